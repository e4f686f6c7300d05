// RPR-1.06.2, 1.06.3, 1.06.52  What players do with their talents once a year.

#include <algorithm>
#include <utility>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/deals.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

constexpr const char* kClause = "RPR-1.06.3a";

// One seat's lines whose conditions hold. A contribution is made later: it keeps its purse whatever it waits
// for.
std::vector<Order> own_lines(RprTable& t, Seat seat) {
  std::vector<Order> lines;
  for (const Order* order : orders_of(t.state(), seat)) {
    const Name verb = verb_of(order->body);
    const bool money = verb == MoveTalents::kName || verb == GiveTalents::kName || verb == SetPurse::kName ||
                       verb == RestTo::kName;
    if (verb == Contribute::kName || (money && holds(t, *order, {}))) lines.push_back(*order);
  }
  return lines;
}

std::optional<Refusal> still_refused(Position p, Seat seat, const Order& line) {
  return std::visit(
      [&]<class T>(const T& body) -> std::optional<Refusal> {
        if constexpr (std::is_same_v<T, MoveTalents> || std::is_same_v<T, GiveTalents> ||
                      std::is_same_v<T, SetPurse> || std::is_same_v<T, RestTo>)
          return refuse(p, seat, body, When::now);
        else
          return std::nullopt;
      },
      line.body);
}

void fail(RprTable& t, Seat seat, const Order& line, const Refusal& why) {
  t.tell(Audience::only(seat), kClause, OrderFailed{seat, line, why});
}

bool too_poor(Purses& own, SenatorId from, int talents) { return own.at(from) < talents; }

class Redistribution {
 public:
  explicit Redistribution(RprTable& t) : t_(t), order_(clockwise_from(t.state(), hrao_seat(t))) {
    for (const Seat seat : order_) {
      purses_[seat] = purses_of(t.state(), seat);
      for (Order& line : own_lines(t, seat)) {
        if (const auto refused = still_refused(t, seat, line))
          fail(t, seat, line, *refused);
        else
          lines_[seat].push_back(std::move(line));
      }
    }
  }

  void run() {
    shift_and_give();
    for (const Seat seat : order_) {
      for (const std::size_t at : set_purses(t_.state(), purses_[seat], lines_[seat]))
        fail(t_, seat, lines_[seat][at], refusal(kClause, "too_poor"));
      settle(seat);
    }
  }

 private:
  // RPR-1.06.3c  A gift may pay for another's line: go round until nothing more can be done.
  void shift_and_give() {
    std::map<Seat, std::set<std::size_t>> done;
    for (bool progress = true; progress;) {
      progress = false;
      for (const Seat seat : order_)
        for (std::size_t i = 0; i < lines_[seat].size(); ++i)
          if (!done[seat].contains(i) && try_line(seat, lines_[seat][i])) {
            done[seat].insert(i);
            progress = true;
          }
    }
    for (const Seat seat : order_)
      for (std::size_t i = 0; i < lines_[seat].size(); ++i)
        if (!done[seat].contains(i) && shifts(lines_[seat][i]))
          fail(t_, seat, lines_[seat][i], refusal(kClause, "too_poor"));
  }

  static bool shifts(const Order& line) {
    return std::holds_alternative<MoveTalents>(line.body) || std::holds_alternative<GiveTalents>(line.body);
  }

  bool try_line(Seat seat, const Order& line) {
    Purses& own = purses_[seat];
    if (const auto* move = std::get_if<MoveTalents>(&line.body)) return shift_talents(own, *move);
    const auto* gift = std::get_if<GiveTalents>(&line.body);
    if (!gift || too_poor(own, gift->from, gift->talents)) return false;
    own.at(gift->from) -= gift->talents;
    purses_[gift->to].treasury += gift->talents;
    t_.tell(Audience{AudienceKind::seats, {seat, gift->to}}, "RPR-1.06.3c",
            GiftGiven{seat, gift->to, gift->talents});
    return true;
  }

  void settle(Seat seat) {
    State& s = t_.state();
    const Purses before = purses_of(s, seat);
    const Purses& after = purses_[seat];
    if (before.purse == after.purse && before.treasury == after.treasury) return;
    for (const auto& [id, talents] : after.purse)
      change_purse(t_, kClause, id, talents - before.purse.at(id), "redistribution");
    change_faction_treasury(t_, kClause, seat, after.treasury - before.treasury, "redistribution");
    t_.tell(Audience::only(seat), kClause, Redistributed{seat, after.treasury});
  }

