#pragma once
// The state of a game of Alea Iacta Est: plain values, one struct per thing that lies on the table.
// Everything public but hands, the bowl, and the seats' own orders (view.cc names what each seat may see).

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/core/table.h"
#include "adjudicator/games/alea/names.h"
#include "adjudicator/games/alea/orders.h"

namespace adj::alea {

// Where a leader or unit is.
enum class Where {
  map,         // in `zone`, land or sea
  reserve,     // Roman units not in play
  region_box,  // recruits awaiting phase D, in `region`
  people_box,  // units of peoples off the map
  waiting,     // leaders not entered yet
  returning,   // leaders back in the next phase C
  removed,     // for good
};
constexpr auto names_of(Where) {
  using W = Where;
  return std::array{std::pair{W::map, "map"},
                    std::pair{W::reserve, "reserve"},
                    std::pair{W::region_box, "region_box"},
                    std::pair{W::people_box, "people_box"},
                    std::pair{W::waiting, "waiting"},
                    std::pair{W::returning, "returning"},
                    std::pair{W::removed, "removed"}};
}

struct Leader {
  LeaderId id;
  Camp camp =
      Camp::caesarian;  // Romans: the face that is up (AIE-3.7.1a); meaningless for the peoples' leaders
  Where where = Where::waiting;
  ZoneId zone;  // Where::map only, else empty
  bool party_leader = false;
  bool sick = false;  // event 4, this turn
  friend bool operator==(const Leader&, const Leader&) = default;
};
template <class Ar>
void describe(Ar& ar, Leader& v) {
  ar("id", v.id)("camp", v.camp)("where", v.where)("zone", v.zone)("party_leader", v.party_leader)("sick",
                                                                                                   v.sick);
}

struct Unit {
  UnitId id;
  Camp camp = Camp::caesarian;  // Romans: stored owner (AIE-RUL-06); meaningless for units of peoples
  bool weakened = false;
  Where where = Where::reserve;
  ZoneId zone;      // Where::map only
  RegionId region;  // Where::region_box only
  friend bool operator==(const Unit&, const Unit&) = default;
};
template <class Ar>
void describe(Ar& ar, Unit& v) {
  ar("id", v.id)("camp", v.camp)("weakened", v.weakened)("where", v.where)("zone", v.zone)("region",
                                                                                           v.region);
}

enum class PeopleStatus { peace, war, allegiance };
constexpr auto names_of(PeopleStatus) {
  using S = PeopleStatus;
  return std::array{std::pair{S::peace, "peace"}, std::pair{S::war, "war"},
                    std::pair{S::allegiance, "allegiance"}};
}

struct People {
  PeopleId id;
  PeopleStatus status = PeopleStatus::peace;
  Camp camp = Camp::caesarian;  // war: who controls it; allegiance: to whom; peace: meaningless
  int truce_until = 0;          // year in which it may go to war again; 0 = no truce
  bool ever_allied = false, ever_pacified = false;
  bool pacified_by_caesarian_arms =
      false;  // scenario 7 (AIE-RUL-40); reset when it goes to war or gives allegiance
  Camp last_camp =
      Camp::caesarian;    // former controller or ally: redeploys it in the adjustments (AIE-4.4.3c)
  bool redeploy = false;  // pacified by arms this turn, comes home in the adjustments
  friend bool operator==(const People&, const People&) = default;
};
template <class Ar>
void describe(Ar& ar, People& v) {
  ar("id", v.id)("status", v.status)("camp", v.camp)("truce_until", v.truce_until)(
      "ever_allied", v.ever_allied)("ever_pacified", v.ever_pacified)(
      "pacified_by_caesarian_arms", v.pacified_by_caesarian_arms)("last_camp", v.last_camp)("redeploy",
                                                                                            v.redeploy);
}

struct Region {
  RegionId id;
  std::optional<Camp> controller;  // nobody: Triumvir or invasion
  Camp last = Camp::caesarian;     // who controlled it last (AIE-RUL-64)
  friend bool operator==(const Region&, const Region&) = default;
};
template <class Ar>
void describe(Ar& ar, Region& v) {
  ar("id", v.id)("controller", v.controller)("last", v.last);
}

enum class CounterPlace { bowl, hand, plague, next_turn, intrigue, out };
constexpr auto names_of(CounterPlace) {
  using P = CounterPlace;
  return std::array{std::pair{P::bowl, "bowl"},         std::pair{P::hand, "hand"},
                    std::pair{P::plague, "plague"},     std::pair{P::next_turn, "next_turn"},
                    std::pair{P::intrigue, "intrigue"}, std::pair{P::out, "out"}};
}

struct Counter {
  CounterId id;
  CounterPlace place = CounterPlace::bowl;
  Seat holder;    // CounterPlace::hand; stays with the person on an exchange of camps
  int since = 0;  // rises with each draw: the oldest go first when a hand is too large
  friend bool operator==(const Counter&, const Counter&) = default;
};
template <class Ar>
void describe(Ar& ar, Counter& v) {
  ar("id", v.id)("place", v.place)("holder", v.holder)("since", v.since);
}

// AIE-3.6  A validated coup in progress.
struct Coup {
  LeaderId pretender;
  Camp attacked = Camp::republican;
  int modifier = 0;
  bool succeeded = false;        // exchange of camps in phase F
  std::set<LeaderId> followers;  // leaders and units that joined him: they turn back with him (AIE-RUL-21)
  std::set<UnitId> following_units;
  friend bool operator==(const Coup&, const Coup&) = default;
};
template <class Ar>
void describe(Ar& ar, Coup& v) {
  ar("pretender", v.pretender)("attacked", v.attacked)("modifier", v.modifier)("succeeded", v.succeeded)(
      "followers", v.followers)("following_units", v.following_units);
}

// AIE-3.6.5  A Triumvir neutralises all pieces of his region.
struct Triumvir {
  LeaderId leader;
  RegionId region;
  std::set<UnitId> inside{};  // peoples' units that stood there already: they did not enter (AIE-3.6.5g)
  friend bool operator==(const Triumvir&, const Triumvir&) = default;
};
template <class Ar>
void describe(Ar& ar, Triumvir& v) {
  ar("leader", v.leader)("region", v.region)("inside", v.inside);
}

struct Score {
  int year = 0;
  Phase phase = Phase::e;
  Camp camp = Camp::caesarian;
  Seat seat;  // who held that camp then
  Name reason;
  int points = 0;
  friend bool operator==(const Score&, const Score&) = default;
};
template <class Ar>
void describe(Ar& ar, Score& v) {
  ar("year", v.year)("phase", v.phase)("camp", v.camp)("seat", v.seat)("reason", v.reason)("points",
                                                                                           v.points);
}

enum class CaesarFate { alive, murdered, dead_otherwise, absent };
constexpr auto names_of(CaesarFate) {
  using F = CaesarFate;
  return std::array{std::pair{F::alive, "alive"}, std::pair{F::murdered, "murdered"},
                    std::pair{F::dead_otherwise, "dead_otherwise"}, std::pair{F::absent, "absent"}};
}

// What holds for the current turn only.
struct Turn {
  Camp initiative = Camp::caesarian;
  bool janus = false;
  int event = 0;  // 1 … 15 once rolled
  int smc_total = 0;
  std::map<Camp, int> smc_left;
  std::optional<Camp> extra_smc;    // event 10: one more at the end of phase E
  Camp next_smc = Camp::caesarian;  // whose SMC comes next
  int smc_number = 0;               // SMCs played this turn, both camps
  std::map<Camp, int> smc_played;
  std::map<LeaderId, ZoneId> unrest;  // event 6: the city each Party leader makes for or stays in
  std::set<LeaderId> moved_leaders;   // by the engine at the start of this SMC: no order moves them again
  std::set<UnitId> moved_units;
  std::set<Camp> diplomacy_tried;
  bool party_leader_died = false;    // in combat or assassinated (AIE-5.1.1c)
  bool party_leader_fought = false;  // in person, Romans against Romans (AIE-5.1.1h)
  // The SMC in progress: where the active player's pieces came from, by the zone where they ended (AIE-8.2h).
  std::map<ZoneId, std::set<ZoneId>> entered_from;
  friend bool operator==(const Turn&, const Turn&) = default;
};
template <class Ar>
void describe(Ar& ar, Turn& v) {
  ar("initiative", v.initiative)("janus", v.janus)("event", v.event)("smc_total", v.smc_total)(
      "smc_left", v.smc_left)("extra_smc", v.extra_smc)("next_smc", v.next_smc)("smc_number", v.smc_number)(
      "smc_played", v.smc_played)("unrest", v.unrest)("moved_leaders", v.moved_leaders)(
      "moved_units", v.moved_units)("diplomacy_tried", v.diplomacy_tried)(
      "party_leader_died", v.party_leader_died)("party_leader_fought", v.party_leader_fought)("entered_from",
                                                                                              v.entered_from);
}

struct QueuedSmc {
  int serial = 0;  // names the entry while it waits
  std::vector<Order> orders;
  friend bool operator==(const QueuedSmc&, const QueuedSmc&) = default;
};
template <class Ar>
void describe(Ar& ar, QueuedSmc& v) {
  ar("serial", v.serial)("orders", v.orders);
}

// A seat's own orders: secret.
struct SeatOrders {
  std::vector<Order> turn;  // sent for phases B to D of this turn (W1); what is past when phase E begins goes
  std::vector<Order> smc;   // sent for the SMC in progress (as attacker or in reaction); emptied at its end
  std::vector<Order> winter;    // sent for the adjustments (W3); emptied at the end of the turn
  std::vector<Order> standing;  // reactions, loss lists, …: until replaced, used up, expired or lapsed
  std::vector<Order> phase_f;   // phase F stratagems, any mail of the year; emptied at the end of the turn
  std::vector<QueuedSmc> queue;
  int next_serial = 1;
  bool pass_all = false;       // PASS ALL: until the end of phase E
  bool queue_stopped = false;  // a stop condition was met: the next SMC opens a window
  Name stop_why;               // enemy_near, loss, illegal, attacked
  int stopped_serial = 0;      // the entry that would have been played: the window's answer takes its place
  friend bool operator==(const SeatOrders&, const SeatOrders&) = default;
};
template <class Ar>
void describe(Ar& ar, SeatOrders& v) {
  ar("turn", v.turn)("smc", v.smc)("winter", v.winter)("standing", v.standing)("phase_f", v.phase_f)(
      "queue", v.queue)("next_serial", v.next_serial)("pass_all", v.pass_all)(
      "queue_stopped", v.queue_stopped)("stop_why", v.stop_why)("stopped_serial", v.stopped_serial);
}

enum class OutcomeKind { caesarian, republican, draw, both_lose };
constexpr auto names_of(OutcomeKind) {
  using K = OutcomeKind;
  return std::array{std::pair{K::caesarian, "caesarian"}, std::pair{K::republican, "republican"},
                    std::pair{K::draw, "draw"}, std::pair{K::both_lose, "both_lose"}};
}

struct Outcome {
  OutcomeKind kind = OutcomeKind::draw;
  Seat winner;  // nobody for draws and common defeat
  Name level;   // "", "decisive", "total", "definitive"
  Name reason;  // "balance", "control", "spqr", "balance_75", "assassin_left"
  int balance = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};
template <class Ar>
void describe(Ar& ar, Outcome& v) {
  ar("kind", v.kind)("winner", v.winner)("level", v.level)("reason", v.reason)("balance", v.balance);
}

struct State {
  Progress progress;
  std::string scenario;
  std::map<std::string, std::string> options;  // every rule option with its value
  int year = 0;
  Phase phase = Phase::setup;
  std::map<Camp, Seat> seat_of;  // changes on an exchange of camps

