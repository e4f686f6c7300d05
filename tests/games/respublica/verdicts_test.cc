// RPR-1.09.44, 1.09.45  What a verdict brings, and the end of the prosecutions.

#include "adjudicator/games/respublica/ch1_06.h"
#include "tests/games/respublica/court_for_test.h"
#include "tests/games/respublica/orders_for_test.h"

namespace adj::respublica {
namespace verdicts_test {

const ConcessionId kMining("mining");
const ProvinceId kSicilia("sicilia");

// RPR-1.09.44a  The prosecutor takes the marker, and half of the influence that was lost, rounded up.
TEST(Verdicts, TheProsecutorsReward) {
  struct Case {
    bool major;
    int influence, reward;
  };
  for (const Case& c :
       {Case{false, 8, 3}, Case{false, 4, 2}, Case{false, 3, 2}, Case{true, 8, 4}, Case{true, 7, 4}}) {
    TestTable t;
    seat_court(t);
    t.senator("manlius").major = t.senator("manlius").prior_consul = true;
    t.senator("manlius").influence = c.influence;
    convict(t, c.major ? major_trial_of("manlius") : trial_of("manlius", Charge::major));
    EXPECT_EQ(t.senator("julius").influence, 4 + c.reward) << c.influence;
    EXPECT_TRUE(t.senator("julius").prior_consul);
    EXPECT_EQ(t.told<Verdict>().front().reward, c.reward);
  }
}
// RPR-1.09.44a  No marker, none to take; and nothing at all for an acquittal.
TEST(Verdicts, NoMarkerToTake) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").corrupt = t.senator("claudius").corrupt = true;
  t.senator("claudius").prior_consul = true;
  convict(t, trial_of("manlius"));
  EXPECT_FALSE(t.senator("julius").prior_consul);
  const int before = t.senator("julius").influence;
  acquit(t, trial_of("claudius"));
  EXPECT_EQ(t.senator("julius").influence, before);
  EXPECT_FALSE(t.senator("julius").prior_consul);
  EXPECT_TRUE(t.senator("claudius").prior_consul);
}

// RPR-1.09.441a  Five popularity, five influence but not below nothing, the marker, all concessions.
TEST(Verdicts, Minor) {
  for (const int influence : {7, 3}) {
    TestTable t;
    seat_court(t);
    Senator& m = t.senator("manlius");
    m.corrupt = m.prior_consul = true;
    m.influence = influence;
    m.popularity = 2;
    m.talents = 9;
    m.knights = 2;
    m.concessions = {kMining, kArmaments};
    m.bars = {kMining};
    convict(t, trial_of("manlius"));
    const Senator& after = t.senator("manlius");
    EXPECT_EQ(after.popularity, -3);
    EXPECT_EQ(after.influence, influence == 7 ? 2 : 0);
    EXPECT_FALSE(after.prior_consul);
    EXPECT_TRUE(after.concessions.empty() && after.bars.empty());
    EXPECT_EQ(t.s().forum_concessions, (std::vector{kArmaments, kMining}));
    EXPECT_EQ(after.talents, 9);
    EXPECT_EQ(after.knights, 2);
    EXPECT_EQ(after.place, Place::rome);
  }
}
// RPR-1.09.442a  A major conviction is death; his concessions fall to the Forum, his trials to come are gone.
TEST(Verdicts, Major) {
  TestTable t;
  seat_court(t);
  Senator& m = t.senator("manlius");
  m.major = m.corrupt = true;
  m.concessions = {kMining};
  const int later = put(t, trial_of("manlius"));
  convict(t, major_trial_of("manlius"));
  EXPECT_FALSE(in_play(t, "manlius"));
  EXPECT_EQ(t.told<SenatorDied>().front().why, Name("executed"));
  EXPECT_EQ(t.s().forum_concessions, std::vector{kMining});
  EXPECT_EQ(t.s().curia_families, std::vector{man("manlius")});
  EXPECT_EQ(status(t, later), ItemStatus::dropped);
}
// RPR-1.09.442a  An executed leader leaves his heir (RPR-1.05.3e), who has nothing of his.
TEST(Verdicts, MajorOfALeader) {
  TestTable t;
  seat_court(t);
  t.senator("claudius").major = true;
  t.senator("claudius").influence = 11;
  convict(t, major_trial_of("claudius"));
  EXPECT_EQ(t.faction(2).leader, man("claudius"));
  EXPECT_EQ(t.senator("claudius").influence, 4);
  EXPECT_FALSE(t.senator("claudius").major);
}

// RPR-V.7  Nobody goes into exile: there is no such order, and who is convicted stays in Rome or dies.
TEST(Verdicts, NoExile) {
  TestTable t;
  seat_court(t);
  const LinesAt lines(t, 2);
  for (const char* line : {"EXILE Manlius", "EXIL Manlius", "PROPOSE EXILE Manlius"})
    EXPECT_NE(lines.why(line), "") << line;
  for (const bool major : {false, true}) {
    t.senator("manlius").major = true;
    t.s().session.items.clear();
    convict(t, major ? major_trial_of("manlius") : trial_of("manlius", Charge::major));
    EXPECT_EQ(in_play(t, "manlius"), !major);
    if (major) continue;
    EXPECT_TRUE(in_rome(t.senator("manlius")));
  }
}

// RPR-1.09.45a  When the trials are over the markers of those in Rome are removed, whoever is away keeps his.
TEST(EndOfProsecutions, Markers) {
  TestTable t;
  seat_court(t);
  for (const char* id : {"manlius", "furius"}) t.senator(id).corrupt = t.senator(id).major = true;
  send_away(t, {"furius"});
  t.run(conclude_prosecutions);
  EXPECT_FALSE(t.senator("manlius").corrupt || t.senator("manlius").major);
  EXPECT_TRUE(t.senator("furius").corrupt && t.senator("furius").major);
  EXPECT_EQ(t.told<MarkersRemoved>().front().senators, std::vector{man("manlius")});
}
// RPR-1.09.45a  Armaments and Ship Building hide their bars, also of those who are away; the yearly ones do
// not.
TEST(EndOfProsecutions, Bars) {
  TestTable t;
  seat_court(t);
  for (const char* id : {"manlius", "furius"}) {
    t.senator(id).concessions = {kMining, kArmaments, kShipBuilding};
    t.senator(id).bars = {kMining, kArmaments, kShipBuilding};
  }
  send_away(t, {"furius"});
  t.run(conclude_prosecutions);
  for (const char* id : {"manlius", "furius"}) EXPECT_EQ(t.senator(id).bars, std::set{kMining});
}
// RPR-1.09.45a  A concession that changes hands has its bar hidden.
TEST(EndOfProsecutions, ABarStaysBehind) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").concessions = t.senator("manlius").bars = {kMining};
  Prosecution trial = trial_about("manlius", kMining);
  convict(t, trial);
  t.s().session.stage = Stage::business;
  put_and_vote(t, AwardConcessions{{{kMining, man("furius")}}}, kFor);
  EXPECT_TRUE(t.senator("furius").concessions.contains(kMining));
  EXPECT_TRUE(t.senator("furius").bars.empty());
}
// RPR-1.09.45a  Once a session: who comes home afterwards keeps his marker.
TEST(EndOfProsecutions, OnlyOnce) {
  TestTable t;
  seat_court(t);
  t.run(conclude_prosecutions);
  t.senator("manlius").corrupt = true;
  enter(t, Stage::governors);
  EXPECT_TRUE(t.senator("manlius").corrupt);
}

