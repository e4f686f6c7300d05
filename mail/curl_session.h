#pragma once
// What the IMAP and the SMTP client share of libcurl: a handle, and how a server is reached and trusted.

#include <curl/curl.h>

#include <chrono>
#include <memory>
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

using CurlHandle = std::unique_ptr<CURL, void (*)(CURL*)>;

CurlHandle new_curl_handle();

// Sets address, credentials, TLS and the limits that concern the connection. scheme: "imap" or "smtp"; path
// begins with "/". `error` (CURL_ERROR_SIZE bytes) will hold libcurl's words.
void point_at(CURL* handle, const Server& server, const std::string& scheme, const std::string& path,
              char* error);

// Nobody's password and nobody's certificate gets better by trying again.
bool is_configuration_error(CURLcode code);

// libcurl's words about a failure, or at least the name of its code.
std::string curl_words(CURLcode code, const char* error);

}  // namespace adj::mail
