// The choices of set-up, Revenue and Revolution.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_11.h"
#include "adjudicator/games/respublica/report_asks.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

// Cards of the hand that may be laid out now.
ChoiceGroup cards_to_play(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.play"), {}};
  for (const CardId id : faction(r.p.state, r.seat).hand) {
    const CardKind kind = r.p.tables.card(id).kind;
    const bool statesman = kind == CardKind::statesman && !refuse_statesman(r.p, r.seat, as<SenatorId>(id));
    if (statesman || kind == CardKind::concession) group.lines.push_back(card_line(r, id));
  }
  return group;
}

ChoiceGroup men_of(const Reader& r, const char* title, const std::vector<SenatorId>& men) {
  ChoiceGroup group{r.say(title), {}};
  for (const SenatorId id : by_influence(r, men)) {
    const Senator& m = senator(r.p.state, id);
    group.lines.push_back(r.say("report.choice.man", {{"name", r.man(id)},
                                                      {"influence", m.influence},
                                                      {"oratory", oratory(r.p, id)},
                                                      {"talents", m.talents}}));
  }
  return group;
}

ChoiceGroup own_men(const Reader& r, const char* title) {
  return men_of(r, title, senators_of(r.p.state, r.seat));
}

// RPR-1.11.32a
ChoiceGroup followers(const Reader& r) {
  std::vector<SenatorId> men = senators_of(r.p.state, r.seat);
  std::erase_if(men, [&](SenatorId id) {
    return refuse(r.p, r.seat, JoinRebel{id, true}, When::now).has_value();
  });
  return men_of(r, "report.choice.join", men);
}

ChoiceGroup provinces_to_give(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.provinces"), {}};
  for (const Province& place : r.p.state.province) {
    const Senator* m = find_senator(r.p.state, place.governor);
    if (place.exists && m && m->faction == r.seat)
      group.lines.push_back(
          r.say("report.choice.province",
                {{"province", place.id.view()}, {"name", r.man(m->id)}, {"term", place.term}}));
  }
  return group;
}

// RPR-1.06.52a, 1.06.53a
ChoiceGroup state_account(const Reader& r) {
  const State& s = r.p.state;
  ChoiceGroup group{r.say("report.choice.state"), {}};
  int due = 0;
  for (const auto& [why, sum] : state_debts(r.p)) due += sum;
  group.lines.push_back(
      r.say("report.choice.state_now", {{"treasury", s.treasury}, {"due", due}, {"left", s.treasury - due}}));
  group.lines.push_back(r.say("report.choice.contribution"));
  return group;
}

ChoiceGroup captives(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.captives"), {}};
  for (const Senator& m : r.p.state.senator)
    if (m.faction == r.seat && m.place == Place::captive)
      group.lines.push_back(
          r.say("report.choice.captive", {{"name", r.man(m.id)}, {"ransom", ransom_of(r.p, m.id)}}));
  return group;
}

ChoiceGroup victors(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.victors"), {}};
  for (const Senator& m : r.p.state.senator)
    if (m.faction == r.seat && may_declare(r.p, m.id)) {
      const std::vector<int> legions = legions_of(r.p.state, m.id);
      group.lines.push_back(r.say("report.choice.victor",
                                  {{"name", r.man(m.id)}, {"legions", static_cast<int>(legions.size())}}));
    }
  return group;
}

ChoiceGroup discards(const Reader& r) {
  const int held = static_cast<int>(faction(r.p.state, r.seat).hand.size());
  const int most = r.p.tables.constants.hand_limit;
  ChoiceGroup group{r.say("report.choice.discard"), {}};
  if (held > most)
    group.lines.push_back(r.say("report.choice.discard_line", {{"held", held}, {"most", most}}));
  return group;
}

ChoiceGroup trades(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.trade"), {}};
  for (const Seat seat : playing(r.p.state))
    if (seat != r.seat)
      group.lines.push_back(
          r.say("report.choice.trade_with",
                {{"seat", seat.number}, {"n", static_cast<int>(faction(r.p.state, seat).hand.size())}}));
  return group;
}

// Veterans sworn to a man of the reader who is no rebel (RPR-1.11.36a).
ChoiceGroup sworn_veterans(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.veterans"), {}};
  for (const SenatorId id : senators_of(r.p.state, r.seat)) {
    std::vector<int> sworn;
    for (const Legion& unit : r.p.state.legion)
      if (unit.allegiance == id && unit.place != UnitPlace::pool) sworn.push_back(unit.number);
    if (!sworn.empty() && !senator(r.p.state, id).rebel)
      group.lines.push_back(r.say("report.choice.sworn", {{"name", r.man(id)}, {"legions", to_json(sworn)}}));
  }
  return group;
}

}  // namespace

void keep(std::vector<ChoiceGroup>& groups, ChoiceGroup group) {
  if (!group.lines.empty()) groups.push_back(std::move(group));
}

Json named_now(const Reader& r, const Json& data) {
  static const std::vector<NumberedEvent> kNone;
  const NamesThen names(r.p.state, kNone);
  return names.renamed_now(data);
}

std::vector<SenatorId> by_influence(const Reader& r, const std::vector<SenatorId>& men) {
  std::vector<SenatorId> sorted = men;
  std::ranges::stable_sort(sorted, std::greater<>(), [&](SenatorId id) {
    return std::pair(senator(r.p.state, id).influence, oratory(r.p, id));
  });
  return sorted;
}

std::vector<ChoiceGroup> setup_choices(const Reader& r) {
  std::vector<ChoiceGroup> groups;
  keep(groups, own_men(r, "report.choice.leader"));
  keep(groups, provinces_to_give(r));
  keep(groups, cards_to_play(r));
  return groups;
}

std::vector<ChoiceGroup> revenue_choices(const Reader& r) {
  std::vector<ChoiceGroup> groups;
  keep(groups, own_men(r, "report.choice.purses"));
  keep(groups, state_account(r));
  keep(groups, captives(r));
  return groups;
}

std::vector<ChoiceGroup> revolution_choices(const Reader& r) {
  std::vector<ChoiceGroup> groups;
  keep(groups, cards_to_play(r));
  keep(groups, discards(r));
  keep(groups, victors(r));
  keep(groups, trades(r));
  return groups;
}

std::vector<ChoiceGroup> allegiance_choices(const Reader& r) {
  std::vector<ChoiceGroup> groups;
  if (r.p.state.civil_war) keep(groups, followers(r));
  keep(groups, sworn_veterans(r));
  return groups;
}

}  // namespace adj::respublica
