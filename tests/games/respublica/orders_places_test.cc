// Sections 7.2 and 7.4 of the specification: in which window each kind of line has its place, what may be
// sent ahead, and what may stand.

#include <algorithm>
#include <set>

#include "adjudicator/games/respublica/answers.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace orders_places_test {

using Verbs = std::set<std::string>;

// A line of every kind.
template <std::size_t... I>
std::vector<Order> one_of_each(std::index_sequence<I...>) {
  return {Order(OrderBody(std::variant_alternative_t<I, OrderBody>{}))...};
}
std::vector<Order> every_order() {
  return one_of_each(std::make_index_sequence<std::variant_size_v<OrderBody>>());
}
template <class Match>
Verbs verbs_where(Match match) {
  Verbs verbs;
  for (const Order& order : every_order())
    if (match(order)) verbs.insert(verb_of(order.body).str());
  return verbs;
}
Verbs joined(Verbs a, const Verbs& b) {
  a.insert(b.begin(), b.end());
  return a;
}

const Verbs kAny{"deal", "answer_deal", "complain_deal", "judge_deal", "show", "peddle", "ransom", "tell"};
const Verbs kKept{"empty_faction", "repopulate", "spoils", "grain", "veterans", "bodyguard"};
const Verbs kAhead{"propose",          "adjourn",         "vote_order", "prefer",
                   "appoint_dictator", "master",          "unanimous",  "consent",
                   "advocate",         "appeal",          "fine",       "play_law",
                   "priest",           "claim",           "legate",     "alliance",
                   "land_after_naval", "battle_order",    "endgame",    "cleopatra",
                   "gabinian",         "caesar_veterans", "proscribe",  "play_proscription"};

// RPR-1.04.5b, RPR-1.04.6a, RPR-3.01.9a  Talents change hands in the Revenue phase, cards in the Revolution
// phase; at set-up statesmen and concessions are played, and nothing is traded.
TEST(OrderPlaces, Windows) {
  const Verbs everywhere = joined(joined(kAny, kKept), kAhead);
  const auto only = [&](const Decision& window) {
    Verbs verbs = verbs_where([&](const Order& order) { return taken_by(window, order); });
    for (const std::string& verb : everywhere) EXPECT_EQ(verbs.erase(verb), 1u) << verb;
    return verbs;
  };
  const Verbs forum{"leader", "persuade", "counter",     "knight",   "pressure", "games",
                    "bid",    "ask",      "leader_dies", "catiline", "storm"};
  const Verbs senate{"vote", "veto", "tribune", "oppose_tribune", "mob", "assassinate", "recall_veterans"};
  const Verbs revolution{"trade", "discard",     "play_statesman",  "play_concession",
                         "rebel", "lay_down",    "manilian",        "join",
                         "march", "send_rebels", "disband_veterans"};
  EXPECT_EQ(only(SetupOrders{}), (Verbs{"leader", "govern", "play_statesman", "play_concession"}));
  EXPECT_EQ(only(RevenueOrders{}), (Verbs{"move", "set_purse", "rest", "give", "contribute", "upkeep",
                                          "keep_released", "play_bodyguard", "levy"}));
  EXPECT_EQ(only(ForumOrders{}), forum);
  EXPECT_EQ(only(InitiativeOrders{}), forum);
  EXPECT_EQ(only(AgendaOrders{}), senate);
  EXPECT_EQ(only(BallotOrders{}), senate);
  EXPECT_EQ(only(RevolutionOrders{}), revolution);
  EXPECT_EQ(only(AllegianceOrders{}), revolution);
}
// 7.4  What may be given with STANDING, what stands without the word, and what is kept for its moment.
TEST(OrderPlaces, ForLater) {
  const auto stands = [](Order order) {
    order.standing = true;
    return taken_by(ForumOrders{}, order);
  };
  Verbs standing = joined(kAhead, kKept);
  standing.erase("propose");
  standing.erase("adjourn");
  EXPECT_EQ(verbs_where(stands), joined(standing, {"keep_released", "counter", "knight", "ask", "leader_dies",
                                                   "catiline", "storm", "oppose_tribune", "mob"}));
  EXPECT_EQ(verbs_where([](const Order& order) { return place_of(order.body).kept; }), kKept);
  EXPECT_EQ(verbs_where([](const Order& order) { return place_of(order.body).ahead; }), kAhead);
}

}  // namespace orders_places_test
}  // namespace adj::respublica
