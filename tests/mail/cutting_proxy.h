#pragma once
// Fault plan F3 (MAIL §5): a line between client and server that breaks after a given number of bytes.

#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace adj::mail::test {

struct Cut {
  enum class Way { to_server, to_client };
  enum class How {
    close,       // both directions end
    half_close,  // this direction ends, the other goes on
    stall,       // nothing moves any more, nothing ends
  };
  Way way = Way::to_server;
  How how = How::close;
  std::size_t after = 0;  // bytes of this direction that still pass
  enum class Unit { bytes, pieces };
  Unit unit = Unit::bytes;  // pieces: as they come off the line, one answer of a server each
  bool once = false;        // only the next connection; those after it are whole
};

class CuttingProxy {
 public:
  explicit CuttingProxy(int target_port);
  // Any other way to a server: makes a connected socket, or throws std::system_error.
  explicit CuttingProxy(std::function<int()> connect);
  ~CuttingProxy();
  CuttingProxy(const CuttingProxy&) = delete;
  CuttingProxy& operator=(const CuttingProxy&) = delete;

  int port() const { return port_; }

  // Holds for every connection made from now on. Lines that are open already end.
  void cut(std::optional<Cut> how);

  // Bytes that passed since the last cut() was set, and how many lines were cut in all.
  std::size_t passed(Cut::Way way) const;
  std::size_t pieces(Cut::Way way) const;
  int cuts() const { return cuts_; }

 private:
  void accept_loop();
  void carry(int client, std::optional<Cut> how);

  std::function<int()> connect_;
  int port_ = 0;
  int listener_;
  mutable std::mutex mutex_;
  std::optional<Cut> how_;
  bool stopping_ = false;
  std::vector<int> sockets_;
  std::vector<std::thread> threads_;
  std::atomic<std::size_t> to_server_{0};
  std::atomic<std::size_t> to_client_{0};
  std::atomic<std::size_t> pieces_[2] = {0, 0};
  std::atomic<int> cuts_{0};
  std::thread acceptor_;
};

}  // namespace adj::mail::test
