// The choices of the Senate: who may be nominated, tried or sent, what there is to vote on and with what.

#include <algorithm>

#include "adjudicator/games/respublica/report_asks.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

std::string names_of_men(const Reader& r, const std::vector<SenatorId>& men) {
  std::vector<std::string> names;
  for (const SenatorId id : men)
    names.push_back(r.man(id) + " (" + r.faction(senator(r.p.state, id).faction) + ")");
  return list_of(r, names);
}

ChoiceGroup candidates(const Reader& r, Stage stage) {
  ChoiceGroup group{r.say("report.choice.candidates"), {}};
  const std::vector<SenatorId> men = eligible(r.p, stage);
  if (!men.empty()) group.lines.push_back(names_of_men(r, men));
  return group;
}

ChoiceGroup prosecutions(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.trials"), {}};
  for (const SenatorId id : all_in_rome(r.p.state)) {
    const Senator& m = senator(r.p.state, id);
    std::vector<std::string> charges;
    if (m.major) charges.push_back(r.say("report.choice.major"));
    if (m.corrupt) charges.push_back(r.say("report.choice.corrupt"));
    for (const ConcessionId c : m.bars) charges.push_back(r.p.tables.concession(c).name.in(r.language));
    if (!charges.empty() && m.office != Office::censor)
      group.lines.push_back(
          r.say("report.choice.accused",
                {{"name", r.man(id)}, {"seat", m.faction.number}, {"charges", list_of(r, charges)}}));
  }
  return group;
}

ChoiceGroup vacant_provinces(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.vacant"), {}};
  std::vector<std::string> names;
  for (const Province& place : r.p.state.province)
    if (place.exists && place.governor.empty())
      names.push_back(r.p.tables.province(place.id).name.in(r.language));
  if (!names.empty()) group.lines.push_back(list_of(r, names));
  return group;
}

ChoiceGroup business(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.business"), {}};
  const State& s = r.p.state;
  const int price = price_of_unit(r.p);
  if (!s.now.no_recruitment)
    group.lines.push_back(
        r.say("report.choice.raise", {{"price", price}, {"most", price > 0 ? s.treasury / price : 0}}));
  const std::vector<int> legions = legions_at(s, UnitPlace::rome), fleets = fleets_at(s, UnitPlace::rome);
  const std::string force =
      force_text(r, static_cast<int>(legions.size()), 0, static_cast<int>(fleets.size()));
  if (!force.empty()) group.lines.push_back(r.say("report.choice.send", {{"force", force}}));
  if (!force.empty() || !s.command.empty()) group.lines.push_back(r.say("report.choice.together"));
  std::vector<std::string> names;
  for (const ConcessionId id : s.forum_concessions)
    if (!s.session.barred_concessions.contains(id))
      names.push_back(r.p.tables.concession(id).name.in(r.language));
  if (!names.empty()) group.lines.push_back(r.say("report.choice.award", {{"names", list_of(r, names)}}));
  names.clear();
  for (const LandBillInfo& info : r.p.tables.land_bills) {
    const auto in_force = s.land_bills.find(info.bill);
    if (!s.session.bills_proposed.contains(info.bill) &&
        (in_force == s.land_bills.end() || in_force->second < info.markers))
      names.push_back(std::string(name_of(info.bill)));
  }
  if (!names.empty()) group.lines.push_back(r.say("report.choice.bills", {{"names", list_of(r, names)}}));
  return group;
}

ChoiceGroup items_group(const Reader& r, const BallotOrders& d) {
  ChoiceGroup group{r.say("report.choice.items"), {}};
  for (const int number : d.items) {
    const Item& it = item(r.p.state, number);
    group.lines.push_back(
        r.say("report.choice.item", {{"number", number},
                                     {"proposal", proposal_text(r, named_now(r, to_json(it.proposal)))},
                                     {"seat", it.proposer.number}}));
  }
  return group;
}

ChoiceGroup votes_group(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.votes", {{"n", votes_in_rome(r.p, r.seat)}}), {}};
  std::vector<std::string> men;
  for (const SenatorId id : senators_in_rome(r.p.state, r.seat))
    men.push_back(
        r.say("report.choice.voter",
              {{"name", r.man(id)}, {"votes", votes(r.p, id)}, {"talents", senator(r.p.state, id).talents}}));
  if (!men.empty()) group.lines.push_back(list_of(r, men));
  std::string others;
  for (const Seat seat : playing(r.p.state))
    if (seat != r.seat)
      others += (others.empty() ? "" : ", ") + r.faction(seat) + "\u00a0" +
                std::to_string(votes_in_rome(r.p, seat));
  group.lines.push_back(r.say("report.choice.others", {{"votes", others}}));
  if (has_tribune(r.p, r.seat, false)) group.lines.push_back(r.say("report.choice.tribune"));
  return group;
}

}  // namespace

std::vector<ChoiceGroup> agenda_choices(const Reader& r, Stage stage) {
  std::vector<ChoiceGroup> groups;
  switch (stage) {
    case Stage::consuls:
    case Stage::pontifex:
    case Stage::dictator:
    case Stage::censor:
      keep(groups, candidates(r, stage));
      break;
    case Stage::prosecutions:
      keep(groups, prosecutions(r));
      break;
    case Stage::governors:
      keep(groups, vacant_provinces(r));
      break;
    case Stage::business:
      keep(groups, vacant_provinces(r));
      keep(groups, business(r));
      break;
    case Stage::closed:
      break;
  }
  return groups;
}

std::vector<ChoiceGroup> ballot_choices(const Reader& r, const BallotOrders& d) {
  std::vector<ChoiceGroup> groups;
  keep(groups, items_group(r, d));
  keep(groups, votes_group(r));
  return groups;
}

}  // namespace adj::respublica
