#include "adjudicator/games/respublica/orders_mail.h"

#include <algorithm>

#include "adjudicator/games/respublica/orders_text.h"
#include "adjudicator/games/respublica/orders_write.h"

namespace adj::respublica {

using words::Cursor;
using words::Hit;

namespace {

// More than anybody needs; the state must not grow with the patience of a player.
constexpr std::size_t kMostStanding = 80;

SeatOrders own_orders_of(const State& s, Seat seat) {
  const auto at = s.orders.find(seat);
  return at == s.orders.end() ? SeatOrders{} : with_changes(at->second);
}

std::string kind_of(const Decision& decision) {
  return std::visit([](const auto& d) { return std::string(std::decay_t<decltype(d)>::kName); }, decision);
}

// What is kept for a later moment stands beside the window, except where that moment is now.
bool answers(const Decision& window, const Order& order) {
  if (place_of(order.body).ahead && !std::holds_alternative<AgendaOrders>(window)) return false;
  return taken_by(window, order);
}

// A column of the line for a refusal of the rules: where the name that it is about stands.
int column_of(const Refusal& refusal, const std::map<std::string, int>& columns) {
  if (refusal.args.is_object())
    for (const auto& [key, value] : refusal.args.as_object())
      if (value.is_string())
        if (const auto at = columns.find(value.as_string()); at != columns.end()) return at->second;
  return 0;
}

}  // namespace

MailReader::MailReader(const Tables& tables, const State& state, const Rpr::Opens& opens, Seat seat,
                       Language language)
    : tables_(tables),
      state_(state),
      p_(tables, state),
      seat_(seat),
      language_(language),
      words_(order_words()),
      names_(p_, seat),
      at_{p_, seat, vocabulary(tables), names_} {
  for (const OpenFor<Rpr>& open : opens) {
    Draft draft;
    draft.open = &open;
    const Answer answer = open.answer ? *open.answer : Rpr::fallback(tables, state, open.decision);
    draft.before = standing_items(std::get<Orders>(answer).list);
    drafts_.push_back(std::move(draft));
  }
  const SeatOrders own = own_orders_of(state, seat);
  standing_ = standing_items(own.standing);
  ahead_ = standing_items(own.ahead);
}

// --- Lines

MailReader::Parsed MailReader::parse(const words::Line& line) const {
  Cursor c(line);
  std::optional<Hit> verb = c.need(words_.verbs());
  const bool standing = verb && verb->id == Name("standing");
  if (standing) {
    c.colon();
    verb = c.need(words_.verbs());
  }
  if (!verb) return not_understood(*c.problem());
  const bool done = verb->id == Name("done"), wait = verb->id == Name("wait");
  if (done || wait) {
    if (!c.finish()) return not_understood(*c.problem());
    return wait ? Parsed(Wait{}) : Parsed(Done{});
  }
  if (verb->id == Name("cancel")) return parse_cancel(c);
  Reading reading = read_order_of(at_, *verb, c);
  if (auto* refused = std::get_if<Refusal>(&reading)) return *refused;
  ReadLine& read = std::get<ReadLine>(reading);
  for (Order& order : read.orders) order.standing = standing;
  return std::move(read);
}

MailReading<Rpr> MailReader::read(std::string_view text) {
  read_order_lines(
      text, words_.verbs(), book_, [&](const words::Line& line) { return parse(line); },
      [&](const Parsed& parsed, int line) { act(parsed, line); },
      [&](int line) {
        refuse(line, refusal("", "too_many_lines",
                             Json(Json::Object{{"most", static_cast<int>(kMostOrderLines)}})));
      });
  settle_windows();
  settle_kept();
  write_changes();
  book_.receipt().done = reading_.done;
  reading_.receipt = book_.finish();
  return std::move(reading_);
}

void MailReader::refuse(int line, Refusal refusal) {
  if (refusal.column == 0) refusal.column = column_of(refusal, columns_[line]);
  const std::string explanation = refusal_text(tables_, refusal, language_);
  book_.refuse(line, std::move(refusal), explanation);
}

void MailReader::note_replaced(const std::map<int, int>& lines) {
  const Catalogue& say = order_sentences(tables_, language_);
  for (const auto& [line, by] : lines)
    book_.replaced(line, by, [&](int number) {
      return say.sentence("replaced", Json(Json::Object{{"line", number}}));
    });
}

void MailReader::act(const Parsed& parsed, int line) {
  if (const auto* read = std::get_if<ReadLine>(&parsed)) {
    columns_[line] = read->columns;
    std::string text;
    for (const Order& order : read->orders)
      text += (text.empty()                ? ""
               : language_ == Language::fr ? "\u00a0; "
                                           : "; ") +
              order_line(p_, order, language_);
    book_.understood(line, text);
    for (const Order& order : read->orders) place(order, line);
  } else if (const auto* refused = std::get_if<Refusal>(&parsed)) {
    refuse(line, *refused);
  } else if (std::holds_alternative<Done>(parsed)) {
    reading_.done = true;
    book_.understood(line, words_.verb("done", language_));
  } else if (std::holds_alternative<Wait>(parsed)) {
    reading_.wait = true;
    book_.understood(line, words_.verb("wait", language_));
  } else {
    cancel(parsed, line);
  }
}

Refusal MailReader::nowhere(const Order& order) const {
  const Catalogue& say = order_sentences(tables_, language_);
  Json open = Json::array();
  for (const Draft& draft : drafts_)
    open.push_back(Json(say.sentence("decision." + kind_of(draft.open->decision))));
  return refusal("", "not_in_this_window",
                 Json(Json::Object{{"verb", Json(verb_of(order.body).view())},
                                   {"open", open},
                                   {"may_stand", Json(place_of(order.body).standing)}}),
                 RefusalKind::too_late);
}

// Beside the window what is kept for another moment; else the window that takes it.
void MailReader::place(const Order& order, int line) {
  const OrderPlace where = place_of(order.body);
  if (order.standing || where.kept) return fresh_standing_.push_back({order, line});
  for (Draft& draft : drafts_)
    if (answers(draft.open->decision, order)) return draft.fresh.push_back({order, line});
  if (where.ahead) return fresh_ahead_.push_back({order, line});
  refuse(line, nowhere(order));
}

// --- The end of a mail: each place judges what it was given

void MailReader::settle_windows() {
  for (Draft& draft : drafts_) {
    if (draft.fresh.empty() && !draft.changed) continue;
    const Settled<Order> settled = settle(
        draft.before, draft.fresh, merge,
        [&](const std::vector<Order>& orders) { return check_orders(p_, draft.open->decision, orders); });
    for (const auto& [line, no] : settled.refused) refuse(line, no);
    note_replaced(settled.replaced);
    for (const auto& [order, no] : settled.overtaken)
      book_.overtaken(order_line(p_, order, language_), no, refusal_text(tables_, no, language_));
    const bool accepted =
        std::any_of(settled.list.begin(), settled.list.end(), [](const OrderItem& i) { return i.line >= 0; });
    if (!accepted && !draft.changed) continue;
    if (settled.list.empty()) {
      if (draft.open->answer) reading_.withdrawn.insert(draft.open->index);
      continue;
    }
    reading_.answers[draft.open->index] = Orders{orders_in(settled.list)};
  }
}

void MailReader::settle_kept() {
  const auto take = [&](std::vector<OrderItem>& items, const std::vector<OrderItem>& fresh) {
    std::size_t count = items.size();
    Settled<Order> settled =
        settle_each(items, fresh, merge, [&](const Order& order) -> std::optional<Refusal> {
          if (auto no = check_standing(p_, seat_, order)) return no;
          if (++count > kMostStanding)
            return refusal("", "too_many_standing",
                           Json(Json::Object{{"most", static_cast<int>(kMostStanding)}}));
          return std::nullopt;
        });
    for (const auto& [line, no] : settled.refused) refuse(line, no);
    note_replaced(settled.replaced);
    std::erase_if(settled.list, [&](const OrderItem& item) {  // a line is refused as a whole
      return std::any_of(settled.refused.begin(), settled.refused.end(),
                         [&](const auto& bad) { return bad.first == item.line; });
    });
    items = std::move(settled.list);
  };
  take(standing_, fresh_standing_);
  take(ahead_, fresh_ahead_);
}

// The difference between what the state holds and what now stands: the rules may use up orders before the
// change is made (orders_merge.h).
void MailReader::write_changes() {
  const auto at = state_.orders.find(seat_);
  const SeatOrders now = at == state_.orders.end() ? SeatOrders{} : at->second;
  Rpr::Standing changes;
  const auto compare = [&](const std::vector<Order>& held, const std::vector<OrderItem>& wanted) {
    const std::vector<Order> list = orders_in(wanted);
    for (const Order& order : held)
      if (std::find(list.begin(), list.end(), order) == list.end()) changes.dropped.push_back(order);
    for (const Order& order : list)
      if (std::find(held.begin(), held.end(), order) == held.end()) changes.added.push_back(order);
  };
  compare(now.standing, standing_);
  compare(now.ahead, ahead_);
  Receipt& receipt = book_.receipt();
  for (const OrderItem& item : standing_)
    receipt.standing_orders.push_back(order_line(p_, item.order, language_));
  for (const OrderItem& item : ahead_) receipt.queue.push_back(order_line(p_, item.order, language_));
  if (changes.added != now.added || changes.dropped != now.dropped) reading_.standing = std::move(changes);
}

MailReading<Rpr> Rpr::read_mail(const Tables& tables, const State& state, const Opens& opens, Seat seat,
                                std::string_view text, Language language) {
  return MailReader(tables, state, opens, seat, language).read(text);
}

}  // namespace adj::respublica
