// Every kind of order and of proposal is written as a line that reads back as the same order, in both
// languages: one of each kind, and many with random parts.

#include "tests/games/respublica/random_orders_for_test.h"

namespace adj::respublica {
namespace orders_round_trip_test {

template <class Body>
void round_trips(const LinesAt& lines, RandomParts& random, int times) {
  for (int i = 0; i < times; ++i) {
    const Order order = random_order<Body>(random);
    for (const Language language : {Language::en, Language::fr}) {
      const std::string line = lines.write(order, language);
      const std::vector<Order> read = lines.all(line);
      ASSERT_EQ(read.size(), 1u) << line;
      ASSERT_EQ(to_json(read.front()).dump(), to_json(order).dump()) << line;
    }
  }
}

template <class... Body>
void all_round_trip(const std::variant<Body...>*, const LinesAt& lines, RandomParts& random, int times) {
  (round_trips<Body>(lines, random, times), ...);
}

TEST(RprOrderLines, EveryKindOfOrderReadsBackAsItWasWritten) {
  const TestTable t = named_table();
  Random random(11);
  RandomParts parts(t.s(), random);
  all_round_trip(static_cast<const OrderBody*>(nullptr), LinesAt(t, 1), parts, 25);
}

template <class... Kind>
void all_proposals(const std::variant<Kind...>*, const LinesAt& lines, RandomParts& random) {
  const auto one = [&]<class T>(T kind) {
    for (int i = 0; i < 40; ++i) {
      random.fill(kind);
      Sensible{random, Seat{1}}(kind);
      for (const Order& order :
           {Order(Propose{kind, i % 2 == 0}), Order(UseTribune{TribuneMoment::after, 3, kind, false})})
        for (const Language language : {Language::en, Language::fr}) {
          const std::string line = lines.write(order, language);
          ASSERT_EQ(to_json(lines.read(line)).dump(), to_json(order).dump()) << line;
        }
    }
  };
  (one(Kind{}), ...);
}

TEST(RprOrderLines, EveryKindOfProposalReadsBackAsItWasWritten) {
  const TestTable t = named_table();
  Random random(12);
  RandomParts parts(t.s(), random);
  all_proposals(static_cast<const Proposal*>(nullptr), LinesAt(t, 1), parts);
}

// Names that orders are written with tell everybody and everything apart.
TEST(RprOrderLines, EveryNameReadsBack) {
  const TestTable t = named_table();
  const LinesAt lines(t, 1);
  for (const Language language : {Language::en, Language::fr}) {
    for (const SenatorInfo& card : test_tables().senators) {
      if (card.statesman && !find_senator(t.s(), card.id)) continue;
      const Order order{NameLeader{card.id}};
      EXPECT_EQ(lines.read(lines.write(order, language)), order) << card.id.str();
    }
    for (const WarInfo& war : test_tables().wars) {
      const Order order{ChooseAlliance{war.id}};
      EXPECT_EQ(lines.read(lines.write(order, language)), order) << war.id.str();
    }
    for (const CardInfo& card : test_tables().cards) {
      if (card.group != CardGroup::faction) continue;
      const Order order{DiscardCard{face_of(test_tables(), card.id)}};
      EXPECT_EQ(lines.read(lines.write(order, language)), order) << card.id.str();
    }
  }
}

}  // namespace orders_round_trip_test
}  // namespace adj::respublica
