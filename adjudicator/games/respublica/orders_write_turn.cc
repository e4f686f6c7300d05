// Orders of any mail, of set-up, Revenue and Forum as lines.

#include "adjudicator/games/respublica/orders_writer.h"

namespace adj::respublica {

// --- Any mail
std::string LineWriter::operator()(const OfferDeal& o) const {
  const auto show = [&](const Promise& promise) {
    const std::string who = w(promise.by == o.with ? "they"_w : "i"_w) + " ";
    if (promise.kind == PromiseKind::text) return who + promise.text;
    if (promise.kind == PromiseKind::card) return who + w("give"_w) + " " + card(promise.card);
    return who + w("give"_w) + " " + text(promise.talents) +
           (promise.from.empty() ? "" : " " + w("from"_w) + " " + senator(promise.from)) + " " +
           w("revenue"_w);
  };
  return verb("deal") + " " + w("with"_w) + " " + faction(o.with) + ": " + list(o.promises, show);
}
std::string LineWriter::operator()(const AnswerDeal& o) const {
  return verb(o.accept ? "accept" : "refuse") + " " + w("deal"_w) + " " + text(o.number);
}
std::string LineWriter::operator()(const ComplainDeal& o) const {
  return verb("complain") + " " + w("deal"_w) + " " + text(o.number);
}
std::string LineWriter::operator()(const JudgeDeal& o) const {
  return verb("judge") + " " + w("deal"_w) + " " + text(o.number) + " " + w(o.kept ? "kept"_w : "broken"_w);
}
std::string LineWriter::operator()(const ShowCards& o) const {
  return verb("show") + " " + (o.cards.empty() ? w("hand"_w) : cards(o.cards)) + " " + w("to"_w) + " " +
         faction(o.to);
}
std::string LineWriter::operator()(const Peddle& o) const { return verb("peddle") + " " + faction(o.victim); }
std::string LineWriter::operator()(const RansomCaptive& o) const {
  return verb("ransom") + " " + senator(o.senator);
}
std::string LineWriter::operator()(const SendWord& o) const {
  return verb("tell") + " " + faction(o.to) + ": " + o.text;
}
std::string LineWriter::operator()(const EmptyFaction& o) const {
  return o.quit ? verb("quit") : verb("take") + " " + w("curia"_w);
}
std::string LineWriter::operator()(const Repopulate& o) const {
  return verb("repopulate") + " " + senators(o.senators);
}

// --- Set-up and cards
std::string LineWriter::operator()(const NameLeader& o) const {
  return verb("leader") + " " + senator(o.senator);
}
std::string LineWriter::operator()(const GovernAtStart& o) const {
  return verb("govern") + " " + province(o.province) + " " + w("by"_w) + " " + senator(o.senator) + " " +
         w("term"_w) + " " + text(o.term);
}
std::string LineWriter::operator()(const PlayStatesman& o) const {
  return verb("play") + " " + card(Face(o.statesman.view()));
}
std::string LineWriter::operator()(const PlayConcession& o) const {
  return verb("play") + " " + concession(o.concession) + " " + w("on"_w) + " " + senator(o.senator);
}
std::string LineWriter::operator()(const PlayBodyguard& o) const {
  return verb("play") + " " + w("open_bodyguard"_w) + " " + w("on"_w) + " " + senator(o.senator);
}

// --- Revenue
std::string LineWriter::operator()(const TakeSpoils& o) const {
  return verb("spoils") + " " + (o.province.empty() ? w("all"_w) : province(o.province)) + " " + yes(o.yes);
}
std::string LineWriter::operator()(const SellGrain& o) const {
  return verb("grain") + " " + concession(o.concession) + " " + yes(o.yes);
}
std::string LineWriter::operator()(const MoveTalents& o) const {
  return verb("move") + " " + text(o.talents) + " " + purse(o.from) + " " + w("towards"_w) + " " +
         purse(o.to);
}
std::string LineWriter::operator()(const SetPurse& o) const {
  return verb("set") + " " + senator(o.senator) + " " + text(o.talents);
}
std::string LineWriter::operator()(const RestTo& o) const { return verb("rest") + " " + purse(o.to); }
std::string LineWriter::operator()(const GiveTalents& o) const {
  return verb("give") + " " + text(o.talents) + " " + w("from"_w) + " " + purse(o.from) + " " + w("to"_w) +
         " " + faction(o.to);
}
std::string LineWriter::operator()(const Contribute& o) const {
  return verb("contribute") + " " + senator(o.senator) + (o.up_to ? " " + w("up_to"_w) : "") + " " +
         text(o.talents);
}
std::string LineWriter::operator()(const RebelUpkeep& o) const {
  return o.release == 0 ? verb("upkeep") + " " + w("all"_w) : verb("release") + " " + text(o.release);
}
std::string LineWriter::operator()(const KeepReleased& o) const {
  return verb("keep") + " " + w("released"_w) + " " + yes(o.yes);
}
std::string LineWriter::operator()(const Levy& o) const {
  return verb("levy") + " " + province(o.province) + " " + w("armies"_w) + " " + text(o.armies) + " " +
         w("fleets"_w) + " " + text(o.fleets) + (o.add == 0 ? "" : " " + w("add"_w) + " " + text(o.add));
}

// --- Forum
std::string LineWriter::operator()(const Persuade& o) const {
  std::string line = verb(o.card == PersuasionCard::none        ? "persuade"
                          : o.card == PersuasionCard::seduction ? "seduce"
                                                                : "blackmail");
  line += " " + (o.newcomer ? w("new"_w) : senator(o.target)) + " " + w("by"_w) + " " + senator(o.by);
  if (o.card == PersuasionCard::none || o.bribe != 0) line += " " + w("bribe"_w) + " " + text(o.bribe);
  if (o.most != o.bribe) line += " " + w("max"_w) + " " + text(o.most);
  if (o.aim) line += " " + w("target"_w) + " " + text(*o.aim);
  return line;
}
std::string LineWriter::operator()(const CounterBribe& o) const {
  return (o.target.empty() ? verb("defend") + " " + w("own"_w) : verb("counter") + " " + senator(o.target)) +
         " " + w("max"_w) + " " + text(o.most) + " " + w("down_to"_w) + " " + text(o.down_to);
}
std::string LineWriter::operator()(const AttractKnight& o) const {
  if (o.senator.empty()) return verb("knight") + " " + w("none"_w);
  return verb("knight") + " " + senator(o.senator) + " " + text(o.talents);
}
std::string LineWriter::operator()(const PressureKnights& o) const {
  const auto show = [&](const KnightsGiven& k) { return senator(k.senator) + " " + text(k.knights); };
  return verb("pressure") + " " + list(o.knights, show);
}
std::string LineWriter::operator()(const HoldGames& o) const {
  return verb("games") + " " + senator(o.senator) + " " + text(p_.tables.games(o.games).cost);
}
std::string LineWriter::operator()(const Bid& o) const {
  return verb("bid") + (o.auction == 0 ? "" : " " + text(o.auction)) + " " + senator(o.senator) + " " +
         text(o.opening) + (o.most == o.opening ? "" : " " + w("max"_w) + " " + text(o.most));
}
std::string LineWriter::operator()(const AskMe&) const { return verb("ask"); }
std::string LineWriter::operator()(const LeaderDies& o) const {
  return verb("leader_dies") + " " + p_.tables.leader(o.leader).name.in(language_);
}
std::string LineWriter::operator()(const NameCatiline& o) const {
  return verb("catiline") + " " + faction(o.faction);
}
std::string LineWriter::operator()(const ChooseStorm& o) const {
  return verb("storm") + " " + w("from"_w) + " " + list(o.from, [&](const WarId& id) { return war(id); });
}
std::string LineWriter::operator()(const ChooseAlliance& o) const {
  return verb("alliance") + " " + war(o.war);
}

}  // namespace adj::respublica
