#include "adjudicator/tool/transcript.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <sstream>

#include "adjudicator/core/script.h"
#include "adjudicator/report/report_model.h"

namespace adj {

namespace {

// A mistake in the transcript itself, or an expectation that does not hold.
struct Mismatch : std::runtime_error {
  using std::runtime_error::runtime_error;
};

using Words = std::vector<std::string>;

// Words of a line; a word may be "quoted with spaces", and […] and {…} stay together. `#` begins a comment.
Words split(const std::string& line) {
  Words words;
  std::string word;
  int depth = 0;
  bool quoted = false, any = false;
  for (const char c : line) {
    if (c == '#' && !quoted && depth == 0 && word.empty()) break;
    if (c == '"') quoted = !quoted;
    if (!quoted && (c == '[' || c == '{')) ++depth;
    if (!quoted && (c == ']' || c == '}')) --depth;
    if ((c == ' ' || c == '\t') && !quoted && depth == 0) {
      if (any) words.push_back(std::move(word));
      word.clear();
      any = false;
    } else {
      word += c;
      any = true;
    }
  }
  if (any) words.push_back(std::move(word));
  return words;
}

// What a word means as a value: JSON where it is JSON, else the word itself.
Json value_of(const std::string& word) {
  try {
    return Json::parse(word);
  } catch (const DataError&) {
    return Json(word);
  }
}

bool has_option(const GameModule& module, const std::string& id) {
  const std::vector<OptionInfo> options = module.options();
  return std::any_of(options.begin(), options.end(), [&](const OptionInfo& o) { return o.id == id; });
}

std::pair<std::string, std::string> key_and_value(const std::string& word) {
  const auto at = word.find('=');
  if (at == std::string::npos) throw Mismatch("'" + word + "' should read name=value");
  return {word.substr(0, at), word.substr(at + 1)};
}

// Lines are wrapped in a report and some of its spaces may not break: one plain space for each stretch of
// them.
std::string with_plain_spaces(std::string_view text) {
  constexpr std::string_view kSpaces[] = {" ", "\n", "\u00a0", "\u202f"};
  std::string plain;
  while (!text.empty()) {
    const auto space = std::ranges::find_if(kSpaces, [&](auto s) { return text.starts_with(s); });
    if (space == std::end(kSpaces))
      plain += text.front();
    else if (!plain.empty() && plain.back() != ' ')
      plain += ' ';
    text.remove_prefix(space == std::end(kSpaces) ? 1 : space->size());
  }
  return plain;
}

int number_of(const std::string& word, const char* what) {
  int n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc() || end != word.data() + word.size())
    throw Mismatch(std::string(what) + " should be a number, not '" + word + "'");
  return n;
}

// Sets the places a path names; `*` stands for every element.
void set_path(Json& root, const std::string& path, const Json& value) {
  const auto star = path.find(".*");
  if (star != std::string::npos && (star + 2 == path.size() || path[star + 2] == '.')) {
    Json* list = find_path(root, path.substr(0, star));
    if (!list || !(list->is_array() || list->is_object()))
      throw Mismatch("there is no list " + path.substr(0, star));
    const std::string rest = star + 2 < path.size() ? path.substr(star + 3) : "";
    const auto each = [&](Json& item) {
      if (rest.empty())
        item = value;
      else
        set_path(item, rest, value);
    };
    if (list->is_array())
      for (Json& item : list->as_array()) each(item);
    else
      for (auto& [key, item] : list->as_object()) each(item);
    return;
  }
  if (Json* place = find_path(root, path)) {
    *place = value;
    return;
  }
  // A new member of a map: turn.smc_left.caesarian
  const auto dot = path.rfind('.');
  Json* parent = dot == std::string::npos ? nullptr : find_path(root, path.substr(0, dot));
  if (!parent || !parent->is_object()) throw Mismatch("there is no field " + path);
  (*parent)[path.substr(dot + 1)] = value;
}

class Player {
 public:
  Player(const Registry& registry, const Templates& templates) : registry_(registry), templates_(templates) {}

  void command(const Words& words) {
    const std::string& verb = words.front();
    if (verb == "start") return start(words);
    if (!game_) throw Mismatch("a transcript begins with start");
    if (verb == "set") return set(words);
    if (verb == "dice") return dice(words);
    if (verb == "draw") return draw(words);
    if (verb == "force") return force();
    if (verb == "keep") return keep(words);
    if (verb == "expect") return expect(Words(words.begin() + 1, words.end()));
    throw Mismatch("'" + verb + "' is no command");
  }

  void orders(int seat, const std::string& text) {
    settle();
    begin_act();
    last_seat_ = seat;
    receipt_ = game_->submit(Seat{seat}, text, Language::en);
    advance();
  }

