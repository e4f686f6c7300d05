#pragma once
// What the files of chapter 8 know of each other.

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// The pieces of one side in one combat, or those that leave a zone together.
struct Force {
  Camp camp = Camp::caesarian;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
};

// E.2 of one SMC: who attacks, how he came, and who commands what.
struct Engagement {
  Camp attacker = Camp::caesarian;
  const MovementResult& moves;
  // AIE-8.1d  Zones with a naval and a land combat: the leaders of both sides who are with the fleets.
  std::map<ZoneId, std::set<LeaderId>> with_fleet{};

  Camp defender() const { return other(attacker); }
};

struct Combat {
  ZoneId zone;
  bool naval = false;
  Force attacker, defender;
  // 7.5.4  PF before any stratagem, by which conditions are judged.
  int odds_attacker = 0, odds_defender = 0;
  bool crossed = false;  // AIE-TC.m

  const Force& of(Camp camp) const { return camp == attacker.camp ? attacker : defender; }
};

struct BattleResult {
  Camp winner = Camp::caesarian;
  Result attacker = Result::retreat, defender = Result::retreat;
};

// --- Contact (ch8_1_contact.cc)
// AIE-4.4.1e, RUL-15, RUL-18  Whether these units would fight each other at all.
bool will_fight(Position p, const std::vector<UnitId>& a, const std::vector<UnitId>& b);
bool combat_possible(Position p, ZoneId zone, bool naval);
std::vector<ZoneId> contact_zones(Position p);  // sea zones first, then zone order
Force force_in(Position p, const Engagement& e, ZoneId zone, Camp camp, bool naval);
int best_bt(Position p, const std::vector<LeaderId>& leaders);  // 0 without any; AIE-TE.4c
bool still_in(Position p, ZoneId zone, Camp camp, LeaderId id);
bool still_in(Position p, ZoneId zone, Camp camp, UnitId id);

// --- Evasion (ch8_2_evasion.cc, ch8_2_naval_evasion.cc)
void evade_by_land(AleaTable& t, const Engagement& e, ZoneId zone);
void evade_by_sea(AleaTable& t, const Engagement& e, ZoneId zone);
// The next evasion that the defender could try: who leads it, who could go along, where to.
EvasionChoice land_choice(Position p, const Engagement& e, ZoneId zone);
EvasionChoice sea_choice(Position p, const Engagement& e, ZoneId zone);
// What both kinds of evasion share: whom a player wishes to send away, the test, the way out.
const Evade* evasion_wish(Position p, const EvasionChoice& d);
LeaderId best_vs_leader(Position p, const std::vector<LeaderId>& leaders);
bool can_lead(Position p, LeaderId id, UnitId unit);
std::vector<LeaderId> free_to_leave(Position p, std::vector<LeaderId> leaders);
bool waits_in_city(Position p, LeaderId id);  // AIE-TE.6
std::vector<LeaderId> free_to_evade(Position p, std::vector<LeaderId> leaders);
std::vector<LeaderId> able_to_evade(Position p, Camp camp, ZoneId zone);
// AIE-8.2a  Rolls and notes the figures; true when the roll succeeds.
bool evasion_test(AleaTable& t, const Engagement& e, EvasionTried& tried);
// A blank report of an evasion out of this zone: not successful yet.
EvasionTried evasion_report(Position p, const EvasionChoice& d);
ZoneId evasion_goal(Position p, const EvasionChoice& d, const std::vector<ZoneId>& wanted,
                    const std::vector<ZoneId>& candidates);
std::vector<LeaderId> evading_leaders(Position p, const EvasionChoice& d, const Evade* wish, ZoneId to,
                                      bool all_units_go);
ChosenEvasion fleet_evasion(Position p, const EvasionChoice& d, const Evade* wish);

