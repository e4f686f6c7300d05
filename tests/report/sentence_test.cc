#include "adjudicator/report/sentence.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace adj {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// The formatters of an imaginary game.
Formatters formatters() {
  Formatters f;
  f.add("zone", [](const Json& v, Language) {
    std::string name = v.as_string();
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    for (char& c : name) c = c == '_' ? ' ' : c;
    return name;
  });
  f.add("people", [](const Json& v, Language language) {
    const bool fr = language == Language::fr;
    if (v.as_string() == "germani") return std::string(fr ? "les Germains" : "the Germani");
    return std::string(fr ? "le Pont" : "Pontus");
  });
  f.add_whole("units", [](const Json& v, Language language) {
    std::vector<std::string> names;
    for (const Json& unit : v.as_array()) names.push_back(unit.as_string());
    return "Legio " + join_list(names, language);
  });
  return f;
}

std::string say(Language language, std::string_view text, std::string_view fields = "{}") {
  Json texts = Json::object();
  texts["k"] = Json(text);
  return Catalogue(language, texts, formatters()).sentence("k", Json::parse(fields));
}
std::string en(std::string_view text, std::string_view fields = "{}") {
  return say(Language::en, text, fields);
}
std::string fr(std::string_view text, std::string_view fields = "{}") {
  return say(Language::fr, text, fields);
}

// The message of the TextError that saying this throws; "" if it throws none.
std::string error(Language language, std::string_view text, std::string_view fields = "{}") {
  try {
    say(language, text, fields);
  } catch (const TextError& e) {
    return e.what();
  }
  return "";
}

TEST(Sentence, PlainTextAndFields) {
  EXPECT_EQ(en("The year begins."), "The year begins.");
  EXPECT_EQ(en("{name} rolls {die}.", R"({"name":"Caesar","die":4})"), "Caesar rolls 4.");
  EXPECT_EQ(en("{n}", R"({"n":-49})"), "\u221249");
  EXPECT_EQ(en("{n}", R"({"n":2.5})"), "2.5");
  EXPECT_EQ(fr("{n}", R"({"n":2.5})"), "2,5");
  EXPECT_EQ(en("{battle.zone|zone}", R"({"battle":{"zone":"italia_1"}})"), "Italia 1");
}

TEST(Sentence, SignedUsesARealMinus) {
  EXPECT_EQ(en("{n|signed}", R"({"n":2})"), "+2");
  EXPECT_EQ(en("{n|signed}", R"({"n":-1})"), "\u22121");
  EXPECT_EQ(en("{n|signed}", R"({"n":0})"), "0");
}

TEST(Sentence, RegisteredFormatters) {
  EXPECT_EQ(en("to {z|zone}", R"({"z":"gallia_2"})"), "to Gallia 2");
  EXPECT_EQ(fr("{p|people}", R"({"p":"germani"})"), "les Germains");
  EXPECT_EQ(en("{p|people}", R"({"p":"germani"})"), "the Germani");
}

TEST(Sentence, ListsAreJoinedInTheLanguagesWay) {
  EXPECT_EQ(en("{l}", R"({"l":["A"]})"), "A");
  EXPECT_EQ(en("{l}", R"({"l":["A","B"]})"), "A and B");
  EXPECT_EQ(en("{l}", R"({"l":["A","B","C"]})"), "A, B and C");
  EXPECT_EQ(fr("{l}", R"({"l":["A","B","C"]})"), "A, B et C");
  EXPECT_EQ(fr("{l|zone}", R"({"l":["italia_1","asia_5"]})"), "Italia 1 et Asia 5");
  EXPECT_EQ(en("{l|signed}", R"({"l":[1,-2]})"), "+1 and \u22122");
}

TEST(Sentence, AWholeFormatterIsHandedTheList) {
  EXPECT_EQ(en("{u|units}", R"({"u":["V","VI"]})"), "Legio V and VI");
  EXPECT_EQ(fr("{u|de:units}", R"({"u":["V","VI"]})"), "de Legio V et VI");
}

