// Random players at the vote: who is for what, what it is worth to them, and what they send ahead.

#include <algorithm>

#include "adjudicator/games/respublica/bot.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

bool is_own(const Player& me, SenatorId id) {
  const Senator* m = find_senator(me.s(), id);
  return m && m->faction == me.seat;
}

// How many of a hundred times he votes for it.
int liking(const Player& me, const Item& it) {
  if (it.proposer == me.seat) return 97;
  const bool soldierly = me.soldierly();
  const std::vector<SenatorId> names = named_in(it.proposal);
  const bool own = std::any_of(names.begin(), names.end(), [&](SenatorId id) { return is_own(me, id); });
  if (const auto* trial = std::get_if<Prosecution>(&it.proposal))
    return is_own(me, trial->accused) ? 3 : is_own(me, trial->prosecutor) ? 95 : 55;
  if (const auto* trial = std::get_if<AssassinTrial>(&it.proposal)) return is_own(me, trial->leader) ? 3 : 60;
  if (std::holds_alternative<ElectForLife>(it.proposal))
    return own ? 98 : me.climate == Climate::ambitious ? 45 : 8;
  if (soldierly && !std::holds_alternative<RepealLandBill>(it.proposal)) return 98;
  if (std::holds_alternative<PassLandBill>(it.proposal)) return 75;
  if (std::holds_alternative<RepealLandBill>(it.proposal)) return 35;
  if (own) return 90;
  if (me.climate == Climate::patient && stage_of(it.proposal) < Stage::prosecutions) return 90;
  const bool forces =
      std::holds_alternative<RaiseForces>(it.proposal) || !parts_of<SendForces>(it.proposal).empty() ||
      !parts_of<ReinforceCommander>(it.proposal).empty() || !parts_of<CollectBequest>(it.proposal).empty();
  if (forces) return me.climate == Climate::careless ? 25 : 85;
  if (std::holds_alternative<ElectGovernors>(it.proposal)) return 85;  // somebody must go
  return 65;
}

CastVote vote_on(Player& me, const Item& it) {
  CastVote vote;
  vote.items = {it.number};
  const bool likes = me.random.below(100) < liking(me, it);
  vote.choice = likes ? VoteChoice::in_favour : me.one_in(3) ? VoteChoice::abstain : VoteChoice::against;
  const std::vector<SenatorId> men = senators_in_rome(me.s(), me.seat);
  const bool matters = it.proposer == me.seat || std::holds_alternative<ElectForLife>(it.proposal) ||
                       std::holds_alternative<Prosecution>(it.proposal);
  for (const SenatorId id : men) {
    const int purse = senator(me.s(), id).talents;
    if (purse < 1 || vote.choice == VoteChoice::abstain || !me.one_in(matters ? 3 : 15)) continue;
    const BuyAim upto = vote.choice == VoteChoice::in_favour ? BuyAim::to_pass : BuyAim::to_fail;
    vote.buys.push_back({id, me.random.between(1, purse), me.one_in(3) ? BuyAim::exactly : upto});
  }
  return vote;
}

Condition about_item(ConditionKind kind, int number) {
  Condition c = when(kind);
  c.item = number;
  return c;
}

Condition some_condition(const Player& me, const BallotOrders& window) {
  switch (me.random.below(11)) {
    case 0:
      return when(ConditionKind::votes_for, me.random.between(1, 30));
    case 1:
      return when(ConditionKind::votes_against, me.random.between(1, 30));
    case 2:
      return when(ConditionKind::against_leads);
    case 3:
      return when(ConditionKind::faction_voted, me.random.pick(playing(me.s())), VoteChoice::against);
    case 4:
      return when(ConditionKind::unrest_at_least, 3);
    case 5:
      return when(ConditionKind::treasury_below, 60);
    case 6:
      return when(ConditionKind::faction_vetoed, me.random.pick(playing(me.s())));
    case 7:
      return about_item(ConditionKind::item_passed, me.random.pick(window.items));
    case 8:
      return about_item(ConditionKind::item_failed, me.random.pick(window.items));
    case 9: {
      Condition c = when(ConditionKind::nominee);
      c.senator = me.random.pick(me.s().senator).id;
      return c;
    }
    default:
      return when(ConditionKind::for_leads);
  }
}