// --- Ways out (ch8_2_refuges.cc)
// AIE-8.2b, f–h  Adjacent land zones that this force may go to; `barred`: where the attackers came from.
std::vector<ZoneId> land_refuges(Position p, const Force& force, ZoneId from, const std::set<ZoneId>& barred);
// AIE-8.2j, RUL-10, RUL-12  The same for a fleet with what it carries.
std::vector<ZoneId> sea_refuges(Position p, const Force& fleet, ZoneId from);
std::set<ZoneId> where_from(const Engagement& e, ZoneId zone);
void put_force(State& s, const Force& force, ZoneId to);  // no event: the caller tells what happened
// Once that is told: the plague may be there (AIE-6.3e), and cargo may have lost its ships (AIE-3.4.2i).
void after_arrival(AleaTable& t, const Force& force, ZoneId to);

// --- Lone leaders (ch8_2_escape.cc)
bool alone_among_enemies(Position p, LeaderId id);
// Adjacent land zones free of enemy units, whatever the way costs; the sick cannot leave (AIE-TE.4a).
std::vector<ZoneId> hiding_places(Position p, Camp camp, LeaderId id, ZoneId from);
// AIE-8.2m–o  Whether he lives: nobody hides an Assassin of Caesar, and what saves others kills him.
bool escapes(Position p, LeaderId id, int roll);
void lone_leaders_escape_everywhere(AleaTable& t);
// AIE-RUL-11  Leaders in the water.
void lose_leaders_adrift(AleaTable& t, Camp camp, ZoneId zone);

// --- Battle (ch8_3_battle.cc, ch8_3_losses.cc, ch8_3_stratagems.cc)
void fight(AleaTable& t, const Engagement& e, ZoneId zone, bool naval);
// Who would fight there now.
Combat muster(Position p, const Engagement& e, ZoneId zone, bool naval);
// The arithmetic of a battle without its stratagems: forces, column, modifiers (AIE-8.3b, TC.h–r); with this
// row of the table, and with this die.
BattleFought arithmetic(Position p, const Combat& c);
void read_row(Position p, BattleFought& f, int row);
void read_die(Position p, BattleFought& f, int die);
// AIE-6.3i  Whether the stratagem could be played by this camp, and the row that it gives.
std::optional<int> veni_row(Position p, const Combat& c, Camp camp);
// The moment of the stratagems that are played before the die, for this camp.
StratagemMoment before_combat(const State& s, const Combat& c, Camp camp, const std::vector<Face>& faces);
// AIE-6.3a  The defender's whole force as it would flee, and where it could go.
struct Flight {
  Force force;
  std::vector<ZoneId> ways;
};
Flight flight_from(Position p, const Engagement& e, const Combat& c);
ZoneId flight_goal(Position p, const Combat& c, const Flight& flight, const Play& play);
// The defender is gone: no combat.
bool timely_flight(AleaTable& t, const Engagement& e, const Combat& c);
// AIE-6.3h  Enemies whom this camp could turn; none unless they make a legal choice. Who of them turns.
std::vector<UnitId> possible_turncoats(const Tables& tables, const Combat& c, Camp camp);
std::vector<UnitId> deserting(Position p, const Combat& c, const std::vector<UnitId>& romans,
                              const std::vector<UnitId>& wishes_of_player);
void turncoats(AleaTable& t, const Combat& c, Camp camp);
std::optional<int> veni_vidi_vici(AleaTable& t, const Combat& c);  // AIE-6.3i: the row
std::vector<Modifier> siege_works(AleaTable& t, const Combat& c);  // AIE-6.3j–k
// AIE-6.3b  The moment of Divine favour for this camp, when a die of `roller` shows this value.
StratagemMoment favour_moment(const State& s, StratagemMoment die, Name what, int value, Camp camp,
                              Camp roller);
StratagemMoment battle_die_moment(const State& s, const Combat& c);
int battle_die(AleaTable& t, const Combat& c);
void parthian_shot(AleaTable& t, const Combat& c);  // AIE-6.3l
// AIE-TC.b–g  Loser first.
void suffer_losses(AleaTable& t, const Combat& c, const BattleResult& result);

// --- Retreat and deaths (ch8_4_retreat.cc)
void leave_the_field(AleaTable& t, const Engagement& e, const Combat& c, const BattleResult& result);
// AIE-8.4.1d  After the combats of a zone.
void clear_zone(AleaTable& t, ZoneId zone);

}  // namespace adj::alea
