// Whatever bytes come by mail: nothing is thrown, nothing changes but what the receipt says, every refusal
// has its sentence, and what was accepted is legal.

#include "adjudicator/games/respublica/orders_text.h"
#include "tests/games/respublica/mails_for_test.h"
#include "tests/games/respublica/random_orders_for_test.h"

namespace adj::respublica {
namespace orders_fuzz_test {

// Words of the grammar, names, numbers and noise.
const std::vector<std::string>& scraps() {
  static const std::vector<std::string> kScraps = [] {
    std::vector<std::string> list{
        "IF",   "SI", "STANDING", "PERMANENT", "CANCEL",      "ANNULER",     "DONE",
        "WAIT", "#2", "#99",      ":",         ",",           ";",           "=",
        ">=",   "<",  "3",        "-1",        "0",           "99999999999", "-99999999999",
        "3D6",  "1A", "\xff\xfe", "\xc3",      "é",           "\x01",        "\t",
        "(",    "\"", "'",        "//",        "FOR>AGAINST", "TREASURY<50", "UNREST>=3"};
    for (const Language language : {Language::en, Language::fr}) {
      for (const std::string_view key : kVerbKeys) list.push_back(order_words().verb(Name(key), language));
      for (std::size_t i = 0; i < kWordKeys.size(); ++i) list.push_back(order_words().in(Word{i}, language));
      for (const SenatorInfo& card : test_tables().senators) list.push_back(card.short_name.in(language));
      for (const WarInfo& war : test_tables().wars) list.push_back(war.name.in(language));
      for (const ProvinceInfo& province : test_tables().provinces) list.push_back(province.name.in(language));
      for (const CardInfo& card : test_tables().cards) list.push_back(card.name.in(language));
    }
    return list;
  }();
  return kScraps;
}

std::string scrambled(Random& random) {
  std::string line;
  for (int i = random.between(1, 12); i > 0; --i)
    line += random.pick(scraps()) + (random.one_in(9) ? "" : " ");
  return line;
}

// A good line with a slip in it.
std::string mutated(std::string line, Random& random) {
  for (int i = random.between(1, 3); i > 0 && !line.empty(); --i) {
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(line.size())));
    switch (random.below(5)) {
      case 0:
        line.erase(at, 1);
        break;
      case 1:
        line.insert(at, 1, static_cast<char>(random.below(256)));
        break;
      case 2:
        line[at] = static_cast<char>(random.below(256));
        break;
      case 3:
        line.insert(at, " " + random.pick(scraps()) + " ");
        break;
      default:
        line = line.substr(0, at);
    }
  }
  return line;
}

std::string random_mail(const TestTable& t, Seat own, Random& random) {
  RandomParts parts(t.s(), random);
  std::string mail;
  for (int i = random.between(1, 6); i > 0; --i) {
    std::string line =
        order_line(t.p(), any_order(parts, own), random.one_in(2) ? Language::en : Language::fr);
    mail += (random.one_in(2) ? mutated(std::move(line), random) : line) + "\n";
  }
  for (int i = random.below(4); i > 0; --i) mail += scrambled(random) + "\n";
  return mail;
}

Decision random_window(Seat seat, Random& random) {
  switch (random.below(8)) {
    case 0:
      return SetupOrders{seat};
    case 1:
      return RevenueOrders{seat};
    case 2:
      return ForumOrders{seat};
    case 3:
      return InitiativeOrders{seat, 2};
    case 4:
      return AgendaOrders{seat, Stage::business};
    case 5:
      return RevolutionOrders{seat};
    case 6:
      return AllegianceOrders{seat};
    default:
      return BallotOrders{seat, Stage::business, {1, 2}};
  }
}

// A session with two items on the table.
void open_session(TestTable& t, Random& random) {
  t.office("fabius", Office::rome_consul).office("julius", Office::censor);
  t.s().phase = Phase::senate;
  t.s().session.stage = random.one_in(2) ? Stage::business : Stage::prosecutions;
  t.s().session.presiding = man("fabius");
  t.s().session.presiding_seat = Seat{1};
  for (int number = 1; number <= 2; ++number) {
    Item item;
    item.number = number;
    item.proposal = RaiseForces{number, 0};
    item.proposer = Seat{1};
    item.balloted = true;
    t.s().session.items.push_back(item);
  }
}