void votes(Player& me, const BallotOrders& window) {
  const std::vector<SenatorId> men = senators_in_rome(me.s(), me.seat);
  if (me.one_in(25)) {
    me.write(CastVote{{}, me.one_in(2) ? VoteChoice::in_favour : VoteChoice::abstain, {}, {}});
    return;
  }
  for (const int number : window.items) {
    if (me.one_in(12)) continue;  // silent on this one
    const CastVote vote = vote_on(me, item(me.s(), number));
    if (me.one_in(10)) {
      CastVote first = vote;
      first.choice = VoteChoice::against;
      first.buys.clear();
      me.write(first, {some_condition(me, window)});
    }
    if (men.size() > 1 && me.one_in(20)) {  // RPR-1.09.142a
      CastVote one = vote;
      one.senators = {me.random.pick(men)};
      one.choice = VoteChoice::abstain;
      one.buys.clear();
      me.write(one);
    }
    me.write(vote);
  }
}

// Roles that others may ask of his men.
void consent(Player& me) {
  for (const SenatorId id : senators_of(me.s(), me.seat)) {
    if (me.one_in(6)) me.write(Consent{id, Role::prosecutor, SenatorId(), std::nullopt, 0});
    if (me.one_in(8))
      me.write(Consent{id, Role::sponsor, SenatorId(), me.one_in(2) ? LandBill::ii : LandBill::i, 0});
    if (me.one_in(10)) me.write(Consent{id, Role::command, SenatorId(), std::nullopt, me.random.below(8)});
    if (me.one_in(10)) me.write(Consent{id, Role::governor, SenatorId(), std::nullopt, 0});
  }
}

// Whoever may preside next sends his agenda with his votes (7.1).
Stage next_window(Stage stage) {
  if (stage == Stage::consuls) return Stage::censor;
  if (stage <= Stage::censor) return Stage::prosecutions;
  return Stage::business;
}

void accused(Player& me, const BallotOrders& window) {
  for (const int number : window.items) {
    const auto* trial = std::get_if<Prosecution>(&item(me.s(), number).proposal);
    if (!trial || !is_own(me, trial->accused) || me.one_in(3)) continue;
    std::vector<Condition> ifs;
    if (me.one_in(2)) ifs.push_back(when(ConditionKind::guilty));
    me.write(AppealPeople{trial->accused, !me.one_in(4), std::nullopt}, ifs);
    if (me.one_in(2)) me.write(CastVeto{0, false, false}, {when(ConditionKind::guilty)});
  }
}

}  // namespace

void write_ballots(Player& me, const BallotOrders& window) {
  votes(me, window);
  accused(me, window);
  consent(me);
  write_combat(me);
  if (me.one_in(12)) me.write(Unanimous{me.one_in(2)}, {}, me.one_in(2));
  const bool chairs = me.s().session.presiding_seat == me.seat;
  const std::vector<SenatorId> men = senators_in_rome(me.s(), me.seat);
  if (window.stage <= Stage::censor) {
    if (chairs || !men.empty()) write_agenda(me, next_window(window.stage));
    // A Censor who is the only candidate has no election: he sends his trials with the Consuls' ballots.
    if (window.stage == Stage::consuls && !men.empty()) write_agenda(me, Stage::prosecutions);
    if (window.stage != Stage::consuls && chairs) write_agenda(me, Stage::business);
  } else if (window.stage == Stage::prosecutions) {
    const SenatorId first = hrao(me.p);
    if (is_own(me, first)) write_agenda(me, Stage::business);
  } else if (chairs && me.one_in(6)) {
    write_forces(me);  // with what the Senate grants now
  }
  for (const CardId card : faction(me.s(), me.seat).hand)
    if (const auto which = me.p.tables.card(card).law; which && !me.one_in(3))
      me.write(PlayLaw{*which, *which == Law::servilian && law(me.s(), Law::acilian) && me.one_in(2)});
  if (me.one_in(2)) me.write(ClaimCommissioner{});
}

}  // namespace adj::respublica
