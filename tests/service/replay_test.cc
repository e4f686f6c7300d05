// A game of the service run again from its inputs; moved to another database; stopped and let go on.

#include "adjudicator/service/replay.h"

#include <gmock/gmock.h>

#include "adjudicator/service/custody.h"
#include "adjudicator/service/moderation.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/store/play.h"
#include "adjudicator/store/transfer.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;

struct ReplayTest : testing::Test {
  void SetUp() override { code = office.running_game("NEW alea scenario=3"); }

  void play(int windows) {
    for (int i = 0; i < windows; ++i)
      for (const auto& [seat, who] : {std::pair{1, kAlice}, {2, kBenoit}}) {
        if (!office.asked(code, seat)) continue;
        office.post({who, office.secret_address(code, seat), office.orders_for(code, seat)});
        office.run();
      }
  }

  Replay rerun() {
    return office.store.query([&](store::Tx& tx) { return replay(office.context, tx, code); }).value();
  }

  void carry(const Act& what) {
    office.with_game(code, [&](store::Tx& tx, Hosted& hosted) {
      const Proposal done = carry_out(office.context, tx, hosted, what, "test", Language::en);
      ASSERT_TRUE(done.possible) << done.what;
    });
    office.run();
  }

  // An option of the rules, as it is not.
  Act some_switched_rule() {
    Act act;
    act.id = "rule";
    for (const OptionInfo& option : office.games.all().front()->options())
      for (const std::string& value : option.values)
        if (value != option.standard) {
          act.text = option.id;
          act.value = value;
          return act;
        }
    ADD_FAILURE() << "no option has two values";
    return act;
  }

  Office office;
  std::string code;
};

TEST_F(ReplayTest, EveryWindowAndEventComesOutTheSame) {
  play(4);
  const Replay result = rerun();
  EXPECT_EQ(result.difference.value_or(""), "");
  EXPECT_EQ(result.windows, office.window(code));
  EXPECT_EQ(std::to_string(result.inputs), office.sql("select count(*) from inputs"));
  EXPECT_EQ(std::to_string(result.events), office.sql("select count(*) from events"));
}

TEST_F(ReplayTest, SilenceForceRollbackAndEditAreInputsToo) {
  play(1);
  office.pass(std::chrono::hours(24 * 5));  // a deadline passes
  EXPECT_NE(office.sql("select count(*) from windows where closed_by = 'deadline'"), "0");
  Act force;
  force.id = "force";
  force.window = office.window(code);
  carry(force);
  Act back;
  back.id = "rollback";
  back.window = 2;
  carry(back);
  EXPECT_EQ(rerun().difference.value_or(""), "") << "right after the rollback";
  play(2);
  carry(some_switched_rule());
  play(1);
  const Replay result = rerun();
  EXPECT_EQ(result.difference.value_or(""), "");
  EXPECT_EQ(std::to_string(result.windows), office.sql("select count(*) from windows"));
}

TEST_F(ReplayTest, TheMachinesAnswersAreInputs) {
  office.with_game(code, [&](store::Tx& tx, Hosted& hosted) {
    for (HostedSeat& seat : hosted.seats) seat.row.holder = "machine";
    resolve(office.context, tx, hosted, Closing::complete);
  });
  office.run();
  ASSERT_EQ(office.sql("select status from games"), "over");
  EXPECT_EQ(rerun().difference.value_or(""), "");
}

TEST_F(ReplayTest, ALostInputIsFound) {
  play(3);
  office.sql(
      "delete from inputs where kind = 'orders' and serial = (select min(serial) from inputs where kind = "
      "'orders')");
  const Replay result = rerun();
  ASSERT_TRUE(result.difference);
  EXPECT_THAT(*result.difference, HasSubstr("window"));
}

TEST_F(ReplayTest, AChangedStateIsFoundAtItsWindow) {
  play(3);
  office.sql("update windows set digest = 'other' where number = 2");
  const Replay result = rerun();
  ASSERT_TRUE(result.difference);
  EXPECT_THAT(*result.difference, HasSubstr("window 2: the digest is "));
  EXPECT_EQ(result.windows, 1);
}

