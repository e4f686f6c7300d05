#pragma once
// Check and fallback of every window, and of every order in it. Each overload is defined in the chapter that
// carries the order out; decisions.cc gives them to the runner.

#include <optional>
#include <vector>

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

// --- Where orders belong (orders_places.cc)
struct OrderPlace {
  bool setup = false, revenue = false, forum = false, senate = false,
       revolution = false;  // windows that take it
  bool ahead =
      false;  // kept from any mail of the turn until its time has come (agendas, consent, choices of Combat)
  bool standing = false;  // may be given with STANDING
  bool kept = false;      // stands even without that word: wanted before the window that it is about
  bool any = false;       // taken in every window
};
OrderPlace place_of(const OrderBody& body);
Name verb_of(const OrderBody& body);  // its kind: "vote", "propose"
bool taken_by(const Decision& window, const Order& order);

// --- One order. `later`: it is sent ahead or stands, so only what cannot change is judged (own senators and
// cards that exist, sensible numbers); `now`: all of its clauses. Nothing: legal.
enum class When { now, later };
// deals.cc
std::optional<Refusal> refuse(Position p, Seat seat, const OfferDeal& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const AnswerDeal& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const ComplainDeal& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const JudgeDeal& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const ShowCards& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Peddle& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const SendWord& o, When when);
// ch1_05_factions.cc
std::optional<Refusal> refuse(Position p, Seat seat, const EmptyFaction& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Repopulate& o, When when);
// setup.cc
std::optional<Refusal> refuse(Position p, Seat seat, const GovernAtStart& o, When when);
// ch1_06_orders.cc
std::optional<Refusal> refuse(Position p, Seat seat, const TakeSpoils& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const SellGrain& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const MoveTalents& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const SetPurse& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const RestTo& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const GiveTalents& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Contribute& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const RebelUpkeep& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const KeepReleased& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const PlayBodyguard& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Levy& o, When when);
// ch1_07_orders.cc
std::optional<Refusal> refuse(Position p, Seat seat, const NameLeader& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Persuade& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const CounterBribe& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const AttractKnight& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const PressureKnights& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const HoldGames& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Bid& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const AskMe& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const LeaderDies& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const NameCatiline& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const ChooseStorm& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const ChooseAlliance& o, When when);
// ch1_09_orders.cc
std::optional<Refusal> refuse(Position p, Seat seat, const Propose& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const VoteOrder& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Unanimous& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Adjourn& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const CastVote& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const CastVeto& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const UseTribune& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const OpposeTribune& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const InciteMob& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Assassinate& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Bodyguard& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const PlayLaw& o, When when);
// ch1_09_consents.cc
std::optional<Refusal> refuse(Position p, Seat seat, const PreferConsul& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const AppointDictator& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const NameMaster& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Consent& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const AskAdvocate& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const AppealPeople& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const ImposeFine& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const NamePriest& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const ClaimCommissioner& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const ChooseLegate& o, When when);
// ch1_10_orders.cc
std::optional<Refusal> refuse(Position p, Seat seat, const RansomCaptive& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const LandAfterNaval& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const BattleOrder& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const EndgameOrder& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const PlayCleopatra& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const GabinianRecruit& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const CaesarVeterans& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Proscribe& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const PlayProscription& o, When when);
// ch1_11_orders.cc
std::optional<Refusal> refuse(Position p, Seat seat, const PlayStatesman& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const PlayConcession& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const TradeCards& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const DiscardCard& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const Rebel& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const LayDown& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const MoveOn& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const JoinRebel& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const VeteransOf& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const RebelMarch& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const SendRebels& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const DisbandVeterans& o, When when);
std::optional<Refusal> refuse(Position p, Seat seat, const RecallVeterans& o, When when);

// --- A whole answer: what only all lines together can break (a purse spent twice, two votes on one item by
// the same senators). One entry per order, refused ones already filled in and to be left out of the count.
using Verdicts = std::vector<std::optional<Refusal>>;
void check_whole(Position p, const SetupOrders& d, const std::vector<Order>& orders,
                 Verdicts& verdicts);  // setup.cc
void check_whole(Position p, const RevenueOrders& d, const std::vector<Order>& orders,
                 Verdicts& verdicts);  // ch1_06_orders.cc
void check_whole(Position p, const ForumOrders& d, const std::vector<Order>& orders,
                 Verdicts& verdicts);  // ch1_07_orders.cc
void check_whole(Position p, const InitiativeOrders& d, const std::vector<Order>& orders,
                 Verdicts& verdicts);  // ch1_07_orders.cc
void check_whole(Position p, const AgendaOrders& d, const std::vector<Order>& orders,
                 Verdicts& verdicts);  // ch1_09_orders.cc
void check_whole(Position p, const BallotOrders& d, const std::vector<Order>& orders,
                 Verdicts& verdicts);  // ch1_09_orders.cc
void check_whole(Position p, const RevolutionOrders& d, const std::vector<Order>& orders,
                 Verdicts& verdicts);  // ch1_11_orders.cc
void check_whole(Position p, const AllegianceOrders& d, const std::vector<Order>& orders,
                 Verdicts& verdicts);  // ch1_11_orders.cc

// --- decisions.cc
Verdicts check_orders(Position p, const Decision& decision, const std::vector<Order>& orders);
// Those of these orders that are legal together, in their order.
std::vector<Order> legal_part(Position p, const Decision& decision, std::vector<Order> orders);
// 7.2  Ballots of a split window that count in this one when their owner is silent. (ch1_09_ballots.cc)
std::vector<Order> kept_ballots(Position p, const BallotOrders& window);
// An order that belongs to no window: sent ahead, or standing.
std::optional<Refusal> check_standing(Position p, Seat seat, const Order& order);
// The refusal of an order, with its arguments: refusal("RPR-1.07.4a", "not_in_rome", {{"senator", …}}).
Refusal refusal(const char* clause, const char* key, Json args = Json::object(),
                RefusalKind kind = RefusalKind::not_allowed);
Json about(const char* key, Name value);  // such arguments: about("senator", id)
// Unless the senator is of this faction.
std::optional<Refusal> refuse_own(Position p, Seat seat, SenatorId id, const char* clause);

}  // namespace adj::respublica
