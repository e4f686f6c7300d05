#include "adjudicator/tool/modules.h"

#include <algorithm>
#include <map>

#include "adjudicator/games/alea/module.h"
#include "adjudicator/games/respublica/module.h"
#include "adjudicator/tool/files.h"

namespace adj::embedded {
std::span<const File> alea_data();
std::span<const File> respublica_data();
}  // namespace adj::embedded

namespace adj {

namespace {

namespace fs = std::filesystem;

// A file whose name nobody asks for would leave the operator believing that it is played with.
void refuse_strangers(std::span<const embedded::File> shipped, const fs::path& folder) {
  if (!fs::is_directory(folder)) return;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() == ".json" &&
        std::ranges::none_of(shipped, [&](const auto& file) { return file.name == name; }))
      throw DataError(entry.path().string() + ": no data file has this name");
  }
}

// The shipped files, with those of the folder in their place. The texts live in `kept`.
std::vector<embedded::File> with_folder(std::span<const embedded::File> shipped, const fs::path& folder,
                                        std::map<std::string, std::string>& kept) {
  refuse_strangers(shipped, folder);
  std::vector<embedded::File> files;
  for (const embedded::File& file : shipped) {
    const fs::path path = folder / std::string(file.name);
    embedded::File used = file;
    // A link that leads nowhere is there too, and cannot be read.
    if (fs::exists(fs::symlink_status(path))) used.text = kept[std::string(file.name)] = read_file(path);
    files.push_back(used);
  }
  return files;
}

// Both return how many files of the folder are played with.
std::size_t add_alea(Registry& registry, const std::optional<fs::path>& data) {
  std::map<std::string, std::string> kept;
  std::vector<embedded::File> files;
  if (data) {
    const fs::path own = *data / "alea";
    if (fs::is_directory(own)) refuse_strangers({}, *data);
    files = with_folder(embedded::alea_data(), fs::is_directory(own) ? own : *data, kept);
  }
  registry.add(alea::make_module(files));
  return kept.size();
}

// Files of several games share names: those of this one are looked for in its own folder only.
std::size_t add_respublica(Registry& registry, const std::optional<fs::path>& data) {
  std::map<std::string, std::string> kept;
  std::vector<embedded::File> files;
  if (data) files = with_folder(embedded::respublica_data(), *data / "respublica", kept);
  registry.add(respublica::make_module(files));
  return kept.size();
}

}  // namespace

Registry all_modules(const std::optional<fs::path>& data) {
  if (data && !fs::is_directory(*data)) throw DataError(data->string() + ": not a folder");
  Registry registry;
  const std::size_t own = add_alea(registry, data) + add_respublica(registry, data);
  if (data && own == 0) throw DataError(data->string() + ": no data file of any game is in this folder");
  return registry;
}

}  // namespace adj
