// RPR-1.09.74  What follows when an assassin is caught: the trial of his faction's leader, reprisals, the end
// of a faction.

#include <algorithm>

#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace special_trial_test {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;

bool alive(const TestTable& t, const char* id) { return find_senator(t.s(), man(id)) != nullptr; }
bool in_curia(const TestTable& t, const char* id) {
  return std::ranges::count(t.s().curia_families, man(id)) == 1;
}
// Aurelius (faction 3, led by Furius) is caught trying Claudius (faction 2); the trial waits as item 1.
void caught(TestTable& t, int popularity, const char* censor = "") {
  seat_full_senate(t);
  if (*censor) t.office(censor, Office::censor);
  t.senator("claudius").popularity = popularity;
  t.senator("furius").influence = 8;
  t.dice({2});
  strike(t, attempt("claudius", "aurelius"));
  ASSERT_EQ(t.s().session.items.size(), 1u);
}

// RPR-1.09.74b, RPR-R-65  Two dice less the target's popularity, not the leader's own; then the votes, and
// his influence against. Nobody accuses, nobody earns.
TEST(SpecialTrial, ForcedAppealAndVote) {
  struct Case {
    int popularity, first, second, total, votes;
  };
  for (const Case& c : {Case{2, 4, 5, 7, 0}, Case{-2, 3, 3, 8, 4}, Case{3, 4, 4, 5, -8}}) {
    TestTable t;
    caught(t, c.popularity);
    t.senator("furius").popularity = 9;
    t.dice({c.first, c.second}).order(1, vote(kFor)).order(2, vote(VoteChoice::abstain));
    if (c.votes <= 0)  // he is convicted
      for (int chit = 0; chit < c.popularity; ++chit) t.draws({"none"});
    take(t, 1);
    ASSERT_EQ(t.told<AppealMade>().size(), 1u);
    EXPECT_EQ(t.told<AppealMade>().front().senator, man("furius"));
    EXPECT_EQ(t.told<AppealMade>().front().total, c.total);
    EXPECT_EQ(t.told<AppealMade>().front().votes, c.votes);
    // Faction 1 has 10 votes; Furius and Junius have 5, and he 3 influence left.
    EXPECT_EQ(tally(item(t.s(), 1)).in_favour, 10 + (c.votes < 0 ? 8 : 0));
    EXPECT_EQ(tally(item(t.s(), 1)).against, 5 + 3 + (c.votes > 0 ? c.votes : 0));
    EXPECT_EQ(alive(t, "furius"), c.votes > 0);
    EXPECT_TRUE(t.told<Verdict>().empty());
  }
}
// RPR-1.09.74b  The Censor conducts it: his faction votes last; even if he is the accused. Without one the
// presiding magistrate does.
TEST(SpecialTrial, TheCensorPresides) {
  const std::vector<std::pair<const char*, std::vector<Seat>>> cases{{"manlius", {seat(3), seat(1), seat(2)}},
                                                                     {"furius", {seat(1), seat(2), seat(3)}},
                                                                     {"", {seat(2), seat(3), seat(1)}}};
  for (const auto& [censor, order] : cases) {
    TestTable t;
    caught(t, 0, censor);
    t.dice({3, 4});
    take(t, 1);
    EXPECT_EQ(t.told<VoteOpened>().front().order, order) << censor;
    EXPECT_EQ(t.s().session.presiding, man("cornelius"));
  }
  TestTable away;
  caught(away, 0);
  away.office("manlius", Office::censor).senator("manlius").place = Place::war;
  away.dice({3, 4});
  take(away, 1);
  EXPECT_EQ(away.told<VoteOpened>().front().order, (std::vector{seat(2), seat(3), seat(1)}));
}
// RPR-1.09.74b  Who says nothing does not condemn: not the Censor's faction, and least of all the leader's
// own.
TEST(SpecialTrial, SilenceCondemnsNobody) {
  for (const char* censor : {"cornelius", "furius"}) {
    TestTable t;
    caught(t, 0, censor);
    t.dice({3, 4});
    take(t, 1);
    EXPECT_EQ(tally(item(t.s(), 1)).in_favour, 0) << censor;
    EXPECT_EQ(status(t, 1), ItemStatus::failed);
    EXPECT_TRUE(alive(t, "furius"));
  }
}
// RPR-1.09.74b  No veto, at no time; the Tribune is kept.
TEST(SpecialTrial, NoVeto) {
  TestTable t;
  caught(t, 0);
  t.card(3, "tribune_38")
      .order(3, veto_on(1))
      .order(3, veto_on(1, true))
      .order(1, vote(kFor))
      .order(2, vote(kFor));
  EXPECT_EQ(clause(refuse(t.p(), seat(3), veto_on(1), When::now)), "RPR-1.09.152b");
  t.dice({3, 4});
  take(t, 1);
  EXPECT_EQ(status(t, 1), ItemStatus::passed);
  EXPECT_EQ(t.faction(3).hand.size(), 1u);
}
// RPR-1.09.74b, RPR-1.09.41a  It is none of the Censor's trials, and no defeat of his.
TEST(SpecialTrial, DoesNotCount) {
  TestTable t;
  caught(t, 0);
  t.office("cornelius", Office::censor).order(2, vote(kAgainst)).order(3, vote(kAgainst)).dice({3, 4});
  t.s().session.stage = Stage::prosecutions;
  take(t, 1);
  EXPECT_EQ(status(t, 1), ItemStatus::failed);
  EXPECT_TRUE(t.told<UnanimousDefeat>().empty());
  t.senator("manlius").major = true;
  Prosecution trial;
  trial.accused = man("manlius");
  trial.major = true;
  trial.charge = Charge::major;
  trial.prosecutor = man("fabius");
  EXPECT_EQ(clause(refuse_item(t.p(), seat(1), trial, ItemOrigin::presiding)), "");
}
// RPR-R-65, RPR-R-12  Twelve or more frees him, and the chits threaten the Censor alone; two or less kills
// him. Omens count.
TEST(SpecialTrial, FreedOrKilledByThePeople) {
  {
    TestTable t;
    caught(t, -2);
    t.office("manlius", Office::censor).dice({6, 6}).draws({"8", "6", "1"});  // 14: three chits
    take(t, 1);
    EXPECT_EQ(status(t, 1), ItemStatus::failed);
    EXPECT_TRUE(t.told<FactionVoted>().empty());
    EXPECT_FALSE(alive(t, "manlius"));
    EXPECT_TRUE(alive(t, "furius"));
    EXPECT_EQ(t.told<SenatorDied>().size(), 1u);
  }
  {
    TestTable t;
    caught(t, 1);
    t.event(EventCard::evil_omens).dice({1, 3}).draws({"none"});  // 4 − 1 − 1
    take(t, 1);
    EXPECT_EQ(status(t, 1), ItemStatus::passed);
    EXPECT_TRUE(t.told<FactionVoted>().empty());
    EXPECT_FALSE(alive(t, "furius"));
  }
}

