// 7.5.4  IF …: what may be written behind it.

#include "adjudicator/games/alea/orders_read.h"

namespace adj::alea {

using words::Cursor;

namespace {

// Larger numbers mean nothing on this board.
constexpr int kMostPf = 999;

std::optional<Comparison> meaning_of(words::Compare sign) {
  using C = words::Compare;
  switch (sign) {
    case C::kLess:
      return Comparison::less;
    case C::kLessOrEqual:
      return Comparison::less_equal;
    case C::kEqual:
      return Comparison::equal;
    case C::kGreaterOrEqual:
      return Comparison::greater_equal;
    case C::kGreater:
      return Comparison::greater;
    case C::kNotEqual:
      break;
  }
  return std::nullopt;
}

// The right side: a ratio for ODDS, a whole number for PF and SPQR.
void read_comparison(LineReader& r, Cursor& c, Condition& condition, bool ratio) {
  skip_words(c, {"is", "are", "est"});
  const int line = c.line(), column = c.column();
  const auto refuse_here = [&](const char* key) {
    r.refuse("", key, {});
    r.refused->line = line;
    r.refused->column = column;
  };
  const std::optional<words::Compare> sign = c.compare_sign();
  if (!sign) return c.fail();
  const std::optional<words::Fraction> value = c.need_fraction();
  if (!value) return;
  const std::optional<Comparison> comparison = meaning_of(*sign);
  if (!comparison) return refuse_here("no_such_comparison");
  const bool small = value->numerator >= 0 && value->numerator <= kMostPf && value->denominator <= kMostPf;
  if (!small || (!ratio && value->denominator != 1)) return refuse_here("no_such_number");
  condition.comparison = *comparison;
  condition.numerator = value->numerator;
  condition.denominator = value->denominator;
}

void read_people_or_region(LineReader& r, Cursor& c, Condition& condition) {
  const auto hit = c.need_any({&r.at.words.peoples, &r.at.words.regions, &r.at.words.leaders});
  if (!hit) return;
  if (hit->lexicon == 2) {
    condition.kind = ConditionKind::leader_present;
    condition.leader = LeaderId(hit->id.view());
    skip_words(c, {"is", "est"});
    c.expect({"PRESENT", "PRESENTE"});
  } else if (hit->lexicon == 0) {
    condition.people = PeopleId(hit->id.view());
    skip_words(c, {"is", "are", "est", "sont"});
    const bool war = c.keyword({"AT WAR", "EN GUERRE"});
    condition.kind = war ? ConditionKind::people_at_war : ConditionKind::people_at_peace;
    if (!war) c.expect({"AT PEACE", "EN PAIX"});
  } else {
    condition.region = RegionId(hit->id.view());
    skip_words(c, {"is", "est"});
    const bool mine = c.keyword({"MINE", "A MOI"});
    condition.kind = mine ? ConditionKind::region_mine : ConditionKind::region_enemy;
    if (!mine) c.expect({"ENEMY", "ADVERSE", "ENNEMI", "ENNEMIE"});
  }
}

// INITIATIVE IS LOST
bool is_lost(Cursor& c) {
  skip_words(c, {"is", "est"});
  const std::size_t before = c.mark();
  skip_words(c, {"lost", "perdue"});
  return c.mark() != before;
}

Condition read_condition(LineReader& r, Cursor& c) {
  Condition condition;
  skip_words(c, {"i", "we", "it", "have", "is", "j", "ai", "elle", "est"});
  if (c.keyword({"LOST", "PERDUE", "PERDU", "LOSE"})) {
    condition.kind = ConditionKind::lost_initiative;
  } else if (c.keyword({"INITIATIVE"})) {
    condition.kind = is_lost(c) ? ConditionKind::lost_initiative : ConditionKind::has_initiative;
  } else if (c.keyword({"NO", "SANS", "NOT", "PAS"})) {
    condition.kind = ConditionKind::no_initiative;
    c.expect({"INITIATIVE"});
  } else if (c.keyword({"ODDS", "RAPPORT"})) {
    condition.kind = ConditionKind::odds;
    read_comparison(r, c, condition, true);
  } else if (c.keyword({"PF"})) {
    condition.kind = ConditionKind::pf;
    read_comparison(r, c, condition, false);
  } else if (c.keyword({"SPQR"})) {
    condition.kind = ConditionKind::spqr;
    read_comparison(r, c, condition, false);
  } else if (c.keyword({"LEADER", "CHEF"})) {
    condition.kind = ConditionKind::leader_present;
    if (const auto hit = c.need(r.at.words.leaders)) condition.leader = LeaderId(hit->id.view());
    skip_words(c, {"is", "est"});
    c.expect({"PRESENT", "PRESENTE"});
  } else {
    read_people_or_region(r, c, condition);
  }
  return condition;
}

}  // namespace

std::vector<Condition> read_conditions(LineReader& r, Cursor c) {
  std::vector<Condition> conditions;
  do {
    conditions.push_back(read_condition(r, c));
  } while (c.ok() && !r.refused && c.separator());
  if (c.ok() && !r.refused) c.finish();
  if (const auto& problem = c.problem()) r.c.fail(*problem);
  return conditions;
}

}  // namespace adj::alea
