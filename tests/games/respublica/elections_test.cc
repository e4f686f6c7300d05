// RPR-1.09.2  The election of the Consuls.

#include "tests/games/respublica/sittings_for_test.h"

namespace adj::respublica {
namespace elections_test {

// Everybody wants this man as Rome Consul: no dice.
void agree_on(TestTable& t, const char* rome) {
  for (const int who : {1, 2, 3}) t.standing(who, PreferConsul{man(rome)});
}
void elect(TestTable& t, const char* first, const char* second, Name how = "elected") {
  t.run([&](RprTable& table) { fill_consuls(table, man(first), man(second), how); });
}
ConsulPair pair(const char* first, const char* second) { return {man(first), man(second)}; }

// RPR-1.09.2a  The first act of the Senate; two men, and both win or both lose.
TEST(Consuls, BothWinOrBothLose) {
  for (const bool passes : {true, false}) {
    TestTable t;
    seat_senate(t, Stage::consuls);
    agree_on(t, "claudius");
    const int n = put(t, pair("claudius", "furius"));
    all_vote(t, n, passes ? kFor : kAgainst);
    act(t);
    EXPECT_EQ(status(t, n), passes ? ItemStatus::passed : ItemStatus::failed);
    EXPECT_EQ(office_of(t, "claudius") == Office::rome_consul, passes);
    EXPECT_EQ(office_of(t, "furius") == Office::field_consul, passes);
    EXPECT_EQ(office_of(t, "cornelius") == Office::rome_consul, !passes);
    EXPECT_EQ(t.s().session.stage > Stage::consuls, passes);
  }
}
// RPR-1.09.2a  Aligned senators in Rome, two of them; nothing else comes up before.
TEST(Consuls, WhoMayBeProposed) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.man("julius", 0);
  EXPECT_EQ(refused(t, pair("fabius", "furius")), "");
  EXPECT_EQ(refused(t, pair("fabius", "fabius")), "RPR-1.09.2a");
  EXPECT_EQ(refused(t, pair("fabius", "julius")), "RPR-1.09.2a");
  EXPECT_EQ(refused(t, pair("fabius", "valerius")), "RPR-1.09.2a");
  send_away(t, {"furius"});
  EXPECT_EQ(refused(t, pair("furius", "fabius")), "RPR-1.09.2a");
  EXPECT_EQ(refused(t, RaiseForces{1, 0}), "RPR-1.09.151i");
  EXPECT_EQ(refused(t, ElectCensor{man("fabius")}), "RPR-1.09.151i");
}

// RPR-1.09.2d  Nobody holds two offices: Censor and Master of Horse may be elected and give theirs up.
TEST(Consuls, GiveUpTheirOldOffice) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.office("fabius", Office::censor).office("furius", Office::dictator);
  t.office("manlius", Office::master_of_horse);
  EXPECT_EQ(refused(t, pair("fabius", "manlius")), "");
  agree_on(t, "fabius");
  elect(t, "fabius", "manlius");
  EXPECT_EQ(office_of(t, "fabius"), Office::rome_consul);
  EXPECT_EQ(office_of(t, "manlius"), Office::field_consul);
  EXPECT_TRUE(holder(t.s(), Office::censor).empty());
  EXPECT_TRUE(holder(t.s(), Office::master_of_horse).empty());
  bool left = false;
  for (const OfficeLeft& told : t.told<OfficeLeft>())
    left = left || (told.senator == man("fabius") && told.office == Office::censor);
  EXPECT_TRUE(left);
}
// RPR-1.09.2d  Who is Consul can be neither Dictator nor Censor.
TEST(Consuls, TakeNoSecondOffice) {
  TestTable t;
  seat_senate(t, Stage::dictator);
  t.war("1st_punic", WarZone::active);
  t.senator("cornelius").prior_consul = true;
  EXPECT_EQ(refused(t, ElectDictator{man("cornelius")}), "RPR-1.09.3b");
  EXPECT_EQ(refused(t, ElectCensor{man("cornelius")}), "RPR-1.09.4a");
}

// RPR-1.09.822a, 1.09.22b  Both reach 35 by their election: the higher is Consul for Life, of equals he whose
// faction has more.
TEST(Consuls, WhoReach35Together) {
  struct Case {
    int rome, field, manlius;
    const char* ruler;
  };
  for (const Case& c : {Case{30, 31, 0, "furius"}, Case{31, 30, 0, "claudius"}, Case{30, 30, 9, "claudius"},
                        Case{30, 30, 0, "furius"}, Case{29, 30, 9, "furius"}, Case{30, 29, 0, "claudius"}}) {
    TestTable t;
    seat_senate(t, Stage::consuls);
    agree_on(t, "claudius");
    t.senator("claudius").influence = c.rome;
    t.senator("furius").influence = c.field;
    t.senator("manlius").influence = c.manlius;
    elect(t, "claudius", "furius");
    EXPECT_EQ(office_of(t, "claudius"), Office::rome_consul);
    EXPECT_EQ(t.s().for_life, man(c.ruler)) << c.rome << " " << c.field;
  }
}

