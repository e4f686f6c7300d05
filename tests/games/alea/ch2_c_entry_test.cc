// AIE-2.Cb, 3.3.2a–b, TL, TN  Leaders enter and return in phase C.

#include "adjudicator/games/alea/ch2_c_entry.h"

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch2_c_entry_test {

std::string why(const std::optional<Refusal>& refused) {
  return refused ? refused->clause + " " + refused->key : "";
}

void send(TestTable& t, Camp camp, LeaderId id, const char* zone) {
  t.s().orders[seat_of(t.s(), camp)].turn.push_back({Enter{id, z(zone)}, {}, {}});
}

std::vector<LeaderId> entered(const TestTable& t) {
  std::vector<LeaderId> found;
  for (const LeaderEntered& e : t.told<LeaderEntered>()) found.push_back(e.leader);
  return found;
}

// Everybody whom the tables bring in later stays away, so that a test lets in only whom it is about.
TestTable nobody_enters(const char* scenario, int year) {
  TestTable t(scenario);
  t.s().year = year;
  for (Leader& each : t.s().leader)
    if (each.where == Where::waiting) each.where = Where::removed;
  return t;
}

TestTable with(const char* scenario, int year, LeaderId id, Where where = Where::waiting) {
  TestTable t = nobody_enters(scenario, year);
  leader(t.s(), id).where = where;
  leader(t.s(), id).zone = ZoneId();
  return t;
}

// --- Who

TEST(AleaEntry, TheLeadersOfTheTableComeInTheirYear) {
  // AIE-TL.a AIE-2.Cb AIE-3.3.2a
  TestTable first("1");
  first.run(enter_leaders);
  EXPECT_TRUE(entered(first).empty()) << "-49: only those set up";
  EXPECT_EQ(first.s().phase, Phase::c);
  TestTable second("1");
  second.s().year = -48;
  second.run(enter_leaders);
  EXPECT_EQ(entered(second).size(), 10u) << "6 C and 4 R";
  EXPECT_EQ(leader(second.s(), kCassius).camp, R);
  EXPECT_EQ(leader(second.s(), kDolabella).camp, C);
  EXPECT_EQ(leader(second.s(), kOctavianus).where, Where::waiting) << "A: not while Caesar lives";
}

TEST(AleaEntry, LateLeadersComeAfterCaesarsDeath) {
  // AIE-TL.a AIE-3.5.2e AIE-RUL-30
  TestTable t("2");
  t.s().year = -45;
  t.s().late_leaders_due = true;
  for (Leader& each : t.s().leader)
    if (test_tables().leader(each.id).entry == EntryKind::year) each.where = Where::removed;
  t.dice({2, 3}).run(enter_leaders);
  EXPECT_EQ(entered(t).size(), 10u);
  EXPECT_FALSE(t.s().late_leaders_due) << "once";
  for (const LeaderEntered& e : t.told<LeaderEntered>())
    EXPECT_GT(leaders_in(t.p(), e.zone, leader(t.s(), e.leader).camp).size(), 1u)
        << "beside a leader of theirs";
}

TEST(AleaEntry, TheCampOfSomeIsRolled) {
  // AIE-TL.b
  for (const int die : {1, 2, 5, 6}) {
    TestTable t = with("1", -43, l("pansa"));
    t.s().late_leaders_due = true;
    t.dice({die}).run(enter_leaders);
    EXPECT_EQ(leader(t.s(), l("pansa")).camp, die % 2 == 0 ? C : R) << die;
    ASSERT_EQ(t.told<LeaderCampRolled>().size(), 1u);
  }
  for (const char* sure : {"agrippa", "menas"}) {
    TestTable t = with("1", -43, l(sure));
    t.s().late_leaders_due = true;
    t.run(enter_leaders);
    EXPECT_EQ(leader(t.s(), l(sure)).camp, *test_tables().leader(l(sure)).initial_camp);
  }
}

TEST(AleaEntry, ReturningLeadersComeInAnyYear) {
  // AIE-2.Cb AIE-RUL-46
  TestTable t = with("1", -49, l("curio"), Where::returning);
  t.run(enter_leaders);
  ASSERT_EQ(entered(t), std::vector{l("curio")});
  EXPECT_TRUE(t.told<LeaderEntered>()[0].returning);
  EXPECT_EQ(t.told<LeaderEntered>()[0].zone, z("gallia_9")) << "most friends of the cities of Gallia";
}

TEST(AleaEntry, BrutusAndCassiusJoinCaesarWhenPompeiusIsDead) {
  // AIE-RUL-30
  const auto enters = [](Where pompeius, bool caesar) {
    TestTable t = with("1", -48, kCassius);
    leader(t.s(), kPompeius).where = pompeius;
    leader(t.s(), kPompeius).party_leader = false;
    leader(t.s(), l("scipio")).party_leader = true;
    if (!caesar) t.clear("italia_4");
    t.run(enter_leaders);
    return std::pair(leader(t.s(), kCassius).camp, leader(t.s(), kCassius).zone);
  };
  EXPECT_EQ(enters(Where::removed, true), std::pair(C, z("italia_4"))) << "no city is needed";
  EXPECT_EQ(enters(Where::map, true).first, R);
  EXPECT_EQ(enters(Where::removed, false).first, R);
  TestTable t = with("1", -48, kCassius);
  leader(t.s(), kPompeius).where = Where::removed;
  EXPECT_EQ(why(refuse(t.p(), R, Enter{kCassius, z("graecia_2")})), "AIE-RUL-30 enters_beside_caesar");
}

// --- Where

TEST(AleaEntry, ACityOfAnOwnRegionWithoutEnemies) {
  // AIE-3.3.2b
  TestTable t = with("1", -48, kCassius);
  const auto enters = [&](const char* zone) { return why(refuse(t.p(), R, Enter{kCassius, z(zone)})); };
  EXPECT_EQ(enters("graecia_4"), "");
  EXPECT_EQ(enters("graecia_1"), "AIE-3.3.2b entry_needs_city");
  EXPECT_EQ(enters("gallia_8"), "AIE-3.3.2b entry_needs_own_region");
  EXPECT_EQ(enters("aegyptii"), "AIE-3.3.2b entry_needs_own_region") << "Alexandria is in no region";
  EXPECT_EQ(enters("italia_4"), "AIE-3.3.2b entry_among_enemies") << "Legio XIII";
  t.clear("italia_4").put(kCaesar, "italia_4");
  EXPECT_EQ(enters("italia_4"), "") << "a leader is no combat unit";
  region(t.s(), RegionId("graecia")).controller = std::nullopt;
  EXPECT_EQ(enters("graecia_4"), "AIE-3.3.2b entry_needs_own_region");
}

TEST(AleaEntry, OnlyOneselfAndOnlyWhoEnters) {
  // AIE-2.Cb
  TestTable t = with("1", -48, kCassius);
  const auto other_camp = refuse(t.p(), C, Enter{kCassius, z("gallia_8")});
  EXPECT_EQ(why(other_camp), "AIE-2.Cb not_your_leader");
  EXPECT_EQ(other_camp->kind, RefusalKind::not_yours);
  EXPECT_EQ(why(refuse(t.p(), R, Enter{kPompeius, z("graecia_4")})), "AIE-2.Cb leader_not_entering");
}

TEST(AleaEntry, AsOrderedOrByDefault) {
  // AIE-2.Cb AIE-3.3.2b
  TestTable ordered = with("1", -48, kCassius);
  send(ordered, R, kCassius, "graecia_4");
  ordered.run(enter_leaders);
  EXPECT_EQ(leader(ordered.s(), kCassius).zone, z("graecia_4"));
  EXPECT_TRUE(ordered.told<OrderFailed>().empty());
  TestTable beside = with("1", -48, kCassius);
  beside.run(enter_leaders);
  EXPECT_EQ(leader(beside.s(), kCassius).zone, z("italia_1")) << "beside his Party leader";
  TestTable apart = with("1", -48, kCassius);
  apart.clear("italia_1").put(kPompeius, "graecia_1").run(enter_leaders);
  EXPECT_EQ(leader(apart.s(), kCassius).zone, z("hispania_1")) << "the city with most PF of his camp";
  TestTable first = with("1", -48, kCassius);
  first.clear_map().run(enter_leaders);
  EXPECT_EQ(leader(first.s(), kCassius).zone, z("italia_1")) << "nobody anywhere: zone order";
}

TEST(AleaEntry, AnImpossibleWishIsToldToItsOwner) {
  // AIE-3.3.2b
  TestTable t = with("1", -48, kCassius);
  send(t, R, kCassius, "gallia_8");
  t.run(enter_leaders);
  EXPECT_EQ(leader(t.s(), kCassius).zone, z("italia_1"));
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>()[0].refusal.clause, "AIE-3.3.2b");
  for (const Told<Event>& told : t.events())
    if (told.event.get_if<OrderFailed>()) {
      EXPECT_EQ(told.audience, Audience::only(Seat{2}));
    }
}

