// The choices of the Forum: whom to persuade and at what odds, knights, games, auctions, the slates of the
// highest magistrate.

#include <algorithm>

#include "adjudicator/games/respublica/report_asks.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

constexpr std::size_t kShown = 8;  // a tired reader wants the best, not all

Persuade attempt(SenatorId by, SenatorId target, int bribe) {
  Persuade order;
  order.by = by;
  order.target = target;
  order.bribe = bribe;
  order.most = bribe;
  return order;
}

ChoiceGroup persuade_group(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.persuade"), {}};
  for (const Persuasive& c : persuasions(r)) {
    if (group.lines.size() == kShown) break;
    if (persuasion_percent(r, c.most) == 0) continue;
    const Senator& target = senator(r.p.state, c.target);
    group.lines.push_back(r.say("report.choice.persuasion", {{"target", r.man(c.target)},
                                                             {"seat", target.faction.number},
                                                             {"by", r.man(c.by)},
                                                             {"base", c.base},
                                                             {"percent", persuasion_percent(r, c.base)},
                                                             {"bribe", c.most - c.base},
                                                             {"most", c.most},
                                                             {"best", persuasion_percent(r, c.most)}}));
  }
  return group;
}

ChoiceGroup knights_group(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.knights"), {}};
  if (!faction(r.p.state, r.seat).no_knights && !senators_in_rome(r.p.state, r.seat).empty())
    group.lines.push_back(r.say("report.choice.knight", {{"target", r.p.tables.constants.knight_target}}));
  return group;
}

ChoiceGroup games_group(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.games"), {}};
  const std::vector<SenatorId> men = senators_of(r.p.state, r.seat);
  for (const GamesInfo& games : r.p.tables.games_list)
    if (std::ranges::any_of(men, [&](SenatorId id) {
          return !refuse(r.p, r.seat, HoldGames{id, games.games}, When::now);
        }))
      group.lines.push_back(r.say("report.choice.game", {{"name", games.name.in(r.language)},
                                                         {"cost", games.cost},
                                                         {"popularity", games.popularity},
                                                         {"unrest", games.unrest}}));
  return group;
}

ChoiceGroup auction_group(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.auction"), {}};
  const int auctions = r.p.tables.constants.initiatives - static_cast<int>(playing(r.p.state).size());
  if (auctions > 0) group.lines.push_back(r.say("report.choice.bid", {{"n", auctions}}));
  return group;
}

ChoiceGroup slates_group(const Reader& r) {
  ChoiceGroup group{r.say("report.choice.slates"), {}};
  if (hrao_seat(r.p) != r.seat) return group;
  std::vector<std::string> names;
  for (const SenatorId id : eligible(r.p, Stage::consuls)) names.push_back(r.man(id));
  if (!names.empty()) group.lines.push_back(list_of(r, names));
  return group;
}

}  // namespace

std::vector<Persuasive> persuasions(const Reader& r) {
  std::vector<Persuasive> found;
  for (const Senator& target : r.p.state.senator) {
    if (target.faction == r.seat) continue;
    std::optional<Persuasive> best;
    for (const SenatorId by : senators_in_rome(r.p.state, r.seat)) {
      if (refuse(r.p, r.seat, attempt(by, target.id, 0), When::now)) continue;
      Persuasive c{by, target.id, 0, 0};
      for (const Share& share : persuasion_shares(r.p, by, target.id)) c.base += share.value;
      c.most = c.base + senator(r.p.state, by).talents;
      if (!best || std::pair(c.most, c.base) > std::pair(best->most, best->base)) best = c;
    }
    if (best) found.push_back(*best);
  }
  std::ranges::stable_sort(found, std::greater<>(),
                           [](const Persuasive& c) { return std::pair(c.most, c.base); });
  return found;
}

int persuasion_percent(const Reader& r, int level) {
  int good = 0;
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= 6; ++b)
      if (a + b + omens(r.p.state) <= level && !r.p.tables.persuasion_fails(a + b, r.p.state.era_ends))
        ++good;
  return good * 100 / 36;
}

std::vector<ChoiceGroup> forum_choices(const Reader& r, bool whole_phase) {
  std::vector<ChoiceGroup> groups;
  keep(groups, persuade_group(r));
  keep(groups, knights_group(r));
  keep(groups, games_group(r));
  if (whole_phase) keep(groups, auction_group(r));
  if (whole_phase) keep(groups, slates_group(r));
  return groups;
}

}  // namespace adj::respublica
