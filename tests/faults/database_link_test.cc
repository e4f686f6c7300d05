// Fault plan F3 (MAIL §5) for the line to PostgreSQL: cut before every answer of the server, and anywhere
// within questions and answers; by an end of both directions, of one, or after a silence. (Mail servers:
// tests/mail.)

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <system_error>
#include <thread>

#include "tests/faults/script.h"
#include "tests/mail/cutting_proxy.h"

namespace adj::faults {
namespace {

using mail::test::Cut;
using mail::test::CuttingProxy;

constexpr std::size_t kCuts = 510;   // in all, at least
constexpr std::size_t kStalls = 20;  // of these

// A round that both players answer, and a mail besides.
int short_script() {
  for (int number = 0;; ++number) {
    const Script script = make_script(number);
    if (script.beginning == World::Beginning::running && script.scenes.size() == 1 &&
        !script.scenes.back().wait_for_deadline && script.scenes.back().mails.size() == 3)
      return number;
  }
}

// A word of a connection string: "host=…".
std::string word_of(const std::string& connection, const std::string& key) {
  const auto at = connection.find(key + "=") + key.size() + 1;
  return connection.substr(at, connection.find(' ', at) - at);
}

int connect_to_socket(const std::string& path) {
  const int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
  if (fd < 0 || connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    const std::system_error error(errno, std::generic_category(), path);
    if (fd >= 0) close(fd);
    throw error;
  }
  return fd;
}

std::string text_of(const Cut& cut) {
  static constexpr const char* kHow[] = {"end of both directions", "end of one direction", "silence"};
  return std::string(kHow[static_cast<int>(cut.how)]) + " after " + std::to_string(cut.after) +
         (cut.unit == Cut::Unit::bytes ? " bytes" : " pieces") +
         (cut.way == Cut::Way::to_server ? " to the server" : " to the service");
}

struct DatabaseLink : testing::Test {
  World world;
  CuttingProxy proxy{[path = word_of(world.database.connection(), "host") + "/.s.PGSQL.5432"] {
    return connect_to_socket(path);
  }};
  const Reference& reference = reference_for(world, short_script());

  void SetUp() override {
    world.connect_through("host=127.0.0.1 port=" + std::to_string(proxy.port()) +
                          " user=tabellarius dbname=" + word_of(world.database.connection(), "dbname") +
                          " sslmode=disable gssencmode=disable application_name=victim");
  }

  Verdict run(std::optional<Cut> cut) {
    world.begin(reference.script.beginning, {}, reference.script.batch);
    proxy.cut(cut);
    // Nobody waits for ever on a silent line: in the end the system, or the operator, ends it.
    const int before = proxy.cuts();
    std::atomic<bool> over{false};
    std::thread patience([&] {
      if (!cut || cut->how != Cut::How::stall) return;
      while (proxy.cuts() == before && !over) std::this_thread::sleep_for(std::chrono::milliseconds(2));
      std::this_thread::sleep_for(std::chrono::milliseconds(30));
      proxy.cut(std::nullopt);
    });
    play(world, reference.script, nullptr);
    over = true;
    patience.join();
    return judge(world, reference);
  }
};

TEST_F(DatabaseLink, MayBeCutAnywhere) {
  ASSERT_TRUE(run(std::nullopt).faults.empty());
  const std::size_t answers = proxy.pieces(Cut::Way::to_client);
  const std::size_t bytes[] = {proxy.passed(Cut::Way::to_server), proxy.passed(Cut::Way::to_client)};
  std::vector<Cut> cuts;
  // The server has done what it was asked, and its answer is lost: this is how a commit comes to be in doubt.
  for (std::size_t i = 0; i < answers; ++i)
    cuts.push_back(
        {Cut::Way::to_client, i % 2 ? Cut::How::half_close : Cut::How::close, i, Cut::Unit::pieces, true});
  const std::size_t rest = std::max<std::size_t>(kCuts - std::min(kCuts, answers), 100);
  for (std::size_t i = 0; i < rest; ++i) {
    const Cut::How how = i < kStalls ? Cut::How::stall : i % 3 ? Cut::How::close : Cut::How::half_close;
    const std::size_t after = bytes[i % 2] * ((i * 37) % rest) / rest;  // anywhere, in no order
    cuts.push_back({i % 2 ? Cut::Way::to_client : Cut::Way::to_server, how, after, Cut::Unit::bytes, true});
  }
  long lost = 0, applied_twice = 0, duplicates = 0;
  for (const Cut& cut : cuts) {
    const Verdict verdict = run(cut);
    lost += verdict.lost;
    applied_twice += verdict.applied_twice;
    duplicates += verdict.duplicates;
    for (const std::string& fault : verdict.faults) ADD_FAILURE() << text_of(cut) << ": " << fault;
    if (HasFailure()) break;
  }
  std::printf("answers %zu  cuts %d  lost %ld  applied twice %ld  letters sent twice %ld\n", answers,
              proxy.cuts(), lost, applied_twice, duplicates);
  EXPECT_GE(proxy.cuts(), 500);
}

}  // namespace
}  // namespace adj::faults
