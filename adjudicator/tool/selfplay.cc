#include "adjudicator/tool/selfplay.h"

#include <chrono>
#include <mutex>
#include <set>
#include <thread>

#include "adjudicator/core/registry.h"
#include "adjudicator/report/report_model.h"

namespace adj {

namespace {

constexpr long kEndlessWindows = 20'000;  // no scenario comes near; beyond it the game never ends
constexpr int kTries = 4;                 // mails of one seat for one decision before the deadline closes it

// What players wrote: every kind of thing in a piece of a stored game, wherever it stands in it.
void count_kinds(const Json& json, std::map<std::string, long>& tally) {
  if (json.is_array())
    for (const Json& part : json.as_array()) count_kinds(part, tally);
  if (!json.is_object()) return;
  if (const Json* kind = json.find("kind"); kind && kind->is_string())
    ++tally["written:" + kind->as_string()];
  for (const auto& [key, part] : json.as_object()) count_kinds(part, tally);
}

class OneGame {
 public:
  OneGame(const SelfplayRequest& request, std::uint64_t seed, SelfplayResult& result)
      : request_(request), seed_(seed), random_(seed), result_(result) {
    StartRequest start;
    start.scenario = request.scenario;
    start.options = request.options;
    start.seed = practice_seed(request.module->id().view(), seed);
    game_ = request.module->start(start);
    game_->set_paranoid(request.battery);
  }

  std::unique_ptr<Game> play() {
    take(game_->advance());
    for (long windows = 0; !game_->over() && !game_->frozen(); ++windows, ++result_.windows) {
      if (windows > kEndlessWindows) return stuck("goes on for ever");
      const Window window = game_->window(Language::en);
      if (window.empty()) return stuck("waits for nobody");
      ++result_.tally["window:" + window.decisions.front().kind.str()];
      for (const OpenDecision& d : window.decisions) ++result_.tally["decision:" + d.kind.str()];
      check();
      if (request_.silent_one_in > 0 && random_.one_in(request_.silent_one_in))
        game_->close_window();
      else
        answer(window);
      count_orders();
      take(game_->advance());
      if (!game_->over() && !game_->frozen() && game_->window(Language::en).number == window.number) {
        game_->close_window();
        take(game_->advance());
        if (!game_->over() && !game_->frozen() && game_->window(Language::en).number == window.number)
          return stuck("a closed window stays open");
      }
    }
    if (game_->frozen()) violation("frozen: " + *game_->frozen());
    check();
    if (game_->over()) ++result_.finished;
    return std::move(game_);
  }

 private:
  // Every seat that is asked mails what a random player would.
  void answer(const Window& window) {
    std::set<int> seats;
    for (const OpenDecision& d : window.decisions) seats.insert(d.seat.number);
    for (const int seat : seats) {
      for (int tries = 0; tries < kTries && !complete(seat); ++tries) {
        const Language language = random_.one_in(2) ? Language::fr : Language::en;
        mail(Seat{seat}, tries + 1 < kTries ? game_->random_mail(Seat{seat}, random_, language) : "DONE",
             language);
      }
    }
  }

  // Answers of the window before they are used, and what stands or was sent ahead.
  void count_orders() {
    const Json document = game_->save();
    if (const Json* drafts = document.find("drafts")) count_kinds(*drafts, result_.tally);
    if (const Json* orders = document.at("state").find("orders")) count_kinds(*orders, result_.tally);
  }

  bool complete(int seat) const {
    for (const OpenDecision& d : game_->window(Language::en).decisions)
      if (d.seat.number == seat && d.required && !d.complete) return false;
    return true;
  }

  void mail(Seat seat, const std::string& text, Language language) {
    const std::string before = request_.battery ? game_->digest() : "";
    const Receipt receipt = game_->submit(seat, text, language);
    ++result_.answers;
    for (const ReceiptLine& line : receipt.lines) {
      ++result_.lines;
      if (line.refusal) {
        ++result_.refused_lines;
        ++result_.tally["refused:" + line.refusal->clause + " " + line.refusal->key];
      }
    }
  }

  void take(std::vector<NumberedEvent> events) {
    for (const NumberedEvent& e : events)
      for (const std::string& label : request_.module->tally(e)) ++result_.tally[label];
    last_events_ = std::move(events);
  }

