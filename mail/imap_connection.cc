#include "mail/imap_connection.h"

#include <poll.h>

#include <algorithm>
#include <utility>

namespace adj::mail {
namespace {

using std::chrono::milliseconds;

[[noreturn]] void lost(const std::string& why) {
  throw SourceFailure(SourceFailure::Kind::temporary, "IMAP: " + why);
}

// Until something happens at a socket (or the bell rings), but no longer than the time given. True if
// something did.
bool sleep_on(int socket, short events, milliseconds time, const Wakeup* bell = nullptr) {
  pollfd watched[] = {{socket, events, 0}, {bell ? bell->fd() : -1, POLLIN, 0}};
  return poll(watched, 2, static_cast<int>(std::clamp<long long>(time.count(), 0, 3'600'000))) > 0;
}

}  // namespace

ImapConnection::ImapConnection(const Server& server, ImapTimeouts timeouts, ImapLimits limits)
    : timeouts_(timeouts), handle_(new_curl_handle()), reader_(limits) {
  point_at(handle_.get(), server, "imap", "/", error_);
  curl_easy_setopt(handle_.get(), CURLOPT_CONNECT_ONLY, 1L);
  // Connecting includes the login; libcurl's own limit for a single answer would be two minutes.
  curl_easy_setopt(handle_.get(), CURLOPT_TIMEOUT_MS, static_cast<long>(server.connect_timeout.count()));
  const CURLcode result = curl_easy_perform(handle_.get());
  if (result != CURLE_OK) {
    const auto kind =
        is_configuration_error(result) ? SourceFailure::Kind::configuration : SourceFailure::Kind::temporary;
    throw SourceFailure(kind, "IMAP: " + curl_words(result, error_));
  }
  demand("CAPABILITY", [this](const ImapResponse& response) {
    if (response.name != "CAPABILITY") return;
    for (const ImapValue& value : response.values) capabilities_.insert(imap_capitals(value.text));
  });
}

ImapConnection::~ImapConnection() { hang_up(handle_.get(), Leave::politely); }

bool ImapConnection::can(std::string_view capability) const { return capabilities_.contains(capability); }

bool ImapConnection::take_news() { return std::exchange(news_, false); }

int ImapConnection::socket() const {
  curl_socket_t socket = CURL_SOCKET_BAD;
  curl_easy_getinfo(handle_.get(), CURLINFO_ACTIVESOCKET, &socket);
  if (socket == CURL_SOCKET_BAD) lost("the connection is closed");
  return socket;
}

ImapResponse ImapConnection::command(std::string_view line, const Visit& visit) {
  return finish(begin(line), visit);
}

void ImapConnection::demand(std::string_view line, const Visit& visit) {
  const ImapResponse answer = command(line, visit);
  if (answer.name != "OK") throw ImapRefused(std::string(line.substr(0, line.find(' '))), answer);
}

// Returns the tag. The tags are ours alone; libcurl's, of the login, look different.
std::string ImapConnection::begin(std::string_view line) {
  if (line.find_first_of(std::string_view("\r\n\0", 3)) != std::string_view::npos)
    throw std::invalid_argument("an IMAP command is one line");
  std::string tag = "x" + std::to_string(++last_tag_);
  send(tag + " " + std::string(line) + "\r\n");
  return tag;
}

ImapResponse ImapConnection::finish(const std::string& tag, const Visit& visit) {
  const auto deadline = Clock::now() + timeouts_.command;
  while (true) {
    ImapResponse response = receive(deadline);
    switch (response.kind) {
      case ImapResponse::Kind::untagged:
        note(response);
        if (visit) visit(response);
        break;
      case ImapResponse::Kind::tagged:
        if (response.tag != tag) throw ImapProtocolError("an answer to a command that was not given");
        return response;
      case ImapResponse::Kind::more:
        throw ImapProtocolError("the server waits for more where nothing follows");
    }
  }
}

// What concerns the connection as a whole, whatever was asked.
void ImapConnection::note(const ImapResponse& untagged) {
  if (untagged.name == "BYE") lost("the server says goodbye: " + untagged.text);
  if (untagged.name == "EXISTS" || untagged.name == "RECENT") news_ = true;
}

void ImapConnection::send(std::string_view bytes) {
  const auto deadline = Clock::now() + timeouts_.silence;
  while (!bytes.empty()) {
    std::size_t sent = 0;
    const CURLcode result = curl_easy_send(handle_.get(), bytes.data(), bytes.size(), &sent);
    if (result != CURLE_OK && result != CURLE_AGAIN) lost(curl_words(result, error_));
    bytes.remove_prefix(sent);
    if (result == CURLE_OK) continue;
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    if (left.count() <= 0) lost("the server takes no command");
    sleep_on(socket(), POLLOUT, left);
  }
}

// What has arrived already; nothing if the rest of a response is still on its way.
std::optional<ImapResponse> ImapConnection::receive_ready() {
  while (true) {
    if (auto response = reader_.next()) return response;
    char buffer[65536];
    std::size_t got = 0;
    const CURLcode result = curl_easy_recv(handle_.get(), buffer, sizeof buffer, &got);
    if (result == CURLE_AGAIN) return std::nullopt;
    if (result != CURLE_OK) lost(curl_words(result, error_));
    if (got == 0) lost("the server has closed the connection");
    reader_.feed({buffer, got});
  }
}

// The deadline is looked at for every response, so that a server that never stops talking does not hold us
// either.
ImapResponse ImapConnection::receive(Clock::time_point deadline) {
  auto silent_since = Clock::now();
  while (true) {
    const auto left =
        std::chrono::ceil<milliseconds>(std::min(deadline, silent_since + timeouts_.silence) - Clock::now());
    if (left.count() <= 0) lost("the server does not answer in time");
    if (auto response = receive_ready()) return *std::move(response);
    if (sleep_on(socket(), POLLIN, left)) silent_since = Clock::now();
  }
}

ImapConnection::Idled ImapConnection::idle(milliseconds time, const Wakeup& bell) {
  const auto end = Clock::now() + time;
  const std::string tag = begin("IDLE");
  const auto deadline = Clock::now() + timeouts_.silence;
  while (true) {  // for the "+", before which news may come
    const ImapResponse response = receive(deadline);
    if (response.kind == ImapResponse::Kind::more) break;
    if (response.kind == ImapResponse::Kind::tagged) throw ImapRefused("IDLE", response);
    note(response);
  }
  Idled outcome = Idled::time_over;
  while (true) {
    if (take_news()) {
      outcome = Idled::news;
      break;
    }
    if (bell.heard()) {
      outcome = Idled::rung;
      break;
    }
    const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
    if (left.count() <= 0) break;
    if (const auto response = receive_ready()) {
      if (response->kind != ImapResponse::Kind::untagged)
        throw ImapProtocolError("the server ends IDLE by itself");
      note(*response);
    } else {
      sleep_on(socket(), POLLIN, left, &bell);
    }
  }
  send("DONE\r\n");
  const ImapResponse answer = finish(tag, {});
  if (answer.name != "OK") throw ImapRefused("IDLE", answer);
  return outcome;
}

}  // namespace adj::mail
