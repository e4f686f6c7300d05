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
  constexpr const char* kPlayer = R"(
    insert into players (name, language, created_at) values ($1, $2, $3) returning player)";
  constexpr const char* kAddress = R"(
    insert into addresses (address, player, main, confirmed_at) values (lower($1), $2, true, $3))";
  const std::int64_t player = big_in(run(tx, kPlayer, name, language, now)[0][0]);
  run(tx, kAddress, address, player, now);
  return player;
}

std::optional<Player> find_player(Tx& tx, std::int64_t player) {
  constexpr const char* kSql = "select " PLAYER_COLUMNS R"(
    from players p
    left join addresses a on a.player = p.player and a.main
    where p.player = $1)";
  return first_row<Player>(run(tx, kSql, player), player_row);
}

std::optional<Player> player_at(Tx& tx, const std::string& address) {
  constexpr const char* kSql = "select " PLAYER_COLUMNS R"(
    from addresses given
    join players p on p.player = given.player
    left join addresses a on a.player = p.player and a.main
    where given.address = lower($1) and given.confirmed_at is not null)";
  return first_row<Player>(run(tx, kSql, address), player_row);
}

void set_player(Tx& tx, const Player& p) {
  constexpr const char* kSql =
      "update players set name = $2, language = $3, format = $4, time_zone = $5 where player = $1";
  run_later(tx, kSql, p.id, p.name, p.language, p.format, p.time_zone);
}

namespace {

#define HIS_ADDRESSES "(select address from addresses where player = $1)"

// First those that wait: they have to know where to, and forget it when they are through (letter_sent). One
// that a sender is just done with is waited for, and is one of the others then.
void forget_his_letters(Tx& tx, std::int64_t player) {
  constexpr const char* kOnTheirWay = R"(
    update outbox
    set kind = 'farewell'
    where (player = $1 or recipient in )" HIS_ADDRESSES R"() and state = 'waiting')";
  constexpr const char* kOthers = R"(
    update outbox
    set raw = '', recipient = ''
    where (player = $1 or recipient in )" HIS_ADDRESSES R"() and state <> 'waiting')";
  run_later(tx, kOnTheirWay, player);
  run_later(tx, kOthers, player);
}

// Mails in his name that were read before we knew him, were held or left unread, and the one that says yes
// to this; and what moderators wrote to have him invited. The whole address counts, never part of another's,
// and of what others wrote only what has been done.
constexpr const char* kForgetMailsNamingHim = R"(
    update inbox
    set raw = '', message_id = ''
    from (
      select '(^|[^a-z0-9._%+-])' || regexp_replace(address, '([^a-z0-9])', '\\\1', 'g')
        || '\.?([^a-z0-9.-]|$)' as his
      from addresses
      where player = $1
    ) a
    where (state <> 'new' or mail = $2) and raw <> ''
      and lower(encode(substring(raw for 16384), 'escape')) ~
        (case when state = 'done' then '' else '(^|\n)from:([^\n]|\n[ \t])*' end || a.his))";
constexpr const char* kForgetHisMails = R"(
    update inbox
    set raw = '', message_id = '', recipient = mail::text
    where player = $1 and state <> 'new')";
constexpr const char* kForgetActs = R"(
    update audit
    set details = jsonb_set(details, '{text}', '""')
    where details->>'text' in )" HIS_ADDRESSES;

}  // namespace

void forget_player(Tx& tx, std::int64_t player, Time now, std::int64_t mail) {
  run_later(tx, "delete from invitations where address in " HIS_ADDRESSES, player);
  run_later(tx, "delete from bounces where address in " HIS_ADDRESSES, player);
  run_later(tx, "delete from failures where source in " HIS_ADDRESSES, player);
  // Also what he was asked and sent before we knew who he was.
  run_later(tx, "delete from confirmations where player = $1 or address in " HIS_ADDRESSES, player);
  forget_his_letters(tx, player);
  run_later(tx, kForgetMailsNamingHim, player, mail);
  run_later(tx, kForgetActs, player);
  run_later(tx, "delete from confirmations where payload->'act'->>'text' in " HIS_ADDRESSES, player);
  run_later(tx, "delete from addresses where player = $1", player);
  run_later(tx, "delete from absences where player = $1", player);
  run_later(tx, "delete from standbys where player = $1", player);
  run_later(tx, "update players set name = '', forgotten_at = $2 where player = $1", player, now);
  run_later(tx, kForgetHisMails, player);
}

