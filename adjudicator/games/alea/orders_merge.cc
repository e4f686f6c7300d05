#include "adjudicator/games/alea/orders_merge.h"

#include <algorithm>
#include <map>
#include <set>

#include "adjudicator/games/alea/text.h"

namespace adj::alea {

namespace {

template <class IdType>
std::string list_key(const std::vector<IdType>& ids) {
  std::string key;
  for (const IdType& id : ids) key += "," + id.str();
  return key;
}

template <class IdType>
std::string key_of(const std::optional<IdType>& id) {
  return id ? id->str() : "-";
}

// The matter that an order settles as a whole: two orders with the same key cannot stand beside each other.
// Empty for orders about pieces, which give way piece by piece.
struct Matter {
  std::string operator()(const DeployDefault&) const { return "deploy"; }
  std::string operator()(const Play& o) const {
    return "play " + std::string(name_of(o.face)) + list_key(o.leaders) + list_key(o.peoples) +
           key_of(o.nation) + key_of(o.zone) + key_of(o.region) + o.die.str() + (o.enemy_die ? "!" : "");
  }
  std::string operator()(const Enter& o) const { return "enter " + o.leader.str(); }
  std::string operator()(const TriumvirPolicy&) const { return "triumvir"; }
  std::string operator()(const Diplomacy&) const { return "diplomacy"; }
  std::string operator()(const Nominate&) const { return "nominate"; }
  std::string operator()(const Succession&) const { return "succession"; }
  std::string operator()(const RemoveLegions& o) const { return "remove " + o.region.str(); }
  std::string operator()(const City& o) const { return "city " + o.leader.str(); }
  std::string operator()(const Hold& o) const { return "hold " + std::string(name_of(o.phase)); }
  std::string operator()(const BattleOrder&) const { return "battles"; }
  std::string operator()(const AssignLeaders& o) const {
    return (o.fleet ? "fleet " : "army ") + o.zone.str();
  }
  std::string operator()(const Evade& o) const {
    return std::string(o.fleet ? "evade fleet " : "evade ") + key_of(o.leader) + key_of(o.zone);
  }
  std::string operator()(const Stand& o) const { return "stand " + o.zone.str(); }
  std::string operator()(const Losses& o) const { return "losses " + key_of(o.zone); }
  std::string operator()(const Retreat& o) const { return "retreat " + o.zone.str(); }
  std::string operator()(const Escape& o) const { return "escape " + o.leader.str(); }
  std::string operator()(const Pass& o) const { return o.all ? "pass all" : "pass"; }
  std::string operator()(const SendStack& o) const { return "send " + o.zone.str(); }
  std::string operator()(const Winter& o) const { return "winter " + key_of(o.zone) + key_of(o.leader); }
  std::string operator()(const Recruit& o) const { return "recruit " + o.region.str(); }
  std::string operator()(const RecruitPolicy&) const { return "recruit"; }
  std::string operator()(const Discard&) const { return "discard"; }

  std::string operator()(const Deploy&) const { return ""; }
  std::string operator()(const PlaceUnits&) const { return ""; }
  std::string operator()(const Disband&) const { return ""; }
  std::string operator()(const Move&) const { return ""; }
  std::string operator()(const Sail&) const { return ""; }
  std::string operator()(const KeepUnits&) const { return ""; }
  std::string operator()(const Alexandria&) const { return ""; }
  std::string operator()(const Garrison&) const { return ""; }
  std::string operator()(const Home&) const { return ""; }
};

// The pieces of an order by the kind of order that may take them away.
struct Named {
  Name family;
  std::set<Name> pieces;
};

struct NamedBy {
  Named operator()(const Deploy& o) const { return named("deploy", o.leaders, o.units); }
  Named operator()(const PlaceUnits& o) const { return named("place", {}, o.units); }
  Named operator()(const Disband& o) const { return named("disband", {}, o.units); }
  Named operator()(const Move& o) const { return named("move", o.leaders, o.units); }
  Named operator()(const Sail& o) const {
    Named n = named("move", o.leaders, o.naves);
    n.pieces.insert(o.cargo.begin(), o.cargo.end());
    return n;
  }
  Named operator()(const Garrison& o) const { return named("garrison", {}, o.units); }
  Named operator()(const Home& o) const { return named("home", {}, o.units); }
  template <class Other>
  Named operator()(const Other&) const {
    return {};
  }

  static Named named(Name family, const std::vector<LeaderId>& leaders, const std::vector<UnitId>& units) {
    Named n{family, {}};
    n.pieces.insert(leaders.begin(), leaders.end());
    n.pieces.insert(units.begin(), units.end());
    return n;
  }
};

// Takes pieces out of an order; true when nothing is left of it.
struct GiveUp {
  const std::set<Name>& pieces;

