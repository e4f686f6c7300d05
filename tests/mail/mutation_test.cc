// Seeded mutations of the corpus through everything that reads mail: it must come back, quickly, with values
// that keep their promises. Longer runs belong to tests/fuzz.

#include <gtest/gtest.h>
#include <time.h>

#include <algorithm>
#include <random>

#include "mail/body.h"
#include "mail/charset.h"
#include "mail/compose.h"
#include "mail/dsn.h"
#include "mail/html_text.h"
#include "mail/mime.h"
#include "tests/mail/corpus.h"

namespace adj::mail::testing {
namespace {

constexpr int kMutations = 3000;

class Mutator {
 public:
  explicit Mutator(unsigned seed) : random_(seed) {}

  std::string operator()(std::string bytes) {
    const int times = 1 + below(4);
    for (int i = 0; i < times; ++i) mutate(bytes);
    return bytes;
  }

 private:
  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
  std::size_t place(const std::string& bytes) { return random_() % (bytes.size() + 1); }

  void mutate(std::string& bytes) {
    static const std::vector<std::string> kPieces = {"\r\n",
                                                     "\n",
                                                     "\r",
                                                     std::string(1, '\0'),
                                                     "=?",
                                                     "?=",
                                                     "=?utf-8?B?",
                                                     "--",
                                                     "<",
                                                     ">",
                                                     "\"",
                                                     "(",
                                                     "&#",
                                                     "<!--",
                                                     "<blockquote>",
                                                     "</div>",
                                                     "> ",
                                                     "On ",
                                                     " wrote:",
                                                     "-- \r\n",
                                                     "=",
                                                     "=\r\n",
                                                     "\xff\xfe",
                                                     "\xed\xa0\x80",
                                                     "Content-Type: multipart/mixed; boundary=x\r\n",
                                                     "KEY ",
                                                     "pbem-cut ",
                                                     ".",
                                                     "\xcc\x81",
                                                     ";",
                                                     ":",
                                                     "From: "};
    const std::size_t at = place(bytes), length = random_() % 40;
    switch (below(6)) {
      case 0:
        bytes.insert(at, kPieces[random_() % kPieces.size()]);
        break;
      case 1:
        bytes.erase(at, length);
        break;
      case 2:
        if (at < bytes.size()) bytes[at] = static_cast<char>(random_());
        break;
      case 3:
        bytes.insert(place(bytes), bytes.substr(at, length));
        break;
      case 4:
        bytes.resize(at);
        break;
      default: {
        const std::string piece = kPieces[random_() % kPieces.size()];
        std::string many;
        for (int i = 0; i < 200; ++i) many += piece;
        bytes.insert(at, many);
      }
    }
  }

