#pragma once
// The runner: makes a Game (module.h) out of a description G of a game's types and functions. All static
// members:
//
//   kModule, kSchema, kLoopTo (the step that follows the last one of the sequence)
//   State, Tables, Event, Decision, Answer, Standing
//   sequence()                                             the steps, in the rulebook's order
//   automatic(t, s, decision), fallback(t, s, decision)    see table.h
//   check(t, s, decision, answer)                          -> vector<Refusal>; never changes anything
//   missing(t, s, decision, answer, language)              -> vector<string>; empty = the answer is whole
//   order_lines(t, s, decision, answer, language)          -> vector<string>, canonical, can be mailed back
//   fallback_text(t, s, decision, language)                -> string
//   read_mail(t, s, open decisions of the seat, seat, text, language) -> MailReading<G>
//   take_standing(State&, seat, Standing)                  the seat's whole new set
//   end_step(State&)                                       a step is over; may be left out
//   seat_count(s), view(t, s, seat), report(t, s, seat, window, events, language), map(t, s, seat, events,
//   language) random_mail(t, s, open decisions of the seat, seat, random, language), random_answer(t, s,
//   decision, random) violations(t, s), change_secrets(t, State&, seat, random), upgrade(document,
//   from_schema)
//   preview(t, s, open decisions of the seat, seat, language) -> vector<string>; may be left out

#include <set>
#include <utility>

#include "adjudicator/core/event_of.h"
#include "adjudicator/core/module.h"

namespace adj {

template <class G>
struct Step {
  Name id;
  Name clause;
  void (*run)(Table<G>&) = nullptr;
  bool (*again)(const typename G::State&) = nullptr;  // asked when it has run: once more?
};

// An open decision of the seat whose mail is being read, with the answer that stands.
template <class G>
struct OpenFor {
  int index = 0;
  typename G::Decision decision;
  std::optional<typename G::Answer> answer;
};

// What a mail means.
template <class G>
struct MailReading {
  Receipt receipt;
  std::map<int, typename G::Answer> answers;  // by index of the decision: the whole answer that now stands
  std::set<int> withdrawn;
  bool done = false;  // what is given is all: the rest by default
  bool wait = false;  // do not close the window on my account yet
  std::optional<typename G::Standing> standing;
};

// An answer for the open window, replaceable until it closes.
template <class G>
struct Draft {
  typename G::Answer answer;
  Origin origin = Origin::player;
  bool done = false;
  bool wait = false;
  friend bool operator==(const Draft&, const Draft&) = default;
};

template <class Ar, class G>
void describe(Ar& ar, Draft<G>& v) {
  ar("answer", v.answer)("origin", v.origin)("done", v.done)("wait", v.wait);
}

// Everything needed to go on: the document that is stored.
template <class G>
struct Saved {
  typename G::State state;  // at the start of the current step
  StepRecord<G> record;
  std::map<int, Draft<G>> drafts;
  int windows = 0;  // opened so far
  bool window_open = false;
  int events = 0;  // told so far
  std::string data_digest;
  std::string game;  // the name that goes into the dice
  std::string last_key, secret;
  int chain_length = 0;
  std::vector<std::string> nonces;
  std::vector<Made> dice;  // of all finished steps; phase by phase
  std::vector<int> dice_per_phase;
  std::optional<std::string> frozen;
};

template <class Ar, class G>
void describe(Ar& ar, Saved<G>& v) {
  ar("state", v.state)("record", v.record)("drafts", v.drafts)("windows", v.windows)(
      "window_open", v.window_open)("events", v.events)("data_digest", v.data_digest)("game", v.game)(
      "last_key", v.last_key)("secret", v.secret)("chain_length", v.chain_length)("nonces", v.nonces)(
      "dice", v.dice)("dice_per_phase", v.dice_per_phase)("frozen", v.frozen);
}

template <class G>
class GameOf final : public Game {
 public:
  using State = typename G::State;
  using Tables = typename G::Tables;

  // A new game.
  GameOf(const Tables& tables, std::string data_digest, State start, const DiceSeed& seed) : tables_(tables) {
    saved_.state = std::move(start);
    if (saved_.state.progress.step.empty()) saved_.state.progress.step = G::sequence().front().id;
    saved_.data_digest = std::move(data_digest);
    saved_.game = seed.game;
    saved_.last_key = hex(seed.last_key);
    saved_.secret = hex(seed.secret);
    saved_.chain_length = seed.length;
    saved_.nonces = seed.nonces;
    now_ = saved_.state;
  }

