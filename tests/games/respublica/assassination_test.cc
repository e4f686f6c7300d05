// RPR-1.09.7 – 1.09.73  Assassination: who may, with what cards, and what a death does to the vote in hand.

#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace assassination_test {

constexpr auto kFor = VoteChoice::in_favour;

bool alive(const TestTable& t, const char* id) { return find_senator(t.s(), man(id)) != nullptr; }
std::string refused(const TestTable& t, int by, const Assassinate& o) {
  return clause(refuse_attempt(t.p(), seat(by), o));
}
// What would be refused as a proposal from the chair.
std::string refused_item(const TestTable& t, const Proposal& proposal) {
  return clause(refuse_item(t.p(), t.s().session.presiding_seat, proposal, ItemOrigin::presiding));
}

// RPR-1.09.7b  A faction tries once a turn and is tried once a turn, whatever came of it; never its own men.
TEST(Assassination, OnceEach) {
  TestTable t;
  seat_full_senate(t);
  EXPECT_EQ(refused(t, 3, attempt("junius", "aurelius")), "RPR-1.09.7b");
  t.dice({3});
  strike(t, attempt("manlius", "aurelius"));
  EXPECT_EQ(refused(t, 3, attempt("fabius", "junius")), "RPR-1.09.7b");    // he has tried
  EXPECT_EQ(refused(t, 1, attempt("claudius", "fabius")), "RPR-1.09.7b");  // they were tried
  EXPECT_EQ(refused(t, 2, attempt("furius", "claudius")), "");
  EXPECT_EQ(refused(t, 1, attempt("furius", "fabius")), "");
  t.dice({3});
  strike(t, attempt("furius", "fabius"));
  EXPECT_EQ(refused(t, 2, attempt("fabius", "claudius")), "");
  EXPECT_EQ(refused(t, 2, attempt("furius", "claudius")), "RPR-1.09.7b");
  t.s().turn = 2;
  t.draws({"none"}).run(mortality);
  t.s().phase = Phase::senate;
  EXPECT_EQ(refused(t, 3, attempt("manlius", "aurelius")), "");  // the next turn
}
// RPR-1.09.7b  Two unconditional lines in one mail: the second is refused.
TEST(Assassination, TwoLines) {
  TestTable t;
  seat_full_senate(t);
  const int n = put_motion(t);
  BallotOrders window;
  window.seat = seat(3);
  window.items = {n};
  const Verdicts verdicts = check_orders(
      t.p(), window, {Order(attempt("manlius", "aurelius")), Order(attempt("fabius", "junius"))});
  EXPECT_EQ(clause(verdicts[0]), "");
  EXPECT_EQ(clause(verdicts[1]), "RPR-1.09.7b");
}
// RPR-1.09.7b  Nobody helps: cards of other factions neither strike nor protect.
TEST(Assassination, NoOutsideHelp) {
  TestTable t;
  seat_full_senate(t);
  t.card(1, "assassin_49")
      .card(1, "secret_bodyguard_47")
      .standing(1, Bodyguard{SenatorId(), GuardMode::all, 0});
  EXPECT_EQ(refused(t, 3, attempt("manlius", "aurelius", 1)), "RPR-1.09.7c");
  t.dice({5});
  strike(t, attempt("manlius", "aurelius"));
  EXPECT_FALSE(alive(t, "manlius"));
  EXPECT_EQ(t.faction(1).hand.size(), 2u);
  EXPECT_EQ(t.told<AssassinationTried>().front().total, 5);
}

