// The order languages the games publish, read with a small grammar of the test: each English line and its
// French twin must give the same reading. The sentences are those of the games' order tables.

#include <gtest/gtest.h>

#include "adjudicator/core/words.h"

namespace adj::words {
namespace {

struct Words {
  Lexicon verbs{"verb"}, zones{"zone"}, seas{"sea"}, leaders{"leader"}, legions{"unit"}, peoples{"people"},
      stratagems{"stratagem"}, regions{"region"};
};

Words make_words() {
  Words w;
  w.verbs.add_verb("deploy", {"DEPLOY", "DEPLOIE"}).add_verb("move", {"MOVE", "BOUGE", "DEPLACE", "MARCHE"});
  w.verbs.add_verb("sail", {"SAIL", "NAVIGUE", "EMBARQUE"}).add_verb("evade", {"EVADE", "EVASION"});
  w.verbs.add_verb("play", {"PLAY", "JOUE"})
      .add_verb("coup", {"COUP"})
      .add_verb("diplomacy", {"DIPLOMACY", "DIPLOMATIE"});
  w.verbs.add_verb("losses", {"LOSSES", "PERTES"}).add_verb("recruit", {"RECRUIT", "RECRUTE"});
  w.verbs.add_verb("escape", {"ESCAPE", "FUITE CHEF", "ECHAPPE"}).add_verb("smc", {"SMC"});
  w.verbs.add_verb("keep_units", {"KEEP AT", "GARDE"}).add_verb("keep", {"KEEP", "CONSERVE"});
  add_common_commands(w.verbs, 100);
  for (const char* region : {"Italia", "Gallia", "Graecia", "Hispania", "Asia", "Africa"}) {
    w.regions.add(Name(fold(region)), {region});
    for (int i = 1; i <= 9; ++i) {
      const std::string n = std::to_string(i);
      w.zones.add(Name(fold(region) + "_" + n), {std::string(region) + " " + n});
    }
  }
  w.zones.add("italia_1", {"Roma", "Latium (Rome)"})
      .add("asia_5", {"Syria 5"})
      .add("pontici", {"Pontici", "Pont"});
  w.seas.add("mare_occidentale", {"Mare Internum Occidentalis", "Mare Occidentalis"});
  w.seas.add("mare_centrale", {"Mare Internum Centralis", "Mare Centralis"});
  for (const char* l : {"Caesar", "M. Antonius", "L. Antonius", "Lepidus", "Dolabella", "Trebonius",
                        "Pompeius", "G. Pompeius", "Scipio", "Cato", "Surena"}) {
    w.leaders.add(Name(fold(l)), {l});
  }
  for (const char* l :
       {"I", "II", "III", "V", "VI", "VII", "IX", "X", "XII", "XV", "XXI", "XXII", "XXX", "I-R"}) {
    w.legions.add(Name(fold(l)), {l});
  }
  w.peoples.add("parthi", {"Parthi", "Parthes"}).add("numidae", {"Numidae", "Numides"});
  w.stratagems.add("siegecraft", {"SIEGECRAFT", "POLIORCETIQUE"}).add("walls", {"WALLS", "MURAILLE"});
  w.stratagems.add("favour", {"FAVOUR", "FAVEUR"})
      .add("imperium", {"IMPERIUM"})
      .add("initiative", {"INITIATIVE"});
  w.stratagems.add("pax_romana", {"PAX ROMANA"}).add("flight", {"FLIGHT", "FUITE"}).add("veni", {"VENI"});
  return w;
}

const Words& words() {
  static const Words w = make_words();
  return w;
}

// LEGIO X, X, X-R, EQUITES 4PF, AUXILIA #2, NAVES 8PF 2 +1, PARTHI 1, 2, a leader, REST, ALL.
std::optional<std::string> piece(Cursor& c) {
  if (c.keyword(kAll)) return "all";
  if (c.keyword(kRest)) return "rest";
  for (const char* type : {"EQUITES", "AUXILIA", "NAVES"}) {
    if (!c.keyword({type})) continue;
    std::string s = fold(type);
    if (const auto pf = c.integer(1, 9, Sign::kNone)) {
      c.expect({"PF"});
      s += ":" + std::to_string(*pf) + "pf";
    }
    if (const auto capacity = c.integer(0, 9, Sign::kNone)) s += ":" + std::to_string(*capacity);
    if (const auto bonus = c.integer(-9, 9, Sign::kRequired)) s += ":bt" + std::to_string(*bonus);
    if (const auto copy = c.copy_mark(9)) s += "#" + std::to_string(*copy);
    return s;
  }
  const bool legio = c.keyword({"LEGIO", "LEGION", "LEGIONS", "LEGIONES"});
  if (!legio) {
    if (const auto people = c.match(words().peoples)) {
      std::string s = people->id.str();
      for (const int n : c.list_of([](Cursor& k) { return k.integer(1, 9, Sign::kNone); }))
        s += ":" + std::to_string(n);
      return s;
    }
  }
  const auto hit = legio ? c.match(words().legions) : c.match_any({&words().legions, &words().leaders});
  if (!hit) return {};
  return hit->id.str();
}

std::string pieces(Cursor& c) {
  std::string s;
  for (const std::string& p : c.list_of(piece)) s += (s.empty() ? "" : ",") + p;
  if (s.empty()) c.fail();
  return s;
}

std::string place(Cursor& c) {
  const auto hit = c.need_any({&words().zones, &words().seas});
  return hit ? hit->id.str() : "";
}

std::string places(Cursor& c) {
  std::string s;
  for (const Hit& h : c.list_of([](Cursor& k) { return k.match_any({&words().zones, &words().seas}); })) {
    s += (s.empty() ? "" : ",") + h.id.str();
  }
  if (s.empty()) c.fail();
  return s;
}

std::string condition(std::optional<Cursor> c) {
  if (!c) return "";
  std::string s = " if ";
  if (c->keyword({"LOST", "PERDUE"})) {
    s += "lost";
  } else if (c->keyword({"INITIATIVE"})) {
    s += "initiative";
  } else if (c->keyword({"ODDS", "RAPPORT"}) || c->keyword({"SPQR"})) {
    const auto comparison = c->need_comparison();
    if (comparison) {
      s += std::to_string(static_cast<int>(comparison->compare)) + " " +
           std::to_string(comparison->value.numerator) + "/" + std::to_string(comparison->value.denominator);
    }
  } else {
    const auto people = c->need(words().peoples);
    c->expect({"AT WAR", "EN GUERRE"});
    if (people) s += people->id.str() + " war";
  }
  c->finish();
  return c->ok() ? s : " if PROBLEM " + std::to_string(c->problem()->column);
}

std::string play(Cursor& c) {
  const std::string when = condition(c.take_condition());
  const auto face = c.need(words().stratagems);
  std::string s = face ? face->id.str() : "";
  if (const auto value = c.integer(-2, 2, Sign::kRequired)) s += " " + std::to_string(*value);
  if (c.keyword({"BATTLE", "BATAILLE"})) s += " battle " + place(c);
  if (c.keyword({"DIE", "DE"})) s += " die " + std::to_string(c.need_integer(1, 10).value_or(0));
  if (const auto leader = c.match(words().leaders)) s += " " + leader->id.str();
  if (c.keyword(kAll)) s += " all";
  if (c.keyword(kAt)) s += " at " + place(c);
  if (c.keyword({"TO", "VERS"})) s += " to " + place(c);
  return s + when;
}

std::string march(Cursor& c) {
  std::string s = pieces(c);
  if (c.keyword(kWith)) s += " with " + pieces(c);
  if (c.keyword({"CARRY", "TRANSPORTE"})) s += " carry " + pieces(c);
  if (c.keyword(kFrom)) s += " from " + place(c);
  if (c.keyword(kVia)) s += " via " + places(c);
  if (c.keyword({"DROP", "LAISSE"})) s += " drop " + pieces(c);
  c.expect(kTo);
  return s + " to " + place(c);
}

std::string evade(Cursor& c) {
  const std::string when = condition(c.take_condition({"TO", "VERS"}));
  std::string s = c.keyword({"FLEET", "FLOTTE"}) ? "fleet " + place(c) : pieces(c);
  c.expect({"TO", "VERS"});
  s += " to " + places(c);
  if (c.keyword({"TAKE", "EMMENE"})) s += " take " + pieces(c);
  return s + when;
}

std::string other(Cursor& c, const std::string& verb) {
  if (verb == "deploy") {
    if (c.keyword(kDefault)) return "default";
    const std::string s = pieces(c);
    c.expect(kIn);
    return s + " in " + place(c);
  }
  if (verb == "coup" || verb == "diplomacy") {
    const std::string when = condition(c.take_condition());
    const auto who = c.need_any({&words().leaders, &words().peoples});
    c.expect(kWith);
    const auto bonus = c.integer(-2, 0);
    const std::string with = bonus ? std::to_string(*bonus) : pieces(c);
    return (who ? who->id.str() : "") + " with " + with + when;
  }
  if (verb == "losses" || verb == "keep_units") {
    const bool at = c.keyword(kAt) || verb == "keep_units";
    const std::string where = at ? "at " + place(c) + " " : "";
    if (at) c.need_colon();
    return where + pieces(c);
  }
  if (verb == "recruit") {
    if (c.keyword({"MAX"})) return "max";
    const auto region = c.need(words().regions);
    c.need_colon();
    return (region ? region->id.str() : "") + " " + pieces(c);
  }
  if (verb == "escape") {
    const std::string s = pieces(c);
    c.expect({"TO", "VERS"});
    return s + " to " + places(c);
  }
  if (verb == "smc") {
    const std::string n = std::to_string(c.need_integer(1, 20).value_or(0));
    c.need_colon();
    return n;
  }
  return c.keyword(kAll) ? "all" : "";
}

std::string read(std::string_view text) {
  const std::vector<Line> lines = lines_of(text);
  if (lines.size() != 1) return "no line";
  Cursor c(lines[0]);
  const auto hit = c.need(words().verbs);
  const std::string verb = hit ? hit->id.str() : "";
  std::string s = verb + " ";
  if (verb == "play") {
    s += play(c);
  } else if (verb == "move" || verb == "sail") {
    s += march(c);
  } else if (verb == "evade") {
    s += evade(c);
  } else if (hit) {
    s += other(c, verb);
  }
  c.finish();
  if (c.ok()) return s;
  std::string why = std::string(name_of(c.problem()->kind)) + "@" + std::to_string(c.problem()->column) +
                    " " + c.problem()->found;
  for (const std::string& t : c.problem()->suggestions) why += " ?" + t;
  return why;
}

struct Twin {
  const char* english;
  const char* french;
  const char* reading;
};

class WordsTwins : public testing::TestWithParam<Twin> {};

TEST_P(WordsTwins, BothLanguagesReadTheSame) {
  EXPECT_EQ(read(GetParam().english), GetParam().reading);
  EXPECT_EQ(read(GetParam().french), GetParam().reading);
}

INSTANTIATE_TEST_SUITE_P(
    Alea, WordsTwins,
    testing::Values(
        Twin{"DEPLOY Caesar, M. Antonius, LEGIO X, XII IN ITALIA 1",
             "DÉPLOIE Caesar, M. Antonius, LEGIO X, XII EN ITALIA 1",
             "deploy caesar,m. antonius,x,xii in italia_1"},
        Twin{"Deploy Caesar M.Antonius legio X XII in italia_1",
             "- déployer Caesar et M Antonius, X & XII en Italia1",
             "deploy caesar,m. antonius,x,xii in italia_1"},
        Twin{"DEPLOY Lepidus IN ROMA", "DEPLOIE Lepidus A ROMA", "deploy lepidus in italia_1"},
        Twin{"DEPLOY DEFAULT", "DEPLOIE DEFAUT", "deploy default"},
        Twin{"PLAY INITIATIVE IF LOST", "JOUE INITIATIVE SI PERDUE", "play initiative if lost"},
        Twin{"COUP Scipio WITH -1 IF INITIATIVE", "COUP Scipio AVEC −1 SI INITIATIVE",
             "coup scipio with -1 if initiative"},
        Twin{"DIPLOMACY Numidae WITH Caesar IF Numidae AT WAR",
             "DIPLOMATIE Numides AVEC Caesar SI Numidae EN GUERRE",
             "diplomacy numidae with caesar if numidae war"},
        Twin{"MOVE Caesar WITH LEGIO V, VI, VII FROM GALLIA 9 TO HISPANIA 1",
             "BOUGE Caesar AVEC LEGIO V, VI, VII DE GALLIA 9 A HISPANIA 1",
             "move caesar with v,vi,vii from gallia_9 to hispania_1"},
        Twin{"MOVE LEGIO I-R TO GALLIA 4", "BOUGEZ la LEGIO I-R à GALLIA 4", "move i-r to gallia_4"},
        Twin{"MOVE Lepidus WITH VI, IX VIA GALLIA 8 DROP IX TO ITALIA 3",
             "BOUGE Lepidus AVEC VI, IX VIA GALLIA 8 LAISSE IX A ITALIA 3",
             "move lepidus with vi,ix via gallia_8 drop ix to italia_3"},
        Twin{"SAIL Dolabella, Trebonius WITH NAVES 6PF 0 CARRY LEGIO II, V, EQUITES 4PF FROM GALLIA 8 VIA "
             "MARE "
             "OCCIDENTALIS TO MARE CENTRALIS",
             "NAVIGUE Dolabella, Trebonius AVEC NAVES 6PF 0 TRANSPORTE LEGIO II, V, EQUITES 4PF DE GALLIA 8 "
             "VIA MARE "
             "OCCIDENTALIS A MARE CENTRALIS",
             "sail dolabella,trebonius with naves:6pf:0 carry ii,v,equites:4pf from gallia_8 via "
             "mare_occidentale to "
             "mare_centrale"},
        Twin{"MOVE Surena WITH PARTHI 1, 2, 3 TO ASIA 5", "BOUGE Surena AVEC PARTHES 1, 2, 3 A SYRIA 5",
             "move surena with parthi:1:2:3 to asia_5"},
        Twin{"EVADE Pompeius IF ODDS >= 3/2 TO GRAECIA 4, GRAECIA 2 TAKE LEGIO I, III",
             "EVASION Pompeius SI RAPPORT ≥ 3/2 VERS GRAECIA 4, GRAECIA 2 EMMENE LEGIO I, III",
             "evade pompeius to graecia_4,graecia_2 take i,iii if 4 3/2"},
        Twin{"EVADE FLEET ITALIA 7 TO MARE CENTRALIS", "EVASION de la FLOTTE d'ITALIA 7 VERS MARE CENTRALIS",
             "evade fleet italia_7 to mare_centrale"},
        Twin{"PLAY SIEGECRAFT +2 AT ITALIA 1", "JOUE la POLIORCÉTIQUE +2 A ITALIA 1",
             "play siegecraft 2 at italia_1"},
        Twin{"PLAY WALLS -2 AT GALLIA 8 IF ODDS >= 1/1", "JOUE MURAILLE –2 A GALLIA 8 SI RAPPORT >= 1/1",
             "play walls -2 at gallia_8 if 4 1/1"},
        Twin{"PLAY FLIGHT Pompeius TO GRAECIA 4 IF ODDS >= 2/1",
             "JOUE FUITE Pompeius VERS GRAECIA 4 SI RAPPORT >= 2/1",
             "play flight pompeius to graecia_4 if 4 2/1"},
        Twin{"PLAY VENI AT PONTICI", "JOUE VENI A PONTICI", "play veni at pontici"},
        Twin{"PLAY FAVOUR BATTLE GRAECIA 3 DIE 6", "JOUE FAVEUR BATAILLE GRAECIA 3 DÉ 6",
             "play favour battle graecia_3 die 6"},
        Twin{"PLAY PAX ROMANA ALL", "JOUE PAX ROMANA TOUS", "play pax_romana all"},
        Twin{"PLAY IMPERIUM IF SPQR >= 4", "JOUE IMPERIUM SI SPQR >= 4", "play imperium if 4 4/1"},
        Twin{"LOSSES AUXILIA #2, EQUITES, I-R, XXX", "PERTES AUXILIA #2, EQUITES, I-R, XXX",
             "losses auxilia#2,equites,i-r,xxx"},
        Twin{"LOSSES AT GRAECIA 3: XXI, XXII", "PERTES A GRAECIA 3 : XXI, XXII",
             "losses at graecia_3 xxi,xxii"},
        Twin{"ESCAPE Cato TO AFRICA 2", "FUITE CHEF Cato VERS AFRICA 2", "escape cato to africa_2"},
        Twin{"KEEP AT ITALIA 1: LEGIO X, XII, EQUITES", "GARDE A ITALIA 1: LEGIO X, XII, EQUITES",
             "keep_units at italia_1 x,xii,equites"},
        Twin{"RECRUIT ITALIA: LEGIO I-R, LEGIO XV, EQUITES 4PF, NAVES 8PF 2 +1",
             "RECRUTE ITALIA: LEGIO I-R, LEGIO XV, EQUITES 4PF, NAVES 8PF 2 +1",
             "recruit italia i-r,xv,equites:4pf,naves:8pf:2:bt1"},
        Twin{"RECRUIT MAX", "RECRUTE MAX", "recruit max"}, Twin{"SMC 2:", "SMC 2 :", "smc 2"},
        Twin{"PASS ALL", "PASSE TOUT", "pass all"}, Twin{"DONE", "FINI", "done "},
        Twin{"CANCEL ALL", "ANNULE TOUT", "cancel all"}));

TEST(WordsOrders, AbbreviationsAreRead) {
  EXPECT_EQ(read("deplo caes, X in gal 8"), "deploy caesar,x in gallia_8");
  EXPECT_EQ(read("depl caes, X in gal 8"), "ambiguous@1 depl ?DEPLOIE ?DEPLACE");
  EXPECT_EQ(read("deplo leg X in gal 8"), "unknown_word@7 leg ?LEGIO");
  EXPECT_EQ(read("nav dolab avec NAVES a gall 8"), "sail dolabella with naves to gallia_8");
}

TEST(WordsOrders, RefusalsSayWhere) {
  EXPECT_EQ(read("MOEV Caesar TO ROMA"), "unknown_word@1 MOEV ?MOVE");
  EXPECT_EQ(read("MOVE Ceasar TO ROMA"), "unknown_word@6 Ceasar ?Caesar");
  EXPECT_EQ(read("MOVE Caesar TO Itlaia 7"), "unknown_word@16 Itlaia ?Italia 7");
  EXPECT_EQ(read("MOVE Caesar WITH X, XIL TO ROMA"), "unknown_word@21 XIL ?XII");
  EXPECT_EQ(read("MOVE Caesar"), "missing_word@12 ");
  EXPECT_EQ(read("MOVE Caesar TO"), "missing_word@15 ");
  EXPECT_EQ(read("MOVE Caesar TO Gallia"),
            "ambiguous@16 Gallia ?Gallia 1 ?Gallia 2 ?Gallia 3 ?Gallia 4 ?Gallia 5 "
            "?Gallia 6 ?Gallia 7 ?Gallia 8 ?Gallia 9");
  EXPECT_EQ(read("MOVE Antonius TO ROMA"), "ambiguous@6 Antonius ?M. Antonius ?L. Antonius");
  EXPECT_EQ(read("MOVE Caesar TO ROMA quickly please"), "trailing_words@21 quickly please");
  EXPECT_EQ(read("PLAY FAVOUR DIE 11"), "number_out_of_range@17 11");
  EXPECT_EQ(read("SMC 99999999999:"), "number_out_of_range@5 99999999999");
  EXPECT_EQ(read("PLAY IMPERIUM IF SPQR 4"), "play imperium if PROBLEM 23");
  EXPECT_EQ(read("DÉPLOIE Cæsar en Grœcia 3"), "unknown_word@18 Grœcia ?Graecia 3");
  EXPECT_EQ(read("MOVE XXX-R TO ROMA"), "unknown_word@6 XXX-R ?XXX");
}

// ---------------------------------------------------------------- turns of phrase of Res Publica Romana

struct Senate {
  Lexicon senators{"senator"}, provinces{"province"}, wars{"war"};
};

const Senate& senate() {
  static const Senate s = [] {
    Senate t;
    t.senators.add("1", {"Cornelius"}).add("1A", {"P. Cornelius Scipio Africanus", "Scipio", "Scipion"});
    t.senators.add("2", {"Fabius"}).add("3", {"Claudius"}).add("4", {"Fulvius"});
    t.provinces.add("sicilia", {"Sicilia", "Sicile"}).add("africa", {"Africa", "Afrique"});
    t.wars.add("punic_1", {"1st Punic", "1ere Punique", "1re Punique"})
        .add("punic_2", {"2nd Punic", "2e Punique"});
    return t;
  }();
  return s;
}

TEST(WordsOrders, SenatorsByNameSurnameOrId) {
  for (const char* name : {"Scipio", "SCIPION", "1A", "1 A", "P. Cornelius Scipio", "Cornelius Scipio"}) {
    Cursor c(name);
    const auto hit = c.need(senate().senators);
    ASSERT_TRUE(hit) << name;
    EXPECT_EQ(hit->id, "1A") << name;
    EXPECT_TRUE(c.finish()) << name;
  }
  Cursor c("Cornelius");
  EXPECT_EQ(c.need(senate().senators)->id, "1");
}

TEST(WordsOrders, PairsWithEquals) {
  for (const char* line : {"Sicilia=Claudius Africa=Fulvius", "Sicile = Claudius, Afrique = Fulvius"}) {
    Cursor c(line);
    const auto pairs = c.list_of([](Cursor& k) -> std::optional<std::string> {
      const auto province = k.match(senate().provinces);
      if (!province || !k.equals()) return {};
      const auto senator = k.need(senate().senators);
      if (!senator) return {};
      return province->id.str() + "=" + senator->id.str();
    });
    EXPECT_EQ(pairs, (std::vector<std::string>{"sicilia=3", "africa=4"})) << line;
    EXPECT_TRUE(c.finish()) << line;
  }
}

TEST(WordsOrders, OrdinalsInNames) {
  for (const char* line : {"Fabius TO 1st Punic LEGIONS 8", "Fabius VERS la 1ère Punique LEGIONS 8"}) {
    Cursor c(line);
    EXPECT_EQ(c.need(senate().senators)->id, "2");
    EXPECT_TRUE(c.expect(kTo));
    EXPECT_EQ(c.need(senate().wars)->id, "punic_1") << line;
    EXPECT_TRUE(c.expect({"LEGIONS"}));
    EXPECT_EQ(c.need_integer(0, 25), 8);
    EXPECT_TRUE(c.finish());
  }
}

TEST(WordsOrders, ConditionsBetweenWords) {
  for (const char* line : {"VETO 2 IF FOR>=20", "VETO 2 SI POUR ≥ 20"}) {
    Cursor c(line);
    EXPECT_TRUE(c.keyword({"VETO"}));
    auto condition = c.take_condition();
    EXPECT_EQ(c.need_integer(1, 99), 2);
    EXPECT_TRUE(c.finish());
    ASSERT_TRUE(condition);
    EXPECT_TRUE(condition->expect(kFor));
    EXPECT_EQ(condition->need_comparison(), (Comparison{Compare::kGreaterOrEqual, {20, 1}}));
    EXPECT_TRUE(condition->finish());
  }
  Cursor c("FOR>AGAINST");
  EXPECT_TRUE(c.keyword(kFor));
  EXPECT_FALSE(c.comparison());  // no number follows: the cursor stays before the sign
  EXPECT_EQ(c.compare_sign(), Compare::kGreater);
  EXPECT_TRUE(c.keyword({"AGAINST", "CONTRE"}));
  EXPECT_TRUE(c.finish());
}

}  // namespace
}  // namespace adj::words
