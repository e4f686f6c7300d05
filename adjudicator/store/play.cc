#include "adjudicator/store/play.h"

#include "adjudicator/store/statement.h"

namespace adj::store {

// --- Windows

void insert_window(Tx& tx, const WindowRow& w) {
  constexpr const char* kSql = R"(
    insert into windows (game, generation, number, opened_at, deadline, document, digest, events_before)
    values ($1, $2, $3, $4, $5, $6, $7, $8))";
  run_later(tx, kSql, w.game, w.generation, w.number, w.opened_at, w.deadline, w.document, w.digest,
            w.events_before);
}

void close_window(Tx& tx, const std::string& game, int generation, int number, const std::string& by,
                  Time at) {
  constexpr const char* kSql = R"(
    update windows
    set closed_at = $5, closed_by = $4
    where game = $1 and generation = $2 and number = $3 and closed_at is null)";
  run_later(tx, kSql, game, generation, number, by, at);
}

void set_window_times(Tx& tx, const WindowRow& w) {
  constexpr const char* kSql = R"(
    update windows
    set deadline = $4, reminded_at = $5, complete_at = $6
    where game = $1 and generation = $2 and number = $3)";
  run_later(tx, kSql, w.game, w.generation, w.number, w.deadline, w.reminded_at, w.complete_at);
}

namespace {

WindowRow window_row(const Row& r) {
  WindowRow w;
  w.game = text_in(r[0]);
  w.generation = int_in(r[1]);
  w.number = int_in(r[2]);
  w.opened_at = time_in(r[3]);
  w.deadline = maybe(r[4], time_in);
  w.reminded_at = maybe(r[5], time_in);
  w.complete_at = maybe(r[6], time_in);
  w.closed_at = maybe(r[7], time_in);
  w.closed_by = text_in(r[8]);
  w.digest = text_in(r[9]);
  w.events_before = int_in(r[10]);
  w.document = text_in(r[11]);
  return w;
}

// Without the document, which may be long.
#define WINDOW_COLUMNS                                                                  \
  "game, generation, number, opened_at, deadline, reminded_at, complete_at, closed_at," \
  " coalesce(closed_by, ''), digest, events_before, ''"

#define SELECT_WINDOW(of_game, of_number) \
  "select " WINDOW_COLUMNS                \
  " from windows"                         \
  " where game = " of_game " and number = " of_number " order by generation desc limit 1"
#define SELECT_ONE_WINDOW SELECT_WINDOW("$1", "$2")
#define SELECT_EACH_WINDOW SELECT_WINDOW("q.of_game", "q.of_number")

constexpr const char* kSelectWindows = R"(
    select q.n, a.*
    from unnest($1::text[], $2::text[]::int[]) with ordinality as q (of_game, of_number, n)
    cross join lateral ()" SELECT_EACH_WINDOW R"() a
    order by q.n)";
constexpr Shape kSelectWindow{SELECT_ONE_WINDOW, kSelectWindows};

std::string window_key(const std::string& game, int number) {
  return "window " + game + " " + std::to_string(number);
}

// As it was found in this transaction, unless something has changed since.
const Result* known_window(Tx& tx, const std::string& key) {
  const auto known = tx.impl().windows.find(key);
  if (known == tx.impl().windows.end() || known->second.first != tx.impl().link.changes()) return nullptr;
  return &known->second.second;
}

}  // namespace

void expect_window(Tx& tx, const std::string& game, int number) {
  const std::string key = window_key(game, number);
  if (!known_window(tx, key)) ask_ahead(tx, key, kSelectWindow, game, number);
}

std::optional<WindowRow> find_window(Tx& tx, const std::string& game, int number) {
  const std::string key = window_key(game, number);
  if (const Result* known = known_window(tx, key)) return first_row<WindowRow>(*known, window_row);
  const Result found = ask(tx, key, kSelectWindow, game, number);
  tx.impl().windows.insert_or_assign(key, std::pair(tx.impl().link.changes(), found));
  return first_row<WindowRow>(found, window_row);
}

std::optional<std::string> window_document(Tx& tx, const std::string& game, int number) {
  constexpr const char* kSql = R"(
    select document from windows where game = $1 and number = $2 order by generation desc limit 1)";
  return first_row<std::string>(run(tx, kSql, game, number), [](const Row& r) { return text_in(r[0]); });
}

std::vector<WindowRow> windows_of(Tx& tx, const std::string& game) {
  constexpr const char* kSql = "select " WINDOW_COLUMNS R"(
    from windows
    where game = $1 and closed_by is distinct from 'rolled_back'
    order by number)";
  return rows<WindowRow>(run(tx, kSql, game), window_row);
}

std::vector<WindowRow> all_windows_of(Tx& tx, const std::string& game) {
  constexpr const char* kSql =
      "select " WINDOW_COLUMNS " from windows where game = $1 order by generation, number";
  return rows<WindowRow>(run(tx, kSql, game), window_row);
}

