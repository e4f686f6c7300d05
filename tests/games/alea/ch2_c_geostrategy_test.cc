// AIE-2.C  Activation of a people, stratagems and diplomacy of phase C, and the lines that W1 and W1c take.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch2_orders.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch2_c_geostrategy_test {

const PeopleId kGermani("germani"), kDaci("daci"), kMauri("mauri");

std::string why(const std::optional<Refusal>& refused) {
  return refused ? refused->clause + " " + refused->key : "";
}

Order order(OrderBody body) { return {std::move(body), {}, {}}; }

Play uprising(Face face, std::vector<PeopleId> peoples) {
  Play play;
  play.face = face;
  play.peoples = std::move(peoples);
  return play;
}

Play coup(Face face, LeaderId id) {
  Play play;
  play.face = face;
  play.leaders = {id};
  return play;
}

void send(TestTable& t, Camp camp, Order o) {
  t.s().orders[seat_of(t.s(), camp)].turn.push_back(std::move(o));
}

TestTable in_phase_c(const char* scenario, int year) {
  TestTable t(scenario);
  t.s().year = year;
  t.s().phase = Phase::c;
  t.s().turn.initiative = C;
  return t;
}

void set_people(TestTable& t, PeopleId id, PeopleStatus status, Camp camp) {
  people(t.s(), id).status = status;
  people(t.s(), id).camp = camp;
}

// --- Activation

TEST(AleaActivation, MarkersOfTheMajorsAndThreeDecoys) {
  // AIE-2.Cc AIE-2.Cd AIE-4.2.2b
  TestTable t = in_phase_c("1", -48);
  t.draws({"decoy"}).run(activate_peoples);
  ASSERT_EQ(t.told<MarkerDrawn>().size(), 1u) << "exactly one counter";
  EXPECT_FALSE(t.told<MarkerDrawn>()[0].people);
  EXPECT_TRUE(peoples_at_war(t.p()).empty());
  for (const PeopleInfo& info : test_tables().peoples) {
    TestTable each = in_phase_c("1", -48);
    each.draws({info.id.str().c_str()});
    if (info.major) {
      if (info.id == kAegyptii) each.dice({2});
      each.run(activate_peoples);
      EXPECT_EQ(peoples_at_war(each.p()), std::vector{info.id});
    } else {
      EXPECT_ANY_THROW(each.run(activate_peoples)) << "no marker of the minor " << info.id.view();
    }
  }
}

// Counts the tokens by drawing with a source that only looks.
struct Counting : DiceSource {
  std::vector<std::string> bowl;
  int roll(int, std::string_view, int, bool) override { return 1; }
  int face(int, std::string_view, int low, int) override { return low; }
  std::size_t draw(int, std::string_view, std::span<const Name> from, bool) override {
    for (const Name& name : from) bowl.push_back(name.str());
    return from.size() - 1;
  }
};

std::vector<std::string> bowl_of(const State& s) {
  Counting dice;
  StepRecord<Alea> record;
  AleaTable table(test_tables(), s, record, dice);
  activate_peoples(table);
  return dice.bowl;
}

TEST(AleaActivation, WhoIsInTheBowl) {
  // AIE-2.Cc AIE-4.4.2e AIE-9.3e AIE-EX-25
  TestTable t = in_phase_c("1", -36);
  using Bowl = std::vector<std::string>;
  EXPECT_EQ(bowl_of(t.s()), (Bowl{"aegyptii", "parthi", "pontici", "numidae", "decoy", "decoy", "decoy"}));
  set_people(t, kAegyptii, PeopleStatus::allegiance, R);
  set_people(t, kPontici, PeopleStatus::war, R);
  people(t.s(), kParthi).truce_until = -35;
  EXPECT_EQ(bowl_of(t.s()), (Bowl{"pontici", "numidae", "decoy", "decoy", "decoy"}));
  t.s().year = -35;
  EXPECT_EQ(bowl_of(t.s()), (Bowl{"parthi", "pontici", "numidae", "decoy", "decoy", "decoy"}));
}