TEST(Sentence, EachSaysABodyPerElement) {
  EXPECT_EQ(en("{l|each:{z|zone} ({n|signed})}", R"({"l":[{"z":"asia_1","n":1},{"z":"asia_2","n":-1}]})"),
            "Asia 1 (+1) and Asia 2 (\u22121)");
  EXPECT_EQ(en("{l|each:[{.}{?last:!}]}", R"({"l":["a","b"],"last":true})"), "[a!] and [b!]");
  EXPECT_EQ(fr("{l|de:each:{z|zone}}", R"({"l":[{"z":"asia_1"},{"z":"gallia_2"}]})"),
            "d'Asia 1 et de Gallia 2");
}

TEST(Sentence, EnglishPlural) {
  constexpr std::string_view kText = "{n} {n|plural:one=legion;other=legions}";
  EXPECT_EQ(en(kText, R"({"n":0})"), "0 legions");
  EXPECT_EQ(en(kText, R"({"n":1})"), "1 legion");
  EXPECT_EQ(en(kText, R"({"n":2})"), "2 legions");
  EXPECT_EQ(en(kText, R"({"n":-1})"), "\u22121 legion");
}

TEST(Sentence, FrenchPluralCountsZeroAsSingular) {
  constexpr std::string_view kText = "{n} {n|plural:one=légion;other=légions}";
  EXPECT_EQ(fr(kText, R"({"n":0})"), "0 légion");
  EXPECT_EQ(fr(kText, R"({"n":1})"), "1 légion");
  EXPECT_EQ(fr(kText, R"({"n":2})"), "2 légions");
}

TEST(Sentence, PluralOfAListCountsItAndMayNameZero) {
  constexpr std::string_view kText = "{u|plural:zero=nobody;one={u} goes;other={u|count} go}";
  EXPECT_EQ(en(kText, R"({"u":[]})"), "nobody");
  EXPECT_EQ(en(kText, R"({"u":["A"]})"), "A goes");
  EXPECT_EQ(en(kText, R"({"u":["A","B"]})"), "2 go");
  EXPECT_EQ(fr("{n|plural:zero=aucune;one=une;other=des}", R"({"n":0})"), "aucune");
}

TEST(Sentence, Case) {
  constexpr std::string_view kText = "{r|case:won=victory of {who};lost=defeat;other=draw}";
  EXPECT_EQ(en(kText, R"({"r":"won","who":"Caesar"})"), "victory of Caesar");
  EXPECT_EQ(en(kText, R"({"r":"lost"})"), "defeat");
  EXPECT_EQ(en(kText, R"({"r":"?"})"), "draw");
  EXPECT_EQ(en("{b|case:true=yes;false=no}", R"({"b":false})"), "no");
  EXPECT_EQ(en("{b|case:null=none;3=three}", R"({"b":null})"), "none");
  EXPECT_EQ(en("{b|case:null=none;3=three}", R"({"b":3})"), "three");
  EXPECT_EQ(en("{b|case:x=;other=more}.", R"({"b":"x"})"), ".");
}

TEST(Sentence, OptionalParts) {
  constexpr std::string_view kText = "Moves{?units: with {units|units}}{!units: alone}.";
  EXPECT_EQ(en(kText, R"({"units":["X"]})"), "Moves with Legio X.");
  for (const std::string_view empty :
       {R"({})", R"({"units":null})", R"({"units":[]})", R"({"units":false})", R"({"units":0})",
        R"({"units":""})", R"({"units":{}})", R"({"units":0.0})"}) {
    EXPECT_EQ(en(kText, empty), "Moves alone.") << empty;
  }
  EXPECT_EQ(en("{?a:A{?b:B{!c:notC}}}", R"({"a":1,"b":true})"), "ABnotC");
  EXPECT_EQ(en("{?a:A{?b:B{!c:notC}}}", R"({"a":1,"b":true,"c":"x"})"), "AB");
}

TEST(Sentence, QuotedTextMayHoldAnything) {
  EXPECT_EQ(en("{'{n}'} and {n|plural:one=a{';'}b;other=c}", R"({"n":1})"), "{n} and a;b");
}

