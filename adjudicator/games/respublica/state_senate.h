#pragma once
// A session of the Senate: who presides, what is on the agenda, what was decided (RPR-1.09). A vote may stand
// half cast (RPR-1.09.151g, 1.09.74c), so all of it is state.

#include "adjudicator/games/respublica/orders.h"

namespace adj::respublica {

// RPR-1.09.151i  The steps of a session, in order. Several share a window (7.2): consuls; pontifex to censor;
// prosecutions; governors and business.
enum class Stage { consuls, pontifex, dictator, censor, prosecutions, governors, business, closed };
constexpr auto names_of(Stage) {
  using S = Stage;
  return std::array{std::pair{S::consuls, "consuls"},           std::pair{S::pontifex, "pontifex"},
                    std::pair{S::dictator, "dictator"},         std::pair{S::censor, "censor"},
                    std::pair{S::prosecutions, "prosecutions"}, std::pair{S::governors, "governors"},
                    std::pair{S::business, "business"},         std::pair{S::closed, "closed"}};
}

// One senator's vote as cast.
struct Ballot {
  SenatorId senator;
  VoteChoice choice = VoteChoice::abstain;
  int votes = 0;  // oratory, knights and what advanced rules add
  int bought = 0;
  friend bool operator==(const Ballot&, const Ballot&) = default;
};
template <class Ar>
void describe(Ar& ar, Ballot& v) {
  ar("senator", v.senator)("choice", v.choice)("votes", v.votes)("bought", v.bought);
}
struct FactionVote {
  Seat seat;
  std::vector<Ballot> ballots;
  friend bool operator==(const FactionVote&, const FactionVote&) = default;
};
template <class Ar>
void describe(Ar& ar, FactionVote& v) {
  ar("seat", v.seat)("ballots", v.ballots);
}

enum class ItemOrigin {
  presiding,
  tribune,
  free_right,
  law,
  forced,
  inherited
};  // forced: the last candidate, a special trial; inherited: the magistrate who had put it up is dead
constexpr auto names_of(ItemOrigin) {
  using E = ItemOrigin;
  return std::array{std::pair{E::presiding, "presiding"},   std::pair{E::tribune, "tribune"},
                    std::pair{E::free_right, "free_right"}, std::pair{E::law, "law"},
                    std::pair{E::forced, "forced"},         std::pair{E::inherited, "inherited"}};
}
enum class ItemStatus { pending, voting, suspended, passed, failed, vetoed, void_, dropped };
constexpr auto names_of(ItemStatus) {
  using E = ItemStatus;
  return std::array{std::pair{E::pending, "pending"},     std::pair{E::voting, "voting"},
                    std::pair{E::suspended, "suspended"}, std::pair{E::passed, "passed"},
                    std::pair{E::failed, "failed"},       std::pair{E::vetoed, "vetoed"},
                    std::pair{E::void_, "void_"},         std::pair{E::dropped, "dropped"}};
}

// Something put to the vote, or waiting to be.
struct Item {
  int number = 0;  // from 1 in this session: what ballots name
  Stage stage = Stage::business;
  Proposal proposal;
  Seat proposer;
  ItemOrigin origin = ItemOrigin::presiding;
  ItemStatus status = ItemStatus::pending;
  bool balloted = false;           // everybody could vote on it: a window asked for it
  std::vector<FactionVote> votes;  // in the order called
  int extra_for = 0;               // influence of a nominee, appeal, trial (RPR-1.09.421b, 821b, 2.05.3b)
  int extra_against = 0;
  bool appealed = false;
  Seat vetoed_by;
  int resumes = 0;       // an inserted item: the one that it suspended, which goes on afterwards
  bool lynched = false;  // the people killed the accused: that is a conviction (RPR-1.09.421c)
  friend bool operator==(const Item&, const Item&) = default;
};
template <class Ar>
void describe(Ar& ar, Item& v) {
  ar("number", v.number)("stage", v.stage)("proposal", v.proposal)("proposer", v.proposer)(
      "origin", v.origin)("status", v.status)("balloted", v.balloted)("votes", v.votes)(
      "extra_for", v.extra_for)("extra_against", v.extra_against)("appealed", v.appealed)(
      "vetoed_by", v.vetoed_by)("resumes", v.resumes)("lynched", v.lynched);
}

// RPR-1.09.43a, 152c  What may not be prosecuted again this turn.
struct Acquittal {
  SenatorId accused;
  Charge charge = Charge::corrupt;
  ConcessionId concession;
  ProvinceId province;
  bool major = false;
  friend bool operator==(const Acquittal&, const Acquittal&) = default;
};
template <class Ar>
void describe(Ar& ar, Acquittal& v) {
  ar("accused", v.accused)("charge", v.charge)("concession", v.concession)("province", v.province)("major",
                                                                                                   v.major);
}

struct Session {
  Stage stage = Stage::consuls;
  SenatorId presiding;  // empty: between two sessions, or nobody
  Seat presiding_seat;
  std::set<SenatorId> stood_down;  // RPR-1.09.144c, for the rest of the turn
  std::vector<Item> items;         // all of this session, decided ones too
  int current = 0;                 // number of the item in hand; 0: none
  bool agenda_asked = false;       // of this presiding magistrate at this stage: his silence is an answer
  bool adjourning = false;         // only Tribunes may still propose (RPR-1.09.151e)
  bool stage_done = false;         // nothing more comes up at this stage
  std::vector<Seat> vote_order;    // as the presiding magistrate set it; empty: 7.4
  int minor_trials = 0;            // RPR-1.09.41a
  int major_trials = 0;
  bool prosecutions_ended = false;  // RPR-1.09.41c, d
  std::vector<Acquittal> acquittals;
  bool fined = false;                         // RPR-CARD-107a
  bool for_life_proposed = false;             // RPR-1.09.131b
  std::set<ConcessionId> barred_concessions;  // RPR-1.09.61b
  std::set<LandBill> bills_proposed;          // RPR-1.09.62a
  bool repeal_tried = false;                  // RPR-1.09.621a
  bool pontifex_veto = false;                 // RPR-2.01.5a
  bool priest_named = false;                  // RPR-2.01.3a
  std::vector<Seat> reserved;                 // Tribunes played ahead: they propose next (RPR-1.09.151b)
  bool prosecutions_over = false;             // fine and markers are settled (RPR-1.09.45a)
  friend bool operator==(const Session&, const Session&) = default;
};
template <class Ar>
void describe(Ar& ar, Session& v) {
  ar("stage", v.stage)("presiding", v.presiding)("presiding_seat", v.presiding_seat)(
      "stood_down", v.stood_down)("items", v.items)("current", v.current)("agenda_asked", v.agenda_asked)(
      "adjourning", v.adjourning)("stage_done", v.stage_done)("vote_order", v.vote_order)(
      "minor_trials", v.minor_trials)("major_trials", v.major_trials)(
      "prosecutions_ended", v.prosecutions_ended)("acquittals", v.acquittals)("fined", v.fined)(
      "for_life_proposed", v.for_life_proposed)("barred_concessions", v.barred_concessions)(
      "bills_proposed", v.bills_proposed)("repeal_tried", v.repeal_tried)("pontifex_veto", v.pontifex_veto)(
      "priest_named", v.priest_named)("reserved", v.reserved)("prosecutions_over", v.prosecutions_over);
}

}  // namespace adj::respublica
