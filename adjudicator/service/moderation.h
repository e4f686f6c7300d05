#pragma once
// What moderators (by mail) and operators (at the machine) may do to a game. Each act can first be proposed:
// what it would do, and what it would change; carried out, it is told to all seats and written into the
// audit.

#include <string>
#include <vector>

#include "adjudicator/core/describe.h"
#include "adjudicator/service/hosted.h"

namespace adj::service {

struct Act {
  std::string id;    // start force extend deadlines pause resume replace invite substitute rollback edit rule
                     // announce eject close key
  int window = 0;    // force, rollback; extend, substitute, edit, rule: the open one, no other (0: whichever)
  int seat = 0;      // replace, invite (0: any), substitute, eject, key (0: the moderator's)
  int minutes = 0;   // extend
  std::string text;  // an address, orders, settings, the field, the option, the announcement
  std::string value;   // edit, rule
  std::string reason;  // edit
  friend bool operator==(const Act&, const Act&) = default;
};
template <class Ar>
void describe(Ar& ar, Act& v) {
  ar("id", v.id)("window", v.window)("seat", v.seat)("minutes", v.minutes)("text", v.text)("value", v.value)(
      "reason", v.reason);
}

bool is_act(const std::string& id);

struct Proposal {
  bool possible = false;
  std::string what;                      // what it does, or why it cannot be done
  std::vector<std::string> differences;  // one line per thing that changes
};

// Changes nothing. `reader`: the seat of a moderator who plays; he is not shown what it may not know.
Proposal propose(const Context& context, store::Tx& tx, Hosted& hosted, const Act& act, Language language,
                 int reader = 0);

// Does it, if it is still possible; else says why not. `actor`: for the audit.
Proposal carry_out(const Context& context, store::Tx& tx, Hosted& hosted, const Act& act,
                   const std::string& actor, Language language, int reader = 0);

// Whether it is about the open window: then it names it, so that a late yes does not hit the next one.
bool is_of_open_window(const std::string& id);

}  // namespace adj::service
