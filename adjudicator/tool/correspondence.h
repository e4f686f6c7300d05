#pragma once
// A person's mail program, for trials without a mail server: it writes into the Maildir that the service
// reads, and reads the Maildirs that the service writes.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mail/message.h"

namespace adj {

struct ReceivedMail {
  int number = 0;  // from 1, oldest first
  std::filesystem::path file;
  mail::Incoming mail;
  std::string date;  // as the mail says
};

// All mails of a correspondent, oldest first; none when nobody has written to him yet.
std::vector<ReceivedMail> received_mails(const std::filesystem::path& sink_root, const std::string& address);

struct Draft {
  std::string from, to, subject, text;
  const mail::Incoming* answers = nullptr;  // the mail that it replies to
};

// To the address that the mail asks for, with its thread and "Re:".
Draft reply_to(const mail::Incoming& mail, const std::string& from, std::string text);

// As a mail program sends it, with what a delivery agent adds. Throws UsageError for an address that is none.
std::string written_mail(const Draft& draft);

// The mail for reading: who, to whom, when, about what, and the text.
std::string readable(const ReceivedMail& mail);

}  // namespace adj
