// RPR-CARD-097, 103, 105  Murder of a Tribune, Graft, and the mob that avenges them.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

// Somebody's wish against this Tribune, with the card for it.
struct Opposition {
  Seat seat;
  Order order;
  OpposeTribune what;
  CardId card;
};
bool own_in_rome(Position p, Seat seat, SenatorId id) {
  const Senator* m = find_senator(p.state, id);
  return m && m->faction == seat && in_rome(*m);
}

std::optional<Opposition> next_opposition(Position p, const Moment& moment, const std::vector<Order>& tried) {
  for (const Seat seat : clockwise_from(p.state, moment.tribune_by)) {
    if (seat == moment.tribune_by || !own_master(p.state, seat)) continue;
    for (const Order* order : own_orders(p.state, seat)) {
      const auto* line = std::get_if<OpposeTribune>(&order->body);
      if (!line || !own_in_rome(p, seat, line->senator) || !holds(p, *order, moment)) continue;
      if (std::find(tried.begin(), tried.end(), *order) != tried.end()) continue;
      const Intrigue kind = line->murder ? Intrigue::murder_of_a_tribune : Intrigue::graft;
      if (const auto card = held(p, seat, name_of(kind))) return Opposition{seat, *order, *line, *card};
    }
  }
  return std::nullopt;
}

// RPR-CARD-097  Even cancels; the murderer loses popularity in any case.
bool murder(RprTable& t, const Opposition& o) {
  const int die =
      std::max(0, omened_d6(t, "RPR-CARD-097", "murder_of_a_tribune", senator_text(t, o.what.senator)));
  const bool cancelled = die % 2 == 0;
  t.tell("RPR-CARD-097", TribuneOpposed{o.seat, o.what.senator, true, die, cancelled});
  change_popularity(t, "RPR-CARD-097", o.what.senator, -die, "murder_of_a_tribune");
  return cancelled;
}

// RPR-CARD-103  He pays what the die says, or declines: the card is spent anyway.
bool graft(RprTable& t, const Opposition& o) {
  const int die = std::max(0, omened_d6(t, "RPR-CARD-103", "graft", senator_text(t, o.what.senator)));
  const bool cancelled = die <= o.what.most && die <= senator(t.state(), o.what.senator).talents;
  t.tell("RPR-CARD-103", TribuneOpposed{o.seat, o.what.senator, false, die, cancelled});
  if (cancelled) change_purse(t, "RPR-CARD-103", o.what.senator, -die, "graft");
  return cancelled;
}

// RPR-CARD-105  Any other player, against him who did it.
void incite_mob(RprTable& t, const Moment& moment) {
  State& s = t.state();
  for (const Seat seat : clockwise_from(s, moment.tribune_by)) {
    if (seat == moment.attempt_by || !own_master(s, seat)) continue;
    const std::optional<CardId> card = held(t, seat, name_of(Intrigue::mob_incited));
    Moment his = moment;
    his.cancelled = moment.cancelled && seat == moment.tribune_by;  // IF CANCELLED: the own Tribune
    const InciteMob* wanted = nullptr;
    for (const Order* order : own_orders(s, seat)) {
      const auto* line = std::get_if<InciteMob>(&order->body);
      if (!wanted && line && own_in_rome(t, seat, line->senator) && holds(t, *order, his)) wanted = line;
    }
    if (!card || !wanted) continue;
    const SenatorId speaker = wanted->senator;
    discard(t, "RPR-CARD-105", seat, {*card}, "mob_incited");
    const int chits = std::max(
        0, omened_d6(t, "RPR-CARD-105", "mob_incited", senator_text(t, speaker)) + oratory(t, speaker));
    t.tell("RPR-CARD-105", MobIncited{speaker, moment.attempt_by, chits});
    draw_deaths(t, "RPR-CARD-105", chits, "mob_incited",
                [&](const Senator& m) { return m.faction == moment.attempt_by && in_rome(m); });
    return;
  }
}

}  // namespace

bool oppose_tribune(RprTable& t, Seat user, int number) {
  Moment moment;
  moment.item = moment.tribune_on = number;
  moment.tribune_by = user;
  std::vector<Order> tried;
  while (const auto o = next_opposition(t, moment, tried)) {
    tried.push_back(o->order);
    use_up(t.state(), o->seat, o->order);
    discard(t, o->what.murder ? "RPR-CARD-097" : "RPR-CARD-103", o->seat, {o->card},
            o->what.murder ? "murder_of_a_tribune" : "graft");
    const bool cancelled = o->what.murder ? murder(t, *o) : graft(t, *o);
    Moment after = moment;
    after.attempt_by = o->seat;
    after.cancelled = cancelled;
    incite_mob(t, after);
    if (cancelled) return true;
  }
  return false;
}

}  // namespace adj::respublica
