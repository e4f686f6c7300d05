#pragma once
// Mail to an SMTP server, by libcurl; the connection is kept from mail to mail.

#include <memory>

#include "mail/server.h"
#include "mail/sink.h"

namespace adj::mail {

struct SmtpSettings {
  Server server;
  std::string ehlo_name = "localhost";  // how we introduce ourselves
  std::chrono::milliseconds reply_timeout{120'000};
  std::chrono::milliseconds total_timeout{600'000};  // for one mail, whatever happens
};

class SmtpSink : public Sink {
 public:
  // Throws std::invalid_argument for settings that cannot work.
  explicit SmtpSink(SmtpSettings settings);
  ~SmtpSink() override;

  // Whatever ends the lines of `raw`, they go out ended by CRLF.
  SendOutcome send(std::string_view envelope_from, std::string_view recipient, std::string_view raw) override;

  Health health() const override { return health_.read(); }

 private:
  SmtpSettings settings_;
  struct Session;
  std::unique_ptr<Session> new_session() const;

  std::unique_ptr<Session> session_;
  HealthRecord health_;
};

// Every line ends in CRLF and so does the text: LF or CR alone would let a mail end early for the one side
// and go on, as commands, for the other (MAIL §1.3).
std::string with_crlf(std::string_view raw);

}  // namespace adj::mail
