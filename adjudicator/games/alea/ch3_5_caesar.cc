// AIE-3.5.3  The attempt on Caesar (scenario 1), his loss, and what follows the last of his Assassins.

#include <algorithm>

#include "adjudicator/games/alea/ch3_5.h"
#include "adjudicator/games/alea/ch3_5_murder.h"
#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/ch_te_events.h"
#include "adjudicator/games/alea/order_fate.h"

namespace adj::alea {

namespace {

constexpr int kMurderedFrom = 6;             // AIE-3.5.3d
constexpr int kHalvedAfterMurder = 1;        // AIE-3.5.3j
constexpr int kHalvedAfterLastAssassin = 5;  // AIE-3.5.3p

// AIE-3.5.3c, AIE-6.4a  Only the Republican is asked: the face is his alone.
bool ides_played(AleaTable& t) {
  StratagemMoment moment;
  moment.seat = seat_of(t.state(), Camp::republican);
  moment.moment = "caesar";
  moment.faces = {Face::ides_of_march};
  return stratagem_at(t, moment, "AIE-6.4a").has_value();
}

// AIE-3.5.3b  Control as marked for the turn now ending: it is checked only after this step.
int caesarian_regions(const State& s) {
  return static_cast<int>(
      std::ranges::count_if(s.region, [](const Region& r) { return r.controller == Camp::caesarian; }));
}

bool attempt_takes_place(AleaTable& t, bool ides) {
  AttemptChecked checked;
  checked.regions = caesarian_regions(t.state());
  checked.ides = ides;
  if (!ides) checked.roll = t.d6("AIE-3.5.3b", "attempt_check", "caesar");
  checked.attempt = ides || *checked.roll < checked.regions;
  t.tell(ides ? "AIE-3.5.3c" : "AIE-3.5.3b", checked);
  return checked.attempt;
}

bool attempt_succeeds(AleaTable& t, bool ides) {
  AttemptMade made;
  made.roll = t.d6("AIE-3.5.3d", "attempt", "caesar");
  made.modifiers = attempt_modifiers(t.state(), ides);
  made.total = made.roll;
  for (const Modifier& m : made.modifiers) made.total += m.value;
  made.murdered = attempt_kills(made.total);
  t.tell("AIE-3.5.3d", made);
  return made.murdered;
}

// AIE-3.5.3e, f  They turn before anything else, so that none of them succeeds Caesar. A coup led by one of
// them is over: he can no longer change camp, and could not turn back with his followers.
void assassins_turn(AleaTable& t) {
  for (const LeaderId& id : assassins_left(t)) {
    if (leader(t.state(), id).where == Where::waiting) continue;  // comes in as a Republican
    end_coup(t, id, "returned", "AIE-3.5.3f");
    leave_coups(t.state(), id);
    change_camp(t, id, Camp::republican, "murder", "AIE-3.5.3e");
  }
  t.state().assassins_active = true;
}

void murder(AleaTable& t) {
  assassins_turn(t);
  remove_leader(t, kCaesar, "murder", "AIE-3.5.3d");  // AIE-3.5.3i: his succession
  divide_stacks(t);
  t.state().halved_turns = std::max(t.state().halved_turns, kHalvedAfterMurder);
  // AIE-3.5.3l  All of them died before him: what follows the last comes next year all the same.
  if (assassins_left(t).empty()) t.state().last_assassin_due = true;
}

// --- After the last Assassin

void depose(AleaTable& t, LeaderId id, Name clause) {
  Leader& l = leader(t.state(), id);
  if (!l.party_leader) return;
  l.party_leader = false;
  t.tell(clause, PartyLeaderDeposed{id, l.camp});
}

bool alive(const Leader& l) { return on_map(l) || l.where == Where::returning; }

// Turns a leader Republican, whatever he was up to, and brings him to Alexandria.
void go_to_alexandria(AleaTable& t, LeaderId id, Name clause) {
  depose(t, id, clause);
  end_coup(t, id, "returned", clause);
  const auto triumvirs = t.state().triumvir;
  for (const Triumvir& v : triumvirs)
    if (v.leader == id) release_triumvir(t, v.region, Camp::republican, "last_assassin", clause);
  leave_coups(t.state(), id);
  change_camp(t, id, Camp::republican, "last_assassin", clause);
  put(t.state(), id, kAlexandriaZone);
}

// AIE-3.5.3m  Whatever their status; a people that had just lost everything is at home again.
void aegyptii_join(AleaTable& t) {
  const People& p = people(t.state(), kAegyptii);
  if (p.status != PeopleStatus::allegiance || p.camp != Camp::republican)
    give_allegiance(t, kAegyptii, Camp::republican, "last_assassin", "AIE-3.5.3m");
  people(t.state(), kAegyptii).redeploy = false;
  const std::vector<UnitId>& units = t.tables().people(kAegyptii).units;
  if (std::ranges::none_of(units, [&](UnitId id) { return on_map(unit(t.state(), id)); }))
    place_at_home(t, kAegyptii, units, Camp::republican, "last_assassin", "AIE-3.5.3m");
}

// AIE-3.5.3o  "Controlled by the Caesarian": not those that a Triumvir neutralises.
std::vector<UnitId> caesarian_legions(Position p) {
  std::vector<UnitId> found;
  for (const Unit& u : p.state.unit)
    if (on_map(u) && u.camp == Camp::caesarian && p.tables.unit(u.id).type == UnitType::legio &&
        !neutralised(p, u.zone))
      found.push_back(u.id);
  return found;
}

// 7.3  The cheapest first, but garrisons last of all.
std::vector<UnitId> default_alexandria(Position p, int count, std::vector<UnitId> chosen) {
  std::map<RegionId, int> left;
  for (const RegionInfo& r : p.tables.regions) left[r.id] = legions_in(p, r.id, Camp::caesarian);
  for (const UnitId& id : chosen)
    if (const auto in = region_of(p, unit(p.state, id).zone)) --left[*in];
  const std::vector<UnitId> order = cheapest_legions_first(p, caesarian_legions(p), true);
  for (const bool spare_garrisons : {true, false})
    for (const UnitId& id : order) {
      if (static_cast<int>(chosen.size()) >= count) return chosen;
      if (std::ranges::find(chosen, id) != chosen.end()) continue;
      const auto in = region_of(p, unit(p.state, id).zone);
      const bool needed = in && region(p.state, *in).controller == Camp::caesarian &&
                          left[*in] <= p.tables.region(*in).garrison;
      if (spare_garrisons && needed) continue;
      if (in) --left[*in];
      chosen.push_back(id);
    }
  return chosen;
}

std::vector<UnitId> legions_for_alexandria(AleaTable& t) {
  const int count = static_cast<int>(caesarian_legions(t).size()) / 2;
  if (count == 0) return {};
  const Orders answer = t.ask(AlexandriaLegions{seat_of(t.state(), Camp::caesarian), count});
  std::vector<UnitId> chosen;
  for (const Order& order : answer.list)
    if (const auto* go = std::get_if<Alexandria>(&order.body))
      chosen.insert(chosen.end(), go->units.begin(), go->units.end());
  return default_alexandria(t, count, chosen);
}

// AIE-3.5.3l–p, AIE-RUL-47
void after_the_last_assassin(AleaTable& t) {
  State& s = t.state();
  s.last_assassin_due = false;
  s.last_assassin_done = true;
  s.halved_turns = kHalvedAfterLastAssassin;
  if (!alive(leader(s, kMAntonius))) return;

  for (const LeaderId& id : party_leaders(t, Camp::republican)) depose(t, id, "AIE-3.5.3l");
  AntoniusTurned turned;
  go_to_alexandria(t, kMAntonius, "AIE-3.5.3l");
  turned.leaders.push_back(kMAntonius);
  name_party_leader(t, kMAntonius, Camp::republican, "last_assassin", "AIE-3.5.3l");
  aegyptii_join(t);
  for (const char* friend_of_antonius : {"pollio", "bassus", "plancus", "salvidienus"}) {
    const LeaderId id(friend_of_antonius);
    if (!alive(leader(s, id))) continue;
    go_to_alexandria(t, id, "AIE-3.5.3n");
    turned.leaders.push_back(id);
  }
  turned.units = legions_for_alexandria(t);
  leave_coups(s, turned.units);
  change_camp(t, turned.units, Camp::republican, "last_assassin", "AIE-3.5.3o");
  for (const UnitId& id : turned.units) put(s, id, kAlexandriaZone);
  t.tell("AIE-3.5.3o", turned);
  if (party_leaders(t, Camp::caesarian).empty()) choose_party_leader(t, Camp::caesarian, "succession");
}

}  // namespace

std::vector<Modifier> attempt_modifiers(const State& s, bool ides) {
  std::vector<Modifier> found;
  if (leader(s, kCaesar).zone == kRomaZone) found.push_back({"caesar_in_roma", 1});
  if (leader(s, kPompeius).where == Where::removed) found.push_back({"pompeius_dead", 1});
  if (ides) found.push_back({"ides", 2});
  return found;
}

bool attempt_kills(int total) { return total >= kMurderedFrom; }

// AIE-3.5.3a, AIE-2.Fd  Once Caesar is gone and no Assassin is left there is nothing to do here.
void ides_of_march(AleaTable& t) {
  const State& s = t.state();
  if (!scenario(t).caesar_assassination) return;
  if (on_map(leader(s, kCaesar))) {
    const bool ides = ides_played(t);
    if (attempt_takes_place(t, ides) && attempt_succeeds(t, ides)) murder(t);
  } else if (s.last_assassin_due && !s.last_assassin_done) {
    after_the_last_assassin(t);
  }
}

// AIE-3.5.2d–f, AIE-3.5.3i, k, AIE-RUL-65
void caesar_lost(AleaTable& t, Name cause, bool by_pretender) {
  State& s = t.state();
  const bool murdered = cause == Name("murder");
  s.caesar = murdered ? CaesarFate::murdered : CaesarFate::dead_otherwise;
  s.caesar_died_year = s.year;
  s.late_leaders_due = true;
  s.octavianus_inherits = !by_pretender;
  if (by_pretender) return;  // AIE-3.5.2a
  const Name how = murdered ? "murder" : "succession";
  const Leader& antonius = leader(s, kMAntonius);
  if (alive(antonius) && antonius.camp == Camp::caesarian && !is_pretender(t, kMAntonius) &&
      !(on_map(antonius) && neutralised(t, antonius.zone)))
    name_party_leader(t, kMAntonius, Camp::caesarian, how, "AIE-3.5.2d");
  else if (party_leaders(t, Camp::caesarian).empty())
    choose_party_leader(t, Camp::caesarian, how);
}

std::vector<LeaderId> assassins_left(Position p) {
  std::vector<LeaderId> found;
  for (const Leader& l : p.state.leader) {
    if (!p.tables.leader(l.id).assassin_icon) continue;
    // Only in scenario 1 does one who waits come in later; elsewhere he takes no part.
    if (alive(l) || (l.where == Where::waiting && scenario(p).caesar_assassination)) found.push_back(l.id);
  }
  return found;
}

void assassin_lost(AleaTable& t, LeaderId id) {
  if (!assassins_left(t).empty()) return;
  t.tell("AIE-3.5.3l", LastAssassinFell{id});
  t.state().last_assassin_due = scenario(t).caesar_assassination;
  score(t, Camp::caesarian, t.tables().constants.vp_last_assassin, "last_assassin", "AIE-10.1e");
}

// --- W3b: the legions that go to Alexandria

Verdicts check_orders(Position p, const AlexandriaLegions& d, const std::vector<Order>& orders) {
  const std::vector<UnitId> candidates = caesarian_legions(p);
  std::vector<UnitId> chosen;
  Verdicts verdicts;
  for (const Order& order : orders) {
    const auto* go = std::get_if<Alexandria>(&order.body);
    std::optional<Refusal> verdict;
    std::vector<UnitId> with_these = chosen;
    if (!go) verdict = refuse_other_kind(order);
    for (const UnitId& id : go ? go->units : std::vector<UnitId>()) {
      const Json args = Json(Json::Object{{"unit", id.str()}});
      if (std::ranges::find(candidates, id) == candidates.end())
        verdict = refusal("AIE-3.5.3o", "not_your_legion_on_map", args);
      else if (std::ranges::find(with_these, id) != with_these.end())
        verdict = refusal("AIE-3.5.3o", "named_twice", args);
      with_these.push_back(id);
    }
    if (!verdict && static_cast<int>(with_these.size()) > d.count)
      verdict = refusal("AIE-3.5.3o", "too_many_legions", Json(Json::Object{{"count", d.count}}));
    if (!verdict) chosen = with_these;
    verdicts.push_back(verdict);
  }
  return verdicts;
}

Orders fallback_for(Position p, const AlexandriaLegions& d) {
  return {{Order{Alexandria{default_alexandria(p, d.count, {})}, {}, {}}}, 0};
}

}  // namespace adj::alea
