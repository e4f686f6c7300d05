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

// --- Orders as the table writes them
inline Play face(Face f) {
  Play play;
  play.face = f;
  return play;
}
inline Play at_zone(Face f, const char* zone) {
  Play play = face(f);
  play.zone = ZoneId(zone);
  return play;
}
inline Play about(Face f, std::vector<LeaderId> leaders) {
  Play play = face(f);
  play.leaders = std::move(leaders);
  return play;
}
inline Play about(Face f, std::vector<PeopleId> peoples) {
  Play play = face(f);
  play.peoples = std::move(peoples);
  return play;
}
inline Condition when(ConditionKind kind) {
  Condition c;
  c.kind = kind;
  return c;
}
inline Condition compared(ConditionKind kind, Comparison comparison, int top, int bottom = 1) {
  Condition c = when(kind);
  c.comparison = comparison;
  c.numerator = top;
  c.denominator = bottom;
  return c;
}

// Where the pieces of the table's examples are.
inline TestTable example_map() {
  TestTable t("1");
  t.clear_map();
  t.put(kCaesar, "gallia_9")
      .put("legio_5", "gallia_9", Camp::caesarian)
      .put("legio_6", "gallia_9", Camp::caesarian);
  t.put("legio_7", "gallia_9", Camp::caesarian).put("legio_1r", "gallia_5", Camp::caesarian);
  t.put(l("lepidus"), "gallia_7")
      .put("legio_9", "gallia_7", Camp::caesarian)
      .put("legio_8", "gallia_7", Camp::caesarian);
  t.put(kDolabella, "gallia_8").put(kTrebonius, "gallia_8");
  t.put("naves_6pf_0_1", "gallia_8", Camp::caesarian).put("legio_2", "gallia_8", Camp::caesarian);
  t.put("legio_4", "gallia_8", Camp::caesarian).put("equites_4pf_2", "gallia_8", Camp::caesarian);
  t.put("auxilia_3", "gallia_8", Camp::caesarian).put("auxilia_5", "gallia_8", Camp::caesarian, true);
  t.put(kPompeius, "graecia_3").put("legio_21", "graecia_3", Camp::republican);
  t.put("legio_1", "graecia_3", Camp::republican).put("legio_3", "graecia_3", Camp::republican);
  t.put("auxilia_1", "graecia_3", Camp::republican).put("auxilia_2", "graecia_3", Camp::republican);
  t.put(l("surena"), "parthi_1")
      .put("parthi_1", "parthi_1")
      .put("parthi_2", "parthi_1")
      .put("parthi_3", "parthi_1");
  people(t.s(), kParthi).status = PeopleStatus::war;
  people(t.s(), kParthi).camp = Camp::caesarian;
  return t;
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
