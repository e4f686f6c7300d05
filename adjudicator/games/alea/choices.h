#pragma once
// Checking the answers of forced choices: each must come from the candidates that the question lists.

#include "adjudicator/games/alea/answers.h"

namespace adj::alea {

std::optional<Refusal> check_choice(const SuccessorChoice& d, const ChosenLeader& a);
std::optional<Refusal> check_choice(const DesertersChoice& d, const ChosenUnits& a);
std::optional<Refusal> check_choice(const LossChoice& d, const ChosenUnits& a);
std::optional<Refusal> check_choice(const RetreatChoice& d, const ChosenZone& a);
std::optional<Refusal> check_choice(const EscapeChoice& d, const ChosenZone& a);
std::optional<Refusal> check_choice(const EvasionChoice& d, const ChosenEvasion& a);
std::optional<Refusal> check_choice(const SplitChoice& d, const ChosenSplit& a);
std::optional<Refusal> check_choice(const StratagemMoment& d, const ChosenPlay& a);
std::optional<Refusal> check_choice(const TriumvirChoice& d, const YesNo& a);
std::optional<Refusal> check_choice(const ZoneChoice& d, const ChosenZone& a);

}  // namespace adj::alea
