// Alea Iacta Est behind the face that every game shows; the runner for it is compiled here.

#include "adjudicator/games/alea/module.h"

#include <algorithm>
#include <set>

#include "adjudicator/core/module_of.h"
#include "adjudicator/core/table_impl.h"
#include "adjudicator/games/alea/rules.h"

template class adj::Table<adj::alea::Alea>;
template class adj::GameOf<adj::alea::Alea>;
template void adj::compile_table(adj::Table<adj::alea::Alea>&);

namespace adj::embedded {
std::span<const File> alea_data();
std::span<const File> alea_clauses();
}  // namespace adj::embedded

namespace adj::alea {

void Alea::upgrade(Json& document, int from_schema) {
  (void)document;
  refuse_upgrade<Alea>(from_schema);
}

namespace {

// AIE-TL  A leader that the scenario sets up, or lets in later.
template <class Test>
bool takes_part(const Tables& tables, const ScenarioInfoAlea& scenario, Test test) {
  return std::ranges::any_of(scenario.forces, [&](const auto& camp) {
    return std::ranges::any_of(camp.second.leaders, [&](LeaderId id) { return test(tables.leader(id)); });
  });
}

// What a scenario can never show, by the clause that rules it out, so that its statistics are not full of
// false holes.
bool can_happen(const Tables& tables, const ScenarioInfoAlea& scenario, const std::string& label) {
  // AIE-3.5.3a  The attempt on Caesar, and what his murder or the end of the murderers brings (AIE-2.Fd).
  static const std::set<std::string> kMurder{
      "event:attempt_checked", "event:attempt_made",   "event:stack_divided",
      "event:antonius_turned", "decision:murder_keep", "decision:murder_send",
      "decision:alexandria",   "face:ides_of_march",   "event:party_leader_deposed"};
  if (kMurder.contains(label)) return scenario.caesar_assassination;
  // Choices that standing orders settle, or the fallback: they never open a window (Table::consult).
  static const std::set<std::string> kConsulted{"decision:losses",   "decision:retreat", "decision:escape",
                                                "decision:evasion",  "decision:split",   "decision:stratagem",
                                                "decision:triumvir", "decision:zone"};
  if (kConsulted.contains(label)) return false;
  // AIE-RUL-23  Assassins are active after the murder, or from the start of a scenario that has any.
  if (label == "event:last_assassin_fell")
    return scenario.caesar_assassination ||
           (scenario.assassins_active &&
            takes_part(tables, scenario, [](const LeaderInfo& l) { return l.assassin_icon; }));
  if (label == "event:dolabella_turned") return !scenario.extra_leaders.empty();  // AIE-S5.h
  // AIE-S0.a, AIE-S1.d
  if (label == "decision:deploy" || label == "event:deployment_replaced") return scenario.free_deployment;
  // AIE-TL.a–b  Leaders of uncertain camp enter after Caesar's death, which scenarios 5 to 7 have behind
  // them.
  const bool caesar_may_die = scenario.start_year < -43;
  if (label == "event:leader_camp_rolled") return caesar_may_die || !scenario.extra_leaders.empty();
  // AIE-TL.c–d  Somebody whom the table of deaths has a figure for in these years.
  if (label == "event:natural_death_tested") {
    const auto figure = [&](const LeaderInfo& l) {
      return std::ranges::any_of(l.natural_death, [&](const LeaderInfo::DeathBand& band) {
        return band.first_year <= scenario.end_year && band.last_year >= scenario.start_year;
      });
    };
    return takes_part(tables, scenario, figure) ||
           (caesar_may_die && std::ranges::any_of(tables.leaders, figure));
  }
  // AIE-2.Aa, AIE-2.Fg  One counter a turn: a hand is too large only after more turns than it may hold.
  if (label == "event:discarded")
    return scenario.end_year - scenario.start_year + 1 > tables.constants.hand_limit;
  return true;
}

class AleaModule final : public ModuleOf<Alea> {
 public:
  explicit AleaModule(std::span<const embedded::File> data)
      : ModuleOf(data, embedded::alea_data(), embedded::alea_clauses()) {}

  std::string title() const override { return "Alea Iacta Est"; }
  std::string clause_prefix() const override { return "AIE"; }

  std::vector<ScenarioInfo> scenarios() const override {
    std::vector<ScenarioInfo> list;
    for (const ScenarioInfoAlea& s : tables().scenarios) list.push_back({s.id, s.name_en, s.name_fr, 2, 2});
    return list;
  }

  std::vector<std::string> expected_tally(const std::string& scenario) const override {
    const ScenarioInfoAlea& played = tables().scenario(scenario);
    std::vector<std::string> labels;
    const auto add = [&](const std::string& label) {
      if (can_happen(tables(), played, label)) labels.push_back(label);
    };
    for (const std::string& name : kind_names<Event>()) add("event:" + name);
    for (const auto& [face, name] : names_of(Face{})) add("face:" + std::string(name));
    for (const EventInfo& e : tables().events) add("year_event:" + std::to_string(e.number));
    for (const std::string& name : kind_names<Decision>()) add("decision:" + name);
    return labels;
  }

  std::vector<std::string> tally(const NumberedEvent& event) const override {
    std::vector<std::string> labels{"event:" + event.name.str()};
    if (event.name == Name(StratagemPlayed::kName))
      labels.push_back("face:" + event.data.at("face").as_string());
    if (event.name == Name(EventDrawn::kName))
      labels.push_back("year_event:" + std::to_string(event.data.at("number").as_int()));
    if (event.name == Name(GameOver::kName))
      labels.push_back("outcome:" + event.data.at("outcome").at("kind").as_string() + "/" +
                       event.data.at("outcome").at("reason").as_string());
    return labels;
  }
};

}  // namespace

std::unique_ptr<GameModule> make_module(std::span<const embedded::File> data) {
  return std::make_unique<AleaModule>(data);
}

}  // namespace adj::alea