TEST_F(ReplayTest, AnEventToldOtherwiseIsFound) {
  play(2);
  office.sql("update events set clause = 'AIE-0' where number = 1");
  const Replay result = rerun();
  ASSERT_TRUE(result.difference);
  EXPECT_THAT(*result.difference, HasSubstr("event 1 ("));
  EXPECT_EQ(result.events, 0);
}

TEST_F(ReplayTest, GamesThatHaveNotBegunHaveNothingToReplay) {
  office.pass(std::chrono::minutes(1));
  const std::string open = office.new_game(kBenoit);
  ASSERT_NE(open, code);
  EXPECT_FALSE(office.store.query([&](store::Tx& tx) { return replay(office.context, tx, open); }));
  EXPECT_FALSE(office.store.query([&](store::Tx& tx) { return replay(office.context, tx, "NONE"); }));
}

TEST_F(ReplayTest, AnExportedGamePlaysOnElsewhere) {
  play(2);
  const Json exported = office.store.query([&](store::Tx& tx) { return store::export_game(tx, code); });
  Office elsewhere;
  elsewhere.new_game(kBenoit);  // people have other numbers there
  elsewhere.store.transact([&](store::Tx& tx) { store::import_game(tx, exported, elsewhere.clock.now()); });
  EXPECT_EQ(elsewhere.digest(code), office.digest(code));
  const auto result =
      elsewhere.store.query([&](store::Tx& tx) { return replay(elsewhere.context, tx, code); });
  ASSERT_TRUE(result);
  EXPECT_EQ(result->difference.value_or(""), "");
  const int before = elsewhere.window(code);
  for (const auto& [seat, who] : {std::pair{1, kAlice}, {2, kBenoit}}) {
    if (!elsewhere.asked(code, seat)) continue;
    elsewhere.post({who, elsewhere.secret_address(code, seat), elsewhere.orders_for(code, seat)});
    elsewhere.run();
  }
  EXPECT_GT(elsewhere.window(code), before);
}

TEST_F(ReplayTest, AnImportNeverOverwrites) {
  const Json exported = office.store.query([&](store::Tx& tx) { return store::export_game(tx, code); });
  const auto import = [&](const Json& document) {
    office.store.transact([&](store::Tx& tx) { store::import_game(tx, document, office.clock.now()); });
  };
  EXPECT_THROW(import(exported), DataError);
  EXPECT_THROW(import(Json::object()), DataError);
  EXPECT_TRUE(office.store.query([](store::Tx& tx) { return store::export_game(tx, "NONE"); }).is_null());
}

TEST_F(ReplayTest, AFrozenGameStandsStillUntilItIsThawed) {
  const int window = office.window(code);
  office.with_game(code, [&](store::Tx& tx, Hosted& hosted) {
    EXPECT_TRUE(freeze_game(office.context, tx, hosted, "a doubt"));
    EXPECT_FALSE(freeze_game(office.context, tx, hosted, "again"));
  });
  office.post({kAlice, office.secret_address(code, 1), office.orders_for(code, 1)});
  office.run();
  office.pass(std::chrono::hours(24 * 5));
  EXPECT_EQ(office.window(code), window);
  std::string why;
  office.with_game(code, [&](store::Tx& tx, Hosted& hosted) {
    EXPECT_TRUE(thaw_game(office.context, tx, hosted, why)) << why;
    EXPECT_FALSE(thaw_game(office.context, tx, hosted, why));
    EXPECT_EQ(why, "it is not frozen");
  });
  EXPECT_EQ(office.sql("select string_agg(act, ' ' order by number) from audit where game = '" + code + "'"),
            "freeze thaw");
  play(1);
  office.run();
  EXPECT_GT(office.window(code), window);
}

}  // namespace
}  // namespace adj::service
