#!/bin/sh
# A private Postfix on loopback that delivers to the Dovecot in the same folder. Usage: postfix.sh start|stop DIR. Needs root.
# See README.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

start() {
  need postfix postfix
  [ "$(id -u)" -eq 0 ] || { echo "Postfix starts only as root" >&2; exit 1; }
  [ -s "$dir/dovecot.env" ] || { echo "start Dovecot in $dir first" >&2; exit 1; }
  . "$dir/dovecot.env"
  prepare "$dir"
  free_ports SMTP_PORT SUBMISSION_PORT SMTPS_PORT
  mkdir -p "$dir/etc" "$dir/spool" "$dir/data"
  chown postfix "$dir/data"
  write_main
  write_master
  postfix -c "$dir/etc" start >"$dir/postfix.start" 2>&1 || { cat "$dir/postfix.start" >&2; exit 1; }
  wait_for_port "$SMTP_PORT" "$dir/mail.log"
  wait_for_port "$SUBMISSION_PORT" "$dir/mail.log"
  cat > "$dir/postfix.env" <<END
SMTP_PORT=$SMTP_PORT
SUBMISSION_PORT=$SUBMISSION_PORT
SMTPS_PORT=$SMTPS_PORT
END
}

write_main() {
  cat > "$dir/etc/main.cf" <<END
compatibility_level = 3.6
config_directory = $dir/etc
queue_directory = $dir/spool
data_directory = $dir/data
maillog_file = $dir/mail.log
maillog_file_prefixes = $dir
myhostname = mx.pbem.test
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mydestination =
alias_maps =
local_recipient_maps =
virtual_mailbox_domains = ${DOMAINS:-pbem.test players.test}
virtual_mailbox_maps = static:ok
virtual_transport = lmtp:inet:127.0.0.1:$LMTP_PORT
recipient_delimiter = +
default_transport = error:5.7.1 no outside mail in tests
smtpd_relay_restrictions = permit_sasl_authenticated, reject_unauth_destination
smtpd_tls_cert_file = $dir/cert.pem
smtpd_tls_key_file = $dir/key.pem
smtpd_tls_security_level = may
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:$AUTH_PORT
smtpd_sasl_auth_enable = yes
smtpd_client_connection_count_limit = 0
smtpd_client_connection_rate_limit = 0
smtpd_error_sleep_time = 0
message_size_limit = 10240000
END
}

# The stock services, none in a chroot, and three doors: 25 (no login), 587 (STARTTLS and login), 465 (TLS and login).
write_master() {
  cat > "$dir/etc/master.cf" <<END
127.0.0.1:$SMTP_PORT inet n - n - - smtpd
127.0.0.1:$SUBMISSION_PORT inet n - n - - smtpd
  -o smtpd_tls_security_level=encrypt
  -o smtpd_recipient_restrictions=permit_sasl_authenticated,reject
127.0.0.1:$SMTPS_PORT inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
  -o smtpd_recipient_restrictions=permit_sasl_authenticated,reject
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
proxywrite unix - - n - 1 proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
END
}

stop() { stop_process "$dir/spool/pid/master.pid"; }

[ $# -eq 2 ] || usage
dir=$2
case "$1" in
  start) mkdir -p "$dir"; dir=$(cd "$dir" && pwd); start ;;
  stop) stop ;;
  *) usage ;;
esac
