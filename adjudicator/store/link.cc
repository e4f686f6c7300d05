#include "adjudicator/store/link.h"

#include <array>
#include <utility>

namespace adj::store {

namespace {

// More than that is not left to wait.
constexpr std::size_t kMostWaiting = 1 << 20;

// libpqxx's failures as ours. A conflict is no sql_error there, and has no state; what the server did not say
// has none either: then it is gone.
template <class Work>
auto translated(Work work) -> decltype(work()) {
  try {
    return work();
  } catch (const pqxx::broken_connection& e) {
    throw LinkLost(e.what());
  } catch (const pqxx::transaction_rollback& e) {
    throw SqlError(e.what(), "40001");
  } catch (const pqxx::sql_error& e) {
    if (e.sqlstate().empty()) throw LinkLost(e.what());
    throw SqlError(e.what(), e.sqlstate());
  } catch (const pqxx::failure& e) {
    throw LinkLost(e.what());
  }
}

// What has a plan that is worth keeping; SAVEPOINT and the like have none.
bool has_plan(std::string_view sql) {
  constexpr std::array kVerbs{"select ", "insert ", "update ", "delete ", "with "};
  for (const char* verb : kVerbs)
    if (sql.starts_with(verb)) return true;
  return false;
}

}  // namespace

class Link::Ears final : public pqxx::notification_receiver {
 public:
  Ears(pqxx::connection& pq, const std::string& channel) : notification_receiver(pq, channel) {}
  void operator()(const std::string& payload, int) override { heard.push_back(payload); }
  std::vector<std::string> heard;
};

Row Result::operator[](int row) const {
  if (row < 0 || row >= size()) throw std::out_of_range("the statement gave no such row");
  return Row(result_[static_cast<pqxx::result::size_type>(row)]);
}

Link::Link(const std::string& address)
    : pq_(translated([&] { return std::make_unique<pqxx::connection>(address); })) {}

Link::~Link() = default;

std::string Link::prepared(std::string_view sql) {
  if (const auto known = prepared_.find(sql); known != prepared_.end()) return known->second;
  if (!is_open()) throw LinkLost("the connection is closed");
  const std::string name = "s" + std::to_string(prepared_.size());
  pq_->prepare(name, std::string(sql));
  try {
    translated([&] { pq_->prepare_now(name); });
  } catch (...) {
    pq_->unprepare(name);
    throw;
  }
  prepared_.emplace(sql, name);
  return name;
}

// One text is one journey: the statements that wait are called by the names of their plans.
void Link::append(std::string_view sql, const std::vector<Parameter>& parameters) {
  if (!has_plan(sql)) {
    waiting_.append(sql).append(";");
    return;
  }
  std::string call = "execute " + prepared(sql);
  const char* before = "(";
  for (const Parameter& p : parameters) {
    call += before;
    if (p.bytes)
      call += pq_->quote_raw(reinterpret_cast<const unsigned char*>(p.bytes->data()), p.bytes->size());
    else
      call += p.text ? pq_->quote(*p.text) : "null";
    before = ",";
  }
  waiting_ += call + (parameters.empty() ? ";" : ");");
}

Result Link::send() {
  const std::string statements = std::exchange(waiting_, {});
  if (!is_open()) throw LinkLost("the connection is closed");  // libpqxx would make another, unasked
  return translated([&] { return Result(pqxx::nontransaction(*pq_).exec(statements)); });
}

void Link::run_later(std::string_view sql, const std::vector<Parameter>& parameters) {
  append(sql, parameters);
  if (waiting_.size() > kMostWaiting) send();
}

Result Link::run(std::string_view sql, const std::vector<Parameter>& parameters) {
  append(sql, parameters);
  return send();
}

Result Link::run_script(const std::string& sql) {
  waiting_ += sql;
  return send();
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
