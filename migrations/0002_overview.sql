-- What the operator's page counts, without reading whole tables.
create index inbox_quarantined on inbox (mail) where state = 'quarantined';
create index outbox_failed on outbox (letter) where state = 'failed';
create index games_status on games (status);
