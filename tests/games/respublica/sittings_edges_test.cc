// RPR-1.09.2 – 1.09.6  Edges of elections, trials, governors and recruitment.

#include <algorithm>

#include "tests/games/respublica/court_for_test.h"

namespace adj::respublica {
namespace sittings_edges_test {

const ProvinceId kSicilia("sicilia"), kAsia("asia"), kAfrica("africa");

bool tells(const TestTable& t, const char* clause) {
  const std::vector<std::string> all = t.clauses();
  return std::find(all.begin(), all.end(), clause) != all.end();
}
Proposal governor(ProvinceId province, const char* id) {
  return ElectGovernors{{{province, man(id), false}}};
}

// --- Consuls
// RPR-R-32  The Pontifex Maximus holds an office already.
TEST(Consuls, NotThePontifex) {
  TestTable t;
  seat_full_senate(t, Stage::consuls);
  EXPECT_EQ(refused(t, ConsulPair{man("claudius"), man("furius")}), "");
  t.office("claudius", Office::pontifex_maximus);
  EXPECT_EQ(refused(t, ConsulPair{man("claudius"), man("furius")}), "RPR-1.09.2c");
}
// 7.4  Silence puts up men of two factions, be two of one the better ones.
TEST(Consuls, OfTwoFactionsByDefault) {
  TestTable t;
  seat_full_senate(t, Stage::consuls);
  t.senator("claudius").oratory_bonus = t.senator("manlius").oratory_bonus = 9;
  const std::vector<Proposal> agenda = default_agenda(t.p(), Stage::consuls);
  ASSERT_FALSE(agenda.empty());
  for (const Proposal& proposal : agenda) {
    const auto& pair = std::get<ConsulPair>(proposal);
    EXPECT_NE(t.senator(pair.first.str().c_str()).faction, t.senator(pair.second.str().c_str()).faction);
  }
}
// RPR-1.09.2b, 1.09.21a  A defeated pair is tried, in whatever order it was named; its men are not.
TEST(Consuls, TriedInEitherOrder) {
  TestTable t;
  seat_full_senate(t, Stage::consuls);
  const std::size_t all = untried_pairs(t.p()).size();
  item(t.s(), put(t, ConsulPair{man("claudius"), man("fabius")})).status = ItemStatus::failed;
  const std::vector<ConsulPair> left = untried_pairs(t.p());
  EXPECT_EQ(left.size(), all - 1);
  for (const ConsulPair& pair : left)
    EXPECT_FALSE((pair.first == man("fabius") && pair.second == man("claudius")) ||
                 (pair.first == man("claudius") && pair.second == man("fabius")));
}
// RPR-1.09.21a  Those whom the dead leave were voted down as a pair: they serve all the same.
TEST(Consuls, TheLastPairThoughDefeated) {
  TestTable t;
  seat_full_senate(t, Stage::consuls);
  item(t.s(), put(t, ConsulPair{man("claudius"), man("furius")})).status = ItemStatus::failed;
  send_away(t, {"fabius", "manlius", "aurelius", "julius", "fulvius", "junius", "papirius"});
  for (const int player : {2, 3}) t.standing(player, PreferConsul{man("furius")});
  t.run([](RprTable& table) { settle_stage(table, Stage::consuls); });
  EXPECT_EQ(office_of(t, "furius"), Office::rome_consul);
  EXPECT_EQ(office_of(t, "claudius"), Office::field_consul);
}
// RPR-1.09.22a  A preference whose condition does not hold is none: dice. RPR-1.09.22d  The Dictator goes.
TEST(Consuls, PreferenceOnCondition) {
  for (const int unrest : {9, 0}) {
    TestTable t;
    seat_full_senate(t, Stage::consuls);
    t.s().unrest = unrest;
    t.office("junius", Office::dictator);
    for (const int player : {1, 2})
      t.standing(player, PreferConsul{man("fabius")}, {condition(ConditionKind::unrest_at_least, 9)});
    if (unrest == 0) t.dice({1, 1, 6, 6});
    put_and_vote(t, ConsulPair{man("fabius"), man("claudius")}, kFor);
    EXPECT_EQ(holder(t.s(), Office::rome_consul), man(unrest == 9 ? "fabius" : "claudius"));
    EXPECT_TRUE(tells(t, "RPR-1.09.22d"));
    EXPECT_FALSE(office_of(t, "junius"));
    EXPECT_TRUE(t.senator("junius").prior_consul);
  }
}

// --- Dictator and Censor
// RPR-1.09.33a  Of several lines about the Master of Horse the first that holds and is legal.
TEST(Dictator, FirstMasterThatCanBe) {
  for (const int unrest : {9, 0}) {
    TestTable t;
    seat_full_senate(t, Stage::dictator);
    for (const char* war : {"1st_punic", "syrian", "1st_macedonian"}) t.war(war, WarZone::active);
    t.s().unrest = unrest;
    t.standing(2, NameMaster{man("cornelius")});  // he is Consul
    t.standing(2, NameMaster{man("junius")}, {condition(ConditionKind::unrest_at_least, 9)});
    t.standing(2, NameMaster{man("papirius")}).standing(2, NameMaster{man("julius")});
    put_and_vote(t, ElectDictator{man("claudius")}, kFor);
    EXPECT_EQ(holder(t.s(), Office::master_of_horse), man(unrest == 9 ? "junius" : "papirius"));
  }
}
// RPR-1.09.31a  One Dictator at a time.
TEST(Dictator, NoSecondOne) {
  TestTable t;
  seat_full_senate(t, Stage::dictator);
  for (const char* war : {"1st_punic", "syrian", "1st_macedonian"}) t.war(war, WarZone::active);
  t.office("claudius", Office::dictator).standing(1, AppointDictator{man("fabius")});
  t.run([](RprTable& table) { settle_stage(table, Stage::dictator); });
  EXPECT_TRUE(t.told<OfficeTaken>().empty());
  EXPECT_EQ(holder(t.s(), Office::dictator), man("claudius"));
}
// RPR-1.09.4c  Elected again he does not leave his office; the influence comes again.
TEST(Censor, AgainTheSame) {
  TestTable t;
  seat_full_senate(t, Stage::censor);
  t.office("claudius", Office::censor);
  t.senator("claudius").prior_consul = t.senator("furius").prior_consul = true;
  const int before = t.senator("claudius").influence;
  put_and_vote(t, ElectCensor{man("claudius")}, kFor);
  EXPECT_TRUE(t.told<OfficeLeft>().empty());
  EXPECT_EQ(t.senator("claudius").influence, before + 5);
}

// --- Trials
// RPR-1.09.421a, 7.4  Without a word he appeals when conviction leads and the people do not hate him.
TEST(Appeal, WithoutAWord) {
  struct Case {
    int popularity;
    bool guilty, appeals;
  };
  for (const Case& c :
       {Case{0, true, true}, Case{-1, true, false}, Case{0, false, false}, Case{3, false, false}}) {
    TestTable t;
    seat_court(t);
    t.senator("manlius").corrupt = true;
    t.senator("manlius").influence = 2;
    t.senator("manlius").popularity = c.popularity;
    t.standing(1, VoteOrder{{seat(1), seat(3), seat(2)}});
    t.standing(2, AppealPeople{man("claudius"), true, std::nullopt});  // another man
    const int n = put(t, trial_of("manlius"));
    if (!c.guilty) t.order(1, vote(kAgainst, {n}));
    if (c.appeals) t.dice({3, 4});
    take(t, n);
    EXPECT_EQ(item(t.s(), n).appealed, c.appeals) << c.popularity;
    ASSERT_EQ(t.told<AppealMade>().size(), c.appeals ? 1u : 0u);
    if (!c.appeals) continue;
    EXPECT_EQ(t.told<AppealMade>().front().senator, man("manlius"));
    EXPECT_EQ(t.told<AppealMade>().front().result, AppealResult::votes);
  }
}
// RPR-1.09.421a  On conditions: of the verdict as it stands, and of the votes.
TEST(Appeal, OnCondition) {
  for (const ConditionKind kind : {ConditionKind::guilty, ConditionKind::votes_for})
    for (const bool holds : {true, false}) {
      TestTable t;
      seat_court(t);
      t.senator("manlius").corrupt = true;
      t.senator("manlius").popularity = -1;
      t.standing(1, VoteOrder{{seat(1), seat(3), seat(2)}});
      t.standing(2, AppealPeople{man("manlius"), true, std::nullopt}, {condition(kind, 10)});
      const int n = put(t, trial_of("manlius"));
      if (!holds) t.order(1, vote(kAgainst, {n}));
      if (holds) t.dice({3, 5});
      take(t, n);
      EXPECT_EQ(item(t.s(), n).appealed, holds);
    }
}
// RPR-1.09.421c  Killed by the people, not by the executioner.
TEST(Appeal, WhoKilledHim) {
  for (const bool lynched : {true, false}) {
    TestTable t;
    seat_court(t);
    t.senator("manlius").major = true;
    t.standing(2, AppealPeople{man("manlius"), lynched, std::nullopt});
    if (lynched) t.dice({1, 1});
    put_and_vote(t, major_trial_of("manlius"), kFor);
    ASSERT_EQ(t.told<SenatorDied>().size(), 1u);
    EXPECT_EQ(t.told<SenatorDied>().front().why, Name(lynched ? "lynched" : "executed"));
    EXPECT_EQ(tells(t, "RPR-1.09.421c"), lynched);
    EXPECT_EQ(tells(t, "RPR-1.09.442a"), !lynched);
  }
}
// RPR-1.09.411a  Nobody prosecutes himself, though his own faction asks him to.
TEST(Prosecutions, NotTheAccusedHimself) {
  TestTable t;
  seat_court(t);
  t.senator("papirius").corrupt = true;
  EXPECT_EQ(refused(t, trial_of("papirius", Charge::corrupt, "papirius")), "RPR-1.09.411a");
  EXPECT_EQ(refused(t, trial_of("papirius")), "");
}
// RPR-1.09.41c, 41d  When they are over, or the Censor has ended them, there are no more.
TEST(Prosecutions, NotWhenTheyAreOver) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").corrupt = true;
  const auto why = [&] { return clause_of(refuse_proposal(t.p(), seat(1), trial_of("manlius"))); };
  EXPECT_EQ(why(), "");
  t.s().session.prosecutions_ended = true;
  EXPECT_EQ(why(), "RPR-1.09.41d");
  t.s().session.prosecutions_ended = false;
  t.s().session.prosecutions_over = true;
  EXPECT_EQ(why(), "RPR-1.09.41d");
}
// RPR-1.09.41b  The Censor is asked when somebody else in Rome could be tried, for whatever reason.
TEST(Prosecutions, TheCensorIsAskedWhenSomebodyCanBeTried) {
  for (const char* reason : {"major", "corrupt", "bar", "legate", "none", "himself", "absent", "ended"}) {
    TestTable t;
    seat_court(t);
    t.s().session.agenda_asked = false;
    const std::string why = reason;
    Senator& m = t.senator("manlius");
    m.major = why == "major";
    m.corrupt = why == "corrupt" || why == "absent" || why == "ended";
    if (why == "bar") m.concessions = m.bars = {ConcessionId("mining")};
    if (why == "legate") m.legate_spoils = {kSicilia};
    if (why == "absent") m.place = Place::war;
    t.senator("fabius").corrupt = why == "himself";
    t.s().session.prosecutions_ended = why == "ended";
    const bool asked = why == "major" || why == "corrupt" || why == "bar" || why == "legate";
    const std::vector<std::string> windows = t.run_to_window([](RprTable& table) { hold_session(table); });
    EXPECT_EQ(windows, asked ? std::vector<std::string>{"agenda/1"} : std::vector<std::string>{}) << why;
  }
}
// RPR-1.09.45a  Either marker is removed from who has only one of them.
TEST(EndOfProsecutions, EitherMarker) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").major = t.senator("furius").corrupt = true;
  t.run(conclude_prosecutions);
  EXPECT_FALSE(t.senator("manlius").major || t.senator("furius").corrupt);
}
// RPR-CARD-107a  A fine on condition.
TEST(EndOfProsecutions, FineOnCondition) {
  for (const int unrest : {8, 9}) {
    TestTable t;
    seat_court(t);
    t.law(Law::calpurnian).s().unrest = unrest;
    t.senator("manlius").corrupt = t.senator("manlius").returned = true;
    t.standing(1, ImposeFine{man("manlius")}, {condition(ConditionKind::unrest_at_least, 9)});
    if (unrest == 9) t.dice({2});
    t.run(conclude_prosecutions);
    EXPECT_EQ(t.told<FineImposed>().size(), unrest == 9 ? 1u : 0u);
  }
}

