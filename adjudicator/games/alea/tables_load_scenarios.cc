// scenarios.json: AIE-S0 … AIE-S7 as data.

#include <algorithm>

#include "adjudicator/games/alea/tables_loader.h"

namespace adj::alea {

namespace {

// Members of an object whose keys are the two camps.
std::vector<std::pair<Camp, DataPlace>> by_camp(const DataPlace& at, bool both) {
  std::vector<std::pair<Camp, DataPlace>> found;
  for (const auto& [key, value] : at.members()) {
    const auto camp = value_named<Camp>(key);
    if (key == "source") continue;
    if (!camp) value.fail("'" + key + "' is no camp");
    found.emplace_back(*camp, value);
  }
  if (both && found.size() != kCamps.size()) at.fail("both camps are needed");
  return found;
}

// A piece is named once in a scenario.
template <class I>
I once(std::set<I>& seen, const DataPlace& at, I id) {
  if (!seen.insert(id).second) at.fail("'" + id.str() + "' is set up twice");
  return id;
}

void read_frame(const DataPlace& at, ScenarioInfoAlea& s) {
  s.id = std::to_string(at.at("id").number());
  s.name_en = at.at("name_en").text();
  s.name_fr = at.at("name_fr").text();
  s.start_year = at.at("start_year").number();
  s.end_year = at.at("end_year").number();
  if (s.end_year < s.start_year) at.at("end_year").fail("before the start");
  if (at.at("turns").number() != s.end_year - s.start_year + 1)
    at.at("turns").fail("a turn is a year");  // AIE-0.3a
  s.spqr_start = at.at("spqr_start").count();
  s.first_initiative = at.at("initiative").at("first_turn").named<Camp>();
  s.initiative_reversible = at.at("initiative").at("may_be_reversed").flag();
  s.caesar_assassination = at.at("caesar_assassination").flag();
  s.assassins_active = at.at("assassin_status_active").flag();
  if (const auto weak = at.maybe("recruits_start_weakened")) s.recruits_start_weakened = weak->flag();
  for (const DataPlace& rule :
       at.at("special_rules").items())  // the crossing of the Rubicon, AIE-S1.e–g, S2.e–g
    s.rubicon = s.rubicon || rule.at("id").text() == (s.id == "2" ? "AIE-S2.e" : "AIE-S1.e");
}

}  // namespace

void TablesLoader::load_scenarios() {
  const DataPlace list = file("scenarios.json").at("scenarios");
  for (const DataPlace& at : list.items()) {
    ScenarioInfoAlea s;
    read_frame(at, s);
    if (t_.has_scenario(s.id)) at.at("id").fail("the scenario occurs twice");
    read_control(at, s);
    read_forces(at, s);
    read_peoples(at, s);
    read_specials(at, s);
    if (const auto overrides = at.maybe("overrides")) read_overrides(*overrides, s);
    t_.scenarios.push_back(std::move(s));
  }
}

// A Roman leader with a face of this camp.
LeaderId TablesLoader::leader_of(const DataPlace& at, Camp camp) const {
  const LeaderId id = roman_leader(at);
  if (!t_.leader(id).has_face(camp))
    at.fail("'" + id.str() + "' has no " + std::string(name_of(camp)) + " face");
  return id;
}

void TablesLoader::read_control(const DataPlace& at, ScenarioInfoAlea& s) const {
  const DataPlace control = at.at("control");
  for (const auto& [key, value] : control.members()) {
    if (!Name::fits(key) || !t_.has_region(RegionId(key))) value.fail("unknown region '" + key + "'");
    s.control[RegionId(key)] = value.named<Camp>();
  }
  if (s.control.size() != t_.regions.size()) control.fail("every region has a controller");
  if (const auto roma = at.maybe("roma")) s.roma = roma->named<Camp>();
  for (const auto& [camp, names] : by_camp(at.at("party_leaders"), true)) {
    for (const DataPlace& l : names.items()) s.party_leaders[camp].push_back(leader_of(l, camp));
    const std::size_t count = s.party_leaders[camp].size();
    if (count < 1 || count > 2) names.fail("a camp has one or two Party leaders");  // AIE-3.5.1a
  }
}

std::vector<Deployment> TablesLoader::read_deployment(const DataPlace& list, Camp camp,
                                                      Pieces& pieces) const {
  std::vector<Deployment> found;
  std::set<ZoneId> zones;
  for (const DataPlace& at : list.items()) {
    Deployment d;
    d.zone = once(zones, at.at("zone"), land(at.at("zone")));
    for (const DataPlace& l : at.at("leaders").items())
      d.leaders.push_back(once(pieces.leaders, l, leader_of(l, camp)));
    for (const DataPlace& u : at.at("units").items()) d.units.push_back(once(pieces.units, u, roman_unit(u)));
    if (const auto box = at.maybe("roma_box")) {
      d.roma_box = leader(*box);
      if (d.zone != kRomaZone || std::ranges::count(d.leaders, *d.roma_box) == 0)
        box->fail("the Roma box takes a leader set up in " + kRomaZone.str());
    }
    found.push_back(std::move(d));
  }
  return found;
}

void TablesLoader::read_forces(const DataPlace& at, ScenarioInfoAlea& s) const {
  const std::string kind = at.at("deployment").text();
  if (kind != "fixed" && kind != "free") at.at("deployment").fail("expected 'fixed' or 'free'");
  s.free_deployment = kind == "free";
  if (const auto other = at.maybe("forces_same_as_scenario")) {
    const std::string id = std::to_string(other->number());
    if (!t_.has_scenario(id)) other->fail("no such scenario above");
    s.forces = t_.scenario(id).forces;
    s.deployment = t_.scenario(id).deployment;
    if (t_.scenario(id).free_deployment != s.free_deployment) other->fail("deployed in another way");
    if (!at.maybe("forces")) return;
  }
  Pieces pieces, set_up;
  if (!s.free_deployment) {
    for (const auto& [camp, list] : by_camp(at.at("forces"), true))
      s.deployment[camp] = read_deployment(list, camp, pieces);
    return;
  }
  for (const auto& [camp, forces] : by_camp(at.at("forces"), true)) {
    Forces& f = s.forces[camp] = {};
    for (const DataPlace& l : forces.at("leaders").items())
      f.leaders.push_back(once(pieces.leaders, l, leader_of(l, camp)));
    for (const char* type : {"legio", "equites", "auxilia", "naves"})
      for (const DataPlace& u : forces.at(type).items()) {
        f.units.push_back(once(pieces.units, u, roman_unit(u)));
        if (t_.unit(f.units.back()).type != *value_named<UnitType>(type))
          u.fail(std::string("is no ") + type);
      }
    if (!forces.at("party_leaders").same_as(at.at("party_leaders").at(std::string(name_of(camp)).c_str())))
      forces.at("party_leaders").fail("differs from the scenario's Party leaders");
  }
  for (const auto& [camp, list] : by_camp(at.at("default_deployment"), true))
    s.deployment[camp] = read_deployment(list, camp, set_up);
}

void TablesLoader::read_peoples(const DataPlace& at, ScenarioInfoAlea& s) const {
  std::set<PeopleId> named;
  for (const DataPlace& p : at.at("peoples").at("war").items())
    s.war.emplace_back(once(named, p.at("people"), people(p.at("people"))), p.at("controller").named<Camp>());
  for (const DataPlace& p : at.at("peoples").at("allegiance").items()) {
    const PeopleId id = once(named, p.at("people"), people(p.at("people")));
    if (!t_.people(id).can_give_allegiance)
      p.at("people").fail("this people gives no allegiance");  // AIE-4.4.2a
    s.allegiance.emplace_back(id, p.at("camp").named<Camp>());
  }
  std::set<LeaderId> seen;
  for (const DataPlace& l : at.at("non_roman_leaders").items()) {
    s.people_leaders.push_back(once(seen, l, leader(l)));
    if (t_.leader(s.people_leaders.back()).roman()) l.fail("a Roman leader");
  }
}

void TablesLoader::read_specials(const DataPlace& at, ScenarioInfoAlea& s) const {
  if (const auto extras = at.maybe("extra_leaders"))
    for (const DataPlace& e : extras->items()) {
      if (e.at("camp").text() != "roll_d6_even_caesarian_odd_republican")
        e.at("camp").fail("only a die is known here");
      ExtraLeader extra{roman_leader(e.at("leader")), {}};
      for (const auto& [camp, zone_at] : by_camp(e.at("default_zone"), true)) {
        leader_of(e.at("leader"), camp);
        extra.default_zone[camp] = land(zone_at);
      }
      s.extra_leaders.push_back(std::move(extra));
    }
  if (const auto forced = at.maybe("forced_placement"))
    for (const DataPlace& f : forced->items()) {
      ForcedPlacement placement{roman_leader(f.at("leader")), std::nullopt, std::nullopt, false};
      if (const auto z = f.maybe("zone")) placement.zone = land(*z);
      if (const auto r = f.maybe("region")) placement.region = region(*r);
      if (placement.zone.has_value() == placement.region.has_value()) f.fail("either a zone or a region");
      if (const auto alone = f.maybe("alone")) placement.alone = alone->flag();
      s.forced.push_back(placement);
    }
  using ZonesByCamp = std::map<Camp, std::vector<ZoneId>>;
  for (const auto& [key, zones] : {std::pair<const char*, ZonesByCamp*>{"extra_zones", &s.extra_zones},
                                   {"forbidden_zones", &s.forbidden_zones},
                                   {"adjacency_ban_exempt", &s.adjacency_exempt}})
    if (const auto lists = at.maybe(key))
      for (const auto& [camp, list] : by_camp(*lists, false))
        for (const DataPlace& z : list.items()) (*zones)[camp].push_back(land(z));
  if (const auto bans = at.maybe("leader_region_bans"))
    for (const auto& [key, list] : bans->members()) {
      if (!Name::fits(key) || !t_.has_leader(LeaderId(key))) list.fail("unknown leader '" + key + "'");
      for (const DataPlace& r : list.items()) s.region_bans[LeaderId(key)].push_back(region(r));
    }
  if (const auto timed = at.maybe("timed_events"))
    for (const DataPlace& e : timed->items())
      s.timed.push_back({e.at("year").number(), e.at("phase").named<Phase>(), e.at("effect").text()});
}

// Scenario 7: M. Antonius's CC, Cleopatra as a Roman leader, Aegyptii beyond stratagems (AIE-S7.e–g).
void TablesLoader::read_overrides(const DataPlace& at, ScenarioInfoAlea& s) const {
  if (const auto leaders = at.maybe("leaders"))
    for (const auto& [key, value] : leaders->members()) {
      if (!Name::fits(key) || !t_.has_leader(LeaderId(key))) value.fail("unknown leader '" + key + "'");
      const LeaderId id(key);
      if (const auto cc = value.maybe("cc")) s.cc_override[id] = cc->count();
      if (const auto as_roman = value.maybe("as_roman")) {
        if (id != kCleopatra) as_roman->fail("only " + kCleopatra.str() + " is known here");
        s.cleopatra_as_roman = as_roman->flag();
        if (roman_leader(value.at("cp")) != kMAntonius)
          value.at("cp").fail("only " + kMAntonius.str() + " is known here");
      }
    }
  if (const auto closed = at.maybe("no_pacification_by_stratagem"))
    for (const DataPlace& p : closed->items()) s.no_stratagem_pacification.push_back(people(p));
}

}  // namespace adj::alea
