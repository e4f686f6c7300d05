// WHY, DICE, RULES: how a thing came about, and how to check that it had to.

#include <algorithm>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/report/report_model.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/seating.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

constexpr std::size_t kClausesShown = 20;
constexpr std::size_t kKeysShown = 24;
constexpr int kDiceBefore = 8;

struct Clause {
  std::string id, rule, french;  // the last may be empty
};

std::vector<Clause> clauses_of(const GameModule& module) {
  std::vector<Clause> list;
  const Json* clauses = module.clauses().find("clauses");
  if (!clauses) return list;
  for (const Json& c : clauses->as_array()) {
    const Json* french = c.find("fr");
    list.push_back({c.at("id").as_string(), c.at("rule").as_string(), french ? french->as_string() : ""});
  }
  return list;
}

void show_clause(AnswerBlock& block, const Clause& clause, Language language) {
  if (language == Language::en)
    block.paragraphs.push_back(clause.id + " — " + clause.rule + ".");
  else if (!clause.french.empty())
    block.paragraphs.push_back(clause.id + " — " + clause.french + ".");
  else
    block.paragraphs.push_back(clause.id + " " + say(language, "rules.in_english") + " — " + clause.rule +
                               ".");
}

// --- WHY

// A value of an event as a reader can take it in.
std::string shown_value(const Json& value) {
  if (value.is_string()) return value.as_string();
  return value.dump();
}

bool says_nothing(const Json& value) {
  return (value.is_string() && value.as_string().empty()) || (value.is_array() && value.as_array().empty());
}

// The event's own sentence, as the report gave it.
std::vector<std::string> sentences_of(const Hosted& hosted, int seat, const NumberedEvent& event,
                                      Language language) {
  TurnReport report;
  from_json(hosted.game->report(Seat{seat}, {event}, language), report, "$");
  std::vector<std::string> sentences;
  for (const ReportSection& section : report.narrative)
    for (const ReportLine& line : section.lines) sentences.push_back(line.text);
  return sentences;
}

// The dice that fell right before it, as far as the reader saw them.
std::vector<NumberedEvent> dice_before(Speech& speech, const Hosted& hosted, int seat, int number) {
  std::vector<NumberedEvent> dice;
  const auto before =
      store::events_between(speech.tx, hosted.code(), std::max(1, number - kDiceBefore), number - 1);
  for (auto e = before.rbegin(); e != before.rend() && e->name.view() == Rolled::kName; ++e)
    if (e->audience.includes(Seat{seat})) dice.insert(dice.begin(), *e);
  return dice;
}

// The die in the game's own words, and the range that it could have shown.
std::string die_line(Speech& speech, const Hosted& hosted, int seat, const NumberedEvent& die) {
  std::string what;
  for (const std::string& sentence : sentences_of(hosted, seat, die, speech.language()))
    what += (what.empty() ? "" : " ") + sentence;
  if (what.empty()) what = shown_value(die.data.at("what"));
  return say(speech.language(), "why.die",
             with({{"number", store::told_number(speech.tx, hosted.code(), seat, die.number)},
                   {"what", what},
                   {"low", die.data.at("low")},
                   {"high", die.data.at("high")},
                   {"value", die.data.at("value")}}));
}

void explain_event(Speech& speech, const Hosted& hosted, int seat, const NumberedEvent& event, int told) {
  const Language language = speech.language();
  AnswerBlock& block = speech.answer.block(say(language, "why.title", with({{"number", told}})));
  for (const std::string& sentence : sentences_of(hosted, seat, event, language))
    block.paragraphs.push_back(sentence);
  for (const Clause& clause : clauses_of(*hosted.module))
    if (clause.id == event.clause.view()) show_clause(block, clause, language);
  for (const NumberedEvent& die : dice_before(speech, hosted, seat, event.number))
    block.lines.push_back(die_line(speech, hosted, seat, die));
  std::vector<std::string> record;
  if (event.data.is_object())
    for (const auto& [key, value] : event.data.as_object())
      if (key != "kind" && !says_nothing(value)) record.push_back(key + " = " + shown_value(value));
  if (!record.empty()) speech.answer.block(say(language, "why.record")).lines = std::move(record);
}

void why(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  Hosted* hosted = game_meant(speech, line, rest);
  if (!hosted) return;
  const auto number = number_in(next_word(rest));
  if (number.value_or(0) == 0 || !hosted->game) return refuse(speech, line, "why.which");
  const int seat = seat_meant(speech, *hosted);
  const bool moderator = speech.speaker.player && hosted->moderated_by(speech.speaker.player->id);
  const bool known_to_reader = hosted->row.listed || seat > 0 || moderator;
  // What he was not told he cannot ask about, and not even whether it exists: the number is that of his
  // reports.
  const auto event = store::find_told(speech.tx, hosted->code(), seat, *number);
  if (!event || !known_to_reader) return refuse(speech, line, "why.none", with({{"number", *number}}));
  explain_event(speech, *hosted, seat, *event, *number);
}

// --- DICE

