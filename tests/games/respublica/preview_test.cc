// PREVIEW: the odds that a player is told, against the tables; and that nothing hidden enters them.

#include <gmock/gmock.h>

#include "adjudicator/games/respublica/module.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace preview_test {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

using Lines = std::vector<std::string>;

template <class Question>
Lines preview(const TestTable& t, const Question& question, std::vector<Order> orders,
              Language language = Language::en) {
  const Rpr::Opens opens{{0, question, Orders{std::move(orders)}}};
  return Rpr::preview(test_tables(), t.s(), opens, question.seat, language);
}
Lines forum(const TestTable& t, std::vector<Order> orders, Language language = Language::en) {
  return preview(t, ForumOrders{seat(1)}, std::move(orders), language);
}
Persuade persuasion(const char* target, int bribe = 0, int most = 0, std::optional<int> aim = std::nullopt) {
  Persuade o;
  o.target = man(target);
  o.by = man("fabius");
  o.bribe = bribe;
  o.most = most;
  o.aim = aim;
  return o;
}
TestTable in_the_forum() {
  TestTable t;
  seat_forum(t);
  t.man("papirius", 0);
  t.senator("fabius").talents = 10;
  return t;
}
TestTable in_the_senate() {
  TestTable t;
  seat_forum(t);
  t.s().phase = Phase::senate;
  return t;
}

