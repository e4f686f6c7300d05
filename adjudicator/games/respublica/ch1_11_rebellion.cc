// RPR-1.11.3  Victorious commanders lay down their command, move on or rebel; who follows them, and whose
// veterans.

#include <algorithm>
#include <limits>
#include <map>

#include "adjudicator/games/respublica/ch1_10.h"
#include "adjudicator/games/respublica/ch1_11.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

// RPR-1.11.3a  The first seat if everybody were in Rome.
Seat first_to_declare(Position p) {
  State s = p.state;
  for (Senator& m : s.senator) m.place = Place::rome;
  return hrao_seat(Position(p.tables, s));
}

// The place of his first line REBEL, behind all others without one.
std::size_t place_of_rebel_line(const State& s, Seat seat, SenatorId id) {
  const std::vector<Wish<Rebel>> lines = wishes<Rebel>(s, seat);
  const auto at =
      std::find_if(lines.begin(), lines.end(), [&](const Wish<Rebel>& w) { return w.what->senator == id; });
  return static_cast<std::size_t>(at - lines.begin());
}

// Of one faction those who want to rebel first, as their lines say; then as they were sent.
std::vector<SenatorId> commanders_of(Position p, Seat seat) {
  std::vector<SenatorId> found;
  for (const Command& c : p.state.command)
    if (senator(p.state, c.commander).faction == seat && may_declare(p, c.commander))
      found.push_back(c.commander);
  std::stable_sort(found.begin(), found.end(), [&](SenatorId a, SenatorId b) {
    return place_of_rebel_line(p.state, seat, a) < place_of_rebel_line(p.state, seat, b);
  });
  return found;
}

// What he does: the first of his lines whose conditions hold. How many follow is known only after the dice.
struct Choice {
  const Rebel* rebel = nullptr;
  const MoveOn* move_on = nullptr;
  const Order* order = nullptr;
};
Choice choice_of(Position p, Seat seat, SenatorId id) {
  Moment before;
  before.loyal = std::numeric_limits<int>::max();
  for (const Order* order : orders_of(p.state, seat)) {
    const auto* rebel = std::get_if<Rebel>(&order->body);
    const auto* move_on = std::get_if<MoveOn>(&order->body);
    const auto* lay_down = std::get_if<LayDown>(&order->body);
    const SenatorId who = rebel      ? rebel->senator
                          : move_on  ? move_on->senator
                          : lay_down ? lay_down->senator
                                     : SenatorId();
    if (who == id && holds(p, *order, before)) return {rebel, move_on, order};
  }
  return {};
}

// --- Laying down
// RPR-CARD-106b  What he fetched is the State's in the next Revenue phase.
void deliver_bequest(State& s, SenatorId id) {
  for (Bequest& b : s.bequests)
    if (b.collector == id) b.collected = true;
}

void lay_down(RprTable& t, Name clause, SenatorId id, Name why) {
  deliver_bequest(t.state(), id);
  bring_home(t, clause, id, why);
  senator(t.state(), id).victorious = false;
}

void withdraw(RprTable& t, Name clause, SenatorId id, Name why) {
  t.tell(clause, RebellionWithdrawn{id, why});
  lay_down(t, clause, id, "laid_down");
}

// --- RPR-1.11.31  Who follows
SenatorId own_master(const State& s, SenatorId commander) {
  const Command* own = find_command(s, commander);
  if (!own || own->master.empty()) return SenatorId();
  return senator(s, own->master).faction == senator(s, commander).faction ? own->master : SenatorId();
}

// RPR-1.11.31b  His own talents first, then those of a Master of Horse of his faction; a talent for a legion.
int pay_for_allegiance(RprTable& t, SenatorId commander, int wanted) {
  const State& s = t.state();
  int due = std::min(wanted, static_cast<int>(doubtful_legions(s, commander).size()));
  int spent = 0;
  for (const SenatorId id : {commander, own_master(s, commander)}) {
    if (id.empty()) continue;
    const int pays = std::min(due, senator(s, id).talents);
    change_purse(t, "RPR-1.11.31b", id, -pays, "allegiance");
    due -= pays;
    spent += pays;
  }
  return spent;
}

