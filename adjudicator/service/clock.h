#pragma once
// The service's clock; tests bring their own.

#include <chrono>

#include "adjudicator/store/store.h"

namespace adj::service {

using store::Time;

class Clock {
 public:
  virtual ~Clock() = default;
  virtual Time now() const = 0;
};

class SystemClock final : public Clock {
 public:
  Time now() const override {
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
  }
};

}  // namespace adj::service
