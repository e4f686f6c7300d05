// RPR-EVT-161 – 178, RPR-CARD-106, 153 – 155  Events and cards of the Forum at their edges, where a rule that
// is a little wrong first shows.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace events_edges_test {

bool lives(const TestTable& t, const char* id) { return find_senator(t.s(), man(id)) != nullptr; }
bool on_board(const TestTable& t, const char* war) { return find_war(t.s(), WarId(war)) != nullptr; }
bool exists(const TestTable& t, const char* id) { return province(t.s(), ProvinceId(id)).exists; }
void win(TestTable& t, const char* war) {
  t.run([&](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId(war), SenatorId()); });
}
void alliance(TestTable& t) { t.run(resolve_new_alliance); }
void leader_dies(TestTable& t) { t.run(enemy_leader_dies); }
void revolt(TestTable& t, const char* id) {
  t.run([&](RprTable& table) { province_revolts(table, "RPR-EVT-169a", ProvinceId(id), "disorder"); });
}
void capture_at(TestTable& t, const char* id, const char* war) {
  t.senator(id).place = Place::captive;
  t.senator(id).war = WarId(war);
}

// RPR-1.07.21b, RPR-EVT-164-2  Drought goes on having an effect, and is told so; Ally Deserts does not.
TEST(EventEdges, FurtherEffects) {
  TestTable t;
  seat_forum(t);
  for (const int level : {1, 2, 3, 4}) {
    happen(t, EventCard::drought);
    EXPECT_EQ(t.told<EventHappened>().front(), (EventHappened{EventCard::drought, level, true}));
  }
  for (const int draw : {1, 2, 3}) {
    happen(t, EventCard::ally_deserts);
    EXPECT_EQ(t.told<EventHappened>().front(),
              (EventHappened{EventCard::ally_deserts, std::min(draw, 2), draw < 3}));
  }
}
// RPR-EVT-168a, RPR-EVT-172-1  A State that has just enough pays its last talent and stands.
TEST(EventEdges, TheLastTalents) {
  TestTable omens;
  seat_forum(omens);
  omens.s().treasury = 20;
  happen(omens, EventCard::evil_omens);
  EXPECT_FALSE(omens.ended());
  EXPECT_EQ(omens.s().treasury, 0);
  TestTable disaster;
  seat_forum(disaster);
  disaster.s().treasury = 50;
  disaster.dice({1});
  happen(disaster, EventCard::natural_disaster);
  EXPECT_FALSE(disaster.ended());
  EXPECT_EQ(disaster.s().treasury, 0);
}
// RPR-EVT-171-1  Who lies in the Forum without a faction is not in Rome.
TEST(EventEdges, TheMobSparesTheForum) {
  TestTable t;
  seat_forum(t);
  t.man("julius", 0).s().unrest = 2;
  t.draws({"4", "none"});
  happen(t, EventCard::mob_violence);
  EXPECT_TRUE(lives(t, "julius"));
}
// RPR-EVT-171-2  Worse: those away are as safe as before.
TEST(EventEdges, TheMobSparesThoseAway) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::mob_violence).province("sicilia", "manlius");
  t.dice({1}).draws({"6"});
  happen(t, EventCard::mob_violence);
  EXPECT_TRUE(lives(t, "manlius"));
}

