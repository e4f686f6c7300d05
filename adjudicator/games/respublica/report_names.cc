// Who is called what, and the small texts that every part of a report uses.

#include <algorithm>

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

std::string Reader::man(SenatorId id) const {
  const Senator* m = find_senator(p.state, id);
  return man_name(p.tables, m && !m->statesman.empty() ? m->statesman : id, language);
}

// Read backwards: now is known, and before a statesman died or was played his place had another name.
NamesThen::NamesThen(const State& s, const std::vector<NumberedEvent>& events) : cast_of_(events.size(), 0) {
  Cast cast;
  for (const Senator& m : s.senator)
    if (!m.statesman.empty() && m.statesman != m.id) cast[m.id] = m.statesman;
  casts_.push_back(cast);
  for (std::size_t i = events.size(); i-- > 0;) {
    const NumberedEvent& e = events[i];
    const auto id = [&](const char* key) { return SenatorId(e.data.at(key).as_string()); };
    if (e.name == Name(SenatorDied::kName) && !id("statesman").empty()) {
      cast[id("senator")] = id("statesman");
      casts_.push_back(cast);
    }
    cast_of_[i] = casts_.size() - 1;
    if (e.name == Name(StatesmanPlayed::kName)) {
      cast.erase(id("senator"));
      casts_.push_back(cast);
    }
  }
}

SenatorId NamesThen::then(std::size_t event, SenatorId place) const {
  const Cast& cast = cast_of_.empty() ? casts_.front() : casts_[cast_of_.at(event)];
  const auto at = cast.find(place);
  return at == cast.end() ? place : at->second;
}

Json NamesThen::renamed(std::size_t event, const Json& data) const {
  return renamed(casts_[cast_of_.at(event)], data);
}

// Cards keep their names: a family card may lie under its statesman.
Json NamesThen::renamed(const Cast& cast, const Json& data) const {
  if (data.is_string() && Name::fits(data.as_string())) {
    const auto at = cast.find(SenatorId(data.as_string()));
    return at == cast.end() ? data : Json(at->second.view());
  }
  if (data.is_array()) {
    Json list = Json::array();
    for (const Json& item : data.as_array()) list.push_back(renamed(cast, item));
    return list;
  }
  if (!data.is_object()) return data;
  Json object = Json::object();
  for (const auto& [key, value] : data.as_object())
    object[key] = key.starts_with("card") || key == "text" || key == "order" ? value : renamed(cast, value);
  return object;
}

std::string list_of(const Reader& r, const std::vector<std::string>& items) {
  return join_list(items, r.language);
}

// A share is named by a word of the rules, or by the leader, province or man it comes from.
std::string share_name(const Reader& r, const std::string& why) {
  if (r.words.has("share." + why) || !Name::fits(why)) return r.named("share", why);
  const Tables& t = r.p.tables;
  if (t.has_leader(LeaderId(why))) return t.leader(LeaderId(why)).name.in(r.language);
  if (t.has_concession(ConcessionId(why))) return t.concession(ConcessionId(why)).name.in(r.language);
  if (t.has_province(ProvinceId(why))) return t.province(ProvinceId(why)).name.in(r.language);
  const auto revolts = [&](const ProvinceInfo& place) { return revolt_of(place.id) == WarId(why); };
  if (t.has_war(WarId(why)) || std::ranges::any_of(t.provinces, revolts))
    return war_text(t, WarId(why), r.language);
  if (t.has_senator(SenatorId(why))) return r.man(SenatorId(why));
  return r.named("share", why);
}

std::string shares_text(const Reader& r, const Json& shares) {
  std::string text;
  for (const Json& share : shares.as_array()) {
    if (share.at("value").as_int() == 0) continue;
    text += (text.empty() ? "" : ", ") + signed_number(share.at("value").as_int()) + "\u00a0" +
            share_name(r, share.at("why").as_string());
  }
  return text;
}

