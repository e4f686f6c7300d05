#include "mail/body_tags.h"

#include <algorithm>
#include <array>

#include "adjudicator/core/words_fold.h"
#include "mail/ascii.h"

namespace adj::mail {
namespace {

constexpr std::size_t kAttributionLines = 4;
constexpr std::size_t kMaxAttribution = 1000;
constexpr std::size_t kBlockLines = 12;

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

template <class List>
bool starts_with_any(std::string_view text, const List& list) {
  return std::any_of(list.begin(), list.end(), [&](std::string_view s) { return text.starts_with(s); });
}

// Works on folded text: lower case, no accents, straight quotes.
struct Looked {
  std::string folded;  // trimmed
  bool quoted = false;
};

std::string_view undecorated(std::string_view text, std::string_view marks) {
  while (!text.empty() && has(marks, text.substr(0, 1))) text.remove_prefix(1);
  while (!text.empty() && has(marks, text.substr(text.size() - 1))) text.remove_suffix(1);
  return text;
}

// Either half of the line is enough: mail programs wrap it.
bool is_cut_line(std::string_view folded) {
  const std::string_view line = undecorated(folded, "*_ ");
  return has(line, "pbem-cut ") || has(line, "write orders above this line") ||
         has(line, "vos ordres au-dessus de cette ligne") || line.starts_with("==== write orders");
}

bool is_mobile_signature(std::string_view folded) {
  static constexpr auto kStarts = std::to_array<std::string_view>(
      {"sent from my ", "sent from yahoo", "sent from mail for ", "sent from outlook", "sent with proton",
       "sent via ", "sent from the ", "get outlook for ", "envoye de mon ", "envoye depuis ",
       "envoye a partir d", "envoye avec ", "telecharger outlook pour ", "telechargez outlook pour ",
       "obtenir outlook pour ", "provenance : courrier pour ", "provenance: courrier pour "});
  return folded.size() < 200 && starts_with_any(folded, kStarts);
}

bool ends_as_attribution(std::string_view text) {
  return text.ends_with("wrote:") || text.ends_with("wrote :") || text.ends_with("a ecrit :") ||
         text.ends_with("a ecrit:") || text.ends_with("writes:");
}

bool names_time_or_address(std::string_view text) {
  return has(text, "@") || std::any_of(text.begin(), text.end(), [](char c) { return is_digit(c); });
}

bool is_whole_attribution(std::string_view text) {
  if (text.size() < 8 || !names_time_or_address(text)) return false;
  const bool dated = text.starts_with("on ") || text.starts_with("le ") || text.starts_with("at ");
  if (dated && ends_as_attribution(text)) return true;
  if (is_digit(text.front()) && has(text, "@") && (text.ends_with(">:") || text.ends_with("> :")))
    return true;
  return (has(text, " a ecrit le ") || has(text, " wrote on ")) && text.ends_with(":");
}

bool may_start_attribution(std::string_view text) {
  return text.starts_with("on ") || text.starts_with("le ") || text.starts_with("at ") ||
         (!text.empty() && is_digit(text.front())) || has(text, " a ecrit le ") || has(text, " wrote on ");
}

bool is_banner(std::string_view folded) {
  static constexpr auto kDashed = std::to_array<std::string_view>(
      {"original message", "message d'origine", "message original", "message initial", "forwarded message",
       "message transfere", "message reexpedie", "mail original", "courriel original", "original appointment",
       "forwarded by "});
  static constexpr auto kBare = std::to_array<std::string_view>(
      {"begin forwarded message", "debut du message reexpedie", "debut du message transfere",
       "debut du courriel transfere", "debut du courrier transfere"});
  const std::string_view words = undecorated(folded, "-_=* ");
  if (words.empty() || folded.size() > 200) return false;
  if (folded.starts_with("--") || folded.starts_with("__")) {
    if (starts_with_any(words, kDashed)) return true;
    const bool dated = words.starts_with("on ") || words.starts_with("le ");
    return dated && (words.ends_with(" wrote") || words.ends_with(" a ecrit")) &&
           names_time_or_address(words);
  }
  if (starts_with_any(words, kBare)) return words.ends_with(":");
  constexpr std::string_view kMessageOf = "message du ";  // Orange: "Message du 04/01/24 19:03"
  return words.starts_with(kMessageOf) && words.size() > kMessageOf.size() &&
         is_digit(words[kMessageOf.size()]);
}

enum class HeaderLook { none, sender, other };

HeaderLook header_look(std::string_view folded) {
  static constexpr auto kSender = std::to_array<std::string_view>({"from", "de", "expediteur"});
  static constexpr auto kOther = std::to_array<std::string_view>(
      {"sent", "to", "cc", "bcc", "subject", "date", "reply-to", "importance", "attachments", "envoye",
       "envoye le", "a", "objet", "sujet", "copie", "cci", "repondre a", "pieces jointes", "destinataire"});
  const std::string_view line = undecorated(folded, "*_ ");
  const std::size_t colon = line.substr(0, 24).find(':');
  if (colon == std::string_view::npos) return HeaderLook::none;
  const std::string_view name = undecorated(line.substr(0, colon), "*_ ");
  if (std::find(kSender.begin(), kSender.end(), name) != kSender.end()) return HeaderLook::sender;
  return std::find(kOther.begin(), kOther.end(), name) != kOther.end() ? HeaderLook::other : HeaderLook::none;
}

class Tagger {
 public:
  explicit Tagger(std::vector<std::string> lines) {
    lines_.reserve(lines.size());
    for (std::string& line : lines) {
      TaggedLine tagged;
      tagged.number = static_cast<int>(lines_.size()) + 1;
      const std::string_view bare = without_quote_marks(line);
      tagged.quoted = bare.size() != line.size() && bare != trim_left(line);
      looked_.push_back({words::fold(trim(bare)), tagged.quoted});
      tagged.text = std::move(line);
      lines_.push_back(std::move(tagged));
    }
  }

