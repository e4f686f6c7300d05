// AIE-6  Which faces may be played on what: every face, its victims and its refusals.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch6_stratagems.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch6_refuse_test {

const PeopleId kGermani("germani"), kDaci("daci"), kMauri("mauri"), kAlpes("alpes");

std::string why(const std::optional<Refusal>& refused) {
  return refused ? refused->clause + " " + refused->key : "";
}

Play play(Face face) {
  Play p;
  p.face = face;
  return p;
}
Play play(Face face, std::vector<PeopleId> peoples) {
  Play p = play(face);
  p.peoples = std::move(peoples);
  return p;
}
Play play(Face face, LeaderId id) {
  Play p = play(face);
  p.leaders = {id};
  return p;
}
Play play(Face face, const char* zone, std::vector<UnitId> units = {}) {
  Play p = play(face);
  p.zone = z(zone);
  p.units = std::move(units);
  return p;
}

// This player holds all counters.
TestTable holding(const char* scenario, int year, Phase phase, Camp camp) {
  TestTable t(scenario);
  t.s().year = year;
  t.s().phase = phase;
  for (const CounterInfo& info : test_tables().counters) t.give_counter(info.id.str().c_str(), camp);
  return t;
}

void set_people(TestTable& t, PeopleId id, PeopleStatus status, Camp camp) {
  people(t.s(), id).status = status;
  people(t.s(), id).camp = camp;
}

// --- Counters and phases

TEST(AleaStratagems, OnlyWithTheCounterInHand) {
  // AIE-6a
  TestTable t("1");
  t.s().phase = Phase::e;
  t.give_counter("S17", C);
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::senate_intrigue))), "");
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::turncoats))), "") << "its other face";
  EXPECT_EQ(why(refuse(t.p(), R, play(Face::senate_intrigue))), "AIE-6a no_such_counter")
      << "in the other hand";
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::timely_flight))), "AIE-6a no_such_counter");
  counter(t.s(), CounterId("S17")).place = CounterPlace::intrigue;
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::turncoats))), "AIE-6a no_such_counter") << "played, not in hand";
}

TEST(AleaStratagems, FacesInTheirPhases) {
  // AIE-6d AIE-6.1a AIE-6.2a AIE-6.4b
  struct Row {
    Face face;
    const char* phases;  // in which it is taken, beside mails sent ahead in A
  };
  for (const Row& row : std::vector<Row>{{Face::initiative, "AB"},
                                         {Face::janus, "AB"},
                                         {Face::timely_flight, "E"},
                                         {Face::veni_vidi_vici, "E"},
                                         {Face::senate_intrigue, "E"},
                                         {Face::imperium, "ABCDEF"},
                                         {Face::triumph_1, "ABCDEF"},
                                         {Face::triumph_2, "ABCDEF"}})
    for (const Phase phase : {Phase::a, Phase::b, Phase::c, Phase::d, Phase::e, Phase::f}) {
      const TestTable t = holding("1", -48, phase, C);
      const bool open = std::string(row.phases).find(std::string(name_of(phase))) != std::string::npos;
      EXPECT_EQ(why(refuse(t.p(), C, play(row.face))), open ? "" : "AIE-6a stratagem_other_phase")
          << name_of(row.face) << " in " << name_of(phase);
    }
  for (const Phase phase : {Phase::a, Phase::c, Phase::d}) {
    const TestTable t = holding("1", -48, phase, C);
    EXPECT_EQ(why(refuse(t.p(), C, play(Face::uprising_minor, {kDaci}))),
              phase == Phase::d ? "AIE-6a stratagem_other_phase" : "");
  }
}

