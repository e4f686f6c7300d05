#pragma once
// The mails of a seat as its player's mail program lines them up (MAIL 4): each refers to the game's first
// report, to the first of its phase and to the one before it.

#include <string>
#include <string_view>
#include <vector>

namespace adj::service {

class MailThread {
 public:
  // As the seat's row keeps it: three Message-IDs and the phase's subject. Empty: nothing was sent yet.
  explicit MailThread(std::string_view kept);
  std::string kept() const;

  // What a letter with this subject refers to; without one, as a letter of the phase that is.
  std::vector<std::string> references() const { return references(subject_); }
  std::vector<std::string> references(std::string_view subject) const;
  // A report went out. A new subject is a new phase.
  void add(const std::string& message_id, const std::string& subject);

 private:
  std::string game_, phase_, last_, subject_;
};

}  // namespace adj::service
