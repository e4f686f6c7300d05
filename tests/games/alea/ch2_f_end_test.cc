// AIE-2.F  The steps of the balance of the campaign, discards, the turn marker, the end of the game.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch9_winter.h"
#include "adjudicator/games/alea/steps.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace ch2_f_end_test {

using Counters = std::vector<CounterId>;

Counters counters(std::initializer_list<const char*> ids) {
  Counters found;
  for (const char* id : ids) found.push_back(CounterId(id));
  return found;
}

// C holds five counters, drawn in this order.
TestTable full_hand() {
  TestTable t("1");
  t.s().phase = Phase::f;
  for (const char* id : {"S09", "S02", "S13", "S05", "S11"}) t.give_counter(id, C);
  return t;
}

void end(TestTable& t) {
  t.run([](AleaTable& table) { end_turn(table); });
}

TEST(AleaPhaseF, ItsStepsInOrder) {
  // AIE-2.Fa
  std::vector<std::string> steps;
  for (const auto& step : Alea::sequence())
    if (std::string(step.id.view()).starts_with("F.")) steps.push_back(step.id.str());
  EXPECT_EQ(steps, (std::vector<std::string>{"F.spqr", "F.exchange", "F.caesar", "F.control", "F.vp",
                                             "F.adjust", "F.end"}));
}

TEST(AleaPhaseF, CaesarIsJudgedByTheOldMarkers) {
  // AIE-2.Fa AIE-2.Fe AIE-3.5.3b  The control of this year is marked after his step.
  std::size_t caesar = 0, control = 0, at = 0;
  for (const auto& step : Alea::sequence()) {
    if (step.id == Name("F.caesar")) caesar = at;
    if (step.id == Name("F.control")) control = at;
    ++at;
  }
  EXPECT_LT(caesar, control);
}

TEST(AleaDiscard, ThreeAreKept) {
  // AIE-2.Fg AIE-6c
  TestTable t = full_hand();
  end(t);
  EXPECT_EQ(hand(t.s(), seat_of(t.s(), C)), counters({"S13", "S05", "S11"})) << "the oldest go";
  EXPECT_EQ(counter(t.s(), CounterId("S09")).place, CounterPlace::bowl);
  EXPECT_EQ(counter(t.s(), CounterId("S09")).holder, Seat{});

  TestTable three("1");
  for (const char* id : {"S09", "S02", "S13"}) three.give_counter(id, R);
  end(three);
  EXPECT_EQ(hand(three.s(), seat_of(three.s(), R)).size(), 3u) << "no surplus";
  EXPECT_TRUE(three.told<Discarded>().empty());
}

TEST(AleaDiscard, AsTheOwnerSays) {
  // AIE-2.Fg
  const auto gone = [](const std::vector<Discard>& lines) {
    TestTable t = full_hand();
    std::vector<Order> orders;
    for (const Discard& line : lines) orders.push_back({line, {}, {}});
    return counters_to_discard(t.p(), seat_of(t.s(), C), orders);
  };
  EXPECT_EQ(gone({}), counters({"S09", "S02"}));
  EXPECT_EQ(gone({{counters({"S05", "S11"}), false}}), counters({"S05", "S11"}));
  EXPECT_EQ(gone({{counters({"S11"}), false}}), counters({"S11", "S09"})) << "the rest by age";
  EXPECT_EQ(gone({{counters({"S09", "S02", "S11"}), true}}), counters({"S13", "S05"}));
  EXPECT_EQ(gone({{counters({"S09"}), true}}), counters({"S02", "S13"}));
}

TEST(AleaDiscard, OnlyItsOwnerLearnsWhich) {
  // AIE-2.Fg
  TestTable t = full_hand();
  end(t);
  const auto told = t.told<Discarded>();
  ASSERT_EQ(told.size(), 2u);
  EXPECT_EQ(told[0].count, 2);
  EXPECT_TRUE(told[0].counters.empty()) << "to everybody";
  EXPECT_EQ(told[1].counters.size(), 2u);
  for (const auto& event : t.events()) {
    const auto* discarded = event.event.get_if<Discarded>();
    if (!discarded) continue;
    EXPECT_EQ(event.audience,
              discarded->counters.empty() ? Audience::everyone() : Audience::only(seat_of(t.s(), C)));
  }
}

