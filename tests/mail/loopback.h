#pragma once
// A server on loopback inside the test: a thread per connection runs what the test wrote.

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace adj::mail::test {

// The server's end of a connection. Everything ends quietly when the other side, or the server, goes away.
class Peer {
 public:
  explicit Peer(int fd) : fd_(fd) {}

  // The next line, without its CRLF; nothing when the connection has ended.
  std::optional<std::string> line();
  void say(std::string_view text);
  // Up to the time given, or until the connection ends; true if it ended.
  bool hang(std::chrono::milliseconds time);
  bool open() const { return open_; }
  void drop();       // no further byte is read or sent
  bool has_input();  // without waiting

 private:
  bool fill(int timeout_milliseconds);

  int fd_;
  std::string buffer_;
  bool open_ = true;
};

class LoopbackServer {
 public:
  using Serve = std::function<void(Peer&)>;
  explicit LoopbackServer(Serve serve);
  ~LoopbackServer();
  LoopbackServer(const LoopbackServer&) = delete;
  LoopbackServer& operator=(const LoopbackServer&) = delete;

  int port() const { return port_; }
  int connections() const;
  // Ends the connections that are open now.
  void cut_all();

 private:
  void accept_loop();

  Serve serve_;
  int port_ = 0;
  int listener_;
  mutable std::mutex mutex_;
  bool stopping_ = false;
  std::vector<int> sockets_;
  std::vector<std::thread> threads_;
  std::thread acceptor_;
};

// A socket that listens on a free loopback port. Throws std::system_error.
int listen_on_loopback(int& port);
int connect_to_loopback(int port);

}  // namespace adj::mail::test
