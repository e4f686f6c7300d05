#include "adjudicator/report/sentence.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "adjudicator/core/describe.h"

namespace adj {

using sentence::Body;
using sentence::Node;

void Formatters::add(std::string name, Formatter show) { insert(std::move(name), {std::move(show), false}); }

void Formatters::add_whole(std::string name, Formatter show) {
  insert(std::move(name), {std::move(show), true});
}

void Formatters::insert(std::string name, Entry entry) {
  constexpr std::string_view kOurs[] = {"a",    "an",     "cap", "case",   "count", "de",
                                        "each", "plural", "que", "signed", "text"};
  if (std::find(std::begin(kOurs), std::end(kOurs), name) != std::end(kOurs)) {
    throw TextError("the formatter '" + name + "' belongs to the template language");
  }
  if (!entries_.emplace(name, std::move(entry)).second) {
    throw TextError("the formatter '" + name + "' is registered twice");
  }
}

const Formatters::Entry* Formatters::find(std::string_view name) const {
  const auto it = entries_.find(name);
  return it == entries_.end() ? nullptr : &it->second;
}

namespace {

bool is_empty(const Json& v) {
  if (v.is_null()) return true;
  if (v.is_bool()) return !v.as_bool();
  if (v.is_int()) return v.as_int() == 0;
  if (v.is_number()) return v.as_double() == 0.0;
  if (v.is_string()) return v.as_string().empty();
  if (v.is_array()) return v.as_array().empty();
  return v.as_object().empty();
}

// What a case compares with: the value as it is written in JSON, without quotes.
std::string raw(const Json& v) { return v.is_string() ? v.as_string() : v.dump(); }

std::string decimal(double v, Language language) {
  char buffer[32];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, v).ptr;
  std::string text(buffer, end);
  if (language == Language::fr) std::replace(text.begin(), text.end(), '.', ',');
  return text;
}

// One rendering: the catalogue's bodies, and the scopes in which fields are looked up, innermost last.
class Speaker {
 public:
  using Bodies = std::map<std::string, Body, std::less<>>;
  Speaker(Language language, const Formatters& formatters, const Bodies& bodies, const Json& fields)
      : language_(language), formatters_(formatters), bodies_(bodies), scopes_{&fields} {}

  std::string say_key(std::string_view key) {
    const auto it = bodies_.find(key);
    if (it == bodies_.end()) throw TextError("there is no such text: '" + std::string(key) + "'");
    // A text may quote others through {field|text:…}; one that quotes itself would never end.
    if (++depth_ > kMaxDepth) throw TextError("texts quote each other in a circle");
    std::string out = say(it->second);
    --depth_;
    return out;
  }

 private:
  static constexpr int kMaxDepth = 8;

  std::string say(const Body& body) {
    std::string out;
    for (const Node& node : body) {
      switch (node.kind) {
        case Node::Kind::literal:
          out += node.text;
          break;
        case Node::Kind::field:
          out += show(node);
          break;
        case Node::Kind::when:
          if (const Json* v = find(node.text); v != nullptr && !is_empty(*v)) out += say(node.body);
          break;
        case Node::Kind::unless:
          if (const Json* v = find(node.text); v == nullptr || is_empty(*v)) out += say(node.body);
          break;
      }
    }
    return out;
  }

  const Json* find(std::string_view path) const {
    if (path == ".") return scopes_.back();
    for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
      if (const Json* v = find_in(**scope, path)) return v;
    }
    return nullptr;
  }

  static const Json* find_in(const Json& scope, std::string_view path) {
    const Json* v = &scope;
    while (v != nullptr && v->is_object()) {
      const std::size_t dot = path.find('.');
      v = v->find(path.substr(0, dot));
      if (dot == std::string_view::npos) return v;
      path.remove_prefix(dot + 1);
    }
    return nullptr;
  }

