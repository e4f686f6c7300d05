#pragma once
// Odds as a player reads them: so many of so many equal cases.

namespace adj {

struct Chance {
  int good = 0, cases = 1;
  int percent() const { return (200 * good + cases) / (2 * cases); }  // rounded to the nearest
  void count(bool is_good) {
    ++cases;
    if (is_good) ++good;
  }
};

// Of the faces of a die those that pass the rule's own test.
template <class Test>
Chance chance_of(int low, int high, Test test) {
  Chance chance{0, 0};
  for (int face = low; face <= high; ++face) chance.count(test(face));
  return chance;
}

// Calls `see(sum)` once for every way in which so many d6 may fall.
template <class See>
void each_sum_of_d6(int dice, See see, int sum = 0) {
  if (dice == 0) return see(sum);
  for (int face = 1; face <= 6; ++face) each_sum_of_d6(dice - 1, see, sum + face);
}
template <class Test>
Chance chance_of_d6(int dice, Test test) {
  Chance chance{0, 0};
  each_sum_of_d6(dice, [&](int sum) { chance.count(test(sum)); });
  return chance;
}

}  // namespace adj
