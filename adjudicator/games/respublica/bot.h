#pragma once
// Random players: they propose many orders at random, with a taste for what makes games move, and keep those
// that the rules accept. They are the fuzzer, the benchmark's load, and the seats nobody takes.

#include <utility>
#include <vector>

#include "adjudicator/games/respublica/answers.h"

namespace adj::respublica {

// How a whole table plays, so that games reach every ending. It is read from what everybody sees and stays
// the same over a game (from its second turn on), as nothing of a random player is stored.
enum class Climate {
  sound,       // wars are fought, unrest is kept down
  dutiful,     // … by everybody, and nothing else counts: eras come to their end
  careless,    // wars and people are left alone
  lavish,      // the State spends what it has
  ambitious,   // one man may have everything
  patient,     // … but nobody asks for it: influence grows until it comes by itself (RPR-1.09.822)
  rebellious,  // who wins keeps his army
  reckless,    // … and the State has nothing left to pay for the others (RPR-1.12.2b)
  grasping     // the smallest faction is bought and murdered until nobody is left in it (RPR-1.05.4)
};
Climate climate_of(const State& s);

// One player writing a mail.
struct Player {
  Position p;
  Seat seat;
  Random& random;
  Climate climate;
  std::vector<Order> orders{};

  const State& s() const { return p.state; }
  bool one_in(int n) const { return random.one_in(n); }
  // The State spends what it has.
  bool spends() const { return climate == Climate::lavish || climate == Climate::reckless; }
  bool daring() const { return climate == Climate::rebellious || climate == Climate::reckless; }
  // Rome's wars before everything else.
  bool soldierly() const { return climate == Climate::dutiful || climate == Climate::grasping; }
  template <class Body>
  void write(Body body, std::vector<Condition> conditions = {}, bool standing = false) {
    orders.push_back(Order(std::move(body), std::move(conditions), standing));
  }
  void propose(Proposal proposal, std::vector<Condition> conditions = {}) {
    write(Propose{std::move(proposal), false}, std::move(conditions));
  }
};

// IF …
inline Condition when(ConditionKind kind, int number = 0) {
  Condition c;
  c.kind = kind;
  c.number = number;
  return c;
}
inline Condition when(ConditionKind kind, Seat seat, VoteChoice choice = VoteChoice::against) {
  Condition c;
  c.kind = kind;
  c.seat = seat;
  c.choice = choice;
  return c;
}

// What they write, legal or not.
void write_setup(Player& me);  // bot_turn.cc
void write_revenue(Player& me);
void write_revolution(Player& me);
void write_allegiance(Player& me);
void write_words(Player& me);  // bot_words.cc: deals, gifts of cards
void write_standing(Player& me);
void write_forum(Player& me);                                 // bot_forum.cc
void write_agenda(Player& me, Stage stage);                   // bot_agenda.cc
void write_forces(Player& me);                                // bot_forces.cc: the Senate's wars
void write_ballots(Player& me, const BallotOrders& window);   // bot_ballots.cc
void write_tribunes(Player& me, const BallotOrders& window);  // bot_tribunes.cc
void write_combat(Player& me);                                // choices of the battles to come

// So many of these at random, in random order; at least `least`.
template <class T>
std::vector<T> some_of(std::vector<T> from, int least, Random& random) {
  for (std::size_t i = from.size(); i > 1; --i)
    std::swap(from[i - 1], from[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
  const int most = static_cast<int>(from.size());
  from.resize(static_cast<std::size_t>(most <= least ? most : random.between(least, most)));
  return from;
}
// The one of these with the highest value; an empty id: none.
template <class Value>
SenatorId best_of(const std::vector<SenatorId>& men, Value value) {
  SenatorId best;
  for (const SenatorId id : men)
    if (best.empty() || value(id) > value(best)) best = id;
  return best;
}
std::vector<Seat> others(const Player& me);         // bot.cc
std::vector<SenatorId> not_mine(const Player& me);  // aligned senators in Rome of the others
Face random_face(const Player& me);                 // of the own hand; empty: it holds none
Seat prey(const Player& me);                        // of a grasping table: the smallest faction that may end
bool without_heir(const Player& me, SenatorId id);  // a statesman whose family lies elsewhere (RPR-1.05.31b)

}  // namespace adj::respublica
