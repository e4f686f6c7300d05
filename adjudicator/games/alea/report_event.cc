// An event as a sentence: its own fields, and those that the sentences name beside them: `<field>_text` for
// causes and reasons, `yours` and `seat_camp` for what concerns a seat, `both` where leaders and units stand
// side by side, `rolled` where a die may be missing.

#include <algorithm>
#include <functional>
#include <map>

#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

bool filled(const Json& data, std::string_view key) {
  const Json* value = data.find(key);
  return value && value->is_array() && !value->as_array().empty();
}

bool given(const Json& data, std::string_view key) {
  const Json* value = data.find(key);
  return value && !value->is_null();
}

// A die's label says whom it concerns: a leader, a zone, a people, a unit, or which die of several it is.
std::string about_text(const Reader& r, const std::string& about) {
  if (about.empty() || !Name::fits(about)) return about;
  const Tables& t = r.p.tables;
  if (t.has_leader(LeaderId(about))) return t.leader(LeaderId(about)).name;
  if (t.has_people(PeopleId(about))) return t.people(PeopleId(about)).name;
  if (t.has_zone(ZoneId(about))) return t.zone(ZoneId(about)).label;
  if (t.has_unit(UnitId(about))) return force_text(t, {UnitId(about)}, r.language);
  return r.named("about", about);
}

std::string die_text(const Json& data) {
  const auto low = data.at("low").as_int(), high = data.at("high").as_int();
  if (low == 1) return "1d" + std::to_string(high);
  if (low == 0) return "1d" + std::to_string(high + 1);
  return std::to_string(low) + "–" + std::to_string(high);
}

void rolled(const Reader& r, Json& data) {
  data["what_text"] = r.named("die", data.at("what").as_string());
  data["about_text"] = about_text(r, data.at("about").as_string());
  data["die_text"] = die_text(data);
}

std::string way(const Reader& r, const Json& data) {
  std::string text = r.p.tables.zone(ZoneId(data.at("from").as_string())).label;
  for (const Json& step : data.at("path").as_array()) {
    const std::string& id = step.is_object() ? step.at("zone").as_string() : step.as_string();
    text += " → " + r.p.tables.zone(ZoneId(id)).label;
  }
  return text;
}

void moved(const Reader& r, Json& data) {
  data["way_text"] = way(r, data);
  std::string dropped;
  for (const Json& leg : data.at("path").as_array())
    if (filled(leg, "drop"))
      dropped += (dropped.empty() ? "" : ", ") +
                 r.say("report.dropped", {{"units", leg.at("drop")}, {"zone", leg.at("zone")}});
  data["dropped_text"] = dropped;
}

void sailed(const Reader& r, Json& data) { data["way_text"] = way(r, data); }

void stratagem_played(const Reader& r, Json& data) {
  std::string targets;
  const auto add = [&](const char* field) {
    if (!filled(data, field) && !(given(data, field) && !data.at(field).is_array())) return;
    targets += (targets.empty() ? "" : ", ") +
               r.say(std::string("report.target.") + field, {{field, data.at(field)}});
  };
  for (const char* field : {"leaders", "peoples", "nation", "units", "region", "zone"}) add(field);
  data["targets_text"] = targets;
}

void game_started(const Reader& r, Json& data) {
  const ScenarioInfoAlea& played = r.p.tables.scenario(data.at("scenario").as_string());
  data["scenario_text"] = r.language == Language::fr ? played.name_fr : played.name_en;
}

std::string event_name(const Reader& r, const Json& number) {
  const EventInfo& event = r.p.tables.event(static_cast<int>(number.as_int()));
  return r.language == Language::fr ? event.name_fr : event.name_en;
}

void event_drawn(const Reader& r, Json& data) {
  data["event_text"] = event_name(r, data.at("number"));
  data["effect_text"] = r.named("effect", std::to_string(data.at("number").as_int()));
}

void event_had_no_effect(const Reader& r, Json& data) {
  data["event_text"] = event_name(r, data.at("number"));
}

void deployment_replaced(const Reader& r, Json& data) {
  std::vector<Refusal> faults;
  from_json(data.at("faults"), faults, "faults");
  std::string text;
  for (const Refusal& fault : faults) text += (text.empty() ? "" : " ") + refusal_sentence(r, fault);
  data["faults_text"] = text;
}

void order_failed(const Reader& r, Json& data) {
  Refusal refusal;
  from_json(data.at("refusal"), refusal, "refusal");
  data["refusal_text"] = refusal_sentence(r, refusal);
}

