"""A place to break real services in: a private PostgreSQL, Maildirs, people who write mails, `tabellarius serve` processes that
are killed, and the questions that are asked afterwards (README.md)."""

import collections
import email
import email.policy
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ADDRESS = "games@tabellarius.test"
END = "end of the answer"
ALICE, BENOIT, CAROL, DAVE = "alice@example.org", "benoit@example.org", "carol@example.net", "dave@example.net"


def text_of(letter):
    return letter.get_body(("plain",)).get_content()


def newest_postgres():
    return max(pathlib.Path("/usr/lib/postgresql").iterdir(), key=lambda path: int(path.name)) / "bin"


class Office:
    """Everything that outlasts a killed service."""

    def __init__(self, program, options="-c fsync=off -c full_page_writes=off"):
        self.program = program
        # Mails are synced, and clusters are thousands of files: in memory, where there is room, that costs nothing.
        memory = "/dev/shm" if os.path.isdir("/dev/shm") and shutil.disk_usage("/dev/shm").free > 2_000_000_000 else "/tmp"
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="tabellarius-faults-", dir=memory))
        self.folder.chmod(0o755)
        self.cluster = self.folder / "cluster"
        self.options = options.split()
        self.session = None
        self.start_postgres()
        self.settings = {}
        self.services = []
        self.started = 0
        self.old_logs = []
        self.written = 0

    def close(self):
        for service in self.services:
            service.kill()
        self.end_session()
        subprocess.run([ROOT / "deploy/postgres", "stop", self.cluster, "immediate"], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # --- Database

    def start_postgres(self):
        said = subprocess.run([ROOT / "deploy/postgres", "start", self.cluster, *self.options], check=True, text=True,
                              capture_output=True).stdout
        self.sockets = re.search(r"host=(\S+)", said.splitlines()[-1]).group(1)

    def stop_postgres(self, how):
        subprocess.run([ROOT / "deploy/postgres", "stop", self.cluster, how], check=True)

    def sql(self, statement):
        """Runs it outside of the services; the rows, as psql prints them. One psql serves until its connection is lost."""
        for attempt in range(20):
            if self.session is None:
                self.session = subprocess.Popen(
                    [newest_postgres() / "psql", "-X", "-h", self.sockets, "-U", "tabellarius", "-d", "tabellarius", "-Atq"],
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            lines = []
            try:
                self.session.stdin.write(f"{statement};\n\\echo {END}\n")
                self.session.stdin.flush()
                while (line := self.session.stdout.readline()) != END + "\n":
                    if not line:
                        raise BrokenPipeError
                    lines.append(line)
            except BrokenPipeError:
                self.end_session()
                time.sleep(0.1)
                continue
            if any(line.startswith(("ERROR:", "FATAL:", "psql:")) for line in lines):
                raise RuntimeError("".join(lines))
            return "".join(lines).rstrip("\n")
        raise RuntimeError("the database is away")

    def end_session(self):
        if self.session is not None:
            self.session.kill()
            self.session.communicate()
            self.session = None

    def keep(self):
        """Remembers every row as it is now, for restore()."""
        self.tables = self.sql("select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'").split()
        self.sql("create schema kept; " + "".join(f"create table kept.{each} as table public.{each};" for each in self.tables))

    def restore(self):
        self.sql("select count(pg_terminate_backend(pid, 5000)) from pg_stat_activity where datname = current_database() and "
                 "pid <> pg_backend_pid()")
        self.sql("begin; set local session_replication_role = replica;" +
                 "".join(f"delete from {each}; insert into {each} overriding system value table kept.{each};"
                         for each in self.tables) + "commit")

    # --- Mailboxes

    @property
    def inbox(self):
        return self.folder / "in"

    @property
    def outbox(self):
        return self.folder / "out"

    def empty_mailboxes(self):
        for box in (self.inbox, self.outbox):
            shutil.rmtree(box, ignore_errors=True)
        for part in ("tmp", "new", "cur"):
            (self.inbox / part).mkdir(parents=True)

    def write(self, person, text, to=ADDRESS, name=None):
        """A mail of a person; returns its Message-ID."""
        self.written += 1
        name = name or f"{time.time_ns()}.{self.written}"
        identity = f"<{name}@example.org>"
        (self.inbox / "tmp" / name).write_text(
            f"Return-Path: <{person}>\nDelivered-To: {to}\nFrom: {person}\nTo: {to}\nSubject: game\nMessage-ID: {identity}\n"
            f"Date: Mon, 02 Feb 2026 09:00:00 +0000\nContent-Type: text/plain; charset=utf-8\n\n{text}\n")
        (self.inbox / "tmp" / name).rename(self.inbox / "new" / name)
        return identity

    def files_of(self, person):
        return sorted((self.outbox / person / "new").glob("*"))

    def newest(self, person, part, words="", seconds=300):
        """The newest letter to a person that has these words and whose reply address has this part; waits for it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for file in reversed(self.files_of(person)):
                letter = email.message_from_bytes(file.read_bytes(), policy=email.policy.default)
                if part in str(letter["Reply-To"]) and words in text_of(letter):
                    return letter
            time.sleep(0.05)
        raise RuntimeError(f"no letter to {person} with {part} in its reply address")

    def arrived(self):
        """Message-ID -> contents of every letter that came."""
        found = collections.defaultdict(list)
        for file in self.outbox.glob("*/new/*"):
            content = file.read_bytes()
            found[re.search(rb"^Message-ID:\s*(<[^>]*>)", content, re.MULTILINE).group(1).decode()].append(content)
        return found

    # --- Services

    def configure(self, **settings):
        self.settings.update({key.replace("__", "."): value for key, value in settings.items()})
        values = {
            "database": f"host={self.sockets} user=tabellarius dbname=tabellarius", "address": ADDRESS,
            "key_file": self.folder / "key", "source.kind": "maildir", "source.path": self.inbox, "sink.kind": "maildir",
            "sink.path": self.outbox, "poll": 1, "http.port": 0, "limits.receipts_per_hour": 100000,
            "limits.letters_per_game_hour": 100000, "limits.letters_per_hour": 1000000, "limits.attempts": 100,
            **self.settings}
        (self.folder / "key").write_text("5" * 64)
        (self.folder / "key").chmod(0o600)
        (self.folder / "conf").write_text("".join(f"{key} = {value}\n" for key, value in values.items()))

    def run(self, *words):
        done = subprocess.run([self.program, *words, "--config", self.folder / "conf"], text=True, capture_output=True)
        if done.returncode != 0:
            raise RuntimeError(f"{words}: {done.stdout}{done.stderr}")
        return done.stdout

    def serve(self, **environment):
        self.started += 1
        file = self.folder / f"log.{self.started}"
        with open(file, "wb") as log:
            service = subprocess.Popen([self.program, "serve", "--config", self.folder / "conf"], stdout=log, stderr=log,
                                       env={**os.environ, **environment})
        service.log = file
        self.services.append(service)
        return service

    def log(self):
        """What the last services said, for whoever looks into a failure."""
        files = sorted(self.folder.glob("log.*"), key=lambda file: file.stat().st_mtime)
        return "".join(f"---- {file.name}\n{file.read_text(errors='replace')[-1500:]}" for file in files)

    def end(self, service, how=signal.SIGTERM):
        """Asks it to end, when it has not yet; what it ended with."""
        service.send_signal(how)
        ended = service.wait(60)
        self.services.remove(service)
        self.old_logs.append(service.log)
        if len(self.old_logs) > 8:  # the last ones are enough
            self.old_logs.pop(0).unlink()
        return ended

    def stop(self, service):
        """One that is up ends well when it is asked to."""
        end = time.monotonic() + 60
        while b"service.started" not in service.log.read_bytes() and time.monotonic() < end:
            time.sleep(0.01)
        ended = self.end(service)
        if ended != 0:
            raise RuntimeError(f"a service ended with {ended}:\n" + self.log())

    def left_to_do(self):
        if any((self.inbox / "new").iterdir()):
            return "mails in the mailbox"
        left = self.sql("select (select count(*) from inbox where state = 'new') || ' mails, ' || (select count(*) from outbox "
                        "where state = 'waiting') || ' letters'")
        return "" if left == "0 mails, 0 letters" else left

    def settle(self, seconds=300, letters=0):
        """Waits until all is done (so many letters at least); returns how long that took."""
        begin = time.monotonic()
        left = "letters"
        while time.monotonic() < begin + seconds:
            if sum(1 for _ in self.outbox.glob("*/new/*")) >= letters:
                left = self.left_to_do()
                if not left:
                    return time.monotonic() - begin
            time.sleep(0.02)
        raise RuntimeError(f"not at rest after {seconds} seconds: {left}\n" + self.log())

    # --- A game with two players

    def new_game(self, line, first=ALICE, second=BENOIT):
        """Opened, joined and begun by mail alone, with a service that runs; returns its code."""
        before = set(self.sql("select game from games").split())
        self.write(first, line)
        self.settle()
        self.write(first, "yes", str(self.newest(first, "+c.")["Reply-To"]))
        self.settle()
        (code,) = set(self.sql("select game from games").split()) - before
        for seat, person in ((1, first), (2, second)):
            self.write(person, f"JOIN {code} SEAT {seat} NAME {person.split('@')[0]} NONCE n{seat}")
            self.settle()
            self.write(person, "yes", str(self.newest(person, "+c.")["Reply-To"]))
            self.settle()
        return code

    def orders(self, person, code, seat):
        """Where and what to answer to the newest report: the form that it carries, as it is; nothing when nothing is asked."""
        letter = self.newest(person, f"+{code.lower()}.p{seat}.", "What you must decide")
        form = re.search(r"^Order form\n=+\n.*\n\n((?:.+\n)+)", text_of(letter), re.MULTILINE)
        lines = [line for line in form.group(1).splitlines() if not line.startswith("#")] if form else []
        return str(letter["Reply-To"]), "\n".join(lines)

    # --- What is asked afterwards

    def census(self, code):
        return sorted(self.sql((HERE / "census.sql").read_text().replace("{game}", code)).splitlines())

    def letter_problems(self):
        """Problems with what was sent, and how many letters came more than once."""
        arrived = self.arrived()
        sent = set(self.sql("select message_id from outbox where state = 'sent'").split())
        problems = [f"sent but never arrived: {each}" for each in sent - set(arrived)]
        problems += [f"arrived but not known as sent: {each}" for each in set(arrived) - sent]
        problems += [f"sent twice with other bytes: {each}" for each, copies in arrived.items() if len(set(copies)) > 1]
        return problems, sum(len(copies) - 1 for copies in arrived.values())
