#pragma once
// Transcripts (.play): games told line by line, with what must come of them. The language is described in
// tests/transcripts/README.md.

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
  bool ok() const { return problems.empty(); }
};

TranscriptResult run_transcript(std::string_view text, const std::string& file, const Registry& registry,
                                const Templates& templates);

}  // namespace adj
