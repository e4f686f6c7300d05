// Talents are conserved: over whole games, what lies in the State's treasury, the factions' and the purses
// changes by what was told and by nothing else; and what one gives, another gets.

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "adjudicator/core/registry.h"
#include "adjudicator/games/respublica/module.h"
#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {
namespace {

long total_of(const Json& state) {
  std::int64_t sum = state.at("treasury").as_int();
  for (const Json& m : state.at("senator").as_array()) sum += m.at("talents").as_int();
  for (const Json& f : state.at("faction").as_array()) sum += f.at("treasury").as_int();
  return static_cast<long>(sum);
}

// From hand to hand: neither made nor destroyed. Every other reason is a payment to the bank or by it.
bool is_transfer(const std::string& why) {
  static const std::set<std::string> kTransfers{"bribe",        "counter_bribe", "redistribution",
                                                "contribution", "deal",          "taken_back"};
  return kTransfers.contains(why);
}

class Ledger {
 public:
  explicit Ledger(const Json& state) : total_(total_of(state)) {
    for (const Json& m : state.at("senator").as_array())
      purse_[m.at("id").as_string()] = m.at("talents").as_int();
  }

  void enter(const std::vector<NumberedEvent>& events) {
    std::map<std::string, long> moved;
    for (const NumberedEvent& e : events) {
      const auto is = [&](const char* name) { return e.name == Name(name); };
      if (is(PurseChanged::kName) || is(FactionTreasuryChanged::kName) || is(TreasuryChanged::kName)) {
        const long by = static_cast<long>(e.data.at("by").as_int());
        total_ += by;
        moved[e.data.at("why").as_string()] += by;
        if (is(PurseChanged::kName)) purse_[e.data.at("senator").as_string()] += by;
      } else if (is(IncomeEarned::kName)) {
        for (const Json& income : e.data.at("incomes").as_array()) {
          total_ += static_cast<long>(income.at("total").as_int());
          purse_[income.at("senator").as_string()] += income.at("total").as_int();
        }
      } else if (is(SenatorDied::kName)) {  // RPR-1.05.3g
        total_ -= static_cast<long>(purse_[e.data.at("senator").as_string()]);
        purse_.erase(e.data.at("senator").as_string());
      }
    }
    for (const auto& [why, sum] : moved) {
      if (is_transfer(why)) {
        EXPECT_EQ(sum, 0) << why;
      }
    }
  }
  long total() const { return total_; }

 private:
  long total_;
  std::map<std::string, std::int64_t> purse_;
};

void play(const GameModule& module, const std::string& scenario, std::uint64_t seed) {
  SCOPED_TRACE(scenario + " " + std::to_string(seed));
  StartRequest start;
  start.scenario = scenario;
  start.seed = practice_seed(module.id().view(), seed);
  const auto game = module.start(start);
  Random random(seed);
  Ledger ledger(game->state());
  ledger.enter(game->advance());
  while (!game->over() && !game->frozen() && !testing::Test::HasFailure()) {
    EXPECT_EQ(total_of(game->state()), ledger.total());
    std::set<int> seats;
    for (const OpenDecision& d : game->window(Language::en).decisions) seats.insert(d.seat.number);
    for (const int number : seats)
      game->submit(Seat{number}, game->random_mail(Seat{number}, random, Language::en), Language::en,
                   Origin::player);
    game->close_window();
    ledger.enter(game->advance());
  }
  EXPECT_FALSE(game->frozen()) << *game->frozen();
  EXPECT_EQ(total_of(game->state()), ledger.total());
}

// RPR-1.06.3a, 1.07.413b, 1.06.52a, 1.05.3g
TEST(Ledger, EveryTalentIsAccountedFor) {
  const auto module = make_module();
  play(*module, "early", 5);
  play(*module, "middle", 6);
  play(*module, "late", 7);
}

}  // namespace
}  // namespace adj::respublica
