// The order language as people write it: the same order in other words, in another order, with the names that
// the rulebook gives to stratagems and regions.

#include "tests/games/alea/mails_for_test.h"

namespace adj::alea {
namespace orders_wording_test {

struct Wording {
  const char* written;
  const char* meant;  // as a receipt writes it
};

void expect_meaning(const std::vector<Wording>& lines_written, Camp camp = Camp::caesarian) {
  const TestTable t = example_map();
  const LinesAt lines(t, camp);
  for (const auto& [written, meant] : lines_written)
    EXPECT_EQ(order_line(test_tables(), lines.read(written), Language::en), meant) << written;
}

TEST(AleaWording, ColonsAndPrepositions) {
  expect_meaning({
      {"ENTER Cassius GRAECIA 2", "ENTER Cassius IN Graecia 2"},
      {"ENTER Cassius TO GRAECIA 2", "ENTER Cassius IN Graecia 2"},
      {"Entrée : Cassius : Graecia 2", "ENTER Cassius IN Graecia 2"},
      {"PLACE LEGIO IV-R ITALIA 7", "PLACE LEGIO IV-R IN Italia 7"},
      {"PLACE LEGIO IV-R VERS ITALIA 7", "PLACE LEGIO IV-R IN Italia 7"},
      {"NOMINATE: Scipio", "NOMINATE Scipio"},
      {"DISBAND: XXX, XXXI, XXXII", "DISBAND LEGIO XXX, XXXI, XXXII"},
      {"ALEXANDRIE : LEGIO I, II", "ALEXANDRIA LEGIO I, II"},
      {"DISCARD: S07", "DISCARD S07"},
      {"BATAILLES : Italia 7, Graecia 3", "BATTLES Italia 7, Graecia 3"},
      {"CITY Octavianus AT ITALIA 4", "CITY Octavianus Italia 4"},
      {"VILLE Octavianus EN ITALIA 4", "CITY Octavianus Italia 4"},
      {"CITY Octavianus: ITALIA 4", "CITY Octavianus Italia 4"},
      {"WINTER FROM HISPANIA 1 TO GALLIA 9", "WINTER Hispania 1 TO Gallia 9"},
      {"HIVER Cato EN AFRICA 1", "WINTER Cato TO Africa 1"},
      {"HIVERNE Cato AFRICA 1", "WINTER Cato TO Africa 1"},
      {"WINTER Cato: AFRICA 1", "WINTER Cato TO Africa 1"},
      {"SEND FROM ITALIA 1 TO GRAECIA 2", "SEND Italia 1 TO Graecia 2"},
      {"ENVOIE D'ITALIA 1 EN GRAECIA 2", "SEND Italia 1 TO Graecia 2"},
      {"RETREAT AT GRAECIA 3 TO GRAECIA 4", "RETREAT Graecia 3 TO Graecia 4"},
      {"RETREAT GRAECIA 3: GRAECIA 4, GRAECIA 2", "RETREAT Graecia 3 TO Graecia 4, Graecia 2"},
      {"ESCAPE Caesar: GALLIA 8, GALLIA 7", "ESCAPE Caesar TO Gallia 8, Gallia 7"},
      {"FLEET Agrippa AT ITALIA 7", "FLEET Italia 7: Agrippa"},
      {"ARMEE Octavianus ITALIA 7", "ARMY Italia 7: Octavianus"},
      {"KEEP GALLIA 8: LEGIO II", "KEEP AT Gallia 8: LEGIO II"},
      {"KEEP IN GALLIA 8: LEGIO II", "KEEP AT Gallia 8: LEGIO II"},
      {"GARDE S01, S12", "KEEP S01, S12"},
      {"TENEZ Graecia 2", "STAND Graecia 2"},
      {"TIENS BON A GRAECIA 2", "STAND Graecia 2"},
      {"HOLD PHASE C", "HOLD C"},
      {"ATTENDS LA PHASE D", "HOLD D"},
  });
}

TEST(AleaWording, TheZoneOrTheRegionFirst) {
  expect_meaning({
      {"DEPLOY IN ITALIA 1: Caesar, LEGIO X", "DEPLOY Caesar, LEGIO X IN Italia 1"},
      {"DEPLOY AT ROMA: Lepidus", "DEPLOY Lepidus IN ROMA"},
      {"DEPLOY Caesar: ITALIA 1", "DEPLOY Caesar IN Italia 1"},
      {"DEPLOY Caesar AND M. Antonius WITH LEGIO X, XII IN ITALIA 1",
       "DEPLOY Caesar, M. Antonius, LEGIO X, XII IN Italia 1"},
      {"DEPLOIE PAR DEFAUT", "DEPLOY DEFAULT"},
      {"REMOVE LEGIO I-R FROM GALLIA", "REMOVE LEGIO I-R IN Gallia"},
      {"RETIRE LEGIO V D'HISPANIA", "REMOVE LEGIO V IN Hispania"},
      {"REMOVE IN HISPANIA: LEGIO V", "REMOVE LEGIO V IN Hispania"},
      {"GARRISON GALLIA WITH LEGIO VIII FROM GALLIA 7", "GARRISON Gallia FROM Gallia 7: LEGIO VIII"},
      {"GARNISON EN GALLIA : LEGIO VIII DE GALLIA 7", "GARRISON Gallia FROM Gallia 7: LEGIO VIII"},
      {"GARRISON GALLIA FROM GALLIA 7 WITH LEGIO VIII", "GARRISON Gallia FROM Gallia 7: LEGIO VIII"},
      {"RECRUTE EN ITALIE : LEGIO XV", "RECRUIT Italia: LEGIO XV"},
      {"RECRUIT ALL", "RECRUIT MAX"},
      {"RECRUTE RIEN", "RECRUIT MIN"},
  });
}

TEST(AleaWording, RegionsInBothLanguages) {
  expect_meaning({
      {"STAND Gaul 8", "STAND Gallia 8"},
      {"TIENS Gaule 8", "STAND Gallia 8"},
      {"TIENS Grèce 2", "STAND Graecia 2"},
      {"TIENS Asie 5", "STAND Asia 5"},
      {"STAND Spain 1", "STAND Hispania 1"},
      {"TIENS Espagne 1", "STAND Hispania 1"},
      {"TIENS Sicile 1", "STAND Sicilia 1"},
      {"TIENS Italie 7", "STAND Italia 7"},
      {"TIENS Afrique 2", "STAND Africa 2"},
  });
}

TEST(AleaWording, Moves) {
  const char* whole = "MOVE Caesar WITH LEGIO V, VI, VII FROM Gallia 9 TO Hispania 1";
  const char* by_6 = "MOVE Caesar FROM Gallia 9 VIA Gallia 6 TO Hispania 1";
  const char* drop = "MOVE Lepidus WITH LEGIO VIII, IX FROM Gallia 7 VIA Gallia 8 DROP LEGIO IX TO Gallia 9";
  expect_meaning({
      {"MOVE: Caesar WITH ALL UNITS TO HISPANIA 1", whole},
      {"MOVE Caesar WITH ALL LEGIONS INTO HISPANIA 1", whole},
      {"BOUGE Caesar AVEC TOUTES LES LEGIONS EN HISPANIA 1", whole},
      {"BOUGE Caesar AVEC TOUTES LES UNITES A HISPANIA 1", whole},
      {"MOVE Caesar WITH LEGIO 5-7 TO HISPANIA 1", whole},
      {"MOVE Caesar ALONE TO HISPANIA 1 VIA GALLIA 6", by_6},
      {"BOUGE Caesar seul VERS GALLIA 6 VERS HISPANIA 1", by_6},
      {"MOVE Lepidus WITH VIII, IX TO GALLIA 9 VIA GALLIA 8 DROP IX", drop},
      {"MOVE Lepidus WITH VIII, IX TO GALLIA 9 DROP IX AT GALLIA 8", drop},
      {"MOVE Lepidus WITH VIII, IX DROP IX AT GALLIA 8 TO GALLIA 9", drop},
      {"BOUGE Lepidus AVEC VIII, IX VIA GALLIA 8 EN LAISSANT IX A GALLIA 9", drop},
      {"MOVE Dolabella WITH ALL AUXILIA TO GALLIA 7",
       "MOVE Dolabella WITH AUXILIA #3, #5 FROM Gallia 8 TO Gallia 7"},
      {"MOVE ALL UNITS FROM GALLIA 9 TO GALLIA 8", "MOVE LEGIO V, VI, VII FROM Gallia 9 TO Gallia 8"},
      {"MOVE Surena WITH ALL PARTHI TO ASIA 5",
       "MOVE Surena WITH PARTHI 1, 2, 3 FROM Parthi (Mesopotamia) TO Asia 5"},
      {"MOVE Surena WITH PARTHI 1-3 TO ASIA 5",
       "MOVE Surena WITH PARTHI 1, 2, 3 FROM Parthi (Mesopotamia) TO Asia 5"},
      {"BOUGE TOUT DE PARTHI 1 A ASIA 5",
       "MOVE Surena WITH PARTHI 1, 2, 3 FROM Parthi (Mesopotamia) TO Asia 5"},
      {"MOVE Surena WITH PARTHI 1, 3 TO ASIA 5",
       "MOVE Surena WITH PARTHI 1, 3 FROM Parthi (Mesopotamia) TO Asia 5"},
  });
  const TestTable t = example_map();
  EXPECT_EQ(LinesAt(t, Camp::caesarian).why("MOVE Lepidus WITH VIII DROP VIII TO GALLIA 9"),
            "problem_unknown_word@34");
  EXPECT_EQ(LinesAt(t, Camp::caesarian).why("MOVE Surena WITH PARTHI 3-1 TO ASIA 5"),
            "problem_number_out_of_range@27");
}

TEST(AleaWording, Lists) {
  expect_meaning({
      {"SUCCESSION: Scipio THEN Cato", "SUCCESSION Scipio, Cato"},
      {"SUCCESSION Scipion, puis Caton", "SUCCESSION Scipio, Cato"},
      {"BATTLES ITALIA 7 THEN GRAECIA 3", "BATTLES Italia 7, Graecia 3"},
      {"RETRAITE GRAECIA 3 VERS GRAECIA 4 OU GRAECIA 2", "RETREAT Graecia 3 TO Graecia 4, Graecia 2"},
      {"LOSSES AUXILIA THEN EQUITES", "LOSSES AUXILIA #3, #5, EQUITES 4PF #2"},
      {"PERTES AUXILIA, puis EQUITES", "LOSSES AUXILIA #3, #5, EQUITES 4PF #2"},
  });
}

// 7.2, 7.4  Lists of preference are written before the battle: a kind is meant wherever its units are now.
TEST(AleaWording, KindsInListsOfPreference) {
  expect_meaning({
      {"LOSSES AT HISPANIA 1: AUXILIA, VI", "LOSSES AT Hispania 1: AUXILIA #3, #5, LEGIO VI"},
      {"PERTES A MARE CENTRALIS : EQUITES, XXX",
       "LOSSES AT Mare Internum Centralis: EQUITES 4PF #2, LEGIO XXX"},
      {"LOSSES NAVES 8PF, AUXILIA", "LOSSES AUXILIA #3, #5"},
      {"PLAY TURNCOATS XXI, AUXILIA AT HISPANIA 1", "PLAY TURNCOATS LEGIO XXI, AUXILIA #1, #2 AT Hispania 1"},
      {"JOUE TRANSFUGES AUXILIA, EQUITES A GALLIA 9", "PLAY TURNCOATS AUXILIA #1, #2 AT Gallia 9"},
      {"PLAY TURNCOATS ALL AT GRAECIA 3", "PLAY TURNCOATS LEGIO I, III, XXI, AUXILIA #1, #2 AT Graecia 3"},
      {"PLAY PARTHIAN SHOT AUXILIA AT PARTHI 1", "PLAY PARTHIAN SHOT AUXILIA #1, #2 AT Parthi (Mesopotamia)"},
  });
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  EXPECT_EQ(lines.why("LOSSES NAVES 8PF, EQUITES 2PF"), "kind_not_there@1") << "nobody is left";
  EXPECT_EQ(lines.why("PLAY TURNCOATS EQUITES"), "kind_not_there@1") << "that is not anybody";
  EXPECT_EQ(lines.why("PLAY TURNCOATS ALL AT GRAECIA 2"), "nothing_left@1");
  EXPECT_EQ(lines.why("PLAY DESERTION GRAECIA 2 ALL LEGIONS"), "kind_not_there@1") << "deserters are there";
}

TEST(AleaWording, Evasions) {
  // AIE-8.2a AIE-8.2d
  const char* with_two = "EVADE Pompeius TO Graecia 4 TAKE LEGIO I, III";
  expect_meaning(
      {
          {"EVADE Pompeius TO GRAECIA 4 WITH LEGIO I, III", with_two},
          {"EVASION Pompeius AVEC LEGIO I, III VERS GRAECIA 4", with_two},
          {"EVADE Pompeius TO GRAECIA 4 OR GRAECIA 2", "EVADE Pompeius TO Graecia 4, Graecia 2"},
          {"EVADE AT GRAECIA 3 TO GRAECIA 4", "EVADE Graecia 3 TO Graecia 4"},
          {"EVADE FLEET AT ITALIA 7 TO MARE CENTRALIS", "EVADE FLEET Italia 7 TO Mare Internum Centralis"},
          {"EVADE Pompeius FROM GRAECIA 3 TO GRAECIA 4", "EVADE Pompeius FROM Graecia 3 TO Graecia 4"},
          {"EVASION Pompeius DE GRAECIA 3 VERS GRAECIA 4", "EVADE Pompeius FROM Graecia 3 TO Graecia 4"},
          {"EVADE Pompeius TO GRAECIA 4 IF ODDS ARE >= 3/2", "EVADE Pompeius TO Graecia 4 IF ODDS >= 3/2"},
      },
      Camp::republican);
}

TEST(AleaWording, NamesOfStratagems) {
  // AIE-6.2a … 6.4e  As the rulebook and the reports call them.
  expect_meaning({
      {"COUP -1 Scipio", "COUP Scipio WITH -1"},
      {"COUP D'ETAT (-1) Scipio", "COUP Scipio WITH -1"},
      {"JOUE COUP D'ÉTAT (-1) contre Scipio", "COUP Scipio WITH -1"},
      {"COUP AGAINST Scipio WITH -2", "COUP Scipio WITH -2"},
      {"COUP D. Brutus WITH 0", "COUP D. Brutus WITH 0"},
      {"PLAY UPRISING OF A MINOR PEOPLE Germani", "UPRISING Germani"},
      {"JOUE SOULÈVEMENT DE DEUX PEUPLES MINEURS : Daci, Thracia", "UPRISING Daci, Thracia"},
      {"JOUE SOULEVEMENT D'UN PEUPLE MAJEUR : Parthi", "UPRISING Parthi"},
      {"JOUE ALLÉGEANCE D'UN PEUPLE MAJEUR Numidae", "ALLEGIANCE Numidae"},
      {"PLAY PACIFICATION OF A MAJOR PEOPLE Parthi", "PLAY PACIFY Parthi"},
      {"JOUE PACIFICATION D'UN PEUPLE MINEUR : Germani", "PLAY PACIFY Germani"},
      {"PLAY PACIFICATION OF A NATIONALITY CELTIC", "PLAY PACIFY NATION Celts"},
      {"PLAY PAX ROMANA FOR ALL", "PLAY PAX ROMANA ALL"},
      {"PLAY PAX ROMANA ON Daci", "PLAY PAX ROMANA Daci"},
      {"JOUE IDUS MARTIAS", "PLAY IDES"},
      {"PLAY RALLYING A TRIUMVIR GALLIA", "PLAY RALLY Gallia"},
      {"JOUE RALLIEMENT D'UN TRIUMVIR EN GALLIA", "PLAY RALLY Gallia"},
      {"PLAY VENI, VIDI, VICI AT PONTICI", "PLAY VENI AT Pontici"},
      {"PLAY SIEGECRAFT AT ITALIA 1 +2", "PLAY SIEGECRAFT +2 AT Italia 1"},
      {"JOUE MURAILLE A GALLIA 8 (-1)", "PLAY WALLS -1 AT Gallia 8"},
      {"PLAY INTRIGUE IN ROMA", "PLAY INTRIGUE"},
      {"PLAY ASSASSINATION ON Labienus", "PLAY ASSASSINATION Labienus"},
      {"JOUE ASSASSINAT CONTRE Labienus", "PLAY ASSASSINATION Labienus"},
      {"JOUE FLECHE SUR LEGIO X", "PLAY PARTHIAN SHOT LEGIO X"},
      {"TRIUMVIR ALWAYS EXCEPT Lepidus", "TRIUMVIR NOT Lepidus"},
      {"TRIUMVIR OUI", "TRIUMVIR ALWAYS"},
      {"TRIUMVIR ALWAYS UNTIL -47", "TRIUMVIR ALWAYS UNTIL -47"},
      {"TRIUMVIR NO", "TRIUMVIR NEVER"},
      {"DIPLOMATIE Aegyptii PAR Caesar", "DIPLOMACY Aegyptii WITH Caesar"},
  });
}

TEST(AleaWording, DivineFavour) {
  // AIE-6.3b
  const char* six = "PLAY FAVOUR BATTLE Graecia 3 DIE 6";
  expect_meaning({
      {"PLAY FAVOUR BATTLE AT GRAECIA 3 DIE 6", six},
      {"PLAY FAVOUR BATTLE DIE 6 AT GRAECIA 3", six},
      {"PLAY FAVOUR MY BATTLE IN GRAECIA 3: DIE = 6", six},
      {"JOUE FAVEUR BATAILLE EN GRAECIA 3 DÉ 6", six},
      {"PLAY FAVOUR ENEMY BATTLE AT GRAECIA 3 DIE 1", "PLAY FAVOUR ENEMY BATTLE Graecia 3 DIE 1"},
  });
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  EXPECT_EQ(lines.why("PLAY FAVOUR BATTLE GRAECIA 3"), "problem_missing_word@29");
  EXPECT_EQ(lines.why("PLAY FAVOUR BATTLE GRAECIA 3 6"), "problem_unknown_word@30");
}

TEST(AleaWording, WhereAFlightGoes) {
  // AIE-6.3a  French A is both AT and TO.
  expect_meaning(
      {
          {"JOUE FUITE Pompeius A GRAECIA 4", "PLAY FLIGHT Pompeius TO Graecia 4"},
          {"JOUE FUITE Pompeius A GRAECIA 3", "PLAY FLIGHT Pompeius AT Graecia 3"},
          {"JOUE FUITE A GRAECIA 3", "PLAY FLIGHT AT Graecia 3"},
          {"JOUE FUITE Pompeius A GRAECIA 2 VERS GRAECIA 4",
           "PLAY FLIGHT Pompeius AT Graecia 2 TO Graecia 4"},
          {"JOUE FUITE DE GRAECIA 3 VERS GRAECIA 4", "PLAY FLIGHT AT Graecia 3 TO Graecia 4"},
          {"PLAY FLIGHT GRAECIA 3 TO GRAECIA 4", "PLAY FLIGHT AT Graecia 3 TO Graecia 4"},
          {"PLAY FLIGHT Pompeius AT GRAECIA 4", "PLAY FLIGHT Pompeius AT Graecia 4"},
      },
      Camp::republican);
  // A receipt in French reads back as it was meant, wherever he is.
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::republican);
  Play flight = about(Face::timely_flight, {kPompeius});
  flight.zone = z("graecia_4");
  EXPECT_EQ(lines.read(order_line(test_tables(), plain(flight), Language::fr)), plain(flight));
}

TEST(AleaWording, ConditionsAndYears) {
  // 7.5.4
  expect_meaning({
      {"PLAY INITIATIVE IF I LOSE", "PLAY INITIATIVE IF LOST"},
      {"PLAY INITIATIVE IF INITIATIVE IS LOST", "PLAY INITIATIVE IF LOST"},
      {"JOUE INITIATIVE SI ELLE EST PERDUE", "PLAY INITIATIVE IF LOST"},
      {"JOUE INITIATIVE SI L'INITIATIVE EST PERDUE", "PLAY INITIATIVE IF LOST"},
      {"COUP Scipio WITH -1 IF I HAVE THE INITIATIVE", "COUP Scipio WITH -1 IF INITIATIVE"},
      {"COUP Scipio AVEC -1 SI J'AI L'INITIATIVE", "COUP Scipio WITH -1 IF INITIATIVE"},
      {"DIPLOMACY Numidae WITH Caesar IF Numidae ARE AT WAR",
       "DIPLOMACY Numidae WITH Caesar IF Numidae AT WAR"},
      {"DIPLOMATIE Numidae AVEC Caesar SI LES Numides SONT EN PAIX",
       "DIPLOMACY Numidae WITH Caesar IF Numidae AT PEACE"},
      {"COUP Scipio WITH -1 IF ITALIA IS MINE", "COUP Scipio WITH -1 IF Italia MINE"},
      {"STAND GALLIA 9 IF Pompeius IS PRESENT", "STAND Gallia 9 IF LEADER Pompeius PRESENT"},
      {"TIENS GALLIA 9 SI LE CHEF Pompeius EST PRÉSENT", "STAND Gallia 9 IF LEADER Pompeius PRESENT"},
      {"STAND GALLIA 9 UNTIL THE YEAR -47", "STAND Gallia 9 UNTIL -47"},
      {"TIENS GALLIA 9 JUSQU'EN L'AN -47", "STAND Gallia 9 UNTIL -47"},
      {"STAND GALLIA 9 UNTIL 47 B.C.", "STAND Gallia 9 UNTIL -47"},
  });
}

}  // namespace orders_wording_test
}  // namespace adj::alea
