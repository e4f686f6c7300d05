#pragma once
// Res Publica Romana for the core's runner: its types, and the functions the runner calls. Each is defined in
// the file that its comment names.

#include "adjudicator/core/game_of.h"
#include "adjudicator/games/respublica/decisions.h"
#include "adjudicator/games/respublica/events.h"
#include "adjudicator/games/respublica/state.h"
#include "adjudicator/games/respublica/tables.h"

namespace adj::respublica {

struct Rpr {
  static constexpr const char* kModule = "respublica";
  static constexpr int kSchema = 3;
  static constexpr const char* kLoopTo = "I.mortality";

  using State = respublica::State;
  using Tables = respublica::Tables;
  using Event = respublica::Event;
  using Decision = respublica::Decision;
  using Answer = respublica::Answer;

  // What a mail changes of what a seat keeps beside the open window. It waits for the end of the step: a step
  // that is run again must find what it found before.
  struct Standing {
    std::vector<Order> added, dropped;
  };

  using Opens = std::vector<OpenFor<Rpr>>;

  static std::span<const Step<Rpr>> sequence();  // sequence.cc

  // decisions.cc
  static std::optional<Automatic<Answer>> automatic(const Tables&, const State&, const Decision&);
  static Answer fallback(const Tables&, const State&, const Decision&);
  static std::vector<Refusal> check(const Tables&, const State&, const Decision&, const Answer&);
  static std::vector<std::string> missing(const Tables&, const State&, const Decision&, const Answer&,
                                          Language);

  // orders_merge.cc
  static void take_standing(State&, Seat, const Standing&);
  static void end_step(State&);

  // report_asks.cc
  static std::string fallback_text(const Tables&, const State&, const Decision&, Language);

  // orders_mail.cc, orders_write.cc
  static MailReading<Rpr> read_mail(const Tables&, const State&, const Opens&, Seat, std::string_view text,
                                    Language);
  static std::vector<std::string> order_lines(const Tables&, const State&, const Decision&, const Answer&,
                                              Language);

  // view.cc, report.cc, map.cc
  static int seat_count(const State& s) { return s.seats; }
  static Json view(const Tables&, const State&, Seat);
  static Json report(const Tables&, const State&, Seat, const Window&, const Opens&,
                     const std::vector<NumberedEvent>&, Language);
  static std::string map(const Tables&, const State&, Seat, const std::vector<NumberedEvent>&, Language);

  // preview.cc: what the seat's orders would do as far as it may know, with the odds of each roll
  static std::vector<std::string> preview(const Tables&, const State&, const Opens&, Seat, Language);

  // bot.cc
  static std::string random_mail(const Tables&, const State&, const Opens&, Seat, Random&, Language);
  static Answer random_answer(const Tables&, const State&, const Decision&, Random&);

  // invariants.cc
  static std::vector<std::string> violations(const Tables&, const State&);
  static void change_secrets(const Tables&, State&, Seat, Random&);

  // module.cc
  static void upgrade(Json& document, int from_schema);
};

using RprTable = Table<Rpr>;

}  // namespace adj::respublica

// Compiled once, in module.cc: the variants of a whole game make heavy templates.
extern template class adj::Table<adj::respublica::Rpr>;

namespace adj::respublica {

// What predicates look at: the data and the state, neither of which they can change.
struct Position {
  const Tables& tables;
  const State& state;
  Position(const Tables& t, const State& s) : tables(t), state(s) {}
  Position(const RprTable& table) : tables(table.tables()), state(table.state()) {}
};

}  // namespace adj::respublica
