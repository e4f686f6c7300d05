#include "adjudicator/tool/correspondence.h"

#include <algorithm>
#include <ctime>

#include "adjudicator/core/sha256.h"
#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/files.h"
#include "mail/ascii.h"
#include "mail/compose.h"
#include "mail/encode.h"
#include "mail/maildir_sink.h"
#include "mail/mime.h"

namespace adj {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargest = 32 << 20;  // with maps in it a mail may be large

std::string first_address(const std::vector<mail::Address>& list) {
  return list.empty() ? "" : list.front().address;
}

void check_address(const std::string& address) {
  if (!mail::is_plain_address(address)) throw UsageError("'" + address + "' is no mail address");
}

}  // namespace

std::vector<ReceivedMail> received_mails(const fs::path& sink_root, const std::string& address) {
  check_address(address);
  if (address.find('/') != std::string::npos) throw UsageError("'" + address + "' names no Maildir");
  const fs::path maildir = mail::MaildirSink(sink_root).maildir_of(address);
  std::vector<fs::path> files;
  for (const char* folder : {"new", "cur"}) {
    if (!fs::is_directory(maildir / folder)) continue;
    for (const auto& entry : fs::directory_iterator(maildir / folder))
      if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::ranges::sort(files, {}, [](const fs::path& file) { return file.filename().string(); });
  std::vector<ReceivedMail> mails;
  for (const fs::path& file : files) {
    ReceivedMail one;
    one.number = static_cast<int>(mails.size()) + 1;
    one.file = file;
    one.mail = mail::read_message(read_file(file), {.max_bytes = kLargest});
    if (const mail::Header* date = mail::find_header(one.mail.headers, "Date")) one.date = date->value;
    mails.push_back(std::move(one));
  }
  return mails;
}

Draft reply_to(const mail::Incoming& answered, const std::string& from, std::string text) {
  Draft draft;
  draft.from = from;
  draft.to = answered.reply_to.empty() ? first_address(answered.from) : first_address(answered.reply_to);
  draft.subject = mail::starts_same(answered.subject, "Re:") ? answered.subject : "Re: " + answered.subject;
  draft.text = std::move(text);
  draft.answers = &answered;
  return draft;
}

std::string written_mail(const Draft& draft) {
  check_address(draft.from);
  check_address(draft.to);
  std::string out = "Return-Path: <" + draft.from + ">\nDelivered-To: " + draft.to + "\n";
  std::string headers =
      mail::raw_header("From", draft.from) + mail::raw_header("To", draft.to) +
      mail::text_header("Subject", draft.subject) +
      mail::raw_header("Date", mail::rfc5322_date(std::time(nullptr))) +
      mail::raw_header("Message-ID", "<" + hex(random_bytes32()).substr(0, 24) + "@" +
                                         draft.from.substr(draft.from.rfind('@') + 1) + ">");
  if (draft.answers && !draft.answers->message_id.empty()) {
    headers += mail::raw_header("In-Reply-To", draft.answers->message_id);
    headers += mail::raw_header("References", draft.answers->message_id);
  }
  headers +=
      "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
      "Content-Transfer-Encoding: quoted-printable\r\n\r\n";
  for (const char c : headers + mail::quoted_printable(draft.text))
    if (c != '\r') out += c;
  return out;
}

std::string readable(const ReceivedMail& received) {
  const mail::Incoming& m = received.mail;
  std::string out = "From:     " + first_address(m.from) + "\n";
  if (!m.reply_to.empty()) out += "Reply-To: " + first_address(m.reply_to) + "\n";
  out += "To:       " + first_address(m.to) + "\nDate:     " + received.date + "\nSubject:  " + m.subject +
         "\n\n" + m.text;
  if (!out.ends_with('\n')) out += '\n';
  if (m.attachments) out += "(with attachments, in " + received.file.string() + ")\n";
  return out;
}

}  // namespace adj
