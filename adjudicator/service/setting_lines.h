#pragma once
// A game's settings as a reader would write them.

#include "adjudicator/core/language.h"
#include "adjudicator/service/settings.h"

namespace adj::service {

// "hours: 72 → 24", for every setting in which they differ.
std::vector<std::string> setting_changes(const Settings& before, const Settings& after, Language language);
// "grace: 90", for every one that is not the standard; but for how long a window stays open, in which zone.
std::vector<std::string> special_settings(const Settings& settings, Language language);
// How long a window stays open, in which zone.
std::string pace_of(const Settings& settings, Language language);

}  // namespace adj::service