// RPR-1.09.74c  The vote that the attempt interrupted goes on afterwards, with the votes already cast.
TEST(SpecialTrial, TheVoteGoesOn) {
  TestTable t;
  seat_full_senate(t);
  t.senator("furius").influence = 8;
  const int n = put_motion(t), later = put(t, motion("later"));
  t.order(2, vote(VoteChoice::against, {n})).order(3, vote(kFor));
  t.order(3, attempt_during(n, "claudius", "aurelius"), {condition(ConditionKind::votes_against, 7)})
      .dice({1});
  act(t);
  EXPECT_EQ(status(t, n), ItemStatus::suspended);
  ASSERT_EQ(item(t.s(), n).votes.size(), 1u);
  const int trial = t.s().session.items.front().number;
  EXPECT_EQ(item(t.s(), trial).resumes, n);
  silence(t);
  act(t);  // its own ballots
  t.dice({3, 4});
  act(t);
  EXPECT_EQ(status(t, trial), ItemStatus::failed);
  EXPECT_EQ(status(t, n), ItemStatus::suspended);
  act(t);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(tally(item(t.s(), n)).against, 7);
  EXPECT_EQ(tally(item(t.s(), n)).in_favour, 10 + 5);  // Furius and Junius: Aurelius is dead
  EXPECT_EQ(status(t, later), ItemStatus::pending);
}
// RPR-1.09.74c  Unless it was about the man who was condemned.
TEST(SpecialTrial, TheVoteCannotGoOn) {
  TestTable t;
  seat_full_senate(t, Stage::censor);
  for (const char* id : {"furius", "manlius", "fulvius"}) t.senator(id).prior_consul = true;
  const int n = put(t, ElectCensor{man("furius")});
  t.order(3, attempt_during(n, "claudius", "aurelius")).dice({1});
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::suspended);
  const int trial = t.s().session.items.front().number;
  t.order(1, vote(kFor, {trial})).order(2, vote(kFor, {trial})).dice({3, 4});
  take(t, trial);
  EXPECT_FALSE(alive(t, "furius"));
  EXPECT_EQ(status(t, n), ItemStatus::void_);
}
// RPR-1.09.74c  Nothing was in hand: the trial is simply the next thing.
TEST(SpecialTrial, BetweenTwoVotes) {
  TestTable t;
  seat_full_senate(t);
  const int n = put_motion(t);
  t.order(3, attempt("claudius", "aurelius")).dice({1});
  act(t);
  EXPECT_EQ(status(t, n), ItemStatus::pending);
  ASSERT_EQ(t.s().session.items.size(), 2u);
  EXPECT_TRUE(std::holds_alternative<AssassinTrial>(t.s().session.items[0].proposal));
  EXPECT_EQ(t.s().session.items[0].resumes, 0);
}

