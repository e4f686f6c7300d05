// What the sentences of set-up, Mortality, Revenue, Forum, Population, Combat and Revolution name beside the
// events' own fields.

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

bool filled(const Json& data, const char* key) {
  const Json* value = data.find(key);
  return value && value->is_array() && !value->as_array().empty();
}

std::string chits_text(const Reader& r, const Json& chits) {
  std::vector<std::string> names;
  for (const Json& chit : chits.as_array()) {
    const int n = static_cast<int>(chit.as_int());
    names.push_back(n == kChitNone      ? r.say("report.chit.none")
                    : n == kChitDrawTwo ? r.say("report.chit.draw_two")
                                        : r.p.tables.family(n).name.in(r.language));
  }
  return list_of(r, names);
}

std::string event_name(const Reader& r, EventCard event, int level) {
  const EventInfo& info = r.p.tables.event(event);
  return info.sides[level > 1 ? 1 : 0].name.in(r.language);
}

EventCard event_in(const Json& data) {
  return value_named<EventCard>(data.at("event").as_string()).value_or(EventCard::ally_deserts);
}

std::string promise_text(const Reader& r, const Json& promise) {
  Json::Object fields{{"by", promise.at("by")}};
  const std::string kind = promise.at("kind").as_string();
  if (kind == "talents") fields.emplace_back("talents", promise.at("talents"));
  if (kind == "text") fields.emplace_back("text", promise.at("text"));
  if (kind == "card") fields.emplace_back("card", face_text(r, Face(promise.at("card").as_string())));
  return r.say("report.promise." + kind, std::move(fields));
}

// --- The game

void rolled(const Telling& t, std::size_t, Json& data) {
  const std::string what = data.at("what").as_string();
  const std::string about = about_text(t.r, data.at("about").as_string());
  data["what_text"] = t.r.words.has("die." + what)
                          ? t.r.say("die." + what, {{"about", about}})
                          : t.r.named("die", what) + (about.empty() ? "" : " (" + about + ")");
  if (!data.find("faces")) data["dice_text"] = dice_text({number_in(data, "value")});
}
void silence(const Telling& t, std::size_t, Json& data) {
  data["decision_text"] = t.r.named("name.decision", data.at("decision").as_string());
}
void game_started(const Telling& t, std::size_t, Json& data) {
  const std::string id = data.at("scenario").as_string();
  data["scenario_text"] =
      t.r.p.tables.has_scenario(id) ? t.r.p.tables.scenario(id).name.in(t.r.language) : id;
}
void chits(const Telling& t, std::size_t, Json& data) {
  data["chits_text"] = chits_text(t.r, data.at("chits"));
}
void phase_began(const Telling& t, std::size_t, Json& data) {
  data["phase_text"] = t.r.named("name.phase", data.at("phase").as_string());
}
void era_changed(const Telling& t, std::size_t, Json& data) {
  data["era_text"] = t.r.named("name.era", data.at("era").as_string());
}
void order_failed(const Telling& t, std::size_t at, Json& data) {
  Order order;
  Refusal why;
  from_json(t.events[at].data.at("order"), order, "order");
  from_json(t.events[at].data.at("why"), why, "why");
  data["order_text"] = order_text(t.r, order);
  data["refusal_text"] = refusal_sentence(t.r, why);
}
void game_over(const Telling& t, std::size_t, Json& data) {
  data["ending_text"] = t.r.named("name.ending", data.at("outcome").at("ending").as_string());
  data["influence_text"] = seat_numbers(t.r, data.at("outcome").at("influence"));
}

// --- Men and agreements

void senator_died(const Telling& t, std::size_t at, Json& data) {
  const Json& own = t.events[at].data;
  const SenatorId statesman(own.at("statesman").as_string()), place(own.at("senator").as_string());
  data["name_text"] = man_name(t.r.p.tables, statesman.empty() ? place : statesman, t.r.language);
  data["why_died"] = t.r.named("died", own.at("why").as_string());
}
void tie_rolled(const Telling& t, std::size_t at, Json& data) {
  std::vector<std::string> who;
  for (const Json& one : data.at("who").as_array()) who.push_back(about_text(t.r, one.as_string()));
  data["who_text"] = list_of(t.r, who);
  data["winner_text"] = about_text(t.r, data.at("winner").as_string());
  // Two dice each, in the order called; equals roll again.
  std::string text;
  std::vector<int> pair;
  for (std::size_t i = 0; i < at; ++i) {
    const NumberedEvent& e = t.events[i];
    if (e.name == Name(TieRolled::kName)) text.clear();
    if (e.name != Name(Rolled::kName) || e.data.at("what").as_string() != "tie") continue;
    pair.push_back(number_in(e.data, "value"));
    if (pair.size() < 2) continue;
    text +=
        (text.empty() ? "" : ", ") + about_text(t.r, e.data.at("about").as_string()) + " " + dice_text(pair);
    pair.clear();
  }
  data["dice_text"] = text;
}
void deal_offered(const Telling& t, std::size_t, Json& data) {
  data["promises_text"] = promises_text(t.r, data.at("promises"));
}
void promise(const Telling& t, std::size_t, Json& data) {
  data["promise_text"] = promise_text(t.r, data.at("promise"));
}
void deal_judged(const Telling& t, std::size_t, Json& data) {
  std::vector<std::string> texts;
  for (const auto& [seat, kept] : data.at("judgements").as_object())
    texts.push_back(t.r.say("report.judged", {{"seat", std::stoi(seat)}, {"kept", kept}}));
  data["judges_text"] = list_of(t.r, texts);
}

