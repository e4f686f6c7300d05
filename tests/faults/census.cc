// What is compared: everything that a run with faults must have in common with one without.

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "adjudicator/service/replay.h"
#include "adjudicator/store/statement.h"
#include "test_source_dir.h"  // generated
#include "tests/faults/world.h"

namespace adj::faults {

namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

std::string message_id_of(const std::string& raw) {
  const std::string field = "\nMessage-ID:";
  const auto at = raw.find(field);
  if (at == std::string::npos) return "none";
  const auto from = raw.find('<', at);
  return raw.substr(from, raw.find('>', from) + 1 - from);
}

}  // namespace

std::vector<std::string> World::census() {
  static const std::string text = content_of(fs::path(TEST_SOURCE_DIR) / "faults" / "census.sql");
  std::string sql = text;
  for (auto at = sql.find("{game}"); at != std::string::npos; at = sql.find("{game}"))
    sql.replace(at, 6, game_);
  auto lines =
      store::rows<std::string>(eyes_.run(sql), [](const store::Row& row) { return store::text_in(row[0]); });
  std::ranges::sort(lines);
  return lines;
}

std::string World::replay_difference() {
  const service::Context context{config, games, templates, clock, log, metrics};
  const auto replay = observer_->query([&](store::Tx& tx) { return service::replay(context, tx, game_); });
  if (!replay) return "there is nothing to replay";
  return replay->difference.value_or("");
}

std::multiset<std::string> World::arrived() {
  std::multiset<std::string> ids;
  std::map<std::string, std::string> contents;
  if (!fs::is_directory(out)) return ids;
  for (const auto& person : fs::directory_iterator(out))
    for (const auto& file : fs::directory_iterator(person.path() / "new")) {
      const std::string content = content_of(file.path());
      const std::string id = message_id_of(content);
      ids.insert(id);
      const auto [first, is_first] = contents.emplace(id, content);
      if (!is_first && first->second != content)
        record.problems.push_back("sent twice with other bytes: " + id);
    }
  return ids;
}

std::map<std::string, std::set<std::string>> World::written() {
  std::map<std::string, std::set<std::string>> ids;
  for (const auto& row : eyes_.run("select state, message_id from outbox"))
    ids[store::text_in(row[0])].insert(store::text_in(row[1]));
  return ids;
}

}  // namespace adj::faults
