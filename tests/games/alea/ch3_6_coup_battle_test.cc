// AIE-3.6.4, AIE-RUL-21, 22  What battles between a Pretender and a Party leader make of a coup.

#include "adjudicator/games/alea/ch3_6_coup.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace {

constexpr Camp C = Camp::caesarian, R = Camp::republican;
const LeaderId kScipio("scipio"), kCato("cato"), kLabienus("labienus"), kSpinther("spinther"),
    kLepidus("lepidus");

using Leaders = std::vector<LeaderId>;

// Scipio, suborned by C, fights in Graecia 3 beside Labienus, with Legio V; against him Pompeius, Cato and
// G. Pompeius with I and XXI.
class Battle {
 public:
  Battle() : t("1") {
    t.s().year = -46;
    t.s().phase = Phase::e;
    t.clear_map();
    t.put(kCaesar, "gallia_7").put(kMAntonius, "italia_4");
    t.put(kScipio, "graecia_3").put(kLabienus, "graecia_3").put("legio_5", "graecia_3", C);
    t.put(kPompeius, "graecia_3").put(kCato, "graecia_3").put(kGPompeius, "graecia_3");
    t.put("legio_1", "graecia_3", R).put("legio_21", "graecia_3", R, true);
    leader(t.s(), kScipio).camp = C;
    leader(t.s(), kLabienus).camp = C;
    t.s().coup.push_back({kScipio, R, 0, false, {kLabienus}, {u("legio_5")}});
  }

  // The Caesarian wins, or loses; whoever of these leaders is in the zone took part.
  bool fight(Camp winner) {
    bool applied = false;
    const Leaders won = leaders_in(t.p(), kZone, winner), lost = leaders_in(t.p(), kZone, other(winner));
    const auto won_units = units_in(t.p(), kZone, winner), lost_units = units_in(t.p(), kZone, other(winner));
    t.run([&](AleaTable& table) {
      applied = settle_coup_battle(table, kZone, winner, won, won_units, lost, lost_units);
    });
    return applied;
  }
  bool dead(LeaderId id) const { return leader(t.s(), id).where == Where::removed; }
  Camp camp(LeaderId id) const { return leader(t.s(), id).camp; }
  const Coup& coup() const { return t.s().coup.front(); }

  inline static const ZoneId kZone{"graecia_3"};
  TestTable t;
};

TEST(AleaCoupBattle, TheOnlyPartyLeaderBeaten) {
  // AIE-3.6.4a AIE-3.6.4b AIE-3.6.4d AIE-3.5.2a AIE-RUL-21 AIE-RUL-22
  Battle b;
  EXPECT_TRUE(b.fight(C));
  EXPECT_TRUE(b.dead(kPompeius));
  EXPECT_TRUE(b.coup().succeeded);
  EXPECT_TRUE(party_leaders(b.t.p(), R).empty()) << "no succession: the exchange of camps settles it";
  EXPECT_TRUE(b.t.told<PartyLeaderNamed>().empty());
  EXPECT_EQ(b.camp(kCato), C);
  EXPECT_TRUE(b.coup().followers.contains(kCato));
  EXPECT_TRUE(b.t.s().turn.party_leader_died);
  EXPECT_EQ(b.t.s().balance, 1) << "AIE-10.1b";
  EXPECT_EQ(b.t.told<CoupEnded>().front(), (CoupEnded{kScipio, "succeeded"}));
}

TEST(AleaCoupBattle, UnitsStayWithTheWinner) {
  // AIE-3.6.4f AIE-RUL-22
  Battle b;
  b.fight(C);
  for (const char* id : {"legio_1", "legio_21"}) {
    EXPECT_EQ(unit(b.t.s(), u(id)).camp, C) << id;
    EXPECT_EQ(unit(b.t.s(), u(id)).zone, Battle::kZone) << id;
    EXPECT_TRUE(b.coup().following_units.contains(u(id))) << id;
  }
  EXPECT_TRUE(unit(b.t.s(), u("legio_21")).weakened) << "as the losses left it";
}

TEST(AleaCoupBattle, WhoCannotChangeCampLeaves) {
  // AIE-RUL-22 AIE-RUL-20
  Battle b;
  b.t.put("legio_3", "graecia_4", R);
  b.fight(C);
  EXPECT_EQ(b.camp(kGPompeius), R);
  EXPECT_EQ(leader(b.t.s(), kGPompeius).zone, z("graecia_4"));
}

