#pragma once
// When a fault strikes, and what it is. The service calls out at named moments (Context::at,
// Store::set_fault); the harness adds those of its mailboxes. A plan says at which occurrence of which moment
// what happens.

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/module.h"

namespace adj::faults {

// The process is killed: nothing of ours catches it but the harness, which then throws every object away.
struct Crash {};

enum class Action {
  none,
  crash,
  // What the database says.
  in_doubt,  // the commit's answer never came: at commit.before it did not happen, at commit.after it did
  conflict,
  deadlock,
  connection_lost,
  database_full,
  backend_killed,  // the server ends our connection, for real
  // What the mailboxes say.
  mailbox_fails,
  sink_retry,
  sink_permanent,
  sink_configuration,
  sink_ambiguous,
  sink_disk_full,  // for real: the file cannot grow
  // What time does.
  lease_expired,  // another sender takes the letters while this one still lives
  clock_jump,
};

std::string_view name_of(Action action);

// What can happen at a moment; empty when the moment is unknown.
const std::vector<Action>& possible_at(const std::string& moment);

struct Fault {
  std::string moment;
  int occurrence = 1;
  Action action = Action::none;
};

std::string text_of(const Fault& fault);

class Moments {
 public:
  // Does what is done elsewhere: killing a backend, moving the clock.
  std::function<void(Action)> act;

  void begin(std::vector<Fault> plan);
  // Throws for what is thrown; returns what the caller must do itself. A commit is a moment for each kind of
  // thing that is committed: "commit.before inbox", "commit.after window".
  Action at(std::string moment);

  const std::map<std::string, int>& seen() const { return seen_; }  // occurrences since begin()
  const std::vector<Fault>& struck() const { return struck_; }

 private:
  std::string committed() const;
  std::vector<Fault> plan_, struck_;
  std::map<std::string, int> seen_;
  std::set<std::string> since_commit_;
};

// The crash points of the plan (MAIL §5, numbered there) that a fault has struck.
std::set<int> points_of(const Fault& fault);

// Faults for a run that will see these moments, each moment as likely as any other.
std::vector<Fault> make_plan(const std::map<std::string, int>& seen, Random& random);

}  // namespace adj::faults
