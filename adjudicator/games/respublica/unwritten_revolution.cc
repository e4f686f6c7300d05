// Functions of this chapter that are not written yet: one line each, deleted when its file lands. The file goes with the
// last of them.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {
[[noreturn]] void not_yet(const char* what) { throw BrokenInvariant(std::string("not written yet: ") + what); }
}  // namespace

// clang-format off
std::string Rpr::random_mail(const Tables&, const State&, const Opens&, Seat, Random&, Language) { not_yet("random_mail"); }
Answer Rpr::random_answer(const Tables&, const State&, const Decision&, Random&) { not_yet("random_answer"); }
std::vector<std::string> Rpr::violations(const Tables&, const State&) { not_yet("violations"); }
void Rpr::change_secrets(const Tables&, State&, Seat, Random&) { not_yet("change_secrets"); }
// clang-format on

}  // namespace adj::respublica
