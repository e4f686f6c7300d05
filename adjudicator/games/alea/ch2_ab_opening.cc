// AIE-2.A, 2.B  The turn opens: a stratagem each, the orders for phases B to D (W1), the initiative.

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch2_orders.h"
#include "adjudicator/games/alea/ch6_stratagems.h"
#include "adjudicator/games/alea/rules.h"
#include "adjudicator/games/alea/steps.h"

namespace adj::alea {
namespace {

bool first_turn(Position p) { return p.state.year == scenario(p).start_year; }

// AIE-6.3f  The plague counter of last turn is back in play.
void refill_bowl(AleaTable& t) {
  for (Counter& c : t.state().counter) {
    if (c.place != CounterPlace::next_turn) continue;
    c.place = CounterPlace::bowl;
    t.tell("AIE-6.3f", CounterReturned{c.id, CounterPlace::bowl});
  }
}

// AIE-2.Aa  An empty bowl gives nothing.
void draw_stratagem(AleaTable& t, Camp camp) {
  State& s = t.state();
  const Seat seat = seat_of(s, camp);
  std::vector<Name> bowl;
  for (const Counter& c : s.counter)
    if (c.place == CounterPlace::bowl) bowl.push_back(c.id);
  if (!bowl.empty()) {
    const std::size_t at = t.draw("stratagem", std::string(name_of(camp)), bowl, true);
    Counter& drawn = counter(s, CounterId(bowl[at].view()));
    drawn.place = CounterPlace::hand;
    drawn.holder = seat;
    drawn.since = ++s.draws;
    const CounterInfo& info = t.tables().counter(drawn.id);
    t.tell(Audience::only(seat), "AIE-2.Aa", CounterDrawn{seat, drawn.id, info.first, info.second});
  }
  t.tell("AIE-2.Aa", CountersDrawn{camp, bowl.empty() ? 0 : 1, static_cast<int>(hand(s, seat).size())});
}

// AIE-2.Ba  The Caesarian rolls against the CP of his (better) Party leader.
void roll_initiative(AleaTable& t) {
  State& s = t.state();
  if (first_turn(t)) {  // AIE-2.Bc
    s.turn.initiative = scenario(t).first_initiative;
    t.tell("AIE-2.Bc", InitiativeDecided{s.turn.initiative, LeaderId(), 0, 0, true});
    return;
  }
  const LeaderId by = leader_with_best_cp(t, Camp::caesarian);
  const int cp = best_cp(t, Camp::caesarian);
  const int roll = t.d6("AIE-2.Ba", "initiative", by.str());
  s.turn.initiative = roll < cp ? Camp::caesarian : Camp::republican;
  t.tell("AIE-2.Ba", InitiativeDecided{s.turn.initiative, by, roll, cp, false});
}

// AIE-2.Bb, 6.1a, AIE-RUL-27  Whoever is without the initiative may reverse it, until one declines.
void contest_initiative(AleaTable& t) {
  if (first_turn(t) && !scenario(t).initiative_reversible) return;
  for (;;) {
    const Camp without = other(t.state().turn.initiative);
    const Seat seat = seat_of(t.state(), without);
    if (!stratagem_at(t, moment_for(seat, "initiative", {Face::initiative}), "AIE-6.1a")) return;
    t.state().turn.initiative = without;
    t.tell("AIE-2.Bb", InitiativeReversed{without});
  }
}

// AIE-6.1b
void offer_janus(AleaTable& t) {
  for (const Camp camp : in_initiative_order(t.state())) {
    const Seat seat = seat_of(t.state(), camp);
    if (!stratagem_at(t, moment_for(seat, "janus", {Face::janus}), "AIE-6.1b")) continue;
    t.state().turn.janus = true;
    t.tell("AIE-6.1b", JanusDeclared{camp});
  }
}

// AIE-S5.h, AIE-RUL-50  The nearest zones, by land, with a unit that counts as Roman of his new camp; by sea
// only where no land way leads to any.
std::vector<ZoneId> dolabella_zones(Position p, ZoneId from, Camp camp) {
  std::vector<std::pair<int, ZoneId>> reach;
  const auto collect = [&](auto distance) {
    for (const ZoneInfo& zone : p.tables.zones) {
      if (zone.sea || neutralised(p, zone.id)) continue;
      const auto units = units_in(p, zone.id, camp);
      const auto d = distance(zone.id);
      if (d && std::ranges::any_of(units, [&](UnitId u) { return counts_as_roman(p, u); }))
        reach.emplace_back(*d, zone.id);
    }
  };
  collect([&](ZoneId to) { return land_distance(p.tables, from, to); });
  if (reach.empty())
    collect([&](ZoneId to) { return std::optional<int>(winter_distance(p.tables, from, to)); });
  std::vector<ZoneId> nearest;
  for (const auto& [d, zone] : reach)
    if (d == std::ranges::min(reach).first) nearest.push_back(zone);
  return nearest;
}

// AIE-S5.h–i  Dolabella goes with the initiative; the second change of camp is his last (verbs.cc).
void turn_dolabella(AleaTable& t) {
  State& s = t.state();
  if (s.dolabella_camps.empty() || first_turn(t)) return;
  const Leader before = leader(s, kDolabella);
  const Camp camp = s.turn.initiative;
  if (before.where == Where::removed || before.camp == camp) return;
  if (on_map(before) && neutralised(t, before.zone)) return;
  change_camp(t, kDolabella, camp, "dolabella", "AIE-S5.h");
  if (leader(s, kDolabella).where == Where::removed) return;
  std::optional<ZoneId> zone;
  if (on_map(before)) {
    const auto zones = dolabella_zones(t, before.zone, camp);
    zone = before.zone;
    if (!zones.empty()) zone = t.consult(ZoneChoice{seat_of(s, camp), "dolabella", kDolabella, zones}).zone;
    put(s, kDolabella, *zone);
  }
  t.tell("AIE-S5.h", DolabellaTurned{camp, zone, false});
  if (before.party_leader) party_leader_lost(t, kDolabella, other(camp), "dolabella", false);
}

}  // namespace

void draw_stratagems(AleaTable& t) {
  State& s = t.state();
  s.phase = Phase::a;
  t.tell("AIE-0.3a", TurnBegan{s.year, s.year - scenario(t).start_year + 1});
  t.tell("AIE-2.Aa", PhaseBegan{s.year, Phase::a});
  refill_bowl(t);
  for (const Camp camp : kCamps) draw_stratagem(t, camp);
}

void ask_turn_orders(AleaTable& t) {
  State& s = t.state();
  std::vector<TurnOrders> questions;
  for (const Camp camp : kCamps) questions.push_back({seat_of(s, camp), camp});
  const std::vector<Orders> answers = t.ask_all(questions);
  for (std::size_t i = 0; i < questions.size(); ++i) s.orders[questions[i].seat].turn = answers[i].list;
}

void decide_initiative(AleaTable& t) {
  t.state().phase = Phase::b;
  t.tell("AIE-2.Ba", PhaseBegan{t.state().year, Phase::b});
  roll_initiative(t);
  contest_initiative(t);
  offer_janus(t);
  turn_dolabella(t);
}

Verdicts check_orders(Position p, const TurnOrders& d, const std::vector<Order>& orders) {
  Verdicts verdicts;
  for (const Order& order : orders) verdicts.push_back(refuse_turn_order(p, d.camp, order));
  return verdicts;
}

Orders fallback_for(Position, const TurnOrders&) { return {}; }

}  // namespace adj::alea
