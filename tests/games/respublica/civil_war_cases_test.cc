// RPR-1.11.3 – 1.11.37  Rebellions where one man, one legion or one line of orders makes the difference.

#include <algorithm>

#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/business_for_test.h"

namespace adj::respublica {
namespace civil_war_cases_test {

constexpr UnitPlace kRome = UnitPlace::rome, kRebels = UnitPlace::rebels;

void combat(RprTable& t) {
  prepare_combat(t);
  while (more_battles(t.state())) fight_battle(t);
}
std::vector<int> numbers(int from, int to) {
  std::vector<int> all;
  for (int n = from; n <= to; ++n) all.push_back(n);
  return all;
}

// Julius (military 4) of faction 2 is in rebellion, Manlius (3) with him; Cornelius (4) of faction 1 commands
// for the Senate. The Senate's legions come first: 1, 2, …
struct Field : TestTable {
  Field(int senate, int rebels, std::map<std::string, std::string> options = {})
      : TestTable("early", 3, std::move(options)) {
    man("cornelius", 1)
        .man("fabius", 1)
        .man("julius", 2)
        .man("manlius", 2)
        .man("claudius", 2)
        .man("furius", 3);
    leader(1, "fabius").leader(2, "claudius").leader(3, "furius").active_forces(0, 0);
    s().turn = 5;
    s().unrest = 3;
    s().treasury = 100;
    if (senate > 0) army("cornelius", "civil_war", senate);
    office("cornelius", Office::rome_consul);
    for (const char* id : {"julius", "manlius"}) {
      senator(id).rebel = true;
      senator(id).place = Place::rebel_camp;
    }
    for (const int number : numbers(senate + 1, senate + rebels)) camp(number);
    CivilWar war;
    war.primary = SenatorId("julius");
    war.faction = Seat{2};
    war.since = 4;
    s().civil_war = war;
  }
  void camp(int number) {
    legion(s(), number).place = kRebels;
    legion(s(), number).commander = SenatorId("julius");
  }
};

// RPR-1.10.5a, RPR-R-35  A stalemate makes a veteran on each side, whoever falls in it: the fallen man's is
// sworn to nobody, and the rebellion may end with its leader.
TEST(CivilWarVeterans, OfAStalemate) {
  for (const char* fallen : {"1", "4", "30"}) {  // Cornelius, Julius, nobody
    Field t(6, 6);                               // 10 against 10
    t.dice({3, 4, 4}).draws({"1", "2", "7", "8", fallen, "none", "none", "20"}).run(combat);
    EXPECT_EQ(t.told<VeteransMade>().size(), 2u) << fallen;
    EXPECT_TRUE(legion(t.s(), 3).veteran && legion(t.s(), 9).veteran) << fallen;
    EXPECT_FALSE(legion(t.s(), 4).veteran || legion(t.s(), 10).veteran);
    EXPECT_EQ(legion(t.s(), 3).allegiance, std::string(fallen) == "1" ? SenatorId() : man("cornelius"));
    EXPECT_EQ(legion(t.s(), 9).allegiance, std::string(fallen) == "4" ? SenatorId() : man("julius"));
    EXPECT_EQ(t.s().civil_war.has_value(), std::string(fallen) != "4");
  }
}
// RPR-1.11.371b, RPR-1.10.5a  The rebel's last legion falls in a stalemate: no victory, but the stalemate's
// veteran.
TEST(CivilWarVeterans, OfTheRebelsEnd) {
  Field t(8, 2);
  t.dice({1, 1, 1}).draws({"1", "2", "9", "10", "none", "none", "none", "20"}).run(combat);  // 11: two each
  EXPECT_FALSE(t.s().civil_war);
  EXPECT_EQ(t.told<VeteransMade>().front().legions, (std::vector<int>{3}));
  EXPECT_EQ(legion(t.s(), 3).allegiance, man("cornelius"));
  EXPECT_EQ(legion(t.s(), 3).place, kRome);
}
// RPR-1.10.5a, RPR-R-35  Fallen in his victory: one veteran of the winner's side, sworn to nobody.
TEST(CivilWarVeterans, OfADeadVictor) {
  Field t(10, 5);
  t.dice({4, 4, 4}).draws({"1", "11", "1", "none"}).run(combat);  // 12 + 14 − 9 = 17: one each
  EXPECT_FALSE(find_senator(t.s(), man("cornelius")));
  EXPECT_EQ(t.told<VeteransMade>().size(), 1u);
  EXPECT_TRUE(legion(t.s(), 2).veteran);
  EXPECT_TRUE(legion(t.s(), 2).allegiance.empty());
}

// RPR-1.11.373a, RPR-1.10.2a  The Senate is beaten: its Dictator and his Master of Horse die, and what other
// armies it had before the rebel goes home with its commander.
TEST(SenateBeaten, Everybody) {
  Field t(4, 9);
  t.man("valerius", 1).office("cornelius", Office::dictator).office("valerius", Office::master_of_horse);
  find_command(t.s(), man("cornelius"))->master = man("valerius");
  t.senator("valerius").place = Place::war;
  t.office("fabius", Office::proconsul).senator("julius").influence = 9;
  for (const int number : {14, 15, 16}) {
    legion(t.s(), number).place = UnitPlace::war;
    legion(t.s(), number).war = kCivilWar;
    legion(t.s(), number).commander = man("fabius");
  }
  t.army("fabius", "civil_war", 0);
  legion(t.s(), 17).place = UnitPlace::war;  // of a commander who fell in an earlier battle
  legion(t.s(), 17).war = kCivilWar;
  t.card(3, "proscription_144").order(3, PlayProscription{});
  t.dice({3, 4, 4}).draws({"1", "2"}).run(combat);  // 11 + 8 − 13 = 6: defeat, two lost
  EXPECT_TRUE(t.ended());
  EXPECT_FALSE(find_senator(t.s(), man("cornelius")));
  EXPECT_FALSE(find_senator(t.s(), man("valerius")));
  EXPECT_TRUE(in_rome(t.senator("fabius")));
  EXPECT_FALSE(t.senator("fabius").office);
  EXPECT_TRUE(t.s().command.empty());
  EXPECT_TRUE(legions_at(t.s(), UnitPlace::war).empty());
  EXPECT_EQ(legions_at(t.s(), kRebels).size(), 9u);
  EXPECT_TRUE(legion(t.s(), 5).veteran);  // RPR-R-35: the winner's
  EXPECT_EQ(legion(t.s(), 5).allegiance, man("julius"));
  EXPECT_EQ(t.told<VeteransMade>().size(), 1u);
  EXPECT_EQ(t.s().unrest, 3);  // RPR-1.11.37d
  // RPR-CARD-144  After a victory of either side; the rebel counts as if he were in Rome.
  ASSERT_EQ(t.told<Proscribed>().size(), 1u);
  EXPECT_EQ(t.told<Proscribed>().front().by, seat(3));
  EXPECT_EQ(t.told<Proscribed>().front().hrao, man("julius"));
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel);
}

// RPR-CARD-144b, RPR-R-12  Omens lower what each knight brings, not below nothing.
TEST(SenateVictory, ProscriptionUnderOmens) {
  Field t(10, 5);
  t.event(EventCard::evil_omens, 2).card(3, "proscription_144").order(3, PlayProscription{});
  t.order(1, Proscribe{true});
  t.senator("claudius").knights = 2;
  t.senator("furius").knights = 1;
  t.dice({6, 6, 6}).dice({1, 5, 2}).run(combat);  // 18 + 14 − 9 − 2; 1 − 2, 5 − 2, 2 − 2
  EXPECT_EQ(t.told<Proscribed>().front().talents, 3);
  EXPECT_EQ(t.told<Proscribed>().front().knights, 3);
  EXPECT_EQ(t.senator("cornelius").talents, 3);
}
// RPR-1.11.35a  A force without legions is no army: the rebel has met nobody, and its commander stays as
// Proconsul.
TEST(Unopposed, ByFleetsAlone) {
  Field t(0, 2);
  t.army("cornelius", "civil_war", 0, 0, 3);
  t.run([](RprTable& table) {
    combat(table);
    EXPECT_EQ(senator(table.state(), man("cornelius")).office, Office::proconsul);
    end_combat(table);
  });
  EXPECT_EQ(t.told<NotFought>().front(), (NotFought{kCivilWar, man("cornelius"), "no_legions"}));
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(t.s().outcome->ending, Ending::rebel);
}
// RPR-1.11.35a, RPR-1.12.4b, RPR-R-11  Three wars besides his own: it no longer counts once nobody has met
// him, and Rome stands; with a fourth he must fight on.
TEST(Unopposed, AmongWars) {
  for (const int wars : {3, 4}) {
    Field t(0, 2);
    int count = 0;
    for (const char* id : {"syrian", "1st_punic", "1st_illyrian", "1st_macedonian"})
      if (count++ < wars) t.war(id, WarZone::active);
    t.run(end_combat);
    ASSERT_TRUE(t.ended());
    EXPECT_EQ(t.s().outcome->ending, wars == 3 ? Ending::rebel : Ending::endgame_lost);
    EXPECT_TRUE(t.told<WarsCounted>().empty());
  }
}
// RPR-1.12.3a, RPR-R-11  Met, but not beaten: his war is told among those that are counted; by the option it
// is none.
TEST(CountedWars, TheCivilWar) {
  for (const bool counts : {true, false}) {
    Field t(6, 6, {{"civil_war_counts", counts ? "yes" : "no"}});
    t.war("syrian", WarZone::active)
        .war("1st_punic", WarZone::unprosecuted)
        .war("1st_illyrian", WarZone::active);
    t.war("1st_gallic", WarZone::inactive).war("2nd_punic", WarZone::imminent);
    t.s().civil_war->attacked = true;
    t.run(end_combat);
    EXPECT_EQ(t.ended(), counts);
    std::vector<WarId> active{WarId("syrian"), WarId("1st_punic"), WarId("1st_illyrian")};
    if (counts) active.push_back(kCivilWar);
    EXPECT_EQ(t.told<WarsCounted>().front().active, active);
    EXPECT_EQ(t.told<WarsCounted>().front().rome_falls, counts);
  }
}

// Three factions after a Combat phase that Cornelius (military 4) has won with his legions.
struct Victor : TestTable {
  explicit Victor(int legions) {
    man("cornelius", 1).man("fabius", 1).man("julius", 2).man("manlius", 2).man("furius", 3);
    leader(1, "fabius").leader(2, "manlius").leader(3, "furius").active_forces(0, 0);
    s().clockwise = {Seat{1}, Seat{2}, Seat{3}};
    s().phase = Phase::revolution;
    s().turn = 3;
    army("cornelius", "1st_gallic", legions).office("cornelius", Office::field_consul);
    senator("cornelius").victorious = true;
  }
  void master(const char* id) {
    office("cornelius", Office::dictator).office(id, Office::master_of_horse);
    find_command(s(), SenatorId("cornelius"))->master = SenatorId(id);
    senator(id).place = Place::war;
  }
  Victor& rebels(std::vector<SenatorId> join = {}, int spend = 0) {
    order(1, Rebel{SenatorId("cornelius"), spend, std::move(join)});
    return *this;
  }
  void declare() {
    for (int seat = 1; seat <= 3; ++seat) answer("allegiance", seat, {});
    run(declare_rebellion);
  }
};

// RPR-1.11.3a  The first of his lines decides: he who wrote LAYDOWN before REBEL lays down.
TEST(Declaring, TheFirstLine) {
  for (const bool down_first : {true, false}) {
    Victor t(2);
    if (down_first) t.order(1, LayDown{man("cornelius")});
    t.rebels();
    if (!down_first) t.order(1, LayDown{man("cornelius")}).dice({6, 6});
    if (down_first) t.run(declare_rebellion);
    if (!down_first) t.declare();
    EXPECT_EQ(t.s().civil_war.has_value(), !down_first);
    EXPECT_TRUE(t.told<RebellionWithdrawn>().empty());
  }
}
// RPR-1.11.31b  The Master of Horse of another faction pays nothing; nobody pays for veterans of his own.
TEST(Declaring, WhoPays) {
  Victor other(3);
  other.master("julius");
  other.senator("cornelius").talents = 1;
  other.senator("julius").talents = 5;
  other.rebels({}, 3).dice({4, 4, 5});
  other.declare();
  EXPECT_EQ(other.told<AllegianceRolled>().front().spent, 1);
  EXPECT_EQ(other.told<AllegianceRolled>().front().follow, (std::vector<int>{1, 3}));
  EXPECT_EQ(other.senator("julius").talents, 5);
  Victor sworn(3);
  legion(sworn.s(), 1).veteran = legion(sworn.s(), 2).veteran = true;
  legion(sworn.s(), 1).allegiance = legion(sworn.s(), 2).allegiance = man("cornelius");
  sworn.senator("cornelius").talents = 5;
  sworn.rebels({}, 3).dice({4});
  sworn.declare();
  EXPECT_EQ(sworn.told<AllegianceRolled>().front().spent, 1);
  EXPECT_EQ(sworn.senator("cornelius").talents, 4);
  EXPECT_EQ(legions_at(sworn.s(), kRebels).size(), 3u);
}
// RPR-1.11.32a  Nobody follows himself, and no captive follows anybody, whatever a line says.
TEST(Declaring, WhoCannotFollow) {
  Victor t(1);
  t.man("papirius", 1).senator("papirius").place = Place::captive;
  t.rebels().order(1, JoinRebel{man("cornelius"), true}).order(1, JoinRebel{man("papirius"), true}).dice({6});
  t.declare();
  EXPECT_TRUE(t.told<JoinedRebels>().empty());
  EXPECT_FALSE(t.senator("papirius").rebel);
  EXPECT_EQ(t.senator("papirius").place, Place::captive);
}
// RPR-1.11.3a, RPR-1.11.32d  His legions stand in Italy: they belong to no war any more, nor does he.
TEST(Declaring, TheWarIsBehindThem) {
  Victor t(2);
  t.senator("cornelius").war = WarId("1st_gallic");
  t.rebels().dice({6, 6});
  t.declare();
  for (const int number : {1, 2}) EXPECT_TRUE(legion(t.s(), number).war.empty());
  EXPECT_TRUE(t.senator("cornelius").war.empty());
  EXPECT_FALSE(t.senator("cornelius").victorious);
}
// RPR-1.12.2c, RPR-1.12.2d  A Consul for Life who rebels, or follows a rebel, is one no longer; one who stays
// loyal remains.
TEST(Declaring, AConsulForLife) {
  for (const char* ruler : {"cornelius", "fabius", "julius"}) {
    Victor t(1);
    t.s().for_life = man(ruler);
    t.s().for_life_appointed = true;
    t.rebels({man("fabius")}).dice({6});
    t.declare();
    const bool loyal = std::string(ruler) == "julius";
    EXPECT_EQ(t.s().for_life, loyal ? man("julius") : SenatorId()) << ruler;
    EXPECT_EQ(t.s().for_life_appointed, loyal);
    t.run(end_turn);
    EXPECT_EQ(t.ended(), loyal);
  }
}
// RPR-R-51, RPR-1.11.32d  A rebel Dictator's Master of Horse comes home with 35 influence: he is Consul for
// Life, unless he follows.
TEST(Declaring, TheMasterComesHome) {
  for (const bool follows : {true, false}) {
    Victor t(1);
    t.master("fabius");
    t.senator("fabius").influence = 35;
    if (follows) t.rebels({man("fabius")});
    if (!follows) t.rebels();
    t.dice({6});
    t.declare();
    EXPECT_EQ(t.s().for_life, follows ? SenatorId() : man("fabius"));
  }
}
// RPR-R-49  The legions of a rebel governor's garrison are in Rome, in no province any more.
TEST(Declaring, AGarrisonGoesHome) {
  Victor t(1);
  t.province("sicilia", "fabius", 2);
  legion(t.s(), 10).place = UnitPlace::garrison;
  legion(t.s(), 10).province = ProvinceId("sicilia");
  t.rebels({man("fabius")}).dice({6});
  t.declare();
  EXPECT_EQ(legion(t.s(), 10).place, kRome);
  EXPECT_TRUE(legion(t.s(), 10).province.empty());
  EXPECT_TRUE(t.senator("fabius").province.empty());
}

}  // namespace civil_war_cases_test
}  // namespace adj::respublica
