#include "adjudicator/report/render.h"

#include <algorithm>
#include <kainjow/mustache.hpp>
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
  using Partials = std::map<std::string, data, std::less<>>;
  StrictContext(const data* values, const Partials& partials, bool text)
      : context(values),
        partials_(partials),
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

  // The partials of a template were checked when it was read.
  const data* get_partial(const std::string& name) const override { return &partials_.find(name)->second; }

 private:
  [[noreturn]] static void fail(const TagName& tag, const std::string& what) {
    throw TemplateError("template " + std::string(tag.place) + ": " + what);
  }

  const Partials& partials_;
  bool text_;
  std::map<std::string, data, std::less<>> layouts_;
  data no_{false};
};

}  // namespace

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
    ScannedTemplate scanned = scan_template(name, text);
    compiled_.emplace(name, Compiled{name, std::move(scanned.text), std::move(scanned.partials)});
  }
  for (const auto& [name, compiled] : compiled_) {
    if (language_of(name) != kSharedFolder) collect_partials(compiled, language_of(name), {name});
  }
}

const Templates::Compiled* Templates::find_partial(std::string_view partial, std::string_view language,
                                                   std::string_view ending) const {
  for (const std::string_view folder : {language, kSharedFolder}) {
    const auto it = compiled_.find(std::string(folder) + "/" + std::string(partial) + std::string(ending));
    if (it != compiled_.end()) return &it->second;
  }
  return nullptr;
}

Templates::Found Templates::collect_partials(const Compiled& from, std::string_view language,
                                             const std::vector<std::string>& path) const {
  Found found;
  for (const std::string& partial : from.partials) {
    const Compiled* target = find_partial(partial, language, ending_of(from.name));
    if (target == nullptr)
      throw TemplateError("template " + from.name + ": there is no partial '" + partial + "'");
    if (std::find(path.begin(), path.end(), target->name) != path.end()) {
      throw TemplateError("template " + from.name + ": partial '" + partial + "' contains itself");
    }
    std::vector<std::string> deeper = path;
    deeper.push_back(target->name);
    found.merge(collect_partials(*target, language, deeper));
    found.emplace(partial, target);
  }
  return found;
}

std::string Templates::render(std::string_view name, const Json& values) const {
  const auto it = compiled_.find(name);
  if (it == compiled_.end())
    throw TemplateError("template " + std::string(name) + ": there is no such template");
  StrictContext::Partials partials;
  for (const auto& [partial, target] : collect_partials(it->second, language_of(name), {it->first})) {
    partials.emplace(partial, data(target->text));
    partials.emplace(partial + std::string(kInline), data(without_last_break(target->text)));
  }
  const bool text = name.ends_with(kTextEnding);
  kainjow::mustache::mustache parsed(it->second.text);
  if (text) parsed.set_custom_escape([](const std::string& s) { return s; });
  if (!parsed.is_valid())
    throw TemplateError("template " + std::string(name) + ": " + parsed.error_message());
  const data tree = to_data(values);
  StrictContext context(&tree, partials, text);
  std::string out = parsed.render(context);
  if (!parsed.is_valid())
    throw TemplateError("template " + std::string(name) + ": " + parsed.error_message());
  return without_marks(std::move(out));
}

std::vector<std::string> Templates::names() const {
  std::vector<std::string> all;
  for (const auto& [name, compiled] : compiled_) all.push_back(name);
  return all;
}

}  // namespace adj
