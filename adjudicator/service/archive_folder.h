#pragma once
// A folder of pages. What was written and why is kept in a list beside them, so that only what changed is
// made again and what no longer belongs there goes.

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace adj::service {

// A code or file name that is safe in a path and a link: letters, digits, '.', '-', '_', not hidden.
bool is_safe_name(std::string_view name);

class PageFolder {
 public:
  // Makes the folder. Throws std::system_error, as everything here does.
  explicit PageFolder(std::filesystem::path folder);

  // The file belongs here. Its bytes are asked for only when `reason`, which says all that they depend on, is
  // not the one they were written for.
  void keep(const std::string& name, const std::string& reason, const std::function<std::string()>& bytes);

  // Removes files of earlier times that were not kept, and notes what is here now.
  void finish();

  // Everything is made again next time.
  static void forget(const std::filesystem::path& folder);

 private:
  std::filesystem::path folder_;
  std::map<std::string, std::string> before_, now_;  // name -> reason
};

// Replaces the file as a whole, unless it has these bytes already.
void replace_file(const std::filesystem::path& file, std::string_view bytes);

}  // namespace adj::service
