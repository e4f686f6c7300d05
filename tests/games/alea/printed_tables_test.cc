// The tables that the book prints, cell by cell: whoever changes a figure of the data changes a rule.

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <sstream>

#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace printed_tables_test {

const Tables& t() { return test_tables(); }

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream in(line);
  return {std::istream_iterator<std::string>(in), {}};
}

// Attacker/defender, the attacker's result first.
const std::map<int, std::string>& combat_rows() {
  static const std::map<int, std::string> kRows{{-2, "E|R E|R E|R A|R A|R A|R A|1/4 A|1/4 A|1/4 R|R"},
                                                {-1, "E|R E|R A|R A|1/4 A|1/4 A|1/4 A|1/2 A|1/4 R|R R|R"},
                                                {0, "E|R A|R A|1/4 A|1/4 A|1/4 A|1/2 A|1/2 R|R R|R 3/4|A"},
                                                {1, "A|R A|R A|1/4 A|1/2 A|1/2 A|3/4 R|R R|R 3/4|A 1/2|A"},
                                                {2, "A|R A|1/4 A|1/4 A|1/2 A|3/4 R|R R|R 3/4|A 1/2|A R|A"},
                                                {3, "A|R A|1/4 A|1/2 A|3/4 R|R R|R 3/4|A 1/2|A 1/2|A R|A"},
                                                {4, "A|1/4 A|1/2 A|1/2 R|R R|R 3/4|A 1/2|A 1/2|A 1/4|A R|A"},
                                                {5, "A|1/2 A|1/2 R|R R|R 3/4|A 1/2|A 1/2|A 1/4|A 1/4|A R|A"},
                                                {6, "A|1/2 R|R R|R 3/4|A 1/2|A 1/2|A 1/4|A 1/4|A R|A R|A"},
                                                {7, "R|R R|R 1/2|A 1/2|A 1/4|A 1/4|A 1/4|A R|A R|A R|E"},
                                                {8, "R|R 1/4|A 1/2|A 1/4|A 1/4|A 1/4|A R|A R|A R|E R|E"},
                                                {9, "1/4|A 1/4|A 1/4|A R|A R|A R|A R|A R|E R|E R|E"}};
  return kRows;
}

// AIE-RUL-02  Of the two R/R cells of a column the lower row is the defender's.
BattleSide printed_winner(const std::string& cell, bool other_row_above) {
  if (cell == "R|R") return other_row_above ? BattleSide::attacker : BattleSide::defender;
  return cell.front() == 'A' || cell.front() == 'E' ? BattleSide::defender : BattleSide::attacker;
}

TEST(AleaPrintedTables, Combat) {
  // AIE-TC.a AIE-8.4.1a AIE-RUL-02
  std::vector<std::string> ratios;
  for (const auto& ratio : t().combat.columns)
    ratios.push_back(std::to_string(ratio.attacker) + "/" + std::to_string(ratio.defender));
  EXPECT_EQ(ratios,
            (std::vector<std::string>{"1/3", "1/2", "2/3", "4/5", "1/1", "5/4", "3/2", "2/1", "3/1", "4/1"}));
  ASSERT_EQ(t().combat.rows.size(), combat_rows().size());
  std::vector<int> quiet(10, 0);  // R/R cells met so far, by column
  for (const auto& [row, line] : combat_rows()) {
    const std::vector<std::string> printed = words_of(line);
    const std::vector<CombatCell>& cells = t().combat.rows.at(row);
    ASSERT_EQ(cells.size(), printed.size()) << row;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::string cell =
          std::string(name_of(cells[i].attacker)) + "|" + std::string(name_of(cells[i].defender));
      EXPECT_EQ(cell, printed[i]) << "row " << row << ", column " << ratios[i];
      EXPECT_EQ(cells[i].winner, printed_winner(cell, quiet[i] > 0)) << "row " << row << ", " << ratios[i];
      quiet[i] += cell == "R|R";
    }
  }
  EXPECT_EQ(quiet, std::vector<int>(10, 2));
}

