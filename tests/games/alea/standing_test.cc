// Orders that belong to no window: what can be refused ahead, and when they end.

#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/orders_for_test.h"

namespace adj::alea {
namespace standing_test {

const LeaderId kCato("cato");

std::string standing(const TestTable& t, const Order& order, Camp camp = R) {
  return reason(check_standing(t.p(), seat_of(t.s(), camp), order));
}

Order about(Face face, const std::function<void(Play&)>& fill) {
  Order order = play(face);
  fill(std::get<Play>(order.body));
  return order;
}

TEST(AleaStanding, ReactionsAreTakenForAnyPlace) {
  TestTable t("3");
  EXPECT_EQ(standing(t, given(Stand{z("gallia_4")})), "");
  EXPECT_EQ(
      standing(t, given(Evade{kPompeius, std::nullopt, false, zones_named({"graecia_4", "asia_1"}), {}})), "")
      << "where he will be then, nobody knows";
  EXPECT_EQ(standing(t, given(Losses{z("graecia_3"), {u("legio_1")}})), "");
  EXPECT_EQ(standing(t, given(Retreat{z("graecia_3"), {z("graecia_4")}})), "");
  EXPECT_EQ(standing(t, given(Escape{kCato, {z("africa_2")}})), "");
  EXPECT_EQ(standing(t, given(AssignLeaders{z("italia_7"), true, {kCato}})), "");
}

TEST(AleaStanding, ReactionsAreForOnesOwnPieces) {
  // AIE-0.5a
  TestTable t("3");
  EXPECT_EQ(standing(t, given(Evade{kCaesar, std::nullopt, false, {}, {}})), "AIE-0.5a not_your_piece");
  EXPECT_EQ(standing(t, given(Evade{kCaesar, std::nullopt, false, {}, {}}), C), "");
  EXPECT_EQ(standing(t, given(Evade{kPompeius, std::nullopt, false, {}, {u("legio_10")}})),
            unit(t.s(), u("legio_10")).camp == R ? "" : "AIE-0.5a not_your_piece");
  EXPECT_EQ(standing(t, given(Escape{kCaesar, {}})), "AIE-0.5a not_your_piece");
  EXPECT_EQ(standing(t, given(Evade{})), "AIE-8.2a evasion_names_leader_or_zone");
}

TEST(AleaStanding, TheMapIsKnownAhead) {
  // AIE-7.2a
  TestTable t("3");
  EXPECT_EQ(standing(t, given(Evade{std::nullopt, z("graecia_3"), false, {z("asia_1")}, {}})),
            "AIE-7.2a not_adjacent");
  EXPECT_EQ(standing(t, given(Evade{kPompeius, std::nullopt, false, {z("mare_centrale")}, {}})),
            "AIE-3.4.1i sea_needs_naves");
  EXPECT_EQ(standing(t, given(Evade{std::nullopt, z("gallia_4"), true, {}, {}})), "AIE-8.2j no_fleet_there");
  EXPECT_EQ(standing(t, given(Evade{std::nullopt, z("mare_centrale"), true, {z("graecia_3")}, {}})), "");
  EXPECT_EQ(standing(t, given(AssignLeaders{z("gallia_4"), true, {kCato}})), "AIE-8.1d no_two_combats_there");
  EXPECT_EQ(standing(t, given(Retreat{z("graecia_3"), {z("asia_1")}})), "AIE-7.2a not_adjacent");
}

TEST(AleaStanding, PoliciesAndListsStand) {
  TestTable t("3");
  EXPECT_EQ(standing(t, given(TriumvirPolicy{true, {kCato}})), "");
  EXPECT_EQ(standing(t, given(TriumvirPolicy{true, {l("surena")}})), "AIE-3.6.5a needs_roman_leader");
  EXPECT_EQ(standing(t, given(Succession{{kCato}})), "");
  EXPECT_EQ(standing(t, given(Succession{{l("surena")}})), "AIE-3.5.2c needs_roman_leader");
  EXPECT_EQ(standing(t, given(RemoveLegions{RegionId("asia"), {u("legio_1")}})), "");
  EXPECT_EQ(standing(t, given(RemoveLegions{RegionId("asia"), {u("auxilia_1")}})),
            "AIE-TE.11b needs_legions");
  EXPECT_EQ(standing(t, given(City{kCato, z("italia_4")})), "");
  EXPECT_EQ(standing(t, given(City{kCato, z("italia_2")})), "AIE-TE.6 no_city");
}

TEST(AleaStanding, OrdersOfAWindowDoNotStand) {
  TestTable t("3");
  for (const Order& order : {given(Pass{false}), march({kCato}, {}, "africa_1", {"africa_2"}),
                             given(Nominate{kCato}), given(DeployDefault{}), given(Hold{Phase::c}),
                             given(BattleOrder{}), given(Discard{}), given(RecruitPolicy{})})
    EXPECT_EQ(standing(t, order), " not_a_standing_order");
}

TEST(AleaStanding, StratagemsNeedACounterInHand) {
  // AIE-6a
  TestTable t("3");
  const Order walls = about(Face::walls_m2, [](Play& p) { p.zone = z("gallia_8"); });
  EXPECT_EQ(standing(t, walls), "AIE-6a no_such_counter");
  t.give_counter("S13", C);
  EXPECT_EQ(standing(t, walls), "AIE-6a no_such_counter") << "in the other hand";
  t.give_counter("S13", R);
  EXPECT_EQ(standing(t, walls), "");
}

TEST(AleaStanding, OnlyStratagemsOfPhasesEAndFStand) {
  TestTable t("3");
  t.give_counter("S01", R).give_counter("S03", R).give_counter("S06", R).give_counter("S15", R);
  EXPECT_EQ(standing(t, play(Face::initiative)), "AIE-6a stratagem_other_phase");
  EXPECT_EQ(standing(t, play(Face::janus)), "AIE-6a stratagem_other_phase");
  EXPECT_EQ(standing(t, about(Face::coup_m2, [](Play& p) { p.leaders = {l("lepidus")}; })),
            "AIE-6a stratagem_other_phase");
  EXPECT_EQ(standing(t, play(Face::imperium)), "");
  EXPECT_EQ(standing(t, play(Face::ides_of_march)), "AIE-3.5.3a no_assassination_here");
}

TEST(AleaStanding, WhereVictimsStandIsSeenWhenTheMomentComes) {
  TestTable t("3");
  t.give_counter("S12", R).give_counter("S03", R);
  const auto kill = [](LeaderId id) {
    return about(Face::assassination, [&](Play& p) { p.leaders = {id}; });
  };
  leader(t.s(), l("trebonius")).where = Where::waiting;
  leader(t.s(), l("trebonius")).zone = ZoneId();
  EXPECT_EQ(standing(t, kill(l("trebonius"))), "");
  EXPECT_EQ(standing(t, kill(kCaesar)), "AIE-6.3c caesar_not_by_stratagem");
  EXPECT_EQ(standing(t, kill(l("surena"))), "AIE-6.3c needs_roman_leader");
  EXPECT_EQ(standing(t, play(Face::assassination)), "AIE-6.3c assassination_names_one");
  t.clear("graecia_3");
  EXPECT_EQ(standing(t, about(Face::desertion, [](Play& p) { p.zone = z("graecia_3"); })), "");
  EXPECT_EQ(standing(t, play(Face::desertion)), "AIE-6.3g zone_missing");
  EXPECT_EQ(standing(t, about(Face::desertion,
                              [](Play& p) {
                                p.zone = z("graecia_3");
                                p.units = {u("auxilia_1")};
                              })),
            "AIE-6.3g needs_legions");
}

TEST(AleaStanding, PacificationsNameTheRightKindOfPeople) {
  TestTable t("3");
  for (const char* id : {"S07", "S10", "S09", "S19"}) t.give_counter(id, R);
  const auto pacify_one = [](Face face, const char* id) {
    return about(face, [&](Play& p) { p.peoples = {PeopleId(id)}; });
  };
  EXPECT_EQ(standing(t, pacify_one(Face::pacify_minor, "germani")), "") << "at peace as yet";
  EXPECT_EQ(standing(t, pacify_one(Face::pacify_minor, "parthi")), "AIE-6.3p pacification_needs_minor");
  EXPECT_EQ(standing(t, pacify_one(Face::pacify_major, "parthi")), "");
  EXPECT_EQ(standing(t, pacify_one(Face::pacify_major, "germani")), "AIE-6.3q pacification_needs_major");
  EXPECT_EQ(standing(t, play(Face::pacify_minor)), "AIE-6.3p pacification_names_one");
  EXPECT_EQ(standing(t, play(Face::pacify_major)), "AIE-6.3q pacification_names_one");
  EXPECT_EQ(standing(t, play(Face::pacify_nationality)), "AIE-6.3r nation_missing");
  EXPECT_EQ(standing(t, about(Face::pacify_nationality, [](Play& p) { p.nation = NationId("celtic"); })), "");
  EXPECT_EQ(standing(t, play(Face::pax_romana)), "AIE-6.3s pax_all_or_one");
  EXPECT_EQ(standing(t, about(Face::pax_romana, [](Play& p) { p.all = true; })), "");
  EXPECT_EQ(standing(t, pacify_one(Face::pax_romana, "parthi")), "");
}

TEST(AleaStanding, AForceThatFleesIsOnesOwn) {
  TestTable t("3");
  t.give_counter("S12", R);
  EXPECT_EQ(standing(t, about(Face::timely_flight, [](Play& p) { p.leaders = {kPompeius}; })), "");
  EXPECT_EQ(standing(t, about(Face::timely_flight, [](Play& p) { p.leaders = {kCaesar}; })),
            "AIE-0.5a not_your_piece");
}

TEST(AleaStanding, AnOrderForAPastYearIsRefused) {
  TestTable t("3");
  Order stand = given(Stand{z("graecia_3")});
  stand.until = -49;
  EXPECT_EQ(standing(t, stand), " until_a_past_year");
  stand.until = -48;
  EXPECT_EQ(standing(t, stand), "");
}

TEST(AleaStanding, OrdersExpireWithTheirYear) {
  TestTable t("3");
  t.s().phase = Phase::f;
  Order this_year = given(Stand{z("graecia_3")}), next_year = given(Stand{z("graecia_4")});
  const Order for_ever = given(Stand{z("graecia_2")});
  this_year.until = -48;
  next_year.until = -47;
  for (const Order& order : {this_year, next_year, for_ever}) t.standing(R, order);
  t.run([](AleaTable& table) { end_turn(table); });
  EXPECT_EQ(t.s().orders[seat_of(t.s(), R)].standing, (std::vector{next_year, for_ever}));
}

}  // namespace standing_test
}  // namespace adj::alea
