// The cards: families.json, statesmen.json, concessions.json, leaders.json, intrigue.json, laws.json,
// forum_cards.json.

#include <algorithm>

#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

// --- Senators
namespace {

void read_figures(const DataPlace& at, SenatorInfo& s) {
  s.military = at.at("military").count();
  s.oratory = at.at("oratory").count();
  s.loyalty = at.at("loyalty").count();
  s.influence = at.at("influence").count();
}

}  // namespace

void TablesLoader::load_families() {
  for (const DataPlace& at : files_.root("families.json").at("families").items()) {
    SenatorInfo s;
    s.id = at.at("id").id<SenatorId>();
    s.family = at.at("number").number();
    if (s.family != static_cast<int>(t_.senators.size()) + 1)
      at.at("number").fail("families are numbered from 1 without gaps");
    s.family_id = s.id;
    s.name.en = s.name.fr = at.at("name").text();
    s.short_name = s.name;
    const CardInfo& card = described(at, CardKind::family, s.name);
    s.card = card.id;
    s.deck = deck_of(at, card);
    read_figures(at, s);
    add(t_.senators, t_.senator_index_, std::move(s), at);
  }
}

void TablesLoader::load_statesmen() {
  const DataPlace root = files_.root("statesmen.json");
  const std::size_t families = t_.senators.size();
  for (const DataPlace& at : root.at("statesmen").items()) {
    SenatorInfo s;
    s.id = at.at("id").id<SenatorId>();
    s.statesman = true;
    s.family = at.at("family").number();
    if (s.family < 1 || s.family > static_cast<int>(families)) at.at("family").fail("no such family");
    s.name = read_names(at);
    s.short_name = {at.at("short_en").text(), at.at("short_fr").text(), {}};
    const CardInfo& card = described(at, CardKind::statesman, s.name);
    s.card = card.id;
    s.deck = deck_of(at, card);
    read_figures(at, s);
    s.popularity = at.at("popularity").number();
    for (const DataPlace& other : at.at("opposes").items()) s.opposes.push_back(statesman(other));
    if (const auto other = at.maybe("brother")) s.brother = statesman(*other);
    if (const auto other = at.maybe("coexists")) s.coexists = statesman(*other);
    s.abilities = read_abilities(at.at("abilities"));
    SenatorInfo& family = t_.senators[static_cast<std::size_t>(s.family - 1)];
    s.family_id = family.id;
    family.statesmen.push_back(s.id);
    add(t_.senators, t_.senator_index_, std::move(s), at);
  }
  for (const DataPlace& at : files_.root("families.json").at("families").items()) {
    const SenatorInfo& family = t_.senator(at.at("id").id<SenatorId>());
    if (at.at("has_statesman").flag() == family.statesmen.empty())
      at.at("has_statesman").fail("differs from statesmen.json");
  }
}

Abilities TablesLoader::read_abilities(const DataPlace& at) const {
  static constexpr std::array kKnown{"nullifies_series",
                                     "nullifies_wars",
                                     "halves_losses",
                                     "free_tribune",
                                     "claims_land_commissioner",
                                     "appeal_dice",
                                     "vetoes_land_bill",
                                     "proposes_land_bill",
                                     "knight_bonus",
                                     "veterans_per_victory",
                                     "doubles_income",
                                     "no_losses_on_ds",
                                     "doubles_popularity",
                                     "military_dice",
                                     "law_votes",
                                     "law_votes_double_knights",
                                     "trial_as_advocate",
                                     "trial_as_prosecutor"};
  for (const auto& [key, value] : at.members())
    if (std::ranges::none_of(kKnown, [&](const char* known) { return key == known; }))
      value.fail("the rules know no such ability");
  Abilities a;
  if (const auto list = at.maybe("nullifies_series"))
    for (const DataPlace& item : list->items()) a.nullifies_series.push_back(item.named<Series>());
  if (const auto list = at.maybe("nullifies_wars"))
    for (const DataPlace& item : list->items()) a.nullifies_wars.push_back(war(item));
  a.halves_losses = at.flag_or("halves_losses", false);
  a.free_tribune = at.flag_or("free_tribune", false);
  a.claims_land_commissioner = at.flag_or("claims_land_commissioner", false);
  a.appeal_dice = at.number_or("appeal_dice", 2);
  a.vetoes_land_bill = at.flag_or("vetoes_land_bill", false);
  a.proposes_land_bill = at.flag_or("proposes_land_bill", false);
  a.knight_bonus = at.number_or("knight_bonus", 0);
  a.veterans_per_victory = at.number_or("veterans_per_victory", 1);
  a.doubles_income = at.flag_or("doubles_income", false);
  a.no_losses_on_ds = at.flag_or("no_losses_on_ds", false);
  a.doubles_popularity = at.flag_or("doubles_popularity", false);
  if (const auto dice = at.maybe("military_dice")) a.military_dice = read_formula(*dice);
  a.law_votes = at.number_or("law_votes", 0);
  a.law_votes_double_knights = at.flag_or("law_votes_double_knights", false);
  a.trial_as_advocate = at.number_or("trial_as_advocate", 0);
  a.trial_as_prosecutor = at.number_or("trial_as_prosecutor", 0);
  return a;
}

