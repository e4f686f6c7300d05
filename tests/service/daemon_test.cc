// The threads together, on Maildirs: a mail is answered, a cut database is survived, stop() stops.

#include "adjudicator/service/daemon.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "mail/maildir_sink.h"
#include "mail/maildir_source.h"
#include "tests/mail/temporary_folder.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

struct Threads : testing::Test {
  Office office;
  mail::test::TemporaryFolder folder;
  fs::path in = folder.path() / "in", out = folder.path() / "out";
  SystemClock clock;
  Context context{office.config, office.games, office.templates, clock, office.log, office.metrics};

  void SetUp() override {
    office.config.database = office.database.connection();
    for (const char* part : {"tmp", "new", "cur"}) fs::create_directories(in / part);
  }
  void deliver(const std::string& name, const std::string& from) {
    std::ofstream(in / "tmp" / name) << "Return-Path: <" << from
                                     << ">\nDelivered-To: games@tabellarius.test\nFrom: " << from
                                     << "\nTo: games@tabellarius.test\nSubject: hello\nMessage-ID: <" << name
                                     << "@example.org>\n\nHELP\n";
    fs::rename(in / "tmp" / name, in / "new" / name);
  }
  std::size_t answers(const std::string& to) {
    const fs::path box = mail::MaildirSink(out).maildir_of(to) / "new";
    if (!fs::exists(box)) return 0;
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(box), fs::directory_iterator()));
  }
  bool wait_until(const std::function<bool()>& done) {
    for (int i = 0; i < 600 && !done(); ++i) std::this_thread::sleep_for(50ms);
    return done();
  }
};

TEST_F(Threads, AnswerSurviveAndStop) {
  std::atomic<int> archived{0};
  Daemon daemon(context, std::make_unique<mail::MaildirSource>("in", in),
                std::make_unique<mail::MaildirSink>(out), [&](store::Store&) {
                  if (++archived == 1) throw std::runtime_error("the disk is full");  // nothing dies of it
                  return 0;
                });
  daemon.start();
  deliver("1.a", "ann@example.org");
  EXPECT_TRUE(wait_until([&] { return answers("ann@example.org") == 1; }));
  office.database.cut_connections();
  deliver("2.b", "bob@example.org");
  EXPECT_TRUE(wait_until([&] { return answers("bob@example.org") == 1; }));
  EXPECT_TRUE(wait_until([&] { return archived > 1; }));
  const auto before = std::chrono::steady_clock::now();
  daemon.stop();
  EXPECT_LT(std::chrono::steady_clock::now() - before, 10s);
  EXPECT_EQ(answers("ann@example.org"), 1u);
  EXPECT_TRUE(fs::is_empty(in / "new"));
}

}  // namespace
}  // namespace adj::service
