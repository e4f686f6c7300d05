// AIE-3.5.1, AIE-3.5.2  Party leaders: who may be named, and who follows a dead one.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch3_5.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch3_5_party_leaders_test {

const LeaderId kCato("cato"), kScipio("scipio"), kLepidus("lepidus"), kHirtius("hirtius");

using Leaders = std::vector<LeaderId>;

std::string refused(const TestTable& t, Camp camp, LeaderId id) {
  const auto why = refuse(t.p(), camp, Nominate{id});
  return why ? why->clause : "";
}

// The Party leaders of a camp become these.
void let_lead(TestTable& t, Camp camp, const Leaders& ids) {
  for (Leader& l : t.s().leader)
    if (l.camp == camp) l.party_leader = false;
  for (const LeaderId& id : ids) leader(t.s(), id).party_leader = true;
}

void start_coup(TestTable& t, LeaderId pretender, Camp attacked) {
  leader(t.s(), pretender).camp = other(attacked);
  t.s().coup.push_back({pretender, attacked, 0, false, {}, {}});
}

void lose(TestTable& t, LeaderId id, const char* cause) {
  t.run([&](AleaTable& table) { remove_leader(table, id, cause, "AIE-3.5.2b"); });
}

// --- Nomination

TEST(AleaNomination, CaesarAndPompeiusBarTheirOwnCamp) {
  // AIE-3.5.1d AIE-RUL-55
  TestTable t("1");
  EXPECT_EQ(refused(t, C, kMAntonius), "AIE-3.5.1d");
  EXPECT_EQ(refused(t, R, kScipio), "AIE-3.5.1d");
  let_lead(t, R, {kCato});
  EXPECT_EQ(refused(t, R, kScipio), "") << "Caesar bars only his own camp";
  EXPECT_EQ(refused(t, C, kMAntonius), "AIE-3.5.1d");
  let_lead(t, R, {kPompeius});
  let_lead(t, C, {kLepidus});
  EXPECT_EQ(refused(t, C, kMAntonius), "") << "Pompeius bars only his own camp";
  EXPECT_EQ(refused(t, R, kScipio), "AIE-3.5.1d");
}

TEST(AleaNomination, OfLeadersInPlayBesideASingleOne) {
  // AIE-3.5.1c AIE-3.5.1a
  TestTable t("1");
  let_lead(t, R, {kCato});
  EXPECT_EQ(refused(t, R, kScipio), "");
  EXPECT_EQ(refused(t, R, kMAntonius), "AIE-3.5.1c") << "of the other camp";
  EXPECT_EQ(refused(t, R, l("juba_i")), "AIE-3.5.1c") << "of a people";
  EXPECT_EQ(refused(t, R, kMBrutus), "AIE-3.5.1c") << "not entered yet";
  EXPECT_EQ(refused(t, R, kCato), "AIE-3.5.1c") << "is one already";
  let_lead(t, R, {kCato, kScipio});
  EXPECT_EQ(refused(t, R, kGPompeius), "AIE-3.5.1a") << "never more than two";
}

TEST(AleaNomination, NotWhileACoupThreatensTheCamp) {
  // AIE-3.5.1e AIE-EX-10
  TestTable t("1");
  let_lead(t, R, {kCato});
  start_coup(t, kHirtius, C);
  EXPECT_EQ(refused(t, R, kScipio), "") << "a coup against the other camp";
  start_coup(t, l("labienus"), R);
  EXPECT_EQ(refused(t, R, kScipio), "AIE-3.5.1e");
  let_lead(t, C, {kLepidus});
  t.s().coup.erase(t.s().coup.begin());
  EXPECT_EQ(refused(t, C, kMAntonius), "");
}

