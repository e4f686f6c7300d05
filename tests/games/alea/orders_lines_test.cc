// The order language beyond its table: names, units, conditions, years, refusals.

#include "adjudicator/games/alea/bot.h"
#include "tests/games/alea/mails_for_test.h"

namespace adj::alea {
namespace orders_lines_test {

// 7.5.4
TEST(AleaOrderLines, EveryCondition) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  Condition present = when(ConditionKind::leader_present);
  present.leader = kPompeius;
  Condition peace = when(ConditionKind::people_at_peace);
  peace.people = kNumidae;
  Condition mine = when(ConditionKind::region_mine), enemy = when(ConditionKind::region_enemy);
  mine.region = enemy.region = kItalia;
  const std::vector<std::tuple<const char*, const char*, Condition>> conditions{
      {"LOST", "PERDUE", when(ConditionKind::lost_initiative)},
      {"INITIATIVE", "INITIATIVE", when(ConditionKind::has_initiative)},
      {"NO INITIATIVE", "SANS INITIATIVE", when(ConditionKind::no_initiative)},
      {"ODDS < 3/2", "RAPPORT < 3/2", compared(ConditionKind::odds, Comparison::less, 3, 2)},
      {"ODDS <= 1.5", "RAPPORT ≤ 1.5", compared(ConditionKind::odds, Comparison::less_equal, 15, 10)},
      {"ODDS = 2", "RAPPORT = 2/1", compared(ConditionKind::odds, Comparison::equal, 2)},
      {"PF > 35", "PF > 35", compared(ConditionKind::pf, Comparison::greater, 35)},
      {"PF AT LEAST 35", "PF AU MOINS 35", compared(ConditionKind::pf, Comparison::greater_equal, 35)},
      {"LEADER Pompeius PRESENT", "CHEF Pompeius PRESENT", present},
      {"Pompeius PRESENT", "Pompée PRÉSENT", present},
      {"Numidae AT PEACE", "Numides EN PAIX", peace},
      {"ITALIA MINE", "ITALIA A MOI", mine},
      {"ITALIA ENEMY", "Italie ADVERSE", enemy},
      {"SPQR >= 4", "SPQR >= 4", compared(ConditionKind::spqr, Comparison::greater_equal, 4)},
  };
  for (const auto& [english, french, condition] : conditions) {
    const Order expected = plain(at_zone(Face::walls_m2, "gallia_8"), {condition});
    EXPECT_EQ(lines.read(std::string("PLAY WALLS -2 AT GALLIA 8 IF ") + english), expected) << english;
    EXPECT_EQ(lines.read(std::string("JOUE MURAILLE -2 A GALLIA 8 SI ") + french), expected) << french;
    for (const Language language : {Language::en, Language::fr})
      EXPECT_EQ(lines.read(order_line(test_tables(), expected, language)), expected) << english;
  }
  const Order two = lines.read("PLAY JANUS IF NO INITIATIVE AND SPQR >= 3");
  ASSERT_EQ(two.conditions.size(), 2u);
  EXPECT_EQ(two.conditions[1].numerator, 3);
  EXPECT_EQ(lines.why("PLAY JANUS IF ODDS != 2/1"), "no_such_comparison@20");
  EXPECT_EQ(lines.why("PLAY JANUS IF PF >= 3/2"), "no_such_number@18");
  EXPECT_EQ(lines.why("PLAY JANUS IF PF >= 1000"), "no_such_number@18");
  EXPECT_EQ(lines.why("PLAY VENI IF PF >= 999"), "");
  EXPECT_EQ(lines.why("PLAY JANUS IF RAIN"), "problem_unknown_word@15");
  EXPECT_EQ(lines.why("PLAY JANUS IF ODDS 3/2"), "problem_unknown_word@20");
  EXPECT_EQ(lines.why("PASS IF INITIATIVE"), "no_condition_here@1");
}

// What could never hold is refused, not kept for ever.
TEST(AleaOrderLines, AConditionNeedsSomethingToLookAt) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  for (const char* line :
       {"MOVE Caesar TO GALLIA 8", "PLAY JANUS", "LOSSES AUXILIA", "RETREAT GALLIA 9 TO GALLIA 8",
        "ESCAPE Caesar TO GALLIA 8", "FLEET GALLIA 8: Dolabella", "PLAY PLAGUE GALLIA 8"})
    EXPECT_EQ(lines.why(std::string(line) + " IF ODDS >= 2/1"), "odds_not_here@1") << line;
  for (const char* line : {"EVADE Caesar", "STAND GALLIA 9", "PLAY FLIGHT", "PLAY SIEGECRAFT +2 AT GALLIA 8",
                           "PLAY VENI", "PLAY TURNCOATS", "PLAY FAVOUR BATTLE DIE 6", "PLAY PARTHIAN SHOT"})
    EXPECT_EQ(lines.why(std::string(line) + " IF ODDS >= 2/1"), "") << line;
  for (const char* condition : {" IF PF >= 9", " IF LEADER Pompeius PRESENT"}) {
    for (const char* line :
         {"PLAY JANUS", "PLAY INTRIGUE", "DIPLOMACY Numidae", "BATTLES GALLIA 8", "NOMINATE Lepidus"})
      EXPECT_EQ(lines.why(std::string(line) + condition), "zone_condition_not_here@1") << line;
    for (const char* line :
         {"MOVE Caesar TO GALLIA 8", "SAIL Dolabella WITH NAVES TO MARE OCCIDENTALIS", "PLAY PLAGUE GALLIA 8",
          "PLAY DESERTION GRAECIA 3", "PLAY ASSASSINATION Labienus", "EVADE Caesar", "STAND GALLIA 9",
          "PLAY VENI", "LOSSES AUXILIA", "RETREAT GALLIA 9 TO GALLIA 8", "ESCAPE Caesar TO GALLIA 8",
          "FLEET GALLIA 8: Dolabella"})
      EXPECT_EQ(lines.why(std::string(line) + condition), "") << line;
  }
}

