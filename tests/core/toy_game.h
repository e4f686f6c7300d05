#pragma once
// A game small enough to read at a glance, to test the runner with: each round a consul is nominated by seat
// 1, all three seats vote at the same time, a die decides ties, and a card is drawn in secret. Three rounds.

#include "adjudicator/core/game_of.h"

namespace adj::toy {

struct State {
  Progress progress;
  int round = 1;
  std::vector<int> consuls;
  std::map<Seat, Name> card;        // secret of its seat
  std::map<Seat, bool> always_yes;  // standing order
  friend bool operator==(const State&, const State&) = default;
};
template <class Ar>
void describe(Ar& ar, State& v) {
  ar("progress", v.progress)("round", v.round)("consuls", v.consuls)("card", v.card)("always_yes",
                                                                                     v.always_yes);
}

// How a run of a step breaks the rule that every run of it is the same.
enum class Fault { none, tells_other, tells_less, asks_other, rolls_other, leaves_other };

struct Tables {
  Fault fault = Fault::none;
  mutable int runs = 0;  // of elections, to be another one in each
};

struct Elected {
  static constexpr const char* kName = "elected";
  int consul = 0, ayes = 0;
  friend bool operator==(const Elected&, const Elected&) = default;
};
template <class Ar>
void describe(Ar& ar, Elected& v) {
  ar("consul", v.consul)("ayes", v.ayes);
}
struct Nominated {
  static constexpr const char* kName = "nominated";
  int consul = 0;
  friend bool operator==(const Nominated&, const Nominated&) = default;
};
template <class Ar>
void describe(Ar& ar, Nominated& v) {
  ar("consul", v.consul);
}
struct Dealt {
  static constexpr const char* kName = "dealt";
  Seat seat;
  Name card;
  friend bool operator==(const Dealt&, const Dealt&) = default;
};
template <class Ar>
void describe(Ar& ar, Dealt& v) {
  ar("seat", v.seat)("card", v.card);
}

struct Number {
  static constexpr const char* kName = "number";
  int value = 0;
  friend bool operator==(const Number&, const Number&) = default;
};
template <class Ar>
void describe(Ar& ar, Number& v) {
  ar("value", v.value);
}

struct Nominate {
  static constexpr const char* kName = "nominate";
  using Answer = Number;
  Seat seat;
};
struct Vote {
  static constexpr const char* kName = "vote";
  using Answer = Number;
  Seat seat;
  bool required = true;
};
struct Cheer {  // a reaction: 1 = cheer
  static constexpr const char* kName = "cheer";
  using Answer = Number;
  Seat seat;
};

struct Toy {
  static constexpr const char* kModule = "toy";
  static constexpr int kSchema = 2;
  static constexpr const char* kLoopTo = "elect";
  using State = toy::State;
  using Tables = toy::Tables;
  using Event = std::variant<Rolled, Silence, Nominated, Elected, Dealt>;
  using Decision = std::variant<Nominate, Vote, Cheer>;
  using Answer = std::variant<Number>;
  struct Standing {
    bool always_yes = false;
  };
  using Opens = std::vector<OpenFor<Toy>>;

  static std::span<const Step<Toy>> sequence();
  static std::optional<Automatic<Answer>> automatic(const Tables&, const State&, const Decision&);
  static Answer fallback(const Tables&, const State&, const Decision&);
  static std::vector<Refusal> check(const Tables&, const State&, const Decision&, const Answer&);
  static std::vector<std::string> missing(const Tables&, const State&, const Decision&, const Answer&,
                                          Language);
  static std::vector<std::string> order_lines(const Tables&, const State&, const Decision&, const Answer&,
                                              Language);
  static std::string fallback_text(const Tables&, const State&, const Decision&, Language) { return "0"; }
  static MailReading<Toy> read_mail(const Tables&, const State&, const Opens&, Seat, std::string_view,
                                    Language);
  static void take_standing(State& s, Seat seat, const Standing& standing) {
    s.always_yes[seat] = standing.always_yes;
  }
  static int seat_count(const State&) { return 3; }
  static Json view(const Tables&, const State& s, Seat seat);
  static Json report(const Tables&, const State& s, Seat seat, const Window&, const Opens&,
                     const std::vector<NumberedEvent>& events, Language);
  static std::string map(const Tables&, const State&, Seat, const std::vector<NumberedEvent>&, Language) {
    return "";
  }
  static std::string random_mail(const Tables&, const State&, const Opens&, Seat, Random& random, Language) {
    return std::to_string(random.below(3));
  }
  static Answer random_answer(const Tables&, const State&, const Decision&, Random& random) {
    return Number{random.below(3)};
  }
  static std::vector<std::string> violations(const Tables&, const State&) { return {}; }
  static void change_secrets(const Tables&, State& s, Seat seat, Random&);
  static void upgrade(Json& document, int from_schema);
};

using ToyTable = Table<Toy>;

}  // namespace adj::toy
