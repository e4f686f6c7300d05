// The runner: windows, re-runs, saved games, standing orders, freezing. The toy game is in toy_game.h.

#include <gtest/gtest.h>

#include "adjudicator/core/script.h"
#include "tests/core/toy_game.h"

namespace adj::toy {
namespace {

DiceSeed seed() {
  DiceSeed s;
  s.game = "toy";
  s.last_key = sha256("last");
  s.secret = sha256("secret");
  s.length = 100;
  s.nonces = {"a:1"};
  return s;
}

struct Played {
  explicit Played(Fault fault = Fault::none) : tables{fault}, game(tables, "data", State{}, seed()) {
    game.use_dice(&dice);
    for (const char* card : {"ace", "king", "queen"}) dice.add_draw(card);
    events = game.advance();
  }
  std::vector<NumberedEvent> mail(int seat, const char* text) {
    game.submit(Seat{seat}, text, Language::en, Origin::player);
    return game.advance();
  }
  std::vector<std::string> open() const {
    std::vector<std::string> kinds;
    for (const auto& d : game.window(Language::en).decisions)
      kinds.push_back(d.kind.str() + std::to_string(d.seat.number) + (d.complete ? "+" : ""));
    return kinds;
  }
  Tables tables;
  ScriptedDice dice;
  GameOf<Toy> game;
  std::vector<NumberedEvent> events;
};

using Strings = std::vector<std::string>;

TEST(Game, StopsAtTheFirstQuestionAndNumbersWindows) {
  Played p;
  EXPECT_EQ(p.open(), Strings{"nominate1"});
  EXPECT_EQ(p.game.window(Language::en).number, 1);
  ASSERT_EQ(p.events.size(), 3u);  // three cards dealt
  EXPECT_EQ(p.events[2].number, 3);
}

TEST(Game, AWindowClosesWhenItsLastRequiredAnswerIsIn) {
  Played p;
  EXPECT_EQ(p.mail(1, "5").size(), 1u);  // nominated
  EXPECT_EQ(p.open(), (Strings{"vote1", "vote2", "vote3"}));
  EXPECT_TRUE(p.mail(1, "1").empty());
  EXPECT_EQ(p.open(), (Strings{"vote1+", "vote2", "vote3"}));
  const auto told = p.mail(2, "1");  // seat 3's vote is optional
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].data.at("ayes").as_int(), 2);
  EXPECT_EQ(p.open(), Strings{"nominate1"});
}

TEST(Game, AnAnswerMayBeReplacedOrWithdrawnUntilTheWindowCloses) {
  Played p;
  p.mail(1, "5");
  p.mail(1, "1");
  p.mail(1, "0");
  p.mail(3, "1");
  p.mail(3, "CANCEL");
  EXPECT_EQ(p.open(), (Strings{"vote1+", "vote2", "vote3"}));
  EXPECT_EQ(p.mail(2, "0").at(0).data.at("ayes").as_int(), 0);
}

TEST(Game, AHalfGivenAnswerKeepsTheWindowOpenUntilDone) {
  Played p;
  p.mail(1, "50");
  EXPECT_EQ(p.open(), Strings{"nominate1"});
  EXPECT_EQ(p.game.window(Language::en).decisions.at(0).missing, Strings{"the other half"});
  EXPECT_EQ(p.mail(1, "DONE").size(), 1u);
}

TEST(Game, WaitHoldsACompleteWindow) {
  Played p;
  p.mail(1, "5");
  p.mail(1, "1");
  p.mail(1, "WAIT");
  EXPECT_TRUE(p.mail(2, "1").empty());
  EXPECT_EQ(p.mail(1, "DONE").size(), 1u);
}

TEST(Game, ForceTakesFallbacksAndSaysSo) {
  Played p;
  p.game.close_window();
  const auto told = p.game.advance();
  ASSERT_EQ(told.size(), 2u);
  EXPECT_EQ(told[0].name, Name("silence"));
  EXPECT_EQ(told[0].data.at("decision").as_string(), "nominate");
  EXPECT_EQ(told[1].data.at("consul").as_int(), 0);
}

TEST(Game, DoneWithoutAnAnswerIsTheFallbackButNotSilence) {
  Played p;
  const auto told = p.mail(1, "DONE");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].name, Name("nominated"));
}

TEST(Game, StandingOrdersAnswerFirstAndCountFromTheNextQuestion) {
  Played p;
  p.mail(2, "ALWAYS");
  p.mail(1, "5");
  EXPECT_EQ(p.open(), (Strings{"vote1", "vote2+", "vote3"}));
  EXPECT_EQ(p.game.window(Language::en).decisions.at(1).origin, Origin::standing);
  EXPECT_EQ(p.mail(1, "1").at(0).data.at("ayes").as_int(), 2);
}

