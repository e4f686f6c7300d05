// RPR-1.07.33, 1.07.34  Wars and enemy leaders as they come into play, become active and leave.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_09_business.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace wars_drawn_test {

void next_turn(TestTable& t) {
  t.draws({"none"});
  t.run(mortality);
}
LeaderPlace place_of_leader(const TestTable& t, const char* id) {
  const EnemyLeader* leader = find_leader(t.s(), LeaderId(id));
  EXPECT_TRUE(leader) << id;
  return leader ? leader->place : LeaderPlace::forum;
}
SendForces send(std::vector<std::pair<const char*, const char*>> commands, int legions, int fleets) {
  SendForces x;
  for (const auto& [commander, war] : commands)
    x.dispatches.push_back({man(commander), WarId(war), {legions, 0, fleets}});
  return x;
}

// RPR-1.07.33a, RPR-1.07.331a, RPR-1.07.334a  With the armament icon it is active at once, without it not; an
// inactive or imminent war counts for nothing.
TEST(WarDrawn, ByItsIcon) {
  TestTable t;
  seat_forum(t);
  draw_war(t, "1st_macedonian");
  draw_war(t, "1st_punic");
  EXPECT_EQ(zone(t, "1st_macedonian"), WarZone::active);
  EXPECT_EQ(zone(t, "1st_punic"), WarZone::inactive);
  draw_war(t, "2nd_macedonian");
  EXPECT_EQ(zone(t, "2nd_macedonian"), WarZone::imminent);
  EXPECT_EQ(active_wars(t.p()), 1);
  EXPECT_EQ(state_debts(t.p()).at("wars"), 20);
}
// RPR-EX-5, RPR-1.07.3321a, RPR-1.07.3321b, RPR-1.07.3321c, RPR-1.07.3321d, RPR-1.07.341a, RPR-1.05.1a  The
// three Punic Wars and Hannibal.
TEST(WarDrawn, ThreePunicWars) {
  TestTable t;
  seat_forum(t);
  t.war("1st_punic", WarZone::inactive);
  draw_war(t, "3rd_punic");
  EXPECT_EQ(zone(t, "3rd_punic"), WarZone::imminent);  // its icon does not matter
  EXPECT_EQ(zone(t, "1st_punic"), WarZone::active);
  draw_war(t, "2nd_punic");
  EXPECT_EQ(zone(t, "2nd_punic"), WarZone::imminent);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).land, 10);  // nothing multiplies yet
  draw_leader(t, "hannibal");
  EXPECT_EQ(t.told<LeaderAppeared>().front().wars, (std::vector<WarId>{WarId("1st_punic")}));
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).land, 10 + 7);
  for (const char* war : {"2nd_punic", "3rd_punic"}) EXPECT_EQ(zone(t, war), WarZone::imminent) << war;
  next_turn(t);
  EXPECT_EQ(zone(t, "2nd_punic"), WarZone::active);
  EXPECT_EQ(zone(t, "3rd_punic"), WarZone::imminent);
  EXPECT_EQ(war_strength(t.p(), WarId("2nd_punic")).land, 2 * 15 + 7);
  next_turn(t);
  EXPECT_EQ(zone(t, "3rd_punic"), WarZone::active);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).land, 3 * 10 + 7);
}
// RPR-1.07.3321c  An imminent war that the Senate attacks is active at once, and multiplies.
TEST(WarDrawn, ImminentWarAttacked) {
  TestTable t;
  seat_forum(t);
  t.war("1st_macedonian", WarZone::active).war("2nd_macedonian", WarZone::imminent).active_forces(20, 20);
  t.office("fabius", Office::field_consul);
  t.run([](RprTable& table) {
    send_force(table, "RPR-1.09.64a", {man("fabius"), WarId("2nd_macedonian"), {5, 0, 5}}, 0, "sent");
  });
  EXPECT_EQ(zone(t, "2nd_macedonian"), WarZone::active);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_macedonian")).land, 24);
}
// RPR-1.07.331a, RPR-CARD-120, RPR-CARD-121  Germania and Britannia wait until Rome attacks, whatever else is
// drawn.
TEST(WarDrawn, InvasionsWaitForRome) {
  for (const char* invasion : {"germania", "britannia"}) {
    TestTable t("late");
    seat_forum(t);
    draw_war(t, invasion);
    draw_war(t, "social");
    draw_war(t, "3rd_gallic");
    draw_leader(t, "vercingetorix");
    next_turn(t);
    EXPECT_EQ(zone(t, invasion), WarZone::inactive) << invasion;
    t.active_forces(10, 5).office("fabius", Office::field_consul);
    t.run([&](RprTable& table) {
      send_force(table, "RPR-1.09.64a", {man("fabius"), WarId(invasion), {6, 0, 2}}, 0, "sent");
    });
    EXPECT_EQ(zone(t, invasion), WarZone::active) << invasion;
  }
}
// RPR-1.07.33b  Active is active: neither the end of a year without battle nor the death of the leader who
// woke it changes that.
TEST(WarDrawn, StaysActive) {
  TestTable t;
  seat_forum(t);
  t.war("1st_punic", WarZone::inactive).event(EventCard::enemy_leader_dies);
  draw_leader(t, "hannibal");
  EXPECT_EQ(zone(t, "1st_punic"), WarZone::active);
  t.run(end_forum);
  EXPECT_FALSE(find_leader(t.s(), LeaderId("hannibal")));
  t.run(end_combat);
  EXPECT_EQ(zone(t, "1st_punic"), WarZone::unprosecuted);  // and still active
  next_turn(t);
  EXPECT_TRUE(war_is_active(t.p(), WarId("1st_punic")));
  EXPECT_EQ(active_wars(t.p()), 1);
}
// RPR-1.07.332b, RPR-EX-6  Each counts by itself, and the rest is weaker at once when one is beaten.
TEST(WarDrawn, EachByItself) {
  TestTable t;
  seat_forum(t);
  t.war("1st_macedonian", WarZone::active).war("2nd_macedonian", WarZone::active);
  t.war("3rd_macedonian", WarZone::active);
  EXPECT_EQ(active_wars(t.p()), 3);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_macedonian")).land, 36);
  t.run([](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId("2nd_macedonian"), SenatorId()); });
  EXPECT_EQ(active_wars(t.p()), 2);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_macedonian")).land, 24);
  EXPECT_EQ(war_strength(t.p(), WarId("3rd_macedonian")).land, 16);
}
// RPR-EX-4, RPR-1.07.332c  The 2nd Punic War only with the 1st: by the same proposal, or when a commander is
// there already; the 1st by itself, and a first that is not active, are no matter.
TEST(WarDrawn, EarlierWarsFirst) {
  TestTable t;
  seat_forum(t);
  t.s().phase = Phase::senate;
  t.senator("cornelius").office = Office::dictator;
  t.office("fabius", Office::field_consul).active_forces(25, 25);
  t.war("1st_punic", WarZone::active).war("2nd_punic", WarZone::active);
  const auto key = [&](const SendForces& x) {
    const auto why = refuse_proposal(t.p(), seat(1), x);
    return why ? why->key : std::string();
  };
  EXPECT_EQ(key(send({{"fabius", "2nd_punic"}}, 10, 10)), "earlier_war_first");
  EXPECT_EQ(key(send({{"fabius", "1st_punic"}}, 10, 10)), "");
  EXPECT_EQ(key(send({{"fabius", "1st_punic"}, {"cornelius", "2nd_punic"}}, 10, 10)), "");
  // An item that stands before it on the agenda will do; when it comes up that force must be there.
  Item before;
  before.number = 1;
  before.proposal = send({{"cornelius", "1st_punic"}}, 10, 10);
  t.s().session.items = {before};
  EXPECT_EQ(key(send({{"fabius", "2nd_punic"}}, 10, 10)), "");
  t.s().session.items[0].status = ItemStatus::failed;
  EXPECT_EQ(key(send({{"fabius", "2nd_punic"}}, 10, 10)), "earlier_war_first");
  t.s().session.items.clear();
  war(t.s(), WarId("1st_punic")).zone = WarZone::imminent;
  EXPECT_EQ(key(send({{"fabius", "2nd_punic"}}, 10, 10)), "");
  war(t.s(), WarId("1st_punic")).zone = WarZone::unprosecuted;
  EXPECT_EQ(key(send({{"fabius", "2nd_punic"}}, 10, 10)), "earlier_war_first");
  t.man("julius", 1).army("julius", "1st_punic", 1, 0, 1);
  EXPECT_EQ(key(send({{"fabius", "2nd_punic"}}, 10, 10)), "");
}

