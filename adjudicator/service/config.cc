#include "adjudicator/service/config.h"

#include <Poco/Exception.h>
#include <Poco/Util/PropertyFileConfiguration.h>

#include <charconv>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <stdexcept>

#include "mail/address.h"

namespace adj::service {

namespace {

using File = Poco::Util::PropertyFileConfiguration;

// What one key does with its value; throws std::invalid_argument with what would be right.
using Setter = std::function<void(Config&, const std::string&)>;
using Setters = std::map<std::string, Setter>;

[[noreturn]] void wrong(const std::string& what) { throw std::invalid_argument(what); }

int whole_number(const std::string& text, int least, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
    wrong("expected a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return number;
}

bool yes_or_no(const std::string& text) {
  if (text == "yes" || text == "true" || text == "1") return true;
  if (text == "no" || text == "false" || text == "0") return false;
  wrong("expected yes or no");
}

std::vector<std::string> list_of(const std::string& text) {
  std::vector<std::string> list;
  std::string each;
  for (const char c : text + ",") {
    if (c != ',' && c != ' ') {
      each += c;
    } else if (!each.empty()) {
      list.push_back(each);
      each.clear();
    }
  }
  return list;
}

Bytes32 key_of(const std::string& text) {
  const auto key = from_hex(text);
  if (!key) wrong("expected 64 hexadecimal digits, as from: openssl rand -hex 32");
  return *key;
}

// A key a line, the newest first: it signs, the others are only believed.
void read_keys(Config& config, const std::string& path) {
  std::ifstream file(path);
  std::vector<Bytes32> keys;
  for (std::string line; std::getline(file, line);) {
    while (!line.empty() && std::isspace(static_cast<unsigned char>(line.back())) != 0) line.pop_back();
    if (!line.empty()) keys.push_back(key_of(line));
  }
  if (keys.empty()) wrong("cannot read " + path);
  config.key = keys.front();
  config.old_keys.assign(keys.begin() + 1, keys.end());
}

std::string one_of(const std::string& text, std::initializer_list<const char*> allowed) {
  std::string list;
  for (const char* each : allowed) {
    if (text == each) return text;
    list += (list.empty() ? "" : ", ") + std::string(each);
  }
  wrong("expected one of " + list);
}

Setter text(std::string Config::*field) {
  return [field](Config& c, const std::string& v) { c.*field = v; };
}
template <class Part>
Setter text(Part Config::*part, std::string Part::*field) {
  return [=](Config& c, const std::string& v) { c.*part.*field = v; };
}
template <class Part>
Setter flag(Part Config::*part, bool Part::*field) {
  return [=](Config& c, const std::string& v) { c.*part.*field = yes_or_no(v); };
}
Setter flag(bool Config::*field) {
  return [field](Config& c, const std::string& v) { c.*field = yes_or_no(v); };
}
Setter number(int Config::*field, int least, int most) {
  return [=](Config& c, const std::string& v) { c.*field = whole_number(v, least, most); };
}
Setter limit(int Limits::*field, int least, int most) {
  return [=](Config& c, const std::string& v) { c.limits.*field = whole_number(v, least, most); };
}

void set_address(Config& c, const std::string& v) {
  if (!mail::valid_address(v)) wrong("expected a mail address");
  c.address = v;
}

void set_delimiter(Config& c, const std::string& v) {
  c.delimiter = v == "none" ? '\0' : one_of(v, {"+", "-"}).front();
}

Setters service_setters() {
  return {{"database", text(&Config::database)},
          {"migrate", flag(&Config::migrate)},
          {"address", set_address},
          {"delimiter", set_delimiter},
          {"players_in_domain", flag(&Config::players_in_domain)},
          {"name", text(&Config::name)},
          {"operator", text(&Config::operator_address)},
          {"key", [](Config& c, const std::string& v) { c.key = key_of(v); }},
          {"key_file", [](Config& c, const std::string& v) { read_keys(c, v); }},
          {"trusted.authserv", [](Config& c, const std::string& v) { c.trusted_authserv = list_of(v); }},
          {"trusted.hops", number(&Config::trusted_hops, 0, 50)},
          {"trusted.senders", flag(&Config::vouched_senders)},
          {"archive.folder", text(&Config::archive_folder)},
          {"archive.url", text(&Config::archive_url)},
          {"data", text(&Config::data_folder)},
          {"templates", text(&Config::template_folder)},
          {"workers", number(&Config::workers, 1, 64)},
          {"batch", number(&Config::batch, 1, 100)},
          {"poll",
           [](Config& c, const std::string& v) { c.poll = std::chrono::seconds(whole_number(v, 1, 3600)); }},
          {"http.port", number(&Config::http_port, 0, 65535)},
          {"log.level",
           [](Config& c, const std::string& v) {
             c.log_level = one_of(v, {"error", "warning", "information", "debug"});
           }},
          {"limits.receipts_per_hour", limit(&Limits::receipts_per_hour, 1, 100000)},
          {"limits.letters_per_game_hour", limit(&Limits::letters_per_game_hour, 1, 100000)},
          {"limits.letters_per_hour", limit(&Limits::letters_per_hour, 1, 10000000)},
          {"limits.failures_per_hour", limit(&Limits::failures_per_hour, 1, 100000)},
          {"limits.mail_bytes", limit(&Limits::mail_bytes, 1024, 64 << 20)},
          {"limits.attempts", limit(&Limits::attempts, 1, 100)}};
}

Setters mail_setters() {
  using S = SourceConfig;
  using K = SinkConfig;
  return {{"source.kind",
           [](Config& c, const std::string& v) {
             c.source.kind = one_of(v, {"maildir", "imap"});
           }},
          {"source.name", text(&Config::source, &S::name)},
          {"source.path", text(&Config::source, &S::path)},
          {"source.url", text(&Config::source, &S::url)},
          {"source.user", text(&Config::source, &S::user)},
          {"source.password", text(&Config::source, &S::password)},
          {"source.folder", text(&Config::source, &S::folder)},
          {"source.done_folder", text(&Config::source, &S::done_folder)},
          {"source.ca_file", text(&Config::source, &S::ca_file)},
          {"source.require_tls", flag(&Config::source, &S::require_tls)},
          {"sink.kind",
           [](Config& c, const std::string& v) {
             c.sink.kind = one_of(v, {"maildir", "smtp"});
           }},
          {"sink.path", text(&Config::sink, &K::path)},
          {"sink.url", text(&Config::sink, &K::url)},
          {"sink.user", text(&Config::sink, &K::user)},
          {"sink.password", text(&Config::sink, &K::password)},
          {"sink.ca_file", text(&Config::sink, &K::ca_file)},
          {"sink.require_tls", flag(&Config::sink, &K::require_tls)}};
}

void all_keys(const Poco::Util::AbstractConfiguration& file, const std::string& under,
              std::vector<std::string>& keys) {
  Poco::Util::AbstractConfiguration::Keys children;
  file.keys(under, children);
  if (children.empty() && !under.empty()) keys.push_back(under);
  for (const std::string& child : children) all_keys(file, under.empty() ? child : under + "." + child, keys);
}

void apply(Config& config, const Setter& set, const std::string& value, const std::string& where) {
  try {
    set(config, value);
  } catch (const std::invalid_argument& e) {
    throw std::runtime_error(where + ": " + e.what());
  }
}

// What stands over the file.
void apply_environment(Config& config, const Setters& setters) {
  static constexpr std::pair<const char*, const char*> kNames[] = {
      {"TABELLARIUS_KEY", "key"},
      {"TABELLARIUS_DATABASE", "database"},
      {"TABELLARIUS_SOURCE_PASSWORD", "source.password"},
      {"TABELLARIUS_SINK_PASSWORD", "sink.password"}};
  for (const auto& [name, key] : kNames)
    if (const char* value = std::getenv(name); value && *value) apply(config, setters.at(key), value, name);
}

void check_whole(const Config& config, const std::string& file) {
  const auto need = [&](bool good, const char* key, const char* what) {
    if (!good) throw std::runtime_error(file + ": " + key + ": " + what);
  };
  need(config.key != Bytes32{}, "key_file",
       "missing: the secret of the reply addresses (openssl rand -hex 32)");
  need(config.source.kind != "maildir" || !config.source.path.empty(), "source.path", "missing: the Maildir");
  need(config.source.kind != "imap" || !config.source.url.empty(), "source.url", "missing: imaps://host");
  need(config.sink.kind != "maildir" || !config.sink.path.empty(), "sink.path",
       "missing: the folder of Maildirs");
  need(config.sink.kind != "smtp" || !config.sink.url.empty(), "sink.url", "missing: smtp://host:587");
}

}  // namespace

Config read_config(const std::string& file) {
  Setters setters = service_setters();
  setters.merge(mail_setters());
  Config config;
  Poco::AutoPtr<File> values;
  try {
    values = new File(file);
  } catch (const Poco::Exception& e) {
    throw std::runtime_error(file + ": " + e.displayText());
  }
  std::vector<std::string> keys;
  all_keys(*values, "", keys);
  for (const std::string& key : keys) {
    const auto setter = setters.find(key);
    if (setter == setters.end()) throw std::runtime_error(file + ": " + key + ": there is no such setting");
    apply(config, setter->second, values->getRawString(key), file + ": " + key);
  }
  apply_environment(config, setters);
  check_whole(config, file);
  return config;
}

}  // namespace adj::service
