// Every command, in both languages.

#include <gmock/gmock.h>

#include "adjudicator/service/speech.h"
#include "mail/ascii.h"
#include "mail/mime.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Commands : testing::Test {
  Office office;
  std::string code = office.running_game("NEW alea scenario=1 grey=yes");

  std::string ask(int seat, const std::string& text) {
    const std::string& who = seat == 1 ? kAlice : kBenoit;
    office.post({who, office.secret_address(code, seat), text});
    office.run();
    return office.last(who).text;
  }
};

TEST_F(Commands, HelpKnowsEveryCommandInBothLanguages) {
  const std::string english = ask(1, "HELP");
  const std::string french = ask(2, "AIDE");
  for (const Command& command : commands()) {
    if (command.right != Right::moderator) {
      EXPECT_THAT(english, HasSubstr(command.words[0])) << command.id;
      EXPECT_THAT(french, HasSubstr(command.words[1])) << command.id;
    }
    for (const Language language : {Language::en, Language::fr}) {
      EXPECT_FALSE(say(language, std::string("help.") + command.id).empty());
      EXPECT_FALSE(say(language, std::string("help.more.") + command.id).empty());
    }
  }
  EXPECT_THAT(ask(1, "HELP JOIN"), HasSubstr("NONCE"));
  EXPECT_THAT(ask(2, "AIDE REJOINS"), HasSubstr("GRAIN"));
  EXPECT_THAT(ask(1, "HELP alea"), HasSubstr("Scenario"));
  EXPECT_THAT(ask(2, "AIDE alea"), HasSubstr("Scénario"));
  EXPECT_THAT(ask(1, "HELP ORDERS"), HasSubstr("CANCEL"));
  EXPECT_THAT(ask(1, "HELP MODERATOR"), HasSubstr("ROLLBACK"));
  EXPECT_THAT(ask(1, "HELP quux"), HasSubstr("There is no help on \"quux\""));
  // A word of the game's: what its rules say of it.
  EXPECT_THAT(ask(1, "HELP stacking"), HasSubstr("AIE-0.4b"));
  EXPECT_THAT(ask(2, "AIDE empilement"), HasSubstr("AIE-0.4b"));
  office.write(kAlice, "HELP stacking");  // of no game: of nothing
  office.run();
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("There is no help on"));
}

TEST_F(Commands, GamesAndStatus) {
  EXPECT_THAT(ask(1, "GAMES"), HasSubstr(code));
  EXPECT_THAT(ask(2, "PARTIES"), HasSubstr("En cours"));
  const std::string status = ask(1, "STATUS");
  EXPECT_THAT(status, HasSubstr("Benoît"));
  EXPECT_THAT(status, HasSubstr("is open until"));
  EXPECT_THAT(ask(2, "ÉTAT " + code), HasSubstr("est ouverte jusqu'au"));
  EXPECT_THAT(ask(1, "STATUS QQQQ"), HasSubstr("Running."));  // the reply address names the game
  office.write(kAlice, "STATUS QQQQ");
  office.run();
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("There is no game QQQQ"));
}

TEST_F(Commands, NewIsCheckedAgainstTheGame) {
  const auto refused = [&](const std::string& line) {
    office.write(kAlice, line);
    office.run();
    return office.last(kAlice).text;
  };
  EXPECT_THAT(refused("NEW chess"), HasSubstr("There is no game \"chess\""));
  EXPECT_THAT(refused("NEW alea scenario=99"), HasSubstr("There is no scenario \"99\""));
  EXPECT_THAT(refused("NEW alea hours=0"), HasSubstr("hours cannot be \"0\""));
  EXPECT_THAT(refused("NEW alea zone=Mars"), HasSubstr("zone cannot be \"Mars\""));
  EXPECT_THAT(refused("NEW alea colour=blue"), HasSubstr("no setting or option \"colour\""));
  EXPECT_THAT(refused("NEW alea seats=9"), HasSubstr("This scenario has 2 seats"));
  EXPECT_EQ(office.sql("select count(*) from games"), "1");
}

