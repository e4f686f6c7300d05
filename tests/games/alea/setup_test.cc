// New games: AIE-S0 … S7, every piece where the scenario has it.

#include <algorithm>

#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace setup_test {

using Names = std::vector<std::string>;

State game(const char* scenario) { return new_game(test_tables(), scenario, {}); }

int legions(const State& s, Camp camp) {
  int count = 0;
  for (const Forces& f : {forces_of({test_tables(), s}, camp)})
    for (const UnitId& id : f.units) count += test_tables().unit(id).type == UnitType::legio;
  return count;
}

Names controlled(const State& s, Camp camp) {
  Names names;
  for (const Region& r : s.region)
    if (r.controller == camp) names.push_back(r.id.str());
  return names;
}

Names pieces_in(const State& s, const char* zone, Camp camp) {
  Names names;
  const Position p(test_tables(), s);
  for (const LeaderId& id : leaders_in(p, z(zone), camp)) names.push_back(id.str());
  for (const UnitId& id : units_in(p, z(zone), camp)) names.push_back(id.str());
  return names;
}

Names party(const State& s, Camp camp) {
  Names names;
  for (const Leader& leader : s.leader)
    if (leader.party_leader && leader.camp == camp) names.push_back(leader.id.str());
  return names;
}

struct Frame {
  const char* scenario;
  int year, turns, spqr;
  Camp initiative;
  bool reversible;
  Names caesarian, republican;
  Camp roma;
  Names c_party, r_party;
};

class AleaScenario : public testing::TestWithParam<Frame> {};

TEST_P(AleaScenario, Frame) {
  // AIE-S1.a AIE-S1.b AIE-S1.c AIE-S2.a AIE-S2.b AIE-S3.a AIE-S3.b AIE-S3.c AIE-S4.a AIE-S4.b AIE-S4.c
  // AIE-S5.a AIE-S5.b AIE-S5.c AIE-S6.a AIE-S6.b AIE-S6.c AIE-S7.a AIE-S7.b AIE-S7.c AIE-3.5.1b AIE-EX-9
  const Frame& f = GetParam();
  const State s = game(f.scenario);
  const ScenarioInfoAlea& info = test_tables().scenario(f.scenario);
  EXPECT_EQ(s.year, f.year);
  EXPECT_EQ(info.end_year - info.start_year + 1, f.turns);
  EXPECT_EQ(s.spqr, f.spqr);
  EXPECT_EQ(s.turn.initiative, f.initiative);
  EXPECT_EQ(info.initiative_reversible, f.reversible);
  EXPECT_EQ(controlled(s, Camp::caesarian), f.caesarian);
  EXPECT_EQ(controlled(s, Camp::republican), f.republican);
  for (const Region& r : s.region) EXPECT_EQ(r.last, r.controller);
  EXPECT_EQ(s.roma, f.roma);
  EXPECT_EQ(party(s, Camp::caesarian), f.c_party);
  EXPECT_EQ(party(s, Camp::republican), f.r_party);
  EXPECT_EQ(s.balance, 0);
}

INSTANTIATE_TEST_SUITE_P(All, AleaScenario,
                         testing::Values(Frame{"1",
                                               -49,
                                               21,
                                               0,
                                               R,
                                               false,
                                               {"gallia"},
                                               {"italia", "asia", "africa", "graecia", "sicilia", "hispania"},
                                               R,
                                               {"caesar"},
                                               {"pompeius"}},
                                         Frame{"2",
                                               -49,
                                               6,
                                               0,
                                               R,
                                               false,
                                               {"gallia"},
                                               {"italia", "asia", "africa", "graecia", "sicilia", "hispania"},
                                               R,
                                               {"caesar"},
                                               {"pompeius"}},
                                         Frame{"3",
                                               -48,
                                               2,
                                               1,
                                               C,
                                               false,
                                               {"italia", "gallia", "hispania"},
                                               {"asia", "africa", "graecia", "sicilia"},
                                               C,
                                               {"caesar"},
                                               {"pompeius"}},
                                         Frame{"4",
                                               -47,
                                               3,
                                               2,
                                               C,
                                               true,
                                               {"italia", "asia", "gallia", "graecia", "hispania"},
                                               {"africa", "sicilia"},
                                               C,
                                               {"caesar"},
                                               {"g_pompeius", "scipio"}},
                                         Frame{"5",
                                               -43,
                                               3,
                                               1,
                                               C,
                                               true,
                                               {"italia", "gallia", "africa", "hispania"},
                                               {"asia", "graecia", "sicilia"},
                                               C,
                                               {"m_antonius", "octavianus"},
                                               {"m_brutus", "cassius"}},
                                         Frame{"6",
                                               -41,
                                               7,
                                               1,
                                               R,
                                               true,
                                               {"italia", "asia", "gallia", "africa", "graecia", "hispania"},
                                               {"sicilia"},
                                               C,
                                               {"m_antonius", "octavianus"},
                                               {"l_antonius", "s_pompeius"}},
                                         Frame{"7",
                                               -32,
                                               4,
                                               0,
                                               R,
                                               true,
                                               {"italia", "gallia", "africa", "sicilia", "hispania"},
                                               {"asia", "graecia"},
                                               C,
                                               {"octavianus"},
                                               {"m_antonius"}}),
                         [](const auto& frame) { return std::string("Scenario") + frame.param.scenario; });

