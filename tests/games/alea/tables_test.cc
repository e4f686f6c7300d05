// The data as the rules read them: what the rulebook prints, and the lookups.

#include <algorithm>

#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace tables_test {

const Tables& t() { return test_tables(); }

std::vector<std::string> names(const std::vector<PeopleId>& ids) {
  std::vector<std::string> found;
  for (const PeopleId& id : ids) found.push_back(id.str());
  return found;
}

std::vector<std::string> nation(const char* id) { return names(t().nation(NationId(id)).peoples); }

TEST(AleaTables, KindsOfZone) {
  // AIE-0.2a
  EXPECT_FALSE(t().zone(z("italia_4")).sea);
  EXPECT_TRUE(t().zone(z("italia_4")).coastal());
  EXPECT_FALSE(t().zone(z("gallia_4")).coastal());
  EXPECT_TRUE(t().zone(z("mare_tyrrhenum")).sea);
  EXPECT_FALSE(t().zone(z("mare_tyrrhenum")).coastal());
  int land = 0, sea = 0;
  for (const ZoneInfo& zone : t().zones) {
    EXPECT_EQ(zone.order, land + sea) << zone.id.view();
    EXPECT_FALSE(!zone.sea && sea > 0) << "land before sea";
    ++(zone.sea ? sea : land);
  }
  EXPECT_EQ(land, 63);
  EXPECT_EQ(sea, 10);
}

TEST(AleaTables, Nationalities) {
  // AIE-1.1a AIE-EX-1
  using Names = std::vector<std::string>;
  EXPECT_EQ(nation("celtic"), (Names{"alpes", "galatae", "celtiberes", "pannonii"}));
  EXPECT_EQ(nation("illyrian"), Names{"illyrii"});
  EXPECT_EQ(nation("iranian"), Names{"parthi"});
  EXPECT_EQ(nation("german"), Names{"germani"});
  EXPECT_EQ(nation("thraco_phrygian"), (Names{"daci", "thracia", "pontici", "cappadocii", "armenii"}));
  EXPECT_EQ(nation("hamito_semitic"), (Names{"mauri", "nabatenei", "numidae", "judaei", "aegyptii"}));
  EXPECT_EQ(nation("roman"), Names{});
}

TEST(AleaTables, LeadersHaveTheirFigures) {
  // AIE-1.2a
  for (const LeaderInfo& leader : t().leaders) {
    if (leader.roman()) {
      for (const auto& [camp, face] : leader.faces) {
        EXPECT_GT(face.cc, 0) << leader.id.view();
        EXPECT_GT(face.vs, 0) << leader.id.view();
        EXPECT_GT(face.cp, 0) << leader.id.view();
      }
    } else {
      EXPECT_GT(leader.face.cc, 0) << leader.id.view();
      EXPECT_EQ(leader.face.vs, 3) << leader.id.view();
      EXPECT_EQ(leader.face.cp, 0) << leader.id.view();
    }
  }
  EXPECT_EQ(t().leader(kCaesar).faces.at(Camp::caesarian).vs, 6);
  EXPECT_EQ(t().leader(kPompeius).faces.at(Camp::republican).vs, 5);
  EXPECT_EQ(t().leader(kMAntonius).faces.at(Camp::caesarian).cc, 9);
}

TEST(AleaTables, FourPotentialAssassins) {
  // AIE-1.2b
  std::vector<LeaderId> icons;
  for (const LeaderInfo& leader : t().leaders)
    if (leader.assassin_icon) icons.push_back(leader.id);
  EXPECT_EQ(icons, (std::vector{kDBrutus, kMBrutus, kCassius, kTrebonius}));
}

TEST(AleaTables, LeadersWithOneFace) {
  // AIE-1.2.1b AIE-EX-2
  EXPECT_FALSE(t().leader(kPompeius).has_face(Camp::caesarian));
  EXPECT_TRUE(t().leader(kPompeius).has_face(Camp::republican));
  std::vector<LeaderId> single;
  for (const LeaderInfo& leader : t().leaders)
    if (leader.roman() && leader.faces.size() == 1) {
      single.push_back(leader.id);
      EXPECT_FALSE(leader.can_be_pretender);
    }
  EXPECT_EQ(single, (std::vector{kCaesar, kOctavianus, kPompeius, kGPompeius, kSPompeius}));
}

