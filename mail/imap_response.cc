#include "mail/imap_response.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "mail/imap_values.h"

namespace adj::mail {
namespace {

bool is_status_name(std::string_view name) {
  return name == "OK" || name == "NO" || name == "BAD" || name == "BYE" || name == "PREAUTH";
}

// The next word of a line, up to a blank.
std::string_view take_word(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

// Words for people may end in anything, "{5}" too: no literal follows a status or a continuation.
bool may_hold_literals(std::string_view first_line) {
  if (take_word(first_line) != "*") return false;
  return !is_status_name(imap_capitals(take_word(first_line)));
}

// The size in the "{n}" that a line ends in, outside of quotes.
std::optional<std::string_view> announced_literal(std::string_view line) {
  if (line.empty() || line.back() != '}') return std::nullopt;
  bool quoted = false;
  std::size_t brace = std::string_view::npos;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (quoted && line[i] == '\\')
      ++i;
    else if (line[i] == '"')
      quoted = !quoted;
    else if (!quoted && line[i] == '{')
      brace = i;
  }
  if (quoted || brace == std::string_view::npos) return std::nullopt;
  const std::string_view digits = line.substr(brace + 1, line.size() - brace - 2);
  const bool number = !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
  return number ? std::optional(digits) : std::nullopt;
}

// "[CODE arguments] words" of a status.
void read_status_text(std::string_view line, ImapResponse& response) {
  if (!line.empty() && line.front() == '[') {
    const std::size_t end = line.find(']');
    if (end == std::string_view::npos) throw ImapProtocolError("a response code does not end");
    response.code = line.substr(1, end - 1);
    line.remove_prefix(end + 1);
    if (!line.empty() && line.front() == ' ') line.remove_prefix(1);
  }
  response.text = line;
}

// Only what we ask for is taken apart; servers may add to the rest as they like.
bool is_read(std::string_view name) {
  return name == "FETCH" || name == "SEARCH" || name == "ESEARCH" || name == "CAPABILITY";
}

}  // namespace

bool ImapValue::is_atom(std::string_view word) const {
  return kind == Kind::atom && imap_capitals(text) == imap_capitals(word);
}

bool ImapResponse::is_status() const { return is_status_name(name); }

std::string imap_capitals(std::string_view text) {
  std::string capitals(text);
  for (char& c : capitals)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return capitals;
}

std::optional<std::uint32_t> imap_number(std::string_view digits) {
  std::uint32_t value = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, value);
  if (error != std::errc{} || stop != end || digits.empty()) return std::nullopt;
  return value;
}

std::optional<std::string> code_argument(const ImapResponse& response, std::string_view name) {
  std::string_view rest = response.code;
  if (imap_capitals(take_word(rest)) != imap_capitals(name)) return std::nullopt;
  return std::string(rest);
}

void ImapResponseReader::feed(std::string_view bytes) {
  while (!bytes.empty()) bytes.remove_prefix(outstanding_ ? take_literal(bytes) : take_line(bytes));
}

std::optional<ImapResponse> ImapResponseReader::next() {
  if (ready_.empty()) return std::nullopt;
  ImapResponse response = std::move(ready_.front());
  ready_.pop_front();
  return response;
}

std::size_t ImapResponseReader::take_literal(std::string_view bytes) {
  const std::size_t taken = std::min(*outstanding_, bytes.size());
  assembly_.literals.back().append(bytes.substr(0, taken));
  *outstanding_ -= taken;
  if (*outstanding_ == 0) outstanding_.reset();
  return taken;
}

std::size_t ImapResponseReader::take_line(std::string_view bytes) {
  const std::size_t newline = bytes.find('\n');
  const std::size_t taken = newline == std::string_view::npos ? bytes.size() : newline + 1;
  assembly_.line_bytes += taken;
  assembly_.all_bytes += taken;
  if (assembly_.line_bytes > limits_.line) throw ImapProtocolError("a line of the server is too long");
  line_.append(bytes.substr(0, taken));
  if (newline != std::string_view::npos) end_of_line();
  return taken;
}

void ImapResponseReader::end_of_line() {
  line_.pop_back();
  if (!line_.empty() && line_.back() == '\r') line_.pop_back();
  if (line_.find('\0') != std::string::npos) throw ImapProtocolError("a NUL in a line of the server");
  assembly_.pieces.push_back(std::exchange(line_, {}));

  const std::string& piece = assembly_.pieces.back();
  if (may_hold_literals(assembly_.pieces.front())) {
    if (const auto digits = announced_literal(piece)) {
      const auto size = imap_number(*digits);
      if (!size || *size > limits_.literal) throw ImapProtocolError("a literal of the server is too long");
      assembly_.all_bytes += *size;
      if (assembly_.all_bytes > limits_.response ||
          assembly_.literals.size() >= limits_.literals_per_response)
        throw ImapProtocolError("a response of the server is too long");
      assembly_.literals.emplace_back();
      if (*size > 0) outstanding_ = *size;
      return;  // the response goes on after it
    }
  }
  ready_.push_back(parse(std::exchange(assembly_, {})));
}

ImapResponse ImapResponseReader::parse(Assembly assembly) {
  ImapResponse response;
  std::string_view line = assembly.pieces.front();
  const std::string_view first = take_word(line);
  if (first == "+") {
    response.kind = ImapResponse::Kind::more;
    response.text = line;
    return response;
  }
  if (first != "*") {
    response.kind = ImapResponse::Kind::tagged;
    response.tag = first;
    response.name = imap_capitals(take_word(line));
    if (response.tag.empty() || !(response.name == "OK" || response.name == "NO" || response.name == "BAD"))
      throw ImapProtocolError("not a response of an IMAP server");
    read_status_text(line, response);
    return response;
  }
  std::string_view word = take_word(line);
  if (const auto number = imap_number(word)) {
    response.number = number;
    word = take_word(line);
  }
  response.name = imap_capitals(word);
  if (response.name.empty()) throw ImapProtocolError("a response of the server without a name");
  if (response.is_status()) {
    read_status_text(line, response);
  } else if (is_read(response.name)) {
    assembly.pieces.front() = std::string(line);  // without what has been read
    response.values = read_imap_values(assembly.pieces, std::move(assembly.literals));
  }
  return response;
}

}  // namespace adj::mail