template <class Unit>
void send_home(Unit& unit) {
  unit.place = UnitPlace::rome;
  unit.war = WarId();
  unit.commander = SenatorId();
  unit.province = ProvinceId();
}

// RPR-1.11.31a, c – e  The lowest numbers are paid for; who will not follow goes home, and so do all fleets.
int roll_allegiance(RprTable& t, SenatorId commander, int spend) {
  State& s = t.state();
  AllegianceRolled told;
  told.commander = commander;
  const int spent = pay_for_allegiance(t, commander, spend);
  told.spent = spent;
  const std::vector<int> doubtful = doubtful_legions(s, commander);
  int paid = spent;
  for (const int number : legions_of(s, commander)) {
    bool follows = std::find(doubtful.begin(), doubtful.end(), number) == doubtful.end();
    if (!follows) {
      const int bonus = paid-- > 0 ? 1 : 0;
      const int die = omened_d6(t, "RPR-1.11.31a", "allegiance", std::to_string(number));
      follows = die + bonus >= t.tables().allegiance_target(s.era);
    }
    (follows ? told.follow : told.refuse).push_back(number);
  }
  for (const int number : told.refuse) send_home(legion(s, number));
  for (const int number : fleets_of(s, commander)) send_home(fleet(s, number));
  t.tell("RPR-1.11.31a", told);
  return static_cast<int>(told.follow.size());
}

// RPR-1.11.3b  What he has gathered, with his Master of Horse if he named him as a follower.
int gathered_strength(Position p, const Rebel& order) {
  const SenatorId master = own_master(p.state, order.senator);
  const int army = army_strength(p.state, legions_of(p.state, order.senator));
  return army + command_strength(p, order.senator, contains(order.join, master) ? master : SenatorId(), army);
}

// --- RPR-1.11.3a, b  The declarations of this phase; the strongest stands, and of equals the first.
class Declarations {
 public:
  explicit Declarations(RprTable& t) : t_(t) {}

  void hear(Seat seat, SenatorId id) {
    const Choice choice = choice_of(t_, seat, id);
    if (choice.rebel) return try_to_rebel(Rebel(*choice.rebel), Order(*choice.order));
    if (choice.move_on && !refuse_moving_on(t_, *choice.move_on))
      return move_on(id, WarId(choice.move_on->war));
    lay_down(t_, "RPR-1.11.3a", id, "laid_down");
  }
  const std::optional<Rebel>& standing() const { return standing_; }

 private:
  void try_to_rebel(const Rebel& wanted, const Order& order) {
    State& s = t_.state();
    if (s.civil_war && (!standing_ || s.civil_war->faction == senator(s, wanted.senator).faction))
      return withdraw(t_, "RPR-1.11.3b", wanted.senator, "rebel_exists");
    Moment moment;
    moment.loyal = roll_allegiance(t_, wanted.senator, wanted.spend);
    if (moment.loyal == 0) return withdraw(t_, "RPR-1.11.31e", wanted.senator, "no_legions");
    if (!holds(t_, order, moment)) return withdraw(t_, "RPR-1.11.31e", wanted.senator, "condition");
    const int strength = gathered_strength(t_, wanted);
    if (standing_ && strength <= strength_) return withdraw(t_, "RPR-1.11.3b", wanted.senator, "weaker");
    const std::optional<Rebel> displaced = standing_;
    standing_ = wanted;
    strength_ = strength;
    CivilWar war;
    war.primary = wanted.senator;
    war.faction = senator(s, wanted.senator).faction;
    war.since = s.turn;
    s.civil_war = war;
    t_.tell("RPR-1.11.3a", RebellionDeclared{war.primary, war.faction, strength});
    if (displaced) withdraw(t_, "RPR-1.11.3d", displaced->senator, "displaced");
  }

