// RPR-1.07.4  Persuasion: bribes, counter-bribes, the roll, and what a failed Blackmail leaves.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

Name face_of_card(PersuasionCard card) {
  return name_of(card == PersuasionCard::seduction ? Intrigue::seduction : Intrigue::blackmail);
}

// One attempt as it goes on.
struct Attempt {
  Seat seat;
  Persuade plan;
  SenatorId target;
  std::vector<Share> shares;
  int base = 0, bribes = 0, counter = 0;
  std::map<Seat, int> spent;
};

// A line and whom it means now.
struct Chosen {
  Order order;
  Persuade plan;
  SenatorId target;
};

// NEW: families of this phase that still lie in the Forum.
std::vector<SenatorId> targets_of(const State& s, const Persuade& plan) {
  if (!plan.newcomer) return {plan.target};
  std::vector<SenatorId> found;
  for (const SenatorId id : s.now.newcomers)
    if (const Senator* m = find_senator(s, id); m && !aligned(*m)) found.push_back(id);
  return found;
}

// 7.4  The first line that can be carried out.
std::optional<Chosen> choose(Position p, Seat seat) {
  for (const Wish<Persuade>& w : wishes<Persuade>(p.state, seat))
    for (const SenatorId target : targets_of(p.state, *w.what)) {
      Moment moment;
      moment.target = target;
      if (holds(p, *w.order, moment) && !refuse_persuasion(p, seat, *w.what, target))
        return Chosen{*w.order, *w.what, target};
    }
  return std::nullopt;
}

// RPR-1.07.412a, 1.07.413b  What is spent lies with the target at once.
void bribe(RprTable& t, Attempt& a, int talents) {
  if (talents <= 0) return;
  a.base += talents;
  a.bribes += talents;
  t.tell("RPR-1.07.412a", BribeAdded{a.seat, a.plan.by, talents, a.base});
  change_purse(t, "RPR-1.07.412a", a.plan.by, -talents, "bribe");
  change_purse(t, "RPR-1.07.413b", a.target, talents, "bribe");
}

// DEFEND OWN speaks of his own senators only.
const CounterBribe* limit_of(Position p, Seat seat, SenatorId target) {
  Moment moment;
  moment.target = target;
  const bool own = senator(p.state, target).faction == seat;
  for (const Wish<CounterBribe>& w : wishes<CounterBribe>(p.state, seat)) {
    const bool meant = w.what->target.empty() ? own : w.what->target == target;
    if (meant && holds(p, *w.order, moment)) return w.what;
  }
  return nullptr;
}

// RPR-1.07.413a, 1.07.414a  One round, clockwise from the persuader.
void counter_round(RprTable& t, Attempt& a) {
  for (const Seat seat : clockwise_from(t.state(), a.seat)) {
    if (seat == a.seat) continue;
    const CounterBribe* limit = limit_of(t, seat, a.target);
    if (!limit) continue;
    const int talents =
        std::min({limit->most - a.spent[seat], faction(t.state(), seat).treasury, a.base - limit->down_to});
    if (talents <= 0) continue;
    a.spent[seat] += talents;
    a.base -= talents;
    a.counter += talents;
    t.tell("RPR-1.07.413a", BribeAdded{seat, SenatorId(), talents, a.base});
    change_faction_treasury(t, "RPR-1.07.413a", seat, -talents, "counter_bribe");
    change_purse(t, "RPR-1.07.413b", a.target, talents, "counter_bribe");
  }
}

// Up to TARGET, if he can reach it within MAX and his purse; else nothing.
int next_bribe(const Persuade& plan, int base, int spent, int purse) {
  if (!plan.aim || base >= *plan.aim) return 0;
  const int more = *plan.aim - base;
  return spent + more <= std::max(plan.most, plan.bribe) && more <= purse ? more : 0;
}

void bargain(RprTable& t, Attempt& a) {
  const bool opposed = a.plan.card == PersuasionCard::none;  // RPR-1.07.413c
  bribe(t, a, a.plan.bribe);
  while (true) {
    if (opposed) counter_round(t, a);
    const int more = next_bribe(a.plan, a.base, a.bribes, senator(t.state(), a.plan.by).talents);
    if (more == 0) return;
    bribe(t, a, more);
  }
}

// RPR-1.07.41c  With everything that lies on him.
void joins(RprTable& t, const Attempt& a) {
  State& s = t.state();
  Senator& m = senator(s, a.target);
  const Seat before = m.faction;
  const bool was_aligned = aligned(m);
  m.faction = a.seat;
  m.place = Place::rome;
  t.tell("RPR-1.07.41c", SenatorJoined{a.target, a.seat, before, "persuaded"});
  if (was_aligned) settle_empty_faction(t, before, false);
  check_appointment_for_life(t);
}

