#include "adjudicator/report/layout.h"

#include <algorithm>

#include "adjudicator/core/utf8.h"

namespace adj {
namespace {

struct Glyph {
  char32_t code = 0;
  std::string_view bytes;
};

// The next character; a byte that belongs to none stands for U+FFFD.
Glyph next_glyph(std::string_view text) {
  const std::size_t length = utf8_length(text, 0);
  if (length == 0) return {0xFFFD, text.substr(0, 1)};
  const auto lead = static_cast<unsigned char>(text[0]);
  char32_t value = length == 1 ? lead : lead & (0xFFu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) value = value << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
  return {value, text.substr(0, length)};
}

bool within(char32_t c, char32_t first, char32_t last) { return c >= first && c <= last; }

// Embeddings, overrides and isolates change the order in which neighbours are shown.
bool reorders_text(char32_t c) {
  return within(c, 0x202A, 0x202E) || within(c, 0x2066, 0x2069) || within(c, 0x200E, 0x200F);
}

bool is_zero_width(char32_t c) {
  return within(c, 0x0300, 0x036F) || within(c, 0x1AB0, 0x1AFF) || within(c, 0x20D0, 0x20FF) ||
         within(c, 0xFE00, 0xFE0F) || within(c, 0x200B, 0x200D) || c == 0x2060 || c == 0xFEFF ||
         c == 0x00AD || reorders_text(c);
}

bool is_double_width(char32_t c) {
  return within(c, 0x1100, 0x115F) || within(c, 0x2E80, 0xA4CF) || within(c, 0xAC00, 0xD7A3) ||
         within(c, 0xF900, 0xFAFF) || within(c, 0xFE30, 0xFE6F) || within(c, 0xFF00, 0xFF60) ||
         within(c, 0xFFE0, 0xFFE6) || within(c, 0x1F300, 0x1FAFF) || within(c, 0x20000, 0x3FFFD);
}

bool is_control(char32_t c) { return c < 0x20 || within(c, 0x7F, 0x9F) || c == 0x2028 || c == 0x2029; }

std::size_t skip_spaces(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(' ', at), text.size());
}

// Where the text proper begins: after leading spaces and markers.
std::size_t text_start(std::string_view line) {
  constexpr std::string_view kMarkers[] = {"- ",      "* ",      "! ",      "| ",     "\u2013 ",
                                           "\u2022 ", "\u2605 ", "\u2684 ", "\u2694 "};
  std::size_t at = skip_spaces(line, 0);
  std::size_t number_end = at;
  if (number_end < line.size() && line[number_end] == '[') ++number_end;
  const std::size_t digits = number_end;
  while (number_end < line.size() && line[number_end] >= '0' && line[number_end] <= '9') ++number_end;
  if (number_end > digits) {
    while (number_end < line.size() &&
           (line[number_end] == ']' || line[number_end] == '.' || line[number_end] == '*')) {
      ++number_end;
    }
    // "3 legions march" is text; a number followed by two spaces or by ] or . is a marker.
    const bool closed =
        number_end < line.size() && line[number_end] == ' ' &&
        (number_end - digits > 1 && (line[number_end - 1] == ']' || line[number_end - 1] == '.'));
    if (closed || line.substr(number_end).starts_with("  ")) at = skip_spaces(line, number_end);
  }
  for (const std::string_view marker : kMarkers) {
    if (line.substr(at).starts_with(marker)) return skip_spaces(line, at + marker.size());
  }
  return at;
}

std::string spaces(int n) { return std::string(static_cast<std::size_t>(std::max(n, 0)), ' '); }

std::string padded(std::string_view text, int width, Align align) {
  const int room = width - display_width(text);
  switch (align) {
    case Align::left:
      return std::string(text) + spaces(room);
    case Align::right:
      return spaces(room) + std::string(text);
    case Align::centre:
      return spaces(room / 2) + std::string(text) + spaces(room - room / 2);
  }
  return std::string(text);
}

void trim_right(std::string& line) { line.erase(line.find_last_not_of(' ') + 1); }

}  // namespace

int display_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const Glyph glyph = next_glyph(text);
    if (!is_control(glyph.code) && !is_zero_width(glyph.code)) width += is_double_width(glyph.code) ? 2 : 1;
    text.remove_prefix(glyph.bytes.size());
  }
  return width;
}

std::string one_line(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const Glyph glyph = next_glyph(text);
    text.remove_prefix(glyph.bytes.size());
    if (reorders_text(glyph.code)) continue;
    if (glyph.code == 0xFFFD) {
      out += "\uFFFD";
    } else if (!is_control(glyph.code)) {
      out += glyph.bytes;
    } else if (!out.ends_with(' ')) {
      out += ' ';
    }
  }
  trim_right(out);
  return out;
}

