#pragma once
// Is a page well-formed XML? Enough of it for our own pages: elements that nest, attributes in quotes,
// references that are known, no control characters.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace adj::service {

struct XmlElement {
  std::string name;
  std::vector<std::pair<std::string, std::string>> attributes;
  std::string text;  // directly within it, references as written
  int depth = 0;

  std::string attribute(std::string_view key) const;
};

struct XmlDocument {
  std::vector<XmlElement> elements;    // in the order in which they begin
  std::optional<std::string> problem;  // why it is not well-formed, with the place

  std::vector<XmlElement> named(std::string_view name) const;
};

XmlDocument read_xml(std::string_view text);

}  // namespace adj::service
