#pragma once
// The state of a game of Res Publica Romana: plain values. Secret are hands, faction treasuries, the order of
// the decks and the seats' orders (view.cc names what each seat may see); everything else is public
// (RPR-1.04.9a).

#include "adjudicator/core/table.h"
#include "adjudicator/games/respublica/orders.h"
#include "adjudicator/games/respublica/state_parts.h"
#include "adjudicator/games/respublica/state_senate.h"

namespace adj::respublica {

// A seat's own orders: secret.
struct SeatOrders {
  std::vector<Order> window;  // sent for the window that closed last; emptied when its phase is over
  std::vector<Order>
      ahead;  // agendas for a later stage of the session, next turn's choices: until used or past
  std::vector<Order> standing;  // until cancelled
  std::vector<Order>
      provisional;  // ballots of a split window that were not used (7.2): silence confirms them
  std::vector<Order> added,
      dropped;  // by the mails of this window: of ahead and standing, when the step ends
  friend bool operator==(const SeatOrders&, const SeatOrders&) = default;
};
template <class Ar>
void describe(Ar& ar, SeatOrders& v) {
  ar("window", v.window)("ahead", v.ahead)("standing", v.standing)("provisional", v.provisional)(
      "added", v.added)("dropped", v.dropped);
}

// RPR-1.04.3  A public agreement.
enum class DealStatus { offered, agreed, refused, done, complained, kept, broken };
constexpr auto names_of(DealStatus) {
  using E = DealStatus;
  return std::array{std::pair{E::offered, "offered"},       std::pair{E::agreed, "agreed"},
                    std::pair{E::refused, "refused"},       std::pair{E::done, "done"},
                    std::pair{E::complained, "complained"}, std::pair{E::kept, "kept"},
                    std::pair{E::broken, "broken"}};
}
struct Deal {
  int number = 0;
  Seat by;
  Seat with;
  std::vector<Promise> promises;
  std::set<int> performed;  // positions of promises that the engine carried out
  DealStatus status = DealStatus::offered;
  Seat complainant;
  std::map<Seat, bool> judgements;
  int turn = 0;
  friend bool operator==(const Deal&, const Deal&) = default;
};
template <class Ar>
void describe(Ar& ar, Deal& v) {
  ar("number", v.number)("by", v.by)("with", v.with)("promises", v.promises)("performed", v.performed)(
      "status", v.status)("complainant", v.complainant)("judgements", v.judgements)("turn", v.turn);
}

// What holds for the current turn only.
struct ThisTurn {
  int initiative = 0;                    // finished so far, 0 … 6
  std::set<Seat> initiatives;            // factions that have had their own
  std::set<Seat> auctions_won;           // RPR-1.07.22: bids without a number are used up
  std::vector<SenatorId> newcomers;      // families that entered the Forum this phase
  bool no_recruitment = false;           // RPR-1.08.2b
  std::set<SenatorId> contributed;       // RPR-1.06.52a
  std::set<Seat> assassins;              // RPR-1.09.7b: tried
  std::set<Seat> victims;                //              were tried
  std::set<SenatorId> free_tribunes;     // RPR-1.09.151h: used
  std::set<SenatorId> land_rights;       // free land bill (25A, 25B) or veto of one (23A) used
  std::vector<SenatorId> outgoing;       // Consuls of last year: RPR-1.09.22c
  std::set<CardId> cards_drawn_to_hand;  // by ASK's initiative: secret, view.cc
  int released = 0;                      // legions that rebels could not pay (RPR-1.06.53c)
  std::map<Name, int> debts;             // of the State as rolled, by name (RPR-1.06.53a)
  int income = 0;                        // of the State this Revenue phase, already in the treasury
  std::vector<int> battle_serials;       // commands still to fight, in order
  bool rebel_beaten_senate = false;      // met his condition: RPR-1.12.4b
  friend bool operator==(const ThisTurn&, const ThisTurn&) = default;
};
template <class Ar>
void describe(Ar& ar, ThisTurn& v) {
  ar("initiative", v.initiative)("initiatives", v.initiatives)("auctions_won", v.auctions_won)(
      "newcomers", v.newcomers)("no_recruitment", v.no_recruitment)("contributed", v.contributed)(
      "assassins", v.assassins)("victims", v.victims)("free_tribunes", v.free_tribunes)(
      "land_rights", v.land_rights)("outgoing", v.outgoing)("cards_drawn_to_hand", v.cards_drawn_to_hand)(
      "released", v.released)("debts", v.debts)("income", v.income)("battle_serials", v.battle_serials)(
      "rebel_beaten_senate", v.rebel_beaten_senate);
}

// For the charts: a line per turn.
struct TurnRecord {
  int turn = 0;
  int treasury = 0;
  int unrest = 0;
  std::map<Seat, int> influence;
  std::map<Seat, int> votes;
  friend bool operator==(const TurnRecord&, const TurnRecord&) = default;
};
template <class Ar>
void describe(Ar& ar, TurnRecord& v) {
  ar("turn", v.turn)("treasury", v.treasury)("unrest", v.unrest)("influence", v.influence)("votes", v.votes);
}

// RPR-1.12
enum class Ending {
  rebel,             // 1: defeated the Senate, or was not opposed
  rebel_bankruptcy,  // 2
  rebel_revolt,      // 2
  appointed,         // 3: influence 35
  elected,           // 4
  era_ends,          // 5
  four_wars,         // all lose
  people_revolt,
  bankruptcy,
  endgame_lost,  // RPR-1.12.4b: the rebel fell short; all lose
  deserted,      // every faction quit or was eliminated
};
constexpr auto names_of(Ending) {
  using E = Ending;
  return std::array{std::pair{E::rebel, "rebel"},
                    std::pair{E::rebel_bankruptcy, "rebel_bankruptcy"},
                    std::pair{E::rebel_revolt, "rebel_revolt"},
                    std::pair{E::appointed, "appointed"},
                    std::pair{E::elected, "elected"},
                    std::pair{E::era_ends, "era_ends"},
                    std::pair{E::four_wars, "four_wars"},
                    std::pair{E::people_revolt, "people_revolt"},
                    std::pair{E::bankruptcy, "bankruptcy"},
                    std::pair{E::endgame_lost, "endgame_lost"},
                    std::pair{E::deserted, "deserted"}};
}
struct Outcome {
  Ending ending = Ending::era_ends;
  Seat winner;  // nobody: all lose
  SenatorId senator;
  std::map<Seat, int> influence;  // of each faction (RPR-1.12.2e)
  friend bool operator==(const Outcome&, const Outcome&) = default;
};
template <class Ar>
void describe(Ar& ar, Outcome& v) {
  ar("ending", v.ending)("winner", v.winner)("senator", v.senator)("influence", v.influence);
}

struct State {
  Progress progress;
  std::string scenario;
  std::map<std::string, std::string> options;  // every rule option with its value (8.3)
  int seats = 0;
  std::vector<Seat> clockwise;
  int turn = 0;
  Era era = Era::early;
  Phase phase = Phase::setup;

