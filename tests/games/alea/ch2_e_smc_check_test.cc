// What an SMC and a reaction may order, line by line.

#include <algorithm>

#include "adjudicator/games/alea/ch2_e_smc.h"
#include "tests/games/alea/orders_for_test.h"

namespace adj::alea {
namespace ch2_e_smc_check_test {

const LeaderId kCato("cato"), kTrebonius("trebonius");

using Reasons = std::vector<std::string>;

TestTable phase_e() {
  TestTable t("3", {{"garrison_moves", "free"}});
  t.clear_map();
  t.s().phase = Phase::e;
  return t;
}

Reasons judged(const Verdicts& verdicts) {
  Reasons reasons;
  for (const auto& verdict : verdicts) reasons.push_back(reason(verdict));
  return reasons;
}

Reasons smc(const TestTable& t, const std::vector<Order>& orders, Camp camp = C) {
  return judged(check_orders(t.p(), SmcOrders{seat_of(t.s(), camp), camp, 1}, orders));
}

std::string smc(const TestTable& t, const Order& order, Camp camp = C) {
  return smc(t, std::vector{order}, camp).at(0);
}

// Caesar with legio X has come into Graecia 3, where Cato defends with legio I and naves.
TestTable attacked() {
  TestTable t = phase_e();
  t.put(kCaesar, "graecia_3").put("legio_10", "graecia_3", C);
  t.put(kCato, "graecia_3").put("legio_1", "graecia_3", R).put("naves_6pf_0_1", "graecia_3", R);
  return t;
}

std::string reaction(const TestTable& t, const Order& order) {
  return judged(check_orders(t.p(), ReactionOrders{seat_of(t.s(), R), R, {z("graecia_3")}}, {order})).at(0);
}

Order victim(Face face, LeaderId id) {
  Order order = play(face);
  std::get<Play>(order.body).leaders = {id};
  return order;
}

Order at(Face face, const char* zone) {
  Order order = play(face);
  std::get<Play>(order.body).zone = z(zone);
  return order;
}

// --- The active player's SMC

TEST(AleaSmcCheck, MovesAreJudgedAsAWhole) {
  TestTable t = phase_e();
  t.put(kCaesar, "gallia_8").put("legio_10", "gallia_8", C);
  EXPECT_EQ(smc(t, {march({kCaesar}, {"legio_10"}, "gallia_8", {"gallia_9"}),
                    march({kCaesar}, {}, "gallia_9", {"gallia_7"})}),
            (Reasons{"", "AIE-3.4.1c already_moved"}));
}

TEST(AleaSmcCheck, PassAndMovesContradictEachOther) {
  TestTable t = phase_e();
  t.put(kCaesar, "gallia_8");
  const Order move = march({kCaesar}, {}, "gallia_8", {"gallia_9"});
  const Order bad = march({kCaesar}, {}, "gallia_8", {"italia_1"});
  EXPECT_EQ(smc(t, {move, given(Pass{false})}), (Reasons{"", "AIE-2.Eb pass_beside_moves"}));
  EXPECT_EQ(smc(t, {move, given(Pass{true})}), (Reasons{"", ""})) << "for the SMCs behind this one";
  EXPECT_EQ(smc(t, {given(Pass{false}), move}), (Reasons{"", ""})) << "the later line counts";
  const Reasons refused = smc(t, {bad, given(Pass{false})});
  EXPECT_NE(refused[0], "");
  EXPECT_EQ(refused[1], "") << "a refused move is none";
}

TEST(AleaSmcCheck, OrdersOfOtherWindowsDoNotBelongHere) {
  TestTable t = phase_e();
  for (const Order& order :
       {given(Stand{z("italia_1")}), given(Evade{kCaesar, std::nullopt, false, {}, {}}),
        given(Nominate{kCaesar}), given(Winter{z("italia_1"), std::nullopt, z("italia_2")}),
        given(Hold{Phase::d}), given(DeployDefault{}), given(Discard{}), given(Disband{}),
        given(Succession{{kCaesar}})})
    EXPECT_EQ(smc(t, order), " not_in_this_window");
  EXPECT_EQ(smc(t, given(BattleOrder{{z("italia_1")}})), "");
}

TEST(AleaSmcCheck, StratagemsNeedTheirCounterAndTheirPhase) {
  // AIE-6a
  TestTable t = phase_e();
  t.put(kCato, "graecia_3").put("legio_1", "graecia_3", R);
  EXPECT_EQ(smc(t, victim(Face::assassination, kCato)), "AIE-6a no_such_counter");
  t.give_counter("S12", C).give_counter("S01", C).give_counter("S14", C);
  EXPECT_EQ(smc(t, victim(Face::assassination, kCato)), "");
  EXPECT_EQ(smc(t, play(Face::initiative)), "AIE-6a stratagem_other_phase");
  Order uprising = play(Face::uprising_minor);
  std::get<Play>(uprising.body).peoples = {PeopleId("daci")};
  EXPECT_EQ(smc(t, uprising), "AIE-6a stratagem_other_phase");
  EXPECT_EQ(smc(t, play(Face::triumph_1)), "") << "phase F may be ordered in any mail";
}

TEST(AleaSmcCheck, FlightAndWallsAreForDefenders) {
  TestTable t = phase_e();
  t.give_counter("S12", C).give_counter("S08", C).give_counter("S13", C);
  EXPECT_EQ(smc(t, play(Face::timely_flight)), "AIE-6.3a defender_only");
  EXPECT_EQ(smc(t, at(Face::walls_m1, "graecia_3")), "AIE-6.3k defender_only");
  EXPECT_EQ(smc(t, at(Face::walls_m2, "graecia_3")), "AIE-6.3k defender_only");
}

TEST(AleaSmcCheck, SiegecraftIsForTheAttacker) {
  TestTable t = attacked();
  t.give_counter("S02", C).give_counter("S19", C);
  EXPECT_EQ(smc(t, at(Face::siegecraft_p1, "graecia_3")), "");
  EXPECT_EQ(smc(t, at(Face::siegecraft_p2, "graecia_3")), "");
  EXPECT_EQ(smc(t, at(Face::siegecraft_p1, "graecia_1")), "") << "a port will do";
  EXPECT_EQ(smc(t, at(Face::siegecraft_p1, "gallia_4")), "AIE-6.3j needs_city_or_port");
  t.give_counter("S02", R).give_counter("S19", R);
  EXPECT_EQ(reaction(t, at(Face::siegecraft_p1, "graecia_3")), "AIE-6.3j attacker_only");
  EXPECT_EQ(reaction(t, at(Face::siegecraft_p2, "graecia_3")), "AIE-6.3j attacker_only");
}

TEST(AleaSmcCheck, BothFacesOfACounterAreNotPlayedAtOnce) {
  // AIE-6a
  TestTable t = phase_e();
  t.put(kCato, "graecia_3").put(l("scipio"), "graecia_3").put("legio_1", "graecia_3", R);
  const Order first = victim(Face::assassination, kCato), second = victim(Face::assassination, l("scipio"));
  t.give_counter("S12", C);
  EXPECT_EQ(smc(t, {first, second}), (Reasons{"", "AIE-6a counter_already_used"}));
  // An order that waits for a condition may share it, and so may one for a combat.
  Order maybe = second;
  maybe.conditions = {{ConditionKind::region_mine, Comparison::greater_equal, 0, 1, {}, {}, kItalia}};
  EXPECT_EQ(smc(t, {first, maybe}), (Reasons{"", ""}));
  // A refused line spends nothing.
  EXPECT_EQ(smc(t, {victim(Face::assassination, kTrebonius), first}).at(1), "");
  t.give_counter("S15", C);
  EXPECT_EQ(smc(t, {first, second}), (Reasons{"", ""}));
}

TEST(AleaSmcCheck, WishesNameOnesOwnPieces) {
  // AIE-0.5a
  TestTable t = attacked();
  EXPECT_EQ(smc(t, given(AssignLeaders{z("graecia_3"), true, {kCaesar}})), "");
  EXPECT_EQ(smc(t, given(AssignLeaders{z("graecia_3"), true, {kCato}})), "AIE-0.5a not_your_piece");
  EXPECT_EQ(smc(t, given(AssignLeaders{z("gallia_4"), true, {kCaesar}})), "AIE-8.1d no_two_combats_there");
  EXPECT_EQ(smc(t, given(Escape{kCaesar, {z("graecia_4")}})), "");
  EXPECT_EQ(smc(t, given(Escape{kCato, {z("graecia_4")}})), "AIE-0.5a not_your_piece");
  EXPECT_EQ(smc(t, given(Escape{kCaesar, {z("mare_centrale")}})), "AIE-8.2m escape_by_land_only");
  EXPECT_EQ(smc(t, given(Losses{std::nullopt, {u("legio_10")}})), "");
  EXPECT_EQ(smc(t, given(Losses{std::nullopt, {u("legio_1"), u("legio_10")}})), "")
      << "whole kinds may be named";
  EXPECT_EQ(smc(t, given(Losses{std::nullopt, {u("legio_1")}})), "AIE-TC.e no_own_unit_named");
}

TEST(AleaSmcCheck, RetreatsGoToAdjacentZones) {
  // AIE-7.2a
  TestTable t = phase_e();
  EXPECT_EQ(smc(t, given(Retreat{z("graecia_3"), zones_named({"graecia_4", "graecia_2"})})), "");
  EXPECT_EQ(smc(t, given(Retreat{z("graecia_3"), {z("mare_centrale")}})), "") << "a fleet's way";
  EXPECT_EQ(smc(t, given(Retreat{z("graecia_3"), zones_named({"graecia_4", "italia_1"})})),
            "AIE-7.2a not_adjacent");
}

// --- A reaction

TEST(AleaReactionCheck, OnlyAboutTheCombatsAtHand) {
  TestTable t = attacked();
  t.put(l("scipio"), "graecia_4").put("legio_2", "graecia_4", R);
  EXPECT_EQ(reaction(t, given(Stand{z("graecia_3")})), "");
  EXPECT_EQ(reaction(t, given(Stand{z("graecia_4")})), "AIE-8.1a no_combat_there");
  EXPECT_EQ(reaction(t, given(Evade{kCato, std::nullopt, false, {}, {}})), "");
  EXPECT_EQ(reaction(t, given(Evade{l("scipio"), std::nullopt, false, {}, {}})), "AIE-8.1a no_combat_there");
  EXPECT_EQ(reaction(t, given(Evade{std::nullopt, z("graecia_4"), false, {}, {}})),
            "AIE-8.1a no_combat_there");
  EXPECT_EQ(reaction(t, given(Retreat{z("graecia_4"), {z("graecia_3")}})), "AIE-8.1a no_combat_there");
  EXPECT_EQ(reaction(t, given(Losses{z("graecia_4"), {u("legio_1")}})), "AIE-8.1a no_combat_there");
  EXPECT_EQ(reaction(t, given(Losses{std::nullopt, {u("legio_1")}})), "");
  EXPECT_EQ(reaction(t, given(AssignLeaders{z("graecia_4"), true, {kCato}})), "AIE-8.1a no_combat_there");
  EXPECT_EQ(reaction(t, given(Pass{false})), "");
  EXPECT_EQ(reaction(t, march({kCato}, {}, "graecia_3", {"graecia_4"})), " not_in_this_window");
  EXPECT_EQ(reaction(t, given(BattleOrder{{z("graecia_3")}})), " not_in_this_window");
}

TEST(AleaReactionCheck, EvasionsNameWhoAndWhere) {
  // AIE-RUL-09
  TestTable t = attacked();
  EXPECT_EQ(reaction(t, given(Evade{})), "AIE-8.2a evasion_names_leader_or_zone");
  EXPECT_EQ(reaction(t, given(Evade{kCaesar, std::nullopt, false, {}, {}})), "AIE-0.5a not_your_piece");
  EXPECT_EQ(reaction(t, given(Evade{kCato, std::nullopt, false, {z("graecia_4")}, {u("legio_1")}})), "");
  EXPECT_EQ(reaction(t, given(Evade{kCato, std::nullopt, false, {z("italia_1")}, {}})),
            "AIE-7.2a not_adjacent");
  EXPECT_EQ(reaction(t, given(Evade{kCato, std::nullopt, false, {z("mare_centrale")}, {}})),
            "AIE-3.4.1i sea_needs_naves");
  EXPECT_EQ(reaction(t, given(Evade{std::nullopt, z("graecia_3"), true, {z("mare_centrale")}, {}})), "");
  EXPECT_EQ(reaction(t, given(Evade{kCato, std::nullopt, false, {}, {u("legio_10")}})),
            "AIE-0.5a not_your_piece");
  t.put("legio_2", "graecia_4", R);
  EXPECT_EQ(reaction(t, given(Evade{kCato, std::nullopt, false, {}, {u("legio_2")}})),
            "AIE-8.2d not_in_that_zone");
  leader(t.s(), kCato).sick = true;
  EXPECT_EQ(reaction(t, given(Evade{kCato, std::nullopt, false, {}, {}})),
            "AIE-RUL-09 sick_leader_cannot_evade");
  leader(t.s(), kCato).where = Where::returning;
  EXPECT_EQ(reaction(t, given(Evade{kCato, std::nullopt, false, {}, {}})), "AIE-8.2a leader_not_on_map");
  EXPECT_EQ(reaction(t, given(Evade{std::nullopt, z("graecia_3"), false, {}, {}})),
            "AIE-8.2a no_leader_to_evade");
}

TEST(AleaReactionCheck, WhoIsToStayInHisCityDoesNotEvade) {
  // AIE-TE.6  Unless he is driven out with his ships, or is elsewhere.
  TestTable t = attacked();
  const Order evade = given(Evade{kCato, std::nullopt, false, {}, {}});
  t.s().turn.unrest[kCato] = z("graecia_3");
  EXPECT_EQ(reaction(t, evade), "AIE-TE.6 unrest_leader_stays");
  t.s().turn.unrest[kCato] = z("graecia_4");
  EXPECT_EQ(reaction(t, evade), "");
  t.s().turn.unrest[kCato] = z("graecia_3");
  unit(t.s(), u("legio_1")).where = Where::reserve;
  EXPECT_EQ(reaction(t, evade), "");
}

TEST(AleaReactionCheck, AFleetEvadesWhereThereIsOne) {
  TestTable t = attacked();
  EXPECT_EQ(reaction(t, given(Evade{std::nullopt, z("graecia_3"), true, {}, {}})), "");
  t.put("naves_6pf_0_1", "graecia_4", R);
  EXPECT_EQ(reaction(t, given(Evade{std::nullopt, z("graecia_3"), true, {}, {}})), "AIE-8.2j no_fleet_there");
}

TEST(AleaReactionCheck, LeadersAreAssignedWhereTheyAre) {
  TestTable t = attacked();
  t.put(l("scipio"), "graecia_4");
  EXPECT_EQ(reaction(t, given(AssignLeaders{z("graecia_3"), true, {kCato}})), "");
  EXPECT_EQ(reaction(t, given(AssignLeaders{z("graecia_3"), true, {l("scipio")}})),
            "AIE-8.1d not_in_that_zone");
}

TEST(AleaReactionCheck, EscapesGoToAdjacentZones) {
  TestTable t = attacked();
  EXPECT_EQ(reaction(t, given(Escape{kCato, {z("graecia_4")}})), "");
  EXPECT_EQ(reaction(t, given(Escape{kCato, {z("italia_1")}})), "AIE-7.2a not_adjacent");
}

TEST(AleaReactionCheck, StratagemsForOtherCombatsDoNotBelongHere) {
  TestTable t = attacked();
  t.give_counter("S13", R).give_counter("S16", R);
  EXPECT_EQ(reaction(t, at(Face::walls_m2, "graecia_3")), "");
  EXPECT_EQ(reaction(t, at(Face::walls_m2, "graecia_4")), "AIE-8.1a no_combat_there");
  EXPECT_EQ(reaction(t, play(Face::timely_flight)), "");
  EXPECT_EQ(reaction(t, at(Face::plague, "italia_7")), "") << "a plague breaks out anywhere";
  EXPECT_EQ(reaction(t, play(Face::triumph_2)), "");
}

// --- Standing wishes: what cannot be known before the combat is not judged

TEST(AleaWishes, WhoWillBeWhereIsNotKnownAhead) {
  // AIE-8.1d AIE-8.2a AIE-8.2d AIE-8.2j AIE-8.2m
  TestTable t = attacked();
  t.put(l("scipio"), "graecia_4").put("legio_2", "graecia_4", R);
  const auto standing = [&](const OrderBody& body) { return reason(refuse_wish(t.p(), R, given(body))); };
  Evade scipio;
  scipio.leader = l("scipio");
  scipio.zone = z("graecia_3");
  EXPECT_EQ(reaction(t, given(scipio)), "AIE-8.2a not_in_that_zone");
  EXPECT_EQ(standing(scipio), "");
  Evade anywhere;
  anywhere.leader = l("scipio");
  anywhere.to = {z("italia_1")};
  EXPECT_EQ(standing(anywhere), "");
  leader(t.s(), l("scipio")).sick = true;
  EXPECT_EQ(standing(anywhere), "") << "well again by then, or back on the map";
  leader(t.s(), l("scipio")).sick = false;
  Evade with_others;
  with_others.zone = z("graecia_3");
  with_others.take = {u("legio_2")};
  EXPECT_EQ(reaction(t, given(with_others)), "AIE-8.2d not_in_that_zone");
  EXPECT_EQ(standing(with_others), "");
  Evade fleet;
  fleet.zone = z("graecia_4");
  fleet.fleet = true;
  EXPECT_EQ(standing(fleet), "") << "ships may have come by then";
  fleet.zone = z("gallia_5");
  EXPECT_EQ(standing(fleet), "AIE-8.2j no_fleet_there") << "but not there";
  EXPECT_EQ(reaction(t, given(AssignLeaders{z("graecia_3"), true, {l("scipio")}})),
            "AIE-8.1d not_in_that_zone");
  EXPECT_EQ(standing(AssignLeaders{z("graecia_3"), true, {l("scipio")}}), "");
  EXPECT_EQ(reaction(t, given(Escape{kCato, {z("italia_1")}})), "AIE-7.2a not_adjacent");
  EXPECT_EQ(standing(Escape{kCato, {z("italia_1")}}), "");
}

}  // namespace ch2_e_smc_check_test
}  // namespace adj::alea
