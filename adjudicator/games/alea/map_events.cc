// What moved and fought since the last report, on the map.

#include <algorithm>
#include <map>

#include "adjudicator/games/alea/report_map.h"

namespace adj::alea {

namespace {

using Path = std::vector<std::string>;

std::string camp_named_in(const Json& data) {
  const Json* camp = data.find("camp");
  return camp && camp->is_string() ? camp->as_string() : "";
}

Path path_of(const Json& data) {
  Path path{data.at("from").as_string()};
  for (const Json& step : data.at("path").as_array())
    path.push_back(step.is_object() ? step.at("zone").as_string() : step.as_string());
  return path;
}

// From one zone straight to another; nothing when it leads nowhere.
Path step_of(const Json& data, std::string_view from) {
  const Json* to = data.find("to");
  if (!to || to->is_null() || to->as_string().empty()) return {};
  return {data.at(from).as_string(), to->as_string()};
}

bool flag(const Json& data, std::string_view key) {
  const Json* value = data.find(key);
  return value && value->is_bool() && value->as_bool();
}

void add_move(const NumberedEvent& e, MapModel& model) {
  const std::string_view name = e.name.view();
  Path path;
  if (name == Moved::kName || name == Sailed::kName)
    path = path_of(e.data);
  else if (name == Retreated::kName || name == Fled::kName || name == WinterMoved::kName ||
           name == GarrisonMoved::kName)
    path = step_of(e.data, "from");
  else if (name == EvasionTried::kName && flag(e.data, "success"))
    path = step_of(e.data, "zone");
  if (path.size() < 2 || path.front() == path.back()) return;
  model.moves.push_back({camp_named_in(e.data), path, name == Sailed::kName || flag(e.data, "fleet"), ""});
}

std::string winner_of(const Json& data) {
  const Camp attacker = value_named<Camp>(data.at("attacker").as_string()).value_or(Camp::caesarian);
  const bool attacker_won = data.at("winner").as_string() == name_of(BattleSide::attacker);
  return std::string(name_of(attacker_won ? attacker : other(attacker)));
}

}  // namespace

// Where several battles were fought the last one counts.
void add_events(const std::vector<NumberedEvent>& events, MapModel& model) {
  for (const NumberedEvent& e : events) {
    add_move(e, model);
    if (e.name == Name(Contact::kName)) {
      const std::string& zone = e.data.at("zone").as_string();
      if (std::ranges::find(model.highlights, zone) == model.highlights.end())
        model.highlights.push_back(zone);
    }
    if (e.name != Name(BattleFought::kName)) continue;
    const std::string& zone = e.data.at("zone").as_string();
    std::erase(model.highlights, zone);
    std::erase_if(model.battles, [&](const MapBattle& b) { return b.place == zone; });
    model.battles.push_back({zone, winner_of(e.data), ""});
  }
}

}  // namespace adj::alea
