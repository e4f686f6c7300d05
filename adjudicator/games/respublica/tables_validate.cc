// What must hold for the data as a whole: the counts of the deck, names that tell things apart, figures that
// the rules take for granted. Cards, wars, board and scenarios have files of their own.

#include <algorithm>
#include <map>
#include <set>

#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

void data_fails(const std::string& where, const std::string& why) { throw DataError(where + ": " + why); }

std::string data_item(const char* file, const char* list, std::size_t index) {
  return std::string(file) + ": $." + list + "[" + std::to_string(index) + "]";
}

namespace {

// --- The deck
struct KindCount {
  CardKind kind;
  CardGroup group;
  std::array<int, 3> by_era;
};

// Specification 2.1: 159 cards. The loader lets Era Ends, and nothing else, stand outside the decks.
constexpr std::array kDeckCounts{KindCount{CardKind::family, CardGroup::forum, {20, 5, 5}},
                                 KindCount{CardKind::statesman, CardGroup::faction, {5, 8, 6}},
                                 KindCount{CardKind::concession, CardGroup::faction, {13, 0, 0}},
                                 KindCount{CardKind::war, CardGroup::forum, {8, 10, 13}},
                                 KindCount{CardKind::leader, CardGroup::forum, {4, 1, 3}},
                                 KindCount{CardKind::intrigue, CardGroup::faction, {14, 16, 14}},
                                 KindCount{CardKind::law, CardGroup::faction, {0, 5, 5}},
                                 KindCount{CardKind::event, CardGroup::forum, {0, 1, 3}}};

void check_deck(const Tables& t) {
  for (std::size_t i = 0; i < t.cards.size(); ++i) {  // RPR-1.04.1a
    const KindCount& kind = *std::ranges::find(kDeckCounts, t.cards[i].kind, &KindCount::kind);
    if (t.cards[i].group != kind.group)
      data_fails(
          data_item("deck.json", "cards", i) + ".group",
          "a " + std::string(name_of(kind.kind)) + " is a " + std::string(name_of(kind.group)) + " card");
  }
  for (const KindCount& kind : kDeckCounts)
    for (const Era era : kEras) {
      const auto count = std::ranges::count_if(
          t.cards, [&](const CardInfo& c) { return c.kind == kind.kind && c.deck == era; });
      const int wanted = kind.by_era[static_cast<std::size_t>(era)];
      if (count != wanted)
        data_fails("deck.json: $.cards", "the " + std::string(name_of(era)) + " deck has " +
                                             std::to_string(wanted) + " cards of the kind " +
                                             std::string(name_of(kind.kind)) + ", not " +
                                             std::to_string(count));
    }
}

// RPR-1.05.21a, RPR-3.01.3a
void check_chits(const Tables& t) {
  const auto count = [&](int chit) { return std::ranges::count(t.chits, chit); };
  if (t.chits.size() != 36 || count(kChitNone) != 4 || count(kChitDrawTwo) != 2)
    data_fails("mortality_chits.json: $", "36 chits: 30 numbers, 4 blanks, 2 that draw two more");
}

// --- Names
// Names and aliases tell the things of one kind apart; senators of one family may share them (the Scipios),
// for only one of them can be meant.
class NameCheck {
 public:
  void add(const Names& names, const std::string& where, const std::string& group) {
    std::vector<std::string> all{names.en, names.fr};
    all.insert(all.end(), names.aliases.begin(), names.aliases.end());
    for (const std::string& name : all) {
      const auto [at, fresh] = seen_.emplace(name, group);
      if (!fresh && at->second != group) data_fails(where, "'" + name + "' is also a name of " + at->second);
    }
  }

