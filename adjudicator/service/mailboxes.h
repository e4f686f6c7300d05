#pragma once
// The mailboxes that the configuration names.

#include <memory>

#include "adjudicator/service/config.h"
#include "mail/sink.h"
#include "mail/source.h"

namespace adj::service {

// Both throw std::runtime_error for settings that cannot work.
std::unique_ptr<mail::Source> make_source(const Config& config);
std::unique_ptr<mail::Sink> make_sink(const Config& config);

}  // namespace adj::service
