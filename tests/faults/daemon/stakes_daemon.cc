// The service with the cheap game, for the sweeps of every_call and two_daemons: what `tabellarius
// migrate|serve|replay` do, with the same parts.

#include <csignal>
#include <iostream>

#include "adjudicator/service/daemon.h"
#include "adjudicator/service/log.h"
#include "adjudicator/service/mailboxes.h"
#include "adjudicator/service/replay.h"
#include "adjudicator/store/migrate.h"
#include "tests/faults/stakes.h"

namespace adj {

namespace {

int serve(const service::Context& context) {
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &stop, nullptr);  // before there is a thread
  service::Daemon daemon(context, service::make_source(context.config, context.log),
                         service::make_sink(context.config));
  daemon.start();
  int which = 0;
  sigwait(&stop, &which);
  daemon.stop();
  return 0;
}

int replay(const service::Context& context, const std::string& code) {
  store::Store store(context.config.database);
  const auto result = store.query([&](store::Tx& tx) { return service::replay(context, tx, code); });
  if (!result) return 1;
  if (result->difference) std::cout << "first difference: " << *result->difference << "\n";
  return result->difference ? 1 : 0;
}

// stakes_daemon migrate|serve|replay [CODE] --config FILE
int run(const std::vector<std::string>& words) {
  const service::Config config = service::read_config(words.back());
  Registry games;
  games.add(stakes::make_module());
  const Templates templates = Templates::embedded();
  const service::SystemClock clock;
  service::PocoLog log(config.log_level);
  service::Metrics metrics;
  const service::Context context{config, games, templates, clock, log, metrics};
  if (words.front() == "serve") return serve(context);
  if (words.front() == "replay") return replay(context, words.at(1));
  store::Store store(config.database);
  store::migrate(store);
  return 0;
}

}  // namespace

}  // namespace adj

int main(int count, char** words) {
  if (count < 4) return 2;
  try {
    return adj::run({words + 1, words + count});
  } catch (const std::exception& e) {
    std::cerr << e.what() << "\n";
    return 1;
  }
}