// RPR-1.09.7c  As many Assassins as he has and names, one each, played before the die.
TEST(Assassination, AnyNumberOfCards) {
  for (const int cards : {0, 1, 2, 3}) {
    TestTable t("late");
    seat_full_senate(t);
    for (const char* card : {"assassin_49", "assassin_99", "assassin_147"}) t.card(3, card);
    EXPECT_EQ(refused(t, 3, attempt("manlius", "aurelius", cards)), "");
    t.dice({3});
    strike(t, attempt("manlius", "aurelius", cards));
    const AssassinationTried told = t.told<AssassinationTried>().front();
    EXPECT_EQ(told.total, 3 + cards);
    EXPECT_EQ(alive(t, "manlius"), cards < 2);
    EXPECT_EQ(t.faction(3).hand.size(), static_cast<std::size_t>(3 - cards));
    if (cards > 0) {
      EXPECT_EQ(t.names().front(), "cards_discarded");
    }
  }
  TestTable t;
  seat_full_senate(t);
  t.card(3, "assassin_49");
  EXPECT_EQ(refused(t, 3, attempt("manlius", "aurelius", 2)), "RPR-1.09.7c");
  EXPECT_EQ(refused(t, 3, attempt("manlius", "aurelius", -1)), "RPR-1.09.7c");
}

// RPR-1.09.71a  Between the word and the die nothing but Assassins: other cards wait, bodyguards answer the
// die.
TEST(Assassination, OnlyAssassinsBeforeTheDie) {
  for (const int die : {3, 4}) {
    TestTable t("middle");
    seat_full_senate(t);
    t.card(3, "assassin_49").card(2, "secret_bodyguard_47").card(1, "calpurnian").card(1, "tribune_38");
    t.order(1, PlayLaw{Law::calpurnian, false}).order(1, tribune(TribuneMoment::after, 0, motion("peace")));
    t.dice({die});
    if (die == 4) t.dice({6});  // the bodyguard's roll
    strike(t, attempt("manlius", "aurelius", 1));
    EXPECT_FALSE(t.s().laws.contains(Law::calpurnian));
    EXPECT_EQ(t.faction(1).hand.size(), 2u);
    EXPECT_EQ(t.faction(2).hand.size(), die == 4 ? 0u : 1u);  // 5 would kill: he knows the die
    std::vector<std::string> clauses = t.clauses();
    clauses.resize(3);
    // Assassins, the die, and only then whoever protects him.
    EXPECT_EQ(clauses, (std::vector<std::string>{"RPR-1.09.7c", "RPR-1.09.72a",
                                                 die == 4 ? "RPR-1.09.73a" : "RPR-1.09.72a"}));
  }
}