// RPR-1.09.74d  Convicted: he dies, his family goes to the Curia and not to an heir; as many chits as the
// target was popular, and those of his faction in Rome whom they name die.
TEST(SpecialTrial, Convicted) {
  TestTable t;
  caught(t, 4);
  t.man("acilius", 3).man("flaminius", 3).senator("flaminius").place = Place::war;
  t.order(1, vote(kFor)).order(2, vote(kFor)).dice({6, 6}).draws({"10", "13", "1", "none"});
  take(t, 1);
  EXPECT_EQ(status(t, 1), ItemStatus::passed);
  EXPECT_FALSE(alive(t, "furius"));
  EXPECT_TRUE(in_curia(t, "furius"));
  EXPECT_TRUE(t.faction(3).leader.empty());
  EXPECT_FALSE(alive(t, "junius"));
  EXPECT_TRUE(alive(t, "flaminius"));  // not in Rome
  EXPECT_TRUE(alive(t, "cornelius"));  // not of that faction
  EXPECT_TRUE(alive(t, "acilius"));    // not drawn
}
// RPR-1.09.74d  A target whom the people do not love is not avenged.
TEST(SpecialTrial, NoChitsForTheUnpopular) {
  for (const int popularity : {0, -3}) {
    TestTable t;
    caught(t, popularity);
    t.order(1, vote(kFor)).order(2, vote(kFor)).dice({3, 3});
    take(t, 1);
    EXPECT_FALSE(alive(t, "furius"));
    EXPECT_TRUE(t.told<ChitsDrawn>().empty());
  }
}
// RPR-1.09.74d  The popularity is that of the target before the attempt, alive or dead.
TEST(SpecialTrial, ThePopularityOfTheDead) {
  TestTable t;
  seat_full_senate(t);
  t.senator("manlius").popularity = 3;
  t.senator("furius").influence = 8;
  t.card(2, "secret_bodyguard_47").standing(2, Bodyguard{SenatorId(), GuardMode::all, 0}).dice({6, 3});
  strike(t, attempt("manlius", "aurelius"));
  EXPECT_FALSE(alive(t, "manlius"));
  ASSERT_EQ(t.s().session.items.size(), 1u);
  EXPECT_EQ(std::get<AssassinTrial>(t.s().session.items[0].proposal).popularity, 3);
}

// RPR-1.09.74f  The last man of a faction lost this way ends it: by the verdict, by the chits, or by his own
// dagger.
TEST(SpecialTrial, TheLastMan) {
  for (const char* how : {"verdict", "chits", "dagger", "acquitted"}) {
    TestTable t;
    seat_full_senate(t);
    t.s().curia_families = {man("acilius")};
    const std::string way = how;
    t.senator("claudius").popularity = 2;
    if (way != "chits") t.senator("junius").faction = seat(1);
    if (way == "dagger") t.senator("aurelius").faction = seat(1);
    t.card(3, "tribune_38");
    t.faction(3).treasury = 12;
    t.dice({1});
    if (way == "dagger") t.draws({"none", "20"});
    strike(t, attempt("claudius", way == "dagger" ? "furius" : "aurelius"));
    if (way != "dagger") {
      if (way != "acquitted") t.order(1, vote(kFor)).order(2, vote(kFor)).draws({"10", "20"});
      t.dice({4, 5});
      take(t, 1);
    }
    EXPECT_EQ(t.faction(3).eliminated, way != "acquitted") << way;
    EXPECT_EQ(t.faction(3).hand.size(), way == "acquitted" ? 1u : 0u) << way;
    EXPECT_EQ(t.faction(3).treasury, way == "acquitted" ? 12 : 0) << way;
    if (way == "acquitted") continue;
    EXPECT_EQ(playing(t.s()), (std::vector{seat(1), seat(2)})) << way;
    EXPECT_EQ(t.told<FactionEnded>().size(), 1u) << way;
    EXPECT_TRUE(senators_of(t.s(), seat(3)).empty()) << way;
  }
}

// RPR-1.09.74g  The leader is away: five influence, not below nothing, and that is all. No leader: nothing.
TEST(SpecialTrial, TheLeaderIsAway) {
  for (const int influence : {8, 3}) {
    TestTable t;
    seat_full_senate(t);
    t.senator("claudius").popularity = 5;
    t.senator("furius").place = Place::province;
    t.senator("furius").influence = influence;
    t.dice({2});
    strike(t, attempt("claudius", "aurelius"));
    EXPECT_FALSE(alive(t, "aurelius"));
    EXPECT_EQ(t.senator("furius").influence, influence == 8 ? 3 : 0);
    EXPECT_TRUE(t.s().session.items.empty());
    EXPECT_TRUE(t.told<ChitsDrawn>().empty());
  }
  TestTable t;
  seat_full_senate(t);
  t.senator("claudius").popularity = 5;
  t.faction(3).leader = SenatorId();
  t.dice({2});
  strike(t, attempt("claudius", "aurelius"));
  EXPECT_FALSE(alive(t, "aurelius"));
  EXPECT_EQ(t.senator("furius").influence, 3);
  EXPECT_TRUE(t.told<InfluenceChanged>().empty());
  EXPECT_TRUE(t.s().session.items.empty());
  EXPECT_TRUE(t.told<ChitsDrawn>().empty());
}

}  // namespace special_trial_test
}  // namespace adj::respublica