TEST(AleaNomination, NeitherPretenderNorNeutralised) {
  // AIE-RUL-20 AIE-3.6.5c
  TestTable t("1");
  let_lead(t, C, {kMAntonius});
  start_coup(t, kScipio, R);
  EXPECT_EQ(refused(t, C, kScipio), "AIE-RUL-20");
  EXPECT_EQ(refused(t, C, kHirtius), "");
  t.s().triumvir.push_back({kLepidus, RegionId("gallia"), {}});
  EXPECT_EQ(refused(t, C, kHirtius), "AIE-3.6.5c");
  EXPECT_EQ(refused(t, C, l("curio")), "") << "in Italia";
}

TEST(AleaNomination, OneLineNamesOne) {
  // AIE-2.Df AIE-3.5.1c AIE-3.5.1a
  TestTable t("1");
  let_lead(t, R, {kCato});
  auto& orders = t.s().orders[seat_of(t.s(), R)].turn;
  orders = {Order{Nominate{kScipio}, {}, {}}, Order{Nominate{kGPompeius}, {}, {}}};
  t.s().orders[seat_of(t.s(), C)].turn = {Order{Nominate{kMAntonius}, {}, {}}};
  t.run([](AleaTable& table) { nominate(table); });
  EXPECT_EQ(party_leaders(t.p(), R), (Leaders{kCato, kScipio}));
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kCaesar});
  ASSERT_EQ(t.told<PartyLeaderNamed>().size(), 1u);
  EXPECT_EQ(t.told<PartyLeaderNamed>().front(), (PartyLeaderNamed{kScipio, R, "nomination"}));
  EXPECT_EQ(t.told<OrderFailed>().size(), 2u);
}

TEST(AleaNomination, NoneWithoutAnOrder) {
  // AIE-3.5.1c
  TestTable t("1");
  let_lead(t, R, {kCato});
  t.run([](AleaTable& table) { nominate(table); });
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kCato});
}

// --- Succession

TEST(AleaSuccession, TheSecondRemainsAlone) {
  // AIE-3.5.2b AIE-3.5.1a
  TestTable t("1");
  let_lead(t, R, {kCato, kScipio});
  lose(t, kCato, "natural_death");
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kScipio});
  EXPECT_TRUE(t.told<PartyLeaderNamed>().empty());
  EXPECT_EQ(leader(t.s(), kCato).where, Where::removed);
  EXPECT_FALSE(leader(t.s(), kCato).party_leader);
}

TEST(AleaSuccession, AmongTheHighestCpAndOneLess) {
  // AIE-3.5.2c  Cato has CP 5, Scipio 4, G. Pompeius and Ahenobarbus 3.
  TestTable t("1");
  const auto window =
      t.run_to_window([](AleaTable& table) { remove_leader(table, kPompeius, "natural_death", "AIE-TL.c"); });
  ASSERT_EQ(window.size(), 1u);
  const auto& choice = std::get<SuccessorChoice>(window.front().decision);
  EXPECT_EQ(choice.seat, seat_of(t.s(), R));
  EXPECT_EQ(choice.candidates, (Leaders{kCato, kScipio}));
  EXPECT_EQ(fallback_for(t.p(), choice).leader, kCato);
}

TEST(AleaSuccession, AsThePlayerAnswers) {
  // AIE-3.5.2c
  TestTable t("1");
  t.answer("successor", R, ChosenLeader{kScipio});
  lose(t, kPompeius, "natural_death");
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kScipio});
  EXPECT_EQ(t.told<PartyLeaderNamed>().front(), (PartyLeaderNamed{kScipio, R, "succession"}));
}

TEST(AleaSuccession, ByTheFirstOfHisListWhoIsACandidate) {
  // AIE-3.5.2c
  TestTable t("1");
  t.standing(R, {Succession{{kGPompeius, kScipio, kCato}}, {}, {}});
  lose(t, kPompeius, "natural_death");
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kScipio}) << "G. Pompeius has CP 3, two less than Cato";
}