TEST(AleaStratagems, NumberOfEachKind) {
  // AIE-6a AIE-6.1a AIE-6.1b AIE-6.2a AIE-6.2b AIE-6.2c AIE-6.2d AIE-6.2e AIE-6.3a AIE-6.3b AIE-6.3c AIE-6.3d
  // AIE-6.3g AIE-6.3h AIE-6.3i AIE-6.3j AIE-6.3k AIE-6.3l AIE-6.3m AIE-6.3p AIE-6.3q AIE-6.3r AIE-6.3s
  // AIE-6.4a AIE-6.4b AIE-6.4c AIE-6.4e AIE-RUL-61
  std::map<Face, int> faces;
  for (const CounterInfo& info : test_tables().counters) {
    ++faces[info.first];
    ++faces[info.second];
  }
  std::map<Face, int> expected;
  for (const FaceInfo& info : test_tables().faces) expected[info.face] = 1;
  expected[Face::uprising_minor] = 3;
  for (const Face twice : {Face::initiative, Face::timely_flight, Face::assassination, Face::senate_intrigue,
                           Face::rally_triumvir})
    expected[twice] = 2;
  EXPECT_EQ(faces, expected);
  const std::map<Face, int> values{{Face::coup_0, 0},        {Face::coup_m1, -1},      {Face::coup_m2, -2},
                                   {Face::siegecraft_p1, 1}, {Face::siegecraft_p2, 2}, {Face::walls_m1, -1},
                                   {Face::walls_m2, -2},     {Face::triumph_1, 1},     {Face::triumph_2, 2}};
  for (const auto& [face, value] : values) EXPECT_EQ(test_tables().face(face).value, value) << name_of(face);
}

// --- B, C

TEST(AleaStratagems, InitiativeNotWhereItIsFixed) {
  // AIE-6.1a AIE-2.Bc
  EXPECT_EQ(why(refuse(holding("1", -49, Phase::b, C).p(), C, play(Face::initiative))),
            "AIE-2.Bc initiative_fixed");
  EXPECT_EQ(why(refuse(holding("1", -48, Phase::b, C).p(), C, play(Face::initiative))), "");
  EXPECT_EQ(why(refuse(holding("4", -47, Phase::b, C).p(), C, play(Face::initiative))), "");
}

TEST(AleaStratagems, CoupsNameOneLeader) {
  // AIE-6.2a AIE-3.6.1a
  TestTable t = holding("1", -48, Phase::c, C);
  t.put(l("scipio"), "africa_2");
  for (const Face face : {Face::coup_0, Face::coup_m1, Face::coup_m2}) {
    EXPECT_EQ(why(refuse(t.p(), C, play(face))), "AIE-3.6.1a coup_names_one");
    EXPECT_EQ(why(refuse(t.p(), C, play(face, l("scipio")))), "");
    EXPECT_EQ(why(refuse(t.p(), C, play(face, kGPompeius))), "AIE-3.6.1c never_pretender");
    EXPECT_EQ(why(refuse(t.p(), C, play(face, l("cato")))), "AIE-3.6.1a coup_beside_party_leader");
    EXPECT_EQ(why(refuse_ahead(t.p(), C, play(face, l("cato")))), "") << "Pompeius may yet die";
  }
}

TEST(AleaStratagems, UprisingsOfPeoplesAtPeace) {
  // AIE-6.2b AIE-6.2d AIE-9.3b AIE-9.3e
  TestTable t = holding("1", -48, Phase::c, C);
  const auto minor = [&](std::vector<PeopleId> ids) {
    return why(refuse(t.p(), C, play(Face::uprising_minor, std::move(ids))));
  };
  const auto major = [&](std::vector<PeopleId> ids) {
    return why(refuse(t.p(), C, play(Face::uprising_major, std::move(ids))));
  };
  EXPECT_EQ(minor({kGermani}), "");
  EXPECT_EQ(minor({}), "AIE-6.2b uprising_count");
  EXPECT_EQ(minor({kGermani, kDaci}), "AIE-6.2b uprising_count");
  EXPECT_EQ(minor({kParthi}), "AIE-6.2b uprising_needs_minor");
  EXPECT_EQ(major({kParthi}), "");
  EXPECT_EQ(major({kGermani}), "AIE-6.2d uprising_needs_major");
  EXPECT_EQ(major({}), "AIE-6.2d uprising_count");
  for (const PeopleStatus status : {PeopleStatus::war, PeopleStatus::allegiance}) {
    set_people(t, kNumidae, status, C);
    EXPECT_EQ(major({kNumidae}), "AIE-6.2b people_not_at_peace");
  }
  people(t.s(), kGermani).truce_until = people(t.s(), kParthi).truce_until = -47;
  EXPECT_EQ(minor({kGermani}), "AIE-9.3b people_under_truce");
  EXPECT_EQ(major({kParthi}), "AIE-9.3e people_under_truce");
  t.s().year = -47;
  EXPECT_EQ(minor({kGermani}), "");
  EXPECT_EQ(major({kParthi}), "");
}

