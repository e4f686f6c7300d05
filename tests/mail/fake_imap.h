#pragma once
// A small IMAP server in memory: enough for a client that reads and moves mail, with capabilities that can be
// taken away and a place where a test may answer in the server's stead.

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "mail/imap_source.h"
#include "tests/mail/loopback.h"

namespace adj::mail::test {

class FakeImap {
 public:
  struct Mail {
    std::string raw;
    bool deleted = false;
  };
  using Folder = std::map<std::uint32_t, Mail>;
  // Returns true if it has answered. Runs without the lock.
  using Intercept = std::function<bool(Peer&, const std::string& tag, const std::string& command)>;

  explicit FakeImap(std::set<std::string> capabilities = {"IMAP4rev1", "MOVE", "UIDPLUS", "IDLE", "ESEARCH"});

  int port() const { return server_.port(); }
  int connections() const { return server_.connections(); }
  void cut_all() { server_.cut_all(); }

  std::uint32_t deliver(const std::string& raw);
  void renumber();  // a new UIDVALIDITY, every UID from 1 again
  void intercept(Intercept intercept);
  Folder folder(const std::string& name) const;
  void remove_folder(const std::string& name);
  void create_folder(const std::string& name);
  void mark_deleted(std::uint32_t uid);
  void expunge(std::uint32_t uid);
  std::vector<std::string> commands() const;  // without tags, since the login
  bool saw(const std::string& beginning) const;
  void read_only() { read_only_ = true; }
  std::uint32_t uidvalidity() const;

  // How our source reaches it.
  ImapSettings settings() const;

 private:
  void serve(Peer& peer);
  bool answer(Peer& peer, const std::string& tag, const std::string& command);
  void select(Peer& peer, const std::string& tag);
  void search(Peer& peer, const std::string& tag, const std::string& command);
  void fetch(Peer& peer, const std::string& tag, const std::string& command);
  void copy(Peer& peer, const std::string& tag, const std::string& command, bool move);
  void expunge_all(Peer& peer, const std::string& tag, const std::string& set);
  void idle(Peer& peer, const std::string& tag);
  void store(Peer& peer, const std::string& tag, const std::string& command);

  std::set<std::string> capabilities_;
  mutable std::mutex mutex_;
  std::map<std::string, Folder> folders_{{"INBOX", {}}, {"Done", {}}};
  std::map<std::string, std::uint32_t> next_uid_;
  std::uint32_t uidvalidity_ = 1000;
  std::vector<std::string> commands_;
  Intercept intercept_;
  bool read_only_ = false;
  LoopbackServer server_;  // last: its threads use the rest
};

}  // namespace adj::mail::test