// --- Fleets
// RPR-EVT-176a  A province in revolt that needs fleets for support is a war that needs them.
TEST(RhodesEdges, ForAProvinceInRevolt) {
  TestTable t("late");
  seat_forum(t);
  t.active_forces(0, 0).province("macedonia");
  revolt(t, "macedonia");
  happen(t, EventCard::rhodian_alliance);
  EXPECT_EQ(fleets_at(t.s(), UnitPlace::rome).size(), 8u);
  EXPECT_EQ(event_in_force(t.s(), EventCard::rhodian_alliance)->war, revolt_of(ProvinceId("macedonia")));
}
// RPR-EVT-176a, RPR-EVT-177-1  A Rhodian fleet that sinks is nobody's any more, raised again it is Rome's;
// but the card takes "8 fleets (or all)" home, whatever has become of its own.
TEST(RhodesEdges, SunkFleetsAreMadeGood) {
  TestTable t;
  seat_forum(t);
  t.active_forces(0, 0).war("1st_punic", WarZone::active);
  happen(t, EventCard::rhodian_alliance);
  t.dice({1, 2});
  happen(t, EventCard::storm_at_sea);
  for (Fleet& unit : t.s().fleet)
    if (unit.place == UnitPlace::pool) {
      EXPECT_FALSE(unit.rhodian);
      unit.place = UnitPlace::rome;
    }
  win(t, "1st_punic");
  t.run(end_combat);
  EXPECT_EQ(fleets_at(t.s(), UnitPlace::rome).size(), 25u - 8u);
}
// RPR-EVT-177a  Surplus is counted over the support of the war where the fleets are: five at the 1st Punic
// War (5) have none, three at the Gallic (0) have three.
TEST(StormEdges, TheSmallerNavyMayHaveMoreToSpare) {
  TestTable t;
  seat_forum(t);
  t.active_forces(0, 0).war("1st_punic", WarZone::active).war("1st_gallic", WarZone::active);
  t.army("fabius", "1st_punic", 1, 0, 5).army("manlius", "1st_gallic", 1, 0, 3);
  t.dice({1, 2});
  happen(t, EventCard::storm_at_sea);
  EXPECT_EQ(fleets_of(t.s(), man("fabius")).size(), 5u);
  EXPECT_TRUE(fleets_of(t.s(), man("manlius")).empty());
}
// RPR-EVT-177a  Wars of this board only.
TEST(StormEdges, OrdersRefused) {
  TestTable t;
  seat_forum(t);
  t.war("1st_punic", WarZone::active);
  const auto refused = [&](std::vector<WarId> from) {
    return refuse(t.p(), seat(1), ChooseStorm{std::move(from)}, When::now).has_value();
  };
  EXPECT_FALSE(refused({WarId("1st_punic"), kNoWar}));
  EXPECT_TRUE(refused({WarId("1st_punic"), WarId("syrian")}));
}

// --- 165
// RPR-EVT-165b, RPR-R-13  A revolt that sleeps is no war of his: he dies, and nobody sues for peace.
TEST(LeaderDiesEdges, NoPeaceWithASleepingRevolt) {
  TestTable t("middle");
  seat_forum(t);
  t.event(EventCard::enemy_leader_dies, 2).war("lusitanian", WarZone::dormant);
  t.war("1st_gallic", WarZone::active).enemy_leader("viriathus");
  t.s().leader.front().refuge_wars = {WarId("1st_gallic")};
  leader_dies(t);
  EXPECT_TRUE(t.s().leader.empty());
  EXPECT_TRUE(on_board(t, "lusitanian"));
  EXPECT_TRUE(on_board(t, "1st_gallic"));
}
// RPR-EVT-165-1  Side 1 ends no war.
TEST(LeaderDiesEdges, SideOneIsNoPeace) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::enemy_leader_dies).war("1st_punic", WarZone::active).enemy_leader("hannibal");
  leader_dies(t);
  EXPECT_TRUE(on_board(t, "1st_punic"));
  EXPECT_EQ(t.s().treasury, 100);
}
// RPR-1.10.71d, RPR-R-96  Peace kills the captives of that war and of no other; a force that nobody leads
// comes home too.
TEST(LeaderDiesEdges, CaptivesAndLeaderlessForces) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::enemy_leader_dies, 2)
      .war("1st_punic", WarZone::active)
      .war("1st_gallic", WarZone::active);
  t.enemy_leader("hannibal").active_forces(0, 0);
  capture_at(t, "fabius", "1st_punic");
  capture_at(t, "manlius", "1st_gallic");
  for (const int number : {1, 2}) {
    legion(t.s(), number).place = UnitPlace::war;
    legion(t.s(), number).war = WarId(number == 1 ? "1st_punic" : "1st_gallic");
  }
  t.draws({"1st_punic"});
  leader_dies(t);
  EXPECT_FALSE(lives(t, "fabius"));
  EXPECT_TRUE(lives(t, "manlius"));
  EXPECT_EQ(legion(t.s(), 1).place, UnitPlace::rome);
  EXPECT_EQ(legion(t.s(), 2).place, UnitPlace::war);
}
// RPR-EVT-165a  Only leaders that the game has.
TEST(LeaderDiesEdges, OrdersRefused) {
  TestTable t;
  seat_forum(t);
  EXPECT_FALSE(refuse(t.p(), seat(1), LeaderDies{LeaderId("hannibal")}, When::now));
  const auto why = refuse(t.p(), seat(1), LeaderDies{LeaderId("scipio")}, When::now);
  ASSERT_TRUE(why);
  EXPECT_EQ(why->key, "no_such_leader");
}

