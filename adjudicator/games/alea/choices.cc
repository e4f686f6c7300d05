#include "adjudicator/games/alea/choices.h"

#include <algorithm>
#include <set>

namespace adj::alea {

namespace {

template <class T>
bool all_among(const std::vector<T>& list, const std::vector<T>& items) {
  return std::ranges::all_of(items, [&](const T& item) { return among(list, item); }) &&
         std::set<T>(items.begin(), items.end()).size() == items.size();
}

std::optional<Refusal> unless(bool legal, const char* clause, const char* key) {
  if (legal) return std::nullopt;
  return refusal(clause, key);
}

// As many as are due, or all there are.
bool right_number(const ChosenUnits& a, int count, const std::vector<UnitId>& candidates) {
  return static_cast<int>(a.units.size()) == std::min(count, static_cast<int>(candidates.size()));
}

}  // namespace

std::optional<Refusal> check_choice(const SuccessorChoice& d, const ChosenLeader& a) {
  return unless(among(d.candidates, a.leader), "AIE-3.5.2c", "not_a_successor");
}

std::optional<Refusal> check_choice(const DesertersChoice& d, const ChosenUnits& a) {
  return unless(all_among(d.candidates, a.units) && right_number(a, d.count, d.candidates), "AIE-TE.11b",
                "not_deserters");
}

std::optional<Refusal> check_choice(const LossChoice& d, const ChosenUnits& a) {
  return unless(all_among(d.candidates, a.units) && right_number(a, d.count, d.candidates), "AIE-TC.e",
                "not_losses");
}

std::optional<Refusal> check_choice(const RetreatChoice& d, const ChosenZone& a) {
  return unless(among(d.candidates, a.zone), "AIE-8.4.1b", "no_retreat_there");
}

std::optional<Refusal> check_choice(const EscapeChoice& d, const ChosenZone& a) {
  return unless(among(d.candidates, a.zone), "AIE-8.2m", "no_escape_there");
}

std::optional<Refusal> check_choice(const EvasionChoice& d, const ChosenEvasion& a) {
  if (!a.evade) return unless(!d.compulsory, "AIE-8.2l", "evasion_is_compulsory");
  return unless(among(d.candidates, a.to) && all_among(d.units, a.units) && all_among(d.leaders, a.leaders) &&
                    static_cast<int>(a.units.size()) <= d.limit,
                "AIE-8.2d", "no_such_evasion");
}

std::optional<Refusal> check_choice(const SplitChoice& d, const ChosenSplit& a) {
  return unless(all_among(d.leaders, a.fleet), "AIE-8.1d", "not_his_leaders");
}

std::optional<Refusal> check_choice(const StratagemMoment& d, const ChosenPlay& a) {
  return unless(!a.play || among(d.faces, a.play->face), "AIE-6d", "not_this_stratagem_now");
}

std::optional<Refusal> check_choice(const TriumvirChoice&, const YesNo&) { return std::nullopt; }

std::optional<Refusal> check_choice(const ZoneChoice& d, const ChosenZone& a) {
  return unless(among(d.candidates, a.zone), "AIE-RUL-68", "not_that_zone");
}

}  // namespace adj::alea
