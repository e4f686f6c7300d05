// A game of Res Publica Romana by mail, for every number of players: opened, joined, started, its first
// window answered, and reports to everybody in his own language.

#include <gmock/gmock.h>

#include "adjudicator/games/respublica/module.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;
using testing::Not;

class ResPublicaByMail : public testing::TestWithParam<int> {
 protected:
  ResPublicaByMail() { office.games.add(respublica::make_module()); }

  static bool french(int seat) { return seat % 2 == 0; }
  static std::string address(int seat) {
    return seat == 1 ? kAlice : seat == 2 ? kBenoit : "player" + std::to_string(seat) + "@example.org";
  }
  void join(const std::string& code, int seat) {
    const std::string n = std::to_string(seat);
    office.join(code, address(seat),
                french(seat) ? "PLACE " + n + " LANGUE fr NOM Joueur" + n + " GRAIN pluie" + n
                             : "SEAT " + n + " LANG en NAME Player" + n + " NONCE sun" + n);
  }
  // The report of the open window: in his language, with a form.
  void expect_report(int seat, const std::string& en, const std::string& fr) {
    const Letter& letter = office.last_with(address(seat), french(seat) ? fr : en);
    EXPECT_THAT(letter.text, HasSubstr(french(seat) ? "Bulletin d'ordres" : "Order form"));
    EXPECT_THAT(letter.text, Not(HasSubstr(french(seat) ? "Order form" : "Bulletin d'ordres")));
  }

  Office office;
};
INSTANTIATE_TEST_SUITE_P(Seats, ResPublicaByMail, testing::Values(3, 4, 5, 6));

TEST_P(ResPublicaByMail, IsOpenedJoinedStartedAndAnswered) {
  const int seats = GetParam();
  const std::string code =
      office.new_game(kAlice, "NEW respublica scenario=early seats=" + std::to_string(seats));
  ASSERT_EQ(code.size(), 4u);
  for (int seat = 1; seat <= seats; ++seat) {
    EXPECT_EQ(office.sql("select status from games"), "open");
    join(code, seat);
  }
  ASSERT_EQ(office.sql("select status from games"), "running");
  for (int seat = 1; seat <= seats; ++seat)
    expect_report(seat, "Set up your faction", "Mettez en place votre faction");

  const int first = office.window(code);
  for (int seat = 1; seat <= seats; ++seat) {
    ASSERT_EQ(office.window(code), first) << "closed before seat " << seat << " has answered";
    ASSERT_TRUE(office.asked(code, seat));
    office.post({address(seat), office.secret_address(code, seat), office.orders_for(code, seat)});
    office.run();
  }
  EXPECT_EQ(office.window(code), first + 1);
  for (int seat = 1; seat <= seats; ++seat) {
    EXPECT_TRUE(office.asked(code, seat));
    expect_report(seat, "share out your talents", "répartissez vos talents");
  }
  EXPECT_TRUE(office.log.problems.empty()) << office.log.problems.front();
}

}  // namespace
}  // namespace adj::service
