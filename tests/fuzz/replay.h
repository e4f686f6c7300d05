#pragma once
// A fuzz target is an LLVMFuzzerTestOneInput. With clang it is linked against libFuzzer:
//   clang++ -std=c++20 -fsanitize=fuzzer,address,undefined -DFUZZ_WITH_LIBFUZZER ...
// Otherwise this main replays the files and folders it is given: so every build runs every target over the
// corpus.

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

#ifndef FUZZ_WITH_LIBFUZZER
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

inline int replay(const std::filesystem::path& path) {
  if (std::filesystem::is_directory(path)) {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(path)) count += replay(entry.path());
    return count;
  }
  std::ifstream in(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  return 1;
}

int main(int argc, char** argv) {
  int count = 0;
  for (int i = 1; i < argc; ++i) count += replay(argv[i]);
  std::printf("%d inputs\n", count);
  return count > 0 ? 0 : 1;
}
#endif
