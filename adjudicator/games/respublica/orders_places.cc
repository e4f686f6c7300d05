// Where each kind of order belongs (sections 7.2 and 7.4 of the specification).

#include <map>

#include "adjudicator/games/respublica/answers.h"

namespace adj::respublica {

Name verb_of(const OrderBody& body) {
  return std::visit([]<class T>(const T&) { return Name(T::kName); }, body);
}

OrderPlace place_of(const OrderBody& body) {
  static const OrderPlace kAny{.any = true};
  static const OrderPlace kAlways{.kept = true};  // wanted before its window
  static const OrderPlace kAhead{.ahead = true, .standing = true};
  static const OrderPlace kRevenue{.revenue = true};
  static const OrderPlace kForum{.forum = true};
  static const OrderPlace kForumStanding{.forum = true, .standing = true};
  static const OrderPlace kBallot{.senate = true};
  static const OrderPlace kBallotStanding{.senate = true, .standing = true};
  static const OrderPlace kRevolution{.revolution = true};
  static const OrderPlace kCards{.setup = true, .revolution = true};
  static const std::map<Name, OrderPlace> kPlaces{
      {OfferDeal::kName, kAny},
      {AnswerDeal::kName, kAny},
      {ComplainDeal::kName, kAny},
      {JudgeDeal::kName, kAny},
      {ShowCards::kName, kAny},
      {Peddle::kName, kAny},
      {RansomCaptive::kName, kAny},
      {SendWord::kName, kAny},
      {EmptyFaction::kName, kAlways},
      {Repopulate::kName, kAlways},
      {NameLeader::kName, {.setup = true, .forum = true}},
      {GovernAtStart::kName, {.setup = true}},
      {PlayStatesman::kName, kCards},
      {PlayConcession::kName, kCards},
      {TakeSpoils::kName, kAlways},
      {SellGrain::kName, kAlways},
      {MoveTalents::kName, kRevenue},
      {SetPurse::kName, kRevenue},
      {RestTo::kName, kRevenue},
      {GiveTalents::kName, kRevenue},
      {Contribute::kName, kRevenue},
      {RebelUpkeep::kName, kRevenue},
      {KeepReleased::kName, {.revenue = true, .standing = true}},
      {PlayBodyguard::kName, kRevenue},
      {Levy::kName, kRevenue},
      {Persuade::kName, kForum},
      {CounterBribe::kName, kForumStanding},
      {AttractKnight::kName, kForumStanding},
      {PressureKnights::kName, kForum},
      {HoldGames::kName, kForum},
      {Bid::kName, kForum},
      {AskMe::kName, kForumStanding},
      {LeaderDies::kName, kForumStanding},
      {NameCatiline::kName, kForumStanding},
      {ChooseStorm::kName, kForumStanding},
      {ChooseAlliance::kName, kAhead},
      {TradeCards::kName, kRevolution},
      {DiscardCard::kName, kRevolution},
      {Rebel::kName, kRevolution},
      {LayDown::kName, kRevolution},
      {MoveOn::kName, kRevolution},
      {JoinRebel::kName, kRevolution},
      {VeteransOf::kName, kAlways},
      {RebelMarch::kName, kRevolution},
      {SendRebels::kName, kRevolution},
      {DisbandVeterans::kName, kRevolution},
      {RecallVeterans::kName, kBallot},
      {Propose::kName, {.ahead = true}},
      {VoteOrder::kName, kAhead},
      {PreferConsul::kName, kAhead},
      {AppointDictator::kName, kAhead},
      {NameMaster::kName, kAhead},
      {Unanimous::kName, kAhead},
      {Adjourn::kName, {.ahead = true}},
      {Consent::kName, kAhead},
      {AskAdvocate::kName, kAhead},
      {CastVote::kName, kBallot},
      {CastVeto::kName, kBallot},
      {AppealPeople::kName, kAhead},
      {ImposeFine::kName, kAhead},
      {UseTribune::kName, kBallot},
      {OpposeTribune::kName, kBallotStanding},
      {InciteMob::kName, kBallotStanding},
      {Assassinate::kName, kBallot},
      {Bodyguard::kName, kAlways},
      {PlayLaw::kName, kAhead},
      {NamePriest::kName, kAhead},
      {ClaimCommissioner::kName, kAhead},
      {ChooseLegate::kName, kAhead},
      {LandAfterNaval::kName, kAhead},
      {BattleOrder::kName, kAhead},
      {EndgameOrder::kName, kAhead},
      {PlayCleopatra::kName, kAhead},
      {GabinianRecruit::kName, kAhead},
      {CaesarVeterans::kName, kAhead},
      {Proscribe::kName, kAhead},
      {PlayProscription::kName, kAhead},
  };
  return kPlaces.at(verb_of(body));
}

}  // namespace adj::respublica
