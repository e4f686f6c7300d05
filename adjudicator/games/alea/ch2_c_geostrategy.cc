// AIE-2.C  Geostrategy after the leaders: activation of a people, W1c, stratagems and diplomacy.

#include <algorithm>

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/ch2_orders.h"
#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/ch4_4_peoples.h"
#include "adjudicator/games/alea/ch6_stratagems.h"
#include "adjudicator/games/alea/steps.h"

namespace adj::alea {
namespace {

constexpr Name kDecoy{"decoy"};

// AIE-9.3b, e  The marker on this year's space of the turn track comes back.
void end_truces(State& s) {
  for (People& own : s.people)
    if (own.truce_until != 0 && own.truce_until <= s.year) own.truce_until = 0;
}

// AIE-S6.j  Already at war: only their control is set.
void timed_uprisings(AleaTable& t) {
  for (const TimedEvent& event : scenario(t).timed) {
    if (event.year != t.state().year || event.phase != Phase::c) continue;
    ADJ_CHECK(event.effect == "parthi_war_controlled_by_republican", "unknown effect " + event.effect);
    People& parthi = people(t.state(), kParthi);
    if (parthi.status != PeopleStatus::war) {
      go_to_war(t, kParthi, Camp::republican, "scenario", "AIE-S6.j");
    } else if (parthi.camp != Camp::republican) {
      parthi.camp = parthi.last_camp = Camp::republican;
      t.tell("AIE-S6.j", PeopleControlChanged{kParthi, Camp::republican, std::nullopt});
      leave_new_enemies(t, kParthi);
    }
  }
}

// AIE-2.Cc, 4.4.2e  Majors neither allied nor under truce, and the decoys.
std::vector<Name> activation_bowl(Position p) {
  std::vector<Name> bowl;
  for (const PeopleId id : p.tables.activation_markers)
    if (people(p.state, id).status != PeopleStatus::allegiance && !under_truce(p, id)) bowl.push_back(id);
  bowl.insert(bowl.end(), static_cast<std::size_t>(p.tables.constants.decoys), kDecoy);
  return bowl;
}

void play_uprising(AleaTable& t, const Play& play, Name clause) {
  for (const PeopleId id : play.peoples) go_to_war(t, id, std::nullopt, "uprising", clause);
}

// AIE-6.2  Phase C stratagems, spent and carried out.
void play_stratagem(AleaTable& t, Camp camp, const Play& play) {
  const Seat seat = seat_of(t.state(), camp);
  switch (play.face) {
    case Face::coup_0:
    case Face::coup_m1:
    case Face::coup_m2:
      spend_counter(t, seat, play, "AIE-6.2a");
      return attempt_coup(t, camp, play.leaders.front(), t.tables().face(play.face).value);
    case Face::uprising_minor:
      spend_counter(t, seat, play, "AIE-6.2b");
      return play_uprising(t, play, "AIE-6.2b");
    case Face::uprising_two_minors:
      spend_counter(t, seat, play, "AIE-6.2c");
      return play_uprising(t, play, "AIE-6.2c");
    case Face::uprising_major:
      spend_counter(t, seat, play, "AIE-6.2d");
      return play_uprising(t, play, "AIE-6.2d");
    case Face::allegiance:
      spend_counter(t, seat, play, "AIE-6.2e");
      return give_allegiance(t, play.peoples.front(), camp, "stratagem", "AIE-4.4.2b");
    case Face::initiative:
    case Face::janus:
    case Face::timely_flight:
    case Face::divine_favour:
    case Face::assassination:
    case Face::plague:
    case Face::desertion:
    case Face::turncoats:
    case Face::veni_vidi_vici:
    case Face::siegecraft_p1:
    case Face::siegecraft_p2:
    case Face::walls_m1:
    case Face::walls_m2:
    case Face::parthian_shot:
    case Face::senate_intrigue:
    case Face::pacify_minor:
    case Face::pacify_major:
    case Face::pacify_nationality:
    case Face::pax_romana:
    case Face::ides_of_march:
    case Face::imperium:
    case Face::rally_triumvir:
    case Face::triumph_1:
    case Face::triumph_2:
      break;
  }
  throw BrokenInvariant("not a stratagem of phase C");
}

// One line of phase C: judged as the game stands now (AIE-2.Cf, 2.Cg); what has become impossible is told to
// its author.
void carry_out(AleaTable& t, Camp camp, const Order& order) {
  const auto* play = std::get_if<Play>(&order.body);
  const auto* diplomacy = std::get_if<Diplomacy>(&order.body);
  const Seat seat = seat_of(t.state(), camp);
  if (!all_hold(t, seat, order, {})) {
    t.tell(Audience::only(seat), "", ConditionNotMet{seat, order});
    return;
  }
  if (const auto why = play ? refuse(t, camp, *play) : refuse(t, camp, *diplomacy)) {
    t.tell(Audience::only(seat), Name(why->clause), OrderFailed{seat, order, *why});
    return;
  }
  if (play)
    play_stratagem(t, camp, *play);
  else
    try_diplomacy(t, camp, *diplomacy);
}

void act(AleaTable& t, Camp camp) {
  const std::vector<Order> orders = t.state().orders[seat_of(t.state(), camp)].turn;
  for (const Order& order : orders) {
    const auto* play = std::get_if<Play>(&order.body);
    const bool stratagem = play && t.tables().face(play->face).phase == Phase::c;
    if (stratagem || std::holds_alternative<Diplomacy>(order.body)) carry_out(t, camp, order);
  }
}

void tell_overtaken(AleaTable& t, const GeostrategyOrders& d) {
  const std::vector<Order> sent = t.state().orders[d.seat].turn;
  for (const Order& order : sent) {
    if (!is_geostrategy(t.tables(), order)) continue;
    if (const auto why = refuse_geostrategy_order(t, d.camp, order))
      t.tell(Audience::only(d.seat), Name(why->clause), OrderFailed{d.seat, order, *why});
  }
}

bool wrote_hold(const State& s, Seat seat) {
  const auto own = s.orders.find(seat);
  return own != s.orders.end() && std::ranges::any_of(own->second.turn, [](const Order& o) {
           const auto* hold = std::get_if<Hold>(&o.body);
           return hold && hold->phase == Phase::c;
         });
}

}  // namespace

void activate_peoples(AleaTable& t) {
  end_truces(t.state());
  timed_uprisings(t);
  const std::vector<Name> bowl = activation_bowl(t);
  const Name drawn = bowl[t.draw("activation", "", bowl, false)];
  if (drawn == kDecoy) {
    t.tell("AIE-2.Cd", MarkerDrawn{std::nullopt, true});
    return;
  }
  const PeopleId id(drawn.view());
  const bool at_war = people(t.state(), id).status == PeopleStatus::war;
  t.tell(at_war ? "AIE-2.Cd" : "AIE-2.Ce", MarkerDrawn{id, at_war});
  if (!at_war) go_to_war(t, id, std::nullopt, "activation", "AIE-4.2.2a");
}

// W1c  What is answered replaces the lines for phase C sent before. Who leaves his as sent is told which of
// them the activation has made impossible.
void hold_c(AleaTable& t) {
  State& s = t.state();
  std::vector<GeostrategyOrders> questions;
  for (const Camp camp : kCamps)
    questions.push_back({seat_of(s, camp), camp, wrote_hold(s, seat_of(s, camp))});
  if (std::ranges::none_of(questions, &GeostrategyOrders::required)) return;
  const std::vector<Orders> answers = t.ask_all(questions);
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (answers[i] == fallback_for(t, questions[i])) tell_overtaken(t, questions[i]);
    std::vector<Order>& turn = s.orders[questions[i].seat].turn;
    std::erase_if(turn, [&](const Order& o) { return is_geostrategy(t.tables(), o); });
    turn.insert(turn.end(), answers[i].list.begin(), answers[i].list.end());
  }
}

void first_actions(AleaTable& t) { act(t, t.state().turn.initiative); }

void second_actions(AleaTable& t) { act(t, other(t.state().turn.initiative)); }

Verdicts check_orders(Position p, const GeostrategyOrders& d, const std::vector<Order>& orders) {
  Verdicts verdicts;
  for (const Order& order : orders) verdicts.push_back(refuse_geostrategy_order(p, d.camp, order));
  return verdicts;
}

Orders fallback_for(Position p, const GeostrategyOrders& d) {
  Orders sent;
  if (const auto own = p.state.orders.find(d.seat); own != p.state.orders.end())
    for (const Order& order : own->second.turn)
      if (is_geostrategy(p.tables, order) && !refuse_geostrategy_order(p, d.camp, order))
        sent.list.push_back(order);
  return sent;
}

}  // namespace adj::alea