  // A stored one. Older documents are brought up to date first.
  GameOf(const Tables& tables, const std::string& data_digest, Json document) : tables_(tables) {
    const Json* schema = document.find("schema");
    if (!schema || !schema->is_int()) throw DataError("$.schema: missing");
    if (schema->as_int() > G::kSchema) throw DataError("$.schema: written by a newer version");
    document_stale_ = schema->as_int() < G::kSchema;
    for (int from = static_cast<int>(schema->as_int()); from < G::kSchema; ++from) G::upgrade(document, from);
    document["schema"] = Json(G::kSchema);
    Reader reader(document, "$");
    int version = 0;
    std::string module;
    reader("schema", version)("module", module);
    describe(reader, saved_);
    reader.finish();
    if (module != Name(G::kModule).view()) throw DataError("$.module: a game of " + module);
    if (saved_.data_digest != data_digest)
      throw DataError("$.data_digest: the game was started with other data (" +
                      saved_.data_digest.substr(0, 12) + ") than these (" + data_digest.substr(0, 12) + ")");
    now_ = saved_.state;
    if (!saved_.frozen && !over()) run_again();
  }

  Name module() const override { return Name(G::kModule); }

  Json save() const override {
    Writer writer;
    writer("schema", G::kSchema)("module", std::string(Name(G::kModule).view()));
    describe(writer, const_cast<Saved<G>&>(saved_));
    return writer.take();
  }
  Json save_answers() const override { return to_json(saved_.drafts); }
  bool document_stale() const override { return document_stale_; }
  void set_document_stale(bool stale) override { document_stale_ = stale; }

  std::vector<NumberedEvent> advance() override {
    document_stale_ = true;
    std::vector<NumberedEvent> told;
    while (!over() && !saved_.frozen) {
      if (saved_.window_open && !complete()) break;
      if (saved_.window_open) consume_drafts();
      if (!run_step(told)) break;
    }
    return told;
  }

  Window window(Language language) const override {
    return window_with([&](std::size_t i) { return with_words(open_decision(i), language); });
  }
  Window window_of(Seat seat, Language language) const override {
    return window_with([&](std::size_t i) -> std::optional<OpenDecision> {
      if (open_[i].seat() != seat) return std::nullopt;
      return with_words(open_decision(i), language);
    });
  }
  Window window_without_words() const override {
    return window_with([&](std::size_t i) { return open_decision(i); });
  }

  bool over() const override { return saved_.state.progress.over; }
  const std::optional<std::string>& frozen() const override { return saved_.frozen; }
  void thaw() override {
    document_stale_ = true;
    saved_.frozen.reset();
    saved_.record.told.clear();  // what the mended rules tell may differ from what the broken ones told
    run_again();
  }

  Receipt submit(Seat seat, std::string_view text, Language language, Origin origin) override {
    MailReading<G> reading = G::read_mail(tables_, now_, open_for(seat), seat, text, language);
    for (const auto& [index, answer] : reading.answers) {
      Draft<G>& draft = saved_.drafts[index];
      draft.answer = answer;
      draft.origin = origin;
      draft.wait = reading.wait;
    }
    for (const int index : reading.withdrawn) saved_.drafts.erase(index);
    if (reading.done || reading.wait) mark(seat, reading, origin);
    if (reading.standing) take_standing(seat, *reading.standing);
    return std::move(reading.receipt);
  }

  Receipt submit_standing(Seat seat, std::string_view text, Language language) override {
    MailReading<G> reading = G::read_mail(tables_, now_, {}, seat, text, language);
    if (reading.standing) take_standing(seat, *reading.standing);
    return std::move(reading.receipt);
  }

  std::vector<std::string> preview(Seat seat, Language language) const override {
    if constexpr (requires { G::preview(tables_, now_, open_for(seat), seat, language); })
      return G::preview(tables_, now_, open_for(seat), seat, language);
    else
      return {};
  }

  void close_window() override {
    if (!saved_.window_open) return;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      const int index = static_cast<int>(i);
      if (!saved_.drafts.contains(index))
        saved_.drafts[index] = {G::fallback(tables_, now_, open_[i].decision), Origin::fallback, true, false};
      saved_.drafts[index].done = true;
      saved_.drafts[index].wait = false;
    }
  }

