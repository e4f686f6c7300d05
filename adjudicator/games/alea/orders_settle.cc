// The end of a mail: each place judges what it was given, and the receipt says what now stands.

#include <algorithm>

#include "adjudicator/games/alea/choices.h"
#include "adjudicator/games/alea/orders_mail.h"
#include "adjudicator/games/alea/orders_route.h"
#include "adjudicator/games/alea/text.h"

namespace adj::alea {

namespace {

// More than anybody needs; the state must not grow with the patience of a player.
constexpr std::size_t kMostStanding = 60;

std::optional<Refusal> refuse_choice(const Decision& decision, const Answer& answer) {
  return std::visit(
      [&]<class D>(const D& d) -> std::optional<Refusal> {
        if constexpr (std::is_same_v<typename D::Answer, Orders>)
          throw BrokenInvariant("a window of orders is no choice");
        else
          return check_choice(d, std::get<typename D::Answer>(answer));
      },
      decision);
}

// Of EVADE and STAND the first that fits counts (evasion_wish): what this mail says, before what stood
// already.
void newest_evasions_first(std::vector<Item>& list) {
  std::stable_partition(list.begin(), list.end(), [](const Item& item) {
    const bool evasion =
        std::holds_alternative<Evade>(item.order.body) || std::holds_alternative<Stand>(item.order.body);
    return evasion && item.line >= 0;
  });
}

}  // namespace

void MailReader::note_refusal(int line, Refusal refusal) {
  const std::string explanation = refusal_text(tables_, refusal, language_);
  book_.refuse(line, std::move(refusal), explanation);
}

void MailReader::note_replaced(const std::map<int, int>& lines) {
  const Catalogue& say = order_words(tables_, language_);
  for (const auto& [line, by] : lines)
    book_.replaced(line, by, [&](int number) {
      return say.sentence("replaced", Json(Json::Object{{"line", number}}));
    });
}

void MailReader::note_overtaken(const Settled<Order>& settled) {
  for (const auto& [order, refusal] : settled.overtaken)
    book_.overtaken(order_line(tables_, order, language_), refusal,
                    refusal_text(tables_, refusal, language_));
}

// The last line that fits answers a choice.
void MailReader::settle_choice(Draft& draft) {
  std::optional<int> chosen;  // the line
  for (const Item& item : draft.fresh) {
    const std::optional<Answer> answer = answer_from(draft.open->decision, item.order);
    if (!answer) continue;
    if (auto no = refuse_choice(draft.open->decision, *answer)) {
      note_refusal(item.line, *no);
      continue;
    }
    if (chosen) note_replaced({{*chosen, item.line}});
    draft.choice = answer;
    chosen = item.line;
    // A list of successors also stands for the next time.
    if (std::holds_alternative<Succession>(item.order.body) && !check_standing(p_, seat_, item.order)) {
      merge(standing_, {item.order, -1});
      standing_changed_ = true;
    }
  }
  if (draft.choice)
    reading_.answers[draft.open->index] = *draft.choice;
  else if (draft.changed && draft.open->answer)
    reading_.withdrawn.insert(draft.open->index);
}

void MailReader::settle_windows() {
  for (Draft& draft : drafts_) {
    if (!answered_by_orders(draft.open->decision)) {
      settle_choice(draft);
      continue;
    }
    if (draft.fresh.empty() && !draft.changed) continue;
    Settled<Order> settled = settle(p_, draft.open->decision, draft.before, draft.fresh);
    newest_evasions_first(settled.list);
    for (const auto& [line, refusal] : settled.refused) note_refusal(line, refusal);
    note_replaced(settled.replaced);
    note_overtaken(settled);
    const bool accepted = std::ranges::any_of(settled.list, [](const Item& item) { return item.line >= 0; });
    if (!accepted && !draft.changed) continue;
    if (settled.list.empty()) {
      if (draft.open->answer) reading_.withdrawn.insert(draft.open->index);
      continue;
    }
    reading_.answers[draft.open->index] = Orders{orders_in(settled.list), draft.queue_serial};
  }
}

// What the enemy will have done by then is unknown: only whose pieces they are is judged now. The rest is
// judged when the SMC comes, and stops the queue if it has become illegal (7.1).
std::optional<Refusal> MailReader::refuse_queued(const Order& order) const {
  const auto foreign = [&](const auto& ids) -> std::optional<Refusal> {
    for (const auto& id : ids)
      if (side(p_, id) != camp_)
        return refusal("AIE-0.5a", "not_your_piece", Json(Json::Object{{"piece", id.str()}}),
                       RefusalKind::not_yours);
    return std::nullopt;
  };
  if (const Move* move = std::get_if<Move>(&order.body)) {
    if (auto no = foreign(move->leaders)) return no;
    return foreign(move->units);
  }
  if (const Sail* sail = std::get_if<Sail>(&order.body)) {
    if (auto no = foreign(sail->leaders)) return no;
    if (auto no = foreign(sail->naves)) return no;
    return foreign(sail->cargo);
  }
  if (std::holds_alternative<BattleOrder>(order.body) || std::holds_alternative<Pass>(order.body))
    return std::nullopt;
  return check_standing(p_, seat_, order);
}

void MailReader::settle_queue_and_standing() {
  const auto take = [&](std::vector<Item>& items, const std::vector<Item>& fresh, auto judge) {
    std::size_t count = items.size();
    const auto put = [](std::vector<Item>& list, const Item& item) { return merge(list, item); };
    Settled<Order> settled =
        settle_each(items, fresh, put, [&](const Order& order) -> std::optional<Refusal> {
          if (auto no = judge(order)) return no;
          if (++count > kMostStanding)
            return refusal("", "too_many_standing", Json::Object{{"most", static_cast<int>(kMostStanding)}});
          return std::nullopt;
        });
    for (const auto& [line, refusal] : settled.refused) note_refusal(line, refusal);
    note_replaced(settled.replaced);
    standing_changed_ = standing_changed_ || settled.refused.size() < fresh.size();
    items = std::move(settled.list);
  };
  for (Section& entry : queue_) {
    take(entry.before, entry.fresh, [&](const Order& order) { return refuse_queued(order); });
    standing_changed_ = standing_changed_ || entry.rewritten;
  }
  const auto standing = [&](const Order& order) { return check_standing(p_, seat_, order); };
  take(standing_, fresh_standing_, standing);
  newest_evasions_first(standing_);
  take(phase_f_, fresh_phase_f_, standing);
  // Whoever sends an SMC ahead has not passed them all.
  if (std::ranges::any_of(queue_, [](const Section& s) { return !s.fresh.empty(); })) pass_all_ = false;
}

void MailReader::write_standing() {
  std::erase_if(queue_, [](const Section& entry) { return entry.before.empty(); });
  if (!standing_changed_) return;
  Alea::Standing standing;
  standing.standing = orders_in(standing_);
  standing.phase_f = orders_in(phase_f_);
  standing.next_serial = own_.next_serial;
  for (Section& entry : queue_) {
    if (entry.serial == 0) entry.serial = standing.next_serial++;
    standing.queue.push_back({entry.serial, orders_in(entry.before)});
  }
  standing.pass_all = pass_all_;
  reading_.standing = std::move(standing);
}

void MailReader::write_receipt() {
  Receipt& receipt = book_.finish();
  for (const auto* items : {&standing_, &phase_f_})
    for (const Item& item : *items)
      receipt.standing_orders.push_back(order_line(tables_, item.order, language_));
  int number = first_queued_;
  for (const Section& entry : queue_) {
    const std::string heading = "SMC " + std::to_string(number++) + ": ";
    for (const Item& item : entry.before)
      receipt.queue.push_back(heading + order_line(tables_, item.order, language_));
  }
  if (pass_all_) receipt.queue.push_back(order_line(tables_, {Pass{true}, {}, std::nullopt}, language_));
  receipt.done = reading_.done;
  reading_.receipt = std::move(receipt);
}

void Alea::take_standing(State& state, Seat seat, const Standing& standing) {
  SeatOrders& own = state.orders[seat];
  own.standing = standing.standing;
  own.phase_f = standing.phase_f;
  own.queue = standing.queue;
  own.next_serial = standing.next_serial;
  own.pass_all = standing.pass_all;
}

}  // namespace adj::alea
