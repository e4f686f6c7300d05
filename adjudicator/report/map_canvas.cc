#include "adjudicator/report/map_canvas.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <stdexcept>

#include "adjudicator/core/utf8.h"

namespace adj::map {
namespace {

constexpr std::string_view kSerifs =
    "'Palatino Linotype',Palatino,'Book Antiqua','Liberation Serif','Times New Roman',serif";
constexpr std::string_view kSans = "'Liberation Sans',Arial,Helvetica,sans-serif";

long tenths(double value) { return std::lround(value * 10); }

std::string from_tenths(long value) {
  std::string text = value < 0 ? "-" : "";
  const long v = std::labs(value);
  text += std::to_string(v / 10);
  if (v % 10 != 0) text += "." + std::to_string(v % 10);
  return text;
}

// Relative steps: a sign may stand for the space between two numbers.
void append_step(std::string& out, long value, bool first) {
  if (!first && value >= 0) out += ' ';
  std::string text = from_tenths(value);
  if (text.starts_with("0.")) text.erase(0, 1);
  if (text.starts_with("-0.")) text.erase(1, 1);
  out += text;
}

int channel(std::string_view colour, std::size_t at) {
  const auto digit = [&](std::size_t i) {
    const char c = colour[i];
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    throw std::logic_error("map: a colour is written #rrggbb");
  };
  if (colour.size() != 7 || colour[0] != '#') throw std::logic_error("map: a colour is written #rrggbb");
  return digit(at) * 16 + digit(at + 1);
}

// Widths in thousandths of the size, for a serif of Palatino's breadth.
int glyph_width(char32_t c) {
  if (c == 'i' || c == 'j' || c == 'l' || c == '.' || c == ',' || c == '\'' || c == ':' || c == '|' ||
      c == ' ')
    return 290;
  if (c == 'f' || c == 't' || c == 'r' || c == 'I' || c == '(' || c == ')' || c == '-' || c == 0xB7)
    return 370;
  if (c == 's' || c == 'c' || c == 'J') return 450;
  if (c == 'm' || c == 'w' || c == 'M' || c == 'W') return 860;
  if (c == 0x2605) return 800;  // the star of a Party leader
  if (c >= 'A' && c <= 'Z') return 690;
  if (c >= 0xC0 && c <= 0xDE) return 690;
  return 540;
}

std::u32string code_points(std::string_view text) {
  std::u32string result;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t n = std::max<std::size_t>(utf8_length(text, i), 1);
    const unsigned char lead = static_cast<unsigned char>(text[i]);
    char32_t c = n == 1 ? lead : lead & (0xFFu >> (n + 1));
    for (std::size_t k = 1; k < n; ++k) c = (c << 6) | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
    result.push_back(c);
    i += n;
  }
  return result;
}

}  // namespace

std::string xml_escaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t n = utf8_length(text, i);
    const char c = text[i];
    if (n == 0) {
      out += "\xEF\xBF\xBD";  // what is no character becomes the replacement character
    } else if (c == '&') {
      out += "&amp;";
    } else if (c == '<') {
      out += "&lt;";
    } else if (c == '>') {
      out += "&gt;";
    } else if (c == '"') {
      out += "&quot;";
    } else if (n == 1 && static_cast<unsigned char>(c) < 0x20) {
      out += ' ';  // control characters have no place in XML, even escaped
    } else {
      out += text.substr(i, n);
    }
    i += n == 0 ? 1 : n;
  }
  return out;
}

std::string number(double value) { return from_tenths(tenths(value)); }

std::string path_data(const std::vector<MapLine>& lines, bool closed) {
  std::string out;
  for (const MapLine& line : lines) {
    if (line.empty()) continue;
    long x = tenths(line[0].x), y = tenths(line[0].y);
    out += "M" + from_tenths(x) + " " + from_tenths(y);
    bool first = true;
    for (std::size_t i = 1; i < line.size(); ++i) {
      const long nx = tenths(line[i].x), ny = tenths(line[i].y);
      if (nx == x && ny == y) continue;
      if (first) out += 'l';
      append_step(out, nx - x, first);
      append_step(out, ny - y, false);
      first = false;
      x = nx;
      y = ny;
    }
    if (closed) out += 'z';
  }
  return out;
}

