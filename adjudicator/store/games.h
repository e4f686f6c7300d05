#pragma once
// Games and who sits in them.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/core/json.h"
#include "adjudicator/store/players.h"
#include "adjudicator/store/store.h"

namespace adj::store {

struct GameRow {
  std::string game;  // its code
  std::string module, scenario;
  Json options = Json::object();
  std::string status = "open";  // open, running, paused, frozen, over, closed
  bool listed = true;
  std::optional<std::int64_t> moderator;
  Json settings = Json::object();
  Json dice = Json::object();  // secret until the game ends
  int generation = 0;          // rollbacks so far
  int window = 0;
  std::optional<Time> next_due;
  Time created_at;
  std::optional<Time> started_at, ended_at;
  int moderator_epoch = 0;  // tokens of older ones are void
  bool operator==(const GameRow&) const = default;
};
bool insert_game(Tx& tx, const GameRow& game);  // false when the code is taken
std::optional<GameRow> find_game(Tx& tx, const std::string& game);
// Status, options, listed, moderator, settings, generation, window, next_due, started_at, ended_at; the
// archive is stale then.
void set_game(Tx& tx, const GameRow& game);
void set_moderator_epoch(Tx& tx, const std::string& game, int epoch);
std::vector<GameRow> listed_games(Tx& tx, int limit);
std::vector<GameRow> games_with_status(Tx& tx, const std::string& status, int limit);  // "" = any
// Games for which the clock has something to do, the longest overdue first.
std::vector<std::string> due_games(Tx& tx, Time now, int limit);
std::optional<Time> next_due(Tx& tx);
// Games whose pages must be written again. No row is locked while that is done: mails go on meanwhile. The
// mark is the row as it was in the beginning; pages count as written only if it is still the same in the end.
std::vector<std::string> stale_archives(Tx& tx, int limit);
std::optional<std::string> archive_mark(Tx& tx, const std::string& game);  // nothing: not stale
void archive_written(Tx& tx, const std::string& game, const std::string& mark);
void mark_archive_stale(Tx& tx, const std::string& game);

// The saved game, without the answers that came after it: they are nobody's business but the engine's.
std::optional<std::string> load_document(Tx& tx, const std::string& game);
void save_document(Tx& tx, const std::string& game, const std::string& document);

struct SeatRow {
  std::string game;
  int seat = 0;
  std::string holder = "nobody";  // nobody, player, machine
  std::optional<std::int64_t> player;
  int epoch = 1;  // tokens of older epochs are void
  std::string nonce;
  int missed = 0;
  std::string thread;  // what the seat's mails refer to (service/mail_thread.h)
  std::optional<Time> since;
  bool operator==(const SeatRow&) const = default;
};
void insert_seat(Tx& tx, const SeatRow& seat);
void set_seat(Tx& tx, const SeatRow& seat);
std::vector<SeatRow> seats_of(Tx& tx, const std::string& game);
// Seats, each with who sits there.
struct TakenSeat {
  SeatRow row;
  std::optional<Player> player;
};

// Row, document and seats in one go. The mark tells one version of the row from every other: whoever has the
// document of `known` (empty: nobody) is not given it again.
struct WholeGame {
  GameRow row;
  std::string mark;
  std::optional<std::string> document;     // nothing when its mark is the known one, or before the start
  std::optional<std::string> answers;      // that came after the document; nothing when it has them all
  std::optional<std::string> transaction;  // which looks at it; nothing when it has written nothing
  std::vector<TakenSeat> seats;
};
std::optional<WholeGame> find_whole_game(Tx& tx, const std::string& game, const std::string& known);
// The same question, asked ahead: by whoever has the game locked, or locks it before.
void expect_whole_game(Tx& tx, const std::string& game, const std::string& known);
// As find_whole_game, without the document.
std::optional<WholeGame> find_game_with_seats(Tx& tx, const std::string& game);
// As set_game; returns the mark of what is written.
std::string set_game_with_document(Tx& tx, const GameRow& game, const std::string& document);
// The same for answers alone: the document stays.
std::string set_game_with_answers(Tx& tx, const GameRow& game, const std::string& answers);
// The same for a game of which nothing else has changed but what is due; its mark is known without waiting,
// from the transaction that this is (WholeGame).
std::string set_answers(Tx& tx, const std::string& game, const std::optional<Time>& next_due,
                        const std::string& answers, const std::string& transaction);
std::vector<SeatRow> seats_held_by(Tx& tx, std::int64_t player);
std::vector<std::string> games_moderated_by(Tx& tx, std::int64_t player);  // those that go on

void insert_invitation(Tx& tx, const std::string& game, const std::string& address, std::optional<int> seat,
                       Time at);
struct Invitation {
  std::optional<int> seat;  // none: whichever
};
std::optional<Invitation> find_invitation(Tx& tx, const std::string& game, const std::string& address);
void withdraw_invitations(Tx& tx, const std::string& game, std::int64_t player);
bool is_invited(Tx& tx, const std::string& game, const std::string& address);
void insert_standby(Tx& tx, const std::string& game, std::int64_t player, Time since);
void delete_standby(Tx& tx, const std::string& game, std::int64_t player);
void delete_standbys(Tx& tx, std::int64_t player);                       // of all games
std::vector<std::int64_t> standbys_of(Tx& tx, const std::string& game);  // the longest waiting first

// What the service remembers of itself between runs.
std::optional<Json> find_fact(Tx& tx, const std::string& fact);
void set_fact(Tx& tx, const std::string& fact, const Json& value, Time at);

}  // namespace adj::store