TEST(AleaStratagems, TwoDifferentMinors) {
  // AIE-6.2c
  TestTable t = holding("1", -48, Phase::c, C);
  const auto two = [&](std::vector<PeopleId> ids) {
    return why(refuse(t.p(), C, play(Face::uprising_two_minors, std::move(ids))));
  };
  EXPECT_EQ(two({kGermani, kDaci}), "");
  EXPECT_EQ(two({kGermani}), "AIE-6.2c uprising_count");
  EXPECT_EQ(two({kGermani, kGermani}), "AIE-6.2c uprising_count");
  EXPECT_EQ(two({kGermani, kDaci, kMauri}), "AIE-6.2c uprising_count");
  EXPECT_EQ(two({kGermani, kParthi}), "AIE-6.2b uprising_needs_minor");
  set_people(t, kDaci, PeopleStatus::war, C);
  EXPECT_EQ(two({kGermani, kDaci}), "AIE-6.2b people_not_at_peace");
}

TEST(AleaStratagems, AllegianceOfAMajorAtWar) {
  // AIE-6.2e AIE-RUL-17
  TestTable t = holding("1", -48, Phase::c, C);
  const auto allegiance = [&](std::vector<PeopleId> ids) {
    return why(refuse(t.p(), C, play(Face::allegiance, std::move(ids))));
  };
  EXPECT_EQ(allegiance({kNumidae}), "AIE-4.4.2a people_not_at_war");
  EXPECT_EQ(why(refuse_ahead(t.p(), C, play(Face::allegiance, {kNumidae}))), "")
      << "it may be activated first";
  set_people(t, kNumidae, PeopleStatus::war, R);
  EXPECT_EQ(allegiance({kNumidae}), "");
  EXPECT_EQ(allegiance({}), "AIE-6.2e allegiance_names_one");
  EXPECT_EQ(allegiance({kParthi}), "AIE-4.4.2a no_allegiance");
}

// --- E

TEST(AleaStratagems, AssassinsFindEnemyRomansOnly) {
  // AIE-6.3c AIE-RUL-41
  TestTable t = holding("1", -48, Phase::e, R);
  const auto murder = [&](LeaderId id) { return why(refuse(t.p(), R, play(Face::assassination, id))); };
  EXPECT_EQ(murder(l("curio")), "");
  EXPECT_EQ(murder(kMAntonius), "");
  EXPECT_EQ(murder(kCaesar), "AIE-6.3c caesar_not_by_stratagem");
  EXPECT_EQ(murder(l("cato")), "AIE-6.3c needs_enemy_leader");
  EXPECT_EQ(murder(l("surena")), "AIE-6.3c needs_roman_leader");
  EXPECT_EQ(murder(kOctavianus), "AIE-6.3c leader_not_on_map");
  EXPECT_EQ(why(refuse(t.p(), R, play(Face::assassination))), "AIE-6.3c assassination_names_one");
  TestTable actium = holding("7", -31, Phase::e, C);
  actium.put(kCleopatra, "aegyptii");
  EXPECT_EQ(why(refuse(actium.p(), C, play(Face::assassination, kCleopatra))), "AIE-6.3c needs_roman_leader");
}

TEST(AleaStratagems, PlagueInAPort) {
  // AIE-6.3d AIE-RUL-41
  const TestTable t = holding("1", -48, Phase::e, C);
  const auto plague = [&](const char* zone) { return why(refuse(t.p(), C, play(Face::plague, zone))); };
  for (const char* port : {"gallia_8", "italia_4", "aegyptii", "pontici"})
    EXPECT_EQ(plague(port), "") << port;
  for (const char* none : {"gallia_4", "italia_5", "africa_3", "mare_tyrrhenum"})
    EXPECT_EQ(plague(none), "AIE-6.3d plague_needs_port") << none;
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::plague))), "AIE-6.3d zone_missing");
}

TEST(AleaStratagems, DesertionOfEnemyLegions) {
  // AIE-6.3g
  TestTable t = holding("1", -48, Phase::e, C);
  t.put("legio_10", "graecia_2", C).put("auxilia_2", "asia_4", R);
  const auto desertion = [&](const char* zone, std::vector<UnitId> units) {
    return why(refuse(t.p(), C, play(Face::desertion, zone, std::move(units))));
  };
  EXPECT_EQ(desertion("graecia_2", {}), "");
  EXPECT_EQ(desertion("graecia_2", {u("legio_1"), u("legio_21")}), "");
  EXPECT_EQ(desertion("graecia_2", {u("legio_10")}), "AIE-6.3g not_an_enemy_legion_there");
  EXPECT_EQ(desertion("graecia_2", {u("legio_3")}), "AIE-6.3g not_an_enemy_legion_there") << "in Graecia 3";
  EXPECT_EQ(desertion("graecia_2", {u("equites_4pf_2")}), "AIE-6.3g not_an_enemy_legion_there");
  EXPECT_EQ(desertion("gallia_2", {}), "AIE-6.3g no_enemy_legion_there");
  EXPECT_EQ(desertion("asia_4", {}), "AIE-6.3g no_enemy_legion_there") << "auxilia do not desert";
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::desertion))), "AIE-6.3g zone_missing");
}

