#pragma once
// The threads of a service. Each has a connection of its own; they share nothing but the configuration, the
// counters and the bells. What fails is logged and tried again after a while that grows; nothing but stop()
// ends the service.

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "adjudicator/service/context.h"
#include "adjudicator/service/loaded_games.h"
#include "mail/sink.h"
#include "mail/source.h"
#include "mail/wakeup.h"

namespace adj::service {

class Daemon {
 public:
  // Writes the pages of games whose archive is stale; returns how many. Run now and then by a thread of its
  // own.
  using ArchiveHook = std::function<int(store::Store&)>;

  Daemon(const Context& context, std::unique_ptr<mail::Source> source, std::unique_ptr<mail::Sink> sink,
         ArchiveHook archive = {});
  ~Daemon();
  Daemon(const Daemon&) = delete;
  Daemon& operator=(const Daemon&) = delete;

  void start();
  // Every thread ends what it has in hand, and no more. Waits for them.
  void stop();
  // Safe in a signal handler: the threads begin to end.
  void ask_to_stop() noexcept;
  bool stopping() const { return stopping_; }

  mail::Health source_health() const { return source_->health(); }
  mail::Health sink_health() const { return sink_->health(); }

 private:
  // Does something; says how long to sleep before the next round. 0: go on at once.
  using Round = std::function<std::chrono::milliseconds(store::Store&)>;

  void keep_doing(const char* name, const mail::Wakeup& bell, const Round& round);
  void fetch_for_ever();
  void listen_for_ever();
  void add_thread(std::function<void()> work);
  void sleep(const mail::Wakeup& bell, std::chrono::milliseconds time) const;

  LoadedGames loaded_;
  Context context_;
  std::unique_ptr<mail::Source> source_;
  std::unique_ptr<mail::Sink> sink_;
  ArchiveHook archive_;
  std::atomic<bool> stopping_{false};
  mail::Wakeup fetch_bell_, listen_bell_, due_bell_, send_bell_, archive_bell_;
  std::vector<std::unique_ptr<mail::Wakeup>> reader_bells_;
  std::vector<std::thread> threads_;
};

}  // namespace adj::service
