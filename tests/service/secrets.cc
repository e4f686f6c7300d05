#include "tests/service/secrets.h"

#include <algorithm>
#include <cctype>
#include <regex>

namespace adj::service {

namespace {

constexpr int kTries = 20;

bool complete(const Game& game, Seat seat) {
  return std::ranges::none_of(game.window(Language::en).decisions, [&](const OpenDecision& d) {
    return d.seat == seat && d.required && !d.complete;
  });
}

std::string lower(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

std::string from_quoted_printable(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '=') {
      out += text[i];
    } else if (text.substr(i, 3) == "=\r\n") {
      i += 2;
    } else if (i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0) {
      out += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    }
  }
  return out;
}

std::string from_base64(std::string_view text) {
  static constexpr std::string_view kLetters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  unsigned bits = 0;
  int held = 0;
  for (const char c : text) {
    const auto value = kLetters.find(c);
    if (value == std::string_view::npos) continue;
    bits = bits << 6 | static_cast<unsigned>(value);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    out += static_cast<char>(bits >> held & 0xff);
  }
  return out;
}

// Encoded words stand between "=?" and "?=": charset, B or Q, text.
std::string from_encoded_words(std::string_view value) {
  std::string out;
  while (true) {
    const auto start = value.find("=?");
    const auto encoding = start == std::string_view::npos ? start : value.find('?', start + 2);
    const auto end = encoding == std::string_view::npos ? encoding : value.find("?=", encoding + 3);
    if (end == std::string_view::npos) return out + std::string(value);
    out += value.substr(0, start);
    std::string text(value.substr(encoding + 3, end - encoding - 3));
    if (value[encoding + 1] == 'B' || value[encoding + 1] == 'b') {
      out += from_base64(text);
    } else {
      std::ranges::replace(text, '_', ' ');
      out += from_quoted_printable(text);
    }
    value.remove_prefix(end + 2);
    if (value.starts_with(" =?")) value.remove_prefix(1);  // between encoded words blanks mean nothing
  }
}

std::string unfolded(std::string_view head) {
  std::string out;
  for (std::size_t i = 0; i < head.size(); ++i) {
    const bool folded =
        head.substr(i, 2) == "\r\n" && i + 2 < head.size() && (head[i + 2] == ' ' || head[i + 2] == '\t');
    if (folded)
      i += 1;
    else
      out += head[i];
  }
  return out;
}

std::string parameter(const std::string& value, const std::string& name) {
  const auto at = value.find(name + "=\"");
  if (at == std::string::npos) return {};
  const auto start = at + name.size() + 2;
  return value.substr(start, value.find('"', start) - start);
}

void open_part(std::string_view raw, const std::string& where, Opened& result) {
  const auto blank = raw.find("\r\n\r\n");
  const std::string head = unfolded(raw.substr(0, blank));
  const std::string_view body = blank == std::string_view::npos ? "" : raw.substr(blank + 4);
  std::string boundary, encoding;
  for (std::size_t at = 0; at < head.size();) {
    const auto end = std::min(head.find("\r\n", at), head.size());
    const std::string line = head.substr(at, end - at);
    at = end + 2;
    const auto colon = line.find(": ");
    if (colon == std::string::npos) continue;
    const std::string name = lower(line.substr(0, colon));
    std::string value = from_encoded_words(line.substr(colon + 2));
    if (name == "content-type") boundary = parameter(value, "boundary");
    if (name == "content-transfer-encoding") encoding = lower(value);
    // Named after the Message-ID, which is another one each time.
    if (!boundary.empty() && value.find(boundary) != std::string::npos)
      value.erase(value.find(boundary), boundary.size());
    result[where + name] += value + "\n";
  }
  if (boundary.empty()) {
    result[where + "body"] = encoding == "base64"             ? from_base64(body)
                             : encoding == "quoted-printable" ? from_quoted_printable(body)
                                                              : std::string(body);
    return;
  }
  const std::string mark = "--" + boundary;
  auto at = body.find(mark);
  for (int number = 1; at != std::string_view::npos && body.substr(at + mark.size(), 2) != "--"; ++number) {
    const auto next = body.find("\r\n" + mark, at + mark.size());
    if (next == std::string_view::npos) break;
    const auto start = at + mark.size() + 2;
    open_part(body.substr(start, next - start), where + std::to_string(number) + "/", result);
    at = next + 2;
  }
}

}  // namespace

