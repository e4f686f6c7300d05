// RPR-1.09.643, 1.09.644, 1.09.647  Commanders in the field: recalled, replaced, reinforced.

#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace recall_test {

const WarId kSyria{"syrian"};  // 6, support 2

// Claudius (military 2) of seat 2 is Proconsul in Syria; Fabius Field Consul, ten of each in Rome.
TestTable senate(int legions, int fleets = 2, int veterans = 0) {
  TestTable t;
  seat_senate(t);
  t.office("fabius", Office::field_consul).office("claudius", Office::proconsul);
  t.active_forces(0, 0).war("syrian", WarZone::active).army("claudius", "syrian", legions, veterans, fleets);
  t.active_forces(10, 10);
  t.s().turn = 3;
  return t;
}
RecallCommander recall_part(int legions, int fleets = 0, int veterans = 0) {
  return {man("claudius"), false, {legions, veterans, fleets}};
}
const RecallCommander kRecall{man("claudius"), true, {}};
ReinforceCommander reinforce(const char* id, int legions, int fleets = 0) {
  return {man(id), {legions, 0, fleets}};
}

// RPR-1.09.644a  He comes home without office, his force to the Active Forces. Not if he was victorious, not
// somebody who leads nobody.
TEST(Recall, OfACommander) {
  TestTable t = senate(6);
  EXPECT_EQ(refused(t, RecallCommander{man("fabius"), true, {}}), "RPR-1.09.644a not_commanding");
  t.senator("claudius").victorious = true;
  EXPECT_EQ(refused(t, kRecall), "RPR-1.09.644a victorious");
  t.senator("claudius").victorious = false;
  EXPECT_EQ(refused(t, kRecall), "");
  pass(t, kRecall);
  EXPECT_TRUE(in_rome(t.senator("claudius")));
  EXPECT_FALSE(t.senator("claudius").office);
  EXPECT_EQ(legions_in_rome(t), 16);
  EXPECT_EQ(fleets_in_rome(t), 12);
  EXPECT_TRUE(t.s().command.empty());
}
// RPR-1.09.644a  The force passes to the man who is sent in his place.
TEST(Recall, Replaced) {
  TestTable t = senate(6);
  const int n = pass(t, ReplaceCommander{man("claudius"), man("fabius")});
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_TRUE(in_rome(t.senator("claudius")));
  EXPECT_EQ(t.senator("fabius").place, Place::war);
  EXPECT_EQ(legions_with(t, "fabius"), 6);
  EXPECT_EQ(fleets_with(t, "fabius"), 2);
  EXPECT_EQ(legions_in_rome(t), 10);
}
// RPR-1.09.64b, RPR-1.09.644a  Nobody is sent in the place of a man whose force lacks the support of its war.
TEST(Recall, NobodyReplacesHimWithoutSupport) {
  TestTable t = senate(6, 1);
  EXPECT_EQ(refused(t, ReplaceCommander{man("claudius"), man("fabius")}), "RPR-1.09.64b too_few_fleets");
  TestTable supported = senate(6, 2);
  EXPECT_EQ(refused(supported, ReplaceCommander{man("claudius"), man("fabius")}), "");
}
// RPR-1.09.644b  Part of his units, by kind; the rest stays with him.
TEST(Recall, OfAPart) {
  TestTable t = senate(5, 4, 2);
  EXPECT_EQ(refused(t, recall_part(6)), "RPR-1.09.644b too_few_units");
  EXPECT_EQ(refused(t, recall_part(0, 5)), "RPR-1.09.644b too_few_units");
  EXPECT_EQ(refused(t, recall_part(0, 0, 3)), "RPR-1.09.644b too_few_units");
  EXPECT_EQ(refused(t, recall_part(0)), "RPR-1.09.644b no_units");
  const int n = pass(t, recall_part(2, 1, 1));  // 3 + 2 + 2 are left
  EXPECT_EQ(status(t, n), ItemStatus::passed);
  EXPECT_EQ(t.senator("claudius").place, Place::war);
  EXPECT_EQ(t.senator("claudius").office, Office::proconsul);
  EXPECT_EQ(legions_with(t, "claudius"), 4);
  EXPECT_EQ(fleets_with(t, "claudius"), 3);
  EXPECT_EQ(legions_in_rome(t), 13);
  EXPECT_EQ(fleets_in_rome(t), 11);
}
// RPR-1.09.643c, RPR-1.09.644b  Not below what his war asks for, leaders included, without his consent: his
// player's word, or his faction's vote for it.
TEST(Recall, NotBelowTheMinimumWithoutConsent) {
  struct Case {
    int legions, fleets;
    bool consent, votes_for, leader, done;
  };
  for (const Case& c : {Case{2, 0, false, false, false, true},     // 4 + 2 against 6
                        Case{3, 0, false, false, false, false},    // 3 + 2
                        Case{3, 0, true, false, false, true},      //
                        Case{3, 0, false, true, false, true},      //
                        Case{0, 1, false, false, false, false},    // support
                        Case{1, 0, false, false, true, false}}) {  // 5 + 2 against more
    TestTable t = senate(6);
    if (c.leader) t.s().leader.push_back({LeaderId("antiochus_iii"), LeaderPlace::forum, {kSyria}});
    if (c.consent) t.standing(2, Consent{man("claudius"), Role::command, SenatorId(), std::nullopt, 3});
    const RecallCommander part = recall_part(c.legions, c.fleets);
    EXPECT_EQ(refused(t, part), "");
    const int n = put(t, part);
    if (c.votes_for) t.order(2, vote(VoteChoice::in_favour, {n}));
    take(t, n);
    EXPECT_EQ(status(t, n), c.done ? ItemStatus::passed : ItemStatus::failed) << c.legions << c.leader;
    EXPECT_EQ(legions_with(t, "claudius"), c.done ? 6 - c.legions : 6);
    if (!c.done) {
      EXPECT_EQ(t.told<ItemDecided>().back().why, Name("too_weak"));
    }
  }
}
// RPR-1.09.643c  Losses have made him too weak: what does not make him weaker may still go. Fleets beyond the
// support, but no legions.
TEST(Recall, FromAForceThatIsTooWeakAlready) {
  struct Case {
    int legions, fleets;
    bool done;
  };
  for (const Case& c : {Case{0, 2, true}, Case{0, 3, false}, Case{1, 0, false}, Case{1, 2, false}}) {
    TestTable t = senate(2, 4);
    const int n = pass(t, recall_part(c.legions, c.fleets));
    EXPECT_EQ(status(t, n), c.done ? ItemStatus::passed : ItemStatus::failed) << c.legions << c.fleets;
  }
}
// RPR-1.09.644c  Neither he nor part of his force in the phase in which he was sent or reinforced; next turn
// he may be.
TEST(Recall, NotInTheSamePhase) {
  TestTable sent = senate(6);
  pass(sent, SendForces{{{man("fabius"), kSyria, {5, 0, 3}}}});
  EXPECT_EQ(refused(sent, RecallCommander{man("fabius"), true, {}}), "RPR-1.09.644c sent_this_turn");
  EXPECT_EQ(refused(sent, RecallCommander{man("fabius"), false, {1, 0, 0}}), "RPR-1.09.644c sent_this_turn");
  EXPECT_EQ(refused(sent, ReplaceCommander{man("fabius"), man("cornelius")}), "RPR-1.09.644c sent_this_turn");
  EXPECT_EQ(refused(sent, kRecall), "");

  TestTable t = senate(6);
  pass(t, reinforce("claudius", 2));
  EXPECT_EQ(refused(t, kRecall), "RPR-1.09.644c sent_this_turn");
  EXPECT_EQ(refused(t, recall_part(1)), "RPR-1.09.644c sent_this_turn");
  EXPECT_EQ(refused(t, ReplaceCommander{man("claudius"), man("fabius")}), "RPR-1.09.644c sent_this_turn");
  t.draws({"none"}).run(mortality);
  EXPECT_FALSE(refuse_proposal(t.p(), seat(1), kRecall));
  EXPECT_FALSE(refuse_proposal(t.p(), seat(1), recall_part(1)));
}
// RPR-1.09.644c  Reinforced while the vote on his recall was waiting: it fails.
TEST(Recall, ReinforcedMeanwhile) {
  TestTable t = senate(6);
  const int n = put(t, kRecall);
  pass(t, reinforce("claudius", 2));
  take(t, n);
  EXPECT_EQ(status(t, n), ItemStatus::failed);
  EXPECT_EQ(legions_with(t, "claudius"), 8);
}

