// RPR-1.07.33, 1.07.34  Wars and enemy leaders that come into play, and wars that become active.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

constexpr LeaderId kViriathus{"viriathus"};  // the one leader whose card speaks of provinces

bool exists(const State& s, ProvinceId id) { return province(s, id).exists; }

// RPR-1.07.333a  Fixed when drawn.
bool appears_as_revolt(Position p, const WarInfo& info) {
  const auto there = [&](ProvinceId id) { return exists(p.state, id); };
  return is_revolt(p, info.id) || std::any_of(info.revolt_if.begin(), info.revolt_if.end(), there);
}

// Wars of its series that lie awake in the Forum.
std::vector<WarId> matching(Position p, const WarInfo& info) {
  std::vector<WarId> found;
  for (const War& w : p.state.war)
    if (w.province.empty() && w.zone != WarZone::dormant && info.matches(p.tables.war(w.id)))
      found.push_back(w.id);
  return found;
}

// RPR-1.07.341b, R-77  In the Curia, in a refuge, or already with a war of another series.
bool leader_awaits(Position p, const WarInfo& info) {
  return std::any_of(p.state.leader.begin(), p.state.leader.end(), [&](const EnemyLeader& leader) {
    return info.series == p.tables.leader(leader.id).series;
  });
}

bool refugee_awaits(const State& s) {
  return std::any_of(s.leader.begin(), s.leader.end(),
                     [](const EnemyLeader& leader) { return leader.place == LeaderPlace::refuge; });
}

// newWar of 4.3, before its effects.
WarZone zone_of_new(Position p, const WarInfo& info) {
  if (sleeps(p, info)) return option(p.state, "dormant_revolts") ? WarZone::dormant : WarZone::inactive;
  if (!matching(p, info).empty()) return WarZone::imminent;  // RPR-1.07.3321a
  const bool icon = info.entry == WarEntry::active || info.entry == WarEntry::conditional;
  if (icon || leader_awaits(p, info) || refugee_awaits(p.state)) return WarZone::active;
  return WarZone::inactive;  // RPR-1.07.331a
}

// RPR-CARD-119a
void social_war(RprTable& t, const WarInfo& info) {
  if (!info.activates_series) return;
  std::vector<WarId> inactive;
  for (const War& w : t.state().war) {
    if (w.zone != WarZone::inactive || !w.province.empty()) continue;
    const WarInfo& other = t.tables().war(w.id);
    if (other.series && other.series_total > 1 && !sleeps(t, other)) inactive.push_back(w.id);
  }
  wake_wars(t, "RPR-CARD-119a", inactive, "social_war");
}

// What follows when a war card has become active.
void now_active(RprTable& t, WarId id) {
  const WarInfo& info = t.tables().war(id);
  if (info.destroys) destroy_concession(t, "RPR-1.07.321a", *info.destroys, id);
  leaders_join(t, id);
  social_war(t, info);
  pretender_emerges(t);
}

}  // namespace

bool sleeps(Position p, const WarInfo& info) {
  if (info.entry != WarEntry::conditional) return false;
  return !std::all_of(info.needs.begin(), info.needs.end(),
                      [&](ProvinceId id) { return exists(p.state, id); });
}

// A province in revolt lies on the table all the same: nobody leaves a revolt that he leads because of it.
bool passes_over(Position p, LeaderId leader, WarId id) {
  const std::vector<ProvinceId>& needs = p.tables.war(id).needs;
  return leader == kViriathus && sleeps(p, p.tables.war(id)) &&
         !std::all_of(needs.begin(), needs.end(), [&](ProvinceId place) {
           return exists(p.state, place) || find_war(p.state, revolt_of(place));
         });
}

void leaders_join(RprTable& t, WarId id) {
  for (EnemyLeader& leader : t.state().leader) {
    const bool own = t.tables().war(id).series == t.tables().leader(leader.id).series;
    if (leader.place != LeaderPlace::curia || !own || passes_over(t, leader.id, id)) continue;
    leader.place = LeaderPlace::forum;
    t.tell("RPR-1.07.341b", LeaderMoved{leader.id, "joined", {id}});
  }
}

