// AIE-TE  The fifteen events: what they do at once, and what lasts all turn. Events 7 and 8 are with the SMCs
// in ch2_d_administration_test.cc.

#include "adjudicator/games/alea/ch_te_events.h"

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch9_winter.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch_te_events_test {

std::string why(const std::optional<Refusal>& refused) {
  return refused ? refused->clause + " " + refused->key : "";
}

Order order(OrderBody body) { return {std::move(body), {}, {}}; }

TestTable in_phase_d(const char* scenario, int year) {
  TestTable t(scenario);
  t.s().year = year;
  t.s().phase = Phase::d;
  return t;
}

void strike(TestTable& t, int event) {
  t.s().turn.event = event;
  t.run([&](AleaTable& table) { apply_event(table, event); });
}

void set_people(TestTable& t, const char* id, PeopleStatus status, Camp camp) {
  people(t.s(), PeopleId(id)).status = status;
  people(t.s(), PeopleId(id)).camp = camp;
}

bool weakened(const TestTable& t, const char* id) { return unit(t.s(), u(id)).weakened; }

// What the dry run says to this march.
std::string march(TestTable& t, Camp camp, std::vector<LeaderId> leaders, std::vector<UnitId> units,
                  const char* from, std::initializer_list<const char*> to) {
  Move move{std::move(leaders), std::move(units), z(from), {}};
  for (const char* zone : to) move.path.push_back({z(zone), {}});
  return why(check_moves(t.p(), camp, {order(move)}).front());
}

// --- 1

TEST(AleaEvents, EpidemicInRome) {
  // AIE-TE.1 AIE-RUL-28
  TestTable t = in_phase_d("1", -48);
  t.put("legio_10", "italia_1", C).put("legio_15", "italia_1", R, true).put("legio_16", "italia_2", R);
  t.put("naves_6pf_0_1", "italia_1", C);
  strike(t, 1);
  EXPECT_TRUE(weakened(t, "legio_10") && weakened(t, "naves_6pf_0_1")) << "all combat units";
  EXPECT_EQ(unit(t.s(), u("legio_15")).where, Where::map) << "already weakened ones stay";
  EXPECT_FALSE(weakened(t, "legio_16"));
  EXPECT_TRUE(leader(t.s(), kPompeius).sick) << "a Party leader in Roma suffers event 4";
  EXPECT_FALSE(leader(t.s(), l("scipio")).sick);
  EXPECT_FALSE(leader(t.s(), kCaesar).sick);
  TestTable elsewhere = in_phase_d("1", -48);
  elsewhere.put(kPompeius, "italia_7").put(kCaesar, "italia_1");
  strike(elsewhere, 1);
  EXPECT_FALSE(leader(elsewhere.s(), kPompeius).sick);
  EXPECT_TRUE(leader(elsewhere.s(), kCaesar).sick) << "of either camp, whoever controls Roma";
}

// --- 2

TEST(AleaEvents, DisastrousWeather) {
  // AIE-TE.2 AIE-RUL-44
  TestTable t = in_phase_d("1", -48);
  t.s().turn.event = 2;
  EXPECT_EQ(movement_allowance(t.p(), kCaesar), 3);
  EXPECT_EQ(movement_allowance(t.p(), u("legio_10")), 2);
  EXPECT_EQ(movement_allowance(t.p(), u("parthi_1")), 2);
  EXPECT_EQ(movement_allowance(t.p(), u("naves_6pf_0_1")), 0);
  t.s().turn.event = 3;
  EXPECT_EQ(movement_allowance(t.p(), kCaesar), 4);
}

TEST(AleaEvents, WeatherOnTheWay) {
  // AIE-TE.2 AIE-RUL-44
  TestTable t = in_phase_d("1", -48);
  const auto sail = [&](const char* to) {
    const Sail trip{
        {l("ahenobarbus")}, {u("naves_6pf_p1_1")}, {}, z("italia_7"), {z("mare_hadriaticum"), z(to)}};
    return why(check_moves(t.p(), R, {order(trip)}).front());
  };
  EXPECT_EQ(march(t, R, {l("cato")}, {}, "italia_1", {"italia_2", "italia_4", "italia_5", "graecia_1"}), "");
  EXPECT_EQ(sail("mare_centrale"), "");
  t.s().turn.event = 2;
  EXPECT_EQ(march(t, R, {l("cato")}, {}, "italia_1", {"italia_2", "italia_4", "italia_5"}), "");
  EXPECT_EQ(march(t, R, {l("cato")}, {}, "italia_1", {"italia_2", "italia_4", "italia_5", "graecia_1"}),
            "AIE-TE.2 too_far_in_bad_weather");
  EXPECT_EQ(sail("graecia_3"), "") << "from port to port";
  EXPECT_EQ(sail("mare_centrale"), "AIE-TE.2 too_far_in_bad_weather");
}

// --- 3, 5, 12, 15: modifiers. "Ours" attacks.

int modifier(TestTable& t, int event, std::initializer_list<const char*> ours,
             std::initializer_list<const char*> theirs) {
  t.s().turn.event = event;
  std::vector<UnitId> attackers, defenders;
  for (const char* id : ours) attackers.push_back(u(id));
  for (const char* id : theirs) defenders.push_back(u(id));
  const std::vector<Modifier> found = event_modifiers(t.p(), C, attackers, defenders);
  EXPECT_LE(found.size(), 1u);
  return found.empty() ? 0 : found.front().value;
}

TestTable wars() {
  TestTable t = in_phase_d("1", -45);
  for (const char* id : {"germani", "parthi", "alpes", "illyrii"}) set_people(t, id, PeopleStatus::war, R);
  set_people(t, "numidae", PeopleStatus::allegiance, C);
  return t;
}

TEST(AleaEvents, RomanDiscouragement) {
  // AIE-TE.3 AIE-TE.0 AIE-EX-28
  TestTable t = wars();
  EXPECT_EQ(modifier(t, 3, {"legio_10"}, {"parthi_1"}), -1) << "Romans attack";
  EXPECT_EQ(modifier(t, 3, {"parthi_1"}, {"legio_10"}), 1) << "Romans defend";
  EXPECT_EQ(modifier(t, 3, {"auxilia_1"}, {"germani_1"}), -1);
  EXPECT_EQ(modifier(t, 3, {"legio_10"}, {"legio_15"}), 0) << "among Romans";
  EXPECT_EQ(modifier(t, 3, {"legio_10"}, {"numidae_1"}), 0) << "allies count as Romans";
  EXPECT_EQ(modifier(t, 3, {"numidae_1"}, {"parthi_1"}), -1);
  EXPECT_EQ(modifier(t, 3, {"legio_10", "germani_1"}, {"parthi_1"}), -1) << "one Roman is enough";
  EXPECT_EQ(modifier(t, 3, {"parthi_1"}, {"germani_1"}), 0) << "no Roman among them";
}

TEST(AleaEvents, BarbarianVigour) {
  // AIE-TE.5 AIE-TE.0 AIE-RUL-28
  TestTable t = wars();
  EXPECT_EQ(modifier(t, 5, {"germani_1"}, {"legio_10"}), 2);
  EXPECT_EQ(modifier(t, 5, {"legio_10"}, {"germani_1"}), -2);
  EXPECT_EQ(modifier(t, 5, {"legio_10"}, {"illyrii_1", "alpes_1"}), -2) << "one Celtic unit is enough";
  EXPECT_EQ(modifier(t, 5, {"legio_10"}, {"illyrii_1"}), 0);
  EXPECT_EQ(modifier(t, 5, {"legio_10"}, {"parthi_1"}), 0);
  EXPECT_EQ(modifier(t, 5, {"germani_1"}, {"alpes_1"}), 0) << "both: they cancel out";
}

TEST(AleaEvents, DonativeToTheLegions) {
  // AIE-TE.12 AIE-TE.0 AIE-RUL-28
  TestTable t = wars();
  EXPECT_EQ(modifier(t, 12, {"legio_10"}, {"parthi_1"}), 1);
  EXPECT_EQ(modifier(t, 12, {"parthi_1"}, {"legio_10"}), -1);
  EXPECT_EQ(modifier(t, 12, {"auxilia_1", "legio_10"}, {"parthi_1"}), 1) << "at least one legio";
  EXPECT_EQ(modifier(t, 12, {"auxilia_1"}, {"parthi_1"}), 0);
  EXPECT_EQ(modifier(t, 12, {"parthi_1"}, {"equites_4pf_1"}), 0);
  EXPECT_EQ(modifier(t, 12, {"legio_10"}, {"legio_15"}), 0);
}

TEST(AleaEvents, FamineInBattle) {
  // AIE-TE.15b AIE-TE.0 AIE-RUL-28
  TestTable t = wars();
  EXPECT_EQ(modifier(t, 15, {"germani_1"}, {"legio_10"}), -1);
  EXPECT_EQ(modifier(t, 15, {"legio_10"}, {"alpes_1"}), 1);
  EXPECT_EQ(modifier(t, 15, {"legio_10"}, {"illyrii_1"}), 0);
  EXPECT_EQ(modifier(t, 15, {"germani_1"}, {"alpes_1"}), 0);
  for (const int other_event : {1, 2, 4, 6, 7, 8, 9, 10, 11, 13, 14})
    EXPECT_EQ(modifier(t, other_event, {"germani_1"}, {"legio_10"}), 0) << other_event;
}

// --- 4

TEST(AleaEvents, IllnessOfThePartyLeaderControllingRoma) {
  // AIE-TE.4a AIE-RUL-28
  const auto sick = [](std::optional<Camp> roma, const char* octavianus, const char* antonius) {
    TestTable t = in_phase_d("5", -42);
    t.s().roma = roma;
    t.put(kOctavianus, octavianus).put(kMAntonius, antonius).put(kMBrutus, "asia_1").put(kCassius, "asia_2");
    strike(t, 4);
    std::vector<LeaderId> found;
    for (const Leader& each : t.s().leader)
      if (each.sick) found.push_back(each.id);
    EXPECT_EQ(t.told<EventHadNoEffect>().size(), found.empty() ? 1u : 0u);
    return found;
  };
  EXPECT_EQ(sick(C, "italia_1", "gallia_1"), std::vector{kOctavianus});
  EXPECT_EQ(sick(C, "gallia_1", "italia_1"), std::vector{kMAntonius}) << "the one in Italia 1";
  EXPECT_EQ(sick(C, "gallia_1", "gallia_2"), std::vector{kOctavianus}) << "else the higher CP";
  EXPECT_EQ(sick(R, "italia_1", "gallia_2"), std::vector{kMBrutus});
  EXPECT_TRUE(sick(std::nullopt, "italia_1", "gallia_2").empty()) << "nobody holds Roma";
}

TEST(AleaEvents, TheSickDoNotTravel) {
  // AIE-TE.4a
  TestTable t = in_phase_d("1", -48);
  EXPECT_EQ(march(t, R, {kPompeius}, {}, "italia_1", {"italia_7"}), "");
  strike(t, 4);
  EXPECT_EQ(march(t, R, {kPompeius}, {}, "italia_1", {"italia_7"}), "AIE-TE.4a sick_leader_stays");
  EXPECT_EQ(march(t, R, {l("scipio")}, {}, "italia_1", {"italia_7"}), "");
}

TEST(AleaEvents, TheSickDieOfADefeatAndFightWithoutTheirBonus) {
  // AIE-TE.4b AIE-TE.4c
  for (const bool sick : {false, true}) {
    TestTable t = in_phase_d("1", -48);
    t.s().phase = Phase::e;
    t.clear_map().put(kCaesar, "hispania_1").put("legio_1r", "hispania_1", C);
    for (const char* id : {"legio_15", "legio_16", "legio_17", "legio_18"}) t.put(id, "hispania_1", R);
    leader(t.s(), kCaesar).sick = sick;
    t.put(kMAntonius, "gallia_9");
    if (sick) t.standing(C, order(Succession{{kMAntonius}}));
    t.dice({6}).run([](AleaTable& table) { resolve_contacts(table, R, {}, {}); });
    ASSERT_EQ(t.told<BattleFought>().size(), 1u);
    EXPECT_EQ(t.told<BattleFought>()[0].total, sick ? 6 : 3) << "Caesar's BT is 3";
    EXPECT_EQ(leader(t.s(), kCaesar).where, sick ? Where::removed : Where::map);
    EXPECT_EQ(t.s().balance, sick ? -1 : 0);
  }
}

// --- 6

TEST(AleaEvents, PoliticalUnrest) {
  // AIE-TE.6 AIE-RUL-28
  TestTable t = in_phase_d("1", -48);
  strike(t, 6);
  EXPECT_EQ(t.s().turn.unrest,
            (std::map<LeaderId, ZoneId>{{kCaesar, z("gallia_8")}, {kPompeius, z("italia_1")}}))
      << "4 PM to Massalia; Pompeius is in a city of his";
  EXPECT_EQ(t.told<UnrestCity>().size(), 2u);
  t.s().phase = Phase::e;
  EXPECT_EQ(march(t, R, {kPompeius}, {}, "italia_1", {"italia_7"}), "AIE-TE.6 unrest_leader_stays");
  EXPECT_EQ(march(t, C, {kCaesar}, {}, "italia_4", {"italia_2"}), "AIE-TE.6 unrest_direct_way_to_city");
  EXPECT_EQ(march(t, C, {kCaesar}, {}, "italia_4", {"italia_3"}), "AIE-TE.6 unrest_direct_way_to_city")
      << "with all his PM";
  EXPECT_EQ(march(t, C, {kCaesar}, {}, "italia_4", {"italia_3", "alpes_s", "gallia_8"}), "");
  t.run([](AleaTable& table) { forced_moves(table, C, {}); });
  EXPECT_EQ(leader(t.s(), kCaesar).zone, z("gallia_8")) << "without an order the engine moves him";
  t.run([](AleaTable& table) { forced_moves(table, R, {}); });
  EXPECT_EQ(leader(t.s(), kPompeius).zone, z("italia_1"));
}

std::vector<ZoneId> cities(TestTable& t, LeaderId id, const char* zone) {
  t.put(id, zone);
  return unrest_cities(t.p(), id);
}

TEST(AleaEvents, TheNearestControlledCity) {
  // AIE-TE.6 AIE-RUL-28 AIE-RUL-13
  TestTable t = in_phase_d("1", -48);
  EXPECT_EQ(cities(t, kPompeius, "graecia_1"), (std::vector{z("italia_5"), z("graecia_2"), z("graecia_3")}));
  region(t.s(), RegionId("italia")).controller = std::nullopt;
  EXPECT_EQ(cities(t, kPompeius, "graecia_1"), (std::vector{z("graecia_2"), z("graecia_3")}));
  EXPECT_EQ(cities(t, kPompeius, "graecia_5"), std::vector{z("graecia_5")}) << "no way by land";
  EXPECT_EQ(cities(t, kPompeius, "gallia_9"), std::vector{z("hispania_1")}) << "a city of the enemy is none";
  EXPECT_EQ(cities(t, kPompeius, "aegyptii"), std::vector{z("asia_5")});
  set_people(t, "aegyptii", PeopleStatus::allegiance, R);
  EXPECT_EQ(cities(t, kPompeius, "aegyptii"), std::vector{z("aegyptii")}) << "Alexandria of an ally";
  TestTable sixth = in_phase_d("6", -40);
  EXPECT_EQ(cities(sixth, kOctavianus, "illyrii"), std::vector{z("italia_5")}) << "Graecia is closed to him";
}

TEST(AleaEvents, OnTiesTheOwnerChooses) {
  // AIE-TE.6
  TestTable by_default = in_phase_d("1", -48);
  by_default.put(kPompeius, "graecia_1");
  strike(by_default, 6);
  EXPECT_EQ(by_default.s().turn.unrest[kPompeius], z("italia_5"));
  TestTable t = in_phase_d("1", -48);
  t.put(kPompeius, "graecia_1");
  t.s().orders[Seat{2}].turn = {order(City{kPompeius, z("graecia_4")}),
                                order(City{kPompeius, z("graecia_3")})};
  strike(t, 6);
  EXPECT_EQ(t.s().turn.unrest[kPompeius], z("graecia_3")) << "Athenae is not nearest";
  const AdministrationOrders asked{Seat{2}, R, true};
  const auto verdicts =
      check_orders(t.p(), asked,
                   {order(City{kPompeius, z("graecia_2")}), order(City{kPompeius, z("graecia_4")}),
                    order(City{kCaesar, z("gallia_8")})});
  EXPECT_EQ(why(verdicts[0]), "");
  EXPECT_EQ(why(verdicts[1]), "AIE-TE.6 not_nearest_city");
  EXPECT_EQ(why(verdicts[2]), "AIE-TE.6 no_unrest_for_leader");
}

// --- 9, 10

TEST(AleaEvents, WrathOfNeptune) {
  // AIE-TE.9
  TestTable t = in_phase_d("1", -48);
  const Sail trip{{l("ahenobarbus")}, {u("naves_6pf_p1_1")}, {}, z("italia_7"), {z("mare_hadriaticum")}};
  EXPECT_EQ(why(check_moves(t.p(), R, {order(trip)}).front()), "");
  t.s().turn.event = 9;
  EXPECT_EQ(why(check_moves(t.p(), R, {order(trip)}).front()), "AIE-TE.9 wrath_of_neptune");
  EXPECT_EQ(march(t, R, {l("ahenobarbus")}, {}, "italia_7", {"italia_6"}), "") << "by land as ever";
}

TEST(AleaEvents, Unpopularity) {
  // AIE-TE.10 AIE-RUL-28
  TestTable t = in_phase_d("1", -48);
  strike(t, 10);
  EXPECT_EQ(t.s().turn.extra_smc, C) << "the opponent of Pompeius";
  t.s().roma = C;
  strike(t, 10);
  EXPECT_EQ(t.s().turn.extra_smc, R);
  TestTable nobody = in_phase_d("1", -48);
  nobody.s().roma = std::nullopt;
  strike(nobody, 10);
  EXPECT_FALSE(nobody.s().turn.extra_smc);
  ASSERT_EQ(nobody.told<EventHadNoEffect>().size(), 1u);
  EXPECT_EQ(nobody.told<EventHadNoEffect>()[0].number, 10);
}

// --- 11

TEST(AleaEvents, RegionsOfTheDeserters) {
  // AIE-TE.11a
  const std::vector<const char*> regions{"gallia", "hispania", "italia", "graecia", "asia", "africa"};
  for (int die = 1; die <= 6; ++die) {
    TestTable t = in_phase_d("1", -48);
    t.clear_map().dice({die, die == 6 ? 1 : die + 1});
    strike(t, 11);
    ASSERT_EQ(t.told<RegionsDeserted>()[0].regions.size(), 2u);
    EXPECT_EQ(t.told<RegionsDeserted>()[0].regions[0], RegionId(regions[static_cast<std::size_t>(die - 1)]));
    TestTable twice = in_phase_d("1", -48);
    twice.dice({die, die});
    strike(twice, 11);
    EXPECT_TRUE(twice.told<RegionsDeserted>()[0].regions.empty()) << "a double cancels";
    EXPECT_TRUE(twice.told<UnitsEliminated>().empty());
  }
}

TEST(AleaEvents, TheControllersLoseTwoLegionsEach) {
  // AIE-TE.11b AIE-RUL-28
  TestTable t = in_phase_d("1", -48);
  t.clear_map()
      .put("legio_1", "gallia_1", C)
      .put("legio_2", "gallia_9", C, true)
      .put("legio_3", "gallia_9", R);
  t.put("legio_4", "asia_1", R).put("auxilia_1", "asia_1", R);
  t.dice({1, 5});
  strike(t, 11);
  for (const char* id : {"legio_1", "legio_2", "legio_4"})
    EXPECT_EQ(unit(t.s(), u(id)).where, Where::reserve) << id;
  EXPECT_EQ(unit(t.s(), u("legio_3")).where, Where::map) << "not his own";
  EXPECT_EQ(unit(t.s(), u("auxilia_1")).where, Where::map) << "no legion";
  TestTable nobodys = in_phase_d("1", -48);
  region(nobodys.s(), RegionId("gallia")).controller = std::nullopt;
  region(nobodys.s(), RegionId("asia")).controller = std::nullopt;
  nobodys.dice({1, 5});
  strike(nobodys, 11);
  EXPECT_TRUE(nobodys.told<UnitsEliminated>().empty());
}

TEST(AleaEvents, TheOwnerChoosesTheDeserters) {
  // AIE-TE.11b
  TestTable t = in_phase_d("1", -48);
  t.clear_map();
  for (const char* id : {"legio_1", "legio_2", "legio_3"}) t.put(id, "asia_5", R);
  t.s().orders[Seat{2}].turn = {
      order(RemoveLegions{RegionId("gallia"), {u("legio_1"), u("legio_2")}}),
      order(RemoveLegions{RegionId("asia"), {u("legio_9"), u("legio_3"), u("legio_1")}})};
  t.dice({5, 1});
  strike(t, 11);
  EXPECT_EQ(unit(t.s(), u("legio_2")).where, Where::map);
  EXPECT_EQ(unit(t.s(), u("legio_3")).where, Where::reserve);
  EXPECT_EQ(unit(t.s(), u("legio_1")).where, Where::reserve);
}

TEST(AleaEvents, WithoutALineTheOwnerIsAsked) {
  // AIE-TE.11b
  TestTable t = in_phase_d("1", -48);
  t.clear_map();
  t.put("legio_3", "asia_5", R)
      .put("legio_2", "asia_5", R, true)
      .put("legio_5r", "asia_5", R)
      .put("legio_6r", "asia_5", R, true);
  t.s().orders[Seat{2}].turn = {order(RemoveLegions{RegionId("asia"), {u("legio_3")}})};
  const State before = t.s();
  t.dice({5, 1});
  const auto window = t.run_to_window([](AleaTable& table) { apply_event(table, 11); });
  ASSERT_EQ(window.size(), 1u) << "a line that names too few covers nothing";
  EXPECT_EQ(window[0].kind(), Name("deserters"));
  const auto& choice = std::get<DesertersChoice>(window[0].decision);
  EXPECT_EQ(choice.count, 2);
  t.s() = before;
  EXPECT_EQ(fallback_for(t.p(), choice).units, (std::vector{u("legio_6r"), u("legio_5r")}))
      << "weakened recruits, recruits";
  EXPECT_EQ(cheapest_legions_first(t.p(), choice.candidates, false),
            (std::vector{u("legio_6r"), u("legio_5r"), u("legio_2"), u("legio_3")}));
  const auto checked = [&](std::vector<UnitId> units) {
    return Alea::check(test_tables(), t.s(), choice, ChosenUnits{std::move(units)}).size();
  };
  EXPECT_EQ(checked({u("legio_2"), u("legio_3")}), 0u);
  EXPECT_EQ(checked({u("legio_2")}), 1u);
  EXPECT_EQ(checked({u("legio_2"), u("legio_2")}), 1u);
  EXPECT_EQ(checked({u("legio_2"), u("legio_10")}), 1u);
}

// --- 13, 14, 15

TEST(AleaEvents, PlagueInTheEast) {
  // AIE-TE.13 AIE-RUL-28
  TestTable t = in_phase_d("1", -48);
  t.put("legio_1", "asia_1", R)
      .put("legio_2", "asia_4", C, true)
      .put("legio_3", "graecia_2", R)
      .put("legio_4", "judaei", R);
  t.put("aegyptii_1", "aegyptii", R, true).put("naves_6pf_0_1", "mare_orientale", C).put(l("cato"), "asia_1");
  strike(t, 13);
  EXPECT_TRUE(weakened(t, "legio_1") && weakened(t, "aegyptii_2") && weakened(t, "pontici_1"));
  EXPECT_EQ(unit(t.s(), u("legio_2")).where, Where::reserve);
  EXPECT_EQ(unit(t.s(), u("aegyptii_1")).where, Where::people_box);
  for (const char* spared : {"legio_3", "legio_4", "naves_6pf_0_1", "parthi_1"})
    EXPECT_FALSE(weakened(t, spared)) << spared;
  EXPECT_EQ(leader(t.s(), l("cato")).where, Where::map) << "leaders are unaffected";
  t.run(adjust_peoples);
  EXPECT_EQ(unit(t.s(), u("aegyptii_1")).zone, z("aegyptii")) << "only for this turn";
}

TEST(AleaEvents, ParthianFickleness) {
  // AIE-TE.14 AIE-RUL-28 AIE-RUL-26 AIE-EX-40
  TestTable t = in_phase_d("1", -48);
  people(t.s(), kParthi).truce_until = -45;
  strike(t, 14);
  EXPECT_EQ(people(t.s(), kParthi).status, PeopleStatus::war) << "in spite of a truce";
  EXPECT_EQ(people(t.s(), kParthi).camp, C) << "R controls Asia";
  t.put("parthi_1", "asia_5");
  strike(t, 14);
  EXPECT_EQ(people(t.s(), kParthi).status, PeopleStatus::peace);
  EXPECT_EQ(people(t.s(), kParthi).truce_until, 0);
  EXPECT_EQ(t.s().balance, 0);
  EXPECT_EQ(test_tables().zone(unit(t.s(), u("parthi_1")).zone).people, kParthi) << "at home";
}

TEST(AleaEvents, FamineAmongTheBarbarians) {
  // AIE-TE.15a AIE-RUL-28
  TestTable t = wars();
  t.put("germani_1", "gallia_2")
      .put("germani_2", "germani_1", R, true)
      .put("alpes_1", "alpes_s")
      .put("illyrii_1", "illyrii");
  strike(t, 15);
  EXPECT_TRUE(weakened(t, "germani_1") && weakened(t, "alpes_1")) << "wherever they are";
  EXPECT_EQ(unit(t.s(), u("germani_2")).where, Where::map) << "already weakened ones stay";
  for (const char* spared : {"illyrii_1", "parthi_1", "legio_12", "germani_3"})
    EXPECT_FALSE(weakened(t, spared)) << spared;
}

TEST(AleaEvents, UnrestConcernsOnlyPartyLeadersOnTheMap) {
  // AIE-TE.6
  TestTable t("1");
  t.s().year = -46;
  leader(t.s(), kCaesar).where = Where::returning;
  leader(t.s(), kCaesar).zone = ZoneId();
  t.run([](AleaTable& table) { apply_event(table, 6); });
  EXPECT_FALSE(t.s().turn.unrest.contains(kCaesar));
  EXPECT_TRUE(t.s().turn.unrest.contains(kPompeius));
}

TEST(AleaEvents, IllnessNeedsAPartyLeaderOnTheMap) {
  // AIE-TE.4a AIE-RUL-28
  TestTable t = in_phase_d("3", -48);
  t.s().roma = C;
  for (Leader& each : t.s().leader)
    if (each.camp == C) each.party_leader = each.id == kCaesar;
  t.put(kCaesar, "gallia_7");
  TestTable away = t;
  strike(t, 4);
  ASSERT_EQ(t.told<LeaderSick>().size(), 1u);
  EXPECT_EQ(t.told<LeaderSick>()[0].leader, kCaesar);
  leader(away.s(), kCaesar).where = Where::returning;
  leader(away.s(), kCaesar).zone = ZoneId();
  strike(away, 4);
  EXPECT_TRUE(away.told<LeaderSick>().empty());
  EXPECT_EQ(away.told<EventHadNoEffect>().at(0).number, 4);
}

TEST(AleaEvents, DesertersNamedAndByDefault) {
  // AIE-TE.11b
  TestTable t = in_phase_d("3", -48);
  const DesertersChoice d{Seat{1}, RegionId("italia"), {u("legio_21"), u("legio_22"), u("legio_1r")}, 2};
  EXPECT_EQ(fallback_for(t.p(), d).units, (std::vector{u("legio_1r"), u("legio_21")}));
  const DesertersChoice all{Seat{1}, RegionId("italia"), {u("legio_21")}, 2};
  EXPECT_EQ(fallback_for(t.p(), all).units, std::vector{u("legio_21")});
  t.standing(C, order(RemoveLegions{RegionId("italia"), {u("legio_22"), u("legio_21"), u("legio_1r")}}));
  const auto named = automatic_for(t.p(), d);
  ASSERT_TRUE(named);
  EXPECT_EQ(named->answer.units, (std::vector{u("legio_22"), u("legio_21")})) << "the first two";
}

TEST(AleaEvents, WhatCancelsOutIsNotMentioned) {
  // AIE-TE.0 AIE-RUL-28
  TestTable t = wars();
  t.s().turn.event = 5;
  EXPECT_TRUE(event_modifiers(t.p(), C, {u("germani_1")}, {u("alpes_1")}).empty());
  EXPECT_TRUE(event_modifiers(t.p(), C, {u("legio_10")}, {u("legio_15")}).empty());
  EXPECT_EQ(event_modifiers(t.p(), C, {u("germani_1")}, {u("legio_10")}).size(), 1u);
}

TEST(AleaEvents, OfTwoCitiesTheOwnerChoosesToo) {
  // AIE-TE.6
  TestTable t = in_phase_d("1", -48);
  region(t.s(), RegionId("italia")).controller = std::nullopt;
  t.put(kPompeius, "graecia_1");
  t.s().orders[Seat{2}].turn = {order(City{kPompeius, z("graecia_3")})};
  strike(t, 6);
  EXPECT_EQ(t.s().turn.unrest[kPompeius], z("graecia_3")) << "not simply the first";
}

TEST(AleaEvents, ALineForDesertersCountsWhenItsConditionHolds) {
  // AIE-TE.11b  7.5.4
  TestTable t = in_phase_d("3", -48);
  const DesertersChoice d{Seat{1}, RegionId("italia"), {u("legio_21"), u("legio_22"), u("legio_23")}, 2};
  Order line = order(RemoveLegions{RegionId("italia"), {u("legio_22"), u("legio_22"), u("legio_23")}});
  line.conditions = {{ConditionKind::people_at_war, Comparison::greater_equal, 0, 1, {}, kParthi, {}}};
  t.standing(C, line);
  EXPECT_FALSE(automatic_for(t.p(), d));
  set_people(t, "parthi", PeopleStatus::war, R);
  ASSERT_TRUE(automatic_for(t.p(), d));
  EXPECT_EQ(automatic_for(t.p(), d)->answer.units, (std::vector{u("legio_22"), u("legio_23")}))
      << "named twice, gone once";
}

TEST(AleaEvents, TheCheapestLegionsFirst) {
  // AIE-TE.11b AIE-3.5.3o  7.3: weakened recruits, recruits, weakened, the others by number; for Alexandria
  // these by quality first. X is of QU 5, XV and XVI of QU 3.
  TestTable t = in_phase_d("3", -48);
  const std::vector<UnitId> fresh{u("legio_10"), u("legio_15"), u("legio_16")};
  EXPECT_EQ(cheapest_legions_first(t.p(), fresh, false), fresh);
  EXPECT_EQ(cheapest_legions_first(t.p(), fresh, true),
            (std::vector{u("legio_15"), u("legio_16"), u("legio_10")}));
  EXPECT_EQ(fallback_for(t.p(), DesertersChoice{Seat{1}, RegionId("italia"), fresh, 2}).units,
            (std::vector{u("legio_10"), u("legio_15")}))
      << "deserters: by number";
  for (const char* id : {"legio_10", "legio_16"}) unit(t.s(), u(id)).weakened = true;
  const std::vector<UnitId> weak_first{u("legio_10"), u("legio_16"), u("legio_15")};
  EXPECT_EQ(cheapest_legions_first(t.p(), fresh, false), weak_first);
  EXPECT_EQ(cheapest_legions_first(t.p(), fresh, true), weak_first) << "the weakened by number alone";
}

}  // namespace ch_te_events_test
}  // namespace adj::alea
