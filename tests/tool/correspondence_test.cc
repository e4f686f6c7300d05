// post and inbox: a person's mail program; and what commands of the service say to wrong words.

#include "adjudicator/tool/correspondence.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>

#include "adjudicator/tool/desk.h"
#include "mail/maildir_sink.h"
#include "mail/mime.h"
#include "tests/tool/command.h"

namespace adj {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

struct Correspondence : CommandTest {
  void service_writes(const std::string& subject, const std::string& reply_to) {
    mail::MaildirSink sink(root / "out");
    ASSERT_EQ(sink.send("", "alice@example.org",
                        "From: Tabellarius <games@example.org>\r\nReply-To: " + reply_to +
                            "\r\nTo: alice@example.org\r\nSubject: " + subject +
                            "\r\nMessage-ID: <1@example.org>\r\nDate: Mon, 02 Feb 2026 09:00:00 +0000\r\n"
                            "Content-Type: text/plain; charset=utf-8\r\n\r\nÀ vous de jouer.\r\n")
                  .result,
              mail::SendResult::accepted);
  }

  std::vector<mail::Incoming> posted() const {
    std::vector<mail::Incoming> list;
    for (const auto& entry : fs::directory_iterator(root / "in" / "new"))
      list.push_back(mail::read_message(read_file(entry.path())));
    return list;
  }