// --- Leaders

struct LeaderRow {
  const char *name, *entry;
  char camp;
  std::array<int, 3> below;  // 0: no roll
  const char *caesarian, *republican;
};

const std::vector<LeaderRow>& leader_rows() {
  static const std::vector<LeaderRow> kRows{
      {"Afranius", "D", 'R', {0, 0, 0}, "4/1/2/1", "5/1/2/2"},
      {"Agrippa", "A", 'C', {0, 0, 0}, "10/3/4/3", "9/3/4/2"},
      {"Ahenobarbus", "D", 'R', {2, 4, 6}, "3/0/2/2", "4/0/2/3"},
      {"M. Antonius", "D", 'C', {0, 0, 0}, "9/2/4/4", "9/2/4/4"},
      {"L. Antonius", "A", 'R', {0, 0, 0}, "4/0/2/2", "4/0/2/3"},
      {"Bassus", "-48", 'C', {0, 0, 0}, "6/2/3/2", "6/2/3/2"},
      {"Bibulus", "-48", 'R', {0, 2, 4}, "3/0/1/1", "3/0/2/2"},
      {"D. Brutus", "D", 'C', {0, 0, 0}, "5/1/3/2", "5/1/3/3"},
      {"M. Brutus", "-48", 'R', {0, 0, 0}, "4/1/2/3", "8/1/3/5"},
      {"Caesar", "D", 'C', {2, 4, 7}, "15/3/6/6", ""},
      {"Calvinus", "-48", 'C', {0, 0, 0}, "5/1/2/2", "4/1/2/1"},
      {"Cassius", "-48", 'R', {0, 0, 0}, "5/2/3/2", "8/2/3/4"},
      {"Cato", "D", 'R', {2, 4, 6}, "3/0/1/2", "4/0/2/5"},
      {"Corvinus", "A", 'R', {0, 0, 0}, "5/1/2/3", "4/1/2/2"},
      {"Curio", "D", 'C', {0, 2, 4}, "4/0/3/2", "3/0/2/2"},
      {"Dolabella", "-48", 'C', {0, 0, 0}, "4/0/2/2", "4/0/2/2"},
      {"Flaccus", "A", 'C', {0, 0, 0}, "4/1/2/1", "4/1/2/1"},
      {"Hirtius", "D", 'C', {0, 2, 4}, "4/1/2/3", "4/1/2/2"},
      {"Labienus", "D", 'R', {2, 4, 7}, "7/2/4/2", "6/2/4/2"},
      {"Lepidus", "D", 'C', {0, 0, 0}, "6/0/2/4", "6/0/2/3"},
      {"Lurius", "A", 'C', {0, 0, 0}, "3/0/2/1", "3/0/1/1"},
      {"Menas", "A", 'R', {0, 0, 0}, "3/1/3/1", "3/1/3/1"},
      {"Octavianus", "A", 'C', {0, 0, 0}, "9/0/4/5", ""},
      {"Pansa", "A", '?', {0, 0, 0}, "4/0/2/2", "4/0/2/2"},
      {"Petreius", "D", 'R', {0, 0, 0}, "4/1/2/1", "5/1/3/1"},
      {"Plancus", "-48", 'C', {0, 2, 4}, "5/1/2/3", "5/1/2/2"},
      {"Pollio", "-48", 'C', {0, 0, 0}, "5/1/3/2", "5/1/3/2"},
      {"Pompeius", "D", 'R', {3, 6, 8}, "", "14/2/5/5"},
      {"G. Pompeius", "D", 'R', {0, 0, 0}, "", "6/1/3/3"},
      {"S. Pompeius", "-48", 'R', {0, 0, 0}, "", "8/1/4/4"},
      {"Salvidienus", "A", '?', {0, 0, 0}, "5/1/3/2", "5/1/3/1"},
      {"Saxa", "A", 'C', {0, 0, 0}, "4/1/2/1", "4/1/2/1"},
      {"Scipio", "D", 'R', {0, 0, 0}, "5/0/2/2", "7/0/2/4"},
      {"Spinther", "D", 'R', {0, 0, 0}, "3/0/1/1", "3/0/2/2"},
      {"Sulla", "-48", 'C', {0, 0, 0}, "4/1/2/1", "4/1/2/1"},
      {"Trebonius", "D", 'C', {0, 0, 0}, "5/1/3/2", "5/1/3/3"},
  };
  return kRows;
}

