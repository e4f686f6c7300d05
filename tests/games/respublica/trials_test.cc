// RPR-1.09.41, 1.09.42  Prosecutions: who may be tried for what, by whom, and how often; votes, appeals and
// vetoes.

#include "tests/games/respublica/court_for_test.h"

namespace adj::respublica {
namespace trials_test {

const ConcessionId kMining("mining");

void appeal(TestTable& t, const char* accused) {
  t.standing(t.senator(accused).faction.number, AppealPeople{man(accused), true, std::nullopt});
}
void give_concession(TestTable& t, const char* id, ConcessionId concession, bool bar) {
  t.senator(id).concessions.insert(concession);
  if (bar) t.senator(id).bars.insert(concession);
}

// RPR-1.09.41a  Two minor trials a turn, or one major one.
TEST(Prosecutions, TwoMinorOrOneMajor) {
  TestTable t;
  seat_court(t);
  for (const char* id : {"manlius", "claudius", "furius"}) t.senator(id).corrupt = t.senator(id).major = true;
  acquit(t, trial_of("manlius"));
  EXPECT_EQ(refused(t, major_trial_of("claudius")), "RPR-1.09.41a");  // one minor trial excludes it
  EXPECT_EQ(refused(t, trial_of("claudius")), "");
  acquit(t, trial_of("claudius"));
  EXPECT_EQ(refused(t, trial_of("furius")), "RPR-1.09.41a");
  TestTable other;
  seat_court(other);
  for (const char* id : {"manlius", "claudius"}) other.senator(id).corrupt = other.senator(id).major = true;
  acquit(other, major_trial_of("manlius"));
  EXPECT_EQ(refused(other, major_trial_of("claudius")), "RPR-1.09.41a");
  EXPECT_EQ(refused(other, trial_of("claudius")), "RPR-1.09.41a");
}
// RPR-1.09.41a  What he put on his agenda beyond that is not voted on; special trials do not count.
TEST(Prosecutions, TheThirdIsDropped) {
  TestTable t;
  seat_court(t);
  const int special = put(t, AssassinTrial{man("furius"), man("fabius"), 0}, 1, ItemOrigin::forced);
  item(t.s(), special).status = ItemStatus::failed;
  std::vector<int> trials;
  for (const char* id : {"manlius", "claudius", "furius"}) {
    t.senator(id).corrupt = true;
    no_appeal(t, id);
    trials.push_back(put(t, trial_of(id)));
    all_vote(t, trials.back(), kAgainst);
  }
  for (int i = 0; i < 3; ++i) act(t);
  EXPECT_EQ(status(t, trials[0]), ItemStatus::failed);
  EXPECT_EQ(status(t, trials[1]), ItemStatus::failed);
  EXPECT_EQ(status(t, trials[2]), ItemStatus::dropped);
}

// RPR-1.09.41b  The Censor need not accuse anybody.
TEST(Prosecutions, NoneAtAll) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").corrupt = true;
  t.s().session.agenda_asked = false;
  t.answer("agenda", 1, {});
  t.run([](RprTable& table) {
    while (table.state().session.stage == Stage::prosecutions) hold_session(table);
  });
  EXPECT_TRUE(t.told<ItemPut>().empty());
  EXPECT_TRUE(t.told<Verdict>().empty());
  EXPECT_FALSE(t.senator("manlius").corrupt);
  EXPECT_EQ(t.s().session.presiding, man("cornelius"));
}
// RPR-1.09.41b  Not himself, and nobody who is not in Rome.
TEST(Prosecutions, WhoMayBeAccused) {
  TestTable t;
  seat_court(t);
  t.man("valerius", 0);
  for (const char* id : {"fabius", "manlius", "furius", "valerius"}) t.senator(id).corrupt = true;
  EXPECT_EQ(refused(t, trial_of("manlius")), "");
  EXPECT_EQ(refused(t, trial_of("fabius")), "RPR-1.09.41b");
  EXPECT_EQ(refused(t, trial_of("valerius")), "RPR-1.09.41b");
  send_away(t, {"furius"});
  EXPECT_EQ(refused(t, trial_of("furius")), "RPR-1.09.41b");
  EXPECT_EQ(refused(t, trial_of("aelius")), "RPR-1.09.41b");
}

// RPR-1.09.41d  The Censor is killed: the trial in hand is void, those to come are gone, the Consul presides.
TEST(Prosecutions, EndWithTheCensor) {
  TestTable t;
  seat_court(t);
  for (const char* id : {"manlius", "claudius"}) t.senator(id).corrupt = true;
  const int now = put(t, trial_of("manlius")), later = put(t, trial_of("claudius"));
  all_vote(t, now, kFor);
  t.order(3, attempt_during(now, "fabius", "furius")).dice({6});
  take(t, now);
  EXPECT_FALSE(in_play(t, "fabius"));
  EXPECT_EQ(status(t, now), ItemStatus::void_);
  EXPECT_EQ(status(t, later), ItemStatus::dropped);
  EXPECT_TRUE(t.told<Verdict>().empty());
  EXPECT_EQ(t.s().session.presiding, man("cornelius"));
  EXPECT_EQ(refused(t, trial_of("claudius")), "RPR-1.09.41d");
}

// RPR-1.09.411a  A prosecutor in Rome who is willing, neither Censor nor accused; without one no trial.
TEST(Prosecutions, TheProsecutor) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").corrupt = true;
  const auto by = [](const char* prosecutor) { return trial_of("manlius", Charge::corrupt, prosecutor); };
  EXPECT_EQ(refused(t, by("julius")), "");
  EXPECT_EQ(refused(t, by("")), "RPR-1.09.411a");
  EXPECT_EQ(refused(t, by("fabius")), "RPR-1.09.411a");
  EXPECT_EQ(refused(t, by("manlius")), "RPR-1.09.411a");
  EXPECT_EQ(refused(t, by("valerius")), "RPR-1.09.411a");
  EXPECT_EQ(refused(t, by("furius")), "RPR-1.09.411a");  // nobody has asked him
  Consent consent;
  consent.senator = man("furius");
  consent.role = Role::governor;
  t.standing(3, consent);
  EXPECT_EQ(refused(t, by("furius")), "RPR-1.09.411a");
  consent.role = Role::prosecutor;
  t.standing(3, consent);
  EXPECT_EQ(refused(t, by("furius")), "");
  EXPECT_EQ(refused(t, by("aurelius")), "RPR-1.09.411a");
  EXPECT_EQ(refused_order(t, 2, consent), "RPR-1.09.411a");  // not his senator
  send_away(t, {"furius"});
  EXPECT_EQ(refused(t, by("furius")), "RPR-1.09.411a");
}

