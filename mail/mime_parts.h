#pragma once
// The tree of a mail's parts, walked for what a person wrote.

#include "mail/gmime_handle.h"
#include "mail/mime.h"

namespace adj::mail {

// Fills body, text, the flags about parts and the report.
void read_parts(GMimeObject* top, const Limits& limits, Incoming& mail);

}  // namespace adj::mail
