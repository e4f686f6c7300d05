#include "adjudicator/tool/modules.h"

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

// The shipped files, with those of the folder in their place. The texts live in `kept`.
std::vector<embedded::File> with_folder(std::span<const embedded::File> shipped, const fs::path& folder,
                                        std::map<std::string, std::string>& kept) {
  std::vector<embedded::File> files;
  for (const embedded::File& file : shipped) {
    const fs::path path = folder / std::string(file.name);
    embedded::File used = file;
    if (fs::is_regular_file(path)) {
      used.text = kept[std::string(file.name)] = read_file(path);
    }
    files.push_back(used);
  }
  return files;
}

void add_alea(Registry& registry, const std::optional<fs::path>& data) {
  std::map<std::string, std::string> kept;
  std::vector<embedded::File> files;
  if (data) {
    if (!fs::is_directory(*data)) throw DataError(data->string() + ": not a folder");
    const fs::path own = *data / "alea";
    files = with_folder(embedded::alea_data(), fs::is_directory(own) ? own : *data, kept);
  }
  registry.add(alea::make_module(files));
}

// Files of several games share names: those of this one are looked for in its own folder only.
void add_respublica(Registry& registry, const std::optional<fs::path>& data) {
  std::map<std::string, std::string> kept;
  std::vector<embedded::File> files;
  if (data) files = with_folder(embedded::respublica_data(), *data / "respublica", kept);
  registry.add(respublica::make_module(files));
}

}  // namespace

Registry all_modules(const std::optional<fs::path>& data) {
  Registry registry;
  add_alea(registry, data);
  add_respublica(registry, data);
  return registry;
}

}  // namespace adj
