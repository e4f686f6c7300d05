// Reading the data: constants.json, rule_options.json, components.json, deck.json, mortality_chits.json,
// offices.json, and what all files share.

#include <algorithm>
#include <charconv>

#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

Tables TablesLoader::load() {
  t_.digest = files_.digest();
  load_constants();
  load_rule_options();
  load_chits();
  load_offices();
  load_deck();
  load_provinces();
  load_families();
  load_statesmen();
  load_concessions();
  load_wars();
  load_leaders();
  load_intrigue();
  load_laws();
  load_forum_cards();
  check_deck_described();
  load_board();
  load_events();
  load_event_table();
  load_components();
  load_scenarios();
  return std::move(t_);
}

// --- What all files share
Names read_names(const DataPlace& at) {
  Names names{at.at("name_en").text(), at.at("name_fr").text(), {}};
  for (const DataPlace& alias : at.at("aliases").items()) names.aliases.push_back(alias.text());
  return names;
}

namespace {

// Digits at the front of the text, which are taken from it.
std::optional<int> take_digits(std::string_view& text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || value < 0 || value > 99) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return value;
}

}  // namespace

DiceFormula read_formula(const DataPlace& at) {
  const std::string written = at.text();
  std::string_view rest = written;
  DiceFormula formula;
  if ((formula.negative = rest.starts_with('-'))) rest.remove_prefix(1);
  const auto dice = take_digits(rest);
  if (!dice || *dice == 0 || !rest.starts_with("d6")) at.fail("expected dice like 1d6, 2d6-2 or -1d6+1");
  formula.dice = *dice;
  rest.remove_prefix(2);
  if (!rest.empty()) {
    const bool minus = rest.front() == '-';
    if (!minus && rest.front() != '+') at.fail("expected + or - after the dice");
    rest.remove_prefix(1);
    const auto plus = take_digits(rest);
    if (!plus || !rest.empty()) at.fail("expected a number after the sign");
    formula.plus = minus ? -*plus : *plus;
  }
  return formula;
}

std::vector<int> read_numbers(const DataPlace& list) {
  std::vector<int> numbers;
  for (const DataPlace& item : list.items()) numbers.push_back(item.number());
  return numbers;
}

WarId TablesLoader::war(const DataPlace& at) const { return card_id<WarId>(at, {CardKind::war}, "war"); }
SenatorId TablesLoader::statesman(const DataPlace& at) const {
  return card_id<SenatorId>(at, {CardKind::statesman}, "statesman");
}
ConcessionId TablesLoader::concession(const DataPlace& at) const {
  return card_id<ConcessionId>(at, {CardKind::concession}, "concession");
}
LeaderId TablesLoader::leader(const DataPlace& at) const {
  return card_id<LeaderId>(at, {CardKind::leader}, "leader");
}

ProvinceId TablesLoader::province(const DataPlace& at) const {
  const ProvinceId id = at.id<ProvinceId>();
  if (!t_.has_province(id)) at.fail("unknown province '" + id.str() + "'");
  return id;
}

std::vector<ProvinceId> TablesLoader::provinces(const DataPlace& list) const {
  std::vector<ProvinceId> ids;
  for (const DataPlace& item : list.items()) {
    ids.push_back(province(item));
    if (std::ranges::count(ids, ids.back()) > 1) item.fail("'" + ids.back().str() + "' occurs twice");
  }
  return ids;
}

CardInfo& TablesLoader::described(const DataPlace& number, Name id, CardKind kind, const Names& name) {
  const int wanted = number.number();
  if (wanted < 1 || wanted > static_cast<int>(t_.cards.size())) number.fail("the deck has no such card");
  CardInfo& card = t_.cards[static_cast<std::size_t>(wanted - 1)];
  if (card.id != as<CardId>(id) || card.kind != kind)
    number.fail("card " + std::to_string(wanted) + " of the deck is '" + card.id.str() + "', a " +
                std::string(name_of(card.kind)));
  if (!card.name.en.empty()) number.fail("card " + std::to_string(wanted) + " is described twice");
  card.name = name;
  return card;
}

CardInfo& TablesLoader::described(const DataPlace& entry, CardKind kind, const Names& name) {
  return described(entry.at("card"), entry.at("id").id<CardId>(), kind, name);
}

Era TablesLoader::deck_of(const DataPlace& entry, const CardInfo& card) const {
  const Era era = entry.at("deck").named<Era>();
  if (card.deck != era) entry.at("deck").fail("deck.json puts the card into another deck");
  return era;
}

