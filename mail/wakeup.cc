#include "mail/wakeup.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <system_error>

namespace adj::mail {

Wakeup::Wakeup() : fd_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (fd_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
}

Wakeup::~Wakeup() { close(fd_); }

void Wakeup::ring() const noexcept {
  const std::uint64_t one = 1;
  // The only failure of a non-blocking eventfd is a full counter: then it rings already.
  [[maybe_unused]] const ssize_t written = write(fd_, &one, sizeof one);
}

bool Wakeup::heard() const noexcept {
  std::uint64_t rings = 0;
  return read(fd_, &rings, sizeof rings) == sizeof rings;
}

bool Wakeup::wait_for(std::chrono::milliseconds time) const {
  using std::chrono::steady_clock;
  const auto end = steady_clock::now() + time;
  while (!heard()) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - steady_clock::now()).count();
    if (left <= 0) return false;
    pollfd watched{fd_, POLLIN, 0};
    poll(&watched, 1, static_cast<int>(std::min<long long>(left, 3'600'000)));
  }
  return true;
}

}  // namespace adj::mail
