// Whatever bytes come by mail: nothing is thrown, nothing changes but what the receipt says, and every
// refusal has its sentence.

#include "adjudicator/games/alea/bot.h"
#include "tests/games/alea/mails_for_test.h"

namespace adj::alea {
namespace orders_fuzz_test {

// Words of the grammar, names, numbers and noise.
const std::vector<std::string>& scraps() {
  static const std::vector<std::string> kScraps = [] {
    std::vector<std::string> list{
        "MOVE",   "BOUGE",   "SAIL",     "PLAY",    "JOUE",    "DEPLOY",      "EVADE",
        "IF",     "SI",      "TO",       "VERS",    "A",       "DE",          "FROM",
        "WITH",   "AVEC",    "VIA",      "DROP",    "CARRY",   "TAKE",        "ALL",
        "REST",   "UNTIL",   "JUSQU'EN", "SMC",     "CANCEL",  "DONE",        "WAIT",
        "HOLD",   "C",       "D",        "ODDS",    ">=",      "3/2",         "1/0",
        "PF",     "SPQR",    "#1",       "#99",     ":",       ",",           ";",
        "+2",     "-1",      "0",        "7",       "48",      "99999999999", "-99999999999",
        "LEGIO",  "X",       "X-R",      "XXXVIII", "EQUITES", "4PF",         "NAVES",
        "6PF",    "AUXILIA", "KEEP",     "AT",      "ENEMY",   "BATTLE",      "DIE",
        "NATION", "NOBODY",  "MAX",      "DEFAULT", "ROMA",    "\xff\xfe",    "\xc3",
        "é",      "œ",       "\x01",     "\t",      "(",       "\"",          "'",
        "//",     "S01",     "S99"};
    for (const LeaderInfo& leader : test_tables().leaders) list.push_back(leader.name);
    for (const ZoneInfo& zone : test_tables().zones) list.push_back(zone.label);
    for (const PeopleInfo& people : test_tables().peoples) list.push_back(people.name);
    for (const RegionInfo& region : test_tables().regions) list.push_back(region.name);
    for (const char* verb :
         {"play",       "coup",       "triumvir", "uprising", "allegiance", "diplomacy", "nominate",
          "succession", "place",      "disband",  "remove",   "city",       "battles",   "fleet",
          "army",       "stand",      "losses",   "retreat",  "escape",     "pass",      "keep_units",
          "send",       "alexandria", "winter",   "garrison", "recruit",    "home",      "discard"}) {
      list.push_back(verb_word(verb, Language::en));
      list.push_back(verb_word(verb, Language::fr));
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

std::vector<Order> proposals(Position p, Camp camp, Random& random) {
  switch (random.below(4)) {
    case 0:
      return propose_smc(p, camp, random);
    case 1:
      return propose_standing(p, camp, random);
    case 2:
      return propose_turn(p, camp, random);
    default:
      return propose_winter(p, camp, random);
  }
}

std::string random_mail(const TestTable& t, Random& random) {
  // Often the other seat's orders: they name pieces that are not the sender's.
  const Camp camp = random.one_in(2) ? Camp::caesarian : Camp::republican;
  std::string mail;
  for (const Order& order : proposals(t.p(), camp, random)) {
    std::string line = order_line(test_tables(), order, random.one_in(2) ? Language::en : Language::fr);
    mail += (random.one_in(2) ? mutated(std::move(line), random) : line) + "\n";
    if (random.one_in(8)) mail += "SMC " + std::to_string(random.below(5)) + ":\n";
  }
  for (int i = random.below(4); i > 0; --i) mail += scrambled(random) + "\n";
  return mail;
}

Decision random_window(const State& s, Camp camp, Random& random) {
  const Seat seat = seat_of(s, camp);
  switch (random.below(8)) {
    case 0:
      return DeployForces{seat, camp};
    case 1:
      return TurnOrders{seat, camp};
    case 2:
      return GeostrategyOrders{seat, camp, true};
    case 3:
      return AdministrationOrders{seat, camp, true};
    case 4:
      return ReactionOrders{seat, camp, {z("graecia_3"), z("italia_1")}};
    case 5:
      return WinterOrders{seat, camp};
    case 6:
      return SuccessorChoice{seat, camp, ls({"cato", "m_antonius"})};
    default:
      return SmcOrders{seat, camp, 1};
  }
}

void expect_sound(const MailReading<Alea>& reading, const std::string& mail) {
  const std::string unsaid_en = order_words(test_tables(), Language::en).sentence("refused.otherwise");
  const std::string unsaid_fr = order_words(test_tables(), Language::fr).sentence("refused.otherwise");
  for (const ReceiptLine& line : reading.receipt.lines) {
    EXPECT_NE(line.understood.empty(), !line.refusal.has_value()) << mail;
    if (!line.refusal) continue;
    EXPECT_FALSE(line.explanation.starts_with(unsaid_en) || line.explanation.starts_with(unsaid_fr))
        << line.refusal->key << " " << line.refusal->args.dump();
    EXPECT_TRUE(line.number == 0 || (line.refusal->line >= line.number && line.refusal->column >= 1)) << mail;
  }
}

TEST(AleaOrderFuzz, NoMailThrowsOrChangesTheGame) {
  Random random(7);
  for (int round = 0; round < 2000; ++round) {
    TestTable t(random.one_in(2) ? "1" : "3");
    t.s().phase =
        random.pick(std::vector<Phase>{Phase::setup, Phase::a, Phase::c, Phase::d, Phase::e, Phase::f});
    t.s().turn.smc_left = {{Camp::caesarian, 4}, {Camp::republican, 4}};
    for (Counter& c : t.s().counter) {
      c.place = random.one_in(3) ? CounterPlace::hand : CounterPlace::bowl;
      c.holder = Seat{random.between(1, 2)};
    }
    const Camp camp = random.one_in(2) ? Camp::caesarian : Camp::republican;
    Postbox box(t, camp);
    if (!random.one_in(4)) box.open(random_window(t.s(), camp, random));
    for (int mails = random.between(1, 2); mails > 0; --mails) {
      const std::string mail = random_mail(t, random);
      const State before = t.s();
      const MailReading<Alea> reading = Alea::read_mail(test_tables(), t.s(), box.opens, box.seat, mail,
                                                        random.one_in(2) ? Language::en : Language::fr);
      EXPECT_EQ(t.s(), before);
      expect_sound(reading, mail);
      // What was accepted is legal.
      for (const auto& [index, answer] : reading.answers)
        EXPECT_TRUE(
            Alea::check(test_tables(), t.s(), box.opens[static_cast<std::size_t>(index)].decision, answer)
                .empty())
            << mail;
      box.mail(mail);
    }
    if (testing::Test::HasFailure()) break;
  }
}

TEST(AleaOrderFuzz, AnyBytes) {
  Random random(8);
  const TestTable t("1");
  const Seat seat = seat_of(t.s(), Camp::caesarian);
  const Alea::Opens opens{{0, TurnOrders{seat, Camp::caesarian}, std::nullopt}};
  for (int round = 0; round < 1500; ++round) {
    std::string mail;
    for (int i = random.between(0, 300); i > 0; --i) mail += static_cast<char>(random.below(256));
    expect_sound(Alea::read_mail(test_tables(), t.s(), opens, seat, mail, Language::en), mail);
  }
  const std::string long_line = "MOVE " + std::string(100000, 'X') + "\n" + std::string(100000, ',');
  expect_sound(Alea::read_mail(test_tables(), t.s(), opens, seat, long_line, Language::fr), "long");
}

}  // namespace orders_fuzz_test
}  // namespace adj::alea
