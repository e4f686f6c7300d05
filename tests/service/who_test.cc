// Who may speak for a seat, and to whom we never answer (MAIL §4).

#include <gmock/gmock.h>

#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kMallory = "mallory@evil.example";

struct Who : testing::Test {
  Office office;
  std::string code = office.running_game();
  int inputs() { return std::stoi(office.sql("select count(*) from inputs where kind = 'orders'")); }
  std::string state_of_last_mail() {
    return office.sql("select state || ' ' || outcome from inbox order by mail desc limit 1");
  }
};

TEST_F(Who, AForgedSenderWithoutTheTokenChangesNothing) {
  const std::string before = office.digest(code);
  office.write(kAlice, office.orders_for(code, 1));
  office.run();
  EXPECT_EQ(inputs(), 0);
  EXPECT_EQ(office.digest(code), before);
  // Whoever it was, Alice hears of it, at her own address.
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("reply to your latest report"));
}

TEST_F(Who, ALeakedTokenIsHeldUntilTheSeatsPlayerConfirms) {
  const std::size_t before = office.count(kMallory);
  office.post({kMallory, office.secret_address(code, 1), office.orders_for(code, 1)});
  office.run();
  EXPECT_EQ(inputs(), 0);
  EXPECT_EQ(state_of_last_mail(), "held seat_token_elsewhere");
  EXPECT_EQ(office.count(kMallory), before);  // a stranger learns nothing
  const Letter question = office.last(kAlice);
  EXPECT_THAT(question.text, HasSubstr(kMallory));
  // The stranger cannot say yes in her place.
  office.reply(question, "yes", kMallory);
  office.run();
  EXPECT_EQ(inputs(), 0);
  office.reply(question, "");
  office.run();
  EXPECT_EQ(inputs(), 1);
  EXPECT_THAT(office.last(kAlice).subject, HasSubstr("Receipt"));
  // A yes counts once.
  office.reply(question, "again");
  office.run();
  EXPECT_EQ(inputs(), 1);
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("was answered before"));
}

TEST_F(Who, NoLeavesAHeldMailHeld) {
  office.post({kMallory, office.secret_address(code, 1), office.orders_for(code, 1)});
  office.run();
  office.reply(office.last(kAlice), "NO");
  office.run();
  EXPECT_EQ(inputs(), 0);
  EXPECT_EQ(office.sql("select count(*) from inbox where state = 'held'"), "1");
}

// A no is not only the bare word at the very beginning: a mail that is held must not be let through by one.
TEST_F(Who, ANoIsUnderstoodAsPeopleWriteIt) {
  for (const char* no :
       {"No.", "Non !", "NON!", "*No*", "Hello,\n\nno, that was not me.", "Annulez.", "\u00abNon\u00bb"}) {
    office.post({kMallory, office.secret_address(code, 1), office.orders_for(code, 1)});
    office.run();
    office.reply(office.last(kAlice), no);
    office.run();
    EXPECT_EQ(inputs(), 0) << no;
    EXPECT_THAT(office.last(kAlice).text, HasSubstr("nothing was done")) << no;
  }
  office.post({kMallory, office.secret_address(code, 1), office.orders_for(code, 1)});
  office.run();
  const Letter question = office.last(kAlice);
  office.post({kAlice, question.reply_to, "", "NON"});  // in the subject
  office.run();
  EXPECT_EQ(inputs(), 0);
  office.post({kMallory, office.secret_address(code, 1), office.orders_for(code, 1)});
  office.run();
  office.reply(office.last(kAlice), "Yes, that was me. No idea why it came from there.");
  office.run();
  EXPECT_EQ(inputs(), 1);
}