TEST(AleaActivation, ThePeopleOfTheMarkerGoesToWar) {
  // AIE-2.Ce AIE-4.2.2a AIE-1.2.1c
  TestTable t = in_phase_c("1", -48);
  t.draws({"parthi"}).run(activate_peoples);
  EXPECT_EQ(people(t.s(), kParthi).status, PeopleStatus::war);
  EXPECT_EQ(people(t.s(), kParthi).camp, C) << "R controls Asia beside them";
  EXPECT_EQ(side(t.p(), l("surena")), C) << "off the Pax Romana face";
  EXPECT_EQ(t.told<PeopleAtWar>()[0].cause, Name("activation"));
  EXPECT_FALSE(t.told<MarkerDrawn>()[0].no_effect);
  EXPECT_EQ(unit(t.s(), u("parthi_1")).where, Where::map);
}

TEST(AleaActivation, APeopleAtWarChangesNothing) {
  // AIE-2.Cd
  TestTable t = in_phase_c("1", -48);
  set_people(t, kParthi, PeopleStatus::war, R);
  t.draws({"parthi"}).run(activate_peoples);
  EXPECT_EQ(people(t.s(), kParthi).camp, R);
  EXPECT_TRUE(t.told<PeopleAtWar>().empty());
  EXPECT_TRUE(t.told<MarkerDrawn>()[0].no_effect);
}

TEST(AleaActivation, ActivatedPeoplesMayLeaveTheirHomes) {
  // AIE-4.2.2a AIE-4.2.3b
  TestTable t = in_phase_c("1", -48);
  const std::vector<Order> march{order(
      Move{{l("surena")}, {}, leader(t.s(), l("surena")).zone, {{z("parthi_2"), {}}, {z("parthi_1"), {}}}})};
  EXPECT_TRUE(check_moves(t.p(), C, march).front()) << "at peace they stay at home";
  EXPECT_TRUE(check_moves(t.p(), R, march).front());
  t.clear("asia_5").clear("parthi_1").put("parthi_1", "parthi_1").put(l("surena"), "parthi_1");
  t.draws({"parthi"}).run(activate_peoples);
  const Order into_asia = order(Move{{l("surena")}, {u("parthi_1")}, z("parthi_1"), {{z("asia_5"), {}}}});
  EXPECT_EQ(why(check_moves(t.p(), C, {into_asia}).front()), "");
  EXPECT_TRUE(check_moves(t.p(), R, {into_asia}).front()) << "they are not his";
}

TEST(AleaActivation, TheParthiansOfThirtySeven) {
  // AIE-S6.j
  TestTable peace = in_phase_c("6", -37);
  peace.draws({"decoy"}).run(activate_peoples);
  EXPECT_EQ(people(peace.s(), kParthi).status, PeopleStatus::war);
  EXPECT_EQ(people(peace.s(), kParthi).camp, R);
  TestTable war = in_phase_c("6", -37);
  set_people(war, kParthi, PeopleStatus::war, C);
  war.draws({"parthi"}).run(activate_peoples);
  EXPECT_EQ(people(war.s(), kParthi).camp, R) << "at war already: only their control changes";
  EXPECT_TRUE(war.told<PeopleAtWar>().empty());
  EXPECT_EQ(war.told<PeopleControlChanged>().size(), 1u);
  // AIE-RUL-16  Those who were with peoples of the player they have just left go home.
  TestTable apart = in_phase_c("6", -37);
  set_people(apart, kParthi, PeopleStatus::war, C);
  set_people(apart, PeopleId("armenii"), PeopleStatus::war, C);
  apart.put("parthi_1", "armenii").put("parthi_2", "asia_3").put("armenii_1", "armenii");
  apart.draws({"decoy"}).run(activate_peoples);
  EXPECT_EQ(unit(apart.s(), u("parthi_1")).zone, z("parthi_3"));
  EXPECT_EQ(unit(apart.s(), u("parthi_2")).zone, z("asia_3")) << "nobody is in its way";
  EXPECT_EQ(unit(apart.s(), u("armenii_1")).zone, z("armenii"));
  TestTable theirs = in_phase_c("6", -37);
  set_people(theirs, kParthi, PeopleStatus::war, R);
  theirs.draws({"decoy"}).run(activate_peoples);
  EXPECT_TRUE(theirs.told<PeopleControlChanged>().empty()) << "Republican already";
  for (const int year : {-38, -36}) {
    TestTable other_year = in_phase_c("6", year);
    other_year.draws({"decoy"}).run(activate_peoples);
    EXPECT_EQ(people(other_year.s(), kParthi).status, PeopleStatus::peace) << year;
  }
}

