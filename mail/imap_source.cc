#include "mail/imap_source.h"

#include <algorithm>
#include <iterator>

#include "mail/imap_connection.h"
#include "mail/imap_text.h"

namespace adj::mail {
namespace {

using std::chrono::milliseconds;

// Servers may end an IDLE after 30 minutes (RFC 2177).
constexpr std::chrono::minutes kIdleAgain{25};

constexpr std::size_t kUidsPerCommand = 500;  // keeps command lines short

// An oversize mail's header, should it be longer than the head that we take anyway.
constexpr std::uint32_t kLongestHeader = 1 << 20;

// What "* SEARCH 4 7" or "* ESEARCH (TAG "x3") UID ALL 4,7" found, as a set.
std::string set_of(const ImapResponse& response) {
  std::string set;
  if (response.name == "SEARCH") {
    for (const ImapValue& value : response.values) {
      if (value.kind == ImapValue::Kind::atom) set += (set.empty() ? "" : ",") + value.text;
    }
    return set;
  }
  const std::vector<ImapValue>& values = response.values;
  const auto is = [](std::string_view word) {
    return [word](const ImapValue& v) { return v.is_atom(word); };
  };
  const auto all = std::find_if(values.begin(), values.end(), is("ALL"));
  if (all == values.end()) return set;  // found nothing
  if (std::none_of(values.begin(), all, is("UID")) || std::next(all) == values.end())
    throw ImapProtocolError("a search for UIDs is answered by something else");
  return std::next(all)->text;
}

}  // namespace

ImapSource::ImapSource(ImapSettings settings)
    : settings_(std::move(settings)),
      inbox_(quoted_mailbox(settings_.inbox)),
      done_(quoted_mailbox(settings_.done)) {
  if (settings_.done.empty() || settings_.inbox.empty() || done_ == inbox_)
    throw std::invalid_argument("the folder for done mail must be another than the inbox");
  if (settings_.server.user.empty()) throw std::invalid_argument("an IMAP mailbox needs a user");
}

ImapSource::~ImapSource() = default;

// Does the work over a connection. One that had been idle may have died unnoticed: then, once more over a new
// one.
template <typename Work>
auto ImapSource::connected(Work work) {
  while (true) {
    const bool reused = connection_ != nullptr;
    try {
      if (!reused) connect();
      return work();
    } catch (const SourceFailure& failure) {
      connection_.reset();
      if (reused && failure.kind == SourceFailure::Kind::temporary) continue;
      health_.failed(failure.what());
      throw;
    } catch (const std::runtime_error& failure) {  // ImapRefused, ImapProtocolError
      connection_.reset();
      health_.failed(failure.what());
      throw SourceFailure(SourceFailure::Kind::temporary, failure.what());
    }
  }
}

void ImapSource::connect() {
  connection_ = std::make_unique<ImapConnection>(settings_.server, settings_.timeouts);
  select();
}

// A UIDVALIDITY other than before means that all UIDs are new: identities carry it, so nothing else is to be
// done.
void ImapSource::select() {
  std::uint32_t uidvalidity = 0;
  const ImapResponse answer = connection_->command("SELECT " + inbox_, [&](const ImapResponse& response) {
    if (const auto number = code_argument(response, "UIDVALIDITY"))
      uidvalidity = imap_number(*number).value_or(0);
  });
  if (answer.name != "OK")
    throw SourceFailure(SourceFailure::Kind::configuration, ImapRefused("SELECT " + inbox_, answer).what());
  if (code_argument(answer, "READ-ONLY"))
    throw SourceFailure(SourceFailure::Kind::configuration, "IMAP: " + settings_.inbox + " can only be read");
  if (uidvalidity == 0) throw ImapProtocolError("the server names no UIDVALIDITY");
  uidvalidity_ = uidvalidity;
  unreadable_.clear();
  remark_.clear();
}

std::vector<FetchedMail> ImapSource::poll(std::size_t limit) {
  return connected([&] {
    std::vector<FetchedMail> mails = fetch_mails(search(limit));
    health_.succeeded(remark_);
    return mails;
  });
}

// All that is not deleted, seen or unseen.
ImapSource::Uids ImapSource::search(std::size_t limit) {
  connection_->take_news();  // this search will see it
  std::string set;
  const std::string how =
      connection_->can("ESEARCH") ? "UID SEARCH RETURN (ALL) UNDELETED" : "UID SEARCH UNDELETED";
  connection_->demand(how, [&](const ImapResponse& response) {
    if (response.name != "SEARCH" && response.name != "ESEARCH") return;
    const std::string part = set_of(response);
    if (!part.empty()) set += (set.empty() ? "" : ",") + part;
  });
  Uids uids = first_uids(set, limit, unreadable_);
  if (uids.empty()) unreadable_.clear();  // nothing else to do: the next poll may try them again
  if (set.empty()) remark_.clear();
  return uids;
}

void ImapSource::unreadable(std::uint32_t uid, const std::string& why) {
  const auto place = std::lower_bound(unreadable_.begin(), unreadable_.end(), uid);
  if (place == unreadable_.end() || *place != uid) unreadable_.insert(place, uid);
  remark_ = "mail " + std::to_string(uid) + " cannot be read: " + why;
}

std::map<std::uint32_t, ImapSource::Found> ImapSource::fetch(const Uids& uids, const std::string& items) {
  std::map<std::uint32_t, Found> found;
  for (std::size_t i = 0; i < uids.size(); i += kUidsPerCommand) {
    const auto from = uids.begin() + static_cast<std::ptrdiff_t>(i);
    const auto to = uids.begin() + static_cast<std::ptrdiff_t>(std::min(uids.size(), i + kUidsPerCommand));
    fetch_into(found, Uids(from, to), items);
  }
  return found;
}

// A mail that the server cannot hand out (NO) shall not keep the others back: then one by one.
void ImapSource::fetch_into(std::map<std::uint32_t, Found>& found, const Uids& uids,
                            const std::string& items) {
  const auto visit = [&](ImapResponse& response) {
    if (response.name != "FETCH" || response.values.empty()) return;
    std::vector<ImapValue>& list = response.values.front().items;
    Found mail;
    std::uint32_t uid = 0;
    for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
      ImapValue& value = list[i + 1];
      const std::string item = imap_capitals(list[i].text);
      if (item == "UID") uid = imap_number(value.text).value_or(0);
      if (item == "RFC822.SIZE") mail.size = imap_number(value.text).value_or(0);
      if (value.kind != ImapValue::Kind::text) continue;
      if (item == "BODY[]" || item == "BODY[]<0>") {
        mail.body = std::move(value.text);
        mail.has_body = true;
      }
      if (item == "BODY[HEADER]" || item == "BODY[HEADER]<0>") mail.header = std::move(value.text);
    }
    // Servers may tell of flags of other mails in between; what we asked for comes first or with its body.
    if (!std::binary_search(uids.begin(), uids.end(), uid)) return;
    Found& known = found[uid];
    if (mail.size != 0) known.size = mail.size;
    if (mail.has_body && !known.has_body) {
      known.body = std::move(mail.body);
      known.header = std::move(mail.header);
      known.has_body = true;
    }
  };
  const ImapResponse answer = connection_->command("UID FETCH " + uid_set(uids) + " (" + items + ")", visit);
  if (answer.name == "OK") return;
  if (answer.name != "NO") throw ImapRefused("UID FETCH", answer);
  if (uids.size() == 1) return unreadable(uids.front(), answer.text);
  for (const std::uint32_t uid : uids) fetch_into(found, {uid}, items);
}

