#pragma once
// A fuzz target is an LLVMFuzzerTestOneInput. With clang it is linked against libFuzzer:
//   clang++ -std=c++20 -fsanitize=fuzzer,address,undefined -DFUZZ_WITH_LIBFUZZER ...
// Otherwise this main replays the files and folders it is given, then so many inputs made from them by
// chance:
//   mime_fuzz [--mutations N] [--seed N] FILE_OR_FOLDER...
// so that every build runs every target. The same seed makes the same inputs. The one that is being tried
// lies in <target>.input in the current folder: after a crash, that is the one.

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

#ifndef FUZZ_WITH_LIBFUZZER
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

using Inputs = std::vector<std::string>;

inline void read_inputs(const std::filesystem::path& path, Inputs& inputs) {
  if (std::filesystem::is_directory(path)) {
    std::vector<std::filesystem::path> entries;
    for (const auto& entry : std::filesystem::directory_iterator(path)) entries.push_back(entry.path());
    std::sort(entries.begin(), entries.end());
    for (const auto& entry : entries) read_inputs(entry, inputs);
    return;
  }
  std::ifstream in(path, std::ios::binary);
  inputs.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

inline void try_input(const std::string& bytes) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

class Mutator {
 public:
  Mutator(const Inputs& inputs, unsigned seed) : inputs_(inputs), random_(seed) {}

  std::string next() {
    constexpr std::size_t kLongest = 65536;
    std::string bytes = any();
    for (std::size_t left = 1 + below(5); left > 0; --left) change(bytes);
    if (bytes.size() > kLongest) bytes.resize(kLongest);
    return bytes;
  }

 private:
  std::size_t below(std::size_t n) { return n == 0 ? 0 : random_() % n; }
  const std::string& any() { return inputs_[below(inputs_.size())]; }

  // Some bytes of a text, few more often than many.
  std::string_view piece(std::string_view text) {
    const std::size_t from = below(text.size() + 1);
    return text.substr(from, below(std::size_t{1} << below(12)));
  }

  void change(std::string& bytes) {
    static constexpr char kBytes[] = "\0\r\n\t \"'()<>{}[]=?;:,.%&#-_*/\\\x7f\x80\xc3\xe2\xf0\xff~19aZ";
    const auto any_byte = [&] { return kBytes[below(sizeof kBytes - 1)]; };
    const std::size_t at = below(bytes.size() + 1);
    switch (below(7)) {
      case 0:
        bytes.insert(at, 1, any_byte());
        break;
      case 1:
        if (at < bytes.size()) bytes[at] = any_byte();
        break;
      case 2:
        if (at < bytes.size()) bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
        break;
      case 3:
        bytes.erase(at, piece(bytes).size());
        break;
      case 4:
        bytes.insert(at, std::string(piece(bytes)));
        break;
      case 5:
        bytes.insert(at, std::string(piece(any())));
        break;
      default: {
        const std::string again(piece(bytes));
        for (std::size_t left = below(64); left > 0 && bytes.size() < 65536; --left) bytes.insert(at, again);
      }
    }
  }

  const Inputs& inputs_;
  std::mt19937 random_;
};

}  // namespace fuzz

int main(int argc, char** argv) {
  fuzz::Inputs inputs;
  unsigned long mutations = 0, seed = 1;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (i + 1 < argc && word == "--mutations")
      mutations = std::stoul(argv[++i]);
    else if (i + 1 < argc && word == "--seed")
      seed = std::stoul(argv[++i]);
    else
      fuzz::read_inputs(word, inputs);
  }
  if (inputs.empty()) return 1;
  for (const std::string& bytes : inputs) fuzz::try_input(bytes);
  const std::string kept = std::filesystem::path(argv[0]).filename().string() + ".input";
  fuzz::Mutator mutator(inputs, static_cast<unsigned>(seed));
  for (unsigned long i = 0; i < mutations; ++i) {
    const std::string bytes = mutator.next();
    std::ofstream(kept, std::ios::binary) << bytes;
    fuzz::try_input(bytes);
  }
  std::filesystem::remove(kept);
  std::printf("%zu inputs, %lu mutations\n", inputs.size(), mutations);
  return 0;
}
#endif
