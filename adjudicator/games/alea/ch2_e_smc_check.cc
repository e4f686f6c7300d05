// What an SMC and a reaction may order: a verdict per line. Movement is judged as a whole by a dry run
// (check_moves), stratagems as the game stands now, wishes for combats by what can be known before them.

#include <algorithm>

#include "adjudicator/games/alea/ch2_e_smc.h"
#include "adjudicator/games/alea/ch6_stratagems.h"
#include "adjudicator/games/alea/order_fate.h"

namespace adj::alea {
namespace {

using Verdict = std::optional<Refusal>;

bool is_walls(Face face) { return face == Face::walls_m1 || face == Face::walls_m2; }
bool is_siegecraft(Face face) { return face == Face::siegecraft_p1 || face == Face::siegecraft_p2; }

// AIE-6.3a, j, k  Flight and walls help the attacked, siegecraft the attacker.
Verdict refuse_role(Face face, bool attacking) {
  if (attacking && face == Face::timely_flight) return refusal("AIE-6.3a", "defender_only", about(face));
  if (attacking && is_walls(face)) return refusal("AIE-6.3k", "defender_only", about(face));
  if (!attacking && is_siegecraft(face)) return refusal("AIE-6.3j", "attacker_only", about(face));
  return std::nullopt;
}

// Judges the stratagems of one mail after another.
class Plays {
 public:
  Plays(Position p, Camp camp, bool attacking, const std::vector<ZoneId>* zones)
      : p_(p), camp_(camp), attacking_(attacking), zones_(zones) {}

  Verdict judge(const Order& order, const Play& play) {
    const Phase phase = p_.tables.face(play.face).phase;
    if (phase != Phase::e && phase != Phase::f) return refuse_phase(play.face);
    if (Verdict no = refuse_role(play.face, attacking_)) return no;
    if (Verdict no = refuse(p_, camp_, play)) return no;
    if (Verdict no = refuse_place(play)) return no;
    return spend(order, play);
  }

 private:
  // Combat stratagems of a reaction are for the combats at hand.
  Verdict refuse_place(const Play& play) const {
    const bool combat = p_.tables.face(play.face).phase == Phase::e && !free_face(play.face);
    if (!zones_ || !combat || !play.zone) return std::nullopt;
    if (std::ranges::find(*zones_, *play.zone) != zones_->end()) return std::nullopt;
    return refusal("AIE-8.1a", "no_combat_there", Json(Json::Object{{"zone", play.zone->str()}}));
  }

  // AIE-6a  What is played for certain spends a counter; those behind it need another one. Orders that wait
  // for a condition, a combat or a later phase may share one: the first whose moment comes gets it.
  Verdict spend(const Order& order, const Play& play) {
    if (!free_face(play.face) || !order.conditions.empty()) return std::nullopt;
    for (const CounterId& id : hand(p_.state, seat_of(p_.state, camp_))) {
      if (spent_.contains(id) || !p_.tables.counter(id).has(play.face)) continue;
      spent_.insert(id);
      return std::nullopt;
    }
    return refusal("AIE-6a", "counter_already_used", about(play.face));
  }

  Position p_;
  Camp camp_;
  bool attacking_;
  const std::vector<ZoneId>* zones_;
  std::set<CounterId> spent_;
};

// A player cannot move and pass; PASS ALL means the SMCs behind this one.
Verdict refuse_pass(const Pass& pass, bool moving) {
  if (!moving || pass.all) return std::nullopt;
  return refusal("AIE-2.Eb", "pass_beside_moves");
}

}  // namespace

Verdicts check_orders(Position p, const SmcOrders& d, const std::vector<Order>& orders) {
  Verdicts verdicts = check_moves(p, d.camp, orders);
  Plays plays(p, d.camp, true, nullptr);
  bool moving = false;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const Order& order = orders[i];
    const bool defence =
        std::holds_alternative<Evade>(order.body) || std::holds_alternative<Stand>(order.body);
    if (std::holds_alternative<Move>(order.body) || std::holds_alternative<Sail>(order.body))
      moving = moving || !verdicts[i];
    else if (const Play* play = std::get_if<Play>(&order.body))
      verdicts[i] = plays.judge(order, *play);
    else if (const Pass* pass = std::get_if<Pass>(&order.body))
      verdicts[i] = refuse_pass(*pass, moving);
    else if (is_wish(order) && !defence)
      verdicts[i] = refuse_wish(p, d.camp, order);
    else if (!std::holds_alternative<BattleOrder>(order.body))
      verdicts[i] = refuse_other_kind(order);
  }
  return verdicts;
}

Verdicts check_orders(Position p, const ReactionOrders& d, const std::vector<Order>& orders) {
  Verdicts verdicts;
  Plays plays(p, d.camp, false, &d.zones);
  for (const Order& order : orders) {
    if (const Play* play = std::get_if<Play>(&order.body))
      verdicts.push_back(plays.judge(order, *play));
    else if (is_wish(order))
      verdicts.push_back(refuse_wish(p, d.camp, order, &d.zones));
    else
      verdicts.push_back(refuse_other_kind(order));
  }
  return verdicts;
}

}  // namespace adj::alea