TEST(AleaTables, UnitsHaveTwoFaces) {
  // AIE-1.3a
  const UnitInfo& tenth = t().unit(u("legio_10"));
  EXPECT_EQ(tenth.normal.pf, 5);
  EXPECT_EQ(tenth.normal.qu, 5);
  EXPECT_EQ(tenth.normal.bt, 1);
  EXPECT_EQ(tenth.weakened.pf, 3);
  EXPECT_EQ(tenth.weakened.qu, 4);
  EXPECT_EQ(tenth.weakened.bt, 0);
  for (const UnitInfo& unit : t().units) EXPECT_GE(unit.normal.pf, unit.weakened.pf) << unit.id.view();
}

TEST(AleaTables, UnitsAreNamed) {
  // AIE-1.3.1a
  EXPECT_EQ(t().unit(u("legio_10")).name, "X");
  EXPECT_EQ(t().unit(u("legio_1r")).name, "I-R");
  EXPECT_EQ(t().unit(u("equites_4pf_2")).name, "Equites 4PF");
  EXPECT_EQ(t().unit(u("equites_4pf_2")).variant, "4PF");
  EXPECT_EQ(t().unit(u("equites_4pf_2")).number, 2);
  EXPECT_EQ(t().unit(u("equites_2pf_1")).number, 1);
  EXPECT_EQ(t().unit(u("auxilia_9")).name, "Auxilia");
  EXPECT_EQ(t().unit(u("auxilia_9")).number, 9);
  EXPECT_EQ(t().unit(u("naves_6pf_p1_1")).name, "Naves 6PF +1");
  EXPECT_EQ(t().unit(u("parthi_3")).name, "Parthi 3");
  EXPECT_EQ(t().unit(u("parthi_3")).people, kParthi);
  EXPECT_EQ(t().unit(u("parthi_3")).type, UnitType::warriors);
}

TEST(AleaTables, RegionsAndTheirZones) {
  // AIE-3.1.1a AIE-EX-32
  ASSERT_EQ(t().regions.size(), 7u);
  for (const RegionInfo& region : t().regions)
    for (const ZoneId& zone : region.zones) {
      EXPECT_EQ(t().zone(zone).region, region.id);
      EXPECT_TRUE(t().zone(zone).inside_republic);
    }
  EXPECT_EQ(t().region(RegionId("graecia")).zones.at(4), z("graecia_5"));
  EXPECT_EQ(t().zone(z("graecia_5")).name_en, "Crete");
  EXPECT_EQ(t().region(RegionId("africa")).zones.at(2), z("africa_3"));
  EXPECT_EQ(t().zone(z("africa_3")).name_en, "Cyrenaica");
}

struct RegionRow {
  const char* id;
  int garrison, legio, auxilia, equites, naves, zones, cities, points, die;
};

