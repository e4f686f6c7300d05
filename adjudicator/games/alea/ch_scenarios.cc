// AIE-S1 … AIE-S7  What the scenarios change, and who wins at their end.

#include <algorithm>

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// --- The crossing of the Rubicon
bool rubicon_turn(Position p, Camp camp) {
  return scenario(p).rubicon && camp == Camp::republican && p.state.year == scenario(p).start_year;
}

bool rubicon_first_smc(Position p, Camp camp) {
  if (!rubicon_turn(p, camp)) return false;
  const auto played = p.state.turn.smc_played.find(camp);
  return played == p.state.turn.smc_played.end() || played->second == 0;
}

std::vector<LeaderId> rubicon_leaders(Position p) {
  const auto at = scenario(p).deployment.find(Camp::republican);
  if (!scenario(p).rubicon || at == scenario(p).deployment.end()) return {};
  for (const Deployment& d : at->second)
    if (d.zone == kRomaZone) return d.leaders;
  return {};
}

// --- Closed regions
bool zone_banned(Position p, LeaderId id, ZoneId zone) {
  const auto bans = scenario(p).region_bans.find(id);
  const auto r = region_of(p, zone);
  return bans != scenario(p).region_bans.end() && r && std::ranges::count(bans->second, *r) > 0;
}

// --- Victory
bool occupies(Position p, PeopleId id, Camp camp) {
  const auto held = [&](ZoneId home) {
    const std::vector<UnitId> units = land_units_in(p, home, camp);
    const bool roman = std::ranges::any_of(units, [&](UnitId u) { return p.tables.unit(u).roman(); });
    return roman && !has_units(p, home, other(camp));
  };
  return std::ranges::all_of(p.tables.people(id).homes, held);
}

void note_occupation(State& s, const Tables& tables) {
  s.aegyptii_occupied = occupies({tables, s}, kAegyptii, Camp::caesarian);
}

namespace {

Outcome outcome_for(Position p, std::optional<Camp> winner, Name reason) {
  Outcome o;
  o.reason = reason;
  o.balance = p.state.balance;
  if (!winner) return o;
  o.kind = *winner == Camp::caesarian ? OutcomeKind::caesarian : OutcomeKind::republican;
  o.winner = seat_of(p.state, *winner);
  return o;
}

bool controls(Position p, Camp camp, const char* region_id) {
  return region(p.state, RegionId(region_id)).controller == camp;
}

int regions_of(Position p, Camp camp) {
  return static_cast<int>(
      std::ranges::count_if(p.state.region, [&](const Region& r) { return r.controller == camp; }));
}

// AIE-S1.i  More than 25, 50, 75 points of the winner.
Name victory_level(int points) {
  if (points > 75) return "definitive";
  if (points > 50) return "total";
  return points > 25 ? "decisive" : "";
}

bool assassin_in_play(Position p) {
  return std::ranges::any_of(p.state.leader, [&](const Leader& l) {
    return is_active_assassin(p, l.id) && (l.where == Where::map || l.where == Where::returning);
  });
}

// AIE-S1.h, RUL-23
Outcome outcome_1(Position p) {
  if (p.state.balance == 0) return outcome_for(p, std::nullopt, "balance");
  if (assassin_in_play(p)) return outcome_for(p, std::nullopt, "assassin_left");
  Outcome o = outcome_for(p, p.state.balance > 0 ? Camp::caesarian : Camp::republican, "balance");
  o.level = victory_level(std::abs(p.state.balance));
  return o;
}

// AIE-S2.h
Outcome outcome_2(Position p) {
  if (p.state.balance >= 15) return outcome_for(p, Camp::caesarian, "balance");
  if (p.state.balance < 0) return outcome_for(p, Camp::republican, "balance");
  return outcome_for(p, std::nullopt, "balance");
}

// AIE-S3.h  C: Asia and Graecia beside all that it started with.
bool caesarian_wins_3(Position p) {
  const Camp c = Camp::caesarian;
  return controls(p, c, "asia") && controls(p, c, "graecia") && controls(p, c, "gallia") &&
         controls(p, c, "hispania") && controls(p, c, "italia");
}
bool republican_wins_3(Position p) {
  const Camp r = Camp::republican;
  return controls(p, r, "africa") && controls(p, r, "asia") && controls(p, r, "graecia");
}

// AIE-S4.h
bool caesarian_wins_4(Position p) {
  const Camp c = Camp::caesarian;
  return regions_of(p, c) >= 6 && controls(p, c, "italia") && controls(p, c, "africa") &&
         controls(p, c, "hispania") && p.state.roma == c;
}
bool republican_wins_4(Position p) {
  return controls(p, Camp::republican, "africa") || controls(p, Camp::republican, "hispania");
}

// AIE-S5.j
bool caesarian_wins_5(Position p) {
  const Camp c = Camp::caesarian;
  return regions_of(p, c) >= 6 && controls(p, c, "italia") && controls(p, c, "graecia") && p.state.roma == c;
}
bool republican_wins_5(Position p) { return controls(p, Camp::republican, "graecia"); }

// AIE-S6.k, RUL-40
bool caesarian_wins_6(Position p) { return regions_of(p, Camp::caesarian) == 7; }
bool republican_wins_6(Position p) { return regions_of(p, Camp::republican) >= 2; }

// AIE-S7.i, RUL-40
bool caesarian_wins_7(Position p) {
  const People& aegyptii = people(p.state, kAegyptii);
  const bool pacified = aegyptii.pacified_by_caesarian_arms && aegyptii.status == PeopleStatus::peace;
  return regions_of(p, Camp::caesarian) > regions_of(p, Camp::republican) &&
         (p.state.aegyptii_occupied || pacified);
}
bool republican_wins_7(Position p) {
  const People& aegyptii = people(p.state, kAegyptii);
  return regions_of(p, Camp::republican) > regions_of(p, Camp::caesarian) &&
         aegyptii.status == PeopleStatus::allegiance && aegyptii.camp == Camp::republican;
}

struct ByControl {
  const char* scenario;
  bool (*caesarian)(Position);
  bool (*republican)(Position);
};

constexpr std::array kByControl{
    ByControl{"3", caesarian_wins_3, republican_wins_3}, ByControl{"4", caesarian_wins_4, republican_wins_4},
    ByControl{"5", caesarian_wins_5, republican_wins_5}, ByControl{"6", caesarian_wins_6, republican_wins_6},
    ByControl{"7", caesarian_wins_7, republican_wins_7}};

}  // namespace

Outcome final_outcome(Position p) {
  if (p.state.scenario == "1") return outcome_1(p);
  if (p.state.scenario == "2") return outcome_2(p);
  for (const ByControl& c : kByControl) {
    if (p.state.scenario != c.scenario) continue;
    if (c.caesarian(p)) return outcome_for(p, Camp::caesarian, "control");
    if (c.republican(p)) return outcome_for(p, Camp::republican, "control");
    return outcome_for(p, std::nullopt, "control");
  }
  throw BrokenInvariant("no victory conditions for scenario " + p.state.scenario);
}

}  // namespace adj::alea
