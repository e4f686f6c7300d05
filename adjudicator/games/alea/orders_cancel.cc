// CANCEL: takes back one answer, or the set. CANCEL ALL means everything sent for the open windows and the
// SMCs to come; standing orders stay, and have a word of their own.

#include <algorithm>

#include "adjudicator/games/alea/orders_mail.h"
#include "adjudicator/games/alea/text.h"

namespace adj::alea {

using words::Cursor;
using words::Hit;

// CANCEL ALL | STANDING | QUEUE | SMC 2 | 3 | MOVE Caesar | PLAY WALLS | EVADE
MailReader::Parsed MailReader::parse_cancel(Cursor& c, const Hit& verb) {
  Parsed parsed = CancelAll{};
  const int column = c.column();
  if (c.keyword({"STANDING", "PERMANENTS", "PERMANENT"})) {
    parsed = CancelStanding{};
  } else if (c.keyword({"QUEUE", "FILE"})) {
    parsed = CancelQueue{};
  } else if (const auto number = c.integer(1, 999, words::Sign::kNone)) {
    parsed = CancelNumber{*number, column};
  } else if (!c.keyword(words::kAll)) {
    const auto what = c.need(words_.verbs);
    CancelOrders orders{what ? what->id : Name(), {}, std::nullopt, column};
    if (orders.verb == Name("smc")) {
      parsed = CancelSmc{c.need_integer(1, 99, words::Sign::kNone).value_or(0)};
      c.colon();
    } else {
      if (orders.verb == Name("play"))
        if (const auto family = c.match(words_.stratagems)) orders.family = family->id;
      static constexpr auto kFillers = std::to_array<std::string_view>(
          {"FROM", "DE", "TO", "VERS", "AT", "A", "IN", "EN", "WITH", "AVEC", "FLEET", "FLOTTE", "LEGIO"});
      while (c.ok() && !c.at_end()) {
        while (c.keyword(kFillers) || c.separator()) continue;
        const auto name = c.match_any({&words_.leaders, &words_.zones, &words_.legions, &words_.peoples,
                                       &words_.regions, &words_.counters});
        if (!name) break;
        orders.names.push_back(name->id);
      }
      parsed = orders;
    }
  }
  if (!c.finish()) {
    Refusal refused = not_understood(*c.problem());
    if (refused.line == 0) refused.line = verb.line;
    return refused;
  }
  return parsed;
}

bool MailReader::cancel_all() {
  bool any = !queue_.empty() || pass_all_;
  for (Draft& draft : drafts_) {
    any = any || draft.open->answer || !draft.before.empty() || !draft.fresh.empty();
    draft.before.clear();
    draft.fresh.clear();
    draft.choice.reset();
    draft.changed = true;
  }
  standing_changed_ = standing_changed_ || !queue_.empty() || pass_all_;
  queue_.clear();
  pass_all_ = false;
  return any;
}

bool MailReader::cancel_if(const std::function<bool(const Order&)>& wanted) {
  const auto clean = [&](std::vector<Item>& items) {
    return std::erase_if(items, [&](const Item& item) { return wanted(item.order); }) > 0;
  };
  bool any = false;
  for (Draft& draft : drafts_) {
    const bool older = clean(draft.before), newer = clean(draft.fresh);
    draft.changed = draft.changed || older;
    any = any || older || newer;
  }
  for (Section& entry : queue_)
    for (auto* items : {&entry.before, &entry.fresh})
      if (clean(*items)) any = standing_changed_ = true;
  for (auto* items : {&standing_, &phase_f_, &fresh_standing_, &fresh_phase_f_})
    if (clean(*items)) any = standing_changed_ = true;
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

bool MailReader::cancel_smc(int number) {
  if (!section(number)) return false;
  queue_.erase(queue_.begin() + (number - first_queued_));
  standing_changed_ = true;
  return true;
}

void MailReader::cancel(const Parsed& parsed, int line) {
  bool done = false;
  std::string rest;
  if (std::holds_alternative<CancelAll>(parsed)) {
    done = cancel_all();
    rest = language_ == Language::fr ? " TOUT" : " ALL";
  } else if (std::holds_alternative<CancelStanding>(parsed)) {
    done = !standing_.empty() || !phase_f_.empty() || !fresh_standing_.empty() || !fresh_phase_f_.empty();
    for (auto* items : {&standing_, &phase_f_, &fresh_standing_, &fresh_phase_f_}) items->clear();
    standing_changed_ = standing_changed_ || done;
    rest = language_ == Language::fr ? " PERMANENTS" : " STANDING";
  } else if (std::holds_alternative<CancelQueue>(parsed)) {
    done = !queue_.empty() || pass_all_;
    queue_.clear();
    pass_all_ = false;
    standing_changed_ = standing_changed_ || done;
    rest = language_ == Language::fr ? " FILE" : " QUEUE";
  } else if (const auto* smc = std::get_if<CancelSmc>(&parsed)) {
    done = cancel_smc(smc->number);
    rest = " SMC " + std::to_string(smc->number);
  } else if (const auto* number = std::get_if<CancelNumber>(&parsed)) {
    done = cancel_number(number->number);
    rest = " " + std::to_string(number->number);
  } else if (const auto* orders = std::get_if<CancelOrders>(&parsed)) {
    done = cancel_if([&](const Order& order) {
      const Play* play = std::get_if<Play>(&order.body);
      if (verb_of(order) != orders->verb && !(play && orders->verb == Name("play"))) return false;
      if (orders->family && !(play && family_of(play->face) == *orders->family)) return false;
      return mentions(order, orders->names);
    });
    rest = " " + verb_word(orders->verb, language_);
  }
  if (!done) return note_refusal(line, refusal("", "nothing_to_cancel"));
  book_.receipt().cancelled = true;
  book_.understood(line, verb_word("cancel", language_) + rest);
}

}  // namespace adj::alea