TEST(AleaTables, TableOfRegions) {
  // AIE-TR.a AIE-3.1.1b
  const std::vector<RegionRow> rows{
      {"italia", 2, 4, 0, 1, 2, 4, 3, 5, 3},  {"asia", 3, 2, 1, 1, 1, 3, 2, 3, 5},
      {"gallia", 3, 1, 2, 2, 1, 5, 2, 2, 1},  {"africa", 1, 2, 1, 2, 2, 2, 1, 3, 6},
      {"graecia", 3, 2, 2, 1, 1, 3, 2, 2, 4}, {"sicilia", 0, 1, 2, 0, 2, 2, 1, 1, 0},
      {"hispania", 2, 1, 1, 2, 0, 3, 2, 2, 2}};
  int points = t().constants.roma_control_points;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const RegionInfo& r = t().regions.at(i);
    SCOPED_TRACE(rows[i].id);
    EXPECT_EQ(r.id, RegionId(rows[i].id));
    EXPECT_EQ(r.order, static_cast<int>(i));
    EXPECT_EQ(r.garrison, rows[i].garrison);
    EXPECT_EQ(r.recruit.of(UnitType::legio), rows[i].legio);
    EXPECT_EQ(r.recruit.of(UnitType::auxilia), rows[i].auxilia);
    EXPECT_EQ(r.recruit.of(UnitType::equites), rows[i].equites);
    EXPECT_EQ(r.recruit.of(UnitType::naves), rows[i].naves);
    EXPECT_EQ(r.recruit.of(UnitType::warriors), 0);
    EXPECT_EQ(r.zones_for_control, rows[i].zones);
    EXPECT_EQ(r.cities_for_control, rows[i].cities);
    EXPECT_EQ(r.control_points, rows[i].points);
    EXPECT_EQ(r.event11_die.value_or(0), rows[i].die);
    points += r.control_points;
  }
  EXPECT_EQ(points, 20);
}

TEST(AleaTables, RomaIsTheOnlyCapital) {
  // AIE-3.1.2a
  for (const ZoneInfo& zone : t().zones)
    if (zone.city) {
      EXPECT_EQ(zone.city->capital, zone.id == kRomaZone) << zone.id.view();
    }
  EXPECT_EQ(t().zone(kRomaZone).city->name, "Roma");
}

TEST(AleaTables, RecruitsAndVeteransOfOneNumber) {
  // AIE-3.2.1a
  const UnitInfo& third = t().unit(u("legio_3"));
  const UnitInfo& third_r = t().unit(u("legio_3r"));
  EXPECT_EQ(third.number, third_r.number);
  EXPECT_FALSE(third.recruits);
  EXPECT_TRUE(third_r.recruits);
  EXPECT_NE(third.normal.pf, third_r.normal.pf);
  EXPECT_NE(third.normal.qu, third_r.normal.qu);
}

TEST(AleaTables, NavesCarryAndFight) {
  // AIE-3.2.3a
  const UnitInfo& naves = t().unit(u("naves_8pf_2_p1_1"));
  EXPECT_EQ(naves.type, UnitType::naves);
  EXPECT_FALSE(naves.land());
  EXPECT_EQ(naves.normal.pf, 8);
  EXPECT_EQ(naves.normal.qu, 2);
  EXPECT_EQ(naves.normal.bt, 1);
  EXPECT_EQ(t().constants.units_per_naves, 3);
  EXPECT_EQ(t().constants.legio_on_4pf, 2);
}

TEST(AleaTables, EntryOfRomanLeaders) {
  // AIE-3.3.2a AIE-TL.a
  int start = 0, later = 0, after = 0, unknown = 0;
  for (const LeaderInfo& leader : t().leaders) {
    if (!leader.roman()) continue;
    start += leader.entry == EntryKind::start;
    later += leader.entry == EntryKind::year && leader.entry_year == -48;
    after += leader.entry == EntryKind::after_caesar_death;
    unknown += !leader.initial_camp;
  }
  EXPECT_EQ(start, 16);
  EXPECT_EQ(later, 10);
  EXPECT_EQ(after, 10);
  EXPECT_EQ(unknown, 2);
  EXPECT_EQ(t().leader(kOctavianus).entry, EntryKind::after_caesar_death);
  EXPECT_EQ(t().leader(kMBrutus).entry_year, -48);
  EXPECT_EQ(t().leader(kMBrutus).initial_camp, Camp::republican);
  EXPECT_EQ(t().leader(kCaesar).initial_camp, Camp::caesarian);
}