std::string entry_of(const LeaderInfo& info) {
  switch (info.entry) {
    case EntryKind::start:
      return "D";
    case EntryKind::year:
      return std::to_string(info.entry_year);
    case EntryKind::after_caesar_death:
      return "A";
    case EntryKind::successor:
      break;
  }
  return "";
}

std::string face_of(const LeaderInfo& info, Camp camp) {
  if (!info.has_face(camp)) return "";
  const LeaderFace& face = info.faces.at(camp);
  return std::to_string(face.cc) + "/" + std::to_string(face.bt) + "/" + std::to_string(face.vs) + "/" +
         std::to_string(face.cp);
}

TEST(AleaPrintedTables, RomanLeaders) {
  // AIE-TL.a AIE-TL.b AIE-TL.c AIE-TL.d AIE-3.3.2a AIE-1.2.1a AIE-1.2.1b
  std::size_t at = 0;
  for (const LeaderInfo& info : t().leaders) {
    if (!info.roman()) continue;
    ASSERT_LT(at, leader_rows().size());
    const LeaderRow& row = leader_rows()[at++];
    SCOPED_TRACE(row.name);
    EXPECT_EQ(info.name, row.name);
    EXPECT_EQ(entry_of(info), row.entry);
    const char camp = !info.initial_camp ? '?' : *info.initial_camp == C ? 'C' : 'R';
    EXPECT_EQ(camp, row.camp);
    EXPECT_EQ(face_of(info, C), row.caesarian);
    EXPECT_EQ(face_of(info, R), row.republican);
    std::array<int, 3> below{};
    for (const auto& band : info.natural_death)
      for (std::size_t i = 0; i < below.size(); ++i)
        if (band.first_year == -43 + 5 * static_cast<int>(i) && band.last_year == band.first_year + 4)
          below[i] = band.below;
    EXPECT_EQ(below, row.below);
    EXPECT_EQ(info.natural_death.size(), 3u - static_cast<std::size_t>(std::ranges::count(below, 0)));
  }
  EXPECT_EQ(at, leader_rows().size());
}

// --- Stratagems

struct FaceRow {
  Face face;
  Phase phase;
  int count, value;
};