  int seats() const override { return G::seat_count(now_); }
  int dice_phase() const override { return saved_.state.progress.dice_phase; }
  const std::vector<Made>& dice_of_step() const override { return saved_.record.dice; }
  Json dice_record() const override;

  Json view(Seat seat) const override { return G::view(tables_, now_, seat); }
  Json report(Seat seat, const std::vector<NumberedEvent>& events, Language language) const override {
    return G::report(tables_, now_, seat, window_of(seat, language), open_for(seat), events_for(seat, events),
                     language);
  }
  std::string map(Seat seat, const std::vector<NumberedEvent>& events, Language language) const override {
    return G::map(tables_, now_, seat, events_for(seat, events), language);
  }

  Json state() const override { return to_json(now_); }
  Json step_state() const override { return to_json(saved_.state); }
  void replace_state(const Json& state) override {
    document_stale_ = true;
    State replacement;
    from_json(state, replacement, "$");
    saved_.state = std::move(replacement);
    saved_.record = {};
    saved_.drafts.clear();
    saved_.window_open = false;
    open_.clear();
    now_ = saved_.state;
  }
  std::string digest() const override { return adj::digest(now_); }
  void use_dice(DiceSource* dice) override { other_dice_ = dice; }
  void set_paranoid(bool on) override { paranoid_ = on; }

  std::string random_mail(Seat seat, Random& random, Language language) const override {
    return G::random_mail(tables_, now_, open_for(seat), seat, random, language);
  }
  std::vector<std::string> violations() const override { return G::violations(tables_, now_); }
  std::unique_ptr<Game> with_other_secrets(Seat seat, Random& random) const override {
    auto other = std::make_unique<GameOf>(*this);
    other->own_dice_.reset();
    G::change_secrets(tables_, other->now_, seat, random);
    std::erase_if(other->saved_.drafts, [&](const auto& d) {
      return other->open_[static_cast<std::size_t>(d.first)].seat() != seat;
    });
    return other;
  }
  std::vector<std::string> unsound_options(Random& random) const override;

  GameOf(const GameOf& o)
      : tables_(o.tables_), saved_(o.saved_), now_(o.now_), open_(o.open_), paranoid_(o.paranoid_) {}
  GameOf& operator=(const GameOf&) = delete;

 private:
  // --- Windows
  bool complete() const {
    for (std::size_t i = 0; i < open_.size(); ++i) {
      const auto draft = saved_.drafts.find(static_cast<int>(i));
      const bool given = draft != saved_.drafts.end();
      if (given && draft->second.wait) return false;
      if (open_[i].required() && !(given && whole(i, draft->second))) return false;
    }
    return true;
  }
  bool whole(std::size_t i, const Draft<G>& draft) const {
    return draft.done || G::missing(tables_, now_, open_[i].decision, draft.answer, Language::en).empty();
  }

  void take_standing(Seat seat, const typename G::Standing& standing) {
    document_stale_ = true;
    G::take_standing(saved_.state, seat, standing);
    G::take_standing(now_, seat, standing);
  }

  void mark(Seat seat, const MailReading<G>& reading, Origin origin) {
    for (std::size_t i = 0; i < open_.size(); ++i) {
      const int index = static_cast<int>(i);
      if (open_[i].seat() != seat || reading.withdrawn.contains(index)) continue;
      if (!saved_.drafts.contains(index)) {
        if (reading.wait) continue;
        saved_.drafts[index] = {G::fallback(tables_, now_, open_[i].decision), origin, true, false};
      }
      saved_.drafts[index].done = reading.done;
      saved_.drafts[index].wait = reading.wait;
    }
  }

  // The window closes: its answers become the step's.
  void consume_drafts() {
    for (std::size_t i = 0; i < open_.size(); ++i) {
      const auto draft = saved_.drafts.find(static_cast<int>(i));
      Given<G> given{open_[i].kind(), open_[i].seat(), Origin::preset, {}};
      if (draft != saved_.drafts.end()) {
        given.origin = draft->second.origin;
        given.answer = std::move(draft->second.answer);
      } else {
        given.answer = G::fallback(tables_, now_, open_[i].decision);
      }
      saved_.record.answers.push_back(std::move(given));
    }
    saved_.drafts.clear();
    saved_.window_open = false;
    open_.clear();
  }

