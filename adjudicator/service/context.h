#pragma once
// What every part of the service works with.

#include <atomic>
#include <functional>
#include <string>

#include "adjudicator/core/registry.h"
#include "adjudicator/report/render.h"
#include "adjudicator/service/clock.h"
#include "adjudicator/service/config.h"
#include "adjudicator/store/store.h"

namespace adj::service {

// Counts for the operator's page.
struct Metrics {
  std::atomic<long> mails_in{0}, mails_read{0}, mails_quarantined{0}, robots_ignored{0}, receipts{0};
  std::atomic<long> windows_opened{0}, windows_closed{0}, games_frozen{0};
  std::atomic<long> letters_sent{0}, letters_retried{0}, letters_failed{0};
  std::atomic<long> database_errors{0}, mailbox_errors{0};
  std::atomic<long> last_fetch{0};  // seconds since 1970
};

// Structured: a short word for what happened, then key=value pairs. Never a token, never the text of an
// order.
class Log {
 public:
  virtual ~Log() = default;
  virtual void note(const std::string& what, const std::string& details = {}) = 0;
  virtual void problem(const std::string& what, const std::string& details = {}) = 0;
};

class LoadedGames;

struct Context {
  const Config& config;
  const Registry& games;
  const Templates& templates;
  const Clock& clock;
  Log& log;
  Metrics& metrics;
  // For fault tests: called at named moments of the work; may throw to stand for a crash. Empty in a real
  // service.
  std::function<void(const char* moment)> fault = {};
  // Games that need not be loaded again; a service has them, a single command need not.
  LoadedGames* loaded = nullptr;
  // Whoever reads mails wakes the sender himself when he has done so.
  bool own_sender = false;

  void at(const char* moment) const {
    if (fault) fault(moment);
  }
};

}  // namespace adj::service
