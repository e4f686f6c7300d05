// AIE-8.1  Contact: who fights whom, in which order, under whose command.

#include "tests/games/alea/field_for_test.h"

namespace adj::alea {
namespace ch8_1_contact_test {

Names contacts(const Field& f) {
  Names found;
  for (const Contact& contact : f.told<Contact>()) found.push_back(contact.zone.str());
  return found;
}

template <class E>
std::size_t position(const Field& f, std::size_t nth = 0) {
  for (std::size_t i = 0; i < f.events().size(); ++i)
    if (f.events()[i].event.get_if<E>() && nth-- == 0) return i;
  return f.events().size();
}

// --- Who fights

TEST(AleaContact, TheActivePlayerAttacksWhereverUnitsMeet) {
  // AIE-8.1a AIE-8.1b
  Field f;  // nobody moved: they have met before
  f.stand(R, "hispania_1", {"legio_23"}).stand(C, "hispania_1", {"legio_21"});
  f.stand(R, "hispania_2", {"legio_24"}).stand(C, "hispania_3", {"legio_22"});
  f.dice({1}).fight(R);
  EXPECT_EQ(contacts(f), Names{"hispania_1"});
  EXPECT_EQ(f.battle().attacker, R);
  EXPECT_EQ(names(f.battle().attacking_units), Names{"legio_23"});
}

TEST(AleaContact, LeadersAmongThemselvesDoNothing) {
  // AIE-8.1a
  Field f;
  f.stand(R, "hispania_1", {"cato"}).stand(C, "hispania_1", {"curio"});
  f.fight(C);
  EXPECT_EQ(f.told_count(), 0);
}

TEST(AleaContact, PeoplesDoNotFightPeoples) {
  // AIE-RUL-15 AIE-4.4.1e
  Field f;
  f.at_war("parthi", C).at_war("armenii", R);
  f.stand(C, "armenii", {"parthi_1"}).stand(R, "armenii", {"armenii_1"});
  f.fight(C);
  EXPECT_EQ(f.told_count(), 0);

  Field allied;  // allies count as Romans
  allied.at_war("parthi", C).allied("pontici", R);
  allied.stand(C, "armenii", {"parthi_1"}).stand(R, "armenii", {"pontici_1"});
  allied.dice({1}).fight(C);
  EXPECT_EQ(allied.told<BattleFought>().size(), 1u);
}

TEST(AleaContact, APeopleAtPeaceIsNobodysEnemy) {
  // AIE-RUL-60
  Field f;
  f.stand(C, "aegyptii", {"caesar", "legio_5"}).stand(R, "aegyptii", {"aegyptii_1"});
  f.fight(C);
  EXPECT_EQ(f.told_count(), 0);
}

TEST(AleaContact, JanusForbidsRomansToFightRomansOnly) {
  // AIE-6.1b AIE-RUL-18
  Field f;
  f.s().turn.janus = true;
  f.at_war("pannonii", R);
  f.stand(R, "hispania_1", {"legio_23"}).stand(C, "hispania_1", {"legio_21"});
  f.stand(R, "italia_5", {"pannonii_1"}).stand(C, "italia_5", {"legio_22"});
  f.dice({1}).fight(C);
  EXPECT_EQ(contacts(f), Names{"italia_5"});
  EXPECT_EQ(f.told<BattleFought>().size(), 1u);
}

TEST(AleaContact, NobodyFightsInATriumvirsRegion) {
  // AIE-3.6.5c
  Field f;
  f.s().triumvir.push_back({l("lepidus"), RegionId("hispania")});
  f.stand(R, "hispania_1", {"legio_23"}).stand(C, "hispania_1", {"legio_21"});
  f.fight(C);
  EXPECT_EQ(f.told_count(), 0);
}

TEST(AleaContact, LandUnitsAndNavesDoNotFightEachOther) {
  // AIE-8.1b
  Field f;
  f.stand(R, "italia_7", {"naves_6pf_0_1", "legio_23"}).stand(C, "italia_7", {"naves_6pf_0_2"});
  EXPECT_TRUE(combat_possible(f.p(), z("italia_7"), true));
  EXPECT_FALSE(combat_possible(f.p(), z("italia_7"), false));
  f.stand(C, "italia_7", {"legio_21"});
  EXPECT_TRUE(combat_possible(f.p(), z("italia_7"), false));
  Field sea;  // cargo does not fight
  sea.stand(R, "mare_centrale", {"naves_6pf_0_1", "legio_23"})
      .stand(C, "mare_centrale", {"naves_6pf_0_2", "legio_21"});
  EXPECT_TRUE(combat_possible(sea.p(), z("mare_centrale"), true));
  EXPECT_FALSE(combat_possible(sea.p(), z("mare_centrale"), false));
}

TEST(AleaContact, AtSeaOnlyNavesAndLeadersCount) {
  // AIE-8.1c
  Field f;
  f.stand(R, "mare_centrale", {"naves_6pf_0_1", "legio_23"});
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"caesar", "naves_8pf_2_p1_1", "legio_5", "legio_6"});
  f.dice({3}).fight(C);  // 8 : 6 = 5/4, better crews: 3/2 twice; 3 + 3 = 6
  const BattleFought& b = f.battle();
  EXPECT_TRUE(b.naval);
  EXPECT_EQ(b.attacker_pf, 8);
  EXPECT_EQ(b.defender_pf, 6);
  EXPECT_EQ(names(b.attacking_units), Names{"naves_8pf_2_p1_1"});
  EXPECT_EQ(f.modifier("attacker_bt"), 3);
  EXPECT_FALSE(f.weak("legio_23"));
  EXPECT_FALSE(f.weak("legio_5"));
}