// RPR-1.09.641a  The Rome Consul goes after the Field Consul: by the same proposal, or by an item before it
// on the agenda; when it comes up the Field Consul must have gone.
TEST(WarDrawn, FieldConsulFirst) {
  TestTable t;
  seat_forum(t);
  t.s().phase = Phase::senate;
  t.office("cornelius", Office::rome_consul).office("fabius", Office::field_consul).active_forces(25, 25);
  t.war("1st_punic", WarZone::active).war("syrian", WarZone::active);
  const auto key = [&](const SendForces& x) {
    const auto why = refuse_proposal(t.p(), seat(1), x);
    return why ? why->key : std::string();
  };
  const SendForces consul = send({{"cornelius", "syrian"}}, 8, 8),
                   field = send({{"fabius", "1st_punic"}}, 10, 10);
  EXPECT_EQ(key(consul), "field_consul_first");
  EXPECT_EQ(key(field), "");
  Item first, second;
  first.number = 1;
  first.proposal = field;
  second.number = 2;
  second.proposal = consul;
  t.s().session.items = {first};
  EXPECT_EQ(key(consul), "");
  Item bequest;
  bequest.number = 3;
  bequest.proposal = CollectBequest{ForumCard::pergamene_bequest, man("fabius"), Force{3, 0, 3}};
  t.s().session.items = {bequest};
  EXPECT_EQ(key(consul), "");
  t.s().session.items = {second, first};  // behind it does not count
  EXPECT_EQ(key(consul), "field_consul_first");
  first.status = ItemStatus::failed;
  t.s().session.items = {first, second};
  EXPECT_EQ(key(consul), "field_consul_first");
}

