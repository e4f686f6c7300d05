#pragma once
// Plain text in columns: how wide a text shows, wrapping with a hanging indent, aligned tables.

#include <string>
#include <string_view>
#include <vector>

namespace adj {

inline constexpr int kTextColumns = 74;  // leaves room for "> " when a mail is quoted

// Columns that a UTF-8 text takes in a fixed-width font: accents combined or not count once, ideographs
// twice.
int display_width(std::string_view text);

// A text on one line, safe to print: line breaks and control characters become spaces, and the invisible
// characters that reorder text are dropped, so that nothing a player writes can pass for a line of ours.
std::string one_line(std::string_view text);

// Breaks at spaces (never at a no-break space), so that no line is wider than `width` unless one word is.
// Lines after the first are indented to where the text of the first begins: after its leading spaces and a
// marker, if it has one
// ("12  ", "- ", "[12] ", "• ").
std::vector<std::string> wrap_line(std::string_view line, int width = kTextColumns);
// The same for each line of a text.
std::string wrap_text(std::string_view text, int width = kTextColumns);

// "Title" and below it a rule of the same width, made of `rule`.
std::string underlined(std::string_view title, char rule);

enum class Align { left, right, centre };
struct Column {
  std::string title;
  Align align = Align::left;
  friend bool operator==(const Column&, const Column&) = default;
};
using Row = std::vector<std::string>;

// A table as aligned lines: titles and a rule (unless all titles are empty), rows, no trailing spaces. When
// it is wider than `width`, the widest left-aligned columns are narrowed and their cells wrapped.
std::vector<std::string> table_lines(const std::vector<Column>& columns, const std::vector<Row>& rows,
                                     int width = kTextColumns);

}  // namespace adj
