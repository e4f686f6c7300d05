#include "tests/games/alea/field_for_test.h"

#include <algorithm>

namespace adj::alea {

Field::Field(const std::string& scenario, const std::map<std::string, std::string>& options)
    : TestTable(scenario, options) {
  clear_map();
  s().phase = Phase::e;
  for (Leader& l : s().leader) l.party_leader = false;
  s().roma_leader = LeaderId();
}

Field& Field::stand(Camp camp, const char* zone, Ids ids, bool weakened) {
  for (const char* id : ids) {
    if (test_tables().has_leader(LeaderId(id))) {
      put(LeaderId(id), zone);
      leader(s(), LeaderId(id)).camp = camp;
    } else {
      put(id, zone, camp, weakened);
    }
  }
  return *this;
}

Field& Field::come(Camp camp, const char* from, const char* zone, Ids ids, bool weakened) {
  stand(camp, zone, ids, weakened);
  MovementResult::Entry entry;
  for (const char* id : ids) {
    if (test_tables().has_leader(LeaderId(id)))
      entry.leaders.push_back(LeaderId(id));
    else
      entry.units.push_back(UnitId(id));
  }
  entry.from = ZoneId(from);
  entry.by_sea = test_tables().zone(ZoneId(from)).sea;
  if (const Border* border = test_tables().border(ZoneId(from), ZoneId(zone))) entry.border = border->kind;
  moves_.entries[ZoneId(zone)].push_back(entry);
  moves_.entered_from[ZoneId(zone)].insert(ZoneId(from));
  return *this;
}

Field& Field::party_leader(const char* id) {
  leader(s(), LeaderId(id)).party_leader = true;
  return *this;
}

Field& Field::pretender(const char* id, Camp attacked) {
  Coup coup;
  coup.pretender = LeaderId(id);
  coup.attacked = attacked;
  s().coup.push_back(coup);
  return *this;
}

Field& Field::at_war(const char* people_id, Camp controller) {
  People& p = people(s(), PeopleId(people_id));
  p.status = PeopleStatus::war;
  p.camp = controller;
  return *this;
}

Field& Field::allied(const char* people_id, Camp camp) {
  People& p = people(s(), PeopleId(people_id));
  p.status = PeopleStatus::allegiance;
  p.camp = camp;
  return *this;
}

Field& Field::orders(Camp camp, OrderBody body, std::vector<Condition> conditions) {
  s().orders[seat_of(s(), camp)].smc.push_back({std::move(body), std::move(conditions), std::nullopt});
  return *this;
}

void Field::fight(Camp attacker) {
  const std::vector<Order> own = s().orders[seat_of(s(), attacker)].smc;
  run([&](AleaTable& t) { resolve_contacts(t, attacker, own, moves_); });
  battles_ = told<BattleFought>();
}

const BattleFought& Field::battle(std::size_t index) {
  static const BattleFought kNone;
  if (index < battles_.size()) return battles_[index];
  ADD_FAILURE() << "battle " << index << " was not fought";
  return kNone;
}

int Field::modifier(const char* why, std::size_t index) {
  for (const Modifier& m : battle(index).modifiers)
    if (m.why == Name(why)) return m.value;
  return 0;
}

std::string Field::where(const char* id) const {
  const bool is_leader = test_tables().has_leader(LeaderId(id));
  const Where place = is_leader ? leader(s(), LeaderId(id)).where : unit(s(), UnitId(id)).where;
  if (place != Where::map) return std::string(name_of(place));
  return (is_leader ? leader(s(), LeaderId(id)).zone : unit(s(), UnitId(id)).zone).str();
}

namespace {

template <class IdType>
Names sorted_names(const std::vector<IdType>& ids) {
  Names found;
  for (const IdType& id : ids) found.push_back(id.str());
  std::ranges::sort(found);
  return found;
}

}  // namespace

Names names(const std::vector<UnitId>& ids) {
  Names found;
  for (const UnitId& id : ids) found.push_back(id.str());
  return found;
}
Names names(const std::vector<LeaderId>& ids) {
  Names found;
  for (const LeaderId& id : ids) found.push_back(id.str());
  return found;
}
Names names(const std::vector<ZoneId>& ids) { return sorted_names(ids); }

}  // namespace adj::alea
