// A line: its verb, its condition and its last year, and between them the grammar of the verb.

#include "adjudicator/games/alea/orders_read.h"

#include <algorithm>
#include <map>

#include "adjudicator/core/order_mail.h"
#include "adjudicator/games/alea/ch6_stratagems.h"

namespace adj::alea {

using words::Cursor;

namespace {

using Grammar = OrderBody (*)(LineReader&);

const std::map<Name, Grammar>& grammars() {
  static const std::map<Name, Grammar> kGrammars{
      {"deploy", read_deploy},
      {"play", read_play},
      {"enter", read_enter},
      {"coup", read_coup},
      {"triumvir", read_triumvir},
      {"uprising", read_uprising},
      {"allegiance", read_allegiance},
      {"diplomacy", read_diplomacy},
      {"nominate", read_nominate},
      {"succession", read_succession},
      {"place", read_place},
      {"disband", read_disband},
      {"remove", read_remove},
      {"city", read_city},
      {"move", read_move},
      {"sail", read_sail},
      {"battles", read_battles},
      {"fleet", read_fleet},
      {"army", read_army},
      {"evade", read_evade},
      {"stand", read_stand},
      {"losses", read_losses},
      {"retreat", read_retreat},
      {"escape", read_escape},
      {"pass", read_pass},
      {"keep_units", read_keep_units},
      {"send", read_send},
      {"alexandria", read_alexandria},
      {"winter", read_winter},
      {"garrison", read_garrison},
      {"recruit", read_recruit},
      {"home", read_home},
      {"discard", read_discard},
      {"keep", read_keep},
      {"hold", read_hold},
      {"wait", read_hold},
  };
  return kGrammars;
}

// Years are before Christ: -47 and 47 are the same.
std::optional<int> read_until(LineReader& r) {
  if (!r.c.keyword(kUntil)) return std::nullopt;
  skip_words(r.c, {"the", "year", "l", "an", "annee"});
  const std::optional<int> year = r.c.need_integer(-99, 99);
  if (r.c.keyword({"BC", "AV"})) r.c.keyword({"JC", "J C"});
  skip_words(r.c, {"b", "c"});
  return year ? std::optional<int>(*year > 0 ? -*year : *year) : std::nullopt;
}

// Kinds of order that are carried out the moment they are due, whatever the circumstances.
bool takes_no_condition(const OrderBody& body) {
  return std::holds_alternative<Deploy>(body) || std::holds_alternative<DeployDefault>(body) ||
         std::holds_alternative<Hold>(body) || std::holds_alternative<Pass>(body) ||
         std::holds_alternative<KeepUnits>(body) || std::holds_alternative<SendStack>(body) ||
         std::holds_alternative<Alexandria>(body) || std::holds_alternative<Discard>(body);
}

bool in_combat(const Tables& tables, const OrderBody& body) {
  if (const Play* play = std::get_if<Play>(&body))
    return tables.face(play->face).phase == Phase::e && !free_face(play->face);
  return std::holds_alternative<Evade>(body) || std::holds_alternative<Stand>(body);
}

bool in_a_zone(const Tables& tables, const OrderBody& body) {
  if (const Play* play = std::get_if<Play>(&body))
    return in_combat(tables, body) || play->zone || !play->leaders.empty();
  return in_combat(tables, body) || std::holds_alternative<Move>(body) ||
         std::holds_alternative<Sail>(body) || std::holds_alternative<AssignLeaders>(body) ||
         std::holds_alternative<Losses>(body) || std::holds_alternative<Retreat>(body) ||
         std::holds_alternative<Escape>(body);
}

// 7.5.4  Odds are those of a combat, PF and leaders those of a zone: an order that knows of neither would
// wait for ever.
const char* never_judged(const Tables& tables, const Order& order) {
  for (const Condition& c : order.conditions) {
    if (c.kind == ConditionKind::odds && !in_combat(tables, order.body)) return "odds_not_here";
    const bool of_zone = c.kind == ConditionKind::pf || c.kind == ConditionKind::leader_present;
    if (of_zone && !in_a_zone(tables, order.body)) return "zone_condition_not_here";
  }
  return nullptr;
}

}  // namespace

Reading read_order(const ReadingPlace& at, Cursor& cursor) {
  const std::optional<words::Hit> verb = cursor.need(at.words.verbs);
  if (!verb) return not_understood(*cursor.problem());
  return read_order_of(at, *verb, cursor);
}

Reading read_order_of(const ReadingPlace& at, const words::Hit& verb, Cursor& cursor) {
  const auto grammar = grammars().find(verb.id);
  LineReader r{cursor, at, std::nullopt};
  Order order;
  cursor.colon();
  // A condition may stand before TO and TAKE, as in EVADE Pompeius IF ODDS >= 3/2 TO …
  static constexpr auto kEnd = std::to_array<std::string_view>(
      {"TO", "VERS", "TAKE", "EMMENE", "UNTIL", "JUSQU EN", "JUSQU A", "JUSQU AU"});
  while (std::optional<Cursor> condition = cursor.take_condition(kEnd))
    for (Condition& c : read_conditions(r, std::move(*condition)))
      if (!among(order.conditions, c)) order.conditions.push_back(std::move(c));
  if (grammar == grammars().end()) {
    r.refuse("", "no_order", {});
  } else if (r.ok()) {
    order.body = grammar->second(r);
    order.until = read_until(r);
    if (cursor.ok() && !r.refused) cursor.finish();
    if (!order.conditions.empty() && takes_no_condition(order.body))
      r.refuse("", "no_condition_here", {{"order", verb.id.str()}});
    else if (const char* why = r.ok() ? never_judged(r.tables(), order) : nullptr)
      r.refuse("", why, {{"order", verb.id.str()}});
  }
  if (const auto& problem = cursor.problem()) return not_understood(*problem);
  if (r.refused) {
    if (r.refused->line == 0) {
      r.refused->line = verb.line;
      r.refused->column = verb.column;
    }
    return *r.refused;
  }
  return order;
}

// --- Small parts

void skip_words(Cursor& c, std::initializer_list<std::string_view> fillers) {
  while (const words::Token* word = c.peek()) {
    if (std::ranges::find(fillers, word->text) == fillers.end()) return;
    // The D of D'UN, not that of D. Brutus.
    const words::Token* next = c.peek(1);
    if (word->text == "d" && !(next && next->join == words::Token::Join::kApostrophe)) return;
    c.reset(c.mark() + 1);
  }
}

void skip_then(Cursor& c) { skip_words(c, {"then", "puis", "ensuite", "or", "ou"}); }

std::optional<int> end_of_range(Cursor& c, int first, int most) {
  const words::Token* next = c.peek();
  const bool joined = next && next->kind == words::Token::Kind::kNumber && !next->is_signed &&
                      next->join == words::Token::Join::kHyphen;
  return joined ? c.need_integer(first, most, words::Sign::kNone) : std::nullopt;
}

namespace {

std::vector<words::Hit> need_names(LineReader& r, const words::Lexicon& names) {
  std::vector<words::Hit> hits = r.c.list_of([&](Cursor& c) {
    skip_then(c);
    return c.match(names);
  });
  if (hits.empty()) r.c.fail();
  return hits;
}

}  // namespace

ZoneId need_goal(LineReader& r, words::WordSet prepositions) {
  if (!r.c.keyword(prepositions)) skip_colon(r);
  return need_zone(r);
}

ZoneId need_zone(LineReader& r) {
  const auto hit = r.c.need(r.at.words.zones);
  return hit ? ZoneId(hit->id.view()) : ZoneId();
}

std::vector<ZoneId> need_zones(LineReader& r) {
  std::vector<ZoneId> zones;
  for (const words::Hit& hit : need_names(r, r.at.words.zones)) zones.emplace_back(hit.id.view());
  return zones;
}

LeaderId need_leader(LineReader& r) {
  const auto hit = r.c.need(r.at.words.leaders);
  return hit ? LeaderId(hit->id.view()) : LeaderId();
}

std::vector<LeaderId> need_leaders(LineReader& r) {
  std::vector<LeaderId> leaders;
  for (const words::Hit& hit : need_names(r, r.at.words.leaders)) leaders.emplace_back(hit.id.view());
  return leaders;
}

PeopleId need_people(LineReader& r) {
  const auto hit = r.c.need(r.at.words.peoples);
  return hit ? PeopleId(hit->id.view()) : PeopleId();
}

RegionId need_region(LineReader& r) {
  const auto hit = r.c.need(r.at.words.regions);
  return hit ? RegionId(hit->id.view()) : RegionId();
}

// Colons are for readers: nobody is refused for leaving one out.
void skip_colon(LineReader& r) { r.c.colon(); }

}  // namespace adj::alea
