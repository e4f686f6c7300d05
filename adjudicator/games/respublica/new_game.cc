// A game before its first step: options, seats, units in the pool, provinces that do not exist yet. What is
// shuffled and dealt comes with the first step (setup.cc), where the dice are.

#include <algorithm>
#include <charconv>

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

namespace {

std::string listed(const std::vector<std::string>& values) {
  std::string text;
  for (const std::string& v : values) text += (text.empty() ? "" : ", ") + v;
  return text;
}

std::map<std::string, std::string> all_options(const Tables& tables,
                                               const std::map<std::string, std::string>& chosen) {
  std::map<std::string, std::string> options;
  for (const RuleOption& o : tables.rule_options) options[o.id] = o.standard;
  for (const auto& [id, value] : chosen) {
    const auto known = std::find_if(tables.rule_options.begin(), tables.rule_options.end(),
                                    [&](const RuleOption& o) { return o.id == id; });
    if (known == tables.rule_options.end()) throw DataError("there is no option '" + id + "'");
    if (std::find(known->values.begin(), known->values.end(), value) == known->values.end())
      throw DataError("option " + id + ": '" + value + "' is not one of " + listed(known->values));
    options[id] = value;
  }
  return options;
}

int number_of_seats(const std::map<std::string, std::string>& options) {
  const std::string& text = options.at("seats");
  int seats = 0;
  std::from_chars(text.data(), text.data() + text.size(), seats);
  return seats;
}

}  // namespace

State new_game(const Tables& tables, const std::string& scenario,
               const std::map<std::string, std::string>& options) {
  if (!tables.has_scenario(scenario)) throw DataError("there is no scenario '" + scenario + "'");
  const ScenarioInfoRpr& info = tables.scenario(scenario);
  State s;
  s.scenario = scenario;
  s.options = all_options(tables, options);
  s.seats = number_of_seats(s.options);
  s.era = info.start;
  s.treasury = info.treasury;
  s.unrest = info.unrest;
  for (int seat = 1; seat <= s.seats; ++seat) {
    s.clockwise.push_back(Seat{seat});  // shuffled when the cards are dealt
    Faction f;
    f.seat = Seat{seat};
    s.faction.push_back(f);
  }
  for (int number = 1; number <= tables.constants.max_legions; ++number) {
    Legion unit;
    unit.number = number;
    unit.place = number <= info.legions ? UnitPlace::rome : UnitPlace::pool;
    s.legion.push_back(unit);
  }
  for (int number = 1; number <= tables.constants.max_fleets; ++number) {
    Fleet unit;
    unit.number = number;
    s.fleet.push_back(unit);
  }
  for (const ProvinceInfo& p : tables.provinces) {
    Province place;
    place.id = p.id;
    s.province.push_back(place);
  }
  for (const Law law : info.laws) s.laws[law] = Seat{};
  return s;
}

}  // namespace adj::respublica