TEST(AleaTables, BandsOfNaturalDeath) {
  // AIE-TL.a AIE-TL.c
  const auto& bands = t().leader(kPompeius).natural_death;
  ASSERT_EQ(bands.size(), 3u);
  EXPECT_EQ(bands[0].first_year, -43);
  EXPECT_EQ(bands[0].last_year, -39);
  EXPECT_EQ(bands[0].below, 3);
  EXPECT_EQ(bands[2].first_year, -33);
  EXPECT_EQ(bands[2].last_year, -29);
  EXPECT_EQ(bands[2].below, 8);
  EXPECT_EQ(t().leader(l("curio")).natural_death.size(), 2u);
  EXPECT_EQ(t().leader(l("curio")).natural_death.front().first_year, -38);
  EXPECT_TRUE(t().leader(kOctavianus).natural_death.empty());
}

TEST(AleaTables, MajorsHaveLeadersMinorsHaveNone) {
  // AIE-4.1a AIE-EX-12
  EXPECT_FALSE(t().people(PeopleId("germani")).major);
  EXPECT_TRUE(t().people(kAegyptii).major);
  int majors = 0;
  for (const PeopleInfo& people : t().peoples) {
    majors += people.major;
    EXPECT_EQ(people.major, !people.leaders.empty()) << people.id.view();
    EXPECT_FALSE(people.homes.empty());
    for (const ZoneId& home : people.homes) EXPECT_FALSE(t().zone(home).inside_republic);
    EXPECT_EQ(people.range, people.major ? 3 : 2);
  }
  EXPECT_EQ(majors, 4);
  EXPECT_EQ(t().peoples.size(), 17u);
  EXPECT_EQ(names(t().activation_markers),
            (std::vector<std::string>{"aegyptii", "parthi", "pontici", "numidae"}));
}

TEST(AleaTables, RegionsBesideThePeoples) {
  // AIE-4.4.1d
  EXPECT_EQ(t().people(PeopleId("mauri")).adjacent_regions, std::vector{RegionId("hispania")});
  for (const char* apart : {"daci", "armenii", "aegyptii"})
    EXPECT_TRUE(t().people(PeopleId(apart)).adjacent_regions.empty()) << apart;
  EXPECT_EQ(t().people(PeopleId("germani")).adjacent_regions, std::vector{RegionId("gallia")});
}

TEST(AleaTables, LeadersOfPeoplesComeAndGo) {
  // AIE-TN.a AIE-TN.b AIE-TN.c AIE-TN.d AIE-TN.e AIE-TN.f AIE-TN.g AIE-TN.h AIE-TN.i
  const auto info = [](const char* id) -> const LeaderInfo& { return t().leader(l(id)); };
  EXPECT_FALSE(info("cleopatra_vii").removed_at_first_pacification);
  EXPECT_TRUE(info("achillas").removed_at_first_allegiance);
  EXPECT_TRUE(info("achillas").removed_at_first_pacification);
  EXPECT_EQ(info("orodes_ii").removal_year, -39);
  for (const char* id : {"pacorus", "surena", "phraates_iv", "darius", "juba_ii", "cleopatra_vii"}) {
    EXPECT_FALSE(info(id).removal_year) << id;
    EXPECT_FALSE(info(id).removed_at_first_allegiance) << id;
  }
  EXPECT_EQ(info("phraates_iv").entry, EntryKind::year);
  EXPECT_EQ(info("phraates_iv").entry_year, -38);
  EXPECT_TRUE(info("pharnaces_ii").removed_at_first_allegiance);
  EXPECT_EQ(info("darius").entry, EntryKind::successor);
  EXPECT_EQ(info("darius").predecessor, l("pharnaces_ii"));
  EXPECT_FALSE(info("juba_i").removed_at_first_allegiance);
  EXPECT_TRUE(info("juba_i").removed_at_first_pacification);
  EXPECT_EQ(info("juba_ii").predecessor, l("juba_i"));
}

TEST(AleaTables, NamesThatMeanTheSame) {
  // AIE-RUL-05
  const auto has = [](const char* zone, const char* alias) {
    const auto& aliases = t().zone(z(zone)).aliases;
    return std::ranges::count(aliases, alias) > 0;
  };
  EXPECT_TRUE(has("asia_5", "Syria 5"));
  EXPECT_TRUE(has("asia_1", "Syria 1"));
  EXPECT_TRUE(has("mare_centrale", "Mare Nostrum Centralis"));
  EXPECT_TRUE(has("gallia_8", "Massalia"));
}

