#pragma once
// What a turn report says, whatever the game: plain values that a game fills in the player's language and the
// templates turn into text and HTML. Texts here are sentences and names, never mark-up; fixed words ("By
// default") are the templates'. A game hands it over as JSON (to_json and from_json of core/describe.h); the
// service adds what a game does not know: names of people, deadlines, addresses, the cut mark.

#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/describe.h"
#include "adjudicator/report/language.h"
#include "adjudicator/report/layout.h"
#include "adjudicator/report/render.h"

namespace adj {

struct ReportHeader {
  std::string game_title;  // "Alea Iacta Est"
  std::string game_code;   // "K7Q4"
  std::string scenario;    // "Pharsalus"
  std::string turn_title;  // "Year −49 · phase E, SMC 3"
  std::string seat_name;   // whom we write to: "Marcus"
  std::string camp;        // "Caesarian camp"; may be empty
  std::string cut_mark;    // "pbem-cut g7.p3.t12": orders are read above the line with it; may be empty
  friend bool operator==(const ReportHeader&, const ReportHeader&) = default;
};
template <class Ar>
void describe(Ar& ar, ReportHeader& v) {
  ar("game_title", v.game_title)("game_code", v.game_code)("scenario", v.scenario)(
      "turn_title", v.turn_title)("seat_name", v.seat_name)("camp", v.camp)("cut_mark", v.cut_mark);
}

struct ChoiceGroup {
  std::string title;  // may be empty
  std::vector<std::string> lines;
  friend bool operator==(const ChoiceGroup&, const ChoiceGroup&) = default;
};
template <class Ar>
void describe(Ar& ar, ChoiceGroup& v) {
  ar("title", v.title)("lines", v.lines);
}

// One decision that waits for the reader.
struct Ask {
  std::string title;
  std::string deadline;  // "Friday 14 March, 18:00 (Paris)"; may be empty
  std::string explanation;
  std::vector<ChoiceGroup> choices;
  std::vector<std::string> on_file;  // what he has already ordered
  std::string fallback;              // what happens if he says nothing; may be empty
  friend bool operator==(const Ask&, const Ask&) = default;
};
template <class Ar>
void describe(Ar& ar, Ask& v) {
  ar("title", v.title)("deadline", v.deadline)("explanation", v.explanation)("choices", v.choices)(
      "on_file", v.on_file)("fallback", v.fallback);
}

enum class LineKind { normal, die, battle, score, warning };
constexpr auto names_of(LineKind) {
  using K = LineKind;
  return std::array{std::pair{K::normal, "normal"}, std::pair{K::die, "die"}, std::pair{K::battle, "battle"},
                    std::pair{K::score, "score"}, std::pair{K::warning, "warning"}};
}

struct ReportLine {
  std::string text;
  std::string clause;         // "AIE-8.3b"; may be empty
  int number = 0;             // for WHY n; 0 for none
  int indent = 0;             // 0, 1, 2: a line that explains the one above is indented
  bool for_you_only = false;  // nobody else was told
  LineKind kind = LineKind::normal;
  friend bool operator==(const ReportLine&, const ReportLine&) = default;
};
template <class Ar>
void describe(Ar& ar, ReportLine& v) {
  ar("text", v.text)("clause", v.clause)("number", v.number)("indent", v.indent)(
      "for_you_only", v.for_you_only)("kind", v.kind);
}

struct ReportSection {
  std::string title;
  std::vector<ReportLine> lines;
  friend bool operator==(const ReportSection&, const ReportSection&) = default;
};
template <class Ar>
void describe(Ar& ar, ReportSection& v) {
  ar("title", v.title)("lines", v.lines);
}

constexpr auto names_of(Align) {
  return std::array{std::pair{Align::left, "left"}, std::pair{Align::right, "right"},
                    std::pair{Align::centre, "centre"}};
}
template <class Ar>
void describe(Ar& ar, Column& v) {
  ar("title", v.title)("align", v.align);
}

struct ReportTable {
  std::string title;
  std::vector<Column> columns;
  std::vector<Row> rows;
  std::vector<std::string> notes;
  friend bool operator==(const ReportTable&, const ReportTable&) = default;
};
template <class Ar>
void describe(Ar& ar, ReportTable& v) {
  ar("title", v.title)("columns", v.columns)("rows", v.rows)("notes", v.notes);
}

// The reader's own secrets: his hand, his standing orders, his queue.
struct PrivateBlock {
  std::string title;
  std::vector<std::string> lines;
  std::string empty;  // said when there are no lines: "You hold no stratagem."
  friend bool operator==(const PrivateBlock&, const PrivateBlock&) = default;
};
template <class Ar>
void describe(Ar& ar, PrivateBlock& v) {
  ar("title", v.title)("lines", v.lines)("empty", v.empty);
}

struct MapNote {
  bool attached = false;
  std::string caption;
  std::string content_id;  // of an image part in the same mail, to be shown in place; may be empty
  friend bool operator==(const MapNote&, const MapNote&) = default;
};
template <class Ar>
void describe(Ar& ar, MapNote& v) {
  ar("attached", v.attached)("caption", v.caption)("content_id", v.content_id);
}

struct ReportFooter {
  std::string reply_address;  // may be empty
  std::string reply_link;     // mailto: with the order form in it (see mailto_link); may be empty
  std::string archive_url;    // http(s); may be empty
  std::vector<std::string> notes;
  friend bool operator==(const ReportFooter&, const ReportFooter&) = default;
};
template <class Ar>
void describe(Ar& ar, ReportFooter& v) {
  ar("reply_address", v.reply_address)("reply_link", v.reply_link)("archive_url", v.archive_url)("notes",
                                                                                                 v.notes);
}

struct TurnReport {
  Language language = Language::en;
  ReportHeader header;
  std::vector<Ask> asks;
  std::vector<std::string> order_form;   // lines, ready to edit and send back
  std::vector<std::string> waiting_for;  // when nothing is asked of the reader: whom the game waits for
  std::vector<ReportSection> narrative;  // in the order it happened
  std::vector<ReportTable> tables;
  std::vector<PrivateBlock> own;
  MapNote map;
  ReportFooter footer;
  friend bool operator==(const TurnReport&, const TurnReport&) = default;
};
template <class Ar>
void describe(Ar& ar, TurnReport& v) {
  ar("language", v.language)("header", v.header)("asks", v.asks)("order_form", v.order_form)(
      "waiting_for", v.waiting_for)("narrative", v.narrative)("tables", v.tables)("own", v.own)("map", v.map)(
      "footer", v.footer);
}

// Everything the report templates may name. Throws TemplateError for links that are not what they should be.
Json template_values(const TurnReport& report);

struct RenderedReport {
  std::string subject;
  std::string text;
  std::string html;
};
RenderedReport render_report(const Templates& templates, const TurnReport& report);

// A link that opens a reply with the form already in it. A form too long for a link is left out of it.
std::string mailto_link(std::string_view address, std::string_view subject,
                        const std::vector<std::string>& lines);

}  // namespace adj