// RPR-1.09.412a  A minor trial for a corrupt marker, a major marker or a revealed bar.
TEST(Prosecutions, ReasonsForAMinorTrial) {
  TestTable t;
  seat_court(t);
  EXPECT_EQ(refused(t, trial_of("manlius", Charge::corrupt)), "RPR-1.09.412a");
  EXPECT_EQ(refused(t, trial_of("manlius", Charge::major)), "RPR-1.09.412a");
  EXPECT_EQ(refused(t, trial_about("manlius", kMining)), "RPR-1.09.412a");
  give_concession(t, "manlius", kMining, false);
  EXPECT_EQ(refused(t, trial_about("manlius", kMining)), "RPR-1.09.412a");  // hidden
  t.senator("manlius").bars.insert(kMining);
  EXPECT_EQ(refused(t, trial_about("manlius", kMining)), "");
  EXPECT_EQ(refused(t, trial_about("claudius", kMining)), "RPR-1.09.412a");
  t.senator("manlius").corrupt = true;
  EXPECT_EQ(refused(t, trial_of("manlius", Charge::corrupt)), "");
  EXPECT_EQ(refused(t, trial_of("manlius", Charge::major)), "RPR-1.09.412a");
  t.senator("manlius").major = true;
  EXPECT_EQ(refused(t, trial_of("manlius", Charge::major)), "");
}
// RPR-1.09.413a  A major one only for a major marker.
TEST(Prosecutions, ReasonForAMajorTrial) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").corrupt = true;
  give_concession(t, "manlius", kMining, true);
  Prosecution corrupt = trial_of("manlius");
  corrupt.major = true;
  Prosecution concession = trial_about("manlius", kMining);
  concession.major = true;
  EXPECT_EQ(refused(t, major_trial_of("manlius")), "RPR-1.09.413a");
  t.senator("manlius").major = true;
  EXPECT_EQ(refused(t, major_trial_of("manlius")), "");
  EXPECT_EQ(refused(t, corrupt), "RPR-1.09.413a");
  EXPECT_EQ(refused(t, concession), "RPR-1.09.413a");
}

// RPR-1.09.42a  For means guilty; the influence of the accused counts against, whatever his player has sent.
TEST(Trial, InfluenceSpeaksForHim) {
  for (const int influence : {2, 3}) {
    TestTable t;
    seat_court(t);
    t.senator("manlius").corrupt = true;
    t.senator("manlius").influence = influence;
    no_appeal(t, "manlius");
    const int n = put(t, trial_of("manlius"));
    take(t, n);  // 10 for; 7 and his influence against
    EXPECT_EQ(tally(item(t.s(), n)).in_favour, 10);
    EXPECT_EQ(tally(item(t.s(), n)).against, 7 + influence);
    EXPECT_EQ(status(t, n), influence == 2 ? ItemStatus::passed : ItemStatus::failed);
    EXPECT_EQ(t.told<Verdict>().front().guilty, influence == 2);
  }
}

