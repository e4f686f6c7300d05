// Wars and the provinces that they create: wars.json, provinces.json.

#include <algorithm>

#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

namespace {

// Natural rolls of three dice.
std::vector<int> read_rolls(const DataPlace& list) {
  std::vector<int> rolls = read_numbers(list);
  for (const int roll : rolls)
    if (roll < 3 || roll > 18) list.fail("three dice never show " + std::to_string(roll));
  return rolls;
}

ProvinceFigures read_side(const DataPlace& at) {
  ProvinceFigures f;
  f.land = at.at("land").count();
  f.naval = at.at("naval").count();
  f.spoils = read_formula(at.at("spoils"));
  f.income = read_formula(at.at("income"));
  f.local_taxes = at.at("local_taxes").count();
  f.max_armies = at.at("max_armies").count();
  f.max_fleets = at.at("max_fleets").count();
  return f;
}

}  // namespace

void TablesLoader::load_wars() {
  for (const DataPlace& at : files_.root("wars.json").at("wars").items()) {
    WarInfo w;
    w.id = at.at("id").id<WarId>();
    w.name = read_names(at);
    const CardInfo& card = described(at, CardKind::war, w.name);
    w.card = card.id;
    w.deck = deck_of(at, card);
    if (const auto series = at.maybe("series")) w.series = series->named<Series>();
    w.series_number = at.at("series_number").number();
    w.series_total = at.at("series_total").number();
    w.land = at.at("land").count();
    w.support = at.at("support").count();
    w.fleet = at.at("fleet").count();
    w.disaster = read_rolls(at.at("disaster"));
    w.standoff = read_rolls(at.at("standoff"));
    w.spoils = at.at("spoils").count();
    w.entry = at.at("entry").named<WarEntry>();
    w.drought = at.at("drought").flag();
    w.drought_when_inactive = at.at("drought_when_inactive").flag();
    w.creates = provinces(at.at("creates"));
    w.attacks = provinces(at.at("attacks"));
    w.revolt_if = provinces(at.at("revolt_if"));
    w.always_revolt = at.at("always_revolt").flag();
    w.needs = provinces(at.at("needs"));
    w.tax_farmer_roll = at.flag_or("tax_farmer_roll", false);
    if (const auto c = at.maybe("destroys")) w.destroys = concession(*c);
    w.joint_creation = at.flag_or("joint_creation", false);
    w.creates_when_attacked = at.flag_or("creates_when_attacked", false);
    if (const auto p = at.maybe("developed_province")) w.developed_province = province(*p);
    w.activates_series = at.flag_or("activates_series", false);
    add(t_.wars, t_.war_index_, std::move(w), at);
  }
}

void TablesLoader::load_provinces() {
  for (const DataPlace& at : files_.root("provinces.json").at("provinces").items()) {
    ProvinceInfo p;
    p.id = at.at("id").id<ProvinceId>();
    p.name = read_names(at);
    p.name_developed = at.at("name_developed").text();
    p.frontier = at.at("frontier").flag();
    for (const DataPlace& item : at.at("created_by").items())
      p.created_by.push_back(card_id<CardId>(item, {CardKind::war, CardKind::event}, "war or event card"));
    p.undeveloped = read_side(at.at("undeveloped"));
    p.developed = read_side(at.at("developed"));
    p.order = static_cast<int>(t_.provinces.size());
    add(t_.provinces, t_.province_index_, std::move(p), at);
  }
}

}  // namespace adj::respublica
