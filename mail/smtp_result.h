#pragma once
// What the end of an SMTP transfer means for the mail.

#include <curl/curl.h>

#include "mail/sink.h"

namespace adj::mail {

// MAIL §1.3. `code` is the server's last reply; `data_began` tells whether it had invited the mail's text
// (354).
SendResult classify_smtp(CURLcode result, int code, bool data_began);

}  // namespace adj::mail