TEST(AleaPrintedTables, Stratagems) {
  // AIE-6.1a AIE-6.1b AIE-6.2a AIE-6.2b AIE-6.2c AIE-6.2d AIE-6.2e AIE-6.3a AIE-6.3b AIE-6.3c AIE-6.3d
  // AIE-6.3g AIE-6.3h AIE-6.3i AIE-6.3j AIE-6.3k AIE-6.3l AIE-6.3m AIE-6.3p AIE-6.3q AIE-6.3r AIE-6.3s
  // AIE-6.4a AIE-6.4b AIE-6.4c AIE-6.4e AIE-RUL-61
  using F = Face;
  using P = Phase;
  const std::vector<FaceRow> rows{{F::initiative, P::b, 2, 0},
                                  {F::janus, P::b, 1, 0},
                                  {F::coup_0, P::c, 1, 0},
                                  {F::coup_m1, P::c, 1, -1},
                                  {F::coup_m2, P::c, 1, -2},
                                  {F::uprising_minor, P::c, 3, 0},
                                  {F::uprising_two_minors, P::c, 1, 0},
                                  {F::uprising_major, P::c, 1, 0},
                                  {F::allegiance, P::c, 1, 0},
                                  {F::timely_flight, P::e, 2, 0},
                                  {F::divine_favour, P::e, 1, 0},
                                  {F::assassination, P::e, 2, 0},
                                  {F::plague, P::e, 1, 0},
                                  {F::desertion, P::e, 1, 0},
                                  {F::turncoats, P::e, 1, 0},
                                  {F::veni_vidi_vici, P::e, 1, 0},
                                  {F::siegecraft_p1, P::e, 1, 1},
                                  {F::siegecraft_p2, P::e, 1, 2},
                                  {F::walls_m1, P::e, 1, -1},
                                  {F::walls_m2, P::e, 1, -2},
                                  {F::parthian_shot, P::e, 1, 0},
                                  {F::senate_intrigue, P::e, 2, 0},
                                  {F::pacify_minor, P::e, 1, 0},
                                  {F::pacify_major, P::e, 1, 0},
                                  {F::pacify_nationality, P::e, 1, 0},
                                  {F::pax_romana, P::e, 1, 0},
                                  {F::ides_of_march, P::f, 1, 2},
                                  {F::imperium, P::f, 1, 0},
                                  {F::rally_triumvir, P::f, 2, 0},
                                  {F::triumph_1, P::f, 1, 1},
                                  {F::triumph_2, P::f, 1, 2}};
  ASSERT_EQ(t().faces.size(), rows.size());
  for (const FaceRow& row : rows) {
    SCOPED_TRACE(name_of(row.face));
    const FaceInfo& info = t().face(row.face);
    EXPECT_EQ(info.phase, row.phase);
    EXPECT_EQ(info.count, row.count);
    EXPECT_EQ(info.value, row.value);
    // So many counters bear it.
    const auto bears = [&](const CounterInfo& c) { return c.has(row.face); };
    EXPECT_EQ(std::ranges::count_if(t().counters, bears), row.count);
  }
}

// --- Peoples

struct PeopleRow {
  const char *id, *nation;
  int group;
  bool major;
  int points;  // AIE-10.1d
  bool allegiance;
};

TEST(AleaPrintedTables, Peoples) {
  // AIE-1.1a AIE-4.1a AIE-4.2.4a AIE-4.4.2a AIE-10.1d
  const std::vector<PeopleRow> rows{{"aegyptii", "hamito_semitic", 3, true, 4, true},
                                    {"parthi", "iranian", 2, true, 6, false},
                                    {"pontici", "thraco_phrygian", 2, true, 4, true},
                                    {"numidae", "hamito_semitic", 3, true, 2, true},
                                    {"germani", "german", 1, false, 0, false},
                                    {"alpes", "celtic", 1, false, 0, false},
                                    {"galatae", "celtic", 1, false, 0, false},
                                    {"celtiberes", "celtic", 1, false, 0, false},
                                    {"pannonii", "celtic", 1, false, 0, false},
                                    {"illyrii", "illyrian", 1, false, 0, false},
                                    {"daci", "thraco_phrygian", 2, false, 0, false},
                                    {"thracia", "thraco_phrygian", 2, false, 0, false},
                                    {"cappadocii", "thraco_phrygian", 2, false, 0, false},
                                    {"armenii", "thraco_phrygian", 2, false, 0, false},
                                    {"mauri", "hamito_semitic", 3, false, 0, false},
                                    {"nabatenei", "hamito_semitic", 3, false, 0, false},
                                    {"judaei", "hamito_semitic", 3, false, 0, false}};
  ASSERT_EQ(t().peoples.size(), rows.size());
  for (const PeopleRow& row : rows) {
    SCOPED_TRACE(row.id);
    const PeopleInfo& info = t().people(PeopleId(row.id));
    EXPECT_EQ(info.nation, NationId(row.nation));
    EXPECT_EQ(info.group, row.group);
    EXPECT_EQ(info.major, row.major);
    EXPECT_EQ(info.pacification_vp, row.points);
    EXPECT_EQ(info.pacification_vp_by_stratagem, row.points / 2);
    EXPECT_EQ(info.can_give_allegiance, row.allegiance);
  }
}

