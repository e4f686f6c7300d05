// AIE-2  The sequence of play, in the rulebook's order. A step may stop to ask; the saved state says which
// one is next.

#include <array>

#include "adjudicator/games/alea/steps.h"

namespace adj::alea {

std::span<const adj::Step<Alea>> Alea::sequence() {
  static const std::array kSteps{
      adj::Step<Alea>{"deploy_first", "AIE-S0.a", deploy_first},
      adj::Step<Alea>{"deploy_second", "AIE-S0.a", deploy_second},
      adj::Step<Alea>{"A", "AIE-2.Aa", draw_stratagems},
      adj::Step<Alea>{"W1", "AIE-2.Ca", ask_turn_orders},
      adj::Step<Alea>{"B", "AIE-2.Ba", decide_initiative},
      adj::Step<Alea>{"C.leaders", "AIE-2.Cb", enter_leaders},
      adj::Step<Alea>{"C.activation", "AIE-2.Cc", activate_peoples},
      adj::Step<Alea>{"C.hold", "AIE-2.Ca", hold_c},
      adj::Step<Alea>{"C.first", "AIE-2.Cf", first_actions},
      adj::Step<Alea>{"C.second", "AIE-2.Cf", second_actions},
      adj::Step<Alea>{"D.smcs", "AIE-2.Da", count_smcs},
      adj::Step<Alea>{"D.hold", "AIE-2.Df", hold_d},
      adj::Step<Alea>{"D.nominate", "AIE-2.Df", nominate},
      adj::Step<Alea>{"D.deaths", "AIE-2.Dg", natural_deaths},
      adj::Step<Alea>{"D.reinforcements", "AIE-2.Dh", reinforcements},
      adj::Step<Alea>{"D.disbanding", "AIE-2.Di", disbanding},
      adj::Step<Alea>{"E", "AIE-2.Ea", begin_movements},
      adj::Step<Alea>{"E.smc", "AIE-2.Ea", play_smc, more_smcs},
      adj::Step<Alea>{"E.end", "AIE-2.Ea", end_smcs},
      adj::Step<Alea>{"F.spqr", "AIE-5.1.1a", death_of_the_republic},
      adj::Step<Alea>{"F.exchange", "AIE-5.1.2a", exchange_camps},
      adj::Step<Alea>{"F.caesar", "AIE-3.5.3a", ides_of_march},
      adj::Step<Alea>{"F.control", "AIE-3.7.3a", check_control},
      adj::Step<Alea>{"F.vp", "AIE-2.Ff", score_turn},
      adj::Step<Alea>{"W3", "AIE-9a", ask_winter_orders},
      adj::Step<Alea>{"F.adjust", "AIE-9a", adjust},
      adj::Step<Alea>{"F.end", "AIE-2.Fh", end_turn},
  };
  return kSteps;
}

}  // namespace adj::alea
