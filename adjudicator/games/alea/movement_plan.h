#pragma once
// Movement from the inside. An order is judged on a Board (the map as the moving camp sees it) for a Party
// (the pieces that travel together) and becomes a Trip. The same judge serves the check of a mail, the
// choices offered and the execution, so that they can never disagree.

#include <algorithm>
#include <cstdint>
#include <set>
#include <span>
#include <variant>
#include <vector>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

inline constexpr int kFar = 1000;  // no way leads there

// --- The map as one camp sees it (movement_plan.cc)
// AIE-3.4.1h, RUL-13  What a zone is for this camp: enemy_ally is the home of a people in the other camp's
// allegiance.
enum class Soil { republic, unnamed, allied, at_war, enemy_ally, at_peace, sea };

// AIE-4.2.4  Pieces as far as stacking looks at them; a people is a bit, in table order.
struct Company {
  bool romans = false;
  std::uint32_t allied = 0, controlled = 0;
};
Company join(Company a, Company b);

struct Ground {
  int enemy_units = 0;   // AIE-7.1a: combat units of the other camp
  int enemy_romans = 0;  // of these, Roman or allied ones (AIE-RUL-15, RUL-18)
  int enemy_land = 0;
  int own_units = 0, own_land = 0;
  Company own;
  Soil soil = Soil::republic;
  bool neutral = false;  // AIE-3.6.5c
};

struct Board {
  Board(Position position, Camp mover);
  const Ground& at(ZoneId zone) const { return ground[order(zone)]; }
  const ZoneInfo& info(ZoneId zone) const { return p.tables.zone(zone); }
  std::size_t order(ZoneId zone) const { return static_cast<std::size_t>(info(zone).order); }

  Position p;
  Camp camp;
  bool rubicon, janus;
  std::vector<Ground> ground;  // by ZoneInfo::order
};

// AIE-RUL-54, AIE-S7.f, RUL-49  Whether Roman units follow this leader: Romans, and Cleopatra in scenario 7.
bool leads_romans(Position p, LeaderId id);

// --- Pieces that travel together (movement_plan.cc)
struct Party {
  Party(const Board& b, std::vector<LeaderId> leaders_along, std::vector<UnitId> units_along);

  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  Company company;
  bool roman_leader = false;         // somebody whom Roman units follow
  bool roman_units = false;          // Roman units, naves included
  bool allied_units = false;         // units of peoples in allegiance
  bool acts_roman = false;           // any Roman or allied piece (AIE-4.4.2d)
  bool lone_people_leader = false;   // AIE-4.3m
  int land_pm = 0;                   // of the slowest leader or land unit
  int sea_pm = 0;                    // of the slowest naves
  std::vector<std::uint8_t> within;  // AIE-4.3j by zone; empty: no limit

  bool led() const { return !leaders.empty(); }
  bool roman_like_units() const { return roman_units || allied_units; }
};

// --- What bars the way
enum class Bar {
  none,
  sea_zone,           // AIE-3.4.1i
  triumvir,           // AIE-3.6.5e
  banned,             // AIE-S6.f
  rubicon,            // AIE-S1.f
  janus,              // AIE-6.1b
  other_peoples,      // AIE-RUL-15
  foreign_home,       // AIE-4.3h
  out_of_range,       // AIE-4.3j
  alone_in_republic,  // AIE-4.3m
  needs_leader,       // AIE-3.4.1g
  ally_needs_leader,  // AIE-4.3l
  no_transit,         // AIE-3.4.1h: the way does not lead on into the Republic
  no_stop,            // AIE-3.4.1h: a move may not end there
  must_stop,          // AIE-7.1a
  one_zone,           // AIE-3.4.1e, 4.3f
  too_far,            // AIE-3.4.1a–b, 4.3d–e
  outside_limit,      // AIE-7.3a
  forbidden_sea,      // AIE-3.4.2c
  not_coastal,        // AIE-3.4.2d
  enemy_shore,        // AIE-RUL-12
  other_group,        // AIE-4.2.4a
  merely_controlled,  // AIE-4.2.4c
  lone_leader,        // AIE-RUL-11
};
Refusal explain(const Board& b, const Party& party, Bar bar, ZoneId zone, int cost = 0);  // movement_plan.cc

// ch3_4_land.cc: may the party set foot in this zone, coming from `previous`?
Bar entry_bar(const Board& b, const Party& party, ZoneId previous, ZoneId zone);
Bar stop_bar(const Board& b, const Party& party, ZoneId zone);
// ch4_3_peoples.cc
// AIE-4.3j  By zone: within the range of every one of these peoples.
std::vector<std::uint8_t> within_range(const Tables& tables, std::uint32_t peoples);
Bar people_entry_bar(const Board& b, const Party& party, ZoneId zone);
// AIE-3.4.1b, 4.3e, RUL-51, RUL-54  Whether these leaders can lead these land units; `clause` for Roman
// leaders.
std::optional<Refusal> command_refusal(Position p, const std::vector<LeaderId>& leaders,
                                       const std::vector<UnitId>& units, const char* clause);
