#include "mail/html_text.h"

#include <algorithm>
#include <array>
#include <vector>

#include "mail/ascii.h"
#include "mail/html_entities.h"

namespace adj::mail {
namespace {

constexpr auto kBlocks = std::to_array<std::string_view>(
    {"address", "article", "aside", "blockquote", "body",     "center",  "dd",    "details",
     "div",     "dl",      "dt",    "footer",     "form",     "h1",      "h2",    "h3",
     "h4",      "h5",      "h6",    "header",     "hr",       "html",    "li",    "main",
     "nav",     "ol",      "p",     "pre",        "section",  "summary", "table", "tbody",
     "tfoot",   "thead",   "tr",    "ul",         "fieldset", "figure"});

// Elements whose content is no text at all, up to their end tag whatever stands between.
constexpr auto kRaw = std::to_array<std::string_view>({"style", "script", "title", "template", "noembed"});

// Elements that may hold a quotation: only their nesting is followed.
constexpr auto kScoped = std::to_array<std::string_view>({"div", "blockquote", "section", "table", "pre"});

// Words in class or id that mark the element as quoted...
constexpr auto kQuoted =
    std::to_array<std::string_view>({"gmail_quote", "gmail_attr", "yahoo_quoted", "moz-cite-prefix",
                                     "moz-forward-container", "protonmail_quote", "reference-message"});
// ... and those of elements behind which everything is quoted: Outlook's and Zimbra's header of the old mail.
constexpr auto kQuotedToTheEnd =
    std::to_array<std::string_view>({"divrplyfwdmsg", "appendonsend", "olk_src_body_section", "zwchr"});

constexpr int kMaxQuoteMarks = 8;  // deeper levels look alike; a line must not grow with the nesting

template <class List>
bool among(const List& list, std::string_view name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

template <class List>
bool mentions(const List& list, std::string_view attribute) {
  if (attribute.empty()) return false;
  const std::string text = lower(attribute.substr(0, 1000));
  return std::any_of(list.begin(), list.end(),
                     [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

struct Tag {
  std::string name;
  bool closing = false;
  std::string_view css_class, id, style;
};

// The text under construction: collapses white space, breaks lines, marks quotes.
class Lines {
 public:
  void character(std::string_view utf8) {
    if (pending_blank_ && !line_.empty()) line_ += ' ';
    pending_blank_ = false;
    line_ += utf8;
  }
  void blank() { pending_blank_ = true; }
  void verbatim(char c) {
    pending_blank_ = false;
    line_ += c;
  }
  void break_line() {
    if (line_.empty()) {
      pending_blank_ = false;
    } else {
      end_line();
    }
  }
  void end_line() {
    if (line_ == "--") line_ = "-- ";
    if (quotes_ > 0) text_.append(static_cast<std::size_t>(std::min(quotes_, kMaxQuoteMarks)), '>') += ' ';
    text_ += line_;
    text_ += '\n';
    line_.clear();
    pending_blank_ = false;
  }
  void quote(int change) {
    break_line();
    quotes_ += change;
  }
  std::string take() {
    break_line();
    return std::move(text_);
  }

 private:
  std::string text_, line_;
  bool pending_blank_ = false;
  int quotes_ = 0;
};

class Renderer {
 public:
  explicit Renderer(std::string_view html) : html_(html) {}

  std::string run() {
    while (at_ < html_.size()) {
      const std::size_t markup = std::min(html_.find('<', at_), html_.size());
      text(html_.substr(at_, markup - at_));
      at_ = markup;
      if (at_ < html_.size()) markup_at();
    }
    return lines_.take();
  }

 private:
  struct Mark {
    int depth;
    bool quote, verbatim;
  };
  struct Scope {
    int depth = 0;
    std::vector<Mark> marks;
  };

  void text(std::string_view piece) {
    if (in_head_) return;
    for (std::size_t i = 0; i < piece.size();) {
      const char c = piece[i];
      std::string entity;
      const std::size_t length = c == '&' ? append_entity(entity, piece, i) : 0;
      if (length > 0) {
        lines_.character(entity);
      } else if (!is_space(c)) {
        lines_.character(piece.substr(i, 1));
      } else if (verbatim_ == 0) {
        lines_.blank();
      } else if (c == '\n') {
        lines_.end_line();
      } else if (c != '\r') {
        lines_.verbatim(c);
      }
      i += std::max<std::size_t>(length, 1);
    }
  }

  void markup_at() {
    const char next = at_ + 1 < html_.size() ? html_[at_ + 1] : ' ';
    if (next == '!' || next == '?') {
      const bool comment = html_.substr(at_, 4) == "<!--";
      const std::string_view end = comment ? "-->" : ">";
      const std::size_t found = html_.find(end, at_ + 2);
      at_ = found == std::string_view::npos ? html_.size() : found + end.size();
    } else if (is_letter(next) || (next == '/' && at_ + 2 < html_.size() && is_letter(html_[at_ + 2]))) {
      handle(read_tag());
    } else {
      text("&lt;");
      ++at_;
    }
  }

  std::size_t skip(std::string_view characters, std::size_t from) const {
    return std::min(html_.find_first_not_of(characters, from), html_.size());
  }
  std::size_t until(std::string_view characters, std::size_t from) const {
    return std::min(html_.find_first_of(characters, from), html_.size());
  }

  // From '<' to behind '>'. An attribute that never closes its quotes takes the rest, as in a browser.
  Tag read_tag() {
    constexpr std::string_view kSpace = " \t\r\n\f";
    Tag tag;
    tag.closing = html_[at_ + 1] == '/';
    at_ += tag.closing ? 2 : 1;
    const std::size_t name_end = until(" \t\r\n\f/>", at_);
    tag.name = lower(html_.substr(at_, name_end - at_));
    at_ = name_end;
    while ((at_ = skip(" \t\r\n\f/", at_)) < html_.size() && html_[at_] != '>') {
      const std::size_t attribute_end = until(" \t\r\n\f/>=", at_ + 1);
      const std::string_view attribute = html_.substr(at_, attribute_end - at_);
      at_ = skip(kSpace, attribute_end);
      if (at_ >= html_.size() || html_[at_] != '=') continue;
      at_ = skip(kSpace, at_ + 1);
      if (at_ >= html_.size()) break;
      const char quote = html_[at_];
      const bool quoted = quote == '"' || quote == '\'';
      const std::size_t begin = quoted ? at_ + 1 : at_;
      const std::size_t end =
          quoted ? std::min(html_.find(quote, begin), html_.size()) : until(" \t\r\n\f>", begin);
      keep_attribute(tag, attribute, html_.substr(begin, end - begin));
      at_ = std::min(quoted ? end + 1 : end, html_.size());
    }
    at_ = std::min(at_ + 1, html_.size());
    return tag;
  }

  static void keep_attribute(Tag& tag, std::string_view name, std::string_view value) {
    if (same(name, "class")) tag.css_class = value;
    if (same(name, "id")) tag.id = value;
    if (same(name, "style")) tag.style = value;
  }

  void handle(const Tag& tag) {
    if (tag.name == "head") in_head_ = !tag.closing;
    if (tag.name == "body") in_head_ = false;
    if (!tag.closing && among(kRaw, tag.name)) return skip_raw(tag.name);
    if (in_head_) return;
    if (tag.name == "br") return lines_.end_line();
    if (tag.name == "td" || tag.name == "th") return lines_.blank();
    if (among(kBlocks, tag.name)) lines_.break_line();
    if (!tag.closing && (mentions(kQuotedToTheEnd, tag.id) || mentions(kQuotedToTheEnd, tag.css_class)) &&
        !rest_quoted_) {
      rest_quoted_ = true;
      lines_.quote(+1);
    }
    const auto scoped = std::find(kScoped.begin(), kScoped.end(), tag.name);
    if (scoped == kScoped.end()) return;
    Scope& scope = scopes_[static_cast<std::size_t>(scoped - kScoped.begin())];
    tag.closing ? leave(scope) : enter(scope, tag);
  }

  void enter(Scope& scope, const Tag& tag) {
    ++scope.depth;
    const bool quote =
        tag.name == "blockquote" || mentions(kQuoted, tag.css_class) || mentions(kQuoted, tag.id);
    const std::string style = lower(tag.style.substr(0, 1000));
    const bool verbatim = tag.name == "pre" || (style.find("white-space") != std::string::npos &&
                                                style.find("pre") != std::string::npos);
    if (!quote && !verbatim) return;
    scope.marks.push_back({scope.depth, quote, verbatim});
    if (quote) lines_.quote(+1);
    if (verbatim) ++verbatim_;
  }

  void leave(Scope& scope) {
    if (scope.depth == 0) return;
    if (!scope.marks.empty() && scope.marks.back().depth == scope.depth) {
      if (scope.marks.back().quote) lines_.quote(-1);
      if (scope.marks.back().verbatim) --verbatim_;
      scope.marks.pop_back();
    }
    --scope.depth;
  }

  void skip_raw(std::string_view name) {
    for (std::size_t end = html_.find("</", at_); end != std::string_view::npos;
         end = html_.find("</", end + 2)) {
      if (!starts_same(html_.substr(end + 2), name)) continue;
      at_ = end;
      read_tag();
      return;
    }
    at_ = html_.size();
  }

  std::string_view html_;
  std::size_t at_ = 0;
  Lines lines_;
  std::array<Scope, kScoped.size()> scopes_;
  int verbatim_ = 0;
  bool in_head_ = false, rest_quoted_ = false;
};

}  // namespace

std::string html_to_text(std::string_view html) { return Renderer(html).run(); }

}  // namespace adj::mail
