-- What the service keeps. Times are those of the service's clock, not of the database's. The rows of a game carry the
-- game's code first in their key, so that the schema distributes by game.

-- ---------------------------------------------------------------- people
create table players (
  player        bigint generated always as identity primary key,
  name          text not null,
  language      text not null default 'en' check (language in ('en', 'fr')),
  format        text not null default 'html' check (format in ('text', 'html')),
  time_zone     text not null default 'UTC',
  created_at    timestamptz not null,
  forgotten_at  timestamptz
);

create table addresses (
  address             text primary key check (address = lower(address)),
  player              bigint not null references players,
  main                boolean not null,          -- where mails go
  confirmed_at        timestamptz,
  vouched_at          timestamptz,               -- a trusted server vouched for the sender's domain: from now on it must
  hard_bounces        int not null default 0,
  bounced_at          timestamptz,
  undeliverable_since timestamptz
);
create index addresses_player on addresses (player);
create unique index addresses_main on addresses (player) where main;

create table absences (
  player  bigint not null references players,
  since   timestamptz not null,
  until   timestamptz not null check (until > since),
  primary key (player, since)
);

-- Something that waits for one reply to be true: joining, a second address, a risky command, a held mail.
create table confirmations (
  confirmation  bigint generated always as identity primary key,
  kind        text not null,
  address     text not null,                     -- whom we asked
  player      bigint references players,
  game        text,
  payload     jsonb not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index confirmations_open on confirmations (expires_at) where used_at is null;

-- ---------------------------------------------------------------- games
create table games (
  game           text primary key,               -- its code: K7Q4
  module         text not null,
  scenario       text not null,
  options        jsonb not null,
  status         text not null check (status in ('open', 'running', 'paused', 'frozen', 'over', 'closed')),
  listed         boolean not null,               -- shown to everybody by GAMES; else by invitation
  moderator      bigint references players,
  settings       jsonb not null,                 -- deadlines and the like
  dice           jsonb not null,                 -- the seed: secret until the game ends
  generation     int not null default 0,         -- rollbacks so far
  window_number  int not null default 0,
  document       text,                           -- the saved game with the answers given so far; null before the start
  next_due       timestamptz,                    -- when the clock next has something to do for it; null: never
  archive_stale  boolean not null default true,  -- its pages must be written again
  created_at     timestamptz not null,
  started_at     timestamptz,
  ended_at       timestamptz
);
create index games_due on games (next_due) where next_due is not null;
create index games_archive on games (game) where archive_stale;
create index games_listed on games (created_at) where listed and status in ('open', 'running', 'paused');
create index games_moderator on games (moderator);

create table seats (
  game       text not null references games,
  seat       int not null,
  holder     text not null default 'nobody' check (holder in ('nobody', 'player', 'machine')),
  player     bigint references players,
  epoch      int not null default 1,             -- tokens of older epochs are void
  nonce      text not null default '',
  missed     int not null default 0,             -- windows in a row closed without an answer
  thread     text not null default '',           -- Message-ID that the seat's mails refer to
  since      timestamptz,
  primary key (game, seat)
);
create index seats_player on seats (player);

create table invitations (
  game     text not null references games,
  address  text not null,
  seat     int,
  at       timestamptz not null,
  primary key (game, address)
);

create table standbys (
  game    text not null references games,
  player  bigint not null references players,
  since   timestamptz not null,
  primary key (game, player)
);

-- ---------------------------------------------------------------- play
-- A window as it was when it opened: where ROLLBACK goes back to.
create table windows (
  game          text not null references games,
  generation    int not null,
  number        int not null,
  opened_at     timestamptz not null,
  deadline      timestamptz,
  reminded_at   timestamptz,
  complete_at   timestamptz,                     -- nothing more is missing since then: second thoughts run from here
  closed_at     timestamptz,
  closed_by     text check (closed_by in ('complete', 'deadline', 'forced', 'rolled_back')),
  document      text not null,
  digest        text not null,
  events_before int not null,
  primary key (game, generation, number)
);

-- Every input that a game accepted, in order, for ever: what a replay runs.
create table inputs (
  game           text not null references games,
  serial         int not null,
  generation     int not null,
  window_number  int not null,
  kind           text not null,                  -- orders, close, edit, rollback, thaw
  seat           int not null default 0,
  origin         text not null default 'player',
  language       text not null default 'en',
  body           text not null,
  inbox          bigint,
  at             timestamptz not null,
  primary key (game, serial)
);

create table events (
  game           text not null references games,
  generation     int not null,
  number         int not null,
  window_number  int not null,
  clause         text not null,
  audience       text not null,
  seats          int[] not null,
  name           text not null,
  data           jsonb not null,
  at             timestamptz not null,
  withdrawn_at   timestamptz,                    -- by a rollback
  primary key (game, generation, number)
);
create index events_live on events (game, number) where withdrawn_at is null;

-- A report as a seat got it (0: the public one): the model that templates turn into mails and pages, and the map.
create table reports (
  game           text not null references games,
  generation     int not null,
  window_number  int not null,
  seat           int not null,
  language       text not null,
  title          text not null,
  first_event    int not null,
  last_event     int not null,
  model          text not null,
  map            text not null,
  at             timestamptz not null,
  withdrawn_at   timestamptz,
  primary key (game, generation, window_number, seat, language)
);

create table press (
  game       text not null references games,
  number     int not null,
  from_seat  int not null,                       -- 0: the moderator
  grey       boolean not null,
  to_seats   int[] not null,                     -- empty: everybody
  body       text not null,
  inbox      bigint,
  at         timestamptz not null,
  primary key (game, number)
);

-- What moderators and operators did, with what it changed.
create table audit (
  game     text not null,                        -- '' for what concerns no game
  number   int not null,
  actor    text not null,
  act      text not null,
  reason   text not null default '',
  details  jsonb not null,
  at       timestamptz not null,
  primary key (game, number)
);

-- ---------------------------------------------------------------- mail
create table inbox (
  mail            bigint generated always as identity primary key,
  source          text not null,
  uidvalidity     bigint not null,
  uid             text not null,
  content_sha256  bytea not null,                -- without the trace headers
  recipient       text not null,
  message_id      text not null default '',
  raw             bytea not null,
  truncated       boolean not null default false,
  received_at     timestamptz not null,
  state           text not null default 'new' check (state in ('new', 'done', 'held', 'ignored', 'quarantined')),
  attempts        int not null default 0,
  not_before      timestamptz,
  outcome         text not null default '',
  player          bigint,
  game            text,
  unique (source, uidvalidity, uid)
);
create unique index inbox_content on inbox (source, content_sha256, recipient);
create index inbox_new on inbox (mail) where state = 'new';

create table outbox (
  letter         bigint generated always as identity primary key,
  dedupe_key     text not null unique,
  game           text,
  seat           int,
  player         bigint,
  kind           text not null,                  -- receipt, report, reminder, press, notice, confirmation, alert
  number         int,                            -- receipts: their number in the game
  message_id     text not null unique,
  envelope_from  text not null,
  recipient      text not null,
  raw            bytea not null,
  state          text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'stopped')),
  attempts       int not null default 0,
  not_before     timestamptz not null,
  lease_until    timestamptz,
  reply          text not null default '',
  created_at     timestamptz not null,
  sent_at        timestamptz
);
create index outbox_waiting on outbox (not_before, letter) where state = 'waiting';
create index outbox_recipient on outbox (recipient, created_at);
create index outbox_game on outbox (game, kind, number);
create index outbox_created on outbox (created_at);

create table bounces (
  bounce      bigint generated always as identity primary key,
  address     text not null,
  letter      bigint,
  hard        boolean not null,
  status      text not null,
  diagnostic  text not null,
  at          timestamptz not null
);
create index bounces_address on bounces (address, at);

-- Guesses at tokens, per source of mail: who guesses too often is not read.
create table failures (
  source  text not null,
  at      timestamptz not null
);
create index failures_source on failures (source, at);

-- What the service remembers of itself between runs: the last time it saw its mailbox, a stopped clock, a tripped breaker.
create table facts (
  fact   text primary key,
  value  jsonb not null,
  at     timestamptz not null
);
