// RPR-1.07.32, 1.11.1, CARD-052 – 064  Concessions from the hand, what they are good for, and how they are
// lost.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace concessions_test {

const ConcessionId kMining{"mining"};

struct Revolution : TestTable {
  Revolution() {
    man("fabius", 1).man("cornelius", 1).man("claudius", 2).man("furius", 3).active_forces(0, 0);
    leader(1, "cornelius");
    s().clockwise = {Seat{1}, Seat{2}, Seat{3}};
    s().phase = Phase::revolution;
    s().turn = 3;
  }
  std::string refused(int seat, const char* concession, const char* on) {
    const std::optional<Refusal> no =
        refuse_concession(p(), Seat{seat}, ConcessionId(concession), SenatorId(on));
    return no ? no->clause + " " + no->key : "";
  }
};

// RPR-1.07.32a, RPR-1.11.1a  On a senator of his own, in Rome or not; the card leaves the hand.
TEST(Concessions, OnOwnSenators) {
  Revolution t;
  t.province("sicilia", "fabius").card(1, "mining").order(1, PlayConcession{kMining, man("fabius")});
  t.run(trade_and_play);
  EXPECT_TRUE(t.senator("fabius").concessions.contains(kMining));
  EXPECT_TRUE(t.senator("fabius").bars.empty());  // nothing earned yet
  EXPECT_TRUE(t.faction(1).hand.empty());
  EXPECT_TRUE(t.s().discard.empty());
  EXPECT_EQ(t.told<ConcessionPlayed>().front().senator, man("fabius"));
}
TEST(Concessions, Refused) {
  Revolution t;
  t.card(1, "mining");
  EXPECT_EQ(t.refused(1, "mining", "fabius"), "");
  EXPECT_EQ(t.refused(2, "mining", "claudius"), "RPR-1.07.32a card_not_held");
  EXPECT_EQ(t.refused(1, "mining", "claudius"), "RPR-1.11.1a not_your_senator");
  EXPECT_EQ(t.refused(1, "mining", "julius"), "RPR-1.11.1a not_your_senator");
  EXPECT_EQ(t.refused(1, "marble", "fabius"), "RPR-1.07.32a no_such_concession");
  t.senator("fabius").rebel = true;
  EXPECT_EQ(t.refused(1, "mining", "fabius"), "RPR-1.11.34a rebel_holds_nothing");
  t.s().phase = Phase::senate;
  EXPECT_EQ(t.refused(1, "mining", "cornelius"), "RPR-1.07.32a only_in_revolution");
}
// RPR-CARD-058, RPR-R-09  The Land Commissioner needs a land bill in force, and goes when the Senate closes
// without one.
TEST(Concessions, LandCommissioner) {
  Revolution t;
  t.card(1, "land_commissioner");
  EXPECT_EQ(t.refused(1, "land_commissioner", "fabius"), "RPR-CARD-058 needs_land_bill");
  t.s().land_bills[LandBill::ii] = 1;
  EXPECT_EQ(t.refused(1, "land_commissioner", "fabius"), "");
  t.order(1, PlayConcession{kLandCommissioner, man("fabius")}).run(trade_and_play);
  t.run(earn_incomes);
  EXPECT_EQ(t.senator("fabius").talents, 1 + 3);
  t.s().phase = Phase::senate;
  t.run(close_senate);
  EXPECT_TRUE(t.senator("fabius").concessions.contains(kLandCommissioner));
  t.s().land_bills[LandBill::ii] = 0;
  t.run(close_senate);
  EXPECT_TRUE(t.senator("fabius").concessions.empty());
  EXPECT_EQ(t.s().forum_concessions, (std::vector<ConcessionId>{kLandCommissioner}));
}
// RPR-1.07.32b, RPR-CARD-056, RPR-CARD-057, RPR-CARD-059 … 064  Income reveals the bar.
TEST(Concessions, IncomeRevealsTheBar) {
  for (const auto& [id, income] : std::map<std::string, int>{
           {"harbor_fees", 3}, {"mining", 3}, {"tax_farmer_1", 2}, {"tax_farmer_6", 2}}) {
    Revolution t;
    const ConcessionId concession{id};
    t.senator("fabius").concessions = {concession};
    t.run(earn_incomes);
    EXPECT_EQ(t.senator("fabius").talents, 1 + income);
    EXPECT_EQ(t.senator("fabius").bars, (std::set<ConcessionId>{concession}));
  }
}
// RPR-CARD-052, RPR-CARD-053  2 talents for a legion raised, 3 for a fleet, at once; nothing in the Revenue
// phase.
TEST(Concessions, ArmamentsAndShips) {
  Revolution t;
  t.senator("fabius").concessions = {kArmaments};
  t.senator("claudius").concessions = {kShipBuilding};
  t.run(earn_incomes);
  EXPECT_EQ(t.senator("fabius").talents, 1);
  EXPECT_TRUE(t.senator("fabius").bars.empty());
  t.run([](RprTable& table) { raise_units(table, "RPR-1.09.63a", 4, 3, "vote", SenatorId()); });
  EXPECT_EQ(t.senator("fabius").talents, 1 + 8);
  EXPECT_EQ(t.senator("claudius").talents, 1 + 9);
  EXPECT_TRUE(t.senator("fabius").bars.contains(kArmaments));
}
// RPR-R-03, RPR-1.07.32c, RPR-1.05.3b  A dead man's concessions lie in the Forum; a destroyed one in the
// Curia.
TEST(Concessions, LostByDeath) {
  Revolution t;
  t.senator("fabius").concessions = {kMining};
  t.run([](RprTable& table) { kill_senator(table, "RPR-1.05.2a", man("fabius"), "test"); });
  EXPECT_EQ(t.s().forum_concessions, (std::vector<ConcessionId>{kMining}));
  EXPECT_TRUE(t.s().curia_concessions.empty());
  t.run([](RprTable& table) { destroy_concession(table, "RPR-1.07.321a", kMining, "test"); });
  EXPECT_TRUE(t.s().forum_concessions.empty());
  EXPECT_EQ(t.s().curia_concessions, (std::vector<ConcessionId>{kMining}));
}

}  // namespace concessions_test
}  // namespace adj::respublica
