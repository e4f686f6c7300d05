// MAIL §3: three orders put into what the player wrote and two decoys into what was quoted must come out as
// exactly three more orders, whatever the mail program. Over every mail of the corpus that has a text.

#include <gtest/gtest.h>

#include <algorithm>

#include "mail/ascii.h"
#include "mail/body.h"
#include "mail/body_tags.h"
#include "mail/mime.h"
#include "tests/mail/corpus.h"

namespace adj::mail::testing {
namespace {

using Lines = std::vector<std::string>;

const Lines kOrders = {"INJECT one", "INJECT two WITH Legio X", "INJECT three"};
const Lines kDecoys = {"INJECT decoy one", "INJECT decoy two"};

Lines split(std::string_view text) {
  Lines lines;
  for_each_line(text, [&](std::string_view line) { lines.emplace_back(line); });
  return lines;
}

std::string join(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

std::string quote_marks(const std::string& line) {
  return line.substr(0, line.size() - without_quote_marks(line).size());
}

// The number of the last quoted line: one with quote marks or, in a mail cut below its answer, any.
int last_foreign_line(const Reply& reply) {
  for (auto line = reply.removed.rbegin(); line != reply.removed.rend(); ++line) {
    if (!quote_marks(line->text).empty()) return line->number;
    const bool all_foreign = reply.placement == Placement::none ||
                             (reply.placement == Placement::above && reply.cut != Cut::nothing);
    if (all_foreign && (reply.lines.empty() || line->number > reply.lines.back().number + 6))
      return line->number;
  }
  return 0;
}

struct Injected {
  std::string text;
  bool orders = false, decoys = false;
};

Injected inject(const std::string& text, const Reply& reply) {
  Lines lines = split(text);
  Injected out;
  const int own = reply.lines.empty() ? 0 : reply.lines.front().number;
  const int foreign = last_foreign_line(reply);
  // From below, so that the other place keeps its number.
  const auto put = [&](int after, const Lines& what, const std::string& marks) {
    Lines marked;
    for (const std::string& line : what) marked.push_back(marks + line);
    lines.insert(lines.begin() + after, marked.begin(), marked.end());
  };
  const auto put_decoys = [&] {
    if (foreign == 0) return;
    out.decoys = true;
    put(foreign, kDecoys, quote_marks(lines[static_cast<std::size_t>(foreign - 1)]));
  };
  const auto put_orders = [&] {
    if (own == 0) return;
    out.orders = true;
    put(own, kOrders, "");
  };
  if (foreign > own) put_decoys();
  put_orders();
  if (foreign <= own) put_decoys();
  out.text = join(lines);
  return out;
}

Lines injected_orders(const Reply& reply) {
  Lines out;
  for (const BodyLine& line : order_lines(reply, corpus_keyword).orders) {
    if (line.text.starts_with("INJECT")) out.push_back(line.text);
  }
  return out;
}

TEST(Metamorphic, InjectedOrdersAreKeptAndDecoysCut) {
  int with_orders = 0, with_decoys = 0;
  for (const Fixture& fixture : corpus()) {
    const Incoming mail = read_message(fixture.raw);
    const Reply before = read_reply(mail.text);
    const Injected injected = inject(mail.text, before);
    if (!injected.orders && !injected.decoys) continue;
    const Reply after = read_reply(injected.text);
    EXPECT_EQ(injected_orders(after), injected.orders ? kOrders : Lines{}) << fixture.name << '\n'
                                                                           << injected.text;
    EXPECT_EQ(after.lines.size(), before.lines.size() + (injected.orders ? kOrders.size() : 0))
        << fixture.name;
    EXPECT_EQ(after.cut, before.cut) << fixture.name;
    with_orders += injected.orders ? 1 : 0;
    with_decoys += injected.decoys ? 1 : 0;
  }
  EXPECT_GE(with_orders, 250);
  EXPECT_GE(with_decoys, 100);
}

// Without our cut line habits alone decide: no order of the player may be lost where he wrote on top.
TEST(Metamorphic, WithoutTheCutLineNothingIsLost) {
  int tried = 0;
  for (const Fixture& fixture : corpus()) {
    const Incoming mail = read_message(fixture.raw);
    const Reply whole = read_reply(mail.text);
    if (whole.cut_tag.empty() || whole.placement != Placement::above) continue;
    if (fixture.name == "block_below_cut_is_foreign_en") continue;  // without the cut line the block is his
    const Injected injected = inject(mail.text, whole);
    Lines lines = split(injected.text);
    std::erase_if(lines, [](const std::string& line) {
      return line.find("pbem-cut") != std::string::npos ||
             line.find("write orders above") != std::string::npos;
    });
    const Lines kept = injected_orders(read_reply(join(lines)));
    EXPECT_EQ(Lines(kept.begin(), kept.begin() + std::min<std::ptrdiff_t>(3, std::ssize(kept))), kOrders)
        << fixture.name;
    ++tried;
  }
  EXPECT_GE(tried, 80);
}

}  // namespace
}  // namespace adj::mail::testing
