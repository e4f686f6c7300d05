// Games that stay loaded between mails: the database has the last word, whatever is kept.

#include "adjudicator/service/loaded_games.h"

#include <string_view>

#include "adjudicator/service/hosted.h"
#include "tests/service/forum_office.h"

namespace adj::service {
namespace {

struct Loaded : ForumTest {
  LoadedGames loaded;

  void SetUp() override {
    office.context.loaded = &loaded;
    begin(3);
  }
  std::string of_game(const std::string& column) {
    return office.sql("select " + column + " from games where game = '" + code + "'");
  }
  std::string mark() {
    return office.store.query([&](store::Tx& tx) { return store::find_whole_game(tx, code, "")->mark; });
  }
  std::vector<std::string> orders_of(int seat) {
    std::vector<std::string> orders;
    office.store.transact([&](store::Tx& tx) {
      for (const OpenDecision& d :
           open_hosted(office.context, tx, code)->game->window(Language::en).decisions)
        if (d.seat.number == seat) orders = d.orders;
    });
    return orders;
  }
};

TEST_F(Loaded, AGameIsKeptAsItsRowSays) {
  order(1, "VOTE 2");
  const LoadedGame saved = loaded.take(code);
  ASSERT_TRUE(saved.game);
  EXPECT_EQ(saved.mark, mark());
  EXPECT_EQ(saved.game->save(),
            with_answers(Json::parse(of_game("document")), Json::parse(of_game("answers"))));
  EXPECT_FALSE(loaded.take(code).game);  // whoever has it has it alone

  order(2, "STATUS");  // loads it once more, and changes nothing
  const LoadedGame read = loaded.take(code);
  ASSERT_TRUE(read.game);
  EXPECT_EQ(read.mark, mark());
}

// DESIGN §4: any number of services share one database.
TEST_F(Loaded, WhatAnotherServiceDidCounts) {
  order(1, "VOTE 2");
  office.context.loaded = nullptr;  // another service, while ours keeps the game as it was
  order(2, "VOTE 2");
  office.context.loaded = &loaded;
  order(3, "VOTE 2");
  // All three votes are in: the window has closed, and seat 2 was elected by them.
  EXPECT_EQ(office.sql("select data->>'votes' from events where name = 'elected'"), "[2, 2, 2]");
}

TEST_F(Loaded, ManyMailsOfOneTransactionSeeEachOther) {
  for (int seat = 1; seat <= 3; ++seat) office.post({who(seat), office.secret_address(code, seat), "VOTE 3"});
  office.run();
  EXPECT_EQ(office.sql("select data->>'votes' from events where name = 'elected'"), "[3, 3, 3]");
}

// Another thread takes a loaded game to look at it, and puts it back as it was when two mails that share a
// transaction have been read half: what was asked ahead for the second is as old as that.
TEST_F(Loaded, AnOlderGameThatComesBackIsNotUsed) {
  order(3, "STATUS");
  LoadedGame away;
  int mails = 0;
  office.context.fault = [&](const char* moment) {
    if (std::string_view(moment) != "mail.identified") return;
    if (++mails == 1) away = loaded.take(code);
    if (mails == 3) loaded.keep(code, std::move(away));
  };
  office.write(who(3), "HELP");
  office.post({who(1), office.secret_address(code, 1), "VOTE 2"});
  office.write(who(2), "AIDE");
  office.post({who(2), office.secret_address(code, 2), "VOTE 2"});
  office.run();
  office.context.fault = {};
  EXPECT_EQ(mails, 4);
  order(3, "VOTE 2");
  EXPECT_EQ(office.sql("select data->>'votes' from events where name = 'elected'"), "[2, 2, 2]");
}

// What a mail takes is asked for ahead, also when another service turns out to have read it meanwhile: then
// its game is not locked, and may change until a later mail locks it by another address.
TEST_F(Loaded, AGameAsItWasBeforeItWasOursIsNotUsed) {
  store::Store other(office.database.connection());
  Context elsewhere = office.context;
  elsewhere.loaded = nullptr;
  int mails = 0;
  office.context.fault = [&](const char* moment) {
    if (std::string_view(moment) == "mails.counted")
      office.sql("update inbox set state = 'done' where state = 'new' and lane <> ''");
    if (std::string_view(moment) != "mail.identified" || ++mails != 1) return;
    other.transact([&](store::Tx& tx) {
      auto hosted = open_hosted(elsewhere, tx, code);
      hosted->game.change().submit(Seat{1}, "VOTE 2", Language::en);
      save_hosted(elsewhere, tx, *hosted);
    });
  };
  const std::string secret = office.secret_address(code, 2);
  const auto token = secret.find('+') + 1;
  office.post({who(1), office.secret_address(code, 1), "STATUS"});
  office.write(who(3), "HELP");
  office.write(who(2), "KEY " + secret.substr(token, secret.find('@') - token) + "\nVOTE 2");
  office.run();
  office.context.fault = {};
  EXPECT_EQ(mails, 2);
  order(3, "VOTE 2");
  EXPECT_EQ(office.sql("select data->>'votes' from events where name = 'elected'"), "[2, 2, 2]");
}

TEST_F(Loaded, WhatWasNotCommittedIsNeverUsed) {
  order(1, "VOTE 2");
  const auto before = orders_of(1);
  EXPECT_THROW(office.store.transact([&](store::Tx& tx) {
    auto hosted = open_hosted(office.context, tx, code);
    hosted->game.change().submit(Seat{1}, "VOTE 3", Language::en);
    save_hosted(office.context, tx, *hosted);
    throw std::runtime_error("something else failed");
  }),
               std::runtime_error);
  EXPECT_EQ(orders_of(1), before);
  // The same within a transaction that goes on.
  office.store.transact([&](store::Tx& tx) {
    std::string why;
    EXPECT_FALSE(store::attempt(
        tx,
        [&] {
          auto hosted = open_hosted(office.context, tx, code);
          hosted->game.change().submit(Seat{1}, "VOTE 3", Language::en);
          save_hosted(office.context, tx, *hosted);
          throw std::runtime_error("something else failed");
        },
        why));
  });
  EXPECT_EQ(orders_of(1), before);
}

TEST_F(Loaded, WhatIsChangedAndNotSavedIsNotKept) {
  order(1, "VOTE 2");
  office.store.transact([&](store::Tx& tx) {
    open_hosted(office.context, tx, code)->game.change().submit(Seat{1}, "VOTE 3", Language::en);
  });
  EXPECT_FALSE(loaded.take(code).game);
}

// A document is long: it is written again only when more than an answer has changed.
TEST_F(Loaded, AnswersAreSavedBesideTheDocument) {
  const std::string opened = of_game("document");
  EXPECT_EQ(of_game("answers"), "");
  order(1, "VOTE 2");
  EXPECT_EQ(of_game("document"), opened);
  const auto voted = orders_of(1);
  ASSERT_EQ(voted.size(), 1u);
  office.context.loaded = nullptr;  // as after a restart
  EXPECT_EQ(orders_of(1), voted);
  order(2, "DEAL 3");  // a standing order belongs to the state
  EXPECT_NE(of_game("document"), opened);
  EXPECT_EQ(of_game("answers"), "");
  EXPECT_EQ(orders_of(1), voted);
}

TEST_F(Loaded, ThereIsRoomForSoMany) {
  LoadedGames few(2);
  const Json document = Json::parse(of_game("document"));
  for (const char* name : {"A", "B", "C"})
    few.keep(name, {"mark", office.games.find("forum")->load(document)});
  EXPECT_FALSE(few.take("A").game);
  EXPECT_TRUE(few.take("B").game);
  EXPECT_TRUE(few.take("C").game);
}

}  // namespace
}  // namespace adj::service
