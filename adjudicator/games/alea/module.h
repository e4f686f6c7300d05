#pragma once
// Alea Iacta Est as a GameModule.

#include <memory>
#include <span>

#include "adjudicator/core/embedded.h"
#include "adjudicator/core/module.h"

namespace adj::alea {

// The files of data/: the shipped ones when none are given. Throws DataError with file and path for a broken
// set.
std::unique_ptr<GameModule> make_module(std::span<const embedded::File> data = {});

}  // namespace adj::alea
