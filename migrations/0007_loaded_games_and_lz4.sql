-- Drawn anew whenever the document is saved. Services that keep a game loaded know by it, and by the row's own marks, whether the
-- document is still the one they have: after a crash of the server the row's own marks alone may come again.
alter table games add column saved bigint;

-- Long texts and bytes are packed with lz4 from now on, where the server has it: what PostgreSQL packs with otherwise takes longer
-- than all else that a mail costs it.
do $$
declare
  place record;
begin
  for place in select * from (values ('games', 'document'), ('windows', 'document'), ('inbox', 'raw'), ('outbox', 'raw'),
                                     ('reports', 'model'), ('reports', 'map')) as places (tab, col) loop
    execute format('alter table %I alter column %I set compression lz4', place.tab, place.col);
  end loop;
exception when feature_not_supported then
  raise notice 'lz4 is not built into this server';
end $$;
