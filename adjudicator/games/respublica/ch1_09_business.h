#pragma once
// RPR-1.09.2 – 1.09.6  What the files of the Senate's business share. For each kind of proposal there is
// `refuse_business` (its own clauses), `enact` (it passed) and, where a defeat has consequences, `reject`;
// ch1_09_business.cc finds the right one.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

using Refused = std::optional<Refusal>;

// --- ch1_09_business.cc
Refused refuse_absent(Position p, SenatorId id, const char* clause);  // not an aligned senator in Rome
Refused refuse_advanced(Position p, const char* clause, const char* rule);
bool was_rejected(const Item& item);  // by votes or veto: R-67
bool was_decided(const Item& item);
// A passed proposal that has become impossible meanwhile (R-101, RPR-1.09.642b).
void fail_after_all(RprTable& t, const Item& item, Name why);
// Items of this kind in the session.
template <class T, class Match>
bool any_item(const State& s, Match match) {
  for (const Item& i : s.session.items)
    if (const T* proposal = std::get_if<T>(&i.proposal); proposal && match(i, *proposal)) return true;
  return false;
}

// --- Elections (ch1_09_elections.cc, ch1_09_censor.cc, ch1_09_dictator.cc)
Refused refuse_business(Position p, Seat by, const ConsulPair& x);
Refused refuse_business(Position p, Seat by, const ElectPontifex& x);
Refused refuse_business(Position p, Seat by, const ElectDictator& x);
Refused refuse_business(Position p, Seat by, const ElectCensor& x);
Refused refuse_business(Position p, Seat by, const ElectForLife& x);
void enact(RprTable& t, const Item& item, const ConsulPair& x);
void enact(RprTable& t, const Item& item, const ElectPontifex& x);
void enact(RprTable& t, const Item& item, const ElectDictator& x);
void enact(RprTable& t, const Item& item, const ElectCensor& x);
void enact(RprTable& t, const Item& item, const ElectForLife& x);
void reject(RprTable& t, const Item& item, const ElectForLife& x);
std::vector<ConsulPair> untried_pairs(Position p);                // best first (7.4)
std::vector<SenatorId> candidates_left(Position p, Stage stage);  // RPR-1.09.4d  without the rejected
bool free_for_office(const Senator& m);  // in Rome and without office; a Censor gives his up
bool settle_consuls(RprTable& t);
bool settle_pontifex(RprTable& t);
bool settle_censor(RprTable& t);
bool settle_dictator(RprTable& t);

// --- Trials (ch1_09_trials.cc, ch1_09_verdicts.cc)
Refused refuse_business(Position p, Seat by, const Prosecution& x);
Refused refuse_business(Position p, Seat by, const AssassinTrial& x);
void enact(RprTable& t, const Item& item, const Prosecution& x);
void enact(RprTable& t, const Item& item, const AssassinTrial& x);
void reject(RprTable& t, const Item& item, const Prosecution& x);
bool settle_prosecutions(RprTable& t);
void conclude_prosecutions(RprTable& t);  // RPR-1.09.45a, CARD-107: once a session

// --- Provinces (ch1_09_governors.cc)
Refused refuse_business(Position p, Seat by, const ElectGovernors& x);
void enact(RprTable& t, const Item& item, const ElectGovernors& x);
bool settle_governors(RprTable& t);
std::vector<Proposal> default_governors(Position p);

// --- Concessions (ch1_09_concessions.cc), land bills (ch1_09_land_bills.cc)
Refused refuse_business(Position p, Seat by, const AwardConcessions& x);
Refused refuse_business(Position p, Seat by, const PassLandBill& x);
Refused refuse_business(Position p, Seat by, const RepealLandBill& x);
void enact(RprTable& t, const Item& item, const AwardConcessions& x);
void enact(RprTable& t, const Item& item, const PassLandBill& x);
void enact(RprTable& t, const Item& item, const RepealLandBill& x);
void reject(RprTable& t, const Item& item, const AwardConcessions& x);
void reject(RprTable& t, const Item& item, const PassLandBill& x);
void reject(RprTable& t, const Item& item, const RepealLandBill& x);
bool land_bill_in_force(const State& s);
void claim_commissioner(RprTable& t);  // RPR-CARD-078

