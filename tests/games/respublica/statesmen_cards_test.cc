// CARD-010 … 135  What the cards of the nineteen statesmen say: whom they cannot stand, whose numbers they
// nullify, and what each of them alone may do.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"
#include "adjudicator/games/respublica/steps.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace statesmen_cards_test {

using Names = std::vector<std::string>;

// --- Loyalty
struct Loyal {
  const char* clause;
  const char* id;
  int loyalty;
  Names opposes;
};
const std::vector<Loyal>& loyalties() {
  static const std::vector<Loyal> kAll{
      {"RPR-CARD-010", "1A", 7, {"22A"}},
      {"RPR-CARD-012", "2A", 7, {}},
      {"RPR-CARD-029", "18A", 7, {"22A"}},
      {"RPR-CARD-031", "19A", 8, {}},
      {"RPR-CARD-033", "22A", 10, {"1A", "1B", "18A"}},
      {"RPR-CARD-076", "1B", 7, {}},
      {"RPR-CARD-077", "1C", 5, {"27A"}},
      {"RPR-CARD-078", "7A", 6, {"23A"}},
      {"RPR-CARD-080", "21A", 3, {"1C"}},
      {"RPR-CARD-083", "23A", 6, {"25A", "25B", "7A"}},
      {"RPR-CARD-086", "25A", 6, {}},
      {"RPR-CARD-087", "25B", 6, {}},
      {"RPR-CARD-088", "27A", 6, {"1C"}},
      {"RPR-CARD-125", "4A", 9, {"22B"}},
      {"RPR-CARD-126", "22B", 11, {"4A"}},
      {"RPR-CARD-130", "28A", 10, {}},
      {"RPR-CARD-132", "29A", 4, {"30A"}},
      {"RPR-CARD-133", "29B", 10, {"30A"}},
      {"RPR-CARD-135", "30A", 9, {"29A"}},
  };
  return kAll;
}
bool contains(const Names& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}
SenatorId place_of_card(const char* id) { return test_tables().senator(SenatorId(id)).family_id; }

// RPR-R-18, RPR-R-40, RPR-1.07.411a  0 in one faction with a man his own card names; the other's card speaks
// for itself.
TEST(StatesmenCards, Loyalty) {
  ASSERT_EQ(loyalties().size(), 19u);
  for (const Loyal& one : loyalties())
    for (const Loyal& other : loyalties()) {
      if (place_of_card(one.id) == place_of_card(other.id)) continue;
      TestTable t("alternative");
      t.man(one.id, 1).man(other.id, 1);
      const SenatorId he = place_of_card(one.id);
      EXPECT_EQ(loyalty(t.p(), he), contains(one.opposes, other.id) ? 0 : one.loyalty)
          << one.clause << " " << one.id << " with " << other.id;
      t.senator(place_of_card(other.id).str().c_str()).faction = seat(2);
      EXPECT_EQ(loyalty(t.p(), he), one.loyalty) << one.clause;
    }
}
// RPR-V.4, RPR-R-06  Nobody leaves because of it: Cato comes, and Scipio stays.
TEST(StatesmenCards, OpponentsStayTogether) {
  TestTable t("early");
  t.man("1A", 1).man("claudius", 2).man("furius", 3).card(1, "22A").order(1, PlayStatesman{man("22A")});
  t.s().phase = Phase::revolution;
  t.run(trade_and_play);
  EXPECT_EQ(t.senator("cornelius").faction, seat(1));
  EXPECT_EQ(t.senator("porcius").faction, seat(1));
  EXPECT_EQ(loyalty(t.p(), man("cornelius")), 0);
  EXPECT_EQ(loyalty(t.p(), man("porcius")), 0);
}