TEST(Game, AStandingOrderChangedInMidStepDoesNotChangeWhatWasRecorded) {
  Played p;
  p.mail(2, "ALWAYS");
  p.mail(3, "ALWAYS");
  p.mail(1, "7");  // 7 opens a reaction window after the votes
  p.mail(1, "0");
  EXPECT_EQ(p.open(), Strings{"cheer2"});
  p.mail(3, "NEVER");
  const auto told = p.mail(2, "1");
  EXPECT_EQ(told.at(0).data.at("ayes").as_int(), 3);  // two standing votes and the cheer
  EXPECT_FALSE(p.game.frozen());
}

TEST(Game, AnOfferWithoutWindowTakesItsFallbackQuietly) {
  Played p;
  p.mail(1, "5");
  p.mail(1, "1");
  const auto told = p.mail(2, "1");
  ASSERT_EQ(told.size(), 1u);  // no silence event
}

TEST(Game, DiceFallOnceAndAreTheSameInAReRun) {
  Played p;
  p.mail(1, "7");
  p.mail(1, "1");
  p.dice.add_face(4);
  const auto told = p.mail(2, "0");  // one aye: the tie is rolled, then seat 2 is asked to cheer
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].name, Name("rolled"));
  EXPECT_EQ(p.open(), Strings{"cheer2"});
  EXPECT_EQ(p.mail(2, "0").at(0).data.at("ayes").as_int(), 2);
  EXPECT_TRUE(p.dice.used_up());
  EXPECT_EQ(p.game.dice_phase(), 2);  // the deal, and this round
}

TEST(Game, SaveAndLoadInTheMiddleOfAWindowGoesOnAlike) {
  Played p;
  p.mail(1, "5");
  p.mail(3, "1");
  const Json saved = p.game.save();
  GameOf<Toy> loaded(p.tables, "data", Json::parse(saved.dump()));
  EXPECT_EQ(loaded.save(), saved);
  EXPECT_EQ(loaded.digest(), p.game.digest());
  for (GameOf<Toy>* game : {&loaded, &p.game}) {
    game->submit(Seat{1}, "1", Language::en, Origin::player);
    game->submit(Seat{2}, "0", Language::en, Origin::player);
  }
  EXPECT_EQ(loaded.advance(), p.game.advance());
  EXPECT_EQ(loaded.save(), p.game.save());
}

TEST(Game, StandingOrdersMailedInAnOpenWindowDoNotCloseItWhenTheGameIsLoaded) {
  Played p;
  p.mail(1, "5");
  for (const int seat : {1, 2, 3}) p.mail(seat, "ALWAYS");
  GameOf<Toy> loaded(p.tables, "data", p.game.save());
  EXPECT_FALSE(loaded.frozen());
  EXPECT_EQ(loaded.window(Language::en).decisions.size(), 3u);
  EXPECT_EQ(loaded.save(), p.game.save());
}

TEST(Game, AReRunThatTellsSomethingElseFreezesTheGameAndNamesTheDifference) {
  Played p(Fault::tells_other);
  p.mail(1, "5");
  p.mail(1, "1");
  p.mail(2, "1");
  ASSERT_TRUE(p.game.frozen());
  EXPECT_NE(p.game.frozen()->find("nominated"), std::string::npos);
  EXPECT_TRUE(p.game.advance().empty());  // frozen stays frozen
  EXPECT_TRUE(GameOf<Toy>(p.tables, "data", p.game.save()).frozen());
}

// Why the game froze in its first election, with these votes and a reaction; "" when it did not. One aye is a
// tie.
std::string frozen_in_an_election(Fault fault, const char* second_vote = "0", bool paranoid = false) {
  Played p(fault);
  p.game.set_paranoid(paranoid);
  p.mail(1, "7");
  p.mail(1, "1");
  p.dice.add_face(5);
  p.mail(2, second_vote);
  p.mail(2, "1");
  return p.game.frozen().value_or("");
}

TEST(Game, AReRunThatAsksRollsOrTellsOtherwiseFreezesIt) {
  EXPECT_EQ(frozen_in_an_election(Fault::none), "");
  EXPECT_EQ(frozen_in_an_election(Fault::none, "1"), "");
  EXPECT_EQ(frozen_in_an_election(Fault::asks_other).find("a re-run asked for nominate where nominate"), 0u);
  EXPECT_EQ(frozen_in_an_election(Fault::rolls_other), "a re-run rolled tie/comitia/1 for tie/senate/1");
  EXPECT_EQ(frozen_in_an_election(Fault::tells_less, "1"), "a re-run told fewer events");
}

