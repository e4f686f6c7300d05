#pragma once
// Lines and mails for the tests of the order language.
//
//   LinesAt lines(t, Camp::caesarian);
//   EXPECT_EQ(lines.read("PASS"), plain(Pass{}));
//   EXPECT_EQ(lines.why("MOEV Caesar"), "problem_unknown_word@1");

#include "adjudicator/games/alea/orders_read.h"
#include "adjudicator/games/alea/text.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {

inline Order plain(OrderBody body, std::vector<Condition> conditions = {}) {
  return {std::move(body), std::move(conditions), std::nullopt};
}

inline std::vector<UnitId> us(std::initializer_list<const char*> names) {
  std::vector<UnitId> ids;
  for (const char* name : names) ids.emplace_back(name);
  return ids;
}
inline std::vector<ZoneId> zs(std::initializer_list<const char*> names) {
  std::vector<ZoneId> ids;
  for (const char* name : names) ids.emplace_back(name);
  return ids;
}
inline std::vector<LeaderId> ls(std::initializer_list<const char*> names) {
  std::vector<LeaderId> ids;
  for (const char* name : names) ids.emplace_back(name);
  return ids;
}
inline std::vector<PeopleId> ps(std::initializer_list<const char*> names) {
  std::vector<PeopleId> ids;
  for (const char* name : names) ids.emplace_back(name);
  return ids;
}

// Single lines, read for one camp.
struct LinesAt {
  LinesAt(const TestTable& table, Camp whose) : t(table), camp(whose) {}

  Reading reading(std::string_view line) const {
    const ReadingPlace at{t.p(), seat_of(t.s(), camp), camp, vocabulary(test_tables()), before};
    words::Cursor cursor(line);
    return read_order(at, cursor);
  }
  Order read(std::string_view line) const {
    const Reading r = reading(line);
    if (const Order* order = std::get_if<Order>(&r)) return *order;
    const Refusal& no = std::get<Refusal>(r);
    ADD_FAILURE() << line << ": " << refusal_text(test_tables(), no, Language::en) << " @" << no.column;
    return {};
  }
  // The key of the refusal and the column, or "" for an order.
  std::string why(std::string_view line) const {
    const Reading r = reading(line);
    const Refusal* no = std::get_if<Refusal>(&r);
    return no ? no->key + "@" + std::to_string(no->column) : "";
  }

  const TestTable& t;
  Camp camp;
  std::vector<Order> before;
};

// What a seat's mails make of open decisions: the answers that stand are kept from mail to mail, as the
// runner does.
struct Postbox {
  Postbox(TestTable& table, Camp whose) : t(table), camp(whose), seat(seat_of(t.s(), whose)) {}

  Postbox& open(Decision decision) {
    opens.push_back({static_cast<int>(opens.size()), std::move(decision), std::nullopt});
    return *this;
  }
  const MailReading<Alea>& mail(std::string_view text, Language language = Language::en) {
    last = Alea::read_mail(test_tables(), t.s(), opens, seat, text, language);
    for (const auto& [index, answer] : last.answers) opens[static_cast<std::size_t>(index)].answer = answer;
    for (const int index : last.withdrawn) opens[static_cast<std::size_t>(index)].answer.reset();
    if (last.standing) Alea::take_standing(t.s(), seat, *last.standing);
    return last;
  }
  // The lines that stand for a decision.
  std::vector<std::string> standing(std::size_t index = 0, Language language = Language::en) const {
    const auto& open = opens[index];
    if (!open.answer) return {"nothing"};
    return Alea::order_lines(test_tables(), t.s(), open.decision, *open.answer, language);
  }
  // Per line of the last mail: what was understood, or the refusal's key with line and column.
  std::vector<std::string> receipt() const {
    std::vector<std::string> lines;
    for (const ReceiptLine& line : last.receipt.lines)
      lines.push_back(line.refusal ? line.refusal->key + "@" + std::to_string(line.refusal->line) + ":" +
                                         std::to_string(line.refusal->column)
                                   : line.understood);
    return lines;
  }
  SeatOrders& own() { return t.s().orders[seat]; }

  TestTable& t;
  Camp camp;
  Seat seat;
  Alea::Opens opens;
  MailReading<Alea> last;
};

}  // namespace adj::alea