std::string dice_text(const std::vector<int>& faces) {
  std::string text;
  int sum = 0;
  for (const int face : faces) {
    text += (text.empty() ? "" : "\u00a0+\u00a0") + std::to_string(face);
    sum += face;
  }
  return faces.size() > 1 ? text + "\u00a0=\u00a0" + std::to_string(sum) : text;
}

namespace {

// The English name in a die's label, in the reader's language.
template <class List>
const Names* named_so(const List& list, const std::string& text) {
  for (const auto& thing : list)
    if (thing.name.en == text || thing.id.view() == text) return &thing.name;
  return nullptr;
}

std::string unit_words(const Reader& r, const char* key, int count) {
  return count == 0 ? "" : r.say(std::string("report.units.") + key, {{"n", count}});
}

Json with_forces(const Reader& r, Json data) {
  if (data.is_array()) {
    Json list = Json::array();
    for (const Json& item : data.as_array()) list.push_back(with_forces(r, item));
    return list;
  }
  if (!data.is_object()) return data;
  for (const char* key : {"dispatches"})
    if (const Json* inner = data.find(key)) data[key] = with_forces(r, *inner);
  if (const Json* force = data.find("force"))
    data["force_text"] = force_text(r, static_cast<int>(force->at("legions").as_int()),
                                    static_cast<int>(force->at("veterans").as_int()),
                                    static_cast<int>(force->at("fleets").as_int()));
  return data;
}

}  // namespace

std::string about_text(const Reader& r, const std::string& about) {
  if (about.empty()) return "";
  const Tables& t = r.p.tables;
  for (const SenatorInfo& man : t.senators)
    if (man.short_name.en == about) return man.short_name.in(r.language);
  if (const Names* name = named_so(t.provinces, about)) return name->in(r.language);
  if (const Names* name = named_so(t.wars, about)) return name->in(r.language);
  if (const Names* name = named_so(t.leaders, about)) return name->in(r.language);
  if (const Names* name = named_so(t.concessions, about)) return name->in(r.language);
  if (r.words.has("name.faction." + about)) return r.named("name.faction", about);
  return r.words.has("about." + about) ? r.named("about", about) : about;
}

std::string force_text(const Reader& r, int legions, int veterans, int fleets) {
  std::vector<std::string> parts;
  for (std::string part : {unit_words(r, "legions", legions), unit_words(r, "veterans", veterans),
                           unit_words(r, "fleets", fleets)})
    if (!part.empty()) parts.push_back(std::move(part));
  return list_of(r, parts);
}

std::string forces_text(const Reader& r, const Json& legions, const Json& fleets) {
  std::vector<std::string> parts;
  if (!legions.as_array().empty()) parts.push_back(r.say("report.units.legion_list", {{"units", legions}}));
  if (!fleets.as_array().empty()) parts.push_back(r.say("report.units.fleet_list", {{"units", fleets}}));
  return list_of(r, parts);
}

std::string proposal_text(const Reader& r, Json proposal) {
  const std::string kind = proposal.at("kind").as_string();
  Json fields = with_forces(r, proposal);
  if (const Json* bill = fields.find("bill"))
    fields["bill_text"] = r.named("name.land_bill", bill->as_string());
  if (const Json* parts = proposal.find("parts")) {
    std::vector<std::string> texts;
    for (const Json& part : parts->as_array()) texts.push_back(proposal_text(r, part));
    fields["parts_text"] = list_of(r, texts);
  }
  if (const Json* charge = fields.find("charge"))
    fields["charge_text"] = r.say("charge." + charge->as_string(), fields.as_object());
  return r.words.sentence("proposal." + kind, fields);
}

std::string seat_numbers(const Reader& r, const Json& by_seat) {
  std::string text;
  for (const auto& [seat, number_of] : by_seat.as_object())
    text +=
        (text.empty() ? "" : ", ") + r.faction(Seat{std::stoi(seat)}) + "\u00a0" + number(number_of.as_int());
  return text;
}

}  // namespace adj::respublica
