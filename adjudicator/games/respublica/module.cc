// Res Publica Romana behind the face that every game shows; the runner for it is compiled here.

#include "adjudicator/games/respublica/module.h"

#include <set>

#include "adjudicator/core/module_of.h"
#include "adjudicator/core/table_impl.h"
#include "adjudicator/games/respublica/rules.h"
#include "adjudicator/games/respublica/statistics.h"

template class adj::Table<adj::respublica::Rpr>;
template class adj::GameOf<adj::respublica::Rpr>;
template void adj::compile_table(adj::Table<adj::respublica::Rpr>&);

namespace adj::embedded {
std::span<const File> respublica_data();
std::span<const File> respublica_clauses();
}  // namespace adj::embedded

namespace adj::respublica {

namespace {

// The Rhodians' event says how many fleets it takes home, and which wars tie with its own (RPR-EVT-176a).
void upgrade_1_to_2(Json& document) {
  Json& state = document["state"];
  int lent = 0;
  for (const Json& fleet : state.at("fleet").as_array()) lent += fleet.at("rhodian").as_bool() ? 1 : 0;
  for (Json& event : state["events"].as_array()) {
    event["tied"] = Json::array();
    event["lent"] = Json(event.at("event").as_string() == "rhodian_alliance" ? lent : 0);
  }
}

// RPR-1.04.4a  A word took effect when its window closed, and lay there until the next one: now what lies in
// a window is still to be said. One with a condition may be.
bool was_said(const Json& order) {
  static const std::set<std::string> kWords{OfferDeal::kName, AnswerDeal::kName, ComplainDeal::kName,
                                            JudgeDeal::kName, ShowCards::kName,  SendWord::kName};
  return order.at("conditions").as_array().empty() &&
         kWords.contains(order.at("body").at("kind").as_string());
}
void upgrade_2_to_3(Json& document) {
  for (auto& [seat, own] : document["state"]["orders"].as_object())
    std::erase_if(own["window"].as_array(), was_said);
}

}  // namespace

void Rpr::upgrade(Json& document, int from_schema) {
  if (from_schema == 1) return upgrade_1_to_2(document);
  if (from_schema != 2) refuse_upgrade<Rpr>(from_schema);
  upgrade_2_to_3(document);
}

namespace {

class RprModule final : public ModuleOf<Rpr> {
 public:
  explicit RprModule(std::span<const embedded::File> data)
      : ModuleOf(data, embedded::respublica_data(), embedded::respublica_clauses()) {}

  std::string title() const override { return "Res Publica Romana"; }
  std::string clause_prefix() const override { return "RPR"; }

  std::vector<ScenarioInfo> scenarios() const override {
    std::vector<ScenarioInfo> list;
    for (const ScenarioInfoRpr& s : tables().scenarios)
      list.push_back(
          {s.id, s.name.en, s.name.fr, tables().constants.players_min, tables().constants.players_max});
    return list;
  }

  std::vector<std::string> expected_tally(const std::string& scenario) const override {
    return expected_labels(tables(), tables().scenario(scenario));
  }
  std::vector<std::string> tally(const NumberedEvent& event) const override {
    return labels_of(tables(), event);
  }

 protected:
  std::vector<std::string> kinds() const override {
    std::vector<std::string> list = ModuleOf::kinds();
    for (const std::string& line : kind_lines<Proposal>("proposal")) list.push_back(line);
    return list;
  }
};

}  // namespace

std::unique_ptr<GameModule> make_module(std::span<const embedded::File> data) {
  return std::make_unique<RprModule>(data);
}

}  // namespace adj::respublica
