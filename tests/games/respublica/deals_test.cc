// RPR-1.04.3 – 1.04.6  Public agreements, cards shown, words, and what takes effect between two acts.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace deals_test {

Promise talents(int by, int amount, const char* from = "") {
  return {Seat{by}, PromiseKind::talents, amount, SenatorId(from), Face(), ""};
}
Promise card(int by, const char* face) {
  return {Seat{by}, PromiseKind::card, 0, SenatorId(), Face(face), ""};
}
Promise words(int by, const char* text) {
  return {Seat{by}, PromiseKind::text, 0, SenatorId(), Face(), text};
}

std::vector<Condition> at_unrest(int level) {
  Condition condition;
  condition.kind = ConditionKind::unrest_at_least;
  condition.number = level;
  return {condition};
}

struct Forum : TestTable {
  Forum() {
    man("fabius", 1).man("claudius", 2).man("julius", 3).active_forces(0, 0);
    s().phase = Phase::forum;
    faction(1).treasury = 20;
  }
  // One window: what these seats wrote takes effect.
  Forum& say(std::vector<std::pair<int, Order>> lines, const char* step = "W2") {
    s().progress.step = step;
    s().orders.clear();
    for (auto& [number, body] : lines) order(number, std::move(body));
    run(settle_words);
    return *this;
  }
  Forum& agreed(std::vector<Promise> promises) {
    say({{1, OfferDeal{seat(2), std::move(promises)}}});
    return say({{2, AnswerDeal{1, true}}});
  }
  const Deal& deal() { return s().deals.front(); }
  template <class T>
  std::string refused(int number, const T& body) {
    const auto r = refuse(p(), Seat{number}, body, When::now);
    return r ? r->key : "";
  }
};

// RPR-1.04.3a  Offered and accepted in public; refused, or left without an answer until the next turn is
// over, it is void.
TEST(Deals, OfferAndAnswer) {
  Forum t;
  t.say({{1, OfferDeal{seat(2), {talents(1, 15), words(2, "NOMINATE CENSOR Julius")}}}});
  EXPECT_EQ(t.deal().status, DealStatus::offered);
  EXPECT_EQ(t.told<DealOffered>().front().promises.size(), 2u);
  EXPECT_EQ(t.refused(3, AnswerDeal{1, true}), "not_offered_to_you");
  EXPECT_EQ(t.refused(2, AnswerDeal{2, true}), "not_offered_to_you");
  t.say({{2, AnswerDeal{1, false}}});
  EXPECT_EQ(t.deal().status, DealStatus::refused);
  Forum silent;
  silent.say({{1, OfferDeal{seat(2), {talents(1, 15)}}}});
  silent.run(end_turn);
  EXPECT_EQ(silent.deal().status, DealStatus::offered);
  ++silent.s().turn;
  silent.run(end_turn);
  EXPECT_EQ(silent.deal().status, DealStatus::refused);
}
// RPR-1.04.3c  Nobody withdraws from what was agreed.
TEST(Deals, NoWithdrawal) {
  Forum t;
  t.agreed({talents(1, 15)});
  EXPECT_EQ(t.refused(2, AnswerDeal{1, false}), "deal_answered");
}
// RPR-1.04.3a, RPR-1.04.5b  What may be promised.
TEST(Deals, Refusals) {
  Forum t;
  EXPECT_EQ(t.refused(1, OfferDeal{seat(1), {talents(1, 1)}}), "no_such_faction");
  EXPECT_EQ(t.refused(1, OfferDeal{seat(2), {}}), "nothing_promised");
  EXPECT_EQ(t.refused(1, OfferDeal{seat(2), {talents(3, 1)}}), "not_a_party");
  EXPECT_EQ(t.refused(1, OfferDeal{seat(2), {talents(1, 0)}}), "no_amount");
  EXPECT_EQ(t.refused(1, OfferDeal{seat(2), {talents(1, 1, "claudius")}}), "not_his_senator");
  EXPECT_EQ(t.refused(1, OfferDeal{seat(2), {talents(2, 1, "claudius")}}), "");
  EXPECT_EQ(t.refused(1, OfferDeal{seat(2), {card(1, "1st_punic")}}), "no_faction_card");
  EXPECT_EQ(t.refused(1, OfferDeal{seat(2), {card(1, "tribune")}}), "");
}

