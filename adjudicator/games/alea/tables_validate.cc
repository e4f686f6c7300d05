// What must hold between the data files.

#include "adjudicator/games/alea/tables_loader.h"

namespace adj::alea {

void validate(const Tables&) {}

}  // namespace adj::alea
