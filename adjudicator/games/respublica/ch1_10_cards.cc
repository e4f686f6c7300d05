// Cards played in the Combat phase: the Gabinian Law, Cleopatra, Proscription.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_10.h"

namespace adj::respublica {

namespace {

// RPR-CARD-157a  Highest office first; among equals as they were sent.
std::vector<SenatorId> commanders_by_rank(Position p) {
  constexpr int kNoRank = 99;
  struct Ranked {
    int rank, serial;
    SenatorId id;
  };
  std::vector<Ranked> ranked;
  for (const Command& c : p.state.command) {
    const Senator& m = senator(p.state, c.commander);
    if (m.rebel || c.bequest) continue;
    const std::optional<int> rank = m.office ? p.tables.office(*m.office).rank : std::nullopt;
    ranked.push_back({rank.value_or(kNoRank), c.serial, c.commander});
  }
  std::sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
    return a.rank != b.rank ? a.rank < b.rank : a.serial < b.serial;
  });
  std::vector<SenatorId> ids;
  for (const Ranked& r : ranked) ids.push_back(r.id);
  return ids;
}

// From his purse first, then the faction's treasury; false: too dear, nothing is paid.
bool pay_privately(RprTable& t, SenatorId id, int cost, bool treasury) {
  State& s = t.state();
  const Seat seat = senator(s, id).faction;
  const int own = std::min(cost, senator(s, id).talents);
  const int rest = cost - own;
  if (rest > (treasury ? faction(s, seat).treasury : 0)) return false;
  change_purse(t, "RPR-CARD-157a", id, -own, "gabinian");
  change_faction_treasury(t, "RPR-CARD-157a", seat, -rest, "gabinian");
  return true;
}

void recruit(RprTable& t, const GabinianRecruit& order) {
  const State& s = t.state();
  const int legions = std::min(order.legions, static_cast<int>(legions_at(s, UnitPlace::pool).size()));
  const int fleets = std::min(order.fleets, static_cast<int>(fleets_at(s, UnitPlace::pool).size()));
  const int cost = (legions + fleets) * t.tables().constants.unit_cost;  // no shortage, no ban counts
  if (cost > 0 && pay_privately(t, order.commander, cost, order.treasury))
    raise_units(t, "RPR-CARD-157a", legions, fleets, "gabinian", order.commander);
}

void queen_as_ally(RprTable& t, SenatorId commander, War& w) {
  const CleopatraInfo& queen = t.tables().cleopatra;
  w.cleopatra_with = commander;
  change_purse(t, "RPR-CARD-139a", commander, queen.talents, "cleopatra");
  change_popularity(t, "RPR-CARD-139a", commander, queen.popularity, "cleopatra");
}

// RPR-CARD-144a  Victorious commanders count as if they were in Rome.
SenatorId hrao_with_victors(Position p) {
  State s = p.state;
  for (Senator& m : s.senator)
    if (m.victorious) m.place = Place::rome;
  return hrao(Position(p.tables, s));
}

// RPR-CARD-144b
void proscribe(RprTable& t, SenatorId by, Proscribed& told) {
  State& s = t.state();
  for (Senator& m : s.senator) {
    for (; m.knights > 0; --m.knights) {
      ++told.knights;
      told.talents += std::max(0, omened_d6(t, "RPR-CARD-144b", "proscription", senator_text(t, m.id)));
    }
  }
  change_purse(t, "RPR-CARD-144b", by, told.talents, "proscription");
  const Seat his = senator(s, by).faction;
  for (Faction& f : s.faction) {
    if (f.seat == his)
      f.no_knights = true;
    else
      ++f.knight_bonus;
  }
}

}  // namespace

void recruit_by_gabinian_law(RprTable& t) {
  if (!law(t.state(), Law::gabinian)) return;
  for (const SenatorId id : commanders_by_rank(t))
    for (const Wish<GabinianRecruit>& w : wishes<GabinianRecruit>(t.state(), senator(t.state(), id).faction))
      if (w.what->commander == id && holds(t, *w.order, Moment{})) {
        recruit(t, GabinianRecruit(*w.what));
        break;
      }
}

// RPR-CARD-139  Before a battle of the Alexandrine War; the card leaves the game, she stays until the war
// ends.
void offer_cleopatra(RprTable& t, SenatorId commander, WarId id) {
  State& s = t.state();
  if (id != kAlexandrineWar || war(s, id).cleopatra != CleopatraSide::none) return;
  for (const Seat seat : playing(s)) {
    const std::optional<CardId> card = held(t, seat, name_of(Intrigue::cleopatra));
    const PlayCleopatra* wanted = card ? wish<PlayCleopatra>(t, seat) : nullptr;
    if (!wanted) continue;
    const bool ally = wanted->ally;
    s.removed.push_back(take_from_hand(t, seat, *card));
    war(s, id).cleopatra = ally ? CleopatraSide::ally : CleopatraSide::enemy;
    t.tell("RPR-CARD-139", CleopatraPlayed{seat, id, commander, ally});
    if (ally) queen_as_ally(t, commander, war(s, id));
    return;
  }
}

void offer_proscription(RprTable& t) {
  State& s = t.state();
  for (const Seat seat : playing(s)) {
    const std::optional<CardId> card = held(t, seat, name_of(Intrigue::proscription));
    if (!card || !wish<PlayProscription>(t, seat)) continue;
    s.discard.push_back(take_from_hand(t, seat, *card));
    Proscribed told;
    told.by = seat;
    told.hrao = hrao_with_victors(t);
    const Proscribe* wanted = told.hrao.empty() ? nullptr : wish<Proscribe>(t, senator(s, told.hrao).faction);
    told.taken = wanted && wanted->yes;
    if (told.taken) proscribe(t, told.hrao, told);
    t.tell("RPR-CARD-144a", told);
    return;
  }
}

}  // namespace adj::respublica
