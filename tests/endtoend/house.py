"""The servers of the story: PostgreSQL, Dovecot and Postfix of its own on loopback, and the program under test."""

import os
import secrets
import shutil
import signal
import ssl
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PASSWORD = "s3cret"
SERVICE = "judge@pbem.test"
OPERATOR = "operator@players.test"

CONFIGURATION = """\
database = {database}
address = judge@pbem.test
name = Tabellarius
operator = operator@players.test
key_file = {folder}/key
source.kind = imap
source.url = imap://localhost:{IMAP_PORT}
source.user = judge
source.ca_file = {CA_FILE}
sink.kind = smtp
sink.url = smtp://localhost:{SUBMISSION_PORT}
sink.user = judge
sink.ca_file = {CA_FILE}
archive.folder = {folder}/archive
poll = 1
http.port = {http_port}
limits.receipts_per_hour = 500
limits.letters_per_game_hour = 1000
limits.letters_per_hour = 5000
"""


def run(*command, **more):
    """Runs a command; what it said is shown when it fails. Into a file: servers keep a pipe open for ever."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        code = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT, check=False,
                              **more).returncode
        said.seek(0)
        text = said.read()
    if code != 0:
        raise RuntimeError(f"{' '.join(command)} failed ({code}):\n{text}")
    return text


def settings_in(file):
    with open(file, encoding="utf-8") as lines:
        return dict(line.strip().split("=", 1) for line in lines if "=" in line)


class House:
    """Everything that the story needs, below one folder; `with House(program, accounts) as house:`."""

    def __init__(self, program, accounts):
        self.program = program
        self.accounts = accounts
        self.folder = tempfile.mkdtemp(prefix="tabellarius-endtoend-", dir="/tmp")
        self.daemon = None
        self.values = {"folder": self.folder}

    def __enter__(self):
        try:
            self.start_servers()
            self.start_service()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, *_):
        if self.daemon and self.daemon.poll() is None:
            self.daemon.kill()
            self.daemon.wait()
        for stop in (("tests/servers/postfix.sh", "stop", self.folder),
                     ("tests/servers/dovecot.sh", "stop", self.folder),
                     ("deploy/postgres", "stop", self.path("postgres"), "immediate")):
            try:
                run(os.path.join(ROOT, stop[0]), *stop[1:])
            except RuntimeError as trouble:
                print(trouble, flush=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def path(self, *names):
        return os.path.join(self.folder, *names)

    # --- Servers

    def start_servers(self):
        surroundings = dict(os.environ, ACCOUNTS=" ".join(["judge", *self.accounts]), PASSWORD=PASSWORD)
        for server in ("dovecot", "postfix"):
            run(os.path.join(ROOT, f"tests/servers/{server}.sh"), "start", self.folder, env=surroundings)
            self.values.update(settings_in(self.path(f"{server}.env")))
        started = run(os.path.join(ROOT, "deploy/postgres"), "start", self.path("postgres"), "-c", "fsync=off")
        self.values["database"] = started.strip().splitlines()[-1]

    def tls(self):
        return ssl.create_default_context(cafile=self.values["CA_FILE"])

    def port(self, name):
        return int(self.values[name])

    def sql(self, statement):
        """For what only an operator sees, and for time that nobody can wait for."""
        return run("psql", "-X", "-Atqc", statement, self.values["database"]).strip()

    # --- The service

    def start_service(self):
        with open(self.path("key"), "w", encoding="ascii") as key:
            key.write(secrets.token_hex(32))
        os.chmod(self.path("key"), 0o600)
        self.values["http_port"] = run("sh", "-c", f". {ROOT}/tests/servers/common.sh; free_ports P; echo $P").strip()
        with open(self.path("conf"), "w", encoding="utf-8") as conf:
            conf.write(CONFIGURATION.format(**self.values))
        run(self.program, "migrate", "--config", self.path("conf"), env=self.secrets())
        self.start_daemon()

    def secrets(self):
        return dict(os.environ, TABELLARIUS_SOURCE_PASSWORD=PASSWORD, TABELLARIUS_SINK_PASSWORD=PASSWORD)

    def start_daemon(self):
        with open(self.path("daemon.log"), "ab") as log:
            self.daemon = subprocess.Popen([self.program, "serve", "--config", self.path("conf")], stdout=log,
                                           stderr=subprocess.STDOUT, env=self.secrets())
        end = time.monotonic() + 60
        while self.health() != 200:
            if self.daemon.poll() is not None or time.monotonic() > end:
                raise RuntimeError("the service does not come up:\n" + self.log())
            time.sleep(0.1)

    def stop_daemon(self):
        """As systemd does it; returns the exit code."""
        self.daemon.send_signal(signal.SIGTERM)
        return self.daemon.wait(60)

    def health(self):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.values['http_port']}/health", timeout=10) as page:
                return page.status
        except urllib.error.HTTPError as page:
            return page.code
        except OSError:
            return 0

    def admin(self, *words):
        return run(self.program, "admin", *words, "--config", self.path("conf"), env=self.secrets())

    def log(self, name="daemon.log", last=150):
        try:
            with open(self.path(name), encoding="utf-8", errors="replace") as file:
                return "".join(file.readlines()[-last:])
        except OSError as trouble:
            return str(trouble)
