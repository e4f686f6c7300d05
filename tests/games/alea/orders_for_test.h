#pragma once
// Orders as a test writes them.
//
//   march({kCaesar}, {"legio_10"}, "gallia_9", {"gallia_8", "alpes_s", "italia_3"})
//   sail({kDolabella}, {"naves_6pf_0_1"}, {"legio_5"}, "gallia_8", {"mare_occidentale"})
//   given(Pass{true}), given(Stand{z("italia_1")}, condition)

#include "adjudicator/games/alea/answers.h"
#include "tests/games/alea/table_for_test.h"

namespace adj::alea {

using Texts = std::vector<const char*>;

inline std::vector<UnitId> units_named(const Texts& names) {
  std::vector<UnitId> ids;
  for (const char* name : names) ids.emplace_back(name);
  return ids;
}

inline std::vector<ZoneId> zones_named(const Texts& names) {
  std::vector<ZoneId> ids;
  for (const char* name : names) ids.emplace_back(name);
  return ids;
}

inline Order given(OrderBody body, std::vector<Condition> conditions = {}) {
  return {std::move(body), std::move(conditions), std::nullopt};
}

inline Order march(std::vector<LeaderId> leaders, const Texts& units, const char* from, const Texts& path) {
  Move move{std::move(leaders), units_named(units), ZoneId(from), {}};
  for (const char* zone : path) move.path.push_back({ZoneId(zone), {}});
  return given(std::move(move));
}

// The same, leaving units in one of the zones.
inline Order march(std::vector<LeaderId> leaders, const Texts& units, const char* from, const Texts& path,
                   const char* at, const Texts& dropped) {
  Order order = march(std::move(leaders), units, from, path);
  for (Leg& leg : std::get<Move>(order.body).path)
    if (leg.zone == ZoneId(at)) leg.drop = units_named(dropped);
  return order;
}

inline Order sail(std::vector<LeaderId> leaders, const Texts& naves, const Texts& cargo, const char* from,
                  const Texts& path) {
  return given(
      Sail{std::move(leaders), units_named(naves), units_named(cargo), ZoneId(from), zones_named(path)});
}

inline Order play(Face face, std::vector<Condition> conditions = {}) {
  Play play;
  play.face = face;
  return given(std::move(play), std::move(conditions));
}

// "AIE-3.4.1f auxilia_need_leader", or nothing for a legal order.
inline std::string reason(const std::optional<Refusal>& refusal) {
  return refusal ? refusal->clause + " " + refusal->key : "";
}

}  // namespace adj::alea
