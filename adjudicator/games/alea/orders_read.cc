// A line: its verb, its condition and its last year, and between them the grammar of the verb.

#include "adjudicator/games/alea/orders_read.h"

#include <map>

#include "adjudicator/core/order_mail.h"

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
  const std::optional<int> year = r.c.need_integer(-99, 99);
  if (r.c.keyword({"BC", "AV"})) r.c.keyword({"JC", "J C"});
  return year ? std::optional<int>(*year > 0 ? -*year : *year) : std::nullopt;
}

// Kinds of order that are carried out the moment they are due, whatever the circumstances.
bool takes_no_condition(const OrderBody& body) {
  return std::holds_alternative<Deploy>(body) || std::holds_alternative<DeployDefault>(body) ||
         std::holds_alternative<Hold>(body) || std::holds_alternative<Pass>(body) ||
         std::holds_alternative<KeepUnits>(body) || std::holds_alternative<SendStack>(body) ||
         std::holds_alternative<Alexandria>(body) || std::holds_alternative<Discard>(body);
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
  // A condition may stand before TO and TAKE, as in EVADE Pompeius IF ODDS >= 3/2 TO …
  static constexpr auto kEnd = std::to_array<std::string_view>(
      {"TO", "VERS", "TAKE", "EMMENE", "UNTIL", "JUSQU EN", "JUSQU A", "JUSQU AU"});
  while (std::optional<Cursor> condition = cursor.take_condition(kEnd))
    for (Condition& c : read_conditions(r, std::move(*condition))) order.conditions.push_back(std::move(c));
  if (grammar == grammars().end()) {
    r.refuse("", "no_order", {});
  } else if (r.ok()) {
    order.body = grammar->second(r);
    order.until = read_until(r);
    if (cursor.ok() && !r.refused) cursor.finish();
    if (!order.conditions.empty() && takes_no_condition(order.body))
      r.refuse("", "no_condition_here", {{"order", verb.id.str()}});
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

ZoneId need_zone(LineReader& r) {
  const auto hit = r.c.need(r.at.words.zones);
  return hit ? ZoneId(hit->id.view()) : ZoneId();
}

std::vector<ZoneId> need_zones(LineReader& r) {
  std::vector<ZoneId> zones;
  for (const words::Hit& hit : r.c.need_list(r.at.words.zones)) zones.emplace_back(hit.id.view());
  return zones;
}

LeaderId need_leader(LineReader& r) {
  const auto hit = r.c.need(r.at.words.leaders);
  return hit ? LeaderId(hit->id.view()) : LeaderId();
}

std::vector<LeaderId> need_leaders(LineReader& r) {
  std::vector<LeaderId> leaders;
  for (const words::Hit& hit : r.c.need_list(r.at.words.leaders)) leaders.emplace_back(hit.id.view());
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
