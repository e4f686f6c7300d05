#pragma once
// PREVIEW: what a seat's orders would do as far as it may know, with the odds of every roll. All of it is
// computed from the rules' own figures; nothing is rolled. The files of the preview share the state with the
// other seat's secrets taken out of it, so that no sentence can tell them.

#include "adjudicator/games/alea/ch8_combat.h"
#include "adjudicator/games/alea/report_parts.h"
#include "adjudicator/report/chance.h"

namespace adj::alea {

template <class Test>
Chance d6_chance(Test test) {
  return chance_of(1, 6, test);
}
template <class Test>
Chance d10_chance(Test test) {
  return chance_of(0, 9, test);  // AIE-0.1a
}

// The sentences for one reader, in the order in which things would happen.
class Outlook {
 public:
  Outlook(const Tables& tables, State known_state, Seat seat, Language language)
      : known(std::move(known_state)), reader(Position(tables, known), seat, language) {}
  Outlook(const Outlook&) = delete;
  Outlook& operator=(const Outlook&) = delete;

  Position position() const { return reader.p; }
  Camp camp() const { return camp_of(known, reader.seat); }
  // The sentence report.preview.<key>.
  std::string text(std::string_view key, Json::Object fields = {}) const {
    return reader.say("report.preview." + std::string(key), std::move(fields));
  }
  void say(std::string_view key, Json::Object fields = {}) { lines.push_back(text(key, std::move(fields))); }
  std::string chance_text(Chance chance) const;  // 5 in 6 (83 %)
  std::string order_text(const Order& order) const {
    return order_line(reader.p.tables, order, reader.language);
  }

  State known;  // without what the seat may not know
  Reader reader;
  std::vector<std::string> lines;
};

// --- The parts
void preview_turn(Outlook& out, const std::vector<Order>& orders);  // preview_turn.cc: phases B to D
void preview_movements(Outlook& out,
                       const std::vector<Order>& orders);               // preview_smc.cc: an SMC of one's own
void preview_reaction(Outlook& out, const std::vector<Order>& orders);  // in the enemy's
// Whom the reader meets in this state, with his orders and counters in it.
void preview_contacts(Outlook& out, const State& met_in, const Engagement& e);  // preview_combat.cc
// preview_battle.cc: plays the reader's stratagems in `after`.
void preview_battle(Outlook& out, State& after, const Engagement& e, ZoneId zone, bool naval);
// AIE-6.3b  A die as the reader's Divine favour would leave it.
int favoured_by_reader(const Outlook& out, Position p, const StratagemMoment& die, Name what, Camp roller,
                       int roll);
int favoured_d10(const Outlook& out, Position p, Name what, Camp roller, ZoneId zone, LeaderId about,
                 int roll);                                  // about this leader
bool combat_play(const Tables& tables, const Order& order);  // a stratagem that waits for a combat
bool sets_other_die(const Play& play);  // Divine favour for a die of evasion, escape, plague, assassination
void idle_plays(Outlook& out, const State& after);  // those of the SMC that none of the combats has used
// Orders for which nothing is rolled, and those whose condition does not hold or that cannot be carried out
// as things stand.
void preview_plain(Outlook& out, const Order& order);
bool stands_now(Outlook& out, const Order& order, const std::optional<Refusal>& refused);
// Stratagems of phases E and F that need no combat.
void preview_play(Outlook& out, const Order& order, const Play& play);

}  // namespace adj::alea
