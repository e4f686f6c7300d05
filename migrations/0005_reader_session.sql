-- Which connection is about to read a mail. Readers that are woken together may all take the same mail before the first of them
-- locks it; only those that are gone have failed at it.
alter table inbox add column reader_pid int, add column reader_session timestamptz;
