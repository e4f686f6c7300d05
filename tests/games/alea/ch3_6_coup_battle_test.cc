// AIE-3.6.4, AIE-RUL-21, 22  What battles between a Pretender and a Party leader make of a coup.

#include "adjudicator/games/alea/ch3_6_coup.h"
#include "tests/games/alea/field_for_test.h"

namespace adj::alea {
namespace ch3_6_coup_battle_test {

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
  EXPECT_EQ(b.t.told<LeaderRemoved>().size(), 4u) << "each of them once";
  EXPECT_EQ(b.t.s().balance, 4) << "one point each";
  ASSERT_EQ(b.t.s().coup.size(), 1u);
  EXPECT_TRUE(b.coup().succeeded);
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

// --- Allied peoples of the beaten: they change camp with nobody

// Scipio, Pretender, attacks Pompeius, who has a legion and allies with him.
Field against_allies(const char* from, const char* zone, Field::Ids allies, bool weakened = false) {
  Field f;
  f.come(C, from, zone, {"scipio", "legio_5", "legio_6", "legio_7"});
  f.stand(R, zone, {"pompeius", "legio_23"}).stand(R, zone, allies, weakened);
  f.party_leader("pompeius").pretender("scipio", R).allied("numidae", R);
  f.dice({6});
  return f;
}

TEST(AleaCoupBattle, AlliesKeepTheirAllegianceAndRetreat) {
  // AIE-3.6.4f AIE-4.4.2f AIE-8.4.1b AIE-8.2h
  Field f = against_allies("gallia_9", "hispania_1", {"juba_i", "numidae_1"});
  f.orders(R, Retreat{z("hispania_1"), {z("gallia_9"), z("gallia_6")}}).fight(C);
  ASSERT_EQ(f.battle().defender_result, Result::weakened);
  EXPECT_EQ(unit(f.s(), u("legio_23")).camp, C);
  EXPECT_EQ(f.where("legio_23"), "hispania_1");
  EXPECT_EQ(f.where("numidae_1"), "gallia_6") << "as their player wishes, not where the attackers came from";
  EXPECT_EQ(f.where("juba_i"), "gallia_6");
  EXPECT_EQ(people(f.s(), kNumidae).camp, R);
  ASSERT_EQ(f.told<Retreated>().size(), 1u);
  EXPECT_EQ(f.told<Retreated>().front(),
            (Retreated{R, z("hispania_1"), z("gallia_6"), {l("juba_i")}, {u("numidae_1")}, false}));
}

TEST(AleaCoupBattle, RomansBesideAlliesJoinThePretender) {
  // AIE-3.6.4d AIE-RUL-22  Only the chief stays with his warriors.
  Field f = against_allies("gallia_9", "hispania_1", {"juba_i", "numidae_1", "cato"});
  f.fight(C);
  EXPECT_EQ(leader(f.s(), kCato).camp, C);
  EXPECT_EQ(leader(f.s(), kCato).zone, z("hispania_1"));
  EXPECT_TRUE(f.s().coup.front().followers.contains(kCato));
  EXPECT_EQ(people(f.s(), kNumidae).camp, R);
  EXPECT_NE(f.where("juba_i"), "hispania_1");
}

TEST(AleaCoupBattle, AChiefWithoutWarriorsIsSentAway) {
  // AIE-RUL-22 AIE-RUL-20  He cannot change camp: he goes, without a die.
  Field f = against_allies("gallia_9", "hispania_1", {"juba_i", "numidae_1"}, true);
  f.stand(R, "gallia_6", {"legio_25"}).fight(C);
  EXPECT_EQ(f.where("numidae_1"), "people_box");
  EXPECT_EQ(f.where("juba_i"), "gallia_6");
  ASSERT_EQ(f.told<LeaderMoved>().size(), 1u);
  EXPECT_EQ(f.told<LeaderMoved>().front(),
            (LeaderMoved{l("juba_i"), z("hispania_1"), z("gallia_6"), "expelled"}));
}

TEST(AleaCoupBattle, AlliesWithNowhereToGoAreLost) {
  // AIE-8.4.1c AIE-8.5.1a AIE-3.6.4f
  Field f = against_allies("graecia_3", "graecia_4", {"juba_i", "numidae_1"});
  f.fight(C);
  EXPECT_EQ(f.where("numidae_1"), "people_box");
  EXPECT_EQ(f.where("juba_i"), "returning");
  EXPECT_EQ(unit(f.s(), u("legio_23")).camp, C) << "the Romans stay with the winner";
  ASSERT_EQ(f.told<Retreated>().size(), 1u);
  EXPECT_FALSE(f.told<Retreated>().front().to);
}

// The same at sea.
Field against_allied_fleet(Field::Ids allies) {
  Field f;
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"scipio", "naves_8pf_2_p1_1", "naves_8pf_2_p1_2"});
  f.stand(R, "mare_centrale", {"pompeius", "naves_6pf_0_1"}).stand(R, "mare_centrale", allies);
  f.party_leader("pompeius").pretender("scipio", R).allied("numidae", R).allied("aegyptii", R);
  f.dice({6});
  return f;
}

