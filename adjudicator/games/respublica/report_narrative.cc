// What happened, in the order in which it happened: a section per phase, per initiative of the Forum, per
// stage of the Senate. Nothing is told twice: what another line says is left out, and what belongs together
// is one line.

#include <algorithm>

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

bool is(const NumberedEvent& e, const char* name) { return e.name == Name(name); }

std::string text_in(const NumberedEvent& e, const char* key) {
  const Json* value = e.data.find(key);
  return value && value->is_string() ? value->as_string() : "";
}

int number_in(const NumberedEvent& e, const char* key) { return static_cast<int>(e.data.at(key).as_int()); }

// --- Lines that are left out

// Where an event names the sum itself, the purse that paid it need not.
bool paid_above(const NumberedEvent& e) {
  static const std::set<std::string> kTold{"votes",        "bribe",         "knight",   "games",
                                           "contribution", "counter_bribe", "auction",  "ransom",
                                           "pressure",     "fine",          "bodyguard"};
  if (is(e, PurseChanged::kName)) return kTold.contains(text_in(e, "why"));
  static const std::set<std::string> kDebts{"contribution", "upkeep",          "wars",
                                            "land_bills",   "negative_spoils", "negative_income"};
  if (is(e, TreasuryChanged::kName)) return kDebts.contains(text_in(e, "why"));
  if (is(e, InfluenceChanged::kName))
    return text_in(e, "why") == "contribution" || text_in(e, "why") == "unanimous_defeat";
  if (is(e, FactionTreasuryChanged::kName)) return text_in(e, "why") == "redistribution";
  return false;
}

// The Forum card is named by what it does; who dies leaves his office; an imminent war that breaks out moves.
bool said_by_another(const std::vector<NumberedEvent>& events, std::size_t at) {
  const NumberedEvent& e = events[at];
  if (is(e, OfficeLeft::kName)) return text_in(e, "why") == "death";
  if (is(e, WarMoved::kName)) return text_in(e, "why") == "imminent";
  static const std::set<std::string_view> kNames{WarAppeared::kName,    LeaderAppeared::kName,
                                                 FamilyAppeared::kName, EraEndsRevealed::kName,
                                                 BequestLaid::kName,    CatilineNamed::kName};
  return is(e, CardDrawn::kName) && e.audience.kind == AudienceKind::everyone &&
         !text_in(e, "card").empty() && at + 1 < events.size() && kNames.contains(events[at + 1].name.view());
}

// Whose Tribune it is was said when he used it, and that the item is vetoed comes next.
bool vetoed_below(const NumberedEvent& e) {
  return is(e, ProposalVetoed::kName) && (text_in(e, "how") == "tribune" || text_in(e, "how") == "free");
}

// The card that was just used.
bool used_above(const NumberedEvent& e) {
  static const std::set<std::string> kUsed{
      "assassin",         "graft",   "mob_incited", "murder_of_a_tribune", "peddling",
      "secret_bodyguard", "tribune", "played"};
  return is(e, CardsDiscarded::kName) && kUsed.contains(text_in(e, "why"));
}

// Of a secret thing everybody hears half; who knows the whole need not.
bool told_in_full(const std::vector<NumberedEvent>& events, std::size_t at) {
  const NumberedEvent& e = events[at];
  const bool halved = is(e, CardDrawn::kName) || is(e, CardPeddled::kName) || is(e, CardsTraded::kName);
  return halved && e.audience.kind == AudienceKind::everyone && at + 1 < events.size() &&
         events[at + 1].name == e.name && events[at + 1].audience.kind == AudienceKind::seats;
}

// An item that is put and voted on in one report is named when the vote opens.
bool voted_below(const std::vector<NumberedEvent>& events, std::size_t at) {
  if (!is(events[at], ItemPut::kName)) return false;
  const int item = number_in(events[at], "number");
  return std::any_of(
      events.begin() + static_cast<std::ptrdiff_t>(at), events.end(), [&](const NumberedEvent& e) {
        return (is(e, VoteOpened::kName) || is(e, ItemDecided::kName)) && number_in(e, "item") == item;
      });
}

bool title_says_it(const NumberedEvent& e) {
  return is(e, PhaseBegan::kName) || is(e, TurnBegan::kName) || is(e, StageBegan::kName) ||
         is(e, InitiativeBegan::kName);
}

bool of_redistribution(const NumberedEvent& e) {
  return is(e, PurseChanged::kName) && text_in(e, "why") == "redistribution";
}

