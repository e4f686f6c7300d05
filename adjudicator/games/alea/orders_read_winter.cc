// Orders of phase F: Caesar's murder, the last Assassin, the winter.

#include "adjudicator/games/alea/orders_read.h"

namespace adj::alea {

using words::kAt;

// KEEP AT zone: units
OrderBody read_keep_units(LineReader& r) {
  KeepUnits o;
  r.c.keyword(kAt);
  const auto where = r.c.need_any({&r.at.words.zones, &r.at.words.counters});
  if (where && where->lexicon == 1) {  // GARDE S01: he means CONSERVE
    Discard kept{{CounterId(where->id.view())}, true};
    for (const words::Hit& hit : r.c.list(r.at.words.counters)) kept.counters.emplace_back(hit.id.view());
    return kept;
  }
  if (where) o.zone = ZoneId(where->id.view());
  skip_colon(r);
  if (r.c.keyword(kNobody)) return o;
  const std::vector<PieceTerm> terms = need_pieces(r);
  if (r.ok())
    o.units =
        choose_units(r, terms, Pool{{}, fresh_first(r.at.p, units_in(r.at.p, o.zone, r.at.camp)), false});
  return o;
}

OrderBody read_send(LineReader& r) {
  SendStack o;
  r.c.keyword(words::kFrom);
  o.zone = need_zone(r);
  o.to = need_goal(r, kInto);
  return o;
}

OrderBody read_alexandria(LineReader& r) {
  const std::vector<PieceTerm> terms = need_pieces(r);
  return Alexandria{choose_units(r, terms, Pool{})};
}

OrderBody read_winter(LineReader& r) {
  Winter o;
  skip_words(r.c, {"from"});
  const auto who = r.c.need_any({&r.at.words.zones, &r.at.words.leaders});
  if (who && who->lexicon == 0) o.zone = ZoneId(who->id.view());
  if (who && who->lexicon == 1) o.leader = LeaderId(who->id.view());
  o.to = need_goal(r, kInto);
  return o;
}

// GARRISON region FROM zone: legions, or the legions first.
OrderBody read_garrison(LineReader& r) {
  Garrison o;
  skip_words(r.c, {"in", "en"});
  o.region = need_region(r);
  skip_colon(r);
  skip_words(r.c, {"with", "avec"});
  std::vector<PieceTerm> terms;
  if (!r.c.next_is(words::kFrom)) terms = read_pieces(r);
  r.c.expect(words::kFrom);
  o.from = need_zone(r);
  skip_colon(r);
  skip_words(r.c, {"with", "avec"});
  if (terms.empty()) terms = need_pieces(r);
  if (r.ok()) o.units = choose_units(r, terms, Pool{{}, land_units_in(r.at.p, o.from, r.at.camp), false});
  return o;
}

OrderBody read_recruit(LineReader& r) {
  if (r.c.keyword({"MAX", "MAX", "MAXIMUM", "ALL", "TOUT"})) return RecruitPolicy{true};
  if (r.c.keyword({"MIN", "MIN", "MINIMUM", "NOTHING", "RIEN"})) return RecruitPolicy{false};
  Recruit o;
  skip_words(r.c, {"in", "en"});
  o.region = need_region(r);
  skip_colon(r);
  const std::vector<PieceTerm> terms = need_pieces(r);
  Pool pool;
  for (const Unit& u : r.state().unit)
    if (u.where == Where::reserve && r.tables().unit(u.id).roman()) pool.units.push_back(u.id);
  o.units = choose_units(r, terms, pool);
  return o;
}

OrderBody read_home(LineReader& r) {
  Home o;
  const std::vector<PieceTerm> terms = need_pieces(r);
  r.c.expect(words::kIn);
  o.zone = need_zone(r);
  Pool pool;
  for (const Unit& u : r.state().unit)
    if (!r.tables().unit(u.id).roman()) pool.units.push_back(u.id);
  o.units = choose_units(r, terms, pool);
  return o;
}

namespace {

Discard read_counters(LineReader& r, bool keep) {
  Discard o;
  o.keep = keep;
  for (const words::Hit& hit : r.c.need_list(r.at.words.counters)) o.counters.emplace_back(hit.id.view());
  return o;
}

}  // namespace

OrderBody read_discard(LineReader& r) { return read_counters(r, false); }

// KEEP GALLIA 8: …, where KEEP AT was meant.
OrderBody read_keep(LineReader& r) {
  const std::size_t before = r.c.mark();
  const bool zone = r.c.keyword(kAt) || r.c.match(r.at.words.zones).has_value();
  r.c.reset(before);
  if (zone) return read_keep_units(r);
  return read_counters(r, true);
}

}  // namespace adj::alea
