#include "adjudicator/games/alea/orders_mail.h"

#include <algorithm>

#include "adjudicator/games/alea/ch2_e_smc.h"
#include "adjudicator/games/alea/ch6_stratagems.h"
#include "adjudicator/games/alea/orders_route.h"
#include "adjudicator/games/alea/text.h"

namespace adj::alea {

using words::Cursor;
using words::Hit;
using words::Line;

namespace {

SeatOrders own_orders(const State& s, Seat seat) {
  const auto at = s.orders.find(seat);
  return at == s.orders.end() ? SeatOrders{} : at->second;
}

// What stands for a window before this mail: the seat's own answer; W1c and W1d begin with what W1 brought.
std::vector<Item> standing_answer(Position p, const OpenFor<Alea>& open) {
  if (open.answer) {
    const auto* orders = std::get_if<Orders>(&*open.answer);
    return orders ? standing_items(orders->list) : std::vector<Item>{};
  }
  if (const auto* d = std::get_if<GeostrategyOrders>(&open.decision))
    return standing_items(fallback_for(p, *d).list);
  if (const auto* d = std::get_if<AdministrationOrders>(&open.decision))
    return standing_items(fallback_for(p, *d).list);
  return {};
}

}  // namespace

MailReader::MailReader(const Tables& tables, const State& state, const Alea::Opens& opens, Seat seat,
                       Language language)
    : tables_(tables),
      state_(state),
      p_(tables, state),
      seat_(seat),
      camp_(camp_of(state, seat)),
      language_(language),
      words_(vocabulary(tables)),
      own_(own_orders(state, seat)) {
  for (const OpenFor<Alea>& open : opens) {
    Draft draft;
    draft.open = &open;
    draft.before = standing_answer(p_, open);
    if (const auto* orders = open.answer ? std::get_if<Orders>(&*open.answer) : nullptr)
      draft.queue_serial = orders->queue_serial;
    drafts_.push_back(std::move(draft));
  }
  for (const QueuedSmc& entry : own_.queue)
    queue_.push_back({entry.serial, standing_items(entry.orders), {}, false});
  standing_ = standing_items(own_.standing);
  phase_f_ = standing_items(own_.phase_f);
  pass_all_ = own_.pass_all;
  first_queued_ = first_queued();
}

// --- Queued SMCs

const SmcOrders* MailReader::open_smc() const {
  for (const Draft& draft : drafts_)
    if (const auto* smc = std::get_if<SmcOrders>(&draft.open->decision)) return smc;
  return nullptr;
}

// The number, among this camp's SMCs of the turn, of the first queued one. A queue that waits has the SMC
// that is asked for at its head.
int MailReader::first_queued() const {
  if (const SmcOrders* smc = open_smc()) return smc->number + (queue_waits(own_) ? 0 : 1);
  if (state_.phase != Phase::e) return 1;
  const std::optional<DueSmc> due = next_smc(state_);
  const auto played = state_.turn.smc_played.find(camp_);
  const bool in_progress = due && due->camp == camp_;
  return (played == state_.turn.smc_played.end() ? 0 : played->second) + (in_progress ? 2 : 1);
}

MailReader::Section* MailReader::section(int number) {
  const int at = number - first_queued_;
  return at >= 0 && at < static_cast<int>(queue_.size()) ? &queue_[static_cast<std::size_t>(at)] : nullptr;
}

std::optional<Refusal> MailReader::refuse_heading(int number) const {
  const int next = first_queued_ + static_cast<int>(queue_.size());
  const Json::Object args{{"number", number}, {"next", next}};
  if (state_.phase == Phase::setup || state_.phase == Phase::f)
    return refusal("", "queue_only_before_e", args);
  if (number < first_queued_) return refusal("", "smc_is_over", args, RefusalKind::too_late);
  if (number > next) return refusal("", "queue_has_a_gap", args);
  const auto count = [&](const std::map<Camp, int>& by_camp) {
    const auto at = by_camp.find(camp_);
    return at == by_camp.end() ? 0 : at->second;
  };
  const int last =
      count(state_.turn.smc_left) + count(state_.turn.smc_played) + (state_.turn.extra_smc == camp_ ? 1 : 0);
  if (state_.phase == Phase::e && number > last)
    return refusal("AIE-2.Ea", "no_such_smc", Json::Object{{"number", number}, {"last", last}});
  return std::nullopt;
}

// SMC n: the lines below it are for that SMC and begin it anew.
std::optional<Refusal> MailReader::open_section(int number) {
  heading_refused_ = false;
  if (const SmcOrders* smc = open_smc(); smc && smc->number == number) {
    heading_ = std::nullopt;
    ahead_.reset();
    return std::nullopt;
  }
  if (auto no = refuse_heading(number)) {
    heading_refused_ = true;
    return no;
  }
  if (!section(number)) queue_.push_back({});
  if (heading_ != number) {
    for (const Item& item : section(number)->fresh) rewritten_.push_back(item.line);
    section(number)->before.clear();
    section(number)->fresh.clear();
    section(number)->rewritten = true;
  }
  heading_ = number;
  ahead_ = state_;
  for (const Draft& draft : drafts_)
    if (std::holds_alternative<SmcOrders>(draft.open->decision))
      for (const auto* items : {&draft.before, &draft.fresh}) foresee(*ahead_, orders_in(*items));
  for (int n = first_queued_; n < number; ++n)
    for (const auto* items : {&section(n)->before, &section(n)->fresh}) foresee(*ahead_, orders_in(*items));
  return std::nullopt;
}

// --- Lines

ReadingPlace MailReader::reading_place() {
  beside_.clear();
  const auto add = [&](const std::vector<Item>& items) {
    for (const Item& item : items) beside_.push_back(item.order);
  };
  if (heading_ && section(*heading_)) {
    add(section(*heading_)->fresh);
  } else {
    for (const Draft& draft : drafts_) {
      add(draft.before);
      add(draft.fresh);
    }
  }
  return {Position(tables_, ahead_ ? *ahead_ : state_), seat_, camp_, words_, beside_};
}

// A heading may have its first order beside it: SMC 2: MOVE …
MailReader::Parsed MailReader::parse_heading(Cursor& c, const Hit& verb) {
  const auto number = c.need_integer(1, 99, words::Sign::kNone);
  c.colon();
  if (!number) return not_understood(*c.problem());
  if (c.at_end()) return Heading{*number};
  if (auto refused = open_section(*number)) {
    refused->line = verb.line;
    refused->column = verb.column;
    return *refused;
  }
  Reading order = read_order(reading_place(), c);
  if (auto* refused = std::get_if<Refusal>(&order)) return *refused;
  return std::get<Order>(order);
}

MailReader::Parsed MailReader::parse(const Line& line) {
  Cursor c(line);
  const std::optional<Hit> verb = c.need(words_.verbs);
  if (!verb) return not_understood(*c.problem());
  const bool wait = verb->id == Name("wait") && c.at_end();
  if (verb->id == Name("done") || wait) {
    if (!c.finish()) return not_understood(*c.problem());
    return wait ? Parsed(Wait{}) : Parsed(Done{});
  }
  if (verb->id == Name("smc")) return parse_heading(c, *verb);
  if (verb->id == Name("cancel")) return parse_cancel(c, *verb);
  Reading order = read_order_of(reading_place(), *verb, c);
  if (auto* refused = std::get_if<Refusal>(&order)) return *refused;
  return std::get<Order>(order);
}

MailReading<Alea> MailReader::read(std::string_view text) {
  read_order_lines(
      text, words_.verbs, book_, [&](const Line& line) { return parse(line); },
      [&](const Parsed& parsed, int line) { act(parsed, line); },
      [&](int line) {
        note_refusal(
            line, refusal("", "too_many_lines", Json::Object{{"most", static_cast<int>(kMostOrderLines)}}));
      });
  settle_windows();
  settle_queue_and_standing();
  write_standing();
  write_receipt();
  return std::move(reading_);
}

// --- What a line does

void MailReader::act(const Parsed& parsed, int line) {
  const auto understood = [&](Name verb, const std::string& rest = "") {
    book_.understood(line, verb_word(verb, language_) + rest);
  };
  if (const auto* order = std::get_if<Order>(&parsed)) {
    place(*order, line);
  } else if (const auto* refused = std::get_if<Refusal>(&parsed)) {
    note_refusal(line, *refused);
  } else if (std::holds_alternative<Done>(parsed)) {
    reading_.done = true;
    understood("done");
  } else if (std::holds_alternative<Wait>(parsed)) {
    reading_.wait = true;
    understood("wait");
  } else if (const auto* heading = std::get_if<Heading>(&parsed)) {
    if (auto no = open_section(heading->number))
      note_refusal(line, *no);
    else
      understood("smc", " " + std::to_string(heading->number) + ":");
  } else {
    cancel(parsed, line);
  }
  for (const int gone : rewritten_) note_replaced({{gone, line}});
  rewritten_.clear();
}

Refusal MailReader::nowhere(const Order& order) const {
  const auto* play = std::get_if<Play>(&order.body);
  if (play) return refuse_phase(play->face);
  const Catalogue& say = order_words(tables_, language_);
  Json open = Json::array();
  for (const Draft& draft : drafts_) {
    const auto kind = std::visit([](const auto& d) { return std::string(std::decay_t<decltype(d)>::kName); },
                                 draft.open->decision);
    open.push_back(Json(say.sentence("decision." + kind)));
  }
  return refusal("", "not_in_this_window", Json::Object{{"order", verb_of(order).str()}, {"open", open}});
}

void MailReader::place(const Order& order, int line) {
  book_.understood(line, order_line(tables_, order, language_));
  if (order.until && !may_stand(tables_, order))
    return note_refusal(line,
                        refusal("", "until_only_standing", Json::Object{{"order", verb_of(order).str()}}));
  if (heading_refused_) return note_refusal(line, refusal("", "under_a_refused_heading"));
  if (heading_) {
    if (auto no = place_in_queue(order, line)) note_refusal(line, *no);
    return;
  }
  for (Draft& draft : drafts_) {
    if (!takes(p_, draft.open->decision, order)) continue;
    draft.fresh.push_back({order, line});
    return;
  }
  switch (elsewhere(p_, order)) {
    case Elsewhere::standing:
      return fresh_standing_.push_back({order, line});
    case Elsewhere::phase_f:
      return fresh_phase_f_.push_back({order, line});
    case Elsewhere::queue:
      if (auto no = place_in_queue(order, line)) note_refusal(line, *no);
      return;
    case Elsewhere::nowhere:
      return note_refusal(line, nowhere(order));
  }
}

// Under a heading, or for the SMC that comes next when none is open. What is no part of an SMC keeps its
// usual place.
std::optional<Refusal> MailReader::place_in_queue(const Order& order, int line) {
  if (const Pass* pass = std::get_if<Pass>(&order.body); pass && pass->all) {
    pass_all_ = standing_changed_ = true;
    return std::nullopt;
  }
  if (!takes(p_, SmcOrders{seat_, camp_, 0}, order)) {
    const Elsewhere where = elsewhere(p_, order);
    if (where == Elsewhere::standing) fresh_standing_.push_back({order, line});
    if (where == Elsewhere::phase_f) fresh_phase_f_.push_back({order, line});
    if (where == Elsewhere::standing || where == Elsewhere::phase_f) return std::nullopt;
    return nowhere(order);
  }
  const int number = heading_.value_or(first_queued_);
  if (!section(number)) queue_.push_back({});
  section(number)->fresh.push_back({order, line});
  return std::nullopt;
}

MailReading<Alea> Alea::read_mail(const Tables& tables, const State& state, const Opens& opens, Seat seat,
                                  std::string_view text, Language language) {
  return MailReader(tables, state, opens, seat, language).read(text);
}

}  // namespace adj::alea
