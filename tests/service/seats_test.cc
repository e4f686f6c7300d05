// Nothing in the service knows how many sit at a table: a game for three to six (forum_game.h), from NEW to
// the end, with everything that moderators may do to it.

#include <gmock/gmock.h>

#include "adjudicator/service/replay.h"
#include "tests/service/forum_office.h"

namespace adj::service {
namespace {

using std::chrono::hours;
using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> kCards{"ara", "bos", "canis", "delphinus", "equus", "fons"};

using Seats = ForumTest;

TEST_F(Seats, TheOpenerChoosesHowMany) {
  for (const int wrong : {2, 7}) {
    office.write(who(1), "NEW forum seats=" + std::to_string(wrong));
    office.run();
    EXPECT_THAT(office.last(who(1)).text, HasSubstr("3 to 6 seats"));
  }
  begin(4);
  EXPECT_EQ(office.sql("select count(*) from seats"), "4");
  office.with_game(code, [](store::Tx&, Hosted& h) { EXPECT_EQ(h.game->seats(), 4); });
}

TEST_F(Seats, TheGameBeginsWithTheLastSeatAndTellsEverybody) {
  code = office.new_game(who(1), "NEW forum seats=5");
  for (int seat = 1; seat <= 4; ++seat) office.join(code, who(seat), "SEAT " + std::to_string(seat));
  EXPECT_EQ(office.sql("select status from games"), "open");
  EXPECT_EQ(count_with(1, "takes seat"), 3u);
  office.write(who(6), "JOIN " + code + " SEAT 3");
  office.run();
  EXPECT_THAT(office.last(who(6)).text, HasSubstr("Seat 3 is taken"));
  office.join(code, who(5));
  EXPECT_EQ(office.sql("select status from games"), "running");
  for (int seat = 1; seat <= 5; ++seat) EXPECT_EQ(count_with(seat, "dice verify checks"), 1u) << seat;
  office.write(who(6), "JOIN " + code);
  office.run();
  EXPECT_THAT(office.last(who(6)).text, HasSubstr("All seats are taken"));
}

TEST_F(Seats, AWindowWaitsForAllWhomItAsksAndForNobodyElse) {
  begin(4);
  EXPECT_EQ(hours_open(), "72");
  const int window = office.window(code);
  vote({3, 3, 3});
  EXPECT_EQ(office.window(code), window);
  order(1, "STATUS");
  EXPECT_THAT(office.last(who(1)).text, HasSubstr("4  denis  the game waits for him or her"));
  EXPECT_THAT(office.last(who(1)).text, HasSubstr("3  carla  has answered"));
  order(4, "VOTE 1");
  EXPECT_EQ(office.window(code), window + 1);
  // Seat 3 alone is asked for the tax; it has the time that reactions have.
  EXPECT_EQ(hours_open(), "48");
  for (int seat = 1; seat <= 4; ++seat) EXPECT_EQ(office.asked(code, seat), seat == 3);
  EXPECT_THAT(office.last(who(2)).text, testing::AllOf(HasSubstr("La partie attend"), HasSubstr("carla")));
  order(1, "TAX 2");
  EXPECT_THAT(office.last(who(1)).text, HasSubstr("nobody asks you that now"));
  order(3, "TAX 2");
  EXPECT_EQ(office.window(code), window + 2);
}

TEST_F(Seats, ALaterMailReplacesAndTheReceiptSaysWhat) {
  begin(3);
  order(2, "VOTE 1");
  order(2, "VOTE 3");
  const Letter receipt = office.last(who(2), "Reçu");
  EXPECT_THAT(receipt.text, HasSubstr("ne vaut plus"));
  EXPECT_LT(receipt.text.find("VOTE 1"), receipt.text.rfind("VOTE 3"));
  order(2, "CANCEL");
  EXPECT_TRUE(office.asked(code, 2));
}

TEST_F(Seats, ForceNamesExactlyThoseWhoAreMissing) {
  begin(4);
  const int window = office.window(code);
  order(2, "VOTE 4");
  order(4, "VOTE 4");
  const Letter proposal = propose("FORCE " + std::to_string(window));
  EXPECT_THAT(proposal.text, HasSubstr("anna: VOTE 1"));
  EXPECT_THAT(proposal.text, HasSubstr("carla: VOTE 3"));
  EXPECT_THAT(proposal.text, Not(HasSubstr("brice:")));
  EXPECT_THAT(proposal.text, Not(HasSubstr("VOTE 4")));  // what others have sent is nobody's business
  office.reply(proposal, "");
  office.run();
  EXPECT_EQ(office.sql("select data->>'votes' from events where name = 'elected'"), "[1, 4, 3, 4]");
  // Their time was cut short: that is no silence of theirs.
  EXPECT_EQ(office.sql("select sum(missed) from seats"), "0");
}

TEST_F(Seats, ARollbackRestoresEverySeatAndSaysWhoSawWhat) {
  begin(4);
  const int window = office.window(code);
  const std::string before = office.digest(code);
  vote({2, 2, 2, 2});
  order(2, "TAX 5");
  std::vector<std::string> old;
  for (int seat = 1; seat <= 4; ++seat) old.push_back(office.secret_address(code, seat));
  const Letter proposal = propose("ROLLBACK " + std::to_string(window));
  EXPECT_THAT(proposal.text, HasSubstr("Windows 1 to 3 are undone"));
  EXPECT_THAT(proposal.text, Not(HasSubstr("nobody else knows")));  // nothing secret was told since
  office.reply(proposal, "");
  office.run();
  EXPECT_EQ(office.digest(code), before);
  for (int seat = 1; seat <= 4; ++seat) {
    EXPECT_TRUE(office.asked(code, seat));
    EXPECT_NE(office.secret_address(code, seat), old[static_cast<std::size_t>(seat - 1)]);
    // The moderator was also asked, and told that it is done.
    EXPECT_EQ(
        count_with(seat, seat % 2 ? "The game goes back to window 1" : "La partie revient à la fenêtre 1"),
        seat == 1 ? 3u : 1u)
        << seat;
  }
  vote({1, 1, 1, 1});
  EXPECT_TRUE(office.asked(code, 1));
  office.store.transact(
      [&](store::Tx& tx) { EXPECT_EQ(replay(office.context, tx, code)->difference.value_or(""), ""); });
}

TEST_F(Seats, SecretsToldSinceAreNamedSeatBySeat) {
  begin(3);
  // The cards were dealt before window 1 opened; going back behind a secret is shown with an edit of the
  // table.
  office.sql("update windows set events_before = 0 where number = 1");
  const Letter proposal = propose("ROLLBACK 1");
  for (const char* name : {"anna", "brice", "carla"})
    EXPECT_THAT(proposal.text,
                HasSubstr(std::string(name) + " has been told 1 thing that nobody else knows"));
  // To himself it is named; to nobody else.
  office.reply(proposal, "");
  office.run();
  for (const int seat : {1, 2, 3}) {
    const Letter& news = office.last_with(
        who(seat), seat == 2 ? "Ce que vous seul avez appris depuis" : "What you alone were told since");
    EXPECT_THAT(news.text, HasSubstr(seat == 2 ? "retombent comme ils étaient tombés" : "fall as they fell"));
    EXPECT_THAT(news.text, HasSubstr("\"seat\":" + std::to_string(seat)));
    for (const int other : {seat % 3 + 1, (seat + 1) % 3 + 1})
      EXPECT_THAT(news.text, Not(HasSubstr("\"seat\":" + std::to_string(other))));
  }
}

TEST_F(Seats, PressReachesSomeAndNoOthers) {
  begin(5, "grey=yes");
  order(1, "TELL brice, carla: the Ides.");
  EXPECT_EQ(count_with(2, "| the Ides."), 1u);
  EXPECT_EQ(count_with(3, "| the Ides."), 1u);
  EXPECT_EQ(count_with(4, "the Ides") + count_with(5, "the Ides"), 0u);
  order(4, "PRESSE ANONYME : Rumeur.");
  for (const int seat : {1, 2, 3, 5}) EXPECT_EQ(count_with(seat, "| Rumeur."), 1u) << seat;
  EXPECT_EQ(count_with(1, "denis writes"), 0u);
}

TEST_F(Seats, OneSilentSeatOfFourIsTheMachinesAndTheOthersPlayOn) {
  begin(4, "hours=24 reaction=24 reminder=0 grace=0 misses=2 zone=UTC vacant=default");
  vote({2, 2, 2});
  office.pass(hours(25));  // seat 4 was silent once
  EXPECT_EQ(office.sql("select missed from seats where seat = 4"), "1");
  order(2, "TAX 1");
  vote({2, 2, 2});
  office.pass(hours(25));
  EXPECT_EQ(holder(4), "machine");
  for (int seat = 1; seat <= 3; ++seat) EXPECT_EQ(holder(seat), "player");
  order(2, "TAX 1");
  vote({3, 3, 3});  // complete: the machine took its default, a vote for itself
  EXPECT_EQ(
      office.sql("select data->>'votes' from events where name = 'elected' order by number desc limit 1"),
      "[3, 3, 3, 4]");
  order(3, "TAX 0");
  EXPECT_EQ(office.sql("select status from games"), "over");
}

TEST_F(Seats, AWordThatIsACommandOfAnothersIsTheGamesOwn) {
  begin(3);
  order(1, "REPLACE 2");  // from the seat: the game's word for a vote
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders'"), "1");
  EXPECT_FALSE(office.asked(code, 1));
  EXPECT_THAT(propose("REPLACE 2").text, HasSubstr("REPLACE seat BY address"));  // from the chair: a command
  order(2, "FORCE 1");
  EXPECT_THAT(office.last(who(2)).text, HasSubstr("Seul le modérateur"));
  order(3, "DEAL 1");  // deals are the game's, not ours
  EXPECT_EQ(office.sql("select count(*) from inputs where kind = 'orders'"), "2");
}

TEST_F(Seats, ARuleIsSwitchedInTheMiddle) {
  begin(3);
  EXPECT_THAT(propose("RULE tax middling").text, HasSubstr("cannot be middling"));
  const Letter proposal = propose("RULE tax high");
  EXPECT_THAT(proposal.text, HasSubstr("low"));
  office.reply(proposal, "");
  office.run();
  vote({1, 1, 1});
  order(1, "TAX 5");
  EXPECT_EQ(office.sql("select data->>'tax' from events where name = 'taxed'"), "10");
  office.store.transact(
      [&](store::Tx& tx) { EXPECT_EQ(replay(office.context, tx, code)->difference.value_or(""), ""); });
}

TEST_F(Seats, NobodyIsToldAnothersSecretBeforeTheEnd) {
  begin(6);
  for (int round = 0; round < 3; ++round) {
    vote({1, 2, 3, 4, 5, 1});
    if (round < 2) order(1, "TAX 1");
  }
  for (int seat = 1; seat <= 6; ++seat)
    for (int other = 1; other <= 6; ++other) {
      const std::string& card = kCards[static_cast<std::size_t>(other - 1)];
      EXPECT_EQ(count_with(seat, "card\":\"" + card) + count_with(seat, "  " + card + " ") > 0, seat == other)
          << seat << " " << other;
    }
  order(1, "TAX 1");
  EXPECT_EQ(office.sql("select status from games"), "over");
}

}  // namespace
}  // namespace adj::service