// RPR-1.04.3a, RPR-1.04.6a  Money is paid in redistribution, from the treasury, then from purses; what is
// missing stays due.
TEST(Deals, MoneyInRedistribution) {
  Forum t;
  t.agreed({talents(1, 15)});
  EXPECT_EQ(t.faction(2).treasury, 0);
  t.s().phase = Phase::revenue;
  t.run(redistribute);
  EXPECT_EQ(t.faction(1).treasury, 5);
  EXPECT_EQ(t.faction(2).treasury, 15);
  EXPECT_EQ(t.deal().status, DealStatus::done);
  t.run(redistribute);
  EXPECT_EQ(t.faction(2).treasury, 15);
}
// RPR-1.04.3a  A deal that the same mail accepts is in force when its lines are carried out: what it brings
// may be spent, what it costs may not.
TEST(Deals, AcceptedInTheSameMail) {
  for (const int giver : {1, 2}) {
    for (const bool accepts : {true, false}) {
      Forum t;
      t.faction(2).treasury = giver == 1 ? 0 : 15;
      t.say({{1, OfferDeal{seat(2), {talents(giver, 15)}}}});
      t.s().phase = Phase::revenue;
      const std::vector<Order> mail{Order(AnswerDeal{1, accepts}), Order(SetPurse{man("claudius"), 15})};
      const Verdicts verdicts = check_orders(t.p(), RevenueOrders{seat(2)}, mail);
      EXPECT_FALSE(verdicts[0]);
      EXPECT_EQ(verdicts[1] ? verdicts[1]->key : "", (giver == 1) == accepts ? "" : "too_poor");
    }
  }
  Forum t;  // RPR-1.04.5b  So it is with a card.
  t.say({{1, OfferDeal{seat(2), {card(1, "mining")}}}});
  t.s().phase = Phase::revolution;
  const Order lay{PlayConcession{ConcessionId("mining"), man("claudius")}};
  EXPECT_FALSE(check_orders(t.p(), RevolutionOrders{seat(2)}, {Order(AnswerDeal{1, true}), lay})[1]);
  EXPECT_TRUE(check_orders(t.p(), RevolutionOrders{seat(2)}, {Order(AnswerDeal{1, false}), lay})[1]);
}
TEST(Deals, WhatIsMissingStaysDue) {
  Forum t;
  t.agreed({talents(1, 30)});
  t.senator("fabius").talents = 4;
  t.run(execute_money_promises);
  EXPECT_EQ(t.faction(2).treasury, 24);
  EXPECT_FALSE(t.told<PromisePerformed>().front().whole);
  t.faction(1).treasury = 10;
  t.run(execute_money_promises);
  EXPECT_EQ(t.faction(2).treasury, 30);
  EXPECT_EQ(t.faction(1).treasury, 4);
  EXPECT_EQ(t.deal().status, DealStatus::done);
}
// RPR-1.04.3a  A purse that was named pays first.
TEST(Deals, FromANamedPurse) {
  Forum t;
  t.senator("fabius").talents = 9;
  t.agreed({talents(1, 10, "fabius")});
  t.run(execute_money_promises);
  EXPECT_EQ(t.senator("fabius").talents, 0);
  EXPECT_EQ(t.faction(1).treasury, 19);
}
// RPR-1.04.5b  Cards change hands in the trades only.
TEST(Deals, CardsInTrades) {
  Forum t;
  t.card(1, "tribune_38");
  t.agreed({card(1, "tribune"), card(2, "assassin")});
  t.run(execute_money_promises);
  EXPECT_EQ(t.faction(1).hand.size(), 1u);
  t.run(execute_card_promises);
  EXPECT_TRUE(t.faction(1).hand.empty());
  EXPECT_EQ(t.faction(2).hand, (std::vector<CardId>{CardId("tribune_38")}));
  EXPECT_EQ(t.deal().performed, (std::set<int>{0}));
  EXPECT_EQ(t.deal().status, DealStatus::agreed);
}

