#pragma once
// Brings the schema up to date: the files of migrations/ that have not been applied, in order, each in a
// transaction of its own. Several processes may try at once. A file that was changed after it was applied is
// refused.

#include <string>
#include <vector>

#include "adjudicator/store/store.h"

namespace adj::store {

struct MigrationState {
  std::vector<std::string> applied, pending;
};

MigrationState migration_state(Store& store);
// Returns the names of those applied now. Throws std::runtime_error for a changed file or an unknown newer
// one.
std::vector<std::string> migrate(Store& store);

}  // namespace adj::store
