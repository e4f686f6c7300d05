// RPR-1.09.15, 1.09.151  Tribunes that propose: when, what, one at a time; a vote reserved, a vote suspended.

#include "tests/games/respublica/orders_for_test.h"
#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace tribune_proposals_test {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;
constexpr auto kAfter = TribuneMoment::after;
constexpr auto kReserve = TribuneMoment::reserve;
constexpr auto kSuspend = TribuneMoment::suspend;
constexpr auto kAdjourn = TribuneMoment::adjourn;

std::size_t cards(TestTable& t, int player) { return t.faction(player).hand.size(); }
void propose_by_tribune(TestTable& t) {
  t.run([](RprTable& table) { EXPECT_TRUE(tribune_proposes(table)); });
}
// Cornelius, who presides, would go to war: 8 legions and his military against 10.
int put_departure(TestTable& t, int by = 1, ItemOrigin origin = ItemOrigin::presiding) {
  t.war("1st_gallic", WarZone::active).active_forces(10, 0);
  return put(t, SendForces{{{man("cornelius"), WarId("1st_gallic"), {8, 0, 0}}}}, by, origin);
}

// RPR-1.09.15a  The card of a Tribune who was used goes to the discards.
TEST(Tribunes, TheCardIsDiscarded) {
  TestTable t;
  seat_senate(t);
  t.card(2, "tribune_38").card(2, "tribune_39").order(2, tribune(kAfter, 0, motion("a")));
  propose_by_tribune(t);
  EXPECT_EQ(t.faction(2).hand, std::vector{CardId("tribune_39")});
  EXPECT_EQ(t.s().discard, std::vector{CardId("tribune_38")});
  ASSERT_EQ(t.told<TribuneUsed>().size(), 1u);
  EXPECT_EQ(t.told<TribuneUsed>().front().purpose, Name("propose"));
  EXPECT_EQ(item(t.s(), 1).proposer, seat(2));
  EXPECT_EQ(item(t.s(), 1).origin, ItemOrigin::tribune);
}
// RPR-1.09.15a  Two at the same moment: dice. The loser keeps his card, and his line for the next moment.
TEST(Tribunes, DiceBetweenTwo) {
  TestTable t;
  seat_senate(t);
  t.card(2, "tribune_38").card(3, "tribune_39");
  t.order(2, tribune(kAfter, 0, motion("a"))).order(3, tribune(kAfter, 0, motion("b"))).dice({1, 2, 5, 5});
  propose_by_tribune(t);
  ASSERT_EQ(t.told<TribunesRolled>().size(), 1u);
  EXPECT_EQ(t.told<TribunesRolled>().front().seats, (std::vector{seat(2), seat(3)}));
  EXPECT_EQ(t.told<TribunesRolled>().front().winner, seat(3));
  EXPECT_EQ(item(t.s(), 1).proposal, motion("b"));
  EXPECT_EQ(cards(t, 2), 1u);
  EXPECT_EQ(cards(t, 3), 0u);
  silence(t);
  act(t);  // the ballots on b: the loser sends nothing new
  act(t);
  EXPECT_NE(status(t, 1), ItemStatus::pending);
  EXPECT_EQ(cards(t, 2), 1u);
  act(t);
  EXPECT_EQ(cards(t, 2), 0u);
  EXPECT_EQ(item(t.s(), 2).proposal, motion("a"));
}
// RPR-1.09.15a  So it is with two vetoes before the first vote.
TEST(Tribunes, DiceBetweenTwoEarlyVetoes) {
  TestTable t;
  seat_senate(t);
  t.card(2, "tribune_38").card(3, "tribune_39");
  const int n = put_motion(t);
  t.order(2, veto_on(n, true)).order(3, veto_on(n, true)).dice({1, 2, 5, 5});
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::vetoed);
  EXPECT_EQ(item(t.s(), n).vetoed_by, seat(3));
  EXPECT_EQ(cards(t, 2), 1u);
  EXPECT_EQ(cards(t, 3), 0u);
}

