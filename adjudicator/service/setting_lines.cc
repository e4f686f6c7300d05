#include "adjudicator/service/setting_lines.h"

#include <algorithm>

#include "adjudicator/service/command_line.h"

namespace adj::service {

namespace {

std::string shown(const std::string& key, const Json& value, Language language) {
  if (value.is_bool()) return say(language, value.as_bool() ? "setting.yes" : "setting.no");
  if (key == "vacant") return say(language, "setting.vacant." + value.as_string());
  if (value.is_string()) return value.as_string().empty() ? "–" : value.as_string();
  if (!value.is_array()) return value.dump();
  std::string list;
  for (const Json& each : value.as_array())
    list += (list.empty() ? "" : ", ") +
            (each.is_string() ? each.as_string() : say(language, "setting.day." + each.dump()));
  return list.empty() ? "–" : list;
}

// `line(key, before, after)` for every setting that differs.
template <class Line>
std::vector<std::string> differing(const Settings& one, const Settings& other, Line line) {
  const Json before = to_json(one), after = to_json(other);
  std::vector<std::string> lines;
  for (const auto& [key, value] : after.as_object())
    if (const Json& old = before.at(key); old.dump() != value.dump()) lines.push_back(line(key, old, value));
  return lines;
}

}  // namespace

std::vector<std::string> setting_changes(const Settings& before, const Settings& after, Language language) {
  return differing(before, after, [&](const std::string& key, const Json& old, const Json& now) {
    return say(language, "setting.difference",
               with({{"name", say(language, "setting.name." + key)},
                     {"before", shown(key, old, language)},
                     {"after", shown(key, now, language)}}));
  });
}

std::vector<std::string> special_settings(const Settings& settings, Language language) {
  Settings standard;
  standard.hours = settings.hours;
  standard.reaction_hours = settings.reaction_hours;
  standard.time_zone = settings.time_zone;
  return differing(standard, settings, [&](const std::string& key, const Json&, const Json& value) {
    return say(
        language, "setting.value",
        with({{"name", say(language, "setting.name." + key)}, {"value", shown(key, value, language)}}));
  });
}

std::string pace_of(const Settings& settings, Language language) {
  return say(language, "setting.pace",
             with({{"hours", settings.hours},
                   {"reaction", settings.reaction_hours == settings.hours ? 0 : settings.reaction_hours},
                   {"zone", settings.time_zone}}));
}

}  // namespace adj::service