  // A seat's report about all that happened since the last one, as its mail says it; the public's as the
  // archive does.
  std::string report_text(Seat seat, Language language) {
    static constexpr std::array kPlayers{"Marcus", "Livia", "Quintus", "Julia", "Gaius", "Flavia"};
    settle();
    TurnReport report;
    from_json(game_->report(seat, news_, language), report);
    report.header.game_code = "PLAY";
    if (seat.number > 0) {
      report.header.seat_name = kPlayers.at(static_cast<std::size_t>(seat.number - 1) % kPlayers.size());
      const RenderedReport mail = render_report(templates_, report);
      return mail.subject + "\n\n" + mail.text;
    }
    Json values = template_values(report);
    values["told_to"] = "";
    values["date"] = "(" + std::to_string(game_->window(language).number) + ")";
    return templates_.render(std::string(name_of(language)) + "/web_report.txt.mustache", values);
  }

  const std::map<std::string, std::string>& reports() const { return reports_; }

  void finish() {
    if (!game_) throw Mismatch("nothing was played");
    settle();
    if (!script_->used_up()) throw Mismatch("scripted but not rolled or drawn: " + script_->left_over());
  }

 private:
  void start(const Words& words) {
    if (words.size() < 2) throw Mismatch("start what?");
    const GameModule* module = registry_.find(words[1]);
    if (!module) throw Mismatch("there is no game '" + words[1] + "'");
    StartRequest request;
    std::uint64_t seed = 1;
    for (std::size_t i = 2; i < words.size(); ++i) {
      const auto [key, value] = key_and_value(words[i]);
      if (key == "scenario")
        request.scenario = value;
      else if (key == "seed")
        seed = static_cast<std::uint64_t>(number_of(value, "seed"));
      else if (key != "seats" || has_option(*module, key))
        request.options[key] = value;
    }
    if (game_) finish();  // another scene: the one before must have used its dice
    request.seed = practice_seed(words[1], seed);
    fair_ = std::make_unique<FairSource>(request.seed);
    script_ = std::make_unique<ScriptedDice>(fair_.get());
    game_ = module->start(request);
    game_->use_dice(script_.get());
    game_->set_paranoid(true);
    pending_ = game_->step_state();
    changed_ = true;
    begin_act();
  }

  // set path value | set path member=value member=value …
  void set(const Words& words) {
    if (words.size() < 3) throw Mismatch("set takes a field and a value");
    if (!changed_) pending_ = game_->step_state();
    changed_ = true;
    if (words.size() == 3 && words[2].find('=') == std::string::npos)
      return set_path(pending_, words[1], value_of(words[2]));
    for (std::size_t i = 2; i < words.size(); ++i) {
      const auto [key, value] = key_and_value(words[i]);
      set_path(pending_, words[1] + "." + key, value_of(value));
    }
  }

  void dice(const Words& words) {
    for (std::size_t i = 1; i < words.size(); ++i) script_->add_face(number_of(words[i], "a die"));
  }

  void draw(const Words& words) {
    for (std::size_t i = 1; i < words.size(); ++i) script_->add_draw(Name(words[i]));
  }

  void force() {
    settle();
    begin_act();
    game_->close_window();
    advance();
  }

  // Fields set since the last command take effect, and the game runs to its next question.
  void settle() {
    if (!changed_) return;
    changed_ = false;
    try {
      game_->replace_state(pending_);
    } catch (const DataError& error) {
      throw Mismatch(std::string("the state that was set is impossible: ") + error.what());
    }
    advance();
  }

  void begin_act() {
    events_.clear();
    if (const int open = game_->window(Language::en).number; open != news_of_) {
      news_.clear();
      news_of_ = open;
    }
  }

  void advance() {
    for (NumberedEvent& e : game_->advance()) {
      news_.push_back(e);
      events_.push_back(std::move(e));
    }
    if (game_->frozen()) throw Mismatch("the game froze: " + *game_->frozen());
  }

  // keep report public | keep report SEAT: in both languages, one after the other in a file for each
  void keep(const Words& words) {
    if (words.size() != 3 || words[1] != "report") throw Mismatch("keep report takes a seat, or public");
    const Seat seat{words[2] == "public" ? 0 : number_of(words[2], "a seat")};
    for (const auto& [language, name] : names_of(Language{})) {
      std::string& kept = reports_[words[2] + "." + name];
      if (!kept.empty()) kept += std::string(100, '=') + "\n";
      kept += report_text(seat, language);
    }
  }

