#pragma once
// The face every game shows to the service, the tools and the tests: no type of any game appears in it.

#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/dice.h"
#include "adjudicator/core/event.h"
#include "adjudicator/core/language.h"
#include "adjudicator/core/refusal.h"
#include "adjudicator/core/table.h"

namespace adj {

// A small generator whose values are the same everywhere; for random players and tests, never for a game's
// dice.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 2654435769u + 88172645463325252u) {}
  std::uint64_t next();
  int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }  // 0 … n-1
  int between(int low, int high) { return low + below(high - low + 1); }
  bool one_in(int n) { return below(n) == 0; }
  template <class T>
  const T& pick(const std::vector<T>& from) {
    return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
  }

 private:
  std::uint64_t state_;
};

// An event with its number in the game, as readers get it.
struct NumberedEvent {
  int number = 0;  // from 1, without gaps, over the whole game
  int window = 0;  // windows opened before it: what happened since a report is what has a higher one
  Name clause;
  Audience audience;
  Name name;
  Json data;
  friend bool operator==(const NumberedEvent&, const NumberedEvent&) = default;
};

template <class Ar>
void describe(Ar& ar, NumberedEvent& v) {
  ar("number", v.number)("window", v.window)("clause", v.clause)("audience", v.audience)("name", v.name)(
      "data", v.data);
}

// A decision of the open window.
struct OpenDecision {
  int index = 0;  // in the window
  Name kind;
  Seat seat;
  bool required = true;
  bool complete = false;             // nothing more is needed from the seat
  std::optional<Origin> origin;      // of the answer that stands, if any
  std::vector<std::string> orders;   // that answer as canonical order lines
  std::vector<std::string> missing;  // what is still missing, as sentences
  std::string fallback;              // what happens in silence, as a sentence
};

struct Window {
  int number = 0;  // from 1, over the whole game; a moderator's FORCE names it
  std::vector<OpenDecision> decisions;
  bool empty() const { return decisions.empty(); }
};

// What became of one line of a mail.
struct ReceiptLine {
  int number = 0;          // of the line in the mail, from 1
  std::string text;        // as sent (may be shortened)
  std::string understood;  // the canonical order in the reader's language; empty when refused
  std::optional<Refusal> refusal;
  std::string explanation;  // the refusal as a sentence; of a good line, which later one took its place
};

struct Receipt {
  std::vector<ReceiptLine> lines;
  std::vector<std::string> standing_orders;  // the whole set that now stands
  std::vector<std::string> queue;
  bool done = false, cancelled = false;
  bool all_accepted() const {
    for (const auto& l : lines)
      if (l.refusal) return false;
    return true;
  }
};

// A document with answers that were saved after it.
Json with_answers(Json document, Json answers);

// A game in progress.
class Game {
 public:
  virtual ~Game() = default;

  virtual Name module() const = 0;
  // Everything; and the answers to the open window alone, which are all that changes between two windows
  // unless standing orders do. So a document need not be written again for every answer: it is as good as
  // saved when the newer answers are (`with_answers`), as long as it is not stale.
  virtual Json save() const = 0;
  virtual Json save_answers() const = 0;
  virtual bool document_stale() const = 0;  // more than answers changed since it was loaded or saved
  virtual void set_document_stale(bool stale) = 0;

  // Runs until an answer is missing or the game is over. Returns what was told on the way.
  virtual std::vector<NumberedEvent> advance() = 0;
  virtual Window window(Language language) const = 0;
  // One seat's decisions.
  virtual Window window_of(Seat seat, Language language) const = 0;
  // What can be told without words: no orders, nothing missing by name, no fallback.
  virtual Window window_without_words() const = 0;
  virtual bool over() const = 0;
  // Set when our own bug stopped this game; the reason, for the moderator.
  virtual const std::optional<std::string>& frozen() const = 0;
  virtual void thaw() = 0;

  // What a seat mails. Good lines take effect for the open window (until it closes) or as standing orders;
  // bad ones are refused one by one. The state does not change before the window closes.
  virtual Receipt submit(Seat seat, std::string_view text, Language language,
                         Origin origin = Origin::player) = 0;
  // The same for a mail that comes too late for its window: only orders that belong to no window count.
  virtual Receipt submit_standing(Seat seat, std::string_view text, Language language) = 0;
  // What the seat's answers would do as far as it may know, with the odds of each roll; sentences.
  virtual std::vector<std::string> preview(Seat seat, Language language) const = 0;
  // The deadline, or a moderator's word: fallbacks for all that is missing. Call advance() next.
  virtual void close_window() = 0;

  virtual int seats() const = 0;
  virtual int dice_phase() const = 0;  // keys up to this one may be revealed
  virtual const std::vector<Made>& dice_of_step() const = 0;
  virtual Json dice_record() const = 0;

  // What one seat may know (nobody = the public; after the end everybody sees all).
  virtual Json view(Seat seat) const = 0;
  // The model of a report for one seat about these events (see report/report_model.h), and the map as SVG.
  virtual Json report(Seat seat, const std::vector<NumberedEvent>& events, Language language) const = 0;
  virtual std::string map(Seat seat, const std::vector<NumberedEvent>& events, Language language) const = 0;

  // For tests, transcripts and moderators' EDIT.
  virtual Json state() const = 0;
  virtual Json step_state() const = 0;                // as it was when the current step began
  virtual void replace_state(const Json& state) = 0;  // at the start of the current step; drops its record
  virtual std::string digest() const = 0;
  virtual void use_dice(DiceSource* dice) = 0;  // nullptr: the game's own
  virtual void set_paranoid(bool on) = 0;       // run each finished step twice and compare

  // For the battery and random players.
  virtual std::string random_mail(Seat seat, Random& random, Language language) const = 0;
  virtual std::vector<std::string> violations() const = 0;
  // The same game with everything that this seat cannot know changed.
  virtual std::unique_ptr<Game> with_other_secrets(Seat seat, Random& random) const = 0;
  // Every option and fallback of every open decision passes check; else what does not.
  virtual std::vector<std::string> unsound_options(Random& random) const = 0;
};

struct StartRequest {
  std::string scenario;
  std::map<std::string, std::string> options;
  DiceSeed seed;
};

struct ScenarioInfo {
  std::string id;
  std::string name_en, name_fr;
  int seats_min = 2, seats_max = 2;
};

struct OptionInfo {
  std::string id;
  std::vector<std::string> values;
  std::string standard;  // the value when nothing is said
  std::string clause;
};

class GameModule {
 public:
  virtual ~GameModule() = default;
  virtual Name id() const = 0;
  virtual std::string title() const = 0;
  virtual std::string clause_prefix() const = 0;
  virtual std::vector<ScenarioInfo> scenarios() const = 0;
  virtual std::vector<OptionInfo> options() const = 0;
  virtual std::string data_digest() const = 0;
  // Throws DataError when scenario or options are wrong, with what would be right.
  virtual std::unique_ptr<Game> start(const StartRequest& request) const = 0;
  // Throws DataError when the document is not one of ours, or was started with other data.
  virtual std::unique_ptr<Game> load(const Json& document) const = 0;
  // The clauses of the specification: id -> rule in our words, kind.
  virtual const Json& clauses() const = 0;
  // Labels that selfplay must see at least once: "event:battle_fought", "face:janus", …
  virtual std::vector<std::string> expected_tally(const std::string& scenario) const = 0;
  virtual std::vector<std::string> tally(const NumberedEvent& event) const = 0;
  // Stable names for transcripts: events with their fields, decisions, state fields.
  virtual std::vector<std::string> names() const = 0;
};

}  // namespace adj