// --- Revenue and Forum

void income_earned(const Telling& t, std::size_t, Json& data) {
  int sum = 0;
  std::string text;
  for (const Json& income : data.at("incomes").as_array()) {
    sum += number_in(income, "total");
    std::string parts;
    for (const char* key : {"base", "knights", "concessions", "spoils", "priesthood"})
      if (number_in(income, key) != 0)
        parts += (parts.empty() ? "" : " + ") + number(number_in(income, key)) + " " +
                 t.r.named("report.income", key);
    const bool plain = number_in(income, "base") == number_in(income, "total");
    text += (text.empty() ? "" : t.r.semicolon()) +
            t.r.say("report.income.man", {{"senator", income.at("senator")},
                                          {"total", income.at("total")},
                                          {"parts", plain ? Json("") : Json(parts)}});
  }
  data["sum"] = sum;
  data["incomes_text"] = text;
}
void spoils_taken(const Telling&, std::size_t, Json& data) { data["owed"] = number_in(data, "amount") < 0; }
void debts_paid(const Telling& t, std::size_t, Json& data) {
  std::string text;
  for (const Json& debt : data.at("debts").as_array())
    text += (text.empty() ? "" : ", ") + share_name(t.r, debt.at("why").as_string()) + "\u00a0" +
            number(debt.at("value").as_int());
  data["shares_text"] = text;
}
void bill(const Telling& t, std::size_t, Json& data) {
  data["bill_text"] = t.r.named("name.land_bill", data.at("bill").as_string());
}
void province_levied(const Telling&, std::size_t, Json& data) {
  data["both"] = number_in(data, "armies") > 0 && number_in(data, "fleets") > 0;
}
void event_expired(const Telling& t, std::size_t, Json& data) {
  data["event_text"] = event_name(t.r, event_in(data), 1);
}
void event_happened(const Telling& t, std::size_t, Json& data) {
  const int level = number_in(data, "level");
  data["event_text"] = event_name(t.r, event_in(data), level);
  const std::string key =
      std::string("effect.") + std::string(name_of(event_in(data))) + (level > 1 ? ".2" : ".1");
  const EventInfo& info = t.r.p.tables.event(event_in(data));
  data["effect_text"] = t.r.say(key, {{"amount", info.sides[level > 1 ? 1 : 0].amount}});
}
void auction_held(const Telling& t, std::size_t, Json& data) {
  std::vector<std::string> bids;
  for (const Json& bid : data.at("bids").as_array())
    bids.push_back(
        t.r.say("report.bid",
                {{"seat", bid.at("seat")}, {"senator", bid.at("senator")}, {"talents", bid.at("talents")}}));
  data["bids_text"] = list_of(t.r, bids);
}
void persuasion_tried(const Telling&, std::size_t, Json& data) {
  data["omened"] = number_in(data, "modified") != number_in(data, "roll");
}
void games_held(const Telling& t, std::size_t, Json& data) {
  const GamesInfo& games =
      t.r.p.tables.games(value_named<Games>(data.at("games").as_string()).value_or(Games::slice_and_dice));
  data["games_text"] = t.r.say("report.games", {{"name", games.name.in(t.r.language)}, {"cost", games.cost}});
}
void curia_rolled(const Telling& t, std::size_t at, Json& data) {
  const std::string what = data.at("what").as_string(), id = t.events[at].data.at("id").as_string();
  const Tables& tables = t.r.p.tables;
  data["name_text"] = what == "leader"       ? tables.leader(LeaderId(id)).name.in(t.r.language)
                      : what == "concession" ? tables.concession(ConcessionId(id)).name.in(t.r.language)
                                             : man_name(tables, SenatorId(id), t.r.language);
}

// --- Population, Combat, Revolution

