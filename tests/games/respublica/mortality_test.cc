// RPR-1.05  Mortality: imminent wars, chits, what a death takes away and what it leaves.

#include "adjudicator/core/script.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace mortality_test {

bool in_play(TestTable& t, const char* id) { return find_senator(t.s(), man(id)) != nullptr; }

void kill(TestTable& t, const char* id, DeathKind kind = DeathKind::common) {
  t.run([&](RprTable& table) { kill_senator(table, "RPR-1.05.3a", man(id), "mortality", kind); });
}

std::vector<int> drawn(TestTable& t, int count) {
  std::vector<int> chits;
  t.run([&](RprTable& table) { chits = draw_chits(table, "RPR-1.05.21c", count, "mob"); });
  return chits;
}

// RPR-1.05.1a, RPR-1.03a  One war of each series, the lowest number first, whenever it was drawn.
TEST(Mortality, OneImminentWarOfEachSeriesBreaksOut) {
  TestTable t;
  t.man("cornelius", 1).war("3rd_punic", WarZone::imminent).war("2nd_punic", WarZone::imminent);
  t.war("2nd_macedonian", WarZone::imminent).war("syrian", WarZone::inactive).draws({"none"});
  t.run(mortality);
  EXPECT_EQ(war(t.s(), WarId("2nd_punic")).zone, WarZone::active);
  EXPECT_EQ(war(t.s(), WarId("3rd_punic")).zone, WarZone::imminent);
  EXPECT_EQ(war(t.s(), WarId("2nd_macedonian")).zone, WarZone::active);
  EXPECT_EQ(war(t.s(), WarId("syrian")).zone, WarZone::inactive);
  EXPECT_EQ(t.told<ImminentWarBroke>().size(), 2u);
  EXPECT_EQ(t.s().turn, 1);
  EXPECT_EQ(t.s().phase, Phase::mortality);
}

// RPR-1.05.2a, RPR-1.05.21a  One chit; whoever it names dies, in a faction, in the Forum or governing.
TEST(Mortality, OneChitKillsWhomItNames) {
  for (const int owner : {0, 1}) {
    TestTable t;
    t.man("claudius", owner).man("fabius", 1).man("cornelius", 2).draws({"5"});
    t.run(mortality);
    EXPECT_FALSE(in_play(t, "claudius"));
    EXPECT_TRUE(in_play(t, "cornelius"));
    ASSERT_EQ(t.told<ChitsDrawn>().size(), 1u);
    EXPECT_EQ(t.told<ChitsDrawn>().front().chits, (std::vector<int>{5}));
  }
  TestTable t;
  t.man("claudius", 0).province("sicilia", "claudius").draws({"5"});
  t.run(mortality);
  EXPECT_FALSE(in_play(t, "claudius"));
}

// RPR-1.05.21b  None, a number that is not in play: nothing. A family in the Curia is not in play
// (RPR-1.05.21a).
TEST(Mortality, NothingHappensToNobody) {
  for (const char* chit : {"none", "6", "5"}) {
    TestTable t;
    t.man("cornelius", 1).draws({chit});
    t.s().curia_families = {man("claudius")};
    t.run(mortality);
    EXPECT_TRUE(in_play(t, "cornelius"));
    EXPECT_TRUE(t.told<SenatorDied>().empty());
    EXPECT_EQ(t.s().curia_families.size(), 1u);
  }
}

// RPR-1.05.21c  Chits stay out until all are drawn; then the cup is full again.
TEST(Chits, StayOutUntilAllAreDrawn) {
  TestTable t;
  t.draws({"1", "none", "30"});
  EXPECT_EQ(drawn(t, 3), (std::vector<int>{1, kChitNone, 30}));
  t.draws({"1"});
  EXPECT_EQ(drawn(t, 1), (std::vector<int>{1}));
  TestTable again;
  again.draws({"1", "1"});
  EXPECT_THROW(drawn(again, 2), ScriptError);
}