TEST(AleaStratagems, TurncoatsAreEnemyRomans) {
  // AIE-6.3h AIE-RUL-41
  const TestTable t = holding("1", -48, Phase::e, C);
  const auto turncoats = [&](std::vector<UnitId> units) {
    return why(refuse(t.p(), C, play(Face::turncoats, "graecia_2", std::move(units))));
  };
  EXPECT_EQ(turncoats({}), "");
  EXPECT_EQ(turncoats({u("legio_1"), u("equites_4pf_2")}), "");
  EXPECT_EQ(turncoats({u("naves_6pf_p1_1")}), "") << "a single naves";
  EXPECT_EQ(turncoats({u("legio_1")}), "AIE-6.3h turncoats_not_legions_alone");
  EXPECT_EQ(turncoats({u("legio_1"), u("legio_21")}), "AIE-6.3h turncoats_not_legions_alone");
  EXPECT_EQ(turncoats({u("legio_10"), u("equites_4pf_2")}), "AIE-6.3h turncoats_are_enemy_romans");
  EXPECT_EQ(turncoats({u("parthi_1")}), "AIE-6.3h turncoats_are_enemy_romans");
}

TEST(AleaStratagems, SiegecraftAndWallsNeedACityOrPort) {
  // AIE-6.3j AIE-6.3k
  const TestTable t = holding("1", -48, Phase::e, C);
  const auto works = [&](Face face, const char* zone) { return why(refuse(t.p(), C, play(face, zone))); };
  for (const auto& [face, clause] :
       std::vector<std::pair<Face, std::string>>{{Face::siegecraft_p1, "AIE-6.3j"},
                                                 {Face::siegecraft_p2, "AIE-6.3j"},
                                                 {Face::walls_m1, "AIE-6.3k"},
                                                 {Face::walls_m2, "AIE-6.3k"}}) {
    EXPECT_EQ(works(face, "italia_5"), "") << "a city";
    EXPECT_EQ(works(face, "graecia_1"), "") << "a port";
    EXPECT_EQ(works(face, "gallia_4"), clause + " needs_city_or_port");
    EXPECT_EQ(why(refuse(t.p(), C, play(face))), clause + " zone_missing");
  }
}

TEST(AleaStratagems, FlightVeniFavourAndTheParthianShot) {
  // AIE-6.3a AIE-6.3b AIE-6.3i AIE-6.3l AIE-RUL-41
  const TestTable t = holding("1", -48, Phase::e, C);
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::timely_flight, kCaesar))), "");
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::veni_vidi_vici, "pontici"))), "");
  const auto favour = [&](const char* die, int face) {
    Play p = play(Face::divine_favour);
    p.die = Name(die);
    p.face_wanted = face;
    return why(refuse(t.p(), C, p));
  };
  EXPECT_EQ(favour("battle", 1), "");
  EXPECT_EQ(favour("battle", 6), "");
  EXPECT_EQ(favour("battle", 0), "AIE-6.3b no_such_face");
  EXPECT_EQ(favour("battle", 7), "AIE-6.3b no_such_face");
  EXPECT_EQ(favour("evasion", 0), "");
  EXPECT_EQ(favour("evasion", 9), "");
  EXPECT_EQ(favour("evasion", 10), "AIE-6.3b no_such_face");
  EXPECT_EQ(favour("evasion", -1), "AIE-6.3b no_such_face");
  EXPECT_EQ(favour("", 3), "AIE-6.3b favour_names_a_die");
  const auto shot = [&](std::vector<UnitId> units) {
    Play p = play(Face::parthian_shot);
    p.units = std::move(units);
    return why(refuse(t.p(), C, p));
  };
  EXPECT_EQ(shot({u("legio_1"), u("legio_15")}), "") << "Romans of the enemy";
  EXPECT_EQ(shot({u("legio_10")}), "AIE-6.3l shot_at_enemy_roman");
  EXPECT_EQ(shot({u("parthi_1")}), "AIE-6.3l shot_at_enemy_roman");
}