TEST(AleaSuccession, OnlyLeadersOnTheMapWhoAreFree) {
  // AIE-3.5.2c AIE-RUL-20 AIE-3.6.5c  Cato off the map, Scipio neutralised: CP 3, then 2.
  TestTable t("1");
  leader(t.s(), kCato).where = Where::returning;
  t.put(kScipio, "africa_1");
  t.s().triumvir.push_back({kScipio, RegionId("africa"), {}});
  const auto window =
      t.run_to_window([](AleaTable& table) { remove_leader(table, kPompeius, "combat", "AIE-8.5.1a"); });
  ASSERT_EQ(window.size(), 1u);
  EXPECT_EQ(std::get<SuccessorChoice>(window.front().decision).candidates,
            (Leaders{l("afranius"), l("ahenobarbus"), l("labienus"), kGPompeius, l("spinther")}));
}

TEST(AleaSuccession, RomansOfTheCampOnly) {
  // AIE-3.5.2c
  const TestTable t("1");
  EXPECT_EQ(fit_for_party_leader(t.p(), C),
            (Leaders{kMAntonius, kDBrutus, kCaesar, l("curio"), kHirtius, kLepidus, kTrebonius}));
  EXPECT_EQ(fit_for_party_leader(t.p(), R).size(), 9u);
}

TEST(AleaSuccession, APretenderNeverLeadsTheCampThatSubornedHim) {
  // AIE-RUL-20
  TestTable t("1");
  t.clear_map().put(kMAntonius, "italia_3").put(kScipio, "africa_1").put(kHirtius, "gallia_2");
  let_lead(t, C, {kMAntonius});
  start_coup(t, kScipio, R);
  EXPECT_EQ(fit_for_party_leader(t.p(), C), (Leaders{kMAntonius, kHirtius}));
  lose(t, kMAntonius, "natural_death");
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kHirtius}) << "one candidate: nobody is asked";
}

TEST(AleaSuccession, ACampWithoutLeaders) {
  // AIE-RUL-42
  TestTable t("1");
  t.clear_map().put(kCato, "africa_1");
  let_lead(t, R, {kCato});
  lose(t, kCato, "natural_death");
  EXPECT_TRUE(party_leaders(t.p(), R).empty());
  EXPECT_EQ(best_vs(t.p(), R), 0);
  EXPECT_EQ(best_cp(t.p(), R), 0);
  leader(t.s(), kGPompeius).where = Where::returning;
  leader(t.s(), l("spinther")).where = Where::returning;
  t.run([](AleaTable& table) { enter_leaders(table); });
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kGPompeius}) << "the next to enter";
  EXPECT_TRUE(on_map(leader(t.s(), l("spinther"))));
}

TEST(AleaSuccession, WaysToDieThatCountForTheRepublicAndTheEnemy) {
  // AIE-RUL-65 AIE-RUL-36 AIE-5.1.1c AIE-10.1b
  const std::vector<std::pair<const char*, bool>> causes{
      {"combat", true},      {"no_retreat", true},    {"escape", true},  {"no_escape", true},
      {"sickness", true},    {"assassination", true}, {"plague", false}, {"natural_death", false},
      {"fleet_lost", false}, {"rallying", false}};
  for (const auto& [cause, counts] : causes) {
    TestTable t("1");
    let_lead(t, R, {kCato, kScipio});
    lose(t, kScipio, cause);
    EXPECT_EQ(t.s().turn.party_leader_died, counts) << cause;
    EXPECT_EQ(t.s().balance, counts ? 1 : 0) << cause;
    EXPECT_EQ(party_leaders(t.p(), R), Leaders{kCato}) << cause;
    EXPECT_EQ(leader(t.s(), kScipio).where, Where::removed) << cause << " AIE-RUL-46";
  }
}

