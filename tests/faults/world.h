#pragma once
// What outlasts a crash: the database, the Maildirs, the clock and the people who write mails. And what does
// not: the service, which is thrown away and started anew as often as the plan wants it.

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/service/context.h"
#include "adjudicator/service/reader.h"
#include "adjudicator/service/sender.h"
#include "adjudicator/store/link.h"
#include "mail/maildir_sink.h"
#include "mail/maildir_source.h"
#include "tests/faults/moments.h"
#include "tests/service/office.h"
#include "tests/store/database.h"

namespace adj::faults {

class World;

// A Maildir that can fail while it is read, and before, between and after its renames.
class FaultySource final : public mail::Source {
 public:
  explicit FaultySource(World& world);
  const std::string& name() const override { return inner_.name(); }
  std::vector<mail::FetchedMail> poll(std::size_t limit) override;
  void acknowledge(std::span<const mail::MailId> stored) override;
  bool wait(std::chrono::milliseconds, const mail::Wakeup&) override { return false; }
  mail::Health health() const override { return inner_.health(); }

 private:
  World& world_;
  mail::MaildirSource inner_;
};

// Maildirs that can refuse, fill up, die half-way, or take a letter and not say so.
class FaultySink final : public mail::Sink {
 public:
  explicit FaultySink(World& world);
  mail::SendOutcome send(std::string_view from, std::string_view recipient, std::string_view raw) override;
  mail::Health health() const override { return inner_.health(); }

 private:
  mail::SendOutcome refuse(Action action, std::string_view from, std::string_view recipient,
                           std::string_view raw);
  World& world_;
  mail::MaildirSink inner_;
};

struct WrittenMail {
  std::string id;  // Message-ID
  std::string from, to, text;
};

// What happened in a run, apart from what the tables say.
struct Record {
  int crashes = 0;
  int duplicates_allowed = 0;  // letters taken by the sink whose taking was not recorded when something broke
  std::set<std::string> refused;  // Message-IDs that the sink refused for good
  std::vector<std::string> problems;
};

class World {
 public:
  World();
  ~World();
  World(const World&) = delete;
  World& operator=(const World&) = delete;
  // The service reaches its database by this way from now on.
  void connect_through(const std::string& connection) { victim_ = connection; }

  // --- Beginnings: a game that waits for its players, and one that they play.
  enum class Beginning { open, running };
  void begin(Beginning beginning, std::vector<Fault> plan, int batch);

  // --- People
  void deliver(const WrittenMail& mail, const char* trace = "");
  // Where the newest letter to a person whose reply address has this (".p1.t2.": seat 1, window 2; "+c.": a
  // question) wants replies to be sent.
  std::string reply_address(const std::string& person, const std::string& part);

  // --- The service
  void settle();                       // works, dies and starts again until nothing is left to do
  void pass_until_window(int number);  // lets the time go by until the game has come so far
  int window();                        // of the game
  const std::string& game() const { return game_; }
  // Everything that a run without faults must have in common with this one, line by line.
  std::vector<std::string> census();
  // The game's inputs, run again, lead to what it has on file; else what does not.
  std::string replay_difference();
  // Message-ID of every letter that arrived, as often as it did; the same letter has the same bytes.
  std::multiset<std::string> arrived();
  std::map<std::string, std::set<std::string>> written();  // … and of those that the outbox knows, by state

  // --- For the parts of the service
  Moments moments;
  Record record;
  store::Database database;
  service::FakeClock clock;
  service::Config config;
  Registry games;
  Templates templates;  // what is said in reports is not the question here
  service::MemoryLog log;
  service::Metrics metrics;
  std::filesystem::path folder, in, out;
  void letter_arrived() { ++unrecorded_; }

 private:
  struct Service {
    explicit Service(World& world);
    bool round(int batch);
    service::LoadedGames loaded;
    service::Context context;
    store::Store store;
    FaultySource source;
    FaultySink sink;
    service::MailsInHand mails_ahead = {};
    service::LettersInHand letters_ahead = {};
  };
  void act(Action action);
  void other_sender();
  void die();
  void lose_service();
  struct Rest {
    bool clock_stopped, held;
    std::optional<service::Time> next;  // when something is to be done
  };
  Rest look_around();
  bool wake_later();
  void keep_pattern(const std::string& name);
  void handshake(const std::string& person, const std::string& text);
  std::string ask(const std::string& sql);  // the first field, from outside of the service

  std::unique_ptr<Service> service_;
  std::unique_ptr<store::Store> observer_;
  store::Link eyes_;  // looks without transactions
  std::string victim_, game_;
  int batch_ = 20, letters_ = 0, unrecorded_ = 0, resets_ = 0;
};

inline const std::string kAlice = "alice@example.org";
inline const std::string kBenoit = "benoit@exemple.fr";
inline const std::string kCarol = "carol@example.net";  // opens a game of her own
inline const std::string kDave = "dave@example.net";    // asks for help; nothing rests on his letters

}  // namespace adj::faults
