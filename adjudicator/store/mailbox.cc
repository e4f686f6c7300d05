#include "adjudicator/store/mailbox.h"

#include <algorithm>

#include "adjudicator/store/statement.h"

namespace adj::store {

// Sessions of the server, by process and start. The function is what pg_stat_activity is made of: it looks at
// one process and joins nothing. A session of another role shows no start: it counts as alive.
#define OWN_SESSION "(select backend_start from pg_stat_get_activity(pg_backend_pid()))"
#define LIVES(pid, start)     \
  "(" pid                     \
  " is not null and exists (" \
  "select from pg_stat_get_activity(" pid ") a where coalesce(a.backend_start = " start ", true)))"
#define READER_LIVES LIVES("reader_pid", "reader_session")
#define SENDER_LIVES LIVES("lease_pid", "lease_session")

// --- Inbox

namespace {

#define INBOX_COLUMNS \
  "source, uidvalidity, uid, content_sha256, recipient, message_id, raw, truncated, received_at, lane"

constexpr const char* kInsertOneMail = "insert into inbox (" INBOX_COLUMNS R"()
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict do nothing)";
// Mails are numbered in the order in which they came.
constexpr const char* kInsertMails = "insert into inbox (" INBOX_COLUMNS R"()
    select source, uidvalidity::bigint, uid, content_sha256, recipient, message_id, raw, truncated::boolean,
      received_at::timestamptz, lane
    from unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::text[], $6::text[], $7::bytea[],
      $8::text[], $9::text[], $10::text[])
    with ordinality as given ()" INBOX_COLUMNS R"(, n)
    order by n
    on conflict do nothing)";
constexpr Shape kInsertMail{kInsertOneMail, kInsertMails};

}  // namespace

void insert_mail(Tx& tx, const NewMail& m) {
  run_later(tx, kInsertMail, "", m.source, m.uidvalidity, m.uid, Bytes{m.content_sha256}, m.recipient,
            m.message_id, Bytes{m.raw}, m.truncated, m.received_at, m.lane);
}

namespace {

#define MAIL_COLUMNS_WITH(raw) \
  "mail, source, recipient, message_id, " raw ", truncated, received_at, attempts, player, lane"
#define MAIL_COLUMNS MAIL_COLUMNS_WITH("raw")
#define MAIL_COLUMNS_WITHOUT_BYTES MAIL_COLUMNS_WITH("''::bytea")
// Longer mails are not kept in hand.
#define MAIL_COLUMNS_UNLESS_LONG \
  MAIL_COLUMNS_WITH("case when octet_length(raw) <= 100000 then raw else ''::bytea end")

Mail mail_row(const Row& r) {
  return {big_in(r[0]),  text_in(r[1]), text_in(r[2]), text_in(r[3]),       bytes_in(r[4]),
          bool_in(r[5]), time_in(r[6]), int_in(r[7]),  maybe(r[8], big_in), text_in(r[9])};
}

}  // namespace

// One reader takes at a time: what he takes is seen by the next. He takes of half as many lanes as mails at
// most, so that something is left for the others, and looks at the oldest mails only, however many there are.
std::vector<Mail> take_new_mails(Tx& tx, int limit, Time now) {
  constexpr const char* kSql = R"(
    with others as (
      select distinct lane, reader_pid, reader_session
      from inbox
      where state = 'new' and reader_pid is not null and reader_pid <> pg_backend_pid()
    ), head as materialized (
      select mail, lane
      from inbox
      where state = 'new' and (not_before is null or not_before <= $2)
        and lane <> all (array(select lane from others where )" READER_LIVES R"())
      order by mail
      limit 5 * $1::int
    )
    select )" MAIL_COLUMNS_UNLESS_LONG R"(
    from inbox
    where mail = any (array(
      select mail
      from head
      where lane = any (array(
        select lane from head group by lane order by min(mail) limit greatest($1::int / 2, 1)))
      order by mail
      limit $1::int))
    order by mail
    for update skip locked)";
  lock_readers(tx);
  return rows<Mail>(run(tx, kSql, limit, now), mail_row);
}

void count_attempts(Tx& tx, const std::vector<std::int64_t>& mails) {
  constexpr const char* kSql = R"(
    update inbox
    set attempts = attempts + 1, reader_pid = pg_backend_pid(), reader_session = )" OWN_SESSION R"(
    where mail = any($1::bigint[]))";
  if (!mails.empty()) run_later(tx, kSql, mails);
}

