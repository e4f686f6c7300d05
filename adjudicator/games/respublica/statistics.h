#pragma once
// What selfplay counts: labels of what happened, and those that a scenario should show.

#include <string>
#include <vector>

#include "adjudicator/core/module.h"
#include "adjudicator/games/respublica/tables.h"

namespace adj::respublica {

std::vector<std::string> labels_of(const Tables& tables, const NumberedEvent& event);
std::vector<std::string> expected_labels(const Tables& tables, const ScenarioInfoRpr& scenario);

}  // namespace adj::respublica
