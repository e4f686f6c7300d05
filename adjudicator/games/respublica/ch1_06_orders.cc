// RPR-1.06  What may be ordered in the Revenue phase.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_06.h"
#include "adjudicator/games/respublica/deals.h"

namespace adj::respublica {

namespace {

// RPR-1.06.3d, R-104  A captive neither gives nor receives.
std::optional<Refusal> refuse_purse(Position p, Seat seat, SenatorId id) {
  if (id.empty()) return std::nullopt;  // the faction treasury
  const Senator* m = find_senator(p.state, id);
  if (!m || m->faction != seat)
    return refusal("RPR-1.06.3a", "not_your_senator", about("senator", id), RefusalKind::not_yours);
  if (m->place == Place::captive) return refusal("RPR-1.06.3d", "captive", about("senator", id));
  return std::nullopt;
}

// … and a rebel's purse is frozen.
std::optional<Refusal> refuse_loyal_purse(Position p, Seat seat, SenatorId id) {
  if (auto refused = refuse_purse(p, seat, id)) return refused;
  if (!id.empty() && senator(p.state, id).rebel)
    return refusal("RPR-1.06.3b", "rebel_purse", about("senator", id));
  return std::nullopt;
}

std::optional<Refusal> refuse_amount(int talents) {
  if (talents >= 1) return std::nullopt;
  return refusal("RPR-1.06.3a", "no_amount", Json(Json::Object{}), RefusalKind::not_understood);
}

}  // namespace

std::optional<Refusal> refuse(Position p, Seat, const TakeSpoils& o, When) {
  if (o.province.empty() || p.tables.has_province(o.province)) return std::nullopt;
  return refusal("RPR-1.06.13a", "no_such_province", about("province", o.province),
                 RefusalKind::not_understood);
}

std::optional<Refusal> refuse(Position p, Seat, const SellGrain& o, When) {
  if (p.tables.has_concession(o.concession) && p.tables.concession(o.concession).grain) return std::nullopt;
  return refusal("RPR-CARD-054", "no_grain", about("concession", o.concession));
}

std::optional<Refusal> refuse(Position p, Seat seat, const MoveTalents& o, When) {
  if (auto refused = refuse_amount(o.talents)) return refused;
  for (const SenatorId id : {o.from, o.to})
    if (auto refused = refuse_purse(p, seat, id)) return refused;
  if (o.from == o.to) return refusal("RPR-1.06.3a", "same_purse");
  // RPR-1.06.3b  Rebels give and take among themselves only.
  const auto rebel = [&](SenatorId id) { return !id.empty() && senator(p.state, id).rebel; };
  if (rebel(o.from) != rebel(o.to))
    return refusal("RPR-1.06.3b", "rebel_purse", about("senator", rebel(o.from) ? o.from : o.to));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const SetPurse& o, When) {
  if (o.senator.empty() || o.talents < 0)
    return refusal("RPR-1.06.3a", "no_amount", Json(Json::Object{}), RefusalKind::not_understood);
  return refuse_loyal_purse(p, seat, o.senator);
}

std::optional<Refusal> refuse(Position p, Seat seat, const RestTo& o, When) {
  return refuse_loyal_purse(p, seat, o.to);
}

std::optional<Refusal> refuse(Position p, Seat seat, const GiveTalents& o, When) {
  if (auto refused = refuse_amount(o.talents)) return refused;
  const std::vector<Seat> seats = playing(p.state);
  if (o.to == seat || std::find(seats.begin(), seats.end(), o.to) == seats.end())
    return refusal("RPR-1.06.3c", "no_such_faction", Json(Json::Object{}), RefusalKind::not_understood);
  return refuse_loyal_purse(p, seat, o.from);
}

std::optional<Refusal> refuse(Position p, Seat seat, const Contribute& o, When) {
  if (auto refused = refuse_amount(o.talents)) return refused;
  if (o.senator.empty())
    return refusal("RPR-1.06.31a", "faction_treasury", Json(Json::Object{}), RefusalKind::not_allowed);
  if (auto refused = refuse_loyal_purse(p, seat, o.senator)) return refused;
  if (p.state.now.contributed.contains(o.senator))
    return refusal("RPR-1.06.52a", "contributed_already", about("senator", o.senator));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const RebelUpkeep& o, When) {
  if (!p.state.civil_war || p.state.civil_war->faction != seat)
    return refusal("RPR-1.06.2a", "no_rebel_of_yours", Json(Json::Object{}), RefusalKind::not_yours);
  if (o.release < 0)
    return refusal("RPR-1.06.2a", "no_amount", Json(Json::Object{}), RefusalKind::not_understood);
  return std::nullopt;
}

std::optional<Refusal> refuse(Position, Seat, const KeepReleased&, When) { return std::nullopt; }

std::optional<Refusal> refuse(Position p, Seat seat, const PlayBodyguard& o, When) {
  if (!held(p, seat, name_of(Intrigue::open_bodyguard)))
    return refusal("RPR-CARD-152", "card_not_held", about("card", name_of(Intrigue::open_bodyguard)));
  const Senator* m = find_senator(p.state, o.senator);
  if (!m || m->faction != seat)
    return refusal("RPR-CARD-152", "not_your_senator", about("senator", o.senator), RefusalKind::not_yours);
  if (!in_rome(*m)) return refusal("RPR-CARD-152", "not_in_rome", about("senator", o.senator));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat, const Levy&, When) {
  if (advanced(p.state, "2.02")) return std::nullopt;
  return refusal("RPR-2.02.2a", "needs_rule", Json(Json::Object{{"rule", Json("2.02")}}));
}

namespace {

// What the lines of one answer do to the faction's own talents: gifts that others may send are not counted
// on.
class Rehearsal {
 public:
  Rehearsal(Position p, Seat seat, const std::vector<Order>& orders, Verdicts& verdicts)
      : p_(p), orders_(orders), verdicts_(verdicts), own_(purses_of(p.state, seat)) {
    pay_ransoms();
    spend_on_rebels(seat);
    count_promises(p, own_, accepted_by(p, seat, orders, verdicts));
  }

