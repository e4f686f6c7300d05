// What happened, in the order in which it happened: a section per phase and per SMC.

#include <algorithm>
#include <map>
#include <set>

#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

// Dice that an event of their own shows again, with what they meant: one line is enough.
const std::map<std::string_view, std::set<std::string_view>>& shown_again() {
  static const std::map<std::string_view, std::set<std::string_view>> kBy{
      {"initiative", {InitiativeDecided::kName}},
      {"leader_camp", {LeaderCampRolled::kName}},
      {"people_control", {PeopleAtWar::kName, PeopleControlChanged::kName}},
      {"coup", {CoupTried::kName}},
      {"triumvir", {TriumvirTried::kName}},
      {"loyalty", {LoyaltyTested::kName}},
      {"diplomacy", {DiplomacyTried::kName}},
      {"event", {EventDrawn::kName}},
      {"natural_death", {NaturalDeathTested::kName}},
      {"attempt_check", {AttemptChecked::kName}},
      {"attempt", {AttemptMade::kName}},
      {"assassination", {AssassinationTried::kName}},
      {"plague", {PlagueTested::kName}},
      {"evasion", {EvasionTried::kName}},
      {"escape", {EscapeTried::kName}},
      {"battle", {BattleFought::kName}},
  };
  return kBy;
}

// The next event of the kind that shows it comes in this report: no other die of its kind falls in between,
// since each is resolved before the next (an event of the year has two dice and one sentence).
bool told_below(const std::vector<NumberedEvent>& events, std::size_t at) {
  if (events[at].name != Name(Rolled::kName)) return false;
  const auto by = shown_again().find(events[at].data.at("what").as_string());
  if (by == shown_again().end()) return false;
  return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(at), events.end(),
                     [&](const NumberedEvent& e) { return by->second.contains(e.name.view()); });
}

LineKind kind_of(const Name& name) {
  if (name == Name(Rolled::kName) || name == Name(DieChanged::kName)) return LineKind::die;
  if (name == Name(BattleFought::kName)) return LineKind::battle;
  if (name == Name(Scored::kName) || name == Name(GameOver::kName)) return LineKind::score;
  static const std::set<std::string_view> kWarnings{OrderFailed::kName,  ConditionNotMet::kName,
                                                    QueueStopped::kName, DeploymentReplaced::kName,
                                                    Silence::kName,      OrdersLapsed::kName};
  return kWarnings.contains(name.view()) ? LineKind::warning : LineKind::normal;
}

// What explains or follows from the line above it.
int indent_of(const NumberedEvent& e) {
  static const std::set<std::string_view> kBelow{CounterReturned::kName, Retreated::kName, CargoLost::kName,
                                                 DieChanged::kName};
  if (kBelow.contains(e.name.view())) return 1;
  const Json* cause = e.data.find("cause");
  const bool of_battle =
      cause && cause->is_string() && (cause->as_string() == "battle" || cause->as_string() == "combat");
  return of_battle ? 1 : 0;
}

std::string phase_title(const Reader& r, int year, Phase phase) {
  if (phase == Phase::setup) return r.say("report.title.setup", {{"year", year}});
  const std::string name(name_of(phase));
  return r.say("report.section.phase", {{"year", year}, {"phase", name}, {"name", r.named("phase", name)}});
}

// The phase before: the year opens with A, the game with the set-up.
std::string title_before(const Reader& r, int year, Phase phase) {
  if (phase != Phase::a) return phase_title(r, year, static_cast<Phase>(static_cast<int>(phase) - 1));
  if (year <= scenario(r.p).start_year) return phase_title(r, year, Phase::setup);
  return phase_title(r, year - 1, Phase::f);
}

Phase phase_in(const NumberedEvent& e) {
  return value_named<Phase>(e.data.at("phase").as_string()).value_or(Phase::a);
}

int year_in(const NumberedEvent& e) { return static_cast<int>(e.data.at("year").as_int()); }

// The phase that the first events belong to, when no phase begins before them: the one in progress, or the
// one before the first that begins in this report.
std::string opening_title(const Reader& r, const std::vector<NumberedEvent>& events) {
  for (const NumberedEvent& e : events)
    if (e.name == Name(PhaseBegan::kName)) return title_before(r, year_in(e), phase_in(e));
  return phase_title(r, r.p.state.year, r.p.state.phase);
}

// The title of the section that this event opens; empty: it opens none.
std::string section_title(const Reader& r, const NumberedEvent& e) {
  if (e.name == Name(GameStarted::kName)) return r.say("report.section.start");
  if (e.name == Name(TurnBegan::kName)) return r.say("report.section.turn", {{"year", e.data.at("year")}});
  if (e.name == Name(PhaseBegan::kName)) return phase_title(r, year_in(e), phase_in(e));
  if (e.name == Name(SmcBegan::kName))
    return r.say(
        "report.section.smc",
        {{"number", e.data.at("number")}, {"camp", e.data.at("camp")}, {"extra", e.data.at("extra")}});
  return "";
}

// A phase's title says all there is to say about its beginning.
bool title_says_it(const Name& name) {
  return name == Name(PhaseBegan::kName) || name == Name(TurnBegan::kName);
}

// Who enters may change camp before the report is written: his camp is the one before the first change.
NumberedEvent with_camp(const Reader& r, const std::vector<NumberedEvent>& events, std::size_t at) {
  NumberedEvent event = events[at];
  if (event.name != Name(LeaderEntered::kName)) return event;
  const Json& id = event.data.at("leader");
  std::optional<Camp> camp = side(r.p, LeaderId(id.as_string()));
  for (std::size_t i = at + 1; i < events.size(); ++i) {
    if (events[i].name != Name(LeaderChangedCamp::kName) || events[i].data.at("leader") != id) continue;
    camp = other(value_named<Camp>(events[i].data.at("camp").as_string()).value_or(Camp::caesarian));
    break;
  }
  event.data["camp"] = camp ? Json(name_of(*camp)) : Json();
  return event;
}

void add_lines(const Reader& r, const NumberedEvent& e, std::vector<ReportLine>& lines) {
  const bool alone = e.audience.kind == AudienceKind::seats && !r.p.state.progress.over;
  lines.push_back({event_sentence(r, e), e.clause.str(), e.number, indent_of(e), alone, kind_of(e.name)});
  if (e.name != Name(BattleFought::kName)) return;
  for (ReportLine& line : battle_lines(r, e)) lines.push_back(std::move(line));
}

}  // namespace

std::vector<ReportSection> narrative(const Reader& r, const std::vector<NumberedEvent>& events) {
  std::vector<ReportSection> sections;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const std::string title = section_title(r, events[i]);
    if (!title.empty())
      sections.push_back({title, {}});
    else if (sections.empty())
      sections.push_back({opening_title(r, events), {}});
    if (!title_says_it(events[i].name) && !told_below(events, i))
      add_lines(r, with_camp(r, events, i), sections.back().lines);
  }
  std::erase_if(sections, [](const ReportSection& s) { return s.lines.empty(); });
  return sections;
}

}  // namespace adj::alea
