// The grammar of sentence templates (README.md): a recursive descent over one line of text.
#include <algorithm>

#include "adjudicator/report/sentence.h"

namespace adj::sentence {
namespace {

constexpr std::string_view kNameLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

// Put words around what another formatter shows.
bool is_wrapper(std::string_view name, Language language) {
  if (name == "cap") return true;
  if (language == Language::fr) return name == "de" || name == "a" || name == "que";
  return name == "an";
}

class Parser {
 public:
  Parser(std::string_view text, Language language, const Formatters& formatters)
      : text_(text), language_(language), formatters_(formatters) {}

  Body whole() {
    Body body = parse_body("");
    if (at_ < text_.size()) fail("'}' closes nothing");
    return body;
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw TextError("at character " + std::to_string(at_ + 1) + ": " + what);
  }
  bool at_end() const { return at_ >= text_.size(); }
  char peek() const { return at_end() ? '\0' : text_[at_]; }
  void expect(char c) {
    if (peek() != c) fail(std::string("expected '") + c + "'");
    ++at_;
  }
  std::string_view take_while(std::string_view letters) {
    const std::size_t start = at_;
    at_ = std::min(text_.find_first_not_of(letters, at_), text_.size());
    return text_.substr(start, at_ - start);
  }

  // Text and tags up to '}' or one of `stops`, which is left unread.
  Body parse_body(std::string_view stops) {
    Body body;
    const std::string interesting = "{}" + std::string(stops);
    while (!at_end()) {
      const std::size_t end = std::min(text_.find_first_of(interesting, at_), text_.size());
      if (end > at_) {
        Node literal;
        literal.text = text_.substr(at_, end - at_);
        body.push_back(std::move(literal));
        at_ = end;
      }
      if (peek() != '{') break;
      body.push_back(parse_tag());
    }
    return body;
  }

  Node parse_tag() {
    expect('{');
    Node node;
    if (peek() == '\'') return parse_quoted();
    if (peek() == '?' || peek() == '!') {
      node.kind = peek() == '?' ? Node::Kind::when : Node::Kind::unless;
      ++at_;
      node.text = parse_field();
      expect(':');
      node.body = parse_body("");
    } else {
      node.kind = Node::Kind::field;
      node.text = parse_field();
      if (peek() == '|') {
        ++at_;
        parse_formatters(node);
      }
    }
    expect('}');
    return node;
  }

  // {'…'} stands for what is between the quotes, braces and semicolons included.
  Node parse_quoted() {
    const std::size_t end = text_.find("'}", at_ + 1);
    if (end == std::string_view::npos) fail("{' is not closed by '}");
    Node node;
    node.text = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 2;
    return node;
  }

  std::string parse_field() {
    if (peek() == '.') {
      ++at_;
      return ".";
    }
    std::string path;
    while (true) {
      const std::string_view name = take_while(kNameLetters);
      if (name.empty()) fail("expected the name of a field");
      path += name;
      if (peek() != '.') return path;
      path += '.';
      ++at_;
    }
  }

  void parse_formatters(Node& node) {
    while (true) {
      const std::size_t start = at_;
      const std::string name(take_while(kNameLetters));
      if (name.empty()) fail("expected the name of a formatter");
      node.formatters.push_back(name);
      if (!is_wrapper(name, language_)) {
        parse_last_formatter(node, name, start);
        return;
      }
      if (peek() != ':') return;  // {name|cap}: around the plain value
      ++at_;
    }
  }

  void parse_last_formatter(Node& node, const std::string& name, std::size_t start) {
    if (name == "plural" || name == "case") {
      parse_choices(node, name == "plural");
    } else if (name == "each") {
      expect(':');
      node.body = parse_body("");
    } else if (name == "text") {
      expect(':');
      node.prefix = take_while(std::string(kNameLetters) + ".-");
      if (node.prefix.empty()) fail("text: needs the beginning of a key");
    } else if (name != "signed" && name != "count" && formatters_.find(name) == nullptr) {
      at_ = start;
      fail("there is no formatter '" + name + "'");
    }
  }

  void parse_choices(Node& node, bool plural) {
    char next = ':';
    while (peek() == next) {
      ++at_;
      Node::Choice choice;
      const std::size_t end = text_.find_first_of("=;{}", at_);
      if (end == std::string_view::npos || text_[end] != '=') fail("expected value=text");
      choice.name = text_.substr(at_, end - at_);
      if (plural && choice.name != "zero" && choice.name != "one" && choice.name != "other") {
        fail("plural knows zero, one and other, not '" + choice.name + "'");
      }
      const auto same = [&](const Node::Choice& c) { return c.name == choice.name; };
      if (std::any_of(node.choices.begin(), node.choices.end(), same))
        fail("'" + choice.name + "' stands twice");
      at_ = end + 1;
      choice.body = parse_body(";");
      node.choices.push_back(std::move(choice));
      next = ';';
    }
    if (node.choices.empty()) fail("expected ':' and value=text");
    if (plural) {
      const auto has = [&](std::string_view name) {
        return std::any_of(node.choices.begin(), node.choices.end(),
                           [&](const Node::Choice& c) { return c.name == name; });
      };
      if (!has("one") || !has("other")) fail("plural needs one= and other=");
    }
  }

  std::string_view text_;
  Language language_;
  const Formatters& formatters_;
  std::size_t at_ = 0;
};

}  // namespace

Body parse(std::string_view text, Language language, const Formatters& formatters) {
  return Parser(text, language, formatters).whole();
}

}  // namespace adj::sentence
