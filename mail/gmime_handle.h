#pragma once
// GMime's objects as values that clean up after themselves. Only the mime*.cc and address.cc files include
// it.

#include <gmime/gmime.h>

#include <memory>

namespace adj::mail {

struct Unref {
  template <class T>
  void operator()(T* object) const {
    g_object_unref(object);
  }
};
template <class T>
using Handle = std::unique_ptr<T, Unref>;

struct FreeOptions {
  void operator()(GMimeParserOptions* options) const { g_mime_parser_options_free(options); }
};
using Options = std::unique_ptr<GMimeParserOptions, FreeOptions>;

// Starts GMime at the first call. Loose in what it accepts; 8-bit headers are utf-8 or else windows-1252.
Options parser_options();

}  // namespace adj::mail
