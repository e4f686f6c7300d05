#include "adjudicator/games/respublica/report_parts.h"

namespace adj::respublica {
std::string Rpr::map(const Tables&, const State&, Seat, const std::vector<NumberedEvent>&, Language) { return ""; }
}  // namespace adj::respublica