void withdraw_from(Tx& tx, const std::string& game, int window, int events_before, Time at) {
  constexpr const char* kWindows = R"(
    update windows
    set closed_by = 'rolled_back', closed_at = coalesce(closed_at, $3)
    where game = $1 and number >= $2 and closed_by is distinct from 'rolled_back')";
  constexpr const char* kEvents = R"(
    update events set withdrawn_at = $3 where game = $1 and number > $2 and withdrawn_at is null)";
  // The report of a window tells what led to it: that of the window rolled back to stands.
  constexpr const char* kReports = R"(
    update reports set withdrawn_at = $3 where game = $1 and window_number > $2 and withdrawn_at is null)";
  run_later(tx, kWindows, game, window, at);
  run_later(tx, kEvents, game, events_before, at);
  run_later(tx, kReports, game, window, at);
}

// --- Inputs

namespace {

#define INPUT_COLUMNS "generation, window_number, kind, seat, origin, language, body, inbox, at"
#define LAST_SERIAL(of_game) "(select coalesce(max(serial), 0) from inputs where game = " of_game ")"

#define LAST_SERIAL_OF_FIRST LAST_SERIAL("$1")
#define LAST_SERIAL_OF_GIVEN LAST_SERIAL("of_game")

constexpr const char* kInsertOneInput = "insert into inputs (game, serial, " INPUT_COLUMNS R"()
    values ($1, )" LAST_SERIAL_OF_FIRST R"( + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10))";
// Those of a game are numbered in the order in which they are given.
constexpr const char* kInsertInputs = "insert into inputs (game, serial, " INPUT_COLUMNS R"()
    select of_game, )" LAST_SERIAL_OF_GIVEN R"( + row_number() over (partition by of_game order by n),
      generation::int, window_number::int, kind, seat::int, origin, language, body, inbox::bigint,
      at::timestamptz
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
      $8::text[], $9::text[], $10::text[])
    with ordinality as given (of_game, )" INPUT_COLUMNS ", n)";
constexpr Shape kInsertInput{kInsertOneInput, kInsertInputs};

}  // namespace

void insert_input(Tx& tx, const Input& i) {
  run_later(tx, kInsertInput, "", i.game, i.generation, i.window, i.kind, i.seat, i.origin, i.language,
            i.body, i.inbox, i.at);
}

std::vector<Input> inputs_of(Tx& tx, const std::string& game) {
  constexpr const char* kSql = "select game, serial, " INPUT_COLUMNS R"(
    from inputs
    where game = $1
    order by serial)";
  return rows<Input>(run(tx, kSql, game), [](const Row& r) {
    return Input{text_in(r[0]), int_in(r[1]),        int_in(r[2]),  int_in(r[3]),
                 text_in(r[4]), int_in(r[5]),        text_in(r[6]), text_in(r[7]),
                 text_in(r[8]), maybe(r[9], big_in), time_in(r[10])};
  });
}

// --- Events

void insert_events(Tx& tx, const std::string& game, int generation, const std::vector<NumberedEvent>& events,
                   Time at) {
  constexpr const char* kSql = R"(
    insert into events (game, generation, number, window_number, clause, audience, seats, name, data, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10))";
  for (const NumberedEvent& e : events) {
    std::vector<int> seats;
    for (const Seat& s : e.audience.seats) seats.push_back(s.number);
    run_later(tx, kSql, game, generation, e.number, e.window, e.clause.view(), name_of(e.audience.kind),
              seats, e.name.view(), e.data, at);
  }
}

namespace {

#define EVENT_COLUMNS "number, window_number, clause, audience, seats, name, data"

NumberedEvent event_row(const Row& r) {
  NumberedEvent e;
  e.number = int_in(r[0]);
  e.window = int_in(r[1]);
  e.clause = Name(text_in(r[2]));
  e.audience.kind = value_named<AudienceKind>(text_in(r[3])).value();
  for (const int seat : ints_in(r[4])) e.audience.seats.push_back(Seat{seat});
  e.name = Name(text_in(r[5]));
  e.data = json_in(r[6]);
  return e;
}

}  // namespace

std::vector<NumberedEvent> events_between(Tx& tx, const std::string& game, int first, int last) {
  constexpr const char* kSql = "select " EVENT_COLUMNS R"(
    from events
    where game = $1 and number between $2 and $3 and withdrawn_at is null
    order by number)";
  return rows<NumberedEvent>(run(tx, kSql, game, first, last), event_row);
}

int told_number(Tx& tx, const std::string& game, int seat, int number) {
  constexpr const char* kSql = R"(
    select count(*)
    from events
    where game = $1 and number <= $3 and withdrawn_at is null
      and (audience = 'public' or $2 = any(seats)))";
  return int_in(run(tx, kSql, game, seat, number)[0][0]);
}

std::optional<NumberedEvent> find_told(Tx& tx, const std::string& game, int seat, int told_number) {
  constexpr const char* kSql = "select " EVENT_COLUMNS R"(
    from events
    where game = $1 and withdrawn_at is null and (audience = 'public' or $2 = any(seats))
    order by number
    limit 1 offset greatest($3 - 1, 0))";
  return first_row<NumberedEvent>(run(tx, kSql, game, seat, told_number), event_row);
}

