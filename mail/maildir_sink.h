#pragma once
// Mail into Maildirs: a folder per recipient below a root, named by the address in lower case. For trials
// without a mail server, and for whoever reads the judge's mail on the same machine.

#include <filesystem>

#include "mail/sink.h"

namespace adj::mail {

class MaildirSink : public Sink {
 public:
  explicit MaildirSink(std::filesystem::path root) : root_(std::move(root)) {}

  // As a delivery agent does, it puts Return-Path and Delivered-To on top and ends lines with LF.
  SendOutcome send(std::string_view envelope_from, std::string_view recipient, std::string_view raw) override;

  Health health() const override { return health_.read(); }

  // Where a recipient's mail goes.
  std::filesystem::path maildir_of(std::string_view recipient) const;

 private:
  std::filesystem::path root_;
  HealthRecord health_;
};

}  // namespace adj::mail
