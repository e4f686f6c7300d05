#pragma once
// A database of a test's own: a private cluster is started once per test program (deploy/postgres), every
// Database is a fresh copy with the schema in it.

#include <memory>
#include <mutex>
#include <string>

#include "adjudicator/store/link.h"
#include "adjudicator/store/migrate.h"
#include "adjudicator/store/store.h"

namespace adj::store {

class Database {
 public:
  Database();  // with the schema
  explicit Database(bool empty);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  const std::string& connection() const { return connection_; }
  // Ends every other connection to it, as a crash of the server would.
  void cut_connections();
  // Runs SQL outside of the code under test; what the last statement gives.
  std::string sql(const std::string& statement);

 private:
  std::string name_, connection_;
  std::mutex looking_;
  std::unique_ptr<Link> eyes_;  // looks on from outside
};

// The folder and socket of the cluster, for tests that stop and start it.
const std::string& cluster_folder();
void stop_cluster(const char* how);
void start_cluster();

}  // namespace adj::store