// --- Units

std::string face_of(const UnitFace& face) {
  return std::to_string(face.pf) + "/" + std::to_string(face.qu) + "/" + std::to_string(face.bt);
}

// Legions by what they are, everybody else by variant or people.
std::string kind_of(const UnitInfo& unit) {
  if (unit.people) return unit.people->str() + (unit.land() ? "" : " naves");
  if (unit.type != UnitType::legio) return unit.name;
  if (unit.recruits) return "recruits";
  if (unit.number == 10) return "X";
  return unit.number >= 5 && unit.number <= 14 ? "veterans" : "legions";
}

TEST(AleaPrintedTables, Units) {
  // AIE-1.3a AIE-8.6.1a AIE-3.2.1a  How many of each face.
  std::map<std::string, int> counted;
  for (const UnitInfo& unit : t().units)
    ++counted[kind_of(unit) + " " + face_of(unit.normal) + " " + face_of(unit.weakened)];
  const std::map<std::string, int> printed{{"X 5/5/1 3/4/0", 1},
                                           {"veterans 5/4/1 3/3/0", 9},
                                           {"legions 5/3/0 3/2/0", 28},
                                           {"recruits 4/2/0 2/1/0", 18},
                                           {"Equites 4PF 4/1/1 2/1/0", 4},
                                           {"Equites 2PF 2/1/1 1/1/0", 5},
                                           {"Auxilia 3/2/0 2/1/0", 9},
                                           {"Naves 8PF 2 +1 8/2/1 4/1/0", 2},
                                           {"Naves 8PF 1 +1 8/1/1 4/1/0", 1},
                                           {"Naves 6PF 0 6/1/0 3/1/0", 2},
                                           {"Naves 6PF +1 6/1/1 3/1/0", 1},
                                           {"Naves 4PF 0 4/1/0 2/1/0", 1},
                                           {"Naves 4PF +1 4/1/1 2/1/0", 2},
                                           {"aegyptii 4/2/0 2/1/0", 4},
                                           {"aegyptii naves 6/1/0 3/1/0", 2},
                                           {"parthi 6/4/1 3/3/0", 2},
                                           {"parthi 5/3/1 3/2/0", 4},
                                           {"pontici 5/2/0 3/1/0", 4},
                                           {"numidae 4/2/1 2/1/0", 2},
                                           {"numidae 5/1/0 3/1/0", 2},
                                           {"germani 8/2/0 4/1/0", 3},
                                           {"alpes 4/1/1 2/1/0", 2},
                                           {"galatae 4/2/0 2/1/0", 2},
                                           {"celtiberes 5/2/1 3/1/0", 2},
                                           {"pannonii 6/2/0 3/1/0", 2},
                                           {"illyrii 6/2/0 3/1/0", 2},
                                           {"daci 7/2/0 4/1/0", 3},
                                           {"thracia 5/2/0 3/1/0", 2},
                                           {"cappadocii 4/1/0 2/1/0", 2},
                                           {"armenii 6/2/0 3/1/0", 2},
                                           {"mauri 4/1/1 2/1/0", 2},
                                           {"nabatenei 4/1/0 2/1/0", 2},
                                           {"judaei 4/2/0 2/1/0", 2}};
  EXPECT_EQ(counted, printed);
}

// --- The map