// --- Concessions
void TablesLoader::load_concessions() {
  for (const DataPlace& at : files_.root("concessions.json").at("concessions").items()) {
    ConcessionInfo c;
    c.id = at.at("id").id<ConcessionId>();
    c.name = read_names(at);
    c.card = described(at, CardKind::concession, c.name).id;
    c.income = at.at("income").count();
    c.per_legion = at.number_or("per_legion", 0);
    c.per_fleet = at.number_or("per_fleet", 0);
    c.grain = at.flag_or("grain", false);
    c.needs_land_bill = at.flag_or("needs_land_bill", false);
    const DataPlace destroyed = at.at("destroyed_by");
    if (const auto list = destroyed.maybe("wars"))
      for (const DataPlace& item : list->items()) c.destroyed_by_wars.push_back(war(item));
    if (const auto list = destroyed.maybe("natural_disaster")) c.disaster_rolls = read_numbers(*list);
    if (const auto die = destroyed.maybe("tax_farmer")) {
      c.tax_farmer = die->number();
      if (*c.tax_farmer < 1 || *c.tax_farmer > 6) die->fail("a die has six faces");
      ConcessionId& farmer = t_.tax_farmers_[static_cast<std::size_t>(*c.tax_farmer - 1)];
      if (!farmer.empty()) die->fail("'" + farmer.str() + "' has the same number");
      farmer = c.id;
    }
    add(t_.concessions, t_.concession_index_, std::move(c), at);
  }
}

// --- Enemy leaders
void TablesLoader::load_leaders() {
  for (const DataPlace& at : files_.root("leaders.json").at("leaders").items()) {
    LeaderInfo l;
    l.id = at.at("id").id<LeaderId>();
    l.name = read_names(at);
    const CardInfo& card = described(at, CardKind::leader, l.name);
    l.card = card.id;
    l.deck = deck_of(at, card);
    l.series = at.at("series").named<Series>();
    l.strength = at.at("strength").count();
    l.disaster = at.at("disaster").number();
    l.standoff = at.at("standoff").number();
    for (const DataPlace& other : at.at("combines_with").items()) l.combines_with.push_back(leader(other));
    if (const auto w = at.maybe("tax_farmer_war")) l.tax_farmer_war = war(*w);
    add(t_.leaders, t_.leader_index_, std::move(l), at);
  }
}

// --- Intrigue, laws, events of the deck
void TablesLoader::load_intrigue() {
  const DataPlace root = files_.root("intrigue.json");
  for (const DataPlace& at : root.at("intrigue").items()) {
    IntrigueInfo i;
    i.intrigue = at.at("id").named<Intrigue>();
    if (static_cast<std::size_t>(i.intrigue) != t_.intrigues.size())
      at.at("id").fail("each kind of intrigue once, in the order of the rules");
    i.name = read_names(at);
    for (const DataPlace& number : at.at("cards").items()) {
      const std::string id = std::string(name_of(i.intrigue)) + "_" + std::to_string(number.number());
      CardInfo& card = described(number, Name(id), CardKind::intrigue, i.name);
      card.intrigue = i.intrigue;
      i.cards.push_back(card.id);
    }
    t_.intrigues.push_back(std::move(i));
  }
  const DataPlace at = root.at("cleopatra");
  t_.cleopatra = {at.at("strength").count(), at.at("disaster").number(), at.at("standoff").number(),
                  at.at("talents").count(), at.at("popularity").number()};
}

void TablesLoader::load_laws() {
  for (const DataPlace& at : files_.root("laws.json").at("laws").items()) {
    LawInfo l;
    l.law = at.at("id").named<Law>();
    if (static_cast<std::size_t>(l.law) != t_.laws.size())
      at.at("id").fail("each law once, in the order of the rules");
    l.name = read_names(at);
    CardInfo& card = described(at, CardKind::law, l.name);
    card.law = l.law;
    l.card = card.id;
    const DataPlace needs = at.at("needs");
    if (const auto w = needs.maybe("war")) l.needs_war = war(*w);
    if (const auto s = needs.maybe("series")) l.needs_series = s->named<Series>();
    if (const auto other = needs.maybe("law")) l.needs_law = other->named<Law>();
    l.needs_strength = needs.number_or("strength", 0);
    t_.laws.push_back(std::move(l));
  }
}

void TablesLoader::load_forum_cards() {
  for (const DataPlace& at : files_.root("forum_cards.json").at("forum_cards").items()) {
    ForumCardInfo f;
    f.event = at.at("id").named<ForumCard>();
    if (static_cast<std::size_t>(f.event) != t_.forum_cards.size())
      at.at("id").fail("each event card once, in the order of the rules");
    f.name = read_names(at);
    CardInfo& card = described(at, CardKind::event, f.name);
    card.event = f.event;
    f.card = card.id;
    f.talents = at.at("talents").count();
    f.legions = at.at("legions").count();
    f.fleets = at.at("fleets").count();
    if (const auto p = at.maybe("creates")) f.creates = province(*p);
    t_.forum_cards.push_back(std::move(f));
  }
}

void TablesLoader::check_deck_described() {
  for (const DataPlace& at : files_.root("deck.json").at("cards").items())
    if (t_.card(at.at("id").id<CardId>()).name.en.empty())
      at.at("id").fail("no file describes this " + at.at("type").text());
}

}  // namespace adj::respublica
