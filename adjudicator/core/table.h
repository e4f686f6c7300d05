#pragma once
// The table at which a step of a game is played. A step is an ordinary function over a Table: it reads and
// changes the state, asks, rolls and tells. When an answer is missing, `ask` unwinds the step; when the
// answer arrives the step runs again from its start, with the answers and dice recorded so far, and must tell
// the same events again.
//
// A game is described by a struct G of types and functions (see game_of.h for the whole list); the table
// needs:
//   G::State (with a member `Progress progress`), G::Tables, G::Event, G::Decision and G::Answer (variants),
//   G::automatic(tables, state, decision) -> optional<Automatic<Answer>>   from standing orders or a queue
//   G::fallback(tables, state, decision)  -> Answer                        always legal
// A decision is a struct with `using Answer`, `Seat seat`, kName, and optionally `bool required`.

#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "adjudicator/core/check.h"
#include "adjudicator/core/dice_source.h"
#include "adjudicator/core/event.h"

namespace adj {

// Where an answer came from.
enum class Origin {
  player,     // mailed for this window
  standing,   // a standing order covered it
  queued,     // mailed ahead
  fallback,   // the window closed in silence
  preset,     // a choice that never opens a window, with nobody's wish on record
  moderator,  // the moderator answered for the seat
};

constexpr auto names_of(Origin) {
  using O = Origin;
  return std::array{std::pair{O::player, "player"}, std::pair{O::standing, "standing"},
                    std::pair{O::queued, "queued"}, std::pair{O::fallback, "fallback"},
                    std::pair{O::preset, "preset"}, std::pair{O::moderator, "moderator"}};
}

template <class Answer>
struct Automatic {
  Answer answer;
  Origin origin = Origin::standing;
};

// How far a game has come; a member of every game's state.
struct Progress {
  Name step;           // the step to run (or running)
  int steps = 0;       // steps finished so far
  int dice_phase = 0;  // steps finished so far in which dice fell: each has a key of its own
  bool over = false;
  friend bool operator==(const Progress&, const Progress&) = default;
};

template <class Ar>
void describe(Ar& ar, Progress& v) {
  ar("step", v.step)("steps", v.steps)("dice_phase", v.dice_phase)("over", v.over);
}

// A decision as it stands in a window.
template <class G>
struct Open {
  typename G::Decision decision;
  std::optional<Automatic<typename G::Answer>> automatic;  // already covered, may still be replaced

  Seat seat() const {
    return std::visit([](const auto& d) { return d.seat; }, decision);
  }
  Name kind() const {
    return std::visit([](const auto& d) { return Name(std::decay_t<decltype(d)>::kName); }, decision);
  }
  bool required() const {
    return std::visit(
        [](const auto& d) {
          if constexpr (requires { d.required; })
            return static_cast<bool>(d.required);
          else
            return true;
        },
        decision);
  }
};

// Thrown by `ask`, caught by the runner and by nobody else.
template <class G>
struct AwaitingAnswers {
  std::vector<Open<G>> window;
};

// Thrown by `end_game`: the game ends in the middle of a step.
struct GameEnded {};

// A re-run took another way than the run before: our bug, the game is frozen.
struct Diverged : BrokenInvariant {
  using BrokenInvariant::BrokenInvariant;
};

// An answer as a step consumed it.
template <class G>
struct Given {
  Name kind;
  Seat seat;
  Origin origin = Origin::player;
  typename G::Answer answer;
  friend bool operator==(const Given&, const Given&) = default;
};

template <class Ar, class G>
void describe(Ar& ar, Given<G>& v) {
  ar("kind", v.kind)("seat", v.seat)("origin", v.origin)("answer", v.answer);
}

// A die or draw as it was made in this step: kept so that a re-run sees the same.
struct Made {
  std::string label;
  int sides = 0;
  int value = 0;  // 1 … sides
  bool secret = false;
  friend bool operator==(const Made&, const Made&) = default;
};

template <class Ar>
void describe(Ar& ar, Made& v) {
  ar("label", v.label)("sides", v.sides)("value", v.value)("secret", v.secret);
}

// What the current step has consumed and said so far.
template <class G>
struct StepRecord {
  std::vector<Given<G>> answers;
  std::vector<Made> dice;
  std::vector<Told<typename G::Event>> told;
  friend bool operator==(const StepRecord&, const StepRecord&) = default;
};

template <class Ar, class G>
void describe(Ar& ar, StepRecord<G>& v) {
  ar("answers", v.answers)("dice", v.dice)("told", v.told);
}

template <class G>
class Table {
 public:
  using State = typename G::State;
  using Tables = typename G::Tables;
  using Event = typename G::Event;

  Table(const Tables& tables, State state, StepRecord<G>& record, DiceSource& dice);
  ~Table();
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  const Tables& tables() const { return tables_; }
  State& state() { return state_; }
  const State& state() const { return state_; }

  // The members that are templates are defined in table_impl.h and compiled once per game, for every decision
  // and event
  // (`compile_table<G>()` in the game's module.cc): variants of a hundred kinds are too heavy for every
  // chapter.

  // --- Ask
  // The answer of one seat; pauses the step until it is there.
  template <class D>
  typename D::Answer ask(const D& decision);

  // The answers of several seats, asked at the same time in one window; in the order of the decisions.
  template <class D>
  std::vector<typename D::Answer> ask_all(const std::vector<D>& decisions);

  // A reaction at a named moment: standing orders answer first; else a window opens if `open_window`, else
  // the decision's fallback stands.
  template <class D>
  typename D::Answer offer(const D& decision, bool open_window);

  // A forced choice that never opens a window: preference lists, else the default.
  template <class D>
  typename D::Answer consult(const D& decision);

  // Where the last answer came from.
  Origin last_origin() const;

  // --- Tell
  template <class E>
  void tell(Name clause, E event);  // to everybody
  template <class E>
  void tell(Audience audience, Name clause, E event);

  // --- Dice
  // A public die; every one is told as an event. `what` names the sentence, `about` whom or where it
  // concerns.
  int die(Name clause, Name what, const std::string& about, int low, int high);
  int d6(Name clause, Name what, const std::string& about);
  int d10(Name clause, Name what, const std::string& about);  // 0 … 9

  // A draw from a cup or deck: the position drawn. Secret draws stay unverifiable until the game ends.
  std::size_t draw(Name what, const std::string& about, std::span<const Name> from, bool secret);

  // --- End
  // Ends the game here and now; the state as it is becomes the final one.
  [[noreturn]] void end_game() {
    state_.progress.over = true;
    throw GameEnded{};
  }

  // For the runner.
  const std::vector<Told<Event>>& events() const { return events_; }
  // The window of this step is open already: the first question without an answer is that window, even if
  // standing orders mailed meanwhile could answer it now.
  void keep_window_open() { window_open_ = true; }

 private:
  int phase() const { return state_.progress.dice_phase + 1; }

  std::string next_label(Name what, const std::string& about) const;
  int made(const std::string& label, int sides);
  void tell_silence(Seat seat, Name decision);
  void tell_event(Audience audience, Name clause, Event event);

  template <class D>
  void give(const D& decision, typename G::Answer answer, Origin origin);
  template <class D>
  void ask_window(const std::vector<D>& decisions);
  template <class D>
  typename D::Answer take(const D& decision);

  const Tables& tables_;
  State state_;
  StepRecord<G>& record_;
  DiceSource& dice_;
  std::vector<Told<Event>> events_;
  std::size_t next_answer_ = 0;
  std::size_t next_die_ = 0;
  bool window_open_ = false;
};

}  // namespace adj
