#pragma once
// Looking at pieces, and the few verbs through which the rules change them. If two rules weaken a unit, both
// call `weaken`: the verb keeps the invariants and tells the event.

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/games/alea/game.h"

namespace adj::alea {

template <class T>
bool among(const std::vector<T>& list, const T& item) {
  return std::ranges::find(list, item) != list.end();
}

// --- Finding things
Leader& leader(State& s, LeaderId id);
const Leader& leader(const State& s, LeaderId id);
Unit& unit(State& s, UnitId id);
const Unit& unit(const State& s, UnitId id);
People& people(State& s, PeopleId id);
const People& people(const State& s, PeopleId id);
Region& region(State& s, RegionId id);
const Region& region(const State& s, RegionId id);
Counter& counter(State& s, CounterId id);
const Counter& counter(const State& s, CounterId id);

Seat seat_of(const State& s, Camp camp);
Camp camp_of(const State& s, Seat seat);
// The camp with the initiative, then the other.
std::vector<Camp> in_initiative_order(const State& s);
const std::string& option(const State& s, const std::string& id);  // a rule option's value
const ScenarioInfoAlea& scenario(Position p);

// --- Whose
// The camp that a piece obeys: a Roman's own; a people's controller at war, its ally in allegiance; at peace
// nobody's (AIE-RUL-60).
std::optional<Camp> side(Position p, UnitId id);
std::optional<Camp> side(Position p, LeaderId id);
std::optional<Camp> side(Position p, const Unit& unit);  // without looking it up
std::optional<Camp> side(Position p, const Leader& leader);
// AIE-RUL-15, AIE-4.4.2d  Romans, and peoples in allegiance, count as Roman units for all combat.
bool counts_as_roman(Position p, UnitId id);
bool counts_as_roman(Position p, LeaderId id);
std::vector<UnitId> at_most(std::vector<UnitId> units, int n);  // the first of them
bool any_roman(Position p, const std::vector<UnitId>& units);

// --- Values
// The face in use, with the scenario's exceptions (AIE-1.2.1a, AIE-S7.e, AIE-S7.f); 3/0 VS/CP for peoples'
// leaders.
LeaderFace values(Position p, LeaderId id);
UnitFace values(Position p, UnitId id);
int strength(Position p, const std::vector<UnitId>& units);  // sum of PF
int legions_in(Position p, RegionId region,
               std::optional<Camp> camp);  // on the map; either camp if none is given
int legions_on_map(Position p);

// --- Where. Lists are in table order; "of a camp" means whose side they are on.
bool on_map(const Leader& l);
bool on_map(const Unit& u);
std::vector<UnitId> units_in(Position p, ZoneId zone, Camp camp);
std::vector<UnitId> land_units_in(Position p, ZoneId zone, Camp camp);
std::vector<UnitId> naves_in(Position p, ZoneId zone, Camp camp);
std::vector<LeaderId> leaders_in(Position p, ZoneId zone, Camp camp);
bool has_units(Position p, ZoneId zone, Camp camp);
bool has_land_units(Position p, ZoneId zone, Camp camp);
bool has_naves(Position p, ZoneId zone, Camp camp);
bool has_leaders(Position p, ZoneId zone, Camp camp);
bool inside_republic(Position p, ZoneId zone);
// The region a land zone belongs to, if any.
std::optional<RegionId> region_of(Position p, ZoneId zone);
// AIE-RUL-13  Home zones of a people in allegiance to this camp are friendly ground.
bool allied_home(Position p, ZoneId zone, Camp camp);
// AIE-3.6.5c  In the region of a Triumvir.
bool neutralised(Position p, ZoneId zone);
bool triumvir_region(Position p, RegionId region);

// --- Leaders' standing
std::vector<LeaderId> party_leaders(Position p, Camp camp);  // on the map or returning, in table order
bool is_party_leader(Position p, LeaderId id);
// The coup whose Pretender he is, or nullptr.
const Coup* coup_of(Position p, LeaderId id);
bool is_pretender(Position p, LeaderId id);
bool is_active_assassin(Position p, LeaderId id);  // AIE-RUL-23
// AIE-RUL-42  The camp's best figure: its Party leaders', or 0 without any; between a lost battle and F.2 the
// best of all leaders on the map (AIE-RUL-21).
int best_vs(Position p, Camp camp);
int best_cp(Position p, Camp camp);
LeaderId leader_with_best_cp(Position p, Camp camp);  // empty when there is none

// --- Stratagems in hand
std::vector<CounterId> hand(const State& s, Seat seat);  // oldest first
std::optional<CounterId> counter_with(Position p, Seat seat, Face face);

// --- Conditions of orders (7.5.4)
struct Circumstances {  // what a condition is judged by, beside the state
  std::optional<ZoneId> zone;
  int odds_attacker = 0, odds_defender = 0;  // PF; 0 : 0 = no combat at hand
};
bool holds(Position p, Seat seat, const Condition& condition, const Circumstances& at);
bool all_hold(Position p, Seat seat, const Order& order, const Circumstances& at);

// --- Verbs
void put(State& s, LeaderId id, ZoneId zone);  // no event: the caller tells what happened
void put(State& s, UnitId id, ZoneId zone);
// Romans to the Reserve, peoples' units to their box; no event either.
void take_off(State& s, const Tables& tables, const std::vector<UnitId>& units);
// Units turn to their weakened face; weakened ones are eliminated when `or_eliminate`, else stay as they are.
void weaken(AleaTable& t, const std::vector<UnitId>& units, bool or_eliminate, Name cause, Name clause);
// Romans to the Reserve, peoples' units to their box (AIE-TC.b).
void eliminate(AleaTable& t, const std::vector<UnitId>& units, Name cause, Name clause);
// The one way a leader leaves the map. `cause` as listed at LeaderRemoved; it decides whether the enemy
// scores (AIE-10.1b, AIE-RUL-36, RUL-65), whether he comes back (AIE-4.2.1b, 9.1b, 9.2b: causes combat for
// peoples' leaders, winter and fleet_winter) and what follows: succession, end of a coup, last Assassin
// (ch3_5, ch3_6).
void remove_leader(AleaTable& t, LeaderId id, Name cause, Name clause);
// A Roman leader or unit changes camp: face and owner.
void change_camp(AleaTable& t, LeaderId id, Camp camp, Name cause, Name clause);
void change_camp(AleaTable& t, const std::vector<UnitId>& units, Camp camp, Name cause, Name clause);
// AIE-10a  Scores for a camp; ends scenario 1 beyond 75 (AIE-S1.i).
void score(AleaTable& t, Camp camp, int points, Name reason, Name clause);
// Takes the counter out of the hand, tells StratagemPlayed, and puts it where it goes (AIE-6b, 6.3f, m, s).
void spend_counter(AleaTable& t, Seat seat, const Play& play, Name clause);

}  // namespace adj::alea