// Issue 3, NEW and JOIN: what will be done is shown before it is confirmed, all of it.
TEST_F(Commands, NewShowsEverythingThatWasChosen) {
  office.write(kAlice,
               "NEW alea scenario=3 hours=48 reaction=48 rest=sat,sun holidays=2026-12-25 grace=90 grey=yes "
               "vacant=default title=\"The Rubicon\" zone=Europe/Paris PRIVATE MANUAL");
  office.run();
  const Letter& english = office.last(kAlice);
  for (const char* words :
       {"with 2 seats, by invitation.", "A window stays open 48 hours, time zone Europe/Paris;", "grace: 90",
        "rest: sat, sun", "holidays: 2026-12-25", "grey: yes", "vacant: default", "manual: yes",
        "title: The Rubicon"})
    EXPECT_TRUE(english.has(words)) << words << english.text;
  EXPECT_FALSE(english.has("press:"));  // as always
  office.write(kBenoit, "NOUVELLE alea réaction=24 rappel=12 réflexion=15 manques=3 absence=7 presse=non");
  office.run();
  const Letter& french = office.last(kBenoit);
  for (const char* words :
       {"72 heures (24 quand elle n'interroge que certains joueurs)", "rappel\u00a0: 12",
        "réflexion\u00a0: 15", "manques\u00a0: 3", "absence\u00a0: 7", "presse\u00a0: non"})
    EXPECT_TRUE(french.has(words)) << words << french.text;
}

TEST_F(Commands, JoinShowsTheGameAndTheWish) {
  const std::string other = office.new_game(kAlice, "NEW alea scenario=3 title=\"The Rubicon\" zone=UTC");
  office.write("carla@example.org", "JOIN " + other + " SEAT 2 LANG fr NAME Carla NONCE beau temps");
  office.run();
  const Letter& asked = office.last("carla@example.org");
  for (const char* words :
       {"place 2, sous le nom de Carla. Votre grain pour les dés\u00a0: beau temps",
        "Alea Iacta Est, «\u00a0La campagne de Pharsale\u00a0»\u00a0; modérateur\u00a0: Alice",
        "Une fenêtre reste ouverte 72 heures", "Place 1\u00a0: libre", "Les dés sont déjà fixés"})
    EXPECT_TRUE(asked.has(words)) << words << asked.text;
  office.write("carla@example.org", "JOIN " + other + " SAET 2");
  office.run();
  EXPECT_TRUE(office.last("carla@example.org").has("JOIN knows no \"SAET\""));
}

TEST_F(Commands, JoinIsRefusedWhereThereIsNoSeat) {
  EXPECT_THAT(ask(1, "JOIN " + code), HasSubstr("You have a seat there already"));
  office.write("carla@example.org", "JOIN " + code);
  office.run();
  EXPECT_THAT(office.last("carla@example.org").text, HasSubstr("All seats are taken"));
  office.write("carla@example.org", "REJOINS");
  office.run();
  EXPECT_THAT(office.last("carla@example.org").text, HasSubstr("Quelle partie"));
  EXPECT_THAT(ask(1, "LEAVE"), HasSubstr("The game has begun"));
}

TEST_F(Commands, APlayerDecidesAboutHimself) {
  EXPECT_THAT(ask(1, "LANGUE fr"), HasSubstr("désormais en français"));
  EXPECT_THAT(ask(1, "LANG en"), HasSubstr("in English"));
  EXPECT_THAT(ask(1, "LANG tlh"), HasSubstr("LANG en or LANG fr"));
  EXPECT_THAT(ask(2, "FORMAT html"), HasSubstr("texte et HTML"));
  EXPECT_THAT(office.last(kBenoit).raw, HasSubstr("text/html"));
  EXPECT_THAT(ask(2, "FORMAT texte"), HasSubstr("texte simple"));
  EXPECT_THAT(ask(2, "FORMAT wap"), HasSubstr("FORMAT texte ou FORMAT html"));
  EXPECT_THAT(ask(2, "NOM Brutus"), HasSubstr("Brutus"));
  EXPECT_THAT(ask(1, "NAME x:y"), HasSubstr("without : , < > @"));
  EXPECT_THAT(ask(1, "ZONE America/New_York"), HasSubstr("America/New_York"));
  EXPECT_THAT(ask(2, "FUSEAU Lune"), HasSubstr("Il n'y a pas de fuseau"));
  EXPECT_THAT(ask(1, "ABSENT 2026-02-10 2026-02-15"), HasSubstr("Noted: away from"));
  EXPECT_THAT(ask(2, "ABSENT du 10/02/2026 au 15/02/2026"), HasSubstr("C'est noté"));
  EXPECT_THAT(ask(1, "ABSENT 2026-02-15 2026-02-10"), HasSubstr("two days"));
  EXPECT_THAT(ask(1, "ABSENT NO"), HasSubstr("No absence"));
  EXPECT_THAT(ask(1, "KEY"), HasSubstr("KEY NEW gives"));
  EXPECT_THAT(ask(1, "STANDBY " + code), HasSubstr("You have a seat there already"));
  EXPECT_THAT(ask(2, "REMPLACANT NON"), HasSubstr("plus remplaçant"));
}

