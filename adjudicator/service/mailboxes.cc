#include "adjudicator/service/mailboxes.h"

#include <Poco/Exception.h>
#include <Poco/URI.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <stdexcept>
#include <system_error>

#include "adjudicator/service/addresses.h"
#include "mail/imap_source.h"
#include "mail/maildir.h"
#include "mail/maildir_sink.h"
#include "mail/maildir_source.h"
#include "mail/sink_pool.h"
#include "mail/smtp_sink.h"

namespace adj::service {

namespace {

constexpr int kConnections = 4;  // to the server that takes our letters, when many wait

// scheme://host[:port]; `secure` is the scheme with TLS from the first byte, `plain` the one with STARTTLS.
mail::Server server_at(const std::string& key, const std::string& url, const char* plain, const char* secure,
                       bool require_tls) {
  mail::Server server;
  try {
    const Poco::URI uri(url);
    if (uri.getHost().empty() || (uri.getScheme() != plain && uri.getScheme() != secure))
      throw std::runtime_error(key + ": expected " + plain + "://host or " + secure + "://host");
    server.host = uri.getHost();
    server.port = url.find(':', url.find("//") + 2) == std::string::npos ? 0 : uri.getPort();
    server.security = uri.getScheme() == secure ? mail::Security::tls
                      : require_tls             ? mail::Security::starttls
                                                : mail::Security::none;
  } catch (const Poco::Exception& e) {
    throw std::runtime_error(key + ": " + e.displayText());
  }
  return server;
}

// What a mailbox says of its settings is the operator's to mend, like any other wrong setting.
template <class Make>
auto made(const std::string& key, Make make) {
  try {
    return make();
  } catch (const std::invalid_argument& e) {
    throw std::runtime_error(key + ": " + e.what());
  }
}

void make_missing_maildir(const std::filesystem::path& path, Log& log) {
  namespace fs = std::filesystem;
  const bool there = std::ranges::all_of(std::array{"tmp", "new", "cur"},
                                         [&](const char* folder) { return fs::is_directory(path / folder); });
  if (there) return;
  const fs::path parent = fs::absolute(path / "").parent_path().parent_path();
  if (!fs::is_directory(parent))
    throw std::runtime_error("source.path: there is no Maildir " + path.string() + ", nor the folder " +
                             parent.string() + " to make it in");
  mail::make_maildir(path);
  log.note("source.made", "a new, empty Maildir path=" + path.string());
}

}  // namespace

std::unique_ptr<mail::Source> make_source(const Config& config, Log& log) {
  const SourceConfig& s = config.source;
  mail::SizeLimits limits;
  limits.whole = static_cast<std::uint64_t>(config.limits.mail_bytes);
  if (s.kind == "maildir") {
    try {
      make_missing_maildir(s.path, log);
    } catch (const std::system_error& e) {
      throw std::runtime_error(std::string("source.path: ") + e.what());
    }
    return std::make_unique<mail::MaildirSource>(s.name, s.path, limits);
  }
  mail::ImapSettings settings;
  settings.name = s.name;
  settings.server = server_at("source.url", s.url, "imap", "imaps", s.require_tls);
  settings.server.user = s.user;
  settings.server.password = s.password;
  settings.server.ca_file = s.ca_file;
  settings.inbox = s.folder;
  settings.done = s.done_folder;
  settings.limits = limits;
  return made("source", [&] { return std::make_unique<mail::ImapSource>(std::move(settings)); });
}

std::unique_ptr<mail::Sink> make_sink(const Config& config) {
  const SinkConfig& s = config.sink;
  if (s.kind == "maildir") return std::make_unique<mail::MaildirSink>(s.path);
  mail::SmtpSettings settings;
  settings.server = server_at("sink.url", s.url, "smtp", "smtps", s.require_tls);
  settings.server.user = s.user;
  settings.server.password = s.password;
  settings.server.ca_file = s.ca_file;
  settings.ehlo_name = our_domain(config);
  return made("sink", [&] {
    std::vector<std::unique_ptr<mail::Sink>> connections;
    for (int i = 0; i < kConnections; ++i) connections.push_back(std::make_unique<mail::SmtpSink>(settings));
    return std::make_unique<mail::SinkPool>(std::move(connections));
  });
}

}  // namespace adj::service