// What begins with that word and means the contrary; and what only looks so.
TEST_F(Who, NoProblemIsAYes) {
  int yes = 0;
  for (const char* words : {"Yes,\n\nNo problem.", "No worries!", "Go on.\n No objections from me"}) {
    office.post({kMallory, office.secret_address(code, 1),
                 "STATUS" + std::string(static_cast<std::size_t>(yes), ' ')});
    office.run();
    office.reply(office.last(kAlice), words);
    office.run();
    EXPECT_EQ(
        office.sql("select count(*) from inbox where state = 'done' and outcome = 'receipt' and player is "
                   "not null and position('From: " +
                   kMallory + "' in encode(raw, 'escape')) > 0"),
        std::to_string(++yes))
        << words;
  }
  for (const char* words : {"No, problem is I never wrote that", "No problem.\nNo", "No: problem"}) {
    office.post({kMallory, office.secret_address(code, 1), office.orders_for(code, 1)});
    office.run();
    office.reply(office.last(kAlice), words);
    office.run();
    EXPECT_EQ(inputs(), 0) << words;
    EXPECT_THAT(office.last(kAlice).text, HasSubstr("nothing was done")) << words;
  }
}

TEST_F(Who, AQuestionIsOverAfterAWeek) {
  office.post({kMallory, office.secret_address(code, 1), office.orders_for(code, 1)});
  office.run();
  const Letter question = office.last(kAlice);
  office.clock.set(office.clock.now() + std::chrono::days(7) + std::chrono::minutes(1));
  office.reply(question, "yes");
  office.run();
  EXPECT_EQ(inputs(), 0);
}

TEST_F(Who, TheSameMailTwiceCountsOnce) {
  office.post({kAlice, office.secret_address(code, 1), "STATUS"});
  const std::string raw = office.source.waiting.front().raw;
  office.run();
  const std::size_t before = office.count(kAlice);
  office.source.add(raw);  // a redelivery: another place in the mailbox, the same bytes
  office.run();
  EXPECT_EQ(office.count(kAlice), before);
}

TEST_F(Who, AnAnswerToAClosedWindowChangesNothing) {
  const std::string old_address = office.secret_address(code, 1);
  const std::string old_orders = office.orders_for(code, 1);
  const int window = office.window(code);
  for (const auto& [seat, who] : {std::pair{1, kAlice}, {2, kBenoit}})
    if (office.window(code) == window && office.asked(code, seat)) {
      office.post({who, office.secret_address(code, seat), office.orders_for(code, seat)});
      office.run();
    }
  ASSERT_GT(office.window(code), window);
  const int before = inputs();
  const std::string digest = office.digest(code);
  office.post({kAlice, old_address, old_orders + "\nSTATUS"});
  office.run();
  EXPECT_EQ(inputs(), before);
  EXPECT_EQ(office.digest(code), digest);
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("Too late for that window"));
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("Running."));  // what belongs to no window still works
}

TEST_F(Who, APlayersTokenIsNoModerators) {
  // Alice moderates, but speaks from her seat; Mallory has the moderator's address but is not the moderator.
  office.post({kAlice, office.secret_address(code, 1), "PAUSE"});
  office.run();
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("Only the game's moderator"));
  office.post({kMallory, office.moderators_address(code), "CLOSE"});
  office.run();
  EXPECT_EQ(state_of_last_mail(), "held moderator_token_elsewhere");
  office.post({kBenoit, office.moderators_address(code), "CLOSE"});
  office.run();
  EXPECT_EQ(office.sql("select status from games"), "running");
}

TEST_F(Who, ANewKeyMakesOldAddressesVoid) {
  const std::string old_address = office.secret_address(code, 1);
  office.post({kAlice, old_address, "KEY NEW"});
  office.run();
  EXPECT_NE(office.last(kAlice).reply_to, old_address);
  const int before = inputs();
  office.post({kAlice, old_address, office.orders_for(code, 1)});
  office.run();
  EXPECT_EQ(inputs(), before);
  office.reply(office.last_with(kAlice, "Older reply addresses"), office.orders_for(code, 1));
  office.run();
  EXPECT_EQ(inputs(), before + 1);
}

