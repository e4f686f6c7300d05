// When a game goes on, and when it does not.

#include <algorithm>

#include "adjudicator/service/acts.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/service/seating.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

using Lines = std::vector<std::string>;

void nothing_to_show(Bench&, Lines&) {}

const char* must_run(Bench& b) {
  return b.hosted.running() && b.hosted.game ? nullptr : "act.refused.not_running";
}

std::string arrow(const std::string& before, const std::string& after) { return before + " → " + after; }

// --- START: seats that nobody has taken are the machine's.
const char* check_start(Bench& b) { return b.hosted.row.status == "open" ? nullptr : "act.refused.begun"; }

void show_start(Bench& b, Lines& lines) {
  for (const HostedSeat& seat : b.hosted.seats)
    lines.push_back(say(b.language, seat.row.holder == "player" ? "seat.line" : "seat.line_machine",
                        with({{"seat", seat.row.seat}, {"name", seat.name()}})));
}

void run_start(Bench& b) {
  for (HostedSeat& seat : b.hosted.seats)
    if (seat.row.holder == "nobody") seat.row.holder = "machine";
  begin(b.context, b.tx, b.hosted);
}

// --- FORCE names its window, so that it can never hit the next one.
const char* check_force(Bench& b) {
  if (const char* why = must_run(b)) return why;
  return b.act.window == b.hosted.row.window ? nullptr : "act.refused.window";
}

void show_force(Bench& b, Lines& lines) {
  for (const HostedSeat& seat : b.hosted.seats)
    for (const OpenDecision& d : b.hosted.game->window(b.language).decisions)
      if (d.seat == seat.seat() && d.required && !d.complete)
        lines.push_back(
            say(b.language, "act.force.line", with({{"name", seat.name()}, {"fallback", d.fallback}})));
}

void run_force(Bench& b) { resolve(b.context, b.tx, b.hosted, Closing::forced); }

// --- EXTEND
std::optional<store::WindowRow> open_window(Bench& b) {
  auto window = store::find_window(b.tx, b.hosted.code(), b.hosted.row.window);
  if (!window || window->closed_at || !window->deadline) return std::nullopt;
  return window;
}

Time extended(const Bench& b, const store::WindowRow& window) {
  return std::max(*window.deadline, b.now()) + std::chrono::minutes(b.act.minutes);
}

const char* check_extend(Bench& b) {
  if (const char* why = must_run(b)) return why;
  if (b.act.minutes <= 0) return "act.refused.duration";
  return open_window(b) ? nullptr : "act.refused.no_window";
}

void show_extend(Bench& b, Lines& lines) {
  const auto window = open_window(b);
  const auto shown = [&](Time time) { return shown_time(time, b.hosted.settings.time_zone, b.language); };
  lines.push_back(arrow(shown(*window->deadline), shown(extended(b, *window))));
}

void move_deadline(Bench& b, Time deadline) {
  auto window = open_window(b);
  window->deadline = deadline;
  if (deadline - std::chrono::hours(b.hosted.settings.reminder_hours) > b.now()) window->reminded_at.reset();
  store::set_window_times(b.tx, *window);
  schedule(b.context, b.tx, b.hosted);
  save_hosted(b.tx, b.hosted);
}

void run_extend(Bench& b) { move_deadline(b, extended(b, *open_window(b))); }

// --- DEADLINES
bool apply_all(Settings& settings, std::string rest) {
  bool any = false;
  while (!trimmed(rest).empty()) {
    const auto setting = next_setting(rest);
    if (!setting || apply_setting(settings, setting->first, setting->second) != Applied::yes) return false;
    any = true;
  }
  return any;
}

const char* check_deadlines(Bench& b) {
  Settings settings = b.hosted.settings;
  return apply_all(settings, b.act.text) ? nullptr : "act.refused.settings";
}

void show_deadlines(Bench& b, Lines& lines) {
  Settings settings = b.hosted.settings;
  apply_all(settings, b.act.text);
  for (const std::string& line : differences(to_json(b.hosted.settings), to_json(settings)))
    lines.push_back(line);
}

void run_deadlines(Bench& b) {
  apply_all(b.hosted.settings, b.act.text);
  schedule(b.context, b.tx, b.hosted);
  save_hosted(b.tx, b.hosted);
}

// --- PAUSE, RESUME: the time that a pause takes is added to the deadline.
std::string pause_fact(const Bench& b) { return "paused:" + b.hosted.code(); }

void run_pause(Bench& b) {
  b.hosted.row.status = "paused";
  b.hosted.row.next_due.reset();
  store::set_fact(b.tx, pause_fact(b), Json(static_cast<std::int64_t>(b.now().time_since_epoch().count())),
                  b.now());
  save_hosted(b.tx, b.hosted);
}

const char* check_resume(Bench& b) {
  return b.hosted.row.status == "paused" ? nullptr : "act.refused.not_paused";
}

void run_resume(Bench& b) {
  const auto fact = store::find_fact(b.tx, pause_fact(b));
  const Time since = fact ? Time(std::chrono::milliseconds(fact->as_int())) : b.now();
  b.hosted.row.status = "running";
  if (const auto window = open_window(b))
    move_deadline(b, *window->deadline + (b.now() - since));
  else
    schedule(b.context, b.tx, b.hosted);
  save_hosted(b.tx, b.hosted);
}

// --- ANNOUNCE
const char* check_announce(Bench& b) { return trimmed(b.act.text).empty() ? "press.empty" : nullptr; }

void run_announce(Bench& b) {
  store::PressRow press;
  press.game = b.hosted.code();
  press.body = b.act.text;
  press.at = b.now();
  const int number = store::insert_press(b.tx, press);
  write_to_all(b.context, b.tx, b.hosted, "press",
               "announce:" + b.hosted.code() + ":" + std::to_string(number), [&](Answer& words) {
                 AnswerBlock& block = words.block(say(words.language, "act.announcement"));
                 for (std::size_t at = 0; at <= b.act.text.size();) {
                   const auto end = std::min(b.act.text.find('\n', at), b.act.text.size());
                   block.lines.push_back("| " + b.act.text.substr(at, end - at));
                   at = end + 1;
                 }
               });
}

// --- CLOSE
const char* check_close(Bench& b) { return b.hosted.row.status == "closed" ? "act.refused.closed" : nullptr; }

void run_close(Bench& b) {
  b.hosted.row.status = "closed";
  b.hosted.row.next_due.reset();
  if (!b.hosted.row.ended_at) b.hosted.row.ended_at = b.now();
  save_hosted(b.tx, b.hosted);
}

}  // namespace

const std::vector<ActKind>& pace_acts() {
  static const std::vector<ActKind> kActs{
      {"start", check_start, show_start, run_start, false},
      {"force", check_force, show_force, run_force},
      {"extend", check_extend, show_extend, run_extend},
      {"deadlines", check_deadlines, show_deadlines, run_deadlines},
      {"pause", must_run, nothing_to_show, run_pause},
      {"resume", check_resume, nothing_to_show, run_resume},
      {"announce", check_announce, nothing_to_show, run_announce, false},
      {"close", check_close, nothing_to_show, run_close},
  };
  return kActs;
}

}  // namespace adj::service