// RPR-R-13  A conditional revolt whose provinces do not exist sleeps: it matches nothing, nothing matches it,
// and no leader and no Social War wakes it.
TEST(Dormant, SleepsUntilItsProvincesExist) {
  TestTable t("late");
  seat_forum(t);
  t.province("hispania_citerior");
  draw_war(t, "lusitanian");  // needs both
  EXPECT_EQ(zone(t, "lusitanian"), WarZone::dormant);
  draw_war(t, "numantine");  // Citerior is enough, and no match keeps it imminent
  EXPECT_EQ(zone(t, "numantine"), WarZone::active);
  draw_war(t, "social");
  EXPECT_EQ(zone(t, "lusitanian"), WarZone::dormant);
  draw_leader(t, "viriathus");
  EXPECT_EQ(t.told<LeaderAppeared>().front().wars, (std::vector<WarId>{WarId("numantine")}));
  EXPECT_EQ(zone(t, "lusitanian"), WarZone::dormant);
  EXPECT_EQ(war_strength(t.p(), WarId("numantine")).land, 8 + 5);
  EXPECT_EQ(war_strength(t.p(), WarId("lusitanian")).land, 6);
}
// RPR-CARD-089  Viriathus without a Spanish revolt awake: to the Curia, and he joins when one is drawn.
TEST(Dormant, ViriathusWaits) {
  TestTable t("middle");
  seat_forum(t);
  draw_war(t, "lusitanian");
  draw_leader(t, "viriathus");
  EXPECT_EQ(place_of_leader(t, "viriathus"), LeaderPlace::curia);
  EXPECT_TRUE(t.told<LeaderMoved>().empty());  // he went there at once, and is told once
  EXPECT_EQ(zone(t, "lusitanian"), WarZone::dormant);
  t.dice({4});
  t.run(end_forum);  // he ages there
  EXPECT_EQ(t.told<CuriaRolled>().size(), 1u);
  t.province("hispania_citerior");
  draw_war(t, "numantine");
  EXPECT_EQ(place_of_leader(t, "viriathus"), LeaderPlace::forum);
  EXPECT_EQ(war_strength(t.p(), WarId("numantine")).land, 8 + 5);
}
// RPR-R-13  The Senate may attack one that sleeps.
TEST(Dormant, MayBeAttacked) {
  TestTable t("middle");
  seat_forum(t);
  t.war("numantine", WarZone::dormant).active_forces(10, 5).office("fabius", Office::field_consul);
  t.run([](RprTable& table) {
    send_force(table, "RPR-1.09.64a", {man("fabius"), WarId("numantine"), {6, 0, 2}}, 0, "sent");
  });
  EXPECT_EQ(zone(t, "numantine"), WarZone::active);
}

