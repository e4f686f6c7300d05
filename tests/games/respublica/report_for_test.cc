#include "tests/games/respublica/report_for_test.h"

#include <map>

#include "adjudicator/games/respublica/events.h"

namespace adj::respublica {

namespace {

// What a text field of an event may hold, by its name; where a kind means something else, "kind.field".
const std::map<std::string, std::string>& texts() {
  static const std::map<std::string, std::string> kTexts{
      {"senator", "cornelius"},
      {"by", "fabius"},
      {"target", "claudius"},
      {"hrao", "cornelius"},
      {"governor", "fabius"},
      {"commander", "cornelius"},
      {"master", "fabius"},
      {"presiding", "cornelius"},
      {"before", "fabius"},
      {"prosecutor", "fabius"},
      {"accused", "claudius"},
      {"recalled", "claudius"},
      {"from", "fabius"},
      {"primary", "cornelius"},
      {"rebel", "cornelius"},
      {"owner", "fabius"},
      {"statesman", "1A"},
      {"province", "sicilia"},
      {"war", "1st_punic"},
      {"leader", "hannibal"},
      {"concession", "mining"},
      {"card", "tribune_38"},
      {"why", "victory"},
      {"how", "elected"},
      {"scenario", "early"},
      {"data_digest", "abc"},
      {"winner", "Cornelius"},
      {"text", "Ave"},
      {"what", "tie"},
      {"about", "Cornelius"},
      {"decision", "ballots"},
      {"purpose", "veto"},
      {"to", "forum"},
      {"id", "fabius"},
      {"ending", "era_ends"},
      {"family_appeared.from", "curia"},
      {"curia_rolled.what", "family"},
  };
  return kTexts;
}

// Fills a kind's own JSON; lists get an element, numbers a value, flags yes.
Json filled(const std::string& kind, Json json);

Json filled_text(const std::string& kind, const std::string& field) {
  const auto own = texts().find(kind + "." + field);
  const auto any = own == texts().end() ? texts().find(field) : own;
  EXPECT_NE(any, texts().end()) << kind << "." << field;
  return any == texts().end() ? Json("") : Json(any->second);
}

Json filled(const std::string& kind, Json json) {
  for (auto& [field, value] : json.as_object()) {
    if (value.is_bool()) value = Json(true);
    if (value.is_int()) value = Json(2);
    if (value.is_string() && value.as_string().empty()) value = filled_text(kind, field);
    if (value.is_object() && !value.as_object().empty() && field != "order" && field != "why" &&
        field != "proposal")
      value = filled(kind, value);
  }
  return json;
}

template <class T>
void add_lists(T&) {}
void add_lists(GameStarted& e) { e.clockwise = {Seat{1}, Seat{2}, Seat{3}}; }
void add_lists(FamiliesDealt& e) { e.senators = {"cornelius"_id, "fabius"_id}; }
void add_lists(HandDealt& e) { e.cards = {"tribune_38"_id, "1A"_id}; }
void add_lists(TemporaryConsul& e) { e.chits = {kChitNone, kChitDrawTwo, 1}; }
void add_lists(ChitsDrawn& e) { e.chits = {kChitNone, kChitDrawTwo, 1}; }
void add_lists(FactionEnded& e) { e.cards = {"mining"_id}; }
void add_lists(OrderFailed& e) { e.order = Order(NameLeader{"fabius"_id}); }
void add_lists(GameOver& e) { e.outcome.influence = {{Seat{1}, 20}, {Seat{2}, 11}}; }
void add_lists(TieRolled& e) { e.who = {"Cornelius", "Fabius"}; }
void add_lists(DealOffered& e) {
  e.promises = {{Seat{1}, PromiseKind::talents, 5, {}, {}, ""},
                {Seat{2}, PromiseKind::card, 0, {}, "tribune", ""},
                {Seat{2}, PromiseKind::text, 0, {}, {}, "votes for Julius"}};
}
void add_lists(DealJudged& e) { e.judgements = {{Seat{3}, true}}; }
void add_lists(CardsShown& e) { e.cards = {"1A"_id}; }
void add_lists(OrderRolled& e) { e.shares = {{"garrison", 1}}; }
void add_lists(ProvinceRaided& e) {
  e.shares = {{"land", 2}, {"garrison", 4}};
  e.legions = {1, 2, 3, 5};
}
void add_lists(IncomeEarned& e) {
  e.incomes = {{"cornelius"_id, 3, 1, 3, 4, 2, 13}, {"fabius"_id, 1, 0, 0, 0, 0, 1}};
}
void add_lists(RebelUpkeepPaid& e) { e.released = {4}; }
void add_lists(ReleasedTroops& e) { e.legions = {4}; }
void add_lists(DebtsPaid& e) { e.debts = {{"wars", 40}, {"upkeep", 12}}; }
void add_lists(AuctionHeld& e) { e.bids = {{Seat{2}, "claudius"_id, 3}}; }
void add_lists(LeaderAppeared& e) { e.wars = {"1st_punic"_id, "2nd_punic"_id}; }
void add_lists(LeaderMoved& e) { e.wars = {"2nd_punic"_id}; }
void add_lists(FleetsLost& e) { e.fleets = {1, 2}; }
void add_lists(PersuasionTried& e) { e.shares = {{"oratory", 3}, {"loyalty", -7}}; }
void add_lists(MajorMarkers& e) { e.senators = {"fabius"_id}; }
void add_lists(SenateOpened& e) { e.votes = {{Seat{1}, 14}, {Seat{2}, 9}}; }
void add_lists(ItemPut& e) { e.proposal = RaiseForces{4, 2}; }
void add_lists(VoteOpened& e) { e.order = {Seat{2}, Seat{1}}; }
void add_lists(FactionVoted& e) {
  e.ballots = {{"cornelius"_id, VoteChoice::in_favour, 3, 2},
               {"fabius"_id, VoteChoice::against, 2, 0},
               {"claudius"_id, VoteChoice::abstain, 0, 0}};
}
void add_lists(ItemDecided& e) { e.extra = {{"for", 3}, {"against", 5}}; }
void add_lists(TribunesRolled& e) { e.seats = {Seat{1}, Seat{2}}; }
void add_lists(AssassinationTried& e) { e.shares = {{"assassins", 1}, {"omens", -1}}; }
void add_lists(AppealMade& e) { e.shares = {{"popularity", 3}}; }
void add_lists(MarkersRemoved& e) { e.senators = {"fabius"_id, "claudius"_id}; }
template <class Units>
void add_units(Units& e) {
  e.legions = {1, 2, 3, 5};
  e.fleets = {1};
}
void add_lists(ForcesRaised& e) { add_units(e); }
void add_lists(ForcesDisbanded& e) { add_units(e); }
void add_lists(ForceSent& e) { add_units(e); }
void add_lists(ForceReturned& e) { add_units(e); }
void add_lists(GarrisonMoved& e) { e.legions = {7}; }
void add_lists(StateOfTheRepublic& e) { e.shares = {{"unrest", -2}, {"popularity", 1}}; }
void add_lists(BattleFought& e) {
  e.rome = {{"legions", 8}, {"military", 4}};
  e.enemy = {{"printed", 10}, {"hannibal", 7}, {"enemys_ally_deserts", -2}};
}
void add_lists(LossesTaken& e) { add_units(e); }
void add_lists(VeteransMade& e) { e.legions = {1}; }
void add_lists(EndgameBegan& e) { e.wars = {"1st_punic"_id}; }
void add_lists(WarsCounted& e) {
  e.active = {"1st_punic"_id, "civil_war"_id, revolt_of("sicilia"_id), rebel_province("africa"_id)};
}
void add_lists(CardsTraded& e) {
  e.from_first = {"tribune_38"_id};
  e.from_second = {"mining"_id};
}
void add_lists(CardsDiscarded& e) { e.cards = {"tribune_38"_id}; }
void add_lists(VeteransDisbanded& e) { e.legions = {1}; }
void add_lists(AllegianceRolled& e) {
  e.follow = {1, 2};
  e.refuse = {3};
  e.fleets = {4};
}
void add_lists(VeteransChanged& e) { e.legions = {2}; }

// Through the kind's own description, so that a sample with a wrong field cannot pass.
template <class E>
NumberedEvent sample(int number) {
  E event;
  from_json(filled(E::kName, to_json(E{})), event, E::kName);
  add_lists(event);
  return numbered(event, number);
}

}  // namespace

std::vector<NumberedEvent> one_of_every_event() {
  std::vector<NumberedEvent> all;
  for_each_kind<AllEvents>(
      [&]<class E>(const E*) { all.push_back(sample<E>(static_cast<int>(all.size()) + 1)); });
  return all;
}

// Lists and maps; what is a value of its own stays whole.
NumberedEvent bare_event(const NumberedEvent& whole) {
  NumberedEvent bare = whole;
  for_each_kind<AllEvents>([&]<class E>(const E*) {
    if (whole.name != Name(E::kName)) return;
    const Json fresh = to_json(E{});
    for (const auto& [field, value] : fresh.as_object()) {
      const bool map = value.is_object() && value.as_object().empty();
      if (value.is_array() || map) bare.data[field] = value;
    }
  });
  return bare;
}

std::string sentence_of(const Reader& r, const NumberedEvent& event) {
  const std::vector<NumberedEvent> alone{event};
  return event_sentence(Telling(r, alone), 0);
}

std::vector<Decision> one_of_every_decision(int number) {
  const Seat s{number};
  return {SetupOrders{s},
          RevenueOrders{s},
          ForumOrders{s},
          InitiativeOrders{s, 2},
          AgendaOrders{s, Stage::consuls},
          AgendaOrders{s, Stage::dictator},
          AgendaOrders{s, Stage::censor},
          AgendaOrders{s, Stage::prosecutions},
          AgendaOrders{s, Stage::governors},
          AgendaOrders{s, Stage::business},
          BallotOrders{s, Stage::business, {1}},
          RevolutionOrders{s},
          AllegianceOrders{s}};
}

}  // namespace adj::respublica
