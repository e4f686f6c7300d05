// RPR-1.09.1, 1.09.7, 1.09.8  Edges of the session: the chair, the order of votes, daggers, the Consul for
// Life.

#include <algorithm>

#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace senate_edges_test {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;

bool alive(const TestTable& t, const char* id) { return find_senator(t.s(), man(id)) != nullptr; }
bool tells(const TestTable& t, const char* clause) {
  const std::vector<std::string> all = t.clauses();
  return std::find(all.begin(), all.end(), clause) != all.end();
}

// RPR-1.09.12b  He who presides fixes the order, though there is a Censor; his own faction comes last.
TEST(VotingOrder, IsNotTheCensors) {
  TestTable t;
  seat_senate(t);
  t.office("furius", Office::censor).standing(3, VoteOrder{{seat(1)}});
  take(t, put_motion(t));
  EXPECT_EQ(t.told<VoteOpened>().front().order, (std::vector{seat(2), seat(3), seat(1)}));
}
// RPR-1.09.12b  A faction that has gone is not called, be it named.
TEST(VotingOrder, WithoutTheEliminated) {
  TestTable t;
  seat_senate(t);
  t.faction(3).eliminated = true;
  t.standing(1, VoteOrder{{seat(3), seat(1)}});
  EXPECT_EQ(voting_order(t.p()), (std::vector{seat(1), seat(2)}));
}

// RPR-1.09.12b  He may order every vote as he likes: a line whose condition speaks of the vote in hand.
TEST(VotingOrder, OfThisVote) {
  TestTable t;
  seat_senate(t, Stage::censor);
  Condition of_fabius = condition(ConditionKind::nominee);
  of_fabius.senator = man("fabius");
  t.standing(1, VoteOrder{{seat(3), seat(1)}}, {of_fabius}).standing(1, VoteOrder{{seat(1)}});
  for (const char* id : {"fabius", "manlius"}) {
    take(t, put(t, ElectCensor{man(id)}));
    EXPECT_EQ(t.told<VoteOpened>().front().order, id == std::string("fabius")
                                                      ? (std::vector{seat(3), seat(1), seat(2)})
                                                      : (std::vector{seat(1), seat(2), seat(3)}));
  }
}

// RPR-1.09.144a, 1.09.823a  A Consul for Life votes for all but the rebel: those are no other players.
TEST(StandingDown, UnderAConsulForLife) {
  for (const bool rebel : {true, false}) {
    TestTable t;
    seat_full_senate(t);
    t.s().treasury = 100;
    t.s().for_life = man("furius");
    if (rebel) {
      t.s().civil_war.emplace();
      t.s().civil_war->faction = seat(2);
    }
    const int n = put(t, RaiseForces{1, 0});
    t.order(3, vote(kAgainst)).order(2, vote(kAgainst));
    take(t, n);
    EXPECT_EQ(status(t, n), ItemStatus::failed);
    EXPECT_EQ(t.told<UnanimousDefeat>().size(), rebel ? 1u : 0u);
  }
}
// RPR-1.09.144a  Who wishes to pay with influence keeps the chair.
TEST(StandingDown, InfluenceInstead) {
  for (const int influence : {5, 0}) {
    TestTable t;
    seat_senate(t);
    t.senator("cornelius").influence = influence;
    t.s().treasury = 100;
    const int n = put(t, RaiseForces{1, 0});
    t.standing(1, Unanimous{false}).order(2, vote(kAgainst)).order(3, vote(kAgainst));
    take(t, n);
    EXPECT_EQ(t.senator("cornelius").influence, influence == 5 ? 4 : 0);
    EXPECT_EQ(t.s().session.presiding, man(influence == 5 ? "cornelius" : "fabius"));
    EXPECT_EQ(tells(t, "RPR-1.09.144a"), influence == 5);
    EXPECT_EQ(tells(t, "RPR-1.09.144b"), influence == 0);
  }
}
// RPR-1.09.144c  When all have stood down, rank alone decides; when nobody is in Rome, nobody presides.
TEST(Presiding, WhenNobodyIsLeft) {
  TestTable t;
  seat_senate(t);
  for (const Senator& m : t.s().senator) t.s().session.stood_down.insert(m.id);
  EXPECT_EQ(presiding(t.p()), man("cornelius"));
  t.s().last_hrao = seat(2);
  for (Senator& m : t.s().senator) m.place = Place::war;
  t.run([](RprTable& table) { set_presiding(table, "left"); });
  EXPECT_TRUE(t.s().session.presiding.empty());
  EXPECT_EQ(t.s().session.presiding_seat, seat(2));
}
// RPR-1.09.12b, 1.09.12e  His successor is asked what he wants; what a Tribune had put up stays. The trials
// are no matter of this chair's.
TEST(Presiding, WhatTheDeadLeaveOnTheTable) {
  TestTable t;
  seat_full_senate(t);
  t.leader(1, "fabius").office("claudius", Office::censor);
  const int own = put_motion(t), tribunes = put(t, motion("peace"), 1, ItemOrigin::tribune);
  t.run([](RprTable& table) { kill_senator(table, "RPR-1.09.72a", man("cornelius"), "assassinated"); });
  EXPECT_EQ(t.s().session.presiding, man("claudius"));
  EXPECT_EQ(status(t, own), ItemStatus::dropped);
  EXPECT_EQ(status(t, tribunes), ItemStatus::pending);
  EXPECT_FALSE(t.s().session.agenda_asked);
  EXPECT_FALSE(t.s().session.prosecutions_ended);
}