// RPR-CARD-089, RPR-R-13  One that Rome attacks is active, but Viriathus neither joins nor aids it before its
// provinces exist; then he does. Other leaders aid what Rome has woken.
TEST(Dormant, ViriathusPassesOverWhatRomeAttacks) {
  for (const bool drawn_before : {true, false}) {
    TestTable t("late");
    seat_forum(t);
    draw_war(t, "lusitanian");
    if (drawn_before) draw_leader(t, "viriathus");
    t.run([](RprTable& table) { activate_war(table, "RPR-1.09.64a", WarId("lusitanian"), "attacked"); });
    EXPECT_EQ(zone(t, "lusitanian"), WarZone::active);
    if (!drawn_before) {
      draw_leader(t, "viriathus");
      EXPECT_TRUE(t.told<LeaderAppeared>().front().wars.empty());
    }
    EXPECT_EQ(place_of_leader(t, "viriathus"), LeaderPlace::curia);
    EXPECT_EQ(war_strength(t.p(), WarId("lusitanian")).land, 6);
    EXPECT_EQ(war_strength(t.p(), WarId("lusitanian")).disaster, std::vector<int>{6});
    t.province("hispania_citerior").run(settle_dormant_revolts);  // one of two
    EXPECT_EQ(place_of_leader(t, "viriathus"), LeaderPlace::curia);
    t.province("hispania_ulterior").run(settle_dormant_revolts);
    EXPECT_EQ(place_of_leader(t, "viriathus"), LeaderPlace::forum);
    EXPECT_EQ(war_strength(t.p(), WarId("lusitanian")).land, 6 + 5);
  }
  TestTable t("late");
  seat_forum(t);
  draw_war(t, "1st_sicilian_slave");
  draw_leader(t, "spartacus");
  EXPECT_EQ(place_of_leader(t, "spartacus"), LeaderPlace::curia);
  t.run(
      [](RprTable& table) { activate_war(table, "RPR-1.09.64a", WarId("1st_sicilian_slave"), "attacked"); });
  EXPECT_EQ(place_of_leader(t, "spartacus"), LeaderPlace::forum);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_sicilian_slave")).land, 4 + 5);
}
// RPR-CARD-089  Beside a revolt that he leads he still passes over the other, and it does not keep him.
TEST(Dormant, ViriathusBesideOneThatHeLeads) {
  TestTable t("late");
  seat_forum(t);
  t.province("hispania_citerior").war("numantine", WarZone::active).enemy_leader("viriathus");
  t.war("lusitanian", WarZone::active);
  EXPECT_EQ(war_strength(t.p(), WarId("numantine")).land, 2 * 8 + 5);
  EXPECT_EQ(war_strength(t.p(), WarId("lusitanian")).land, 2 * 6);
  t.run([](RprTable& table) { discard_war(table, "RPR-EVT-165b", WarId("numantine"), "peace"); });
  EXPECT_EQ(place_of_leader(t, "viriathus"), LeaderPlace::curia);
}
// RPR-CARD-089, RPR-EVT-169a  When the province of a revolt that he leads rises as well he goes on leading;
// who waits in the Curia joins what Rome attacks then, for the province is there.
TEST(Dormant, ViriathusWhenHisProvinceRises) {
  for (const bool leads : {true, false}) {
    TestTable t("late");
    seat_forum(t);
    t.province("hispania_citerior", "fabius")
        .enemy_leader("viriathus", leads ? LeaderPlace::forum : LeaderPlace::curia);
    t.war("numantine", leads ? WarZone::active : WarZone::dormant);
    t.run([](RprTable& table) {
      province_revolts(table, "RPR-EVT-169a", ProvinceId("hispania_citerior"), "disorder");
    });
    t.run([](RprTable& table) { activate_war(table, "RPR-1.09.64c", WarId("numantine"), "attacked"); });
    EXPECT_EQ(place_of_leader(t, "viriathus"), LeaderPlace::forum);
    EXPECT_EQ(war_strength(t.p(), WarId("numantine")).land, 8 + 5);
    t.run([](RprTable& table) { settle_leaders(table, "RPR-1.07.344a", true); });
    EXPECT_EQ(place_of_leader(t, "viriathus"), LeaderPlace::forum);
    for (const std::string& broken : Rpr::violations(test_tables(), t.s()))
      EXPECT_EQ(broken.find("viriathus"), std::string::npos) << broken;
  }
}
// RPR-CARD-089, RPR-R-31  Nor does he count when Rome asks how strong a revolt will be once it is attacked.
TEST(Dormant, ViriathusIsNotForeseen) {
  for (const bool there : {true, false}) {
    TestTable t("late");
    seat_forum(t);
    t.war("numantine", WarZone::dormant).enemy_leader("viriathus", LeaderPlace::curia);
    if (there) t.province("hispania_citerior");
    const State later = once_attacked(t.p(), {WarId("numantine")});
    EXPECT_EQ(war_strength(Position(test_tables(), later), WarId("numantine")).land, there ? 8 + 5 : 8);
  }
}

