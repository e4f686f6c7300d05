// A broken set of data is refused at start-up, with file and place: wars, provinces, tables of the board,
// scenarios.

#include "tests/games/respublica/tables_for_test.h"

namespace adj::respublica {
namespace validate_board_test {

std::string war(const std::string& path, Json value) {
  return changed("wars.json", "wars." + path, std::move(value));
}

TEST(RprValidate, SeriesOfWars) {
  EXPECT_EQ(war("3rd_punic.series_number", 2),
            "wars.json: $.wars[0].series_number: the wars of a series are numbered from 1, each number once");
  EXPECT_EQ(war("1st_punic.series_total", 4), "wars.json: $.wars[0].series_total: the series has 3");
  EXPECT_EQ(war("3rd_punic.series", nullptr), "wars.json: $.wars[0].series_total: the series has 2");
  EXPECT_EQ(war("parthian.series_number", 2), "wars.json: $.wars[23].series_number: 1 outside a series");
}

TEST(RprValidate, FiguresOfWars) {
  EXPECT_EQ(war("1st_punic.land", 0), "wars.json: $.wars[0].land: must be at least 1");
  EXPECT_EQ(war("1st_punic.disaster", Json::array()),
            "wars.json: $.wars[0].disaster: each war has both numbers");
  EXPECT_EQ(war("1st_punic.disaster.0", 19), "wars.json: $.wars[0].disaster: three dice never show 19");
  EXPECT_EQ(war("1st_punic.standoff.0", 2), "wars.json: $.wars[0].standoff: three dice never show 2");
  EXPECT_EQ(war("1st_punic.standoff.0", 13),
            "wars.json: $.wars[0].standoff: each number once, and not that of the disaster");
  EXPECT_EQ(war("1st_punic.standoff.0", 14),
            "wars.json: $.wars[0].standoff: each number once, and not that of the disaster");
  EXPECT_EQ(war("1st_punic.support", 0), "wars.json: $.wars[0].support: a war at sea needs fleets");
  EXPECT_EQ(war("1st_punic.spoils", 0), "wars.json: $.wars[0].spoils: revolts, and they alone, give none");
  EXPECT_EQ(war("gladiator.spoils", 5), "wars.json: $.wars[30].spoils: revolts, and they alone, give none");
}

TEST(RprValidate, KindsOfWar) {
  EXPECT_EQ(war("numantine.entry", "active"),
            "wars.json: $.wars[15].needs: conditional revolts, and they alone, need provinces");
  EXPECT_EQ(war("gladiator.entry", "conditional"),
            "wars.json: $.wars[30].needs: conditional revolts, and they alone, need provinces");
  DataSet waiting;
  waiting.at("wars.json", "wars.numantine.always_revolt") = false;
  waiting.at("wars.json", "wars.numantine.spoils") = 5;
  EXPECT_EQ(waiting.error(),
            "wars.json: $.wars[15].always_revolt: what waits for provinces is a revolt in them");
  EXPECT_EQ(war("gladiator.revolt_if", Json::parse(R"(["asia"])")),
            "wars.json: $.wars[30].revolt_if: it is a revolt in any case");
  EXPECT_EQ(war("1st_illyrian.drought", false),
            "wars.json: $.wars[2].drought_when_inactive: there is no drought icon");
  EXPECT_EQ(war("social.activates_series", false),
            "wars.json: $.wars[25].activates_series: the Social War, and no other");
  EXPECT_EQ(war("germanic_migrations.creates_when_attacked", false),
            "wars.json: $.wars[12].creates_when_attacked: the Germanic Migrations, and no other");
  EXPECT_EQ(
      war("alexandrine.destroys", "mining"),
      "concessions.json: $.concessions[2].destroyed_by.wars: 'alexandrine' does not destroy it in wars.json");
  EXPECT_EQ(war("parthian.series", "martian"), "wars.json: $.wars[23].series: unknown name 'martian'");
}

TEST(RprValidate, WarsThatRulesName) {
  DataSet renamed;
  renamed.at("wars.json", "wars.germanic_migrations.id") = "teutons";
  renamed.at("deck.json", "cards.germanic_migrations.id") = "teutons";
  renamed.at("provinces.json", "provinces.gallia_narbonensis.created_by.0") = "teutons";
  EXPECT_EQ(renamed.error(), "wars.json: $.wars: 'germanic_migrations' is missing");
  DataSet alone;  // no war is left for Antiochus
  alone.at("wars.json", "wars.syrian.series") = nullptr;
  EXPECT_EQ(alone.error(), "leaders.json: $.leaders[2].series: no war belongs to it");
}

TEST(RprValidate, WarsAndProvinces) {
  EXPECT_EQ(war("1st_punic.creates.0", "asia"),
            "wars.json: $.wars[0].creates: provinces.json does not say that it creates 'asia'");
  EXPECT_EQ(war("1st_punic.creates.0", "utopia"),
            "wars.json: $.wars[0].creates[0]: unknown province 'utopia'");
  EXPECT_EQ(war("1st_punic.creates.0", "sardinia_corsica"),
            "wars.json: $.wars[0].creates[1]: 'sardinia_corsica' occurs twice");
  EXPECT_EQ(war("2nd_illyrian.joint_creation", false),
            "wars.json: $.wars[2].joint_creation: '2nd_illyrian' does not create the same");
  EXPECT_EQ(war("germanic_migrations.creates", Json::array()),
            "wars.json: $.wars[12].creates: no province to create");
  EXPECT_EQ(war("3rd_mithridatic.developed_province", "asia"),
            "wars.json: $.wars[20].developed_province: it does not create it");
  EXPECT_EQ(war("3rd_punic.creates", Json::array()),
            "provinces.json: $.provinces[7].created_by: '3rd_punic' does not create it");
}

TEST(RprValidate, Provinces) {
  const auto province = [](const char* path, Json value) {
    return changed("provinces.json", std::string("provinces.") + path, std::move(value));
  };
  EXPECT_EQ(province("sicilia.developed.land", 1),
            "provinces.json: $.provinces[0].developed: weaker than undeveloped");
  EXPECT_EQ(province("sicilia.developed.naval", 1),
            "provinces.json: $.provinces[0].developed: weaker than undeveloped");
  EXPECT_EQ(province("sicilia.undeveloped.local_taxes", 0),
            "provinces.json: $.provinces[0].undeveloped.local_taxes: must be at least 1");
  EXPECT_EQ(province("sicilia.created_by.0", "hannibal"),
            "provinces.json: $.provinces[0].created_by[0]: unknown war or event card 'hannibal'");
  EXPECT_EQ(province("asia.created_by.0", "catilinarian_conspiracy"),
            "forum_cards.json: $.forum_cards[1].creates: provinces.json does not name this card");
  DataSet orphan;
  orphan.at("wars.json", "wars.4th_macedonian.creates") = Json::array();
  orphan.at("provinces.json", "provinces.macedonia.created_by") = Json::array();
  EXPECT_EQ(orphan.error(), "provinces.json: $.provinces[6].created_by: nothing creates it");
  DataSet sixteen;
  Json extra = sixteen.at("provinces.json", "provinces.asia");
  extra["id"] = "utopia";
  extra["created_by"] = Json::parse(R"(["parthian"])");
  sixteen.at("wars.json", "wars.parthian.creates").push_back("utopia");
  sixteen.at("provinces.json", "provinces").push_back(std::move(extra));
  sixteen.at("components.json", "provinces") = 16;
  EXPECT_EQ(sixteen.error(), "provinces.json: $.provinces: there are 15 provinces, not 16");
  EXPECT_EQ(province("1.id", "sicilia"), "provinces.json: $.provinces[1].id: the id 'sicilia' occurs twice");
}

std::string table(const std::string& path, Json value) {
  return changed("tables.json", path, std::move(value));
}

TEST(RprValidate, CombatAndPopulation) {
  EXPECT_EQ(table("combat_results.rows.4.roll", 8),
            "tables.json: $.combat_results.rows[4].roll: rows rise by one, from 3");
  DataSet shorter;
  shorter.erase("tables.json", "combat_results.rows", 15);
  EXPECT_EQ(shorter.error(), "tables.json: $.combat_results.rows: the last row is 18");
  EXPECT_EQ(table("combat_results.rows.0.losses", 5),
            "tables.json: $.combat_results.rows[0]: the worst roll loses all");
  EXPECT_EQ(table("combat_results.rows.1.losses", "all"),
            "tables.json: $.combat_results.rows[1].losses: only the worst roll loses all");
  EXPECT_EQ(table("combat_results.rows.1.losses", 3),
            "tables.json: $.combat_results.rows[2].losses: not less than at the roll below");
  EXPECT_EQ(table("combat_results.rows.6.result", "defeat"),
            "tables.json: $.combat_results.rows[6].result: worse than the roll below");
  EXPECT_EQ(table("combat_results.rows.6.result", "disaster"),
            "tables.json: $.combat_results.rows[6].result: disasters and standoffs are not on the table");
  EXPECT_EQ(table("state_of_the_republic.rows.0.people_revolt", false),
            "tables.json: $.state_of_the_republic.rows[0].people_revolt: below 0, and nowhere else");
  EXPECT_EQ(table("state_of_the_republic.rows.5.unrest", 6),
            "tables.json: $.state_of_the_republic.rows[5].unrest: more than at the roll below");
  DataSet both;
  both.at("tables.json", "state_of_the_republic.rows.3")["manpower_shortage"] = true;
  EXPECT_EQ(both.error(),
            "tables.json: $.state_of_the_republic.rows[3].no_recruitment: a shortage or none at all");
}

TEST(RprValidate, TrialsAndAttempts) {
  EXPECT_EQ(table("popular_appeal.rows.0.result", "votes"),
            "tables.json: $.popular_appeal.rows[0].result: killed at the lowest roll, freed at the highest");
  EXPECT_EQ(table("popular_appeal.rows.10.result", "votes"),
            "tables.json: $.popular_appeal.rows[10].result: killed at the lowest roll, freed at the highest");
  EXPECT_EQ(table("popular_appeal.rows.5.votes", 4),
            "tables.json: $.popular_appeal.rows[6].votes: not more than at the roll below");
  EXPECT_EQ(table("popular_appeal.chits_from", 10),
            "tables.json: $.popular_appeal.chits_from: who is just freed draws one chit");
  EXPECT_EQ(table("trial.rows.1.votes", -20),
            "tables.json: $.trial.rows[1].votes: not more than at the roll below");
  EXPECT_EQ(table("assassination.rows.2.result", "caught"),
            "tables.json: $.assassination.rows[2].result: worse than the roll below");
  EXPECT_EQ(table("assassination.rows.0.result", "no_effect"),
            "tables.json: $.assassination.rows: from caught to killed");
}

TEST(RprValidate, GamesAndLandBills) {
  EXPECT_EQ(table("games.rows.1.cost", 7), "tables.json: $.games.rows[1]: dearer games do more");
  EXPECT_EQ(table("games.rows.1.popularity", 1), "tables.json: $.games.rows[1]: dearer games do more");
  EXPECT_EQ(table("games.rows.1.unrest", -1), "tables.json: $.games.rows[1]: dearer games do more");
  DataSet fewer;
  fewer.erase("tables.json", "games.rows", 2);
  EXPECT_EQ(fewer.error(), "tables.json: $.games.rows: a kind of games is missing");
  EXPECT_EQ(table("games.rows.0.id", "blood_fest"),
            "tables.json: $.games.rows[0].id: each kind of games once, in the order of their cost");
  EXPECT_EQ(table("land_bills.rows.0.recurring", true),
            "tables.json: $.land_bills.rows[0].repealable: type I is paid once, the others until repealed");
  EXPECT_EQ(table("land_bills.rows.1.repealable", false),
            "tables.json: $.land_bills.rows[1].repealable: type I is paid once, the others until repealed");
  EXPECT_EQ(table("land_bills.rows.1.unrest", 0),
            "tables.json: $.land_bills.rows[1].sponsor: sponsors gain, opponents lose, unrest falls");
  EXPECT_EQ(
      table("land_bills.rows.1.repeal_sponsor_min_popularity", 2),
      "tables.json: $.land_bills.rows[1].repeal_sponsor_min_popularity: what the sponsor loses, his vote "
      "included");
  DataSet bills;
  bills.erase("tables.json", "land_bills.rows", 2);
  bills.at("components.json", "land_bills") = 3;
  EXPECT_EQ(bills.error(), "tables.json: $.land_bills.rows: a type of land bill is missing");
  EXPECT_EQ(table("land_bills.rows.1.id", "III"),
            "tables.json: $.land_bills.rows[1].id: each type once, in order");
}

TEST(RprValidate, SmallTables) {
  EXPECT_EQ(table("contributions.rows.0.min", 0),
            "tables.json: $.contributions.rows: something for something, nothing for nothing");
  EXPECT_EQ(table("contributions.rows.1.influence", 0),
            "tables.json: $.contributions.rows: less influence for more talents");
  EXPECT_EQ(table("legion_allegiance.late", 1),
            "tables.json: $.legion_allegiance.late: a roll that may fail");
  EXPECT_EQ(table("natural_disaster.rows.0.rolls.1", 7),
            "tables.json: $.natural_disaster.rows[0].rolls[1]: a die has six faces");
  EXPECT_EQ(table("natural_disaster.rows.0.rolls.1", 1),
            "tables.json: $.natural_disaster.rows[0].rolls[1]: this roll occurs twice");
  DataSet spared;
  spared.erase("tables.json", "natural_disaster.rows", 3);
  spared.at("concessions.json", "concessions.ship_building.destroyed_by") = Json::object();
  EXPECT_EQ(spared.error(), "tables.json: $.natural_disaster.rows: no concession at 6");
  EXPECT_EQ(table("curia.leaves_on", 7), "tables.json: $.curia.leaves_on: a roll that may fail or succeed");
  EXPECT_EQ(table("unrest_changes.defeat", 1),
            "tables.json: $.unrest_changes: victories calm, all else does not");
}

TEST(RprValidate, Events) {
  EXPECT_EQ(changed("events.json", "events.3.number", 170),
            "events.json: $.events[3].number: events stand in the order of their numbers, which follow those "
            "of the "
            "deck");
  DataSet side;
  side.erase("events.json", "events.3.sides", 1);
  EXPECT_EQ(side.error(), "events.json: $.events[3].sides: a card has two sides");
  DataSet fewer;
  fewer.erase("events.json", "events", 17);
  fewer.at("components.json", "event_cards") = 17;
  EXPECT_EQ(fewer.error(), "events.json: $.events: there are 18 events, not 17");
  EXPECT_EQ(changed("event_table.json", "rows.4.early", "drought"),
            "event_table.json: $.rows: 'refuge' is never rolled");
  EXPECT_EQ(changed("event_table.json", "rows.4.early", "rain"),
            "event_table.json: $.rows[4].early: unknown name 'rain'");
}

TEST(RprValidate, Scenarios) {
  const auto scenario = [](const char* path, Json value) {
    return changed("scenarios.json", std::string("scenarios.") + path, std::move(value));
  };
  EXPECT_EQ(scenario("1.id", "early"), "scenarios.json: $.scenarios[1].id: the id 'early' occurs twice");
  EXPECT_EQ(scenario("early.families_per_player", 4),
            "scenarios.json: $.scenarios[0].families_per_player: not enough families for six players");
  EXPECT_EQ(scenario("middle.mixed_in", 15),
            "scenarios.json: $.scenarios[1].mixed_in: there are not so many cards to mix in");
  EXPECT_EQ(scenario("late.deck_base", 95),
            "scenarios.json: $.scenarios[2].deck_base: the cards add up to 94");
  EXPECT_EQ(scenario("late.deck_per_player", 7),
            "scenarios.json: $.scenarios[2].deck_per_player: families and hand of a player");
  EXPECT_EQ(scenario("early.era_ends.own_cards", 40),
            "scenarios.json: $.scenarios[0].era_ends: the deck is smaller than the pile at its bottom");
  EXPECT_EQ(scenario("early.era_ends.next_deck", nullptr),
            "scenarios.json: $.scenarios[0].era_ends.next_cards: cards of another deck need that deck, and "
            "it them");
  EXPECT_EQ(scenario("middle.era_ends.next_deck", "early"),
            "scenarios.json: $.scenarios[1].era_ends.next_deck: expected the deck after the last");
  EXPECT_EQ(scenario("late.provinces.1.pool.0", "sicilia"),
            "scenarios.json: $.scenarios[2].provinces[1].pool: 'sicilia' is in two pools");
  EXPECT_EQ(scenario("early.legions", 26), "scenarios.json: $.scenarios[0].legions: there are not so many");
  EXPECT_EQ(scenario("late.laws.0", "servilian"),
            "scenarios.json: $.scenarios[2].laws: laws of earlier decks, not removed at the same time");
  EXPECT_EQ(scenario("late.laws.0", "julian"),
            "scenarios.json: $.scenarios[2].laws: laws of earlier decks, not removed at the same time");
  EXPECT_EQ(scenario("early.inactive_wars.0", "3rd_punic"),
            "scenarios.json: $.scenarios[0].inactive_wars: a war of another deck");
  EXPECT_EQ(scenario("early.decks.0", "middle"),
            "scenarios.json: $.scenarios[0].decks: decks in order, the starting one first");
  EXPECT_EQ(scenario("alternative.era_by_turn.1.turn", 1),
            "scenarios.json: $.scenarios[6].era_by_turn[1]: eras in order, from turn 1 on");
  EXPECT_EQ(scenario("alternative.era_by_turn", nullptr),
            "scenarios.json: $.scenarios[6].era_by_turn: in one shuffled deck, and only there, eras go by "
            "the turn");
}

}  // namespace validate_board_test
}  // namespace adj::respublica
