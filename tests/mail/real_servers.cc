#include "tests/mail/real_servers.h"

#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "test_source_dir.h"  // generated

namespace adj::mail::test {
namespace {

int run(const std::string& script, const std::string& what, const std::filesystem::path& folder) {
  const std::string accounts = "ACCOUNTS='ann ben cid dan eve fay gus'";
  return std::system(  // NOLINT: the words are ours
      (accounts + " " TEST_SOURCE_DIR "/servers/" + script + " " + what + " " + folder.string() + " >&2")
          .c_str());
}

}  // namespace

const RealServers& RealServers::get() {
  static const RealServers servers;
  return servers;
}

RealServers::RealServers() {
  for (const std::string server : {"dovecot", "postfix"}) {
    if (run(server + ".sh", "start", folder_.path()) != 0) {
      run("postfix.sh", "stop", folder_.path());
      run("dovecot.sh", "stop", folder_.path());
      throw std::runtime_error(server + " does not start");
    }
    std::ifstream settings(folder_.path() / (server + ".env"));
    for (std::string line; std::getline(settings, line);) {
      const std::size_t equals = line.find('=');
      values_[line.substr(0, equals)] = line.substr(equals + 1);
    }
  }
}

RealServers::~RealServers() {
  run("postfix.sh", "stop", folder_.path());
  run("dovecot.sh", "stop", folder_.path());
}

int RealServers::port(const std::string& name) const { return std::stoi(values_.at(name)); }

ImapSettings RealServers::imap(const std::string& account, Security security) const {
  ImapSettings settings;
  settings.name = account;
  settings.server.host = "localhost";
  settings.server.port = port(security == Security::tls ? "IMAPS_PORT" : "IMAP_PORT");
  settings.server.security = security;
  settings.server.user = account;
  settings.server.password = "s3cret";
  settings.server.ca_file = ca_file();
  return settings;
}

SmtpSettings RealServers::submission(Security security) const {
  SmtpSettings settings;
  settings.server.host = "localhost";
  settings.server.port = port(security == Security::tls ? "SMTPS_PORT" : "SUBMISSION_PORT");
  settings.server.security = security;
  settings.server.user = "ann";
  settings.server.password = "s3cret";
  settings.server.ca_file = ca_file();
  settings.ehlo_name = "judge.test";
  return settings;
}

}  // namespace adj::mail::test