TEST(AleaContact, CargoIsLostOnlyForWantOfShips) {
  // AIE-8.1c AIE-3.4.2i
  Field f;  // a weakened ship is lost, the other weakened: room for three of four
  f.stand(R, "mare_centrale", {"bibulus", "naves_6pf_0_1", "legio_23", "legio_24", "legio_25", "auxilia_1"});
  f.stand(R, "mare_centrale", {"naves_4pf_0_1"}, true);
  f.come(C, "mare_tyrrhenum", "mare_centrale", {"caesar", "naves_8pf_2_p1_1", "naves_8pf_2_p1_2"});
  f.dice({1}).fight(C);
  EXPECT_EQ(f.battle().defender_result, Result::weakened);
  EXPECT_EQ(f.where("naves_4pf_0_1"), "reserve");
  EXPECT_EQ(f.where("auxilia_1"), "reserve");
  EXPECT_NE(f.where("legio_23"), "reserve");
  EXPECT_NE(f.where("legio_23"), "mare_centrale");  // the rest retreats with the fleet
  EXPECT_EQ(f.where("legio_23"), f.where("naves_6pf_0_1"));
  EXPECT_FALSE(f.weak("legio_23"));
}

// --- Order

TEST(AleaContact, SeaFirstThenZoneOrderOrAsThePlayerSays) {
  // AIE-8.1a  4.E.2
  const auto three = [](const std::vector<ZoneId>& wanted) {
    Field f;
    f.stand(R, "hispania_1", {"legio_23"}).stand(C, "hispania_1", {"legio_21"});
    f.stand(R, "italia_2", {"legio_24"}).stand(C, "italia_2", {"legio_22"});
    f.stand(R, "mare_centrale", {"naves_6pf_0_1"}).stand(C, "mare_centrale", {"naves_6pf_0_2"});
    if (!wanted.empty()) f.orders(C, BattleOrder{wanted});
    f.dice({3, 3, 3}).fight(C);
    EXPECT_EQ(f.battle(0).zone.str(), contacts(f)[0]);
    EXPECT_EQ(f.battle(2).zone.str(), contacts(f)[2]);
    return contacts(f);
  };
  EXPECT_EQ(three({}), (Names{"mare_centrale", "italia_2", "hispania_1"}));
  EXPECT_EQ(three({z("hispania_1"), z("gallia_1"), z("mare_centrale")}),
            (Names{"hispania_1", "mare_centrale", "italia_2"}));
}

