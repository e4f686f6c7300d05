// RPR-3.01.4, 3.02.2, 3.03.2, 3.04, 3.05  Decks, families and first hands. Every shuffle is a secret draw,
// card by card.

#include <algorithm>

#include "adjudicator/games/respublica/setup.h"

namespace adj::respublica {

namespace {

using Cards = std::vector<CardId>;

Cards shuffled(RprTable& t, const std::string& which, Cards cards) {
  Cards order;
  while (!cards.empty()) {
    const std::size_t at = pick(t, "shuffle", which, {cards.begin(), cards.end()}, true);
    order.push_back(cards[at]);
    cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return order;
}

// The last `count` of a shuffled pile.
Cards take_last(Cards& pile, int count) {
  ADJ_CHECK(static_cast<int>(pile.size()) >= count, "a pile too small");
  const auto from = pile.end() - count;
  Cards taken(from, pile.end());
  pile.erase(from, pile.end());
  return taken;
}

void append(Cards& pile, const Cards& cards) { pile.insert(pile.end(), cards.begin(), cards.end()); }

template <class Match>
Cards cards_where(const Tables& tables, Match match) {
  Cards found;
  for (const CardInfo& card : tables.cards)
    if (match(card)) found.push_back(card.id);
  return found;
}

Cards of_deck(const Tables& tables, Era deck) {
  return cards_where(tables, [&](const CardInfo& card) { return card.deck == deck; });
}

bool contains(const Cards& pile, CardId card) {
  return std::find(pile.begin(), pile.end(), card) != pile.end();
}

// RPR-3.02.2b, 3.03.2a  What may be mixed in unseen: Faction cards of an earlier deck that are neither
// statesmen nor laws, nor concessions, which join anyhow.
bool may_be_mixed_in(const ScenarioInfoRpr& scenario, const CardInfo& card) {
  const std::vector<Era>& from = scenario.mixed_in_from;
  return card.group == CardGroup::faction && card.kind == CardKind::intrigue && card.deck &&
         std::find(from.begin(), from.end(), *card.deck) != from.end();
}

// RPR-3.01.4b  Families are dealt in turn; the rest joins the deck.
void deal_families(RprTable& t, Cards& deck) {
  State& s = t.state();
  const ScenarioInfoRpr& info = scenario(t);
  std::vector<Name> left;
  for (int number = 1; number <= info.families; ++number) {
    const SenatorInfo& family = t.tables().family(number);
    std::erase(deck, family.card);
    left.push_back(family.id);
  }
  for (const Seat seat : s.clockwise) {
    std::vector<SenatorId> dealt;
    for (int i = 0; i < info.families_per_player; ++i) {
      const std::size_t at = pick(t, "family", faction(s, seat).name.str(), left);
      dealt.push_back(SenatorId(left[at].view()));
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
      enter_play(s, t.tables(), new_senator(t.tables(), dealt.back(), SenatorId(), true, seat));
    }
    t.tell("RPR-3.01.4b", FamiliesDealt{seat, dealt});
  }
  for (const Name& family : left) deck.push_back(CardId(family.view()));
}

// The deck before hands are dealt.
Cards first_deck(RprTable& t) {
  State& s = t.state();
  const Tables& tables = t.tables();
  const ScenarioInfoRpr& info = scenario(t);
  Cards deck;
  for (const Era era : info.decks)
    if (era == info.start || info.one_deck) append(deck, of_deck(tables, era));
  for (const WarId id : info.inactive_wars) {
    std::erase(deck, tables.war(id).card);
    War w;
    w.id = id;
    w.zone = WarZone::inactive;
    s.war.push_back(w);
    t.tell("RPR-3.01.4a", WarAppeared{id, w.zone, false});
  }
  deal_families(t, deck);
  if (info.early_concessions)
    append(deck, cards_where(tables, [](const CardInfo& c) { return c.kind == CardKind::concession; }));
  Cards others =
      shuffled(t, "others", cards_where(tables, [&](const CardInfo& c) { return may_be_mixed_in(info, c); }));
  append(deck, take_last(others, info.mixed_in));
  if (info.id == "late" && option(s, "late_add_27A_1C"))
    for (const char* id : {"27A", "1C"}) deck.push_back(tables.senator(SenatorId(id)).card);
  return deck;
}

// RPR-3.01.4c  Forum cards are put aside and come back when everybody has his hand.
void deal_hands(RprTable& t, Cards& deck) {
  State& s = t.state();
  Cards aside;
  deck = shuffled(t, "deck", deck);
  std::size_t next = 0;
  for (const Seat seat : s.clockwise) {
    Faction& f = faction(s, seat);
    while (static_cast<int>(f.hand.size()) < scenario(t).hand_cards) {
      ADJ_CHECK(next < deck.size(), "no Faction card is left");
      const CardId card = deck[next++];
      (t.tables().card(card).group == CardGroup::faction ? f.hand : aside).push_back(card);
    }
    t.tell(Audience::only(seat), "RPR-3.01.4c", HandDealt{seat, f.hand});
  }
  Cards rest(deck.begin() + static_cast<std::ptrdiff_t>(next), deck.end());
  append(rest, aside);
  deck = shuffled(t, "deck", rest);
}

// RPR-3.01.4d, 3.02.2c, 3.03.2c, 3.05.1a
void bury_era_ends(RprTable& t, Cards& deck) {
  const EraEndsPile& rule = scenario(t).era_ends;
  Cards pile = take_last(deck, rule.own_cards);
  if (rule.next_deck) {
    Cards next = shuffled(t, "next", of_deck(t.tables(), *rule.next_deck));
    append(pile, take_last(next, rule.next_cards));
  }
  pile.push_back(kEraEnds);
  append(deck, shuffled(t, "era_ends", pile));
}

// RPR-3.04.1a  Whole decks, one after the other; the last one has Era Ends.
void stack_next_decks(RprTable& t) {
  const ScenarioInfoRpr& info = scenario(t);
  if (info.one_deck) return;
  for (const Era era : info.decks)
    if (era != info.start)
      t.state().next_decks.push_back(shuffled(t, std::string(name_of(era)), of_deck(t.tables(), era)));
}

// What is in no pile, no hand and no play is out of this game (3.01.4F).
void set_the_rest_aside(RprTable& t) {
  State& s = t.state();
  const ScenarioInfoRpr& info = scenario(t);
  Cards used = s.deck;
  for (const Cards& deck : s.next_decks) append(used, deck);
  for (const Faction& f : s.faction) append(used, f.hand);
  for (const Senator& m : s.senator) used.push_back(t.tables().senator(m.id).card);
  for (const War& w : s.war) used.push_back(t.tables().war(w.id).card);
  for (const Law law : info.laws) used.push_back(t.tables().law(law).card);
  for (const Law law : info.laws_removed) {  // RPR-3.03.2b
    s.removed.push_back(t.tables().law(law).card);
    used.push_back(s.removed.back());
  }
  s.set_aside = cards_where(t.tables(), [&](const CardInfo& card) { return !contains(used, card.id); });
}

}  // namespace

void deal_cards(RprTable& t) {
  State& s = t.state();
  Cards deck = first_deck(t);
  deal_hands(t, deck);
  stack_next_decks(t);
  bury_era_ends(t, s.next_decks.empty() ? deck : s.next_decks.back());
  s.deck = deck;
  const int added = scenario(t).id == "late" && option(s, "late_add_27A_1C") ? 2 : 0;
  ADJ_CHECK(static_cast<int>(s.deck.size()) == scenario(t).deck_size(s.seats) + added,
            "a deck of the wrong size");
  set_the_rest_aside(t);
}

}  // namespace adj::respublica