// --- Numbers that they nullify
struct Nullifies {
  const char* clause;
  const char* id;
  Names wars;
};
// RPR-CARD-010, RPR-CARD-029, RPR-CARD-031, RPR-CARD-076, RPR-CARD-077, RPR-CARD-088  Disaster and standoff
// of these wars, and of no others.
TEST(StatesmenCards, NullifyDisasterAndStandoff) {
  const Names macedonian{"1st_macedonian", "2nd_macedonian", "3rd_macedonian", "4th_macedonian"};
  const std::vector<Nullifies> rows{
      {"RPR-CARD-010", "1A", {"1st_punic", "2nd_punic", "3rd_punic"}},
      {"RPR-CARD-029", "18A", macedonian},
      {"RPR-CARD-031", "19A", macedonian},
      {"RPR-CARD-076", "1B", {"3rd_punic", "lusitanian", "numantine", "sertorian"}},
      {"RPR-CARD-077", "1C", {"social", "1st_mithridatic", "2nd_mithridatic", "3rd_mithridatic"}},
      {"RPR-CARD-088", "27A", {"social", "jugurthine"}},
      {"RPR-CARD-012", "2A", {}},
      {"RPR-CARD-133", "29B", {}},
  };
  for (const Nullifies& row : rows)
    for (const WarInfo& info : test_tables().wars) {
      TestTable t("alternative");
      t.man(row.id, 1).war(info.id.str().c_str(), WarZone::active);
      const WarStrength met = war_strength(t.p(), info.id, place_of_card(row.id));
      const bool none = contains(row.wars, info.id.str());
      EXPECT_EQ(met.disaster, none ? std::vector<int>{} : info.disaster)
          << row.clause << " " << info.id.str();
      EXPECT_EQ(met.standoff, none ? std::vector<int>{} : info.standoff)
          << row.clause << " " << info.id.str();
    }
}
// RPR-CARD-010, RPR-1.07.343a  Never those of a leader; and not as Master of Horse (RPR-1.09.34a).
TEST(StatesmenCards, NotThoseOfLeaders) {
  TestTable t("early");
  t.man("1A", 1).man("fabius", 1).war("2nd_punic", WarZone::active).enemy_leader("hannibal");
  const WarStrength met = war_strength(t.p(), WarId("2nd_punic"), man("cornelius"));
  EXPECT_EQ(met.disaster, (std::vector<int>{9}));
  EXPECT_EQ(met.standoff, (std::vector<int>{16}));
  t.army("fabius", "2nd_punic", 9, 0, 5);
  find_command(t.s(), man("fabius"))->master = man("cornelius");
  EXPECT_EQ(war_strength(t.p(), WarId("2nd_punic"), man("fabius")).disaster, (std::vector<int>{9, 10}));
}

