#pragma once
// Everything that can be put to the vote of the Senate (RPR-1.09.13a, 1.09.17a): what orders propose, what
// the agenda holds, what the minutes show.

#include <string>
#include <variant>
#include <vector>

#include "adjudicator/core/kinds.h"
#include "adjudicator/games/respublica/names.h"

namespace adj::respublica {

// A number of units as orders name them; which units go is settled when they move (R-37 has no say here:
// lowest numbers first, a commander's own veterans before others').
struct Force {
  int legions = 0;  // plain ones
  int veterans = 0;
  int fleets = 0;
  friend bool operator==(const Force&, const Force&) = default;
};
template <class Ar>
void describe(Ar& ar, Force& v) {
  ar("legions", v.legions)("veterans", v.veterans)("fleets", v.fleets);
}

// --- Elections
// RPR-1.09.2  Two Consuls, both or none.
struct ConsulPair {
  static constexpr const char* kName = "consuls";
  SenatorId first;
  SenatorId second;
  friend bool operator==(const ConsulPair&, const ConsulPair&) = default;
};
template <class Ar>
void describe(Ar& ar, ConsulPair& v) {
  ar("first", v.first)("second", v.second);
}
// RPR-2.01.2a
struct ElectPontifex {
  static constexpr const char* kName = "pontifex";
  SenatorId senator;
  friend bool operator==(const ElectPontifex&, const ElectPontifex&) = default;
};
template <class Ar>
void describe(Ar& ar, ElectPontifex& v) {
  ar("senator", v.senator);
}
// RPR-1.09.32a
struct ElectDictator {
  static constexpr const char* kName = "dictator";
  SenatorId senator;
  friend bool operator==(const ElectDictator&, const ElectDictator&) = default;
};
template <class Ar>
void describe(Ar& ar, ElectDictator& v) {
  ar("senator", v.senator);
}
// RPR-1.09.4a
struct ElectCensor {
  static constexpr const char* kName = "censor";
  SenatorId senator;
  friend bool operator==(const ElectCensor&, const ElectCensor&) = default;
};
template <class Ar>
void describe(Ar& ar, ElectCensor& v) {
  ar("senator", v.senator);
}
// RPR-1.09.821a
struct ElectForLife {
  static constexpr const char* kName = "consul_for_life";
  SenatorId senator;
  friend bool operator==(const ElectForLife&, const ElectForLife&) = default;
};
template <class Ar>
void describe(Ar& ar, ElectForLife& v) {
  ar("senator", v.senator);
}

// --- Trials
// RPR-1.09.412a, R-78  What a senator is accused of; each is a reason of its own.
enum class Charge {
  corrupt,
  major,
  concession,
  legate,
  pontifex_fine
};  // the last: RPR-2.01.7c, beyond the Censor's limit
constexpr auto names_of(Charge) {
  using E = Charge;
  return std::array{std::pair{E::corrupt, "corrupt"}, std::pair{E::major, "major"},
                    std::pair{E::concession, "concession"}, std::pair{E::legate, "legate"},
                    std::pair{E::pontifex_fine, "pontifex_fine"}};
}
struct Prosecution {
  static constexpr const char* kName = "prosecution";
  SenatorId accused;
  bool major = false;  // RPR-1.09.413a; else a minor prosecution
  Charge charge = Charge::corrupt;
  ConcessionId concession;  // Charge::concession
  ProvinceId province;      // Charge::legate (RPR-1.13.1c)
  SenatorId prosecutor;     // RPR-1.09.411a
  SenatorId advocate;       // RPR-2.05.2a; empty: he defends himself
  friend bool operator==(const Prosecution&, const Prosecution&) = default;
};
template <class Ar>
void describe(Ar& ar, Prosecution& v) {
  ar("accused", v.accused)("major", v.major)("charge", v.charge)("concession", v.concession)(
      "province", v.province)("prosecutor", v.prosecutor)("advocate", v.advocate);
}
// RPR-1.09.74  The faction leader answers for a caught assassin: no prosecutor, no veto, forced appeal.
struct AssassinTrial {
  static constexpr const char* kName = "assassin_trial";
  SenatorId leader;
  SenatorId target;    // of the attempt
  int popularity = 0;  // the target's before the attempt (RPR-1.09.74b, d)
  friend bool operator==(const AssassinTrial&, const AssassinTrial&) = default;
};
template <class Ar>
void describe(Ar& ar, AssassinTrial& v) {
  ar("leader", v.leader)("target", v.target)("popularity", v.popularity);
}

// --- Provinces
// RPR-1.09.5, 1.09.52a
struct Appointment {
  ProvinceId province;
  SenatorId senator;
  bool recall = false;  // takes the place of a sitting governor
  friend bool operator==(const Appointment&, const Appointment&) = default;
};
template <class Ar>
void describe(Ar& ar, Appointment& v) {
  ar("province", v.province)("senator", v.senator)("recall", v.recall);
}
struct ElectGovernors {
  static constexpr const char* kName = "governors";
  std::vector<Appointment> appointments;
  friend bool operator==(const ElectGovernors&, const ElectGovernors&) = default;
};
template <class Ar>
void describe(Ar& ar, ElectGovernors& v) {
  ar("appointments", v.appointments);
}

// --- Other business (RPR-1.09.6)
struct Award {
  ConcessionId concession;
  SenatorId senator;
  friend bool operator==(const Award&, const Award&) = default;
};
template <class Ar>
void describe(Ar& ar, Award& v) {
  ar("concession", v.concession)("senator", v.senator);
}
struct AwardConcessions {
  static constexpr const char* kName = "concessions";
  std::vector<Award> awards;
  friend bool operator==(const AwardConcessions&, const AwardConcessions&) = default;
};
template <class Ar>
void describe(Ar& ar, AwardConcessions& v) {
  ar("awards", v.awards);
}
struct PassLandBill {
  static constexpr const char* kName = "land_bill";
  LandBill bill = LandBill::i;
  SenatorId sponsor;
  SenatorId cosponsor;
  friend bool operator==(const PassLandBill&, const PassLandBill&) = default;
};
template <class Ar>
void describe(Ar& ar, PassLandBill& v) {
  ar("bill", v.bill)("sponsor", v.sponsor)("cosponsor", v.cosponsor);
}
struct RepealLandBill {
  static constexpr const char* kName = "repeal";
  LandBill bill = LandBill::ii;
  SenatorId sponsor;
  friend bool operator==(const RepealLandBill&, const RepealLandBill&) = default;
};
template <class Ar>
void describe(Ar& ar, RepealLandBill& v) {
  ar("bill", v.bill)("sponsor", v.sponsor);
}
struct RaiseForces {
  static constexpr const char* kName = "raise";
  int legions = 0;
  int fleets = 0;
  friend bool operator==(const RaiseForces&, const RaiseForces&) = default;
};
template <class Ar>
void describe(Ar& ar, RaiseForces& v) {
  ar("legions", v.legions)("fleets", v.fleets);
}
struct DisbandForces {
  static constexpr const char* kName = "disband";
  Force force;
  friend bool operator==(const DisbandForces&, const DisbandForces&) = default;
};
template <class Ar>
void describe(Ar& ar, DisbandForces& v) {
  ar("force", v.force);
}
// RPR-1.09.64  A commander with a force to a war. Province revolts and rebels are wars with ids of their own
// (pieces.h: revolt_of, kCivilWar, rebel_province).
struct Dispatch {
  SenatorId commander;
  WarId war;
  Force force;
  friend bool operator==(const Dispatch&, const Dispatch&) = default;
};
template <class Ar>
void describe(Ar& ar, Dispatch& v) {
  ar("commander", v.commander)("war", v.war)("force", v.force);
}
struct SendForces {
  static constexpr const char* kName = "send";
  std::vector<Dispatch> dispatches;
  friend bool operator==(const SendForces&, const SendForces&) = default;
};
template <class Ar>
void describe(Ar& ar, SendForces& v) {
  ar("dispatches", v.dispatches);
}
// RPR-1.09.644a, b  The whole force, or part of it.
struct RecallCommander {
  static constexpr const char* kName = "recall";
  SenatorId commander;
  bool all = true;
  Force force;  // when not all
  friend bool operator==(const RecallCommander&, const RecallCommander&) = default;
};
template <class Ar>
void describe(Ar& ar, RecallCommander& v) {
  ar("commander", v.commander)("all", v.all)("force", v.force);
}
struct ReplaceCommander {
  static constexpr const char* kName = "replace";
  SenatorId commander;
  SenatorId by;
  friend bool operator==(const ReplaceCommander&, const ReplaceCommander&) = default;
};
template <class Ar>
void describe(Ar& ar, ReplaceCommander& v) {
  ar("commander", v.commander)("by", v.by);
}
// RPR-1.09.647a
struct ReinforceCommander {
  static constexpr const char* kName = "reinforce";
  SenatorId commander;
  Force force;
  friend bool operator==(const ReinforceCommander&, const ReinforceCommander&) = default;
};
template <class Ar>
void describe(Ar& ar, ReinforceCommander& v) {
  ar("commander", v.commander)("force", v.force);
}
// RPR-1.09.646a
struct SendGarrison {
  static constexpr const char* kName = "garrison";
  ProvinceId province;
  Force force;
  friend bool operator==(const SendGarrison&, const SendGarrison&) = default;
};
template <class Ar>
void describe(Ar& ar, SendGarrison& v) {
  ar("province", v.province)("force", v.force);
}
struct RecallGarrison {
  static constexpr const char* kName = "ungarrison";
  ProvinceId province;
  Force force;
  friend bool operator==(const RecallGarrison&, const RecallGarrison&) = default;
};
template <class Ar>
void describe(Ar& ar, RecallGarrison& v) {
  ar("province", v.province)("force", v.force);
}
// RPR-CARD-106a
struct CollectBequest {
  static constexpr const char* kName = "bequest";
  ForumCard card = ForumCard::pergamene_bequest;
  SenatorId commander;
  Force force;
  friend bool operator==(const CollectBequest&, const CollectBequest&) = default;
};
template <class Ar>
void describe(Ar& ar, CollectBequest& v) {
  ar("card", v.card)("commander", v.commander)("force", v.force);
}
// RPR-EVT-176b
struct RejectRhodes {
  static constexpr const char* kName = "reject_rhodes";
  friend bool operator==(const RejectRhodes&, const RejectRhodes&) = default;
};
template <class Ar>
void describe(Ar&, RejectRhodes&) {}
// RPR-2.01.8a
struct RemovePontifex {
  static constexpr const char* kName = "remove_pontifex";
  friend bool operator==(const RemovePontifex&, const RemovePontifex&) = default;
};
template <class Ar>
void describe(Ar&, RemovePontifex&) {}
// RPR-2.06.2a
struct EnactLaw {
  static constexpr const char* kName = "law";
  Law law = Law::calpurnian;
  bool repeals = false;  // Servilian: repeals the Acilian Law instead of the bonus
  SenatorId sponsor;
  SenatorId cosponsor;
  friend bool operator==(const EnactLaw&, const EnactLaw&) = default;
};
template <class Ar>
void describe(Ar& ar, EnactLaw& v) {
  ar("law", v.law)("repeals", v.repeals)("sponsor", v.sponsor)("cosponsor", v.cosponsor);
}
// RPR-1.09.83a
struct MinorMotion {
  static constexpr const char* kName = "motion";
  std::string text;
  friend bool operator==(const MinorMotion&, const MinorMotion&) = default;
};
template <class Ar>
void describe(Ar& ar, MinorMotion& v) {
  ar("text", v.text);
}

// RPR-1.09.6a  Several proposals of one type as one: one vote, all of it or nothing.
struct Proposal;
struct Together {
  static constexpr const char* kName = "together";
  std::vector<Proposal> parts;
  friend bool operator==(const Together& a, const Together& b);
};
template <class Ar>
void describe(Ar& ar, Together& v) {
  ar("parts", v.parts);
}

using ProposalBody =
    std::variant<ConsulPair, ElectPontifex, ElectDictator, ElectCensor, ElectForLife, Prosecution,
                 AssassinTrial, ElectGovernors, AwardConcessions, PassLandBill, RepealLandBill, RaiseForces,
                 DisbandForces, SendForces, RecallCommander, ReplaceCommander, ReinforceCommander,
                 SendGarrison, RecallGarrison, CollectBequest, RejectRhodes, RemovePontifex, EnactLaw,
                 MinorMotion, Together>;

// Copied, compared, read and written in proposals.cc: a variant of this many kinds is slow to compile
// wherever it is handled.
struct Proposal : ProposalBody {
  using AllKinds = ProposalBody;

