// Talents and knights are conserved: who keeps the books from what is told alone knows at every pause of a
// whole game what each purse, treasury and senator holds; and what one gives, another gets.

#include <gmock/gmock.h>

#include <map>
#include <set>

#include "tests/games/respublica/played_for_test.h"

namespace adj::respublica {
namespace ledger_test {

using testing::IsEmpty;

// From hand to hand: neither made nor destroyed. Every other reason is a payment to the bank or by it.
bool is_transfer(const std::string& why) {
  static const std::set<std::string> kTransfers{"bribe",        "counter_bribe", "redistribution",
                                                "contribution", "deal",          "taken_back"};
  return kTransfers.contains(why);
}

// What moves talents in these events, by reason.
std::map<std::string, std::int64_t> moved_by(const std::vector<NumberedEvent>& events) {
  std::map<std::string, std::int64_t> moved;
  for (const NumberedEvent& e : events)
    if (e.name == Name("purse_changed") || e.name == Name("faction_treasury_changed") ||
        e.name == Name("treasury_changed"))
      moved[e.data.at("why").as_string()] += e.data.at("by").as_int();
  return moved;
}

class Books {
 public:
  explicit Books(const State& s) { open(s); }

  void enter(const NumberedEvent& e) {
    const auto is = [&](const char* name) { return e.name == Name(name); };
    if (is("treasury_changed")) state_ += number(e, "by");
    if (is("purse_changed")) purses_[text(e, "senator")] += number(e, "by");
    if (is("income_earned"))
      for (const Json& income : e.data.at("incomes").as_array())
        purses_[income.at("senator").as_string()] += static_cast<int>(income.at("total").as_int());
    if (is("faction_treasury_changed")) factions_[number(e, "seat")] += number(e, "by");
    if (is("faction_ended")) factions_[number(e, "seat")] = 0;
    if (is("knight_tried") && e.data.at("success").as_bool()) ++knights_[text(e, "senator")];
    if (is("knights_pressured")) knights_[text(e, "senator")] -= number(e, "knights");
    if (is("senator_died"))  // RPR-1.05.3g
      purses_[text(e, "senator")] = knights_[text(e, "senator")] = 0;
    if (is("rebellion_declared")) knights_[text(e, "senator")] = 0;
    if (is("joined_rebels")) knights_[text(e, "senator")] = 0;
    if (is("proscribed") && e.data.at("taken").as_bool()) knights_.clear();
  }

  std::vector<std::string> differences(const State& s) {
    std::vector<std::string> found;
    const auto compare = [&](const std::string& what, int booked, int held) {
      if (booked != held)
        found.push_back(what + ": " + std::to_string(held) + ", by the books " + std::to_string(booked));
    };
    compare("State", state_, s.treasury);
    for (const Faction& f : s.faction)
      compare("faction " + std::to_string(f.seat.number), factions_[f.seat.number], f.treasury);
    for (const Senator& m : s.senator) {
      compare("purse of " + m.id.str(), purses_[m.id.str()], m.talents);
      compare("knights of " + m.id.str(), knights_[m.id.str()], m.knights);
    }
    for (const auto& [id, talents] : purses_)
      if (!find(s, id)) compare("purse of nobody, " + id, talents, 0);
    return found;
  }

  void open(const State& s) {
    state_ = s.treasury;
    for (const Faction& f : s.faction) factions_[f.seat.number] = f.treasury;
    for (const Senator& m : s.senator) {
      purses_[m.id.str()] = m.talents;
      knights_[m.id.str()] = m.knights;
    }
  }

 private:
  static int number(const NumberedEvent& e, const char* key) {
    return static_cast<int>(e.data.at(key).as_int());
  }
  static std::string text(const NumberedEvent& e, const char* key) { return e.data.at(key).as_string(); }
  static bool find(const State& s, const std::string& id) {
    for (const Senator& m : s.senator)
      if (m.id.str() == id) return true;
    return false;
  }

  int state_ = 0;
  std::map<int, int> factions_;
  std::map<std::string, int> purses_, knights_;
};

// RPR-1.05.21  Of each chit as many as there are, whatever is drawn at once; Draw 2 goes back.
std::vector<std::string> chits_too_many(const NumberedEvent& e) {
  if (e.name != Name("chits_drawn")) return {};
  std::map<int, int> left;
  for (const int chit : test_tables().chits) ++left[chit];
  std::vector<std::string> found;
  for (const Json& chit : e.data.at("chits").as_array())
    if (const int n = static_cast<int>(chit.as_int()); n != kChitDrawTwo && --left[n] < 0)
      found.push_back("chit " + std::to_string(n) + " is not there");
  return found;
}

class BooksOf : public testing::TestWithParam<std::pair<const char*, int>> {};
INSTANTIATE_TEST_SUITE_P(Scenarios, BooksOf,
                         testing::Values(std::pair("early", 3), std::pair("middle", 4), std::pair("late", 5),
                                         std::pair("extended", 6), std::pair("alternative", 4)),
                         [](const auto& instance) { return std::string(instance.param.first); });

// RPR-1.06.3a, 1.07.413b, 1.06.52a, 1.05.3g
TEST_P(BooksOf, TellOfEveryTalentAndKnight) {
  const auto [scenario, seats] = GetParam();
  const std::unique_ptr<Game> game = started_game(scenario, seats, 11);
  Random random(11);
  Books books(state_of(*game));
  play_on(*game, random, [&](const State& s, const std::vector<NumberedEvent>& told) {
    for (const NumberedEvent& e : told) {
      books.enter(e);
      EXPECT_THAT(chits_too_many(e), IsEmpty());
    }
    for (const auto& [why, sum] : moved_by(told))
      EXPECT_TRUE(sum == 0 || !is_transfer(why)) << why << " " << sum;
    EXPECT_THAT(books.differences(s), IsEmpty())
        << "turn " << s.turn << ", " << game->window(Language::en).number;
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(game->over()) << game->frozen().value_or("");
}

// A talent that nobody was told of shows.
TEST(Books, MissWhatIsNotTold) {
  const std::unique_ptr<Game> game = started_game("early", 3, 12);
  game->advance();
  State s = state_of(*game);
  Books books(s);
  ++s.treasury;
  ++s.senator.front().talents;
  ++s.senator.back().knights;
  s.faction.front().treasury += 2;
  EXPECT_EQ(books.differences(s).size(), 4u);
}

}  // namespace ledger_test
}  // namespace adj::respublica
