#pragma once
// What reading a mail of orders has in common in every game: lines that mail programs broke are put together
// again, orders find their place in the set that stands, and the receipt says what became of each line.

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/core/module.h"
#include "adjudicator/core/words.h"

namespace adj {

// A cursor's problem as a refusal: key "problem_<kind>".
Refusal not_understood(const words::Problem& problem);

// --- A set of orders that grows mail by mail

// An order and the line of this mail that it came from; -1: it stood before.
template <class Order>
struct LineOrder {
  Order order;
  int line = -1;
};

template <class Order>
struct Settled {
  std::vector<LineOrder<Order>> list;                // what now stands
  std::vector<std::pair<int, Refusal>> refused;      // by line
  std::vector<std::pair<Order, Refusal>> overtaken;  // stood before, and are not legal beside the new ones
  std::map<int, int> replaced;  // lines of this mail, and the later line that took their place
};

// Puts an order into the list; notes the lines of this mail of which nothing is left by it.
template <class Order, class Merge>
bool merge_noting(std::vector<LineOrder<Order>>& list, const LineOrder<Order>& item, Merge& merge,
                  std::map<int, int>& replaced) {
  std::set<int> gone;
  for (const LineOrder<Order>& each : list)
    if (each.line >= 0 && each.line != item.line) gone.insert(each.line);
  const bool gave_way = merge(list, item);
  for (const LineOrder<Order>& each : list) gone.erase(each.line);
  for (const int line : gone) replaced[line] = item.line;
  return gave_way;
}

template <class Order>
std::vector<Order> orders_in(const std::vector<LineOrder<Order>>& items) {
  std::vector<Order> orders;
  for (const LineOrder<Order>& item : items) orders.push_back(item.order);
  return orders;
}
template <class Order>
std::vector<LineOrder<Order>> standing_items(const std::vector<Order>& orders) {
  std::vector<LineOrder<Order>> items;
  for (const Order& order : orders) items.push_back({order, -1});
  return items;
}

// The orders of a window: those that stood, then the new ones, judged together. `merge(list, item)` puts an
// order into a list, takes out what it replaces and says whether something gave way; `judge(orders)` gives an
// optional refusal for each. A refused line replaces nothing, so the set is put together again without it; if
// it had replaced something all other lines are judged anew: they may be legal once what it replaced is back.
template <class Order, class Merge, class Judge>
Settled<Order> settle(const std::vector<LineOrder<Order>>& before, const std::vector<LineOrder<Order>>& fresh,
                      Merge merge, Judge judge) {
  Settled<Order> settled;
  std::vector<LineOrder<Order>> accepted = fresh;
  for (;;) {
    settled.list = before;
    settled.replaced.clear();
    std::set<int> replacing;
    for (const LineOrder<Order>& item : accepted)
      if (merge_noting(settled.list, item, merge, settled.replaced)) replacing.insert(item.line);
    const std::vector<std::optional<Refusal>> verdicts = judge(orders_in(settled.list));
    std::map<int, Refusal> bad;
    for (std::size_t i = 0; i < verdicts.size(); ++i)
      if (verdicts[i] && settled.list[i].line >= 0) bad.emplace(settled.list[i].line, *verdicts[i]);
    const auto first = std::ranges::find_if(bad, [&](const auto& b) { return replacing.contains(b.first); });
    if (first != bad.end()) bad = {*first};
    settled.refused.insert(settled.refused.end(), bad.begin(), bad.end());
    if (!bad.empty()) {
      std::erase_if(accepted, [&](const LineOrder<Order>& item) { return bad.contains(item.line); });
      continue;
    }
    std::vector<LineOrder<Order>> legal;
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
      if (verdicts[i])
        settled.overtaken.emplace_back(settled.list[i].order, *verdicts[i]);
      else
        legal.push_back(settled.list[i]);
    }
    settled.list = std::move(legal);
    return settled;
  }
}

// Orders judged one by one by `judge`.
template <class Order, class Merge, class Judge>
Settled<Order> settle_each(std::vector<LineOrder<Order>> before, const std::vector<LineOrder<Order>>& fresh,
                           Merge merge, Judge judge) {
  Settled<Order> settled;
  settled.list = std::move(before);
  for (const LineOrder<Order>& item : fresh) {
    if (const std::optional<Refusal> no = judge(item.order))
      settled.refused.emplace_back(item.line, *no);
    else
      merge_noting(settled.list, item, merge, settled.replaced);
  }
  return settled;
}

// --- Lines and their receipt

// A receipt in the making: what each line was understood as, or why it was refused.
class ReceiptBook {
 public:
  // A line of the mail; its number in the receipt.
  int add(const words::Line& line);
  void understood(int line, std::string text) { understood_[line] = std::move(text); }
  // The rules count lines of their own; the player counts those of his mail.
  void refuse(int line, Refusal refusal, const std::string& explanation);
  // A line that was understood and does not count: a later one of this mail took its place. `explain(number)`
  // says so, given the number of that line in the mail.
  template <class Explain>
  void replaced(int line, int by, Explain explain) {
    ReceiptLine& entry = receipt_.lines[static_cast<std::size_t>(line)];
    if (!entry.refusal) entry.explanation = explain(receipt_.lines[static_cast<std::size_t>(by)].number);
  }
  // An order of an earlier mail that cannot stand beside those of this one: like a refused line, number 0.
  void overtaken(std::string line, Refusal refusal, std::string explanation);
  // The receipt, with what was understood filled in.
  Receipt& finish();
  Receipt& receipt() { return receipt_; }
  int lines() const { return static_cast<int>(receipt_.lines.size()); }

 private:
  Receipt receipt_;
  std::map<int, std::string> understood_;
};

// A mail is a page of orders; what is longer is no mail of orders.
inline constexpr std::size_t kMostOrderLines = 200;
inline constexpr std::size_t kMostWrappedLines = 6;

// One order, with the lines into which a mail program has broken it: as many of them as make sense together.
// `parse(line)` gives a variant that holds a Refusal when it makes no sense. `act(parsed, line in the
// receipt)`.
template <class Parse, class Act>
std::size_t take_order_line(const std::vector<words::Line>& lines, std::size_t first,
                            const words::Lexicon& verbs, ReceiptBook& book, Parse parse, Act act) {
  auto parsed = parse(lines[first]);
  std::size_t used = 1;
  words::Line grown = lines[first];
  for (std::size_t i = first + 1; i < lines.size() && i < first + kMostWrappedLines; ++i) {
    if (!words::looks_wrapped(grown, lines[i], verbs)) break;
    grown = words::joined(grown, lines[i]);
    auto longer = parse(grown);
    if (std::holds_alternative<Refusal>(longer)) continue;
    parsed = std::move(longer);
    used = i - first + 1;
  }
  words::Line whole = lines[first];
  for (std::size_t i = 1; i < used; ++i) whole = words::joined(whole, lines[first + i]);
  act(parsed, book.add(whole));
  return used;
}

// All order lines of a mail; `too_many(line)` is called with the first one beyond the limit.
template <class Parse, class Act, class TooMany>
void read_order_lines(std::string_view mail, const words::Lexicon& verbs, ReceiptBook& book, Parse parse,
                      Act act, TooMany too_many) {
  const std::vector<words::Line> lines = words::lines_of(mail);
  std::size_t at = 0;
  while (at < lines.size() && book.lines() < static_cast<int>(kMostOrderLines))
    at += take_order_line(lines, at, verbs, book, parse, act);
  if (at < lines.size()) too_many(book.add(lines[at]));
}

}  // namespace adj