TEST(AleaSetup, SeatsAndStart) {
  // AIE-0.5a
  const State s = game("1");
  EXPECT_EQ(seat_of(s, C), Seat{1});
  EXPECT_EQ(seat_of(s, R), Seat{2});
  EXPECT_EQ(s.progress.step, Name("deploy_first"));
  EXPECT_EQ(s.phase, Phase::setup);
  EXPECT_EQ(s.counter.size(), 19u);
  for (const Counter& c : s.counter) EXPECT_EQ(c.place, CounterPlace::bowl);
  EXPECT_TRUE(s.orders.contains(Seat{1}) && s.orders.contains(Seat{2}));
}

TEST(AleaSetup, FixedDeploymentOfTheRubicon) {
  // AIE-S1.d AIE-S2.b AIE-3.3.1a
  for (const char* scenario : {"1", "2"}) {
    SCOPED_TRACE(scenario);
    const State s = game(scenario);
    EXPECT_EQ(pieces_in(s, "italia_4", C), (Names{"caesar", "curio", "legio_13"}));
    EXPECT_EQ(pieces_in(s, "italia_3", C), (Names{"m_antonius", "legio_8", "equites_2pf_1", "auxilia_1"}));
    EXPECT_EQ(pieces_in(s, "gallia_9", C),
              (Names{"d_brutus", "lepidus", "trebonius", "legio_5", "legio_6", "legio_7", "legio_9",
                     "legio_10", "legio_11", "equites_4pf_1", "auxilia_2"}));
    EXPECT_EQ(pieces_in(s, "gallia_1", C), Names{"legio_1r"});
    EXPECT_EQ(pieces_in(s, "gallia_2", C),
              (Names{"hirtius", "legio_12", "legio_14", "legio_3r", "equites_2pf_2", "auxilia_3"}));
    EXPECT_EQ(pieces_in(s, "gallia_8", C), (Names{"legio_2r", "naves_6pf_0_1", "naves_6pf_0_2"}));
    EXPECT_EQ(pieces_in(s, "italia_1", R),
              (Names{"cato", "labienus", "pompeius", "g_pompeius", "scipio", "spinther"}));
    EXPECT_EQ(pieces_in(s, "italia_7", R),
              (Names{"ahenobarbus", "legio_15", "naves_6pf_p1_1", "naves_4pf_p1_1"}));
    EXPECT_EQ(pieces_in(s, "hispania_1", R),
              (Names{"afranius", "legio_2", "legio_16", "legio_19", "equites_2pf_3", "auxilia_4"}));
    EXPECT_EQ(pieces_in(s, "hispania_2", R), (Names{"legio_17", "legio_20"}));
    EXPECT_EQ(pieces_in(s, "hispania_4", R), (Names{"petreius", "legio_4", "legio_18", "auxilia_5"}));
    EXPECT_EQ(pieces_in(s, "graecia_2", R), (Names{"legio_1", "legio_21", "legio_30", "equites_4pf_2"}));
    EXPECT_EQ(pieces_in(s, "graecia_3", R), (Names{"legio_3", "legio_22", "legio_28", "auxilia_6"}));
    EXPECT_EQ(pieces_in(s, "asia_1", R), Names{"legio_11r"});
    EXPECT_EQ(pieces_in(s, "asia_5", R),
              (Names{"legio_23", "legio_24", "legio_10r", "equites_2pf_4", "auxilia_7"}));
    EXPECT_EQ(pieces_in(s, "africa_1", R), (Names{"legio_25", "legio_26", "equites_2pf_5"}));
    EXPECT_EQ(legions_on_map({test_tables(), s}), 33);
    for (const People& people : s.people) EXPECT_EQ(people.status, PeopleStatus::peace);
    for (const Unit& unit : s.unit) EXPECT_FALSE(unit.weakened);
  }
}

