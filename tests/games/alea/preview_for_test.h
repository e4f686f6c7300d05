#pragma once
// PREVIEW in a test: what a seat is told about orders for a question.

#include "tests/games/alea/field_for_test.h"
#include "tests/games/alea/orders_for_test.h"

namespace adj::alea {

using Lines = std::vector<std::string>;

// What the seat of this camp is told about these orders for this question.
template <class Question>
Lines preview(const TestTable& t, const Question& question, std::vector<Order> orders,
              Language language = Language::en) {
  const Alea::Opens opens{{0, question, Orders{std::move(orders), 0}}};
  return Alea::preview(test_tables(), t.s(), opens, question.seat, language);
}

inline Lines smc(const TestTable& t, Camp camp, std::vector<Order> orders, Language language = Language::en) {
  return preview(t, SmcOrders{seat_of(t.s(), camp), camp, 1}, std::move(orders), language);
}

inline Lines turn(const TestTable& t, Camp camp, std::vector<Order> orders) {
  return preview(t, TurnOrders{seat_of(t.s(), camp), camp}, std::move(orders));
}

inline Order with_zone(Face face, const char* zone) {
  Order order = play(face);
  std::get<Play>(order.body).zone = z(zone);
  return order;
}
inline Order on_leader(Face face, LeaderId id) {
  Order order = play(face);
  std::get<Play>(order.body).leaders = {id};
  return order;
}
inline Order on_peoples(Face face, std::vector<PeopleId> ids) {
  Order order = play(face);
  std::get<Play>(order.body).peoples = std::move(ids);
  return order;
}

inline const std::map<std::string, std::string> kFree{{"garrison_moves", "free"}};

// AIE-EX-33 before the march: Caesar in Gallia 9, Afranius in Hispania 1.
inline Field ilerda() {
  Field f("3", kFree);
  f.stand(C, "gallia_9", {"caesar", "legio_5", "legio_6", "legio_7", "legio_9", "legio_10", "legio_11"});
  f.stand(R, "hispania_1", {"afranius", "legio_2", "legio_16", "legio_19", "equites_2pf_1", "auxilia_1"});
  return f;
}
inline const Texts kSix{"legio_5", "legio_6", "legio_7", "legio_9", "legio_10", "legio_11"};
inline Order to_ilerda() { return march({kCaesar}, kSix, "gallia_9", {"hispania_1"}); }

}  // namespace adj::alea
