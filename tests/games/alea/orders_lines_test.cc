// Section 7.4: every line of the order table in both languages, and the order that it means.

#include "adjudicator/games/alea/bot.h"
#include "tests/games/alea/mails_for_test.h"

namespace adj::alea {
namespace {

struct Twin {
  const char* english;
  const char* french;
  Order order;
};

Play face(Face f) {
  Play play;
  play.face = f;
  return play;
}
Play at_zone(Face f, const char* zone) {
  Play play = face(f);
  play.zone = ZoneId(zone);
  return play;
}
Play about(Face f, std::vector<LeaderId> leaders) {
  Play play = face(f);
  play.leaders = std::move(leaders);
  return play;
}
Play about(Face f, std::vector<PeopleId> peoples) {
  Play play = face(f);
  play.peoples = std::move(peoples);
  return play;
}
Condition when(ConditionKind kind) {
  Condition c;
  c.kind = kind;
  return c;
}
Condition compared(ConditionKind kind, Comparison comparison, int top, int bottom = 1) {
  Condition c = when(kind);
  c.comparison = comparison;
  c.numerator = top;
  c.denominator = bottom;
  return c;
}

// Where the pieces of the table's examples are.
TestTable example_map() {
  TestTable t("1");
  t.clear_map();
  t.put(kCaesar, "gallia_9")
      .put("legio_5", "gallia_9", Camp::caesarian)
      .put("legio_6", "gallia_9", Camp::caesarian);
  t.put("legio_7", "gallia_9", Camp::caesarian).put("legio_1r", "gallia_5", Camp::caesarian);
  t.put(l("lepidus"), "gallia_7")
      .put("legio_9", "gallia_7", Camp::caesarian)
      .put("legio_8", "gallia_7", Camp::caesarian);
  t.put(kDolabella, "gallia_8").put(kTrebonius, "gallia_8");
  t.put("naves_6pf_0_1", "gallia_8", Camp::caesarian).put("legio_2", "gallia_8", Camp::caesarian);
  t.put("legio_4", "gallia_8", Camp::caesarian).put("equites_4pf_2", "gallia_8", Camp::caesarian);
  t.put("auxilia_3", "gallia_8", Camp::caesarian).put("auxilia_5", "gallia_8", Camp::caesarian, true);
  t.put(kPompeius, "graecia_3").put("legio_21", "graecia_3", Camp::republican);
  t.put("legio_1", "graecia_3", Camp::republican).put("legio_3", "graecia_3", Camp::republican);
  t.put("auxilia_1", "graecia_3", Camp::republican).put("auxilia_2", "graecia_3", Camp::republican);
  t.put(l("surena"), "parthi_1")
      .put("parthi_1", "parthi_1")
      .put("parthi_2", "parthi_1")
      .put("parthi_3", "parthi_1");
  people(t.s(), kParthi).status = PeopleStatus::war;
  people(t.s(), kParthi).camp = Camp::caesarian;
  return t;
}

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
      {"LOSSES AUXILIA, I-R, XXX", "PERTES AUXILIA, I-R, XXX",
       plain(Losses{std::nullopt, us({"auxilia_3", "auxilia_5", "legio_1r", "legio_30"})})},
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

TEST(AleaOrderLines, TheTableOfSection74InBothLanguages) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  for (const Twin& twin : all_lines()) {
    EXPECT_EQ(to_json(lines.read(twin.english)).dump(), to_json(twin.order).dump()) << twin.english;
    EXPECT_EQ(to_json(lines.read(twin.french)).dump(), to_json(twin.order).dump()) << twin.french;
  }
}

TEST(AleaOrderLines, WhatIsWrittenReadsBackAsTheSameOrder) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  for (const Twin& twin : all_lines())
    for (const Language language : {Language::en, Language::fr}) {
      const std::string line = order_line(test_tables(), twin.order, language);
      EXPECT_EQ(to_json(lines.read(line)).dump(), to_json(twin.order).dump()) << line;
    }
}