TEST(Sentence, ValuesAreNeverReadAsTemplates) {
  EXPECT_EQ(en("{name} says", R"({"name":"{n|plural} {{x}} {?a:b}"})"), "{n|plural} {{x}} {?a:b} says");
}

TEST(Sentence, TextQuotesAnotherKey) {
  const Json texts = Json::parse(
      R"({"//":"a comment, {unclosed","camp.c":"the camp of {chief}","k":"for {camp|text:camp.}"})");
  const Catalogue catalogue(Language::en, texts, formatters());
  EXPECT_EQ(catalogue.sentence("k", Json::parse(R"({"camp":"c","chief":"Caesar"})")),
            "for the camp of Caesar");
  EXPECT_TRUE(catalogue.has("camp.c"));
  EXPECT_FALSE(catalogue.has("//"));
  EXPECT_THAT([&] { catalogue.sentence("k", Json::parse(R"({"camp":"r"})")); },
              testing::ThrowsMessage<TextError>(HasSubstr("there is no such text: 'camp.r'")));
}

TEST(Sentence, FrenchElisionAndContraction) {
  EXPECT_EQ(fr("{z|de:zone}", R"({"z":"gallia_2"})"), "de Gallia 2");
  EXPECT_EQ(fr("{z|de:zone}", R"({"z":"italia_1"})"), "d'Italia 1");
  EXPECT_EQ(fr("{z|de:zone}", R"({"z":"hispania_1"})"), "d'Hispania 1");
  EXPECT_EQ(fr("{z|de}", R"({"z":"Égypte"})"), "d'Égypte");
  EXPECT_EQ(fr("{z|de}", R"({"z":"œuvre"})"), "d'œuvre");
  EXPECT_EQ(fr("{z|de}", R"({"z":"çà"})"), "de çà");
  EXPECT_EQ(fr("{p|de:people}", R"({"p":"germani"})"), "des Germains");
  EXPECT_EQ(fr("{p|de:people}", R"({"p":"pontici"})"), "du Pont");
  EXPECT_EQ(fr("{p|a:people}", R"({"p":"germani"})"), "aux Germains");
  EXPECT_EQ(fr("{p|a:people}", R"({"p":"pontici"})"), "au Pont");
  EXPECT_EQ(fr("{z|a:zone}", R"({"z":"italia_1"})"), "à Italia 1");
  EXPECT_EQ(fr("{l|que}", R"({"l":"Afranius"})"), "qu'Afranius");
  EXPECT_EQ(fr("{l|que}", R"({"l":"Caesar"})"), "que Caesar");
  EXPECT_EQ(fr("{l|que}", R"({"l":["Afranius","Cato"]})"), "qu'Afranius et Cato");
  EXPECT_EQ(fr("{l|de}", R"({"l":["Afranius","Caesar","Cato"]})"), "d'Afranius, de Caesar et de Cato");
}

TEST(Sentence, CapitalsAndArticles) {
  EXPECT_EQ(fr("{p|cap:people}", R"({"p":"germani"})"), "Les Germains");
  EXPECT_EQ(fr("{p|cap:de:people}", R"({"p":"germani"})"), "Des Germains");
  EXPECT_EQ(en("{x|cap}", R"({"x":"legion"})"), "Legion");
  EXPECT_EQ(en("{x|cap}", R"({"x":"4 legions"})"), "4 legions");
  EXPECT_EQ(fr("{x|cap}", R"({"x":"équipage"})"), "Équipage");
  EXPECT_EQ(fr("{x|cap}", R"({"x":"œuvre"})"), "Œuvre");
  EXPECT_EQ(fr("{x|cap}", R"({"x":"État"})"), "État");
  EXPECT_EQ(en("{x|an}", R"({"x":"army"})"), "an army");
  EXPECT_EQ(en("{x|an}", R"({"x":"legion"})"), "a legion");
}

TEST(SentenceErrors, NameKeyAndLanguage) {
  EXPECT_EQ(error(Language::fr, "{leader}"), "text 'k' (fr): field 'leader' is missing");
  const Catalogue catalogue(Language::en, Json::object(), formatters());
  EXPECT_THAT([&] { catalogue.sentence("battle"); },
              testing::ThrowsMessage<TextError>("text 'battle' (en): there is no such text: 'battle'"));
}

TEST(SentenceErrors, Values) {
  EXPECT_THAT(error(Language::en, "{a.b}", R"({"a":{}})"), HasSubstr("field 'a.b' is missing"));
  EXPECT_THAT(error(Language::en, "{a.b}", R"({"a":1})"), HasSubstr("field 'a.b' is missing"));
  EXPECT_THAT(error(Language::en, "{a}", R"({"a":null})"), HasSubstr("is null"));
  EXPECT_THAT(error(Language::en, "{a|zone}", R"({"a":null})"), HasSubstr("is null"));
  EXPECT_THAT(error(Language::en, "{a}", R"({"a":true})"), HasSubstr("neither text nor a number"));
  EXPECT_THAT(error(Language::en, "{a}", R"({"a":{}})"), HasSubstr("neither text nor a number"));
  EXPECT_THAT(error(Language::en, "{a}", R"({"a":[]})"), HasSubstr("empty list"));
  EXPECT_THAT(error(Language::en, "{a|signed}", R"({"a":"x"})"), HasSubstr("not a whole number"));
  EXPECT_THAT(error(Language::en, "{a|count}", R"({"a":3})"), HasSubstr("not a list"));
  EXPECT_THAT(error(Language::en, "{a|plural:one=x;other=y}", R"({"a":"x"})"),
              HasSubstr("not a whole number"));
  EXPECT_THAT(error(Language::en, "{a|case:x=1;y=2}", R"({"a":"z"})"), HasSubstr("no case"));
  EXPECT_THAT(error(Language::en, "{a|text:none.}", R"({"a":"z"})"), HasSubstr("no such text: 'none.z'"));
  // What a formatter throws is told with the key too.
  EXPECT_THAT(error(Language::en, "{a|zone}", R"({"a":3})"), HasSubstr("text 'k' (en): "));
}

TEST(SentenceErrors, TextsInACircle) {
  const Catalogue catalogue(Language::en, Json::parse(R"({"k1":"{n|text:k}"})"), formatters());
  EXPECT_THAT([&] { catalogue.sentence("k1", Json::parse(R"({"n":1})")); },
              testing::ThrowsMessage<TextError>(HasSubstr("circle")));
}

TEST(SentenceErrors, MalformedTemplates) {
  const auto wrong = [](std::string_view text, std::string_view what, Language language = Language::en) {
    EXPECT_THAT(error(language, text, R"({"n":1,"a":"x"})"), HasSubstr(what)) << text;
  };
  wrong("{n", "expected '}'");
  wrong("n}", "'}' closes nothing");
  wrong("{}", "expected the name of a field");
  wrong("{ n}", "expected the name of a field");
  wrong("{n }", "expected '}'");
  wrong("{a.}", "expected the name of a field");
  wrong("{n|}", "expected the name of a formatter");
  wrong("{n|zones}", "at character 4: there is no formatter 'zones'");
  wrong("{n|de:zones}", "there is no formatter 'zones'", Language::fr);
  wrong("{n|zone:x}", "expected '}'");
  wrong("{?n}", "expected ':'");
  wrong("{?n: x", "expected '}'");
  wrong("{n|each}", "expected ':'");
  wrong("{n|text}", "expected ':'");
  wrong("{n|text:}", "text: needs");
  wrong("{n|plural}", "expected ':' and value=text");
  wrong("{n|plural:one}", "expected value=text");
  wrong("{n|plural:one=x}", "plural needs one= and other=");
  wrong("{n|plural:other=x}", "plural needs one= and other=");
  wrong("{n|plural:one=x;other=y;many=z}", "not 'many'");
  wrong("{n|case:a=x;a=y}", "'a' stands twice");
  wrong("{n|case:a=x;b}", "expected value=text");
  wrong("{'x", "is not closed");
}

TEST(SentenceErrors, HelpersBelongToTheirLanguage) {
  EXPECT_THAT(error(Language::en, "{z|de:zone}", R"({"z":"asia_1"})"),
              HasSubstr("there is no formatter 'de'"));
  EXPECT_THAT(error(Language::fr, "{z|an:zone}", R"({"z":"asia_1"})"),
              HasSubstr("there is no formatter 'an'"));
}

TEST(SentenceErrors, CatalogueMustBeAnObjectOfNonEmptyStrings) {
  const auto make = [](std::string_view texts) {
    return Catalogue(Language::en, Json::parse(texts), formatters());
  };
  EXPECT_THROW(make("[]"), TextError);
  EXPECT_THAT([&] { make(R"({"a":1})"); },
              testing::ThrowsMessage<TextError>("text 'a' (en): is not a string"));
  EXPECT_THAT([&] { make(R"({"a":""})"); }, testing::ThrowsMessage<TextError>("text 'a' (en): is empty"));
}

TEST(SentenceErrors, FormattersHaveTheirOwnNames) {
  Formatters f = formatters();
  const auto show = [](const Json&, Language) { return std::string(); };
  EXPECT_THROW(f.add("plural", show), TextError);
  EXPECT_THROW(f.add_whole("de", show), TextError);
  EXPECT_THROW(f.add("zone", show), TextError);
  EXPECT_NO_THROW(f.add("leader", show));
}

std::vector<std::string> check(std::string_view texts, const std::vector<CatalogueKey>& keys) {
  return check_catalogue(Language::fr, Json::parse(texts), formatters(), keys);
}

TEST(CheckCatalogue, NothingToSayAboutAGoodOne) {
  EXPECT_THAT(check(R"({"//":"x","move":"{who} {?units:{units|units}} {to|de:zone}"})",
                    {{"move", {"who", "units", "to"}}}),
              IsEmpty());
}

TEST(CheckCatalogue, ListsEveryProblem) {
  EXPECT_THAT(check(R"({"move":"{who} {?whom:x}","bad":"{n","odd":"x","form":"{n|nothing}"})",
                    {{"move", {"who"}}, {"bad", {"n"}}, {"form", {"n"}}, {"battle", {}}}),
              ElementsAre("text 'move' (fr): the event has no field 'whom'",
                          "text 'bad' (fr): at character 3: expected '}'",  //
                          "text 'odd' (fr): nothing uses this key",
                          "text 'form' (fr): at character 4: there is no formatter 'nothing'",
                          "text 'battle' (fr): is missing"));
}

TEST(CheckCatalogue, LooksInsideCasesListsAndObjects) {
  const std::string_view texts = R"({"k":"{r|case:a={x};other={l|each:{y}{z}{r}}}{o.p}"})";
  EXPECT_THAT(check(texts, {{"k", {"r", "l", "l.y", "l.z", "o", "o.p", "x"}}}), IsEmpty());
  EXPECT_THAT(check(texts, {{"k", {"r", "l", "o", "x"}}}),
              IsEmpty());  // the insides are not promised: not checked
  EXPECT_THAT(check(texts, {{"k", {"r", "l", "l.y", "o", "o.q"}}}),
              ElementsAre(HasSubstr("no field 'x'"), HasSubstr("no field 'z'"), HasSubstr("no field 'o.p'")));
  EXPECT_THAT(check(R"({"k":"{.}"})", {{"k", {"r"}}}), ElementsAre(HasSubstr("no field '.'")));
}

TEST(CheckCatalogue, QuotedKeysMustExist) {
  EXPECT_THAT(check(R"({"k":"{c|text:camp.}"})", {{"k", {"c"}}}),
              ElementsAre(HasSubstr("no key begins with 'camp.'")));
  EXPECT_THAT(check(R"({"k":"{c|text:camp.}","camp.r":"R"})", {{"k", {"c"}}, {"camp.r", {}}}), IsEmpty());
}

}  // namespace
}  // namespace adj
