#pragma once
// What a command of the service works with: the configuration, the games, the templates, the database.

#include <filesystem>
#include <memory>
#include <string>

#include "adjudicator/service/context.h"
#include "adjudicator/tool/arguments.h"

namespace adj {

// Where the configuration is: --config, else TABELLARIUS_CONFIG, else what the quickstart wrote. UsageError
// when there is none.
std::filesystem::path config_file(const Arguments& arguments);

class Desk {
 public:
  // Throws std::runtime_error with the key of the configuration, DataError, TemplateError.
  explicit Desk(const std::filesystem::path& config_file);
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  const service::Config& config() const { return config_; }
  const service::Context& context() const { return *context_; }
  // Connects at first use. Throws store::Unavailable.
  store::Store& store();

 private:
  service::Config config_;
  Registry games_;
  Templates templates_;
  service::SystemClock clock_;
  service::Metrics metrics_;
  std::unique_ptr<service::Log> log_;
  std::unique_ptr<service::Context> context_;
  std::unique_ptr<store::Store> store_;
};

// Templates with an operator's own in place of the shipped ones; an empty folder means none.
Templates templates_with(const std::filesystem::path& folder);

}  // namespace adj
