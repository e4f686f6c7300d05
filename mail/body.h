#pragma once
// From a person's reply to the lines that are meant for us.
//
// Our mails start with a cut line; what stands above it in a reply was written by the player. Without one, or
// when the answer stands below or between the quoted lines, the habits of the usual mail programs decide.
// What is doubtful is not guessed: nothing is kept, and the player is asked again.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace adj::mail {

// The first line of every mail of ours. `tag` names game, seat and window: "g7.p3.t12".
std::string cut_line(std::string_view tag);

// What ended the reading before the end of the text.
enum class Cut { nothing, cut_line, attribution, forwarded, header_block, signature, end_word };

// Where the kept lines stood.
enum class Placement {
  above,  // above the quoted mail, or there was none
  below,  // below or between its lines
  block,  // between ORDERS and END (ORDRES, FIN)
  none,   // nothing kept
};

struct BodyLine {
  int number = 0;  // in the mail's text, from 1
  std::string text;
  bool operator==(const BodyLine&) const = default;
};

struct Reply {
  std::vector<BodyLine> lines;    // kept, without empty ones; wrapped lines keep their leading blank
  std::vector<BodyLine> removed;  // cut away or left out, without empty ones: quotes, signatures, ...
  Placement placement = Placement::none;
  Cut cut = Cut::nothing;
  std::string cut_tag;            // of the first cut line
  std::vector<std::string> keys;  // claims of KEY and CLE lines anywhere, taken out of `lines` and `removed`

  std::string text() const;  // the kept lines, each with its LF
  // The mail has something in it, but nothing that is safely the player's.
  bool ask_again() const { return lines.empty() && !removed.empty(); }
};

// `text` is what mime.h gives: UTF-8, LF.
Reply read_reply(std::string_view text);

// The kept lines by their first word. Lines after a keyword line that start with a blank continue it. Unknown
// lines are told to the player, never guessed at.
struct OrderLines {
  std::vector<BodyLine> orders;
  std::vector<BodyLine> unknown;
};
// Is given the first word, folded: lower case, without accents.
using IsKeyword = std::function<bool(std::string_view)>;
OrderLines order_lines(const Reply& reply, const IsKeyword& is_keyword);

}  // namespace adj::mail
