#include "adjudicator/games/respublica/pieces.h"

#include <algorithm>

namespace adj::respublica {

namespace {

constexpr std::string_view kRevolt = "revolt_", kRebel = "rebel_";

template <class List, class Match>
auto* find_in(List& list, Match match) {
  const auto at = std::find_if(list.begin(), list.end(), match);
  return at == list.end() ? nullptr : &*at;
}

template <class T>
T& must(T* found, const char* what, const Name& id) {
  ADJ_CHECK(found, std::string("no such ") + what + ": " + id.str());
  return *found;
}

template <class Units, class Match>
std::vector<int> numbers(const Units& units, Match match) {
  std::vector<int> found;
  for (const auto& u : units)
    if (match(u)) found.push_back(u.number);
  return found;
}

template <class Match>
std::vector<SenatorId> men(const State& s, Match match) {
  std::vector<SenatorId> found;
  for (const Senator& m : s.senator)
    if (match(m)) found.push_back(m.id);
  return found;
}

}  // namespace

WarId revolt_of(ProvinceId province) { return WarId(std::string(kRevolt) + province.str()); }
WarId rebel_province(ProvinceId province) { return WarId(std::string(kRebel) + province.str()); }
std::optional<ProvinceId> rebel_province_of(WarId war) {
  if (!war.view().starts_with(kRebel)) return std::nullopt;
  return ProvinceId(war.view().substr(kRebel.size()));
}

// --- Finding things
const Senator* find_senator(const State& s, SenatorId id) {
  return find_in(s.senator, [&](const Senator& m) { return m.id == id; });
}
Senator* find_senator(State& s, SenatorId id) {
  return find_in(s.senator, [&](const Senator& m) { return m.id == id; });
}
Senator& senator(State& s, SenatorId id) { return must(find_senator(s, id), "senator", id); }
const Senator& senator(const State& s, SenatorId id) { return must(find_senator(s, id), "senator", id); }

Faction& faction(State& s, Seat seat) {
  return must(find_in(s.faction, [&](const Faction& f) { return f.seat == seat; }), "faction", Name());
}
const Faction& faction(const State& s, Seat seat) {
  return must(find_in(s.faction, [&](const Faction& f) { return f.seat == seat; }), "faction", Name());
}

War* find_war(State& s, WarId id) {
  return find_in(s.war, [&](const War& w) { return w.id == id; });
}
const War* find_war(const State& s, WarId id) {
  return find_in(s.war, [&](const War& w) { return w.id == id; });
}
War& war(State& s, WarId id) { return must(find_war(s, id), "war", id); }
const War& war(const State& s, WarId id) { return must(find_war(s, id), "war", id); }

EnemyLeader* find_leader(State& s, LeaderId id) {
  return find_in(s.leader, [&](const EnemyLeader& l) { return l.id == id; });
}
const EnemyLeader* find_leader(const State& s, LeaderId id) {
  return find_in(s.leader, [&](const EnemyLeader& l) { return l.id == id; });
}

Province& province(State& s, ProvinceId id) {
  return must(find_in(s.province, [&](const Province& p) { return p.id == id; }), "province", id);
}
const Province& province(const State& s, ProvinceId id) {
  return must(find_in(s.province, [&](const Province& p) { return p.id == id; }), "province", id);
}

Command* find_command(State& s, SenatorId commander) {
  return find_in(s.command, [&](const Command& c) { return c.commander == commander; });
}
const Command* find_command(const State& s, SenatorId commander) {
  return find_in(s.command, [&](const Command& c) { return c.commander == commander; });
}

Item& item(State& s, int number) {
  return must(find_in(s.session.items, [&](const Item& i) { return i.number == number; }), "item", Name());
}
const Item& item(const State& s, int number) {
  return must(find_in(s.session.items, [&](const Item& i) { return i.number == number; }), "item", Name());
}

const EventInForce* event_in_force(const State& s, EventCard event) {
  return find_in(s.events, [&](const EventInForce& e) { return e.event == event; });
}
int event_level(const State& s, EventCard event) {
  const EventInForce* found = event_in_force(s, event);
  return found ? found->level : 0;
}
int omens(const State& s) { return event_level(s, EventCard::evil_omens); }
bool law(const State& s, Law law) { return s.laws.contains(law); }

bool option(const State& s, std::string_view id) {
  const auto at = s.options.find(std::string(id));
  ADJ_CHECK(at != s.options.end(), "no such option: " + std::string(id));
  return at->second == "true" || at->second == "yes";
}
bool option(const State& s, std::string_view id, bool standard) {
  return s.options.contains(std::string(id)) ? option(s, id) : standard;
}
bool advanced(const State& s, std::string_view rule) {
  std::string id = "advanced_" + std::string(rule);
  std::replace(id.begin(), id.end(), '.', '_');
  return s.options.contains(id) && option(s, id);
}
const ScenarioInfoRpr& scenario(Position p) { return p.tables.scenario(p.state.scenario); }

// --- Senators
const SenatorInfo& top_card(Position p, const Senator& m) {
  return p.tables.senator(m.statesman.empty() ? m.id : m.statesman);
}
const SenatorInfo& family_info(Position p, const Senator& m) {
  return p.tables.senator(p.tables.senator(m.id).family_id);
}
std::string senator_text(Position p, SenatorId id) {
  const Senator* m = find_senator(p.state, id);
  return (m ? top_card(p, *m) : p.tables.senator(id)).short_name.en;
}
bool aligned(const Senator& m) { return m.faction != Seat{}; }
bool in_rome(const Senator& m) { return aligned(m) && m.place == Place::rome; }
int military(Position p, SenatorId id) { return top_card(p, senator(p.state, id)).military; }
int oratory(Position p, SenatorId id) {
  const Senator& m = senator(p.state, id);
  return top_card(p, m).oratory + m.oratory_bonus;
}

// RPR-1.07.411a, R-18  One-way: only he whose card names the other. RPR-1.07.411b  The Gracchi: when they are
// parted.
int loyalty(Position p, SenatorId id) {
  const Senator& m = senator(p.state, id);
  const SenatorInfo& card = top_card(p, m);
  for (const Senator& other : p.state.senator) {
    if (other.id == id || other.statesman.empty() || !aligned(other)) continue;
    const bool opposed =
        std::find(card.opposes.begin(), card.opposes.end(), other.statesman) != card.opposes.end();
    if (opposed && aligned(m) && other.faction == m.faction) return 0;
    if (card.brother && *card.brother == other.statesman && other.faction != m.faction) return 0;
  }
  return card.loyalty;
}

bool is_leader(const State& s, SenatorId id) {
  const Senator& m = senator(s, id);
  return aligned(m) && faction(s, m.faction).leader == id;
}
std::vector<SenatorId> senators_of(const State& s, Seat seat) {
  return men(s, [&](const Senator& m) { return m.faction == seat; });
}
std::vector<SenatorId> senators_in_rome(const State& s, Seat seat) {
  return men(s, [&](const Senator& m) { return m.faction == seat && in_rome(m); });
}
std::vector<SenatorId> all_in_rome(const State& s) {
  return men(s, [](const Senator& m) { return in_rome(m); });
}
std::vector<SenatorId> unaligned_in_forum(const State& s) {
  return men(s, [](const Senator& m) { return !aligned(m) && m.place == Place::forum; });
}
std::vector<SenatorId> holders(const State& s, Office office) {
  return men(s, [&](const Senator& m) { return m.office == office; });
}
SenatorId holder(const State& s, Office office) {
  const std::vector<SenatorId> all = holders(s, office);
  return all.empty() ? SenatorId() : all.front();
}
std::vector<ProvinceId> provinces_of(const State& s, SenatorId governor) {
  std::vector<ProvinceId> found;
  for (const Province& p : s.province)
    if (p.exists && p.governor == governor && !governor.empty()) found.push_back(p.id);
  return found;
}
int total_influence(const State& s, Seat seat) {
  int sum = 0;
  for (const Senator& m : s.senator)
    if (m.faction == seat && !m.rebel && m.place != Place::captive) sum += m.influence;
  return sum;
}

// --- Factions and order
std::vector<Seat> clockwise_from(const State& s, Seat first) {
  std::vector<Seat> order = s.clockwise;
  const auto at = std::find(order.begin(), order.end(), first);
  if (at != order.end()) std::rotate(order.begin(), at, order.end());
  std::erase_if(order, [&](Seat seat) { return faction(s, seat).eliminated; });
  return order;
}
std::vector<Seat> playing(const State& s) {
  return clockwise_from(s, s.clockwise.empty() ? Seat{} : s.clockwise.front());
}
int votes(Position p, SenatorId id) { return oratory(p, id) + senator(p.state, id).knights; }
int votes_in_rome(Position p, Seat seat) {
  int sum = 0;
  for (const SenatorId id : senators_in_rome(p.state, seat)) sum += votes(p, id);
  return sum;
}

SenatorId hrao(Position p) {
  for (const Office office : {Office::dictator, Office::rome_consul, Office::field_consul, Office::censor,
                              Office::master_of_horse, Office::pontifex_maximus})
    for (const SenatorId id : holders(p.state, office))
      if (in_rome(senator(p.state, id))) return id;
  // RPR-1.09.11b  Most influence, then oratory, then the lowest number; of a pair A.
  SenatorId best;
  const auto better = [&](SenatorId a, SenatorId b) {
    const int x = senator(p.state, a).influence, y = senator(p.state, b).influence;
    if (x != y) return x > y;
    if (oratory(p, a) != oratory(p, b)) return oratory(p, a) > oratory(p, b);
    const SenatorInfo &one = top_card(p, senator(p.state, a)), &two = top_card(p, senator(p.state, b));
    return one.family != two.family ? one.family < two.family : one.id < two.id;
  };
  for (const SenatorId id : all_in_rome(p.state))
    if (best.empty() || better(id, best)) best = id;
  return best;
}
Seat hrao_seat(Position p) {
  if (const SenatorId id = hrao(p); !id.empty()) return senator(p.state, id).faction;
  // R-87  The last one's; where that is out of the game, the next that plays.
  const Seat last = p.state.last_hrao;
  const std::vector<Seat> order = clockwise_from(p.state, last);
  return last == Seat{} || order.empty() ? last : order.front();
}

// --- Cards
Face face_of(const Tables& tables, CardId card) {
  const CardInfo& info = tables.card(card);
  return info.intrigue ? Face(name_of(*info.intrigue)) : Face(card.view());
}
std::optional<CardId> held(Position p, Seat seat, Face face) {
  for (const CardId card : faction(p.state, seat).hand)
    if (face_of(p.tables, card) == face) return card;
  return std::nullopt;
}
int count_held(Position p, Seat seat, Intrigue kind) {
  int count = 0;
  for (const CardId card : faction(p.state, seat).hand)
    if (p.tables.card(card).intrigue == kind) ++count;
  return count;
}

// --- Units
std::vector<int> legions_at(const State& s, UnitPlace place) {
  return numbers(s.legion, [&](const Legion& u) { return u.place == place; });
}
std::vector<int> fleets_at(const State& s, UnitPlace place) {
  return numbers(s.fleet, [&](const Fleet& u) { return u.place == place; });
}
std::vector<int> legions_of(const State& s, SenatorId commander) {
  return numbers(s.legion, [&](const Legion& u) {
    return (u.place == UnitPlace::war || u.place == UnitPlace::rebels) && u.commander == commander;
  });
}
std::vector<int> fleets_of(const State& s, SenatorId commander) {
  return numbers(s.fleet, [&](const Fleet& u) {
    return (u.place == UnitPlace::war || u.place == UnitPlace::rebels) && u.commander == commander;
  });
}
std::vector<int> garrison(const State& s, ProvinceId province) {
  return numbers(s.legion,
                 [&](const Legion& u) { return u.place == UnitPlace::garrison && u.province == province; });
}
Legion& legion(State& s, int number) { return s.legion.at(static_cast<std::size_t>(number - 1)); }
const Legion& legion(const State& s, int number) { return s.legion.at(static_cast<std::size_t>(number - 1)); }
Fleet& fleet(State& s, int number) { return s.fleet.at(static_cast<std::size_t>(number - 1)); }
const Fleet& fleet(const State& s, int number) { return s.fleet.at(static_cast<std::size_t>(number - 1)); }
int army_strength(const State& s, const std::vector<int>& legions) {
  int sum = 0;
  for (const int number : legions) sum += legion(s, number).veteran ? 2 : 1;
  return sum;
}
int veterans_among(const State& s, const std::vector<int>& legions) {
  return static_cast<int>(std::ranges::count_if(legions, [&](int n) { return legion(s, n).veteran; }));
}
bool contains(const std::vector<SenatorId>& men, SenatorId id) {
  return std::find(men.begin(), men.end(), id) != men.end();
}
const ProvinceFigures& figures(Position p, ProvinceId id) {
  const ProvinceInfo& info = p.tables.province(id);
  return info.side(province(p.state, id).developed ? ProvinceSide::developed : ProvinceSide::undeveloped);
}

}  // namespace adj::respublica
