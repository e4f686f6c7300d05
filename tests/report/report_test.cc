#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "adjudicator/report/report_model.h"
#include "tests/report/sample_report.h"

namespace adj {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::ThrowsMessage;

const Templates& templates() {
  static const Templates kTemplates = Templates::embedded();
  return kTemplates;
}

RenderedReport rendered(const TurnReport& report) { return render_report(templates(), report); }

// A report in which nothing optional is filled in.
TurnReport bare_report(Language language) {
  TurnReport report;
  report.language = language;
  report.header = {"Alea", "K7Q4", "Pharsalus", "Year 1", "Marcus", "", ""};
  return report;
}

// Tags that are opened and not closed, or closed out of turn; "" when the page is sound.
std::string unsound_tag(std::string_view html) {
  const std::set<std::string_view> alone = {"meta", "br", "img", "!DOCTYPE"};
  std::vector<std::string_view> open;
  for (std::size_t at = html.find('<'); at != std::string_view::npos; at = html.find('<', at + 1)) {
    const std::string_view tag = html.substr(at + 1, html.find('>', at) - at - 1);
    const bool closing = tag.starts_with('/');
    const std::string_view name = tag.substr(closing, tag.find_first_of(" \n", closing) - closing);
    if (alone.contains(name)) continue;
    if (!closing) {
      open.push_back(name);
    } else if (open.empty() || open.back() != name) {
      return std::string(tag);
    } else {
      open.pop_back();
    }
  }
  return open.empty() ? "" : std::string(open.back());
}

class InBothLanguages : public testing::TestWithParam<Language> {};
INSTANTIATE_TEST_SUITE_P(Report, InBothLanguages, testing::ValuesIn(kLanguages),
                         [](const auto& instance) { return std::string(name_of(instance.param)); });

TEST_P(InBothLanguages, FullAndBareReportsRender) {
  for (const TurnReport& report : {sample_report(GetParam()), bare_report(GetParam())}) {
    const RenderedReport out = rendered(report);
    EXPECT_THAT(out.text, Not(HasSubstr("{{")));
    EXPECT_THAT(out.html,
                AllOf(Not(HasSubstr("{{")), HasSubstr("<html lang=\"" + std::string(name_of(GetParam())))));
    EXPECT_EQ(unsound_tag(out.html), "");
    EXPECT_THAT(out.subject, Not(HasSubstr("\n")));
  }
}

TEST_P(InBothLanguages, EveryOptionalPartMayBeAbsentAlone) {
  const auto check = [&](auto remove) {
    TurnReport report = sample_report(GetParam());
    remove(report);
    EXPECT_EQ(unsound_tag(rendered(report).html), "");
  };
  check([](TurnReport& r) { r.asks.clear(); });
  check([](TurnReport& r) { r.asks[0].choices.clear(); });
  check([](TurnReport& r) { r.asks[0].fallback.clear(); });
  check([](TurnReport& r) { r.order_form.clear(); });
  check([](TurnReport& r) { r.narrative.clear(); });
  check([](TurnReport& r) { r.tables.clear(); });
  check([](TurnReport& r) { r.own.clear(); });
  check([](TurnReport& r) { r.map.attached = false; });
  check([](TurnReport& r) { r.footer = {}; });
}

TEST_P(InBothLanguages, ADecisionComesBeforeTheStory) {
  const TurnReport report = sample_report(GetParam());
  const RenderedReport out = rendered(report);
  for (const std::string& page : {out.text, out.html}) {
    EXPECT_LT(page.find(report.asks[0].title), page.find(report.order_form[1]));
    EXPECT_LT(page.find(report.order_form[1]), page.find(report.narrative[0].title));
    EXPECT_LT(page.find(report.narrative[0].title), page.find(report.tables[0].title));
  }
}

// What is in one is in the other: every text of the sample, wrapped or not.
TEST_P(InBothLanguages, TextAndHtmlSayTheSame) {
  const auto squeezed = [](std::string_view page) {
    std::string out;
    for (const char c : page) {
      if (c != ' ' && c != '\n') out += c;
    }
    return out;
  };
  TurnReport report = sample_report(GetParam());
  const RenderedReport out = rendered(report);
  const std::string text = squeezed(out.text);
  std::string html = squeezed(out.html);
  for (const auto& [from, to] : {std::pair{"&apos;", "'"}, {"&gt;", ">"}, {"&quot;", "\""}}) {
    for (std::size_t at; (at = html.find(from)) != std::string::npos;)
      html.replace(at, std::strlen(from), to);
  }
  std::vector<std::string> all = report.order_form;
  for (const Ask& ask : report.asks) {
    for (const std::string& part : {ask.title, ask.deadline, ask.explanation, ask.fallback})
      all.push_back(part);
    for (const ChoiceGroup& group : ask.choices)
      all.insert(all.end(), group.lines.begin(), group.lines.end());
    all.insert(all.end(), ask.on_file.begin(), ask.on_file.end());
  }
  for (const ReportSection& section : report.narrative) {
    for (const ReportLine& line : section.lines) {
      for (const std::string& part : {line.text, line.clause, std::to_string(line.number)})
        all.push_back(part);
    }
  }
  for (const ReportTable& table : report.tables) {
    for (const Row& row : table.rows) all.push_back(row[0]);
    all.insert(all.end(), table.notes.begin(), table.notes.end());
  }
  for (const PrivateBlock& block : report.own)
    all.push_back(block.lines.empty() ? block.empty : block.lines[0]);
  for (const std::string& part : all) {
    EXPECT_THAT(text, HasSubstr(squeezed(part)));
    EXPECT_THAT(html, HasSubstr(squeezed(part)));
  }
}

TEST_P(InBothLanguages, TextFitsItsColumnsExceptTheForm) {
  TurnReport report = sample_report(GetParam());
  report.order_form.clear();
  const std::string text = rendered(report).text;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    EXPECT_LE(display_width(text.substr(at, end - at)), kTextColumns) << text.substr(at, end - at);
    EXPECT_FALSE(end > at && text[end - 1] == ' ') << text.substr(at, end - at);
    at = end + 1;
  }
}

