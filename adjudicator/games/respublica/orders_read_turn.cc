// Orders of Revenue and Forum.

#include "adjudicator/games/respublica/orders_read.h"

namespace adj::respublica {

using words::Cursor;
using words::Sign;

// --- Revenue
Order read_spoils(LineReader& r) {
  TakeSpoils o;
  if (!r.take("all"_w)) o.province = need_province(r);
  o.yes = r.yes_or_no();
  return o;
}

Order read_grain(LineReader& r) {
  SellGrain o;
  o.concession = need_concession(r);
  o.yes = r.yes_or_no();
  return o;
}

Order read_move(LineReader& r) {
  MoveTalents o;
  o.talents = r.number();
  r.take("from"_w);
  o.from = need_purse(r);
  r.expect("towards"_w);
  o.to = need_purse(r);
  return o;
}

Order read_set(LineReader& r) {
  SetPurse o;
  o.senator = need_senator(r);
  r.c.equals();
  o.talents = r.number();
  return o;
}

Order read_rest(LineReader& r) {
  r.take("towards"_w);
  return RestTo{need_purse(r)};
}

Order read_give(LineReader& r) {
  GiveTalents o;
  o.talents = r.number();
  if (r.take("from"_w)) o.from = need_purse(r);
  r.expect("to"_w);
  o.to = need_seat(r);
  return o;
}

Order read_contribute(LineReader& r) {
  Contribute o;
  o.senator = need_senator(r);
  o.up_to = r.take("up_to"_w);
  o.talents = r.number();
  return o;
}

Order read_upkeep(LineReader& r) {
  r.expect("all"_w);
  return RebelUpkeep{0};
}
Order read_release(LineReader& r) { return RebelUpkeep{r.number(0, 99)}; }
Order read_keep(LineReader& r) {
  r.expect("released"_w);
  return KeepReleased{r.yes_or_no()};
}

Order read_levy(LineReader& r) {
  Levy o;
  o.province = need_province(r);
  bool more = true;
  while (r.ok() && more) {
    int* part = r.take("armies"_w)   ? &o.armies
                : r.take("fleets"_w) ? &o.fleets
                : r.take("add"_w)    ? &o.add
                                     : nullptr;
    more = part != nullptr;
    if (part) *part = r.number();
  }
  return o;
}

// --- Forum
namespace {

// BRIBE 9 MAX 16 TARGET 8, in any order.
void read_bribes(LineReader& r, Persuade& o) {
  std::optional<int> most;
  for (bool more = true; r.ok() && more;) {
    if (r.take("bribe"_w))
      o.bribe = r.number();
    else if (r.take("max"_w))
      most = r.number();
    else if (r.take("target"_w))
      o.aim = r.number();
    else
      more = false;
  }
  o.most = most.value_or(o.bribe);
}

Persuade read_persuasion(LineReader& r, PersuasionCard card) {
  Persuade o;
  o.card = card;
  o.newcomer = r.take("new"_w);
  if (!o.newcomer) o.target = need_senator(r);
  r.expect("by"_w);
  o.by = need_senator(r);
  read_bribes(r, o);
  return o;
}

}  // namespace

Order read_persuade(LineReader& r) { return read_persuasion(r, PersuasionCard::none); }
Order read_seduce(LineReader& r) { return read_persuasion(r, PersuasionCard::seduction); }
Order read_blackmail(LineReader& r) { return read_persuasion(r, PersuasionCard::blackmail); }

Order read_counter(LineReader& r) {
  CounterBribe o;
  if (!r.take("own"_w)) o.target = need_senator(r);
  r.expect("max"_w);
  o.most = r.number();
  if (r.take("down_to"_w)) o.down_to = r.c.need_integer(-99, 99).value_or(0);
  return o;
}
Order read_defend(LineReader& r) { return read_counter(r); }

Order read_knight(LineReader& r) {
  AttractKnight o;
  if (r.take("none"_w)) return o;
  o.senator = need_senator(r);
  o.talents = r.c.integer(0, LineReader::kMostNumber, Sign::kNone).value_or(0);
  return o;
}

Order read_pressure(LineReader& r) {
  PressureKnights o;
  o.knights = r.c.list_of([&](Cursor&) -> std::optional<KnightsGiven> {
    const std::optional<SenatorId> man = match_senator(r);
    if (!man) return std::nullopt;
    return KnightsGiven{*man, r.number(1, 99)};
  });
  if (o.knights.empty() && r.c.ok()) r.c.fail();
  return o;
}

Order read_games(LineReader& r) {
  HoldGames o;
  o.senator = need_senator(r);
  const auto show = r.c.need(r.at.words.games);
  if (show) o.games = static_cast<Games>(show->value);
  return o;
}

// BID [2] Fabius 3 [MAX 7]
Order read_bid(LineReader& r) {
  Bid o;
  o.auction = r.c.integer(1, 6, Sign::kNone).value_or(0);
  o.senator = need_senator(r);
  o.opening = r.number();
  o.most = r.take("max"_w) ? r.number() : o.opening;
  return o;
}

Order read_ask(LineReader&) { return AskMe{}; }

Order read_leader_dies(LineReader& r) {
  const auto hit = r.c.need(r.at.words.leaders);
  return LeaderDies{hit ? LeaderId(hit->id.view()) : LeaderId()};
}
Order read_catiline(LineReader& r) { return NameCatiline{need_seat(r)}; }

Order read_storm(LineReader& r) {
  ChooseStorm o;
  r.take("from"_w);
  o.from = r.c.list_of([&](Cursor& c) -> std::optional<WarId> {
    if (r.take("rome"_w)) return WarId();
    const auto hit = c.match(r.at.words.wars);
    return hit ? std::optional(WarId(hit->id.view())) : std::nullopt;
  });
  if (o.from.empty() && r.c.ok()) r.c.fail();
  return o;
}

Order read_alliance(LineReader& r) { return ChooseAlliance{need_war(r)}; }

}  // namespace adj::respublica
