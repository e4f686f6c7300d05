#pragma once
// What the files of the Forum phase call of each other.

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

// --- ch1_07_wars.cc
bool sleeps(Position p, const WarInfo& info);  // R-13  a conditional revolt whose provinces do not all exist
// RPR-CARD-089  A revolt of his own series that he neither wakes nor aids, even when Rome has attacked it.
bool passes_over(Position p, LeaderId leader, WarId id);
void leaders_join(RprTable& t, WarId id);  // RPR-1.07.341b  those who wait in the Curia
// R-14  Of each series the inactive war with the lowest number becomes active, the others are imminent.
void wake_wars(RprTable& t, Name clause, const std::vector<WarId>& wars, Name why);

// --- ch1_07_leaving.cc
bool aids_something(Position p, const EnemyLeader& leader);  // R-17  a war in play keeps him
void leader_goes(RprTable& t, Name clause, LeaderId id);     // RPR-1.07.344  to the Curia, or out of the game

// --- ch1_09_concessions.cc
void return_land_commissioner(RprTable& t, Name phase);  // RPR-1.09.61d, R-09: the option says at whose end

// --- ch1_07_auction.cc
Seat hold_auction(RprTable& t);  // RPR-1.07.22  who has the next initiative

// --- The acts of an initiative (RPR-1.07.2d)
bool persuasion_illegal(Position p, Seat seat);  // he wrote PERSUADE, and no line can be carried out
void persuade(RprTable& t, Seat seat);           // ch1_07_persuasion.cc
// What he spends when nobody counters: the first bribe, and up to TARGET.
int unopposed_bribes(Position p, const Persuade& plan, SenatorId target);
void seek_knights(RprTable& t, Seat seat);                  // ch1_07_knights.cc
SenatorId knight_without_order(const State& s, Seat seat);  // 7.4  who tries in silence, without a talent
void hold_games(RprTable& t, Seat seat);
void name_leader(RprTable& t, Seat seat);
// Why the line cannot be carried out as things are.
std::optional<Refusal> refuse_persuasion(Position p, Seat seat, const Persuade& o, SenatorId target);
std::optional<Refusal> refuse_knight(Position p, Seat seat, const AttractKnight& o);
std::optional<Refusal> refuse_pressure(Position p, Seat seat, const PressureKnights& o);
std::optional<Refusal> refuse_games(Position p, Seat seat, const HoldGames& o);
std::optional<Refusal> refuse_leader(Position p, Seat seat, const NameLeader& o);
// A line of the programme serves one initiative; a standing one serves them all.
void use_programme_line(State& s, Seat seat, const Order& order);

// --- Events (ch_events*.cc)
void epidemic(RprTable& t);
void foreign_epidemic(RprTable& t);
void mob_violence(RprTable& t, bool more);
void natural_disaster(RprTable& t, bool first);
void storm_at_sea(RprTable& t);
void rhodian_alliance(RprTable& t);
void pretender_emerges(RprTable& t);          // RPR-EVT-174a  a war card has become active
bool finds_refuge(RprTable& t, LeaderId id);  // RPR-EVT-175a
void refuge_joins(RprTable& t, WarId drawn);  // RPR-EVT-175b
void rise_from_refuge(RprTable& t);           // RPR-EVT-175c  he who waits, if the card has been turned
void enemy_leader_dies(RprTable& t);          // RPR-EVT-165  at the end of the phase

// --- ch_forum_cards.cc
void resolve_forum_card(RprTable& t, CardId card);
void settle_bequests(RprTable& t);  // RPR-CARD-106d, 155

}  // namespace adj::respublica