TEST(AleaCoupBattle, AnAlliedFleetRetreatsBySeaWithWhatItCarries) {
  // AIE-8.4.1b AIE-4.4.2f AIE-RUL-10
  Field f = against_allied_fleet({"aegyptii_5", "aegyptii_1"});
  f.orders(R, Retreat{z("mare_centrale"), {z("mare_aegaeum")}}).fight(C);
  ASSERT_EQ(f.battle().defender_result, Result::weakened);
  EXPECT_EQ(unit(f.s(), u("naves_6pf_0_1")).camp, C);
  for (const char* id : {"aegyptii_5", "aegyptii_1"}) EXPECT_EQ(f.where(id), "mare_aegaeum") << id;
  ASSERT_EQ(f.told<Retreated>().size(), 1u);
  EXPECT_TRUE(f.told<Retreated>().front().fleet);
  EXPECT_TRUE(f.told<CargoLost>().empty());
}

TEST(AleaCoupBattle, AlliesAboardShipsThatChangeHandsAreLost) {
  // AIE-3.4.2i AIE-3.6.4f
  Field f = against_allied_fleet({"numidae_1"});
  f.fight(C);
  EXPECT_EQ(unit(f.s(), u("naves_6pf_0_1")).camp, C);
  EXPECT_EQ(f.where("numidae_1"), "people_box");
  ASSERT_EQ(f.told<CargoLost>().size(), 1u);
  EXPECT_TRUE(f.told<Retreated>().empty());
}

TEST(AleaCoupBattle, ThePartyLeadersLastShip) {
  // AIE-3.6.4a AIE-3.6.4d AIE-RUL-10 AIE-RUL-21  He falls to the Pretender, not to the sea.
  Field f;
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"scipio", "naves_8pf_2_p1_1", "naves_8pf_2_p1_2"});
  f.stand(R, "mare_centrale", {"pompeius", "cato"}).stand(R, "mare_centrale", {"naves_6pf_0_1"}, true);
  f.party_leader("pompeius").pretender("scipio", R).dice({6}).fight(C);
  EXPECT_EQ(f.where("naves_6pf_0_1"), "reserve");
  ASSERT_EQ(f.told<LeaderRemoved>().size(), 1u);
  EXPECT_EQ(f.told<LeaderRemoved>().front().leader, kPompeius);
  EXPECT_EQ(f.told<LeaderRemoved>().front().cause, Name("coup"));
  ASSERT_EQ(f.s().coup.size(), 1u);
  EXPECT_TRUE(f.s().coup.front().succeeded);
  EXPECT_EQ(f.where("cato"), "mare_centrale");
  EXPECT_EQ(leader(f.s(), kCato).camp, C);
  EXPECT_EQ(f.s().balance, 1);
}

