#include "adjudicator/core/data_place.h"

namespace adj {

void DataPlace::fail(const std::string& why) const { throw DataError(*file_ + ": " + path_ + ": " + why); }

DataPlace DataPlace::at(const char* key) const {
  if (!json_->is_object()) fail("expected an object");
  const Json* member = json_->find(key);
  if (!member) fail(std::string("the key '") + key + "' is missing");
  return DataPlace(*file_, *member, path_ + "." + key);
}

std::optional<DataPlace> DataPlace::maybe(const char* key) const {
  if (!json_->is_object()) fail("expected an object");
  const Json* member = json_->find(key);
  if (!member || member->is_null()) return std::nullopt;
  return DataPlace(*file_, *member, path_ + "." + key);
}

std::vector<DataPlace> DataPlace::items() const {
  if (!json_->is_array()) fail("expected an array");
  std::vector<DataPlace> places;
  for (const Json& item : json_->as_array())
    places.emplace_back(*file_, item, path_ + "[" + std::to_string(places.size()) + "]");
  return places;
}

std::vector<std::pair<std::string, DataPlace>> DataPlace::members() const {
  if (!json_->is_object()) fail("expected an object");
  std::vector<std::pair<std::string, DataPlace>> places;
  for (const auto& [key, value] : json_->as_object())
    places.emplace_back(key, DataPlace(*file_, value, path_ + "." + key));
  return places;
}

std::string DataPlace::text() const {
  if (!json_->is_string()) fail("expected a string");
  if (json_->as_string().empty()) fail("the string is empty");
  return json_->as_string();
}

int DataPlace::number() const {
  if (!json_->is_int()) fail("expected a whole number");
  const std::int64_t value = json_->as_int();
  if (value < -999 || value > 999) fail("the number is out of range");
  return static_cast<int>(value);
}

int DataPlace::count() const {
  const int value = number();
  if (value < 0) fail("the number is negative");
  return value;
}

double DataPlace::degrees() const {
  if (!json_->is_number()) fail("expected a number");
  const double value = json_->as_double();
  if (!(value >= -180 && value <= 180)) fail("the number is out of range");
  return value;
}

bool DataPlace::flag() const {
  if (!json_->is_bool()) fail("expected true or false");
  return json_->as_bool();
}

int DataPlace::number_or(const char* key, int otherwise) const {
  const auto place = maybe(key);
  return place ? place->number() : otherwise;
}

bool DataPlace::flag_or(const char* key, bool otherwise) const {
  const auto place = maybe(key);
  return place ? place->flag() : otherwise;
}

DataFiles::DataFiles(std::span<const embedded::File> files) {
  std::map<std::string, std::string_view> texts;
  for (const auto& [name, text] : files)
    if (!texts.emplace(name, text).second) throw DataError(std::string(name) + ": given twice");
  std::string all;  // each part with its length, so that no two sets read the same
  for (const auto& [name, text] : texts) {
    for (const std::string_view part : {std::string_view(name), text})
      all.append(std::to_string(part.size())).append(":").append(part);
    try {
      files_.emplace(name, Json::parse(text));
    } catch (const DataError& e) {
      throw DataError(name + ": " + e.what());
    }
  }
  digest_ = hex(sha256(all));
}

DataPlace DataFiles::root(const char* name) const {
  const auto at = files_.find(name);
  if (at == files_.end()) throw DataError(std::string(name) + ": the file is missing");
  return DataPlace(at->first, at->second, "$");
}

}  // namespace adj