// RPR-1.09.421b  A bad appeal adds to the votes for conviction, a good one to those against.
TEST(Appeal, AddsVotes) {
  struct Case {
    int influence;
    std::vector<int> dice;
    int in_favour, against;
  };
  for (const Case& c :
       {Case{4, {2, 4}, 10 + 4, 7 + 4}, Case{2, {4, 4}, 10, 7 + 2 + 4}, Case{4, {3, 4}, 10, 7 + 4}}) {
    TestTable t;
    seat_court(t);
    t.senator("manlius").corrupt = true;
    t.senator("manlius").influence = c.influence;
    appeal(t, "manlius");
    for (const int face : c.dice) t.dice({face});
    const int n = put(t, trial_of("manlius"));
    take(t, n);
    EXPECT_EQ(tally(item(t.s(), n)).in_favour, c.in_favour);
    EXPECT_EQ(tally(item(t.s(), n)).against, c.against);
    EXPECT_EQ(status(t, n), c.in_favour > c.against ? ItemStatus::passed : ItemStatus::failed);
  }
}
// RPR-1.09.421c  Killed by the people is convicted, even of a minor charge.
TEST(Appeal, Killed) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").corrupt = t.senator("manlius").prior_consul = true;
  appeal(t, "manlius");
  t.dice({1, 1});
  const int n = put(t, trial_of("manlius"));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_TRUE(t.told<FactionVoted>().empty());
  EXPECT_FALSE(in_play(t, "manlius"));
  EXPECT_TRUE(t.told<Verdict>().front().guilty);
  EXPECT_TRUE(t.senator("julius").prior_consul);
  EXPECT_EQ(t.senator("julius").influence, 4 + 2);
}
// RPR-1.09.421d  Freed: acquitted, and a chit for each point above 11 against Censor and prosecutor alone.
TEST(Appeal, Freed) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").corrupt = true;
  t.senator("manlius").popularity = 2;
  appeal(t, "manlius");
  t.dice({6, 6}).draws({"4", "8", "6"});  // 14: Julius, Furius, Manlius
  const int n = put(t, trial_of("manlius"));
  all_vote(t, n, kFor);
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_FALSE(t.told<Verdict>().front().guilty);
  EXPECT_FALSE(in_play(t, "julius"));
  EXPECT_TRUE(in_play(t, "furius") && in_play(t, "manlius") && in_play(t, "fabius"));
  EXPECT_EQ(refused(t, trial_of("manlius", Charge::corrupt, "papirius")), "RPR-1.09.43a");
}
// RPR-1.09.421d  The Censor may fall too: then there are no more trials. Nobody has voted him down, though
// all who had voted before were against it.
TEST(Appeal, FreedAndTheCensor) {
  for (const bool dies : {true, false}) {
    TestTable t;
    seat_court(t);
    t.senator("manlius").corrupt = t.senator("claudius").corrupt = true;
    t.standing(1, VoteOrder{{seat(3)}});
    appeal(t, "manlius");
    t.dice({6, 6});
    t.draws({dies ? "2" : "none"});
    const int n = put(t, trial_of("manlius"));
    t.order(3, vote(kAgainst, {n}));
    take(t, n);
    EXPECT_EQ(in_play(t, "fabius"), !dies);
    EXPECT_TRUE(t.told<UnanimousDefeat>().empty());
    EXPECT_EQ(refused(t, trial_of("claudius")), dies ? "RPR-1.09.41d" : "");
  }
}

