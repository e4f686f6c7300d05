#pragma once
// Order lines as a test reads them.
//
//   const LinesAt lines(t, 1);
//   EXPECT_EQ(lines.read("LEADER Fabius"), plain(NameLeader{man("fabius")}));
//   EXPECT_EQ(lines.why("LEADER Caesar now"), "problem_trailing_words@15");

#include "adjudicator/core/order_mail.h"
#include "adjudicator/games/respublica/orders_read.h"
#include "adjudicator/games/respublica/orders_write.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {

template <class Body>
Order plain(Body body, std::vector<Condition> conditions = {}, bool standing = false) {
  return Order(std::move(body), std::move(conditions), standing);
}

inline Condition when(ConditionKind kind, int number = 0) {
  Condition c;
  c.kind = kind;
  c.number = number;
  return c;
}

class LinesAt {
 public:
  LinesAt(const TestTable& t, int seat) : t_(t), seat_{seat}, names_(t.p(), seat_) {}

  std::vector<Order> all(const std::string& line) const {
    const Reading reading = parse(line);
    const auto* read = std::get_if<ReadLine>(&reading);
    if (!read) ADD_FAILURE() << line << ": " << why(line) << " " << std::get<Refusal>(reading).args.dump();
    return read ? read->orders : std::vector<Order>{};
  }
  Order read(const std::string& line) const {
    const std::vector<Order> orders = all(line);
    EXPECT_EQ(orders.size(), 1u) << line;
    return orders.empty() ? Order() : orders.front();
  }
  // "problem_unknown_word@15", or nothing for a line that is understood.
  std::string why(const std::string& line) const {
    const Reading reading = parse(line);
    const auto* refused = std::get_if<Refusal>(&reading);
    return refused ? refused->key + "@" + std::to_string(refused->column) : "";
  }
  std::string write(const Order& order, Language language) const {
    return order_line(t_.p(), order, language);
  }

 private:
  Reading parse(const std::string& line) const {
    words::Cursor c{std::string_view(line)};
    auto verb = c.need(order_words().verbs());
    const bool standing = verb && verb->id == Name("standing");
    if (standing) verb = c.need(order_words().verbs());
    if (!verb) return not_understood(*c.problem());
    Reading reading = read_order_of({t_.p(), seat_, vocabulary(test_tables()), names_}, *verb, c);
    if (auto* read = std::get_if<ReadLine>(&reading))
      for (Order& order : read->orders) order.standing = standing;
    return reading;
  }

  const TestTable& t_;
  Seat seat_;
  NamesNow names_;
};

// A table with everything that has a name: statesmen on their families, a pair of brothers, cards in hand.
inline TestTable named_table() {
  TestTable t("late", 4);
  int seat = 0;
  for (const char* name : {"aquila", "luna", "manus", "lupa"}) t.faction(++seat).name = Name(name);
  t.man("1A", 1).man("fabius", 1).man("manlius", 1).man("papirius", 1).man("28A", 1);
  t.man("julius", 2).man("valerius", 2).man("21A", 2).man("fulvius", 2);
  t.man("25A", 3).man("25B", 3).man("marius", 3).man("30A", 3);
  t.man("claudius", 0).man("furius", 0);
  for (const char* card : {"tribune_38", "assassin_49", "mining", "1B", "gabinian"}) t.card(1, card);
  t.province("sicilia").province("asia").province("africa");
  t.war("1st_punic", WarZone::active).war("syrian", WarZone::active);
  return t;
}

}  // namespace adj::respublica
