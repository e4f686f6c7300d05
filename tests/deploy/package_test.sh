#!/bin/sh
# The Debian package in a bare Debian: installed, run, upgraded, removed, purged. Needs root and a mirror; takes minutes.
#   tests/deploy/package_test.sh BUILD     BUILD: a Release build with the program in it
# The bare system is made once and kept under BUILD/package-test for the next run. The mirror is the one that apt uses.
# shellcheck disable=SC2016,SC1091  # what stands in single quotes is for apt and for the shell inside
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
fail() { echo "FAILED: $*" >&2; exit 1; }
[ $# -eq 1 ] || { sed -n '2,4s/^# \{0,1\}//p' "$0" >&2; exit 2; }
[ "$(id -u)" -eq 0 ] || fail "a chroot needs root"
[ -x "$1/tabellarius" ] || fail "$1/tabellarius is missing: build it first"
build=$(cd "$1" && pwd)
for program in debootstrap dpkg-shlibdeps; do
  command -v $program >/dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends debootstrap dpkg-dev >/dev/null
done

work=$build/package-test
bare=$work/bare.tar
here=$(mktemp -d /var/tmp/tabellarius-package-XXXXXX)
system=$here/system
chmod 755 "$here"  # the database inside runs as the user postgres, who has to reach it
finish() {
  [ ! -s "$here/serve.pid" ] || kill -9 "$(cat "$here/serve.pid")" 2>/dev/null || true
  [ ! -e "$system/srv/pg" ] || "$root/deploy/postgres" stop "$system/srv/pg" immediate || true
  umount "$system/proc" 2>/dev/null || true
  rm -rf "$here"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM
surroundings="PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive"
# shellcheck disable=SC2086  # a list of words
inside() { chroot "$system" env -i $surroundings "$@"; }
check() { inside sh -c "$1" || fail "$1"; }
mode_of() { inside stat -c '%a %U:%G' "$1"; }

# --- Two versions of the package
mkdir -p "$work"
cmake "$build" >/dev/null
package() {
  (cd "$here" && cpack -G DEB --config "$build/CPackConfig.cmake" -B "$here/packages" -R "$1" >"$here/cpack.log" 2>&1) ||
    { cat "$here/cpack.log"; fail "cpack"; }
}
package 0.1.0~test1
package 0.1.0~test2
first=$(ls "$here"/packages/*test1*.deb)
second=$(ls "$here"/packages/*test2*.deb)
dpkg-deb --field "$first" Depends | grep -q libc6 || fail "no libraries among the dependencies"
dpkg-deb --field "$first" Depends | grep -q libpqxx || fail "libpqxx is not among the dependencies"
[ "$(dpkg-deb --info "$first" conffiles)" = /etc/tabellarius/tabellarius.conf ] || fail "conffiles"

# --- A bare Debian
release=$(. /etc/os-release && echo "$VERSION_CODENAME")
if [ ! -s "$bare" ]; then
  mirror=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE)' 'Created-By: Packages' | awk -v r="$release" '$2 == r { print $1; exit }')
  [ -n "$mirror" ] || fail "apt names no mirror for $release"
  eval "$(apt-config shell http_proxy Acquire::http::Proxy https_proxy Acquire::https::Proxy)"
  export http_proxy="${http_proxy:-}" https_proxy="${https_proxy:-}"
  debootstrap --variant=minbase "$release" "$system" "$mirror" >"$here/debootstrap.log" 2>&1 ||
    { tail -n 20 "$here/debootstrap.log"; fail "debootstrap"; }
  rm "$system/etc/apt/sources.list"
  cp -r /etc/apt/. "$system/etc/apt/"
  tar -C "$system" -cf "$bare.new" .
  mv "$bare.new" "$bare"
else
  mkdir "$system"
  tar -C "$system" -xf "$bare"
fi
cp /etc/resolv.conf "$system/etc/resolv.conf"
mount -t proc proc "$system/proc"
inside apt-get update -qq
cp "$first" "$second" "$system/root/"
install_package() { inside apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-confdef "/root/$(basename "$1")" >"$here/apt.log" 2>&1 || { tail -n 20 "$here/apt.log"; fail "apt-get install $1"; }; }

# --- Installed
install_package "$first"
check 'tabellarius games | grep -qi alea'
check 'tabellarius selfplay --game alea --scenario 3 --games 1 --seed 1 --quiet >/dev/null'
check 'test -f /lib/systemd/system/tabellarius.service && test -f /usr/share/doc/tabellarius/README.md'
check 'test -x /usr/lib/tabellarius/backup && test -x /usr/lib/tabellarius/restore && test -f /usr/lib/tabellarius/fingerprint.sql'
check 'test -f /usr/share/doc/tabellarius/examples/postfix-dovecot/README.md'
check 'getent passwd tabellarius | grep -q :/var/lib/tabellarius:/usr/sbin/nologin'
[ "$(mode_of /etc/tabellarius)" = "750 root:tabellarius" ] || fail "/etc/tabellarius: $(mode_of /etc/tabellarius)"
[ "$(mode_of /etc/tabellarius/key)" = "640 root:tabellarius" ] || fail "key: $(mode_of /etc/tabellarius/key)"
[ "$(mode_of /var/lib/tabellarius)" = "750 tabellarius:tabellarius" ] || fail "/var/lib/tabellarius: $(mode_of /var/lib/tabellarius)"
check 'grep -Eqx "[0-9a-f]{64}" /etc/tabellarius/key'
# Without a database nothing was started, and nothing starts by itself.
check '! test -e /etc/systemd/system/multi-user.target.wants/tabellarius.service'

# --- Run, with the unit's own command and user: a database of the machine outside, reached through a socket in a folder
# inside; a mailbox that is not there yet.
key=$(inside cat /etc/tabellarius/key)
unit=/lib/systemd/system/tabellarius.service
start=$(inside sed -n 's/^ExecStart=//p' $unit)
[ -n "$start" ] || fail "the unit starts nothing"
[ "$(inside sed -n 's/^User=//p' $unit)" = tabellarius ] || fail "the unit's user"
"$root/deploy/postgres" start "$system/srv/pg" -c fsync=off >/dev/null
inside install -d -o tabellarius -g tabellarius /var/lib/tabellarius/out
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
inside sed -i -e 's|^database = .*|database = host=/srv/pg user=tabellarius dbname=tabellarius|' \
  -e 's|^source.path = .*|source.path = /var/lib/tabellarius/in|' -e 's|^sink.kind = .*|sink.kind = maildir|' \
  -e 's|^sink.url = .*|sink.path = /var/lib/tabellarius/out|' -e '/^sink.user/d' -e "s|^http.port = .*|http.port = $port|" \
  -e 's|^poll = .*|poll = 1|' /etc/tabellarius/tabellarius.conf
# shellcheck disable=SC2086  # command lines, as systemd splits them
(exec chroot "$system" env -i $surroundings setpriv --reuid tabellarius --regid tabellarius --init-groups $start \
  >"$here/serve.log" 2>&1) &
echo $! >"$here/serve.pid"
tries=0
until curl -sf "http://127.0.0.1:$port/health" >"$here/health"; do
  tries=$((tries + 1))
  [ $tries -lt 60 ] || { cat "$here/serve.log" "$here/health"; fail "the service is not healthy"; }
  sleep 0.5
done
grep -q 'source.made' "$here/serve.log" || { cat "$here/serve.log"; fail "the missing mailbox was not made"; }
curl -sf "http://127.0.0.1:$port/metrics" | grep -q '^tabellarius_' || fail "no metrics"
# It reads and answers.
inside setpriv --reuid tabellarius --regid tabellarius --init-groups sh -c \
  'printf "Return-Path: <ann@example.net>\nFrom: ann@example.net\nTo: games@example.org\nSubject: x\n\nHELP\n" >/var/lib/tabellarius/in/new/1.ann'
tries=0
until inside sh -c 'grep -rqs "JOIN K7Q4" /var/lib/tabellarius/out/ann@example.net/new'; do
  tries=$((tries + 1))
  [ $tries -lt 60 ] || { cat "$here/serve.log"; fail "a mail was not answered"; }
  sleep 0.5
done
kill -TERM "$(cat "$here/serve.pid")"
wait "$(cat "$here/serve.pid")" || { cat "$here/serve.log"; fail "SIGTERM does not end it well"; }
rm "$here/serve.pid"
"$root/deploy/postgres" stop "$system/srv/pg"

# --- Upgraded: the operator's configuration, the key and what was written stay
inside touch /var/lib/tabellarius/kept
changed=$(inside sha256sum /etc/tabellarius/tabellarius.conf)
install_package "$second"
check 'dpkg-query -W -f="\${Version}" tabellarius | grep -q test2'
[ "$(inside sha256sum /etc/tabellarius/tabellarius.conf)" = "$changed" ] || fail "the upgrade changed the configuration"
[ "$(inside cat /etc/tabellarius/key)" = "$key" ] || fail "the upgrade changed the key"
check 'test -e /var/lib/tabellarius/kept && tabellarius games >/dev/null'

# --- Removed: the program goes, what the operator owns stays
inside dpkg --remove tabellarius >/dev/null
check '! test -e /usr/bin/tabellarius && ! test -e /lib/systemd/system/tabellarius.service'
check 'test -e /etc/tabellarius/tabellarius.conf && test -e /etc/tabellarius/key && test -e /var/lib/tabellarius/kept'
# Installed again, it goes on where it was.
install_package "$second"
[ "$(inside cat /etc/tabellarius/key)" = "$key" ] || fail "a new key after a removal"

# --- Purged: nothing of ours is left
inside dpkg --purge tabellarius >/dev/null
check '! test -e /etc/tabellarius && ! test -e /var/lib/tabellarius && ! test -e /usr/lib/tabellarius && ! test -e /usr/share/doc/tabellarius'
check '! getent passwd tabellarius && ! getent group tabellarius'
check 'test -z "$(dpkg --audit)"'
[ ! -e "$system/srv/pg" ] || [ -s "$system/srv/pg/data/PG_VERSION" ] || fail "the purge touched the database"
# Also when what it needed is gone already, and when it was half gone.
install_package "$first"
inside dpkg --remove tabellarius >/dev/null
inside dpkg --purge --force-depends adduser >/dev/null 2>&1
inside dpkg --purge tabellarius >/dev/null
check '! getent passwd tabellarius && ! test -e /etc/tabellarius && ! test -e /var/lib/tabellarius'
echo "package: installs, upgrades, removes and purges as it should"