// RPR-1.05.21d  Draw 2 goes back at once and adds two draws, as often as it comes.
TEST(Chits, DrawTwoAddsTwo) {
  TestTable t;
  t.draws({"draw_two", "draw_two", "3", "draw_two", "none", "4", "7"});
  EXPECT_EQ(drawn(t, 1), (std::vector<int>{kChitDrawTwo, kChitDrawTwo, 3, kChitDrawTwo, kChitNone, 4, 7}));
}

// RPR-1.05.21c, d  A cup holds 34 chits that end a draw.
TEST(Chits, ACupRunsDry) {
  TestTable t;
  for (int number = 1; number <= 30; ++number) t.draws({std::to_string(number).c_str()});
  t.draws({"none", "none", "none", "none"});
  EXPECT_EQ(drawn(t, 99).size(), 34u);
}

// RPR-1.05.21a  A cause that limits its victims: the others live.
TEST(Chits, ACauseMayLimitItsVictims) {
  TestTable t;
  t.man("claudius", 1).man("fabius", 2).man("cornelius", 1).province("sicilia", "fabius");
  t.draws({"2", "5", "none"});
  std::vector<SenatorId> dead;
  t.run([&](RprTable& table) { dead = draw_deaths(table, "RPR-1.08.2d", 3, "mob", in_rome); });
  EXPECT_EQ(dead, (std::vector<SenatorId>{man("claudius")}));
  EXPECT_TRUE(in_play(t, "fabius"));
}

// RPR-1.05.22a, RPR-1.05.22b  Both Gracchi: two dice each, the lower dies (RPR-R-05); the family goes to
// the survivor (RPR-1.07.312h).
TEST(Pairs, TheLowerRollDies) {
  for (const bool first_dies : {true, false}) {
    TestTable t;
    t.man("25A", 1).man("25B", 2).man("fabius", 1).draws({"25"});
    if (first_dies)
      t.dice({2, 2, 2, 3});
    else
      t.dice({2, 3, 2, 2});
    t.run(mortality);
    EXPECT_EQ(in_play(t, "sempronius"), !first_dies);
    EXPECT_EQ(in_play(t, "25B"), first_dies);
    EXPECT_EQ(t.senator(first_dies ? "25B" : "sempronius").family_card, true);
    EXPECT_TRUE(t.s().curia_families.empty());
  }
}
// RPR-1.07.312h  … even if the dead man led his faction, which is then without a leader.
TEST(Pairs, TheFamilyGoesToTheSurvivorAlsoFromALeader) {
  TestTable t;
  t.man("25A", 1).man("25B", 2).man("fabius", 1).leader(1, "sempronius");
  kill(t, "sempronius");
  EXPECT_TRUE(t.senator("25B").family_card);
  EXPECT_EQ(t.faction(1).leader, SenatorId());
  ASSERT_EQ(t.told<FamilyBeneath>().size(), 1u);
  EXPECT_EQ(t.told<FamilyBeneath>().front().senator, man("25B"));
  t.leader(2, "25B");
  kill(t, "25B");  // the last of them: his family card is the heir under its own name
  EXPECT_EQ(t.faction(2).leader, man("sempronius"));
  EXPECT_EQ(t.senator("sempronius").statesman, SenatorId());
}

// RPR-R-84  Legions that he had disbanded are plain ones of the pool when he dies; another's stay with him.
TEST(Death, DisbandedLegions) {
  TestTable t;
  t.man("claudius", 1).man("fabius", 1).leader(1, "fabius");
  for (const int number : {5, 6}) {
    Legion& unit = legion(t.s(), number);
    unit.place = UnitPlace::disbanded;
    unit.veteran = true;
    unit.commander = unit.allegiance = man(number == 5 ? "claudius" : "fabius");
  }
  kill(t, "claudius");
  EXPECT_EQ(legion(t.s(), 5).place, UnitPlace::pool);
  EXPECT_FALSE(legion(t.s(), 5).veteran);
  EXPECT_EQ(legion(t.s(), 5).allegiance, SenatorId());
  EXPECT_EQ(legion(t.s(), 6).place, UnitPlace::disbanded);
  EXPECT_TRUE(legion(t.s(), 6).veteran);
}

