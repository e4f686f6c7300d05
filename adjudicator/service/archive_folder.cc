#include "adjudicator/service/archive_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

#include "adjudicator/core/json.h"
#include "mail/maildir.h"

namespace adj::service {

namespace {

namespace fs = std::filesystem;

constexpr const char* kList = ".pages.json";

[[noreturn]] void fail(const fs::path& file) {
  throw std::system_error(errno, std::generic_category(), file.string());
}

std::optional<std::string> bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

void write_all(int fd, std::string_view bytes, const fs::path& file) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail(file);
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
}

// Other threads and processes may write the same page: nobody shares an unfinished file.
fs::path unfinished(const fs::path& file) {
  static std::atomic<int> serial{0};
  return file.parent_path() / (".tmp-" + std::to_string(::getpid()) + "-" + std::to_string(++serial) + "-" +
                               file.filename().string());
}

}  // namespace

bool is_safe_name(std::string_view name) {
  constexpr std::string_view kSafe = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_";
  return !name.empty() && name.size() <= 64 && name.front() != '.' &&
         name.find_first_not_of(kSafe) == std::string_view::npos;
}

void replace_file(const fs::path& file, std::string_view bytes) {
  if (const auto there = bytes_of(file); there && *there == bytes) return;
  const fs::path fresh = unfinished(file);
  try {
    {
      const mail::OpenFile out(
          ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0644));
      if (!out) fail(fresh);
      write_all(out.fd(), bytes, fresh);
    }
    fs::rename(fresh, file);
  } catch (...) {
    ::unlink(fresh.c_str());
    throw;
  }
}

PageFolder::PageFolder(fs::path folder) : folder_(std::move(folder)) {
  fs::create_directories(folder_);
  const auto list = bytes_of(folder_ / kList);
  if (!list) return;
  try {
    const Json known = Json::parse(*list);
    for (const auto& [name, reason] : known.as_object())
      if (is_safe_name(name)) before_[name] = reason.as_string();
  } catch (const DataError&) {
    before_.clear();  // a broken list: everything is made again
  }
}

void PageFolder::keep(const std::string& name, const std::string& reason,
                      const std::function<std::string()>& bytes) {
  const auto known = before_.find(name);
  if (known == before_.end() || known->second != reason || !fs::exists(folder_ / name)) {
    const std::string made = bytes();
    if (made.empty()) return;  // a game without a map has no picture of it
    replace_file(folder_ / name, made);
  }
  now_[name] = reason;
}

void PageFolder::finish() {
  for (const auto& [name, reason] : before_)
    if (!now_.contains(name)) fs::remove(folder_ / name);
  Json list = Json::object();
  for (const auto& [name, reason] : now_) list[name] = Json(reason);
  replace_file(folder_ / kList, list.dump_pretty());
}

void PageFolder::forget(const fs::path& folder) {
  // The names stay, so that files which no longer belong there still go.
  PageFolder pages(folder);
  for (const auto& [name, reason] : pages.before_) pages.now_[name] = "";
  pages.finish();
}

}  // namespace adj::service