TEST(AleaContact, EveryEvasionBeforeTheFirstBattle) {
  // AIE-8.1a AIE-EX-44
  Field f;
  f.stand(R, "graecia_2", {"pompeius", "legio_23"}).stand(R, "graecia_4", {"scipio", "legio_24"});
  f.stand(R, "italia_2", {"cato"});
  f.stand(C, "graecia_2", {"legio_21"}).stand(C, "graecia_4", {"legio_22"}).stand(C, "italia_2", {"legio_5"});
  for (const char* id : {"pompeius", "scipio"}) {
    Evade order;
    order.leader = LeaderId(id);
    f.orders(R, order);
  }
  f.dice({9, 9, 0, 1, 1}).fight(C);  // two evasions fail, Cato escapes, two battles
  EXPECT_EQ(f.told<EvasionTried>().size(), 2u);
  EXPECT_EQ(f.told<BattleFought>().size(), 2u);
  EXPECT_LT(position<EvasionTried>(f, 1), position<EscapeTried>(f));
  EXPECT_LT(position<EscapeTried>(f), position<BattleFought>(f));
}

TEST(AleaContact, WhoEvadesMaySurpriseALoneLeaderElsewhere) {
  // AIE-8.2m AIE-8.1a
  Field f;
  f.stand(R, "hispania_1", {"pompeius", "legio_23"}).come(C, "gallia_9", "hispania_1", {"legio_21"});
  f.stand(C, "hispania_2", {"curio"});
  Evade order;
  order.leader = kPompeius;
  order.to = {z("hispania_2")};
  f.orders(R, order).dice({0, 9}).fight(C);
  EXPECT_EQ(f.where("curio"), "removed");
}

// --- Two combats in a zone

// Fleets and armies of both sides in Italia 7.
Field two_combats() {
  Field f;
  f.stand(R, "italia_7", {"pompeius", "cato", "naves_6pf_0_1", "legio_23", "legio_24"});
  f.come(C, "mare_centrale", "italia_7", {"caesar", "curio", "naves_6pf_0_2", "legio_21", "legio_22"});
  return f;
}

TEST(AleaSplit, NavalFirstAndEachLeaderInOneCombat) {
  // AIE-8.1d
  Field f = two_combats();
  f.orders(C, AssignLeaders{z("italia_7"), true, {l("caesar")}});
  f.orders(R, AssignLeaders{z("italia_7"), false, {l("cato")}});
  f.dice({1, 3}).fight(C);
  ASSERT_EQ(f.told<BattleFought>().size(), 2u);
  EXPECT_TRUE(f.battle(0).naval);
  EXPECT_EQ(names(f.battle(0).attacking_leaders), Names{"caesar"});
  EXPECT_EQ(names(f.battle(0).defending_leaders), Names{"pompeius"});
  EXPECT_EQ(names(f.battle(0).attacking_units), Names{"naves_6pf_0_2"});
  EXPECT_FALSE(f.battle(1).naval);
  EXPECT_EQ(names(f.battle(1).attacking_leaders), Names{"curio"});
  EXPECT_EQ(names(f.battle(1).defending_leaders), Names{"cato"});
  EXPECT_EQ(f.modifier("attacker_bt", 1), 0);
  ASSERT_EQ(f.told<LeadersSplit>().size(), 2u);
  EXPECT_EQ(names(f.told<LeadersSplit>()[0].fleet), Names{"caesar"});
  EXPECT_EQ(names(f.told<LeadersSplit>()[1].army), Names{"cato"});
}

TEST(AleaSplit, WhoWasMeantForTheFleetDoesNotFightOnLand) {
  // AIE-8.1e
  Field f = two_combats();
  f.orders(C, AssignLeaders{z("italia_7"), true, {l("caesar")}});
  f.orders(R, AssignLeaders{z("italia_7"), true, {l("cato")}});
  Evade order;
  order.zone = z("italia_7");
  order.fleet = true;
  f.orders(R, order).dice({3}).fight(C);
  ASSERT_EQ(f.told<BattleFought>().size(), 1u);
  EXPECT_FALSE(f.battle().naval);
  EXPECT_EQ(names(f.battle().attacking_leaders), Names{"curio"});
  EXPECT_EQ(names(f.battle().defending_leaders), Names{"pompeius"});
  EXPECT_NE(f.where("cato"), "italia_7");
}

