// From a stranger's mail to the report of a resolved window.

#include <gmock/gmock.h>

#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Slice : testing::Test {
  Office office{Office::Format::html};
};

TEST_F(Slice, TwoStrangersOpenJoinConfirmAndPlay) {
  office.write(kAlice, "NEW alea scenario=1 hours=48 title=\"Winter game\"");
  office.run();
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("You want to open a game of"));
  EXPECT_EQ(office.sql("select count(*) from games"), "0");  // nothing before the confirmation
  office.reply(office.last(kAlice), "");
  office.run();
  const std::string code = office.sql("select game from games");
  ASSERT_EQ(code.size(), 4u);
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("JOIN " + code));
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("K[0] = "));

  office.join(code, kAlice, "SEAT 1 NAME Alice NONCE sunshine");
  EXPECT_THAT(office.last(kAlice).text, HasSubstr("You play seat 1"));
  EXPECT_EQ(office.sql("select status from games"), "open");
  office.write(kBenoit, "REJOINS " + code + " PLACE 2 NOM Benoît GRAIN pluie");
  office.run();
  EXPECT_THAT(office.last(kBenoit).text, HasSubstr("Vous voulez rejoindre la partie"));
  office.reply(office.last(kBenoit), "oui");
  office.run();
  EXPECT_EQ(office.sql("select status from games"), "running");
  EXPECT_THAT(office.last_with(kBenoit, "Vous jouez la place 2").text, HasSubstr("Benoît"));
  EXPECT_THAT(office.last_with(kBenoit, "La partie commence").text, HasSubstr("grain 1:sunshine"));
  EXPECT_THAT(office.last_with(kAlice, "The game begins").text, HasSubstr("nonce 2:pluie"));

  // Each window is answered by whom it asks, in a reply to his report; each answer has its receipt.
  const int first = office.window(code);
  for (int i = 0; i < 4; ++i) {
    const int before = office.window(code);
    for (const auto& [seat, who] : {std::pair{1, kAlice}, {2, kBenoit}}) {
      if (office.window(code) != before || !office.asked(code, seat)) continue;
      const std::size_t letters = office.count(who);
      office.post({who, office.secret_address(code, seat), office.orders_for(code, seat)});
      office.run();
      EXPECT_GT(office.count(who), letters);
    }
    EXPECT_GT(office.window(code), before);
  }
  EXPECT_GE(office.window(code), first + 4);
  EXPECT_TRUE(office.log.problems.empty()) << office.log.problems.front();
}

}  // namespace
}  // namespace adj::service