TEST(AleaCoupBattle, OneOfTwoPartyLeaders) {
  // AIE-3.6.4a AIE-3.6.4e AIE-RUL-22
  Battle b;
  b.t.put(kSpinther, "asia_1");
  leader(b.t.s(), kSpinther).party_leader = true;
  EXPECT_TRUE(b.fight(C));
  EXPECT_TRUE(b.dead(kPompeius));
  EXPECT_FALSE(b.coup().succeeded) << "both must be beaten";
  EXPECT_EQ(party_leaders(b.t.p(), R), Leaders{kSpinther});
  EXPECT_EQ(b.camp(kCato), C) << "his leaders join the Pretender all the same";
  EXPECT_EQ(b.t.told<CoupEnded>().front(), (CoupEnded{kScipio, "party_leader_beaten"}));

  b.t.put(kSpinther, "graecia_3");  // in turn
  EXPECT_TRUE(b.fight(C));
  EXPECT_TRUE(b.dead(kSpinther));
  EXPECT_TRUE(b.coup().succeeded);
}

TEST(AleaCoupBattle, BothAtOnce) {
  // AIE-3.6.4a AIE-3.6.4d
  Battle b;
  leader(b.t.s(), kCato).party_leader = true;
  EXPECT_TRUE(b.fight(C));
  EXPECT_TRUE(b.dead(kPompeius));
  EXPECT_TRUE(b.dead(kCato));
  EXPECT_TRUE(b.coup().succeeded);
  EXPECT_EQ(b.t.s().balance, 2);
}

TEST(AleaCoupBattle, TheSuccessorOfOneWhoDiedOtherwiseMustBeBeatenToo) {
  // AIE-RUL-21
  Battle b;
  b.t.clear_map().put(kScipio, "graecia_3").put(kCaesar, "gallia_7");
  b.t.put(kPompeius, "graecia_2").put(kCato, "graecia_2");
  b.t.run([](AleaTable& table) { remove_leader(table, kPompeius, "natural_death", "AIE-TL.c"); });
  EXPECT_EQ(party_leaders(b.t.p(), R), Leaders{kCato});
  EXPECT_FALSE(b.coup().succeeded);
  b.t.put(kCato, "graecia_3");
  EXPECT_TRUE(b.fight(C));
  EXPECT_TRUE(b.coup().succeeded);
}

TEST(AleaCoupBattle, ThePretenderBeaten) {
  // AIE-3.6.4b AIE-3.6.4c AIE-3.6.4f AIE-RUL-22
  Battle b;
  EXPECT_TRUE(b.fight(R));
  EXPECT_TRUE(b.dead(kScipio));
  EXPECT_TRUE(b.dead(kLabienus)) << "and all other leaders of his army";
  EXPECT_TRUE(b.t.s().coup.empty());
  EXPECT_EQ(b.t.told<CoupEnded>().front(), (CoupEnded{kScipio, "pretender_beaten"}));
  EXPECT_EQ(b.t.s().balance, -2) << "one point each";
  EXPECT_EQ(unit(b.t.s(), u("legio_5")).camp, R);
  EXPECT_EQ(unit(b.t.s(), u("legio_5")).zone, Battle::kZone);
  EXPECT_EQ(party_leaders(b.t.p(), R), Leaders{kPompeius});
  EXPECT_FALSE(b.t.s().turn.party_leader_died);
}

TEST(AleaCoupBattle, ThePretenderBeatenBesideHisNewPartyLeader) {
  // AIE-3.6.4c
  Battle b;
  b.t.put(kCaesar, "graecia_3");
  EXPECT_TRUE(b.fight(R));
  EXPECT_TRUE(b.dead(kCaesar));
  EXPECT_EQ(party_leaders(b.t.p(), C), Leaders{kMAntonius}) << "an ordinary death in battle";
  EXPECT_TRUE(b.t.s().turn.party_leader_died);
}

TEST(AleaCoupBattle, NothingSpecialWithoutAPartyLeader) {
  // AIE-3.6.4a AIE-3.6.4b
  Battle b;
  b.t.put(kPompeius, "graecia_2");
  EXPECT_FALSE(b.fight(C)) << "a Pretender beats Cato";
  EXPECT_FALSE(b.dead(kCato));
  EXPECT_FALSE(b.coup().succeeded);
  EXPECT_FALSE(b.fight(R)) << "Cato beats a Pretender";
  EXPECT_FALSE(b.dead(kScipio));
  EXPECT_EQ(unit(b.t.s(), u("legio_5")).camp, C);
}

TEST(AleaCoupBattle, NothingSpecialWithoutThePretender) {
  // AIE-3.6.4a
  Battle b;
  b.t.put(kScipio, "graecia_2");
  EXPECT_FALSE(b.fight(C));
  EXPECT_FALSE(b.fight(R));
  EXPECT_FALSE(b.dead(kPompeius));
  EXPECT_FALSE(b.dead(kLabienus));
}

