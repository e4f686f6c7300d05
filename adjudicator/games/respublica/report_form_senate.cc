// Lines for the forms of the Senate: an agenda, and ballots.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/report_asks.h"

namespace adj::respublica {

namespace {

constexpr std::size_t kMost = 8;  // of one kind

void add_trials(const Reader& r, std::vector<Order>& orders) {
  const std::vector<SenatorId> own = senators_in_rome(r.p.state, r.seat);
  for (const SenatorId accused : all_in_rome(r.p.state)) {
    const Senator& m = senator(r.p.state, accused);
    if (m.faction == r.seat) continue;
    for (const SenatorId by : own) {
      Prosecution trial;
      trial.accused = accused;
      trial.prosecutor = by;
      if (m.major) {
        trial.major = true;
        trial.charge = Charge::major;
      } else if (!m.corrupt && !m.bars.empty()) {
        trial.charge = Charge::concession;
        trial.concession = *m.bars.begin();
      }
      if (m.major || m.corrupt || !m.bars.empty()) orders.emplace_back(Propose{trial, false});
    }
  }
}

// RPR-1.09.6a, 644, 646, 647  Somebody in the field and a province: each for itself, and both in one vote.
void add_commanders(const State& s, std::vector<Order>& orders) {
  const auto propose = [&](Proposal what) { orders.emplace_back(Propose{std::move(what), false}); };
  std::vector<Proposal> parts;
  for (const Command& c : s.command)
    if (parts.empty()) {
      propose(RecallCommander{c.commander, true, {}});
      parts.push_back(ReinforceCommander{c.commander, {1, 0, 0}});
    }
  for (const Province& place : s.province)
    if (place.exists && parts.size() < 2) parts.push_back(SendGarrison{place.id, {1, 0, 0}});
  for (const Proposal& part : parts) propose(part);
  if (parts.size() > 1) propose(together(parts));
}

void add_business(const Reader& r, std::vector<Order>& orders) {
  const State& s = r.p.state;
  const auto propose = [&](Proposal what) { orders.emplace_back(Propose{std::move(what), false}); };
  propose(RaiseForces{2, 0});
  propose(RejectRhodes{});               // RPR-EVT-176b
  for (const Bequest& b : s.bequests) {  // RPR-CARD-106a
    const ForumCardInfo& card = r.p.tables.forum_card(b.card);
    propose(CollectBequest{b.card, holder(s, Office::field_consul), {card.legions, 0, card.fleets}});
  }
  const Force all{static_cast<int>(legions_at(s, UnitPlace::rome).size()), 0,
                  static_cast<int>(fleets_at(s, UnitPlace::rome).size())};
  for (const War& w : s.war)
    for (const Office office : {Office::field_consul, Office::dictator, Office::rome_consul})
      if (const SenatorId id = holder(s, office); !id.empty() && orders.size() < 2 * kMost)
        propose(SendForces{{Dispatch{id, w.id, all}}});
  const std::vector<SenatorId> own = by_influence(r, senators_in_rome(s, r.seat));
  for (const ConcessionId id : s.forum_concessions)
    if (!own.empty()) propose(AwardConcessions{{Award{id, own.front()}}});
  if (own.size() > 1) propose(PassLandBill{LandBill::i, own[0], own[1]});
  add_commanders(s, orders);
}

}  // namespace

Suggestions suggest(const Reader& r, const AgendaOrders& d) {
  Suggestions form;
  for (const Proposal& proposal : default_agenda(r.p, d.stage)) {
    if (form.lines.size() == kMost) break;
    form.lines.emplace_back(Propose{proposal, false});
  }
  if (d.stage == Stage::dictator)
    for (const SenatorId id : eligible(r.p, Stage::dictator))
      form.examples.emplace_back(Propose{ElectDictator{id}, false});
  if (d.stage == Stage::prosecutions) add_trials(r, form.examples);
  if (d.stage == Stage::business || d.stage == Stage::governors) add_business(r, form.examples);
  if (form.examples.size() > 2 * kMost)
    form.examples.erase(form.examples.begin() + 2 * kMost, form.examples.end());
  if (d.stage == Stage::business) form.examples.emplace_back(Adjourn{});
  return form;
}

// A ballot that stands from a split window comes before what silence would mean.
Suggestions suggest(const Reader& r, const BallotOrders& d) {
  Suggestions form;
  form.lines = kept_ballots(r.p, d);
  const std::set<int> kept = kept_items(r, d);
  for (const int number : d.items) {
    const VoteChoice silent = default_vote(r.p, d.seat, item(r.p.state, number));
    if (!kept.contains(number)) form.lines.emplace_back(CastVote{{number}, silent, {}, {}});
    if (number != d.items.front()) continue;
    for (const SenatorId id : senators_in_rome(r.p.state, d.seat))
      if (const int talents = senator(r.p.state, id).talents; talents > 0) {
        form.examples.emplace_back(
            CastVote{{number}, VoteChoice::in_favour, {}, {Buy{id, talents, BuyAim::to_pass}}});
        break;
      }
    form.examples.emplace_back(CastVote{{}, VoteChoice::against, {}, {}});
    form.examples.emplace_back(CastVeto{number, false, false});
  }
  return form;
}

}  // namespace adj::respublica
