-- The game that a mail's address names; '' when it names none. Mails of one lane are read in the order in which they came, by one
-- reader at a time.
alter table inbox add column lane text not null default '';
create index inbox_in_hand on inbox (lane) where state = 'new' and reader_pid is not null;
