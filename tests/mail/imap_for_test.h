#pragma once
// Words that the tests of the IMAP source share.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "mail/imap_source.h"
#include "tests/mail/fake_imap.h"

namespace adj::mail::test {

inline std::string mail(const std::string& text) { return "Subject: t\r\n\r\n" + text + "\r\n"; }

inline std::vector<std::string> uids(const std::vector<FetchedMail>& mails) {
  std::vector<std::string> all;
  for (const FetchedMail& m : mails) all.push_back(m.id.uid);
  return all;
}

inline std::vector<MailId> ids(const std::vector<FetchedMail>& mails) {
  std::vector<MailId> all;
  for (const FetchedMail& m : mails) all.push_back(m.id);
  return all;
}

inline SourceFailure::Kind failure_of(ImapSource& source) {
  try {
    source.poll(10);
  } catch (const SourceFailure& failure) {
    return failure.kind;
  }
  ADD_FAILURE() << "the poll succeeded";
  return SourceFailure::Kind::temporary;
}

// Answers commands that begin so, and leaves the others to the server.
inline FakeImap::Intercept answering(const std::string& beginning, const std::string& text) {
  return [=](Peer& peer, const std::string& tag, const std::string& command) {
    if (!command.starts_with(beginning)) return false;
    std::string answer = text;
    for (std::size_t at; (at = answer.find("TAG")) != std::string::npos;) answer.replace(at, 3, tag);
    peer.say(answer);
    return true;
  };
}

}  // namespace adj::mail::test
