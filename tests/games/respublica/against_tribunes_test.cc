// RPR-CARD-105  Mob Incited to Violence, the answer to Murder of a Tribune and Graft.

#include <algorithm>

#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace against_tribunes_test {

Condition by_seat(ConditionKind kind, int number) {
  Condition c = condition(kind);
  c.seat = seat(number);
  return c;
}
// Seat 3 vetoes a motion; seat 1 answers with Murder of a Tribune by Fabius, or with Graft.
int vetoed_and_opposed(TestTable& t, bool murder = true) {
  seat_full_senate(t);
  t.senator("fabius").talents = 6;
  t.card(3, "tribune_38").card(1, murder ? "murder_of_a_tribune_97" : "graft_103");
  const int n = put_motion(t);
  t.order(3, veto_on(n)).order(1, OpposeTribune{murder, man("fabius"), 6});
  return n;
}

// RPR-CARD-105  Whether the Tribune was cancelled or not: a die and the speaker's oratory in chits; only
// those of the faction that tried are in danger, and only in Rome.
TEST(Mob, AgainstTheFactionThatTried) {
  for (const int die : {3, 4}) {
    TestTable t;
    const int n = vetoed_and_opposed(t);
    t.senator("papirius").place = Place::war;
    t.card(2, "mob_incited_105")
        .order(2, InciteMob{man("claudius")}, {by_seat(ConditionKind::attempt_by, 1)});
    t.dice({die, 2}).draws({"2", "8", "11", "none", "20"});  // 2 and oratory 3
    take(t, n);
    EXPECT_EQ(status(t, n), die == 4 ? ItemStatus::passed : ItemStatus::vetoed);
    ASSERT_EQ(t.told<MobIncited>().size(), 1u);
    EXPECT_EQ(t.told<MobIncited>().front(), (MobIncited{man("claudius"), seat(1), 5}));
    ASSERT_EQ(t.told<SenatorDied>().size(), 1u);
    EXPECT_EQ(t.told<SenatorDied>().front().senator, man("fabius"));
    EXPECT_TRUE(find_senator(t.s(), man("furius")));
    EXPECT_TRUE(find_senator(t.s(), man("papirius")));
    EXPECT_TRUE(t.faction(2).hand.empty());
    const std::vector<std::string> names = t.names();
    EXPECT_LT(std::ranges::find(names, "tribune_opposed"), std::ranges::find(names, "mob_incited"));
  }
}
// RPR-CARD-105  Against Graft too; and by him whose Tribune it was.
TEST(Mob, AfterGraft) {
  TestTable t;
  const int n = vetoed_and_opposed(t, false);
  t.card(3, "mob_incited_105").order(3, InciteMob{man("junius")}, {condition(ConditionKind::cancelled)});
  t.dice({2, 1}).draws({"1", "none", "20"});  // 1 and oratory 2
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(t.told<MobIncited>().front(), (MobIncited{man("junius"), seat(1), 3}));
  ASSERT_EQ(t.told<SenatorDied>().size(), 1u);
  EXPECT_EQ(t.told<SenatorDied>().front().senator, man("cornelius"));
}
// RPR-CARD-105, RPR-R-12  Evil Omens take from the die.
TEST(Mob, EvilOmens) {
  TestTable t;
  const int n = vetoed_and_opposed(t);
  t.event(EventCard::evil_omens);
  t.card(2, "mob_incited_105").order(2, InciteMob{man("fulvius")});
  t.dice({6, 1}).draws({"none", "20"});  // 1 − 1 and oratory 2
  take(t, n);
  EXPECT_EQ(t.told<MobIncited>().front().chits, 2);
}
// RPR-CARD-105, RPR-R-12  So many omens that nobody is in danger: no chit is drawn.
TEST(Mob, NoChits) {
  TestTable t;
  const int n = vetoed_and_opposed(t);
  t.event(EventCard::evil_omens, 4);
  t.card(2, "mob_incited_105").order(2, InciteMob{man("fulvius")});
  t.dice({6, 1});  // 1 − 4 and oratory 2
  take(t, n);
  ASSERT_EQ(t.told<MobIncited>().size(), 1u);
  EXPECT_EQ(t.told<MobIncited>().front().chits, 0);
}
// RPR-CARD-105  Not by him who tried, not without a man in Rome, not without the card, not when nobody tried
// anything, and IF CANCELLED only for the own Tribune that was.
TEST(Mob, NotOtherwise) {
  for (const char* without : {"other player", "man in Rome", "card", "attempt", "own tribune", "success"}) {
    TestTable t;
    const int n = vetoed_and_opposed(t);
    const std::string what = without;
    const int player = what == "other player" ? 1 : what == "success" ? 3 : 2;
    if (what == "man in Rome") t.senator("claudius").place = Place::war;
    if (what != "card") t.card(player, "mob_incited_105");
    if (what == "attempt") t.faction(1).hand.clear();
    std::vector<Condition> ifs;
    if (what == "own tribune" || what == "success") ifs.push_back(condition(ConditionKind::cancelled));
    t.order(player, InciteMob{man(player == 1 ? "julius" : player == 2 ? "claudius" : "furius")}, ifs);
    if (what != "attempt") t.dice({what == "success" ? 5 : 6});
    take(t, n);
    EXPECT_TRUE(t.told<MobIncited>().empty()) << what;
    EXPECT_EQ(t.faction(player).hand.size(), what == "card" ? 0u : 1u) << what;
  }
}
// RPR-CARD-105
TEST(Mob, Refusals) {
  TestTable t;
  seat_senate(t);
  const auto no = [&](const char* id) {
    return clause(refuse(t.p(), seat(2), InciteMob{man(id)}, When::now));
  };
  EXPECT_EQ(no("claudius"), "RPR-CARD-105");
  t.card(2, "mob_incited_105");
  EXPECT_EQ(no("claudius"), "");
  EXPECT_EQ(no("fabius"), "RPR-CARD-105");
}

}  // namespace against_tribunes_test
}  // namespace adj::respublica
