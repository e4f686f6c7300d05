// What is so: back to an earlier window, a field put right, a rule switched.

#include <algorithm>
#include <map>

#include "adjudicator/service/acts.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/service/reports.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

using Lines = std::vector<std::string>;

void record_act(Bench& b, const std::string& kind, const std::string& body) {
  record(b.context, b.tx, b.hosted, {{}, 0, 0, 0, kind, 0, "moderator", "en", body, {}, {}});
}

// --- ROLLBACK

const char* check_rollback(Bench& b) {
  const std::string& status = b.hosted.row.status;
  if (status == "open" || status == "closed") return "act.refused.not_running";
  if (b.act.window < 1 || b.act.window > b.hosted.row.window) return "act.refused.no_such_window";
  return store::find_window(b.tx, b.hosted.code(), b.act.window) ? nullptr : "act.refused.no_such_window";
}

// How many things each seat alone was told since then: they cannot be untold.
std::map<int, int> secrets_seen(Bench& b, const store::WindowRow& window) {
  std::map<int, int> seen;
  constexpr int kAll = 1 << 30;
  for (const NumberedEvent& e : store::events_between(b.tx, b.hosted.code(), window.events_before + 1, kAll))
    if (e.audience.kind == AudienceKind::seats)
      for (const Seat seat : e.audience.seats) ++seen[seat.number];
  return seen;
}

void name_secrets(const Hosted& hosted, const std::map<int, int>& seen, Language language, Lines& lines) {
  for (const auto& [number, count] : seen)
    if (const HostedSeat* seat = hosted.find_seat(number))
      lines.push_back(say(language, "rollback.seen", with({{"name", seat->name()}, {"count", count}})));
}

// What each seat alone was told since then, in its player's words: he may have forgotten what he must forget.
std::map<int, Lines> secrets_told(Bench& b, const store::WindowRow& window) {
  constexpr int kAll = 1 << 30;
  const auto since = store::events_between(b.tx, b.hosted.code(), window.events_before + 1, kAll);
  std::map<int, Lines> told;
  for (const HostedSeat& seat : b.hosted.seats) {
    std::vector<NumberedEvent> own;
    for (const NumberedEvent& e : since)
      if (e.audience.kind == AudienceKind::seats && e.audience.includes(seat.seat())) own.push_back(e);
    if (own.empty() || !b.hosted.game) continue;
    TurnReport report;
    from_json(b.hosted.game->report(seat.seat(), own, seat.language()), report, "$");
    for (const ReportSection& section : report.narrative)
      for (const ReportLine& line : section.lines) told[seat.row.seat].push_back(line.text);
  }
  return told;
}

void show_rollback(Bench& b, Lines& lines) {
  const auto window = store::find_window(b.tx, b.hosted.code(), b.act.window);
  lines.push_back(
      say(b.language, "rollback.windows", with({{"from", b.act.window}, {"to", b.hosted.row.window}})));
  name_secrets(b.hosted, secrets_seen(b, *window), b.language, lines);
}

// The report that led to the window, once more, with the new reply address.
void send_report_again(Bench& b) {
  for (const HostedSeat& seat : b.hosted.seats) {
    const auto row = store::find_report(b.tx, b.hosted.code(), b.act.window, seat.row.seat,
                                        std::string(name_of(seat.language())));
    if (!row || !address_of(seat.player)) continue;
    TurnReport model;
    from_json(Json::parse(row->model), model, "$");
    model = complete_report(b.context, b.tx, b.hosted, seat.row.seat, seat.language(), std::move(model));
    NewLetter letter = report_letter(b.context, b.hosted, seat, model, row->map);
    letter.dedupe_key = "report:" + b.hosted.code() + ":" + std::to_string(b.hosted.row.generation) + ":" +
                        std::to_string(b.hosted.row.window) + ":" + std::to_string(seat.row.seat);
    post(b.context, b.tx, letter);
  }
}

void run_rollback(Bench& b) {
  Hosted& hosted = b.hosted;
  const auto window = store::find_window(b.tx, hosted.code(), b.act.window);
  const auto document = store::window_document(b.tx, hosted.code(), b.act.window);
  const auto seen = secrets_seen(b, *window);
  auto told = secrets_told(b, *window);
  record_act(b, "rollback", std::to_string(b.act.window));
  store::withdraw_from(b.tx, hosted.code(), b.act.window, window->events_before, b.now());
  ++hosted.row.generation;
  hosted.game.replace(hosted.module->load(Json::parse(*document)));
  hosted.row.status = "running";
  hosted.row.ended_at.reset();
  for (HostedSeat& seat : hosted.seats) seat.row.missed = 0;
  reopen_window(b.context, b.tx, hosted);
  write_to_all(
      b.context, b.tx, hosted, "notice",
      "rollback:" + hosted.code() + ":" + std::to_string(hosted.row.generation),
      [&](Answer& words, int seat) {
        AnswerBlock& block = words.block(say(words.language, "act.announced"));
        block.paragraphs.push_back(say(words.language, "act.rollback", with({{"window", b.act.window}})));
        block.paragraphs.push_back(say(words.language, "rollback.dice"));
        name_secrets(hosted, seen, words.language, block.lines);
        if (told.contains(seat)) words.block(say(words.language, "rollback.own")).paragraphs = told[seat];
      });
  send_report_again(b);
}

