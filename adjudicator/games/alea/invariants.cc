// What must hold in every state, and the secrets that a seat may not know.

#include <algorithm>
#include <set>

#include "adjudicator/games/alea/rules.h"

namespace adj::alea {

namespace {

class Inspector {
 public:
  explicit Inspector(Position p) : p_(p) {}

  std::vector<std::string> inspect() {
    leaders();
    units();
    party_leaders_and_coups();
    counters();
    peoples();
    balance();
    return std::move(broken_);
  }

 private:
  void expect(bool holds, const std::string& what) {
    if (!holds) broken_.push_back(what);
  }

  void leaders() {
    expect(p_.state.leader.size() == p_.tables.leaders.size(), "a leader is missing or too many");
    for (std::size_t i = 0; i < p_.state.leader.size(); ++i) {
      const Leader& l = p_.state.leader[i];
      const LeaderInfo& info = p_.tables.leaders[i];
      expect(l.id == info.id, "leaders out of order at " + l.id.str());
      expect(on_map(l) == !l.zone.empty(), l.id.str() + " is on the map without a zone, or the reverse");
      expect(l.zone.empty() || p_.tables.has_zone(l.zone), l.id.str() + " is nowhere");
      if (info.roman() && on_map(l))
        expect(info.has_face(l.camp), l.id.str() + " lies on a face he does not have");  // AIE-1.2.1b
    }
    if (!p_.state.roma_leader.empty())
      expect(leader(p_.state, p_.state.roma_leader).zone == kRomaZone,
             "the leader in the Roma box is elsewhere");
  }

  void units() {
    expect(p_.state.unit.size() == p_.tables.units.size(), "a unit is missing or too many");
    for (std::size_t i = 0; i < p_.state.unit.size(); ++i) {
      const Unit& u = p_.state.unit[i];
      const UnitInfo& info = p_.tables.units[i];
      expect(u.id == info.id, "units out of order at " + u.id.str());
      expect(on_map(u) == !u.zone.empty(), u.id.str() + " is on the map without a zone, or the reverse");
      expect((u.where == Where::region_box) == !u.region.empty(),
             u.id.str() + " waits in no region, or the reverse");
      expect(u.where != Where::reserve || info.roman(), u.id.str() + " is in the Reserve");
      expect(u.where != Where::people_box || !info.roman(), u.id.str() + " is in a people's box");
      if (!on_map(u)) continue;
      const ZoneInfo& zone = p_.tables.zone(u.zone);
      if (zone.sea) expect(zone.navigable, u.id.str() + " is on a forbidden sea");       // AIE-3.4.2c
      if (!info.land()) expect(zone.sea || zone.coastal(), u.id.str() + " is aground");  // AIE-3.4.2d
    }
  }

  void party_leaders_and_coups() {
    for (const Camp camp : kCamps)
      expect(party_leaders(p_, camp).size() <= 2, "more than two Party leaders in a camp");  // AIE-3.5.1a
    expect(p_.state.coup.size() <= 2, "more than two Pretenders");                           // AIE-3.6.1b
    std::set<Camp> attacked;
    for (const Coup& c : p_.state.coup) {
      if (c.succeeded) continue;
      expect(attacked.insert(c.attacked).second, "two Pretenders of one camp");
      expect(on_map(leader(p_.state, c.pretender)) || leader(p_.state, c.pretender).where == Where::returning,
             "a Pretender who is gone");
    }
  }

  void counters() {
    expect(p_.state.counter.size() == p_.tables.counters.size(), "a counter is missing or too many");
    for (const Counter& c : p_.state.counter)
      expect((c.place == CounterPlace::hand) == (c.holder != Seat()), c.id.str() + " is in nobody's hand");
  }

  void peoples() {
    for (const People& one : p_.state.people) {
      const PeopleInfo& info = p_.tables.people(one.id);
      for (const UnitId& id : info.units) {
        const Unit& u = unit(p_.state, id);
        // AIE-4.2.3a, AIE-4.2.3b  At peace a minor's units are in their box, a major's at home.
        if (one.status != PeopleStatus::peace || !on_map(u)) continue;
        expect(info.major, id.str() + " of a minor people at peace is on the map");
        expect(std::ranges::find(info.homes, u.zone) != info.homes.end(), id.str() + " left home at peace");
      }
      expect(one.status == PeopleStatus::peace || one.truce_until == 0,
             one.id.str() + " fights in spite of a truce");
    }
  }

  void balance() {
    // AIE-5.1.2c  The ledger keeps who scored what; an exchange turns the sign of all before it, so it is
    // checked by seat.
    std::map<Seat, int> points;
    for (const Score& s : p_.state.ledger) points[s.seat] += s.points;
    const int expected =
        points[seat_of(p_.state, Camp::caesarian)] - points[seat_of(p_.state, Camp::republican)];
    expect(p_.state.balance == expected, "the balance is not the sum of what was scored");
    expect(p_.state.spqr >= 0 && p_.state.spqr <= p_.tables.constants.spqr_end,
           "the SPQR marker is off its track");
  }

  Position p_;
  std::vector<std::string> broken_;
};

}  // namespace

std::vector<std::string> Alea::violations(const Tables& t, const State& s) {
  return Inspector(Position(t, s)).inspect();
}

// What a seat may not know: which counters the other holds and which lie in the bowl, and the other's orders.
void Alea::change_secrets(const Tables&, State& s, Seat seat, Random& random) {
  std::vector<Counter*> hidden;
  for (Counter& c : s.counter)
    if (c.place == CounterPlace::bowl || (c.place == CounterPlace::hand && c.holder != seat))
      hidden.push_back(&c);
  for (std::size_t i = hidden.size(); i > 1; --i) {
    Counter* a = hidden[i - 1];
    Counter* b = hidden[static_cast<std::size_t>(random.below(static_cast<int>(i)))];
    std::swap(a->place, b->place);
    std::swap(a->holder, b->holder);
    std::swap(a->since, b->since);
  }
  for (auto& [whose, orders] : s.orders) {
    if (whose == seat) continue;
    orders = SeatOrders{};
    orders.standing.push_back({Stand{kRomaZone}, {}, std::nullopt});
    orders.pass_all = true;
  }
}

}  // namespace adj::alea