// --- Stratagems and diplomacy

TEST(AleaGeostrategy, AnyNumberOfStratagems) {
  // AIE-2.Cf AIE-6.2b AIE-6.2d AIE-6c
  TestTable t = in_phase_c("1", -48);
  t.give_counter("S01", C).give_counter("S07", C).give_counter("S10", C);
  send(t, C, order(uprising(Face::uprising_minor, {kGermani})));
  send(t, C, order(uprising(Face::uprising_major, {kParthi})));
  send(t, C, order(uprising(Face::uprising_minor, {kMauri})));
  t.run(first_actions);
  EXPECT_EQ(peoples_at_war(t.p()).size(), 3u);
  EXPECT_TRUE(hand(t.s(), Seat{1}).empty());
  EXPECT_EQ(people(t.s(), kGermani).camp, R) << "raised for the enemy";
}

TEST(AleaGeostrategy, TwoMinorPeoples) {
  // AIE-6.2c AIE-4.2.2c
  TestTable t = in_phase_c("1", -48);
  t.give_counter("S09", R);
  send(t, R, order(uprising(Face::uprising_two_minors, {kDaci, kMauri})));
  t.dice({1}).run(second_actions);
  EXPECT_EQ(people(t.s(), kDaci).camp, C);
  EXPECT_EQ(people(t.s(), kMauri).camp, C) << "R controls Hispania";
  for (const char* id : {"daci_1", "daci_2", "daci_3"}) EXPECT_EQ(unit(t.s(), u(id)).zone, z("daci"));
  EXPECT_EQ(counter(t.s(), CounterId("S09")).place, CounterPlace::bowl);
}

TEST(AleaGeostrategy, AllegianceByStratagem) {
  // AIE-6.2e AIE-4.4.2b
  TestTable t = in_phase_c("1", -48);
  t.give_counter("S11", C);
  set_people(t, kNumidae, PeopleStatus::war, R);
  send(t, C, order(uprising(Face::allegiance, {kNumidae})));
  t.run(first_actions);
  EXPECT_EQ(people(t.s(), kNumidae).status, PeopleStatus::allegiance);
  EXPECT_EQ(people(t.s(), kNumidae).camp, C);
  EXPECT_TRUE(hand(t.s(), Seat{1}).empty());
}

TEST(AleaGeostrategy, CoupsUseTheirModifier) {
  // AIE-6.2a AIE-RUL-61
  for (const auto& [face, id, modifier] : std::vector<std::tuple<Face, const char*, int>>{
           {Face::coup_0, "S04", 0}, {Face::coup_m1, "S05", -1}, {Face::coup_m2, "S06", -2}}) {
    TestTable t = in_phase_c("1", -48);
    t.clear("italia_1").put(kPompeius, "graecia_1").put(l("scipio"), "africa_2").give_counter(id, C);
    send(t, C, order(coup(face, l("scipio"))));
    t.s().orders[Seat{2}].standing.push_back(order(TriumvirPolicy{false, {}}));
    const int die = 5 - modifier > 6 ? 6 : 5 - modifier;
    t.dice({die}).run(first_actions);
    ASSERT_EQ(t.told<CoupTried>().size(), 1u);
    EXPECT_EQ(t.told<CoupTried>()[0].modifier, modifier);
    EXPECT_EQ(t.told<CoupTried>()[0].valid, die + modifier <= 4) << "Scipio has CP 4";
    EXPECT_TRUE(hand(t.s(), Seat{1}).empty()) << "spent in any case";
  }
}

