// RPR-1.09.73  Bodyguards, named when the die has fallen.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

// The first line that speaks of this senator.
Bodyguard wanted_for(Position p, Seat seat, SenatorId target) {
  for (const Order* order : own_orders(p.state, seat))
    if (const auto* line = std::get_if<Bodyguard>(&order->body);
        line && (line->senator.empty() || line->senator == target) && holds(p, *order, Moment{}))
      return *line;
  return Bodyguard{};  // 7.4: as needed
}

// The fewest that prevent his death; none if all together cannot.
int as_needed(const Tables& tables, int total, int held_cards) {
  for (int cards = 0; cards <= held_cards; ++cards)
    if (tables.assassination(total - cards) != AttemptResult::killed) return cards;
  return 0;
}

int cards_to_play(Position p, const Bodyguard& wanted, int total, int held_cards) {
  switch (wanted.mode) {
    case GuardMode::as_needed:
      return as_needed(p.tables, total, held_cards);
    case GuardMode::all:
      return held_cards;
    case GuardMode::number:
      return std::clamp(wanted.number, 0, held_cards);
    case GuardMode::none:
      return 0;
  }
  return 0;
}

}  // namespace

Escort play_bodyguards(RprTable& t, SenatorId target, int total) {
  State& s = t.state();
  const Seat seat = senator(s, target).faction;
  Escort escort;
  escort.open = !senator(s, target).open_bodyguard.empty();
  std::vector<CardId> cards;
  for (const CardId card : faction(s, seat).hand)
    if (t.tables().card(card).intrigue == Intrigue::secret_bodyguard) cards.push_back(card);
  if (!own_master(s, seat)) return escort;  // RPR-1.09.823b: nobody plays these cards
  escort.secret = cards_to_play(t, wanted_for(t, seat, target), total, static_cast<int>(cards.size()));
  if (escort.secret == 0) return escort;
  cards.resize(static_cast<std::size_t>(escort.secret));
  discard(t, "RPR-1.09.73a", seat, cards, "secret_bodyguard");
  t.tell("RPR-1.09.73a", BodyguardsPlayed{target, escort.secret});
  return escort;
}

}  // namespace adj::respublica
