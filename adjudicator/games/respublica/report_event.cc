// An event as a sentence: its own fields, and those that the sentences name beside them. Every event may use
// why_text, how_text, dice_text (the dice that fell for it), shares_text, forces_text, and yours, by_you,
// to_you for what concerns the reader's seat; what single kinds add stands in report_event_turn.cc and
// report_event_senate.cc.

#include <algorithm>

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

// Dice that an event of their own shows again, with what they meant: one line is enough.
const std::map<std::string_view, std::set<std::string_view>>& shown_again() {
  static const std::map<std::string_view, std::set<std::string_view>> kBy{
      {"raid_black", {ProvinceRaided::kName}},
      {"raid_white", {ProvinceRaided::kName}},
      {"order", {OrderRolled::kName}},
      {"spoils", {SpoilsTaken::kName}},
      {"development", {DevelopmentRolled::kName}},
      {"state_income", {StateIncome::kName}},
      {"event", {EventHappened::kName}},
      {"persuasion", {PersuasionTried::kName}},
      {"knight", {KnightTried::kName}},
      {"pressure", {KnightsPressured::kName}},
      {"pretender", {PretenderFought::kName}},
      {"catiline", {CatilineNamed::kName}},
      {"tax_farmer", {TaxFarmerRolled::kName}},
      {"curia", {CuriaRolled::kName}},
      {"state_of_the_republic", {StateOfTheRepublic::kName}},
      {"tie", {TieRolled::kName}},
      {"graft", {TribuneOpposed::kName}},
      {"murder_of_a_tribune", {TribuneOpposed::kName}},
      {"mob_incited", {MobIncited::kName}},
      {"assassination", {AssassinationTried::kName}},
      {"catch", {CatchRolled::kName}},
      {"appeal", {AppealMade::kName}},
      {"trial", {TrialRolled::kName}},
      {"fine", {FineImposed::kName}},
      {"battle_black", {BattleFought::kName}},
      {"battle_white", {BattleFought::kName}},
      {"proscription", {Proscribed::kName}},
      {"allegiance", {AllegianceRolled::kName}},
  };
  return kBy;
}

bool is_die(const NumberedEvent& e) { return e.name == Name(Rolled::kName); }

bool shows(const NumberedEvent& event, const NumberedEvent& die) {
  const auto by = shown_again().find(die.data.at("what").as_string());
  return by != shown_again().end() && by->second.contains(event.name.view());
}

// The dice as they fell; of an older report's event only their sum is known.
std::string fallen(const Telling& t, std::size_t at) {
  const std::vector<int> dice = t.dice_of(at);
  if (!dice.empty()) return dice_text(dice);
  for (const char* key : {"roll", "die"})
    if (const Json* sum = t.events[at].data.find(key); sum && sum->as_int() != 0)
      return number(sum->as_int());
  return "";
}

// The total is not what the dice show: something was added or taken away.
bool changed(const Telling& t, std::size_t at, std::int64_t total) {
  std::int64_t sum = 0;
  for (const int face : t.dice_of(at)) sum += face;
  return sum != total;
}

std::string reason(const Reader& r, const char* group, const NumberedEvent& e, const std::string& value) {
  // The sentence says it already.
  static const std::set<std::string> kEvident{"chits_drawn.mortality", "war_moved.unprosecuted",
                                              "war_moved.prosecuted"};
  if (value.empty() || kEvident.contains(e.name.str() + "." + value)) return "";
  const std::string own = std::string(group) + "." + e.name.str();
  if (r.words.has(own + "." + value)) return r.named(own, value);
  return r.words.has(std::string(group) + "." + value) ? r.named(group, value) : share_name(r, value);
}

void add_seats(const Reader& r, Json& data) {
  const auto is_reader = [&](const char* key) {
    const Json* seat = data.find(key);
    return seat && seat->is_int() && r.seat.number > 0 && seat->as_int() == r.seat.number;
  };
  if (data.find("seat")) data["yours"] = is_reader("seat");
  if (data.find("by")) data["by_you"] = is_reader("by");
  if (data.find("to")) data["to_you"] = is_reader("to");
}

}  // namespace

Telling::Telling(const Reader& reader, const std::vector<NumberedEvent>& list)
    : r(reader), events(list), names(reader.p.state, list) {
  for (const Item& it : r.p.state.session.items)
    minutes[it.number] = {to_json(it.proposal), it.proposer, it.stage, it.origin};
  for (const NumberedEvent& e : events)
    if (e.name == Name(ItemPut::kName))
      minutes[number_in(e.data, "number")] = {
          e.data.at("proposal"), Seat{number_in(e.data, "proposer")},
          value_named<Stage>(e.data.at("stage").as_string()).value_or(Stage::business),
          value_named<ItemOrigin>(e.data.at("origin").as_string()).value_or(ItemOrigin::presiding)};
}

// Back to the event of its kind before it: that one had its own dice.
std::vector<int> Telling::dice_of(std::size_t at) const {
  std::vector<int> faces;
  for (std::size_t i = at; i-- > 0 && events[i].name != events[at].name;)
    if (is_die(events[i]) && shows(events[at], events[i]))
      faces.push_back(number_in(events[i].data, "value"));
  std::ranges::reverse(faces);
  return faces;
}

bool Telling::retold(std::size_t at) const {
  if (!is_die(events[at])) return false;
  return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(at), events.end(),
                     [&](const NumberedEvent& e) { return shows(e, events[at]); });
}

Json event_fields(const Telling& t, std::size_t at) {
  const NumberedEvent& e = t.events[at];
  Json data = t.names.renamed(at, e.data);
  for (const auto& [key, group] : {std::pair("why", "why"), std::pair("how", "how")})
    if (const Json* value = e.data.find(key); value && value->is_string())
      data[std::string(key) + "_text"] = reason(t.r, group, e, value->as_string());
  data["dice_text"] = fallen(t, at);
  if (const Json* total = data.find("total"); total && total->is_int())
    data["changed"] = changed(t, at, total->as_int());
  add_seats(t.r, data);
  if (const Json* shares = data.find("shares")) data["shares_text"] = shares_text(t.r, *shares);
  if (data.find("legions") && data.find("fleets") && data.at("legions").is_array())
    data["forces_text"] = forces_text(t.r, data.at("legions"), data.at("fleets"));
  for (const Completions* all : {&turn_completions(), &senate_completions()})
    if (const auto own = all->find(e.name.view()); own != all->end()) own->second(t, at, data);
  return data;
}

std::string event_sentence(const Telling& t, std::size_t at) {
  return t.r.words.sentence("event." + t.events[at].name.str(), event_fields(t, at));
}

}  // namespace adj::respublica
