#include "adjudicator/store/games.h"

#include <cstring>
#include <limits>

#include "adjudicator/core/sha256.h"
#include "adjudicator/store/player_columns.h"

namespace adj::store {

namespace {

#define GAME_COLUMNS                                                                               \
  "g.game, g.module, g.scenario, g.options, g.status, g.listed, g.moderator, g.settings, g.dice, " \
  "g.generation, g.window_number, g.next_due, g.created_at, g.started_at, g.ended_at, "            \
  "coalesce(g.moderator_epoch, 0)"

GameRow game_row(const Row& r) {
  GameRow g;
  g.game = text_in(r[0]);
  g.module = text_in(r[1]);
  g.scenario = text_in(r[2]);
  g.options = json_in(r[3]);
  g.status = text_in(r[4]);
  g.listed = bool_in(r[5]);
  g.moderator = maybe(r[6], big_in);
  g.settings = json_in(r[7]);
  g.dice = json_in(r[8]);
  g.generation = int_in(r[9]);
  g.window = int_in(r[10]);
  g.next_due = maybe(r[11], time_in);
  g.created_at = time_in(r[12]);
  g.started_at = maybe(r[13], time_in);
  g.ended_at = maybe(r[14], time_in);
  g.moderator_epoch = int_in(r[15]);
  return g;
}

#define SEAT_COLUMNS "s.game, s.seat, s.holder, s.player, s.epoch, s.nonce, s.missed, s.thread, s.since"
constexpr int kSeatColumns = 9;

// From the column `at` on.
SeatRow seat_in(const Row& r, int at) {
  return {text_in(r[at]),           int_in(r[at + 1]),  text_in(r[at + 2]),
          maybe(r[at + 3], big_in), int_in(r[at + 4]),  text_in(r[at + 5]),
          int_in(r[at + 6]),        text_in(r[at + 7]), maybe(r[at + 8], time_in)};
}

SeatRow seat_row(const Row& r) { return seat_in(r, 0); }

// Whatever is saved of the engine has a number that is drawn for it; and every change in another transaction,
// by whomever, gives the row another xmin.
#define GAME_MARK "concat_ws('/', saved, xmin)"

std::string code_in(const Row& r) { return text_in(r[0]); }

}  // namespace

bool insert_game(Tx& tx, const GameRow& g) {
  constexpr const char* kSql = R"(
    insert into games (game, module, scenario, options, status, listed, moderator, settings, dice, next_due,
      created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict do nothing
    returning game)";
  return !run(tx, kSql, g.game, g.module, g.scenario, g.options, g.status, g.listed, g.moderator, g.settings,
              g.dice, g.next_due, g.created_at)
              .empty();
}

std::optional<GameRow> find_game(Tx& tx, const std::string& game) {
  return first_row<GameRow>(run(tx, "select " GAME_COLUMNS " from games g where game = $1", game), game_row);
}

#define SET_GAME                                                                                 \
  "update games"                                                                                 \
  " set options = $2, status = $3, listed = $4, moderator = $5, settings = $6, generation = $7," \
  " window_number = $8, next_due = $9, started_at = $10, ended_at = $11, archive_stale = true"

void set_game(Tx& tx, const GameRow& g) {
  run_later(tx, SET_GAME " where game = $1", g.game, g.options, g.status, g.listed, g.moderator, g.settings,
            g.generation, g.window, g.next_due, g.started_at, g.ended_at);
}

void set_moderator_epoch(Tx& tx, const std::string& game, int epoch) {
  run_later(tx, "update games set moderator_epoch = $2 where game = $1", game, epoch);
}

std::vector<GameRow> listed_games(Tx& tx, int limit) {
  constexpr const char* kSql = "select " GAME_COLUMNS R"(
    from games g
    where listed and status in ('open', 'running', 'paused')
    order by created_at desc
    limit $1)";
  return rows<GameRow>(run(tx, kSql, limit), game_row);
}

std::vector<GameRow> games_with_status(Tx& tx, const std::string& status, int limit) {
  constexpr const char* kSql = "select " GAME_COLUMNS R"(
    from games g
    where $1 in ('', status)
    order by created_at desc
    limit $2)";
  return rows<GameRow>(run(tx, kSql, status, limit), game_row);
}

