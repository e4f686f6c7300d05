// RPR-1.09.81  New men when fewer than eight aligned senators are left in Rome.

#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace repopulation_test {

void fill_up(TestTable& t) {
  t.run([](RprTable& table) { repopulate(table); });
}
// Six in Rome, two of each faction; faction 3 has least influence there.
void seat_six(TestTable& t) {
  seat_senate(t);
  t.senator("furius").influence = t.senator("aurelius").influence = 0;
}

// RPR-1.09.81b  The Curia is empty: men of the Forum, whom the receiving player chooses; without a word the
// best speaker with influence.
TEST(Repopulation, FromTheForum) {
  for (const bool chooses : {true, false}) {
    TestTable t;
    seat_six(t);
    t.man("julius", 2).man("terentius", 0).man("valerius", 0).man("plautius", 0);  // seven in Rome
    if (chooses) t.standing(3, Repopulate{{man("cornelius"), man("plautius"), man("valerius")}});
    t.standing(1, Repopulate{{man("terentius")}});  // he is not the one
    fill_up(t);
    const char* chosen = chooses ? "plautius" : "valerius";
    EXPECT_EQ(t.senator(chosen).faction, seat(3));
    EXPECT_EQ(t.senator(chosen).place, Place::rome);
    ASSERT_EQ(t.told<Repopulated>().size(), 1u);
    EXPECT_EQ(t.told<Repopulated>().front(), (Repopulated{man(chosen), seat(3)}));
    EXPECT_EQ(t.clauses().front(), "RPR-1.09.81b");
    EXPECT_EQ(t.senator("terentius").faction, Seat{});
  }
}
// RPR-1.09.81b  A line whose IF does not hold chooses nobody.
TEST(Repopulation, AChoiceWithACondition) {
  for (const int unrest : {2, 3}) {
    TestTable t;
    seat_six(t);
    t.man("julius", 2).man("terentius", 0).man("valerius", 0).man("plautius", 0);
    Condition restless;
    restless.kind = ConditionKind::unrest_at_least;
    restless.number = 3;
    t.standing(3, Repopulate{{man("terentius")}}, {restless}).standing(3, Repopulate{{man("plautius")}});
    t.s().unrest = unrest;
    fill_up(t);
    EXPECT_EQ(t.told<Repopulated>().front().senator, man(unrest == 3 ? "terentius" : "plautius"));
  }
}
// RPR-1.09.81b  Only when the Curia has given all it had; and when the Forum is empty too, it stops.
TEST(Repopulation, CuriaFirstThenForumThenNobody) {
  TestTable t;
  seat_six(t);
  t.senator("fabius").place = t.senator("manlius").place = Place::war;  // four in Rome
  t.s().curia_families = {man("acilius"), man("sulpicius")};
  t.man("valerius", 0);
  fill_up(t);
  const std::vector<Repopulated> expected{{man("acilius"), seat(3)},    // two men each, least influence
                                          {man("sulpicius"), seat(2)},  // 4 in Rome against 5
                                          {man("valerius"), seat(1)}};  // fewest senators
  EXPECT_EQ(t.told<Repopulated>(), expected);
  EXPECT_EQ(t.clauses(), (std::vector<std::string>{"RPR-1.09.81a", "RPR-1.09.81a", "RPR-1.09.81b"}));
  EXPECT_EQ(all_in_rome(t.s()).size(), 7u);
  fill_up(t);
  EXPECT_TRUE(t.told<Repopulated>().empty());
}
// RPR-1.09.81b  Eight are enough; who governs though unaligned is not in the Forum.
TEST(Repopulation, NotMoreThanEight) {
  TestTable t;
  seat_six(t);
  t.man("julius", 1).man("fulvius", 2).man("valerius", 0);
  fill_up(t);
  EXPECT_TRUE(t.told<Repopulated>().empty());
  t.senator("fulvius").place = Place::war;
  t.province("sicilia", "valerius");
  fill_up(t);
  EXPECT_TRUE(t.told<Repopulated>().empty());
  EXPECT_EQ(t.senator("valerius").faction, Seat{});
}
// RPR-1.09.81b  What a player may ask for: families.
TEST(Repopulation, Refusals) {
  TestTable t;
  seat_six(t);
  EXPECT_EQ(clause(refuse(t.p(), seat(1), Repopulate{{man("valerius")}}, When::later)), "");
  EXPECT_EQ(clause(refuse(t.p(), seat(1), Repopulate{{man("1A")}}, When::later)), "RPR-1.09.81b");
}

// RPR-1.09.81a, 1.09.642a  He who presides leaves for war with the Field Consul: that ends the session, and
// the Senate is filled up to eight all the same.
TEST(Repopulation, WhenThePresidingMagistrateLeaves) {
  TestTable t;
  seat_six(t);
  t.man("julius", 1).man("fulvius", 2).man("papirius", 2);  // nine in Rome, seven when both have gone
  t.office("fabius", Office::field_consul).active_forces(20, 10);
  t.war("syrian", WarZone::active).war("1st_gallic", WarZone::active);
  t.s().curia_families = {man("acilius"), man("sulpicius")};
  take(t, put(t, SendForces{{{man("cornelius"), WarId("syrian"), {6, 0, 2}},
                             {man("fabius"), WarId("1st_gallic"), {10, 0, 0}}}}));
  EXPECT_FALSE(session_open(t.s()));
  EXPECT_EQ(t.told<Repopulated>(), (std::vector<Repopulated>{{man("acilius"), seat(3)}}));
  EXPECT_EQ(all_in_rome(t.s()).size(), 8u);
}

// RPR-R-64  A family whose statesman is in play goes beneath him, and the next card is taken.
TEST(Repopulation, FamiliesOfStatesmen) {
  TestTable t;
  seat_six(t);
  t.man("julius", 2);  // seven in Rome
  t.senator("fabius").statesman = man("2A");
  t.senator("fabius").family_card = false;
  t.s().curia_families = {man("fabius"), man("acilius"), man("sulpicius")};
  fill_up(t);
  EXPECT_TRUE(t.senator("fabius").family_card);
  EXPECT_EQ(t.senator("fabius").faction, seat(1));
  EXPECT_EQ(t.told<FamilyBeneath>().size(), 1u);
  EXPECT_EQ(t.told<Repopulated>(), (std::vector<Repopulated>{{man("acilius"), seat(3)}}));
  EXPECT_EQ(t.s().curia_families, std::vector{man("sulpicius")});
}

}  // namespace repopulation_test
}  // namespace adj::respublica
