// What must hold at every pause is seen to fail: a game in its third turn, and one thing of it broken at a
// time.

#include <gmock/gmock.h>

#include "adjudicator/games/respublica/rules.h"
#include "tests/games/respublica/played_for_test.h"

namespace adj::respublica {
namespace invariants_test {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

// A game of the Late Republic in its third turn: provinces are there from its start.
const State& whole() {
  static const State kState = [] {
    const std::unique_ptr<Game> game = started_game("late", 4, 5);
    Random random(5);
    State last;
    play_on(*game, random, [&](const State& s, const std::vector<NumberedEvent>&) {
      last = s;
      return s.turn < 3 || s.phase != Phase::forum;
    });
    return last;
  }();
  return kState;
}

Senator& of_faction(State& s) {
  for (Senator& m : s.senator)
    if (aligned(m) && in_rome(m)) return m;
  ADD_FAILURE() << "nobody in Rome";
  return s.senator.front();
}
Province& governed(State& s) {
  for (Province& place : s.province)
    if (place.exists && !place.governor.empty()) return place;
  ADD_FAILURE() << "no province has a governor";
  return s.province.front();
}
Legion& legion_in_pool(State& s) {
  for (Legion& unit : s.legion)
    if (unit.place == UnitPlace::pool) return unit;
  ADD_FAILURE() << "no legion in the pool";
  return s.legion.front();
}

War& lay_war(State& s, const char* id, WarZone zone) {
  War w;
  w.id = WarId(id);
  w.zone = zone;
  s.war.push_back(w);
  return s.war.back();
}
void lay_leader(State& s, LeaderPlace place) {
  EnemyLeader leader;
  leader.id = LeaderId("antiochus_iii");
  leader.place = place;
  s.leader.push_back(leader);
}

struct Break {
  const char* name;
  void (*now)(State&);
  const char* seen;
};
void PrintTo(const Break& one, std::ostream* out) { *out << one.name; }

class Broken : public testing::TestWithParam<Break> {};

TEST(Whole, NothingIsBrokenBefore) { EXPECT_THAT(Rpr::violations(test_tables(), whole()), IsEmpty()); }

TEST_P(Broken, IsSeen) {
  State s = whole();
  GetParam().now(s);
  EXPECT_THAT(Rpr::violations(test_tables(), s), Contains(HasSubstr(GetParam().seen)));
}

INSTANTIATE_TEST_SUITE_P(
    Invariants, Broken,
    testing::Values(
        Break{"CardGone", [](State& s) { s.deck.pop_back(); }, "lies in 0 places"},
        Break{"CardTwice", [](State& s) { s.discard.push_back(s.deck.front()); }, "lies in 2 places"},
        Break{"CardInTwoHands",
              [](State& s) {
                for (Faction& f : s.faction)
                  if (!f.hand.empty())
                    return s.faction[f.seat == s.faction[0].seat ? 1 : 0].hand.push_back(f.hand[0]);
              },
              "lies in 2 places"},
        Break{"ConcessionTwice",
              [](State& s) {
                of_faction(s).concessions.insert(ConcessionId("mining"));
                s.forum_concessions.emplace_back("mining");
              },
              "lies in"},
        Break{"LawTwice",
              [](State& s) {
                for (const LawInfo& law : test_tables().laws)
                  if (!s.laws.contains(law.law)) {
                    s.laws[law.law] = Seat{1};
                    return;
                  }
              },
              "lies in 2 places"},
        Break{"WarTwice", [](State& s) { s.war.push_back(s.war.front()); }, "is there twice"},
        Break{"LegionGone", [](State& s) { s.legion.pop_back(); }, "a legion is missing or too many"},
        Break{"LegionTooMany", [](State& s) { s.legion.push_back(s.legion.back()); },
              "a legion is missing or too many"},
        Break{"LegionsOutOfOrder", [](State& s) { std::swap(s.legion[0], s.legion[1]); }, "out of order"},
        Break{"VeteranInThePool", [](State& s) { legion_in_pool(s).veteran = true; },
              "is a veteran in the pool"},
        Break{"SwornToNobody",
              [](State& s) {
                s.legion[0].veteran = true;
                s.legion[0].allegiance = SenatorId("nobody");
              },
              "is sworn to nobody"},
        Break{"LegionAtNoWar", [](State& s) { legion_in_pool(s).place = UnitPlace::war; },
              "is at a war without its name"},
        Break{"FleetGone", [](State& s) { s.fleet.pop_back(); }, "a fleet is missing or too many"},
        Break{"FleetTooMany", [](State& s) { s.fleet.push_back(s.fleet.back()); },
              "a fleet is missing or too many"},
        Break{"ProvinceGone", [](State& s) { s.province.pop_back(); }, "a province is missing or too many"},
        Break{"ProvinceOfTheDead", [](State& s) { governed(s).governor = SenatorId("nobody"); },
              "is governed by the dead"},
        Break{"ProvinceWithoutTerm", [](State& s) { governed(s).term = 0; }, "has no term"},
        Break{"ProvinceThatIsNone", [](State& s) { governed(s).exists = false; },
              "is governed and does not exist"},
        Break{"KnightsOfNobody",
              [](State& s) {
                Senator& m = of_faction(s);
                m.faction = Seat{};
                m.place = Place::forum;
                m.knights = 1;
              },
              "is unaligned with concessions or knights"},
        Break{"KnightsBelowNothing", [](State& s) { of_faction(s).knights = -1; }, "has less than nothing"},
        Break{"PurseBelowNothing", [](State& s) { of_faction(s).talents = -1; }, "has less than nothing"},
        Break{"StateBelowNothing", [](State& s) { s.treasury = -1; },
              "the State's treasury is below nothing"},
        Break{"FactionBelowNothing", [](State& s) { s.faction[0].treasury = -1; },
              "a faction treasury is below nothing"},
        Break{"PopularityOffItsTrack", [](State& s) { of_faction(s).popularity = 10; },
              "popularity is off its track"},
        Break{"UnrestBelowNothing", [](State& s) { s.unrest = -1; }, "unrest is below nothing"},
        Break{"TooManyLandBills", [](State& s) { s.land_bills[LandBill::iii] = 9; },
              "more land bills than markers"},
        Break{"TwoConsuls",
              [](State& s) {
                int men = 0;
                for (Senator& m : s.senator)
                  if (aligned(m) && men++ < 2) m.office = Office::rome_consul;
              },
              "two hold the office of rome_consul"},
        Break{"ManTwice", [](State& s) { s.senator.push_back(s.senator.front()); }, "is there twice"},
        Break{"BarWithoutConcession",
              [](State& s) {
                Senator& m = of_faction(s);
                m.concessions.clear();
                m.bars.insert(ConcessionId("mining"));
              },
              "has a bar without its concession"},
        Break{"RomeAndElsewhere", [](State& s) { of_faction(s).war = WarId("social"); },
              "is in Rome and elsewhere"},
        Break{"RebelWithoutWar",
              [](State& s) {
                s.civil_war.reset();
                of_faction(s).rebel = true;
              },
              "rebels without a civil war"},
        Break{"LeaderOfAnother", [](State& s) { std::swap(s.faction[0].leader, s.faction[1].leader); },
              "a leader who is not of his faction"},
        Break{"CaptiveOfAWarThatIsGone",
              [](State& s) {
                Senator& m = of_faction(s);
                m.place = Place::captive;
                m.war = revolt_of(ProvinceId("sicilia"));
              },
              "is nobody's captive"},
        Break{
            "CleopatraAndTheDead",
            [](State& s) { lay_war(s, "alexandrine", WarZone::active).cleopatra_with = SenatorId("nobody"); },
            "Cleopatra helps the dead"},
        Break{"InactiveBesideItsMatch",
              [](State& s) {
                lay_war(s, "1st_illyrian", WarZone::inactive);
                lay_war(s, "2nd_illyrian", WarZone::active);
              },
              "1st_illyrian is inactive beside 2nd_illyrian"},
        Break{"ShortageWithoutItsCard", [](State& s) { ++s.manpower_shortage; },
              "a manpower shortage that its card does not say"},
        Break{"RhodiansWithoutAnAlliance", [](State& s) { s.fleet[0].rhodian = true; },
              "a Rhodian fleet without the alliance"},
        Break{"LeaderWithoutAWar", [](State& s) { lay_leader(s, LeaderPlace::forum); }, "aids nobody"},
        Break{"LeaderWithoutARefuge", [](State& s) { lay_leader(s, LeaderPlace::refuge); }, "has no refuge"},
        Break{"LeaderWhoLooksOn",
              [](State& s) {
                lay_war(s, "syrian", WarZone::active);
                lay_leader(s, LeaderPlace::curia);
              },
              "antiochus_iii leaves syrian alone"}),
    [](const auto& instance) { return std::string(instance.param.name); });

}  // namespace invariants_test
}  // namespace adj::respublica
