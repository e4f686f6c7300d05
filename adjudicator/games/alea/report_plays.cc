// Which stratagems of his hand a player may announce now, and on whom.

#include <algorithm>

#include "adjudicator/games/alea/ch6_stratagems.h"
#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

// What a line names beside the face.
enum class Target { nothing, leader, people, two_peoples, nation, all_or_people, port, enemy_stack, combat };

Target target_of(Face face) {
  switch (face) {
    case Face::coup_0:
    case Face::coup_m1:
    case Face::coup_m2:
    case Face::assassination:
      return Target::leader;
    case Face::uprising_minor:
    case Face::uprising_major:
    case Face::allegiance:
    case Face::pacify_minor:
    case Face::pacify_major:
      return Target::people;
    case Face::uprising_two_minors:
      return Target::two_peoples;
    case Face::pacify_nationality:
      return Target::nation;
    case Face::pax_romana:
      return Target::all_or_people;
    case Face::plague:
      return Target::port;
    case Face::desertion:
      return Target::enemy_stack;
    case Face::timely_flight:
    case Face::divine_favour:
    case Face::turncoats:
    case Face::veni_vidi_vici:
    case Face::siegecraft_p1:
    case Face::siegecraft_p2:
    case Face::walls_m1:
    case Face::walls_m2:
    case Face::parthian_shot:
      return Target::combat;
    case Face::initiative:
    case Face::janus:
    case Face::senate_intrigue:
    case Face::ides_of_march:
    case Face::imperium:
    case Face::rally_triumvir:
    case Face::triumph_1:
    case Face::triumph_2:
      return Target::nothing;
  }
  return Target::nothing;
}

Play play_of(Face face) {
  Play play;
  play.face = face;
  return play;
}

void add_peoples(Position p, Face face, std::vector<Play>& plays) {
  for (const PeopleInfo& info : p.tables.peoples) {
    plays.push_back(play_of(face));
    plays.back().peoples = {info.id};
  }
}

void add_pairs(Position p, Face face, std::vector<Play>& plays) {
  for (const PeopleInfo& first : p.tables.peoples)
    for (const PeopleInfo& second : p.tables.peoples) {
      if (second.order <= first.order) continue;
      plays.push_back(play_of(face));
      plays.back().peoples = {first.id, second.id};
    }
}

template <class Wanted>
void add_zones(Position p, Face face, Wanted wanted, std::vector<Play>& plays) {
  for (const ZoneInfo& zone : p.tables.zones) {
    if (!wanted(zone)) continue;
    plays.push_back(play_of(face));
    plays.back().zone = zone.id;
  }
}

// Every play of the face, legal or not; those that depend on a combat to come name nothing yet.
std::vector<Play> conceivable(Position p, Camp camp, Face face) {
  std::vector<Play> plays;
  switch (target_of(face)) {
    case Target::nothing:
      return {play_of(face)};
    case Target::leader:
      for (const LeaderInfo& info : p.tables.leaders) {
        plays.push_back(play_of(face));
        plays.back().leaders = {info.id};
      }
      return plays;
    case Target::people:
      add_peoples(p, face, plays);
      return plays;
    case Target::two_peoples:
      add_pairs(p, face, plays);
      return plays;
    case Target::nation:
      for (const NationInfo& nation : p.tables.nations) {
        plays.push_back(play_of(face));
        plays.back().nation = nation.id;
      }
      return plays;
    case Target::all_or_people:
      plays.push_back(play_of(face));
      plays.back().all = true;
      add_peoples(p, face, plays);
      return plays;
    case Target::port:
      add_zones(
          p, face, [&](const ZoneInfo& z) { return z.port && has_units(p, z.id, other(camp)); }, plays);
      return plays;
    case Target::enemy_stack:
      add_zones(
          p, face, [&](const ZoneInfo& z) { return has_units(p, z.id, other(camp)); }, plays);
      return plays;
    case Target::combat:
      return plays;
  }
  return plays;
}

std::string target_name(const Reader& r, const Play& play) {
  const Tables& t = r.p.tables;
  if (!play.leaders.empty()) return t.leader(play.leaders.front()).name;
  if (play.nation)
    return r.language == Language::fr ? t.nation(*play.nation).name_fr : t.nation(*play.nation).name_en;
  if (play.all) return r.say("report.turn.all_peoples");
  if (play.zone) return t.zone(*play.zone).label;
  return play.peoples.empty() ? "" : t.people(play.peoples.front()).name;
}

// Of pairs every people once; of the others every target.
std::string target_list(const Reader& r, const std::vector<Play>& plays) {
  std::vector<std::string> names;
  const auto add = [&](const std::string& name) {
    if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(name);
  };
  for (const Play& play : plays)
    if (play.peoples.size() > 1)
      for (const PeopleId& id : play.peoples) add(r.p.tables.people(id).name);
    else
      add(target_name(r, play));
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

}  // namespace

std::vector<Play> possible_plays(Position p, Camp camp, Face face) {
  std::vector<Play> plays = conceivable(p, camp, face);
  std::erase_if(plays, [&](const Play& play) { return refuse_ahead(p, camp, play).has_value(); });
  return plays;
}

std::vector<ChoiceGroup> stratagem_choices(const Reader& r, Camp camp, std::initializer_list<Phase> phases) {
  ChoiceGroup group{r.say("report.turn.stratagems"), {}};
  for (const CounterId& id : hand(r.p.state, r.seat)) {
    const CounterInfo& counter = r.p.tables.counter(id);
    for (const Face face : {counter.first, counter.second}) {
      const bool now = std::ranges::find(phases, r.p.tables.face(face).phase) != phases.end();
      if (!now) continue;
      const bool combat = target_of(face) == Target::combat;
      const std::vector<Play> plays = possible_plays(r.p, camp, face);
      if (plays.empty() && !combat) continue;
      const std::string line = face_line(r, face), targets = target_list(r, plays);
      const std::string text =
          targets.empty() ? line : r.say("report.turn.targets", {{"line", line}, {"targets", targets}});
      if (std::ranges::find(group.lines, text) == group.lines.end()) group.lines.push_back(text);
    }
  }
  if (group.lines.empty()) return {};
  return {std::move(group)};
}

}  // namespace adj::alea
