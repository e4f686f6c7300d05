#include "adjudicator/service/replay.h"

#include <limits>
#include <map>

#include "adjudicator/service/hosted.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

using store::Input;

struct Differs : std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::string named(const Input& input) {
  return "input " + std::to_string(input.serial) + " (" + input.kind + ", window " +
         std::to_string(input.window) + ")";
}

// "generation 0, window 12"
using WindowKey = std::pair<int, int>;
std::string named(const WindowKey& key) {
  return (key.first > 0 ? "generation " + std::to_string(key.first) + ", " : "") + "window " +
         std::to_string(key.second);
}

class Rerun {
 public:
  Rerun(const Hosted& hosted, const std::vector<store::WindowRow>& windows) : hosted_(hosted) {
    for (const store::WindowRow& w : windows) kept_[{w.generation, w.number}] = &w;
  }

  Replay run(const std::vector<Input>& inputs) {
    try {
      for (const Input& input : inputs) {
        carry_out(input);
        ++result_.inputs;
      }
      check_end();
    } catch (const Differs& e) {
      result_.difference = e.what();
    }
    return result_;
  }

  const std::vector<NumberedEvent>& events() const { return events_; }

 private:
  void carry_out(const Input& input) {
    if (input.kind == "start") return start(input);
    if (!game_) throw Differs(named(input) + " comes before the start");
    const Language language = language_named(input.language);
    if (input.kind == "orders") {
      const auto origin = value_named<Origin>(input.origin);
      if (!origin) throw Differs(named(input) + ": nobody called '" + input.origin + "' gives orders");
      game_->submit(Seat{input.seat}, input.body, language, *origin);
    } else if (input.kind == "standing") {
      game_->submit_standing(Seat{input.seat}, input.body, language);
    } else if (input.kind == "close") {
      if (input.body != "complete") game_->close_window();
      advance();
    } else if (input.kind == "edit") {
      edit(input);
    } else if (input.kind == "rollback") {
      roll_back(input);
    } else if (input.kind == "thaw") {
      game_->thaw();
      advance();
    } else {
      throw Differs(named(input) + ": no input of that kind is known");
    }
  }

  void start(const Input& input) {
    StartRequest request = start_request(hosted_);
    if (!input.body.empty()) {  // the options as they were: a moderator may have switched one since
      request.options.clear();
      const Json options = Json::parse(input.body);
      for (const auto& [key, value] : options.as_object()) request.options[key] = value.as_string();
    }
    game_ = hosted_.module->start(request);
    advance();
  }

  void edit(const Input& input) {
    const Json change = Json::parse(input.body);
    Json state = game_->step_state();
    Json* field = find_path(state, change.at("field").as_string());
    if (!field) throw Differs(named(input) + ": there is no field " + change.at("field").as_string());
    const std::string& value = change.at("value").as_string();
    *field = field->is_string() ? Json(value) : Json::parse(value);
    game_->replace_state(state);
    advance();
  }

  void roll_back(const Input& input) {
    const auto at = opened_.find(std::stoi(input.body));
    if (at == opened_.end()) throw Differs(named(input) + ": window " + input.body + " was never opened");
    game_ = hosted_.module->load(at->second);
    ++generation_;
    events_.resize(static_cast<std::size_t>(at->second.at("events").as_int()));
    opened_.erase(std::next(at), opened_.end());
    compare_window();
  }

  void advance() {
    for (NumberedEvent& event : game_->advance()) events_.push_back(std::move(event));
    if (game_->over() || game_->frozen()) return;
    opened_[game_->window(Language::en).number] = game_->save();
    compare_window();
  }

  void compare_window() {
    const WindowKey key{generation_, game_->window(Language::en).number};
    const auto kept = kept_.find(key);
    // The machine's seats are played in portions: the last one may not have been carried on yet.
    if (kept == kept_.end() && key.second > hosted_.row.window) return;
    if (kept == kept_.end()) throw Differs(named(key) + " opens in the replay, but none was kept");
    if (kept->second->digest != game_->digest())
      throw Differs(named(key) + ": the digest is " + game_->digest() + ", kept was " + kept->second->digest);
    ++result_.windows;
  }

  // Where the replay stands is where the game stands.
  void check_end() const {
    if (!game_) throw Differs("the game has begun, but no input starts it");
    if (game_->over() != (hosted_.game->over()))
      throw Differs(game_->over() ? "the game ends in the replay, but goes on in fact"
                                  : "the game has ended, but goes on in the replay");
    if (game_->digest() != hosted_.game->digest() && game_->over())
      throw Differs("the end differs: the digest is " + game_->digest() + ", kept is " +
                    hosted_.game->digest());
  }

  const Hosted& hosted_;
  std::map<WindowKey, const store::WindowRow*> kept_;
  std::unique_ptr<Game> game_;
  std::map<int, Json> opened_;  // the saved game when the window opened
  std::vector<NumberedEvent> events_;
  int generation_ = 0;
  Replay result_;
};

// The first event that was told otherwise than it comes out now. The database keeps the members of an event
// in an order of its own, so that values are compared, not texts.
void compare_events(const std::vector<NumberedEvent>& kept, const std::vector<NumberedEvent>& now,
                    Replay& result) {
  for (std::size_t i = 0; i < kept.size(); ++i) {
    const std::string event = "event " + std::to_string(kept[i].number) + " (" + kept[i].name.str() + ")";
    if (i >= now.size()) {
      result.difference = event + " was told, but does not come out now";
      return;
    }
    const auto differ = differences(to_json(kept[i]), to_json(now[i]));
    if (!differ.empty()) {
      result.difference = event + " was told otherwise: " + differ.front();
      return;
    }
    ++result.events;
  }
  if (now.size() > kept.size())
    result.difference =
        "event " + std::to_string(now[kept.size()].number) + " comes out now, but was never told";
}

}  // namespace

std::optional<Replay> replay(const Context& context, store::Tx& tx, const std::string& code) {
  const auto hosted = open_hosted(context, tx, code);
  if (!hosted || !hosted->row.started_at) return std::nullopt;
  if (!hosted->game) throw DataError("the document of game " + code + " cannot be read: see the log");
  const auto windows = store::all_windows_of(tx, code);
  Rerun rerun(*hosted, windows);
  Replay result = rerun.run(store::inputs_of(tx, code));
  if (!result.difference)
    compare_events(store::events_between(tx, code, 1, std::numeric_limits<int>::max()), rerun.events(),
                   result);
  return result;
}

}  // namespace adj::service