TEST(AleaSuccession, OtherLeadersOnlyGiveAPoint) {
  // AIE-10.1b AIE-5.1.1c AIE-RUL-46
  TestTable t("1");
  lose(t, kHirtius, "combat");
  EXPECT_EQ(t.s().balance, -1);
  EXPECT_FALSE(t.s().turn.party_leader_died);
  EXPECT_EQ(leader(t.s(), kHirtius).where, Where::removed);
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kCaesar});
}

TEST(AleaSuccession, WhoIsLostInWinterStaysPartyLeader) {
  // AIE-RUL-46 AIE-9.2b
  for (const char* cause : {"winter", "fleet_winter"}) {
    TestTable t("1");
    lose(t, kPompeius, cause);
    EXPECT_EQ(leader(t.s(), kPompeius).where, Where::returning) << cause;
    EXPECT_EQ(party_leaders(t.p(), R), Leaders{kPompeius}) << cause;
    EXPECT_EQ(t.s().balance, 0) << cause;
    EXPECT_FALSE(t.s().turn.party_leader_died) << cause;
  }
}

// --- Caesar dead, but not murdered

TEST(AleaCaesarDead, AntoniusAtOnceAndOctavianusOnEntry) {
  // AIE-3.5.2d AIE-3.5.2e AIE-TL.a AIE-TL.b
  TestTable t("1");
  lose(t, kCaesar, "natural_death");
  EXPECT_EQ(t.s().caesar, CaesarFate::dead_otherwise);
  EXPECT_EQ(party_leaders(t.p(), C), Leaders{kMAntonius});
  EXPECT_EQ(leader(t.s(), kOctavianus).where, Where::waiting);

  t.s().year = -47;
  for (const LeaderInfo& info : test_tables().leaders)  // who comes in by year is of no interest here
    if (info.entry == EntryKind::year) leader(t.s(), info.id).where = Where::removed;
  t.dice({2, 3});  // Pansa, Salvidienus
  t.run([](AleaTable& table) { enter_leaders(table); });
  EXPECT_EQ(party_leaders(t.p(), C), (Leaders{kMAntonius, kOctavianus}));
  for (const char* id : {"agrippa", "flaccus", "lurius", "octavianus", "pansa", "saxa"}) {
    ASSERT_TRUE(on_map(leader(t.s(), l(id)))) << id;
    EXPECT_EQ(leader(t.s(), l(id)).camp, C) << id;
    EXPECT_EQ(leader(t.s(), l(id)).zone, z("italia_3")) << id << ": beside the Party leader";
  }
  for (const char* id : {"l_antonius", "corvinus", "menas", "salvidienus"}) {
    EXPECT_EQ(leader(t.s(), l(id)).camp, R) << id;
    EXPECT_EQ(leader(t.s(), l(id)).zone, z("italia_1")) << id;
  }
  EXPECT_FALSE(t.s().late_leaders_due);
  EXPECT_FALSE(t.s().octavianus_inherits);
}

TEST(AleaCaesarDead, LateLeadersOnlyWhereALeaderOfTheirCampIs) {
  // AIE-3.5.2e
  TestTable t("1");
  lose(t, kCaesar, "combat");
  const auto enter = [&](const char* zone) {
    const auto why = refuse(t.p(), C, Enter{kOctavianus, z(zone)});
    return why ? why->clause : "";
  };
  EXPECT_EQ(enter("italia_3"), "") << "M. Antonius is there: no city, and no region of his, is needed";
  EXPECT_EQ(enter("gallia_2"), "");
  EXPECT_EQ(enter("gallia_8"), "AIE-3.5.2e") << "a city of his region, but no leader";
  EXPECT_EQ(enter("italia_1"), "AIE-3.5.2e") << "enemy leaders";
}