// --- 173
// RPR-EVT-173-1  Without the event no war goes away; a war that goes back has not been beaten.
TEST(AllianceEdges, OnlyByTheEvent) {
  TestTable t;
  seat_forum(t);
  t.war("1st_gallic", WarZone::active);
  alliance(t);
  EXPECT_TRUE(on_board(t, "1st_gallic"));
  t.event(EventCard::new_alliance).draws({"1st_gallic"});
  alliance(t);
  EXPECT_FALSE(on_board(t, "1st_gallic"));
  EXPECT_TRUE(t.s().defeated.empty());
  EXPECT_FALSE(exists(t, "gallia_cisalpina"));
}
// RPR-EVT-173c, RPR-EVT-173a  In silence the strongest of those that side 2 may end: not the revolt, which is
// stronger.
TEST(AllianceEdges, TheStrongestThatIsNoRevolt) {
  TestTable t("late");
  seat_forum(t);
  t.event(EventCard::new_alliance, 2).war("syrian", WarZone::active).war("1st_gallic", WarZone::inactive);
  t.war("gladiator", WarZone::active).enemy_leader("spartacus");
  alliance(t);
  EXPECT_FALSE(on_board(t, "1st_gallic"));  // 10, against 6 and the Gladiators' 11
  EXPECT_TRUE(on_board(t, "syrian"));
  EXPECT_TRUE(on_board(t, "gladiator"));
  EXPECT_TRUE(exists(t, "gallia_cisalpina"));
}
// RPR-EVT-173-2, RPR-CARD-003, RPR-CARD-004  Illyricum comes when both Illyrian Wars are over, be it by
// treaty. The 1st alone is a revolt then, which side 2 cannot end (RPR-1.07.333b).
TEST(AllianceEdges, Illyricum) {
  for (const bool won_first : {false, true}) {
    TestTable t;
    seat_forum(t);
    t.event(EventCard::new_alliance, 2).war("2nd_illyrian", WarZone::active);
    if (won_first) t.s().defeated = {WarId("1st_illyrian")};
    alliance(t);
    EXPECT_EQ(exists(t, "illyricum"), won_first);
    EXPECT_TRUE(t.s().defeated.contains(WarId("2nd_illyrian")));
    t.war("1st_illyrian", WarZone::active);
    alliance(t);
    EXPECT_TRUE(on_board(t, "1st_illyrian"));
  }
}
// RPR-EVT-173-2, RPR-CARD-114  The 3rd Mithridatic War ended by treaty develops Bithynia as a victory does: a
// new one comes developed, an old one is; Syria is not.
TEST(AllianceEdges, Bithynia) {
  for (const bool there : {false, true}) {
    TestTable t("late");
    seat_forum(t);
    if (there) t.province("bithynia", "fabius");
    t.event(EventCard::new_alliance, 2).war("3rd_mithridatic", WarZone::active);
    alliance(t);
    EXPECT_TRUE(province(t.s(), ProvinceId("bithynia")).developed);
    EXPECT_EQ(province(t.s(), ProvinceId("bithynia")).governor, there ? man("fabius") : SenatorId());
    EXPECT_EQ(t.senator("fabius").influence, 5);
    EXPECT_TRUE(exists(t, "syria"));
    EXPECT_FALSE(province(t.s(), ProvinceId("syria")).developed);
  }
}
// RPR-EVT-173a  A war that is on the board; ahead of time any that the game has.
TEST(AllianceEdges, OrdersRefused) {
  TestTable t;
  seat_forum(t);
  t.war("1st_punic", WarZone::active);
  const auto refused = [&](const char* war, When when) {
    return refuse(t.p(), seat(1), ChooseAlliance{WarId(war)}, when).has_value();
  };
  EXPECT_FALSE(refused("1st_punic", When::now));
  EXPECT_TRUE(refused("syrian", When::now));
  EXPECT_FALSE(refused("syrian", When::later));
  EXPECT_TRUE(refused("trojan", When::later));
}