TEST(AleaSetup, RomaBoxAtTheRubicon) {
  // AIE-RUL-43
  const State s = game("1");
  EXPECT_EQ(s.roma_leader, kPompeius);
  EXPECT_EQ(s.roma, R);
  EXPECT_EQ(region(s, kItalia).controller, R);
  EXPECT_EQ(leader(s, kCaesar).zone, z("italia_4"));
  EXPECT_EQ(leader(s, kMAntonius).zone, z("italia_3"));
}

TEST(AleaSetup, UnusedUnitsAreInTheReserve) {
  // AIE-S0.f
  const State s = game("1");
  EXPECT_EQ(unit(s, u("legio_38")).where, Where::reserve);
  EXPECT_EQ(unit(s, u("naves_8pf_2_p1_1")).where, Where::reserve);
  EXPECT_EQ(unit(s, u("legio_13")).where, Where::map);
  EXPECT_TRUE(unit(s, u("legio_38")).zone.empty());
}

TEST(AleaSetup, LeadersStillToCome) {
  // AIE-3.3.2a AIE-TL.a
  for (const char* scenario : {"1", "2"}) {
    const State s = game(scenario);
    EXPECT_EQ(leader(s, kMBrutus).where, Where::waiting);
    EXPECT_EQ(leader(s, kOctavianus).where, Where::waiting);
    EXPECT_EQ(leader(s, kCassius).camp, R);
    EXPECT_EQ(leader(s, kDolabella).camp, C);
    EXPECT_EQ(s.caesar, CaesarFate::alive);
    EXPECT_FALSE(s.assassins_active);
  }
}

TEST(AleaSetup, WhoTakesPartInLaterScenarios) {
  // AIE-RUL-30
  const State third = game("3");
  EXPECT_EQ(leader(third, l("curio")).where, Where::removed);
  EXPECT_EQ(leader(third, kOctavianus).where, Where::waiting);
  EXPECT_EQ(leader(third, l("pansa")).where, Where::waiting);
  EXPECT_EQ(third.caesar, CaesarFate::alive);
  const State fourth = game("4");
  EXPECT_EQ(leader(fourth, kPompeius).where, Where::removed);
  EXPECT_EQ(leader(fourth, l("agrippa")).where, Where::waiting);
  EXPECT_EQ(leader(fourth, kMBrutus).camp, C);
  EXPECT_EQ(leader(fourth, kCassius).camp, C);
  for (const char* scenario : {"5", "6", "7"}) {
    const State s = game(scenario);
    EXPECT_EQ(s.caesar, CaesarFate::absent);
    EXPECT_TRUE(s.assassins_active);
    EXPECT_EQ(leader(s, kCaesar).where, Where::removed);
    EXPECT_EQ(leader(s, l("pansa")).where, Where::removed);
    EXPECT_EQ(leader(s, l("lurius")).where, Where::removed);
  }
  EXPECT_EQ(leader(game("7"), l("l_antonius")).camp, C);
  EXPECT_EQ(leader(game("6"), l("l_antonius")).camp, R);
  EXPECT_EQ(leader(game("7"), kMAntonius).camp, R);
}

