// When a game goes on, and when it does not.

#include <algorithm>

#include "adjudicator/service/acts.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/deadlines.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/service/seating.h"
#include "adjudicator/service/setting_lines.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

using Lines = std::vector<std::string>;

const char* must_run(Bench& b) {
  return b.hosted.running() && b.hosted.game ? nullptr : "act.refused.not_running";
}

// What was, and what is: states are sentences elsewhere, not here.
std::string arrow(std::string before, std::string after) {
  for (std::string* state : {&before, &after})
    if (state->ends_with('.')) state->pop_back();
  return before + " → " + after;
}

// --- START: seats that nobody has taken are the machine's.
const char* check_start(Bench& b) { return b.hosted.row.status == "open" ? nullptr : "act.refused.begun"; }

void leave_to_machine(std::vector<HostedSeat>& seats) {
  for (HostedSeat& seat : seats)
    if (seat.row.holder == "nobody") seat.row.holder = "machine";
}

void show_start(Bench& b, Lines& lines) {
  std::vector<HostedSeat> seats = b.hosted.seats;
  leave_to_machine(seats);
  for (const HostedSeat& seat : seats) lines.push_back(seat_line(seat, b.language));
}

void run_start(Bench& b) {
  leave_to_machine(b.hosted.seats);
  begin(b.context, b.tx, b.hosted);
}

// --- FORCE names its window, so that it can never hit the next one.
const char* check_force(Bench& b) {
  if (const char* why = must_run(b)) return why;
  return b.act.window == b.hosted.row.window ? nullptr : "act.refused.window";
}

void show_force(Bench& b, Lines& lines) {
  const Window window = b.hosted.game->window(b.language);
  for (const HostedSeat& seat : b.hosted.seats)
    for (const OpenDecision& d : window.decisions)
      if (d.seat == seat.seat() && waits_for(d))
        lines.push_back(
            say(b.language, "act.force.line", with({{"name", seat.name()}, {"fallback", d.fallback}})));
}

void run_force(Bench& b) { resolve(b.context, b.tx, b.hosted, Closing::forced); }

// --- EXTEND
Time extended(const Bench& b, const store::WindowRow& window) {
  return std::max(*window.deadline, b.now()) + std::chrono::minutes(b.act.minutes);
}

const char* check_extend(Bench& b) {
  if (const char* why = must_run(b)) return why;
  if (b.act.minutes <= 0) return "act.refused.duration";
  return open_window(b.tx, b.hosted) ? nullptr : "act.refused.no_window";
}

void show_deadline(Bench& b, Time before, Time after, Lines& lines) {
  const auto shown = [&](Time time) { return shown_time(time, b.hosted.settings.time_zone, b.language); };
  lines.push_back(arrow(shown(before), shown(after)));
}

void show_extend(Bench& b, Lines& lines) {
  const auto window = open_window(b.tx, b.hosted);
  show_deadline(b, *window->deadline, extended(b, *window), lines);
}

void run_extend(Bench& b) {
  move_deadline(b.context, b.tx, b.hosted, extended(b, *open_window(b.tx, b.hosted)));
}

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
  lines = setting_changes(b.hosted.settings, settings, b.language);
}

void run_deadlines(Bench& b) {
  apply_all(b.hosted.settings, b.act.text);
  schedule(b.context, b.tx, b.hosted);
  save_hosted(b.context, b.tx, b.hosted);
}

// --- PAUSE, RESUME: the time that a pause takes is added to the deadline.
std::string pause_fact(const Bench& b) { return "paused:" + b.hosted.code(); }

void show_status(Bench& b, const char* after, Lines& lines) {
  lines.push_back(arrow(say(b.language, "status." + b.hosted.row.status), say(b.language, after)));
}

void show_pause(Bench& b, Lines& lines) { show_status(b, "status.paused", lines); }

void run_pause(Bench& b) {
  b.hosted.row.status = "paused";
  b.hosted.row.next_due.reset();
  store::set_fact(b.tx, pause_fact(b), Json(static_cast<std::int64_t>(b.now().time_since_epoch().count())),
                  b.now());
  save_hosted(b.context, b.tx, b.hosted);
}

const char* check_resume(Bench& b) {
  return b.hosted.row.status == "paused" ? nullptr : "act.refused.not_paused";
}

Time after_pause(Bench& b, const store::WindowRow& window) {
  const auto fact = store::find_fact(b.tx, pause_fact(b));
  const Time since = fact ? Time(std::chrono::milliseconds(fact->as_int())) : b.now();
  return *window.deadline + (b.now() - since);
}

void show_resume(Bench& b, Lines& lines) {
  show_status(b, "status.running", lines);
  if (const auto window = open_window(b.tx, b.hosted))
    show_deadline(b, *window->deadline, after_pause(b, *window), lines);
}

void run_resume(Bench& b) {
  b.hosted.row.status = "running";
  if (const auto window = open_window(b.tx, b.hosted))
    move_deadline(b.context, b.tx, b.hosted, after_pause(b, *window));
  else
    schedule(b.context, b.tx, b.hosted);
  save_hosted(b.context, b.tx, b.hosted);
  wait_for_absent(b.context, b.tx, b.hosted);
}

// --- ANNOUNCE
const char* check_announce(Bench& b) {
  if (trimmed(b.act.text).empty()) return "press.empty";
  return too_long_for_a_letter(b.act.text) ? "press.too_long" : nullptr;
}

void show_announce(Bench& b, Lines& lines) { lines = quoted_lines(b.act.text); }

void run_announce(Bench& b) {
  store::PressRow press;
  press.game = b.hosted.code();
  press.body = b.act.text;
  press.at = b.now();
  const int number = store::insert_press(b.tx, press);
  write_to_all(b.context, b.tx, b.hosted, "press",
               "announce:" + b.hosted.code() + ":" + std::to_string(number), [&](Answer& words) {
                 words.block(say(words.language, "act.announcement")).lines = quoted_lines(b.act.text);
               });
}

// --- CLOSE
const char* check_close(Bench& b) { return b.hosted.row.status == "closed" ? "act.refused.closed" : nullptr; }

void show_close(Bench& b, Lines& lines) { show_status(b, "status.closed", lines); }

void run_close(Bench& b) {
  b.hosted.row.status = "closed";
  b.hosted.row.next_due.reset();
  if (!b.hosted.row.ended_at) b.hosted.row.ended_at = b.now();
  save_hosted(b.context, b.tx, b.hosted);
}

}  // namespace

const std::vector<ActKind>& pace_acts() {
  static const std::vector<ActKind> kActs{
      {"start", check_start, show_start, run_start, false},
      {"force", check_force, show_force, run_force},
      {"extend", check_extend, show_extend, run_extend, true, true, true},
      {"deadlines", check_deadlines, show_deadlines, run_deadlines, true, true},
      {"pause", must_run, show_pause, run_pause},
      {"resume", check_resume, show_resume, run_resume, true, true},
      {"announce", check_announce, show_announce, run_announce, false},
      {"close", check_close, show_close, run_close},
  };
  return kActs;
}

}  // namespace adj::service
