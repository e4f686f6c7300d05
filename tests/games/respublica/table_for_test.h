#pragma once
// A table to play rules at in a test: a state made by hand, scripted dice, orders given ahead. Rules under
// test are called directly; what they told and changed is looked at afterwards.
//
//   TestTable t("early", 3);                         // nothing dealt: men, wars, units are put there by the
//   test t.man("cornelius", 1).man("fabius", 1).leader(1, "cornelius"); t.dice({3, 4}); t.run([](RprTable&
//   table) { mortality(table); });   // all dice must be used up
//   EXPECT_EQ(t.told<SenatorDied>().front().senator, SenatorId("fabius"));

#include <gtest/gtest.h>

#include <functional>
#include <initializer_list>
#include <memory>

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

const Tables& test_tables();

class TestTable {
 public:
  explicit TestTable(const std::string& scenario = "early", int seats = 3,
                     std::map<std::string, std::string> options = {});
  TestTable(TestTable&&) noexcept;
  ~TestTable();

  State& s();
  const State& s() const;
  Position p() const { return Position(test_tables(), s()); }

  // --- Putting things on the table
  // A family, or a statesman by his code (with his family card beneath), in Rome with printed values; seat 0:
  // unaligned in the Forum. The senator is then named by his place: "cornelius" for 1A.
  TestTable& man(const char* card, int seat);
  Senator& senator(const char* id);
  Faction& faction(int seat);
  TestTable& leader(int seat, const char* id);
  TestTable& office(const char* id, Office office);
  TestTable& war(const char* id, WarZone zone);
  TestTable& enemy_leader(const char* id, LeaderPlace place = LeaderPlace::forum);
  TestTable& province(const char* id, const char* governor = "", int term = 3, bool developed = false);
  TestTable& card(int seat, const char* card);  // into his hand
  TestTable& event(EventCard event, int level = 1);
  TestTable& law(Law law);
  // So many legions (the first plain ones of the pool, then of Rome) and fleets with a commander at a war.
  TestTable& army(const char* commander, const char* war, int legions, int veterans = 0, int fleets = 0);
  TestTable& active_forces(int legions, int fleets);  // in Rome, the rest in the pool

  // --- What players want
  TestTable& order(int seat, Order order, std::vector<Condition> conditions = {});  // of the last window
  TestTable& standing(int seat, Order order, std::vector<Condition> conditions = {});
  // The answer to the next window of this kind in order.
  TestTable& answer(const char* kind, int seat, std::vector<Order> orders);

  TestTable& dice(std::initializer_list<int> faces);
  TestTable& draws(std::initializer_list<const char*> names);  // chits by number, cards and units by id

  // Runs rules on the state; the state afterwards is s(). Fails when dice are left over or a window would
  // open.
  void run(const std::function<void(RprTable&)>& rules);
  // The kinds of the decisions that the window would ask, "ballots/2" for seat 2; empty: none opened.
  std::vector<std::string> run_to_window(const std::function<void(RprTable&)>& rules);
  bool ended() const;

  // Events told by the last run.
  template <class E>
  std::vector<E> told() const {
    std::vector<E> found;
    for (const Heard& h : heard())
      if (h.name == Name(E::kName)) found.push_back(*static_cast<const E*>(h.event));
    return found;
  }
  // The clauses of what was told, in order.
  std::vector<std::string> clauses() const;
  // Their audiences beside the names: "hand_dealt/2", "turn_began".
  std::vector<std::string> names() const;

 private:
  // An event without its variant: tests ask for a few kinds, and need not compile all.
  struct Heard {
    Name name;
    const void* event = nullptr;
  };
  std::vector<Heard> heard() const;

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

inline SenatorId man(const char* id) { return SenatorId(id); }
inline Seat seat(int number) { return Seat{number}; }

}  // namespace adj::respublica