  std::vector<OpenFor<G>> open_for(Seat seat) const {
    std::vector<OpenFor<G>> mine;
    for (std::size_t i = 0; i < open_.size() && saved_.window_open; ++i) {
      if (open_[i].seat() != seat) continue;
      const auto draft = saved_.drafts.find(static_cast<int>(i));
      mine.push_back({static_cast<int>(i), open_[i].decision, std::nullopt});
      if (draft != saved_.drafts.end()) mine.back().answer = draft->second.answer;
    }
    return mine;
  }

  // `one(i)`: the decision as it is to be shown, or nothing.
  template <class One>
  Window window_with(One one) const {
    Window w;
    w.number = saved_.windows;
    for (std::size_t i = 0; i < open_.size() && saved_.window_open; ++i)
      if (std::optional<OpenDecision> d = one(i)) w.decisions.push_back(*std::move(d));
    return w;
  }

  OpenDecision open_decision(std::size_t i) const {
    const Open<G>& open = open_[i];
    OpenDecision d{
        static_cast<int>(i), open.kind(), open.seat(), open.required(), false, std::nullopt, {}, {}, {}};
    const auto draft = saved_.drafts.find(d.index);
    if (draft == saved_.drafts.end()) return d;
    d.origin = draft->second.origin;
    d.complete = !draft->second.wait && whole(i, draft->second);
    return d;
  }

  OpenDecision with_words(OpenDecision d, Language language) const {
    const typename G::Decision& decision = open_[static_cast<std::size_t>(d.index)].decision;
    d.fallback = G::fallback_text(tables_, now_, decision, language);
    const auto draft = saved_.drafts.find(d.index);
    if (draft == saved_.drafts.end()) return d;
    d.orders = G::order_lines(tables_, now_, decision, draft->second.answer, language);
    d.missing = G::missing(tables_, now_, decision, draft->second.answer, language);
    return d;
  }

  std::vector<NumberedEvent> events_for(Seat seat, const std::vector<NumberedEvent>& events) const {
    std::vector<NumberedEvent> mine;
    for (const NumberedEvent& e : events)
      if (over() || e.audience.includes(seat)) mine.push_back(e);
    return mine;
  }

  // --- Steps
  static const Step<G>& step_named(Name id) {
    for (const Step<G>& step : G::sequence())
      if (step.id == id) return step;
    throw BrokenInvariant("no step " + id.str());
  }

  DiceSource& dice() {
    if (other_dice_) return *other_dice_;
    if (!own_dice_) own_dice_ = std::make_unique<FairSource>(seed());
    return *own_dice_;
  }
  DiceSeed seed() const {
    DiceSeed seed;
    seed.game = saved_.game;
    seed.last_key = from_hex(saved_.last_key).value();
    seed.secret = from_hex(saved_.secret).value();
    seed.length = saved_.chain_length;
    seed.nonces = saved_.nonces;
    return seed;
  }

  enum class Run { finished, waiting };

  // One run of the current step on a copy of its start.
  Run run(StepRecord<G>& record, State& after, std::vector<Told<typename G::Event>>& events,
          std::vector<Open<G>>& window) {
    Table<G> table(tables_, saved_.state, record, dice());
    if (saved_.window_open) table.keep_window_open();
    Run outcome = Run::finished;
    try {
      step_named(saved_.state.progress.step).run(table);
    } catch (AwaitingAnswers<G>& awaiting) {
      window = std::move(awaiting.window);
      outcome = Run::waiting;
    } catch (const GameEnded&) {
    }
    if (table.events().size() < record.told.size()) throw Diverged("a re-run told fewer events");
    after = std::move(table.state());
    events = table.events();
    return outcome;
  }

  // Runs the current step; true when it is finished and the next one may run.
  bool run_step(std::vector<NumberedEvent>& told) {
    try {
      State after;
      std::vector<Told<typename G::Event>> events;
      std::vector<Open<G>> window;
      const Run outcome = run(saved_.record, after, events, window);
      number_events(events, told);
      saved_.record.told = std::move(events);
      if (outcome == Run::waiting) {
        now_ = std::move(after);
        open_window(std::move(window));
        return false;
      }
      if (paranoid_) compare_with_second_run(after);
      finish_step(std::move(after));
      return true;
    } catch (const BrokenInvariant& bug) {
      saved_.frozen = bug.what();
    } catch (const std::exception& bug) {
      saved_.frozen = std::string("unexpected: ") + bug.what();
    }
    return false;
  }

