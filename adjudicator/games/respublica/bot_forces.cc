// Random players and the Senate's wars: raise what is needed, send enough of it, bring home what is left
// over.

#include <algorithm>

#include "adjudicator/games/respublica/bot.h"

namespace adj::respublica {

namespace {

Force in_rome(const State& s) {
  Force force{0, 0, static_cast<int>(fleets_at(s, UnitPlace::rome).size())};
  for (const int number : legions_at(s, UnitPlace::rome))
    ++(legion(s, number).veteran ? force.veterans : force.legions);
  return force;
}

std::vector<SenatorId> commanders(const State& s) {
  std::vector<SenatorId> found;
  for (const Office office : {Office::dictator, Office::field_consul, Office::rome_consul})
    for (const SenatorId id : holders(s, office))
      if (respublica::in_rome(senator(s, id))) found.push_back(id);
  return found;
}

// Wars by how much they press: those that nobody fights first.
std::vector<WarId> pressing_wars(const Player& me) {
  std::vector<WarId> wars;
  if (me.s().civil_war) wars.push_back(kCivilWar);
  std::vector<const War*> active, sleeping;
  for (const War& w : me.s().war) (war_is_active(me.p, w.id) ? active : sleeping).push_back(&w);
  const auto led = [&](const War* w) {
    return std::any_of(me.s().command.begin(), me.s().command.end(),
                       [&](const Command& c) { return c.war == w->id; });
  };
  std::stable_partition(active.begin(), active.end(), [&](const War* w) { return !led(w); });
  for (const War* w : active) wars.push_back(w->id);
  for (const War* w : sleeping)
    if (me.one_in(active.empty() ? 2 : 12)) wars.push_back(w->id);
  return wars;
}

// What this commander should have against this war.
Force wanted_force(const Player& me, SenatorId commander, WarId war, int margin) {
  const WarStrength enemy = war_strength(me.p, war, commander, true);
  const int skill = military(me.p, commander);
  const auto army_for = [&](int strength) {
    const int aim = std::max(1, strength + margin);
    return std::max({1, aim - skill, (aim + 1) / 2});
  };
  Force force;
  force.fleets = enemy.support;
  if (enemy.fleet > 0) force.fleets = std::max(force.fleets, army_for(enemy.fleet));
  force.legions = army_for(enemy.land);
  if (enemy.fleet > 0 && me.one_in(6)) force.legions = 0;  // for the naval battle alone
  return force;
}

// Veterans first, plain legions for the rest; less when there are not enough.
Force from_available(const Force& wanted, Force& available) {
  Force force;
  force.veterans = std::min(available.veterans, (wanted.legions + 1) / 2);
  force.legions = std::clamp(wanted.legions - 2 * force.veterans, 0, available.legions);
  force.fleets = std::min(wanted.fleets, available.fleets);
  available.legions -= force.legions;
  available.veterans -= force.veterans;
  available.fleets -= force.fleets;
  return force;
}

// What next year's debts will leave of next year's revenue.
int to_keep(const Player& me) {
  if (me.climate == Climate::lavish) return 0;
  int due = 10;
  for (const auto& [why, talents] : state_debts(me.p)) due += talents;
  return std::max(0, due - me.p.tables.constants.annual_revenue);
}

// What is raised is there for the lines that follow.
void raise(Player& me, const Force& wanted, Force& available) {
  int units = std::max(0, (me.s().treasury - to_keep(me)) / (price_of_unit(me.p) + 2));
  const int legions = std::clamp(wanted.legions - available.legions - 2 * available.veterans, 0, 25);
  const int fleets = std::clamp(wanted.fleets - available.fleets, 0, 25);
  const int first = std::min(fleets, units);
  units -= first;
  const RaiseForces bill{std::min(legions, units), first};
  if (bill.legions + bill.fleets == 0) return;
  me.propose(bill);
  available.legions += bill.legions;
  available.fleets += bill.fleets;
}

void recruit_and_send(Player& me) {
  Force available = in_rome(me.s());
  const std::vector<WarId> wars = pressing_wars(me);
  const std::vector<SenatorId> leaders = commanders(me.s());
  const int margin = me.climate == Climate::careless ? -4 : me.random.between(0, 8);
  Force all;
  SendForces together;
  for (std::size_t i = 0; i < leaders.size() && i < wars.size(); ++i) {
    const Force wanted = wanted_force(me, leaders[i], wars[i], margin);
    all = Force{all.legions + wanted.legions, 0, all.fleets + wanted.fleets};
  }
  if (!wars.empty()) raise(me, all, available);
  for (std::size_t i = 0; i < leaders.size() && i < wars.size(); ++i) {
    const WarId war = me.one_in(8) ? me.random.pick(wars) : wars[i];
    const Dispatch one{leaders[i], war, from_available(wanted_force(me, leaders[i], war, margin), available)};
    if (refuse_weak_force(me.p, one.commander, one.war, one.force) && !me.one_in(6)) continue;
    if (me.one_in(3))
      together.dispatches.push_back(one);
    else
      me.propose(SendForces{{one}});
  }
  if (!together.dispatches.empty()) me.propose(together);
}

void commanders_in_the_field(Player& me) {
  const Force available = in_rome(me.s());
  for (const Command& c : me.s().command) {
    if (c.bequest) continue;
    const bool weak = refuse_weak_force(me.p, c.commander, c.war,
                                        Force{static_cast<int>(legions_of(me.s(), c.commander).size()), 0,
                                              static_cast<int>(fleets_of(me.s(), c.commander).size())})
                          .has_value();
    if (weak || me.one_in(3)) {
      const Force more{me.random.between(0, available.legions), me.random.between(0, available.veterans),
                       me.random.between(0, available.fleets)};
      me.propose(ReinforceCommander{c.commander, more});
    }
    if (me.one_in(weak ? 4 : 10)) me.propose(RecallCommander{c.commander, true, {}});
    if (me.one_in(12))
      me.propose(RecallCommander{c.commander, false, {me.random.between(0, 2), 0, me.random.between(0, 1)}});
    for (const SenatorId by : commanders(me.s()))
      if (me.one_in(5)) me.propose(ReplaceCommander{c.commander, by});
  }
}

void garrisons(Player& me) {
  for (const Province& place : me.s().province) {
    if (!place.exists) continue;
    if (me.one_in(10)) me.propose(SendGarrison{place.id, {me.random.between(1, 2), 0, 0}});
    if (!garrison(me.s(), place.id).empty() && me.one_in(4)) me.propose(RecallGarrison{place.id, {1, 0, 0}});
  }
}

}  // namespace

void write_forces(Player& me) {
  if (me.climate != Climate::careless || me.one_in(3)) recruit_and_send(me);
  commanders_in_the_field(me);
  garrisons(me);
  for (const Bequest& b : me.s().bequests)
    for (const SenatorId id : holders(me.s(), Office::field_consul)) {
      const ForumCardInfo& info = me.p.tables.forum_card(b.card);
      if (me.one_in(2)) me.propose(RaiseForces{info.legions, info.fleets});
      me.propose(CollectBequest{b.card, id, {info.legions, 0, info.fleets}});
    }
  if (me.climate == Climate::lavish && me.one_in(2))
    me.propose(RaiseForces{me.random.between(1, 6), me.random.between(0, 4)});
  const Force idle = in_rome(me.s());
  const bool poor = me.s().treasury < 60;
  if (me.one_in(poor ? 3 : 12) && me.climate != Climate::lavish)
    me.propose(DisbandForces{{idle.legions / 2, me.one_in(4) ? idle.veterans : 0, idle.fleets / 2}});
  if (event_level(me.s(), EventCard::rhodian_alliance) > 0 && me.one_in(3)) me.propose(RejectRhodes{});
}

}  // namespace adj::respublica
