#pragma once
// How a source or a sink fares, for the operator's page. Written by the one who works, read from any thread.

#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace adj::mail {

struct Health {
  bool healthy = true;
  std::string problem;  // the last failure, or what is wrong with single mails though the rest works
  int failures = 0;     // in a row
  std::optional<std::chrono::system_clock::time_point> last_success;
};

class HealthRecord {
 public:
  void succeeded(std::string remark = {}) {
    const std::lock_guard lock(mutex_);
    health_ = {true, std::move(remark), 0, std::chrono::system_clock::now()};
  }
  void failed(std::string problem) {
    const std::lock_guard lock(mutex_);
    health_.healthy = false;
    health_.problem = std::move(problem);
    ++health_.failures;
  }
  Health read() const {
    const std::lock_guard lock(mutex_);
    return health_;
  }

 private:
  mutable std::mutex mutex_;
  Health health_;
};

}  // namespace adj::mail
