#pragma once
// From an event to a sentence. Rules emit events with named fields; each language has a catalogue, a JSON
// object of key -> template, written by people who need not know C++. The template language is described in
// README.md. Nothing is ever silently empty: what a catalogue cannot say is an exception that names the key
// and the language.

#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/json.h"
#include "adjudicator/report/language.h"

namespace adj {

struct TextError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Shows a value (an id, a number, a small object) as the words a player reads.
using Formatter = std::function<std::string(const Json&, Language)>;

// The formatters of a game, by the name templates call them. A name may be registered once, and not one of
// the template language's own.
class Formatters {
 public:
  // Shows one value. A field that holds a list is shown element by element, joined as the language joins.
  void add(std::string name, Formatter show);
  // Is handed a list as a whole, for those that group or count its elements ("Legio X, XII and 2 auxilia").
  void add_whole(std::string name, Formatter show);

  struct Entry {
    Formatter show;
    bool whole = false;
  };
  const Entry* find(std::string_view name) const;

 private:
  void insert(std::string name, Entry entry);
  std::map<std::string, Entry, std::less<>> entries_;
};

namespace sentence {

// A parsed template: literal text, fields, optional parts. Internal to sentence*.cc, here because values are
// simple.
struct Node {
  enum class Kind { literal, field, when, unless };
  struct Choice;
  Kind kind = Kind::literal;
  std::string text;                     // the literal, or the field's path
  std::vector<std::string> formatters;  // outermost first: {"de", "zone"}
  std::vector<Choice> choices;          // of plural and case
  std::string prefix;                   // of text
  std::vector<Node> body;               // of optional parts and each
};
struct Node::Choice {
  std::string name;
  std::vector<Node> body;
};
using Body = std::vector<Node>;

// Throws TextError saying what is wrong and at which character.
Body parse(std::string_view text, Language language, const Formatters& formatters);

}  // namespace sentence

class Catalogue {
 public:
  // Throws TextError on the first malformed template or unknown formatter. Keys that begin with "//" are
  // comments.
  Catalogue(Language language, const Json& texts, Formatters formatters);

  Language language() const { return language_; }
  bool has(std::string_view key) const { return bodies_.contains(key); }
  // The sentence for `key` with an event's own fields. Throws TextError when anything is missing.
  std::string sentence(std::string_view key, const Json& fields) const;
  std::string sentence(std::string_view key) const { return sentence(key, Json::object()); }

 private:
  Language language_;
  Formatters formatters_;
  std::map<std::string, sentence::Body, std::less<>> bodies_;
};

// A key the rules use, and the fields its events carry. "losses" promises a field; "losses.unit" besides
// promises what is inside it (if nothing inside is listed, the inside is not checked).
struct CatalogueKey {
  std::string key;
  std::vector<std::string> fields;
};

// Every problem of a catalogue against the keys it must cover: malformed templates, unknown formatters, keys
// missing or superfluous, fields that the event does not have. Empty when all is well.
std::vector<std::string> check_catalogue(Language language, const Json& texts, const Formatters& formatters,
                                         const std::vector<CatalogueKey>& keys);

}  // namespace adj