// RPR-1.09.642b  What has become impossible while it was suspended fails without another vote.
TEST(Suspended, ImpossibleMeanwhile) {
  for (const bool impossible : {true, false}) {
    TestTable t;
    seat_full_senate(t, Stage::censor);
    t.senator("manlius").prior_consul = t.senator("furius").prior_consul = true;
    const int n = put(t, ElectCensor{man("manlius")});
    item(t.s(), n).status = ItemStatus::suspended;
    if (impossible) t.senator("manlius").place = Place::war;
    take(t, n);
    EXPECT_EQ(status(t, n), impossible ? ItemStatus::failed : ItemStatus::passed);
    EXPECT_EQ(t.told<FactionVoted>().size(), impossible ? 0u : 3u);
  }
}
// RPR-1.09.41d, 1.09.74b  The Censor dies while he conducts a special trial: no more prosecutions, but this
// trial goes on.
TEST(SpecialTrial, OutlivesTheCensor) {
  TestTable t;
  seat_full_senate(t, Stage::prosecutions);
  t.office("fabius", Office::censor);
  t.s().session.presiding = man("fabius");
  const int n = put(t, AssassinTrial{man("furius"), man("claudius"), 0}, 1, ItemOrigin::forced);
  t.order(2, attempt_during(n, "fabius", "manlius")).dice({3, 4, 5});  // the appeal changes nothing
  take(t, n);
  EXPECT_FALSE(alive(t, "fabius"));
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(t.told<FactionVoted>().size(), 3u);
  EXPECT_TRUE(t.s().session.prosecutions_ended);
}

