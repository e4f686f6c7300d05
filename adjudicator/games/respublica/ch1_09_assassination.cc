// RPR-1.09.7  Assassination: when an attempt comes, and how it goes.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

bool due(Position p, const Assassinate& o, const Moment& moment) {
  const Item* in_hand = find_item(p.state, moment.item);
  switch (o.trigger) {
    case Trigger::now:
      return true;
    case Trigger::nominated: {
      const auto* ruler = in_hand ? std::get_if<ElectForLife>(&in_hand->proposal) : nullptr;
      return ruler && ruler->senator == o.target;
    }
    case Trigger::during:
      return in_hand && in_hand->number == o.item;
    case Trigger::after: {
      const Item* before = find_item(p.state, o.item);
      return before && !is_open(*before);
    }
  }
  return false;
}

struct Planned {
  Seat seat;
  Order order;
};
// Ties by seat from the HRAO (7.4). Each faction's own word: under a Consul for Life only his own and the
// rebel's still have one (RPR-1.09.823b, c).
std::optional<Planned> next_attempt(Position p, const Moment& moment) {
  for (const Seat seat : clockwise_from(p.state, hrao_seat(p))) {
    if (!own_master(p.state, seat)) continue;
    for (const Order* order : own_orders(p.state, seat)) {
      const auto* line = std::get_if<Assassinate>(&order->body);
      if (line && due(p, *line, moment) && holds(p, *order, moment) && !refuse_attempt(p, seat, *line))
        return Planned{seat, *order};
    }
  }
  return std::nullopt;
}

// RPR-1.09.623a  Both sponsors of one faction, while their bill is voted on.
bool for_a_land_bill(Position p, SenatorId target) {
  const Item* it = find_item(p.state, p.state.session.current);
  const auto* bill = it ? std::get_if<PassLandBill>(&it->proposal) : nullptr;
  if (!bill || (bill->sponsor != target && bill->cosponsor != target)) return false;
  const Senator* first = find_senator(p.state, bill->sponsor);
  const Senator* second = find_senator(p.state, bill->cosponsor);
  return first && second && first->faction == second->faction;
}

void play_assassins(RprTable& t, Seat seat, int count) {
  std::vector<CardId> cards;
  for (const CardId card : faction(t.state(), seat).hand)
    if (t.tables().card(card).intrigue == Intrigue::assassin && static_cast<int>(cards.size()) < count)
      cards.push_back(card);
  discard(t, "RPR-1.09.7c", seat, cards, "assassin");
}

// RPR-1.09.73b  One roll for each bodyguard, only to catch him.
bool caught_later(RprTable& t, SenatorId by, const Escort& escort, int modifier) {
  for (int i = 0; i < escort.rolls(); ++i) {
    const int total = t.d6("RPR-1.09.73b", "catch", senator_text(t, by)) + modifier;
    const bool caught = t.tables().assassination(total) == AttemptResult::caught;
    t.tell("RPR-1.09.73b", CatchRolled{by, total, caught});
    if (caught) return true;
  }
  return false;
}

}  // namespace

std::optional<Refusal> refuse_attempt(Position p, Seat seat, const Assassinate& o) {
  const State& s = p.state;
  const auto who = [](SenatorId id) { return Json(Json::Object{{"senator", Json(id.view())}}); };
  const Senator* by = find_senator(s, o.by);
  const Senator* target = find_senator(s, o.target);
  if (!by || by->faction != seat)
    return refusal("RPR-1.09.7a", "not_your_senator", who(o.by), RefusalKind::not_yours);
  if (!target || !aligned(*target)) return refusal("RPR-1.09.7a", "no_target", who(o.target));
  if (target->faction == seat) return refusal("RPR-1.09.7b", "own_senator", who(o.target));
  for (const Senator* m : {by, target})
    if (!in_rome(*m)) return refusal("RPR-1.09.7a", "not_in_rome", who(m->id));
  if (s.now.assassins.contains(seat)) return refusal("RPR-1.09.7b", "attempted_already");
  if (s.now.victims.contains(target->faction)) return refusal("RPR-1.09.7b", "target_already");
  if (s.for_life == o.target) return refusal("RPR-1.09.821c", "consul_for_life", who(o.target));
  if (o.cards < 0 || o.cards > count_held(p, seat, Intrigue::assassin))
    return refusal("RPR-1.09.7c", "card_not_held", Json(Json::Object{{"card", Json("assassin")}}));
  return std::nullopt;
}

void run_assassinations(RprTable& t, const Moment& moment) {
  while (session_open(t.state())) {
    const std::optional<Planned> next = next_attempt(t, moment);
    if (!next) return;
    use_up(t.state(), next->seat, next->order);
    assassinate(t, std::get<Assassinate>(next->order.body));
    const Item* in_hand = find_item(t.state(), moment.item);
    if (in_hand && in_hand->status != ItemStatus::voting) return;
  }
}

void assassinate(RprTable& t, const Assassinate& o) {
  State& s = t.state();
  const Seat seat = senator(s, o.by).faction;
  const int popularity = senator(s, o.target).popularity;
  const bool land_bill = for_a_land_bill(t, o.target);
  s.now.assassins.insert(seat);
  s.now.victims.insert(senator(s, o.target).faction);
  play_assassins(t, seat, o.cards);
  AssassinationTried told;
  told.by = o.by;
  told.target = o.target;
  told.cards = o.cards;
  told.die = t.d6("RPR-1.09.72a", "assassination", senator_text(t, o.by));
  told.shares = {{"assassins", o.cards}, {"omens", -omens(s)}};
  if (!senator(s, o.target).open_bodyguard.empty()) told.shares.push_back({"open_bodyguard", -2});
  int modifier = 0;
  for (const Share& share : told.shares) modifier += share.value;
  const Escort escort = play_bodyguards(t, o.target, told.die + modifier);
  if (escort.secret > 0) told.shares.push_back({"secret_bodyguards", -escort.secret});
  modifier -= escort.secret;
  std::erase_if(told.shares, [](const Share& share) { return share.value == 0; });
  told.total = told.die + modifier;
  told.result = t.tables().assassination(told.total);
  t.tell("RPR-1.09.72a", told);
  const bool caught = told.result == AttemptResult::caught || caught_later(t, o.by, escort, modifier);
  if (told.result == AttemptResult::killed) kill_senator(t, "RPR-1.09.72a", o.target, "assassinated");
  if (!caught) return;
  if (land_bill) return kill_senator(t, "RPR-1.09.623a", o.by, "caught");
  punish_assassin(t, o.by, o.target, popularity);
}

}  // namespace adj::respublica