  std::mt19937 random_;
};

void check_promises(const std::string& raw) {
  const Incoming mail = read_message(raw);
  EXPECT_TRUE(is_utf8(mail.text));
  EXPECT_TRUE(is_utf8(mail.subject));
  EXPECT_EQ(mail.text.find('\r'), std::string::npos);
  EXPECT_EQ(mail.text.find('\0'), std::string::npos);
  EXPECT_EQ(mail.subject.find_first_of("\r\n"), std::string::npos);
  EXPECT_TRUE(mail.reading == Reading::read || mail.text.empty());
  const Reply reply = read_reply(mail.text);
  for (const BodyLine& line : reply.lines) EXPECT_EQ(line.text.find('\n'), std::string::npos);
  EXPECT_EQ(reply.placement == Placement::none, reply.lines.empty());
  order_lines(reply, corpus_keyword);
  robot_reason(mail, corpus_judge());
  claims_of(corpus_judge().reply, mail, reply.keys);
  authentication_of(mail, corpus_server());
  read_bounce(mail);
  content_hash(raw);
  EXPECT_EQ(without_tokens(mail.text).find('\0'), std::string::npos);
}

TEST(Mutations, NeverCrashNorBreakAPromise) {
  Mutator mutate(20240304);
  std::vector<const Fixture*> small;
  for (const Fixture& fixture : corpus()) {
    if (fixture.raw.size() < 20'000) small.push_back(&fixture);
  }
  for (int i = 0; i < kMutations; ++i) {
    const Fixture& fixture = *small[static_cast<std::size_t>(i) % small.size()];
    SCOPED_TRACE(fixture.name + ", mutation " + std::to_string(i));
    ASSERT_NO_THROW(check_promises(mutate(fixture.raw)));
    if (::testing::Test::HasFailure()) return;
  }
}

// The time that this thread has computed: what else the machine does is not counted.
double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Nothing that a mail can hold may cost more than its size. No measurement, but a guard against mails that
// stop the service: an input as large as we read at all takes some tenths of a second, with the square of its
// size in play it would take minutes, and what is allowed lies as far from the one as from the other.
template <class Read>
void expect_linear(const char* what, Read read, const std::string& piece) {
  constexpr std::size_t kLargest = 900'000;
  constexpr double kSeconds = 20;
  std::string input;
  while (input.size() < kLargest) input += piece;
  const double start = cpu_seconds();
  read(input);
  EXPECT_LT(cpu_seconds() - start, kSeconds) << what << ": " << piece.substr(0, 40);
}

TEST(Mutations, HtmlIsReadInLinearTime) {
  for (const char* piece :
       {"<div>", "<blockquote>x", "<div class=gmail_quote>", "<a b='", "<!--", "<style>", "&#", "<", "</div>",
        "<pre>\n", "<a a=\"", "<div style=\"white-space:pre\">", "&amp", "<br>"}) {
    expect_linear(
        "html", [](const std::string& s) { html_to_text(s); }, piece);
  }
}

TEST(Mutations, RepliesAreReadInLinearTime) {
  for (const char* piece : {"On 1 ", "On 1\n", "From: x\n", "> ", ">\n", "-- \n", "a\n", "De : x\nA : y\n\n",
                            "\xcc\x81", "\xcc\xa7\xcc\x81", "==== write orders\n", "x wrote:\n\n", "Le 4 a\n",
                            "ORDERS\n", "KEY g7.p3.t12.\n", "-----BEGIN PGP SIGNATURE-----\n", "| > AB> "}) {
    expect_linear(
        "reply", [](const std::string& s) { read_reply(s); }, piece);
  }
}

TEST(Mutations, MailsAreReadInLinearTime) {
  const std::string head = "From: a@b.example\r\n";
  for (const char* piece : {"=?utf-8?Q?", "=?a?b?c?=", "To: <", "To: a@b,", "X: y\r\n", "(", "\"", "<a@b>"}) {
    expect_linear(
        "header", [&](const std::string& s) { read_message(head + "Subject: " + s + "\r\n\r\nx"); }, piece);
    expect_linear(
        "to", [&](const std::string& s) { read_message(head + "To: " + s + "\r\n\r\nx"); }, piece);
    expect_linear(
        "references", [&](const std::string& s) { read_message(head + "References: " + s + "\r\n\r\nx"); },
        piece);
  }
  for (const char* piece : {"a=b;", "a*0=b;", "a=\"", "\r\n x=", "(", "charset=x;"}) {
    expect_linear(
        "parameters",
        [&](const std::string& s) { read_message(head + "Content-Type: text/plain; " + s + "\r\n\r\nx"); },
        piece);
  }
  for (const char* piece :
       {"To: a@b.example\r\n", "From: a@b.example\r\n", "Received: x\r\n", "To: a:\r\n b:"}) {
    expect_linear(
        "fields", [&](const std::string& s) { read_message(s + "\r\n\r\nx"); }, piece);
  }
  const std::string multi = head + "Content-Type: multipart/mixed; boundary=x\r\n\r\n";
  for (const char* piece :
       {"--x\r\n", "--x\r\n\r\n", "--x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n",
        "--x\r\nContent-Type: message/rfc822\r\n\r\n", "\r\n", "=41"}) {
    expect_linear(
        "parts", [&](const std::string& s) { read_message(multi + s); }, piece);
  }
}

}  // namespace
}  // namespace adj::mail::testing