// RPR-1.09.721b  The vote has ended by one attempt: another one on the same vote comes too late.
TEST(AssassinationInAVote, TheSecondComesTooLate) {
  TestTable t;
  seat_full_senate(t, Stage::censor);
  for (const char* id : {"manlius", "fulvius", "furius"}) t.senator(id).prior_consul = true;
  const int n = put(t, ElectCensor{man("manlius")});
  t.order(1, attempt_during(n, "manlius", "papirius")).order(3, attempt_during(n, "fabius", "aurelius"));
  t.dice({5});
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::void_);
  EXPECT_EQ(t.told<AssassinationTried>().size(), 1u);
}
// RPR-1.09.71a, 1.09.16a  Both become due when the last faction is called: both are made before it votes.
TEST(AssassinationInAVote, TwoBeforeTheLastVote) {
  TestTable t;
  seat_full_senate(t);
  const int n = put_motion(t);
  const std::vector<Condition> late{condition(ConditionKind::votes_for, 15)};  // seats 2 and 3 together
  t.order(2, vote(kFor)).order(3, vote(kFor));
  t.order(2, attempt_during(n, "furius", "fulvius"), late);
  t.order(3, attempt_during(n, "fabius", "junius"), late);
  t.dice({3, 3});
  take(t, n);
  EXPECT_EQ(t.told<AssassinationTried>().size(), 2u);
}
// RPR-1.09.7a  Neither by nor against a man who is not in play.
TEST(Assassination, OnlyMenInPlay) {
  TestTable t;
  seat_full_senate(t);
  EXPECT_EQ(clause(refuse_attempt(t.p(), seat(3), attempt("manlius", "acilius"))), "RPR-1.09.7a");
  EXPECT_EQ(clause(refuse_attempt(t.p(), seat(3), attempt("acilius", "aurelius"))), "RPR-1.09.7a");
}
// RPR-1.09.7c  Only Assassins are spent, whatever else he holds; and it is told who tried, on whom, with how
// many.
TEST(Assassination, SpendsOnlyAssassins) {
  TestTable t;
  seat_full_senate(t);
  t.card(3, "tribune_38").card(3, "assassin_49").dice({3});
  strike(t, attempt("manlius", "aurelius", 1));
  EXPECT_EQ(t.faction(3).hand, std::vector{CardId("tribune_38")});
  const AssassinationTried told = t.told<AssassinationTried>().front();
  EXPECT_EQ(told.by, man("aurelius"));
  EXPECT_EQ(told.target, man("manlius"));
  EXPECT_EQ(told.cards, 1);
}

// RPR-1.09.621b, 1.09.721e  The sponsor of a repeal dies during the vote: his heir pays nothing for it.
TEST(AssassinationInAVote, OfTheSponsorOfARepeal) {
  TestTable t;
  seat_full_senate(t);
  t.s().land_bills[LandBill::ii] = 1;
  t.senator("cornelius").popularity = 9;
  const int n = put(t, RepealLandBill{LandBill::ii, man("cornelius")});
  t.order(3, attempt_during(n, "cornelius", "aurelius")).order(1, vote(kAgainst, {n})).dice({5});
  take(t, n);
  ASSERT_TRUE(alive(t, "cornelius"));  // the heir of his name
  EXPECT_EQ(t.told<SenatorDied>().size(), 1u);
  EXPECT_EQ(t.senator("cornelius").popularity, 0);
}

// RPR-1.09.822a  Of several with 35 the highest; of equals he whose faction has more; who is appointed stays
// so.
TEST(ForLife, OfSeveralTheHighest) {
  struct Case {
    int claudius, furius, manlius, aurelius;
    const char* chosen;
  };
  for (const Case& c : {Case{36, 35, 1, 9, "claudius"}, Case{35, 36, 9, 1, "furius"},
                        Case{35, 35, 1, 9, "furius"}, Case{35, 35, 9, 1, "claudius"}}) {
    TestTable t;
    seat_senate(t);
    t.senator("claudius").influence = c.claudius;
    t.senator("furius").influence = c.furius;
    t.senator("manlius").influence = c.manlius;
    t.senator("aurelius").influence = c.aurelius;
    t.run([](RprTable& table) { check_appointment_for_life(table); });
    EXPECT_EQ(t.s().for_life, man(c.chosen));
    t.senator("cornelius").influence = 40;
    t.run([](RprTable& table) { check_appointment_for_life(table); });
    EXPECT_EQ(t.s().for_life, man(c.chosen));
  }
}

// RPR-1.09.81a, RPR-1.05.4b  A faction that waits for a family is the smallest, and has a leader again.
TEST(Repopulation, EndsTheWait) {
  TestTable t;
  seat_full_senate(t);
  std::erase_if(t.s().senator, [](const Senator& m) { return m.faction == seat(3); });
  t.faction(3).leader = SenatorId();
  t.faction(3).waiting = true;
  t.s().curia_families = {man("acilius")};
  t.run([](RprTable& table) { repopulate(table); });
  EXPECT_EQ(t.senator("acilius").faction, seat(3));
  EXPECT_EQ(t.faction(3).leader, man("acilius"));
  EXPECT_FALSE(t.faction(3).waiting);
  ASSERT_EQ(t.told<LeaderNamed>().size(), 1u);
  EXPECT_EQ(t.told<LeaderNamed>().front(), (LeaderNamed{seat(3), man("acilius"), SenatorId()}));
}