TEST_F(Commands, ASecondAddressConfirmsItself) {
  EXPECT_THAT(ask(1, "ADDRESS alice@work.example"), HasSubstr("We have asked alice@work.example"));
  office.write("alice@work.example", "STATUS " + code);
  office.run();
  EXPECT_EQ(office.count("alice@work.example"), 1u);  // the question; not hers yet
  office.reply(office.last("alice@work.example"), "");
  office.run();
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("counts as yours"));
  office.post({"alice@work.example", office.secret_address(code, 1), "STATUS"});
  office.run();
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("Running."));  // answered at the registered address
  EXPECT_EQ(office.count("alice@work.example"), 1u);
  EXPECT_THAT(ask(1, "ADDRESS " + kBenoit), HasSubstr("known already"));
  EXPECT_THAT(ask(1, "ADDRESS nonsense"), HasSubstr("a mail address that is yours"));
}

TEST_F(Commands, WhatWasIsReadAgain) {
  const std::size_t before = office.count(kAlice);
  ask(1, "REPORT");
  EXPECT_EQ(office.count(kAlice), before + 1);  // the report is the answer
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("What you must decide"));
  ask(2, "RAPPORT " + std::to_string(office.window(code)));
  EXPECT_THAT(office.last(kBenoit).text, HasSubstr("Ce que vous devez décider"));
  EXPECT_THAT(ask(1, "REPORT 77"), HasSubstr("no such report"));
  const std::string number = office.sql("select max(number) from outbox where kind = 'receipt' and seat = 1");
  EXPECT_THAT(ask(1, "RECEIPT " + number), HasSubstr("| "));
  EXPECT_THAT(ask(2, "REÇU " + number), HasSubstr("pas de reçu de ce numéro"));  // another's
  EXPECT_THAT(ask(1, "ARCHIVE"), HasSubstr("ARCHIVE " + code + " ALL everything"));
  EXPECT_THAT(ask(2, "ARCHIVES " + std::to_string(office.window(code))), HasSubstr("| "));
  ask(1, "ARCHIVE ALL");
  EXPECT_THAT(office.last(kAlice).raw, HasSubstr("filename=\"" + code + ".mbox\""));
  EXPECT_THAT(ask(1, "ARCHIVE yesterday"), HasSubstr("No report is called that"));
}

// Issue 3, ARCHIVE by turn or phase: by the words of the titles that ARCHIVE lists, in either language.
TEST_F(Commands, ATurnOrAPhaseOfTheArchiveComesAsOneMbox) {
  for (int i = 0;
       i < 30 && office.sql("select count(distinct title) from reports where language = 'en'") < "3"; ++i)
    for (int seat = 1; seat <= 2; ++seat)
      if (office.asked(code, seat)) ask(seat, office.orders_for(code, seat));
  const auto named = [&](const std::string& language, const std::string& like) {
    return std::stoi(
        office.sql("select count(*) from reports where seat = 0 and withdrawn_at is null and "
                   "language = '" +
                   language + "' and title ~ '" + like + "'"));
  };
  const auto mails_of = [&](const std::string& who) {
    const mail::Incoming read = mail::read_message(office.last(who).raw, {});
    return read.attachments;
  };
  ASSERT_GE(named("en", "Year −49"), 2);
  const std::string year = ask(1, "ARCHIVE year -49");
  EXPECT_TRUE(mails_of(kAlice));
  EXPECT_THAT(year, HasSubstr("the public reports of \"year -49\""));
  const std::string raw = office.last(kAlice).raw;
  EXPECT_THAT(raw, HasSubstr("filename=\"" + code + ".mbox\""));
  const std::string french = ask(2, "ARCHIVES " + code + " Année −49");
  EXPECT_THAT(french, HasSubstr("les rapports publics de «"));
  EXPECT_THAT(french, HasSubstr("Année"));
  EXPECT_THAT(ask(2, "ARCHIVES year -49"), HasSubstr("Année"));  // asked in one language, read in the other
  EXPECT_THAT(ask(1, "ARCHIVE year -4"), HasSubstr("No report is called that"));  // whole words only
  office.write(kAlice, "ARCHIVE year -49");  // no code: a word with vowels is none
  office.run();
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("the public reports of"));
}

