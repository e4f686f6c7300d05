#include "adjudicator/games/alea/bot.h"

#include <algorithm>

#include "adjudicator/games/alea/choices.h"

namespace adj::alea {

namespace {

// Keeps what the rules accept; a refused order may have spoilt those behind it, so the rest is judged again.
template <class D>
Orders legal_orders(Position p, const D& decision, std::vector<Order> proposed) {
  while (true) {
    const Verdicts verdicts = check_orders(p, decision, proposed);
    std::vector<Order> kept;
    for (std::size_t i = 0; i < proposed.size(); ++i)
      if (!verdicts[i]) kept.push_back(std::move(proposed[i]));
    if (kept.size() == verdicts.size()) return Orders{std::move(kept), 0};
    proposed = std::move(kept);
  }
}

struct RandomAnswer {
  Position p;
  Random& random;

  Answer operator()(const DeployForces& d) const {
    Orders orders = legal_orders(p, d, propose_deployment(p, d.camp, random));
    return orders.list.empty() ? fallback_for(p, d) : orders;
  }
  Answer operator()(const TurnOrders& d) const { return legal_orders(p, d, propose_turn(p, d.camp, random)); }
  Answer operator()(const GeostrategyOrders& d) const {
    return legal_orders(p, d, propose_turn(p, d.camp, random));
  }
  Answer operator()(const AdministrationOrders& d) const {
    return legal_orders(p, d, propose_turn(p, d.camp, random));
  }
  Answer operator()(const SmcOrders& d) const { return legal_orders(p, d, propose_smc(p, d.camp, random)); }
  Answer operator()(const ReactionOrders& d) const {
    return legal_orders(p, d, propose_reaction(p, d.camp, d.zones, random));
  }
  Answer operator()(const MurderKeep& d) const { return legal_orders(p, d, propose_murder(p, d, random)); }
  Answer operator()(const MurderSend& d) const { return legal_orders(p, d, propose_murder(p, d, random)); }
  Answer operator()(const AlexandriaLegions& d) const {
    return legal_orders(p, d, propose_murder(p, d, random));
  }
  Answer operator()(const WinterOrders& d) const {
    return legal_orders(p, d, propose_winter(p, d.camp, random));
  }

  Answer operator()(const SuccessorChoice& d) const { return ChosenLeader{random.pick(d.candidates)}; }
  Answer operator()(const DesertersChoice& d) const { return some_units(d.candidates, d.count); }
  Answer operator()(const LossChoice& d) const { return some_units(d.candidates, d.count); }
  Answer operator()(const RetreatChoice& d) const { return ChosenZone{random.pick(d.candidates)}; }
  Answer operator()(const EscapeChoice& d) const { return ChosenZone{random.pick(d.candidates)}; }
  Answer operator()(const EvasionChoice& d) const { return fallback_for(p, d); }
  Answer operator()(const SplitChoice& d) const { return ChosenSplit{some_of(d.leaders, 0, random)}; }
  Answer operator()(const StratagemMoment& d) const { return fallback_for(p, d); }
  Answer operator()(const TriumvirChoice&) const { return YesNo{random.one_in(2)}; }
  Answer operator()(const ZoneChoice& d) const { return ChosenZone{random.pick(d.candidates)}; }

  ChosenUnits some_units(std::vector<UnitId> from, int count) const {
    const std::size_t due = std::min(from.size(), static_cast<std::size_t>(count));
    for (std::size_t i = from.size(); i > 1; --i)
      std::swap(from[i - 1], from[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    from.resize(due);
    return ChosenUnits{std::move(from)};
  }
};

}  // namespace

Answer Alea::random_answer(const Tables& t, const State& s, const Decision& decision, Random& random) {
  return std::visit(RandomAnswer{Position(t, s), random}, decision);
}

namespace {

// The lines of an answer as they would stand in a mail to this decision.
void add_lines(Position p, const Decision& decision, const Answer& answer, Language language,
               std::string& mail) {
  for (const std::string& line : Alea::order_lines(p.tables, p.state, decision, answer, language))
    mail += line + "\n";
}

}  // namespace

std::string Alea::random_mail(const Tables& t, const State& s, const Opens& opens, Seat seat, Random& random,
                              Language language) {
  const Position p(t, s);
  const Camp camp = camp_of(s, seat);
  std::string mail;
  // Standing orders and stratagems of phase F come by the same mail and are judged by themselves.
  std::vector<Order> ahead = propose_plays(p, camp, Phase::f, random);
  const auto waits_for = [&](Face face) { return counter_with(p, seat, face).has_value(); };
  if (random.one_in(6) || waits_for(Face::veni_vidi_vici) || waits_for(Face::parthian_shot))
    ahead = propose_standing(p, camp, random);
  for (const Order& order : ahead)
    if (!check_standing(p, seat, order))
      add_lines(p, TurnOrders{seat, camp}, Orders{{order}, 0}, language, mail);
  for (const OpenFor<Alea>& open : opens) {
    const Answer answer = random_answer(t, s, open.decision, random);
    add_lines(p, open.decision, answer, language, mail);
    // Now and then the next movements are queued, or all are passed.
    if (const SmcOrders* smc = std::get_if<SmcOrders>(&open.decision); smc && random.one_in(12)) {
      mail += "SMC " + std::to_string(smc->number + 1) + ":\n";
      add_lines(p, open.decision, random_answer(t, s, open.decision, random), language, mail);
    }
  }
  return mail + (language == Language::fr ? "FINI\n" : "DONE\n");
}

}  // namespace adj::alea