std::unique_ptr<Game> DisguisedModule::load(const Json& document) const {
  auto game = real_->load(document);
  if (!disguise_.seat || game->over()) return game;
  Random random(disguise_.seed);
  auto other = game->with_other_secrets(*disguise_.seat, random);
  for (int number = 1; number <= game->seats(); ++number) {
    const Seat seat{number};
    if (seat == *disguise_.seat || !complete(*game, seat)) continue;
    for (int i = 0; i < kTries && !complete(*other, seat); ++i)
      other->submit(seat, i + 1 < kTries ? other->random_mail(seat, random, Language::en) : "DONE",
                    Language::en);
  }
  return other;
}

Opened opened(std::string_view raw) {
  Opened result;
  open_part(raw, "", result);
  return result;
}

namespace {

// The name of a letter counts the letters of the whole service, also where an archive quotes it; the marks
// between its parts are made from it.
std::string without_letter_names(const std::string& text) {
  static const std::regex kName("<[a-z0-9]+\\.t[0-9]+\\.p[0-9]+\\.[0-9]+\\.[0-9a-f]+@"),
      kMark("=_([a-z]+)_[0-9a-f]{24}");
  return std::regex_replace(std::regex_replace(text, kName, "<@"), kMark, "=_$1_");
}

}  // namespace

std::optional<std::string> difference(const Opened& one, const Opened& other) {
  std::set<std::string> names;
  for (const Opened* letter : {&one, &other})
    for (const auto& [name, text] : *letter) names.insert(name);
  names.erase("message-id");
  for (const std::string& name : names) {
    const auto a = one.find(name), b = other.find(name);
    if (a == one.end() || b == other.end()) return name + " is in one of them only";
    if (a->second == b->second) continue;
    const std::string x = without_letter_names(a->second), y = without_letter_names(b->second);
    if (x == y) continue;
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(x, y).in1 - x.begin());
    const std::size_t from = at < 60 ? 0 : at - 60;
    return name + " differs: …" + x.substr(from, 160) + "… / …" + y.substr(from, 160) + "…";
  }
  return std::nullopt;
}

// What he wrote at any time may still stand, and be told to him again.
void Forbidden::words(const std::string& what, const std::string& text) {
  const std::string folded = lower(text);
  if (!text.empty() && written_.find(folded) == std::string::npos) words_.emplace(folded, what);
}

void Forbidden::number(const std::string& what, const std::string& hex) {
  numbers_.emplace(lower(hex), what);
}

void Forbidden::allow(std::string_view text) {
  const std::string folded = lower(text);
  std::erase_if(words_, [&](const auto& word) { return folded.find(word.first) != std::string::npos; });
  written_ += folded + '\n';
}

namespace {

std::string around(const std::string& text, std::size_t at, std::size_t length) {
  constexpr std::size_t kBefore = 200;
  const std::size_t from = at - std::min(at, kBefore);
  return text.substr(at, length) + ", in: " + text.substr(from, at - from + length);
}

}  // namespace

std::optional<std::string> Forbidden::in(std::string_view text) const {
  const std::string folded = lower(text);
  for (const auto& [words, what] : words_)
    if (const std::size_t at = folded.find(words); at != std::string::npos)
      return what + ": " + around(folded, at, words.size());
  constexpr std::size_t kDigits = 64;
  for (std::size_t at = 0, start = 0; at <= folded.size(); ++at) {
    if (at < folded.size() && hex_digit(folded[at]) >= 0) continue;
    if (at - start >= kDigits)
      for (std::size_t i = start; i + kDigits <= at; ++i)
        if (const auto found = numbers_.find(folded.substr(i, kDigits)); found != numbers_.end())
          return found->second;
    start = at + 1;
  }
  return std::nullopt;
}

std::optional<std::string> Forbidden::in(const Opened& letter) const {
  for (const auto& [name, text] : letter)
    if (auto found = in(text)) return name + " shows " + *found;
  return std::nullopt;
}

}  // namespace adj::service