TEST(AleaCoupBattle, TwoPretendersInOneBattle) {
  // AIE-3.6.4b AIE-3.6.4c AIE-3.6.4d
  Battle b;
  b.t.put(kCaesar, "graecia_3").put(kLepidus, "graecia_3");
  leader(b.t.s(), kLepidus).camp = R;
  b.t.s().coup.push_back({kLepidus, C, 0, false, {}, {}});
  EXPECT_TRUE(b.fight(C));
  EXPECT_TRUE(b.dead(kPompeius));
  EXPECT_TRUE(b.dead(kLepidus)) << "Caesar beat his Pretender";
  EXPECT_TRUE(b.dead(kCato)) << "with all leaders of that army";
  ASSERT_EQ(b.t.s().coup.size(), 1u);
  EXPECT_TRUE(b.coup().succeeded);
}

TEST(AleaCoupBattle, AlliesKeepTheirAllegianceAndLeave) {
  // AIE-3.6.4f AIE-4.4.2f
  Battle b;
  people(b.t.s(), kNumidae).status = PeopleStatus::allegiance;
  people(b.t.s(), kNumidae).camp = R;
  b.t.put("numidae_1", "graecia_3").put("legio_3", "graecia_4", R);
  b.fight(C);
  EXPECT_EQ(unit(b.t.s(), u("numidae_1")).zone, z("graecia_4"));
  EXPECT_EQ(people(b.t.s(), kNumidae).camp, R);
}

TEST(AleaCoupBattle, AtSeaTheCargoGoesOverToo) {
  // AIE-3.6.4f AIE-RUL-22
  Battle b;
  const ZoneId sea("mare_centrale");
  for (const char* id : {"legio_1", "legio_21", "legio_5", "naves_6pf_0_1", "naves_6pf_0_2"})
    b.t.put(id, "mare_centrale");
  b.t.put("naves_6pf_0_1", "mare_centrale", C).put("naves_6pf_0_2", "mare_centrale", R);
  for (const LeaderId& id : {kScipio, kPompeius}) b.t.put(id, "mare_centrale");
  b.t.run([&](AleaTable& table) {
    EXPECT_TRUE(settle_coup_battle(table, sea, C, {kScipio}, {u("naves_6pf_0_1")}, {kPompeius},
                                   {u("naves_6pf_0_2")}));
  });
  for (const char* id : {"legio_1", "legio_21", "naves_6pf_0_2"})
    EXPECT_EQ(unit(b.t.s(), u(id)).camp, C) << id;
}

TEST(AleaCoupBattle, OnLandNavesThatDidNotFightStay) {
  // AIE-3.6.4f
  Battle b;
  b.t.put("naves_6pf_0_2", "graecia_3", R);
  b.t.run([&](AleaTable& table) {
    settle_coup_battle(table, Battle::kZone, C, {kScipio}, {u("legio_5")}, {kPompeius},
                       {u("legio_1"), u("legio_21")});
  });
  EXPECT_EQ(unit(b.t.s(), u("legio_1")).camp, C);
  EXPECT_EQ(unit(b.t.s(), u("naves_6pf_0_2")).camp, R);
}

TEST(AleaCoupBattle, UntilPhaseFTheBestLeaderCounts) {
  // AIE-RUL-21  Spinther VS 2, CP 2; Ahenobarbus VS 2, CP 3; Petreius VS 3, CP 1; G. Pompeius 3 and 3.
  Battle b;
  b.t.put(kSpinther, "asia_1").put(l("ahenobarbus"), "asia_5").put(l("petreius"), "asia_5");
  EXPECT_EQ(best_vs(b.t.p(), R), 5) << "Pompeius";
  b.t.put(kGPompeius, "asia_1");
  b.fight(C);
  EXPECT_TRUE(party_leaders(b.t.p(), R).empty());
  EXPECT_EQ(best_vs(b.t.p(), R), 3) << "Petreius and G. Pompeius";
  EXPECT_EQ(best_cp(b.t.p(), R), 3) << "Ahenobarbus and G. Pompeius";
}

// Allies of the beaten Republicans in Graecia 3: Juba with a unit of his.
void with_juba(Battle& b) {
  people(b.t.s(), kNumidae).status = PeopleStatus::allegiance;
  people(b.t.s(), kNumidae).camp = R;
  b.t.put(l("juba_i"), "graecia_3").put("numidae_1", "graecia_3");
}