// RPR-1.05.3a, RPR-1.05.3b, RPR-1.05.3c, RPR-1.05.3d, RPR-1.05.3g, RPR-1.07.311b, RPR-R-03  Everything of
// his is gone; concessions and provinces lie in the Forum, his family at the bottom of the Curia.
TEST(Death, TakesEverythingButTheFamilyCard) {
  TestTable t;
  t.man("claudius", 1).man("fabius", 1).leader(1, "fabius").province("sicilia", "claudius", 2, true);
  Senator& m = t.senator("claudius");
  m.concessions = {ConcessionId("mining"), ConcessionId("harbor_fees")};
  m.bars = {ConcessionId("mining")};
  m.knights = 3;
  m.talents = 20;
  t.faction(1).treasury = 7;
  legion(t.s(), 9).place = UnitPlace::garrison;
  legion(t.s(), 9).province = ProvinceId("sicilia");
  legion(t.s(), 5).veteran = true;
  legion(t.s(), 5).allegiance = man("claudius");
  t.s().curia_families = {man("julius")};
  kill(t, "claudius");
  EXPECT_FALSE(in_play(t, "claudius"));
  EXPECT_EQ(t.s().forum_concessions,
            (std::vector<ConcessionId>{ConcessionId("harbor_fees"), ConcessionId("mining")}));
  EXPECT_TRUE(t.s().curia_concessions.empty());
  const Province& sicilia = province(t.s(), ProvinceId("sicilia"));
  EXPECT_TRUE(sicilia.exists && sicilia.developed && sicilia.governor.empty());
  EXPECT_EQ(garrison(t.s(), ProvinceId("sicilia")), (std::vector<int>{9}));
  EXPECT_TRUE(legion(t.s(), 5).veteran);
  EXPECT_EQ(legion(t.s(), 5).allegiance, SenatorId());
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("julius"), man("claudius")}));  // at the bottom
  EXPECT_EQ(t.faction(1).treasury, 7);
  EXPECT_EQ(t.faction(1).leader, man("fabius"));
  const SenatorDied told = t.told<SenatorDied>().front();
  EXPECT_TRUE(told.curia);
  EXPECT_FALSE(told.heir);
}

// RPR-1.05.3e, RPR-1.05.3a  A leader's family card stays as heir, in Rome, with printed values and nothing
// else.
TEST(Death, ALeaderHasAnHeir) {
  TestTable t;
  t.man("fabius", 1).leader(1, "fabius").office("fabius", Office::censor).province("sicilia", "fabius");
  Senator& m = t.senator("fabius");
  m.influence = 17;
  m.popularity = -4;
  m.talents = 9;
  m.knights = 2;
  m.prior_consul = m.corrupt = m.major = true;
  kill(t, "fabius");
  const Senator& heir = t.senator("fabius");
  EXPECT_EQ(heir.influence, 5);
  EXPECT_EQ(heir.popularity, 0);
  EXPECT_EQ(heir.talents, 0);
  EXPECT_EQ(heir.knights, 0);
  EXPECT_FALSE(heir.office || heir.prior_consul || heir.corrupt || heir.major);
  EXPECT_TRUE(in_rome(heir));
  EXPECT_EQ(heir.faction, seat(1));
  EXPECT_EQ(t.faction(1).leader, man("fabius"));
  EXPECT_TRUE(t.s().curia_families.empty());
  EXPECT_TRUE(t.told<SenatorDied>().front().heir);
}

