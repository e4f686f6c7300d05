// What the Revolution phase offers: who may declare himself, and who may follow a rebel.

#include <gmock/gmock.h>

#include "adjudicator/games/respublica/report_asks.h"
#include "tests/games/respublica/table_for_test.h"

namespace adj::respublica {
namespace revolution_choices_test {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// Cornelius and Fabius of faction 1 are abroad, Papirius and Valerius at home.
TestTable abroad() {
  TestTable t("middle");
  t.man("cornelius", 1)
      .man("fabius", 1)
      .man("papirius", 1)
      .man("valerius", 1)
      .man("julius", 2)
      .active_forces(0, 0);
  t.leader(1, "papirius").leader(2, "julius").war("1st_gallic", WarZone::active);
  t.office("cornelius", Office::rome_consul).office("fabius", Office::field_consul);
  t.army("cornelius", "1st_gallic", 5).army("fabius", "pergamene_bequest", 3, 0, 3);
  find_command(t.s(), man("fabius"))->bequest = ForumCard::pergamene_bequest;
  t.s().phase = Phase::revolution;
  return t;
}
std::vector<std::string> lines_of(const TestTable& t, int who, const std::vector<ChoiceGroup>& groups,
                                  const char* title) {
  const Reader r(t.p(), seat(who), Language::en);
  for (const ChoiceGroup& group : groups)
    if (group.title == r.say(title)) return group.lines;
  return {};
}
std::vector<std::string> victors(const TestTable& t) {
  return lines_of(t, 1, revolution_choices(Reader(t.p(), seat(1), Language::en)), "report.choice.victors");
}
std::vector<std::string> followers(const TestTable& t, int who = 1) {
  return lines_of(t, who, allegiance_choices(Reader(t.p(), seat(who), Language::en)), "report.choice.join");
}

// RPR-1.11.3a, RPR-R-86  A victor, and who is back with a bequest; nobody else who commands.
TEST(RevolutionChoices, WhoMayDeclare) {
  TestTable t = abroad();
  EXPECT_THAT(victors(t), ElementsAre(HasSubstr("Fabius")));
  EXPECT_EQ(suggest(Reader(t.p(), seat(1), Language::en), RevolutionOrders{seat(1)}).lines.size(), 1u);
  t.senator("cornelius").victorious = true;
  EXPECT_THAT(victors(t), ElementsAre(HasSubstr("Cornelius"), HasSubstr("Fabius")));
  EXPECT_EQ(suggest(Reader(t.p(), seat(1), Language::en), RevolutionOrders{seat(1)}).lines.size(), 2u);
}
// RPR-1.11.32a  The others of his faction but captives, in the year of the declaration.
TEST(RevolutionChoices, WhoMayFollow) {
  TestTable t = abroad();
  CivilWar war;
  war.primary = man("cornelius");
  war.faction = seat(1);
  war.since = t.s().turn;
  t.s().civil_war = war;
  t.senator("cornelius").rebel = true;
  t.senator("valerius").place = Place::captive;
  EXPECT_THAT(followers(t), ElementsAre(HasSubstr("Fabius"), HasSubstr("Papirius")));
  EXPECT_EQ(suggest(Reader(t.p(), seat(1), Language::en), AllegianceOrders{seat(1)}).examples.size(), 2u);
  EXPECT_THAT(followers(t, 2), IsEmpty());
  EXPECT_TRUE(suggest(Reader(t.p(), seat(2), Language::en), AllegianceOrders{seat(2)}).examples.empty());
}

}  // namespace revolution_choices_test
}  // namespace adj::respublica