TEST(AleaGeostrategy, OneDiplomaticAttemptBesideStratagems) {
  // AIE-2.Cg AIE-RUL-17
  TestTable t = in_phase_c("1", -48);
  set_people(t, kNumidae, PeopleStatus::war, C);
  set_people(t, kPontici, PeopleStatus::war, C);
  t.give_counter("S01", C);
  send(t, C, order(uprising(Face::uprising_minor, {kGermani})));
  send(t, C, order(Diplomacy{kNumidae, {}}));
  send(t, C, order(Diplomacy{kPontici, {}}));
  t.dice({9}).run(first_actions);
  EXPECT_EQ(t.told<DiplomacyTried>().size(), 1u);
  EXPECT_EQ(peoples_at_war(t.p()).size(), 3u);
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>()[0].refusal.clause, "AIE-2.Cg");
  send(t, R, order(Diplomacy{kPontici, {}}));
  t.dice({9}).run(second_actions);
  EXPECT_EQ(t.told<DiplomacyTried>().size(), 1u) << "one each";
}

TEST(AleaGeostrategy, InOrderOfInitiative) {
  // AIE-2.Ca
  for (const Camp first : kCamps) {
    TestTable t = in_phase_c("1", -48);
    t.s().turn.initiative = first;
    t.give_counter("S01", C).give_counter("S07", R);
    send(t, C, order(uprising(Face::uprising_minor, {kGermani})));
    send(t, R, order(uprising(Face::uprising_minor, {kGermani})));
    t.run(first_actions);
    EXPECT_EQ(t.told<StratagemPlayed>()[0].camp, first);
    t.run(second_actions);
    ASSERT_EQ(t.told<OrderFailed>().size(), 1u) << "they are at war by now";
    EXPECT_EQ(t.told<OrderFailed>()[0].seat, seat_of(t.s(), other(first)));
    EXPECT_EQ(hand(t.s(), seat_of(t.s(), other(first))).size(), 1u) << "and the counter is kept";
  }
}

TEST(AleaGeostrategy, OnlyItsOwnPhase) {
  // AIE-2.Cf
  TestTable t = in_phase_c("1", -48);
  t.give_counter("S03", C).give_counter("S14", C);
  send(t, C, order(uprising(Face::janus, {})));
  send(t, C, order(uprising(Face::triumph_1, {})));
  t.run(first_actions);
  EXPECT_EQ(t.told_count(), 0);
  EXPECT_EQ(hand(t.s(), Seat{1}).size(), 2u);
}

TEST(AleaGeostrategy, ConditionsAreJudgedAtTheMoment) {
  // AIE-2.Cf
  TestTable t = in_phase_c("1", -48);
  t.give_counter("S01", C);
  Order conditional = order(uprising(Face::uprising_minor, {kGermani}));
  Condition at_war;
  at_war.kind = ConditionKind::people_at_war;
  at_war.people = kParthi;
  conditional.conditions = {at_war};
  send(t, C, conditional);
  t.run(first_actions);
  EXPECT_EQ(t.told<ConditionNotMet>().size(), 1u);
  EXPECT_EQ(people(t.s(), kGermani).status, PeopleStatus::peace);
  set_people(t, kParthi, PeopleStatus::war, C);
  t.run(first_actions);
  EXPECT_EQ(people(t.s(), kGermani).status, PeopleStatus::war);
}

// --- W1, W1c

TEST(AleaTurnOrders, BothAreAskedAtTheSameTime) {
  TestTable t("1");
  const auto window = t.run_to_window(ask_turn_orders);
  ASSERT_EQ(window.size(), 2u);
  EXPECT_EQ(window[0].kind(), Name("turn"));
  const Order hold = order(Hold{Phase::c});
  t.answer("turn", C, Orders{{hold}, 0}).answer("turn", R, Orders{});
  t.run(ask_turn_orders);
  EXPECT_EQ(t.s().orders[Seat{1}].turn, std::vector{hold});
  EXPECT_TRUE(t.s().orders[Seat{2}].turn.empty());
}