// --- EDIT

// The value in the kind that the field has; nothing when it is none.
std::optional<Json> value_like(const Json& field, const std::string& text) {
  try {
    if (field.is_string()) return Json(text);
    return Json::parse(text);
  } catch (const DataError&) {
    return std::nullopt;
  }
}

// The state with the field changed; nothing when there is no such field or the value does not fit it.
std::optional<Json> edited(const Hosted& hosted, const std::string& path, const std::string& value) {
  Json state = hosted.game->step_state();
  Json* field = find_path(state, path);
  if (!field) return std::nullopt;
  const auto fitting = value_like(*field, value);
  if (!fitting) return std::nullopt;
  *field = *fitting;
  return state;
}

const char* check_change(Bench& b, const std::string& path, const std::string& value) {
  if (!b.hosted.game || (!b.hosted.running() && b.hosted.row.status != "paused"))
    return "act.refused.not_running";
  if (!find_path(b.hosted.game->step_state(), path)) return "act.refused.field";
  const auto state = edited(b.hosted, path, value);
  if (!state) return "act.refused.value";
  try {
    const auto copy = b.hosted.module->load(b.hosted.game->save());
    const auto before = copy->violations();
    copy->replace_state(*state);
    if (copy->violations().size() > before.size()) return "act.refused.violates";
  } catch (const std::exception&) {
    return "act.refused.value";
  }
  return nullptr;
}

// Whether a moderator who plays may know from his seat what stands there: what differs in a game that looks
// the same to him is a secret.
bool is_hidden(const Bench& b, const std::string& path) {
  if (b.reader == 0) return false;
  constexpr int kTries = 12;
  const Json now = b.hosted.game->state();
  const Json* here = find_path(now, path);
  Random random(static_cast<std::uint64_t>(b.hosted.row.window));
  for (int i = 0; i < kTries; ++i) {
    const Json other = b.hosted.game->with_other_secrets(Seat{b.reader}, random)->state();
    const Json* there = find_path(other, path);
    if (!here || !there || *here != *there) return true;
  }
  return false;
}

void show_change(Bench& b, const std::string& path, const std::string& value, Lines& lines) {
  if (is_hidden(b, path)) {
    lines.push_back("$." + path + ": ? -> " + value);
    return;
  }
  const Json before = b.hosted.game->step_state();
  for (const std::string& line : differences(before, *edited(b.hosted, path, value))) lines.push_back(line);
}

// The step begins again with the new state; answers given for the open window are void.
void run_change(Bench& b, const std::string& path, const std::string& value) {
  record_act(b, "edit", with({{"field", path}, {"value", value}}).dump());
  b.hosted.game.change().replace_state(*edited(b.hosted, path, value));
  store::close_window(b.tx, b.hosted.code(), b.hosted.row.generation, b.hosted.row.window, "forced", b.now());
  go_on(b.context, b.tx, b.hosted);
}

const char* check_edit(Bench& b) {
  return b.act.reason.empty() ? "act.refused.reason" : check_change(b, b.act.text, b.act.value);
}
void show_edit(Bench& b, Lines& lines) { show_change(b, b.act.text, b.act.value, lines); }
void run_edit(Bench& b) { run_change(b, b.act.text, b.act.value); }

// --- RULE: an option of the rules; before the start it is the game's, afterwards its state's.

std::string option_path(const Act& act) { return "options." + act.text; }

const char* check_rule(Bench& b) {
  for (const OptionInfo& o : b.hosted.module->options()) {
    if (o.id != b.act.text) continue;
    if (std::ranges::count(o.values, b.act.value) == 0) return "act.refused.option_value";
    return b.hosted.row.status == "open" ? nullptr : check_change(b, option_path(b.act), b.act.value);
  }
  return "act.refused.option";
}

void show_rule(Bench& b, Lines& lines) {
  if (b.hosted.row.status != "open") return show_change(b, option_path(b.act), b.act.value, lines);
  Json after = b.hosted.row.options;
  after[b.act.text] = Json(b.act.value);
  for (const std::string& line : differences(b.hosted.row.options, after)) lines.push_back(line);
}

void run_rule(Bench& b) {
  b.hosted.row.options[b.act.text] = Json(b.act.value);
  if (b.hosted.row.status == "open")
    save_hosted(b.context, b.tx, b.hosted);
  else
    run_change(b, option_path(b.act), b.act.value);
}

}  // namespace

const std::vector<ActKind>& state_acts() {
  static const std::vector<ActKind> kActs{
      {"rollback", check_rollback, show_rollback, run_rollback, false},
      {"edit", check_edit, show_edit, run_edit, true, false, true},
      {"rule", check_rule, show_rule, run_rule, true, false, true},
  };
  return kActs;
}

}  // namespace adj::service