// RPR-1.05.31a, RPR-1.05.31b  A statesman leaves the game; the family beneath goes to the Curia, or is the
// leader's heir.
TEST(Death, AStatesmanLeavesTheGame) {
  for (const bool led : {false, true}) {
    TestTable t;
    t.man("1A", 1).man("fabius", 1).leader(1, led ? "cornelius" : "fabius");
    kill(t, "cornelius");
    EXPECT_EQ(t.s().removed, (std::vector<CardId>{CardId("1A")}));
    EXPECT_EQ(in_play(t, "cornelius"), led);
    EXPECT_EQ(t.s().curia_families.size(), led ? 0u : 1u);
    if (led) {
      EXPECT_EQ(t.senator("cornelius").influence, 5);
      EXPECT_EQ(t.senator("cornelius").statesman, SenatorId());
    }
  }
}
// RPR-1.05.31c  Without a family card the faction has no leader.
TEST(Death, ALeadingStatesmanWithoutFamily) {
  TestTable t;
  t.man("1A", 1).man("fabius", 1).leader(1, "cornelius");
  t.senator("cornelius").family_card = false;
  kill(t, "cornelius");
  EXPECT_FALSE(in_play(t, "cornelius"));
  EXPECT_EQ(t.faction(1).leader, SenatorId());
  EXPECT_TRUE(t.s().curia_families.empty());
}

// RPR-1.05.3f  A punished leader's family card goes to the Curia.
TEST(Death, APunishedLeaderHasNoHeir) {
  TestTable t;
  t.man("fabius", 1).man("claudius", 1).leader(1, "fabius");
  kill(t, "fabius", DeathKind::punished);
  EXPECT_FALSE(in_play(t, "fabius"));
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("fabius")}));
  EXPECT_EQ(t.faction(1).leader, SenatorId());
  EXPECT_FALSE(t.faction(1).eliminated);
}

// RPR-1.10.7c, RPR-1.09.34c  A dead Dictator's force stays without a commander; his Master of Horse comes
// home without office. RPR-CARD-152a: an open bodyguard is discarded.
TEST(Death, ADictatorAtWar) {
  TestTable t;
  t.man("fabius", 1).man("claudius", 2).man("julius", 3).war("1st_punic", WarZone::active);
  t.army("fabius", "1st_punic", 4)
      .office("fabius", Office::dictator)
      .office("claudius", Office::master_of_horse);
  t.s().command.front().master = man("claudius");
  t.senator("claudius").place = Place::war;
  t.senator("claudius").war = WarId("1st_punic");
  t.senator("fabius").open_bodyguard = CardId("open_bodyguard_152");
  kill(t, "fabius");
  EXPECT_TRUE(t.s().command.empty());
  EXPECT_EQ(legions_of(t.s(), man("fabius")).size(), 0u);
  EXPECT_EQ(legions_at(t.s(), UnitPlace::war).size(), 4u);
  EXPECT_TRUE(in_rome(t.senator("claudius")));
  EXPECT_FALSE(t.senator("claudius").office);
  EXPECT_FALSE(t.senator("claudius").prior_consul);
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("open_bodyguard_152")}));
}