std::vector<std::string> due_games(Tx& tx, Time now, int limit) {
  constexpr const char* kSql = R"(
    select game from games where next_due is not null and next_due <= $1 order by next_due limit $2)";
  return rows<std::string>(run(tx, kSql, now, limit), code_in);
}

std::optional<Time> next_due(Tx& tx) {
  return maybe(run(tx, "select min(next_due) from games where next_due is not null")[0][0], time_in);
}

std::vector<std::string> stale_archives(Tx& tx, int limit) {
  return rows<std::string>(run(tx, "select game from games where archive_stale limit $1", limit), code_in);
}

// Every change of a row gives it a new xmin.
std::optional<std::string> archive_mark(Tx& tx, const std::string& game) {
  const auto found = run(tx, "select xmin::text from games where game = $1 and archive_stale", game);
  return found.empty() ? std::nullopt : std::optional(text_in(found[0][0]));
}

void archive_written(Tx& tx, const std::string& game, const std::string& mark) {
  run_later(tx, "update games set archive_stale = false where game = $1 and xmin::text = $2", game, mark);
}

void mark_archive_stale(Tx& tx, const std::string& game) {
  run_later(tx, "update games set archive_stale = true where game = $1", game);
}

std::optional<std::string> load_document(Tx& tx, const std::string& game) {
  const auto found = run(tx, "select document from games where game = $1", game);
  if (found.empty()) return std::nullopt;
  return maybe(found[0][0], text_in);
}

void save_document(Tx& tx, const std::string& game, const std::string& document) {
  constexpr const char* kSql = R"(
    update games set document = $2, answers = null, saved = (random() * 9e15)::bigint where game = $1)";
  run_later(tx, kSql, game, document);
}

namespace {

#define SAVED ", saved = (random() * 9e15)::bigint where game = $1 returning " GAME_MARK

std::string set_and_mark(Tx& tx, const char* sql, const GameRow& g, const std::string& saved) {
  return text_in(run(tx, sql, g.game, g.options, g.status, g.listed, g.moderator, g.settings, g.generation,
                     g.window, g.next_due, g.started_at, g.ended_at, saved)[0][0]);
}

}  // namespace

std::string set_game_with_document(Tx& tx, const GameRow& g, const std::string& document) {
  return set_and_mark(tx, SET_GAME ", document = $12, answers = null" SAVED, g, document);
}

std::string set_game_with_answers(Tx& tx, const GameRow& g, const std::string& answers) {
  return set_and_mark(tx, SET_GAME ", answers = $12" SAVED, g, answers);
}

namespace {

WholeGame* known_game(Tx& tx, const std::string& game) {
  const auto known = tx.impl().games.find(game);
  if (known == tx.impl().games.end() || known->second.changes != tx.impl().link.changes()) return nullptr;
  return known->second.game.get();
}

// Without the document: whoever knows the mark has the engine.
void know_game(Tx& tx, WholeGame game) {
  if (!is_locked(tx, game.row.game)) return;
  game.document.reset();
  game.answers.reset();
  const std::string code = game.row.game;
  tx.impl().games[code] = {tx.impl().link.changes(), std::make_shared<WholeGame>(std::move(game))};
}

constexpr const char* kSetAnswersOfOne = R"(
    update games set next_due = $2, archive_stale = true, answers = $3, saved = $4 where game = $1)";
constexpr const char* kSetAnswersOfMany = R"(
    update games g
    set next_due = given.next_due::timestamptz, archive_stale = true, answers = given.answers,
      saved = given.saved::bigint
    from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (game, next_due, answers, saved)
    where g.game = given.game)";
constexpr Shape kSetAnswers{kSetAnswersOfOne, kSetAnswersOfMany, true};

}  // namespace

std::string set_answers(Tx& tx, const std::string& game, const std::optional<Time>& next_due,
                        const std::string& answers, const std::string& transaction) {
  Bytes32 drawn = random_bytes32();
  std::int64_t saved = 0;
  std::memcpy(&saved, drawn.data(), sizeof saved);
  saved &= std::numeric_limits<std::int64_t>::max();
  run_later(tx, kSetAnswers, game, game, next_due, answers, saved);
  const std::string mark = std::to_string(saved) + "/" + transaction;
  if (WholeGame* known = known_game(tx, game)) {
    known->row.next_due = next_due;
    known->mark = mark;
  } else {
    tx.impl().link.doubt_answers();
  }
  return mark;
}