TEST(AleaSetup, ForcesOfTheFreeScenarios) {
  // AIE-S3.d AIE-S4.d AIE-S5.d AIE-S6.d AIE-S7.d AIE-RUL-39
  const std::map<std::string, std::pair<int, int>> expected{
      {"3", {20, 16}}, {"4", {20, 11}}, {"5", {31, 21}}, {"6", {28, 17}}, {"7", {21, 22}}};
  for (const auto& [scenario, counts] : expected) {
    const State s = game(scenario.c_str());
    EXPECT_EQ(legions(s, C), counts.first) << scenario;
    EXPECT_EQ(legions(s, R), counts.second) << scenario;
    for (const Camp camp : kCamps)
      for (const UnitId& id : forces_of({test_tables(), s}, camp).units) {
        EXPECT_EQ(unit(s, id).camp, camp);
        EXPECT_EQ(unit(s, id).where, Where::reserve);
      }
  }
}

// The forces that the book lists for a scenario of free deployment, as it writes them.
struct Listed {
  const char* scenario;
  Camp camp;
  const char *leaders, *legions, *others;
};

std::string leaders_of(const Forces& forces) {
  std::string text;
  for (const LeaderId& id : forces.leaders)
    text += (text.empty() ? "" : ", ") + test_tables().leader(id).name;
  return text;
}

std::string legions_of(const Forces& forces) {
  std::string text;
  for (const UnitId& id : forces.units)
    if (const UnitInfo& info = test_tables().unit(id); info.type == UnitType::legio)
      text += (text.empty() ? "" : ", ") + info.name;
  return text;
}

// "2 Equites 4PF, 3 Auxilia": each kind where its first unit is listed.
std::string others_of(const Forces& forces) {
  std::vector<std::pair<std::string, int>> kinds;
  for (const UnitId& id : forces.units) {
    const UnitInfo& info = test_tables().unit(id);
    if (info.type == UnitType::legio) continue;
    if (kinds.empty() || kinds.back().first != info.name) kinds.emplace_back(info.name, 0);
    ++kinds.back().second;
  }
  std::string text;
  for (const auto& [name, count] : kinds)
    text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + name;
  return text;
}

