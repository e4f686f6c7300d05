"""What the pipeline is measured with: a PostgreSQL of its own with fsync on, the service as operators run it, an SMTP server
that swallows everything, and Postfix with Dovecot."""

import os
import pathlib
import re
import signal
import socket
import subprocess
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
TICKS = os.sysconf("SC_CLK_TCK")


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def output_of(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def wait_until(what, done, seconds=300, pause=0.02):
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise RuntimeError(f"waited {seconds} s in vain for {what}")
        time.sleep(pause)


class Cluster:
    """PostgreSQL as it comes, but that it counts statements."""

    def __init__(self, folder):
        self.folder = folder
        said = output_of(ROOT / "deploy/postgres", "start", folder, "-c shared_preload_libraries=pg_stat_statements")
        self.connection = said.splitlines()[-1]
        self.socket = re.search(r"host=(\S+)", self.connection).group(1)
        self.sql("create extension pg_stat_statements")

    def sql(self, statement, database="tabellarius"):
        return output_of("psql", "-X", "-h", self.socket, "-U", "tabellarius", "-d", database, "-v", "ON_ERROR_STOP=1",
                         "-Atqc", statement)

    def prepare_pgbench(self, scale=20):
        self.sql("create database bench", "postgres")
        output_of("pgbench", "-i", "-q", "-s", str(scale), "-h", self.socket, "-U", "tabellarius", "bench")

    def commits_per_second(self, clients, seconds):
        said = output_of("pgbench", "-N", "-n", "-c", str(clients), "-j", str(min(clients, 2)), "-T", str(seconds),
                         "-h", self.socket, "-U", "tabellarius", "bench")
        return float(re.search(r"tps = ([\d.]+)", said).group(1))

    def statements(self):
        """So many of the service's statements have been carried out."""
        return int(self.sql("select coalesce(sum(calls), 0) from pg_stat_statements s join pg_database d on d.oid = s.dbid "
                            "where datname = 'tabellarius' and query !~ 'pg_stat_statements'"))

    def commits(self):
        """So many of its transactions went through."""
        return int(self.sql("select coalesce(sum(calls), 0) from pg_stat_statements s join pg_database d on d.oid = s.dbid "
                            "where datname = 'tabellarius' and query = 'COMMIT'"))

    def wal_bytes(self):
        return int(self.sql("select pg_current_wal_insert_lsn() - '0/0'"))

    def stop(self):
        output_of(ROOT / "deploy/postgres", "stop", self.folder, "immediate")


class Service:
    """`tabellarius serve`, as a process of its own."""

    def __init__(self, program, folder, connection, **settings):
        self.port = free_port()
        self.log_file = folder / "log"
        lines = {"database": connection, "address": "judge@pbem.test", "key": "42" * 32, "http.port": self.port, "poll": 1,
                 "log.level": "warning", "limits.receipts_per_hour": 100000, "limits.letters_per_game_hour": 100000,
                 "limits.letters_per_hour": 10000000} | settings
        conf = folder / "tabellarius.conf"
        conf.write_text("".join(f"{key} = {value}\n" for key, value in lines.items()))
        self.log = open(self.log_file, "a")
        self.process = subprocess.Popen([program, "serve", "--config", conf], stdout=self.log, stderr=self.log)
        wait_until("the service", self.answers, 30)

    def answers(self):
        if self.process.poll() is not None:
            raise RuntimeError("the service ended:\n" + self.log_file.read_text()[-2000:])
        try:
            self.metrics()
            return True
        except OSError:
            return False

    def metrics(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=30) as page:
            text = page.read().decode()
        return {m[1]: int(float(m[2])) for m in re.finditer(r"^tabellarius_(\w+) ([\d.]+)$", text, re.MULTILINE)}

    def letters_sent(self):
        return self.metrics()["letters_sent_total"]

    def peak_memory_mb(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", status).group(1)) / 1024

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(60)
        self.log.close()
        if code != 0:
            raise RuntimeError(f"the service ended with {code}:\n" + self.log_file.read_text()[-2000:])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


class SmtpSink:
    """Postfix's smtp-sink: takes every mail and forgets it."""

    def __init__(self):
        self.port = free_port()
        user = ["-u", "nobody"] if os.getuid() == 0 else []
        self.process = subprocess.Popen(["/usr/sbin/smtp-sink", *user, f"127.0.0.1:{self.port}", "100"])
        wait_until("smtp-sink", self.listens, 10)

    def listens(self):
        with socket.socket() as s:
            return s.connect_ex(("127.0.0.1", self.port)) == 0

    def settings(self):
        return {"sink.kind": "smtp", "sink.url": f"smtp://127.0.0.1:{self.port}", "sink.require_tls": "no"}

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


class MailServers:
    """Postfix, which hands over to Dovecot, which keeps Maildirs."""

    def __init__(self, folder, accounts):
        self.folder = folder
        self.env = os.environ | {"ACCOUNTS": " ".join(accounts)}
        self.run("dovecot", "start")
        self.run("postfix", "start")
        self.settings = {}
        for name in ("dovecot", "postfix"):
            for line in (folder / f"{name}.env").read_text().splitlines():
                key, value = line.split("=", 1)
                self.settings[key] = value

    def run(self, server, act):
        # Their output goes to a file: the servers stay behind and would hold a pipe open.
        with open(self.folder / "scripts.log", "a") as log:
            subprocess.run([ROOT / f"tests/servers/{server}.sh", act, self.folder], env=self.env, check=True, stdout=log,
                           stderr=log)

    def mails_of(self, accounts):
        """What lies in these Maildirs, read or not. The service's inbox is emptied into a folder below it."""
        count = 0
        for account in accounts:
            for part in ("new", "cur"):
                try:
                    count += len(os.listdir(f"{self.settings['MAIL_DIR']}/{account}/{part}"))
                except FileNotFoundError:
                    pass
        return count

    def service_settings(self):
        s = self.settings
        return {"source.kind": "imap", "source.name": "dovecot", "source.url": f"imap://localhost:{s['IMAP_PORT']}",
                "source.user": "judge", "source.password": "s3cret", "source.ca_file": s["CA_FILE"],
                "sink.kind": "smtp", "sink.url": f"smtp://localhost:{s['SUBMISSION_PORT']}", "sink.user": "judge",
                "sink.password": "s3cret", "sink.ca_file": s["CA_FILE"]}

    def stop(self):
        self.run("postfix", "stop")
        self.run("dovecot", "stop")
