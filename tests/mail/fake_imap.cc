#include "tests/mail/fake_imap.h"

#include <algorithm>
#include <sstream>

#include "mail/imap_text.h"

namespace adj::mail::test {
namespace {

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> all;
  for (std::string word; in >> word;) all.push_back(word);
  return all;
}

// Unfolds "2:4,9" as far as the folder has such mails.
std::vector<std::uint32_t> present(const std::string& set, const FakeImap::Folder& folder) {
  std::vector<std::uint32_t> uids;
  for (const std::uint32_t uid : first_uids(set, 100'000))
    if (folder.contains(uid)) uids.push_back(uid);
  return uids;
}

std::string unquoted(const std::string& name) {
  return name.size() >= 2 && name.front() == '"' ? name.substr(1, name.size() - 2) : name;
}

std::string literal(const std::string& bytes) { return "{" + std::to_string(bytes.size()) + "}\r\n" + bytes; }

// The n of "<0.n>" after an item's name, and the part of the text that it means.
std::string partial(const std::string& command, const std::string& item, const std::string& text) {
  const std::size_t at = command.find(item + "<0.");
  if (at == std::string::npos) return text;
  return text.substr(0, std::stoul(command.substr(at + item.size() + 3)));
}

}  // namespace

FakeImap::FakeImap(std::set<std::string> capabilities)
    : capabilities_(std::move(capabilities)), server_([this](Peer& peer) { serve(peer); }) {}

std::uint32_t FakeImap::deliver(const std::string& raw) {
  const std::lock_guard lock(mutex_);
  const std::uint32_t uid = ++next_uid_["INBOX"];
  folders_["INBOX"][uid] = {raw, false};
  return uid;
}

void FakeImap::renumber() {
  const std::lock_guard lock(mutex_);
  ++uidvalidity_;
  Folder fresh;
  std::uint32_t uid = 0;
  for (auto& [old, mail] : folders_["INBOX"]) fresh[++uid] = mail;
  folders_["INBOX"] = fresh;
  next_uid_["INBOX"] = uid;
}

void FakeImap::intercept(Intercept intercept) {
  const std::lock_guard lock(mutex_);
  intercept_ = std::move(intercept);
}

FakeImap::Folder FakeImap::folder(const std::string& name) const {
  const std::lock_guard lock(mutex_);
  const auto found = folders_.find(name);
  return found == folders_.end() ? Folder{} : found->second;
}

void FakeImap::remove_folder(const std::string& name) {
  const std::lock_guard lock(mutex_);
  folders_.erase(name);
}

void FakeImap::create_folder(const std::string& name) {
  const std::lock_guard lock(mutex_);
  folders_[name];
}

void FakeImap::mark_deleted(std::uint32_t uid) {
  const std::lock_guard lock(mutex_);
  folders_["INBOX"].at(uid).deleted = true;
}

void FakeImap::expunge(std::uint32_t uid) {
  const std::lock_guard lock(mutex_);
  folders_["INBOX"].erase(uid);
}

std::vector<std::string> FakeImap::commands() const {
  const std::lock_guard lock(mutex_);
  return commands_;
}

bool FakeImap::saw(const std::string& beginning) const {
  const auto all = commands();
  return std::any_of(all.begin(), all.end(), [&](const std::string& c) { return c.starts_with(beginning); });
}

std::uint32_t FakeImap::uidvalidity() const {
  const std::lock_guard lock(mutex_);
  return uidvalidity_;
}

ImapSettings FakeImap::settings() const {
  using std::chrono::milliseconds;
  ImapSettings settings;
  settings.name = "fake";
  settings.server = {"127.0.0.1", port(), Security::none, "judge", "s3cret", "", "", milliseconds(5000)};
  settings.timeouts = {milliseconds(2000), milliseconds(4000)};
  return settings;
}

void FakeImap::serve(Peer& peer) {
  peer.say("* OK ready\r\n");
  while (const auto line = peer.line()) {
    const std::size_t blank = line->find(' ');
    if (blank == std::string::npos) {
      peer.say("* BAD what\r\n");
      continue;
    }
    const std::string tag = line->substr(0, blank);
    const std::string command = line->substr(blank + 1);
    Intercept intercept;
    {
      const std::lock_guard lock(mutex_);
      if (!command.starts_with("LOGIN")) commands_.push_back(command);
      intercept = intercept_;
    }
    if (intercept && intercept(peer, tag, command)) continue;
    if (!answer(peer, tag, command)) return;
  }
}

bool FakeImap::answer(Peer& peer, const std::string& tag, const std::string& command) {
  const auto starts = [&](const char* verb) { return command.starts_with(verb); };
  if (starts("CAPABILITY")) {
    std::string all = "* CAPABILITY";
    for (const std::string& capability : capabilities_) all += " " + capability;
    peer.say(all + "\r\n" + tag + " OK done\r\n");
  } else if (starts("LOGIN")) {
    const bool right = command.find("s3cret") != std::string::npos;
    peer.say(tag + (right ? " OK in\r\n" : " NO [AUTHENTICATIONFAILED] no\r\n"));
  } else if (starts("SELECT")) {
    select(peer, tag);
  } else if (starts("UID SEARCH")) {
    search(peer, tag, command);
  } else if (starts("UID FETCH")) {
    fetch(peer, tag, command);
  } else if (starts("UID MOVE") && capabilities_.contains("MOVE")) {
    copy(peer, tag, command, true);
  } else if (starts("UID COPY")) {
    copy(peer, tag, command, false);
  } else if (starts("UID STORE")) {
    store(peer, tag, command);
  } else if (starts("UID EXPUNGE") && capabilities_.contains("UIDPLUS")) {
    expunge_all(peer, tag, command.substr(12));
  } else if (command == "EXPUNGE") {
    expunge_all(peer, tag, "1:100000");
  } else if (starts("CREATE")) {
    create_folder(unquoted(command.substr(7)));
    peer.say(tag + " OK made\r\n");
  } else if (starts("IDLE") && capabilities_.contains("IDLE")) {
    idle(peer, tag);
  } else if (starts("LOGOUT")) {
    peer.say("* BYE\r\n" + tag + " OK\r\n");
    return false;
  } else {
    peer.say(tag + " BAD unknown command\r\n");
  }
  return true;
}

void FakeImap::select(Peer& peer, const std::string& tag) {
  const std::lock_guard lock(mutex_);
  peer.say("* FLAGS (\\Seen \\Deleted)\r\n* " + std::to_string(folders_["INBOX"].size()) +
           " EXISTS\r\n* OK [UIDVALIDITY " + std::to_string(uidvalidity_) + "] valid\r\n" + tag + " OK [" +
           (read_only_ ? "READ-ONLY" : "READ-WRITE") + "] open\r\n");
}

void FakeImap::search(Peer& peer, const std::string& tag, const std::string& command) {
  const std::lock_guard lock(mutex_);
  std::vector<std::uint32_t> uids;
  for (const auto& [uid, mail] : folders_["INBOX"])
    if (!mail.deleted) uids.push_back(uid);
  const bool extended = command.find("RETURN") != std::string::npos;
  if (extended && !capabilities_.contains("ESEARCH")) return peer.say(tag + " BAD no\r\n");
  std::string found;
  if (extended) {
    found = "* ESEARCH (TAG \"" + tag + "\") UID" + (uids.empty() ? "" : " ALL " + uid_set(uids));
  } else {
    found = "* SEARCH";
    for (const std::uint32_t uid : uids) found += " " + std::to_string(uid);
  }
  peer.say(found + "\r\n" + tag + " OK done\r\n");
}

void FakeImap::fetch(Peer& peer, const std::string& tag, const std::string& command) {
  const std::lock_guard lock(mutex_);
  const Folder& inbox = folders_["INBOX"];
  const auto asked = [&](const char* item) { return command.find(item) != std::string::npos; };
  std::uint32_t sequence = 0;
  for (const std::uint32_t uid : present(words(command).at(2), inbox)) {
    const std::string& raw = inbox.at(uid).raw;
    std::string answer = "* " + std::to_string(++sequence) + " FETCH (UID " + std::to_string(uid);
    if (asked("RFC822.SIZE")) answer += " RFC822.SIZE " + std::to_string(raw.size());
    if (asked("BODY.PEEK[HEADER]")) {
      const std::string header = raw.substr(0, raw.find("\r\n\r\n") + 4);
      answer += " BODY[HEADER]<0> " + literal(partial(command, "BODY.PEEK[HEADER]", header));
    }
    if (asked("BODY.PEEK[]"))
      answer += std::string(" BODY[]") + (asked("BODY.PEEK[]<0.") ? "<0>" : "") + " " +
                literal(partial(command, "BODY.PEEK[]", raw));
    peer.say(answer + ")\r\n");
  }
  peer.say(tag + " OK fetched\r\n");
}

void FakeImap::copy(Peer& peer, const std::string& tag, const std::string& command, bool move) {
  const std::lock_guard lock(mutex_);
  const std::string target = unquoted(words(command).at(3));
  if (!folders_.contains(target)) return peer.say(tag + " NO [TRYCREATE] no such folder\r\n");
  Folder& inbox = folders_["INBOX"];
  for (const std::uint32_t uid : present(words(command).at(2), inbox)) {
    folders_[target][++next_uid_[target]] = inbox.at(uid);
    if (!move) continue;
    inbox.erase(uid);
    peer.say("* 1 EXPUNGE\r\n");
  }
  peer.say(tag + " OK copied\r\n");
}

void FakeImap::store(Peer& peer, const std::string& tag, const std::string& command) {
  const std::lock_guard lock(mutex_);
  Folder& inbox = folders_["INBOX"];
  for (const std::uint32_t uid : present(words(command).at(2), inbox)) inbox.at(uid).deleted = true;
  peer.say(tag + " OK stored\r\n");
}

void FakeImap::expunge_all(Peer& peer, const std::string& tag, const std::string& set) {
  const std::lock_guard lock(mutex_);
  Folder& inbox = folders_["INBOX"];
  for (const std::uint32_t uid : present(set, inbox))
    if (inbox.at(uid).deleted) inbox.erase(uid);
  peer.say(tag + " OK expunged\r\n");
}

// Tells of mail that arrives while the client waits.
void FakeImap::idle(Peer& peer, const std::string& tag) {
  std::size_t before = folder("INBOX").size();
  peer.say("+ idling\r\n");
  while (!peer.has_input()) {
    const std::size_t now = folder("INBOX").size();
    if (now > before) peer.say("* " + std::to_string(now) + " EXISTS\r\n");
    before = now;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  if (const auto line = peer.line(); line && *line == "DONE") peer.say(tag + " OK idled\r\n");
}

}  // namespace adj::mail::test
