// RPR-1.09.13a, 1.09.17a  Everything that can be put to the vote: what the frame asks of each kind.

#include "adjudicator/games/respublica/ch1_09_business.h"

#include <algorithm>

namespace adj::respublica {

Refused refuse_absent(Position p, SenatorId id, const char* clause) {
  const Senator* m = find_senator(p.state, id);
  if (!m) return refusal(clause, "not_in_play", about("senator", id), RefusalKind::not_understood);
  if (!in_rome(*m)) return refusal(clause, "not_in_rome", about("senator", id));
  return std::nullopt;
}

Refused refuse_advanced(Position p, const char* clause, const char* rule) {
  if (advanced(p.state, rule)) return std::nullopt;
  return refusal(clause, "needs_rule", about("rule", rule));
}

bool was_rejected(const Item& item) {
  return item.status == ItemStatus::failed || item.status == ItemStatus::vetoed;
}
bool was_decided(const Item& item) {
  return was_rejected(item) || item.status == ItemStatus::passed || item.status == ItemStatus::void_;
}

void fail_after_all(RprTable& t, const Item& decided, Name why) {
  const Tally votes = tally(decided);
  for (Item& i : t.state().session.items)
    if (i.number == decided.number) i.status = ItemStatus::failed;
  t.tell("RPR-1.09.16a",
         ItemDecided{decided.number, ItemStatus::failed, votes.in_favour, votes.against, {}, why});
}

namespace {

// Kinds that belong to advanced rules, or have no clauses of their own.
Refused refuse_business(Position p, Seat, const RemovePontifex&) {
  return refuse_advanced(p, "RPR-2.01.8a", "2.01");
}
Refused refuse_business(Position p, Seat, const EnactLaw&) {
  return refuse_advanced(p, "RPR-2.06.2a", "2.06");
}
Refused refuse_business(Position, Seat, const MinorMotion& x) {
  if (!x.text.empty()) return std::nullopt;
  return refusal("RPR-1.09.83a", "empty_motion", Json(Json::Object{}), RefusalKind::not_understood);
}
void enact(RprTable& t, const Item&, const RemovePontifex&) {
  const SenatorId id = holder(t.state(), Office::pontifex_maximus);
  if (!id.empty()) leave_office(t, "RPR-2.01.8a", id, "recalled");
}
void enact(RprTable&, const Item&, const EnactLaw&) {}     // never put up without rule 2.06
void enact(RprTable&, const Item&, const MinorMotion&) {}  // RPR-1.09.83a: no effect

// What moves or raises forces: all of it, or nothing.
template <class T>
requires requires(RprTable& t, const Item& i, const T& x) { perform(t, i, x); }
void enact(RprTable& t, const Item& item, const T& x) {
  if (const Obstacle why = obstacle(t, item, x, leaving_by(x))) return fail_after_all(t, item, *why);
  perform(t, item, x);
}

// Most defeats leave nothing behind.
template <class T>
void reject(RprTable&, const Item&, const T&) {}

void add(std::vector<SenatorId>& to, SenatorId id) {
  if (!id.empty()) to.push_back(id);
}

struct Named {
  std::vector<SenatorId>& men;
  void operator()(const ConsulPair& x) const { add(men, x.first), add(men, x.second); }
  void operator()(const ElectPontifex& x) const { add(men, x.senator); }
  void operator()(const ElectDictator& x) const { add(men, x.senator); }
  void operator()(const ElectCensor& x) const { add(men, x.senator); }
  void operator()(const ElectForLife& x) const { add(men, x.senator); }
  void operator()(const Prosecution& x) const { add(men, x.accused), add(men, x.prosecutor); }
  void operator()(const AssassinTrial& x) const { add(men, x.leader); }
  void operator()(const ElectGovernors& x) const {
    for (const Appointment& a : x.appointments) add(men, a.senator);
  }
  void operator()(const AwardConcessions& x) const {
    for (const Award& a : x.awards) add(men, a.senator);
  }
  void operator()(const SendForces& x) const {
    for (const Dispatch& d : x.dispatches) add(men, d.commander);
  }
  void operator()(const RecallCommander& x) const { add(men, x.commander); }
  void operator()(const ReplaceCommander& x) const { add(men, x.commander), add(men, x.by); }
  void operator()(const ReinforceCommander& x) const { add(men, x.commander); }
  void operator()(const CollectBequest& x) const { add(men, x.commander); }
  void operator()(const Together& x) const {
    for (const Proposal& part : x.parts) std::visit(*this, part);
  }
  // RPR-1.09.721e  Votes on land bills go on whoever dies; the others name nobody.
  template <class T>
  void operator()(const T&) const {}
};

struct StageOf {
  Stage operator()(const ConsulPair&) const { return Stage::consuls; }
  Stage operator()(const ElectPontifex&) const { return Stage::pontifex; }
  Stage operator()(const ElectDictator&) const { return Stage::dictator; }
  Stage operator()(const ElectCensor&) const { return Stage::censor; }
  Stage operator()(const Prosecution&) const { return Stage::prosecutions; }
  Stage operator()(const AssassinTrial&) const { return Stage::prosecutions; }
  Stage operator()(const ElectGovernors&) const { return Stage::governors; }
  template <class T>
  Stage operator()(const T&) const {
    return Stage::business;
  }
};

}  // namespace

std::optional<Refusal> refuse_proposal(Position p, Seat proposer, const Proposal& proposal) {
  return std::visit([&](const auto& x) { return refuse_business(p, proposer, x); }, proposal);
}

// A copy: what is carried out may put something else on the agenda.
void carry_out(RprTable& t, const Item& passed) {
  const Item item = passed;
  std::visit([&](const auto& x) { enact(t, item, x); }, item.proposal);
}

void on_defeat(RprTable& t, const Item& defeated) {
  const Item item = defeated;
  std::visit([&](const auto& x) { reject(t, item, x); }, item.proposal);
}

// RPR-1.09.151i  A Consul for Life may come up at any time after the Consuls; he is nobody's own step.
Stage stage_of(const Proposal& proposal) { return std::visit(StageOf{}, proposal); }

std::vector<SenatorId> named_in(const Proposal& proposal) {
  std::vector<SenatorId> men;
  std::visit(Named{men}, proposal);
  return men;
}

bool abstention_allowed(const Proposal& proposal) {
  return !std::holds_alternative<PassLandBill>(proposal) && !std::holds_alternative<RepealLandBill>(proposal);
}

bool settle_stage(RprTable& t, Stage stage) {
  switch (stage) {
    case Stage::consuls:
      return settle_consuls(t);
    case Stage::pontifex:
      return settle_pontifex(t);
    case Stage::dictator:
      return settle_dictator(t);
    case Stage::censor:
      return settle_censor(t);
    case Stage::prosecutions:
      return settle_prosecutions(t);
    case Stage::governors:
      conclude_prosecutions(t);
      claim_commissioner(t);
      return settle_governors(t);
    case Stage::business:
      claim_commissioner(t);
      settle_governors(t);  // RPR-1.09.54a: a province vacated meanwhile
      return false;
    case Stage::closed:
      return true;
  }
  return true;
}

}  // namespace adj::respublica
