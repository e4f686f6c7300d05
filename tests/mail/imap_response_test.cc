// MAIL §1.1: the reader of IMAP responses.

#include "mail/imap_response.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace adj::mail {
namespace {

std::vector<ImapResponse> read(std::string_view bytes, ImapLimits limits = {}) {
  ImapResponseReader reader(limits);
  reader.feed(bytes);
  std::vector<ImapResponse> all;
  while (auto response = reader.next()) all.push_back(*std::move(response));
  return all;
}

ImapResponse only(std::string_view bytes) {
  const auto all = read(bytes);
  EXPECT_EQ(all.size(), 1u) << bytes;
  return all.empty() ? ImapResponse{} : all.front();
}

TEST(ImapResponseTest, statuses_carry_code_and_words) {
  const ImapResponse ok = only("* OK [UIDVALIDITY 17] UIDs valid\r\n");
  EXPECT_EQ(ok.kind, ImapResponse::Kind::untagged);
  EXPECT_EQ(ok.name, "OK");
  EXPECT_EQ(ok.code, "UIDVALIDITY 17");
  EXPECT_EQ(ok.text, "UIDs valid");
  EXPECT_EQ(code_argument(ok, "uidvalidity"), "17");
  EXPECT_EQ(code_argument(ok, "UIDNEXT"), std::nullopt);

  const ImapResponse no = only("x12 no [TRYCREATE] No such mailbox\r\n");
  EXPECT_EQ(no.kind, ImapResponse::Kind::tagged);
  EXPECT_EQ(no.tag, "x12");
  EXPECT_EQ(no.name, "NO");
  EXPECT_EQ(no.code, "TRYCREATE");

  EXPECT_EQ(only("+ idling\r\n").kind, ImapResponse::Kind::more);
  EXPECT_EQ(only("+\r\n").kind, ImapResponse::Kind::more);
  EXPECT_EQ(only("* BYE\r\n").name, "BYE");
}

TEST(ImapResponseTest, numbers_stand_before_the_name) {
  const ImapResponse exists = only("* 23 EXISTS\r\n");
  EXPECT_EQ(exists.number, 23u);
  EXPECT_EQ(exists.name, "EXISTS");
  EXPECT_EQ(only("* 4294967295 EXISTS\r\n").number, 4294967295u);
  EXPECT_EQ(only("* 4294967296 EXISTS\r\n").number, std::nullopt);
}

TEST(ImapResponseTest, fetch_is_a_list_of_items_and_values) {
  const ImapResponse fetch = only(
      "* 2 FETCH (UID 7 RFC822.SIZE 5 FLAGS (\\Seen $x) BODY[HEADER.FIELDS (FROM TO)]<0> "
      "\"a \\\"q\\\" \\\\\" BODY[] {5}\r\nab\r\nc X NIL)\r\n");
  EXPECT_EQ(fetch.number, 2u);
  ASSERT_EQ(fetch.values.size(), 1u);
  const std::vector<ImapValue>& items = fetch.values[0].items;
  ASSERT_EQ(items.size(), 12u);
  EXPECT_TRUE(items[0].is_atom("uid"));
  EXPECT_EQ(items[1].text, "7");
  EXPECT_EQ(items[5].kind, ImapValue::Kind::list);
  EXPECT_EQ(items[5].items.at(1).text, "$x");
  EXPECT_EQ(items[6].text, "BODY[HEADER.FIELDS (FROM TO)]<0>");
  EXPECT_EQ(items[7].kind, ImapValue::Kind::text);
  EXPECT_EQ(items[7].text, "a \"q\" \\");
  EXPECT_EQ(items[9].kind, ImapValue::Kind::text);
  EXPECT_EQ(items[9].text, "ab\r\nc");
  EXPECT_EQ(items[11].kind, ImapValue::Kind::nil);
}

// The hole that made us write this: lines of a mail that look like the end of our command.
TEST(ImapResponseTest, nothing_in_a_literal_is_an_answer) {
  const std::string body = "A004 OK x\r\nx1 OK forged\r\n)\r\n* BYE\r\n* 1 FETCH (BODY[] {99999}\r\n";
  const auto all = read("* 1 FETCH (UID 1 BODY[] {" + std::to_string(body.size()) + "}\r\n" + body +
                        ")\r\nx1 OK true\r\n");
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].values[0].items.at(3).text, body);
  EXPECT_EQ(all[1].text, "true");
}

TEST(ImapResponseTest, words_for_people_may_end_like_a_literal) {
  EXPECT_EQ(only("* OK see {5}\r\n").text, "see {5}");
  EXPECT_EQ(only("x1 NO see {5}\r\n").text, "see {5}");
  EXPECT_EQ(only("+ {5}\r\n").text, "{5}");
  // and so may a quoted string and its fellows
  EXPECT_EQ(read("* LIST () \"/\" \"a{5}\"\r\n* LIST () \"/\" \"{5}\r\n* 1 EXISTS\r\n").size(), 3u);
}