// RPR-1.09.12d  When the Senate has closed nobody presides; agendas are past, other lines sent ahead are not.
TEST(Closing, AgendasArePast) {
  TestTable t;
  seat_full_senate(t);
  std::vector<Order>& ahead = t.s().orders[seat(1)].ahead;
  ahead = {Order(Propose{motion("peace"), false}), Order(PreferConsul{man("fabius")}), Order(Adjourn{})};
  t.run(close_senate);
  EXPECT_TRUE(t.s().session.presiding.empty());
  EXPECT_EQ(t.s().orders[seat(1)].ahead, std::vector{Order(PreferConsul{man("fabius")})});
}
// RPR-1.09.9a  What nobody leads comes home from the war it lay at; an expedition for a bequest is no war.
TEST(Closing, FromWhichWar) {
  TestTable t;
  seat_full_senate(t);
  t.active_forces(0, 0).war("syrian", WarZone::active);
  legion(t.s(), 20).place = UnitPlace::war;
  legion(t.s(), 20).war = WarId("syrian");
  Command own;
  own.commander = man("claudius");
  own.bequest = ForumCard::pergamene_bequest;
  own.war = WarId(name_of(ForumCard::pergamene_bequest));
  t.s().command.push_back(own);
  t.office("claudius", Office::proconsul).senator("claudius").place = Place::war;
  t.run(close_senate);
  ASSERT_EQ(t.told<ForceReturned>().size(), 1u);
  EXPECT_EQ(t.told<ForceReturned>().front().war, WarId("syrian"));
  EXPECT_EQ(t.senator("claudius").place, Place::war);
}

// --- Votes
// RPR-1.09.141a, 7.3  A fixed number is bought and no more, though more would carry it.
TEST(Buying, ExactlyIsExactly) {
  TestTable t;
  seat_senate(t);
  t.senator("claudius").talents = 5;
  const int n = put_motion(t);
  t.standing(1, VoteOrder{{seat(3)}}).order(3, vote(kAgainst));  // 6 against
  t.order(2, vote(VoteChoice::abstain, {n}, {man("manlius")}));
  t.order(2, vote(kFor, {n}, {man("claudius")}, {{man("claudius"), 2, BuyAim::exactly}}));
  take(t, n);
  EXPECT_EQ(t.senator("claudius").talents, 3);
}
// 7.3  UPTO spends the least that is needed, of several purses together; nothing when it is not needed.
TEST(Buying, TheLeastOfSeveralPurses) {
  for (const bool needed : {true, false}) {
    TestTable t;
    seat_senate(t);
    t.senator("claudius").talents = t.senator("manlius").talents = 5;
    const int n = put_motion(t);
    t.standing(1, VoteOrder{{seat(3)}});
    t.order(3, vote(needed ? kAgainst : kFor));  // 6
    t.order(2, vote(kFor, {n}, {},
                    {{man("claudius"), 4, BuyAim::to_pass}, {man("manlius"), 4, BuyAim::to_pass}}));
    take(t, n);
    EXPECT_EQ(t.senator("claudius").talents + t.senator("manlius").talents, needed ? 10 - 2 : 10);
  }
}

