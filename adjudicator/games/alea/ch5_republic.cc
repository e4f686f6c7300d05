// AIE-5  Death of the Republic, and exchange of camps.

#include <algorithm>

#include "adjudicator/games/alea/ch3_5.h"

namespace adj::alea {

namespace {

// AIE-RUL-07  Legions of either camp and face count.
int regions_without_garrison(Position p) {
  return static_cast<int>(std::ranges::count_if(
      p.tables.regions, [&](const RegionInfo& r) { return legions_in(p, r.id, std::nullopt) < r.garrison; }));
}

bool major_war_among_several(Position p, const std::vector<PeopleId>& at_war) {
  return at_war.size() >= 2 &&
         std::ranges::any_of(at_war, [&](PeopleId id) { return p.tables.people(id).major; });
}

// AIE-5.1.1c–i, AIE-RUL-35
std::vector<Modifier> reasons(Position p) {
  const State& s = p.state;
  const Constants& c = p.tables.constants;
  const std::vector<PeopleId> at_war = peoples_at_war(p);
  const int legions = legions_on_map(p);
  std::vector<Modifier> found;
  const auto add = [&](bool holds, Name why, int value) {
    if (holds) found.push_back({why, value});
  };
  // AIE-5.1.1c  Once, however many died; Caesar's murder in the last phase F counts now.
  add(s.turn.party_leader_died || s.murder_counts_next, "party_leader_died", 1);
  const int short_of_garrison = regions_without_garrison(p);
  add(short_of_garrison > 0, "garrisons", short_of_garrison);                           // AIE-5.1.1d
  add(major_war_among_several(p, at_war), "wars", 1);                                   // AIE-5.1.1e
  add(legions <= c.legions_low, "few_legions", 1);                                      // AIE-5.1.1f
  add(legions >= c.legions_high, "many_legions", 1);                                    // AIE-5.1.1f
  add(at_war.empty(), "peace", -1);                                                     // AIE-5.1.1g
  add(!s.turn.party_leader_fought, "no_party_leader_fought", -1);                       // AIE-5.1.1h
  add(people(s, kAegyptii).status == PeopleStatus::allegiance, "aegyptii_allied", -1);  // AIE-5.1.1i
  return found;
}

// AIE-6.4b  After the sum, before the end is checked (AIE-RUL-35).
void play_imperium(AleaTable& t) {
  for (const Camp camp : in_initiative_order(t.state())) {
    StratagemMoment moment;
    moment.seat = seat_of(t.state(), camp);
    moment.moment = "spqr";
    moment.faces = {Face::imperium};
    if (!stratagem_at(t, moment, "AIE-6.4b")) continue;
    const int before = t.state().spqr;
    t.state().spqr = std::max(0, before - 1);
    t.tell("AIE-6.4b", SpqrAdjusted{{{"imperium", -1}}, before, t.state().spqr});
  }
}

// AIE-5.1.1b, AIE-RUL-01
[[noreturn]] void republic_dies(AleaTable& t) {
  if (option(t.state(), "spqr_5") == "vp_count") finish_game(t, final_outcome(t), "AIE-2.Fb");
  Outcome outcome;
  outcome.kind = OutcomeKind::both_lose;
  outcome.reason = "spqr";
  outcome.balance = t.state().balance;
  finish_game(t, outcome, "AIE-5.1.1b");
}

}  // namespace

void death_of_the_republic(AleaTable& t) {
  State& s = t.state();
  s.phase = Phase::f;
  t.tell("AIE-2.Fa", PhaseBegan{s.year, s.phase});
  SpqrAdjusted adjusted{reasons(t), s.spqr, s.spqr};
  for (const Modifier& m : adjusted.reasons) adjusted.after += m.value;
  adjusted.after = std::clamp(adjusted.after, 0, t.tables().constants.spqr_end);
  s.spqr = adjusted.after;
  s.murder_counts_next = false;
  t.tell("AIE-5.1.1a", adjusted);
  play_imperium(t);
  if (s.spqr >= t.tables().constants.spqr_end) republic_dies(t);
}

// --- Exchange of camps

namespace {

// AIE-5.1.2b, AIE-RUL-21  The Pretender and all who joined him turn back to the camp they had left.
void come_home(AleaTable& t, const Coup& coup) {
  std::set<LeaderId> leaders = coup.followers;
  leaders.insert(coup.pretender);
  for (const LeaderId& id : leaders)
    if (leader(t.state(), id).where != Where::removed)
      change_camp(t, id, coup.attacked, "coup", "AIE-5.1.2b");
  std::vector<UnitId> units;
  for (const UnitId& id : coup.following_units)
    if (on_map(unit(t.state(), id))) units.push_back(id);
  change_camp(t, units, coup.attacked, "coup", "AIE-5.1.2b");
  if (leader(t.state(), coup.pretender).where != Where::removed)
    name_party_leader(t, coup.pretender, coup.attacked, "coup", "AIE-5.1.2b");
}

// AIE-5.1.2a, c  Counters in hand stay with the persons; everything on the table stays with the camps.
void swap_players(AleaTable& t) {
  State& s = t.state();
  std::swap(s.seat_of.at(Camp::caesarian), s.seat_of.at(Camp::republican));
  s.balance = -s.balance;
  t.tell("AIE-5.1.2a", CampsExchanged{seat_of(s, Camp::caesarian), seat_of(s, Camp::republican), s.balance});
}

// AIE-RUL-21  What was written for the other camp's pieces makes no sense any more.
void let_orders_lapse(AleaTable& t) {
  for (auto& [seat, orders] : t.state().orders) {
    if (orders.standing.empty() && orders.queue.empty()) continue;
    orders.standing.clear();
    orders.queue.clear();
    t.tell(Audience::only(seat), "AIE-5.1.2a", OrdersLapsed{seat});
  }
}

}  // namespace

void exchange_camps(AleaTable& t) {
  std::vector<Coup> succeeded;
  for (const Coup& coup : t.state().coup)
    if (coup.succeeded) succeeded.push_back(coup);
  std::erase_if(t.state().coup, [](const Coup& coup) { return coup.succeeded; });
  for (const Coup& coup : succeeded) {  // two exchanges cancel out
    come_home(t, coup);
    swap_players(t);
  }
  if (!succeeded.empty()) let_orders_lapse(t);
  // AIE-3.5.1a  A Pretender who died after his victory leaves a camp without Party leader.
  for (const Camp camp : in_initiative_order(t.state()))
    if (party_leaders(t, camp).empty()) choose_party_leader(t, camp, "succession");
}

}  // namespace adj::alea
