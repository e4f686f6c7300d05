#include "adjudicator/core/json.h"

#include <gmock/gmock.h>

#include <limits>

namespace adj {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

std::string reason(std::string_view text) {
  try {
    const Json parsed = Json::parse(text);
    return "parsed as " + parsed.dump();
  } catch (const DataError& e) {
    return e.what();
  }
}

TEST(JsonParse, EveryKindOfValue) {
  const Json v =
      Json::parse(" {\"b\": [1, -2, 2.5, 1e3, true, false, null], \"a\": {\"s\": \"caf\xc3\xa9\"}}\n");
  ASSERT_TRUE(v.is_object());
  EXPECT_EQ(v.as_object()[0].first, "b");  // the order written
  const Json::Array& b = v.at("b").as_array();
  ASSERT_EQ(b.size(), 7U);
  EXPECT_EQ(b[0].as_int(), 1);
  EXPECT_EQ(b[1].as_int(), -2);
  EXPECT_FALSE(b[2].is_int());
  EXPECT_EQ(b[2].as_double(), 2.5);
  EXPECT_EQ(b[3].as_double(), 1000.0);
  EXPECT_TRUE(b[4].as_bool());
  EXPECT_FALSE(b[5].as_bool());
  EXPECT_TRUE(b[6].is_null());
  EXPECT_EQ(v.at("a").at("s").as_string(), "caf\xc3\xa9");
  EXPECT_EQ(Json::parse("7").as_int(), 7);
  EXPECT_EQ(Json::parse("[]"), Json::array());
  EXPECT_EQ(Json::parse("{}"), Json::object());
}

TEST(JsonParse, EscapesAndSurrogatePairs) {
  EXPECT_EQ(Json::parse(R"("\"\\\/\b\f\n\r\tA\u00e9\ud83d\ude00")").as_string(),
            "\"\\/\b\f\n\r\tA\xc3\xa9\xf0\x9f\x98\x80");
  EXPECT_EQ(Json::parse(R"("\\u0000")").as_string(), "\\u0000");
  EXPECT_THAT(reason(R"("\ud800")"), HasSubstr("surrogate"));
  EXPECT_THAT(reason(R"("\udc00")"), HasSubstr("surrogate"));
  EXPECT_THAT(reason(R"("\ud800A")"), HasSubstr("surrogate"));
  EXPECT_THAT(reason(R"("\x")"), HasSubstr("escape"));
}

TEST(JsonParse, IntegersKeepTheirRange) {
  EXPECT_EQ(Json::parse("9223372036854775807").as_int(), std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(Json::parse("-9223372036854775808").as_int(), std::numeric_limits<std::int64_t>::min());
  for (const char* text : {"9223372036854775808", "-9223372036854775809", "18446744073709551616",
                           "123456789012345678901234567890"}) {
    EXPECT_THAT(reason(text), HasSubstr("too large")) << text;
  }
  EXPECT_EQ(Json::parse("\"9223372036854775808\"").as_string(), "9223372036854775808");
  EXPECT_EQ(Json::parse("[0.9223372036854775808999]").as_array()[0].as_double(), 0.9223372036854775808999);
  EXPECT_THAT(reason("1e999"), HasSubstr("floating-point"));
  EXPECT_THAT(reason("[" + std::string(100'000, '9') + ".5]").size(), testing::Lt(300U));
}

TEST(JsonParse, DepthIsBounded) {
  const auto nested = [](std::size_t n) { return std::string(n, '[') + std::string(n, ']'); };
  EXPECT_TRUE(Json::parse(nested(64)).is_array());
  EXPECT_THAT(reason(nested(65)), HasSubstr("64 deep"));
  EXPECT_THAT(reason(nested(500'000)), HasSubstr("64 deep"));
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  EXPECT_THAT(reason(objects), HasSubstr("64 deep"));
}

TEST(JsonParse, DuplicateKeysAreRefused) {
  EXPECT_EQ(reason("{\"a\":1,\n\"a\":2}"), "line 2: the key \"a\" stands twice in one object");
  EXPECT_EQ(reason(R"([{"a":1},{"a":1}])"), R"(parsed as [{"a":1},{"a":1}])");
  EXPECT_THAT(reason(R"({"a":1,"\u0061":2})"), HasSubstr("twice"));
  std::string many = "{";
  for (int i = 0; i < 40; ++i) many += "\"k" + std::to_string(i) + "\":0,";
  EXPECT_TRUE(Json::parse(many + "\"k40\":0}").is_object());
  EXPECT_THAT(reason(many + "\"k39\":0}"), HasSubstr("\"k39\" stands twice"));
  EXPECT_THAT(reason(many + "\"k3\":0}"), HasSubstr("\"k3\" stands twice"));
}

TEST(JsonParse, BadUtf8AndNulAreRefused) {
  for (const char* text : {"\"\xff\"", "\"\xc3\"", "\"\xc0\x80\"", "\"\xed\xa0\x80\"", "\"\xf4\x90\x80\x80\"",
                           "\"\x80\"", "{\"\xc3\":1}", "\"a\xe2\x82"}) {
    EXPECT_EQ(reason(text), "line 1: not valid UTF-8");
  }
  EXPECT_THAT(reason(std::string_view("\"a\0b\"", 5)), HasSubstr("control character"));
  EXPECT_THAT(reason(std::string_view("[1]\0", 4)), HasSubstr("no place outside a string"));
  EXPECT_THAT(reason("\xef\xbb\xbf[1]"), HasSubstr("no place outside a string"));
  EXPECT_EQ(reason("[\n\"a\\u0000b\"]"), "line 2: a NUL character in a string");
  EXPECT_EQ(reason(R"({"a\u0000b":1})"), "line 1: a NUL character in a string");
}

TEST(JsonParse, BrokenTextIsRefusedWithItsLine) {
  EXPECT_EQ(reason(""), "line 1: unexpected end of text");
  EXPECT_EQ(reason("nul"), "line 1: expected 'l' instead of end of text");
  EXPECT_EQ(reason("[1\n,\n\n2 3]"), "line 4: unexpected byte '3'");
  EXPECT_THAT(reason("{\n\"a\":1\n\"b\":2}"), StartsWith("line 3: expected ','"));
  EXPECT_THAT(reason("[1]\nx"), AllOf(StartsWith("line 2: "), HasSubstr("Excess characters")));
  for (const char* text :
       {"   ",      "tru",      "-",           "01",    "1.",         ".5",         "[1e]",
        "[+1]",     "[0x10]",   "[--1]",       "\"abc", "\"a\\",      "\"\\uD83",   "'a'",
        "\"a\nb\"", "[1,2",     "[1,]",        "[,1]",  "[1 2]",      "{\"a\":1,}", "{\"a\" 1}",
        "{a:1}",    "{\"a\":}", "{\"a\"",      "{1:2}", "[1}",        "{\"a\":1]",  "[1]]",
        "[1][2]",   "1 2",      "\"a\" \"b\"", "[NaN]", "[Infinity]", "// c\n1",    "/* c */1",
        "[1]//x",   "{",        "[",           "]",     "}",          ",",          ":"}) {
    EXPECT_THAT(reason(text), StartsWith("line ")) << text;
  }
}

TEST(JsonParse, EveryPrefixOfATextIsRefused) {
  const std::string text = R"({"a":[1,-2.5e3,"x\u00e9\\",{"b":null}],"c":true})";
  EXPECT_EQ(Json::parse(text).dump(), "{\"a\":[1,-2500.0,\"x\xc3\xa9\\\\\",{\"b\":null}],\"c\":true}");
  for (std::size_t n = 0; n < text.size(); ++n) {
    EXPECT_THROW(Json::parse(std::string_view(text).substr(0, n)), DataError) << n;
  }
}

TEST(JsonDump, CompactAndEscaped) {
  Json v;
  v["z"] = Json::Array{1, Json(), true, -0.5, 2.0};
  v["a\"b"] = "caf\xc3\xa9 \\ / \n\t\r\b\f\x01\x1f\x7f";
  v["e"] = Json::object();
  EXPECT_EQ(
      v.dump(),
      "{\"z\":[1,null,true,-0.5,2.0],\"a\\\"b\":\"caf\xc3\xa9 \\\\ / \\n\\t\\r\\b\\f\\u0001\\u001f\x7f\","
      "\"e\":{}}");
  EXPECT_EQ(Json::parse(v.dump()), v);
  EXPECT_EQ(Json("a\xff\xc3z").dump(), "\"a\xef\xbf\xbd\xef\xbf\xbdz\"");
  EXPECT_THROW(Json(std::numeric_limits<double>::infinity()).dump(), DataError);
  for (double d : {0.1, 0.30000000000000004, 1e20, 5e-324, 1.7976931348623157e308, -0.0}) {
    EXPECT_EQ(Json::parse(Json(d).dump()), Json(d)) << d;
  }
}

TEST(JsonDump, Pretty) {
  const Json v = Json::parse(R"({"a":[1,{"b":2}],"c":[],"d":{}})");
  EXPECT_EQ(v.dump_pretty(),
            "{\n  \"a\": [\n    1,\n    {\n      \"b\": 2\n    }\n  ],\n  \"c\": [],\n  \"d\": {}\n}\n");
  EXPECT_EQ(Json::parse(v.dump_pretty()), v);
}

TEST(JsonAccess, WrongKindsAreNamed) {
  const Json v = Json::parse(R"({"n":1,"s":"x","f":1.5})");
  EXPECT_THROW(v.at("missing"), DataError);
  EXPECT_THROW(v.at("s").as_int(), DataError);
  EXPECT_THROW(v.at("f").as_int(), DataError);
  EXPECT_THROW(v.at("n").as_string(), DataError);
  EXPECT_THROW(v.at("n").as_bool(), DataError);
  EXPECT_THROW(v.at("s").as_double(), DataError);
  EXPECT_THROW(v.as_array(), DataError);
  EXPECT_THROW(v.at("s").as_object(), DataError);
  EXPECT_THROW(v.at("s").at("x"), DataError);
  EXPECT_EQ(v.at("n").as_double(), 1.0);
  EXPECT_EQ(v.find("missing"), nullptr);
  EXPECT_EQ(v.at("s").find("x"), nullptr);
  try {
    v.at("s").as_int();
  } catch (const DataError& e) {
    EXPECT_STREQ(e.what(), "expected an integer, found a string");
  }
}

TEST(JsonAccess, MembersAndElementsAreAdded) {
  Json v;
  v["a"]["b"] = 1;
  v["a"]["b"] = 2;
  v["l"].push_back("x");
  EXPECT_EQ(v.dump(), R"({"a":{"b":2},"l":["x"]})");
  EXPECT_THROW(v["l"]["x"], DataError);
  EXPECT_THROW(v["a"].push_back(1), DataError);
}

TEST(JsonDifferences, OneLinePerPlace) {
  const Json a = Json::parse(R"({"leader":[{"id":"caesar","zone":"italia_4"},{"id":"cato","zone":"x"}],
                                 "n":1,"l":[1,2],"gone":true,"s":"1"})");
  const Json b = Json::parse(R"({"n":2,"leader":[{"id":"sulla"},{"id":"caesar","zone":"italia_1"}],
                                 "l":[1,3,[]],"new":"","s":1})");
  EXPECT_THAT(differences(a, b),
              ElementsAre("$.leader[caesar].zone: italia_4 -> italia_1",
                          R"($.leader[cato]: {"id":"cato","zone":"x"} -> (nothing))",
                          R"($.leader[sulla]: (nothing) -> {"id":"sulla"})", "$.n: 1 -> 2", "$.l[1]: 2 -> 3",
                          "$.l[2]: (nothing) -> []", "$.gone: true -> (nothing)", R"($.s: "1" -> 1)",
                          R"($.new: (nothing) -> "")"));
  EXPECT_THAT(differences(a, a), IsEmpty());
  EXPECT_THAT(differences(Json(1), Json::array()), ElementsAre("$: 1 -> []"));
}

TEST(JsonDifferences, OrderOfElementsCountsOfKeysNot) {
  const Json a = Json::parse(R"([{"id":1,"x":0},{"id":2},{"id":3}])");
  const Json b = Json::parse(R"([{"id":3},{"x":0,"id":1},{"id":4}])");
  EXPECT_THAT(differences(a, b), ElementsAre(R"($[2]: {"id":2} -> (nothing))",
                                             R"($[4]: (nothing) -> {"id":4})", "$: order 1 3 -> order 3 1"));
  // Without unique ids the place in the list is all there is.
  const Json c = Json::parse(R"([{"id":1},{"id":1}])"), d = Json::parse(R"([{"id":1},{"id":2}])");
  EXPECT_THAT(differences(c, d), ElementsAre("$[1].id: 1 -> 2"));
}

TEST(JsonFindPath, MembersIdsAndIndexes) {
  Json v = Json::parse(R"({"leader":[{"id":"caesar","zone":"z"},{"id":"cato","men":[4,5]}],
                           "seat":[{"id":2,"n":"two"},{"id":1,"n":"one"}]})");
  const Json& c = v;
  ASSERT_NE(find_path(c, "leader.caesar.zone"), nullptr);
  EXPECT_EQ(find_path(c, "leader.caesar.zone")->as_string(), "z");
  EXPECT_EQ(find_path(c, "leader.1.men.0")->as_int(), 4);
  EXPECT_EQ(find_path(c, "seat.1.n")->as_string(), "one");  // the id, not the index
  EXPECT_EQ(find_path(c, "seat.0.n")->as_string(), "two");
  EXPECT_EQ(find_path(c, ""), &c);
  for (const char* path :
       {"nobody", "leader.nobody", "leader.2", "leader.caesar.zone.x", "leader.", ".leader", "leader..zone",
        "leader.-1", "leader.1x", "leader.99999999999999999999"}) {
    EXPECT_EQ(find_path(c, path), nullptr) << path;
  }
  *find_path(v, "leader.caesar.zone") = "italia_1";
  EXPECT_EQ(find_path(c, "leader.caesar.zone")->as_string(), "italia_1");
}

}  // namespace
}  // namespace adj