  Proposal();
  template <class Body>
  requires kIsKind<Body, ProposalBody> Proposal(Body what);
  Proposal(const Proposal&);
  Proposal(Proposal&&) noexcept;
  Proposal& operator=(const Proposal&);
  Proposal& operator=(Proposal&&) noexcept;
  ~Proposal();
  friend bool operator==(const Proposal& a, const Proposal& b);
};

// All these as one: what lists or counts things of its kind takes the others of that kind in.
Proposal together(std::vector<Proposal> parts);

// What of it is of this kind: itself, or some of what it proposes together.
template <class T>
std::vector<const T*> parts_of(const Proposal& proposal) {
  std::vector<const T*> found;
  if (const T* whole = std::get_if<T>(&proposal)) found.push_back(whole);
  if (const auto* several = std::get_if<Together>(&proposal))
    for (const Proposal& one : several->parts)
      if (const T* part = std::get_if<T>(&one)) found.push_back(part);
  return found;
}
template <class T>
std::vector<const T*> parts_of(const Proposal&& gone) = delete;

enum class VoteChoice { in_favour, against, abstain };
constexpr auto names_of(VoteChoice) {
  using E = VoteChoice;
  return std::array{std::pair{E::in_favour, "for"}, std::pair{E::against, "against"},
                    std::pair{E::abstain, "abstain"}};
}

}  // namespace adj::respublica

template <>
adj::Json adj::to_json(const respublica::Proposal& value);
template <>
void adj::from_json(const Json& json, respublica::Proposal& value, const std::string& path);