// MAIL §4, a token leaks: rotated on request. Who uses the old one is told kindly, and has not guessed.
TEST_F(Who, AVoidSecretIsExplainedAndIsNoGuess) {
  const std::string old_address = office.secret_address(code, 2);
  office.post({kBenoit, old_address, "CLÉ NOUVELLE"});
  office.run();
  for (int i = 0; i < 21; ++i) office.post({kBenoit, old_address, "ÉTAT " + std::to_string(i)});
  office.run();
  EXPECT_TRUE(office.last(kBenoit).has("Cette adresse de réponse ne vaut plus rien"));
  EXPECT_TRUE(office.last(kBenoit).has("de la partie " + code + " qui ne compte plus"));
  EXPECT_TRUE(office.last(kBenoit).has("En cours."));  // what needs no secret is done
  EXPECT_EQ(office.sql("select count(*) from failures"), "0");
  const std::size_t before = office.sink.letters.size();
  office.post({kMallory, old_address, "STATUS"});  // strangers learn nothing, and nothing is held
  office.run();
  EXPECT_EQ(office.sink.letters.size(), before);
  EXPECT_EQ(state_of_last_mail(), "done stranger");
}

TEST_F(Who, ARollbackMakesSecretsVoidThatAreExplainedToo) {
  const std::string old_address = office.secret_address(code, 1);
  office.sql("update games set generation = generation + 1");
  office.post({kAlice, old_address, "STATUS"});
  office.run();
  EXPECT_TRUE(office.last(kAlice).has("That reply address is void"));
}

TEST_F(Who, AModeratorsSecretIsReplacedWhenHeConfirms) {
  const std::string old_address = office.moderators_address(code);
  office.post({kAlice, old_address, "KEY"});
  office.run();
  EXPECT_TRUE(office.last(kAlice).has("KEY NEW gives you a new secret reply address"));
  office.post({kAlice, old_address, "KEY NEW"});
  office.run();
  const Letter question = office.last(kAlice);
  EXPECT_TRUE(question.has("The secret reply address of the moderator is replaced"));
  EXPECT_TRUE(question.has("Alice: address 1 → address 2"));
  EXPECT_EQ(office.moderators_address(code), old_address);  // not yet
  const std::string seat = office.secret_address(code, 1);
  const std::size_t others = office.count(kBenoit);
  office.reply(question, "");
  office.run();
  EXPECT_NE(office.moderators_address(code), old_address);
  EXPECT_EQ(office.last(kAlice).reply_to, office.moderators_address(code));
  EXPECT_EQ(office.secret_address(code, 1), seat);  // her seat's is another one
  EXPECT_EQ(office.count(kBenoit), others);
  EXPECT_EQ(office.sql("select act from audit"), "key");
  office.post({kAlice, old_address, "PAUSE"});
  office.run();
  EXPECT_EQ(office.sql("select status from games"), "running");
  EXPECT_TRUE(office.last(kAlice).has("That reply address is void"));
  EXPECT_TRUE(office.last(kAlice).has("Only the game's moderator"));
  office.post({kAlice, office.moderators_address(code), "PAUSE"});
  office.run();
  EXPECT_TRUE(office.last(kAlice).has("The game is paused"));
  office.post({kMallory, office.moderators_address(code), "KEY NEW"});  // who has it and is somebody else
  office.run();
  EXPECT_EQ(state_of_last_mail(), "held moderator_token_elsewhere");
}

TEST_F(Who, WithoutASecretNoneIsReplaced) {
  const std::string seat = office.secret_address(code, 1), chair = office.moderators_address(code);
  office.write(kAlice, "KEY NEW");
  office.run();
  EXPECT_TRUE(office.last(kAlice).has("reply to your latest report"));
  EXPECT_EQ(office.secret_address(code, 1), seat);
  EXPECT_EQ(office.moderators_address(code), chair);
}

// MAIL §4, keys are changed: what an older one has signed still counts, what goes out has the new one.
TEST_F(Who, AChangedKeyVoidsNothingThatIsOnItsWay) {
  const std::string old_address = office.secret_address(code, 1);
  office.config.old_keys = {office.config.key};
  office.config.key = sha256("another key");
  ASSERT_NE(office.secret_address(code, 1), old_address);
  office.post({kAlice, old_address, "STATUS"});
  office.run();
  EXPECT_THAT(office.last(kAlice).subject, HasSubstr("Receipt"));
  EXPECT_EQ(office.last(kAlice).reply_to, office.secret_address(code, 1));
  office.config.old_keys.clear();
  office.post({kAlice, old_address, office.orders_for(code, 1)});
  office.run();
  EXPECT_EQ(inputs(), 0);
}