// RPR-1.09.721a  The presiding magistrate is killed: the next in rank goes on with the vote.
TEST(AssassinationInAVote, OfThePresidingMagistrate) {
  TestTable t;
  seat_full_senate(t);
  t.leader(1, "julius").office("manlius", Office::field_consul);
  const int n = put_motion(t);
  t.order(3, attempt_during(n, "cornelius", "aurelius"), {condition(ConditionKind::votes_for, 7)}).dice({5});
  t.order(2, vote(kFor));
  take(t, n);  // seat 2 votes, then it happens
  EXPECT_FALSE(alive(t, "cornelius"));
  EXPECT_EQ(t.s().session.presiding, man("manlius"));
  EXPECT_EQ(t.s().session.presiding_seat, seat(2));
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(t.told<FactionVoted>().size(), 3u);
}
// RPR-1.09.721b  A nominee is killed: nothing is decided, and another must be nominated.
TEST(AssassinationInAVote, OfANominee) {
  TestTable t;
  seat_full_senate(t, Stage::censor);
  for (const char* id : {"manlius", "fulvius", "furius"}) t.senator(id).prior_consul = true;
  const int n = put(t, ElectCensor{man("manlius")});
  t.order(3, attempt_during(n, "manlius", "aurelius")).dice({5});
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::void_);
  EXPECT_EQ(t.told<ItemDecided>().back().why, Name("void_by_death"));
  EXPECT_TRUE(t.told<FactionVoted>().empty());
  EXPECT_TRUE(holder(t.s(), Office::censor).empty());
  EXPECT_EQ(t.s().session.stage, Stage::censor);
  EXPECT_EQ(refused_item(t, ElectCensor{man("furius")}), "");
  act(t);
  ASSERT_FALSE(t.told<ItemPut>().empty());
  EXPECT_TRUE(std::holds_alternative<ElectCensor>(t.told<ItemPut>().front().proposal));
}
// RPR-1.09.721b, RPR-R-66  Of a slate one is enough; the survivor may be nominated again.
TEST(AssassinationInAVote, OfOneOfAPair) {
  TestTable t;
  seat_full_senate(t, Stage::consuls);
  const int n = put(t, ConsulPair{man("manlius"), man("furius")});
  t.order(1, attempt_during(n, "manlius", "papirius")).dice({5});
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::void_);
  EXPECT_EQ(refused_item(t, ConsulPair{man("furius"), man("claudius")}), "");
}
// RPR-1.09.721b  Concessions and a Consul for Life have had their one vote.
TEST(AssassinationInAVote, OfWhoCannotBeReplaced) {
  TestTable t;
  seat_full_senate(t);
  t.s().forum_concessions = {ConcessionId("mining")};
  const int mining = put(t, AwardConcessions{{{ConcessionId("mining"), man("manlius")}}});
  t.order(3, attempt_during(mining, "manlius", "aurelius")).dice({5});
  take(t, mining);
  EXPECT_EQ(status(t, mining), ItemStatus::void_);
  EXPECT_EQ(refused_item(t, AwardConcessions{{{ConcessionId("mining"), man("fabius")}}}), "RPR-1.09.61b");
  TestTable life;
  seat_full_senate(life);
  life.senator("manlius").influence = life.senator("fabius").influence = 25;
  const int n = put(life, ElectForLife{man("manlius")});
  life.order(3, attempt_during(n, "manlius", "aurelius")).dice({5});
  take(life, n);
  EXPECT_EQ(status(life, n), ItemStatus::void_);
  EXPECT_EQ(refused_item(life, ElectForLife{man("fabius")}), "RPR-1.09.131b");
}
// RPR-1.09.721c  The prosecutor is killed: no verdict, but one of the Censor's trials is gone.
TEST(AssassinationInAVote, OfTheProsecutor) {
  TestTable t;
  seat_full_senate(t, Stage::prosecutions);
  t.office("cornelius", Office::censor);
  t.senator("manlius").corrupt = t.senator("junius").corrupt = t.senator("aurelius").corrupt = true;
  Prosecution trial;
  trial.accused = man("manlius");
  trial.prosecutor = man("papirius");
  const int n = put(t, trial);
  t.order(2, attempt_during(n, "papirius", "claudius")).dice({5});
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::void_);
  EXPECT_TRUE(t.told<Verdict>().empty());
  EXPECT_EQ(t.s().session.presiding, man("cornelius"));
  const auto accuse = [&](const char* id) {
    Prosecution next;
    next.accused = man(id);
    next.prosecutor = man("julius");
    return next;
  };
  EXPECT_EQ(refused_item(t, accuse("manlius")), "");  // he was not acquitted
  const int second = put(t, accuse("junius"));
  t.order(3, vote(VoteChoice::against, {second}));
  take(t, second);
  EXPECT_EQ(refused_item(t, accuse("aurelius")), "RPR-1.09.41a");  // two minor ones
}
// RPR-1.09.721c  The Censor is killed: this trial and all others are over, and he whom he had relieved
// presides.
TEST(AssassinationInAVote, OfTheCensor) {
  TestTable t;
  seat_full_senate(t, Stage::prosecutions);
  t.office("fulvius", Office::censor);
  t.s().session.presiding = man("fulvius");
  t.s().session.presiding_seat = seat(2);
  t.senator("junius").corrupt = t.senator("aurelius").corrupt = true;
  const auto accuse = [&](const char* id) {
    Prosecution trial;
    trial.accused = man(id);
    trial.prosecutor = man("manlius");
    return trial;
  };
  const int first = put(t, accuse("junius"), 2), second = put(t, accuse("aurelius"), 2);
  t.order(3, attempt_during(first, "fulvius", "furius")).dice({5});
  take(t, first);
  EXPECT_EQ(status(t, first), ItemStatus::void_);
  EXPECT_EQ(status(t, second), ItemStatus::dropped);
  EXPECT_TRUE(t.s().session.prosecutions_ended);
  EXPECT_EQ(t.s().session.presiding, man("cornelius"));
  EXPECT_EQ(clause(refuse_proposal(t.p(), seat(1), accuse("aurelius"))), "RPR-1.09.41d");
  EXPECT_TRUE(alive(t, "junius"));
}
// RPR-1.09.721d  Whoever has voted before he dies has voted; whoever has not, has not.
TEST(AssassinationInAVote, VotesOfTheDead) {
  for (const bool after_his_vote : {true, false}) {
    TestTable t;
    seat_full_senate(t);
    t.leader(2, "manlius");
    const int n = put_motion(t, 1, ItemOrigin::tribune);
    t.order(2, vote(kFor));
    std::vector<Condition> ifs;
    if (after_his_vote) ifs.push_back(condition(ConditionKind::votes_for, 7));
    t.order(3, attempt_during(n, "claudius", "aurelius"), ifs).dice({5});
    take(t, n);
    EXPECT_FALSE(alive(t, "claudius"));
    // Cornelius 3, Fabius 2, Julius 3, Papirius 2, Manlius 2, Fulvius 2, and Claudius 3
    EXPECT_EQ(tally(item(t.s(), n)).in_favour, after_his_vote ? 17 : 14);
  }
}
// RPR-1.09.721e  The vote on a land bill goes on without its sponsors; so does that on a repeal.
TEST(AssassinationInAVote, LandBillsGoOn) {
  for (const char* target : {"fabius", "papirius"}) {
    TestTable t;
    seat_full_senate(t);
    t.s().unrest = 5;
    const int n = put(t, PassLandBill{LandBill::i, man("fabius"), man("papirius")});
    t.order(3, attempt_during(n, target, "aurelius")).dice({5});
    take(t, n);
    EXPECT_FALSE(alive(t, target));
    EXPECT_EQ(status(t, n), ItemStatus::passed);
    EXPECT_EQ(t.s().land_bills[LandBill::i], 1);
  }
  TestTable t;
  seat_full_senate(t);
  t.s().land_bills[LandBill::ii] = 1;
  t.senator("fabius").popularity = 9;
  const int n = put(t, RepealLandBill{LandBill::ii, man("fabius")});
  t.order(3, attempt_during(n, "fabius", "aurelius")).dice({5});
  for (const int player : {1, 2, 3}) t.order(player, vote(kFor, {n}));
  take(t, n);
  EXPECT_FALSE(alive(t, "fabius"));
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(t.s().land_bills[LandBill::ii], 0);
}

