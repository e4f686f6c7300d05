#include "adjudicator/games/respublica/orders_words.h"

#include <algorithm>

#include "adjudicator/core/check.h"
#include "adjudicator/games/respublica/orders_text.h"

namespace adj::respublica {

namespace {

// "MOVE, SHIFT" -> MOVE and SHIFT
std::vector<std::string> parts(const std::string& list) {
  std::vector<std::string> found;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    const std::size_t first = list.find_first_not_of(' ', at);
    if (first < end) found.push_back(list.substr(first, end - first));
    at = end + 1;
  }
  return found;
}

std::vector<std::string> forms(const std::string& key, Language language) {
  const Json* text = order_texts(language).find(key);
  std::vector<std::string> found = text ? parts(text->as_string()) : std::vector<std::string>{};
  if (found.empty())
    throw DataError("respublica: text orders." + std::string(name_of(language)) + ": no '" + key + "'");
  return found;
}

}  // namespace

OrderWords::Entry OrderWords::entry(const std::string& key) {
  Entry made;
  const std::vector<std::string> en = forms(key, Language::en), fr = forms(key, Language::fr);
  made.en = en.front();
  made.fr = fr.front();
  made.texts = {made.en, made.fr};
  made.texts.insert(made.texts.end(), en.begin() + 1, en.end());
  made.texts.insert(made.texts.end(), fr.begin() + 1, fr.end());
  return made;
}

OrderWords::OrderWords() {
  for (const std::string_view key : kWordKeys) words_.push_back(entry("word." + std::string(key)));
  for (const std::string_view key : kVerbKeys) {
    verb_words_.push_back(entry("verb." + std::string(key)));
    verbs_.add(Name(key), verb_words_.back().texts);
  }
  for (std::vector<Entry>* list : {&words_, &verb_words_})
    for (Entry& made : *list) made.all.assign(made.texts.begin(), made.texts.end());
}

const std::string& OrderWords::verb(Name id, Language language) const {
  for (std::size_t i = 0; i < kVerbKeys.size(); ++i)
    if (kVerbKeys[i] == id.view()) return verb_words_[i].written(language);
  throw BrokenInvariant("there is no verb " + id.str());
}

bool OrderWords::foreign_to(Language reader, const std::string& word) const {
  if (word == words::kIf[reader == Language::fr ? 0 : 1]) return true;
  const Language other = reader == Language::fr ? Language::en : Language::fr;
  bool foreign = false;
  for (const Entry& made : words_) {
    if (made.written(reader) == word) return false;
    foreign = foreign || made.written(other) == word;
  }
  return foreign;
}

std::vector<std::string> OrderWords::reserved() const {
  std::vector<std::string> list;
  for (const Entry& made : words_)
    for (const std::string& text : made.texts)
      if (text.find(' ') == std::string::npos) list.push_back(text);
  return list;
}

const OrderWords& order_words() {
  static const OrderWords words;
  return words;
}

}  // namespace adj::respublica
