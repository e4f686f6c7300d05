// RPR-1.10.4  Victory: rewards, spoils, provinces, the end of a war.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_10.h"

namespace adj::respublica {

namespace {

int printed(Position p, WarId id, BattleKind kind) {
  const War& w = war(p.state, id);
  if (!w.province.empty()) {  // RPR-EVT-169b
    const ProvinceInfo& info = p.tables.province(w.province);
    return info
        .side(province(p.state, w.province).developed ? ProvinceSide::developed : ProvinceSide::undeveloped)
        .land;
  }
  const WarInfo& info = p.tables.war(id);
  return kind == BattleKind::land ? info.land : info.fleet;
}

// RPR-1.10.4e  The others come home without a victory.
void others_home(RprTable& t, WarId id, SenatorId winner) {
  std::vector<SenatorId> others;
  for (const Command& c : t.state().command)
    if (c.war == id && c.commander != winner) others.push_back(c.commander);
  for (const SenatorId other : others) bring_home(t, "RPR-1.10.4e", other, "war_won");
  leaderless_home(t, id);
}

// RPR-CARD-003  Illyricum comes with the last of its wars.
bool all_beaten(Position p, const WarInfo& info) {
  return std::all_of(p.tables.wars.begin(), p.tables.wars.end(), [&](const WarInfo& other) {
    return other.series != info.series || p.state.defeated.contains(other.id);
  });
}

// RPR-1.10.4d
void create_provinces(RprTable& t, const WarInfo& info) {
  if (info.joint_creation && !all_beaten(t, info)) return;
  for (const ProvinceId id : info.creates) {
    const bool developed = info.developed_province == id;
    Province& there = province(t.state(), id);
    if (!there.exists) {
      create_province(t, "RPR-1.10.4d", id, developed, info.id);
    } else if (developed && !there.developed) {
      there.developed = true;  // RPR-CARD-114: without influence for its governor
      t.tell("RPR-1.10.4d", ProvinceChanged{id, true, info.id});
    }
  }
}

}  // namespace

// RPR-1.10.4f  Nobody leads them any more: home.
void leaderless_home(RprTable& t, WarId id) {
  State& s = t.state();
  ForceReturned told;
  told.war = id;
  told.why = "war_won";
  for (Legion& unit : s.legion)
    if (unit.place == UnitPlace::war && unit.war == id && unit.commander.empty()) {
      unit.place = UnitPlace::rome;
      unit.war = WarId();
      told.legions.push_back(unit.number);
    }
  for (Fleet& unit : s.fleet)
    if (unit.place == UnitPlace::war && unit.war == id && unit.commander.empty()) {
      unit.place = UnitPlace::rome;
      unit.war = WarId();
      told.fleets.push_back(unit.number);
    }
  if (!told.legions.empty() || !told.fleets.empty()) t.tell("RPR-1.10.4f", told);
}

// R-39  Each half rounded up by itself.
void reward(RprTable& t, SenatorId commander, WarId id, BattleKind kind) {
  const int half = (printed(t, id, kind) + 1) / 2;
  change_popularity(t, "RPR-1.10.4b", commander, half, "victory");
  change_influence(t, "RPR-1.10.4b", commander, half, "victory");
}

// An empty commander: he won and died of it.
void win_war(RprTable& t, Name clause, WarId id, SenatorId commander) {
  State& s = t.state();
  const War beaten = war(s, id);
  const int spoils = is_revolt(t, id) ? 0 : t.tables().war(id).spoils;
  t.tell(clause, WarWon{id, commander, spoils});
  kill_captives(t, id);
  others_home(t, id, commander);
  std::erase_if(s.war, [&](const War& w) { return w.id == id; });
  if (!commander.empty()) senator(s, commander).victorious = true;
  state_receives(t, "RPR-1.10.4c", spoils, "spoils");
  if (!beaten.province.empty()) {
    province(s, beaten.province).developed = false;
    if (!province(s, beaten.province).exists) create_province(t, "RPR-EVT-169b", beaten.province, false, id);
    return;
  }
  s.defeated.insert(id);
  s.discard.push_back(t.tables().war(id).card);
  create_provinces(t, t.tables().war(id));
  settle_leaders(t, "RPR-1.07.344a", true);
}

}  // namespace adj::respublica
