// The verbs that every chapter shares: figures change within their limits, and everybody who may know is
// told.

#include <algorithm>

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

void change_influence(RprTable& t, Name clause, SenatorId id, int by, Name why) {
  Senator& m = senator(t.state(), id);
  const int before = m.influence;
  m.influence = std::max(0, before + by);
  if (m.influence == before) return;
  t.tell(clause, InfluenceChanged{id, m.influence - before, m.influence, why});
  check_appointment_for_life(t);
}

// R-01  Double first (30A), then add, then the limits.
void change_popularity(RprTable& t, Name clause, SenatorId id, int by, Name why) {
  Senator& m = senator(t.state(), id);
  if (top_card(t, m).abilities.doubles_popularity) by *= 2;
  const int before = m.popularity;
  const Constants& limits = t.tables().constants;
  m.popularity = std::clamp(before + by, limits.popularity_min, limits.popularity_max);
  if (m.popularity != before) t.tell(clause, PopularityChanged{id, m.popularity - before, m.popularity, why});
}

void change_unrest(RprTable& t, Name clause, int by, Name why) {
  State& s = t.state();
  const int before = s.unrest;
  s.unrest = std::max(0, before + by);
  if (s.unrest != before) t.tell(clause, UnrestChanged{s.unrest - before, s.unrest, why});
}

void change_purse(RprTable& t, Name clause, SenatorId id, int by, Name why) {
  if (by == 0) return;
  Senator& m = senator(t.state(), id);
  ADJ_CHECK(m.talents + by >= 0, "a purse below nothing: " + id.str());
  m.talents += by;
  t.tell(clause, PurseChanged{id, by, m.talents, why});
}

void change_faction_treasury(RprTable& t, Name clause, Seat seat, int by, Name why) {
  if (by == 0) return;
  Faction& f = faction(t.state(), seat);
  ADJ_CHECK(f.treasury + by >= 0, "a faction treasury below nothing");
  f.treasury += by;
  t.tell(Audience::only(seat), clause, FactionTreasuryChanged{seat, by, f.treasury, why});
}

void state_receives(RprTable& t, Name clause, int talents, Name why) {
  if (talents == 0) return;
  ADJ_CHECK(talents > 0, "the State receives less than nothing");
  t.state().treasury += talents;
  t.tell(clause, TreasuryChanged{talents, t.state().treasury, why});
}

void state_pays(RprTable& t, Name clause, int talents, Name why) {
  if (talents == 0) return;
  ADJ_CHECK(talents > 0, "the State pays less than nothing");
  State& s = t.state();
  if (s.treasury < talents) return bankruptcy(t, clause, talents, why);
  const int before = s.treasury;
  s.treasury -= talents;
  t.tell(clause, TreasuryChanged{-talents, s.treasury, why});
  // RPR-1.06.53e  One warning: the lowest mark that was passed.
  std::optional<int> mark;
  for (const int level : t.tables().constants.treasury_warnings)
    if (before >= level && s.treasury < level) mark = mark ? std::min(*mark, level) : level;
  if (mark) t.tell("RPR-1.06.53e", TreasuryLow{*mark, s.treasury});
}

int omened_d6(RprTable& t, Name clause, Name what, const std::string& about) {
  return t.d6(clause, what, about) - omens(t.state());
}

int roll_dice(RprTable& t, Name clause, Name what, const std::string& about, int dice) {
  int sum = 0;
  for (int i = 0; i < dice; ++i) sum += t.d6(clause, what, about);
  return sum;
}

std::size_t roll_off(RprTable& t, Name why, const std::vector<std::string>& who) {
  ADJ_CHECK(!who.empty(), "a roll-off of nobody");
  std::vector<std::size_t> left(who.size());
  for (std::size_t i = 0; i < who.size(); ++i) left[i] = i;
  while (left.size() > 1) {
    int best = 0;
    std::vector<std::size_t> leading;
    for (const std::size_t i : left) {
      const int total = roll_dice(t, "RPR-1.04.8a", "tie", who[i], 2);
      if (total > best) leading.clear();
      if (total >= best) leading.push_back(i);
      best = std::max(best, total);
    }
    left = leading;
  }
  if (who.size() > 1) t.tell("RPR-1.04.8a", TieRolled{why, who, who[left.front()]});
  return left.front();
}

std::size_t pick(RprTable& t, Name what, const std::string& about, const std::vector<Name>& from,
                 bool secret) {
  return t.draw(what, about, from, secret);
}

std::vector<int> pick_units(RprTable& t, Name what, const std::string& about, std::vector<int> units,
                            int count) {
  std::vector<int> taken;
  while (!units.empty() && static_cast<int>(taken.size()) < count) {
    std::vector<Name> names;
    for (const int number : units) names.emplace_back(std::to_string(number));
    const std::size_t at = t.draw(what, about, names, false);
    taken.push_back(units[at]);
    units.erase(units.begin() + static_cast<std::ptrdiff_t>(at));
  }
  std::sort(taken.begin(), taken.end());
  return taken;
}

CardId take_from_hand(RprTable& t, Seat seat, CardId card) {
  std::vector<CardId>& hand = faction(t.state(), seat).hand;
  const auto at = std::find(hand.begin(), hand.end(), card);
  ADJ_CHECK(at != hand.end(), "not in his hand: " + card.str());
  hand.erase(at);
  return card;
}

void discard(RprTable& t, Name clause, Seat seat, const std::vector<CardId>& cards, Name why) {
  if (cards.empty()) return;
  for (const CardId card : cards) t.state().discard.push_back(take_from_hand(t, seat, card));
  t.tell(clause, CardsDiscarded{seat, cards, why});
}

void come_to_rome(State& s, SenatorId id) {
  Senator& m = senator(s, id);
  m.place = aligned(m) ? Place::rome : Place::forum;
  m.province = ProvinceId();
  m.war = WarId();
}

}  // namespace adj::respublica