bool left_out(const Telling& t, std::size_t at) {
  const NumberedEvent& e = t.events[at];
  return title_says_it(e) || t.retold(at) || paid_above(e) || used_above(e) || vetoed_below(e) ||
         said_by_another(t.events, at) || told_in_full(t.events, at) || voted_below(t.events, at);
}

// --- How a line looks

LineKind kind_of(const NumberedEvent& e) {
  if (is(e, Rolled::kName)) return LineKind::die;
  if (is(e, BattleFought::kName)) return LineKind::battle;
  if (is(e, GameOver::kName) || is(e, ConsulForLife::kName) || is(e, EraEndsRevealed::kName))
    return LineKind::score;
  static const std::set<std::string_view> kWarnings{OrderFailed::kName, Silence::kName, TreasuryLow::kName,
                                                    Bankrupt::kName, FactionWaits::kName};
  return kWarnings.contains(e.name.view()) ? LineKind::warning : LineKind::normal;
}

// What explains or follows from the line above it.
int indent_of(const NumberedEvent& e) {
  static const std::set<std::string_view> kBelow{
      InfluenceChanged::kName, PopularityChanged::kName, PurseChanged::kName,     UnrestChanged::kName,
      FactionVoted::kName,     ProposalVetoed::kName,    BodyguardsPlayed::kName, CatchRolled::kName,
      LossesTaken::kName,      VeteransMade::kName,      AppealMade::kName,       TrialRolled::kName,
      UnanimousDefeat::kName,  TribuneUsed::kName,       TribuneOpposed::kName,   ItemDecided::kName};
  return kBelow.contains(e.name.view()) ? 1 : 0;
}

// --- Titles

class Titles {
 public:
  Titles(const Reader& r, const std::vector<NumberedEvent>& events) : r_(r), turn_(r.p.state.turn) {
    const auto first =
        std::ranges::find_if(events, [](const NumberedEvent& e) { return is(e, TurnBegan::kName); });
    if (first != events.end()) turn_ = number_in(*first, "turn") - 1;
  }

  // Of the section that this event opens; empty: it opens none.
  std::string of(const NumberedEvent& e) {
    if (is(e, GameStarted::kName)) return r_.say("report.section.start");
    if (is(e, TurnBegan::kName)) turn_ = number_in(e, "turn");
    if (is(e, PhaseBegan::kName)) return phase(text_in(e, "phase"));
    if (is(e, StageBegan::kName)) return r_.say("report.section.stage", {{"stage", text_in(e, "stage")}});
    if (is(e, InitiativeBegan::kName))
      return r_.say("report.section.initiative",
                    {{"number", number_in(e, "number")}, {"seat", number_in(e, "seat")}});
    return "";
  }

  // Of what comes before the first title: the phase in progress, or the one before the first that begins.
  std::string opening(const Telling& t) const {
    for (const NumberedEvent& e : t.events) {
      if (is(e, ItemPut::kName)) return r_.say("report.section.stage", {{"stage", text_in(e, "stage")}});
      if (const Json* item = e.data.find("item"))
        if (const auto at = t.minutes.find(static_cast<int>(item->as_int())); at != t.minutes.end())
          return r_.say("report.section.stage", {{"stage", name_of(at->second.stage)}});
      if (is(e, PhaseBegan::kName)) return phase(name_before(text_in(e, "phase")));
      if (is(e, InitiativeBegan::kName)) return phase(std::string(name_of(Phase::forum)));
      if (is(e, StageBegan::kName)) break;
    }
    return phase(std::string(name_of(r_.p.state.phase)));
  }

 private:
  std::string phase(const std::string& name) const {
    const std::string shown = r_.named("name.phase", name);
    return name == "setup" || turn_ < 1 ? capitalised(shown)
                                        : r_.say("report.section.phase", {{"turn", turn_}, {"phase", shown}});
  }
  std::string name_before(const std::string& name) const {
    const Phase next = value_named<Phase>(name).value_or(Phase::mortality);
    if (next == Phase::setup) return name;
    if (next == Phase::mortality) return std::string(name_of(turn_ < 1 ? Phase::setup : Phase::revolution));
    return std::string(name_of(static_cast<Phase>(static_cast<int>(next) - 1)));
  }

  const Reader& r_;
  int turn_;
};

// --- Lines

