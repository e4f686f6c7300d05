#include "mail/maildir_source.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <system_error>

#include "mail/maildir.h"

namespace adj::mail {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kTick{50};  // longer than the tick of any file system's clock that we know

[[noreturn]] void fail(const std::system_error& error) {
  const int code = error.code().value();
  const bool settings = code == ENOENT || code == ENOTDIR || code == EACCES || code == ELOOP || code == EROFS;
  throw SourceFailure(settings ? SourceFailure::Kind::configuration : SourceFailure::Kind::temporary,
                      error.what());
}

// Names of mails, sorted: they begin with the time of delivery.
std::vector<std::string> names_in(const OpenFile& folder) {
  const int copy = fcntl(folder.fd(), F_DUPFD_CLOEXEC, 0);
  const std::unique_ptr<DIR, int (*)(DIR*)> entries(copy < 0 ? nullptr : fdopendir(copy), closedir);
  if (!entries) throw std::system_error(errno, std::generic_category(), "read the Maildir");
  std::vector<std::string> names;
  errno = 0;
  while (const dirent* entry = readdir(entries.get()))
    if (entry->d_name[0] != '.') names.emplace_back(entry->d_name);
  if (errno != 0) throw std::system_error(errno, std::generic_category(), "read the Maildir");
  std::sort(names.begin(), names.end());
  return names;
}

std::string read_up_to(int fd, std::uint64_t most) {
  std::string bytes(most, '\0');
  std::size_t filled = 0;
  while (filled < bytes.size()) {
    const ssize_t got = read(fd, bytes.data() + filled, bytes.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw std::system_error(errno, std::generic_category(), "read");
    if (got == 0) break;
    filled += static_cast<std::size_t>(got);
  }
  bytes.resize(filled);
  return bytes;
}

// Nothing if it is no regular file or has been taken away meanwhile. Whoever may write into new/ must not
// make us read through a link, or wait for ever at a pipe.
std::optional<FetchedMail> read_mail(const OpenFile& folder, const std::string& name,
                                     const SizeLimits& limits) {
  const OpenFile file(openat(folder.fd(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  if (!file && (errno == ENOENT || errno == ELOOP || errno == ENXIO)) return std::nullopt;
  if (!file) throw std::system_error(errno, std::generic_category(), "open");
  struct stat about {};
  if (fstat(file.fd(), &about) != 0) throw std::system_error(errno, std::generic_category(), "stat");
  if (!S_ISREG(about.st_mode)) return std::nullopt;
  FetchedMail mail;
  mail.size = static_cast<std::uint64_t>(about.st_size);
  mail.oversize = mail.size > limits.whole;
  mail.raw = read_up_to(file.fd(), mail.oversize ? limits.head : mail.size);
  return mail;
}

// Some file systems (NFS) cannot rename without replacing in one go; there, look first.
int rename_without_replacing(int from, const std::string& name, int to, const std::string& new_name) {
  if (renameat2(from, name.c_str(), to, new_name.c_str(), RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL) return -1;
  if (faccessat(to, new_name.c_str(), F_OK, AT_SYMLINK_NOFOLLOW) == 0) {
    errno = EEXIST;
    return -1;
  }
  return renameat(from, name.c_str(), to, new_name.c_str());
}

// cur/<name>:2,S, without ever replacing another mail there.
void move_to_cur(const OpenFile& fresh, const OpenFile& cur, const std::string& name) {
  const std::string base = name.substr(0, name.find(':'));
  for (int again = 0; again < 1000; ++again) {
    const std::string to = base + (again == 0 ? "" : ".again" + std::to_string(again)) + ":2,S";
    if (rename_without_replacing(fresh.fd(), name, cur.fd(), to) == 0) return;
    if (errno == ENOENT) return;  // acknowledged before
    if (errno != EEXIST) break;
  }
  throw std::system_error(errno, std::generic_category(), "rename " + printable_name(name) + " to cur/");
}

constexpr bool is_plain(char c) { return c > ' ' && c < 0x7f && c != '%'; }

bool same_time(const timespec& a, const timespec& b) {
  return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

}  // namespace

std::string printable_name(std::string_view file_name) {
  std::string printable;
  for (const char c : file_name) {
    char code[4];
    std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned char>(c));
    is_plain(c) ? printable += c : printable += code;
  }
  return printable;
}

std::string file_name_of(std::string_view printable) {
  const auto value = [](char c) { return c <= '9' ? c - '0' : c - 'A' + 10; };
  std::string name;
  for (std::size_t i = 0; i < printable.size(); ++i) {
    if (printable[i] == '%' && i + 2 < printable.size()) {
      name += static_cast<char>(value(printable[i + 1]) * 16 + value(printable[i + 2]));
      i += 2;
    } else {
      name += printable[i];
    }
  }
  return name;
}

MaildirSource::MaildirSource(std::string name, std::filesystem::path maildir, SizeLimits limits)
    : name_(std::move(name)), maildir_(std::move(maildir)), limits_(limits) {}

timespec MaildirSource::last_change() const {
  struct stat about {};
  if (stat((maildir_ / "new").c_str(), &about) != 0) return {};
  return about.st_mtim;
}

// The folder's time of change tells of deliveries without reading it. The clock behind it ticks coarsely: a
// delivery within the same tick as an earlier one, but after we looked, leaves it as it was. So a time that
// is still young is not believed.
void MaildirSource::note_last_change() {
  change_seen_ = last_change();
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  const auto nanoseconds = [](const timespec& t) {
    return std::int64_t{t.tv_sec} * 1'000'000'000 + t.tv_nsec;
  };
  const std::int64_t age = nanoseconds(now) - nanoseconds(change_seen_);
  changed_just_before_poll_ = age < std::chrono::nanoseconds(kTick).count();
}

std::vector<FetchedMail> MaildirSource::poll(std::size_t limit) {
  try {
    note_last_change();
    const OpenFile fresh = open_maildir_folder(maildir_, "new");
    std::vector<FetchedMail> batch;
    std::uint64_t held = 0;
    std::string remark;
    const bool list = listed_.empty() || unacknowledged_ > 0;
    if (list) {
      const std::vector<std::string> names = names_in(fresh);
      listed_.assign(names.begin(), names.end());
    }
    unacknowledged_ = 0;
    while (!listed_.empty() && batch.size() < limit && (batch.empty() || held < limits_.batch)) {
      const std::string name = std::move(listed_.front());
      listed_.pop_front();
      try {
        std::optional<FetchedMail> mail = read_mail(fresh, name, limits_);
        if (!mail) continue;
        mail->id = {name_, 0, printable_name(name)};
        held += mail->raw.size();
        batch.push_back(*std::move(mail));
      } catch (const std::system_error& error) {  // one unreadable file must not hold up the others
        remark = printable_name(name) + ": " + error.what();
      }
    }
    if (batch.empty() && !list) return poll(limit);  // nothing left of those that were listed before
    health_.succeeded(remark);
    unacknowledged_ = batch.size();
    return batch;
  } catch (const std::system_error& error) {
    health_.failed(error.what());
    fail(error);
  }
}

void MaildirSource::acknowledge(std::span<const MailId> stored) {
  try {
    const OpenFile fresh = open_maildir_folder(maildir_, "new");
    const OpenFile cur = open_maildir_folder(maildir_, "cur");
    for (const MailId& id : stored) {
      const std::string name = file_name_of(id.uid);
      const bool inside = !name.empty() && name.front() != '.' && name.find('/') == std::string::npos;
      if (id.source != name_ || !inside)
        throw std::invalid_argument("not a mail of " + name_ + ": " + id.uid);
      move_to_cur(fresh, cur, name);
      if (unacknowledged_ > 0) --unacknowledged_;
    }
  } catch (const std::system_error& error) {
    health_.failed(error.what());
    fail(error);
  }
}

bool MaildirSource::wait(milliseconds time, const Wakeup& bell) {
  using std::chrono::steady_clock;
  constexpr milliseconds kLook{100};
  if (changed_just_before_poll_) {
    bell.wait_for(std::min(time, kTick));
    return true;
  }
  const auto end = steady_clock::now() + time;
  while (same_time(last_change(), change_seen_)) {
    const auto left = std::chrono::duration_cast<milliseconds>(end - steady_clock::now());
    if (left.count() <= 0) return false;
    if (bell.wait_for(std::min(left, kLook))) return true;
  }
  return true;
}

}  // namespace adj::mail