// RPR-1.09.422a  Anybody may veto a trial; it counts as one of the Censor's, and may not be repeated.
TEST(TrialVeto, Counts) {
  TestTable t;
  seat_court(t);
  t.card(3, "tribune_38").card(3, "tribune_39");
  for (const char* id : {"manlius", "claudius", "aurelius"}) {
    t.senator(id).corrupt = true;
    no_appeal(t, id);
  }
  for (const char* id : {"manlius", "claudius"}) {
    const int n = put(t, trial_of(id));
    all_vote(t, n, kFor);
    t.order(3, veto_on(n));
    take(t, n);
    EXPECT_EQ(status(t, n), ItemStatus::vetoed);
    EXPECT_EQ(refused(t, trial_of(id)), "RPR-1.09.43a");
  }
  EXPECT_EQ(refused(t, trial_of("aurelius")), "RPR-1.09.41a");
  EXPECT_TRUE(t.senator("manlius").corrupt);
}
// RPR-1.09.422b  He who appealed and lives may veto when he has seen what came of it.
TEST(TrialVeto, AfterTheAppeal) {
  struct Case {
    std::vector<int> dice;
    ItemStatus status;
    std::size_t cards;
  };
  for (const Case& c : {Case{{2, 4}, ItemStatus::vetoed, 0}, Case{{5, 6}, ItemStatus::failed, 1},
                        Case{{1, 1}, ItemStatus::passed, 1}}) {
    TestTable t;
    seat_court(t);
    t.senator("manlius").corrupt = true;
    t.standing(1, VoteOrder{{seat(1)}}).card(2, "tribune_38");
    appeal(t, "manlius");
    t.order(2, CastVeto{}, {condition(ConditionKind::guilty)});  // VETO TRIAL IF GUILTY
    for (const int face : c.dice) t.dice({face});
    const int n = put(t, trial_of("manlius"));
    take(t, n);
    EXPECT_EQ(status(t, n), c.status);
    EXPECT_TRUE(item(t.s(), n).appealed);
    EXPECT_EQ(t.faction(2).hand.size(), c.cards);
  }
}
// RPR-1.09.422b, 7.4  Who has said VETO, whatever happens, does not face the people by default; when Graft
// has cancelled his Tribune he still may.
TEST(TrialVeto, InsteadOfTheDefaultAppeal) {
  const auto accused = [](TestTable& t) {
    seat_court(t);
    t.senator("manlius").corrupt = true;
    t.standing(1, VoteOrder{{seat(1)}});
    const int n = put(t, trial_of("manlius"));
    t.order(1, vote(kFor, {n}));
    return n;
  };
  for (const bool cancelled : {false, true}) {
    TestTable t;
    const int n = accused(t);
    t.card(2, "tribune_38").card(3, "graft_103").order(2, CastVeto{});
    t.senator("furius").talents = 6;
    if (cancelled) t.standing(3, OpposeTribune{false, man("furius"), 6}).dice({4}).dice({5, 6});
    take(t, n);
    EXPECT_EQ(status(t, n), cancelled ? ItemStatus::failed : ItemStatus::vetoed);
    EXPECT_EQ(item(t.s(), n).appealed, cancelled);
  }
  // Without a Tribune the word alone spares him nothing; IF GUILTY waits for what the people say, and an
  // appeal that was ordered comes first.
  for (const int which : {0, 1, 2}) {
    TestTable t;
    const int n = accused(t);
    if (which > 0) t.card(2, "tribune_38");
    if (which == 2) appeal(t, "manlius");
    t.order(2, CastVeto{},
            which == 1 ? std::vector{condition(ConditionKind::guilty)} : std::vector<Condition>{});
    t.dice({5, 6});
    take(t, n);
    EXPECT_TRUE(item(t.s(), n).appealed) << which;
    EXPECT_EQ(status(t, n), which == 2 ? ItemStatus::vetoed : ItemStatus::failed) << which;
  }
}

// RPR-1.09.43a, RPR-R-78  Acquitted of one thing, he may be tried for another: markers and bars are reasons
// of their own.
TEST(Acquittal, OfOneReasonOnly) {
  TestTable t;
  seat_court(t);
  t.senator("manlius").corrupt = t.senator("manlius").major = true;
  give_concession(t, "manlius", kMining, true);
  give_concession(t, "manlius", kArmaments, true);
  acquit(t, trial_about("manlius", kMining));
  EXPECT_EQ(refused(t, trial_about("manlius", kMining)), "RPR-1.09.43a");
  Prosecution same = trial_about("manlius", kMining);
  same.prosecutor = man("papirius");  // another prosecutor is not another reason
  EXPECT_EQ(refused(t, same), "RPR-1.09.43a");
  EXPECT_EQ(refused(t, trial_about("manlius", kArmaments)), "");
  EXPECT_EQ(refused(t, trial_of("manlius", Charge::corrupt)), "");
  EXPECT_EQ(refused(t, trial_of("manlius", Charge::major)), "");
}
// RPR-1.09.43a  Next turn it is a reason again.
TEST(Acquittal, ForThisTurn) {
  TestTable t;
  seat_court(t);
  give_concession(t, "manlius", kMining, true);
  acquit(t, trial_about("manlius", kMining));
  t.draws({"none"}).run(mortality);
  t.s().phase = Phase::senate;
  t.s().session.stage = Stage::prosecutions;
  t.run([](RprTable& table) { set_presiding(table, ""); });
  EXPECT_EQ(refused(t, trial_about("manlius", kMining)), "");
}

}  // namespace trials_test
}  // namespace adj::respublica