TEST(AleaOrderLines, NamesAreForgiving) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  const Order move = lines.read("MOVE Caesar WITH LEGIO V, VI, VII FROM GALLIA 9 TO HISPANIA 1");
  for (const char* line :
       {"move caesar with legio v vi vii from gallia9 to hispania_1",
        "Bougez César avec les légions V, VI et VII de Narbo à Tarraco",
        "MOVE Julius Caesar, V, VI, VII TO Tarraco", "MOVE Caesar WITH LEGIO 5, 6, 7 TO Hispania1",
        "marche Caes avec le reste vers Hispania 1 depuis Gallia 9"})
    EXPECT_EQ(lines.read(line), move) << line;
  EXPECT_EQ(lines.read("NOMINATE Antony"), plain(Nominate{kMAntonius}));
  EXPECT_EQ(lines.read("DISBAND LEGIO 10, 1R, LEGIO III"),
            plain(Disband{us({"legio_10", "legio_1r", "legio_3"})}));
  EXPECT_EQ(lines.why("MOVE Antonius TO ROMA"), "problem_ambiguous@6");
  EXPECT_EQ(lines.read("ENTER Cassius IN Thessalonica"), lines.read("ENTREE Cassius EN MACEDOINE"));
  EXPECT_EQ(lines.read("WINTER Syria 5 TO Massalia"), lines.read("HIVER Asia 5 VERS Gallia 8"));
}

TEST(AleaOrderLines, Units) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  const auto units = [&](const char* list) {
    return std::get<Recruit>(lines.read(std::string("RECRUIT ITALIA: ") + list).body).units;
  };
  EXPECT_EQ(units("X, X-R, LEGIO XI"), us({"legio_10", "legio_10r", "legio_11"}));
  EXPECT_EQ(units("EQUITES 2PF, EQUITES 4PF"), us({"equites_2pf_1", "equites_4pf_1"}));
  EXPECT_EQ(units("EQUITES 4PF #3, #1"), us({"equites_4pf_3", "equites_4pf_1"}));
  EXPECT_EQ(units("2 AUXILIA, LEGIO X"), us({"auxilia_4", "auxilia_6", "legio_10"}));
  EXPECT_EQ(units("AUXILIA, AUXILIA #4"), us({"auxilia_6", "auxilia_4"}));
  EXPECT_EQ(units("NAVES 8PF 1 +1, NAVES 6PF +1, NAVES 4PF 0"),
            us({"naves_8pf_1_p1_1", "naves_6pf_p1_1", "naves_4pf_0_1"}));
  EXPECT_EQ(units("NAVES 6PF 0"), us({"naves_6pf_0_2"}));  // the first copy is at sea
  EXPECT_EQ(lines.why("RECRUIT ITALIA: EQUITES #1"), "problem_ambiguous@27");
  EXPECT_EQ(lines.why("RECRUIT ITALIA: EQUITES 4PF #9"), "problem_unknown_word@31");
  EXPECT_EQ(lines.why("RECRUIT ITALIA: NAVES 7PF"), "kind_not_there@1");
  EXPECT_EQ(lines.why("RECRUIT ITALIA: 9 AUXILIA"), "kind_not_there@1");
  EXPECT_EQ(lines.why("RECRUIT ITALIA: Caesar"), "units_wanted@1");
  EXPECT_EQ(lines.why("HOME PARTHI 99 IN PARTHI 1"), "problem_number_out_of_range@13");
}