// RPR-1.09.71a, 7.3  DURING waits for its item, AFTER for the end of its item, WHEN CFL for that man's
// nomination.
TEST(AssassinationTriggers, During) {
  TestTable t;
  seat_full_senate(t);
  const int first = put_motion(t), second = put(t, motion("more thanks"));
  t.order(3, attempt_during(second, "manlius", "aurelius"));
  take(t, first);
  EXPECT_TRUE(t.told<AssassinationTried>().empty());
  t.dice({3});
  take(t, second);
  EXPECT_EQ(t.told<AssassinationTried>().size(), 1u);
}
TEST(AssassinationTriggers, After) {
  TestTable t;
  seat_full_senate(t);
  const int first = put_motion(t), second = put(t, motion("more thanks"));
  Assassinate o = attempt("manlius", "aurelius");
  o.trigger = Trigger::after;
  o.item = first;
  t.order(3, o);
  act(t);
  EXPECT_EQ(status(t, first), ItemStatus::passed);
  EXPECT_TRUE(t.told<AssassinationTried>().empty());
  t.dice({3});
  act(t);
  EXPECT_EQ(t.told<AssassinationTried>().size(), 1u);
  EXPECT_EQ(status(t, second), ItemStatus::pending);
  TestTable never;  // of an item that there is not
  seat_full_senate(never);
  const int only = put_motion(never);
  o.item = only + 1;
  never.order(3, o);
  act(never);
  EXPECT_EQ(status(never, only), ItemStatus::passed);
  EXPECT_TRUE(never.told<AssassinationTried>().empty());
}
TEST(AssassinationTriggers, WhenNominatedForLife) {
  for (const char* nominee : {"claudius", "manlius", ""}) {
    TestTable t;
    seat_full_senate(t);
    t.senator("claudius").influence = t.senator("manlius").influence = 25;
    const std::string who = nominee;
    const int n = who.empty() ? put_motion(t) : put(t, ElectForLife{man(nominee)});
    Assassinate o = attempt("claudius", "aurelius");
    o.trigger = Trigger::nominated;
    t.order(3, o);
    if (who == "claudius") t.dice({3});
    take(t, n);
    EXPECT_EQ(t.told<AssassinationTried>().size(), who == "claudius" ? 1u : 0u) << nominee;
  }
}

