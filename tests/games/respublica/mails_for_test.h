#pragma once
// A seat's mails, one after the other, as the runner hands them on.
//
//   Postbox box(t, 1);
//   box.open(RevenueOrders{Seat{1}});
//   box.mail("SET Fabius 5\nREST TREASURY");
//   EXPECT_EQ(box.receipt(), (Lines{"SET Fabius 5", "REST TREASURY"}));

#include "adjudicator/games/respublica/orders_merge.h"
#include "tests/games/respublica/orders_for_test.h"

namespace adj::respublica {

using Lines = std::vector<std::string>;

struct Postbox {
  Postbox(TestTable& table, int number) : t(table), seat{number} {}

  void open(Decision decision) {
    opens.push_back({static_cast<int>(opens.size()), std::move(decision), std::nullopt});
  }

  const MailReading<Rpr>& mail(const std::string& text, Language language = Language::en) {
    last = Rpr::read_mail(test_tables(), t.s(), opens, seat, text, language);
    for (const auto& [index, answer] : last.answers) opens[static_cast<std::size_t>(index)].answer = answer;
    for (const int index : last.withdrawn) opens[static_cast<std::size_t>(index)].answer.reset();
    if (last.standing) Rpr::take_standing(t.s(), seat, *last.standing);
    return last;
  }

  // What each line was understood as, or "key@line:column".
  Lines receipt() const {
    Lines lines;
    for (const ReceiptLine& line : last.receipt.lines)
      lines.push_back(line.refusal ? line.refusal->key + "@" + std::to_string(line.refusal->line) + ":" +
                                         std::to_string(line.refusal->column)
                                   : line.understood);
    return lines;
  }
  // The answer that stands for the first window.
  Lines answer(Language language = Language::en) const {
    if (opens.empty() || !opens.front().answer) return {};
    return Rpr::order_lines(test_tables(), t.s(), opens.front().decision, *opens.front().answer, language);
  }

  TestTable& t;
  Seat seat;
  Rpr::Opens opens;
  MailReading<Rpr> last;
};

}  // namespace adj::respublica