TEST_F(Commands, ThingsAreExplained) {
  const std::string number = "3";
  EXPECT_THAT(ask(1, "WHY " + number), HasSubstr("Why " + number));
  EXPECT_THAT(ask(2, "POURQUOI " + number), HasSubstr("Pourquoi " + number));
  EXPECT_THAT(ask(1, "WHY 99999"), HasSubstr("No line of your reports has the number 99999"));
  EXPECT_THAT(ask(1, "WHY 0"), HasSubstr("WHY and the number of a line"));
  EXPECT_THAT(ask(1, "DICE"), HasSubstr("K[0] = "));
  EXPECT_THAT(ask(2, "DÉS"), HasSubstr("grain 1:sunshine"));
  EXPECT_THAT(office.last(kBenoit).text, testing::ContainsRegex("K\\[1\\] = [0-9a-f]{64}\n"));
  EXPECT_THAT(ask(2, "POURQUOI " + number), HasSubstr("Tel qu'il est consigné"));
  EXPECT_THAT(office.last(kBenoit).text, testing::Not(HasSubstr("kind = ")));
  EXPECT_THAT(ask(1, "RULES AIE-0.1a"), HasSubstr("d10 gives 0–9"));
  EXPECT_THAT(ask(1, "RULES xyzzy"), HasSubstr("No clause speaks of"));
}

// Issue 3, RULES: in the reader's language, by the words of either.
TEST_F(Commands, RulesAreReadInTheReadersLanguage) {
  ask(2, "RÈGLES empilement");
  EXPECT_TRUE(office.last(kBenoit).has("AIE-0.4b — seule la nationalité limite l'empilement"));
  EXPECT_FALSE(office.last(kBenoit).has("stacking"));
  EXPECT_TRUE(office.last(kBenoit).has("celui du paragraphe de la règle"));
  ask(2, "RÈGLES stacking");  // a word of the other language
  EXPECT_TRUE(office.last(kBenoit).has("AIE-0.4b — seule la nationalité"));
  ask(1, "RULES empilement");
  EXPECT_TRUE(office.last(kAlice).has("AIE-0.4b — stacking is limited only by nationality"));
  ask(2, "RÈGLES morts naturelles");  // words anywhere in it, in the plural too
  EXPECT_TRUE(office.last(kBenoit).has("AIE-2.Dg"));
  ask(2, "RÈGLES 8.3");
  EXPECT_TRUE(office.last(kBenoit).has("AIE-8.3a — toutes les unités"));
  EXPECT_TRUE(office.last(kBenoit).has("AIE-8.3c"));
  EXPECT_FALSE(office.last(kBenoit).has("AIE-8.4"));
  ask(1, "RULES 1.2");  // 1.2.1a too, but neither 1.21 nor 11.2
  EXPECT_TRUE(office.last(kAlice).has("AIE-1.2.1a"));
  ask(2, "RÈGLES R-16");
  EXPECT_TRUE(office.last(kBenoit).has("AIE-RUL-16 — le sort de 4.4.1c"));
  ask(2, "RÈGLES EX-1");  // what is not there in French is marked
  EXPECT_TRUE(office.last(kBenoit).has("AIE-EX-1 (en anglais)")) << office.last(kBenoit).text;
  ask(2, "POURQUOI 3");
  EXPECT_FALSE(office.last(kBenoit).has("marker"));
}

