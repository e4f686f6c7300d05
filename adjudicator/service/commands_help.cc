// HELP and GAMES: for whoever writes to us for the first time.

#include <algorithm>
#include <set>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/report/layout.h"
#include "adjudicator/service/command_line.h"

namespace adj::service {

bool explain_by_rules(Speech& speech, const std::string& word);  // commands_explaining.cc

namespace {

constexpr int kGamesShown = 50;

std::string word_of(const Command& command, Language language) {
  return command.words[language == Language::fr && command.words.size() > 1 ? 1 : 0];
}

void list_commands(Speech& speech, Right right, const char* title) {
  const bool by_token = right == Right::seat || right == Right::moderator;
  std::vector<Row> rows;
  for (const Command& command : commands())
    if (command.right == right || (by_token && command.right == Right::token))
      rows.push_back(
          {word_of(command, speech.language()), say(speech.language(), std::string("help.") + command.id)});
  speech.answer.block(say(speech.language(), title)).lines = table_lines({{}, {}}, rows);
}

void help_on_command(Speech& speech, const Command& command) {
  AnswerBlock& block = speech.answer.block(word_of(command, speech.language()));
  block.paragraphs.push_back(say(speech.language(), std::string("help.") + command.id));
  block.paragraphs.push_back(say(speech.language(), std::string("help.more.") + command.id));
  Json also = Json::array();
  std::set<std::string> named;  // some words are those of both languages
  for (const std::string& word : command.words)
    if (named.insert(word).second) also.push_back(Json(word));
  block.paragraphs.push_back(say(speech.language(), "help.words", with({{"words", also}})));
}

void help_on_game(Speech& speech, const GameModule& module) {
  const bool french = speech.language() == Language::fr;
  std::vector<Row> scenarios, options;
  for (const ScenarioInfo& s : module.scenarios())
    scenarios.push_back({s.id, french ? s.name_fr : s.name_en,
                         s.seats_min == s.seats_max
                             ? std::to_string(s.seats_max)
                             : std::to_string(s.seats_min) + "–" + std::to_string(s.seats_max)});
  for (const OptionInfo& o : module.options()) {
    std::string values;
    for (const std::string& value : o.values) values += (values.empty() ? "" : ", ") + value;
    options.push_back({o.id, values, o.standard, o.clause});
  }
  const Language language = speech.language();
  AnswerBlock& block = speech.answer.block(module.title());
  block.paragraphs.push_back(
      say(language, "help.game", with({{"game", module.id().str()}, {"prefix", module.clause_prefix()}})));
  block.lines = table_lines({{say(language, "help.scenario"), Align::right},
                             {say(language, "help.scenario_name")},
                             {say(language, "help.seats"), Align::right}},
                            scenarios);
  if (!options.empty())
    speech.answer.block(say(language, "help.options")).lines = table_lines({{say(language, "help.option")},
                                                                            {say(language, "help.values")},
                                                                            {say(language, "help.standard")},
                                                                            {say(language, "help.clause")}},
                                                                           options);
}

void help(Speech& speech, const CommandLine& line) {
  const Language language = speech.language();
  std::string rest = line.rest;
  const std::string topic = next_word(rest);
  if (topic.empty()) {
    AnswerBlock& block = speech.answer.block(say(language, "help.title"));
    block.paragraphs = {say(language, "help.intro"), say(language, "help.about_orders")};
    list_commands(speech, Right::anybody, "help.for_all");
    list_commands(speech, Right::player, "help.for_players");
    list_commands(speech, Right::seat, "help.for_seats");
    if (speech.speaker.moderator) list_commands(speech, Right::moderator, "help.for_moderators");
    return;
  }
  if (is_word(topic,
              {"ORDERS", "ORDRES", "CANCEL", "ANNULE", "DONE", "FINI", "WAIT", "ATTENDS", "PASS", "PASSE"})) {
    AnswerBlock& block = speech.answer.block(say(language, "help.orders_title"));
    block.paragraphs = {say(language, "help.about_orders"), say(language, "help.about_orders_more")};
    return;
  }
  if (is_word(topic, {"MODERATOR", "MODERATEUR"}))
    return list_commands(speech, Right::moderator, "help.for_moderators");
  if (const Command* command = find_command(topic)) return help_on_command(speech, *command);
  for (const auto& module : speech.context.games.all())
    if (is_word(topic, {module->id().view(), module->title()})) return help_on_game(speech, *module);
  if (!explain_by_rules(speech, topic)) refuse(speech, line, "help.unknown", with({{"topic", topic}}));
}

// A word in a table is no sentence.
std::string status_of(const store::GameRow& row, Language language) {
  std::string status = say(language, "status." + row.status);
  if (status.ends_with('.')) status.pop_back();
  return status;
}

void games(Speech& speech, const CommandLine&) {
  const Language language = speech.language();
  std::vector<Row> rows;
  for (const store::GameRow& row : store::listed_games(speech.tx, kGamesShown)) {
    const GameModule* module = speech.context.games.find(row.module);
    if (!module) continue;
    Hosted hosted;
    hosted.row = row;
    hosted.module = module;
    from_json(row.settings, hosted.settings, "$");
    const auto seats = store::seats_of(speech.tx, row.game);
    const auto held =
        std::ranges::count_if(seats, [](const store::SeatRow& s) { return s.player.has_value(); });
    const std::string title = hosted.title(language);
    rows.push_back({row.game, hosted.settings.title.empty() ? title : title + " (" + module->title() + ")",
                    std::to_string(held) + "/" + std::to_string(seats.size()), status_of(row, language)});
  }
  AnswerBlock& block = speech.answer.block(say(language, "games.title"));
  if (rows.empty())
    block.paragraphs.push_back(say(language, "games.none"));
  else
    block.lines = table_lines({{say(language, "games.code")},
                               {say(language, "games.game")},
                               {say(language, "games.seats"), Align::right},
                               {say(language, "games.status")}},
                              rows);
  AnswerBlock& rules = speech.answer.block(say(language, "games.modules"));
  for (const auto& module : speech.context.games.all())
    rules.lines.push_back("  " + module->id().str() + "  " + module->title());
  rules.paragraphs.push_back(say(language, "games.how"));
}

}  // namespace

std::vector<Command> help_commands() {
  return {{"help", {"HELP", "AIDE"}, Right::anybody, Body::none, help},
          {"games", {"GAMES", "PARTIES"}, Right::anybody, Body::none, games}};
}

}  // namespace adj::service
