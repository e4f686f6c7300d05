// Random players in the Forum: persuasion, knights, games, auctions, and the choices of the highest official.

#include <algorithm>

#include "adjudicator/games/respublica/bot.h"

namespace adj::respublica {

namespace {

int base_number(const Player& me, SenatorId by, SenatorId target) {
  int base = 0;
  for (const Share& share : persuasion_shares(me.p, by, target)) base += share.value;
  return base;
}

void persuade(Player& me, const std::vector<SenatorId>& men) {
  const Seat hunted = prey(me);
  if (hunted == me.seat) return;                                    // he has given up
  if (me.climate == Climate::dutiful && me.s().unrest > 0) return;  // the people come first
  std::vector<SenatorId> targets = unaligned_in_forum(me.s());
  if (hunted != Seat{})
    targets = senators_in_rome(me.s(), hunted);
  else
    for (const SenatorId id : not_mine(me))
      if (me.one_in(3)) targets.push_back(id);
  struct Try {
    Persuade plan;
    int chance;
  };
  std::vector<Try> tries;
  for (const SenatorId by : men)
    for (const SenatorId target : targets) {
      const int purse = senator(me.s(), by).talents;
      const int base = base_number(me, by, target);
      if (base + purse < 4) continue;
      const int bribe = std::clamp(8 - base, 0, purse);
      Persuade plan{target, false, by, bribe, std::min(purse, bribe + 6), std::nullopt, PersuasionCard::none};
      if (me.one_in(2)) plan.aim = me.random.between(6, 9);
      tries.push_back({plan, std::min(base + bribe, 9) + me.random.below(3)});
    }
  std::stable_sort(tries.begin(), tries.end(),
                   [](const Try& a, const Try& b) { return a.chance > b.chance; });
  if (tries.size() > 3) tries.resize(3);
  for (Try& one : tries) {
    if (held(me.p, me.seat, name_of(Intrigue::seduction)) && me.one_in(2))
      one.plan.card = PersuasionCard::seduction;
    if (held(me.p, me.seat, name_of(Intrigue::blackmail)) && me.one_in(2))
      one.plan.card = PersuasionCard::blackmail;
    std::vector<Condition> ifs;
    if (me.one_in(6)) ifs.push_back(when(ConditionKind::unaligned));
    me.write(one.plan, ifs);
  }
  if (me.one_in(3)) {
    const SenatorId by = me.random.pick(men);
    me.write(Persuade{SenatorId(), true, by, std::min(3, senator(me.s(), by).talents), 9, 8,
                      PersuasionCard::none});
  }
}

void knights_and_games(Player& me, const std::vector<SenatorId>& men) {
  const SenatorId rich = best_of(men, [&](SenatorId id) { return senator(me.s(), id).talents; });
  const int purse = senator(me.s(), rich).talents;
  std::vector<KnightsGiven> given;
  for (const SenatorId id : senators_of(me.s(), me.seat))
    if (const int has = senator(me.s(), id).knights; has > 0 && me.one_in(2))
      given.push_back({id, me.random.between(1, has)});
  if (!given.empty() && me.one_in(5)) me.write(PressureKnights{given});
  const SenatorId his = me.one_in(2) ? rich : me.random.pick(men);
  const bool restless = me.s().unrest > 0 && me.climate != Climate::careless;
  if (!me.one_in(4) && !(restless && me.climate == Climate::dutiful))
    me.write(AttractKnight{me.one_in(12) ? SenatorId() : his,
                           std::min(me.random.below(6), senator(me.s(), his).talents)});
  for (const Games games : {Games::gladiator_gala, Games::blood_fest, Games::slice_and_dice})
    if (me.p.tables.games(games).cost <= purse && me.one_in(restless ? 1 : 4)) {
      me.write(HoldGames{rich, games});
      break;
    }
}

void defend(Player& me) {
  const int treasury = faction(me.s(), me.seat).treasury;
  if (treasury == 0 || me.climate == Climate::grasping || !me.one_in(2)) return;
  me.write(CounterBribe{SenatorId(), me.random.between(1, treasury), me.random.between(1, 4)}, {},
           me.one_in(3));
  const std::vector<SenatorId> in_forum = unaligned_in_forum(me.s());
  if (!in_forum.empty()) me.write(CounterBribe{me.random.pick(in_forum), me.random.between(1, treasury), 2});
}

void choices_of_the_first(Player& me) {
  for (const EnemyLeader& leader : me.s().leader)
    if (me.one_in(4)) me.write(LeaderDies{leader.id});
  if (me.one_in(4) && !others(me).empty()) me.write(NameCatiline{me.random.pick(others(me))});
  std::vector<WarId> from{kNoWar};
  for (const War& w : me.s().war) from.push_back(w.id);
  if (me.one_in(5)) me.write(ChooseStorm{some_of(from, 1, me.random)});
  if (me.one_in(4) && from.size() > 1) me.write(ChooseAlliance{from.back()});
}

}  // namespace

void write_forum(Player& me) {
  const std::vector<SenatorId> men = senators_in_rome(me.s(), me.seat);
  if (!men.empty()) {
    persuade(me, men);
    knights_and_games(me, men);
    const SenatorId bidder = best_of(men, [&](SenatorId id) { return senator(me.s(), id).talents; });
    if (me.one_in(2))
      me.write(Bid{me.one_in(3) ? me.random.between(1, 3) : 0, bidder, me.random.between(1, 3),
                   me.random.between(3, 8)});
  }
  defend(me);
  choices_of_the_first(me);
  if (me.one_in(60)) me.write(AskMe{});
  const std::vector<SenatorId> all = senators_of(me.s(), me.seat);
  const bool leaderless = faction(me.s(), me.seat).leader.empty();
  if (all.empty()) return;
  const SenatorId great = best_of(all, [&](SenatorId id) { return without_heir(me, id) ? 1 : 0; });
  if (me.climate == Climate::grasping && without_heir(me, great))
    me.write(NameLeader{great});
  else if (leaderless || me.one_in(6))
    me.write(NameLeader{me.random.pick(all)});
}

}  // namespace adj::respublica
