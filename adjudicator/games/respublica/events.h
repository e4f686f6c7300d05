#pragma once
// Every event of the game: what reports, views, archives and mails are made of.

#include <memory>

#include "adjudicator/games/respublica/events_combat.h"
#include "adjudicator/games/respublica/events_forum.h"
#include "adjudicator/games/respublica/events_revenue.h"
#include "adjudicator/games/respublica/events_senate.h"
#include "adjudicator/games/respublica/events_turn.h"

namespace adj::respublica {

// The kinds of event.
template <class... E>
struct EventKinds {};
using AllEvents = EventKinds<
    adj::Rolled, adj::Silence, GameStarted, FamiliesDealt, HandDealt, TemporaryConsul, ProvinceDealt,
    GovernorPlaced, TurnBegan, PhaseBegan, EraChanged, OrderFailed, GameOver, ChitsDrawn, SenatorDied,
    LeaderNamed, SenatorJoined, FamilyBeneath, FactionWaits, FactionEnded, ConsulForLife, InfluenceChanged,
    PopularityChanged, PurseChanged, FactionTreasuryChanged, TreasuryChanged, TreasuryLow, UnrestChanged,
    TieRolled, DealOffered, DealAnswered, PromisePerformed, DealDisputed, DealJudged, TakenBack, CardsShown,
    WordSent, CardPeddled, ImminentWarBroke, OrderRolled, ProvinceRaided, ProvinceRevolted, BodyguardPaid,
    IncomeEarned, SpoilsTaken, GrainSold, DevelopmentRolled, StateIncome, RebelUpkeepPaid, ReleasedTroops,
    Redistributed, GiftGiven, Contributed, DebtsPaid, Bankrupt, LandBillPaid, ProvinceLevied, TermEnded,
    CaptiveRansomed, EventExpired, ProvinceCreated, ProvinceChanged, AuctionHeld, InitiativeBegan,
    EventHappened, CardDrawn, DeckEmpty, FamilyAppeared, WarAppeared, WarMoved, WarLeft, LeaderAppeared,
    LeaderMoved, ConcessionDestroyed, ConcessionMoved, EraEndsRevealed, BequestLaid, CatilineNamed,
    FleetsLost, RhodianFleets, PretenderFought, PontifexPaid, BribeAdded, PersuasionTried, KnightTried,
    KnightsPressured, GamesHeld, MajorMarkers, TaxFarmerRolled, CuriaRolled, SenateOpened, PresidingChanged,
    StageBegan, ItemPut, VoteOpened, FactionVoted, ProposalVetoed, ItemDecided, UnanimousDefeat, SenateClosed,
    TribuneUsed, TribuneOpposed, MobIncited, TribunesRolled, AssassinationTried, BodyguardsPlayed,
    CatchRolled, OfficeTaken, OfficeLeft, PriestNamed, Repopulated, AppealMade, TrialRolled, Verdict,
    MarkersRemoved, FineImposed, GovernorElected, ConcessionAwarded, LandBillPassed, LandBillRepealed,
    ForcesRaised, ForcesDisbanded, ForceSent, ForceReturned, GarrisonMoved, LawInForce, LawLeft,
    StateOfTheRepublic, CleopatraPlayed, BattleFought, LossesTaken, VeteransMade, CommanderCaptured, WarWon,
    NavalVictory, NotFought, BecameProconsul, ProvinceAllied, Proscribed, EndgameBegan, WarsCounted,
    CardsTraded, StatesmanPlayed, ConcessionPlayed, BodyguardPosted, CardsDiscarded, VeteransDisbanded,
    AllegianceRolled, RebellionDeclared, RebellionWithdrawn, JoinedRebels, VeteransChanged, RebelMarched,
    RebellionOver>;

// One event of any of these kinds, never changed once told. Not a std::variant: the code of one grows with
// the square of the number of its kinds, and every file that handles it pays.
class Event {
 public:
  Event() = default;
  template <class E>
  Event(std::in_place_type_t<E>, E event);  // events.cc, for all of AllEvents

  Name name() const;          // kName of its kind
  const void* value() const;  // the event itself, of that kind
  template <class E>
  const E* get_if() const {
    return box_ && name() == Name(E::kName) ? static_cast<const E*>(value()) : nullptr;
  }
  friend bool operator==(const Event& a, const Event& b);

  struct Box;

 private:
  friend void describe(Writer& ar, Event& v);
  friend void describe(Reader& ar, Event& v);
  std::shared_ptr<const Box> box_;
};
// Written as a variant would be: with its kind.
void describe(Writer& ar, Event& v);
void describe(Reader& ar, Event& v);

}  // namespace adj::respublica
