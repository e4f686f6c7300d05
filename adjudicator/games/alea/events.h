#pragma once
// Every event of the game: what reports, views, archives and mails are made of. Names and fields are stable,
// since transcripts and archives use them; `tabellarius play --names alea` lists them.

#include "adjudicator/core/event_of.h"
#include "adjudicator/games/alea/events_administration.h"
#include "adjudicator/games/alea/events_combat.h"
#include "adjudicator/games/alea/events_coups.h"
#include "adjudicator/games/alea/events_frame.h"
#include "adjudicator/games/alea/events_leaders.h"
#include "adjudicator/games/alea/events_moves.h"
#include "adjudicator/games/alea/events_peoples.h"
#include "adjudicator/games/alea/events_republic.h"
#include "adjudicator/games/alea/events_stratagems.h"
#include "adjudicator/games/alea/events_winter.h"

namespace adj::alea {

struct AllEvents
    : Kinds<adj::Rolled, adj::Silence, GameStarted, Deployed, DeploymentReplaced, TurnBegan, PhaseBegan,
            OrderFailed, ConditionNotMet, CounterDrawn, CountersDrawn, StratagemPlayed, CounterReturned,
            InitiativeDecided, InitiativeReversed, JanusDeclared, DolabellaTurned, LeaderCampRolled,
            LeaderEntered, LeaderWaits, LeaderRemoved, LeaderChangedCamp, LeaderMoved, MarkerDrawn,
            PeopleAtWar, PeopleControlChanged, PeopleAllied, DiplomacyTried, PeoplePacified, UnitsPlaced,
            CoupTried, TriumvirTried, LoyaltyTested, UnitsChangedCamp, TriumvirReleased, CoupEnded,
            SmcsCounted, EventDrawn, EventHadNoEffect, LeaderSick, UnrestCity, UnitsWeakened, UnitsEliminated,
            UnitsRecovered, RegionsDeserted, PartyLeaderNamed, PartyLeaderDeposed, NaturalDeathTested,
            LegionsDisbanded, SmcBegan, Passed, Moved, Sailed, PlagueTested, PlaguePlaced, PlagueEnded,
            IntriguePlaced, IntrigueRemoved, AssassinationTried, Contact, LeadersSplit, EvasionTried,
            EscapeTried, Fled, DieChanged, BattleFought, Retreated, CargoLost, Scored, SpqrAdjusted,
            CampsExchanged, AttemptChecked, AttemptMade, StackDivided, LastAssassinFell, AntoniusTurned,
            RomaControlled, RegionControlled, ControlPointsCounted, WinterMoved, GarrisonMoved, Recruited,
            Discarded, QueueStopped, OrdersLapsed, GameOver> {};
using Event = EventOf<AllEvents>;

}  // namespace adj::alea

// Compiled once, in events.cc.
extern template class adj::EventOf<adj::alea::AllEvents>;