  int spqr = 0;
  int balance = 0;
  std::vector<Score> ledger;
  std::vector<Region> region;
  std::optional<Camp> roma;
  LeaderId roma_leader;  // in the Roma box; empty: nobody

  std::vector<Leader> leader;  // in the order of the tables
  std::vector<Unit> unit;
  std::vector<People> people;
  std::vector<Counter> counter;
  int draws = 0;  // stratagems drawn so far

  std::vector<Coup> coup;
  std::vector<Triumvir> triumvir;

  CaesarFate caesar = CaesarFate::absent;
  int caesar_died_year = 0;
  bool assassins_active = false;
  bool last_assassin_due = false;  // the last one fell: consequences in the next Caesar step
  bool last_assassin_done = false;
  bool late_leaders_due = false;      // leaders with entry A come in the next phase C
  bool octavianus_inherits = false;   // he is Party leader from his entry on (AIE-3.5.2d); not after a
                                      // Pretender killed Caesar (AIE-RUL-65)
  int halved_turns = 0;               // coming turns whose SMC total is halved
  bool murder_counts_next = false;    // Caesar's murder counts for SPQR in the next phase F (AIE-RUL-35)
  std::vector<Camp> dolabella_camps;  // scenario 5: his camps so far
  bool aegyptii_occupied = false;     // scenario 7: by C at the last check of control (AIE-RUL-40)

