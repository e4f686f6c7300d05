#include "mail/body.h"

#include <algorithm>
#include <optional>

#include "adjudicator/core/words_fold.h"
#include "mail/ascii.h"
#include "mail/body_tags.h"
#include "mail/tidy.h"
#include "mail/token.h"

namespace adj::mail {
namespace {

constexpr std::string_view kCutWord = "pbem-cut ";

// A ruler the mail program or the player drew above what was cut.
bool is_ruler(std::string_view text) {
  return trim(text).find_first_not_of("-_=*~ ") == std::string_view::npos;
}

bool is_word(std::string_view line, std::string_view english, std::string_view french) {
  std::string folded = words::fold(trim(line));
  while (!folded.empty() && (folded.back() == ':' || folded.back() == ' ')) folded.pop_back();
  return folded == english || folded == french;
}

std::string tag_of_cut_line(std::string_view line) {
  const std::size_t at = line.find(kCutWord);
  if (at == std::string_view::npos) return {};
  line = line.substr(at + kCutWord.size());
  const auto end = std::find_if(line.begin(), line.end(),
                                [](char c) { return !is_letter(c) && !is_digit(c) && c != '.'; });
  return std::string(line.begin(), end);
}

Cut cut_of(LineTag tag) {
  switch (tag) {
    case LineTag::cut_line:
      return Cut::cut_line;
    case LineTag::attribution:
      return Cut::attribution;
    case LineTag::forward_banner:
      return Cut::forwarded;
    case LineTag::header_block:
      return Cut::header_block;
    case LineTag::delimiter:
      return Cut::signature;
    case LineTag::empty:
    case LineTag::text:
    case LineTag::quote:
    case LineTag::rest:
    case LineTag::mobile_signature:
      break;
  }
  return Cut::nothing;
}

class Extractor {
 public:
  explicit Extractor(std::string_view text)
      : lines_(tag_lines(tidy_lines(text))), kept_(lines_.size(), false) {}

  Reply run() {
    find_keys();
    find_cut_tag();
    keep_by_habit();
    keep_block();
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (trim(lines_[i].text).empty()) continue;
      BodyLine line{lines_[i].number, lines_[i].text};
      (kept_[i] ? reply_.lines : reply_.removed).push_back(std::move(line));
    }
    while (!reply_.lines.empty() && is_ruler(reply_.lines.back().text)) reply_.lines.pop_back();
    if (reply_.lines.empty()) reply_.placement = Placement::none;
    return std::move(reply_);
  }

 private:
  // A key opens a seat: it is read wherever it stands (quoted, too: we put it there), and shown nowhere.
  void find_keys() {
    for (TaggedLine& line : lines_) {
      std::optional<std::string> key = key_in_line(without_quote_marks(line.text));
      if (!key) continue;
      reply_.keys.push_back(std::move(*key));
      line.text.clear();
      line.tag = LineTag::empty;
    }
  }

  void find_cut_tag() {
    for (const TaggedLine& line : lines_) {
      if (line.tag != LineTag::cut_line) continue;
      last_cut_quoted_ = line.quoted ? line.number : last_cut_quoted_;
      if (reply_.cut_tag.empty()) reply_.cut_tag = tag_of_cut_line(line.text);
    }
  }

  void keep_by_habit() {
    bool found = false, below = false;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const LineTag tag = lines_[i].tag;
      if (tag == LineTag::text) {
        kept_[i] = found = true;
        continue;
      }
      below = below || (!found && tag == LineTag::quote);
      const Cut cut = cut_of(tag);
      if (cut == Cut::nothing) continue;
      if (found || !answer_may_follow(i)) {
        reply_.cut = cut;
        break;
      }
      below = true;
      if (tag == LineTag::delimiter) i = end_of_signature(i) - 1;
    }
    reply_.placement = below ? Placement::below : Placement::above;
  }

  // Nothing stands above line i, where an old mail starts. What follows may be an answer only if the old mail
  // can be told from it by quote marks.
  bool answer_may_follow(std::size_t i) const {
    if (lines_[i].tag == LineTag::delimiter) return end_of_signature(i) < lines_.size();
    if (lines_[i].tag == LineTag::cut_line) return lines_[i].quoted;
    if (last_cut_quoted_ > lines_[i].number) return true;
    for (std::size_t j = i + 1; j < lines_.size(); ++j) {
      const LineTag tag = lines_[j].tag;
      if (tag == LineTag::empty || tag == LineTag::rest) continue;
      return lines_[j].quoted;
    }
    return false;
  }

  // A signature above the quoted mail goes as far as that mail.
  std::size_t end_of_signature(std::size_t i) const {
    for (++i; i < lines_.size(); ++i) {
      const LineTag tag = lines_[i].tag;
      if (tag == LineTag::quote || (cut_of(tag) != Cut::nothing && tag != LineTag::delimiter)) break;
    }
    return i;
  }

  // ORDERS ... END: its first line must be one that habit keeps; up to its last line nothing but quotes and
  // the cut line counts as foreign.
  void keep_block() {
    std::size_t first = lines_.size();
    for (std::size_t i = 0; i < lines_.size() && first == lines_.size(); ++i) {
      if (kept_[i] && is_word(lines_[i].text, "orders", "ordres")) first = i;
    }
    std::size_t last = first;
    for (std::size_t i = first; i < lines_.size() && last == first; ++i) {
      if (lines_[i].tag == LineTag::cut_line) return;
      if (!lines_[i].quoted && is_word(lines_[i].text, "end", "fin")) last = i;
    }
    if (last == first) return;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      kept_[i] = i > first && i < last && !lines_[i].quoted;
    }
    reply_.placement = Placement::block;
    reply_.cut = Cut::end_word;
  }

  std::vector<TaggedLine> lines_;
  std::vector<bool> kept_;
  int last_cut_quoted_ = 0;  // number of the last cut line within quote marks
  Reply reply_;
};

}  // namespace

std::string cut_line(std::string_view tag) {
  return "==== write orders above this line / vos ordres au-dessus de cette ligne · " +
         std::string(kCutWord) + std::string(tag) + " ====";
}

std::string Reply::text() const {
  std::string all;
  for (const BodyLine& line : lines) all += line.text + '\n';
  return all;
}

Reply read_reply(std::string_view text) { return Extractor(text).run(); }

OrderLines order_lines(const Reply& reply, const IsKeyword& is_keyword) {
  OrderLines out;
  bool continues = false;
  for (const BodyLine& line : reply.lines) {
    if (is_blank(line.text.front()) && continues) {
      out.orders.push_back(line);
      continue;
    }
    const std::string folded = words::fold(trim(line.text));
    const std::size_t start = folded.find_first_not_of("-*. )0123456789");  // a bullet or a number
    const std::string_view rest =
        start == std::string::npos ? std::string_view{} : std::string_view(folded).substr(start);
    const auto end = std::find_if(rest.begin(), rest.end(), [](char c) {
      return is_space(c) || (c > 0 && !is_letter(c) && !is_digit(c) && c != '-' && c != '_');
    });
    continues = is_keyword(std::string_view(rest.begin(), end));
    (continues ? out.orders : out.unknown).push_back(line);
  }
  return out;
}

}  // namespace adj::mail
