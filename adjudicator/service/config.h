#pragma once
// What an operator sets: one file of `key = value` lines with comments (deploy/tabellarius.conf names them
// all), secrets from the environment. A wrong value is refused at start-up with its key.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/core/sha256.h"

namespace adj::service {

struct SourceConfig {
  std::string kind = "maildir";  // maildir, imap
  std::string name = "inbox";
  std::string path;  // maildir
  std::string url;   // imap://host:143 or imaps://host
  std::string user, password;
  std::string folder = "INBOX", done_folder = "Done";
  std::string ca_file;
  bool require_tls = true;
};

struct SinkConfig {
  std::string kind = "maildir";  // maildir, smtp
  std::string path;              // maildir: a folder per recipient below it
  std::string url;               // smtp://host:587 or smtps://host
  std::string user, password;
  std::string ca_file;
  bool require_tls = true;
};

struct Limits {
  int receipts_per_hour = 20;      // to one player
  int letters_per_game_hour = 60;  // reports of many seats count here too
  int letters_per_hour = 500;      // beyond it the breaker stops all sending and the operator is told
  int failures_per_hour = 20;      // bad tokens from one source of mail; then it is not read
  int mail_bytes = 1 << 20;
  int attempts = 3;  // a mail that kills its reader this often is quarantined
};

struct Config {
  std::string database = "dbname=tabellarius";
  bool migrate = true;  // bring the schema up to date at start

  std::string address = "games@localhost";  // where people write; replies add +token
  char delimiter = '+';
  bool players_in_domain = false;  // else a sender of the address's domain is never answered
  std::string name = "Tabellarius";
  std::string operator_address;  // whom alerts go to; empty: only the log

  SourceConfig source;
  SinkConfig sink;
  Bytes32 key{};                              // secret of the tokens
  std::vector<Bytes32> old_keys = {};         // sign nothing any more, but what they signed still counts
  std::vector<std::string> trusted_authserv;  // Authentication-Results by these ids count
  int trusted_hops = 1;
  bool vouched_senders = false;  // a vouched sender needs no token in the address

  std::string archive_folder;  // empty: no pages
  std::string archive_url;     // where a web server shows them; may be empty
  std::string data_folder;     // games/<game>/*.json of the operator's own; may be empty
  std::string template_folder;

  int workers = 2;
  int batch = 20;  // mails read, or letters sent, in one go: one commit for all of them
  std::chrono::seconds poll{60};
  int http_port = 0;  // health and metrics on 127.0.0.1; 0 = none
  std::string log_level = "information";
  Limits limits;
};

// Throws std::runtime_error with file and key. Secrets: TABELLARIUS_KEY, TABELLARIUS_SOURCE_PASSWORD,
// TABELLARIUS_SINK_PASSWORD, TABELLARIUS_DATABASE stand over what the file says.
Config read_config(const std::string& file);

}  // namespace adj::service