// --- In battle
void combat(RprTable& t) {
  prepare_combat(t);
  while (more_battles(t.state())) fight_battle(t);
}
TestTable against_jugurtha(const char* card, int legions, int fleets = 2) {
  TestTable t("alternative");
  const std::string he = place_of_card(card).str();
  t.man(card, 1).man("valerius", 1).man("claudius", 2).war("jugurthine", WarZone::active).active_forces(0, 0);
  t.office(he.c_str(), Office::field_consul).army(he.c_str(), "jugurthine", legions, 0, fleets);
  return t;
}
// RPR-CARD-012  The Cunctator loses half, rounded up, of each kind.
TEST(StatesmenCards, CunctatorHalvesLosses) {
  TestTable t = against_jugurtha("2A", 6);                                     // 11 against 8
  t.dice({2, 2, 3}).draws({"1", "2", "1", "none", "none", "20"}).run(combat);  // 10: stalemate 3
  EXPECT_EQ(t.told<BattleFought>().front().losses, 3);
  EXPECT_EQ(t.told<LossesTaken>().front().legions.size(), 2u);
  EXPECT_EQ(t.told<LossesTaken>().front().fleets.size(), 1u);
  EXPECT_EQ(t.senator("fabius").popularity, -1);  // RPR-R-38: after halving
}
// RPR-CARD-012  Not as Master of Horse.
TEST(StatesmenCards, CunctatorAsMasterOfHorse) {
  TestTable t = against_jugurtha("2A", 0);
  t.s().command.clear();
  t.man("cornelius", 1).army("cornelius", "jugurthine", 6, 0, 2).office("cornelius", Office::dictator);
  t.office("fabius", Office::master_of_horse);
  find_command(t.s(), man("cornelius"))->master = man("fabius");  // 12 against 8
  for (Fleet& unit : t.s().fleet)
    if (unit.commander == man("fabius")) unit.commander = man("cornelius");
  t.dice({2, 2, 2})
      .draws({"1", "2", "3", "1", "2", "3", "none", "none", "none", "none", "20", "30"})
      .run(combat);
  EXPECT_EQ(t.told<LossesTaken>().front().legions.size(), 3u);
  EXPECT_EQ(t.told<LossesTaken>().front().fleets.size(), 3u);
}
// RPR-R-75, RPR-CARD-012  "All" is half of all for him; a defeat kills him all the same.
TEST(StatesmenCards, CunctatorBeaten) {
  TestTable t = against_jugurtha("2A", 3);  // 6 against 8
  t.dice({1, 1, 1}).draws({"1", "2", "1"}).run(combat);
  EXPECT_TRUE(t.told<BattleFought>().front().all_lost);
  EXPECT_EQ(t.told<LossesTaken>().front().legions.size(), 2u);
  EXPECT_EQ(t.told<LossesTaken>().front().fleets.size(), 1u);
  EXPECT_FALSE(find_senator(t.s(), man("fabius")));
}
// RPR-CARD-125  Caesar makes two veterans by a victory, or one if he wishes; after a stalemate one.
TEST(StatesmenCards, CaesarsVeterans) {
  for (const int wanted : {0, 1}) {
    TestTable t = against_jugurtha("4A", 10);
    if (wanted == 1) t.standing(1, CaesarVeterans{1});
    t.dice({6, 6, 6}).run(combat);
    EXPECT_EQ(t.told<VeteransMade>().front().legions.size(), wanted == 1 ? 1u : 2u);
    EXPECT_EQ(legion(t.s(), 1).allegiance, man("julius"));
  }
  TestTable drawn = against_jugurtha("4A", 6);
  drawn.dice({3, 3, 3}).run(combat);  // 9 + 12 − 8 = 13: stalemate without losses
  EXPECT_EQ(drawn.told<VeteransMade>().front().legions.size(), 1u);
}
// RPR-CARD-133  Lucullus: no losses by a disaster or standoff; but the war is unprosecuted, and he is
// recalled when the next Senate closes.
TEST(StatesmenCards, Lucullus) {
  for (const bool disaster : {true, false}) {
    TestTable t = against_jugurtha("29B", 6);
    if (disaster) t.dice({4, 5, 5});
    if (!disaster) t.dice({4, 4, 5});
    t.run(combat);
    EXPECT_EQ(t.told<BattleFought>().front().result,
              disaster ? CombatResult::disaster : CombatResult::standoff);
    EXPECT_TRUE(t.told<LossesTaken>().empty());
    EXPECT_EQ(t.s().unrest, disaster ? 1 : 0);
    t.run(end_combat);
    EXPECT_EQ(war(t.s(), WarId("jugurthine")).zone, WarZone::unprosecuted);
    EXPECT_EQ(t.senator("licinius").office, Office::proconsul);
    t.s().phase = Phase::senate;
    t.run(close_senate);
    EXPECT_TRUE(in_rome(t.senator("licinius")));
    EXPECT_FALSE(t.senator("licinius").office);
    EXPECT_EQ(legions_at(t.s(), UnitPlace::rome).size(), 6u);
  }
  // A table result costs him what it costs others, and the war is prosecuted.
  TestTable t = against_jugurtha("29B", 6);
  t.dice({2, 2, 2})
      .draws({"1", "2", "3", "4", "1", "2", "none", "none", "none", "none", "20", "30"})
      .run(combat);
  EXPECT_EQ(t.told<LossesTaken>().front().legions.size(), 4u);  // 6 + 11 − 8 = 9: stalemate 4
  EXPECT_FALSE(t.senator("licinius").lucullus_recall);
}
// RPR-R-74, RPR-1.09.643a  His force must suffice like anybody's.
TEST(StatesmenCards, LucullusNeedsAForce) {
  TestTable t("late");
  t.man("29B", 1).war("parthian", WarZone::active);  // 12, military 5
  EXPECT_TRUE(refuse_weak_force(t.p(), man("licinius"), WarId("parthian"), Force{6, 0, 2}));
  EXPECT_FALSE(refuse_weak_force(t.p(), man("licinius"), WarId("parthian"), Force{7, 0, 2}));
}
// RPR-CARD-135, RPR-EVT-168b  Pompey: a die and one before each battle, less omens; beside battles 2.
TEST(StatesmenCards, Pompey) {
  for (const int omens : {0, 1}) {
    TestTable t = against_jugurtha("30A", 8);
    if (omens > 0) t.event(EventCard::evil_omens);
    t.dice({4, 6, 6, 6}).run(combat);
    EXPECT_EQ(t.told<BattleFought>().front().rome_strength, 8 + 5 - omens);
  }
  TestTable t("late");
  t.man("30A", 1).war("parthian", WarZone::active);
  EXPECT_TRUE(refuse_weak_force(t.p(), man("pompeius"), WarId("parthian"), Force{9, 0, 2}));
  EXPECT_FALSE(refuse_weak_force(t.p(), man("pompeius"), WarId("parthian"), Force{10, 0, 2}));
}