namespace {

constexpr const char* kStillNew = "still new";
#define LOCK_LANE LOCK_GAME("lane")
constexpr const char* kSelectStillNew = "select " MAIL_COLUMNS_WITHOUT_BYTES R"(,
      case when lane <> '' then )" LOCK_LANE R"( end
    from inbox
    where mail = any($1::bigint[]) and state = 'new'
    order by mail
    for update skip locked)";

}  // namespace

void expect_still_new(Tx& tx, const std::vector<std::int64_t>& mails) {
  ask_ahead(tx, kStillNew, kSelectStillNew, mails);
}

std::vector<Mail> mails_still_new(Tx& tx, const std::vector<std::int64_t>& mails) {
  return rows<Mail>(ask(tx, kStillNew, kSelectStillNew, mails), [&](const Row& r) {
    Mail mail = mail_row(r);
    if (!mail.lane.empty()) tx.impl().locked.insert(mail.lane);
    return mail;
  });
}

std::string raw_of(Tx& tx, std::int64_t mail) {
  return bytes_in(run(tx, "select raw from inbox where mail = $1", mail)[0][0]);
}

std::optional<Mail> find_mail(Tx& tx, std::int64_t mail) {
  return first_row<Mail>(run(tx, "select " MAIL_COLUMNS " from inbox where mail = $1", mail), mail_row);
}

namespace {

#define FINISH_MAIL(mail, state, outcome, player, game) \
  "update inbox"                                        \
  " set state = " state ", outcome = " outcome ", player = " player ", game = " game " where mail = " mail
#define FINISH_MAILS(mails, states, outcomes, players, games)                                             \
  "update inbox i"                                                                                        \
  " set state = given.state, outcome = given.outcome, player = given.player::bigint, game = given.game"   \
  " from unnest(" mails "::text[], " states "::text[], " outcomes "::text[], " players "::text[], " games \
  "::text[])"                                                                                             \
  " as given (mail, state, outcome, player, game)"                                                        \
  " where i.mail = given.mail::bigint"

constexpr Shape kFinishMail{FINISH_MAIL("$1", "$2", "$3", "$4", "$5"),
                            FINISH_MAILS("$1", "$2", "$3", "$4", "$5")};

}  // namespace

void finish_mail(Tx& tx, std::int64_t mail, const MailOutcome& o) {
  run_later(tx, kFinishMail, std::to_string(mail), mail, o.state, o.outcome, o.player, o.game);
}

void postpone_mail(Tx& tx, std::int64_t mail, Time not_before, const std::string& why) {
  constexpr const char* kSql = R"(
    update inbox
    set not_before = $2, outcome = $3, reader_pid = null
    where mail = $1 and state = 'new')";
  run_later(tx, kSql, mail, not_before, why);
}

void requeue_mail(Tx& tx, std::int64_t mail) {
  constexpr const char* kSql = R"(
    update inbox
    set state = 'new', attempts = 0, not_before = null, outcome = 'requeued', player = null, reader_pid = null
    where mail = $1)";
  run_later(tx, kSql, mail);
}

bool release_mail(Tx& tx, std::int64_t mail, std::int64_t player) {
  constexpr const char* kSql = R"(
    update inbox
    set state = 'new', attempts = 0, not_before = null, outcome = 'released', player = $2, reader_pid = null
    where mail = $1 and state = 'held'
    returning mail)";
  return !run(tx, kSql, mail, player).empty();
}

std::vector<MailSummary> mails_in_state(Tx& tx, const std::string& state, int limit) {
  constexpr const char* kSql = R"(
    select mail, state, outcome, recipient, received_at
    from inbox
    where state = $1
    order by mail desc
    limit $2)";
  return rows<MailSummary>(run(tx, kSql, state, limit), [](const Row& r) {
    return MailSummary{big_in(r[0]), text_in(r[1]), text_in(r[2]), text_in(r[3]), time_in(r[4])};
  });
}

// --- Outbox

namespace {

#define OUTBOX_COLUMNS                                                                                \
  "letter, dedupe_key, game, seat, player, kind, number, message_id, envelope_from, recipient, raw, " \
  "not_before, created_at"
#define LETTER_COLUMNS OUTBOX_COLUMNS ", attempts"

Letter letter_row(const Row& r) {
  Letter l;
  l.id = big_in(r[0]);
  l.dedupe_key = text_in(r[1]);
  l.game = maybe(r[2], text_in);
  l.seat = maybe(r[3], int_in);
  l.player = maybe(r[4], big_in);
  l.kind = text_in(r[5]);
  l.number = maybe(r[6], int_in);
  l.message_id = text_in(r[7]);
  l.envelope_from = text_in(r[8]);
  l.recipient = text_in(r[9]);
  l.raw = bytes_in(r[10]);
  l.not_before = time_in(r[11]);
  l.created_at = time_in(r[12]);
  l.attempts = int_in(r[13]);
  return l;
}

}  // namespace

