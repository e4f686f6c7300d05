#!/bin/sh
# The demonstration of the quickstart, twice on the same folder: from nothing, and again where games are already.
#   tests/deploy/quickstart_test.sh PROGRAM
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
[ $# -eq 1 ] && [ -x "$1" ] || { sed -n '2,3s/^# \{0,1\}//p' "$0" >&2; exit 2; }
here=$(mktemp -d /tmp/tabellarius-quickstart-XXXXXX)
fail() {
  echo "FAILED: $*" >&2
  cat "$here/said" >&2
  echo "---- the service's log" >&2
  tail -n 100 "$here/var/log" >&2 || true
  exit 1
}
finish() {
  "$root/deploy/postgres" stop "$here/var/postgres" immediate 2>/dev/null || true
  rm -rf "$here"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

for run in first second; do
  TABELLARIUS=$1 VAR=$here/var WINDOWS=2 PATIENCE=240 "$root/deploy/quickstart" --demo-only >"$here/said" 2>&1 ||
    fail "the $run demonstration ended with $?"
  grep -q 'the game goes on: [0-9A-Z]\{4\}' "$here/said" || fail "$run: no game goes on"
  # Each reads and writes in his own language, and orders are understood.
  grep -q '^Alice reads: .*Receipt' "$here/said" || fail "$run: no receipt for Alice"
  grep -q '^Benoît reads: .*Reçu' "$here/said" || fail "$run: no receipt for Benoît"
  grep -q '^Benoît writes: Re: ' "$here/said" || fail "$run: Benoît answered no mail"
  grep -q '^stopped$' "$here/said" || fail "$run: it did not stop what it started"
  [ -s "$here/var/archive/index.html" ] || fail "$run: no pages"
done
echo "quickstart: from nothing to a game, twice"