TEST(AleaSetup, TheForcesAsTheBookListsThem) {
  // AIE-S3.d AIE-S4.d AIE-S5.d AIE-S6.d AIE-S7.d AIE-RUL-39
  const std::vector<Listed> listed{
      {"3", C,
       "Caesar, M. Antonius, Lepidus, D. Brutus, Hirtius, Trebonius, Bassus, Calvinus, Dolabella, Plancus, "
       "Pollio, Sulla",
       "II, V, VI, VII, VIII, IX, X, XI, XII, XIII, XIV, XVII, XXVII, I-R, II-R, III-R, IV-R, V-R, VI-R, "
       "VII-R",
       "1 Equites 4PF, 2 Equites 2PF, 3 Auxilia, 1 Naves 8PF 2 +1, 2 Naves 6PF 0, 1 Naves 4PF 0"},
      {"3", R,
       "Pompeius, G. Pompeius, Scipio, Labienus, Cato, Spinther, Ahenobarbus, Afranius, Petreius, Bibulus, "
       "M. Brutus, Cassius, S. Pompeius",
       "I, III, XXI, XXII, XXV, XXVI, XXVIII, XXX, X-R, XI-R, XII-R, XIII-R, XIV-R, XV-R, XVI-R, XVII-R",
       "2 Equites 4PF, 1 Equites 2PF, 3 Auxilia, 1 Naves 8PF 2 +1, 1 Naves 8PF 1 +1, 1 Naves 6PF +1, 2 Naves "
       "4PF +1"},
      {"4", C,
       "Caesar, M. Antonius, Lepidus, D. Brutus, Hirtius, Trebonius, Bassus, Calvinus, Dolabella, Plancus, "
       "Pollio, Sulla, M. Brutus, Cassius",
       "II, V, VI, VII, VIII, IX, X, XI, XII, XIII, XIV, XVII, XXVII, I-R, II-R, III-R, IV-R, V-R, VI-R, "
       "VII-R",
       "2 Equites 4PF, 2 Equites 2PF, 3 Auxilia, 1 Naves 8PF 2 +1, 2 Naves 6PF 0, 2 Naves 4PF +1"},
      {"4", R, "G. Pompeius, Scipio, Labienus, Cato, Afranius, Petreius, Bibulus, S. Pompeius",
       "I, III, X-R, XI-R, XII-R, XIII-R, XIV-R, XV-R, XVI-R, XVII-R, XVIII-R",
       "1 Equites 2PF, 2 Auxilia, 1 Naves 8PF 2 +1, 1 Naves 6PF +1, 1 Naves 4PF 0"},
      {"5", C,
       "Octavianus, M. Antonius, Agrippa, Calvinus, Lepidus, Sulla, Bassus, Plancus, Flaccus, Saxa, Pollio, "
       "Salvidienus",
       "II, III, V, VI, VII, VIII, IX, X, XII, XIII, XIV, XVII, XVIII, XIX, XXIII, XXIV, XXVI, XXVIII, XXIX, "
       "XXX, I-R, II-R, IV-R, V-R, XII-R, XI-R, XIII-R, XV-R, XVI-R, XVII-R, XVIII-R",
       "2 Equites 4PF, 2 Equites 2PF, 3 Auxilia, 2 Naves 8PF 2 +1, 2 Naves 6PF 0, 2 Naves 4PF +1"},
      {"5", R, "M. Brutus, Cassius, S. Pompeius, Menas, Trebonius, D. Brutus",
       "I, IV, XI, XV, XVI, XX, XXI, XXII, XXV, XXVII, XXXI, XXXIII, XXXVI, XXXVII, XXXVIII, III-R, VI-R, "
       "VII-R, VIII-R, X-R, XIV-R",
       "2 Equites 4PF, 2 Equites 2PF, 3 Auxilia, 1 Naves 8PF 1 +1, 1 Naves 6PF +1, 1 Naves 4PF 0"},
      {"6", C,
       "Octavianus, M. Antonius, Agrippa, Calvinus, Lepidus, Sulla, Flaccus, Saxa, Salvidienus, Corvinus",
       "I, II, III, IV, V, VI, VII, VIII, IX, X, XI, XII, XIII, XIV, XV, XVI, XVII, XVIII, XXV, XXVI, XXVII, "
       "I-R, II-R, III-R, IV-R, V-R, VI-R, VII-R",
       "2 Equites 4PF, 2 Equites 2PF, 3 Auxilia, 1 Naves 8PF 1 +1, 1 Naves 6PF 0, 1 Naves 4PF +1"},
      {"6", R, "S. Pompeius, L. Antonius, Menas, Bassus, Plancus, Pollio",
       "XIX, XX, XXI, XXII, XXIII, XXIV, XXVIII, XXIX, XXX, XXXI, XXXII, XXXIII, XXXIV, X-R, XI-R, XII-R, "
       "XIII-R",
       "2 Equites 4PF, 2 Equites 2PF, 3 Auxilia, 1 Naves 8PF 2 +1, 1 Naves 6PF 0, 1 Naves 4PF +1"},
      {"7", C, "Octavianus, Agrippa, Calvinus, Lepidus, Sulla, Plancus, L. Antonius, Saxa",
       "V, VI, VII, VIII, IX, X, XI, XII, XIII, XIV, XIX, XXXI, XXXII, I-R, II-R, III-R, IV-R, XV-R, XVI-R, "
       "XVII-R, XVIII-R",
       "1 Equites 4PF, 2 Equites 2PF, 2 Auxilia, 2 Naves 8PF 2 +1, 1 Naves 6PF +1, 1 Naves 4PF +1"},
      {"7", R, "M. Antonius, Corvinus, Bassus, Flaccus",
       "I, II, III, IV, XV, XVI, XVII, XVIII, XX, XXI, XXIX, XXX, V-R, VI-R, VII-R, VIII-R, IX-R, X-R, XI-R, "
       "XII-R, XIII-R, XIV-R",
       "1 Equites 4PF, 2 Equites 2PF, 2 Auxilia, 1 Naves 8PF 1 +1, 2 Naves 6PF 0"}};
  for (const Listed& each : listed) {
    SCOPED_TRACE(std::string(each.scenario) + (each.camp == C ? " C" : " R"));
    const State s = game(each.scenario);
    const Forces forces = forces_of({test_tables(), s}, each.camp);
    EXPECT_EQ(leaders_of(forces), each.leaders);
    EXPECT_EQ(legions_of(forces), each.legions);
    EXPECT_EQ(others_of(forces), each.others);
    for (const LeaderId& id : forces.leaders) EXPECT_EQ(leader(s, id).camp, each.camp) << id.view();
  }
}

