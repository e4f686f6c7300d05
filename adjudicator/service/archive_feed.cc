// The Atom feed (RFC 4287): the newest reports. Ids are tag: URIs, which stay the same wherever the archive
// is shown.

#include "adjudicator/report/layout.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/service/archive_parts.h"

namespace adj::service {

namespace {

constexpr std::size_t kEntries = 20;
constexpr std::size_t kSummaryLines = 6;

// The beginning of what happened.
std::string summary_of(const store::ReportRow& row) {
  TurnReport report;
  from_json(Json::parse(row.model), report, "$");
  std::string summary;
  std::size_t lines = 0;
  for (const ReportSection& section : report.narrative)
    for (const ReportLine& line : section.lines)
      if (lines++ < kSummaryLines) summary += (summary.empty() ? "" : " ") + one_line(line.text);
  return lines > kSummaryLines ? summary + " …" : summary;
}

// Absolute where we know our address, else relative to the feed.
std::string link_to(const Context& context, const ArchivedGame& game, const std::string& file) {
  return context.config.archive_url.empty()
             ? file
             : context.config.archive_url + "/" + game.hosted.code() + "/" + file;
}

}  // namespace

std::string feed(const Context& context, store::Tx& tx, const ArchivedGame& game, Language language) {
  const Hosted& hosted = game.hosted;
  const std::string id = "tag:" + our_domain(context.config) + "," +
                         iso_time(hosted.row.created_at).substr(0, 10) + ":" + hosted.code() + "/" +
                         std::string(name_of(language));
  Json entries = Json::array();
  Time updated = hosted.row.created_at;
  for (auto at = game.phases.rbegin(); at != game.phases.rend() && entries.as_array().size() < kEntries;
       ++at) {
    const auto row = store::find_report(tx, hosted.code(), at->first, 0, std::string(name_of(language)));
    if (!row) continue;
    updated = std::max(updated, row->at);
    Json entry = Json::object();
    entry["entry_id"] = Json(id + "/" + std::to_string(row->generation) + "." + std::to_string(row->window));
    entry["entry_title"] = Json(one_line(row->title));
    entry["at"] = Json(iso_time(row->at));
    entry["page"] = Json(link_to(context, game, report_file(row->window, 0, language, "html")));
    entry["summary"] = Json(summary_of(*row));
    entries.push_back(std::move(entry));
  }
  Json values = Json::object();
  values["language"] = Json(name_of(language));
  values["id"] = Json(id);
  values["title"] = Json(one_line(hosted.title(language)));
  values["updated"] = Json(iso_time(updated));
  values["author"] = Json(one_line(context.config.name));
  values["self"] = Json(link_to(context, game, feed_file(language)));
  values["index"] = Json(link_to(context, game, index_file(language)));
  values["entries"] = std::move(entries);
  return context.templates.render("shared/web_feed.xml.mustache", values);
}

}  // namespace adj::service