  std::vector<TaggedLine> run() {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (lines_[i].tag != LineTag::rest) lines_[i].tag = look_at(i);
    }
    return std::move(lines_);
  }

 private:
  static std::string_view trim_left(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    return text;
  }

  LineTag look_at(std::size_t i) {
    const Looked& line = looked_[i];
    if (is_cut_line(line.folded)) return LineTag::cut_line;
    if (line.quoted) return LineTag::quote;
    if (line.folded.empty()) return LineTag::empty;
    if (lines_[i].text == "-- ") return LineTag::delimiter;
    if (is_mobile_signature(line.folded)) return LineTag::mobile_signature;
    if (is_banner(line.folded)) {
      mark_headers(i + 1);
      return LineTag::forward_banner;
    }
    if (attribution(i)) return LineTag::attribution;
    if (header_look(line.folded) == HeaderLook::sender && counts_as_block(i)) {
      mark_headers(i + 1);
      return LineTag::header_block;
    }
    return LineTag::text;
  }

  // An attribution may be wrapped over four lines, none of them empty or quoted.
  bool attribution(std::size_t i) {
    if (ends_as_attribution(looked_[i].folded) && quote_follows(i)) return true;
    if (!may_start_attribution(looked_[i].folded)) return false;
    std::string joined;
    const std::size_t end = std::min(i + kAttributionLines, lines_.size());
    for (std::size_t j = i; j < end && joined.size() < kMaxAttribution; ++j) {
      const Looked& line = looked_[j];
      if (line.folded.empty() || line.quoted || is_cut_line(line.folded)) return false;
      if (!joined.empty()) joined += ' ';
      joined += line.folded;
      if (!is_whole_attribution(joined)) continue;
      for (std::size_t k = i + 1; k <= j; ++k) lines_[k].tag = LineTag::rest;
      return true;
    }
    return false;
  }

  bool quote_follows(std::size_t i) const {
    for (std::size_t j = i + 1; j < std::min(i + 4, lines_.size()); ++j) {
      if (looked_[j].quoted || is_cut_line(looked_[j].folded)) return true;
      if (!looked_[j].folded.empty()) return false;
    }
    return false;
  }

  // At least three header lines, near each other: long ones may be wrapped, HTML may put blank lines between.
  bool counts_as_block(std::size_t i) const {
    int count = 1, others = 0;
    for (std::size_t j = i + 1; j < std::min(i + kBlockLines, lines_.size()) && count < 3; ++j) {
      if (looked_[j].quoted) return false;
      const bool header = header_look(looked_[j].folded) != HeaderLook::none;
      count += header ? 1 : 0;
      others = header ? 0 : others + 1;
      if (others > 2) return false;
    }
    return count >= 3;
  }

  void mark_headers(std::size_t i) {
    const std::size_t end = std::min(i + kBlockLines, lines_.size());
    for (std::size_t j = i; j < end; ++j) {
      if (looked_[j].quoted || is_cut_line(looked_[j].folded)) return;
      if (looked_[j].folded.empty()) continue;
      if (header_look(looked_[j].folded) == HeaderLook::none) return;
      lines_[j].tag = LineTag::rest;
    }
  }

  std::vector<TaggedLine> lines_;
  std::vector<Looked> looked_;
};

}  // namespace

std::string_view without_quote_marks(std::string_view line) {
  constexpr std::size_t kInitials = 3;  // "AB> "
  std::string_view rest = line;
  while (true) {
    while (!rest.empty() && is_blank(rest.front())) rest.remove_prefix(1);
    std::size_t letters = 0;
    while (letters < kInitials && letters < rest.size() && rest[letters] >= 'A' && rest[letters] <= 'Z')
      ++letters;
    const bool initials = letters > 0 && letters < rest.size() && rest[letters] == '>';
    if (initials) {
      rest.remove_prefix(letters + 1);
    } else if (!rest.empty() && (rest.front() == '>' || rest.front() == '|')) {
      rest.remove_prefix(1);
    } else {
      return rest;
    }
  }
}

std::vector<TaggedLine> tag_lines(std::vector<std::string> lines) { return Tagger(std::move(lines)).run(); }

}  // namespace adj::mail
