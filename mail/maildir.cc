#include "mail/maildir.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <system_error>

namespace adj::mail {
namespace {

[[noreturn]] void fail(const std::string& what) {
  throw std::system_error(errno, std::generic_category(), what);
}

// Maildir names hold the time, then whatever makes them unique on this host, then the host with / and : spelt
// out.
std::string unique_name() {
  static std::atomic<unsigned> deliveries{0};
  using namespace std::chrono;
  const auto now = duration_cast<microseconds>(system_clock::now().time_since_epoch()).count();
  char host[256] = "localhost";
  gethostname(host, sizeof host - 1);
  std::string safe_host;
  for (const char c : std::string_view(host)) {
    if (c == '/')
      safe_host += "\\057";
    else if (c == ':')
      safe_host += "\\072";
    else
      safe_host += c;
  }
  std::string micros = std::to_string(now % 1'000'000);
  micros.insert(0, 6 - micros.size(), '0');  // of equal length, so that names sort by time
  return std::to_string(now / 1'000'000) + ".M" + micros + "P" + std::to_string(getpid()) + "Q" +
         std::to_string(deliveries++) + "." + safe_host;
}

bool write_all(int fd, std::string_view content) {
  while (!content.empty()) {
    const ssize_t written = write(fd, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// A rename is only as durable as its folder.
void sync_folder(const OpenFile& folder, const std::filesystem::path& path) {
  if (fsync(folder.fd()) != 0) fail("fsync " + path.string());
}

}  // namespace

OpenFile::~OpenFile() {
  if (fd_ >= 0) close(fd_);
}

OpenFile open_maildir_folder(const std::filesystem::path& maildir, const char* folder) {
  const std::filesystem::path path = maildir / folder;
  OpenFile opened(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (!opened) fail(path.string());
  return opened;
}

void make_maildir(const std::filesystem::path& maildir) {
  for (const char* folder : {"tmp", "new", "cur"}) std::filesystem::create_directories(maildir / folder);
}

std::string deliver_to_maildir(const std::filesystem::path& maildir, std::string_view content) {
  const OpenFile tmp = open_maildir_folder(maildir, "tmp");
  const OpenFile fresh = open_maildir_folder(maildir, "new");
  const std::string name = unique_name();
  {
    const OpenFile file(
        openat(tmp.fd(), name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!file) fail("create " + name + " in " + maildir.string());
    if (!write_all(file.fd(), content) || fsync(file.fd()) != 0) {
      const int cause = errno;
      unlinkat(tmp.fd(), name.c_str(), 0);
      errno = cause;
      fail("write " + name + " in " + maildir.string());
    }
  }
  if (renameat(tmp.fd(), name.c_str(), fresh.fd(), name.c_str()) != 0) {
    const int cause = errno;
    unlinkat(tmp.fd(), name.c_str(), 0);
    errno = cause;
    fail("rename " + name + " in " + maildir.string());
  }
  sync_folder(fresh, maildir / "new");
  return name;
}

}  // namespace adj::mail
