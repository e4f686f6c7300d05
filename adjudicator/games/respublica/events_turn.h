#pragma once
// What happened at set-up, between phases, and to what everybody owns: men, money, unrest, deals.
// Names and fields are stable: transcripts and archives use them (`tabellarius play --names respublica`).

#include "adjudicator/core/event.h"
#include "adjudicator/core/refusal.h"
#include "adjudicator/games/respublica/state.h"

namespace adj::respublica {

// --- The game
struct GameStarted {
  static constexpr const char* kName = "game_started";
  std::string scenario;
  int seats = 0;
  std::vector<Seat> clockwise;
  std::string data_digest;
  friend bool operator==(const GameStarted&, const GameStarted&) = default;
};
template <class Ar>
void describe(Ar& ar, GameStarted& v) {
  ar("scenario", v.scenario)("seats", v.seats)("clockwise", v.clockwise)("data_digest", v.data_digest);
}
struct FamiliesDealt {
  static constexpr const char* kName = "families_dealt";
  Seat seat;
  std::vector<SenatorId> senators;
  friend bool operator==(const FamiliesDealt&, const FamiliesDealt&) = default;
};
template <class Ar>
void describe(Ar& ar, FamiliesDealt& v) {
  ar("seat", v.seat)("senators", v.senators);
}
// Private.
struct HandDealt {
  static constexpr const char* kName = "hand_dealt";
  Seat seat;
  std::vector<CardId> cards;
  friend bool operator==(const HandDealt&, const HandDealt&) = default;
};
template <class Ar>
void describe(Ar& ar, HandDealt& v) {
  ar("seat", v.seat)("cards", v.cards);
}
struct TemporaryConsul {
  static constexpr const char* kName = "temporary_consul";
  SenatorId senator;
  std::vector<int> chits;
  friend bool operator==(const TemporaryConsul&, const TemporaryConsul&) = default;
};
template <class Ar>
void describe(Ar& ar, TemporaryConsul& v) {
  ar("senator", v.senator)("chits", v.chits);
}
struct ProvinceDealt {
  static constexpr const char* kName = "province_dealt";
  ProvinceId province;
  Seat seat;  // nobody: to the Forum
  friend bool operator==(const ProvinceDealt&, const ProvinceDealt&) = default;
};
template <class Ar>
void describe(Ar& ar, ProvinceDealt& v) {
  ar("province", v.province)("seat", v.seat);
}
struct GovernorPlaced {
  static constexpr const char* kName = "governor_placed";
  ProvinceId province;
  SenatorId senator;
  int term = 3;
  friend bool operator==(const GovernorPlaced&, const GovernorPlaced&) = default;
};
template <class Ar>
void describe(Ar& ar, GovernorPlaced& v) {
  ar("province", v.province)("senator", v.senator)("term", v.term);
}
struct TurnBegan {
  static constexpr const char* kName = "turn_began";
  int turn = 0;
  friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
template <class Ar>
void describe(Ar& ar, TurnBegan& v) {
  ar("turn", v.turn);
}
struct PhaseBegan {
  static constexpr const char* kName = "phase_began";
  Phase phase = Phase::mortality;
  friend bool operator==(const PhaseBegan&, const PhaseBegan&) = default;
};
template <class Ar>
void describe(Ar& ar, PhaseBegan& v) {
  ar("phase", v.phase);
}
struct EraChanged {
  static constexpr const char* kName = "era_changed";
  Era era = Era::early;
  Seat drawer;  // nobody: by the calendar (RPR-3.05.1b)
  friend bool operator==(const EraChanged&, const EraChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, EraChanged& v) {
  ar("era", v.era)("drawer", v.drawer);
}
// Private: an order that stood could not be carried out when its time came.
struct OrderFailed {
  static constexpr const char* kName = "order_failed";
  Seat seat;
  Order order;
  Refusal why;
  friend bool operator==(const OrderFailed&, const OrderFailed&) = default;
};
template <class Ar>
void describe(Ar& ar, OrderFailed& v) {
  ar("seat", v.seat)("order", v.order)("why", v.why);
}
struct GameOver {
  static constexpr const char* kName = "game_over";
  Outcome outcome;
  int turn = 0;
  friend bool operator==(const GameOver&, const GameOver&) = default;
};
template <class Ar>
void describe(Ar& ar, GameOver& v) {
  ar("outcome", v.outcome)("turn", v.turn);
}

// --- Men
// why: mortality, epidemic, foreign_epidemic, mob, mob_violence, mob_incited, catiline, appeal, losses, raid,
// reprisal
struct ChitsDrawn {
  static constexpr const char* kName = "chits_drawn";
  Name why;
  std::vector<int> chits;  // as drawn; kChitNone, kChitDrawTwo
  friend bool operator==(const ChitsDrawn&, const ChitsDrawn&) = default;
};
template <class Ar>
void describe(Ar& ar, ChitsDrawn& v) {
  ar("why", v.why)("chits", v.chits);
}
// why: mortality, mob, battle, defeat, raid, disorder, pretender, assassinated, caught, executed, lynched,
// reprisal, …
struct SenatorDied {
  static constexpr const char* kName = "senator_died";
  SenatorId senator;
  SenatorId statesman;  // the card that left the game; empty: a family
  Seat faction;
  Name why;
  bool heir = false;   // the family card stays in the faction (RPR-1.05.3e)
  bool curia = false;  // it went to the Curia
  friend bool operator==(const SenatorDied&, const SenatorDied&) = default;
};
template <class Ar>
void describe(Ar& ar, SenatorDied& v) {
  ar("senator", v.senator)("statesman", v.statesman)("faction", v.faction)("why", v.why)("heir", v.heir)(
      "curia", v.curia);
}
struct LeaderNamed {
  static constexpr const char* kName = "leader_named";
  Seat seat;
  SenatorId senator;
  SenatorId before;
  friend bool operator==(const LeaderNamed&, const LeaderNamed&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderNamed& v) {
  ar("seat", v.seat)("senator", v.senator)("before", v.before);
}
// why: persuaded, repopulation, heir, statesman, empty_faction
struct SenatorJoined {
  static constexpr const char* kName = "senator_joined";
  SenatorId senator;
  Seat faction;
  Seat before;  // nobody: unaligned
  Name why;
  friend bool operator==(const SenatorJoined&, const SenatorJoined&) = default;
};
template <class Ar>
void describe(Ar& ar, SenatorJoined& v) {
  ar("senator", v.senator)("faction", v.faction)("before", v.before)("why", v.why);
}
struct FamilyBeneath {
  static constexpr const char* kName = "family_beneath";
  SenatorId senator;  // the statesman over the family card now (RPR-1.07.312e, f, h)
  friend bool operator==(const FamilyBeneath&, const FamilyBeneath&) = default;
};
template <class Ar>
void describe(Ar& ar, FamilyBeneath& v) {
  ar("senator", v.senator);
}
struct FactionWaits {
  static constexpr const char* kName = "faction_waits";
  Seat seat;
  friend bool operator==(const FactionWaits&, const FactionWaits&) = default;
};
template <class Ar>
void describe(Ar& ar, FactionWaits& v) {
  ar("seat", v.seat);
}
struct FactionEnded {
  static constexpr const char* kName = "faction_ended";
  Seat seat;
  bool quit = false;
  std::vector<CardId> cards;  // of his hand, now discarded
  friend bool operator==(const FactionEnded&, const FactionEnded&) = default;
};
template <class Ar>
void describe(Ar& ar, FactionEnded& v) {
  ar("seat", v.seat)("quit", v.quit)("cards", v.cards);
}
struct ConsulForLife {
  static constexpr const char* kName = "consul_for_life";
  SenatorId senator;
  Seat faction;
  bool appointed = false;
  friend bool operator==(const ConsulForLife&, const ConsulForLife&) = default;
};
template <class Ar>
void describe(Ar& ar, ConsulForLife& v) {
  ar("senator", v.senator)("faction", v.faction)("appointed", v.appointed);
}

// --- Figures. why names the sentence's reason.
struct InfluenceChanged {
  static constexpr const char* kName = "influence_changed";
  SenatorId senator;
  int by = 0;
  int now = 0;
  Name why;
  friend bool operator==(const InfluenceChanged&, const InfluenceChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, InfluenceChanged& v) {
  ar("senator", v.senator)("by", v.by)("now", v.now)("why", v.why);
}
struct PopularityChanged {
  static constexpr const char* kName = "popularity_changed";
  SenatorId senator;
  int by = 0;
  int now = 0;
  Name why;
  friend bool operator==(const PopularityChanged&, const PopularityChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, PopularityChanged& v) {
  ar("senator", v.senator)("by", v.by)("now", v.now)("why", v.why);
}
struct PurseChanged {
  static constexpr const char* kName = "purse_changed";
  SenatorId senator;
  int by = 0;
  int now = 0;
  Name why;
  friend bool operator==(const PurseChanged&, const PurseChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, PurseChanged& v) {
  ar("senator", v.senator)("by", v.by)("now", v.now)("why", v.why);
}
// Private to the faction.
struct FactionTreasuryChanged {
  static constexpr const char* kName = "faction_treasury_changed";
  Seat seat;
  int by = 0;
  int now = 0;
  Name why;
  friend bool operator==(const FactionTreasuryChanged&, const FactionTreasuryChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, FactionTreasuryChanged& v) {
  ar("seat", v.seat)("by", v.by)("now", v.now)("why", v.why);
}
struct TreasuryChanged {
  static constexpr const char* kName = "treasury_changed";
  int by = 0;
  int now = 0;
  Name why;
  friend bool operator==(const TreasuryChanged&, const TreasuryChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, TreasuryChanged& v) {
  ar("by", v.by)("now", v.now)("why", v.why);
}
// RPR-1.06.53e
struct TreasuryLow {
  static constexpr const char* kName = "treasury_low";
  int below = 0;
  int now = 0;
  friend bool operator==(const TreasuryLow&, const TreasuryLow&) = default;
};
template <class Ar>
void describe(Ar& ar, TreasuryLow& v) {
  ar("below", v.below)("now", v.now);
}
struct UnrestChanged {
  static constexpr const char* kName = "unrest_changed";
  int by = 0;
  int now = 0;
  Name why;
  friend bool operator==(const UnrestChanged&, const UnrestChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, UnrestChanged& v) {
  ar("by", v.by)("now", v.now)("why", v.why);
}
struct TieRolled {
  static constexpr const char* kName = "tie_rolled";
  Name why;
  std::vector<std::string> who;
  std::string winner;
  friend bool operator==(const TieRolled&, const TieRolled&) = default;
};
template <class Ar>
void describe(Ar& ar, TieRolled& v) {
  ar("why", v.why)("who", v.who)("winner", v.winner);
}

// --- Agreements and words (RPR-1.04.3 – 1.04.5)
struct DealOffered {
  static constexpr const char* kName = "deal_offered";
  int number = 0;
  Seat by;
  Seat with;
  std::vector<Promise> promises;
  friend bool operator==(const DealOffered&, const DealOffered&) = default;
};
template <class Ar>
void describe(Ar& ar, DealOffered& v) {
  ar("number", v.number)("by", v.by)("with", v.with)("promises", v.promises);
}
struct DealAnswered {
  static constexpr const char* kName = "deal_answered";
  int number = 0;
  bool accepted = false;
  friend bool operator==(const DealAnswered&, const DealAnswered&) = default;
};
template <class Ar>
void describe(Ar& ar, DealAnswered& v) {
  ar("number", v.number)("accepted", v.accepted);
}
struct PromisePerformed {
  static constexpr const char* kName = "promise_performed";
  int number = 0;
  Promise promise;
  bool whole = true;  // false: he could give only part, or nothing
  friend bool operator==(const PromisePerformed&, const PromisePerformed&) = default;
};
template <class Ar>
void describe(Ar& ar, PromisePerformed& v) {
  ar("number", v.number)("promise", v.promise)("whole", v.whole);
}
struct DealDisputed {
  static constexpr const char* kName = "deal_disputed";
  int number = 0;
  Seat complainant;
  friend bool operator==(const DealDisputed&, const DealDisputed&) = default;
};
template <class Ar>
void describe(Ar& ar, DealDisputed& v) {
  ar("number", v.number)("complainant", v.complainant);
}
struct DealJudged {
  static constexpr const char* kName = "deal_judged";
  int number = 0;
  bool kept = true;
  std::map<Seat, bool> judgements;
  friend bool operator==(const DealJudged&, const DealJudged&) = default;
};
template <class Ar>
void describe(Ar& ar, DealJudged& v) {
  ar("number", v.number)("kept", v.kept)("judgements", v.judgements);
}
// RPR-1.04.3b
struct TakenBack {
  static constexpr const char* kName = "taken_back";
  int number = 0;
  Promise promise;
  friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
template <class Ar>
void describe(Ar& ar, TakenBack& v) {
  ar("number", v.number)("promise", v.promise);
}
// Private to both.
struct CardsShown {
  static constexpr const char* kName = "cards_shown";
  Seat by;
  Seat to;
  std::vector<CardId> cards;
  friend bool operator==(const CardsShown&, const CardsShown&) = default;
};
template <class Ar>
void describe(Ar& ar, CardsShown& v) {
  ar("by", v.by)("to", v.to)("cards", v.cards);
}
struct WordSent {
  static constexpr const char* kName = "word_sent";
  Seat by;
  Seat to;
  std::string text;
  friend bool operator==(const WordSent&, const WordSent&) = default;
};
template <class Ar>
void describe(Ar& ar, WordSent& v) {
  ar("by", v.by)("to", v.to)("text", v.text);
}
// RPR-CARD-048. Public without the card, private with it.
struct CardPeddled {
  static constexpr const char* kName = "card_peddled";
  Seat by;
  Seat victim;
  CardId card;
  friend bool operator==(const CardPeddled&, const CardPeddled&) = default;
};
template <class Ar>
void describe(Ar& ar, CardPeddled& v) {
  ar("by", v.by)("victim", v.victim)("card", v.card);
}

}  // namespace adj::respublica
