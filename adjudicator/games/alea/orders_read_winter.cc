// Orders of phase F: Caesar's murder, the last Assassin, the winter.

#include "adjudicator/games/alea/orders_read.h"

namespace adj::alea {

using words::kAt;

// KEEP AT zone: units
OrderBody read_keep_units(LineReader& r) {
  KeepUnits o;
  r.c.keyword(kAt);
  o.zone = need_zone(r);
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
  o.zone = need_zone(r);
  r.c.expect(kTowards);
  o.to = need_zone(r);
  return o;
}

OrderBody read_alexandria(LineReader& r) {
  const std::vector<PieceTerm> terms = need_pieces(r);
  return Alexandria{choose_units(r, terms, Pool{})};
}

OrderBody read_winter(LineReader& r) {
  Winter o;
  const auto who = r.c.need_any({&r.at.words.zones, &r.at.words.leaders});
  if (who && who->lexicon == 0) o.zone = ZoneId(who->id.view());
  if (who && who->lexicon == 1) o.leader = LeaderId(who->id.view());
  r.c.expect(kTowards);
  o.to = need_zone(r);
  return o;
}

OrderBody read_garrison(LineReader& r) {
  Garrison o;
  o.region = need_region(r);
  r.c.expect(words::kFrom);
  o.from = need_zone(r);
  skip_colon(r);
  const std::vector<PieceTerm> terms = need_pieces(r);
  if (r.ok()) o.units = choose_units(r, terms, Pool{{}, land_units_in(r.at.p, o.from, r.at.camp), false});
  return o;
}

OrderBody read_recruit(LineReader& r) {
  if (r.c.keyword({"MAX", "MAX", "MAXIMUM"})) return RecruitPolicy{true};
  if (r.c.keyword({"MIN", "MIN", "MINIMUM"})) return RecruitPolicy{false};
  Recruit o;
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
OrderBody read_keep(LineReader& r) { return read_counters(r, true); }

}  // namespace adj::alea
