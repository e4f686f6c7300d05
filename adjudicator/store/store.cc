#include "adjudicator/store/store.h"

#include <thread>
#include <utility>

#include "adjudicator/store/statement.h"

namespace adj::store {

namespace {

// The first key of the readers' lock; the second is nothing in particular. (Games have another: LOCK_GAME.)
constexpr int kReaderLocks = 1964;

// A transaction, undone unless it is committed.
class Transaction {
 public:
  explicit Transaction(Link& link) : link_(link) { link_.run_later("BEGIN"); }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction() {
    link_.forget_questions();
    if (!open_ || !link_.is_open()) return;
    try {
      link_.settle();
      link_.run("ROLLBACK");
    } catch (const std::exception&) {  // then the connection is gone, and the transaction with it
    }
  }

  void commit(const std::function<void()>& meanwhile) {
    try {
      const Result result = link_.run("COMMIT", {}, meanwhile);
      open_ = false;
      // The server ends what has failed before, and says so by that word alone.
      if (result.command() != "COMMIT") throw SqlError("the transaction had failed before", "25P02");
    } catch (const LinkLost& e) {
      throw CommitInDoubt(e.what());
    }
  }

 private:
  Link& link_;
  bool open_ = true;
};

}  // namespace

Store::Store(std::string connection, int tries) : address_(std::move(connection)), tries_(tries) {
  connect();
}
Store::~Store() = default;

// A statement is planned once per connection, whatever its arrays hold, and goes by the indexes: the plan
// that is best for the few rows of the first day is not made again when they are many. Bitmaps would look
// at the entries of rows that have left an index again and again: only plain scans mark them as dead.
void Store::connect() {
  connection_.reset();
  try {
    auto fresh = std::make_unique<Connection>(address_);
    fresh->link.run_script(
        std::string("set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set client_min_messages = warning; "
                    "set plan_cache_mode = force_generic_plan; set jit = off; set enable_seqscan = off; set "
                    "enable_bitmapscan = off; set enable_hashjoin = off; set enable_mergejoin = off") +
        (waits_for_disk_ ? "" : "; set synchronous_commit = off"));
    connection_ = std::move(fresh);
  } catch (const LinkLost& e) {
    throw Unavailable(e.what());
  } catch (const SqlError& e) {
    throw Unavailable(e.what());
  }
}

void Store::commit_without_waiting() {
  if (!std::exchange(waits_for_disk_, false)) return;
  connection_.reset();  // the next one
}

void Store::transact(const std::function<void(Tx&)>& work, const std::function<void()>& meanwhile) {
  std::string why;
  for (int attempt = 0; attempt < tries_; ++attempt) {
    if (attempt > 0) std::this_thread::sleep_for(std::chrono::milliseconds(20 << attempt));
    try {
      if (!connection_ || !connection_->link.is_open()) connect();
      Transaction transaction(connection_->link);
      Tx::Impl impl{connection_->link};
      Tx tx(impl);
      work(tx);
      if (fault_) fault_("commit.before");
      transaction.commit(meanwhile);
      if (fault_) fault_("commit.after");
      return;
    } catch (const CommitInDoubt& e) {
      why = e.what();  // the work itself looks whether it was done
      connection_.reset();
    } catch (const LinkLost& e) {
      why = e.what();
      connection_.reset();
    } catch (const Unavailable& e) {
      why = e.what();
    } catch (const SqlError& e) {
      why = e.what();
      if (e.is_conflict()) continue;  // nothing is wrong
      if (!e.is_outage()) throw;
      connection_.reset();
    }
  }
  throw Unavailable(why);
}

int Store::session() const { return connection_ ? connection_->link.backend() : 0; }

std::vector<std::string> Store::wait_for_notices(std::chrono::milliseconds longest) {
  try {
    if (!connection_ || !connection_->link.is_open()) connect();
    return connection_->link.wait_for_notices(NOTICES, longest);
  } catch (const LinkLost& e) {
    connection_.reset();
    throw Unavailable(e.what());
  } catch (const SqlError& e) {
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
  if (tx.impl().said.insert(what).second) run_later(tx, "select pg_notify('" NOTICES "', $1)", what);
}

namespace {

// What was asked of it before is what it was while it was not ours yet.
void note_locked(Tx& tx, const std::string& game) {
  if (tx.impl().locked.insert(game).second) tx.impl().link.doubt_answers();
}

}  // namespace

void lock_game(Tx& tx, const std::string& game) {
  if (is_locked(tx, game)) return;
  run(tx, "select " LOCK_GAME("$1"), game);
  note_locked(tx, game);
}

bool try_lock_game(Tx& tx, const std::string& game) {
  const bool ours = bool_in(run(tx, "select " TRY_LOCK_GAME("$1"), game)[0][0]);
  if (ours) note_locked(tx, game);
  return ours;
}

bool is_locked(Tx& tx, const std::string& game) { return tx.impl().locked.contains(game); }

void wakes_own_sender(Tx& tx) { tx.impl().said.insert("outbox"); }

void may_be_lost(Tx& tx) { run_later(tx, "select set_config('synchronous_commit', 'off', true)"); }

void lock_readers(Tx& tx) { run_later(tx, "select pg_advisory_xact_lock($1, 0)", kReaderLocks); }

void expect_nothing(Tx& tx) { tx.impl().link.forget_questions(); }

bool attempt(Tx& tx, const std::function<void()>& work, std::string& error) {
  Tx::Impl& impl = tx.impl();
  const auto said = impl.said;      // what the part says is not heard when it fails,
  const auto locked = impl.locked;  // and what it locks is let go,
  const auto receipts = impl.receipts;
  run(tx, "savepoint part");
  try {
    work();
    run(tx, "release savepoint part");
    return true;
  } catch (const LinkLost&) {
    throw;
  } catch (const SqlError& e) {
    if (e.is_conflict() || e.is_outage()) throw;
    error = e.what();
  } catch (const std::exception& e) {
    error = e.what();
  }
  expect_nothing(tx);
  impl.link.settle();
  run(tx, "rollback to savepoint part");
  run(tx, "release savepoint part");  // it would hide that of a larger part that this one belongs to
  impl.said = said;
  impl.locked = locked;
  impl.receipts = receipts;
  impl.games.clear();
  impl.windows.clear();
  return false;
}

}  // namespace adj::store