// What a step leaves behind cannot be compared with an earlier run: only a second one, to compare with, shows
// it.
TEST(Game, AParanoidRunnerFindsStepsThatLeaveAnotherState) {
  EXPECT_EQ(frozen_in_an_election(Fault::leaves_other), "");
  const std::string why = frozen_in_an_election(Fault::leaves_other, "0", true);
  EXPECT_EQ(why.find("a second run of a finished step differs: $.consuls[0]: "), 0u) << why;
}

TEST(Game, EndsInTheMiddleOfAStep) {
  Played p;
  p.mail(1, "99");
  EXPECT_TRUE(p.game.over());
  EXPECT_TRUE(p.game.window(Language::en).empty());
}

TEST(Game, EndsAfterItsLastRound) {
  Played p;
  for (int round = 0; round < 3; ++round) {
    p.mail(1, "5");
    p.mail(1, "1");
    p.mail(2, "1");
  }
  EXPECT_TRUE(p.game.over());
  EXPECT_EQ(p.game.state().at("consuls").as_array().size(), 3u);
}

TEST(Game, PrivateEventsReachOnlyTheirSeatUntilTheGameIsOver) {
  Played p;
  EXPECT_EQ(p.game.report(Seat{2}, p.events, Language::en).as_array().size(), 1u);
  EXPECT_EQ(p.game.report(Seat{}, p.events, Language::en).as_array().size(), 0u);
  p.mail(1, "99");
  EXPECT_EQ(p.game.report(Seat{2}, p.events, Language::en).as_array().size(), 3u);
}

TEST(Game, WhatASeatCannotSeeDoesNotChangeItsView) {
  Played p;
  Random random(1);
  const auto changed = p.game.with_other_secrets(Seat{2}, random);
  EXPECT_EQ(changed->view(Seat{2}), p.game.view(Seat{2}));
  EXPECT_NE(changed->view(Seat{1}), p.game.view(Seat{1}));
}

TEST(Game, SecretDrawsAreLeftOutOfTheDiceRecordUntilTheEnd) {
  const Tables tables;
  GameOf<Toy> game(tables, "data", State{}, seed());
  game.advance();
  EXPECT_EQ(game.dice_record().dump().find("card/"), std::string::npos);
  EXPECT_TRUE(verify_dice(game.dice_record()).empty());
  game.submit(Seat{1}, "99", Language::en, Origin::player);
  game.advance();
  EXPECT_NE(game.dice_record().dump().find("card/"), std::string::npos);
  EXPECT_TRUE(verify_dice(game.dice_record()).empty());
}

TEST(Game, RefusesOtherDataANewerSchemaAndAnotherModule) {
  Played p;
  const Json saved = p.game.save();
  EXPECT_THROW(GameOf<Toy>(p.tables, "other", saved), DataError);
  Json newer = saved;
  newer["schema"] = Json(3);
  EXPECT_THROW(GameOf<Toy>(p.tables, "data", newer), DataError);
  Json other = saved;
  other["module"] = Json("chess");
  EXPECT_THROW(GameOf<Toy>(p.tables, "data", other), DataError);
  Json extra = saved;
  extra["surprise"] = Json(1);
  EXPECT_THROW(GameOf<Toy>(p.tables, "data", extra), DataError);
}

TEST(Game, AnOldDocumentIsBroughtUpToDate) {
  Played p;
  Json old = p.game.save();
  old["schema"] = Json(1);
  auto& members = old["state"].as_object();
  std::erase_if(members, [](const Json::Member& m) { return m.first == "always_yes"; });
  EXPECT_EQ(GameOf<Toy>(p.tables, "data", old).save(), p.game.save());
}

TEST(Game, AParanoidRunnerAcceptsHonestRules) {
  Played p;
  p.game.set_paranoid(true);
  p.mail(1, "5");
  p.mail(1, "1");
  p.mail(2, "1");
  EXPECT_FALSE(p.game.frozen());
  EXPECT_EQ(p.open(), Strings{"nominate1"});
}

TEST(Game, ReplacedStateStartsTheStepAnew) {
  Played p;
  Json state = p.game.state();
  *find_path(state, "round") = Json(3);
  p.game.replace_state(state);
  p.game.advance();
  p.mail(1, "5");
  p.mail(1, "1");
  p.mail(2, "1");
  EXPECT_TRUE(p.game.over());
}

}  // namespace
}  // namespace adj::toy
