// The order language beyond its table: names, conditions, refusals with their columns.

#include <algorithm>

#include "adjudicator/games/respublica/orders_text.h"
#include "tests/games/respublica/orders_for_test.h"

namespace adj::respublica {
namespace orders_lines_test {

// 7.3
TEST(RprOrderLines, EveryCondition) {
  using K = ConditionKind;
  const TestTable t = named_table();
  const LinesAt lines(t, 1);
  const auto about = [](K kind, int item) {
    Condition c = when(kind);
    c.item = item;
    return c;
  };
  const auto by = [](K kind, int seat, VoteChoice choice = VoteChoice::in_favour) {
    Condition c = when(kind);
    c.seat = Seat{seat};
    c.choice = choice;
    return c;
  };
  Condition nominee = when(K::nominee);
  nominee.senator = man("cornelius");
  Condition on_item = by(K::faction_voted, 2, VoteChoice::against);
  on_item.item = 3;
  const std::vector<std::tuple<const char*, const char*, Condition>> conditions{
      {"FOR>=20", "POUR >= 20", when(K::votes_for, 20)},
      {"FOR > 19", "POUR AU MOINS 20", when(K::votes_for, 20)},
      {"AGAINST>=5", "CONTRE>=5", when(K::votes_against, 5)},
      {"FOR>AGAINST", "POUR > CONTRE", when(K::for_leads)},
      {"AGAINST>=FOR", "CONTRE>=POUR", when(K::against_leads)},
      {"Luna FOR", "Luna POUR", by(K::faction_voted, 2)},
      {"SEAT 2 AGAINST ON 3", "2 CONTRE SUR 3", on_item},
      {"Luna ABSTAINED", "Luna ABSTENTION", by(K::faction_voted, 2, VoteChoice::abstain)},
      {"Luna VETOED", "Luna VETO", by(K::faction_vetoed, 2)},
      {"ITEM 2 PASSED", "POINT 2 ADOPTE", about(K::item_passed, 2)},
      {"ITEM 2 FAILED", "POINT 2 REJETE", about(K::item_failed, 2)},
      {"FIRST FAILED", "PREMIER REJETE", about(K::item_failed, 0)},
      {"NOMINEE Scipio", "CANDIDAT Scipion", nominee},
      {"UNREST>=3", "AGITATION AU MOINS 3", when(K::unrest_at_least, 3)},
      {"TREASURY<50", "TRESOR <= 49", when(K::treasury_below, 50)},
      {"GUILTY", "COUPABLE", when(K::guilty)},
      {"BANKRUPT", "FAILLITE", when(K::bankrupt)},
      {"UNALIGNED", "NON ALIGNE", when(K::unaligned)},
      {"LOYAL>=8", "FIDELES>=8", when(K::loyal_at_least, 8)},
      {"NO REBEL", "SANS REBELLE", when(K::no_rebel)},
      {"DIFF>=-2", "DIFFERENCE ≥ -2", when(K::difference, -2)},
      {"TRIBUNE ON 2", "TRIBUN SUR 2", about(K::tribune_on, 2)},
      {"TRIBUNE BY Luna", "TRIBUN DE Luna", by(K::tribune_by, 2)},
      {"CANCELLED", "ANNULE", when(K::cancelled)},
      {"ATTEMPT BY Manus", "TENTATIVE DE Manus", by(K::attempt_by, 3)},
  };
  EXPECT_EQ(conditions.size() - 4, names_of(K{}).size());  // four kinds have two examples
  for (const auto& [english, french, condition] : conditions) {
    const Order expected = plain(InciteMob{man("fabius")}, {condition});
    EXPECT_EQ(lines.read(std::string("MOB Fabius IF ") + english), expected) << english;
    EXPECT_EQ(lines.read(std::string("EMEUTE Fabius SI ") + french), expected) << french;
    for (const Language language : {Language::en, Language::fr})
      EXPECT_EQ(lines.read(lines.write(expected, language)), expected) << english;
  }
  EXPECT_EQ(lines.read("VOTE 3 FOR IF UNREST>=3 AND ITEM 2 PASSED").conditions.size(), 2u);
  EXPECT_EQ(lines.why("VOTE 3 FOR IF UNREST<3"), "at_least_only@21");
  EXPECT_EQ(lines.why("VOTE 3 FOR IF TREASURY>=3"), "below_only@23");
  EXPECT_EQ(lines.why("VOTE 3 FOR IF FOR<AGAINST"), "for_leads_only@18");
  EXPECT_EQ(lines.why("VOTE 3 FOR IF RAIN"), "problem_unknown_word@15");
  EXPECT_EQ(lines.why("VOTE 3 FOR IF UNREST 3"), "problem_unknown_word@22");
  EXPECT_EQ(lines.why("VOTE 3 FOR IF"), "problem_missing_word@14");
}

TEST(RprOrderLines, NamesAreForgiving) {
  const TestTable t = named_table();
  const LinesAt lines(t, 1);
  // The man in play is named by his place, whatever lies on it.
  for (const char* name :
       {"Cornelius", "cornelius", "Scipio", "Scipion", "SCIPIO AFRICANUS", "Scipion l’Africain",
        "P. Cornelius Scipio Africanus", "1A", "#1", "Corn", "the Cornelius"})
    EXPECT_EQ(lines.read(std::string("LEADER ") + name), plain(NameLeader{man("cornelius")})) << name;
  for (const char* name : {"Cicero", "Cicéron", "Tullius", "28a", "cic"})
    EXPECT_EQ(lines.read(std::string("LEADER ") + name), plain(NameLeader{man("tullius")})) << name;
  // Of the brothers each is himself.
  EXPECT_EQ(lines.read("LEADER Tiberius"), plain(NameLeader{man("sempronius")}));
  EXPECT_EQ(lines.read("LEADER Caius"), plain(NameLeader{man("25B")}));
  EXPECT_EQ(lines.read("LEADER Sempronius"), plain(NameLeader{man("sempronius")}));
  EXPECT_EQ(lines.why("LEADER Gracchus"), "problem_ambiguous@8");
  EXPECT_EQ(lines.why("LEADER Cato"), "problem_ambiguous@8");  // neither is in play
  EXPECT_EQ(lines.read("LEADER 22A"), plain(NameLeader{man("22A")}));
  EXPECT_EQ(lines.why("LEADER #31"), "problem_number_out_of_range@8");
  // Numbers of wars, old and new spellings, seats.
  for (const char* war :
       {"1st Punic", "1st punic war", "1ère Punique", "1re Punique", "1ère Guerre Punique", "1st_punic"})
    EXPECT_EQ(lines.read(std::string("ALLIANCE ") + war), plain(ChooseAlliance{WarId("1st_punic")})) << war;
  EXPECT_EQ(lines.read("ALLIANCE révolte Sicile"), plain(ChooseAlliance{revolt_of(ProvinceId("sicilia"))}));
  EXPECT_EQ(lines.read("ALLIANCE guerre civile"), plain(ChooseAlliance{kCivilWar}));
  for (const char* seat : {"Luna", "luna", "2", "seat 2", "joueur 2", "la faction 2"})
    EXPECT_EQ(lines.read(std::string("PEDDLE ") + seat), plain(Peddle{Seat{2}})) << seat;
  EXPECT_EQ(lines.why("PEDDLE 5"), "problem_number_out_of_range@8");
  EXPECT_EQ(lines.read("COUNTER Fabius MAX 8"), plain(CounterBribe{man("fabius"), 8, 0}));  // not Maximus
}

// 7.1  Lines that the program writes name a statesman as players do, on the table and in the hand; they are
// read back as the same man, also beside his family and his namesakes.
TEST(RprOrderLines, StatesmenAreWrittenByName) {
  TestTable t = named_table();
  for (const char* card : {"1C", "27A", "4A", "2A", "29B", "22A", "22B"}) t.card(1, card);
  const LinesAt lines(t, 1);
  EXPECT_EQ(lines.write(plain(PlayStatesman{SenatorId("27A")}), Language::en), "PLAY Gaius Marius");
  EXPECT_EQ(lines.write(plain(PlayStatesman{SenatorId("4A")}), Language::fr), "JOUER Jules César");
  EXPECT_EQ(lines.write(plain(DiscardCard{"22B"}), Language::fr), "DEFAUSSER Caton le Jeune");
  EXPECT_EQ(lines.write(plain(NameLeader{man("2A")}), Language::en), "LEADER Fabius Maximus");
  for (const SenatorInfo& card : test_tables().senators) {
    if (!card.statesman) continue;
    for (const Language language : {Language::en, Language::fr})
      for (const Order& order : {plain(PlayStatesman{card.id}), plain(DiscardCard{Face(card.id.view())}),
                                 plain(TradeCards{{Face(card.id.view())}, Seat{2}, {"tribune"}})}) {
        const std::string line = lines.write(order, language);
        EXPECT_EQ(line.find(card.id.str()), std::string::npos) << line;
        EXPECT_EQ(lines.read(line), order) << line;
      }
  }
  // Not in play: the man himself, not his family.
  for (const char* id : {"2A", "4A", "22A", "22B", "29A", "7A"})
    for (const Language language : {Language::en, Language::fr}) {
      const Order order = plain(NameLeader{man(id)});
      EXPECT_EQ(lines.read(lines.write(order, language)), order) << lines.write(order, language);
    }
}

TEST(RprOrderLines, VerbsAreForgiving) {
  const TestTable t = named_table();
  const LinesAt lines(t, 1);
  const Order persuade = lines.read("PERSUADE Claudius BY Fabius BRIBE 9");
  for (const char* line :
       {"persuader Claudius par Fabius mise 9", "Persu. Claudius BY Fabius BRIBE 9",
        "PERSUADE: Claudius, by Fabius, bribe 9;", "persuade le Claudius by Fabius Mise 9"})
    EXPECT_EQ(lines.read(line), persuade) << line;
  EXPECT_EQ(lines.why("PERSADE Claudius BY Fabius"), "problem_unknown_word@1");
  EXPECT_EQ(lines.why("PRO Fabius"), "problem_ambiguous@1");
  EXPECT_EQ(lines.why(""), "problem_missing_word@1");
}

TEST(RprOrderLines, RefusalsSayWhere) {
  const TestTable t = named_table();
  const LinesAt lines(t, 1);
  EXPECT_EQ(lines.why("PLAY Tribune"), "card_has_own_order@6");
  EXPECT_EQ(lines.read("PLAY Fabius"),
            plain(PlayStatesman{SenatorId("2A")}));  // Fabius Maximus: no family is played
  EXPECT_EQ(lines.why("PLAY Valerius"), "problem_unknown_word@6");
  EXPECT_EQ(lines.why("PLAY Mining"), "problem_missing_word@12");
  EXPECT_EQ(lines.why("GOVERN Sicilia Claudius"), "problem_unknown_word@16");
  EXPECT_EQ(lines.why("GAMES Fabius 12"), "problem_unknown_word@14");
  EXPECT_EQ(lines.why("VOTE FOR"), "problem_missing_word@9");
  EXPECT_EQ(lines.why("VOTE PERHAPS 3"), "problem_unknown_word@6");
  EXPECT_EQ(lines.why("VOTE 3 MAYBE"), "problem_unknown_word@8");
  EXPECT_EQ(lines.why("VOTE 0 FOR"), "problem_number_out_of_range@6");
  EXPECT_EQ(lines.why("PROPOSE RAISE 2 VETERANS"), "no_veterans_raised@15");
  EXPECT_EQ(lines.why("PROPOSE SEND Fabius TO Syrian"), "problem_missing_word@30");
  EXPECT_EQ(lines.why("PROPOSE SOME PARTY"), "problem_unknown_word@9");
  EXPECT_EQ(lines.why("PROPOSE GOVERNORS Sicilia Claudis"), "problem_unknown_word@27");
  EXPECT_EQ(lines.why("PROPOSE BILL II"), "problem_missing_word@16");  // RPR-1.09.62b: by whom, with whom
  EXPECT_EQ(lines.why("PROPOSE BILL II BY Fabius"), "problem_missing_word@26");
  EXPECT_EQ(lines.why("PROPOSE REPEAL II"), "problem_missing_word@18");
  EXPECT_EQ(lines.why("NOMINATE CONSULS Fabius"), "two_consuls@1");
  EXPECT_EQ(lines.why("NOMINATE CONSULS Fabius Juluis"), "problem_unknown_word@25");
  EXPECT_EQ(lines.why("NOMINATE CONSULS Fabius Julius Manlius"), "two_consuls@1");
  EXPECT_EQ(lines.why("NOMINATE Fabius"), "problem_missing_word@16");
  EXPECT_EQ(lines.why("PROSECUTE Fabius BY Manlius"), "problem_unknown_word@18");  // MINOR or MAJOR
  EXPECT_EQ(lines.why("PROSECUTE Fabius OFFICE BY Manlius"), "problem_unknown_word@25");
  EXPECT_EQ(lines.why("VOTE 3-1 FOR"), "problem_number_out_of_range@8");
  EXPECT_EQ(lines.why("VOTE 3 FOR BUY 4"), "problem_missing_word@17");
  EXPECT_EQ(lines.why("TRIBUNE AFTER 2 NOMINATE CENSOR Julius, Valerius"), "one_proposal@17");
  EXPECT_EQ(lines.why("TRIBUNE AFTER 2 KNIGHT Fabius"), "no_such_proposal@1");
  EXPECT_EQ(lines.why("TRIBUNE AFTER 2"), "problem_missing_word@16");
  EXPECT_EQ(lines.why("ASSASSINATE Cornelius BY Manlius WHEN CFL Julius"), "other_nominee@43");
  EXPECT_EQ(lines.why("DEAL WITH Luna: we both win, perhaps"), "");
  EXPECT_EQ(lines.why("DEAL WITH Luna: 15 talents"), "who_promises@17");
  EXPECT_EQ(lines.why("TELL Luna:"), "no_text@11");
  EXPECT_EQ(lines.why("MOTION"), "no_text@7");
  EXPECT_EQ(lines.why("STANDING"), "problem_missing_word@9");
  EXPECT_EQ(lines.why("KEEP RELEASED PERHAPS"), "problem_unknown_word@15");
}

// 7.1  What players write instead of the lines of 7.4, and the lines that they mean.
TEST(RprOrderLines, NaturalWordings) {
  const TestTable t = named_table();
  const LinesAt lines(t, 1);
  const std::vector<std::pair<const char*, const char*>> meant{
      {"RAISE 6 LEGIONS AND 5 FLEETS", "PROPOSE RAISE 6 LEGIONS 5 FLEETS"},
      {"PROPOSE TO RAISE 6 LEGIONS", "PROPOSE RAISE 6 LEGIONS"},
      {"lever 6 légions", "PROPOSE RAISE 6 LEGIONS"},
      {"DISBAND 2 LEGIONS", "PROPOSE DISBAND 2 LEGIONS"},
      {"SEND Fabius AGAINST the 1st Punic War WITH 8 LEGIONS, 5 FLEETS",
       "PROPOSE SEND Fabius TO 1st Punic LEGIONS 8 FLEETS 5"},
      {"ENVOYER Fabius contre la première guerre punique avec 8 légions et 5 escadres",
       "PROPOSE SEND Fabius TO 1st Punic LEGIONS 8 FLEETS 5"},
      {"Envoyer Fabius vers 1re Guerre Punique 8 legions", "PROPOSE SEND Fabius TO 1st Punic LEGIONS 8"},
      {"REPLACE Fabius WITH Cornelius", "PROPOSE REPLACE Fabius BY Cornelius"},
      {"REINFORCE Fabius WITH 3 LEGIONS", "PROPOSE REINFORCE Fabius LEGIONS 3"},
      {"GARRISON Macedonia 2 LEGIONS", "PROPOSE GARRISON Macedonia LEGIONS 2"},
      {"DEGARNIR Macedoine 1 LEGION", "PROPOSE UNGARRISON Macedonia LEGIONS 1"},
      {"SEND Fabius TO Syrian 2 LEGIONS AND RECALL Manlius",
       "PROPOSE SEND Fabius TO Syrian LEGIONS 2 AND RECALL Manlius"},
      {"NOMINATE Fabius AND Cornelius AS CONSULS", "NOMINATE CONSULS Fabius Cornelius"},
      {"NOMINATE CONSULS: Fabius, Cornelius", "NOMINATE CONSULS Fabius Cornelius"},
      {"présenter Fabius et Cornelius comme consuls", "NOMINATE CONSULS Fabius Cornelius"},
      {"NOMINATE Julius FOR CENSOR", "NOMINATE CENSOR Julius"},
      {"PROPOSE Julius, Valerius CENSOR", "NOMINATE CENSOR Julius, Valerius"},
      {"NOMINATE Cornelius CONSUL FOR LIFE", "NOMINATE CFL Cornelius"},
      {"PRESENTER Cornelius COMME CONSUL A VIE", "NOMINATE CFL Cornelius"},
      {"APPOINT Cornelius AS DICTATOR", "APPOINT DICTATOR Cornelius"},
      {"MASTER OF HORSE Manlius", "MASTER Manlius"},
      {"MAITRE DE CAVALERIE Manlius", "MASTER Manlius"},
      {"PREFER Fabius AS ROME CONSUL", "PREFER Fabius ROME"},
      {"ORDRE DE VOTE Luna Aquila", "VOTEORDER Luna Aquila"},
      {"ADJOURN THE SENATE", "ADJOURN"},
      {"PROPOSE GOVERNORS Sicilia: Claudius, Africa Fulvius",
       "PROPOSE GOVERNORS Sicilia=Claudius Africa=Fulvius"},
      {"PROPOSE GOVERNORS Claudius=Sicilia, Fulvius TO Africa",
       "PROPOSE GOVERNORS Sicilia=Claudius Africa=Fulvius"},
      {"PROPOSE Claudius AS GOVERNOR OF Sicilia", "PROPOSE GOVERNORS Sicilia=Claudius"},
      {"PROPOSER Claudius GOUVERNEUR DE Sicile", "PROPOSE GOVERNORS Sicilia=Claudius"},
      {"PROPOSE CONCESSION Mining FOR Fabius", "PROPOSE CONCESSION Mining=Fabius"},
      {"PROPOSE CONCESSION Fabius=Mining", "PROPOSE CONCESSION Mining=Fabius"},
      {"PROPOSE LAND BILL II BY Fabius AND Julius", "PROPOSE BILL II BY Fabius WITH Julius"},
      {"PROPOSE BILL 2 BY Fabius, Julius", "PROPOSE BILL II BY Fabius WITH Julius"},
      {"PROPOSE REPEAL OF LAND BILL II BY Valerius", "PROPOSE REPEAL II BY Valerius"},
      {"PROSECUTE Julius FOR CORRUPTION BY Manlius", "PROSECUTE Julius MINOR BY Manlius"},
      {"POURSUIVRE Julius POUR Mines PAR Manlius", "PROSECUTE Julius MINOR MINING BY Manlius"},
      {"VOLUNTEER Manlius AS PROSECUTOR", "VOLUNTEER Manlius PROSECUTOR"},
      {"VOLUNTEER Manlius SPONSOR BILL III", "VOLUNTEER Manlius SPONSOR III"},
      {"CONSENT Fabius COMMAND MIN 8 LEGIONS", "CONSENT COMMAND Fabius MIN 8"},
      {"VOTE FOR 3", "VOTE 3 FOR"},
      {"VOTE AYE ON ITEM 3", "VOTE 3 FOR"},
      {"VOTE AGAINST ALL", "VOTE ALL AGAINST"},
      {"VOTER CONTRE LE POINT 3", "VOTE 3 AGAINST"},
      {"VOTE 3: NAY", "VOTE 3 AGAINST"},
      {"VOTE ITEMS 1 AND 2 FOR", "VOTE 1, 2 FOR"},
      {"VOTE 1-3, 6 FOR", "VOTE 1, 2, 3, 6 FOR"},
      {"VOTER 1 à 3 POUR", "VOTE 1, 2, 3 FOR"},
      {"VOTE 3 FOR Fabius BUY 4", "VOTE 3 FOR Fabius BUY 4 Fabius"},
      {"VOTE 3 FOR BUY Fabius 4", "VOTE 3 FOR BUY 4 Fabius"},
      {"VOTE 3 FOR BUY 4 FROM Fabius", "VOTE 3 FOR BUY 4 Fabius"},
      {"VOTE 3 FOR IF Luna VOTES AGAINST AND 2 PASSES", "VOTE 3 FOR IF Luna AGAINST AND ITEM 2 PASSED"},
      {"VOTE 3 FOR IF 2 AGAINST", "VOTE 3 FOR IF Luna AGAINST"},  // not item 2: the seat
      {"TRIBUNE VETO 2", "VETO 2"},
      {"TRIBUNE FREE VETO 2", "VETO 2 FREE"},
      {"TRIBUNE RAISE 3 LEGIONS", "TRIBUNE PROPOSE RAISE 3 LEGIONS"},
      {"TRIBUNE IF ADJOURNED PROPOSE RAISE 3 LEGIONS", "TRIBUNE IF ADJOURN PROPOSE RAISE 3 LEGIONS"},
      {"TRIBUNE AFTER 2 IF UNREST>=3 REPLACE Fabius BY Julius",
       "TRIBUNE AFTER 2 PROPOSE REPLACE Fabius BY Julius IF UNREST>=3"},
      {"TRIBUN APRES 2 SI AGITATION>=3 RENFORCER Fabius 3 LEGIONS",
       "TRIBUNE AFTER 2 PROPOSE REINFORCE Fabius LEGIONS 3 IF UNREST>=3"},
      {"KILL Julius BY Manlius", "ASSASSINATE Julius BY Manlius"},
      {"TUER Julius PAR Manlius AVEC 1 CARTE PENDANT 3", "ASSASSINATE Julius BY Manlius CARDS 1 DURING 3"},
      {"PERMANENT ESCORTE Fabius SI BESOIN", "STANDING BODYGUARD Fabius ASNEEDED"},
      {"BODYGUARD IF NEEDED", "BODYGUARD ASNEEDED"},
      {"VOTE 3 FOR Fabius BUY 2, 2 ABSTAIN", "VOTE 3 FOR Fabius BUY 2 Fabius, 2 ABSTAIN"},
  };
  for (const auto& [written, line] : meant) EXPECT_EQ(lines.all(written), lines.all(line)) << written;
  const std::vector<Order> two = lines.all("VOTE 1 FOR, 2-3 AGAINST Fabius BUY 2, FOR Manlius IF UNREST>=3");
  const std::vector<Condition> unrest{when(ConditionKind::unrest_at_least, 3)};
  EXPECT_EQ(
      two,
      (std::vector<Order>{
          plain(CastVote{{1}, VoteChoice::in_favour, {}, {}}, unrest),
          plain(CastVote{{2, 3}, VoteChoice::against, {man("fabius")}, {{man("fabius"), 2, BuyAim::exactly}}},
                unrest),
          plain(CastVote{{2, 3}, VoteChoice::in_favour, {man("manlius")}, {}}, unrest)}));
  // A number is no beginning of a statesman's code.
  EXPECT_EQ(lines.read("VOTE 3 FOR 28A BUY 2 28A"), lines.read("VOTE 3 FOR Cicero BUY 2 Cicero"));
}

// 7.1  What would do instead is named in the reader's language, words that would change nothing are not.
TEST(RprOrderLines, HelpSpeaksOneLanguage) {
  const TestTable t = named_table();
  const NamesNow names(t.p(), seat(1));
  const auto help = [&](const std::string& line, Language language) {
    words::Cursor c{std::string_view(line)};
    const auto verb = c.need(order_words().verbs());
    const Reading reading = read_order_of({t.p(), seat(1), vocabulary(test_tables()), names}, *verb, c);
    return refusal_text(test_tables(), std::get<Refusal>(reading), language);
  };
  EXPECT_EQ(help("VOTE 3 PERHAPS", Language::en),
            "“PERHAPS” is not understood. Expected here: FOR, AGAINST and ABSTAIN. Or a number.");
  EXPECT_EQ(help("VOTE 3 PERHAPS", Language::fr),
            "« PERHAPS » n'est pas compris. Attendu ici : POUR, CONTRE et ABSTENTION. Ou bien un nombre.");
  EXPECT_EQ(
      help("TRIBUNE", Language::fr),
      "La ligne s'arrête trop tôt. Attendu ici : GRATUIT, SI, VETO, APRES, RESERVER, SUSPENDRE et QUAND. Ou "
      "bien un ordre.");
  EXPECT_EQ(help("NOMINATE CONSULS Fabius", Language::en),
            "Consuls are nominated in pairs: please name two men. [RPR-1.09.2a]");
}

// A slip: two letters of the word changed over.
std::string slip_of(std::string word) {
  std::swap(word[1], word[2]);
  return word;
}
bool of_the_grammar(const std::string& word) {
  return word.size() >= 4 &&
         std::all_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

// 7.1  Whoever slips in a word of the grammar is asked whether he meant it.
TEST(RprOrderLines, SlipsAreGuessed) {
  const TestTable t = named_table();
  const NamesNow names(t.p(), seat(1));
  const auto suggested = [&](const std::string& line) {
    words::Cursor c{std::string_view(line)};
    auto verb = c.need(order_words().verbs());
    if (verb && verb->id == Name("standing")) verb = c.need(order_words().verbs());
    const Reading reading = verb ? read_order_of({t.p(), seat(1), vocabulary(test_tables()), names}, *verb, c)
                                 : Reading(not_understood(*c.problem()));
    const auto* refused = std::get_if<Refusal>(&reading);
    const Json* list = refused ? refused->args.find("suggestions") : nullptr;
    return list ? list->dump() : std::string(refused ? "nothing" : "understood");
  };
  for (const std::string line : {"VOTEORDER Luna Aquila",
                                 "PREFER Fabius ROME",
                                 "NOMINATE CONSULS Fabius Julius",
                                 "NOMINATE CENSOR Julius, Valerius",
                                 "NOMINATE Julius AS CENSOR",
                                 "APPOINT DICTATOR Julius",
                                 "MASTER Manlius",
                                 "NOMINATE DICTATOR Fabius",
                                 "PROSECUTE Fabius MINOR Mining BY Manlius",
                                 "PROSECUTE Fabius MAJOR BY Manlius IF FIRST PASSED",
                                 "PROSECUTE Fabius MINOR OFFICE BY Manlius",
                                 "PROSECUTE Fabius CORRUPT BY Manlius",
                                 "VOLUNTEER Manlius PROSECUTOR",
                                 "VOLUNTEER Manlius SPONSOR III",
                                 "VOLUNTEER Manlius REPEAL II",
                                 "CONSENT COMMAND Fabius MIN 8",
                                 "CONSENT GOVERNOR Fabius",
                                 "APPEAL Fabius IF GUILTY",
                                 "VETO TRIAL IF GUILTY",
                                 "FINE Papirius",
                                 "PROPOSE GOVERNORS Sicilia=Claudius Africa=Fulvius",
                                 "RECALL Asia=Manlius",
                                 "PROPOSE CONCESSION Mining=Fabius",
                                 "PROPOSE BILL II BY Fabius WITH Julius",
                                 "PROPOSE REPEAL II BY Valerius",
                                 "PROPOSE RAISE 6 LEGIONS 5 FLEETS",
                                 "PROPOSE DISBAND 2 LEGIONS",
                                 "PROPOSE SEND Fabius TO 1st Punic LEGIONS 8 VETERANS 1 FLEETS 10",
                                 "SEND Fabius AGAINST Syrian LEGIONS 2",
                                 "PROPOSE RECALL Fabius",
                                 "PROPOSE REPLACE Fabius BY Julius",
                                 "PROPOSE REINFORCE Fabius LEGIONS 3",
                                 "PROPOSE GARRISON Sicilia LEGIONS 2",
                                 "PROPOSE UNGARRISON Sicilia LEGIONS 1",
                                 "PROPOSE BEQUEST Fabius",
                                 "PROPOSE REJECT RHODES",
                                 "PROPOSE REMOVE PONTIFEX",
                                 "VOTE 3 FOR BUY UPTO 6 Fabius TO PASS",
                                 "VOTE 3 AGAINST BUY UPTO 6 Fabius TO FAIL",
                                 "VOTE ALL ABSTAIN",
                                 "VOTE 3 FOR Fabius AGAINST Manlius",
                                 "VOTE 3 FOR, 4 AGAINST",
                                 "VETO 2 EARLY",
                                 "VETO 2 FREE",
                                 "TRIBUNE AFTER 2 PROPOSE RAISE 2 LEGIONS",
                                 "TRIBUNE IF ADJOURN PROPOSE RAISE 2 LEGIONS",
                                 "TRIBUNE RESERVE 3",
                                 "TRIBUNE SUSPEND 5 PROPOSE RAISE 2 LEGIONS",
                                 "TRIBUNE FREE PROPOSE RAISE 2 LEGIONS",
                                 "GRAFT Fabius MAX 4 IF TRIBUNE ON 2",
                                 "MURDER Fabius IF TRIBUNE BY Luna",
                                 "MOB Fabius IF CANCELLED",
                                 "MOB Fabius IF ATTEMPT BY Luna",
                                 "STANDING UNANIMOUS INFLUENCE",
                                 "UNANIMOUS STEPDOWN",
                                 "ADJOURN",
                                 "ASSASSINATE Julius BY Manlius CARDS 2 WHEN CFL Julius",
                                 "ASSASSINATE Julius BY Manlius DURING 3",
                                 "ASSASSINATE Julius BY Manlius AFTER 3",
                                 "STANDING BODYGUARD Fabius ASNEEDED",
                                 "BODYGUARD Fabius NONE",
                                 "CLAIM COMMISSIONER",
                                 "LEGATE Sicilia",
                                 "LAND AFTER NAVAL IF DIFF>=0",
                                 "ENDGAME Syrian",
                                 "CLEOPATRA ALLY",
                                 "GABINIAN Fabius LEGIONS 3",
                                 "VOTE 3 FOR IF Luna ABSTAINED",
                                 "VOTE 3 FOR IF Luna VETOED",
                                 "VOTE 3 FOR IF UNREST>=3",
                                 "VOTE 3 FOR IF TREASURY<50",
                                 "VOTE 3 FOR IF NOMINEE Fabius",
                                 "VOTE 3 FOR IF ITEM 2 PASSED",
                                 "VOTE 3 FOR IF ITEM 2 FAILED",
                                 "ORDREVOTE Luna Aquila",
                                 "PREFERER Fabius ROME",
                                 "PRESENTER CONSULS Fabius Julius",
                                 "PRESENTER CENSEUR Julius, Valerius",
                                 "NOMMER DICTATEUR Julius",
                                 "MAITRE Manlius",
                                 "POURSUIVRE Fabius MINEUR Mines PAR Manlius",
                                 "POURSUIVRE Fabius MAJEUR PAR Manlius SI PREMIER ADOPTE",
                                 "VOLONTAIRE Manlius ACCUSATEUR",
                                 "VOLONTAIRE Manlius INITIATEUR III",
                                 "CONSENTIR COMMANDEMENT Fabius MIN 8",
                                 "CONSENTIR GOUVERNEUR Fabius",
                                 "APPEL Fabius SI COUPABLE",
                                 "VETO PROCES SI COUPABLE",
                                 "AMENDE Papirius",
                                 "PROPOSER GOUVERNEURS Sicile=Claudius Afrique=Fulvius",
                                 "RAPPELER Asie=Manlius",
                                 "PROPOSER CONCESSION Mines=Fabius",
                                 "PROPOSER LOIAGRAIRE II PAR Fabius AVEC Julius",
                                 "PROPOSER ABROGER II PAR Valerius",
                                 "PROPOSER LEVER 6 LEGIONS 5 ESCADRES",
                                 "PROPOSER DISSOUDRE 2 LEGIONS",
                                 "PROPOSER ENVOYER Fabius VERS Syrienne LEGIONS 8 VETERANS 1 ESCADRES 10",
                                 "PROPOSER RAPPELER Fabius",
                                 "PROPOSER REMPLACER Fabius PAR Julius",
                                 "PROPOSER RENFORCER Fabius LEGIONS 3",
                                 "PROPOSER GARNISON Sicile LEGIONS 2",
                                 "PROPOSER DEGARNIR Sicile LEGIONS 1",
                                 "PROPOSER HERITAGE Fabius",
                                 "PROPOSER REFUS RHODES",
                                 "PROPOSER REVOQUER PONTIFEX",
                                 "VOTER 3 POUR ACHETER JUSQUA 6 Fabius POUR PASSER",
                                 "VOTER TOUT ABSTENTION",
                                 "VOTER 3 POUR Fabius CONTRE Manlius",
                                 "VOTER 3 POUR, 4 CONTRE",
                                 "TRIBUN APRES 2 PROPOSER LEVER 2 LEGIONS",
                                 "TRIBUN SI AJOURNE PROPOSER LEVER 2 LEGIONS",
                                 "TRIBUN RESERVER 3",
                                 "TRIBUN SUSPENDRE 5 PROPOSER LEVER 2 LEGIONS",
                                 "CORROMPRE Fabius MAX 4 SI TRIBUN SUR 2",
                                 "MEURTRE Fabius SI TRIBUN DE Luna",
                                 "EMEUTE Fabius SI ANNULE",
                                 "EMEUTE Fabius SI TENTATIVE DE Luna",
                                 "PERMANENT UNANIME INFLUENCE",
                                 "UNANIME RETRAIT",
                                 "AJOURNER",
                                 "ASSASSINER Julius PAR Manlius CARTES 2 QUAND CAV Julius",
                                 "ASSASSINER Julius PAR Manlius PENDANT 3",
                                 "PERMANENT ESCORTE Fabius SIBESOIN",
                                 "RECLAMER COMMISSION",
                                 "TERRE APRES NAVAL SI DIFF>=0",
                                 "CLEOPATRE ALLIEE",
                                 "VOTER 3 POUR SI AGITATION>=3",
                                 "VOTER 3 POUR SI TRESOR<50",
                                 "VOTER 3 POUR SI CANDIDAT Fabius",
                                 "VOTER 3 POUR SI POINT 2 REJETE"}) {
    EXPECT_EQ(suggested(line), "understood");
    for (std::size_t begin = 0, end = 0; begin < line.size(); begin = end + 1) {
      end = std::min(line.find_first_of(" ,=<>", begin), line.size());
      const std::string word = line.substr(begin, end - begin);
      if (!of_the_grammar(word)) continue;
      const std::string slip = slip_of(word);
      if (slip == word) continue;
      const std::string said = line.substr(0, begin) + slip + line.substr(end);
      EXPECT_NE(suggested(said).find(word), std::string::npos) << said << ": " << suggested(said);
    }
  }
}

TEST(RprOrderLines, DefaultsOfWhatIsLeftOut) {
  const TestTable t = named_table();
  const LinesAt lines(t, 1);
  const SenatorId fabius("fabius");
  EXPECT_EQ(lines.read("KNIGHT Fabius"), plain(AttractKnight{fabius, 0}));
  EXPECT_EQ(lines.read("NO KNIGHT"), plain(AttractKnight{}));
  EXPECT_EQ(lines.read("KNIGHT NONE"), plain(AttractKnight{}));
  EXPECT_EQ(lines.read("BID Fabius 3"), plain(Bid{0, fabius, 3, 3}));
  EXPECT_EQ(lines.read("GIVE 5 TO Luna"), plain(GiveTalents{5, SenatorId(), Seat{2}}));
  EXPECT_EQ(lines.read("VOTE 3 AGAINST BUY UPTO 6 Fabius"),
            plain(CastVote{{3}, VoteChoice::against, {}, {{fabius, 6, BuyAim::to_fail}}}));
  EXPECT_EQ(lines.read("GOVERN Sicilia BY Fabius"), plain(GovernAtStart{ProvinceId("sicilia"), fabius, 3}));
  EXPECT_EQ(lines.read("SPOILS ALL YES"), plain(TakeSpoils{ProvinceId(), true}));
  Prosecution corrupt;
  corrupt.accused = fabius;
  corrupt.prosecutor = man("manlius");
  EXPECT_EQ(lines.read("PROSECUTE Fabius MINOR BY Manlius"), plain(Propose{corrupt, false}));
  EXPECT_EQ(lines.read("PERSUADE Claudius BY Fabius"),
            lines.read("PERSUADE Claudius BY Fabius BRIBE 0 MAX 0"));
}

}  // namespace orders_lines_test
}  // namespace adj::respublica
