// RPR-1.09.644, 1.09.647, CARD-106  Commanders in the field: recalled, replaced, reinforced; the expedition
// for a bequest.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

// A commander of the Senate in the field.
Refused refuse_not_commanding(Position p, SenatorId id, const char* clause) {
  const Senator* m = find_senator(p.state, id);
  const Command* own = find_command(p.state, id);
  if (m && own && !m->rebel && m->place == Place::war) return std::nullopt;
  return refusal(clause, "not_commanding", about("senator", id));
}

// RPR-1.09.644a, c
Refused refuse_recall(Position p, SenatorId id) {
  if (auto no = refuse_not_commanding(p, id, "RPR-1.09.644a")) return no;
  const Command& own = *find_command(p.state, id);
  if (own.sent || own.reinforced) return refusal("RPR-1.09.644c", "sent_this_turn", about("senator", id));
  if (senator(p.state, id).victorious) return refusal("RPR-1.09.644a", "victorious", about("senator", id));
  return std::nullopt;
}

Force less(const Force& a, const Force& b) {
  return {a.legions - b.legions, a.veterans - b.veterans, a.fleets - b.fleets};
}

// RPR-1.09.643c  Whether what is taken from him makes him too weak: an arm from which nothing goes is no
// weaker than it was.
bool weakens(Position p, const RecallCommander& x, WarId war, Force left) {
  constexpr int kAmple = 99;
  if (x.force.fleets == 0) left.fleets = kAmple;
  if (x.force.legions + x.force.veterans == 0) left.legions = kAmple;
  return refuse_weak_force(p, x.commander, war, left).has_value();
}

void take_home(State& s, const Units& units) {
  const auto home = [](auto& unit) {
    unit.place = UnitPlace::rome;
    unit.war = WarId();
    unit.commander = SenatorId();
  };
  for (const int number : units.legions) home(legion(s, number));
  for (const int number : units.fleets) home(fleet(s, number));
}

Units all_units_of(const State& s, SenatorId commander) {
  return {legions_of(s, commander), fleets_of(s, commander)};
}

const Bequest* waiting_bequest(const State& s, ForumCard card) {
  for (const Bequest& b : s.bequests)
    if (b.card == card && !b.collected && !b.paid && b.collector.empty()) return &b;
  return nullptr;
}

}  // namespace

Refused refuse_business(Position p, Seat, const RecallCommander& x) {
  if (auto no = refuse_recall(p, x.commander)) return no;
  if (x.all) return std::nullopt;
  if (auto no = refuse_force(x.force, "RPR-1.09.644b")) return no;
  if (!choose_units(p, x.force, UnitPlace::war, x.commander))
    return refusal("RPR-1.09.644b", "too_few_units");
  return std::nullopt;
}

Obstacle obstacle(Position p, const Item& item, const RecallCommander& x, const Leaving&) {
  if (refuse_business(p, item.proposer, x)) return "impossible";
  if (x.all) return std::nullopt;
  const Force left = less(force_of(p.state, x.commander), x.force);
  const WarId war = find_command(p.state, x.commander)->war;
  if (weakens(p, x, war, left) && weak_and_unwilling(p, item, x.commander, war, left)) return "too_weak";
  return std::nullopt;
}

void perform(RprTable& t, const Item&, const RecallCommander& x) {
  if (x.all) return bring_home(t, "RPR-1.09.644a", x.commander, "recalled");
  const Units units = *choose_units(t, x.force, UnitPlace::war, x.commander);  // RPR-1.09.644b
  take_home(t.state(), units);
  const WarId war = find_command(t.state(), x.commander)->war;
  t.tell("RPR-1.09.644b", ForceReturned{x.commander, war, units.legions, units.fleets, "recalled"});
}

void foresee(State& s, const RecallCommander& x) {
  const Units all = all_units_of(s, x.commander);
  if (!x.all) return take_home(s, *choose_from(s, x.force, all.legions, all.fleets, x.commander));
  take_home(s, all);
  const Command own = *find_command(s, x.commander);
  std::erase_if(s.command, [&](const Command& c) { return c.commander == x.commander; });
  if (!own.master.empty()) come_to_rome(s, own.master);
  come_to_rome(s, x.commander);
}

Refused refuse_business(Position p, Seat, const ReplaceCommander& x) {
  if (auto no = refuse_recall(p, x.commander)) return no;
  const Command& own = *find_command(p.state, x.commander);
  if (own.bequest) return refusal("RPR-1.09.644a", "no_war");
  // RPR-1.09.64b  A force that the war's support keeps from fighting is sent to nobody, nor anybody to it.
  const int support = war_strength(p, own.war, x.by).support;
  if (force_of(p.state, x.commander).fleets < support)
    return refusal("RPR-1.09.64b", "too_few_fleets", Json(Json::Object{{"needed", Json(support)}}));
  return refuse_commander(p, x.by, leaving_before(p.state, x));
}