// RPR-EX-1, RPR-1.04.3e, RPR-1.04.3c  Gilles complains that he had to vote first; nothing was said of that:
// kept, and his 15 talents are due in the next Revenue phase.
TEST(Deals, Example1) {
  Forum t;
  t.agreed({talents(1, 15), words(2, "NOMINATE CENSOR Julius"), words(2, "VOTE FOR Julius")});
  t.say({{1, ComplainDeal{1}}});
  EXPECT_EQ(t.deal().status, DealStatus::complained);
  EXPECT_EQ(t.refused(2, JudgeDeal{1, true}), "judge_in_own_cause");
  t.say({{3, JudgeDeal{1, true}}});
  EXPECT_EQ(t.deal().status, DealStatus::kept);
  t.s().phase = Phase::revenue;
  t.run(redistribute);
  EXPECT_EQ(t.faction(2).treasury, 15);
}
// RPR-1.04.3a, 1.05.4d  A faction that is no more gets nothing and owes nothing.
TEST(Deals, EndWithAFaction) {
  Forum t;
  t.card(1, "tribune_38");
  t.agreed({card(1, "tribune"), words(2, "VOTE FOR Julius")});
  t.say({{3, OfferDeal{seat(2), {talents(3, 1)}}}});
  t.run([](RprTable& table) {
    kill_senator(table, "RPR-1.09.74d", man("claudius"), "executed", DeathKind::punished);
  });
  ASSERT_TRUE(t.faction(2).eliminated);
  EXPECT_EQ(t.s().deals[0].status, DealStatus::done);
  EXPECT_EQ(t.s().deals[1].status, DealStatus::refused);
  t.run(execute_card_promises);
  EXPECT_EQ(t.faction(1).hand.size(), 1u);
  EXPECT_TRUE(t.faction(2).hand.empty());
}
// RPR-1.04.3b, e  Broken: the injured takes back what the other still holds, and owes nothing more.
TEST(Deals, BrokenIsTakenBack) {
  Forum t;
  t.card(1, "tribune_38");
  t.agreed({talents(1, 15), card(1, "tribune"), talents(1, 5), words(2, "VOTE FOR Julius")});
  t.run(execute_card_promises);
  t.run([](RprTable& table) {
    execute_money_promises(table);
    change_faction_treasury(table, "RPR-1.06.31a", seat(2), -12, "counter_bribe");
  });
  t.say({{1, ComplainDeal{1}}});
  t.say({{3, JudgeDeal{1, false}}});
  EXPECT_EQ(t.deal().status, DealStatus::broken);
  EXPECT_EQ(t.faction(1).treasury, 8);  // 20 − 20 + what is left of it
  EXPECT_EQ(t.faction(2).treasury, 0);
  EXPECT_EQ(t.faction(1).hand.size(), 1u);
  EXPECT_FALSE(t.told<TakenBack>().empty());
}
// RPR-1.04.3b  Only the injured takes back: what the other gave stays given. Whoever of the two complains may
// be the injured one.
TEST(Deals, OnlyTheInjuredTakesBack) {
  for (const int injured : {1, 2}) {
    Forum t;
    t.faction(2).treasury = 5;
    t.agreed({talents(1, 15), talents(2, 5), words(1, "VOTE FOR Julius"), words(2, "VOTE FOR Julius")});
    t.run(execute_money_promises);
    t.say({{injured, ComplainDeal{1}}});
    t.say({{3, JudgeDeal{1, false}}});
    EXPECT_EQ(t.faction(1).treasury, injured == 1 ? 20 - 15 + 5 + 15 : 20 - 15);
    EXPECT_EQ(t.faction(2).treasury, injured == 1 ? 0 : 5 + 15);
    ASSERT_EQ(t.told<TakenBack>().size(), 1u);
    EXPECT_EQ(t.told<TakenBack>().front(), (TakenBack{1, talents(injured, injured == 1 ? 15 : 5)}));
  }
}
// RPR-1.04.3b, RPR-1.06.3d  As far as he still holds it: his treasury first, then purses that may give.
TEST(Deals, TakenBackFromPurses) {
  Forum t;
  t.man("manlius", 2).man("acilius", 2);
  t.agreed({talents(1, 15), words(2, "VOTE FOR Julius")});
  t.run(execute_money_promises);
  t.faction(2).treasury = 8;
  t.senator("claudius").talents = 3;
  t.senator("acilius").talents = 2;
  t.senator("manlius").talents = 9;
  t.senator("manlius").place = Place::captive;
  t.say({{1, ComplainDeal{1}}});
  t.say({{3, JudgeDeal{1, false}}});
  EXPECT_EQ(t.faction(1).treasury, 20 - 15 + 8 + 3 + 2);
  EXPECT_EQ(t.faction(2).treasury, 0);
  EXPECT_EQ(t.senator("claudius").talents + t.senator("acilius").talents, 0);
  EXPECT_EQ(t.senator("manlius").talents, 9);
  ASSERT_EQ(t.told<TakenBack>().size(), 1u);
  EXPECT_EQ(t.told<TakenBack>().front().promise.talents, 13);
}
// RPR-1.04.3b  A card that he has played and talents that he has spent are lost, and nothing is told.
TEST(Deals, NothingLeftToTakeBack) {
  Forum t;
  t.card(1, "mining").card(1, "tribune_38");
  t.agreed({card(1, "mining"), talents(1, 15), words(2, "VOTE FOR Julius")});
  t.run(execute_money_promises);
  t.run(execute_card_promises);
  t.faction(2).treasury = 0;
  t.faction(2).hand = {CardId("tribune_39")};
  t.senator("claudius").concessions = {ConcessionId("mining")};
  t.say({{1, ComplainDeal{1}}});
  t.say({{3, JudgeDeal{1, false}}});
  EXPECT_EQ(t.deal().status, DealStatus::broken);
  EXPECT_TRUE(t.told<TakenBack>().empty());
  EXPECT_EQ(t.faction(1).treasury, 5);
  EXPECT_EQ(t.faction(1).hand, (std::vector<CardId>{CardId("tribune_38")}));
  EXPECT_EQ(t.faction(2).hand, (std::vector<CardId>{CardId("tribune_39")}));
  EXPECT_TRUE(t.senator("claudius").concessions.contains(ConcessionId("mining")));
}
// RPR-1.04.3b, RPR-1.04.3e  While it is disputed nothing more is paid, and nothing is due once it is broken;
// what was paid of a promise comes back, not the whole of it.
TEST(Deals, NothingMoreIsDue) {
  Forum t;
  t.agreed({talents(1, 30), words(2, "VOTE FOR Julius")});
  t.run(execute_money_promises);  // 20 of the 30
  t.faction(1).treasury = 10;
  t.say({{1, ComplainDeal{1}}});
  t.run(execute_money_promises);
  EXPECT_EQ(t.faction(1).treasury, 10);
  t.say({{3, JudgeDeal{1, false}}});
  EXPECT_EQ(t.faction(1).treasury, 30);
  EXPECT_EQ(t.faction(2).treasury, 0);
  t.run(execute_money_promises);
  EXPECT_EQ(t.faction(1).treasury, 30);
}
// RPR-1.04.3b  Judged kept, nothing comes back.
TEST(Deals, KeptIsKept) {
  Forum t;
  t.agreed({talents(1, 15), words(2, "VOTE FOR Julius")});
  t.run(execute_money_promises);
  t.say({{1, ComplainDeal{1}}});
  t.say({{3, JudgeDeal{1, true}}});
  EXPECT_TRUE(t.told<TakenBack>().empty());
  EXPECT_EQ(t.faction(1).treasury, 5);
  EXPECT_EQ(t.faction(2).treasury, 15);
}
// RPR-1.04.3e  A majority of answers; a tie or silence leaves it kept. The window of the complaint itself
// decides nothing.
TEST(Deals, Judgement) {
  TestTable t("early", 5);
  t.man("fabius", 1).man("claudius", 2).man("julius", 3).man("furius", 4).man("manlius", 5);
  Deal deal;
  deal.number = 1;
  deal.by = seat(1);
  deal.with = seat(2);
  deal.promises = {words(2, "ABSTAIN")};
  deal.status = DealStatus::complained;
  deal.complainant = seat(1);
  struct Case {
    const char* step;
    std::map<Seat, bool> judgements;
    DealStatus status;
  };
  const Seat a = seat(3), b = seat(4), c = seat(5);
  for (const Case& test : {Case{"W2", {}, DealStatus::kept}, Case{"W2", {{a, false}}, DealStatus::broken},
                           Case{"W2", {{a, false}, {b, true}}, DealStatus::kept},
                           Case{"V.session", {{a, false}, {b, false}}, DealStatus::complained},
                           Case{"V.session", {{a, false}, {b, false}, {c, true}}, DealStatus::broken},
                           Case{"V.session", {{a, true}, {b, false}, {c, true}}, DealStatus::kept}}) {
    t.s().deals = {deal};
    t.s().orders.clear();
    t.s().progress.step = test.step;
    for (const auto& [judge, kept] : test.judgements) t.order(judge.number, JudgeDeal{1, kept});
    t.run(settle_words);
    EXPECT_EQ(t.s().deals.front().status, test.status) << test.step << test.judgements.size();
  }
}
TEST(Deals, ComplaintsRefused) {
  Forum t;
  t.say({{1, OfferDeal{seat(2), {talents(1, 15)}}}});
  EXPECT_EQ(t.refused(1, ComplainDeal{1}), "deal_not_in_force");
  EXPECT_EQ(t.refused(3, ComplainDeal{1}), "not_your_deal");
  EXPECT_EQ(t.refused(3, JudgeDeal{1, true}), "deal_not_disputed");
  t.say({{2, AnswerDeal{1, true}}});
  EXPECT_EQ(t.refused(1, ComplainDeal{1}), "");
}

