// Fault plan F1 (MAIL §5): whatever breaks at whatever moment, no mail is lost, none is carried out twice,
// every letter arrives, and the game is where it would be if nothing had happened.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "adjudicator/service/intake.h"
#include "adjudicator/service/reader.h"
#include "tests/faults/script.h"

namespace adj::faults {
namespace {

constexpr int kScripts = 40;
constexpr int kPoints = 27, kMigration = 24;  // MAIL §5

long number_from_environment(const char* name, long otherwise) {
  const char* text = std::getenv(name);
  return text ? std::atol(text) : otherwise;
}

struct Totals {
  long seeds = 0, faults = 0, crashes = 0, mails = 0, letters = 0, duplicates = 0, duplicates_allowed = 0;
  long lost = 0, applied_twice = 0;
  std::map<std::string, long> struck;  // by moment and action
  std::map<std::string, long> moments;
  std::map<int, long> points;
};

void report_failure(long seed, const World& world, const Script& script, const Verdict& verdict) {
  std::string text = "seed " + std::to_string(seed) + ", script " + std::to_string(script.number) + "\n";
  for (const Fault& fault : world.moments.struck()) text += "  " + text_of(fault) + "\n";
  for (std::size_t i = 0; i < std::min<std::size_t>(verdict.faults.size(), 20); ++i)
    text += "  " + verdict.faults[i] + "\n";
  for (std::size_t i = 0; i < std::min<std::size_t>(world.log.problems.size(), 10); ++i)
    text += "  log: " + world.log.problems[i] + "\n";
  ADD_FAILURE() << text << "again: FAULT_SEED=" << seed << " tests/faults_test --gtest_filter=Simulation.*";
}

void run_seed(World& world, long seed, Totals& totals) {
  const Reference& reference = reference_for(world, static_cast<int>(seed % kScripts));
  Random random(static_cast<std::uint64_t>(seed));
  world.begin(reference.script.beginning, make_plan(reference.moments, random), reference.script.batch);
  totals.mails += play(world, reference.script, &random);
  const Verdict verdict = judge(world, reference);
  if (!verdict.faults.empty()) report_failure(seed, world, reference.script, verdict);
  ++totals.seeds;
  totals.crashes += world.record.crashes;
  totals.letters += verdict.letters;
  totals.duplicates += verdict.duplicates;
  totals.duplicates_allowed += world.record.duplicates_allowed;
  totals.lost += verdict.lost;
  totals.applied_twice += verdict.applied_twice;
  for (const Fault& fault : world.moments.struck()) {
    ++totals.faults;
    ++totals.moments[fault.moment];
    ++totals.struck[fault.moment + " " + std::string(name_of(fault.action))];
    for (const int point : points_of(fault)) ++totals.points[point];
  }
}

void print(const Totals& t) {
  for (const auto& [what, times] : t.struck) std::printf("%6ld  %s\n", times, what.c_str());
  std::printf("points");
  for (const auto& [point, times] : t.points) std::printf("  %d: %ld", point, times);
  std::printf("\n");
  std::printf(
      "seeds %ld  faults %ld  crashes %ld  mails %ld  letters %ld  lost %ld  applied twice %ld  letters sent "
      "twice %ld "
      "(at most %ld)\n",
      t.seeds, t.faults, t.crashes, t.mails, t.letters, t.lost, t.applied_twice, t.duplicates,
      t.duplicates_allowed);
}

TEST(Simulation, NothingIsLostAndNothingIsDoneTwice) {
  const long first = number_from_environment("FAULT_SEED", 1);
  const bool one = std::getenv("FAULT_SEED") && !std::getenv("FAULT_SEEDS");
  const long count = one ? 1 : number_from_environment("FAULT_SEEDS", 2000);
  World world;
  Totals totals;
  for (long seed = first; seed < first + count && !HasFailure(); ++seed) run_seed(world, seed, totals);
  print(totals);
  if (count < 1000) return;
  // Every moment that the service names has had its share, and every point of the plan.
  for (const auto& [moment, times] : totals.moments) EXPECT_GE(times, count / 100) << moment;
  EXPECT_GE(totals.moments.size(), 32u);
  for (int point = 1; point <= kPoints; ++point) {
    if (point == kMigration) continue;  // AMigrationMayDieAnywhere
    EXPECT_GE(totals.points[point], count / 100) << "point " << point;
  }
}

// A mail that kills its reader is put aside in the end; the others are read.
TEST(Simulation, AMailThatKillsItsReaderIsQuarantined) {
  World world;
  world.config.limits.attempts = 3;
  world.begin(World::Beginning::running,
              {{"mail.identified", 1, Action::crash},
               {"mail.identified", 2, Action::crash},
               {"mail.identified", 3, Action::crash}},
              5);
  for (int i = 1; i <= 3; ++i)
    world.deliver({"<" + std::to_string(i) + "@example.org>", kDave, world.config.address,
                   "HELP " + std::to_string(i)});
  world.settle();
  EXPECT_EQ(world.record.crashes, 3);
  EXPECT_EQ(world.database.sql("select message_id || ' ' || state from inbox order by mail"),
            "<1@example.org> quarantined\n<2@example.org> done\n<3@example.org> done");
  EXPECT_EQ(world.database.sql("select count(*) from outbox where recipient = 'dave@example.net'"), "2");
  EXPECT_EQ(world.database.sql("select count(*) from outbox where kind = 'alert'"), "1");
}

// Readers of several processes, woken by the same notice, take the same mail before the first of them reads
// it: nobody has failed at it.
TEST(Simulation, AMailThatManyTakeAtOnceIsReadOnce) {
  constexpr int kReaders = 5;
  World world;
  world.config.limits.attempts = 3;
  world.begin(World::Beginning::running, {}, 5);
  world.deliver({"<1@example.org>", kDave, world.config.address, "HELP"});
  std::vector<std::unique_ptr<store::Store>> stores;
  for (int i = 0; i < kReaders; ++i)
    stores.push_back(std::make_unique<store::Store>(world.database.connection()));
  service::Context context{world.config, world.games, world.templates, world.clock, world.log, world.metrics};
  FaultySource source(world);
  service::fetch_mails(context, *stores.front(), source);
  std::size_t next = 0;
  context.fault = [&](const char* moment) {
    if (std::string_view(moment) == "mails.counted" && next < stores.size())
      service::read_mails(context, *stores[next++], 5);
  };
  store::Store last(world.database.connection());
  service::read_mails(context, last, 5);
  EXPECT_EQ(next, stores.size());
  EXPECT_EQ(world.database.sql("select state || ' ' || attempts from inbox"), "done 1");
  EXPECT_EQ(world.database.sql("select count(*) from outbox where recipient = 'dave@example.net'"), "1");
}

// A process that dies while it brings the schema up to date leaves it to the next.
TEST(Simulation, AMigrationMayDieAnywhere) {
  store::Database database(true);
  store::Store fresh(database.connection());
  const auto migrations = static_cast<int>(store::migrate(fresh).size());
  const auto schema = [&] {
    return database.sql(
        "select md5(string_agg(table_name || '.' || column_name || ':' || data_type, ',' order by "
        "table_name, column_name)) from information_schema.columns where table_schema = 'public'");
  };
  const std::string whole = schema();
  std::vector<Fault> faults;
  for (const Action action : possible_at("commit.before"))  // a crash is the first of them
    for (const char* moment : {"commit.before rest", "commit.after rest"})
      for (int i = 1; i <= migrations; ++i)
        if (std::ranges::count(possible_at(moment), action) > 0) faults.push_back({moment, i, action});
  const long count = std::max(2L * migrations, number_from_environment("FAULT_SEEDS", 2000) / 100);
  Moments moments;
  moments.act = [&](Action action) {
    if (action == Action::backend_killed) database.cut_connections();
  };
  long strikes = 0;
  for (; strikes < count; ++strikes) {
    const Fault& fault = faults[static_cast<std::size_t>(strikes) % faults.size()];
    database.sql("set client_min_messages = warning; drop schema public cascade; create schema public");
    moments.begin({fault});
    try {
      store::Store dying(database.connection());
      dying.set_fault([&](const char* now) { moments.at(now); });
      store::migrate(dying);
    } catch (const Crash&) {
    }
    ASSERT_EQ(moments.struck().size(), 1u) << text_of(fault);
    store::Store next(database.connection());
    store::migrate(next);
    EXPECT_TRUE(store::migration_state(next).pending.empty()) << text_of(fault);
    EXPECT_EQ(schema(), whole) << text_of(fault);
  }
  std::printf("points  %d: %ld\n", kMigration, strikes);
}

}  // namespace
}  // namespace adj::faults