std::vector<Player> list_players(Tx& tx, int limit) {
  constexpr const char* kSql = "select " PLAYER_COLUMNS R"(
    from players p
    left join addresses a on a.player = p.player and a.main
    where p.forgotten_at is null
    order by p.player
    limit $1)";
  return rows<Player>(run(tx, kSql, limit), player_row);
}

std::optional<Address> find_address(Tx& tx, const std::string& address) {
  constexpr const char* kSql = "select " ADDRESS_COLUMNS " from addresses given where address = lower($1)";
  return first_row<Address>(run(tx, kSql, address), address_row);
}

namespace {

#define SELECT_SENDER(address, since)                                                       \
  "select (select count(*) from failures where source = lower(" address ") and at > " since \
  "), " ADDRESS_COLUMNS ", " PLAYER_COLUMNS                                                 \
  " from (select) one"                                                                      \
  " left join addresses given on given.address = lower(" address                            \
  ")"                                                                                       \
  " left join players p on p.player = given.player and given.confirmed_at is not null"      \
  " left join addresses a on a.player = p.player and a.main"
#define SELECT_ONE_SENDER SELECT_SENDER("$1", "$2")
#define SELECT_EACH_SENDER SELECT_SENDER("q.address", "q.since")

constexpr const char* kSelectSenders = R"(
    select q.n, a.*
    from unnest($1::text[], $2::text[]::timestamptz[]) with ordinality as q (address, since, n)
    cross join lateral ()" SELECT_EACH_SENDER R"() a
    order by q.n)";
constexpr Shape kSelectSender{SELECT_ONE_SENDER, kSelectSenders};

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
  constexpr const char* kSql =
      "select " ADDRESS_COLUMNS " from addresses given where player = $1 order by address";
  return rows<Address>(run(tx, kSql, player), address_row);
}

void insert_address(Tx& tx, const std::string& address, std::int64_t player, Time confirmed_at) {
  constexpr const char* kSql = R"(
    insert into addresses (address, player, main, confirmed_at)
    values (lower($1), $2, false, $3)
    on conflict do nothing)";
  run_later(tx, kSql, address, player, confirmed_at);
}

void note_vouched(Tx& tx, const std::string& address, Time at) {
  run_later(tx, "update addresses set vouched_at = $2 where address = lower($1)", address, at);
}

void mark_undeliverable(Tx& tx, const std::string& address, std::optional<Time> since) {
  run_later(tx, "update addresses set undeliverable_since = $2 where address = lower($1)", address, since);
}

void insert_absence(Tx& tx, std::int64_t player, const Absence& absence) {
  constexpr const char* kSql = R"(
    insert into absences (player, since, until)
    values ($1, $2, $3)
    on conflict (player, since) do update set until = excluded.until)";
  run_later(tx, kSql, player, absence.since, absence.until);
}

void delete_absences(Tx& tx, std::int64_t player) {
  run_later(tx, "delete from absences where player = $1", player);
}

std::vector<Absence> absences_of(Tx& tx, std::int64_t player, Time from) {
  constexpr const char* kSql =
      "select since, until from absences where player = $1 and until > $2 order by since";
  return rows<Absence>(run(tx, kSql, player, from), [](const Row& r) {
    return Absence{time_in(r[0]), time_in(r[1])};
  });
}

#define CONFIRMATION_COLUMNS "confirmation, kind, address, player, game, payload, created_at, expires_at"

std::int64_t insert_confirmation(Tx& tx, const Confirmation& c) {
  constexpr const char* kSql = R"(
    insert into confirmations (kind, address, player, game, payload, created_at, expires_at)
    values ($1, lower($2), $3, $4, $5, $6, $7)
    returning confirmation)";
  return big_in(
      run(tx, kSql, c.kind, c.address, c.player, c.game, c.payload, c.created_at, c.expires_at)[0][0]);
}

std::optional<Confirmation> take_confirmation(Tx& tx, std::int64_t id, Time now) {
  constexpr const char* kSql = R"(
    update confirmations
    set used_at = $2
    where confirmation = $1 and used_at is null and expires_at > $2
    returning )" CONFIRMATION_COLUMNS;
  return first_row<Confirmation>(run(tx, kSql, id, now), confirmation_row);
}

std::optional<Confirmation> find_confirmation(Tx& tx, std::int64_t id, Time now) {
  constexpr const char* kSql = "select " CONFIRMATION_COLUMNS R"(
    from confirmations
    where confirmation = $1 and used_at is null and expires_at > $2)";
  return first_row<Confirmation>(run(tx, kSql, id, now), confirmation_row);
}

}  // namespace adj::store