std::int64_t next_letter_id(Tx& tx) { return big_in(run(tx, "select nextval('outbox_letter_seq')")[0][0]); }

#define INSERT_LETTER                                                \
  "insert into outbox (" OUTBOX_COLUMNS                              \
  ") overriding system value"                                        \
  " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)" \
  " on conflict (dedupe_key) do nothing"                             \
  " returning letter"
#define INSERT_LETTERS                                                                                  \
  "insert into outbox (" OUTBOX_COLUMNS                                                                 \
  ") overriding system value"                                                                           \
  " select letter::bigint, dedupe_key, game, seat::int, player::bigint, kind, number::int, message_id," \
  " envelope_from, recipient, raw, not_before::timestamptz, created_at::timestamptz"                    \
  " from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],"    \
  " $8::text[], $9::text[], $10::text[], $11::bytea[], $12::text[], $13::text[])"                       \
  " as given (" OUTBOX_COLUMNS ") on conflict (dedupe_key) do nothing"

namespace {

constexpr Shape kInsertAnswer{
    "with kept as (" INSERT_LETTER ") " FINISH_MAIL("$14", "$15", "$16", "$17", "$18"),
    "with kept as (" INSERT_LETTERS ") " FINISH_MAILS("$14", "$15", "$16", "$17", "$18")};

// `carry_out`: by `run` or `run_later`.
template <class CarryOut, class... More>
auto with_letter(CarryOut carry_out, const Letter& l, const More&... more) {
  return carry_out(l.id, l.dedupe_key, l.game, l.seat, l.player, l.kind, l.number, l.message_id,
                   l.envelope_from, l.recipient, Bytes{l.raw}, l.not_before, l.created_at, more...);
}

void note_receipt(Tx& tx, const Letter& l) {
  if (l.kind != "receipt" || !l.game || !l.number) return;
  int& last = tx.impl().receipts[{*l.game, l.recipient}];
  last = std::max(last, *l.number);
}

}  // namespace

bool insert_letter(Tx& tx, const Letter& l) {
  const bool kept =
      with_letter([&](const auto&... values) { return !run(tx, INSERT_LETTER, values...).empty(); }, l);
  if (kept) notify(tx, "outbox");
  if (kept) note_receipt(tx, l);
  return kept;
}

void insert_answer(Tx& tx, const Letter& l, const FinishedMail& answered) {
  const MailOutcome& o = answered.outcome;
  const std::string mail = std::to_string(answered.mail);
  with_letter([&](const auto&... values) { run_later(tx, kInsertAnswer, mail, values...); }, l, answered.mail,
              o.state, o.outcome, o.player, o.game);
  notify(tx, "outbox");
  note_receipt(tx, l);
}

// A lease ends with its time, or with the connection that took it: after a crash nobody waits for the dead.
std::vector<Letter> lease_letters(Tx& tx, int limit, Time now, Time until, const std::string& kind) {
  constexpr const char* kSql = R"(
    update outbox
    set lease_until = $3, attempts = attempts + 1, lease_pid = pg_backend_pid(),
      lease_session = )" OWN_SESSION R"(
    where letter in (
      select letter
      from outbox
      where state = 'waiting' and not_before <= $2
        and (lease_until is null or lease_until <= $2 or not )" SENDER_LIVES R"()
        and ($4 = '' or kind = $4)
      order by not_before, letter
      limit $1
      for update skip locked)
    returning )" LETTER_COLUMNS;
  auto letters = rows<Letter>(run(tx, kSql, limit, now, until, kind), letter_row);
  // An update gives its rows back in whatever order it found them.
  std::ranges::sort(letters, {}, [](const Letter& l) { return std::pair(l.not_before, l.id); });
  return letters;
}

bool renew_lease(Tx& tx, std::int64_t letter, Time until) {
  constexpr const char* kSql = R"(
    update outbox
    set lease_until = $2
    where letter = $1 and state = 'waiting' and lease_pid = pg_backend_pid()
    returning letter)";
  return !run(tx, kSql, letter, until).empty();
}