// RPR-1.09.151a  Anybody with a Tribune forces one proposal, between two votes: what the agenda brings waits.
TEST(Tribunes, OneProposalByAnybody) {
  TestTable t;
  seat_senate(t);
  const int chair = put_motion(t);
  t.card(3, "tribune_38").order(3, tribune(kAfter, 0, motion("bread")));
  EXPECT_EQ(clause(refuse_item(t.p(), seat(3), motion("bread"), ItemOrigin::presiding)), "RPR-1.09.12b");
  act(t);
  ASSERT_EQ(t.s().session.items.size(), 2u);
  EXPECT_EQ(t.s().session.items[0].proposal, motion("bread"));
  EXPECT_EQ(status(t, chair), ItemStatus::pending);
  silence(t);
  act(t);
  act(t);
  EXPECT_EQ(status(t, 2), ItemStatus::passed);  // Furius and Aurelius
  EXPECT_EQ(status(t, chair), ItemStatus::pending);
  EXPECT_EQ(t.s().session.items.size(), 2u);
}
// RPR-1.09.151a  Not while a vote is running: AFTER 1 comes when the vote on 1 is over.
TEST(Tribunes, NotDuringAVote) {
  TestTable t;
  seat_senate(t);
  const int first = put_motion(t), second = put(t, motion("more"));
  t.card(3, "tribune_38").order(3, tribune(kAfter, first, motion("bread")));
  act(t);
  EXPECT_EQ(status(t, first), ItemStatus::passed);
  EXPECT_EQ(t.s().session.items.size(), 2u);
  EXPECT_EQ(cards(t, 3), 1u);
  act(t);
  EXPECT_EQ(cards(t, 3), 0u);
  EXPECT_EQ(item(t.s(), 3).proposal, motion("bread"));
  EXPECT_EQ(status(t, second), ItemStatus::pending);
}
// RPR-1.09.151a, RPR-1.09.151b  What a line must say.
TEST(Tribunes, Refusals) {
  TestTable t;
  seat_senate(t);
  const int n = put_motion(t);
  const auto no = [&](const UseTribune& o) { return clause(refuse(t.p(), seat(2), o, When::now)); };
  EXPECT_EQ(no(tribune(kAfter, n, motion("a"))), "RPR-1.09.151a");  // he has none
  t.card(2, "tribune_38");
  EXPECT_EQ(no(tribune(kAfter, n, motion("a"))), "");
  EXPECT_EQ(no(tribune(kAfter, 0, motion("a"))), "");
  EXPECT_EQ(no(tribune(kAfter, n)), "RPR-1.09.151a");
  EXPECT_EQ(no(tribune(kAfter, 7, motion("a"))), "RPR-1.09.151a");
  EXPECT_EQ(no(tribune(kReserve, n)), "");
  EXPECT_EQ(no(tribune(kReserve, n, motion("a"))), "RPR-1.09.151a");
  EXPECT_EQ(no(tribune(kReserve, 7)), "RPR-1.09.151b");
  item(t.s(), n).status = ItemStatus::passed;
  EXPECT_EQ(no(tribune(kReserve, n)), "RPR-1.09.151b");
}

// RPR-1.09.151b  Played during a vote: the vote goes on, and the next proposal is his; he names it then.
TEST(Tribunes, ReserveTheNextProposal) {
  TestTable t;
  seat_senate(t);
  const int first = put_motion(t), second = put(t, motion("more"));
  t.card(3, "tribune_38").order(3, tribune(kReserve, first)).order(3, vote(kAgainst, {first}));
  act(t);
  EXPECT_EQ(status(t, first), ItemStatus::failed);  // 5 to 6
  EXPECT_EQ(cards(t, 3), 0u);
  EXPECT_EQ(t.s().session.reserved, std::vector{seat(3)});
  EXPECT_EQ(t.told<TribuneUsed>().front().purpose, Name("reserve"));
  const State before = t.s();
  EXPECT_EQ(t.run_to_window([](RprTable& table) { hold_session(table); }),
            std::vector<std::string>{"agenda/3"});
  t.s() = before;
  EXPECT_EQ(clause(refuse(t.p(), seat(3), Propose{motion("bread"), false}, When::now)), "");
  EXPECT_EQ(clause(refuse(t.p(), seat(2), Propose{motion("bread"), false}, When::now)), "RPR-1.09.12b");
  t.answer("agenda", 3, {Order(Propose{motion("bread"), false})});
  act(t);
  EXPECT_EQ(t.s().session.items[1].proposal, motion("bread"));
  EXPECT_EQ(t.s().session.items[1].origin, ItemOrigin::tribune);
  EXPECT_EQ(status(t, second), ItemStatus::pending);
  EXPECT_TRUE(t.s().session.reserved.empty());
}
// RPR-1.09.151b  Who has sent ahead what he would propose is not asked; a motion, free to everybody
// (RPR-1.09.83a), is not what he kept his Tribune for.
TEST(Tribunes, ReservedForWhatWasSentAhead) {
  for (const bool business : {true, false}) {
    TestTable t;
    seat_senate(t);
    t.s().treasury = 100;
    t.s().session.reserved = {seat(3)};
    t.order(3, Propose{motion("thanks"), false});
    if (business) t.order(3, Propose{RaiseForces{2, 0}, false});
    if (!business) {
      EXPECT_EQ(t.run_to_window([](RprTable& table) { reserved_proposal(table); }),
                std::vector<std::string>{"agenda/3"});
      continue;
    }
    t.run([](RprTable& table) { EXPECT_TRUE(reserved_proposal(table)); });
    ASSERT_EQ(t.s().session.items.size(), 1u);
    EXPECT_EQ(t.s().session.items[0].proposal, Proposal(RaiseForces{2, 0}));
  }
}
// RPR-1.09.151b  Who then names nothing has spent his Tribune.
TEST(Tribunes, ReservedForNothing) {
  TestTable t;
  seat_senate(t);
  const int first = put_motion(t);
  t.card(3, "tribune_38").order(3, tribune(kReserve, first));
  act(t);
  t.answer("agenda", 3, {});
  act(t);
  EXPECT_TRUE(t.s().session.reserved.empty());
  EXPECT_EQ(t.s().session.items.size(), 1u);
  EXPECT_EQ(cards(t, 3), 0u);
}

