// One program, `tabellarius <command>`.

#include <algorithm>
#include <array>
#include <iostream>

#include "adjudicator/core/json.h"
#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/commands.h"

namespace {

struct Command {
  const char* name;
  int (*run)(const adj::CommandLine&);
  const char* usage;
};

constexpr std::array kCommands{
    Command{"serve", adj::command_serve,
            "tabellarius serve --config FILE                 read mail, resolve, send, write archive pages; "
            "until "
            "SIGTERM\n"},
    Command{"migrate", adj::command_migrate,
            "tabellarius migrate --config FILE [--dry-run]   bring the database up to date\n"},
    Command{"replay", adj::command_replay,
            "tabellarius replay --config FILE GAME           run a game again from its inputs; exit 1 at the "
            "first\n"
            "                                                difference\n"},
    Command{
        "admin", adj::command_admin,
        "tabellarius admin ERRAND --config FILE          operators' work:\n"
        "    list [--status S]                           games, queues, what stands still\n"
        "    show GAME                                   seats, windows, what is asked, what moderators did\n"
        "    players                                     people, addresses, seats\n"
        "    freeze GAME [--reason TEXT], thaw GAME      stop one game; let it go on\n"
        "    resume                                      let deadlines run and letters go out again\n"
        "    quarantine [MAIL], requeue MAIL             mails nobody could read; read one once more\n"
        "    export GAME [--out FILE], import FILE       a game with all its secrets, as JSON\n"
        "    archive GAME | --all                        write the pages anew\n"
        "    moderate GAME --act A [--window N] [--seat N] [--minutes N] [--text T] [--value V] [--reason R] "
        "[--yes]\n"
        "                                                what its moderator may do by mail; shown first, "
        "done "
        "with --yes\n"
        "    moderate GAME --act key [--seat N] [--yes]  void the secret reply address of a seat, or of the "
        "moderator;\n"
        "                                                whoever has it is sent the new one\n"},
    Command{"post", adj::command_post,
            "tabellarius post --as ADDRESS [--new | --to ADDRESS | --reply N] [--subject S] [--config FILE] "
            "[FILE | -]\n"
            "                                                write a mail to a service that reads a Maildir: "
            "a reply "
            "to the\n"
            "                                                newest mail, unless told otherwise\n"},
    Command{
        "inbox", adj::command_inbox,
        "tabellarius inbox --as ADDRESS [N | --all | --list] [--config FILE]\n"
        "                                                list a correspondent's mails and show the newest\n"},
    Command{"games", adj::command_games,
            "tabellarius games [--json]                      games, scenarios, options\n"},
    Command{"selfplay", adj::command_selfplay,
            "tabellarius selfplay --game G [--scenario S] [--options k=v,...] --games N --seed X [--jobs J] "
            "[--battery]\n"
            "                                                random legal players; counts, and one JSON "
            "object at "
            "the end\n"},
    Command{"play", adj::command_play,
            "tabellarius play FILE.play...                   run transcripts\n"
            "    --update                                    write the reports that they keep; else compare\n"
            "    --show 0,2 [--language fr]                  print these seats' reports at the end\n"
            "    --windows                                   how many windows a turn took\n"
            "tabellarius play --names G                      names of events, decisions and fields for "
            "transcripts\n"},
    Command{
        "show", adj::command_show,
        "tabellarius show --game G --out DIR [--scenario S] [--seed X]\n"
        "                                                mails and maps of a game between random players\n"},
    Command{"clauses", adj::command_clauses,
            "tabellarius clauses [G] [--json] [--tests]      which clauses the tests show\n"},
    Command{"dice", adj::command_dice,
            "tabellarius dice verify FILE                    check a game's dice from its public record\n"},
};

constexpr const char* kEnd =
    "Commands that play take --data DIR: an operator's own data files in place of the shipped ones.\n"
    "Without --config, TABELLARIUS_CONFIG names the file, or var/tabellarius.conf is taken.\n";

void print_usage(std::ostream& out) {
  for (const Command& command : kCommands) out << command.usage;
  out << kEnd;
}

}  // namespace

int main(int argc, char** argv) {
  const adj::CommandLine words(argv + 1, argv + argc);
  if (words.empty() || words.front() == "help" || words.front() == "--help") {
    print_usage(std::cout);
    return words.empty() ? 2 : 0;
  }
  const auto command =
      std::ranges::find_if(kCommands, [&](const Command& c) { return words.front() == c.name; });
  if (command == kCommands.end()) {
    std::cerr << "tabellarius: there is no command '" << words.front() << "'\n";
    print_usage(std::cerr);
    return 2;
  }
  if (std::ranges::count(words, "--help") > 0) {
    std::cout << command->usage;
    return 0;
  }
  try {
    return command->run(adj::CommandLine(words.begin() + 1, words.end()));
  } catch (const adj::UsageError& error) {
    std::cerr << "tabellarius " << words.front() << ": " << error.what() << "\n";
    return 2;
  } catch (const std::exception& error) {
    std::cerr << "tabellarius " << words.front() << ": " << error.what() << "\n";
    return 1;
  }
}
