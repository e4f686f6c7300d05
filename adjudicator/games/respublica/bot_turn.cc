// Random players at set-up, in the Revenue and in the Revolution phase.

#include <algorithm>

#include "adjudicator/games/respublica/bot.h"

namespace adj::respublica {

namespace {

int wealth(const Player& me, SenatorId id) { return senator(me.s(), id).talents; }

// Cards of the hand that lie open from now on.
void play_cards(Player& me) {
  for (const CardId card : faction(me.s(), me.seat).hand) {
    const CardInfo& info = me.p.tables.card(card);
    const std::vector<SenatorId> men = senators_of(me.s(), me.seat);
    if (info.kind == CardKind::statesman) me.write(PlayStatesman{as<SenatorId>(card)});
    if (info.kind == CardKind::concession && !men.empty() && !me.one_in(5))
      me.write(PlayConcession{as<ConcessionId>(card), me.random.pick(men)});
  }
}

void write_spoils(Player& me) {
  for (const SenatorId id : senators_of(me.s(), me.seat)) {
    for (const ProvinceId province : provinces_of(me.s(), id))
      if (me.one_in(3)) me.write(TakeSpoils{province, !me.one_in(4)}, {}, me.one_in(2));
    for (const ConcessionId concession : senator(me.s(), id).concessions)
      if (me.p.tables.concession(concession).grain && me.one_in(3))
        me.write(SellGrain{concession, me.one_in(2)});
  }
}

// Into one purse, so that he can persuade, bribe and contribute; the treasury keeps what defends his men.
void gather_talents(Player& me) {
  const std::vector<SenatorId> men = senators_of(me.s(), me.seat);
  if (men.empty()) return;
  const int sum = talents_of(me.p, me.seat);
  SenatorId chief = best_of(men, [&](SenatorId id) {
    const Senator& m = senator(me.s(), id);
    return (in_rome(m) ? 100 : 0) + m.influence + oratory(me.p, id);
  });
  const bool one_purse = me.climate == Climate::grasping || me.climate == Climate::dutiful;
  if (!one_purse && me.one_in(3)) chief = me.random.pick(men);
  switch (one_purse ? 3 : me.random.below(5)) {
    case 0:
      return;  // everybody keeps his own
    case 1:
      for (const SenatorId id : men)
        if (const int has = wealth(me, id); has > 0 && id != chief)
          me.write(MoveTalents{me.random.between(1, has), id, me.one_in(3) ? SenatorId() : chief});
      return;
    case 2:
      me.write(RestTo{SenatorId()});
      return;
    default:
      for (const SenatorId id : men)
        if (id != chief && me.one_in(one_purse ? 12 : 3))
          me.write(SetPurse{id, me.random.between(0, std::max(1, sum / 4))});
      me.write(RestTo{me.one_in(one_purse ? 24 : 4) ? SenatorId() : chief});
  }
}

void contribute(Player& me) {
  const std::vector<SenatorId> men = senators_of(me.s(), me.seat);
  if (men.empty()) return;
  const SenatorId id = me.random.pick(men);
  int due = 0;
  for (const auto& [why, talents] : state_debts(me.p)) due += talents;
  const bool danger = due > me.s().treasury;
  if (danger && !me.spends())
    me.write(Contribute{id, std::max(10, due - me.s().treasury), true}, {when(ConditionKind::bankrupt)});
  const bool eager = me.climate == Climate::ambitious || me.climate == Climate::patient;
  const bool needed =
      (danger && !me.spends()) || (me.climate == Climate::dutiful && me.s().treasury < due + 40);
  if (needed || me.one_in(eager ? 2 : 6)) {
    const SenatorId rich = best_of(men, [&](SenatorId m) { return wealth(me, m); });
    const int has = wealth(me, rich);
    if (has >= 10) me.write(Contribute{rich, has >= 50 ? 50 : has >= 25 ? 25 : 10, false});
  }
}

void rebels_pay(Player& me) {
  if (!me.s().civil_war) return;
  if (me.s().civil_war->faction == me.seat)
    me.write(RebelUpkeep{me.one_in(3) ? me.random.between(1, 3) : 0});
  else if (me.one_in(3))
    me.write(KeepReleased{me.one_in(2)});
}

}  // namespace

void write_setup(Player& me) {
  const std::vector<SenatorId> men = senators_of(me.s(), me.seat);
  if (!men.empty() && me.one_in(2)) me.write(NameLeader{me.random.pick(men)});
  for (const SenatorId id : men)
    for (const ProvinceId province : provinces_of(me.s(), id))
      me.write(GovernAtStart{province, me.random.pick(men), me.random.between(1, 3)});
  play_cards(me);
  write_spoils(me);
}

void write_revenue(Player& me) {
  gather_talents(me);
  contribute(me);
  write_spoils(me);
  rebels_pay(me);
  const std::vector<SenatorId> men = senators_in_rome(me.s(), me.seat);
  if (!men.empty() && held(me.p, me.seat, name_of(Intrigue::open_bodyguard)))
    me.write(PlayBodyguard{me.random.pick(men)});
  for (const SenatorId id : senators_of(me.s(), me.seat))
    if (me.one_in(8) && wealth(me, id) > 0 && !others(me).empty())
      me.write(GiveTalents{1, id, me.random.pick(others(me))});
}

namespace {

// A victor lays down, keeps his army for another war, or keeps it for himself.
void after_victory(Player& me, SenatorId id) {
  const int legions = static_cast<int>(legions_of(me.s(), id).size());
  if (me.one_in(2))
    for (const War& w : me.s().war)
      if (me.one_in(2)) me.write(MoveOn{id, w.id});
  const int daring = me.climate == Climate::reckless ? 1
                     : me.daring()                   ? 2
                     : me.climate == Climate::sound  ? 25
                                                     : 10;
  if (me.climate == Climate::dutiful) return me.write(LayDown{id});
  if (legions >= 3 && me.one_in(daring)) {
    std::vector<Condition> ifs;
    if (me.one_in(2)) ifs.push_back(when(ConditionKind::loyal_at_least, std::max(1, legions / 2)));
    if (me.one_in(5)) ifs.push_back(when(ConditionKind::no_rebel));
    std::vector<SenatorId> friends = senators_of(me.s(), me.seat);
    std::erase(friends, id);
    me.write(Rebel{id, std::min(legions, senator(me.s(), id).talents),
                   me.one_in(2) ? some_of(friends, 0, me.random) : std::vector<SenatorId>{}},
             ifs);
  } else if (me.one_in(3)) {
    me.write(LayDown{id});
  }
}

}  // namespace

void write_revolution(Player& me) {
  play_cards(me);
  write_spoils(me);
  const std::vector<CardId>& hand = faction(me.s(), me.seat).hand;
  for (std::size_t i = static_cast<std::size_t>(me.p.tables.constants.hand_limit); i < hand.size(); ++i)
    if (!me.one_in(4)) me.write(DiscardCard{random_face(me)});
  for (const SenatorId id : senators_of(me.s(), me.seat))
    if (senator(me.s(), id).victorious) after_victory(me, id);
  if (me.one_in(6) && !others(me).empty() && !hand.empty()) {
    TradeCards trade{{random_face(me)}, me.random.pick(others(me)), {}};
    if (me.one_in(3)) trade.get = {Face("tribune")};
    me.write(trade);
  }
  write_allegiance(me);
}

void write_allegiance(Player& me) {
  for (const SenatorId id : senators_of(me.s(), me.seat)) {
    if (me.one_in(2)) me.write(JoinRebel{id, me.one_in(3)});
    if (me.one_in(8)) me.write(VeteransOf{id, !me.one_in(3)});
  }
}

}  // namespace adj::respublica
