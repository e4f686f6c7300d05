// The tables of the board, the event cards, the offices, the constants: what they say, and beyond their ends.

#include <algorithm>

#include "tests/games/respublica/tables_for_test.h"

namespace adj::respublica {
namespace board_test {

const Tables& t() { return test_tables(); }

std::string combat(int total) {
  const CombatRow row = t().combat(total);
  return std::string(name_of(row.result)) + " " + (row.all ? "all" : std::to_string(row.losses));
}

TEST(RprBoard, CombatResults) {
  const std::vector<const char*> rows{"defeat all",  "defeat 4",    "defeat 3",    "defeat 2",
                                      "defeat 1",    "stalemate 5", "stalemate 4", "stalemate 3",
                                      "stalemate 2", "stalemate 1", "stalemate 0", "victory 4",
                                      "victory 3",   "victory 2",   "victory 1",   "victory 0"};
  for (int total = 3; total <= 18; ++total)
    EXPECT_EQ(combat(total), rows[static_cast<std::size_t>(total - 3)]) << total;
  EXPECT_EQ(combat(2), "defeat all");
  EXPECT_EQ(combat(-40), "defeat all");
  EXPECT_EQ(combat(19), "victory 0");
  EXPECT_EQ(combat(60), "victory 0");
}

std::string people(int total) {
  const PopulationRow row = t().population(total);
  if (row.people_revolt) return "revolt";
  return std::to_string(row.unrest) + (row.manpower_shortage ? " MS" : "") +
         (row.no_recruitment ? " NR" : "") + (row.mob ? " mob" : "");
}

TEST(RprBoard, StateOfTheRepublic) {
  const std::vector<const char*> rows{"revolt", "6 NR mob", "5 NR mob", "5 NR", "5 MS", "5", "4 MS",
                                      "4",      "3 MS",     "3",        "2",    "1",    "0", "0",
                                      "0",      "0",        "0",        "-1",   "-2",   "-3"};
  for (int total = -1; total <= 18; ++total)
    EXPECT_EQ(people(total), rows[static_cast<std::size_t>(total + 1)]) << total;
  EXPECT_EQ(people(-2), "revolt");
  EXPECT_EQ(people(-30), "revolt");
  EXPECT_EQ(people(19), "-3");
  EXPECT_EQ(people(40), "-3");
}

TEST(RprBoard, PopularAppeal) {
  EXPECT_EQ(t().appeal(2).result, AppealResult::killed);
  EXPECT_EQ(t().appeal(-7).result, AppealResult::killed);
  for (int total = 3; total <= 11; ++total) {
    EXPECT_EQ(t().appeal(total).result, AppealResult::votes) << total;
    EXPECT_EQ(t().appeal(total).votes, (total - 7) * 4) << total;
    EXPECT_EQ(t().appeal(total).chits, 0) << total;
  }
  EXPECT_EQ(t().appeal(12).result, AppealResult::freed);
  EXPECT_EQ(t().appeal(12).chits, 1);
  EXPECT_EQ(t().appeal(21).result, AppealResult::freed);
  EXPECT_EQ(t().appeal(21).chits, 10);
}

TEST(RprBoard, Trial) {
  EXPECT_EQ(t().trial_votes(2), -20);
  EXPECT_EQ(t().trial_votes(-3), -20);
  for (int total = 3; total <= 11; ++total) EXPECT_EQ(t().trial_votes(total), (total - 7) * 4) << total;
  EXPECT_EQ(t().trial_votes(12), 20);
  EXPECT_EQ(t().trial_votes(17), 20);
}

TEST(RprBoard, Assassination) {
  EXPECT_EQ(t().assassination(-4), AttemptResult::caught);
  EXPECT_EQ(t().assassination(2), AttemptResult::caught);
  EXPECT_EQ(t().assassination(3), AttemptResult::no_effect);
  EXPECT_EQ(t().assassination(4), AttemptResult::no_effect);
  EXPECT_EQ(t().assassination(5), AttemptResult::killed);
  EXPECT_EQ(t().assassination(9), AttemptResult::killed);
}

TEST(RprBoard, EventsRolled) {
  using E = EventCard;
  const std::vector<std::array<E, 3>> rows{
      {E::mob_violence, E::pretender_emerges, E::epidemic},
      {E::natural_disaster, E::storm_at_sea, E::storm_at_sea},
      {E::ally_deserts, E::ally_deserts, E::ally_deserts},
      {E::evil_omens, E::natural_disaster, E::pretender_emerges},
      {E::refuge, E::mob_violence, E::natural_disaster},
      {E::epidemic, E::internal_disorder, E::mob_violence},
      {E::drought, E::drought, E::drought},
      {E::evil_omens, E::evil_omens, E::evil_omens},
      {E::storm_at_sea, E::epidemic, E::internal_disorder},
      {E::manpower_shortage, E::manpower_shortage, E::barbarian_raids},
      {E::allied_enthusiasm, E::barbarian_raids, E::manpower_shortage},
      {E::new_alliance, E::allied_enthusiasm, E::trial_of_verres},
      {E::rhodian_alliance, E::new_alliance, E::allied_enthusiasm},
      {E::enemys_ally_deserts, E::enemys_ally_deserts, E::enemys_ally_deserts},
      {E::enemy_leader_dies, E::trial_of_verres, E::enemy_leader_dies},
      {E::trial_of_verres, E::rhodian_alliance, E::new_alliance}};
  for (int roll = 3; roll <= 18; ++roll)
    for (const Era era : kEras)
      EXPECT_EQ(t().event_rolled(roll, era),
                rows[static_cast<std::size_t>(roll - 3)][static_cast<std::size_t>(era)])
          << roll << " " << name_of(era);
}

TEST(RprBoard, EventCards) {
  const auto amounts = [](EventCard e) {
    return std::pair(t().event(e).sides[0].amount, t().event(e).sides[1].amount);
  };
  EXPECT_EQ(t().events.size(), 18u);
  EXPECT_EQ(t().event(EventCard::ally_deserts).number, 161);
  EXPECT_EQ(t().event(EventCard::trial_of_verres).number, 178);
  EXPECT_EQ(amounts(EventCard::allied_enthusiasm), std::pair(50, 75));
  EXPECT_EQ(amounts(EventCard::barbarian_raids), std::pair(15, 17));
  EXPECT_EQ(amounts(EventCard::drought), std::pair(1, 1));
  EXPECT_EQ(amounts(EventCard::epidemic), std::pair(6, 6));
  EXPECT_EQ(amounts(EventCard::evil_omens), std::pair(20, 0));
  EXPECT_EQ(amounts(EventCard::internal_disorder), std::pair(4, 5));
  EXPECT_EQ(amounts(EventCard::manpower_shortage), std::pair(10, 10));
  EXPECT_EQ(amounts(EventCard::natural_disaster), std::pair(50, 0));
  EXPECT_EQ(amounts(EventCard::rhodian_alliance), std::pair(8, 12));
  EXPECT_EQ(amounts(EventCard::trial_of_verres), std::pair(3, 5));
  EXPECT_EQ(t().event(EventCard::drought).sides[1].name.fr, "Disette Grave");
  for (const EventInfo& e : t().events) {
    SCOPED_TRACE(name_of(e.event));
    const bool lasts = e.event == EventCard::pretender_emerges || e.event == EventCard::refuge ||
                       e.event == EventCard::rhodian_alliance;
    EXPECT_EQ(e.leaves, lasts ? EventLeaves::when_used : EventLeaves::next_forum);
    const bool again = e.event == EventCard::drought || e.event == EventCard::epidemic ||
                       e.event == EventCard::evil_omens || e.event == EventCard::manpower_shortage ||
                       e.event == EventCard::mob_violence || e.event == EventCard::natural_disaster ||
                       e.event == EventCard::storm_at_sea;
    EXPECT_EQ(e.third, again ? ThirdDraw::as_side_2 : ThirdDraw::nothing);
  }
}

TEST(RprBoard, Games) {
  const auto games = [](Games g) {
    return std::array{t().games(g).cost, t().games(g).popularity, t().games(g).unrest};
  };
  EXPECT_EQ(games(Games::slice_and_dice), (std::array{7, 1, -1}));
  EXPECT_EQ(games(Games::blood_fest), (std::array{13, 2, -2}));
  EXPECT_EQ(games(Games::gladiator_gala), (std::array{18, 3, -3}));
  EXPECT_EQ(t().games_for(7), Games::slice_and_dice);
  EXPECT_EQ(t().games_for(13), Games::blood_fest);
  EXPECT_EQ(t().games_for(18), Games::gladiator_gala);
  EXPECT_EQ(t().games_for(12), std::nullopt);
  EXPECT_EQ(t().games_for(14), std::nullopt);
}

TEST(RprBoard, LandBills) {
  const auto bill = [](LandBill b) {
    const LandBillInfo& i = t().land_bill(b);
    return std::vector{i.markers,
                       i.cost,
                       i.recurring ? 1 : 0,
                       i.sponsor,
                       i.cosponsor,
                       i.voting_against,
                       i.unrest,
                       i.repealable ? 1 : 0,
                       i.repeal_sponsor,
                       i.repeal_voting_for,
                       i.repeal_unrest,
                       i.repeal_min_popularity};
  };
  EXPECT_EQ(bill(LandBill::i), (std::vector{1, 20, 0, 2, 1, -1, -1, 0, 0, 0, 0, 0}));
  EXPECT_EQ(bill(LandBill::ii), (std::vector{2, 5, 1, 2, 1, -1, -2, 1, -2, -1, 2, 3}));
  EXPECT_EQ(bill(LandBill::iii), (std::vector{3, 10, 1, 4, 2, -2, -3, 1, -4, -2, 3, 6}));
}

TEST(RprBoard, Contributions) {
  const std::vector<std::pair<int, int>> rows{{0, 0},  {9, 0},  {10, 1}, {24, 1}, {25, 3},
                                              {49, 3}, {50, 7}, {51, 7}, {500, 7}};
  for (const auto& [talents, influence] : rows)
    EXPECT_EQ(t().contribution_influence(talents), influence) << talents;
}

TEST(RprBoard, SmallTables) {
  EXPECT_EQ(t().allegiance_target(Era::early), 5);
  EXPECT_EQ(t().allegiance_target(Era::middle), 4);
  EXPECT_EQ(t().allegiance_target(Era::late), 3);
  const std::vector<const char*> disaster{"mining",      "mining",    "harbor_fees",
                                          "harbor_fees", "armaments", "ship_building"};
  for (int die = 1; die <= 6; ++die) {
    EXPECT_EQ(t().disaster_destroys(die), ConcessionId(disaster[static_cast<std::size_t>(die - 1)]));
    EXPECT_EQ(t().tax_farmer(die), ConcessionId("tax_farmer_" + std::to_string(die)));
  }
  EXPECT_FALSE(t().leaves_curia(4));
  EXPECT_TRUE(t().leaves_curia(5));
  EXPECT_FALSE(t().persuasion_fails(9, false));
  EXPECT_TRUE(t().persuasion_fails(10, false));
  EXPECT_FALSE(t().persuasion_fails(8, true));
  EXPECT_TRUE(t().persuasion_fails(9, true));
  EXPECT_EQ(t().unrest.land_victory, -1);
  EXPECT_EQ(t().unrest.naval_victory, -1);
  EXPECT_EQ(t().unrest.defeat, 2);
  EXPECT_EQ(t().unrest.disaster, 1);
  EXPECT_EQ(t().unrest.unprosecuted_war, 1);
  EXPECT_EQ(t().unrest.drought, 1);
}

TEST(RprBoard, MortalityChits) {
  EXPECT_EQ(t().chits.size(), 36u);
  EXPECT_EQ(std::ranges::count(t().chits, kChitNone), 4);
  EXPECT_EQ(std::ranges::count(t().chits, kChitDrawTwo), 2);
  for (int number = 1; number <= 30; ++number) EXPECT_EQ(std::ranges::count(t().chits, number), 1) << number;
}

TEST(RprBoard, Offices) {
  const std::vector<std::tuple<Office, int, bool, bool>> rows{
      {Office::dictator, 7, true, true},         {Office::rome_consul, 5, true, true},
      {Office::field_consul, 5, true, true},     {Office::censor, 5, false, true},
      {Office::master_of_horse, 3, false, true}, {Office::pontifex_maximus, 5, false, true},
      {Office::proconsul, 0, false, true},       {Office::priest, 1, false, false},
      {Office::consul_for_life, 0, false, false}};
  int rank = 0;
  for (const auto& [office, influence, prior, major] : rows) {
    SCOPED_TRACE(name_of(office));
    ++rank;
    EXPECT_EQ(t().office(office).rank, rank <= 6 ? std::optional(rank) : std::nullopt);
    EXPECT_EQ(t().office(office).influence, influence);
    EXPECT_EQ(t().office(office).prior_consul, prior);
    EXPECT_EQ(t().office(office).major_marker, major);
  }
  EXPECT_EQ(t().office(Office::field_consul).name.fr, "Consul Militaire");
}

TEST(RprBoard, Constants) {
  const Constants& c = t().constants;
  EXPECT_EQ(
      (std::vector{c.players_min, c.players_max, c.annual_revenue, c.war_cost, c.unit_upkeep, c.unit_cost,
                   c.manpower_step, c.max_legions, c.max_fleets, c.hand_limit, c.initiatives}),
      (std::vector{3, 6, 100, 20, 2, 10, 10, 25, 25, 5, 6}));
  EXPECT_EQ((std::vector{c.income_leader, c.income_other, c.knight_target, c.persuasion_fail,
                         c.persuasion_fail_after_era_ends, c.aligned_loyalty, c.cfl_election_influence,
                         c.cfl_appointment_influence, c.repopulation_minimum, c.governor_term}),
            (std::vector{3, 1, 6, 10, 9, 7, 21, 35, 8, 3}));
  EXPECT_EQ((std::vector{c.development_target, c.development_influence, c.dictator_active_wars,
                         c.dictator_war_strength, c.losing_active_wars, c.popularity_min, c.popularity_max,
                         c.ransom_min, c.ransom_per_influence, c.mob_chits, c.provincial_unit_cost,
                         c.recall_veteran_cost}),
            (std::vector{6, 3, 3, 20, 4, -9, 9, 10, 2, 6, 10, 10}));
  EXPECT_EQ(c.treasury_warnings, (std::vector{50, 20}));
}

TEST(RprBoard, RuleOptions) {
  std::vector<std::string> defaults;
  for (const RuleOption& o : t().rule_options) defaults.push_back(o.id + "=" + o.standard);
  EXPECT_EQ(defaults, (std::vector<std::string>{
                          "seats=4", "statesman_plays_unlimited=yes", "civil_war_counts=yes",
                          "land_commissioner_check=senate", "unopposed_rebel_beats_cfl=yes",
                          "desertions_in_civil_war=yes", "evil_omens_curia=yes", "dormant_revolts=yes",
                          "late_add_27A_1C=no", "open_treasuries=no", "forum_mode=programme"}));
}

}  // namespace board_test
}  // namespace adj::respublica
