#include "adjudicator/report/render.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace adj {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

Templates of(Templates::Texts texts) { return Templates(std::move(texts)); }

std::string txt(const std::string& text, std::string_view values, Templates::Texts others = {}) {
  others["en/t.txt.mustache"] = text;
  return Templates(others).render("en/t.txt.mustache", Json::parse(values));
}
std::string html(const std::string& text, std::string_view values, Templates::Texts others = {}) {
  others["en/t.html.mustache"] = text;
  return Templates(others).render("en/t.html.mustache", Json::parse(values));
}

TEST(Render, ValuesOfEveryKind) {
  EXPECT_EQ(txt("{{s}} {{n}} {{m}} {{o.p}}", R"({"s":"x","n":3,"m":-1.5,"o":{"p":"q"}})"), "x 3 -1.5 q");
  EXPECT_EQ(txt("{{#l}}{{.}},{{/l}}{{#o}}{{p}}{{s}}{{/o}}", R"({"s":"x","l":["a",2],"o":{"p":"q"}})"),
            "a,2,qx");
  EXPECT_EQ(txt("[{{s}}]", R"({"s":""})"), "[]");
}

TEST(Render, WhatIsYesAndWhatIsNo) {
  for (const std::string_view no : {"null", "false", "\"\"", "[]"}) {
    EXPECT_EQ(txt("{{#v}}yes{{/v}}{{^v}}no{{/v}}", R"({"v":)" + std::string(no) + "}"), "no") << no;
  }
  for (const std::string_view yes : {"true", "0", "\"x\"", "{}", "[1]"}) {
    EXPECT_EQ(txt("{{#v}}yes{{/v}}{{^v}}no{{/v}}", R"({"v":)" + std::string(yes) + "}"), "yes") << yes;
  }
}

TEST(Render, TextIsNotEscapedHtmlIs) {
  const std::string_view values = R"({"s":"<b a='1'>\"&\"</b>"})";
  EXPECT_EQ(txt("{{s}}", values), "<b a='1'>\"&\"</b>");
  EXPECT_EQ(html("{{s}}", values), "&lt;b a=&apos;1&apos;&gt;&quot;&amp;&quot;&lt;/b&gt;");
  EXPECT_EQ(
      of({{"en/feed.xml.mustache", "{{s}}"}}).render("en/feed.xml.mustache", Json::parse(R"({"s":"<"})")),
      "&lt;");
}

TEST(Render, HtmlIsEscapedInPartialsAndListsToo) {
  EXPECT_EQ(html("{{#l}}{{> p}}{{/l}}", R"({"l":["<"]})", {{"en/p.html.mustache", "{{.}}"}}), "&lt;");
}