// RPR-R-69, RPR-CARD-156  The law halves the Social War for good: also when it is drawn again; no other war.
TEST(SocialWar, StaysHalved) {
  for (const bool in_force : {true, false}) {
    TestTable t("late");
    seat_forum(t);
    if (in_force) t.law(Law::plautian_papirian);
    draw_war(t, "social");
    draw_war(t, "parthian");
    EXPECT_EQ(war_strength(t.p(), WarId("social")).land, in_force ? 5 : 10);
    EXPECT_EQ(war_strength(t.p(), WarId("parthian")).land, 12);
  }
}
// RPR-CARD-119, RPR-CARD-119a, RPR-R-14  The Social War wakes the inactive wars of numbered series, the first
// of each; it multiplies nothing. Wars without a series stay.
TEST(SocialWar, WakesSeries) {
  TestTable t("late");
  seat_forum(t);
  t.war("2nd_macedonian", WarZone::inactive).war("1st_cilician_pirates", WarZone::inactive);
  t.war("2nd_cilician_pirates", WarZone::inactive).war("britannia", WarZone::inactive);
  t.war("3rd_punic", WarZone::imminent).war("numantine", WarZone::dormant);
  draw_war(t, "social");
  EXPECT_EQ(zone(t, "social"), WarZone::active);
  EXPECT_EQ(zone(t, "2nd_macedonian"), WarZone::active);
  EXPECT_EQ(zone(t, "1st_cilician_pirates"), WarZone::active);
  EXPECT_EQ(zone(t, "2nd_cilician_pirates"), WarZone::imminent);
  EXPECT_EQ(zone(t, "britannia"), WarZone::inactive);
  EXPECT_EQ(zone(t, "3rd_punic"), WarZone::imminent);
  EXPECT_EQ(zone(t, "numantine"), WarZone::dormant);
  EXPECT_EQ(war_strength(t.p(), kSocialWar).land, 10);
  EXPECT_EQ(war_strength(t.p(), WarId("2nd_macedonian")).land, 10);
}

