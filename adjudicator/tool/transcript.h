#pragma once
// Transcripts (.play): games told line by line, with what must come of them. The language is described in
// tests/transcripts/README.md.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/registry.h"
#include "adjudicator/report/render.h"

namespace adj {

struct TranscriptResult {
  std::string name;
  std::vector<std::string> clauses;
  std::vector<std::string> problems;  // "evasion.play:12: expected …, but …"; none = every expectation holds
  std::map<std::string, std::string> reports;  // what `keep report` kept: "public.en", "2.fr" -> text
  std::map<int, std::string> last;             // the report of each asked seat at the end
  int turns = 0;                               // begun
  int windows = 0;                             // opened since the first of them began
  bool ok() const { return problems.empty(); }
};

// `show` names seats (0: the public) whose report at the end is wanted, in this language.
TranscriptResult run_transcript(std::string_view text, const std::string& file, const Registry& registry,
                                const Templates& templates, const std::vector<int>& show = {},
                                Language language = Language::en);

}  // namespace adj
