#pragma once
// A turn report as a player of Alea might get it: long enough to judge the look of a mail by.

#include "adjudicator/report/report_model.h"

namespace adj {

TurnReport sample_report(Language language);

}  // namespace adj
