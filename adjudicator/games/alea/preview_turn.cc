// AIE-2.B–2.D  The chances of the turn's opening: initiative, coups, uprisings, diplomacy, the event, natural
// deaths.

#include <algorithm>
#include <map>

#include "adjudicator/games/alea/ch2_orders.h"
#include "adjudicator/games/alea/ch3_6_coup.h"
#include "adjudicator/games/alea/ch4_4_peoples.h"
#include "adjudicator/games/alea/ch6_stratagems.h"
#include "adjudicator/games/alea/preview.h"

namespace adj::alea {

namespace {

// AIE-2.Ba; fixed in the first turn (AIE-2.Bc).
void preview_initiative(Outlook& out) {
  const Position p = out.position();
  if (p.state.phase > Phase::b || p.state.year == scenario(p).start_year) return;
  const int cp = best_cp(p, Camp::caesarian);
  const Chance chance = d6_chance([&](int roll) { return roll < cp; });
  out.say("initiative",
          {{"camp", name_of(Camp::caesarian)}, {"cp", cp}, {"chance", out.chance_text(chance)}});
}

// AIE-3.6.5b, AIE-RUL-58  By the face that he shows once he has turned.
void preview_triumvir(Outlook& out, LeaderId id, Camp camp) {
  if (!triumvir_possible(out.position(), id)) return;
  State turned = out.known;
  leader(turned, id).camp = camp;
  const int cp = values(Position(out.position().tables, turned), id).cp;
  const Chance chance = d6_chance([&](int roll) { return roll < cp; });
  out.say("triumvir", {{"leader", id.str()}, {"cp", cp}, {"chance", out.chance_text(chance)}});
}

// AIE-3.6.2a, 3.6.3
void preview_coup(Outlook& out, const Order& order, const Play& play) {
  const Position p = out.position();
  const LeaderId id = play.leaders.front();
  const Camp attacked = other(out.camp());
  const int modifier = p.tables.face(play.face).value, cp = values(p, id).cp;
  const Chance valid = d6_chance([&](int roll) { return roll + modifier <= cp; });
  out.say("coup", {{"order", out.order_text(order)},
                   {"modifier", modifier},
                   {"cp", cp},
                   {"chance", out.chance_text(valid)}});
  preview_triumvir(out, id, out.camp());
  std::vector<LeaderId> friends = roman_leaders_in(p, leader(p.state, id).zone, attacked);
  std::erase_if(friends, [&](LeaderId one) { return one == id || !may_join(p, one, out.camp()); });
  if (!friends.empty()) out.say("coup_friends", {{"leaders", leader_list(p.tables, friends)}});
  for (const LoyaltyTest& test : loyalty_tests(p, id, attacked)) {
    const Chance joins = d6_chance([&](int roll) { return roll + modifier > test.cp; });
    out.say("loyalty", {{"zone", test.zone.str()},
                        {"leader", test.best.str()},
                        {"modifier", modifier},
                        {"cp", test.cp},
                        {"chance", out.chance_text(joins)}});
  }
}

// AIE-4.4.1b–c
void preview_uprising(Outlook& out, const Order& order, const Play& play) {
  preview_plain(out, order);
  for (const PeopleId id : play.peoples) {
    if (const auto camp = controller_by_map(out.position(), id))
      out.say("controller", {{"people", id.str()}, {"camp", name_of(*camp)}});
    else
      out.say(
          "lot",
          {{"people", id.str()}, {"camp", name_of(out.camp())}, {"chance", out.chance_text(Chance{3, 6})}});
  }
}

// AIE-4.4.2c
void preview_diplomacy(Outlook& out, const Order& order, const Diplomacy& o) {
  const Embassy sent = embassy(out.position(), out.camp(), o);
  const Chance chance = d10_chance([&](int roll) { return roll + sent.modifier < sent.cp; });
  out.say("diplomacy", {{"order", out.order_text(order)},
                        {"leader", sent.leader.str()},
                        {"modifier", sent.modifier},
                        {"cp", sent.cp},
                        {"chance", out.chance_text(chance)}});
}

bool is_coup(Face face) { return face == Face::coup_0 || face == Face::coup_m1 || face == Face::coup_m2; }

// Lines of phases C and D that W1 takes on trust, judged as the game stands now.
struct RefusedNow {
  Position p;
  Camp camp;
  std::optional<Refusal> operator()(const Nominate& o) const { return refuse(p, camp, o); }
  std::optional<Refusal> operator()(const PlaceUnits& o) const { return refuse(p, camp, o); }
  std::optional<Refusal> operator()(const Disband& o) const { return refuse(p, camp, o); }
  template <class T>
  std::optional<Refusal> operator()(const T&) const {
    return std::nullopt;
  }
};

void preview_order(Outlook& out, const Order& order) {
  const Position p = out.position();
  if (const auto* play = std::get_if<Play>(&order.body)) {
    if (!stands_now(out, order, refuse(p, out.camp(), *play))) return;
    if (is_coup(play->face)) return preview_coup(out, order, *play);
    if (is_uprising(play->face)) return preview_uprising(out, order, *play);
    return preview_play(out, order, *play);
  }
  if (const auto* diplomacy = std::get_if<Diplomacy>(&order.body)) {
    if (stands_now(out, order, refuse(p, out.camp(), *diplomacy))) preview_diplomacy(out, order, *diplomacy);
    return;
  }
  if (stands_now(out, order, std::visit(RefusedNow{p, out.camp()}, order.body))) preview_plain(out, order);
}

// AIE-2.De  1d6 + 1d10.
void preview_event(Outlook& out) {
  const Position p = out.position();
  if (p.state.phase > Phase::c) return;
  std::map<int, Chance> totals;
  for (int d6 = 1; d6 <= 6; ++d6)
    for (int d10 = 0; d10 <= 9; ++d10) {
      Chance& total = totals.try_emplace(d6 + d10, Chance{0, 60}).first->second;
      ++total.good;
    }
  std::string all;
  for (const EventInfo& event : p.tables.events) {
    const std::string& name = out.reader.language == Language::fr ? event.name_fr : event.name_en;
    all += (all.empty() ? "" : semicolon(out.reader.language)) + name + " " +
           out.chance_text(totals[event.number]);
  }
  out.say("event", {{"all", all}});
}

// AIE-2.Dg, TL.c
void preview_deaths(Outlook& out) {
  const Position p = out.position();
  std::string all;
  for (const LeaderInfo& info : p.tables.leaders) {
    const std::optional<int> below = death_figure(info, p.state.year);
    if (!below || !on_map(leader(p.state, info.id))) continue;
    const Chance chance = d10_chance([&](int roll) { return roll < *below; });
    all += (all.empty() ? "" : semicolon(out.reader.language)) + info.name + " " + out.chance_text(chance);
  }
  if (!all.empty()) out.say("deaths", {{"all", all}});
}

}  // namespace

void preview_turn(Outlook& out, const std::vector<Order>& orders) {
  preview_initiative(out);
  for (const Order& order : orders) preview_order(out, order);
  preview_event(out);
  preview_deaths(out);
}

}  // namespace adj::alea