  std::string show(const Node& node) {
    const Json* value = find(node.text);
    if (value == nullptr) throw TextError("field '" + node.text + "' is missing");
    const std::string_view last = node.formatters.empty() ? "" : std::string_view(node.formatters.back());
    std::string out;
    if (value->is_array() && last != "plural" && last != "count" && !takes_whole(last)) {
      std::vector<std::string> items;
      for (const Json& item : value->as_array())
        items.push_back(with_preposition(node, show_one(node, last, item)));
      if (items.empty()) throw TextError("field '" + node.text + "' is an empty list");
      out = join_list(items, language_);
    } else {
      out = with_preposition(node, show_one(node, last, *value));
    }
    return wrapped(node, std::move(out));
  }

  bool takes_whole(std::string_view name) const {
    const Formatters::Entry* entry = formatters_.find(name);
    return entry != nullptr && entry->whole;
  }

  // French repeats a preposition before each element: "d'Afranius, de Caesar et de Cato".
  std::string with_preposition(const Node& node, std::string text) const {
    if (language_ != Language::fr) return text;
    for (const std::string& name : node.formatters) {
      if (name == "de") text = with_de(text);
      if (name == "a") text = with_a(text);
    }
    return text;
  }

  std::string wrapped(const Node& node, std::string text) const {
    for (auto name = node.formatters.rbegin(); name != node.formatters.rend(); ++name) {
      if (*name == "cap") text = capitalised(text);
      if (*name == "que" && language_ == Language::fr) text = with_que(text);
      if (*name == "an" && language_ == Language::en) text = with_an(text);
    }
    return text;
  }

  std::string show_one(const Node& node, std::string_view formatter, const Json& v) {
    if (formatter == "plural") return say(plural_choice(node, v));
    if (formatter == "case") return say(case_choice(node, v));
    if (formatter == "count") return number(count(node, v));
    if (formatter == "signed") return signed_number(integer(node, v));
    if (formatter == "text") return say_key(node.prefix + raw(v));
    if (formatter == "each") {
      scopes_.push_back(&v);
      std::string out = say(node.body);
      scopes_.pop_back();
      return out;
    }
    if (v.is_null()) throw TextError("field '" + node.text + "' is null");
    if (const Formatters::Entry* entry = formatters_.find(formatter)) return entry->show(v, language_);
    return plain(node, v);
  }

  std::string plain(const Node& node, const Json& v) const {
    if (v.is_int()) return number(v.as_int());
    if (v.is_number()) return decimal(v.as_double(), language_);
    if (v.is_string()) return v.as_string();
    throw TextError("field '" + node.text + "' is neither text nor a number: give it a formatter");
  }

  std::int64_t integer(const Node& node, const Json& v) const {
    if (!v.is_int()) throw TextError("field '" + node.text + "' is not a whole number");
    return v.as_int();
  }

  std::int64_t count(const Node& node, const Json& v) const {
    if (!v.is_array()) throw TextError("field '" + node.text + "' is not a list");
    return static_cast<std::int64_t>(v.as_array().size());
  }

  static const Body* choice(const Node& node, std::string_view name) {
    for (const Node::Choice& c : node.choices) {
      if (c.name == name) return &c.body;
    }
    return nullptr;
  }

  const Body& plural_choice(const Node& node, const Json& v) const {
    const std::int64_t n = v.is_array() ? count(node, v) : integer(node, v);
    if (const Body* zero = choice(node, "zero"); n == 0 && zero != nullptr) return *zero;
    return *choice(node, is_singular(n, language_) ? "one" : "other");
  }

  const Body& case_choice(const Node& node, const Json& v) const {
    if (const Body* found = choice(node, raw(v))) return *found;
    if (const Body* other = choice(node, "other")) return *other;
    throw TextError("field '" + node.text + "' is '" + raw(v) + "', for which there is no case");
  }

  Language language_;
  const Formatters& formatters_;
  const Bodies& bodies_;
  std::vector<const Json*> scopes_;
  int depth_ = 0;
};

std::string place(std::string_view key, Language language) {
  return "text '" + std::string(key) + "' (" + std::string(name_of(language)) + "): ";
}

bool is_comment(std::string_view key) { return key.starts_with("//"); }

Body parse_entry(const Json::Member& entry, Language language, const Formatters& formatters) {
  if (!entry.second.is_string()) throw TextError(place(entry.first, language) + "is not a string");
  const std::string& text = entry.second.as_string();
  if (text.empty()) throw TextError(place(entry.first, language) + "is empty");
  try {
    return sentence::parse(text, language, formatters);
  } catch (const TextError& e) {
    throw TextError(place(entry.first, language) + e.what());
  }
}

