#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

#include "adjudicator/core/words.h"

namespace adj::words {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Lexicon sample_zones() {
  Lexicon z("zone");
  z.add("italia_1", {"Italia 1", "Latium", "Latium (Rome)", "Roma", "Ostia"});
  z.add("italia_3", {"Italia 3", "Transpadana et Liguria", "Transpadane et Ligurie", "Genua"});
  z.add("italia_7", {"Italia 7", "Apulia, Campania et Bruttii", "Italie du Sud", "Brundisium"});
  z.add("asia_1", {"Asia 1", "Syria 1", "Asia", "Asie (Éphèse)", "Ephesus"});
  z.add("asia_5", {"Asia 5", "Syria 5", "Syria", "Syrie", "Antiochia", "Seleucia Pieria"});
  z.add("gallia_8", {"Gallia 8", "Provincia Orientalis", "Provincia orientale (Marseille)", "Massalia"});
  z.add("gallia_9", {"Gallia 9", "Provincia Occidentalis", "Provincia occidentale (Narbonne)", "Narbo"});
  z.add("graecia_2", {"Graecia 2", "Macedonia", "Macédoine", "Thessalonica"});
  z.add("graecia_3", {"Graecia 3", "Epirus et Thessalia", "Épire et Thessalie", "Dyrrachium"});
  z.add("hispania_1", {"Hispania 1", "Hispanie citérieure (Ilerda, Tarraco)", "Tarraco"});
  z.add("thracia_1", {"Thracia (Odrysae)", "Thrace (Odryses)"});
  z.add("thracia_2", {"Thracia (Moesi)", "Thrace (Mésiens)"});
  z.add("pontici", {"Pontici", "Pont", "Sinope"});
  z.add("pontus_euxinus", {"Pontus Euxinus", "Black Sea", "Pont-Euxin"});
  z.add("alpes_n", {"Alpes (septentrionales)", "Alpes du Nord"});
  return z;
}

Lexicon sample_leaders() {
  Lexicon l("leader");
  l.add("m_antonius", {"M. Antonius"}).add("l_antonius", {"L. Antonius"}).add("caesar", {"Caesar"});
  l.add("cato", {"Cato"})
      .add("cassius", {"Cassius"})
      .add("pompeius", {"Pompeius"})
      .add("hirtius", {"A. Hirtius"});
  l.add("g_pompeius", {"G. Pompeius"}).add("s_pompeius", {"S. Pompeius"}).add("scipio", {"Scipio"});
  return l;
}

Lexicon sample_legions() {
  Lexicon l("unit");
  for (const char* name : {"I", "III", "X", "X-R", "XII", "XXII", "XXXI"}) {
    l.add(Name(fold(name)), {name});
  }
  return l;
}

std::string found(const Lexicon& lexicon, std::string_view text) {
  const Match m = lexicon.find(text);
  if (m.kind == Match::Kind::kAmbiguous) return "?";
  return m.found() ? lexicon.id(m.entry).str() : "";
}

std::vector<std::string> suggested(const Lexicon& lexicon, std::string_view text) {
  std::vector<std::string> out;
  for (const Suggestion& s : lexicon.suggest(text)) out.push_back(s.text);
  return out;
}

TEST(WordsLexicon, AnySpellingOfAnyAlias) {
  const Lexicon zones = sample_zones();
  for (const char* name :
       {"Italia 1", "italia1", "ITALIA_1", "Italia-1", "ROMA", "latium", "Latium (Rome)", "l'Italia 1"}) {
    EXPECT_EQ(found(zones, name), "italia_1") << name;
    EXPECT_EQ(zones.find(name).kind, Match::Kind::kExact) << name;
  }
  EXPECT_EQ(found(zones, "Syria 5"), "asia_5");
  EXPECT_EQ(found(zones, "MACEDOINE"), "graecia_2");
  EXPECT_EQ(found(zones, "Pont Euxin"), "pontus_euxinus");
  EXPECT_EQ(found(zones, "Italia 10"), "");
  EXPECT_EQ(found(zones, ""), "");
  EXPECT_EQ(found(zones, "99999999999"), "");
}

TEST(WordsLexicon, SilentWordsInsideAName) {
  const Lexicon zones = sample_zones();
  for (const char* name : {"Transpadana et Liguria", "Transpadana & Liguria", "Transpadana and Liguria",
                           "Transpadana Liguria"}) {
    EXPECT_EQ(found(zones, name), "italia_3") << name;
  }
  EXPECT_EQ(found(zones, "Alpes Nord"), "alpes_n");
  EXPECT_EQ(found(zones, "Alpes du Nord"), "alpes_n");
  EXPECT_EQ(found(zones, "Apulia, Campania et Bruttii"), "italia_7");
  EXPECT_EQ(found(zones, "Apulia Campania Bruttii"), "italia_7");
  EXPECT_EQ(found(zones, "Italia de 1"), "");  // never before a number
}

TEST(WordsLexicon, WhatFollowsFromAnAlias) {
  const Lexicon zones = sample_zones();
  EXPECT_EQ(found(zones, "Rome"), "italia_1");
  EXPECT_EQ(found(zones, "Marseille"), "gallia_8");
  EXPECT_EQ(found(zones, "Asie"), "asia_1");
  EXPECT_EQ(found(zones, "Ilerda"), "hispania_1");
  EXPECT_EQ(found(zones, "Tarraco"), "hispania_1");
  EXPECT_EQ(found(zones, "Thracia Moesi"), "thracia_2");
  EXPECT_THAT(zones.find("Thracia").candidates, ElementsAre("Thracia (Odrysae)", "Thracia (Moesi)"));
  const Lexicon leaders = sample_leaders();
  EXPECT_EQ(found(leaders, "m.antonius"), "m_antonius");
  EXPECT_EQ(found(leaders, "Hirtius"), "hirtius");
  EXPECT_EQ(found(leaders, "Pompeius"), "pompeius");  // given as such: it wins over G. and S. Pompeius
  EXPECT_EQ(found(leaders, "S Pompeius"), "s_pompeius");
  EXPECT_THAT(leaders.find("Antonius").candidates, UnorderedElementsAre("M. Antonius", "L. Antonius"));
}

TEST(WordsLexicon, TheLongestNameWins) {
  const Lexicon zones = sample_zones();
  const auto tokens = tokenise("Asia 5 Asia Pont Euxin").list;
  EXPECT_EQ(zones.match(tokens, 0).tokens, 2u);
  EXPECT_EQ(zones.id(zones.match(tokens, 0).entry), "asia_5");
  EXPECT_EQ(zones.match(tokens, 2).tokens, 1u);
  EXPECT_EQ(zones.id(zones.match(tokens, 2).entry), "asia_1");
  EXPECT_EQ(zones.match(tokens, 3).tokens, 2u);
  EXPECT_EQ(zones.match(tokens, 99).kind, Match::Kind::kNone);
}

TEST(WordsLexicon, Abbreviations) {
  const Lexicon zones = sample_zones();
  for (const char* name : {"dyr", "DYRR", "Dyrrachiu"}) {
    EXPECT_EQ(found(zones, name), "graecia_3") << name;
    EXPECT_EQ(zones.find(name).kind, Match::Kind::kAbbreviation) << name;
  }
  EXPECT_EQ(found(zones, "ital 7"), "italia_7");
  EXPECT_EQ(found(zones, "Hisp1"), "hispania_1");
  EXPECT_EQ(found(zones, "prov occ"), "gallia_9");
  EXPECT_EQ(found(zones, "Transpad"), "italia_3");
  EXPECT_EQ(found(zones, "Transpadana"), "italia_3");  // last words may be left out
  EXPECT_EQ(found(zones, "Syri"), "asia_5");           // Syria before Syria 1
  EXPECT_EQ(found(zones, "Pont-Eux"), "pontus_euxinus");
  EXPECT_EQ(found(zones, "dy"), "");
  EXPECT_EQ(found(zones, "ital 12"), "");
  EXPECT_EQ(found(sample_leaders(), "m anton"), "m_antonius");
  EXPECT_EQ(found(sample_leaders(), "Pomp"), "pompeius");
}

TEST(WordsLexicon, ALongerAbbreviationBeforeAShorterName) {
  Lexicon l("name");
  l.add("cornelius", {"Cornelius"})
      .add("scipio", {"Cornelius Scipio Africanus"})
      .add("with", {"Cornelius Without"});
  EXPECT_EQ(found(l, "Cornelius Scip"), "scipio");
  EXPECT_EQ(found(l, "Cornelius"), "cornelius");
  const auto first = [&](std::string_view text) {
    const Match m = l.match(tokenise(text).list, 0);
    return l.id(m.entry).str() + " " + std::to_string(m.tokens);
  };
  EXPECT_EQ(first("Cornelius Sc"), "cornelius 1");
  EXPECT_EQ(first("Cornelius, Scipio"), "cornelius 1");
  EXPECT_EQ(first("Cornelius WITH"), "cornelius 1");  // a reserved word
}

TEST(WordsLexicon, AmbiguousAbbreviationsNameTheCandidates) {
  const Lexicon zones = sample_zones();
  EXPECT_EQ(found(zones, "ital"), "?");
  EXPECT_THAT(zones.find("gallia").candidates, ElementsAre("Gallia 8", "Gallia 9"));
  EXPECT_EQ(zones.find("gallia").kind, Match::Kind::kAmbiguous);
  EXPECT_EQ(zones.find("gallia").tokens, 1u);
  EXPECT_EQ(found(sample_leaders(), "ANT"), "?");
  EXPECT_THAT(sample_leaders().find("ca").candidates, IsEmpty());
}

TEST(WordsLexicon, RomanNumeralsAreNeverAbbreviated) {
  const Lexicon legions = sample_legions();
  EXPECT_EQ(found(legions, "XXXI"), "xxxi");
  EXPECT_EQ(found(legions, "XXX"), "");
  EXPECT_EQ(found(legions, "XXI"), "");
  EXPECT_EQ(found(legions, "X R"), "x-r");
  EXPECT_EQ(found(legions, "x-r"), "x-r");
  EXPECT_EQ(legions.match(tokenise("X XII").list, 0).tokens, 1u);  // two legions, not XXII
  Lexicon recruits("unit");
  recruits.add("legio_iii_r", {"III-R"});
  EXPECT_EQ(found(recruits, "III"), "");
}

TEST(WordsLexicon, ANameDoesNotEndInAHyphenatedWord) {
  const Lexicon legions = sample_legions();
  EXPECT_EQ(legions.match(tokenise("XII-R").list, 0).kind, Match::Kind::kNone);
  EXPECT_EQ(legions.match(tokenise("X-R").list, 0).tokens, 2u);
  EXPECT_THAT(suggested(legions, "XII-R"), testing::Contains("X-R"));
}

TEST(WordsLexicon, ReservedWordsAreNoAbbreviations) {
  Lexicon l("name");
  l.add("a", {"Viator"}).add("b", {"Lesbos"}).add("c", {"Auxilia"}).add("d", {"Dropides"}).add("e", {"With"});
  EXPECT_EQ(found(l, "via"), "");
  EXPECT_EQ(found(l, "les"), "");
  EXPECT_EQ(found(l, "aux"), "");
  EXPECT_EQ(found(l, "auxi"), "c");
  EXPECT_EQ(found(l, "with"), "e");
  EXPECT_EQ(found(l, "drop"), "d");
  l.reserve({"DROP", "LAISSE"});
  EXPECT_EQ(found(l, "drop"), "");
  EXPECT_EQ(found(l, "dropi"), "d");
}

TEST(WordsLexicon, VerbsInTheirForms) {
  Lexicon v("verb");
  v.add_verb("play", {"PLAY", "JOUE"}, 7)
      .add_verb("send", {"SEND", "ENVOIE"})
      .add_verb("set", {"SET", "METTRE"});
  v.add_verb("give", {"GIVE", "DONNER"});
  for (const char* form : {"joue", "JOUER", "jouez", "Play"}) EXPECT_EQ(found(v, form), "play") << form;
  for (const char* form : {"envoie", "ENVOYER", "envoyez"}) EXPECT_EQ(found(v, form), "send") << form;
  for (const char* form : {"donne", "DONNER", "donnez"}) EXPECT_EQ(found(v, form), "give") << form;
  EXPECT_EQ(v.value(v.find("joue").entry), 7);
  EXPECT_EQ(v.value(v.find("send").entry), 1);
  EXPECT_EQ(v.label(v.find("jouer").entry), "PLAY");
}

TEST(WordsLexicon, AliasesMayBeAddedLater) {
  Lexicon l("sea");
  l.add("mare", {"Mare Internum"}).add("mare", {"Mediterranean"});
  EXPECT_EQ(l.size(), 1u);
  EXPECT_EQ(found(l, "Mediterranean"), "mare");
  EXPECT_EQ(l.what(), "sea");
}

TEST(WordsLexicon, SlipsOfTheFinger) {
  EXPECT_EQ(slips_between("roma", "roma", 3), 0);
  EXPECT_EQ(slips_between("roma", "rona", 0), 1);
  EXPECT_EQ(slips_between("graecia", "grecia", 3), 1);
  EXPECT_EQ(slips_between("caesar", "ceasar", 3), 1);  // exchanged
  EXPECT_EQ(slips_between("caesar", "cesasr", 3), 2);
  EXPECT_EQ(slips_between("italia 1", "italia 2", 5), 3);  // numbers are seldom mistyped
  EXPECT_EQ(slips_between("italia 1", "italia 11", 5), 2);
  EXPECT_EQ(slips_between("italia 12", "italia 21", 5), 2);
  EXPECT_EQ(slips_between("12", "21", 2), 2);
  EXPECT_EQ(slips_between("", "abc", 3), 3);
  EXPECT_EQ(slips_between("abc", "xyz", 2), 3);
  EXPECT_EQ(slips_between("kitten", "sitting", 3), 3);
  EXPECT_EQ(slips_between(std::string(500, 'a'), std::string(500, 'a'), 3), 4);
}

TEST(WordsLexicon, SuggestionsForTypos) {
  const Lexicon zones = sample_zones();
  EXPECT_THAT(suggested(zones, "Grecia 3"), ElementsAre("Graecia 3"));
  EXPECT_THAT(suggested(zones, "Masalia"), ElementsAre("Massalia"));
  EXPECT_THAT(suggested(zones, "Brundisum"), ElementsAre("Brundisium"));
  EXPECT_THAT(suggested(zones, "Dyrachium"), ElementsAre("Dyrrachium"));
  EXPECT_THAT(suggested(zones, "Macédione"), ElementsAre("Macédoine"));
  EXPECT_THAT(suggested(zones, "Rmoa"), ElementsAre("Roma"));
  EXPECT_THAT(suggested(zones, "Marseile"), ElementsAre("Provincia orientale (Marseille)"));
  EXPECT_THAT(suggested(zones, "Galia 9"), ElementsAre("Gallia 9"));  // not Asia, which is farther
  EXPECT_THAT(suggested(zones, "qwertyuiop"), IsEmpty());
  EXPECT_THAT(suggested(sample_leaders(), "Ceasar"), ElementsAre("Caesar"));
  EXPECT_LE(suggested(sample_legions(), "XXXX").size(), 3u);
}

// The promise is 50 µs a line; the test leaves room for a slow machine and a build with sanitizers.
TEST(WordsLexicon, AThousandAliasesAreSearchedQuickly) {
  Lexicon l("zone");
  for (int i = 0; i < 300; ++i) {
    const std::string n = std::to_string(i);
    l.add(Name("region_" + n),
          {"Regio " + n, "Provincia magna " + n, "Terra " + n + " incognita", "R" + n + "x"});
  }
  const auto tokens = tokenise("regio 7, prov magna 250 regio 299 & terr 12 inco zzz provincia").list;
  const auto start = std::chrono::steady_clock::now();
  constexpr int kLines = 200;
  std::size_t hits = 0;
  for (int i = 0; i < kLines; ++i) {
    for (std::size_t at = 0; at < tokens.size(); ++at) hits += l.match(tokens, at).found() ? 1 : 0;
  }
  const auto spent = std::chrono::steady_clock::now() - start;
  EXPECT_EQ(hits, 4u * kLines);
  EXPECT_LT(spent, std::chrono::milliseconds(5) * kLines);
  RecordProperty(
      "microseconds_per_line",
      static_cast<int>(std::chrono::duration_cast<std::chrono::microseconds>(spent).count() / kLines));
}

}  // namespace
}  // namespace adj::words
