#include "adjudicator/store/migrate.h"

#include <algorithm>
#include <map>

#include "adjudicator/core/embedded.h"
#include "adjudicator/core/sha256.h"
#include "adjudicator/store/statement.h"

namespace adj::embedded {
std::span<const File> migrations();
}

namespace adj::store {

namespace {

struct Migration {
  std::string name, sql, digest;
};

std::vector<Migration> known() {
  std::vector<Migration> list;
  for (const auto& file : embedded::migrations())
    list.push_back({std::string(file.name), std::string(file.text), hex(sha256(file.text))});
  std::ranges::sort(list, {}, &Migration::name);
  return list;
}

std::map<std::string, std::string> applied(Tx& tx) {
  std::map<std::string, std::string> found;
  run(tx, R"(
    create table if not exists migrations (
      name text primary key, digest text not null, at timestamptz not null default now()))");
  for (const auto& row : run(tx, "select name, digest from migrations order by name"))
    found[text_in(row[0])] = text_in(row[1]);
  return found;
}

void refuse_strangers(const std::map<std::string, std::string>& done, const std::vector<Migration>& all) {
  for (const auto& [name, digest] : done) {
    const auto at = std::ranges::find(all, name, &Migration::name);
    if (at == all.end())
      throw std::runtime_error("the database was brought up to date by a newer version (" + name + ")");
    if (at->digest != digest)
      throw std::runtime_error("migration " + name + " was changed after it was applied");
  }
}

}  // namespace

MigrationState migration_state(Store& store) {
  MigrationState state;
  store.transact([&](Tx& tx) {
    state = {};
    const auto done = applied(tx);
    const auto all = known();
    refuse_strangers(done, all);
    for (const Migration& m : all) (done.contains(m.name) ? state.applied : state.pending).push_back(m.name);
  });
  return state;
}

std::vector<std::string> migrate(Store& store) {
  std::vector<std::string> now;
  for (const Migration& m : known())
    store.transact([&](Tx& tx) {
      run(tx, "select pg_advisory_xact_lock(1947, 0)");  // one process at a time
      const auto done = applied(tx);
      refuse_strangers(done, known());
      if (done.contains(m.name)) return;
      tx.impl().link.run_script(m.sql);
      run(tx, "insert into migrations (name, digest) values ($1, $2)", m.name, m.digest);
      now.push_back(m.name);
    });
  std::ranges::sort(now);
  now.erase(std::unique(now.begin(), now.end()), now.end());
  return now;
}

}  // namespace adj::store
