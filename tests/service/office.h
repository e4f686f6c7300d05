#pragma once
// The whole service without its threads: mails go in as bytes, letters come out as bytes, the clock is ours.

#include <gtest/gtest.h>

#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "adjudicator/service/config.h"
#include "adjudicator/service/context.h"
#include "adjudicator/service/hosted.h"
#include "mail/message.h"
#include "mail/sink.h"
#include "mail/source.h"
#include "tests/store/database.h"

namespace adj::service {

class FakeClock final : public Clock {
 public:
  Time now() const override { return now_; }
  void set(Time time) { now_ = time; }

 private:
  // A Monday morning in winter: no clock changes near.
  Time now_ = std::chrono::sys_days(std::chrono::year(2026) / 2 / 2) + std::chrono::hours(9);
};

class MemoryLog final : public Log {
 public:
  void note(const std::string& what, const std::string& details) override {
    lines.push_back(what + " " + details);
  }
  void problem(const std::string& what, const std::string& details) override {
    lines.push_back(what + " " + details);
    problems.push_back(what + " " + details);
  }
  std::vector<std::string> lines, problems;
};

class MemorySource final : public mail::Source {
 public:
  const std::string& name() const override { return name_; }
  std::vector<mail::FetchedMail> poll(std::size_t limit) override;
  void acknowledge(std::span<const mail::MailId> stored) override;
  bool wait(std::chrono::milliseconds, const mail::Wakeup&) override { return !waiting.empty(); }
  mail::Health health() const override { return {}; }
  void add(std::string raw);

  std::deque<mail::FetchedMail> waiting;

 private:
  std::string name_ = "memory";
  int next_ = 1;
};

struct Letter {
  std::string to, envelope_from, subject, text, reply_to, message_id, raw;
  // Wherever the lines were broken.
  bool has(std::string_view words) const {
    std::string flat;
    for (const char c : text)
      if (const char shown = c == '\n' ? ' ' : c; shown != ' ' || flat.empty() || flat.back() != ' ')
        flat += shown;
    return flat.find(words) != std::string::npos;
  }
};

class MemorySink final : public mail::Sink {
 public:
  mail::SendOutcome send(std::string_view from, std::string_view recipient, std::string_view raw) override;
  mail::Health health() const override { return {}; }
  std::vector<Letter> letters;
};

struct NewMail {
  std::string from, to, text;
  std::string subject = "Re: games";
  std::vector<mail::Header> extra = {};  // on top
  std::string name = {};                 // of the sender
};

class Office {
 public:
  // Maps as pictures take their time; most tests read plain text.
  enum class Format { text, html };
  explicit Office(Format format = Format::text);

  // --- In
  void post(const NewMail& mail);
  void write(const std::string& from, const std::string& text) { post({from, config.address, text}); }
  // A reply to a letter, as a mail program writes it: above the quoted text.
  void reply(const Letter& letter, const std::string& text, const std::string& from = {});
  // Reads, resolves, sends, until nothing is left to do.
  void run();
  // Lets the time pass in steps that no watchdog minds, running at each.
  void pass(std::chrono::minutes time);

  // --- Out
  std::vector<Letter> letters_to(const std::string& address) const;
  const Letter& last(const std::string& address);  // fails the test when there is none
  const Letter& last(const std::string& address, std::string_view subject);    // … whose subject has this
  const Letter& last_with(const std::string& address, std::string_view text);  // … whose text has this
  std::size_t count(const std::string& address) const { return letters_to(address).size(); }

  // --- A game with everything that leads to it
  std::string new_game(const std::string& moderator, const std::string& line = "NEW alea scenario=1");
  void join(const std::string& code, const std::string& who, const std::string& more = "");
  // Alice (seat 1, English, moderates) and Benoît (seat 2, French).
  std::string running_game(const std::string& line = "NEW alea scenario=1");

  // --- Looking inside
  void with_game(const std::string& code, const std::function<void(store::Tx&, Hosted&)>& look);
  std::string orders_for(const std::string& code, int seat);  // legal ones, and DONE
  bool asked(const std::string& code, int seat);
  std::string digest(const std::string& code);
  int window(const std::string& code);
  std::string sql(const std::string& statement) { return database.sql(statement); }
  std::string secret_address(const std::string& code, int seat);
  std::string moderators_address(const std::string& code);

  store::Database database;
  store::Store store{database.connection()};
  FakeClock clock;
  Config config;
  Registry games;
  Templates templates = Templates::embedded();
  MemoryLog log;
  Metrics metrics;
  MemorySource source;
  MemorySink sink;
  Context context{config, games, templates, clock, log, metrics};

 private:
  int mails_ = 0;
};

inline const std::string kAlice = "alice@example.org";
inline const std::string kBenoit = "benoit@exemple.fr";

}  // namespace adj::service
