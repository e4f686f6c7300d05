#include "tests/games/respublica/tables_for_test.h"

namespace adj::respublica {

DataSet::DataSet() {
  for (const auto& file : embedded::respublica_data()) texts_.emplace(file.name, file.text);
}

Json& DataSet::tree(const std::string& file) {
  if (!trees_.contains(file)) trees_.emplace(file, Json::parse(texts_.at(file)));
  return trees_.at(file);
}

Json& DataSet::at(const std::string& file, const std::string& path) {
  Json& root = tree(file);
  Json* place = find_path(root, path);
  EXPECT_TRUE(place) << file << " " << path;
  return place ? *place : root;
}

void DataSet::erase(const std::string& file, const std::string& list, std::size_t index) {
  auto& items = at(file, list).as_array();
  items.erase(items.begin() + static_cast<std::ptrdiff_t>(index));
}

Tables DataSet::load() {
  for (const auto& [name, root] : trees_) texts_[name] = root.dump();
  std::vector<embedded::File> files;
  for (const auto& [name, text] : texts_) files.push_back({name, text});
  return Tables::load(files);
}

std::string DataSet::error() {
  try {
    load();
  } catch (const DataError& e) {
    return e.what();
  }
  return "";
}

std::string changed(const std::string& file, const std::string& path, Json value) {
  DataSet set;
  set.at(file, path) = std::move(value);
  return set.error();
}

}  // namespace adj::respublica