TEST(AleaOrderLines, WholeStacksAndWhatIsLeft) {
  const TestTable t = example_map();
  LinesAt lines(t, Camp::caesarian);
  const auto move = [&](const char* line) { return std::get<Move>(lines.read(line).body); };
  EXPECT_EQ(move("MOVE Caesar WITH ALL TO HISPANIA 1").units, us({"legio_5", "legio_6", "legio_7"}));
  const Move all = move("BOUGE TOUT DE GALLIA 8 A GALLIA 7");
  EXPECT_EQ(all.leaders, ls({"dolabella", "trebonius"}));
  EXPECT_EQ(all.units,
            us({"legio_2", "legio_4", "equites_4pf_2", "auxilia_3", "auxilia_5"}));  // weakened ones last
  EXPECT_EQ(move("MOVE Dolabella WITH AUXILIA TO GALLIA 7").units, us({"auxilia_3"}));
  EXPECT_EQ(move("MOVE Dolabella WITH 2 AUXILIA TO GALLIA 7").units, us({"auxilia_3", "auxilia_5"}));
  lines.before = {lines.read("MOVE Dolabella WITH II, AUXILIA TO GALLIA 7")};
  const Move rest = move("MOVE Trebonius WITH REST TO GALLIA 9");
  EXPECT_EQ(rest.units, us({"legio_4", "equites_4pf_2", "auxilia_5"}));
  EXPECT_EQ(lines.why("MOVE ALL FROM GRAECIA 1 TO GRAECIA 2"), "nothing_left@1");
  EXPECT_EQ(lines.why("MOVE AUXILIA TO GRAECIA 2"), "from_where@1");
  EXPECT_EQ(lines.why("MOVE Cato TO GRAECIA 2"), "leader_not_on_map@1");
  EXPECT_EQ(lines.why("MOVE LEGIO XX TO GRAECIA 2"), "unit_not_on_map@1");
}

TEST(AleaOrderLines, AWayWithGapsIsCompleted) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  const Order order = lines.read("MOVE Lepidus WITH IX TO HISPANIA 1");
  const auto path = std::get<Move>(order.body).path;
  ASSERT_EQ(path.size(), 2u);
  EXPECT_TRUE(test_tables().border(z("gallia_7"), path[0].zone));
  EXPECT_TRUE(test_tables().border(path[0].zone, z("hispania_1")));
  EXPECT_EQ(path[1].zone, z("hispania_1"));
}

TEST(AleaOrderLines, TheYearOfAStandingOrder) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  for (const char* line :
       {"STAND GALLIA 8 UNTIL -47", "STAND GALLIA 8 UNTIL 47", "STAND GALLIA 8 UNTIL 47 BC",
        "TIENS GALLIA 8 JUSQU'EN -47", "TIENS GALLIA 8 jusqu'en 47 av. JC"})
    EXPECT_EQ(lines.read(line).until, -47) << line;
  EXPECT_EQ(lines.why("STAND GALLIA 8 UNTIL 4700"), "problem_number_out_of_range@22");
  const Order evade = lines.read("EVADE Caesar IF ODDS >= 2/1 UNTIL -46");
  EXPECT_EQ(evade.until, -46);
  EXPECT_EQ(evade.conditions.size(), 1u);
}

