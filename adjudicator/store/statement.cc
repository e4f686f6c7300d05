#include "adjudicator/store/statement.h"

#include <charconv>
#include <cstdio>

namespace adj::store {

// The session's time zone is UTC and its date style ISO (set when we connect), so that times read the same
// everywhere.
Parameter parameter(Time v) {
  using namespace std::chrono;
  const auto day = floor<days>(v);
  const year_month_day date{day};
  const hh_mm_ss time{v - day};
  char text[48];
  std::snprintf(text, sizeof text, "%04d-%02u-%02u %02d:%02d:%02d.%03d+00", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                static_cast<int>(time.seconds().count()), static_cast<int>(time.subseconds().count()));
  return std::string(text);
}

Parameter parameter(const std::vector<int>& v) {
  std::string text = "{";
  for (std::size_t i = 0; i < v.size(); ++i) text += (i ? "," : "") + std::to_string(v[i]);
  return text + "}";
}

Parameter parameter(Bytes v) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text = "\\x";
  text.reserve(2 + 2 * v.bytes.size());
  for (const char c : v.bytes) {
    text += kDigits[static_cast<unsigned char>(c) >> 4];
    text += kDigits[static_cast<unsigned char>(c) & 15];
  }
  return text;
}

namespace {

int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  throw std::runtime_error("a bytea field that is not hexadecimal");
}

}  // namespace

Time time_in(const pqxx::field& f) {
  using namespace std::chrono;
  int y = 0, h = 0, m = 0;
  unsigned mo = 0, d = 0;
  double s = 0;
  if (std::sscanf(f.c_str(), "%d-%u-%u %d:%d:%lf", &y, &mo, &d, &h, &m, &s) != 6)
    throw std::runtime_error(std::string("not a time: ") + f.c_str());
  return Time(sys_days(year(y) / month(mo) / day(d))) + hours(h) + minutes(m) +
         milliseconds(static_cast<long>(s * 1000 + 0.5));
}

std::string bytes_in(const pqxx::field& f) {
  const std::string_view text(f.c_str(), f.size());
  if (text.size() < 2 || text.substr(0, 2) != "\\x")
    throw std::runtime_error("a bytea field that is not hexadecimal");
  std::string bytes;
  bytes.reserve(text.size() / 2);
  for (std::size_t i = 2; i + 1 < text.size(); i += 2)
    bytes += static_cast<char>(digit(text[i]) * 16 + digit(text[i + 1]));
  return bytes;
}

std::vector<int> ints_in(const pqxx::field& f) {
  std::vector<int> list;
  const char* at = f.c_str();
  const char* end = at + f.size();
  while (at < end) {
    int value = 0;
    const auto [next, error] = std::from_chars(at, end, value);
    if (error == std::errc()) {
      list.push_back(value);
      at = next;
    } else {
      ++at;
    }
  }
  return list;
}

pqxx::result run_statement(Tx& tx, std::string_view sql, const std::vector<Parameter>& parameters) {
  Store::Connection& connection = tx.impl().connection;
  auto at = connection.prepared.find(sql);
  if (at == connection.prepared.end()) {
    const std::string name = "s" + std::to_string(connection.prepared.size());
    connection.pq.prepare(name, std::string(sql));
    at = connection.prepared.emplace(std::string(sql), name).first;
  }
  std::vector<const char*> values;
  for (const Parameter& p : parameters) values.push_back(p ? p->c_str() : nullptr);
  return tx.impl().work.exec_prepared(at->second, pqxx::prepare::make_dynamic_params(values));
}

}  // namespace adj::store