// The last letters to somebody who is forgotten (forget_player): when they are through, nothing tells whose
// they were.
#define KEPT_UNLESS_FAREWELL(column, otherwise) \
  column " = case when o.kind = 'farewell' then " otherwise " else " column " end"
#define FORGOTTEN_WITH_FAREWELL(reply) \
  KEPT_UNLESS_FAREWELL("recipient", "''") ", " KEPT_UNLESS_FAREWELL("raw", "''::bytea") ", " \
  "reply = case when o.kind = 'farewell' then '' else " reply " end"

namespace {

#define FORGOTTEN_WITH_FIRST FORGOTTEN_WITH_FAREWELL("$2")
#define FORGOTTEN_WITH_GIVEN FORGOTTEN_WITH_FAREWELL("given.reply")

constexpr const char* kOneSent = R"(
    update outbox o
    set state = 'sent', sent_at = $3, lease_until = null, )" FORGOTTEN_WITH_FIRST R"(
    where letter = $1 and state <> 'sent')";
constexpr const char* kManySent = R"(
    update outbox o
    set state = 'sent', sent_at = given.sent_at::timestamptz, lease_until = null,
      )" FORGOTTEN_WITH_GIVEN R"(
    from unnest($1::text[], $2::text[], $3::text[]) as given (letter, reply, sent_at)
    where o.letter = given.letter::bigint and o.state <> 'sent')";
constexpr Shape kLetterSent{kOneSent, kManySent};

}  // namespace

void letter_sent(Tx& tx, std::int64_t letter, const std::string& reply, Time at) {
  run_later(tx, kLetterSent, std::to_string(letter), letter, reply, at);
}

void letter_failed(Tx& tx, std::int64_t letter, const std::string& reply) {
  constexpr const char* kSql = R"(
    update outbox o
    set state = 'failed', lease_until = null, )" FORGOTTEN_WITH_FIRST R"(
    where letter = $1 and state = 'waiting')";
  run_later(tx, kSql, letter, reply);
}

void letter_postponed(Tx& tx, std::int64_t letter, const std::string& reply, Time not_before) {
  constexpr const char* kSql = R"(
    update outbox
    set reply = $2, not_before = $3, lease_until = null
    where letter = $1 and state = 'waiting')";
  run_later(tx, kSql, letter, reply, not_before);
}

std::optional<Letter> find_letter(Tx& tx, std::int64_t letter) {
  return first_row<Letter>(run(tx, "select " LETTER_COLUMNS " from outbox where letter = $1", letter),
                           letter_row);
}

std::optional<Letter> find_receipt(Tx& tx, const std::string& game, const std::string& recipient,
                                   int number) {
  constexpr const char* kSql = "select " LETTER_COLUMNS R"(
    from outbox
    where game = $1 and recipient = $2 and kind = 'receipt' and number = $3
    order by letter desc
    limit 1)";
  return first_row<Letter>(run(tx, kSql, game, recipient, number), letter_row);
}

namespace {

// Whoever may get more letters than were written to all together in that time has not had too many: the
// numbers of the letters tell (see sending_state), and his need not be counted.
#define RECEIPT(letter, of_game, recipient, since, allowed)                          \
  letter                                                                             \
      ", (select coalesce(max(number), 0) + 1 from outbox"                           \
      " where game = " of_game " and recipient = " recipient                         \
      " and kind = 'receipt'),"                                                      \
      " case when " letter " - (select letter from outbox where created_at > " since \
      " order by created_at limit 1) + 100 < " allowed                               \
      "::int then 0"                                                                 \
      " else (select count(*) from outbox"                                           \
      " where recipient = " recipient " and kind = 'receipt' and created_at > " since ") end"
#define RECEIPT_OF_ONE RECEIPT("next.letter", "$1", "$2", "$3", "$4")
#define RECEIPT_OF_EACH RECEIPT("q.letter", "q.of_game", "q.recipient_of", "q.since", "q.allowed")

constexpr const char* kSelectOneReceipt = "select " RECEIPT_OF_ONE R"(
    from (select nextval('outbox_letter_seq') as letter) next)";
constexpr const char* kSelectReceipts = "select q.n, " RECEIPT_OF_EACH R"(
    from (
      select *, nextval('outbox_letter_seq') as letter
      from unnest($1::text[], $2::text[], $3::text[]::timestamptz[], $4::text[]::int[])
        with ordinality as given (of_game, recipient_of, since, allowed, n)
    ) q
    order by q.n)";