std::vector<FetchedMail> ImapSource::fetch_mails(const Uids& uids) {
  if (uids.empty()) return {};
  Uids small;
  Uids large;
  std::uint64_t held = 0;
  const std::map<std::uint32_t, Found> sizes = fetch(uids, "UID RFC822.SIZE");
  for (const auto& [uid, found] : sizes) {
    if (held >= settings_.limits.batch) break;
    const bool fits = found.size <= settings_.limits.whole;
    (fits ? small : large).push_back(uid);
    held += fits ? found.size : settings_.limits.head;
  }
  std::map<std::uint32_t, Found> found;
  if (!small.empty()) found = fetch(small, "UID BODY.PEEK[]");
  for (const std::uint32_t uid : large) {  // one at a time: each is a quarter of a megabyte and more
    const std::string items = "UID BODY.PEEK[HEADER]<0." + std::to_string(kLongestHeader) +
                              "> BODY.PEEK[]<0." + std::to_string(settings_.limits.head) + ">";
    found.merge(fetch({uid}, items));
  }
  std::vector<FetchedMail> mails;
  for (auto& [uid, mail] : found) {
    if (mail.has_body)
      mails.push_back(whole_or_head(uid, sizes.at(uid).size, std::move(mail)));
    else
      unreadable(uid, "the server sends no body");
  }
  return mails;
}

