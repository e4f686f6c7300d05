#include "mail/imap_values.h"

#include <utility>

namespace adj::mail {
namespace {

constexpr std::size_t kDeepest = 32;  // lists within lists; we ask for nothing that has more than two

class ValueReader {
 public:
  ValueReader(const std::vector<std::string>& pieces, std::vector<std::string> literals)
      : pieces_(pieces), literals_(std::move(literals)) {}

  std::vector<ImapValue> read() {
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      const bool last = i + 1 == pieces_.size();
      read_piece(last ? std::string_view(pieces_[i]) : without_announcement(pieces_[i]));
      if (!last) add({ImapValue::Kind::text, std::move(literals_[i]), {}});
    }
    if (open_.size() != 1) throw ImapProtocolError("a list of the server does not end");
    return std::move(open_.front());
  }

 private:
  // The "{n}" is no data; neither are the signs before it that some kinds of literal bear.
  static std::string_view without_announcement(std::string_view piece) {
    return piece.substr(0, piece.rfind('{'));
  }

  void add(ImapValue value) { open_.back().push_back(std::move(value)); }

  void read_piece(std::string_view text) {
    while (!text.empty()) {
      switch (text.front()) {
        case ' ':
          text.remove_prefix(1);
          break;
        case '(':
          open_list(), text.remove_prefix(1);
          break;
        case ')':
          close_list(), text.remove_prefix(1);
          break;
        case '"':
          text.remove_prefix(quoted(text));
          break;
        default:
          text.remove_prefix(atom(text));
      }
    }
  }

  void open_list() {
    if (open_.size() > kDeepest) throw ImapProtocolError("lists of the server are nested too deep");
    open_.emplace_back();
  }

  void close_list() {
    if (open_.size() == 1) throw ImapProtocolError("a list of the server ends that never began");
    std::vector<ImapValue> items = std::move(open_.back());
    open_.pop_back();
    add({ImapValue::Kind::list, {}, std::move(items)});
  }

  std::size_t quoted(std::string_view text) {
    std::string value;
    for (std::size_t i = 1; i < text.size(); ++i) {
      if (text[i] == '"') {
        add({ImapValue::Kind::text, std::move(value), {}});
        return i + 1;
      }
      if (text[i] == '\\' && ++i == text.size()) break;
      value += text[i];
    }
    throw ImapProtocolError("a string of the server does not end");
  }

  // An atom ends at a blank or a parenthesis, except inside the brackets of BODY[HEADER.FIELDS (FROM TO)]<0>.
  std::size_t atom(std::string_view text) {
    std::size_t end = 0;
    bool bracket = false;
    for (; end < text.size(); ++end) {
      const char c = text[end];
      if (c == '[') bracket = true;
      if (c == ']') bracket = false;
      if (!bracket && (c == ' ' || c == '(' || c == ')' || c == '"')) break;
    }
    if (bracket) throw ImapProtocolError("a section of the server does not end");
    const std::string_view word = text.substr(0, end);
    const bool nil = imap_capitals(word) == "NIL";
    add({nil ? ImapValue::Kind::nil : ImapValue::Kind::atom, std::string(word), {}});
    return end;
  }

  const std::vector<std::string>& pieces_;
  std::vector<std::string> literals_;
  std::vector<std::vector<ImapValue>> open_{{}};  // the lists that are open, outermost first
};

}  // namespace

std::vector<ImapValue> read_imap_values(const std::vector<std::string>& pieces,
                                        std::vector<std::string> literals) {
  return ValueReader(pieces, std::move(literals)).read();
}

}  // namespace adj::mail
