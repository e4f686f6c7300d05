// Reports: every event has its sentence in both languages, every question its form, and nothing of the other
// seat shows.

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "adjudicator/core/registry.h"
#include "adjudicator/games/alea/module.h"
#include "adjudicator/report/render.h"
#include "tests/games/alea/report_for_test.h"

namespace adj::alea {
namespace report_test {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class InBoth : public testing::TestWithParam<Language> {};
INSTANTIATE_TEST_SUITE_P(AleaReport, InBoth, testing::ValuesIn(kLanguages),
                         [](const auto& instance) { return std::string(name_of(instance.param)); });

std::vector<std::string> keys_of(Language language) {
  std::vector<std::string> keys;
  const Json all = report_texts(language);
  for (const auto& [key, text] : all.as_object())
    if (!key.starts_with("//")) keys.push_back(key);
  return keys;
}

// --- Sentences

TEST_P(InBoth, EveryEventHasASentenceWithFieldsThatItCarries) {
  TestTable t("3");
  const Reader r(t.p(), kOne, GetParam());
  std::vector<CatalogueKey> keys;
  for (const NumberedEvent& event : one_of_every_event()) {
    CatalogueKey key{"event." + event.name.str(), {}};
    const Json fields = event_fields(r, event);
    for (const auto& [field, value] : fields.as_object()) key.fields.push_back(field);
    keys.push_back(std::move(key));
    EXPECT_NE(event_sentence(r, event), "") << event.name.view();
  }
  Json events = Json::object();
  const Json all = report_texts(GetParam());
  for (const auto& [key, text] : all.as_object())
    if (key.starts_with("event.")) events[key] = text;
  EXPECT_THAT(check_catalogue(GetParam(), events, report_formatters(test_tables()), keys), IsEmpty());
}

// Forces without leaders, leaders without forces, dice that were not rolled: every part that an event may
// lack.
TEST_P(InBoth, SentencesDoWithoutWhatMayBeMissing) {
  TestTable t("3");
  const Reader r(t.p(), kOne, GetParam());
  for (const NumberedEvent& whole : one_of_every_event()) {
    const NumberedEvent bare = bare_event(whole.name);
    EXPECT_NO_THROW(event_sentence(r, bare)) << whole.name.view();
    for (const auto& [field, value] : bare.data.as_object()) {
      if (!value.is_null() && !value.is_array() && !value.is_bool()) continue;
      NumberedEvent lacking = whole;
      lacking.data[field] = value.is_bool() ? Json(!value.as_bool()) : value;
      EXPECT_NO_THROW(event_sentence(r, lacking)) << whole.name.view() << " without " << field;
    }
  }
}

TEST(AleaReportTexts, BothLanguagesHaveTheSameKeys) {
  EXPECT_EQ(keys_of(Language::en), keys_of(Language::fr));
}

// Labels that rules may use: a missing one would show in English words, underscores taken out.
TEST_P(InBoth, EveryEnumeratedLabelIsNamed) {
  const Catalogue& say = report_words(test_tables(), GetParam());
  const auto expect = [&](std::string_view group, std::string_view value) {
    const std::string key = "name." + std::string(group) + "." + std::string(value);
    EXPECT_TRUE(say.has(key)) << key;
  };
  for (const auto& [face, name] : names_of(Face{})) expect("face", name);
  for (const auto& [phase, name] : names_of(Phase{})) expect("phase", name);
  for (const auto& [camp, name] : names_of(Camp{})) expect("camp", name);
  for (const auto& [status, name] : names_of(PeopleStatus{})) expect("status", name);
  for (const EventInfo& event : test_tables().events) expect("effect", std::to_string(event.number));
  for (const auto& [result, name] : names_of(Result{})) {
    expect("winner", name);
    expect("loser", name);
  }
  for (const Decision& d : one_of_every_decision(TestTable("3").p()))
    expect("decision", std::visit([](const auto& one) { return std::string(one.kName); }, d));
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

// --- What happened

std::vector<std::string> texts(const ReportSection& section) {
  std::vector<std::string> lines;
  for (const ReportLine& line : section.lines) lines.push_back(line.text);
  return lines;
}

BattleFought ilerda() {
  BattleFought b;
  b.zone = z("hispania_1");
  b.attacker = Camp::caesarian;
  b.attacking_leaders = {kCaesar};
  b.attacking_units = {u("legio_5"), u("legio_10")};
  b.defending_leaders = {l("afranius")};
  b.defending_units = {u("legio_2")};
  b.attacker_pf = 12;
  b.defender_pf = 5;
  b.attacker_qu = 4;
  b.defender_qu = 3;
  b.odds = "2/1";
  b.shift = 1;
  b.column = "5/2";
  b.die = 4;
  b.modifiers = {{"attacker_bt", 3}, {"defender_bt", -1}};
  b.total = 6;
  b.attacker_result = Result::quarter;
  b.defender_result = Result::weakened;
  b.winner = BattleSide::attacker;
  return b;
}

// AIE-8.3b AIE-8.3c AIE-8.6.2a  A battle is shown with forces, column, die, modifiers, result.
TEST(AleaNarrative, ABattleShowsItsArithmetic) {
  TestTable t("3");
  const Reader en(t.p(), kOne, Language::en), fr(t.p(), kOne, Language::fr);
  const std::vector<NumberedEvent> events{numbered(SmcBegan{Camp::caesarian, 2, 3, 3, false, false}, 7),
                                          numbered(Rolled{"battle", "hispania_1", 1, 6, 4}, 8),
                                          numbered(ilerda(), 9)};
  const auto sections = narrative(en, events);
  ASSERT_EQ(sections.size(), 1u);
  EXPECT_EQ(sections[0].title, "SMC 2 of the Caesarian camp");
  EXPECT_THAT(
      texts(sections[0]),
      ElementsAre(
          "SMC 2 of the Caesarian camp. Left after it: Caesarians 3, Republicans 3.",
          "Battle in Hispania 1 (Tarraco): the Caesarian camp (Caesar) attacks the Republican camp "
          "(Afranius).",
          "Attacker: Legio V, X – 12 PF, QU 4", "Defender: Legio II – 5 PF, QU 3",
          "Odds 12 to 5: column 2/1. Quality 4 against 3: shift +1, column 5/2.",
          "Die 4, +3 BT attacker, \u22121 BT defender: total 6",
          "Result 1/4 / A: the Caesarian camp wins, weakening a quarter as many units as were beaten; "
          "the beaten force is weakened and retreats."));
  EXPECT_EQ(sections[0].lines[1].kind, LineKind::battle);
  EXPECT_EQ(sections[0].lines[1].number, 9);
  EXPECT_EQ(sections[0].lines[5].kind, LineKind::die);
  EXPECT_EQ(sections[0].lines[5].indent, 1);
  EXPECT_THAT(texts(narrative(fr, events)[0]),
              testing::Contains("Dé 4, +3 BT attaquant, \u22121 BT défenseur\u00a0: total 6"));
}

// AIE-8.4.1b AIE-8.4.1c  A beaten fleet goes by sea, and is told so.
TEST(AleaNarrative, ARetreatOverLandOrBySea) {
  TestTable t("3");
  const Reader en(t.p(), kOne, Language::en), fr(t.p(), kOne, Language::fr);
  Retreated retreat{Camp::republican, z("italia_7"), z("mare_centrale"), {kPompeius}, {u("legio_1")}, true};
  EXPECT_THAT(event_sentence(en, numbered(retreat)), testing::StartsWith("Retreat by sea from Italia 7 to "));
  EXPECT_THAT(event_sentence(fr, numbered(retreat)),
              testing::StartsWith("Retraite par mer d'Italia 7 vers "));
  retreat.to.reset();
  EXPECT_THAT(event_sentence(en, numbered(retreat)), HasSubstr("No retreat by sea possible from Italia 7"));
  EXPECT_THAT(event_sentence(fr, numbered(retreat)),
              HasSubstr("Aucune retraite par mer possible d'Italia 7"));
  retreat.fleet = false;
  EXPECT_THAT(event_sentence(en, numbered(retreat)), HasSubstr("No retreat possible from Italia 7"));
  retreat.to = z("italia_6");
  EXPECT_THAT(event_sentence(fr, numbered(retreat)), testing::StartsWith("Retraite d'Italia 7 vers "));
}

// A die stands alone only while its meaning is not told yet.
TEST(AleaNarrative, ADieIsShownOnce) {
  TestTable t("3");
  const Reader r(t.p(), kOne, Language::en);
  const NumberedEvent die = numbered(Rolled{"evasion", "pompeius", 0, 9, 2}, 4);
  const NumberedEvent meaning = numbered(InitiativeDecided{Camp::caesarian, kCaesar, 2, 6, false}, 5);
  EXPECT_EQ(narrative(r, {die, meaning})[0].lines.size(), 2u);
  EXPECT_THAT(narrative(r, {die})[0].lines[0].text, HasSubstr("Pompeius: 1d10 = 2"));
  EvasionTried tried;
  tried.zone = z("graecia_2");
  tried.leader = kPompeius;
  tried.roll = 2;
  EXPECT_EQ(narrative(r, {die, numbered(tried, 5)})[0].lines.size(), 1u);
}

TEST(AleaNarrative, EachPhaseAndSmcHasItsSectionInOrder) {
  TestTable t("3");
  const Reader r(t.p(), kOne, Language::fr);
  const auto sections =
      narrative(r, {numbered(TurnBegan{-48, 1}, 1), numbered(PhaseBegan{-48, Phase::a}, 2),
                    numbered(CountersDrawn{Camp::caesarian, 1, 3}, 3), numbered(PhaseBegan{-48, Phase::b}, 4),
                    numbered(InitiativeDecided{Camp::caesarian, LeaderId(), 0, 0, true}, 5),
                    numbered(PhaseBegan{-48, Phase::e}, 6),
                    numbered(SmcBegan{Camp::republican, 1, 4, 3, false, false}, 7),
                    numbered(Passed{Camp::republican, false}, 8)});
  std::vector<std::string> titles;
  for (const ReportSection& section : sections) titles.push_back(section.title);
  EXPECT_THAT(titles, ElementsAre("Année \u221248 · A – Stratagèmes", "Année \u221248 · B – Initiative",
                                  "SMC 1 du camp républicain"));
}

TEST(AleaNarrative, WhoEntersDoesSoInTheCampHeHadThen) {
  TestTable t("3");
  leader(t.s(), l("scipio")).camp = Camp::caesarian;  // as he is after all of it
  const Reader r(t.p(), kOne, Language::en);
  const NumberedEvent entered = numbered(LeaderEntered{l("scipio"), z("graecia_2"), false}, 1);
  const NumberedEvent turned = numbered(LeaderChangedCamp{l("scipio"), Camp::caesarian, "coup"}, 2);
  EXPECT_THAT(narrative(r, {entered})[0].lines[0].text, HasSubstr("(Caesarian)"));
  EXPECT_THAT(narrative(r, {entered, turned})[0].lines[0].text, HasSubstr("(Republican)"));
}

// AIE-3.6.5b  A region is neutralised only when he accepts.
TEST(AleaNarrative, ARefusedTriumvirNeutralisesNothing) {
  TestTable t("3");
  const Reader r(t.p(), kOne, Language::en);
  const auto said = [&](bool success) {
    return event_sentence(r, numbered(TriumvirTried{l("lepidus"), 3, 4, success, RegionId("asia")}));
  };
  EXPECT_THAT(said(true), HasSubstr("Asia"));
  EXPECT_THAT(said(false), Not(HasSubstr("Asia")));
}

TEST(AleaNarrative, PrivateLinesAreMarked) {
  TestTable t("3");
  const Reader r(t.p(), kOne, Language::en);
  const auto sections =
      narrative(r, {numbered(CounterDrawn{kOne, CounterId("S01"), Face::initiative, Face::janus}, 1,
                             "AIE-2.Aa", Audience::only(kOne)),
                    numbered(CountersDrawn{Camp::caesarian, 1, 3}, 2)});
  EXPECT_TRUE(sections[0].lines[0].for_you_only);
  EXPECT_THAT(sections[0].lines[0].text, HasSubstr("You draw"));
  EXPECT_FALSE(sections[0].lines[1].for_you_only);
}

// --- Questions

std::vector<Decision> questions() { return one_of_every_decision(TestTable("1").p()); }

const Templates& templates() {
  static const Templates kTemplates = Templates::embedded();
  return kTemplates;
}

Alea::Opens open(const Decision& d) { return {{0, d, std::nullopt}}; }

// The window as the runner would describe it.
Window window_with(Position p, const Decision& d, Language language) {
  OpenDecision open;
  open.kind = std::visit([](const auto& one) { return Name(one.kName); }, d);
  open.seat = std::visit([](const auto& one) { return one.seat; }, d);
  open.fallback = Alea::fallback_text(p.tables, p.state, d, language);
  return {1, {open}};
}

State position_for_questions() {
  TestTable t("1");
  t.s().phase = Phase::e;
  t.put(kCaesar, "italia_1").put(kMAntonius, "italia_1");
  for (const char* id : {"legio_10", "legio_12", "legio_13"}) t.put(id, "italia_1", Camp::caesarian);
  t.put("legio_1", "italia_1", Camp::republican).give_counter("S05", Camp::caesarian);
  t.s().turn.smc_left = {{Camp::caesarian, 1}, {Camp::republican, 2}};
  return t.s();
}

// Every kind of question: asked, rendered strictly, with a form whose every line is taken.
TEST_P(InBoth, EveryQuestionIsAskedAndItsFormReadsBack) {
  for (const Decision& d : questions()) {
    const std::string kind = std::visit([](const auto& one) { return std::string(one.kName); }, d);
    SCOPED_TRACE(kind);
    State s = position_for_questions();
    if (kind == "deploy") s = new_game(test_tables(), "3", {});
    if (kind == "turn" || kind == "geostrategy") s.phase = Phase::a;
    if (kind == "winter") s.phase = Phase::f;
    const Position p(test_tables(), s);
    TurnReport report;
    from_json(Alea::report(test_tables(), s, kOne, window_with(p, d, GetParam()), open(d), {}, GetParam()),
              report);
    ASSERT_EQ(report.asks.size(), 1u);
    EXPECT_NE(report.asks[0].title, "");
    ASSERT_FALSE(report.order_form.empty());
    std::string mail;
    for (const std::string& line : report.order_form) mail += line + "\n";
    const MailReading<Alea> reading = Alea::read_mail(test_tables(), s, open(d), kOne, mail, GetParam());
    for (const ReceiptLine& line : reading.receipt.lines)
      EXPECT_FALSE(line.refusal) << line.text << ": " << line.explanation;
    EXPECT_TRUE(reading.done);
    report.header.game_code = "K7Q4";
    report.header.seat_name = "Marcus";
    EXPECT_NE(render_report(templates(), report).text, "");
  }
}

TEST(AleaAsks, AnAnswerOnFileFillsTheForm) {
  const State s = position_for_questions();
  const SmcOrders smc{kOne, Camp::caesarian, 1};
  const Orders given{{plain_order(Move{{kCaesar}, {u("legio_10")}, z("italia_1"), {{z("italia_2"), {}}}})},
                     0};
  const Reader r(Position(test_tables(), s), kOne, Language::en);
  const auto form = order_form(r, {{0, smc, Answer(given)}});
  EXPECT_THAT(form.front(), HasSubstr("MOVE Caesar WITH LEGIO X FROM Italia 1 TO Italia 2"));
  EXPECT_EQ(form.back(), "DONE");
}

// 7.1  What was sent in W1 stays in force unless a line replaces it: the form of W1d has it.
TEST(AleaAsks, TheFormOfAHeldPhaseHasWhatWasSent) {
  TestTable t("1");
  t.s().phase = Phase::d;
  t.s().orders[kOne].turn = {plain_order(Succession{{kMAntonius}}), plain_order(Hold{Phase::d})};
  const Reader r(t.p(), kOne, Language::en);
  const auto form = order_form(r, {{0, AdministrationOrders{kOne, Camp::caesarian, true}, std::nullopt}});
  EXPECT_EQ(form.front(), "SUCCESSION M. Antonius");
  t.s().orders[kOne].turn.clear();
  EXPECT_TRUE(order_form(r, {{0, AdministrationOrders{kOne, Camp::caesarian, true}, std::nullopt}})
                  .front()
                  .starts_with("#"));
}

// 7.1  A queued SMC that was stopped is offered again, behind a '#'; the others wait.
TEST(AleaAsks, AStoppedSmcIsOfferedAgain) {
  State s = position_for_questions();
  s.orders[kOne].queue = {{4, {plain_order(Pass{true})}}, {5, {plain_order(Pass{false})}}};
  s.orders[kOne].stopped_serial = 4;
  const auto form = [&] {
    return order_form(Reader(Position(test_tables(), s), kOne, Language::en),
                      {{0, SmcOrders{kOne, Camp::caesarian, 1}, std::nullopt}});
  };
  EXPECT_THAT(form(), Not(testing::Contains("# PASS ALL")));
  s.orders[kOne].queue_stopped = true;
  EXPECT_THAT(form(), testing::Contains("# PASS ALL"));
  EXPECT_THAT(form(), Not(testing::Contains("# PASS")));
}

// 7.1  Before a player's last SMC he is reminded of phase F, whatever he holds.
TEST(AleaAsks, TheLastSmcRemindsOfPhaseF) {
  State s = position_for_questions();
  const Decision d = SmcOrders{kOne, Camp::caesarian, 1};
  const auto explanation = [&] {
    const Position p(test_tables(), s);
    return ask_of(Reader(p, kOne, Language::en), open(d).front(),
                  window_with(p, d, Language::en).decisions.front())
        .explanation;
  };
  EXPECT_THAT(explanation(), HasSubstr("phase F"));
  s.turn.smc_left[Camp::caesarian] = 2;
  EXPECT_THAT(explanation(), Not(HasSubstr("phase F")));
}

// --- Where things stand

std::string cell(const ReportTable& table, const std::string& row, std::size_t column) {
  for (const Row& r : table.rows)
    if (r.front() == row) return r.at(column);
  return "no row " + row;
}

TEST(AleaTables, RegionsForcesAndLedger) {
  TestTable t("1");
  t.clear_map().put(kCaesar, "gallia_1").put("legio_10", "gallia_1", Camp::caesarian);
  t.put("legio_12", "gallia_1", Camp::caesarian, true).put("legio_1", "gallia_2", Camp::republican);
  t.s().phase = Phase::e;
  t.s().ledger = {{t.s().year, Phase::e, Camp::republican, kTwo, "battle", 1},
                  {t.s().year - 1, Phase::f, Camp::caesarian, kOne, "roma", 1}};
  const auto all = tables_of(Reader(t.p(), kOne, Language::en));
  const auto& regions = all.at(1);
  EXPECT_EQ(cell(regions, "Gallia", 1), "Caesarian");
  EXPECT_EQ(cell(regions, "Gallia", 2), "2 (+1)");
  const auto& own = all.at(2);
  EXPECT_EQ(own.title, "Forces of the Caesarian camp");
  ASSERT_EQ(own.rows.size(), 1u);
  EXPECT_THAT(own.rows[0][1], HasSubstr("Caesar★"));
  EXPECT_EQ(own.rows[0][2], "Legio X, XII*");
  const auto& ledger = all.back();
  ASSERT_EQ(ledger.rows.size(), 1u);
  EXPECT_THAT(ledger.rows[0], ElementsAre("E", "Republican", "great battle won", "1"));
}

// French sets a semicolon off by a space at which no line is broken.
TEST(AleaTexts, UnitsOfSeveralKinds) {
  const std::vector<UnitId> units{UnitId("legio_10"), UnitId("auxilia_1")};
  EXPECT_EQ(force_text(test_tables(), units, Language::en), "Legio X; 1 Auxilia");
  EXPECT_EQ(force_text(test_tables(), units, Language::fr), "Legio X\u00a0; 1 Auxilia");
}

TEST(AleaTables, OfPeoplesOnlyThoseNotAtPeace) {
  TestTable t("3");
  for (People& one : t.s().people) {
    one.status = PeopleStatus::peace;
    one.truce_until = 0;
  }
  people(t.s(), kParthi).status = PeopleStatus::war;
  people(t.s(), kParthi).camp = Camp::republican;
  people(t.s(), kPontici).truce_until = t.s().year + 2;
  people(t.s(), kNumidae).truce_until = t.s().year;  // over
  const auto all = tables_of(Reader(t.p(), kOne, Language::en));
  const auto at = std::ranges::find(all, "Peoples at war, allied or under truce", &ReportTable::title);
  ASSERT_NE(at, all.end());
  EXPECT_EQ(at->rows.size(), 2u);
  EXPECT_EQ(cell(*at, "Parthi", 1), "at war");
  EXPECT_EQ(cell(*at, "Parthi", 2), "Republican");
  EXPECT_THAT(cell(*at, "Pontici", 1), HasSubstr("truce until"));
}

// --- Secrets

Play imperium() {
  Play play;
  play.face = Face::imperium;
  return play;
}

// Section 3: the other's hand, his standing orders, his queue and his sent orders appear nowhere.
TEST_P(InBoth, NothingOfTheOtherSeatShows) {
  TestTable t("1");
  t.s().phase = Phase::e;
  t.s().turn.smc_left = {{Camp::caesarian, 2}, {Camp::republican, 2}};
  t.give_counter("S03", Camp::republican);
  t.standing(Camp::caesarian, plain_order(Stand{z("gallia_1")}));
  const State before = t.s();
  State after = before;
  counter(after, CounterId("S03")).place = CounterPlace::bowl;
  counter(after, CounterId("S04")).place = CounterPlace::hand;
  counter(after, CounterId("S04")).holder = kTwo;
  SeatOrders& theirs = after.orders[kTwo];
  theirs.standing = {plain_order(Stand{z("italia_1")})};
  theirs.phase_f = {plain_order(imperium())};
  theirs.queue = {{1, {plain_order(Pass{})}}};
  theirs.winter = {plain_order(RecruitPolicy{true})};
  theirs.pass_all = true;
  for (const Decision& d :
       {Decision(SmcOrders{kOne, Camp::caesarian, 1}), Decision(WinterOrders{kOne, Camp::caesarian}),
        Decision(TurnOrders{kOne, Camp::caesarian})}) {
    const auto report = [&](const State& s) {
      return Alea::report(test_tables(), s, kOne, window_with({test_tables(), s}, d, GetParam()), open(d), {},
                          GetParam())
          .dump();
    };
    EXPECT_EQ(report(before), report(after));
    EXPECT_EQ(report(before), report(before));
  }
  EXPECT_EQ(Alea::map(test_tables(), before, kOne, {}, GetParam()),
            Alea::map(test_tables(), after, kOne, {}, GetParam()));
}

TEST(AleaOwn, TheReaderSeesHisHandAndOrders) {
  TestTable t("1");
  for (Counter& c : t.s().counter) c.place = CounterPlace::bowl;
  t.give_counter("S03", Camp::republican).standing(Camp::republican, plain_order(Stand{z("italia_1")}));
  const auto mine = private_blocks(Reader(t.p(), kTwo, Language::en));
  ASSERT_EQ(mine.size(), 3u);
  EXPECT_THAT(mine[0].lines, ElementsAre(HasSubstr("S03")));
  EXPECT_THAT(mine[1].lines, ElementsAre("STAND Italia 1"));
  EXPECT_THAT(mine[2].lines, IsEmpty());
  EXPECT_THAT(private_blocks(Reader(t.p(), kOne, Language::en))[0].lines, IsEmpty());
  EXPECT_THAT(private_blocks(Reader(t.p(), Seat{}, Language::en)), IsEmpty());
}

// 7.1  Before the last SMC of each player both are reminded of the stratagems of phase F.
TEST(AleaOwn, BothAreRemindedOfPhaseFBeforeEachLastSmc) {
  TestTable t("3");
  State& s = t.s();
  s.phase = Phase::e;
  // Whether the player whose SMC is due, and whether his opponent, reads of it.
  const auto reminded = [&](Camp due, int left_c, int left_r, std::optional<Camp> extra = {}) {
    s.turn.next_smc = due;
    s.turn.smc_left = {{Camp::caesarian, left_c}, {Camp::republican, left_r}};
    s.turn.extra_smc = extra;
    const Seat his = seat_of(s, due), theirs = seat_of(s, other(due));
    const OpenFor<Alea> window{0, SmcOrders{his, due, 1}, std::nullopt};
    OpenDecision asked;
    asked.kind = "smc";
    const Ask ask = ask_of(Reader(t.p(), his, Language::en), window, asked);
    EXPECT_EQ(private_blocks(Reader(t.p(), his, Language::en)).size(), 3u) << "once is enough";
    const auto blocks = private_blocks(Reader(t.p(), theirs, Language::en));
    EXPECT_EQ(
        std::ranges::any_of(blocks.back().lines,
                            [](const std::string& line) { return line.starts_with("Your opponent's"); }),
        blocks.size() > 3);
    return std::pair(ask.explanation.find("This is your last SMC") != std::string::npos, blocks.size() > 3);
  };
  constexpr std::pair kBoth(true, true), kNobody(false, false);
  EXPECT_EQ(reminded(Camp::caesarian, 2, 1), kNobody);
  EXPECT_EQ(reminded(Camp::republican, 1, 1), kBoth);
  EXPECT_EQ(reminded(Camp::caesarian, 1, 0), kBoth);
  // AIE-TE.10  His last one is the extra one.
  EXPECT_EQ(reminded(Camp::caesarian, 1, 0, Camp::caesarian), kNobody);
  EXPECT_EQ(reminded(Camp::caesarian, 0, 0, Camp::caesarian), kBoth);
  EXPECT_EQ(reminded(Camp::caesarian, 1, 0, Camp::republican), kBoth);
  s.phase = Phase::f;
  EXPECT_EQ(private_blocks(Reader(t.p(), kOne, Language::en)).size(), 3u);
  EXPECT_EQ(private_blocks(Reader(t.p(), kTwo, Language::en)).size(), 3u);
}

TEST(AleaReports, NobodyIsAdvisedToEvadeWhoHasToStay) {
  // AIE-RUL-09 AIE-TE.6  Cato (VS 2) and Pompeius (VS 5) in Graecia 3 against a legion.
  TestTable t("3");
  t.clear_map();
  t.put(kPompeius, "graecia_3").put(l("cato"), "graecia_3").put("legio_1", "graecia_3", R);
  t.put("legio_10", "graecia_3", C);
  const auto advised = [&] {
    std::string text;
    const Reader r(t.p(), kTwo, Language::en);
    const ReactionOrders d{kTwo, R, {z("graecia_3")}};
    for (const Order& order : suggest_reaction(r, d).examples)
      text += std::get<Evade>(order.body).leader->str() + " ";
    const std::vector<ChoiceGroup> groups = reaction_choices(r, d);
    for (const std::string& line : groups.front().lines)
      if (line.find('%') != std::string::npos) text += line;
    return text;
  };
  EXPECT_THAT(advised(), testing::StartsWith("cato "));
  EXPECT_THAT(advised(), testing::HasSubstr("50%"));
  t.s().turn.unrest[kPompeius] = z("graecia_3");
  EXPECT_THAT(advised(), testing::HasSubstr(" 20%"));
  leader(t.s(), l("cato")).sick = true;
  EXPECT_THAT(advised(), testing::Not(testing::StartsWith("cato ")));
}

// --- Whole games

// Two random players; at every pause each reader's form is fed back to a copy of the game.
TEST(AleaReports, AFormSentBackIsTakenAtEveryPauseOfAGame) {
  const auto module = make_module();
  StartRequest request;
  request.scenario = "3";
  request.seed = practice_seed("alea", 5);
  auto game = module->start(request);
  Random random(5);
  std::set<std::string> kinds;
  auto news = game->advance();
  for (int pause = 0; pause < 40 && !game->over(); ++pause) {
    ASSERT_FALSE(game->frozen()) << *game->frozen();
    for (const Seat seat : {kOne, kTwo}) {
      const Language language = seat == kOne ? Language::en : Language::fr;
      const Json first = game->report(seat, news, language);
      EXPECT_EQ(first, game->report(seat, news, language));
      TurnReport report;
      from_json(first, report);
      if (report.order_form.empty()) continue;
      std::string mail;
      for (const std::string& line : report.order_form) mail += line + "\n";
      const auto copy = module->load(game->save());
      for (const ReceiptLine& line : copy->submit(seat, mail, language, Origin::player).lines)
        EXPECT_FALSE(line.refusal) << line.text << ": " << line.explanation;
    }
    for (const OpenDecision& d : game->window(Language::en).decisions) kinds.insert(d.kind.str());
    for (const Seat seat : {kOne, kTwo})
      game->submit(seat, game->random_mail(seat, random, Language::en), Language::en, Origin::player);
    game->close_window();
    news = game->advance();
  }
  EXPECT_THAT(kinds, testing::IsSupersetOf({"deploy", "turn", "smc", "winter"}));
}

}  // namespace report_test
}  // namespace adj::alea
