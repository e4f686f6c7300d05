#include "adjudicator/report/report_model.h"

#include <algorithm>

namespace adj {
namespace {

Json text(std::string_view value) { return Json(one_line(value)); }

Json texts(const std::vector<std::string>& values) {
  Json list = Json::array();
  for (const std::string& value : values) list.push_back(text(value));
  return list;
}

// Turn and phase without what changes within the phase: mail programs keep one conversation as long as the
// subject stays the same. Games write "Turn 3 · Senate · election of the Consuls".
std::string phase_title(const std::string& turn_title) {
  constexpr std::string_view kBetween = " · ";
  const auto first = turn_title.find(kBetween);
  if (first == std::string::npos) return turn_title;
  return turn_title.substr(0, turn_title.find(kBetween, first + kBetween.size()));
}

Json values_of(const ReportHeader& header) {
  Json j = Json::object();
  j["game_title"] = text(header.game_title);
  j["game_code"] = text(header.game_code);
  j["scenario"] = text(header.scenario);
  j["turn_title"] = text(header.turn_title);
  j["phase_title"] = text(phase_title(header.turn_title));
  j["seat_name"] = text(header.seat_name);
  j["camp"] = text(header.camp);
  j["cut_mark"] = text(header.cut_mark);
  return j;
}

Json values_of(const Ask& ask) {
  Json j = Json::object();
  j["title"] = text(ask.title);
  j["deadline"] = text(ask.deadline);
  j["explanation"] = text(ask.explanation);
  j["choices"] = Json::array();
  for (const ChoiceGroup& group : ask.choices) {
    Json g = Json::object();
    g["group"] = text(group.title);
    g["lines"] = texts(group.lines);
    j["choices"].push_back(std::move(g));
  }
  j["has_choices"] = !ask.choices.empty();
  j["on_file"] = texts(ask.on_file);
  j["has_on_file"] = !ask.on_file.empty();
  j["fallback"] = text(ask.fallback);
  return j;
}

// The number in a gutter of four columns, so that sentences stand under each other.
std::string gutter(const ReportLine& line) {
  std::string number = line.number > 0 ? std::to_string(line.number) : "";
  if (number.size() < 4) number.insert(0, 4 - number.size(), ' ');
  return number + "  " + std::string(2 * static_cast<std::size_t>(std::clamp(line.indent, 0, 4)), ' ');
}

Json values_of(const ReportLine& line) {
  Json j = Json::object();
  j["number"] = line.number > 0 ? Json(std::to_string(line.number)) : Json("");
  j["gutter"] = gutter(line);
  j["indent_em"] = std::to_string(std::clamp(line.indent, 0, 4));
  j["text"] = text(line.text);
  j["clause"] = text(line.clause);
  j["for_you_only"] = line.for_you_only;
  j["is_die"] = line.kind == LineKind::die;
  j["is_battle"] = line.kind == LineKind::battle;
  j["is_score"] = line.kind == LineKind::score;
  j["is_warning"] = line.kind == LineKind::warning;
  return j;
}

Json values_of(const ReportSection& section) {
  Json j = Json::object();
  j["title"] = text(section.title);
  j["lines"] = Json::array();
  for (const ReportLine& line : section.lines) j["lines"].push_back(values_of(line));
  return j;
}

std::string_view css_align(Align align) {
  switch (align) {
    case Align::left:
      return "left";
    case Align::right:
      return "right";
    case Align::centre:
      return "center";
  }
  return "left";
}

Json cell(std::string_view value, Align align, bool first) {
  Json j = Json::object();
  j["cell"] = text(value);
  j["align"] = css_align(align);
  j["first"] = first;
  j["short"] = display_width(value) <= 14;  // a name or a number is not broken over two lines
  return j;
}

// What a column asks for in HTML, in characters of a cell: words may go on a second line, but not into a
// gutter.
int room_for(const Column& column, const std::vector<Row>& rows, std::size_t at) {
  constexpr int kGutter = 24;
  int room = 0, word = 0;
  for (const char c : column.title + " ") {
    word = c == ' ' ? 0 : word + ((c & 0xC0) != 0x80 ? 1 : 0);
    room = std::max(room, word * 6 / 7);  // titles are in smaller print
  }
  if (column.align == Align::left)
    room = std::max(room, std::min(display_width(column.title) * 6 / 7, kGutter));
  for (const Row& row : rows) room = std::max(room, std::min(display_width(row[at]), kGutter));
  return room;
}

// The widest texts of a table that is too broad for a telephone stand below their rows: no scrolling, no
// columns of single syllables. The first column and numbers stay.
std::vector<bool> columns_below(const std::vector<Column>& columns, const std::vector<Row>& rows) {
  constexpr int kTelephone = 48, kGap = 1;
  std::vector<bool> below(columns.size(), false);
  if (std::ranges::all_of(columns, [](const Column& c) { return c.title.empty(); })) return below;
  int room = 0;
  std::vector<int> rooms;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    rooms.push_back(room_for(columns[i], rows, i));
    room += rooms[i] + kGap;
  }
  while (room > kTelephone) {
    std::size_t widest = 0;
    for (std::size_t i = 1; i < columns.size(); ++i)
      if (!below[i] && columns[i].align == Align::left && (widest == 0 || rooms[i] > rooms[widest]))
        widest = i;
    if (widest == 0) break;
    below[widest] = true;
    room -= rooms[widest] + kGap;
  }
  return below;
}

// Texts that stand together below a row; a dash for nothing is left out.
std::string joined_below(const Row& row, const std::vector<bool>& below) {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i)
    if (below[i] && !row[i].empty() && row[i] != "–") line += (line.empty() ? "" : " · ") + row[i];
  return line;
}

