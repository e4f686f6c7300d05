// RPR-1.03a  The sequence of play, in the rulebook's order. A step may stop to ask; the saved state says
// which one is next. The Senate and Combat are played one act at a time: a short record, and nothing rolled
// is rolled again.

#include <array>

#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

std::span<const Step<Rpr>> Rpr::sequence() {
  static const std::array kSteps{
      Step<Rpr>{"setup.deal", "RPR-3.01.4a", deal},
      Step<Rpr>{"setup.consul", "RPR-3.01.6a", temporary_consul},
      Step<Rpr>{"W0", "RPR-3.01.7a", ask_setup},
      Step<Rpr>{"setup.factions", "RPR-3.01.9a", carry_out_setup},
      Step<Rpr>{"I.mortality", "RPR-1.05.1a", mortality},
      Step<Rpr>{"II.income", "RPR-1.06.1a", earn_incomes},
      Step<Rpr>{"W1", "RPR-1.06.3a", ask_revenue},
      Step<Rpr>{"II.redistribution", "RPR-1.06.3a", redistribute},
      Step<Rpr>{"II.debts", "RPR-1.06.53a", pay_debts},
      Step<Rpr>{"III.begin", "RPR-1.07.1a", begin_forum},
      Step<Rpr>{"W2", "RPR-1.07.2a", ask_forum},
      Step<Rpr>{"III.initiative", "RPR-1.07.2a", play_initiative, more_initiatives},
      Step<Rpr>{"III.end", "RPR-1.07.8a", end_forum},
      Step<Rpr>{"IV.population", "RPR-1.08.1a", population},
      Step<Rpr>{"V.open", "RPR-1.09.1a", open_senate},
      Step<Rpr>{"V.session", "RPR-1.09.12b", hold_session, session_open},
      Step<Rpr>{"V.close", "RPR-1.09.9a", close_senate},
      Step<Rpr>{"VI.prepare", "RPR-1.10.1a", prepare_combat},
      Step<Rpr>{"VI.battle", "RPR-1.10.1a", fight_battle, more_battles},
      Step<Rpr>{"VI.end", "RPR-1.10.9b", end_combat},
      Step<Rpr>{"W7", "RPR-1.11.1a", ask_revolution},
      Step<Rpr>{"VII.cards", "RPR-1.11.1a", trade_and_play},
      Step<Rpr>{"VII.rebellion", "RPR-1.11.3a", declare_rebellion},
      Step<Rpr>{"VII.end", "RPR-1.12.1a", end_turn},
  };
  return kSteps;
}

}  // namespace adj::respublica