 private:
  std::map<std::string, std::string> seen_;
};

template <class T, class Key>
void check_names_of(const std::vector<T>& list, const char* file, const char* array, Key key) {
  NameCheck check;
  for (std::size_t i = 0; i < list.size(); ++i)
    check.add(list[i].name, data_item(file, array, i) + ".aliases", key(list[i]));
}

void check_names(const Tables& t) {
  const auto id = [](const auto& thing) { return thing.id.str(); };
  check_names_of(t.concessions, "concessions.json", "concessions", id);
  check_names_of(t.wars, "wars.json", "wars", id);
  check_names_of(t.leaders, "leaders.json", "leaders", id);
  check_names_of(t.provinces, "provinces.json", "provinces", id);
  check_names_of(t.laws, "laws.json", "laws", [](const LawInfo& l) { return std::string(name_of(l.law)); });
  check_names_of(t.intrigues, "intrigue.json", "intrigue",
                 [](const IntrigueInfo& i) { return std::string(name_of(i.intrigue)); });
  check_names_of(t.offices, "offices.json", "offices",
                 [](const OfficeInfo& o) { return std::string(name_of(o.office)); });
  NameCheck senators;
  std::set<std::string> shorts;
  for (std::size_t i = 0; i < t.senators.size(); ++i) {
    const SenatorInfo& s = t.senators[i];
    const std::string where = s.statesman ? data_item("statesmen.json", "statesmen", i - 30)
                                          : data_item("families.json", "families", i);
    senators.add(s.name, where, "family " + std::to_string(s.family));
    senators.add(s.short_name, where, "family " + std::to_string(s.family));
    if (!shorts.insert(s.short_name.en).second ||
        (s.short_name.fr != s.short_name.en && !shorts.insert(s.short_name.fr).second))
      data_fails(where, "another senator is shown as '" + s.short_name.en + "'");
  }
}

// --- Constants
void check_constants(const Tables& t) {
  const Constants& c = t.constants;
  const auto need = [](bool holds, const char* key, const char* why) {
    if (!holds) data_fails(std::string("constants.json: $.") + key, why);
  };
  need(c.players_min >= 3 && c.players_min <= c.players_max && c.players_max <= 6, "players_max",
       "three to six players");
  need(c.initiatives >= c.players_max, "initiatives_per_turn", "every faction has an initiative");
  need(c.popularity_min < 0 && c.popularity_max > 0, "popularity_min", "popularity lies on both sides of 0");
  need(c.persuasion_fail_after_era_ends < c.persuasion_fail && c.persuasion_fail <= 12,
       "persuasion_fail_natural", "a roll of two dice, lower once Era Ends is drawn");
  need(c.cfl_election_influence < c.cfl_appointment_influence, "consul_for_life_appointment_influence",
       "appointment takes more than election");
  need(c.dictator_active_wars < c.losing_active_wars, "losing_active_wars",
       "a Dictator is possible before all is lost");
  need(c.knight_target >= 1 && c.knight_target <= 6, "knight_target", "a roll of one die");
  need(c.development_target >= 2 && c.development_target <= 7, "development_target", "one die, at most +1");
  need(c.unit_cost > 0 && c.governor_term > 0 && c.hand_limit > 0, "unit_cost", "must be at least 1");
  need(!c.treasury_warnings.empty() && std::ranges::is_sorted(c.treasury_warnings, std::greater<>()),
       "treasury_warning_levels", "levels fall");
}

// RPR-1.09.11a  The first six offices have ranks 1 to 6, the others none.
void check_offices(const Tables& t) {
  if (t.offices.size() != names_of(Office{}).size())
    data_fails("offices.json: $.offices", "an office is missing");
  for (std::size_t i = 0; i < t.offices.size(); ++i) {
    const std::optional<int> rank =
        t.offices[i].office < Office::proconsul ? std::optional(static_cast<int>(i) + 1) : std::nullopt;
    if (t.offices[i].rank != rank)
      data_fails(data_item("offices.json", "offices", i) + ".rank", "ranks 1 to 6, then none");
  }
}

}  // namespace

void validate(const Tables& t) {
  check_constants(t);
  check_chits(t);
  check_offices(t);
  check_deck(t);
  validate_cards(t);
  validate_wars(t);
  validate_board(t);
  check_names(t);
  validate_scenarios(t);
}

}  // namespace adj::respublica