TEST_P(InBothLanguages, OrderFormLinesAreNeverBroken) {
  TurnReport report = bare_report(GetParam());
  const std::string order = "MOVE Caesar WITH LEGIO " + std::string(120, 'X') + " TO GALLIA 9";
  report.order_form = {order};
  EXPECT_THAT(rendered(report).text, HasSubstr("\n" + order + "\n"));
}

TEST_P(InBothLanguages, NothingRemoteNothingActiveAllStyleInline) {
  const std::string html = rendered(sample_report(GetParam())).html;
  for (const std::string_view bad :
       {"<style", "<script", "<link", "url(", "src=\"http", "onclick", "@import"}) {
    EXPECT_THAT(html, Not(HasSubstr(bad)));
  }
}

TEST_P(InBothLanguages, PlayersTextCannotBecomeMarkUp) {
  const std::string evil = "<script>alert('x')</script>\"{{language}}&";
  TurnReport report = sample_report(GetParam());
  report.header.seat_name = evil;
  report.header.cut_mark = evil;
  report.asks[0].title = evil;
  report.asks[0].explanation = evil;
  report.asks[0].choices[0].lines[0] = evil;
  report.asks[0].on_file = {evil};
  report.order_form = {evil};
  report.narrative[0].title = evil;
  report.narrative[0].lines[0].text = evil;
  report.narrative[0].lines[1].text = evil;
  report.tables[0].title = evil;
  report.tables[0].rows[0][0] = evil;
  report.tables[0].notes = {evil};
  report.own[0].lines = {evil};
  report.map = {true, evil, evil};
  report.footer.notes = {evil};
  const RenderedReport out = rendered(report);
  EXPECT_THAT(out.html, AllOf(Not(HasSubstr("<script")), Not(HasSubstr("')")), HasSubstr("&lt;script&gt;")));
  EXPECT_EQ(unsound_tag(out.html), "");
  EXPECT_THAT(out.text, HasSubstr("{{language}}"));
}

TEST_P(InBothLanguages, PlayersTextCannotBecomeALineOfOurs) {
  TurnReport report = sample_report(GetParam());
  report.header.seat_name = "Marcus\n==== forged ====\nMOVE";
  report.narrative[0].lines[0].text = "x\n==== forged ====";
  report.order_form.push_back("DONE\n==== forged ====");
  const RenderedReport out = rendered(report);
  EXPECT_THAT(out.text, Not(HasSubstr("\n==== forged")));
}

TEST_P(InBothLanguages, NoCutLineWithoutAMark) {
  EXPECT_THAT(rendered(bare_report(GetParam())).text, Not(HasSubstr("====  ")));
  EXPECT_TRUE(rendered(bare_report(GetParam())).text.starts_with("Alea · K7Q4\n===========\n"));
  EXPECT_TRUE(rendered(sample_report(GetParam())).text.starts_with("==== "));
}

