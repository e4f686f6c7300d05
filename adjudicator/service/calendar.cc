#include "adjudicator/service/calendar.h"

#include <date/tz.h>

#include <algorithm>
#include <array>
#include <cstdio>

namespace adj::service {

namespace {

using Local = date::local_time<std::chrono::milliseconds>;

constexpr std::chrono::days kDayOfReturn{1};

const date::time_zone& zone_named(const std::string& name) { return *date::locate_zone(name); }

// A local time that a clock change skips is taken after the change, one that it repeats the first time.
Time from_local(const date::time_zone& zone, Local local) {
  return std::chrono::floor<std::chrono::milliseconds>(zone.to_sys(local, date::choose::earliest));
}

date::local_days day_of(const date::time_zone& zone, Time time) {
  return date::floor<date::days>(zone.to_local(time));
}

std::string iso(date::local_days day) { return date::format("%F", day); }

bool is_free(const Settings& settings, date::local_days day) {
  const int weekday = static_cast<int>(date::weekday(day).c_encoding());
  return std::ranges::count(settings.rest_days, weekday) > 0 ||
         std::ranges::count(settings.holidays, iso(day)) > 0;
}

// The first working day from there on, at the same time of day: one that a change of the clocks skips on the
// way is not lost by it. Settings that free every day free none.
Time next_working(const Settings& settings, const date::time_zone& zone, Time time) {
  constexpr int kLongest = 60;
  const Local clock = zone.to_local(time);
  int days = 0;
  while (days < kLongest && is_free(settings, date::floor<date::days>(clock + date::days(days)))) ++days;
  return days == 0 ? time : from_local(zone, clock + date::days(days));
}

}  // namespace

bool is_time_zone(const std::string& name) {
  try {
    return date::locate_zone(name) != nullptr;
  } catch (const std::exception&) {
    return false;
  }
}

Time deadline_after(Time opened, int hours, const Settings& settings) {
  return next_working(settings, zone_named(settings.time_zone), opened + std::chrono::hours(hours));
}

bool is_away(const store::Absence& absence, Time at) {
  return at >= absence.since && at < absence.until + kDayOfReturn;
}

Time after_absences(Time deadline, Time plain, const Settings& settings,
                    const std::vector<store::Absence>& away) {
  const date::time_zone& zone = zone_named(settings.time_zone);
  const Time latest =
      std::max(deadline, next_working(settings, zone, plain + std::chrono::days(settings.absence_days)));
  for (bool moved = true; moved;) {
    moved = false;
    for (const store::Absence& a : away)
      if (is_away(a, deadline)) {
        deadline = next_working(settings, zone, a.until + kDayOfReturn);
        moved = true;
      }
    if (deadline >= latest) return latest;
  }
  return deadline;
}

std::string shown_time(Time time, const std::string& name, Language language) {
  static constexpr std::array kDays{"Sunday",   "Monday", "Tuesday", "Wednesday",
                                    "Thursday", "Friday", "Saturday"};
  static constexpr std::array kJours{"dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"};
  static constexpr std::array kMonths{"January", "February", "March",     "April",   "May",      "June",
                                      "July",    "August",   "September", "October", "November", "December"};
  static constexpr std::array kMois{"janvier", "février", "mars",      "avril",   "mai",      "juin",
                                    "juillet", "août",    "septembre", "octobre", "novembre", "décembre"};
  const Local local = zone_named(name).to_local(time);
  const auto day = date::floor<date::days>(local);
  const date::year_month_day ymd{day};
  const date::hh_mm_ss clock{date::floor<std::chrono::minutes>(local - day)};
  const std::size_t weekday = date::weekday(day).c_encoding();
  const std::size_t month = static_cast<unsigned>(ymd.month()) - 1;
  std::string city = name.substr(name.rfind('/') + 1);
  std::ranges::replace(city, '_', ' ');
  char text[160];
  if (language == Language::fr)
    std::snprintf(text, sizeof text, "%s %u%s %s %d à %d h %02d (%s)", kJours[weekday],
                  static_cast<unsigned>(ymd.day()), ymd.day() == date::day(1) ? "er" : "", kMois[month],
                  static_cast<int>(ymd.year()), static_cast<int>(clock.hours().count()),
                  static_cast<int>(clock.minutes().count()), city.c_str());
  else
    std::snprintf(text, sizeof text, "%s %u %s %d, %02d:%02d (%s)", kDays[weekday],
                  static_cast<unsigned>(ymd.day()), kMonths[month], static_cast<int>(ymd.year()),
                  static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                  city.c_str());
  return text;
}

std::optional<std::chrono::minutes> read_duration(const std::string& text) {
  int number = 0;
  char unit = 0, more = 0;
  if (std::sscanf(text.c_str(), "%6d %c%c", &number, &unit, &more) != 2 || number < 1) return std::nullopt;
  std::chrono::minutes one{0};
  switch (unit) {
    case 'm':
    case 'M':
      one = std::chrono::minutes(1);
      break;
    case 'h':
    case 'H':
      one = std::chrono::hours(1);
      break;
    case 'd':
    case 'D':
    case 'j':
    case 'J':
      one = std::chrono::days(1);
      break;
    default:
      return std::nullopt;
  }
  if (number > std::chrono::minutes(std::chrono::days(366)) / one) return std::nullopt;
  return number * one;
}

std::string iso_day(Time time, const std::string& zone) { return iso(day_of(zone_named(zone), time)); }

std::optional<Time> read_day(const std::string& text, const std::string& zone, bool end) {
  int y = 0;
  unsigned m = 0, d = 0;
  char more = 0;
  if (std::sscanf(text.c_str(), "%4d-%2u-%2u%c", &y, &m, &d, &more) != 3 &&
      std::sscanf(text.c_str(), "%2u/%2u/%4d%c", &d, &m, &y, &more) != 3)
    return std::nullopt;
  const date::year_month_day day{date::year(y), date::month(m), date::day(d)};
  if (!day.ok() || y < 2000 || y > 2999) return std::nullopt;
  return from_local(zone_named(zone), Local(date::local_days(day) + date::days(end ? 1 : 0)));
}

}  // namespace adj::service
