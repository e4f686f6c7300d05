// Res Publica Romana behind the face that every game shows; the runner for it is compiled here.

#include "adjudicator/games/respublica/module.h"

#include <algorithm>

#include "adjudicator/core/table_impl.h"
#include "adjudicator/games/respublica/rules.h"

namespace adj {

// The events of this game are no std::variant (events.h): what the runner does with a variant's kinds is done
// here.
template <>
void GameOf<respublica::Rpr>::number_events(const std::vector<Told<respublica::Event>>& events,
                                            std::vector<NumberedEvent>& told) {
  for (std::size_t i = saved_.record.told.size(); i < events.size(); ++i)
    told.push_back({++saved_.events, saved_.windows, events[i].clause, events[i].audience,
                    events[i].event.name(), to_json(events[i].event)});
}

namespace respublica {

// As compile_table in table_impl.h. Never called.
template <class... D, class... E>
void compile_members(RprTable& table, const std::variant<D...>*, const EventKinds<E...>*) {
  const auto decision = [&]<class Asked>(const Asked* d) {
    table.ask(*d);
    table.ask_all(std::vector<Asked>());
    table.offer(*d, false);
    table.consult(*d);
  };
  const auto event = [&]<class Happened>(const Happened* e) {
    table.tell(Name(), *e);
    table.tell(Audience(), Name(), *e);
  };
  (decision(static_cast<const D*>(nullptr)), ...);
  (event(static_cast<const E*>(nullptr)), ...);
}
void compile_table_members(RprTable& table) {
  compile_members(table, static_cast<const Decision*>(nullptr), static_cast<const AllEvents*>(nullptr));
}

}  // namespace respublica
}  // namespace adj

template class adj::Table<adj::respublica::Rpr>;
template class adj::GameOf<adj::respublica::Rpr>;

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

// A kind with its fields.
template <class T>
std::string kind_line(const std::string& what) {
  std::string line = what + " " + T::kName;
  if constexpr (requires(Writer & w, T & v) { describe(w, v); }) {
    const Json fields = to_json(T{});
    for (const auto& [key, value] : fields.as_object()) line += " " + key;
  }
  return line;
}

template <template <class...> class List, class... T>
std::vector<std::string> lines_of(const std::string& what, const List<T...>*) {
  return {kind_line<T>(what)...};
}

// A variant's kinds, or those of EventKinds.
template <class List>
std::vector<std::string> kinds(const std::string& what) {
  return lines_of(what, static_cast<const List*>(nullptr));
}

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
    for (const std::string& line : kinds<AllEvents>("event"))
      labels.push_back("event:" + line.substr(6, line.find(' ', 6) - 6));
    for (const CardInfo& card : tables_.cards)
      if (in_scenario(played, card) && card.group == CardGroup::forum)
        labels.push_back("card:" + card.id.str());
    add_names(labels, "event_card:", EventCard{});
    add_names(labels, "ending:", Ending{});
    for (const std::string& line : kinds<Proposal>("proposal"))
      labels.push_back("proposal:" + line.substr(9, line.find(' ', 9) - 9));
    for (const std::string& line : kinds<Decision>("decision"))
      labels.push_back("decision:" + line.substr(9));
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
    std::vector<std::string> list = kinds<AllEvents>("event");
    for (const std::string& line : kinds<Decision>("decision")) list.push_back(line);
    for (const std::string& line : kinds<Proposal>("proposal")) list.push_back(line);
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
