#pragma once
// Strict Mustache. A name without a value, a partial that does not exist, a list or a flag where text is
// expected: each is an error that names the template and the name, never an empty space in somebody's mail.

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/json.h"

namespace adj {

struct TemplateError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Templates by name: "fr/report.html.mustache". A partial {{> line}} met while rendering it is
// "fr/line.html.mustache", or else "shared/line.html.mustache". Names in .txt.mustache print values as they
// are; all others escape them for HTML and XML.
class Templates {
 public:
  using Texts = std::map<std::string, std::string, std::less<>>;

  // What is compiled into the program, with the operator's own texts in place of or beside it.
  // Throws TemplateError if any template is malformed or asks for a partial that does not exist.
  static Templates embedded(const Texts& overrides = {});
  explicit Templates(Texts texts);

  // Values: text, numbers, true/false, null, lists, objects. As a section, null, false, an empty text and an
  // empty list are "no"; everything else, 0 too, is "yes". Sections of our own, in .txt.mustache only:
  // {{#wrap}}
  // {{#heading}} {{#subheading}} lay out the text inside them (layout.h).
  std::string render(std::string_view name, const Json& values) const;

  std::vector<std::string> names() const;

 private:
  struct Compiled {
    std::string name;
    std::string text;
    std::vector<std::string> partials;
  };
  using Found = std::map<std::string, const Compiled*, std::less<>>;
  const Compiled* find_partial(std::string_view partial, std::string_view language,
                               std::string_view ending) const;
  // Every partial that `from` reaches, by the name that asks for it. Throws if one is missing or contains
  // itself.
  Found collect_partials(const Compiled& from, std::string_view language,
                         const std::vector<std::string>& path) const;

  std::map<std::string, Compiled, std::less<>> compiled_;
};

}  // namespace adj
