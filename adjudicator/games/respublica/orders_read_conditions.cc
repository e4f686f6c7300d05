// 7.3  IF …: what may be written behind it.

#include "adjudicator/games/respublica/orders_read.h"

namespace adj::respublica {

using words::Compare;
using words::Cursor;
using words::Sign;

namespace {

using K = ConditionKind;

// UNREST >= 3, and UNREST > 2, which says the same.
void read_at_least(LineReader& r, Condition& condition, K kind) {
  condition.kind = kind;
  const int line = r.c.line(), column = r.c.column();
  const std::optional<Compare> sign = r.c.compare_sign();
  if (!sign) return r.c.fail();
  condition.number = r.c.need_integer(-LineReader::kMostNumber, LineReader::kMostNumber).value_or(0);
  if (*sign == Compare::kGreater)
    ++condition.number;
  else if (*sign != Compare::kGreaterOrEqual)
    r.refuse_at(line, column, "at_least_only");
}

// TREASURY < 50, and TREASURY <= 49.
void read_below(LineReader& r, Condition& condition) {
  condition.kind = K::treasury_below;
  const int line = r.c.line(), column = r.c.column();
  const std::optional<Compare> sign = r.c.compare_sign();
  if (!sign) return r.c.fail();
  condition.number = r.number(0, 9999);
  if (*sign == Compare::kLessOrEqual)
    ++condition.number;
  else if (*sign != Compare::kLess)
    r.refuse_at(line, column, "below_only");
}

// FOR >= 20; FOR > AGAINST
void read_votes(LineReader& r, Condition& condition, bool in_favour) {
  const std::size_t start = r.c.mark();
  const int line = r.c.line(), column = r.c.column();
  const std::optional<Compare> sign = r.c.compare_sign();
  if (!sign) return r.c.fail();
  if (!r.take(in_favour ? "against"_w : "in_favour"_w)) {
    r.c.reset(start);
    return read_at_least(r, condition, in_favour ? K::votes_for : K::votes_against);
  }
  condition.kind = in_favour ? K::for_leads : K::against_leads;
  const Compare wanted = in_favour ? Compare::kGreater : Compare::kGreaterOrEqual;
  if (*sign != wanted) r.refuse_at(line, column, "for_leads_only");
}

// ITEM 2 PASSED; FIRST FAILED
void read_outcome(LineReader& r, Condition& condition) {
  condition.kind = r.either("passed"_w, "failed"_w) ? K::item_passed : K::item_failed;
}

// Aquila FOR [ON 2]; Aquila VETOED
void read_faction(LineReader& r, Condition& condition) {
  condition.kind = K::faction_voted;
  condition.seat = need_seat(r);
  r.pass_over("votes"_w);
  if (r.take("vetoed"_w))
    condition.kind = K::faction_vetoed;
  else if (r.take("in_favour"_w))
    condition.choice = VoteChoice::in_favour;
  else if (r.take("against"_w))
    condition.choice = VoteChoice::against;
  else if (r.expect("abstained"_w), r.c.ok())
    condition.choice = VoteChoice::abstain;
  if (r.take("on"_w)) condition.item = r.number(1);
}

void read_tribune_use(LineReader& r, Condition& condition) {
  if (r.take("on"_w)) {
    condition.kind = K::tribune_on;
    r.take("item"_w);
    condition.item = r.number(1);
    return;
  }
  condition.kind = K::tribune_by;
  r.expect("of"_w);
  condition.seat = need_seat(r);
}

// 2 PASSED is about an item, 2 FOR about a seat.
bool read_bare_item(LineReader& r, Condition& condition) {
  const std::size_t start = r.c.mark();
  const std::optional<int> number = r.c.integer(1, LineReader::kMostNumber, Sign::kNone);
  if (number && (r.next_is("passed"_w) || r.next_is("failed"_w))) {
    condition.item = *number;
    read_outcome(r, condition);
    return true;
  }
  r.c.reset(start);
  return false;
}

// TRIBUNE IF ADJOURN is a moment, and no condition: but who slips in the word is asked whether he meant it.
void ask_for_moment(LineReader& r) {
  const std::size_t start = r.c.mark();
  if (!r.take("adjourn"_w)) return;
  r.c.reset(start);
  r.c.fail();
}

Condition read_condition(LineReader& r) {
  Condition c;
  const auto is = [&](K kind) { c.kind = kind; };
  // NO REBEL and NON ALIGNE before NO, which is a vote.
  if (r.take("no_rebel"_w)) {
    is(K::no_rebel);
  } else if (r.take("unaligned"_w)) {
    is(K::unaligned);
  } else if (r.take("in_favour"_w)) {
    read_votes(r, c, true);
  } else if (r.take("against"_w)) {
    read_votes(r, c, false);
  } else if (r.take("item"_w)) {
    c.item = r.number(1);
    read_outcome(r, c);
  } else if (r.take("first"_w)) {
    read_outcome(r, c);
  } else if (r.take("nominee"_w)) {
    is(K::nominee);
    c.senator = need_senator(r);
  } else if (r.take("unrest"_w)) {
    read_at_least(r, c, K::unrest_at_least);
  } else if (r.take("treasury"_w)) {
    read_below(r, c);
  } else if (r.take("guilty"_w)) {
    is(K::guilty);
  } else if (r.take("bankrupt"_w)) {
    is(K::bankrupt);
  } else if (r.take("loyal"_w)) {
    read_at_least(r, c, K::loyal_at_least);
  } else if (r.take("difference"_w)) {
    read_at_least(r, c, K::difference);
  } else if (r.take("tribune"_w)) {
    read_tribune_use(r, c);
  } else if (r.take("cancelled"_w)) {
    is(K::cancelled);
  } else if (r.take("attempt"_w)) {
    is(K::attempt_by);
    r.expect("of"_w);
    c.seat = need_seat(r);
  } else if (!read_bare_item(r, c)) {
    read_faction(r, c);
  }
  return c;
}

}  // namespace

std::vector<Condition> read_conditions(LineReader& line, Cursor cursor, Name verb) {
  LineReader r{cursor, line.at};
  std::vector<Condition> conditions;
  if (verb == Name("tribune")) ask_for_moment(r);
  do {
    conditions.push_back(read_condition(r));
  } while (r.ok() && cursor.separator());
  if (r.ok()) cursor.finish();
  if (const auto& problem = cursor.problem()) line.c.fail(*problem);
  if (r.refused && !line.refused) line.refused = r.refused;
  line.columns.insert(r.columns.begin(), r.columns.end());
  return conditions;
}

}  // namespace adj::respublica
