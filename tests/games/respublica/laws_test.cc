// RPR-CARD-107, 110, 158  The Calpurnian, Servilian and Vatinian Laws.

#include "adjudicator/games/respublica/ch1_07.h"
#include "tests/games/respublica/court_for_test.h"

namespace adj::respublica {
namespace laws_test {

const ProvinceId kSicilia("sicilia"), kAsia("asia");

// The Calpurnian Law is in force; Manlius and Furius have come home corrupt.
void seat_fine(TestTable& t) {
  seat_court(t);
  t.law(Law::calpurnian);
  for (const char* id : {"manlius", "furius"}) t.senator(id).corrupt = t.senator(id).returned = true;
}
void fine(TestTable& t, int who, const char* id) { t.standing(who, ImposeFine{man(id)}); }
void end_trials(TestTable& t) { t.run(conclude_prosecutions); }

// RPR-CARD-107, RPR-CARD-107a  The Censor fines one man who came home corrupt: a die, no trial, no vote, no
// veto.
TEST(CalpurnianLaw, TheFine) {
  TestTable t;
  seat_fine(t);
  t.senator("manlius").talents = 9;
  t.card(2, "tribune_38").order(2, CastVeto{});
  fine(t, 1, "manlius");
  fine(t, 1, "furius");  // one is enough
  t.dice({4});
  end_trials(t);
  EXPECT_EQ(t.told<FineImposed>(), (std::vector{FineImposed{man("manlius"), seat(1), 4, 0}}));
  EXPECT_EQ(t.senator("manlius").talents, 5);
  EXPECT_EQ(t.senator("manlius").influence, 4);
  EXPECT_TRUE(t.s().session.items.empty());
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
  EXPECT_TRUE(t.told<AppealMade>().empty());
  t.s().session.prosecutions_over = false;
  t.senator("furius").corrupt = true;
  end_trials(t);  // once a Senate phase
  EXPECT_TRUE(t.told<FineImposed>().empty());
}
// RPR-CARD-107a  Only with the law, with a Censor, in silence not at all; Evil Omens lower the die, never
// below nothing.
TEST(CalpurnianLaw, WhenThereIsNone) {
  const auto fined = [](const std::function<void(TestTable&)>& change) {
    TestTable t;
    seat_fine(t);
    fine(t, 1, "manlius");
    change(t);
    end_trials(t);
    return t.told<FineImposed>().size();
  };
  EXPECT_EQ(fined([](TestTable& t) { t.s().laws.clear(); }), 0u);
  EXPECT_EQ(fined([](TestTable& t) { t.s().orders.clear(); }), 0u);
  EXPECT_EQ(fined([](TestTable& t) { t.senator("fabius").office.reset(); }), 0u);
  EXPECT_EQ(fined([](TestTable& t) { t.senator("fabius").place = Place::war; }), 0u);
  EXPECT_EQ(fined([](TestTable& t) { t.senator("manlius").returned = false; }), 0u);
  EXPECT_EQ(fined([](TestTable& t) { t.senator("manlius").corrupt = false; }), 0u);
  EXPECT_EQ(fined([](TestTable& t) { t.senator("manlius").place = Place::war; }), 0u);
  EXPECT_EQ(fined([](TestTable& t) { t.dice({3}); }), 1u);
  TestTable t;
  seat_fine(t);
  t.event(EventCard::evil_omens, 2).dice({1});
  t.senator("manlius").talents = 3;
  fine(t, 1, "manlius");
  end_trials(t);
  EXPECT_EQ(t.told<FineImposed>().front().talents, 0);
  EXPECT_EQ(t.senator("manlius").talents, 3);
}
// RPR-CARD-107a  What such an order may name.
TEST(CalpurnianLaw, Refusals) {
  TestTable t;
  seat_fine(t);
  EXPECT_EQ(refused_order(t, 1, ImposeFine{man("manlius")}), "");
  EXPECT_EQ(refused_order(t, 1, ImposeFine{man("claudius")}), "RPR-CARD-107a");
  EXPECT_EQ(refused_order(t, 1, ImposeFine{man("valerius")}), "RPR-CARD-107a");
  t.senator("manlius").returned = false;
  EXPECT_EQ(refused_order(t, 1, ImposeFine{man("manlius")}), "RPR-CARD-107a");
  t.senator("furius").place = Place::war;
  EXPECT_EQ(refused_order(t, 1, ImposeFine{man("furius")}), "RPR-CARD-107a");
  t.senator("manlius").returned = true;
  t.s().laws.clear();
  EXPECT_EQ(refused_order(t, 1, ImposeFine{man("manlius")}), "RPR-CARD-107a");
}
// RPR-CARD-107b  From his purse, then from his faction's treasury; what is missing costs popularity and
// influence.
TEST(CalpurnianLaw, WhoPays) {
  struct Case {
    int purse, treasury;            // before
    int purse_left, treasury_left;  // of a fine of 5
    int missing;
  };
  for (const Case& c : {Case{7, 9, 2, 9, 0}, Case{3, 9, 0, 7, 0}, Case{2, 1, 0, 0, 2}, Case{0, 0, 0, 0, 5}}) {
    TestTable t;
    seat_fine(t);
    t.senator("manlius").talents = c.purse;
    t.senator("claudius").talents = 8;  // another man's purse is safe
    t.faction(2).treasury = c.treasury;
    fine(t, 1, "manlius");
    t.dice({5});
    end_trials(t);
    EXPECT_EQ(t.senator("manlius").talents, c.purse_left);
    EXPECT_EQ(t.faction(2).treasury, c.treasury_left);
    EXPECT_EQ(t.senator("manlius").popularity, -c.missing);
    EXPECT_EQ(t.senator("manlius").influence, std::max(0, 4 - c.missing));
    EXPECT_EQ(t.senator("claudius").talents, 8);
  }
}
// RPR-CARD-107c  Under the Acilian Law the faction with most knights fines instead, wherever they are; ties
// by dice.
TEST(CalpurnianLaw, TheAcilianLaw) {
  struct Case {
    int second, third;  // knights
    std::vector<int> dice;
    const char* fined;
  };
  for (const Case& c : {Case{1, 3, {2}, "manlius"}, Case{4, 3, {2}, "furius"},
                        Case{3, 3, {1, 1, 6, 6, 2}, "manlius"}, Case{3, 3, {6, 6, 1, 1, 2}, "furius"}}) {
    TestTable t;
    seat_fine(t);
    t.law(Law::acilian);
    t.senator("fabius").knights = 2;
    t.senator("claudius").knights = c.second;
    t.senator("aurelius").knights = c.third;
    send_away(t, {"aurelius", "claudius"});
    fine(t, 1, "manlius");
    fine(t, 2, "furius");
    fine(t, 3, "manlius");
    for (const int face : c.dice) t.dice({face});
    end_trials(t);
    ASSERT_EQ(t.told<FineImposed>().size(), 1u);
    EXPECT_EQ(t.told<FineImposed>().front().senator, man(c.fined));
    EXPECT_EQ(t.told<FineImposed>().front().by, seat(c.fined == std::string("manlius") ? 3 : 2));
  }
}

// RPR-CARD-110  One or the other: a bonus on knights for the player's faction …
TEST(ServilianLaw, ForKnights) {
  TestTable t;
  seat_senate(t);
  t.law(Law::calpurnian).law(Law::acilian).card(2, "servilian");
  t.order(2, PlayLaw{Law::servilian, false});
  t.run(play_laws);
  EXPECT_TRUE(law(t.s(), Law::servilian) && law(t.s(), Law::acilian));
  EXPECT_TRUE(t.faction(2).hand.empty());
  t.s().phase = Phase::forum;
  for (const int who : {1, 2}) {
    t.s().orders.clear();
    t.order(who, AttractKnight{man(who == 1 ? "fabius" : "manlius"), 0}).dice({5});
    t.run([&](RprTable& table) { seek_knights(table, seat(who)); });
    EXPECT_EQ(t.told<KnightTried>().front().success, who == 2);
  }
}
// RPR-CARD-110, RPR-CARD-110b  … or it is discarded and takes the Acilian Law out of play: the Censor fines
// again.
TEST(ServilianLaw, RepealsTheAcilian) {
  TestTable t;
  seat_fine(t);
  t.law(Law::acilian).card(2, "servilian");
  t.senator("furius").knights = 3;
  t.order(2, PlayLaw{Law::servilian, true});
  t.run(play_laws);
  EXPECT_FALSE(law(t.s(), Law::acilian) || law(t.s(), Law::servilian));
  EXPECT_TRUE(law(t.s(), Law::calpurnian));
  EXPECT_EQ(t.faction(2).knight_bonus, 0);
  EXPECT_EQ(t.s().discard, std::vector{CardId("servilian")});
  EXPECT_EQ(t.s().removed, std::vector{CardId("acilian")});
  fine(t, 1, "furius");
  fine(t, 3, "manlius");
  t.dice({1});
  end_trials(t);
  EXPECT_EQ(t.told<FineImposed>().front().by, seat(1));
}
// RPR-CARD-110b  Only while the Acilian Law is in force, only with this card; an order sent before waits for
// it.
TEST(ServilianLaw, NothingToRepeal) {
  TestTable t;
  seat_senate(t);
  t.law(Law::calpurnian).card(2, "servilian").card(3, "acilian");
  const PlayLaw repeal{Law::servilian, true};
  EXPECT_EQ(refused_order(t, 2, repeal), "RPR-CARD-110b");
  EXPECT_EQ(refused_order(t, 3, PlayLaw{Law::acilian, true}), "RPR-CARD-110b");
  t.order(2, repeal);
  t.run(play_laws);
  EXPECT_EQ(t.faction(2).hand.size(), 1u);
  t.order(3, PlayLaw{Law::acilian, false});
  t.run(play_laws);
  EXPECT_TRUE(law(t.s(), Law::acilian));
  EXPECT_EQ(refused_order(t, 2, repeal), "");
  EXPECT_EQ(refused_order(t, 1, repeal), "RPR-1.07.36a");  // he has no such card
  t.run(play_laws);
  EXPECT_FALSE(law(t.s(), Law::acilian));
}

// --- Vatinian
void seat_vatinian(TestTable& t, bool in_force = true) {
  seat_senate(t, Stage::governors);
  t.s().session.prosecutions_over = true;
  t.s().treasury = 100;
  t.province("sicilia").province("asia").war("1st_gallic", WarZone::active);
  t.office("claudius", Office::field_consul).army("claudius", "1st_gallic", 3);
  if (in_force) t.law(Law::vatinian);
}
ElectGovernors governor(const char* id) { return {{{kSicilia, man(id), false}}}; }
Province& sicilia(TestTable& t) { return respublica::province(t.s(), kSicilia); }

// RPR-CARD-158  With the law officials may govern, in Rome or at war, and one man several provinces.
TEST(VatinianLaw, WhoMayGovern) {
  for (const bool in_force : {false, true}) {
    TestTable t;
    seat_vatinian(t, in_force);
    const ElectGovernors both{{{kSicilia, man("furius"), false}, {kAsia, man("furius"), false}}};
    EXPECT_EQ(refused(t, governor("cornelius")), in_force ? "" : "RPR-1.09.5d");  // Rome Consul
    EXPECT_EQ(refused(t, governor("claudius")), in_force ? "" : "RPR-1.09.5d");   // in command
    EXPECT_EQ(refused(t, governor("furius")), "");
    EXPECT_EQ(refused(t, both), in_force ? "" : "RPR-1.09.5c");
    EXPECT_EQ(refused_order(t, 3, ChooseLegate{kSicilia, true}), in_force ? "" : "RPR-CARD-158a");
  }
  TestTable t;
  seat_vatinian(t);
  t.senator("furius").place = Place::captive;
  EXPECT_EQ(refused(t, governor("furius")), "RPR-1.09.5d");
  EXPECT_EQ(refused_order(t, 3, ChooseLegate{ProvinceId("atlantis"), true}), "RPR-CARD-158a");
}
// RPR-CARD-158  Who is in Rome goes or sends a legate; in silence a legate. Who commands can only send one.
TEST(VatinianLaw, ToGoOrToSend) {
  struct Case {
    const char* id;
    int seat;
    std::optional<bool> legate;  // what he wants
    bool goes;
  };
  for (const Case& c : {Case{"furius", 3, std::nullopt, false}, Case{"furius", 3, true, false},
                        Case{"furius", 3, false, true}, Case{"cornelius", 1, std::nullopt, false},
                        Case{"cornelius", 1, false, true}, Case{"claudius", 2, false, false}}) {
    TestTable t;
    seat_vatinian(t);
    if (c.legate) t.standing(c.seat, ChooseLegate{kSicilia, *c.legate});
    put_and_vote(t, governor(c.id), kFor);
    EXPECT_EQ(sicilia(t).governor, man(c.id));
    EXPECT_EQ(sicilia(t).term, 3);
    EXPECT_EQ(sicilia(t).legate, !c.goes) << c.id;
    EXPECT_EQ(t.senator(c.id).place == Place::province, c.goes) << c.id;
  }
}
// RPR-CARD-158  Aligned senators only: an unaligned one goes himself.
TEST(VatinianLaw, NotForTheUnaligned) {
  TestTable t;
  seat_vatinian(t);
  t.man("julius", 0);
  const ElectGovernors both{{{kSicilia, man("julius"), false}, {kAsia, man("julius"), false}}};
  EXPECT_EQ(refused(t, both), "RPR-1.09.5c");
  put_and_vote(t, governor("julius"), kFor);
  EXPECT_FALSE(sicilia(t).legate);
  EXPECT_EQ(t.senator("julius").place, Place::province);
}
// RPR-CARD-158, RPR-CARD-158a  A governor by legate votes, takes office and command, and governs on.
TEST(VatinianLaw, GovernsFromAfar) {
  TestTable t;
  seat_vatinian(t);
  const ElectGovernors both{{{kSicilia, man("furius"), false}, {kAsia, man("furius"), false}}};
  put_and_vote(t, both, kFor);
  EXPECT_EQ(provinces_of(t.s(), man("furius")).size(), 2u);
  t.s().session.stage = Stage::business;
  const int motion = put_motion(t, 3, ItemOrigin::tribune);
  t.order(3, vote(kFor, {motion}));
  take(t, motion);
  EXPECT_EQ(tally(item(t.s(), motion)).in_favour, 6);  // Furius and Aurelius
  t.run([](RprTable& table) {
    take_office(table, "RPR-1.09.22b", man("furius"), Office::field_consul, "elected");
  });
  t.senator("claudius").office.reset();
  t.active_forces(12, 0);
  put_and_vote(t, SendForces{{{man("furius"), WarId("1st_gallic"), {12, 0, 0}}}}, kFor);
  ASSERT_EQ(t.senator("furius").place, Place::war);
  EXPECT_EQ(provinces_of(t.s(), man("furius")).size(), 2u);
  EXPECT_TRUE(sicilia(t).legate);
}
// RPR-CARD-158a  Terms run as always; at their end he only loses the province.
TEST(VatinianLaw, TermsRun) {
  TestTable t;
  seat_vatinian(t);
  put_and_vote(t, governor("furius"), kFor);
  sicilia(t).term = 2;
  t.run(pay_debts);
  EXPECT_EQ(sicilia(t).term, 1);
  t.s().treasury = 100;
  t.run(pay_debts);
  EXPECT_TRUE(sicilia(t).governor.empty());
  EXPECT_TRUE(in_rome(t.senator("furius")));
  EXPECT_FALSE(t.senator("furius").returned);
}

}  // namespace laws_test
}  // namespace adj::respublica