void wake_wars(RprTable& t, Name clause, const std::vector<WarId>& wars, Name why) {
  const auto number = [&](WarId id) { return t.tables().war(id).series_number; };
  for (const WarId id : wars) {
    const WarInfo& info = t.tables().war(id);
    const bool later = std::any_of(wars.begin(), wars.end(), [&](WarId other) {
      return info.matches(t.tables().war(other)) && number(other) < number(id);
    });
    War& w = war(t.state(), id);
    if (w.zone != WarZone::inactive) continue;
    if (!later) {
      activate_war(t, clause, id, why);
      continue;
    }
    w.zone = WarZone::imminent;
    t.tell(clause, WarMoved{id, WarZone::inactive, WarZone::imminent, why});
  }
}

void activate_war(RprTable& t, Name clause, WarId id, Name why) {
  War& w = war(t.state(), id);
  if (is_active(w.zone)) return;
  const WarZone from = w.zone;
  w.zone = WarZone::active;
  t.tell(clause, WarMoved{id, from, WarZone::active, why});
  if (w.province.empty()) now_active(t, id);
}

void war_appears(RprTable& t, WarId id) {
  State& s = t.state();
  const WarInfo& info = t.tables().war(id);
  War w;
  w.id = id;
  w.revolt = appears_as_revolt(t, info);
  w.halved = id == kSocialWar && law(s, Law::plautian_papirian);  // for good, also when it comes again
  w.zone = zone_of_new(t, info);
  const WarZone zone = w.zone;
  std::vector<WarId> matched = matching(t, info);
  std::erase_if(matched, [&](WarId other) { return war(s, other).zone != WarZone::inactive; });
  s.war.push_back(w);
  t.tell(info.entry == WarEntry::active ? "RPR-1.07.33a" : "RPR-1.07.331a", WarAppeared{id, zone, w.revolt});
  if (zone == WarZone::imminent) wake_wars(t, "RPR-1.07.3321b", matched, "matched");
  if (zone != WarZone::dormant) refuge_joins(t, id);
  if (zone == WarZone::active) now_active(t, id);
}

void leader_appears(RprTable& t, LeaderId id) {
  State& s = t.state();
  const Series series = t.tables().leader(id).series;
  std::vector<WarId> aided, inactive;
  for (const WarId war_id : wars_of_series(t, series, false)) {
    const WarZone zone = war(s, war_id).zone;
    if (zone == WarZone::inactive && sleeps(t, t.tables().war(war_id))) continue;
    if (passes_over(t, id, war_id)) continue;
    if (zone == WarZone::inactive) inactive.push_back(war_id);
    if (is_active(zone) || zone == WarZone::inactive) aided.push_back(war_id);  // RPR-1.07.3321d
  }
  EnemyLeader leader;
  leader.id = id;
  leader.place = aided.empty() ? LeaderPlace::curia : LeaderPlace::forum;
  s.leader.push_back(leader);
  t.tell(aided.empty() ? "RPR-1.07.344a" : "RPR-1.07.341a", LeaderAppeared{id, aided});
  wake_wars(t, "RPR-1.07.341a", inactive, "leader");
  settle_leaders(t, "RPR-1.07.344b", false);
}

void province_revolts(RprTable& t, Name clause, ProvinceId id, Name why) {
  State& s = t.state();
  vacate_province(t, clause, id, why);
  Province& place = province(s, id);
  place.exists = false;  // until the revolt is beaten (RPR-EVT-169b)
  place.armies = place.fleets = 0;
  War w;
  w.id = revolt_of(id);
  w.zone = WarZone::active;
  w.revolt = true;
  w.province = id;
  s.war.push_back(w);
  t.tell(clause, ProvinceRevolted{id, w.id, why});
}

void create_province(RprTable& t, Name clause, ProvinceId id, bool developed, Name why) {
  State& s = t.state();
  Province& place = province(s, id);
  if (place.exists || find_war(s, revolt_of(id)))
    return;  // in revolt it waits until that is beaten (RPR-EVT-169b)
  place = Province();
  place.id = id;
  place.exists = true;
  place.developed = developed;
  t.tell(clause, ProvinceCreated{id, developed, why});
}

}  // namespace adj::respublica
