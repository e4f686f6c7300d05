// AIE-TC.b–g  Losses of a battle, the order in which they are taken, and cargo without ships (AIE-3.4.2i).

#include <algorithm>
#include <tuple>

#include "adjudicator/games/alea/ch8_combat.h"

namespace adj::alea {

namespace {

// AIE-TC.d  A share of the number of beaten units, rounded down.
int share_of(Result result, int beaten_units) {
  switch (result) {
    case Result::quarter:
      return beaten_units / 4;
    case Result::half:
      return beaten_units / 2;
    case Result::three_quarters:
      return beaten_units * 3 / 4;
    case Result::eliminated:
    case Result::weakened:
    case Result::retreat:
      return 0;
  }
  throw BrokenInvariant("a result without a meaning");
}

void lose(AleaTable& t, const Force& beaten, Result result) {
  if (result == Result::eliminated) eliminate(t, beaten.units, "battle", "AIE-TC.b");
  if (result == Result::weakened) weaken(t, beaten.units, true, "battle", "AIE-TC.c");
}

// AIE-TC.e, f  The winner's choice, as long as there is one: nobody is hit twice.
void pay(AleaTable& t, const Combat& c, const Force& winner, int count) {
  if (count == 0) return;
  std::vector<UnitId> hit = winner.units;
  if (count < static_cast<int>(hit.size()))
    hit = t.consult(LossChoice{seat_of(t.state(), winner.camp), c.zone, winner.units, count}).units;
  weaken(t, hit, true, "battle", "AIE-TC.d");
}

void lose_excess_of(AleaTable& t, Camp camp, ZoneId zone);  // below

}  // namespace

// Whoever loses his last ship at sea is still there when leaders fall and a coup is settled (AIE-RUL-10):
// only the cargo goes down at once.
void suffer_losses(AleaTable& t, const Combat& c, const BattleResult& result) {
  const bool attacker_won = result.winner == c.attacker.camp;
  const Force& winner = c.of(result.winner);
  const Force& beaten = c.of(other(result.winner));
  lose(t, beaten, attacker_won ? result.defender : result.attacker);
  pay(t, c, winner,
      share_of(attacker_won ? result.attacker : result.defender, static_cast<int>(beaten.units.size())));
  if (!t.tables().zone(c.zone).sea) return;
  for (const Camp camp : kCamps) lose_excess_of(t, camp, c.zone);
}

// --- Whom it costs (7.3)

namespace {

int rank_of_kind(const UnitInfo& info) {
  switch (info.type) {
    case UnitType::auxilia:
      return 0;
    case UnitType::equites:
      return 1;
    case UnitType::legio:
      return info.recruits ? 2 : 3;
    case UnitType::naves:
      return 4;
    case UnitType::warriors:
      return 5;
  }
  throw BrokenInvariant("a unit of no kind");
}

// Within a kind: legions by rising quality, recruits by number alone, everybody else by PF, then BT.
std::pair<int, int> rank_in_kind(const UnitInfo& info, const UnitFace& face) {
  if (info.type != UnitType::legio) return {info.normal.pf, info.normal.bt};
  return {info.recruits ? 0 : face.qu, 0};
}

}  // namespace

std::vector<UnitId> loss_order(Position p, std::vector<UnitId> units) {
  std::ranges::sort(units, {}, [&](const UnitId& id) {
    const UnitInfo& info = p.tables.unit(id);
    return std::tuple(unit(p.state, id).weakened, rank_of_kind(info), rank_in_kind(info, values(p, id)),
                      info.number, info.order);
  });
  return units;
}

namespace {

void append_candidates(const LossChoice& d, const std::vector<UnitId>& from, std::vector<UnitId>& chosen) {
  for (const UnitId& id : from)
    if (static_cast<int>(chosen.size()) < d.count &&
        std::ranges::find(d.candidates, id) != d.candidates.end() &&
        std::ranges::find(chosen, id) == chosen.end())
      chosen.push_back(id);
}

}  // namespace

ChosenUnits fallback_for(Position p, const LossChoice& d) {
  ChosenUnits chosen;
  append_candidates(d, loss_order(p, d.candidates), chosen.units);
  return chosen;
}

// A list for this zone counts before a general one; what neither names follows in the default order.
std::optional<Automatic<ChosenUnits>> automatic_for(Position p, const LossChoice& d) {
  ChosenUnits chosen;
  for (const bool here : {true, false})
    for (const Order* order : wishes<Losses>(p.state, d.seat)) {
      const auto& wish = std::get<Losses>(order->body);
      if (wish.zone.has_value() != here || (here && *wish.zone != d.zone)) continue;
      if (all_hold(p, d.seat, *order, {d.zone})) append_candidates(d, wish.units, chosen.units);
    }
  if (chosen.units.empty()) return std::nullopt;
  append_candidates(d, loss_order(p, d.candidates), chosen.units);
  return Automatic<ChosenUnits>{chosen};
}

// --- AIE-3.4.2i

namespace {

// How many of these must go, from the end of the list, until the rest fits.
int surplus(Position p, const std::vector<UnitId>& naves, std::vector<UnitId> cargo) {
  int over = 0;
  while (!cargo.empty() && !cargo_fits(p, naves, cargo)) {
    cargo.pop_back();
    ++over;
  }
  return over;
}

void lose_cargo(AleaTable& t, Camp camp, ZoneId zone, const std::vector<UnitId>& candidates, int count) {
  if (count == 0) return;
  std::vector<UnitId> lost = candidates;
  if (count < static_cast<int>(lost.size()))
    lost = t.consult(LossChoice{seat_of(t.state(), camp), zone, candidates, count}).units;
  take_off(t.state(), t.tables(), lost);
  t.tell("AIE-3.4.2i", CargoLost{zone, lost});
}

// AIE-RUL-63  Only the ships count. Legions for which there is no room whatever else is thrown overboard go
// first, so that no more is lost than must be.
void lose_excess_of(AleaTable& t, Camp camp, ZoneId zone) {
  const std::vector<UnitId> naves = naves_in(t, zone, camp);
  std::vector<UnitId> legions = land_units_in(t, zone, camp);
  std::erase_if(legions, [&](const UnitId& id) { return t.tables().unit(id).type != UnitType::legio; });
  lose_cargo(t, camp, zone, legions, surplus(t, naves, legions));
  const std::vector<UnitId> left = land_units_in(t, zone, camp);
  lose_cargo(t, camp, zone, left, surplus(t, naves, left));
}

}  // namespace

void lose_excess_cargo(AleaTable& t) {
  for (const ZoneInfo& zone : t.tables().zones) {
    if (!zone.sea) continue;
    for (const Camp camp : kCamps) {
      lose_excess_of(t, camp, zone.id);
      lose_leaders_adrift(t, camp, zone.id);
    }
  }
}

}  // namespace adj::alea
