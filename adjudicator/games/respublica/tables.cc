// The game's data: looking things up, and the tables of the board.

#include "adjudicator/games/respublica/tables.h"

#include <algorithm>

#include "adjudicator/core/check.h"
#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

std::string DiceFormula::text() const {
  if (dice == 0) return std::to_string(plus);
  std::string text = (negative ? "-" : "") + std::to_string(dice) + "d6";
  if (plus != 0) text += (plus > 0 ? "+" : "-") + std::to_string(plus > 0 ? plus : -plus);
  return text;
}

bool Abilities::nullifies(WarId war, std::optional<Series> series) const {
  return std::ranges::count(nullifies_wars, war) > 0 ||
         (series && std::ranges::count(nullifies_series, *series) > 0);
}

// --- Things by id
namespace {

template <class T>
const T& thing_found(const std::vector<T>& list, const std::unordered_map<Name, int>& index, const Name& id,
                     const char* kind) {
  const auto at = index.find(id);
  ADJ_CHECK(at != index.end(), std::string("no ") + kind + " '" + id.str() + "'");
  return list[static_cast<std::size_t>(at->second)];
}

// Of a list that is kept in the order of its enum.
template <class T, class E>
const T& thing_of(const std::vector<T>& list, E value, const char* kind) {
  const auto at = static_cast<std::size_t>(value);
  ADJ_CHECK(at < list.size(), std::string(kind) + " without data");
  return list[at];
}

}  // namespace

const CardInfo& Tables::card(CardId id) const { return thing_found(cards, card_index_, id, "card"); }
const SenatorInfo& Tables::senator(SenatorId id) const {
  return thing_found(senators, senator_index_, id, "senator");
}
const ConcessionInfo& Tables::concession(ConcessionId id) const {
  return thing_found(concessions, concession_index_, id, "concession");
}
const WarInfo& Tables::war(WarId id) const { return thing_found(wars, war_index_, id, "war"); }
const LeaderInfo& Tables::leader(LeaderId id) const {
  return thing_found(leaders, leader_index_, id, "leader");
}
const ProvinceInfo& Tables::province(ProvinceId id) const {
  return thing_found(provinces, province_index_, id, "province");
}

const CardInfo& Tables::card(int number) const {
  ADJ_CHECK(number >= 1 && number <= static_cast<int>(cards.size()), "no card " + std::to_string(number));
  return cards[static_cast<std::size_t>(number - 1)];
}

const SenatorInfo& Tables::family(int number) const {
  ADJ_CHECK(number >= 1 && number <= static_cast<int>(senators.size()) &&
                !senators[static_cast<std::size_t>(number - 1)].statesman,
            "no family " + std::to_string(number));
  return senators[static_cast<std::size_t>(number - 1)];
}

const IntrigueInfo& Tables::intrigue(Intrigue kind) const { return thing_of(intrigues, kind, "intrigue"); }
const LawInfo& Tables::law(Law law) const { return thing_of(laws, law, "law"); }
const ForumCardInfo& Tables::forum_card(ForumCard event) const {
  return thing_of(forum_cards, event, "forum card");
}
const EventInfo& Tables::event(EventCard event) const { return thing_of(events, event, "event"); }
const OfficeInfo& Tables::office(Office office) const { return thing_of(offices, office, "office"); }
const GamesInfo& Tables::games(Games games) const { return thing_of(games_list, games, "games"); }
const LandBillInfo& Tables::land_bill(LandBill bill) const { return thing_of(land_bills, bill, "land bill"); }

const ScenarioInfoRpr& Tables::scenario(const std::string& id) const {
  for (const ScenarioInfoRpr& s : scenarios)
    if (s.id == id) return s;
  throw BrokenInvariant("no scenario '" + id + "'");
}

bool Tables::has_card(CardId id) const { return card_index_.contains(id); }
bool Tables::has_senator(SenatorId id) const { return senator_index_.contains(id); }
bool Tables::has_concession(ConcessionId id) const { return concession_index_.contains(id); }
bool Tables::has_war(WarId id) const { return war_index_.contains(id); }
bool Tables::has_leader(LeaderId id) const { return leader_index_.contains(id); }
bool Tables::has_province(ProvinceId id) const { return province_index_.contains(id); }
bool Tables::has_scenario(const std::string& id) const {
  return std::ranges::any_of(scenarios, [&](const ScenarioInfoRpr& s) { return s.id == id; });
}

// --- The tables of the board
template <class Row>
const Row& Tables::Rows<Row>::at(int total) const {
  const int last = first + static_cast<int>(rows.size()) - 1;
  return rows[static_cast<std::size_t>(std::clamp(total, first, last) - first)];
}

CombatRow Tables::combat(int total) const { return combat_.at(total); }
PopulationRow Tables::population(int total) const { return population_.at(total); }

AppealRow Tables::appeal(int total) const {
  AppealRow row = appeal_.at(total);
  // RPR-1.09.421d  The better the appeal, the more chits against those who accused him.
  if (row.result == AppealResult::freed) row.chits = total - appeal_chits_from_;
  return row;
}

int Tables::trial_votes(int total) const { return trial_.at(total); }
AttemptResult Tables::assassination(int total) const { return assassination_.at(total); }

EventCard Tables::event_rolled(int natural_3d6, Era era) const {
  ADJ_CHECK(natural_3d6 >= 3 && natural_3d6 <= 18, "no roll of three dice");
  return events_.at(natural_3d6)[static_cast<std::size_t>(era)];
}

int Tables::contribution_influence(int talents) const {
  int influence = 0;
  for (const Contribution& c : contributions_)
    if (talents >= c.from) influence = c.influence;
  return influence;
}

int Tables::allegiance_target(Era era) const { return allegiance_[static_cast<std::size_t>(era)]; }

ConcessionId Tables::disaster_destroys(int die) const {
  ADJ_CHECK(die >= 1 && die <= 6, "no roll of a die");
  return disaster_[static_cast<std::size_t>(die - 1)];
}

ConcessionId Tables::tax_farmer(int die) const {
  ADJ_CHECK(die >= 1 && die <= 6, "no roll of a die");
  return tax_farmers_[static_cast<std::size_t>(die - 1)];
}

bool Tables::leaves_curia(int total) const { return total >= curia_target_; }

std::optional<Games> Tables::games_for(int talents) const {
  for (const GamesInfo& g : games_list)
    if (g.cost == talents) return g.games;
  return std::nullopt;
}

bool Tables::persuasion_fails(int natural_2d6, bool era_ends) const {
  return natural_2d6 >= (era_ends ? constants.persuasion_fail_after_era_ends : constants.persuasion_fail);
}

Tables Tables::load(std::span<const embedded::File> files) {
  Tables tables = TablesLoader(files).load();
  validate(tables);
  return tables;
}

}  // namespace adj::respublica