TEST(AleaEntry, InOrderOfInitiative) {
  // AIE-2.Ca
  for (const Camp first : kCamps) {
    TestTable t = nobody_enters("1", -48);
    for (const LeaderId id : {kCassius, l("sulla")}) leader(t.s(), id).where = Where::waiting;
    t.s().turn.initiative = first;
    t.run(enter_leaders);
    EXPECT_EQ(entered(t),
              first == C ? (std::vector{l("sulla"), kCassius}) : (std::vector{kCassius, l("sulla")}));
  }
}

TEST(AleaEntry, OwnLeadersInTheOrderOfTheLines) {
  // AIE-2.Cb
  TestTable t = nobody_enters("1", -48);
  for (const LeaderId id : {l("plancus"), l("sulla")}) leader(t.s(), id).where = Where::waiting;
  send(t, C, l("sulla"), "gallia_8");
  t.run(enter_leaders);
  EXPECT_EQ(entered(t), (std::vector{l("sulla"), l("plancus")}));
}

TEST(AleaEntry, WithoutALegalZoneHeWaits) {
  // AIE-3.3.2b
  TestTable t = with("1", -48, kCassius);
  for (Region& r : t.s().region) r.controller = C;
  t.run(enter_leaders);
  EXPECT_EQ(leader(t.s(), kCassius).where, Where::waiting);
  EXPECT_EQ(t.told<LeaderWaits>().size(), 1u);
  region(t.s(), RegionId("asia")).controller = R;
  t.s().year = -47;
  t.run(enter_leaders);
  EXPECT_EQ(leader(t.s(), kCassius).zone, z("asia_5")) << "the next phase C";
}

