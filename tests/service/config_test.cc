// What an operator writes, and what he is told when it is wrong.

#include "adjudicator/service/config.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "adjudicator/service/addresses.h"
#include "adjudicator/service/log.h"
#include "adjudicator/service/mailboxes.h"
#include "test_source_dir.h"  // generated
#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;

constexpr const char* kKey = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

struct ConfigFile : testing::Test {
  std::string path = testing::TempDir() + "tabellarius_test.conf";
  Config read(const std::string& text) {
    std::ofstream(path) << text;
    return read_config(path);
  }
  std::string refused(const std::string& text) {
    try {
      read(text);
    } catch (const std::runtime_error& e) {
      return e.what();
    }
    return "accepted";
  }
  std::string whole = "key = " + std::string(kKey) + "\nsource.path = /a\nsink.path = /b\n";
};

TEST_F(ConfigFile, IsRead) {
  const Config c =
      read(whole +
           "# a comment\naddress = judge@club.example\ndelimiter = -\nworkers = 4\nbatch = 7\npoll = 15\n"
           "source.kind = imap\nsource.url = imaps://mail.club.example:9993\nsource.user = judge\n"
           "trusted.authserv = mx.club.example, mx2.club.example\nlimits.letters_per_hour = 900\n");
  EXPECT_EQ(c.address, "judge@club.example");
  EXPECT_EQ(c.delimiter, '-');
  EXPECT_EQ(c.workers, 4);
  EXPECT_EQ(c.batch, 7);
  EXPECT_EQ(c.poll, std::chrono::seconds(15));
  EXPECT_EQ(c.source.kind, "imap");
  EXPECT_EQ(c.trusted_authserv, (std::vector<std::string>{"mx.club.example", "mx2.club.example"}));
  EXPECT_EQ(c.limits.letters_per_hour, 900);
  EXPECT_EQ(hex(c.key), kKey);
  MemoryLog log;
  EXPECT_EQ(make_source(c, log)->name(), "inbox");
  EXPECT_NE(make_sink(c), nullptr);
}

// The embedded default works from an empty folder; the log tells that the mailbox is new.
TEST_F(ConfigFile, AMissingMaildirIsMade) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(testing::TempDir()) / "tabellarius_maildir_test";
  fs::remove_all(folder);
  fs::create_directories(folder);
  const auto source_at = [&](const fs::path& maildir, MemoryLog& log) {
    return make_source(read(whole + "source.path = " + maildir.string() + "\n"), log);
  };
  MemoryLog first, second, third;
  EXPECT_TRUE(source_at(folder / "games", first)->poll(10).empty());
  EXPECT_EQ(first.lines,
            (std::vector{"source.made a new, empty Maildir path=" + (folder / "games").string()}));
  EXPECT_TRUE(fs::is_directory(folder / "games" / "new"));
  source_at(folder / "games", second);
  EXPECT_TRUE(second.lines.empty());
  // A disk that is not mounted is no empty mailbox.
  EXPECT_THAT([&] { source_at(folder / "mnt" / "games", third); },
              testing::ThrowsMessage<std::runtime_error>(HasSubstr("nor the folder")));
  EXPECT_FALSE(fs::exists(folder / "mnt"));
  std::ofstream(folder / "file") << "";
  EXPECT_THAT([&] { source_at(folder / "file", third); },
              testing::ThrowsMessage<std::runtime_error>(HasSubstr("source.path")));
  fs::remove_all(folder);
}

TEST_F(ConfigFile, WrongOnesAreNamed) {
  EXPECT_THAT(refused(whole + "adress = x@y.z\n"), HasSubstr("adress: there is no such setting"));
  EXPECT_THAT(refused(whole + "address = nowhere\n"), HasSubstr("address: expected a mail address"));
  EXPECT_THAT(refused(whole + "batch = 0\n"), HasSubstr("batch: expected a whole number"));
  EXPECT_THAT(refused(whole + "workers = many\n"), HasSubstr("workers: expected a whole number"));
  EXPECT_THAT(refused(whole + "migrate = perhaps\n"), HasSubstr("migrate: expected yes or no"));
  EXPECT_THAT(refused(whole + "sink.kind = pigeon\n"), HasSubstr("sink.kind: expected one of maildir, smtp"));
  EXPECT_THAT(refused("source.path = /a\nsink.path = /b\n"), HasSubstr("key_file: missing"));
  EXPECT_THAT(refused("key = abc\n"), HasSubstr("key: expected 64 hexadecimal digits"));
  EXPECT_THAT(refused("key = " + std::string(kKey) + "\nsink.path = /b\n"),
              HasSubstr("source.path: missing"));
  EXPECT_THROW(read_config("/no/such/file.conf"), std::runtime_error);
}

TEST_F(ConfigFile, TheEnvironmentStandsOverIt) {
  setenv("TABELLARIUS_SINK_PASSWORD", "hush", 1);
  EXPECT_EQ(read(whole + "sink.password = written\n").sink.password, "hush");
  unsetenv("TABELLARIUS_SINK_PASSWORD");
  EXPECT_EQ(read(whole + "sink.password = written\n").sink.password, "written");
}

TEST_F(ConfigFile, UrlsOfServersAreChecked) {
  Config c = read(whole + "sink.kind = smtp\nsink.url = http://example.org\n");
  EXPECT_THROW(make_sink(c), std::runtime_error);
}

TEST(LogLine, ShowsNoTokens) {
  EXPECT_EQ(log_line("mail.failed", "to=games+g7.p3.t12.abcdefghijklmnop@h\nFAKE line"),
            "mail.failed to=games+***@h FAKE line");
}

// The sample that is shipped is one that can be read, but for the key that nobody can ship.
TEST_F(ConfigFile, TheSampleIsGood) {
  setenv("TABELLARIUS_KEY", kKey, 1);
  std::ifstream sample(std::string(TEST_SOURCE_DIR) + "/../deploy/tabellarius.conf");
  std::string text((std::istreambuf_iterator<char>(sample)), {});
  const auto at = text.find("\nkey_file");
  ASSERT_NE(at, std::string::npos);
  text.insert(at + 1, "#");
  EXPECT_EQ(read(text).address, "games@example.org");
  unsetenv("TABELLARIUS_KEY");
}

// MAIL §4, rotation: the newest key signs, what older ones signed still counts.
TEST_F(ConfigFile, AKeyFileHoldsOldKeysToo) {
  const std::string keys = testing::TempDir() + "tabellarius_test.keys";
  const std::string fresh(64, 'a');
  std::ofstream(keys) << fresh << "\n" << kKey << "\n";
  Config before = read(whole);
  const Config after = read("key_file = " + keys + "\nsource.path = /a\nsink.path = /b\n");
  EXPECT_EQ(hex(after.key), fresh);
  const mail::Claim old = mail::signed_claim(keys_of(before), {mail::ClaimKind::seat, "k7q4", 1, 1, ""}, 0);
  EXPECT_TRUE(mail::is_genuine(keys_of(after), old, 0));
  EXPECT_NE(mail::signed_claim(keys_of(after), old, 0).secret, old.secret);
  std::ofstream(keys) << fresh << "\nnot a key\n";
  EXPECT_THAT(refused("key_file = " + keys + "\n"), HasSubstr("expected 64 hexadecimal digits"));
}

}  // namespace
}  // namespace adj::service