void insert_seat(Tx& tx, const SeatRow& s) {
  constexpr const char* kSql = R"(
    insert into seats (game, seat, holder, player, epoch, nonce, missed, thread, since)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9))";
  run_later(tx, kSql, s.game, s.seat, s.holder, s.player, s.epoch, s.nonce, s.missed, s.thread, s.since);
}

void set_seat(Tx& tx, const SeatRow& s) {
  constexpr const char* kSql = R"(
    update seats
    set holder = $3, player = $4, epoch = $5, nonce = $6, missed = $7, thread = $8, since = $9
    where game = $1 and seat = $2)";
  run_later(tx, kSql, s.game, s.seat, s.holder, s.player, s.epoch, s.nonce, s.missed, s.thread, s.since);
}

std::vector<SeatRow> seats_of(Tx& tx, const std::string& game) {
  return rows<SeatRow>(run(tx, "select " SEAT_COLUMNS " from seats s where game = $1 order by seat", game),
                       seat_row);
}

namespace {

// The document and the answers, which may be long, only `when`.
#define SELECT_WHOLE_GAME(of_game, when)                       \
  "select " GAME_COLUMNS ", g.mark, case when " when           \
  " then g.document end,"                                      \
  " case when " when                                           \
  " then g.answers end, pg_current_xact_id_if_assigned()::xid" \
  " from (select *, " GAME_MARK " as mark from games where game = " of_game ") g"
#define SELECT_UNLESS_KNOWN SELECT_WHOLE_GAME("$1", "g.mark <> $2")
#define SELECT_EACH_UNLESS_KNOWN SELECT_WHOLE_GAME("q.of_game", "g.mark <> q.known")
#define SELECT_WITHOUT_DOCUMENT SELECT_WHOLE_GAME("$1", "false")

constexpr const char* kSelectGames = R"(
    select q.n, a.*
    from unnest($1::text[], $2::text[]) with ordinality as q (of_game, known, n)
    cross join lateral ()" SELECT_EACH_UNLESS_KNOWN R"() a
    order by q.n)";
constexpr Shape kSelectGame{SELECT_UNLESS_KNOWN, kSelectGames};

#define SELECT_TAKEN_SEATS(of_game)                          \
  "select " SEAT_COLUMNS ", " PLAYER_COLUMNS                 \
  " from seats s"                                            \
  " left join players p on p.player = s.player"              \
  " left join addresses a on a.player = p.player and a.main" \
  " where s.game = " of_game
#define SELECT_SEATS_OF_ONE SELECT_TAKEN_SEATS("$1")
#define SELECT_SEATS_OF_EACH SELECT_TAKEN_SEATS("q.of_game")

constexpr const char* kSelectSeatsOfMany = R"(
    select q.n, a.*
    from unnest($1::text[]) with ordinality as q (of_game, n)
    cross join lateral ()" SELECT_SEATS_OF_EACH R"() a
    order by q.n, a.seat)";
constexpr Shape kSelectTakenSeats{SELECT_SEATS_OF_ONE " order by s.seat", kSelectSeatsOfMany};

std::string game_key(const std::string& game, const std::string& known) {
  return "game " + game + " " + known;
}
std::string seats_key(const std::string& game) { return "seats " + game; }

std::optional<WholeGame> whole_game(const Result& found, const Result& seats) {
  constexpr int kMark = 16, kDocument = 17, kAnswers = 18, kTransaction = 19;
  if (found.empty()) return std::nullopt;
  const auto& first = found[0];
  WholeGame game{game_row(first),
                 text_in(first[kMark]),
                 maybe(first[kDocument], text_in),
                 maybe(first[kAnswers], text_in),
                 maybe(first[kTransaction], text_in),
                 {}};
  game.seats = rows<TakenSeat>(seats, [](const Row& r) {
    TakenSeat seat{seat_row(r), std::nullopt};
    if (!r[kSeatColumns].is_null()) seat.player = player_in(r, kSeatColumns);
    return seat;
  });
  return game;
}

// Both questions are one journey.
void expect_seats(Tx& tx, const std::string& game) {
  ask_ahead(tx, seats_key(game), kSelectTakenSeats, game);
}

}  // namespace

