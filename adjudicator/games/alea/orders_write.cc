// Orders as canonical lines, in either language: what orders_read.cc reads back as the same order.

#include <array>
#include <map>

#include "adjudicator/games/alea/orders_lexicon.h"
#include "adjudicator/games/alea/text.h"

namespace adj::alea {

namespace {

// English and French.
struct Pair {
  const char* en;
  const char* fr;
};

constexpr std::pair<const char*, Pair> kVerbs[] = {
    {"deploy", {"DEPLOY", "DEPLOIE"}},
    {"play", {"PLAY", "JOUE"}},
    {"enter", {"ENTER", "ENTREE"}},
    {"coup", {"COUP", "COUP"}},
    {"triumvir", {"TRIUMVIR", "TRIUMVIR"}},
    {"uprising", {"UPRISING", "SOULEVEMENT"}},
    {"allegiance", {"ALLEGIANCE", "ALLEGEANCE"}},
    {"diplomacy", {"DIPLOMACY", "DIPLOMATIE"}},
    {"nominate", {"NOMINATE", "NOMME"}},
    {"succession", {"SUCCESSION", "SUCCESSION"}},
    {"place", {"PLACE", "PLACE"}},
    {"disband", {"DISBAND", "LICENCIE"}},
    {"remove", {"REMOVE", "RETIRE"}},
    {"city", {"CITY", "VILLE"}},
    {"move", {"MOVE", "BOUGE"}},
    {"sail", {"SAIL", "NAVIGUE"}},
    {"battles", {"BATTLES", "BATAILLES"}},
    {"fleet", {"FLEET", "FLOTTE"}},
    {"army", {"ARMY", "ARMEE"}},
    {"evade", {"EVADE", "EVASION"}},
    {"stand", {"STAND", "TIENS"}},
    {"losses", {"LOSSES", "PERTES"}},
    {"retreat", {"RETREAT", "RETRAITE"}},
    {"escape", {"ESCAPE", "FUITE CHEF"}},
    {"pass", {"PASS", "PASSE"}},
    {"smc", {"SMC", "SMC"}},
    {"keep_units", {"KEEP AT", "GARDE A"}},
    {"send", {"SEND", "ENVOIE"}},
    {"alexandria", {"ALEXANDRIA", "ALEXANDRIA"}},
    {"winter", {"WINTER", "HIVER"}},
    {"garrison", {"GARRISON", "GARNISON"}},
    {"recruit", {"RECRUIT", "RECRUTE"}},
    {"home", {"HOME", "FOYER"}},
    {"discard", {"DISCARD", "DEFAUSSE"}},
    {"keep", {"KEEP", "CONSERVE"}},
    {"hold", {"HOLD", "ATTENDS"}},
    {"done", {"DONE", "FINI"}},
    {"cancel", {"CANCEL", "ANNULE"}},
    {"wait", {"WAIT", "ATTENDS"}},
};

constexpr std::pair<const char*, Pair> kStratagems[] = {
    {"initiative", {"INITIATIVE", "INITIATIVE"}},
    {"janus", {"JANUS", "JANUS"}},
    {"flight", {"FLIGHT", "FUITE"}},
    {"favour", {"FAVOUR", "FAVEUR"}},
    {"assassination", {"ASSASSINATION", "ASSASSINAT"}},
    {"plague", {"PLAGUE", "PESTE"}},
    {"desertion", {"DESERTION", "DESERTION"}},
    {"turncoats", {"TURNCOATS", "TRANSFUGES"}},
    {"veni", {"VENI", "VENI"}},
    {"siegecraft", {"SIEGECRAFT", "POLIORCETIQUE"}},
    {"walls", {"WALLS", "MURAILLE"}},
    {"parthian_shot", {"PARTHIAN SHOT", "FLECHE"}},
    {"intrigue", {"INTRIGUE", "INTRIGUE"}},
    {"pacify", {"PACIFY", "PACIFICATION"}},
    {"pax_romana", {"PAX ROMANA", "PAX ROMANA"}},
    {"ides", {"IDES", "IDES"}},
    {"imperium", {"IMPERIUM", "IMPERIUM"}},
    {"rally", {"RALLY", "RALLIEMENT"}},
    {"triumph", {"TRIUMPH", "TRIOMPHE"}},
};

constexpr std::pair<const char*, Pair> kDice[] = {
    {"battle", {"BATTLE", "BATAILLE"}}, {"evasion", {"EVASION", "EVASION"}},
    {"escape", {"ESCAPE", "ECHAPPEE"}}, {"assassination", {"ASSASSINATION", "ASSASSINAT"}},
    {"plague", {"PLAGUE", "PESTE"}},
};

template <std::size_t N>
std::string word_in(const std::pair<const char*, Pair> (&list)[N], Name id, bool fr) {
  for (const auto& [key, words] : list)
    if (id == Name(key)) return fr ? words.fr : words.en;
  return id.str();
}

std::string upper(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

std::string joined(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

// Writes one order's body behind its verb.
class LineWriter {
 public:
  LineWriter(const Tables& tables, bool french) : t_(tables), fr_(french) {}

  std::string operator()(const Deploy& o) const {
    return pieces(o.leaders, o.units) +
           (o.roma_box ? w(" IN ROMA", " A ROMA") : w(" IN ", " EN ") + zone(o.zone));
  }
  std::string operator()(const DeployDefault&) const { return w("DEFAULT", "DEFAUT"); }
  std::string operator()(const Play& o) const;
  std::string operator()(const Enter& o) const { return leader(o.leader) + w(" IN ", " EN ") + zone(o.zone); }
  std::string operator()(const TriumvirPolicy& o) const {
    if (!o.except.empty() && o.attempt) return w("NOT ", "SAUF ") + leaders(o.except);
    return o.attempt ? w("ALWAYS", "TOUJOURS") : w("NEVER", "JAMAIS");
  }
  std::string operator()(const Diplomacy& o) const {
    return people(o.people) + (o.leader ? with() + leader(*o.leader) : "");
  }
  std::string operator()(const Nominate& o) const { return leader(o.leader); }
  std::string operator()(const Succession& o) const { return leaders(o.leaders); }
  std::string operator()(const PlaceUnits& o) const {
    return units(o.units) + w(" IN ", " EN ") + zone(o.zone);
  }
  std::string operator()(const Disband& o) const { return units(o.units); }
  std::string operator()(const RemoveLegions& o) const {
    return units(o.units) + w(" IN ", " EN ") + region(o.region);
  }
  std::string operator()(const City& o) const { return leader(o.leader) + " " + zone(o.zone); }
  std::string operator()(const Hold& o) const { return o.phase == Phase::d ? "D" : "C"; }
  std::string operator()(const Move& o) const;
  std::string operator()(const Sail& o) const;
  std::string operator()(const BattleOrder& o) const { return zones(o.zones); }
  std::string operator()(const AssignLeaders& o) const {
    return zone(o.zone) + colon() + (o.leaders.empty() ? w("NOBODY", "PERSONNE") : leaders(o.leaders));
  }
  std::string operator()(const Evade& o) const {
    std::string text = o.fleet ? w("FLEET ", "FLOTTE ") : "";
    text += o.leader ? leader(*o.leader) : o.zone ? zone(*o.zone) : "";
    if (o.leader && o.zone) text += w(" FROM ", " DE ") + zone(*o.zone);
    if (!o.to.empty()) text += w(" TO ", " VERS ") + zones(o.to);
    if (!o.take.empty()) text += w(" TAKE ", " EMMENE ") + units(o.take);
    return text;
  }
  std::string operator()(const Stand& o) const { return zone(o.zone); }
  std::string operator()(const Losses& o) const {
    return (o.zone ? w("AT ", "A ") + zone(*o.zone) + colon() : "") + units(o.units);
  }
  std::string operator()(const Retreat& o) const { return zone(o.zone) + w(" TO ", " VERS ") + zones(o.to); }
  std::string operator()(const Escape& o) const {
    return leader(o.leader) + w(" TO ", " VERS ") + zones(o.to);
  }
  std::string operator()(const Pass& o) const { return o.all ? w("ALL", "TOUT") : ""; }
  std::string operator()(const KeepUnits& o) const {
    return zone(o.zone) + colon() + (o.units.empty() ? w("NONE", "AUCUNE") : units(o.units));
  }
  std::string operator()(const SendStack& o) const { return zone(o.zone) + w(" TO ", " VERS ") + zone(o.to); }
  std::string operator()(const Alexandria& o) const { return units(o.units); }
  std::string operator()(const Winter& o) const {
    return (o.zone ? zone(*o.zone) : o.leader ? leader(*o.leader) : "") + w(" TO ", " VERS ") + zone(o.to);
  }
  std::string operator()(const Garrison& o) const {
    return region(o.region) + w(" FROM ", " DEPUIS ") + zone(o.from) + colon() + units(o.units);
  }
  std::string operator()(const Recruit& o) const { return region(o.region) + colon() + units(o.units); }
  std::string operator()(const RecruitPolicy& o) const { return o.max ? "MAX" : "MIN"; }
  std::string operator()(const Home& o) const { return units(o.units) + w(" IN ", " EN ") + zone(o.zone); }
  std::string operator()(const Discard& o) const {
    std::vector<std::string> ids;
    for (const CounterId& id : o.counters) ids.push_back(id.str());
    return joined(ids);
  }

  std::string condition(const Condition& c) const;
  std::string conditions(const Order& order) const {
    std::string text;
    for (const Condition& c : order.conditions)
      text += (text.empty() ? w(" IF ", " SI ") : w(" AND ", " ET ")) + condition(c);
    if (order.until) text += w(" UNTIL ", " JUSQU'EN ") + std::to_string(*order.until);
    return text;
  }

 private:
  std::string w(const char* en, const char* fr) const { return fr_ ? fr : en; }
  std::string with() const { return w(" WITH ", " AVEC "); }
  std::string colon() const { return w(": ", " : "); }
  std::string zone(ZoneId id) const { return t_.zone(id).label; }
  std::string region(RegionId id) const { return t_.region(id).name; }
  std::string leader(LeaderId id) const { return t_.leader(id).name; }
  std::string people(PeopleId id) const { return t_.people(id).name; }
  std::string units(const std::vector<UnitId>& ids) const { return units_line(t_, ids); }

  std::string zones(const std::vector<ZoneId>& ids) const {
    std::vector<std::string> names;
    for (const ZoneId& id : ids) names.push_back(zone(id));
    return joined(names);
  }
  std::string leaders(const std::vector<LeaderId>& ids) const {
    std::vector<std::string> names;
    for (const LeaderId& id : ids) names.push_back(leader(id));
    return joined(names);
  }
  std::string peoples(const std::vector<PeopleId>& ids) const {
    std::vector<std::string> names;
    for (const PeopleId& id : ids) names.push_back(people(id));
    return joined(names);
  }
  std::string pieces(const std::vector<LeaderId>& who, const std::vector<UnitId>& what) const {
    return leaders(who) + (who.empty() || what.empty() ? "" : ", ") + units(what);
  }
  std::string party(const std::vector<LeaderId>& who, const std::vector<UnitId>& what) const {
    return leaders(who) + (who.empty() || what.empty() ? "" : with()) + units(what);
  }
  std::string comparison(const Condition& c) const {
    return " " + std::string(name_of(c.comparison)) + " " + std::to_string(c.numerator);
  }
  std::string favour(const Play& o) const;
  std::string target(const Play& o) const;

  const Tables& t_;
  bool fr_;
};

std::string LineWriter::operator()(const Move& o) const {
  std::string text = party(o.leaders, o.units) + w(" FROM ", " DE ") + zone(o.from);
  bool open = false;  // a list of VIA zones that the next one joins
  for (std::size_t i = 0; i + 1 < o.path.size(); ++i) {
    text += (open ? ", " : " VIA ") + zone(o.path[i].zone);
    open = o.path[i].drop.empty();
    if (!open) text += w(" DROP ", " LAISSE ") + units(o.path[i].drop);
  }
  if (!o.path.empty()) text += w(" TO ", " A ") + zone(o.path.back().zone);
  return text;
}

std::string LineWriter::operator()(const Sail& o) const {
  std::string text = party(o.leaders, o.naves);
  if (!o.cargo.empty()) text += w(" CARRY ", " TRANSPORTE ") + units(o.cargo);
  text += w(" FROM ", " DE ") + zone(o.from);
  for (std::size_t i = 0; i + 1 < o.path.size(); ++i) text += (i == 0 ? " VIA " : ", ") + zone(o.path[i]);
  if (!o.path.empty()) text += w(" TO ", " A ") + zone(o.path.back());
  return text;
}

std::string LineWriter::favour(const Play& o) const {
  std::string text = " " + word_in(kDice, o.die, fr_);
  if (o.enemy_die) text = fr_ ? text + " ADVERSE" : " ENEMY" + text;
  if (o.zone) text += " " + zone(*o.zone);
  if (!o.leaders.empty()) text += " " + leaders(o.leaders);
  return text + w(" DIE ", " DE ") + std::to_string(o.face_wanted);
}

std::string LineWriter::target(const Play& o) const {
  std::string text;
  const bool zone_first = o.face == Face::desertion || o.face == Face::plague;
  if (zone_first && o.zone) text += " " + zone(*o.zone);
  if (!o.leaders.empty()) text += " " + leaders(o.leaders);
  if (!o.peoples.empty()) text += " " + peoples(o.peoples);
  if (o.nation)
    text +=
        w(" NATION ", " NATIONALITE ") + (fr_ ? t_.nation(*o.nation).name_fr : t_.nation(*o.nation).name_en);
  if (o.all) text += w(" ALL", " TOUS");
  if (!o.units.empty()) text += " " + units(o.units);
  // A would also be where he flees to.
  const bool flight = o.face == Face::timely_flight;
  if (!zone_first && o.zone) text += w(" AT ", flight ? " EN " : " A ") + zone(*o.zone);
  if (!o.to.empty()) text += w(" TO ", " VERS ") + zones(o.to);
  if (o.region) text += " " + region(*o.region);
  return text;
}

std::string LineWriter::operator()(const Play& o) const {
  const Name family = family_of(o.face);
  const int value = t_.face(o.face).value;
  if (family == Name("coup")) return leaders(o.leaders) + with() + std::to_string(value);
  if (family == Name("uprising") || family == Name("allegiance")) return peoples(o.peoples);
  std::string text = word_in(kStratagems, family, fr_);
  if (family == Name("siegecraft") || family == Name("walls"))
    text += (value > 0 ? " +" : " ") + std::to_string(value);
  if (family == Name("triumph")) text += " " + std::to_string(value);
  return text + (family == Name("favour") ? favour(o) : target(o));
}

std::string LineWriter::condition(const Condition& c) const {
  switch (c.kind) {
    case ConditionKind::lost_initiative:
      return w("LOST", "PERDUE");
    case ConditionKind::has_initiative:
      return "INITIATIVE";
    case ConditionKind::no_initiative:
      return w("NO INITIATIVE", "SANS INITIATIVE");
    case ConditionKind::odds:
      return w("ODDS", "RAPPORT") + comparison(c) + "/" + std::to_string(c.denominator);
    case ConditionKind::pf:
      return "PF" + comparison(c);
    case ConditionKind::leader_present:
      return w("LEADER ", "CHEF ") + leader(c.leader) + " PRESENT";
    case ConditionKind::people_at_war:
      return people(c.people) + w(" AT WAR", " EN GUERRE");
    case ConditionKind::people_at_peace:
      return people(c.people) + w(" AT PEACE", " EN PAIX");
    case ConditionKind::region_mine:
      return region(c.region) + w(" MINE", " A MOI");
    case ConditionKind::region_enemy:
      return region(c.region) + w(" ENEMY", " ADVERSE");
    case ConditionKind::spqr:
      return "SPQR" + comparison(c);
  }
  throw BrokenInvariant("a condition without words");
}

struct VerbOf {
  template <class T>
  Name operator()(const T&) const {
    return T::kName;
  }
  Name operator()(const DeployDefault&) const { return "deploy"; }
  Name operator()(const AssignLeaders& o) const { return o.fleet ? "fleet" : "army"; }
  Name operator()(const RecruitPolicy&) const { return "recruit"; }
  Name operator()(const Discard& o) const { return o.keep ? "keep" : "discard"; }
  Name operator()(const Play& o) const {
    const Name family = family_of(o.face);
    const bool own_verb =
        family == Name("coup") || family == Name("uprising") || family == Name("allegiance");
    return own_verb ? family : Name("play");
  }
};

// Units that share a beginning: LEGIO V, VI; EQUITES 4PF #1, #2; PARTHI 1, 3.
struct UnitWords {
  std::string kind, own;
};

UnitWords words_for(const Tables& t, const UnitInfo& unit) {
  if (!unit.roman()) return {upper(t.people(*unit.people).name), std::to_string(unit.number)};
  if (unit.type == UnitType::legio) return {"LEGIO", unit.name};
  std::string kind = upper(std::string(name_of(unit.type)));
  if (!unit.variant.empty()) kind += " " + unit.variant;
  return {kind, "#" + std::to_string(unit.number)};
}

}  // namespace

std::string units_line(const Tables& tables, const std::vector<UnitId>& units) {
  std::string text, kind;
  for (const UnitId& id : units) {
    const UnitWords words = words_for(tables, tables.unit(id));
    if (!text.empty()) text += ", ";
    if (words.kind != kind) text += words.kind + " ";
    text += words.own;
    kind = words.kind;
  }
  return text;
}

Name verb_of(const Order& order) { return std::visit(VerbOf{}, order.body); }

std::string verb_word(Name verb, Language language) {
  return word_in(kVerbs, verb, language == Language::fr);
}

std::string order_line(const Tables& tables, const Order& order, Language language) {
  const LineWriter writer(tables, language == Language::fr);
  const std::string body = std::visit(writer, order.body);
  return verb_word(verb_of(order), language) + (body.empty() ? "" : " ") + body + writer.conditions(order);
}

}  // namespace adj::alea
