#pragma once
// options, check and fallback of every decision. Each overload is defined in the chapter that asks the
// question; decisions.cc gives them to the runner.

#include <optional>
#include <span>
#include <vector>

#include "adjudicator/games/alea/game.h"

namespace adj::alea {

template <class D>
concept AnsweredByOrders = std::is_same_v<typename D::Answer, Orders>;

// For decisions answered by order lines: one entry per order, in the order given; a refusal, or nothing.
// Orders are judged one after another as they would be carried out; a refused one counts as not given for
// those behind it.
using Verdicts = std::vector<std::optional<Refusal>>;

Verdicts check_orders(Position p, const DeployForces& d,
                      const std::vector<Order>& orders);  // setup_deploy.cc
Verdicts check_orders(Position p, const TurnOrders& d,
                      const std::vector<Order>& orders);  // ch2_ab_opening.cc
Verdicts check_orders(Position p, const GeostrategyOrders& d,
                      const std::vector<Order>& orders);  // ch2_c_geostrategy.cc
Verdicts check_orders(Position p, const AdministrationOrders& d,
                      const std::vector<Order>& orders);  // ch2_d_administration.cc
Verdicts check_orders(Position p, const SmcOrders& d,
                      const std::vector<Order>& orders);  // ch2_e_smc_check.cc
Verdicts check_orders(Position p, const ReactionOrders& d,
                      const std::vector<Order>& orders);  // ch2_e_smc_check.cc
Verdicts check_orders(Position p, const MurderKeep& d, const std::vector<Order>& orders);  // ch3_5_caesar.cc
Verdicts check_orders(Position p, const MurderSend& d, const std::vector<Order>& orders);  // ch3_5_caesar.cc
Verdicts check_orders(Position p, const AlexandriaLegions& d,
                      const std::vector<Order>& orders);  // ch3_5_caesar.cc
Verdicts check_orders(Position p, const WinterOrders& d, const std::vector<Order>& orders);  // ch9_check.cc
// Orders that belong to no window: standing reactions and lists, phase F stratagems. Judged only by what can
// be known ahead: own pieces, a counter in hand with that face, zones that exist.
std::optional<Refusal> check_standing(Position p, Seat seat, const Order& order);  // standing.cc

// One order of a kind that several windows take; null when it is legal now.
std::optional<Refusal> refuse(Position p, Camp camp, const Enter& o);       // ch2_c_geostrategy.cc
std::optional<Refusal> refuse(Position p, Camp camp, const Diplomacy& o);   // ch4_4_peoples.cc
std::optional<Refusal> refuse(Position p, Camp camp, const Play& o);        // ch6_stratagems.cc
std::optional<Refusal> refuse(Position p, Camp camp, const Nominate& o);    // ch3_5_party_leaders.cc
std::optional<Refusal> refuse(Position p, Camp camp, const PlaceUnits& o);  // ch2_d_administration.cc
std::optional<Refusal> refuse(Position p, Camp camp, const Disband& o);     // ch2_d_administration.cc
std::optional<Refusal> refuse(Position p, Camp camp, const Home& o);        // ch4_4_peoples.cc

// The refusal of an order, with its arguments: refusal("AIE-3.4.1f", "auxilia_need_leader", {{"unit", …}}).
Refusal refusal(const char* clause, const char* key, Json args = Json::object(),
                RefusalKind kind = RefusalKind::not_allowed);  // decisions.cc
// Such arguments.
Json about(Face face);
Json about(LeaderId id);
Json about(PeopleId id);
Json about(UnitId id);
Json about(ZoneId id);

// Fallbacks of order windows: what silence means (7.2, 7.3). Always legal.
Orders fallback_for(Position p, const DeployForces& d);       // setup_deploy.cc: the default deployment
Orders fallback_for(Position p, const TurnOrders& d);         // ch2_ab_opening.cc
Orders fallback_for(Position p, const GeostrategyOrders& d);  // ch2_c_geostrategy.cc: what was sent in W1
Orders fallback_for(Position p,
                    const AdministrationOrders& d);        // ch2_d_administration.cc: what was sent in W1
Orders fallback_for(Position p, const SmcOrders& d);       // ch2_e_smc.cc: pass; Rubicon flight (7.3)
Orders fallback_for(Position p, const ReactionOrders& d);  // ch2_e_smc.cc: stand and fight
Orders fallback_for(Position p, const MurderKeep& d);      // ch3_5_caesar.cc
Orders fallback_for(Position p, const MurderSend& d);
Orders fallback_for(Position p, const AlexandriaLegions& d);
Orders fallback_for(Position p, const WinterOrders& d);  // ch9_check.cc

ChosenLeader fallback_for(Position p, const SuccessorChoice& d);  // ch3_5_party_leaders.cc
ChosenUnits fallback_for(Position p, const DesertersChoice& d);   // ch_te_events.cc
ChosenUnits fallback_for(Position p, const LossChoice& d);        // ch8_3_losses.cc
ChosenZone fallback_for(Position p, const RetreatChoice& d);      // ch8_4_retreat.cc
ChosenZone fallback_for(Position p, const EscapeChoice& d);       // ch8_2_escape.cc
ChosenEvasion fallback_for(Position p, const EvasionChoice& d);   // ch8_2_evasion.cc
ChosenSplit fallback_for(Position p, const SplitChoice& d);       // ch8_1_contact.cc
ChosenPlay fallback_for(Position p,
                        const StratagemMoment& d);         // ch6_stratagems.cc: none; Imperium saves the game
YesNo fallback_for(Position p, const TriumvirChoice& d);   // ch3_6_coup.cc: yes
ChosenZone fallback_for(Position p, const ZoneChoice& d);  // ch4_4_peoples.cc: the first candidate

// Answers that need no window: from the seat's orders (turn, smc, winter), its queue and its standing orders.
std::optional<Automatic<Orders>> automatic_for(Position p,
                                               const SmcOrders& d);  // ch2_e_smc.cc: queue, PASS ALL
std::optional<Automatic<Orders>> automatic_for(
    Position p, const ReactionOrders& d);  // ch2_e_smc.cc: covered by standing orders
std::optional<Automatic<ChosenLeader>> automatic_for(Position p, const SuccessorChoice& d);
std::optional<Automatic<ChosenUnits>> automatic_for(Position p, const DesertersChoice& d);
std::optional<Automatic<ChosenUnits>> automatic_for(Position p, const LossChoice& d);
std::optional<Automatic<ChosenZone>> automatic_for(Position p, const RetreatChoice& d);
std::optional<Automatic<ChosenZone>> automatic_for(Position p, const EscapeChoice& d);
std::optional<Automatic<ChosenEvasion>> automatic_for(Position p, const EvasionChoice& d);
std::optional<Automatic<ChosenSplit>> automatic_for(Position p, const SplitChoice& d);
std::optional<Automatic<ChosenPlay>> automatic_for(Position p, const StratagemMoment& d);
std::optional<Automatic<YesNo>> automatic_for(Position p, const TriumvirChoice& d);
std::optional<Automatic<ChosenZone>> automatic_for(Position p, const ZoneChoice& d);

// The seat's orders of one kind that count now: those of the moment (turn, smc, winter), then its standing
// orders.
template <class T>
std::vector<const Order*> wishes(const State& s, Seat seat) {
  std::vector<const Order*> found;
  const auto at = s.orders.find(seat);
  if (at == s.orders.end()) return found;
  for (const auto* list : {&at->second.smc, &at->second.turn, &at->second.winter, &at->second.standing})
    for (const Order& order : *list)
      if (std::holds_alternative<T>(order.body) && (!order.until || s.year <= *order.until))
        found.push_back(&order);
  return found;
}

}  // namespace adj::alea
