#pragma once
// A command of the tool as an operator calls it, with what it says.

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/commands.h"
#include "adjudicator/tool/files.h"

namespace adj {

struct CommandTest : testing::Test {
  CommandTest() {
    root = std::filesystem::temp_directory_path() / ("tabellarius-tool-" + std::to_string(getpid()));
    std::filesystem::remove_all(root);
    configure("");
    unsetenv("TABELLARIUS_CONFIG");
  }
  ~CommandTest() override { std::filesystem::remove_all(root); }

  // A service with Maildirs in both directions, and `more`.
  void configure(const std::string& more) {
    write_file(root / "conf", "address = games@example.org\nkey = " + std::string(64, 'a') +
                                  "\nsource.path = " + (root / "in").string() +
                                  "\nsink.path = " + (root / "out").string() + "\n" + more);
  }

  int run(int (*command)(const CommandLine&), CommandLine words) {
    words.insert(words.end(), {"--config", (root / "conf").string()});
    testing::internal::CaptureStdout();
    try {
      const int code = command(words);
      said = testing::internal::GetCapturedStdout();
      return code;
    } catch (...) {
      said = testing::internal::GetCapturedStdout();
      throw;
    }
  }

  // The words of a usage error; empty when there was none.
  std::string refused(int (*command)(const CommandLine&), const CommandLine& words) {
    try {
      run(command, words);
    } catch (const UsageError& e) {
      return e.what();
    }
    return "";
  }

  std::filesystem::path root;
  std::string said;
};

}  // namespace adj