// RPR-1.09.647a  More units for a commander of an earlier turn, as often as they like; not for one who left
// Rome this phase, be it as a replacement.
TEST(Reinforcements, ForACommander) {
  TestTable t = senate(3, 0);
  EXPECT_EQ(refused(t, reinforce("claudius", 3, 2)), "");
  pass(t, reinforce("claudius", 3, 2));
  EXPECT_EQ(legions_with(t, "claudius"), 6);
  EXPECT_EQ(fleets_with(t, "claudius"), 2);
  EXPECT_EQ(legions_in_rome(t), 7);
  pass(t, reinforce("claudius", 7));
  EXPECT_EQ(legions_with(t, "claudius"), 13);
  EXPECT_EQ(refused(t, reinforce("claudius", 1)), "RPR-1.09.647a too_few_units");
  EXPECT_EQ(refused(t, reinforce("claudius", 0)), "RPR-1.09.647a no_units");
  EXPECT_EQ(refused(t, reinforce("furius", 0, 1)), "RPR-1.09.647a not_commanding");

  TestTable sent = senate(6);
  pass(sent, SendForces{{{man("fabius"), kSyria, {4, 0, 2}}}});
  EXPECT_EQ(refused(sent, reinforce("fabius", 1)), "RPR-1.09.647a sent_this_turn");
  TestTable replaced = senate(6);
  pass(replaced, ReplaceCommander{man("claudius"), man("fabius")});
  EXPECT_EQ(refused(replaced, reinforce("fabius", 1)), "RPR-1.09.647a sent_this_turn");
  replaced.draws({"none"}).run(mortality);
  EXPECT_FALSE(refuse_proposal(replaced.p(), seat(1), reinforce("fabius", 1)));
}
// RPR-1.09.647a  A province as well, again and again.
TEST(Reinforcements, ForAProvince) {
  TestTable t = senate(6);
  t.province("sicilia", "manlius");
  const SendGarrison more{ProvinceId("sicilia"), {2, 0, 0}};
  pass(t, more);
  EXPECT_EQ(refused(t, more), "");
  pass(t, more);
  EXPECT_EQ(garrison(t.s(), ProvinceId("sicilia")).size(), 4u);
}

// RPR-1.09.643b  A Proconsul whom losses have made too weak is not asked: he attacks again.
TEST(Recall, AWeakProconsulAttacksAgain) {
  TestTable t = senate(2);
  ASSERT_TRUE(refuse_weak_force(t.p(), man("claudius"), kSyria, {2, 0, 2}));
  t.run(close_senate);
  EXPECT_EQ(legions_with(t, "claudius"), 2);
  t.run([](RprTable& table) { prepare_combat(table); });
  EXPECT_TRUE(more_battles(t.s()));
  t.dice({5, 5, 4}).draws({"1", "1", "none", "none"});  // 14 + 4 − 6 = 12: stalemate, one of each
  t.run([](RprTable& table) { fight_battle(table); });
  ASSERT_EQ(t.told<BattleFought>().size(), 1u);
  EXPECT_EQ(t.told<BattleFought>().front().commander, man("claudius"));
  EXPECT_EQ(t.told<BattleFought>().front().rome_strength, 4);
}

}  // namespace recall_test
}  // namespace adj::respublica