// RPR-CARD-051  Two separate rolls.
void disgrace(RprTable& t, SenatorId target) {
  const std::string name = senator_text(t, target);
  const auto loss = [&](Name what) {
    return std::max(0, roll_dice(t, "RPR-CARD-051", what, name, 2) - omens(t.state()));
  };
  const int popularity = loss("blackmail_popularity");
  const int influence = loss("blackmail_influence");
  change_popularity(t, "RPR-CARD-051", target, -popularity, "blackmail");
  change_influence(t, "RPR-CARD-051", target, -influence, "blackmail");
}

void roll(RprTable& t, Attempt& a) {
  PersuasionTried told;
  told.by = a.plan.by;
  told.target = a.target;
  told.card = a.plan.card;
  told.shares = a.shares;
  if (a.bribes > 0) told.shares.push_back({"bribes", a.bribes});
  if (a.counter > 0) told.shares.push_back({"counter_bribes", -a.counter});
  told.base = a.base;
  told.roll = roll_dice(t, "RPR-1.07.41b", "persuasion", senator_text(t, a.target), 2);
  told.modified = told.roll + omens(t.state());
  told.success = told.modified <= told.base && !t.tables().persuasion_fails(told.roll, t.state().era_ends);
  t.tell("RPR-1.07.41b", told);
  if (told.success) return joins(t, a);
  if (a.plan.card == PersuasionCard::blackmail) disgrace(t, a.target);
}

// Why his lines were of no use; those who are his already need no word.
void tell_failures(RprTable& t, Seat seat) {
  for (const Wish<Persuade>& w : wishes<Persuade>(t.state(), seat)) {
    if (w.what->newcomer) continue;
    const Senator* target = find_senator(t.state(), w.what->target);
    if (target && target->faction == seat) continue;
    Moment moment;
    moment.target = w.what->target;
    if (!holds(t, *w.order, moment)) continue;
    if (const auto why = refuse_persuasion(t, seat, *w.what, w.what->target))
      t.tell(Audience::only(seat), "RPR-1.07.4a", OrderFailed{seat, *w.order, *why});
  }
}

}  // namespace

std::vector<Share> persuasion_shares(Position p, SenatorId by, SenatorId target) {
  const Senator& m = senator(p.state, target);
  std::vector<Share> shares{{"oratory", oratory(p, by)},
                            {"influence", senator(p.state, by).influence},
                            {"loyalty", -loyalty(p, target)}};
  if (aligned(m)) shares.push_back({"aligned", -p.tables.constants.aligned_loyalty});
  if (m.talents > 0) shares.push_back({"treasury", -m.talents});
  return shares;
}

std::optional<Refusal> refuse_persuasion(Position p, Seat seat, const Persuade& o, SenatorId target) {
  const Senator* by = find_senator(p.state, o.by);
  if (!by || by->faction != seat)
    return refusal("RPR-1.07.4a", "not_your_senator", about("senator", o.by), RefusalKind::not_yours);
  if (!in_rome(*by)) return refusal("RPR-1.07.4a", "not_in_rome", about("senator", o.by));
  const Senator* m = find_senator(p.state, target);
  if (!m) return refusal("RPR-1.07.4a", "not_in_play", about("senator", target));
  if (m->faction == seat) return refusal("RPR-1.07.4a", "own_senator", about("senator", target));
  if (aligned(*m) ? !in_rome(*m) : m->place != Place::forum)
    return refusal("RPR-1.07.4a", "not_in_rome", about("senator", target));
  if (aligned(*m) && is_leader(p.state, target))
    return refusal("RPR-1.07.4a", "faction_leader", about("senator", target));
  if (o.bribe > by->talents) return refusal("RPR-1.07.412a", "too_poor", about("senator", o.by));
  if (o.card != PersuasionCard::none && !held(p, seat, face_of_card(o.card)))
    return refusal("RPR-1.07.413c", "card_not_held", about("card", face_of_card(o.card)));
  return std::nullopt;
}

int unopposed_bribes(Position p, const Persuade& plan, SenatorId target) {
  int base = plan.bribe;
  for (const Share& share : persuasion_shares(p, plan.by, target)) base += share.value;
  return plan.bribe + next_bribe(plan, base, plan.bribe, senator(p.state, plan.by).talents - plan.bribe);
}

bool persuasion_illegal(Position p, Seat seat) {
  return !wishes<Persuade>(p.state, seat).empty() && !choose(p, seat);
}

void persuade(RprTable& t, Seat seat) {
  const std::optional<Chosen> chosen = choose(t, seat);
  if (!chosen) return tell_failures(t, seat);
  use_programme_line(t.state(), seat, chosen->order);
  Attempt a;
  a.seat = seat;
  a.plan = chosen->plan;
  a.target = chosen->target;
  a.shares = persuasion_shares(t, a.plan.by, a.target);
  for (const Share& share : a.shares) a.base += share.value;
  if (a.plan.card != PersuasionCard::none)
    discard(t, "RPR-1.07.413c", seat, {held(t, seat, face_of_card(a.plan.card)).value()}, "played");
  bargain(t, a);
  roll(t, a);
}

}  // namespace adj::respublica
