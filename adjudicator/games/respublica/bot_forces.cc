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

bool led(const State& s, WarId war) {
  return std::any_of(s.command.begin(), s.command.end(), [&](const Command& c) { return c.war == war; });
}

// Wars to send somebody against: active ones that nobody fights, others when there is nothing else to do.
std::vector<WarId> wars_to_fight(const Player& me) {
  std::vector<WarId> wars;
  if (me.s().civil_war && !led(me.s(), kCivilWar)) wars.push_back(kCivilWar);
  bool quiet = true;
  for (const War& w : me.s().war) {
    if (!war_is_active(me.p, w.id)) continue;
    quiet = false;
    if (!led(me.s(), w.id) || me.one_in(8)) wars.push_back(w.id);
  }
  for (const War& w : me.s().war)
    if (!war_is_active(me.p, w.id) && me.one_in(quiet ? 2 : 12)) wars.push_back(w.id);
  return wars;
}

int strength_of(const Force& force) { return force.legions + 2 * force.veterans; }

// What this commander should have against this war; legions as strength.
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
  if (enemy.fleet > 0 && me.one_in(3)) force.legions = 0;  // for the naval battle alone
  return force;
}

// What next year's debts will leave of next year's revenue.
int to_keep(const Player& me) {
  if (me.spends()) return 0;
  int due = 10;
  for (const auto& [why, talents] : state_debts(me.p)) due += talents;
  return std::max(0, due - me.p.tables.constants.annual_revenue);
}

// Units that the State can raise.
Force to_raise(const Player& me) {
  if (me.s().now.no_recruitment) return {};
  return {static_cast<int>(legions_at(me.s(), UnitPlace::pool).size()), 0,
          static_cast<int>(fleets_at(me.s(), UnitPlace::pool).size())};
}

// Forces of this year: what lies in Rome, what the State can pay, and what has been given away of both.
struct Means {
  Force there;  // in Rome
  Force pool;   // may be raised
  int units;    // … so many of them
  Force raised;

  explicit Means(const Player& me)
      : there(in_rome(me.s())),
        pool(to_raise(me)),
        units(std::max(0, (me.s().treasury - to_keep(me)) / (price_of_unit(me.p) + 2))) {}

  int lacking(const Force& wanted) const {
    return std::max(0, wanted.legions - strength_of(there)) + std::max(0, wanted.fleets - there.fleets);
  }
  bool reaches(const Force& wanted) const {
    return lacking(wanted) <= units && wanted.legions - strength_of(there) <= pool.legions &&
           wanted.fleets - there.fleets <= pool.fleets;
  }
  // Raises what is missing and takes it out: veterans first.
  Force take(const Force& wanted) {
    raise({std::max(0, wanted.legions - strength_of(there)), 0, std::max(0, wanted.fleets - there.fleets)});
    Force force;
    force.veterans = std::min(there.veterans, wanted.legions / 2);
    force.legions = std::clamp(wanted.legions - 2 * force.veterans, 0, there.legions);
    force.fleets = std::min(wanted.fleets, there.fleets);
    there.legions -= force.legions;
    there.veterans -= force.veterans;
    there.fleets -= force.fleets;
    return force;
  }
  void raise(Force more) {
    more.fleets = std::min({more.fleets, pool.fleets, units});
    more.legions = std::min({more.legions, pool.legions, units - more.fleets});
    units -= more.legions + more.fleets;
    for (auto [to, sign] : {std::pair(&raised, 1), std::pair(&there, 1), std::pair(&pool, -1)}) {
      to->legions += sign * more.legions;
      to->fleets += sign * more.fleets;
    }
  }
};

// The better the odds the better, but a Rome with three wars cannot wait for them.
int margin_of(const Player& me) {
  if (me.climate == Climate::careless) return -4;
  int active = 0;
  for (const War& w : me.s().war) active += war_is_active(me.p, w.id) ? 1 : 0;
  if (me.soldierly()) return active >= 3 ? me.random.between(2, 4) : me.random.between(4, 7);
  return active >= 3 ? me.random.between(0, 4) : me.random.between(3, 8);
}

// Proconsuls who lack something get it before anybody new is sent.
void reinforce(Player& me, Means& means, int margin, std::vector<Proposal>& agenda) {
  for (const Command& c : me.s().command) {
    if (c.bequest || c.war.empty() || (c.war != kCivilWar && !find_war(me.s(), c.war))) continue;
    Force wanted = wanted_force(me, c.commander, c.war, margin);
    for (const int number : legions_of(me.s(), c.commander))
      wanted.legions -= legion(me.s(), number).veteran ? 2 : 1;
    wanted.fleets -= static_cast<int>(fleets_of(me.s(), c.commander).size());
    wanted = {std::max(0, wanted.legions), 0, std::max(0, wanted.fleets)};
    if (strength_of(wanted) + wanted.fleets == 0) continue;
    if (!means.reaches(wanted)) {
      if (me.one_in(4)) agenda.emplace_back(RecallCommander{c.commander, true, {}});
      continue;
    }
    agenda.emplace_back(ReinforceCommander{c.commander, means.take(wanted)});
  }
}

