// Senators, concessions, leaders, laws and event cards: what the rules take for granted about them.

#include <algorithm>
#include <set>

#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

namespace {

// --- Senators
void check_figures(const SenatorInfo& s, const std::string& here) {
  if (s.military > 6) data_fails(here + ".military", "at most 6");
  if (s.oratory < 1 || s.oratory > 6) data_fails(here + ".oratory", "1 to 6");
  if (s.loyalty < 1 || s.loyalty > 11) data_fails(here + ".loyalty", "1 to 11");
  if (s.influence < 1 || s.influence > 6) data_fails(here + ".influence", "1 to 6");
  if (s.popularity < -9 || s.popularity > 9) data_fails(here + ".popularity", "-9 to 9");
}

// RPR-3.01.4b, 3.02.2a, 3.03.2a  Families 1 to 20, 25 and 30 are dealt: those of the decks up to the own one.
void check_families(const Tables& t) {
  int expected = 0;
  for (const Era era : kEras) {
    const int last = era == Era::early ? 20 : era == Era::middle ? 25 : 30;
    for (; expected < last; ++expected)
      if (t.family(expected + 1).deck != era)
        data_fails(data_item("families.json", "families", static_cast<std::size_t>(expected)) + ".deck",
                   "families 1 to 20 are early, to 25 middle, to 30 late");
  }
  for (std::size_t i = 0; i < 30; ++i)
    check_figures(t.senators[i], data_item("families.json", "families", i));
}

// A statesman's id is the number of his family and a letter.
bool is_code(const SenatorInfo& s) {
  const std::string number = std::to_string(s.family);
  const std::string_view id = s.id.view();
  return id.size() == number.size() + 1 && id.starts_with(number) && id.back() >= 'A' && id.back() <= 'C';
}

void check_relations(const Tables& t, const SenatorInfo& s, const std::string& here) {
  std::set<SenatorId> opposed;
  for (const SenatorId& other : s.opposes)
    if (other == s.id || !opposed.insert(other).second)
      data_fails(here + ".opposes", "another statesman, each once");
  if (s.brother && (t.senator(*s.brother).brother != s.id || *s.brother == s.id))
    data_fails(here + ".brother", "'" + s.brother->str() + "' does not name him");  // RPR-1.07.411b
  if (s.coexists && (t.senator(*s.coexists).coexists != s.id || *s.coexists == s.id ||
                     t.senator(*s.coexists).family != s.family))  // RPR-1.05.22a
    data_fails(here + ".coexists", "another statesman of the family, who names him");
  if (s.brother && s.brother != s.coexists) data_fails(here + ".brother", "brothers coexist");
}

void check_abilities(const Abilities& a, const std::string& here) {
  if (a.appeal_dice != 2 && a.appeal_dice != 3) data_fails(here + ".appeal_dice", "two dice or three");
  if (a.veterans_per_victory < 1) data_fails(here + ".veterans_per_victory", "at least one");
  if (a.rolls_military() && (a.military_dice.negative || a.military_dice.dice != 1))
    data_fails(here + ".military_dice", "one die, added");
}

void check_statesmen(const Tables& t) {
  for (std::size_t i = 30; i < t.senators.size(); ++i) {
    const SenatorInfo& s = t.senators[i];
    const std::string here = data_item("statesmen.json", "statesmen", i - 30);
    if (!is_code(s)) data_fails(here + ".id", "expected the number of the family and a letter");
    check_figures(s, here);
    check_relations(t, s, here);
    check_abilities(s.abilities, here + ".abilities");
  }
}

// --- Concessions
// RPR-EVT-172-1, R-16  tables.json and the concessions say the same of Natural Disasters; each face of the
// die names one Tax Farmer.
void check_destruction(const Tables& t) {
  for (std::size_t i = 0; i < t.concessions.size(); ++i) {
    const ConcessionInfo& c = t.concessions[i];
    const std::string here = data_item("concessions.json", "concessions", i) + ".destroyed_by";
    for (int die = 1; die <= 6; ++die) {
      const bool said = std::ranges::count(c.disaster_rolls, die) > 0;
      if (said != (t.disaster_destroys(die) == c.id))
        data_fails(here + ".natural_disaster", "differs from tables.json at " + std::to_string(die));
    }
    for (const WarId& id : c.destroyed_by_wars)
      if (t.war(id).destroys != c.id)
        data_fails(here + ".wars", "'" + id.str() + "' does not destroy it in wars.json");
  }
  for (int die = 1; die <= 6; ++die)
    if (t.tax_farmer(die).empty())
      data_fails("concessions.json: $.concessions", "there is no Tax Farmer " + std::to_string(die));
}

void check_concessions(const Tables& t) {
  check_destruction(t);
  for (const ConcessionId& id : {kArmaments, kShipBuilding, kLandCommissioner})
    if (!t.has_concession(id)) data_fails("concessions.json: $.concessions", "'" + id.str() + "' is missing");
  for (std::size_t i = 0; i < t.concessions.size(); ++i) {
    const ConcessionInfo& c = t.concessions[i];
    const std::string here = data_item("concessions.json", "concessions", i);
    if (c.per_legion < 0 || (c.per_legion > 0) != (c.id == kArmaments))
      data_fails(here + ".per_legion", "Armaments, and nothing else, earns by the legion");
    if (c.per_fleet < 0 || (c.per_fleet > 0) != (c.id == kShipBuilding))
      data_fails(here + ".per_fleet", "Ship Building, and nothing else, earns by the fleet");
    if (c.needs_land_bill != (c.id == kLandCommissioner))
      data_fails(here + ".needs_land_bill", "the Land Commissioner, and nothing else, needs a land bill");
    if ((c.income > 0) == (c.per_legion > 0 || c.per_fleet > 0))
      data_fails(here + ".income", "by the turn or by the unit");
    if (c.grain == c.destroyed_by_wars.empty())
      data_fails(here + ".grain", "grain, and nothing else, is destroyed by wars");
  }
}

// --- Leaders
void check_leaders(const Tables& t) {
  for (std::size_t i = 0; i < t.leaders.size(); ++i) {
    const LeaderInfo& l = t.leaders[i];
    const std::string here = data_item("leaders.json", "leaders", i);
    for (const auto& [key, roll] : {std::pair{".disaster", l.disaster}, std::pair{".standoff", l.standoff}})
      if (roll < 3 || roll > 18) data_fails(here + key, "three dice never show it");
    if (l.disaster == l.standoff) data_fails(here + ".standoff", "the disaster has the same number");
    if (l.strength < 1) data_fails(here + ".strength", "must be at least 1");
    if (std::ranges::none_of(t.wars, [&](const WarInfo& w) { return w.series == l.series; }))
      data_fails(here + ".series", "no war belongs to it");
    for (const LeaderId& other : l.combines_with)
      if (other == l.id || std::ranges::count(t.leader(other).combines_with, l.id) != 1 ||
          t.leader(other).series != l.series)
        data_fails(here + ".combines_with", "another leader of the series, who names him");
    if (l.tax_farmer_war &&
        (!t.war(*l.tax_farmer_war).tax_farmer_roll || t.war(*l.tax_farmer_war).series != l.series))
      data_fails(here + ".tax_farmer_war", "a war of his series that rolls for the Tax Farmers");
  }
}

// --- Intrigue, laws, event cards
void check_laws(const Tables& t) {
  for (std::size_t i = 0; i < t.laws.size(); ++i)
    if (t.laws[i].needs_law == t.laws[i].law)
      data_fails(data_item("laws.json", "laws", i) + ".needs.law", "a law cannot wait for itself");
}

void check_intrigue(const Tables& t) {
  if (t.intrigues.size() != names_of(Intrigue{}).size())
    data_fails("intrigue.json: $.intrigue", "a kind of intrigue is missing");
  const CleopatraInfo& c = t.cleopatra;
  if (c.disaster < 3 || c.disaster > 18 || c.standoff < 3 || c.standoff > 18 || c.disaster == c.standoff)
    data_fails("intrigue.json: $.cleopatra", "two different rolls of three dice");
}

// RPR-CARD-106a  A bequest that brings talents is collected by a force; the province names the card that
// creates it.
void check_forum_cards(const Tables& t) {
  for (std::size_t i = 0; i < t.forum_cards.size(); ++i) {
    const ForumCardInfo& f = t.forum_cards[i];
    const std::string here = data_item("forum_cards.json", "forum_cards", i);
    if ((f.talents > 0) != (f.legions > 0 && f.fleets > 0))
      data_fails(here + ".talents", "talents are fetched by legions and fleets");
    if (f.creates && std::ranges::count(t.province(*f.creates).created_by, f.card) != 1)
      data_fails(here + ".creates", "provinces.json does not name this card");
    if (f.talents > 0 && !f.creates) data_fails(here + ".creates", "a bequest brings a province");
  }
}

}  // namespace

void validate_cards(const Tables& t) {
  check_families(t);
  check_statesmen(t);
  check_concessions(t);
  check_leaders(t);
  check_intrigue(t);
  check_laws(t);
  check_forum_cards(t);
}

}  // namespace adj::respublica
