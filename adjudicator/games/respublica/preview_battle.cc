// RPR-1.10.11  The battles to come: both strengths, and what three dice may bring.

#include <algorithm>
#include <map>

#include "adjudicator/games/respublica/ch1_10.h"
#include "adjudicator/games/respublica/preview.h"
#include "adjudicator/games/respublica/report_asks.h"

namespace adj::respublica {

namespace {

// RPR-CARD-135  What this man may bring, one entry for each way in which his dice may fall.
std::vector<int> skills_of_man(Position p, SenatorId id) {
  const Abilities& abilities = top_card(p, senator(p.state, id)).abilities;
  if (!abilities.rolls_military()) return {military(p, id)};
  std::vector<int> all;
  each_sum_of_d6(abilities.military_dice.dice, [&](int sum) { all.push_back(rolled_military(p, id, sum)); });
  return all;
}

// The commander's, his Master of Horse's and what others add, together.
std::vector<int> skills_of(Position p, SenatorId commander) {
  const Command* own = find_command(p.state, commander);
  const std::vector<int> first = skills_of_man(p, commander);
  const std::vector<int> second =
      own && !own->master.empty() ? skills_of_man(p, own->master) : std::vector<int>{0};
  int plain = military(p, commander);
  if (own && !own->master.empty()) plain += military(p, own->master);
  const int others = skill_of(p, commander) - plain;
  std::vector<int> all;
  for (const int one : first)
    for (const int two : second) all.push_back(one + two + others);
  return all;
}

using Results = std::map<CombatResult, Chance>;

void count_results(Position p, BattleFought b, Results& results) {
  for (b.black = 1; b.black <= 6; ++b.black)
    for (b.white_1 = 1; b.white_1 <= 6; ++b.white_1)
      for (b.white_2 = 1; b.white_2 <= 6; ++b.white_2) {
        BattleFought fought = b;
        count_dice(p, fought);
        const CombatResult result = result_of(p, fought).result;
        for (const auto& [each, name] : names_of(CombatResult{}))
          results.try_emplace(each, Chance{0, 0}).first->second.count(each == result);
      }
}

void preview_fight(Outlook& out, Position p, SenatorId commander, WarId war, BattleKind kind) {
  Results results;
  Odds usual;
  for (const int skill : skills_of(p, commander)) {
    usual = odds_of(p, commander, war, kind, skill);
    BattleFought b;
    b.war = war;
    b.kind = kind;
    b.commander = commander;
    b.rome_strength = usual.rome_strength;
    b.enemy_strength = usual.enemy_strength;
    count_results(p, b, results);
  }
  std::vector<std::string> all;
  for (const CombatResult result : {CombatResult::victory, CombatResult::stalemate, CombatResult::standoff,
                                    CombatResult::disaster, CombatResult::defeat})
    if (results.at(result).good > 0)
      all.push_back(out.item(out.reader.named("name.combat", name_of(result)), results.at(result)));
  const bool rolls = skills_of(p, commander).size() > 1;
  out.say("battle", {{"commander", out.reader.man(commander)},
                     {"war", war.str()},
                     {"naval", kind == BattleKind::naval},
                     {"rome", out.shares(usual.rome)},
                     {"rome_strength", usual.rome_strength},
                     {"enemy_strength", usual.enemy_strength},
                     {"difference", usual.difference()},
                     {"rolls", rolls},
                     {"omens", -omens(p.state)},
                     {"all", out.list(all)}});
}

// RPR-1.10.12  The fleet first, while there is one to beat; the land battle needs the support of fleets.
void preview_command(Outlook& out, Position p, const Command& command) {
  if (command.bequest || !find_war(p.state, command.war)) return;
  if (fleet_to_beat(p, command.war)) preview_fight(out, p, command.commander, command.war, BattleKind::naval);
  if (legions_of(p.state, command.commander).empty()) return;
  if (has_support(p, command.commander, command.war))
    preview_fight(out, p, command.commander, command.war, BattleKind::land);
}

}  // namespace

void preview_commands(Outlook& out) {
  const Position p = out.position();
  for (const Command& command : p.state.command)
    if (senator(p.state, command.commander).faction == out.reader.seat) preview_command(out, p, command);
}

void preview_dispatch(Outlook& out, const SendForces& x) {
  const Position p = out.position();
  const std::optional<State> later = once_sent(p, x);
  out.say(later ? "dispatch" : "dispatch_later",
          {{"proposal", proposal_text(out.reader, named_now(out.reader, to_json(Proposal(x))))}});
  if (!later) return;
  for (const Dispatch& d : x.dispatches)
    if (const Command* command = find_command(*later, d.commander))
      preview_command(out, Position(p.tables, *later), *command);
}

}  // namespace adj::respublica
