// One program, `tabellarius <command>`.

#include <iostream>
#include <map>

#include "adjudicator/core/json.h"
#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/commands.h"

namespace {

constexpr const char* kUsage =
    "tabellarius games [--json]                      games, scenarios, options\n"
    "tabellarius selfplay --game G [--scenario S] [--options k=v,...] --games N --seed X [--jobs J] "
    "[--battery]\n"
    "                                                random legal players; counts, and one JSON object at "
    "the end\n"
    "tabellarius play FILE.play...                   run transcripts\n"
    "tabellarius play --names G                      names of events, decisions and fields for transcripts\n"
    "tabellarius show --game G --out DIR [--scenario S] [--seed X]\n"
    "                                                mails and maps of a game between random players\n"
    "tabellarius clauses [G] [--json] [--tests]      which clauses the tests show\n"
    "tabellarius dice verify FILE                    check a game's dice from its public record\n"
    "Every command that plays takes --data DIR: an operator's own data files in place of the shipped ones.\n";

const std::map<std::string, int (*)(const adj::CommandLine&)> kCommands{
    {"games", adj::command_games}, {"selfplay", adj::command_selfplay}, {"play", adj::command_play},
    {"show", adj::command_show},   {"clauses", adj::command_clauses},   {"dice", adj::command_dice},
};

}  // namespace

int main(int argc, char** argv) {
  const adj::CommandLine words(argv + 1, argv + argc);
  if (words.empty() || words.front() == "help" || words.front() == "--help") {
    std::cout << kUsage;
    return words.empty() ? 2 : 0;
  }
  const auto command = kCommands.find(words.front());
  if (command == kCommands.end()) {
    std::cerr << "tabellarius: there is no command '" << words.front() << "'\n" << kUsage;
    return 2;
  }
  try {
    return command->second(adj::CommandLine(words.begin() + 1, words.end()));
  } catch (const adj::UsageError& error) {
    std::cerr << "tabellarius " << words.front() << ": " << error.what() << "\n";
    return 2;
  } catch (const std::exception& error) {
    std::cerr << "tabellarius " << words.front() << ": " << error.what() << "\n";
    return 1;
  }
}
