// RPR-1.07.4  Persuasion: whom, the base number, bribes against counter-bribes, the roll, Seduction and
// Blackmail.

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/forum_for_test.h"

namespace adj::respublica {
namespace persuasion_test {

// Fabius (2 + 5) of seat 1 wants somebody; Julius (loyalty 9, influence 4) and Papirius (6) lie in the Forum.
void seat_persuaders(TestTable& t) {
  seat_forum(t);
  t.man("julius", 0).man("papirius", 0);
}
Persuade line(const char* target, int bribe = 0, int most = 0, std::optional<int> aim = std::nullopt) {
  Persuade o;
  o.target = man(target);
  o.by = man("fabius");
  o.bribe = bribe;
  o.most = most;
  o.aim = aim;
  return o;
}
void persuade_now(TestTable& t) {
  t.run([](RprTable& table) { persuade(table, seat(1)); });
}
bool refused(const TestTable& t, const Persuade& o, const char* key, int who = 1) {
  const auto why = refuse(t.p(), seat(who), o, When::now);
  return why && why->key == key;
}

// RPR-EX-8, RPR-1.07.41a, RPR-1.07.41b, RPR-1.07.412a, RPR-1.07.413a, RPR-1.07.413b, RPR-1.07.414a  Base 0,
// bribe 9, counter-bribes 8, bribe 7: base 8. A 9 fails, an 8 succeeds; he holds 24 talents either way.
TEST(Persuasion, FabiusAndClaudius) {
  for (const bool success : {false, true}) {
    TestTable t;
    t.man("fabius", 1).man("manlius", 2).man("furius", 3).man("claudius", 0);
    t.leader(1, "fabius").leader(2, "manlius").leader(3, "furius");
    t.s().clockwise = {seat(1), seat(2), seat(3)};
    t.senator("fabius").talents = 16;
    t.faction(2).treasury = 10;
    t.faction(3).treasury = 3;
    t.order(1, line("claudius", 9, 16, 8));
    t.order(2, CounterBribe{man("claudius"), 5, 1}).order(3, CounterBribe{man("claudius"), 8, 1});
    if (success)
      t.dice({4, 4});
    else
      t.dice({4, 5});
    persuade_now(t);
    const PersuasionTried tried = t.told<PersuasionTried>().front();
    EXPECT_EQ(tried.base, 8);
    EXPECT_EQ(tried.success, success);
    EXPECT_EQ(tried.by, man("fabius"));
    EXPECT_EQ(tried.card, PersuasionCard::none);
    std::vector<int> bases;
    for (const BribeAdded& bribe : t.told<BribeAdded>()) bases.push_back(bribe.base);
    EXPECT_EQ(bases, (std::vector<int>{9, 4, 1, 8}));  // clockwise, and a second round that nobody uses
    EXPECT_EQ(t.senator("claudius").talents, 24);
    EXPECT_EQ(t.senator("claudius").faction, success ? seat(1) : Seat{});
    EXPECT_EQ(t.senator("fabius").talents, 0);
    EXPECT_EQ(t.faction(2).treasury, 5);
    EXPECT_EQ(t.faction(3).treasury, 0);
    if (success) continue;
    EXPECT_EQ(persuasion_shares(t.p(), man("fabius"), man("claudius")).back(), (Share{"treasury", -24}));
  }
}
// RPR-1.07.414a  Both add until somebody is at his limit: two full rounds of counter-bribes.
TEST(Persuasion, RoundsUntilNobodyAdds) {
  TestTable t;
  seat_persuaders(t);
  t.senator("fabius").talents = 30;
  t.faction(2).treasury = 30;
  t.order(1, line("papirius", 4, 12, 5));  // base 7 − 6 = 1; 5 with the bribe
  t.order(2, CounterBribe{man("papirius"), 6, 1});
  t.dice({6, 6});
  persuade_now(t);
  std::vector<int> bases;
  for (const BribeAdded& bribe : t.told<BribeAdded>()) bases.push_back(bribe.base);
  EXPECT_EQ(bases, (std::vector<int>{5, 1, 5, 3, 5}));  // 4, −4, 4, −2 (his MAX), 2
  EXPECT_EQ(t.senator("fabius").talents, 20);
  EXPECT_EQ(t.faction(2).treasury, 24);
}
// RPR-1.07.414a  He adds nothing when TARGET is out of reach of MAX or purse, and nothing without TARGET.
TEST(Persuasion, NoMoreThanHelps) {
  struct Case {
    int purse, most;
    std::optional<int> aim;
    int spent;
  };
  for (const Case& c :
       {Case{20, 6, 6, 2}, Case{5, 10, 6, 2}, Case{20, 10, std::nullopt, 2}, Case{20, 10, 6, 8}}) {
    TestTable t;
    seat_persuaders(t);
    t.senator("fabius").talents = c.purse;
    t.faction(3).treasury = 3;
    t.order(1, line("papirius", 2, c.most, c.aim)).order(3, CounterBribe{man("papirius"), 9, 0});
    t.dice({6, 6});  // base 3, then 0; up to 6 would take 6 more
    persuade_now(t);
    EXPECT_EQ(t.senator("fabius").talents, c.purse - c.spent);
    EXPECT_EQ(t.told<PersuasionTried>().front().base, c.spent == 8 ? 6 : 0);
  }
}

// RPR-1.12.1b  A natural 10 fails whatever the base; after Era Ends a natural 9 as well, not an 8.
TEST(Persuasion, HarderAfterEraEnds) {
  struct Case {
    bool era_ends;
    int die;  // with a 4
    bool success;
  };
  for (const Case& c :
       {Case{false, 5, true}, Case{false, 6, false}, Case{true, 4, true}, Case{true, 5, false}}) {
    TestTable t;
    seat_persuaders(t);
    t.s().era_ends = c.era_ends;
    t.senator("fabius").talents = 15;
    t.order(1, line("papirius", 15, 15));  // base 1 + 15
    t.dice({4, c.die});
    persuade_now(t);
    EXPECT_EQ(t.told<PersuasionTried>().front().success, c.success) << c.era_ends << c.die;
  }
}

// RPR-1.07.41a  Loyalty, 7 for those who have a faction, and what he holds already.
TEST(Persuasion, BaseNumber) {
  TestTable t;
  seat_persuaders(t);
  t.senator("manlius").talents = 2;
  const auto base = [&](const char* by, const char* target) {
    int sum = 0;
    for (const Share& share : persuasion_shares(t.p(), man(by), man(target))) sum += share.value;
    return sum;
  };
  EXPECT_EQ(base("fabius", "papirius"), 2 + 5 - 6);
  EXPECT_EQ(base("fabius", "manlius"), 2 + 5 - 7 - 7 - 2);
  t.senator("fabius").influence = 12;
  EXPECT_EQ(base("fabius", "manlius"), 2 + 12 - 7 - 7 - 2);
  EXPECT_EQ(base("cornelius", "julius"), 3 + 5 - 9);
}
// RPR-1.07.41b, RPR-CARD-065  A natural 10 always fails, after Era Ends a 9 too.
TEST(Persuasion, HighRollsFail) {
  struct Case {
    int first, second;
    bool era_ends, success;
  };
  for (const Case& c : {Case{4, 5, false, true}, Case{5, 5, false, false}, Case{6, 6, false, false},
                        Case{4, 5, true, false}, Case{4, 4, true, true}}) {
    TestTable t;
    seat_persuaders(t);
    t.senator("fabius").influence = 30;
    t.s().era_ends = c.era_ends;
    t.order(1, line("papirius")).dice({c.first, c.second});
    persuade_now(t);
    EXPECT_EQ(t.told<PersuasionTried>().front().success, c.success) << c.first + c.second << c.era_ends;
  }
}
// RPR-EVT-168b, RPR-R-12  Evil Omens add to the roll, not to the natural one that must stay below 10.
TEST(Persuasion, OmensAdd) {
  struct Case {
    int influence, omens;
    bool success;
  };
  for (const Case& c :
       {Case{13, 0, true}, Case{13, 1, false}, Case{14, 1, true}, Case{14, 2, false}, Case{20, 2, true}}) {
    TestTable t;
    seat_persuaders(t);
    t.senator("fabius").influence = c.influence;  // base = influence + 2 − 6
    if (c.omens > 0) t.event(EventCard::evil_omens, c.omens);
    t.order(1, line("papirius")).dice({4, 5});
    persuade_now(t);
    EXPECT_EQ(t.told<PersuasionTried>().front().success, c.success) << c.influence << " " << c.omens;
    EXPECT_EQ(t.told<PersuasionTried>().front().roll, 9);
  }
}
// RPR-1.07.41c, RPR-1.07.311a  He comes with markers, knights, concessions and talents; if he lay in the
// Forum he is in Rome now.
TEST(Persuasion, ComesWithEverything) {
  TestTable t;
  seat_persuaders(t);
  t.senator("fabius").influence = 30;
  Senator& manlius = t.senator("manlius");
  manlius.office = Office::censor;
  manlius.prior_consul = manlius.major = manlius.corrupt = true;
  manlius.knights = 2;
  manlius.talents = 3;
  manlius.popularity = -2;
  manlius.concessions = {ConcessionId("mining")};
  legion(t.s(), 1).veteran = true;
  legion(t.s(), 1).allegiance = man("manlius");
  const Senator before = manlius;
  t.order(1, line("manlius")).order(1, line("papirius"));
  t.dice({1, 1});
  persuade_now(t);
  Senator expected = before;
  expected.faction = seat(1);
  EXPECT_EQ(t.senator("manlius"), expected);
  EXPECT_EQ(legion(t.s(), 1).allegiance, man("manlius"));
  EXPECT_EQ(senators_of(t.s(), seat(2)), (std::vector<SenatorId>{man("claudius")}));
  t.dice({1, 1});
  persuade_now(t);  // the second line serves the next initiative
  EXPECT_EQ(t.senator("papirius").faction, seat(1));
  EXPECT_TRUE(in_rome(t.senator("papirius")));
}
// RPR-1.07.4a, RPR-1.05.4b  The last man of a faction without a leader is persuaded away: it takes the top of
// the Curia.
TEST(Persuasion, LastManOfAFaction) {
  TestTable t;
  seat_persuaders(t);
  std::erase_if(t.s().senator, [](const Senator& m) { return m.id == man("claudius"); });
  t.faction(2).leader = SenatorId();
  t.s().curia_families = {man("acilius"), man("plautius")};
  t.senator("fabius").influence = 30;
  t.order(1, line("manlius")).dice({1, 1});
  persuade_now(t);
  EXPECT_EQ(t.senator("manlius").faction, seat(1));
  EXPECT_EQ(t.faction(2).leader, man("acilius"));
  EXPECT_EQ(t.s().curia_families, (std::vector<SenatorId>{man("plautius")}));
}

// RPR-1.07.4a  By an own senator in Rome; an unaligned one in the Forum, or an aligned one in Rome who does
// not lead his faction.
TEST(Persuasion, WhoAndWhom) {
  TestTable t;
  seat_persuaders(t);
  t.man("valerius", 2).man("junius", 0).man("sulpicius", 3).man("aelius", 3);
  t.province("sicilia", "valerius").province("africa", "junius");
  t.war("1st_punic", WarZone::active).army("sulpicius", "1st_punic", 1);
  t.senator("aelius").place = Place::captive;
  t.s().curia_families = {man("acilius")};
  EXPECT_FALSE(refuse(t.p(), seat(1), line("papirius"), When::now));
  EXPECT_FALSE(refuse(t.p(), seat(1), line("manlius"), When::now));
  EXPECT_TRUE(refused(t, line("claudius"), "faction_leader"));
  EXPECT_TRUE(refused(t, line("cornelius"), "own_senator"));
  EXPECT_TRUE(refused(t, line("valerius"), "not_in_rome"));   // a governor
  EXPECT_TRUE(refused(t, line("junius"), "not_in_rome"));     // an unaligned governor
  EXPECT_TRUE(refused(t, line("sulpicius"), "not_in_rome"));  // at war
  EXPECT_TRUE(refused(t, line("aelius"), "not_in_rome"));     // a captive
  EXPECT_TRUE(refused(t, line("acilius"), "not_in_play"));    // in the Curia
  EXPECT_TRUE(refused(t, line("nobody"), "not_in_play"));
  EXPECT_TRUE(refused(t, line("papirius"), "not_your_senator", 2));
  t.senator("fabius").place = Place::war;
  EXPECT_TRUE(refused(t, line("papirius"), "not_in_rome"));
}
// RPR-1.07.4a  One attempt in an initiative: the first line that can be carried out; a condition may hold a
// line back.
TEST(Persuasion, OneAttempt) {
  TestTable t;
  seat_persuaders(t);
  Condition unaligned;
  unaligned.kind = ConditionKind::unaligned;
  t.order(1, line("claudius"));              // a leader: cannot be
  t.order(1, line("manlius"), {unaligned});  // holds back
  t.order(1, line("papirius"));
  t.order(1, line("julius"));
  t.dice({6, 6});
  persuade_now(t);
  ASSERT_EQ(t.told<PersuasionTried>().size(), 1u);
  EXPECT_EQ(t.told<PersuasionTried>().front().target, man("papirius"));
}
// RPR-1.07.4a, RPR-1.07.413a  IF UNALIGNED speaks of the target: of him who persuades and of those who
// defend.
TEST(Persuasion, IfUnaligned) {
  Condition unaligned;
  unaligned.kind = ConditionKind::unaligned;
  for (const char* target : {"papirius", "manlius"}) {
    const bool free = std::string(target) == "papirius";
    TestTable t;
    seat_persuaders(t);
    t.faction(3).treasury = 5;
    t.order(3, CounterBribe{man(target), 2, -20}, {unaligned});
    t.order(1, line(target), {unaligned});
    if (free) t.dice({6, 6});
    persuade_now(t);
    EXPECT_EQ(t.told<PersuasionTried>().size(), free ? 1u : 0u) << target;
    t.s().orders[seat(1)].window.clear();
    t.order(1, line(target)).dice({6, 6});  // without the condition
    persuade_now(t);
    EXPECT_EQ(t.told<PersuasionTried>().size(), 1u) << target;
    EXPECT_EQ(t.faction(3).treasury, free ? 1 : 5) << target;  // two a time, or held back
    EXPECT_EQ(t.senator(target).talents, free ? 4 : 0) << target;
  }
}
// RPR-1.07.4a  NEW: a family that entered the Forum this phase, not one that lay there.
TEST(Persuasion, Newcomer) {
  TestTable t;
  seat_persuaders(t);
  Persuade fresh;
  fresh.newcomer = true;
  fresh.by = man("fabius");
  t.order(1, fresh);
  persuade_now(t);
  EXPECT_TRUE(t.told<PersuasionTried>().empty());
  deck_of(t, {"junius"});
  t.dice({1, 1, 6, 6});
  play_to(t, 1);
  ASSERT_EQ(t.told<PersuasionTried>().size(), 1u);
  EXPECT_EQ(t.told<PersuasionTried>().front().target, man("junius"));
}

// RPR-1.07.412a, RPR-V.11, RPR-1.06.31a  Bribes come from his own purse only: neither the faction treasury
// nor another senator helps, nor does anybody else's COUNTER raise the base.
TEST(Bribes, FromHisOwnPurse) {
  TestTable t;
  seat_persuaders(t);
  t.faction(1).treasury = 50;
  t.senator("cornelius").talents = 50;
  t.senator("fabius").talents = 4;
  EXPECT_FALSE(refuse(t.p(), seat(1), line("papirius", 4), When::now));
  EXPECT_TRUE(refused(t, line("papirius", 5), "too_poor"));
  EXPECT_TRUE(refused(t, line("papirius", -1), "no_amount"));
  t.order(1, line("papirius", 4, 40, 9)).order(1, CounterBribe{man("papirius"), 50, 0});  // base 5
  t.dice({6, 6});
  persuade_now(t);
  EXPECT_EQ(t.told<PersuasionTried>().front().base, 5);
  EXPECT_EQ(t.faction(1).treasury, 50);
  EXPECT_EQ(t.senator("cornelius").talents, 50);
}
// RPR-1.07.413a  Anybody may defend anybody; DEFEND OWN means one's own men only, COUNTER the one it names.
TEST(Bribes, WhoCounters) {
  for (const bool own : {true, false}) {
    TestTable t;
    seat_persuaders(t);
    t.senator("fabius").influence = 20;
    t.faction(2).treasury = t.faction(3).treasury = 20;
    t.standing(2, CounterBribe{SenatorId(), 10, 3});
    t.standing(3, CounterBribe{man(own ? "papirius" : "manlius"), 2, 0});
    t.order(1, line("manlius")).dice({6, 6});  // base 20 + 2 − 14 = 8
    persuade_now(t);
    EXPECT_EQ(t.faction(2).treasury, 15);  // down to 3
    EXPECT_EQ(t.faction(3).treasury, own ? 20 : 18);
    EXPECT_EQ(t.told<PersuasionTried>().front().base, own ? 3 : 1);
    EXPECT_EQ(t.senator("manlius").talents, own ? 5 : 7);
  }
}
// RPR-1.07.413a  Nobody writes a limit that is no number, and purses of senators do not counter.
TEST(Bribes, CounterLimits) {
  TestTable t;
  seat_persuaders(t);
  EXPECT_TRUE(refuse(t.p(), seat(2), CounterBribe{man("papirius"), -1, 0}, When::now));
  EXPECT_TRUE(refuse(t.p(), seat(2), CounterBribe{man("nobody"), 1, 0}, When::now));
  EXPECT_FALSE(refuse(t.p(), seat(2), CounterBribe{man("papirius"), 1, 0}, When::now));
  t.senator("claudius").talents = 20;
  t.order(2, CounterBribe{man("papirius"), 9, 0});
  t.order(1, line("papirius")).dice({6, 6});
  persuade_now(t);
  EXPECT_EQ(t.senator("claudius").talents, 20);
  EXPECT_EQ(t.told<PersuasionTried>().front().base, 1);
}

// RPR-CARD-050, RPR-1.07.413c  Seduction: nobody interferes; talents on the target count; the card is gone,
// a failure costs nothing more.
TEST(Seduction, Unopposed) {
  TestTable t;
  seat_persuaders(t);
  t.card(1, "seduction_50").senator("papirius").talents = 1;
  t.faction(2).treasury = 20;
  t.order(2, CounterBribe{man("papirius"), 20, 0});
  t.senator("fabius").talents = 6;
  Persuade o = line("papirius", 6);
  o.card = PersuasionCard::seduction;
  EXPECT_TRUE(refused(t, o, "not_your_senator", 2));
  t.order(1, o).dice({4, 3});
  persuade_now(t);
  EXPECT_EQ(t.told<PersuasionTried>().front().base, 2 + 5 + 6 - 6 - 1);
  EXPECT_EQ(t.told<PersuasionTried>().front().card, PersuasionCard::seduction);
  EXPECT_FALSE(t.told<PersuasionTried>().front().success);
  EXPECT_EQ(t.faction(2).treasury, 20);
  EXPECT_TRUE(t.faction(1).hand.empty());
  EXPECT_EQ(t.s().discard, (std::vector<CardId>{CardId("seduction_50")}));
  EXPECT_EQ(t.senator("papirius").influence, 3);
  t.senator("fabius").talents = 6;
  EXPECT_TRUE(refused(t, o, "card_not_held"));
}
// RPR-CARD-051, RPR-R-95  Blackmail: unopposed as well; failed, he loses two dice of popularity and two other
// dice of influence. Omens take 1 of each roll.
TEST(Blackmail, Disgraces) {
  for (const int omens : {0, 1}) {
    TestTable t;
    seat_persuaders(t);
    t.card(1, "blackmail_51");
    t.senator("papirius").influence = 12;
    t.faction(2).treasury = 20;
    t.order(2, CounterBribe{man("papirius"), 20, 0});
    if (omens > 0) t.event(EventCard::evil_omens, omens);
    Persuade o = line("papirius");
    o.card = PersuasionCard::blackmail;
    t.order(1, o).dice({6, 6, 1, 3, 5, 2});
    persuade_now(t);
    EXPECT_EQ(t.senator("papirius").popularity, -4 + omens);
    EXPECT_EQ(t.senator("papirius").influence, 12 - 7 + omens);
    EXPECT_EQ(t.faction(2).treasury, 20);
    EXPECT_TRUE(t.faction(1).hand.empty());
  }
}
// RPR-CARD-051, RPR-1.07.31a  A success disgraces nobody; losses stop at −9 and 0.
TEST(Blackmail, OnlyWhenItFails) {
  TestTable t;
  seat_persuaders(t);
  t.card(1, "blackmail_51").senator("fabius").influence = 20;
  Persuade o = line("papirius");
  o.card = PersuasionCard::blackmail;
  t.order(1, o).dice({1, 1});
  persuade_now(t);
  EXPECT_EQ(t.senator("papirius").faction, seat(1));
  EXPECT_EQ(t.senator("papirius").popularity, 0);

  TestTable low;
  seat_persuaders(low);
  low.card(1, "blackmail_51").order(1, o).dice({6, 6, 6, 6, 6, 6});
  persuade_now(low);
  EXPECT_EQ(low.senator("papirius").popularity, -9);
  EXPECT_EQ(low.senator("papirius").influence, 0);
}

}  // namespace persuasion_test
}  // namespace adj::respublica
