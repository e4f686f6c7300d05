// The tables of the board and the event cards: better rolls never give worse results.

#include <algorithm>
#include <set>

#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

namespace {

std::string row(const char* table, int roll, int first) {
  return data_item("tables.json", (std::string(table) + ".rows").c_str(),
                   static_cast<std::size_t>(roll - first));
}

// RPR-1.10.2a, 1.10.3a, 1.10.4a  Defeat, stalemate, victory; within each the losses fall.
void check_combat(const Tables& t) {
  if (!t.combat(3).all) data_fails(row("combat_results", 3, 3), "the worst roll loses all");
  for (int roll = 3; roll <= 18; ++roll) {
    const CombatRow now = t.combat(roll);
    const std::string here = row("combat_results", roll, 3);
    if (now.result > CombatResult::victory)
      data_fails(here + ".result", "disasters and standoffs are not on the table");
    if (roll == 3) continue;
    const CombatRow before = t.combat(roll - 1);
    if (now.all) data_fails(here + ".losses", "only the worst roll loses all");
    if (now.result < before.result) data_fails(here + ".result", "worse than the roll below");
    if (now.result == before.result && !before.all && now.losses >= before.losses)
      data_fails(here + ".losses", "not less than at the roll below");
  }
}

// RPR-1.08.2a, 1.08.2e  Only the lowest row is the revolt of the people; unrest falls with better rolls.
void check_population(const Tables& t) {
  for (int roll = -1; roll <= 18; ++roll) {
    const PopulationRow now = t.population(roll);
    const std::string here = row("state_of_the_republic", roll, -1);
    if (now.people_revolt != (roll == -1)) data_fails(here + ".people_revolt", "below 0, and nowhere else");
    if (roll > 0 && now.unrest > t.population(roll - 1).unrest)
      data_fails(here + ".unrest", "more than at the roll below");
    if (now.manpower_shortage && now.no_recruitment)
      data_fails(here + ".no_recruitment", "a shortage or none at all");
  }
}

// RPR-1.09.421b–d, 2.05.3a, 1.09.72a
void check_trials(const Tables& t) {
  for (int roll = 2; roll <= 12; ++roll) {
    const std::string here = row("popular_appeal", roll, 2);
    const AppealResult wanted = roll == 2    ? AppealResult::killed
                                : roll == 12 ? AppealResult::freed
                                             : AppealResult::votes;
    if (t.appeal(roll).result != wanted)
      data_fails(here + ".result", "killed at the lowest roll, freed at the highest");
    if (roll > 3 && roll < 12 && t.appeal(roll).votes <= t.appeal(roll - 1).votes)
      data_fails(here + ".votes", "not more than at the roll below");
    if (roll > 2 && t.trial_votes(roll) <= t.trial_votes(roll - 1))
      data_fails(row("trial", roll, 2) + ".votes", "not more than at the roll below");
  }
  if (t.appeal(12).chits != 1)
    data_fails("tables.json: $.popular_appeal.chits_from", "who is just freed draws one chit");
  for (int roll = 3; roll <= 5; ++roll)
    if (t.assassination(roll) < t.assassination(roll - 1))
      data_fails(row("assassination", roll, 2) + ".result", "worse than the roll below");
  if (t.assassination(2) != AttemptResult::caught || t.assassination(5) != AttemptResult::killed)
    data_fails("tables.json: $.assassination.rows", "from caught to killed");
}

void check_games_and_bills(const Tables& t) {
  if (t.games_list.size() != names_of(Games{}).size())
    data_fails("tables.json: $.games.rows", "a kind of games is missing");
  for (std::size_t i = 1; i < t.games_list.size(); ++i)
    if (t.games_list[i].cost <= t.games_list[i - 1].cost ||
        t.games_list[i].popularity <= t.games_list[i - 1].popularity ||
        t.games_list[i].unrest >= t.games_list[i - 1].unrest)
      data_fails(data_item("tables.json", "games.rows", i), "dearer games do more");
  if (t.land_bills.size() != names_of(LandBill{}).size())
    data_fails("tables.json: $.land_bills.rows", "a type of land bill is missing");
  for (std::size_t i = 0; i < t.land_bills.size(); ++i) {
    const LandBillInfo& b = t.land_bills[i];
    const std::string here = data_item("tables.json", "land_bills.rows", i);
    if (b.repealable != (b.bill != LandBill::i) || b.recurring != b.repealable)  // RPR-1.09.621a, R-85
      data_fails(here + ".repealable", "type I is paid once, the others until repealed");
    if (b.sponsor < b.cosponsor || b.voting_against >= 0 || b.unrest >= 0)
      data_fails(here + ".sponsor", "sponsors gain, opponents lose, unrest falls");
    if (b.repealable &&
        b.repeal_min_popularity != -(b.repeal_sponsor + b.repeal_voting_for))  // RPR-1.09.621b
      data_fails(here + ".repeal_sponsor_min_popularity", "what the sponsor loses, his vote included");
  }
}

void check_small_tables(const Tables& t) {
  if (t.contribution_influence(0) != 0 || t.contribution_influence(999) == 0)
    data_fails("tables.json: $.contributions.rows", "something for something, nothing for nothing");
  for (int talents = 1; talents <= 100; ++talents)
    if (t.contribution_influence(talents) < t.contribution_influence(talents - 1))
      data_fails("tables.json: $.contributions.rows", "less influence for more talents");
  for (const Era era : kEras)
    if (t.allegiance_target(era) < 2 || t.allegiance_target(era) > 6)
      data_fails("tables.json: $.legion_allegiance." + std::string(name_of(era)), "a roll that may fail");
  for (int die = 1; die <= 6; ++die)
    if (t.disaster_destroys(die).empty())
      data_fails("tables.json: $.natural_disaster.rows", "no concession at " + std::to_string(die));
  if (t.leaves_curia(1) || !t.leaves_curia(6))
    data_fails("tables.json: $.curia.leaves_on", "a roll that may fail or succeed");
  const UnrestChanges& u = t.unrest;
  if (u.land_victory >= 0 || u.naval_victory >= 0 || u.defeat <= u.disaster || u.disaster <= 0 ||
      u.unprosecuted_war <= 0 || u.drought <= 0)
    data_fails("tables.json: $.unrest_changes", "victories calm, all else does not");
}

// RPR-1.07.21a
void check_events(const Tables& t) {
  if (t.events.size() != names_of(EventCard{}).size())
    data_fails("events.json: $.events", "there are 18 events, not " + std::to_string(t.events.size()));
  std::set<EventCard> on_table;
  for (int roll = 3; roll <= 18; ++roll)
    for (const Era era : kEras) on_table.insert(t.event_rolled(roll, era));
  for (const EventInfo& e : t.events)
    if (!on_table.contains(e.event))
      data_fails("event_table.json: $.rows", "'" + std::string(name_of(e.event)) + "' is never rolled");
}

}  // namespace

void validate_board(const Tables& t) {
  check_combat(t);
  check_population(t);
  check_trials(t);
  check_games_and_bills(t);
  check_small_tables(t);
  check_events(t);
}

}  // namespace adj::respublica
