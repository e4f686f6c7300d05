#include "tests/mail/corpus.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "test_source_dir.h"  // generated

namespace adj::mail::testing {
namespace {

std::string content_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(in), {}};
}

std::map<std::string, std::vector<std::string>> expectations(const std::filesystem::path& path) {
  std::map<std::string, std::vector<std::string>> expected;
  std::ifstream in(path);
  if (!in) throw std::runtime_error("no expectation " + path.string());
  for (std::string line; std::getline(in, line);) {
    const std::size_t colon = line.find(": ");
    if (colon == std::string::npos)
      throw std::runtime_error(path.string() + ": not a key and a value: " + line);
    expected[line.substr(0, colon)].push_back(line.substr(colon + 2));
  }
  return expected;
}

std::vector<Fixture> load() {
  std::vector<Fixture> all;
  for (const auto& entry : std::filesystem::directory_iterator(TEST_SOURCE_DIR "/mail/eml")) {
    if (entry.path().extension() != ".eml") continue;
    std::filesystem::path expect = entry.path();
    expect.replace_extension(".expect");
    all.push_back({entry.path().stem().string(), content_of(entry.path()), expectations(expect)});
  }
  std::sort(all.begin(), all.end(), [](const Fixture& a, const Fixture& b) { return a.name < b.name; });
  return all;
}

}  // namespace

const std::vector<Fixture>& corpus() {
  static const std::vector<Fixture> kAll = load();
  return kAll;
}

KeyRing corpus_keys() {
  Bytes32 key;
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
  return {key};
}

Ourselves corpus_judge() { return {.reply = {.local = "judge", .domain = "pbem.test", .delimiter = '+'}}; }

TrustedServer corpus_server() { return {.authserv_id = "mx.pbem.test", .hops = 1}; }

bool corpus_keyword(std::string_view folded) {
  static constexpr auto kWords = std::to_array<std::string_view>(
      {"move", "attack", "hold", "done", "tell", "deplace", "attaque", "tiens", "termine", "dis", "inject"});
  return std::find(kWords.begin(), kWords.end(), folded) != kWords.end();
}

}  // namespace adj::mail::testing
