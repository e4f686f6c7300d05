// The legend: what this map shows, and nothing else.

#include <algorithm>

#include "adjudicator/games/alea/report_map.h"

namespace adj::alea {

namespace {

class Legend {
 public:
  explicit Legend(const Reader& r) : r_(r) {}

  void add(bool shown, MapSymbol symbol, const char* key, const std::string& owner = "") {
    if (shown) entries.push_back({symbol, r_.say(std::string("report.map.") + key), owner});
  }
  std::vector<MapLegendEntry> entries;

 private:
  const Reader& r_;
};

bool has_sign(const MapModel& model, MapSign sign) {
  return std::ranges::any_of(model.markers, [&](const MapMarker& m) { return m.sign == sign; });
}

void add_ground(Legend& legend) {
  legend.add(true, MapSymbol::kZoneNumber, "zone");
  legend.add(true, MapSymbol::kBorder, "border");
  legend.add(true, MapSymbol::kRegionBorder, "region_border");
  legend.add(true, MapSymbol::kRiver, "river");
  legend.add(true, MapSymbol::kStrait, "strait");
  legend.add(true, MapSymbol::kMountain, "mountain");
  legend.add(true, MapSymbol::kCity, "city");
  legend.add(true, MapSymbol::kPort, "port");
  legend.add(true, MapSymbol::kClosedSea, "closed_sea");
}

void add_pieces(Legend& legend, const MapModel& model) {
  const auto any = [&](auto wanted) { return std::ranges::any_of(model.stacks, wanted); };
  legend.add(true, MapSymbol::kArmy, "army", "caesarian");
  legend.add(any([](const MapStack& s) { return s.style == MapStackStyle::kPeople; }), MapSymbol::kPeople,
             "people");
  legend.add(any([](const MapStack& s) { return s.ships > 0; }), MapSymbol::kShip, "ship");
  legend.add(any([](const MapStack& s) { return s.weakened > 0; }), MapSymbol::kWeakened, "weakened");
}

void add_news(Legend& legend, const MapModel& model) {
  const auto moved = [&](bool by_sea) {
    return std::ranges::any_of(model.moves, [&](const MapMove& m) { return m.by_sea == by_sea; });
  };
  legend.add(moved(false), MapSymbol::kMove, "move", "caesarian");
  legend.add(moved(true), MapSymbol::kSeaMove, "sea_move", "caesarian");
  legend.add(!model.battles.empty(), MapSymbol::kBattle, "battle", "caesarian");
  legend.add(!model.highlights.empty(), MapSymbol::kHighlight, "contact");
}

void add_signs(Legend& legend, const MapModel& model) {
  legend.add(has_sign(model, MapSign::kPlague), MapSymbol::kPlague, "plague");
  legend.add(has_sign(model, MapSign::kIntrigue), MapSymbol::kIntrigue, "intrigue");
  legend.add(has_sign(model, MapSign::kWar), MapSymbol::kWar, "war");
  legend.add(has_sign(model, MapSign::kAllegiance), MapSymbol::kAllegiance, "allegiance");
  legend.add(has_sign(model, MapSign::kTruce), MapSymbol::kTruce, "truce");
  legend.add(has_sign(model, MapSign::kStar), MapSymbol::kStar, "triumvir_sign");
}

}  // namespace

std::vector<MapLegendEntry> legend_of(const Reader& r, const MapModel& model) {
  Legend legend(r);
  for (const MapOwner& owner : model.owners)
    legend.entries.push_back({MapSymbol::kOwner, owner.name, owner.key});
  const bool ownerless =
      std::ranges::any_of(model.control, [](const MapControl& c) { return c.owner.empty(); });
  legend.add(ownerless, MapSymbol::kOwner, "nobody");
  add_ground(legend);
  add_pieces(legend, model);
  add_news(legend, model);
  add_signs(legend, model);
  return legend.entries;
}

}  // namespace adj::alea
