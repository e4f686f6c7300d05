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
// The talents of one faction as its lines move them; who may take part in that.
struct Purses {
  Seat seat;
  std::map<SenatorId, int> purse;
  int treasury = 0;
  int& at(SenatorId id) { return id.empty() ? treasury : purse.at(id); }
};
bool may_move_talents(const Senator& m);  // RPR-1.06.3b, d: neither rebel nor captive
Purses purses_of(const State& s, Seat seat);
// Why this transfer inside a faction, or out of it, is impossible whatever the purses hold.
std::optional<Refusal> refuse_transfer(Position p, Seat seat, SenatorId from, SenatorId to);

// --- Debts (ch1_06_debts.cc)
std::vector<Share> debts_in_order(Position p);  // RPR-1.06.53a
int total_debts(Position p);

// --- Open bodyguard (ch1_06_income.cc)
void pay_bodyguard(RprTable& t, SenatorId id);  // RPR-CARD-152: 1 talent and 1 popularity, or it goes

}  // namespace adj::respublica
