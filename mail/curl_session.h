#pragma once
// What the IMAP and the SMTP client share of libcurl: a handle, and its settings for a server.

#include <curl/curl.h>

#include <memory>
#include <string>

#include "mail/server.h"

namespace adj::mail {

using CurlHandle = std::unique_ptr<CURL, void (*)(CURL*)>;

CurlHandle new_curl_handle();

// Sets address, credentials, TLS and the limits that concern the connection. scheme: "imap" or "smtp"; path
// begins with "/". `error` (CURL_ERROR_SIZE bytes) will hold libcurl's words.
void point_at(CURL* handle, const Server& server, const std::string& scheme, const std::string& path,
              char* error);

// libcurl takes leave of a server when its handle is destroyed, and waits two minutes for an answer that a
// dead server never gives. After this it does not wait: politely, it still says goodbye; otherwise it says
// nothing more.
enum class Leave { politely, at_once };
void hang_up(CURL* handle, Leave how);

// Nobody's password and nobody's certificate gets better by trying again.
bool is_configuration_error(CURLcode code);

// libcurl's words about a failure, or at least the name of its code.
std::string curl_words(CURLcode code, const char* error);

}  // namespace adj::mail