// RPR-1.10.7c  His legions and fleets stay at the war and have nobody to lead them; another's keep their
// commander.
TEST(Death, ACommandersForce) {
  TestTable t;
  t.man("fabius", 1).man("claudius", 2).war("1st_punic", WarZone::active);
  t.army("fabius", "1st_punic", 2, 0, 3).army("claudius", "1st_punic", 1, 0, 2);
  kill(t, "fabius");
  EXPECT_EQ(legions_at(t.s(), UnitPlace::war).size(), 3u);
  EXPECT_EQ(fleets_at(t.s(), UnitPlace::war).size(), 5u);
  EXPECT_TRUE(legions_of(t.s(), man("fabius")).empty());
  EXPECT_TRUE(fleets_of(t.s(), man("fabius")).empty());
  EXPECT_EQ(legions_of(t.s(), SenatorId()).size(), 2u);
  EXPECT_EQ(fleets_of(t.s(), SenatorId()).size(), 3u);
  EXPECT_EQ(fleets_of(t.s(), man("claudius")).size(), 2u);
}
// RPR-1.09.823c, RPR-R-48  A dead Consul for Life rules no longer, and one may be elected after him, also
// when he was appointed; anybody else's death changes nothing.
TEST(Death, AConsulForLife) {
  TestTable t;
  t.man("fabius", 1).man("claudius", 2).man("julius", 3);
  t.s().for_life = man("fabius");
  t.s().for_life_appointed = true;
  kill(t, "claudius");
  EXPECT_EQ(t.s().for_life, man("fabius"));
  EXPECT_TRUE(t.s().for_life_appointed);
  kill(t, "fabius");
  EXPECT_TRUE(t.s().for_life.empty());
  EXPECT_FALSE(t.s().for_life_appointed);
  t.run([](RprTable& table) { elect_for_life(table, man("julius")); });
  EXPECT_EQ(t.s().for_life, man("julius"));
}
// RPR-R-87  When nobody is left in Rome the seat of him who was first keeps the first place.
TEST(Death, TheLastManInRome) {
  TestTable t;
  t.man("fabius", 2).man("julius", 2).man("claudius", 1);
  t.province("sicilia", "claudius").province("illyricum", "julius");
  t.s().last_hrao = seat(3);
  kill(t, "fabius");
  EXPECT_TRUE(hrao(t.p()).empty());
  EXPECT_EQ(hrao_seat(t.p()), seat(2));
}
// RPR-R-87, RPR-1.09.74f  Where that seat is out of the game it is the next one that plays.
TEST(Death, TheLastFactionOfRank) {
  TestTable t;
  t.man("claudius", 1).province("sicilia", "claudius");
  t.s().clockwise = {seat(1), seat(2), seat(3)};
  t.s().last_hrao = seat(2);
  t.faction(2).eliminated = true;
  EXPECT_EQ(hrao_seat(t.p()), seat(3));
  t.faction(3).eliminated = true;
  EXPECT_EQ(hrao_seat(t.p()), seat(1));
}
// RPR-CARD-106  Nobody fetches a bequest any more; another's errand goes on.
TEST(Death, OnHisWayToABequest) {
  TestTable t("late");
  t.man("fabius", 1).man("claudius", 2);
  for (const ForumCard card : {ForumCard::pergamene_bequest, ForumCard::bithynian_bequest}) {
    Bequest lies;
    lies.card = card;
    lies.collector = man(card == ForumCard::pergamene_bequest ? "fabius" : "claudius");
    t.s().bequests.push_back(lies);
  }
  kill(t, "fabius");
  ASSERT_EQ(t.s().bequests.size(), 2u);
  EXPECT_TRUE(t.s().bequests.front().collector.empty());
  EXPECT_EQ(t.s().bequests.back().collector, man("claudius"));
}
// RPR-1.05.3c, RPR-1.06.6a  A vacant province remembers nothing of its governor, and falls vacant once.
TEST(Death, AVacantProvince) {
  TestTable t;
  t.man("fabius", 1).province("sicilia", "fabius", 2, true);
  Province& place = province(t.s(), ProvinceId("sicilia"));
  place.legate = place.elected = place.rebel = true;
  t.run([](RprTable& table) {
    for (int times = 0; times < 2; ++times)
      vacate_province(table, "RPR-1.05.3c", ProvinceId("sicilia"), "death");
  });
  const Province& vacant = province(t.s(), ProvinceId("sicilia"));
  EXPECT_TRUE(vacant.exists && vacant.developed && vacant.governor.empty());
  EXPECT_FALSE(vacant.legate || vacant.elected || vacant.rebel);
  EXPECT_EQ(vacant.term, 0);
  EXPECT_EQ(t.told<TermEnded>().size(), 1u);
}