  // --- Expectations
  void expect(Words words) {
    settle();
    const bool no = !words.empty() && words.front() == "no";
    if (no) words.erase(words.begin());
    if (words.empty()) throw Mismatch("expect what?");
    const std::string what = words.front();
    words.erase(words.begin());
    if (what == "pending") return expect_pending(words, no);
    if (what == "event") return expect_event(words, no);
    if (what == "field") return expect_place(game_->state(), words, no);
    if (what == "refused") return expect_refused(words, no);
    if (what == "accepted") return expect_accepted(words);
    if (what == "view") return expect_view(words, no);
    if (what == "report") return expect_report(words, no);
    if (what == "windows") return expect_windows(words, no);
    if (what == "over") return expect_over(words, no);
    throw Mismatch("'" + what + "' cannot be expected");
  }

  void expect_pending(const Words& words, bool no) {
    std::string open;
    bool found = false;
    for (const OpenDecision& d : game_->window(Language::en).decisions) {
      open += (open.empty() ? "" : ", ") + std::to_string(d.seat.number) + " " + d.kind.str();
      const bool seat_fits = words.empty() || std::to_string(d.seat.number) == words[0];
      const bool kind_fits = words.size() < 2 || d.kind.view() == words[1];
      found = found || (seat_fits && kind_fits);
    }
    if (found == no) throw Mismatch("open are: " + (open.empty() ? "none" : open));
  }

  static bool audience_fits(const NumberedEvent& e, const std::string& audience) {
    if (audience == "public") return e.audience.kind == AudienceKind::everyone;
    if (audience == "moderator") return e.audience.kind == AudienceKind::moderator;
    if (audience == "any") return true;
    return e.audience.kind == AudienceKind::seats && e.audience.includes(Seat{number_of(audience, "a seat")});
  }

  static bool field_fits(const Json& data, const std::string& word) {
    const auto contains = word.find("~");
    const auto equals = word.find('=');
    if (contains != std::string::npos && (equals == std::string::npos || contains < equals)) {
      const Json* list = find_path(data, word.substr(0, contains));
      const Json wanted = value_of(word.substr(contains + 1));
      return list && list->is_array() &&
             std::ranges::find(list->as_array(), wanted) != list->as_array().end();
    }
    const auto [key, value] = key_and_value(word);
    const Json* place = find_path(data, key);
    return place && (*place == value_of(value) || (place->is_string() && place->as_string() == value));
  }

  void expect_event(const Words& words, bool no) {
    if (words.empty()) throw Mismatch("which event?");
    const bool has_audience = words[0] == "public" || words[0] == "moderator" || words[0] == "any" ||
                              std::isdigit(static_cast<unsigned char>(words[0][0]));
    const std::string audience = has_audience ? words[0] : "any";
    const std::size_t at = has_audience ? 1 : 0;
    if (words.size() <= at) throw Mismatch("which event?");
    std::string same_name;
    bool found = false;
    for (const NumberedEvent& e : events_) {
      if (e.name.view() != words[at]) continue;
      same_name += "\n      " + e.data.dump();
      found = found || (audience_fits(e, audience) &&
                        std::all_of(words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end(),
                                    [&](const std::string& w) { return field_fits(e.data, w); }));
    }
    if (found == no)
      throw Mismatch((no ? "it happened" : "it did not happen") +
                     (same_name.empty() ? ", and no " + words[at] + " at all; told were:" + names_told()
                                        : "; told were:" + same_name));
  }

  std::string names_told() const {
    std::string list;
    for (const NumberedEvent& e : events_) list += " " + e.name.str();
    return list.empty() ? " nothing" : list;
  }

  static void expect_place(const Json& root, const Words& words, bool no) {
    if (words.empty()) throw Mismatch("which field?");
    const Json* place = find_path(root, words[0]);
    if (words.size() < 2) {
      if ((place != nullptr) == no) throw Mismatch(no ? words[0] + " is there" : "there is no " + words[0]);
      return;
    }
    if (!place) throw Mismatch("there is no " + words[0]);
    const bool equal = *place == value_of(words[1]) || (place->is_string() && place->as_string() == words[1]);
    if (equal == no) throw Mismatch(words[0] + " is " + place->dump());
  }

  void expect_refused(const Words& words, bool no) {
    std::string refusals;
    bool found = false;
    for (const ReceiptLine& line : receipt_.lines) {
      if (!line.refusal) continue;
      refusals += "\n      line " + std::to_string(line.number) + " [" + line.refusal->clause + " " +
                  line.refusal->key + "] " + line.text;
      found = found || words.size() < 2 || line.refusal->clause == words[1];
    }
    if (!words.empty() && number_of(words[0], "a seat") != last_seat_)
      throw Mismatch("that seat wrote no orders last");
    if (found == no) throw Mismatch("refused were: " + (refusals.empty() ? "none" : refusals));
  }

