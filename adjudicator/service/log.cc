#include "adjudicator/service/log.h"

#include <Poco/AutoPtr.h>
#include <Poco/ConsoleChannel.h>
#include <Poco/FormattingChannel.h>
#include <Poco/Logger.h>
#include <Poco/PatternFormatter.h>

#include <iostream>

#include "adjudicator/report/layout.h"
#include "mail/token.h"

namespace adj::service {

namespace {

constexpr std::size_t kLongest = 2000;

Poco::Logger& make_logger(const std::string& level) {
  const Poco::AutoPtr<Poco::ConsoleChannel> console(new Poco::ConsoleChannel(std::cerr));
  const Poco::AutoPtr<Poco::PatternFormatter> pattern(
      new Poco::PatternFormatter("%Y-%m-%dT%H:%M:%S.%iZ %q %t"));
  const Poco::AutoPtr<Poco::FormattingChannel> channel(new Poco::FormattingChannel(pattern, console));
  Poco::Logger& logger = Poco::Logger::get("tabellarius");
  logger.setChannel(channel);
  logger.setLevel(level);
  return logger;
}

}  // namespace

std::string log_line(const std::string& what, const std::string& details) {
  std::string line = one_line(mail::without_tokens(what + (details.empty() ? "" : " " + details)));
  if (line.size() > kLongest) line.resize(kLongest);
  return line;
}

PocoLog::PocoLog(const std::string& level) : logger_(make_logger(level)) {}

void PocoLog::note(const std::string& what, const std::string& details) {
  logger_.information(log_line(what, details));
}

void PocoLog::problem(const std::string& what, const std::string& details) {
  logger_.warning(log_line(what, details));
}

}  // namespace adj::service