TEST(AleaCaesarDead, NoAssassinationAnyMore) {
  // AIE-3.5.2f AIE-RUL-23
  TestTable t("1");
  lose(t, kCaesar, "combat");
  EXPECT_FALSE(t.s().assassins_active);
  EXPECT_EQ(t.s().halved_turns, 0);
  t.run([](AleaTable& table) { ides_of_march(table); });
  EXPECT_EQ(t.told_count(), 0);
  lose(t, kTrebonius, "combat");
  lose(t, kDBrutus, "combat");
  for (const LeaderId& id : {kMBrutus, kCassius}) {
    t.put(id, "africa_1");
    lose(t, id, "combat");
  }
  EXPECT_FALSE(t.s().last_assassin_due);
  for (const Score& score : t.s().ledger) EXPECT_NE(score.reason, Name("last_assassin"));
}

TEST(AleaCaesarDead, WithoutAntoniusTheCampPicks) {
  // AIE-RUL-65  Lepidus has CP 4, Hirtius 3.
  for (const bool dead : {true, false}) {
    TestTable t("1");
    if (dead)
      leader(t.s(), kMAntonius).where = Where::removed;
    else
      leader(t.s(), kMAntonius).camp = R;
    const auto window =
        t.run_to_window([](AleaTable& table) { remove_leader(table, kCaesar, "combat", "AIE-8.5.1a"); });
    ASSERT_EQ(window.size(), 1u);
    const auto& choice = std::get<SuccessorChoice>(window.front().decision);
    EXPECT_EQ(choice.candidates, (Leaders{kHirtius, kLepidus}));
    EXPECT_EQ(fallback_for(t.p(), choice).leader, kLepidus) << "the higher CP";
    EXPECT_TRUE(t.s().octavianus_inherits);
  }
}

TEST(AleaCaesarDead, AntoniusNeutralisedSubornedOrOnHisWay) {
  // AIE-RUL-65 AIE-RUL-20 AIE-3.6.5c
  TestTable still("1");
  still.put(kMAntonius, "africa_1");
  still.s().triumvir.push_back({kMAntonius, RegionId("africa"), {}});
  still.standing(C, {Succession{{kLepidus}}, {}, {}});
  lose(still, kCaesar, "combat");
  EXPECT_EQ(party_leaders(still.p(), C), Leaders{kLepidus});

  TestTable pretender("1");
  pretender.s().coup.push_back({kMAntonius, R, 0, false, {}, {}});
  pretender.standing(C, {Succession{{kLepidus}}, {}, {}});
  lose(pretender, kCaesar, "combat");
  EXPECT_EQ(party_leaders(pretender.p(), C), Leaders{kLepidus});

  TestTable returning("1");
  leader(returning.s(), kMAntonius).where = Where::returning;
  lose(returning, kCaesar, "combat");
  EXPECT_EQ(party_leaders(returning.p(), C), Leaders{kMAntonius}) << "he is back next phase C";
}

TEST(AleaCaesarDead, OctavianusHasNoMarkerBesideTwoOthers) {
  // AIE-RUL-65 AIE-3.5.1a
  TestTable t("1");
  lose(t, kCaesar, "combat");
  let_lead(t, C, {kMAntonius, kLepidus});
  t.s().year = -47;
  t.dice({2, 2});
  for (const LeaderInfo& info : test_tables().leaders)
    if (info.entry == EntryKind::year) leader(t.s(), info.id).where = Where::removed;
  t.run([](AleaTable& table) { enter_leaders(table); });
  EXPECT_TRUE(on_map(leader(t.s(), kOctavianus)));
  EXPECT_EQ(party_leaders(t.p(), C), (Leaders{kMAntonius, kLepidus}));
}

TEST(AleaCaesarDead, KilledByAPretender) {
  // AIE-RUL-65 AIE-3.5.2a  A leaders still enter, Octavianus without marker, nobody succeeds.
  TestTable t("1");
  lose(t, kCaesar, "coup");
  EXPECT_TRUE(party_leaders(t.p(), C).empty());
  EXPECT_TRUE(t.s().late_leaders_due);
  EXPECT_FALSE(t.s().octavianus_inherits);
  EXPECT_EQ(t.s().caesar, CaesarFate::dead_otherwise);
  EXPECT_TRUE(t.s().turn.party_leader_died);
}

