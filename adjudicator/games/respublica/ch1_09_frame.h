#pragma once
// RPR-1.09.1  What the files of the session share: the frame in which everything is put to the vote.

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

// --- Orders (ch1_09_ballots.cc)
// What the seat itself has sent, whoever decides for its faction: cards in hand, assassinations
// (RPR-1.09.823b).
std::vector<const Order*> own_orders(const State& s, Seat seat);
bool own_master(const State& s, Seat seat);  // nobody else decides for this faction
// An order has done its work and is not looked at again.
void use_up(State& s, Seat seat, const Order& order);
Moment at_item(int number);
// The window's answers are filed: ballots kept from a split window count where nothing new was said (7.2).
void restore_provisional(State& s, const std::vector<int>& items);

// --- Items (ch1_09_agenda.cc)
bool is_open(const Item& item);  // pending, voting or suspended
const Item* find_item(const State& s, int number);
bool same_window(Stage a, Stage b);  // 7.2
bool needs_own_window(const Item& item);
void drop_item(RprTable& t, int number, Name why);  // was never put to the vote
// Puts up what the presiding magistrate wants, asks him, or takes the defaults of 7.4. False: nothing more.
bool compose_agenda(RprTable& t);
std::vector<Proposal> legal_defaults(Position p, Stage stage);  // of 7.4, without what may not be proposed
bool put_defaults(RprTable& t, Stage stage);
// RPR-1.09.83a  A motion is free to everybody, one each in a session: it comes up beside other business.
bool put_motions(RprTable& t);
bool reserved_proposal(RprTable& t);  // RPR-1.09.151b

// --- Votes (ch1_09_vote.cc, ch1_09_ballots.cc)
// The item is decided: told, and carried out at once (RPR-1.09.16a).
void decide(RprTable& t, int number, ItemStatus status, Name why = {});
void cast_votes(RprTable& t, int number, Seat seat);
bool has_voted(const Item& item, Seat seat);
bool rejected_unanimously(Position p, const Item& item);  // RPR-1.09.144a, R-24
void pay_for_rejection(RprTable& t, int number);          // ch1_09_presiding.cc
bool sends_presiding_away(Position p, const Proposal& proposal);

// --- Tribunes (ch1_09_tribunes.cc, ch1_09_against_tribunes.cc)
// At the faction's turn; true: the vote is over.
bool veto(RprTable& t, int number, Seat seat, bool early);
// A line that vetoes come what may, and a Tribune for it.
bool about_to_veto(Position p, int number, Seat seat);
// EARLY: before the first vote, or before a suspended one goes on, by those who have not voted.
bool veto_early(RprTable& t, int number);
void reserve_next(RprTable& t, int number, Seat seat);
bool suspend(RprTable& t, int number, Seat seat);
bool tribune_proposes(RprTable& t);  // between two votes, or after adjournment; true: something happened
bool oppose_tribune(RprTable& t, Seat user, int item);  // true: cancelled

// --- Assassination (ch1_09_assassination.cc, ch1_09_bodyguards.cc, ch1_09_special_trial.cc)
std::optional<Refusal> refuse_attempt(Position p, Seat seat, const Assassinate& o);
struct Escort {
  int secret = 0;     // cards played
  bool open = false;  // RPR-CARD-152a
  int rolls() const { return secret + (open ? 1 : 0); }
};
Escort play_bodyguards(RprTable& t, SenatorId target, int total);                   // RPR-1.09.73a
void punish_assassin(RprTable& t, SenatorId by, SenatorId target, int popularity);  // RPR-1.09.74
// RPR-1.09.74b, R-65  The forced appeal; false: it has decided the trial.
bool forced_appeal(RprTable& t, int number);
// RPR-1.09.421a  The accused's, at his faction's turn; false: the people have decided.
bool appeal_if_wanted(RprTable& t, int number, Seat seat);
void convict_leader(RprTable& t, const AssassinTrial& trial);  // RPR-1.09.74d

// --- The session (ch1_09_session.cc)
void enter_stage(RprTable& t, Stage stage);
void finish_stage(RprTable& t);
// RPR-1.09.9a, CARD-133  After closing (ch1_09_close.cc).
void recall_automatically(RprTable& t);

}  // namespace adj::respublica
