// The archive by mail: small enough for the mail servers of the world.

#include "adjudicator/service/mbox.h"

#include <gmock/gmock.h>

#include "mail/compose.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

mail::Outgoing letter() {
  mail::Outgoing out;
  out.from = {"Tabellarius", "games@tabellarius.test"};
  out.to = {"Alice", kAlice};
  out.subject = "A report";
  out.text = "a = b\n--=_alt\nFrom here on\n";
  out.html = "<p>a = b</p>";
  out.message_id = "<1@tabellarius.test>";
  return out;
}

TEST(MboxFile, PicturesAndPagesAreTakenOut) {
  mail::Outgoing out = letter();
  out.images.push_back({"map.png", "image/png", std::string(100000, 'x'), "map"});
  const std::string whole = mail::compose(out);
  const std::string text = without_parts(whole, "image/");
  EXPECT_LT(text.size(), 3000u);
  const mail::Incoming read = mail::read_message(text, {});
  EXPECT_THAT(read.text, HasSubstr("--=_alt"));
  EXPECT_THAT(text, HasSubstr("<p>a =3D b</p>"));
  EXPECT_THAT(text, Not(HasSubstr("image/png")));
  const std::string plain = without_parts(text, "multipart/related");
  EXPECT_THAT(plain, Not(HasSubstr("<p>")));
  EXPECT_THAT(mail::read_message(plain, {}).text, HasSubstr("a = b"));
  // What has no such part stays as it is.
  EXPECT_EQ(without_parts(plain, "image/"), plain);
  EXPECT_EQ(without_parts("", "image/"), "");
}

TEST(MboxFile, LinesThatLookLikeItsOwnAreMarked) {
  std::string mbox;
  add_to_mbox(mbox, {}, "Subject: x\r\n\r\nFrom me\r\n>From him\r\n");
  EXPECT_THAT(mbox, StartsWith("From tabellarius Thu Jan  1 00:00:00 1970\nSubject: x\n"));
  EXPECT_THAT(mbox, HasSubstr("\n>From me\n>>From him\n"));
}

TEST(MboxFile, NeverOutgrowsAMailServer) {
  Office office;
  const std::string code = office.running_game();
  const auto all = [&] {
    office.post({kAlice, office.secret_address(code, 1), "ARCHIVE ALL"});
    office.run();
    return office.last(kAlice);
  };
  EXPECT_FALSE(all().has("did not fit"));
  // A long game: as many mails as the years bring, some of them with pages and maps.
  office.sql(
      "insert into outbox (dedupe_key, game, seat, player, kind, number, message_id, envelope_from, "
      "recipient, "
      "raw, not_before, created_at, state) select 'old' || n, game, seat, player, kind, number, '<old' || n "
      "|| "
      "'@tabellarius.test>', envelope_from, recipient, raw || convert_to(repeat(E'a long line of "
      "text\\r\\n', "
      "5000), 'UTF8'), not_before, created_at, 'sent' from outbox, generate_series(1, 100) n where letter = "
      "(select max(letter) from outbox where seat = 1 and kind = 'report')");
  const Letter answer = all();
  EXPECT_LT(answer.raw.size(), 10'240'000u);
  EXPECT_GT(answer.raw.size(), 5'000'000u);
  EXPECT_TRUE(answer.has("did not fit")) << answer.text;
}

}  // namespace
}  // namespace adj::service
