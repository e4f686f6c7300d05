#pragma once
// What players write: every order of section 7.4 as a value. orders_read*.cc makes them from lines,
// orders_write.cc lines from them; the chapters check and carry them out.

#include "adjudicator/core/kinds.h"
#include "adjudicator/games/respublica/orders_revolution.h"
#include "adjudicator/games/respublica/orders_senate.h"
#include "adjudicator/games/respublica/orders_turn.h"

namespace adj::respublica {

using OrderBody =
    std::variant<OfferDeal, AnswerDeal, ComplainDeal, JudgeDeal, ShowCards, Peddle, RansomCaptive, SendWord,
                 EmptyFaction, Repopulate, NameLeader, GovernAtStart, PlayStatesman, PlayConcession,
                 TakeSpoils, SellGrain, MoveTalents, SetPurse, RestTo, GiveTalents, Contribute, RebelUpkeep,
                 KeepReleased, PlayBodyguard, Levy, Persuade, CounterBribe, AttractKnight, PressureKnights,
                 HoldGames, Bid, AskMe, LeaderDies, NameCatiline, ChooseStorm, ChooseAlliance, TradeCards,
                 DiscardCard, Rebel, LayDown, MoveOn, JoinRebel, VeteransOf, RebelMarch, SendRebels,
                 DisbandVeterans, RecallVeterans, Propose, VoteOrder, PreferConsul, AppointDictator,
                 NameMaster, Unanimous, Adjourn, Consent, AskAdvocate, CastVote, CastVeto, AppealPeople,
                 ImposeFine, UseTribune, OpposeTribune, InciteMob, Assassinate, Bodyguard, PlayLaw,
                 NamePriest, ClaimCommissioner, ChooseLegate, LandAfterNaval, BattleOrder, EndgameOrder,
                 PlayCleopatra, GabinianRecruit, CaesarVeterans, Proscribe, PlayProscription>;

// Copied, compared and written in orders.cc: a variant of this many kinds is slow to compile wherever it is
// handled.
struct Order {
  OrderBody body;
  std::vector<Condition> conditions;  // all must hold
  bool standing = false;              // STANDING: until cancelled

  Order();
  Order(OrderBody what, std::vector<Condition> when = {}, bool stands = false);
  template <class Body>
  requires kIsKind<Body, OrderBody> Order(Body what, std::vector<Condition> when = {}, bool stands = false);
  Order(const Order&);
  Order(Order&&) noexcept;
  Order& operator=(const Order&);
  Order& operator=(Order&&) noexcept;
  ~Order();
  friend bool operator==(const Order& a, const Order& b);
};
void describe(Writer& ar, Order& v);
void describe(Reader& ar, Order& v);

}  // namespace adj::respublica