TEST_P(InBothLanguages, AMissingNameIsNeverSilent) {
  Json values = template_values(sample_report(GetParam()));
  const std::string name = std::string(name_of(GetParam())) + "/report.txt.mustache";
  ASSERT_NO_THROW(templates().render(name, values));
  std::erase_if(values["asks"].as_array()[0].as_object(),
                [](const Json::Member& m) { return m.first == "fallback"; });
  EXPECT_THAT([&] { templates().render(name, values); },
              ThrowsMessage<TemplateError>(HasSubstr("'fallback'")));
}

TEST(ReportWords, English) {
  const RenderedReport out = rendered(sample_report(Language::en));
  for (const std::string& page : {out.text, out.html}) {
    for (const std::string_view words :
         {"What you must decide", "Order form", "Deadline:", "By default:", "HELP", "WHY 31", "For you alone",
          "for you alone", "Already received from you:"}) {
      EXPECT_THAT(page, HasSubstr(words));
    }
  }
  // The same in every mail of the phase, whoever is asked and until when: mail programs thread by it.
  EXPECT_EQ(out.subject, "[K7Q4] Alea Iacta Est · Year −49 · phase E, SMC 3");
  // Issue 3: the subject stays the same within a phase.
  TurnReport later = sample_report(Language::en);
  later.header.turn_title = "Turn 3 · Senate · election of the Consuls";
  EXPECT_EQ(rendered(later).subject, "[K7Q4] Alea Iacta Est · Turn 3 · Senate");
  EXPECT_THAT(rendered(later).text, HasSubstr("election of the Consuls"));
}

TEST(ReportWords, French) {
  const RenderedReport out = rendered(sample_report(Language::fr));
  for (const std::string_view words :
       {"Ce que vous devez décider", "Bulletin d'ordres", "Date limite\u00a0:", "Par défaut\u00a0:", "AIDE",
        "POURQUOI 33", "Confidentiel", "confidentiel", "Ce qui s'est passé", "La situation"}) {
    EXPECT_THAT(out.text, HasSubstr(words));
    EXPECT_THAT(out.html, HasSubstr(words));
  }
}

TEST(ReportWords, WhenNothingIsAskedTheReaderLearnsWhoIsWaitedFor) {
  TurnReport report = bare_report(Language::en);
  report.waiting_for = {"Aquila", "Brutus"};
  EXPECT_THAT(rendered(report).text,
              HasSubstr("Nothing is asked of you now.\nThe game waits for Aquila and Brutus.\n"));
  EXPECT_EQ(rendered(report).subject, "[K7Q4] Alea · Year 1");
  report.language = Language::fr;
  EXPECT_THAT(rendered(report).text, HasSubstr("La partie attend la réponse de\u00a0: Aquila et Brutus.\n"));
  EXPECT_THAT(rendered(report).html, HasSubstr("Aquila et Brutus"));
}

TEST(ReportText, ABareReportWordForWord) {
  TurnReport report = bare_report(Language::en);
  report.asks = {{"Choose", "", "", {{"", {"A"}}}, {}, "A."}};
  report.narrative = {{"Story", {{"It rains.", "AIE-1", 7, 1, true, LineKind::die}}}};
  EXPECT_THAT(rendered(report).text,
              testing::StartsWith("Alea · K7Q4\n===========\nYear 1\nPharsalus\nFor Marcus\n\n\n"
                                  "What you must decide\n====================\n\n"
                                  "* Choose\n\n  You may choose:\n\n    - A\n\n"
                                  "  By default: A.\n\n\n"
                                  "What happened\n=============\n\nStory\n-----\n"
                                  "   7    ⚄ It rains. (for you alone) [AIE-1]\n\n\n"
                                  "How to reply\n============\n"));
}

TEST(ReportModel, LinksMustBeWhatTheySay) {
  TurnReport report = bare_report(Language::en);
  report.footer.archive_url = "javascript:alert(1)";
  EXPECT_THROW(template_values(report), TemplateError);
  report.footer.archive_url = "https://example.org/a?b&c\"";
  EXPECT_THAT(rendered(report).html, HasSubstr("href=\"https://example.org/a?b&amp;c&quot;\""));
  report.footer.reply_link = "https://example.org";
  EXPECT_THROW(template_values(report), TemplateError);
}

