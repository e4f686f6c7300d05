// Reports: every event has its sentence in both languages, every question its form, and nothing of another
// seat shows.

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "adjudicator/games/respublica/report_asks.h"
#include "adjudicator/report/render.h"
#include "tests/games/respublica/report_for_test.h"
#include "tests/games/respublica/senate_for_test.h"

namespace adj::respublica {
namespace report_test {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class InBoth : public testing::TestWithParam<Language> {};
INSTANTIATE_TEST_SUITE_P(RprReport, InBoth, testing::ValuesIn(kLanguages),
                         [](const auto& instance) { return std::string(name_of(instance.param)); });

TestTable with_men() {
  TestTable t("early", 3);
  seat_senate(t);
  t.war("1st_punic", WarZone::active).war("2nd_punic", WarZone::inactive);
  t.province("sicilia", "manlius");
  return t;
}

// Each land of a province has its article in French; a war is over, whatever it is called.
TEST(RprNames, FrenchArticles) {
  const Catalogue& fr = report_words(test_tables(), Language::fr);
  const auto governs = [&](const char* province) {
    return fr.sentence("event.governor_elected",
                       Json(Json::Object{{"senator", "fabius"}, {"province", province}}));
  };
  EXPECT_EQ(governs("sardinia_corsica"), "Fabius gouverne la Sardaigne et la Corse.");
  EXPECT_EQ(governs("cilicia_cyprus"), "Fabius gouverne la Cilicie et Chypre.");
  EXPECT_EQ(governs("illyricum"), "Fabius gouverne l'Illyrie.");
  const auto won = [&](const char* war) {
    return fr.sentence("event.war_won",
                       Json(Json::Object{{"commander", "fabius"}, {"war", war}, {"spoils", 0}}));
  };
  EXPECT_EQ(won("syrian"), "Fabius vient à bout de la Guerre Syrienne.");
  EXPECT_EQ(won("1st_cilician_pirates"), "Fabius vient à bout des 1ers Pirates Ciliciens.");
}

std::vector<std::string> keys_of(Language language) {
  std::vector<std::string> keys;
  const Json all = report_texts(language);
  for (const auto& [key, text] : all.as_object())
    if (!key.starts_with("//")) keys.push_back(key);
  std::ranges::sort(keys);
  return keys;
}

// --- Sentences

TEST_P(InBoth, EveryEventHasASentenceWithFieldsThatItCarries) {
  const TestTable t = with_men();
  const Reader r(t.p(), seat(1), GetParam());
  std::vector<CatalogueKey> keys;
  for (const NumberedEvent& event : one_of_every_event()) {
    CatalogueKey key{"event." + event.name.str(), {}};
    const std::vector<NumberedEvent> alone{event};
    const Json fields = event_fields(Telling(r, alone), 0);
    for (const auto& [field, value] : fields.as_object()) key.fields.push_back(field);
    keys.push_back(std::move(key));
    EXPECT_NE(sentence_of(r, event), "") << event.name.view();
  }
  Json events = Json::object();
  const Json all = report_texts(GetParam());
  for (const auto& [key, text] : all.as_object()) {
    if (key.starts_with("event.")) events[key] = text;
    if (!key.starts_with("name."))
      continue;  // sentences take the names of zones, stages and the like from them
    events[key] = text;
    keys.push_back({key, {}});
  }
  EXPECT_THAT(check_catalogue(GetParam(), events, report_formatters(test_tables()), keys), IsEmpty());
}

// A seat that an event always has; the others may be nobody.
bool always_somebody(const Name& kind, const std::string& field) {
  static const std::set<std::string> kSeats{"seat",   "faction", "by",          "to",    "with",
                                            "winner", "victim",  "complainant", "first", "second"};
  static const std::set<std::string> kNobody{"province_dealt.seat", "senator_died.faction",
                                             "law_in_force.seat", "fine_imposed.by",
                                             "catiline_named.faction"};
  return kSeats.contains(field) && !kNobody.contains(kind.str() + "." + field);
}

// Empty lists, nobody, no: every part that an event may lack.
TEST_P(InBoth, SentencesDoWithoutWhatMayBeMissing) {
  const TestTable t = with_men();
  const Reader r(t.p(), seat(1), GetParam());
  for (const NumberedEvent& whole : one_of_every_event()) {
    const NumberedEvent bare = bare_event(whole);
    EXPECT_NO_THROW(sentence_of(r, bare)) << whole.name.view();
    for (const auto& [field, value] : whole.data.as_object()) {
      NumberedEvent lacking = whole;
      if (value.is_bool()) lacking.data[field] = Json(false);
      if (value.is_int() && !always_somebody(whole.name, field)) lacking.data[field] = Json(0);
      EXPECT_NO_THROW(sentence_of(r, lacking)) << whole.name.view() << " without " << field;
    }
  }
}

// Issue 4: what is added to a roll has its name; an event told before it had still has its sentence.
TEST(RprNarrative, RollsNameTheirModifiers) {
  const TestTable t = with_men();
  KnightTried knight;
  knight.senator = man("fabius");
  knight.talents = 2;
  knight.shares = {{"27A", 1}, {"cards_in_force", 1}, {"omens", -2}};
  knight.total = 5;
  DevelopmentRolled development;
  development.province = ProvinceId("sicilia");
  development.die = 6;
  development.shares = {{"uncorrupted", 1}};
  development.total = 7;
  development.developed = true;
  const auto said = [&](Language language, NumberedEvent event, const char* what, int face) {
    const Reader r(t.p(), seat(1), language);
    const std::vector<NumberedEvent> all{numbered(Rolled{what, "", 1, 6, face}), std::move(event)};
    return event_sentence(Telling(r, all), 1);
  };
  EXPECT_EQ(said(Language::en, numbered(knight), "knight", 3),
            "Fabius courts a knight: 3 + 2\u00a0T, +1\u00a0Gaius Marius, +1\u00a0cards in force, "
            "\u22122\u00a0omens, total 5, in vain.");
  EXPECT_EQ(said(Language::fr, numbered(development), "development", 6),
            "Développement de la Sicile\u00a0: 6, +1\u00a0gouverneur intègre, total 7\u00a0: la province est "
            "développée.");
  NumberedEvent older = numbered(knight);
  Json::Object fields = older.data.as_object();
  std::erase_if(fields, [](const Json::Member& field) { return field.first == "shares"; });
  older.data = Json(std::move(fields));
  EXPECT_EQ(said(Language::en, older, "knight", 3),
            "Fabius courts a knight: 3 + 2\u00a0T, total 5, in vain.");
}

TEST(RprReportTexts, BothLanguagesHaveTheSameKeys) {
  EXPECT_EQ(keys_of(Language::en), keys_of(Language::fr));
}

TEST_P(InBoth, FrenchHasNoBreakSpacesBeforeHighPunctuation) {
  if (GetParam() == Language::en) return;
  const Json all = report_texts(Language::fr);
  for (const auto& [key, text] : all.as_object()) {
    if (key.starts_with("//")) continue;
    for (const char* bad : {" :", " ;", " ?", " !", " »", "« "})
      EXPECT_THAT(text.as_string(), Not(HasSubstr(bad))) << key;
  }
}

TEST_P(InBoth, ASumStaysWithItsTalents) {
  const Json all = report_texts(GetParam());
  for (const auto& [key, text] : all.as_object())
    for (const char* bad : {"} T.", "} T,", "} T ", "} T)", "} T;", "} T}"})
      EXPECT_THAT(text.as_string(), Not(HasSubstr(bad))) << key;
}

TEST(RprReportTexts, FrenchElidesBeforeNamesOfPlaces) {
  const TestTable t = with_men();
  EXPECT_EQ(war_text(t.p().tables, revolt_of(ProvinceId("africa")), Language::fr), "révolte d'Afrique");
  EXPECT_EQ(war_text(t.p().tables, revolt_of(ProvinceId("sicilia")), Language::fr), "révolte de Sicile");
  const Reader r(t.p(), seat(1), Language::fr);
  EXPECT_EQ(r.say("event.state_income", {{"province", "asia"}, {"amount", 5}, {"dice_text", ""}}),
            "Impôts d'Asie\u00a0: +5\u00a0T.");
}

// RPR-CARD-106a  Who collects a bequest is "at war" with its card: sentences and tables name it.
TEST_P(InBoth, AnExpeditionForABequestHasAName) {
  const TestTable t = with_men();
  const Reader r(t.p(), seat(1), GetParam());
  const std::string name = GetParam() == Language::fr ? "Héritage de Pergame" : "Pergamene Bequest";
  EXPECT_EQ(war_text(t.p().tables, WarId("pergamene_bequest"), GetParam()), name);
  EXPECT_THAT(r.say("report.place.war", {{"war", "pergamene_bequest"}}), HasSubstr(name));
}

// Labels that rules use by enumeration: a missing one would show in English words, underscores taken out.
TEST_P(InBoth, EveryEnumeratedLabelIsNamed) {
  const Catalogue& say = report_words(test_tables(), GetParam());
  const auto expect = [&](const std::string& group, std::string_view value) {
    EXPECT_TRUE(say.has(group + "." + std::string(value))) << group << "." << value;
  };
  const auto all = [&](const std::string& group, auto sample) {
    for (const auto& [value, name] : names_of(sample)) expect(group, name);
  };
  all("name.era", Era{});
  all("name.phase", Phase{});
  all("name.stage", Stage{});
  all("name.war_zone", WarZone{});
  all("name.item_status", ItemStatus{});
  all("name.deal_status", DealStatus{});
  all("name.ending", Ending{});
  all("name.combat", CombatResult{});
  all("name.attempt", AttemptResult{});
  all("name.land_bill", LandBill{});
  all("report.proposer", ItemOrigin{});
  all("report.ballot", VoteChoice{});
  all("charge", Charge{});
  all("card", Intrigue{});
  all("card", Law{});
  for (const auto& [event, name] : names_of(EventCard{}))
    for (const char* side : {".1", ".2"}) expect("effect", std::string(name) + side);
  for (const SenatorInfo& man : test_tables().senators)
    if (man.statesman) expect("ability", man.id.view());
  for (const Decision& d : one_of_every_decision(1))
    expect("name.decision", std::visit([](const auto& one) { return std::string(one.kName); }, d));
}

// Every kind of proposal, with everything in it and with nothing.
TEST_P(InBoth, EveryProposalHasItsWords) {
  const TestTable t = with_men();
  const Reader r(t.p(), seat(1), GetParam());
  const Force some{2, 1, 3};
  const std::vector<Proposal> filled{
      ConsulPair{"cornelius"_id, "fabius"_id},
      ElectPontifex{"fabius"_id},
      ElectDictator{"fabius"_id},
      ElectCensor{"fabius"_id},
      ElectForLife{"fabius"_id},
      Prosecution{"fabius"_id, false, Charge::concession, "mining"_id, "sicilia"_id, "manlius"_id,
                  "claudius"_id},
      AssassinTrial{"fabius"_id, "claudius"_id, 2},
      ElectGovernors{{{"sicilia"_id, "fabius"_id, true}, {"africa"_id, "manlius"_id, false}}},
      AwardConcessions{{{"mining"_id, "fabius"_id}}},
      PassLandBill{LandBill::ii, "fabius"_id, "manlius"_id},
      RepealLandBill{LandBill::ii, "fabius"_id},
      RaiseForces{2, 1},
      DisbandForces{some},
      SendForces{{{"fabius"_id, "1st_punic"_id, some}}},
      RecallCommander{"fabius"_id, false, some},
      ReplaceCommander{"fabius"_id, "manlius"_id},
      ReinforceCommander{"fabius"_id, some},
      SendGarrison{"sicilia"_id, some},
      RecallGarrison{"sicilia"_id, some},
      CollectBequest{ForumCard::pergamene_bequest, "fabius"_id, some},
      RejectRhodes{},
      RemovePontifex{},
      EnactLaw{Law::gabinian, true, "fabius"_id, "manlius"_id},
      MinorMotion{"thanks"},
      Together{{RecallCommander{"fabius"_id, true, {}}, SendGarrison{"sicilia"_id, some}}}};
  EXPECT_EQ(filled.size(), std::variant_size_v<ProposalBody>);
  for (const Proposal& proposal : filled)
    EXPECT_NE(proposal_text(r, to_json(proposal)), "") << proposal.index();
}

// RPR-1.09.6a  What is proposed together is told part by part.
TEST(RprNarrative, WhatIsProposedTogether) {
  const TestTable t = with_men();
  const Proposal all =
      together({RecallCommander{"fabius"_id, true, {}}, ReinforceCommander{"cornelius"_id, {3, 0, 0}},
                SendGarrison{"sicilia"_id, {2, 0, 0}}});
  EXPECT_EQ(proposal_text(Reader(t.p(), seat(1), Language::en), to_json(all)),
            "together: recall Fabius and his force, reinforce Cornelius with 3 legions and garrison in "
            "Sicilia: 2 legions");
  EXPECT_EQ(
      proposal_text(Reader(t.p(), seat(1), Language::fr), to_json(all)),
      "d'un même vote\u00a0: rappeler Fabius et sa force, renforcer Cornelius avec 3 légions et garnison en "
      "Sicile\u00a0: 2 légions");
}

// --- What happened

std::vector<std::string> texts(const ReportSection& section) {
  std::vector<std::string> lines;
  for (const ReportLine& line : section.lines) lines.push_back(line.text);
  return lines;
}

// RPR-1.09.14a RPR-1.09.143a  Minutes: the proposal, each faction's votes with what it bought, the result.
TEST(RprNarrative, AVoteReadsLikeMinutes) {
  TestTable t = with_men();
  put(t, RaiseForces{4, 2});
  const Reader en(t.p(), seat(1), Language::en), fr(t.p(), seat(1), Language::fr);
  FactionVoted luna{1,
                    seat(2),
                    {{"claudius"_id, VoteChoice::against, 3, 2}, {"manlius"_id, VoteChoice::abstain, 0, 0}},
                    0,
                    5};
  FactionVoted aquila{
      1,
      seat(1),
      {{"cornelius"_id, VoteChoice::in_favour, 3, 0}, {"fabius"_id, VoteChoice::in_favour, 2, 1}},
      6,
      5};
  const std::vector<NumberedEvent> events{
      numbered(StageBegan{Stage::business}, 1),
      numbered(VoteOpened{1, {seat(2), seat(1)}}, 2),
      numbered(PurseChanged{"claudius"_id, -2, 1, "votes"}, 3),
      numbered(luna, 4),
      numbered(aquila, 5),
      numbered(ItemDecided{1, ItemStatus::passed, 6, 5, {}, ""}, 6, "RPR-1.09.143a")};
  const auto sections = narrative(en, events);
  ASSERT_EQ(sections.size(), 1u);
  EXPECT_EQ(sections[0].title, "Senate · other business");
  EXPECT_THAT(
      texts(sections[0]),
      ElementsAre("Item 1: raise 4 legions and 2 fleets, by Aquila (called: Luna and Aquila).",
                  "Luna: 5 against (Claudius 3 + 2 bought); abstaining: Manlius → 0 to 5.",
                  "Aquila: 6 for (Cornelius 3, Fabius 2 + 1 bought) → 6 to 5.", "Item 1 passes, 6 to 5."));
  EXPECT_EQ(sections[0].lines[1].indent, 1);
  EXPECT_EQ(sections[0].lines[3].clause, "RPR-1.09.143a");
  EXPECT_THAT(texts(narrative(fr, events)[0])[0],
              HasSubstr("Point 1\u00a0: lever 4 légions et 2 escadres, par Aquila"));
}

// Every die is shown once, with what changes it and the total.
TEST(RprNarrative, ADieIsShownOnceWithItsMeaning) {
  const TestTable t = with_men();
  const Reader r(t.p(), seat(1), Language::en);
  PersuasionTried tried{"cornelius"_id,
                        "furius"_id,
                        PersuasionCard::none,
                        {{"oratory", 3}, {"influence", 5}, {"loyalty", -7}, {"bribes", 4}},
                        5,
                        6,
                        6,
                        false};
  const std::vector<NumberedEvent> events{numbered(Rolled{"persuasion", "Furius", 1, 6, 2}, 1),
                                          numbered(Rolled{"persuasion", "Furius", 1, 6, 4}, 2),
                                          numbered(tried, 3)};
  EXPECT_THAT(
      texts(narrative(r, events)[0]),
      ElementsAre("Cornelius tries to persuade Furius: +3\u00a0oratory, +5\u00a0influence, "
                  "\u22127\u00a0loyalty, +4\u00a0bribes, level 5; 2\u00a0+\u00a04\u00a0=\u00a06: failure."));
  // Nobody tells what it meant: the two dice are one line.
  EXPECT_THAT(texts(narrative(r, {events[0], events[1]})[0]),
              ElementsAre("Persuasion of Furius: 2\u00a0+\u00a04\u00a0=\u00a06."));
}

// RPR-1.10.11b
TEST(RprNarrative, ABattleShowsItsArithmetic) {
  const TestTable t = with_men();
  const Reader r(t.p(), seat(1), Language::en);
  BattleFought b;
  b.war = "1st_punic"_id;
  b.commander = "fabius"_id;
  b.rome = {{"legions", 8}, {"veterans", 4}, {"military", 4}};
  b.enemy = {{"printed", 10}, {"hamilcar", 3}};
  b.rome_strength = 16;
  b.enemy_strength = 13;
  b.black = 2;
  b.white_1 = 3;
  b.white_2 = 5;
  b.total = 13;
  b.result = CombatResult::stalemate;
  b.losses = 2;
  const auto sections =
      narrative(r, {numbered(Rolled{"battle_black", "1st Punic War", 1, 6, 2}, 1), numbered(b, 2)});
  EXPECT_THAT(texts(sections[0]),
              ElementsAre("Land battle, 1st Punic War: Fabius.",
                          "Rome: 8\u00a0legions + 4\u00a0for veterans + 4\u00a0military = 16",
                          "Enemy: 10\u00a0on the card + 3\u00a0Hamilcar = 13",
                          "Black 2, white 3 and 5: 10; difference +3: total 13",
                          "Result: stalemate; losses 2 of each kind"));
  EXPECT_EQ(sections[0].lines[0].kind, LineKind::battle);
  EXPECT_EQ(sections[0].lines[3].kind, LineKind::die);
}

// A statesman is called by his own name while he lives, whatever lies on his place when the report is
// written.
TEST(RprNarrative, MenAreCalledAsTheyWereThen) {
  TestTable t("early", 3);
  t.man("cornelius", 1);
  const Reader r(t.p(), seat(1), Language::en);
  const auto lines = texts(
      narrative(r, {numbered(StatesmanPlayed{seat(1), "1A"_id, "cornelius"_id}, 1),
                    numbered(InfluenceChanged{"cornelius"_id, 2, 8, "victory"}, 2),
                    numbered(SenatorDied{"cornelius"_id, "1A"_id, seat(1), "mortality", true, false}, 3),
                    numbered(InfluenceChanged{"cornelius"_id, 1, 6, "office"}, 4)})[0]);
  EXPECT_THAT(lines[1], HasSubstr("Scipio Africanus"));
  EXPECT_THAT(lines[2], HasSubstr("Scipio Africanus"));
  EXPECT_THAT(lines[3], HasSubstr("Cornelius"));
}

TEST(RprNarrative, PrivateLinesAreMarkedAndReplaceThePublicHalf) {
  const TestTable t = with_men();
  const Reader r(t.p(), seat(1), Language::en);
  const auto sections = narrative(
      r, {numbered(CardDrawn{seat(1), CardId(), true}, 1),
          numbered(CardDrawn{seat(1), "tribune_38"_id, true}, 2, "RPR-1.07.3a", Audience::only(seat(1)))});
  ASSERT_EQ(sections[0].lines.size(), 1u);
  EXPECT_TRUE(sections[0].lines[0].for_you_only);
  EXPECT_EQ(sections[0].lines[0].text, "You draw Tribune (kept in hand).");
}

// --- Questions

Rpr::Opens open(const Decision& d) { return {{0, d, std::nullopt}}; }

Window window_with(Position p, const Decision& d, Language language) {
  OpenDecision one;
  one.kind = std::visit([](const auto& asked_of) { return Name(asked_of.kName); }, d);
  one.seat = std::visit([](const auto& asked_of) { return asked_of.seat; }, d);
  one.fallback = Rpr::fallback_text(p.tables, p.state, d, language);
  return {1, {one}};
}

const Templates& templates() {
  static const Templates kTemplates = Templates::embedded();
  return kTemplates;
}

TestTable position_for(const Decision& d) {
  TestTable t = with_men();
  t.card(1, "tribune_38").card(1, "mining").faction(1).treasury = 9;
  t.senator("cornelius").talents = 6;
  t.senator("claudius").major = true;
  t.active_forces(6, 4);
  t.s().treasury = 100;
  t.s().turn = 2;
  const auto phase = [&](Phase value) { t.s().phase = value; };
  if (std::holds_alternative<SetupOrders>(d)) phase(Phase::setup);
  if (std::holds_alternative<RevenueOrders>(d)) phase(Phase::revenue);
  if (std::holds_alternative<ForumOrders>(d) || std::holds_alternative<InitiativeOrders>(d))
    phase(Phase::forum);
  if (std::holds_alternative<RevolutionOrders>(d) || std::holds_alternative<AllegianceOrders>(d))
    phase(Phase::revolution);
  if (const auto* agenda = std::get_if<AgendaOrders>(&d)) t.s().session.stage = agenda->stage;
  if (std::holds_alternative<BallotOrders>(d)) put(t, RaiseForces{2, 0}, 2);
  return t;
}

// Every kind of question: asked, rendered strictly, with a form whose every line is taken.
TEST_P(InBoth, EveryQuestionIsAskedAndItsFormReadsBack) {
  for (const Decision& d : one_of_every_decision(1)) {
    const TestTable t = position_for(d);
    const State& s = t.s();
    SCOPED_TRACE(std::visit([](const auto& one) { return std::string(one.kName); }, d));
    TurnReport report;
    from_json(
        Rpr::report(test_tables(), s, seat(1), window_with(t.p(), d, GetParam()), open(d), {}, GetParam()),
        report);
    ASSERT_EQ(report.asks.size(), 1u);
    EXPECT_NE(report.asks[0].title, "");
    EXPECT_NE(report.asks[0].fallback, "");
    ASSERT_FALSE(report.order_form.empty());
    std::string mail;
    for (const std::string& line : report.order_form) mail += line + "\n";
    const MailReading<Rpr> reading = Rpr::read_mail(test_tables(), s, open(d), seat(1), mail, GetParam());
    for (const ReceiptLine& line : reading.receipt.lines)
      EXPECT_FALSE(line.refusal) << line.text << ": " << line.explanation;
    EXPECT_TRUE(reading.done);
    report.header.game_code = "K7Q4";
    report.header.seat_name = "Marcus";
    EXPECT_NE(render_report(templates(), report).text, "");
  }
}

// 7.4  Silence is spelt out for every item.
TEST(RprAsks, BallotsTellWhatSilenceMeans) {
  TestTable t = with_men();
  put(t, PassLandBill{LandBill::i, "claudius"_id, "manlius"_id}, 2);
  put(t, RaiseForces{2, 0}, 2);
  const Decision d = BallotOrders{seat(1), Stage::business, {1, 2}};
  EXPECT_EQ(Rpr::fallback_text(test_tables(), t.s(), d, Language::en), "item 1: for; item 2: abstain.");
}

TEST(RprAsks, AnAnswerOnFileFillsTheForm) {
  TestTable t = with_men();
  put(t, RaiseForces{2, 0}, 2);
  const Rpr::Opens opens{{0, BallotOrders{seat(1), Stage::business, {1}},
                          Answer(Orders{{Order(vote(VoteChoice::against, {1}))}})}};
  const auto form = order_form(Reader(t.p(), seat(1), Language::en), opens);
  EXPECT_EQ(form.front(), "VOTE 1 AGAINST");
  EXPECT_EQ(form.back(), "DONE");
}

// A statesman of the hand stands in the form by his name.
TEST(RprAsks, StatesmenByName) {
  TestTable t = with_men();
  t.card(1, "27A").s().phase = Phase::revolution;
  EXPECT_THAT(order_form(Reader(t.p(), seat(1), Language::en), open(RevolutionOrders{seat(1)})),
              Contains("# PLAY Gaius Marius"));
  EXPECT_THAT(order_form(Reader(t.p(), seat(1), Language::fr), open(RevolutionOrders{seat(1)})),
              Contains("# JOUER Caius Marius"));
}

// RPR-1.07.6a, RPR-1.10.71b, RPR-1.11.34a  Games are offered to those who may pay for them.
TEST(RprAsks, GamesOfThoseWhoMayPay) {
  TestTable t = with_men();
  t.s().phase = Phase::forum;
  t.senator("cornelius").talents = 20;
  const auto offered = [&] {
    const Reader r(t.p(), seat(1), Language::en);
    const bool choice = std::ranges::any_of(forum_choices(r, true), [&](const ChoiceGroup& group) {
      return group.title == r.say("report.choice.games");
    });
    EXPECT_EQ(choice,
              std::ranges::any_of(order_form(r, open(ForumOrders{seat(1)})),
                                  [](const std::string& line) { return line.starts_with("# GAMES "); }));
    return choice;
  };
  EXPECT_TRUE(offered());
  t.senator("cornelius").place = Place::captive;
  EXPECT_FALSE(offered());
  t.senator("cornelius").place = Place::rebel_camp;
  t.senator("cornelius").rebel = true;
  EXPECT_FALSE(offered());
}

// RPR-1.12.4b  The rebel, and he alone, is offered the order of the wars as soon as there are four of them.
TEST(RprAsks, TheRebelsEndGame) {
  TestTable t = with_men();
  t.active_forces(0, 0).s().phase = Phase::forum;
  t.senator("cornelius").rebel = true;
  t.senator("cornelius").place = Place::rebel_camp;
  CivilWar rebels;
  rebels.primary = "cornelius"_id;
  rebels.faction = seat(1);
  t.s().civil_war = rebels;
  for (const char* war : {"1st_gallic", "gladiator"}) t.war(war, WarZone::active);
  const auto form = [&](int who) {
    return order_form(Reader(t.p(), seat(who), Language::en), open(ForumOrders{seat(who)}));
  };
  EXPECT_THAT(form(1), Not(Contains(HasSubstr("ENDGAME"))));
  t.war("social", WarZone::active);  // the Punic War needs fleets, and he has none
  EXPECT_THAT(form(1), Contains("# ENDGAME Gladiator Revolt, 1st Gallic War, Social War"));
  EXPECT_THAT(form(2), Not(Contains(HasSubstr("ENDGAME"))));
}

// --- Where things stand

std::string cell(const ReportTable& table, const std::string& row, std::size_t column) {
  for (const Row& r : table.rows)
    if (r.front().starts_with(row)) return r.at(column);
  return "no row " + row;
}

TEST(RprTables, SenatorsWithTheirFigures) {
  TestTable t = with_men();
  Senator& m = t.senator("cornelius");
  m.influence = 12;
  m.popularity = -2;
  m.knights = 3;
  m.talents = 7;
  m.concessions = {"mining"_id};
  m.bars = {"mining"_id};
  const ReportTable table = senators_table(Reader(t.p(), seat(1), Language::en), seat(1));
  const SenatorInfo& printed = test_tables().senator("cornelius"_id);
  EXPECT_EQ(cell(table, "Cornelius", 1), std::to_string(printed.military));
  EXPECT_EQ(cell(table, "Cornelius", 2), std::to_string(printed.oratory));
  EXPECT_EQ(cell(table, "Cornelius", 3), std::to_string(printed.loyalty));
  EXPECT_EQ(cell(table, "Cornelius", 4), "12");
  EXPECT_EQ(cell(table, "Cornelius", 5), "\u22122");
  EXPECT_EQ(cell(table, "Cornelius", 6), "3");
  EXPECT_EQ(cell(table, "Cornelius", 7), "7");
  EXPECT_EQ(cell(table, "Cornelius", 8), "Rome Consul · Mining\u00a0!");
}

// RPR-1.07.332a  The strength that the war has now, not the one on its card.
TEST(RprTables, WarsWithTheirPresentStrength) {
  TestTable t = with_men();
  t.war("3rd_macedonian", WarZone::active).war("4th_macedonian", WarZone::active);
  t.army("fabius", "1st_punic", 6, 1, 5);
  const ReportTable table = wars_table(Reader(t.p(), seat(1), Language::en));
  EXPECT_EQ(cell(table, "1st Punic", 2), "10");
  EXPECT_EQ(cell(table, "3rd Macedonian", 2),
            std::to_string(2 * test_tables().war("3rd_macedonian"_id).land));
}

TEST(RprTables, ForcesInTheField) {
  TestTable t = with_men();
  t.army("fabius", "1st_punic", 6, 1, 5);
  const ReportTable table = forces_table(Reader(t.p(), seat(1), Language::en));
  EXPECT_EQ(cell(table, "Fabius", 1), "1st Punic War");
  EXPECT_EQ(cell(table, "Fabius", 2), "6 legions, 1 veteran and 5 fleets");
  EXPECT_EQ(cell(table, "Fabius", 3), "8");
}

// RPR-1.04.9a  The discards and what is out of the game lie open, cards of one name together; the deck and
// what was set aside do not.
TEST(RprTables, PilesThatLieOpen) {
  TestTable t = with_men();
  t.s().discard = {"tribune_38"_id, "1st_gallic"_id, "tribune_40"_id};
  t.s().removed = {"1A"_id};
  t.s().deck = {"seduction_50"_id};
  t.s().set_aside = {"blackmail_51"_id};
  for (const int reader : {0, 1}) {
    const ReportTable table = forum_table(Reader(t.p(), seat(reader), Language::en));
    EXPECT_EQ(cell(table, "Discards", 1), "Tribune ×2, 1st Gallic War");
    EXPECT_THAT(cell(table, "Out of the game", 1), HasSubstr("Scipio"));
    for (const auto& row : table.rows)
      for (const std::string& text : row) {
        EXPECT_THAT(text, Not(HasSubstr("Seduction")));
        EXPECT_THAT(text, Not(HasSubstr("Blackmail")));
      }
  }
}

// RPR-EVT-176b, RPR-CARD-106a  Who presides reads of what may be proposed only now: Rhodes in the year of its
// offer, a bequest that lies in the Forum.
TEST(RprAsks, WhatTheYearOffers) {
  for (const bool there : {true, false}) {
    TestTable t = with_men();
    t.s().turn = 3;
    t.office("fabius", Office::field_consul).active_forces(3, 3);
    if (there) {
      t.event(EventCard::rhodian_alliance);
      t.s().bequests = {{ForumCard::pergamene_bequest, SenatorId(), false, false}};
    }
    const auto form =
        order_form(Reader(t.p(), seat(1), Language::en), open(AgendaOrders{seat(1), Stage::business}));
    const auto offers = [&](const char* text) {
      return std::ranges::any_of(form, [&](const std::string& line) { return line.starts_with(text); });
    };
    EXPECT_EQ(offers("# PROPOSE REJECT RHODES"), there);
    EXPECT_EQ(offers("# PROPOSE BEQUEST"), there);
  }
}

// --- Secrets

// RPR-1.04.9a  The others' hands, treasuries and orders appear nowhere in a mail.
TEST_P(InBoth, NothingOfTheOtherSeatsShows) {
  for (const Decision& d : one_of_every_decision(1)) {
    const TestTable t = position_for(d);
    State other = t.s();
    faction(other, seat(2)).hand = {"1A"_id};
    faction(other, seat(2)).treasury = 77;
    other.orders[seat(2)].standing = {Order(Unanimous{true})};
    other.orders[seat(2)].ahead = {Order(Adjourn{})};
    other.deck = {"mining"_id};
    State before = t.s();
    faction(before, seat(2)).hand = {"mining"_id};
    before.deck = {"armaments"_id};
    const auto report = [&](const State& s) {
      return Rpr::report(test_tables(), s, seat(1), window_with(Position(test_tables(), s), d, GetParam()),
                         open(d), {}, GetParam());
    };
    EXPECT_EQ(report(before), report(other));
    const auto nobody = [&](const State& s) {
      return Rpr::report(test_tables(), s, Seat{}, {}, {}, {}, GetParam());
    };
    EXPECT_EQ(nobody(before), nobody(other));
  }
}

TEST(RprOwn, HandTreasuryAndStandingOrdersAreHis) {
  TestTable t = with_men();
  t.card(1, "tribune_38").card(1, "1A").faction(1).treasury = 9;
  t.standing(1, Unanimous{true});
  const auto blocks = private_blocks(Reader(t.p(), seat(1), Language::en));
  ASSERT_EQ(blocks.size(), 3u);
  EXPECT_THAT(blocks[0].lines[0], HasSubstr("Tribune – makes one proposal"));
  EXPECT_THAT(blocks[0].lines[1], HasSubstr("Disasters and standoffs of Punic Wars"));
  EXPECT_THAT(blocks[1].lines[0], HasSubstr("9\u00a0T"));
  EXPECT_THAT(blocks[2].lines, ElementsAre("STANDING UNANIMOUS STEPDOWN"));
  EXPECT_THAT(private_blocks(Reader(t.p(), Seat{}, Language::en)), IsEmpty());
}

}  // namespace report_test
}  // namespace adj::respublica