// 2.14  Consuls and Dictators leave with a prior-consul marker, Censors without; the Master of Horse goes
// with his Dictator (RPR-1.09.34c).
TEST(Office, LeavingIt) {
  TestTable t;
  t.man("fabius", 1).man("claudius", 2).man("julius", 3).man("cornelius", 1);
  t.office("fabius", Office::dictator)
      .office("claudius", Office::master_of_horse)
      .office("julius", Office::censor);
  t.office("cornelius", Office::field_consul);
  t.run([](RprTable& table) {
    for (const char* id : {"fabius", "julius", "cornelius"})
      leave_office(table, "RPR-1.09.34c", man(id), "election");
  });
  EXPECT_TRUE(t.senator("fabius").prior_consul && t.senator("cornelius").prior_consul);
  EXPECT_FALSE(t.senator("julius").prior_consul || t.senator("claudius").prior_consul);
  for (const char* id : {"fabius", "claudius", "julius", "cornelius"}) EXPECT_FALSE(t.senator(id).office);
  EXPECT_EQ(t.told<OfficeLeft>().size(), 4u);
}

// RPR-1.05.4a, RPR-1.05.4d  The last man lost by punishment ends the faction: hand discarded, treasury to the
// bank.
TEST(EmptyFactions, PunishmentEndsThem) {
  TestTable t;
  t.man("fabius", 1).man("claudius", 2).leader(1, "fabius").card(1, "tribune_38");
  t.faction(1).treasury = 12;
  t.s().curia_families = {man("julius")};
  kill(t, "fabius", DeathKind::punished);
  EXPECT_TRUE(t.faction(1).eliminated);
  EXPECT_EQ(t.faction(1).treasury, 0);
  EXPECT_TRUE(t.faction(1).hand.empty());
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("tribune_38")}));
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("julius"), man("fabius")}));
  EXPECT_EQ(playing(t.s()), (std::vector<Seat>{seat(2), seat(3)}));
}

// RPR-1.05.4b  Otherwise the top family of the Curia whose statesman is not in play becomes his leader; hand
// and treasury stay.
TEST(EmptyFactions, TakeTheTopOfTheCuria) {
  TestTable t;
  t.man("22A", 1).man("1A", 2).card(1, "tribune_38");
  t.senator("porcius").family_card = t.senator("cornelius").family_card = false;
  t.faction(1).treasury = 12;
  t.s().curia_families = {man("cornelius"), man("julius"), man("furius")};
  kill(t, "porcius");
  EXPECT_EQ(t.senator("julius").faction, seat(1));
  EXPECT_EQ(t.faction(1).leader, man("julius"));
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("cornelius"), man("furius")}));
  EXPECT_EQ(t.faction(1).treasury, 12);
  EXPECT_EQ(t.faction(1).hand.size(), 1u);
  EXPECT_FALSE(t.faction(1).waiting || t.faction(1).eliminated);
}
// RPR-1.05.4b, RPR-1.05.4d  … or he quits.
TEST(EmptyFactions, MayQuit) {
  TestTable t;
  t.man("22A", 1).man("fabius", 2).standing(1, EmptyFaction{true}).card(1, "tribune_38");
  t.senator("porcius").family_card = false;
  t.s().curia_families = {man("julius")};
  kill(t, "porcius");
  EXPECT_TRUE(t.faction(1).eliminated);
  EXPECT_TRUE(t.told<FactionEnded>().front().quit);
  EXPECT_EQ(t.s().discard.size(), 1u);
  EXPECT_EQ(t.s().curia_families.size(), 1u);
}
// RPR-1.05.4b  QUIT with an IF that does not hold is no word: he takes the family.
TEST(EmptyFactions, QuitOnlyIf) {
  for (const int unrest : {2, 3}) {
    TestTable t;
    Condition restless;
    restless.kind = ConditionKind::unrest_at_least;
    restless.number = 3;
    t.man("22A", 1).man("fabius", 2).standing(1, EmptyFaction{true}, {restless});
    t.senator("porcius").family_card = false;
    t.s().unrest = unrest;
    t.s().curia_families = {man("julius")};
    kill(t, "porcius");
    EXPECT_EQ(t.faction(1).eliminated, unrest == 3);
  }
}
// RPR-1.05.4b, RPR-1.05.4d  Who waits for a family may still quit; who says nothing of it goes on waiting.
TEST(EmptyFactions, MayQuitWhileWaiting) {
  for (const bool quits : {false, true}) {
    TestTable t;
    t.man("22A", 1).man("fabius", 2).man("claudius", 3);
    t.senator("porcius").family_card = false;
    kill(t, "porcius");
    EXPECT_TRUE(t.faction(1).waiting);
    t.standing(1, EmptyFaction{quits}).standing(2, EmptyFaction{true}).faction(1).treasury = 5;
    t.run(settle_words);
    EXPECT_EQ(t.faction(1).eliminated, quits);
    EXPECT_EQ(t.faction(1).waiting, !quits);
    EXPECT_EQ(t.faction(1).treasury, quits ? 0 : 5);
    ASSERT_EQ(t.told<FactionEnded>().size(), quits ? 1u : 0u);
    if (quits) {
      EXPECT_TRUE(t.told<FactionEnded>().front().quit);
    }
    EXPECT_FALSE(t.faction(2).eliminated);
  }
}
// RPR-1.05.4c  Nobody there: he waits for the first family that enters the Curia, unless its statesman is in
// play.
TEST(EmptyFactions, WaitForTheNextFamily) {
  TestTable t;
  t.man("22A", 1).man("1A", 2).man("fabius", 2).man("claudius", 2).leader(2, "fabius");
  t.senator("porcius").family_card = t.senator("cornelius").family_card = false;
  kill(t, "porcius");
  EXPECT_TRUE(t.faction(1).waiting);
  EXPECT_EQ(t.told<FactionWaits>().front().seat, seat(1));
  t.run([](RprTable& table) { family_to_curia(table, man("cornelius")); });
  EXPECT_TRUE(t.faction(1).waiting);
  kill(t, "claudius");
  EXPECT_FALSE(t.faction(1).waiting);
  EXPECT_EQ(t.senator("claudius").faction, seat(1));
  EXPECT_EQ(t.senator("claudius").influence, 4);
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("cornelius")}));
}