  template <class IdType>
  void from(std::vector<IdType>& ids) const {
    std::erase_if(ids, [&](const IdType& id) { return pieces.contains(id); });
  }
  bool operator()(Deploy& o) const {
    from(o.leaders);
    from(o.units);
    return o.leaders.empty() && o.units.empty();
  }
  bool operator()(PlaceUnits& o) const { return units_of(o); }
  bool operator()(Disband& o) const { return units_of(o); }
  bool operator()(Garrison& o) const { return units_of(o); }
  bool operator()(Home& o) const { return units_of(o); }
  bool operator()(Move& o) const {
    from(o.leaders);
    for (Leg& leg : o.path) from(leg.drop);
    from(o.units);
    return o.leaders.empty() && o.units.empty();
  }
  bool operator()(Sail& o) const {
    from(o.leaders);
    from(o.naves);
    from(o.cargo);
    return o.leaders.empty() && o.naves.empty() && o.cargo.empty();
  }
  template <class Other>
  bool operator()(Other&) const {
    return false;
  }
  template <class T>
  bool units_of(T& o) const {
    from(o.units);
    return o.units.empty();
  }
};

template <class T>
bool is(const Order& order) {
  return std::holds_alternative<T>(order.body);
}

bool plain_pass(const Order& order) {
  const Pass* pass = std::get_if<Pass>(&order.body);
  return pass && !pass->all;
}

// KEEP AT a zone and ALEXANDRIA name one set, perhaps in several lines: a later mail names it anew.
bool renews(const Item& older, const Item& newer) {
  if (older.line >= 0) return false;
  const auto *was = std::get_if<KeepUnits>(&older.order.body),
             *now = std::get_if<KeepUnits>(&newer.order.body);
  if (was && now) return was->zone == now->zone;
  return is<Alexandria>(older.order) && is<Alexandria>(newer.order);
}

// Who passes moves nothing, but may play stratagems all the same (AIE-6d): within one mail only moves and
// PASS exclude each other. A later mail with PASS begins anew.
bool pass_excludes(const Item& newer, const Item& older) {
  if (plain_pass(newer.order) == plain_pass(older.order)) return false;
  const Order& other = plain_pass(newer.order) ? older.order : newer.order;
  return older.line < 0 || is<Move>(other) || is<Sail>(other);
}

bool replaces(const Item& newer, const Item& older) {
  if (pass_excludes(newer, older)) return true;
  if (is<DeployDefault>(newer.order)) return true;
  if (renews(older, newer)) return true;
  const std::string matter = std::visit(Matter{}, newer.order.body);
  return !matter.empty() && matter == std::visit(Matter{}, older.order.body);
}

}  // namespace

bool merge(std::vector<Item>& list, const Item& item, int counters) {
  bool gave_way = std::erase_if(list, [&](const Item& older) { return replaces(item, older); }) > 0;
  const Named named = std::visit(NamedBy{}, item.order.body);
  if (!named.pieces.empty())
    std::erase_if(list, [&](Item& older) {
      const Named theirs = std::visit(NamedBy{}, older.order.body);
      const auto shared = [&](const Name& id) { return named.pieces.contains(id); };
      if (theirs.family != named.family || std::ranges::none_of(theirs.pieces, shared)) return false;
      gave_way = true;
      return std::visit(GiveUp{named.pieces}, older.order.body);
    });
  if (const Play* play = std::get_if<Play>(&item.order.body); play && counters > 0) {
    const auto same = [&](const Item& older) {
      const Play* other_play = std::get_if<Play>(&older.order.body);
      return other_play && other_play->face == play->face;
    };
    for (; std::ranges::count_if(list, same) >= counters; gave_way = true)
      list.erase(std::ranges::find_if(list, same));
  }
  list.push_back(item);
  return gave_way;
}

namespace {

int counters_with(Position p, Seat seat, Face face) {
  int n = 0;
  for (const CounterId& id : hand(p.state, seat)) n += p.tables.counter(id).has(face) ? 1 : 0;
  return std::max(n, 1);
}

Seat seat_asked(const Decision& decision) {
  return std::visit([](const auto& d) { return d.seat; }, decision);
}

Verdicts judge_all(Position p, const Decision& decision, const std::vector<Order>& orders) {
  return std::visit(
      [&]<class D>(const D& d) -> Verdicts {
        if constexpr (std::is_same_v<typename D::Answer, Orders>)
          return check_orders(p, d, orders);
        else
          throw BrokenInvariant("a choice is not answered by a list of orders");
      },
      decision);
}

// Stratagems of phase E may wait for combats in several zones with one counter; others need one each.
int most_beside(Position p, const Decision& decision, const Order& order) {
  const Play* play = std::get_if<Play>(&order.body);
  if (!play || p.tables.face(play->face).phase == Phase::e) return 0;
  return counters_with(p, seat_asked(decision), play->face);
}

}  // namespace

Settled<Order> settle(Position p, const Decision& decision, const std::vector<Item>& before,
                      const std::vector<Item>& fresh) {
  return adj::settle(
      before, fresh,
      [&](std::vector<Item>& list, const Item& item) {
        return merge(list, item, most_beside(p, decision, item.order));
      },
      [&](const std::vector<Order>& orders) { return judge_all(p, decision, orders); });
}

void foresee(State& s, const std::vector<Order>& orders) {
  for (const Order& order : orders) {
    if (const Move* move = std::get_if<Move>(&order.body); move && !move->path.empty()) {
      for (const LeaderId& id : move->leaders) put(s, id, move->path.back().zone);
      for (const UnitId& id : move->units) put(s, id, move->path.back().zone);
      for (const Leg& leg : move->path)
        for (const UnitId& id : leg.drop) put(s, id, leg.zone);
    }
    if (const Sail* sail = std::get_if<Sail>(&order.body); sail && !sail->path.empty()) {
      for (const LeaderId& id : sail->leaders) put(s, id, sail->path.back());
      for (const auto* units : {&sail->naves, &sail->cargo})
        for (const UnitId& id : *units) put(s, id, sail->path.back());
    }
  }
}

namespace {

void collect_strings(const Json& json, std::set<std::string>& found) {
  if (json.is_string()) found.insert(json.as_string());
  if (json.is_array())
    for (const Json& item : json.as_array()) collect_strings(item, found);
  if (json.is_object())
    for (const auto& [key, value] : json.as_object()) collect_strings(value, found);
}

}  // namespace

bool mentions(const Order& order, const std::vector<Name>& ids) {
  std::set<std::string> named;
  collect_strings(to_json(order), named);
  return std::ranges::all_of(ids, [&](const Name& id) { return named.contains(id.str()); });
}

}  // namespace adj::alea
