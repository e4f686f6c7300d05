#pragma once
// How this folder talks to PostgreSQL; nobody else includes pqxx. Statements are prepared once per
// connection, found by their text.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <pqxx/pqxx>
#include <set>
#include <string>
#include <string_view>

#include "adjudicator/core/json.h"
#include "adjudicator/store/store.h"

namespace adj::store {

struct Store::Connection {
  explicit Connection(const std::string& address) : pq(address) {}
  pqxx::connection pq;
  std::map<std::string, std::string, std::less<>> prepared;  // text -> name
  std::vector<std::string> heard;                            // notices nobody has asked for yet
  std::unique_ptr<pqxx::notification_receiver> ears;         // from the first time somebody listens
};

struct Tx::Impl {
  pqxx::work& work;
  Store::Connection& connection;
  std::set<std::string, std::less<>> said = {};    // notices of this transaction: once is enough
  std::set<std::string, std::less<>> locked = {};  // games that are this transaction's
};

// What `notify` says is heard here.
#define NOTICES "tabellarius"

// The first key of the locks of games; the second is the game.
#define LOCK_GAME(game) "pg_advisory_xact_lock(1963, hashtext(" game "))"
#define TRY_LOCK_GAME(game) "pg_try_advisory_xact_lock(1963, hashtext(" game "))"

// A parameter as PostgreSQL reads it: text, or nothing.
using Parameter = std::optional<std::string>;

inline Parameter parameter(const std::string& v) { return v; }
inline Parameter parameter(std::string_view v) { return std::string(v); }
inline Parameter parameter(const char* v) { return std::string(v); }
inline Parameter parameter(bool v) { return v ? "t" : "f"; }
inline Parameter parameter(int v) { return std::to_string(v); }
inline Parameter parameter(std::int64_t v) { return std::to_string(v); }
inline Parameter parameter(const Json& v) { return v.dump(); }
Parameter parameter(Time v);
Parameter parameter(const std::vector<int>& v);
template <class T>
Parameter parameter(const std::optional<T>& v) {
  return v ? parameter(*v) : std::nullopt;
}

// Bytes, for a bytea column.
struct Bytes {
  std::string_view bytes;
};
Parameter parameter(Bytes v);

pqxx::result run_statement(Tx& tx, std::string_view sql, const std::vector<Parameter>& parameters);

template <class... Args>
pqxx::result run(Tx& tx, std::string_view sql, const Args&... args) {
  return run_statement(tx, sql, {parameter(args)...});
}

// --- Reading fields. Times are selected as they are; JSON and text as text.
Time time_in(const pqxx::field& f);
std::string bytes_in(const pqxx::field& f);
std::vector<int> ints_in(const pqxx::field& f);
inline std::string text_in(const pqxx::field& f) { return std::string(f.c_str(), f.size()); }
inline int int_in(const pqxx::field& f) { return f.as<int>(); }
inline std::int64_t big_in(const pqxx::field& f) { return f.as<std::int64_t>(); }
inline bool bool_in(const pqxx::field& f) { return f.as<bool>(); }
inline Json json_in(const pqxx::field& f) { return Json::parse(text_in(f)); }

// The field, or nothing where it is null.
template <class Read>
auto maybe(const pqxx::field& f, Read read) -> std::optional<decltype(read(f))> {
  if (f.is_null()) return std::nullopt;
  return read(f);
}

template <class Row, class Read>
std::vector<Row> rows(const pqxx::result& result, Read read) {
  std::vector<Row> list;
  list.reserve(result.size());
  for (const auto& row : result) list.push_back(read(row));
  return list;
}

template <class Row, class Read>
std::optional<Row> first_row(const pqxx::result& result, Read read) {
  if (result.empty()) return std::nullopt;
  return read(result[0]);
}

}  // namespace adj::store