// RPR-1.05.4a, RPR-1.05.4b  One faction plays on alone; when it ends too, by punishment or because it quits,
// nobody has won.
TEST(EmptyFactions, TheLastOneEndsTheGame) {
  for (const bool quits : {false, true}) {
    TestTable t;
    t.man("fabius", 1).man("claudius", 2).man("22A", 3).leader(1, "fabius").standing(3, EmptyFaction{true});
    t.senator("porcius").family_card = false;
    kill(t, "fabius", DeathKind::punished);
    kill(t, "claudius", DeathKind::punished);
    EXPECT_FALSE(t.ended());
    EXPECT_EQ(playing(t.s()), std::vector<Seat>{seat(3)});
    kill(t, "porcius", quits ? DeathKind::common : DeathKind::punished);
    EXPECT_TRUE(t.ended());
    EXPECT_EQ(t.told<FactionEnded>().front().quit, quits);
    ASSERT_TRUE(t.s().outcome);
    EXPECT_EQ(t.s().outcome->ending, Ending::deserted);
    EXPECT_EQ(t.s().outcome->winner, Seat{});
  }
}

// RPR-1.07.312e, RPR-1.07.312f  A family that appears goes under its statesman; of a pair under A.
TEST(Families, AppearUnderTheirStatesman) {
  TestTable t;
  t.man("1A", 1).man("25B", 2).man("25A", 3);
  t.senator("cornelius").family_card = t.senator("sempronius").family_card = false;
  t.run([](RprTable& table) {
    for (const char* id : {"cornelius", "sempronius", "julius"})
      family_to_forum(table, "RPR-1.07.311a", man(id), "deck");
  });
  EXPECT_TRUE(t.senator("cornelius").family_card);
  EXPECT_FALSE(t.senator("sempronius").family_card);  // 25B lies there
  EXPECT_TRUE(t.senator("25A").family_card);
  EXPECT_EQ(t.senator("julius").place, Place::forum);
  EXPECT_FALSE(aligned(t.senator("julius")));
}

}  // namespace mortality_test
}  // namespace adj::respublica