std::vector<std::string> wrap_line(std::string_view line, int width) {
  if (display_width(line) <= width) return {std::string(line)};
  const std::size_t start = text_start(line);
  const std::string hanging = spaces(display_width(line.substr(0, start)));
  std::vector<std::string> lines;
  std::string current(line.substr(0, start));
  bool has_word = false;
  for (std::size_t at = start; at < line.size();) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    const std::string_view word = line.substr(at, end - at);
    if (has_word && display_width(current) + 1 + display_width(word) > width) {
      lines.push_back(current);
      current = hanging;
      has_word = false;
    }
    if (has_word) current += ' ';
    current += word;
    has_word = true;
    at = skip_spaces(line, end);
  }
  lines.push_back(current);
  return lines;
}

std::string wrap_text(std::string_view text, int width) {
  std::string out;
  while (true) {
    const std::size_t end = text.find('\n');
    for (const std::string& line : wrap_line(text.substr(0, end), width)) out += line + "\n";
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  out.pop_back();
  return out;
}

std::string underlined(std::string_view title, char rule) {
  return std::string(title) + "\n" + std::string(static_cast<std::size_t>(display_width(title)), rule);
}

namespace {

constexpr int kGap = 2;         // spaces between columns
constexpr int kNarrowest = 10;  // a column is not squeezed below this

std::vector<int> natural_widths(const std::vector<Column>& columns, const std::vector<Row>& rows) {
  std::vector<int> widths;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    int widest = display_width(columns[i].title);
    for (const Row& row : rows) {
      if (i < row.size()) widest = std::max(widest, display_width(row[i]));
    }
    widths.push_back(widest);
  }
  return widths;
}

int total_width(const std::vector<int>& widths) {
  int sum = -kGap;
  for (const int w : widths) sum += w + kGap;
  return sum;
}

// A column is not squeezed below its longest word either: it would run into the next.
int longest_word(std::size_t column, const std::vector<Row>& rows) {
  int longest = kNarrowest;
  for (const Row& row : rows) {
    if (column >= row.size()) continue;
    for (const std::string& word : wrap_line(row[column], 1))
      longest = std::max(longest, display_width(word));
  }
  return longest;
}

void squeeze(std::vector<int>& widths, const std::vector<Column>& columns, const std::vector<Row>& rows,
             int width) {
  std::vector<int> least;
  for (std::size_t i = 0; i < columns.size(); ++i) least.push_back(longest_word(i, rows));
  while (total_width(widths) > width) {
    std::size_t widest = widths.size();
    for (std::size_t i = 0; i < widths.size(); ++i) {
      if (columns[i].align != Align::left || widths[i] <= least[i]) continue;
      if (widest == widths.size() || widths[i] > widths[widest]) widest = i;
    }
    if (widest == widths.size()) return;  // nothing left to give: better wide than unreadable
    --widths[widest];
  }
}

void append_row(std::vector<std::string>& lines, const Row& row, const std::vector<Column>& columns,
                const std::vector<int>& widths) {
  std::vector<std::vector<std::string>> cells;
  std::size_t height = 1;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    cells.push_back(wrap_line(i < row.size() ? row[i] : std::string(), widths[i]));
    height = std::max(height, cells.back().size());
  }
  for (std::size_t y = 0; y < height; ++y) {
    std::string line;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const std::string cell = y < cells[i].size() ? cells[i][y] : std::string();
      line += padded(cell, widths[i], columns[i].align) + spaces(kGap);
    }
    trim_right(line);
    lines.push_back(line);
  }
}

}  // namespace

std::vector<std::string> table_lines(const std::vector<Column>& columns, const std::vector<Row>& rows,
                                     int width) {
  std::vector<int> widths = natural_widths(columns, rows);
  squeeze(widths, columns, rows, width);
  std::vector<std::string> lines;
  Row titles;
  Row rules;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    titles.push_back(columns[i].title);
    rules.push_back(std::string(static_cast<std::size_t>(std::max(widths[i], 1)), '-'));
  }
  // A table of two columns that speak for themselves needs no titles.
  if (std::ranges::any_of(titles, [](const std::string& title) { return !title.empty(); })) {
    append_row(lines, titles, columns, widths);
    append_row(lines, rules, columns, widths);
  }
  for (const Row& row : rows) append_row(lines, row, columns, widths);
  return lines;
}

}  // namespace adj
