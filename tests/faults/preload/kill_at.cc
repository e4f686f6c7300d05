// Preloaded into a program, it counts the calls that change something outside of it (or hear that something
// changed), over all threads, and kills it before the one numbered KILL_AT. KILL_COUNT names a file that has
// the count, whatever happens. (strace can kill at the Nth call too, but counts each thread and each kind of
// call apart.)

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdarg>
#include <cstdlib>

namespace {

using Counter = std::atomic<long>;
Counter own_counter{0};

Counter* shared_counter() {
  const char* file = std::getenv("KILL_COUNT");
  if (!file) return &own_counter;
  const int fd = static_cast<int>(syscall(SYS_openat, AT_FDCWD, file, O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (fd < 0 || ftruncate(fd, sizeof(Counter)) != 0) return &own_counter;
  void* page = mmap(nullptr, sizeof(Counter), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  syscall(SYS_close, fd);
  return page == MAP_FAILED ? &own_counter : static_cast<Counter*>(page);
}

void count() {
  static Counter* const counter = shared_counter();
  static const long last = std::getenv("KILL_AT") ? std::atol(std::getenv("KILL_AT")) : 0;
  if (++*counter == last) kill(getpid(), SIGKILL);
}

}  // namespace

extern "C" {

ssize_t write(int fd, const void* bytes, size_t size) {
  count();
  return syscall(SYS_write, fd, bytes, size);
}
ssize_t send(int fd, const void* bytes, size_t size, int flags) {
  count();
  return syscall(SYS_sendto, fd, bytes, size, flags, nullptr, 0);
}
ssize_t recv(int fd, void* bytes, size_t size, int flags) {
  count();
  return syscall(SYS_recvfrom, fd, bytes, size, flags, nullptr, nullptr);
}
int fsync(int fd) {
  count();
  return static_cast<int>(syscall(SYS_fsync, fd));
}
int fdatasync(int fd) {
  count();
  return static_cast<int>(syscall(SYS_fdatasync, fd));
}
int openat(int folder, const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const int mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, int) : 0;
  va_end(more);
  if ((flags & O_CREAT) != 0) count();
  return static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
}
int rename(const char* from, const char* to) {
  count();
  return static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}
int renameat(int from_folder, const char* from, int to_folder, const char* to) {
  count();
  return static_cast<int>(syscall(SYS_renameat2, from_folder, from, to_folder, to, 0));
}
int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) {
  count();
  return static_cast<int>(syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
}
int unlinkat(int folder, const char* path, int flags) {
  count();
  return static_cast<int>(syscall(SYS_unlinkat, folder, path, flags));
}

}  // extern "C"
