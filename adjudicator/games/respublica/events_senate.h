#pragma once
// What happened in the Senate (RPR-1.09): its minutes.
// Names and fields are stable: transcripts and archives use them (`tabellarius play --names respublica`).

#include "adjudicator/core/event.h"
#include "adjudicator/core/refusal.h"
#include "adjudicator/games/respublica/state.h"

namespace adj::respublica {

struct SenateOpened {
  static constexpr const char* kName = "senate_opened";
  SenatorId presiding;
  std::map<Seat, int> votes;
  friend bool operator==(const SenateOpened&, const SenateOpened&) = default;
};
template <class Ar>
void describe(Ar& ar, SenateOpened& v) {
  ar("presiding", v.presiding)("votes", v.votes);
}
// why: consul, dictator, censor, prosecutions_over, died, stood_down, left
struct PresidingChanged {
  static constexpr const char* kName = "presiding_changed";
  SenatorId senator;
  SenatorId before;
  Name why;
  friend bool operator==(const PresidingChanged&, const PresidingChanged&) = default;
};
template <class Ar>
void describe(Ar& ar, PresidingChanged& v) {
  ar("senator", v.senator)("before", v.before)("why", v.why);
}
struct StageBegan {
  static constexpr const char* kName = "stage_began";
  Stage stage = Stage::consuls;
  friend bool operator==(const StageBegan&, const StageBegan&) = default;
};
template <class Ar>
void describe(Ar& ar, StageBegan& v) {
  ar("stage", v.stage);
}
// on the agenda
struct ItemPut {
  static constexpr const char* kName = "item_put";
  int number = 0;
  Stage stage = Stage::business;
  Proposal proposal;
  Seat proposer;
  ItemOrigin origin = ItemOrigin::presiding;
  friend bool operator==(const ItemPut&, const ItemPut&) = default;
};
template <class Ar>
void describe(Ar& ar, ItemPut& v) {
  ar("number", v.number)("stage", v.stage)("proposal", v.proposal)("proposer", v.proposer)("origin",
                                                                                           v.origin);
}
struct VoteOpened {
  static constexpr const char* kName = "vote_opened";
  int item = 0;
  std::vector<Seat> order;
  friend bool operator==(const VoteOpened&, const VoteOpened&) = default;
};
template <class Ar>
void describe(Ar& ar, VoteOpened& v) {
  ar("item", v.item)("order", v.order);
}
struct FactionVoted {
  static constexpr const char* kName = "faction_voted";
  int item = 0;
  Seat seat;
  std::vector<Ballot> ballots;
  int in_favour = 0;
  int against = 0;
  friend bool operator==(const FactionVoted&, const FactionVoted&) = default;
};
template <class Ar>
void describe(Ar& ar, FactionVoted& v) {
  ar("item", v.item)("seat", v.seat)("ballots", v.ballots)("in_favour", v.in_favour)("against", v.against);
}
// how: tribune, free, pontifex, land_right
struct ProposalVetoed {
  static constexpr const char* kName = "proposal_vetoed";
  int item = 0;
  Seat seat;
  Name how;
  SenatorId senator;
  friend bool operator==(const ProposalVetoed&, const ProposalVetoed&) = default;
};
template <class Ar>
void describe(Ar& ar, ProposalVetoed& v) {
  ar("item", v.item)("seat", v.seat)("how", v.how)("senator", v.senator);
}
struct ItemDecided {
  static constexpr const char* kName = "item_decided";
  int item = 0;
  ItemStatus status = ItemStatus::failed;
  int in_favour = 0;
  int against = 0;
  std::vector<Share> extra;  // influence, appeal, trial
  Name why;                  // automatic, void_by_death, too_dear, impossible; empty: the votes
  friend bool operator==(const ItemDecided&, const ItemDecided&) = default;
};
template <class Ar>
void describe(Ar& ar, ItemDecided& v) {
  ar("item", v.item)("status", v.status)("in_favour", v.in_favour)("against", v.against)("extra", v.extra)(
      "why", v.why);
}
struct UnanimousDefeat {
  static constexpr const char* kName = "unanimous_defeat";
  SenatorId senator;
  bool stood_down = false;  // else he lost 1 influence
  friend bool operator==(const UnanimousDefeat&, const UnanimousDefeat&) = default;
};
template <class Ar>
void describe(Ar& ar, UnanimousDefeat& v) {
  ar("senator", v.senator)("stood_down", v.stood_down);
}
struct SenateClosed {
  static constexpr const char* kName = "senate_closed";
  Name why;  // adjourned, left
  friend bool operator==(const SenateClosed&, const SenateClosed&) = default;
};
template <class Ar>
void describe(Ar& ar, SenateClosed& v) {
  ar("why", v.why);
}

// --- Tribunes and what is done against them
struct TribuneUsed {
  static constexpr const char* kName = "tribune_used";
  Seat seat;
  SenatorId senator;  // free ability; empty: a card
  Name purpose;       // veto, propose, reserve, suspend
  int item = 0;
  friend bool operator==(const TribuneUsed&, const TribuneUsed&) = default;
};
template <class Ar>
void describe(Ar& ar, TribuneUsed& v) {
  ar("seat", v.seat)("senator", v.senator)("purpose", v.purpose)("item", v.item);
}
struct TribuneOpposed {
  static constexpr const char* kName = "tribune_opposed";
  Seat seat;
  SenatorId senator;
  bool murder = false;
  int die = 0;
  bool cancelled = false;
  friend bool operator==(const TribuneOpposed&, const TribuneOpposed&) = default;
};
template <class Ar>
void describe(Ar& ar, TribuneOpposed& v) {
  ar("seat", v.seat)("senator", v.senator)("murder", v.murder)("die", v.die)("cancelled", v.cancelled);
}
struct MobIncited {
  static constexpr const char* kName = "mob_incited";
  SenatorId senator;
  Seat against;
  int chits = 0;
  friend bool operator==(const MobIncited&, const MobIncited&) = default;
};
template <class Ar>
void describe(Ar& ar, MobIncited& v) {
  ar("senator", v.senator)("against", v.against)("chits", v.chits);
}
// RPR-1.09.15a
struct TribunesRolled {
  static constexpr const char* kName = "tribunes_rolled";
  std::vector<Seat> seats;
  Seat winner;
  friend bool operator==(const TribunesRolled&, const TribunesRolled&) = default;
};
template <class Ar>
void describe(Ar& ar, TribunesRolled& v) {
  ar("seats", v.seats)("winner", v.winner);
}

// --- Assassination
struct AssassinationTried {
  static constexpr const char* kName = "assassination_tried";
  SenatorId by;
  SenatorId target;
  int cards = 0;
  int die = 0;
  std::vector<Share> shares;
  int total = 0;
  AttemptResult result = AttemptResult::no_effect;
  friend bool operator==(const AssassinationTried&, const AssassinationTried&) = default;
};
template <class Ar>
void describe(Ar& ar, AssassinationTried& v) {
  ar("by", v.by)("target", v.target)("cards", v.cards)("die", v.die)("shares", v.shares)("total", v.total)(
      "result", v.result);
}
struct BodyguardsPlayed {
  static constexpr const char* kName = "bodyguards_played";
  SenatorId target;
  int cards = 0;
  friend bool operator==(const BodyguardsPlayed&, const BodyguardsPlayed&) = default;
};
template <class Ar>
void describe(Ar& ar, BodyguardsPlayed& v) {
  ar("target", v.target)("cards", v.cards);
}
struct CatchRolled {
  static constexpr const char* kName = "catch_rolled";
  SenatorId by;
  int total = 0;
  bool caught = false;
  friend bool operator==(const CatchRolled&, const CatchRolled&) = default;
};
template <class Ar>
void describe(Ar& ar, CatchRolled& v) {
  ar("by", v.by)("total", v.total)("caught", v.caught);
}

// --- Offices
struct OfficeTaken {
  static constexpr const char* kName = "office_taken";
  SenatorId senator;
  Office office = Office::rome_consul;
  Name how;  // elected, automatic, appointed, agreed, dice
  friend bool operator==(const OfficeTaken&, const OfficeTaken&) = default;
};
template <class Ar>
void describe(Ar& ar, OfficeTaken& v) {
  ar("senator", v.senator)("office", v.office)("how", v.how);
}
struct OfficeLeft {
  static constexpr const char* kName = "office_left";
  SenatorId senator;
  Office office = Office::rome_consul;
  Name why;
  friend bool operator==(const OfficeLeft&, const OfficeLeft&) = default;
};
template <class Ar>
void describe(Ar& ar, OfficeLeft& v) {
  ar("senator", v.senator)("office", v.office)("why", v.why);
}
struct PriestNamed {
  static constexpr const char* kName = "priest_named";
  SenatorId senator;
  SenatorId from;
  friend bool operator==(const PriestNamed&, const PriestNamed&) = default;
};
template <class Ar>
void describe(Ar& ar, PriestNamed& v) {
  ar("senator", v.senator)("from", v.from);
}
struct Repopulated {
  static constexpr const char* kName = "repopulated";
  SenatorId senator;
  Seat faction;
  friend bool operator==(const Repopulated&, const Repopulated&) = default;
};
template <class Ar>
void describe(Ar& ar, Repopulated& v) {
  ar("senator", v.senator)("faction", v.faction);
}

// --- Trials
struct AppealMade {
  static constexpr const char* kName = "appeal_made";
  SenatorId senator;
  int roll = 0;
  std::vector<Share> shares;
  int total = 0;
  AppealResult result = AppealResult::votes;
  int votes = 0;
  friend bool operator==(const AppealMade&, const AppealMade&) = default;
};
template <class Ar>
void describe(Ar& ar, AppealMade& v) {
  ar("senator", v.senator)("roll", v.roll)("shares", v.shares)("total", v.total)("result", v.result)("votes",
                                                                                                     v.votes);
}
struct TrialRolled {
  static constexpr const char* kName = "trial_rolled";
  int item = 0;
  int roll = 0;
  int total = 0;
  int votes = 0;
  friend bool operator==(const TrialRolled&, const TrialRolled&) = default;
};
template <class Ar>
void describe(Ar& ar, TrialRolled& v) {
  ar("item", v.item)("roll", v.roll)("total", v.total)("votes", v.votes);
}
struct Verdict {
  static constexpr const char* kName = "verdict";
  int item = 0;
  SenatorId accused;
  bool guilty = false;
  SenatorId prosecutor;
  int reward = 0;  // influence of the prosecutor
  friend bool operator==(const Verdict&, const Verdict&) = default;
};
template <class Ar>
void describe(Ar& ar, Verdict& v) {
  ar("item", v.item)("accused", v.accused)("guilty", v.guilty)("prosecutor", v.prosecutor)("reward",
                                                                                           v.reward);
}
struct MarkersRemoved {
  static constexpr const char* kName = "markers_removed";
  std::vector<SenatorId> senators;
  friend bool operator==(const MarkersRemoved&, const MarkersRemoved&) = default;
};
template <class Ar>
void describe(Ar& ar, MarkersRemoved& v) {
  ar("senators", v.senators);
}
struct FineImposed {
  static constexpr const char* kName = "fine_imposed";
  SenatorId senator;
  Seat by;
  int talents = 0;
  int missing = 0;
  friend bool operator==(const FineImposed&, const FineImposed&) = default;
};
template <class Ar>
void describe(Ar& ar, FineImposed& v) {
  ar("senator", v.senator)("by", v.by)("talents", v.talents)("missing", v.missing);
}

// --- Business
struct GovernorElected {
  static constexpr const char* kName = "governor_elected";
  ProvinceId province;
  SenatorId senator;
  bool legate = false;
  SenatorId recalled;
  friend bool operator==(const GovernorElected&, const GovernorElected&) = default;
};
template <class Ar>
void describe(Ar& ar, GovernorElected& v) {
  ar("province", v.province)("senator", v.senator)("legate", v.legate)("recalled", v.recalled);
}
struct ConcessionAwarded {
  static constexpr const char* kName = "concession_awarded";
  ConcessionId concession;
  SenatorId senator;
  Name how;  // vote, claimed
  friend bool operator==(const ConcessionAwarded&, const ConcessionAwarded&) = default;
};
template <class Ar>
void describe(Ar& ar, ConcessionAwarded& v) {
  ar("concession", v.concession)("senator", v.senator)("how", v.how);
}
struct LandBillPassed {
  static constexpr const char* kName = "land_bill_passed";
  LandBill bill = LandBill::i;
  friend bool operator==(const LandBillPassed&, const LandBillPassed&) = default;
};
template <class Ar>
void describe(Ar& ar, LandBillPassed& v) {
  ar("bill", v.bill);
}
struct LandBillRepealed {
  static constexpr const char* kName = "land_bill_repealed";
  LandBill bill = LandBill::ii;
  friend bool operator==(const LandBillRepealed&, const LandBillRepealed&) = default;
};
template <class Ar>
void describe(Ar& ar, LandBillRepealed& v) {
  ar("bill", v.bill);
}
struct ForcesRaised {
  static constexpr const char* kName = "forces_raised";
  std::vector<int> legions;
  std::vector<int> fleets;
  int cost = 0;
  Name how;  // senate, gabinian, veterans
  SenatorId senator;
  friend bool operator==(const ForcesRaised&, const ForcesRaised&) = default;
};
template <class Ar>
void describe(Ar& ar, ForcesRaised& v) {
  ar("legions", v.legions)("fleets", v.fleets)("cost", v.cost)("how", v.how)("senator", v.senator);
}
struct ForcesDisbanded {
  static constexpr const char* kName = "forces_disbanded";
  std::vector<int> legions;
  std::vector<int> fleets;
  friend bool operator==(const ForcesDisbanded&, const ForcesDisbanded&) = default;
};
template <class Ar>
void describe(Ar& ar, ForcesDisbanded& v) {
  ar("legions", v.legions)("fleets", v.fleets);
}
struct ForceSent {
  static constexpr const char* kName = "force_sent";
  SenatorId commander;
  SenatorId master;
  WarId war;
  std::vector<int> legions;
  std::vector<int> fleets;
  Name how;  // sent, reinforced, replaced, bequest, manilian
  friend bool operator==(const ForceSent&, const ForceSent&) = default;
};
template <class Ar>
void describe(Ar& ar, ForceSent& v) {
  ar("commander", v.commander)("master", v.master)("war", v.war)("legions", v.legions)("fleets", v.fleets)(
      "how", v.how);
}
// why: recalled, replaced, no_support, no_force, no_commander, war_over, lucullus, naval_victory, laid_down
struct ForceReturned {
  static constexpr const char* kName = "force_returned";
  SenatorId commander;
  WarId war;
  std::vector<int> legions;
  std::vector<int> fleets;
  Name why;
  friend bool operator==(const ForceReturned&, const ForceReturned&) = default;
};
template <class Ar>
void describe(Ar& ar, ForceReturned& v) {
  ar("commander", v.commander)("war", v.war)("legions", v.legions)("fleets", v.fleets)("why", v.why);
}
struct GarrisonMoved {
  static constexpr const char* kName = "garrison_moved";
  ProvinceId province;
  std::vector<int> legions;
  bool sent = true;
  friend bool operator==(const GarrisonMoved&, const GarrisonMoved&) = default;
};
template <class Ar>
void describe(Ar& ar, GarrisonMoved& v) {
  ar("province", v.province)("legions", v.legions)("sent", v.sent);
}
struct LawInForce {
  static constexpr const char* kName = "law_in_force";
  Law law = Law::calpurnian;
  Seat seat;
  bool repeals = false;
  friend bool operator==(const LawInForce&, const LawInForce&) = default;
};
template <class Ar>
void describe(Ar& ar, LawInForce& v) {
  ar("law", v.law)("seat", v.seat)("repeals", v.repeals);
}
struct LawLeft {
  static constexpr const char* kName = "law_left";
  Law law = Law::acilian;
  Name why;  // repealed, rejected
  friend bool operator==(const LawLeft&, const LawLeft&) = default;
};
template <class Ar>
void describe(Ar& ar, LawLeft& v) {
  ar("law", v.law)("why", v.why);
}

}  // namespace adj::respublica
