#pragma once
// Deadlines as people live them: hours from the opening, in the game's time zone, not on rest days, holidays
// or while somebody who is asked is away.

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/core/language.h"
#include "adjudicator/service/clock.h"
#include "adjudicator/service/settings.h"
#include "adjudicator/store/players.h"

namespace adj::service {

// True for a name of the tz database: "Europe/Paris".
bool is_time_zone(const std::string& name);

// When a window opened now must be answered. On a rest day or holiday the same time of the next working day;
// while one of `away` is absent, a day after he is back, but never more than kLongestAbsence after it would
// have been.
inline constexpr std::chrono::days kLongestAbsence{21};
Time deadline_after(Time opened, int hours, const Settings& settings,
                    const std::vector<store::Absence>& away);

// "Friday 14 March 2026, 18:00 (Paris)", « vendredi 14 mars 2026 à 18 h 00 (Paris) »
std::string shown_time(Time time, const std::string& zone, Language language);

// "48h", "3d", "90m", « 2j »: nothing when it is none of these or beyond a year.
std::optional<std::chrono::minutes> read_duration(const std::string& text);

// A day as people write it, 2026-03-14 or 14/03/2026, at midnight of the zone; `end`: at its end.
std::optional<Time> read_day(const std::string& text, const std::string& zone, bool end);

}  // namespace adj::service
