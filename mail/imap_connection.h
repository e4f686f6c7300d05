#pragma once
// One connection to an IMAP server. libcurl connects, encrypts and logs in; from then on we speak ourselves,
// because libcurl reads line by line through mails and takes their lines for answers (MAIL §1.1).

#include <chrono>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "mail/curl_session.h"
#include "mail/imap_response.h"
#include "mail/imap_source.h"

namespace adj::mail {

// The server understood and said NO, or did not understand (BAD).
struct ImapRefused : std::runtime_error {
  ImapRefused(const std::string& command, const ImapResponse& answer)
      : std::runtime_error(command + ": " + answer.name + " " +
                           (answer.code.empty() ? "" : "[" + answer.code + "] ") + answer.text) {}
};

// Every call may throw SourceFailure (lost, too slow) or ImapProtocolError; the connection is useless
// afterwards.
class ImapConnection {
 public:
  ImapConnection(const Server& server, ImapTimeouts timeouts, ImapLimits limits = {});
  ~ImapConnection();
  ImapConnection(const ImapConnection&) = delete;
  ImapConnection& operator=(const ImapConnection&) = delete;

  bool can(std::string_view capability) const;

  // Sends a command and returns the server's verdict on it: OK, NO or BAD. Whatever comes before goes to
  // `visit`.
  using Visit = std::function<void(ImapResponse&)>;
  ImapResponse command(std::string_view line, const Visit& visit = {});

  // The same, for commands that are to succeed. Throws ImapRefused.
  void demand(std::string_view line, const Visit& visit = {});

  // Lets the server tell of new mail. Throws ImapRefused if it does not want to.
  enum class Idled { news, rung, time_over };
  Idled idle(std::chrono::milliseconds time, const Wakeup& bell);

  // Whether the server has told of new mail since the last time this was asked.
  bool take_news();

 private:
  using Clock = std::chrono::steady_clock;

  std::string begin(std::string_view line);
  ImapResponse finish(const std::string& tag, const Visit& visit);
  void send(std::string_view bytes);
  ImapResponse receive(Clock::time_point deadline);
  std::optional<ImapResponse> receive_ready();
  void note(const ImapResponse& untagged);
  int socket() const;

  ImapTimeouts timeouts_;
  char error_[CURL_ERROR_SIZE] = "";
  CurlHandle handle_;
  ImapResponseReader reader_;
  std::set<std::string, std::less<>> capabilities_;
  unsigned last_tag_ = 0;
  bool news_ = false;
};

}  // namespace adj::mail
