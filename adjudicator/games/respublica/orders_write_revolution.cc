// Orders of the Revolution and of Combat as lines.

#include "adjudicator/games/respublica/orders_writer.h"

namespace adj::respublica {

// --- Revolution
std::string LineWriter::operator()(const TradeCards& o) const {
  const std::string given = o.give.empty() ? w("none"_w) : cards(o.give);
  const std::string to = " " + w("to"_w) + " " + faction(o.with);
  if (o.get.empty()) return verb("gift") + " " + given + to;
  return verb("trade") + " " + w("give"_w) + " " + given + to + " " + w("get"_w) + " " + cards(o.get);
}
std::string LineWriter::operator()(const DiscardCard& o) const {
  return verb("discard") + " " + card(o.card);
}
std::string LineWriter::operator()(const Rebel& o) const {
  return verb("rebel") + " " + senator(o.senator) +
         (o.spend == 0 ? "" : " " + w("spend"_w) + " " + text(o.spend)) +
         (o.join.empty() ? "" : " " + w("join"_w) + " " + senators(o.join));
}
std::string LineWriter::operator()(const LayDown& o) const {
  return verb("lay_down") + " " + senator(o.senator);
}
std::string LineWriter::operator()(const MoveOn& o) const {
  return verb("manilian") + " " + senator(o.senator) + " " + w("towards"_w) + " " + war(o.war);
}
std::string LineWriter::operator()(const JoinRebel& o) const {
  return verb(o.yes ? "join" : "stay_loyal") + " " + senator(o.senator);
}
std::string LineWriter::operator()(const VeteransOf& o) const {
  return verb("veterans") + " " + senator(o.senator) + " " + w(o.desert ? "desert"_w : "follow"_w);
}
std::string LineWriter::operator()(const RebelMarch& o) const { return verb(o.march ? "march" : "stay"); }
std::string LineWriter::operator()(const SendRebels& o) const {
  return verb("send_rebels") + " " + province(o.province);
}
std::string LineWriter::operator()(const DisbandVeterans& o) const {
  return verb("disband_veterans") + " " + text(o.count) +
         (o.senator.empty() ? "" : " " + w("by"_w) + " " + senator(o.senator));
}
std::string LineWriter::operator()(const RecallVeterans& o) const {
  return verb("recall_veterans") + " " + text(o.count) +
         (o.senator.empty() ? "" : " " + w("by"_w) + " " + senator(o.senator)) +
         (o.from_treasury ? " " + w("from"_w) + " " + w("treasury"_w) : "");
}

// --- Combat
std::string LineWriter::operator()(const LandAfterNaval& o) const {
  return verb("land") + (o.commander.empty() ? "" : " " + senator(o.commander)) + " " + w("after"_w) + " " +
         w("naval"_w) + (o.yes ? "" : " " + w("no"_w));
}
std::string LineWriter::operator()(const BattleOrder& o) const {
  return verb("battle_order") + " " + senators(o.commanders);
}
std::string LineWriter::operator()(const EndgameOrder& o) const {
  return verb("endgame") + " " + list(o.wars, [&](const WarId& id) { return war(id); });
}
std::string LineWriter::operator()(const PlayCleopatra& o) const {
  return verb("cleopatra") + " " + w(o.ally ? "ally"_w : "enemy"_w);
}
std::string LineWriter::operator()(const GabinianRecruit& o) const {
  return verb("gabinian") + " " + senator(o.commander) + " " + w("legions"_w) + " " + text(o.legions) +
         (o.fleets == 0 ? "" : " " + w("fleets"_w) + " " + text(o.fleets)) +
         (o.treasury ? "" : " " + w("own_purse"_w));
}
std::string LineWriter::operator()(const CaesarVeterans& o) const {
  return verb("veterans") + " " + w(o.count == 1 ? "one"_w : "two"_w);
}
std::string LineWriter::operator()(const Proscribe& o) const { return verb("proscribe") + " " + yes(o.yes); }
std::string LineWriter::operator()(const PlayProscription&) const {
  return verb("play") + " " + card(Face(name_of(Intrigue::proscription)));
}

}  // namespace adj::respublica
