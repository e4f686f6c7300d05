// The operator's pages: over HTTP, with a database that comes and goes.

#include "adjudicator/service/health.h"

#include <Poco/Net/HTTPClientSession.h>
#include <Poco/Net/HTTPRequest.h>
#include <Poco/Net/HTTPResponse.h>
#include <Poco/Net/NetException.h>
#include <Poco/StreamCopier.h>
#include <gmock/gmock.h>

#include <set>
#include <sstream>
#include <thread>

#include "adjudicator/service/due.h"
#include "adjudicator/store/games.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using namespace std::chrono_literals;

struct Got {
  int status = 0;
  std::string type, body;
};

// A page of 127.0.0.1; status 0 when nobody listens.
Got get(int port, const std::string& path, const std::string& method = "GET",
        const std::string& host = "127.0.0.1") {
  try {
    Poco::Net::HTTPClientSession session(host, static_cast<Poco::UInt16>(port));
    session.setTimeout(Poco::Timespan(10, 0));
    Poco::Net::HTTPRequest request(method, path, Poco::Net::HTTPMessage::HTTP_1_1);
    session.sendRequest(request);
    Poco::Net::HTTPResponse response;
    std::istream& in = session.receiveResponse(response);
    Got got{response.getStatus(), response.getContentType(), {}};
    Poco::StreamCopier::copyToString(in, got.body);
    return got;
  } catch (const Poco::Net::ConnectionRefusedException&) {
    return {};
  }
}

struct Health : testing::Test {
  Health() {
    config.database = database.connection();
    config.poll = 60s;
    metrics.last_fetch = seconds_now();
  }
  long seconds_now() const {
    return std::chrono::duration_cast<std::chrono::seconds>(clock.now().time_since_epoch()).count();
  }
  void fact(const char* name, const Json& value) {
    store::Store store(database.connection());
    store.transact([&](store::Tx& tx) { store::set_fact(tx, name, value, clock.now()); });
  }
  std::vector<std::string> problems() {
    std::vector<std::string> list;
    const Json page = Json::parse(get(server().port(), "/health").body);
    for (const Json& each : page.at("problems").as_array()) list.push_back(each.as_string());
    return list;
  }
  HealthServer& server() {
    if (!server_) server_.emplace(context, 0, 0ms);
    return *server_;
  }

  store::Database database;
  FakeClock clock;
  Config config;
  Registry games;
  Templates templates = Templates::embedded();
  MemoryLog log;
  Metrics metrics;
  Context context{config, games, templates, clock, log, metrics};
  std::optional<HealthServer> server_;
};

TEST_F(Health, AllIsWell) {
  const Got page = get(server().port(), "/health");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.type, "application/json");
  const Json health = Json::parse(page.body);
  EXPECT_TRUE(health.at("healthy").as_bool());
  EXPECT_TRUE(health.at("database").as_bool());
  EXPECT_EQ(health.at("mailbox").at("seconds_since_fetch").as_int(), 0);
  EXPECT_EQ(health.at("inbox").at("new").as_int(), 0);
  EXPECT_FALSE(health.at("breaker_open").as_bool());
  EXPECT_TRUE(health.at("clock_stopped").is_null());
  EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(Health, QueuesAreCounted) {
  database.sql(
      "insert into inbox (source, uidvalidity, uid, content_sha256, recipient, raw, received_at, state) "
      "select "
      "'b', 1, n::text, sha256(n::text::bytea), 'r', '', now(), case when n <= 3 then 'new' when n <= 5 then "
      "'quarantined' else 'done' end from generate_series(1, 9) n");
  database.sql(
      "insert into outbox (dedupe_key, kind, message_id, envelope_from, recipient, raw, state, not_before, "
      "created_at) select n::text, 'report', n::text, 'f', 'r', '', case when n <= 4 then 'waiting' when n "
      "<= 5 "
      "then 'failed' else 'sent' end, now(), now() from generate_series(1, 9) n");
  const Json health = Json::parse(get(server().port(), "/health").body);
  EXPECT_EQ(health.at("inbox").dump(), R"({"new":3,"quarantined":2})");
  EXPECT_EQ(health.at("outbox").dump(), R"({"waiting":4,"failed":1})");
  const std::string metrics_text = get(server().port(), "/metrics").body;
  EXPECT_THAT(metrics_text, HasSubstr("\ntabellarius_inbox{state=\"new\"} 3\n"));
  EXPECT_THAT(metrics_text, HasSubstr("\ntabellarius_inbox{state=\"quarantined\"} 2\n"));
  EXPECT_THAT(metrics_text, HasSubstr("\ntabellarius_outbox{state=\"waiting\"} 4\n"));
  EXPECT_THAT(metrics_text, HasSubstr("\ntabellarius_outbox{state=\"failed\"} 1\n"));
}