// Dice of one kind that fell together are one line.
std::string folded_dice(const Telling& t, std::size_t& at) {
  const NumberedEvent first = t.events[at];
  std::vector<int> faces{number_in(first, "value")};
  while (at + 1 < t.events.size() && is(t.events[at + 1], Rolled::kName) &&
         text_in(t.events[at + 1], "what") == text_in(first, "what") &&
         text_in(t.events[at + 1], "about") == text_in(first, "about"))
    faces.push_back(number_in(t.events[++at], "value"));
  Json fields = event_fields(t, at);
  fields["dice_text"] = dice_text(faces);
  return t.r.words.sentence("event.rolled", fields);
}

// Unrest that rises several times for one reason is one line: two unprosecuted wars, +2.
std::string folded_unrest(const Telling& t, std::size_t& at) {
  int by = number_in(t.events[at], "by");
  while (at + 1 < t.events.size() && is(t.events[at + 1], UnrestChanged::kName) &&
         text_in(t.events[at + 1], "why") == text_in(t.events[at], "why"))
    by += number_in(t.events[++at], "by");
  Json fields = event_fields(t, at);
  fields["by"] = by;
  return t.r.words.sentence("event.unrest_changed", fields);
}

// What the redistribution left in the purses that all can see.
std::string purses_line(const Telling& t) {
  std::string text;
  for (std::size_t i = 0; i < t.events.size(); ++i) {
    if (!of_redistribution(t.events[i])) continue;
    const Json data = t.names.renamed(i, t.events[i].data);
    text += (text.empty() ? "" : ", ") +
            t.r.say("report.purse",
                    {{"senator", data.at("senator")}, {"by", data.at("by")}, {"now", data.at("now")}});
  }
  return t.r.say("report.purses", {{"purses", text}});
}

// A vote that was suspended has no opening in this report: what it is about must be said again.
bool goes_on(const std::vector<NumberedEvent>& events, std::size_t at) {
  if (!is(events[at], FactionVoted::kName)) return false;
  const int item = number_in(events[at], "item");
  return std::none_of(
      events.begin(), events.begin() + static_cast<std::ptrdiff_t>(at), [&](const NumberedEvent& e) {
        return (is(e, VoteOpened::kName) || is(e, FactionVoted::kName)) && number_in(e, "item") == item;
      });
}
std::string resumed_line(const Telling& t, std::size_t at) {
  const int item = number_in(t.events[at], "item");
  const auto minute = t.minutes.find(item);
  if (minute == t.minutes.end()) return t.r.say("report.resumed", {{"item", item}, {"proposal", ""}});
  return t.r.say(
      "report.resumed",
      {{"item", item}, {"proposal", proposal_text(t.r, t.names.renamed(at, minute->second.proposal))}});
}

void add_lines(const Telling& t, std::size_t& at, bool& purses_told, std::vector<ReportLine>& lines) {
  const NumberedEvent& e = t.events[at];
  const bool alone = e.audience.kind == AudienceKind::seats && !t.r.p.state.progress.over;
  ReportLine line{"", e.clause.str(), e.number, indent_of(e), alone, kind_of(e)};
  if (of_redistribution(e)) {
    if (purses_told) return;
    purses_told = true;
    line.text = purses_line(t);
    line.indent = 0;
  } else if (is(e, UnrestChanged::kName)) {
    line.text = folded_unrest(t, at);
  } else {
    line.text = is(e, Rolled::kName) ? folded_dice(t, at) : event_sentence(t, at);
  }
  const bool battle = is(e, BattleFought::kName);
  if (goes_on(t.events, at)) lines.push_back({resumed_line(t, at), "", 0, 0, false, LineKind::normal});
  lines.push_back(std::move(line));
  if (!battle) return;
  for (ReportLine& more : battle_lines(t, at)) lines.push_back(std::move(more));
}

}  // namespace

std::vector<ReportSection> narrative(const Reader& r, const std::vector<NumberedEvent>& events) {
  const Telling t(r, events);
  Titles titles(r, events);
  std::vector<ReportSection> sections;
  bool purses_told = false;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (const std::string title = titles.of(events[i]); !title.empty())
      sections.push_back({title, {}});
    else if (sections.empty())
      sections.push_back({titles.opening(t), {}});
    // Markers go when the prosecutions end, which the title of the next stage has said already.
    const bool late =
        is(events[i], MarkersRemoved::kName) && sections.size() > 1 && sections.back().lines.empty();
    if (!left_out(t, i)) add_lines(t, i, purses_told, sections[sections.size() - (late ? 2 : 1)].lines);
  }
  std::erase_if(sections, [](const ReportSection& s) { return s.lines.empty(); });
  return sections;
}

}  // namespace adj::respublica
