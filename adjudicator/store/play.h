#pragma once
// The course of a game: windows, accepted inputs, events, reports, press, and what moderators did. Rows of a
// window that was rolled back stay, marked as withdrawn; readers get what stands.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/core/module.h"
#include "adjudicator/store/store.h"

namespace adj::store {

struct WindowRow {
  std::string game;
  int generation = 0, number = 0;
  Time opened_at;
  std::optional<Time> deadline, reminded_at, complete_at, closed_at;
  std::string closed_by;  // "" while open; complete, deadline, forced, rolled_back
  std::string document;   // the saved game as it was when the window opened
  std::string digest;
  int events_before = 0;
};
void insert_window(Tx& tx, const WindowRow& window);
void close_window(Tx& tx, const std::string& game, int generation, int number, const std::string& by,
                  Time at);
void set_window_times(Tx& tx, const WindowRow& window);  // deadline, reminded_at, complete_at
// The window with this number as it was last opened; without its document, which is large.
std::optional<WindowRow> find_window(Tx& tx, const std::string& game, int number);
// The same question, asked ahead: by whoever changes no window before it is asked.
void expect_window(Tx& tx, const std::string& game, int number);
std::optional<std::string> window_document(Tx& tx, const std::string& game, int number);
std::vector<WindowRow> windows_of(Tx& tx,
                                  const std::string& game);  // what stands, in order; documents left out
// Every window ever opened, also those rolled back: by generation and number; documents left out.
std::vector<WindowRow> all_windows_of(Tx& tx, const std::string& game);
// Windows, events and reports from this window on no longer stand.
void withdraw_from(Tx& tx, const std::string& game, int window, int events_before, Time at);

struct Input {
  std::string game;
  int serial = 0;
  int generation = 0, window = 0;
  std::string kind;  // orders, close, edit, rollback, thaw
  int seat = 0;
  std::string origin = "player", language = "en", body;
  std::optional<std::int64_t> inbox;
  Time at;
};
void insert_input(Tx& tx, const Input& input);  // gives it the next serial
std::vector<Input> inputs_of(Tx& tx, const std::string& game);

void insert_events(Tx& tx, const std::string& game, int generation, const std::vector<NumberedEvent>& events,
                   Time at);
std::vector<NumberedEvent> events_between(Tx& tx, const std::string& game, int first, int last);
// A reader (0: everybody) has numbers of his own, which count only what he was told: gaps would tell him of
// what others were told.
int told_number(Tx& tx, const std::string& game, int seat, int number);
std::optional<NumberedEvent> find_told(Tx& tx, const std::string& game, int seat, int told_number);

struct ReportRow {
  std::string game;
  int generation = 0, window = 0;
  int seat = 0;  // 0: the public one
  std::string language, title;
  int first_event = 0, last_event = 0;
  std::string model, map;
  Time at;
};
void insert_report(Tx& tx, const ReportRow& report);
std::optional<ReportRow> find_report(Tx& tx, const std::string& game, int window, int seat,
                                     const std::string& language);
std::optional<ReportRow> last_report(Tx& tx, const std::string& game, int seat);
// Of the public reports those after this window; models and maps included, so ask for few.
std::vector<ReportRow> public_reports(Tx& tx, const std::string& game, int after_window, int limit);
struct ReportTitle {
  int window = 0;
  std::string language, title;
  Time at;
};
std::vector<ReportTitle> report_titles(Tx& tx, const std::string& game, int seat);

struct PressRow {
  std::string game;
  int number = 0;
  int from_seat = 0;
  bool grey = false;
  std::vector<int> to_seats;
  std::string body;
  std::optional<std::int64_t> inbox;
  Time at;
};
int insert_press(Tx& tx, const PressRow& press);  // gives it the next number
int press_count(Tx& tx, const std::string& game, int from_seat);
std::vector<PressRow> press_of(Tx& tx, const std::string& game);

struct AuditRow {
  std::string game;
  int number = 0;
  std::string actor, act, reason;
  Json details = Json::object();
  Time at;
};
void insert_audit(Tx& tx, const AuditRow& row);
std::vector<AuditRow> audit_of(Tx& tx, const std::string& game);

}  // namespace adj::store