void state_of_the_republic(const Telling& t, std::size_t, Json& data) {
  std::vector<std::string> texts;  // how unrest changes is a line of its own
  for (const char* key : {"manpower_shortage", "no_recruitment", "mob", "people_revolt"})
    if (data.at(key).as_bool()) texts.push_back(t.r.say(std::string("report.population.") + key));
  const bool nothing = texts.empty() && number_in(data, "unrest") == 0;
  data["outcome_text"] = nothing         ? t.r.say("report.population.nothing")
                         : texts.empty() ? ""
                                         : capitalised(list_of(t.r, texts)) + ".";
}
void battle_fought(const Telling& t, std::size_t, Json& data) {
  data["kind_text"] = t.r.named("name.battle", data.at("kind").as_string());
}
void losses_taken(const Telling& t, std::size_t, Json& data) {
  std::vector<std::string> parts;
  if (const std::string& own = data.at("forces_text").as_string(); !own.empty()) parts.push_back(own);
  if (const int n = number_in(data, "armies"); n > 0)
    parts.push_back(t.r.say("report.units.armies", {{"n", n}}));
  if (const int n = number_in(data, "provincial_fleets"); n > 0)
    parts.push_back(t.r.say("report.units.provincial_fleets", {{"n", n}}));
  data["losses_text"] = parts.empty() ? t.r.say("report.units.nothing") : list_of(t.r, parts);
}
void wars_counted(const Telling& t, std::size_t, Json& data) {
  std::vector<std::string> names;
  for (const Json& war : data.at("active").as_array())
    names.push_back(war_text(t.r.p.tables, WarId(war.as_string()), t.r.language));
  data["active_text"] = names.empty() ? t.r.say("report.none")
                                      : std::to_string(names.size()) + " (" + list_of(t.r, names) + ")";
}
// Each die is a legion of its own: no sum.
void allegiance_rolled(const Telling& t, std::size_t at, Json& data) {
  std::string text;
  for (const int face : t.dice_of(at)) text += (text.empty() ? "" : ", ") + std::to_string(face);
  data["dice_text"] = text;
}
void cards_traded(const Telling& t, std::size_t, Json& data) {
  const auto side = [&](const char* cards, const char* count) {
    return filled(data, cards) ? t.r.say("report.cards.named", {{"cards", data.at(cards)}})
                               : t.r.say("report.cards.number", {{"n", data.at(count)}});
  };
  data["from_first_text"] = side("from_first", "given");
  data["from_second_text"] = side("from_second", "received");
}

}  // namespace

std::string face_text(const Reader& r, Face face) {
  const Tables& t = r.p.tables;
  if (const auto kind = value_named<Intrigue>(face.view())) return t.intrigue(*kind).name.in(r.language);
  const CardId card(face.view());
  return t.has_card(card) ? card_name(t, card, r.language) : face.str();
}

std::string promises_text(const Reader& r, const Json& promises) {
  std::vector<std::string> texts;
  for (const Json& promise : promises.as_array()) texts.push_back(promise_text(r, promise));
  return list_of(r, texts);
}

const Completions& turn_completions() {
  static const Completions kAll{
      {Rolled::kName, rolled},
      {Silence::kName, silence},
      {GameStarted::kName, game_started},
      {TemporaryConsul::kName, chits},
      {PhaseBegan::kName, phase_began},
      {EraChanged::kName, era_changed},
      {OrderFailed::kName, order_failed},
      {GameOver::kName, game_over},
      {ChitsDrawn::kName, chits},
      {SenatorDied::kName, senator_died},
      {TieRolled::kName, tie_rolled},
      {DealOffered::kName, deal_offered},
      {PromisePerformed::kName, promise},
      {TakenBack::kName, promise},
      {DealJudged::kName, deal_judged},
      {IncomeEarned::kName, income_earned},
      {SpoilsTaken::kName, spoils_taken},
      {DebtsPaid::kName, debts_paid},
      {LandBillPaid::kName, bill},
      {LandBillPassed::kName, bill},
      {LandBillRepealed::kName, bill},
      {ProvinceLevied::kName, province_levied},
      {EventExpired::kName, event_expired},
      {EventHappened::kName, event_happened},
      {AuctionHeld::kName, auction_held},
      {PersuasionTried::kName, persuasion_tried},
      {GamesHeld::kName, games_held},
      {CuriaRolled::kName, curia_rolled},
      {StateOfTheRepublic::kName, state_of_the_republic},
      {BattleFought::kName, battle_fought},
      {LossesTaken::kName, losses_taken},
      {WarsCounted::kName, wars_counted},
      {AllegianceRolled::kName, allegiance_rolled},
      {CardsTraded::kName, cards_traded},
  };
  return kAll;
}

}  // namespace adj::respublica
