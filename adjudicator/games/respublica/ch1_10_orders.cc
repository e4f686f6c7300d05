// Orders for the Combat phase, all of them sent ahead: what may be written (7.4).

#include <algorithm>
#include <set>

#include "adjudicator/games/respublica/answers.h"

namespace adj::respublica {

namespace {

std::optional<Refusal> not_own(Position p, Seat seat, SenatorId id, const char* clause) {
  const Senator* m = find_senator(p.state, id);
  if (m && m->faction == seat) return std::nullopt;
  return refusal(clause, "not_your_senator", Json::Object{{"senator", Json(id.str())}});
}

std::optional<Refusal> lacks(Position p, Seat seat, Intrigue card, const char* clause) {
  if (count_held(p, seat, card) > 0) return std::nullopt;
  return refusal(clause, "card_not_held", Json::Object{{"card", Json(std::string(name_of(card)))}});
}

}  // namespace

// RPR-1.10.71c  From his purse and his faction's treasury.
std::optional<Refusal> refuse(Position p, Seat seat, const RansomCaptive& o, When when) {
  if (auto no = not_own(p, seat, o.senator, "RPR-1.10.71c")) return no;
  if (when == When::later) return std::nullopt;
  const Senator& m = senator(p.state, o.senator);
  if (m.place != Place::captive)
    return refusal("RPR-1.10.71c", "not_captive", Json::Object{{"senator", Json(o.senator.str())}});
  const int price = ransom_of(p, o.senator);
  if (m.talents + faction(p.state, seat).treasury < price)
    return refusal("RPR-1.10.71c", "too_dear", Json::Object{{"cost", Json(price)}});
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const LandAfterNaval& o, When) {
  return o.commander.empty() ? std::nullopt : not_own(p, seat, o.commander, "RPR-1.10.12c");
}

std::optional<Refusal> refuse(Position p, Seat, const BattleOrder& o, When) {
  const std::set<SenatorId> once(o.commanders.begin(), o.commanders.end());
  if (once.size() != o.commanders.size()) return refusal("RPR-1.10.1b", "named_twice");
  for (const SenatorId id : o.commanders)
    if (!find_senator(p.state, id))
      return refusal("RPR-1.10.1b", "not_in_play", Json::Object{{"senator", Json(id.str())}});
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat, const EndgameOrder& o, When) {
  const std::set<WarId> once(o.wars.begin(), o.wars.end());
  if (once.size() != o.wars.size()) return refusal("RPR-1.12.4b", "named_twice");
  for (const WarId id : o.wars)
    if (!find_war(p.state, id))
      return refusal("RPR-1.12.4b", "no_such_war", Json::Object{{"war", Json(id.str())}});
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const PlayCleopatra&, When) {
  return lacks(p, seat, Intrigue::cleopatra, "RPR-CARD-139");
}

std::optional<Refusal> refuse(Position p, Seat seat, const GabinianRecruit& o, When when) {
  if (auto no = not_own(p, seat, o.commander, "RPR-CARD-157a")) return no;
  if (o.legions + o.fleets <= 0) return refusal("RPR-CARD-157a", "no_units");
  if (o.legions > p.tables.constants.max_legions || o.fleets > p.tables.constants.max_fleets)
    return refusal("RPR-1.02a", "too_many_units");
  if (when == When::now && !law(p.state, Law::gabinian)) return refusal("RPR-CARD-157a", "no_such_law");
  return std::nullopt;
}

// RPR-CARD-125  Only Caesar has the choice.
std::optional<Refusal> refuse(Position p, Seat seat, const CaesarVeterans& o, When) {
  if (o.count < 1 || o.count > 2) return refusal("RPR-CARD-125", "one_or_two");
  for (const SenatorId id : senators_of(p.state, seat))
    if (top_card(p, senator(p.state, id)).abilities.veterans_per_victory > 1) return std::nullopt;
  return refusal("RPR-CARD-125", "no_such_statesman");
}

std::optional<Refusal> refuse(Position, Seat, const Proscribe&, When) { return std::nullopt; }

std::optional<Refusal> refuse(Position p, Seat seat, const PlayProscription&, When) {
  return lacks(p, seat, Intrigue::proscription, "RPR-CARD-144");
}

}  // namespace adj::respublica
