#include "tests/mail/fake_smtp.h"

namespace adj::mail::test {
namespace {

std::string between_brackets(const std::string& command) {
  const std::size_t open = command.find('<');
  return command.substr(open + 1, command.find('>', open) - open - 1);
}

}  // namespace

FakeSmtp::FakeSmtp(SmtpAnswers answers)
    : answers_(std::move(answers)), server_([this](Peer& peer) { serve(peer); }) {}

void FakeSmtp::answer(const SmtpAnswers& answers) {
  const std::lock_guard lock(mutex_);
  answers_ = answers;
}

std::vector<FakeSmtp::Received> FakeSmtp::received() const {
  const std::lock_guard lock(mutex_);
  return received_;
}

std::vector<std::string> FakeSmtp::commands() const {
  const std::lock_guard lock(mutex_);
  return commands_;
}

std::vector<std::string> FakeSmtp::unknown_commands() const {
  const std::lock_guard lock(mutex_);
  return unknown_;
}

SmtpSettings FakeSmtp::settings() const {
  using std::chrono::milliseconds;
  SmtpSettings settings;
  settings.server = {"127.0.0.1", port(), Security::none, "", "", "", "", milliseconds(3000)};
  settings.ehlo_name = "judge.test";
  settings.reply_timeout = milliseconds(1000);
  settings.total_timeout = milliseconds(3000);
  return settings;
}

// False if the connection is not to go on.
bool FakeSmtp::reply(Peer& peer, const std::string& text) {
  if (text == kDrop) return false;
  if (text == kHang) return peer.hang(std::chrono::seconds(30)), false;
  peer.say(text + "\r\n");
  return peer.open();
}

void FakeSmtp::serve(Peer& peer) {
  const auto now = [this] {
    const std::lock_guard lock(mutex_);
    return answers_;
  };
  if (!reply(peer, now().greeting)) return;
  Received mail;
  while (const auto command = peer.line()) {
    {
      const std::lock_guard lock(mutex_);
      commands_.push_back(*command);
    }
    if (!converse(peer, *command, mail)) return;
  }
}

bool FakeSmtp::converse(Peer& peer, const std::string& command, Received& mail) {
  SmtpAnswers answers;
  {
    const std::lock_guard lock(mutex_);
    answers = answers_;
  }
  const auto starts = [&](const char* verb) { return command.starts_with(verb); };
  if (starts("EHLO") || starts("HELO")) return reply(peer, answers.ehlo);
  if (starts("AUTH")) return reply(peer, answers.auth);
  if (starts("MAIL FROM:")) {
    mail.from = between_brackets(command);
    return reply(peer, answers.mail);
  }
  if (starts("RCPT TO:")) {
    mail.recipient = between_brackets(command);
    return reply(peer, answers.rcpt);
  }
  if (starts("DATA")) {
    if (!reply(peer, answers.data)) return false;
    return !answers.data.starts_with("354") || take_data(peer, mail);
  }
  if (starts("RSET") || starts("NOOP")) return reply(peer, "250 ok");
  if (starts("QUIT")) return reply(peer, answers.quit), false;
  {
    const std::lock_guard lock(mutex_);
    unknown_.push_back(command);
  }
  return reply(peer, "500 unknown");
}

bool FakeSmtp::take_data(Peer& peer, Received& mail) {
  mail.text.clear();
  while (auto line = peer.line()) {
    if (*line == ".") {
      std::string answer;
      {
        const std::lock_guard lock(mutex_);
        received_.push_back(mail);
        answer = answers_.dot;
      }
      return reply(peer, answer);
    }
    if (line->starts_with(".")) line->erase(0, 1);
    mail.text += *line + "\r\n";
  }
  return false;
}

}  // namespace adj::mail::test