TEST_F(Health, BreakerAndClock) {
  fact("breaker", Json(true));
  EXPECT_EQ(get(server().port(), "/health").status, 503);
  EXPECT_THAT(problems(), ElementsAre("breaker"));
  EXPECT_THAT(get(server().port(), "/metrics").body, HasSubstr("\ntabellarius_breaker_open 1\n"));
  fact("breaker", Json(false));
  EXPECT_THAT(problems(), IsEmpty());

  store::Store store(database.connection());
  store.transact([&](store::Tx& tx) { stop_clock(context, tx, "the clock jumped", context.clock.now()); });
  EXPECT_THAT(problems(), ElementsAre("clock"));
  const Got page = get(server().port(), "/health");
  EXPECT_EQ(page.status, 503);
  EXPECT_EQ(Json::parse(page.body).at("clock_stopped").as_string(), "the clock jumped");
  EXPECT_THAT(get(server().port(), "/metrics").body, HasSubstr("\ntabellarius_clock_stopped 1\n"));
}

TEST_F(Health, MailboxSilentForTooLong) {
  server();
  clock.set(clock.now() + 300s);
  EXPECT_THAT(problems(), IsEmpty());
  clock.set(clock.now() + 1s);
  EXPECT_THAT(problems(), ElementsAre("mailbox"));
  EXPECT_THAT(get(server().port(), "/metrics").body, HasSubstr("\ntabellarius_seconds_since_fetch 301\n"));
  metrics.last_fetch = seconds_now();
  EXPECT_THAT(problems(), IsEmpty());
  // Whoever polls rarely is given three polls.
  config.poll = 1000s;
  clock.set(clock.now() + 3000s);
  EXPECT_THAT(problems(), IsEmpty());
  clock.set(clock.now() + 1s);
  EXPECT_THAT(problems(), ElementsAre("mailbox"));
}

TEST_F(Health, MailboxNeverReachedCountsFromTheStart) {
  metrics.last_fetch = 0;
  server();
  clock.set(clock.now() + 300s);
  EXPECT_THAT(problems(), IsEmpty());
  clock.set(clock.now() + 1s);
  EXPECT_THAT(problems(), ElementsAre("mailbox"));
}

TEST_F(Health, DatabaseComesAndGoes) {
  EXPECT_EQ(get(server().port(), "/health").status, 200);
  // A connection lost in between is made again without anybody noticing.
  database.cut_connections();
  EXPECT_EQ(get(server().port(), "/health").status, 200);

  fact("breaker", Json(true));
  store::stop_cluster("immediate");
  const Got page = get(server().port(), "/health");
  EXPECT_EQ(page.status, 503);
  EXPECT_THAT(problems(), ElementsAre("database"));  // nothing is said of what nobody knows
  EXPECT_EQ(Json::parse(page.body).find("inbox"), nullptr);
  const Got metrics_now = get(server().port(), "/metrics");
  EXPECT_EQ(metrics_now.status, 200);
  EXPECT_THAT(metrics_now.body, HasSubstr("\ntabellarius_database_up 0\n"));
  EXPECT_THAT(metrics_now.body, HasSubstr("\ntabellarius_mails_fetched_total 0\n"));
  EXPECT_THAT(metrics_now.body, Not(HasSubstr("tabellarius_games{")));
  EXPECT_THAT(log.problems, Not(IsEmpty()));
  store::start_cluster();
  EXPECT_THAT(problems(), ElementsAre("breaker"));
  EXPECT_THAT(get(server().port(), "/metrics").body, HasSubstr("\ntabellarius_database_up 1\n"));
}

