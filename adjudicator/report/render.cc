#include "adjudicator/report/render.h"

#include <algorithm>
#include <kainjow/mustache.hpp>
#include <mutex>
#include <span>

#include "adjudicator/core/embedded.h"
#include "adjudicator/report/layout.h"
#include "adjudicator/report/template_scan.h"

namespace adj::embedded {
std::span<const File> templates();
}

namespace adj {
namespace {

using kainjow::mustache::data;
using kainjow::mustache::mustache;

constexpr std::string_view kTextEnding = ".txt.mustache";
constexpr std::string_view kSharedFolder = "shared";

data to_data(const Json& value) {
  if (value.is_null()) return data(false);
  if (value.is_bool()) return data(value.as_bool());
  if (value.is_string()) return data(value.as_string());
  if (value.is_number()) return data(value.dump());
  if (value.is_array()) {
    data list(data::type::list);
    for (const Json& item : value.as_array()) list.push_back(to_data(item));
    return list;
  }
  data object(data::type::object);
  for (const Json::Member& member : value.as_object()) object[member.first] = to_data(member.second);
  return object;
}

std::string without_marks(std::string text) {
  std::erase(text, kKeepLine);
  return text;
}

std::string without_last_break(std::string text) {
  if (text.ends_with('\n')) text.resize(text.size() - 2);  // and the mark before it
  return text;
}

// {{#wrap}}…{{/wrap}} and the like: a layout function over what the section renders to.
data layout_section(std::string (*lay_out)(std::string_view)) {
  return data(kainjow::mustache::lambda2(
      [lay_out](const std::string& text, const kainjow::mustache::renderer& render) {
        return lay_out(without_marks(render(text)));
      }));
}

std::string language_of(std::string_view name) { return std::string(name.substr(0, name.find('/'))); }

// "report.html.mustache" ends in ".html.mustache".
std::string ending_of(std::string_view name) {
  const std::size_t file = name.rfind('/') + 1;
  const std::size_t dot = name.find('.', file);
  return dot == std::string_view::npos ? std::string() : std::string(name.substr(dot));
}

// Sees every look-up, and refuses what kainjow would let pass as nothing.
class StrictContext : public kainjow::mustache::context<std::string> {
 public:
  StrictContext(const data* values, bool text)
      : context(values),
        text_(text),
        layouts_{{"wrap", layout_section([](std::string_view t) { return wrap_text(t); })},
                 {"heading", layout_section([](std::string_view t) { return underlined(t, '='); })},
                 {"subheading", layout_section([](std::string_view t) { return underlined(t, '-'); })}} {}

  const data* get(const std::string& coded) const override {
    const TagName tag = read_tag_name(coded);
    const std::string name(tag.name);
    if (const auto layout = layouts_.find(name); text_ && !tag.prints && layout != layouts_.end()) {
      return &layout->second;
    }
    const data* value = context::get(name);
    if (value == nullptr) fail(tag, "there is no value for '" + name + "'");
    if (tag.prints && !value->is_string()) fail(tag, "the value of '" + name + "' is not text");
    if (!tag.prints && value->is_string() && value->string_value().empty()) return &no_;
    return value;
  }

 private:
  [[noreturn]] static void fail(const TagName& tag, const std::string& what) {
    throw TemplateError("template " + std::string(tag.place) + ": " + what);
  }

  bool text_;
  std::map<std::string, data, std::less<>> layouts_;
  data no_{false};
};

}  // namespace

// A template as kainjow has parsed it. Parsing costs more than rendering, and what is parsed serves one
// rendering at a time: so as many are kept as were ever needed at once.
class Templates::Shelf {
 public:
  Shelf(const std::string& name, std::string text) : name_(name), text_(std::move(text)) { put_back(take()); }

