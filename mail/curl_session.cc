#include "mail/curl_session.h"

#include <sys/socket.h>

#include <new>
#include <stdexcept>

namespace adj::mail {
namespace {

template <typename Value>
void set(CURL* handle, CURLoption option, Value value) {
  if (curl_easy_setopt(handle, option, value) != CURLE_OK)
    throw std::runtime_error("libcurl refuses option " + std::to_string(option));
}

}  // namespace

CurlHandle new_curl_handle() {
  static const CURLcode started = curl_global_init(CURL_GLOBAL_DEFAULT);
  if (started != CURLE_OK) throw std::runtime_error("libcurl does not start");
  CurlHandle handle(curl_easy_init(), curl_easy_cleanup);
  if (!handle) throw std::bad_alloc();
  return handle;
}

void point_at(CURL* handle, const Server& server, const std::string& scheme, const std::string& path,
              char* error) {
  const std::string protocol = scheme + (server.security == Security::tls ? "s" : "");
  const std::string port = server.port == 0 ? "" : ":" + std::to_string(server.port);
  set(handle, CURLOPT_URL, (protocol + "://" + server.host + port + path).c_str());
  set(handle, CURLOPT_PROTOCOLS_STR, protocol.c_str());
  set(handle, CURLOPT_PROXY, "");  // never through what the environment names
  set(handle, CURLOPT_NOSIGNAL, 1L);
  set(handle, CURLOPT_ERRORBUFFER, error);
  set(handle, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(server.connect_timeout.count()));
  set(handle, CURLOPT_TCP_KEEPALIVE, 1L);
  // ALL, never TRY: who can stand between could strip STARTTLS from the answers.
  const bool encrypted = server.security != Security::none;
  set(handle, CURLOPT_USE_SSL, static_cast<long>(encrypted ? CURLUSESSL_ALL : CURLUSESSL_NONE));
  set(handle, CURLOPT_SSL_VERIFYPEER, 1L);
  set(handle, CURLOPT_SSL_VERIFYHOST, 2L);
  set(handle, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
  if (!server.ca_file.empty()) set(handle, CURLOPT_CAINFO, server.ca_file.c_str());
  if (!server.user.empty()) {
    set(handle, CURLOPT_USERNAME, server.user.c_str());
    if (server.bearer_token.empty())
      set(handle, CURLOPT_PASSWORD, server.password.c_str());
    else
      set(handle, CURLOPT_XOAUTH2_BEARER, server.bearer_token.c_str());
  }
}

void hang_up(CURL* handle, Leave how) {
  curl_socket_t socket = CURL_SOCKET_BAD;
  if (curl_easy_getinfo(handle, CURLINFO_ACTIVESOCKET, &socket) != CURLE_OK || socket == CURL_SOCKET_BAD)
    return;
  shutdown(socket, how == Leave::politely ? SHUT_RD : SHUT_RDWR);
}

bool is_configuration_error(CURLcode code) {
  switch (code) {
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_URL_MALFORMAT:
    case CURLE_NOT_BUILT_IN:
    case CURLE_SSL_ENGINE_NOTFOUND:
    case CURLE_SSL_ENGINE_SETFAILED:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_USE_SSL_FAILED:
    case CURLE_LOGIN_DENIED:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CRL_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_PINNEDPUBKEYNOTMATCH:
      return true;
    default:
      return false;
  }
}

std::string curl_words(CURLcode code, const char* error) {
  return error[0] != '\0' ? std::string(error) : std::string(curl_easy_strerror(code));
}

}  // namespace adj::mail
