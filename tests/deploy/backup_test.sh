#!/bin/sh
# A database with rows, pages and a configuration is backed up while it is written to, restored elsewhere, and compared row
# by row; damaged backups and targets that are not empty are refused.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck disable=SC2012  # plain names
PATH=$PATH:$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
dir=$(mktemp -d /tmp/tabellarius-backup-XXXXXX)
chmod 755 "$dir"
writer=""
finish() {
  [ -z "$writer" ] || kill "$writer" 2>/dev/null || true
  "$root/deploy/postgres" stop "$dir/old" immediate || true
  "$root/deploy/postgres" stop "$dir/new" immediate || true
  rm -rf "$dir"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM
fail() { echo "FAILED: $*" >&2; exit 1; }
sql() { psql --no-psqlrc -qAt -v ON_ERROR_STOP=1 --dbname="$1" --command="$2"; }
# refused WHAT COMMAND...: it fails and says why.
refused() {
  what=$1
  shift
  if said=$("$@" 2>&1); then fail "not refused: $what"; fi
  case "$said" in *"$what"*) ;; *) fail "wanted '$what', got: $said" ;; esac
}

old=$("$root/deploy/postgres" start "$dir/old" -c fsync=off)
new=$("$root/deploy/postgres" start "$dir/new" -c fsync=off)

# --- A service with a past
for migration in "$root"/migrations/*.sql; do
  psql --no-psqlrc -q -v ON_ERROR_STOP=1 --dbname="$old" --file="$migration"
done
sql "$old" "
  insert into players (name, created_at) values ('Ætius d''Orléans', '2026-03-14 18:00:00.007+00'), (E'tab\tnew\nline \\\\', now());
  insert into addresses (address, player, main) values ('a@example.org', 1, true), ('b@example.org', 2, true);
  insert into games (game, module, scenario, options, status, listed, settings, dice, document, created_at)
    select 'G' || n, 'alea', '3', '{\"a\": [1, null, \"é\"]}', 'running', n % 2 = 0, '{}', '{}', repeat('x', n * 100), now()
    from generate_series(1, 50) n;
  insert into inbox (source, uidvalidity, uid, content_sha256, recipient, raw, received_at)
    select 'box', 1, n::text, sha256(n::text::bytea), 'games@h', decode('00ff0a0d27', 'hex') || n::text::bytea, now()
    from generate_series(1, 500) n;
  insert into events (game, generation, number, window_number, clause, audience, seats, name, data, at)
    select 'G1', 0, n, 1, 'AIE-8.2a', 'seats', array[1, 2], 'told', jsonb_build_object('n', n), now() from generate_series(1, 300) n;
  insert into facts (fact, value, at) values ('breaker', 'false', now());"
mkdir -p "$dir/pages/G1" "$dir/etc"
echo '<p>Arar é</p>' >"$dir/pages/G1/index.html"
echo 0123456789abcdef >"$dir/etc/key"
cat >"$dir/etc/tabellarius.conf" <<END
# database = host=/nowhere
database = $old
archive.folder = $dir/pages
key_file = $dir/etc/key
END

# --- Backed up while somebody writes
(while :; do sql "$old" "insert into failures (source, at) values ('busy', now())"; done) &
writer=$!
backup=$("$root/deploy/backup" "$dir/etc/tabellarius.conf" "$dir/backups" | tail -n 1)
kill "$writer"
wait "$writer" 2>/dev/null || true
writer=""
"$root/deploy/restore" --check "$backup" >/dev/null || fail "a whole backup is called damaged"
[ "$(stat -c %a "$backup")" = 700 ] || fail "others may read the backup"
[ -z "$(find "$dir/backups" -name '.unfinished*')" ] || fail "something unfinished was left"
[ "$(grep -c "$dir/etc" "$backup/configuration.list")" = 2 ] || fail "the list of the configuration: $(cat "$backup/configuration.list")"
tar -xOzf "$backup/configuration.tar.gz" --absolute-names "$dir/etc/key" | grep -q 0123456789abcdef || fail "the key is missing"

# --- Damage is seen before anything is touched
damaged() {
  rm -rf "$dir/damaged"
  cp -a "$backup" "$dir/damaged"
}
damaged
printf X | dd of="$dir/damaged/database.dump" bs=1 seek=2000 conv=notrunc status=none
refused "is damaged" "$root/deploy/restore" "$dir/damaged" "$new"
damaged
truncate -s -1 "$dir/damaged/archive.tar.gz"
refused "is damaged" "$root/deploy/restore" "$dir/damaged" "$new"
damaged
rm "$dir/damaged/rows"
refused "is damaged" "$root/deploy/restore" "$dir/damaged" "$new"
damaged
rm "$dir/damaged/SHA256SUMS"
refused "SHA256SUMS is missing" "$root/deploy/restore" "$dir/damaged" "$new"
damaged
sed -i '/rows$/d' "$dir/damaged/SHA256SUMS"
refused "rows is not listed" "$root/deploy/restore" "$dir/damaged" "$new"
# Sums that fit, but rows that are not those of the dump: only the comparison after the restore can see it.
damaged
sed -i 's/^players|2|/players|3|/' "$dir/damaged/rows"
(cd "$dir/damaged" && rm SHA256SUMS && sha256sum -- * >../sums && mv ../sums SHA256SUMS)
sql "$new" "create database elsewhere"
refused "not those of the backup" "$root/deploy/restore" "$dir/damaged" "$(echo "$new" | sed 's/dbname=.*/dbname=elsewhere/')"
[ "$(sql "$new" "select count(*) from pg_tables where schemaname = 'public'")" = 0 ] || fail "a refused restore wrote something"

