#pragma once
// A player's mistake is a value: what kind, where in the mail, by which clause, with the arguments that the
// language files turn into a kind sentence. The key names that sentence.

#include <string>

#include "adjudicator/core/describe.h"

namespace adj {

enum class RefusalKind { not_understood, not_allowed, not_yours, too_late };

constexpr auto names_of(RefusalKind) {
  using K = RefusalKind;
  return std::array{std::pair{K::not_understood, "not_understood"}, std::pair{K::not_allowed, "not_allowed"},
                    std::pair{K::not_yours, "not_yours"}, std::pair{K::too_late, "too_late"}};
}

struct Refusal {
  RefusalKind kind = RefusalKind::not_allowed;
  std::string clause;  // "AIE-3.4.1f"; empty where no rule but the grammar is concerned
  std::string key;     // the sentence in text/{en,fr}.json, "refused.<key>"
  Json args = Json::object();
  int line = 0, column = 0;  // in the mail, from 1; 0 = the answer as a whole
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

template <class Ar>
void describe(Ar& ar, Refusal& v) {
  ar("kind", v.kind)("clause", v.clause)("key", v.key)("args", v.args)("line", v.line)("column", v.column);
}

}  // namespace adj
