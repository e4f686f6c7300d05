#pragma once
// A small SMTP server in memory that answers each step as the test says, and keeps what it was given.

#include <mutex>
#include <string>
#include <vector>

#include "mail/smtp_sink.h"
#include "tests/mail/loopback.h"

namespace adj::mail::test {

// Replies that are not sent.
inline constexpr const char* kDrop = "drop the connection";
inline constexpr const char* kHang = "say nothing more";

struct SmtpAnswers {
  std::string greeting = "220 fake";
  std::string ehlo = "250 SIZE 10000000";
  std::string auth = "235 in";
  std::string mail = "250 sender ok";
  std::string rcpt = "250 recipient ok";
  std::string data = "354 go on";
  std::string dot = "250 queued as 42";
  std::string quit = "221 bye";
};

class FakeSmtp {
 public:
  struct Received {
    std::string from;
    std::string recipient;
    std::string text;  // dots unstuffed, as it arrived otherwise
    bool operator==(const Received&) const = default;
  };

  explicit FakeSmtp(SmtpAnswers answers = {});

  int port() const { return server_.port(); }
  int connections() const { return server_.connections(); }
  void cut_all() { server_.cut_all(); }
  void answer(const SmtpAnswers& answers);
  std::vector<Received> received() const;  // accepted or not: whatever ended with a dot
  std::vector<std::string> commands() const;
  std::vector<std::string> unknown_commands() const;  // a sign of smuggling

  SmtpSettings settings() const;

 private:
  void serve(Peer& peer);
  bool reply(Peer& peer, const std::string& text);
  bool converse(Peer& peer, const std::string& command, Received& mail);
  bool take_data(Peer& peer, Received& mail);

  mutable std::mutex mutex_;
  SmtpAnswers answers_;
  std::vector<Received> received_;
  std::vector<std::string> commands_;
  std::vector<std::string> unknown_;
  LoopbackServer server_;
};

}  // namespace adj::mail::test
