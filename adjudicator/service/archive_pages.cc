// The pages as HTML and text: values for the templates web_*.

#include "adjudicator/report/layout.h"
#include "adjudicator/service/archive_parts.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/seating.h"
#include "adjudicator/service/speech.h"

namespace adj::service {

namespace {

constexpr std::size_t kPressShown = 40;

const char* language_name(Language language) { return language == Language::fr ? "Français" : "English"; }

Json text(std::string_view value) { return Json(one_line(value)); }

// The head that every page has. `up`: the page above it, with its title.
Json head(Language language, const std::string& title, const std::string& up, const std::string& up_title,
          const std::string& other_page) {
  Json values = Json::object();
  values["language"] = Json(name_of(language));
  values["language_name"] = Json(language_name(language));
  values["other_language"] = Json(name_of(other(language)));
  values["other_name"] = Json(language_name(other(language)));
  values["other_page"] = Json(other_page);
  values["page_title"] = text(title);
  values["up"] = Json(up);
  values["up_title"] = text(up_title);
  values["feed"] = Json("");
  values["unlisted"] = Json(false);
  return values;
}

void add_status(Json& values, const std::string& status) {
  for (const char* word : {"open", "running", "paused", "frozen", "over", "closed"})
    values[std::string("is_") + word] = Json(status == word);
}

std::string archive_title(const Context& context, Language language) {
  return context.config.name + (language == Language::fr ? "\u00a0: archives" : ": archive");
}

std::string scenario_name(const Hosted& hosted, Language language) {
  for (const ScenarioInfo& s : hosted.module->scenarios())
    if (s.id == hosted.row.scenario) return language == Language::fr ? s.name_fr : s.name_en;
  return hosted.row.scenario;
}

Json seats_of(const ArchivedGame& game) {
  Json list = Json::array();
  for (const HostedSeat& seat : game.hosted.seats) {
    Json one = Json::object();
    one["seat"] = Json(seat.row.seat);
    one["name"] = text(seat.name());
    for (const char* word : {"player", "machine", "nobody"})
      one[std::string("is_") + word] = Json(seat.row.holder == word);
    list.push_back(std::move(one));
  }
  return list;
}

// Where a seat's own reports of this window can be read.
Json secrets_of(const ArchivedGame& game, int window) {
  Json list = Json::array();
  for (const auto& [seat, phases] : game.private_phases) {
    const auto at = phases.find(window);
    if (at == phases.end()) continue;
    Json one = Json::object();
    one["secret_page"] = Json(report_file(window, seat, at->second.begin()->first, "html"));
    one["secret_name"] = text(game.hosted.find_seat(seat)->name());
    one["last"] = Json(false);
    list.push_back(std::move(one));
  }
  if (!list.as_array().empty()) list.as_array().back()["last"] = Json(true);
  return list;
}

// The newest first.
Json phases_of(const ArchivedGame& game, Language language) {
  Json list = Json::array();
  for (auto at = game.phases.rbegin(); at != game.phases.rend(); ++at) {
    const auto title = at->second.find(language);
    if (title == at->second.end()) continue;
    Json one = Json::object();
    one["number"] = Json(at->first);
    one["title"] = text(title->second.title);
    one["page"] = Json(report_file(at->first, 0, language, "html"));
    one["date"] = Json(page_time(game, title->second.at, language));
    one["secrets"] = secrets_of(game, at->first);
    one["has_secrets"] = Json(!one.at("secrets").as_array().empty());
    list.push_back(std::move(one));
  }
  return list;
}

// Lines are kept; characters that could pass for something else are not.
std::string press_body(const std::string& body) {
  std::string shown;
  for (std::size_t at = 0; at <= body.size();) {
    const auto end = std::min(body.find('\n', at), body.size());
    if (!shown.empty()) shown += '\n';
    shown += one_line(std::string_view(body).substr(at, end - at));
    at = end + 1;
  }
  return shown;
}

Json press_of(const ArchivedGame& game, Language language) {
  Json list = Json::array();
  for (auto at = game.press.rbegin(); at != game.press.rend() && list.as_array().size() < kPressShown; ++at) {
    const HostedSeat* seat = game.hosted.find_seat(at->from_seat);
    Json one = Json::object();
    const bool announced = at->from_seat == 0;
    one["from"] = announced           ? Json(say(language, "archive.moderator"))
                  : at->grey || !seat ? Json("")
                                      : text(seat->name());
    one["date"] = Json(page_time(game, at->at, language));
    one["body"] = Json(press_body(at->body));
    list.push_back(std::move(one));
  }
  return list;
}

std::string open_deadline(const ArchivedGame& game, Language language) {
  if (!game.hosted.running() || game.windows.empty()) return "";
  const store::WindowRow& last = game.windows.back();
  return last.deadline && !last.closed_at ? page_time(game, *last.deadline, language) : "";
}

// The report of one reader, without what only his own mails carry: secret addresses and the cut mark.
Json report_values(const ArchivedGame& game, const ReportPage& page) {
  TurnReport report;
  from_json(Json::parse(page.row->model), report, "$");
  report.header.cut_mark.clear();
  report.footer = {};
  report.order_form.clear();
  report.waiting_for.clear();
  report.header.game_code = game.hosted.code();
  const HostedSeat* seat = game.hosted.find_seat(page.row->seat);
  report.header.seat_name = seat ? seat->name() : "";
  Json values = template_values(report);
  values["told_to"] = text(report.header.seat_name);
  values["date"] = Json(page_time(game, page.row->at, page.language));
  values["has_map"] = Json(!page.row->map.empty());
  values["map_caption"] = text(capitalised(report.map.caption));
  return values;
}

const std::string* title_of(const ArchivedGame& game, int seat, int window, Language language) {
  const auto& phases = seat == 0 ? game.phases : game.private_phases.at(seat);
  const auto at = phases.find(window);
  if (at == phases.end() || at->second.empty()) return nullptr;
  const auto title = at->second.find(language);
  return title == at->second.end() ? &at->second.begin()->second.title : &title->second.title;
}

// A link to a neighbour, in the language that it is there in.
void add_neighbour(Json& values, const char* key, const ArchivedGame& game, const ReportPage& page,
                   int window) {
  const std::string* title = window == 0 ? nullptr : title_of(game, page.row->seat, window, page.language);
  Language language = page.language;
  if (title && page.row->seat != 0) {
    const Titles& there = game.private_phases.at(page.row->seat).at(window);
    if (!there.contains(language)) language = there.begin()->first;
  }
  values[key] = title ? Json(report_file(window, page.row->seat, language, "html")) : Json("");
  values[std::string(key) + "_title"] = title ? text(*title) : Json("");
}

}  // namespace

std::string games_page(const Context& context, const std::vector<Hosted>& games, Language language) {
  Json values =
      head(language, archive_title(context, language), "", context.config.name, index_file(other(language)));
  values["address"] = text(context.config.address);
  values["has_games"] = Json(!games.empty());
  Json list = Json::array();
  for (const Hosted& game : games) {
    Json one = Json::object();
    one["title"] = text(game.title(language));
    one["code"] = text(game.code());
    one["page"] = Json(game.code() + "/" + index_file(language));
    add_status(one, game.row.status);
    std::vector<std::string> names;
    for (const HostedSeat& seat : game.seats)
      if (seat.player) names.push_back(seat.name());
    one["players"] = text(join_list(names, language));
    const Time since = game.row.ended_at.value_or(game.row.started_at.value_or(game.row.created_at));
    one["date"] = Json(iso_time(since).substr(0, 10));
    list.push_back(std::move(one));
  }
  values["games"] = std::move(list);
  return context.templates.render(std::string(name_of(language)) + "/web_index.html.mustache", values);
}

Json game_page_values(const Context& context, const ArchivedGame& game, Language language) {
  const Hosted& hosted = game.hosted;
  Json values = head(language, hosted.title(language), "../" + index_file(language),
                     archive_title(context, language), index_file(other(language)));
  values["feed"] = Json(feed_file(language));
  values["unlisted"] = Json(!hosted.row.listed);
  values["code"] = text(hosted.code());
  values["module_title"] = text(hosted.module->title());
  values["scenario"] = hosted.settings.title.empty() ? Json("") : text(scenario_name(hosted, language));
  add_status(values, hosted.row.status);
  values["deadline"] = Json(open_deadline(game, language));
  const auto shown = [&](const std::optional<Time>& time) {
    return time ? Json(page_time(game, *time, language)) : Json("");
  };
  values["started"] = shown(hosted.row.started_at);
  values["ended"] = shown(hosted.row.ended_at);
  values["seats"] = seats_of(game);
  values["moderator"] = hosted.moderator ? text(hosted.moderator->name) : Json("");
  values["phases"] = phases_of(game, language);
  values["has_phases"] = Json(!game.phases.empty());
  values["press"] = press_of(game, language);
  values["has_press"] = Json(!game.press.empty());
  values["dice"] = to_json(dice_promises(hosted, language));
  values["has_record"] = Json(hosted.row.started_at.has_value());
  return values;
}

std::string report_page(const Context& context, const ArchivedGame& game, const ReportPage& page) {
  const store::ReportRow& row = *page.row;
  Json values = report_values(game, page);
  // A private report is there in its player's language only: the other language leads to the public one.
  const std::string elsewhere = report_file(row.window, 0, other(page.language), "html");
  const Json top = head(page.language, values.at("header").at("turn_title").as_string(),
                        index_file(page.language), game.hosted.title(page.language), elsewhere);
  for (const auto& [key, value] : top.as_object()) values[key] = value;
  values["unlisted"] = Json(!game.hosted.row.listed);
  values["map_file"] = Json(report_file(row.window, row.seat, page.language, "svg"));
  values["text_file"] = Json(report_file(row.window, row.seat, page.language, "txt"));
  add_neighbour(values, "previous", game, page, page.previous);
  add_neighbour(values, "next", game, page, page.next);
  return context.templates.render(std::string(name_of(page.language)) + "/web_report.html.mustache", values);
}

std::string report_text(const Context& context, const ArchivedGame& game, const ReportPage& page) {
  return context.templates.render(std::string(name_of(page.language)) + "/web_report.txt.mustache",
                                  report_values(game, page));
}

}  // namespace adj::service
