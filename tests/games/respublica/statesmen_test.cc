// RPR-1.07.312, 1.11.1  Statesmen from the hand: over their family, out of the Forum, alone, and pairs.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace statesmen_test {

struct Revolution : TestTable {
  explicit Revolution(const char* scenario = "late", std::map<std::string, std::string> options = {})
      : TestTable(scenario, 3, std::move(options)) {
    man("fabius", 1).man("claudius", 2).man("furius", 3).active_forces(0, 0);
    office("claudius", Office::rome_consul);
    s().clockwise = {Seat{1}, Seat{2}, Seat{3}};
    s().phase = Phase::revolution;
    s().turn = 3;
  }
  // Chains go on with this table.
  Revolution& man(const char* id, int seat) {
    TestTable::man(id, seat);
    return *this;
  }
  Revolution& card(int seat, const char* id) {
    TestTable::card(seat, id);
    return *this;
  }
  Revolution& province(const char* id, const char* governor, int term) {
    TestTable::province(id, governor, term);
    return *this;
  }
  Revolution& plays(int seat, const char* statesman) {
    card(seat, statesman).order(seat, PlayStatesman{SenatorId(statesman)});
    return *this;
  }
  void play() { run(trade_and_play); }
  std::string refused(int seat, const char* statesman) {
    const std::optional<Refusal> no = refuse_statesman(p(), Seat{seat}, SenatorId(statesman));
    return no ? no->clause + " " + no->key : "";
  }
};

// RPR-1.07.312c, RPR-1.11.1a  On top of his own family, even away from Rome: markers, talents and the higher
// of both influences and popularities are his; military, oratory and loyalty are the printed ones, even lower
// ones.
TEST(Statesman, OverHisFamily) {
  Revolution t;
  t.man("cornelius", 1).war("1st_mithridatic", WarZone::active).army("cornelius", "1st_mithridatic", 4);
  Senator& cornelius = t.senator("cornelius");
  cornelius.influence = 8;
  cornelius.popularity = -3;
  cornelius.talents = 7;
  cornelius.knights = 2;
  cornelius.prior_consul = true;
  t.plays(1, "1C").play();
  const Senator& sulla = t.senator("cornelius");
  EXPECT_EQ(sulla.statesman, man("1C"));
  EXPECT_TRUE(sulla.family_card);
  EXPECT_EQ(sulla.place, Place::war);
  EXPECT_EQ(sulla.influence, 8);
  EXPECT_EQ(sulla.popularity, 0);
  EXPECT_EQ(sulla.talents, 7);
  EXPECT_EQ(sulla.knights, 2);
  EXPECT_TRUE(sulla.prior_consul);
  EXPECT_EQ(oratory(t.p(), man("cornelius")), 4);
  EXPECT_EQ(loyalty(t.p(), man("cornelius")), 5);  // the family's is 9
  EXPECT_TRUE(t.faction(1).hand.empty());
  EXPECT_EQ(t.told<StatesmanPlayed>().front().senator, man("cornelius"));
}
TEST(Statesman, TheHigherFigures) {
  Revolution t;
  t.man("julius", 1);
  t.plays(1, "4A").play();
  EXPECT_EQ(t.senator("julius").influence, 5);
  EXPECT_EQ(t.senator("julius").popularity, 2);
  EXPECT_EQ(military(t.p(), man("julius")), 6);
  EXPECT_EQ(t.told<InfluenceChanged>().front().by, 1);
  // RPR-CARD-135  Pompey's printed popularity is no gain that would count double.
  Revolution pompey;
  pompey.man("pompeius", 1);
  pompey.plays(1, "30A").play();
  EXPECT_EQ(pompey.senator("pompeius").popularity, 5);
}
// RPR-1.07.312d  An unaligned family in the Forum comes along, with what lies on it.
TEST(Statesman, WithHisFamilyFromTheForum) {
  Revolution t;
  t.man("cornelius", 0);
  t.senator("cornelius").talents = 6;
  t.plays(1, "1C").play();
  const Senator& sulla = t.senator("cornelius");
  EXPECT_EQ(sulla.faction, seat(1));
  EXPECT_EQ(sulla.place, Place::rome);
  EXPECT_EQ(sulla.talents, 6);
  EXPECT_TRUE(sulla.family_card);
  EXPECT_EQ(t.told<SenatorJoined>().front().faction, seat(1));
}
// RPR-1.07.312d, RPR-R-94, RPR-1.07.312e  Elsewhere he enters alone, in Rome; the family comes under him from
// the Forum.
TEST(Statesman, Alone) {
  Revolution t;
  t.s().curia_families = {man("cornelius")};
  t.plays(1, "1C").play();
  EXPECT_FALSE(t.senator("cornelius").family_card);
  EXPECT_EQ(t.senator("cornelius").place, Place::rome);
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("cornelius")}));
  t.run([](RprTable& table) { family_to_forum(table, "RPR-1.07.8c", man("cornelius"), "curia"); });
  EXPECT_TRUE(t.senator("cornelius").family_card);
}
// RPR-1.07.312d, RPR-CARD-125, RPR-CARD-135  … with the influence and popularity of his card (RPR-CARD-135a
// doubles only what he gains and loses).
TEST(Statesman, AloneWithWhatHisCardSays) {
  Revolution t;
  t.plays(1, "4A").plays(2, "30A").play();
  EXPECT_EQ(t.senator("julius").influence, 5);
  EXPECT_EQ(t.senator("julius").popularity, 2);
  EXPECT_EQ(t.senator("pompeius").influence, 5);
  EXPECT_EQ(t.senator("pompeius").popularity, 5);
  EXPECT_EQ(t.senator("julius").talents + t.senator("julius").knights, 0);
}
// RPR-R-94  While his family governs unaligned he stands beside it; its chit may mean either, and its death
// is none of his concern.
TEST(Statesman, BesideAGovernor) {
  Revolution t;
  t.man("cornelius", 0).province("sicilia", "cornelius", 2);
  t.plays(1, "1C").play();
  EXPECT_EQ(t.senator("1C").faction, seat(1));
  EXPECT_FALSE(t.senator("1C").family_card);
  EXPECT_EQ(t.senator("cornelius").place, Place::province);
  t.dice({6, 6, 1, 1}).run([](RprTable& table) { EXPECT_EQ(named_by_chit(table, 1), man("1C")); });
  t.run([](RprTable& table) { kill_senator(table, "RPR-1.05.2a", man("cornelius"), "test"); });
  EXPECT_FALSE(t.senator("1C").family_card);
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("cornelius")}));
}
// RPR-1.05.22b, RPR-R-94  A pair and its governing family: who wins a roll-off is safe, until one is left.
TEST(Statesman, ThreeOfOneNumber) {
  Revolution t;
  t.man("sempronius", 0).province("sicilia", "sempronius", 2);
  t.plays(1, "25A").plays(2, "25B").play();
  t.dice({6, 6, 1, 1, 2, 2, 6, 6, 5, 5});
  t.run([](RprTable& table) { EXPECT_EQ(named_by_chit(table, 25), man("25A")); });
}

