#pragma once
// A field of battle for a test: an empty map in phase E, pieces set down where the test wants them, and E.2
// of one SMC.
//
//   Field f;
//   f.stand(R, "hispania_1", {"afranius", "legio_2"}).come(C, "gallia_9", "hispania_1", {"legio_5"});
//   f.dice({3}).fight(C);
//   EXPECT_EQ(f.battle().total, 3);

#include "adjudicator/games/alea/ch8_combat.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {

class Field : public TestTable {
 public:
  using Ids = std::initializer_list<const char*>;

  explicit Field(const std::string& scenario = "3", const std::map<std::string, std::string>& options = {});

  // Leaders and units of a camp in a zone; people's pieces keep the side of their people.
  Field& stand(Camp camp, const char* zone, Ids ids, bool weakened = false);
  // The same, come into it in this SMC from an adjacent zone.
  Field& come(Camp camp, const char* from, const char* zone, Ids ids, bool weakened = false);
  Field& party_leader(const char* id);
  Field& pretender(const char* id, Camp attacked);
  Field& at_war(const char* people, Camp controller);
  Field& allied(const char* people, Camp camp);
  // What the seat mails with this SMC or in reaction to it.
  Field& orders(Camp camp, OrderBody body, std::vector<Condition> conditions = {});
  Field& dice(std::initializer_list<int> faces) {
    TestTable::dice(faces);
    return *this;
  }
  void fight(Camp attacker);

  const BattleFought& battle(std::size_t index = 0);
  int modifier(const char* why, std::size_t battle = 0);  // 0: not among them
  std::string where(const char* id) const;                // the zone, or how it is off the map
  bool weak(const char* id) const { return unit(s(), UnitId(id)).weakened; }
  const MovementResult& moves() const { return moves_; }

 private:
  MovementResult moves_;
  std::vector<BattleFought> battles_;
};

// IF ODDS >= a/b
inline Condition odds_at_least(int attacker, int defender) {
  return {ConditionKind::odds, Comparison::greater_equal, attacker, defender, {}, {}, {}};
}

std::vector<std::string> names(const std::vector<UnitId>& ids);
std::vector<std::string> names(const std::vector<LeaderId>& ids);
std::vector<std::string> names(const std::vector<ZoneId>& ids);  // sorted
using Names = std::vector<std::string>;

}  // namespace adj::alea