  void run() {
    refuse_repeats();
    shift();
    for (const std::size_t at : set_purses(p_.state, own_, legal()))
      verdicts_[positions_[at]] = refusal("RPR-1.06.3a", "too_poor");
    pay_ransoms();
    contribute();
  }

 private:
  // RPR-1.10.71c  Where the talents are there before the redistribution, at once; else after it.
  void pay_ransoms() {
    for (std::size_t i = 0; i < orders_.size(); ++i) {
      const auto* o = std::get_if<RansomCaptive>(&orders_[i].body);
      if (!o || paid_.contains(o->senator) || (verdicts_[i] && verdicts_[i]->key != "too_dear")) continue;
      const int price = ransom_of(p_, o->senator), own = std::min(price, own_.at(o->senator));
      if (own + own_.treasury < price) {
        verdicts_[i] = refusal("RPR-1.10.71c", "too_dear", Json(Json::Object{{"cost", Json(price)}}));
        continue;
      }
      verdicts_[i].reset();
      paid_.insert(o->senator);
      if (!holds(p_, orders_[i], Moment{})) continue;  // what waits for something need not be paid
      own_.at(o->senator) -= own;
      own_.treasury -= price - own;
    }
  }

  void spend_on_rebels(Seat seat) {
    if (!p_.state.civil_war || p_.state.civil_war->faction != seat) return;
    int release = 0;
    for (const Order& order : orders_)
      if (const auto* o = std::get_if<RebelUpkeep>(&order.body); o && holds(p_, order, Moment{})) {
        release = o->release;
        break;
      }
    for (const auto& [id, talents] : plan_rebel_upkeep(p_, release).payments) own_.at(id) -= talents;
  }

  void refuse_repeats() {
    std::set<SenatorId> set, given;
    bool rest = false;
    for (std::size_t i = 0; i < orders_.size(); ++i) {
      if (verdicts_[i]) continue;
      if (const auto* o = std::get_if<SetPurse>(&orders_[i].body); o && !set.insert(o->senator).second)
        verdicts_[i] = refusal("RPR-1.06.3a", "purse_twice", about("senator", o->senator));
      if (std::holds_alternative<RestTo>(orders_[i].body)) {
        if (rest) verdicts_[i] = refusal("RPR-1.06.3a", "rest_twice");
        rest = true;
      }
      const auto* c = std::get_if<Contribute>(&orders_[i].body);
      if (c && orders_[i].conditions.empty() && !given.insert(c->senator).second)
        verdicts_[i] = refusal("RPR-1.06.52a", "contributed_already", about("senator", c->senator));
    }
  }

  // As often as a line makes another one possible.
  void shift() {
    std::set<std::size_t> waiting;
    for (std::size_t i = 0; i < orders_.size(); ++i)
      if (!verdicts_[i] && (std::holds_alternative<MoveTalents>(orders_[i].body) ||
                            std::holds_alternative<GiveTalents>(orders_[i].body)))
        waiting.insert(i);
    for (std::size_t before = waiting.size() + 1; before > waiting.size();) {
      before = waiting.size();
      std::erase_if(waiting, [&](std::size_t i) { return shift_one(orders_[i]); });
    }
    for (const std::size_t i : waiting) verdicts_[i] = refusal("RPR-1.06.3a", "too_poor");
  }

  bool shift_one(const Order& order) {
    if (const auto* move = std::get_if<MoveTalents>(&order.body)) return shift_talents(own_, *move);
    const auto& gift = std::get<GiveTalents>(order.body);
    if (own_.at(gift.from) < gift.talents) return false;
    own_.at(gift.from) -= gift.talents;
    return true;
  }

  std::vector<Order> legal() {
    std::vector<Order> left;
    positions_.clear();
    for (std::size_t i = 0; i < orders_.size(); ++i)
      if (!verdicts_[i]) {
        left.push_back(orders_[i]);
        positions_.push_back(i);
      }
    return left;
  }

  void contribute() {
    for (std::size_t i = 0; i < orders_.size(); ++i) {
      const auto* o = std::get_if<Contribute>(&orders_[i].body);
      if (!o || verdicts_[i] || waits_for_bankruptcy(orders_[i])) continue;
      if (own_.at(o->senator) < o->talents)
        verdicts_[i] = refusal("RPR-1.06.52a", "too_poor");
      else
        own_.at(o->senator) -= o->talents;
    }
  }

  Position p_;
  const std::vector<Order>& orders_;
  Verdicts& verdicts_;
  Purses own_;
  std::set<SenatorId> paid_;  // captives ransomed
  std::vector<std::size_t> positions_;
};

}  // namespace

void check_whole(Position p, const RevenueOrders& d, const std::vector<Order>& orders, Verdicts& verdicts) {
  Rehearsal(p, d.seat, orders, verdicts).run();
}

}  // namespace adj::respublica
