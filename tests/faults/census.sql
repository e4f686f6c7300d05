-- What a run with faults must have in common with one without, a line each. Numbers that a rolled-back transaction has used up
-- do not come back: rows are named by what they are about, never by their number. Times are left out; alerts, and what a
-- moderator is told of letters that were refused, are the faults' own.
select 'mail ' || message_id || ' ' || state || ' ' || outcome from inbox
union all select 'games ' || count(*) from games
union all select 'game ' || status || ' ' || window_number || ' ' || md5(coalesce(document, '')) || ' ' ||
  md5(coalesce(answers, '')) from games where game = '{game}'
union all select 'window ' || number || ' ' || coalesce(closed_by, 'open') || ' ' || digest || ' ' || md5(document)
  from windows
union all select 'input ' || serial || ' ' || window_number || ' ' || kind || ' ' || seat || ' ' || origin || ' ' ||
  body || ' ' || coalesce((select message_id from inbox where mail = i.inbox), '') from inputs i
union all select 'event ' || number || ' ' || name || ' ' || data from events
union all select 'report ' || window_number || ' ' || seat || ' ' || language from reports
union all select 'press ' || number || ' ' || from_seat || ' ' || body from press
union all select 'letter ' || kind || ' ' || recipient || ' ' || coalesce(o.number, 0) || ' ' || coalesce(seat, 0) ||
  ' ' || case when dedupe_key like 'ack:%' then
    coalesce((select message_id from inbox where 'ack:' || mail = dedupe_key), '?') else '' end
  from outbox o where kind <> 'alert' and dedupe_key not like 'undelivered:%'
union all select 'player ' || p.name || ' ' || a.address from players p join addresses a using (player)
union all select 'seat ' || seat || ' ' || holder || ' ' || coalesce(p.name, '') || ' ' || missed || ' ' || epoch
  from seats s left join players p using (player) where game = '{game}'
union all select 'question ' || kind || ' ' || address || ' ' || (used_at is not null) from confirmations
