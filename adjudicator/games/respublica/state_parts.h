#pragma once
// What lies on the table: men, units, wars, provinces, events. Plain values; state.h puts them together.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/games/respublica/names.h"

namespace adj::respublica {

// A man's own place in the game is his SenatorId, which never changes while he lives: the family's id
// (cornelius), whether the family card, a statesman or both lie there. Only the second statesman of a pair in
// play (RPR-1.05.22a) has his own code (25B) for it, because the family's place is taken.
//
// Where he is. In the Curia, in a deck or in a hand there are cards, not senators.
enum class Place { rome, forum, province, war, captive, rebel_camp };  // forum: unaligned (RPR-1.04.1a)
constexpr auto names_of(Place) {
  using E = Place;
  return std::array{std::pair{E::rome, "rome"},         std::pair{E::forum, "forum"},
                    std::pair{E::province, "province"}, std::pair{E::war, "war"},
                    std::pair{E::captive, "captive"},   std::pair{E::rebel_camp, "rebel_camp"}};
}

struct Senator {
  SenatorId id;
  SenatorId statesman;      // the card on top; empty: a family
  bool family_card = true;  // the family card lies here (RPR-1.07.312d: a statesman may be alone)
  Seat faction;             // nobody: unaligned
  Place place = Place::rome;
  ProvinceId province;  // Place::province: where he governs in person; captive of raids: where taken
  WarId war;            // Place::war and Place::captive
  int influence = 0;
  int popularity = 0;
  int talents = 0;
  int knights = 0;
  int oratory_bonus = 0;         // RPR-2.04.2a
  std::optional<Office> office;  // one of the first seven
  bool prior_consul = false;
  bool major = false;    // liable to a major prosecution
  bool corrupt = false;  // took spoils as governor
  bool priest = false;
  bool rebel = false;
  bool lucullus_recall = false;  // RPR-CARD-133
  bool returned = false;         // came home from a province this turn (RPR-1.09.51a, CARD-107a)
  bool victorious = false;       // this Combat phase: may rebel
  std::set<ConcessionId> concessions;
  std::set<ConcessionId> bars;         // of these the corrupt bar is revealed (RPR-1.06.12b)
  std::set<ProvinceId> legate_spoils;  // RPR-1.13.1c
  CardId open_bodyguard;               // RPR-CARD-152a
  friend bool operator==(const Senator&, const Senator&) = default;
};
template <class Ar>
void describe(Ar& ar, Senator& v) {
  ar("id", v.id)("statesman", v.statesman)("family_card", v.family_card)("faction", v.faction)(
      "place", v.place)("province", v.province)("war", v.war)("influence", v.influence)(
      "popularity", v.popularity)("talents", v.talents)("knights", v.knights)(
      "oratory_bonus", v.oratory_bonus)("office", v.office)("prior_consul", v.prior_consul)("major", v.major)(
      "corrupt", v.corrupt)("priest", v.priest)("rebel", v.rebel)("lucullus_recall", v.lucullus_recall)(
      "returned", v.returned)("victorious", v.victorious)("concessions", v.concessions)("bars", v.bars)(
      "legate_spoils", v.legate_spoils)("open_bodyguard", v.open_bodyguard);
}

struct Faction {
  Seat seat;
  Name name;                 // aquila, luna, …: a key of the texts, given at set-up
  SenatorId leader;          // empty: none
  int treasury = 0;          // secret
  std::vector<CardId> hand;  // secret; in the order drawn
  bool eliminated = false;   // RPR-1.05.4a, d
  bool waiting = false;      // RPR-1.05.4c
  int knight_bonus = 0;      // Servilian Law, Proscription (RPR-CARD-110a, 144b)
  bool no_knights = false;   // RPR-CARD-144b
  bool neutral = false;      // chapter IV
  friend bool operator==(const Faction&, const Faction&) = default;
};
template <class Ar>
void describe(Ar& ar, Faction& v) {
  ar("seat", v.seat)("name", v.name)("leader", v.leader)("treasury", v.treasury)("hand", v.hand)(
      "eliminated", v.eliminated)("waiting", v.waiting)("knight_bonus", v.knight_bonus)(
      "no_knights", v.no_knights)("neutral", v.neutral);
}

// --- Units (RPR-1.02a): numbered 1 … 25, one entry each, in order
enum class UnitPlace {
  pool,
  rome,
  war,
  garrison,
  rebels,
  disbanded
};  // rome: Active Forces; disbanded: RPR-2.04.2a
constexpr auto names_of(UnitPlace) {
  using E = UnitPlace;
  return std::array{std::pair{E::pool, "pool"},     std::pair{E::rome, "rome"},
                    std::pair{E::war, "war"},       std::pair{E::garrison, "garrison"},
                    std::pair{E::rebels, "rebels"}, std::pair{E::disbanded, "disbanded"}};
}

struct Legion {
  int number = 0;
  UnitPlace place = UnitPlace::pool;
  WarId war;            // UnitPlace::war
  SenatorId commander;  // war: who leads it (empty: nobody does, RPR-1.10.4f); rebels: whose army; disbanded:
                        // by whom
  ProvinceId province;  // garrison, and rebels who stay in a province
  bool veteran = false;
  SenatorId allegiance;    // empty: none
  bool raised = false;     // this phase (RPR-1.09.63b)
  bool dismissed = false;  // disbanded this phase
  bool posted = false;     // garrison sent this turn (RPR-1.09.646a)
  friend bool operator==(const Legion&, const Legion&) = default;
};
template <class Ar>
void describe(Ar& ar, Legion& v) {
  ar("number", v.number)("place", v.place)("war", v.war)("commander", v.commander)("province", v.province)(
      "veteran", v.veteran)("allegiance", v.allegiance)("raised", v.raised)("dismissed", v.dismissed)(
      "posted", v.posted);
}

struct Fleet {
  int number = 0;
  UnitPlace place = UnitPlace::pool;
  WarId war;
  SenatorId commander;
  ProvinceId province;
  bool rhodian = false;  // RPR-EVT-176a
  bool raised = false;
  bool dismissed = false;
  friend bool operator==(const Fleet&, const Fleet&) = default;
};
template <class Ar>
void describe(Ar& ar, Fleet& v) {
  ar("number", v.number)("place", v.place)("war", v.war)("commander", v.commander)("province", v.province)(
      "rhodian", v.rhodian)("raised", v.raised)("dismissed", v.dismissed);
}

// RPR-1.09.64  A commander in the field. His units name him.
struct Command {
  SenatorId commander;
  SenatorId master;                  // Master of Horse with the Dictator (RPR-1.09.34a)
  WarId war;                         // or a bequest's expedition
  std::optional<ForumCard> bequest;  // RPR-CARD-106a: no battle
  int serial = 0;                    // order of dispatch, over the whole game (R-33a)
  int proposal = 0;                  // sent by this item of this turn's Senate: RPR-1.10.1b
  bool sent = false;                 // this phase: no recall, no reinforcement (RPR-1.09.644c, 647a)
  bool reinforced = false;
  bool fought = false;  // this Combat phase
  friend bool operator==(const Command&, const Command&) = default;
};
template <class Ar>
void describe(Ar& ar, Command& v) {
  ar("commander", v.commander)("master", v.master)("war", v.war)("bequest", v.bequest)("serial", v.serial)(
      "proposal", v.proposal)("sent", v.sent)("reinforced", v.reinforced)("fought", v.fought);
}

// --- Wars. Province revolts and rebels are wars too (pieces.h).
enum class CleopatraSide { none, ally, enemy };
constexpr auto names_of(CleopatraSide) {
  using E = CleopatraSide;
  return std::array{std::pair{E::none, "none"}, std::pair{E::ally, "ally"}, std::pair{E::enemy, "enemy"}};
}
struct War {
  WarId id;
  WarZone zone = WarZone::inactive;
  bool revolt = false;             // no spoils (RPR-1.07.333a), fixed when drawn
  bool naval_victory = false;      // RPR-1.10.12b
  bool halved = false;
  ProvinceId province;             // a province revolt
  std::vector<ProvinceId> allies;  // RPR-2.02.412a
  CleopatraSide cleopatra = CleopatraSide::none;
  SenatorId cleopatra_with;      // RPR-CARD-139a: the commander
  int appeared = 0;              // turn
  std::set<int> disasters_used;  // this turn (RPR-1.09.645a)
  std::set<int> standoffs_used;
  bool land_fought = false;  // this turn (RPR-1.10.9a)
  bool naval_fought = false;
  bool held = false;            // a Senate force got stalemate, standoff or victory (RPR-2.02.4b)
  bool not_prosecuted = false;  // whatever was fought: Lucullus (RPR-CARD-133), provinces (RPR-2.02.413a)
  friend bool operator==(const War&, const War&) = default;
};
template <class Ar>
void describe(Ar& ar, War& v) {
  ar("id", v.id)("zone", v.zone)("revolt", v.revolt)("naval_victory", v.naval_victory)("halved", v.halved)(
      "province", v.province)("allies", v.allies)("cleopatra", v.cleopatra)(
      "cleopatra_with", v.cleopatra_with)("appeared", v.appeared)("disasters_used", v.disasters_used)(
      "standoffs_used", v.standoffs_used)("land_fought", v.land_fought)("naval_fought", v.naval_fought)(
      "held", v.held)("not_prosecuted", v.not_prosecuted);
}

// An enemy leader out of the deck. He aids every active war of his series (RPR-1.07.342a, R-17).
enum class LeaderPlace { forum, curia, refuge };  // refuge: he waits with the event card (RPR-EVT-175a)
constexpr auto names_of(LeaderPlace) {
  using E = LeaderPlace;
  return std::array{std::pair{E::forum, "forum"}, std::pair{E::curia, "curia"},
                    std::pair{E::refuge, "refuge"}};
}
struct EnemyLeader {
  LeaderId id;
  LeaderPlace place = LeaderPlace::forum;
  std::vector<WarId> refuge_wars;  // not of his series (RPR-EVT-175b, c)
  friend bool operator==(const EnemyLeader&, const EnemyLeader&) = default;
};
template <class Ar>
void describe(Ar& ar, EnemyLeader& v) {
  ar("id", v.id)("place", v.place)("refuge_wars", v.refuge_wars);
}

struct Province {
  ProvinceId id;
  bool exists = false;
  bool developed = false;
  SenatorId governor;   // empty: in the Forum
  bool legate = false;  // RPR-CARD-158a
  int term = 0;         // turns left
  int armies = 0;       // RPR-2.02.3
  int fleets = 0;
  int created = 0;             // turn
  bool elected = false;        // governor elected this turn (RPR-1.09.52a)
  bool raided = false;         // this turn (RPR-1.06.4c)
  bool overrun = false;        // this turn (RPR-EVT-163b)
  bool disordered = false;     // this turn (RPR-EVT-169-1)
  bool corrupt = false;        // spoils through a legate this turn
  bool rebel = false;          // RPR-2.03
  bool in_transit = false;     // RPR-2.03.71a
  bool sent_rebels = false;    // RPR-2.03.71b
  bool naval_victory = false;  // of the Senate, RPR-2.03.91a
  WarId ally_of;               // RPR-2.02.412a
  friend bool operator==(const Province&, const Province&) = default;
};
template <class Ar>
void describe(Ar& ar, Province& v) {
  ar("id", v.id)("exists", v.exists)("developed", v.developed)("governor", v.governor)("legate", v.legate)(
      "term", v.term)("armies", v.armies)("fleets", v.fleets)("created", v.created)("elected", v.elected)(
      "raided", v.raided)("overrun", v.overrun)("disordered", v.disordered)("corrupt", v.corrupt)(
      "rebel", v.rebel)("in_transit", v.in_transit)("sent_rebels", v.sent_rebels)(
      "naval_victory", v.naval_victory)("ally_of", v.ally_of);
}

// RPR-1.07.21  An event card in play.
struct EventInForce {
  EventCard event = EventCard::ally_deserts;
  int level = 1;              // side; rises beyond 2 for those that accumulate
  int draws = 1;              // how often it came, this stay
  int turn = 0;               // first drawn
  WarId war;                  // Rhodian alliance: its war
  std::vector<WarId> tied{};  // … and others that need as many fleets: the end of any of them is its end
  int lent = 0;               // … and the fleets that it takes home
  bool used = false;          // its payment or effect is done (leaves: when_used)
  friend bool operator==(const EventInForce&, const EventInForce&) = default;
};
template <class Ar>
void describe(Ar& ar, EventInForce& v) {
  ar("event", v.event)("level", v.level)("draws", v.draws)("turn", v.turn)("war", v.war)("tied", v.tied)(
      "lent", v.lent)("used", v.used);
}

struct Bequest {
  ForumCard card = ForumCard::pergamene_bequest;
  SenatorId collector;     // on his way or back, until the talents are paid
  bool collected = false;  // pays in the next Revenue phase (RPR-CARD-106b)
  bool paid = false;       // its province comes at the next Forum phase (RPR-CARD-106d)
  friend bool operator==(const Bequest&, const Bequest&) = default;
};
template <class Ar>
void describe(Ar& ar, Bequest& v) {
  ar("card", v.card)("collector", v.collector)("collected", v.collected)("paid", v.paid);
}

// RPR-1.11
enum class RebelStance { in_italy, in_province };
constexpr auto names_of(RebelStance) {
  using E = RebelStance;
  return std::array{std::pair{E::in_italy, "in_italy"}, std::pair{E::in_province, "in_province"}};
}
struct CivilWar {
  SenatorId primary;
  Seat faction;
  RebelStance stance = RebelStance::in_italy;
  ProvinceId province;     // RPR-2.03.8a
  int since = 0;           // turn of the declaration
  bool stalemate = false;  // in Italy, last Combat phase (RPR-2.03.71a)
  bool attacked = false;   // this Combat phase
  SenatorId master = {};   // the ex-Master of Horse who followed his Dictator (RPR-1.11.32c)
  friend bool operator==(const CivilWar&, const CivilWar&) = default;
};
template <class Ar>
void describe(Ar& ar, CivilWar& v) {
  ar("primary", v.primary)("master", v.master)("faction", v.faction)("stance", v.stance)(
      "province", v.province)("since", v.since)("stalemate", v.stalemate)("attacked", v.attacked);
}

// A named share of a sum, for events and reports.
struct Share {
  Name why;
  int value = 0;
  friend bool operator==(const Share&, const Share&) = default;
};
template <class Ar>
void describe(Ar& ar, Share& v) {
  ar("why", v.why)("value", v.value);
}

}  // namespace adj::respublica
