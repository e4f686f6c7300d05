// RPR-CARD-001 …  Every war and every enemy leader of the deck, as its card says: how it comes into play,
// what it brings, what its end leaves.

#include <algorithm>

#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace war_cards_test {

constexpr auto kActive = WarZone::active;
constexpr auto kInactive = WarZone::inactive;
constexpr auto kDormant = WarZone::dormant;

struct WarCard {
  const char* clause;
  const char* war;
  WarZone alone;  // drawn when nothing else lies there
  std::vector<const char*> creates;
  int spoils;
  std::vector<const char*> revolt_if;  // one of these exists when it is drawn: no spoils
  bool drought;                        // as it lies there
  bool always_revolt = false;
  std::vector<const char*> needs = {};  // active only when all of these exist
};
const std::vector<WarCard> kWars{
    {"RPR-CARD-001", "1st_punic", kInactive, {"sicilia", "sardinia_corsica"}, 35, {}, false},
    {"RPR-CARD-002", "2nd_punic", kActive, {"hispania_citerior", "hispania_ulterior"}, 25, {}, false},
    {"RPR-CARD-003", "1st_illyrian", kInactive, {}, 10, {}, true},  // Illyricum: Illyria, below
    {"RPR-CARD-004", "2nd_illyrian", kActive, {}, 10, {}, false},
    {"RPR-CARD-005", "1st_gallic", kActive, {"gallia_cisalpina"}, 20, {}, false},
    {"RPR-CARD-006", "1st_macedonian", kActive, {}, 25, {"macedonia"}, false},
    {"RPR-CARD-007", "2nd_macedonian", kInactive, {}, 45, {"macedonia"}, false},
    {"RPR-CARD-008", "syrian", kActive, {}, 45, {"syria"}, false},
    {"RPR-CARD-066", "3rd_macedonian", kActive, {}, 35, {"macedonia"}, false},
    {"RPR-CARD-067", "4th_macedonian", kActive, {"macedonia"}, 30, {}, false},
    {"RPR-CARD-068", "jugurthine", kActive, {}, 25, {}, false},
    {"RPR-CARD-069", "3rd_punic", kActive, {"africa"}, 20, {}, false},
    {"RPR-CARD-070", "germanic_migrations", kActive, {"gallia_narbonensis"}, 15, {}, false},
    {"RPR-CARD-071", "1st_cilician_pirates", kInactive, {"cilicia_cyprus"}, 10, {}, true},
    {"RPR-CARD-072",
     "lusitanian",
     kDormant,
     {},
     0,
     {},
     false,
     true,
     {"hispania_citerior", "hispania_ulterior"}},
    {"RPR-CARD-073", "numantine", kDormant, {}, 0, {}, false, true, {"hispania_citerior"}},
    {"RPR-CARD-074", "1st_sicilian_slave", kDormant, {}, 0, {}, true, true, {"sicilia"}},
    {"RPR-CARD-075", "2nd_sicilian_slave", kDormant, {}, 0, {}, true, true, {"sicilia"}},
    {"RPR-CARD-112", "1st_mithridatic", kActive, {}, 30, {"bithynia"}, false},
    {"RPR-CARD-113", "2nd_mithridatic", kInactive, {}, 15, {"bithynia"}, false},
    {"RPR-CARD-114", "3rd_mithridatic", kActive, {"syria", "bithynia"}, 25, {}, false},
    {"RPR-CARD-115", "2nd_gallic", kInactive, {"gallia_transalpina"}, 15, {"gallia_transalpina"}, false},
    {"RPR-CARD-116", "3rd_gallic", kActive, {"gallia_transalpina"}, 15, {"gallia_transalpina"}, false},
    {"RPR-CARD-117", "parthian", kActive, {}, 35, {}, false},
    {"RPR-CARD-118", "alexandrine", kActive, {}, 25, {}, true},
    {"RPR-CARD-119", "social", kActive, {}, 15, {}, false},
    {"RPR-CARD-120", "germania", kInactive, {}, 10, {}, false},
    {"RPR-CARD-121", "britannia", kInactive, {}, 10, {}, false},
    {"RPR-CARD-122", "2nd_cilician_pirates", kInactive, {"creta_cyrenaica"}, 10, {}, true},
    {"RPR-CARD-123",
     "sertorian",
     kDormant,
     {},
     0,
     {},
     false,
     true,
     {"hispania_citerior", "hispania_ulterior"}},
    {"RPR-CARD-124", "gladiator", kActive, {}, 0, {}, false, true},
};

