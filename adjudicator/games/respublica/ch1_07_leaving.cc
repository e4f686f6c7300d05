// RPR-1.07.344, R-59, R-60  Wars and leaders that leave without being beaten, and leaders without a war.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

constexpr std::size_t kTop = 6;

bool war_of(Position p, CardId card, Series series) {
  return p.tables.card(card).kind == CardKind::war && p.tables.war(as<WarId>(card)).series == series;
}

// RPR-1.07.344b  On the board or still to come.
bool war_remains(Position p, Series series) {
  const auto matches = [&](CardId card) { return war_of(p, card, series); };
  if (!wars_of_series(p, series, false).empty()) return true;
  if (std::any_of(p.state.deck.begin(), p.state.deck.end(), matches)) return true;
  return std::any_of(p.state.next_decks.begin(), p.state.next_decks.end(),
                     [&](const auto& deck) { return std::any_of(deck.begin(), deck.end(), matches); });
}

void into_top_six(RprTable& t, CardId card) {
  State& s = t.state();
  std::vector<CardId>& deck = s.deck.empty() && !s.next_decks.empty() ? s.next_decks.front() : s.deck;
  const auto end = deck.begin() + static_cast<std::ptrdiff_t>(std::min(kTop, deck.size()));
  std::vector<CardId> pile(deck.begin(), end);
  deck.erase(deck.begin(), end);
  pile.push_back(card);
  std::vector<CardId> order;
  while (!pile.empty()) {
    const std::size_t at = pick(t, "shuffle", "top_six", {pile.begin(), pile.end()}, true);
    order.push_back(pile[at]);
    pile.erase(pile.begin() + static_cast<std::ptrdiff_t>(at));
  }
  deck.insert(deck.begin(), order.begin(), order.end());
}

// R-96, RPR-1.10.71d  Everybody comes home, captives die, the card is in nobody's hands.
War clear_war(RprTable& t, Name clause, WarId id, Name why, bool shuffled) {
  const War gone = war(t.state(), id);
  t.tell(clause, WarLeft{id, why, shuffled && gone.province.empty()});
  kill_captives(t, id);
  bring_home_all(t, clause, id, why);
  std::erase_if(t.state().war, [&](const War& w) { return w.id == id; });
  return gone;
}

// RPR-EVT-173b  Its province is back, undeveloped.
void end_revolt(RprTable& t, Name clause, const War& gone, Name why) {
  create_province(t, clause, gone.province, false, why);
}

// RPR-EVT-175a  A treaty counts as a victory; a peace does not.
bool like_victory(Name why) { return why == Name("alliance"); }

}  // namespace

bool aids_something(Position p, const EnemyLeader& leader) {
  const Series series = p.tables.leader(leader.id).series;
  return std::any_of(p.state.war.begin(), p.state.war.end(), [&](const War& w) {
    if (!w.province.empty()) return false;
    const std::vector<WarId>& others = leader.refuge_wars;
    const bool own =
        p.tables.war(w.id).series == series && w.zone != WarZone::dormant && !passes_over(p, leader.id, w.id);
    return own || std::find(others.begin(), others.end(), w.id) != others.end();
  });
}

void leader_goes(RprTable& t, Name clause, LeaderId id) {
  State& s = t.state();
  if (war_remains(t, t.tables().leader(id).series)) {
    EnemyLeader& leader = *find_leader(s, id);
    if (leader.place == LeaderPlace::curia) return;
    leader.place = LeaderPlace::curia;
    t.tell(clause, LeaderMoved{id, "curia", {}});
    return;
  }
  std::erase_if(s.leader, [&](const EnemyLeader& leader) { return leader.id == id; });
  s.removed.push_back(t.tables().leader(id).card);
  t.tell("RPR-1.07.344b", LeaderMoved{id, "removed", {}});
}

void settle_leaders(RprTable& t, Name clause, bool by_victory) {
  State& s = t.state();
  std::vector<LeaderId> idle;
  for (EnemyLeader& leader : s.leader) {
    std::erase_if(leader.refuge_wars, [&](WarId id) { return !find_war(s, id); });
    if (leader.place == LeaderPlace::curia ||
        (leader.place == LeaderPlace::forum && !aids_something(t, leader)))
      idle.push_back(leader.id);
  }
  for (const LeaderId id : idle) {
    const EnemyLeader* leader = find_leader(s, id);
    if (!leader) continue;
    if (by_victory && leader->place == LeaderPlace::forum && finds_refuge(t, id)) continue;
    leader_goes(t, clause, id);
  }
}

void shuffle_war_back(RprTable& t, Name clause, WarId id, Name why) {
  const War gone = clear_war(t, clause, id, why, true);
  if (!gone.province.empty()) return end_revolt(t, clause, gone, why);
  into_top_six(t, t.tables().war(id).card);
  settle_leaders(t, "RPR-1.07.344a", like_victory(why));
}

void discard_war(RprTable& t, Name clause, WarId id, Name why) {
  const War gone = clear_war(t, clause, id, why, false);
  if (!gone.province.empty()) return end_revolt(t, clause, gone, why);
  t.state().discard.push_back(t.tables().war(id).card);
  settle_leaders(t, "RPR-1.07.344a", like_victory(why));
}

}  // namespace adj::respublica
