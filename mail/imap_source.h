#pragma once
// Mail out of an IMAP mailbox: what lies in the inbox is new; what has been stored is moved to a folder for
// done mail. Flags mean nothing, except that \Deleted mails are on their way out.

#include <cstdint>
#include <map>
#include <memory>

#include "mail/server.h"
#include "mail/source.h"

namespace adj::mail {

class ImapConnection;

struct ImapTimeouts {
  std::chrono::milliseconds silence{60'000};   // no byte of an answer for so long: the connection is dead
  std::chrono::milliseconds command{600'000};  // a whole answer takes no longer
};

struct ImapSettings {
  std::string name;  // of the source
  Server server;
  std::string inbox = "INBOX";
  std::string done = "Done";  // made when it is missing
  SizeLimits limits;
  ImapTimeouts timeouts;
};

class ImapSource : public Source {
 public:
  // Connects at the first poll. Throws std::invalid_argument for settings that cannot work.
  explicit ImapSource(ImapSettings settings);
  ~ImapSource() override;

  const std::string& name() const override { return settings_.name; }
  std::vector<FetchedMail> poll(std::size_t limit) override;
  void acknowledge(std::span<const MailId> stored) override;
  bool wait(std::chrono::milliseconds time, const Wakeup& bell) override;
  Health health() const override { return health_.read(); }

 private:
  using Uids = std::vector<std::uint32_t>;
  struct Found {
    std::uint64_t size = 0;
    std::string body;
    std::string header;
    bool has_body = false;
  };

  template <typename Work>
  auto connected(Work work);
  void connect();
  void select();
  Uids search(std::size_t limit);
  std::map<std::uint32_t, Found> fetch(const Uids& uids, const std::string& items);
  void fetch_into(std::map<std::uint32_t, Found>& found, const Uids& uids, const std::string& items);
  std::vector<FetchedMail> fetch_mails(const Uids& uids);
  FetchedMail whole_or_head(std::uint32_t uid, std::uint64_t size, Found found) const;
  void put_away(const Uids& uids);
  void copy_or_move(const std::string& verb, const std::string& set);
  void unreadable(std::uint32_t uid, const std::string& why);

  ImapSettings settings_;
  std::string inbox_;  // as the commands name them
  std::string done_;
  std::unique_ptr<ImapConnection> connection_;
  std::uint32_t uidvalidity_ = 0;
  bool idle_refused_ = false;
  Uids unreadable_;     // ascending: mails that the server cannot hand out at present
  std::string remark_;  // about the last of them
  HealthRecord health_;
};

}  // namespace adj::mail