TEST(AleaTables, BordersAndCosts) {
  EXPECT_EQ(t().border(z("gallia_2"), z("germani_1"))->cost, 2);
  EXPECT_EQ(t().border(z("gallia_2"), z("germani_1"))->kind, BorderKind::river);
  EXPECT_EQ(t().border(z("gallia_2"), z("germani_1"))->name, "Rhenus");
  EXPECT_EQ(t().border(z("gallia_8"), z("alpes_s"))->cost, 2);
  EXPECT_EQ(t().border(z("alpes_s"), z("gallia_8"))->cost, 1);
  EXPECT_EQ(t().border(z("germani_2"), z("alpes_n"))->cost, 3);
  EXPECT_EQ(t().border(z("italia_1"), z("italia_3")), nullptr);
  EXPECT_TRUE(t().adjacent(z("hispania_3"), z("mauri")));
  EXPECT_TRUE(t().adjacent(z("italia_1"), z("mare_tyrrhenum")));
  EXPECT_TRUE(t().adjacent(z("mare_tyrrhenum"), z("italia_1")));
  EXPECT_TRUE(t().adjacent(z("mare_tyrrhenum"), z("mare_centrale")));
  EXPECT_FALSE(t().adjacent(z("mare_tyrrhenum"), z("mare_orientale")));
  EXPECT_FALSE(t().adjacent(z("italia_1"), z("italia_3")));
}

TEST(AleaTables, CountersAndFaces) {
  EXPECT_EQ(t().counters.size(), 19u);
  EXPECT_EQ(t().faces.size(), 31u);
  EXPECT_EQ(t().face(Face::uprising_minor).count, 3);
  EXPECT_EQ(t().face(Face::coup_m2).value, -2);
  EXPECT_EQ(t().face(Face::triumph_2).phase, Phase::f);
  EXPECT_TRUE(t().counter(CounterId("S06")).has(Face::imperium));
  EXPECT_FALSE(t().counter(CounterId("S06")).has(Face::janus));
}

TEST(AleaTables, CombatTableRows) {
  // AIE-TC.a
  ASSERT_EQ(t().combat.columns.size(), 10u);
  ASSERT_EQ(t().combat.rows.size(), 12u);
  const CombatCell& first = t().combat.rows.at(-2).front();
  EXPECT_EQ(first.attacker, Result::eliminated);
  EXPECT_EQ(first.defender, Result::retreat);
  EXPECT_EQ(first.winner, BattleSide::defender);
  const CombatCell& last = t().combat.rows.at(9).back();
  EXPECT_EQ(last.attacker, Result::retreat);
  EXPECT_EQ(last.defender, Result::eliminated);
  EXPECT_EQ(last.winner, BattleSide::attacker);
}

TEST(AleaTables, UnknownNamesAreOurOwnBugs) {
  EXPECT_THROW(t().zone(z("atlantis")), BrokenInvariant);
  EXPECT_THROW(t().unit(u("legio_99")), BrokenInvariant);
  EXPECT_THROW(t().leader(l("spartacus")), BrokenInvariant);
  EXPECT_THROW(t().people(PeopleId("galli")), BrokenInvariant);
  EXPECT_THROW(t().event(16), BrokenInvariant);
  EXPECT_THROW(t().event(0), BrokenInvariant);
  EXPECT_THROW(t().scenario("8"), BrokenInvariant);
  EXPECT_FALSE(t().has_zone(z("atlantis")));
  EXPECT_TRUE(t().has_zone(kRomaZone));
  EXPECT_FALSE(t().has_unit(u("legio_99")));
  EXPECT_TRUE(t().has_leader(kCaesar));
  EXPECT_FALSE(t().has_scenario("8"));
}

}  // namespace tables_test
}  // namespace adj::alea