// RPR-1.09.73b  An assassin who got away rolls once for every bodyguard, with all that changed the first die;
// the first roll that catches him ends it.
TEST(Bodyguards, OneRollEach) {
  TestTable t("late");
  seat_full_senate(t);
  t.event(EventCard::evil_omens);
  t.senator("manlius").open_bodyguard = CardId("open_bodyguard_152");
  t.card(2, "secret_bodyguard_47")
      .card(2, "secret_bodyguard_101")
      .card(3, "assassin_49")
      .card(3, "assassin_99");
  t.standing(2, Bodyguard{SenatorId(), GuardMode::all, 0});
  t.dice({6, 6, 6, 6});  // 6 + 2 − 1 − 2 − 2 = 3, three times again
  strike(t, attempt("manlius", "aurelius", 2));
  EXPECT_EQ(t.told<AssassinationTried>().front().total, 3);
  const auto rolls = t.told<CatchRolled>();
  ASSERT_EQ(rolls.size(), 3u);
  for (const CatchRolled& roll : rolls) EXPECT_EQ(roll, (CatchRolled{man("aurelius"), 3, false}));
  EXPECT_TRUE(alive(t, "aurelius"));
  EXPECT_TRUE(t.faction(2).hand.empty());
}
// RPR-1.09.73b  Only to catch: a six kills nobody any more.
TEST(Bodyguards, OnlyToCatch) {
  TestTable t;
  seat_full_senate(t);
  t.card(2, "secret_bodyguard_47").standing(2, Bodyguard{man("manlius"), GuardMode::all, 0}).dice({4, 6});
  strike(t, attempt("manlius", "aurelius"));
  EXPECT_TRUE(alive(t, "manlius"));
  EXPECT_TRUE(alive(t, "aurelius"));
}
// RPR-1.09.73b  The first die may kill and a later one catch.
TEST(Bodyguards, KilledAndCaught) {
  TestTable t;
  seat_full_senate(t);
  t.card(2, "secret_bodyguard_47").card(2, "secret_bodyguard_101").card(3, "assassin_49");
  t.standing(2, Bodyguard{SenatorId(), GuardMode::all, 0});
  t.dice({6, 3});  // 6 + 1 − 2 = 5; 3 + 1 − 2 = 2: the second bodyguard need not roll
  strike(t, attempt("manlius", "aurelius", 1));
  EXPECT_FALSE(alive(t, "manlius"));
  EXPECT_FALSE(alive(t, "aurelius"));
  EXPECT_EQ(t.told<CatchRolled>().size(), 1u);
}
// RPR-1.09.73b  Caught at once: no further roll.
TEST(Bodyguards, CaughtAtOnce) {
  TestTable t;
  seat_full_senate(t);
  t.card(2, "secret_bodyguard_47").standing(2, Bodyguard{SenatorId(), GuardMode::all, 0}).dice({3});
  strike(t, attempt("manlius", "aurelius"));
  EXPECT_FALSE(alive(t, "aurelius"));
  EXPECT_TRUE(t.told<CatchRolled>().empty());
}

}  // namespace assassination_test
}  // namespace adj::respublica
