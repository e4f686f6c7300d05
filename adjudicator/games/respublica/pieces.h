#pragma once
// Looking at what lies on the table, and the few verbs through which the rules change it (verbs.cc). If two
// rules give influence, both call `change_influence`: the verb keeps the limits and tells the event.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/games/respublica/game.h"

namespace adj::respublica {

// --- Wars that are not cards
inline constexpr WarId kNoWar{};                // Rome, where an order may name a war or Rome
inline constexpr WarId kCivilWar{"civil_war"};  // a rebel in Italy; never an entry of State::war
WarId revolt_of(ProvinceId province);           // revolt_sicilia, an entry of State::war
WarId rebel_province(ProvinceId province);      // RPR-2.03.81: rebel_sicilia, no entry
std::optional<ProvinceId> rebel_province_of(WarId war);

// --- Finding things. The plain ones must exist; find_… gives null.
Senator* find_senator(State& s, SenatorId id);
const Senator* find_senator(const State& s, SenatorId id);
Senator& senator(State& s, SenatorId id);
const Senator& senator(const State& s, SenatorId id);
Faction& faction(State& s, Seat seat);
const Faction& faction(const State& s, Seat seat);
War* find_war(State& s, WarId id);
const War* find_war(const State& s, WarId id);
War& war(State& s, WarId id);
const War& war(const State& s, WarId id);
EnemyLeader* find_leader(State& s, LeaderId id);
const EnemyLeader* find_leader(const State& s, LeaderId id);
Province& province(State& s, ProvinceId id);
const Province& province(const State& s, ProvinceId id);
Command* find_command(State& s, SenatorId commander);
const Command* find_command(const State& s, SenatorId commander);
Item& item(State& s, int number);
const Item& item(const State& s, int number);
const EventInForce* event_in_force(const State& s, EventCard event);
int event_level(const State& s, EventCard event);                 // 0: not in play
int omens(const State& s);                                        // the e of every roll
bool law(const State& s, Law law);                                // in force
bool option(const State& s, std::string_view id);                 // a rule option with the value yes or true
bool option(const State& s, std::string_view id, bool standard);  // … that a game may be too old to have
bool advanced(const State& s,
              std::string_view rule);  // "2.01" … "2.06": option advanced_2_01, where it exists
const ScenarioInfoRpr& scenario(Position p);

// --- Senators
const SenatorInfo& top_card(Position p, const Senator& m);  // the statesman if there is one, else the family
const SenatorInfo& family_info(Position p, const Senator& m);
std::string senator_text(Position p, SenatorId id);  // for the label of a die: the name of his card
bool aligned(const Senator& m);
bool in_rome(const Senator& m);          // RPR-1.09.11c  aligned and in Rome
int military(Position p, SenatorId id);  // 30A: what counts beside battles
int oratory(Position p, SenatorId id);
int loyalty(Position p, SenatorId id);                          // RPR-1.07.411
bool is_leader(const State& s, SenatorId id);                   // of his faction
std::vector<SenatorId> senators_of(const State& s, Seat seat);  // in the order of the tables
std::vector<SenatorId> senators_in_rome(const State& s, Seat seat);
std::vector<SenatorId> all_in_rome(const State& s);  // aligned
std::vector<SenatorId> unaligned_in_forum(const State& s);
std::vector<SenatorId> holders(const State& s, Office office);  // in Rome or not; Proconsuls may be many
SenatorId holder(const State& s, Office office);                // empty: nobody
std::vector<ProvinceId> provinces_of(const State& s, SenatorId governor);  // legates too
int total_influence(const State& s, Seat seat);  // RPR-1.12.2e  neither rebels nor captives

// --- Factions and order
std::vector<Seat> playing(const State& s);  // clockwise from the first seat, without the eliminated
std::vector<Seat> clockwise_from(const State& s, Seat first);  // RPR-1.04.8b, first included
int votes(Position p, SenatorId id);                           // RPR-1.09.141a  oratory + knights
int votes_in_rome(Position p, Seat seat);                      // RPR-1.04.7a
SenatorId hrao(Position p);                                    // RPR-1.09.11; empty: nobody
Seat hrao_seat(Position p);                                    // the last one's when there is none

// --- Cards in a hand, by what is printed on them
Face face_of(const Tables& tables, CardId card);  // tribune, 1A, mining, gabinian
std::optional<CardId> held(Position p, Seat seat, Face face);
int count_held(Position p, Seat seat, Intrigue kind);

// --- Units
std::vector<int> legions_at(const State& s, UnitPlace place);
std::vector<int> fleets_at(const State& s, UnitPlace place);
std::vector<int> legions_of(const State& s, SenatorId commander);  // at war or in rebellion
std::vector<int> fleets_of(const State& s, SenatorId commander);
std::vector<int> garrison(const State& s, ProvinceId province);
Legion& legion(State& s, int number);
const Legion& legion(const State& s, int number);
Fleet& fleet(State& s, int number);
const Fleet& fleet(const State& s, int number);
int army_strength(const State& s, const std::vector<int>& legions);  // RPR-1.10.11b  1, veterans 2
int veterans_among(const State& s, const std::vector<int>& legions);
bool contains(const std::vector<SenatorId>& men, SenatorId id);
const ProvinceFigures& figures(Position p, ProvinceId id);  // of the side that lies up

// --- Verbs (verbs.cc)
void change_influence(RprTable& t, Name clause, SenatorId id, int by, Name why);   // R-01; then RPR-1.09.822
void change_popularity(RprTable& t, Name clause, SenatorId id, int by, Name why);  // R-01, CARD-135a
void change_unrest(RprTable& t, Name clause, int by, Name why);
void change_purse(RprTable& t, Name clause, SenatorId id, int by, Name why);
void change_faction_treasury(RprTable& t, Name clause, Seat seat, int by,
                             Name why);  // told to the seat alone
void state_receives(RprTable& t, Name clause, int talents, Name why);
// RPR-1.06.53d, e  Warns below 50 and 20; what it cannot pay ends the game or begins the end game.
void state_pays(RprTable& t, Name clause, int talents, Name why);
// A die of the rules, less Evil Omens: the total may fall below 1.
int omened_d6(RprTable& t, Name clause, Name what, const std::string& about);
int roll_dice(RprTable& t, Name clause, Name what, const std::string& about, int dice);  // natural sum
// RPR-1.04.8a, R-05  Two dice each, highest wins, ties roll again: the position of the winner. One: he.
std::size_t roll_off(RprTable& t, Name why, const std::vector<std::string>& who);
// One of these, each as likely.
std::size_t pick(RprTable& t, Name what, const std::string& about, const std::vector<Name>& from,
                 bool secret = false);
// R-37  So many of these units, each as likely.
std::vector<int> pick_units(RprTable& t, Name what, const std::string& about, std::vector<int> units,
                            int count);
CardId take_from_hand(RprTable& t, Seat seat,
                      CardId card);  // the card is nowhere: the caller puts it somewhere
void discard(RprTable& t, Name clause, Seat seat, const std::vector<CardId>& cards,
             Name why);                     // from his hand
void come_to_rome(State& s, SenatorId id);  // leaves province or war in his own person

}  // namespace adj::respublica