TEST(AleaEntry, ALateLeaderWhoFindsNoZoneKeepsHisCamp) {
  // AIE-TL.b AIE-3.5.2e
  TestTable t = with("1", -43, l("pansa"));
  t.s().late_leaders_due = true;
  t.clear_map();
  for (Region& r : t.s().region) r.controller = C;
  t.dice({1}).run(enter_leaders);
  EXPECT_EQ(leader(t.s(), l("pansa")).where, Where::returning);
  region(t.s(), RegionId("asia")).controller = R;
  t.run(enter_leaders);
  EXPECT_EQ(leader(t.s(), l("pansa")).camp, R) << "no second roll";
  EXPECT_EQ(leader(t.s(), l("pansa")).where, Where::map);
}

TEST(AleaEntry, LateLeadersGoWhereALeaderOfTheirCampIs) {
  // AIE-3.5.2e AIE-3.5.3k
  TestTable t = with("1", -43, l("agrippa"));
  t.s().late_leaders_due = true;
  t.clear_map().put(l("lepidus"), "gallia_4").put(l("hirtius"), "gallia_5").put("legio_1", "gallia_5", R);
  const auto enters = [&](const char* zone) { return why(refuse(t.p(), C, Enter{l("agrippa"), z(zone)})); };
  EXPECT_EQ(enters("gallia_4"), "") << "no city is needed";
  EXPECT_EQ(enters("gallia_8"), "AIE-3.5.2e entry_needs_own_leader");
  EXPECT_EQ(enters("gallia_5"), "AIE-3.5.2e entry_needs_own_leader") << "among enemy units";
  EXPECT_EQ(enters("mare_tyrrhenum"), "AIE-3.4.1i entry_at_sea");
  t.run(enter_leaders);
  EXPECT_EQ(leader(t.s(), l("agrippa")).zone, z("gallia_4"));
}

TEST(AleaEntry, OctavianusInherits) {
  // AIE-3.5.2d
  TestTable t = with("1", -43, kOctavianus);
  t.s().late_leaders_due = t.s().octavianus_inherits = true;
  leader(t.s(), kCaesar).party_leader = false;
  leader(t.s(), kMAntonius).party_leader = true;
  t.run(enter_leaders);
  EXPECT_EQ(party_leaders(t.p(), C), (std::vector{kMAntonius, kOctavianus}));
  TestTable full = with("1", -43, kOctavianus);
  full.s().late_leaders_due = full.s().octavianus_inherits = true;
  leader(full.s(), l("lepidus")).party_leader = true;
  full.run(enter_leaders);
  EXPECT_FALSE(is_party_leader(full.p(), kOctavianus)) << "two are in play";
  TestTable by_pretender = with("1", -43, kOctavianus);
  by_pretender.s().late_leaders_due = true;
  by_pretender.run(enter_leaders);
  EXPECT_FALSE(is_party_leader(by_pretender.p(), kOctavianus)) << "AIE-RUL-65: no inheritance";
}

