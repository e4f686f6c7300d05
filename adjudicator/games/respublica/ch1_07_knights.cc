// RPR-1.07.5 – 1.07.7  Knights, games, and the faction's leader.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

// RPR-1.10.71b  A captive's treasury is frozen.
std::optional<Refusal> refuse_captive(Position p, SenatorId id) {
  if (senator(p.state, id).place != Place::captive) return std::nullopt;
  return refusal("RPR-1.10.71b", "captive", about("senator", id));
}

// RPR-CARD-088, 110a, 144b, R-12
std::vector<Share> knight_shares(Position p, SenatorId id) {
  const Senator& m = senator(p.state, id);
  std::vector<Share> shares{{top_card(p, m).id, top_card(p, m).abilities.knight_bonus},
                            {"cards_in_force", faction(p.state, m.faction).knight_bonus},
                            {"omens", -omens(p.state)}};
  std::erase_if(shares, [](const Share& share) { return share.value == 0; });
  return shares;
}

void attract(RprTable& t, Seat seat, SenatorId id, int talents) {
  State& s = t.state();
  if (id.empty() || faction(s, seat).no_knights) return;  // RPR-CARD-144b
  change_purse(t, "RPR-1.07.5a", id, -talents, "knight");
  KnightTried told;
  told.senator = id;
  told.talents = talents;
  told.shares = knight_shares(t, id);
  told.total = t.d6("RPR-1.07.5a", "knight", senator_text(t, id)) + talents;
  for (const Share& share : told.shares) told.total += share.value;
  told.success = told.total >= t.tables().constants.knight_target;
  t.tell("RPR-1.07.5a", told);
  if (told.success) ++senator(s, id).knights;
}

// RPR-1.07.51a  A die for each.
void pressure(RprTable& t, const PressureKnights& o) {
  for (const KnightsGiven& given : o.knights) {
    int talents = 0;
    for (int i = 0; i < given.knights; ++i)
      talents += std::max(0, omened_d6(t, "RPR-1.07.51a", "pressure", senator_text(t, given.senator)));
    senator(t.state(), given.senator).knights -= given.knights;
    t.tell("RPR-1.07.51a", KnightsPressured{given.senator, given.knights, talents});
    change_purse(t, "RPR-1.07.51a", given.senator, talents, "pressure");
  }
}

void tell_failure(RprTable& t, Seat seat, const Order& order, const Refusal& why) {
  t.tell(Audience::only(seat), Name(why.clause), OrderFailed{seat, order, why});
}

// The first line whose conditions hold and that can be carried out; the seat hears of those that cannot.
template <class T, class Refuse>
std::optional<Order> usable(RprTable& t, Seat seat, Refuse refuse_it) {
  for (const Wish<T>& w : wishes<T>(t.state(), seat)) {
    if (!holds(t, *w.order, {})) continue;
    const std::optional<Refusal> why = refuse_it(Position(t), seat, *w.what);
    if (!why) return *w.order;
    tell_failure(t, seat, *w.order, *why);
  }
  return std::nullopt;
}

}  // namespace

// The most influential in Rome.
SenatorId knight_without_order(const State& s, Seat seat) {
  SenatorId best;
  for (const SenatorId id : senators_in_rome(s, seat))
    if (best.empty() || senator(s, id).influence > senator(s, best).influence) best = id;
  return best;
}

int knight_bonus(Position p, SenatorId id) {
  const Senator& m = senator(p.state, id);
  return top_card(p, m).abilities.knight_bonus + faction(p.state, m.faction).knight_bonus;
}

std::optional<Refusal> refuse_knight(Position p, Seat seat, const AttractKnight& o) {
  if (o.senator.empty()) return std::nullopt;  // NO KNIGHT
  if (auto refused = refuse_own(p, seat, o.senator, "RPR-1.07.5a")) return refused;
  const Senator& m = senator(p.state, o.senator);
  if (!in_rome(m)) return refusal("RPR-1.07.5a", "not_in_rome", about("senator", o.senator));
  if (o.talents > m.talents) return refusal("RPR-1.07.5a", "too_poor", about("senator", o.senator));
  if (faction(p.state, seat).no_knights) return refusal("RPR-CARD-144b", "no_knights_for_you");
  return std::nullopt;
}

