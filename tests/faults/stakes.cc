#include "tests/faults/stakes.h"

#include <charconv>
#include <sstream>

#include "adjudicator/core/game_of.h"
#include "adjudicator/core/table_impl.h"
#include "adjudicator/report/report_model.h"

namespace adj::stakes {

namespace {

constexpr int kRounds = 3;
constexpr std::array<Seat, 2> kSeats{Seat{1}, Seat{2}};

struct State {
  Progress progress;
  int round = 1;
  std::map<Seat, int> scores;
  friend bool operator==(const State&, const State&) = default;
};
template <class Ar>
void describe(Ar& ar, State& v) {
  ar("progress", v.progress)("round", v.round)("scores", v.scores);
}

struct Scored {
  static constexpr const char* kName = "scored";
  Seat seat;
  int stake = 0, die = 0, score = 0;
  friend bool operator==(const Scored&, const Scored&) = default;
};
template <class Ar>
void describe(Ar& ar, Scored& v) {
  ar("seat", v.seat)("stake", v.stake)("die", v.die)("score", v.score);
}

struct Points {
  static constexpr const char* kName = "points";
  int value = 0;
  friend bool operator==(const Points&, const Points&) = default;
};
template <class Ar>
void describe(Ar& ar, Points& v) {
  ar("value", v.value);
}

struct Stake {
  static constexpr const char* kName = "stake";
  using Answer = Points;
  Seat seat;
};

struct NoTables {};

struct Stakes {
  static constexpr const char* kModule = "stakes";
  static constexpr int kSchema = 1;
  static constexpr const char* kLoopTo = "round";
  using State = stakes::State;
  using Tables = NoTables;
  using Event = std::variant<Rolled, Silence, Scored>;
  using Decision = std::variant<Stake>;
  using Answer = std::variant<Points>;
  struct Standing {};
  using Opens = std::vector<OpenFor<Stakes>>;

  static std::span<const Step<Stakes>> sequence();
  static std::optional<Automatic<Answer>> automatic(const Tables&, const State&, const Decision&) {
    return std::nullopt;
  }
  static Answer fallback(const Tables&, const State&, const Decision&) { return Points{0}; }
  static std::vector<Refusal> check(const Tables&, const State&, const Decision&, const Answer&) {
    return {};
  }
  // A stake is never whole by itself: DONE says that nothing will be added.
  static std::vector<std::string> missing(const Tables&, const State&, const Decision&, const Answer&,
                                          Language) {
    return {"DONE"};
  }
  static std::vector<std::string> order_lines(const Tables&, const State&, const Decision&, const Answer& a,
                                              Language) {
    return {"ADD " + std::to_string(std::get<Points>(a).value)};
  }
  static std::string fallback_text(const Tables&, const State&, const Decision&, Language) { return "0"; }
  static MailReading<Stakes> read_mail(const Tables&, const State&, const Opens&, Seat, std::string_view,
                                       Language);
  static void take_standing(State&, Seat, const Standing&) {}
  static int seat_count(const State&) { return static_cast<int>(kSeats.size()); }
  static Json view(const Tables&, const State& s, Seat) { return to_json(s); }
  static Json report(const Tables&, const State& s, Seat seat, const Window&, const Opens&,
                     const std::vector<NumberedEvent>& events, Language);
  static std::string map(const Tables&, const State&, Seat, const std::vector<NumberedEvent>&, Language) {
    return "";
  }
  static std::string random_mail(const Tables&, const State&, const Opens&, Seat, Random& random, Language) {
    return "ADD " + std::to_string(random.between(1, 9));
  }
  static Answer random_answer(const Tables&, const State&, const Decision&, Random& random) {
    return Points{random.between(1, 9)};
  }
  static std::vector<std::string> violations(const Tables&, const State&) { return {}; }
  static void change_secrets(const Tables&, State&, Seat, Random&) {}
  static void upgrade(Json&, int) {}
};

void play_round(Table<Stakes>& t) {
  std::vector<Stake> stakes;
  for (const Seat seat : kSeats) stakes.push_back({seat});
  const std::vector<Points> given = t.ask_all(stakes);
  for (std::size_t i = 0; i < kSeats.size(); ++i) {
    const int die = t.d6("STK-1", "luck", std::to_string(kSeats[i].number));
    int& score = t.state().scores[kSeats[i]];
    score += given[i].value + die;
    t.tell("STK-1", Scored{kSeats[i], given[i].value, die, score});
  }
  if (++t.state().round > kRounds) t.state().progress.over = true;
}

std::optional<int> points_in(std::string_view line) {
  int value = 0;
  if (!line.starts_with("ADD ")) return std::nullopt;
  const auto [end, error] = std::from_chars(line.data() + 4, line.data() + line.size(), value);
  if (error != std::errc() || end != line.data() + line.size()) return std::nullopt;
  return value;
}

}  // namespace

std::span<const Step<Stakes>> Stakes::sequence() {
  static const std::array kSteps{Step<Stakes>{"round", "STK-1", play_round}};
  return kSteps;
}

MailReading<Stakes> Stakes::read_mail(const Tables&, const State&, const Opens& opens, Seat,
                                      std::string_view text, Language) {
  MailReading<Stakes> reading;
  std::map<int, int> sums;
  for (const auto& open : opens) sums[open.index] = open.answer ? std::get<Points>(*open.answer).value : 0;
  std::istringstream lines{std::string(text)};
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    if (line.empty()) continue;
    ReceiptLine verdict{number, line, line, std::nullopt, ""};
    if (const auto points = points_in(line)) {
      for (auto& [index, sum] : sums) reading.answers[index] = Points{sum += *points};
    } else if (line == "DONE") {
      reading.done = reading.receipt.done = true;
    } else {
      verdict.refusal = Refusal{RefusalKind::not_understood, "STK-1", "what", Json::object(), number, 1};
      verdict.explanation = "ADD or DONE";
    }
    reading.receipt.lines.push_back(verdict);
  }
  return reading;
}

