#pragma once
// What an IMAP server says, read without a socket: bytes go in as they come, whole responses come out. A
// literal is counted, never looked at, so that nothing in a mail can pass for an answer of the server.
// Everything is bounded; a server that goes beyond, or breaks the grammar where we rely on it, is left
// (ImapProtocolError).

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace adj::mail {

struct ImapProtocolError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct ImapLimits {
  std::size_t line = 1 << 20;        // of one response, literals not counted
  std::size_t literal = 25 << 20;    // of one literal
  std::size_t response = 32u << 20;  // of one response altogether
  std::size_t literals_per_response = 64;
};

// A piece of a response's data: ATOM, "quoted", {literal}, NIL or ( a list ).
struct ImapValue {
  enum class Kind { atom, text, nil, list };
  Kind kind = Kind::atom;
  std::string text;              // of an atom or a text (quoted or literal)
  std::vector<ImapValue> items;  // of a list

  bool is_atom(std::string_view word) const;  // in any case of letters
};

struct ImapResponse {
  enum class Kind { tagged, untagged, more };  // "x1 OK …", "* …", "+ …"
  Kind kind = Kind::untagged;
  std::string tag;                      // of a tagged one
  std::string name;                     // OK NO BAD BYE PREAUTH, or FETCH EXISTS SEARCH …, in capitals
  std::optional<std::uint32_t> number;  // "* 12 EXISTS"
  std::vector<ImapValue> values;        // of FETCH, SEARCH, ESEARCH, CAPABILITY; others are not looked into
  std::string code;                     // of a status: what stands in [ ], such as "UIDVALIDITY 17"
  std::string text;                     // of a status or a "+": the words for people

  bool is_status() const;  // OK NO BAD BYE PREAUTH
};

class ImapResponseReader {
 public:
  explicit ImapResponseReader(ImapLimits limits = {}) : limits_(limits) {}

  // Takes the next bytes of the stream, however they were cut.
  void feed(std::string_view bytes);

  // The next whole response, if there is one.
  std::optional<ImapResponse> next();

 private:
  // A response is lines with literals between them: after the line pieces[i] stands literals[i].
  struct Assembly {
    std::vector<std::string> pieces;
    std::vector<std::string> literals;
    std::size_t line_bytes = 0;
    std::size_t all_bytes = 0;
  };

  std::size_t take_line(std::string_view bytes);
  std::size_t take_literal(std::string_view bytes);
  void end_of_line();
  static ImapResponse parse(Assembly assembly);

  ImapLimits limits_;
  Assembly assembly_;
  std::string line_;                        // the line begun
  std::optional<std::size_t> outstanding_;  // bytes of the literal still to come
  std::deque<ImapResponse> ready_;
};

// "UIDVALIDITY 17" asked for "uidvalidity" gives "17"; nothing if the code is another.
std::optional<std::string> code_argument(const ImapResponse& response, std::string_view name);

// A number that fits IMAP's nz-number or number; nothing if it is anything else.
std::optional<std::uint32_t> imap_number(std::string_view digits);

// In ASCII capitals.
std::string imap_capitals(std::string_view text);

}  // namespace adj::mail
