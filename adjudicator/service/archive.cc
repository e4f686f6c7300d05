#include "adjudicator/service/archive.h"

#include <chrono>
#include <cstdio>
#include <memory>
#include <system_error>

#include "adjudicator/core/sha256.h"
#include "adjudicator/service/archive_folder.h"
#include "adjudicator/service/archive_parts.h"
#include "adjudicator/service/calendar.h"

namespace adj::service {

namespace {

constexpr int kGamesListed = 1000;
constexpr const char* kIndexLock = "archive index";  // no game's code
const std::string kPagesLock = "pages:";             // and a game: one writer at a time

std::string digest_of(const std::string& text) { return hex(sha256(text)).substr(0, 32); }

// The reports of one seat (0: the public ones). Of a window that was opened again the latest counts.
std::map<int, Titles> phases_of(store::Tx& tx, const std::string& game, int seat) {
  std::map<int, Titles> phases;
  for (store::ReportTitle& title : store::report_titles(tx, game, seat)) {
    const Language language = language_named(title.language);
    Titles& titles = phases[title.window];
    const auto known = titles.find(language);
    if (known == titles.end() || known->second.at <= title.at) titles[language] = std::move(title);
  }
  return phases;
}

std::function<const Game&()> lazily_loaded(store::Tx& tx, const Hosted& hosted) {
  auto game = std::make_shared<std::unique_ptr<Game>>();
  return [&tx, module = hosted.module, code = hosted.code(), game]() -> const Game& {
    if (!*game) {
      const auto document = store::load_document(tx, code);
      if (!document) throw DataError("game " + code + " has begun and has no document");
      *game = module->load(Json::parse(*document));
    }
    return **game;
  };
}

std::optional<ArchivedGame> read_game(const Context& context, store::Tx& tx, const std::string& code) {
  auto hosted = read_hosted(context, tx, code, false);
  if (!hosted) return std::nullopt;
  ArchivedGame game;
  game.engine = lazily_loaded(tx, *hosted);
  game.hosted = std::move(*hosted);
  const std::string& status = game.hosted.row.status;
  // A game that its moderator closed in mid-play keeps its secrets: only an end opens them.
  game.opened =
      status == "over" || (status == "closed" && game.hosted.row.started_at && game.engine().over());
  game.windows = store::windows_of(tx, code);
  game.phases = phases_of(tx, code, 0);
  if (game.opened)
    for (const HostedSeat& seat : game.hosted.seats)
      game.private_phases[seat.row.seat] = phases_of(tx, code, seat.row.seat);
  for (store::PressRow& press : store::press_of(tx, code))
    if (press.to_seats.empty()) game.press.push_back(std::move(press));
  return game;
}

// Everything that the course of the game, as pages show it, depends on. The list of pages lies beside them:
// with our key in it, nobody can try out which hidden state gives this digest.
std::string course_of(const Context& context, const ArchivedGame& game, const Json& page) {
  std::string course = hex(context.config.key) + page.dump();
  for (const store::WindowRow& w : game.windows)
    course += "|" + std::to_string(w.generation) + "." + std::to_string(w.number) + w.digest + w.closed_by;
  return digest_of(course);
}

void keep_report(const Context& context, store::Tx& tx, const ArchivedGame& game, PageFolder& folder,
                 int seat, const store::ReportTitle& title, Language language, int previous, int next) {
  const HostedSeat* holder = game.hosted.find_seat(seat);
  const auto name_of_seat = holder ? holder->name() : std::string();
  const std::string reason =
      digest_of(std::string(kPagesVersion) + "|" + iso_time(title.at) + "|" + title.title + "|" +
                name_of_seat + "|" + game.hosted.title(language) + "|" + std::to_string(previous) + "|" +
                std::to_string(next) + "|" + std::to_string(game.hosted.row.listed));
  std::optional<store::ReportRow> row;
  const auto page = [&]() -> ReportPage {
    if (!row)
      row = store::find_report(tx, game.hosted.code(), title.window, seat, std::string(name_of(language)));
    if (!row) throw DataError("a report of game " + game.hosted.code() + " is gone");
    return {&*row, language, previous, next};
  };
  const auto file = [&](const char* ending) { return report_file(title.window, seat, language, ending); };
  folder.keep(file("html"), reason, [&] { return report_page(context, game, page()); });
  folder.keep(file("txt"), reason, [&] { return report_text(context, game, page()); });
  folder.keep(file("svg"), reason, [&] { return page().row->map; });
}

void keep_reports(const Context& context, store::Tx& tx, const ArchivedGame& game, PageFolder& folder,
                  int seat, const std::map<int, Titles>& phases) {
  for (auto at = phases.begin(); at != phases.end(); ++at) {
    const int previous = at == phases.begin() ? 0 : std::prev(at)->first;
    const int next = std::next(at) == phases.end() ? 0 : std::next(at)->first;
    for (const auto& [language, title] : at->second)
      keep_report(context, tx, game, folder, seat, title, language, previous, next);
  }
}

void write_game(const Context& context, store::Tx& tx, const std::string& code) {
  if (!is_safe_name(code)) throw DataError("no folder can be named after game " + code);
  const auto game = read_game(context, tx, code);
  if (!game) return;
  context.at("archive.read");
  PageFolder folder(std::filesystem::path(context.config.archive_folder) / code);
  std::string course;
  for (const Language language : kLanguages) {
    const Json values = game_page_values(context, *game, language);
    course = course_of(context, *game, values);
    const std::string reason = std::string(kPagesVersion) + course;
    folder.keep(index_file(language), reason, [&] {
      return context.templates.render(std::string(name_of(language)) + "/web_game.html.mustache", values);
    });
    folder.keep(feed_file(language), reason, [&] { return feed(context, tx, *game, language); });
  }
  keep_reports(context, tx, *game, folder, 0, game->phases);
  for (const auto& [seat, phases] : game->private_phases)
    keep_reports(context, tx, *game, folder, seat, phases);
  folder.keep("game.json", course, [&] { return game_export(tx, *game).dump_pretty(); });
  if (game->hosted.row.started_at)
    folder.keep("dice.json", course, [&] { return game->engine().dice_record().dump_pretty(); });
  context.at("archive.written");
  folder.finish();
}

void write_index(const Context& context, store::Tx& tx) {
  store::lock_game(tx, kIndexLock);  // of two writers the later one has the later list
  std::vector<Hosted> games;
  for (const store::GameRow& row : store::games_with_status(tx, "", kGamesListed)) {
    if (!row.listed || !is_safe_name(row.game)) continue;
    if (auto hosted = read_hosted(context, tx, row.game, false)) games.push_back(std::move(*hosted));
  }
  const std::filesystem::path folder = context.config.archive_folder;
  for (const Language language : kLanguages)
    replace_file(folder / index_file(language), games_page(context, games, language));
}

// One game, one transaction; false when its pages were not to be written, or could not be.
bool write_next(const Context& context, store::Store& store, const std::string& code) {
  bool written = false;
  store.transact([&](store::Tx& tx) {
    written = false;
    if (!store::try_lock_game(tx, kPagesLock + code)) return;  // another process is at it
    const auto mark = store::archive_mark(tx, code);
    if (!mark) return;
    try {
      write_game(context, tx, code);
      written = true;
    } catch (const std::system_error& e) {  // the disk: later again
      context.log.problem("archive.failed", "game=" + code + " why=" + e.what());
      return;
    } catch (const DataError& e) {                        // the game: when it has changed
      if (store::archive_mark(tx, code) != mark) return;  // as it just has: a rollback takes reports away
      context.log.problem("archive.unreadable", "game=" + code + " why=" + e.what());
    }
    store::archive_written(tx, code, *mark);
  });
  return written;
}

}  // namespace

std::string report_file(int window, int seat, Language language, std::string_view ending) {
  std::string number = std::to_string(window);
  number.insert(0, number.size() < 4 ? 4 - number.size() : 0, '0');
  return number + (seat > 0 ? ".seat" + std::to_string(seat) : "") + "." + std::string(name_of(language)) +
         "." + std::string(ending);
}

std::string index_file(Language language) {
  return language == Language::en ? "index.html" : "index.fr.html";
}
std::string feed_file(Language language) { return language == Language::en ? "feed.xml" : "feed.fr.xml"; }

std::string page_time(const ArchivedGame& game, Time time, Language language) {
  return shown_time(time, game.hosted.settings.time_zone, language);
}

std::string iso_time(Time time) {
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(std::chrono::floor<std::chrono::seconds>(time - day));
  char text[64];
  std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02ld:%02ld:%02ldZ", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                static_cast<long>(clock.hours().count()), static_cast<long>(clock.minutes().count()),
                static_cast<long>(clock.seconds().count()));
  return text;
}

int write_archives(const Context& context, store::Store& store, int limit) {
  if (context.config.archive_folder.empty()) return 0;
  int written = 0;
  for (const std::string& code : store.query([&](store::Tx& tx) { return store::stale_archives(tx, limit); }))
    written += write_next(context, store, code) ? 1 : 0;
  if (written > 0) store.transact([&](store::Tx& tx) { write_index(context, tx); });
  return written;
}

void forget_pages(const Context& context, store::Tx& tx, const std::string& game) {
  if (!context.config.archive_folder.empty() && is_safe_name(game))
    PageFolder::forget(std::filesystem::path(context.config.archive_folder) / game);
  store::mark_archive_stale(tx, game);
}

}  // namespace adj::service
