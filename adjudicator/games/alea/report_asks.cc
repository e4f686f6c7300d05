// What is asked of the reader: the question, why, what he may choose, what is on file, what silence means.

#include <algorithm>

#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

ChoiceGroup unit_choice(const Reader& r, const char* key, int count, const std::vector<UnitId>& units) {
  return {r.say(key, {{"count", count}}), {force_text(r.p, units, r.language)}};
}

std::vector<UnitId> roman_legions_of(Position p, Camp camp) {
  std::vector<UnitId> found;
  for (const Unit& u : p.state.unit)
    if (on_map(u) && u.camp == camp && p.tables.unit(u.id).roman() &&
        p.tables.unit(u.id).type == UnitType::legio)
      found.push_back(u.id);
  return found;
}

// Both camps' pieces of a stack that Caesar's murder parts.
ChoiceGroup divided_stack(const Reader& r, ZoneId zone) {
  ChoiceGroup group{place_name(r.p.tables, zone), {}};
  for (const Camp camp : kCamps) {
    const std::vector<LeaderId> leaders = leaders_in(r.p, zone, camp);
    const std::vector<UnitId> units = units_in(r.p, zone, camp);
    if (leaders.empty() && units.empty()) continue;
    Json::Object fields = force_fields(r, leaders, units);
    fields.emplace_back("camp", name_of(camp));
    group.lines.push_back(r.say("report.murder.camp", std::move(fields)));
  }
  return group;
}

struct Choices {
  const Reader& r;

  using Groups = std::vector<ChoiceGroup>;
  Groups operator()(const DeployForces& d) const { return deploy_choices(r, d.camp); }
  Groups operator()(const TurnOrders& d) const { return turn_choices(r, d.camp, true, true, true); }
  Groups operator()(const GeostrategyOrders& d) const { return turn_choices(r, d.camp, false, true, false); }
  Groups operator()(const AdministrationOrders& d) const {
    return turn_choices(r, d.camp, false, false, true);
  }
  Groups operator()(const SmcOrders& d) const { return smc_choices(r, d.camp); }
  Groups operator()(const ReactionOrders& d) const { return reaction_choices(r, d); }
  Groups operator()(const MurderKeep& d) const { return divided(d.zones); }
  Groups operator()(const MurderSend& d) const { return divided(d.zones); }
  Groups operator()(const AlexandriaLegions& d) const {
    return {unit_choice(r, "report.ask.legions", d.count, roman_legions_of(r.p, Camp::caesarian))};
  }
  Groups operator()(const WinterOrders& d) const { return winter_choices(r, d.camp); }
  Groups operator()(const SuccessorChoice& d) const {
    ChoiceGroup group{r.say("report.ask.candidates"), {}};
    for (const LeaderId& id : d.candidates) {
      const LeaderFace v = values(r.p, id);
      group.lines.push_back(
          r.say("report.leader_line",
                {{"leader", id.str()}, {"cc", v.cc}, {"bt", v.bt}, {"vs", v.vs}, {"cp", v.cp}}));
    }
    return {group};
  }
  Groups operator()(const DesertersChoice& d) const {
    return {unit_choice(r, "report.ask.legions", d.count, d.candidates)};
  }
  Groups operator()(const LossChoice& d) const {
    return {unit_choice(r, "report.ask.units", d.count, d.candidates)};
  }
  Groups operator()(const RetreatChoice& d) const { return zones(d.candidates); }
  Groups operator()(const EscapeChoice& d) const { return zones(d.candidates); }
  Groups operator()(const EvasionChoice& d) const { return zones(d.candidates); }
  Groups operator()(const SplitChoice& d) const {
    return {{r.say("report.ask.candidates"), {leaders_text(r, d.leaders)}}};
  }
  Groups operator()(const StratagemMoment& d) const {
    ChoiceGroup group{r.say("report.turn.stratagems"), {}};
    for (const Face face : d.faces)
      if (counter_with(r.p, d.seat, face)) group.lines.push_back(face_line(r, face));
    return {group};
  }
  Groups operator()(const TriumvirChoice& d) const {
    return {{r.say("report.ask.candidates"), {leaders_text(r, {d.pretender})}}};
  }
  Groups operator()(const ZoneChoice& d) const { return zones(d.candidates); }

  Groups zones(const std::vector<ZoneId>& candidates) const {
    return {{r.say("report.ask.zones"), {zone_list(r.p.tables, candidates)}}};
  }
  Groups divided(const std::vector<ZoneId>& stacks) const {
    Groups groups;
    for (const ZoneId& zone : stacks) groups.push_back(divided_stack(r, zone));
    return groups;
  }
};

Json::Object title_fields(const Reader& r, const Decision& decision) {
  Json::Object fields{{"year", r.p.state.year}};
  if (const auto* smc = std::get_if<SmcOrders>(&decision)) {
    fields.emplace_back("number", smc->number);
    fields.emplace_back("mine", smc_left(r.p.state, smc->camp));
    fields.emplace_back("theirs", smc_left(r.p.state, other(smc->camp)));
  }
  return fields;
}

// 7.1  Before the last SMC of each player both are reminded of phase F, whatever they hold: he who plays it
// here, the other among what is his own (report_own.cc).
bool asks_for_last_smc(const Reader& r, const Decision& decision) {
  const auto* smc = std::get_if<SmcOrders>(&decision);
  return smc && last_smc(r.p.state, smc->camp);
}

void add_sentence(std::string& text, const std::string& sentence) {
  if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
}

}  // namespace

int smc_left(const State& s, Camp camp) {
  const auto at = s.turn.smc_left.find(camp);
  return at == s.turn.smc_left.end() ? 0 : at->second;
}

// AIE-TE.10  The extra one of event 10 comes after all others.
bool last_smc(const State& s, Camp camp) {
  return smc_left(s, camp) + (s.turn.extra_smc == camp ? 1 : 0) <= 1;
}

Ask ask_of(const Reader& r, const OpenFor<Alea>& open, const OpenDecision& decision) {
  const std::string key = "report.ask." + decision.kind.str();
  Ask ask;
  ask.title = r.say(key + ".title", title_fields(r, open.decision));
  ask.explanation = r.say(key + ".why", title_fields(r, open.decision));
  if (asks_for_last_smc(r, open.decision))
    add_sentence(ask.explanation, r.say("report.ask.phase_f_reminder"));
  if (!decision.required) add_sentence(ask.explanation, r.say("report.ask.optional"));
  for (const std::string& missing : decision.missing)
    add_sentence(ask.explanation, r.say("report.ask.missing", {{"missing", missing}}));
  ask.choices = std::visit(Choices{r}, open.decision);
  ask.on_file = decision.orders;
  ask.fallback = decision.fallback;
  return ask;
}

}  // namespace adj::alea