  void expect_accepted(const Words& words) {
    if (!words.empty() && number_of(words[0], "a seat") != last_seat_)
      throw Mismatch("that seat wrote no orders last");
    for (const ReceiptLine& line : receipt_.lines)
      if (line.refusal)
        throw Mismatch("line " + std::to_string(line.number) + " was refused by " + line.refusal->clause +
                       " " + line.refusal->key + ": " + line.text);
  }

  void expect_view(const Words& words, bool no) {
    if (words.size() < 2) throw Mismatch("expect view takes a seat, a field and a value");
    expect_place(game_->view(Seat{number_of(words[0], "a seat")}), Words(words.begin() + 1, words.end()), no);
  }

  void expect_report(const Words& words, bool no) {
    if (words.size() < 3) throw Mismatch("expect report takes a seat, a language and a text");
    const auto language = value_named<Language>(words[1]);
    if (!language) throw Mismatch("'" + words[1] + "' is no language");
    TurnReport report;
    from_json(game_->report(Seat{number_of(words[0], "a seat")}, events_, *language), report);
    std::string wanted;
    for (std::size_t i = 2; i < words.size(); ++i) wanted += (wanted.empty() ? "" : " ") + words[i];
    std::erase(wanted, '"');
    const std::string text = render_report(templates_, report).text;
    if ((with_plain_spaces(text).find(with_plain_spaces(wanted)) != std::string::npos) == no)
      throw Mismatch(no ? "the report says it" : "the report does not say it:\n" + text);
  }

  void expect_windows(const Words& words, bool no) {
    if (words.empty()) throw Mismatch("how many windows?");
    const int opened = game_->window(Language::en).number;
    if ((opened == number_of(words[0], "a number of windows")) == no)
      throw Mismatch("opened were " + std::to_string(opened));
  }

  void expect_over(const Words& words, bool no) {
    if (game_->over() == no) throw Mismatch(no ? "the game is over" : "the game goes on");
    const Json state = game_->state();
    for (const std::string& word : words)
      if (!field_fits(state.at("outcome"), word))
        throw Mismatch("the outcome is " + state.at("outcome").dump());
  }

  const Registry& registry_;
  const Templates& templates_;
  std::unique_ptr<FairSource> fair_;
  std::unique_ptr<ScriptedDice> script_;
  std::unique_ptr<Game> game_;
  Json pending_;  // the state with fields set, not yet given to the game
  bool changed_ = false;
  std::vector<NumberedEvent> events_;  // since the last orders, force or start
  std::vector<NumberedEvent> news_;    // since the last window opened
  int news_of_ = 0;                    // … which was this one
  std::map<std::string, std::string> reports_;
  Receipt receipt_;
  int last_seat_ = 0;
};

void read_header(const std::string& line, TranscriptResult& result) {
  const auto starts = [&](const char* what) { return line.rfind(what, 0) == 0; };
  if (starts("# name:")) {
    const Words words = split(line.substr(7));
    if (!words.empty()) result.name = words.front();
  } else if (starts("# clauses:")) {
    for (const std::string& word : split(line.substr(10))) result.clauses.push_back(word);
  }
}

}  // namespace

TranscriptResult run_transcript(std::string_view text, const std::string& file, const Registry& registry,
                                const Templates& templates, const std::vector<int>& show, Language language) {
  TranscriptResult result;
  Player player(registry, templates);
  std::istringstream lines{std::string(text)};
  std::string line;
  int number = 0, began = 0;
  std::string mail;
  int writing = 0;  // the seat whose orders are being read
  const auto problem = [&](const std::exception& e, const std::string& where) {
    result.problems.push_back(file + ":" + std::to_string(number) + ": " + where + "\n    " + e.what());
  };
  while (std::getline(lines, line)) {
    ++number;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    try {
      if (writing > 0) {
        if (line == "----") {
          const int seat = std::exchange(writing, 0);
          player.orders(seat, std::exchange(mail, ""));
        } else {
          mail += line + "\n";
        }
        continue;
      }
      read_header(line, result);
      const Words words = split(line);
      if (words.empty()) continue;
      if (words.front() == "orders") {
        if (words.size() < 2) throw Mismatch("whose orders?");
        writing = number_of(words[1], "a seat");
        began = number;
      } else {
        player.command(words);
      }
    } catch (const std::exception& e) {
      problem(e, line);
      // A transcript that went off the rails would only produce noise; wrong expectations may go on.
      if (split(line).empty() || split(line).front() != "expect") return result;
    }
  }
  try {
    if (writing > 0) throw Mismatch("the orders of line " + std::to_string(began) + " have no end (----)");
    for (const int seat : show) result.last[seat] = player.report_text(Seat{seat}, language);
    player.finish();
  } catch (const std::exception& e) {
    problem(e, "end of the transcript");
  }
  result.reports = player.reports();
  return result;
}

}  // namespace adj