// --- 175
// RPR-EVT-175a  The next leader, and only he: the second of two has no refuge.
TEST(RefugeEdges, OneOnly) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"2nd_punic"});
  t.event(EventCard::refuge).war("1st_punic", WarZone::active);
  t.enemy_leader("hamilcar").enemy_leader("hannibal");
  win(t, "1st_punic");
  EXPECT_EQ(find_leader(t.s(), LeaderId("hamilcar"))->place, LeaderPlace::refuge);
  EXPECT_EQ(find_leader(t.s(), LeaderId("hannibal"))->place, LeaderPlace::curia);
}
// RPR-EVT-175-2  Turned, it has nothing for a leader when no war is left to join: he goes, and it waits for
// another.
TEST(RefugeEdges, NoWarToJoin) {
  TestTable t;
  seat_forum(t);
  t.event(EventCard::refuge, 2).war("1st_punic", WarZone::active).enemy_leader("hannibal");
  win(t, "1st_punic");
  EXPECT_TRUE(t.s().leader.empty());
  EXPECT_EQ(event_level(t.s(), EventCard::refuge), 2);
}
// RPR-EVT-175b, RPR-R-13  A revolt that sleeps is no war to join; he waits for the one after it.
TEST(RefugeEdges, NotWithASleepingRevolt) {
  TestTable t("middle");
  seat_forum(t);
  t.event(EventCard::refuge).war("1st_punic", WarZone::active).enemy_leader("hannibal");
  win(t, "1st_punic");
  draw_war(t, "numantine");
  EXPECT_EQ(zone(t, "numantine"), WarZone::dormant);
  EXPECT_EQ(find_leader(t.s(), LeaderId("hannibal"))->place, LeaderPlace::refuge);
  draw_war(t, "2nd_macedonian");
  EXPECT_EQ(find_leader(t.s(), LeaderId("hannibal"))->place, LeaderPlace::forum);
  EXPECT_EQ(war_strength(t.p(), WarId("2nd_macedonian")).land, 10 + 7);
}
// RPR-EVT-175c, RPR-R-13  Risen he joins neither a sleeping revolt nor a province in revolt: gone with the
// last war card that he aids.
TEST(RefugeEdges, RisesWithWarCards) {
  TestTable t("middle");
  seat_forum(t);
  t.event(EventCard::refuge, 2).war("1st_punic", WarZone::active).enemy_leader("hannibal");
  t.war("numantine", WarZone::dormant).war("1st_gallic", WarZone::active).province("sicilia");
  revolt(t, "sicilia");
  win(t, "1st_punic");
  EXPECT_EQ(t.s().leader.front().refuge_wars, (std::vector<WarId>{WarId("1st_gallic")}));
  EXPECT_EQ(zone(t, "numantine"), WarZone::dormant);
  win(t, "1st_gallic");
  EXPECT_TRUE(t.s().leader.empty());
}

// --- The event cards of the deck
void catiline(TestTable& t) {
  t.run([](RprTable& table) { resolve_forum_card(table, CardId("catilinarian_conspiracy")); });
}
// RPR-CARD-153  The HRAO pays, not who drew the card, and for every chit, whoever it hits.
TEST(CatilineEdges, TheHraoPays) {
  TestTable t("late");
  seat_forum(t);
  deck_of(t, {"tribune_140", "catilinarian_conspiracy"});
  t.standing(1, NameCatiline{seat(3)}).standing(2, NameCatiline{seat(1)});
  t.dice({1, 1, 1, 1, 3}).draws({"none", "2", "none"});
  play_to(t, 2);
  EXPECT_EQ(t.told<CatilineNamed>().front().faction, seat(3));
  EXPECT_EQ(t.senator("cornelius").popularity, -3);
  EXPECT_EQ(t.senator("claudius").popularity, 0);
  EXPECT_TRUE(lives(t, "fabius"));
}
// RPR-CARD-153a  A faction that is out of the game cannot be named.
TEST(CatilineEdges, NotOneThatIsGone) {
  TestTable t("late");
  seat_forum(t);
  std::erase_if(t.s().senator, [](const Senator& m) { return m.faction == seat(3); });
  t.faction(3).eliminated = true;
  t.standing(1, NameCatiline{seat(3)}).dice({1}).draws({"none"});
  catiline(t);
  EXPECT_EQ(t.told<CatilineNamed>().front().faction, seat(2));
  const auto key = [&](int named) {
    const auto why = refuse(t.p(), seat(1), NameCatiline{seat(named)}, When::now);
    return why ? why->key : std::string();
  };
  EXPECT_EQ(key(1), "own_faction");
  EXPECT_EQ(key(2), "");
  EXPECT_EQ(key(3), "no_such_faction");
}
// RPR-CARD-106, RPR-CARD-106d  The Pergamene Bequest says nothing of an Asia that is there: it lies in the
// Forum.
TEST(BequestEdges, OnlyBithyniaIsDiscarded) {
  TestTable t("late");
  seat_forum(t);
  t.province("asia");
  t.run([](RprTable& table) { resolve_forum_card(table, CardId("pergamene_bequest")); });
  EXPECT_EQ(t.s().bequests.size(), 1u);
  EXPECT_TRUE(t.s().discard.empty());
}

}  // namespace events_edges_test
}  // namespace adj::respublica