// Each leader against the war that needs least.
void send(Player& me, Means& means, int margin, std::vector<Proposal>& agenda) {
  std::vector<WarId> wars = wars_to_fight(me);
  std::vector<SenatorId> leaders = commanders(me.s());
  std::stable_sort(leaders.begin(), leaders.end(),
                   [&](SenatorId a, SenatorId b) { return military(me.p, a) > military(me.p, b); });
  SendForces together;
  for (const SenatorId leader : leaders) {
    std::optional<std::pair<WarId, Force>> best;
    // Who does his duty takes worse odds rather than none.
    for (int odds = margin; !best && odds >= (me.soldierly() ? -1 : margin); odds -= 2)
      for (const WarId war : wars) {
        const Force wanted = wanted_force(me, leader, war, odds);
        const bool better = !best || means.lacking(wanted) < means.lacking(best->second);
        if ((means.reaches(wanted) || me.one_in(25)) && (better || me.one_in(6))) best.emplace(war, wanted);
      }
    if (!best) continue;
    std::erase(wars, best->first);
    const Dispatch one{leader, best->first, means.take(best->second)};
    if (me.one_in(4))
      together.dispatches.push_back(one);
    else
      agenda.emplace_back(SendForces{{one}});
  }
  if (!together.dispatches.empty()) agenda.emplace_back(together);
  // What is too strong for this year: the army grows until it is not.
  if (!wars.empty() && me.soldierly())
    means.raise({me.random.between(3, 6), 0, me.random.between(1, 4)});
  else if (!wars.empty() && me.climate != Climate::careless && !me.one_in(3))
    means.raise({me.random.between(1, 4), 0, me.random.between(0, 2)});
}

// Each for itself, or now and then all in one vote (RPR-1.09.6a).
void put(Player& me, std::vector<Proposal> agenda) {
  if (agenda.size() > 1 && me.one_in(4)) return me.propose(together(std::move(agenda)));
  for (Proposal& proposal : agenda) me.propose(std::move(proposal));
}

// What is raised is there for the lines that follow.
void recruit_and_send(Player& me) {
  Means means(me);
  const int margin = margin_of(me);
  std::vector<Proposal> agenda;
  reinforce(me, means, margin, agenda);
  send(me, means, margin, agenda);
  if (means.raised.legions + means.raised.fleets > 0)
    me.propose(RaiseForces{means.raised.legions, means.raised.fleets});
  put(me, std::move(agenda));
}

// Now and then somebody wants to do it differently.
void commanders_in_the_field(Player& me, std::vector<Proposal>& agenda) {
  const Force available = in_rome(me.s());
  for (const Command& c : me.s().command) {
    if (c.bequest) continue;
    if (me.one_in(8))
      agenda.emplace_back(ReinforceCommander{
          c.commander,
          {me.random.between(0, available.legions), me.random.between(0, available.veterans),
           me.random.between(0, available.fleets)}});
    if (me.one_in(25)) agenda.emplace_back(RecallCommander{c.commander, true, {}});
    if (me.one_in(25))
      agenda.emplace_back(
          RecallCommander{c.commander, false, {me.random.between(0, 2), 0, me.random.between(0, 1)}});
    for (const SenatorId by : commanders(me.s()))
      if (me.one_in(12)) agenda.emplace_back(ReplaceCommander{c.commander, by});
  }
}

void garrisons(Player& me, std::vector<Proposal>& agenda) {
  for (const Province& place : me.s().province) {
    if (!place.exists) continue;
    if (me.one_in(10)) agenda.emplace_back(SendGarrison{place.id, {me.random.between(1, 2), 0, 0}});
    if (!garrison(me.s(), place.id).empty() && me.one_in(4))
      agenda.emplace_back(RecallGarrison{place.id, {1, 0, 0}});
  }
}

}  // namespace

void write_forces(Player& me) {
  // Who waits for the rebel's victory lets the other wars be.
  const bool idle_senate = me.climate == Climate::rebellious && me.s().civil_war && !me.one_in(3);
  if (!idle_senate && (me.climate != Climate::careless || me.one_in(3))) recruit_and_send(me);
  std::vector<Proposal> others;
  commanders_in_the_field(me, others);
  garrisons(me, others);
  put(me, std::move(others));
  for (const Bequest& b : me.s().bequests)
    for (const SenatorId id : holders(me.s(), Office::field_consul)) {
      const ForumCardInfo& info = me.p.tables.forum_card(b.card);
      if (me.one_in(2)) me.propose(RaiseForces{info.legions, info.fleets});
      me.propose(CollectBequest{b.card, id, {info.legions, 0, info.fleets}});
    }
  if (me.spends() && me.one_in(2)) me.propose(RaiseForces{me.random.between(1, 6), me.random.between(0, 4)});
  const Force idle = in_rome(me.s());
  const bool poor = me.s().treasury < 60;
  if (me.one_in(poor ? 3 : 12) && !me.spends() && (!me.soldierly() || me.s().war.empty())) {
    const DisbandForces less{{idle.legions / 2, me.one_in(4) ? idle.veterans : 0, idle.fleets / 2}};
    me.propose(me.one_in(6) ? together({less, RaiseForces{1, 0}}) : Proposal(less));
  }
  if (event_level(me.s(), EventCard::rhodian_alliance) > 0 && me.one_in(3)) me.propose(RejectRhodes{});
}

}  // namespace adj::respublica
