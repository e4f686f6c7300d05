#include "adjudicator/service/health.h"

#include <Poco/Net/HTTPRequestHandler.h>
#include <Poco/Net/HTTPRequestHandlerFactory.h>
#include <Poco/Net/HTTPServer.h>
#include <Poco/Net/HTTPServerRequest.h>
#include <Poco/Net/HTTPServerResponse.h>
#include <Poco/ThreadPool.h>

#include <algorithm>
#include <array>

#include "adjudicator/service/due.h"
#include "adjudicator/store/games.h"

namespace adj::service {

namespace {

namespace net = Poco::Net;
using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kLongestStatement = 2s;
constexpr std::array kStatuses{"open", "running", "paused", "frozen", "over", "closed"};

// A poll or two may fail; a mailbox that stays silent for longer is trouble.
std::chrono::seconds allowed_fetch_age(const Config& config) {
  return std::max<std::chrono::seconds>(5min, 3 * config.poll);
}

// A server that does not answer must not hold the page for minutes; an operator's own setting stands.
std::string with_timeout(const std::string& connection) {
  if (connection.find("connect_timeout") != std::string::npos) return connection;
  if (connection.find("://") == std::string::npos) return connection + " connect_timeout=3";
  return connection + (connection.find('?') == std::string::npos ? "?" : "&") + "connect_timeout=3";
}

// --- Prometheus' text format

struct Page {
  std::string text;

  void head(const std::string& name, const char* type, const char* help) {
    text += "# HELP " + name + " " + help + "\n# TYPE " + name + " " + type + "\n";
  }
  void value(const std::string& name, std::int64_t v) { text += name + " " + std::to_string(v) + "\n"; }
  void counter(const std::string& name, const char* help, const std::atomic<long>& v) {
    head(name, "counter", help);
    value(name, v);
  }
  void gauge(const std::string& name, const char* help, std::int64_t v) {
    head(name, "gauge", help);
    value(name, v);
  }
};

void add_counters(Page& page, const Metrics& m) {
  page.counter("tabellarius_mails_fetched_total", "Mails brought in from the mailbox.", m.mails_in);
  page.counter("tabellarius_mails_read_total", "Mails read to the end.", m.mails_read);
  page.counter("tabellarius_mails_quarantined_total", "Mails put aside because reading them failed.",
               m.mails_quarantined);
  page.counter("tabellarius_robots_ignored_total", "Mails of robots and lists, never answered.",
               m.robots_ignored);
  page.counter("tabellarius_receipts_total", "Answers written.", m.receipts);
  page.counter("tabellarius_windows_opened_total", "Windows opened.", m.windows_opened);
  page.counter("tabellarius_windows_closed_total", "Windows closed.", m.windows_closed);
  page.counter("tabellarius_games_frozen_total", "Games stopped by a fault of the program.", m.games_frozen);
  page.counter("tabellarius_letters_sent_total", "Letters that the next server accepted.", m.letters_sent);
  page.counter("tabellarius_letters_retried_total", "Tries to send that were put off.", m.letters_retried);
  page.counter("tabellarius_letters_failed_total", "Letters refused for good.", m.letters_failed);
  page.counter("tabellarius_database_errors_total", "Work broken off by the database.", m.database_errors);
  page.counter("tabellarius_mailbox_errors_total", "Failed tries to read the mailbox.", m.mailbox_errors);
}

void add_database(Page& page, const Condition& c) {
  const store::QueueLengths& q = c.overview.queues;
  page.head("tabellarius_inbox", "gauge", "Mails by state.");
  page.value("tabellarius_inbox{state=\"new\"}", q.inbox_new);
  page.value("tabellarius_inbox{state=\"quarantined\"}", q.inbox_quarantined);
  page.head("tabellarius_outbox", "gauge", "Letters by state.");
  page.value("tabellarius_outbox{state=\"waiting\"}", q.outbox_waiting);
  page.value("tabellarius_outbox{state=\"failed\"}", q.outbox_failed);
  page.head("tabellarius_games", "gauge", "Games by status.");
  for (const char* status : kStatuses) {
    const auto found = c.overview.games.find(status);
    page.value(std::string("tabellarius_games{status=\"") + status + "\"}",
               found == c.overview.games.end() ? 0 : found->second);
  }
  page.gauge("tabellarius_breaker_open", "1 when sending has stopped.", c.breaker);
  page.gauge("tabellarius_clock_stopped", "1 when all deadlines stand still.", c.clock_stopped.has_value());
}

Json queue(const char* waiting, std::int64_t waits, const char* bad, std::int64_t bads) {
  Json list = Json::object();
  list[waiting] = waits;
  list[bad] = bads;
  return list;
}

// --- HTTP

class Answer final : public net::HTTPRequestHandler {
 public:
  explicit Answer(Observer& observer) : observer_(observer) {}

  void handleRequest(net::HTTPServerRequest& request, net::HTTPServerResponse& response) override {
    const std::string path = request.getURI().substr(0, request.getURI().find('?'));
    if (path != "/health" && path != "/metrics")
      return send(request, response, net::HTTPResponse::HTTP_NOT_FOUND, "text/plain",
                  "/health or /metrics\n");
    if (request.getMethod() != "GET" && request.getMethod() != "HEAD") {
      response.set("Allow", "GET, HEAD");
      return send(request, response, net::HTTPResponse::HTTP_METHOD_NOT_ALLOWED, "text/plain",
                  "these pages are only read\n");
    }
    const Condition condition = observer_.look();
    if (path == "/metrics")
      return send(request, response, net::HTTPResponse::HTTP_OK, "text/plain; version=0.0.4; charset=utf-8",
                  metrics_page(condition, observer_.metrics()));
    send(request, response,
         condition.problems().empty() ? net::HTTPResponse::HTTP_OK
                                      : net::HTTPResponse::HTTP_SERVICE_UNAVAILABLE,
         "application/json", health_page(condition).dump_pretty());
  }