TEST(AleaStratagems, FlightOfOnesOwnForceIntoTheNextZone) {
  // AIE-6.3a AIE-0.5a AIE-RUL-41
  TestTable t = holding("1", -48, Phase::e, R);
  t.put(kPompeius, "graecia_3");
  EXPECT_EQ(why(refuse(t.p(), R, play(Face::timely_flight, kCaesar))), "AIE-0.5a not_your_piece");
  Play flight = play(Face::timely_flight, kPompeius);
  flight.to = {z("graecia_4"), z("mare_aegaeum")};
  EXPECT_EQ(why(refuse(t.p(), R, flight)), "");
  flight.to.push_back(z("asia_1"));
  EXPECT_EQ(why(refuse(t.p(), R, flight)), "AIE-7.2a not_adjacent") << "from where he stands";
  EXPECT_EQ(why(refuse_ahead(t.p(), R, flight)), "") << "he may be elsewhere by then";
  flight.zone = z("graecia_3");
  EXPECT_EQ(why(refuse_ahead(t.p(), R, flight)), "AIE-7.2a not_adjacent");
  flight.zone = z("asia_2");
  flight.to = {z("asia_1")};
  EXPECT_EQ(why(refuse(t.p(), R, flight)), "") << "the zone named counts, not his";
}

TEST(AleaStratagems, PacificationOfOnePeople) {
  // AIE-6.3p AIE-6.3q AIE-6.3s AIE-RUL-26
  TestTable t = holding("1", -48, Phase::e, C);
  const auto minor = [&](std::vector<PeopleId> ids) {
    return why(refuse(t.p(), C, play(Face::pacify_minor, std::move(ids))));
  };
  const auto major = [&](std::vector<PeopleId> ids) {
    return why(refuse(t.p(), C, play(Face::pacify_major, std::move(ids))));
  };
  const auto pax = [&](std::vector<PeopleId> ids) {
    return why(refuse(t.p(), C, play(Face::pax_romana, std::move(ids))));
  };
  EXPECT_EQ(minor({kGermani}), "AIE-RUL-26 already_at_peace");
  for (const Camp controller : kCamps) {
    set_people(t, kGermani, PeopleStatus::war, controller);
    set_people(t, kParthi, PeopleStatus::war, controller);
    EXPECT_EQ(minor({kGermani}), "") << "also one's own";
    EXPECT_EQ(major({kParthi}), "");
    EXPECT_EQ(pax({kParthi}), "");
  }
  set_people(t, kNumidae, PeopleStatus::allegiance, C);
  EXPECT_EQ(major({kNumidae}), "AIE-RUL-26 own_ally");
  EXPECT_EQ(pax({kNumidae}), "AIE-RUL-26 own_ally");
  set_people(t, kNumidae, PeopleStatus::allegiance, R);
  EXPECT_EQ(major({kNumidae}), "");
  EXPECT_EQ(pax({kNumidae}), "");
  EXPECT_EQ(minor({kParthi}), "AIE-6.3p pacification_needs_minor");
  EXPECT_EQ(major({kGermani}), "AIE-6.3q pacification_needs_major");
  EXPECT_EQ(minor({}), "AIE-6.3p pacification_names_one");
  EXPECT_EQ(major({kParthi, kNumidae}), "AIE-6.3q pacification_names_one");
  EXPECT_EQ(pax({}), "AIE-6.3s pax_all_or_one");
  EXPECT_EQ(pax({kParthi, kNumidae}), "AIE-6.3s pax_all_or_one");
}

