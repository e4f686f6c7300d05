#pragma once
// What the chapters call of each other. Each group is defined in the files named above it; what only one
// chapter needs stays in that chapter's own file or header.

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/games/respublica/wishes.h"

namespace adj::respublica {

// ---------------------------------------------------------------- Set-up (new_game.cc, setup.cc)
// A game of a scenario before its first step: nothing is shuffled yet. Options not named take their standard
// value.
State new_game(const Tables& tables, const std::string& scenario,
               const std::map<std::string, std::string>& options);

// ---------------------------------------------------------------- RPR-1.04.3 – 1.04.6 Agreements (deals.cc)
void execute_money_promises(RprTable& t);  // in redistribution, before other orders
void execute_card_promises(RprTable& t);   // in trades
// RPR-CARD-048, 1.10.71c: what takes effect at the next boundary after receipt (7.4). Called between items
// and steps.
void settle_at_boundary(RprTable& t);

// ---------------------------------------------------------------- RPR-1.05 Mortality (ch1_05_*.cc)
// RPR-1.05.21c, d  Draws k chits; Draw 2 goes back at once and adds two.
std::vector<int> draw_chits(RprTable& t, Name clause, int count, Name why);
// Senators in play whom a chit names, one at most: RPR-1.05.22b rolls between a pair.
std::optional<SenatorId> named_by_chit(RprTable& t, int chit);
// Draws, and kills everybody drawn whom `vulnerable` admits; who died.
std::vector<SenatorId> draw_deaths(RprTable& t, Name clause, int count, Name why,
                                   const std::function<bool(const Senator&)>& vulnerable);
// How a death differs from a natural one.
enum class DeathKind {
  common,
  punished,  // RPR-1.05.3f, 1.05.4a: the family goes to the Curia, and a last man ends his faction
};
// RPR-1.05.3  The one way to die: markers, concessions, provinces, command, family card, faction, rebellion
// Consul for Life, empty faction (RPR-1.05.4), vote in hand (RPR-1.09.721, through on_departure).
void kill_senator(RprTable& t, Name clause, SenatorId id, Name why, DeathKind kind = DeathKind::common);
// RPR-1.05.3b, 1.07.32c  All his concessions, or one, to the Forum; bars are lost (RPR-1.09.45a).
void give_up_concessions(RprTable& t, Name clause, SenatorId id, Name why);
void destroy_concession(RprTable& t, Name clause, ConcessionId id, Name why);  // RPR-1.07.321a, R-16
void vacate_province(RprTable& t, Name clause, ProvinceId id, Name why);       // to the Forum, garrison stays
// A family card reaches the Curia or the Forum: waiting factions and statesmen in play come first
// (RPR-1.05.4c, 1.07.312e, f, R-64).
void family_to_curia(RprTable& t, SenatorId family);
void family_to_forum(RprTable& t, Name clause, SenatorId family, Name from);
// A family or statesman as he enters play, with printed values.
Senator new_senator(const Tables& tables, SenatorId place, SenatorId statesman, bool family_card,
                    Seat faction);
void enter_play(State& s, const Tables& tables, Senator m);  // at his place in the list
void leave_office(RprTable& t, Name clause, SenatorId id,
                  Name why);  // RPR-2.14: prior-consul marker where due

// ---------------------------------------------------------------- RPR-1.06 Revenue (ch1_06_*.cc)
int price_of_unit(Position p);                // 10 and 10 per manpower shortage (RPR-1.09.63a, EVT-170)
std::map<Name, int> state_debts(Position p);  // RPR-1.06.53a, for reports and CONTRIBUTE IF BANKRUPT
bool yields(Position p, ProvinceId id);       // governed, loyal, neither overrun nor disordered nor attacked
int drought_effects(Position p);              // RPR-1.08.12a
int talents_of(Position p, Seat seat);        // purses (without captives and rebels) and treasury
[[noreturn]] void end_with(RprTable& t, Name clause, Outcome outcome);  // tells and ends (ch1_12_victory.cc)

// ---------------------------------------------------------------- RPR-1.12 Victory (ch1_12_victory.cc)
// RPR-1.06.53d, R-10  Something due cannot be paid.
void bankruptcy(RprTable& t, Name clause, int due, Name why);
void people_revolt(RprTable& t);                                // RPR-1.08.2e
int active_wars(Position p);                                    // toward four; R-11
void rebel_wins_if_rome_stands(RprTable& t, Ending ending);     // RPR-1.12.4b, R-46: the end game
std::vector<WarId> endgame_order(Position p, SenatorId rebel);  // … in the order of 7.4
Outcome era_ends_outcome(RprTable& t);                          // RPR-1.12.2e, R-47
// RPR-1.09.822  Called after every change of influence and every arrival in Rome (ch1_09_for_life.cc).
void check_appointment_for_life(RprTable& t);

// ---------------------------------------------------------------- RPR-1.07 Forum (ch1_07_*.cc,
// ch_events*.cc)
void draw_card(RprTable& t, Seat seat);                         // RPR-1.07.3, RPR-3.04.1b
void resolve_event(RprTable& t, EventCard event, Seat roller);  // RPR-1.07.21
void add_event(RprTable& t, EventCard event);                   // without its immediate effect: RPR-1.08.2c
void expire_events(RprTable& t);                                // RPR-1.07.1a
void war_appears(RprTable& t, WarId id);                        // newWar of 4.3
void leader_appears(RprTable& t, LeaderId id);                  // RPR-1.07.341
// A war becomes active for any reason but defeat; Pretender, Refuge, Social War, concessions.
void activate_war(RprTable& t, Name clause, WarId id, Name why);
// RPR-1.07.344, EVT-175a  Leaders whose wars are gone: to the Curia, out, or to a refuge.
void settle_leaders(RprTable& t, Name clause, bool by_victory);
// A war leaves without being beaten: forces home, captives die, into the top six or out.
void shuffle_war_back(RprTable& t, Name clause, WarId id, Name why);
void discard_war(RprTable& t, Name clause, WarId id, Name why);
void resolve_new_alliance(RprTable& t);  // RPR-EVT-173: when the Senate has closed
void province_revolts(RprTable& t, Name clause, ProvinceId id, Name why);
void create_province(RprTable& t, Name clause, ProvinceId id, bool developed, Name why);
// RPR-1.07.41  The base number's shares, without bribes.
std::vector<Share> persuasion_shares(Position p, SenatorId by, SenatorId target);
int knight_bonus(Position p, SenatorId id);  // 27A, Servilian, Proscription

// ---------------------------------------------------------------- RPR-1.08 Population (ch1_08_population.cc)
struct UnrestRise {
  int unprosecuted = 0;  // wars, each worth the same
  int drought = 0, all = 0;
};
UnrestRise unrest_to_come(Position p);                         // RPR-1.08.11a, 1.08.12a
std::vector<Share> population_shares(Position p, int unrest);  // RPR-1.08.2a  beside the dice

// ---------------------------------------------------------------- Wars as figures (ch1_10_strength.cc)
struct WarStrength {
  int land = 0, support = 0, fleet = 0;  // fleet: 0 after a naval victory
  std::vector<Share> land_shares, fleet_shares;
  std::vector<int> disaster, standoff;  // not yet used this turn; nullified ones out only for `commander`
};
// RPR-1.07.332a, 1.07.342a, R-61, R-69, R-99; also kCivilWar and rebel provinces. With a commander: what he
// nullifies is left out (RPR-1.07.343a). `as_if_active`: this war would be activated (RPR-1.09.643a, R-31).
WarStrength war_strength(Position p, WarId id, SenatorId commander = {}, bool as_if_active = false);
std::vector<LeaderId> leaders_of(Position p, WarId id);
std::vector<WarId> wars_of_series(Position p, Series series, bool only_active);
bool war_is_active(Position p, WarId id);
bool is_revolt(Position p, WarId id);  // RPR-1.07.333a, b: no spoils
// Military of commander and Master of Horse, capped by the army; Pompey is rolled apart.
int command_strength(Position p, SenatorId commander, SenatorId master, int army);

// ---------------------------------------------------------------- RPR-1.09 The session (ch1_09_session.cc,
// …_vote.cc)
SenatorId presiding(Position p);            // RPR-1.09.12
void set_presiding(RprTable& t, Name why);  // after a change of HRAO, office or stage
// Puts something on the agenda: last, or next in hand (Tribunes, special trials) before the item it suspends.
int put_item(RprTable& t, Proposal proposal, Seat proposer, ItemOrigin origin, bool next = false);
// RPR-1.09.131, 1.09.151i  Why this may not be proposed now by this seat: the frame's part; then
// `refuse_proposal`.
std::optional<Refusal> refuse_item(Position p, Seat seat, const Proposal& proposal, ItemOrigin origin);
bool defeated_before(const State& s, const Proposal& proposal);  // RPR-1.09.131a, 1.09.2b, R-67
// RPR-1.09.14  Calls the factions that have not voted; vetoes, Tribunes, attempts and appeals on the way.
void take_votes(RprTable& t, int item);
struct Tally {
  int in_favour = 0, against = 0;
};
Tally tally(const Item& item);
std::vector<Seat> voting_order(Position p);  // RPR-1.09.12b, 7.4
// A senator has left Rome or died: votes, nominations, trials, presiding (RPR-1.09.721, R-66); repopulation.
void on_departure(RprTable& t, SenatorId id, bool dead);
void repopulate(RprTable& t);             // RPR-1.09.81
void end_session(RprTable& t, Name why);  // RPR-1.09.642a
// Window splitting (7.2): what is left of the agenda must be asked again.
void split_window(State& s);

// --- Tribunes (ch1_09_tribunes.cc), assassination (ch1_09_assassination.cc), Consul for Life
// (ch1_09_for_life.cc)
bool has_tribune(Position p, Seat seat, bool free_only);
// Uses one, a free ability before a card; Graft, Murder, Mob on the way. False: cancelled.
bool use_tribune(RprTable& t, Seat seat, Name purpose, int item, bool free_only);
bool may_be_vetoed(Position p, const Item& item);            // RPR-1.09.152b
void run_assassinations(RprTable& t, const Moment& moment);  // every atomic step of a session
void assassinate(RprTable& t, const Assassinate& attempt);   // RPR-1.09.7 – 1.09.74
void elect_for_life(RprTable& t, SenatorId id);              // RPR-1.09.82

// ---------------------------------------------------------------- RPR-1.09 Business (ch1_09_*.cc, one per
// group) What the frame asks of each kind of proposal; a visit over the variant in ch1_09_business.cc.
std::optional<Refusal> refuse_proposal(Position p, Seat proposer,
                                       const Proposal& proposal);  // its own clauses
void carry_out(RprTable& t, const Item& item);                     // RPR-1.09.16a: it passed
void on_defeat(RprTable& t, const Item& item);  // failed, vetoed, void: POP losses, bars, next candidate
Stage stage_of(const Proposal& proposal);
std::vector<SenatorId> named_in(const Proposal& proposal);        // whose death voids it
std::vector<SenatorId> leaving_by(const Proposal& proposal);      // whom it sends out of Rome
std::optional<Refusal> refuse_mixture(const Proposal& proposal);  // RPR-1.09.6a: of several types
// Votes that this proposal adds: priests, Pontifex, Catos (2.01.32, 2.01.4, 2.06); 0 without those rules.
int extra_votes(Position p, const Proposal& proposal, SenatorId voter);
bool abstention_allowed(const Proposal& proposal);  // RPR-1.09.14b
// What silence means for this faction (7.4).
VoteChoice default_vote(Position p, Seat seat, const Item& item);
// What the presiding magistrate of this stage puts up without any order, best first (7.4); empty: nothing.
std::vector<Proposal> default_agenda(Position p, Stage stage);
// Whether the stage is through: its offices filled, its provinces governed, its candidates used up; settles
// what is automatic (last pair, last candidate: RPR-1.09.21a, 4b, 4d, 5b) by putting forced items or filling
// offices. The frame calls it when a stage begins (but prosecutions and business), and at every stage when
// nothing is pending: then it may end the prosecutions. Dictator, prosecutions and business are over when the
// presiding magistrate has nothing more, whatever it says.
bool settle_stage(RprTable& t, Stage stage);
// An accused's faction is called: appeal and influence (RPR-1.09.42, 1.09.421); a nominee's for life
// (RPR-1.09.821b). False: the item is decided by it (killed or freed).
bool speak_for_himself(RprTable& t, int item, Seat seat);
void trial_roll(RprTable& t, int item);  // RPR-2.05.3a, after all votes
void fill_consuls(RprTable& t, SenatorId first, SenatorId second, Name how);
std::vector<SenatorId> eligible(Position p, Stage stage);  // Consuls, Pontifex, Dictator, Censor
bool dictator_possible(Position p);                        // RPR-1.09.3a, R-27
void take_office(RprTable& t, Name clause, SenatorId id, Office office, Name how);
bool consents(Position p, const Item* item, SenatorId id, Role role);  // R-30, 7.4
// RPR-1.09.643a, R-31, R-82  Without consent his force must suffice; nothing when it does.
std::optional<Refusal> refuse_weak_force(Position p, SenatorId commander, WarId war, const Force& force);
void play_laws(RprTable& t);  // RPR-1.07.36, at every boundary
std::optional<Refusal> refuse_law(Position p, Seat seat, Law law);
// Legions and fleets that an order names, as units: lowest numbers, own veterans first. Nothing: too few.
struct Units {
  std::vector<int> legions, fleets;
};
std::optional<Units> choose_units(Position p, const Force& force, UnitPlace from,
                                  SenatorId commander_or_none);

// ---------------------------------------------------------------- Commands (ch1_09_forces.cc)
void send_force(RprTable& t, Name clause, const Dispatch& dispatch, int item, Name how);
// How things would stand once these have left; nothing when Rome has not got the units.
std::optional<State> once_sent(Position p, const SendForces& x);
// Commander to Rome and force to Active Forces; a Proconsul is without office.
void bring_home(RprTable& t, Name clause, SenatorId commander, Name why);
void bring_home_all(RprTable& t, Name clause, WarId war, Name why);  // with leaderless forces
void raise_units(RprTable& t, Name clause, int legions, int fleets, Name how,
                 SenatorId commander);  // RPR-1.09.631a

// ---------------------------------------------------------------- RPR-1.10 Combat (ch1_10_*.cc)
// One roll against a war with all that follows; RPR-2.02 and the end game use the same.
struct BattleOutcome {
  CombatResult result = CombatResult::stalemate;
  bool commander_lost = false;
};
BattleOutcome fight(RprTable& t, SenatorId commander, WarId war, BattleKind kind);
void win_war(RprTable& t, Name clause, WarId war,
             SenatorId commander);  // RPR-1.10.4: spoils, provinces, others home
void lose_units(RprTable& t, Name clause, WarId war, SenatorId commander, int legions, int fleets);
void make_veterans(RprTable& t, SenatorId commander);  // RPR-1.10.5a, R-35
void capture(RprTable& t, SenatorId id, WarId war);    // RPR-1.10.71
int ransom_of(Position p, SenatorId captive);
void kill_captives(RprTable& t, WarId war);  // RPR-1.10.71d
void offer_proscription(RprTable& t);  // RPR-CARD-144: right after a victory of either side in a civil war

// ---------------------------------------------------------------- RPR-1.11 Revolution (ch1_11_*.cc)
std::optional<Refusal> refuse_statesman(Position p, Seat seat, SenatorId statesman);  // RPR-1.07.312
void play_statesman(RprTable& t, Seat seat, SenatorId statesman);                     // also at set-up
std::optional<Refusal> refuse_concession(Position p, Seat seat, ConcessionId id, SenatorId on);
void play_concession(RprTable& t, Seat seat, ConcessionId id, SenatorId on);
int rebel_strength(Position p);                               // RPR-1.11.37a
void fight_civil_war(RprTable& t, SenatorId commander);       // RPR-1.11.37
void collapse_rebellion(RprTable& t, Name clause, Name why);
void pull_veterans(RprTable& t);                              // RPR-1.10.51a, 1.11.36a
void settle_dormant_revolts(RprTable& t);

}  // namespace adj::respublica