TEST(ReportModel, TravelsAsJson) {
  TurnReport report = sample_report(Language::en);
  report.waiting_for = {"Aquila"};
  report.footer.notes = {"note"};
  report.map.content_id = "map@example.org";
  TurnReport back;
  from_json(Json::parse(to_json(report).dump()), back);
  EXPECT_EQ(report, back);
  Json broken = to_json(report);
  broken["header"]["extra"] = 1;
  EXPECT_THROW(from_json(broken, back), DataError);
}

TEST(ReportModel, RowsMustFitTheirColumns) {
  TurnReport report = bare_report(Language::en);
  report.tables = {{"T", {{"a"}, {"b"}}, {{"1"}}, {}}};
  EXPECT_THROW(template_values(report), TemplateError);
}

// A telephone shows some 48 characters of a row: what is longer stands below, its title too.
TEST(ReportModel, WideTablesFitATelephone) {
  TurnReport report = bare_report(Language::en);
  const Column kNumber{"MIL", Align::right};
  report.tables = {
      {"Men",
       {{"Senator"}, kNumber, kNumber, kNumber, kNumber, kNumber, kNumber, {"Office, place, concessions"}},
       {{"Fabius", "1", "2", "3", "4", "5", "6", "Rome Consul · governs Hispania Ulterior"},
        {"Cato", "1", "2", "3", "4", "5", "6", ""}},
       {}},
      {"Forces",
       {{"Zone"}, {"Leaders"}, {"Units"}, {"PF", Align::right}},
       {{"Graecia 2 (Thessalonica)", "Ahenobarbus 4/0/2/3, Cato 4/0/2/5", "Legio XV, XVI, XVII; 1 Auxilia",
         "5"},
        {"Asia 1 (Ephesus)", "–", "Legio XI-R", "4"}},
       {}},
      {"Small", {{"Region"}, {"Held by"}, {"PC", Align::right}}, {{"Italia", "Caesarian", "5"}}, {}}};
  const Json values = template_values(report);
  const auto& tables = values.at("tables").as_array();
  EXPECT_EQ(tables[0].at("titles_below").as_string(), "Office, place, concessions");
  EXPECT_EQ(tables[0].at("span").as_string(), "7");
  EXPECT_EQ(tables[0].at("rows").as_array()[0].at("below").as_string(),
            "Rome Consul · governs Hispania Ulterior");
  EXPECT_EQ(tables[0].at("rows").as_array()[1].at("below").as_string(), "");
  EXPECT_EQ(tables[1].at("titles_below").as_string(), "Leaders · Units");
  EXPECT_EQ(tables[1].at("rows").as_array()[0].at("below").as_string(),
            "Ahenobarbus 4/0/2/3, Cato 4/0/2/5 · Legio XV, XVI, XVII; 1 Auxilia");
  EXPECT_EQ(tables[1].at("rows").as_array()[1].at("below").as_string(), "Legio XI-R");
  EXPECT_EQ(tables[1].at("rows").as_array()[1].at("cells").as_array().size(), 2u);
  EXPECT_EQ(tables[2].at("titles_below").as_string(), "");
  const RenderedReport out = rendered(report);
  EXPECT_THAT(out.html, HasSubstr("<td colspan=\"7\" style=\"padding:0 0 6px;"
                                  "border-bottom:1px solid rgba(127,127,127,.25)\">Rome Consul · governs"));
  EXPECT_THAT(out.text, HasSubstr("Senator  MIL  MIL  MIL  MIL  MIL  MIL  Office, place, concessions"));
}

TEST(ReportModel, MailtoLinkCarriesTheForm) {
  EXPECT_EQ(mailto_link("g+t@example.org", "Re: K7Q4", {"MOVE Caesar", "FINI É"}),
            "mailto:g%2Bt@example.org?subject=Re%3A%20K7Q4&body=MOVE%20Caesar%0D%0AFINI%20%C3%89%0D%0A");
  EXPECT_EQ(mailto_link("g@example.org", "S", {}), "mailto:g@example.org?subject=S");
  EXPECT_EQ(mailto_link("g@example.org", "S", {std::string(3000, 'x')}), "mailto:g@example.org?subject=S");
}

TEST(TemplateFiles, BothLanguagesHaveTheSameTemplates) {
  std::set<std::string> en;
  std::set<std::string> fr;
  for (const std::string& name : templates().names()) {
    if (name.starts_with("en/")) en.insert(name.substr(3));
    if (name.starts_with("fr/")) fr.insert(name.substr(3));
  }
  EXPECT_EQ(en, fr);
  EXPECT_TRUE(en.contains("report.txt.mustache"));
  EXPECT_TRUE(en.contains("report.html.mustache"));
}

}  // namespace
}  // namespace adj