// RPR-1.09.21a  Of three pairs two are defeated: the last is elected without a vote, and nobody can veto it.
TEST(Consuls, TheLastPairIsElected) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  send_away(t, {"fabius", "manlius"});
  agree_on(t, "furius");
  t.card(3, "tribune_38");
  const int first = put(t, pair("claudius", "furius"));
  const int second = put(t, pair("claudius", "aurelius"));
  const int last = put(t, pair("furius", "aurelius"));
  for (const int n : {first, second, last}) all_vote(t, n, kAgainst);
  t.order(3, veto_on(last));
  act(t);
  EXPECT_EQ(status(t, first), ItemStatus::failed);
  EXPECT_EQ(t.s().session.stage, Stage::consuls);
  act(t);
  EXPECT_EQ(status(t, second), ItemStatus::failed);
  act(t);
  EXPECT_EQ(status(t, last), ItemStatus::dropped);
  EXPECT_TRUE(t.told<FactionVoted>().empty());
  EXPECT_EQ(office_of(t, "furius"), Office::rome_consul);
  EXPECT_EQ(office_of(t, "aurelius"), Office::field_consul);
  EXPECT_EQ(t.told<OfficeTaken>().front().how, Name("automatic"));
  EXPECT_EQ(t.faction(3).hand.size(), 1u);
}
// RPR-1.09.21a  Only two could stand from the beginning, or only one pair is left after a death.
TEST(Consuls, TheOnlyPairIsElected) {
  {
    TestTable t;
    seat_senate(t, Stage::consuls);
    send_away(t, {"fabius", "manlius", "aurelius"});
    agree_on(t, "claudius");
    enter(t, Stage::consuls);
    EXPECT_EQ(office_of(t, "claudius"), Office::rome_consul);
    EXPECT_EQ(office_of(t, "furius"), Office::field_consul);
  }
  TestTable t;
  seat_senate(t, Stage::consuls);
  send_away(t, {"fabius", "manlius", "aurelius"});
  t.man("22A", 3);
  t.senator("porcius").family_card = false;  // nobody comes after him
  agree_on(t, "claudius");
  const int n = put(t, pair("furius", "porcius"));
  t.order(2, attempt_during(n, "porcius", "claudius")).dice({6});
  act(t);
  EXPECT_EQ(status(t, n), ItemStatus::void_);
  act(t);
  EXPECT_EQ(office_of(t, "claudius"), Office::rome_consul);
  EXPECT_EQ(office_of(t, "furius"), Office::field_consul);
}

// RPR-1.09.22a  What both want is done; else dice, again after a tie.
TEST(Consuls, WhoIsRomeConsul) {
  struct Case {
    const char* second;  // what Claudius' and what Furius' player want; empty: silent
    const char* third;
    std::vector<int> dice;
    const char* rome;
    const char* how;
  };
  for (const Case& c : {Case{"furius", "furius", {}, "furius", "agreed"},
                        Case{"claudius", "furius", {6, 6, 1, 1}, "claudius", "dice"},
                        Case{"claudius", "", {1, 2, 2, 2}, "furius", "dice"},
                        Case{"fabius", "fabius", {3, 3, 1, 5, 1, 1, 1, 2}, "furius", "dice"}}) {
    TestTable t;
    seat_senate(t, Stage::consuls);
    if (*c.second) t.standing(2, PreferConsul{man(c.second)});
    if (*c.third) t.standing(3, PreferConsul{man(c.third)});
    for (const int face : c.dice) t.dice({face});
    elect(t, "claudius", "furius");
    EXPECT_EQ(office_of(t, c.rome), Office::rome_consul);
    EXPECT_EQ(t.told<OfficeTaken>().front().how, Name(c.how));
  }
}
// RPR-1.09.22a  One player has both: his word is enough. A man who is not in play cannot be preferred.
TEST(Consuls, BothOfOneFaction) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.standing(3, PreferConsul{man("aurelius")});
  elect(t, "furius", "aurelius");
  EXPECT_EQ(office_of(t, "aurelius"), Office::rome_consul);
  EXPECT_EQ(refused_order(t, 3, PreferConsul{man("valerius")}), "RPR-1.09.22a");
}