TEST(AleaSplit, InTheEvasionTooALeaderCountsForHisCombatOnly) {
  // AIE-8.1d  4.E.2.1
  Field f = two_combats();
  f.orders(C, AssignLeaders{z("italia_7"), true, {l("caesar")}});
  f.orders(R, AssignLeaders{z("italia_7"), true, {l("pompeius")}});
  Evade order;
  order.leader = l("cato");
  order.to = {z("sicilia_1")};
  f.orders(R, order).dice({1}).fight(C);  // Cato's VS 2 against Curio's BT 0
  const auto tried = f.told<EvasionTried>();
  EXPECT_EQ(tried[0].leader, l("cato"));
  EXPECT_EQ(tried[0].vs, 2);
  EXPECT_EQ(tried[0].bt, 0);
  EXPECT_EQ(f.where("cato"), "sicilia_1");
  EXPECT_NE(f.where("pompeius"), "sicilia_1");
}

TEST(AleaSplit, WithOneCombatNothingIsDivided) {
  // AIE-8.1d
  Field f = two_combats();
  f.clear("italia_7");
  f.stand(R, "italia_7", {"pompeius", "legio_23"});
  f.stand(C, "italia_7", {"caesar", "curio", "naves_6pf_0_2", "legio_21"});
  f.dice({1}).fight(C);
  EXPECT_TRUE(f.told<LeadersSplit>().empty());
  EXPECT_EQ(f.battle().attacking_leaders.size(), 2u);
}

SplitChoice choice(Field& f, int pf_fleet, int pf_army) {
  return {Seat{1}, z("italia_7"), leaders_in(f.p(), z("italia_7"), C), pf_fleet, pf_army};
}

TEST(AleaSplit, TheDefault) {
  // AIE-8.1d  4.E.2.1
  Field f;
  f.stand(C, "italia_7", {"caesar", "curio", "hirtius", "lepidus"}).party_leader("lepidus");
  EXPECT_EQ(names(fallback_for(f.p(), choice(f, 12, 10)).fleet), (Names{"caesar", "lepidus"}));
  EXPECT_EQ(names(fallback_for(f.p(), choice(f, 10, 12)).fleet), Names{"curio"});
  EXPECT_EQ(names(fallback_for(f.p(), choice(f, 10, 10)).fleet), Names{"curio"});
  Field pair;
  pair.stand(C, "italia_7", {"caesar", "lepidus"}).party_leader("lepidus");
  EXPECT_EQ(names(fallback_for(pair.p(), choice(pair, 1, 9)).fleet), Names{"caesar"});
  Field alone;
  alone.stand(C, "italia_7", {"curio"});
  EXPECT_TRUE(fallback_for(alone.p(), choice(alone, 1, 9)).fleet.empty());
  EXPECT_EQ(names(fallback_for(alone.p(), choice(alone, 9, 1)).fleet), Names{"curio"});
}

TEST(AleaSplit, ByOrder) {
  // AIE-8.1d
  Field f;
  f.stand(C, "italia_7", {"caesar", "curio", "hirtius"});
  EXPECT_FALSE(automatic_for(f.p(), choice(f, 1, 1)));
  f.orders(C, AssignLeaders{z("italia_7"), false, {l("caesar")}});
  EXPECT_EQ(names(automatic_for(f.p(), choice(f, 1, 1))->answer.fleet), (Names{"curio", "hirtius"}));
  f.orders(C, AssignLeaders{z("italia_7"), true, {l("curio")}});
  EXPECT_EQ(names(automatic_for(f.p(), choice(f, 1, 1))->answer.fleet), Names{"curio"});
  Field elsewhere;
  elsewhere.stand(C, "italia_7", {"caesar", "curio"});
  elsewhere.orders(C, AssignLeaders{z("graecia_3"), true, {l("caesar")}});
  EXPECT_FALSE(automatic_for(elsewhere.p(), choice(elsewhere, 1, 1)));
}

TEST(AleaContact, WhoIsStillThere) {
  // AIE-8.3a  On the map, in the zone, on that side.
  Field f;
  f.stand(R, "italia_1", {"cato", "legio_23"});
  EXPECT_TRUE(still_in(f.p(), z("italia_1"), R, u("legio_23")));
  EXPECT_FALSE(still_in(f.p(), z("italia_1"), C, u("legio_23")));
  EXPECT_FALSE(still_in(f.p(), z("italia_2"), R, u("legio_23")));
  EXPECT_FALSE(still_in(f.p(), z("italia_1"), R, u("legio_24")));
  EXPECT_TRUE(still_in(f.p(), z("italia_1"), R, l("cato")));
  EXPECT_FALSE(still_in(f.p(), z("italia_1"), C, l("cato")));
  EXPECT_FALSE(still_in(f.p(), z("italia_2"), R, l("cato")));
}