// RPR-1.09.151c  No Tribune comes between a Tribune and the vote on his proposal; a veto does.
TEST(Tribunes, NotInterruptedByAnother) {
  for (const bool reserved : {false, true}) {
    TestTable t;
    seat_senate(t);
    t.card(2, "tribune_38").card(3, "tribune_39").order(2, tribune(kAfter, 0, motion("a")));
    propose_by_tribune(t);
    t.order(3, tribune(kAfter, 0, motion("b")));
    if (reserved) t.s().session.reserved = {seat(3)};
    const State before = t.s();
    EXPECT_EQ(t.run_to_window([](RprTable& table) { hold_session(table); }),
              (std::vector<std::string>{"ballots/1", "ballots/2", "ballots/3"}));
    t.s() = before;
    EXPECT_EQ(cards(t, 3), 1u);
    t.answer("ballots", 1, {}).answer("ballots", 2, {}).answer("ballots", 3, {Order(veto_on(1))});
    act(t);
    EXPECT_EQ(t.s().session.items.size(), 1u);
    act(t);
    EXPECT_EQ(status(t, 1), ItemStatus::vetoed);
    EXPECT_EQ(cards(t, 3), 0u);
  }
}

// RPR-1.09.151d  Trials are not proposed by Tribunes, whatever the moment; they may be vetoed by anybody.
TEST(Tribunes, NoProsecutions) {
  TestTable t;
  seat_full_senate(t, Stage::prosecutions);
  t.office("cornelius", Office::censor).card(3, "tribune_38");
  t.senator("manlius").corrupt = true;
  Prosecution trial;
  trial.accused = man("manlius");
  trial.prosecutor = man("furius");
  for (const When when : {When::now, When::later})
    for (const TribuneMoment moment : {kAfter, kAdjourn, kSuspend})
      EXPECT_EQ(clause(refuse(t.p(), seat(3), tribune(moment, 0, Proposal(trial)), when)), "RPR-1.09.151d");
  EXPECT_EQ(clause(refuse_item(t.p(), seat(3), trial, ItemOrigin::tribune)), "RPR-1.09.151d");
  trial.prosecutor = man("fabius");
  const int n = put(t, trial);
  EXPECT_EQ(clause(refuse(t.p(), seat(3), veto_on(n), When::now)), "");
  t.order(3, veto_on(n));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::vetoed);
}

// RPR-1.09.151e  The session is adjourned: a Tribune holds it open for one proposal, and for no more.
TEST(Tribunes, AfterAdjournment) {
  TestTable t;
  seat_senate(t);
  t.s().session.prosecutions_over = true;
  const int n = put_motion(t);
  t.card(2, "tribune_38").order(2, tribune(kAdjourn, 0, motion("bread"))).order(1, Adjourn{});
  act(t);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(cards(t, 2), 1u);
  EXPECT_EQ(t.s().session.items.size(), 1u);
  act(t);
  EXPECT_TRUE(session_open(t.s()));
  EXPECT_EQ(cards(t, 2), 0u);
  EXPECT_EQ(item(t.s(), 2).proposal, motion("bread"));
  EXPECT_EQ(clause(refuse_item(t.p(), seat(1), motion("wine"), ItemOrigin::presiding)), "RPR-1.09.151e");
  EXPECT_EQ(clause(refuse_item(t.p(), seat(3), motion("wine"), ItemOrigin::tribune)), "");
  silence(t);
  act(t);
  t.order(1, Propose{motion("wine"), false});
  act(t);
  EXPECT_EQ(status(t, 2), ItemStatus::passed);
  act(t);
  EXPECT_FALSE(session_open(t.s()));
  EXPECT_EQ(t.s().session.items.size(), 2u);
}