// --- Forces (ch1_09_recruitment.cc, ch1_09_forces.cc, ch1_09_commands.cc, ch1_09_garrisons.cc,
// ch1_09_together.cc)
Refused refuse_business(Position p, Seat by, const RaiseForces& x);
Refused refuse_business(Position p, Seat by, const DisbandForces& x);
Refused refuse_business(Position p, Seat by, const SendForces& x);
Refused refuse_business(Position p, Seat by, const RecallCommander& x);
Refused refuse_business(Position p, Seat by, const ReplaceCommander& x);
Refused refuse_business(Position p, Seat by, const ReinforceCommander& x);
Refused refuse_business(Position p, Seat by, const SendGarrison& x);
Refused refuse_business(Position p, Seat by, const RecallGarrison& x);
Refused refuse_business(Position p, Seat by, const CollectBequest& x);
Refused refuse_business(Position p, Seat by, const RejectRhodes& x);
Refused refuse_business(Position p, Seat by, const Together& x);
// Why what has passed cannot be done; `leaving`: whom the proposal sends out (RPR-1.09.641a).
using Obstacle = std::optional<Name>;
using Leaving = std::vector<SenatorId>;
Obstacle obstacle(Position p, const Item& item, const RaiseForces& x, const Leaving& leaving);
Obstacle obstacle(Position p, const Item& item, const DisbandForces& x, const Leaving& leaving);
Obstacle obstacle(Position p, const Item& item, const SendForces& x, const Leaving& leaving);
Obstacle obstacle(Position p, const Item& item, const RecallCommander& x, const Leaving& leaving);
Obstacle obstacle(Position p, const Item& item, const ReplaceCommander& x, const Leaving& leaving);
Obstacle obstacle(Position p, const Item& item, const ReinforceCommander& x, const Leaving& leaving);
Obstacle obstacle(Position p, const Item& item, const SendGarrison& x, const Leaving& leaving);
Obstacle obstacle(Position p, const Item& item, const RecallGarrison& x, const Leaving& leaving);
Obstacle obstacle(Position p, const Item& item, const CollectBequest& x, const Leaving& leaving);
Obstacle obstacle(Position p, const Item& item, const Together& x, const Leaving& leaving);
// Does it; nothing stands in its way.
void perform(RprTable& t, const Item& item, const RaiseForces& x);
void perform(RprTable& t, const Item& item, const DisbandForces& x);
void perform(RprTable& t, const Item& item, const SendForces& x);
void perform(RprTable& t, const Item& item, const RecallCommander& x);
void perform(RprTable& t, const Item& item, const ReplaceCommander& x);
void perform(RprTable& t, const Item& item, const ReinforceCommander& x);
void perform(RprTable& t, const Item& item, const SendGarrison& x);
void perform(RprTable& t, const Item& item, const RecallGarrison& x);
void perform(RprTable& t, const Item& item, const CollectBequest& x);
void perform(RprTable& t, const Item& item, const Together& x);
void enact(RprTable& t, const Item& item, const RejectRhodes& x);
// How things will stand once these are back in Rome.
void foresee(State& s, const RecallCommander& x);
void foresee(State& s, const RecallGarrison& x);
// So many of these, lowest numbers, `owner`'s veterans first; nothing: too few.
std::optional<Units> choose_from(const State& s, const Force& force, const std::vector<int>& legions,
                                 const std::vector<int>& fleets, SenatorId owner);
// Whether so many will be in Rome when this comes up: those there now, and those that the agenda raises or
// brings home before.
bool will_be_in_rome(Position p, const Force& force, SenatorId owner, const Proposal& proposal);
State once_attacked(Position p, const std::vector<WarId>& wars);
// RPR-1.09.641a  Commanders whom the agenda sends out before this comes up.
std::vector<SenatorId> leaving_before(const State& s, const Proposal& proposal);
Refused refuse_force(const Force& force, const char* clause);  // negative, or nothing at all
Force plus(const Force& a, const Force& b);
Refused refuse_commander(Position p, SenatorId id, const std::vector<SenatorId>& leaving);  // RPR-1.09.641a
// RPR-1.09.643a, R-30  Whether this item may give him so weak a force.
bool weak_and_unwilling(Position p, const Item& item, SenatorId commander, WarId war, const Force& force);
void take_command(RprTable& t, Name clause, Command command, const Units& units, Name how);
Force force_of(const State& s, SenatorId commander);

// --- Consent (ch1_09_consents.cc)
// What the role is about, where it matters.
struct RoleOf {
  Role role = Role::prosecutor;
  SenatorId accused;
  std::optional<LandBill> bill;
  int legions = 0;
};
bool willing(Position p, Seat proposer, SenatorId id, const RoleOf& role);

}  // namespace adj::respublica