TEST(AleaSetup, RecruitsStartWeakenedInScenarioSix) {
  // AIE-S6.i
  const State s = game("6");
  EXPECT_TRUE(unit(s, u("legio_1r")).weakened);
  EXPECT_TRUE(unit(s, u("legio_10r")).weakened);
  EXPECT_FALSE(unit(s, u("legio_1")).weakened);
  EXPECT_FALSE(unit(s, u("legio_18r")).weakened) << "in the Reserve";
  EXPECT_FALSE(unit(game("5"), u("legio_1r")).weakened);
}

TEST(AleaSetup, PeoplesAtPeace) {
  // AIE-4.2.3a AIE-4.2.3b AIE-1.2.1c AIE-S3.d
  const State s = game("3");
  for (const PeopleInfo& info : test_tables().peoples) {
    EXPECT_EQ(people(s, info.id).status, PeopleStatus::peace);
    EXPECT_EQ(people(s, info.id).truce_until, 0);
    for (const UnitId& id : info.units) {
      EXPECT_EQ(unit(s, id).where, info.major ? Where::map : Where::people_box) << id.view();
      EXPECT_FALSE(side({test_tables(), s}, id)) << "a people at peace obeys nobody";
    }
  }
  EXPECT_EQ(unit(s, u("pontici_1")).zone, z("pontici"));
  EXPECT_EQ(leader(s, kCleopatra).zone, z("aegyptii"));
  EXPECT_FALSE(side({test_tables(), s}, kCleopatra)) << "on her Pax Romana face";
}

TEST(AleaSetup, UnitsOfAPeopleAreSpreadEvenly) {
  // AIE-RUL-31
  const State s = game("1");
  std::map<ZoneId, int> count;
  for (const UnitId& id : test_tables().people(kParthi).units) ++count[unit(s, id).zone];
  EXPECT_EQ(count, (std::map<ZoneId, int>{{z("parthi_1"), 2}, {z("parthi_2"), 2}, {z("parthi_3"), 2}}));
  EXPECT_EQ(unit(s, u("parthi_1")).zone, z("parthi_1"));
  EXPECT_EQ(unit(s, u("parthi_2")).zone, z("parthi_2"));
  EXPECT_EQ(unit(s, u("parthi_4")).zone, z("parthi_1"));
  EXPECT_EQ(leader(s, l("surena")).zone, z("parthi_1")) << "equal stacks: zone order";
}

TEST(AleaSetup, SpreadFillsTheEmptiestHomeFirst) {
  // AIE-RUL-31
  State s = game("1");
  for (const char* id : {"parthi_1", "parthi_4", "parthi_2"}) put(s, u(id), z("parthi_1"));
  put(s, u("parthi_3"), z("parthi_3"));
  unit(s, u("parthi_5")).where = unit(s, u("parthi_6")).where = Where::people_box;
  const auto spread = even_spread({test_tables(), s}, kParthi, {u("parthi_5"), u("parthi_6")});
  EXPECT_EQ(spread.at(0), std::pair(u("parthi_5"), z("parthi_2")));
  EXPECT_EQ(spread.at(1), std::pair(u("parthi_6"), z("parthi_2")));
  EXPECT_EQ(largest_home_stack({test_tables(), s}, kParthi), z("parthi_1"));
}

TEST(AleaSetup, PeoplesOfScenarioFour) {
  // AIE-S4.e
  const State s = game("4");
  for (const PeopleId& id : {kAegyptii, kPontici}) {
    EXPECT_EQ(people(s, id).status, PeopleStatus::war);
    EXPECT_EQ(people(s, id).camp, R);
    EXPECT_FALSE(people(s, id).ever_allied);
  }
  EXPECT_EQ(people(s, kNumidae).status, PeopleStatus::allegiance);
  EXPECT_EQ(people(s, kNumidae).camp, R);
  EXPECT_TRUE(people(s, kNumidae).ever_allied);
  EXPECT_EQ(leader(s, l("juba_i")).where, Where::map) << "allegiance does not remove him";
  EXPECT_EQ(people(s, kParthi).status, PeopleStatus::peace);
  EXPECT_EQ(side({test_tables(), s}, u("numidae_1")), R);
  EXPECT_EQ(unit(s, u("numidae_1")).zone, z("numidae_1"));
}