TEST_F(Commands, PreviewRecordsNothing) {
  const int seat = office.asked(code, 1) ? 1 : 2;
  const std::string before = office.sql("select count(*) from inputs");
  EXPECT_THAT(ask(seat, (seat == 1 ? "PREVIEW\n" : "APERÇU\n") + office.orders_for(code, seat)),
              HasSubstr(seat == 1 ? "Nothing of this was recorded" : "Rien de ceci"));
  EXPECT_EQ(office.sql("select count(*) from inputs"), before);
  EXPECT_TRUE(office.asked(code, seat));
}

TEST_F(Commands, PressIsCarriedWithoutAddressesAndTokens) {
  const std::string token = office.secret_address(code, 1);
  ask(1, "TELL Benoît: Peace?\nWrite to " + token + "\nReport from Rome follows.");
  const Letter letter = office.last(kBenoit);
  EXPECT_THAT(letter.text, HasSubstr("Alice vous écrit"));
  EXPECT_THAT(letter.text, HasSubstr("| Peace?"));
  EXPECT_THAT(letter.text, HasSubstr("| Report from Rome follows."));  // prose may begin with any word
  EXPECT_THAT(letter.text, Not(HasSubstr(token.substr(6, 26))));
  EXPECT_THAT(letter.raw, Not(HasSubstr(kAlice)));
  ask(2, "DIS TOUS : Salve !");
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("Benoît writes to all"));
  ask(2, "PRESSE ANONYME : On dit que César boite.");
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("Somebody writes to all"));
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("| On dit que"));
  EXPECT_THAT(office.last(kAlice).text, Not(HasSubstr("Benoît writes")));
  EXPECT_THAT(ask(1, "TELL Nemo: x"), HasSubstr("Nobody here is called \"Nemo\""));
  EXPECT_THAT(ask(1, "TELL Benoît x"), HasSubstr("TELL name: text"));
  EXPECT_EQ(office.sql("select count(*) from press"), "3");
}

// Grey is said with a colon. A text may begin with that word, and where nobody can tell nothing is sent.
TEST_F(Commands, GreyPressIsSaidExpressly) {
  EXPECT_THAT(ask(1, "PRESS: Grey wolves are seen"), HasSubstr("to all."));
  EXPECT_THAT(office.last(kBenoit).text, HasSubstr("Alice écrit à tous"));
  EXPECT_THAT(office.last(kBenoit).text, HasSubstr("| Grey wolves are seen"));
  for (const char* unclear : {"PRESS Grey wolves are seen", "PRESS grey wolves: they are near"})
    EXPECT_THAT(ask(1, unclear), HasSubstr("Without your name?")) << unclear;
  EXPECT_THAT(ask(2, "PRESSE anonyme ou presque"), HasSubstr("Sans votre nom"));
  EXPECT_EQ(office.sql("select count(*) from press"), "1");
  ask(1, "PRESS GREY\nOn the line below");
  EXPECT_THAT(office.last(kBenoit).text, HasSubstr("Quelqu'un écrit à tous"));
  EXPECT_THAT(office.last(kBenoit).text, HasSubstr("| On the line below"));
  EXPECT_EQ(office.sql("select count(*) from press where grey"), "1");
}

// Issue 3, TELL and PRESS: to one, some or all.
TEST_F(Commands, PressGoesToWhomItNames) {
  for (const char* to :
       {"PRESS TO Benoît: Peace?", "PRESS to 2\nPeace?", "PRESS Benoît:\nPeace?", "PRESS benoit: Peace?"}) {
    EXPECT_THAT(ask(1, to), HasSubstr("to Benoît.")) << to;
    EXPECT_THAT(office.last(kBenoit).text, HasSubstr("Alice vous écrit")) << to;
    EXPECT_THAT(office.last(kBenoit).text, HasSubstr("| Peace?")) << to;
  }
  EXPECT_THAT(ask(2, "PRESSE À Alice : La paix ?"), HasSubstr("à Alice"));
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("| La paix ?"));
  // Whom it does not know, nobody reads it.
  const std::string before = office.sql("select count(*) from press");
  EXPECT_THAT(ask(1, "PRESS TO Nemo: a secret"), HasSubstr("Nobody here is called \"Nemo\""));
  EXPECT_THAT(ask(1, "PRESS TO Nemo\na secret"), HasSubstr("Nobody here is called \"Nemo\""));
  EXPECT_THAT(ask(2, "PRESSE A Némo : un secret"), HasSubstr("Némo"));
  EXPECT_EQ(office.sql("select count(*) from press"), before);
}

