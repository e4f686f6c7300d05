#pragma once
// The mailboxes that the configuration names.

#include <memory>

#include "adjudicator/service/config.h"
#include "adjudicator/service/context.h"
#include "mail/sink.h"
#include "mail/source.h"

namespace adj::service {

// Both throw std::runtime_error for settings that cannot work. A Maildir that is not there yet is made, and
// the log says so; the folder that it lies in must be there: a disk that is not mounted is not to be replaced
// by an empty mailbox.
std::unique_ptr<mail::Source> make_source(const Config& config, Log& log);
std::unique_ptr<mail::Sink> make_sink(const Config& config);

}  // namespace adj::service