TEST(AleaCoupBattle, ThePretendersLastShip) {
  // AIE-3.6.4c AIE-RUL-10 AIE-RUL-22
  Field f;
  f.come(R, "mare_tyrrhenum", "mare_centrale", {"pompeius", "naves_8pf_2_p1_1", "naves_8pf_2_p1_2"});
  f.stand(C, "mare_centrale", {"scipio", "curio"}).stand(C, "mare_centrale", {"naves_6pf_0_1"}, true);
  f.party_leader("pompeius").pretender("scipio", R).dice({6}).fight(R);
  ASSERT_EQ(f.told<LeaderRemoved>().size(), 2u);
  for (const LeaderRemoved& gone : f.told<LeaderRemoved>()) EXPECT_EQ(gone.cause, Name("combat"));
  EXPECT_TRUE(f.s().coup.empty());
  EXPECT_EQ(f.s().balance, -2);
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

TEST(AleaCoupBattle, APretenderWhoJoinsAnotherGivesUpHisOwnCoup) {
  // AIE-3.6.4e AIE-RUL-22  Lepidus, suborned by R, fights beside Pompeius; no Party leader of C beats him.
  Battle b;
  b.t.put(kLepidus, "graecia_3");
  leader(b.t.s(), kLepidus).camp = R;
  b.t.s().coup.push_back({kLepidus, C, 0, false, {}, {}});
  EXPECT_TRUE(b.fight(C));
  EXPECT_EQ(b.camp(kLepidus), C);
  ASSERT_EQ(b.t.s().coup.size(), 1u);
  EXPECT_EQ(b.coup().pretender, kScipio);
  EXPECT_TRUE(b.coup().followers.contains(kLepidus));
}

// Scipio, Pretender, and Agrippa fall upon a weakened legion with five of the best; Pompeius lies sick.
Field against_a_remnant(int die) {
  Field f;
  f.come(C, "gallia_9", "hispania_1", {"scipio", "agrippa"});
  f.come(C, "gallia_9", "hispania_1", {"legio_5", "legio_6", "legio_7", "legio_8", "legio_10"});
  f.stand(R, "hispania_1", {"pompeius", "cato", "juba_i"}).stand(R, "hispania_1", {"legio_23"}, true);
  f.party_leader("pompeius").pretender("scipio", R).allied("numidae", R);
  leader(f.s(), kPompeius).sick = true;
  f.dice({die});
  return f;
}

TEST(AleaCoupBattle, AnArmyDestroyedTakesItsLeadersAlong) {
  // AIE-8.5.1a AIE-TC.b AIE-3.6.4d AIE-RUL-22  Result E: nobody is left to join the Pretender.
  Field f = against_a_remnant(6);
  f.fight(C);
  ASSERT_EQ(f.battle().defender_result, Result::eliminated);
  EXPECT_EQ(f.where("cato"), "removed");
  EXPECT_EQ(leader(f.s(), kCato).camp, R);
  EXPECT_EQ(f.where("juba_i"), "returning") << "a people's chief falls with them, and comes back";
  EXPECT_EQ(f.where("legio_23"), "reserve");
  EXPECT_TRUE(f.s().coup.front().followers.empty());
  EXPECT_EQ(f.s().balance, 3);
  EXPECT_TRUE(f.s().coup.front().succeeded);
  std::map<std::string, std::string> fell;
  for (const auto& told : f.events())
    if (const auto* gone = told.event.get_if<LeaderRemoved>())
      fell[gone->leader.str()] = gone->cause.str() + " " + told.clause.str();
  EXPECT_EQ(fell, (std::map<std::string, std::string>{{"cato", "combat AIE-8.5.1a"},
                                                      {"juba_i", "combat AIE-8.5.1a"},
                                                      {"pompeius", "coup AIE-3.6.4b"}}));
}

TEST(AleaCoupBattle, AnyOtherResultLeavesThemToJoin) {
  // AIE-3.6.4d AIE-8.5.1a
  Field f = against_a_remnant(1);
  f.fight(C);
  ASSERT_EQ(f.battle().defender_result, Result::weakened);
  EXPECT_EQ(leader(f.s(), kCato).camp, C);
  EXPECT_EQ(f.where("cato"), "hispania_1");
  EXPECT_EQ(f.told<LeaderRemoved>().size(), 1u);
}

}  // namespace ch3_6_coup_battle_test
}  // namespace adj::alea