TEST_F(Commands, PressToAllMayHoldAnyNameAndWord) {
  for (const auto& [line, text] :
       std::map<std::string, std::string>{{"PRESS ALL: Salve!", "| Salve!"},
                                          {"PRESS ALL\nSalve!", "| Salve!"},
                                          {"PRESS: Benoît: you are mistaken", "| Benoît: you are mistaken"},
                                          {"PRESS Alice: hear me", "| Alice: hear me"},
                                          {"PRESS A great day: we won", "| A great day: we won"},
                                          {"PRESS To arms", "| To arms"},
                                          {"PRESS One thing more:\nlisten", "| One thing more:\n| listen"}}) {
    EXPECT_THAT(ask(1, line), HasSubstr("to all.")) << line;
    EXPECT_THAT(office.last(kBenoit).text, HasSubstr("Alice écrit à tous")) << line;
    EXPECT_THAT(office.last(kBenoit).text, HasSubstr("\n" + text + "\n")) << line;
  }
}

// END below a letter ends it; it does not close the writer's window.
TEST_F(Commands, EndBelowPressEndsIt) {
  const int seat = office.asked(code, 1) ? 1 : 2;
  for (const char* press : {"PRESS\nSalve!\nEND\nSTATUS", "DIS TOUS : Salve!\nFin\nSTATUS"}) {
    ask(seat, press);
    EXPECT_TRUE(office.asked(code, seat)) << press;
    EXPECT_THAT(office.last_with(seat == 1 ? kBenoit : kAlice, "Salve!").text, HasSubstr("| Salve!\n"));
  }
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders'"), "0");
  EXPECT_EQ(office.sql("select count(*) from press where body = 'Salve!'"), "2");
}

TEST_F(Commands, AnOrderBelowPressIsNoPress) {
  const int seat = office.asked(code, 1) ? 1 : 2;
  const std::string orders = office.orders_for(code, seat);
  const std::string first = orders.substr(0, orders.find('\n'));
  ask(seat, "TELL ALL: I shall do nothing.\n" + orders);
  const std::string& other = seat == 1 ? kBenoit : kAlice;
  for (const Letter& letter : office.letters_to(other))
    EXPECT_THAT(letter.text, Not(HasSubstr("| " + first)));
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders'"), "1");
}

TEST_F(Commands, ResigningIsConfirmedAndTheMachinePlaysOn) {
  ask(1, "RESIGN");
  EXPECT_EQ(office.sql("select holder from seats where seat = 1"), "player");
  office.reply(office.last(kAlice), "");
  office.run();
  EXPECT_EQ(office.sql("select holder from seats where seat = 1"), "machine");
  EXPECT_THAT(office.last_with(kBenoit, "abandonne la place 1").text, HasSubstr("REJOINS " + code));
  office.join(code, "carla@example.org", "SEAT 1 NAME Carla");
  EXPECT_EQ(office.sql("select holder from seats where seat = 1"), "player");
  EXPECT_THAT(office.last("carla@example.org").text, Not(HasSubstr("Alice")));
}