// --- Pompeius dead

TEST(AleaPompeiusDead, BrutusAndCassiusGoOverToCaesar) {
  // AIE-3.5.2g
  TestTable t("1");
  t.put(kMBrutus, "graecia_2").put(kCassius, "asia_1");
  t.standing(R, {Succession{{kScipio}}, {}, {}});
  lose(t, kPompeius, "combat");
  for (const LeaderId& id : {kMBrutus, kCassius}) {
    EXPECT_EQ(leader(t.s(), id).camp, C);
    EXPECT_EQ(leader(t.s(), id).zone, z("italia_4"));
  }
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kScipio}) << "Brutus, CP 5, is no candidate any more";
}

TEST(AleaPompeiusDead, NotWhenCaesarIsGone) {
  // AIE-3.5.2g
  TestTable t("1");
  t.put(kMBrutus, "graecia_2").put(kCassius, "asia_1");
  lose(t, kCaesar, "natural_death");
  t.standing(R, {Succession{{kMBrutus}}, {}, {}});
  lose(t, kPompeius, "combat");
  EXPECT_EQ(leader(t.s(), kMBrutus).camp, R);
  EXPECT_EQ(leader(t.s(), kMBrutus).zone, z("graecia_2"));
  EXPECT_EQ(party_leaders(t.p(), R), Leaders{kMBrutus});
}

TEST(AleaPompeiusDead, NeitherSubornedNorNeutralised) {
  // AIE-3.5.2g AIE-3.6.5c
  TestTable t("1");
  let_lead(t, R, {kPompeius, kCato});
  t.put(kMBrutus, "graecia_2").put(kCassius, "africa_1");
  t.s().coup.push_back({kMBrutus, C, 0, false, {}, {}});
  t.s().triumvir.push_back({kCassius, RegionId("africa"), {}});
  lose(t, kPompeius, "combat");
  EXPECT_EQ(leader(t.s(), kMBrutus).zone, z("graecia_2"));
  EXPECT_EQ(leader(t.s(), kMBrutus).camp, R);
  EXPECT_EQ(leader(t.s(), kCassius).zone, z("africa_1"));
  EXPECT_EQ(leader(t.s(), kCassius).camp, R);
}

TEST(AleaPompeiusDead, AlsoWhenHeIsNoPartyLeader) {
  // AIE-3.5.2g
  TestTable t("1");
  let_lead(t, R, {kCato});
  t.put(kMBrutus, "graecia_2");
  lose(t, kPompeius, "natural_death");
  EXPECT_EQ(leader(t.s(), kMBrutus).camp, C);
  EXPECT_EQ(leader(t.s(), kCassius).where, Where::waiting) << "not entered yet: AIE-RUL-30";
}

TEST(AleaPompeiusDead, TheyEnterBesideCaesar) {
  // AIE-RUL-30 AIE-3.5.2g
  TestTable t("1");
  leader(t.s(), kPompeius).where = Where::removed;
  let_lead(t, R, {kCato});
  t.s().year = -48;
  t.run([](AleaTable& table) { enter_leaders(table); });
  for (const LeaderId& id : {kMBrutus, kCassius}) {
    EXPECT_EQ(leader(t.s(), id).camp, C);
    EXPECT_EQ(leader(t.s(), id).zone, z("italia_4"));
  }
  EXPECT_EQ(leader(t.s(), kSPompeius).camp, R);

  TestTable alive("1");
  alive.s().year = -48;
  alive.run([](AleaTable& table) { enter_leaders(table); });
  EXPECT_EQ(leader(alive.s(), kMBrutus).camp, R);
  EXPECT_EQ(leader(alive.s(), kCassius).camp, R);
}