// --- In the Senate
// RPR-CARD-033, RPR-CARD-126, RPR-CARD-130, RPR-R-63, RPR-1.09.151h  A Tribune of their own, once a turn and
// only in Rome; it goes before a card.
TEST(StatesmenCards, FreeTribunes) {
  for (const char* id : {"22A", "22B", "28A"}) {
    TestTable t("alternative");
    seat_senate(t);
    t.man(id, 3);
    EXPECT_TRUE(has_tribune(t.p(), seat(3), true)) << id;
    EXPECT_FALSE(has_tribune(t.p(), seat(2), true));
    Senator& he = t.senator(place_of_card(id).str().c_str());
    he.place = Place::province;
    EXPECT_FALSE(has_tribune(t.p(), seat(3), true)) << id;
    he.place = Place::rome;
    t.card(3, "tribune_38");
    const int first = put_motion(t), second = put(t, MinorMotion{"games"});
    CastVeto veto;
    veto.item = first;
    t.order(3, veto);
    take(t, first);
    EXPECT_EQ(status(t, first), ItemStatus::vetoed) << id;
    EXPECT_EQ(t.faction(3).hand.size(), 1u);
    EXPECT_FALSE(has_tribune(t.p(), seat(3), true));
    veto.item = second;
    t.order(3, veto);
    take(t, second);
    EXPECT_EQ(status(t, second), ItemStatus::vetoed);
    EXPECT_TRUE(t.faction(3).hand.empty());
  }
}
// RPR-CARD-083  Laenas vetoes one land bill a turn without a Tribune; nothing else, and not from afar.
TEST(StatesmenCards, LaenasAgainstLandBills) {
  for (const bool in_the_city : {true, false}) {
    TestTable t("middle");
    seat_senate(t);
    t.man("23A", 3);
    if (!in_the_city) t.senator("popillius").place = Place::province;
    const int bill = put(t, PassLandBill{LandBill::i, man("cornelius"), man("fabius")});
    const int next = put(t, PassLandBill{LandBill::ii, man("cornelius"), man("fabius")});
    const int motion = put_motion(t);
    for (const int number : {bill, next, motion}) {
      CastVeto veto;
      veto.item = number;
      t.order(3, veto).order(1, vote(VoteChoice::in_favour, {number}));
    }
    for (const int number : {motion, bill, next}) take(t, number);
    EXPECT_EQ(status(t, motion), ItemStatus::passed);
    EXPECT_EQ(status(t, bill), in_the_city ? ItemStatus::vetoed : ItemStatus::passed);
    EXPECT_EQ(status(t, next), ItemStatus::passed);
  }
}
// RPR-CARD-086, RPR-CARD-087  A Gracchus proposes a land bill without presiding and without a Tribune, once a
// turn.
TEST(StatesmenCards, TheGracchiPropose) {
  for (const char* id : {"25A", "25B"}) {
    TestTable t("middle");
    seat_senate(t);
    t.man(id, 3);
    const auto bill = [](LandBill kind) {
      return Propose{PassLandBill{kind, man("sempronius"), man("furius")}, true};
    };
    t.order(2,
            Propose{PassLandBill{LandBill::i, man("claudius"), man("manlius")}, true});  // no Gracchus there
    t.order(3, bill(LandBill::ii)).order(3, bill(LandBill::iii));
    t.run([](RprTable& table) { compose_agenda(table); });
    ASSERT_EQ(t.s().session.items.size(), 1u) << id;
    EXPECT_EQ(t.s().session.items.front().proposer, seat(3));
    EXPECT_EQ(t.s().session.items.front().origin, ItemOrigin::free_right);
    EXPECT_TRUE(t.s().now.land_rights.contains(man("sempronius")));
  }
}
// RPR-CARD-078  Flaccus takes the Land Commissioner that nobody holds, without a vote, after the
// prosecutions, with a land bill in force.
TEST(StatesmenCards, FlaccusClaims) {
  enum Case { claims, no_bill, too_early, away, silent };
  for (const Case given : {claims, no_bill, too_early, away, silent}) {
    TestTable t("middle");
    seat_senate(t);
    t.man("7A", 2);
    t.s().forum_concessions = {kLandCommissioner};
    t.s().land_bills[LandBill::ii] = given == no_bill ? 0 : 1;
    t.s().session.prosecutions_over = given != too_early;
    if (given == away) t.senator("fulvius").place = Place::province;
    if (given != silent) t.order(2, ClaimCommissioner{});
    t.run(claim_commissioner);
    EXPECT_EQ(t.senator("fulvius").concessions.contains(kLandCommissioner), given == claims) << given;
    EXPECT_EQ(t.s().forum_concessions.empty(), given == claims);
  }
}
// RPR-CARD-080, RPR-1.09.421a  Glaucia appeals with three dice, or with two if he likes; others with two.
TEST(StatesmenCards, GlauciaAppeals) {
  struct Given {
    const char* accused;
    std::optional<bool> three;
    int dice;
  };
  for (const Given& given : {Given{"servilius", std::nullopt, 3}, Given{"servilius", true, 3},
                             Given{"servilius", false, 2}, Given{"furius", true, 2}}) {
    TestTable t("middle");
    seat_senate(t, Stage::prosecutions);
    t.man("21A", 3);
    const int trial = put(t, Prosecution{man(given.accused), false, Charge::corrupt, ConcessionId(),
                                         ProvinceId(), man("claudius"), SenatorId()});
    t.order(3, AppealPeople{man(given.accused), true, given.three});
    if (given.dice == 3) t.dice({2, 3, 4});
    if (given.dice == 2) t.dice({4, 5});
    t.run([&](RprTable& table) { EXPECT_TRUE(speak_for_himself(table, trial, seat(3))); });
    EXPECT_EQ(t.told<AppealMade>().front().roll, 9);
    EXPECT_EQ(t.told<AppealMade>().front().votes, 8);
  }
}

}  // namespace statesmen_cards_test
}  // namespace adj::respublica