// --- Tribunes
// RPR-1.09.422b  VETO TRIAL is the word of the accused; who else would veto a trial names it.
TEST(TrialVeto, OnlyOfTheAccused) {
  for (const int who : {2, 3}) {
    TestTable t;
    seat_full_senate(t, Stage::prosecutions);
    t.office("fabius", Office::censor).senator("manlius").corrupt = true;
    t.s().session.presiding = man("fabius");
    t.standing(2, AppealPeople{man("manlius"), false, std::nullopt});
    Prosecution trial;
    trial.accused = man("manlius");
    trial.prosecutor = man("julius");
    const int n = put(t, trial);
    t.card(who, "tribune_38").order(who, CastVeto{});
    take(t, n);
    EXPECT_EQ(status(t, n) == ItemStatus::vetoed, who == 2);
    EXPECT_EQ(t.faction(who).hand.size(), who == 2 ? 0u : 1u);
  }
}
// RPR-1.09.15a  Without a Tribune nobody vetoes, reserves, proposes or suspends, whatever he has written.
TEST(Tribunes, NoneWithoutTheCard) {
  for (const bool card : {true, false})
    for (const TribuneMoment moment : {TribuneMoment::reserve, TribuneMoment::after}) {
      TestTable t;
      seat_full_senate(t);
      const int n = put_motion(t);
      if (card) t.card(3, "tribune_38");
      if (moment == TribuneMoment::reserve)
        t.order(3, tribune(moment, n));
      else
        t.order(3, tribune(moment, 0, motion("peace")));
      act(t);
      EXPECT_EQ(t.told<TribuneUsed>().size(), card ? 1u : 0u);
      EXPECT_EQ(t.s().session.reserved.size(), card && moment == TribuneMoment::reserve ? 1u : 0u);
      EXPECT_EQ(t.told<ItemPut>().size(), card && moment == TribuneMoment::after ? 1u : 0u);
    }
}
// RPR-1.09.151g  SUSPEND speaks of one vote, and needs a Tribune.
TEST(Tribunes, SuspendsTheVoteThatItNames) {
  struct Case {
    int offset;
    bool card, suspended;
  };
  for (const Case& c : {Case{0, true, true}, Case{1, true, false}, Case{0, false, false}}) {
    TestTable t;
    seat_full_senate(t);
    t.active_forces(20, 0).war("1st_gallic", WarZone::active);
    const int n = put(t, SendForces{{{man("cornelius"), WarId("1st_gallic"), {15, 0, 0}}}});
    put_motion(t);
    if (c.card) t.card(2, "tribune_38");
    t.order(2, tribune(TribuneMoment::suspend, n + c.offset, motion("peace")));
    take(t, n);
    EXPECT_EQ(status(t, n) == ItemStatus::suspended, c.suspended);
    EXPECT_EQ(t.told<TribuneUsed>().size(), c.suspended ? 1u : 0u);
    EXPECT_EQ(session_open(t.s()), c.suspended);
    EXPECT_EQ(tells(t, "RPR-1.09.642a"), !c.suspended);
  }
}
// RPR-1.09.34a, 1.09.151g, 1.09.642a  The others have stood down: the Master of Horse presides, and goes to
// war with his Dictator.
TEST(Tribunes, SuspendTheVoteThatTakesTheMasterOfHorse) {
  for (const char* sent : {"furius", "fabius"}) {
    TestTable t;
    seat_full_senate(t);
    t.active_forces(20, 0).war("1st_gallic", WarZone::active).card(2, "tribune_38");
    t.office("furius", Office::dictator).office("aurelius", Office::master_of_horse);
    t.office("fabius", Office::field_consul);
    t.s().session.stood_down = {man("furius"), man("cornelius"), man("fabius")};
    t.s().session.presiding = man("aurelius");
    t.s().session.presiding_seat = seat(3);
    const int n = put(t, SendForces{{{man(sent), WarId("1st_gallic"), {15, 0, 0}}}}, 3);
    const UseTribune line = tribune(TribuneMoment::suspend, n, motion("peace"));
    EXPECT_EQ(clause(refuse(t.p(), seat(2), line, When::now)),
              sent == std::string("furius") ? "" : "RPR-1.09.151g");
    t.order(2, line);
    take(t, n);
    EXPECT_EQ(status(t, n), sent == std::string("furius") ? ItemStatus::suspended : ItemStatus::passed);
  }
}
// RPR-1.09.151g, 1.09.151i  What may not be proposed now suspends nothing: the Tribune is kept.
TEST(Tribunes, SuspendsForALegalProposalOnly) {
  TestTable t;
  seat_full_senate(t);
  t.active_forces(20, 0).war("1st_gallic", WarZone::active).card(2, "tribune_38");
  const int n = put(t, SendForces{{{man("cornelius"), WarId("1st_gallic"), {15, 0, 0}}}});
  t.order(2, tribune(TribuneMoment::suspend, n, ElectCensor{man("manlius")}));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
}
// RPR-1.09.142b, 1.09.152a  When a suspended vote goes on, who has voted vetoes it no more, be it early.
TEST(Veto, NotEarlyWhenOneHasVoted) {
  for (const bool has_voted : {true, false}) {
    TestTable t;
    seat_senate(t);
    t.card(2, "tribune_38").order(2, veto_on(1, true));
    const int n = put_motion(t);
    item(t.s(), n).status = ItemStatus::suspended;
    if (has_voted) item(t.s(), n).votes.push_back({seat(2), {}});
    take(t, n);
    EXPECT_EQ(status(t, n), has_voted ? ItemStatus::passed : ItemStatus::vetoed);
  }
}
// RPR-CARD-097, RPR-CARD-103  Against the Tribune that the line speaks of: on that item, by that faction.
TEST(AgainstTribunes, OnCondition) {
  for (const bool on_item : {true, false})
    for (const bool holds : {true, false}) {
      TestTable t;
      seat_senate(t);
      t.card(3, "tribune_38").card(1, "graft_103");
      t.senator("fabius").talents = 6;
      const int n = put_motion(t);
      Condition c;
      c.kind = on_item ? ConditionKind::tribune_on : ConditionKind::tribune_by;
      c.item = holds ? n : n + 1;
      c.seat = seat(holds ? 3 : 2);
      t.order(3, veto_on(n)).order(1, OpposeTribune{false, man("fabius"), 6}, {c});
      if (holds) t.dice({4});
      take(t, n);
      EXPECT_EQ(t.told<TribuneOpposed>().size(), holds ? 1u : 0u);
      EXPECT_EQ(status(t, n), holds ? ItemStatus::passed : ItemStatus::vetoed);
    }
}
// RPR-1.09.152a, RPR-CARD-097  One line is one Tribune: who writes it twice tries again when the first is
// cancelled, and keeps the second card when it is not.
TEST(AgainstTribunes, TheSameLineTwice) {
  for (const bool twice : {true, false})
    for (const int die : {4, 3}) {
      TestTable t;
      seat_senate(t);
      t.card(3, "tribune_38").card(3, "tribune_39").card(1, "murder_of_a_tribune_97");
      const int n = put_motion(t);
      t.order(3, veto_on(n)).order(1, OpposeTribune{true, man("fabius"), 6});
      if (twice) t.order(3, veto_on(n));
      t.dice({die});
      take(t, n);
      EXPECT_EQ(status(t, n), twice || die == 3 ? ItemStatus::vetoed : ItemStatus::passed);
      EXPECT_EQ(t.faction(3).hand.size(), twice && die == 4 ? 0u : 1u);
    }
}
// RPR-CARD-103  Nobody opposes his own Tribune.
TEST(AgainstTribunes, NotHisOwn) {
  TestTable t;
  seat_senate(t);
  t.card(3, "tribune_38").card(3, "graft_103").senator("furius").talents = 6;
  const int n = put_motion(t);
  t.order(3, veto_on(n)).order(3, OpposeTribune{false, man("furius"), 6});
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::vetoed);
  EXPECT_EQ(t.faction(3).hand.size(), 1u);
}

