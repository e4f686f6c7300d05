#include "tests/games/alea/table_for_test.h"

namespace adj::alea {

const Tables& test_tables() {
  static const Tables kTables = Tables::load(embedded::alea_data());
  return kTables;
}

// Here and not in the header: what holds events is slow to compile.
TestTable::TestTable(const std::string& scenario, const std::map<std::string, std::string>& options)
    : state_(new_game(test_tables(), scenario, options)) {}

TestTable::~TestTable() = default;

TestTable& TestTable::put(LeaderId id, const char* zone) {
  alea::put(state_, id, ZoneId(zone));
  return *this;
}
TestTable& TestTable::put(const char* unit_id, const char* zone) {
  alea::put(state_, UnitId(unit_id), ZoneId(zone));
  return *this;
}
TestTable& TestTable::put(const char* unit_id, const char* zone, Camp camp, bool weakened) {
  put(unit_id, zone);
  unit(state_, UnitId(unit_id)).camp = camp;
  unit(state_, UnitId(unit_id)).weakened = weakened;
  return *this;
}

TestTable& TestTable::give_counter(const char* id, Camp camp) {
  Counter& c = counter(state_, CounterId(id));
  c.place = CounterPlace::hand;
  c.holder = seat_of(state_, camp);
  c.since = ++state_.draws;
  return *this;
}
TestTable& TestTable::standing(Camp camp, Order order) {
  state_.orders[seat_of(state_, camp)].standing.push_back(std::move(order));
  return *this;
}
TestTable& TestTable::dice(std::initializer_list<int> faces) {
  for (const int f : faces) dice_.add_face(f);
  return *this;
}
TestTable& TestTable::draws(std::initializer_list<const char*> names) {
  for (const char* n : names) dice_.add_draw(n);
  return *this;
}

TestTable& TestTable::answer(const char* kind, Camp camp, Answer answer) {
  record_.answers.push_back({Name(kind), seat_of(state_, camp), Origin::player, std::move(answer)});
  return *this;
}

TestTable& TestTable::clear(const char* zone) {
  for (Unit& u : state_.unit)
    if (u.where == Where::map && u.zone == ZoneId(zone)) {
      u.where = test_tables().unit(u.id).roman() ? Where::reserve : Where::people_box;
      u.zone = ZoneId();
    }
  for (Leader& l : state_.leader)
    if (l.where == Where::map && l.zone == ZoneId(zone)) {
      l.where = Where::waiting;
      l.zone = ZoneId();
    }
  return *this;
}

TestTable& TestTable::clear_map() {
  for (const ZoneInfo& zone : test_tables().zones) clear(zone.id.str().c_str());
  return *this;
}

void TestTable::run(const std::function<void(AleaTable&)>& rules) {
  const auto window = run_to_window(rules);
  for (const auto& open : window) ADD_FAILURE() << "a window opened: " << open.kind().view();
}

std::vector<Open<Alea>> TestTable::run_to_window(const std::function<void(AleaTable&)>& rules) {
  record_.dice.clear();
  const State before = state_;
  const auto in_order = [](const auto& piece) { return on_map(piece) == !piece.zone.empty(); };
  AleaTable table(test_tables(), state_, record_, dice_);
  std::vector<Open<Alea>> window;
  try {
    rules(table);
  } catch (const AwaitingAnswers<Alea>& awaiting) {
    window = awaiting.window;
  } catch (const GameEnded&) {
    ended_ = true;
  }
  events_ = table.events();
  state_ = table.state();
  record_ = {};
  EXPECT_TRUE(dice_.used_up()) << "dice left over: " << dice_.left_over();
  // What every rule keeps: who is on the map is in a zone, and nobody else is.
  for (std::size_t i = 0; i < state_.leader.size(); ++i)
    EXPECT_TRUE(in_order(state_.leader[i]) || !in_order(before.leader[i])) << state_.leader[i].id.str();
  for (std::size_t i = 0; i < state_.unit.size(); ++i)
    EXPECT_TRUE(in_order(state_.unit[i]) || !in_order(before.unit[i])) << state_.unit[i].id.str();
  return window;
}

}  // namespace adj::alea
