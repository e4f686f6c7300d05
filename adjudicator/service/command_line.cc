#include "adjudicator/service/command_line.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/report/layout.h"
#include "mail/ascii.h"

namespace adj::service {

namespace {

constexpr std::string_view kEnds = " \t,:";
constexpr std::size_t kCodeLength = 4;
constexpr int kLongestLine = 900;

// No code of ours has a vowel (hosted.cc): "turn", "tour" and "tout" are words.
bool may_be_code(std::string_view word) {
  const auto is_code_sign = [](unsigned char c) { return std::isalnum(c) != 0 && c < 128; };
  const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
  if (word.size() != kCodeLength || !std::ranges::all_of(word, is_code_sign)) return false;
  return std::ranges::any_of(word, is_digit) ||
         mail::lower(word).find_first_of("aeiouy") == std::string::npos;
}

// Games that go on and that the player has to do with: what he plays, and only else what he moderates.
std::set<std::string> games_of(Speech& speech) {
  std::set<std::string> codes;
  if (!speech.speaker.player) return codes;
  for (const store::SeatRow& seat : store::seats_held_by(speech.tx, speech.speaker.player->id)) {
    const auto row = store::find_game(speech.tx, seat.game);
    if (row && row->status != "over" && row->status != "closed") codes.insert(seat.game);
  }
  if (codes.empty())
    for (const std::string& code : store::games_moderated_by(speech.tx, speech.speaker.player->id))
      codes.insert(code);
  return codes;
}

// A game by invitation does not tell others that it exists.
bool may_know_of(Speech& speech, const Hosted& hosted) {
  if (hosted.row.listed || &hosted == speech.hosted) return true;
  if (speech.speaker.player) {
    const std::int64_t player = speech.speaker.player->id;
    const auto sits = [&](const HostedSeat& seat) { return seat.row.player == player; };
    if (hosted.moderated_by(player) || std::ranges::any_of(hosted.seats, sits)) return true;
  }
  return store::is_invited(speech.tx, hosted.code(), speech.speaker.address);
}

}  // namespace

Hosted* Speech::game(const std::string& code) {
  if (hosted && hosted->code() == code) return hosted;
  for (Hosted& other : others)
    if (other.code() == code) return &other;
  auto opened = open_hosted(context, tx, code);
  if (!opened) return nullptr;
  return &others.emplace_back(std::move(*opened));
}

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1));
}

std::string next_word(std::string& rest) {
  const auto first = rest.find_first_not_of(kEnds);
  if (first == std::string::npos) {
    rest.clear();
    return {};
  }
  const auto end = rest.find_first_of(kEnds, first);
  std::string word = rest.substr(first, end == std::string::npos ? end : end - first);
  const auto next = end == std::string::npos ? end : rest.find_first_not_of(kEnds, end);
  rest = next == std::string::npos ? std::string() : rest.substr(next);
  return word;
}

std::vector<std::string> words_in(std::string rest) {
  std::vector<std::string> words;
  for (std::string word = next_word(rest); !word.empty(); word = next_word(rest)) words.push_back(word);
  return words;
}

bool is_word(std::string_view word, std::initializer_list<std::string_view> any) {
  const std::string folded = words::fold(word);
  return std::ranges::any_of(any, [&](std::string_view each) { return words::fold(each) == folded; });
}

std::optional<int> number_in(std::string_view word) {
  if (!word.empty() && word.front() == '#') word.remove_prefix(1);
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (word.empty() || error != std::errc() || end != word.data() + word.size() || number < 0)
    return std::nullopt;
  return number;
}

std::optional<Language> language_in(std::string_view word) {
  if (is_word(word, {"FR", "FRENCH", "FRANCAIS"})) return Language::fr;
  if (is_word(word, {"EN", "ENGLISH", "ANGLAIS"})) return Language::en;
  return std::nullopt;
}

