// AIE-S1 … S7  Rubicon, closed regions, and who wins.

#include "tests/games/alea/table_for_test.h"

namespace adj::alea {
namespace scenarios_test {

// A game in which only control, Roma and the balance are of interest.
class End {
 public:
  explicit End(const char* scenario) : t_(scenario) {}
  End& hold(std::optional<Camp> camp, std::initializer_list<const char*> regions) {
    for (const char* id : regions) region(t_.s(), RegionId(id)).controller = camp;
    return *this;
  }
  End& all(Camp camp) {
    return hold(camp, {"italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"});
  }
  End& roma(std::optional<Camp> camp) {
    t_.s().roma = camp;
    return *this;
  }
  End& balance(int points) {
    t_.s().balance = points;
    return *this;
  }
  Outcome outcome() const { return final_outcome(t_.p()); }
  OutcomeKind kind() const { return outcome().kind; }
  TestTable& table() { return t_; }

 private:
  TestTable t_;
};

TEST(AleaRubicon, OnlyTheRepublicanInTheFirstYear) {
  // AIE-S1.e AIE-S1.f AIE-S1.g AIE-S2.e AIE-S2.f AIE-S2.g
  for (const char* scenario : {"1", "2"}) {
    TestTable t(scenario);
    EXPECT_TRUE(rubicon_turn(t.p(), R));
    EXPECT_FALSE(rubicon_turn(t.p(), C));
    EXPECT_TRUE(rubicon_first_smc(t.p(), R));
    EXPECT_FALSE(rubicon_first_smc(t.p(), C));
    EXPECT_EQ(rubicon_leaders(t.p()).size(), 6u);
    EXPECT_EQ(rubicon_leaders(t.p()).front(), kPompeius);
    t.s().turn.smc_played[C] = 1;
    EXPECT_TRUE(rubicon_first_smc(t.p(), R));
    t.s().turn.smc_played[R] = 1;
    EXPECT_FALSE(rubicon_first_smc(t.p(), R));
    EXPECT_TRUE(rubicon_turn(t.p(), R));
    t.s().year = -48;
    t.s().turn.smc_played.clear();
    EXPECT_FALSE(rubicon_turn(t.p(), R));
    EXPECT_FALSE(rubicon_first_smc(t.p(), R));
  }
  TestTable third("3");
  EXPECT_FALSE(rubicon_turn(third.p(), R));
  EXPECT_TRUE(rubicon_leaders(third.p()).empty());
}

TEST(AleaScenarios, RegionsClosedToTheTriumvirs) {
  // AIE-S6.f
  TestTable t("6");
  for (const char* zone : {"asia_1", "asia_5", "graecia_2"})
    EXPECT_TRUE(zone_banned(t.p(), kOctavianus, z(zone))) << zone;
  for (const char* zone :
       {"italia_1", "gallia_2", "africa_1", "sicilia_1", "hispania_1", "aegyptii", "mare_aegaeum"})
    EXPECT_FALSE(zone_banned(t.p(), kOctavianus, z(zone))) << zone;
  for (const char* zone : {"africa_1", "gallia_8", "hispania_3", "italia_7", "sicilia_2"})
    EXPECT_TRUE(zone_banned(t.p(), kMAntonius, z(zone))) << zone;
  for (const char* zone : {"asia_1", "graecia_3", "parthi_1"})
    EXPECT_FALSE(zone_banned(t.p(), kMAntonius, z(zone))) << zone;
  EXPECT_FALSE(zone_banned(t.p(), l("agrippa"), z("asia_1")));
  TestTable seventh("7");
  EXPECT_FALSE(zone_banned(seventh.p(), kOctavianus, z("asia_1")));
}

TEST(AleaVictory, ScenarioOneByTheBalance) {
  // AIE-S1.h
  EXPECT_EQ(End("1").balance(1).kind(), OutcomeKind::caesarian);
  EXPECT_EQ(End("1").balance(1).outcome().winner, Seat{1});
  EXPECT_EQ(End("1").balance(-1).kind(), OutcomeKind::republican);
  EXPECT_EQ(End("1").balance(-1).outcome().winner, Seat{2});
  EXPECT_EQ(End("1").balance(0).kind(), OutcomeKind::draw);
  EXPECT_EQ(End("1").balance(0).outcome().winner, Seat{});
  EXPECT_EQ(End("1").balance(7).outcome().reason, Name("balance"));
  EXPECT_EQ(End("1").balance(7).outcome().balance, 7);
}

TEST(AleaVictory, TheWinnerIsThePersonWhoHoldsTheCamp) {
  // AIE-S1.h AIE-0.5b
  End end("1");
  end.table().s().seat_of = {{C, Seat{2}}, {R, Seat{1}}};
  EXPECT_EQ(end.balance(5).outcome().winner, Seat{2});
}

TEST(AleaVictory, AnAssassinLeftMakesADraw) {
  // AIE-S1.h AIE-RUL-23
  End end("1");
  end.balance(30);
  end.table().s().assassins_active = true;
  end.table().put(kCassius, "asia_1");
  EXPECT_EQ(end.kind(), OutcomeKind::draw);
  EXPECT_EQ(end.outcome().reason, Name("assassin_left"));
  EXPECT_EQ(end.outcome().level, Name(""));
  for (const LeaderId& id : {kCassius, kMBrutus, kDBrutus, kTrebonius}) {
    leader(end.table().s(), id).where = Where::removed;
    leader(end.table().s(), id).zone = ZoneId();
  }
  EXPECT_EQ(end.kind(), OutcomeKind::caesarian);
  leader(end.table().s(), kMBrutus).where = Where::returning;
  EXPECT_EQ(end.kind(), OutcomeKind::draw);
  end.table().s().assassins_active = false;  // Caesar died otherwise
  EXPECT_EQ(end.kind(), OutcomeKind::caesarian);
}

TEST(AleaVictory, LevelsOfVictory) {
  // AIE-S1.i
  const std::vector<std::pair<int, const char*>> levels{{25, ""},      {26, "decisive"}, {50, "decisive"},
                                                        {51, "total"}, {75, "total"},    {76, "definitive"}};
  for (const auto& [points, level] : levels) {
    EXPECT_EQ(End("1").balance(points).outcome().level, Name(level)) << points;
    EXPECT_EQ(End("1").balance(-points).outcome().level, Name(level)) << -points;
  }
}

TEST(AleaVictory, ScenarioTwoAsksMoreOfCaesar) {
  // AIE-S2.h
  EXPECT_EQ(End("2").balance(15).kind(), OutcomeKind::caesarian);
  EXPECT_EQ(End("2").balance(14).kind(), OutcomeKind::draw);
  EXPECT_EQ(End("2").balance(0).kind(), OutcomeKind::draw);
  EXPECT_EQ(End("2").balance(-1).kind(), OutcomeKind::republican);
  EXPECT_EQ(End("2").balance(60).outcome().level, Name(""));
}

TEST(AleaVictory, ScenarioThree) {
  // AIE-S3.h
  EXPECT_EQ(End("3").kind(), OutcomeKind::republican) << "as it starts";
  EXPECT_EQ(End("3").outcome().reason, Name("control"));
  EXPECT_EQ(End("3").hold(C, {"asia", "graecia"}).kind(), OutcomeKind::caesarian);
  for (const char* lost : {"italia", "gallia", "hispania"}) {
    EXPECT_EQ(End("3").hold(C, {"asia", "graecia"}).hold(R, {lost}).kind(), OutcomeKind::draw) << lost;
    EXPECT_EQ(End("3").hold(C, {"asia", "graecia"}).hold(std::nullopt, {lost}).kind(), OutcomeKind::draw)
        << lost;
  }
  EXPECT_EQ(End("3").hold(C, {"asia", "graecia"}).roma(R).kind(), OutcomeKind::caesarian)
      << "Roma is no region";
  for (const char* lost : {"africa", "asia", "graecia"})
    EXPECT_EQ(End("3").hold(C, {lost}).kind(), OutcomeKind::draw) << lost;
  EXPECT_EQ(End("3").hold(C, {"sicilia"}).kind(), OutcomeKind::republican);
}

TEST(AleaVictory, ScenarioFour) {
  // AIE-S4.h
  EXPECT_EQ(End("4").kind(), OutcomeKind::republican);
  EXPECT_EQ(End("4").hold(C, {"africa"}).kind(), OutcomeKind::caesarian) << "six of seven";
  EXPECT_EQ(End("4").hold(C, {"africa"}).hold(R, {"hispania"}).kind(), OutcomeKind::republican);
  EXPECT_EQ(End("4").hold(C, {"africa"}).roma(std::nullopt).kind(), OutcomeKind::draw);
  EXPECT_EQ(End("4").hold(C, {"africa"}).hold(R, {"asia"}).kind(), OutcomeKind::draw) << "five regions";
  EXPECT_EQ(End("4").hold(C, {"africa", "sicilia"}).hold(R, {"italia"}).kind(), OutcomeKind::draw)
      << "without Italia";
  EXPECT_EQ(End("4").hold(C, {"sicilia"}).kind(), OutcomeKind::republican) << "six without Africa";
  EXPECT_EQ(End("4").hold(std::nullopt, {"africa"}).kind(), OutcomeKind::draw);
}

TEST(AleaVictory, ScenarioFive) {
  // AIE-S5.j
  EXPECT_EQ(End("5").kind(), OutcomeKind::republican);
  EXPECT_EQ(End("5").hold(C, {"graecia"}).kind(), OutcomeKind::draw) << "five regions";
  EXPECT_EQ(End("5").hold(C, {"graecia", "asia"}).kind(), OutcomeKind::caesarian);
  EXPECT_EQ(End("5").hold(C, {"graecia", "asia"}).roma(R).kind(), OutcomeKind::draw);
  EXPECT_EQ(End("5").all(C).hold(R, {"italia"}).kind(), OutcomeKind::draw) << "six without Italia";
  EXPECT_EQ(End("5").all(C).hold(R, {"graecia"}).kind(), OutcomeKind::republican);
}

TEST(AleaVictory, ScenarioSix) {
  // AIE-S6.k AIE-RUL-40
  EXPECT_EQ(End("6").kind(), OutcomeKind::draw) << "R holds Sicilia alone";
  EXPECT_EQ(End("6").all(C).kind(), OutcomeKind::caesarian);
  EXPECT_EQ(End("6").all(C).roma(std::nullopt).kind(), OutcomeKind::caesarian);
  EXPECT_EQ(End("6").hold(R, {"italia"}).kind(), OutcomeKind::republican) << "two";
  EXPECT_EQ(End("6").hold(std::nullopt, {"sicilia"}).kind(), OutcomeKind::draw) << "six of seven";
}

TEST(AleaVictory, ScenarioSevenForTheCaesarian) {
  // AIE-S7.i AIE-RUL-40
  End end("7");
  EXPECT_EQ(end.kind(), OutcomeKind::draw) << "5 regions to 2, but Aegyptii with R";
  end.table().s().aegyptii_occupied = true;
  EXPECT_EQ(end.kind(), OutcomeKind::caesarian);
  end.hold(R, {"italia"}).hold(std::nullopt, {"africa"});
  EXPECT_EQ(end.kind(), OutcomeKind::draw) << "3 to 3";
  end.table().s().aegyptii_occupied = false;
  end.hold(C, {"italia", "africa"});
  People& aegyptii = people(end.table().s(), kAegyptii);
  aegyptii.status = PeopleStatus::peace;
  EXPECT_EQ(end.kind(), OutcomeKind::draw);
  aegyptii.pacified_by_caesarian_arms = true;
  EXPECT_EQ(end.kind(), OutcomeKind::caesarian);
  aegyptii.status = PeopleStatus::war;
  EXPECT_EQ(end.kind(), OutcomeKind::draw) << "at war again";
}

TEST(AleaVictory, ScenarioSevenForTheRepublican) {
  // AIE-S7.i
  End end("7");
  end.hold(R, {"italia"});
  EXPECT_EQ(end.kind(), OutcomeKind::draw) << "4 to 3 for C, without Aegyptii";
  end.hold(R, {"gallia"});
  EXPECT_EQ(end.kind(), OutcomeKind::republican) << "4 to 3";
  people(end.table().s(), kAegyptii).status = PeopleStatus::war;
  EXPECT_EQ(end.kind(), OutcomeKind::draw);
  people(end.table().s(), kAegyptii).status = PeopleStatus::allegiance;
  people(end.table().s(), kAegyptii).camp = C;
  EXPECT_EQ(end.kind(), OutcomeKind::draw);
}

TEST(AleaVictory, OccupationOfAegyptii) {
  // AIE-RUL-40 AIE-RUL-48
  TestTable t("7");
  const auto noted = [&] {
    note_occupation(t.s(), test_tables());
    return t.s().aegyptii_occupied;
  };
  t.clear_map().put("legio_5", "aegyptii", C);
  EXPECT_TRUE(noted());
  t.put("legio_1", "aegyptii", R);
  EXPECT_FALSE(noted()) << "an enemy unit";
  t.clear("aegyptii").put("naves_8pf_2_p1_1", "aegyptii", C).put(kOctavianus, "aegyptii");
  EXPECT_FALSE(noted()) << "naves and leaders do not occupy";
  t.put("legio_5r", "aegyptii", C, true);
  EXPECT_TRUE(noted()) << "either face";
  t.put("aegyptii_1", "aegyptii");
  EXPECT_FALSE(noted()) << "in allegiance to R";
  people(t.s(), kAegyptii).camp = C;
  t.clear("aegyptii").put("aegyptii_1", "aegyptii");
  EXPECT_FALSE(noted()) << "allied peoples do not occupy";
  EXPECT_FALSE(occupies(t.p(), kAegyptii, R));
}

TEST(AleaVictory, InTheFourthScenarioHispaniaIsNeeded) {
  // AIE-S4.h
  EXPECT_EQ(End("4").all(C).roma(C).kind(), OutcomeKind::caesarian);
  EXPECT_NE(End("4").all(C).roma(C).hold(std::nullopt, {"hispania"}).kind(), OutcomeKind::caesarian);
  EXPECT_NE(End("4").all(C).roma(C).hold(std::nullopt, {"africa"}).kind(), OutcomeKind::caesarian);
}

TEST(AleaRubicon, TheFirstSmcIsTheOneBeforeAnyWasPlayed) {
  // AIE-S1.e
  TestTable t("1");
  EXPECT_TRUE(rubicon_first_smc(t.p(), Camp::republican));
  t.s().turn.smc_played[Camp::republican] = 0;
  EXPECT_TRUE(rubicon_first_smc(t.p(), Camp::republican));
  t.s().turn.smc_played[Camp::republican] = 1;
  EXPECT_FALSE(rubicon_first_smc(t.p(), Camp::republican));
}

}  // namespace scenarios_test
}  // namespace adj::alea
