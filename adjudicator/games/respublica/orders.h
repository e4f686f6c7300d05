#pragma once
// What players write: every order of section 7.4 as a value. orders_read*.cc makes them from lines,
// orders_write.cc lines from them; the chapters check and carry them out.

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

struct Order {
  OrderBody body;
  std::vector<Condition> conditions;  // all must hold
  bool standing = false;              // STANDING: until cancelled
  friend bool operator==(const Order&, const Order&) = default;
};
template <class Ar>
void describe(Ar& ar, Order& v) {
  ar("body", v.body)("conditions", v.conditions)("standing", v.standing);
}

}  // namespace adj::respublica