  std::unique_ptr<mustache> take() {
    {
      const std::lock_guard lock(guard_);
      if (!ready_.empty()) {
        auto parsed = std::move(ready_.back());
        ready_.pop_back();
        return parsed;
      }
    }
    auto parsed = std::make_unique<mustache>(text_);
    if (!parsed->is_valid()) throw TemplateError("template " + name_ + ": " + parsed->error_message());
    if (name_.ends_with(kTextEnding)) parsed->set_custom_escape([](const std::string& s) { return s; });
    return parsed;
  }

  void put_back(std::unique_ptr<mustache> parsed) {
    const std::lock_guard lock(guard_);
    ready_.push_back(std::move(parsed));
  }

 private:
  std::string name_, text_;
  std::mutex guard_;
  std::vector<std::unique_ptr<mustache>> ready_;
};

Templates Templates::embedded(const Texts& overrides) {
  Texts texts = overrides;
  for (const embedded::File& file : adj::embedded::templates()) {
    texts.emplace(std::string(file.name), std::string(file.text));
  }
  return Templates(std::move(texts));
}

Templates::Templates(Texts texts) {
  for (const auto& [name, text] : texts) {
    if (!name.ends_with(".mustache") || ending_of(name) == ".mustache" ||
        name.find('/') == std::string::npos) {
      throw TemplateError("template " + name + ": a name looks like en/report.html.mustache");
    }
    scanned_.emplace(name, scan_template(name, text));
  }
  for (const auto& [name, text] : scanned_) {
    // What is shared stands by itself when it needs nothing of a language's.
    if (language_of(name) == kSharedFolder && text.find(kPartial) != std::string::npos) continue;
    whole_.emplace(name, std::make_shared<Shelf>(name, with_partials(text, language_of(name), {name})));
  }
}

const Templates::Texts::value_type* Templates::find_partial(std::string_view partial,
                                                            std::string_view language,
                                                            std::string_view ending) const {
  for (const std::string_view folder : {language, kSharedFolder}) {
    const auto it = scanned_.find(std::string(folder) + "/" + std::string(partial) + std::string(ending));
    if (it != scanned_.end()) return &*it;
  }
  return nullptr;
}

std::string Templates::with_partials(std::string_view text, std::string_view language,
                                     const std::vector<std::string>& path) const {
  std::string whole;
  for (std::size_t at = 0;;) {
    const std::size_t tag = text.find(kPartial, at);
    whole += text.substr(at, tag - at);
    if (tag == std::string_view::npos) return whole;
    const std::size_t end = text.find("}}", tag);
    std::string_view name = text.substr(tag + kPartial.size(), end - tag - kPartial.size());
    const bool within_line = name.ends_with(kInline);
    if (within_line) name.remove_suffix(kInline.size());
    const auto* target = find_partial(name, language, ending_of(path.back()));
    if (target == nullptr)
      throw TemplateError("template " + path.back() + ": there is no partial '" + std::string(name) + "'");
    if (std::find(path.begin(), path.end(), target->first) != path.end())
      throw TemplateError("template " + path.back() + ": partial '" + std::string(name) +
                          "' contains itself");
    std::vector<std::string> deeper = path;
    deeper.push_back(target->first);
    whole +=
        with_partials(within_line ? without_last_break(target->second) : target->second, language, deeper);
    at = end + 2;
  }
}

std::string Templates::render(std::string_view name, const Json& values) const {
  const auto it = whole_.find(name);
  if (it == whole_.end())
    throw TemplateError("template " + std::string(name) + ": there is no such template");
  Shelf& shelf = *it->second;
  std::unique_ptr<mustache> parsed = shelf.take();
  const data tree = to_data(values);
  StrictContext context(&tree, name.ends_with(kTextEnding));
  std::string out = parsed->render(context);
  if (!parsed->is_valid())
    throw TemplateError("template " + std::string(name) + ": " + parsed->error_message());
  shelf.put_back(std::move(parsed));  // not one that failed
  return without_marks(std::move(out));
}

std::vector<std::string> Templates::names() const {
  std::vector<std::string> all;
  for (const auto& [name, text] : scanned_) all.push_back(name);
  return all;
}

}  // namespace adj