TEST(AleaTurnOrders, HoldOpensASecondWindow) {
  TestTable t = in_phase_c("1", -48);
  t.give_counter("S01", C).give_counter("S07", R);
  t.run(hold_c);
  EXPECT_EQ(t.told_count(), 0) << "nobody asked for it";
  send(t, C, order(Hold{Phase::d}));
  t.run(hold_c);
  send(t, C, order(Hold{Phase::c}));
  send(t, C, order(uprising(Face::uprising_minor, {kMauri})));
  send(t, R, order(uprising(Face::uprising_minor, {kDaci})));
  const State before = t.s();
  const auto window = t.run_to_window(hold_c);
  ASSERT_EQ(window.size(), 2u);
  EXPECT_TRUE(window[0].required());
  EXPECT_FALSE(window[1].required()) << "the other may leave his as sent";
  t.s() = before;
  const Order changed = order(uprising(Face::uprising_minor, {kGermani}));
  t.answer("geostrategy", C, Orders{{changed}, 0});
  t.answer("geostrategy", R, fallback_for(t.p(), GeostrategyOrders{Seat{2}, R, false}));
  t.run(hold_c);
  const auto plays = [&](Seat seat) {
    std::vector<Order> found;
    for (const Order& o : t.s().orders[seat].turn)
      if (std::holds_alternative<Play>(o.body)) found.push_back(o);
    return found;
  };
  EXPECT_EQ(plays(Seat{1}), std::vector{changed}) << "replaced";
  EXPECT_EQ(plays(Seat{2}), std::vector{order(uprising(Face::uprising_minor, {kDaci}))});
}

TEST(AleaTurnOrders, WhatTheDrawHasOvertakenIsTold) {
  TestTable t = in_phase_c("1", -48);
  t.give_counter("S10", C);
  send(t, C, order(Hold{Phase::c}));
  send(t, C, order(uprising(Face::uprising_major, {kParthi})));
  set_people(t, kParthi, PeopleStatus::war, C);
  const GeostrategyOrders asked{Seat{1}, C, true};
  EXPECT_TRUE(fallback_for(t.p(), asked).list.empty());
  TestTable replaced = t;
  t.answer("geostrategy", C, Orders{}).answer("geostrategy", R, Orders{});
  t.run(hold_c);
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>()[0].order, order(uprising(Face::uprising_major, {kParthi})));

  replaced.give_counter("S01", C);
  replaced.answer("geostrategy", C, Orders{{order(uprising(Face::uprising_minor, {kGermani}))}, 0});
  replaced.answer("geostrategy", R, Orders{});
  replaced.run(hold_c);
  EXPECT_TRUE(replaced.told<OrderFailed>().empty()) << "he has seen to it himself";
}

TEST(AleaTurnOrders, LinesOfOtherWindowsAreRefused) {
  // AIE-6a AIE-6d
  TestTable t("1");
  t.give_counter("S12", C).give_counter("S14", C).give_counter("S03", C);
  const auto refused = [&](OrderBody body) {
    return why(refuse_turn_order(t.p(), C, order(std::move(body))));
  };
  EXPECT_EQ(refused(coup(Face::assassination, kPompeius)), "AIE-6a stratagem_other_phase");
  EXPECT_EQ(refused(uprising(Face::triumph_1, {})), "") << "phase F: in any mail of the year";
  EXPECT_EQ(refused(uprising(Face::janus, {})), "");
  EXPECT_EQ(refused(uprising(Face::imperium, {})), "AIE-6a no_such_counter");
  EXPECT_EQ(refused(Move{}), " not_in_this_window");
  EXPECT_EQ(refused(Winter{}), " not_in_this_window");
  EXPECT_EQ(refused(Pass{}), "");
  EXPECT_EQ(refused(Hold{}), "");
  EXPECT_EQ(why(refuse_geostrategy_order(t.p(), C, order(uprising(Face::janus, {})))),
            "AIE-6a stratagem_other_phase");
  EXPECT_EQ(why(refuse_geostrategy_order(t.p(), C, order(Nominate{l("curio")}))), " not_in_this_window");
  EXPECT_EQ(why(refuse_geostrategy_order(t.p(), C, order(Pass{}))), "");
}

