#pragma once
// The loader that fills the tables from data/*.json. The deck is read first: it says which ids exist and of
// what kind they are, so that every later reference can be checked where it stands.

#include <algorithm>

#include "adjudicator/core/data_place.h"
#include "adjudicator/games/respublica/tables.h"

namespace adj::respublica {

class TablesLoader {
 public:
  explicit TablesLoader(std::span<const embedded::File> files) : files_(files) {}
  Tables load();

 private:
  // tables_load.cc
  void load_constants();
  void load_rule_options();
  void load_components();
  void load_deck();
  void load_chits();
  void load_offices();
  // tables_load_cards.cc
  void load_families();
  void load_statesmen();
  Abilities read_abilities(const DataPlace& at) const;
  void load_concessions();
  void load_leaders();
  void load_intrigue();
  void load_laws();
  void load_forum_cards();
  void check_deck_described();
  // tables_load_wars.cc
  void load_wars();
  void load_provinces();
  // tables_load_board.cc
  void load_board();
  void load_combat_tables(const DataPlace& root);
  void load_popular_tables(const DataPlace& root);
  void load_games(const DataPlace& root);
  void load_land_bills(const DataPlace& root);
  void load_events();
  void load_event_table();
  // tables_load_scenarios.cc
  void load_scenarios();
  ScenarioInfoRpr read_scenario(const DataPlace& at) const;

  // The card that an entry of another file describes: number, id, kind and deck as the deck says.
  CardInfo& described(const DataPlace& entry, CardKind kind, const Names& name);
  CardInfo& described(const DataPlace& number, Name id, CardKind kind, const Names& name);
  Era deck_of(const DataPlace& entry, const CardInfo& card) const;

  // What a place names, which must exist.
  template <class I>
  I card_id(const DataPlace& at, std::initializer_list<CardKind> kinds, const char* what) const {
    const I id = at.id<I>();
    if (!t_.has_card(as<CardId>(id)) || std::ranges::count(kinds, t_.card(as<CardId>(id)).kind) == 0)
      at.fail(std::string("unknown ") + what + " '" + id.str() + "'");
    return id;
  }
  WarId war(const DataPlace& at) const;
  SenatorId statesman(const DataPlace& at) const;
  ConcessionId concession(const DataPlace& at) const;
  LeaderId leader(const DataPlace& at) const;
  ProvinceId province(const DataPlace& at) const;
  std::vector<ProvinceId> provinces(const DataPlace& list) const;

  template <class T>
  void add(std::vector<T>& list, std::unordered_map<Name, int>& index, T item, const DataPlace& at) {
    if (!index.emplace(item.id, static_cast<int>(list.size())).second)
      at.at("id").fail("the id '" + item.id.str() + "' occurs twice");
    list.push_back(std::move(item));
  }

  DataFiles files_;
  Tables t_;
};

Names read_names(const DataPlace& at);          // name_en, name_fr, aliases
DiceFormula read_formula(const DataPlace& at);  // "2d6-2"
std::vector<int> read_numbers(const DataPlace& list);

// What no single file can show; each throws DataError. validate calls the others.
void validate(const Tables& tables);            // tables_validate.cc
void validate_cards(const Tables& tables);      // tables_validate_cards.cc
void validate_wars(const Tables& tables);       // tables_validate_wars.cc
void validate_board(const Tables& tables);      // tables_validate_board.cc
void validate_scenarios(const Tables& tables);  // tables_validate_scenarios.cc

[[noreturn]] void data_fails(const std::string& where, const std::string& why);
std::string data_item(const char* file, const char* list, std::size_t index);  // "wars.json: $.wars[3]"

}  // namespace adj::respublica