// --- Reports

namespace {

#define REPORT_COLUMNS \
  "game, generation, window_number, seat, language, title, first_event, last_event, model, map, at"

ReportRow report_row(const Row& r) {
  return {text_in(r[0]), int_in(r[1]), int_in(r[2]),  int_in(r[3]),  text_in(r[4]), text_in(r[5]),
          int_in(r[6]),  int_in(r[7]), text_in(r[8]), text_in(r[9]), time_in(r[10])};
}

}  // namespace

void insert_report(Tx& tx, const ReportRow& r) {
  constexpr const char* kSql = "insert into reports (" REPORT_COLUMNS R"()
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict do nothing)";
  run_later(tx, kSql, r.game, r.generation, r.window, r.seat, r.language, r.title, r.first_event,
            r.last_event, r.model, r.map, r.at);
}

std::optional<ReportRow> find_report(Tx& tx, const std::string& game, int window, int seat,
                                     const std::string& language) {
  constexpr const char* kSql = "select " REPORT_COLUMNS R"(
    from reports
    where game = $1 and window_number = $2 and seat = $3 and withdrawn_at is null
    order by language = $4 desc, generation desc
    limit 1)";
  return first_row<ReportRow>(run(tx, kSql, game, window, seat, language), report_row);
}

std::optional<ReportRow> last_report(Tx& tx, const std::string& game, int seat) {
  constexpr const char* kSql = "select " REPORT_COLUMNS R"(
    from reports
    where game = $1 and seat = $2 and withdrawn_at is null
    order by window_number desc, generation desc
    limit 1)";
  return first_row<ReportRow>(run(tx, kSql, game, seat), report_row);
}

std::vector<ReportRow> public_reports(Tx& tx, const std::string& game, int after_window, int limit) {
  constexpr const char* kSql = "select " REPORT_COLUMNS R"(
    from reports
    where game = $1 and seat = 0 and window_number > $2 and withdrawn_at is null
    order by window_number, language
    limit $3)";
  return rows<ReportRow>(run(tx, kSql, game, after_window, limit), report_row);
}

std::vector<ReportTitle> report_titles(Tx& tx, const std::string& game, int seat) {
  constexpr const char* kSql = R"(
    select window_number, language, title, at
    from reports
    where game = $1 and seat = $2 and withdrawn_at is null
    order by window_number, language)";
  return rows<ReportTitle>(run(tx, kSql, game, seat), [](const Row& r) {
    return ReportTitle{int_in(r[0]), text_in(r[1]), text_in(r[2]), time_in(r[3])};
  });
}

// --- Press

int insert_press(Tx& tx, const PressRow& p) {
  constexpr const char* kSql = R"(
    insert into press (game, number, from_seat, grey, to_seats, body, inbox, at)
    values ($1, (select coalesce(max(number), 0) + 1 from press where game = $1), $2, $3, $4, $5, $6, $7)
    returning number)";
  return int_in(run(tx, kSql, p.game, p.from_seat, p.grey, p.to_seats, p.body, p.inbox, p.at)[0][0]);
}

int press_count(Tx& tx, const std::string& game, int from_seat) {
  constexpr const char* kSql = "select count(*) from press where game = $1 and from_seat = $2";
  return int_in(run(tx, kSql, game, from_seat)[0][0]);
}

std::vector<PressRow> press_of(Tx& tx, const std::string& game) {
  constexpr const char* kSql = R"(
    select game, number, from_seat, grey, to_seats, body, inbox, at
    from press
    where game = $1
    order by number)";
  return rows<PressRow>(run(tx, kSql, game), [](const Row& r) {
    return PressRow{text_in(r[0]), int_in(r[1]),  int_in(r[2]),        bool_in(r[3]),
                    ints_in(r[4]), text_in(r[5]), maybe(r[6], big_in), time_in(r[7])};
  });
}

// --- Audit

void insert_audit(Tx& tx, const AuditRow& a) {
  constexpr const char* kSql = R"(
    insert into audit (game, number, actor, act, reason, details, at)
    values ($1, (select coalesce(max(number), 0) + 1 from audit where game = $1), $2, $3, $4, $5, $6))";
  run_later(tx, kSql, a.game, a.actor, a.act, a.reason, a.details, a.at);
}

std::vector<AuditRow> audit_of(Tx& tx, const std::string& game) {
  constexpr const char* kSql = R"(
    select game, number, actor, act, reason, details, at
    from audit
    where game = $1
    order by number)";
  return rows<AuditRow>(run(tx, kSql, game), [](const Row& r) {
    return AuditRow{text_in(r[0]), int_in(r[1]),  text_in(r[2]), text_in(r[3]),
                    text_in(r[4]), json_in(r[5]), time_in(r[6])};
  });
}

}  // namespace adj::store
