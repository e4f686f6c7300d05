// RPR-1.04.9a  What a seat may see: treasuries and hands of others, decks and orders are hidden, all else is
// open.

#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace hidden_test {

const Json& faction_seen(const Json& view, int whose) {
  return view.at("factions").as_array()[static_cast<std::size_t>(whose - 1)];
}

// RPR-1.04.9a, RPR-1.04.5a
TEST(View, HidesTreasuriesAndHands) {
  TestTable t;
  seat_senate(t);
  t.card(1, "tribune_38").card(2, "tribune_39").card(2, "assassin_49");
  t.faction(1).treasury = 11;
  t.faction(2).treasury = 22;
  t.senator("claudius").talents = 17;
  t.s().deck = {CardId("julius"), CardId("seduction_50")};
  t.s().discard = {CardId("blackmail_51")};
  t.standing(2, CounterBribe{man("manlius"), 9, 3});
  const Json view = Rpr::view(test_tables(), t.s(), seat(1));
  EXPECT_EQ(faction_seen(view, 1).at("treasury").as_int(), 11);
  EXPECT_EQ(faction_seen(view, 1).at("hand").as_array().size(), 1u);
  EXPECT_FALSE(faction_seen(view, 2).find("treasury"));
  EXPECT_FALSE(faction_seen(view, 2).find("hand"));
  EXPECT_EQ(faction_seen(view, 2).at("cards").as_int(), 2);  // how many, everybody sees
  EXPECT_EQ(view.at("deck_size").as_int(), 2);
  const std::string text = view.dump();
  for (const char* hidden : {"tribune_39", "assassin_49", "seduction_50", "counter"})
    EXPECT_EQ(text.find(hidden), std::string::npos) << hidden;
  EXPECT_NE(text.find("blackmail_51"), std::string::npos);  // the discards are open
  bool purse_seen = false;
  for (const Json& m : view.at("senators").as_array())
    purse_seen |= m.at("id").as_string() == "claudius" && m.at("talents").as_int() == 17;
  EXPECT_TRUE(purse_seen);
}
// RPR-1.04.9a  Open treasuries by agreement; when the game is over everything is shown.
TEST(View, OpenTreasuriesAndTheEnd) {
  TestTable t("early", 3, {{"open_treasuries", "yes"}});
  seat_senate(t);
  t.card(2, "tribune_39").faction(2).treasury = 22;
  const Json open = Rpr::view(test_tables(), t.s(), seat(1));
  EXPECT_EQ(faction_seen(open, 2).at("treasury").as_int(), 22);
  EXPECT_FALSE(faction_seen(open, 2).find("hand"));
  t.s().progress.over = true;
  EXPECT_TRUE(faction_seen(Rpr::view(test_tables(), t.s(), seat(1)), 2).find("hand"));
}
// RPR-1.09.823b  The Consul for Life's player looks into all hands, but the rebel's.
TEST(View, ConsulForLife) {
  TestTable t;
  seat_senate(t);
  t.card(2, "tribune_39").card(3, "tribune_40").s().for_life = man("cornelius");
  CivilWar rebellion;
  rebellion.primary = man("furius");
  rebellion.faction = seat(3);
  t.s().civil_war = rebellion;
  const Json ruler = Rpr::view(test_tables(), t.s(), seat(1));
  EXPECT_TRUE(faction_seen(ruler, 2).find("hand"));
  EXPECT_FALSE(faction_seen(ruler, 2).find("treasury"));
  EXPECT_FALSE(faction_seen(ruler, 3).find("hand"));
  EXPECT_FALSE(faction_seen(Rpr::view(test_tables(), t.s(), seat(2)), 3).find("hand"));
}

}  // namespace hidden_test
}  // namespace adj::respublica
