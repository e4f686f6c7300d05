#include "adjudicator/tool/transcript.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <sstream>

#include "adjudicator/core/script.h"
#include "adjudicator/report/report_model.h"
#include "adjudicator/tool/transcript_line.h"

namespace adj {

namespace {

// What follows would be noise: the game froze, or fields were set that no game can have.
struct Derailed : Mismatch {
  Derailed(const std::string& what, int where) : Mismatch(what), line(where) {}
  int line;  // where it began; 0: where it was noticed
};

bool has_option(const GameModule& module, const std::string& id) {
  const std::vector<OptionInfo> options = module.options();
  return std::any_of(options.begin(), options.end(), [&](const OptionInfo& o) { return o.id == id; });
}

class Player {
 public:
  Player(const Registry& registry, const Templates& templates) : registry_(registry), templates_(templates) {}

  void command(const Words& words, int line) {
    const std::string& verb = words.front();
    line_ = line;
    if (verb == "start") return start(words);
    if (!game_) throw Mismatch("a transcript begins with start");
    if (verb == "set") return set(words);
    if (verb == "dice") return dice(words);
    if (verb == "draw") return draw(words);
    if (verb == "force") return force(words);
    if (verb == "keep") return keep(words);
    if (verb == "expect") return expect(Words(words.begin() + 1, words.end()));
    throw Mismatch("'" + verb + "' is no command");
  }

  // The seat whose mail begins with these words.
  int writer(const Words& words) {
    if (words.size() < 2) throw Mismatch("whose orders?");
    at_most(words, 2);
    if (!game_) throw Mismatch("a transcript begins with start");
    settle();
    return seat_of(words[1]);
  }

  void orders(int seat, const std::string& text, int line) {
    line_ = line;
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

  // What a turn costs in round trips; the set-up is no turn's.
  void count_windows(TranscriptResult& result) const {
    result.turns = turns_;
    result.windows = turns_ > 0 ? game_->window(Language::en).number - before_turns_ : 0;
  }

 private:
  void start(const Words& words) {
    if (words.size() < 2) throw Mismatch("start what?");
    const GameModule* module = registry_.find(words[1]);
    if (!module) throw Mismatch("there is no game '" + words[1] + "'");
    learn_names(*module);
    receipt_ = {};
    last_seat_ = 0;
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
    set_.emplace_back(line_, words);
    set_fields(pending_, words);
  }

  static void set_fields(Json& state, const Words& words) {
    if (words.size() == 3 && words[2].find('=') == std::string::npos)
      return set_path(state, words[1], value_of(words[2]));
    for (std::size_t i = 2; i < words.size(); ++i) {
      const auto [key, value] = key_and_value(words[i]);
      set_path(state, words[1] + "." + key, value_of(value));
    }
  }

  // Of the lines that set fields, the first after which there is no such state.
  int impossible_since() {
    Json state = game_->step_state();
    for (const auto& [line, words] : set_) {
      set_fields(state, words);
      try {
        game_->replace_state(state);
      } catch (const DataError&) {
        return line;
      }
    }
    return 0;
  }

  void dice(const Words& words) {
    for (std::size_t i = 1; i < words.size(); ++i) script_->add_face(number_of(words[i], "a die"));
  }

  void draw(const Words& words) {
    for (std::size_t i = 1; i < words.size(); ++i) script_->add_draw(Name(words[i]));
  }

  void force(const Words& words) {
    at_most(words, 1);
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
      throw Derailed(std::string("the state that was set is impossible: ") + error.what(),
                     impossible_since());
    }
    set_.clear();
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
    const int opened = game_->window(Language::en).number;
    for (NumberedEvent& e : game_->advance()) {
      if (e.name == Name("turn_began") && turns_++ == 0) before_turns_ = opened;
      news_.push_back(e);
      events_.push_back(std::move(e));
    }
    if (game_->frozen()) throw Derailed("the game froze: " + *game_->frozen(), line_);
  }

  // Names of events with their fields, of decisions and of clauses: an expectation about a name that does not
  // exist could never fail, or never hold.
  void learn_names(const GameModule& module) {
    game_name_ = module.id().str();
    events_known_.clear();
    decisions_known_.clear();
    clauses_known_.clear();
    for (const Json& clause : module.clauses().at("clauses").as_array())
      clauses_known_.insert(clause.at("id").as_string());
    for (const std::string& text : module.names()) {
      const Words words = split(text);
      if (words.at(0) == "event") events_known_[words.at(1)] = {words.begin() + 1, words.end()};
      if (words.at(0) == "decision") decisions_known_.insert(words.at(1));
    }
  }
  std::string see_names() const { return "; see tabellarius play --names " + game_name_; }

