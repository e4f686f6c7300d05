#pragma once
// The log of a real service: a line per happening on standard error, which systemd keeps. The time, a level,
// the word, key=value pairs; never a token, never the text of an order.

#include <memory>

#include "adjudicator/service/context.h"

namespace Poco {
class Logger;
}

namespace adj::service {

class PocoLog final : public Log {
 public:
  // `level`: error, warning, information, debug.
  explicit PocoLog(const std::string& level);
  void note(const std::string& what, const std::string& details) override;
  void problem(const std::string& what, const std::string& details) override;

 private:
  Poco::Logger& logger_;
};

// On one line, without tokens, cut where it gets long.
std::string log_line(const std::string& what, const std::string& details);

}  // namespace adj::service
