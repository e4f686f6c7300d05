#pragma once
// What happened in the Mortality and Revenue phases (RPR-1.05, 1.06).
// Names and fields are stable: transcripts and archives use them (`tabellarius play --names respublica`).

#include "adjudicator/core/event.h"
#include "adjudicator/core/refusal.h"
#include "adjudicator/games/respublica/state.h"

namespace adj::respublica {

struct ImminentWarBroke {
  static constexpr const char* kName = "imminent_war_broke";
  WarId war;
  friend bool operator==(const ImminentWarBroke&, const ImminentWarBroke&) = default;
};
template <class Ar>
void describe(Ar& ar, ImminentWarBroke& v) {
  ar("war", v.war);
}
// RPR-EVT-169a
struct OrderRolled {
  static constexpr const char* kName = "order_rolled";
  ProvinceId province;
  int die = 0;
  std::vector<Share> shares;
  int total = 0;
  bool held = true;
  friend bool operator==(const OrderRolled&, const OrderRolled&) = default;
};
template <class Ar>
void describe(Ar& ar, OrderRolled& v) {
  ar("province", v.province)("die", v.die)("shares", v.shares)("total", v.total)("held", v.held);
}
// RPR-EVT-163
struct ProvinceRaided {
  static constexpr const char* kName = "province_raided";
  ProvinceId province;
  int black = 0;
  int white = 0;
  std::vector<Share> shares;
  int total = 0;
  bool held = true;
  std::vector<int> legions;  // lost
  friend bool operator==(const ProvinceRaided&, const ProvinceRaided&) = default;
};
template <class Ar>
void describe(Ar& ar, ProvinceRaided& v) {
  ar("province", v.province)("black", v.black)("white", v.white)("shares", v.shares)("total", v.total)(
      "held", v.held)("legions", v.legions);
}
// why: disorder, pretender
struct ProvinceRevolted {
  static constexpr const char* kName = "province_revolted";
  ProvinceId province;
  WarId war;
  Name why;
  friend bool operator==(const ProvinceRevolted&, const ProvinceRevolted&) = default;
};
template <class Ar>
void describe(Ar& ar, ProvinceRevolted& v) {
  ar("province", v.province)("war", v.war)("why", v.why);
}
struct BodyguardPaid {
  static constexpr const char* kName = "bodyguard_paid";
  SenatorId senator;
  bool paid = true;  // false: discarded
  friend bool operator==(const BodyguardPaid&, const BodyguardPaid&) = default;
};
template <class Ar>
void describe(Ar& ar, BodyguardPaid& v) {
  ar("senator", v.senator)("paid", v.paid);
}

// RPR-1.06.1  One senator's income.
struct Income {
  SenatorId senator;
  int base = 0;
  int knights = 0;
  int concessions = 0;
  int spoils = 0;
  int priesthood = 0;  // RPR-2.01.6a
  int total = 0;
  friend bool operator==(const Income&, const Income&) = default;
};
template <class Ar>
void describe(Ar& ar, Income& v) {
  ar("senator", v.senator)("base", v.base)("knights", v.knights)("concessions", v.concessions)(
      "spoils", v.spoils)("priesthood", v.priesthood)("total", v.total);
}
struct IncomeEarned {
  static constexpr const char* kName = "income_earned";
  Seat seat;
  std::vector<Income> incomes;
  friend bool operator==(const IncomeEarned&, const IncomeEarned&) = default;
};
template <class Ar>
void describe(Ar& ar, IncomeEarned& v) {
  ar("seat", v.seat)("incomes", v.incomes);
}
struct SpoilsTaken {
  static constexpr const char* kName = "spoils_taken";
  ProvinceId province;
  SenatorId senator;
  int roll = 0;
  int amount = 0;  // negative: the State owes it
  friend bool operator==(const SpoilsTaken&, const SpoilsTaken&) = default;
};
template <class Ar>
void describe(Ar& ar, SpoilsTaken& v) {
  ar("province", v.province)("senator", v.senator)("roll", v.roll)("amount", v.amount);
}
struct GrainSold {
  static constexpr const char* kName = "grain_sold";
  SenatorId senator;
  ConcessionId concession;
  int talents = 0;
  friend bool operator==(const GrainSold&, const GrainSold&) = default;
};
template <class Ar>
void describe(Ar& ar, GrainSold& v) {
  ar("senator", v.senator)("concession", v.concession)("talents", v.talents);
}
struct DevelopmentRolled {
  static constexpr const char* kName = "development_rolled";
  ProvinceId province;
  int die = 0;
  std::vector<Share> shares;
  int total = 0;
  bool developed = false;
  friend bool operator==(const DevelopmentRolled&, const DevelopmentRolled&) = default;
};
template <class Ar>
void describe(Ar& ar, DevelopmentRolled& v) {
  ar("province", v.province)("die", v.die)("shares", v.shares)("total", v.total)("developed", v.developed);
}
struct StateIncome {
  static constexpr const char* kName = "state_income";
  ProvinceId province;
  int roll = 0;
  int amount = 0;
  friend bool operator==(const StateIncome&, const StateIncome&) = default;
};
template <class Ar>
void describe(Ar& ar, StateIncome& v) {
  ar("province", v.province)("roll", v.roll)("amount", v.amount);
}
struct RebelUpkeepPaid {
  static constexpr const char* kName = "rebel_upkeep_paid";
  SenatorId rebel;
  int legions = 0;
  int talents = 0;
  std::vector<int> released;
  friend bool operator==(const RebelUpkeepPaid&, const RebelUpkeepPaid&) = default;
};
template <class Ar>
void describe(Ar& ar, RebelUpkeepPaid& v) {
  ar("rebel", v.rebel)("legions", v.legions)("talents", v.talents)("released", v.released);
}
struct ReleasedTroops {
  static constexpr const char* kName = "released_troops";
  std::vector<int> legions;
  bool kept = true;
  friend bool operator==(const ReleasedTroops&, const ReleasedTroops&) = default;
};
template <class Ar>
void describe(Ar& ar, ReleasedTroops& v) {
  ar("legions", v.legions)("kept", v.kept);
}
// Private: how the faction's talents lie now.
struct Redistributed {
  static constexpr const char* kName = "redistributed";
  Seat seat;
  int treasury = 0;
  friend bool operator==(const Redistributed&, const Redistributed&) = default;
};
template <class Ar>
void describe(Ar& ar, Redistributed& v) {
  ar("seat", v.seat)("treasury", v.treasury);
}
// Private to both; what personal purses show is public anyhow.
struct GiftGiven {
  static constexpr const char* kName = "gift_given";
  Seat by;
  Seat to;
  int talents = 0;
  friend bool operator==(const GiftGiven&, const GiftGiven&) = default;
};
template <class Ar>
void describe(Ar& ar, GiftGiven& v) {
  ar("by", v.by)("to", v.to)("talents", v.talents);
}
struct Contributed {
  static constexpr const char* kName = "contributed";
  SenatorId senator;
  int talents = 0;
  int influence = 0;
  friend bool operator==(const Contributed&, const Contributed&) = default;
};
template <class Ar>
void describe(Ar& ar, Contributed& v) {
  ar("senator", v.senator)("talents", v.talents)("influence", v.influence);
}
// RPR-1.06.53a  In the order paid.
struct DebtsPaid {
  static constexpr const char* kName = "debts_paid";
  std::vector<Share> debts;
  int total = 0;
  int now = 0;
  friend bool operator==(const DebtsPaid&, const DebtsPaid&) = default;
};
template <class Ar>
void describe(Ar& ar, DebtsPaid& v) {
  ar("debts", v.debts)("total", v.total)("now", v.now);
}
struct Bankrupt {
  static constexpr const char* kName = "bankrupt";
  Name why;
  int due = 0;
  int held = 0;
  friend bool operator==(const Bankrupt&, const Bankrupt&) = default;
};
template <class Ar>
void describe(Ar& ar, Bankrupt& v) {
  ar("why", v.why)("due", v.due)("held", v.held);
}
struct LandBillPaid {
  static constexpr const char* kName = "land_bill_paid";
  LandBill bill = LandBill::i;
  bool removed = false;
  friend bool operator==(const LandBillPaid&, const LandBillPaid&) = default;
};
template <class Ar>
void describe(Ar& ar, LandBillPaid& v) {
  ar("bill", v.bill)("removed", v.removed);
}
struct ProvinceLevied {
  static constexpr const char* kName = "province_levied";
  ProvinceId province;
  int armies = 0;
  int fleets = 0;
  friend bool operator==(const ProvinceLevied&, const ProvinceLevied&) = default;
};
template <class Ar>
void describe(Ar& ar, ProvinceLevied& v) {
  ar("province", v.province)("armies", v.armies)("fleets", v.fleets);
}
// A province goes back to the Forum. why: term, death, recalled, rebelled, …
struct TermEnded {
  static constexpr const char* kName = "term_ended";
  ProvinceId province;
  SenatorId senator;
  Name why;
  friend bool operator==(const TermEnded&, const TermEnded&) = default;
};
template <class Ar>
void describe(Ar& ar, TermEnded& v) {
  ar("province", v.province)("senator", v.senator)("why", v.why);
}
struct CaptiveRansomed {
  static constexpr const char* kName = "captive_ransomed";
  SenatorId senator;
  int talents = 0;
  friend bool operator==(const CaptiveRansomed&, const CaptiveRansomed&) = default;
};
template <class Ar>
void describe(Ar& ar, CaptiveRansomed& v) {
  ar("senator", v.senator)("talents", v.talents);
}

}  // namespace adj::respublica
