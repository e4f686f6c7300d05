#pragma once
// Dovecot and Postfix on loopback, started by tests/servers and stopped at the end of the program.

#include <map>
#include <string>

#include "mail/imap_source.h"
#include "mail/smtp_sink.h"
#include "tests/mail/temporary_folder.h"

namespace adj::mail::test {

class RealServers {
 public:
  // Starts them at the first call. Throws std::runtime_error if they do not start: then the test has failed.
  static const RealServers& get();

  int port(const std::string& name) const;  // "IMAP_PORT", "SUBMISSION_PORT" …, see tests/servers/README.md
  std::string ca_file() const { return values_.at("CA_FILE"); }
  std::filesystem::path maildir(const std::string& account) const {
    return folder_.path() / "mail" / account;
  }

  // How our source reaches an account's mailbox, and our sink the server, by TLS.
  ImapSettings imap(const std::string& account, Security security = Security::tls) const;
  SmtpSettings submission(Security security = Security::starttls) const;

  ~RealServers();

 private:
  RealServers();

  TemporaryFolder folder_;
  std::map<std::string, std::string> values_;
};

}  // namespace adj::mail::test