TEST_F(Health, ALockedTableDoesNotHoldThePage) {
  server();
  // Outside of our code, for as long as its session lives.
  std::thread lock([&] { database.sql("begin; lock table games; select pg_sleep(12); rollback"); });
  std::this_thread::sleep_for(500ms);
  const auto began = std::chrono::steady_clock::now();
  EXPECT_THAT(problems(), ElementsAre("database"));
  EXPECT_LT(std::chrono::steady_clock::now() - began, 10s);
  lock.join();
  EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(Health, CountersAndGamesInPrometheusFormat) {
  metrics.mails_in = 7;
  metrics.letters_sent = 40;
  metrics.games_frozen = 1;
  database.sql(
      "insert into games (game, module, scenario, options, status, listed, settings, dice, created_at) "
      "select "
      "'G' || n, 'alea', '1', '{}', case when n < 3 then 'running' else 'frozen' end, true, '{}', '{}', "
      "now() "
      "from generate_series(1, 3) n");
  const Got page = get(server().port(), "/metrics");
  EXPECT_EQ(page.type, "text/plain; version=0.0.4; charset=utf-8");
  EXPECT_THAT(page.body, HasSubstr("\ntabellarius_mails_fetched_total 7\n"));
  EXPECT_THAT(page.body, HasSubstr("\ntabellarius_letters_sent_total 40\n"));
  EXPECT_THAT(page.body, HasSubstr("\ntabellarius_games_frozen_total 1\n"));
  EXPECT_THAT(page.body, HasSubstr("\ntabellarius_games{status=\"running\"} 2\n"));
  EXPECT_THAT(page.body, HasSubstr("\ntabellarius_games{status=\"frozen\"} 1\n"));
  EXPECT_THAT(page.body, HasSubstr("\ntabellarius_games{status=\"open\"} 0\n"));
  // Every sample stands under the HELP and TYPE of its name; counters end in _total; no name comes twice.
  std::istringstream lines(page.body);
  std::string line, name, type;
  std::set<std::string> names;
  while (std::getline(lines, line)) {
    if (line.starts_with("# HELP ")) {
      name = line.substr(7, line.find(' ', 7) - 7);
      EXPECT_TRUE(names.insert(name).second) << name;
    } else if (line.starts_with("# TYPE ")) {
      EXPECT_EQ(line.substr(7, name.size() + 1), name + " ");
      type = line.substr(8 + name.size());
      EXPECT_EQ(type == "counter", name.ends_with("_total")) << line;
    } else {
      EXPECT_TRUE(line.starts_with(name + " ") || line.starts_with(name + "{")) << line;
    }
  }
  EXPECT_EQ(names.size(), 20u);
}

TEST_F(Health, AskingOftenCostsNothing) {
  server_.emplace(context, 0, 1h);
  EXPECT_EQ(get(server_->port(), "/health").status, 200);
  fact("breaker", Json(true));
  EXPECT_EQ(get(server_->port(), "/health").status, 200);  // what was seen a moment ago
}

TEST_F(Health, OnlyThesePagesOnlyRead) {
  EXPECT_EQ(get(server().port(), "/").status, 404);
  EXPECT_EQ(get(server().port(), "/healthy").status, 404);
  EXPECT_EQ(get(server().port(), "/health?verbose").status, 200);
  EXPECT_EQ(get(server().port(), "/health", "POST").status, 405);
  const Got head = get(server().port(), "/metrics", "HEAD");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.body, "");
}

TEST_F(Health, OnlyOnTheLoopbackAddressAndNotAfterItsEnd) {
  const int port = server().port();
  EXPECT_EQ(get(port, "/health", "GET", "127.0.0.2").status, 0);
  EXPECT_EQ(get(port, "/health").status, 200);
  server_->stop();
  EXPECT_EQ(get(port, "/health").status, 0);
  server_.reset();  // stopping twice is harmless
}

}  // namespace
}  // namespace adj::service
