#include "adjudicator/store/link.h"

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <pqxx/pqxx>
#include <utility>

namespace adj::store {

namespace {

// More than that is not left to wait.
constexpr std::size_t kMostWaiting = 1 << 20;

// libpqxx's failures as ours: those of connecting and of listening.
template <class Work>
auto translated(Work work) -> decltype(work()) {
  try {
    return work();
  } catch (const pqxx::sql_error& e) {
    if (e.sqlstate().empty()) throw LinkLost(e.what());
    throw SqlError(e.what(), e.sqlstate());
  } catch (const pqxx::failure& e) {
    throw LinkLost(e.what());
  }
}

// Connects as libpqxx does, and remembers what it connected.
class Direct : public pqxx::connect_direct {
 public:
  using connect_direct::connect_direct;
  handle do_startconnect(handle before) override { return pg = connect_direct::do_startconnect(before); }
  PGconn* pg = nullptr;
};

// The first word of a statement.
std::string_view verb_of(std::string_view sql) {
  sql.remove_prefix(std::min(sql.find_first_not_of(" \n"), sql.size()));
  return sql.substr(0, sql.find_first_of(" \n"));
}

// What has a plan that is worth keeping; COMMIT, SAVEPOINT and the like have none, and the server's
// statistics count only those that are sent anew.
bool has_plan(std::string_view sql) {
  constexpr std::array<std::string_view, 5> kVerbs{"select", "insert", "update", "delete", "with"};
  return std::ranges::find(kVerbs, verb_of(sql)) != kVerbs.end();
}

std::shared_ptr<const pg_result> owned(PGresult* result) {
  return {result, [](const PGresult* r) { PQclear(const_cast<PGresult*>(r)); }};
}

// A failure that the server did not put into words is the end of the connection.
[[noreturn]] void fail(const PGresult* result, PGconn* pg) {
  const char* state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
  const std::string why = result ? PQresultErrorMessage(result) : PQerrorMessage(pg);
  if (!state) throw LinkLost(why);
  throw SqlError(why, state);
}

bool is_failure(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  return status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_EMPTY_QUERY;
}

}  // namespace

// libpqxx closes what its policy has opened, so the two live and die together.
class Link::Connection : public pqxx::connection_base {
 public:
  explicit Connection(const std::string& address) : connection_base(policy_), policy_(address) { init(); }
  ~Connection() noexcept { close(); }
  PGconn* pg() const { return policy_.pg; }

 private:
  Direct policy_;
};

class Link::Ears final : public pqxx::notification_receiver {
 public:
  Ears(pqxx::connection_base& pq, const std::string& channel) : notification_receiver(pq, channel) {}
  void operator()(const std::string& payload, int) override { heard.push_back(payload); }
  std::vector<std::string> heard;
};

Field::Field(std::shared_ptr<const pg_result> result, int row, int column)
    : result_(std::move(result)),
      text_(PQgetvalue(result_.get(), row, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row, column))),
      null_(PQgetisnull(result_.get(), row, column) != 0) {}

Result::Result(std::shared_ptr<const pg_result> result)
    : result_(std::move(result)), size_(PQntuples(result_.get())) {}

Result::Result(std::shared_ptr<const pg_result> result, int first_row, int rows, int first_column)
    : result_(std::move(result)), first_(first_row), size_(rows), column_(first_column) {}

int Result::columns() const { return PQnfields(result_.get()) - column_; }

std::string_view Result::command() const { return PQcmdStatus(const_cast<pg_result*>(result_.get())); }

Row Result::operator[](int row) const {
  if (row < 0 || row >= size()) throw std::out_of_range("the statement gave no such row");
  return {result_, first_ + row, column_};
}

Link::Link(const std::string& address)
    : pq_(translated([&] { return std::make_unique<Connection>(address); })) {}

Link::~Link() = default;

bool Link::is_open() const { return pq_->is_open(); }
int Link::backend() const { return pq_->backendpid(); }

const std::string& Link::prepared(std::string_view sql) {
  if (const auto known = prepared_.find(sql); known != prepared_.end()) return known->second;
  if (!is_open()) throw LinkLost("the connection is closed");
  const std::string name = "s" + std::to_string(prepared_.size());
  const auto result = owned(PQprepare(pq_->pg(), name.c_str(), std::string(sql).c_str(), 0, nullptr));
  if (!result || is_failure(result.get())) fail(result.get(), pq_->pg());
  return prepared_.emplace(sql, name).first->second;
}

