// One description per struct: writing, strict reading, digest, diff.

#include "adjudicator/core/describe.h"

#include <gtest/gtest.h>

namespace adj {

enum class Colour { red, blue };
constexpr auto names_of(Colour) {
  return std::array{std::pair{Colour::red, "red"}, std::pair{Colour::blue, "blue"}};
}

struct Dot {
  static constexpr const char* kName = "dot";
  int x = 0;
  friend bool operator==(const Dot&, const Dot&) = default;
};
template <class Ar>
void describe(Ar& ar, Dot& v) {
  ar("x", v.x);
}
struct Word {
  static constexpr const char* kName = "word";
  std::string text;
  friend bool operator==(const Word&, const Word&) = default;
};
template <class Ar>
void describe(Ar& ar, Word& v) {
  ar("text", v.text);
}

struct Everything {
  bool flag = false;
  int number = 0;
  std::int8_t small = 0;
  Name name;
  Seat seat;
  Colour colour = Colour::red;
  std::optional<Dot> maybe;
  std::vector<Dot> dots;
  std::set<Colour> colours;
  std::map<Colour, int> per_colour;
  std::map<Seat, std::string> per_seat;
  std::variant<Dot, Word> either;
  std::array<int, 2> pair{};
  friend bool operator==(const Everything&, const Everything&) = default;
};
template <class Ar>
void describe(Ar& ar, Everything& v) {
  ar("flag", v.flag)("number", v.number)("small", v.small)("name", v.name)("seat", v.seat)(
      "colour", v.colour)("maybe", v.maybe)("dots", v.dots)("colours", v.colours)("per_colour", v.per_colour)(
      "per_seat", v.per_seat)("either", v.either)("pair", v.pair);
}

namespace {

Everything sample() {
  Everything e;
  e.flag = true;
  e.number = -7;
  e.small = 100;
  e.name = "caesar";
  e.seat = Seat{2};
  e.colour = Colour::blue;
  e.maybe = Dot{4};
  e.dots = {Dot{1}, Dot{2}};
  e.colours = {Colour::red};
  e.per_colour = {{Colour::blue, 3}};
  e.per_seat = {{Seat{1}, "Aquila"}};
  e.either = Word{"salve"};
  e.pair = {5, 6};
  return e;
}

std::string error_of(const std::string& json) {
  Everything e;
  try {
    from_json(Json::parse(json), e);
  } catch (const DataError& error) {
    return error.what();
  }
  return "";
}

std::string with(std::string_view from, std::string_view to) {
  std::string text = to_json(sample()).dump();
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Describe, WritesAndReadsEveryKindOfMember) {
  Everything read;
  from_json(Json::parse(to_json(sample()).dump()), read);
  EXPECT_EQ(read, sample());
  EXPECT_EQ(to_json(sample()).at("either").dump(), R"({"kind":"word","text":"salve"})");
  EXPECT_EQ(to_json(sample()).at("colour").as_string(), "blue");
}

TEST(Describe, AMissingOrUnknownKeyIsAnErrorWithItsPath) {
  EXPECT_EQ(error_of(with(R"("number":-7,)", "")), "$.number: missing");
  EXPECT_EQ(error_of(with(R"("number":-7,)", R"("number":-7,"colour_of_sea":1,)")),
            "$.colour_of_sea: unknown key");
  EXPECT_EQ(error_of(with(R"([{"x":1})", R"([{"x":"one"})")), "$.dots[0].x: expected a whole number");
  EXPECT_EQ(error_of(with(R"([{"x":1})", R"([{"x":1,"y":2})")), "$.dots[0].y: unknown key");
}

TEST(Describe, WrongTypesRangesAndNamesAreErrors) {
  EXPECT_EQ(error_of(with("true", "1")), "$.flag: expected true or false");
  EXPECT_EQ(error_of(with("100", "1000")), "$.small: number out of range");
  EXPECT_EQ(error_of(with(R"("blue","maybe")", R"("green","maybe")")), "$.colour: unknown name 'green'");
  EXPECT_EQ(error_of(with(R"("word")", R"("sentence")")), "$.either.kind: unknown kind 'sentence'");
  EXPECT_EQ(error_of(with("[5,6]", "[5]")), "$.pair: expected 2 items");
  EXPECT_EQ(error_of(with(R"(["red"])", R"(["red","red"])")), "$.colours: the same item twice");
  EXPECT_EQ(error_of(with(R"({"1":)", R"({"one":)")), "$.per_seat.one: expected a number as key");
  EXPECT_EQ(error_of(with(R"("caesar")", R"("a name that is far too long to be kept inline")")),
            "$.name: not a name");
  EXPECT_EQ(error_of("[]"), "$: expected an object");
}

TEST(Describe, DigestNamesAValueAndDiffSaysWhatChanged) {
  Everything other = sample();
  EXPECT_EQ(digest(other), digest(sample()));
  other.dots[1].x = 9;
  EXPECT_NE(digest(other), digest(sample()));
  EXPECT_EQ(diff(sample(), other), (std::vector<std::string>{"$.dots[1].x: 2 -> 9"}));
}

TEST(Id, SortsByTextAndKeepsKindsApart) {
  using ZoneName = Id<struct ZoneNameTag>;
  using UnitName = Id<struct UnitNameTag>;
  static_assert(!std::is_convertible_v<ZoneName, UnitName>);
  EXPECT_LT(ZoneName("africa_1"), ZoneName("italia_1"));
  EXPECT_EQ(ZoneName("italia_1").view(), "italia_1");
  EXPECT_THROW(Name("a name of more than thirty-one characters"), std::length_error);
}

}  // namespace
}  // namespace adj