// RPR-1.04.5a  Cards shown are seen by two; RPR-1.04.4a, RPR-1.04.3d  private words bind nobody.
TEST(Words, ShownAndTold) {
  Forum t;
  t.card(1, "tribune_38").card(1, "mining");
  t.say({{1, ShowCards{{Face("mining")}, seat(3)}},
         {1, ShowCards{{}, seat(2)}},
         {2, SendWord{seat(1), "I will rebel"}}});
  const auto shown = t.told<CardsShown>();
  ASSERT_EQ(shown.size(), 2u);
  EXPECT_EQ(shown[0].cards, (std::vector<CardId>{CardId("mining")}));
  EXPECT_EQ(shown[1].cards.size(), 2u);
  const std::vector<std::string> names = t.names();
  EXPECT_EQ(std::count(names.begin(), names.end(), "cards_shown/1/3"), 1);
  EXPECT_EQ(std::count(names.begin(), names.end(), "word_sent/2/1"), 1);
  EXPECT_TRUE(t.s().deals.empty());
  EXPECT_EQ(t.refused(1, ShowCards{{Face("assassin")}, seat(2)}), "card_not_held");
  EXPECT_EQ(t.refused(1, ShowCards{{Face("tribune"), Face("tribune")}, seat(2)}), "card_not_held");
  EXPECT_EQ(t.refused(1, SendWord{seat(1), "myself"}), "no_such_faction");
}

