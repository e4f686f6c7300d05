// RPR-1.09.6a, 1.09.641b  Several proposals of one type as one: those that raise and disband, and those that
// move forces. It takes effect as a whole: whom it recalls is home before whom it sends leaves.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

enum class Type { other, levy, deployment };

struct TypeOf {
  Type operator()(const RaiseForces&) const { return Type::levy; }
  Type operator()(const DisbandForces&) const { return Type::levy; }
  Type operator()(const SendForces&) const { return Type::deployment; }
  Type operator()(const RecallCommander&) const { return Type::deployment; }
  Type operator()(const ReplaceCommander&) const { return Type::deployment; }
  Type operator()(const ReinforceCommander&) const { return Type::deployment; }
  Type operator()(const SendGarrison&) const { return Type::deployment; }
  Type operator()(const RecallGarrison&) const { return Type::deployment; }
  Type operator()(const CollectBequest&) const { return Type::deployment; }
  template <class T>
  Type operator()(const T&) const {
    return Type::other;
  }
};
Type type_of(const Proposal& part) { return std::visit(TypeOf{}, part); }

bool about_land(const Proposal& part) {
  return std::holds_alternative<PassLandBill>(part) || std::holds_alternative<RepealLandBill>(part);
}
bool brings_home(const Proposal& part) {
  return std::holds_alternative<RecallCommander>(part) || std::holds_alternative<RecallGarrison>(part);
}

// A man or a province of which two parts speak; of raising, disbanding and sending one part says all.
Refused refuse_named_twice(const Together& x) {
  std::vector<Name> names;
  const auto again = [&](Name name) {
    const bool known = std::find(names.begin(), names.end(), name) != names.end();
    names.push_back(name);
    return known;
  };
  const Proposal all(x);
  for (const SenatorId id : named_in(all))
    if (again(id)) return refusal("RPR-1.09.6a", "named_twice", about("senator", id));
  for (const SendGarrison* part : parts_of<SendGarrison>(all))
    if (again(part->province))
      return refusal("RPR-1.09.6a", "named_twice", about("province", part->province));
  for (const RecallGarrison* part : parts_of<RecallGarrison>(all))
    if (again(part->province))
      return refusal("RPR-1.09.6a", "named_twice", about("province", part->province));
  if (parts_of<RaiseForces>(all).size() > 1 || parts_of<DisbandForces>(all).size() > 1 ||
      parts_of<SendForces>(all).size() > 1)
    return refusal("RPR-1.09.6a", "named_twice");
  return std::nullopt;
}

// What its parts take from the Active Forces.
Force taken_from_rome(const Together& x) {
  const Proposal all(x);
  Force force;
  for (const SendForces* send : parts_of<SendForces>(all))
    for (const Dispatch& d : send->dispatches) force = plus(force, d.force);
  for (const ReinforceCommander* part : parts_of<ReinforceCommander>(all)) force = plus(force, part->force);
  for (const SendGarrison* part : parts_of<SendGarrison>(all)) force = plus(force, part->force);
  for (const CollectBequest* part : parts_of<CollectBequest>(all)) force = plus(force, part->force);
  return force;
}

// The agenda up to this proposal: its parts go out together, and after what stands before it.
void end_agenda_with(Session& session, const Together& x) {
  const auto at = std::find_if(session.items.begin(), session.items.end(), [&](const Item& i) {
    return i.status == ItemStatus::pending && i.proposal == Proposal(x);
  });
  session.items.erase(at, session.items.end());
  session.items.emplace_back().proposal = x;
}

// How things will stand when its parts go out.
State once_home(const State& s, const Together& x) {
  State later = s;
  const Proposal all(x);
  for (const RecallCommander* part : parts_of<RecallCommander>(all)) foresee(later, *part);
  for (const RecallGarrison* part : parts_of<RecallGarrison>(all)) foresee(later, *part);
  end_agenda_with(later.session, x);
  return later;
}

std::vector<WarId> wars_attacked(const Together& x) {
  std::vector<WarId> wars;
  const Proposal all(x);
  for (const SendForces* send : parts_of<SendForces>(all))
    for (const Dispatch& d : send->dispatches) wars.push_back(d.war);
  return wars;
}

}  // namespace

std::optional<Refusal> refuse_mixture(const Proposal& proposal) {
  const auto* x = std::get_if<Together>(&proposal);
  if (!x) return std::nullopt;
  const auto is_land = [](const Proposal& part) { return about_land(part); };
  if (std::all_of(x->parts.begin(), x->parts.end(), is_land))
    return refusal("RPR-1.09.6a", "land_bills_apart");
  const Type type = type_of(x->parts.front());
  for (const Proposal& part : x->parts)
    if (type == Type::other || type_of(part) != type) return refusal("RPR-1.09.6a", "one_type_only");
  return std::nullopt;
}

Refused refuse_business(Position p, Seat by, const Together& x) {
  if (auto no = refuse_mixture(x)) return no;
  if (auto no = refuse_named_twice(x)) return no;
  for (const Proposal& part : x.parts)
    if (brings_home(part) || type_of(part) == Type::levy)
      if (auto no = refuse_proposal(p, by, part)) return no;
  if (type_of(x.parts.front()) == Type::levy) return std::nullopt;
  const State later = once_home(p.state, x);
  const Position then(p.tables, later);
  for (const Proposal& part : x.parts)
    if (!brings_home(part))
      if (auto no = refuse_proposal(then, by, part)) return no;
  if (!will_be_in_rome(then, taken_from_rome(x), SenatorId(), x))
    return refusal("RPR-1.09.64a", "too_few_units");
  return std::nullopt;
}

Obstacle obstacle(Position p, const Item& item, const Together& x, const Leaving& leaving) {
  const auto hinders = [&](Position at, const Proposal& part) -> Obstacle {
    return std::visit(
        [&]<class T>(const T& one) -> Obstacle {
          if constexpr (requires { obstacle(at, item, one, leaving); })
            return obstacle(at, item, one, leaving);
          return std::nullopt;
        },
        part);
  };
  for (const Proposal& part : x.parts)
    if (brings_home(part))
      if (auto why = hinders(p, part)) return why;
  const State home = once_home(p.state, x);
  const State later = once_attacked(Position(p.tables, home), wars_attacked(x));
  const Position then(p.tables, later);
  if (!choose_units(then, taken_from_rome(x), UnitPlace::rome, SenatorId())) return "impossible";
  for (const Proposal& part : x.parts)
    if (!brings_home(part))
      if (auto why = hinders(then, part)) return why;
  return std::nullopt;
}

// Who presides leaves last: the session ends with it (RPR-1.09.642a).
void perform(RprTable& t, const Item& item, const Together& x) {
  const auto turn_of = [&](const Proposal& part) {
    if (brings_home(part)) return 0;
    return sends_presiding_away(t, part) ? 2 : 1;
  };
  std::vector<Proposal> parts = x.parts;
  std::stable_sort(parts.begin(), parts.end(),
                   [&](const Proposal& a, const Proposal& b) { return turn_of(a) < turn_of(b); });
  for (const Proposal& part : parts)
    std::visit(
        [&]<class T>(const T& one) {
          if constexpr (requires { perform(t, item, one); }) perform(t, item, one);
        },
        part);
}

}  // namespace adj::respublica
