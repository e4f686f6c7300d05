-- Receipts are numbered for their reader alone, so that no gap tells him how much others write.
drop index outbox_game;
create index outbox_game on outbox (game, recipient, kind, number);
comment on column outbox.number is 'receipts: their number among those to this address in the game';
