// The reader's own secrets: his hand with what each card does, his treasury, his standing and sealed orders.

#include <algorithm>

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

std::string statesman_line(const Reader& r, SenatorId id) {
  const SenatorInfo& man = r.p.tables.senator(id);
  return r.say("report.card.statesman", {{"name", man.name.in(r.language)},
                                         {"family", man_name(r.p.tables, man.family_id, r.language)},
                                         {"military", man.military},
                                         {"oratory", man.oratory},
                                         {"loyalty", man.loyalty},
                                         {"influence", man.influence},
                                         {"popularity", man.popularity},
                                         {"does", r.say("ability." + id.str())}});
}

std::string concession_line(const Reader& r, ConcessionId id) {
  const ConcessionInfo& c = r.p.tables.concession(id);
  return r.say("report.card.concession", {{"name", c.name.in(r.language)},
                                          {"income", c.income},
                                          {"per_legion", c.per_legion},
                                          {"per_fleet", c.per_fleet},
                                          {"grain", c.grain},
                                          {"needs_land_bill", c.needs_land_bill}});
}

PrivateBlock hand_block(const Reader& r, Seat whose) {
  PrivateBlock block{
      whose == r.seat ? r.say("report.own.hand") : r.say("report.own.hand_of", {{"seat", whose.number}}),
      {},
      r.say("report.own.no_hand")};
  // Cards of one face are one line.
  const std::vector<CardId>& hand = faction(r.p.state, whose).hand;
  const auto same = [&](CardId a, CardId b) { return face_of(r.p.tables, a) == face_of(r.p.tables, b); };
  for (auto at = hand.begin(); at != hand.end(); ++at) {
    if (std::any_of(hand.begin(), at, [&](CardId id) { return same(id, *at); })) continue;
    block.lines.push_back(card_line(
        r, *at, static_cast<int>(std::count_if(at, hand.end(), [&](CardId id) { return same(id, *at); }))));
  }
  return block;
}

PrivateBlock treasury_block(const Reader& r) {
  const State& s = r.p.state;
  int purses = 0;
  for (const SenatorId id : senators_of(s, r.seat)) purses += senator(s, id).talents;
  return {
      r.say("report.own.treasury"),
      {r.say("report.own.treasury_value", {{"treasury", faction(s, r.seat).treasury}, {"purses", purses}})},
      ""};
}

void add_orders(const Reader& r, const char* key, const std::vector<Order>& orders,
                std::vector<PrivateBlock>& blocks) {
  if (orders.empty()) return;
  blocks.push_back({r.say(std::string("report.own.") + key), order_lines_of(r, orders), ""});
}

}  // namespace

std::string card_line(const Reader& r, CardId id, int copies) {
  const CardInfo& card = r.p.tables.card(id);
  if (card.kind == CardKind::statesman) return statesman_line(r, as<SenatorId>(id));
  if (card.kind == CardKind::concession) return concession_line(r, as<ConcessionId>(id));
  std::string key = id.str();
  if (card.intrigue) key = name_of(*card.intrigue);
  if (card.law) key = name_of(*card.law);
  return r.say("report.card.other", {{"name", card_name(r.p.tables, id, r.language)},
                                     {"copies", copies > 1 ? copies : 0},
                                     {"does", r.named("card", key)}});
}

std::vector<PrivateBlock> private_blocks(const Reader& r) {
  if (!r.plays()) return {};
  const State& s = r.p.state;
  std::vector<PrivateBlock> blocks{hand_block(r, r.seat), treasury_block(r)};
  for (const Faction& f : s.faction)
    if (f.seat != r.seat && !f.eliminated && !f.hand.empty() && sees_hand(s, r.seat, f.seat))
      blocks.push_back(hand_block(r, f.seat));
  const auto at = s.orders.find(r.seat);
  if (at == s.orders.end()) return blocks;
  add_orders(r, "standing", at->second.standing, blocks);
  add_orders(r, "ahead", at->second.ahead, blocks);
  add_orders(r, "added", at->second.added, blocks);
  add_orders(r, "provisional", at->second.provisional, blocks);
  return blocks;
}

}  // namespace adj::respublica
