// Gives the chapters' answers to the runner: one visit per question the runner has about a decision.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/choices.h"

namespace adj::alea {

Json about(Face face) { return Json(Json::Object{{"face", std::string(name_of(face))}}); }
Json about(LeaderId id) { return Json(Json::Object{{"leader", id.str()}}); }
Json about(PeopleId id) { return Json(Json::Object{{"people", id.str()}}); }
Json about(UnitId id) { return Json(Json::Object{{"unit", id.str()}}); }
Json about(ZoneId id) { return Json(Json::Object{{"zone", id.str()}}); }

Refusal refusal(const char* clause, const char* key, Json args, RefusalKind kind) {
  return {kind, clause, key, std::move(args), 0, 0};
}

namespace {

template <class D>
concept HasAutomatic = requires(Position p, const D& d) {
  automatic_for(p, d);
};
}  // namespace

std::optional<Automatic<Answer>> Alea::automatic(const Tables& t, const State& s, const Decision& decision) {
  return std::visit(
      [&]<class D>(const D& d) -> std::optional<Automatic<Answer>> {
        if constexpr (HasAutomatic<D>) {
          if (auto found = automatic_for(Position(t, s), d))
            return Automatic<Answer>{std::move(found->answer), found->origin};
        }
        return std::nullopt;
      },
      decision);
}

Answer Alea::fallback(const Tables& t, const State& s, const Decision& decision) {
  return std::visit([&](const auto& d) -> Answer { return fallback_for(Position(t, s), d); }, decision);
}

std::vector<Refusal> Alea::check(const Tables& t, const State& s, const Decision& decision,
                                 const Answer& answer) {
  return std::visit(
      [&]<class D>(const D& d) -> std::vector<Refusal> {
        const auto* given = std::get_if<typename D::Answer>(&answer);
        ADJ_CHECK(given, "an answer of the wrong kind");
        std::vector<Refusal> refusals;
        if constexpr (AnsweredByOrders<D>) {
          int line = 0;
          for (const auto& verdict : check_orders(Position(t, s), d, given->list)) {
            ++line;
            if (!verdict) continue;
            refusals.push_back(*verdict);
            refusals.back().line = line;
          }
        } else {
          if (auto refused = check_choice(d, *given)) refusals.push_back(*refused);
        }
        return refusals;
      },
      decision);
}

}  // namespace adj::alea
