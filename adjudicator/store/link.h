#pragma once
// A connection to PostgreSQL, over libpqxx: statements are prepared when they are first used, and those whose
// outcome nobody waits for go out together with the next one. Nobody but this folder, and tests that look on
// from outside, includes it.

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <pqxx/pqxx>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace adj::store {

// The connection is gone, or could not be made.
struct LinkLost : std::runtime_error {
  using std::runtime_error::runtime_error;
};
// It went while a commit was on its way: it may have been carried out or not.
struct CommitInDoubt : std::runtime_error {
  using std::runtime_error::runtime_error;
};
// The server refuses a statement.
struct SqlError : std::runtime_error {
  SqlError(const std::string& what, std::string with) : runtime_error(what), state(std::move(with)) {}
  bool is_kind(std::string_view start) const { return state.starts_with(start); }
  bool is_conflict() const { return is_kind("40"); }  // with another transaction, or a deadlock
  // The server is going away, is out of space, or cannot take us now: wait and begin again.
  bool is_outage() const { return is_kind("57") || is_kind("53") || is_kind("08") || is_kind("58"); }
  std::string state;  // five characters
};

class Field {
 public:
  explicit Field(pqxx::field field) : field_(std::move(field)) {}
  bool is_null() const { return field_.is_null(); }
  std::string_view view() const { return {field_.c_str(), field_.size()}; }  // good as long as the result

 private:
  pqxx::field field_;
};

class Row {
 public:
  explicit Row(pqxx::row row) : row_(std::move(row)) {}
  Field operator[](int column) const { return Field(row_[column]); }

 private:
  pqxx::row row_;
};

class Result {
 public:
  Result() = default;
  explicit Result(pqxx::result result) : result_(std::move(result)) {}
  int size() const { return static_cast<int>(result_.size()); }
  int columns() const { return static_cast<int>(result_.columns()); }
  bool empty() const { return result_.empty(); }
  // Throws std::out_of_range when there is no such row.
  Row operator[](int row) const;

  class Iterator {
   public:
    Iterator(const Result& result, int row) : result_(&result), row_(row) {}
    Row operator*() const { return (*result_)[row_]; }
    Iterator& operator++() {
      ++row_;
      return *this;
    }
    bool operator==(const Iterator&) const = default;

   private:
    const Result* result_;
    int row_;
  };
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, size()}; }

 private:
  pqxx::result result_;
};

// A parameter: text as PostgreSQL reads it, bytes as they are, or nothing.
struct Parameter {
  std::optional<std::string> text;
  std::optional<std::string_view> bytes = {};  // of a bytea; they outlive the call
};

class Link {
 public:
  explicit Link(const std::string& address);
  ~Link();
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  bool is_open() const { return pq_->is_open(); }
  int backend() const { return pq_->backendpid(); }  // its process on the server

  // Carries out everything that waits, and this.
  Result run(std::string_view sql, const std::vector<Parameter>& parameters = {});
  // Is carried out with the next statement that is waited for, before it; fails when that is waited for.
  void run_later(std::string_view sql, const std::vector<Parameter>& parameters = {});
  // What waits is carried out now; nobody minds if it fails.
  void settle();
  // Several statements in one text, none of them kept; what the last one gave.
  Result run_script(const std::string& sql);

  // What was said on a channel, after at most so long. Once for all: what is said while nobody waits is heard
  // the next time.
  std::vector<std::string> wait_for_notices(const std::string& channel, std::chrono::milliseconds longest);

 private:
  class Ears;
  std::string prepared(std::string_view sql);
  void append(std::string_view sql, const std::vector<Parameter>& parameters);
  Result send();

  std::unique_ptr<pqxx::connection> pq_;
  std::map<std::string, std::string, std::less<>> prepared_;  // text -> name
  std::string waiting_;                                       // statements, each with its end
  std::unique_ptr<Ears> ears_;
};

}  // namespace adj::store
