#include "adjudicator/games/respublica/bot.h"

#include <algorithm>

namespace adj::respublica {

Climate climate_of(const State& s) {
  unsigned mix = 17;
  const auto stir = [&](int value) { mix = mix * 31 + static_cast<unsigned>(value) + 7; };
  for (const Seat seat : s.clockwise) stir(seat.number);
  if (!s.history.empty()) {
    stir(s.history.front().treasury);
    for (const auto& [seat, votes] : s.history.front().votes) stir(votes);
  }
  switch (mix % 18) {
    case 0:
      return Climate::careless;
    case 1:
      return Climate::lavish;
    case 2:
      return Climate::ambitious;
    case 3:
      return Climate::patient;
    case 4:
    case 5:
      return Climate::rebellious;
    case 6:
    case 7:
    case 8:
      return Climate::grasping;
    case 9:
    case 10:
    case 11:
    case 16:
    case 17:
      return Climate::dutiful;
    case 14:
    case 15:
      return Climate::reckless;
    default:
      return Climate::sound;
  }
}

std::vector<Seat> others(const Player& me) {
  std::vector<Seat> seats = playing(me.s());
  std::erase(seats, me.seat);
  return seats;
}

std::vector<SenatorId> not_mine(const Player& me) {
  std::vector<SenatorId> men = all_in_rome(me.s());
  std::erase_if(men, [&](SenatorId id) { return senator(me.s(), id).faction == me.seat; });
  return men;
}

Face random_face(const Player& me) {
  const std::vector<CardId>& hand = faction(me.s(), me.seat).hand;
  return hand.empty() ? Face() : face_of(me.p.tables, me.random.pick(hand));
}

Seat prey(const Player& me) {
  Seat smallest{};
  std::size_t least = 0;
  if (me.climate != Climate::grasping) return smallest;
  for (const Seat seat : playing(me.s())) {
    const std::vector<SenatorId> men = senators_of(me.s(), seat);
    const bool doomed =
        std::any_of(men.begin(), men.end(), [&](SenatorId id) { return without_heir(me, id); });
    if (!doomed || (smallest != Seat{} && men.size() >= least)) continue;
    smallest = seat;
    least = men.size();
  }
  return smallest;
}

bool without_heir(const Player& me, SenatorId id) {
  const Senator& m = senator(me.s(), id);
  return !m.statesman.empty() && !m.family_card;
}

namespace {

struct Writes {
  Player& me;
  void operator()(const SetupOrders&) const { write_setup(me); }
  void operator()(const RevenueOrders&) const { write_revenue(me); }
  void operator()(const ForumOrders&) const {
    write_forum(me);
    write_agenda(me, Stage::consuls);
  }
  void operator()(const InitiativeOrders&) const { write_forum(me); }
  void operator()(const AgendaOrders& d) const { write_agenda(me, d.stage); }
  void operator()(const BallotOrders& d) const {
    write_ballots(me, d);
    write_tribunes(me, d);
  }
  void operator()(const RevolutionOrders&) const { write_revolution(me); }
  void operator()(const AllegianceOrders&) const { write_allegiance(me); }
};

}  // namespace

Answer Rpr::random_answer(const Tables& t, const State& s, const Decision& decision, Random& random) {
  Player me{Position(t, s), std::visit([](const auto& d) { return d.seat; }, decision), random,
            climate_of(s)};
  std::visit(Writes{me}, decision);
  write_standing(me);
  if (random.one_in(3)) write_words(me);
  return Orders{legal_part(me.p, decision, std::move(me.orders))};
}

std::string Rpr::random_mail(const Tables& t, const State& s, const Opens& opens, Seat, Random& random,
                             Language language) {
  std::string mail;
  for (const OpenFor<Rpr>& open : opens)
    for (const std::string& line :
         order_lines(t, s, open.decision, random_answer(t, s, open.decision, random), language))
      mail += line + "\n";
  return mail + (language == Language::fr ? "FINI\n" : "DONE\n");
}

}  // namespace adj::respublica
