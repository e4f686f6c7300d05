// AIE-8.1, 8.2  Contacts foreseen: evasions and lone leaders, each with its odds; battles are in
// preview_battle.cc. What the enemy holds in hand or has ordered is not in it.

#include <algorithm>

#include "adjudicator/games/alea/preview.h"

namespace adj::alea {

namespace {

// AIE-8.1d  Leaders go where the reader's orders or the default put them.
void split_by_default(Position p, Engagement& e, ZoneId zone) {
  if (!combat_possible(p, zone, true) || !combat_possible(p, zone, false)) return;
  int pf_fleet = 0, pf_army = 0;
  for (const Camp camp : kCamps) {
    pf_fleet += strength(p, naves_in(p, zone, camp));
    pf_army += strength(p, land_units_in(p, zone, camp));
  }
  for (const Camp camp : kCamps) {
    const std::vector<LeaderId> leaders = leaders_in(p, zone, camp);
    if (leaders.empty()) continue;
    const SplitChoice d{seat_of(p.state, camp), zone, leaders, pf_fleet, pf_army};
    const auto wished = automatic_for(p, d);
    const ChosenSplit split = wished ? wished->answer : fallback_for(p, d);
    e.with_fleet[zone].insert(split.fleet.begin(), split.fleet.end());
  }
}

// AIE-8.2a  The test of the leader with the highest VS.
Chance evasion_chance(const Outlook& out, Position p, const Engagement& e, const EvasionChoice& d) {
  const int bt = best_bt(p, force_in(p, e, d.zone, e.attacker, d.fleet).leaders);
  const int vs = values(p, d.best_leader).vs;
  return d10_chance([&](int roll) {
    return favoured_d10(out, p, "evasion", e.defender(), d.zone, d.best_leader, roll) + bt < vs;
  });
}

void say_evasion(Outlook& out, Position p, const Engagement& e, const EvasionChoice& d,
                 std::string_view key) {
  out.say(key, {{"zone", d.zone.str()},
                {"leader", d.best_leader.str()},
                {"vs", values(p, d.best_leader).vs},
                {"bt", best_bt(p, force_in(p, e, d.zone, e.attacker, d.fleet).leaders)},
                {"limit", values(p, d.best_leader).cc},
                {"chance", out.chance_text(evasion_chance(out, p, e, d))}});
}

void land_evasion(Outlook& out, Position p, const Engagement& e, ZoneId zone) {
  if (!combat_possible(p, zone, false)) return;
  const EvasionChoice d = land_choice(p, e, zone);
  if (d.best_leader.empty()) return;
  if (d.candidates.empty())
    out.say("evasion_nowhere", {{"zone", zone.str()}});  // AIE-8.2i
  else
    say_evasion(out, p, e, d, "evasion");
}

bool troops_among(const Tables& tables, const std::vector<UnitId>& units) {
  return std::ranges::any_of(units, [&](const UnitId& id) { return tables.unit(id).land(); });
}

// AIE-8.2j, k  A fleet that may choose: what its owner has ordered, if the reader may know it, else what a
// plain evasion takes along. At sea that is all the troops; on the coast they stay ashore unless they are
// named.
void free_fleet(Outlook& out, Position p, const Engagement& e, const EvasionChoice& d) {
  const Evade* wish = evasion_wish(p, d);
  const ChosenEvasion chosen = fleet_evasion(p, d, wish);
  if (!chosen.evade) return out.say("fleet_held", {{"zone", d.zone.str()}});
  if (troops_among(p.tables, chosen.units)) return say_evasion(out, p, e, d, "fleet_with_troops");
  const bool troops = has_land_units(p, d.zone, e.defender());
  out.say("fleet_may", {{"zone", d.zone.str()},
                        {"leader", d.best_leader.str()},
                        {"adrift", troops && p.tables.zone(d.zone).sea}});
  if (!wish && troops_among(p.tables, d.units)) say_evasion(out, p, e, d, "fleet_with_troops");
}

// AIE-8.2j–l
void sea_evasion(Outlook& out, Position p, const Engagement& e, ZoneId zone) {
  const Camp camp = e.defender();
  if (!has_naves(p, zone, camp) || neutralised(p, zone) ||
      !will_fight(p, units_in(p, zone, camp), units_in(p, zone, e.attacker)))
    return;
  const EvasionChoice d = sea_choice(p, e, zone);
  if (d.compulsory)
    out.say(d.candidates.empty() ? "fleet_lost" : "fleet_must",
            {{"zone", zone.str()}, {"camp", name_of(camp)}});
  else if (!d.candidates.empty())
    free_fleet(out, p, e, d);
}

// AIE-8.2m–o
void lone_leaders(Outlook& out, Position p, ZoneId zone) {
  for (const Camp camp : kCamps)
    for (const LeaderId& id : leaders_in(p, zone, camp)) {
      if (!alone_among_enemies(p, id)) continue;
      const bool way = !hiding_places(p, camp, id, zone).empty();
      const Chance lives = d10_chance([&](int roll) {
        return way && escapes(p, id, favoured_d10(out, p, "escape", camp, zone, id, roll));
      });
      out.say(way ? "escape" : "no_escape",
              {{"leader", id.str()}, {"zone", zone.str()}, {"chance", out.chance_text(lives)}});
    }
}

}  // namespace

void preview_contacts(Outlook& out, const State& met_in, const Engagement& met) {
  State after = met_in;  // the reader's stratagems change it as they are played
  const Position p(out.position().tables, after);
  Engagement e = met;
  const std::vector<ZoneId> zones = contact_zones(p);
  if (zones.empty()) out.say("no_contact");
  for (const ZoneId& zone : zones) {
    split_by_default(p, e, zone);
    out.say("contact", {{"zone", zone.str()}});
    land_evasion(out, p, e, zone);
    sea_evasion(out, p, e, zone);
    lone_leaders(out, p, zone);
    preview_battle(out, after, e, zone, true);
    preview_battle(out, after, e, zone, false);
  }
  idle_plays(out, after);
  if (!zones.empty()) out.say("unknown");
}

}  // namespace adj::alea
