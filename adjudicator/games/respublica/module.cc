// Res Publica Romana behind the face that every game shows; the runner for it is compiled here.

#include "adjudicator/games/respublica/module.h"

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

void Rpr::upgrade(Json& document, int from_schema) {
  (void)document;
  refuse_upgrade<Rpr>(from_schema);
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
