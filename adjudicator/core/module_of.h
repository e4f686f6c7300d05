#pragma once
// What every game's module says alike: out of a description G of a game (game_of.h) and its tables. Left to
// the game: its title, its scenarios, what its statistics count. The tables are expected to have
// rule_options, scenarios and a digest, and the game's namespace a new_game(tables, scenario, options).

#include "adjudicator/core/embedded.h"
#include "adjudicator/core/game_of.h"
#include "adjudicator/core/kinds.h"

namespace adj {

// Schema 1 is the first of every game so far; nothing older was ever stored.
template <class G>
[[noreturn]] void refuse_upgrade(int from_schema) {
  throw DataError("$.schema: no way from " + std::to_string(from_schema) + " to " +
                  std::to_string(G::kSchema));
}

template <class G>
class ModuleOf : public GameModule {
 public:
  using Tables = typename G::Tables;

  // The data that were given, or else the ones that are compiled in.
  ModuleOf(std::span<const embedded::File> given, std::span<const embedded::File> built_in,
           std::span<const embedded::File> clauses)
      : tables_(Tables::load(given.empty() ? built_in : given)), clauses_(clauses_with_french(clauses)) {}

  Name id() const override { return Name(G::kModule); }
  std::string data_digest() const override { return tables_.digest; }
  const Json& clauses() const override { return clauses_; }

  std::vector<OptionInfo> options() const override {
    std::vector<OptionInfo> list;
    for (const auto& o : tables_.rule_options) list.push_back({o.id, o.values, o.standard, o.ruling});
    return list;
  }

  std::unique_ptr<Game> start(const StartRequest& request) const override {
    return std::make_unique<GameOf<G>>(tables_, tables_.digest,
                                       new_game(tables_, request.scenario, request.options), request.seed);
  }

  std::unique_ptr<Game> load(const Json& document) const override {
    return std::make_unique<GameOf<G>>(tables_, tables_.digest, document);
  }

  std::vector<std::string> names() const override {
    std::vector<std::string> list = kinds();
    const auto state = new_game(tables_, tables_.scenarios.front().id, {});
    add_fields("field", to_json(state), list);
    add_fields("view", G::view(tables_, state, Seat{1}), list);
    return list;
  }

 protected:
  // The kinds of value that transcripts name, with their fields.
  virtual std::vector<std::string> kinds() const {
    std::vector<std::string> list = kind_lines<typename G::Event>("event");
    for (const std::string& line : kind_lines<typename G::Decision>("decision")) list.push_back(line);
    return list;
  }

  const Tables& tables() const { return tables_; }

 private:
  static void add_fields(const std::string& what, const Json& fields, std::vector<std::string>& list) {
    for (const auto& [key, value] : fields.as_object()) {
      std::string line = what + " " + key;
      if (value.is_array() && !value.as_array().empty() && value.as_array().front().is_object()) {
        line += ".<id>";
        for (const auto& [inner, ignored] : value.as_array().front().as_object()) line += " ." + inner;
      } else if (value.is_object()) {
        for (const auto& [inner, ignored] : value.as_object()) line += " ." + inner;
      }
      list.push_back(line);
    }
  }

  // clauses.json, and from clauses.fr.json each rule in French under "fr", as far as there is one.
  static Json clauses_with_french(std::span<const embedded::File> files) {
    Json all, french = Json::object();
    for (const embedded::File& file : files)
      (file.name == "clauses.fr.json" ? french : all) = Json::parse(file.text);
    for (Json& clause : all["clauses"].as_array())
      if (const Json* rule = french.find(clause.at("id").as_string())) clause["fr"] = *rule;
    return all;
  }

  Tables tables_;
  Json clauses_;
};

}  // namespace adj
