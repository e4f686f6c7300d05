// What is asked of the reader: the question, why, what he may choose, what is on file, what silence means.

#include "adjudicator/games/respublica/report_asks.h"

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"

namespace adj::respublica {

namespace {

struct Choices {
  const Reader& r;
  using Groups = std::vector<ChoiceGroup>;
  Groups operator()(const SetupOrders&) const { return setup_choices(r); }
  Groups operator()(const RevenueOrders&) const { return revenue_choices(r); }
  Groups operator()(const ForumOrders&) const { return forum_choices(r, true); }
  Groups operator()(const InitiativeOrders&) const { return forum_choices(r, false); }
  Groups operator()(const AgendaOrders& d) const { return agenda_choices(r, d.stage); }
  Groups operator()(const BallotOrders& d) const { return ballot_choices(r, d); }
  Groups operator()(const RevolutionOrders&) const { return revolution_choices(r); }
  Groups operator()(const AllegianceOrders&) const { return allegiance_choices(r); }
};

Json::Object title_fields(const Reader& r, const Decision& decision) {
  Json::Object fields{{"turn", r.p.state.turn}, {"stage", ""}, {"number", 0}};
  if (const auto* d = std::get_if<AgendaOrders>(&decision))
    fields[1].second = Json(r.named("name.stage", name_of(d->stage)));
  if (const auto* d = std::get_if<BallotOrders>(&decision))
    fields[1].second = Json(r.named("name.stage", name_of(d->stage)));
  if (const auto* d = std::get_if<InitiativeOrders>(&decision)) fields[2].second = Json(d->number);
  return fields;
}

// 7.4  How the faction votes when it says nothing.
std::string silent_ballots(const Reader& r, const BallotOrders& d) {
  const std::set<int> kept = kept_items(r, d);
  if (d.items.empty() && kept.empty()) return r.say("report.silence.agenda_nothing");
  std::map<VoteChoice, std::vector<std::string>> by_choice;
  for (const int number : d.items)
    if (!kept.contains(number))
      by_choice[default_vote(r.p, d.seat, item(r.p.state, number))].push_back(std::to_string(number));
  std::string text = kept.empty() ? "" : r.say("report.silence.provisional");
  for (const auto& [choice, items] : by_choice)
    text += (text.empty() ? "" : r.semicolon()) +
            r.say("report.silence.ballot", {{"items", static_cast<int>(items.size())},
                                            {"list", list_of(r, items)},
                                            {"choice", name_of(choice)}});
  return r.say("report.silence.ballots", {{"votes", text}});
}

std::string silent_agenda(const Reader& r, const AgendaOrders& d) {
  const std::vector<Proposal> agenda = default_agenda(r.p, d.stage);
  if (agenda.empty()) return r.say("report.silence.agenda_nothing");
  return r.say("report.silence.agenda",
               {{"proposal", proposal_text(r, named_now(r, to_json(agenda.front())))},
                {"more", static_cast<int>(agenda.size()) - 1}});
}

}  // namespace

std::set<int> kept_items(const Reader& r, const BallotOrders& d) {
  std::set<int> kept;
  for (const Order& order : kept_ballots(r.p, d))
    if (const auto* vote = std::get_if<CastVote>(&order.body))
      for (const int number : d.items)
        if (vote->items.empty() || std::ranges::find(vote->items, number) != vote->items.end())
          kept.insert(number);
  return kept;
}

namespace {

struct Silent {
  const Reader& r;
  std::string operator()(const BallotOrders& d) const { return silent_ballots(r, d); }
  std::string operator()(const AgendaOrders& d) const { return silent_agenda(r, d); }
  std::string operator()(const RevolutionOrders& d) const {
    const int over =
        static_cast<int>(faction(r.p.state, d.seat).hand.size()) - r.p.tables.constants.hand_limit;
    return r.say("report.silence.revolution", {{"over", over > 0 ? over : 0}});
  }
  template <class D>
  std::string operator()(const D&) const {
    std::string key = "report.silence.";
    key += D::kName;
    return r.say(key);
  }
};

}  // namespace

Ask ask_of(const Reader& r, const OpenFor<Rpr>& open, const OpenDecision& decision) {
  const std::string key = "report.ask." + decision.kind.str();
  Ask ask;
  ask.title = r.say(key + ".title", title_fields(r, open.decision));
  ask.explanation = r.say(key + ".why", title_fields(r, open.decision));
  for (const Deal& deal : r.p.state.deals) {
    if (deal.with == r.seat && deal.status == DealStatus::offered)
      ask.explanation += " " + r.say("report.ask.deal", {{"number", deal.number}, {"by", deal.by.number}});
    if (deal.status == DealStatus::complained && deal.by != r.seat && deal.with != r.seat)
      ask.explanation += " " + r.say("report.ask.dispute", {{"number", deal.number}});
  }
  ask.choices = std::visit(Choices{r}, open.decision);
  ask.on_file = decision.orders;
  ask.fallback = decision.fallback;
  return ask;
}

std::string Rpr::fallback_text(const Tables& tables, const State& s, const Decision& decision,
                               Language language) {
  const Seat seat = std::visit([](const auto& d) { return d.seat; }, decision);
  const Reader r(Position(tables, s), seat, language);
  return std::visit(Silent{r}, decision);
}

}  // namespace adj::respublica