Link::Member Link::member(std::vector<Parameter> parameters) {
  Member member;
  member.changes = changes_;
  member.values.reserve(parameters.size());
  for (Parameter& p : parameters) {
    Value value;
    if (p.bytes)
      value = {std::string(*p.bytes), false, true};
    else if (p.text)
      value = {*std::move(p.text), false, false};
    else
      value.null = true;
    // No text of the server's holds a NUL: for one it would end there, for many it would be refused.
    if (!value.bytes) std::erase(value.text, '\0');
    waiting_bytes_ += value.text.size();
    member.values.push_back(std::move(value));
  }
  return member;
}

void Link::append(std::string_view sql, Member member) {
  const bool plan = has_plan(sql);
  if (plan && verb_of(sql) != "select") ++changes_;
  Statement statement{nullptr, plan ? prepared(sql) : "", plan ? "" : std::string(sql), {}};
  statement.members.push_back(std::move(member));
  waiting_.push_back(std::move(statement));
}

// Questions join questions and writes writes, and none passes a statement that is anything else.
void Link::append(const Shape& shape, Member member) {
  for (auto other = waiting_.rbegin(); other != waiting_.rend(); ++other) {
    if (!other->shape || other->is_question() != !member.key.empty()) break;
    if (other->shape != &shape) continue;
    const auto same = member.thing.empty() ? other->members.end()
                                           : std::ranges::find(other->members, member.thing, &Member::thing);
    if (same != other->members.end()) {
      if (!shape.last_counts) break;
      *same = std::move(member);
      return;
    }
    if (other->members.size() == 1) prepared(shape.many);
    other->members.push_back(std::move(member));
    return;
  }
  Statement statement{&shape, prepared(shape.one), "", {}};
  statement.members.push_back(std::move(member));
  waiting_.push_back(std::move(statement));
}

namespace {

void append_number(std::string& bytes, std::size_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xFF);
}

// An array as PostgreSQL takes it in binary: nothing in it needs quotes.
template <class Values>
std::string array_of(const Values& values) {
  constexpr std::size_t kByteaType = 17, kTextType = 25, kNull = 0xFFFFFFFF;
  const bool nulls = std::ranges::any_of(values, [](const auto* v) { return v->null; });
  const bool bytes = std::ranges::any_of(values, [](const auto* v) { return v->bytes; });
  std::string array;
  for (const std::size_t number :
       {std::size_t{1}, std::size_t{nulls}, bytes ? kByteaType : kTextType, values.size(), std::size_t{1}})
    append_number(array, number);
  for (const auto* v : values) {
    append_number(array, v->null ? kNull : v->text.size());
    array += v->text;
  }
  return array;
}

}  // namespace

void Link::dispatch(const Statement& statement) {
  const bool many = statement.members.size() > 1;
  const std::vector<Value>& first = statement.members.front().values;
  std::vector<std::string> arrays;
  std::vector<const char*> texts;
  std::vector<int> lengths, formats;
  arrays.reserve(many ? first.size() : 0);
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (many) {
      std::vector<const Value*> column;
      for (const Member& member : statement.members) column.push_back(&member.values[i]);
      arrays.push_back(array_of(column));
    }
    const std::string& text = many ? arrays.back() : first[i].text;
    texts.push_back(!many && first[i].null ? nullptr : text.c_str());
    lengths.push_back(static_cast<int>(text.size()));
    formats.push_back(many || first[i].bytes ? 1 : 0);
  }
  const int count = static_cast<int>(texts.size());
  const std::string& name = many ? prepared(statement.shape->many) : statement.name;
  const int sent = name.empty() ? PQsendQueryParams(pq_->pg(), statement.sql.c_str(), count, nullptr,
                                                    texts.data(), lengths.data(), formats.data(), 0)
                                : PQsendQueryPrepared(pq_->pg(), name.c_str(), count, texts.data(),
                                                      lengths.data(), formats.data(), 0);
  if (!sent) fail(nullptr, pq_->pg());
}

// What the next statement gave: the first of its results, and the end that follows it.
std::shared_ptr<const pg_result> Link::next_result() {
  auto result = owned(PQgetResult(pq_->pg()));
  if (!result) fail(nullptr, pq_->pg());
  while (PGresult* more = PQgetResult(pq_->pg())) PQclear(more);
  return result;
}

void Link::end_pipeline() {
  while (PGresult* left = PQgetResult(pq_->pg())) PQclear(left);  // the mark of the end
  PQexitPipelineMode(pq_->pg());
}

