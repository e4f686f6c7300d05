# What the scripts that start servers share. Sourced, not run.

usage() {
  echo "usage: $(basename "$0") start|stop DIR" >&2
  exit 2
}

# need PROGRAM PACKAGE...: installs the packages if the program is missing.
need() {
  PATH=$PATH:/usr/sbin:/sbin
  program=$1
  shift
  command -v "$program" >/dev/null 2>&1 && return 0
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root=sudo
  echo "installing: $*" >&2
  echo "postfix postfix/main_mailer_type select No configuration" | $as_root debconf-set-selections
  $as_root apt-get update -qq
  $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 "$@" >/dev/null
  command -v "$program" >/dev/null
}

# The folder, readable for the servers' users, with a certificate for localhost.
prepare() {
  chmod 755 "$1"
  [ -e "$1/cert.pem" ] || openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout "$1/key.pem" -out "$1/cert.pem" 2>/dev/null
}

# free_ports NAME...: sets each variable to a loopback port that nobody uses. All are held until all are chosen, so that
# none comes twice; below the range from which the system takes ports for outgoing connections, so that none is lost again
# before the server listens.
free_ports() {
  ports=$(python3 - "$#" <<'END'
import random, socket, sys
held = []
while len(held) < int(sys.argv[1]):
    s = socket.socket()
    try:
        s.bind(("127.0.0.1", random.randrange(20000, 32000)))
        held.append(s)
    except OSError:
        s.close()
print(*(s.getsockname()[1] for s in held))
END
)
  for name in "$@"; do
    eval "$name=${ports%% *}"
    ports=${ports#* }
  done
}

# wait_for_port PORT LOG: until somebody listens; shows the log if nobody does within 20 seconds.
wait_for_port() {
  python3 - "$1" <<'END' && return 0
import socket, sys, time
end = time.time() + 20
while time.time() < end:
    try:
        socket.create_connection(("127.0.0.1", int(sys.argv[1])), 1).close()
        sys.exit(0)
    except OSError:
        time.sleep(0.02)
sys.exit(1)
END
  echo "nobody listens on port $1" >&2
  cat "$2" >&2 || true
  return 1
}

# stop_process PIDFILE: asks the process to end, waits, and insists after 10 seconds. Quiet when it does not run.
stop_process() {
  [ -s "$1" ] || return 0
  pid=$(tr -d ' \n' < "$1")
  kill "$pid" 2>/dev/null || return 0
  tries=0
  while kill -0 "$pid" 2>/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 200 ] || kill -9 "$pid" 2>/dev/null || true
    [ "$tries" -lt 220 ] || break
    sleep 0.05
  done
}