  // After loading: the half-advanced state and the window come from a re-run, never from the document.
  void run_again() {
    if (!saved_.window_open) return;
    try {
      std::vector<Told<typename G::Event>> events;
      State after;
      if (run(saved_.record, after, events, open_) == Run::finished) throw Diverged("a re-run did not wait");
      now_ = std::move(after);
    } catch (const std::exception& bug) {
      saved_.frozen = bug.what();
    }
  }

  void open_window(std::vector<Open<G>> window) {
    open_ = std::move(window);
    saved_.window_open = true;
    ++saved_.windows;
    saved_.drafts.clear();
    for (std::size_t i = 0; i < open_.size(); ++i)
      if (open_[i].automatic)
        saved_.drafts[static_cast<int>(i)] = {open_[i].automatic->answer, open_[i].automatic->origin, false,
                                              false};
  }

  void number_events(const std::vector<Told<typename G::Event>>& events, std::vector<NumberedEvent>& told) {
    for (std::size_t i = saved_.record.told.size(); i < events.size(); ++i)
      told.push_back({++saved_.events, saved_.windows, events[i].clause, events[i].audience,
                      name_of(events[i].event), to_json(events[i].event)});
  }

  void finish_step(State after) {
    if constexpr (requires { G::end_step(after); }) G::end_step(after);
    if (!saved_.record.dice.empty()) {
      ++after.progress.dice_phase;
      saved_.dice_per_phase.push_back(static_cast<int>(saved_.record.dice.size()));
      for (Made& made : saved_.record.dice) saved_.dice.push_back(std::move(made));
    }
    ++after.progress.steps;
    const Step<G>& done = step_named(saved_.state.progress.step);
    if (!after.progress.over && !(done.again && done.again(after))) {
      const auto steps = G::sequence();
      const auto at = static_cast<std::size_t>(&done - steps.data()) + 1;
      after.progress.step = at < steps.size() ? steps[at].id : Name(G::kLoopTo);
    }
    saved_.state = std::move(after);
    saved_.record = {};
    now_ = saved_.state;
  }

  void compare_with_second_run(const State& after) {
    StepRecord<G> record = saved_.record;
    State second;
    std::vector<Told<typename G::Event>> events;
    std::vector<Open<G>> window;
    run(record, second, events, window);
    if (!(events == saved_.record.told)) throw Diverged("a second run of a finished step told other events");
    const auto differences = diff(after, second);
    if (!differences.empty())
      throw Diverged("a second run of a finished step differs: " + differences.front());
  }

  const Tables& tables_;
  Saved<G> saved_;
  State now_;                  // half-advanced: what views show while a step waits
  std::vector<Open<G>> open_;  // the decisions of the open window
  std::unique_ptr<FairSource> own_dice_;
  DiceSource* other_dice_ = nullptr;
  bool paranoid_ = false;
  bool document_stale_ = true;
};

template <class G>
Json GameOf<G>::dice_record() const {
  const FairDice fair(seed());
  std::vector<DiceRoll> rolls;
  std::size_t at = 0;
  for (std::size_t phase = 0; phase < saved_.dice_per_phase.size(); ++phase)
    for (int i = 0; i < saved_.dice_per_phase[phase]; ++i, ++at) {
      const Made& made = saved_.dice[at];
      if (made.secret && !over()) continue;
      rolls.push_back({static_cast<int>(phase) + 1, made.label, made.sides, made.value, made.secret});
    }
  return public_dice_record(fair, saved_.state.progress.dice_phase, rolls, over());
}

template <class G>
std::vector<std::string> GameOf<G>::unsound_options(Random& random) const {
  std::vector<std::string> unsound;
  for (const Open<G>& open : open_) {
    const auto try_answer = [&](const char* what, const typename G::Answer& answer) {
      for (const Refusal& r : G::check(tables_, now_, open.decision, answer))
        unsound.push_back(open.kind().str() + ": " + what + " refused: " + r.clause + " " + r.key + " " +
                          r.args.dump());
    };
    try_answer("fallback", G::fallback(tables_, now_, open.decision));
    try_answer("random option", G::random_answer(tables_, now_, open.decision, random));
  }
  return unsound;
}

}  // namespace adj
