#pragma once
// What the one answer to a mail will say. Commands and orders add to it; at the end it becomes a letter.

#include <string>
#include <vector>

#include "adjudicator/core/json.h"
#include "adjudicator/core/language.h"
#include "mail/message.h"

namespace adj::service {

// What became of one line of the mail.
struct AnswerLine {
  int number = 0;    // in the mail
  std::string text;  // as sent, without tokens
  bool accepted = false;
  std::string said;  // as understood, or why it was refused
  std::string clause;
};

// A part with a title: an explanation, a table in plain lines, a list.
struct AnswerBlock {
  std::string title;
  std::vector<std::string> paragraphs;
  std::vector<std::string> lines;  // kept as they are, never wrapped
};

struct Answer {
  Language language = Language::en;
  std::string subject;  // empty: the usual one
  std::vector<AnswerLine> lines;
  std::vector<AnswerBlock> blocks;
  std::vector<mail::InlineImage> images;
  std::vector<mail::Attachment> attachments;
  std::vector<std::string> order_form;  // what stands now, ready to edit and send back
  bool silent = false;                  // nothing to say: no letter

  void accept(int number, const std::string& text, const std::string& understood) {
    lines.push_back({number, text, true, understood, ""});
  }
  void refuse(int number, const std::string& text, const std::string& why, const std::string& clause = "") {
    lines.push_back({number, text, false, why, clause});
  }
  AnswerBlock& block(const std::string& title) { return blocks.emplace_back(AnswerBlock{title, {}, {}}); }
};

}  // namespace adj::service
