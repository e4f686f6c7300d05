#include "tests/service/xml_check.h"

#include <algorithm>
#include <stdexcept>

namespace adj::service {

namespace {

bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ':' || c == '-' ||
         c == '_' || c == '.';
}
bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  XmlDocument read() {
    XmlDocument document;
    try {
      for (const char c : text_)
        if (static_cast<unsigned char>(c) < 0x20 && !is_blank(c)) fail("a control character");
      while (at_ < text_.size()) step();
      if (!open_.empty()) fail("<" + elements_[open_.back()].name + "> is never closed");
      if (elements_.empty()) fail("no element");
    } catch (const std::runtime_error& e) {
      document.problem = e.what();
    }
    document.elements = std::move(elements_);
    return document;
  }

 private:
  [[noreturn]] void fail(const std::string& why) const {
    throw std::runtime_error("at byte " + std::to_string(at_) + ": " + why + " near '" +
                             std::string(text_.substr(at_ < 20 ? 0 : at_ - 20, 60)) + "'");
  }
  bool next_is(std::string_view what) const { return text_.substr(at_).starts_with(what); }
  void skip_past(std::string_view end) {
    const auto found = text_.find(end, at_);
    if (found == std::string_view::npos) fail("no " + std::string(end));
    at_ = found + end.size();
  }
  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }
  std::string name() {
    const std::size_t start = at_;
    while (at_ < text_.size() && is_name_char(text_[at_])) ++at_;
    if (at_ == start) fail("a name is expected");
    return std::string(text_.substr(start, at_ - start));
  }

  void step() {
    if (next_is("<?")) return skip_past("?>");
    if (next_is("<!--")) return skip_past("-->");
    if (next_is("<!")) return skip_past(">");
    if (next_is("</")) return close();
    if (next_is("<")) return open();
    text();
  }

  void text() {
    const std::size_t end = std::min(text_.find('<', at_), text_.size());
    const std::string_view piece = text_.substr(at_, end - at_);
    check_references(piece);
    const bool blank = std::ranges::all_of(piece, is_blank);
    if (open_.empty() && !blank) fail("text outside of the document's element");
    if (!open_.empty()) elements_[open_.back()].text += piece;
    at_ = end;
  }

  void check_references(std::string_view piece) const {
    for (std::size_t i = piece.find('&'); i != std::string_view::npos; i = piece.find('&', i + 1)) {
      const auto end = piece.find(';', i);
      const std::string_view ref = end == std::string_view::npos ? "" : piece.substr(i + 1, end - i - 1);
      const bool known = ref == "amp" || ref == "lt" || ref == "gt" || ref == "quot" || ref == "apos" ||
                         (ref.starts_with('#') && ref.size() > 1);
      if (!known) fail("an '&' that begins no reference");
    }
  }

  void open() {
    ++at_;
    XmlElement element;
    element.name = name();
    element.depth = static_cast<int>(open_.size());
    if (open_.empty() && !elements_.empty()) fail("a second element beside the document's");
    for (;;) {
      skip_blanks();
      if (next_is("/>")) {
        at_ += 2;
        elements_.push_back(std::move(element));
        return;
      }
      if (next_is(">")) {
        ++at_;
        elements_.push_back(std::move(element));
        open_.push_back(elements_.size() - 1);
        return;
      }
      attribute(element);
    }
  }

  void attribute(XmlElement& element) {
    const std::string key = name();
    if (!next_is("=\"") && !next_is("='")) fail("an attribute without a value in quotes");
    const char quote = text_[at_ + 1];
    at_ += 2;
    const auto end = text_.find(quote, at_);
    if (end == std::string_view::npos) fail("a value that does not end");
    const std::string_view value = text_.substr(at_, end - at_);
    if (value.find('<') != std::string_view::npos) fail("a '<' in a value");
    check_references(value);
    for (const auto& [known, ignored] : element.attributes)
      if (known == key) fail("an attribute given twice");
    element.attributes.emplace_back(key, value);
    at_ = end + 1;
  }

  void close() {
    at_ += 2;
    const std::string closed = name();
    skip_blanks();
    if (!next_is(">")) fail("'>' is expected");
    ++at_;
    if (open_.empty() || elements_[open_.back()].name != closed)
      fail("</" + closed + "> closes what is not open");
    open_.pop_back();
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<XmlElement> elements_;
  std::vector<std::size_t> open_;
};

}  // namespace

std::string XmlElement::attribute(std::string_view key) const {
  for (const auto& [known, value] : attributes)
    if (known == key) return value;
  return "";
}

std::vector<XmlElement> XmlDocument::named(std::string_view name) const {
  std::vector<XmlElement> found;
  std::ranges::copy_if(elements, std::back_inserter(found),
                       [&](const XmlElement& e) { return e.name == name; });
  return found;
}

XmlDocument read_xml(std::string_view text) { return Reader(text).read(); }

}  // namespace adj::service
