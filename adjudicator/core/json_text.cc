// Writing JSON, and telling two values apart.

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>

#include "adjudicator/core/json.h"
#include "adjudicator/core/utf8.h"

namespace adj {
namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";  // U+FFFD, for bytes that are not UTF-8

void write_control(std::string& out, char c) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  switch (c) {
    case '\b':
      out += "\\b";
      return;
    case '\f':
      out += "\\f";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      break;
  }
  out += "\\u00";
  out += kDigits[static_cast<unsigned char>(c) >> 4];
  out += kDigits[static_cast<unsigned char>(c) & 15];
}

// What is written can always be read again, so stray bytes are replaced and not passed on.
void write_string(std::string& out, std::string_view text) {
  out += '"';
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      write_control(out, c);
    } else if (const std::size_t length = utf8_length(text, i); length > 0) {
      out += text.substr(i, length);
      i += length;
      continue;
    } else {
      out += kReplacement;
    }
    ++i;
  }
  out += '"';
}

// The shortest text that reads back as the same double, and as a double: 2 is written 2.0.
void write_double(std::string& out, double v) {
  if (!std::isfinite(v)) throw DataError("a number that is not finite cannot be written");
  std::array<char, 40> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), v).ptr;
  const std::string_view digits(text.data(), static_cast<std::size_t>(end - text.data()));
  out += digits;
  if (digits.find_first_of(".e") == std::string_view::npos) out += ".0";
}

struct TextWriter {
  std::string out;
  bool pretty = false;
  std::size_t depth = 0;

  void line() {
    if (!pretty) return;
    out += '\n';
    out.append(2 * depth, ' ');
  }

  template <class Elements, class WriteOne>
  void list(char open, const Elements& elements, char close, WriteOne write_one) {
    out += open;
    ++depth;
    bool first = true;
    for (const auto& e : elements) {
      if (!first) out += ',';
      first = false;
      line();
      write_one(e);
    }
    --depth;
    if (!elements.empty()) line();
    out += close;
  }

  void member(const Json::Member& m) {
    write_string(out, m.first);
    out += pretty ? ": " : ":";
    write(m.second);
  }

  void write(const Json& v) {
    if (v.is_null()) {
      out += "null";
    } else if (v.is_bool()) {
      out += v.as_bool() ? "true" : "false";
    } else if (v.is_int()) {
      out += std::to_string(v.as_int());
    } else if (v.is_number()) {
      write_double(out, v.as_double());
    } else if (v.is_string()) {
      write_string(out, v.as_string());
    } else if (v.is_array()) {
      list('[', v.as_array(), ']', [this](const Json& e) { write(e); });
    } else {
      list('{', v.as_object(), '}', [this](const Json::Member& m) { member(m); });
    }
  }
};

std::string shown(const Json* v) {
  if (v == nullptr) return "(nothing)";
  return v->is_string() && !v->as_string().empty() ? v->as_string() : v->dump();
}

using ById = std::map<std::string, const Json*>;

// The elements by their ids; nothing when one has none or two share one.
std::optional<ById> by_id(const Json& array) {
  ById elements;
  for (const Json& e : array.as_array()) {
    const Json* id = e.find("id");
    if (id == nullptr || !(id->is_string() || id->is_int())) return std::nullopt;
    if (!elements.emplace(shown(id), &e).second) return std::nullopt;
  }
  return elements;
}

class Comparison {
 public:
  std::vector<std::string> lines;

  // Null pointers stand for places that only the other value has.
  void compare(const std::string& path, const Json* before, const Json* after) {
    if (before != nullptr && after != nullptr) {
      if (*before == *after) return;
      if (before->is_object() && after->is_object()) return objects(path, *before, *after);
      if (before->is_array() && after->is_array()) return arrays(path, *before, *after);
    }
    std::string from = shown(before), to = shown(after);
    if (from == to && before != nullptr && after != nullptr) {  // 1 and "1": let the quotes show
      from = before->dump();
      to = after->dump();
    }
    lines.push_back(path + ": " + from + " -> " + to);
  }

 private:
  // The order of an object's keys carries no meaning and is no difference.
  void objects(const std::string& path, const Json& before, const Json& after) {
    for (const auto& [key, value] : before.as_object()) compare(path + "." + key, &value, after.find(key));
    for (const auto& [key, value] : after.as_object()) {
      if (before.find(key) == nullptr) compare(path + "." + key, nullptr, &value);
    }
  }

  void arrays(const std::string& path, const Json& before, const Json& after) {
    const auto old_by_id = by_id(before), new_by_id = by_id(after);
    if (old_by_id && new_by_id) return elements_by_id(path, before, *old_by_id, after, *new_by_id);
    const Json::Array &a = before.as_array(), &b = after.as_array();
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
      compare(path + "[" + std::to_string(i) + "]", i < a.size() ? &a[i] : nullptr,
              i < b.size() ? &b[i] : nullptr);
    }
  }

  void elements_by_id(const std::string& path, const Json& before, const ById& old_by_id, const Json& after,
                      const ById& new_by_id) {
    std::string old_order, new_order;
    for (const Json& e : before.as_array()) {
      const std::string id = shown(e.find("id"));
      const auto other = new_by_id.find(id);
      compare(path + "[" + id + "]", &e, other == new_by_id.end() ? nullptr : other->second);
      if (other != new_by_id.end()) old_order += " " + id;
    }
    for (const Json& e : after.as_array()) {
      const std::string id = shown(e.find("id"));
      if (old_by_id.contains(id)) {
        new_order += " " + id;
      } else {
        compare(path + "[" + id + "]", nullptr, &e);
      }
    }
    if (old_order != new_order) lines.push_back(path + ": order" + old_order + " -> order" + new_order);
  }
};

}  // namespace

std::string Json::dump() const {
  TextWriter writer;
  writer.write(*this);
  return std::move(writer.out);
}

std::string Json::dump_pretty() const {
  TextWriter writer{.out = {}, .pretty = true};
  writer.write(*this);
  return std::move(writer.out) + '\n';
}

std::vector<std::string> differences(const Json& before, const Json& after) {
  Comparison comparison;
  comparison.compare("$", &before, &after);
  return comparison.lines;
}

}  // namespace adj