# --- Restored elsewhere
mkdir "$dir/full"
touch "$dir/full/page"
refused "is not empty" "$root/deploy/restore" "$backup" "$new" "$dir/full"
"$root/deploy/restore" "$backup" "$new" "$dir/pages-restored" >"$dir/said"
grep -q '^restored: ' "$dir/said" || fail "it says nothing: $(cat "$dir/said")"
diff -r "$dir/pages" "$dir/pages-restored" || fail "the pages differ"
tables=$(sql "$old" "select tablename from pg_tables where schemaname = 'public' order by 1")
[ "$(sql "$new" "select tablename from pg_tables where schemaname = 'public' order by 1")" = "$tables" ] || fail "the tables differ"
for table in $tables; do
  [ "$table" != failures ] || continue  # was written to meanwhile
  sql "$old" "copy (select * from $table) to stdout" | sort >"$dir/a"
  sql "$new" "copy (select * from $table) to stdout" | sort >"$dir/b"
  cmp "$dir/a" "$dir/b" || fail "$table differs"
done
[ "$(sql "$new" 'select count(*) from inbox')" = 500 ] || fail "mails are missing"
at=$(sed -n 's/^failures|\([0-9]*\)|.*/\1/p' "$backup/rows")
[ "$(sql "$new" 'select count(*) from failures')" = "$at" ] || fail "what was written meanwhile is not of the one moment"
# Identities go on where they were.
sql "$new" "insert into players (name, created_at) values ('third', now()) returning player" | grep -qx 3 || fail "numbers begin anew"

# --- Nothing is overwritten
refused "is not empty" "$root/deploy/restore" "$backup" "$new"
sed -i "s|^database = host=/tmp.*|database = host=$dir/nowhere dbname=x|" "$dir/etc/tabellarius.conf"
if "$root/deploy/backup" "$dir/etc/tabellarius.conf" "$dir/more" >/dev/null 2>&1; then fail "a backup of nothing"; fi
[ -z "$(ls -A "$dir/more")" ] || fail "a failed backup left something"
echo "backup and restore: $(wc -l <"$backup/rows") tables compared, all as expected"