  // The Republic
  int treasury = 0;
  int unrest = 0;
  std::map<LandBill, int> land_bills;
  std::map<Law, Seat> laws;  // in force; who played them (nobody: by the scenario)
  std::vector<EventInForce> events;
  int manpower_shortage = 0;  // RPR-1.08.2c, EVT-170: markers
  std::vector<Bequest> bequests;
  CardId apion;  // Ptolemy Apion's bequest waits for the Senate (CARD-155)

  // Cards
  std::vector<CardId> deck;                     // secret; the top is in front
  std::vector<std::vector<CardId>> next_decks;  // RPR-3.04.1a; secret
  std::vector<CardId> discard;
  std::vector<CardId> removed;    // from the game
  std::vector<CardId> set_aside;  // never in this game (3.01.4d); secret
  bool era_ends = false;          // RPR-CARD-065: drawn
  std::vector<ConcessionId> forum_concessions;
  std::vector<SenatorId> curia_families;  // the top is in front (RPR-1.05.3d)
  std::vector<ConcessionId> curia_concessions;

  // Men and arms
  std::vector<Faction> faction;  // by seat
  std::vector<Senator> senator;  // those in play
  std::vector<Legion> legion;
  std::vector<Fleet> fleet;
  std::vector<Command> command;
  int dispatches = 0;        // serials given so far
  std::vector<War> war;      // in the Forum
  std::set<WarId> defeated;  // RPR-1.07.333b, CARD-003
  std::vector<EnemyLeader> leader;
  std::vector<Province> province;  // all 15, in table order
  std::optional<CivilWar> civil_war;
  SenatorId for_life;               // Consul for Life; empty: none
  bool for_life_appointed = false;  // by influence 35 (RPR-1.09.822a)
  Seat last_hrao;

  ThisTurn now;
  Session session;
  std::map<Seat, SeatOrders> orders;
  std::vector<Deal> deals;
  std::vector<TurnRecord> history;
  std::optional<Outcome> outcome;

  // Made in state.cc: so much is slow to compile wherever it is copied.
  State();
  State(const State&);
  State(State&&) noexcept;
  State& operator=(const State&);
  State& operator=(State&&) noexcept;
  ~State();
  friend bool operator==(const State&, const State&);
};
template <class Ar>
void describe(Ar& ar, State& v) {
  ar("progress", v.progress)("scenario", v.scenario)("options", v.options)("seats", v.seats)(
      "clockwise", v.clockwise)("turn", v.turn)("era", v.era)("phase", v.phase)("treasury", v.treasury)(
      "unrest", v.unrest)("land_bills", v.land_bills)("laws", v.laws)("events", v.events)(
      "manpower_shortage", v.manpower_shortage)("bequests", v.bequests)("apion", v.apion)("deck", v.deck)(
      "next_decks", v.next_decks)("discard", v.discard)("removed", v.removed)("set_aside", v.set_aside)(
      "era_ends", v.era_ends)("forum_concessions", v.forum_concessions)("curia_families", v.curia_families)(
      "curia_concessions", v.curia_concessions)("faction", v.faction)("senator", v.senator)(
      "legion", v.legion)("fleet", v.fleet)("command", v.command)("dispatches", v.dispatches)("war", v.war)(
      "defeated", v.defeated)("leader", v.leader)("province", v.province)("civil_war", v.civil_war)(
      "for_life", v.for_life)("for_life_appointed", v.for_life_appointed)("last_hrao", v.last_hrao)(
      "now", v.now)("session", v.session)("orders", v.orders)("deals", v.deals)("history", v.history)(
      "outcome", v.outcome);
}

}  // namespace adj::respublica
