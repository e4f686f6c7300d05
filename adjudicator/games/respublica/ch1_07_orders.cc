// RPR-1.07  What may be ordered for the Forum phase. Lines for later are judged by what cannot change.

#include <algorithm>
#include <map>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

Refusal no_amount(const char* clause) {
  return refusal(clause, "no_amount", Json(Json::Object{}), RefusalKind::not_understood);
}

std::optional<Refusal> refuse_unknown(Position p, SenatorId id, const char* clause) {
  if (p.tables.has_senator(id)) return std::nullopt;
  return refusal(clause, "no_such_senator", about("senator", id), RefusalKind::not_understood);
}

// RPR-1.07.412a, 1.07.5a, 1.07.6a  One purse for a show and the knights: talents that PRESSURE may bring are
// not counted on.
void refuse_spent_twice(Position p, const std::vector<Order>& orders, Verdicts& verdicts) {
  std::map<SenatorId, int> spent;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    if (verdicts[i] || !orders[i].conditions.empty()) continue;
    SenatorId id;
    int talents = 0;
    const char* clause = "RPR-1.07.5a";
    if (const auto* knight = std::get_if<AttractKnight>(&orders[i].body)) {
      id = knight->senator;
      talents = knight->talents;
    } else if (const auto* games = std::get_if<HoldGames>(&orders[i].body)) {
      id = games->senator;
      talents = p.tables.games(games->games).cost;
      clause = "RPR-1.07.6a";
    }
    const Senator* m = id.empty() ? nullptr : find_senator(p.state, id);
    if (!m || talents == 0) continue;
    if (spent[id] + talents > m->talents)
      verdicts[i] = refusal(clause, "too_poor", about("senator", id));
    else
      spent[id] += talents;
  }
}

}  // namespace

std::optional<Refusal> refuse(Position p, Seat seat, const NameLeader& o, When when) {
  if (when == When::later) return refuse_unknown(p, o.senator, "RPR-1.07.7a");
  return refuse_leader(p, seat, o);
}

std::optional<Refusal> refuse(Position p, Seat seat, const Persuade& o, When when) {
  if (o.bribe < 0 || o.most < 0) return no_amount("RPR-1.07.412a");
  if (auto refused = refuse_unknown(p, o.by, "RPR-1.07.4a")) return refused;
  if (!o.newcomer && when == When::now) return refuse_persuasion(p, seat, o, o.target);
  if (!o.newcomer) return refuse_unknown(p, o.target, "RPR-1.07.4a");
  const Senator* by = find_senator(p.state, o.by);  // NEW: the target is not known yet
  if (when == When::now && (!by || by->faction != seat))
    return refusal("RPR-1.07.4a", "not_your_senator", about("senator", o.by), RefusalKind::not_yours);
  if (when == When::now && o.bribe > by->talents)
    return refusal("RPR-1.07.412a", "too_poor", about("senator", o.by));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat, const CounterBribe& o, When) {
  if (o.most < 0) return no_amount("RPR-1.07.413a");
  return o.target.empty() ? std::nullopt : refuse_unknown(p, o.target, "RPR-1.07.413a");
}

std::optional<Refusal> refuse(Position p, Seat seat, const AttractKnight& o, When when) {
  if (o.talents < 0) return no_amount("RPR-1.07.5a");
  if (o.senator.empty()) return std::nullopt;
  if (when == When::later) return refuse_unknown(p, o.senator, "RPR-1.07.5a");
  return refuse_knight(p, seat, o);
}

std::optional<Refusal> refuse(Position p, Seat seat, const PressureKnights& o, When when) {
  const auto none = [](const KnightsGiven& given) { return given.knights < 1; };
  if (o.knights.empty() || std::any_of(o.knights.begin(), o.knights.end(), none))
    return no_amount("RPR-1.07.51a");
  if (when == When::now) return refuse_pressure(p, seat, o);
  for (const KnightsGiven& given : o.knights)
    if (auto refused = refuse_unknown(p, given.senator, "RPR-1.07.51a")) return refused;
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const HoldGames& o, When when) {
  if (when == When::later) return refuse_unknown(p, o.senator, "RPR-1.07.6a");
  return refuse_games(p, seat, o);
}

std::optional<Refusal> refuse(Position p, Seat seat, const Bid& o, When when) {
  if (o.opening < 1 || o.most < o.opening || o.auction < 0) return no_amount("RPR-1.07.22a");
  if (when == When::later) return refuse_unknown(p, o.senator, "RPR-1.07.22b");
  const Senator* m = find_senator(p.state, o.senator);
  if (!m || m->faction != seat)
    return refusal("RPR-1.07.22b", "not_your_senator", about("senator", o.senator), RefusalKind::not_yours);
  if (!in_rome(*m)) return refusal("RPR-1.07.22b", "not_in_rome", about("senator", o.senator));
  if (o.opening > m->talents) return refusal("RPR-1.07.22b", "too_poor", about("senator", o.senator));
  const int auctions = p.tables.constants.initiatives - static_cast<int>(playing(p.state).size());
  if (auctions < 1) return refusal("RPR-1.07.22a", "no_auction");
  if (o.auction > auctions)
    return refusal("RPR-1.07.22a", "no_such_auction", Json(Json::Object{{"auctions", Json(auctions)}}));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position, Seat, const AskMe&, When) { return std::nullopt; }

std::optional<Refusal> refuse(Position p, Seat, const LeaderDies& o, When) {
  if (p.tables.has_leader(o.leader)) return std::nullopt;
  return refusal("RPR-EVT-165a", "no_such_leader", about("leader", o.leader), RefusalKind::not_understood);
}

// RPR-CARD-153a
std::optional<Refusal> refuse(Position p, Seat seat, const NameCatiline& o, When) {
  if (o.faction == seat) return refusal("RPR-CARD-153a", "own_faction");
  const std::vector<Seat> seats = playing(p.state);
  if (std::find(seats.begin(), seats.end(), o.faction) != seats.end()) return std::nullopt;
  return refusal("RPR-CARD-153a", "no_such_faction", Json(Json::Object{}), RefusalKind::not_understood);
}

std::optional<Refusal> refuse(Position p, Seat, const ChooseStorm& o, When when) {
  if (when == When::later) return std::nullopt;
  for (const WarId id : o.from)
    if (id != kNoWar && !find_war(p.state, id))
      return refusal("RPR-EVT-177a", "no_such_war", about("war", id));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat, const ChooseAlliance& o, When when) {
  if (find_war(p.state, o.war)) return std::nullopt;
  if (when == When::later && p.tables.has_war(o.war)) return std::nullopt;
  return refusal("RPR-EVT-173a", "no_such_war", about("war", o.war));
}

void check_whole(Position p, const ForumOrders&, const std::vector<Order>& orders, Verdicts& verdicts) {
  refuse_spent_twice(p, orders, verdicts);
}

void check_whole(Position p, const InitiativeOrders&, const std::vector<Order>& orders, Verdicts& verdicts) {
  refuse_spent_twice(p, orders, verdicts);
}

}  // namespace adj::respublica
