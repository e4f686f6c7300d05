#pragma once
// How this folder talks to PostgreSQL: statements with their parameters, and what fields are read as.

#include <charconv>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "adjudicator/core/json.h"
#include "adjudicator/store/link.h"
#include "adjudicator/store/store.h"

namespace adj::store {

struct WholeGame;

struct Store::Connection {
  explicit Connection(const std::string& address) : link(address) {}
  Link link;
};

struct Tx::Impl {
  Link& link;
  std::set<std::string, std::less<>> said = {};    // notices of this transaction: once is enough
  std::set<std::string, std::less<>> locked = {};  // games that are this transaction's
  // The number of the last one written, by game and reader.
  std::map<std::pair<std::string, std::string>, int> receipts = {};
  // Games as this transaction, which has locked them, has read and left them; good as long as the connection
  // counts no other change.
  struct Known {
    long changes = 0;
    std::shared_ptr<WholeGame> game;
  };
  std::map<std::string, Known, std::less<>> games = {};
  std::map<std::string, std::pair<long, Result>, std::less<>> windows = {};  // the same
};

// What `notify` says is heard here.
#define NOTICES "tabellarius"

// The first key of the locks of games; the second is the game.
#define LOCK_GAME(game) "pg_advisory_xact_lock(1963, hashtext(" game "))"
#define TRY_LOCK_GAME(game) "pg_try_advisory_xact_lock(1963, hashtext(" game "))"

inline Parameter parameter(const std::string& v) { return {v}; }
inline Parameter parameter(std::string_view v) { return {std::string(v)}; }
inline Parameter parameter(const char* v) { return {std::string(v)}; }
inline Parameter parameter(bool v) { return {v ? "t" : "f"}; }
inline Parameter parameter(int v) { return {std::to_string(v)}; }
inline Parameter parameter(std::int64_t v) { return {std::to_string(v)}; }
inline Parameter parameter(const Json& v) { return {v.dump()}; }
Parameter parameter(Time v);
Parameter parameter(const std::vector<int>& v);
Parameter parameter(const std::vector<std::int64_t>& v);
template <class T>
Parameter parameter(const std::optional<T>& v) {
  return v ? parameter(*v) : Parameter{};
}

// Bytes, for a bytea column.
struct Bytes {
  std::string_view bytes;
};
inline Parameter parameter(Bytes v) { return {std::nullopt, v.bytes}; }

template <class... Args>
std::vector<Parameter> parameters(const Args&... args) {
  std::vector<Parameter> list;
  list.reserve(sizeof...(args));
  (list.push_back(parameter(args)), ...);
  return list;
}

template <class... Args>
Result run(Tx& tx, std::string_view sql, const Args&... args) {
  return tx.impl().link.run(sql, parameters(args...));
}

// The same where nobody waits for what comes of it: it is sent along with the next statement, and carried out
// before it. When it fails, that one does.
template <class... Args>
void run_later(Tx& tx, std::string_view sql, const Args&... args) {
  tx.impl().link.run_later(sql, parameters(args...));
}

// The same for what may be one statement with others of its shape, unless they change the same thing.
template <class... Args>
void run_later(Tx& tx, const Shape& shape, const std::string& thing, const Args&... args) {
  tx.impl().link.run_later(shape, thing, parameters(args...));
}

// A question that is sent along with the next statement; its answer waits under the key for `ask`.
template <class... Args>
void ask_ahead(Tx& tx, const std::string& key, std::string_view sql, const Args&... args) {
  tx.impl().link.ask_ahead(key, sql, parameters(args...));
}
template <class... Args>
void ask_ahead(Tx& tx, const std::string& key, const Shape& shape, const Args&... args) {
  if (!tx.impl().link.is_asked(key)) tx.impl().link.ask_ahead(key, shape, parameters(args...));
}
template <class... Args>
Result ask(Tx& tx, const std::string& key, std::string_view sql, const Args&... args) {
  return tx.impl().link.ask(key, sql, parameters(args...));
}
template <class... Args>
Result ask(Tx& tx, const std::string& key, const Shape& shape, const Args&... args) {
  return tx.impl().link.ask(key, shape.one, parameters(args...));
}

// --- Reading fields. Times are selected as they are; JSON and text as text.
Time time_in(const Field& f);
std::string bytes_in(const Field& f);
std::vector<int> ints_in(const Field& f);
template <class Number>
Number number_in(const Field& f) {
  Number number = 0;
  const std::string_view text = f.view();
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size())
    throw std::runtime_error("not a number: '" + std::string(text) + "'");
  return number;
}
inline std::string text_in(const Field& f) { return std::string(f.view()); }
inline int int_in(const Field& f) { return number_in<int>(f); }
inline std::int64_t big_in(const Field& f) { return number_in<std::int64_t>(f); }
bool bool_in(const Field& f);
inline Json json_in(const Field& f) { return Json::parse(text_in(f)); }

// The field, or nothing where it is null.
template <class Read>
auto maybe(const Field& f, Read read) -> std::optional<decltype(read(f))> {
  if (f.is_null()) return std::nullopt;
  return read(f);
}

template <class Value, class Read>
std::vector<Value> rows(const Result& result, Read read) {
  std::vector<Value> list;
  list.reserve(static_cast<std::size_t>(result.size()));
  for (const auto& row : result) list.push_back(read(row));
  return list;
}

template <class Value, class Read>
std::optional<Value> first_row(const Result& result, Read read) {
  if (result.empty()) return std::nullopt;
  return read(result[0]);
}

}  // namespace adj::store
