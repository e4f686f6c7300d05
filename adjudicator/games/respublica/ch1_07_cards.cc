// RPR-1.07.3  Drawing a card: Forum cards are resolved at once, Faction cards go to the hand.

#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

// RPR-3.04.1  The next deck, and with its first card the next era.
void open_next_deck(RprTable& t, Seat drawer) {
  State& s = t.state();
  if (!s.deck.empty() || s.next_decks.empty()) return;
  const std::vector<Era>& decks = scenario(t).decks;
  ADJ_CHECK(s.next_decks.size() < decks.size(), "more decks to come than the scenario has");
  s.era = decks[decks.size() - s.next_decks.size()];
  s.deck = s.next_decks.front();
  s.next_decks.erase(s.next_decks.begin());
  t.tell("RPR-3.04.1b", EraChanged{s.era, drawer});
}

// Everybody sees that he took a card, he alone which.
void take_to_hand(RprTable& t, Seat seat, CardId card) {
  State& s = t.state();
  faction(s, seat).hand.push_back(card);
  t.tell("RPR-1.07.3a", CardDrawn{seat, CardId(), true});
  t.tell(Audience::only(seat), "RPR-1.07.3a", CardDrawn{seat, card, true});
}

void resolve_card(RprTable& t, CardId card) {
  const CardKind kind = t.tables().card(card).kind;
  switch (kind) {
    case CardKind::family:
      return family_to_forum(t, "RPR-CARD-FAM", as<SenatorId>(card), "deck");
    case CardKind::war:
      return war_appears(t, as<WarId>(card));
    case CardKind::leader:
      return leader_appears(t, as<LeaderId>(card));
    case CardKind::event:
      return resolve_forum_card(t, card);
    case CardKind::statesman:
    case CardKind::concession:
    case CardKind::intrigue:
    case CardKind::law:
      break;
  }
  ADJ_CHECK(false, "a card that should have gone to the hand: " + card.str());
}

}  // namespace

void draw_card(RprTable& t, Seat seat) {
  State& s = t.state();
  open_next_deck(t, seat);
  if (s.deck.empty()) {  // RPR-1.07.2c
    t.tell("RPR-1.07.2c", DeckEmpty{});
    return;
  }
  const CardId card = s.deck.front();
  s.deck.erase(s.deck.begin());
  if (t.tables().card(card).group == CardGroup::faction) return take_to_hand(t, seat, card);
  t.tell("RPR-1.07.3a", CardDrawn{seat, card, false});
  resolve_card(t, card);
}

}  // namespace adj::respublica
