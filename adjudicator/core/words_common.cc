#include "adjudicator/core/words_common.h"

#include "adjudicator/core/words_fold.h"

namespace adj::words {
namespace {

// The narrowest column at which mail programs are known to break lines.
constexpr int kNarrowestWrap = 60;

// Columns of text from `at` to the end, or to the first space.
int width(std::string_view text, std::size_t at, bool first_word_only) {
  int columns = 0;
  while (at < text.size()) {
    const Glyph g = glyph_at(text, at);
    if (first_word_only && g.folded == " ") break;
    columns += g.counts ? 1 : 0;
    at += g.bytes;
  }
  return columns;
}

}  // namespace

void add_common_commands(Lexicon& verbs, int first_value) {
  const auto value = [&](CommonCommand c) { return first_value + static_cast<int>(c); };
  verbs.add_verb("done", {"DONE", "FINI", "TERMINE", "END", "FIN", "FINIR"}, value(CommonCommand::kDone));
  verbs.add_verb("cancel", {"CANCEL", "ANNULE"}, value(CommonCommand::kCancel));
  verbs.add_verb("wait", {"WAIT", "ATTENDS", "ATTENDRE", "ATTENDEZ"}, value(CommonCommand::kWait));
  verbs.add_verb("pass", {"PASS", "PASSE"}, value(CommonCommand::kPass));
}

Lexicon common_commands() {
  Lexicon lexicon("command");
  add_common_commands(lexicon, 0);
  return lexicon;
}

bool looks_wrapped(const Line& line, const Line& next, const Lexicon& verbs) {
  const Line::Part& last = line.parts.back();
  if (next.number() != last.number + 1) return false;
  const int used = last.column - 1 + width(line.text, last.begin, false);
  if (used + 1 + width(next.text, 0, true) <= kNarrowestWrap) return false;
  return verbs.match(tokenise(next).list, 0).kind == Match::Kind::kNone;
}

Line joined(const Line& line, const Line& next) {
  Line both = line;
  both.text += ' ';
  for (Line::Part part : next.parts) {
    part.begin += both.text.size();
    both.parts.push_back(part);
  }
  both.text += next.text;
  return both;
}

}  // namespace adj::words
