// RPR-1.09.61  The award of concessions.

#include <algorithm>
#include <set>

#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

bool lies_in_forum(const State& s, ConcessionId id) {
  return std::find(s.forum_concessions.begin(), s.forum_concessions.end(), id) != s.forum_concessions.end();
}

void hand_over(RprTable& t, Name clause, ConcessionId id, SenatorId to, Name how) {
  std::erase(t.state().forum_concessions, id);
  senator(t.state(), to).concessions.insert(id);
  t.tell(clause, ConcessionAwarded{id, to, how});
}

}  // namespace

bool land_bill_in_force(const State& s) {
  return std::any_of(s.land_bills.begin(), s.land_bills.end(),
                     [](const auto& bill) { return bill.second > 0; });
}

Refused refuse_business(Position p, Seat, const AwardConcessions& x) {
  const State& s = p.state;
  if (x.awards.empty())
    return refusal("RPR-1.09.61a", "no_concession", Json(Json::Object{}), RefusalKind::not_understood);
  std::set<ConcessionId> named;
  for (const Award& a : x.awards) {
    if (!named.insert(a.concession).second)
      return refusal("RPR-1.09.61a", "named_twice", about("concession", a.concession));
    if (s.session.barred_concessions.contains(a.concession))
      return refusal("RPR-1.09.61b", "rejected_before", about("concession", a.concession));
    if (!lies_in_forum(s, a.concession))
      return refusal("RPR-1.09.61a", "not_in_forum", about("concession", a.concession));
    if (p.tables.concession(a.concession).needs_land_bill && !land_bill_in_force(s))
      return refusal("RPR-1.09.61d", "needs_land_bill", about("concession", a.concession));
    if (auto no = refuse_absent(p, a.senator, "RPR-1.09.61a")) return no;
  }
  return std::nullopt;
}

// Claimed or destroyed meanwhile: the whole bundle fails.
void enact(RprTable& t, const Item& item, const AwardConcessions& x) {
  if (refuse_business(t, item.proposer, x)) {
    reject(t, item, x);
    return fail_after_all(t, item, "impossible");
  }
  for (const Award& a : x.awards) hand_over(t, "RPR-1.09.61a", a.concession, a.senator, "vote");
}

// RPR-1.09.61b, 721b
void reject(RprTable& t, const Item&, const AwardConcessions& x) {
  for (const Award& a : x.awards) t.state().session.barred_concessions.insert(a.concession);
}

void return_land_commissioner(RprTable& t, Name phase) {
  State& s = t.state();
  if (s.options.at("land_commissioner_check") != phase.str() || land_bill_in_force(s)) return;
  for (Senator& m : s.senator) {
    if (m.concessions.erase(kLandCommissioner) == 0) continue;
    m.bars.erase(kLandCommissioner);
    s.forum_concessions.push_back(kLandCommissioner);
    t.tell("RPR-1.09.61d", ConcessionMoved{kLandCommissioner, "forum", "no_land_bill"});
    return;
  }
}

// RPR-CARD-078  Flaccus, after the prosecutions; the vote's bar does not bind him.
void claim_commissioner(RprTable& t) {
  const State& s = t.state();
  if (!s.session.prosecutions_over || !lies_in_forum(s, kLandCommissioner) || !land_bill_in_force(s)) return;
  for (const Senator& m : s.senator) {
    if (!in_rome(m) || !top_card(t, m).abilities.claims_land_commissioner) continue;
    if (!wish<ClaimCommissioner>(t, m.faction)) continue;
    return hand_over(t, "RPR-CARD-078", kLandCommissioner, m.id, "claimed");
  }
}

}  // namespace adj::respublica
