#pragma once
// Reading and writing whole files, with errors that name them.

#include <filesystem>
#include <string>

namespace adj {

std::string read_file(const std::filesystem::path& path);  // throws DataError
void write_file(const std::filesystem::path& path, const std::string& text);

}  // namespace adj
