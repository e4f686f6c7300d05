// RPR-1.05.1, 1.05.2  The turn begins: imminent wars break out, and a chit is drawn.

#include <algorithm>

#include "adjudicator/games/respublica/rules.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

Name chit_name(int chit) {
  if (chit == kChitNone) return "none";
  if (chit == kChitDrawTwo) return "draw_two";
  return Name(std::to_string(chit));
}

// RPR-3.05.1b  The alternative history ages by the calendar.
void age_by_calendar(RprTable& t) {
  State& s = t.state();
  for (const ScenarioInfoRpr::EraChange& change : scenario(t).era_by_turn) {
    if (change.turn != s.turn || change.era == s.era) continue;
    s.era = change.era;
    t.tell("RPR-3.05.1b", EraChanged{s.era, Seat{}});
  }
}

// What held for the last turn only.
void begin_turn(RprTable& t) {
  State& s = t.state();
  ++s.turn;
  s.phase = Phase::mortality;
  s.now = ThisTurn();
  s.session = Session();
  for (Senator& m : s.senator) m.returned = m.victorious = false;
  for (Province& p : s.province) p.elected = p.raided = p.overrun = p.disordered = false;
  for (Legion& unit : s.legion) unit.raised = unit.dismissed = unit.posted = false;
  for (Fleet& unit : s.fleet) unit.raised = unit.dismissed = false;
  for (Command& c : s.command) c.proposal = 0, c.sent = c.reinforced = false;
  for (War& w : s.war) {
    w.disasters_used.clear();
    w.standoffs_used.clear();
    w.land_fought = w.naval_fought = w.not_prosecuted = false;
  }
  t.tell("RPR-1.03a", TurnBegan{s.turn});
  age_by_calendar(t);
  t.tell("RPR-1.03a", PhaseBegan{Phase::mortality});
}

// RPR-1.05.1a  Of every series the lowest number, whenever it was drawn.
std::vector<WarId> breaking_out(Position p) {
  std::map<Series, WarId> first;
  for (const War& w : p.state.war) {
    if (w.zone != WarZone::imminent) continue;
    const WarInfo& info = p.tables.war(w.id);
    ADJ_CHECK(info.series, "an imminent war without a series: " + w.id.str());
    WarId& best = first[*info.series];
    if (best.empty() || info.series_number < p.tables.war(best).series_number) best = w.id;
  }
  std::vector<WarId> found;
  for (const auto& [series, id] : first) found.push_back(id);
  return found;
}

}  // namespace

std::vector<int> draw_chits(RprTable& t, Name clause, int count, Name why) {
  std::vector<int> cup = t.tables().chits;
  std::vector<int> drawn;
  const auto more = [](int chit) { return chit != kChitDrawTwo; };
  // A cup in which only Draw 2 is left has nothing to give.
  for (int left = count; left > 0 && std::any_of(cup.begin(), cup.end(), more); --left) {
    std::vector<Name> names;
    for (const int chit : cup) names.push_back(chit_name(chit));
    const std::size_t at = t.draw("chit", why.str(), names, false);
    const int chit = cup[at];
    drawn.push_back(chit);
    if (chit == kChitDrawTwo)
      left += 2;  // RPR-1.05.21d  it goes back at once
    else
      cup.erase(cup.begin() + static_cast<std::ptrdiff_t>(at));
  }
  if (count > 0) t.tell(clause, ChitsDrawn{why, drawn});
  return drawn;
}

// RPR-1.05.21b  None and Draw 2 are no man's number.
std::optional<SenatorId> named_by_chit(RprTable& t, int chit) {
  std::vector<SenatorId> named;
  for (const Senator& m : t.state().senator)
    if (t.tables().senator(m.id).family == chit) named.push_back(m.id);
  if (named.empty()) return std::nullopt;
  // RPR-1.05.22b, R-05  Who wins a roll-off is safe. R-94  A pair may be met by its family, an unaligned
  // governor.
  while (named.size() > 1) {
    std::vector<std::string> texts;
    for (const SenatorId id : named) texts.push_back(senator_text(t, id));
    named.erase(named.begin() + static_cast<std::ptrdiff_t>(roll_off(t, "chit", texts)));
  }
  return named.front();
}

std::vector<SenatorId> draw_deaths(RprTable& t, Name clause, int count, Name why,
                                   const std::function<bool(const Senator&)>& vulnerable) {
  std::vector<SenatorId> dead;
  for (const int chit : draw_chits(t, clause, count, why)) {
    const std::optional<SenatorId> named = named_by_chit(t, chit);
    if (!named || !vulnerable(senator(t.state(), *named))) continue;
    dead.push_back(*named);
    kill_senator(t, clause, *named, why);
  }
  return dead;
}

void mortality(RprTable& t) {
  begin_turn(t);
  for (const WarId id : breaking_out(t)) {
    t.tell("RPR-1.05.1a", ImminentWarBroke{id});
    activate_war(t, "RPR-1.05.1a", id, "imminent");
  }
  draw_deaths(t, "RPR-1.05.2a", 1, "mortality", [](const Senator&) { return true; });
}

}  // namespace adj::respublica
