// Random players with Tribunes, daggers and armies: vetoes, forced proposals, attempts, choices of Combat.

#include <algorithm>

#include "adjudicator/games/respublica/bot.h"

namespace adj::respublica {

namespace {

// A proposal that the presiding magistrate may not want.
std::optional<Proposal> own_proposal(Player& me, Stage stage) {
  Player draft{me.p, me.seat, me.random, me.climate};
  write_agenda(draft, stage);
  std::vector<Proposal> found;
  for (const Order& order : draft.orders)
    if (const auto* line = std::get_if<Propose>(&order.body); line && !line->free)
      found.push_back(line->proposal);
  if (found.empty()) return std::nullopt;
  return me.random.pick(found);
}

void use_tribunes(Player& me, const BallotOrders& window) {
  const bool free = has_tribune(me.p, me.seat, true);
  if (!free && !has_tribune(me.p, me.seat, false)) return;
  for (const int number : window.items) {
    if (!me.one_in(free ? 5 : 12)) continue;
    std::vector<Condition> ifs;
    if (me.one_in(2)) ifs.push_back(when(ConditionKind::for_leads));
    me.write(CastVeto{number, me.one_in(4), free && me.one_in(3)}, ifs);
  }
  if (!me.one_in(free ? 4 : 9)) return;
  const std::optional<Proposal> proposal = own_proposal(me, window.stage);
  if (!proposal) return;
  const int number = window.items.empty() ? 0 : me.random.pick(window.items);
  switch (me.random.below(4)) {
    case 0:
      me.write(UseTribune{TribuneMoment::reserve, number, std::nullopt, false});
      me.propose(*proposal);
      return;
    case 1:
      me.write(UseTribune{TribuneMoment::adjourn, 0, proposal, false});
      return;
    case 2:
      me.write(UseTribune{TribuneMoment::suspend, number, proposal, false});
      [[fallthrough]];
    default:
      me.write(UseTribune{TribuneMoment::after, me.one_in(2) ? number : 0, proposal, false});
  }
}

void oppose_tribunes(Player& me, const BallotOrders& window) {
  const std::vector<SenatorId> men = senators_in_rome(me.s(), me.seat);
  if (men.empty() || others(me).empty()) return;
  const Seat other = me.random.pick(others(me));
  const SenatorId rich = best_of(men, [&](SenatorId id) { return senator(me.s(), id).talents; });
  std::vector<Condition> ifs;
  if (me.one_in(2)) ifs.push_back(when(ConditionKind::tribune_by, other));
  if (ifs.empty() && !window.items.empty() && me.one_in(2)) {
    ifs.push_back(when(ConditionKind::tribune_on));
    ifs.back().item = me.random.pick(window.items);
  }
  if (me.one_in(2)) me.write(OpposeTribune{true, me.random.pick(men), 6}, ifs);
  if (me.one_in(2)) me.write(OpposeTribune{false, rich, me.random.between(1, 6)}, ifs);
  const Condition mob =
      me.one_in(2) ? when(ConditionKind::cancelled) : when(ConditionKind::attempt_by, other);
  if (me.one_in(2)) me.write(InciteMob{me.random.pick(men)}, {mob});
}

// The last man of the hunted faction, if no heir of his would be left.
SenatorId last_of_the_prey(const Player& me) {
  const Seat hunted = prey(me);
  if (hunted == Seat{} || hunted == me.seat) return SenatorId();
  const std::vector<SenatorId> men = senators_of(me.s(), hunted);
  return men.size() == 1 && without_heir(me, men.front()) ? men.front() : SenatorId();
}

void plan_murder(Player& me, const BallotOrders& window) {
  const std::vector<SenatorId> men = senators_in_rome(me.s(), me.seat);
  const std::vector<SenatorId> targets = not_mine(me);
  const int cards = count_held(me.p, me.seat, Intrigue::assassin);
  if (const SenatorId last = last_of_the_prey(me); !last.empty() && !men.empty())
    me.write(Assassinate{last, men.back(), cards, Trigger::now, 0});
  if (men.empty() || targets.empty() || !me.one_in(cards > 0 ? 6 : 120)) return;
  Assassinate attempt{me.random.pick(targets), me.random.pick(men), me.random.between(0, cards), Trigger::now,
                      0};
  if (me.one_in(3))
    attempt.target = best_of(targets, [&](SenatorId id) { return senator(me.s(), id).influence; });
  if (!window.items.empty() && me.one_in(2)) {
    attempt.trigger = me.one_in(2) ? Trigger::during : Trigger::after;
    attempt.item = me.random.pick(window.items);
  } else if (me.one_in(4)) {
    attempt.trigger = Trigger::nominated;
  }
  me.write(attempt);
}

}  // namespace

void write_tribunes(Player& me, const BallotOrders& window) {
  if (me.climate != Climate::dutiful) use_tribunes(me, window);
  oppose_tribunes(me, window);
  if (me.climate != Climate::dutiful) plan_murder(me, window);
}

void write_combat(Player& me) {
  if (me.one_in(8))
    me.write(LandAfterNaval{SenatorId(), !me.one_in(4)},
             {when(ConditionKind::difference, me.random.between(-3, 3))}, me.one_in(2));
  if (me.one_in(6)) {
    std::vector<SenatorId> men;
    for (const Command& c : me.s().command) men.push_back(c.commander);
    if (!men.empty()) me.write(BattleOrder{men});
  }
  if (me.s().civil_war && me.s().civil_war->faction == me.seat && me.one_in(3)) {
    std::vector<WarId> wars;
    for (const War& w : me.s().war) wars.push_back(w.id);
    me.write(EndgameOrder{some_of(wars, 1, me.random)});
  }
  me.write(PlayCleopatra{me.one_in(2)});
  me.write(PlayProscription{});
  if (me.one_in(2)) me.write(Proscribe{!me.one_in(3)});
  if (me.one_in(3)) me.write(CaesarVeterans{me.random.between(1, 2)});
  for (const SenatorId id : senators_of(me.s(), me.seat))
    if (find_command(me.s(), id) || senator(me.s(), id).office)
      if (law(me.s(), Law::gabinian) && !me.one_in(3))
        me.write(GabinianRecruit{id, me.random.between(0, 2), me.random.between(0, 2), me.one_in(2)});
}

}  // namespace adj::respublica
