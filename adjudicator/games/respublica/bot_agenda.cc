// Random players who preside, or may come to: elections, trials, provinces and the other business.

#include <algorithm>

#include "adjudicator/games/respublica/bot.h"

namespace adj::respublica {

namespace {

// Three good men and some luck.
std::vector<SenatorId> best_men(const Player& me, std::vector<SenatorId> men) {
  men = some_of(men, static_cast<int>(men.size()), me.random);
  std::stable_sort(men.begin(), men.end(), [&](SenatorId a, SenatorId b) {
    const auto worth = [&](SenatorId id) {
      const Senator& m = senator(me.s(), id);
      return military(me.p, id) +
             (me.climate == Climate::dutiful ? m.popularity
              : m.faction == me.seat         ? 4
                                             : 0) +
             (me.climate == Climate::ambitious ? m.influence / 4 : 0) +
             (me.climate == Climate::patient ? m.influence / 2 : 0);
    };
    return worth(a) > worth(b);
  });
  if (men.size() > 4) men.resize(4);
  return men;
}

void nominate_consuls(Player& me) {
  const std::vector<SenatorId> men = best_men(me, eligible(me.p, Stage::consuls));
  if (me.climate == Climate::dutiful && men.size() >= 2) me.propose(ConsulPair{men[0], men[1]});
  for (int lines = me.random.between(2, 4); lines > 0 && men.size() >= 2; --lines) {
    const SenatorId first = lines == 3 ? men[0] : me.random.pick(men);
    me.propose(ConsulPair{first, me.random.pick(men)});
  }
  if (me.one_in(4)) me.write(VoteOrder{some_of(playing(me.s()), 1, me.random)});
}

void prefer_offices(Player& me) {
  const std::vector<SenatorId> men = senators_in_rome(me.s(), me.seat);
  if (!men.empty() && me.one_in(3))
    me.write(PreferConsul{me.random.pick(me.one_in(2) ? men : all_in_rome(me.s()))});
  const std::vector<SenatorId> free = eligible(me.p, Stage::dictator);
  if (free.empty() || !dictator_possible(me.p)) return;
  // The same man comes to the mind of both Consuls often enough.
  const SenatorId great = best_of(free, [&](SenatorId id) { return military(me.p, id); });
  const bool agreed = me.climate == Climate::dutiful;
  if (agreed || !me.one_in(3))
    me.write(AppointDictator{!agreed && me.one_in(4) ? me.random.pick(free) : great});
  if (me.one_in(2)) me.write(NameMaster{me.random.pick(free)});
  if (me.one_in(2)) me.propose(ElectDictator{me.random.pick(free)});
}

// Several, as one of them may come to another office before. Who leaves his office becomes eligible
// (RPR-1.09.22c).
void nominate_censor(Player& me) {
  std::vector<SenatorId> men = eligible(me.p, Stage::censor);
  if (me.s().session.stage == Stage::consuls)
    for (const Office office : {Office::rome_consul, Office::field_consul})
      for (const SenatorId id : holders(me.s(), office)) men.push_back(id);
  men = some_of(men, 3, me.random);
  if (men.size() > 4) men.resize(4);
  for (const SenatorId id : men) me.propose(ElectCensor{id});
}

// RPR-1.09.821  When somebody of his own can be put up.
void nominate_for_life(Player& me) {
  if (me.climate == Climate::patient || me.climate == Climate::dutiful) return;
  for (const SenatorId id : all_in_rome(me.s())) {
    const bool own = senator(me.s(), id).faction == me.seat;
    if (senator(me.s(), id).influence >= me.p.tables.constants.cfl_election_influence &&
        me.one_in(own ? (me.climate == Climate::ambitious ? 1 : 12) : 30))
      me.propose(ElectForLife{id});
  }
}

void prosecute(Player& me) {
  const std::vector<SenatorId> mine = senators_in_rome(me.s(), me.seat);
  std::vector<Prosecution> possible;
  for (const SenatorId id : not_mine(me)) {
    const Senator& m = senator(me.s(), id);
    const auto charge = [&](bool major, Charge reason, ConcessionId concession, ProvinceId province) {
      SenatorId prosecutor = mine.empty() ? SenatorId() : me.random.pick(mine);
      if (me.one_in(12)) prosecutor = me.random.pick(all_in_rome(me.s()));
      possible.push_back({id, major, reason, concession, province, prosecutor, SenatorId()});
    };
    if (m.major) {
      charge(true, Charge::major, {}, {});
      charge(false, Charge::major, {}, {});
    }
    if (m.corrupt) charge(false, Charge::corrupt, {}, {});
    for (const ConcessionId bar : m.bars) charge(false, Charge::concession, bar, {});
    for (const ProvinceId province : m.legate_spoils) charge(false, Charge::legate, {}, province);
  }
  possible = some_of(possible, 1, me.random);
  if (possible.size() > 4) possible.resize(4);
  for (std::size_t i = 0; i < possible.size(); ++i) {
    std::vector<Condition> ifs;
    if (i > 0 && me.one_in(4)) ifs.push_back(when(ConditionKind::item_failed));
    me.propose(possible[i], ifs);
  }
  for (const SenatorId id : all_in_rome(me.s()))
    if (senator(me.s(), id).corrupt && senator(me.s(), id).returned) me.write(ImposeFine{id});
}

void name_governors(Player& me) {
  ElectGovernors slate;
  std::vector<SenatorId> men = unaligned_in_forum(me.s());
  for (const SenatorId id : all_in_rome(me.s()))
    if (!senator(me.s(), id).office || law(me.s(), Law::vatinian)) men.push_back(id);
  men = some_of(men, static_cast<int>(men.size()), me.random);
  for (const Province& place : me.s().province) {
    if (!place.exists || place.rebel || men.empty()) continue;
    const bool vacant = place.governor.empty();
    if (!vacant && !me.one_in(8)) continue;
    const Appointment one{place.id, men.back(), !vacant};
    if (!me.one_in(12)) men.pop_back();  // nobody goes to two provinces
    if (me.one_in(2))
      me.propose(ElectGovernors{{one}});
    else
      slate.appointments.push_back(one);
    if (me.one_in(3)) me.write(ChooseLegate{place.id, me.one_in(2)});
  }
  if (!slate.appointments.empty()) me.propose(slate);
}

void award_concessions(Player& me) {
  const std::vector<SenatorId> men = all_in_rome(me.s());
  AwardConcessions bundle;
  for (const ConcessionId id : me.s().forum_concessions)
    if (!men.empty() && me.one_in(2)) bundle.awards.push_back({id, me.random.pick(men)});
  if (!bundle.awards.empty() && me.one_in(2)) me.propose(bundle);
  for (const Award& award : bundle.awards)
    if (me.one_in(2)) me.propose(AwardConcessions{{award}});
}

void land_bills(Player& me) {
  std::vector<SenatorId> men = senators_in_rome(me.s(), me.seat);
  if (men.empty()) return;
  const SenatorId sponsor = me.random.pick(men);
  const SenatorId cosponsor = me.random.pick(me.one_in(3) ? all_in_rome(me.s()) : men);
  const bool restless = me.s().unrest > 1 && me.climate != Climate::careless;
  const bool dear = me.s().treasury < 90;  // they cost the State talents every year
  for (const LandBill bill : {LandBill::i, LandBill::ii, LandBill::iii}) {
    if (me.climate == Climate::dutiful ? restless && (!dear || bill == LandBill::i)
                                       : me.one_in(restless ? 2 : 9))
      me.write(Propose{PassLandBill{bill, sponsor, cosponsor}, false});
    if (me.one_in(3)) me.write(Propose{PassLandBill{bill, sponsor, cosponsor}, true});  // a Gracchus
    const auto in_force = me.s().land_bills.find(bill);
    if (in_force != me.s().land_bills.end() && in_force->second > 0 &&
        me.one_in(me.climate == Climate::dutiful ? 100 : 2))
      for (const SenatorId id : men) me.propose(RepealLandBill{bill, id});
  }
}

}  // namespace

void write_agenda(Player& me, Stage stage) {
  switch (stage) {
    case Stage::consuls:
      nominate_consuls(me);
      prefer_offices(me);
      return;
    case Stage::pontifex:
    case Stage::dictator:
    case Stage::censor:
      prefer_offices(me);
      nominate_censor(me);
      nominate_for_life(me);
      return;
    case Stage::prosecutions:
      prosecute(me);
      return;
    case Stage::governors:
    case Stage::business:
      name_governors(me);
      write_forces(me);
      award_concessions(me);
      land_bills(me);
      nominate_for_life(me);
      if (me.one_in(20)) me.propose(MinorMotion{"Let us praise the augurs"});
      if (!me.one_in(6)) me.write(Adjourn{});  // that is all: he need not be asked again
      return;
    case Stage::closed:
      return;
  }
}

}  // namespace adj::respublica