void initiative_decided(const Reader&, Json& data) {
  data["won"] = data.at("camp").as_string() == name_of(Camp::caesarian);
}

void leader_camp_rolled(const Reader&, Json& data) {
  data["parity"] = data.at("roll").as_int() % 2 == 0 ? "even" : "odd";
}

void smcs_counted(const Reader&, Json& data) { data["twice"] = data.at("halved").as_int() > 1; }

void battle_fought(const Reader&, Json& data) {
  const auto attacker = value_named<Camp>(data.at("attacker").as_string());
  data["defender"] = name_of(other(attacker.value_or(Camp::caesarian)));
}

void spqr_adjusted(const Reader& r, Json& data) {
  data["reasons_text"] = modifiers_text(r.words, "spqr", data.at("reasons"));
}

void attempt_made(const Reader& r, Json& data) {
  data["modifiers_text"] = modifiers_text(r.words, "modifier", data.at("modifiers"));
}

void scored(const Reader& r, Json& data) {
  data["reason_text"] = r.named("score", data.at("reason").as_string());
}

void die_changed(const Reader& r, Json& data) {
  data["what_text"] = r.named("die", data.at("what").as_string());
}

void phase_began(const Reader& r, Json& data) {
  data["phase_text"] = r.named("phase", data.at("phase").as_string());
}

void silence(const Reader& r, Json& data) {
  data["decision_text"] = r.named("decision", data.at("decision").as_string());
}

void game_over(const Reader& r, Json& data) {
  const Json& outcome = data.at("outcome");
  const std::string level = outcome.at("level").as_string(), reason = outcome.at("reason").as_string();
  data["level_text"] = level.empty() ? "" : r.named("level", level);
  data["reason_text"] = reason.empty() ? "" : r.named("outcome", reason);
}

void stack_divided(const Reader&, Json& data) {
  data["both"] = filled(data, "leaders") && filled(data, "go");
}

using Complete = void (*)(const Reader&, Json&);

const std::map<std::string_view, Complete>& completions() {
  static const std::map<std::string_view, Complete> kAll{
      {Rolled::kName, rolled},
      {Silence::kName, silence},
      {GameStarted::kName, game_started},
      {DeploymentReplaced::kName, deployment_replaced},
      {PhaseBegan::kName, phase_began},
      {OrderFailed::kName, order_failed},
      {StratagemPlayed::kName, stratagem_played},
      {InitiativeDecided::kName, initiative_decided},
      {LeaderCampRolled::kName, leader_camp_rolled},
      {SmcsCounted::kName, smcs_counted},
      {EventDrawn::kName, event_drawn},
      {EventHadNoEffect::kName, event_had_no_effect},
      {Moved::kName, moved},
      {Sailed::kName, sailed},
      {DieChanged::kName, die_changed},
      {BattleFought::kName, battle_fought},
      {SpqrAdjusted::kName, spqr_adjusted},
      {AttemptMade::kName, attempt_made},
      {Scored::kName, scored},
      {StackDivided::kName, stack_divided},
      {GameOver::kName, game_over},
  };
  return kAll;
}

}  // namespace

Json event_fields(const Reader& r, const NumberedEvent& event) {
  Json data = event.data;
  if (given(data, "cause")) data["cause_text"] = r.named("cause", data.at("cause").as_string());
  if (given(data, "how")) data["how_text"] = r.named("how", data.at("how").as_string());
  if (given(data, "why")) data["why_text"] = r.named("why", data.at("why").as_string());
  if (data.find("roll")) data["rolled"] = given(data, "roll");
  if (data.find("leaders") && data.find("units"))
    data["both"] = filled(data, "leaders") && filled(data, "units");
  if (const Json* seat = data.find("seat")) {
    const Seat whose{static_cast<int>(seat->as_int())};
    data["yours"] = whose == r.seat;
    for (const auto& [camp, by] : r.p.state.seat_of)
      if (by == whose) data["seat_camp"] = name_of(camp);
  }
  if (event.name == Name(LeaderEntered::kName) && !data.find("camp")) data["camp"] = Json();
  const auto at = completions().find(event.name.view());
  if (at != completions().end()) at->second(r, data);
  return data;
}

std::string event_sentence(const Reader& r, const NumberedEvent& event) {
  return r.words.sentence("event." + event.name.str(), event_fields(r, event));
}

}  // namespace adj::alea