// MAIL §4, never answer: From our own domain.
TEST_F(Who, OurOwnDomainIsNeverAnsweredUnlessItsPeoplePlay) {
  const std::string member = "member@tabellarius.test";
  office.write(member, "HELP");
  office.write(member, "JOIN " + code);
  office.run();
  EXPECT_EQ(office.count(member), 0u);
  EXPECT_EQ(state_of_last_mail(), "ignored robot:own_address");
  for (const std::string& line : {"ADDRESS " + member, std::string("ADDRESS Games+x@Tabellarius.test")}) {
    office.post({kAlice, office.secret_address(code, 1), line});
    office.run();
    EXPECT_TRUE(office.last(kAlice).has("are never read here")) << line;
  }
  office.post({kAlice, office.moderators_address(code), "REPLACE 2 BY " + member});
  office.run();
  EXPECT_TRUE(office.last(kAlice).has("are never read here"));
  EXPECT_EQ(office.count(member), 0u);

  office.config.players_in_domain = true;
  office.write(member, "HELP");
  office.run();
  EXPECT_EQ(office.count(member), 1u);
  office.write("games+x@tabellarius.test", "HELP");  // ourselves all the same
  office.run();
  EXPECT_EQ(state_of_last_mail(), "ignored robot:own_address");
  office.post({kAlice, office.moderators_address(code), "REPLACE 2 BY games+x@tabellarius.test"});
  office.run();
  EXPECT_TRUE(office.last(kAlice).has("are never read here"));
}

TEST_F(Who, RobotsAreNeverAnswered) {
  const std::size_t before = office.sink.letters.size();
  const std::string to = office.secret_address(code, 1);
  const std::vector<mail::Header> kinds{{"Auto-Submitted", "auto-replied"},
                                        {"Precedence", "bulk"},
                                        {"List-Id", "<x.y>"},
                                        {"X-Autoreply", "yes"}};
  for (const mail::Header& header : kinds) office.post({kAlice, to, "STATUS", "Re: games", {header}});
  office.post({kAlice, to, "STATUS", "Automatic reply: games"});
  office.post({"mailer-daemon@example.org", to, "STATUS"});
  office.post({office.config.address, to, "STATUS"});
  office.run();
  EXPECT_EQ(office.sink.letters.size(), before);
  EXPECT_EQ(office.sql("select count(*) from inbox where state = 'ignored' and outcome like 'robot:%'"), "7");
}

TEST_F(Who, StrangersAreAnsweredToFewThingsAndSeldom) {
  office.write("stranger@example.org", "Hello, how are you?");
  office.write("stranger@example.org", "STATUS " + code);
  office.write("stranger@example.org", "RESIGN " + code);
  office.run();
  EXPECT_EQ(office.count("stranger@example.org"), 0u);
  for (int i = 0; i < 6; ++i)
    office.write("stranger@example.org", "HELP " + std::string(i % 2 ? "JOIN" : "GAMES"));
  office.run();
  EXPECT_EQ(office.count("stranger@example.org"), 3u);
  // Help and questions are counted apart: he may still join.
  office.write("stranger@example.org", "JOIN " + office.new_game(kAlice));
  office.run();
  EXPECT_THAT(office.last("stranger@example.org").text, HasSubstr("You want to join"));
}

TEST_F(Who, WhatOthersWriteToSomebodyTakesNoReceiptFromHim) {
  office.config.limits.receipts_per_hour = 2;
  for (const char* words : {"TELL ALL: Ave", "TELL ALL: Salve", "TELL ALL: Vale"})
    office.post({kAlice, office.secret_address(code, 1), words});
  office.post({kBenoit, office.secret_address(code, 2), "ÉTAT"});
  office.run();
  EXPECT_THAT(office.last(kBenoit, "Reçu").text, HasSubstr("En cours"));
}