// RPR-CARD-048  Influence Peddling: discarded for a random card of one opponent, at any time but Revolution.
TEST(Peddling, TakesACard) {
  Forum t;
  t.card(1, "influence_peddling_48").card(2, "tribune_38").card(2, "mining");
  EXPECT_EQ(t.refused(2, Peddle{seat(1)}), "card_not_held");
  EXPECT_EQ(t.refused(1, Peddle{seat(3)}), "no_cards_there");
  EXPECT_EQ(t.refused(1, Peddle{seat(1)}), "no_such_faction");
  t.order(1, Peddle{seat(2)}).draws({"mining"});
  t.run(settle_at_boundary);
  EXPECT_EQ(t.faction(1).hand, (std::vector<CardId>{CardId("mining")}));
  EXPECT_EQ(t.faction(2).hand, (std::vector<CardId>{CardId("tribune_38")}));
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("influence_peddling_48")}));
  const auto told = t.told<CardPeddled>();
  ASSERT_EQ(told.size(), 2u);
  EXPECT_TRUE(told[0].card.empty());
  EXPECT_EQ(told[1].card, CardId("mining"));
  t.run(settle_at_boundary);  // once
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
  t.card(1, "influence_peddling_48");
  EXPECT_EQ(t.refused(1, Peddle{seat(2)}), "");
  t.s().phase = Phase::revolution;
  EXPECT_EQ(t.refused(1, Peddle{seat(2)}), "not_in_revolution");
  t.s().phase = Phase::setup;  // RPR-3.01.9a: only statesmen and concessions
  EXPECT_EQ(t.refused(1, Peddle{seat(2)}), "not_at_start");
}

