#pragma once
// What happened in the Forum phase (RPR-1.07), and what its cards do.
// Names and fields are stable: transcripts and archives use them (`tabellarius play --names respublica`).

#include "adjudicator/core/event.h"
#include "adjudicator/core/refusal.h"
#include "adjudicator/games/respublica/state.h"

namespace adj::respublica {

struct EventExpired {
  static constexpr const char* kName = "event_expired";
  EventCard event = EventCard::ally_deserts;
  friend bool operator==(const EventExpired&, const EventExpired&) = default;
};
template <class Ar>
void describe(Ar& ar, EventExpired& v) {
  ar("event", v.event);
}
// why: bequest, war, apion, alliance
struct ProvinceCreated {
  static constexpr const char* kName = "province_created";
  ProvinceId province;
  bool developed = false;
  Name why;
  friend bool operator==(const ProvinceCreated&, const ProvinceCreated&) = default;
};
template <class Ar>
void describe(Ar& ar, ProvinceCreated& v) {
  ar("province", v.province)("developed", v.developed)("why", v.why);
}
// developed or not, outside development rolls
struct ProvinceChanged {
  static constexpr const char* kName = "province_changed";
  ProvinceId province;
  bool developed = false;
  Name why;
  friend bool operator==(const ProvinceChanged&, const ProvinceChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, ProvinceChanged& v) {
  ar("province", v.province)("developed", v.developed)("why", v.why);
}
struct AuctionBid {
  Seat seat;
  SenatorId senator;
  int talents = 0;
  friend bool operator==(const AuctionBid&, const AuctionBid&) = default;
};
template <class Ar>
void describe(Ar& ar, AuctionBid& v) {
  ar("seat", v.seat)("senator", v.senator)("talents", v.talents);
}
struct AuctionHeld {
  static constexpr const char* kName = "auction_held";
  int number = 0;  // of the initiative
  std::vector<AuctionBid> bids;
  Seat winner;
  friend bool operator==(const AuctionHeld&, const AuctionHeld&) = default;
};
template <class Ar>
void describe(Ar& ar, AuctionHeld& v) {
  ar("number", v.number)("bids", v.bids)("winner", v.winner);
}
struct InitiativeBegan {
  static constexpr const char* kName = "initiative_began";
  int number = 0;
  Seat seat;
  friend bool operator==(const InitiativeBegan&, const InitiativeBegan&) = default;
};
template <class Ar>
void describe(Ar& ar, InitiativeBegan& v) {
  ar("number", v.number)("seat", v.seat);
}
struct EventHappened {
  static constexpr const char* kName = "event_happened";
  EventCard event = EventCard::ally_deserts;
  int level = 1;
  bool effect = true;  // false: no further effect (RPR-1.07.21b)
  friend bool operator==(const EventHappened&, const EventHappened&) = default;
};
template <class Ar>
void describe(Ar& ar, EventHappened& v) {
  ar("event", v.event)("level", v.level)("effect", v.effect);
}
// Public for Forum cards; for Faction cards public without the card and private with it.
struct CardDrawn {
  static constexpr const char* kName = "card_drawn";
  Seat seat;
  CardId card;
  bool to_hand = false;
  friend bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
template <class Ar>
void describe(Ar& ar, CardDrawn& v) {
  ar("seat", v.seat)("card", v.card)("to_hand", v.to_hand);
}
struct DeckEmpty {
  static constexpr const char* kName = "deck_empty";
  friend bool operator==(const DeckEmpty&, const DeckEmpty&) = default;
};
template <class Ar>
void describe(Ar&, DeckEmpty&) {}
struct FamilyAppeared {
  static constexpr const char* kName = "family_appeared";
  SenatorId senator;
  Name from;  // deck, curia
  friend bool operator==(const FamilyAppeared&, const FamilyAppeared&) = default;
};
template <class Ar>
void describe(Ar& ar, FamilyAppeared& v) {
  ar("senator", v.senator)("from", v.from);
}
struct WarAppeared {
  static constexpr const char* kName = "war_appeared";
  WarId war;
  WarZone zone = WarZone::inactive;
  bool revolt = false;
  friend bool operator==(const WarAppeared&, const WarAppeared&) = default;
};
template <class Ar>
void describe(Ar& ar, WarAppeared& v) {
  ar("war", v.war)("zone", v.zone)("revolt", v.revolt);
}
// why: matched, leader, attacked, social_war, refuge, provinces, unprosecuted, prosecuted, province_victory
struct WarMoved {
  static constexpr const char* kName = "war_moved";
  WarId war;
  WarZone from = WarZone::inactive;
  WarZone to = WarZone::active;
  Name why;
  friend bool operator==(const WarMoved&, const WarMoved&) = default;
};
template <class Ar>
void describe(Ar& ar, WarMoved& v) {
  ar("war", v.war)("from", v.from)("to", v.to)("why", v.why);
}
// why: peace, alliance, province_victory: back into the deck, or out of the game
struct WarLeft {
  static constexpr const char* kName = "war_left";
  WarId war;
  Name why;
  bool shuffled = false;
  friend bool operator==(const WarLeft&, const WarLeft&) = default;
};
template <class Ar>
void describe(Ar& ar, WarLeft& v) {
  ar("war", v.war)("why", v.why)("shuffled", v.shuffled);
}
struct LeaderAppeared {
  static constexpr const char* kName = "leader_appeared";
  LeaderId leader;
  std::vector<WarId> wars;  // that he aids; none: the Curia
  friend bool operator==(const LeaderAppeared&, const LeaderAppeared&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderAppeared& v) {
  ar("leader", v.leader)("wars", v.wars);
}
// why: curia, died, removed, refuge, joined, sued_for_peace
struct LeaderMoved {
  static constexpr const char* kName = "leader_moved";
  LeaderId leader;
  Name why;
  std::vector<WarId> wars;
  friend bool operator==(const LeaderMoved&, const LeaderMoved&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderMoved& v) {
  ar("leader", v.leader)("why", v.why)("wars", v.wars);
}
struct ConcessionDestroyed {
  static constexpr const char* kName = "concession_destroyed";
  ConcessionId concession;
  Name why;
  friend bool operator==(const ConcessionDestroyed&, const ConcessionDestroyed&) = default;
};
template <class Ar>
void describe(Ar& ar, ConcessionDestroyed& v) {
  ar("concession", v.concession)("why", v.why);
}
// to: forum, curia
struct ConcessionMoved {
  static constexpr const char* kName = "concession_moved";
  ConcessionId concession;
  Name to;
  Name why;
  friend bool operator==(const ConcessionMoved&, const ConcessionMoved&) = default;
};
template <class Ar>
void describe(Ar& ar, ConcessionMoved& v) {
  ar("concession", v.concession)("to", v.to)("why", v.why);
}
struct EraEndsRevealed {
  static constexpr const char* kName = "era_ends_revealed";
  friend bool operator==(const EraEndsRevealed&, const EraEndsRevealed&) = default;
};
template <class Ar>
void describe(Ar&, EraEndsRevealed&) {}
struct BequestLaid {
  static constexpr const char* kName = "bequest_laid";
  ForumCard card = ForumCard::pergamene_bequest;
  bool discarded = false;
  friend bool operator==(const BequestLaid&, const BequestLaid&) = default;
};
template <class Ar>
void describe(Ar& ar, BequestLaid& v) {
  ar("card", v.card)("discarded", v.discarded);
}
struct CatilineNamed {
  static constexpr const char* kName = "catiline_named";
  Seat faction;
  int chits = 0;
  friend bool operator==(const CatilineNamed&, const CatilineNamed&) = default;
};
template <class Ar>
void describe(Ar& ar, CatilineNamed& v) {
  ar("faction", v.faction)("chits", v.chits);
}
// storm
struct FleetsLost {
  static constexpr const char* kName = "fleets_lost";
  std::vector<int> fleets;
  friend bool operator==(const FleetsLost&, const FleetsLost&) = default;
};
template <class Ar>
void describe(Ar& ar, FleetsLost& v) {
  ar("fleets", v.fleets);
}
struct RhodianFleets {
  static constexpr const char* kName = "rhodian_fleets";
  WarId war;
  int fleets = 0;
  Name why;  // joined, rejected, left, no_war
  friend bool operator==(const RhodianFleets&, const RhodianFleets&) = default;
};
template <class Ar>
void describe(Ar& ar, RhodianFleets& v) {
  ar("war", v.war)("fleets", v.fleets)("why", v.why);
}
struct PretenderFought {
  static constexpr const char* kName = "pretender_fought";
  ProvinceId province;
  SenatorId governor;
  int total = 0;
  CombatResult result = CombatResult::defeat;
  friend bool operator==(const PretenderFought&, const PretenderFought&) = default;
};
template <class Ar>
void describe(Ar& ar, PretenderFought& v) {
  ar("province", v.province)("governor", v.governor)("total", v.total)("result", v.result);
}
// RPR-2.01.7
struct PontifexPaid {
  static constexpr const char* kName = "pontifex_paid";
  SenatorId senator;
  int talents = 0;
  int fine = 0;
  bool removed = false;
  friend bool operator==(const PontifexPaid&, const PontifexPaid&) = default;
};
template <class Ar>
void describe(Ar& ar, PontifexPaid& v) {
  ar("senator", v.senator)("talents", v.talents)("fine", v.fine)("removed", v.removed);
}

// --- Initiatives
struct BribeAdded {
  static constexpr const char* kName = "bribe_added";
  Seat seat;
  SenatorId senator;  // the persuader; empty: a counter-bribe
  int talents = 0;
  int base = 0;  // after it
  friend bool operator==(const BribeAdded&, const BribeAdded&) = default;
};
template <class Ar>
void describe(Ar& ar, BribeAdded& v) {
  ar("seat", v.seat)("senator", v.senator)("talents", v.talents)("base", v.base);
}
struct PersuasionTried {
  static constexpr const char* kName = "persuasion_tried";
  SenatorId by;
  SenatorId target;
  PersuasionCard card = PersuasionCard::none;
  std::vector<Share> shares;  // oratory, influence, bribes, loyalty, aligned, treasury, counter_bribes
  int base = 0;
  int roll = 0;
  int modified = 0;
  bool success = false;
  friend bool operator==(const PersuasionTried&, const PersuasionTried&) = default;
};
template <class Ar>
void describe(Ar& ar, PersuasionTried& v) {
  ar("by", v.by)("target", v.target)("card", v.card)("shares", v.shares)("base", v.base)("roll", v.roll)(
      "modified", v.modified)("success", v.success);
}
struct KnightTried {
  static constexpr const char* kName = "knight_tried";
  SenatorId senator;
  int talents = 0;
  std::vector<Share> shares;  // beside the talents
  int total = 0;
  bool success = false;
  friend bool operator==(const KnightTried&, const KnightTried&) = default;
};
template <class Ar>
void describe(Ar& ar, KnightTried& v) {
  ar("senator", v.senator)("talents", v.talents)("shares", v.shares)("total", v.total)("success", v.success);
}
struct KnightsPressured {
  static constexpr const char* kName = "knights_pressured";
  SenatorId senator;
  int knights = 0;
  int talents = 0;
  friend bool operator==(const KnightsPressured&, const KnightsPressured&) = default;
};
template <class Ar>
void describe(Ar& ar, KnightsPressured& v) {
  ar("senator", v.senator)("knights", v.knights)("talents", v.talents);
}
struct GamesHeld {
  static constexpr const char* kName = "games_held";
  SenatorId senator;
  Games games = Games::slice_and_dice;
  friend bool operator==(const GamesHeld&, const GamesHeld&) = default;
};
template <class Ar>
void describe(Ar& ar, GamesHeld& v) {
  ar("senator", v.senator)("games", v.games);
}

// --- End of the phase
struct MajorMarkers {
  static constexpr const char* kName = "major_markers";
  std::vector<SenatorId> senators;
  friend bool operator==(const MajorMarkers&, const MajorMarkers&) = default;
};
template <class Ar>
void describe(Ar& ar, MajorMarkers& v) {
  ar("senators", v.senators);
}
struct TaxFarmerRolled {
  static constexpr const char* kName = "tax_farmer_rolled";
  WarId war;
  LeaderId leader;
  int die = 0;
  friend bool operator==(const TaxFarmerRolled&, const TaxFarmerRolled&) = default;
};
template <class Ar>
void describe(Ar& ar, TaxFarmerRolled& v) {
  ar("war", v.war)("leader", v.leader)("die", v.die);
}
struct CuriaRolled {
  static constexpr const char* kName = "curia_rolled";
  Name what;  // family, concession, leader
  Name id;
  std::vector<Share> shares;
  int total = 0;
  bool leaves = false;
  friend bool operator==(const CuriaRolled&, const CuriaRolled&) = default;
};
template <class Ar>
void describe(Ar& ar, CuriaRolled& v) {
  ar("what", v.what)("id", v.id)("shares", v.shares)("total", v.total)("leaves", v.leaves);
}

}  // namespace adj::respublica
