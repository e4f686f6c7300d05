// Views: what a seat may know is named; hands, faction treasuries, decks and orders of others are not in it.

#include <gmock/gmock.h>

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/report_for_test.h"

namespace adj::respublica {
namespace view_test {

TestTable three_factions() {
  TestTable t("early", 3);
  t.man("cornelius", 1).man("fabius", 2).man("claudius", 3);
  t.leader(1, "cornelius").leader(2, "fabius").leader(3, "claudius");
  t.card(1, "tribune_38").card(2, "mining").card(3, "1A");
  t.faction(1).treasury = 5;
  t.faction(2).treasury = 7;
  t.standing(1, Unanimous{true});
  t.standing(2, Unanimous{false});
  t.s().deck = {"mining"_id, "era_ends"_id};
  t.s().set_aside = {"armaments"_id};
  return t;
}

Json view(const TestTable& t, int reader) { return Rpr::view(test_tables(), t.s(), seat(reader)); }

const Json& faction_in(const Json& view, int number) {
  return view.at("factions").as_array().at(static_cast<std::size_t>(number - 1));
}

// RPR-1.04.9a
TEST(RprView, AFactionSeesItsOwnHandTreasuryAndOrdersOnly) {
  const TestTable t = three_factions();
  const Json mine = view(t, 1);
  EXPECT_EQ(faction_in(mine, 1).at("hand").as_array().size(), 1u);
  EXPECT_EQ(faction_in(mine, 1).at("treasury").as_int(), 5);
  EXPECT_EQ(faction_in(mine, 2).find("hand"), nullptr);
  EXPECT_EQ(faction_in(mine, 2).find("treasury"), nullptr);
  EXPECT_EQ(faction_in(mine, 2).at("cards").as_int(), 1);
  EXPECT_NE(mine.at("orders").find("1"), nullptr);
  EXPECT_EQ(mine.at("orders").find("2"), nullptr);
}

// Whatever is secret of the others may change: the view does not.
TEST(RprView, SecretsOfOthersDoNotChangeIt) {
  TestTable t = three_factions();
  const Json before = view(t, 1);
  const Json nobody = view(t, 0);
  t.faction(2).treasury = 99;
  t.faction(2).hand = {"armaments"_id};
  t.s().deck = {"era_ends"_id, "armaments"_id};
  t.s().set_aside = {"mining"_id, "1A"_id};
  t.s().orders[seat(2)].window = {Order(Unanimous{true})};
  t.s().orders[seat(3)].ahead = {Order(Adjourn{})};
  EXPECT_EQ(view(t, 1), before);
  EXPECT_EQ(view(t, 0), nobody);
}

// What lies on the table is open to all.
TEST(RprView, TheTableIsOpen) {
  TestTable t = three_factions();
  const Json before = view(t, 1);
  t.senator("fabius").talents = 12;
  EXPECT_NE(view(t, 1), before);
  EXPECT_EQ(view(t, 0).at("senators"), view(t, 1).at("senators"));
}

// RPR-1.09.823b  The Consul for Life's player sees the hands of all but the rebel.
TEST(RprView, TheConsulForLifeSeesHandsButTheRebels) {
  TestTable t = three_factions();
  t.s().for_life = man("cornelius");
  EXPECT_NE(faction_in(view(t, 1), 2).find("hand"), nullptr);
  EXPECT_EQ(faction_in(view(t, 1), 2).find("treasury"), nullptr);
  EXPECT_EQ(faction_in(view(t, 2), 1).find("hand"), nullptr);
  CivilWar war;
  war.primary = man("fabius");
  war.faction = seat(2);
  t.s().civil_war = war;
  EXPECT_EQ(faction_in(view(t, 1), 2).find("hand"), nullptr);
  EXPECT_NE(faction_in(view(t, 1), 3).find("hand"), nullptr);
}

TEST(RprView, OpenTreasuriesAreAnOption) {
  TestTable t("early", 3, {{"open_treasuries", "yes"}});
  t.faction(2).treasury = 7;
  EXPECT_EQ(faction_in(view(t, 1), 2).at("treasury").as_int(), 7);
}

TEST(RprView, AllIsOpenWhenTheGameIsOver) {
  TestTable t = three_factions();
  t.s().progress.over = true;
  EXPECT_EQ(faction_in(view(t, 1), 2).at("treasury").as_int(), 7);
  EXPECT_EQ(faction_in(view(t, 1), 3).at("hand").as_array().size(), 1u);
  EXPECT_NE(view(t, 1).at("orders").find("2"), nullptr);
}

}  // namespace view_test
}  // namespace adj::respublica
