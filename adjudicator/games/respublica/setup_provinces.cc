// RPR-3.02.4, 3.03.4  The provinces that exist at the start, and who governs them.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/setup.h"

namespace adj::respublica {

namespace {

std::vector<ProvinceId> shuffled_pool(RprTable& t, const ProvincePool& pool) {
  std::vector<Name> left(pool.provinces.begin(), pool.provinces.end());
  std::vector<ProvinceId> order;
  while (!left.empty()) {
    const std::size_t at = pick(t, "province", std::string(name_of(pool.side)), left);
    order.push_back(ProvinceId(left[at].view()));
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return order;
}

// RPR-3.03.4a  Fewer provinces than players: the dice say who gets none.
std::vector<Seat> who_gets_one(RprTable& t, std::size_t provinces) {
  std::vector<Seat> seats = t.state().clockwise;
  while (seats.size() > provinces) {
    std::vector<std::string> names;
    for (const Seat seat : seats) names.push_back(faction(t.state(), seat).name.str());
    seats.erase(seats.begin() + static_cast<std::ptrdiff_t>(roll_off(t, "no_province", names)));
  }
  return seats;
}

// R-102  Neither the temporary Consul nor a governor of another province.
bool may_govern(const State& s, SenatorId id) {
  const Senator& m = senator(s, id);
  return m.office != Office::rome_consul && provinces_of(s, id).empty();
}

// 7.4  Whoever has the fewest votes; a leader last among equals, then the least influence.
SenatorId standard_governor(Position p, Seat seat) {
  SenatorId best;
  const auto rank = [&](SenatorId id) {
    return std::tuple(votes(p, id), is_leader(p.state, id), senator(p.state, id).influence);
  };
  for (const SenatorId id : senators_of(p.state, seat))
    if (may_govern(p.state, id) && (best.empty() || rank(id) < rank(best))) best = id;
  ADJ_CHECK(!best.empty(), "nobody to govern at the start");
  return best;
}

void install(State& s, ProvinceId id, SenatorId governor, int term) {
  Province& p = province(s, id);
  p.governor = governor;
  p.term = term;
  Senator& m = senator(s, governor);
  m.place = Place::province;
  m.province = id;
}

Seat owner_of(const State& s, ProvinceId id) {
  const SenatorId governor = province(s, id).governor;
  return governor.empty() ? Seat{} : senator(s, governor).faction;
}

}  // namespace

void deal_provinces(RprTable& t) {
  State& s = t.state();
  for (const ProvincePool& pool : scenario(t).provinces) {
    const std::vector<ProvinceId> order = shuffled_pool(t, pool);
    const std::vector<Seat> seats = who_gets_one(t, order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      Province& p = province(s, order[i]);
      p.exists = true;
      p.developed = pool.side == ProvinceSide::developed;
      const Seat seat = i < seats.size() ? seats[i] : Seat{};
      t.tell(p.developed ? "RPR-3.03.4a" : "RPR-3.02.4a", ProvinceDealt{p.id, seat});
      if (seat != Seat{}) install(s, p.id, standard_governor(t, seat), t.tables().constants.governor_term);
    }
  }
}

void place_governors(RprTable& t, Seat seat) {
  State& s = t.state();
  std::vector<ProvinceId> own;
  for (const Province& p : s.province)
    if (p.exists && owner_of(s, p.id) == seat) own.push_back(p.id);
  for (const ProvinceId id : own) {
    come_to_rome(s, province(s, id).governor);
    province(s, id).governor = SenatorId();
  }
  for (const Wish<GovernAtStart>& w : wishes<GovernAtStart>(s, seat)) {
    const auto at = std::find(own.begin(), own.end(), w.what->province);
    if (at == own.end() || !may_govern(s, w.what->senator) || !holds(t, *w.order, Moment{})) continue;
    install(s, *at, w.what->senator, w.what->term);
    t.tell("RPR-3.02.4a", GovernorPlaced{*at, w.what->senator, w.what->term});
    own.erase(at);
  }
  for (const ProvinceId id : own) {
    const SenatorId governor = standard_governor(t, seat);
    install(s, id, governor, t.tables().constants.governor_term);
    t.tell("RPR-3.02.4a", GovernorPlaced{id, governor, province(s, id).term});
  }
}

std::optional<Refusal> refuse(Position p, Seat seat, const GovernAtStart& o, When) {
  const Json where(Json::Object{{"province", Json(o.province.view())}});
  const Json who(Json::Object{{"senator", Json(o.senator.view())}});
  if (!p.tables.has_province(o.province) || owner_of(p.state, o.province) != seat)
    return refusal("RPR-3.02.4a", "not_your_province", where, RefusalKind::not_yours);
  const Senator* m = find_senator(p.state, o.senator);
  if (!m || m->faction != seat)
    return refusal("RPR-3.02.4a", "not_your_senator", who, RefusalKind::not_yours);
  if (m->office == Office::rome_consul) return refusal("RPR-3.02.4a", "consul_at_start", who);
  if (o.term < 1 || o.term > p.tables.constants.governor_term)
    return refusal("RPR-3.02.4a", "term_out_of_range",
                   Json(Json::Object{{"most", Json(p.tables.constants.governor_term)}}));
  return std::nullopt;
}

}  // namespace adj::respublica
