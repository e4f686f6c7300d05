-- How long deadlines wait for the absent, and who plays a seat that nobody holds, are chosen per game.
update games set settings = jsonb_build_object('absence_days', 21, 'vacant', 'random') || settings;
update confirmations
  set payload = jsonb_set(payload, '{settings}',
                          jsonb_build_object('absence_days', 21, 'vacant', 'random') || (payload -> 'settings'))
  where kind = 'new' and used_at is null and payload ? 'settings';
