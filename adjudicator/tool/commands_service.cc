// tabellarius serve | migrate | replay

#include <csignal>
#include <iostream>

#include "adjudicator/service/archive.h"
#include "adjudicator/service/daemon.h"
#include "adjudicator/service/health.h"
#include "adjudicator/service/log.h"
#include "adjudicator/service/mailboxes.h"
#include "adjudicator/service/replay.h"
#include "adjudicator/store/migrate.h"
#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/commands.h"
#include "adjudicator/tool/desk.h"

namespace adj {

namespace {

constexpr int kArchivesAtOnce = 20;

// SIGINT and SIGTERM, kept for whoever waits for them: taken before there is a thread, so that none gets
// them.
class StopSignals {
 public:
  StopSignals() {
    sigemptyset(&set_);
    sigaddset(&set_, SIGINT);
    sigaddset(&set_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set_, nullptr);
  }
  // From now on a second signal ends the program at once.
  ~StopSignals() { pthread_sigmask(SIG_UNBLOCK, &set_, nullptr); }
  void wait() const {
    int which = 0;
    sigwait(&set_, &which);
  }

 private:
  sigset_t set_{};
};

// What must be right before the first mail is read.
void prepare(Desk& desk, service::Log& log) {
  if (desk.config().migrate) {
    for (const std::string& name : store::migrate(desk.store())) log.note("migrated", "migration=" + name);
  } else if (!store::migration_state(desk.store()).pending.empty()) {
    throw std::runtime_error(
        "the database is not up to date, and migrate = no: run tabellarius migrate first");
  }
  for (const std::string& problem : desk.store().durability_problems()) log.problem("database", problem);
}

}  // namespace

int command_serve(const CommandLine& words) {
  const Arguments arguments(words, {"config"}, {});
  if (!arguments.rest().empty()) throw UsageError("takes no " + arguments.rest().front());
  Desk desk(config_file(arguments));
  service::PocoLog log(desk.config().log_level);
  service::Metrics metrics;
  const service::Context& common = desk.context();
  const service::Context context{common.config, common.games, common.templates, common.clock, log, metrics};
  prepare(desk, log);
  auto signals = std::make_unique<StopSignals>();
  std::unique_ptr<service::HealthServer> health;
  if (desk.config().http_port > 0)
    health = std::make_unique<service::HealthServer>(context, desk.config().http_port);
  service::Daemon daemon(
      context, service::make_source(desk.config(), log), service::make_sink(desk.config()),
      [&](store::Store& store) { return service::write_archives(context, store, kArchivesAtOnce); });
  daemon.start();
  signals->wait();
  signals.reset();
  daemon.stop();
  return 0;
}

int command_migrate(const CommandLine& words) {
  const Arguments arguments(words, {"config"}, {"dry-run"});
  Desk desk(config_file(arguments));
  if (arguments.has("dry-run")) {
    for (const std::string& name : store::migration_state(desk.store()).pending)
      std::cout << "pending " << name << "\n";
    return 0;
  }
  const auto applied = store::migrate(desk.store());
  for (const std::string& name : applied) std::cout << "applied " << name << "\n";
  if (applied.empty()) std::cout << "the database is up to date\n";
  return 0;
}

int command_replay(const CommandLine& words) {
  const Arguments arguments(words, {"config"}, {});
  if (arguments.rest().size() != 1) throw UsageError("needs one code of a game");
  const std::string& code = arguments.rest().front();
  Desk desk(config_file(arguments));
  const auto result =
      desk.store().query([&](store::Tx& tx) { return service::replay(desk.context(), tx, code); });
  if (!result) throw UsageError("there is no game " + code + " that has begun");
  if (result->difference) std::cout << "first difference: " << *result->difference << "\n";
  std::cout << result->inputs << " inputs carried out, " << result->windows << " windows and "
            << result->events << " events alike\n";
  return result->difference ? 1 : 0;
}

}  // namespace adj