// --- Governors
// RPR-1.09.131a  Rejected alone for one province, he may be put up for another, or for the same in a slate.
TEST(Governors, RejectedForOneProvince) {
  TestTable t;
  seat_full_senate(t, Stage::governors);
  t.province("sicilia").province("asia");
  put_and_vote(t, governor(kSicilia, "manlius"), kAgainst);
  EXPECT_NE(refused(t, governor(kSicilia, "manlius")), "");
  EXPECT_EQ(refused(t, governor(kAsia, "manlius")), "");
  EXPECT_EQ(refused(t, ElectGovernors{{{kSicilia, man("manlius"), false}, {kAsia, man("furius"), false}}}),
            "");
  EXPECT_EQ(refused(t, governor(kSicilia, "furius")), "");
}
// RPR-1.09.5b  By default the unaligned, then those with fewest votes; who has just come home only if he
// agrees.
TEST(Governors, ByDefault) {
  TestTable t;
  seat_full_senate(t, Stage::governors);
  t.province("sicilia");
  for (Senator& m : t.s().senator) m.knights = 5;
  t.senator("junius").knights = 0;
  t.senator("manlius").knights = 1;
  const auto first = [&] {
    return std::get<ElectGovernors>(default_agenda(t.p(), Stage::governors).front())
        .appointments.front()
        .senator;
  };
  EXPECT_EQ(first(), man("junius"));
  t.senator("junius").returned = true;
  EXPECT_EQ(first(), man("manlius"));
  t.standing(3, Consent{man("junius"), Role::governor, SenatorId(), std::nullopt, 0});
  EXPECT_EQ(first(), man("junius"));
  t.man("valerius", 0).senator("valerius").knights = 9;
  EXPECT_EQ(first(), man("valerius"));
}
// RPR-1.09.51a  Against his will only if nobody else can go: neither those of the same slate count, nor
// others who have come home as well.
TEST(Governors, NobodyElse) {
  TestTable t;
  seat_senate(t, Stage::governors);
  t.province("sicilia").province("africa");
  send_away(t, {"claudius", "furius", "aurelius"});
  t.senator("manlius").returned = true;
  EXPECT_EQ(refused(t, governor(kSicilia, "manlius")), "RPR-1.09.51a");  // Fabius can
  EXPECT_EQ(refused(t, ElectGovernors{{{kSicilia, man("manlius"), false}, {kAfrica, man("fabius"), false}}}),
            "");
  t.standing(2, Consent{man("manlius"), Role::governor, SenatorId(), std::nullopt, 0});
  EXPECT_EQ(refused(t, governor(kSicilia, "manlius")), "");

  TestTable both;
  seat_senate(both, Stage::governors);
  both.province("sicilia");
  send_away(both, {"fabius", "furius", "aurelius"});
  both.senator("manlius").returned = both.senator("claudius").returned = true;
  EXPECT_EQ(refused(both, governor(kSicilia, "manlius")), "");
}
// RPR-1.09.16a  Passed, but impossible meanwhile: nobody goes.
TEST(Governors, ImpossibleMeanwhile) {
  for (const bool gone : {true, false}) {
    TestTable t;
    seat_full_senate(t, Stage::governors);
    t.province("sicilia").province("asia");
    const int n = put(t, ElectGovernors{{{kAsia, man("junius"), false}, {kSicilia, man("manlius"), false}}});
    if (gone)
      send_away(t, {"manlius"});
    else
      t.province("sicilia", "furius");
    all_vote(t, n, kFor);
    take(t, n);
    EXPECT_EQ(status(t, n), ItemStatus::failed);
    EXPECT_TRUE(province(t.s(), kAsia).governor.empty());
    EXPECT_TRUE(t.told<GovernorElected>().empty());
  }
}
// RPR-1.09.5a  A province that is not in play waits for nobody; who goes is where he governs.
TEST(Governors, OnlyOfProvincesInPlay) {
  TestTable t;
  seat_senate(t, Stage::governors);
  send_away(t, {"claudius", "manlius", "furius", "aurelius"});  // one candidate: Fabius
  t.run([](RprTable& table) { settle_stage(table, Stage::governors); });
  EXPECT_TRUE(t.told<GovernorElected>().empty());
  t.province("sicilia");
  t.run([](RprTable& table) { settle_stage(table, Stage::governors); });
  EXPECT_EQ(province(t.s(), kSicilia).governor, man("fabius"));
  EXPECT_EQ(t.senator("fabius").province, kSicilia);
}
// RPR-CARD-158a  Under the Vatinian Law officials in the field, but no captives; GO names one province.
TEST(Governors, OfficialsUnderTheVatinianLaw) {
  TestTable t;
  seat_full_senate(t, Stage::governors);
  t.law(Law::vatinian).province("sicilia").province("asia").office("claudius", Office::field_consul);
  t.senator("claudius").place = Place::war;
  EXPECT_EQ(refused(t, governor(kSicilia, "claudius")), "");
  t.senator("claudius").place = Place::captive;
  EXPECT_EQ(refused(t, governor(kSicilia, "claudius")), "RPR-1.09.5d");
  t.standing(2, ChooseLegate{kSicilia, false});
  put_and_vote(t, governor(kAsia, "manlius"), kFor);
  EXPECT_TRUE(province(t.s(), kAsia).legate);
  EXPECT_TRUE(in_rome(t.senator("manlius")));
}
// RPR-CARD-158a, 1.09.12e  He who presides goes to a province: the session goes on without him.
TEST(Governors, HeWhoPresidesGoes) {
  TestTable t;
  seat_full_senate(t, Stage::governors);
  t.law(Law::vatinian).province("sicilia").office("claudius", Office::censor);
  t.standing(1, ChooseLegate{kSicilia, false});
  put_and_vote(t, governor(kSicilia, "cornelius"), kFor);
  EXPECT_EQ(t.senator("cornelius").place, Place::province);
  EXPECT_TRUE(session_open(t.s()));
  EXPECT_EQ(t.s().session.presiding, man("claudius"));
}

