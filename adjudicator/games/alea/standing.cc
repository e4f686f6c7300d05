// Orders that belong to no window: reactions, lists of preference, policies, stratagems with conditions. They
// stand until replaced, used up (stratagems), expired (UNTIL a year, ch2_f_end.cc) or lapsed (exchange of
// camps, ch5_republic.cc). Only what can be known ahead is judged: whose pieces, which counters, whether
// zones touch.

#include <algorithm>

#include "adjudicator/games/alea/ch2_e_smc.h"
#include "adjudicator/games/alea/ch2_orders.h"
#include "adjudicator/games/alea/ch6_stratagems.h"

namespace adj::alea {
namespace {

using Verdict = std::optional<Refusal>;

// AIE-6.3c  Where he is, and on whose side, is seen when the moment comes.
Verdict refuse_victim(Position p, const Play& o) {
  if (o.leaders.size() != 1) return refusal("AIE-6.3c", "assassination_names_one", about(o.face));
  const LeaderId id = o.leaders.front();
  if (!p.tables.leader(id).roman()) return refusal("AIE-6.3c", "needs_roman_leader", about(id));
  if (id == kCaesar) return refusal("AIE-6.3c", "caesar_not_by_stratagem", about(id));
  return std::nullopt;
}

// AIE-6.3g
Verdict refuse_deserters(Position p, const Play& o) {
  if (!o.zone) return refusal("AIE-6.3g", "zone_missing", about(o.face));
  for (const UnitId& id : o.units)
    if (p.tables.unit(id).type != UnitType::legio) return refusal("AIE-6.3g", "needs_legions", about(id));
  return std::nullopt;
}

// AIE-6.3p–q
Verdict refuse_people(Position p, const Play& o) {
  const bool major = o.face == Face::pacify_major;
  const char* clause = major ? "AIE-6.3q" : "AIE-6.3p";
  if (o.peoples.size() != 1) return refusal(clause, "pacification_names_one", about(o.face));
  if (p.tables.people(o.peoples.front()).major != major)
    return refusal(clause, major ? "pacification_needs_major" : "pacification_needs_minor",
                   about(o.peoples.front()));
  return std::nullopt;
}

// AIE-6.3r–s
Verdict refuse_scope(const Play& o) {
  if (o.face == Face::pacify_nationality && !o.nation)
    return refusal("AIE-6.3r", "nation_missing", about(o.face));
  if (o.face == Face::pax_romana && !o.all && o.peoples.size() != 1)
    return refusal("AIE-6.3s", "pax_all_or_one", about(o.face));
  return std::nullopt;
}

// AIE-6a  A counter in hand with that face; the rest by kind of victim.
Verdict refuse_standing_play(Position p, Camp camp, const Play& o) {
  const Phase phase = p.tables.face(o.face).phase;
  if (phase != Phase::e && phase != Phase::f) return refuse_phase(o.face);
  if (!counter_with(p, seat_of(p.state, camp), o.face))
    return refusal("AIE-6a", "no_such_counter", about(o.face));
  if (o.face == Face::assassination) return refuse_victim(p, o);
  if (o.face == Face::desertion) return refuse_deserters(p, o);
  if (o.face == Face::pacify_minor || o.face == Face::pacify_major) return refuse_people(p, o);
  if (o.face == Face::pacify_nationality || o.face == Face::pax_romana) return refuse_scope(o);
  return refuse_ahead(p, camp, o);  // nothing about the others depends on how the game stands now
}

// Policies and lists that W1 takes as well.
bool is_policy(const Order& order) {
  return std::holds_alternative<TriumvirPolicy>(order.body) ||
         std::holds_alternative<Succession>(order.body) || std::holds_alternative<Home>(order.body) ||
         std::holds_alternative<RemoveLegions>(order.body) || std::holds_alternative<City>(order.body);
}

Refusal not_standing(const Order& order) {
  const char* kind =
      std::visit([](const auto& body) { return std::decay_t<decltype(body)>::kName; }, order.body);
  return refusal("", "not_a_standing_order", Json(Json::Object{{"order", kind}}));
}

}  // namespace

Verdict check_standing(Position p, Seat seat, const Order& order) {
  const Camp camp = camp_of(p.state, seat);
  if (order.until && *order.until < p.state.year)
    return refusal("", "until_a_past_year", Json(Json::Object{{"year", *order.until}}));
  if (const Play* play = std::get_if<Play>(&order.body)) return refuse_standing_play(p, camp, *play);
  if (is_wish(order)) return refuse_wish(p, camp, order);
  if (is_policy(order)) return refuse_turn_order(p, camp, order);
  return not_standing(order);
}

}  // namespace adj::alea
