#include "tests/store/database.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "test_source_dir.h"  // generated

namespace adj::store {

namespace {

const std::string kScript = std::string(TEST_SOURCE_DIR) + "/../deploy/postgres";
// What a test waits for is the code, not the disk; the fault tests bring a cluster of their own.
const std::string kOptions = " -c fsync=off -c synchronous_commit=on -c full_page_writes=off";

std::string output_of(const std::string& command) {
  std::string text;
  FILE* pipe = popen(command.c_str(), "r");
  if (!pipe) throw std::runtime_error("cannot run " + command);
  std::array<char, 4096> part;
  while (const std::size_t n = fread(part.data(), 1, part.size(), pipe)) text.append(part.data(), n);
  if (pclose(pipe) != 0) throw std::runtime_error("failed: " + command + "\n" + text);
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

// In memory, where there is room for it: making thousands of small files costs a disk seconds.
std::string new_folder() {
  constexpr std::uintmax_t kRoom = 2'000'000'000;
  std::error_code none;
  const auto memory = std::filesystem::space("/dev/shm", none);
  return std::string(!none && memory.available > kRoom ? "/dev/shm" : "/tmp") + "/tabellarius-test-" +
         std::to_string(getpid());
}

// As `psql -At` prints it: a line for each row.
std::string lines_of(const Result& result) {
  std::string text;
  for (int row = 0; row < result.size(); ++row) {
    if (row > 0) text += '\n';
    for (int column = 0; column < result.columns(); ++column)
      text += (column > 0 ? "|" : "") + std::string(result[row][column].view());
  }
  return text;
}

// One cluster per test program, gone when it ends.
struct Cluster {
  Cluster() {
    folder = new_folder();
    start();
    run("create database pattern");
    Store store(address_of("pattern"));
    migrate(store);
  }
  ~Cluster() {
    std::system((kScript + " stop " + folder + " immediate").c_str());
    std::filesystem::remove_all(folder);
  }
  void start() {
    const std::string said = output_of(kScript + " start " + folder + kOptions);
    const std::string last = said.substr(said.rfind('\n') == std::string::npos ? 0 : said.rfind('\n') + 1);
    socket = last.substr(0, last.find(' '));  // host=…
  }
  std::string run(const std::string& statement) const {
    Link link(address_of("postgres"));
    return lines_of(link.run_script(statement));
  }
  std::string address_of(const std::string& database) const {
    return socket + " user=tabellarius dbname=" + database;
  }
  std::string folder, socket;
};

Cluster& cluster() {
  static Cluster the;
  return the;
}

std::atomic<int> next_database{0};

}  // namespace

Database::Database() : Database(false) {}

Database::Database(bool empty) : name_("test" + std::to_string(++next_database)) {
  cluster().run("create database " + name_ + (empty ? "" : " template pattern"));
  connection_ = cluster().address_of(name_);
}

Database::~Database() {
  eyes_.reset();
  try {
    cluster().run("drop database " + name_ + " with (force)");
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
  }
}

void Database::cut_connections() {
  cluster().run("select pg_terminate_backend(pid) from pg_stat_activity where datname = '" + name_ + "'");
}

std::string Database::sql(const std::string& statement) {
  // Several statements may change how the connection behaves, or keep it busy: they get one of their own.
  if (statement.find(';') != std::string::npos) return lines_of(Link(connection_).run_script(statement));
  const std::lock_guard lock(looking_);
  if (eyes_) {
    try {
      return lines_of(eyes_->run_script(statement));
    } catch (const LinkLost&) {  // a test has cut it
    }
  }
  eyes_ = std::make_unique<Link>(connection_);
  return lines_of(eyes_->run_script(statement));
}

const std::string& cluster_folder() { return cluster().folder; }
void stop_cluster(const char* how) { output_of(kScript + " stop " + cluster().folder + " " + how); }
void start_cluster() { cluster().start(); }

}  // namespace adj::store
