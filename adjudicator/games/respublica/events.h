#pragma once
// Every event of the game: what reports, views, archives and mails are made of.

#include "adjudicator/core/event_of.h"
#include "adjudicator/games/respublica/events_combat.h"
#include "adjudicator/games/respublica/events_forum.h"
#include "adjudicator/games/respublica/events_revenue.h"
#include "adjudicator/games/respublica/events_senate.h"
#include "adjudicator/games/respublica/events_turn.h"

namespace adj::respublica {

struct AllEvents
    : Kinds<adj::Rolled, adj::Silence, GameStarted, FamiliesDealt, HandDealt, TemporaryConsul, ProvinceDealt,
            GovernorPlaced, TurnBegan, PhaseBegan, EraChanged, OrderFailed, GameOver, ChitsDrawn, SenatorDied,
            LeaderNamed, SenatorJoined, FamilyBeneath, FactionWaits, FactionEnded, ConsulForLife,
            InfluenceChanged, PopularityChanged, PurseChanged, FactionTreasuryChanged, TreasuryChanged,
            TreasuryLow, UnrestChanged, TieRolled, DealOffered, DealAnswered, PromisePerformed, DealDisputed,
            DealJudged, TakenBack, CardsShown, WordSent, CardPeddled, ImminentWarBroke, OrderRolled,
            ProvinceRaided, ProvinceRevolted, BodyguardPaid, IncomeEarned, SpoilsTaken, GrainSold,
            DevelopmentRolled, StateIncome, RebelUpkeepPaid, ReleasedTroops, Redistributed, GiftGiven,
            Contributed, DebtsPaid, Bankrupt, LandBillPaid, ProvinceLevied, TermEnded, CaptiveRansomed,
            EventExpired, ProvinceCreated, ProvinceChanged, AuctionHeld, InitiativeBegan, EventHappened,
            CardDrawn, DeckEmpty, FamilyAppeared, WarAppeared, WarMoved, WarLeft, LeaderAppeared, LeaderMoved,
            ConcessionDestroyed, ConcessionMoved, EraEndsRevealed, BequestLaid, CatilineNamed, FleetsLost,
            RhodianFleets, PretenderFought, PontifexPaid, BribeAdded, PersuasionTried, KnightTried,
            KnightsPressured, GamesHeld, MajorMarkers, TaxFarmerRolled, CuriaRolled, SenateOpened,
            PresidingChanged, StageBegan, ItemPut, VoteOpened, FactionVoted, ProposalVetoed, ItemDecided,
            UnanimousDefeat, SenateClosed, TribuneUsed, TribuneOpposed, MobIncited, TribunesRolled,
            AssassinationTried, BodyguardsPlayed, CatchRolled, OfficeTaken, OfficeLeft, PriestNamed,
            Repopulated, AppealMade, TrialRolled, Verdict, MarkersRemoved, FineImposed, GovernorElected,
            ConcessionAwarded, LandBillPassed, LandBillRepealed, ForcesRaised, ForcesDisbanded, ForceSent,
            ForceReturned, GarrisonMoved, LawInForce, LawLeft, StateOfTheRepublic, CleopatraPlayed,
            BattleFought, LossesTaken, VeteransMade, CommanderCaptured, WarWon, NavalVictory, NotFought,
            BecameProconsul, ProvinceAllied, Proscribed, EndgameBegan, WarsCounted, CardsTraded,
            StatesmanPlayed, ConcessionPlayed, BodyguardPosted, CardsDiscarded, VeteransDisbanded,
            AllegianceRolled, RebellionDeclared, RebellionWithdrawn, JoinedRebels, VeteransChanged,
            RebelMarched, RebellionOver> {};
using Event = EventOf<AllEvents>;

}  // namespace adj::respublica

// Compiled once, in events.cc.
extern template class adj::EventOf<adj::respublica::AllEvents>;
