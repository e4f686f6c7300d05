#include "mail/smtp_sink.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "mail/curl_session.h"
#include "mail/smtp_result.h"

namespace adj::mail {

// What the server says in one transfer, as libcurl passes it on: line by line.
struct Dialogue {
  int code = 0;             // of the last whole reply
  std::string reply;        // its words
  bool data_began = false;  // 354 was said
  bool within = false;      // in the middle of a reply of several lines
  bool over = false;        // libcurl takes its leave after a refusal: what is said to that means nothing

  void line(std::string_view text) {
    while (!text.empty() && (text.back() == '\r' || text.back() == '\n')) text.remove_suffix(1);
    const bool has_code = text.size() >= 3 && std::all_of(text.begin(), text.begin() + 3,
                                                          [](char c) { return c >= '0' && c <= '9'; });
    if (!has_code || over) return;
    if (!within) reply.clear();
    if (reply.size() < 2000) reply += (reply.empty() ? "" : " / ") + std::string(text);
    within = text.size() > 3 && text[3] == '-';
    if (within) return;
    code = (text[0] - '0') * 100 + (text[1] - '0') * 10 + (text[2] - '0');
    if (code == 354) data_began = true;
  }
};

namespace {

std::size_t on_header(char* bytes, std::size_t size, std::size_t count, void* dialogue) {
  static_cast<Dialogue*>(dialogue)->line({bytes, size * count});
  return size * count;
}

// The only way to learn which commands libcurl sends.
int on_debug(CURL*, curl_infotype kind, char* bytes, std::size_t size, void* dialogue) {
  if (kind == CURLINFO_HEADER_OUT && std::string_view(bytes, size).starts_with("QUIT"))
    static_cast<Dialogue*>(dialogue)->over = true;
  return 0;
}

std::size_t on_read(char* buffer, std::size_t size, std::size_t count, void* remaining) {
  auto& text = *static_cast<std::string_view*>(remaining);
  const std::size_t taken = std::min(size * count, text.size());
  std::memcpy(buffer, text.data(), taken);
  text.remove_prefix(taken);
  return taken;
}

bool is_host_name(std::string_view name) {
  return !name.empty() && name.size() <= 255 && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
  });
}

}  // namespace

std::string with_crlf(std::string_view raw) {
  std::string text;
  text.reserve(raw.size() + raw.size() / 32 + 2);
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] == '\r' || raw[i] == '\n') {
      text += "\r\n";
      if (raw[i] == '\r' && i + 1 < raw.size() && raw[i + 1] == '\n') ++i;
    } else {
      text += raw[i];
    }
  }
  if (!text.ends_with("\r\n")) text += "\r\n";
  return text;
}

struct SmtpSink::Session {
  char error[CURL_ERROR_SIZE] = "";
  Dialogue between_mails;                 // nobody reads this one
  CurlHandle handle = new_curl_handle();  // last: it still speaks when it is destroyed
};

SmtpSink::~SmtpSink() { hang_up(session_->handle.get(), Leave::politely); }

SmtpSink::SmtpSink(SmtpSettings settings) : settings_(std::move(settings)) {
  if (!is_host_name(settings_.ehlo_name))
    throw std::invalid_argument("not a host name: " + settings_.ehlo_name);
  session_ = new_session();
}

std::unique_ptr<SmtpSink::Session> SmtpSink::new_session() const {
  auto session = std::make_unique<Session>();
  CURL* curl = session->handle.get();
  point_at(curl, settings_.server, "smtp", "/" + settings_.ehlo_name, session->error);
  curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, on_header);
  curl_easy_setopt(curl, CURLOPT_READFUNCTION, on_read);
  curl_easy_setopt(curl, CURLOPT_DEBUGFUNCTION, on_debug);
  curl_easy_setopt(curl, CURLOPT_VERBOSE, 1L);
  const long seconds = std::max<long>(1, static_cast<long>(settings_.reply_timeout.count() / 1000));
  curl_easy_setopt(curl, CURLOPT_SERVER_RESPONSE_TIMEOUT, seconds);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(settings_.total_timeout.count()));
  return session;
}

SendOutcome SmtpSink::send(std::string_view envelope_from, std::string_view recipient, std::string_view raw) {
  // libcurl puts addresses into commands as they are.
  if (!is_plain_address(recipient) || !(envelope_from.empty() || is_plain_address(envelope_from)))
    return {SendResult::permanent, 553, "not an address that can stand in an SMTP command"};

  const std::string text = with_crlf(raw);
  std::string_view remaining = text;
  Dialogue dialogue;
  const std::unique_ptr<curl_slist, void (*)(curl_slist*)> recipients(
      curl_slist_append(nullptr, std::string(recipient).c_str()), curl_slist_free_all);
  CURL* curl = session_->handle.get();
  curl_easy_setopt(curl, CURLOPT_MAIL_FROM, std::string(envelope_from).c_str());
  curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, recipients.get());
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, &dialogue);
  curl_easy_setopt(curl, CURLOPT_DEBUGDATA, &dialogue);
  curl_easy_setopt(curl, CURLOPT_READDATA, &remaining);
  curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(text.size()));
  session_->error[0] = '\0';
  const CURLcode result = curl_easy_perform(curl);
  // What ends with this call must not be remembered: libcurl still speaks when it closes the connection.
  curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, nullptr);
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, &session_->between_mails);
  curl_easy_setopt(curl, CURLOPT_DEBUGDATA, &session_->between_mails);

  SendOutcome outcome;
  outcome.result = classify_smtp(result, dialogue.code, dialogue.data_began);
  outcome.code = dialogue.code;
  outcome.reply = dialogue.reply;
  if (result != CURLE_OK)
    outcome.reply += (outcome.reply.empty() ? "" : " / ") + curl_words(result, session_->error);
  if (result != CURLE_OK) {
    // libcurl keeps a connection whose answer came too late, and would take that answer for the next mail's.
    hang_up(curl, Leave::at_once);
    session_ = new_session();
  }
  const bool about_the_mail =
      dialogue.code >= 400 && dialogue.code != 421 && outcome.result != SendResult::configuration;
  if (outcome.result == SendResult::accepted || about_the_mail)
    health_.succeeded();
  else
    health_.failed(outcome.reply);
  return outcome;
}

}  // namespace adj::mail
