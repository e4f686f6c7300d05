#pragma once
// What the chapters call of each other. Each group is defined in the file named above it; what only one
// chapter needs stays in that chapter's own file or header.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/games/alea/pieces.h"

namespace adj::alea {

// --- Scenarios (setup.cc, ch_scenarios.cc)
// A game of a scenario before its first step. Options not named take their standard value.
State new_game(const Tables& tables, const std::string& scenario,
               const std::map<std::string, std::string>& options);
// 4.0.4  Units of a people spread evenly over its home zones: fewest units first, counting those already
// there, then zone order; naves only where there is a port.
std::vector<std::pair<UnitId, ZoneId>> even_spread(Position p, PeopleId id, const std::vector<UnitId>& units);
// The home zone with most units of the people, the first in zone order when several have as many: where its
// leaders are.
ZoneId largest_home_stack(Position p, PeopleId id);
// Free deployment (setup_deploy.cc). The default as orders; what is still wrong with a whole set of orders
// (refused lines count as not given); why a piece of this camp may not be set up in a zone.
std::vector<Order> default_deployment(Position p, Camp camp);
std::vector<Refusal> deployment_faults(Position p, Camp camp, const std::vector<Order>& orders);
std::optional<Refusal> may_deploy(Position p, Camp camp, LeaderId id, ZoneId zone);
std::optional<Refusal> may_deploy(Position p, Camp camp, UnitId id, ZoneId zone);
Forces forces_of(Position p, Camp camp);  // with Dolabella, once his camp is rolled
// AIE-S1.e–g, S2.e–g  The Rubicon turn of this camp.
bool rubicon_turn(Position p, Camp camp);
bool rubicon_first_smc(Position p,
                       Camp camp);  // R's first SMC of -49: only the leaders set up in Italia 1 move
std::vector<LeaderId> rubicon_leaders(Position p);  // those leaders
// AIE-S6.f, AIE-RUL-68  May this leader ever be in this zone?
bool zone_banned(Position p, LeaderId id, ZoneId zone);
// AIE-RUL-40, RUL-48  Roman land units of the camp stand in every home zone, and no enemy unit.
bool occupies(Position p, PeopleId id, Camp camp);
// AIE-S7.i, AIE-RUL-40  Called in F.4 after the check of control: whether C occupies Aegyptii counts before
// the adjustments.
void note_occupation(State& s, const Tables& tables);
// AIE-S1.h … S7.i  The result at the end of the last turn.
Outcome final_outcome(Position p);

// --- Movement (ch3_4_land.cc, ch3_4_naval.cc, ch4_3_peoples.cc, ch7_movement.cc)
// Why a stack may not be in a zone at the end of a move, evasion, flight or retreat; nothing when it may:
// AIE-3.4.1g–h, 3.4.1i, 4.2.4, 4.3g–j, 3.6.5e, RUL-13, 14, 15, 18, 68, S1.f, S6.f. `leaders` come along.
std::optional<Refusal> may_be_in(Position p, Camp camp, const std::vector<LeaderId>& leaders,
                                 const std::vector<UnitId>& units, ZoneId zone);
// Cheapest land way in PM, prohibitions ignored (AIE-RUL-17, 7.3); nullopt without a land way.
std::optional<int> land_distance(const Tables& tables, ZoneId from, ZoneId to);
// The winter measure of 7.3: land, then sea.
int winter_distance(const Tables& tables, ZoneId from, ZoneId to);
// AIE-4.3j  Zones from the nearest home, over land borders and straits.
int range_from_home(const Tables& tables, PeopleId people, ZoneId zone);
// What became of the orders of one SMC's movement.
struct MovementResult {
  struct Entry {  // how pieces came into a zone this SMC
    std::vector<LeaderId> leaders;
    std::vector<UnitId> units;
    ZoneId from;
    BorderKind border = BorderKind::land;
    bool by_sea = false;
  };
  std::map<ZoneId, std::vector<Entry>> entries;     // by the zone where they ended
  std::map<ZoneId, std::set<ZoneId>> entered_from;  // AIE-8.2h
};
// E.1: carries out the movement orders in the order given, as far as they are legal now; tells Moved, Sailed,
// OrderFailed and plague tests.
MovementResult carry_out_moves(AleaTable& t, Camp camp, const std::vector<Order>& orders);
// The same as a dry run on a copy, without dice: one verdict per order (others than Move, Sail: nothing).
std::vector<std::optional<Refusal>> check_moves(Position p, Camp camp, const std::vector<Order>& orders);
// Closes gaps between named zones by the cheapest legal way; the order as it stands when there is none.
Move complete_path(Position p, Camp camp, Move move);
Sail complete_path(Position p, Camp camp, Sail sail);
// For random players and for the choices a report lists: where this stack could go in one SMC, with the cost.
std::map<ZoneId, int> destinations(Position p, Camp camp, const std::vector<LeaderId>& leaders,
                                   const std::vector<UnitId>& units, ZoneId from);
std::map<ZoneId, int> sea_destinations(Position p, Camp camp, const std::vector<LeaderId>& leaders,
                                       const std::vector<UnitId>& naves, const std::vector<UnitId>& cargo,
                                       ZoneId from);
// AIE-3.4.2g  Land units that these naves can carry; whether this cargo fits.
bool cargo_fits(Position p, const std::vector<UnitId>& naves, const std::vector<UnitId>& cargo);
// AIE-RUL-25, AIE-TE.6  What the engine moves by itself at the start of a camp's SMC: whatever these orders
// do not.
void forced_moves(AleaTable& t, Camp camp, const std::vector<Order>& orders);
// AIE-RUL-67  At the end of a camp's SMC: its Romans still in the homes of a people it controls, newly at
// war, are lost.
void leave_new_wars(AleaTable& t, Camp camp);
// Orders zones by the defaults of 7.3 for retreat, evasion and escape; best first.
std::vector<ZoneId> best_refuges(Position p, Camp camp, ZoneId from, bool fleet,
                                 std::vector<ZoneId> candidates);

// --- Combat (ch8_*.cc)
// E.2: contact zones of the SMC, evasions, lone leaders, battles, retreats.
void resolve_contacts(AleaTable& t, Camp attacker, const std::vector<Order>& orders,
                      const MovementResult& moves);
// AIE-8.2m–o  Every leader of this camp alone with enemy units in the zone tries to escape.
void lone_leaders_escape(AleaTable& t, Camp camp, ZoneId zone);
// Pure: the battle's arithmetic, also for PREVIEW and reports.
int combat_column(const CombatTable& table, int attacker_pf, int defender_pf);  // AIE-8.3b, before shifts
int quality_shift(int attacker_qu, int defender_qu);                            // AIE-TC.o–r
int average_quality(Position p, const std::vector<UnitId>& units);              // AIE-8.6.1a
// AIE-3.4.2i  Excess cargo in sea zones is lost.
void lose_excess_cargo(AleaTable& t);
// Default order of losses (7.3).
std::vector<UnitId> loss_order(Position p, std::vector<UnitId> units);
// A die of phase E that Divine favour may set (AIE-6.3b): asks both players, the roller's opponent second.
int favoured_die(AleaTable& t, Name clause, Name what, const std::string& about, int low, int high,
                 Camp roller, std::optional<ZoneId> zone, LeaderId about_leader);

// --- Stratagems (ch6_stratagems.cc, ch6_phase_e.cc)
// Phase E stratagems that need no combat: assassination, plague, desertion, intrigue, pacifications. Carries
// out those in these orders (with one's own SMC), and the standing ones of the other seat whose conditions
// hold.
void play_phase_e_stratagems(AleaTable& t, Camp active, const std::vector<Order>& orders);
// The stratagem a seat plays at a named moment, spent and told; nothing when none.
std::optional<Play> stratagem_at(AleaTable& t, const StratagemMoment& moment, Name clause);
// AIE-6.3e  A piece enters the plague zone.
void test_plague(AleaTable& t, const std::vector<LeaderId>& leaders, const std::vector<UnitId>& units,
                 ZoneId zone);
// AIE-6.3n  At the end of every SMC.
void check_intrigue(AleaTable& t);

// --- Peoples (ch4_4_peoples.cc)
// AIE-4.4.1b–c  Who controls a people that goes to war now; rolls when the map does not say.
void go_to_war(AleaTable& t, PeopleId id, std::optional<Camp> controller, Name cause, Name clause);
void give_allegiance(AleaTable& t, PeopleId id, Camp camp, Name cause, Name clause);
enum class PacifiedBy { arms, stratagem, event, destroyed };
void pacify(AleaTable& t, PeopleId id, PacifiedBy how, std::optional<Camp> by, Name clause);
void check_armed_pacification(AleaTable& t);  // AIE-4.4.3a, at the end of every SMC
void recheck_people_control(AleaTable& t);    // AIE-4.4.1a, RUL-16: in phase F after the regions
// Puts units at home as the seat wishes (HOME orders), else evenly (4.0).
void place_at_home(AleaTable& t, PeopleId id, const std::vector<UnitId>& units, Camp camp, Name cause,
                   Name clause);
std::vector<PeopleId> peoples_at_war(Position p);

// --- Party leaders, coups, Caesar (ch3_5_party_leaders.cc, ch3_5_caesar.cc, ch3_6_coup.cc)
// AIE-3.5.2  A Party leader is gone; finds his successor. by_pretender: the coup settles it (AIE-RUL-21).
void party_leader_lost(AleaTable& t, LeaderId id, Camp camp, Name cause, bool by_pretender);
// AIE-3.5.2d, 3.5.3i  Caesar is gone.
void caesar_lost(AleaTable& t, Name cause, bool by_pretender);
void pompeius_lost(AleaTable& t);               // AIE-3.5.2g
void assassin_lost(AleaTable& t, LeaderId id);  // AIE-10.1e, 3.5.3l
void name_party_leader(AleaTable& t, LeaderId id, Camp camp, Name cause, Name clause);
// AIE-3.6.4, RUL-21, 22  After a battle with a Pretender on one side and a Party leader of the attacked camp
// on the other: deaths, defections, the fate of the beaten army. Returns true when it applied (no retreat
// then).
bool settle_coup_battle(AleaTable& t, ZoneId zone, Camp winner, const std::vector<LeaderId>& winning_leaders,
                        const std::vector<UnitId>& winning_units, const std::vector<LeaderId>& beaten_leaders,
                        const std::vector<UnitId>& beaten_units);
// AIE-3.5.1e  A validated coup against this camp is going on.
bool coup_threatens(Position p, Camp camp);
void pretender_lost(AleaTable& t, LeaderId id);                                            // AIE-RUL-20
void release_triumvir(AleaTable& t, RegionId region, Camp camp, Name cause, Name clause);  // AIE-3.6.5f–g
void check_triumvir_entry(AleaTable& t);  // AIE-3.6.5g: peoples' units in a Triumvir region
// AIE-RUL-20  Leaders who cannot change camp leave the zone, without units.
void expel_leader(AleaTable& t, LeaderId id, Name clause);

// --- Control and victory (ch3_7_control.cc, ch10_victory.cc)
void set_control(AleaTable& t, RegionId region, std::optional<Camp> camp, Name cause, Name clause);
int control_points(Position p, Camp camp);
// Ends the game with this outcome: tells it and unwinds.
[[noreturn]] void finish_game(AleaTable& t, const Outcome& outcome, Name clause);

// --- Events (ch_te_events.cc)
// AIE-TE.3, 5, 12, 15b  Die modifiers of the year's event, seen from the attacker.
std::vector<Modifier> event_modifiers(Position p, Camp attacker, const std::vector<UnitId>& attackers,
                                      const std::vector<UnitId>& defenders);
int movement_allowance(Position p, LeaderId id);  // AIE-1.2.2a, TE.2
int movement_allowance(Position p, UnitId id);    // AIE-1.3.2a–b, TE.2

// --- Queues (ch2_e_smc.cc)
// A stop condition of 7.1 hit this camp's player: his queued SMCs wait for a new order.
void stop_queue(AleaTable& t, Camp camp, Name why);

}  // namespace adj::alea
