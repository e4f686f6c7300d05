#pragma once
// Ten senators in Rome, and Fabius (seat 1) is Censor: he presides over the prosecutions. Seats vote 2 (7
// votes), 3 (8), 1 (10). Manlius (seat 2, influence 4) is the accused, Julius (seat 1) the prosecutor.

#include "tests/games/respublica/sittings_for_test.h"

namespace adj::respublica {

inline void seat_court(TestTable& t) {
  seat_full_senate(t, Stage::prosecutions);
  t.office("fabius", Office::censor);
  t.s().session.presiding = man("fabius");
  t.s().treasury = 100;
}

inline Prosecution trial_of(const char* accused, Charge charge = Charge::corrupt,
                            const char* prosecutor = "julius") {
  Prosecution x;
  x.accused = man(accused);
  x.charge = charge;
  x.prosecutor = man(prosecutor);
  return x;
}
inline Prosecution major_trial_of(const char* accused, const char* prosecutor = "julius") {
  Prosecution x = trial_of(accused, Charge::major, prosecutor);
  x.major = true;
  return x;
}
inline Prosecution trial_about(const char* accused, ConcessionId concession) {
  Prosecution x = trial_of(accused, Charge::concession);
  x.concession = concession;
  return x;
}
// Nobody of his faction appeals.
inline void no_appeal(TestTable& t, const char* accused) {
  t.standing(t.senator(accused).faction.number, AppealPeople{man(accused), false, std::nullopt});
}
// Tried and found guilty, without an appeal; or not.
inline int convict(TestTable& t, const Prosecution& trial) {
  no_appeal(t, trial.accused.str().c_str());
  return put_and_vote(t, trial, kFor);
}
inline int acquit(TestTable& t, const Prosecution& trial) {
  no_appeal(t, trial.accused.str().c_str());
  return put_and_vote(t, trial, kAgainst);
}

}  // namespace adj::respublica
