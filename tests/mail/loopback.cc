#include "tests/mail/loopback.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace adj::mail::test {
namespace {

sockaddr_in loopback(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

[[noreturn]] void fail(const char* what) { throw std::system_error(errno, std::generic_category(), what); }

}  // namespace

int listen_on_loopback(int& port) {
  const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = loopback(0);
  socklen_t length = sizeof address;
  if (listener < 0 || bind(listener, reinterpret_cast<sockaddr*>(&address), length) != 0 ||
      listen(listener, 64) != 0 || getsockname(listener, reinterpret_cast<sockaddr*>(&address), &length) != 0)
    fail("listen on loopback");
  port = ntohs(address.sin_port);
  return listener;
}

int connect_to_loopback(int port) {
  const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = loopback(port);
  if (fd < 0 || connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    if (fd >= 0) close(fd);
    fail("connect to loopback");
  }
  return fd;
}

bool Peer::fill(int timeout_milliseconds) {
  if (!open_) return false;
  pollfd watched{fd_, POLLIN, 0};
  if (poll(&watched, 1, timeout_milliseconds) <= 0) return false;
  char bytes[16384];
  const ssize_t got = recv(fd_, bytes, sizeof bytes, 0);
  if (got <= 0) {
    open_ = false;
    return false;
  }
  buffer_.append(bytes, static_cast<std::size_t>(got));
  return true;
}

std::optional<std::string> Peer::line() {
  std::size_t newline;
  while ((newline = buffer_.find('\n')) == std::string::npos)
    if (!fill(60'000)) return std::nullopt;
  std::string text = buffer_.substr(0, newline);
  buffer_.erase(0, newline + 1);
  if (!text.empty() && text.back() == '\r') text.pop_back();
  return text;
}

void Peer::say(std::string_view text) {
  while (open_ && !text.empty()) {
    const ssize_t sent = send(fd_, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent <= 0) {
      open_ = false;
      return;
    }
    text.remove_prefix(static_cast<std::size_t>(sent));
  }
}

bool Peer::hang(std::chrono::milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  while (open_ && std::chrono::steady_clock::now() < end) fill(20);
  return !open_;
}

bool Peer::has_input() {
  if (buffer_.empty()) fill(0);
  return !buffer_.empty() || !open_;
}

void Peer::drop() {
  shutdown(fd_, SHUT_RDWR);
  open_ = false;
}

LoopbackServer::LoopbackServer(Serve serve)
    : serve_(std::move(serve)), listener_(listen_on_loopback(port_)), acceptor_([this] { accept_loop(); }) {}

LoopbackServer::~LoopbackServer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    for (const int fd : sockets_) shutdown(fd, SHUT_RDWR);
  }
  shutdown(listener_, SHUT_RDWR);
  acceptor_.join();
  for (std::thread& thread : threads_) thread.join();
  for (const int fd : sockets_) close(fd);
  close(listener_);
}

int LoopbackServer::connections() const {
  const std::lock_guard lock(mutex_);
  return static_cast<int>(threads_.size());
}

void LoopbackServer::cut_all() {
  const std::lock_guard lock(mutex_);
  for (const int fd : sockets_) shutdown(fd, SHUT_RDWR);
}

void LoopbackServer::accept_loop() {
  while (true) {
    const int fd = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    const std::lock_guard lock(mutex_);
    if (stopping_ || fd < 0) {
      if (fd >= 0) close(fd);
      return;
    }
    const int now = 1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &now, sizeof now);
    sockets_.push_back(fd);
    threads_.emplace_back([this, fd] {
      Peer peer(fd);
      serve_(peer);
      shutdown(fd, SHUT_RDWR);  // closed with the server: the number must not be given to another meanwhile
    });
  }
}

}  // namespace adj::mail::test
