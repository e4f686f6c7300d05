#include "adjudicator/games/respublica/statistics.h"

#include <algorithm>
#include <set>

#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

namespace {

template <class E>
void add_names(std::vector<std::string>& labels, const std::string& prefix, E sample) {
  for (const auto& [value, name] : names_of(sample)) labels.push_back(prefix + name);
}

// What only the advanced rules of chapter II bring, which no option offers.
bool of_chapter_two(const std::string& label) {
  static const std::set<std::string> kLabels{
      "event:pontifex_paid",      "event:priest_named",      "event:province_levied",
      "event:province_allied",    "event:trial_rolled",      "event:rebel_marched",
      "event:veterans_disbanded", "proposal:pontifex",       "proposal:law",
      "proposal:remove_pontifex", "office:pontifex_maximus", "office:priest",
      "trial:minor pontifex_fine"};
  static const std::set<std::string> kOrders{Levy::kName,          AskAdvocate::kName, NamePriest::kName,
                                             RebelMarch::kName,    SendRebels::kName,  DisbandVeterans::kName,
                                             RecallVeterans::kName};
  if (label.starts_with("written:") && kOrders.contains(label.substr(8))) return true;
  return kLabels.contains(label);
}

// RPR-1.05.3e, 1.09.81, 1.09.74  No play comes to it (README): a faction keeps its leader's family, the
// Senate is filled up for those who are left, and the last of them has nobody to fear.
bool beyond_play(const std::string& label) {
  return label == "ending:" + std::string(name_of(Ending::deserted));
}

bool in_scenario(const ScenarioInfoRpr& scenario, const CardInfo& card) {
  return !card.deck ||
         std::find(scenario.decks.begin(), scenario.decks.end(), *card.deck) != scenario.decks.end();
}

std::string text_of(const NumberedEvent& event, const char* key) { return event.data.at(key).as_string(); }

void add_item(std::vector<std::string>& labels, const Json& proposal) {
  const std::string kind = proposal.at("kind").as_string();
  labels.push_back("proposal:" + kind);
  if (kind == Prosecution::kName)
    labels.push_back(std::string("trial:") + (proposal.at("major").as_bool() ? "major " : "minor ") +
                     proposal.at("charge").as_string());
}

// Intrigue that had its effect; what the hand could not hold is only thrown away.
void add_played(const Tables& tables, std::vector<std::string>& labels, const NumberedEvent& event) {
  if (text_of(event, "why") == "excess") return;
  for (const Json& card : event.data.at("cards").as_array())
    labels.push_back("played:" + face_of(tables, CardId(card.as_string())).str());
}

}  // namespace

std::vector<std::string> labels_of(const Tables& tables, const NumberedEvent& event) {
  std::vector<std::string> labels{"event:" + event.name.str()};
  const auto is = [&](const char* name) { return event.name == Name(name); };
  if (is(CardDrawn::kName) && !text_of(event, "card").empty())
    labels.push_back("card:" + text_of(event, "card"));
  if (is(EventHappened::kName)) {
    labels.push_back("event_card:" + text_of(event, "event"));
    labels.push_back("event_side:" + text_of(event, "event") + " " +
                     std::to_string(event.data.at("level").as_int()));
  }
  if (is(ItemPut::kName)) add_item(labels, event.data.at("proposal"));
  if (is(GameOver::kName)) labels.push_back("ending:" + event.data.at("outcome").at("ending").as_string());
  if (is(OfficeTaken::kName)) labels.push_back("office:" + text_of(event, "office"));
  if (is(BecameProconsul::kName)) labels.push_back("office:" + std::string(name_of(Office::proconsul)));
  if (is(ConsulForLife::kName)) labels.push_back("office:" + std::string(name_of(Office::consul_for_life)));
  if (is(LawInForce::kName)) labels.push_back("law:" + text_of(event, "law"));
  if (is(CardsDiscarded::kName)) add_played(tables, labels, event);
  if (is(BodyguardPosted::kName))
    labels.push_back("played:" + std::string(name_of(Intrigue::open_bodyguard)));
  if (is(CleopatraPlayed::kName)) labels.push_back("played:" + std::string(name_of(Intrigue::cleopatra)));
  if (is(Proscribed::kName)) labels.push_back("played:" + std::string(name_of(Intrigue::proscription)));
  if (is(StatesmanPlayed::kName)) labels.push_back("played:" + text_of(event, "statesman"));
  if (is(ConcessionPlayed::kName)) labels.push_back("played:" + text_of(event, "concession"));
  if (is(OrderFailed::kName))
    labels.push_back("failed:" + event.data.at("order").at("body").at("kind").as_string() + " " +
                     event.data.at("why").at("key").as_string());
  if (is(WarWon::kName)) labels.push_back("won:" + text_of(event, "war"));
  return labels;
}

std::vector<std::string> expected_labels(const Tables& tables, const ScenarioInfoRpr& scenario) {
  std::vector<std::string> labels;
  for (const std::string& name : kind_names<Event>()) labels.push_back("event:" + name);
  for (const CardInfo& card : tables.cards) {
    if (!in_scenario(scenario, card)) continue;
    labels.push_back("card:" + card.id.str());
    if (card.kind == CardKind::intrigue || card.kind == CardKind::statesman ||
        card.kind == CardKind::concession)
      labels.push_back("played:" + face_of(tables, card.id).str());
    if (card.law) labels.push_back("law:" + std::string(name_of(*card.law)));
    if (card.kind == CardKind::war) labels.push_back("won:" + card.id.str());
  }
  add_names(labels, "event_card:", EventCard{});
  add_names(labels, "ending:", Ending{});
  add_names(labels, "office:", Office{});
  for (const std::string& name : kind_names<Proposal>()) labels.push_back("proposal:" + name);
  for (const std::string& name : kind_names<Decision>()) labels.push_back("decision:" + name);
  for (const std::string& name : kind_names<OrderBody>()) labels.push_back("written:" + name);
  add_names(labels, "written:", ConditionKind{});
  labels.push_back("trial:major major");
  for (const auto& [charge, name] : names_of(Charge{})) labels.push_back(std::string("trial:minor ") + name);
  std::erase_if(labels, of_chapter_two);
  std::erase_if(labels, beyond_play);
  std::sort(labels.begin(), labels.end());
  labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
  return labels;
}

}  // namespace adj::respublica
