// RPR-3.01 – 3.05  Set-up: cards and provinces, the temporary Consul, leaders, the initial faction phase.

#include "adjudicator/games/respublica/setup.h"

#include <algorithm>
#include <tuple>

#include "adjudicator/games/respublica/ch1_11.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

// Seat by seat; the words of the texts.
constexpr std::array kFactionNames{"aquila", "luna", "manus", "lupa", "gladius", "corona"};

//
void seat_players(RprTable& t) {
  State& s = t.state();
  std::vector<Name> left;
  for (const Seat seat : s.clockwise) {
    faction(s, seat).name = kFactionNames.at(static_cast<std::size_t>(seat.number - 1));
    left.push_back(faction(s, seat).name);
  }
  std::vector<Seat> order;
  while (!left.empty()) {
    const std::size_t at = pick(t, "seat", "clockwise", left);
    for (const Faction& f : s.faction)
      if (f.name == left[at]) order.push_back(f.seat);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
  }
  s.clockwise = order;
}

// 7.4  The highest influence, then oratory; then the lowest number.
SenatorId standard_leader(Position p, Seat seat) {
  SenatorId best;
  const auto rank = [&](SenatorId id) { return std::pair(senator(p.state, id).influence, oratory(p, id)); };
  for (const SenatorId id : senators_of(p.state, seat))
    if (best.empty() || rank(id) > rank(best)) best = id;
  return best;
}

void choose_leader(RprTable& t, Seat seat) {
  const NameLeader* named = wish<NameLeader>(t, seat);
  const Senator* m = named ? find_senator(t.state(), named->senator) : nullptr;
  const SenatorId leader = m && m->faction == seat ? m->id : standard_leader(t, seat);
  faction(t.state(), seat).leader = leader;
  t.tell("RPR-3.01.7a", LeaderNamed{seat, leader, SenatorId()});
}

}  // namespace

void deal(RprTable& t) {
  State& s = t.state();
  s.phase = Phase::setup;
  seat_players(t);
  t.tell("RPR-3.01.3a", GameStarted{s.scenario, s.seats, s.clockwise, t.tables().digest});
  deal_cards(t);
}

void temporary_consul(RprTable& t) {
  State& s = t.state();
  std::vector<int> cup = t.tables().chits;
  TemporaryConsul told;
  // Chits that name nobody stay out; Draw 2 and None are among them.
  while (told.senator.empty()) {
    std::vector<Name> names;
    for (const int chit : cup)
      names.emplace_back(chit > 0 ? std::to_string(chit) : chit == kChitNone ? "none" : "draw_two");
    const std::size_t at = t.draw("chit", "temporary_consul", names, false);
    told.chits.push_back(cup[at]);
    for (const Senator& m : s.senator)
      if (t.tables().senator(m.id).family == cup[at]) told.senator = m.id;
    cup.erase(cup.begin() + static_cast<std::ptrdiff_t>(at));
  }
  Senator& consul = senator(s, told.senator);
  consul.office = Office::rome_consul;
  consul.prior_consul = true;
  t.tell("RPR-3.01.6a", told);
  change_influence(t, "RPR-3.01.6a", told.senator, t.tables().office(Office::rome_consul).influence,
                   "office");
  deal_provinces(t);
}

void ask_setup(RprTable& t) {
  std::vector<SetupOrders> windows;
  for (const Seat seat : asked(t.state())) windows.push_back({seat});
  ask_and_file(t, windows);
}

void carry_out_setup(RprTable& t) {
  State& s = t.state();
  const Seat first = senator(s, holder(s, Office::rome_consul)).faction;
  const std::vector<Seat> order = clockwise_from(s, first);
  for (const Seat seat : order) choose_leader(t, seat);
  for (const Seat seat : order) place_governors(t, seat);
  for (const Seat seat : order) play_cards(t, seat, "RPR-3.01.9a");
  forget_window(s);
}

void check_whole(Position p, const SetupOrders& d, const std::vector<Order>& orders, Verdicts& verdicts) {
  std::set<Name> governed, governors;
  bool leader = false;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    if (verdicts[i]) continue;
    if (std::holds_alternative<NameLeader>(orders[i].body)) {
      if (leader) verdicts[i] = refusal("RPR-3.01.7a", "two_leaders");
      leader = true;
    } else if (const auto* o = std::get_if<GovernAtStart>(&orders[i].body)) {
      if (!governed.insert(o->province).second)
        verdicts[i] = refusal("RPR-3.02.4a", "province_twice",
                              Json(Json::Object{{"province", Json(o->province.view())}}));
      else if (!governors.insert(o->senator).second)
        verdicts[i] = refusal("RPR-3.02.4a", "governor_twice",
                              Json(Json::Object{{"senator", Json(o->senator.view())}}));
    }
  }
  State after = p.state;
  check_plays(p.tables, after, d.seat, orders, verdicts);  // RPR-3.01.9a
}

}  // namespace adj::respublica
