// RPR-1.09.62  Land bills and their repeal.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

int in_force(const State& s, LandBill bill) {
  const auto at = s.land_bills.find(bill);
  return at == s.land_bills.end() ? 0 : at->second;
}

// RPR-1.09.621b  Who would bring a bill in has not volunteered to lose popularity by its repeal.
Refused refuse_unwilling(Position p, Seat by, SenatorId id, Role role, LandBill bill, const char* clause) {
  if (willing(p, by, id, {role, SenatorId(), bill, 0})) return std::nullopt;
  return refusal(clause, "no_consent", about("senator", id));
}

// The dead have no popularity to lose; a vote that they cast still counts (RPR-1.09.721d, e).
void move_popularity(RprTable& t, Name clause, SenatorId id, int by, Name why) {
  if (by != 0 && find_senator(t.state(), id)) change_popularity(t, clause, id, by, why);
}

// RPR-1.09.62d, 1.09.621c  Whatever becomes of it; the veto itself costs nothing.
void charge_voters(RprTable& t, Name clause, const Item& item, VoteChoice choice, int by, Name why) {
  for (const FactionVote& vote : item.votes)
    for (const Ballot& b : vote.ballots)
      if (b.choice == choice) move_popularity(t, clause, b.senator, by, why);
}

void settle_bill_votes(RprTable& t, const Item& item, const PassLandBill& x) {
  t.state().session.bills_proposed.insert(x.bill);
  charge_voters(t, "RPR-1.09.62d", item, VoteChoice::against, t.tables().land_bill(x.bill).voting_against,
                "land_bill_against");
}

void settle_repeal_votes(RprTable& t, const Item& item, const RepealLandBill& x) {
  const LandBillInfo& info = t.tables().land_bill(x.bill);
  move_popularity(t, "RPR-1.09.621b", x.sponsor, info.repeal_sponsor, "repeal_sponsor");
  charge_voters(t, "RPR-1.09.621c", item, VoteChoice::in_favour, info.repeal_voting_for, "repeal_for");
}

}  // namespace

Refused refuse_business(Position p, Seat by, const PassLandBill& x) {
  const bool proposed = any_item<PassLandBill>(p.state, [&](const Item& i, const PassLandBill& other) {
    return other.bill == x.bill && was_decided(i);
  });
  if (proposed) return refusal("RPR-1.09.62a", "once_a_turn");
  if (in_force(p.state, x.bill) >= p.tables.land_bill(x.bill).markers)
    return refusal("RPR-1.02b", "no_marker");
  if (x.sponsor == x.cosponsor) return refusal("RPR-1.09.62b", "named_twice", about("senator", x.sponsor));
  for (const SenatorId id : {x.sponsor, x.cosponsor})
    if (auto no = refuse_absent(p, id, "RPR-1.09.62b")) return no;
  for (const SenatorId id : {x.sponsor, x.cosponsor})
    if (auto no = refuse_unwilling(p, by, id, Role::sponsor, x.bill, "RPR-1.09.62b")) return no;
  return std::nullopt;
}

// RPR-1.09.62c, R-62
void enact(RprTable& t, const Item& item, const PassLandBill& x) {
  const LandBillInfo& info = t.tables().land_bill(x.bill);
  settle_bill_votes(t, item, x);
  if (in_force(t.state(), x.bill) >= info.markers) return fail_after_all(t, item, "impossible");
  ++t.state().land_bills[x.bill];
  t.tell("RPR-1.09.62c", LandBillPassed{x.bill});
  change_unrest(t, "RPR-1.09.62c", info.unrest, "land_bill");
  move_popularity(t, "RPR-1.09.62c", x.sponsor, info.sponsor, "sponsor");
  move_popularity(t, "RPR-1.09.62c", x.cosponsor, info.cosponsor, "cosponsor");
  claim_commissioner(t);
}

void reject(RprTable& t, const Item& item, const PassLandBill& x) { settle_bill_votes(t, item, x); }

Refused refuse_business(Position p, Seat by, const RepealLandBill& x) {
  const LandBillInfo& info = p.tables.land_bill(x.bill);
  const bool tried =
      any_item<RepealLandBill>(p.state, [](const Item& i, const RepealLandBill&) { return was_decided(i); });
  if (tried) return refusal("RPR-1.09.621a", "once_a_turn");
  if (!info.repealable) return refusal("RPR-1.09.621a", "not_repealable");
  if (in_force(p.state, x.bill) == 0) return refusal("RPR-1.09.621a", "not_in_force");
  if (auto no = refuse_absent(p, x.sponsor, "RPR-1.09.621b")) return no;
  // R-01  Whose popularity moves twice as far loses twice as much.
  const Senator& sponsor = senator(p.state, x.sponsor);
  const bool twice = top_card(p, sponsor).abilities.doubles_popularity;
  const int needed = info.repeal_min_popularity * (twice ? 2 : 1);
  if (sponsor.popularity < needed)
    return refusal("RPR-1.09.621b", "too_little_popularity",
                   Json(Json::Object{{"senator", Json(x.sponsor.view())}, {"needed", Json(needed)}}));
  return refuse_unwilling(p, by, x.sponsor, Role::repeal, x.bill, "RPR-1.09.621b");
}

void enact(RprTable& t, const Item& item, const RepealLandBill& x) {
  settle_repeal_votes(t, item, x);
  if (in_force(t.state(), x.bill) == 0) return fail_after_all(t, item, "impossible");
  --t.state().land_bills[x.bill];
  t.tell("RPR-1.09.621c", LandBillRepealed{x.bill});
  change_unrest(t, "RPR-1.09.621c", t.tables().land_bill(x.bill).repeal_unrest, "repeal");
}

void reject(RprTable& t, const Item& item, const RepealLandBill& x) { settle_repeal_votes(t, item, x); }

}  // namespace adj::respublica