  // RPR-CARD-159a  A Proconsul from now on; he does not fight before the next Combat phase.
  void move_on(SenatorId id, WarId to) {
    State& s = t_.state();
    if (!war_is_active(t_, to)) activate_war(t_, "RPR-CARD-159a", to, "manilian");
    const std::vector<int> legions = legions_of(s, id), fleets = fleets_of(s, id);
    for (const int number : legions) legion(s, number).war = to;
    for (const int number : fleets) fleet(s, number).war = to;
    Command& own = *find_command(s, id);
    own.war = to;
    senator(s, id).war = to;
    senator(s, id).victorious = false;
    t_.tell("RPR-CARD-159a", ForceSent{id, SenatorId(), to, legions, fleets, "manilian"});
    become_proconsul(t_, id);
  }

  RprTable& t_;
  std::optional<Rebel> standing_;
  int strength_ = 0;
};

// --- RPR-1.11.32  The rebellion stands: the army, the primary rebel, his followers
// RPR-CARD-106c  What he was to fetch is his.
void keep_bequest(RprTable& t, SenatorId id) {
  for (Bequest& b : t.state().bequests) {
    if (b.collector != id) continue;
    b.collected = b.paid = true;
    b.collector = SenatorId();
    change_purse(t, "RPR-CARD-106c", id, t.tables().forum_card(b.card).talents, "bequest");
  }
}

// The Dictator's Master of Horse, whom his rebellion leaves without office (RPR-1.11.32d).
SenatorId raise_standard(RprTable& t) {
  State& s = t.state();
  const SenatorId primary = s.civil_war->primary;
  const SenatorId master = find_command(s, primary)->master;
  for (const int number : legions_of(s, primary)) {
    Legion& unit = legion(s, number);
    unit.place = UnitPlace::rebels;
    unit.war = WarId();
  }
  keep_bequest(t, primary);
  std::erase_if(s.command, [&](const Command& c) { return c.commander == primary; });
  become_rebel(t, "RPR-1.11.32d", primary);
  if (master.empty()) return master;
  come_to_rome(s, master);
  leave_office(t, "RPR-1.11.32d", master, "rebellion");  // where the Dictator's own has not ended it
  return master;
}

// RPR-1.11.32a  What the lines of the last window say about the others of his faction.
void hear_joins(Position p, std::map<SenatorId, bool>& joins) {
  for (const Wish<JoinRebel>& w : wishes<JoinRebel>(p.state, p.state.civil_war->faction))
    if (holds(p, *w.order, Moment{})) joins[w.what->senator] = w.what->yes;
}

std::vector<SenatorId> followers(const State& s, std::map<SenatorId, bool>& joins) {
  std::vector<SenatorId> found;
  for (const SenatorId id : senators_of(s, s.civil_war->faction)) {
    const Senator& m = senator(s, id);
    if (joins[id] && !m.rebel && m.place != Place::captive) found.push_back(id);
  }
  return found;
}

void join(RprTable& t, SenatorId id) {
  t.tell("RPR-1.11.32a", JoinedRebels{id});
  if (find_command(t.state(), id)) bring_home(t, "RPR-1.11.32b", id, "joined_rebels");
  become_rebel(t, "RPR-1.11.32a", id);
}

// --- Veterans
bool sworn_to_rebel(const State& s, const Legion& unit) {
  const Senator* owner = unit.veteran ? find_senator(s, unit.allegiance) : nullptr;
  return owner && owner->rebel;
}
// 7.4  In silence they leave the rebel.
bool called_back(Position p, const Legion& unit) {
  const Senator* owner = unit.veteran ? find_senator(p.state, unit.allegiance) : nullptr;
  if (!owner || owner->rebel || unit.place != UnitPlace::rebels) return false;
  std::optional<bool> wanted;  // the last word counts: these lines stand
  for (const Wish<VeteransOf>& w : wishes<VeteransOf>(p.state, owner->faction))
    if (w.what->senator == owner->id && holds(p, *w.order, Moment{})) wanted = w.what->desert;
  return wanted.value_or(true);
}