std::string mixed(std::string_view from, std::string_view to, double part) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string result = "#";
  for (const std::size_t at : {1u, 3u, 5u}) {
    const long v = std::lround(channel(from, at) * (1 - part) + channel(to, at) * part);
    result += kDigits[v / 16];
    result += kDigits[v % 16];
  }
  return result;
}

std::string ink_on(std::string_view colour) {
  const int light = channel(colour, 1) * 299 + channel(colour, 3) * 587 + channel(colour, 5) * 114;
  return light > 150000 ? "#2b1d0e" : "#ffffff";
}

double text_width(std::string_view text, double size, Face face) {
  // Counters and boxes hold DejaVu, the broadest font that may stand in: pictures in mails are drawn with it.
  const double breadth = face == Face::kSansBold ? 1.27
                         : face == Face::kSans   ? 1.13
                         : face == Face::kItalic ? 0.92
                                                 : 1;
  double sum = 0;
  for (const char32_t c : code_points(text)) sum += glyph_width(c);
  return sum * size * breadth / 1000;
}

std::vector<std::string> wrapped(std::string_view text, double width, double size, Face face) {
  std::vector<std::string> lines;
  std::size_t at = 0;
  while (at <= text.size()) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word(text.substr(at, end - at));
    if (!lines.empty() && text_width(lines.back() + " " + word, size, face) <= width) {
      lines.back() += " " + word;
    } else {
      lines.push_back(word);
    }
    at = end + 1;
  }
  return lines;
}

Canvas& Canvas::raw(std::string_view text) {
  out_ += text;
  return *this;
}

void Canvas::open(std::string_view attributes) { *this << "<g " << attributes << ">\n"; }
void Canvas::close() { *this << "</g>\n"; }

void Canvas::path(const std::vector<MapLine>& lines, bool closed, std::string_view attributes) {
  const std::string d = path_data(lines, closed);
  if (!d.empty()) *this << "<path d=\"" << d << "\" " << attributes << "/>\n";
}

void Canvas::circle(MapPoint at, double radius, std::string_view attributes) {
  *this << "<circle cx=\"" << at.x << "\" cy=\"" << at.y << "\" r=\"" << radius << "\" " << attributes
        << "/>";
}

void Canvas::rect(MapPoint corner, double width, double height, std::string_view attributes) {
  *this << "<rect x=\"" << corner.x << "\" y=\"" << corner.y << "\" width=\"" << width << "\" height=\""
        << height << "\" " << attributes << "/>";
}

void Canvas::text(MapPoint at, std::string_view words, const TextStyle& s) {
  if (words.empty()) return;
  *this << "<text x=\"" << at.x << "\" y=\"" << at.y << "\" font-size=\"" << s.size << "\" fill=\"" << s.fill
        << "\"";
  *this << " font-family=\"" << (s.face == Face::kSans || s.face == Face::kSansBold ? kSans : kSerifs)
        << "\"";
  if (s.face == Face::kItalic) *this << " font-style=\"italic\"";
  if (s.face == Face::kSansBold) *this << " font-weight=\"bold\"";
  *this << " text-anchor=\"" << s.anchor << "\"";
  if (s.spacing != 0) *this << " letter-spacing=\"" << s.spacing << "\"";
  if (s.opacity != 1) *this << " opacity=\"" << s.opacity << "\"";
  if (s.angle != 0) *this << " transform=\"rotate(" << s.angle << " " << at.x << " " << at.y << ")\"";
  if (!s.halo.empty())
    *this << " stroke=\"" << s.halo
          << "\" stroke-width=\"2.4\" stroke-linejoin=\"round\" paint-order=\"stroke\"";
  *this << ">" << xml_escaped(words) << "</text>";
}

void Canvas::title(std::string_view words) {
  if (!words.empty()) *this << "<title>" << xml_escaped(words) << "</title>";
}

}  // namespace adj::map