Row titles_of(const std::vector<Column>& columns) {
  Row titles;
  for (const Column& column : columns) titles.push_back(column.title);
  return titles;
}

Json cells_of(const Row& row, const std::vector<Column>& columns, const std::vector<bool>& below,
              bool titles) {
  Json cells = Json::array();
  for (std::size_t i = 0; i < row.size(); ++i)
    if (!below[i]) cells.push_back(cell(row[i], columns[i].align, i == 0 && !titles));
  return cells;
}

Json values_of(const ReportTable& table) {
  std::vector<Column> columns = table.columns;
  for (Column& column : columns) column.title = one_line(column.title);
  std::vector<Row> rows;
  for (const Row& row : table.rows) {
    if (row.size() != columns.size())
      throw TemplateError("table '" + table.title + "': a row of the wrong length");
    rows.emplace_back();
    for (const std::string& value : row) rows.back().push_back(one_line(value));
  }
  const std::vector<bool> below = columns_below(columns, rows);
  const Row titles = titles_of(columns);
  Json j = Json::object();
  j["title"] = text(table.title);
  j["columns"] = cells_of(titles, columns, below, true);
  j["has_titles"] = std::ranges::any_of(columns, [](const Column& c) { return !c.title.empty(); });
  j["span"] = std::to_string(std::ranges::count(below, false));
  j["titles_below"] = joined_below(titles, below);
  j["rows"] = Json::array();
  for (const Row& row : rows)
    j["rows"].push_back(Json(
        Json::Object{{"cells", cells_of(row, columns, below, false)}, {"below", joined_below(row, below)}}));
  j["text_lines"] = Json::array();
  for (std::string& line : table_lines(columns, rows)) j["text_lines"].push_back(Json(std::move(line)));
  j["notes"] = texts(table.notes);
  return j;
}

Json values_of(const PrivateBlock& block) {
  Json j = Json::object();
  j["title"] = text(block.title);
  j["lines"] = texts(block.lines);
  j["empty"] = block.lines.empty() ? text(block.empty) : Json("");
  return j;
}

Json values_of(const MapNote& map) {
  Json j = Json::object();
  j["attached"] = map.attached;
  j["caption"] = text(map.caption);
  j["content_id"] = text(map.content_id);
  return j;
}

// A link is followed by whoever clicks: it must lead where its name says.
Json link(std::string_view value, std::initializer_list<std::string_view> schemes) {
  const auto fits = [&](std::string_view scheme) { return value.starts_with(scheme); };
  if (!value.empty() && !std::any_of(schemes.begin(), schemes.end(), fits)) {
    throw TemplateError("'" + std::string(value) + "' is no such link");
  }
  return text(value);
}

Json values_of(const ReportFooter& footer) {
  Json j = Json::object();
  j["reply_address"] = text(footer.reply_address);
  j["reply_link"] = link(footer.reply_link, {"mailto:"});
  j["archive_url"] = link(footer.archive_url, {"https://", "http://"});
  j["notes"] = texts(footer.notes);
  return j;
}

// The line number that the footer's example of WHY names: a line that exists.
Json why_example(const TurnReport& report) {
  for (const ReportSection& section : report.narrative) {
    for (const ReportLine& line : section.lines) {
      if (line.number > 0) return Json(std::to_string(line.number));
    }
  }
  return Json("");
}

template <class Items>
Json list_of(const Items& items) {
  Json list = Json::array();
  for (const auto& item : items) list.push_back(values_of(item));
  return list;
}

std::string percent_encoded(std::string_view value) {
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~@";
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string out;
  for (const char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if (kPlain.find(c) != std::string_view::npos) {
      out += c;
    } else {
      out += {'%', kHex[byte >> 4], kHex[byte & 15]};
    }
  }
  return out;
}

}  // namespace

Json template_values(const TurnReport& report) {
  Json j = Json::object();
  j["language"] = name_of(report.language);
  j["header"] = values_of(report.header);
  j["asks"] = list_of(report.asks);
  j["has_asks"] = !report.asks.empty();
  j["several_asks"] = report.asks.size() > 1;
  j["ask_count"] = std::to_string(report.asks.size());
  j["order_form"] = texts(report.order_form);
  j["has_order_form"] = !report.order_form.empty();
  j["waiting_for"] = text(join_list(report.waiting_for, report.language));
  j["narrative"] = list_of(report.narrative);
  j["has_narrative"] = !report.narrative.empty();
  j["tables"] = list_of(report.tables);
  j["has_tables"] = !report.tables.empty();
  j["own"] = list_of(report.own);
  j["has_own"] = !report.own.empty();
  j["map"] = values_of(report.map);
  j["footer"] = values_of(report.footer);
  j["why_example"] = why_example(report);
  return j;
}

RenderedReport render_report(const Templates& templates, const TurnReport& report) {
  const Json values = template_values(report);
  const std::string folder(name_of(report.language));
  RenderedReport out;
  out.subject = one_line(templates.render(folder + "/report_subject.txt.mustache", values));
  out.text = templates.render(folder + "/report.txt.mustache", values);
  out.html = templates.render(folder + "/report.html.mustache", values);
  return out;
}

std::string mailto_link(std::string_view address, std::string_view subject,
                        const std::vector<std::string>& lines) {
  constexpr std::size_t kLongest = 1900;  // beyond some 2,000 characters mail programs cut a link
  const std::string head = "mailto:" + percent_encoded(address) + "?subject=" + percent_encoded(subject);
  std::string body;
  for (const std::string& line : lines) body += percent_encoded(one_line(line) + "\r\n");
  if (body.empty() || head.size() + body.size() > kLongest) return head;
  return head + "&body=" + body;
}

}  // namespace adj