TEST(AleaDiscard, WhatIsRefused) {
  // AIE-2.Fg
  TestTable t = full_hand();
  const auto refused = [&](const Discard& line) {
    const auto verdict = check_orders(t.p(), WinterOrders{seat_of(t.s(), C), C}, {{line, {}, {}}}).front();
    return verdict ? verdict->key : "";
  };
  EXPECT_EQ(refused({counters({"S09", "S02"}), false}), "");
  EXPECT_EQ(refused({counters({"S09", "S02", "S13"}), false}), "discard_too_many");
  EXPECT_EQ(refused({counters({"S01"}), false}), "counter_not_in_hand");
  EXPECT_EQ(refused({counters({"S09", "S02", "S13"}), true}), "");
  EXPECT_EQ(refused({counters({"S09", "S02", "S13", "S05"}), true}), "keep_too_many");
  TestTable few("1");
  few.give_counter("S09", C);
  const auto none = check_orders(few.p(), WinterOrders{seat_of(few.s(), C), C},
                                 {{Discard{counters({"S09"}), false}, {}, {}}});
  EXPECT_EQ(none.front()->key, "discard_too_many") << "nobody gives back what he may keep";
}

TEST(AleaTurn, TheMarkerAdvances) {
  // AIE-2.Fh AIE-0.3a
  TestTable t("1");
  end(t);
  EXPECT_EQ(t.s().year, -48);
  EXPECT_FALSE(t.ended());
}

TEST(AleaTurn, TheLastYearEndsTheGame) {
  // AIE-2.Fh AIE-S2.a
  TestTable t("2");
  t.s().year = -45;
  end(t);
  EXPECT_FALSE(t.ended());
  EXPECT_EQ(t.s().year, -44);
  t.s().balance = 15;
  end(t);
  EXPECT_TRUE(t.ended());
  ASSERT_TRUE(t.s().outcome);
  EXPECT_EQ(t.s().outcome->kind, OutcomeKind::caesarian);
  EXPECT_EQ(t.s().year, -44);
  EXPECT_EQ(t.told<GameOver>().front().year, -44);
}

TEST(AleaTurn, WhatHeldForTheYearIsOver) {
  // AIE-2.Fh AIE-TE.4a
  TestTable t("1");
  t.s().turn.janus = true;
  t.s().turn.event = 9;
  t.s().turn.party_leader_died = true;
  t.s().turn.party_leader_fought = true;
  t.s().turn.diplomacy_tried = {C};
  leader(t.s(), kPompeius).sick = true;
  SeatOrders& own = t.s().orders[seat_of(t.s(), C)];
  const Order pass{Pass{}, {}, {}};
  own.turn = own.smc = own.winter = own.phase_f = {pass};
  own.pass_all = own.queue_stopped = true;
  own.standing = {
      {Stand{z("italia_4")}, {}, -49}, {Stand{z("italia_3")}, {}, -48}, {Stand{z("gallia_9")}, {}, {}}};
  end(t);
  EXPECT_EQ(t.s().turn, Turn{});
  EXPECT_FALSE(leader(t.s(), kPompeius).sick);
  const SeatOrders& now = t.s().orders[seat_of(t.s(), C)];
  EXPECT_TRUE(now.turn.empty() && now.smc.empty() && now.winter.empty() && now.phase_f.empty());
  EXPECT_FALSE(now.pass_all || now.queue_stopped);
  ASSERT_EQ(now.standing.size(), 2u) << "standing orders stay until their last year";
  EXPECT_EQ(now.standing.front().until, -48);
}

}  // namespace ch2_f_end_test
}  // namespace adj::alea
