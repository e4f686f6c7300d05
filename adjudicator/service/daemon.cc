#include "adjudicator/service/daemon.h"

#include <algorithm>

#include "adjudicator/service/due.h"
#include "adjudicator/service/intake.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/service/reader.h"
#include "adjudicator/service/sender.h"
#include "adjudicator/store/games.h"

namespace adj::service {

namespace {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

// Notices wake the threads; these are for the day a notice is lost.
constexpr milliseconds kReadEvery = 5s, kSendEvery = 5s, kDueEvery = 30s, kArchiveEvery = 10s;
constexpr milliseconds kListen = 200ms;  // no bell interrupts it: a shutdown waits so long
constexpr milliseconds kFirstPause = 500ms, kLongestPause = 60s;

// After failures in a row: half a second, one, two, … a minute.
milliseconds pause_after(int failures) {
  milliseconds pause = kFirstPause;
  for (int i = 1; i < failures && pause < kLongestPause; ++i) pause *= 2;
  return std::min(pause, kLongestPause);
}

}  // namespace

Daemon::Daemon(const Context& context, std::unique_ptr<mail::Source> source, std::unique_ptr<mail::Sink> sink,
               ArchiveHook archive)
    : context_(context), source_(std::move(source)), sink_(std::move(sink)), archive_(std::move(archive)) {
  context_.loaded = &loaded_;
  context_.own_sender = true;
  for (int i = 0; i < context_.config.workers; ++i) reader_bells_.push_back(std::make_unique<mail::Wakeup>());
}

Daemon::~Daemon() { stop(); }

void Daemon::start() {
  const int batch = context_.config.batch;
  add_thread([this] { fetch_for_ever(); });
  add_thread([this] { listen_for_ever(); });
  for (const auto& bell : reader_bells_)
    add_thread([this, &bell, batch] {
      MailsInHand ahead;
      keep_doing("read", *bell, [this, batch, &ahead](store::Store& s) {
        s.commit_without_waiting();  // senders wait: nothing goes out of what could still be undone
        if (read_mails(context_, s, batch, &ahead) > 0) send_bell_.ring();
        return ahead.mails.empty() ? kReadEvery : 0ms;  // whatever comes now rings the bell
      });
    });
  add_thread([this] {
    keep_doing("due", due_bell_,
               [this](store::Store& s) { return run_due(context_, s) > 0 ? 0ms : kDueEvery; });
  });
  add_thread([this, batch] {
    LettersInHand ahead;
    keep_doing("send", send_bell_, [this, batch, &ahead](store::Store& s) {
      send_letters(context_, s, *sink_, batch, &ahead, &send_bell_);
      return ahead.letters.empty() ? kSendEvery : 0ms;  // whatever comes now rings the bell
    });
  });
  if (archive_)
    add_thread([this] {
      keep_doing("archive", archive_bell_,
                 [this](store::Store& s) { return archive_(s) > 0 ? 0ms : kArchiveEvery; });
    });
  context_.log.note("service.started", "workers=" + std::to_string(context_.config.workers));
}

void Daemon::ask_to_stop() noexcept {
  stopping_ = true;
  for (const mail::Wakeup* bell : {&fetch_bell_, &listen_bell_, &due_bell_, &send_bell_, &archive_bell_})
    bell->ring();
  for (const auto& bell : reader_bells_) bell->ring();
}

void Daemon::stop() {
  ask_to_stop();
  for (std::thread& thread : threads_) thread.join();
  if (!threads_.empty()) context_.log.note("service.stopped");
  threads_.clear();
}

void Daemon::add_thread(std::function<void()> work) { threads_.emplace_back(std::move(work)); }

void Daemon::sleep(const mail::Wakeup& bell, milliseconds time) const {
  if (!stopping_ && time > 0ms) bell.wait_for(time);
}

void Daemon::keep_doing(const char* name, const mail::Wakeup& bell, const Round& round) {
  std::unique_ptr<store::Store> store;
  int failures = 0;
  // What somebody who has just died had in hand is free only when the server has seen it: at first, we look
  // again soon.
  milliseconds soon = kFirstPause;
  while (!stopping_) {
    milliseconds pause = 0ms;
    try {
      if (!store) store = std::make_unique<store::Store>(context_.config.database);
      pause = round(*store);
      failures = 0;
      if (pause > soon) {
        pause = soon;
        soon *= 2;
      }
    } catch (const std::exception& e) {
      ++context_.metrics.database_errors;
      context_.log.problem(std::string(name) + ".failed", e.what());
      store.reset();
      pause = pause_after(++failures);
      soon = kFirstPause;
    }
    sleep(bell, pause);
  }
}

void Daemon::fetch_for_ever() {
  std::unique_ptr<store::Store> store;
  int failures = 0;
  while (!stopping_) {
    try {
      if (!store) store = std::make_unique<store::Store>(context_.config.database);
      const int fetched = fetch_mails(context_, *store, *source_);
      store->transact([&](store::Tx& tx) {
        note_mailbox(context_, tx);
        store::may_be_lost(tx);
      });
      failures = 0;
      if (fetched == 0 && !stopping_)
        source_->wait(std::chrono::duration_cast<milliseconds>(context_.config.poll), fetch_bell_);
    } catch (const mail::SourceFailure& e) {
      ++context_.metrics.mailbox_errors;
      context_.log.problem("fetch.failed", e.what());
      if (e.kind == mail::SourceFailure::Kind::configuration && store) try {
          store->transact(
              [&](store::Tx& tx) { alert(context_, tx, "the mailbox cannot be read", e.what()); });
        } catch (const std::exception&) {
          store.reset();
        }
      sleep(fetch_bell_, pause_after(++failures));
    } catch (const std::exception& e) {
      ++context_.metrics.database_errors;
      context_.log.problem("fetch.failed", e.what());
      store.reset();
      sleep(fetch_bell_, pause_after(++failures));
    }
  }
}

// Hears what other transactions, of any process, have done, and wakes whom it concerns.
void Daemon::listen_for_ever() {
  std::unique_ptr<store::Store> store;
  int failures = 0;
  while (!stopping_) {
    try {
      if (!store) store = std::make_unique<store::Store>(context_.config.database);
      for (const std::string& what : store->wait_for_notices(kListen)) {
        if (what == "inbox")
          for (const auto& bell : reader_bells_) bell->ring();
        if (what == "outbox") send_bell_.ring();
        if (what == "due") due_bell_.ring();
      }
      failures = 0;
    } catch (const std::exception& e) {
      ++context_.metrics.database_errors;
      context_.log.problem("listen.failed", e.what());
      store.reset();
      sleep(listen_bell_, pause_after(++failures));
    }
  }
}

}  // namespace adj::service