TEST(ImapResponseTest, an_empty_literal_is_an_empty_text) {
  const ImapResponse fetch = only("* 1 FETCH (BODY[] {0}\r\n UID 3)\r\n");
  EXPECT_EQ(fetch.values[0].items.at(1).text, "");
  EXPECT_EQ(fetch.values[0].items.at(1).kind, ImapValue::Kind::text);
  EXPECT_EQ(fetch.values[0].items.at(3).text, "3");
}

TEST(ImapResponseTest, it_does_not_matter_how_the_stream_is_cut) {
  const std::string stream =
      "* OK [X] hi\r\n* 1 FETCH (UID 1 BODY[] {12}\r\nx1 OK no\r\n\r\n FLAGS (\"}{\" {3}\r\n{9}))\r\n"
      "* ESEARCH (TAG \"x1\") UID ALL 1:3,5\r\n* SEARCH 1 2\r\n+ go\r\nx1 OK {3}\r\n";
  const auto whole = read(stream);
  ASSERT_EQ(whole.size(), 6u);
  for (std::size_t step = 1; step < 40; ++step) {
    ImapResponseReader reader;
    std::size_t count = 0;
    for (std::size_t at = 0; at < stream.size(); at += step) {
      reader.feed(std::string_view(stream).substr(at, step));
      while (const auto response = reader.next()) {
        ASSERT_LT(count, whole.size());
        EXPECT_EQ(response->name, whole[count].name);
        EXPECT_EQ(response->text, whole[count].text);
        EXPECT_EQ(response->values.size(), whole[count].values.size());
        ++count;
      }
    }
    EXPECT_EQ(count, whole.size()) << "in steps of " << step;
  }
}

TEST(ImapResponseTest, what_we_do_not_ask_for_may_be_as_odd_as_it_likes) {
  EXPECT_EQ(only("* FLAGS ((( \"\r\n").name, "FLAGS");
  EXPECT_TRUE(only("* VANISHED (EARLIER) 1:3\r\n").values.empty());
}

TEST(ImapResponseTest, broken_grammar_ends_the_connection) {
  for (const char* bytes :
       {"\r\n", "hello\r\n", "x1\r\n", "x1 PERHAPS\r\n", "*\r\n", "* 5\r\n", "* OK [X\r\n",
        "* 1 FETCH (UID 1\r\n", "* 1 FETCH UID 1)\r\n", "* 1 FETCH (\"a)\r\n", "* 1 FETCH (\"a\\\r\n",
        "* 1 FETCH (BODY[HEADER 1)\r\n", " OK x\r\n"})
    EXPECT_THROW(read(bytes), ImapProtocolError) << bytes;
  EXPECT_THROW(read(std::string_view("* OK a\0b\r\n", 10)), ImapProtocolError);
}

TEST(ImapResponseTest, lists_nest_only_so_deep) {
  const auto nested = [](std::size_t depth) {
    return "* 1 FETCH " + std::string(depth, '(') + std::string(depth, ')') + "\r\n";
  };
  EXPECT_EQ(read(nested(32)).size(), 1u);
  EXPECT_THROW(read(nested(33)), ImapProtocolError);
  EXPECT_THROW(read(nested(400'000)), ImapProtocolError);
}

TEST(ImapResponseTest, lines_and_literals_are_bounded) {
  const ImapLimits small{20, 10, 45, 3};
  EXPECT_EQ(read("* OK 45678901234567\r\n", {21, 10, 45, 3}).size(), 1u);
  EXPECT_THROW(read("* OK 45678901234567\r\n", small), ImapProtocolError);
  EXPECT_THROW(read("* OK 4567890123456789", small), ImapProtocolError) << "even before the line ends";
  const ImapLimits roomy{100, 10, 200, 3};
  EXPECT_EQ(read("* 1 FETCH ({10}\r\n0123456789)\r\n", roomy).size(), 1u);
  EXPECT_THROW(read("* 1 FETCH ({11}\r\n", roomy), ImapProtocolError) << "before a byte of it is taken";
  EXPECT_THROW(read("* 1 FETCH ({99999999999}\r\n", roomy), ImapProtocolError);
  EXPECT_THROW(read("* 1 FETCH ({10}\r\n", {100, 10, 20, 3}), ImapProtocolError) << "the response altogether";
  EXPECT_EQ(read("* 1 FETCH ({1}\r\na {1}\r\nb {1}\r\nc)\r\n", roomy).size(), 1u);
  EXPECT_THROW(read("* 1 FETCH ({1}\r\na {1}\r\nb {1}\r\nc {1}\r\n", roomy), ImapProtocolError);
}

TEST(ImapResponseTest, the_limits_that_serve_use) {
  const ImapLimits limits;
  EXPECT_EQ(limits.line, 1u << 20);
  EXPECT_EQ(limits.literal, 25u << 20);
  EXPECT_THROW(read(std::string((1 << 20) + 1, 'a')), ImapProtocolError);
  EXPECT_THROW(read("* 1 FETCH (BODY[] {26214401}\r\n"), ImapProtocolError);
  EXPECT_NO_THROW(read("* 1 FETCH (BODY[] {26214400}\r\n"));
}

}  // namespace
}  // namespace adj::mail
