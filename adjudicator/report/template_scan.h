#pragma once
// Reads a Mustache template once, before kainjow does: finds what is wrong with it, with line numbers, and
// writes into every tag what kainjow will not tell us later, namely where it stands and whether it prints or
// opens a section.

#include <string>
#include <string_view>

namespace adj {

// A name in a scanned template, as kainjow hands it to its context.
struct TagName {
  bool prints = false;     // a variable; otherwise a section
  std::string_view place;  // "fr/report.txt.mustache:12"
  std::string_view name;
};
TagName read_tag_name(std::string_view coded);

// Stands before each line break that is to be kept: kainjow drops lines that end up blank next to a section
// tag, and keeps blank ones where a section was skipped, so we settle which lines exist before it looks. Not
// valid in values.
inline constexpr char kKeepLine = '\x01';

// Follows the name of a partial that stands within a line: it is put there without its last line break.
inline constexpr std::string_view kInline = "|inline";

// How the tag of a partial begins; nothing else in a scanned template does.
inline constexpr std::string_view kPartial = "{{>";

// Throws TemplateError.
std::string scan_template(std::string_view name, std::string_view text);

}  // namespace adj
