#pragma once
// Strict Mustache. A name without a value, a partial that does not exist, a list or a flag where text is
// expected: each is an error that names the template and the name, never an empty space in somebody's mail.

#include <map>
#include <memory>
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
  class Shelf;
  const Texts::value_type* find_partial(std::string_view partial, std::string_view language,
                                        std::string_view ending) const;
  // A scanned text with its partials, and theirs, in their places. `path`: the templates that it stands in,
  // itself last. Throws if a partial is missing or contains itself.
  std::string with_partials(std::string_view text, std::string_view language,
                            const std::vector<std::string>& path) const;

  Texts scanned_;
  std::map<std::string, std::shared_ptr<Shelf>, std::less<>> whole_;
};

}  // namespace adj
