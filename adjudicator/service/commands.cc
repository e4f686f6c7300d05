// The table of commands, and how a line finds its own.

#include <algorithm>
#include <map>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/service/speech.h"

namespace adj::service {

namespace {

std::string first_word(std::string_view line) {
  const auto start = line.find_first_not_of(" \t");
  if (start == std::string_view::npos) return {};
  const auto end = line.find_first_of(" \t:,;.!", start);
  return words::fold(line.substr(start, end == std::string_view::npos ? end : end - start));
}

struct Table {
  std::vector<Command> list;
  std::map<std::string, const Command*> by_word;

  Table() {
    for (auto group : {game_commands, player_commands, reading_commands, press_commands, moderator_commands})
      for (Command& command : group()) list.push_back(std::move(command));
    for (const Command& command : list)
      for (const std::string& word : command.words) by_word[words::fold(word)] = &command;
  }
};

const Table& table() {
  static const Table kTable;
  return kTable;
}

}  // namespace

const std::vector<Command>& commands() { return table().list; }

const Command* find_command(std::string_view line) {
  const auto at = table().by_word.find(first_word(line));
  return at == table().by_word.end() ? nullptr : at->second;
}

bool is_french_word(const Command& command, std::string_view line) {
  const std::string word = first_word(line);
  for (std::size_t i = 0; i < command.words.size(); ++i)
    if (words::fold(command.words[i]) == word) return i % 2 == 1;
  return false;
}

}  // namespace adj::service
