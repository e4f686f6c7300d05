#include "adjudicator/games/respublica/proposals.h"

namespace adj::respublica {

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