TEST(AleaOrderLines, ValuesOfStratagems) {
  TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  EXPECT_EQ(lines.why("COUP Scipio"), "which_value@1");  // no such counter in hand to go by
  EXPECT_EQ(lines.why("PLAY WALLS AT GALLIA 8"), "which_value@1");
  EXPECT_EQ(lines.why("PLAY WALLS -3 AT GALLIA 8"), "which_value@1");
  const auto holding = [&](Face face) {
    for (const CounterInfo& info : test_tables().counters)
      if (info.has(face)) return info.id.str();
    return std::string();
  };
  t.give_counter(holding(Face::coup_m2).c_str(), Camp::caesarian);
  EXPECT_EQ(std::get<Play>(lines.read("COUP Scipio").body).face, Face::coup_m2);
}

TEST(AleaOrderLines, RefusalsSayWhere) {
  const TestTable t = example_map();
  const LinesAt lines(t, Camp::caesarian);
  EXPECT_EQ(lines.why("MOEV Caesar TO ROMA"), "problem_unknown_word@1");
  EXPECT_EQ(lines.why("MOVE Ceasar TO ROMA"), "problem_unknown_word@6");
  EXPECT_EQ(lines.why("MOVE Caesar TO Itlaia 7"), "problem_unknown_word@16");
  EXPECT_EQ(lines.why("MOVE Caesar"), "problem_missing_word@12");
  EXPECT_EQ(lines.why("MOVE Caesar TO"), "problem_missing_word@15");
  EXPECT_EQ(lines.why("MOVE Caesar TO ROMA quickly please"), "problem_trailing_words@21");
  EXPECT_EQ(lines.why("PLAY FAVOUR BATTLE DIE 11"), "problem_number_out_of_range@24");
  EXPECT_EQ(lines.why("RETREAT GRAECIA 3"), "problem_missing_word@18");
  EXPECT_EQ(lines.why("DISCARD S99"), "problem_unknown_word@9");
  const Reading r = lines.reading("MOVE Ceasar TO ROMA");
  const std::string text = refusal_text(test_tables(), std::get<Refusal>(r), Language::en);
  EXPECT_TRUE(text.starts_with("“Ceasar” is not understood. Did you mean “Caesar”? Expected here: ALL"))
      << text;
}

// Random players propose stratagems that nobody can be found for: those are no lines.
bool lacks_target(const Order& order) {
  const Play* play = std::get_if<Play>(&order.body);
  if (!play) return false;
  const Name family = family_of(play->face);
  const bool needs_one = family == Name("coup") || family == Name("uprising") ||
                         family == Name("allegiance") || family == Name("assassination") ||
                         family == Name("pacify") || family == Name("pax_romana");
  return needs_one && play->peoples.empty() && play->leaders.empty() && !play->nation && !play->all;
}

// Random players write what they are about to do: every line must be read as it was meant.
TEST(AleaOrderLines, EverythingThatRandomPlayersWriteReadsBack) {
  Random random(20);
  for (const char* scenario : {"1", "3", "5", "7"}) {
    TestTable t(scenario);
    for (int round = 0; round < 150; ++round) {
      for (Counter& c : t.s().counter) {
        c.place = random.one_in(3) ? CounterPlace::hand : CounterPlace::bowl;
        c.holder = Seat{random.between(1, 2)};
      }
      const Camp camp = random.one_in(2) ? Camp::caesarian : Camp::republican;
      std::vector<Order> orders = propose_turn(t.p(), camp, random);
      for (auto more : {propose_smc(t.p(), camp, random), propose_standing(t.p(), camp, random),
                        propose_winter(t.p(), camp, random)})
        orders.insert(orders.end(), more.begin(), more.end());
      if (round % 10 == 0)
        for (const Order& order : propose_deployment(t.p(), camp, random)) orders.push_back(order);
      const LinesAt lines(t, camp);
      for (const Order& order : orders) {
        const std::string line =
            order_line(test_tables(), order, random.one_in(2) ? Language::en : Language::fr);
        if (lacks_target(order)) continue;
        const Order again = lines.read(line);
        EXPECT_EQ(to_json(again.body).dump(), to_json(order.body).dump()) << line;
        EXPECT_EQ(again.conditions.size(), order.conditions.size()) << line;
      }
    }
  }
}

}  // namespace orders_lines_test
}  // namespace adj::alea