void expect_sound(const MailReading<Rpr>& reading, const std::string& mail) {
  const std::string unsaid_en = order_sentences(test_tables(), Language::en).sentence("refused.otherwise");
  const std::string unsaid_fr = order_sentences(test_tables(), Language::fr).sentence("refused.otherwise");
  for (const ReceiptLine& line : reading.receipt.lines) {
    EXPECT_NE(line.understood.empty(), !line.refusal.has_value()) << mail;
    if (!line.refusal) continue;
    EXPECT_FALSE(line.explanation.starts_with(unsaid_en) || line.explanation.starts_with(unsaid_fr))
        << line.refusal->key << " " << line.refusal->args.dump();
    EXPECT_TRUE(line.number == 0 || (line.refusal->line >= line.number && line.refusal->column >= 1)) << mail;
  }
}

TEST(RprOrderFuzz, NoMailThrowsOrChangesTheGame) {
  Random random(7);
  for (int round = 0; round < 1200; ++round) {
    TestTable t = named_table();
    open_session(t, random);
    if (random.one_in(2))
      t.s().phase = random.pick(std::vector<Phase>{Phase::revenue, Phase::forum, Phase::revolution});
    const Seat seat{random.between(1, 4)};
    Postbox box(t, seat.number);
    if (!random.one_in(4)) box.open(random_window(seat, random));
    for (int mails = random.between(1, 2); mails > 0; --mails) {
      const std::string mail = random_mail(t, seat, random);
      const State before = t.s();
      const MailReading<Rpr> reading = Rpr::read_mail(test_tables(), t.s(), box.opens, seat, mail,
                                                      random.one_in(2) ? Language::en : Language::fr);
      EXPECT_EQ(t.s(), before);
      expect_sound(reading, mail);
      for (const auto& [index, answer] : reading.answers)
        EXPECT_TRUE(
            Rpr::check(test_tables(), t.s(), box.opens[static_cast<std::size_t>(index)].decision, answer)
                .empty())
            << mail;
      box.mail(mail);
    }
    if (testing::Test::HasFailure()) break;
  }
}

// What stands is told in lines that can be sent again, and change nothing.
TEST(RprOrderFuzz, TheReceiptCanBeSentBack) {
  Random random(9);
  for (int round = 0; round < 300; ++round) {
    TestTable t = named_table();
    Postbox box(t, 1);
    box.open(ForumOrders{Seat{1}});
    for (int mails = 0; mails < 3; ++mails) box.mail(random_mail(t, Seat{1}, random));
    std::string again;
    const std::vector<std::string> standing = box.last.receipt.standing_orders,
                                   ahead = box.last.receipt.queue;
    for (const auto* list : {&standing, &ahead})
      for (const std::string& line : *list) again += line + "\n";
    box.mail(again);
    EXPECT_EQ(box.last.receipt.standing_orders, standing) << again;
    EXPECT_EQ(box.last.receipt.queue, ahead) << again;
    for (const ReceiptLine& line : box.last.receipt.lines)
      EXPECT_FALSE(line.refusal) << line.text << line.explanation;
    if (testing::Test::HasFailure()) break;
  }
}

TEST(RprOrderFuzz, AnyBytes) {
  Random random(8);
  const TestTable t = named_table();
  const Rpr::Opens opens{{0, ForumOrders{Seat{1}}, std::nullopt}};
  for (int round = 0; round < 1000; ++round) {
    std::string mail;
    for (int i = random.between(0, 300); i > 0; --i) mail += static_cast<char>(random.below(256));
    expect_sound(Rpr::read_mail(test_tables(), t.s(), opens, Seat{1}, mail, Language::en), mail);
  }
  const std::string long_line = "MOTION " + std::string(100000, 'X') + "\n" + std::string(100000, ',');
  expect_sound(Rpr::read_mail(test_tables(), t.s(), opens, Seat{1}, long_line, Language::fr), "long");
}

}  // namespace orders_fuzz_test
}  // namespace adj::respublica
