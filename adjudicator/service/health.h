#pragma once
// What an operator's eye, or a machine that watches for him, sees of a running service: on the loopback
// interface only, /health for "is anything wrong" and /metrics for figures over time. No page shows an
// address, a token or a line of an order.

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/service/context.h"
#include "adjudicator/store/overview.h"

namespace adj::service {

struct Condition {
  bool database = false;  // the rest is what the database says, so unknown when this is false
  store::Overview overview;
  bool breaker = false;                      // sending has stopped
  std::optional<std::string> clock_stopped;  // why
  // Since this process last emptied its mailbox; when it never did, since it started.
  std::chrono::seconds fetch_age{0};
  std::chrono::seconds fetch_age_allowed{0};

  // What an operator must look at, a short word each; empty when all is well.
  std::vector<std::string> problems() const;
};

// The pages, from what was found.
Json health_page(const Condition& condition);
std::string metrics_page(const Condition& condition, const Metrics& metrics);

// Looks at the service. A look serves everybody who asks within `fresh`, so that asking often costs nothing.
// Safe for several threads.
class Observer {
 public:
  explicit Observer(const Context& context, std::chrono::milliseconds fresh = std::chrono::seconds(2));
  Condition look();
  const Metrics& metrics() const { return context_.metrics; }

 private:
  void ask_database(Condition& condition);

  Context context_;
  std::chrono::milliseconds fresh_;
  Time started_;
  std::mutex one_at_a_time_;
  std::unique_ptr<store::Store> store_;
  std::optional<Condition> last_;
  std::chrono::steady_clock::time_point looked_at_;
};

// Answers on 127.0.0.1 from its construction until stop(). Port 0: any free one.
class HealthServer {
 public:
  HealthServer(const Context& context, int port, std::chrono::milliseconds fresh = std::chrono::seconds(2));
  ~HealthServer();
  HealthServer(const HealthServer&) = delete;
  HealthServer& operator=(const HealthServer&) = delete;

  int port() const { return port_; }
  void stop();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
  int port_;
};

}  // namespace adj::service