  RprTable& t_;
  std::vector<Seat> order_;
  std::map<Seat, Purses> purses_;
  std::map<Seat, std::vector<Order>> lines_;
};

// RPR-CARD-152, R-71  Its first upkeep is due at once.
void post_bodyguards(RprTable& t) {
  for (const Seat seat : clockwise_from(t.state(), hrao_seat(t))) {
    const PlayBodyguard* play = wish<PlayBodyguard>(t, seat);
    if (!play || refuse(t, seat, *play, When::now)) continue;
    const SenatorId id = play->senator;
    senator(t.state(), id).open_bodyguard =
        take_from_hand(t, seat, *held(t, seat, name_of(Intrigue::open_bodyguard)));
    t.tell("RPR-CARD-152", BodyguardPosted{seat, id});
    pay_bodyguard(t, id);
  }
}

}  // namespace

bool may_move_talents(const Senator& m) { return aligned(m) && !m.rebel && m.place != Place::captive; }

Purses purses_of(const State& s, Seat seat) {
  Purses own;
  own.seat = seat;
  own.treasury = faction(s, seat).treasury;
  for (const SenatorId id : senators_of(s, seat)) own.purse[id] = senator(s, id).talents;
  return own;
}

bool shift_talents(Purses& own, const MoveTalents& o) {
  if (too_poor(own, o.from, o.talents)) return false;
  own.at(o.from) -= o.talents;
  own.at(o.to) += o.talents;
  return true;
}

namespace {

// What a line fixed, filled or will spend is no rest.
std::set<SenatorId> fixed_purses(const std::vector<Order>& orders) {
  std::set<SenatorId> fixed;
  for (const Order& order : orders) {
    if (const auto* o = std::get_if<SetPurse>(&order.body)) fixed.insert(o->senator);
    if (const auto* o = std::get_if<MoveTalents>(&order.body)) fixed.insert(o->to);
    if (const auto* o = std::get_if<Contribute>(&order.body)) fixed.insert(o->senator);
  }
  return fixed;
}

const RestTo* rest_line(const std::vector<Order>& orders) {
  for (const Order& order : orders)
    if (const auto* o = std::get_if<RestTo>(&order.body)) return o;
  return nullptr;
}

// Purses that give come before those that take.
std::vector<std::size_t> fill_purses(Purses& own, const std::vector<Order>& orders) {
  std::vector<std::size_t> failed;
  for (const bool giving : {true, false})
    for (std::size_t i = 0; i < orders.size(); ++i) {
      const auto* set = std::get_if<SetPurse>(&orders[i].body);
      if (!set || !own.purse.contains(set->senator)) continue;
      const int wanted = set->talents - own.at(set->senator);
      if (wanted == 0 || giving != (wanted < 0)) continue;
      if (wanted > own.treasury) {
        failed.push_back(i);
        continue;
      }
      own.treasury -= wanted;
      own.at(set->senator) += wanted;
    }
  return failed;
}

}  // namespace

std::vector<std::size_t> set_purses(const State& s, Purses& own, const std::vector<Order>& orders) {
  const RestTo* rest = rest_line(orders);
  const std::set<SenatorId> fixed = fixed_purses(orders);
  const int kept = fixed.contains(SenatorId()) ? own.treasury : 0;
  // The rest passes through the treasury, so that it can fill purses first.
  if (rest)
    for (auto& [id, talents] : own.purse)
      if (!fixed.contains(id) && may_move_talents(senator(s, id))) own.treasury += std::exchange(talents, 0);
  const std::vector<std::size_t> failed = fill_purses(own, orders);
  if (rest && !rest->to.empty() && own.treasury > kept) {
    own.at(rest->to) += own.treasury - kept;
    own.treasury = kept;
  }
  return failed;
}

void redistribute(RprTable& t) {
  settle_before_redistribution(t);
  const std::vector<int> released = pay_rebels(t);
  execute_money_promises(t);
  Redistribution(t).run();
  settle_at_boundary(t);
  post_bodyguards(t);
  take_contributions(t, false);
  decide_released(t, released);
  take_contributions(t, true);
}

}  // namespace adj::respublica