TEST(AleaOrderLines, CanonicalLinesAreThoseOfTheTable) {
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

// 7.5.4
TEST(AleaOrderLines, EveryCondition) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  Condition present = when(ConditionKind::leader_present);
  present.leader = kPompeius;
  Condition peace = when(ConditionKind::people_at_peace);
  peace.people = kNumidae;
  Condition mine = when(ConditionKind::region_mine), enemy = when(ConditionKind::region_enemy);
  mine.region = enemy.region = kItalia;
  const std::vector<std::tuple<const char*, const char*, Condition>> conditions{
      {"LOST", "PERDUE", when(ConditionKind::lost_initiative)},
      {"INITIATIVE", "INITIATIVE", when(ConditionKind::has_initiative)},
      {"NO INITIATIVE", "SANS INITIATIVE", when(ConditionKind::no_initiative)},
      {"ODDS < 3/2", "RAPPORT < 3/2", compared(ConditionKind::odds, Comparison::less, 3, 2)},
      {"ODDS <= 1.5", "RAPPORT ≤ 1.5", compared(ConditionKind::odds, Comparison::less_equal, 15, 10)},
      {"ODDS = 2", "RAPPORT = 2/1", compared(ConditionKind::odds, Comparison::equal, 2)},
      {"PF > 35", "PF > 35", compared(ConditionKind::pf, Comparison::greater, 35)},
      {"PF AT LEAST 35", "PF AU MOINS 35", compared(ConditionKind::pf, Comparison::greater_equal, 35)},
      {"LEADER Pompeius PRESENT", "CHEF Pompeius PRESENT", present},
      {"Pompeius PRESENT", "Pompée PRÉSENT", present},
      {"Numidae AT PEACE", "Numides EN PAIX", peace},
      {"ITALIA MINE", "ITALIA A MOI", mine},
      {"ITALIA ENEMY", "Italie ADVERSE", enemy},
      {"SPQR >= 4", "SPQR >= 4", compared(ConditionKind::spqr, Comparison::greater_equal, 4)},
  };
  for (const auto& [english, french, condition] : conditions) {
    const Order expected = plain(face(Face::janus), {condition});
    EXPECT_EQ(lines.read(std::string("PLAY JANUS IF ") + english), expected) << english;
    EXPECT_EQ(lines.read(std::string("JOUE JANUS SI ") + french), expected) << french;
    for (const Language language : {Language::en, Language::fr})
      EXPECT_EQ(lines.read(order_line(test_tables(), expected, language)), expected) << english;
  }
  const Order two = lines.read("PLAY JANUS IF NO INITIATIVE AND SPQR >= 3");
  ASSERT_EQ(two.conditions.size(), 2u);
  EXPECT_EQ(two.conditions[1].numerator, 3);
  EXPECT_EQ(lines.why("PLAY JANUS IF ODDS != 2/1"), "no_such_comparison@20");
  EXPECT_EQ(lines.why("PLAY JANUS IF PF >= 3/2"), "no_such_number@18");
  EXPECT_EQ(lines.why("PLAY JANUS IF PF >= 1000"), "no_such_number@18");
  EXPECT_EQ(lines.why("PLAY JANUS IF PF >= 999"), "");
  EXPECT_EQ(lines.why("PLAY JANUS IF RAIN"), "problem_unknown_word@15");
  EXPECT_EQ(lines.why("PLAY JANUS IF ODDS 3/2"), "problem_unknown_word@20");
  EXPECT_EQ(lines.why("PASS IF INITIATIVE"), "no_condition_here@1");
}

TEST(AleaOrderLines, NamesAreForgiving) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  const Order move = lines.read("MOVE Caesar WITH LEGIO V, VI, VII FROM GALLIA 9 TO HISPANIA 1");
  for (const char* line :
       {"move caesar with legio v vi vii from gallia9 to hispania_1",
        "Bougez César avec les légions V, VI et VII de Narbo à Tarraco",
        "MOVE Julius Caesar, V, VI, VII TO Tarraco", "MOVE Caesar WITH LEGIO 5, 6, 7 TO Hispania1",
        "marche Caes avec le reste vers Hispania 1 depuis Gallia 9"})
    EXPECT_EQ(lines.read(line), move) << line;
  EXPECT_EQ(lines.read("NOMINATE Antony"), plain(Nominate{kMAntonius}));
  EXPECT_EQ(lines.read("DISBAND LEGIO 10, 1R, LEGIO III"),
            plain(Disband{us({"legio_10", "legio_1r", "legio_3"})}));
  EXPECT_EQ(lines.why("MOVE Antonius TO ROMA"), "problem_ambiguous@6");
  EXPECT_EQ(lines.read("ENTER Cassius IN Thessalonica"), lines.read("ENTREE Cassius EN MACEDOINE"));
  EXPECT_EQ(lines.read("WINTER Syria 5 TO Massalia"), lines.read("HIVER Asia 5 VERS Gallia 8"));
}