Json Stakes::report(const Tables&, const State& s, Seat seat, const Window&, const Opens& opens,
                    const std::vector<NumberedEvent>& events, Language language) {
  TurnReport report;
  report.language = language;
  report.header.game_title = "Stakes";
  report.header.turn_title = "Round " + std::to_string(s.round);
  if (!opens.empty() && seat.number > 0) {
    report.asks.push_back({"Your stake", "", "", {}, {}, "0"});
    report.order_form = {"ADD 1", "DONE"};
  }
  ReportSection told{"What happened", {}};
  for (const NumberedEvent& e : events) told.lines.push_back({e.data.dump(), "STK-1", e.number});
  if (!told.lines.empty()) report.narrative.push_back(told);
  return to_json(report);
}

namespace {

class Module final : public GameModule {
 public:
  Name id() const override { return Name(Stakes::kModule); }
  std::string title() const override { return "Stakes"; }
  std::string clause_prefix() const override { return "STK"; }
  std::vector<ScenarioInfo> scenarios() const override { return {{"duel", "Duel", "Duel", 2, 2}}; }
  std::vector<OptionInfo> options() const override { return {}; }
  std::string data_digest() const override { return "none"; }
  std::unique_ptr<Game> start(const StartRequest& request) const override {
    return std::make_unique<GameOf<Stakes>>(tables_, data_digest(), State{}, request.seed);
  }
  std::unique_ptr<Game> load(const Json& document) const override {
    return std::make_unique<GameOf<Stakes>>(tables_, data_digest(), document);
  }
  const Json& clauses() const override { return clauses_; }
  std::vector<std::string> expected_tally(const std::string&) const override { return {}; }
  std::vector<std::string> tally(const NumberedEvent&) const override { return {}; }
  std::vector<std::string> names() const override { return {}; }

 private:
  NoTables tables_;
  Json clauses_ = Json::object();
};

}  // namespace

std::unique_ptr<GameModule> make_module() { return std::make_unique<Module>(); }

}  // namespace adj::stakes
