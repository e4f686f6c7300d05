#include "adjudicator/tool/desk.h"

#include <cstdlib>
#include <iostream>

#include "adjudicator/tool/files.h"
#include "adjudicator/tool/modules.h"

namespace adj {

namespace {

namespace fs = std::filesystem;

constexpr const char* kQuickstartConfig = "var/tabellarius.conf";

// A command's log is the terminal: only what went wrong.
class TerminalLog final : public service::Log {
 public:
  void note(const std::string&, const std::string&) override {}
  void problem(const std::string& what, const std::string& details) override {
    std::cerr << what << (details.empty() ? "" : ": " + details) << "\n";
  }
};

std::optional<fs::path> folder_or_none(const std::string& folder) {
  return folder.empty() ? std::nullopt : std::optional<fs::path>(folder);
}

}  // namespace

fs::path config_file(const Arguments& arguments) {
  if (const auto given = arguments.find("config")) return *given;
  if (const char* set = std::getenv("TABELLARIUS_CONFIG"); set && *set) return set;
  if (fs::is_regular_file(kQuickstartConfig)) return kQuickstartConfig;
  throw UsageError("--config FILE is missing (TABELLARIUS_CONFIG may name it instead)");
}

Templates templates_with(const fs::path& folder) {
  Templates::Texts own;
  if (!folder.empty()) {
    if (!fs::is_directory(folder)) throw DataError(folder.string() + ": not a folder");
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.is_regular_file() && entry.path().extension() == ".mustache")
        own[fs::relative(entry.path(), folder).generic_string()] = read_file(entry.path());
  }
  return Templates::embedded(own);
}

Desk::Desk(const fs::path& config_file)
    : config_(service::read_config(config_file.string())),
      games_(all_modules(folder_or_none(config_.data_folder))),
      templates_(templates_with(config_.template_folder)),
      log_(std::make_unique<TerminalLog>()),
      context_(new service::Context{config_, games_, templates_, clock_, *log_, metrics_}) {}

Desk::~Desk() = default;

store::Store& Desk::store() {
  if (!store_) store_ = std::make_unique<store::Store>(config_.database);
  return *store_;
}

}  // namespace adj
