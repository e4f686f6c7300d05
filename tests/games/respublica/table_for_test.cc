#include "tests/games/respublica/table_for_test.h"

#include <algorithm>

#include "adjudicator/core/script.h"

namespace adj::embedded {
std::span<const File> respublica_data();
}

namespace adj::respublica {

const Tables& test_tables() {
  static const Tables kTables = Tables::load(embedded::respublica_data());
  return kTables;
}

struct TestTable::Impl {
  State state;
  StepRecord<Rpr> record;
  ScriptedDice dice;
  std::vector<Told<Event>> events;
  bool ended = false;
};

TestTable::TestTable(const std::string& scenario, int seats, std::map<std::string, std::string> options)
    : impl_(std::make_unique<Impl>()) {
  options["seats"] = std::to_string(seats);
  impl_->state = new_game(test_tables(), scenario, options);
}

TestTable::TestTable(TestTable&&) noexcept = default;
TestTable::~TestTable() = default;

State& TestTable::s() { return impl_->state; }
const State& TestTable::s() const { return impl_->state; }
bool TestTable::ended() const { return impl_->ended; }

TestTable& TestTable::man(const char* card, int seat) {
  const SenatorInfo& info = test_tables().senator(SenatorId(card));
  Senator m;
  m.id = info.family_id;
  if (info.statesman) m.statesman = info.id;
  if (find_senator(s(), m.id)) {  // the other of a pair is there
    m.id = info.id;
    m.family_card = false;
  }
  m.faction = Seat{seat};
  m.place = seat == 0 ? Place::forum : Place::rome;
  m.influence = info.influence;
  m.popularity = info.popularity;
  std::vector<Senator>& all = s().senator;
  const auto before = [&](const Senator& other) {
    return test_tables().senator(other.id).family <= info.family;
  };
  all.insert(std::find_if_not(all.begin(), all.end(), before), m);
  return *this;
}

Senator& TestTable::senator(const char* id) { return respublica::senator(s(), SenatorId(id)); }
Faction& TestTable::faction(int seat) { return respublica::faction(s(), Seat{seat}); }

TestTable& TestTable::leader(int seat, const char* id) {
  faction(seat).leader = SenatorId(id);
  return *this;
}
TestTable& TestTable::office(const char* id, Office office) {
  senator(id).office = office;
  return *this;
}
TestTable& TestTable::war(const char* id, WarZone zone) {
  War w;
  w.id = WarId(id);
  w.zone = zone;
  s().war.push_back(w);
  return *this;
}
TestTable& TestTable::enemy_leader(const char* id, LeaderPlace place) {
  s().leader.push_back({LeaderId(id), place, {}});
  return *this;
}
TestTable& TestTable::province(const char* id, const char* governor, int term, bool developed) {
  Province& p = respublica::province(s(), ProvinceId(id));
  p.exists = true;
  p.developed = developed;
  p.governor = SenatorId(governor);
  if (p.governor.empty()) return *this;
  p.term = term;
  Senator& m = senator(governor);
  m.place = Place::province;
  m.province = p.id;
  return *this;
}
TestTable& TestTable::card(int seat, const char* card) {
  faction(seat).hand.push_back(CardId(card));
  return *this;
}
TestTable& TestTable::event(EventCard event, int level) {
  EventInForce e;
  e.event = event;
  e.level = e.draws = level;
  e.turn = s().turn;
  s().events.push_back(e);
  return *this;
}
TestTable& TestTable::law(Law law) {
  s().laws[law] = Seat{};
  return *this;
}

TestTable& TestTable::army(const char* commander, const char* war, int legions, int veterans, int fleets) {
  const auto send = [&](auto& unit) {
    unit.place = UnitPlace::war;
    unit.war = WarId(war);
    unit.commander = SenatorId(commander);
  };
  for (const UnitPlace from : {UnitPlace::pool, UnitPlace::rome}) {
    for (Legion& unit : s().legion) {
      if (unit.place != from || unit.veteran || legions + veterans == 0) continue;
      send(unit);
      unit.veteran = legions == 0;
      --(legions > 0 ? legions : veterans);
    }
    for (Fleet& unit : s().fleet) {
      if (unit.place != from || fleets == 0) continue;
      send(unit);
      --fleets;
    }
  }
  Senator& m = senator(commander);
  m.place = Place::war;
  m.war = WarId(war);
  Command c;
  c.commander = m.id;
  c.war = m.war;
  c.serial = ++s().dispatches;
  s().command.push_back(c);
  return *this;
}

TestTable& TestTable::active_forces(int legions, int fleets) {
  for (Legion& unit : s().legion)
    if (unit.place == UnitPlace::rome || unit.place == UnitPlace::pool)
      unit.place = legions-- > 0 ? UnitPlace::rome : UnitPlace::pool;
  for (Fleet& unit : s().fleet)
    if (unit.place == UnitPlace::rome || unit.place == UnitPlace::pool)
      unit.place = fleets-- > 0 ? UnitPlace::rome : UnitPlace::pool;
  return *this;
}

TestTable& TestTable::order(int seat, Order order, std::vector<Condition> conditions) {
  order.conditions = std::move(conditions);
  s().orders[Seat{seat}].window.push_back(std::move(order));
  return *this;
}
TestTable& TestTable::standing(int seat, Order order, std::vector<Condition> conditions) {
  order.conditions = std::move(conditions);
  order.standing = true;
  s().orders[Seat{seat}].standing.push_back(std::move(order));
  return *this;
}
TestTable& TestTable::answer(const char* kind, int seat, std::vector<Order> orders) {
  impl_->record.answers.push_back({Name(kind), Seat{seat}, Origin::player, Orders{std::move(orders)}});
  return *this;
}

TestTable& TestTable::dice(std::initializer_list<int> faces) {
  for (const int face : faces) impl_->dice.add_face(face);
  return *this;
}
TestTable& TestTable::draws(std::initializer_list<const char*> names) {
  for (const char* name : names) impl_->dice.add_draw(name);
  return *this;
}

void TestTable::run(const std::function<void(RprTable&)>& rules) {
  for (const std::string& open : run_to_window(rules)) ADD_FAILURE() << "a window opened: " << open;
}

std::vector<std::string> TestTable::run_to_window(const std::function<void(RprTable&)>& rules) {
  impl_->record.dice.clear();
  RprTable table(test_tables(), impl_->state, impl_->record, impl_->dice);
  std::vector<std::string> window;
  try {
    rules(table);
  } catch (const AwaitingAnswers<Rpr>& awaiting) {
    for (const Open<Rpr>& open : awaiting.window)
      window.push_back(open.kind().str() + "/" + std::to_string(open.seat().number));
  } catch (const GameEnded&) {
    impl_->ended = true;
  }
  impl_->events = table.events();
  impl_->state = table.state();
  impl_->record = {};
  EXPECT_TRUE(impl_->dice.used_up()) << "dice left over: " << impl_->dice.left_over();
  return window;
}

std::vector<TestTable::Heard> TestTable::heard() const {
  std::vector<Heard> all;
  for (const Told<Event>& told : impl_->events) all.push_back(Heard{told.event.name(), told.event.value()});
  return all;
}

std::vector<std::string> TestTable::clauses() const {
  std::vector<std::string> all;
  for (const Told<Event>& told : impl_->events) all.push_back(told.clause.str());
  return all;
}

std::vector<std::string> TestTable::names() const {
  std::vector<std::string> all;
  const std::vector<Heard> events = heard();
  for (std::size_t i = 0; i < events.size(); ++i) {
    all.push_back(events[i].name.str());
    for (const Seat seat : impl_->events[i].audience.seats) all.back() += "/" + std::to_string(seat.number);
  }
  return all;
}

}  // namespace adj::respublica
