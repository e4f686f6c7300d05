#include "adjudicator/service/picture.h"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <memory>
#include <stdexcept>

namespace adj::service {

namespace {

struct Release {
  void operator()(RsvgHandle* h) const { g_object_unref(h); }
  void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
  void operator()(cairo_t* c) const { cairo_destroy(c); }
};

[[noreturn]] void fail(GError* error) {
  const std::string why = error ? error->message : "unknown reason";
  if (error) g_error_free(error);
  throw std::runtime_error("a picture cannot be drawn: " + why);
}

cairo_status_t append(void* to, const unsigned char* bytes, unsigned length) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::string png_of_svg(std::string_view svg, int width) {
  GError* error = nullptr;
  const std::unique_ptr<RsvgHandle, Release> handle(
      rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error));
  if (!handle) fail(error);
  double w = 0, h = 0;
  if (!rsvg_handle_get_intrinsic_size_in_pixels(handle.get(), &w, &h) || w < 1 || h < 1) {
    RsvgRectangle box{};
    gboolean has_width = 0, has_height = 0, has_box = 0;
    RsvgLength ignored;
    rsvg_handle_get_intrinsic_dimensions(handle.get(), &has_width, &ignored, &has_height, &ignored, &has_box,
                                         &box);
    if (!has_box) fail(nullptr);
    w = box.width;
    h = box.height;
  }
  const int height = static_cast<int>(std::lround(width * h / w));
  const std::unique_ptr<cairo_surface_t, Release> surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  const std::unique_ptr<cairo_t, Release> cairo(cairo_create(surface.get()));
  const RsvgRectangle all{0, 0, static_cast<double>(width), static_cast<double>(height)};
  if (!rsvg_handle_render_document(handle.get(), cairo.get(), &all, &error)) fail(error);
  std::string png;
  if (cairo_surface_write_to_png_stream(surface.get(), append, &png) != CAIRO_STATUS_SUCCESS) fail(nullptr);
  return png;
}

}  // namespace adj::service
