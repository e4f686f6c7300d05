// Issue 3, commands by mail: each does its work in English and in French.

#include <gmock/gmock.h>

#include <set>

#include "adjudicator/service/speech.h"
#include "tests/service/forum_office.h"

namespace adj::service {
namespace {

struct Tried {
  const char* id;
  std::string english, answer;   // what seat 1 writes, and what it is told
  std::string french, response;  // the same for seat 2
};

struct BothLanguages : ForumTest {
  void tries(const Tried& t) {
    SCOPED_TRACE(t.id);
    const std::string line = t.english.substr(0, t.english.find('\n'));
    const std::string french_line = t.french.substr(0, t.french.find('\n'));
    const Command *command = find_command(line), *in_french = find_command(french_line);
    ASSERT_TRUE(command && in_french);
    EXPECT_EQ(std::string(command->id), t.id);
    EXPECT_EQ(command, in_french);
    EXPECT_TRUE(is_french_word(*command, french_line) || line.substr(0, 6) == french_line.substr(0, 6));
    EXPECT_TRUE(order(1, t.english).has(t.answer)) << office.last(who(1)).text;
    EXPECT_TRUE(order(2, t.french).has(t.response)) << office.last(who(2)).text;
    tried.insert(t.id);
  }
  std::set<std::string> tried;
};

TEST_F(BothLanguages, EveryCommandOfPlayersDoesItsWork) {
  code = office.new_game(who(1), "NEW forum seats=3 zone=UTC MANUAL");
  for (int seat = 1; seat <= 3; ++seat) join(seat);
  tries({"leave", "LEAVE", "You have left game " + code, "PARS", "Vous avez quitté la partie " + code});
  for (int seat = 1; seat <= 2; ++seat) join(seat);
  act("START");
  const std::string other = office.new_game("mod@example.org", "NEW forum seats=3");
  const std::vector<Tried> all{
      {"help", "HELP", "carries letters and judges games", "AIDE", "porte les lettres"},
      {"games", "GAMES", code + " Forum", "PARTIES", "Ce qui se joue"},
      {"new", "NEW forum seats=4", "with 4 seats", "NOUVELLE forum places=4", "à 4 places"},
      {"join", "JOIN " + other + " SEAT 2", "You want to join game " + other, "REJOINS " + other + " PLACE 3",
       "Vous voulez rejoindre la partie " + other},
      {"status", "STATUS", "Window 1 is open until", "ÉTAT", "La fenêtre 1 est ouverte jusqu'au"},
      {"orders", "ORDERS", "What stands now", "ORDRES", "Ce qui est enregistré"},
      {"preview", "PREVIEW\nVOTE 2", "Nothing of this was recorded", "APERÇU\nVOTE 2", "Rien de ceci"},
      {"report", "REPORT 1", "What you must decide", "RAPPORT 1", "Ce que vous devez décider"},
      {"receipt", "RECEIPT @", "Receipt @,", "REÇU @", "Reçu @,"},
      {"why", "WHY 1", "Why 1", "POURQUOI 1", "Pourquoi 1"},
      {"dice", "DICE", "chain K[0] = ", "DÉS", "chaîne K[0] = "},
      {"rules", "RULES alea AIE-8.3a", "all units and leaders", "RÈGLES alea AIE-8.3a", "toutes les unités"},
      {"archive", "ARCHIVE", "ARCHIVE " + code + " ALL", "ARCHIVES", "ARCHIVES " + code + " TOUT"},
      {"tell", "TELL carla: Ave", "Carried as letter 1 to carla", "DIS carla : Salut",
       "Porté comme lettre 1 à carla"},
      {"press", "PRESS Ave", "Carried as letter 2 to all", "PRESSE Salut", "Porté comme lettre 2 à tous"},
      {"absent", "ABSENT 2026-02-10 2026-02-15", "Noted: away from", "ABSENT 10/02/2026 15/02/2026",
       "C'est noté"},
      {"standby", "STANDBY " + other, "You stand by for game " + other, "REMPLAÇANT " + other,
       "Vous êtes remplaçant pour la partie " + other},
      {"name", "NAME Aurelia", "You are called Aurelia", "NOM Brutus", "Vous vous appelez désormais Brutus"},
      {"zone", "ZONE Europe/London", "Your time zone is Europe/London", "FUSEAU Europe/Paris",
       "Votre fuseau est Europe/Paris"},
      {"address", "ADDRESS anna@work.example", "We have asked anna@work.example",
       "ADRESSE brice@bureau.example", "Nous avons écrit à brice@bureau.example"},
      {"format", "FORMAT text", "plain text", "FORMAT texte", "texte simple"},
      {"key", "KEY NEW", "Older reply addresses", "CLÉ NOUVELLE", "Les anciennes adresses"},
      {"lang", "LANG en", "in English", "LANGUE fr", "en français"},
      {"resign", "RESIGN", "You want to give up seat 1", "ABANDONNE", "Vous voulez abandonner la place 2"},
      {"forget", "FORGET ME", "You want to be forgotten", "OUBLIE-MOI", "Vous demandez l'oubli"},
  };
  for (Tried t : all) {
    if (std::string(t.id) == "receipt")
      for (const auto& [seat, texts] : {std::pair{1, std::pair{&t.english, &t.answer}},
                                        std::pair{2, std::pair{&t.french, &t.response}}}) {
        const std::string number =
            office.sql("select max(number) from outbox where kind = 'receipt' and game = '" + code +
                       "' and seat = " + std::to_string(seat));
        for (std::string* text : {texts.first, texts.second}) text->replace(text->find('@'), 1, number);
      }
    tries(t);
  }
  for (const Command& command : commands())
    EXPECT_TRUE(command.right == Right::moderator || tried.contains(command.id)) << command.id;
}

// The game's own words for taking back, being ready and waiting, and whole games of both languages, are shown
// by the games' tests; here that the service hands them over.
TEST_F(BothLanguages, CancelDoneAndWaitAreTheGames) {
  begin(3, "zone=UTC thoughts=30");
  for (const auto& [word, folded] : {std::pair{"CANCEL", "ANNULE"}, {"DONE", "FINI"}, {"WAIT", "ATTENDS"}}) {
    EXPECT_EQ(find_command(word), nullptr);
    EXPECT_EQ(find_command(folded), nullptr);
    EXPECT_TRUE(order(1, std::string("HELP ") + word).has("CANCEL")) << word;
    EXPECT_TRUE(order(2, std::string("AIDE ") + folded).has("ANNULE")) << folded;
  }
}

}  // namespace
}  // namespace adj::service
