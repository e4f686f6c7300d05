#pragma once
// RPR-1.10  What the files of the Combat chapter share.

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

// Everything about one battle that is known before the dice.
struct Odds {
  std::vector<Share> rome, enemy;
  int rome_strength = 0;
  int enemy_strength = 0;
  int difference() const { return rome_strength - enemy_strength; }
};
// `skill`: the military that the commander and his Master of Horse bring, before the army's own strength caps
// it.
Odds odds_of(Position p, SenatorId commander, WarId war, BattleKind kind, int skill);
int skill_of(Position p, SenatorId commander);      // 30A counts as beside battles; Cleopatra's help included
int military_in_battle(RprTable& t, SenatorId id);  // RPR-CARD-135  30A rolls
int skill_in_battle(RprTable& t, SenatorId commander);      // both, rolled where they roll
int rolled_military(Position p, SenatorId id, int rolled);  // … with this sum of his dice
void roll_battle_dice(RprTable& t, BattleFought& battle);   // dice, deserters (RPR-EVT-161a), omens, total
void count_dice(Position p, BattleFought& battle);          // the same for dice that lie there
// RPR-1.10.11b, 1.10.21a, 1.10.31a, R-34  What these dice bring.
CombatRow result_of(Position p, const BattleFought& battle);

// RPR-1.10.11a  Enough fleets for a battle on land.
bool has_support(Position p, SenatorId commander, WarId war);
// RPR-1.10.12a  The enemy's fleet is still to be beaten.
bool fleet_to_beat(Position p, WarId war);

// What a battle took: the units are gone already.
struct Losses {
  int legions = 0;
  int fleets = 0;
  int units() const { return legions + fleets; }
};
Losses losses_of(Position p, SenatorId commander, const BattleFought& battle);
// RPR-1.10.5a, R-35  The lowest numbers of these that are not veterans yet; empty `owner`: the commander is
// dead.
void make_veterans_of(RprTable& t, const std::vector<int>& legions, SenatorId owner, int count);
int veterans_for_victory(Position p, SenatorId commander);  // RPR-CARD-125
// RPR-1.10.7a, 1.10.71a  Chits for the units lost.
void check_commanders(RprTable& t, SenatorId commander, WarId war, int units_lost, bool victory);
void reward(RprTable& t, SenatorId commander, WarId war, BattleKind kind);  // RPR-1.10.4b
void leaderless_home(RprTable& t, WarId war);                               // RPR-1.10.4f
void become_proconsul(RprTable& t, SenatorId commander);                    // RPR-1.10.8

// ch1_10_cards.cc
void recruit_by_gabinian_law(RprTable& t);                          // RPR-CARD-157a
void offer_cleopatra(RprTable& t, SenatorId commander, WarId war);  // RPR-CARD-139

}  // namespace adj::respublica