// Sizes that servers announce are not always true; what arrived decides.
FetchedMail ImapSource::whole_or_head(std::uint32_t uid, std::uint64_t size, Found found) const {
  const SizeLimits& limits = settings_.limits;
  FetchedMail mail;
  mail.id = {settings_.name, uidvalidity_, std::to_string(uid)};
  mail.size = std::max<std::uint64_t>(size, found.body.size());
  mail.oversize = mail.size > limits.whole;
  if (mail.oversize && found.body.size() > limits.head) found.body.resize(limits.head);
  mail.raw = found.header.size() > found.body.size() ? std::move(found.header) : std::move(found.body);
  return mail;
}

void ImapSource::acknowledge(std::span<const MailId> stored) {
  for (const MailId& id : stored)
    if (id.source != settings_.name || !imap_number(id.uid))
      throw std::invalid_argument("not a mail of " + settings_.name + ": " + id.uid);
  connected([&] {
    Uids uids;
    for (const MailId& id : stored)
      if (id.uidvalidity == uidvalidity_) uids.push_back(*imap_number(id.uid));
    std::sort(uids.begin(), uids.end());
    uids.erase(std::unique(uids.begin(), uids.end()), uids.end());
    for (std::size_t i = 0; i < uids.size(); i += kUidsPerCommand) {
      const auto from = uids.begin() + static_cast<std::ptrdiff_t>(i);
      const auto to = uids.begin() + static_cast<std::ptrdiff_t>(std::min(uids.size(), i + kUidsPerCommand));
      put_away(Uids(from, to));
    }
  });
}

// Without MOVE, a connection lost after the COPY leaves a second copy among the done mails at worst; without
// UIDPLUS, EXPUNGE also clears away what others have marked as deleted.
void ImapSource::put_away(const Uids& uids) {
  const std::string set = uid_set(uids);
  if (connection_->can("MOVE")) return copy_or_move("UID MOVE", set);
  copy_or_move("UID COPY", set);
  connection_->demand("UID STORE " + set + " +FLAGS.SILENT (\\Deleted)");
  connection_->demand(connection_->can("UIDPLUS") ? "UID EXPUNGE " + set : "EXPUNGE");
}

// The folder may be missing, and not every server says so ([TRYCREATE]): a first NO is answered by making it.
void ImapSource::copy_or_move(const std::string& verb, const std::string& set) {
  const std::string line = verb + " " + set + " " + done_;
  if (connection_->command(line).name == "OK") return;
  connection_->command("CREATE " + done_);
  connection_->demand(line);
}

bool ImapSource::wait(milliseconds time, const Wakeup& bell) {
  if (!connection_ || idle_refused_ || !connection_->can("IDLE")) return bell.wait_for(time);
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + time;
  try {
    if (connection_->take_news()) return true;
    while (true) {
      const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
      if (left.count() <= 0) return false;
      if (connection_->idle(std::min<milliseconds>(left, kIdleAgain), bell) !=
          ImapConnection::Idled::time_over)
        return true;
    }
  } catch (const ImapRefused&) {
    idle_refused_ = true;
    return bell.wait_for(std::max(milliseconds(0), std::chrono::ceil<milliseconds>(end - Clock::now())));
  } catch (const std::runtime_error& failure) {
    connection_.reset();
    health_.failed(failure.what());
    return true;  // the next poll connects again, or says what is wrong
  }
}

}  // namespace adj::mail
