#pragma once
// What a turn report says, whatever the game: plain values that a game fills in the player's language and the
// templates turn into text and HTML. Texts here are sentences and names, never mark-up; fixed words ("By
// default") are the templates'.

#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/json.h"
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
  std::string
      cut_mark;  // "pbem-cut g7.p3.t12": orders are read above the line that bears it; empty for no such line
};

struct ChoiceGroup {
  std::string title;  // may be empty
  std::vector<std::string> lines;
};

// One decision that waits for the reader.
struct Ask {
  std::string title;
  std::string deadline;  // "Friday 14 March, 18:00 (Paris)"; may be empty
  std::string explanation;
  std::vector<ChoiceGroup> choices;
  std::vector<std::string> on_file;  // what he has already ordered
  std::string fallback;              // what happens if he says nothing; may be empty
};

enum class LineKind { normal, die, battle, score, warning };

struct ReportLine {
  std::string text;
  std::string clause;         // "AIE-8.3b"; may be empty
  int number = 0;             // for WHY n; 0 for none
  int indent = 0;             // 0, 1, 2: a line that explains the one above is indented
  bool for_you_only = false;  // nobody else was told
  LineKind kind = LineKind::normal;
};

struct ReportSection {
  std::string title;
  std::vector<ReportLine> lines;
};

struct ReportTable {
  std::string title;
  std::vector<Column> columns;
  std::vector<Row> rows;
  std::vector<std::string> notes;
};

// The reader's own secrets: his hand, his standing orders, his queue.
struct PrivateBlock {
  std::string title;
  std::vector<std::string> lines;
  std::string empty;  // said when there are no lines: "You hold no stratagem."
};

struct MapNote {
  bool attached = false;
  std::string caption;
  std::string content_id;  // of an image part in the same mail, to be shown in place; may be empty
};

struct ReportFooter {
  std::string reply_address;  // may be empty
  std::string reply_link;     // mailto: with the order form in it (see mailto_link); may be empty
  std::string archive_url;    // http(s); may be empty
  std::vector<std::string> notes;
};

struct TurnReport {
  Language language = Language::en;
  ReportHeader header;
  std::vector<Ask> asks;
  std::vector<std::string> order_form;  // lines, ready to edit and send back
  std::vector<std::string>
      waiting_for;  // names of those whom the game waits for, when nothing is asked of the reader
  std::vector<ReportSection> narrative;  // in the order it happened
  std::vector<ReportTable> tables;
  std::vector<PrivateBlock> own;
  MapNote map;
  ReportFooter footer;
};

// Everything the report templates may name. Throws TemplateError for links that are not what they should be.
Json to_json(const TurnReport& report);

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
