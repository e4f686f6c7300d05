#pragma once
// The steps of a game, in the order of sequence.cc; each is defined in the file that its comment names.

#include "adjudicator/games/alea/game.h"

namespace adj::alea {

void deploy_first(AleaTable& t);  // setup_deploy.cc   AIE-S0
void deploy_second(AleaTable& t);

void draw_stratagems(AleaTable& t);    // ch2_ab_opening.cc   AIE-2.A
void ask_turn_orders(AleaTable& t);    //                     W1
void decide_initiative(AleaTable& t);  //                     AIE-2.B
void hold_c(AleaTable& t);             // ch2_c_geostrategy.cc  W1c
void enter_leaders(AleaTable& t);      //                     AIE-2.C, 3.3.2
void activate_peoples(AleaTable& t);   //
void first_actions(AleaTable& t);      // the initiative player's stratagems and diplomacy
void second_actions(AleaTable& t);     // the other's

void count_smcs(AleaTable& t);  // ch2_d_administration.cc  AIE-2.D, event of the year
void hold_d(AleaTable& t);      //                     W1d
void nominate(AleaTable& t);
void natural_deaths(AleaTable& t);
void reinforcements(AleaTable& t);
void disbanding(AleaTable& t);

void begin_movements(AleaTable& t);  // ch2_e_smc.cc        AIE-2.E: phase E begins
void play_smc(AleaTable& t);         //                     one SMC
bool more_smcs(const State& s);
void end_smcs(AleaTable& t);  //                     plague counter leaves, orders of the SMCs are forgotten

void death_of_the_republic(AleaTable& t);  // ch5_republic.cc   AIE-5.1.1
void exchange_camps(AleaTable& t);         //                   AIE-5.1.2
void ides_of_march(AleaTable& t);          // ch3_5_caesar.cc   AIE-3.5.3
void check_control(AleaTable& t);          // ch3_7_control.cc  AIE-3.7.3
void score_turn(AleaTable& t);             // ch10_victory.cc   AIE-10.2
void ask_winter_orders(AleaTable& t);      // ch9_adjustments.cc  W3
void adjust(AleaTable& t);                 //                   AIE-9.1 … 9.4
void end_turn(AleaTable& t);               // ch2_f_end.cc      discards, turn marker, end of the game

}  // namespace adj::alea
