#include "tests/faults/world.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

#include "adjudicator/service/due.h"
#include "adjudicator/service/intake.h"
#include "adjudicator/service/reader.h"
#include "adjudicator/service/replay.h"
#include "adjudicator/service/sender.h"
#include "adjudicator/store/statement.h"
#include "mail/maildir.h"
#include "mail/mime.h"
#include "tests/faults/stakes.h"

namespace adj::faults {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

// In the order in which rows can be inserted; the reverse deletes.
constexpr std::array kTables{"players", "addresses",   "absences", "confirmations", "games",
                             "seats",   "invitations", "standbys", "windows",       "inputs",
                             "events",  "reports",     "press",    "audit",         "inbox",
                             "outbox",  "bounces",     "failures", "facts"};

// Mails are synced as they are written; in memory that costs nothing.
fs::path new_folder() {
  const fs::path memory = "/dev/shm";
  const fs::path folder = (fs::is_directory(memory) ? memory : fs::temp_directory_path()) /
                          ("tabellarius-faults-" + std::to_string(getpid()));
  fs::create_directories(folder);
  return folder;
}

std::string content_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

// While it lives, no file can grow beyond a few bytes.
class FullDisk {
 public:
  FullDisk() {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit tiny{64, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &tiny);
  }
  ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
};

// Files of new/, oldest first.
std::vector<fs::path> mails_in(const fs::path& maildir) {
  std::vector<fs::path> files;
  if (fs::is_directory(maildir / "new"))
    for (const auto& entry : fs::directory_iterator(maildir / "new")) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

}  // namespace

World::World()
    : templates(Templates::embedded({{"en/report.txt.mustache", "A report.\n"},
                                     {"fr/report.txt.mustache", "Un rapport.\n"},
                                     {"en/report.html.mustache", "A report.\n"},
                                     {"fr/report.html.mustache", "Un rapport.\n"}})),
      eyes_(database.connection()) {
  folder = new_folder();
  in = folder / "in";
  out = folder / "out";
  config.address = "games@tabellarius.test";
  config.operator_address = "operator@tabellarius.test";
  config.key = sha256("a key for tests");
  // Nobody is too loud here, and mails are not to blame for the crashes of their readers.
  config.limits = {1000, 1000, 100000, 20, 1 << 20, 100};
  victim_ = database.connection() + " application_name=victim";
  config.database = victim_;
  games.add(stakes::make_module());
  moments.act = [this](Action action) { act(action); };
  database.sql("alter table players alter column format set default 'text'");
  // Thousands of short lives of the service: plans that suit every value are made once in each.
  database.sql("alter role tabellarius set plan_cache_mode = force_generic_plan");
  observer_ = std::make_unique<store::Store>(database.connection());
  mail::make_maildir(in);
  handshake(kAlice, "NEW stakes hours=24 reaction=24 grace=0 reminder=12");
  game_ = ask("select game from games");
  keep_pattern("open");
  handshake(kAlice, "JOIN " + game_ + " SEAT 1 NAME Alice NONCE sunshine");
  handshake(kBenoit, "REJOINS " + game_ + " PLACE 2 NOM Benoit GRAIN pluie");
  if (window() != 1) throw std::runtime_error("the game did not begin");
  keep_pattern("running");
}

World::~World() {
  service_.reset();
  observer_.reset();
  std::error_code ignored;
  fs::remove_all(folder, ignored);
}

void World::handshake(const std::string& person, const std::string& text) {
  deliver({"<first" + std::to_string(++letters_) + "@example.org>", person, config.address, text});
  settle();
  deliver(
      {"<first" + std::to_string(++letters_) + "@example.org>", person, reply_address(person, "+c."), "yes"});
  settle();
}

std::string World::ask(const std::string& sql) {
  const auto result = eyes_.run_script(sql);
  return result.empty() || result[0][0].is_null() ? std::string() : store::text_in(result[0][0]);
}

void World::keep_pattern(const std::string& name) {
  const std::string schema = "pattern_" + name;
  std::string sql = "create schema " + schema + ";", back;
  for (const char* table : kTables)
    sql += "create table " + schema + "." + table + " as table public." + table + ";";
  for (auto table = kTables.rbegin(); table != kTables.rend(); ++table)
    back += std::string("delete from ") + *table + ";";
  // The mails that led to the beginning are forgotten; the reports of the first window are still to be sent.
  for (const char* table : kTables)
    if (std::string_view(table) != "inbox")
      back += std::string("insert into ") + table + " overriding system value select * from " + schema + "." +
              table + (std::string_view(table) == "outbox" ? " where kind = 'report';" : ";");
  back += "update outbox set state = 'waiting', attempts = 0, lease_until = null, sent_at = null;";
  // A function, because its statements are planned once for all the thousands of beginnings.
  database.sql(sql + "create function " + schema + ".restore() returns void language plpgsql as $$ begin " +
               back + " end $$");
}

void World::begin(Beginning beginning, std::vector<Fault> plan, int batch) {
  // One that works goes on: a new connection costs the database as much as a mail. A run to compare with, and
  // a plan that breaks the connecting, want a new one.
  if (plan.empty() || std::ranges::count(plan, "connect", &Fault::moment) > 0) service_.reset();
  if (++resets_ % 100 == 0) database.sql("vacuum");
  const char* restore = beginning == Beginning::open ? "pattern_open.restore()" : "pattern_running.restore()";
  observer_->transact([&](store::Tx& tx) { store::run(tx, std::string("select ") + restore); });
  fs::remove_all(in);
  fs::remove_all(out);
  mail::make_maildir(in);
  clock = {};
  log = {};
  record = {};
  unrecorded_ = 0;
  batch_ = batch;
  moments.begin(std::move(plan));
}

// --- People

void World::deliver(const WrittenMail& m, const char* trace) {
  mail::deliver_to_maildir(
      in, "Return-Path: <" + m.from + ">\nDelivered-To: " + m.to + "\n" + trace + "From: " + m.from +
              "\nTo: " + m.to + "\nSubject: game\nMessage-ID: " + m.id +
              "\nDate: Mon, 02 Feb 2026 09:00:00 +0000\nContent-Type: text/plain; charset=utf-8\n\n" +
              m.text + "\n");
}

std::string World::reply_address(const std::string& person, const std::string& part) {
  std::string found;
  for (const fs::path& file : mails_in(out / person)) {
    const mail::Incoming letter = mail::read_message(content_of(file), {});
    if (!letter.reply_to.empty() && letter.reply_to.front().address.find(part) != std::string::npos)
      found = letter.reply_to.front().address;
  }
  if (found.empty()) record.problems.push_back("no letter to " + person + " that may be answered at " + part);
  return found;
}

// --- The service

World::Service::Service(World& world)
    : context{world.config,
              world.games,
              world.templates,
              world.clock,
              world.log,
              world.metrics,
              [&world](const char* moment) {
                world.moments.at(moment);
                if (std::string_view(moment) == "send.noted") world.unrecorded_ = 0;
              }},
      store((world.moments.at("connect"), world.victim_)),
      source(world),
      sink(world) {
  store.set_fault([&world](const char* moment) { world.moments.at(moment); });
  context.loaded = &loaded;  // as a daemon has them
  context.own_sender = true;
}

// What the threads of a daemon do, in turn.
bool World::Service::round(int batch) {
  bool busy = service::fetch_mails(context, store, source) > 0;
  store.transact([&](store::Tx& tx) { service::note_mailbox(context, tx); });
  busy = service::read_mails(context, store, batch, &mails_ahead) > 0 || busy;
  busy = service::run_due(context, store) > 0 || busy;
  return service::send_letters(context, store, sink, batch, &letters_ahead) > 0 || busy;
}

void World::lose_service() {
  record.duplicates_allowed += unrecorded_;
  unrecorded_ = 0;
  service_.reset();
}

void World::die() {
  ++record.crashes;
  lose_service();
}

void World::settle() {
  constexpr int kMostRounds = 500;
  for (int i = 0; i < kMostRounds; ++i) {
    try {
      if (!service_) service_ = std::make_unique<Service>(*this);
      if (service_->round(batch_)) continue;
      moments.at("idle");
      if (!wake_later()) return;
    } catch (const Crash&) {
      die();
    } catch (const mail::SourceFailure&) {  // tried again, as the daemon does
    } catch (const store::LinkLost&) {      // no connection could be made
      lose_service();
    } catch (const store::Unavailable&) {
      lose_service();
    }
  }
  record.problems.push_back("does not come to rest");
}

// What is left to be done, and when: a single look, for it is taken after every mail of thousands of runs.
World::Rest World::look_around() {
  using std::chrono::milliseconds;
  const auto found = eyes_.run(
      "select coalesce((select jsonb_typeof(value) = 'object' from facts where fact = 'clock_stopped'), "
      "false), "
      "exists (select from outbox where state = 'waiting' and lease_until > to_timestamp($1::bigint / "
      "1000.0)) "
      "or exists (select from inbox where state = 'new' and reader_pid is not null), (select (extract(epoch "
      "from min(t)) * 1000)::bigint from (select not_before t from inbox where state = 'new' union all "
      "select "
      "greatest(not_before, lease_until) from outbox where state = 'waiting') later)",
      {store::parameter(std::int64_t{clock.now().time_since_epoch().count()})});
  const auto row = found[0];
  return {store::bool_in(row[0]), store::bool_in(row[1]), store::maybe(row[2], [](const store::Field& f) {
            return service::Time(milliseconds(store::big_in(f)));
          })};
}

// Nothing is to be done now: when is? False when all is done.
bool World::wake_later() {
  Rest rest = look_around();
  if (rest.clock_stopped) {  // the operator has looked into it
    observer_->transact([&](store::Tx& tx) { service::resume_clock(service_->context, tx); });
    return true;
  }
  // A letter or a mail in the hands of somebody who died. The server may need a moment to see that he did.
  for (int i = 0; i < 2000 && rest.held; ++i) {
    std::this_thread::sleep_for(2ms);
    if (service_->round(batch_)) return true;
    rest = look_around();
  }
  if (rest.held) record.problems.push_back("a letter or a mail waits for somebody dead");
  if (!rest.next) return false;
  clock.set(std::max(*rest.next, clock.now()));
  return true;
}

void World::pass_until_window(int number) {
  for (int hours = 0; hours < 120 && window() < number; hours += 5) {
    clock.set(clock.now() + 5h);
    settle();
  }
}

int World::window() { return std::stoi(ask("select window_number from games where game = '" + game_ + "'")); }

// --- Faults that need the world

void World::act(Action action) {
  switch (action) {
    case Action::backend_killed:
      ask("select count(pg_terminate_backend(pid, 5000)) from pg_stat_activity where application_name = "
          "'victim'");
      return;
    case Action::clock_jump:
      clock.set(clock.now() + 7h);
      return;
    case Action::lease_expired:
      other_sender();
      return;
    case Action::none:
    case Action::crash:
    case Action::in_doubt:
    case Action::conflict:
    case Action::deadlock:
    case Action::connection_lost:
    case Action::database_full:
    case Action::mailbox_fails:
    case Action::sink_retry:
    case Action::sink_permanent:
    case Action::sink_configuration:
    case Action::sink_ambiguous:
    case Action::sink_disk_full:
      return;
  }
}

// The lease runs out while its sender is still at work (a sink that takes its time): what he has in hand goes
// out twice.
void World::other_sender() {
  clock.set(clock.now() + 11min);
  service::Context context{config, games, templates, clock, log, metrics};
  mail::MaildirSink sink(out);
  record.duplicates_allowed += service::send_letters(context, *observer_, sink, batch_);
}

FaultySource::FaultySource(World& world) : world_(world), inner_("inbox", world.in) {}

std::vector<mail::FetchedMail> FaultySource::poll(std::size_t limit) {
  auto mails = inner_.poll(limit);
  if (!mails.empty()) world_.moments.at("fetch.half");  // what was read of them is lost
  return mails;
}

void FaultySource::acknowledge(std::span<const mail::MailId> stored) {
  const std::size_t half = stored.size() / 2;
  inner_.acknowledge(stored.first(half));
  world_.moments.at("move.half");
  inner_.acknowledge(stored.subspan(half));
}

FaultySink::FaultySink(World& world) : world_(world), inner_(world.out) {}

mail::SendOutcome FaultySink::refuse(Action action, std::string_view from, std::string_view recipient,
                                     std::string_view raw) {
  using mail::SendResult;
  switch (action) {
    case Action::sink_permanent:
      // Everybody else's mails are needed for the game to go on.
      if (recipient != kDave) return {SendResult::retry, 450, "later"};
      world_.record.refused.insert(mail::read_message(raw, {}).message_id);
      return {SendResult::permanent, 550, "no such user"};
    case Action::sink_configuration:
      return {SendResult::configuration, 535, "wrong password"};
    case Action::sink_ambiguous:
      return {SendResult::ambiguous, 354, "lost after the data"};
    case Action::sink_disk_full: {
      const FullDisk full;
      return inner_.send(from, recipient, raw);
    }
    default:
      return {SendResult::retry, 450, "later"};
  }
}

mail::SendOutcome FaultySink::send(std::string_view from, std::string_view recipient, std::string_view raw) {
  if (const Action action = world_.moments.at("sink.before"); action != Action::none)
    return refuse(action, from, recipient, raw);
  try {
    world_.moments.at("sink.half");
  } catch (const Crash&) {
    mail::make_maildir(inner_.maildir_of(recipient));
    std::ofstream(inner_.maildir_of(recipient) / "tmp" / "1.half") << raw.substr(0, raw.size() / 2);
    throw;
  }
  const mail::SendOutcome outcome = inner_.send(from, recipient, raw);
  world_.letter_arrived();
  if (world_.moments.at("sink.after") == Action::sink_ambiguous) {
    ++world_.record.duplicates_allowed;
    return {mail::SendResult::ambiguous, 354, "lost after the dot"};
  }
  return outcome;
}

}  // namespace adj::faults