void Link::keep_answers(const Statement& statement, const std::shared_ptr<const pg_result>& result) {
  if (!statement.is_question()) return;
  if (statement.members.size() == 1) {
    const Member& one = statement.members.front();
    answers_.insert_or_assign(one.key, Answer{Result(result), one.changes});
    return;
  }
  const int rows = PQntuples(result.get());
  int row = 0, number = 0;
  for (const Member& member : statement.members) {
    ++number;
    const int first = row;
    while (row < rows && PQgetvalue(result.get(), row, 0) == std::to_string(number)) ++row;
    answers_.insert_or_assign(member.key, Answer{Result(result, first, row - first, 1), member.changes});
  }
}

// All that waits is one journey. When a statement fails, those after it are not carried out.
Result Link::send(const std::function<void()>& meanwhile) {
  const std::vector<Statement> statements = std::exchange(waiting_, {});
  waiting_bytes_ = 0;
  if (!is_open()) throw LinkLost("the connection is closed");  // libpqxx would make another, unasked
  if (!PQenterPipelineMode(pq_->pg())) fail(nullptr, pq_->pg());
  for (const Statement& statement : statements) dispatch(statement);
  if (!PQpipelineSync(pq_->pg())) fail(nullptr, pq_->pg());
  if (meanwhile) meanwhile();
  std::shared_ptr<const pg_result> failed, last;
  for (const Statement& statement : statements) {
    last = next_result();
    if (!failed && is_failure(last.get())) failed = last;
    if (!failed) keep_answers(statement, last);
    if (!is_open()) break;
  }
  if (failed) answers_.clear();
  if (is_open()) end_pipeline();
  if (failed) fail(failed.get(), pq_->pg());
  if (!is_open()) fail(nullptr, pq_->pg());
  return Result(std::move(last));
}

void Link::run_later(std::string_view sql, std::vector<Parameter> parameters) {
  append(sql, member(std::move(parameters)));
  if (waiting_bytes_ > kMostWaiting) send();
}

void Link::run_later(const Shape& shape, const std::string& thing, std::vector<Parameter> parameters) {
  Member one = member(std::move(parameters));
  one.thing = thing;
  append(shape, std::move(one));
  if (waiting_bytes_ > kMostWaiting) send();
}

Result Link::run(std::string_view sql, std::vector<Parameter> parameters,
                 const std::function<void()>& meanwhile) {
  append(sql, member(std::move(parameters)));
  return send(meanwhile);
}

void Link::ask_ahead(const std::string& key, std::string_view sql, std::vector<Parameter> parameters) {
  Member question = member(std::move(parameters));
  question.key = key;
  append(sql, std::move(question));
}

void Link::ask_ahead(const std::string& key, const Shape& shape, std::vector<Parameter> parameters) {
  Member question = member(std::move(parameters));
  question.key = key;
  append(shape, std::move(question));
}

namespace {

// Whether the question is on its way, and nothing has changed since it was put.
bool waits(const auto& statements, const std::string& key, long changes) {
  return std::ranges::any_of(statements, [&](const auto& statement) {
    return std::ranges::any_of(statement.members,
                               [&](const auto& m) { return m.key == key && m.changes == changes; });
  });
}

}  // namespace

bool Link::is_asked(const std::string& key) const {
  const auto known = answers_.find(key);
  return (known != answers_.end() && known->second.changes == changes_) || waits(waiting_, key, changes_);
}

Result Link::ask(const std::string& key, std::string_view sql, std::vector<Parameter> parameters) {
  if (waits(waiting_, key, changes_)) send();
  if (const auto known = answers_.find(key); known != answers_.end()) {
    const Answer answer = std::move(known->second);
    answers_.erase(known);
    if (answer.changes == changes_) return answer.result;
  }
  return run(sql, std::move(parameters));
}

void Link::forget_questions() {
  std::erase_if(waiting_, [](const Statement& statement) { return statement.is_question(); });
  answers_.clear();
}

Result Link::run_script(const std::string& sql) {
  if (!waiting_.empty()) send();
  if (!is_open()) throw LinkLost("the connection is closed");
  const auto result = owned(PQexec(pq_->pg(), sql.c_str()));
  if (!result || is_failure(result.get())) fail(result.get(), pq_->pg());
  return Result(result);
}

void Link::settle() {
  try {
    if (!waiting_.empty()) send();
  } catch (const SqlError&) {
  }
}

std::vector<std::string> Link::wait_for_notices(const std::string& channel,
                                                std::chrono::milliseconds longest) {
  return translated([&] {
    if (!ears_) ears_ = std::make_unique<Ears>(*pq_, channel);
    pq_->await_notification(longest.count() / 1000, (longest.count() % 1000) * 1000);
    return std::exchange(ears_->heard, {});
  });
}

}  // namespace adj::store