TEST_F(Commands, ForgetMeLeavesNothingBehind) {
  office.sql("insert into invitations (game, address, at) select game, '" + kBenoit + "', now() from games");
  office.sql("insert into bounces (address, hard, status, diagnostic, at) values ('" + kBenoit +
             "', false, '4.2.2', '', now())");
  office.sql("insert into failures (source, at) values ('" + kBenoit + "', now())");
  ask(2, "OUBLIE MOI");
  office.reply(office.last(kBenoit), "");
  office.run();
  EXPECT_THAT(office.last(kBenoit).text, HasSubstr("dernier courriel"));
  EXPECT_EQ(office.sql("select count(*) from addresses where address = '" + kBenoit + "'"), "0");
  EXPECT_EQ(office.sql("select count(*) from invitations where address = '" + kBenoit + "'"), "0");
  EXPECT_EQ(office.sql("select count(*) from bounces where address = '" + kBenoit + "'"), "0");
  EXPECT_EQ(office.sql("select count(*) from failures where source = '" + kBenoit + "'"), "0");
  EXPECT_EQ(office.sql("select count(*) from players where name like '%Beno%'"), "0");
  // Nor what he was asked and sent before we knew him, nor, once it is sent, the last letter of all.
  EXPECT_EQ(office.sql("select count(*) from confirmations where address = '" + kBenoit + "'"), "0");
  EXPECT_EQ(office.sql("select count(*) from outbox where recipient = '" + kBenoit + "'"), "0");
  EXPECT_EQ(office.sql("select count(*) from outbox where position('" + kBenoit +
                       "' in encode(raw, 'escape')) > 0"),
            "0");
  EXPECT_EQ(office.sql("select state from outbox where kind = 'farewell'"), "sent");
  EXPECT_EQ(office.sql("select holder from seats where seat = 2"), "machine");
}

// Also not in mails that were read before we knew him, were held, or in what a moderator wrote of him.
TEST_F(Commands, ForgetMeFindsHimInOlderMailsToo) {
  const auto mails_with = [&](const std::string& words) {
    return office.sql("select count(*) from inbox where position('" + words +
                      "' in encode(raw, 'escape')) > 0");
  };
  office.post({kBenoit, office.moderators_address(code), "PAUSE"});  // held
  office.run();
  office.post({kAlice, office.moderators_address(code), "REPLACE 2 BY " + kBenoit});
  office.run();
  office.reply(office.last(kAlice), "");
  office.run();
  office.reply(office.last_with(kBenoit, "vous invite"), "");
  office.run();
  ASSERT_EQ(office.sql("select holder from seats where seat = 2"), "player");
  ASSERT_GE(std::stoi(mails_with("From: " + kBenoit)), 3);
  ASSERT_EQ(office.sql("select count(*) from audit where details::text like '%" + kBenoit + "%'"), "1");
  ask(2, "OUBLIE MOI");
  office.reply(office.last(kBenoit), "");
  office.run();
  // The yes itself is being read while he is forgotten.
  EXPECT_EQ(mails_with("From: " + kBenoit), "0");
  EXPECT_EQ(mails_with("BY " + kBenoit), "0");
  EXPECT_EQ(office.sql("select count(*) from audit where details::text like '%" + kBenoit + "%'"), "0");
  EXPECT_EQ(office.sql("select count(*) from confirmations where payload::text like '%" + kBenoit + "%'"),
            "0");
  EXPECT_EQ(office.sql("select count(*) from audit"), "1");
}

// Nobody takes others' mails along whose addresses end, or begin, like his; nor those that wait for an
// answer.
TEST_F(Commands, ForgetMeLeavesTheMailsOfOthers) {
  for (const char* other : {"x-benoit@exemple.fr", "benoit@exemple.fr.example", "x.benoit@exemple.fr"})
    office.post({other, office.config.address, "HELP"});
  office.post({"carla@example.org", office.moderators_address(code), "PAUSE for " + kBenoit});  // held
  office.run();
  const std::string whole =
      "select count(*) from inbox where raw <> '' and encode(raw, 'escape') ~ "
      "'From: (x[-.]benoit@exemple.fr|benoit@exemple.fr.example|carla@)'";
  ASSERT_EQ(office.sql(whole), "4");
  ask(2, "OUBLIE MOI");
  office.reply(office.last(kBenoit), "");
  office.run();
  EXPECT_EQ(office.sql(whole), "4");
}

TEST_F(Commands, AGameWhoseModeratorIsForgottenHasNone) {
  ask(1, "FORGET ME");
  office.reply(office.last(kAlice), "");
  office.run();
  EXPECT_EQ(office.sql("select count(*) from games where moderator is null"), "1");
  EXPECT_THAT(office.last("operator@tabellarius.test").subject, HasSubstr("has no moderator any more"));
}

