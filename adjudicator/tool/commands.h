#pragma once
// The commands of the program, one function each; see DESIGN for the stable command line. Each returns the
// exit code.

#include <string>
#include <vector>

namespace adj {

using CommandLine = std::vector<std::string>;

int command_games(const CommandLine& words);     // commands_games.cc
int command_selfplay(const CommandLine& words);  // commands_play.cc
int command_play(const CommandLine& words);
int command_show(
    const CommandLine& words);  // commands_show.cc: the mails and maps of a game between random players
int command_clauses(const CommandLine& words);  // commands_games.cc
int command_dice(const CommandLine& words);
int command_serve(const CommandLine& words);  // commands_service.cc
int command_migrate(const CommandLine& words);
int command_replay(const CommandLine& words);
int command_admin(const CommandLine& words);  // commands_admin.cc
int command_post(const CommandLine& words);   // commands_mail.cc
int command_inbox(const CommandLine& words);

}  // namespace adj
