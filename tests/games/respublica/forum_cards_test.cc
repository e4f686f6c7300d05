// RPR-1.07.37, CARD-106, 153 – 155  Bequests and Catiline.

#include "tests/games/respublica/forum_for_test.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace forum_cards_test {

void draw(TestTable& t, const char* card) {
  t.run([&](RprTable& table) { resolve_forum_card(table, CardId(card)); });
}
bool exists(const TestTable& t, const char* id) { return province(t.s(), ProvinceId(id)).exists; }
bool lives(const TestTable& t, const char* id) { return find_senator(t.s(), man(id)) != nullptr; }

// RPR-CARD-153, RPR-CARD-153a, RPR-1.07.37a  A die of chits against the faction that the HRAO names,
// anywhere; he loses a point of popularity for each; resolved at once and discarded.
TEST(Catiline, AFactionOfHisChoice) {
  TestTable t("late");
  seat_forum(t);
  deck_of(t, {"catilinarian_conspiracy"});
  t.province("sicilia", "aurelius").standing(1, NameCatiline{seat(3)}).standing(3, NameCatiline{seat(2)});
  t.senator("cornelius").popularity = 1;
  t.dice({1, 1, 4}).draws({"9", "6", "2", "none"});  // Aurelius; Manlius and Fabius are not meant
  play_to(t, 1);
  EXPECT_FALSE(lives(t, "aurelius"));
  EXPECT_TRUE(lives(t, "manlius"));
  EXPECT_TRUE(lives(t, "fabius"));
  EXPECT_EQ(t.senator("cornelius").popularity, -3);
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("catilinarian_conspiracy")}));
}
// RPR-CARD-153a  Never his own: without a usable word the most influential of the others.
TEST(Catiline, NeverHisOwn) {
  TestTable t("late");
  seat_forum(t);
  t.standing(1, NameCatiline{seat(1)});
  t.dice({1}).draws({"6"});
  draw(t, "catilinarian_conspiracy");
  EXPECT_EQ(t.told<CatilineNamed>().front().faction, seat(2));  // 8 against 6
  EXPECT_FALSE(lives(t, "manlius"));
  TestTable omened("late");
  seat_forum(omened);
  omened.event(EventCard::evil_omens, 2).dice({1});
  draw(omened, "catilinarian_conspiracy");
  EXPECT_EQ(omened.told<CatilineNamed>().front().chits, 0);  // RPR-EVT-168b
  EXPECT_EQ(omened.senator("cornelius").popularity, 0);
}

