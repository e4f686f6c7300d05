// RPR-1.09.12, 1.09.13, 1.09.17, 1.09.18, 1.09.83  What may be proposed, how often, and when the Senate may
// adjourn.

#include <algorithm>

#include "tests/games/respublica/orders_for_test.h"
#include "tests/games/respublica/session_for_test.h"

namespace adj::respublica {
namespace proposals_test {

constexpr auto kFor = VoteChoice::in_favour;
constexpr auto kAgainst = VoteChoice::against;

AwardConcessions award(const char* concession, const char* to) {
  return {{{ConcessionId(concession), man(to)}}};
}
std::string refused(const TestTable& t, const Proposal& proposal, int by = 1,
                    ItemOrigin origin = ItemOrigin::presiding) {
  return clause(refuse_item(t.p(), seat(by), proposal, origin));
}
bool proposed(const TestTable& t, const auto& is) {
  for (const Item& it : t.s().session.items)
    if (is(it.proposal)) return true;
  return false;
}

// RPR-1.09.13a  A nomination is a proposal like any other: it is put, voted on, may cost influence and does
// not return.
TEST(Proposals, NominationsAreProposals) {
  TestTable t;
  seat_senate(t, Stage::censor);
  for (const char* id : {"claudius", "manlius", "furius"}) t.senator(id).prior_consul = true;
  t.run([](RprTable& table) { put_item(table, ElectCensor{man("furius")}, seat(1), ItemOrigin::presiding); });
  EXPECT_EQ(t.clauses(), std::vector<std::string>{"RPR-1.09.13a"});
  ASSERT_EQ(t.told<ItemPut>().size(), 1u);
  EXPECT_EQ(t.told<ItemPut>().front().proposal, Proposal(ElectCensor{man("furius")}));
  EXPECT_FALSE(t.senator("furius").office);
  t.order(2, vote(kAgainst)).order(3, vote(kAgainst));
  take(t, 1);
  EXPECT_EQ(status(t, 1), ItemStatus::failed);
  EXPECT_EQ(t.told<UnanimousDefeat>().size(), 1u);
  EXPECT_EQ(refused(t, ElectCensor{man("furius")}), "RPR-1.09.4d");
  EXPECT_EQ(refused(t, ElectCensor{man("claudius")}), "");
}
// RPR-1.09.13a  Nobody but the presiding magistrate puts up anything without a Tribune, nominations neither.
TEST(Proposals, OnlyFromTheChair) {
  TestTable t;
  seat_senate(t);
  EXPECT_EQ(refused(t, motion("x"), 2), "RPR-1.09.12b");
  EXPECT_EQ(clause(refuse(t.p(), seat(2), Propose{motion("x"), false}, When::now)), "RPR-1.09.12b");
  EXPECT_EQ(refused(t, motion("x"), 2, ItemOrigin::tribune), "");
  t.s().session.stage = Stage::closed;
  EXPECT_EQ(refused(t, motion("x")), "RPR-1.09.12d");
}

// RPR-1.09.131b  A concession is voted on once a year: not when it failed, not to another man, not when it
// came back to the Forum after its holder's death.
TEST(Proposals, AConcessionOnceAYear) {
  for (const bool passes : {false, true}) {
    TestTable t;
    seat_full_senate(t);
    t.s().forum_concessions = {ConcessionId("mining"), ConcessionId("harbor_fees")};
    const int n = put(t, award("mining", "manlius"));
    if (!passes) t.order(1, vote(kAgainst, {n}));
    take(t, n);
    EXPECT_EQ(t.senator("manlius").concessions.contains(ConcessionId("mining")), passes);
    if (passes)
      t.run([](RprTable& table) { kill_senator(table, "RPR-1.05.2a", man("manlius"), "mortality"); });
    ASSERT_EQ(std::ranges::count(t.s().forum_concessions, ConcessionId("mining")), 1);
    EXPECT_EQ(refused(t, award("mining", "fabius")), passes ? "RPR-1.09.131b" : "RPR-1.09.61b");
    EXPECT_EQ(refused(t, AwardConcessions{{{ConcessionId("harbor_fees"), man("fabius")},
                                           {ConcessionId("mining"), man("julius")}}}),
              passes ? "RPR-1.09.131b" : "RPR-1.09.61b");
    EXPECT_EQ(refused(t, award("harbor_fees", "fabius")), "");
  }
}
// RPR-1.09.131b  And so is a Consul for Life, whoever is nominated by whom.
TEST(Proposals, AConsulForLifeOnceAYear) {
  TestTable t;
  seat_senate(t);
  t.senator("fabius").influence = t.senator("claudius").influence = 21;
  EXPECT_EQ(refused(t, ElectForLife{man("claudius")}), "");
  const int n = put(t, ElectForLife{man("fabius")});
  t.senator("manlius").talents = 40;
  t.order(2, vote(kAgainst, {n}, {}, {{man("manlius"), 40, BuyAim::exactly}})).order(3, vote(kAgainst));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(refused(t, ElectForLife{man("claudius")}), "RPR-1.09.131b");
  EXPECT_EQ(refused(t, ElectForLife{man("claudius")}, 2, ItemOrigin::tribune), "RPR-1.09.131b");
}

// RPR-1.09.12d  ADJOURN waits: elections, provinces without a governor and proposals come first.
TEST(Adjournment, NotBeforeTheElections) {
  TestTable t;
  seat_full_senate(t, Stage::consuls);
  t.order(1, Adjourn{});
  t.run_to_window([](RprTable& table) { hold_session(table); });
  EXPECT_EQ(t.s().session.stage, Stage::consuls);
  EXPECT_TRUE(proposed(t, [](const Proposal& x) { return std::holds_alternative<ConsulPair>(x); }));
}
// RPR-1.09.12d
TEST(Adjournment, NotBeforeTheTrials) {
  TestTable t;
  seat_full_senate(t, Stage::prosecutions);
  t.office("furius", Office::censor);
  t.s().session.presiding = man("furius");
  t.s().session.presiding_seat = seat(3);
  t.s().session.agenda_asked = false;
  t.senator("manlius").corrupt = true;
  t.order(1, Adjourn{});
  EXPECT_EQ(t.run_to_window([](RprTable& table) { hold_session(table); }),
            std::vector<std::string>{"agenda/3"});
  EXPECT_TRUE(session_open(t.s()));
}
// RPR-1.09.12d
TEST(Adjournment, NotBeforeTheGovernors) {
  TestTable t;
  seat_full_senate(t, Stage::governors);
  t.province("sicilia");
  t.s().session.prosecutions_over = true;
  t.order(1, Adjourn{});
  for (int i = 0; i < 4 && session_open(t.s()); ++i)
    if (!t.run_to_window([](RprTable& table) { hold_session(table); }).empty()) break;
  EXPECT_TRUE(session_open(t.s()));
  EXPECT_TRUE(proposed(t, [](const Proposal& x) { return std::holds_alternative<ElectGovernors>(x); }));
}
// RPR-1.09.12d  Nothing is left: it closes without a vote.
TEST(Adjournment, WhenNothingIsPending) {
  TestTable t;
  seat_full_senate(t);
  t.s().session.prosecutions_over = true;
  const int n = put_motion(t);
  t.order(1, Adjourn{});
  act(t);
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_TRUE(session_open(t.s()));
  for (int i = 0; i < 3 && session_open(t.s()); ++i) act(t);
  EXPECT_FALSE(session_open(t.s()));
  ASSERT_EQ(t.told<SenateClosed>().size(), 1u);
  EXPECT_EQ(t.told<SenateClosed>().front().why, Name("adjourned"));
  EXPECT_EQ(clause(refuse_item(t.p(), seat(1), motion("y"), ItemOrigin::presiding)), "RPR-1.09.12d");
}
// RPR-1.09.12d, 7.2  A presiding magistrate without business of his own: the others have their window all the
// same.
TEST(Adjournment, EverybodyIsAskedOnce) {
  TestTable t;
  seat_full_senate(t);
  t.s().session.prosecutions_over = true;
  EXPECT_EQ(t.run_to_window([](RprTable& table) { hold_session(table); }),
            (std::vector<std::string>{"ballots/1", "ballots/2", "ballots/3"}));
  TestTable again;
  seat_full_senate(again);
  again.s().session.prosecutions_over = true;
  silence(again);
  act(again);
  EXPECT_TRUE(session_open(again.s()));
  act(again);
  EXPECT_FALSE(session_open(again.s()));
}

// RPR-1.09.17a  Only what the rules know: no other trial, no other proposal.
TEST(Proposals, NothingUnknown) {
  const TestTable named = named_table();
  const LinesAt lines(named, 1);
  EXPECT_EQ(lines.why("PROPOSE RAISE 2 LEGIONS"), "");
  for (const char* unknown : {"PROPOSE BANISH Fabius", "PROPOSE TAX 20", "PROPOSE WAR ON Luna",
                              "PROPOSER EXIL Fabius", "NOMINATE KING Fabius", "PRESENTER ROI Fabius"})
    EXPECT_NE(lines.why(unknown), "") << unknown;
  TestTable t;
  seat_senate(t);
  const Proposal trial = AssassinTrial{man("furius"), man("fabius"), 0};
  EXPECT_EQ(clause(refuse(t.p(), seat(1), Propose{trial, false}, When::now)), "RPR-1.09.17a");
  EXPECT_EQ(clause(refuse(t.p(), seat(1), Propose{trial, false}, When::later)), "RPR-1.09.17a");
  EXPECT_EQ(refused(t, trial), "RPR-1.09.17a");
  EXPECT_EQ(refused(t, trial, 2, ItemOrigin::tribune), "RPR-1.09.17a");
}

// RPR-1.09.171a  Nobody lays down an office to which he was elected: no line says so, no proposal takes it
// from him, and he cannot be elected out of it.
TEST(Proposals, NoResignation) {
  const TestTable named = named_table();
  const LinesAt lines(named, 1);
  EXPECT_EQ(lines.why("VOTEORDER Luna"), "");
  for (const char* line : {"RESIGN Fabius", "ABDICATE Fabius", "DEMISSIONNER Fabius", "DEMISSION Fabius",
                           "PROPOSE RESIGN Fabius", "PROPOSER DEMISSION Fabius", "LAYDOWN OFFICE Fabius"})
    EXPECT_NE(lines.why(line), "") << line;
  TestTable t;
  seat_senate(t, Stage::censor);
  for (const char* id : {"cornelius", "furius", "claudius"}) t.senator(id).prior_consul = true;
  EXPECT_EQ(refused(t, ElectCensor{man("cornelius")}), "RPR-1.09.4a");
  t.s().session.stage = Stage::governors;
  t.s().session.prosecutions_over = true;
  t.province("sicilia");
  EXPECT_NE(refused(t, ElectGovernors{{{ProvinceId("sicilia"), man("cornelius"), false}}}), "");
  EXPECT_EQ(refused(t, ElectGovernors{{{ProvinceId("sicilia"), man("furius"), false}}}), "");
}

// RPR-1.09.172a  Nobody is asked whether he wants to be nominated; he may vote against himself, or veto.
TEST(Proposals, NominationsCannotBeRefused) {
  const TestTable named = named_table();
  const LinesAt lines(named, 1);
  EXPECT_EQ(lines.why("REFUSE DEAL 4"), "");
  for (const char* line :
       {"REFUSE Fabius", "REFUSE NOMINATION Fabius", "REFUSER Fabius", "DECLINE CENSOR Fabius"})
    EXPECT_NE(lines.why(line), "") << line;
  for (const bool vetoes : {false, true}) {
    TestTable t;
    seat_senate(t, Stage::censor);
    for (const char* id : {"claudius", "manlius", "furius"}) t.senator(id).prior_consul = true;
    EXPECT_EQ(refused(t, ElectCensor{man("furius")}), "");
    const int n = put(t, ElectCensor{man("furius")});
    t.card(3, "tribune_38").order(3, vote(kAgainst));
    if (vetoes) t.order(3, veto_on(n));
    take(t, n);
    EXPECT_EQ(status(t, n), vetoes ? ItemStatus::vetoed : ItemStatus::failed);
    EXPECT_EQ(tally(item(t.s(), n)).against, vetoes ? 0 : 6);
  }
  TestTable t;  // a sponsor is asked
  seat_senate(t);
  EXPECT_EQ(refused(t, PassLandBill{LandBill::i, man("furius"), man("fabius")}), "RPR-1.09.62b");
}

// RPR-1.09.18a  The influence of an office outlasts it.
TEST(Offices, InfluenceStays) {
  TestTable t;
  seat_senate(t, Stage::consuls);
  t.dice({6, 6, 1, 1});
  t.run([](RprTable& table) { fill_consuls(table, man("furius"), man("claudius"), "elected"); });
  EXPECT_EQ(t.senator("furius").influence, 3 + 5);
  EXPECT_EQ(t.senator("cornelius").influence, 5);  // Rome Consul of last year
  EXPECT_FALSE(t.senator("cornelius").office);
  t.s().session.stage = Stage::dictator;
  t.run([](RprTable& table) {
    take_office(table, "RPR-1.09.33a", man("fabius"), Office::dictator, "elected");
  });
  EXPECT_EQ(t.senator("fabius").influence, 5 + 7);
  t.run([](RprTable& table) {
    for (const char* id : {"fabius", "furius", "claudius"})
      leave_office(table, "RPR-1.09.22d", man(id), "election");
  });
  EXPECT_EQ(t.senator("fabius").influence, 12);
  EXPECT_EQ(t.senator("furius").influence, 8);
  EXPECT_EQ(t.senator("claudius").influence, 9);
  EXPECT_TRUE(t.told<InfluenceChanged>().empty());
}

// RPR-R-28  An office that death has emptied stays empty this year …
TEST(Offices, NotFilledAgain) {
  for (const Office office : {Office::rome_consul, Office::field_consul, Office::dictator, Office::censor}) {
    TestTable t;
    seat_full_senate(t);
    t.war("1st_punic", WarZone::active).war("1st_macedonian", WarZone::active).war("syrian", WarZone::active);
    t.s().session.prosecutions_over = true;
    for (const char* id : {"julius", "furius"}) t.senator(id).prior_consul = true;
    t.senator("manlius").office = office;
    t.run([](RprTable& table) { kill_senator(table, "RPR-1.09.72a", man("manlius"), "assassinated"); });
    for (const Stage stage : {Stage::prosecutions, Stage::governors, Stage::business}) {
      t.s().session.stage = stage;
      for (const ItemOrigin origin : {ItemOrigin::presiding, ItemOrigin::tribune})
        for (const Proposal& election :
             {Proposal(ConsulPair{man("julius"), man("furius")}), Proposal(ElectCensor{man("julius")}),
              Proposal(ElectDictator{man("julius")}), Proposal(ElectPontifex{man("julius")})})
          EXPECT_EQ(refused(t, election, 1, origin), "RPR-1.09.151i");
    }
    silence(t);
    for (int i = 0; i < 3 && session_open(t.s()); ++i) act(t);
    EXPECT_FALSE(session_open(t.s()));
    for (const Senator& m : t.s().senator) EXPECT_TRUE(!m.office || m.id == man("cornelius"));
  }
}
// RPR-R-28  … but a province gets another governor.
TEST(Offices, ProvincesAreFilledAgain) {
  TestTable t;
  seat_full_senate(t);
  t.province("sicilia", "manlius");
  t.s().session.prosecutions_over = true;
  t.run([](RprTable& table) { kill_senator(table, "RPR-1.05.2a", man("manlius"), "mortality"); });
  const auto put_up = [&] {
    return proposed(t, [](const Proposal& x) { return std::holds_alternative<ElectGovernors>(x); });
  };
  for (int i = 0; i < 4 && !put_up(); ++i) {
    t.answer("agenda", 1, {});  // he has nobody in mind
    t.run_to_window([](RprTable& table) { hold_session(table); });
  }
  EXPECT_TRUE(session_open(t.s()));
  EXPECT_TRUE(put_up());
}

// RPR-1.09.152c, RPR-R-67  A vetoed slate is not nominated again this year; its men may stand otherwise.
TEST(Veto, TheSlateIsBarred) {
  TestTable t;
  seat_full_senate(t, Stage::consuls);
  t.card(3, "tribune_38");
  const int n = put(t, ConsulPair{man("fabius"), man("claudius")});
  t.order(3, veto_on(n));
  take(t, n);
  ASSERT_EQ(status(t, n), ItemStatus::vetoed);
  EXPECT_EQ(refused(t, ConsulPair{man("claudius"), man("fabius")}), "RPR-1.09.2b");
  EXPECT_EQ(refused(t, ConsulPair{man("fabius"), man("furius")}), "");
  TestTable governors;
  seat_full_senate(governors, Stage::governors);
  governors.province("sicilia").card(3, "tribune_38");
  governors.s().session.prosecutions_over = true;
  const ElectGovernors slate{{{ProvinceId("sicilia"), man("fulvius"), false}}};
  const int slate_item = put(governors, slate);
  governors.order(3, veto_on(slate_item));
  take(governors, slate_item);
  EXPECT_EQ(refused(governors, slate), "RPR-1.09.131a");
  EXPECT_EQ(refused(governors, slate, 2, ItemOrigin::tribune), "RPR-1.09.131a");
  EXPECT_EQ(refused(governors, ElectGovernors{{{ProvinceId("sicilia"), man("julius"), false}}}), "");
}
// RPR-1.09.152c  Nor is a vetoed prosecution for the same reason, whoever would accuse; for another it may
// be.
TEST(Veto, TheProsecutionIsBarred) {
  TestTable t;
  seat_full_senate(t, Stage::prosecutions);
  t.office("cornelius", Office::censor).card(2, "tribune_38");
  t.senator("manlius").corrupt = t.senator("manlius").major = true;
  Prosecution trial;
  trial.accused = man("manlius");
  trial.prosecutor = man("fabius");
  EXPECT_EQ(refused(t, trial), "");
  const int n = put(t, trial);
  t.order(2, veto_on(n));
  take(t, n);
  ASSERT_EQ(status(t, n), ItemStatus::vetoed);
  EXPECT_EQ(t.faction(2).hand.size(), 0u);
  trial.prosecutor = man("julius");
  EXPECT_EQ(refused(t, trial), "RPR-1.09.43a");
  trial.charge = Charge::major;
  EXPECT_EQ(refused(t, trial), "");
}
// RPR-R-67  Any vetoed proposal counts as defeated.
TEST(Veto, CountsAsADefeat) {
  TestTable t;
  seat_senate(t);
  t.s().treasury = 100;
  t.card(3, "tribune_38");
  const int n = put(t, RaiseForces{2, 0});
  EXPECT_EQ(refused(t, RaiseForces{2, 0}), "");
  t.order(3, veto_on(n));
  take(t, n);
  EXPECT_EQ(refused(t, RaiseForces{2, 0}), "RPR-1.09.131a");
  EXPECT_EQ(refused(t, RaiseForces{3, 0}), "");
}

// RPR-1.09.83a  A motion passes or fails and changes nothing; failing costs nothing. It needs words.
TEST(Motions, HaveNoEffect) {
  for (const bool passes : {true, false}) {
    TestTable t;
    seat_senate(t);
    const State before = t.s();
    EXPECT_EQ(refused(t, motion("Cornelius is a liar")), "");
    const int n = put(t, motion("Cornelius is a liar"));
    for (const int other : {2, 3}) t.order(other, vote(passes ? kFor : kAgainst));
    take(t, n);
    EXPECT_EQ(status(t, n), passes ? ItemStatus::passed : ItemStatus::failed);
    EXPECT_TRUE(t.told<UnanimousDefeat>().empty());
    State after = t.s();
    after.session = before.session;
    after.orders = before.orders;
    EXPECT_TRUE(after == before);
    EXPECT_EQ(t.s().session.presiding, man("cornelius"));
  }
  TestTable t;
  seat_senate(t);
  EXPECT_EQ(refused(t, motion("")), "RPR-1.09.83a");
}

}  // namespace proposals_test
}  // namespace adj::respublica