TEST(AleaPrintedTables, WhatABorderCosts) {
  // AIE-7.2b AIE-7.2c AIE-7.2d AIE-7.2e
  using Line = std::pair<std::string, std::string>;
  const std::map<Line, const char*> waters{{{"gallia_1", "germani_1"}, "Rhenus"},
                                           {{"gallia_2", "germani_1"}, "Rhenus"},
                                           {{"gallia_2", "germani_2"}, "Rhenus"},
                                           {{"gallia_5", "germani_2"}, "Rhenus"},
                                           {{"alpes_n", "germani_2"}, "Danuvius"},
                                           {{"germani_2", "noricum"}, "Danuvius"},
                                           {{"germani_2", "pannonii"}, "Danuvius"},
                                           {{"daci", "pannonii"}, "Danuvius"},
                                           {{"daci", "illyrii"}, "Danuvius"},
                                           {{"daci", "thracia_2"}, "Danuvius"},
                                           {{"sarmatia", "thracia_2"}, "Danuvius"},
                                           {{"asia_5", "parthi_1"}, "Euphrates"},
                                           {{"armenii", "parthi_1"}, "Tigris"},
                                           {{"parthi_1", "parthi_3"}, "Tigris"},
                                           {{"parthi_2", "parthi_3"}, "Tigris"},
                                           {{"italia_7", "sicilia_1"}, "Fretum Siculum"},
                                           {{"sicilia_2", "sicilia_3"}, "Fretum Taphros"},
                                           {{"hispania_3", "mauri"}, "Fretum Gaditanum"},
                                           {{"asia_1", "thracia_1"}, "Hellespontus"},
                                           {{"asia_2", "thracia_1"}, "Bosporus Thracius"}};
  const std::set<std::string> straits{"Fretum Siculum", "Fretum Taphros", "Fretum Gaditanum", "Hellespontus",
                                      "Bosporus Thracius"};
  std::size_t crossings = 0, borders = 0;
  for (const ZoneInfo& zone : t().zones)
    for (const Border& border : zone.borders) {
      SCOPED_TRACE(zone.id.str() + " to " + border.to.str());
      const auto [low, high] = std::minmax({zone.id.str(), border.to.str()});
      const auto water = waters.find({low, high});
      const bool mountain = border.to == z("alpes_n") || border.to == z("alpes_s");
      EXPECT_EQ(border.cost, 1 + (water != waters.end() ? 1 : 0) + (mountain ? 1 : 0));
      ++borders;
      if (water == waters.end()) {
        EXPECT_EQ(border.kind, BorderKind::land);
        continue;
      }
      ++crossings;
      EXPECT_EQ(border.name, water->second);
      EXPECT_EQ(border.kind, straits.contains(border.name) ? BorderKind::strait : BorderKind::river);
    }
  EXPECT_EQ(crossings, 2 * waters.size());
  EXPECT_EQ(borders, 2u * 113);
}

TEST(AleaPrintedTables, SeasThatAreClosed) {
  // AIE-3.4.2c
  std::vector<ZoneId> closed;
  for (const ZoneInfo& zone : t().zones)
    if (zone.sea && !zone.navigable) closed.push_back(zone.id);
  EXPECT_EQ(closed, (std::vector{z("oceanus_atlanticus"), z("fretum_gallicum"), z("mare_germanicum")}));
}

TEST(AleaPrintedTables, Points) {
  // AIE-10.1a AIE-10.1b AIE-10.1c AIE-10.1e AIE-10.2a AIE-10.2b AIE-10.2c AIE-6.3o
  const Constants& c = t().constants;
  EXPECT_EQ(c.battle_pf_threshold, 35);
  EXPECT_EQ(c.vp_battle, 1);
  EXPECT_EQ(c.vp_leader, 1);
  EXPECT_EQ(c.legions_per_vp, 3);
  EXPECT_EQ(c.vp_last_assassin, 5);
  EXPECT_EQ(c.vp_allegiance, 1);
  EXPECT_EQ(c.vp_roma, 1);
  EXPECT_EQ(c.vp_intrigue, 3);
  EXPECT_EQ(c.roma_control_points, 2);
  ASSERT_EQ(c.control_bands.size(), 2u);
  EXPECT_EQ(c.control_bands[0].min, 12);
  EXPECT_EQ(c.control_bands[0].max, 14);
  EXPECT_EQ(c.control_bands[0].vp, 2);
  EXPECT_EQ(c.control_bands[1].min, 15);
  EXPECT_GE(c.control_bands[1].max, 20);
  EXPECT_EQ(c.control_bands[1].vp, 3);
}

}  // namespace printed_tables_test
}  // namespace adj::alea
