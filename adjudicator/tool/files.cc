#include "adjudicator/tool/files.h"

#include <fstream>
#include <sstream>

#include "adjudicator/core/json.h"

namespace adj {

std::string read_file(const std::filesystem::path& path) {
  if (std::filesystem::is_directory(path)) throw DataError(path.string() + ": is a folder");
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  if (in) text << in.rdbuf();
  if (!in) throw DataError(path.string() + ": cannot be read");
  return text.str();
}

void write_file(const std::filesystem::path& path, const std::string& text) {
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.flush();
  if (!out) throw DataError(path.string() + ": cannot be written");
}

}  // namespace adj