TEST(AleaContact, AnOrderOfBattlesWithoutItsConditionDoesNotCount) {
  // AIE-8.1a  4.E.2, 7.5.4
  const auto first = [](std::vector<Condition> conditions) {
    Field f;
    f.come(C, "gallia_9", "hispania_1", {"legio_21", "legio_22"})
        .stand(R, "hispania_1", {"legio_23", "legio_24"});
    f.come(C, "gallia_7", "gallia_5", {"legio_25", "legio_26"})
        .stand(R, "gallia_5", {"legio_27", "legio_28"});
    f.orders(C, BattleOrder{{z("hispania_1"), z("gallia_5")}}, std::move(conditions));
    f.dice({4, 4}).fight(C);
    return f.told<Contact>().at(0).zone;
  };
  EXPECT_EQ(first({}), z("hispania_1"));
  EXPECT_EQ(first({odds_at_least(1, 9)}), z("gallia_5")) << "no odds before a combat is at hand";
}

// Both fight at sea and ashore in Italia 7; whom R's default sends aboard when it is the smaller or larger
// fight.
std::vector<LeaderId> sent_aboard(Field::Ids ships, Field::Ids army) {
  Field f;
  f.stand(R, "italia_7", {"cato", "labienus"})
      .stand(R, "italia_7", ships)
      .stand(R, "italia_7", {"auxilia_1"});
  f.come(C, "mare_centrale", "italia_7", {"naves_4pf_0_1"}).come(C, "mare_centrale", "italia_7", army);
  f.dice({3, 3}).fight(C);
  for (const LeadersSplit& split : f.told<LeadersSplit>())
    if (split.camp == R) return split.fleet;
  return {};
}

TEST(AleaContact, TheLargerFightGetsTheBetterLeaders) {
  // AIE-8.1d  4.E.2.1: PF of both sides, all ships against all troops.
  EXPECT_EQ(sent_aboard({"naves_4pf_p1_1"}, {"legio_21"}), std::vector{l("cato")}) << "8 against 8: the army";
  EXPECT_EQ(sent_aboard({"naves_4pf_p1_1"}, {"legio_1r"}), std::vector{l("labienus")})
      << "8 against 7: the fleet";
  EXPECT_EQ(sent_aboard({"naves_6pf_0_1"}, {"legio_21", "legio_22"}), std::vector{l("cato")})
      << "10 against 13";
}

TEST(AleaContact, TheBestTacticianIsTheFirstOfEquals) {
  // AIE-8.1d  4.E.2.1
  Field f;
  f.stand(R, "italia_7", {"afranius", "petreius", "labienus"});
  const Seat seat = seat_of(f.s(), R);
  EXPECT_EQ(fallback_for(f.p(), SplitChoice{seat, z("italia_7"), {l("afranius"), l("petreius")}, 9, 5}).fleet,
            std::vector{l("afranius")});
  EXPECT_EQ(fallback_for(f.p(), SplitChoice{seat, z("italia_7"), {l("petreius"), l("afranius")}, 9, 5}).fleet,
            std::vector{l("petreius")});
  EXPECT_EQ(fallback_for(f.p(), SplitChoice{seat, z("italia_7"), {l("afranius"), l("labienus")}, 9, 5}).fleet,
            std::vector{l("labienus")});
}

TEST(AleaContact, WhoIsNamedTwiceGoesWhereTheFirstLineSays) {
  // AIE-8.1d
  const auto aboard = [](bool fleet_first) {
    Field f;
    f.stand(R, "italia_7", {"cato", "labienus"});
    f.orders(R, AssignLeaders{z("italia_7"), fleet_first, {l("cato")}});
    f.orders(R, AssignLeaders{z("italia_7"), !fleet_first, {l("cato")}});
    const SplitChoice d{seat_of(f.s(), R), z("italia_7"), {l("cato"), l("labienus")}, 5, 9};
    return automatic_for(f.p(), d)->answer.fleet;
  };
  EXPECT_EQ(aboard(true), std::vector{l("cato")});
  EXPECT_EQ(aboard(false), std::vector<LeaderId>());
}

}  // namespace ch8_1_contact_test
}  // namespace adj::alea
