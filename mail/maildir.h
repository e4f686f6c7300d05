#pragma once
// A Maildir: a folder with tmp/, new/ and cur/, a file per mail. Nothing is ever half written: a mail is
// written and synced under tmp/ and appears in new/ by one rename; another rename to cur/ is its
// acknowledgement.

#include <filesystem>
#include <string>
#include <string_view>

namespace adj::mail {

// A file descriptor that closes itself.
class OpenFile {
 public:
  explicit OpenFile(int fd) : fd_(fd) {}
  ~OpenFile();
  OpenFile(OpenFile&& other) noexcept : fd_(other.fd_) { other.fd_ = -1; }
  OpenFile& operator=(OpenFile&&) = delete;
  int fd() const { return fd_; }
  explicit operator bool() const { return fd_ >= 0; }

 private:
  int fd_;
};

// Opens one of a Maildir's three folders, never through a symbolic link. Throws std::system_error.
OpenFile open_maildir_folder(const std::filesystem::path& maildir, const char* folder);

// Makes the Maildir and its folders where they are missing. Throws std::system_error.
void make_maildir(const std::filesystem::path& maildir);

// Delivers a mail and returns the name of its file in new/. When it returns, the mail survives a loss of
// power. Throws std::system_error, and then nothing has been delivered.
std::string deliver_to_maildir(const std::filesystem::path& maildir, std::string_view content);

}  // namespace adj::mail
