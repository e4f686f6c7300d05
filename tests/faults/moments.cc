#include "tests/faults/moments.h"

#include <utility>

#include "adjudicator/store/link.h"
#include "mail/source.h"

namespace adj::faults {

std::string_view name_of(Action action) {
  switch (action) {
    case Action::none:
      return "none";
    case Action::crash:
      return "crash";
    case Action::in_doubt:
      return "in_doubt";
    case Action::conflict:
      return "conflict";
    case Action::deadlock:
      return "deadlock";
    case Action::connection_lost:
      return "connection_lost";
    case Action::database_full:
      return "database_full";
    case Action::backend_killed:
      return "backend_killed";
    case Action::mailbox_fails:
      return "mailbox_fails";
    case Action::sink_retry:
      return "sink_retry";
    case Action::sink_permanent:
      return "sink_permanent";
    case Action::sink_configuration:
      return "sink_configuration";
    case Action::sink_ambiguous:
      return "sink_ambiguous";
    case Action::sink_disk_full:
      return "sink_disk_full";
    case Action::lease_expired:
      return "lease_expired";
    case Action::clock_jump:
      return "clock_jump";
  }
  return "";
}

const std::vector<Action>& possible_at(const std::string& moment) {
  using A = Action;
  static const std::map<std::string, std::vector<Action>> kPossible{
      {"connect", {A::crash, A::connection_lost}},
      {"fetch.poll", {A::crash, A::mailbox_fails}},
      {"fetch.half", {A::crash, A::mailbox_fails}},
      {"inbox.before", {A::crash, A::backend_killed}},
      {"move.before", {A::crash, A::mailbox_fails}},
      {"move.half", {A::crash, A::mailbox_fails}},
      {"move.after", {A::crash}},
      {"mails.counted", {A::crash, A::backend_killed}},
      {"mail.identified", {A::crash, A::backend_killed}},
      {"mail.read", {A::crash, A::backend_killed}},
      {"ack.written", {A::crash, A::backend_killed}},
      {"resolve.advanced", {A::crash, A::backend_killed}},
      {"resolve.report", {A::crash, A::backend_killed}},
      {"mails.done", {A::crash}},
      {"due.game", {A::crash, A::backend_killed}},
      {"commit.before",
       {A::crash, A::in_doubt, A::conflict, A::deadlock, A::connection_lost, A::database_full,
        A::backend_killed}},
      {"commit.after", {A::crash, A::in_doubt}},
      {"send.claimed", {A::crash, A::backend_killed, A::lease_expired}},
      {"sink.before",
       {A::crash, A::sink_retry, A::sink_permanent, A::sink_configuration, A::sink_ambiguous,
        A::sink_disk_full}},
      {"sink.half", {A::crash}},
      {"sink.after", {A::crash, A::sink_ambiguous}},
      {"send.accepted", {A::crash, A::backend_killed}},
      {"send.noted", {A::crash}},
      {"idle", {A::crash, A::clock_jump}},
  };
  static const std::vector<Action> kNothing;
  const auto at = kPossible.find(moment.substr(0, moment.find(' ')));
  return at == kPossible.end() ? kNothing : at->second;
}

std::string text_of(const Fault& fault) {
  return std::string(name_of(fault.action)) + " at " + fault.moment + " " + std::to_string(fault.occurrence);
}

void Moments::begin(std::vector<Fault> plan) {
  plan_ = std::move(plan);
  struck_.clear();
  seen_.clear();
  since_commit_.clear();
}

namespace {

void throw_for(Action action) {
  switch (action) {
    case Action::crash:
      throw Crash{};
    case Action::in_doubt:
      throw store::CommitInDoubt("the answer to the commit never came");
    case Action::conflict:
      throw store::SqlError("could not serialize access", "40001");
    case Action::deadlock:
      throw store::SqlError("deadlock detected", "40P01");
    case Action::connection_lost:
      throw store::LinkLost("the connection was lost");
    case Action::database_full:
      throw store::SqlError("could not extend file", "53100");
    case Action::mailbox_fails:
      throw mail::SourceFailure(mail::SourceFailure::Kind::temporary, "the mailbox fails");
    case Action::none:
    case Action::backend_killed:
    case Action::sink_retry:
    case Action::sink_permanent:
    case Action::sink_configuration:
    case Action::sink_ambiguous:
    case Action::sink_disk_full:
    case Action::lease_expired:
    case Action::clock_jump:
      return;
  }
}

}  // namespace

// What the transaction that is being committed has done.
std::string Moments::committed() const {
  if (since_commit_.contains("resolve.report")) return "window";
  if (since_commit_.contains("ack.written")) return "mail";
  if (since_commit_.contains("inbox.before")) return "inbox";
  if (since_commit_.contains("send.accepted")) return "sent";
  return "rest";
}

Action Moments::at(std::string moment) {
  if (moment == "connect") since_commit_.clear();
  since_commit_.insert(moment);
  if (moment.starts_with("commit.")) {
    const bool over = moment == "commit.after";
    moment += " " + committed();
    if (over) since_commit_.clear();
  }
  const int occurrence = ++seen_[moment];
  for (const Fault& fault : plan_) {
    if (fault.moment != moment || fault.occurrence != occurrence) continue;
    struck_.push_back(fault);
    if (act) act(fault.action);
    throw_for(fault.action);
    return fault.action;
  }
  return Action::none;
}

std::set<int> points_of(const Fault& fault) {
  static const std::map<std::string, std::set<int>> kByMoment{
      {"connect", {1}},
      {"fetch.poll", {2}},
      {"fetch.half", {3}},
      {"inbox.before", {4}},
      {"commit.before inbox", {5}},
      {"commit.after inbox", {5}},
      {"move.before", {6}},
      {"move.half", {6}},
      {"move.after", {6}},
      {"mails.counted", {7}},
      {"mail.identified", {8, 12}},
      {"mail.read", {9, 12}},
      {"ack.written", {10, 12}},
      {"commit.before mail", {11, 12}},
      {"commit.after mail", {11}},
      {"resolve.advanced", {12, 13}},
      {"resolve.report", {12, 14}},
      {"commit.before window", {12, 15}},
      {"commit.after window", {15}},
      {"send.claimed", {16}},
      {"sink.before", {17}},
      {"sink.half", {18}},
      {"sink.after", {19}},
      {"send.accepted", {20}},
      {"commit.before sent", {20}},
      {"commit.after sent", {21}},
      {"send.noted", {21}},
  };
  const auto at = kByMoment.find(fault.moment);
  std::set<int> points = at == kByMoment.end() ? std::set<int>{} : at->second;
  if (fault.action == Action::lease_expired) points.insert(22);
  if (fault.moment == "idle" && fault.action == Action::crash) points.insert(23);
  if (fault.action == Action::backend_killed) points.insert(25);
  if (fault.action == Action::sink_disk_full || fault.action == Action::database_full) points.insert(26);
  if (fault.action == Action::clock_jump) points.insert(27);
  return points;
}

std::vector<Fault> make_plan(const std::map<std::string, int>& seen, Random& random) {
  const std::vector<std::pair<std::string, int>> moments(seen.begin(), seen.end());
  std::vector<Fault> plan;
  for (int left = random.between(1, 3); left > 0; --left) {
    const auto& [moment, occurrences] = random.pick(moments);
    plan.push_back({moment, random.between(1, occurrences), random.pick(possible_at(moment))});
  }
  return plan;
}

}  // namespace adj::faults