// RPR-1.09.151f  A Tribune adjourns nothing; but he may send the presiding magistrate to war, and that closes
// the session.
TEST(Tribunes, SendThePresidingMagistrateAway) {
  const TestTable named = named_table();
  const LinesAt lines(named, 1);
  EXPECT_EQ(lines.why("TRIBUNE AFTER 1 PROPOSE RAISE 2 LEGIONS"), "");
  for (const char* line : {"TRIBUNE AFTER 1 PROPOSE ADJOURN", "TRIBUNE ADJOURN", "TRIBUNE PROPOSE ADJOURN",
                           "PROPOSE ADJOURN", "TRIBUN APRES 1 PROPOSER AJOURNER"})
    EXPECT_NE(lines.why(line), "") << line;
  TestTable t;
  seat_senate(t);
  t.war("1st_gallic", WarZone::active).active_forces(10, 0);
  t.card(2, "tribune_38");
  t.order(2, tribune(kAfter, 0, SendForces{{{man("cornelius"), WarId("1st_gallic"), {8, 0, 0}}}}));
  act(t);
  t.answer("ballots", 1, {}).answer("ballots", 2, {}).answer("ballots", 3, {Order(vote(kFor, {1}))});
  act(t);
  act(t);
  EXPECT_EQ(status(t, 1), ItemStatus::passed);
  EXPECT_EQ(t.senator("cornelius").place, Place::war);
  EXPECT_FALSE(session_open(t.s()));
  EXPECT_EQ(t.told<SenateClosed>().front().why, Name("left"));
}

