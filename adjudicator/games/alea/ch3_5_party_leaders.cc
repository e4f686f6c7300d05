// AIE-3.5.1, AIE-3.5.2  Party leaders: nomination and succession.

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch3_5.h"

namespace adj::alea {

namespace {

constexpr std::size_t kMostPartyLeaders = 2;  // AIE-3.5.1a

// AIE-3.5.1d, AIE-RUL-55  Each bars only his own camp.
std::optional<LeaderId> sole_master(Position p, Camp camp) {
  const LeaderId id = camp == Camp::caesarian ? kCaesar : kPompeius;
  for (const LeaderId& party_leader : party_leaders(p, camp))
    if (party_leader == id) return id;
  return std::nullopt;
}

bool under_attack(Position p, Camp camp) {
  return std::ranges::any_of(p.state.coup, [&](const Coup& c) { return c.attacked == camp; });
}

bool fit(Position p, Camp camp, LeaderId id) {
  const Leader& l = leader(p.state, id);
  return p.tables.leader(id).roman() && on_map(l) && l.camp == camp && !is_pretender(p, id) &&
         !neutralised(p, l.zone);
}

Json named(LeaderId id) { return Json(Json::Object{{"leader", id.str()}}); }

}  // namespace

std::vector<LeaderId> fit_for_party_leader(Position p, Camp camp) {
  std::vector<LeaderId> found;
  for (const Leader& l : p.state.leader)
    if (fit(p, camp, l.id)) found.push_back(l.id);
  return found;
}

// AIE-3.5.1c  A second Party leader beside a single one.
std::optional<Refusal> refuse(Position p, Camp camp, const Nominate& o) {
  const Leader& l = leader(p.state, o.leader);
  if (!p.tables.leader(o.leader).roman() || l.camp != camp)
    return refusal("AIE-3.5.1c", "not_your_leader", named(o.leader), RefusalKind::not_yours);
  if (!on_map(l)) return refusal("AIE-3.5.1c", "leader_not_in_play", named(o.leader));
  const std::vector<LeaderId> present = party_leaders(p, camp);
  if (std::ranges::find(present, o.leader) != present.end())
    return refusal("AIE-3.5.1c", "already_party_leader", named(o.leader));
  if (present.size() >= kMostPartyLeaders) return refusal("AIE-3.5.1a", "two_party_leaders");
  if (const auto master = sole_master(p, camp))
    return refusal("AIE-3.5.1d", "no_second_beside", named(*master));
  if (under_attack(p, camp)) return refusal("AIE-3.5.1e", "no_nomination_during_coup");
  if (is_pretender(p, o.leader)) return refusal("AIE-RUL-20", "pretender_not_party_leader", named(o.leader));
  if (neutralised(p, l.zone)) return refusal("AIE-3.6.5c", "leader_neutralised", named(o.leader));
  return std::nullopt;
}

void name_party_leader(AleaTable& t, LeaderId id, Camp camp, Name cause, Name clause) {
  Leader& l = leader(t.state(), id);
  ADJ_CHECK(l.camp == camp, id.str() + " is of the other camp");
  if (l.party_leader) return;
  ADJ_CHECK(party_leaders(t, camp).size() < kMostPartyLeaders, "a third Party leader");
  l.party_leader = true;
  t.tell(clause, PartyLeaderNamed{id, camp, cause});
}

void choose_party_leader(AleaTable& t, Camp camp, Name cause) {
  std::vector<LeaderId> candidates = fit_for_party_leader(t, camp);
  if (candidates.empty()) return;
  int highest = 0;
  for (const LeaderId& id : candidates) highest = std::max(highest, values(t, id).cp);
  std::erase_if(candidates, [&](LeaderId id) { return values(t, id).cp < highest - 1; });
  const SuccessorChoice choice{seat_of(t.state(), camp), camp, candidates};
  const LeaderId chosen = candidates.size() == 1 ? candidates.front() : t.offer(choice, true).leader;
  name_party_leader(t, chosen, camp, cause, "AIE-3.5.2c");
}

void party_leader_lost(AleaTable& t, LeaderId id, Camp camp, Name /*cause*/, bool by_pretender) {
  // AIE-3.5.2g  M. Brutus and Cassius leave the camp before it looks for a successor among its leaders.
  if (id == kPompeius) pompeius_lost(t);
  if (by_pretender) return;                     // AIE-3.5.2a, AIE-RUL-21: the coup settles it
  if (!party_leaders(t, camp).empty()) return;  // AIE-3.5.2b
  choose_party_leader(t, camp, "succession");   // AIE-3.5.2c
}

void leave_coups(State& s, LeaderId id) {
  for (Coup& coup : s.coup) coup.followers.erase(id);
}

void leave_coups(State& s, const std::vector<UnitId>& units) {
  for (Coup& coup : s.coup)
    for (const UnitId& id : units) coup.following_units.erase(id);
}

// 7.2  The highest CP; in table order, which is alphabetical.
ChosenLeader fallback_for(Position p, const SuccessorChoice& d) {
  ChosenLeader chosen{d.candidates.front()};
  for (const LeaderId& id : d.candidates)
    if (values(p, id).cp > values(p, chosen.leader).cp) chosen.leader = id;
  return chosen;
}

std::optional<Automatic<ChosenLeader>> automatic_for(Position p, const SuccessorChoice& d) {
  for (const Order* order : wishes<Succession>(p.state, d.seat)) {
    if (!all_hold(p, d.seat, *order, {})) continue;
    for (const LeaderId& id : std::get<Succession>(order->body).leaders)
      if (std::ranges::find(d.candidates, id) != d.candidates.end())
        return Automatic<ChosenLeader>{ChosenLeader{id}};
  }
  return std::nullopt;
}

// AIE-3.5.2g  They go without units. Who is suborned, neutralised or not in play is left where he is; those
// yet to enter are dealt with on entry (AIE-RUL-30).
void pompeius_lost(AleaTable& t) {
  State& s = t.state();
  const Leader& caesar = leader(s, kCaesar);
  if (s.caesar != CaesarFate::alive || !on_map(caesar)) return;
  for (const LeaderId id : {kMBrutus, kCassius}) {
    const Leader& l = leader(s, id);
    if (!on_map(l) || l.camp == Camp::caesarian || is_pretender(t, id) || neutralised(t, l.zone)) continue;
    const ZoneId from = l.zone;
    change_camp(t, id, Camp::caesarian, "pompeius_lost", "AIE-3.5.2g");
    put(s, id, caesar.zone);
    t.tell("AIE-3.5.2g", LeaderMoved{id, from, caesar.zone, "pompeius_lost"});
  }
}

}  // namespace adj::alea