// RPR-1.11.36a  Before a battle they go over to the army that the Senate has sent; else to the Active Forces.
void join_senate(State& s, Legion& unit) {
  send_home(unit);
  for (const Command& c : s.command) {
    if (c.war != kCivilWar) continue;
    unit.place = UnitPlace::war;
    unit.war = kCivilWar;
    unit.commander = c.commander;
    return;
  }
}

void tell_veterans(RprTable& t, const std::map<SenatorId, std::vector<int>>& moved, bool to_rebels) {
  for (const auto& [owner, legions] : moved)
    t.tell("RPR-1.11.36a", VeteransChanged{owner, legions, to_rebels});
}

}  // namespace

bool may_declare(Position p, SenatorId id) {
  const Command* own = find_command(p.state, id);
  return own && (senator(p.state, id).victorious || own->bequest);
}

std::vector<int> doubtful_legions(const State& s, SenatorId commander) {
  std::vector<int> found = legions_of(s, commander);
  std::erase_if(found, [&](int number) {
    const Legion& unit = legion(s, number);
    return unit.veteran && unit.allegiance == commander;
  });
  return found;
}

std::optional<Refusal> refuse_moving_on(Position p, const MoveOn& o) {
  if (!law(p.state, Law::manilian)) return refusal("RPR-CARD-159a", "no_such_law");
  if (!senator(p.state, o.senator).victorious)
    return refusal("RPR-CARD-159a", "not_victorious", about("senator", o.senator));
  if (!find_war(p.state, o.war)) return refusal("RPR-CARD-159a", "no_such_war", about("war", o.war));
  const int support = war_strength(p, o.war, o.senator, true).support;
  if (static_cast<int>(fleets_of(p.state, o.senator).size()) < support)
    return refusal("RPR-CARD-159a", "too_few_fleets", Json(Json::Object{{"needed", Json(support)}}));
  return std::nullopt;
}

void pull_veterans(RprTable& t) {
  State& s = t.state();
  std::map<SenatorId, std::vector<int>> to_rebels, to_senate;
  for (Legion& unit : s.legion) {
    const bool active =
        unit.place == UnitPlace::rome || unit.place == UnitPlace::war || unit.place == UnitPlace::garrison;
    if (active && sworn_to_rebel(s, unit)) {
      send_home(unit);
      unit.place = UnitPlace::rebels;
      unit.commander = s.civil_war->primary;
      to_rebels[unit.allegiance].push_back(unit.number);
    } else if (called_back(t, unit)) {
      join_senate(s, unit);
      to_senate[unit.allegiance].push_back(unit.number);
    }
  }
  tell_veterans(t, to_rebels, true);
  tell_veterans(t, to_senate, false);
}

void declare_rebellion(RprTable& t) {
  State& s = t.state();
  Declarations declarations(t);
  for (const Seat seat : clockwise_from(s, first_to_declare(t)))
    for (const SenatorId id : commanders_of(t, seat)) declarations.hear(seat, id);
  const std::optional<Rebel> declared = declarations.standing();
  if (!declared) return;
  const SenatorId master = raise_standard(t);
  std::map<SenatorId, bool> joins;
  for (const SenatorId id : declared->join) joins[id] = true;
  hear_joins(t, joins);
  std::vector<AllegianceOrders> windows;
  for (const Seat seat : asked(s)) windows.push_back({seat});
  ask_and_file(t, windows);
  hear_joins(t, joins);
  for (const SenatorId id : followers(s, joins)) {
    join(t, id);
    if (id == master) s.civil_war->master = id;  // RPR-1.11.32c
  }
  pull_veterans(t);
  check_appointment_for_life(t);  // a Master of Horse who stayed loyal is in Rome
}

}  // namespace adj::respublica
