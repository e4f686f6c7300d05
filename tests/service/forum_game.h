#pragma once
// A game for three to six, small enough to read at a glance: what the service does for it, it does for any
// game. Every seat gets a secret card; then, for three rounds, all seats vote at the same time (VOTE n), and
// the seat elected by most votes, the lowest of several, sets a tax alone (TAX n). It has no map. Some of its
// words are also commands of the service (REPLACE n is VOTE n); DEAL n is a standing order to vote for n.

#include "tests/core/toy_game.h"

namespace adj::forum {

using toy::Dealt;
using toy::Number;

struct Options {
  std::string tax = "low";
  friend bool operator==(const Options&, const Options&) = default;
};
template <class Ar>
void describe(Ar& ar, Options& v) {
  ar("tax", v.tax);
}

struct State {
  Progress progress;
  Options options;
  int seats = 6;
  int round = 1;
  std::map<Seat, Name> card;   // secret of its seat
  std::map<Seat, int> always;  // standing orders
  std::vector<int> taxes;
  friend bool operator==(const State&, const State&) = default;
};
template <class Ar>
void describe(Ar& ar, State& v) {
  ar("progress", v.progress)("options", v.options)("seats", v.seats)("round", v.round)("card", v.card)(
      "always", v.always)("taxes", v.taxes);
}

struct Elected {
  static constexpr const char* kName = "elected";
  Seat seat;
  std::vector<int> votes;
  friend bool operator==(const Elected&, const Elected&) = default;
};
template <class Ar>
void describe(Ar& ar, Elected& v) {
  ar("seat", v.seat)("votes", v.votes);
}

struct Taxed {
  static constexpr const char* kName = "taxed";
  int tax = 0;
  friend bool operator==(const Taxed&, const Taxed&) = default;
};
template <class Ar>
void describe(Ar& ar, Taxed& v) {
  ar("tax", v.tax);
}

struct Vote {
  static constexpr const char* kName = "vote";
  using Answer = Number;
  Seat seat;
};
struct Tax {
  static constexpr const char* kName = "tax";
  using Answer = Number;
  Seat seat;
};

struct Tables {};

struct Forum {
  static constexpr const char* kModule = "forum";
  static constexpr int kSchema = 1;
  static constexpr const char* kLoopTo = "round";
  using State = forum::State;
  using Tables = forum::Tables;
  using Event = std::variant<Rolled, Silence, Dealt, Elected, Taxed>;
  using Decision = std::variant<Vote, Tax>;
  using Answer = std::variant<Number>;
  struct Standing {
    int vote = 0;
  };
  using Opens = std::vector<OpenFor<Forum>>;

  static std::span<const Step<Forum>> sequence();
  static std::optional<Automatic<Answer>> automatic(const Tables&, const State&, const Decision&);
  static Answer fallback(const Tables&, const State&, const Decision&);
  static std::vector<Refusal> check(const Tables&, const State&, const Decision&, const Answer&);
  static std::vector<std::string> missing(const Tables&, const State&, const Decision&, const Answer&,
                                          Language) {
    return {};
  }
  static std::vector<std::string> order_lines(const Tables&, const State&, const Decision&, const Answer&,
                                              Language);
  static std::string fallback_text(const Tables&, const State&, const Decision&, Language);
  static MailReading<Forum> read_mail(const Tables&, const State&, const Opens&, Seat, std::string_view,
                                      Language);
  static void take_standing(State& s, Seat seat, const Standing& standing) { s.always[seat] = standing.vote; }
  static int seat_count(const State& s) { return s.seats; }
  static Json view(const Tables&, const State&, Seat);
  static Json report(const Tables&, const State&, Seat, const Window&, const Opens&,
                     const std::vector<NumberedEvent>&, Language);
  static std::string map(const Tables&, const State&, Seat, const std::vector<NumberedEvent>&, Language) {
    return "";
  }
  static std::string random_mail(const Tables&, const State&, const Opens&, Seat, Random&, Language);
  static Answer random_answer(const Tables&, const State&, const Decision&, Random&);
  static std::vector<std::string> violations(const Tables&, const State&) { return {}; }
  static void change_secrets(const Tables&, State&, Seat, Random&);
  static void upgrade(Json& document, int from_schema);
};

std::unique_ptr<GameModule> make_module();

}  // namespace adj::forum
