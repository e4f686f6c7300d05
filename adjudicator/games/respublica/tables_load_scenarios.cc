// scenarios.json.

#include <algorithm>

#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

namespace {

template <class E>
std::vector<E> read_named(const DataPlace& list) {
  std::vector<E> values;
  for (const DataPlace& item : list.items()) {
    values.push_back(item.named<E>());
    if (std::ranges::count(values, values.back()) > 1) item.fail("occurs twice");
  }
  return values;
}

EraEndsPile read_pile(const DataPlace& at) {
  EraEndsPile pile{at.at("own_cards").count(), at.at("next_cards").count(), std::nullopt};
  if (const auto deck = at.maybe("next_deck")) pile.next_deck = deck->named<Era>();
  if (pile.next_deck.has_value() != (pile.next_cards > 0))
    at.at("next_cards").fail("cards of another deck need that deck, and it them");
  return pile;
}

}  // namespace

ScenarioInfoRpr TablesLoader::read_scenario(const DataPlace& at) const {
  ScenarioInfoRpr s;
  s.id = at.at("id").text();
  s.name = {at.at("name_en").text(), at.at("name_fr").text(), {}};
  s.start = at.at("start").named<Era>();
  s.decks = read_named<Era>(at.at("decks"));
  s.one_deck = at.at("one_deck").flag();
  s.families = at.at("families").count();
  s.families_per_player = at.at("families_per_player").count();
  s.hand_cards = at.at("hand_cards").count();
  s.legions = at.at("legions").count();
  s.treasury = at.at("treasury").count();
  s.unrest = at.at("unrest").count();
  for (const DataPlace& item : at.at("inactive_wars").items()) s.inactive_wars.push_back(war(item));
  s.early_concessions = at.at("early_concessions").flag();
  s.mixed_in_from = read_named<Era>(at.at("mixed_in_from"));
  s.mixed_in = at.at("mixed_in").count();
  for (const DataPlace& item : at.at("provinces").items())
    s.provinces.push_back({provinces(item.at("pool")), item.at("side").named<ProvinceSide>()});
  s.laws = read_named<Law>(at.at("laws"));
  s.laws_removed = read_named<Law>(at.at("laws_removed"));
  s.era_ends = read_pile(at.at("era_ends"));
  s.deck_base = at.at("deck_base").count();
  s.deck_per_player = at.at("deck_per_player").count();
  if (const auto list = at.maybe("era_by_turn"))
    for (const DataPlace& item : list->items())
      s.era_by_turn.push_back({item.at("turn").count(), item.at("era").named<Era>()});
  return s;
}

void TablesLoader::load_scenarios() {
  for (const DataPlace& at : files_.root("scenarios.json").at("scenarios").items()) {
    ScenarioInfoRpr s = read_scenario(at);
    if (t_.has_scenario(s.id)) at.at("id").fail("the id '" + s.id + "' occurs twice");
    t_.scenarios.push_back(std::move(s));
  }
}

}  // namespace adj::respublica