// ch4_2_stacking.cc
Bar stacking_bar(const Tables& tables, Company company);
// ch3_4_naval.cc
Bar naval_bar(const Board& b, const Party& party, ZoneId zone);

// --- Ways over land (ch7_movement.cc)
struct Footing {  // how far along its way a party is
  ZoneId zone;
  int cost = 0;
  int steps = 0;
  bool republic = false;  // a zone of the Republic was entered (AIE-7.3a, RUL-24)
  bool transit = false;   // in the home of a people at peace, on the way into the Republic (AIE-3.4.1h)
};
struct Step {
  Bar bar = Bar::none;
  Footing to;
};
Step take_step(const Board& b, const Party& party, ZoneId start, const Footing& at, const Border& border);
// May the move end here, as far as the way is concerned?
Bar end_bar(const Board& b, const Party& party, const Footing& at);
// May it end here as things stand now: also stacking and lone leaders, which a mail's orders are judged by
// together?
bool may_end(const Board& b, const Party& party, const Footing& at);

struct Trail {
  Footing at;
  int previous = -1;           // index of the trail it continues
  std::size_t reached = 0;     // named zones passed so far
  bool at_named_zone = false;  // this is one of them, or the start
};
// Every cheapest legal way from the start, through the named zones in their order.
std::vector<Trail> explore(const Board& b, const Party& party, ZoneId start, std::span<const ZoneId> named);
std::vector<ZoneId> zones_along(const std::vector<Trail>& trails, std::size_t end);
const std::vector<int>& land_costs_from(const Tables& tables, ZoneId from);  // by zone order
// The cheapest plain way, prohibitions ignored; the zones entered; empty without a land way.
std::vector<ZoneId> plain_way(const Tables& tables, ZoneId from, ZoneId to);

// --- Orders judged
// Which pieces have already moved in this SMC.
struct Marks {
  explicit Marks(const State& s) : leaders(s.turn.moved_leaders), units(s.turn.moved_units) {}
  std::set<LeaderId> leaders, landed_leaders;
  std::set<UnitId> units, landed_units;
};

struct Trip {             // an order found legal
  std::size_t order = 0;  // its place in the mail
  bool by_sea = false;
  bool forced = false;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;  // by sea: the naves, then the cargo
  std::size_t naves = 0;
  ZoneId from;
  std::vector<Leg> path;
  std::vector<int> costs;  // of each leg
};
struct Arrival {  // where a part of the party ends
  ZoneId zone, from;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
};
std::vector<Arrival> arrivals(const Trip& trip);

// Those of a list that are not in the other.
template <class IdType>
std::vector<IdType> others(std::vector<IdType> all, const std::vector<IdType>& without) {
  std::erase_if(all, [&](const IdType& id) { return std::ranges::find(without, id) != without.end(); });
  return all;
}

using Judged = std::variant<Trip, Refusal>;
bool is_movement(const Order& order);  // ch2_e_moves.cc

// ch3_4_land.cc, ch3_4_naval.cc
Judged judge(const Board& b, const Marks& marks, const Move& move);
Judged judge(const Board& b, const Marks& marks, const Sail& sail);
// ch3_4_pieces.cc: may these pieces move at all, from there, now?
std::optional<Refusal> pieces_refusal(const Board& b, const Marks& marks,
                                      const std::vector<LeaderId>& leaders, const std::vector<UnitId>& units,
                                      ZoneId from, bool by_sea);

// --- Limits judged after all orders of a mail, before any die (ch2_e_limits.cc)
struct Broken {
  std::size_t order = 0;  // the last written order that causes it
  Refusal refusal;
};
std::optional<Broken> broken_limit(Position before, Position after, Camp camp,
                                   const std::vector<Trip>& trips);
// The same limits for a single stack: where it cannot go whatever the zone is like.
struct Tether {
  bool held = false;                // nothing of it may leave this way
  std::optional<RegionId> kept_in;  // AIE-3.1.1c: it must end in this region
};
Tether tether(const Board& b, const Party& party, ZoneId from, bool by_sea);

// --- Moves that no player orders (ch7_forced.cc)
// AIE-TE.6  Why a party with Party leaders may not end its way here.
std::optional<Refusal> unrest_refusal(const Board& b, const Party& party, ZoneId start, const Footing& end);
// What the engine would move by itself in an SMC with these orders, as far as no die changes it; `after`: the
// position that the orders then meet.
std::vector<Trip> forced_trips(Position p, Camp camp, const std::vector<Order>& orders, State& after);

// --- Execution (ch2_e_moves.cc)
// E.1 as far as no die changes it: the orders that stand, where they lead, and what the map looks like then.
struct DryRun {
  State after;
  std::vector<Trip> trips;
  MovementResult moves;
};
DryRun dry_run(Position p, Camp camp, const std::vector<Order>& orders);
void place(State& s, const Trip& trip);
void mark(Marks& marks, const Trip& trip);
void carry_out(AleaTable& t, Camp camp, const Trip& trip, MovementResult& result);

}  // namespace adj::alea
