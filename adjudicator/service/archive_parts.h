#pragma once
// What the pages of one game are made from, and the pages. Internal to archive*.cc.

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "adjudicator/report/report_model.h"
#include "adjudicator/service/hosted.h"
#include "adjudicator/store/play.h"

namespace adj::service {

// Raised when pages are made in another way than before, so that old ones are made again.
inline constexpr const char* kPagesVersion = "1";

// Titles in both languages (public) or in the player's (private).
using Titles = std::map<Language, store::ReportTitle>;

struct ArchivedGame {
  Hosted hosted;        // the engine is not loaded: most pages do without
  bool opened = false;  // the game has ended: secrets are for everybody
  std::vector<store::WindowRow> windows;
  std::map<int, Titles> phases;                         // by window
  std::map<int, std::map<int, Titles>> private_phases;  // by seat, by window; only when opened
  std::vector<store::PressRow> press;                   // to everybody, oldest first
  std::function<const Game&()> engine;                  // loaded when first asked for
};

// "0012.en.html", "0012.seat1.fr.svg"
std::string report_file(int window, int seat, Language language, std::string_view ending);
std::string index_file(Language language);  // index.html, index.fr.html
std::string feed_file(Language language);   // feed.xml, feed.fr.xml
inline Language other(Language language) { return language == Language::en ? Language::fr : Language::en; }
std::string page_time(const ArchivedGame& game, Time time, Language language);
std::string iso_time(Time time);  // 2026-03-14T17:00:00Z

// --- archive_pages.cc
std::string games_page(const Context& context, const std::vector<Hosted>& games, Language language);
Json game_page_values(const Context& context, const ArchivedGame& game, Language language);
struct ReportPage {
  const store::ReportRow* row = nullptr;
  Language language = Language::en;
  int previous = 0, next = 0;  // windows; 0: none
};
std::string report_page(const Context& context, const ArchivedGame& game, const ReportPage& page);
std::string report_text(const Context& context, const ArchivedGame& game, const ReportPage& page);

// --- archive_feed.cc
std::string feed(const Context& context, store::Tx& tx, const ArchivedGame& game, Language language);

// --- archive_export.cc: public events, windows, result; after the end also what only some were told.
Json game_export(store::Tx& tx, const ArchivedGame& game);

}  // namespace adj::service
