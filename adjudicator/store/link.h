#pragma once
// A connection to PostgreSQL: libpqxx makes it and listens to it, statements go through libpq's pipeline,
// which libpqxx 6 does not have. They are prepared when they are first used, bytes go over as they are, and
// those whose outcome nobody waits for go out together with the next one. Nobody but this folder, and tests
// that look on from outside, includes it.

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

struct pg_result;

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
  Field(std::shared_ptr<const pg_result> result, int row, int column);
  bool is_null() const { return null_; }
  std::string_view view() const { return text_; }  // good as long as the field, or the result

 private:
  std::shared_ptr<const pg_result> result_;
  std::string_view text_;
  bool null_;
};

class Row {
 public:
  Row(std::shared_ptr<const pg_result> result, int row) : result_(std::move(result)), row_(row) {}
  Field operator[](int column) const { return {result_, row_, column}; }

 private:
  std::shared_ptr<const pg_result> result_;
  int row_;
};

class Result {
 public:
  Result() = default;
  explicit Result(std::shared_ptr<const pg_result> result);
  int size() const { return size_; }
  int columns() const;
  bool empty() const { return size_ == 0; }
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
  std::shared_ptr<const pg_result> result_;
  int size_ = 0;
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

  bool is_open() const;
  int backend() const;  // its process on the server

  // Carries out everything that waits, and this.
  Result run(std::string_view sql, std::vector<Parameter> parameters = {});
  // Is carried out with the next statement that is waited for, before it; fails when that is waited for.
  void run_later(std::string_view sql, std::vector<Parameter> parameters = {});
  // The same for a question: what comes of it is kept under the key until somebody asks for it.
  void ask_ahead(const std::string& key, std::string_view sql, std::vector<Parameter> parameters);
  bool is_asked(const std::string& key) const;
  // What was asked ahead under the key, once; otherwise it is asked now.
  Result ask(const std::string& key, std::string_view sql, std::vector<Parameter> parameters);
  // Nobody will ask for what was asked ahead.
  void forget_questions();
  // What waits is carried out now; nobody minds if it fails.
  void settle();
  // Several statements in one text, none of them kept; what the last one gave.
  Result run_script(const std::string& sql);

  // What was said on a channel, after at most so long. Once for all: what is said while nobody waits is heard
  // the next time.
  std::vector<std::string> wait_for_notices(const std::string& channel, std::chrono::milliseconds longest);

 private:
  class Connection;
  class Ears;
  struct Value {
    std::string text;
    bool null = false;
    bool bytes = false;
  };
  struct Statement {
    std::string name;  // of its plan; empty when it has none,
    std::string sql;   // and then it is sent itself
    std::vector<Value> values;
    std::string key;  // of a question that was asked ahead
  };

  const std::string& prepared(std::string_view sql);
  void append(std::string_view sql, std::vector<Parameter> parameters, std::string key = {});
  Result send();
  void dispatch(const Statement& statement);
  std::shared_ptr<const pg_result> next_result();
  void end_pipeline();

  std::unique_ptr<Connection> pq_;
  std::map<std::string, std::string, std::less<>> prepared_;  // text -> name
  std::vector<Statement> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::map<std::string, Result, std::less<>> answers_;  // to what was asked ahead
  std::unique_ptr<Ears> ears_;
};

}  // namespace adj::store