// --- constants.json
void TablesLoader::load_constants() {
  const DataPlace root = files_.root("constants.json");
  const auto value = [&](const char* key) { return root.at(key).at("v").count(); };
  Constants& c = t_.constants;
  c.players_min = value("players_min");
  c.players_max = value("players_max");
  c.annual_revenue = value("annual_revenue");
  c.war_cost = value("war_cost");
  c.unit_upkeep = value("unit_upkeep");
  c.unit_cost = value("unit_cost");
  c.manpower_step = value("manpower_shortage_step");
  c.max_legions = value("max_legions");
  c.max_fleets = value("max_fleets");
  c.hand_limit = value("hand_limit");
  c.initiatives = value("initiatives_per_turn");
  c.income_leader = value("base_income_leader");
  c.income_other = value("base_income_other");
  c.knight_target = value("knight_target");
  c.persuasion_fail = value("persuasion_fail_natural");
  c.persuasion_fail_after_era_ends = value("persuasion_fail_natural_after_era_ends");
  c.aligned_loyalty = value("aligned_loyalty_bonus");
  c.cfl_election_influence = value("consul_for_life_election_influence");
  c.cfl_appointment_influence = value("consul_for_life_appointment_influence");
  c.repopulation_minimum = value("repopulation_minimum");
  c.governor_term = value("governor_term");
  c.development_target = value("development_target");
  c.development_influence = value("development_influence");
  c.dictator_active_wars = value("dictator_active_wars");
  c.dictator_war_strength = value("dictator_war_strength");
  c.losing_active_wars = value("losing_active_wars");
  c.popularity_min = root.at("popularity_min").at("v").number();
  c.popularity_max = value("popularity_max");
  c.ransom_min = value("ransom_min");
  c.ransom_per_influence = value("ransom_per_influence");
  c.mob_chits = value("mob_chits");
  c.treasury_warnings = read_numbers(root.at("treasury_warning_levels").at("v"));
  c.provincial_unit_cost = value("provincial_unit_cost");
  c.recall_veteran_cost = value("recall_veteran_cost");
}

// components.json says again what the constants and the cards add up to: a check, nothing else.
void TablesLoader::load_components() {
  const DataPlace root = files_.root("components.json");
  int bills = 0;
  for (const LandBillInfo& bill : t_.land_bills) bills += bill.markers;
  const std::pair<const char*, std::size_t> counts[] = {
      {"legions", static_cast<std::size_t>(t_.constants.max_legions)},
      {"fleets", static_cast<std::size_t>(t_.constants.max_fleets)},
      {"mortality", t_.chits.size()},
      {"land_bills", static_cast<std::size_t>(bills)},
      {"scenario_cards", t_.cards.size()},
      {"event_cards", t_.events.size()},
      {"provinces", t_.provinces.size()}};
  for (const auto& [key, count] : counts)
    if (root.at(key).number() != static_cast<int>(count))
      root.at(key).fail("the other files have " + std::to_string(count));
}

void TablesLoader::load_rule_options() {
  for (const DataPlace& at : files_.root("rule_options.json").at("rule_options").items()) {
    RuleOption option{at.at("id").text(), at.at("default").text(), at.at("ruling").text(), {}};
    for (const DataPlace& v : at.at("values").items()) option.values.push_back(v.text());
    if (std::ranges::count(option.values, option.standard) != 1)
      at.at("default").fail("'" + option.standard + "' is not one of the values");
    if (std::ranges::any_of(t_.rule_options, [&](const RuleOption& o) { return o.id == option.id; }))
      at.at("id").fail("the id '" + option.id + "' occurs twice");
    t_.rule_options.push_back(std::move(option));
  }
}

// --- deck.json
void TablesLoader::load_deck() {
  const DataPlace root = files_.root("deck.json");
  std::array<int, 3> sizes{};
  for (const DataPlace& at : root.at("cards").items()) {
    CardInfo card;
    card.id = at.at("id").id<CardId>();
    card.number = at.at("number").number();
    if (card.number != static_cast<int>(t_.cards.size()) + 1)
      at.at("number").fail("cards are numbered from 1 without gaps");
    card.kind = at.at("type").named<CardKind>();
    card.group = at.at("group").named<CardGroup>();
    if (const auto deck = at.maybe("deck")) {
      card.deck = deck->named<Era>();
      ++sizes[static_cast<std::size_t>(*card.deck)];
    } else if (card.id != kEraEnds) {
      at.at("deck").fail("only Era Ends belongs to no deck");
    }
    add(t_.cards, t_.card_index_, std::move(card), at);
  }
  if (root.at("count").number() != static_cast<int>(t_.cards.size()))
    root.at("count").fail("there are " + std::to_string(t_.cards.size()));
  for (const Era era : kEras) {
    const DataPlace said = root.at("decks").at(std::string(name_of(era)).c_str());
    const int size = sizes[static_cast<std::size_t>(era)];
    if (said.number() != size) said.fail("there are " + std::to_string(size));
  }
}

// RPR-1.05.21a  Numbers, blanks and "Draw 2".
void TablesLoader::load_chits() {
  const DataPlace root = files_.root("mortality_chits.json");
  t_.chits = read_numbers(root.at("numbered"));
  for (std::size_t i = 0; i < t_.chits.size(); ++i)
    if (t_.chits[i] != static_cast<int>(i) + 1) root.at("numbered").fail("each number once, from 1");
  t_.chits.insert(t_.chits.end(), static_cast<std::size_t>(root.at("none").count()), kChitNone);
  t_.chits.insert(t_.chits.end(), static_cast<std::size_t>(root.at("draw_two").count()), kChitDrawTwo);
  if (root.at("total").number() != static_cast<int>(t_.chits.size()))
    root.at("total").fail("there are " + std::to_string(t_.chits.size()));
}

void TablesLoader::load_offices() {
  for (const DataPlace& at : files_.root("offices.json").at("offices").items()) {
    OfficeInfo office;
    office.office = at.at("id").named<Office>();
    if (static_cast<std::size_t>(office.office) != t_.offices.size())
      at.at("id").fail("offices stand in order of rank, each once");
    office.name = read_names(at);
    if (const auto rank = at.maybe("rank")) office.rank = rank->number();
    office.influence = at.at("influence").count();
    office.prior_consul = at.at("prior_consul").flag();
    office.major_marker = at.at("major_marker").flag();
    t_.offices.push_back(std::move(office));
  }
}

}  // namespace adj::respublica
