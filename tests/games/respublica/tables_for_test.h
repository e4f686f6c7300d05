#pragma once
// The shipped data, and copies of it with something changed.

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "adjudicator/core/json.h"
#include "adjudicator/games/respublica/tables.h"

namespace adj::embedded {
std::span<const File> respublica_data();
}

namespace adj::respublica {

inline const Tables& test_tables() {
  static const Tables kTables = Tables::load(embedded::respublica_data());
  return kTables;
}

// The shipped files, one or more of them changed.
class DataSet {
 public:
  DataSet();
  // The place in a file, to be changed; written back by load(). Items of lists by index or id:
  // "wars.social.land".
  Json& at(const std::string& file, const std::string& path);
  std::string& text(const std::string& file) { return texts_.at(file); }
  void drop(const std::string& file) { texts_.erase(file); }
  void erase(const std::string& file, const std::string& list, std::size_t index);

  Tables load();
  std::string error();  // what load() complains of; empty if it does not

 private:
  Json& tree(const std::string& file);
  std::map<std::string, std::string> texts_;
  std::map<std::string, Json> trees_;
};

// The complaint about the shipped set with one value changed.
std::string changed(const std::string& file, const std::string& path, Json value);

}  // namespace adj::respublica
