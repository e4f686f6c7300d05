// AIE-8.3  A battle foreseen: the reader's stratagems in the order of the rules (ch8_3_stratagems.cc),
// column, die and results. His orders are asked by the same functions as in play, so that an IF is judged by
// the combat that it is about.

#include <algorithm>

#include "adjudicator/games/alea/ch6_stratagems.h"
#include "adjudicator/games/alea/preview.h"

namespace adj::alea {

bool combat_play(const Tables& tables, const Order& order) {
  const auto* play = std::get_if<Play>(&order.body);
  return play && tables.face(play->face).phase == Phase::e &&
         std::ranges::find(free_faces(), play->face) == free_faces().end();
}

bool sets_other_die(const Play& play) {
  return play.face == Face::divine_favour && play.die != Name("battle");
}

int favoured_by_reader(const Outlook& out, Position p, const StratagemMoment& die, Name what, Camp roller,
                       int roll) {
  const auto chosen = automatic_for(p, favour_moment(p.state, die, what, roll, out.camp(), roller));
  return chosen && chosen->answer.play ? chosen->answer.play->face_wanted : roll;
}

int favoured_d10(const Outlook& out, Position p, Name what, Camp roller, ZoneId zone, LeaderId about,
                 int roll) {
  StratagemMoment die;
  die.zone = zone;
  die.low = 0;
  die.high = 9;
  die.about = about;
  return favoured_by_reader(out, p, die, what, roller, roll);
}

void idle_plays(Outlook& out, const State& after) {
  const auto own = after.orders.find(out.reader.seat);
  if (own == after.orders.end()) return;
  for (const Order& order : own->second.smc) {
    if (!combat_play(out.position().tables, order)) continue;
    const auto& play = std::get<Play>(order.body);
    if (!sets_other_die(play) && !refuse(out.position(), out.camp(), play))
      out.say("idle", {{"order", out.order_text(order)}});
  }
}

namespace {

// What the reader's orders play at this moment; the counter is not there for the combats behind it.
std::optional<Play> own_play(State& after, const Tables& tables, const StratagemMoment& d) {
  const Position p(tables, after);
  const auto chosen = automatic_for(p, d);
  if (!chosen || !chosen->answer.play) return std::nullopt;
  const Play play = *chosen->answer.play;
  counter(after, *counter_with(p, d.seat, play.face)).place = CounterPlace::next_turn;
  use_up(after, d.seat, play);
  return play;
}

// One battle as it goes on.
struct Foreseen {
  Outlook& out;
  State& after;
  const Engagement& e;
  Combat c;