TEST(AleaSuccession, AWishWhoseConditionFailsDoesNotCount) {
  // AIE-3.5.2c
  TestTable t("1");
  t.s().year = -46;
  Condition war;
  war.kind = ConditionKind::people_at_war;
  war.people = kParthi;
  const SuccessorChoice d{Seat{2}, Camp::republican, {l("cato"), l("scipio")}};
  t.standing(Camp::republican, {Succession{{l("scipio")}}, {war}, {}});
  EXPECT_FALSE(automatic_for(t.p(), d));
  t.standing(Camp::republican, {Succession{{l("scipio")}}, {}, {}});
  ASSERT_TRUE(automatic_for(t.p(), d));
  EXPECT_EQ(automatic_for(t.p(), d)->answer.leader, l("scipio"));
}

TEST(AleaPartyLeader, WhoIsOneIsNotNamedAgain) {
  // AIE-3.5.1c
  TestTable t("1");
  t.run([](AleaTable& table) {
    name_party_leader(table, kCaesar, Camp::caesarian, "succession", "AIE-3.5.2c");
  });
  EXPECT_EQ(t.told_count(), 0);
  EXPECT_EQ(party_leaders(t.p(), Camp::caesarian).size(), 1u);
}

TEST(AleaSuccession, BrutusAndCassiusAreGoneBeforeItIsDecided) {
  // AIE-3.5.2g AIE-3.5.2c  Cassius would be among those to choose from.
  TestTable t("1");
  t.s().year = -46;
  t.clear_map()
      .put(kCaesar, "gallia_7")
      .put(kPompeius, "graecia_2")
      .put(kCassius, "asia_1")
      .put(l("spinther"), "asia_2");
  leader(t.s(), kCassius).camp = Camp::republican;
  t.run([](AleaTable& table) { remove_leader(table, kPompeius, "natural_death", "AIE-TL.c"); });
  EXPECT_EQ(party_leaders(t.p(), Camp::republican), std::vector{l("spinther")});
  EXPECT_EQ(leader(t.s(), kCassius).camp, Camp::caesarian);
  EXPECT_EQ(leader(t.s(), kCassius).zone, z("gallia_7"));
}

TEST(AleaSuccession, OnlyPompeiusTakesBrutusAndCassiusWithHim) {
  // AIE-3.5.2g
  TestTable t("3");
  let_lead(t, R, {kScipio});
  t.put(kCaesar, "italia_1").put(kScipio, "asia_1").put(kMBrutus, "graecia_1");
  leader(t.s(), kMBrutus).camp = R;
  t.standing(R, {Succession{{kCato}}, {}, {}});
  lose(t, kScipio, "natural_death");
  EXPECT_EQ(leader(t.s(), kMBrutus).camp, R);
  EXPECT_EQ(leader(t.s(), kMBrutus).zone, z("graecia_1"));
}

TEST(AleaSuccession, AntoniusInheritsThoughHeIsStillToReturn) {
  // AIE-3.5.2d AIE-3.5.3k
  TestTable t("3");
  let_lead(t, C, {kCaesar});
  leader(t.s(), kMAntonius).where = Where::returning;
  leader(t.s(), kMAntonius).zone = ZoneId();
  lose(t, kCaesar, "natural_death");
  EXPECT_TRUE(leader(t.s(), kMAntonius).party_leader);
  EXPECT_EQ(t.s().caesar_died_year, t.s().year);
}

TEST(AleaSuccession, OfEqualsTheFirstByDefault) {
  // AIE-3.5.2c  7.2  Both have CP 3.
  TestTable t("1");
  const std::vector<LeaderId> equals{l("ahenobarbus"), kGPompeius};
  ASSERT_EQ(values(t.p(), equals[0]).cp, values(t.p(), equals[1]).cp);
  EXPECT_EQ(fallback_for(t.p(), SuccessorChoice{seat_of(t.s(), R), R, equals}).leader, equals[0]);
}

}  // namespace ch3_5_party_leaders_test
}  // namespace adj::alea
