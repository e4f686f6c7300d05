#include "adjudicator/report/template_scan.h"

#include <algorithm>
#include <vector>

#include "adjudicator/report/render.h"

namespace adj {
namespace {

struct Tag {
  char sigil = 'v';  // v variable, or one of # ^ / > & !
  std::string_view name;
  std::size_t begin = 0;
  std::size_t end = 0;
};

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\n") - first + 1);
}

bool is_name(std::string_view name) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.";
  return !name.empty() && name.find_first_not_of(kLetters) == std::string_view::npos;
}

class Scanner {
 public:
  Scanner(std::string_view name, std::string_view text) : name_(name), text_(text) {}

  std::string scan() {
    while (true) {
      const std::size_t begin = text_.find("{{", at_);
      if (begin == std::string_view::npos) break;
      const Tag tag = read_tag(begin);
      const std::size_t line_begin = standalone_begin(tag);
      append_text(std::min(line_begin, tag.begin));
      at_ = tag.end;
      write(tag, line_begin != std::string_view::npos);
      if (line_begin != std::string_view::npos) at_ = std::min(text_.find('\n', at_), text_.size() - 1) + 1;
    }
    append_text(text_.size());
    if (!open_.empty()) fail(open_.back().place, "{{#" + open_.back().name + "}} is never closed");
    return std::move(out_);
  }

 private:
  struct Open {
    std::string name;
    std::string place;
  };

  [[noreturn]] static void fail(const std::string& place, const std::string& what) {
    throw TemplateError("template " + place + ": " + what);
  }
  std::string place(std::size_t at) const {
    const auto line = 1 + std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return std::string(name_) + ":" + std::to_string(line);
  }

  Tag read_tag(std::size_t begin) const {
    const bool triple = text_.substr(begin).starts_with("{{{");
    const std::string_view closing = triple ? "}}}" : "}}";
    const std::size_t inside = begin + closing.size();
    const std::size_t end = text_.find(closing, inside);
    if (end == std::string_view::npos) fail(place(begin), "a tag is not closed");
    Tag tag{triple ? '&' : 'v', trimmed(text_.substr(inside, end - inside)), begin, end + closing.size()};
    if (!triple && !tag.name.empty() &&
        std::string_view("#^/>&!=").find(tag.name[0]) != std::string_view::npos) {
      tag.sigil = tag.name[0];
      tag.name = trimmed(tag.name.substr(1));
    }
    if (tag.sigil == '=') fail(place(begin), "other delimiters are not supported");
    if (tag.sigil != '!' && !is_name(tag.name))
      fail(place(begin), "'" + std::string(tag.name) + "' is not a name");
    return tag;
  }

  // A section tag, partial or comment alone on its line takes the line with it: where that line begins, or
  // npos.
  std::size_t standalone_begin(const Tag& tag) const {
    if (tag.sigil == 'v' || tag.sigil == '&') return std::string_view::npos;
    std::size_t begin = tag.begin;
    while (begin > at_ && text_[begin - 1] == ' ') --begin;
    if (begin != 0 && text_[begin - 1] != '\n') return std::string_view::npos;
    const std::size_t after = text_.find_first_not_of(' ', tag.end);
    if (after != std::string_view::npos && text_[after] != '\n') return std::string_view::npos;
    return begin;
  }

  void append_text(std::size_t end) {
    for (const char c : text_.substr(at_, end - at_)) {
      if (c == '\n') out_ += kKeepLine;
      out_ += c;
    }
    at_ = end;
  }

  void write(const Tag& tag, bool standalone) {
    const std::string here = place(tag.begin);
    switch (tag.sigil) {
      case 'v':
        put("", 'v', here, tag.name);
        break;
      case '&':
        write_unescaped(tag, here);
        break;
      case '>':
        out_ += std::string(kPartial) + std::string(tag.name) + std::string(standalone ? "" : kInline) + "}}";
        break;
      case '/':
        if (open_.empty() || open_.back().name != tag.name) {
          fail(here, "{{/" + std::string(tag.name) + "}} closes nothing that is open");
        }
        put("/", 's', open_.back().place, tag.name);
        open_.pop_back();
        break;
      case '#':
      case '^':
        open_.push_back({std::string(tag.name), here});
        put(std::string_view(&tag.sigil, 1), 's', here, tag.name);
        break;
      default:
        break;  // a comment
    }
  }

  // Only what was made here as mark-up, and says so in its name, may pass without escaping.
  void write_unescaped(const Tag& tag, const std::string& here) {
    if (!tag.name.ends_with("_svg") && !tag.name.ends_with("_html")) {
      fail(here, "only names in _svg or _html may be printed unescaped, not '" + std::string(tag.name) + "'");
    }
    put("&", 'v', here, tag.name);
  }

  void put(std::string_view sigil, char kind, const std::string& where, std::string_view name) {
    out_ += "{{" + std::string(sigil) + kind + "|" + where + "|" + std::string(name) + "}}";
  }

  std::string_view name_;
  std::string_view text_;
  std::size_t at_ = 0;
  std::string out_;
  std::vector<Open> open_;
};

}  // namespace

std::string scan_template(std::string_view name, std::string_view text) { return Scanner(name, text).scan(); }

TagName read_tag_name(std::string_view coded) {
  const std::size_t bar = coded.rfind('|');
  return {coded[0] == 'v', coded.substr(2, bar - 2), coded.substr(bar + 1)};
}

}  // namespace adj
