#pragma once
// The legal choices of every window (report_choices*.cc), and what the forms suggest (report_form*.cc). Both
// show only what the rules would take now: they ask the chapters' own refusals.

#include "adjudicator/games/respublica/report_parts.h"

namespace adj::respublica {

// --- Choices
std::vector<ChoiceGroup> setup_choices(const Reader& r);  // report_choices.cc
std::vector<ChoiceGroup> revenue_choices(const Reader& r);
std::vector<ChoiceGroup> revolution_choices(const Reader& r);
std::vector<ChoiceGroup> allegiance_choices(const Reader& r);
std::vector<ChoiceGroup> forum_choices(const Reader& r, bool whole_phase);  // report_choices_forum.cc
std::vector<ChoiceGroup> agenda_choices(const Reader& r, Stage stage);      // report_choices_senate.cc
std::vector<ChoiceGroup> ballot_choices(const Reader& r, const BallotOrders& d);
void keep(std::vector<ChoiceGroup>& groups, ChoiceGroup group);  // unless it is empty
Json named_now(const Reader& r, const Json& data);               // senators by the card on top

// --- What both ask of the position
// A persuasion that the reader could try at his initiative: of each target the best of his men.
struct Persuasive {
  SenatorId by, target;
  int base = 0;  // without bribes
  int most = 0;  // with all that he holds
};
std::vector<Persuasive> persuasions(const Reader& r);  // best first
int persuasion_percent(const Reader& r, int level);    // of 36
std::vector<SenatorId> by_influence(const Reader& r, const std::vector<SenatorId>& men);

// --- Lines for the form
struct Suggestions {
  std::vector<Order> lines;     // stand in the form as they are
  std::vector<Order> examples;  // stand behind a '#'
};
// Items of this window on which ballots of a split window stand (7.2).
std::set<int> kept_items(const Reader& r, const BallotOrders& d);
Suggestions suggest(const Reader& r, const SetupOrders& d);  // report_form_turn.cc
Suggestions suggest(const Reader& r, const RevenueOrders& d);
Suggestions suggest(const Reader& r, const ForumOrders& d);
Suggestions suggest(const Reader& r, const InitiativeOrders& d);
Suggestions suggest(const Reader& r, const RevolutionOrders& d);
Suggestions suggest(const Reader& r, const AllegianceOrders& d);
Suggestions suggest(const Reader& r, const AgendaOrders& d);  // report_form_senate.cc
Suggestions suggest(const Reader& r, const BallotOrders& d);

}  // namespace adj::respublica