 private:
  static void send(const net::HTTPServerRequest& request, net::HTTPServerResponse& response,
                   net::HTTPResponse::HTTPStatus status, const char* type, const std::string& body) {
    response.setStatusAndReason(status);
    response.setContentType(type);
    response.set("Cache-Control", "no-store");
    response.setKeepAlive(false);
    response.setContentLength64(static_cast<Poco::Int64>(body.size()));
    std::ostream& out = response.send();
    if (request.getMethod() != "HEAD") out << body;
  }

  Observer& observer_;
};

class Answers final : public net::HTTPRequestHandlerFactory {
 public:
  explicit Answers(Observer& observer) : observer_(observer) {}
  net::HTTPRequestHandler* createRequestHandler(const net::HTTPServerRequest&) override {
    return new Answer(observer_);  // Poco owns it
  }

 private:
  Observer& observer_;
};

Poco::AutoPtr<net::HTTPServerParams> server_settings() {
  Poco::AutoPtr<net::HTTPServerParams> settings = new net::HTTPServerParams;
  settings->setMaxThreads(2);
  settings->setMaxQueued(16);
  settings->setKeepAlive(false);
  settings->setTimeout(Poco::Timespan(5, 0));
  settings->setSoftwareVersion("tabellarius");
  return settings;
}

}  // namespace

// --- The pages

std::vector<std::string> Condition::problems() const {
  std::vector<std::string> list;
  if (!database) list.push_back("database");
  if (fetch_age > fetch_age_allowed) list.push_back("mailbox");
  if (breaker) list.push_back("breaker");
  if (clock_stopped) list.push_back("clock");
  return list;
}

Json health_page(const Condition& c) {
  Json page = Json::object();
  const auto problems = c.problems();
  page["healthy"] = problems.empty();
  page["problems"] = Json::array();
  for (const std::string& problem : problems) page["problems"].push_back(problem);
  page["database"] = c.database;
  page["mailbox"] = queue("seconds_since_fetch", c.fetch_age.count(), "allowed", c.fetch_age_allowed.count());
  if (!c.database) return page;
  const store::QueueLengths& q = c.overview.queues;
  page["inbox"] = queue("new", q.inbox_new, "quarantined", q.inbox_quarantined);
  page["outbox"] = queue("waiting", q.outbox_waiting, "failed", q.outbox_failed);
  page["breaker_open"] = c.breaker;
  page["clock_stopped"] = c.clock_stopped ? Json(*c.clock_stopped) : Json();
  return page;
}

std::string metrics_page(const Condition& condition, const Metrics& metrics) {
  Page page;
  add_counters(page, metrics);
  page.gauge("tabellarius_seconds_since_fetch", "Since the mailbox was last emptied.",
             condition.fetch_age.count());
  page.gauge("tabellarius_database_up", "1 when the database answers.", condition.database);
  if (condition.database) add_database(page, condition);
  return page.text;
}

// --- Looking

Observer::Observer(const Context& context, std::chrono::milliseconds fresh)
    : context_(context), fresh_(fresh), started_(context.clock.now()) {}

Condition Observer::look() {
  const std::scoped_lock turn(one_at_a_time_);
  const auto now = std::chrono::steady_clock::now();
  if (last_ && now - looked_at_ < fresh_) return *last_;
  Condition condition;
  const Time fetched{std::chrono::seconds(context_.metrics.last_fetch)};
  condition.fetch_age =
      std::chrono::duration_cast<std::chrono::seconds>(context_.clock.now() - std::max(fetched, started_));
  condition.fetch_age_allowed = allowed_fetch_age(context_.config);
  ask_database(condition);
  looked_at_ = now;
  last_ = condition;
  return condition;
}

void Observer::ask_database(Condition& condition) {
  try {
    // Twice: a connection that was lost while nobody asked is found out only now.
    if (!store_) store_ = std::make_unique<store::Store>(with_timeout(context_.config.database), 2);
    store_->transact([&](store::Tx& tx) {
      condition.overview = store::overview(tx, kLongestStatement);
      const auto breaker = store::find_fact(tx, "breaker");
      condition.breaker = breaker && breaker->is_bool() && breaker->as_bool();
      condition.clock_stopped = clock_stopped(tx);
    });
    condition.database = true;
  } catch (const std::exception& e) {
    context_.log.problem("health.database", e.what());
    condition.breaker = false;
    condition.clock_stopped.reset();
    store_.reset();
  }
}

// --- The server

struct HealthServer::Impl {
  Impl(const Context& context, int port, std::chrono::milliseconds fresh)
      : observer(context, fresh),
        threads("health", 1, 2),
        server(new Answers(observer), threads,
               net::ServerSocket(net::SocketAddress("127.0.0.1", static_cast<Poco::UInt16>(port))),
               server_settings()) {}
  Observer observer;
  Poco::ThreadPool threads;
  net::HTTPServer server;
};

HealthServer::HealthServer(const Context& context, int port, std::chrono::milliseconds fresh)
    : impl_(std::make_unique<Impl>(context, port, fresh)), port_(impl_->server.port()) {
  impl_->server.start();
  context.log.note("health.listens", "port=" + std::to_string(port_));
}

HealthServer::~HealthServer() { stop(); }

void HealthServer::stop() {
  if (!impl_) return;
  impl_->server.stopAll(true);
  impl_->threads.joinAll();
  impl_.reset();  // only now the port is free
}

}  // namespace adj::service
