#include "adjudicator/core/order_mail.h"

namespace adj {

namespace {

constexpr std::size_t kShownOfALine = 120;

Json strings(const std::vector<std::string>& list) {
  Json array = Json::array();
  for (const std::string& text : list) array.push_back(Json(text));
  return array;
}

// The kinds of thing that would do, under the keys of their names in the catalogue.
Json wanted_keys(const std::vector<std::string>& wanted) {
  Json array = Json::array();
  for (const std::string& what : wanted) array.push_back(Json(Json::Object{{"what", what}}));
  return array;
}

}  // namespace

Refusal not_understood(const words::Problem& problem) {
  return {RefusalKind::not_understood,
          "",
          "problem_" + std::string(words::name_of(problem.kind)),
          Json(Json::Object{{"found", words::printable(problem.found)},
                            {"expected", strings(problem.expected)},
                            {"wanted", wanted_keys(problem.wanted)},
                            {"suggestions", strings(problem.suggestions)},
                            {"min", problem.min},
                            {"max", problem.max}}),
          problem.line,
          problem.column};
}

int ReceiptBook::add(const words::Line& line) {
  ReceiptLine entry;
  entry.number = line.number();
  entry.text = words::printable(line.text, kShownOfALine);
  receipt_.lines.push_back(std::move(entry));
  return lines() - 1;
}

void ReceiptBook::refuse(int line, Refusal refusal, const std::string& explanation) {
  ReceiptLine& entry = receipt_.lines[static_cast<std::size_t>(line)];
  if (refusal.line == 0 || refusal.kind != RefusalKind::not_understood) refusal.line = entry.number;
  if (refusal.column == 0) refusal.column = 1;
  entry.explanation = explanation;
  entry.refusal = std::move(refusal);
  understood_.erase(line);
}

void ReceiptBook::overtaken(std::string line, Refusal refusal, std::string explanation) {
  ReceiptLine entry;
  entry.text = std::move(line);
  entry.explanation = std::move(explanation);
  entry.refusal = std::move(refusal);
  entry.refusal->line = 0;
  receipt_.lines.push_back(std::move(entry));
}

Receipt& ReceiptBook::finish() {
  for (const auto& [line, text] : understood_)
    receipt_.lines[static_cast<std::size_t>(line)].understood = text;
  return receipt_;
}

}  // namespace adj
