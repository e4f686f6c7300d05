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

// When a window opened then must be answered if nobody is away. On a rest day or holiday: the same time of
// the next working day.
Time deadline_after(Time opened, int hours, const Settings& settings);

// A day after the last of `away` is back if the deadline falls into his absence; but never more than the
// game's limit beyond `plain`, the deadline as it was without absences.
Time after_absences(Time deadline, Time plain, const Settings& settings,
                    const std::vector<store::Absence>& away);
// At that time; the day of the return counts, for nobody comes home to an empty desk.
bool is_away(const store::Absence& absence, Time at);

// "Friday 14 March 2026, 18:00 (Paris)", « vendredi 14 mars 2026 à 18 h 00 (Paris) »
std::string shown_time(Time time, const std::string& zone, Language language);

// "48h", "3d", "90m", « 2j »: nothing when it is none of these or beyond a year.
std::optional<std::chrono::minutes> read_duration(const std::string& text);

// A day as people write it, 2026-03-14 or 14/03/2026, at midnight of the zone; `end`: at its end.
std::optional<Time> read_day(const std::string& text, const std::string& zone, bool end);
std::string iso_day(Time time, const std::string& zone);  // 2026-03-14

}  // namespace adj::service
