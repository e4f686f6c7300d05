// A broken set of data is refused at start-up, with file and place: shape, deck, cards, names, constants.

#include "tests/games/respublica/tables_for_test.h"

namespace adj::respublica {
namespace validate_test {

TEST(RprValidate, TheShippedSetIsSound) {
  DataSet set;
  EXPECT_EQ(set.error(), "");
}

TEST(RprValidate, TheDigestCoversNamesAndTexts) {
  DataSet same, other;
  EXPECT_EQ(same.load().digest, test_tables().digest);
  EXPECT_EQ(test_tables().digest.size(), 64u);
  other.text("wars.json") += " ";
  EXPECT_NE(other.load().digest, test_tables().digest);
}

TEST(RprValidate, ShapeOfTheFiles) {
  DataSet missing;
  missing.drop("wars.json");
  EXPECT_EQ(missing.error(), "wars.json: the file is missing");
  DataSet broken;
  broken.text("events.json") = "{";
  EXPECT_EQ(broken.error().find("events.json: "), 0u);
  EXPECT_EQ(changed("wars.json", "wars.3.land", "4"), "wars.json: $.wars[3].land: expected a whole number");
  EXPECT_EQ(changed("wars.json", "wars.3.land", -4), "wars.json: $.wars[3].land: the number is negative");
  EXPECT_EQ(changed("wars.json", "wars.3.land", 4000),
            "wars.json: $.wars[3].land: the number is out of range");
  EXPECT_EQ(changed("wars.json", "wars.3.drought", 1),
            "wars.json: $.wars[3].drought: expected true or false");
  EXPECT_EQ(changed("wars.json", "wars.3.creates", "illyricum"),
            "wars.json: $.wars[3].creates: expected an array");
  EXPECT_EQ(changed("wars.json", "wars.3", Json::object()), "wars.json: $.wars[3]: the key 'id' is missing");
  EXPECT_EQ(changed("wars.json", "wars.3.name_en", ""), "wars.json: $.wars[3].name_en: the string is empty");
  EXPECT_EQ(
      changed("deck.json", "cards.0.id", "a_name_that_is_longer_than_thirty_one_characters"),
      "deck.json: $.cards[0].id: 'a_name_that_is_longer_than_thirty_one_characters' is too long for an id");
  EXPECT_EQ(changed("wars.json", "wars.3.entry", "later"),
            "wars.json: $.wars[3].entry: unknown name 'later'");
}

TEST(RprValidate, DiceFormulas) {
  const auto error = [](const char* written) {
    return changed("provinces.json", "provinces.sicilia.undeveloped.spoils", written);
  };
  const std::string here = "provinces.json: $.provinces[0].undeveloped.spoils: ";
  EXPECT_EQ(error("2d6-2"), "");
  EXPECT_EQ(error("d6"), here + "expected dice like 1d6, 2d6-2 or -1d6+1");
  EXPECT_EQ(error("0d6"), here + "expected dice like 1d6, 2d6-2 or -1d6+1");
  EXPECT_EQ(error("1d8"), here + "expected dice like 1d6, 2d6-2 or -1d6+1");
  EXPECT_EQ(error("1d6*2"), here + "expected + or - after the dice");
  EXPECT_EQ(error("1d6+"), here + "expected a number after the sign");
  EXPECT_EQ(error("1d6+1x"), here + "expected a number after the sign");
  EXPECT_EQ(error("3d6"), here + "one die or two");
}

TEST(RprValidate, Deck) {
  EXPECT_EQ(changed("deck.json", "cards.4.number", 6),
            "deck.json: $.cards[4].number: cards are numbered from 1 without gaps");
  EXPECT_EQ(changed("deck.json", "cards.4.id", "1st_punic"),
            "deck.json: $.cards[4].id: the id '1st_punic' occurs twice");
  EXPECT_EQ(changed("deck.json", "cards.4.deck", nullptr),
            "deck.json: $.cards[4].deck: only Era Ends belongs to no deck");
  EXPECT_EQ(changed("deck.json", "count", 159), "deck.json: $.count: there are 160");
  EXPECT_EQ(changed("deck.json", "decks.middle", 45), "deck.json: $.decks.middle: there are 46");
  EXPECT_EQ(changed("deck.json", "cards.4.group", "faction"),
            "deck.json: $.cards[4].group: a war is a forum card");
  EXPECT_EQ(changed("deck.json", "cards.4.type", "leader"),
            "provinces.json: $.provinces[5].created_by[0]: unknown war or event card '1st_gallic'");
}

TEST(RprValidate, DeckCounts) {
  DataSet moved;  // an intrigue card from the early deck to the late one
  moved.at("deck.json", "cards.37.deck") = "late";
  moved.at("deck.json", "decks.early") = 63;
  moved.at("deck.json", "decks.late") = 50;
  EXPECT_EQ(moved.error(), "deck.json: $.cards: the early deck has 14 cards of the kind intrigue, not 13");
  DataSet era_ends;
  era_ends.at("deck.json", "cards.64.deck") = "late";
  era_ends.at("deck.json", "decks.late") = 50;
  EXPECT_EQ(era_ends.error(), "deck.json: $.cards: the late deck has 3 cards of the kind event, not 4");
}

TEST(RprValidate, CardsAndTheDeckAgree) {
  EXPECT_EQ(changed("wars.json", "wars.3.card", 5),
            "wars.json: $.wars[3].card: card 5 of the deck is '1st_gallic', a war");
  EXPECT_EQ(changed("wars.json", "wars.3.card", 161), "wars.json: $.wars[3].card: the deck has no such card");
  EXPECT_EQ(changed("wars.json", "wars.3.deck", "late"),
            "wars.json: $.wars[3].deck: deck.json puts the card into another deck");
  EXPECT_EQ(changed("intrigue.json", "intrigue.tribune.cards.1", 38),
            "intrigue.json: $.intrigue[0].cards[1]: card 38 is described twice");
  DataSet fewer;
  fewer.erase("intrigue.json", "intrigue.0.cards", 0);
  EXPECT_EQ(fewer.error(), "deck.json: $.cards[37].id: no file describes this intrigue");
  DataSet lost;
  lost.erase("leaders.json", "leaders", 7);
  EXPECT_EQ(lost.error(), "deck.json: $.cards[137].id: no file describes this leader");
}

TEST(RprValidate, Senators) {
  EXPECT_EQ(changed("families.json", "families.0.number", 2),
            "families.json: $.families[0].number: families are numbered from 1 without gaps");
  EXPECT_EQ(changed("families.json", "families.0.has_statesman", false),
            "families.json: $.families[0].has_statesman: differs from statesmen.json");
  EXPECT_EQ(changed("families.json", "families.2.has_statesman", true),
            "families.json: $.families[2].has_statesman: differs from statesmen.json");
  EXPECT_EQ(changed("families.json", "families.0.military", 7),
            "families.json: $.families[0].military: at most 6");
  EXPECT_EQ(changed("families.json", "families.0.oratory", 0),
            "families.json: $.families[0].oratory: 1 to 6");
  EXPECT_EQ(changed("families.json", "families.0.loyalty", 12),
            "families.json: $.families[0].loyalty: 1 to 11");
  EXPECT_EQ(changed("families.json", "families.0.influence", 7),
            "families.json: $.families[0].influence: 1 to 6");
  EXPECT_EQ(changed("statesmen.json", "statesmen.4A.popularity", 10),
            "statesmen.json: $.statesmen[13].popularity: -9 to 9");
  EXPECT_EQ(changed("statesmen.json", "statesmen.4A.family", 31),
            "statesmen.json: $.statesmen[13].family: no such family");
  EXPECT_EQ(changed("statesmen.json", "statesmen.4A.family", 5),
            "families.json: $.families[3].has_statesman: differs from statesmen.json");
  EXPECT_EQ(changed("statesmen.json", "statesmen.1B.family", 2),
            "statesmen.json: $.statesmen[5].id: expected the number of the family and a letter");
  DataSet swapped;  // Terentius and Servilius change decks, so that the counts hold
  swapped.at("families.json", "families.terentius.deck") = "middle";
  swapped.at("families.json", "families.servilius.deck") = "early";
  swapped.at("deck.json", "cards.31.deck") = "middle";
  swapped.at("deck.json", "cards.78.deck") = "early";
  EXPECT_EQ(swapped.error(),
            "families.json: $.families[19].deck: families 1 to 20 are early, to 25 middle, to 30 late");
}

TEST(RprValidate, Statesmen) {
  EXPECT_EQ(changed("statesmen.json", "statesmen.1A.opposes.0", "cornelius"),
            "statesmen.json: $.statesmen[0].opposes[0]: unknown statesman 'cornelius'");
  EXPECT_EQ(changed("statesmen.json", "statesmen.1A.opposes.0", "1A"),
            "statesmen.json: $.statesmen[0].opposes: another statesman, each once");
  EXPECT_EQ(changed("statesmen.json", "statesmen.25A.brother", nullptr),
            "statesmen.json: $.statesmen[11].brother: '25A' does not name him");
  EXPECT_EQ(changed("statesmen.json", "statesmen.29A.coexists", nullptr),
            "statesmen.json: $.statesmen[17].coexists: another statesman of the family, who names him");
  DataSet brothers;
  brothers.at("statesmen.json", "statesmen.29A.brother") = "1A";
  brothers.at("statesmen.json", "statesmen.1A.brother") = "29A";
  EXPECT_EQ(brothers.error(), "statesmen.json: $.statesmen[0].brother: brothers coexist");
  EXPECT_EQ(changed("statesmen.json", "statesmen.1B.abilities.nullifies_wars.0", "4th_punic"),
            "statesmen.json: $.statesmen[5].abilities.nullifies_wars[0]: unknown war '4th_punic'");
  EXPECT_EQ(changed("statesmen.json", "statesmen.2A.abilities", Json::parse(R"({"flies":true})")),
            "statesmen.json: $.statesmen[1].abilities.flies: the rules know no such ability");
  EXPECT_EQ(changed("statesmen.json", "statesmen.21A.abilities.appeal_dice", 4),
            "statesmen.json: $.statesmen[8].abilities.appeal_dice: two dice or three");
  EXPECT_EQ(changed("statesmen.json", "statesmen.4A.abilities.veterans_per_victory", 0),
            "statesmen.json: $.statesmen[13].abilities.veterans_per_victory: at least one");
  EXPECT_EQ(changed("statesmen.json", "statesmen.30A.abilities.military_dice", "2d6"),
            "statesmen.json: $.statesmen[18].abilities.military_dice: one die, added");
}

TEST(RprValidate, Concessions) {
  const auto concession = [](const char* path, Json value) {
    return changed("concessions.json", std::string("concessions.") + path, std::move(value));
  };
  EXPECT_EQ(
      concession("mining.destroyed_by.natural_disaster", Json::parse("[1]")),
      "concessions.json: $.concessions[5].destroyed_by.natural_disaster: differs from tables.json at 2");
  EXPECT_EQ(concession("tax_farmer_1.destroyed_by.tax_farmer", 7),
            "concessions.json: $.concessions[7].destroyed_by.tax_farmer: a die has six faces");
  EXPECT_EQ(concession("tax_farmer_2.destroyed_by.tax_farmer", 1),
            "concessions.json: $.concessions[8].destroyed_by.tax_farmer: 'tax_farmer_1' has the same number");
  EXPECT_EQ(concession("tax_farmer_2.destroyed_by", Json::object()),
            "concessions.json: $.concessions: there is no Tax Farmer 2");
  EXPECT_EQ(
      concession("aegyptian_grain.destroyed_by.wars.0", "social"),
      "concessions.json: $.concessions[2].destroyed_by.wars: 'social' does not destroy it in wars.json");
  EXPECT_EQ(
      concession("armaments.per_legion", 0),
      "concessions.json: $.concessions[0].per_legion: Armaments, and nothing else, earns by the legion");
  EXPECT_EQ(
      concession("ship_building.per_fleet", 0),
      "concessions.json: $.concessions[1].per_fleet: Ship Building, and nothing else, earns by the fleet");
  EXPECT_EQ(
      concession("land_commissioner.needs_land_bill", false),
      "concessions.json: $.concessions[6].needs_land_bill: the Land Commissioner, and nothing else, needs a "
      "land bill");
  EXPECT_EQ(concession("mining.income", 0),
            "concessions.json: $.concessions[5].income: by the turn or by the unit");
  EXPECT_EQ(concession("aegyptian_grain.grain", false),
            "concessions.json: $.concessions[2].grain: grain, and nothing else, is destroyed by wars");
}

TEST(RprValidate, ConcessionsAndIntrigueThatRulesName) {
  DataSet renamed;
  renamed.at("concessions.json", "concessions.land_commissioner.id") = "land_office";
  renamed.at("deck.json", "cards.land_commissioner.id") = "land_office";
  EXPECT_EQ(renamed.error(), "concessions.json: $.concessions: 'land_commissioner' is missing");
  DataSet fewer;  // Cleopatra's card becomes another Proscription
  fewer.erase("intrigue.json", "intrigue", 11);
  fewer.at("intrigue.json", "intrigue.proscription.cards").push_back(139);
  fewer.at("deck.json", "cards.cleopatra_139.id") = "proscription_139";
  EXPECT_EQ(fewer.error(), "intrigue.json: $.intrigue: a kind of intrigue is missing");
}

TEST(RprValidate, Leaders) {
  const auto leader = [](const char* path, Json value) {
    return changed("leaders.json", std::string("leaders.") + path, std::move(value));
  };
  EXPECT_EQ(leader("hannibal.disaster", 2), "leaders.json: $.leaders[1].disaster: three dice never show it");
  EXPECT_EQ(leader("hannibal.standoff", 19), "leaders.json: $.leaders[1].standoff: three dice never show it");
  EXPECT_EQ(leader("hannibal.standoff", 9),
            "leaders.json: $.leaders[1].standoff: the disaster has the same number");
  EXPECT_EQ(leader("hannibal.strength", 0), "leaders.json: $.leaders[1].strength: must be at least 1");
  EXPECT_EQ(leader("hannibal.combines_with", Json::array()),
            "leaders.json: $.leaders[0].combines_with: another leader of the series, who names him");
  EXPECT_EQ(leader("hannibal.tax_farmer_war", "1st_punic"),
            "leaders.json: $.leaders[1].tax_farmer_war: a war of his series that rolls for the Tax Farmers");
  EXPECT_EQ(leader("hannibal.tax_farmer_war", "gladiator"),
            "leaders.json: $.leaders[1].tax_farmer_war: a war of his series that rolls for the Tax Farmers");
}

TEST(RprValidate, IntrigueLawsAndEventCards) {
  EXPECT_EQ(changed("intrigue.json", "cleopatra.standoff", 16),
            "intrigue.json: $.cleopatra: two different rolls of three dice");
  EXPECT_EQ(changed("intrigue.json", "intrigue.0.id", "assassin"),
            "intrigue.json: $.intrigue[0].id: each kind of intrigue once, in the order of the rules");
  EXPECT_EQ(changed("laws.json", "laws.0.id", "julian"),
            "laws.json: $.laws[0].id: each law once, in the order of the rules");
  EXPECT_EQ(changed("laws.json", "laws.acilian.needs.law", "acilian"),
            "laws.json: $.laws[4].needs.law: a law cannot wait for itself");
  EXPECT_EQ(changed("laws.json", "laws.julian.needs.war", "asocial"),
            "laws.json: $.laws[9].needs.war: unknown war 'asocial'");
  EXPECT_EQ(changed("forum_cards.json", "forum_cards.1.legions", 0),
            "forum_cards.json: $.forum_cards[1].talents: talents are fetched by legions and fleets");
  EXPECT_EQ(changed("forum_cards.json", "forum_cards.1.creates", "africa"),
            "forum_cards.json: $.forum_cards[1].creates: provinces.json does not name this card");
  EXPECT_EQ(changed("forum_cards.json", "forum_cards.1.creates", nullptr),
            "forum_cards.json: $.forum_cards[1].creates: a bequest brings a province");
}

TEST(RprValidate, NamesTellThingsApart) {
  EXPECT_EQ(changed("wars.json", "wars.1.aliases.0", "1st Punic"),
            "wars.json: $.wars[1].aliases: '1st Punic' is also a name of 1st_punic");
  EXPECT_EQ(changed("provinces.json", "provinces.1.name_fr", "Sicile"),
            "provinces.json: $.provinces[1].aliases: 'Sicile' is also a name of sicilia");
  EXPECT_EQ(changed("statesmen.json", "statesmen.4A.aliases.0", "Scipio"),
            "statesmen.json: $.statesmen[13]: 'Scipio' is also a name of family 1");
  EXPECT_EQ(changed("statesmen.json", "statesmen.1B.aliases.0", "Africanus"), "");  // of one family
  EXPECT_EQ(changed("statesmen.json", "statesmen.1B.short_en", "Scipio Africanus"),
            "statesmen.json: $.statesmen[5]: another senator is shown as 'Scipio Africanus'");
}

TEST(RprValidate, Constants) {
  const auto constant = [](const char* key, Json value) {
    return changed("constants.json", std::string(key) + ".v", std::move(value));
  };
  EXPECT_EQ(constant("players_max", 7), "constants.json: $.players_max: three to six players");
  EXPECT_EQ(constant("initiatives_per_turn", 5),
            "constants.json: $.initiatives_per_turn: every faction has an initiative");
  EXPECT_EQ(constant("popularity_min", 0),
            "constants.json: $.popularity_min: popularity lies on both sides of 0");
  EXPECT_EQ(constant("persuasion_fail_natural_after_era_ends", 10),
            "constants.json: $.persuasion_fail_natural: a roll of two dice, lower once Era Ends is drawn");
  EXPECT_EQ(constant("consul_for_life_election_influence", 35),
            "constants.json: $.consul_for_life_appointment_influence: appointment takes more than election");
  EXPECT_EQ(constant("losing_active_wars", 3),
            "constants.json: $.losing_active_wars: a Dictator is possible before all is lost");
  EXPECT_EQ(constant("knight_target", 7), "constants.json: $.knight_target: a roll of one die");
  EXPECT_EQ(constant("development_target", 8), "constants.json: $.development_target: one die, at most +1");
  EXPECT_EQ(constant("unit_cost", 0), "constants.json: $.unit_cost: must be at least 1");
  EXPECT_EQ(constant("treasury_warning_levels", Json::parse("[20,50]")),
            "constants.json: $.treasury_warning_levels: levels fall");
  EXPECT_EQ(constant("max_fleets", 24), "components.json: $.fleets: the other files have 24");
}

TEST(RprValidate, ChitsOfficesOptionsComponents) {
  EXPECT_EQ(changed("mortality_chits.json", "numbered.3", 5),
            "mortality_chits.json: $.numbered: each number once, from 1");
  EXPECT_EQ(changed("mortality_chits.json", "none", 5), "mortality_chits.json: $.total: there are 37");
  DataSet chits;
  chits.at("mortality_chits.json", "none") = 5;
  chits.at("mortality_chits.json", "draw_two") = 1;
  EXPECT_EQ(chits.error(), "mortality_chits.json: $: 36 chits: 30 numbers, 4 blanks, 2 that draw two more");
  EXPECT_EQ(changed("offices.json", "offices.0.id", "censor"),
            "offices.json: $.offices[0].id: offices stand in order of rank, each once");
  EXPECT_EQ(changed("offices.json", "offices.censor.rank", 5),
            "offices.json: $.offices[3].rank: ranks 1 to 6, then none");
  DataSet office;
  office.erase("offices.json", "offices", 8);
  EXPECT_EQ(office.error(), "offices.json: $.offices: an office is missing");
  EXPECT_EQ(changed("rule_options.json", "rule_options.0.default", "perhaps"),
            "rule_options.json: $.rule_options[0].default: 'perhaps' is not one of the values");
  EXPECT_EQ(changed("rule_options.json", "rule_options.civil_war_counts.id", "statesman_plays_unlimited"),
            "rule_options.json: $.rule_options[2].id: the id 'statesman_plays_unlimited' occurs twice");
  EXPECT_EQ(changed("components.json", "land_bills", 7),
            "components.json: $.land_bills: the other files have 6");
}

}  // namespace validate_test
}  // namespace adj::respublica
