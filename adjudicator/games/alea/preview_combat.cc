// AIE-8  Contacts foreseen: evasions, lone leaders, battles, each with its odds. What the enemy holds in hand
// or has ordered is not in it.

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
Chance evasion_chance(Position p, const Engagement& e, const EvasionChoice& d) {
  const int bt = best_bt(p, force_in(p, e, d.zone, e.attacker, d.fleet).leaders);
  const int vs = values(p, d.best_leader).vs;
  return d10_chance([&](int roll) { return roll + bt < vs; });
}

void say_evasion(Outlook& out, Position p, const Engagement& e, const EvasionChoice& d,
                 std::string_view key) {
  out.say(key, {{"zone", d.zone.str()},
                {"leader", d.best_leader.str()},
                {"vs", values(p, d.best_leader).vs},
                {"bt", best_bt(p, force_in(p, e, d.zone, e.attacker, d.fleet).leaders)},
                {"limit", values(p, d.best_leader).cc},
                {"chance", out.chance_text(evasion_chance(p, e, d))}});
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

// AIE-8.2j–l
void sea_evasion(Outlook& out, Position p, const Engagement& e, ZoneId zone) {
  const Camp camp = e.defender();
  if (!has_naves(p, zone, camp) || neutralised(p, zone)) return;
  const EvasionChoice d = sea_choice(p, e, zone);
  if (d.candidates.empty()) {
    if (d.compulsory) out.say("fleet_lost", {{"zone", zone.str()}, {"camp", name_of(camp)}});
    return;
  }
  if (d.compulsory) return out.say("fleet_must", {{"zone", zone.str()}, {"camp", name_of(camp)}});
  if (!combat_possible(p, zone, true)) return;
  out.say("fleet_may", {{"zone", zone.str()}, {"leader", d.best_leader.str()}});
  if (has_land_units(p, zone, camp)) say_evasion(out, p, e, d, "fleet_with_troops");
}

// AIE-8.2m–o
void lone_leaders(Outlook& out, Position p, ZoneId zone) {
  for (const Camp camp : kCamps)
    for (const LeaderId& id : leaders_in(p, zone, camp)) {
      if (!alone_among_enemies(p, id)) continue;
      const bool way = !hiding_places(p, camp, id, zone).empty();
      const Chance lives = d10_chance([&](int roll) { return way && escapes(p, id, roll); });
      out.say(way ? "escape" : "no_escape",
              {{"leader", id.str()}, {"zone", zone.str()}, {"chance", out.chance_text(lives)}});
    }
}

// AIE-6.3i–k  What the reader has ordered for this battle.
std::vector<const Play*> own_plays(Outlook& out, const Combat& c) {
  std::vector<const Play*> found;
  const Circumstances at{c.zone, c.odds_attacker, c.odds_defender};
  for (const Order* order : wishes<Play>(out.known, out.reader.seat)) {
    const auto& play = std::get<Play>(order->body);
    if ((!play.zone || *play.zone == c.zone) && all_hold(out.position(), out.reader.seat, *order, at))
      found.push_back(&play);
  }
  return found;
}

void add_works(Position p, const Combat& c, Camp camp, const Play& play, BattleFought& f) {
  const ZoneInfo& zone = p.tables.zone(c.zone);
  if (!zone.city && !zone.port) return;
  const bool siege = play.face == Face::siegecraft_p1 || play.face == Face::siegecraft_p2;
  const bool walls = play.face == Face::walls_m1 || play.face == Face::walls_m2;
  if (camp == c.attacker.camp ? siege : walls)
    f.modifiers.push_back({siege ? "siegecraft" : "walls", p.tables.face(play.face).value});
}

// AIE-TC  What each of the six faces gives, like results together.
struct Outcomes {
  Chance won{0, 6};  // by the reader
  std::vector<std::pair<std::string, Chance>> cells;
};
Outcomes outcomes_of(Position p, Camp camp, const BattleFought& f, std::optional<int> row) {
  Outcomes found;
  for (int die = 1; die <= 6; ++die) {
    BattleFought one = f;
    if (row)
      read_row(p, one, *row);
    else
      read_die(p, one, die);
    const Camp winner = one.winner == BattleSide::attacker ? f.attacker : other(f.attacker);
    if (winner == camp) ++found.won.good;
    const std::string cell =
        std::string(name_of(one.attacker_result)) + " / " + std::string(name_of(one.defender_result));
    const auto at = std::ranges::find(found.cells, cell, &std::pair<std::string, Chance>::first);
    if (at == found.cells.end())
      found.cells.push_back({cell, Chance{1, 6}});
    else
      ++at->second.good;
  }
  return found;
}

void battle(Outlook& out, Position p, const Engagement& e, ZoneId zone, bool naval) {
  if (!combat_possible(p, zone, naval)) return;
  const Combat c = muster(p, e, zone, naval);
  BattleFought f = arithmetic(p, c);
  std::optional<int> row;
  for (const Play* play : own_plays(out, c)) {
    add_works(p, c, out.camp(), *play, f);
    if (play->face == Face::veni_vidi_vici) row = veni_row(p, c, out.camp());
  }
  const Outcomes found = outcomes_of(p, out.camp(), f, row);
  std::string cells;
  for (const auto& [cell, chance] : found.cells)
    cells += (cells.empty() ? "" : ", ") + cell + " " + out.chance_text(chance);
  const int threshold = p.tables.constants.battle_pf_threshold;
  out.say("battle", {{"zone", zone.str()},
                     {"naval", naval},
                     {"attacker_pf", f.attacker_pf},
                     {"defender_pf", f.defender_pf},
                     {"odds", f.odds},
                     {"attacker_qu", f.attacker_qu},
                     {"defender_qu", f.defender_qu},
                     {"shift", f.shift},
                     {"column", f.column}});
  if (row)
    out.say("veni", {{"row", *row}});
  else
    out.say("die", {{"modifiers", modifiers_text(out.reader.words, "modifier", to_json(f.modifiers))}});
  out.say("results", {{"chance", out.chance_text(found.won)},
                      {"cells", cells},
                      {"points", f.attacker_pf + f.defender_pf >= threshold}});
}

}  // namespace

void preview_contacts(Outlook& out, Position after, const Engagement& met) {
  Engagement e = met;
  const std::vector<ZoneId> zones = contact_zones(after);
  if (zones.empty()) return out.say("no_contact");
  for (const ZoneId& zone : zones) {
    split_by_default(after, e, zone);
    out.say("contact", {{"zone", zone.str()}});
    land_evasion(out, after, e, zone);
    sea_evasion(out, after, e, zone);
    lone_leaders(out, after, zone);
    battle(out, after, e, zone, true);
    battle(out, after, e, zone, false);
  }
  out.say("unknown");
}

}  // namespace adj::alea
