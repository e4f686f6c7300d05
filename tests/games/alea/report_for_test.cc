#include "tests/games/alea/report_for_test.h"

#include <map>

namespace adj::alea {

namespace {

// A value for each name that fields of events have; lists get one element.
const std::map<std::string, Json>& values_by_name() {
  static const std::map<std::string, Json> kValues = [] {
    std::map<std::string, Json> all;
    for (const char* key : {"leader", "pretender"}) all[key] = "m_antonius";
    for (const char* key : {"zone", "from", "to", "city"}) all[key] = "italia_1";
    for (const char* key : {"leaders", "fleet", "army", "attacking_leaders", "defending_leaders"})
      all[key] = Json::Array{"caesar", "pompeius"};
    for (const char* key : {"units", "attacking_units", "defending_units", "stay", "go", "cargo"})
      all[key] = Json::Array{"legio_10", "legio_1r"};
    all["naves"] = Json::Array{"naves_6pf_0_1"};
    all["unit"] = "legio_10";
    all["people"] = "parthi";
    all["peoples"] = Json::Array{"parthi"};
    all["nation"] = "celtic";
    all["region"] = "italia";
    all["regions"] = Json::Array{"italia", "gallia"};
    all["counter"] = "S01";
    all["counters"] = Json::Array{"S01", "S02"};
    for (const char* key : {"roll", "die"}) all[key] = 3;
    for (const char* key : {"number", "count", "points"}) all[key] = 2;
    all["scenario"] = "3";
    all["what"] = "battle";
    all["decision"] = "smc";
    all["by"] = "republican";
    all["cause"] = "combat";
    all["how"] = "arms";
    all["why"] = "loss";
    all["reason"] = "battle";
    all["seat"] = 1;
    return all;
  }();
  return kValues;
}

Json filled_in(Json event) {
  for (auto& [key, value] : event.as_object()) {
    const auto given = values_by_name().find(key);
    const bool flag = value.is_bool();
    if (given != values_by_name().end() && !flag) value = given->second;
  }
  return event;
}

template <class E>
Json sample() {
  return filled_in(to_json(E{}));
}

template <>
Json sample<Moved>() {
  Moved moved;
  moved.path = {{z("italia_2"), {u("legio_10")}}, {z("italia_3"), {}}};
  return filled_in(to_json(moved));
}

template <>
Json sample<Sailed>() {
  Sailed sailed;
  sailed.path = {z("mare_tyrrhenum"), z("italia_7")};
  return filled_in(to_json(sailed));
}

template <>
Json sample<OrderFailed>() {
  return filled_in(to_json(OrderFailed{kOne, plain_order(Pass{}), refusal("AIE-6a", "no_such_counter")}));
}

template <>
Json sample<ConditionNotMet>() {
  return filled_in(to_json(ConditionNotMet{kOne, plain_order(Pass{})}));
}

template <>
Json sample<DeploymentReplaced>() {
  return filled_in(to_json(DeploymentReplaced{kOne, {refusal("AIE-S0.a", "deploy_nothing_named")}}));
}

template <>
Json sample<BattleFought>() {
  BattleFought battle;
  battle.odds = "3/2";
  battle.column = "2/1";
  battle.shift = 1;
  battle.attacker_pf = 30;
  battle.defender_pf = 20;
  battle.modifiers = {{"attacker_bt", 3}, {"crossing", -1}};
  battle.total = 5;
  battle.defender_result = Result::weakened;
  battle.attacker_result = Result::quarter;
  return filled_in(to_json(battle));
}

template <>
Json sample<GameOver>() {
  return filled_in(to_json(GameOver{{OutcomeKind::caesarian, kOne, "decisive", "balance", 12}, -44}));
}

template <>
Json sample<SpqrAdjusted>() {
  return filled_in(to_json(SpqrAdjusted{{{"wars", 1}, {"peace", -1}}, 2, 2}));
}

template <>
Json sample<AttemptMade>() {
  return filled_in(to_json(AttemptMade{4, {{"ides", 2}}, 6, true}));
}

}  // namespace

std::vector<NumberedEvent> one_of_every_event() {
  std::vector<NumberedEvent> all;
  for_each_kind<Event>([&]<class E>(const E*) {
    all.push_back(
        {static_cast<int>(all.size()) + 1, 1, "AIE-0.1a", Audience::everyone(), Name(E::kName), sample<E>()});
  });
  return all;
}

NumberedEvent bare_event(Name name) {
  NumberedEvent found;
  for (const NumberedEvent& event : one_of_every_event())
    if (event.name == name) found = event;
  for_each_kind<Event>([&]<class E>(const E*) {
    if (Name(E::kName) != name) return;
    const Json fresh = to_json(E{});
    for (const auto& [field, value] : fresh.as_object())
      if (value.is_null() || value.is_array()) found.data[field] = value;
  });
  return found;
}

std::vector<Decision> one_of_every_decision(Position p) {
  const Seat c = seat_of(p.state, Camp::caesarian);
  const ZoneId here = kRomaZone;
  const std::vector<ZoneId> zones{z("italia_2"), z("italia_3")};
  const std::vector<UnitId> legions{u("legio_10"), u("legio_12"), u("legio_13")};
  const std::vector<LeaderId> leaders{kCaesar, kMAntonius};
  std::vector<Decision> all{DeployForces{c, Camp::caesarian},
                            TurnOrders{c, Camp::caesarian},
                            GeostrategyOrders{c, Camp::caesarian, false},
                            AdministrationOrders{c, Camp::caesarian, true},
                            SmcOrders{c, Camp::caesarian, 1},
                            ReactionOrders{c, Camp::caesarian, {here}},
                            MurderKeep{c, {here}},
                            MurderSend{c, {here}},
                            AlexandriaLegions{c, 2},
                            WinterOrders{c, Camp::caesarian},
                            SuccessorChoice{c, Camp::caesarian, leaders},
                            DesertersChoice{c, kItalia, legions, 2},
                            LossChoice{c, here, legions, 2},
                            RetreatChoice{c, here, false, zones},
                            EscapeChoice{c, kCaesar, zones}};
  EvasionChoice evasion;
  evasion.seat = c;
  evasion.zone = here;
  evasion.best_leader = kCaesar;
  evasion.candidates = zones;
  evasion.units = legions;
  evasion.leaders = leaders;
  evasion.limit = 3;
  all.push_back(evasion);
  SplitChoice split;
  split.seat = c;
  split.zone = here;
  split.leaders = leaders;
  all.push_back(split);
  StratagemMoment moment;
  moment.seat = c;
  moment.moment = "janus";
  moment.faces = {Face::janus};
  all.push_back(moment);
  all.push_back(TriumvirChoice{c, kMAntonius});
  all.push_back(ZoneChoice{c, "entry", kMAntonius, zones});
  return all;
}

}  // namespace adj::alea
