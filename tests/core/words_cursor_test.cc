#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "adjudicator/core/words.h"

namespace adj::words {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using PK = Problem::Kind;

Lexicon make(std::string what, std::vector<std::pair<Name, std::vector<std::string>>> entries) {
  Lexicon l(std::move(what));
  for (const auto& [id, aliases] : entries) l.add(id, aliases);
  return l;
}

const Lexicon& zones() {
  static const Lexicon l = make("zone", {{"italia_1", {"Italia 1", "Roma"}},
                                         {"gallia_8", {"Gallia 8", "Massalia"}},
                                         {"gallia_9", {"Gallia 9", "Narbo"}},
                                         {"hispania_1", {"Hispania 1"}},
                                         {"graecia_2", {"Graecia 2"}},
                                         {"graecia_4", {"Graecia 4", "Athenae"}}});
  return l;
}
const Lexicon& leaders() {
  static const Lexicon l = make("leader", {{"caesar", {"Caesar"}},
                                           {"m_antonius", {"M. Antonius"}},
                                           {"d_brutus", {"D. Brutus"}},
                                           {"romanus", {"Romanus"}}});
  return l;
}
const Lexicon& legions() {
  static const Lexicon l = make("unit", {{"v", {"V"}}, {"x", {"X"}}, {"xii", {"XII"}}, {"x_r", {"X-R"}}});
  return l;
}

std::vector<std::string> ids(const std::vector<Hit>& hits) {
  std::vector<std::string> out;
  for (const Hit& h : hits) out.push_back(h.id.str());
  return out;
}
std::string id(const std::optional<Hit>& hit) { return hit ? hit->id.str() : ""; }

TEST(WordsCursor, KeywordsInBothLanguages) {
  Cursor c("MOVE avec la REST");
  EXPECT_FALSE(c.keyword({"BOUGE"}));
  EXPECT_TRUE(c.keyword({"BOUGE", "move"}));
  EXPECT_TRUE(c.next_is(kWith));
  EXPECT_TRUE(c.keyword(kWith));
  EXPECT_TRUE(c.keyword(kRest));  // over the article
  EXPECT_TRUE(c.at_end());
  EXPECT_FALSE(c.keyword(kRest));
  EXPECT_TRUE(c.finish());
}

TEST(WordsCursor, PhrasesAndTheLongestOfThem) {
  Cursor c("AT WAR at peace");
  EXPECT_TRUE(c.keyword({"AT", "AT WAR"}));
  EXPECT_FALSE(c.keyword({"AT WAR"}));
  EXPECT_TRUE(c.keyword({"AT PEACE", "EN PAIX"}));
  EXPECT_TRUE(c.at_end());
}

TEST(WordsCursor, InitialsAndHyphenatedWordsAreNoKeywords) {
  EXPECT_FALSE(Cursor("D. Brutus").keyword(kFrom));
  EXPECT_FALSE(Cursor("D Brutus").keyword(kFrom));
  EXPECT_TRUE(Cursor("d'Italia 1").keyword(kFrom));
  EXPECT_FALSE(Cursor("A. Hirtius").keyword(kTo));
  EXPECT_TRUE(Cursor("à Rome").keyword(kTo));
  EXPECT_TRUE(Cursor("-> Roma").keyword(kTo));
  EXPECT_TRUE(Cursor("→ Roma").keyword(kTo));
  EXPECT_FALSE(Cursor("ALL-OUT").keyword(kAll));
}

TEST(WordsCursor, NamesWithOrWithoutFillers) {
  for (const char* line :
       {"Roma", "la Roma", "de Roma", "de la Roma", "à Roma", "d'Italia 1", "l'Italia1", ", Roma"}) {
    Cursor c(line);
    EXPECT_EQ(id(c.match(zones())), "italia_1") << line;
    EXPECT_TRUE(c.finish()) << line;
  }
  Cursor c("vers Roma");
  EXPECT_FALSE(c.match(zones()));
  EXPECT_EQ(c.mark(), 0u);
}

TEST(WordsCursor, HitsKnowTheirPlace) {
  Cursor c(lines_of("\n  - Déploie Caes à Massalia")[0]);
  EXPECT_TRUE(c.keyword({"DEPLOY", "DEPLOIE"}));
  const auto caesar = c.match(leaders());
  ASSERT_TRUE(caesar);
  EXPECT_TRUE(caesar->abbreviated);
  EXPECT_EQ(caesar->line, 2);
  EXPECT_EQ(caesar->column, 13);
  EXPECT_EQ(c.column(), 18);
  const auto zone = c.match(zones());
  EXPECT_EQ(zone->column, 20);
  EXPECT_FALSE(zone->abbreviated);
  EXPECT_EQ(c.column(), 28);
  EXPECT_EQ(c.line(), 2);
}

TEST(WordsCursor, FullNamesBeforeAbbreviationsAmongLexicons) {
  Cursor c("Roma");
  const auto hit = c.match_any({&leaders(), &zones()});  // Roma is short for Romanus, but in full a zone
  EXPECT_EQ(id(hit), "italia_1");
  EXPECT_EQ(hit->lexicon, 1u);
  Cursor ambiguous("Rom");
  EXPECT_FALSE(ambiguous.need_any({&leaders(), &zones()}));
  EXPECT_EQ(ambiguous.problem()->kind, PK::kAmbiguous);
  EXPECT_THAT(ambiguous.problem()->suggestions, ElementsAre("Romanus", "Italia 1"));
  EXPECT_THAT(ambiguous.problem()->wanted, ElementsAre("leader", "zone"));
}

TEST(WordsCursor, ListsWithAnySeparator) {
  for (const char* line : {"V, X, XII", "V X XII", "V,X,XII", "V et X and XII", "V & X, et XII", "V, X, XII,",
                           "les V, la X, XII"}) {
    Cursor c(line);
    EXPECT_THAT(ids(c.list(legions())), ElementsAre("v", "x", "xii")) << line;
    EXPECT_TRUE(c.finish()) << line;
  }
  EXPECT_THAT(ids(Cursor("X-R, X, R").list(legions())), ElementsAre("x_r", "x"));
  EXPECT_THAT(ids(Cursor("vers X").list(legions())), IsEmpty());
  Cursor none("TO Roma");
  EXPECT_THAT(none.need_list(legions()), IsEmpty());
  EXPECT_THAT(none.problem()->wanted, ElementsAre("unit"));
}

// `VIA GALLIA 8 A ROMA`: the A is TO, though commas between zones may be left out.
TEST(WordsCursor, AListStopsAtAPreposition) {
  Cursor c("GALLIA 8 GALLIA 9 A ROMA");
  EXPECT_THAT(ids(c.list(zones())), ElementsAre("gallia_8", "gallia_9"));
  EXPECT_TRUE(c.expect(kTo));
  EXPECT_EQ(id(c.need(zones())), "italia_1");
  EXPECT_TRUE(c.finish());
}

TEST(WordsCursor, ListsOfWhateverTheGameReads) {
  Cursor c("LEGIO X, XII, EQUITES 4PF, EQUITES TO");
  const auto item = [](Cursor& k) -> std::optional<std::string> {
    if (k.keyword({"EQUITES"})) {
      const auto pf = k.integer(1, 9, Sign::kNone);
      if (pf) k.expect({"PF"});
      return "equites" + std::to_string(pf.value_or(0));
    }
    k.keyword({"LEGIO"});
    const auto hit = k.match(legions());
    if (!hit) return {};
    return hit->id.str();
  };
  EXPECT_THAT(c.list_of(item), ElementsAre("x", "xii", "equites4", "equites0"));
  EXPECT_TRUE(c.next_is(kTo));
  Cursor bad("LEGIO X, LEGIO XIL TO ROMA");
  EXPECT_THAT(bad.list_of(item), ElementsAre("x"));
  EXPECT_FALSE(bad.expect(kTo));
  EXPECT_EQ(bad.problem()->found, "XIL");  // the furthest place, not LEGIO
  EXPECT_THAT(bad.problem()->suggestions, ElementsAre("XII"));
  const auto nothing = [](Cursor&) -> std::optional<int> { return 1; };
  EXPECT_EQ(Cursor("a b").list_of(nothing).size(), 1u);
}

TEST(WordsCursor, Integers) {
  Cursor c("2 +1 -2 0");
  EXPECT_FALSE(c.integer(0, 9, Sign::kRequired));
  EXPECT_EQ(c.integer(0, 9, Sign::kNone), 2);
  EXPECT_FALSE(c.integer(0, 9, Sign::kNone));
  EXPECT_EQ(c.integer(0, 9, Sign::kRequired), 1);
  EXPECT_EQ(c.integer(-2, 0), -2);
  EXPECT_EQ(c.need_integer(0, 0), 0);
  EXPECT_TRUE(c.finish());
}

TEST(WordsCursor, NumbersOutOfRange) {
  for (const char* line : {"MAX 11", "MAX -1", "MAX 99999999999", "MAX, 11"}) {
    Cursor c(line);
    EXPECT_TRUE(c.keyword({"MAX"}));
    EXPECT_FALSE(c.need_integer(0, 10)) << line;
    EXPECT_EQ(c.problem()->kind, PK::kNumberOutOfRange) << line;
    EXPECT_EQ(c.problem()->min, 0);
    EXPECT_EQ(c.problem()->max, 10);
  }
  Cursor c("99999999999");
  EXPECT_FALSE(c.need_integer(0, kMaxNumber));
  EXPECT_EQ(c.problem()->found, "99999999999");
  Cursor word("ten");
  EXPECT_FALSE(word.need_integer(0, 10));
  EXPECT_EQ(word.problem()->kind, PK::kUnknownWord);
  EXPECT_THAT(word.problem()->wanted, ElementsAre("number"));
  // Optional and out of range: a problem only because nothing else takes the number.
  Cursor other("12");
  EXPECT_FALSE(other.integer(0, 10));
  EXPECT_TRUE(other.ok());
  EXPECT_EQ(other.integer(11, 20), 12);
  Cursor left("12");
  left.integer(0, 10);
  EXPECT_FALSE(left.finish());
  EXPECT_EQ(left.problem()->kind, PK::kNumberOutOfRange);
}

TEST(WordsCursor, Fractions) {
  const auto read = [](std::string_view s) {
    Cursor c(s);
    const auto f = c.fraction();
    return f && c.finish() ? std::optional(*f) : std::nullopt;
  };
  EXPECT_EQ(read("3/2"), (Fraction{3, 2}));
  EXPECT_EQ(read("6 / 4"), (Fraction{3, 2}));
  EXPECT_EQ(read("3:2"), (Fraction{3, 2}));
  EXPECT_EQ(read("1.5"), (Fraction{3, 2}));
  EXPECT_EQ(read("1.05"), (Fraction{21, 20}));
  EXPECT_EQ(read("-1.5"), (Fraction{-3, 2}));
  EXPECT_EQ(read("-0.5"), (Fraction{-1, 2}));
  EXPECT_EQ(read("½"), (Fraction{1, 2}));
  EXPECT_EQ(read("2"), (Fraction{2, 1}));
  EXPECT_FALSE(read("3/0"));
  EXPECT_FALSE(read("1/99999999999"));
  EXPECT_FALSE(read("1.00000000000000000001"));
  EXPECT_FALSE(read("999999999.5"));
  EXPECT_FALSE(read("x"));
  Cursor zero("3/0");
  EXPECT_FALSE(zero.need_fraction());
  EXPECT_EQ(zero.problem()->kind, PK::kNumberOutOfRange);
  EXPECT_EQ(zero.problem()->found, "3/0");
  EXPECT_LT((Fraction{999'999'998, 999'999'999}), (Fraction{999'999'999, 999'999'999}));
  EXPECT_NE((Fraction{1, 3}), (Fraction{333'333'333, 999'999'998}));
}

TEST(WordsCursor, ComparisonsHoldExactly) {
  const auto holds = [](std::string_view s, Fraction left) {
    Cursor c(s);
    const auto comparison = c.need_comparison();
    return comparison && c.finish() && comparison->holds(left);
  };
  EXPECT_TRUE(holds(">= 3/2", {3, 2}));
  EXPECT_TRUE(holds("≥3/2", {6, 4}));
  EXPECT_FALSE(holds(">= 3/2", {149, 100}));
  EXPECT_FALSE(holds("> 3/2", {3, 2}));
  EXPECT_TRUE(holds("> 3/2", {31, 20}));
  EXPECT_TRUE(holds("<= 4", {4, 1}));
  EXPECT_FALSE(holds("<= 4", {5, 1}));
  EXPECT_TRUE(holds("< 4", {3, 1}));
  EXPECT_FALSE(holds("< 4", {4, 1}));
  EXPECT_TRUE(holds("= 4", {8, 2}));
  EXPECT_FALSE(holds("= 4", {9, 2}));
  EXPECT_TRUE(holds("!= 4", {9, 2}));
  EXPECT_FALSE(holds("!= 4", {4, 1}));
  EXPECT_TRUE(holds("AT LEAST 4", {4, 1}));
  EXPECT_FALSE(holds("au moins 4", {3, 1}));
  EXPECT_TRUE(holds("au plus 4", {4, 1}));
  EXPECT_TRUE((Comparison{Compare::kGreaterOrEqual, {4, 1}}.holds(4)));
  Cursor half("SPQR >=");
  half.keyword({"SPQR"});
  EXPECT_FALSE(half.need_comparison());
  EXPECT_EQ(half.problem()->kind, PK::kMissingWord);
  EXPECT_THAT(half.problem()->wanted, ElementsAre("fraction"));
  EXPECT_EQ(half.problem()->column, 8);
}

TEST(WordsCursor, CopyMarksEqualsAndColons) {
  Cursor c("AUXILIA #2: Sicilia=X #9");
  c.keyword({"AUXILIA"});
  EXPECT_EQ(c.copy_mark(4), 2);
  EXPECT_TRUE(c.need_colon());
  c.keyword({"SICILIA"});
  EXPECT_TRUE(c.equals());
  EXPECT_FALSE(c.equals());
  EXPECT_EQ(id(c.need(legions())), "x");
  EXPECT_FALSE(c.copy_mark(4));
  EXPECT_FALSE(c.finish());
  EXPECT_EQ(c.problem()->kind, PK::kNumberOutOfRange);
  EXPECT_EQ(c.problem()->found, "#9");
  Cursor none("FLEET Roma Agrippa");
  none.keyword({"FLEET"});
  none.need(zones());
  EXPECT_FALSE(none.need_colon());
  EXPECT_THAT(none.problem()->wanted, ElementsAre("colon"));
}

TEST(WordsProblem, UnknownWordWithSuggestions) {
  Cursor c("STAND Grecia 4 now");
  c.keyword({"STAND"});
  EXPECT_FALSE(c.need(zones()));
  const Problem p = *c.problem();
  EXPECT_EQ(p.kind, PK::kUnknownWord);
  EXPECT_EQ(p.line, 1);
  EXPECT_EQ(p.column, 7);
  EXPECT_EQ(p.found, "Grecia");
  EXPECT_THAT(p.wanted, ElementsAre("zone"));
  EXPECT_THAT(p.suggestions, ElementsAre("Graecia 4"));
  // Nothing is read after a problem, and the first one stays.
  EXPECT_FALSE(c.keyword({"GRECIA"}));
  EXPECT_FALSE(c.match(zones()));
  EXPECT_FALSE(c.integer(0, 9));
  EXPECT_EQ(c.peek(), nullptr);
  EXPECT_TRUE(c.at_end());
  EXPECT_EQ(c.rest(), "");
  EXPECT_FALSE(c.finish());
  c.fail(Problem{});
  EXPECT_EQ(*c.problem(), p);
}

TEST(WordsProblem, MissingWordListsAllThatWasAsked) {
  Cursor c("MOVE Caesar");
  c.keyword({"MOVE", "BOUGE"});
  c.need_list(leaders());
  c.keyword(kWith);
  c.keyword(kFrom);
  EXPECT_FALSE(c.expect(kTo));
  EXPECT_EQ(c.problem()->kind, PK::kMissingWord);
  EXPECT_THAT(c.problem()->expected, ElementsAre("WITH", "AVEC", "FROM", "DE", "TO", "VERS"));
  EXPECT_THAT(c.problem()->wanted, IsEmpty());
  EXPECT_EQ(c.problem()->column, 12);
  EXPECT_EQ(c.problem()->found, "");
  Cursor nobody("MOVE");
  nobody.keyword({"MOVE", "BOUGE"});
  nobody.need_list(leaders());
  EXPECT_EQ(nobody.problem()->kind, PK::kMissingWord);
  EXPECT_THAT(nobody.problem()->wanted, ElementsAre("leader"));
}

TEST(WordsProblem, KeywordsAreSuggestedToo) {
  Cursor c("PASS ALLL");
  c.keyword({"PASS"});
  c.keyword(kAll);
  EXPECT_FALSE(c.finish());
  EXPECT_EQ(c.problem()->kind, PK::kUnknownWord);
  EXPECT_THAT(c.problem()->suggestions, ElementsAre("ALL"));
}

TEST(WordsProblem, TrailingWords) {
  Cursor c("PASS and see what happens");
  c.keyword({"PASS"});
  c.keyword(kAll);
  EXPECT_FALSE(c.finish());
  EXPECT_EQ(c.problem()->kind, PK::kTrailingWords);
  EXPECT_EQ(c.problem()->found, "and see what happens");
  EXPECT_EQ(c.problem()->column, 6);
  EXPECT_THAT(c.problem()->expected, ElementsAre("ALL", "TOUT"));
  EXPECT_TRUE(Cursor(" , ; ").finish());
}

TEST(WordsProblem, AmbiguityNamesTheCandidates) {
  Cursor c("STAND Gallia");
  c.keyword({"STAND"});
  EXPECT_FALSE(c.need(zones()));
  EXPECT_EQ(c.problem()->kind, PK::kAmbiguous);
  EXPECT_EQ(c.problem()->found, "Gallia");
  EXPECT_THAT(c.problem()->suggestions, ElementsAre("Gallia 8", "Gallia 9"));
  // Ambiguous among zones, but a region: the next question settles it.
  const Lexicon regions = make("region", {{"gallia", {"Gallia"}}});
  Cursor d("Gallia");
  EXPECT_FALSE(d.match(zones()));
  EXPECT_EQ(id(d.need(regions)), "gallia");
  EXPECT_TRUE(d.finish());
}

TEST(WordsProblem, HyphenatedWordsAreQuotedWhole) {
  Cursor c("XII-R");
  EXPECT_FALSE(c.need(legions()));
  EXPECT_EQ(c.problem()->found, "XII-R");
  Cursor raw("D\xE9ploi");
  EXPECT_FALSE(raw.need(zones()));
  EXPECT_EQ(raw.problem()->found, "Déploi");
}

TEST(WordsProblem, LongLines) {
  Cursor c("PASS " + std::string(2 * kMaxLineBytes, ','));
  c.keyword({"PASS"});
  EXPECT_FALSE(c.finish());
  EXPECT_EQ(c.problem()->kind, PK::kLineTooLong);
  Cursor word(std::string(1 << 20, 'x'));
  EXPECT_FALSE(word.need(zones()));
  EXPECT_LE(word.problem()->found.size(), 64u);
}

TEST(WordsProblem, NamesForTheLanguageFiles) {
  EXPECT_EQ(name_of(PK::kUnknownWord), "unknown_word");
  EXPECT_EQ(name_of(PK::kMissingWord), "missing_word");
  EXPECT_EQ(name_of(PK::kAmbiguous), "ambiguous");
  EXPECT_EQ(name_of(PK::kNumberOutOfRange), "number_out_of_range");
  EXPECT_EQ(name_of(PK::kTrailingWords), "trailing_words");
  EXPECT_EQ(name_of(PK::kLineTooLong), "line_too_long");
}

TEST(WordsCursor, RestOfTheLineAsWritten) {
  Cursor c("TELL Aquila:  I hold #3 // Été, \"vraiment\"  ");
  c.keyword({"TELL"});
  c.keyword({"AQUILA"});
  c.need_colon();
  EXPECT_EQ(c.rest(), "I hold #3 // Été, \"vraiment\"");
  EXPECT_TRUE(c.finish());
  EXPECT_EQ(Cursor("# nothing").rest(), "# nothing");
  Cursor longer("TELL " + std::string(3 * kMaxLineBytes, 'x'));
  longer.keyword({"TELL"});
  EXPECT_EQ(longer.rest().size(), 3 * kMaxLineBytes);
  EXPECT_TRUE(longer.finish());
}

TEST(WordsCursor, ConditionsAreTakenOut) {
  Cursor c("EVADE Caesar IF ODDS >= 3/2 TO GRAECIA 4, GRAECIA 2 TAKE X");
  c.keyword({"EVADE"});
  std::optional<Cursor> condition = c.take_condition(kTo);
  ASSERT_TRUE(condition);
  EXPECT_TRUE(condition->expect({"ODDS", "RAPPORT"}));
  EXPECT_EQ(condition->need_comparison(), (Comparison{Compare::kGreaterOrEqual, {3, 2}}));
  EXPECT_TRUE(condition->finish());
  EXPECT_EQ(condition->column(), 29);
  EXPECT_EQ(id(c.need(leaders())), "caesar");
  EXPECT_TRUE(c.expect(kTo));
  EXPECT_THAT(ids(c.need_list(zones())), ElementsAre("graecia_4", "graecia_2"));
  EXPECT_TRUE(c.expect({"TAKE", "EMMENE"}));
  EXPECT_THAT(ids(c.need_list(legions())), ElementsAre("x"));
  EXPECT_TRUE(c.finish());
  Cursor last("JOUE JANUS SI PERDUE");
  last.keyword({"JOUE"});
  condition = last.take_condition();
  ASSERT_TRUE(condition);
  EXPECT_TRUE(condition->keyword({"LOST", "PERDUE"}));
  EXPECT_TRUE(last.keyword({"JANUS"}));
  EXPECT_TRUE(last.finish());
  Cursor empty("PASS IF");
  empty.keyword({"PASS"});
  condition = empty.take_condition();
  ASSERT_TRUE(condition);
  EXPECT_FALSE(condition->expect({"LOST"}));
  EXPECT_EQ(condition->problem()->kind, PK::kMissingWord);
  EXPECT_EQ(condition->problem()->column, 8);
  EXPECT_FALSE(Cursor("PASS ALL").take_condition());
}

TEST(WordsCursor, BackAndForth) {
  Cursor c("Caesar Roma");
  const std::size_t start = c.mark();
  EXPECT_TRUE(c.match(leaders()));
  EXPECT_EQ(c.peek()->text, "roma");
  EXPECT_EQ(c.peek(1), nullptr);
  c.reset(start);
  EXPECT_EQ(c.peek()->text, "caesar");
  EXPECT_EQ(c.peek(1)->text, "roma");
}

TEST(WordsCommon, CommandsOfEveryGame) {
  const Lexicon commands = common_commands();
  const auto command = [&](std::string_view s) {
    Cursor c(s);
    const auto hit = c.match(commands);
    return hit ? hit->value : -1;
  };
  for (const char* s : {"DONE", "fini", "Terminé", "TERMINER"})
    EXPECT_EQ(command(s), static_cast<int>(CommonCommand::kDone)) << s;
  for (const char* s : {"CANCEL ALL", "annule tout", "ANNULER"})
    EXPECT_EQ(command(s), static_cast<int>(CommonCommand::kCancel)) << s;
  for (const char* s : {"WAIT", "Attends C", "attendre"})
    EXPECT_EQ(command(s), static_cast<int>(CommonCommand::kWait)) << s;
  for (const char* s : {"PASS", "passe tout", "PASSER"})
    EXPECT_EQ(command(s), static_cast<int>(CommonCommand::kPass)) << s;
  EXPECT_EQ(command("MOVE"), -1);
  Lexicon verbs("verb");
  verbs.add_verb("move", {"MOVE"}, 0);
  add_common_commands(verbs, 100);
  EXPECT_EQ(verbs.value(verbs.find("passe").entry), 103);
}

}  // namespace
}  // namespace adj::words
