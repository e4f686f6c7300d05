#pragma once
// Alea Iacta Est for the core's runner: its types, and the functions the runner calls. Each is defined in the
// file that its comment names.

#include "adjudicator/core/game_of.h"
#include "adjudicator/games/alea/decisions.h"
#include "adjudicator/games/alea/events.h"
#include "adjudicator/games/alea/state.h"
#include "adjudicator/games/alea/tables.h"

namespace adj::alea {

struct Alea {
  static constexpr const char* kModule = "alea";
  static constexpr int kSchema = 1;
  static constexpr const char* kLoopTo = "A";

  using State = alea::State;
  using Tables = alea::Tables;
  using Event = alea::Event;
  using Decision = alea::Decision;
  using Answer = alea::Answer;

  // What a seat keeps beside the open window: all of it replaces what stood.
  struct Standing {
    std::vector<Order> standing, phase_f;
    std::vector<QueuedSmc> queue;
    int next_serial = 1;
    bool pass_all = false;
  };

  using Opens = std::vector<OpenFor<Alea>>;

  static std::span<const Step<Alea>> sequence();  // sequence.cc

  // decisions.cc
  static std::optional<Automatic<Answer>> automatic(const Tables&, const State&, const Decision&);
  static Answer fallback(const Tables&, const State&, const Decision&);
  static std::vector<Refusal> check(const Tables&, const State&, const Decision&, const Answer&);
  static std::vector<std::string> missing(const Tables&, const State&, const Decision&, const Answer&,
                                          Language);
  static std::string fallback_text(const Tables&, const State&, const Decision&, Language);

  // orders_mail.cc, orders_write.cc
  static MailReading<Alea> read_mail(const Tables&, const State&, const Opens&, Seat, std::string_view text,
                                     Language);
  static std::vector<std::string> order_lines(const Tables&, const State&, const Decision&, const Answer&,
                                              Language);
  static void take_standing(State&, Seat, const Standing&);

  // view.cc, report.cc, map.cc
  static int seat_count(const State&) { return 2; }
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

using AleaTable = Table<Alea>;

}  // namespace adj::alea

// Compiled once, in module.cc: the variants of a whole game make heavy templates.
extern template class adj::Table<adj::alea::Alea>;
extern template class adj::GameOf<adj::alea::Alea>;

namespace adj::alea {

// What predicates look at: the data and the state, neither of which they can change.
struct Position {
  const Tables& tables;
  const State& state;
  Position(const Tables& t, const State& s) : tables(t), state(s) {}
  Position(const AleaTable& table) : tables(table.tables()), state(table.state()) {}
};

}  // namespace adj::alea