// RPR-1.07.312b  Not while an opponent has the family, nor beside another statesman of the number, whoever
// has him.
TEST(Statesman, Refused) {
  Revolution t;
  t.card(1, "1C").card(1, "2A").card(2, "27A");
  EXPECT_EQ(t.refused(1, "1C"), "");
  EXPECT_EQ(t.refused(2, "1C"), "RPR-1.07.312a card_not_held");
  EXPECT_EQ(t.refused(1, "cornelius"), "RPR-1.07.312a no_such_statesman");
  t.card(2, "2A");
  EXPECT_EQ(t.refused(2, "2A"), "RPR-1.07.312b family_of_an_opponent");
  EXPECT_EQ(t.refused(1, "2A"), "");
  t.man("1B", 2);
  EXPECT_EQ(t.refused(1, "1C"), "RPR-1.07.312b same_family_in_play");
  t.senator("cornelius").faction = seat(1);
  EXPECT_EQ(t.refused(1, "1C"), "RPR-1.07.312b same_family_in_play");
  // RPR-1.07.312a  In no other phase.
  t.s().phase = Phase::forum;
  EXPECT_EQ(t.refused(1, "2A"), "RPR-1.07.312a only_in_revolution");
  t.s().phase = Phase::setup;
  EXPECT_EQ(t.refused(1, "2A"), "");
}
// RPR-1.07.312g, RPR-CARD-086, RPR-CARD-087, RPR-CARD-132, RPR-CARD-133  The second of a pair may join the
// first, also against an opponent who holds both of them and the family; not against the family alone.
TEST(Statesman, Pairs) {
  struct Pair {
    const char *family, *first, *second;
  };
  for (const Pair& pair : {Pair{"sempronius", "25A", "25B"}, Pair{"sempronius", "25B", "25A"},
                           Pair{"licinius", "29A", "29B"}, Pair{"licinius", "29B", "29A"}}) {
    Revolution t;
    t.card(1, pair.second).man(pair.family, 2);
    EXPECT_EQ(t.refused(1, pair.second), "RPR-1.07.312b family_of_an_opponent");
    t.senator(pair.family).statesman = SenatorId(pair.first);
    EXPECT_EQ(t.refused(1, pair.second), "");
    t.order(1, PlayStatesman{SenatorId(pair.second)});
    t.play();
    EXPECT_EQ(t.senator(pair.second).faction, seat(1));
    EXPECT_FALSE(t.senator(pair.second).family_card);
    EXPECT_TRUE(t.senator(pair.family).family_card);
  }
}
// RPR-1.07.312f  Both alone: the family comes under A.
TEST(Statesman, TheFamilyOfAPair) {
  Revolution t;
  t.plays(1, "25B").plays(2, "25A").play();
  EXPECT_EQ(t.senator("sempronius").statesman, man("25A"));  // the Consul's faction played first
  t.run([](RprTable& table) { family_to_forum(table, "RPR-1.07.31a", man("sempronius"), "deck"); });
  EXPECT_TRUE(t.senator("sempronius").family_card);
  EXPECT_FALSE(t.senator("25B").family_card);
}