TEST(AleaCoupBattle, AChiefLeavesWithHisWarriors) {
  // AIE-3.6.4f AIE-4.4.2f AIE-8.4.1d
  Battle b;
  with_juba(b);
  b.t.put("legio_3", "graecia_4", R);
  b.fight(C);
  EXPECT_EQ(leader(b.t.s(), l("juba_i")).zone, z("graecia_4"));
  ASSERT_EQ(b.t.told<Retreated>().size(), 1u);
  EXPECT_EQ(b.t.told<Retreated>().front().leaders, Leaders{l("juba_i")}) << "no Roman among them";
  EXPECT_FALSE(b.t.told<Retreated>().front().fleet);
}

TEST(AleaCoupBattle, AlliesWithNowhereToGoAreLost) {
  // AIE-8.4.1c AIE-3.6.4f
  Battle b;
  with_juba(b);
  for (const char* id : {"legio_6", "legio_7", "legio_8"}) unit(b.t.s(), u(id)).camp = C;
  b.t.put("legio_6", "graecia_1", C).put("legio_7", "graecia_2", C).put("legio_8", "graecia_4", C);
  b.fight(C);
  EXPECT_EQ(unit(b.t.s(), u("numidae_1")).where, Where::people_box);
  EXPECT_NE(leader(b.t.s(), l("juba_i")).where, Where::map);
  EXPECT_TRUE(b.t.told<Retreated>().empty());
}

TEST(AleaCoupBattle, AnAlliedFleetLeavesBySea) {
  // AIE-8.4.1d AIE-4.4.2f
  Battle b;
  people(b.t.s(), kAegyptii).status = PeopleStatus::allegiance;
  people(b.t.s(), kAegyptii).camp = R;
  b.t.put("aegyptii_5", "graecia_3");
  b.t.put("naves_6pf_0_1", "mare_centrale", C).put("naves_6pf_0_2", "mare_hadriaticum", C);
  b.fight(C);
  EXPECT_EQ(unit(b.t.s(), u("aegyptii_5")).zone, z("mare_aegaeum")) << "the one sea without enemies";
}

TEST(AleaCoupBattle, FollowersFollowTheirOwnPretender) {
  // AIE-3.6.4e AIE-3.6.4f  Another coup, against the other camp, gains nothing by this one.
  Battle b;
  b.t.put(kLepidus, "hispania_1");
  leader(b.t.s(), kLepidus).camp = R;
  b.t.s().coup.push_back({kLepidus, C, 0, false, {}, {}});
  b.fight(C);
  EXPECT_TRUE(b.coup().followers.contains(kCato));
  EXPECT_TRUE(b.coup().following_units.contains(u("legio_1")));
  EXPECT_TRUE(b.t.s().coup.back().followers.empty());
  EXPECT_TRUE(b.t.s().coup.back().following_units.empty());
  EXPECT_FALSE(b.t.s().coup.back().succeeded);
}

TEST(AleaCoupBattle, ToldUnderItsClause) {
  // AIE-3.6.4d AIE-3.6.4e
  const auto clause = [](Battle& b) {
    EXPECT_TRUE(b.fight(C));
    for (const auto& told : b.t.events())
      if (told.event.get_if<CoupEnded>()) return std::string(told.clause.view());
    return std::string();
  };
  Battle last;
  EXPECT_EQ(clause(last), "AIE-3.6.4d");
  Battle one_of_two;
  one_of_two.t.put(kSpinther, "asia_1");
  leader(one_of_two.t.s(), kSpinther).party_leader = true;
  EXPECT_EQ(clause(one_of_two), "AIE-3.6.4e");
}

TEST(AleaCoupBattle, OnlyAVictoriousPretendersCoupGainsUnits) {
  // AIE-3.6.4c AIE-3.6.4f  Caesar, Party leader, beats Cato, a Pretender against him; Scipio, who wins beside
  // Caesar, has beaten no Party leader.
  Battle b;
  b.t.clear("graecia_3");
  b.t.put(kScipio, "graecia_3").put(kCaesar, "graecia_3").put("legio_5", "graecia_3", C);
  b.t.put(kCato, "graecia_3").put("legio_1", "graecia_3", R);
  leader(b.t.s(), kCaesar).party_leader = true;
  b.t.s().coup.push_back({kCato, C, 0, false, {}, {}});
  EXPECT_TRUE(b.fight(C));
  EXPECT_EQ(unit(b.t.s(), u("legio_1")).camp, C);
  EXPECT_EQ(b.coup().following_units, std::set{u("legio_5")});
}

}  // namespace
}  // namespace adj::alea
