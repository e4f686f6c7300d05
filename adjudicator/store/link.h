#pragma once
// A connection to PostgreSQL: libpqxx makes it and listens to it, statements go through libpq's pipeline,
// which libpqxx 6 does not have. They are prepared when they are first used, bytes go over as they are, and
// those whose outcome nobody waits for go out together with the next one. Nobody but this folder, and tests
// that look on from outside, includes it.

#include <chrono>
#include <functional>
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
  Row(std::shared_ptr<const pg_result> result, int row, int first_column)
      : result_(std::move(result)), row_(row), first_(first_column) {}
  Field operator[](int column) const { return {result_, row_, first_ + column}; }

 private:
  std::shared_ptr<const pg_result> result_;
  int row_, first_;
};

class Result {
 public:
  Result() = default;
  explicit Result(std::shared_ptr<const pg_result> result);
  // Some rows of a result, without the columns before that one.
  Result(std::shared_ptr<const pg_result> result, int first_row, int rows, int first_column);
  int size() const { return size_; }
  int columns() const;
  std::string_view command() const;  // what the server says that it has done: "COMMIT", "INSERT 0 1"
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
  int first_ = 0, size_ = 0, column_ = 0;
};

// A parameter: text as PostgreSQL reads it, bytes as they are, or nothing.
struct Parameter {
  std::optional<std::string> text;
  std::optional<std::string_view> bytes = {};  // of a bytea; they outlive the call
};

// A statement that comes in two forms: for one, and for many that are said at the same time. The latter's
// parameters are arrays of what they are in the former, of text (or bytea, for bytes). Questions give, in
// their form for many, the number of the one that a row answers (from 1) in a first column more, in order.
struct Shape {
  const char* one;
  const char* many;
  bool last_counts = false;  // whoever says it of the same thing again takes back what he said before
};

class Link {
 public:
  explicit Link(const std::string& address);
  ~Link();
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  bool is_open() const;
  int backend() const;  // its process on the server

  // Carries out everything that waits, and this. `meanwhile`: what to do until the server has done it.
  Result run(std::string_view sql, std::vector<Parameter> parameters = {},
             const std::function<void()>& meanwhile = {});
  // Is carried out with the next statement that is waited for, before it; fails when that is waited for.
  void run_later(std::string_view sql, std::vector<Parameter> parameters = {});
  // The same; goes out as one with others of its shape, but for those about the same thing: such a row is
  // changed by one statement after the other, or by the last only.
  void run_later(const Shape& shape, const std::string& thing, std::vector<Parameter> parameters);
  // The same for a question: what comes of it is kept under the key until somebody asks for it.
  void ask_ahead(const std::string& key, std::string_view sql, std::vector<Parameter> parameters);
  void ask_ahead(const std::string& key, const Shape& shape, std::vector<Parameter> parameters);
  bool is_asked(const std::string& key) const;
  // What was asked ahead under the key, once, unless something has changed since; otherwise it is asked now.
  Result ask(const std::string& key, std::string_view sql, std::vector<Parameter> parameters);
  // Nobody will ask for what was asked ahead.
  void forget_questions();
  // So many statements were carried out, or wait, that may have made other answers wrong: all that change
  // something, but those with a shape; and so often somebody said that others may have changed something.
  long changes() const { return changes_; }
  // What was asked before now may be wrong.
  void doubt_answers() { ++changes_; }
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
  // One that it is carried out for.
  struct Member {
    std::vector<Value> values;
    std::string key;    // of a question that was asked ahead
    std::string thing;  // that it changes
    long changes = 0;   // before it
  };
  struct Answer {
    Result result;
    long changes = 0;  // before the question: after another the answer may be wrong
  };
  struct Statement {
    const Shape* shape = nullptr;  // for one, or for many
    std::string name;              // of its plan; empty when it has none,
    std::string sql;               // and then it is sent itself
    std::vector<Member> members;   // at least one
    bool is_question() const { return !members.front().key.empty(); }
  };

  const std::string& prepared(std::string_view sql);
  Member member(std::vector<Parameter> parameters);
  void append(std::string_view sql, Member member);
  void append(const Shape& shape, Member member);
  Result send(const std::function<void()>& meanwhile = {});
  void dispatch(const Statement& statement);
  void keep_answers(const Statement& statement, const std::shared_ptr<const pg_result>& result);
  std::shared_ptr<const pg_result> next_result();
  void end_pipeline();

  std::unique_ptr<Connection> pq_;
  std::map<std::string, std::string, std::less<>> prepared_;  // text -> name
  std::vector<Statement> waiting_;
  std::size_t waiting_bytes_ = 0;
  long changes_ = 0;
  std::map<std::string, Answer, std::less<>> answers_;  // to what was asked ahead
  std::unique_ptr<Ears> ears_;
};

}  // namespace adj::store
