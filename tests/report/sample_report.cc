#include "tests/report/sample_report.h"

namespace adj {
namespace {

void add_english_decisions(TurnReport& r) {
  r.asks.push_back(
      {"Your SMC 3: move, then fight",
       "Friday 14 March, 18:00 (Paris)",
       "You are the active player. Move what you want, name the order of your battles, and say which "
       "stratagems you play. Pompeius has two SMCs left this year, you have four.",
       {{"Caesar and 6 legions in Gallia 9 (4 and 3 PM)",
         {"MOVE Caesar WITH ALL TO HISPANIA 1 (1 PM; Afranius is there with 5 units)",
          "MOVE Caesar WITH ALL TO GALLIA 8 (1 PM)", "MOVE Caesar WITH ALL TO GALLIA 7 (1 PM)"}},
        {"Dolabella and naves 6PF in Gallia 8, port of Massalia (1 PM)",
         {"SAIL Dolabella WITH NAVES 6PF 0 TO MARE OCCIDENTALIS (0 PM)"}},
        {"", {"PASS, or PASS ALL for the rest of the year"}}},
       {},
       "you pass this SMC; nothing moves."});
  r.asks.push_back({"Standing order for Italia 1",
                    "",
                    "Pompeius can reach Italia 1 in his next SMC. You have no evasion order there.",
                    {},
                    {"STAND ITALIA 2"},
                    "M. Antonius stands and fights."});
  r.order_form = {"SMC 3:",
                  "MOVE Caesar WITH LEGIO V, VI, VII, IX, X, XI FROM GALLIA 9 TO HISPANIA 1",
                  "BATTLES HISPANIA 1",
                  "LOSSES AUXILIA, EQUITES, I-R",
                  "",
                  "EVADE M. Antonius IF ODDS >= 3/2 TO ITALIA 2",
                  "DONE"};
}

void add_english_narrative(TurnReport& r) {
  r.narrative = {
      {"SMC 2 of Pompeius",
       {{"Afranius with Legio II, XVI and XIX, equites 2PF and auxilia marches from Hispania 2 to Hispania "
         "1.",
         "AIE-7.2a", 31, 0, false, LineKind::normal},
        {"Petreius stays in Hispania 2.", "", 32, 0, false, LineKind::normal}}},
      {"SMC 2 of Caesar",
       {{"Battle in Hispania 1: Caesar attacks Petreius, 30 PF against 20 PF, column 3/2.", "AIE-8.3b", 33, 0,
         false, LineKind::battle},
        {"Quality 4 against 2 shifts two columns to the right: 3/1.", "AIE-TC.h", 34, 1, false,
         LineKind::normal},
        {"Battle die of Caesar: 3, +3 Caesar, \u22121 Petreius: total 5, result 1/4 / A.", "AIE-8.6", 35, 1,
         false, LineKind::die},
        {"Caesar weakens 1 unit (auxilia). All 5 defenders are weakened and retreat to Hispania 2.",
         "AIE-TC.d", 36, 1, false, LineKind::normal},
        {"Caesar scores 1 VP: more than 35 PF were engaged. The balance is now +4.", "AIE-10.1a", 37, 0,
         false, LineKind::score},
        {"Legio XIII mutters: your Siegecraft +2 was not needed and stays in your hand.", "", 38, 0, true,
         LineKind::normal},
        {"Your queued order MOVE LEGIO I-R TO GALLIA 4 became impossible (Legio I-R was disbanded) and the "
         "queue "
         "stopped.",
         "AIE-RUL-31", 39, 0, true, LineKind::warning}}},
  };
}

void add_english_status(TurnReport& r) {
  r.tables = {
      {"Regions",
       {{"Region"}, {"Holder"}, {"Zones", Align::right}, {"Cities", Align::right}, {"PC", Align::right}},
       {{"Italia", "Caesar", "4 of 7", "3 of 5", "5"},
        {"Gallia", "Caesar", "9 of 9", "3 of 3", "2"},
        {"Hispania", "Pompeius", "3 of 5", "2 of 3", "2"},
        {"Graecia", "Pompeius", "5 of 5", "3 of 3", "2"}},
       {"Roma (2 PC) is held by Caesar."}},
      {"Armies",
       {{"Zone"}, {"Leaders"}, {"Units"}, {"PF", Align::right}},
       {{"Gallia 9", "Caesar", "Legio V, VI, VII, IX, X, XI; auxilia (weakened)", "31"},
        {"Italia 1", "M. Antonius, Lepidus", "Legio XIII, XII, VIII; equites 4PF", "19"},
        {"Hispania 2", "Afranius, Petreius",
         "Legio II, XVI, XIX (all weakened); equites 2PF (weakened); auxilia (weakened)", "11"}},
       {}}};
  r.own = {{"Your stratagems", {"S07 Siegecraft +2 / Plague", "S12 Veni, vidi, vici / Coup (\u22121)"}, ""},
           {"Your standing orders", {"STAND ITALIA 2"}, ""},
           {"Your queue", {}, "Nothing is queued."}};
}

void add_french_decisions(TurnReport& r) {
  r.asks.push_back(
      {"Votre SMC 3\u00a0: mouvements, puis combats",
       "vendredi 14 mars, 18 h (Paris)",
       "Vous êtes le joueur actif. Déplacez ce que vous voulez, donnez l'ordre de vos batailles et dites "
       "quels stratagèmes vous jouez. Il reste deux SMC à Pompeius cette année, et quatre à vous.",
       {{"Caesar et 6 légions en Gallia 9 (4 et 3 PM)",
         {"BOUGE Caesar AVEC TOUT A HISPANIA 1 (1 PM\u00a0; Afranius y tient 5 unités)",
          "BOUGE Caesar AVEC TOUT A GALLIA 8 (1 PM)"}},
        {"", {"PASSE, ou PASSE TOUT pour le reste de l'année"}}},
       {},
       "vous passez cette SMC\u00a0; rien ne bouge."});
  r.order_form = {"SMC 3 :", "BOUGE Caesar AVEC LEGIO V, VI, VII, IX, X, XI DE GALLIA 9 A HISPANIA 1",
                  "BATAILLES HISPANIA 1", "FINI"};
}

void add_french_account(TurnReport& r) {
  r.narrative = {
      {"SMC 2 de César",
       {{"Bataille d'Hispania 1\u00a0: Caesar attaque Petreius, 30 PF contre 20 PF, colonne 3/2.", "AIE-8.3b",
         33, 0, false, LineKind::battle},
        {"Dé de bataille de Caesar\u00a0: 3, +3 Caesar, \u22121 Petreius\u00a0: total 5, résultat 1/4 / A.",
         "AIE-8.6", 34, 1, false, LineKind::die},
        {"Caesar marque 1 PV. La balance est à +4.", "AIE-10.1a", 35, 0, false, LineKind::score},
        {"Votre Poliorcétique +2 n'a pas servi et reste en main.", "", 36, 0, true, LineKind::normal},
        {"Votre file s'est arrêtée\u00a0: la Legio I-R a été licenciée.", "AIE-RUL-31", 37, 0, true,
         LineKind::warning}}}};
  r.tables = {{"Régions",
               {{"Région"}, {"Maître"}, {"Zones", Align::right}, {"PC", Align::right}},
               {{"Italia", "César", "4 sur 7", "5"}, {"Hispania", "Pompée", "3 sur 5", "2"}},
               {"Rome (2 PC) est à César."}}};
  r.own = {{"Vos stratagèmes", {"S07 Poliorcétique +2 / Peste"}, ""},
           {"Votre file", {}, "Aucun ordre en attente."}};
}

}  // namespace

TurnReport sample_report(Language language) {
  TurnReport r;
  r.language = language;
  const bool fr = language == Language::fr;
  r.header = {"Alea Iacta Est",
              "K7Q4",
              fr ? "L'ascension de César (\u221249 à \u221244)" : "Rise of Caesar (\u221249 to \u221244)",
              fr ? "Année \u221249 · phase E, SMC 3" : "Year \u221249 · phase E, SMC 3",
              "Marcus",
              fr ? "camp césarien" : "Caesarian camp",
              "pbem-cut g7.p3.t12"};
  if (fr) {
    add_french_decisions(r);
    add_french_account(r);
  } else {
    add_english_decisions(r);
    add_english_narrative(r);
    add_english_status(r);
  }
  r.map = {true, fr ? "la carte après la SMC 2 de César" : "the map after Caesar's SMC 2", ""};
  const std::string address = "games+q8w2k@example.org";
  r.footer = {
      address, mailto_link(address, "Re: [K7Q4]", r.order_form), "https://example.org/games/K7Q4", {}};
  return r;
}

}  // namespace adj