TEST(AleaEntry, TheNextToEnterLeadsACampWithoutLeaders) {
  // AIE-RUL-42
  TestTable t = with("1", -48, kCassius);
  for (Leader& each : t.s().leader)
    if (each.camp == R && each.id != kCassius && test_tables().leader(each.id).roman()) {
      each.where = Where::removed;
      each.zone = ZoneId();
      each.party_leader = false;
    }
  leader(t.s(), kPompeius).where = Where::waiting;  // not dead: AIE-RUL-30 is another matter
  t.run(enter_leaders);
  EXPECT_EQ(party_leaders(t.p(), R), std::vector{kCassius});
}

// --- Peoples' leaders

TEST(AleaChiefs, OnAnyUnitOfTheirOwnPeople) {
  // AIE-2.Cb AIE-4.2.1b
  TestTable t = with("1", -45, l("surena"), Where::returning);
  people(t.s(), kParthi).status = PeopleStatus::war;
  people(t.s(), kParthi).camp = R;
  t.clear("parthi_1").clear("parthi_2").clear("parthi_3");
  t.put("parthi_1", "asia_5").put("parthi_3", "parthi_2").put("parthi_4", "parthi_2");
  EXPECT_EQ(why(refuse(t.p(), R, Enter{l("surena"), z("asia_5")})), "");
  EXPECT_EQ(why(refuse(t.p(), R, Enter{l("surena"), z("parthi_1")})), "AIE-2.Cb entry_needs_own_people");
  EXPECT_EQ(why(refuse(t.p(), C, Enter{l("surena"), z("asia_5")})), "AIE-2.Cb not_your_leader");
  TestTable by_default = with("1", -45, l("surena"), Where::returning);
  by_default.s() = t.s();
  by_default.run(enter_leaders);
  EXPECT_EQ(leader(by_default.s(), l("surena")).zone, z("parthi_2")) << "the largest stack";
  send(t, R, l("surena"), "asia_5");
  t.run(enter_leaders);
  EXPECT_EQ(leader(t.s(), l("surena")).zone, z("asia_5"));
}

TEST(AleaChiefs, AtPeaceAtHomeAndWithoutUnitsNowhere) {
  // AIE-4.2.1b AIE-1.2.1c
  TestTable t = with("1", -45, l("surena"), Where::returning);
  t.run(enter_leaders);
  EXPECT_EQ(leader(t.s(), l("surena")).where, Where::map);
  EXPECT_FALSE(side(t.p(), l("surena")));
  TestTable gone = with("1", -45, l("surena"), Where::returning);
  gone.clear("parthi_1").clear("parthi_2").clear("parthi_3").run(enter_leaders);
  EXPECT_EQ(leader(gone.s(), l("surena")).where, Where::returning);
  EXPECT_EQ(gone.told<LeaderWaits>().size(), 1u);
}

TEST(AleaChiefs, OrodesAndPhraates) {
  // AIE-TN.c AIE-TN.e AIE-RUL-31
  TestTable t("1");
  for (const int year : {-40, -39, -38}) {
    t.s().year = year;
    t.run(enter_leaders);
    EXPECT_EQ(leader(t.s(), l("orodes_ii")).where, year < -39 ? Where::map : Where::removed) << year;
    EXPECT_EQ(leader(t.s(), l("phraates_iv")).where, year < -38 ? Where::waiting : Where::map) << year;
  }
  EXPECT_EQ(t.s().balance, 0) << "a withdrawal is no victory";
  TestTable back("1");
  back.s().year = -39;
  leader(back.s(), l("orodes_ii")).where = Where::returning;
  leader(back.s(), l("orodes_ii")).zone = ZoneId();
  back.run(enter_leaders);
  EXPECT_EQ(leader(back.s(), l("orodes_ii")).where, Where::removed) << "past his date he does not return";
}

TEST(AleaChiefs, TheOthersStayForEver) {
  // AIE-TN.a AIE-TN.d AIE-4.2.1a
  TestTable t("1");
  for (int year = -48; year <= -29; ++year) {
    t.s().year = year;
    t.run(enter_leaders);
  }
  for (const char* id :
       {"cleopatra_vii", "pacorus", "surena", "phraates_iv", "achillas", "pharnaces_ii", "juba_i"})
    EXPECT_EQ(leader(t.s(), l(id)).where, Where::map) << id;
  for (const char* id : {"darius", "juba_ii"}) EXPECT_EQ(leader(t.s(), l(id)).where, Where::waiting) << id;
}

