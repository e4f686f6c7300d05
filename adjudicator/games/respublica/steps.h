#pragma once
// The steps of a game, in the order of sequence.cc; each is defined in the file that its comment names. W0 …
// W7b are the windows of section 7.2.

#include "adjudicator/games/respublica/game.h"

namespace adj::respublica {

void deal(RprTable& t);  // setup.cc               RPR-3.01 … 3.05: deck, families, hands, provinces
void temporary_consul(RprTable& t);  //                        RPR-3.01.6
void ask_setup(RprTable& t);         // W0
void carry_out_setup(RprTable& t);   //                        RPR-3.01.7 … 3.01.9

void mortality(RprTable& t);  // ch1_05_mortality.cc    RPR-1.05: the turn begins

void earn_incomes(RprTable& t);  // ch1_06_income.cc       RPR-1.06.1, 1.06.4, 1.06.51, EVT-163, EVT-169
void ask_revenue(RprTable& t);   // W1
void redistribute(RprTable& t);  // ch1_06_redistribution.cc  RPR-1.06.2, 1.06.3, 1.06.52
void pay_debts(RprTable& t);     // ch1_06_debts.cc        RPR-1.06.53, 1.06.6, 2.02.2

void begin_forum(RprTable& t);      // ch1_07_initiative.cc   RPR-1.07.1
void ask_forum(RprTable& t);        // W2
void play_initiative(RprTable& t);  //                        RPR-1.07.2 – 1.07.7, W2a
bool more_initiatives(const State& s);
void end_forum(RprTable& t);  // ch1_07_end.cc          RPR-1.07.8, RPR-1.12.1

void population(RprTable& t);  // ch1_08_population.cc   RPR-1.08

void open_senate(RprTable& t);  // ch1_09_session.cc      RPR-1.09.1
void hold_session(
    RprTable& t);  // one act of the session at a time: an agenda, a ballot window (W3 – W6), an item
bool session_open(const State& s);
void close_senate(RprTable& t);  //                        RPR-1.09.9, RPR-1.09.61d, EVT-173

void prepare_combat(RprTable& t);  // ch1_10_combat.cc       RPR-1.10.1, CARD-157a, 2.03.72
void fight_battle(RprTable& t);    // the next force in order
bool more_battles(const State& s);
void end_combat(RprTable& t);  // ch1_10_end.cc          RPR-1.10.9, 2.02.4b, 1.11.35, 1.12.3a

void ask_revolution(RprTable& t);     // ch1_11_revolution.cc   W7, R-13
void trade_and_play(RprTable& t);     // ch1_11_cards.cc        RPR-1.11.1, 1.11.2, 2.04.2
void declare_rebellion(RprTable& t);  // ch1_11_rebellion.cc    RPR-1.11.3, W7b
void end_turn(RprTable& t);           // ch1_12_victory.cc      RPR-1.12.1, 1.12.2

}  // namespace adj::respublica