constexpr Shape kSelectReceipt{kSelectOneReceipt, kSelectReceipts};

std::string receipt_key(const std::optional<std::string>& game, const std::string& recipient) {
  return "receipt " + game.value_or("") + " " + recipient;
}

}  // namespace

void expect_receipt(Tx& tx, const std::optional<std::string>& game, const std::string& recipient, Time since,
                    int allowed) {
  ask_ahead(tx, receipt_key(game, recipient), kSelectReceipt, game, recipient, since, allowed);
}

NextReceipt next_receipt(Tx& tx, const std::optional<std::string>& game, const std::string& recipient,
                         Time since, int allowed) {
  const auto row = ask(tx, receipt_key(game, recipient), kSelectReceipt, game, recipient, since, allowed)[0];
  NextReceipt next{big_in(row[0]), int_in(row[1]), int_in(row[2])};
  // It may have been asked before the last one of this transaction was written.
  if (const auto last = tx.impl().receipts.find({game.value_or(""), recipient});
      last != tx.impl().receipts.end())
    next.number = std::max(next.number, last->second + 1);
  return next;
}

int letters_to(Tx& tx, const std::string& recipient, const std::string& kind, Time since) {
  constexpr const char* kSql = R"(
    select count(*) from outbox where recipient = $1 and kind = $2 and created_at > $3)";
  return int_in(run(tx, kSql, recipient, kind, since)[0][0]);
}

int letters_of_game(Tx& tx, const std::string& game, Time since) {
  constexpr const char* kSql = "select count(*) from outbox where game = $1 and created_at > $2";
  return int_in(run(tx, kSql, game, since)[0][0]);
}

// Letters are numbered as they are written, but for gaps and for those that are written at the same moment:
// so the numbers tell, in two looks at indexes, when it cannot be too many; only then they are not counted.
SendingState sending_state(Tx& tx, int most, Time since) {
  constexpr const char* kSql = R"(
    select
      coalesce((select value = 'true' from facts where fact = 'breaker'), false),
      case
        when (select max(letter) from outbox)
          - (select letter from outbox where created_at > $2 order by created_at limit 1) + 100 < $1::int
        then false
        else (select count(*) > $1::int
              from (select from outbox where created_at > $2 limit $1::int + 1) newest)
      end)";
  const auto row = run(tx, kSql, most, since)[0];
  return {bool_in(row[0]), bool_in(row[1])};
}

std::vector<Letter> letters_of_seat(Tx& tx, const std::string& game, int seat, std::int64_t after,
                                    int limit) {
  constexpr const char* kSql = "select " LETTER_COLUMNS R"(
    from outbox
    where game = $1 and seat = $2 and kind in ('report', 'press', 'notice') and letter > $3
    order by letter
    limit $4)";
  return rows<Letter>(run(tx, kSql, game, seat, after, limit), letter_row);
}

QueueLengths queue_lengths(Tx& tx) {
  constexpr const char* kSql = R"(
    select
      (select count(*) from inbox where state = 'new'),
      (select count(*) from inbox where state = 'quarantined'),
      (select count(*) from outbox where state = 'waiting'),
      (select count(*) from outbox where state = 'failed'))";
  const auto row = run(tx, kSql)[0];
  return {big_in(row[0]), big_in(row[1]), big_in(row[2]), big_in(row[3])};
}

// --- What came back

void insert_bounce(Tx& tx, const Bounce& b) {
  constexpr const char* kSql = R"(
    insert into bounces (address, letter, hard, status, diagnostic, at)
    values ($1, $2, $3, $4, $5, $6))";
  run_later(tx, kSql, b.address, b.letter, b.hard, b.status, b.diagnostic, b.at);
}

int hard_bounces(Tx& tx, const std::string& address, Time since) {
  constexpr const char* kSql = "select count(*) from bounces where address = $1 and hard and at > $2";
  return int_in(run(tx, kSql, address, since)[0][0]);
}

// --- Guesses

void insert_failure(Tx& tx, const std::string& source, Time at) {
  run_later(tx, "insert into failures (source, at) values ($1, $2)", source, at);
}

// --- What deadlines wait for

bool has_unread_mail(Tx& tx, const std::string& game, Time since) {
  constexpr const char* kSql = R"(
    select exists (
      select from inbox where state = 'new' and lane in ($1, '') and received_at > $2))";
  return bool_in(run(tx, kSql, game, since)[0][0]);
}

}  // namespace adj::store
