// Section 7.4: every line of the order table in both languages, and the order that it means.

#include "tests/games/alea/mails_for_test.h"

namespace adj::alea {
namespace orders_table_test {

struct Twin {
  const char* english;
  const char* french;
  Order order;
};

std::vector<Twin> turn_lines() {
  Play pacify_celts = face(Face::pacify_nationality);
  pacify_celts.nation = NationId("celtic");
  Condition war = when(ConditionKind::people_at_war);
  war.people = kNumidae;
  return {
      {"DEPLOY Caesar, M. Antonius, LEGIO X, XII IN ITALIA 1",
       "DEPLOIE Caesar, M. Antonius, LEGIO X, XII EN ITALIA 1",
       plain(Deploy{{kCaesar, kMAntonius}, us({"legio_10", "legio_12"}), z("italia_1"), false})},
      {"DEPLOY Lepidus IN ROMA", "DEPLOIE Lepidus A ROMA",
       plain(Deploy{ls({"lepidus"}), {}, kRomaZone, true})},
      {"DEPLOY DEFAULT", "DEPLOIE DEFAUT", plain(DeployDefault{})},
      {"PLAY INITIATIVE IF LOST", "JOUE INITIATIVE SI PERDUE",
       plain(face(Face::initiative), {when(ConditionKind::lost_initiative)})},
      {"PLAY JANUS IF LOST", "JOUE JANUS SI PERDUE",
       plain(face(Face::janus), {when(ConditionKind::lost_initiative)})},
      {"PLAY JANUS", "JOUE JANUS", plain(face(Face::janus))},
      {"ENTER Cassius IN GRAECIA 2", "ENTREE Cassius EN GRAECIA 2", plain(Enter{kCassius, z("graecia_2")})},
      {"COUP Scipio WITH -1", "COUP Scipio AVEC -1", plain(about(Face::coup_m1, ls({"scipio"})))},
      {"COUP Scipio WITH 0", "COUP Scipio AVEC 0", plain(about(Face::coup_0, ls({"scipio"})))},
      {"COUP Scipio WITH -2", "COUP Scipio AVEC −2", plain(about(Face::coup_m2, ls({"scipio"})))},
      {"TRIUMVIR ALWAYS", "TRIUMVIR TOUJOURS", plain(TriumvirPolicy{true, {}})},
      {"TRIUMVIR NEVER", "TRIUMVIR JAMAIS", plain(TriumvirPolicy{false, {}})},
      {"TRIUMVIR NOT Lepidus", "TRIUMVIR SAUF Lepidus", plain(TriumvirPolicy{true, ls({"lepidus"})})},
      {"UPRISING Germani", "SOULEVEMENT Germani", plain(about(Face::uprising_minor, ps({"germani"})))},
      {"UPRISING Daci, Thracia", "SOULEVEMENT Daci, Thracia",
       plain(about(Face::uprising_two_minors, ps({"daci", "thracia"})))},
      {"UPRISING Parthi", "SOULEVEMENT Parthi", plain(about(Face::uprising_major, ps({"parthi"})))},
      {"ALLEGIANCE Numidae", "ALLEGEANCE Numidae", plain(about(Face::allegiance, ps({"numidae"})))},
      {"DIPLOMACY Aegyptii WITH Caesar", "DIPLOMATIE Aegyptii AVEC Caesar",
       plain(Diplomacy{kAegyptii, kCaesar})},
      {"NOMINATE Scipio", "NOMME Scipio", plain(Nominate{l("scipio")})},
      {"SUCCESSION Scipio, Cato, G. Pompeius", "SUCCESSION Scipio, Cato, G. Pompeius",
       plain(Succession{ls({"scipio", "cato", "g_pompeius"})})},
      {"PLACE LEGIO IV-R IN ITALIA 7", "PLACE LEGIO IV-R EN ITALIA 7",
       plain(PlaceUnits{us({"legio_4r"}), z("italia_7")})},
      {"DISBAND LEGIO XXX, XXXI, XXXII", "LICENCIE LEGIO XXX, XXXI, XXXII",
       plain(Disband{us({"legio_30", "legio_31", "legio_32"})})},
      {"REMOVE LEGIO I-R, XVII IN HISPANIA", "RETIRE LEGIO I-R, XVII EN HISPANIA",
       plain(RemoveLegions{RegionId("hispania"), us({"legio_1r", "legio_17"})})},
      {"CITY Octavianus ITALIA 4", "VILLE Octavianus ITALIA 4", plain(City{kOctavianus, z("italia_4")})},
      {"HOLD C", "ATTENDS C", plain(Hold{Phase::c})},
      {"HOLD D", "ATTENDS D", plain(Hold{Phase::d})},
      {"DIPLOMACY Numidae WITH Caesar IF Numidae AT WAR",
       "DIPLOMATIE Numidae AVEC Caesar SI Numidae EN GUERRE", plain(Diplomacy{kNumidae, kCaesar}, {war})},
      {"COUP Scipio WITH -1 IF INITIATIVE", "COUP Scipio AVEC -1 SI INITIATIVE",
       plain(about(Face::coup_m1, ls({"scipio"})), {when(ConditionKind::has_initiative)})},
      {"PLAY PACIFY NATION CELTIC", "JOUE PACIFICATION NATIONALITE CELTES", plain(pacify_celts)},
  };
}

std::vector<Twin> movement_lines() {
  const Condition odds32 = compared(ConditionKind::odds, Comparison::greater_equal, 3, 2);
  return {
      {"MOVE Caesar WITH LEGIO V, VI, VII FROM GALLIA 9 TO HISPANIA 1",
       "BOUGE Caesar AVEC LEGIO V, VI, VII DE GALLIA 9 A HISPANIA 1",
       plain(Move{{kCaesar}, us({"legio_5", "legio_6", "legio_7"}), z("gallia_9"), {{z("hispania_1"), {}}}})},
      {"MOVE LEGIO I-R TO GALLIA 4", "BOUGE LEGIO I-R A GALLIA 4",
       plain(Move{{}, us({"legio_1r"}), z("gallia_5"), {{z("gallia_4"), {}}}})},
      {"MOVE Lepidus WITH VIII, IX VIA GALLIA 8 DROP IX TO GALLIA 9",
       "BOUGE Lepidus AVEC VIII, IX VIA GALLIA 8 LAISSE IX A GALLIA 9",
       plain(Move{ls({"lepidus"}),
                  us({"legio_8", "legio_9"}),
                  z("gallia_7"),
                  {{z("gallia_8"), us({"legio_9"})}, {z("gallia_9"), {}}}})},
      {"SAIL Dolabella, Trebonius WITH NAVES 6PF 0 CARRY LEGIO II, IV, EQUITES 4PF FROM GALLIA 8 VIA MARE "
       "OCCIDENTALIS TO MARE CENTRALIS",
       "NAVIGUE Dolabella, Trebonius AVEC NAVES 6PF 0 TRANSPORTE LEGIO II, IV, EQUITES 4PF DE GALLIA 8 VIA "
       "MARE "
       "OCCIDENTALIS A MARE CENTRALIS",
       plain(Sail{{kDolabella, kTrebonius},
                  us({"naves_6pf_0_1"}),
                  us({"legio_2", "legio_4", "equites_4pf_2"}),
                  z("gallia_8"),
                  zs({"mare_occidentale", "mare_centrale"})})},
      {"MOVE Surena WITH PARTHI 1, 2, 3 TO ASIA 5", "BOUGE Surena AVEC PARTHI 1, 2, 3 A ASIA 5",
       plain(Move{
           ls({"surena"}), us({"parthi_1", "parthi_2", "parthi_3"}), z("parthi_1"), {{z("asia_5"), {}}}})},
      {"BATTLES ITALIA 7, GRAECIA 3", "BATAILLES ITALIA 7, GRAECIA 3",
       plain(BattleOrder{zs({"italia_7", "graecia_3"})})},
      {"FLEET ITALIA 7: Agrippa", "FLOTTE ITALIA 7: Agrippa",
       plain(AssignLeaders{z("italia_7"), true, ls({"agrippa"})})},
      {"ARMY ITALIA 7: Octavianus", "ARMEE ITALIA 7: Octavianus",
       plain(AssignLeaders{z("italia_7"), false, {kOctavianus}})},
      {"EVADE Pompeius IF ODDS >= 3/2 TO GRAECIA 4, GRAECIA 2 TAKE LEGIO I, III",
       "EVASION Pompeius SI RAPPORT >= 3/2 VERS GRAECIA 4, GRAECIA 2 EMMENE LEGIO I, III",
       plain(
           Evade{kPompeius, std::nullopt, false, zs({"graecia_4", "graecia_2"}), us({"legio_1", "legio_3"})},
           {odds32})},
      {"STAND GRAECIA 2", "TIENS GRAECIA 2", plain(Stand{z("graecia_2")})},
      {"EVADE FLEET ITALIA 7 TO MARE CENTRALIS", "EVASION FLOTTE ITALIA 7 VERS MARE CENTRALIS",
       plain(Evade{std::nullopt, z("italia_7"), true, zs({"mare_centrale"}), {}})},
      {"LOSSES AUXILIA, EQUITES, I-R, XXX", "PERTES AUXILIA, EQUITES, I-R, XXX",
       plain(Losses{std::nullopt, us({"auxilia_3", "auxilia_5", "equites_4pf_2", "legio_1r", "legio_30"})})},
      {"LOSSES AT GRAECIA 3: AUXILIA, XXI", "PERTES A GRAECIA 3: AUXILIA, XXI",
       plain(Losses{z("graecia_3"), us({"auxilia_3", "auxilia_5", "legio_21"})})},
      {"LOSSES AT GRAECIA 3: XXI, XXII", "PERTES A GRAECIA 3: XXI, XXII",
       plain(Losses{z("graecia_3"), us({"legio_21", "legio_22"})})},
      {"RETREAT GRAECIA 3 TO GRAECIA 4, GRAECIA 2", "RETRAITE GRAECIA 3 VERS GRAECIA 4, GRAECIA 2",
       plain(Retreat{z("graecia_3"), zs({"graecia_4", "graecia_2"})})},
      {"ESCAPE Cato TO AFRICA 2", "FUITE CHEF Cato VERS AFRICA 2",
       plain(Escape{l("cato"), zs({"africa_2"})})},
      {"PASS", "PASSE", plain(Pass{false})},
      {"PASS ALL", "PASSE TOUT", plain(Pass{true})},
  };
}

std::vector<Twin> stratagem_lines() {
  Play flight = about(Face::timely_flight, {kPompeius});
  flight.to = zs({"graecia_4"});
  Play turncoats = at_zone(Face::turncoats, "graecia_3");
  turncoats.units = us({"legio_21", "auxilia_1", "auxilia_2"});
  Play battle = at_zone(Face::divine_favour, "graecia_3");
  battle.die = "battle";
  battle.face_wanted = 6;
  Play evasion = at_zone(Face::divine_favour, "graecia_3");
  evasion.die = "evasion";
  evasion.enemy_die = true;
  evasion.face_wanted = 9;
  Play desertion = at_zone(Face::desertion, "graecia_3");
  desertion.units = us({"legio_1", "legio_3", "legio_21"});
  Play pax = face(Face::pax_romana);
  pax.all = true;
  Play shot = face(Face::parthian_shot);
  shot.units = us({"legio_10"});
  Play rally = face(Face::rally_triumvir);
  rally.region = RegionId("gallia");
  const auto odds = [](int top, int bottom) {
    return compared(ConditionKind::odds, Comparison::greater_equal, top, bottom);
  };
  return {
      {"PLAY SIEGECRAFT +2 AT ITALIA 1", "JOUE POLIORCETIQUE +2 A ITALIA 1",
       plain(at_zone(Face::siegecraft_p2, "italia_1"))},
      {"PLAY SIEGECRAFT +1 AT ITALIA 1", "JOUE POLIORCETIQUE +1 A ITALIA 1",
       plain(at_zone(Face::siegecraft_p1, "italia_1"))},
      {"PLAY WALLS -2 AT GALLIA 8 IF ODDS >= 1/1", "JOUE MURAILLE -2 A GALLIA 8 SI RAPPORT >= 1/1",
       plain(at_zone(Face::walls_m2, "gallia_8"), {odds(1, 1)})},
      {"PLAY FLIGHT Pompeius TO GRAECIA 4 IF ODDS >= 2/1",
       "JOUE FUITE Pompeius VERS GRAECIA 4 SI RAPPORT >= 2/1", plain(flight, {odds(2, 1)})},
      {"PLAY TURNCOATS LEGIO XXI, AUXILIA AT GRAECIA 3", "JOUE TRANSFUGES LEGIO XXI, AUXILIA A GRAECIA 3",
       plain(turncoats)},
      {"PLAY VENI AT PONTICI", "JOUE VENI A PONTICI", plain(at_zone(Face::veni_vidi_vici, "pontici"))},
      {"PLAY FAVOUR BATTLE GRAECIA 3 DIE 6", "JOUE FAVEUR BATAILLE GRAECIA 3 DE 6", plain(battle)},
      {"PLAY FAVOUR ENEMY EVASION GRAECIA 3 DIE 9", "JOUE FAVEUR EVASION ADVERSE GRAECIA 3 DE 9",
       plain(evasion)},
      {"PLAY ASSASSINATION Labienus", "JOUE ASSASSINAT Labienus",
       plain(about(Face::assassination, ls({"labienus"})))},
      {"PLAY PLAGUE AEGYPTII", "JOUE PESTE AEGYPTII", plain(at_zone(Face::plague, "aegyptii"))},
      {"PLAY DESERTION GRAECIA 3 LEGIO I, III, XXI", "JOUE DESERTION GRAECIA 3 LEGIO I, III, XXI",
       plain(desertion)},
      {"PLAY INTRIGUE", "JOUE INTRIGUE", plain(face(Face::senate_intrigue))},
      {"PLAY PACIFY Germani", "JOUE PACIFICATION Germani", plain(about(Face::pacify_minor, ps({"germani"})))},
      {"PLAY PACIFY Parthi", "JOUE PACIFICATION Parthi", plain(about(Face::pacify_major, ps({"parthi"})))},
      {"PLAY PAX ROMANA ALL", "JOUE PAX ROMANA TOUS", plain(pax)},
      {"PLAY PAX ROMANA Daci", "JOUE PAX ROMANA Daci", plain(about(Face::pax_romana, ps({"daci"})))},
      {"PLAY PARTHIAN SHOT LEGIO X", "JOUE FLECHE LEGIO X", plain(shot)},
      {"PLAY IDES", "JOUE IDES", plain(face(Face::ides_of_march))},
      {"PLAY IMPERIUM IF SPQR >= 4", "JOUE IMPERIUM SI SPQR >= 4",
       plain(face(Face::imperium), {compared(ConditionKind::spqr, Comparison::greater_equal, 4)})},
      {"PLAY RALLY GALLIA", "JOUE RALLIEMENT GALLIA", plain(rally)},
      {"PLAY TRIUMPH 2", "JOUE TRIOMPHE 2", plain(face(Face::triumph_2))},
      {"PLAY TRIUMPH 1", "JOUE TRIOMPHE 1", plain(face(Face::triumph_1))},
  };
}

std::vector<Twin> winter_lines() {
  return {
      {"KEEP AT GALLIA 8: LEGIO II, IV, EQUITES", "GARDE A GALLIA 8: LEGIO II, IV, EQUITES",
       plain(KeepUnits{z("gallia_8"), us({"legio_2", "legio_4", "equites_4pf_2"})})},
      {"SEND ITALIA 1 TO GRAECIA 2", "ENVOIE ITALIA 1 VERS GRAECIA 2",
       plain(SendStack{z("italia_1"), z("graecia_2")})},
      {"ALEXANDRIA LEGIO I, II, III", "ALEXANDRIA LEGIO I, II, III",
       plain(Alexandria{us({"legio_1", "legio_2", "legio_3"})})},
      {"WINTER HISPANIA 1 TO GALLIA 9", "HIVER HISPANIA 1 VERS GALLIA 9",
       plain(Winter{z("hispania_1"), std::nullopt, z("gallia_9")})},
      {"WINTER Cato TO AFRICA 1", "HIVER Cato VERS AFRICA 1",
       plain(Winter{std::nullopt, l("cato"), z("africa_1")})},
      {"GARRISON GALLIA FROM ITALIA 3: LEGIO XV", "GARNISON GALLIA DEPUIS ITALIA 3: LEGIO XV",
       plain(Garrison{RegionId("gallia"), z("italia_3"), us({"legio_15"})})},
      {"RECRUIT ITALIA: LEGIO I-R, LEGIO XV, EQUITES 4PF, NAVES 8PF 2 +1",
       "RECRUTE ITALIA: LEGIO I-R, LEGIO XV, EQUITES 4PF, NAVES 8PF 2 +1",
       plain(Recruit{kItalia, us({"legio_1r", "legio_15", "equites_4pf_1", "naves_8pf_2_p1_1"})})},
      {"RECRUIT MAX", "RECRUTE MAX", plain(RecruitPolicy{true})},
      {"RECRUIT MIN", "RECRUTE MIN", plain(RecruitPolicy{false})},
      {"HOME PARTHI 1, 2 IN PARTHI 1", "FOYER PARTHI 1, 2 EN PARTHI 1",
       plain(Home{us({"parthi_1", "parthi_2"}), z("parthi_1")})},
      {"DISCARD S07", "DEFAUSSE S07", plain(Discard{{CounterId("S07")}, false})},
      {"KEEP S01, S12, S15", "CONSERVE S01, S12, S15",
       plain(Discard{{CounterId("S01"), CounterId("S12"), CounterId("S15")}, true})},
  };
}

std::vector<Twin> all_lines() {
  std::vector<Twin> all;
  for (auto some : {turn_lines(), movement_lines(), stratagem_lines(), winter_lines()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

TEST(AleaOrderTable, TheTableOfSection74InBothLanguages) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  for (const Twin& twin : all_lines()) {
    EXPECT_EQ(to_json(lines.read(twin.english)).dump(), to_json(twin.order).dump()) << twin.english;
    EXPECT_EQ(to_json(lines.read(twin.french)).dump(), to_json(twin.order).dump()) << twin.french;
  }
}

// Where the table's own examples need other pieces beside each other.
TEST(AleaOrderTable, LinesThatNeedAMapOfTheirOwn) {
  TestTable t = example_map();
  t.put(l("lepidus"), "gallia_9").put("legio_9", "gallia_9", Camp::caesarian);
  t.put("legio_5", "gallia_8", Camp::caesarian).put("equites_4pf_1", "italia_1", Camp::caesarian);
  const LinesAt lines(t, Camp::caesarian);
  // Over the Alps it is too far for legions (AIE-3.4.1b): the way stays as it is written, for the rules to
  // refuse.
  const Order move = plain(Move{ls({"lepidus"}),
                                us({"legio_6", "legio_9"}),
                                z("gallia_9"),
                                {{z("gallia_8"), us({"legio_9"})}, {z("italia_3"), {}}}});
  EXPECT_EQ(lines.read("MOVE Lepidus WITH VI, IX VIA GALLIA 8 DROP IX TO ITALIA 3"), move);
  EXPECT_EQ(lines.read("BOUGE Lepidus AVEC VI, IX VIA GALLIA 8 LAISSE IX A ITALIA 3"), move);
  const Order sail = plain(Sail{{kDolabella, kTrebonius},
                                us({"naves_6pf_0_1"}),
                                us({"legio_2", "legio_5", "equites_4pf_2"}),
                                z("gallia_8"),
                                zs({"mare_occidentale", "mare_centrale"})});
  EXPECT_EQ(
      lines.read("SAIL Dolabella, Trebonius WITH NAVES 6PF 0 CARRY LEGIO II, V, EQUITES 4PF FROM GALLIA "
                 "8 VIA MARE OCCIDENTALIS TO MARE CENTRALIS"),
      sail);
  EXPECT_EQ(lines.read("NAVIGUE Dolabella, Trebonius AVEC NAVES 6PF 0 TRANSPORTE LEGIO II, V, EQUITES 4PF DE "
                       "GALLIA 8 VIA MARE OCCIDENTALIS A MARE CENTRALIS"),
            sail);
  const Order keep = plain(KeepUnits{z("italia_1"), us({"legio_10", "legio_12", "equites_4pf_1"})});
  EXPECT_EQ(lines.read("KEEP AT ITALIA 1: LEGIO X, XII, EQUITES"), keep);
  EXPECT_EQ(lines.read("GARDE A ITALIA 1: LEGIO X, XII, EQUITES"), keep);
}

TEST(AleaOrderTable, WhatIsWrittenReadsBackAsTheSameOrder) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  for (const Twin& twin : all_lines())
    for (const Language language : {Language::en, Language::fr}) {
      const std::string line = order_line(test_tables(), twin.order, language);
      EXPECT_EQ(to_json(lines.read(line)).dump(), to_json(twin.order).dump()) << line;
    }
}

TEST(AleaOrderTable, CanonicalLinesAreThoseOfTheTable) {
  const TestTable t = example_map();
  const auto line = [&](const Order& order, Language language) {
    return order_line(test_tables(), order, language);
  };
  const Order move = plain(Move{ls({"lepidus"}),
                                us({"legio_6", "legio_9", "equites_4pf_1", "equites_4pf_2"}),
                                z("gallia_7"),
                                {{z("gallia_8"), us({"legio_9"})}, {z("italia_3"), {}}}});
  EXPECT_EQ(line(move, Language::en),
            "MOVE Lepidus WITH LEGIO VI, IX, EQUITES 4PF #1, #2 FROM Gallia 7 VIA Gallia 8 DROP LEGIO IX TO "
            "Italia 3");
  EXPECT_EQ(line(move, Language::fr),
            "BOUGE Lepidus AVEC LEGIO VI, IX, EQUITES 4PF #1, #2 DE Gallia 7 VIA Gallia 8 LAISSE LEGIO IX A "
            "Italia 3");
  Order evade = plain(Evade{kPompeius, std::nullopt, false, zs({"graecia_4"}), {}},
                      {compared(ConditionKind::odds, Comparison::greater_equal, 3, 2)});
  evade.until = -47;
  EXPECT_EQ(line(evade, Language::en), "EVADE Pompeius TO Graecia 4 IF ODDS >= 3/2 UNTIL -47");
  EXPECT_EQ(line(evade, Language::fr), "EVASION Pompeius VERS Graecia 4 SI RAPPORT >= 3/2 JUSQU'EN -47");
}

}  // namespace orders_table_test
}  // namespace adj::alea