void expect_whole_game(Tx& tx, const std::string& game, const std::string& known) {
  if (known_game(tx, game)) return;
  ask_ahead(tx, game_key(game, known), kSelectGame, game, known);
  expect_seats(tx, game);
}

std::optional<WholeGame> find_whole_game(Tx& tx, const std::string& game, const std::string& known) {
  const WholeGame* same = known_game(tx, game);
  if (same && same->mark == known) return *same;
  expect_seats(tx, game);
  // What was asked ahead is older than what this transaction has made of the game since (set_answers).
  const Result found =
      same ? run(tx, kSelectGame.one, game, known) : ask(tx, game_key(game, known), kSelectGame, game, known);
  auto whole = whole_game(found, ask(tx, seats_key(game), kSelectTakenSeats, game));
  if (whole) know_game(tx, *whole);
  return whole;
}

std::optional<WholeGame> find_game_with_seats(Tx& tx, const std::string& game) {
  expect_seats(tx, game);
  const Result found = run(tx, SELECT_WITHOUT_DOCUMENT, game);
  return whole_game(found, ask(tx, seats_key(game), kSelectTakenSeats, game));
}

std::vector<SeatRow> seats_held_by(Tx& tx, std::int64_t player) {
  constexpr const char* kSql = "select " SEAT_COLUMNS " from seats s where player = $1 order by game, seat";
  return rows<SeatRow>(run(tx, kSql, player), seat_row);
}

std::vector<std::string> games_moderated_by(Tx& tx, std::int64_t player) {
  constexpr const char* kSql = R"(
    select game from games where moderator = $1 and status not in ('over', 'closed') order by game)";
  return rows<std::string>(run(tx, kSql, player), code_in);
}

void insert_invitation(Tx& tx, const std::string& game, const std::string& address, std::optional<int> seat,
                       Time at) {
  constexpr const char* kSql = R"(
    insert into invitations (game, address, seat, at)
    values ($1, lower($2), $3, $4)
    on conflict (game, address) do update set seat = excluded.seat)";
  run_later(tx, kSql, game, address, seat, at);
}

void withdraw_invitations(Tx& tx, const std::string& game, std::int64_t player) {
  constexpr const char* kSql = R"(
    delete from invitations
    where game = $1 and address in (select address from addresses where player = $2))";
  run_later(tx, kSql, game, player);
}

std::optional<Invitation> find_invitation(Tx& tx, const std::string& game, const std::string& address) {
  return first_row<Invitation>(
      run(tx, "select seat from invitations where game = $1 and address = lower($2)", game, address),
      [](const Row& r) { return Invitation{maybe(r[0], int_in)}; });
}

bool is_invited(Tx& tx, const std::string& game, const std::string& address) {
  return find_invitation(tx, game, address).has_value();
}

void insert_standby(Tx& tx, const std::string& game, std::int64_t player, Time since) {
  constexpr const char* kSql =
      "insert into standbys (game, player, since) values ($1, $2, $3) on conflict do nothing";
  run_later(tx, kSql, game, player, since);
}

void delete_standby(Tx& tx, const std::string& game, std::int64_t player) {
  run_later(tx, "delete from standbys where game = $1 and player = $2", game, player);
}

void delete_standbys(Tx& tx, std::int64_t player) {
  run_later(tx, "delete from standbys where player = $1", player);
}

std::vector<std::int64_t> standbys_of(Tx& tx, const std::string& game) {
  return rows<std::int64_t>(
      run(tx, "select player from standbys where game = $1 order by since, player", game),
      [](const Row& r) { return big_in(r[0]); });
}

std::optional<Json> find_fact(Tx& tx, const std::string& fact) {
  const auto found = run(tx, "select value from facts where fact = $1", fact);
  if (found.empty()) return std::nullopt;
  return json_in(found[0][0]);
}

void set_fact(Tx& tx, const std::string& fact, const Json& value, Time at) {
  constexpr const char* kSql = R"(
    insert into facts (fact, value, at)
    values ($1, $2, $3)
    on conflict (fact) do update set value = excluded.value, at = excluded.at)";
  run_later(tx, kSql, fact, value, at);
}

}  // namespace adj::store
