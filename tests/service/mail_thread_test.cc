// MAIL 4  How the mails of a seat refer to each other.

#include "adjudicator/service/mail_thread.h"

#include <gmock/gmock.h>

#include "mail/mime.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(MailThread, RefersToTheGameThePhaseAndTheLastMail) {
  MailThread thread("");
  EXPECT_THAT(thread.references("Phase 1"), IsEmpty());
  thread.add("<a@x>", "Phase 1");
  EXPECT_THAT(thread.references("Phase 1"), ElementsAre("<a@x>"));
  thread.add("<b@x>", "Phase 1");
  EXPECT_THAT(thread.references("Phase 1"), ElementsAre("<a@x>", "<b@x>"));
  EXPECT_THAT(thread.references("Phase 2, with words"), ElementsAre("<a@x>", "<b@x>"));
  thread.add("<c@x>", "Phase 2, with words");
  thread.add("<d@x>", "Phase 2, with words");
  EXPECT_THAT(thread.references(), ElementsAre("<a@x>", "<c@x>", "<d@x>"));
  EXPECT_THAT(thread.references("Phase 3"), ElementsAre("<a@x>", "<d@x>"));
}

TEST(MailThread, IsKeptInTheSeatsRow) {
  EXPECT_EQ(MailThread("").kept(), "");
  MailThread thread("");
  thread.add("<a@x>", "[K7Q4] Year 1");
  thread.add("<b@x>", "[K7Q4] Year 2");
  thread.add("<c@x>", "[K7Q4] Year 2");
  const MailThread again(thread.kept());
  EXPECT_EQ(again.kept(), thread.kept());
  EXPECT_THAT(again.references("[K7Q4] Year 2"), ElementsAre("<a@x>", "<b@x>", "<c@x>"));
  // Rows of older versions hold the first of these only.
  EXPECT_THAT(MailThread("<a@x>").references("[K7Q4] Year 2"), ElementsAre("<a@x>"));
}

// Reports and receipts of one seat, in the order in which they come.
TEST(MailThread, LinesUpTheLettersOfASeat) {
  Office office;
  const std::string code = office.running_game();
  const auto reports = [&] {
    const std::string ids = office.sql("select message_id from outbox where kind = 'report'");
    std::vector<Letter> all = office.letters_to(kAlice);
    std::erase_if(all,
                  [&](const Letter& letter) { return ids.find(letter.message_id) == std::string::npos; });
    return all;
  };
  for (int i = 0; i < 3; ++i) {
    for (int seat = 1; seat <= 2; ++seat) {
      if (!office.asked(code, seat)) continue;
      office.post(
          {seat == 1 ? kAlice : kBenoit, office.secret_address(code, seat), office.orders_for(code, seat)});
      office.run();
    }
  }
  const std::vector<Letter> sent = reports();
  ASSERT_GE(sent.size(), 3u);
  for (std::size_t i = 1; i < sent.size(); ++i) {
    const auto references = mail::read_message(sent[i].raw, {}).references;
    ASSERT_FALSE(references.empty());
    EXPECT_EQ(references.back(), sent[i - 1].message_id);
    if (sent[i].subject != sent[i - 1].subject) {
      EXPECT_THAT(references, SizeIs(::testing::Le(2u)));
    }
  }
}

}  // namespace
}  // namespace adj::service