// RPR-1.11.1a  From the HRAO clockwise: who comes first takes the number; the other keeps his card and is
// told.
TEST(Statesman, ClockwiseFromTheHrao) {
  Revolution t;
  t.plays(1, "1C").plays(3, "1B").play();  // Claudius of seat 2 is Consul: 2, 3, 1
  EXPECT_EQ(t.senator("cornelius").statesman, man("1B"));
  EXPECT_EQ(t.faction(1).hand, (std::vector<CardId>{CardId("1C")}));
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>().front().seat, seat(1));
}
// RPR-R-44  Any number; with the option one of each kind.
TEST(Statesman, AnyNumber) {
  for (const bool unlimited : {true, false}) {
    Revolution t("late", {{"statesman_plays_unlimited", unlimited ? "yes" : "no"}});
    t.plays(1, "1C").plays(1, "2A").card(1, "mining").card(1, "harbor_fees");
    t.order(1, PlayConcession{ConcessionId("mining"), man("fabius")});
    t.order(1, PlayConcession{ConcessionId("harbor_fees"), man("fabius")});
    t.play();
    EXPECT_EQ(t.senator("fabius").statesman.empty(), !unlimited);
    EXPECT_EQ(t.senator("fabius").concessions.size(), unlimited ? 2u : 1u);
    EXPECT_EQ(t.faction(1).hand.size(), unlimited ? 0u : 2u);
  }
}
// RPR-1.05.4c  A faction that waits for a family is helped by a statesman too.
TEST(Statesman, ForAnEmptyFaction) {
  Revolution t;
  std::erase_if(t.s().senator, [](const Senator& m) { return m.id == man("furius"); });
  t.faction(3).waiting = true;
  t.plays(3, "1C").play();
  EXPECT_FALSE(t.faction(3).waiting);
  EXPECT_EQ(senators_of(t.s(), seat(3)), (std::vector<SenatorId>{man("cornelius")}));
}

// All lines of a mail together: a card hoped for may be played, a statesman who enters may be given a
// concession; what is gone is gone.
std::vector<std::string> checked(TestTable& t, const std::vector<Order>& orders) {
  std::vector<std::string> keys;
  for (const auto& verdict : check_orders(t.p(), RevolutionOrders{seat(1)}, orders))
    keys.push_back(verdict ? verdict->key : "");
  return keys;
}
TEST(Statesman, LinesAreJudgedInOrder) {
  Revolution t;
  t.card(1, "1C").card(1, "mining");
  EXPECT_EQ(checked(t, {PlayStatesman{man("1C")}, PlayConcession{ConcessionId("mining"), man("cornelius")}}),
            (std::vector<std::string>{"", ""}));
  EXPECT_EQ(checked(t, {PlayConcession{ConcessionId("mining"), man("cornelius")}, PlayStatesman{man("1C")}}),
            (std::vector<std::string>{"not_your_senator", ""}));
  EXPECT_EQ(checked(t, {PlayStatesman{man("1C")}, PlayStatesman{man("1C")}}),
            (std::vector<std::string>{"", "card_not_held"}));
  EXPECT_EQ(checked(t, {PlayStatesman{man("27A")}}), (std::vector<std::string>{"card_not_held"}));
  EXPECT_EQ(checked(t, {TradeCards{{"mining"}, seat(2), {"27A"}}, PlayStatesman{man("27A")}}),
            (std::vector<std::string>{"", ""}));
  t.s().options["statesman_plays_unlimited"] = "no";
  t.card(1, "2A");
  EXPECT_EQ(checked(t, {PlayStatesman{man("1C")}, PlayStatesman{man("2A")}}),
            (std::vector<std::string>{"", "one_statesman"}));
}

}  // namespace statesmen_test
}  // namespace adj::respublica
