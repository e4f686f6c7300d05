// AIE-6a–d  Stratagems at named moments: which of a seat's orders is played, and what silence means.

#include "adjudicator/games/alea/ch6_stratagems.h"

#include <algorithm>

#include "adjudicator/games/alea/answers.h"

namespace adj::alea {
namespace {

bool contains(const std::vector<Face>& faces, Face face) {
  return std::ranges::find(faces, face) != faces.end();
}

// AIE-6.3b  The die that fell is the one named, of the player named, and is not as wished already.
bool favours(const StratagemMoment& d, const Play& play) {
  if (play.die != d.die || play.enemy_die == d.own_die) return false;
  if (play.face_wanted < d.low || play.face_wanted > d.high || play.face_wanted == d.value) return false;
  return play.leaders.empty() || std::ranges::find(play.leaders, d.about) != play.leaders.end();
}

// AIE-6.3a  `PLAY FLIGHT Pompeius`: his force, so only where he stands, and on this side.
bool leads_there(Position p, const StratagemMoment& d, const Play& play) {
  if (play.leaders.empty() || !d.zone) return true;
  return std::ranges::any_of(play.leaders, [&](LeaderId id) {
    return leader(p.state, id).zone == *d.zone && side(p, id) == camp_of(p.state, d.seat);
  });
}

// AIE-6.3h, l  A list of units must name at least one that could be hit here.
bool hits_somebody(Position p, const StratagemMoment& d, const Play& play) {
  if (play.units.empty() || !d.zone) return true;
  return std::ranges::any_of(play.units, [&](UnitId id) {
    if (play.face == Face::parthian_shot) return among(d.targets, id);
    const Unit& u = unit(p.state, id);
    const UnitInfo& info = p.tables.unit(id);
    const bool there = on_map(u) && u.zone == *d.zone && info.roman() && u.camp != camp_of(p.state, d.seat);
    return there &&
           (d.naval ? !info.land() : info.type == UnitType::equites || info.type == UnitType::auxilia);
  });
}

bool fits(Position p, const StratagemMoment& d, const Play& play) {
  if (!contains(d.faces, play.face) || !counter_with(p, d.seat, play.face)) return false;
  if (d.zone && play.zone && *play.zone != *d.zone) return false;
  if (play.face == Face::divine_favour) return favours(d, play);
  if (play.face == Face::timely_flight) return leads_there(p, d, play);
  if (play.face == Face::turncoats || play.face == Face::parthian_shot) return hits_somebody(p, d, play);
  return !refuse(p, camp_of(p.state, d.seat), play);
}

// Phase E stratagems without combat come with the player's own SMC; at any other moment only standing orders
// speak.
std::vector<const Order*> candidates(const State& s, const StratagemMoment& d) {
  const auto own = s.orders.find(d.seat);
  if (own == s.orders.end()) return {};
  std::vector<const Order*> found;
  if (d.moment == Name("smc")) {
    for (const Order& order : own->second.standing) found.push_back(&order);
  } else {
    for (const auto* list : {&own->second.smc, &own->second.turn, &own->second.winter, &own->second.phase_f,
                             &own->second.standing})
      for (const Order& order : *list) found.push_back(&order);
  }
  std::erase_if(found, [&](const Order* o) {
    return !std::holds_alternative<Play>(o->body) || (o->until && s.year > *o->until);
  });
  return found;
}

}  // namespace

StratagemMoment moment_for(Seat seat, Name moment, const std::vector<Face>& faces) {
  StratagemMoment d;
  d.seat = seat;
  d.moment = moment;
  d.faces = faces;
  return d;
}

std::optional<Automatic<ChosenPlay>> automatic_for(Position p, const StratagemMoment& d) {
  const Circumstances at{d.zone, d.odds_attacker, d.odds_attacker == 0 ? 0 : d.odds_defender};
  for (const Order* order : candidates(p.state, d)) {
    const auto& play = std::get<Play>(order->body);
    if (fits(p, d, play) && all_hold(p, d.seat, *order, at)) return Automatic<ChosenPlay>{ChosenPlay{play}};
  }
  return std::nullopt;
}

// 7.2  None; but Imperium is played when the Republic would die otherwise.
ChosenPlay fallback_for(Position p, const StratagemMoment& d) {
  const bool dying = p.state.spqr >= p.tables.constants.spqr_end;
  if (!dying || !contains(d.faces, Face::imperium) || !counter_with(p, d.seat, Face::imperium)) return {};
  Play imperium;
  imperium.face = Face::imperium;
  return {imperium};
}

// A seat without a counter that has one of these faces is not asked at all.
std::optional<Play> stratagem_at(AleaTable& t, const StratagemMoment& moment, Name clause) {
  const Position p = t;
  if (std::ranges::none_of(moment.faces, [&](Face f) { return counter_with(p, moment.seat, f).has_value(); }))
    return std::nullopt;
  const ChosenPlay chosen = t.consult(moment);
  if (!chosen.play) return std::nullopt;
  ADJ_CHECK(contains(moment.faces, chosen.play->face), "a stratagem that this moment does not offer");
  spend_counter(t, moment.seat, *chosen.play, clause);
  use_up(t.state(), moment.seat, *chosen.play);
  return chosen.play;
}

void use_up(State& s, Seat seat, const Play& play) {
  SeatOrders& own = s.orders[seat];
  for (auto* list : {&own.smc, &own.turn, &own.winter, &own.phase_f, &own.standing}) {
    const auto used = std::ranges::find_if(*list, [&](const Order& order) {
      const auto* other_play = std::get_if<Play>(&order.body);
      return other_play && *other_play == play;
    });
    if (used == list->end()) continue;
    list->erase(used);
    return;
  }
}

}  // namespace adj::alea