  void check() {
    for (const std::string& broken : game_->violations()) violation(broken);
    if (request_.battery) run_battery();
  }

  void run_battery() {
    const Json saved = game_->save();
    const auto loaded = request_.module->load(Json::parse(saved.dump()));
    if (loaded->save() != saved) violation("save and load differ");
    if (loaded->digest() != game_->digest())
      violation("a re-run after loading differs: " + differences(game_->state(), loaded->state()).front());
    for (const std::string& unsound : game_->unsound_options(random_)) violation(unsound);
    for (int seat = 1; seat <= game_->seats(); ++seat) look_for_leaks(Seat{seat});
  }

  // Changing what a seat cannot see may not change a byte of what it gets.
  void look_for_leaks(Seat seat) {
    const auto other = game_->with_other_secrets(seat, random_);
    if (!game_->over() && other->view(seat) != game_->view(seat))
      violation("the view of seat " + std::to_string(seat.number) +
                " leaks: " + differences(game_->view(seat), other->view(seat)).front());
    for (const Language language : {Language::en, Language::fr}) {
      const Json report = game_->report(seat, last_events_, language);
      if (!game_->over() && other->report(seat, last_events_, language) != report)
        violation("the report of seat " + std::to_string(seat.number) + " leaks");
      if (!game_->over() && other->preview(seat, language) != game_->preview(seat, language))
        violation("the preview of seat " + std::to_string(seat.number) + " leaks");
      if (request_.templates) {
        TurnReport model;
        from_json(report, model);
        render_report(*request_.templates, model);
      }
    }
    if (!game_->over() &&
        other->map(seat, last_events_, Language::en) != game_->map(seat, last_events_, Language::en))
      violation("the map of seat " + std::to_string(seat.number) + " leaks");
  }

  std::unique_ptr<Game> stuck(const std::string& why) {
    ++result_.stuck;
    violation(why);
    return std::move(game_);
  }

  void violation(const std::string& what) {
    if (++violations_ <= 3)
      result_.violations.push_back("seed " + std::to_string(seed_) + ", window " +
                                   std::to_string(game_->window(Language::en).number) + ": " + what);
  }

  const SelfplayRequest& request_;
  std::uint64_t seed_;
  Random random_;
  SelfplayResult& result_;
  std::unique_ptr<Game> game_;
  std::vector<NumberedEvent> last_events_;
  int violations_ = 0;
};

void add(SelfplayResult& sum, const SelfplayResult& part) {
  sum.finished += part.finished;
  sum.stuck += part.stuck;
  sum.violations.insert(sum.violations.end(), part.violations.begin(), part.violations.end());
  sum.windows += part.windows;
  sum.answers += part.answers;
  sum.lines += part.lines;
  sum.refused_lines += part.refused_lines;
  for (const auto& [label, n] : part.tally) sum.tally[label] += n;
}

}  // namespace

std::unique_ptr<Game> selfplay_one(const SelfplayRequest& request, std::uint64_t seed,
                                   SelfplayResult& result) {
  return OneGame(request, seed, result).play();
}

SelfplayResult selfplay(const SelfplayRequest& request) {
  const auto began = std::chrono::steady_clock::now();
  SelfplayResult sum;
  std::mutex guard;
  int next = 0;
  const auto work = [&] {
    while (true) {
      int number = 0;
      {
        const std::lock_guard lock(guard);
        if (next == request.games) return;
        number = next++;
      }
      SelfplayResult one;
      try {
        selfplay_one(request, request.seed + static_cast<std::uint64_t>(number), one);
      } catch (const std::exception& e) {
        one.violations.push_back("seed " + std::to_string(request.seed + static_cast<std::uint64_t>(number)) +
                                 ": exception: " + e.what());
      }
      const std::lock_guard lock(guard);
      add(sum, one);
    }
  };
  std::vector<std::thread> workers;
  for (int i = 1; i < request.jobs; ++i) workers.emplace_back(work);
  work();
  for (std::thread& worker : workers) worker.join();
  for (const std::string& label : request.module->expected_tally(request.scenario))
    if (!sum.tally.contains(label)) sum.holes.push_back(label);
  sum.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return sum;
}

}  // namespace adj
