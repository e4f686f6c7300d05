#include "adjudicator/store/players.h"

#include "adjudicator/store/player_columns.h"

namespace adj::store {

namespace {

Player player_row(const Row& r) { return player_in(r, 0); }

#define ADDRESS_COLUMNS \
  "given.address, given.player, given.main, given.confirmed_at, given.vouched_at, given.undeliverable_since"

Address address_in(const Row& r, int at) {
  return {text_in(r[at]),
          big_in(r[at + 1]),
          bool_in(r[at + 2]),
          maybe(r[at + 3], time_in),
          maybe(r[at + 4], time_in),
          maybe(r[at + 5], time_in)};
}

Address address_row(const Row& r) { return address_in(r, 0); }

Confirmation confirmation_row(const Row& r) {
  Confirmation c;
  c.id = big_in(r[0]);
  c.kind = text_in(r[1]);
  c.address = text_in(r[2]);
  c.player = maybe(r[3], big_in);
  c.game = maybe(r[4], text_in);
  c.payload = json_in(r[5]);
  c.created_at = time_in(r[6]);
  c.expires_at = time_in(r[7]);
  return c;
}

}  // namespace

std::int64_t insert_player(Tx& tx, const std::string& name, const std::string& language,
                           const std::string& address, Time now) {
  const std::int64_t player =
      big_in(run(tx, "insert into players (name, language, created_at) values ($1, $2, $3) returning player",
                 name, language, now)[0][0]);
  run(tx, "insert into addresses (address, player, main, confirmed_at) values (lower($1), $2, true, $3)",
      address, player, now);
  return player;
}

std::optional<Player> find_player(Tx& tx, std::int64_t player) {
  return first_row<Player>(
      run(tx,
          "select " PLAYER_COLUMNS
          " from players p left join addresses a on a.player = p.player and a.main where p.player = "
          "$1",
          player),
      player_row);
}

std::optional<Player> player_at(Tx& tx, const std::string& address) {
  return first_row<Player>(
      run(tx,
          "select " PLAYER_COLUMNS " from addresses given join players p on p.player = given.player left "
          "join addresses a on a.player = p.player "
          "and a.main where given.address = lower($1) and given.confirmed_at is not null",
          address),
      player_row);
}

void set_player(Tx& tx, const Player& p) {
  run_later(tx, "update players set name = $2, language = $3, format = $4, time_zone = $5 where player = $1",
            p.id, p.name, p.language, p.format, p.time_zone);
}

void forget_player(Tx& tx, std::int64_t player, Time now, std::int64_t mail) {
#define HIS_ADDRESSES "(select address from addresses where player = $1)"
  run_later(tx, "delete from invitations where address in " HIS_ADDRESSES, player);
  run_later(tx, "delete from bounces where address in " HIS_ADDRESSES, player);
  run_later(tx, "delete from failures where source in " HIS_ADDRESSES, player);
  // Also what he was asked and sent before we knew who he was.
  run_later(tx, "delete from confirmations where player = $1 or address in " HIS_ADDRESSES, player);
  run_later(tx,
            "update outbox set raw = '', recipient = '' where (player = $1 or recipient in " HIS_ADDRESSES
            ") and state <> 'waiting'",
            player);
  // Those that are on their way have to know where to; then they forget it too.
  run_later(tx,
            "update outbox set kind = 'farewell' where (player = $1 or recipient in " HIS_ADDRESSES
            ") and state = 'waiting'",
            player);
  // Mails in his name that were read before we knew him, were held or left unread, and the one that says yes
  // to this; and what moderators wrote to have him invited. The whole address counts, never part of
  // another's, and of what others wrote only what has been done.
  run_later(tx,
            R"(update inbox set raw = '', message_id = '' from (select '(^|[^a-z0-9._%+-])' ||
              regexp_replace(address, '([^a-z0-9])', '\\\1', 'g') || '\.?([^a-z0-9.-]|$)' as his
              from addresses where player = $1) a
              where (state <> 'new' or mail = $2) and raw <> ''
              and lower(encode(substring(raw for 16384), 'escape')) ~
                (case when state = 'done' then '' else '(^|\n)from:([^\n]|\n[ \t])*' end || a.his))",
            player, mail);
  run_later(tx,
            "update audit set details = jsonb_set(details, '{text}', '\"\"') where details->>'text' "
            "in " HIS_ADDRESSES,
            player);
  run_later(tx, "delete from confirmations where payload->'act'->>'text' in " HIS_ADDRESSES, player);
  run_later(tx, "delete from addresses where player = $1", player);
  run_later(tx, "delete from absences where player = $1", player);
  run_later(tx, "delete from standbys where player = $1", player);
  run_later(tx, "update players set name = '', forgotten_at = $2 where player = $1", player, now);
  run_later(
      tx,
      "update inbox set raw = '', message_id = '', recipient = mail::text where player = $1 and state <> "
      "'new'",
      player);
}

