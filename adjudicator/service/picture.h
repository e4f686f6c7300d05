#pragma once
// Maps and charts for mail programs: SVG in, PNG out.

#include <string>
#include <string_view>

namespace adj::service {

// Throws std::runtime_error when the picture cannot be drawn.
std::string png_of_svg(std::string_view svg, int width);

}  // namespace adj::service
