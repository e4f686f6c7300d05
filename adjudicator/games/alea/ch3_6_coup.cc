// AIE-3.6.1 … 3.6.3, 3.6.5a–e  Pretenders: who can be suborned, validation, Triumvir, realisation. What
// battles make of a coup is in ch3_6_coup_battle.cc, the release of a Triumvir in ch3_6_triumvir.cc.

#include "adjudicator/games/alea/ch3_6_coup.h"

#include <algorithm>

#include "adjudicator/games/alea/answers.h"

namespace adj::alea {
namespace {

Coup& coup_led_by(State& s, LeaderId pretender) {
  for (Coup& coup : s.coup)
    if (coup.pretender == pretender) return coup;
  throw BrokenInvariant("no coup of " + pretender.str());
}

bool with_party_leader(Position p, ZoneId zone, Camp camp) {
  return std::ranges::any_of(leaders_in(p, zone, camp), [&](LeaderId id) { return is_party_leader(p, id); });
}

}  // namespace

bool triumvir_possible(Position p, LeaderId pretender) {
  const auto region = region_of(p, leader(p.state, pretender).zone);
  if (!region) return false;
  const std::size_t most = option(p.state, "triumvir_max") == "2" ? 2 : 1;
  if (p.state.triumvir.size() >= most) return false;
  return std::ranges::none_of(p.state.leader, [&](const Leader& l) {
    return on_map(l) && l.party_leader && region_of(p, l.zone) == region;
  });
}

namespace {

// AIE-3.6.5c–e  The region stands still; peoples' units that are inside already did not enter it.
void neutralise(AleaTable& t, LeaderId id, RegionId region) {
  State& s = t.state();
  std::erase_if(s.coup, [&](const Coup& c) { return c.pretender == id; });
  Triumvir triumvir{id, region};
  for (const Unit& u : s.unit)
    if (on_map(u) && !t.tables().unit(u.id).roman() && region_of(t, u.zone) == region)
      triumvir.inside.insert(u.id);
  s.triumvir.push_back(triumvir);
  set_control(t, region, std::nullopt, "triumvir", "AIE-3.6.5d");
}

// AIE-3.6.5a–b  The threatened player buys the Pretender off. AIE-RUL-58: by the CP of the face he shows now.
bool becomes_triumvir(AleaTable& t, LeaderId id, Camp attacked) {
  if (!triumvir_possible(t, id)) return false;
  if (!t.consult(TriumvirChoice{seat_of(t.state(), attacked), id}).yes) return false;
  const RegionId region = *region_of(t, leader(t.state(), id).zone);
  const int cp = values(t, id).cp;
  const int roll = t.d6("AIE-3.6.5b", "triumvir", id.str());
  const bool success = roll < cp;
  t.tell("AIE-3.6.5b", TriumvirTried{id, roll, cp, success, region});
  if (success) neutralise(t, id, region);
  return success;
}

// AIE-3.6.3a, b, e  The leaders of a zone and the units with them join the Pretender; who cannot is sent
// away.
void defect(AleaTable& t, LeaderId pretender, ZoneId zone, const std::vector<LeaderId>& leaders,
            Name clause) {
  const Camp camp = leader(t.state(), pretender).camp;
  const std::vector<UnitId> units = roman_units_in(t, zone, other(camp));
  for (const LeaderId id : leaders) {
    if (!may_join(t, id, camp)) continue;
    end_coup(t, id, "returned", clause);
    change_camp(t, id, camp, "coup", clause);
    if (on_map(leader(t.state(), id))) coup_led_by(t.state(), pretender).followers.insert(id);
  }
  change_camp(t, units, camp, "coup", "AIE-3.6.3e");
  coup_led_by(t.state(), pretender).following_units.insert(units.begin(), units.end());
  for (const LeaderId id : roman_leaders_in(t, zone, other(camp))) expel_leader(t, id, "AIE-RUL-20");
}

}  // namespace

// A zone where nobody can change camp is not tested.
std::vector<LoyaltyTest> loyalty_tests(Position p, LeaderId pretender, Camp attacked) {
  std::vector<LoyaltyTest> found;
  const ZoneId his = leader(p.state, pretender).zone;
  const auto in = region_of(p, his);
  if (!in) return found;
  for (const ZoneId zone : p.tables.region(*in).zones) {
    const std::vector<LeaderId> leaders = roman_leaders_in(p, zone, attacked);
    if (zone == his || leaders.empty() || with_party_leader(p, zone, attacked)) continue;
    if (std::ranges::none_of(leaders, [&](LeaderId id) { return may_join(p, id, other(attacked)); }))
      continue;
    LeaderId best = leaders.front();
    for (const LeaderId id : leaders)
      if (values(p, id).cp > values(p, best).cp) best = id;
    found.push_back({zone, leaders, best, values(p, best).cp});
  }
  return found;
}

namespace {

// AIE-RUL-56: the coup's modifier counts here too.
bool stays_loyal(AleaTable& t, const LoyaltyTest& test, int modifier) {
  const int roll = t.d6("AIE-3.6.3b", "loyalty", test.zone.str());
  const bool loyal = roll + modifier <= test.cp;
  t.tell(loyal ? "AIE-3.6.3c" : "AIE-3.6.3b",
         LoyaltyTested{test.zone, test.best, roll, modifier, test.cp, loyal});
  return loyal;
}

// AIE-3.6.3e  Units without leader obey the controller of the region. AIE-RUL-06: only those of the attacked
// camp, unless the game is played with ownership by region.
void settle_leaderless(AleaTable& t, LeaderId pretender, RegionId in, const std::vector<ZoneId>& zones) {
  const std::optional<Camp> controller = region(t.state(), in).controller;
  if (!controller) return;
  const Camp attacked = coup_led_by(t.state(), pretender).attacked;
  const Camp turning = other(*controller);
  if (turning != attacked && option(t.state(), "unit_ownership") != "region_controller") return;
  for (const ZoneId zone : zones) {
    const std::vector<UnitId> units = roman_units_in(t, zone, turning);
    change_camp(t, units, *controller, "coup", "AIE-3.6.3e");
    if (turning == attacked)
      coup_led_by(t.state(), pretender).following_units.insert(units.begin(), units.end());
  }
}

// AIE-3.6.3  Who joins is seen from the zones as they are before anybody is sent away.
void realise_coup(AleaTable& t, LeaderId pretender) {
  const Coup coup = coup_led_by(t.state(), pretender);
  const Camp camp = other(coup.attacked);
  const ZoneId zone = leader(t.state(), pretender).zone;
  const auto in = region_of(t, zone);
  const std::vector<LoyaltyTest> tested = loyalty_tests(t, pretender, coup.attacked);
  std::vector<ZoneId> leaderless;
  if (in)
    for (const ZoneId z : t.tables().region(*in).zones)
      if (z != zone && roman_leaders_in(t, z, coup.attacked).empty() && roman_leaders_in(t, z, camp).empty())
        leaderless.push_back(z);
  defect(t, pretender, zone, roman_leaders_in(t, zone, coup.attacked), "AIE-3.6.3a");
  for (const LoyaltyTest& test : tested)
    if (!stays_loyal(t, test, coup.modifier)) defect(t, pretender, test.zone, test.leaders, "AIE-3.6.3b");
  if (in) settle_leaderless(t, pretender, *in, leaderless);
}

}  // namespace

bool may_join(Position p, LeaderId id, Camp camp) {
  const LeaderInfo& info = p.tables.leader(id);
  return info.roman() && info.has_face(camp) && !is_active_assassin(p, id);
}

std::vector<LeaderId> roman_leaders_in(Position p, ZoneId zone, Camp camp) {
  std::vector<LeaderId> found = leaders_in(p, zone, camp);
  std::erase_if(found, [&](LeaderId id) { return !p.tables.leader(id).roman(); });
  return found;
}

std::vector<UnitId> roman_units_in(Position p, ZoneId zone, Camp camp) {
  std::vector<UnitId> found = units_in(p, zone, camp);
  std::erase_if(found, [&](UnitId id) { return !p.tables.unit(id).roman(); });
  return found;
}

bool coup_threatens(Position p, Camp camp) {
  return std::ranges::any_of(p.state.coup, [&](const Coup& c) { return c.attacked == camp; });
}

std::optional<Refusal> refuse_coup_ahead(Position p, Camp camp, LeaderId id) {
  const LeaderInfo& info = p.tables.leader(id);
  if (rubicon_turn(p, camp))
    return refusal(p.state.scenario == "1" ? "AIE-S1.g" : "AIE-S2.g", "no_coup_at_rubicon");
  if (!info.roman()) return refusal("AIE-3.6.1a", "coup_needs_roman", about(id));
  if (!info.can_be_pretender || !info.has_face(camp))
    return refusal("AIE-3.6.1c", "never_pretender", about(id));
  if (is_active_assassin(p, id)) return refusal("AIE-3.5.3f", "assassin_keeps_camp", about(id));
  const Leader& l = leader(p.state, id);
  if (l.where == Where::removed) return refusal("AIE-3.6.1a", "leader_gone", about(id));
  if (l.party_leader && l.camp != camp) return refusal("AIE-RUL-20", "coup_on_party_leader", about(id));
  return std::nullopt;
}

std::optional<Refusal> refuse_coup(Position p, Camp camp, LeaderId id) {
  if (const auto never = refuse_coup_ahead(p, camp, id)) return never;
  const Leader& l = leader(p.state, id);
  if (!on_map(l)) return refusal("AIE-3.6.1a", "leader_not_on_map", about(id));
  if (l.camp == camp) return refusal("AIE-3.6.1a", "coup_needs_enemy", about(id));
  if (is_pretender(p, id)) return refusal("AIE-3.6.1b", "already_pretender", about(id));
  if (coup_threatens(p, other(camp))) return refusal("AIE-3.6.1b", "one_pretender_per_camp", about(id));
  if (neutralised(p, l.zone)) return refusal("AIE-RUL-20", "leader_neutralised", about(id));
  if (with_party_leader(p, l.zone, l.camp))
    return refusal("AIE-3.6.1a", "coup_beside_party_leader", about(id));
  return std::nullopt;
}

void attempt_coup(AleaTable& t, Camp camp, LeaderId id, int modifier) {
  const Camp attacked = other(camp);
  const int cp = values(t, id).cp;  // AIE-RUL-58: of the face he shows when he is chosen
  const int roll = t.d6("AIE-3.6.2a", "coup", id.str());
  const bool valid = roll + modifier <= cp;
  t.tell(valid ? "AIE-3.6.2a" : "AIE-3.6.2c", CoupTried{id, attacked, roll, modifier, cp, valid});
  if (!valid) return;
  t.state().coup.push_back({id, attacked, modifier, false, {}, {}});
  change_camp(t, id, camp, "coup", "AIE-3.6.2b");
  stop_queue(t, attacked, "attacked");
  if (!is_pretender(t, id)) return;  // AIE-S5.i
  if (!becomes_triumvir(t, id, attacked)) realise_coup(t, id);
}

void end_coup(AleaTable& t, LeaderId pretender, Name how, Name clause) {
  const auto ended =
      std::erase_if(t.state().coup, [&](const Coup& c) { return c.pretender == pretender && !c.succeeded; });
  if (ended > 0) t.tell(clause, CoupEnded{pretender, how});
}

// AIE-RUL-20  A success already won stays one: the exchange of camps is due whatever happens to him.
void pretender_lost(AleaTable& t, LeaderId id) { end_coup(t, id, "pretender_dead", "AIE-RUL-20"); }

namespace {

// AIE-RUL-20, AIE-RUL-68  Adjacent land without enemy units that is open to this leader, best first.
std::vector<ZoneId> ways_out(Position p, LeaderId id, ZoneId from, Camp camp) {
  const ZoneInfo& info = p.tables.zone(from);
  std::vector<ZoneId> ways = info.coast;  // of a sea zone; land has none
  for (const Border& border : info.borders) ways.push_back(border.to);
  std::erase_if(ways, [&](ZoneId zone) {
    return has_units(p, zone, other(camp)) || may_be_in(p, camp, {id}, {}, zone);
  });
  return best_refuges(p, camp, from, false, ways);
}

// The zone of the nearest friendly leader on land, if there is any.
std::optional<ZoneId> nearest_friend(Position p, LeaderId id, ZoneId from, Camp camp) {
  std::optional<ZoneId> nearest;
  for (const Leader& l : p.state.leader) {
    if (!on_map(l) || l.id == id || l.zone == from || side(p, l.id) != camp) continue;
    if (p.tables.zone(l.zone).sea || may_be_in(p, camp, {id}, {}, l.zone)) continue;
    if (!nearest || winter_distance(p.tables, from, l.zone) < winter_distance(p.tables, from, *nearest))
      nearest = l.zone;
  }
  return nearest;
}

}  // namespace

// AIE-RUL-20  Nobody left to go to: he comes back in the next phase C.
void expel_leader(AleaTable& t, LeaderId id, Name clause) {
  const ZoneId from = leader(t.state(), id).zone;
  const Camp camp = *side(t, id);
  std::optional<ZoneId> to;
  const std::vector<ZoneId> ways = ways_out(t, id, from, camp);
  if (!ways.empty())
    to = t.consult(ZoneChoice{seat_of(t.state(), camp), "expelled", id, ways}).zone;
  else
    to = nearest_friend(t, id, from, camp);
  if (to) {
    put(t.state(), id, *to);
    t.tell(clause, LeaderMoved{id, from, *to, "expelled"});
    test_plague(t, {id}, {}, *to);
  } else {
    leader(t.state(), id).where = Where::returning;
    leader(t.state(), id).zone = ZoneId();
    t.tell(clause, LeaderWaits{id});
  }
}

std::optional<Automatic<YesNo>> automatic_for(Position p, const TriumvirChoice& d) {
  for (const Order* order : wishes<TriumvirPolicy>(p.state, d.seat)) {
    if (!all_hold(p, d.seat, *order, {})) continue;
    const auto& policy = std::get<TriumvirPolicy>(order->body);
    const bool spared = std::ranges::find(policy.except, d.pretender) != policy.except.end();
    return Automatic<YesNo>{YesNo{policy.attempt && !spared}};
  }
  return std::nullopt;
}

YesNo fallback_for(Position, const TriumvirChoice&) { return {true}; }

}  // namespace adj::alea