// RPR-V.3  A corrupt governor who is recalled after the trials answers for it in the next year, until its
// trials end.
TEST(EndOfProsecutions, RecalledGovernors) {
  TestTable t;
  seat_court(t);
  t.province("sicilia", "manlius", 2);
  t.senator("manlius").corrupt = true;
  EXPECT_EQ(refused(t, trial_of("manlius")), "RPR-1.09.41b");
  enter(t, Stage::governors);
  put_and_vote(t, ElectGovernors{{{kSicilia, man("furius"), true}}}, kFor);
  ASSERT_TRUE(in_rome(t.senator("manlius")));
  EXPECT_TRUE(t.senator("manlius").corrupt);
  t.draws({"none"}).run(mortality);
  t.s().phase = Phase::senate;
  t.s().session.stage = Stage::prosecutions;
  t.run([](RprTable& table) { set_presiding(table, ""); });
  EXPECT_EQ(refused(t, trial_of("manlius")), "");
  t.run(conclude_prosecutions);
  EXPECT_FALSE(t.senator("manlius").corrupt);
}

// RPR-R-79  Spoils through a legate mark the province, not the man; he answers for each in that turn only.
TEST(EndOfProsecutions, GovernorsByLegate) {
  TestTable t;
  seat_court(t);
  t.law(Law::vatinian).province("sicilia").province("asia");
  for (const char* id : {"sicilia", "asia"}) {
    Province& place = respublica::province(t.s(), ProvinceId(id));
    place.governor = man("manlius");
    place.legate = true;
    place.term = 2;
  }
  t.dice({3}).run([](RprTable& table) { spoil_province(table, kSicilia); });
  EXPECT_TRUE(province(t.s(), kSicilia).corrupt);
  EXPECT_FALSE(t.senator("manlius").corrupt);
  const auto about = [](const char* id) {
    Prosecution x = trial_of("manlius", Charge::legate);
    x.province = ProvinceId(id);
    return x;
  };
  EXPECT_EQ(refused(t, about("sicilia")), "");
  EXPECT_EQ(refused(t, about("asia")), "RPR-1.09.412a");
  EXPECT_EQ(refused(t, trial_of("manlius")), "RPR-1.09.412a");
  t.run(conclude_prosecutions);
  EXPECT_FALSE(province(t.s(), kSicilia).corrupt);
  t.s().session.prosecutions_over = false;
  EXPECT_EQ(refused(t, about("sicilia")), "RPR-1.09.412a");
}

}  // namespace verdicts_test
}  // namespace adj::respublica
