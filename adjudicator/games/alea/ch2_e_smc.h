#pragma once
// What the files of phase E's flow share: queued SMCs with their stop conditions, and wishes for combats to
// come.

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// --- Whose SMC (ch2_e_smc.cc)
struct DueSmc {
  Camp camp = Camp::caesarian;
  bool extra = false;  // of event 10
};
// AIE-2.Ea  The SMC that comes next; nothing when all are used.
std::optional<DueSmc> next_smc(const State& s);
SmcOrders question_for(const State& s, const DueSmc& due);

// --- Queues (ch2_e_queue.cc)
// Where the pieces of one camp are.
struct Places {
  std::map<LeaderId, ZoneId> leaders;
  std::map<UnitId, ZoneId> units;
};
Places places_of(Position p, Camp camp);

// A queued SMC waits for a new order.
bool queue_waits(const SeatOrders& own);
// The answer of an SMC takes the place of the entry that it came from, or that was stopped.
void settle_queue(SeatOrders& own, const Orders& given, Origin origin);
// 7.1  Looks for the stop conditions after an SMC: what it did to both camps. `moved`: the active camp after
// its own moves.
void watch_queues(AleaTable& t, Camp active, const std::map<Camp, Places>& before, const Places& moved);
// The last look before an SMC: orders that have become illegal; tells its owner why his queue waits.
void check_queue(AleaTable& t);

// --- Wishes for combat (ch2_e_wishes.cc)
// Two zones between which a piece could go in one step, by land or sea.
bool touch(const Tables& tables, ZoneId a, ZoneId b);
// Leaders' assignments, evasions, losses, retreats, escapes: judged by what can be known before the combat.
// `zones`: where the combats are, once that is known.
bool is_wish(const Order& order);
std::optional<Refusal> refuse_wish(Position p, Camp camp, const Order& order,
                                   const std::vector<ZoneId>* zones = nullptr);

}  // namespace adj::alea