std::vector<Player> list_players(Tx& tx, int limit) {
  return rows<Player>(
      run(tx,
          "select " PLAYER_COLUMNS
          " from players p left join addresses a on a.player = p.player and a.main where p.forgotten_at "
          "is null order by p.player limit $1",
          limit),
      player_row);
}

std::optional<Address> find_address(Tx& tx, const std::string& address) {
  return first_row<Address>(
      run(tx, "select " ADDRESS_COLUMNS " from addresses given where address = lower($1)", address),
      address_row);
}

namespace {

#define SELECT_SENDER(address, since)                                                              \
  "select (select count(*) from failures where source = lower(" address ") and at > " since        \
  "), " ADDRESS_COLUMNS ", " PLAYER_COLUMNS                                                        \
  " from (select) one left join addresses given on given.address = lower(" address                 \
  ") left join players p on p.player = given.player and given.confirmed_at is not null left join " \
  "addresses a on a.player = p.player and a.main"
constexpr Shape kSelectSender{
    SELECT_SENDER("$1", "$2"),
    "select q.n, a.* from unnest($1::text[], $2::text[]::timestamptz[]) with ordinality as q (address, "
    "since, "
    "n) cross join lateral (" SELECT_SENDER("q.address", "q.since") ") a order by q.n"};

std::string sender_key(const std::string& address) { return "sender " + address; }

}  // namespace

void expect_sender(Tx& tx, const std::string& address, Time since) {
  ask_ahead(tx, sender_key(address), kSelectSender, address, since);
}

Sender sender_at(Tx& tx, const std::string& address, Time since) {
  const auto row = ask(tx, sender_key(address), kSelectSender, address, since)[0];
  Sender sender;
  sender.failures = int_in(row[0]);
  if (!row[1].is_null()) sender.address = address_in(row, 1);
  if (!row[7].is_null()) sender.player = player_in(row, 7);
  return sender;
}

std::vector<Address> addresses_of(Tx& tx, std::int64_t player) {
  return rows<Address>(
      run(tx, "select " ADDRESS_COLUMNS " from addresses given where player = $1 order by address", player),
      address_row);
}

void insert_address(Tx& tx, const std::string& address, std::int64_t player, Time confirmed_at) {
  run_later(
      tx,
      "insert into addresses (address, player, main, confirmed_at) values (lower($1), $2, false, $3) on "
      "conflict do "
      "nothing",
      address, player, confirmed_at);
}

void note_vouched(Tx& tx, const std::string& address, Time at) {
  run_later(tx, "update addresses set vouched_at = $2 where address = lower($1)", address, at);
}

void mark_undeliverable(Tx& tx, const std::string& address, std::optional<Time> since) {
  run_later(tx, "update addresses set undeliverable_since = $2 where address = lower($1)", address, since);
}

void insert_absence(Tx& tx, std::int64_t player, const Absence& absence) {
  run_later(
      tx,
      "insert into absences (player, since, until) values ($1, $2, $3) on conflict (player, since) do update "
      "set until = "
      "excluded.until",
      player, absence.since, absence.until);
}

void delete_absences(Tx& tx, std::int64_t player) {
  run_later(tx, "delete from absences where player = $1", player);
}

std::vector<Absence> absences_of(Tx& tx, std::int64_t player, Time from) {
  return rows<Absence>(
      run(tx, "select since, until from absences where player = $1 and until > $2 order by since", player,
          from),
      [](const Row& r) {
        return Absence{time_in(r[0]), time_in(r[1])};
      });
}

#define CONFIRMATION_COLUMNS "confirmation, kind, address, player, game, payload, created_at, expires_at"

std::int64_t insert_confirmation(Tx& tx, const Confirmation& c) {
  return big_in(
      run(tx,
          "insert into confirmations (kind, address, player, game, payload, created_at, expires_at) "
          "values ($1, lower($2), $3, $4, $5, $6, $7) returning confirmation",
          c.kind, c.address, c.player, c.game, c.payload, c.created_at, c.expires_at)[0][0]);
}

std::optional<Confirmation> take_confirmation(Tx& tx, std::int64_t id, Time now) {
  return first_row<Confirmation>(
      run(tx,
          "update confirmations set used_at = $2 where confirmation = $1 and used_at is "
          "null and expires_at > $2 returning " CONFIRMATION_COLUMNS,
          id, now),
      confirmation_row);
}

std::optional<Confirmation> find_confirmation(Tx& tx, std::int64_t id, Time now) {
  return first_row<Confirmation>(
      run(tx,
          "select " CONFIRMATION_COLUMNS
          " from confirmations where confirmation = $1 and used_at is null and expires_at "
          "> $2",
          id, now),
      confirmation_row);
}

}  // namespace adj::store
