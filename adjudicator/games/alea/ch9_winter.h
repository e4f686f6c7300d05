#pragma once
// AIE-9  The adjustments of winter, shared by the files of the chapter. The same code carries out the orders
// of W3 and checks them: a check runs the winter on a copy and looks at what became of each order.

#include "adjudicator/games/alea/order_fate.h"

namespace adj::alea {

// Winter rolls no die: what would happen can be tried.
class NoDice : public DiceSource {
  int roll(int, std::string_view label, int, bool) override {
    throw BrokenInvariant("a die in winter: " + std::string(label));
  }
};

class Winter9 {
 public:
  explicit Winter9(AleaTable& table) : t(table) {}

  AleaTable& t;

  const std::vector<Order>& orders(Camp camp) { return t.state().orders[seat_of(t.state(), camp)].winter; }

  // Of one kind, with their places in the mail; conditions that fail are told once.
  template <class T>
  std::vector<std::pair<std::size_t, T>> of_kind(Camp camp) {
    std::vector<std::pair<std::size_t, T>> found;
    const std::vector<Order> all = orders(camp);
    for (std::size_t i = 0; i < all.size(); ++i)
      if (const T* o = std::get_if<T>(&all[i].body))
        if (conditions_hold(t, seat_of(t.state(), camp), all[i])) found.emplace_back(i, *o);
    return found;
  }

  void refused(Camp camp, std::size_t at, const Refusal& why) {
    const Seat seat = seat_of(t.state(), camp);
    Verdicts& mine = verdicts_[seat];
    mine.resize(std::max(mine.size(), at + 1));
    mine[at] = why;
    tell_failed(t, seat, orders(camp)[at], why);
  }

  Verdicts verdicts(Seat seat, std::size_t count) {
    Verdicts mine = verdicts_[seat];
    mine.resize(count);
    return mine;
  }

 private:
  std::map<Seat, Verdicts> verdicts_;
};

// The whole of AIE-9, in its order; Triumphs sent with W3 first.
void play_winter(Winter9& winter);

void score_late_triumphs(Winter9& winter);   // ch9_adjustments.cc  AIE-6.4e
void adjust_fleets(AleaTable& t);            //                     AIE-9.1
void recover_land_units(AleaTable& t);       // ch9_quarters.cc     AIE-9.2a
void lose_units_outside(AleaTable& t);       //                     AIE-9.2b
void take_winter_quarters(Winter9& winter);  //                     AIE-9.2c–f
void adjust_peoples(AleaTable& t);           // ch9_peoples.cc      AIE-9.3
void fill_garrisons(Winter9& winter);        // ch9_garrisons.cc    AIE-9.4a
void recruit(Winter9& winter);               // ch9_recruitment.cc  AIE-9.4b–f

// Units turn back to their normal face.
void recover(AleaTable& t, const std::vector<UnitId>& units, Name clause);

// AIE-2.Fg  ch2_f_end.cc
std::vector<CounterId> counters_to_discard(Position p, Seat seat, const std::vector<Order>& orders);

}  // namespace adj::alea
