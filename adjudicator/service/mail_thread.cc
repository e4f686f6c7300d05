#include "adjudicator/service/mail_thread.h"

#include <algorithm>

namespace adj::service {

namespace {

std::string_view next_word(std::string_view& rest) {
  const std::size_t end = std::min(rest.find(' '), rest.size());
  const std::string_view word = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return word;
}

}  // namespace

MailThread::MailThread(std::string_view kept) {
  game_ = next_word(kept);
  phase_ = next_word(kept);
  last_ = next_word(kept);
  subject_ = kept;
}

std::string MailThread::kept() const {
  return game_.empty() ? "" : game_ + " " + phase_ + " " + last_ + " " + subject_;
}

std::vector<std::string> MailThread::references(std::string_view subject) const {
  std::vector<std::string> ids;
  for (const std::string& id : {game_, subject == subject_ ? phase_ : std::string(), last_})
    if (!id.empty() && std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
  return ids;
}

void MailThread::add(const std::string& message_id, const std::string& subject) {
  if (game_.empty()) game_ = message_id;
  if (phase_.empty() || subject != subject_) phase_ = message_id;
  last_ = message_id;
  subject_ = subject;
}

}  // namespace adj::service