// RPR-1.09.22b  Five influence each, and the Rome Consul presides from now on.
TEST(Consuls, InfluenceAndTheChair) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  agree_on(t, "claudius");
  elect(t, "furius", "claudius");
  EXPECT_EQ(t.senator("claudius").influence, 4 + 5);
  EXPECT_EQ(t.senator("furius").influence, 3 + 5);
  EXPECT_EQ(t.s().session.presiding, man("claudius"));
  EXPECT_EQ(t.s().session.presiding_seat, seat(2));
  EXPECT_EQ(refused(t, pair("fabius", "manlius"), 1), "RPR-1.09.12b");
}

// RPR-1.09.22c  Both outgoing Consuls are prior consuls now, one marker each; the new ones not yet.
TEST(Consuls, OutgoingConsulsAreMarked) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.office("fabius", Office::field_consul);
  t.senator("cornelius").prior_consul = true;
  agree_on(t, "claudius");
  elect(t, "claudius", "furius");
  EXPECT_TRUE(t.senator("cornelius").prior_consul && t.senator("fabius").prior_consul);
  EXPECT_FALSE(office_of(t, "cornelius") || office_of(t, "fabius"));
  EXPECT_FALSE(t.senator("claudius").prior_consul || t.senator("furius").prior_consul);
}
// RPR-1.09.22c  Also a Consul who is elected again (Tradition Erodes), and one who is a captive.
TEST(Consuls, AlsoWhoIsElectedAgain) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.office("fabius", Office::field_consul).law(Law::tradition_erodes);
  t.senator("fabius").place = Place::captive;
  EXPECT_EQ(refused(t, pair("cornelius", "claudius")), "");
  agree_on(t, "cornelius");
  elect(t, "cornelius", "claudius");
  EXPECT_EQ(office_of(t, "cornelius"), Office::rome_consul);
  EXPECT_TRUE(t.senator("cornelius").prior_consul);
  EXPECT_FALSE(office_of(t, "fabius"));
  EXPECT_TRUE(t.senator("fabius").prior_consul);
}

// RPR-1.09.22d  Dictator and Master of Horse serve until the new Consuls are elected; he is a prior consul.
TEST(Consuls, TheDictatorLeaves) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.office("fabius", Office::dictator).office("manlius", Office::master_of_horse);
  t.s().session.presiding = man("fabius");
  put_and_vote(t, pair("claudius", "furius"), kAgainst);
  EXPECT_EQ(office_of(t, "fabius"), Office::dictator);
  EXPECT_EQ(office_of(t, "manlius"), Office::master_of_horse);
  agree_on(t, "claudius");
  put_and_vote(t, pair("claudius", "aurelius"), kFor);
  EXPECT_FALSE(office_of(t, "fabius") || office_of(t, "manlius"));
  EXPECT_TRUE(t.senator("fabius").prior_consul);
  EXPECT_FALSE(t.senator("manlius").prior_consul);
  EXPECT_EQ(t.s().session.presiding, man("claudius"));
}

// RPR-R-25  One who may stand is not enough: the Consuls of this year may stand again.
TEST(FewCandidates, TheRuleOfRepetitionFalls) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.office("fabius", Office::field_consul);
  send_away(t, {"furius", "aurelius"});
  EXPECT_EQ(refused(t, pair("cornelius", "claudius")), "RPR-1.09.2c");  // Claudius and Manlius can stand
  send_away(t, {"manlius"});
  EXPECT_EQ(refused(t, pair("cornelius", "claudius")), "");
  EXPECT_EQ(refused(t, pair("cornelius", "fabius")), "");
}
// RPR-R-25  One man in Rome is Rome Consul alone; without anybody there are no Consuls.
TEST(FewCandidates, OneOrNone) {
  for (const bool one : {true, false}) {
    TestTable t;
    seat_senate(t, Stage::consuls);
    send_away(t, {"fabius", "claudius", "manlius", "furius", "aurelius"});
    if (!one) send_away(t, {"cornelius"});
    t.run([](RprTable& table) { EXPECT_TRUE(settle_stage(table, Stage::consuls)); });
    EXPECT_EQ(office_of(t, "cornelius") == Office::rome_consul, one);
    EXPECT_EQ(t.senator("cornelius").influence, one ? 5 + 5 : 5);
    EXPECT_TRUE(t.senator("cornelius").prior_consul);
    EXPECT_TRUE(holder(t.s(), Office::field_consul).empty());
  }
}

// RPR-R-76  The Consul that the chits name at set-up counts as this year's: he cannot be elected in turn 1.
TEST(FewCandidates, TheTemporaryConsul) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.senator("cornelius").office.reset();
  t.draws({"2"}).run(temporary_consul);
  EXPECT_EQ(office_of(t, "fabius"), Office::rome_consul);
  EXPECT_EQ(refused(t, pair("fabius", "claudius")), "RPR-1.09.2c");
  EXPECT_EQ(refused(t, pair("cornelius", "claudius")), "");
}

}  // namespace elections_test
}  // namespace adj::respublica
