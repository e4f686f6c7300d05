#include "tests/mail/cutting_proxy.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <string_view>
#include <system_error>

#include "tests/mail/loopback.h"

namespace adj::mail::test {
namespace {

bool send_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(fd, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

// Until the other side, or the proxy, ends the connection.
void stay_silent(int client) {
  char ignored[4096];
  while (recv(client, ignored, sizeof ignored, 0) > 0) {
  }
}

}  // namespace

CuttingProxy::CuttingProxy(int target_port)
    : CuttingProxy([target_port] { return connect_to_loopback(target_port); }) {}

CuttingProxy::CuttingProxy(std::function<int()> connect)
    : connect_(std::move(connect)),
      listener_(listen_on_loopback(port_)),
      acceptor_([this] { accept_loop(); }) {}

CuttingProxy::~CuttingProxy() {
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

// The threads of earlier lines are waited for here, so that a run of many cuts holds few sockets.
void CuttingProxy::cut(std::optional<Cut> how) {
  std::vector<std::thread> threads;
  std::vector<int> sockets;
  {
    const std::lock_guard lock(mutex_);
    how_ = how;
    for (const int fd : sockets_) shutdown(fd, SHUT_RDWR);
    threads.swap(threads_);
    sockets.swap(sockets_);
  }
  for (std::thread& thread : threads) thread.join();
  for (const int fd : sockets) close(fd);
  to_server_ = 0;
  to_client_ = 0;
  pieces_[0] = pieces_[1] = 0;
}

std::size_t CuttingProxy::passed(Cut::Way way) const {
  return way == Cut::Way::to_server ? to_server_ : to_client_;
}

std::size_t CuttingProxy::pieces(Cut::Way way) const { return pieces_[way == Cut::Way::to_server ? 0 : 1]; }

void CuttingProxy::accept_loop() {
  while (true) {
    const int client = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    const std::lock_guard lock(mutex_);
    if (stopping_ || client < 0) {
      if (client >= 0) close(client);
      return;
    }
    sockets_.push_back(client);
    threads_.emplace_back([this, client, how = how_] { carry(client, how); });
    if (how_ && how_->once) how_.reset();
  }
}

void CuttingProxy::carry(int client, std::optional<Cut> how) {
  int server = -1;
  try {
    server = connect_();
  } catch (const std::system_error&) {
    shutdown(client, SHUT_RDWR);
    return;
  }
  std::size_t left = how ? how->after : 0;
  bool ended[2] = {false, false};  // to the server, to the client
  char buffer[16384];
  while (!(ended[0] && ended[1])) {
    pollfd watched[] = {{ended[0] ? -1 : client, POLLIN, 0}, {ended[1] ? -1 : server, POLLIN, 0}};
    if (poll(watched, 2, 60'000) <= 0) break;
    const int way = watched[0].revents != 0 ? 0 : 1;
    const int from = way == 0 ? client : server;
    const int to = way == 0 ? server : client;
    const bool counted = how && way == (how->way == Cut::Way::to_server ? 0 : 1);
    const ssize_t got = recv(from, buffer, sizeof buffer, 0);
    if (got <= 0) {
      shutdown(to, SHUT_WR);
      ended[way] = true;
      continue;
    }
    const auto arrived = static_cast<std::size_t>(got);
    const bool pieces = how && how->unit == Cut::Unit::pieces;
    const std::size_t passes = !counted   ? arrived
                               : !pieces  ? std::min(left, arrived)
                               : left > 0 ? arrived
                                          : 0;
    ++pieces_[way];
    (way == 0 ? to_server_ : to_client_) += passes;
    if (!send_all(to, {buffer, passes})) break;
    if (!counted) continue;
    left -= pieces ? std::min<std::size_t>(left, 1) : passes;
    if (passes == arrived) continue;
    ++cuts_;
    if (how->how == Cut::How::stall) stay_silent(client);
    if (how->how != Cut::How::half_close) break;
    shutdown(to, SHUT_WR);
    ended[way] = true;
  }
  close(server);
  shutdown(client, SHUT_RDWR);  // closed by cut() or at the end: until then its number stays taken
}

}  // namespace adj::mail::test
