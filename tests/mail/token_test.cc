#include "mail/token.h"

#include <gtest/gtest.h>

#include "mail/address.h"
#include "tests/mail/corpus.h"

namespace adj::mail {
namespace {

using testing::corpus_keys;

const ReplyAddress kJudge{.local = "judge", .domain = "pbem.test", .delimiter = '+'};

Claim seat(std::int64_t epoch = 1) {
  return signed_claim(corpus_keys(), {.kind = ClaimKind::seat, .game = "g7", .number = 3, .window = 12},
                      epoch);
}

// Computed with Python's hmac and base64: base32(HMAC-SHA256(00..1f, "v1|player|g7|3|12|1"))[0..15].
TEST(Token, IsTheStartOfAnHmacInBase32) {
  const std::string text = to_text(seat());
  EXPECT_EQ(text, "g7.p3.t12.l26y7iruk6ejag2f");
  EXPECT_EQ(address_for(kJudge, seat()), "judge+" + text + "@pbem.test");
}

TEST(Token, IsGenuineOnlyAsItWasMade) {
  const KeyRing keys = corpus_keys();
  EXPECT_TRUE(is_genuine(keys, seat(), 1));
  EXPECT_FALSE(is_genuine(keys, seat(), 2));  // revoked
  for (int field = 0; field < 5; ++field) {
    Claim changed = seat();
    if (field == 0) changed.game = "g8";
    if (field == 1) changed.number = 4;
    if (field == 2) changed.window = 13;
    if (field == 3) changed.kind = ClaimKind::moderator;
    if (field == 4) changed.secret.back() = changed.secret.back() == 'a' ? 'b' : 'a';
    EXPECT_FALSE(is_genuine(keys, changed, 1)) << field;
  }
  Claim cut = seat();
  cut.secret.pop_back();
  EXPECT_FALSE(is_genuine(keys, cut, 1));
}

TEST(Token, OldKeysAreBelievedAndNewOnesSign) {
  KeyRing both = corpus_keys();
  const Claim old = seat();
  both.insert(both.begin(), sha256("a new key"));
  EXPECT_TRUE(is_genuine(both, old, 1));
  EXPECT_NE(signed_claim(both, old, 1).secret, old.secret);
  EXPECT_FALSE(is_genuine({both.front()}, old, 1));
}

TEST(Token, EveryKindIsReadAsItIsWritten) {
  for (const ClaimKind kind :
       {ClaimKind::seat, ClaimKind::moderator, ClaimKind::confirmation, ClaimKind::bounce}) {
    Claim claim{.kind = kind, .number = 4711};
    if (kind == ClaimKind::seat || kind == ClaimKind::moderator) claim.game = "k7q4";
    if (kind == ClaimKind::seat) claim.window = 120;
    claim = signed_claim(corpus_keys(), claim, 0);
    EXPECT_EQ(parse_claim(to_text(claim)), claim);
    EXPECT_EQ(claim_in_address(kJudge, address_for(kJudge, claim)), claim);
    EXPECT_LE(local_part(address_for(kJudge, claim)).size(), 64u);
  }
}

TEST(Token, HasOneSpelling) {
  const std::string secret = seat().secret;
  EXPECT_TRUE(parse_claim("G7.P3.T12." + secret));
  for (const std::string& bad : std::vector<std::string>{
           "g7.p03.t12." + secret, "g7.p3.t12.x." + secret, "g7.p-3.t12." + secret, "g7.p3.t." + secret,
           "g7.p3." + secret, ".p3.t12." + secret, "g7.p3.t12." + secret + "a",
           "g7.p3.t12." + secret.substr(1), "g7.p3.t12.", "g7.p3.t12.0000000000000000",
           "g7.p9999999999999999999.t1." + secret, std::string("b.1.") + secret,
           std::string("abcdefghijklmnopq.p3.t12.") + secret}) {
    EXPECT_FALSE(parse_claim(bad)) << bad;
  }
}

TEST(Token, OtherDelimitersAndWholeDomains) {
  for (const char delimiter : {'-', '\0'}) {
    const ReplyAddress ours{.local = "judge", .domain = "g.pbem.test", .delimiter = delimiter};
    const std::string address = address_for(ours, seat());
    EXPECT_EQ(claim_in_address(ours, address), seat()) << address;
    EXPECT_FALSE(claim_in_address(kJudge, address));
    EXPECT_TRUE(is_ours(ours, address));
  }
  EXPECT_TRUE(is_ours(kJudge, "Judge@PBEM.test"));
  EXPECT_TRUE(is_ours(kJudge, "judge+x@pbem.test"));
  EXPECT_FALSE(is_ours(kJudge, "judgement@pbem.test"));
  EXPECT_FALSE(is_ours(kJudge, "judge@evil.example"));
}

TEST(Token, KeyLines) {
  const std::string text = to_text(seat());
  for (const std::string& line : std::vector<std::string>{
           "KEY " + text, "key: " + text, "  CLÉ : " + text + ".", "Cle " + text + " merci"}) {
    EXPECT_EQ(key_in_line(line), text) << line;
  }
  for (const std::string& line : std::vector<std::string>{std::string("KEY"), "KEY" + text, "KEYS " + text,
                                                          "KEY x", "my KEY " + text}) {
    EXPECT_FALSE(key_in_line(line)) << line;
  }
}

TEST(Token, IsNeverShown) {
  const std::string text = to_text(seat());
  EXPECT_EQ(without_tokens("write to judge+" + text + "@pbem.test."), "write to judge+***@pbem.test.");
  EXPECT_EQ(without_tokens("KEY " + text + ". " + text), "KEY ***. ***");
  EXPECT_EQ(without_tokens("g7.p3.t12 stays, é too"), "g7.p3.t12 stays, é too");
}

TEST(Token, ClaimsAreFoundInTheOrderOfTrust) {
  const auto claim = [](int number) {
    return signed_claim(corpus_keys(), {.kind = ClaimKind::seat, .game = "g7", .number = number, .window = 1},
                        1);
  };
  const auto address = [&](int number) { return address_for(kJudge, claim(number)); };
  Incoming mail;
  mail.headers = {{"X-Original-To", address(2)},
                  {"Delivered-To", address(1)},
                  {"Delivered-To", address(9)},
                  {"Envelope-To", '<' + address(3) + '>'}};
  mail.to = {{"", address(4)}, {"", address(1)}};
  mail.cc = {{"", address(5)}};
  const std::vector<Claim> found = claims_of(kJudge, mail, {to_text(claim(6))});
  EXPECT_EQ(found, (std::vector<Claim>{claim(1), claim(2), claim(3), claim(4), claim(5), claim(6)}));
}

}  // namespace
}  // namespace adj::mail