TEST(AleaTurnOrders, WhatCanNeverBecomeLegal) {
  TestTable t("1");
  const auto refused = [&](OrderBody body) {
    return why(refuse_turn_order(t.p(), R, order(std::move(body))));
  };
  EXPECT_EQ(refused(Nominate{kCaesar}), "AIE-3.5.1c leader_never_yours");
  EXPECT_EQ(refused(Nominate{l("surena")}), "AIE-3.5.1c needs_roman_leader");
  EXPECT_EQ(refused(Nominate{l("curio")}), "") << "he might yet be";
  EXPECT_EQ(refused(Nominate{kPompeius}), "AIE-3.5.1c already_party_leader");
  EXPECT_EQ(refused(Succession{{l("surena")}}), "AIE-3.5.2c needs_roman_leader");
  EXPECT_EQ(refused(TriumvirPolicy{true, {l("surena")}}), "AIE-3.6.5a needs_roman_leader");
  EXPECT_EQ(refused(Disband{{u("equites_4pf_1")}}), "AIE-2.Di needs_legions");
  EXPECT_EQ(refused(Disband{{u("legio_30"), u("legio_33")}}), "AIE-2.Di unit_not_on_map") << "in the Reserve";
  EXPECT_EQ(refused(Disband{{u("legio_30"), u("legio_30")}}), "AIE-2.Di named_twice");
  EXPECT_EQ(refused(Disband{{u("legio_30"), u("legio_5")}}), "") << "it might yet change camp";
  unit(t.s(), u("legio_33")).where = Where::region_box;
  EXPECT_EQ(refused(Disband{{u("legio_33")}}), "") << "it comes to the map in phase D";
  EXPECT_EQ(refused(RemoveLegions{RegionId("asia"), {u("auxilia_1")}}), "AIE-TE.11b needs_legions");
  EXPECT_EQ(refused(City{kPompeius, z("italia_2")}), "AIE-TE.6 no_city");
  EXPECT_EQ(refused(City{kPompeius, z("italia_1")}), "");
  EXPECT_EQ(refused(Enter{kPompeius, z("graecia_4")}), "AIE-2.Cb leader_not_entering");
}

TEST(AleaTurnOrders, ReinforcementsAhead) {
  // AIE-2.Dh AIE-RUL-04 AIE-RUL-06
  TestTable t("1");
  const auto refused = [&](Camp camp, const char* id, const char* zone) {
    return why(refuse_turn_order(t.p(), camp, order(PlaceUnits{{u(id)}, z(zone)})));
  };
  for (const char* id : {"legio_12r", "naves_4pf_0_1"}) {
    Unit& recruit = unit(t.s(), u(id));
    recruit.where = Where::region_box;
    recruit.region = RegionId("graecia");
    recruit.camp = R;
  }
  EXPECT_EQ(refused(R, "legio_12r", "graecia_1"), "") << "a port is enough";
  EXPECT_EQ(refused(R, "naves_4pf_0_1", "graecia_4"), "");
  EXPECT_EQ(refused(R, "legio_13r", "graecia_1"), "AIE-2.Dh no_reinforcement");
  EXPECT_EQ(refused(C, "legio_12r", "graecia_1"), "AIE-2.Dh no_reinforcement");
  EXPECT_EQ(refused(R, "legio_12r", "asia_1"), "AIE-3.3.2c other_region");
  unit(t.s(), u("legio_12r")).region = RegionId("italia");
  EXPECT_EQ(refused(R, "legio_12r", "italia_2"), "AIE-RUL-04 no_city_or_port");
  EXPECT_EQ(refused(R, "legio_12r", "italia_5"), "") << "a city without port";
  unit(t.s(), u("naves_4pf_0_1")).region = RegionId("italia");
  EXPECT_EQ(refused(R, "naves_4pf_0_1", "italia_5"), "AIE-RUL-04 no_city_or_port");
  region(t.s(), RegionId("italia")).controller = C;
  EXPECT_EQ(refused(R, "legio_12r", "italia_5"), "AIE-2.Dh no_reinforcement") << "they obey the controller";
  EXPECT_EQ(refused(C, "legio_12r", "italia_5"), "");
}

TEST(AleaActivation, ATruceEndsInItsYear) {
  // AIE-4.4.2e AIE-2.Cc
  TestTable t = in_phase_c("1", -46);
  people(t.s(), kParthi).truce_until = -46;
  people(t.s(), kAegyptii).truce_until = -45;
  t.draws({"decoy"}).run(activate_peoples);
  EXPECT_EQ(people(t.s(), kParthi).truce_until, 0);
  EXPECT_EQ(people(t.s(), kAegyptii).truce_until, -45);
}

}  // namespace ch2_c_geostrategy_test
}  // namespace adj::alea
