// Every mail of the corpus comes to the outcome that its .expect names.

#include "tests/mail/corpus.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "mail/body.h"
#include "mail/dsn.h"
#include "mail/mime.h"

namespace adj::mail::testing {
namespace {

using Lines = std::vector<std::string>;

std::string text(Reading reading) {
  switch (reading) {
    case Reading::read:
      return "read";
    case Reading::empty:
      return "empty";
    case Reading::too_big:
      return "too_big";
    case Reading::unreadable:
      return "unreadable";
  }
  return "?";
}

std::string text(BodyKind body) {
  switch (body) {
    case BodyKind::none:
      return "none";
    case BodyKind::plain:
      return "plain";
    case BodyKind::html:
      return "html";
  }
  return "?";
}

std::string text(Placement placement) {
  switch (placement) {
    case Placement::above:
      return "above";
    case Placement::below:
      return "below";
    case Placement::block:
      return "block";
    case Placement::none:
      return "none";
  }
  return "?";
}

std::string text(Cut cut) {
  switch (cut) {
    case Cut::nothing:
      return "nothing";
    case Cut::cut_line:
      return "cut_line";
    case Cut::attribution:
      return "attribution";
    case Cut::forwarded:
      return "forwarded";
    case Cut::header_block:
      return "header_block";
    case Cut::signature:
      return "signature";
    case Cut::end_word:
      return "end_word";
  }
  return "?";
}

std::string text(ClaimKind kind) {
  switch (kind) {
    case ClaimKind::seat:
      return "seat";
    case ClaimKind::moderator:
      return "moderator";
    case ClaimKind::confirmation:
      return "confirmation";
    case ClaimKind::bounce:
      return "bounce";
  }
  return "?";
}

std::string text(BounceKind kind) {
  switch (kind) {
    case BounceKind::failed:
      return "failed";
    case BounceKind::delayed:
      return "delayed";
    case BounceKind::delivered:
      return "delivered";
    case BounceKind::complaint:
      return "complaint";
    case BounceKind::unclear:
      return "unclear";
  }
  return "?";
}

std::string text(Verdict verdict) {
  switch (verdict) {
    case Verdict::absent:
      return "absent";
    case Verdict::pass:
      return "pass";
    case Verdict::fail:
      return "fail";
    case Verdict::other:
      return "other";
  }
  return "?";
}

std::string or_dash(const std::string& value) { return value.empty() ? "-" : value; }

Lines texts(const std::vector<BodyLine>& lines) {
  Lines out;
  for (const BodyLine& line : lines) out.push_back(line.text);
  return out;
}

Lines claims(const Incoming& mail, const Reply& reply) {
  Lines out;
  for (const Claim& claim : claims_of(corpus_judge().reply, mail, reply.keys)) {
    const bool genuine = is_genuine(corpus_keys(), claim, claim.kind == ClaimKind::bounce ? 0 : kCorpusEpoch);
    out.push_back(text(claim.kind) + ' ' + or_dash(claim.game) + ' ' + std::to_string(claim.number) + ' ' +
                  std::to_string(claim.window) + (genuine ? " genuine" : " forged"));
  }
  if (out.empty()) out.push_back("none");
  return out;
}

std::string bounce(const Incoming& mail) {
  const std::optional<Bounce> bounce = read_bounce(mail);
  if (!bounce) return "none";
  return text(bounce->kind) + (bounce->permanent() ? " permanent " : " soft ") + or_dash(bounce->status) +
         ' ' + or_dash(bounce->recipient) + ' ' + or_dash(bounce->original_message_id);
}

std::string authentication(const Incoming& mail) {
  const Authentication a = authentication_of(mail, corpus_server());
  return "dmarc=" + text(a.dmarc) + " dkim=" + text(a.dkim) + " spf=" + text(a.spf) + ' ' +
         or_dash(a.dkim_domain);
}

std::string joined(const Lines& lines) {
  std::string out;
  for (const std::string& line : lines) out += (out.empty() ? "" : " ") + line;
  return out;
}

Lines flags(const Incoming& mail) {
  Lines out;
  if (mail.encrypted) out.push_back("encrypted");
  if (mail.winmail) out.push_back("winmail");
  if (mail.too_deep) out.push_back("too_deep");
  return out;
}

// All that can be expected of a mail, under the keys of corpus.h.
std::map<std::string, Lines> outcome(const Incoming& mail) {
  const Reply reply = read_reply(mail.text);
  const OrderLines lines = order_lines(reply, corpus_keyword);
  return {{"reading", {text(mail.reading)}},
          {"subject", {mail.subject}},
          {"author", {mail.author() == nullptr ? "none" : mail.author()->address}},
          {"author-name", {mail.author() == nullptr ? "" : mail.author()->name}},
          {"robot", {std::string(to_text(robot_reason(mail, corpus_judge())))}},
          {"body", {text(mail.body)}},
          {"placement", {text(reply.placement)}},
          {"cut", {text(reply.cut)}},
          {"cut-tag", {reply.cut_tag}},
          {"order", texts(lines.orders)},
          {"unknown", texts(lines.unknown)},
          {"removed", texts(reply.removed)},
          {"ask", reply.ask_again() ? Lines{"again"} : Lines{}},
          {"claim", claims(mail, reply)},
          {"bounce", {bounce(mail)}},
          {"auth", {authentication(mail)}},
          {"flag", flags(mail)},
          {"message-id", {or_dash(mail.message_id) == "-" ? "none" : mail.message_id}},
          {"references", {joined(mail.references)}}};
}

class Corpus : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Corpus, ComesToTheExpectedOutcome) {
  const Fixture& fixture = corpus()[GetParam()];
  const Incoming mail = read_message(fixture.raw);
  std::map<std::string, Lines> got = outcome(mail);
  for (const auto& [key, values] : fixture.expected) {
    ASSERT_TRUE(got.count(key)) << "no such key: " << key;
    if (key == "removed") {
      for (const std::string& value : values) EXPECT_THAT(got[key], ::testing::Contains(value));
    } else {
      EXPECT_EQ(got[key], values) << key << "\ntext:\n" << mail.text.substr(0, 3000);
    }
  }
  if (fixture.expected.count("placement") != 0) {
    for (const char* key : {"order", "unknown", "ask", "flag"}) {
      if (fixture.expected.count(key) == 0) {
        EXPECT_EQ(got[key], Lines{}) << key;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Eml, Corpus, ::testing::Range<std::size_t>(0, corpus().size()),
                         [](const auto& one) { return corpus()[one.param].name; });

// MAIL: at least 120, of which 30 French.
TEST(CorpusAsAWhole, IsLargeEnough) {
  const auto french = std::count_if(corpus().begin(), corpus().end(),
                                    [](const Fixture& f) { return f.name.find("_fr") != std::string::npos; });
  EXPECT_GE(corpus().size(), 120u);
  EXPECT_GE(french, 30);
}

}  // namespace
}  // namespace adj::mail::testing
