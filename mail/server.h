#pragma once
// How a mail server is reached and trusted.

#include <chrono>
#include <string>

namespace adj::mail {

enum class Security {
  tls,       // TLS from the first byte (imaps, smtps)
  starttls,  // STARTTLS, and nothing without it
  none,      // in the clear: for a server on the same machine
};

struct Server {
  std::string host;
  int port = 0;  // 0: the usual one
  Security security = Security::tls;
  std::string user;  // empty: no login (SMTP only)
  std::string password;
  std::string bearer_token;  // instead of a password: OAuth 2
  std::string ca_file;       // whom to trust; empty: the system's list
  std::chrono::milliseconds connect_timeout{15'000};
};

}  // namespace adj::mail
