#include "adjudicator/service/deadlines.h"

#include <algorithm>
#include <set>

#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/notices.h"

namespace adj::service {

namespace {

std::vector<store::Absence> absences_of_asked(store::Tx& tx, const Hosted& hosted, Time now) {
  std::vector<store::Absence> away;
  const Window window = hosted.game->window_without_words();
  for (const HostedSeat& seat : hosted.seats) {
    if (!seat.row.player || !waits_for(window, seat.seat())) continue;
    for (const store::Absence& a : store::absences_of(tx, *seat.row.player, now)) away.push_back(a);
  }
  return away;
}

int hours_for(const Hosted& hosted) {
  std::set<int> asked;
  for (const OpenDecision& d : hosted.game->window_without_words().decisions)
    if (d.required) asked.insert(d.seat.number);
  return asked.size() < hosted.seats.size() ? hosted.settings.reaction_hours : hosted.settings.hours;
}

// Who of those asked is away at that time: what the others are told.
std::vector<std::string> names_of_absent(store::Tx& tx, const Hosted& hosted, Time at) {
  std::vector<std::string> names;
  const Window window = hosted.game->window_without_words();
  for (const HostedSeat& seat : hosted.seats) {
    if (!seat.row.player || !waits_for(window, seat.seat())) continue;
    const auto absences = store::absences_of(tx, *seat.row.player, at);
    if (std::ranges::any_of(absences, [&](const store::Absence& a) { return is_away(a, at); }))
      names.push_back(seat.name());
  }
  return names;
}

}  // namespace

Time deadline_of_new_window(const Context& context, store::Tx& tx, const Hosted& hosted) {
  const Time now = context.clock.now();
  const Time plain = deadline_after(now, hours_for(hosted), hosted.settings);
  return after_absences(plain, plain, hosted.settings, absences_of_asked(tx, hosted, now));
}

std::optional<store::WindowRow> open_window(store::Tx& tx, const Hosted& hosted) {
  auto window = store::find_window(tx, hosted.code(), hosted.row.window);
  if (!window || window->closed_at || !window->deadline) return std::nullopt;
  return window;
}

void move_deadline(const Context& context, store::Tx& tx, Hosted& hosted, Time deadline) {
  auto window = open_window(tx, hosted);
  ADJ_CHECK(window, "no deadline to move");
  window->deadline = deadline;
  if (deadline - std::chrono::hours(hosted.settings.reminder_hours) > context.clock.now())
    window->reminded_at.reset();
  store::set_window_times(tx, *window);
  schedule(context, tx, hosted);
  save_hosted(context, tx, hosted);
}

bool wait_for_absent(const Context& context, store::Tx& tx, Hosted& hosted) {
  const auto window = hosted.running() && hosted.game ? open_window(tx, hosted) : std::nullopt;
  if (!window) return false;
  const Time now = context.clock.now();
  const Time plain = deadline_after(window->opened_at, hours_for(hosted), hosted.settings);
  const Time later =
      after_absences(*window->deadline, plain, hosted.settings, absences_of_asked(tx, hosted, now));
  if (later <= *window->deadline) return false;
  Json names = Json::array();
  for (const std::string& name : names_of_absent(tx, hosted, *window->deadline)) names.push_back(Json(name));
  move_deadline(context, tx, hosted, later);
  write_to_all(context, tx, hosted, "notice",
               "absent:" + hosted.code() + ":" + std::to_string(hosted.row.generation) + ":" +
                   std::to_string(window->number) + ":" + std::to_string(later.time_since_epoch().count()),
               [&](Answer& words) {
                 words.block(say(words.language, "absent.news_title"))
                     .paragraphs.push_back(say(
                         words.language, "absent.news",
                         with({{"names", names},
                               {"window", window->number},
                               {"deadline", shown_time(later, hosted.settings.time_zone, words.language)}})));
               });
  return true;
}

std::optional<Time> reminder_time(const Hosted& hosted, const store::WindowRow& window) {
  if (!window.deadline || window.reminded_at || hosted.settings.reminder_hours == 0) return std::nullopt;
  const Time reminder = *window.deadline - std::chrono::hours(hosted.settings.reminder_hours);
  // A window that opens later than its reminder would go out is its own reminder.
  return reminder > window.opened_at ? std::optional(reminder) : std::nullopt;
}

void schedule(const Context& context, store::Tx& tx, Hosted& hosted) {
  hosted.row.next_due.reset();
  if (!hosted.running() || !hosted.game) return;
  schedule(context, hosted, store::find_window(tx, hosted.code(), hosted.row.window));
}

void schedule(const Context& context, Hosted& hosted, const std::optional<store::WindowRow>& window) {
  hosted.row.next_due.reset();
  if (!hosted.running() || !hosted.game) return;
  if (!window || window->closed_at) {
    hosted.row.next_due = context.clock.now();  // the machine's next portion
    return;
  }
  std::optional<Time> due = reminder_time(hosted, *window);
  const auto at = [&](Time time) {
    if (!due || time < *due) due = time;
  };
  if (window->complete_at) at(*window->complete_at + std::chrono::minutes(hosted.settings.second_thoughts));
  if (window->deadline) at(*window->deadline + std::chrono::minutes(hosted.settings.grace_minutes));
  hosted.row.next_due = due;
}

}  // namespace adj::service