// RPR-1.07.41a, RPR-1.07.41b  2 + 5 − 6 and a bribe of 4: at most 5, ten of 36 rolls.
TEST(RprPreview, APersuasionWithItsShares) {
  const Lines lines = forum(in_the_forum(), {Order(persuasion("papirius", 4))});
  EXPECT_THAT(
      lines,
      Contains(AllOf(HasSubstr("Papirius joins you with a chance of 10 in 36 (28%)"), HasSubstr("at most 5:"),
                     HasSubstr("+2\u00a0oratory, +5\u00a0influence, −6\u00a0loyalty, +4\u00a0bribes"),
                     HasSubstr("10 or more always fails"), HasSubstr("Counter-bribes would lower"))));
}
// RPR-1.07.412a  TARGET is reached when nobody counters and MAX and purse allow it.
TEST(RprPreview, BribesUpToTheTarget) {
  EXPECT_THAT(forum(in_the_forum(), {Order(persuasion("papirius", 2, 8, 8))}),
              Contains(HasSubstr("joins you with a chance of 26 in 36 (72%)")));
  EXPECT_THAT(forum(in_the_forum(), {Order(persuasion("papirius", 2, 5, 8))}),  // MAX is too low
              Contains(HasSubstr("joins you with a chance of 3 in 36 (8%)")));
}
// RPR-1.07.41b, RPR-1.12.1b, RPR-EVT-168b  A natural 10, after Era Ends a 9, fails; omens add to the roll.
TEST(RprPreview, HighRollsAndOmens) {
  TestTable t = in_the_forum();
  t.senator("fabius").influence = 30;
  EXPECT_THAT(forum(t, {Order(persuasion("papirius"))}),
              Contains(HasSubstr("with a chance of 30 in 36 (83%)")));
  t.s().era_ends = true;
  EXPECT_THAT(
      forum(t, {Order(persuasion("papirius"))}),
      Contains(AllOf(HasSubstr("with a chance of 26 in 36 (72%)"), HasSubstr("9 or more always fails"))));
  t.senator("fabius").influence = 12;  // base 8
  t.event(EventCard::evil_omens, 1);
  EXPECT_THAT(forum(t, {Order(persuasion("papirius"))}),
              Contains(HasSubstr("with a chance of 21 in 36 (58%)")));
}
// RPR-1.07.4a  What cannot be carried out as things stand.
TEST(RprPreview, WhatCannotBeDoneNow) {
  EXPECT_THAT(forum(in_the_forum(), {Order(persuasion("claudius"))}),  // leads his faction
              Contains(HasSubstr("as things stand it could not be carried out")));
}
// RPR-1.07.5a, 7.4  A knight for talents; in silence the most influential tries for nothing.
TEST(RprPreview, Knights) {
  TestTable t = in_the_forum();
  EXPECT_THAT(forum(t, {Order(AttractKnight{man("fabius"), 3})}),
              Contains(HasSubstr("a knight joins Fabius with a chance of 4 in 6 (67%) (1d6 +3, 6 or more)")));
  EXPECT_THAT(forum(t, {}), Not(Contains(StartsWith("No KNIGHT line"))));  // he has said that he wants none
  t.s().orders.clear();
  EXPECT_THAT(
      forum(t, {}),
      Contains(StartsWith("No KNIGHT line: Cornelius tries without a talent, with a chance of 1 in 6")));
  t.senator("fabius").knights = 2;
  EXPECT_THAT(forum(t, {Order(PressureKnights{{{man("fabius"), 2}}})}),
              Contains(HasSubstr("2 to 12\u00a0T (2d6)")));
}
// RPR-1.07.2b, RPR-1.08.2a  A 7 in six of 36; the speech by its table, all its results together once.
TEST(RprPreview, InitiativeAndTheStateOfTheRepublic) {
  TestTable t = in_the_forum();
  t.s().unrest = 3;
  t.senator("cornelius").popularity = 2;
  const Lines lines = forum(t, {});
  EXPECT_THAT(lines, Contains(HasSubstr("a 7, 6 in 36 (17%), brings an event")));
  const auto speech =
      std::ranges::find_if(lines, [](const std::string& l) { return l.starts_with("State of"); });
  ASSERT_NE(speech, lines.end());
  EXPECT_THAT(*speech, HasSubstr("(3d6, −3\u00a0unrest, +2\u00a0popularity)"));
  int sum = 0;
  for (std::size_t at = speech->find(" in 216"); at != std::string::npos;
       at = speech->find(" in 216", at + 1))
    sum += std::stoi(speech->substr(speech->rfind(' ', at - 1) + 1));
  EXPECT_EQ(sum, 216) << *speech;
}
// RPR-1.08.11a  Wars that nobody fights raise the unrest before the speech.
TEST(RprPreview, TheUnrestOfThePhaseItself) {
  TestTable t = in_the_forum();
  t.s().unrest = 1;
  t.war("1st_macedonian", WarZone::unprosecuted);
  EXPECT_THAT(forum(t, {}), Contains(AllOf(HasSubstr("with the +1 unrest that this phase brings"),
                                           HasSubstr("−2\u00a0unrest"))));
}
// RPR-1.09.72a  A card adds one, an open bodyguard takes two away.
TEST(RprPreview, AnAttempt) {
  TestTable t = in_the_senate();
  Assassinate o;
  o.by = man("fabius");
  o.target = man("claudius");
  const auto lines = [&] { return preview(t, BallotOrders{seat(1), Stage::business, {}}, {Order(o)}); };
  EXPECT_THAT(lines(),
              Contains(AllOf(HasSubstr("Claudius dies with a chance of 2 in 6 (33%)"),
                             HasSubstr("caught with 2 in 6 (33%)"), HasSubstr("no Secret Bodyguard"))));
  o.cards = 1;
  EXPECT_THAT(lines(), Contains(AllOf(HasSubstr("dies with a chance of 3 in 6 (50%)"),
                                      HasSubstr("caught with 1 in 6 (17%)"))));
}
// RPR-1.09.421a  All results of an appeal, each once.
TEST(RprPreview, AnAppeal) {
  TestTable t = in_the_senate();
  t.senator("fabius").popularity = 3;
  const Lines lines = preview(t, BallotOrders{seat(1), Stage::prosecutions, {}},
                              {Order(AppealPeople{man("fabius"), true, {}})});
  EXPECT_THAT(lines, Contains(AllOf(HasSubstr("2d6, +3\u00a0popularity:"), HasSubstr("in 36"))));
}
// RPR-1.10.11b, RPR-1.10.21a, RPR-1.10.31a  Ten legions and the general against the war: the table, its
// disaster and its standoff; what is lost in no case is not named.
TEST(RprPreview, ABattleToCome) {
  TestTable t = in_the_senate();
  t.war("1st_macedonian", WarZone::active);
  t.army("cornelius", "1st_macedonian", 20, 0, 15);
  const Lines lines = preview(t, BallotOrders{seat(1), Stage::business, {}}, {});
  const auto battle = std::ranges::find_if(
      lines, [](const std::string& l) { return l.starts_with("Cornelius against the "); });
  ASSERT_NE(battle, lines.end()) << testing::PrintToString(lines);
  int sum = 0;
  for (std::size_t at = battle->find(" in 216"); at != std::string::npos;
       at = battle->find(" in 216", at + 1))
    sum += std::stoi(battle->substr(battle->rfind(' ', at - 1) + 1));
  EXPECT_EQ(sum, 216) << *battle;
  EXPECT_THAT(*battle, HasSubstr("victory"));
  // Another faction's commander is not the reader's business.
  EXPECT_THAT(preview(t, BallotOrders{seat(2), Stage::business, {}}, {}),
              Not(Contains(HasSubstr("Cornelius"))));
}
// RPR-1.09.64a  What a proposal would send, before it is decided.
TEST(RprPreview, AForceThatIsProposed) {
  TestTable t = in_the_senate();
  t.war("1st_macedonian", WarZone::active);
  t.active_forces(15, 15);
  const SendForces send{{Dispatch{man("cornelius"), WarId("1st_macedonian"), Force{12, 0, 12}}}};
  const State before = t.s();
  EXPECT_THAT(
      preview(t, AgendaOrders{seat(1), Stage::business}, {Order(Propose{send, false})}),
      AllOf(Contains(StartsWith("If this passes (")), Contains(StartsWith("Cornelius against the "))));
  EXPECT_TRUE(t.s() == before);
  t.active_forces(5, 5);
  EXPECT_THAT(preview(t, AgendaOrders{seat(1), Stage::business}, {Order(Propose{send, false})}),
              Contains(HasSubstr("units that Rome has not got yet")));
}
// RPR-1.09.141a  Own votes, and those to be bought.
TEST(RprPreview, OnesVotes) {
  TestTable t = in_the_senate();
  CastVote vote;
  vote.items = {1};
  vote.choice = VoteChoice::in_favour;
  vote.buys = {{man("fabius"), 4, BuyAim::exactly}};
  EXPECT_THAT(preview(t, BallotOrders{seat(1), Stage::business, {}}, {Order(vote)}),
              Contains(HasSubstr("5 votes of yours, and up to 4 bought")));  // oratory 3 and 2
}
TEST(RprPreview, InFrench) {
  const Lines lines = forum(in_the_forum(), {Order(persuasion("papirius", 4))}, Language::fr);
  EXPECT_THAT(lines,
              Contains(HasSubstr("Papirius vous rejoint avec une probabilité de 10 sur 36 (28\u00a0%)")));
  EXPECT_THAT(lines, Contains(StartsWith("État de la République")));
  EXPECT_THAT(lines.back(), StartsWith("Non compté\u00a0: "));
}
// Through the face that every game shows: the service asks there.
TEST(RprPreview, ReachesTheService) {
  const auto module = make_module();
  StartRequest request;
  request.scenario = "early";
  request.options["seats"] = "3";
  request.seed.game = "T";
  const auto game = module->start(request);
  game->advance();
  Random random(1);
  const Receipt receipt =
      game->submit(Seat{1}, game->random_mail(Seat{1}, random, Language::en), Language::en, Origin::player);
  ASSERT_FALSE(receipt.lines.empty());
  ASSERT_FALSE(game->preview(Seat{1}, Language::en).empty());
  EXPECT_THAT(game->preview(Seat{1}, Language::fr).back(), StartsWith("Non compté"));
  EXPECT_TRUE(game->preview(Seat{2}, Language::en).empty());  // nothing written, no die foreseen
}
// What the others hold and order changes nothing.
TEST(RprPreview, LooksAtNothingHidden) {
  TestTable t = in_the_forum();
  const Lines before = forum(t, {Order(persuasion("papirius", 4))});
  t.faction(2).treasury = 50;
  t.card(2, "mob_incited_105");
  t.order(2, CounterBribe{man("papirius"), 9, 0});
  EXPECT_EQ(forum(t, {Order(persuasion("papirius", 4))}), before);
}

}  // namespace preview_test
}  // namespace adj::respublica