// RPR-1.07.341a, RPR-EX-7  A leader joins the wars of his series that are active or inactive; those are
// active then. Not imminent ones (RPR-1.07.3321d), nor other series.
TEST(LeaderDrawn, JoinsAndWakes) {
  for (const WarZone before : {WarZone::inactive, WarZone::active}) {
    TestTable t;
    seat_forum(t);
    t.war("1st_punic", before).war("2nd_macedonian", WarZone::inactive);
    draw_leader(t, "hannibal");
    EXPECT_EQ(place_of_leader(t, "hannibal"), LeaderPlace::forum);
    EXPECT_EQ(zone(t, "1st_punic"), WarZone::active);
    EXPECT_EQ(zone(t, "2nd_macedonian"), WarZone::inactive);
    EXPECT_EQ(leaders_of(t.p(), WarId("1st_punic")), (std::vector<LeaderId>{LeaderId("hannibal")}));
  }
}
// RPR-1.07.344a, RPR-1.07.341b  Without a war of his he waits in the Curia; the first that is drawn is active
// with him, icon or not.
TEST(LeaderDrawn, WaitsInTheCuria) {
  TestTable t;
  seat_forum(t);
  deck_of(t, {"1st_punic"});
  t.war("1st_gallic", WarZone::active);
  draw_leader(t, "hannibal");
  EXPECT_EQ(place_of_leader(t, "hannibal"), LeaderPlace::curia);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_gallic")).land, 10);
  draw_war(t, "1st_punic");
  EXPECT_EQ(zone(t, "1st_punic"), WarZone::active);
  EXPECT_EQ(place_of_leader(t, "hannibal"), LeaderPlace::forum);
  EXPECT_EQ(war_strength(t.p(), WarId("1st_punic")).fleet, 10 + 7);
}
// RPR-1.07.344b, RPR-R-59  No war of his on the board, in the deck or in a deck to come: he is out.
TEST(LeaderDrawn, NothingLeftForHim) {
  struct Case {
    std::initializer_list<const char*> deck;
    bool in_next_deck, stays;
  };
  for (const Case& c :
       {Case{{"tribune_38"}, false, false}, Case{{"2nd_punic"}, false, true}, Case{{}, true, true}}) {
    TestTable t("extended_early_middle");
    seat_forum(t);
    deck_of(t, c.deck);
    if (c.in_next_deck) t.s().next_decks = {{CardId("3rd_punic")}};
    draw_leader(t, "hannibal");
    EXPECT_EQ(find_leader(t.s(), LeaderId("hannibal")) != nullptr, c.stays);
    EXPECT_EQ(t.s().removed.size(), c.stays ? 0u : 1u);
  }
}
// RPR-1.07.344a, RPR-1.07.344b, RPR-R-17  Beaten, his war sends him to the Curia if none is left in play; an
// imminent one keeps him; with none to come he is out.
TEST(LeaderDrawn, WhenHisWarIsBeaten) {
  struct Case {
    bool imminent, in_deck;
    const char* where;
  };
  for (const Case& c : {Case{true, false, "forum"}, Case{false, true, "curia"}, Case{false, false, "out"}}) {
    TestTable t;
    seat_forum(t);
    deck_of(t, {c.in_deck ? "3rd_punic" : "tribune_38"});
    t.war("1st_punic", WarZone::active).enemy_leader("hannibal");
    if (c.imminent) t.war("2nd_punic", WarZone::imminent);
    t.run([](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId("1st_punic"), SenatorId()); });
    const EnemyLeader* leader = find_leader(t.s(), LeaderId("hannibal"));
    EXPECT_EQ(leader ? std::string(name_of(leader->place)) : "out", c.where);
  }
}

// RPR-1.07.321a, RPR-R-15, RPR-CARD-118, RPR-CARD-074, RPR-CARD-075, RPR-1.07.32c  Grain is destroyed when
// its war becomes active, held or in the Forum, and lies in the Curia; not by one that sleeps.
TEST(WarDrawn, DestroysGrain) {
  struct Case {
    const char* war;
    const char* grain;
    bool awake;
  };
  for (const Case& c :
       {Case{"alexandrine", "aegyptian_grain", true}, Case{"1st_sicilian_slave", "sicilian_grain", true},
        Case{"2nd_sicilian_slave", "sicilian_grain", true},
        Case{"1st_sicilian_slave", "sicilian_grain", false}}) {
    for (const bool held : {true, false}) {
      TestTable t("late");
      seat_forum(t);
      const ConcessionId grain(c.grain);
      if (c.awake) t.province("sicilia");
      if (held)
        t.senator("fabius").concessions = t.senator("fabius").bars = {grain, ConcessionId("mining")};
      else
        t.s().forum_concessions = {grain};
      draw_war(t, c.war);
      EXPECT_EQ(t.s().curia_concessions.size(), c.awake ? 1u : 0u) << c.war;
      EXPECT_EQ(t.senator("fabius").concessions.contains(grain), held && !c.awake);
      EXPECT_EQ(t.senator("fabius").bars.contains(grain), held && !c.awake);
      EXPECT_EQ(t.senator("fabius").concessions.contains(ConcessionId("mining")), held);
    }
  }
}

}  // namespace wars_drawn_test
}  // namespace adj::respublica
