#pragma once
// The database. A Store is one connection of one thread; work is done in transactions:
//
//   store.transact([&](Tx& tx) { ... });
//
// The function may run more than once: after a lost connection, a conflict with another process, or a commit
// whose outcome nobody knows. So it begins by reading what it is about, by its natural key (the mail that is
// still new, the window that is still open, the letter with this dedupe key), and does nothing when that is
// done already. What statements there are is declared by subject: mailbox.h, players.h, games.h, play.h.

#include <chrono>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace adj::store {

using Time = std::chrono::sys_time<std::chrono::milliseconds>;

// The database is away (or its disk is full) and stayed so for all tries; nothing was done.
struct Unavailable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Tx {
 public:
  struct Impl;
  explicit Tx(Impl& impl) : impl_(impl) {}
  Tx(const Tx&) = delete;
  Tx& operator=(const Tx&) = delete;
  Impl& impl() { return impl_; }

 private:
  Impl& impl_;
};

// For fault tests: called at named moments ("commit.before", "commit.after", …); may throw to stand for a
// crash.
using Fault = std::function<void(const char* moment)>;

class Store {
 public:
  struct Connection;  // statement.h

  // Connects at once; throws Unavailable. `tries`: how often a transaction is begun again.
  explicit Store(std::string connection, int tries = 5);
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // `meanwhile`: what to do while the server commits; it throws nothing.
  void transact(const std::function<void(Tx&)>& work, const std::function<void()>& meanwhile = {});
  template <class F>
  auto query(F work) {
    decltype(work(std::declval<Tx&>())) result{};
    transact([&](Tx& tx) { result = work(tx); });
    return result;
  }

  // Waits for a notice on the channel "tabellarius" (see `notify`), at most so long. Returns what was said.
  std::vector<std::string> wait_for_notices(std::chrono::milliseconds longest);
  // The settings that durability rests on: synchronous_commit and fsync. Empty when all is well.
  std::vector<std::string> durability_problems();

  // The connection as the server knows it, which may be another after every transaction; 0 when there is
  // none. What an older one has leased is anybody's.
  int session() const;

  // From now on its commits do not wait for the disk. Nothing is lost when we die; when the server does, the
  // last of them may be undone, up to the last commit of any connection that waited. So whoever acts upon
  // what they wrote, where that cannot be undone, commits something of his own first, and waits.
  void commit_without_waiting();

  void set_fault(Fault fault) { fault_ = std::move(fault); }

 private:
  void connect();
  std::string address_;
  int tries_;
  bool waits_for_disk_ = true;
  std::unique_ptr<Connection> connection_;
  Fault fault_;
};

// Wakes whoever waits, when this transaction commits: "inbox", "outbox", "due".
void notify(Tx& tx, const std::string& what);

// Whoever commits this transaction wakes a sender himself: its letters need not be told of through the
// database. Other senders find them when they look.
void wakes_own_sender(Tx& tx);

// The game is this transaction's alone until it ends. Waits for its turn.
void lock_game(Tx& tx, const std::string& game);
// The same, without waiting: false when another has it.
bool try_lock_game(Tx& tx, const std::string& game);

// Whether it is this transaction's alone.
bool is_locked(Tx& tx, const std::string& game);

// What this transaction writes may be lost when the server crashes, so that its commit need not wait for the
// disk: that the mailbox was there.
void may_be_lost(Tx& tx);

// No other reader takes mails until this transaction ends.
void lock_readers(Tx& tx);

// Answers to questions that were asked ahead (`expect_…`) and are not needed any more.
void expect_nothing(Tx& tx);

// Runs part of a transaction that may fail without losing the rest: true when it went through. Errors of the
// database as a whole (a lost connection) are thrown on.
bool attempt(Tx& tx, const std::function<void()>& work, std::string& error);

}  // namespace adj::store
