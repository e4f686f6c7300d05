#include "adjudicator/service/settings.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/service/calendar.h"

namespace adj::service {

namespace {

struct NumberSetting {
  const char *en, *fr;
  int Settings::*field;
  int least, most;
};

constexpr std::array kNumbers{
    NumberSetting{"hours", "heures", &Settings::hours, 1, 24 * 60},
    NumberSetting{"reaction", "reaction", &Settings::reaction_hours, 1, 24 * 60},
    NumberSetting{"reminder", "rappel", &Settings::reminder_hours, 0, 24 * 14},
    NumberSetting{"grace", "grace", &Settings::grace_minutes, 0, 60 * 24},
    NumberSetting{"thoughts", "reflexion", &Settings::second_thoughts, 0, 60 * 72},
    NumberSetting{"misses", "manques", &Settings::misses_to_standby, 1, 20},
    NumberSetting{"absence", "absence", &Settings::absence_days, 0, 90},
};

std::optional<int> whole_number(const std::string& text, int least, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number < least || number > most ? std::nullopt : std::optional(number);
}

std::optional<bool> yes_or_no(const std::string& text) {
  const std::string word = words::fold(text);
  for (const char* yes : {"yes", "oui", "on", "1", "true"})
    if (word == yes) return true;
  for (const char* no : {"no", "non", "off", "0", "false"})
    if (word == no) return false;
  return std::nullopt;
}

std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> parts;
  std::string part;
  for (const char c : text + ",") {
    if (c != ',') {
      part += c;
    } else if (!part.empty()) {
      parts.push_back(words::fold(part));
      part.clear();
    }
  }
  return parts;
}

std::optional<int> weekday_named(const std::string& word) {
  static constexpr std::array<std::array<const char*, 2>, 7> kNames{{{"sun", "dim"},
                                                                     {"mon", "lun"},
                                                                     {"tue", "mar"},
                                                                     {"wed", "mer"},
                                                                     {"thu", "jeu"},
                                                                     {"fri", "ven"},
                                                                     {"sat", "sam"}}};
  for (std::size_t day = 0; day < kNames.size(); ++day)
    for (const char* name : kNames[day])
      if (word.starts_with(name)) return static_cast<int>(day);
  return std::nullopt;
}

Applied set_rest_days(Settings& settings, const std::string& value) {
  std::vector<int> days;
  for (const std::string& word : parts_of(value)) {
    if (word == "none" || word == "aucun") continue;
    const auto day = weekday_named(word);
    if (!day) return Applied::wrong;
    if (std::ranges::count(days, *day) == 0) days.push_back(*day);
  }
  if (days.size() > 6) return Applied::wrong;
  settings.rest_days = days;
  return Applied::yes;
}

Applied set_holidays(Settings& settings, const std::string& value) {
  std::vector<std::string> days;
  for (const std::string& word : parts_of(value)) {
    if (word == "none" || word == "aucun") continue;
    const auto day = read_day(word, "UTC", false);
    if (!day) return Applied::wrong;
    days.push_back(iso_day(*day, "UTC"));  // however it was written
  }
  settings.holidays = days;
  return Applied::yes;
}

Applied set_flag(bool& flag, const std::string& value) {
  const auto word = yes_or_no(value);
  if (word) flag = *word;
  return word ? Applied::yes : Applied::wrong;
}

Applied set_vacant(Settings& settings, const std::string& value) {
  const std::string word = words::fold(value);
  const bool random = word == "random" || word == "hasard";
  if (!random && word != "default" && word != "defaut") return Applied::wrong;
  settings.vacant = random ? Vacant::random : Vacant::by_default;
  return Applied::yes;
}

}  // namespace

Applied apply_setting(Settings& settings, const std::string& key, const std::string& value) {
  for (const NumberSetting& n : kNumbers) {
    if (key != n.en && key != n.fr) continue;
    const auto number = whole_number(value, n.least, n.most);
    if (number) settings.*n.field = *number;
    return number ? Applied::yes : Applied::wrong;
  }
  if (key == "zone" || key == "fuseau") {
    if (!is_time_zone(value)) return Applied::wrong;
    settings.time_zone = value;
    return Applied::yes;
  }
  if (key == "rest" || key == "repos") return set_rest_days(settings, value);
  if (key == "holidays" || key == "feries") return set_holidays(settings, value);
  if (key == "press" || key == "presse") return set_flag(settings.press, value);
  if (key == "grey" || key == "anonyme") return set_flag(settings.grey_press, value);
  if (key == "manual" || key == "manuel") return set_flag(settings.manual_start, value);
  if (key == "vacant" || key == "vacante") return set_vacant(settings, value);
  if (key == "title" || key == "titre") {
    settings.title = words::printable(value, 60);
    return Applied::yes;
  }
  return Applied::unknown;
}

}  // namespace adj::service