void win(TestTable& t, const char* war) {
  t.run([&](RprTable& table) { win_war(table, "RPR-1.10.4a", WarId(war), SenatorId()); });
}
int existing(const TestTable& t) {
  int count = 0;
  for (const Province& p : t.s().province) count += p.exists ? 1 : 0;
  return count;
}

TEST(WarCards, AllOfThem) { EXPECT_EQ(kWars.size(), test_tables().wars.size()); }

TEST(WarCards, DrawnAlone) {
  for (const WarCard& c : kWars) {
    TestTable t("late");
    seat_forum(t);
    draw_war(t, c.war);
    EXPECT_EQ(zone(t, c.war), c.alone) << c.clause;
    EXPECT_EQ(is_revolt(t.p(), WarId(c.war)), c.always_revolt) << c.clause;
    EXPECT_EQ(drought_effects(t.p()), c.drought ? 1 : 0) << c.clause;
  }
}
// RPR-1.07.333a  Conditional revolts: by what exists when they are drawn, for good.
TEST(WarCards, RevoltsByProvince) {
  for (const WarCard& c : kWars)
    for (const char* province_id : c.revolt_if) {
      TestTable t("late");
      seat_forum(t);
      t.province(province_id);
      draw_war(t, c.war);
      EXPECT_TRUE(is_revolt(t.p(), WarId(c.war))) << c.clause;
      t.s().treasury = 0;
      win(t, c.war);
      EXPECT_EQ(t.s().treasury, 0) << c.clause;

      TestTable later("late");
      seat_forum(later);
      draw_war(later, c.war);
      later.province(province_id);
      EXPECT_FALSE(is_revolt(later.p(), WarId(c.war))) << c.clause;
    }
}
// RPR-R-13  Those that need provinces are active with them, and with nothing less.
TEST(WarCards, RevoltsThatNeedTheirProvinces) {
  for (const WarCard& c : kWars) {
    if (c.needs.empty()) continue;
    for (std::size_t missing = 0; missing <= c.needs.size(); ++missing) {
      TestTable t("late");
      seat_forum(t);
      for (std::size_t i = 0; i < c.needs.size(); ++i)
        if (i != missing) t.province(c.needs[i]);
      draw_war(t, c.war);
      EXPECT_EQ(zone(t, c.war), missing == c.needs.size() ? kActive : kDormant) << c.clause;
    }
  }
}
// RPR-1.10.4c, RPR-1.10.4d  Spoils, and exactly these provinces, undeveloped.
TEST(WarCards, WhatVictoryBrings) {
  for (const WarCard& c : kWars) {
    TestTable t("late");
    seat_forum(t);
    t.s().treasury = 0;
    t.war(c.war, kActive);
    win(t, c.war);
    EXPECT_EQ(t.s().treasury, c.spoils) << c.clause;
    EXPECT_EQ(existing(t), static_cast<int>(c.creates.size())) << c.clause;
    for (const char* id : c.creates) {
      const Province& p = province(t.s(), ProvinceId(id));
      EXPECT_TRUE(p.exists) << c.clause << " " << id;
      EXPECT_EQ(p.developed, ProvinceId(id) == ProvinceId("bithynia")) << c.clause << " " << id;
    }
  }
}
// RPR-CARD-003, RPR-CARD-004  Illyricum comes with the second of the two, whichever it is.
TEST(WarCards, Illyria) {
  for (const bool first_last : {true, false}) {
    TestTable t;
    seat_forum(t);
    const char* before = first_last ? "2nd_illyrian" : "1st_illyrian";
    const char* last = first_last ? "1st_illyrian" : "2nd_illyrian";
    t.war(before, kActive).war(last, kActive);
    win(t, before);
    EXPECT_EQ(existing(t), 0);
    win(t, last);
    EXPECT_TRUE(province(t.s(), ProvinceId("illyricum")).exists);
  }
}
// RPR-CARD-114  Bithynia that is there is developed, without influence for its governor.
TEST(WarCards, BithyniaIsDeveloped) {
  TestTable t("late");
  seat_forum(t);
  t.province("bithynia", "fabius").war("3rd_mithridatic", kActive);
  win(t, "3rd_mithridatic");
  EXPECT_TRUE(province(t.s(), ProvinceId("bithynia")).developed);
  EXPECT_EQ(province(t.s(), ProvinceId("bithynia")).governor, man("fabius"));
  EXPECT_EQ(t.senator("fabius").influence, 5);
  EXPECT_FALSE(province(t.s(), ProvinceId("syria")).developed);
}
// RPR-CARD-070  Gallia Narbonensis is there as soon as the Migrations are attacked, even by a defeat.
TEST(WarCards, GermanicMigrations) {
  TestTable t("middle");
  seat_forum(t);
  t.office("fabius", Office::field_consul).war("germanic_migrations", kActive).active_forces(0, 0);
  t.army("fabius", "germanic_migrations", 1).man("valerius", 1);
  t.dice({1, 1, 2}).draws({"1"});  // 4 + 2 − 15: defeat, everything lost
  t.run([](RprTable& table) { fight(table, man("fabius"), kGermanicMigrations, BattleKind::land); });
  EXPECT_TRUE(province(t.s(), ProvinceId("gallia_narbonensis")).exists);
  EXPECT_TRUE(find_war(t.s(), kGermanicMigrations));
  EXPECT_FALSE(find_senator(t.s(), man("fabius")));
}
// RPR-CARD-122, RPR-CARD-071  Matched by the other Pirates.
TEST(WarCards, PiratesMatch) {
  TestTable t("late");
  seat_forum(t);
  draw_war(t, "2nd_cilician_pirates");
  draw_war(t, "1st_cilician_pirates");
  EXPECT_EQ(zone(t, "2nd_cilician_pirates"), kActive);
  EXPECT_EQ(zone(t, "1st_cilician_pirates"), WarZone::imminent);
  EXPECT_EQ(drought_effects(t.p()), 2);
}