TEST(AleaOrderLines, Units) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  const auto units = [&](const char* list) {
    return std::get<Recruit>(lines.read(std::string("RECRUIT ITALIA: ") + list).body).units;
  };
  EXPECT_EQ(units("X, X-R, LEGIO XI"), us({"legio_10", "legio_10r", "legio_11"}));
  EXPECT_EQ(units("EQUITES 2PF, EQUITES 4PF"), us({"equites_2pf_1", "equites_4pf_1"}));
  EXPECT_EQ(units("EQUITES 4PF #3, #1"), us({"equites_4pf_3", "equites_4pf_1"}));
  EXPECT_EQ(units("2 AUXILIA, LEGIO X"), us({"auxilia_4", "auxilia_6", "legio_10"}));
  EXPECT_EQ(units("AUXILIA, AUXILIA #4"), us({"auxilia_6", "auxilia_4"}));
  EXPECT_EQ(units("NAVES 8PF 1 +1, NAVES 6PF +1, NAVES 4PF 0"),
            us({"naves_8pf_1_p1_1", "naves_6pf_p1_1", "naves_4pf_0_1"}));
  EXPECT_EQ(units("NAVES 6PF 0"), us({"naves_6pf_0_2"}));  // the first copy is at sea
  EXPECT_EQ(lines.why("RECRUIT ITALIA: EQUITES #1"), "problem_ambiguous@27");
  EXPECT_EQ(lines.why("RECRUIT ITALIA: EQUITES 4PF #9"), "problem_unknown_word@31");
  EXPECT_EQ(lines.why("RECRUIT ITALIA: NAVES 7PF"), "kind_not_there@1");
  EXPECT_EQ(lines.why("RECRUIT ITALIA: 9 AUXILIA"), "kind_not_there@1");
  EXPECT_EQ(lines.why("RECRUIT ITALIA: Caesar"), "units_wanted@1");
  EXPECT_EQ(lines.why("HOME PARTHI 99 IN PARTHI 1"), "problem_number_out_of_range@13");
}

TEST(AleaOrderLines, WholeStacksAndWhatIsLeft) {
  const TestTable t = example_map();
  LinesAt lines(t, Camp::caesarian);
  const auto move = [&](const char* line) { return std::get<Move>(lines.read(line).body); };
  EXPECT_EQ(move("MOVE Caesar WITH ALL TO HISPANIA 1").units, us({"legio_5", "legio_6", "legio_7"}));
  const Move all = move("BOUGE TOUT DE GALLIA 8 A GALLIA 7");
  EXPECT_EQ(all.leaders, ls({"dolabella", "trebonius"}));
  EXPECT_EQ(all.units,
            us({"legio_2", "legio_4", "equites_4pf_2", "auxilia_3", "auxilia_5"}));  // weakened ones last
  EXPECT_EQ(move("MOVE Dolabella WITH AUXILIA TO GALLIA 7").units, us({"auxilia_3"}));
  EXPECT_EQ(move("MOVE Dolabella WITH 2 AUXILIA TO GALLIA 7").units, us({"auxilia_3", "auxilia_5"}));
  lines.before = {lines.read("MOVE Dolabella WITH II, AUXILIA TO GALLIA 7")};
  const Move rest = move("MOVE Trebonius WITH REST TO GALLIA 9");
  EXPECT_EQ(rest.units, us({"legio_4", "equites_4pf_2", "auxilia_5"}));
  EXPECT_EQ(lines.why("MOVE ALL FROM GRAECIA 1 TO GRAECIA 2"), "nothing_left@1");
  EXPECT_EQ(lines.why("MOVE AUXILIA TO GRAECIA 2"), "from_where@1");
  EXPECT_EQ(lines.why("MOVE Cato TO GRAECIA 2"), "leader_not_on_map@1");
  EXPECT_EQ(lines.why("MOVE LEGIO XX TO GRAECIA 2"), "unit_not_on_map@1");
}

TEST(AleaOrderLines, AWayWithGapsIsCompleted) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  const Order order = lines.read("MOVE Lepidus WITH IX TO HISPANIA 1");
  const auto path = std::get<Move>(order.body).path;
  ASSERT_EQ(path.size(), 2u);
  EXPECT_TRUE(test_tables().border(z("gallia_7"), path[0].zone));
  EXPECT_TRUE(test_tables().border(path[0].zone, z("hispania_1")));
  EXPECT_EQ(path[1].zone, z("hispania_1"));
}

TEST(AleaOrderLines, TheYearOfAStandingOrder) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  for (const char* line :
       {"STAND GALLIA 8 UNTIL -47", "STAND GALLIA 8 UNTIL 47", "STAND GALLIA 8 UNTIL 47 BC",
        "TIENS GALLIA 8 JUSQU'EN -47", "TIENS GALLIA 8 jusqu'en 47 av. JC"})
    EXPECT_EQ(lines.read(line).until, -47) << line;
  EXPECT_EQ(lines.why("STAND GALLIA 8 UNTIL 4700"), "problem_number_out_of_range@22");
  const Order evade = lines.read("EVADE Caesar IF ODDS >= 2/1 UNTIL -46");
  EXPECT_EQ(evade.until, -46);
  EXPECT_EQ(evade.conditions.size(), 1u);
}