// RPR-1.09.151g, RPR-1.09.142b  At his turn a Tribune suspends the vote that would send the presiding
// magistrate away; votes cast stand, the others are cast when his own proposal is done.
TEST(Tribunes, SuspendTheDeparture) {
  TestTable t;
  seat_senate(t);
  const int departure = put_departure(t);
  t.card(3, "tribune_38").card(2, "tribune_39").order(2, vote(kFor, {departure}));
  t.order(3, tribune(kSuspend, departure, motion("bread")));
  act(t);
  EXPECT_EQ(status(t, departure), ItemStatus::suspended);
  EXPECT_EQ(cards(t, 3), 0u);
  EXPECT_EQ(t.told<TribuneUsed>().front().purpose, Name("suspend"));
  ASSERT_EQ(item(t.s(), departure).votes.size(), 1u);
  // The second window: seat 2 would like to vote otherwise now, or to veto.
  t.answer("ballots", 1, {})
      .answer("ballots", 2, {Order(vote(kAgainst, {departure})), Order(veto_on(departure))});
  t.answer("ballots", 3, {Order(vote(kFor, {departure}))});
  act(t);
  EXPECT_EQ(status(t, departure), ItemStatus::suspended);
  act(t);
  EXPECT_EQ(status(t, 2), ItemStatus::passed);
  EXPECT_EQ(status(t, departure), ItemStatus::suspended);
  act(t);
  EXPECT_EQ(status(t, departure), ItemStatus::passed);
  EXPECT_EQ(tally(item(t.s(), departure)).in_favour, 5 + 6 + 5);
  EXPECT_EQ(tally(item(t.s(), departure)).against, 0);
  EXPECT_EQ(cards(t, 2), 1u);
  EXPECT_FALSE(session_open(t.s()));
}
// RPR-1.09.151g  Who has not voted yet may still veto it, at his turn or before the vote goes on.
TEST(Tribunes, ASuspendedVoteMayBeVetoed) {
  for (const bool early : {false, true}) {
    TestTable t;
    seat_senate(t);
    const int departure = put_departure(t);
    t.card(3, "tribune_38").card(1, "tribune_39").order(3, tribune(kSuspend, departure, motion("bread")));
    act(t);
    t.answer("ballots", 1, {Order(veto_on(departure, early))})
        .answer("ballots", 2, {})
        .answer("ballots", 3, {});
    act(t);
    act(t);
    act(t);
    EXPECT_EQ(status(t, departure), ItemStatus::vetoed);
    EXPECT_EQ(item(t.s(), departure).votes.size(), early ? 1u : 2u);
    EXPECT_EQ(cards(t, 1), 0u);
    EXPECT_TRUE(session_open(t.s()));
  }
}
// RPR-1.09.151b, g, RPR-CARD-097  A second line of the same kind tries again when the first Tribune is
// cancelled.
TEST(Tribunes, ReserveOrSuspendOnceMore) {
  for (const bool suspend : {true, false})
    for (const bool twice : {true, false}) {
      TestTable t;
      seat_senate(t);
      const int departure = put_departure(t);
      const UseTribune line = suspend ? tribune(kSuspend, departure, motion("bread"))
                                      : tribune(TribuneMoment::reserve, departure);
      t.card(3, "tribune_38").card(3, "tribune_39").card(2, "murder_of_a_tribune_97");
      t.order(2, OpposeTribune{true, man("claudius"), 6}).order(3, line);
      if (twice) t.order(3, line);
      t.order(1, vote(kAgainst, {departure})).dice({4});
      act(t);
      EXPECT_EQ(t.told<TribuneUsed>().size(), twice ? 2u : 1u);
      EXPECT_EQ(cards(t, 3), twice ? 0u : 1u);
      EXPECT_EQ(status(t, departure), suspend && twice ? ItemStatus::suspended : ItemStatus::failed);
      EXPECT_EQ(t.s().session.reserved.size(), !suspend && twice ? 1u : 0u);
    }
}
// RPR-1.09.151g  After his own turn it is too late, and no other vote is suspended.
TEST(Tribunes, SuspendOnlyInTime) {
  TestTable t;
  seat_senate(t);
  const int other = put_motion(t), departure = put_departure(t);
  t.card(2, "tribune_38");
  EXPECT_EQ(clause(refuse(t.p(), seat(2), tribune(kSuspend, departure, motion("a")), When::now)), "");
  EXPECT_EQ(clause(refuse(t.p(), seat(2), tribune(kSuspend, other, motion("a")), When::now)),
            "RPR-1.09.151g");
  t.order(2, tribune(kSuspend, other, motion("a")));
  t.order(2, tribune(kSuspend, departure, motion("a")),
          {condition(ConditionKind::votes_for, 1)});  // he votes first
  t.order(3, vote(kFor, {departure}));
  act(t);
  EXPECT_EQ(status(t, other), ItemStatus::passed);
  act(t);
  EXPECT_EQ(status(t, departure), ItemStatus::passed);
  EXPECT_EQ(cards(t, 2), 1u);
}
// RPR-1.09.151g, RPR-1.09.642b  What was decided meanwhile may leave nothing to send: then the departure
// fails.
TEST(Tribunes, SuspendedUntilItIsImpossible) {
  TestTable t;
  seat_senate(t);
  const int departure = put_departure(t);
  t.card(2, "tribune_38").order(2, tribune(kSuspend, departure, DisbandForces{{5, 0, 0}}));
  act(t);
  t.answer("ballots", 1, {}).answer("ballots", 2, {}).answer("ballots", 3, {Order(vote(kFor))});
  act(t);
  act(t);
  EXPECT_EQ(status(t, 2), ItemStatus::passed);
  act(t);
  EXPECT_EQ(status(t, departure), ItemStatus::failed);
  EXPECT_EQ(t.senator("cornelius").place, Place::rome);
}

// RPR-1.09.642b  It fails at once, before anybody votes on or pays for it, even if an item behind it would
// raise as many again.
TEST(Tribunes, SuspendedUntilItIsImpossibleWhateverComesLater) {
  TestTable t;
  seat_senate(t);
  t.s().treasury = 100;
  const int departure = put_departure(t);
  const int raise = put(t, RaiseForces{5, 0});
  t.card(2, "tribune_38").order(2, tribune(kSuspend, departure, DisbandForces{{5, 0, 0}}));
  act(t);
  t.answer("ballots", 1, {}).answer("ballots", 2, {}).answer("ballots", 3, {Order(vote(kFor))});
  act(t);
  act(t);
  ASSERT_EQ(status(t, raise), ItemStatus::pending);
  act(t);
  EXPECT_EQ(status(t, departure), ItemStatus::failed);
  EXPECT_TRUE(t.told<FactionVoted>().empty());
}

