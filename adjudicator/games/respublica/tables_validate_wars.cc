// Wars and provinces: series without gaps, links both ways, figures that the rules take for granted.

#include <algorithm>
#include <map>

#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

namespace {

bool lists(const std::vector<ProvinceId>& provinces, ProvinceId id) {
  return std::ranges::count(provinces, id) > 0;
}

// RPR-1.07.332a, 1.07.333b  The wars of a series are numbered from 1 to their total.
void check_series(const Tables& t) {
  std::map<Series, std::vector<int>> numbers;
  for (const WarInfo& w : t.wars)
    if (w.series) numbers[*w.series].push_back(w.series_number);
  for (auto& [series, list] : numbers) std::ranges::sort(list);
  for (std::size_t i = 0; i < t.wars.size(); ++i) {
    const WarInfo& w = t.wars[i];
    const std::string here = data_item("wars.json", "wars", i);
    const int total = w.series ? static_cast<int>(numbers.at(*w.series).size()) : 1;
    if (w.series_total != total)
      data_fails(here + ".series_total", "the series has " + std::to_string(total));
    if (!w.series && w.series_number != 1) data_fails(here + ".series_number", "1 outside a series");
    if (!w.series) continue;
    const std::vector<int>& list = numbers.at(*w.series);
    for (int n = 1; n <= total; ++n)
      if (list[static_cast<std::size_t>(n - 1)] != n)
        data_fails(here + ".series_number", "the wars of a series are numbered from 1, each number once");
  }
}

void check_numbers(const WarInfo& w, const std::string& here) {
  if (w.land < 1) data_fails(here + ".land", "must be at least 1");
  if (w.disaster.empty() || w.standoff.empty()) data_fails(here + ".disaster", "each war has both numbers");
  for (const int roll : w.standoff)
    if (std::ranges::count(w.disaster, roll) > 0 || std::ranges::count(w.standoff, roll) > 1)
      data_fails(here + ".standoff", "each number once, and not that of the disaster");
  if (w.fleet > 0 && w.support == 0) data_fails(here + ".support", "a war at sea needs fleets");
}

void check_kind(const WarInfo& w, const std::string& here) {
  if (w.always_revolt != (w.spoils == 0))
    data_fails(here + ".spoils", "revolts, and they alone, give none");  // RPR-1.07.333a
  if ((w.entry == WarEntry::conditional) != !w.needs.empty())
    data_fails(here + ".needs", "conditional revolts, and they alone, need provinces");
  if (w.entry == WarEntry::conditional && !w.always_revolt)
    data_fails(here + ".always_revolt", "what waits for provinces is a revolt in them");
  if (!w.revolt_if.empty() && w.always_revolt) data_fails(here + ".revolt_if", "it is a revolt in any case");
  if (w.drought_when_inactive && !w.drought)
    data_fails(here + ".drought_when_inactive", "there is no drought icon");
}

void check_creation(const Tables& t, const WarInfo& w, const std::string& here) {
  for (const ProvinceId& id : w.creates)
    if (std::ranges::count(t.province(id).created_by, w.card) != 1)
      data_fails(here + ".creates", "provinces.json does not say that it creates '" + id.str() + "'");
  if ((w.joint_creation || w.creates_when_attacked) && w.creates.empty())
    data_fails(here + ".creates", "no province to create");
  if (w.developed_province && !lists(w.creates, *w.developed_province))
    data_fails(here + ".developed_province", "it does not create it");
  if (!w.joint_creation) return;
  for (const WarInfo& other : t.wars)
    if (other.matches(w) && (!other.joint_creation || other.creates != w.creates))
      data_fails(here + ".joint_creation", "'" + other.id.str() + "' does not create the same");
}

void check_war(const Tables& t, const WarInfo& w, const std::string& here) {
  check_numbers(w, here);
  check_kind(w, here);
  check_creation(t, w, here);
  if (w.destroys && std::ranges::count(t.concession(*w.destroys).destroyed_by_wars, w.id) != 1)
    data_fails(here + ".destroys", "concessions.json does not say so");
  if (w.activates_series != (w.id == kSocialWar))
    data_fails(here + ".activates_series", "the Social War, and no other");
  if (w.creates_when_attacked != (w.id == kGermanicMigrations))
    data_fails(here + ".creates_when_attacked", "the Germanic Migrations, and no other");
}

// --- Provinces
void check_side(const ProvinceFigures& f, const std::string& here) {
  for (const auto& [key, formula] : {std::pair{".spoils", f.spoils}, std::pair{".income", f.income}})
    if (formula.dice > 2) data_fails(here + key, "one die or two");
  if (f.local_taxes < 1) data_fails(here + ".local_taxes", "must be at least 1");
}

void check_province(const Tables& t, const ProvinceInfo& p, const std::string& here) {
  check_side(p.undeveloped, here + ".undeveloped");
  check_side(p.developed, here + ".developed");
  if (p.developed.land < p.undeveloped.land || p.developed.naval != p.undeveloped.naval ||
      p.developed.local_taxes < p.undeveloped.local_taxes)
    data_fails(here + ".developed", "weaker than undeveloped");
  if (p.created_by.empty()) data_fails(here + ".created_by", "nothing creates it");
  for (const CardId& id : p.created_by) {
    const CardInfo& card = t.card(id);
    const bool creates = card.kind == CardKind::war ? lists(t.war(as<WarId>(id)).creates, p.id)
                                                    : t.forum_card(*card.event).creates == p.id;
    if (!creates) data_fails(here + ".created_by", "'" + id.str() + "' does not create it");
  }
}

}  // namespace

void validate_wars(const Tables& t) {
  for (const WarId& id : {kSocialWar, kAlexandrineWar, kGermanicMigrations})
    if (!t.has_war(id)) data_fails("wars.json: $.wars", "'" + id.str() + "' is missing");
  check_series(t);
  for (std::size_t i = 0; i < t.wars.size(); ++i) check_war(t, t.wars[i], data_item("wars.json", "wars", i));
  if (t.provinces.size() != 15)
    data_fails("provinces.json: $.provinces",
               "there are 15 provinces, not " + std::to_string(t.provinces.size()));
  for (std::size_t i = 0; i < t.provinces.size(); ++i)
    check_province(t, t.provinces[i], data_item("provinces.json", "provinces", i));
}

}  // namespace adj::respublica
