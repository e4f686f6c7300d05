#pragma once
// PREVIEW: what a seat's orders would do as far as it may know, with the odds of every roll. All of it is
// computed from the rules' own figures; nothing is rolled. The files of the preview share the state with the
// other seat's secrets taken out of it, so that no sentence can tell them.

#include "adjudicator/games/alea/ch8_combat.h"
#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

// So many of so many equal cases.
struct Chance {
  int good = 0, cases = 1;
};

// Of the faces of a die those that pass the rule's own test.
template <class Test>
Chance chance_of(int low, int high, Test test) {
  Chance chance{0, high - low + 1};
  for (int face = low; face <= high; ++face)
    if (test(face)) ++chance.good;
  return chance;
}
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
void preview_contacts(Outlook& out, Position after, const Engagement& e);  // preview_combat.cc
// Orders for which nothing is rolled, and those whose condition does not hold or that cannot be carried out
// as things stand.
void preview_plain(Outlook& out, const Order& order);
bool stands_now(Outlook& out, const Order& order, const std::optional<Refusal>& refused);
// Stratagems of phases E and F that need no combat.
void preview_play(Outlook& out, const Order& order, const Play& play);

}  // namespace adj::alea
