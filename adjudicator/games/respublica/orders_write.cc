// Names, conditions, and a whole line: verb, what it is about, conditions.

#include "adjudicator/games/respublica/orders_write.h"

#include "adjudicator/games/respublica/orders_text.h"
#include "adjudicator/games/respublica/orders_words.h"
#include "adjudicator/games/respublica/orders_writer.h"
#include "adjudicator/games/respublica/pieces.h"

namespace adj::respublica {

// --- Names

// Short names of statesmen differ from each other and from those of families (tables_validate.cc).
std::string senator_name(Position p, SenatorId id, Language language) {
  const Senator* m = find_senator(p.state, id);
  return (m ? top_card(p, *m) : p.tables.senator(id)).short_name.in(language);
}

std::string faction_name(Position p, Seat seat, Language language) {
  for (const Faction& f : p.state.faction)
    if (f.seat == seat && !f.name.empty())
      if (const Json* name = order_texts(language).find("name.faction." + f.name.str()))
        return name->as_string();
  return order_words().in("seat"_w, language) + " " + std::to_string(seat.number);
}

// The 1st Sicilian revolt has a French name with a second one in brackets.
std::string war_name(const Tables& tables, WarId war, Language language) {
  const OrderWords& w = order_words();
  if (war.empty()) return w.in("rome"_w, language);
  if (war == kCivilWar) return w.in("civil_war"_w, language);
  if (tables.has_war(war)) {
    const std::string& name = tables.war(war).name.in(language);
    return name.substr(0, name.find(" ("));
  }
  for (const ProvinceInfo& province : tables.provinces) {
    if (war == revolt_of(province.id)) return w.in("revolt"_w, language) + " " + province.name.in(language);
    if (war == rebel_province(province.id))
      return w.in("rebel_province"_w, language) + " " + province.name.in(language);
  }
  return war.str();
}

std::string face_name(const Tables& t, const Face& face, Language language) {
  if (t.has_senator(SenatorId(face.view()))) return t.senator(SenatorId(face.view())).short_name.in(language);
  if (t.has_concession(ConcessionId(face.view())))
    return t.concession(ConcessionId(face.view())).name.in(language);
  if (const auto intrigue = value_named<Intrigue>(face.view()))
    return t.intrigue(*intrigue).name.in(language);
  if (const auto law = value_named<Law>(face.view())) return t.law(*law).name.in(language);
  return face.str();
}

// Gabinian Law, Loi Gabinienne: the keyword before it says what it is.
std::string law_name(const Tables& tables, Law law, Language language) {
  static constexpr std::string_view kBehind = " Law", kBefore = "Loi ";
  const std::string& name = tables.law(law).name.in(language);
  if (name.ends_with(kBehind)) return name.substr(0, name.size() - kBehind.size());
  return name.starts_with(kBefore) ? name.substr(kBefore.size()) : name;
}

std::string bill_name(LandBill bill) { return std::string(name_of(bill)); }

// --- Parts that several orders share

std::string LineWriter::force(const Force& f) const {
  std::string text;
  const auto add = [&](Word word, int count) {
    if (count != 0) text += (text.empty() ? "" : " ") + w(word) + " " + std::to_string(count);
  };
  add("legions"_w, f.legions);
  add("veterans"_w, f.veterans);
  add("fleets"_w, f.fleets);
  return text.empty() ? w("legions"_w) + " 0" : text;
}

std::string LineWriter::senators(const std::vector<SenatorId>& ids) const {
  return list(ids, [&](const SenatorId& id) { return senator(id); });
}
std::string LineWriter::cards(const std::vector<Face>& faces) const {
  return list(faces, [&](const Face& face) { return card(face); });
}

std::string LineWriter::condition(const Condition& c) const {
  using K = ConditionKind;
  const std::string number = std::to_string(c.number), item = std::to_string(c.item);
  switch (c.kind) {
    case K::votes_for:
      return w("in_favour"_w) + ">=" + number;
    case K::votes_against:
      return w("against"_w) + ">=" + number;
    case K::for_leads:
      return w("in_favour"_w) + ">" + w("against"_w);
    case K::against_leads:
      return w("against"_w) + ">=" + w("in_favour"_w);
    case K::faction_voted:
      return faction(c.seat) + " " + (c.choice == VoteChoice::abstain ? w("abstained"_w) : choice(c.choice)) +
             (c.item != 0 ? " " + w("on"_w) + " " + item : "");
    case K::faction_vetoed:
      return faction(c.seat) + " " + w("vetoed"_w) + (c.item != 0 ? " " + w("on"_w) + " " + item : "");
    case K::item_passed:
    case K::item_failed:
      return (c.item == 0 ? w("first"_w) : w("item"_w) + " " + item) + " " +
             w(c.kind == K::item_passed ? "passed"_w : "failed"_w);
    case K::nominee:
      return w("nominee"_w) + " " + senator(c.senator);
    case K::unrest_at_least:
      return w("unrest"_w) + ">=" + number;
    case K::treasury_below:
      return w("treasury"_w) + "<" + number;
    case K::guilty:
      return w("guilty"_w);
    case K::bankrupt:
      return w("bankrupt"_w);
    case K::unaligned:
      return w("unaligned"_w);
    case K::loyal_at_least:
      return w("loyal"_w) + ">=" + number;
    case K::no_rebel:
      return w("no_rebel"_w);
    case K::difference:
      return w("difference"_w) + ">=" + number;
    case K::tribune_on:
      return w("tribune"_w) + " " + w("on"_w) + " " + item;
    case K::tribune_by:
      return w("tribune"_w) + " " + w("of"_w) + " " + faction(c.seat);
    case K::cancelled:
      return w("cancelled"_w);
    case K::attempt_by:
      return w("attempt"_w) + " " + w("of"_w) + " " + faction(c.seat);
  }
  throw BrokenInvariant("a condition without words");
}

std::string LineWriter::conditions(const std::vector<Condition>& list_of_them) const {
  std::string text;
  for (const Condition& c : list_of_them)
    text += (text.empty() ? (fr() ? " SI " : " IF ") : " " + w("and"_w) + " ") + condition(c);
  return text;
}

// --- Lines

std::string order_line(Position p, const Order& order, Language language) {
  const LineWriter writer(p, language);
  std::string line = order.standing ? writer.verb("standing") + " " : "";
  const auto* propose = std::get_if<Propose>(&order.body);
  const auto* motion = propose ? std::get_if<MinorMotion>(&propose->proposal) : nullptr;
  if (motion) {  // its text is the end of the line
    line += writer.verb("propose") + (propose->free ? " " + writer.w("free"_w) : "");
    return line + writer.conditions(order.conditions) + " " + writer.w("motion"_w) + ": " + motion->text;
  }
  if (const auto* tribune = std::get_if<UseTribune>(&order.body))
    return line + writer.tribune(*tribune, writer.conditions(order.conditions));
  return line + std::visit(writer, order.body) + writer.conditions(order.conditions);
}

std::string proposal_line(Position p, const Proposal& proposal, Language language) {
  return LineWriter(p, language).proposal(proposal);
}

std::string condition_text(Position p, const Condition& condition, Language language) {
  return LineWriter(p, language).condition(condition);
}

std::vector<std::string> Rpr::order_lines(const Tables& t, const State& s, const Decision&,
                                          const Answer& answer, Language language) {
  std::vector<std::string> lines;
  for (const Order& order : std::get<Orders>(answer).list)
    lines.push_back(order_line(Position(t, s), order, language));
  return lines;
}

}  // namespace adj::respublica
