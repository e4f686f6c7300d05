// RPR-1.09.6, 1.09.9  How a session ends, and which forces come home when it has.

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace senate_end_test {

CastVeto veto_on(int number) {
  CastVeto o;
  o.item = number;
  return o;
}

// RPR-1.09.6b  ADJOURN closes the session without a vote, and no Tribune can be turned against it; without
// the word he is asked what he wants.
TEST(Adjournment, NoVoteNoVeto) {
  for (const bool adjourns : {true, false}) {
    TestTable t;
    seat_senate(t);
    t.s().session.agenda_asked = false;
    t.s().session.stage_done = true;  // everybody has had his window (7.2)
    t.card(2, "tribune_38")
        .standing(2, veto_on(0))
        .standing(2, veto_on(1))
        .standing(3, vote(VoteChoice::against));
    if (adjourns) t.order(1, Adjourn{});
    const std::vector<std::string> asked = t.run_to_window([](RprTable& table) { hold_session(table); });
    EXPECT_EQ(asked, adjourns ? std::vector<std::string>{} : std::vector<std::string>{"agenda/1"});
    EXPECT_EQ(session_open(t.s()), !adjourns);
    EXPECT_TRUE(t.told<VoteOpened>().empty());
    EXPECT_TRUE(t.told<ItemPut>().empty());
    EXPECT_EQ(t.faction(2).hand.size(), 1u);
    if (!adjourns) continue;
    EXPECT_EQ(t.told<SenateClosed>().front().why, Name("adjourned"));
    EXPECT_EQ(refused(t, MinorMotion{"more"}), "RPR-1.09.12d senate_closed");
  }
  TestTable t;
  seat_senate(t);
  t.card(2, "tribune_38");
  const auto no = refuse(t.p(), seat(2), veto_on(1), When::now);
  ASSERT_TRUE(no);
  EXPECT_EQ(no->clause, "RPR-1.09.152a");
}
// RPR-1.09.6b  The end of the agenda is the end too; what is pending is voted on first.
TEST(Adjournment, AfterWhatIsPending) {
  TestTable t;
  seat_senate(t);
  const int n = put_motion(t);
  t.order(1, Adjourn{});
  t.run([](RprTable& table) { hold_session(table); });
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_TRUE(session_open(t.s()));
  t.run([](RprTable& table) { hold_session(table); });
  EXPECT_FALSE(session_open(t.s()));
}

TestTable proconsul_at(const char* war, int legions, int fleets) {
  TestTable t;
  seat_senate(t);
  t.active_forces(0, 0).war(war, WarZone::active).army("claudius", war, legions, 0, fleets);
  t.office("claudius", Office::proconsul);
  return t;
}

// RPR-1.09.9a  A Proconsul stays only with what he needs: support, legions where a battle on land is due, a
// fleet where one at sea is. What he has comes with him, without any support.
TEST(Closing, ProconsulsWithoutMeansComeHome) {
  struct Case {
    const char* war;
    int legions, fleets;
    bool naval_victory, stays;
    const char* why;
  };
  for (const Case& c : {Case{"syrian", 5, 2, false, true, ""},                //
                        Case{"syrian", 5, 1, false, false, "no_support"},     //
                        Case{"syrian", 1, 2, false, true, ""},                //
                        Case{"syrian", 0, 2, false, false, "no_force"},       //
                        Case{"1st_gallic", 1, 0, false, true, ""},            //
                        Case{"1st_punic", 0, 5, false, true, ""},             // a battle at sea
                        Case{"1st_punic", 9, 4, false, false, "no_support"},  //
                        Case{"1st_punic", 9, 0, false, false, "no_force"},    //
                        Case{"1st_punic", 0, 5, true, false, "no_force"},     // now one on land
                        Case{"1st_punic", 1, 5, true, true, ""}}) {
    TestTable t = proconsul_at(c.war, c.legions, c.fleets);
    war(t.s(), WarId(c.war)).naval_victory = c.naval_victory;
    t.run(close_senate);
    EXPECT_EQ(t.senator("claudius").place, c.stays ? Place::war : Place::rome)
        << c.war << c.legions << c.fleets;
    EXPECT_EQ(legions_with(t, "claudius"), c.stays ? c.legions : 0);
    EXPECT_EQ(legions_in_rome(t), c.stays ? 0 : c.legions);
    EXPECT_EQ(fleets_in_rome(t), c.stays ? 0 : c.fleets);
    EXPECT_EQ(t.senator("claudius").office.has_value(), c.stays);
    if (c.stays) continue;
    ASSERT_EQ(t.told<ForceReturned>().size(), 1u);
    EXPECT_EQ(t.told<ForceReturned>().front().why, Name(c.why)) << c.war << c.legions << c.fleets;
  }
}
// RPR-1.09.9a  Reinforced in time, he stays; Consuls who have just been sent are no Proconsuls.
TEST(Closing, ReinforcedInTime) {
  TestTable t = proconsul_at("syrian", 0, 2);
  t.active_forces(3, 0);
  pass(t, ReinforceCommander{man("claudius"), {1, 0, 0}});
  t.run(close_senate);
  EXPECT_EQ(t.senator("claudius").place, Place::war);
  TestTable consul = proconsul_at("syrian", 0, 2);
  consul.office("claudius", Office::field_consul).run(close_senate);
  EXPECT_EQ(consul.senator("claudius").place, Place::war);
}
// RPR-1.09.9a  A force that nobody leads comes home, whatever war it lies at; a led one on the same war
// stays.
TEST(Closing, ForcesWithoutACommander) {
  TestTable t = proconsul_at("syrian", 6, 3);
  for (const int number : {20, 21}) {
    legion(t.s(), number).place = UnitPlace::war;
    legion(t.s(), number).war = WarId("syrian");
  }
  fleet(t.s(), 20).place = UnitPlace::war;
  fleet(t.s(), 20).war = WarId("syrian");
  t.run(close_senate);
  EXPECT_EQ(legions_at(t.s(), UnitPlace::rome), (std::vector<int>{20, 21}));
  EXPECT_EQ(fleets_at(t.s(), UnitPlace::rome), (std::vector<int>{20}));
  EXPECT_TRUE(legion(t.s(), 20).war.empty());
  EXPECT_EQ(legions_with(t, "claudius"), 6);
  EXPECT_EQ(t.told<ForceReturned>().front().why, Name("no_commander"));
}

}  // namespace senate_end_test
}  // namespace adj::respublica