TEST(Render, ValuesAreNeverReadAsTemplates) {
  const std::string_view values = R"({"s":"{{secret}} {{> p}} {{#s}}","secret":"no"})";
  EXPECT_EQ(txt("{{s}}", values), "{{secret}} {{> p}} {{#s}}");
  EXPECT_EQ(txt("{{#wrap}}{{s}}{{/wrap}}", values), "{{secret}} {{> p}} {{#s}}");
  EXPECT_EQ(html("{{s}}", values), "{{secret}} {{&gt; p}} {{#s}}");
}

TEST(Render, TagsAloneOnTheirLineTakeItWithThem) {
  EXPECT_EQ(txt("a\n{{#no}}\nb\n{{/no}}\nc\n", R"({"no":false})"), "a\nc\n");
  EXPECT_EQ(txt("a\n  {{#yes}}  \nb\n{{/yes}}\nc\n", R"({"yes":true})"), "a\nb\nc\n");
  EXPECT_EQ(txt("{{#l}}\n- {{.}}\n{{/l}}", R"({"l":["x","y"]})"), "- x\n- y\n");
  EXPECT_EQ(txt("a\n{{! not\nseen }}\nb", "{}"), "a\nb");
  EXPECT_EQ(txt("a{{#yes}}!{{/yes}}\nb\n", R"({"yes":true})"), "a!\nb\n");
}

TEST(Render, BlankLinesOfATemplateStay) {
  EXPECT_EQ(txt("{{#yes}}\n\nb\n\n{{/yes}}\nc", R"({"yes":true})"), "\nb\n\nc");
  EXPECT_EQ(txt("{{#l}}\n{{.}}\n{{/l}}\n", R"({"l":["a","","b"]})"), "a\n\nb\n");
  EXPECT_EQ(txt("{{#l}}{{.}}\n{{/l}}", R"({"l":["","b"]})"), "\nb\n");
}

TEST(Render, PartialsComeFromTheLanguageOrAreShared) {
  const Templates templates = of({{"en/t.txt.mustache", "{{> hello}}, {{> word}}"},
                                  {"fr/t.txt.mustache", "{{> hello}}, {{> word}}"},
                                  {"shared/hello.txt.mustache", "{{> greeting}} {{name}}\n"},
                                  {"en/greeting.txt.mustache", "Hello"},
                                  {"fr/greeting.txt.mustache", "Bonjour"},
                                  {"shared/word.txt.mustache", "shared"},
                                  {"fr/word.txt.mustache", "propre"}});
  const Json values = Json::parse(R"({"name":"Marcus"})");
  EXPECT_EQ(templates.render("en/t.txt.mustache", values), "Hello Marcus, shared");
  EXPECT_EQ(templates.render("fr/t.txt.mustache", values), "Bonjour Marcus, propre");
}

TEST(Render, APartialOnItsOwnLineKeepsItsLines) {
  EXPECT_EQ(txt("a\n{{> p}}\nb\n", "{}", {{"en/p.txt.mustache", "1\n2\n"}}), "a\n1\n2\nb\n");
}

TEST(Render, LayoutSections) {
  EXPECT_EQ(txt("{{#heading}}{{t}}{{/heading}}\n", R"({"t":"Été"})"), "Été\n===\n");
  EXPECT_EQ(txt("{{#subheading}}{{t}}{{/subheading}}\n", R"({"t":"Été"})"), "Été\n---\n");
  const std::string long_text(70, 'x');
  EXPECT_EQ(txt("{{#wrap}}  - " + long_text + " {{t}}{{/wrap}}\n", R"({"t":"next"})"),
            "  - " + long_text + "\n    next\n");
}

TEST(Render, UnescapedOnlyForMarkUpThatSaysSo) {
  EXPECT_EQ(html("{{{map_svg}}}{{&part_html}}", R"({"map_svg":"<svg/>","part_html":"<b/>"})"), "<svg/><b/>");
  EXPECT_THAT([] { html("{{{name}}}", R"({"name":"x"})"); },
              ThrowsMessage<TemplateError>(HasSubstr("'name'")));
  EXPECT_THAT([] { html("{{& name}}", R"({"name":"x"})"); },
              ThrowsMessage<TemplateError>(HasSubstr("'name'")));
}

TEST(RenderErrors, AMissingNameSaysWhere) {
  EXPECT_THAT([] { txt("a\n{{title}}", "{}"); },
              ThrowsMessage<TemplateError>("template en/t.txt.mustache:2: there is no value for 'title'"));
  EXPECT_THAT([] { txt("{{#title}}x{{/title}}", "{}"); }, ThrowsMessage<TemplateError>(HasSubstr("'title'")));
  EXPECT_THAT([] { txt("{{^title}}x{{/title}}", "{}"); }, ThrowsMessage<TemplateError>(HasSubstr("'title'")));
  EXPECT_THAT([] { txt("{{a.b}}", R"({"a":{}})"); }, ThrowsMessage<TemplateError>(HasSubstr("'a.b'")));
  EXPECT_THAT([] { txt("{{#wrap}}{{x}}{{/wrap}}", "{}"); }, ThrowsMessage<TemplateError>(HasSubstr("'x'")));
  EXPECT_THAT(
      [] {
        txt("{{> p}}", "{}", {{"shared/p.txt.mustache", "{{x}}"}});
      },
      ThrowsMessage<TemplateError>("template shared/p.txt.mustache:1: there is no value for 'x'"));
}

TEST(Render, SharedTemplatesStandByThemselves) {
  const Templates templates = of({{"shared/feed.xml.mustache", "<a>{{v}}</a>"}});
  EXPECT_EQ(templates.render("shared/feed.xml.mustache", Json::parse(R"({"v":"x & y"})")),
            "<a>x &amp; y</a>");
}

TEST(Render, ATemplateServesAgainAfterAFailure) {
  const Templates templates =
      of({{"en/t.txt.mustache", "{{#list}}{{> p}}{{/list}}{{v}}"}, {"en/p.txt.mustache", "{{n}},"}});
  const auto rendered = [&](std::string_view values) {
    return templates.render("en/t.txt.mustache", Json::parse(values));
  };
  EXPECT_EQ(rendered(R"({"list":[{"n":1},{"n":2}],"v":"x"})"), "1,2,x");
  EXPECT_THROW(rendered(R"({"list":[{"n":1},{}],"v":"x"})"), TemplateError);
  EXPECT_EQ(rendered(R"({"list":[{"n":3}],"v":"y"})"), "3,y");
}

TEST(RenderErrors, OnlyTextIsPrinted) {
  for (const std::string_view value : {"true", "false", "null", "[1]", "{}"}) {
    EXPECT_THAT([&] { txt("{{v}}", R"({"v":)" + std::string(value) + "}"); },
                ThrowsMessage<TemplateError>(HasSubstr("the value of 'v' is not text")))
        << value;
  }
}

TEST(RenderErrors, LayoutSectionsAreForTextOnly) {
  EXPECT_THAT([] { html("{{#wrap}}x{{/wrap}}", "{}"); }, ThrowsMessage<TemplateError>(HasSubstr("'wrap'")));
}

TEST(RenderErrors, PartialsAreCheckedBeforeAnythingIsRendered) {
  EXPECT_THAT(
      [] {
        of({{"en/t.txt.mustache", "{{#never}}{{> gone}}{{/never}}"}});
      },
      ThrowsMessage<TemplateError>("template en/t.txt.mustache: there is no partial 'gone'"));
  EXPECT_THAT(
      [] {
        of({{"en/t.txt.mustache", "{{> p}}"}, {"en/p.html.mustache", ""}});
      },
      ThrowsMessage<TemplateError>(HasSubstr("there is no partial 'p'")));
  EXPECT_THAT(
      [] {
        of({{"en/t.txt.mustache", "{{> p}}"}, {"fr/p.txt.mustache", ""}});
      },
      ThrowsMessage<TemplateError>(HasSubstr("there is no partial 'p'")));
  EXPECT_THAT(
      [] {
        of({{"en/t.txt.mustache", "{{> p}}"}, {"shared/p.txt.mustache", "{{> t}}"}});
      },
      ThrowsMessage<TemplateError>(HasSubstr("contains itself")));
}

TEST(RenderErrors, MalformedTemplates) {
  const auto wrong = [](const std::string& text, const std::string& what) {
    EXPECT_THAT(
        [&] {
          of({{"en/t.txt.mustache", text}});
        },
        ThrowsMessage<TemplateError>(HasSubstr(what)))
        << text;
  };
  wrong("{{a", "a tag is not closed");
  wrong("{{#a}}x", "en/t.txt.mustache:1: {{#a}} is never closed");
  wrong("x\n{{/a}}", "en/t.txt.mustache:2: {{/a}} closes nothing");
  wrong("{{#a}}{{#b}}{{/a}}{{/b}}", "{{/a}} closes nothing");
  wrong("{{=<% %>=}}", "delimiters");
  wrong("{{}}", "is not a name");
  wrong("{{a b}}", "is not a name");
  wrong("{{#}}{{/}}", "is not a name");
}

TEST(RenderErrors, TemplateNames) {
  EXPECT_THROW(of({{"en/report.mustache", ""}}), TemplateError);
  EXPECT_THROW(of({{"report.txt.mustache", ""}}), TemplateError);
  EXPECT_THROW(of({{"en/report.txt", ""}}), TemplateError);
  EXPECT_THAT([] { of({}).render("en/none.txt.mustache", Json::object()); },
              ThrowsMessage<TemplateError>("template en/none.txt.mustache: there is no such template"));
}

TEST(Render, OverridesTakeThePlaceOfEmbeddedTemplates) {
  const std::string name = "en/report_subject.txt.mustache";
  EXPECT_EQ(Templates::embedded({{name, "mine"}}).render(name, Json::object()), "mine");
  EXPECT_THROW(Templates::embedded({{name, "{{"}}), TemplateError);
}

}  // namespace
}  // namespace adj
