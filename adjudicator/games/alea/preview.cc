#include "adjudicator/games/alea/preview.h"

#include "adjudicator/games/alea/ch3_5.h"
#include "adjudicator/games/alea/ch6_stratagems.h"

namespace adj::alea {

namespace {

// Section 3: hidden are the stratagems in the other hand and the other seat's orders; what is in that hand
// might as well be in the bowl.
State as_known_to(const State& s, Seat seat) {
  State known = s;
  std::erase_if(known.orders, [&](const auto& own) { return own.first != seat; });
  for (Counter& c : known.counter) {
    if (c.place == CounterPlace::hand && c.holder != seat) c.place = CounterPlace::bowl;
    if (c.place == CounterPlace::bowl) c = Counter{c.id, CounterPlace::bowl, Seat(), 0};
  }
  return known;
}

std::vector<Order> orders_in(const std::optional<Answer>& answer) {
  if (!answer) return {};
  const Orders* orders = std::get_if<Orders>(&*answer);
  return orders ? orders->list : std::vector<Order>();
}

struct PreviewOf {
  Outlook& out;
  const std::optional<Answer>& answer;

  void operator()(const TurnOrders&) const { preview_turn(out, orders_in(answer)); }
  void operator()(const GeostrategyOrders&) const { preview_turn(out, orders_in(answer)); }
  void operator()(const AdministrationOrders&) const { preview_turn(out, orders_in(answer)); }
  void operator()(const SmcOrders&) const { preview_movements(out, orders_in(answer)); }
  void operator()(const ReactionOrders&) const { preview_reaction(out, orders_in(answer)); }
  // Set-up, winter, the windows of the murder: no die falls.
  template <class D>
  void operator()(const D&) const {
    for (const Order& order : orders_in(answer)) preview_plain(out, order);
  }
};

}  // namespace

std::string Outlook::chance_text(Chance chance) const {
  return text("chance", {{"good", chance.good}, {"cases", chance.cases}, {"percent", chance.percent()}});
}

void preview_plain(Outlook& out, const Order& order) {
  out.say("no_die", {{"order", out.order_text(order)}});
}

bool stands_now(Outlook& out, const Order& order, const std::optional<Refusal>& refused) {
  if (refused)
    out.say("not_now", {{"order", out.order_text(order)}, {"why", refusal_sentence(out.reader, *refused)}});
  else if (!all_hold(out.position(), out.reader.seat, order, {}))
    out.say("condition", {{"order", out.order_text(order)}});
  else
    return true;
  return false;
}

namespace {

// AIE-6.3d
void preview_plague(Outlook& out, const Order& order, ZoneId zone) {
  std::vector<UnitId> units;
  std::vector<LeaderId> leaders;
  for (const Unit& u : out.known.unit)
    if (on_map(u) && u.zone == zone) units.push_back(u.id);
  for (const Leader& l : out.known.leader)
    if (on_map(l) && l.zone == zone) leaders.push_back(l.id);
  out.say("plague", {{"order", out.order_text(order)},
                     {"zone", zone.str()},
                     {"units", force_text(out.position(), units, out.reader.language)},
                     {"leaders", leader_list(out.position().tables, leaders)},
                     {"chance", out.chance_text(d10_chance([](int roll) { return roll == 9; }))}});
}

}  // namespace

void preview_play(Outlook& out, const Order& order, const Play& play) {
  const std::string line = out.order_text(order);
  switch (play.face) {
    case Face::assassination: {
      const LeaderId victim = play.leaders.front();
      const int needed = assassinated_from(victim);
      const Chance dies = d10_chance([&](int roll) {
        return favoured_d10(out, out.position(), "assassination", out.camp(), leader(out.known, victim).zone,
                            victim, roll) >= needed;
      });
      return out.say(
          "assassination",
          {{"order", line}, {"leader", victim.str()}, {"needed", needed}, {"chance", out.chance_text(dies)}});
    }
    case Face::plague:
      return preview_plague(out, order, *play.zone);
    case Face::ides_of_march: {
      int sum = 0;
      const std::vector<Modifier> modifiers = attempt_modifiers(out.known, true);
      for (const Modifier& m : modifiers) sum += m.value;
      return out.say(
          "ides",
          {{"order", line},
           {"modifiers", modifiers_text(out.reader.words, "modifier", to_json(modifiers))},
           {"chance", out.chance_text(d6_chance([&](int roll) { return attempt_kills(roll + sum); }))}});
    }
    default:
      return preview_plain(out, order);
  }
}

std::vector<std::string> Alea::preview(const Tables& t, const State& s, const Opens& opens, Seat seat,
                                       Language language) {
  Outlook out(t, as_known_to(s, seat), seat, language);
  for (const OpenFor<Alea>& open : opens) std::visit(PreviewOf{out, open.answer}, open.decision);
  return std::move(out.lines);
}

}  // namespace adj::alea
