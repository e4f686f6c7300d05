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

// What has a plan that is worth keeping; COMMIT, SAVEPOINT and the like have none, and the server's
// statistics count only those that are sent anew.
bool has_plan(std::string_view sql) {
  constexpr std::array kVerbs{"select ", "insert ", "update ", "delete ", "with "};
  return std::ranges::any_of(kVerbs, [&](const char* verb) { return sql.starts_with(verb); });
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

int Result::columns() const { return PQnfields(result_.get()); }

Row Result::operator[](int row) const {
  if (row < 0 || row >= size()) throw std::out_of_range("the statement gave no such row");
  return {result_, row};
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

void Link::append(std::string_view sql, std::vector<Parameter> parameters, std::string key) {
  const bool plan = has_plan(sql);
  Statement statement{plan ? prepared(sql) : "", plan ? "" : std::string(sql), {}, std::move(key)};
  statement.values.reserve(parameters.size());
  for (Parameter& p : parameters) {
    Value value;
    if (p.bytes)
      value = {std::string(*p.bytes), false, true};
    else if (p.text)
      value = {*std::move(p.text), false, false};
    else
      value.null = true;
    waiting_bytes_ += value.text.size();
    statement.values.push_back(std::move(value));
  }
  waiting_.push_back(std::move(statement));
}

void Link::dispatch(const Statement& statement) {
  std::vector<const char*> texts;
  std::vector<int> lengths, formats;
  for (const Value& value : statement.values) {
    texts.push_back(value.null ? nullptr : value.text.c_str());
    lengths.push_back(static_cast<int>(value.text.size()));
    formats.push_back(value.bytes ? 1 : 0);
  }
  const int count = static_cast<int>(texts.size());
  const int sent = statement.name.empty()
                       ? PQsendQueryParams(pq_->pg(), statement.sql.c_str(), count, nullptr, texts.data(),
                                           lengths.data(), formats.data(), 0)
                       : PQsendQueryPrepared(pq_->pg(), statement.name.c_str(), count, texts.data(),
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

// All that waits is one journey. When a statement fails, those after it are not carried out.
Result Link::send() {
  const std::vector<Statement> statements = std::exchange(waiting_, {});
  waiting_bytes_ = 0;
  if (!is_open()) throw LinkLost("the connection is closed");  // libpqxx would make another, unasked
  if (!PQenterPipelineMode(pq_->pg())) fail(nullptr, pq_->pg());
  for (const Statement& statement : statements) dispatch(statement);
  if (!PQpipelineSync(pq_->pg())) fail(nullptr, pq_->pg());
  std::shared_ptr<const pg_result> failed, last;
  for (const Statement& statement : statements) {
    last = next_result();
    if (!failed && is_failure(last.get())) failed = last;
    if (!failed && !statement.key.empty()) answers_.insert_or_assign(statement.key, Result(last));
    if (!is_open()) break;
  }
  if (failed) answers_.clear();
  if (is_open()) end_pipeline();
  if (failed) fail(failed.get(), pq_->pg());
  if (!is_open()) fail(nullptr, pq_->pg());
  return Result(std::move(last));
}

void Link::run_later(std::string_view sql, std::vector<Parameter> parameters) {
  append(sql, std::move(parameters));
  if (waiting_bytes_ > kMostWaiting) send();
}

Result Link::run(std::string_view sql, std::vector<Parameter> parameters) {
  append(sql, std::move(parameters));
  return send();
}

void Link::ask_ahead(const std::string& key, std::string_view sql, std::vector<Parameter> parameters) {
  append(sql, std::move(parameters), key);
}

namespace {

bool waits(const auto& statements, const std::string& key) {
  return std::ranges::any_of(statements, [&](const auto& statement) { return statement.key == key; });
}

}  // namespace

bool Link::is_asked(const std::string& key) const { return answers_.contains(key) || waits(waiting_, key); }

Result Link::ask(const std::string& key, std::string_view sql, std::vector<Parameter> parameters) {
  if (waits(waiting_, key)) send();
  if (const auto known = answers_.find(key); known != answers_.end()) {
    Result answer = std::move(known->second);
    answers_.erase(known);
    return answer;
  }
  return run(sql, std::move(parameters));
}

void Link::forget_questions() {
  std::erase_if(waiting_, [](const Statement& statement) { return !statement.key.empty(); });
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