// RPR-CARD-106, RPR-CARD-154, RPR-1.07.37a  They lie in the Forum and are not discarded; Bithynia's is, if
// the province is there.
TEST(Bequests, WaitInTheForum) {
  TestTable t("late");
  seat_forum(t);
  draw(t, "pergamene_bequest");
  draw(t, "bithynian_bequest");
  ASSERT_EQ(t.s().bequests.size(), 2u);
  EXPECT_TRUE(t.s().discard.empty());
  t.run(begin_forum);
  EXPECT_EQ(t.s().bequests.size(), 2u);  // uncollected they stay (RPR-CARD-106d)
  EXPECT_FALSE(exists(t, "asia"));

  TestTable there("late");
  seat_forum(there);
  there.province("bithynia");
  draw(there, "bithynian_bequest");
  EXPECT_TRUE(there.s().bequests.empty());
  EXPECT_EQ(there.s().discard.size(), 1u);
}
// RPR-CARD-106a  The Field Consul, in Rome, with three legions and three fleets at least.
TEST(Bequests, WhoMayCollect) {
  TestTable t("middle");
  seat_senate(t);
  t.office("fabius", Office::field_consul).active_forces(3, 3);
  const auto key = [&](CollectBequest x) {
    const auto why = refuse_proposal(t.p(), seat(1), x);
    return why ? why->key : std::string();
  };
  const CollectBequest x{ForumCard::pergamene_bequest, man("fabius"), {3, 0, 3}};
  EXPECT_EQ(key(x), "no_bequest");
  t.s().bequests = {{ForumCard::pergamene_bequest, SenatorId(), false, false}};
  EXPECT_EQ(key(x), "");
  EXPECT_EQ(key({ForumCard::bithynian_bequest, man("fabius"), {3, 0, 3}}), "no_bequest");
  EXPECT_EQ(key({ForumCard::pergamene_bequest, man("cornelius"), {3, 0, 3}}), "no_field_consul");
  EXPECT_EQ(key({ForumCard::pergamene_bequest, man("fabius"), {2, 0, 3}}), "force_too_small");
  EXPECT_EQ(key({ForumCard::pergamene_bequest, man("fabius"), {3, 0, 2}}), "force_too_small");
  EXPECT_EQ(key({ForumCard::pergamene_bequest, man("fabius"), {4, 0, 3}}), "too_few_units");
  t.senator("fabius").place = Place::war;
  EXPECT_NE(key(x), "");
}
// RPR-CARD-106a  He leaves Rome with them; there is no battle, and neither influence nor popularity.
TEST(Bequests, TheExpedition) {
  TestTable t("middle");
  seat_senate(t);
  t.office("fabius", Office::field_consul).active_forces(4, 4);
  t.s().bequests = {{ForumCard::pergamene_bequest, SenatorId(), false, false}};
  const int n = put(t, CollectBequest{ForumCard::pergamene_bequest, man("fabius"), {3, 0, 3}});
  t.run([&](RprTable& table) { carry_out(table, item(table.state(), n)); });
  EXPECT_FALSE(in_rome(t.senator("fabius")));
  EXPECT_EQ(legions_of(t.s(), man("fabius")).size(), 3u);
  EXPECT_EQ(fleets_of(t.s(), man("fabius")).size(), 3u);
  EXPECT_EQ(t.s().bequests[0].collector, man("fabius"));
  t.s().phase = Phase::combat;
  t.run([](RprTable& table) {
    prepare_combat(table);
    while (more_battles(table.state())) fight_battle(table);
    end_combat(table);
  });
  EXPECT_TRUE(t.told<BattleFought>().empty());
  EXPECT_EQ(t.senator("fabius").influence, 5);
  EXPECT_EQ(t.senator("fabius").popularity, 0);
}
// RPR-CARD-106d  Collected and paid: the province at the start of the next Forum phase, undeveloped, and the
// card is discarded; a province that is there stays as it is.
TEST(Bequests, TheProvince) {
  for (const bool there : {false, true}) {
    TestTable t("late");
    seat_forum(t);
    if (there) t.province("asia", "fabius", 2, true);
    t.s().bequests = {{ForumCard::pergamene_bequest, SenatorId(), true, true},
                      {ForumCard::bithynian_bequest, SenatorId(), true, false}};
    t.run(begin_forum);
    EXPECT_TRUE(exists(t, "asia"));
    EXPECT_EQ(province(t.s(), ProvinceId("asia")).developed, there);
    EXPECT_EQ(province(t.s(), ProvinceId("asia")).governor, there ? man("fabius") : SenatorId());
    EXPECT_FALSE(exists(t, "bithynia"));
    EXPECT_EQ(t.s().bequests.size(), 1u);
    EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("pergamene_bequest")}));
  }
}
// RPR-CARD-155  Ptolemy Apion: Creta et Cyrenaica with the next Senate phase; the card leaves with the next
// Forum phase. It is discarded at once where the province exists.
TEST(Bequests, PtolemyApion) {
  TestTable t("late");
  seat_forum(t);
  t.man("julius", 1).man("valerius", 2).man("junius", 3).man("papirius", 3);  // enough in Rome
  draw(t, "ptolemy_apion_bequest");
  EXPECT_FALSE(exists(t, "creta_cyrenaica"));
  t.run(end_forum);
  EXPECT_FALSE(exists(t, "creta_cyrenaica"));
  t.run(open_senate);
  EXPECT_TRUE(exists(t, "creta_cyrenaica"));
  EXPECT_FALSE(province(t.s(), ProvinceId("creta_cyrenaica")).developed);
  EXPECT_TRUE(t.s().discard.empty());
  t.run(begin_forum);
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("ptolemy_apion_bequest")}));

  TestTable there("late");
  seat_forum(there);
  there.province("creta_cyrenaica");
  draw(there, "ptolemy_apion_bequest");
  EXPECT_TRUE(there.s().apion.empty());
  EXPECT_EQ(there.s().discard.size(), 1u);
}

}  // namespace forum_cards_test
}  // namespace adj::respublica