// --- The agenda
// 7.3, 1.09.13a  What is proposed, or played, on a condition waits for it.
TEST(Agenda, OnCondition) {
  for (const int unrest : {8, 9}) {
    TestTable t("middle");
    seat_full_senate(t);
    t.s().unrest = unrest;
    const std::vector<Condition> nine{condition(ConditionKind::unrest_at_least, 9)};
    t.order(1, Propose{motion("peace"), false}, nine);
    t.card(2, "calpurnian").order(2, PlayLaw{Law::calpurnian, false}, nine);
    t.s().session.stage_done = true;
    t.run([](RprTable& table) { play_laws(table); });
    EXPECT_EQ(t.s().laws.contains(Law::calpurnian), unrest == 9);
    t.run([](RprTable& table) { compose_agenda(table); });
    EXPECT_EQ(t.told<ItemPut>().size(), unrest == 9 ? 1u : 0u);
  }
}
// RPR-1.09.83a  Everybody may move something, once a session: beside other business, or in the window that is
// for everybody. It costs nothing, and nobody is kept in his seat by it.
TEST(Agenda, MotionsOfOthers) {
  enum class Beside { business, nothing, closing };
  for (const Beside beside : {Beside::business, Beside::nothing, Beside::closing}) {
    TestTable t;
    seat_full_senate(t);
    t.order(2, Propose{motion("down with Cornelius"), false}).order(2, Propose{motion("again"), false});
    t.order(3, Propose{RaiseForces{1, 0}, false}).order(1, Adjourn{});
    t.s().treasury = 100;
    t.s().session.stage_done = beside == Beside::closing;
    if (beside == Beside::business) t.order(1, Propose{motion("peace"), false});
    act(t);
    std::vector<Proposal> put_up;
    for (const ItemPut& told : t.told<ItemPut>()) put_up.push_back(told.proposal);
    std::vector<Proposal> expected;
    if (beside == Beside::business) expected.push_back(motion("peace"));
    if (beside != Beside::closing) expected.push_back(motion("down with Cornelius"));
    EXPECT_EQ(put_up, expected);
    EXPECT_EQ(session_open(t.s()), beside != Beside::closing);
    if (expected.empty()) continue;
    EXPECT_EQ(t.told<ItemPut>().back().proposer, seat(2));
    const int n = t.told<ItemPut>().back().number;
    t.s().orders.clear();
    t.order(1, vote(kAgainst)).order(3, vote(kAgainst));
    take(t, n);
    EXPECT_EQ(status(t, n), ItemStatus::failed);
    EXPECT_TRUE(t.told<UnanimousDefeat>().empty());
  }
}
// RPR-1.09.131a  Commanders and forces in another order are the same proposal.
TEST(Agenda, TheSameForcesInAnotherOrder) {
  TestTable t;
  seat_senate(t);
  const Dispatch one{man("cornelius"), WarId("syrian"), {4, 0, 2}},
      two{man("fabius"), WarId("1st_gallic"), {8, 0, 0}};
  item(t.s(), put(t, SendForces{{one, two}})).status = ItemStatus::failed;
  EXPECT_TRUE(defeated_before(t.s(), SendForces{{two, one}}));
  EXPECT_FALSE(defeated_before(t.s(), SendForces{{one}}));
}
// RPR-1.09.151i  Governors only when the trials are over.
TEST(Agenda, GovernorsInTheirTime) {
  const Proposal governor = ElectGovernors{{{ProvinceId("sicilia"), man("manlius"), false}}};
  for (const Stage stage :
       {Stage::consuls, Stage::censor, Stage::prosecutions, Stage::governors, Stage::business}) {
    TestTable t;
    seat_full_senate(t, stage);
    t.province("sicilia");
    EXPECT_EQ(clause(refuse_item(t.p(), seat(1), governor, ItemOrigin::presiding)),
              stage < Stage::governors ? "RPR-1.09.151i" : "");
  }
}
// 7.2  At every step he who presides is asked again.
TEST(Agenda, AskedAtEveryStep) {
  TestTable t;
  seat_full_senate(t, Stage::prosecutions);
  t.s().session.stage_done = true;
  t.run([](RprTable& table) { enter_stage(table, Stage::governors); });
  EXPECT_FALSE(t.s().session.agenda_asked);
  EXPECT_FALSE(t.s().session.stage_done);
}
// RPR-1.09.31a, 1.09.32a  When there may be a Dictator everybody is asked once, though nothing is to be voted
// on.
TEST(Agenda, EverybodyIsAskedAboutADictator) {
  for (const bool asked_before : {true, false}) {
    TestTable t;
    seat_full_senate(t, Stage::dictator);
    for (const char* war : {"1st_punic", "syrian", "1st_macedonian"}) t.war(war, WarZone::active);
    t.senator("claudius").prior_consul = true;  // no election of a Censor
    t.s().session.stage_done = asked_before;
    const std::vector<std::string> windows = t.run_to_window([](RprTable& table) { hold_session(table); });
    const std::vector<std::string> all{"ballots/1", "ballots/2", "ballots/3"};
    EXPECT_EQ(windows == all, !asked_before);
  }
}

}  // namespace senate_edges_test
}  // namespace adj::respublica