// RPR-1.10.71c  A ransom is paid from the captive's purse, then from the treasury; he is back in Rome.
TEST(Ransom, BetweenTwoActs) {
  Forum t;
  t.war("1st_punic", WarZone::active);
  t.senator("fabius").place = Place::captive;
  t.senator("fabius").war = WarId("1st_punic");
  t.senator("fabius").influence = 6;
  t.senator("fabius").talents = 5;
  t.order(1, RansomCaptive{man("fabius")});
  t.run(settle_at_boundary);
  EXPECT_TRUE(in_rome(t.senator("fabius")));
  EXPECT_EQ(t.senator("fabius").talents, 0);
  EXPECT_EQ(t.faction(1).treasury, 20 - 7);
  EXPECT_EQ(t.told<CaptiveRansomed>().front().talents, 12);
}

// RPR-CARD-048, RPR-1.10.71c  Each waits for what its IF names, and is carried out at the boundary at which
// that holds.
TEST(Waiting, PeddlingAndRansom) {
  Forum t;
  t.card(1, "influence_peddling_48").card(2, "mining").war("1st_punic", WarZone::active);
  t.senator("fabius").place = Place::captive;
  t.senator("fabius").war = WarId("1st_punic");
  t.order(1, Peddle{seat(2)}, at_unrest(3)).order(1, RansomCaptive{man("fabius")}, at_unrest(4));
  t.run(settle_at_boundary);
  EXPECT_TRUE(t.told<OrderFailed>().empty());
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
  EXPECT_EQ(t.senator("fabius").place, Place::captive);
  t.s().unrest = 3;
  t.draws({"mining"});
  t.run(settle_at_boundary);
  EXPECT_EQ(t.faction(1).hand, (std::vector<CardId>{CardId("mining")}));
  EXPECT_EQ(t.senator("fabius").place, Place::captive);
  t.s().unrest = 4;
  t.run(settle_at_boundary);
  EXPECT_TRUE(in_rome(t.senator("fabius")));
  EXPECT_TRUE(t.s().orders[seat(1)].window.empty());
}
// RPR-1.04.3a, RPR-1.04.3e, RPR-1.04.5a  An acceptance, a complaint, cards to be shown: not before their IF
// holds.
TEST(Waiting, Words) {
  Forum t;
  t.card(1, "mining");
  t.say({{1, OfferDeal{seat(2), {talents(1, 15)}}}});
  t.s().progress.step = "W2";
  t.order(2, AnswerDeal{1, true}, at_unrest(3)).order(1, ShowCards{{}, seat(3)}, at_unrest(4));
  t.run(settle_words);
  EXPECT_EQ(t.deal().status, DealStatus::offered);
  EXPECT_TRUE(t.told<CardsShown>().empty());
  t.s().progress.step = "III.initiative";
  t.s().unrest = 3;
  t.run(settle_at_boundary);
  EXPECT_EQ(t.deal().status, DealStatus::agreed);
  EXPECT_TRUE(t.told<CardsShown>().empty());
  t.order(2, ComplainDeal{1}, at_unrest(4)).order(3, JudgeDeal{1, false}, at_unrest(5));
  t.s().unrest = 4;
  t.run(settle_at_boundary);
  EXPECT_EQ(t.told<CardsShown>().size(), 1u);
  EXPECT_EQ(t.deal().status, DealStatus::complained);
  t.s().unrest = 5;
  t.run(settle_at_boundary);
  EXPECT_EQ(t.deal().status, DealStatus::broken);
  for (const int number : {1, 2, 3}) EXPECT_TRUE(t.s().orders[seat(number)].window.empty()) << number;
}
// RPR-1.04.3a  What an acceptance would bring is not counted on while its IF does not hold.
TEST(Waiting, AnAcceptanceIsNotCountedOn) {
  for (const int unrest : {2, 3}) {
    Forum t;
    t.say({{1, OfferDeal{seat(2), {talents(1, 15)}}}});
    t.s().unrest = unrest;
    t.s().phase = Phase::revenue;
    const auto verdicts = check_orders(
        t.p(), RevenueOrders{seat(2)},
        {Order(AnswerDeal{1, true}, at_unrest(3)), Order(MoveTalents{15, SenatorId(), man("claudius")})});
    EXPECT_FALSE(verdicts[0]);
    EXPECT_EQ(verdicts[1].has_value(), unrest == 2);
  }
}

}  // namespace deals_test
}  // namespace adj::respublica