std::vector<std::string> quoted_lines(std::string_view text) {
  std::vector<std::string> lines;
  mail::for_each_line(text, [&](std::string_view line) {
    // Many mail programs write a paragraph as one line: a long one goes on in the next, and is not cut off.
    const std::string shown = words::printable(line, line.size());
    if (display_width(shown) <= kLongestLine) return lines.push_back("| " + shown);
    for (const std::string& part : wrap_line(shown, kLongestLine)) lines.push_back("| " + part);
  });
  return lines;
}

bool too_long_for_a_letter(std::string_view text) { return std::ssize(text) > kLongestLetter; }

std::string text_of(const CommandLine& line, std::string_view first) {
  std::string text = trimmed(first);
  for (const std::string& more : line.body) text += (text.empty() ? "" : "\n") + more;
  return text;
}

std::optional<std::pair<std::string, std::string>> next_setting(std::string& rest) {
  rest = trimmed(rest);
  const auto equals = rest.find('=');
  if (equals == std::string::npos || rest.find_first_of(kEnds) < equals) return std::nullopt;
  const std::string key = rest.substr(0, equals);
  std::string behind = trimmed(rest.substr(equals + 1));
  std::string value;
  if (!behind.empty() && (behind.front() == '"' || behind.front() == '\'')) {
    const auto close = behind.find(behind.front(), 1);
    value = behind.substr(1, close == std::string::npos ? close : close - 1);
    rest = close == std::string::npos ? std::string() : behind.substr(close + 1);
  } else {
    const auto end = behind.find_first_of(" \t");
    value = behind.substr(0, end);
    rest = end == std::string::npos ? std::string() : behind.substr(end);
  }
  return std::pair{words::fold(key), value};
}

void accept(Speech& speech, const CommandLine& line, std::string_view key, const Json& values) {
  speech.answer.accept(line.number, line.text, say(speech.language(), key, values));
}

void refuse(Speech& speech, const CommandLine& line, std::string_view key, const Json& values) {
  speech.answer.refuse(line.number, line.text, say(speech.language(), key, values));
}

Hosted* game_meant(Speech& speech, const CommandLine& line, std::string& rest) {
  std::string behind = rest;
  const std::string word = next_word(behind);
  if (may_be_code(word)) {
    if (Hosted* hosted = speech.game(game_code(word)); hosted && may_know_of(speech, *hosted)) {
      rest = behind;
      return hosted;
    }
    // A word that is no game may still be what the command is about, when the reply address names the game.
    if (!speech.hosted) {
      refuse(speech, line, "game.unknown", with({{"code", word}}));
      return nullptr;
    }
  }
  if (speech.hosted) return speech.hosted;
  const auto codes = games_of(speech);
  if (codes.size() == 1) return speech.game(*codes.begin());
  if (codes.empty()) {
    refuse(speech, line, "game.none");
    return nullptr;
  }
  Json list = Json::array();
  for (const std::string& code : codes) list.push_back(Json(code));
  refuse(speech, line, "game.which", with({{"codes", list}}));
  return nullptr;
}

int seat_meant(const Speech& speech, const Hosted& hosted) {
  if (speech.hosted == &hosted && speech.speaker.seat > 0) return speech.speaker.seat;
  if (!speech.speaker.player) return 0;
  for (const HostedSeat& seat : hosted.seats)
    if (seat.row.player == speech.speaker.player->id) return seat.row.seat;
  return 0;
}

HostedSeat* seat_named(Hosted& hosted, std::string_view name) {
  if (const auto number = number_in(name))
    if (HostedSeat* seat = hosted.find_seat(*number)) return seat;
  HostedSeat* found = nullptr;
  const std::string folded = words::fold(trimmed(name));
  for (HostedSeat& seat : hosted.seats) {
    const std::string own = words::fold(seat.name());
    const bool first_name =
        own.size() > folded.size() && own.starts_with(folded) && own[folded.size()] == ' ';
    if (folded.empty() || (own != folded && !first_name)) continue;
    if (found) return nullptr;
    found = &seat;
  }
  return found;
}

}  // namespace adj::service
