#pragma once
// From a line of a mail to an order (section 7.4 of the specification). What the line means is decided here,
// whether it is legal is not; but what only the position can say (which auxilia, from where, which way) is
// looked up in it.

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "adjudicator/core/words.h"
#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/orders_lexicon.h"
#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

// What a line is read against.
struct ReadingPlace {
  Position p;
  Seat seat;
  Camp camp;
  const Vocabulary& words;
  std::span<const Order> before = {};  // orders that stand for the same window: what REST leaves out
};

// A line being read: the grammar asks the cursor, and notes what the position refuses. After a problem or a
// refusal whatever is read is thrown away, so grammars are written straight down.
struct LineReader {
  words::Cursor& c;
  const ReadingPlace& at;
  std::optional<Refusal> refused;

  const Tables& tables() const { return at.p.tables; }
  const State& state() const { return at.p.state; }
  bool ok() const { return c.ok() && !refused; }
  void refuse(const char* clause, const char* key, Json::Object args) {
    if (!refused) refused = refusal(clause, key, Json(std::move(args)));
  }
};

using Reading = std::variant<Order, Refusal>;

// The whole line, or what is left of it behind its verb. Line and column of a refusal are filled in.
Reading read_order(const ReadingPlace& at, words::Cursor& cursor);
Reading read_order_of(const ReadingPlace& at, const words::Hit& verb, words::Cursor& cursor);

// --- Words of the grammar beside those every game shares (words_common.h)
inline constexpr auto kRomaWords = std::to_array<std::string_view>({"ROMA", "ROME"});
inline constexpr auto kNobody =
    std::to_array<std::string_view>({"NOBODY", "PERSONNE", "NONE", "AUCUN", "AUCUNE"});
inline constexpr auto kUntil = std::to_array<std::string_view>({"UNTIL", "JUSQU EN", "JUSQU A", "JUSQU AU"});
inline constexpr auto kTake = std::to_array<std::string_view>({"TAKE", "EMMENE", "EMMENER"});
inline constexpr auto kTowards =
    std::to_array<std::string_view>({"TO", "VERS", "A", "AU", "AUX", "->", "INTO", "EN", "DANS"});
// Where something comes to stand: prepositions of place and of direction alike.
inline constexpr auto kInto =
    std::to_array<std::string_view>({"IN", "EN", "AT", "A", "AU", "AUX", "DANS", "TO", "VERS", "INTO", "->"});

// --- Pieces (orders_read_pieces.cc)
struct PieceTerm {
  enum class Kind { leader, unit, kind, people, all, rest };
  Kind kind = Kind::all;
  LeaderId leader;
  UnitId unit;
  UnitType type = UnitType::legio;
  std::optional<int> pf, plain, bonus;  // NAVES 8PF 2 +1
  PeopleId people;
  int count = 0;            // 2 AUXILIA; 0: not said
  bool units_only = false;  // ALL UNITS
  std::string written;
};
// A list of leaders and units; nothing when there is none.
std::vector<PieceTerm> read_pieces(LineReader& r);
std::vector<PieceTerm> need_pieces(LineReader& r);

// What kinds, ALL and REST may mean here.
struct Pool {
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
  bool every = false;  // a kind stands for all units of the kind: lists of preference
};
struct Pieces {
  std::vector<LeaderId> leaders;
  std::vector<UnitId> units;
};
Pieces choose(LineReader& r, const std::vector<PieceTerm>& terms, const Pool& pool);
// The same where only units make sense; a leader among them is refused.
std::vector<UnitId> choose_units(LineReader& r, const std::vector<PieceTerm>& terms, const Pool& pool);
// Normal faces before weakened ones.
std::vector<UnitId> fresh_first(Position p, std::vector<UnitId> units);

// --- Small parts
ZoneId need_zone(LineReader& r);
std::vector<ZoneId> need_zones(LineReader& r);
LeaderId need_leader(LineReader& r);
std::vector<LeaderId> need_leaders(LineReader& r);
PeopleId need_people(LineReader& r);
RegionId need_region(LineReader& r);
void skip_colon(LineReader& r);
// IN, TO, a colon or nothing before the zone where something goes.
ZoneId need_goal(LineReader& r, words::WordSet prepositions);
// Steps over words that change nothing; nobody is told that he could have written them.
void skip_words(words::Cursor& c, std::initializer_list<std::string_view> fillers);
// A list of preference: whatever stands in it twice counts where it stands first.
template <class T>
std::vector<T> once_each(const std::vector<T>& list) {
  std::vector<T> found;
  for (const T& item : list)
    if (!among(found, item)) found.push_back(item);
  return found;
}
// The next item of a list: behind THEN or OR too, where a comma would do.
void skip_then(words::Cursor& c);
// A number that a hyphen joins to the one before it: the end of PARTHI 1-3.
std::optional<int> end_of_range(words::Cursor& c, int first, int most);

// --- Grammars by verb. Each reads what stands behind its verb.
OrderBody read_deploy(LineReader& r);  // orders_read_turn.cc
OrderBody read_enter(LineReader& r);
OrderBody read_triumvir(LineReader& r);
OrderBody read_diplomacy(LineReader& r);
OrderBody read_nominate(LineReader& r);
OrderBody read_succession(LineReader& r);
OrderBody read_place(LineReader& r);
OrderBody read_disband(LineReader& r);
OrderBody read_remove(LineReader& r);
OrderBody read_city(LineReader& r);
OrderBody read_hold(LineReader& r);
OrderBody read_move(LineReader& r);  // orders_read_moves.cc
OrderBody read_sail(LineReader& r);
OrderBody read_battles(LineReader& r);
OrderBody read_fleet(LineReader& r);
OrderBody read_army(LineReader& r);
OrderBody read_evade(LineReader& r);
OrderBody read_stand(LineReader& r);
OrderBody read_losses(LineReader& r);
OrderBody read_retreat(LineReader& r);
OrderBody read_escape(LineReader& r);
OrderBody read_pass(LineReader& r);
OrderBody read_play(LineReader& r);  // orders_read_plays.cc
OrderBody read_coup(LineReader& r);
OrderBody read_uprising(LineReader& r);
OrderBody read_allegiance(LineReader& r);
OrderBody read_keep_units(LineReader& r);  // orders_read_winter.cc
OrderBody read_send(LineReader& r);
OrderBody read_alexandria(LineReader& r);
OrderBody read_winter(LineReader& r);
OrderBody read_garrison(LineReader& r);
OrderBody read_recruit(LineReader& r);
OrderBody read_home(LineReader& r);
OrderBody read_discard(LineReader& r);
OrderBody read_keep(LineReader& r);

// IF …, taken out of the line first (orders_read_conditions.cc).
std::vector<Condition> read_conditions(LineReader& r, words::Cursor condition);

}  // namespace adj::alea
