#pragma once
// A table to play rules at in a test: a state made by hand, scripted dice, answers given ahead. Rules under
// test are called directly; what they told and changed is looked at afterwards.
//
//   TestTable t("1");                                  // scenario 1 as set up, or change t.s() freely
//   t.put(kCaesar, "hispania_1").put("legio_5", "hispania_1");
//   t.dice({3});
//   t.run([](AleaTable& table) { resolve(table); });   // all dice must be used up
//   EXPECT_EQ(t.told<BattleFought>().front().total, 5);

#include <gtest/gtest.h>

#include <functional>
#include <initializer_list>
#include <memory>

#include "adjudicator/core/script.h"
#include "adjudicator/games/alea/rules.h"

namespace adj::embedded {
std::span<const File> alea_data();
}

namespace adj::alea {

const Tables& test_tables();

inline constexpr Camp C = Camp::caesarian, R = Camp::republican;

class TestTable {
 public:
  explicit TestTable(const std::string& scenario, const std::map<std::string, std::string>& options = {});
  ~TestTable();

  State& s() { return state_; }
  const State& s() const { return state_; }
  Position p() const { return Position(test_tables(), state_); }

  TestTable& put(LeaderId id, const char* zone);
  TestTable& put(const char* unit_id, const char* zone);
  TestTable& put(const char* unit_id, const char* zone, Camp camp, bool weakened = false);
  // Empties a zone: units to the Reserve or their box, leaders aside.
  TestTable& clear(const char* zone);
  // Takes every piece off the map, so that a test places only what it is about.
  TestTable& clear_map();
  TestTable& give_counter(const char* id, Camp camp);
  TestTable& standing(Camp camp, Order order);
  TestTable& dice(std::initializer_list<int> faces);
  TestTable& draws(std::initializer_list<const char*> names);
  // An answer for the next question of its kind in order; questions nobody answered ahead take their
  // automatic answer or fallback where the rules allow it, and fail the test where a window would open.
  TestTable& answer(const char* kind, Camp camp, Answer answer);

  // Runs rules on the state; the state afterwards is s(). Fails when dice are left over or a window would
  // open.
  void run(const std::function<void(AleaTable&)>& rules);
  bool ended() const { return ended_; }
  // The window that `run_to_window` stopped at.
  std::vector<Open<Alea>> run_to_window(const std::function<void(AleaTable&)>& rules);

  // Events told by the last run.
  template <class E>
  std::vector<E> told() const {
    std::vector<E> found;
    for (const auto& told : events_)
      if (const E* e = told.event.get_if<E>()) found.push_back(*e);
    return found;
  }
  const std::vector<Told<Event>>& events() const { return events_; }
  int told_count() const { return static_cast<int>(events_.size()); }

 private:
  State state_;
  StepRecord<Alea> record_;
  ScriptedDice dice_;
  std::vector<Told<Event>> events_;
  bool ended_ = false;
};

inline ZoneId z(const char* id) { return ZoneId(id); }
inline UnitId u(const char* id) { return UnitId(id); }
inline LeaderId l(const char* id) { return LeaderId(id); }

}  // namespace adj::alea