  std::string file(const std::string& text) const {
    write_file(root / "text", text);
    return (root / "text").string();
  }
};

TEST_F(Correspondence, AFirstMailGoesToThePlainAddress) {
  EXPECT_EQ(run(command_post, {"--as", "alice@example.org", "--subject", "Été", file("HELP\n")}), 0);
  EXPECT_EQ(said, "sent to games@example.org\n");
  ASSERT_EQ(posted().size(), 1u);
  const mail::Incoming mail = posted().front();
  ASSERT_TRUE(mail.author());
  EXPECT_EQ(mail.author()->address, "alice@example.org");
  EXPECT_EQ(mail.to.front().address, "games@example.org");
  EXPECT_EQ(mail.subject, "Été");
  EXPECT_EQ(mail.text, "HELP\n");
  EXPECT_FALSE(mail::find_header(mail.headers, "Auto-Submitted")) << "a person is no robot";
}

TEST_F(Correspondence, ALaterMailAnswersTheNewest) {
  service_writes("[K7Q4] old", "games+old@example.org");
  service_writes("[K7Q4] Année −48", "games+k7q4.p1.t3.secret@example.org");
  EXPECT_EQ(run(command_post, {"--as", "Alice@example.org", file("DÉPLOIE tout\n.\nFINI\n")}), 0);
  EXPECT_THAT(said, HasSubstr("in reply to \"[K7Q4] Année −48\""));
  ASSERT_EQ(posted().size(), 1u);
  const mail::Incoming mail = posted().front();
  EXPECT_EQ(mail.to.front().address, "games+k7q4.p1.t3.secret@example.org");
  EXPECT_EQ(mail.subject, "Re: [K7Q4] Année −48");
  EXPECT_EQ(mail.in_reply_to, "<1@example.org>");
  EXPECT_EQ(mail.text, "DÉPLOIE tout\n.\nFINI\n");
}

TEST_F(Correspondence, AnyMailCanBeAnsweredAndAFreshOneWritten) {
  service_writes("first", "games+first@example.org");
  service_writes("second", "games+second@example.org");
  run(command_post, {"--as", "alice@example.org", "--reply", "1", file("STATUS")});
  EXPECT_THAT(said, HasSubstr("games+first@example.org"));
  run(command_post, {"--as", "alice@example.org", "--new", file("GAMES")});
  EXPECT_EQ(said, "sent to games@example.org\n");
  run(command_post, {"--as", "alice@example.org", "--to", "other@example.org", file("HELP")});
  EXPECT_EQ(said, "sent to other@example.org\n");
}

TEST_F(Correspondence, TheInboxListsAllAndShowsTheNewestDecoded) {
  run(command_inbox, {"--as", "alice@example.org"});
  EXPECT_EQ(said, "no mail for alice@example.org yet\n");
  service_writes("=?utf-8?Q?premi=C3=A8re?=", "games+a@example.org");
  service_writes("second", "games+b@example.org");
  run(command_inbox, {"--as", "alice@example.org"});
  EXPECT_THAT(said, HasSubstr("1  Mon, 02 Feb 2026 09:00:00 +0000  première\n2  "));
  EXPECT_THAT(said, HasSubstr("Reply-To: games+b@example.org\n"));
  EXPECT_THAT(said, HasSubstr("\nÀ vous de jouer.\n"));
  run(command_inbox, {"--as", "alice@example.org", "1"});
  EXPECT_THAT(said, HasSubstr("Subject:  première\n"));
  EXPECT_THAT(said, testing::Not(HasSubstr("games+b")));
}

TEST_F(Correspondence, WrongWordsAreExplained) {
  service_writes("only", "games+a@example.org");
  EXPECT_EQ(refused(command_post, {file("X")}), "--as is missing");
  EXPECT_EQ(refused(command_post, {"--as", "nobody", file("X")}), "'nobody' is no mail address");
  EXPECT_EQ(refused(command_post, {"--as", "a@b", "--to", "x\ny@z", file("X")}),
            "'x\ny@z' is no mail address");
  EXPECT_EQ(refused(command_post, {"--as", "a@b", "--new", "--reply", "1", file("X")}),
            "--reply answers a mail, --new and --to do not");
  EXPECT_EQ(refused(command_post, {"--as", "alice@example.org", "--reply", "2", file("X")}),
            "there is no mail 2; there are 1");
  EXPECT_EQ(refused(command_post, {"--as", "alice@example.org", "one", "two"}),
            "one file, or - for what is typed");
  EXPECT_EQ(refused(command_inbox, {"--as", "../../etc@x"}), "'../../etc@x' names no Maildir");
  EXPECT_EQ(refused(command_inbox, {"--as", "alice@example.org", "9"}), "there is no mail 9; there are 1");
  EXPECT_EQ(refused(command_inbox, {"--as", "alice@example.org", "x"}),
            "--mail takes a number from 1 to 1000000");
  EXPECT_EQ(refused(command_admin, {}), "which errand? tabellarius admin --help lists them");
  EXPECT_EQ(refused(command_admin, {"dance"}),
            "there is no errand 'dance'; tabellarius admin --help lists them");
  EXPECT_EQ(refused(command_replay, {}), "needs one code of a game");
  EXPECT_EQ(refused(command_serve, {"now"}), "takes no now");
  EXPECT_EQ(refused(command_serve, {"--fast"}), "unknown option --fast");
}

TEST_F(Correspondence, AServiceOnRealServersHasNoMaildirsToWriteInto) {
  write_file(root / "conf", "address = games@example.org\nkey = " + std::string(64, 'a') +
                                "\nsource.kind = imap\nsource.url = imaps://mx\nsink.kind = smtp\nsink.url = "
                                "smtp://mx\n");
  EXPECT_THROW(run(command_post, {"--as", "a@b.c", file("X")}), DataError);
  EXPECT_THROW(run(command_inbox, {"--as", "a@b.c"}), DataError);
}

TEST_F(Correspondence, TheConfigurationIsNamedByOptionOrEnvironment) {
  const auto found = [](const CommandLine& words) { return config_file(Arguments(words, {"config"}, {})); };
  EXPECT_EQ(found({"--config", "a.conf"}), "a.conf");
  setenv("TABELLARIUS_CONFIG", "b.conf", 1);
  EXPECT_EQ(found({}), "b.conf");
  EXPECT_EQ(found({"--config", "a.conf"}), "a.conf");
  unsetenv("TABELLARIUS_CONFIG");
  const fs::path here = fs::current_path();
  fs::current_path(root);
  EXPECT_THROW(found({}), UsageError);
  write_file("var/tabellarius.conf", "");
  EXPECT_EQ(found({}), "var/tabellarius.conf");
  fs::current_path(here);
}

}  // namespace
}  // namespace adj