  Position p() const { return Position(out.position().tables, after); }
  bool attacking() const { return out.camp() == e.attacker; }
  std::optional<Play> play(const std::vector<Face>& faces) {
    return own_play(after, p().tables, before_combat(after, c, out.camp(), faces));
  }
  std::string text_of(const Play& play) const { return out.order_text(Order{play, {}, std::nullopt}); }
};

// AIE-6.3a
bool flees(Foreseen& f) {
  const Flight flight = flight_from(f.p(), f.e, f.c);
  if (f.attacking() || flight.ways.empty()) return false;
  const auto play = f.play({Face::timely_flight});
  if (!play) return false;
  const ZoneId to = flight_goal(f.p(), f.c, flight, *play);
  put_force(f.after, flight.force, to);
  f.out.say("flight", {{"order", f.text_of(*play)}, {"zone", f.c.zone.str()}, {"to", to.str()}});
  return true;
}

// AIE-6.3h
void turn_coats(Foreseen& f) {
  const std::vector<UnitId> romans = possible_turncoats(f.p().tables, f.c, f.out.camp());
  if (romans.empty()) return;
  const auto play = f.play({Face::turncoats});
  if (!play) return;
  const std::vector<UnitId> turning = deserting(f.p(), f.c, romans, play->units);
  for (const UnitId& id : turning) unit(f.after, id).camp = f.out.camp();
  f.out.say("turncoats",
            {{"order", f.text_of(*play)}, {"units", force_text(f.p(), turning, f.out.reader.language)}});
  f.c.attacker = force_in(f.p(), f.e, f.c.zone, f.e.attacker, f.c.naval);
  f.c.defender = force_in(f.p(), f.e, f.c.zone, f.e.defender(), f.c.naval);
}

// AIE-6.3j, k
void add_works(Foreseen& f, BattleFought& fought) {
  const ZoneInfo& zone = f.p().tables.zone(f.c.zone);
  if (!zone.city && !zone.port) return;
  const std::vector<Face> faces = f.attacking() ? std::vector{Face::siegecraft_p1, Face::siegecraft_p2}
                                                : std::vector{Face::walls_m1, Face::walls_m2};
  while (const auto play = f.play(faces))
    fought.modifiers.push_back({f.attacking() ? "siegecraft" : "walls", f.p().tables.face(play->face).value});
}

// AIE-TC  What each of the six faces gives, like results together.
struct Outcomes {
  Chance won{0, 6};  // by the reader
  std::vector<std::pair<std::string, Chance>> cells;
};
Outcomes outcomes_of(const Foreseen& f, const BattleFought& fought, std::optional<int> row) {
  Outcomes found;
  const StratagemMoment thrown = battle_die_moment(f.after, f.c);
  for (int die = 1; die <= 6; ++die) {
    BattleFought one = fought;
    if (row)
      read_row(f.p(), one, *row);
    else
      read_die(f.p(), one, favoured_by_reader(f.out, f.p(), thrown, "battle", f.e.attacker, die));
    const Camp winner = one.winner == BattleSide::attacker ? f.e.attacker : f.e.defender();
    if (winner == f.out.camp()) ++found.won.good;
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

// AIE-6.3b  Said once; the counter is gone if the die had to be changed.
void say_favour(Foreseen& f) {
  const StratagemMoment thrown = battle_die_moment(f.after, f.c);
  for (int die = 1; die <= 6; ++die)
    if (const auto play = own_play(f.after, f.p().tables,
                                   favour_moment(f.after, thrown, "battle", die, f.out.camp(), f.e.attacker)))
      return f.out.say("favour", {{"order", f.text_of(*play)}, {"face", play->face_wanted}});
}

// AIE-6.3l
void shoot(Foreseen& f) {
  const Tables& tables = f.p().tables;
  const auto parthian = [&](const UnitId& id) { return tables.unit(id).people == kParthi; };
  const auto roman = [&](const UnitId& id) { return tables.unit(id).roman(); };
  if (std::ranges::none_of(f.c.of(f.out.camp()).units, parthian) ||
      std::ranges::none_of(f.c.of(other(f.out.camp())).units, roman))
    return;
  StratagemMoment d = before_combat(f.after, f.c, f.out.camp(), {Face::parthian_shot});
  d.moment = "after_battle";
  d.targets = f.c.of(other(f.out.camp())).units;
  if (const auto play = own_play(f.after, tables, d)) f.out.say("shot", {{"order", f.text_of(*play)}});
}

void say_battle(Foreseen& f, const BattleFought& fought, std::optional<int> row) {
  Outlook& out = f.out;
  const Outcomes found = outcomes_of(f, fought, row);
  std::string cells;
  for (const auto& [cell, chance] : found.cells)
    cells += (cells.empty() ? "" : ", ") + cell + " " + out.chance_text(chance);
  out.say("battle", {{"zone", f.c.zone.str()},
                     {"naval", f.c.naval},
                     {"attacker_pf", fought.attacker_pf},
                     {"defender_pf", fought.defender_pf},
                     {"odds", fought.odds},
                     {"attacker_qu", fought.attacker_qu},
                     {"defender_qu", fought.defender_qu},
                     {"shift", fought.shift},
                     {"column", fought.column}});
  if (row)
    out.say("veni", {{"row", *row}});
  else
    out.say("die", {{"modifiers", modifiers_text(out.reader.words, "modifier", to_json(fought.modifiers))}});
  if (!row) say_favour(f);
  const int threshold = f.p().tables.constants.battle_pf_threshold;
  out.say("results", {{"chance", out.chance_text(found.won)},
                      {"cells", cells},
                      {"points", fought.attacker_pf + fought.defender_pf >= threshold}});
}

}  // namespace

void preview_battle(Outlook& out, State& after, const Engagement& e, ZoneId zone, bool naval) {
  const Position p(out.position().tables, after);
  if (!combat_possible(p, zone, naval)) return;
  Foreseen f{out, after, e, muster(p, e, zone, naval)};
  if (flees(f)) return;
  turn_coats(f);
  if (!combat_possible(p, zone, naval)) return;
  BattleFought fought = arithmetic(p, f.c);
  std::optional<int> row = veni_row(p, f.c, out.camp());
  if (row && !f.play({Face::veni_vidi_vici})) row.reset();
  if (!row) add_works(f, fought);
  say_battle(f, fought, row);
  shoot(f);
}

}  // namespace adj::alea