TEST_F(Who, ReceiptsAreLimitedButOrdersCount) {
  office.config.limits.receipts_per_hour = 0;
  const std::size_t before = office.count(kAlice);
  office.post({kAlice, office.secret_address(code, 1), office.orders_for(code, 1)});
  office.run();
  EXPECT_EQ(inputs(), 1);
  EXPECT_EQ(office.count(kAlice), before);
}

TEST_F(Who, GuessersAreNotReadAnyMore) {
  const std::string guess = "games+" + std::string("g7.p1.t1.aaaaaaaaaaaaaaaa@tabellarius.test");
  for (int i = 0; i < 20; ++i) office.post({kBenoit, guess, "ÉTAT " + std::to_string(i)});
  office.run();
  office.post({kBenoit, office.config.address, "ÉTAT"});
  office.run();
  EXPECT_EQ(state_of_last_mail(), "ignored too_many_guesses");
  office.pass(std::chrono::hours(2));
  office.post({kBenoit, office.config.address, "ÉTAT"});
  office.run();
  EXPECT_EQ(state_of_last_mail(), "done receipt");
}

// MAIL §4, probing tokens: whoever puts a rival's name on guesses does not silence him.
TEST_F(Who, GuessesInHisNameSilenceNobody) {
  const std::string guess = "games+" + std::string("g7.p1.t1.aaaaaaaaaaaaaaaa@tabellarius.test");
  for (int i = 0; i < 20; ++i) office.post({kAlice, guess, "STATUS " + std::to_string(i)});
  office.run();
  office.write(kAlice, "STATUS");
  office.run();
  ASSERT_EQ(state_of_last_mail(), "ignored too_many_guesses");
  office.post({kAlice, office.secret_address(code, 1), office.orders_for(code, 1)});
  office.run();
  EXPECT_EQ(inputs(), 1);
}

// MAIL §4: a second address is as good as the first, also for a yes.
TEST_F(Who, ASecondAddressMaySayYes) {
  office.post({kAlice, office.secret_address(code, 1), "ADDRESS alice@work.example"});
  office.run();
  office.reply(office.last("alice@work.example"), "");
  office.run();
  office.post({kAlice, office.secret_address(code, 1), "RESIGN"});
  office.run();
  const Letter question = office.last_with(kAlice, "You want to give up seat 1");
  office.reply(question, "yes", kBenoit);  // somebody else's is not
  office.run();
  EXPECT_EQ(office.sql("select holder from seats where seat = 1"), "player");
  office.reply(question, "yes", "alice@work.example");
  office.run();
  EXPECT_EQ(office.sql("select holder from seats where seat = 1"), "machine");
}

// MAIL §4: nobody passes for somebody else at the same table.
TEST_F(Who, TwoOfANameAreNotSeated) {
  office.post({kBenoit, office.secret_address(code, 2), "NOM ALICE"});
  office.run();
  EXPECT_TRUE(office.last(kBenoit).has("s'appelle déjà ALICE"));
  EXPECT_EQ(office.sql("select count(*) from players where lower(name) = 'alice'"), "1");
  office.post({kAlice, office.secret_address(code, 1), "NAME alice"});  // her own is hers
  office.run();
  EXPECT_TRUE(office.last(kAlice).has("You are called alice"));
  const std::string other = office.new_game(kAlice);
  office.join(other, kAlice, "SEAT 1");
  office.write(kMallory, "JOIN " + other + " NAME Alice");
  office.run();
  EXPECT_TRUE(office.last(kMallory).has("Somebody there is called Alice already"));
  office.write(kMallory, "JOIN " + other + " NAME Mallory");
  office.run();
  const Letter question = office.last(kMallory);
  office.post({kAlice, office.secret_address(other, 1), "NAME Mallory"});  // while he hesitates
  office.run();
  office.reply(question, "");
  office.run();
  EXPECT_TRUE(office.last(kMallory).has("Somebody there is called Mallory already"));
  EXPECT_EQ(office.sql("select count(*) from seats where game = '" + other + "' and holder = 'player'"), "1");
}

}  // namespace
}  // namespace adj::service
