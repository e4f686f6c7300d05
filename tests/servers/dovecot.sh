#!/bin/sh
# A private Dovecot on loopback. Usage: dovecot.sh start|stop DIR. See README.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

start() {
  need dovecot dovecot-imapd dovecot-lmtpd
  prepare "$dir"
  free_ports IMAP_PORT IMAPS_PORT LMTP_PORT AUTH_PORT
  user=$(id -un)
  group=$(id -gn)
  mail_user=$user
  login_user=$user
  # Dovecot refuses to serve mail as root; the package brings two users for the purpose.
  if [ "$(id -u)" -eq 0 ]; then
    user=dovecot
    group=dovecot
    login_user=dovenull
    mail_user=mail
    id mail >/dev/null 2>&1 || mail_user=nobody
  fi
  mail_group=$(id -gn "$mail_user")
  mkdir -p "$dir/run" "$dir/mail"
  [ "$(id -u)" -ne 0 ] || chown "$mail_user:$mail_group" "$dir/mail"
  : > "$dir/users"
  for account in ${ACCOUNTS:-judge alice bob}; do echo "$account:{PLAIN}${PASSWORD:-s3cret}::::::" >> "$dir/users"; done
  write_configuration
  dovecot -c "$dir/dovecot.conf"
  wait_for_port "$IMAP_PORT" "$dir/dovecot.log"
  wait_for_port "$LMTP_PORT" "$dir/dovecot.log"
  cat > "$dir/dovecot.env" <<END
IMAP_PORT=$IMAP_PORT
IMAPS_PORT=$IMAPS_PORT
LMTP_PORT=$LMTP_PORT
AUTH_PORT=$AUTH_PORT
CA_FILE=$dir/cert.pem
MAIL_DIR=$dir/mail
END
}

write_configuration() {
  cat > "$dir/dovecot.conf" <<END
base_dir = $dir/run
state_dir = $dir/run
protocols = imap lmtp
listen = 127.0.0.1
log_path = $dir/dovecot.log
default_login_user = $login_user
default_internal_user = $user
default_internal_group = $group
ssl = yes
ssl_cert = <$dir/cert.pem
ssl_key = <$dir/key.pem
disable_plaintext_auth = no
auth_username_format = %Ln
auth_failure_delay = 0
mail_max_userip_connections = 100
mail_location = maildir:$dir/mail/%n
recipient_delimiter = +
lmtp_save_to_detail_mailbox = no
first_valid_uid = 1
namespace inbox {
  inbox = yes
  separator = /
  mailbox Done {
    auto = create
  }
}
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%n $dir/users
}
userdb {
  driver = static
  args = uid=$mail_user gid=$mail_group home=$dir/mail/%n
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = $IMAP_PORT
  }
  inet_listener imaps {
    port = $IMAPS_PORT
    ssl = yes
  }
}
service lmtp {
  chroot =
  inet_listener lmtp {
    address = 127.0.0.1
    port = $LMTP_PORT
  }
}
service auth {
  inet_listener {
    address = 127.0.0.1
    port = $AUTH_PORT
  }
}
END
}

stop() { stop_process "$dir/run/master.pid"; }

[ $# -eq 2 ] || usage
dir=$2
case "$1" in
  start) mkdir -p "$dir"; dir=$(cd "$dir" && pwd); start ;;
  stop) stop ;;
  *) usage ;;
esac