// --- Concessions, recruitment
// RPR-CARD-078  Flaccus claims what lies in the Forum, from nobody else.
TEST(Concessions, ClaimedFromTheForumOnly) {
  for (const bool in_forum : {true, false}) {
    TestTable t("middle");
    seat_senate(t);
    t.man("7A", 2).standing(2, ClaimCommissioner{});
    t.s().session.prosecutions_over = true;
    t.s().land_bills[LandBill::i] = 1;
    if (in_forum)
      t.s().forum_concessions = {kLandCommissioner};
    else
      t.senator("furius").concessions = {kLandCommissioner};
    t.run(claim_commissioner);
    EXPECT_EQ(t.told<ConcessionAwarded>().size(), in_forum ? 1u : 0u);
  }
}
// RPR-1.09.63a  Fewer than none of one kind cannot be raised with the other.
TEST(Recruitment, NoNegativeNumbers) {
  TestTable t;
  seat_senate(t);
  t.s().treasury = 100;
  EXPECT_EQ(refused(t, RaiseForces{-1, 3}), "RPR-1.09.63a");
  EXPECT_EQ(refused(t, RaiseForces{3, -1}), "RPR-1.09.63a");
  EXPECT_EQ(refused(t, RaiseForces{0, 0}), "RPR-1.09.63a");
  EXPECT_EQ(refused(t, RaiseForces{1, 0}), "");
}
// RPR-CARD-157a  What a commander raises is with him, at his war.
TEST(Recruitment, InTheField) {
  TestTable t;
  seat_senate(t);
  t.active_forces(0, 0).war("syrian", WarZone::active).army("cornelius", "syrian", 1, 0, 1);
  t.run([](RprTable& table) { raise_units(table, "RPR-CARD-157a", 2, 1, "gabinian", man("cornelius")); });
  const std::vector<int> legions = legions_of(t.s(), man("cornelius"));
  EXPECT_EQ(legions.size(), 3u);
  EXPECT_EQ(fleets_of(t.s(), man("cornelius")).size(), 2u);
  for (const int number : legions) {
    EXPECT_EQ(legion(t.s(), number).war, WarId("syrian"));
    EXPECT_EQ(legion(t.s(), number).place, UnitPlace::war);
  }
}
// RPR-1.09.646a  A legion that has been recalled belongs to no province any more.
TEST(Garrison, RecalledForGood) {
  TestTable t;
  seat_senate(t);
  t.active_forces(0, 0).province("sicilia", "manlius");
  legion(t.s(), 4).place = UnitPlace::garrison;
  legion(t.s(), 4).province = kSicilia;
  put_and_vote(t, RecallGarrison{kSicilia, {1, 0, 0}}, kFor);
  EXPECT_EQ(legion(t.s(), 4).place, UnitPlace::rome);
  EXPECT_TRUE(legion(t.s(), 4).province.empty());
}

