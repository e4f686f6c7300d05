#pragma once
// How one game is paced and what it allows: chosen with NEW, changed by its moderator. Kept with the game as
// JSON.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/core/describe.h"

namespace adj::service {

// Who plays a seat that nobody holds: one who draws among the legal answers, or one who takes every default.
enum class Vacant { random, by_default };
constexpr auto names_of(Vacant) {
  return std::array{std::pair{Vacant::random, "random"}, std::pair{Vacant::by_default, "default"}};
}

struct Settings {
  int hours = 72;             // a window stays open this long …
  int reaction_hours = 48;    // … or this long when it asks fewer than all seats
  int reminder_hours = 24;    // a reminder goes out this long before the deadline; 0 = none
  int grace_minutes = 60;     // mails that arrive so late still count
  int second_thoughts = 0;    // minutes that a complete window stays open for changes of mind
  int misses_to_standby = 2;  // silent windows in a row before a substitute is sought
  int absence_days = 21;      // how long a deadline waits for those who are away; 0 = not at all
  Vacant vacant = Vacant::random;
  std::string time_zone = "Europe/Paris";
  std::vector<int> rest_days;         // 0 = Sunday … 6: no deadline falls on these
  std::vector<std::string> holidays;  // 2026-12-25: nor on these
  bool press = true;
  bool grey_press = false;    // press without a sender's name
  bool manual_start = false;  // the game waits for its moderator's START though all seats are taken
  std::string title;          // what people call the game; may be empty
  friend bool operator==(const Settings&, const Settings&) = default;
};

template <class Ar>
void describe(Ar& ar, Settings& v) {
  ar("hours", v.hours)("reaction_hours", v.reaction_hours)("reminder_hours", v.reminder_hours)(
      "grace_minutes", v.grace_minutes)("second_thoughts", v.second_thoughts)(
      "misses_to_standby", v.misses_to_standby)("absence_days", v.absence_days)("vacant", v.vacant)(
      "time_zone", v.time_zone)("rest_days", v.rest_days)("holidays", v.holidays)("press", v.press)(
      "grey_press", v.grey_press)("manual_start", v.manual_start)("title", v.title);
}

// One setting as players write it, in either language: hours=72, fuseau=Europe/Paris, rest=sat,sun, grey=yes.
enum class Applied { yes, unknown, wrong };
Applied apply_setting(Settings& settings, const std::string& key, const std::string& value);

}  // namespace adj::service
