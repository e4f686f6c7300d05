#include "adjudicator/store/store.h"

#include <thread>
#include <utility>

#include "adjudicator/store/statement.h"

namespace adj::store {

namespace {

// The first key of the readers' lock; the second is nothing in particular. (Games have another: LOCK_GAME.)
constexpr int kReaderLocks = 1964;

// The server is going away, is out of space, or cannot take us now: wait and begin again.
bool is_outage(const pqxx::sql_error& e) {
  const std::string kind = e.sqlstate().substr(0, 2);
  return kind == "57" || kind == "53" || kind == "08" || kind == "58";
}

class Notices final : public pqxx::notification_receiver {
 public:
  Notices(pqxx::connection_base& c, std::vector<std::string>& heard)
      : notification_receiver(c, NOTICES), heard_(heard) {}
  void operator()(const std::string& payload, int) override { heard_.push_back(payload); }

 private:
  std::vector<std::string>& heard_;
};

}  // namespace

Store::Store(std::string connection, int tries) : address_(std::move(connection)), tries_(tries) {
  connect();
}
Store::~Store() = default;

void Store::connect() {
  connection_.reset();
  try {
    auto fresh = std::make_unique<Connection>(address_);
    // Kept by pqxx when the connection comes back by itself between transactions.
    fresh->pq.set_variable("timezone", "'UTC'");
    fresh->pq.set_variable("datestyle", "'ISO, YMD'");
    fresh->pq.set_variable("client_min_messages", "warning");
    if (!waits_for_disk_) fresh->pq.set_variable("synchronous_commit", "off");
    connection_ = std::move(fresh);
  } catch (const pqxx::failure& e) {
    throw Unavailable(e.what());
  }
}

void Store::commit_without_waiting() {
  if (!std::exchange(waits_for_disk_, false)) return;
  connection_.reset();  // the next one
}

void Store::transact(const std::function<void(Tx&)>& work) {
  std::string why;
  for (int attempt = 0; attempt < tries_; ++attempt) {
    if (attempt > 0) std::this_thread::sleep_for(std::chrono::milliseconds(20 << attempt));
    try {
      if (!connection_ || !connection_->pq.is_open()) connect();
      pqxx::work transaction(connection_->pq);
      Tx::Impl impl{transaction, *connection_};
      Tx tx(impl);
      work(tx);
      if (fault_) fault_("commit.before");
      transaction.commit();
      if (fault_) fault_("commit.after");
      return;
    } catch (const pqxx::in_doubt_error& e) {
      why = e.what();  // the work itself looks whether it was done
      connection_.reset();
    } catch (const pqxx::broken_connection& e) {
      why = e.what();
      connection_.reset();
    } catch (const Unavailable& e) {
      why = e.what();
    } catch (const pqxx::transaction_rollback& e) {
      why = e.what();  // a conflict with another transaction, or a deadlock: nothing is wrong (and no
                       // sql_error)
    } catch (const pqxx::sql_error& e) {
      if (!is_outage(e)) throw;
      why = e.what();
      connection_.reset();
    }
  }
  throw Unavailable(why);
}

int Store::session() const { return connection_ ? connection_->pq.backendpid() : 0; }

std::vector<std::string> Store::wait_for_notices(std::chrono::milliseconds longest) {
  try {
    if (!connection_ || !connection_->pq.is_open()) connect();
    // Once for all: what is said while nobody waits is heard the next time.
    if (!connection_->ears)
      connection_->ears = std::make_unique<Notices>(connection_->pq, connection_->heard);
    connection_->pq.await_notification(longest.count() / 1000, (longest.count() % 1000) * 1000);
    return std::exchange(connection_->heard, {});
  } catch (const pqxx::failure& e) {
    connection_.reset();
    throw Unavailable(e.what());
  }
}

std::vector<std::string> Store::durability_problems() {
  std::vector<std::string> problems;
  transact([&](Tx& tx) {
    problems.clear();
    for (const char* setting : {"fsync", "synchronous_commit", "full_page_writes"}) {
      const std::string value = text_in(run(tx, "select current_setting($1)", setting)[0][0]);
      if (value == "off")
        problems.push_back(std::string(setting) + " is off: a crash of the machine may lose orders");
    }
  });
  return problems;
}

void notify(Tx& tx, const std::string& what) {
  if (tx.impl().said.insert(what).second) run(tx, "select pg_notify('" NOTICES "', $1)", what);
}

void lock_game(Tx& tx, const std::string& game) {
  if (tx.impl().locked.insert(game).second) run(tx, "select " LOCK_GAME("$1"), game);
}

bool try_lock_game(Tx& tx, const std::string& game) {
  const bool ours = bool_in(run(tx, "select " TRY_LOCK_GAME("$1"), game)[0][0]);
  if (ours) tx.impl().locked.insert(game);
  return ours;
}

void wakes_own_sender(Tx& tx) { tx.impl().said.insert("outbox"); }

void may_be_lost(Tx& tx) { run(tx, "select set_config('synchronous_commit', 'off', true)"); }

void lock_readers(Tx& tx) { run(tx, "select pg_advisory_xact_lock($1, 0)", kReaderLocks); }

bool attempt(Tx& tx, const std::function<void()>& work, std::string& error) {
  Tx::Impl& impl = tx.impl();
  const auto said = impl.said;      // what the part says is not heard when it fails,
  const auto locked = impl.locked;  // and what it locks is let go
  impl.work.exec("savepoint part");
  try {
    work();
  } catch (const pqxx::broken_connection&) {
    throw;
  } catch (const pqxx::transaction_rollback&) {
    throw;
  } catch (const pqxx::sql_error& e) {
    if (is_outage(e)) throw;
    error = e.what();
    impl.work.exec("rollback to savepoint part");
    impl.said = said;
    impl.locked = locked;
    return false;
  } catch (const std::exception& e) {
    error = e.what();
    impl.work.exec("rollback to savepoint part");
    impl.said = said;
    impl.locked = locked;
    return false;
  }
  impl.work.exec("release savepoint part");
  return true;
}

}  // namespace adj::store
