#pragma once
// Mail out of a Maildir: new/ in the order of the names; acknowledged by the rename to cur/<name>:2,S.

#include <sys/stat.h>

#include <deque>
#include <filesystem>
#include <string>

#include "mail/source.h"

namespace adj::mail {

class MaildirSource : public Source {
 public:
  MaildirSource(std::string name, std::filesystem::path maildir, SizeLimits limits = {});

  const std::string& name() const override { return name_; }
  std::vector<FetchedMail> poll(std::size_t limit) override;
  void acknowledge(std::span<const MailId> stored) override;
  bool wait(std::chrono::milliseconds time, const Wakeup& bell) override;
  Health health() const override { return health_.read(); }

 private:
  // When new/ was last changed; zero when that cannot be told.
  timespec last_change() const;
  void note_last_change();

  std::string name_;
  std::filesystem::path maildir_;
  SizeLimits limits_;
  // What was in new/ and has not been returned yet: a backlog is not listed anew for every few of its mails.
  // Listed again, from the oldest on, when they are all returned, or one that was is not acknowledged.
  std::deque<std::string> listed_;
  std::size_t unacknowledged_ = 0;
  timespec change_seen_{};                 // last_change() before the last poll
  bool changed_just_before_poll_ = false;  // then it may have changed again unseen
  HealthRecord health_;
};

// File names may hold any byte; identities go into databases and logs. Everything but printable ASCII, and %,
// becomes %XX.
std::string printable_name(std::string_view file_name);
std::string file_name_of(std::string_view printable);

}  // namespace adj::mail