TEST(AleaStratagems, PacificationOfMany) {
  // AIE-6.3r AIE-6.3s AIE-RUL-26
  TestTable t = holding("1", -48, Phase::e, C);
  Play nation = play(Face::pacify_nationality), pax = play(Face::pax_romana);
  EXPECT_EQ(why(refuse(t.p(), C, nation)), "AIE-6.3r nation_missing");
  nation.nation = NationId("celtic");
  pax.all = true;
  EXPECT_EQ(why(refuse(t.p(), C, nation)), "AIE-6.3r nobody_to_pacify");
  EXPECT_EQ(why(refuse(t.p(), C, pax)), "AIE-6.3s nobody_to_pacify");
  set_people(t, kNumidae, PeopleStatus::allegiance, R);
  EXPECT_EQ(why(refuse(t.p(), C, pax)), "AIE-6.3s nobody_to_pacify") << "peoples at war only";
  set_people(t, kGermani, PeopleStatus::war, R);
  EXPECT_EQ(why(refuse(t.p(), C, nation)), "AIE-6.3r nobody_to_pacify") << "Germani are no Celts";
  EXPECT_EQ(why(refuse(t.p(), C, pax)), "");
  set_people(t, kAlpes, PeopleStatus::war, C);
  EXPECT_EQ(why(refuse(t.p(), C, nation)), "");
  EXPECT_EQ(pacified_by(t.p(), C, nation), std::vector{kAlpes});
  EXPECT_EQ(pacified_by(t.p(), C, pax), (std::vector{kGermani, kAlpes})) << "also his own";
}

TEST(AleaStratagems, AegyptiiOfTheLastScenario) {
  // AIE-S7.g
  TestTable t = holding("7", -31, Phase::e, C);
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::pacify_major, {kAegyptii}))),
            "AIE-S7.g no_stratagem_pacification");
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::pax_romana, {kAegyptii}))), "AIE-S7.g no_stratagem_pacification");
  set_people(t, kAegyptii, PeopleStatus::war, R);
  Play all = play(Face::pax_romana), nation = play(Face::pacify_nationality);
  all.all = true;
  nation.nation = NationId("hamito_semitic");
  EXPECT_EQ(why(refuse(t.p(), C, all)), "AIE-6.3s nobody_to_pacify");
  EXPECT_EQ(why(refuse(t.p(), C, nation)), "AIE-6.3r nobody_to_pacify");
}

// --- F

TEST(AleaStratagems, TheIdesAreForTheRepublican) {
  // AIE-6.4a AIE-3.5.3a
  EXPECT_EQ(why(refuse(holding("1", -48, Phase::f, R).p(), R, play(Face::ides_of_march))), "");
  EXPECT_EQ(why(refuse(holding("1", -48, Phase::f, C).p(), C, play(Face::ides_of_march))),
            "AIE-6.4a ides_are_republican");
  EXPECT_EQ(why(refuse(holding("2", -48, Phase::f, R).p(), R, play(Face::ides_of_march))),
            "AIE-3.5.3a no_assassination_here");
  TestTable dead = holding("1", -40, Phase::f, R);
  dead.s().caesar = CaesarFate::murdered;
  EXPECT_EQ(why(refuse(dead.p(), R, play(Face::ides_of_march))), "AIE-3.5.3a caesar_is_dead");
}

TEST(AleaStratagems, RallyNeedsATriumvir) {
  // AIE-6.4c
  TestTable t = holding("1", -48, Phase::f, C);
  Play rally = play(Face::rally_triumvir);
  EXPECT_EQ(why(refuse(t.p(), C, rally)), "AIE-6.4c no_triumvir");
  EXPECT_EQ(why(refuse_ahead(t.p(), C, rally)), "") << "there may be one by phase F";
  t.s().triumvir.push_back({l("lepidus"), RegionId("gallia")});
  EXPECT_EQ(why(refuse(t.p(), C, rally)), "");
  rally.region = RegionId("gallia");
  EXPECT_EQ(why(refuse(t.p(), C, rally)), "");
  rally.region = RegionId("asia");
  EXPECT_EQ(why(refuse(t.p(), C, rally)), "AIE-6.4c no_triumvir");
}

TEST(AleaStratagems, OnlyEnemiesAreNamed) {
  // AIE-6.3g AIE-6.3l
  TestTable t = holding("1", -48, Phase::e, C);
  t.put("legio_21", "italia_1").put("legio_22", "italia_1");
  unit(t.s(), u("legio_21")).camp = R;
  unit(t.s(), u("legio_22")).camp = C;
  EXPECT_EQ(why(refuse(t.p(), C, play(Face::desertion, "italia_1", {u("legio_21")}))), "");
  EXPECT_NE(why(refuse(t.p(), C, play(Face::desertion, "italia_1", {u("legio_22")}))), "");
  TestTable republican = holding("1", -48, Phase::e, R);
  Play shot = play(Face::parthian_shot);
  shot.units = {u("daci_1")};
  EXPECT_EQ(why(refuse(republican.p(), R, shot)), "AIE-6.3l shot_at_enemy_roman");
}

}  // namespace ch6_refuse_test
}  // namespace adj::alea