TEST(AleaChiefs, SuccessorsEnterTheTurnAfter) {
  // AIE-TN.g AIE-TN.i
  for (const auto& [old_king, heir, home] : std::vector<std::tuple<const char*, const char*, const char*>>{
           {"pharnaces_ii", "darius", "pontici"}, {"juba_i", "juba_ii", "numidae_1"}}) {
    TestTable t("1");
    t.s().year = -46;
    for (Leader& each : t.s().leader)
      if (test_tables().leader(each.id).roman() && each.where == Where::waiting) each.where = Where::removed;
    EXPECT_FALSE(enters_now(t.p(), l(heir)));
    leader(t.s(), l(old_king)).where = Where::returning;
    EXPECT_FALSE(enters_now(t.p(), l(heir))) << "killed in combat, back in a moment";
    leader(t.s(), l(old_king)).where = Where::removed;
    leader(t.s(), l(old_king)).zone = ZoneId();
    t.run(enter_leaders);
    EXPECT_EQ(leader(t.s(), l(heir)).zone, z(home));
    EXPECT_FALSE(enters_now(t.p(), l(heir)));
  }
}

TEST(AleaEntry, AWishWhoseConditionFailsIsToldToo) {
  // AIE-3.3.2b  Massilia would be legal; yet the line holds only with the Parthians at war.
  TestTable t = with("1", -48, l("hirtius"), Where::returning);
  send(t, C, l("hirtius"), "gallia_8");
  Condition parthians_at_war;
  parthians_at_war.kind = ConditionKind::people_at_war;
  parthians_at_war.people = kParthi;
  t.s().orders[Seat{1}].turn.back().conditions = {parthians_at_war};
  t.run(enter_leaders);
  ASSERT_TRUE(on_map(leader(t.s(), l("hirtius"))));
  EXPECT_NE(leader(t.s(), l("hirtius")).zone, z("gallia_8"));
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(t.told<OrderFailed>()[0].refusal.key, "entered_elsewhere");
}

TEST(AleaEntry, WhoShouldHaveComeBeforeTheScenarioDoesNot) {
  // AIE-RUL-30
  TestTable t = with("3", -47, kCassius);
  ASSERT_EQ(test_tables().leader(kCassius).entry_year, -48) << "the year in which scenario 3 begins";
  t.run(enter_leaders);
  EXPECT_TRUE(entered(t).empty());
}

TEST(AleaEntry, ThePhaseIsTold) {
  // AIE-2.Ca
  TestTable t = nobody_enters("1", -48);
  t.run(enter_leaders);
  ASSERT_EQ(t.told<PhaseBegan>().size(), 1u);
  EXPECT_EQ(t.told<PhaseBegan>()[0].phase, Phase::c);
}

TEST(AleaEntry, OtherLinesDoNotHideWhatBecameOfHis) {
  // AIE-3.3.2b
  TestTable t = with("1", -47, kMAntonius, Where::returning);
  t.s().orders[seat_of(t.s(), C)].turn.push_back({Hold{Phase::c}, {}, {}});
  send(t, C, kCaesar, "hispania_5");
  send(t, C, kMAntonius, "parthi_3");
  t.run(enter_leaders);
  ASSERT_EQ(t.told<OrderFailed>().size(), 1u);
  EXPECT_EQ(std::get<Enter>(t.told<OrderFailed>()[0].order.body).leader, kMAntonius);
}

TEST(AleaEntry, AChiefComesInOrComesBack) {
  // AIE-2.Cb AIE-4.2.1b
  const auto back = [](Where where) {
    TestTable t = with("3", -48, l("juba_i"), where);
    t.put("numidae_1", "numidae_1");
    people(t.s(), PeopleId("numidae")).status = PeopleStatus::war;
    t.run(enter_leaders);
    EXPECT_EQ(t.told<LeaderEntered>().size(), 1u);
    return t.told<LeaderEntered>().at(0).returning;
  };
  EXPECT_TRUE(back(Where::returning));
}

TEST(AleaEntry, AChiefIsHisWhoControlsThePeople) {
  // AIE-2.Cb
  TestTable t = with("1", -47, l("darius"));
  leader(t.s(), l("pharnaces_ii")).where = Where::removed;
  leader(t.s(), l("pharnaces_ii")).zone = ZoneId();
  people(t.s(), PeopleId("pontici")).status = PeopleStatus::war;
  people(t.s(), PeopleId("pontici")).camp = C;
  t.put("pontici_1", "pontici");
  EXPECT_EQ(why(refuse_ahead(t.p(), C, Enter{l("darius"), z("pontici")})), "");
  EXPECT_EQ(why(refuse_ahead(t.p(), R, Enter{l("darius"), z("pontici")})), "AIE-2.Cb not_your_leader");
}

}  // namespace ch2_c_entry_test
}  // namespace adj::alea
