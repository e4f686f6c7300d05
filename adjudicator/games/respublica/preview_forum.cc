// RPR-1.07, 1.08  The chances of the Forum: initiatives, persuasion, knights; and of the speech that follows.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/preview.h"

namespace adj::respublica {

namespace {

constexpr int kEventRoll = 7;  // RPR-1.07.2b

// As things stand it could not be carried out: told why.
bool refused_now(Outlook& out, const Order& order, const std::optional<Refusal>& why) {
  if (why)
    out.say("not_now",
            {{"order", order_text(out.reader, order)}, {"why", refusal_sentence(out.reader, *why)}});
  return why.has_value();
}

// RPR-1.07.41b  Counter-bribes are not foreseen.
void preview_persuasion(Outlook& out, const Order& order, const Persuade& o) {
  const Position p = out.position();
  if (o.newcomer) return out.say("newcomer", {{"order", order_text(out.reader, order)}});
  if (refused_now(out, order, refuse_persuasion(p, out.reader.seat, o, o.target))) return;
  std::vector<Share> shares = persuasion_shares(p, o.by, o.target);
  if (const int bribes = unopposed_bribes(p, o, o.target); bribes > 0) shares.push_back({"bribes", bribes});
  int base = 0;
  for (const Share& share : shares) base += share.value;
  const auto fails = [&](int roll) { return p.tables.persuasion_fails(roll, p.state.era_ends); };
  const Chance chance =
      chance_of_d6(2, [&](int roll) { return roll + omens(p.state) <= base && !fails(roll); });
  int limit = 2;
  while (!fails(limit)) ++limit;
  out.say("persuasion", {{"order", order_text(out.reader, order)},
                         {"target", out.reader.man(o.target)},
                         {"chance", out.chance_text(chance)},
                         {"omens", omens(p.state)},
                         {"base", base},
                         {"shares", out.shares(shares)},
                         {"limit", limit},
                         {"opposed", o.card == PersuasionCard::none},
                         {"blackmail", o.card == PersuasionCard::blackmail}});
}

// RPR-1.07.5a
Json::Object knight_fields(const Outlook& out, SenatorId id, int talents) {
  const Position p = out.position();
  const int modifier = talents + knight_bonus(p, id) - omens(p.state),
            target = p.tables.constants.knight_target;
  const Chance chance = chance_of_d6(1, [&](int die) { return die + modifier >= target; });
  return {{"senator", out.reader.man(id)},
          {"modifier", modifier},
          {"target", target},
          {"chance", out.chance_text(chance)}};
}

void preview_knight(Outlook& out, const Order& order, const AttractKnight& o) {
  if (o.senator.empty()) return out.no_die(order);
  if (refused_now(out, order, refuse_knight(out.position(), out.reader.seat, o))) return;
  Json::Object fields = knight_fields(out, o.senator, o.talents);
  fields.emplace_back("order", Json(order_text(out.reader, order)));
  out.say("knight", std::move(fields));
}

// RPR-1.07.51a  A die for each.
void preview_pressure(Outlook& out, const Order& order, const PressureKnights& o) {
  const Position p = out.position();
  if (refused_now(out, order, refuse_pressure(p, out.reader.seat, o))) return;
  int knights = 0;
  for (const KnightsGiven& given : o.knights) knights += given.knights;
  out.say("pressure", {{"order", order_text(out.reader, order)},
                       {"knights", knights},
                       {"omens", -omens(p.state)},
                       {"low", knights * std::max(0, 1 - omens(p.state))},
                       {"high", knights * std::max(0, 6 - omens(p.state))}});
}

// RPR-1.07.6a
void preview_games(Outlook& out, const Order& order, const HoldGames& o) {
  const Position p = out.position();
  if (refused_now(out, order, refuse_games(p, out.reader.seat, o))) return;
  const GamesInfo& show = p.tables.games(o.games);
  out.say("games", {{"order", order_text(out.reader, order)},
                    {"senator", out.reader.man(o.senator)},
                    {"popularity", show.popularity},
                    {"unrest", show.unrest}});
}

std::string population_text(const Outlook& out, const PopulationRow& row) {
  const auto say = [&](const char* key) { return out.reader.say(std::string("report.population.") + key); };
  if (row.people_revolt) return say("people_revolt");
  std::vector<std::string> texts;
  if (row.unrest != 0) texts.push_back(out.reader.say("report.population.unrest", {{"by", row.unrest}}));
  if (row.manpower_shortage) texts.push_back(say("manpower_shortage"));
  if (row.no_recruitment) texts.push_back(say("no_recruitment"));
  if (row.mob) texts.push_back(say("mob"));
  return texts.empty() ? out.text("no_change") : list_of(out.reader, texts);
}

// RPR-1.08.2a  With the unrest that the phase itself brings; the best results first.
void preview_population(Outlook& out) {
  const Position p = out.position();
  const int rise = unrest_to_come(p).all;
  const std::vector<Share> shares = population_shares(p, p.state.unrest + rise);
  int modifier = 0;
  for (const Share& share : shares) modifier += share.value;
  std::vector<std::pair<std::string, Chance>> results;
  for (int sum = 18; sum >= 3; --sum) {
    const std::string result = population_text(out, p.tables.population(sum + modifier));
    const Chance chance = chance_of_d6(3, [&](int roll) { return roll == sum; });
    if (results.empty() || results.back().first != result) results.push_back({result, {0, chance.cases}});
    results.back().second.good += chance.good;
  }
  std::vector<std::string> all;
  for (const auto& [result, chance] : results) all.push_back(out.item(result, chance));
  out.say("population", {{"rise", rise}, {"shares", out.shares(shares)}, {"all", out.list(all)}});
}

bool seeks_knights(const Order& order) {
  return std::holds_alternative<AttractKnight>(order.body) ||
         std::holds_alternative<PressureKnights>(order.body);
}

}  // namespace

void preview_forum_order(Outlook& out, const Order& order) {
  if (const auto* o = std::get_if<Persuade>(&order.body)) return preview_persuasion(out, order, *o);
  if (const auto* o = std::get_if<AttractKnight>(&order.body)) return preview_knight(out, order, *o);
  if (const auto* o = std::get_if<PressureKnights>(&order.body)) return preview_pressure(out, order, *o);
  if (const auto* o = std::get_if<HoldGames>(&order.body)) return preview_games(out, order, *o);
  out.no_die(order);
}

void preview_forum(Outlook& out, const std::vector<Order>& orders, bool whole_phase) {
  const Position p = out.position();
  const Seat seat = out.reader.seat;
  if (whole_phase)
    out.say("initiative",
            {{"chance", out.chance_text(chance_of_d6(2, [](int roll) { return roll == kEventRoll; }))}});
  for (const Order& order : orders) preview_forum_order(out, order);
  const bool silent = std::ranges::none_of(orders, seeks_knights) &&
                      wishes<AttractKnight>(p.state, seat).empty() &&
                      wishes<PressureKnights>(p.state, seat).empty() && !faction(p.state, seat).no_knights;
  if (const SenatorId id = knight_without_order(p.state, seat); silent && !id.empty())
    out.say("knight_default", knight_fields(out, id, 0));
  if (whole_phase) preview_population(out);
}

}  // namespace adj::respublica