Obstacle obstacle(Position p, const Item& item, const ReplaceCommander& x, const Leaving& leaving) {
  if (refuse_business(p, item.proposer, x) || refuse_commander(p, x.by, leaving)) return "impossible";
  const WarId war = find_command(p.state, x.commander)->war;
  if (weak_and_unwilling(p, item, x.by, war, force_of(p.state, x.commander))) return "too_weak";
  return std::nullopt;
}

// RPR-1.09.644a  The force passes from one to the other.
void perform(RprTable& t, const Item& item, const ReplaceCommander& x) {
  const WarId war = find_command(t.state(), x.commander)->war;
  const Units units = all_units_of(t.state(), x.commander);
  bring_home(t, "RPR-1.09.644a", x.commander, "replaced");
  Command command;
  command.commander = x.by;
  command.war = war;
  command.proposal = item.number;
  take_command(t, "RPR-1.09.644a", command, units, "replaced");
}

Refused refuse_business(Position p, Seat, const ReinforceCommander& x) {
  if (auto no = refuse_not_commanding(p, x.commander, "RPR-1.09.647a")) return no;
  if (find_command(p.state, x.commander)->sent)
    return refusal("RPR-1.09.647a", "sent_this_turn", about("senator", x.commander));
  if (auto no = refuse_force(x.force, "RPR-1.09.647a")) return no;
  if (!will_be_in_rome(p, x.force, x.commander, x)) return refusal("RPR-1.09.647a", "too_few_units");
  return std::nullopt;
}

Obstacle obstacle(Position p, const Item& item, const ReinforceCommander& x, const Leaving&) {
  if (refuse_business(p, item.proposer, x) || !choose_units(p, x.force, UnitPlace::rome, x.commander))
    return "impossible";
  return std::nullopt;
}

void perform(RprTable& t, const Item&, const ReinforceCommander& x) {
  State& s = t.state();
  const Units units = *choose_units(t, x.force, UnitPlace::rome, x.commander);
  Command& own = *find_command(s, x.commander);
  own.reinforced = true;
  const auto join = [&](auto& unit) {
    unit.place = UnitPlace::war;
    unit.war = own.war;
    unit.commander = own.commander;
  };
  for (const int number : units.legions) join(legion(s, number));
  for (const int number : units.fleets) join(fleet(s, number));
  t.tell("RPR-1.09.647a",
         ForceSent{own.commander, own.master, own.war, units.legions, units.fleets, "reinforced"});
}

// --- RPR-CARD-106a, 154
Refused refuse_business(Position p, Seat, const CollectBequest& x) {
  if (!waiting_bequest(p.state, x.card)) return refusal("RPR-CARD-106a", "no_bequest");
  if (auto no = refuse_absent(p, x.commander, "RPR-CARD-106a")) return no;
  if (senator(p.state, x.commander).office != Office::field_consul)
    return refusal("RPR-CARD-106a", "no_field_consul", about("senator", x.commander));
  if (auto no = refuse_force(x.force, "RPR-CARD-106a")) return no;
  const ForumCardInfo& info = p.tables.forum_card(x.card);
  if (x.force.legions + x.force.veterans < info.legions || x.force.fleets < info.fleets)
    return refusal("RPR-CARD-106a", "force_too_small",
                   Json(Json::Object{{"legions", Json(info.legions)}, {"fleets", Json(info.fleets)}}));
  if (!will_be_in_rome(p, x.force, x.commander, x)) return refusal("RPR-CARD-106a", "too_few_units");
  return std::nullopt;
}

Obstacle obstacle(Position p, const Item& item, const CollectBequest& x, const Leaving&) {
  if (refuse_business(p, item.proposer, x) || !choose_units(p, x.force, UnitPlace::rome, x.commander))
    return "impossible";
  return std::nullopt;
}

void perform(RprTable& t, const Item& item, const CollectBequest& x) {
  State& s = t.state();
  const Units units = *choose_units(t, x.force, UnitPlace::rome, x.commander);
  for (Bequest& b : s.bequests)
    if (b.card == x.card && !b.collected && !b.paid) b.collector = x.commander;
  Command command;
  command.commander = x.commander;
  command.war = WarId(name_of(x.card));
  command.bequest = x.card;
  command.proposal = item.number;
  take_command(t, "RPR-CARD-106a", command, units, "bequest");
}

}  // namespace adj::respublica
