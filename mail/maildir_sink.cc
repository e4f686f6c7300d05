#include "mail/maildir_sink.h"

#include <cerrno>
#include <system_error>

#include "mail/maildir.h"

namespace adj::mail {
namespace {

std::string with_lf(std::string_view raw) {
  std::string text;
  text.reserve(raw.size());
  for (std::size_t i = 0; i < raw.size(); ++i)
    if (raw[i] != '\r' || i + 1 == raw.size() || raw[i + 1] != '\n') text += raw[i];
  if (!text.empty() && text.back() != '\n') text += '\n';
  return text;
}

// A disk that is full or ill may get well; a folder that we may not write into will not.
SendResult result_of(int error) {
  switch (error) {
    case EACCES:
    case EPERM:
    case ENOTDIR:
    case ELOOP:
    case EROFS:
    case ENAMETOOLONG:
      return SendResult::configuration;
    default:
      return SendResult::retry;
  }
}

}  // namespace

std::filesystem::path MaildirSink::maildir_of(std::string_view recipient) const {
  std::string folder(recipient);
  for (char& c : folder)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return root_ / folder;
}

SendOutcome MaildirSink::send(std::string_view envelope_from, std::string_view recipient,
                              std::string_view raw) {
  const bool names_a_folder = is_plain_address(recipient) && recipient.front() != '.' &&
                              recipient.find('/') == std::string_view::npos;
  if (!names_a_folder || !(envelope_from.empty() || is_plain_address(envelope_from)))
    return {SendResult::permanent, 553, "not an address that mail can be delivered for"};
  try {
    const std::filesystem::path maildir = maildir_of(recipient);
    make_maildir(maildir);
    const std::string trace =
        "Return-Path: <" + std::string(envelope_from) + ">\nDelivered-To: " + std::string(recipient) + "\n";
    const std::string name = deliver_to_maildir(maildir, trace + with_lf(raw));
    health_.succeeded();
    return {SendResult::accepted, 250, "delivered as " + name};
  } catch (const std::system_error& error) {  // of which filesystem_error is one
    health_.failed(error.what());
    return {result_of(error.code().value()), 0, error.what()};
  }
}

}  // namespace adj::mail
