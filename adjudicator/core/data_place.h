#pragma once
// How games read their data/*.json: a place in a file that knows its name and path, so that every complaint
// says where it is ("wars.json: $.wars[3].land: expected a whole number"), and a set of such files with its
// digest.

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "adjudicator/core/describe.h"
#include "adjudicator/core/embedded.h"

namespace adj {

class DataPlace {
 public:
  DataPlace(const std::string& file, const Json& json, std::string path)
      : file_(&file), json_(&json), path_(std::move(path)) {}

  [[noreturn]] void fail(const std::string& why) const;
  DataPlace at(const char* key) const;                    // the member; fails when it is missing
  std::optional<DataPlace> maybe(const char* key) const;  // nothing when it is missing or null
  std::vector<DataPlace> items() const;
  std::vector<std::pair<std::string, DataPlace>> members() const;

  std::string text() const;  // never empty
  int number() const;        // whole and small: no sum of a game's figures can overflow
  int count() const;         // not negative
  double degrees() const;    // of longitude or latitude
  bool flag() const;
  // The member's value, or the other one when it is missing.
  int number_or(const char* key, int otherwise) const;
  bool flag_or(const char* key, bool otherwise) const;
  bool is_number() const { return json_->is_int(); }
  bool is_text() const { return json_->is_string(); }
  bool is_null() const { return json_->is_null(); }
  bool same_as(const DataPlace& other) const { return *json_ == *other.json_; }

  template <class I>
  I id() const {
    const std::string value = text();
    if (!Name::fits(value)) fail("'" + value + "' is too long for an id");
    return I(value);
  }
  template <class E>
  E named() const {
    const std::string value = text();
    if (const auto found = value_named<E>(value)) return *found;
    fail("unknown name '" + value + "'");
  }

 private:
  const std::string* file_;
  const Json* json_;
  std::string path_;
};

// The files of a game's data, parsed. Places point into it: it must outlive them and not move.
class DataFiles {
 public:
  explicit DataFiles(std::span<const embedded::File> files);  // throws DataError
  DataFiles(const DataFiles&) = delete;
  DataFiles& operator=(const DataFiles&) = delete;

  DataPlace root(const char* name) const;                // fails when the file is missing
  const std::string& digest() const { return digest_; }  // of all names and texts

 private:
  std::map<std::string, Json> files_;
  std::string digest_;
};

}  // namespace adj
