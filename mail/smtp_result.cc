#include "mail/smtp_result.h"

#include "mail/curl_session.h"

namespace adj::mail {
namespace {

// The server wants us to log in, or to do it otherwise.
bool is_about_login(int code) { return code == 530 || code == 534 || code == 535 || code == 538; }

}  // namespace

SendResult classify_smtp(CURLcode result, int code, bool data_began) {
  const bool not_now = code >= 400 && code < 500;
  const bool never = code >= 500 && code < 600;
  if (result == CURLE_OK) return code / 100 == 2 ? SendResult::accepted : SendResult::ambiguous;
  if (data_began) {
    if (not_now) return SendResult::retry;
    return never ? SendResult::permanent : SendResult::ambiguous;
  }
  if (not_now) return SendResult::retry;  // even of a login: "454 temporary authentication failure"
  if (is_configuration_error(result) || is_about_login(code)) return SendResult::configuration;
  if (never && result == CURLE_SEND_ERROR) return SendResult::permanent;  // MAIL, RCPT or DATA refused
  // A 5xx to the greeting or to EHLO is about us, not about this mail.
  return never ? SendResult::configuration : SendResult::retry;
}

}  // namespace adj::mail