// A word of a game's that is a command too would never reach the game.
TEST_F(Commands, NoOrderOfAleaIsTakenForACommand) {
  const GameModule* alea = office.games.find("alea");
  for (const ScenarioInfo& scenario : alea->scenarios()) {
    StartRequest request;
    request.scenario = scenario.id;
    request.seed = practice_seed("alea", 7);
    const auto game = alea->start(request);
    Random random(7);
    game->advance();
    for (int window = 0; window < 12 && !game->over(); ++window) {
      for (int seat = 1; seat <= game->seats(); ++seat) {
        const Language language = seat == 1 ? Language::en : Language::fr;
        const std::string mail = game->random_mail(Seat{seat}, random, language);
        mail::for_each_line(mail,
                            [&](std::string_view line) { EXPECT_EQ(find_command(line), nullptr) << line; });
        game->submit(Seat{seat}, mail, language);
      }
      game->close_window();
      game->advance();
    }
  }
}

TEST_F(Commands, OneBadLineNeverLosesTheGoodOnes) {
  const std::string answer = ask(1, "LANG klingon\nNAME Aurelia\nSTATUS\nfrobnicate");
  EXPECT_THAT(answer, HasSubstr("Aurelia"));
  EXPECT_THAT(answer, HasSubstr("LANG en or LANG fr"));
  EXPECT_THAT(answer, HasSubstr("Running."));
  EXPECT_THAT(answer, HasSubstr("frobnicate"));
  EXPECT_EQ(office.sql("select name from players where player = (select player from seats where seat = 1)"),
            "Aurelia");
}

// Issue 3, NEW by invitation: whoever was not invited does not learn that the game exists.
TEST_F(Commands, AGameByInvitationIsUnknownToOthers) {
  const std::string secret = office.new_game("sue@example.org", "NEW alea scenario=1 PRIVATE");
  for (const char* verb :
       {"STATUS", "REPORT", "RECEIPT", "ARCHIVE", "WHY", "DICE", "RESIGN", "STANDBY", "JOIN"}) {
    office.write(kAlice, std::string(verb) + " " + secret + " 1");
    office.run();
    EXPECT_TRUE(office.last(kAlice).has("There is no game " + secret)) << verb << office.last(kAlice).text;
  }
  office.write("sue@example.org", "DICE " + secret);
  office.run();
  EXPECT_THAT(office.last("sue@example.org").text, HasSubstr("K[0] = "));
  EXPECT_THAT(ask(1, "JOIN QQQQ"), HasSubstr("There is no game QQQQ"));  // nor is it the one he plays
}

// Issue 3, TELL and PRESS: a letter arrives whole or is refused.
TEST_F(Commands, LongPressIsNotCutOff) {
  std::string paragraph;  // as many mail programs write one: on one line
  for (int i = 0; i < 300; ++i) paragraph += "mot" + std::to_string(i) + " ";
  ask(1, "PRESS " + paragraph + "fin");
  std::string flat;
  for (const char c : office.last(kBenoit).text)
    if (c != '|' && c != '\n') flat += c;
  for (int i = 0; i < 300; ++i) EXPECT_THAT(flat, HasSubstr("mot" + std::to_string(i) + " "));
  std::string much = "x";  // so that no limit in bytes falls between two letters
  for (int i = 0; i < 12'000; ++i) much += "é";
  EXPECT_THAT(ask(1, "PRESS " + much + "\nSTATUS"), HasSubstr("too long for one letter"));
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("Running."));
  EXPECT_EQ(office.sql("select count(*) from press"), "1");
}

TEST_F(Commands, HelpNamesEachWordOnce) {
  EXPECT_THAT(ask(1, "HELP FORMAT"), HasSubstr("Words for it: FORMAT."));
  EXPECT_THAT(ask(1, "HELP PREVIEW"), HasSubstr("PREVIEW, APERÇU and ESSAI."));
}

// A game that a fault of ours stopped is not over.
TEST_F(Commands, AFrozenGameIsNotCalledOver) {
  office.sql("update games set status = 'frozen'");
  office.write("carla@example.org", "JOIN " + code);
  office.run();
  EXPECT_THAT(office.last("carla@example.org").text, HasSubstr("stands still"));
}

}  // namespace
}  // namespace adj::service