// RPR-1.09.63c  Nor disbanded, whichever number it is.
TEST(Recruitment, NoNegativeForce) {
  TestTable t;
  seat_senate(t);
  t.active_forces(5, 5);
  for (const Force& force : {Force{-1, 0, 2}, Force{2, -1, 0}, Force{2, 0, -1}})
    EXPECT_EQ(refused(t, DisbandForces{force}), "RPR-1.09.63c");
  EXPECT_EQ(refused(t, DisbandForces{{2, 0, 1}}), "");
}

// --- Forces
// RPR-1.09.64a, 1.09.641a  What a later item of the agenda would bring does not help this one.
TEST(Forces, NotByWhatComesLater) {
  const WarId gallic("1st_gallic");
  TestTable t;
  seat_full_senate(t, Stage::business);
  t.office("fabius", Office::field_consul).active_forces(4, 0).war("1st_gallic", WarZone::active);
  t.s().treasury = 100;
  const int n = put(t, SendForces{{{man("fabius"), gallic, {9, 0, 0}}}});
  put(t, RaiseForces{5, 0});
  all_vote(t, n, kFor);
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_TRUE(in_rome(t.senator("fabius")));

  TestTable consuls;
  seat_full_senate(consuls, Stage::business);
  consuls.office("fabius", Office::field_consul).active_forces(20, 5);
  consuls.war("1st_gallic", WarZone::active).war("syrian", WarZone::active);
  const int first = put(consuls, SendForces{{{man("cornelius"), gallic, {9, 0, 0}}}});
  put(consuls, SendForces{{{man("fabius"), WarId("syrian"), {9, 0, 2}}}});
  all_vote(consuls, first, kFor);
  take(consuls, first);
  EXPECT_EQ(status(consuls, first), ItemStatus::failed);
  EXPECT_TRUE(in_rome(consuls.senator("cornelius")));
}
// RPR-1.10.4f  Survivors at another war do not come under him.
TEST(Forces, OnlySurvivorsOfThatWar) {
  TestTable t;
  seat_full_senate(t, Stage::business);
  t.office("fabius", Office::field_consul).active_forces(15, 0);
  t.war("1st_gallic", WarZone::active).war("syrian", WarZone::active);
  const auto leave_at = [&](int number, const char* war) {
    legion(t.s(), number).place = UnitPlace::war;
    legion(t.s(), number).war = WarId(war);
  };
  leave_at(20, "syrian");
  leave_at(21, "1st_gallic");
  for (const int number : {20, 21}) {
    fleet(t.s(), number).place = UnitPlace::war;
    fleet(t.s(), number).war = WarId(number == 20 ? "syrian" : "1st_gallic");
  }
  put_and_vote(t, SendForces{{{man("fabius"), WarId("1st_gallic"), {12, 0, 0}}}}, kFor);
  EXPECT_EQ(legions_of(t.s(), man("fabius")).size(), 13u);
  EXPECT_EQ(fleets_of(t.s(), man("fabius")), std::vector{21});
  EXPECT_TRUE(legion(t.s(), 20).commander.empty());
}
// RPR-1.09.643a, RPR-R-31  Of the leaders in the Curia only those of that series would join the war.
TEST(Forces, LeadersOfOtherSeriesStayAway) {
  TestTable t;
  seat_full_senate(t, Stage::business);
  t.office("fabius", Office::field_consul).war("2nd_macedonian", WarZone::inactive);
  const WarId war("2nd_macedonian");
  const int land = war_strength(t.p(), war).land;
  const Force enough{land, 0, 25};
  EXPECT_FALSE(refuse_weak_force(t.p(), man("fabius"), war, enough));
  t.enemy_leader("hannibal", LeaderPlace::curia);
  EXPECT_FALSE(refuse_weak_force(t.p(), man("fabius"), war, enough));
  t.enemy_leader("philip_v", LeaderPlace::curia);
  EXPECT_TRUE(refuse_weak_force(t.p(), man("fabius"), war, {land - 1, 0, 25}));
}
// RPR-1.09.644b, 1.09.647a  Units that join a commander are at his war, those that come home under nobody.
TEST(Forces, ThereAndBack) {
  TestTable t;
  seat_full_senate(t, Stage::business);
  t.office("claudius", Office::proconsul).war("syrian", WarZone::active);
  t.active_forces(0, 0).army("claudius", "syrian", 10, 0, 4).active_forces(3, 1);
  put_and_vote(t, RecallCommander{man("claudius"), false, {2, 0, 1}}, kFor);
  for (const int number : legions_at(t.s(), UnitPlace::rome)) {
    EXPECT_TRUE(legion(t.s(), number).commander.empty());
    EXPECT_TRUE(legion(t.s(), number).war.empty());
  }
  put_and_vote(t, ReinforceCommander{man("claudius"), {3, 0, 2}}, kFor);
  EXPECT_EQ(legions_of(t.s(), man("claudius")).size(), 11u);
  for (const int number : legions_of(t.s(), man("claudius")))
    EXPECT_EQ(legion(t.s(), number).war, WarId("syrian"));
  for (const int number : fleets_of(t.s(), man("claudius")))
    EXPECT_EQ(fleet(t.s(), number).war, WarId("syrian"));
}
// RPR-CARD-106a, RPR-CARD-154  Of two bequests the one that was voted for is collected.
TEST(Forces, ForOneBequestOfTwo) {
  TestTable t("late");
  seat_full_senate(t, Stage::business);
  t.office("fabius", Office::field_consul).active_forces(20, 20);
  t.s().bequests = {Bequest{ForumCard::bithynian_bequest, SenatorId(), false, false},
                    Bequest{ForumCard::pergamene_bequest, SenatorId(), false, false}};
  put_and_vote(t, CollectBequest{ForumCard::pergamene_bequest, man("fabius"), {10, 0, 10}}, kFor);
  EXPECT_TRUE(t.s().bequests[0].collector.empty());
  EXPECT_EQ(t.s().bequests[1].collector, man("fabius"));
}

}  // namespace sittings_edges_test
}  // namespace adj::respublica