TEST(AleaOrderLines, ValuesOfStratagems) {
  TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  EXPECT_EQ(lines.why("COUP Scipio"), "which_value@1");  // no such counter in hand to go by
  EXPECT_EQ(lines.why("PLAY WALLS AT GALLIA 8"), "which_value@1");
  EXPECT_EQ(lines.why("PLAY WALLS -3 AT GALLIA 8"), "which_value@1");
  const auto holding = [&](Face face) {
    for (const CounterInfo& info : test_tables().counters)
      if (info.has(face)) return info.id.str();
    return std::string();
  };
  t.give_counter(holding(Face::coup_m2).c_str(), Camp::caesarian);
  EXPECT_EQ(std::get<Play>(lines.read("COUP Scipio").body).face, Face::coup_m2);
}

TEST(AleaOrderLines, RefusalsSayWhere) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  EXPECT_EQ(lines.why("MOEV Caesar TO ROMA"), "problem_unknown_word@1");
  EXPECT_EQ(lines.why("MOVE Ceasar TO ROMA"), "problem_unknown_word@6");
  EXPECT_EQ(lines.why("MOVE Caesar TO Itlaia 7"), "problem_unknown_word@16");
  EXPECT_EQ(lines.why("MOVE Caesar"), "problem_missing_word@12");
  EXPECT_EQ(lines.why("MOVE Caesar TO"), "problem_missing_word@15");
  EXPECT_EQ(lines.why("MOVE Caesar TO ROMA quickly please"), "problem_trailing_words@21");
  EXPECT_EQ(lines.why("PLAY FAVOUR BATTLE DIE 11"), "problem_number_out_of_range@24");
  EXPECT_EQ(lines.why("RETREAT GRAECIA 3"), "problem_missing_word@18");
  EXPECT_EQ(lines.why("DISCARD S99"), "problem_unknown_word@9");
  const Reading r = lines.reading("MOVE Ceasar TO ROMA");
  const std::string text = refusal_text(test_tables(), std::get<Refusal>(r), Language::en);
  EXPECT_TRUE(text.starts_with("“Ceasar” is not understood. Did you mean “Caesar”? Expected here: ALL"))
      << text;
}

// Random players propose stratagems that nobody can be found for: those are no lines.
bool lacks_target(const Order& order) {
  const Play* play = std::get_if<Play>(&order.body);
  if (!play) return false;
  const Name family = family_of(play->face);
  const bool needs_one = family == Name("coup") || family == Name("uprising") ||
                         family == Name("allegiance") || family == Name("assassination") ||
                         family == Name("pacify") || family == Name("pax_romana");
  return needs_one && play->peoples.empty() && play->leaders.empty() && !play->nation && !play->all;
}

// Random players write what they are about to do: every line must be read as it was meant.
TEST(AleaOrderLines, EverythingThatRandomPlayersWriteReadsBack) {
  Random random(20);
  for (const char* scenario : {"1", "3", "5", "7"}) {
    TestTable t(scenario);
    for (int round = 0; round < 150; ++round) {
      for (Counter& c : t.s().counter) {
        c.place = random.one_in(3) ? CounterPlace::hand : CounterPlace::bowl;
        c.holder = Seat{random.between(1, 2)};
      }
      const Camp camp = random.one_in(2) ? Camp::caesarian : Camp::republican;
      std::vector<Order> orders = propose_turn(t.p(), camp, random);
      for (auto more : {propose_smc(t.p(), camp, random), propose_standing(t.p(), camp, random),
                        propose_winter(t.p(), camp, random)})
        orders.insert(orders.end(), more.begin(), more.end());
      if (round % 10 == 0)
        for (const Order& order : propose_deployment(t.p(), camp, random)) orders.push_back(order);
      const LinesAt lines(t, camp);
      for (const Order& order : orders) {
        const std::string line =
            order_line(test_tables(), order, random.one_in(2) ? Language::en : Language::fr);
        if (lacks_target(order)) continue;
        const Order again = lines.read(line);
        EXPECT_EQ(to_json(again.body).dump(), to_json(order.body).dump()) << line;
        EXPECT_EQ(again.conditions.size(), order.conditions.size()) << line;
      }
    }
  }
}

}  // namespace
}  // namespace adj::alea
