#pragma once
// Every game that the program knows.

#include <filesystem>
#include <optional>

#include "adjudicator/core/registry.h"

namespace adj {

// `data`: a folder of an operator's own data, with a folder per game (DIR/alea/zones.json …) or, for a single
// game, the files themselves. Files that are missing there are taken from the shipped set. Throws DataError
// for a broken set.
Registry all_modules(const std::optional<std::filesystem::path>& data = std::nullopt);

}  // namespace adj