struct LeaderCard {
  const char* clause;
  const char* leader;
  const char* war;  // of his series
  int value, disaster, standoff;
};
const std::vector<LeaderCard> kLeaders{
    {"RPR-CARD-034", "hamilcar", "1st_punic", 3, 8, 12},
    {"RPR-CARD-035", "hannibal", "2nd_punic", 7, 9, 16},
    {"RPR-CARD-036", "antiochus_iii", "syrian", 5, 14, 17},
    {"RPR-CARD-037", "philip_v", "1st_macedonian", 6, 15, 14},
    {"RPR-CARD-089", "viriathus", "numantine", 5, 15, 12},
    {"RPR-CARD-136", "spartacus", "gladiator", 5, 11, 14},
    {"RPR-CARD-137", "mithridates_vi", "1st_mithridatic", 4, 12, 15},
    {"RPR-CARD-138", "vercingetorix", "3rd_gallic", 6, 14, 18},
};
TEST(LeaderCards, AllOfThem) { EXPECT_EQ(kLeaders.size(), test_tables().leaders.size()); }

TEST(LeaderCards, StrengthAndNumbers) {
  const auto has = [](const std::vector<int>& numbers, int n) {
    return std::find(numbers.begin(), numbers.end(), n) != numbers.end();
  };
  for (const LeaderCard& c : kLeaders) {
    TestTable t("late");
    seat_forum(t);
    t.province("hispania_citerior");
    t.war(c.war, kInactive).war("parthian", kActive);
    const WarStrength before = war_strength(t.p(), WarId(c.war));
    draw_leader(t, c.leader);
    const WarStrength with = war_strength(t.p(), WarId(c.war));
    EXPECT_EQ(zone(t, c.war), kActive) << c.clause;
    EXPECT_EQ(with.land, before.land + c.value) << c.clause;
    EXPECT_EQ(with.support, before.support) << c.clause;
    EXPECT_TRUE(has(with.disaster, c.disaster)) << c.clause;
    EXPECT_TRUE(has(with.standoff, c.standoff)) << c.clause;
    EXPECT_EQ(war_strength(t.p(), WarId("parthian")).land, 12) << c.clause;
  }
}
// RPR-CARD-034, RPR-CARD-035  Father and son together.
TEST(LeaderCards, HamilcarAndHannibal) {
  TestTable t;
  seat_forum(t);
  t.war("1st_punic", kInactive);
  draw_leader(t, "hamilcar");
  draw_leader(t, "hannibal");
  const WarStrength punic = war_strength(t.p(), WarId("1st_punic"));
  EXPECT_EQ(punic.land, 10 + 3 + 7);
  EXPECT_EQ(punic.fleet, 10 + 3 + 7);
  EXPECT_EQ(punic.disaster, (std::vector<int>{8, 9, 13}));
  EXPECT_EQ(punic.standoff, (std::vector<int>{11, 12, 14, 16}));
}
// RPR-R-42  Mithridates leads the three wars that bear his name.
TEST(LeaderCards, Mithridates) {
  TestTable t("late");
  seat_forum(t);
  t.enemy_leader("mithridates_vi");
  for (const char* war : {"1st_mithridatic", "2nd_mithridatic", "3rd_mithridatic"}) {
    t.war(war, kActive);
    EXPECT_EQ(leaders_of(t.p(), WarId(war)).size(), 1u) << war;
  }
}

}  // namespace war_cards_test
}  // namespace adj::respublica
