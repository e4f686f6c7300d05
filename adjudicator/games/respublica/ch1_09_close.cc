// RPR-1.09.9  When the Senate has closed: forces that cannot stay, and what waited for the end of the phase.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

// RPR-1.09.9a  Why a Proconsul must come home; empty: he stays.
Name reason_to_return(Position p, const Command& c) {
  if (senator(p.state, c.commander).office != Office::proconsul || c.bequest || c.war.empty()) return {};
  const std::size_t legions = legions_of(p.state, c.commander).size();
  const std::size_t fleets = fleets_of(p.state, c.commander).size();
  const WarStrength strength = war_strength(p, c.war);
  const bool naval = strength.fleet > 0;
  if (naval ? fleets == 0 : legions == 0) return "no_force";
  if (static_cast<int>(fleets) < strength.support) return "no_support";
  return {};
}

// RPR-1.09.9a  Units that nobody leads.
void recall_leaderless(RprTable& t) {
  State& s = t.state();
  std::map<WarId, ForceReturned> home;
  const auto recall = [&](auto& unit, std::vector<int> ForceReturned::*list) {
    if (unit.place != UnitPlace::war || !unit.commander.empty()) return;
    (home[unit.war].*list).push_back(unit.number);
    unit.place = UnitPlace::rome;
    unit.war = WarId();
  };
  for (Legion& unit : s.legion) recall(unit, &ForceReturned::legions);
  for (Fleet& unit : s.fleet) recall(unit, &ForceReturned::fleets);
  for (auto& [war, told] : home) {
    told.war = war;
    told.why = "no_commander";
    t.tell("RPR-1.09.9a", told);
  }
}

// Agendas of this session are past.
void forget_agendas(State& s) {
  for (auto& [seat, own] : s.orders) {
    std::erase_if(own.ahead, [](const Order& order) {
      return std::holds_alternative<Propose>(order.body) || std::holds_alternative<Adjourn>(order.body);
    });
    own.provisional.clear();
  }
}

}  // namespace

void recall_automatically(RprTable& t) {
  std::vector<std::pair<SenatorId, Name>> home;
  for (const Command& c : t.state().command) {
    if (senator(t.state(), c.commander).lucullus_recall)
      home.emplace_back(c.commander, "lucullus");  // RPR-CARD-133
    else if (const Name why = reason_to_return(t, c); !why.empty())
      home.emplace_back(c.commander, why);
  }
  for (const auto& [commander, why] : home) {
    const bool lucullus = why == Name("lucullus");
    if (lucullus) senator(t.state(), commander).lucullus_recall = false;
    bring_home(t, lucullus ? "RPR-CARD-133" : "RPR-1.09.9a", commander, why);
  }
  recall_leaderless(t);
}

void close_senate(RprTable& t) {
  State& s = t.state();
  recall_automatically(t);
  return_land_commissioner(t, "senate");
  resolve_new_alliance(t);
  s.session.presiding = SenatorId();
  forget_window(s);
  forget_agendas(s);
}

}  // namespace adj::respublica
