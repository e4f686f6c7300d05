#pragma once
// A bell that another thread may ring while a source waits: new work, a shutdown. Rung before the wait, it is
// still heard.

#include <chrono>

namespace adj::mail {

class Wakeup {
 public:
  Wakeup();
  ~Wakeup();
  Wakeup(const Wakeup&) = delete;
  Wakeup& operator=(const Wakeup&) = delete;

  // Safe from any thread and from a signal handler.
  void ring() const noexcept;

  // True if it was rung since the last time somebody heard it; hearing it silences it.
  bool heard() const noexcept;

  // Sleeps until it is rung or the time is over; true if rung.
  bool wait_for(std::chrono::milliseconds time) const;

  // Readable while the bell rings: for waits that also watch a socket.
  int fd() const { return fd_; }

 private:
  int fd_;
};

}  // namespace adj::mail