const Json::Object& entries(const Json& texts, Language language) {
  if (!texts.is_object())
    throw TextError("the texts (" + std::string(name_of(language)) + ") are not a JSON object");
  return texts.as_object();
}

}  // namespace

Catalogue::Catalogue(Language language, const Json& texts, Formatters formatters)
    : language_(language), formatters_(std::move(formatters)) {
  for (const Json::Member& entry : entries(texts, language)) {
    if (!is_comment(entry.first)) bodies_.emplace(entry.first, parse_entry(entry, language_, formatters_));
  }
}

std::string Catalogue::sentence(std::string_view key, const Json& fields) const {
  try {
    return Speaker(language_, formatters_, bodies_, fields).say_key(key);
  } catch (const std::exception& e) {
    throw TextError(place(key, language_) + e.what());
  }
}

namespace {

// Whether an event that carries `fields` has the field that a template names, inside the list field `outer`
// if any.
bool promised(const std::vector<std::string>& fields, const std::string& path, const std::string& outer) {
  const auto has = [&](const std::string& p) {
    return std::find(fields.begin(), fields.end(), p) != fields.end();
  };
  const auto inside_listed = [&](const std::string& p) {
    return std::any_of(fields.begin(), fields.end(),
                       [&](const std::string& f) { return f.starts_with(p + "."); });
  };
  if (path == ".") return !outer.empty();
  if (has(path)) return true;
  if (!outer.empty() && (has(outer + "." + path) || !inside_listed(outer))) return true;
  const std::size_t dot = path.rfind('.');
  if (dot == std::string::npos) return false;
  const std::string head = path.substr(0, dot);
  return !inside_listed(head) && promised(fields, head, outer);
}

class FieldCheck {
 public:
  FieldCheck(const CatalogueKey& key, const Json& texts, std::string where,
             std::vector<std::string>& problems)
      : key_(key), texts_(texts), where_(std::move(where)), problems_(problems) {}

  void check(const Body& body, const std::string& outer) {
    for (const Node& node : body) {
      if (node.kind == Node::Kind::literal) continue;
      if (!promised(key_.fields, node.text, outer)) {
        problems_.push_back(where_ + "the event has no field '" + node.text + "'");
      }
      const bool each = !node.formatters.empty() && node.formatters.back() == "each";
      check(node.body, each ? node.text : outer);
      for (const Node::Choice& choice : node.choices) check(choice.body, outer);
      if (!node.prefix.empty() && !any_key_begins_with(node.prefix)) {
        problems_.push_back(where_ + "no key begins with '" + node.prefix + "'");
      }
    }
  }

 private:
  bool any_key_begins_with(const std::string& prefix) const {
    const Json::Object& all = texts_.as_object();
    return std::any_of(all.begin(), all.end(),
                       [&](const Json::Member& m) { return m.first.starts_with(prefix); });
  }

  const CatalogueKey& key_;
  const Json& texts_;
  std::string where_;
  std::vector<std::string>& problems_;
};

}  // namespace

std::vector<std::string> check_catalogue(Language language, const Json& texts, const Formatters& formatters,
                                         const std::vector<CatalogueKey>& keys) {
  std::vector<std::string> problems;
  std::map<std::string, const CatalogueKey*, std::less<>> wanted;
  for (const CatalogueKey& key : keys) wanted.emplace(key.key, &key);
  for (const Json::Member& entry : entries(texts, language)) {
    if (is_comment(entry.first)) continue;
    const auto it = wanted.find(entry.first);
    if (it == wanted.end()) problems.push_back(place(entry.first, language) + "nothing uses this key");
    try {
      const Body body = parse_entry(entry, language, formatters);
      if (it != wanted.end())
        FieldCheck(*it->second, texts, place(entry.first, language), problems).check(body, "");
    } catch (const TextError& e) {
      problems.emplace_back(e.what());
    }
  }
  for (const CatalogueKey& key : keys) {
    if (texts.find(key.key) == nullptr) problems.push_back(place(key.key, language) + "is missing");
  }
  return problems;
}

}  // namespace adj
