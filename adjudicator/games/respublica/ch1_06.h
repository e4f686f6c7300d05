#pragma once
// What the files of the Revenue phase call of each other.

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

// --- Provinces (ch1_06_provinces.cc)
void suffer_disorder(RprTable& t);               // RPR-EVT-169
void suffer_raids(RprTable& t);                  // RPR-EVT-163
int spoil_province(RprTable& t, ProvinceId id);  // RPR-1.06.13: what the governor gets
void develop_provinces(RprTable& t);             // RPR-1.06.4
int tax_provinces(RprTable& t);                  // RPR-1.06.51: what the State gets
int verres(Position p);                          // RPR-EVT-178
int enthusiasm(Position p);                      // RPR-EVT-162

// --- Redistribution (ch1_06_redistribution.cc)
// The talents of one faction as its lines move them.
struct Purses {
  Seat seat;
  std::map<SenatorId, int> purse;  // of all its senators
  int treasury = 0;
  int& at(SenatorId id) { return id.empty() ? treasury : purse.at(id); }
};
Purses purses_of(const State& s, Seat seat);
// Lines that only shift talents, in the order written; false: not enough there.
bool shift_talents(Purses& own, const MoveTalents& o);
// RPR-1.06.3a  After those: purses with a fixed sum, then the rest. Positions of lines that the purses cannot
// bear.
std::vector<std::size_t> set_purses(const State& s, Purses& own, const std::vector<Order>& orders);
bool may_move_talents(const Senator& m);  // RPR-1.06.3b, d: neither rebel nor captive

// --- Rebels (ch1_06_rebels.cc)
std::vector<int> pay_rebels(RprTable& t);                             // RPR-1.06.2: the legions released
void decide_released(RprTable& t, const std::vector<int>& released);  // RPR-1.06.53c
struct RebelUpkeepPlan {
  std::vector<int> paid, released;
  std::vector<std::pair<SenatorId, int>> payments;  // nobody: the faction treasury
};
RebelUpkeepPlan plan_rebel_upkeep(Position p, int release);

// --- Contributions (ch1_06_contributions.cc)
// RPR-1.06.52; `saving`: those that wait for a State that cannot pay otherwise.
void take_contributions(RprTable& t, bool saving);
bool waits_for_bankruptcy(const Order& order);

// --- Debts (ch1_06_debts.cc)
std::vector<Share> debts_in_order(Position p);  // RPR-1.06.53a
int total_debts(Position p);

// --- Open bodyguard (ch1_06_income.cc)
void pay_bodyguard(RprTable& t, SenatorId id);  // RPR-CARD-152: 1 talent and 1 popularity, or it goes

}  // namespace adj::respublica
