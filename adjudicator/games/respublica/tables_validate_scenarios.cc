// Scenarios: they can be set up with the cards that there are, for every number of players.

#include <algorithm>
#include <set>

#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

namespace {

int deck_cards(const Tables& t, Era era) {
  return static_cast<int>(std::ranges::count_if(t.cards, [&](const CardInfo& c) { return c.deck == era; }));
}

bool in_decks(const std::vector<Era>& decks, std::optional<Era> era) {
  return era && std::ranges::count(decks, *era) > 0;
}

// Faction cards that may be mixed in: no statesmen, concessions or laws (RPR-3.02.2b, 3.03.2a).
int mixable(const Tables& t, const ScenarioInfoRpr& s) {
  return static_cast<int>(std::ranges::count_if(t.cards, [&](const CardInfo& c) {
    return in_decks(s.mixed_in_from, c.deck) && c.kind == CardKind::intrigue;
  }));
}

// Specification 2.15: the cards to draw from, before anything is dealt.
int cards_to_start_with(const Tables& t, const ScenarioInfoRpr& s) {
  const std::vector<Era> own = s.one_deck ? s.decks : std::vector{s.start};
  int cards = s.mixed_in - static_cast<int>(s.inactive_wars.size());
  for (const Era era : own) cards += deck_cards(t, era);
  for (const CardInfo& c : t.cards) {
    if (in_decks(own, c.deck)) continue;
    if (c.kind == CardKind::concession && s.early_concessions) ++cards;
    if (c.kind == CardKind::family && t.senator(as<SenatorId>(c.id)).family <= s.families) ++cards;
  }
  if (s.one_deck || s.decks.size() == 1) cards += 1 + s.era_ends.next_cards;  // Era Ends lies in this deck
  return cards;
}

void check_cards(const Tables& t, const ScenarioInfoRpr& s, const std::string& here) {
  const int families_wanted = s.families_per_player * t.constants.players_max;
  if (s.families > 30 || families_wanted > s.families)
    data_fails(here + ".families_per_player", "not enough families for six players");
  if (s.mixed_in > mixable(t, s)) data_fails(here + ".mixed_in", "there are not so many cards to mix in");
  const int cards = cards_to_start_with(t, s);
  if (s.deck_base != cards) data_fails(here + ".deck_base", "the cards add up to " + std::to_string(cards));
  if (s.deck_per_player != s.families_per_player + s.hand_cards)
    data_fails(here + ".deck_per_player", "families and hand of a player");
  if (s.deck_size(t.constants.players_max) < s.era_ends.size())
    data_fails(here + ".era_ends", "the deck is smaller than the pile at its bottom");
}

void check_pile(const Tables& t, const ScenarioInfoRpr& s, const std::string& here) {
  const Era last = s.decks.back();
  if (!s.one_deck && s.era_ends.own_cards > deck_cards(t, last))
    data_fails(here + ".era_ends.own_cards", "the last deck has fewer");
  if (s.era_ends.next_deck && (*s.era_ends.next_deck <= last || s.one_deck))
    data_fails(here + ".era_ends.next_deck", "expected the deck after the last");
}

// RPR-3.02.4a, 3.03.4a
void check_provinces(const ScenarioInfoRpr& s, const std::string& here) {
  std::set<ProvinceId> seen;
  for (std::size_t i = 0; i < s.provinces.size(); ++i)
    for (const ProvinceId& id : s.provinces[i].provinces)
      if (!seen.insert(id).second)
        data_fails(here + ".provinces[" + std::to_string(i) + "].pool", "'" + id.str() + "' is in two pools");
}

void check_rest(const Tables& t, const ScenarioInfoRpr& s, const std::string& here) {
  if (s.legions > t.constants.max_legions) data_fails(here + ".legions", "there are not so many");
  for (const Law law : s.laws)
    if (std::ranges::count(s.laws_removed, law) > 0 || t.card(t.law(law).card).deck >= s.start)
      data_fails(here + ".laws", "laws of earlier decks, not removed at the same time");
  for (const WarId& id : s.inactive_wars)
    if (t.war(id).deck != s.start) data_fails(here + ".inactive_wars", "a war of another deck");
  if (s.one_deck == s.era_by_turn.empty())
    data_fails(here + ".era_by_turn", "in one shuffled deck, and only there, eras go by the turn");
  for (std::size_t i = 0; i < s.era_by_turn.size(); ++i)
    if (s.era_by_turn[i].era != kEras[i] ||
        (i == 0 ? s.era_by_turn[i].turn != 1 : s.era_by_turn[i].turn <= s.era_by_turn[i - 1].turn))
      data_fails(here + ".era_by_turn[" + std::to_string(i) + "]", "eras in order, from turn 1 on");
}

}  // namespace

void validate_scenarios(const Tables& t) {
  if (t.scenarios.empty()) data_fails("scenarios.json: $.scenarios", "there is none");
  for (std::size_t i = 0; i < t.scenarios.size(); ++i) {
    const ScenarioInfoRpr& s = t.scenarios[i];
    const std::string here = data_item("scenarios.json", "scenarios", i);
    if (s.decks.empty() || s.decks.front() != s.start || !std::ranges::is_sorted(s.decks))
      data_fails(here + ".decks", "decks in order, the starting one first");
    check_cards(t, s, here);
    check_pile(t, s, here);
    check_provinces(s, here);
    check_rest(t, s, here);
  }
}

}  // namespace adj::respublica
