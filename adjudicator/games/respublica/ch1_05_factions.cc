// Families on their way between play, Forum and Curia, and factions without a senator (RPR-1.05.4).

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/deals.h"

namespace adj::respublica {

namespace {

// Statesmen in play of this family.
std::vector<SenatorId> statesmen_of(Position p, SenatorId family) {
  std::vector<SenatorId> found;
  for (const Senator& m : p.state.senator)
    if (!m.statesman.empty() && family_info(p, m).id == family) found.push_back(m.id);
  return found;
}

// RPR-1.05.4b  The family becomes his leader.
void receive_family(RprTable& t, Name clause, Seat seat, SenatorId family) {
  State& s = t.state();
  enter_play(s, t.tables(), new_senator(t.tables(), family, SenatorId(), true, seat));
  Faction& f = faction(s, seat);
  f.waiting = false;
  f.leader = family;
  t.tell(clause, SenatorJoined{family, seat, Seat{}, "empty_faction"});
  t.tell(clause, LeaderNamed{seat, family, SenatorId()});
}

// RPR-1.05.4d
void end_faction(RprTable& t, Name clause, Seat seat, bool quit) {
  State& s = t.state();
  change_faction_treasury(t, "RPR-1.05.4d", seat, -faction(s, seat).treasury, quit ? "quit" : "eliminated");
  Faction& f = faction(s, seat);
  const std::vector<CardId> hand = f.hand;
  s.discard.insert(s.discard.end(), hand.begin(), hand.end());
  f.hand.clear();
  f.leader = SenatorId();
  f.waiting = false;
  f.eliminated = true;
  s.orders.erase(seat);
  end_deals(s, seat);
  t.tell(clause, FactionEnded{seat, quit, hand});
  if (playing(s).empty()) end_with(t, clause, Outcome{Ending::deserted, Seat{}, SenatorId(), {}});
}

// His own word, even while a Consul for Life decides for his faction.
bool wants_to_quit(Position p, Seat seat) {
  const auto at = p.state.orders.find(seat);
  if (at == p.state.orders.end()) return false;
  bool quit = false;
  for (const Order& order : at->second.standing)
    if (const auto* wish = std::get_if<EmptyFaction>(&order.body); wish && holds(p, order, Moment{}))
      quit = wish->quit;
  return quit;
}

}  // namespace

Senator new_senator(const Tables& tables, SenatorId place, SenatorId statesman, bool family_card,
                    Seat faction) {
  const SenatorInfo& card = tables.senator(statesman.empty() ? place : statesman);
  Senator m;
  m.id = place;
  m.statesman = statesman;
  m.family_card = family_card;
  m.faction = faction;
  m.place = aligned(m) ? Place::rome : Place::forum;
  m.influence = card.influence;
  m.popularity = card.popularity;
  return m;
}

void enter_play(State& s, const Tables& tables, Senator m) {
  ADJ_CHECK(!find_senator(s, m.id), "already in play: " + m.id.str());
  const int family = tables.senator(m.id).family;
  const auto behind = [&](const Senator& other) { return tables.senator(other.id).family > family; };
  s.senator.insert(std::find_if(s.senator.begin(), s.senator.end(), behind), std::move(m));
}

void family_to_curia(RprTable& t, SenatorId family) {
  State& s = t.state();
  if (statesmen_of(t, family).empty()) {
    // RPR-1.05.4c, 1.04.8b
    for (const Seat seat : clockwise_from(s, hrao_seat(t)))
      if (faction(s, seat).waiting) return receive_family(t, "RPR-1.05.4c", seat, family);
  }
  s.curia_families.push_back(family);
}

void family_to_forum(RprTable& t, Name clause, SenatorId family, Name from) {
  State& s = t.state();
  const std::vector<SenatorId> statesmen = statesmen_of(t, family);
  if (!statesmen.empty()) {
    // RPR-1.07.312e, f  Of a pair under A, the first of the two codes.
    const SenatorId over = *std::min_element(
        statesmen.begin(), statesmen.end(),
        [&](SenatorId a, SenatorId b) { return senator(s, a).statesman < senator(s, b).statesman; });
    senator(s, over).family_card = true;
    t.tell(statesmen.size() > 1 ? "RPR-1.07.312f" : "RPR-1.07.312e", FamilyBeneath{over});
    return;
  }
  enter_play(s, t.tables(), new_senator(t.tables(), family, SenatorId(), true, Seat{}));
  if (s.phase == Phase::forum) s.now.newcomers.push_back(family);
  t.tell(clause, FamilyAppeared{family, from});
}

void settle_in_forum(RprTable& t, SenatorId id) {
  if (statesmen_of(t, id).empty()) return;
  std::erase_if(t.state().senator, [&](const Senator& m) { return m.id == id; });
  family_to_forum(t, "RPR-1.07.312e", id, "province");
}

void settle_empty_faction(RprTable& t, Seat seat, bool punished) {
  State& s = t.state();
  if (faction(s, seat).eliminated || faction(s, seat).waiting || !senators_of(s, seat).empty()) return;
  if (punished) return end_faction(t, "RPR-1.05.4a", seat, false);
  if (wants_to_quit(t, seat)) return end_faction(t, "RPR-1.05.4b", seat, true);
  const auto free = std::find_if(s.curia_families.begin(), s.curia_families.end(),
                                 [&](SenatorId family) { return statesmen_of(t, family).empty(); });
  if (free == s.curia_families.end()) {
    faction(s, seat).waiting = true;
    t.tell("RPR-1.05.4c", FactionWaits{seat});
    return;
  }
  const SenatorId family = *free;
  s.curia_families.erase(free);
  receive_family(t, "RPR-1.05.4b", seat, family);
}

void settle_waiting_factions(RprTable& t) {
  for (const Seat seat : playing(t.state()))
    if (faction(t.state(), seat).waiting && wants_to_quit(t, seat)) end_faction(t, "RPR-1.05.4b", seat, true);
}

std::optional<Refusal> refuse(Position, Seat, const EmptyFaction&, When) { return std::nullopt; }

std::optional<Refusal> refuse(Position p, Seat, const Repopulate& o, When) {
  for (const SenatorId id : o.senators)
    if (!p.tables.has_senator(id) || p.tables.senator(id).statesman)
      return refusal("RPR-1.09.81b", "no_such_senator", Json(Json::Object{{"senator", Json(id.view())}}),
                     RefusalKind::not_understood);
  return std::nullopt;
}

}  // namespace adj::respublica