std::optional<Refusal> refuse_pressure(Position p, Seat seat, const PressureKnights& o) {
  std::map<SenatorId, int> given;
  for (const KnightsGiven& line : o.knights) {
    if (auto refused = refuse_own(p, seat, line.senator, "RPR-1.07.51a")) return refused;
    if (auto refused = refuse_captive(p, line.senator)) return refused;
    given[line.senator] += line.knights;
    if (given[line.senator] > senator(p.state, line.senator).knights)
      return refusal("RPR-1.07.51a", "too_few_knights", about("senator", line.senator));
  }
  return std::nullopt;
}

std::optional<Refusal> refuse_games(Position p, Seat seat, const HoldGames& o) {
  if (auto refused = refuse_own(p, seat, o.senator, "RPR-1.07.6a")) return refused;
  if (auto refused = refuse_captive(p, o.senator)) return refused;
  if (senator(p.state, o.senator).rebel)
    return refusal("RPR-1.11.34a", "rebel_purse_frozen", about("senator", o.senator));
  if (senator(p.state, o.senator).talents < p.tables.games(o.games).cost)
    return refusal("RPR-1.07.6a", "too_poor", about("senator", o.senator));
  return std::nullopt;
}

std::optional<Refusal> refuse_leader(Position p, Seat seat, const NameLeader& o) {
  return refuse_own(p, seat, o.senator, "RPR-1.07.7a");
}

void use_programme_line(State& s, Seat seat, const Order& order) {
  const auto own = s.orders.find(seat);
  if (own == s.orders.end()) return;
  std::vector<Order>& window = own->second.window;
  const auto at = std::find(window.begin(), window.end(), order);
  if (at != window.end()) window.erase(at);
}

// RPR-1.07.51a  One or the other: PRESSURE before KNIGHT where both are written.
void seek_knights(RprTable& t, Seat seat) {
  if (const auto order = usable<PressureKnights>(t, seat, refuse_pressure)) {
    use_programme_line(t.state(), seat, *order);
    return pressure(t, std::get<PressureKnights>(order->body));
  }
  const bool silent = wishes<AttractKnight>(t.state(), seat).empty();
  if (silent) return attract(t, seat, knight_without_order(t.state(), seat), 0);
  const auto order = usable<AttractKnight>(t, seat, refuse_knight);
  if (!order) return;
  const AttractKnight o = std::get<AttractKnight>(order->body);
  if (!o.senator.empty()) use_programme_line(t.state(), seat, *order);
  attract(t, seat, o.senator, o.talents);
}

// R-21  One senator, one show.
void hold_games(RprTable& t, Seat seat) {
  const auto order = usable<HoldGames>(t, seat, refuse_games);
  if (!order) return;
  use_programme_line(t.state(), seat, *order);
  const HoldGames o = std::get<HoldGames>(order->body);
  const GamesInfo& show = t.tables().games(o.games);
  t.tell("RPR-1.07.6a", GamesHeld{o.senator, o.games});
  change_purse(t, "RPR-1.07.6a", o.senator, -show.cost, "games");
  change_popularity(t, "RPR-1.07.6a", o.senator, show.popularity, "games");
  change_unrest(t, "RPR-1.07.6a", show.unrest, "games");
}

void name_leader(RprTable& t, Seat seat) {
  const auto order = usable<NameLeader>(t, seat, refuse_leader);
  if (!order) return;
  use_programme_line(t.state(), seat, *order);
  const SenatorId id = std::get<NameLeader>(order->body).senator;
  Faction& f = faction(t.state(), seat);
  if (f.leader == id) return;
  const SenatorId before = f.leader;
  f.leader = id;
  t.tell("RPR-1.07.7a", LeaderNamed{seat, id, before});
}

}  // namespace adj::respublica
