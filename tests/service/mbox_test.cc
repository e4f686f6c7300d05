// The archive by mail: small enough for the mail servers of the world.

#include "adjudicator/service/mbox.h"

#include <gmock/gmock.h>

#include "mail/compose.h"
#include "mail/mime.h"
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
  out.images.push_back({"map", "map.png", std::string(100000, 'x')});
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
  Office office(Office::Format::html);
  const std::string code = office.running_game();
  const auto mbox = [&](std::size_t largest) {
    Mbox result;
    office.with_game(code, [&](store::Tx& tx, Hosted& hosted) {
      result = mbox_of(office.context, tx, hosted, 1, Language::en, largest);
    });
    return result;
  };
  const Mbox whole = mbox(kLargestMbox);
  EXPECT_EQ(whole.left_out, 0);
  EXPECT_THAT(whole.file, HasSubstr("Content-Type: multipart/related"));
  EXPECT_THAT(whole.file, Not(HasSubstr("Content-Type: image/png")));
  const Mbox plain = mbox(whole.file.size() * 3 / 4);  // pages go before mails do
  EXPECT_EQ(plain.left_out, 0);
  EXPECT_THAT(plain.file, Not(HasSubstr("Content-Type: multipart/related")));
  EXPECT_THAT(plain.file, HasSubstr("What you must decide"));
  const Mbox newest = mbox(plain.file.size() / 2);
  EXPECT_GT(newest.left_out, 0);
  EXPECT_LT(newest.file.size(), plain.file.size());
  EXPECT_EQ(mbox(1).file, "");
}

}  // namespace
}  // namespace adj::service
