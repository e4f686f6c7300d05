// Deadlines as people live them: zones, weekdays, holidays, absences; and how settings are written.

#include "adjudicator/service/calendar.h"

#include <gtest/gtest.h>

namespace adj::service {
namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;

// Of 2026, in UTC. The 2nd of February is a Monday.
Time at(unsigned month, unsigned day, int hour = 0, int minute = 0) {
  return std::chrono::sys_days(std::chrono::year(2026) / static_cast<int>(month) / static_cast<int>(day)) +
         hours(hour) + minutes(minute);
}

Settings in(const std::string& zone, std::vector<int> rest = {}, std::vector<std::string> holidays = {}) {
  Settings settings;
  settings.time_zone = zone;
  settings.rest_days = std::move(rest);
  settings.holidays = std::move(holidays);
  return settings;
}

TEST(Calendar, HoursAreCountedFromTheOpening) {
  EXPECT_EQ(deadline_after(at(2, 2, 9), 72, in("UTC")), at(2, 5, 9));
}

TEST(Calendar, NoDeadlineFallsOnARestDayOrAHoliday) {
  const Settings weekend = in("UTC", {6, 0});
  EXPECT_EQ(deadline_after(at(2, 5, 9), 48, weekend), at(2, 9, 9));  // Saturday: Monday, at the same time
  EXPECT_EQ(deadline_after(at(2, 5, 23, 59), 24, weekend),
            at(2, 6, 23, 59));                                 // the last minute of Friday is fine
  EXPECT_EQ(deadline_after(at(2, 6), 24, weekend), at(2, 9));  // the first of Saturday is not
  EXPECT_EQ(deadline_after(at(12, 24, 12), 24, in("UTC", {}, {"2026-12-25", "2026-12-26"})), at(12, 27, 12));
}

TEST(Calendar, TheDayIsThatOfTheGamesZone) {
  // 23:30 on Friday in London is Saturday in Paris; and 0:30 on Monday there is still Sunday here.
  EXPECT_EQ(deadline_after(at(2, 5, 23, 30), 24, in("Europe/Paris", {6, 0})), at(2, 8, 23, 30));
  EXPECT_EQ(deadline_after(at(2, 5, 23, 30), 24, in("UTC", {6, 0})), at(2, 6, 23, 30));
}

TEST(Calendar, TheTimeOfDayOutlivesAChangeOfTheClocks) {
  // Paris, 28 March, 10:00 is 9:00 UTC; the day after, summer time, it is 8:00.
  EXPECT_EQ(deadline_after(at(3, 27, 9), 24, in("Europe/Paris", {6})), at(3, 29, 8));
  // 24 October, 10:00 is 8:00 UTC; the day after it is 9:00.
  EXPECT_EQ(deadline_after(at(10, 23, 8), 24, in("Europe/Paris", {6})), at(10, 25, 9));
  // 2:30 on 29 March is skipped: the moment after the change.
  EXPECT_EQ(deadline_after(at(3, 27, 1, 30), 24, in("Europe/Paris", {6})), at(3, 29, 1));
}

TEST(Calendar, ATimeOfDayThatIsSkippedOnARestDayIsNotLost) {
  // 2:30 on Saturday 28 March in Paris is 1:30 UTC; there is none on Sunday; on Monday it is 0:30 UTC.
  EXPECT_EQ(deadline_after(at(3, 27, 1, 30), 24, in("Europe/Paris", {6, 0})), at(3, 30, 0, 30));
  // 2:30 on Sunday 25 October comes twice; on Monday it is 1:30 UTC.
  EXPECT_EQ(deadline_after(at(10, 23, 0, 30), 24, in("Europe/Paris", {6, 0})), at(10, 26, 1, 30));
}

TEST(Calendar, ADeadlineWaitsUntilADayAfterTheReturn) {
  const store::Absence away{at(2, 4), at(2, 11)};  // back on the 11th
  const auto waits = [&](Time plain) { return after_absences(plain, plain, in("UTC"), {away}); };
  EXPECT_EQ(waits(at(2, 3, 23, 59)), at(2, 3, 23, 59));  // before he leaves
  EXPECT_EQ(waits(at(2, 4)), at(2, 12));
  EXPECT_EQ(waits(at(2, 11, 23, 59)), at(2, 12));  // the day of his return
  EXPECT_EQ(waits(at(2, 12)), at(2, 12));
  EXPECT_EQ(after_absences(at(2, 5), at(2, 5), in("UTC", {4}), {away}), at(2, 13));  // the 12th is a Thursday
}

TEST(Calendar, OneAbsenceMayLeadIntoAnother) {
  const std::vector<store::Absence> away{{at(2, 12), at(2, 16)}, {at(2, 4), at(2, 11)}};
  EXPECT_EQ(after_absences(at(2, 5), at(2, 5), in("UTC"), away), at(2, 17));
}

TEST(Calendar, ADeadlineWaitsNoLongerThanTheGameAllows) {
  const std::vector<store::Absence> away{{at(2, 1), at(6, 1)}};
  Settings settings = in("UTC");
  EXPECT_EQ(after_absences(at(2, 5), at(2, 5), settings, away),
            at(2, 26));  // 21 days, unless something else is said
  settings.absence_days = 3;
  EXPECT_EQ(after_absences(at(2, 5), at(2, 5), settings, away), at(2, 8));
  settings.absence_days = 0;
  EXPECT_EQ(after_absences(at(2, 5), at(2, 5), settings, away), at(2, 5));
  // A deadline that was put off otherwise is not brought forward.
  settings.absence_days = 3;
  EXPECT_EQ(after_absences(at(2, 20), at(2, 5), settings, away), at(2, 20));
}

TEST(Calendar, DaysAreReadAsPeopleWriteThem) {
  EXPECT_EQ(read_day("2026-02-14", "UTC", false), at(2, 14));
  EXPECT_EQ(read_day("14/02/2026", "Europe/Paris", false), at(2, 13, 23));
  EXPECT_EQ(read_day("2026-02-14", "UTC", true), at(2, 15));
  for (const char* wrong : {"2026-02-30", "14.02.2026", "tomorrow", "2026-2-14x", "1999-01-01", ""})
    EXPECT_FALSE(read_day(wrong, "UTC", false)) << wrong;
}

TEST(Calendar, DurationsAreReadInBothLanguages) {
  EXPECT_EQ(read_duration("48h"), hours(48));
  EXPECT_EQ(read_duration("3d"), days(3));
  EXPECT_EQ(read_duration("2 J"), days(2));
  EXPECT_EQ(read_duration("90m"), minutes(90));
  EXPECT_EQ(read_duration("366d"), days(366));
  for (const char* wrong : {"367d", "0h", "-3h", "48", "48hours", "soon", ""})
    EXPECT_FALSE(read_duration(wrong)) << wrong;
}

TEST(Calendar, TimesAreShownInTheReadersLanguage) {
  EXPECT_EQ(shown_time(at(2, 2, 17, 5), "Europe/Paris", Language::en),
            "Monday 2 February 2026, 18:05 (Paris)");
  EXPECT_EQ(shown_time(at(8, 1, 7, 0), "Europe/Paris", Language::fr),
            "samedi 1er août 2026 à 9 h 00 (Paris)");
  EXPECT_EQ(shown_time(at(2, 2), "America/New_York", Language::en),
            "Sunday 1 February 2026, 19:00 (New York)");
}

TEST(Settings, AreWrittenInBothLanguages) {
  Settings s;
  for (const auto& [key, value] : {std::pair{"heures", "36"},
                                   {"reaction", "12"},
                                   {"rappel", "6"},
                                   {"grace", "0"},
                                   {"reflexion", "15"},
                                   {"manques", "3"},
                                   {"absence", "7"},
                                   {"fuseau", "America/New_York"},
                                   {"repos", "samedi,dimanche"},
                                   {"feries", "2026-12-25"},
                                   {"presse", "non"},
                                   {"anonyme", "oui"},
                                   {"manuel", "oui"},
                                   {"vacante", "défaut"},
                                   {"titre", "Chez nous"}})
    EXPECT_EQ(apply_setting(s, key, value), Applied::yes) << key;
  Settings same;
  for (const auto& [key, value] : {std::pair{"hours", "36"},
                                   {"reaction", "12"},
                                   {"reminder", "6"},
                                   {"grace", "0"},
                                   {"thoughts", "15"},
                                   {"misses", "3"},
                                   {"absence", "7"},
                                   {"zone", "America/New_York"},
                                   {"rest", "sat,sun"},
                                   {"holidays", "2026-12-25"},
                                   {"press", "no"},
                                   {"grey", "yes"},
                                   {"manual", "yes"},
                                   {"vacant", "default"},
                                   {"title", "Chez nous"}})
    EXPECT_EQ(apply_setting(same, key, value), Applied::yes) << key;
  EXPECT_EQ(s, same);
  EXPECT_EQ(s.rest_days, (std::vector<int>{6, 0}));
  EXPECT_EQ(s.absence_days, 7);
  EXPECT_EQ(s.vacant, Vacant::by_default);
}

// Issue 3, holidays: kept as the calendar compares them, however they were written.
TEST(Settings, HolidaysAreReadAsPeopleWriteThem) {
  Settings s;
  ASSERT_EQ(apply_setting(s, "feries", "14/07/2026,2026-12-25,1/5/2026"), Applied::yes);
  EXPECT_EQ(s.holidays, (std::vector<std::string>{"2026-07-14", "2026-12-25", "2026-05-01"}));
  ASSERT_EQ(apply_setting(s, "feries", "aucun"), Applied::yes);
  EXPECT_TRUE(s.holidays.empty());
}

TEST(Settings, WrongValuesChangeNothing) {
  Settings s;
  for (const auto& [key, value] : {std::pair{"hours", "0"},
                                   {"hours", "1441"},
                                   {"hours", "two"},
                                   {"reaction", "0"},
                                   {"reminder", "-1"},
                                   {"grace", "1441"},
                                   {"thoughts", "4321"},
                                   {"misses", "0"},
                                   {"misses", "21"},
                                   {"absence", "91"},
                                   {"zone", "Mars/Olympus"},
                                   {"rest", "someday"},
                                   {"rest", "sun,mon,tue,wed,thu,fri,sat"},
                                   {"holidays", "25 December"},
                                   {"holidays", "2026-02-30"},
                                   {"press", "maybe"},
                                   {"vacant", "nobody"}})
    EXPECT_EQ(apply_setting(s, key, value), Applied::wrong) << key << "=" << value;
  EXPECT_EQ(apply_setting(s, "colour", "blue"), Applied::unknown);
  EXPECT_EQ(s, Settings{});
}

}  // namespace
}  // namespace adj::service