  // Where everybody may look, 0 is the public.
  int seat_of(const std::string& word, int lowest = 1) const {
    const int seat = number_of(word, "a seat");
    if (seat < lowest || seat > game_->seats())
      throw Mismatch("there is no seat " + word + ", only " + std::to_string(lowest) + " to " +
                     std::to_string(game_->seats()));
    return seat;
  }

  // keep report public | keep report SEAT: in both languages, one after the other in a file for each
  void keep(const Words& words) {
    if (words.size() != 3 || words[1] != "report") throw Mismatch("keep report takes a seat, or public");
    settle();
    const Seat seat{words[2] == "public" ? 0 : seat_of(words[2])};
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
    if (what == "field") return expect_field(words, no);
    if (what == "refused") return expect_refused(words, no);
    if (what == "accepted" && !no) return expect_accepted(words);
    if (what == "view") return expect_view(words, no);
    if (what == "report") return expect_report(words, no);
    if (what == "windows") return expect_windows(words, no);
    if (what == "over") return expect_over(words, no);
    throw Mismatch("'" + std::string(no ? "no " : "") + what + "' cannot be expected");
  }

  void expect_pending(const Words& words, bool no) {
    at_most(words, 2);
    if (!words.empty()) seat_of(words[0]);
    if (words.size() > 1 && !decisions_known_.contains(words[1]))
      throw Mismatch("no decision is called '" + words[1] + "'" + see_names());
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

  bool audience_fits(const NumberedEvent& e, const std::string& audience) const {
    if (audience == "public") return e.audience.kind == AudienceKind::everyone;
    if (audience == "moderator") return e.audience.kind == AudienceKind::moderator;
    if (audience == "any") return true;
    return e.audience.kind == AudienceKind::seats && e.audience.includes(Seat{seat_of(audience)});
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
    check_event_names(Words(words.begin() + static_cast<std::ptrdiff_t>(at), words.end()));
    if (has_audience && std::isdigit(static_cast<unsigned char>(audience[0]))) seat_of(audience);
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

  void check_event_names(const Words& words) const {
    const auto event = events_known_.find(words.front());
    if (event == events_known_.end())
      throw Mismatch("no event is called '" + words.front() + "'" + see_names());
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto end = words[i].find_first_of("=~");
      if (end == std::string::npos) throw Mismatch("'" + words[i] + "' should read name=value");
      const std::string field = words[i].substr(0, std::min(end, words[i].find('.')));
      if (event->second.contains(field)) continue;
      std::string has;
      for (const std::string& name : event->second)
        if (name != words.front()) has += " " + name;
      throw Mismatch(words.front() + " has no '" + field + "'; it has" + has);
    }
  }

  std::string names_told() const {
    std::string list;
    for (const NumberedEvent& e : events_) list += " " + e.name.str();
    return list.empty() ? " nothing" : list;
  }

  // A state always has the same fields; what is in them comes and goes.
  void expect_field(const Words& words, bool no) const {
    const Json state = game_->state();
    if (words.size() == 1 && words[0].find('.') == std::string::npos && !state.find(words[0]))
      throw Mismatch(no_such_place(state, words[0]));
    expect_place(state, words, no);
  }

  static void expect_place(const Json& root, const Words& words, bool no) {
    if (words.empty()) throw Mismatch("which field?");
    at_most(words, 2);
    const Json* place = find_path(root, words[0]);
    if (no && words.size() < 2) {
      if (place) throw Mismatch(words[0] + " is there");
      // What hangs in the air is misspelt.
      if (!parent_of(root, words[0])) throw Mismatch(no_such_place(root, words[0]));
      return;
    }
    if (!place) throw Mismatch(no_such_place(root, words[0]));
    if (words.size() < 2) return;
    const bool equal = *place == value_of(words[1]) || (place->is_string() && place->as_string() == words[1]);
    if (equal == no) throw Mismatch(words[0] + " is " + place->dump());
  }

  // Of a seat that has sent nothing nothing could ever be refused.
  void check_writer(const Words& words) const {
    if (last_seat_ == 0) throw Mismatch("nobody has written orders yet");
    if (!words.empty() && number_of(words[0], "a seat") != last_seat_)
      throw Mismatch("that seat wrote no orders last");
  }

  void expect_refused(const Words& words, bool no) {
    at_most(words, 2);
    check_writer(words);
    if (words.size() > 1 && !clauses_known_.contains(words[1]))
      throw Mismatch("there is no clause " + words[1]);
    std::string refusals;
    bool found = false;
    for (const ReceiptLine& line : receipt_.lines) {
      if (!line.refusal) continue;
      refusals += "\n      line " + std::to_string(line.number) + " [" + line.refusal->clause + " " +
                  line.refusal->key + "] " + line.text;
      found = found || words.size() < 2 || line.refusal->clause == words[1];
    }
    if (found == no) throw Mismatch("refused were: " + (refusals.empty() ? "none" : refusals));
  }

  void expect_accepted(const Words& words) {
    at_most(words, 1);
    check_writer(words);
    for (const ReceiptLine& line : receipt_.lines)
      if (line.refusal)
        throw Mismatch("line " + std::to_string(line.number) + " was refused by " + line.refusal->clause +
                       " " + line.refusal->key + ": " + line.text);
  }

  void expect_view(const Words& words, bool no) {
    if (words.size() < 2) throw Mismatch("expect view takes a seat, a field and a value");
    const int seat = seat_of(words[0], 0);
    if (no && words.size() == 2 && !anybody_sees(words[1]))
      throw Mismatch("nobody's view ever has " + words[1] + ": this says nothing");
    expect_place(game_->view(Seat{seat}), Words(words.begin() + 1, words.end()), no);
  }

  bool anybody_sees(const std::string& path) const {
    bool seen = false;
    for (int seat = 0; seat <= game_->seats() && !seen; ++seat) {
      const Json view = game_->view(Seat{seat});
      seen = find_path(view, path) != nullptr;
    }
    return seen;
  }

  void expect_report(const Words& words, bool no) {
    if (words.size() < 3) throw Mismatch("expect report takes a seat, a language and a text");
    const auto language = value_named<Language>(words[1]);
    if (!language) throw Mismatch("'" + words[1] + "' is no language");
    TurnReport report;
    from_json(game_->report(Seat{seat_of(words[0], 0)}, events_, *language), report);
    std::string wanted;
    for (std::size_t i = 2; i < words.size(); ++i) wanted += (wanted.empty() ? "" : " ") + words[i];
    std::erase(wanted, '"');
    if (with_plain_spaces(wanted).empty()) throw Mismatch("every report has nothing in it: which text?");
    const std::string text = render_report(templates_, report).text;
    if ((with_plain_spaces(text).find(with_plain_spaces(wanted)) != std::string::npos) == no)
      throw Mismatch(no ? "the report says it" : "the report does not say it:\n" + text);
  }

  void expect_windows(const Words& words, bool no) {
    if (words.empty()) throw Mismatch("how many windows?");
    at_most(words, 1);
    const int opened = game_->window(Language::en).number;
    if ((opened == number_of(words[0], "a number of windows")) == no)
      throw Mismatch("opened were " + std::to_string(opened));
  }

  void expect_over(const Words& words, bool no) {
    if (no) at_most(words, 0);
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
  std::vector<std::pair<int, Words>> set_;  // line and words of what set them
  int line_ = 0;
  std::string game_name_;
  std::map<std::string, std::set<std::string>> events_known_;  // name -> its fields, and the name itself
  std::set<std::string> decisions_known_, clauses_known_;
  std::vector<NumberedEvent> events_;  // since the last orders, force or start
  int turns_ = 0;                      // begun
  int before_turns_ = 0;               // windows of the set-up
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
  Words lines;
  const auto problem = [&](const std::exception& e, int number) {
    const std::string& line = lines.at(static_cast<std::size_t>(number) - 1);
    result.problems.push_back(file + ":" + std::to_string(number) + ": " + line + "\n    " + e.what());
  };
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // of some editors
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  std::istringstream stream{std::string(text)};
  std::string line, mail;
  int number = 0, began = 0;  // of the line, and of the orders
  int writing = 0;            // the seat whose orders are being read
  while (std::getline(stream, line)) {
    const std::string raw = line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
    line.erase(line.find_last_not_of(" \t\r") + 1);
    line.erase(0, line.find_first_not_of(" \t"));
    lines.push_back(line);
    ++number;
    try {
      if (writing > 0) {
        if (line == "----")
          player.orders(std::exchange(writing, 0), std::exchange(mail, ""), began);
        else
          mail += raw + "\n";
        continue;
      }
      read_header(line, result);
      const Words words = split(line);
      if (words.empty()) continue;
      if (words.front() == "orders") {
        writing = player.writer(words);
        began = number;
      } else {
        player.command(words, number);
      }
    } catch (const Derailed& e) {
      problem(e, e.line > 0 ? e.line : number);
      return result;
    } catch (const std::exception& e) {
      problem(e, line == "----" ? began : number);
      // A command that failed would only produce noise; wrong expectations may go on.
      if (!line.starts_with("expect")) return result;
    }
  }
  try {
    if (writing > 0) throw Mismatch("the orders of line " + std::to_string(began) + " have no end (----)");
    for (const int seat : show) result.last[seat] = player.report_text(Seat{seat}, language);
    player.finish();
    player.count_windows(result);
  } catch (const Derailed& e) {
    problem(e, e.line > 0 ? e.line : number);
  } catch (const std::exception& e) {
    result.problems.push_back(file + ":" + std::to_string(number) + ": end of the transcript\n    " +
                              e.what());
  }
  result.reports = player.reports();
  return result;
}

}  // namespace adj
