// PREVIEW: the odds that a player is told, against the tables; and that nothing of the other seat's enters.

#include <gmock/gmock.h>

#include "adjudicator/core/registry.h"
#include "adjudicator/games/alea/module.h"
#include "tests/games/alea/preview_for_test.h"

namespace adj::alea {
namespace preview_test {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;

TEST(AleaPreview, AMoveItsContactAndItsBattle) {
  // AIE-EX-33 AIE-8.2a AIE-8.3b AIE-TC.h AIE-TC.q  30 PF to 20; QU 4 against 2; die 1 to 6, +3 −1: rows 3 to
  // 8 of the column 3/1.
  const Field f = ilerda();
  EXPECT_THAT(
      smc(f, C, {to_ilerda()}),
      ElementsAre(
          "MOVE Caesar WITH LEGIO V, VI, VII, IX, X, XI FROM Gallia 9 TO Hispania 1: Gallia 9 → Hispania 1, "
          "1 PM "
          "of 3.",
          "Contact in Hispania 1 (Tarraco).",
          "Evasion: Afranius (VS 2) gets away with a chance of 0 in 10 (0%) (1d10 +3 BT, below VS), with 5 "
          "units at "
          "most.",
          "Battle in Hispania 1 (Tarraco), if nobody evades: 30 to 20 PF, column 3/2; quality 4 against 2, "
          "shift "
          "+2: column 3/1.",
          "Die modifiers: +3 BT attacker, −1 BT defender.",
          "You win with a chance of 6 in 6 (100%). Results (attacker / defender): 1/2 / A 1 in 6 (17%), 1/4 "
          "/ A 2 in 6 "
          "(33%), R / A 2 in 6 (33%), R / E 1 in 6 (17%). The winner scores 1 VP.",
          "Not counted: stratagems and standing orders of your opponent, which you cannot know."));
}

TEST(AleaPreview, InFrench) {
  const Field f = ilerda();
  const Lines lines = smc(f, C, {to_ilerda()}, Language::fr);
  EXPECT_THAT(lines, Contains("Contact en Hispania 1 (Tarraco)."));
  EXPECT_THAT(lines, Contains(StartsWith(
                         "Vous gagnez avec une probabilité de 6 sur 6 (100\u00a0%). Résultats (attaquant / "
                         "défenseur)\u00a0: 1/2 / A 1 sur 6 (17\u00a0%), ")));
  EXPECT_THAT(lines,
              Contains(HasSubstr(
                  "Évasion\u00a0: Afranius (VS 2) se dérobe avec une probabilité de 0 sur 10 (0\u00a0%)")));
}

TEST(AleaPreview, SeenByTheDefenderTheChancesAreHis) {
  // The same battle in reaction: he loses whatever falls; fewer than 35 PF score nothing.
  Field f("3", kFree);
  f.stand(R, "hispania_1", {"afranius", "legio_2"}).come(C, "gallia_9", "hispania_1", {"caesar", "legio_5"});
  f.s().turn.entered_from = {{z("hispania_1"), {z("gallia_9")}}};
  const Lines lines = preview(f, ReactionOrders{seat_of(f.s(), R), R, {z("hispania_1")}}, {});
  EXPECT_THAT(lines, Contains("Contact in Hispania 1 (Tarraco)."));
  EXPECT_THAT(lines, Contains(AllOf(StartsWith("You win with "), Not(HasSubstr("1 VP")))));
  EXPECT_THAT(lines, Not(Contains(HasSubstr("river or strait"))));
}

TEST(AleaPreview, TheEnemyWhoCrossedAStraitIsSeenToHave) {
  // AIE-TC.m AIE-RUL-08  From Sicily to Italia 7 over the strait; not when some came by land.
  for (const bool by_land_too : {false, true}) {
    Field f("3", kFree);
    f.stand(R, "italia_7", {"legio_2"}).come(C, "sicilia_1", "italia_7", {"caesar", "legio_5"});
    f.s().turn.entered_from = {{z("italia_7"), {z("sicilia_1")}}};
    if (by_land_too) f.s().turn.entered_from[z("italia_7")].insert(z("italia_6"));
    const Lines lines = preview(f, ReactionOrders{seat_of(f.s(), R), R, {z("italia_7")}}, {});
    if (by_land_too)
      EXPECT_THAT(lines, Contains("Die modifiers: +3 BT attacker."));
    else
      EXPECT_THAT(lines, Contains("Die modifiers: +3 BT attacker, −1 river or strait crossed."));
  }
}

TEST(AleaPreview, EvasionByTheBestVsAgainstTheBestBt) {
  // AIE-EX-34 AIE-8.2a  1d10 + 3 < 5.
  Field f("3", kFree);
  f.stand(C, "graecia_1", {"caesar", "legio_5"}).stand(R, "graecia_3", {"pompeius", "scipio", "legio_1"});
  EXPECT_THAT(
      smc(f, C, {march({kCaesar}, {"legio_5"}, "graecia_1", {"graecia_3"})}),
      Contains(
          "Evasion: Pompeius (VS 5) gets away with a chance of 2 in 10 (20%) (1d10 +3 BT, below VS), with 14 "
          "units at most."));
  // AIE-RUL-09  Attackers without a leader add nothing.
  EXPECT_THAT(smc(f, C, {march({}, {"legio_5"}, "graecia_1", {"graecia_3"})}),
              Contains("Evasion: Pompeius (VS 5) gets away with a chance of 5 in 10 (50%) (1d10, below VS), "
                       "with 14 units at "
                       "most."));
}

TEST(AleaPreview, NoEvasionWithoutAWayOut) {
  // AIE-8.2i AIE-8.2h  Achaia touches only the zone that the attackers come from.
  Field f("3", kFree);
  f.stand(C, "graecia_3", {"caesar", "legio_5"}).stand(R, "graecia_4", {"pompeius", "legio_1"});
  EXPECT_THAT(smc(f, C, {march({kCaesar}, {"legio_5"}, "graecia_3", {"graecia_4"})}),
              Contains("No evasion: there is no zone to go to."));
}

TEST(AleaPreview, LoneLeaders) {
  // AIE-8.2m AIE-8.2n AIE-8.2o
  const auto about = [](const char* scenario, const char* leader_id, const char* from, const char* zone) {
    Field f(scenario, kFree);
    f.stand(C, from, {"m_antonius", "legio_5"}).stand(R, zone, {leader_id});
    return smc(f, C, {march({kMAntonius}, {"legio_5"}, from, {zone})});
  };
  EXPECT_THAT(about("3", "cato", "graecia_1", "graecia_3"),
              Contains("Cato is alone among enemies: he escapes with a chance of 8 in 10 (80%) (1d10)."));
  EXPECT_THAT(about("5", "cassius", "graecia_1", "graecia_3"),
              Contains("Cassius is alone among enemies: he escapes with a chance of 2 in 10 (20%) (1d10)."));
  Field f("3", kFree);
  f.stand(C, "graecia_3", {"m_antonius", "legio_5", "legio_6"}).stand(R, "graecia_4", {"cato"});
  EXPECT_THAT(smc(f, C, {march({kMAntonius}, {"legio_5"}, "graecia_3", {"graecia_4"})}),
              Contains("Cato is alone among enemies and has nowhere to go: he dies."));
}

TEST(AleaPreview, FleetsThatMustOrCannotSail) {
  // AIE-8.2l AIE-RUL-12
  const auto attacked = [](Field::Ids defenders) {
    Field f("3", kFree);
    f.stand(C, "italia_6", {"caesar", "legio_5"});
    f.stand(R, "italia_7", defenders);
    return smc(f, C, {march({kCaesar}, {"legio_5"}, "italia_6", {"italia_7"})});
  };
  EXPECT_THAT(attacked({"pompeius", "naves_6pf_0_1"}),
              Contains("The naves of the Republican camp must sail away."));
  EXPECT_THAT(attacked({"naves_6pf_0_1"}),
              Contains("The naves of the Republican camp must sail and have nowhere to go: they are lost."));
}

TEST(AleaPreview, AtSea) {
  // AIE-8.2k AIE-8.1c  With troops aboard 1d10 + 3 < 5; they cannot be left in the water for a free way out.
  Field f("3", kFree);
  f.stand(C, "italia_1", {"agrippa", "naves_8pf_1_p1_1"});
  f.stand(R, "mare_tyrrhenum", {"pompeius", "naves_6pf_0_1", "legio_1"});
  const Lines lines =
      smc(f, C, {sail({l("agrippa")}, {"naves_8pf_1_p1_1"}, {}, "italia_1", {"mare_tyrrhenum"})});
  EXPECT_THAT(
      lines,
      Contains(
          "With troops aboard: Pompeius (VS 5) gets away with a chance of 2 in 10 (20%) (1d10 +3 BT, below "
          "VS)."));
  EXPECT_THAT(lines, Not(Contains(HasSubstr("naves alone"))));
  EXPECT_THAT(lines, Contains(StartsWith("Naval battle in Mare")));
}

TEST(AleaPreview, OwnStratagemsForTheBattleCount) {
  // AIE-6.3j AIE-6.3k  +2 moves the rows to 5 … 10; a condition that does not hold, and another zone, count
  // nothing.
  Field f = ilerda();
  f.give_counter("S19", C).give_counter("S13", R);
  Order siege = with_zone(Face::siegecraft_p2, "hispania_1");
  EXPECT_THAT(smc(f, C, {to_ilerda(), siege}),
              IsSupersetOf({"Die modifiers: +3 BT attacker, −1 BT defender, +2 siegecraft.",
                            "You win with a chance of 6 in 6 (100%). Results (attacker / defender): 1/4 / A "
                            "1 in 6 (17%), R / A "
                            "2 in 6 (33%), R / E 3 in 6 (50%). The winner scores 1 VP."}));
  Order elsewhere = with_zone(Face::siegecraft_p2, "gallia_8");
  EXPECT_THAT(smc(f, C, {to_ilerda(), elsewhere}),
              Contains("Die modifiers: +3 BT attacker, −1 BT defender."));
  siege.conditions = {odds_at_least(4, 1)};
  EXPECT_THAT(smc(f, C, {to_ilerda(), siege}), Contains("Die modifiers: +3 BT attacker, −1 BT defender."));
}

TEST(AleaPreview, VeniVidiViciIsNoDie) {
  // AIE-6.3i  4 PF of Galatae; Caesar's row is the last of the table.
  Field f("3", kFree);
  f.at_war("galatae", R)
      .stand(R, "galatae", {"galatae_1"})
      .stand(C, "asia_1", {"caesar", "legio_5", "legio_6"});
  f.party_leader("caesar");
  f.give_counter("S18", C);
  const Order attack = march({kCaesar}, {"legio_5", "legio_6"}, "asia_1", {"galatae"});
  const Lines lines = smc(f, C, {attack, with_zone(Face::veni_vidi_vici, "galatae")});
  EXPECT_THAT(lines, Contains("Veni, vidi, vici replaces the die: row 9."));
  EXPECT_THAT(
      lines,
      Contains(StartsWith("You win with a chance of 6 in 6 (100%). Results (attacker / defender): R / ")));
  EXPECT_THAT(lines, Not(Contains(StartsWith("Die modifiers"))));
  EXPECT_THAT(smc(f, C, {attack}),
              Contains("Die modifiers: +3 BT attacker, −1 enemies of Rome defend outside the Republic."));
}

TEST(AleaPreview, StratagemsOfPhaseE) {
  // AIE-6.3c AIE-6.3d AIE-6.3e
  Field f = ilerda();
  f.give_counter("S12", C).give_counter("S16", C);
  f.stand(R, "graecia_3", {"pompeius", "legio_1"});
  EXPECT_THAT(
      smc(f, C, {on_leader(Face::assassination, l("afranius"))}),
      Contains(
          "PLAY ASSASSINATION Afranius: Afranius dies with a chance of 2 in 10 (20%) (1d10, 8 or more)."));
  EXPECT_THAT(
      smc(f, C, {with_zone(Face::plague, "graecia_3")}),
      Contains("PLAY PLAGUE Graecia 3: weakened, or eliminated if weakened already: Legio I. Each of these "
               "dies with a chance of 1 in 10 (10%): Pompeius. Who enters Graecia 3 (Dyrrachium) later this "
               "year is hit "
               "with a chance of 1 in 10 (10%)."));
  Field g("5", kFree);
  g.stand(C, "italia_1", {"octavianus"}).give_counter("S12", R);
  EXPECT_THAT(smc(g, R, {on_leader(Face::assassination, kOctavianus)}),
              Contains(HasSubstr("Octavianus dies with a chance of 1 in 10 (10%) (1d10, 9 or more).")));
  f.s().plague = z("hispania_1");
  EXPECT_THAT(smc(f, C, {to_ilerda()}), Contains("The plague is in Hispania 1 (Tarraco): each piece that "
                                                 "enters it is hit with a chance of 1 in 10 (10%)."));
}

TEST(AleaPreview, IdesOfMarch) {
  // AIE-3.5.3d  1d6 +2, +1 in Rome, +1 once Pompeius is dead: 4, 3, 2 and more.
  Field f("1", kFree);
  f.stand(C, "gallia_9", {"caesar"}).stand(R, "graecia_3", {"pompeius"}).give_counter("S15", R);
  const auto ides = [&] { return smc(f, R, {play(Face::ides_of_march)}); };
  EXPECT_THAT(
      ides(),
      Contains(HasSubstr("succeeds with a chance of 3 in 6 (50%) (1d6, +2 Ides of March: 6 or more)")));
  f.put(kCaesar, "italia_1");
  EXPECT_THAT(ides(), Contains(HasSubstr("succeeds with a chance of 4 in 6 (67%)")));
  leader(f.s(), kPompeius).where = Where::removed;
  EXPECT_THAT(ides(), Contains(HasSubstr("succeeds with a chance of 5 in 6 (83%)")));
}

TEST(AleaPreview, WithoutContact) {
  Field f = ilerda();
  EXPECT_THAT(
      smc(f, C, {march({kCaesar}, {"legio_5"}, "gallia_9", {"gallia_8", "gallia_5"})}),
      ElementsAre("MOVE Caesar WITH LEGIO V FROM Gallia 9 VIA Gallia 8 TO Gallia 5: Gallia 9 → Gallia 8 → "
                  "Gallia 5, 2 PM of 3.",
                  "No contact with the enemy."));
  // AIE-3.4.1e  Without a leader one zone, whatever it costs.
  EXPECT_THAT(smc(f, C, {march({}, {"legio_5"}, "gallia_9", {"gallia_8"})}),
              Contains("MOVE LEGIO V FROM Gallia 9 TO Gallia 8: Gallia 9 → Gallia 8, 1 PM."));
  Order never = march({kCaesar}, {"legio_5"}, "gallia_9", {"gallia_8"});
  never.conditions = {{ConditionKind::region_enemy, {}, 0, 1, {}, {}, RegionId("gallia")}};
  EXPECT_THAT(smc(f, C, {never}), Contains(HasSubstr("as things stand its condition does not hold")));
}

// --- Phases B to D

TestTable opening(int year) {
  TestTable t("1");
  t.clear_map();
  t.s().phase = Phase::a;
  t.s().year = year;
  t.put(kCaesar, "gallia_9").put(kPompeius, "graecia_3");
  return t;
}

TEST(AleaPreview, InitiativeEventAndNaturalDeaths) {
  // AIE-2.Ba AIE-2.De AIE-TL.c AIE-EX-29a  CP 6: 1 to 5; in -49 it is fixed (AIE-2.Bc).
  TestTable t = opening(-38);
  const Lines lines = turn(t, C, {});
  EXPECT_THAT(
      lines,
      Contains(
          "Initiative: the Caesarian camp has it with a chance of 5 in 6 (83%) (1d6 below CP 6), unless a "
          "stratagem reverses it."));
  EXPECT_THAT(lines, Contains(AllOf(HasSubstr("Epidemic in Rome 1 in 60 (2%);"),
                                    HasSubstr("Hard winter 6 in 60 (10%);"),
                                    HasSubstr("Famine among the barbarians 1 in 60 (2%)."))));
  EXPECT_THAT(lines, Contains("Natural deaths in phase D: Caesar 4 in 10 (40%); Pompeius 6 in 10 (60%)."));
  EXPECT_THAT(turn(opening(-49), C, {}), Not(Contains(StartsWith("Initiative"))));
  EXPECT_THAT(turn(opening(-44), C, {}), Not(Contains(StartsWith("Natural deaths"))));
  t.s().phase = Phase::d;
  const Lines late = preview(t, AdministrationOrders{seat_of(t.s(), C), C, true}, {});
  EXPECT_THAT(late, ElementsAre("Natural deaths in phase D: Caesar 4 in 10 (40%); Pompeius 6 in 10 (60%)."));
}

TEST(AleaPreview, Coups) {
  // AIE-3.6.2a AIE-3.6.3a AIE-3.6.3b AIE-3.6.3d AIE-3.6.5b AIE-RUL-56 AIE-RUL-58 AIE-EX-39
  TestTable t = opening(-46);
  t.give_counter("S06", R).give_counter("S04", R);
  t.put(l("lepidus"), "hispania_1").put(l("hirtius"), "hispania_1");
  t.put(l("trebonius"), "hispania_2").put(l("d_brutus"), "hispania_2").put(l("octavianus"), "hispania_3");
  EXPECT_THAT(
      turn(t, R, {on_leader(Face::coup_m2, l("lepidus"))}),
      IsSupersetOf({"COUP Lepidus WITH -2: valid with a chance of 6 in 6 (100%) (1d6 −2, at most CP 4).",
                    "If the coup is valid and your opponent tries it, Lepidus becomes a Triumvir with a "
                    "chance of 2 in 6 (33%) "
                    "(1d6 below CP 3).",
                    "If it is valid, these join him at once: Hirtius.",
                    "If it is valid, Hispania 2 (Carthago Nova) joins him with a chance of 2 in 6 (33%) (1d6 "
                    "−2, above CP 2 of "
                    "D. Brutus)."}));
  const Lines plain_coup = turn(t, R, {on_leader(Face::coup_0, l("lepidus"))});
  EXPECT_THAT(plain_coup,
              Contains("COUP Lepidus WITH 0: valid with a chance of 4 in 6 (67%) (1d6, at most CP 4)."));
  EXPECT_THAT(plain_coup, Not(Contains(HasSubstr("Hispania 3")))) << "Octavianus cannot change camp";
  t.put(kCaesar, "hispania_5");
  EXPECT_THAT(turn(t, R, {on_leader(Face::coup_0, l("lepidus"))}), Not(Contains(HasSubstr("Triumvir"))));
  t.put(kCaesar, "hispania_1");
  EXPECT_THAT(turn(t, R, {on_leader(Face::coup_0, l("lepidus"))}),
              Contains(StartsWith("COUP Lepidus WITH 0: as things stand it could not be carried out.")));
}

TEST(AleaPreview, UprisingsAndDiplomacy) {
  // AIE-4.4.1b AIE-4.4.1c AIE-4.4.2c  C controls Gallia, R the rest.
  TestTable t = opening(-46);
  t.give_counter("S09", C);
  const Lines lines =
      turn(t, C, {on_peoples(Face::uprising_two_minors, {PeopleId("germani"), PeopleId("daci")})});
  EXPECT_THAT(lines, Contains("The Germani: the Republican camp would control them."));
  EXPECT_THAT(
      lines,
      Contains(
          "The Daci: a lot decides; the Caesarian camp would control them with a chance of 3 in 6 (50%)."));
  people(t.s(), kAegyptii).status = PeopleStatus::war;
  people(t.s(), kAegyptii).camp = R;
  EXPECT_THAT(turn(t, C, {given(Diplomacy{kAegyptii, kCaesar})}),
              Contains("DIPLOMACY Aegyptii WITH Caesar: allegiance with a chance of 5 in 10 (50%) (Caesar: "
                       "1d10 +1, below CP 6)."));
  t.put(kCaesar, "asia_5");
  EXPECT_THAT(turn(t, C, {given(Diplomacy{kAegyptii, kCaesar})}),
              Contains("DIPLOMACY Aegyptii WITH Caesar: allegiance with a chance of 6 in 10 (60%) (Caesar: "
                       "1d10, below CP 6)."));
  EXPECT_THAT(
      turn(t, C, {given(Diplomacy{kPontici, kCaesar})}),
      Contains(StartsWith("DIPLOMACY Pontici WITH Caesar: as things stand it could not be carried out.")));
}

TEST(AleaPreview, WhatW1TakesOnTrustIsJudgedNow) {
  // AIE-3.5.1d AIE-3.1.1c
  TestTable t = opening(-46);
  t.put(l("hirtius"), "gallia_9").put("legio_5", "gallia_9", C);
  EXPECT_THAT(turn(t, C, {given(Nominate{l("hirtius")})}),
              Contains(StartsWith("NOMINATE Hirtius: as things stand it could not be carried out.")));
  EXPECT_THAT(turn(t, C, {given(Disband{{u("legio_5")}})}),
              Contains(StartsWith("DISBAND LEGIO V: as things stand it could not be carried out.")));
  EXPECT_THAT(turn(t, C, {given(Hold{Phase::d})}), Contains("HOLD D: no die is rolled for it."));
}

TEST(AleaPreview, WhereNoDieFalls) {
  TestTable t("1");
  t.s().phase = Phase::f;
  EXPECT_THAT(preview(t, WinterOrders{seat_of(t.s(), C), C}, {given(RecruitPolicy{true})}),
              ElementsAre("RECRUIT MAX: no die is rolled for it."));
  EXPECT_TRUE(Alea::preview(test_tables(), t.s(), {}, Seat{1}, Language::en).empty());
}

// --- Secrets

TEST(AleaPreview, NothingOfTheOtherSeatsSecretsEnters) {
  Field f = ilerda();
  f.give_counter("S13", R).give_counter("S08", R);
  f.stand(R, "gallia_8", {"naves_6pf_0_1"});
  const Lines before = smc(f, C, {to_ilerda()});
  f.standing(R, with_zone(Face::walls_m2, "hispania_1")).standing(R, given(Stand{z("hispania_1")}));
  f.orders(R, Evade{l("afranius"), std::nullopt, false, {}, {}});
  EXPECT_EQ(smc(f, C, {to_ilerda()}), before);
  Random random(7);
  for (int i = 0; i < 5; ++i) {
    Alea::change_secrets(test_tables(), f.s(), seat_of(f.s(), C), random);
    EXPECT_EQ(smc(f, C, {to_ilerda()}), before);
  }
}

TEST(AleaPreview, TheSameAtEveryPauseOfAGameWhateverTheOtherHides) {
  const auto module = make_module({});
  Random random(11);
  int compared = 0, told = 0;
  for (const char* scenario : {"1", "5"}) {
    StartRequest start;
    start.scenario = scenario;
    start.seed = practice_seed("alea", 3);
    const auto game = module->start(start);
    game->advance();
    for (int windows = 0; windows < 40 && !game->over(); ++windows) {
      for (const OpenDecision& d : game->window(Language::en).decisions) {
        game->submit(d.seat, "WAIT\n" + game->random_mail(d.seat, random, Language::en), Language::en);
        for (const Language language : {Language::en, Language::fr}) {
          const Lines lines = game->preview(d.seat, language);
          EXPECT_EQ(game->with_other_secrets(d.seat, random)->preview(d.seat, language), lines);
          ++compared;
          if (!lines.empty()) ++told;
        }
      }
      game->close_window();
      game->advance();
    }
  }
  EXPECT_GT(compared, 100);
  EXPECT_GT(told, compared / 2);
}

}  // namespace preview_test
}  // namespace adj::alea
