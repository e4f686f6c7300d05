// Res Publica Romana behind the face that every game shows; the runner for it is compiled here.

#include "adjudicator/games/respublica/module.h"

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
  // Schema 1 is the first; nothing older was ever stored.
  throw DataError("$.schema: no way from " + std::to_string(from_schema) + " to " + std::to_string(kSchema));
}

namespace {

class RprModule final : public GameModule {
 public:
  explicit RprModule(std::span<const embedded::File> data)
      : tables_(Tables::load(data.empty() ? embedded::respublica_data() : data)),
        clauses_(Json::parse(embedded::respublica_clauses().front().text)) {}

  Name id() const override { return Name(Rpr::kModule); }
  std::string title() const override { return "Res Publica Romana"; }
  std::string clause_prefix() const override { return "RPR"; }

  std::vector<ScenarioInfo> scenarios() const override {
    std::vector<ScenarioInfo> list;
    for (const ScenarioInfoRpr& s : tables_.scenarios)
      list.push_back(
          {s.id, s.name.en, s.name.fr, tables_.constants.players_min, tables_.constants.players_max});
    return list;
  }

  std::vector<OptionInfo> options() const override {
    std::vector<OptionInfo> list;
    for (const RuleOption& o : tables_.rule_options) list.push_back({o.id, o.values, o.standard, o.ruling});
    return list;
  }

  std::string data_digest() const override { return tables_.digest; }

  std::unique_ptr<Game> start(const StartRequest& request) const override {
    return std::make_unique<GameOf<Rpr>>(tables_, tables_.digest,
                                         new_game(tables_, request.scenario, request.options), request.seed);
  }

  std::unique_ptr<Game> load(const Json& document) const override {
    return std::make_unique<GameOf<Rpr>>(tables_, tables_.digest, document);
  }

  const Json& clauses() const override { return clauses_; }

  std::vector<std::string> expected_tally(const std::string& scenario) const override {
    return expected_labels(tables_, tables_.scenario(scenario));
  }
  std::vector<std::string> tally(const NumberedEvent& event) const override {
    return labels_of(tables_, event);
  }

  std::vector<std::string> names() const override {
    std::vector<std::string> list = kind_lines<Event>("event");
    for (const std::string& line : kind_lines<Decision>("decision")) list.push_back(line);
    for (const std::string& line : kind_lines<Proposal>("proposal")) list.push_back(line);
    const Json fields = to_json(new_game(tables_, tables_.scenarios.front().id, {}));
    for (const auto& [key, value] : fields.as_object()) {
      std::string line = "field " + key;
      if (value.is_array() && !value.as_array().empty() && value.as_array().front().is_object()) {
        line += ".<id>";
        for (const auto& [inner, ignored] : value.as_array().front().as_object()) line += " ." + inner;
      } else if (value.is_object()) {
        for (const auto& [inner, ignored] : value.as_object()) line += " ." + inner;
      }
      list.push_back(line);
    }
    return list;
  }

 private:
  Tables tables_;
  Json clauses_;
};

}  // namespace

std::unique_ptr<GameModule> make_module(std::span<const embedded::File> data) {
  return std::make_unique<RprModule>(data);
}

}  // namespace adj::respublica
