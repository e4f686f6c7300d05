#include "adjudicator/games/respublica/proposals.h"

namespace adj::respublica {

bool operator==(const Together& a, const Together& b) { return a.parts == b.parts; }

Proposal::Proposal() = default;
template <class Body>
requires kIsKind<Body, ProposalBody>
[[gnu::used]] Proposal::Proposal(Body what) : ProposalBody(std::move(what)) {}
Proposal::Proposal(const Proposal&) = default;
Proposal::Proposal(Proposal&&) noexcept = default;
Proposal& Proposal::operator=(const Proposal&) = default;
Proposal& Proposal::operator=(Proposal&&) noexcept = default;
Proposal::~Proposal() = default;

bool operator==(const Proposal& a, const Proposal& b) {
  return static_cast<const ProposalBody&>(a) == static_cast<const ProposalBody&>(b);
}

namespace {

template <class T>
void append(std::vector<T>& to, const std::vector<T>& more) {
  to.insert(to.end(), more.begin(), more.end());
}
void join(ElectGovernors& to, const ElectGovernors& more) { append(to.appointments, more.appointments); }
void join(AwardConcessions& to, const AwardConcessions& more) { append(to.awards, more.awards); }
void join(SendForces& to, const SendForces& more) { append(to.dispatches, more.dispatches); }
void join(RaiseForces& to, const RaiseForces& more) {
  to.legions += more.legions;
  to.fleets += more.fleets;
}
void join(DisbandForces& to, const DisbandForces& more) {
  to.force.legions += more.force.legions;
  to.force.veterans += more.force.veterans;
  to.force.fleets += more.force.fleets;
}

template <class T>
bool joined(std::vector<Proposal>& parts, const Proposal& next) {
  const T* more = std::get_if<T>(&next);
  if (!more) return false;
  for (Proposal& part : parts)
    if (T* same = std::get_if<T>(&part)) {
      join(*same, *more);
      return true;
    }
  return false;
}

}  // namespace

Proposal together(std::vector<Proposal> all) {
  std::vector<Proposal> parts;
  for (Proposal& next : all)
    if (!joined<ElectGovernors>(parts, next) && !joined<AwardConcessions>(parts, next) &&
        !joined<SendForces>(parts, next) && !joined<RaiseForces>(parts, next) &&
        !joined<DisbandForces>(parts, next))
      parts.push_back(std::move(next));
  if (parts.size() == 1) return std::move(parts.front());
  return Together{std::move(parts)};
}

// Names the constructor for every kind, so that the compiler makes them all here. Never called.
void compile_proposals() {
  for_each_kind<ProposalBody>([]<class Body>(const Body*) { Proposal proposal{Body{}}; });
}

}  // namespace adj::respublica

template <>
adj::Json adj::to_json(const respublica::Proposal& value) {
  return to_json(static_cast<const respublica::ProposalBody&>(value));
}
template <>
void adj::from_json(const Json& json, respublica::Proposal& value, const std::string& path) {
  from_json(json, static_cast<respublica::ProposalBody&>(value), path);
}