// RPR-1.09.151i  The right time of everything that a Tribune may propose.
TEST(Tribunes, TheRightTime) {
  using S = Stage;
  const std::vector<std::pair<Proposal, std::set<Stage>>> times{
      {ConsulPair{man("furius"), man("claudius")}, {S::consuls}},
      {ElectPontifex{man("furius")}, {S::pontifex}},
      {ElectCensor{man("furius")}, {S::censor}},
      {ElectForLife{man("furius")}, {S::pontifex, S::dictator, S::censor, S::governors, S::business}},
      {ElectGovernors{{{ProvinceId("sicilia"), man("furius"), false}}}, {S::governors, S::business}},
      {AwardConcessions{{{ConcessionId("mining"), man("furius")}}}, {S::business}},
      {PassLandBill{LandBill::i, man("furius"), man("aurelius")}, {S::business}},
      {RepealLandBill{LandBill::ii, man("furius")}, {S::business}},
      {RaiseForces{2, 0}, {S::business}},
      {DisbandForces{{2, 0, 0}}, {S::business}},
      {SendForces{{{man("cornelius"), WarId("1st_gallic"), {8, 0, 0}}}}, {S::business}},
      {RecallCommander{man("cornelius"), true, {}}, {S::business}},
      {motion("x"), {S::business}},
  };
  for (const auto& [proposal, right] : times)
    for (const Stage stage :
         {S::consuls, S::pontifex, S::dictator, S::censor, S::prosecutions, S::governors, S::business}) {
      TestTable t;
      seat_senate(t, stage);
      const auto refused = refuse_item(t.p(), seat(3), proposal, ItemOrigin::tribune);
      const bool in_time = !refused || refused->key != "not_the_time";
      EXPECT_EQ(in_time, right.contains(stage)) << proposal.index() << " at " << name_of(stage);
      if (!in_time) {
        EXPECT_EQ(refused->clause, "RPR-1.09.151i");
      }
    }
}
// RPR-1.09.151i  A Dictator until the Censor is chosen.
TEST(Tribunes, TheTimeOfTheDictator) {
  for (const Stage stage : {Stage::consuls, Stage::dictator, Stage::prosecutions, Stage::business}) {
    TestTable t;
    seat_senate(t, stage);
    for (const char* war : {"1st_punic", "1st_macedonian", "syrian"}) t.war(war, WarZone::active);
    EXPECT_EQ(clause(refuse_item(t.p(), seat(3), ElectDictator{man("furius")}, ItemOrigin::tribune)),
              stage == Stage::dictator ? "" : "RPR-1.09.151i");
  }
}
// RPR-1.09.151i  The book's example: no legions before the Censor is elected; the line waits. What is past is
// refused.
TEST(Tribunes, TooEarlyAndTooLate) {
  TestTable t;
  seat_full_senate(t, Stage::censor);
  t.s().treasury = 100;
  t.card(3, "tribune_38").order(3, tribune(kAfter, 0, RaiseForces{2, 0}));
  t.run([](RprTable& table) { EXPECT_FALSE(tribune_proposes(table)); });
  EXPECT_EQ(cards(t, 3), 1u);
  t.s().session.stage = Stage::business;
  propose_by_tribune(t);
  EXPECT_EQ(cards(t, 3), 0u);
  t.card(3, "tribune_39");
  const auto no = [&](Proposal x) {
    return clause(refuse(t.p(), seat(3), tribune(kAfter, 0, std::move(x)), When::now));
  };
  EXPECT_EQ(no(ElectCensor{man("claudius")}), "RPR-1.09.151i");
  EXPECT_EQ(no(ConsulPair{man("claudius"), man("furius")}), "RPR-1.09.151i");
  EXPECT_EQ(no(motion("x")), "");
  EXPECT_EQ(no(ElectForLife{man("claudius")}), "");
  EXPECT_EQ(no(ElectGovernors{{{ProvinceId("sicilia"), man("furius"), false}}}), "");
}
// RPR-1.09.151i  Laws that need no vote come at any time.
TEST(Tribunes, LawsAtAnyTime) {
  for (const Stage stage : {Stage::consuls, Stage::censor, Stage::prosecutions, Stage::business}) {
    TestTable t("middle");
    seat_senate(t, stage);
    t.card(2, "calpurnian").order(2, PlayLaw{Law::calpurnian, false});
    t.run([](RprTable& table) { play_laws(table); });
    EXPECT_TRUE(t.s().laws.contains(Law::calpurnian));
  }
}

}  // namespace tribune_proposals_test
}  // namespace adj::respublica