void dice(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  Hosted* hosted = game_meant(speech, line, rest);
  if (!hosted) return;
  const Language language = speech.language();
  AnswerBlock& promises = speech.answer.block(say(language, "dice.title"));
  promises.paragraphs.push_back(say(language, "dice.how"));
  promises.lines = dice_promises(*hosted, language);
  if (!hosted->game) return;
  const Json record = hosted->game->dice_record();
  AnswerBlock& keys = speech.answer.block(say(language, "dice.keys_title"));
  const Json* revealed = record.find("keys");
  if (!revealed || revealed->as_array().empty()) {
    keys.paragraphs.push_back(say(language, "dice.no_keys"));
    return;
  }
  const auto& list = revealed->as_array();
  const std::size_t first = list.size() > kKeysShown ? list.size() - kKeysShown : 0;
  for (std::size_t i = first; i < list.size(); ++i)
    keys.lines.push_back("K[" + list[i].at("phase").dump() + "] = " + list[i].at("key").as_string());
  keys.paragraphs.push_back(say(language, "dice.verify"));
}

// --- RULES

// A clause and all below it: "AIE-8.3", "8.3"; "R-16" is a ruling, as the clauses cite them.
bool is_at(const Clause& clause, const std::string& wanted, const std::string& prefix) {
  const std::string own = words::fold(prefix) + "-";
  const std::string id = words::fold(clause.id).substr(own.size());
  const std::string start = wanted.starts_with(own) ? wanted.substr(own.size()) : wanted;
  for (const std::string& each : {start, start.starts_with("r-") ? "rul-" + start.substr(2) : start})
    if (id == each || (id.starts_with(each) && !std::isdigit(static_cast<unsigned char>(id[each.size()]))))
      return true;
  return false;
}

// What is looked for in the clauses: words that say something, without the ending of a plural.
std::vector<std::string> stems_of(const std::string& wanted) {
  std::vector<std::string> stems;
  for (std::string word : words_in(wanted)) {
    if (word.size() < 3) continue;
    if (word.size() > 3 && (word.back() == 's' || word.back() == 'x')) word.pop_back();
    stems.push_back(std::move(word));
  }
  return stems;
}

// Whoever asks in one language may have the words of the other in mind: both are looked through.
bool speaks_of(const Clause& clause, const std::vector<std::string>& stems) {
  for (const std::string& text : {words::fold(clause.rule), words::fold(clause.french)})
    if (!stems.empty() && std::ranges::all_of(stems, [&](const std::string& stem) {
          return text.find(stem) != std::string::npos;
        }))
      return true;
  return false;
}

std::vector<Clause> find_clauses(const GameModule& module, const std::string& wanted) {
  std::vector<Clause> at, about;
  const std::vector<std::string> stems = stems_of(wanted);
  for (const Clause& clause : clauses_of(module))
    if (is_at(clause, wanted, module.clause_prefix()))
      at.push_back(clause);
    else if (speaks_of(clause, stems))
      about.push_back(clause);
  return at.empty() ? about : at;
}

const GameModule* module_meant(Speech& speech, std::string& rest) {
  std::string ahead = rest;
  const std::string word = next_word(ahead);
  for (const auto& module : speech.context.games.all())
    if (is_word(word, {module->id().view()})) {
      rest = ahead;
      return module.get();
    }
  if (speech.hosted) return speech.hosted->module;
  for (const auto& module : speech.context.games.all())
    if (words::fold(word).starts_with(words::fold(module->clause_prefix()) + "-")) return module.get();
  return speech.context.games.all().size() == 1 ? speech.context.games.all().front().get() : nullptr;
}

void show_clauses(Speech& speech, const GameModule& module, const std::string& what,
                  const std::vector<Clause>& found) {
  AnswerBlock& block = speech.answer.block(
      say(speech.language(), "rules.title", with({{"game", module.title()}, {"what", what}})));
  for (std::size_t i = 0; i < std::min(found.size(), kClausesShown); ++i)
    show_clause(block, found[i], speech.language());
  if (found.size() > kClausesShown)
    block.paragraphs.push_back(say(speech.language(), "rules.more",
                                   with({{"number", static_cast<int>(found.size() - kClausesShown)}})));
  block.paragraphs.push_back(say(speech.language(), "rules.where"));
}

void rules(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  const GameModule* module = module_meant(speech, rest);
  if (!module) return refuse(speech, line, "rules.which_game");
  const std::string wanted = words::fold(trimmed(rest));
  if (wanted.empty()) return refuse(speech, line, "rules.which");
  const std::vector<Clause> found = find_clauses(*module, wanted);
  if (found.empty()) return refuse(speech, line, "rules.none", with({{"what", trimmed(rest)}}));
  show_clauses(speech, *module, trimmed(rest), found);
}

}  // namespace

// HELP on a word of the reader's game, which its rules explain. False when none of them speaks of it.
bool explain_by_rules(Speech& speech, const std::string& word) {
  if (!speech.hosted) return false;
  const std::vector<Clause> found = find_clauses(*speech.hosted->module, words::fold(word));
  if (found.empty()) return false;
  speech.answer.block(say(speech.language(), "help.orders_title"))
      .paragraphs.push_back(say(speech.language(), "help.about_orders_more"));
  show_clauses(speech, *speech.hosted->module, word, found);
  return true;
}

std::vector<Command> explaining_commands() {
  return {{"why", {"WHY", "POURQUOI"}, Right::player, Body::none, why},
          {"dice", {"DICE", "DÉS"}, Right::player, Body::none, dice},
          {"rules", {"RULES", "RÈGLES"}, Right::player, Body::none, rules}};
}

}  // namespace adj::service
