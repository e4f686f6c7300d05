#pragma once
// What happened in the Population, Combat and Revolution phases (RPR-1.08, 1.10, 1.11).
// Names and fields are stable: transcripts and archives use them (`tabellarius play --names respublica`).

#include "adjudicator/core/event.h"
#include "adjudicator/core/refusal.h"
#include "adjudicator/games/respublica/state.h"

namespace adj::respublica {

// RPR-1.08.2a
struct StateOfTheRepublic {
  static constexpr const char* kName = "state_of_the_republic";
  SenatorId hrao;
  int roll = 0;
  std::vector<Share> shares;
  int total = 0;
  int unrest = 0;  // change
  bool manpower_shortage = false;
  bool no_recruitment = false;
  bool mob = false;
  bool people_revolt = false;
  friend bool operator==(const StateOfTheRepublic&, const StateOfTheRepublic&) = default;
};
template <class Ar>
void describe(Ar& ar, StateOfTheRepublic& v) {
  ar("hrao", v.hrao)("roll", v.roll)("shares", v.shares)("total", v.total)("unrest", v.unrest)(
      "manpower_shortage", v.manpower_shortage)("no_recruitment", v.no_recruitment)("mob", v.mob)(
      "people_revolt", v.people_revolt);
}

// --- Combat
struct CleopatraPlayed {
  static constexpr const char* kName = "cleopatra_played";
  Seat seat;
  WarId war;
  SenatorId commander;
  bool ally = true;
  friend bool operator==(const CleopatraPlayed&, const CleopatraPlayed&) = default;
};
template <class Ar>
void describe(Ar& ar, CleopatraPlayed& v) {
  ar("seat", v.seat)("war", v.war)("commander", v.commander)("ally", v.ally);
}
// One battle with its arithmetic. The Senate's side is Rome's, also against rebels; `governor` for provincial
// ones.
struct BattleFought {
  static constexpr const char* kName = "battle_fought";
  WarId war;
  BattleKind kind = BattleKind::land;
  SenatorId commander;
  SenatorId master;
  ProvinceId province;       // RPR-2.02.4b: the province that fights; empty: a Senate force
  std::vector<Share> rome;   // legions, veterans, fleets, military, …
  std::vector<Share> enemy;  // printed, multiplier, leaders, allies, deserters, …
  int rome_strength = 0;
  int enemy_strength = 0;
  int black = 0;
  int white_1 = 0;
  int white_2 = 0;
  int omens = 0;
  int total = 0;
  CombatResult result = CombatResult::stalemate;
  bool all_lost = false;
  int losses = 0;  // as the table or the fraction says, for each kind
  friend bool operator==(const BattleFought&, const BattleFought&) = default;
};
template <class Ar>
void describe(Ar& ar, BattleFought& v) {
  ar("war", v.war)("kind", v.kind)("commander", v.commander)("master", v.master)("province", v.province)(
      "rome", v.rome)("enemy", v.enemy)("rome_strength", v.rome_strength)("enemy_strength", v.enemy_strength)(
      "black", v.black)("white_1", v.white_1)("white_2", v.white_2)("omens", v.omens)("total", v.total)(
      "result", v.result)("all_lost", v.all_lost)("losses", v.losses);
}
struct LossesTaken {
  static constexpr const char* kName = "losses_taken";
  WarId war;
  SenatorId commander;
  std::vector<int> legions;
  std::vector<int> fleets;
  int armies = 0;  // provincial
  int provincial_fleets = 0;
  bool enemy = false;  // a rebel's
  friend bool operator==(const LossesTaken&, const LossesTaken&) = default;
};
template <class Ar>
void describe(Ar& ar, LossesTaken& v) {
  ar("war", v.war)("commander", v.commander)("legions", v.legions)("fleets", v.fleets)("armies", v.armies)(
      "provincial_fleets", v.provincial_fleets)("enemy", v.enemy);
}
struct VeteransMade {
  static constexpr const char* kName = "veterans_made";
  SenatorId commander;
  std::vector<int> legions;
  friend bool operator==(const VeteransMade&, const VeteransMade&) = default;
};
template <class Ar>
void describe(Ar& ar, VeteransMade& v) {
  ar("commander", v.commander)("legions", v.legions);
}
struct CommanderCaptured {
  static constexpr const char* kName = "commander_captured";
  SenatorId senator;
  WarId war;
  friend bool operator==(const CommanderCaptured&, const CommanderCaptured&) = default;
};
template <class Ar>
void describe(Ar& ar, CommanderCaptured& v) {
  ar("senator", v.senator)("war", v.war);
}
struct WarWon {
  static constexpr const char* kName = "war_won";
  WarId war;
  SenatorId commander;
  int spoils = 0;
  friend bool operator==(const WarWon&, const WarWon&) = default;
};
template <class Ar>
void describe(Ar& ar, WarWon& v) {
  ar("war", v.war)("commander", v.commander)("spoils", v.spoils);
}
struct NavalVictory {
  static constexpr const char* kName = "naval_victory";
  WarId war;
  SenatorId commander;
  friend bool operator==(const NavalVictory&, const NavalVictory&) = default;
};
template <class Ar>
void describe(Ar& ar, NavalVictory& v) {
  ar("war", v.war)("commander", v.commander);
}
// RPR-1.10.11a: no support; or he will not land
struct NotFought {
  static constexpr const char* kName = "not_fought";
  WarId war;
  SenatorId commander;
  Name why;
  friend bool operator==(const NotFought&, const NotFought&) = default;
};
template <class Ar>
void describe(Ar& ar, NotFought& v) {
  ar("war", v.war)("commander", v.commander)("why", v.why);
}
struct BecameProconsul {
  static constexpr const char* kName = "became_proconsul";
  SenatorId senator;
  WarId war;
  friend bool operator==(const BecameProconsul&, const BecameProconsul&) = default;
};
template <class Ar>
void describe(Ar& ar, BecameProconsul& v) {
  ar("senator", v.senator)("war", v.war);
}
struct ProvinceAllied {
  static constexpr const char* kName = "province_allied";
  ProvinceId province;
  WarId war;  // empty: no longer
  friend bool operator==(const ProvinceAllied&, const ProvinceAllied&) = default;
};
template <class Ar>
void describe(Ar& ar, ProvinceAllied& v) {
  ar("province", v.province)("war", v.war);
}
struct Proscribed {
  static constexpr const char* kName = "proscribed";
  Seat by;
  SenatorId hrao;
  bool taken = false;
  int knights = 0;
  int talents = 0;
  friend bool operator==(const Proscribed&, const Proscribed&) = default;
};
template <class Ar>
void describe(Ar& ar, Proscribed& v) {
  ar("by", v.by)("hrao", v.hrao)("taken", v.taken)("knights", v.knights)("talents", v.talents);
}
struct EndgameBegan {
  static constexpr const char* kName = "endgame_began";
  SenatorId rebel;
  std::vector<WarId> wars;
  friend bool operator==(const EndgameBegan&, const EndgameBegan&) = default;
};
template <class Ar>
void describe(Ar& ar, EndgameBegan& v) {
  ar("rebel", v.rebel)("wars", v.wars);
}
struct WarsCounted {
  static constexpr const char* kName = "wars_counted";
  std::vector<WarId> active;
  bool rome_falls = false;
  friend bool operator==(const WarsCounted&, const WarsCounted&) = default;
};
template <class Ar>
void describe(Ar& ar, WarsCounted& v) {
  ar("active", v.active)("rome_falls", v.rome_falls);
}

// --- Revolution
// Public without the cards, private to both with them.
struct CardsTraded {
  static constexpr const char* kName = "cards_traded";
  Seat first;
  Seat second;
  int given = 0;
  int received = 0;
  std::vector<CardId> from_first;
  std::vector<CardId> from_second;
  friend bool operator==(const CardsTraded&, const CardsTraded&) = default;
};
template <class Ar>
void describe(Ar& ar, CardsTraded& v) {
  ar("first", v.first)("second", v.second)("given", v.given)("received", v.received)(
      "from_first", v.from_first)("from_second", v.from_second);
}
struct StatesmanPlayed {
  static constexpr const char* kName = "statesman_played";
  Seat seat;
  SenatorId statesman;
  SenatorId senator;  // his place
  friend bool operator==(const StatesmanPlayed&, const StatesmanPlayed&) = default;
};
template <class Ar>
void describe(Ar& ar, StatesmanPlayed& v) {
  ar("seat", v.seat)("statesman", v.statesman)("senator", v.senator);
}
struct ConcessionPlayed {
  static constexpr const char* kName = "concession_played";
  Seat seat;
  ConcessionId concession;
  SenatorId senator;
  friend bool operator==(const ConcessionPlayed&, const ConcessionPlayed&) = default;
};
template <class Ar>
void describe(Ar& ar, ConcessionPlayed& v) {
  ar("seat", v.seat)("concession", v.concession)("senator", v.senator);
}
struct BodyguardPosted {
  static constexpr const char* kName = "bodyguard_posted";
  Seat seat;
  SenatorId senator;
  friend bool operator==(const BodyguardPosted&, const BodyguardPosted&) = default;
};
template <class Ar>
void describe(Ar& ar, BodyguardPosted& v) {
  ar("seat", v.seat)("senator", v.senator);
}
struct CardsDiscarded {
  static constexpr const char* kName = "cards_discarded";
  Seat seat;
  std::vector<CardId> cards;
  Name why;
  friend bool operator==(const CardsDiscarded&, const CardsDiscarded&) = default;
};
template <class Ar>
void describe(Ar& ar, CardsDiscarded& v) {
  ar("seat", v.seat)("cards", v.cards)("why", v.why);
}
struct VeteransDisbanded {
  static constexpr const char* kName = "veterans_disbanded";
  SenatorId senator;
  std::vector<int> legions;
  friend bool operator==(const VeteransDisbanded&, const VeteransDisbanded&) = default;
};
template <class Ar>
void describe(Ar& ar, VeteransDisbanded& v) {
  ar("senator", v.senator)("legions", v.legions);
}
struct AllegianceRolled {
  static constexpr const char* kName = "allegiance_rolled";
  SenatorId commander;
  int spent = 0;
  std::vector<int> follow;
  std::vector<int> refuse;
  std::vector<int> fleets;  // that follow (RPR-2.03.23a)
  friend bool operator==(const AllegianceRolled&, const AllegianceRolled&) = default;
};
template <class Ar>
void describe(Ar& ar, AllegianceRolled& v) {
  ar("commander", v.commander)("spent", v.spent)("follow", v.follow)("refuse", v.refuse)("fleets", v.fleets);
}
struct RebellionDeclared {
  static constexpr const char* kName = "rebellion_declared";
  SenatorId senator;
  Seat faction;
  int strength = 0;
  friend bool operator==(const RebellionDeclared&, const RebellionDeclared&) = default;
};
template <class Ar>
void describe(Ar& ar, RebellionDeclared& v) {
  ar("senator", v.senator)("faction", v.faction)("strength", v.strength);
}
struct RebellionWithdrawn {
  static constexpr const char* kName = "rebellion_withdrawn";
  SenatorId senator;
  Name why;  // displaced, condition, rebel_exists
  friend bool operator==(const RebellionWithdrawn&, const RebellionWithdrawn&) = default;
};
template <class Ar>
void describe(Ar& ar, RebellionWithdrawn& v) {
  ar("senator", v.senator)("why", v.why);
}
struct JoinedRebels {
  static constexpr const char* kName = "joined_rebels";
  SenatorId senator;
  friend bool operator==(const JoinedRebels&, const JoinedRebels&) = default;
};
template <class Ar>
void describe(Ar& ar, JoinedRebels& v) {
  ar("senator", v.senator);
}
struct VeteransChanged {
  static constexpr const char* kName = "veterans_changed";
  SenatorId owner;
  std::vector<int> legions;
  bool to_rebels = false;
  friend bool operator==(const VeteransChanged&, const VeteransChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, VeteransChanged& v) {
  ar("owner", v.owner)("legions", v.legions)("to_rebels", v.to_rebels);
}
struct RebelMarched {
  static constexpr const char* kName = "rebel_marched";
  SenatorId senator;
  bool march = false;
  ProvinceId province;
  friend bool operator==(const RebelMarched&, const RebelMarched&) = default;
};
template <class Ar>
void describe(Ar& ar, RebelMarched& v) {
  ar("senator", v.senator)("march", v.march)("province", v.province);
}
struct RebellionOver {
  static constexpr const char* kName = "rebellion_over";
  SenatorId primary;
  Name why;  // beaten, primary_dead, no_legions
  friend bool operator==(const RebellionOver&, const RebellionOver&) = default;
};
template <class Ar>
void describe(Ar& ar, RebellionOver& v) {
  ar("primary", v.primary)("why", v.why);
}

}  // namespace adj::respublica
