// CANCEL: takes back one answer, or the set. CANCEL ALL means everything sent for the open windows and for
// later ones; standing orders stay, and have a word of their own.

#include <algorithm>

#include "adjudicator/games/respublica/orders_mail.h"
#include "adjudicator/games/respublica/orders_write.h"

namespace adj::respublica {

using words::Cursor;

namespace {

// The verb that begins its line.
Name line_verb(Position p, const Order& order) {
  Order plain = order;
  plain.standing = false;
  Cursor c(order_line(p, plain, Language::en));
  const auto verb = c.match(order_words().verbs());
  return verb ? verb->id : Name();
}

// MOTION is PROPOSE MOTION, DEFEND is COUNTER, …
Name family_of(Name verb) {
  static const std::map<Name, Name> kSame{
      {"motion", "propose"}, {"nominate", "propose"}, {"prosecute", "propose"}, {"recall", "propose"},
      {"defend", "counter"}, {"gift", "trade"},       {"seduce", "persuade"},   {"blackmail", "persuade"},
      {"go", "legate"},      {"consent", "volunteer"}};
  const auto found = kSame.find(verb);
  return found == kSame.end() ? verb : found->second;
}

}  // namespace

// CANCEL ALL | STANDING [verb …] | AHEAD | 3 | VOTE 3 | PERSUADE Claudius
MailReader::Parsed MailReader::parse_cancel(Cursor& c) const {
  LineReader r{c, at_};
  const bool standing = r.take("standing"_w);
  Parsed parsed = CancelStanding{};
  if (standing && c.at_end()) {
    // all of them
  } else if (!standing && r.take("all"_w)) {
    parsed = CancelAll{};
  } else if (!standing && r.take("queue"_w)) {
    parsed = CancelAhead{};
  } else if (const auto number = standing ? std::nullopt : c.integer(1, 999, words::Sign::kNone)) {
    parsed = CancelNumber{*number};
  } else {
    CancelOrders orders;
    orders.standing = standing;
    const auto verb = c.need(words_.verbs());
    orders.verb = verb ? verb->id : Name();
    while (c.ok() && !c.at_end()) {
      c.separator();
      for (const Word filler : {"by"_w, "to"_w, "from"_w, "on"_w, "for_whom"_w, "item"_w, "deal"_w, "own"_w})
        r.take(filler);
      const Vocabulary& v = at_.words;
      if (const auto item = c.integer(1, 999, words::Sign::kNone)) {
        orders.numbers.push_back(*item);
      } else if (const auto name = c.match_any({&at_.names.senators, &v.provinces, &v.wars, &v.concessions,
                                                &v.leaders, &v.laws, &at_.names.cards})) {
        orders.names.push_back(name->id);
      } else {
        break;
      }
    }
    parsed = orders;
  }
  if (!c.finish()) return not_understood(*c.problem());
  return parsed;
}

bool MailReader::cancel_all() {
  bool any = !ahead_.empty() || !fresh_ahead_.empty();
  for (Draft& draft : drafts_) {
    any = any || draft.open->answer || !draft.before.empty() || !draft.fresh.empty();
    draft.before.clear();
    draft.fresh.clear();
    draft.changed = true;
  }
  ahead_.clear();
  fresh_ahead_.clear();
  return any;
}

bool MailReader::cancel_if(const std::function<bool(const Order&)>& wanted, bool only_standing) {
  bool any = false;
  const auto clean = [&](std::vector<OrderItem>& items) {
    const bool some = std::erase_if(items, [&](const OrderItem& item) { return wanted(item.order); }) > 0;
    any = any || some;
    return some;
  };
  clean(standing_);
  clean(fresh_standing_);
  if (only_standing) return any;
  for (Draft& draft : drafts_) {
    draft.changed = clean(draft.before) || draft.changed;
    clean(draft.fresh);
  }
  clean(ahead_);
  clean(fresh_ahead_);
  return any;
}

bool MailReader::cancel_number(int number) {
  for (Draft& draft : drafts_)
    for (auto* items : {&draft.before, &draft.fresh}) {
      if (number <= static_cast<int>(items->size())) {
        items->erase(items->begin() + (number - 1));
        draft.changed = true;
        return true;
      }
      number -= static_cast<int>(items->size());
    }
  return false;
}

void MailReader::cancel(const Parsed& parsed, int line) {
  bool done = false;
  std::string rest;
  if (std::holds_alternative<CancelAll>(parsed)) {
    done = cancel_all();
    rest = words_.in("all"_w, language_);
  } else if (std::holds_alternative<CancelStanding>(parsed)) {
    done = cancel_if([](const Order&) { return true; }, true);
    rest = words_.in("standing"_w, language_);
  } else if (std::holds_alternative<CancelAhead>(parsed)) {
    done = !ahead_.empty() || !fresh_ahead_.empty();
    ahead_.clear();
    fresh_ahead_.clear();
    rest = words_.in("queue"_w, language_);
  } else if (const auto* number = std::get_if<CancelNumber>(&parsed)) {
    done = cancel_number(number->number);
    rest = std::to_string(number->number);
  } else if (const auto* orders = std::get_if<CancelOrders>(&parsed)) {
    done = cancel_if(
        [&](const Order& order) {
          return family_of(line_verb(p_, order)) == family_of(orders->verb) &&
                 mentions(order, orders->names, orders->numbers);
        },
        orders->standing);
    rest = words_.verb(orders->verb, language_);
  }
  if (!done) return refuse(line, refusal("", "nothing_to_cancel"));
  book_.receipt().cancelled = true;
  book_.understood(line, words_.verb("cancel", language_) + " " + rest);
}

}  // namespace adj::respublica