TEST(AleaSetup, AegyptiiOfTheLastScenarios) {
  // AIE-S6.d AIE-S7.d
  EXPECT_EQ(people(game("6"), kAegyptii).status, PeopleStatus::allegiance);
  EXPECT_EQ(people(game("6"), kAegyptii).camp, C);
  EXPECT_EQ(people(game("7"), kAegyptii).status, PeopleStatus::allegiance);
  EXPECT_EQ(people(game("7"), kAegyptii).camp, R);
  EXPECT_EQ(people(game("5"), kAegyptii).status, PeopleStatus::peace);
}

TEST(AleaSetup, PeoplesLeadersInLaterScenarios) {
  // AIE-RUL-31 AIE-TN.b AIE-TN.c AIE-TN.e AIE-TN.f AIE-TN.g AIE-TN.h AIE-TN.i
  for (const char* scenario : {"1", "2", "3", "4"}) {
    const State s = game(scenario);
    for (const char* here :
         {"cleopatra_vii", "achillas", "orodes_ii", "pacorus", "surena", "pharnaces_ii", "juba_i"})
      EXPECT_EQ(leader(s, l(here)).where, Where::map) << here;
    for (const char* later : {"phraates_iv", "darius", "juba_ii"})
      EXPECT_EQ(leader(s, l(later)).where, Where::waiting) << later;
    EXPECT_FALSE(people(s, kPontici).ever_pacified);
  }
  for (const char* scenario : {"5", "6", "7"}) {
    const State s = game(scenario);
    for (const char* gone : {"achillas", "pharnaces_ii", "juba_i"})
      EXPECT_EQ(leader(s, l(gone)).where, Where::removed) << gone;
    for (const char* here : {"cleopatra_vii", "darius", "juba_ii", "surena"})
      EXPECT_EQ(leader(s, l(here)).where, Where::map) << here;
    EXPECT_TRUE(people(s, kAegyptii).ever_pacified && people(s, kPontici).ever_pacified);
    EXPECT_TRUE(people(s, kNumidae).ever_pacified);
    EXPECT_FALSE(people(s, kParthi).ever_pacified);
  }
  EXPECT_EQ(leader(game("6"), l("orodes_ii")).where, Where::map);
  EXPECT_EQ(leader(game("6"), l("phraates_iv")).where, Where::waiting);
  EXPECT_EQ(leader(game("7"), l("orodes_ii")).where, Where::removed);
  EXPECT_EQ(leader(game("7"), l("phraates_iv")).where, Where::map);
}

TEST(AleaSetup, Options) {
  const State plain = game("1");
  EXPECT_EQ(plain.options.size(), 7u);
  EXPECT_EQ(option(plain, "spqr_5"), "both_lose");
  EXPECT_EQ(option(plain, "triumvir_max"), "1");
  const State s = new_game(test_tables(), "1", {{"spqr_5", "vp_count"}, {"triumvir_max", "2"}});
  EXPECT_EQ(option(s, "spqr_5"), "vp_count");
  EXPECT_EQ(option(s, "triumvir_max"), "2");
  EXPECT_EQ(option(s, "rr_winner"), "by_row");
}

std::string refused(const char* scenario, const std::map<std::string, std::string>& options) {
  try {
    new_game(test_tables(), scenario, options);
  } catch (const DataError& e) {
    return e.what();
  }
  return "";
}

TEST(AleaSetup, WrongOptionsAreRefusedWithTheRightOnes) {
  EXPECT_EQ(refused("8", {}), "scenario: no scenario '8'; there are 1, 2, 3, 4, 5, 6, 7");
  EXPECT_EQ(refused("1", {{"rr_winner", "nobody"}}),
            "options.rr_winner: no value 'nobody'; there are by_row, defender, attacker");
  EXPECT_EQ(refused("1", {{"weather", "on"}}),
            "options: no option 'weather'; there are spqr_5, rr_winner, unit_ownership, garrison_moves, "
            "people_control_lot, reactions, triumvir_max");
}

}  // namespace setup_test
}  // namespace adj::alea