  std::optional<ZoneId> plague;
  Turn turn;
  std::map<Seat, SeatOrders> orders;
  std::vector<PeopleId> newly_at_war;  // AIE-RUL-67: Romans standing in its homes have yet to fight or leave
  std::optional<Outcome> outcome;

  // Made in state.cc: so much is slow to compile wherever it is copied.
  State();
  State(const State&);
  State(State&&) noexcept;
  State& operator=(const State&);
  State& operator=(State&&) noexcept;
  ~State();
  friend bool operator==(const State&, const State&);
};
template <class Ar>
void describe(Ar& ar, State& v) {
  ar("progress", v.progress)("scenario", v.scenario)("options", v.options)("year", v.year)("phase", v.phase)(
      "seat_of", v.seat_of)("spqr", v.spqr)("balance", v.balance)("ledger", v.ledger)("region", v.region)(
      "roma", v.roma)("roma_leader", v.roma_leader)("leader", v.leader)("unit", v.unit)("people", v.people)(
      "counter", v.counter)("draws", v.draws)("coup", v.coup)("triumvir", v.triumvir)("caesar", v.caesar)(
      "caesar_died_year", v.caesar_died_year)("assassins_active", v.assassins_active)(
      "last_assassin_due", v.last_assassin_due)("last_assassin_done", v.last_assassin_done)(
      "late_leaders_due", v.late_leaders_due)("octavianus_inherits", v.octavianus_inherits)(
      "halved_turns", v.halved_turns)("murder_counts_next", v.murder_counts_next)(
      "dolabella_camps", v.dolabella_camps)("aegyptii_occupied", v.aegyptii_occupied)("plague", v.plague)(
      "turn", v.turn)("orders", v.orders)("newly_at_war", v.newly_at_war)("outcome", v.outcome);
}

}  // namespace adj::alea
