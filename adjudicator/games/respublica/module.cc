// Res Publica Romana behind the face that every game shows; the runner for it is compiled here.

#include "adjudicator/games/respublica/module.h"

#include <algorithm>

#include "adjudicator/core/table_impl.h"
#include "adjudicator/games/respublica/rules.h"

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

template <class E>
void add_names(std::vector<std::string>& labels, const std::string& prefix, E sample) {
  for (const auto& [value, name] : names_of(sample)) labels.push_back(prefix + name);
}

// The card's deck is played in this scenario.
bool in_scenario(const ScenarioInfoRpr& scenario, const CardInfo& card) {
  return !card.deck ||
         std::find(scenario.decks.begin(), scenario.decks.end(), *card.deck) != scenario.decks.end();
}

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

  // Every event, card of the scenario's decks, event card, kind of proposal and ending.
  std::vector<std::string> expected_tally(const std::string& scenario) const override {
    const ScenarioInfoRpr& played = tables_.scenario(scenario);
    std::vector<std::string> labels;
    for (const std::string& name : kind_names<Event>()) labels.push_back("event:" + name);
    for (const CardInfo& card : tables_.cards)
      if (in_scenario(played, card) && card.group == CardGroup::forum)
        labels.push_back("card:" + card.id.str());
    add_names(labels, "event_card:", EventCard{});
    add_names(labels, "ending:", Ending{});
    for (const std::string& name : kind_names<Proposal>()) labels.push_back("proposal:" + name);
    for (const std::string& name : kind_names<Decision>()) labels.push_back("decision:" + name);
    return labels;
  }

  std::vector<std::string> tally(const NumberedEvent& event) const override {
    std::vector<std::string> labels{"event:" + event.name.str()};
    if (event.name == Name(CardDrawn::kName) && !event.data.at("card").as_string().empty())
      labels.push_back("card:" + event.data.at("card").as_string());
    if (event.name == Name(EventHappened::kName))
      labels.push_back("event_card:" + event.data.at("event").as_string());
    if (event.name == Name(ItemPut::kName))
      labels.push_back("proposal:" + event.data.at("proposal").at("kind").as_string());
    if (event.name == Name(GameOver::kName))
      labels.push_back("ending:" + event.data.at("outcome").at("ending").as_string());
    return labels;
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
