"""Games that are opened and joined by mail, and the mails that their players then write."""

import email
import email.message
import email.policy
import email.utils
import os
import pathlib
import re
import smtplib
import threading

from pipeline_servers import wait_until

POLICY = email.policy.SMTP
SERVICE = "judge@pbem.test"


def text_of(mail):
    part = mail.get_body(("plain",))
    return part.get_content() if part else ""


def form_in(text):
    found = re.search(r"^Order form\n=+\n.*\n\n((?:.+\n)+)", text, re.MULTILINE)
    return "".join(line + "\n" for line in found.group(1).splitlines() if not line.startswith("#")) if found else ""


class Maildir:
    """Mails are laid ready in tmp/ and delivered all at once."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        for part in ("tmp", "new", "cur"):
            (self.folder / part).mkdir(parents=True, exist_ok=True)
        self.count = 0
        self.ready = []

    def put(self, raw):
        self.count += 1
        name = f"{self.count:09}.bench"
        (self.folder / "tmp" / name).write_bytes(raw)
        self.ready.append(name)

    def deliver(self):
        for name in self.ready:
            os.rename(self.folder / "tmp" / name, self.folder / "new" / name)
        self.ready = []


class Player:
    def __init__(self, number, out):
        self.name = f"P{number}"
        self.account = f"p{number}"
        self.address = f"{self.account}@players.test"
        self.maildir = pathlib.Path(out) / self.address / "new"
        self.sent = 0
        self.report = None  # the newest, with an order form

    def letters(self):
        names = sorted(os.listdir(self.maildir)) if self.maildir.exists() else []
        return [self.maildir / name for name in names]

    def letter_with(self, words):
        for path in reversed(self.letters()):
            mail = email.message_from_bytes(path.read_bytes(), policy=POLICY)
            if re.search(words, text_of(mail)):
                return mail
        return None

    def mail(self, text, answers=None, encoding=None):
        self.sent += 1
        mail = email.message.EmailMessage(policy=POLICY)
        mail["From"] = email.utils.formataddr((self.name, self.address))
        mail["To"] = str(answers["Reply-To"]) if answers else SERVICE
        mail["Date"] = email.utils.localtime()
        mail["Message-ID"] = f"<{self.sent}.{os.getpid()}@{self.account}.players.test>"
        mail["Subject"] = "Re: " + str(answers["Subject"]) if answers else "games"
        body = text + "\n"
        if answers:
            mail["In-Reply-To"] = str(answers["Message-ID"])
            body += "\nOn Monday, Tabellarius wrote:\n" + "".join(f"> {line}\n" for line in text_of(answers).splitlines())
        mail.set_content(body, cte=encoding)
        return mail

    def next_mail(self):
        """Mostly orders above the quoted report, as mail programs send them; now and then a question."""
        kind = self.sent % 10
        if kind == 3:
            return self.mail("STATUS", self.report)
        if kind == 7:
            return self.mail("HELP ORDERS", self.report)
        # The turn of the encodings; a comment makes each mail its own.
        encoding = ("8bit", "quoted-printable", "base64")[kind % 3]
        return self.mail(f"{form_in(text_of(self.report))}# {self.sent}", self.report, encoding)


class Table:
    """Games with two players each. They take their time (second thoughts): the windows stay open, whatever is ordered."""

    def __init__(self, inbox, out, games):
        self.inbox = Maildir(inbox)
        self.players = [Player(number, out) for number in range(2 * games)]

    def all_write(self, service, players, text_for, answer):
        """Each writes, and waits for the letter that has these words."""
        before = {p.address: len(p.letters()) for p in players}
        for player in players:
            text, letter = text_for(player)
            self.inbox.put(player.mail(text, letter).as_bytes())
        self.inbox.deliver()
        wait_until(f"answers: {answer}", lambda: service.answers() and all(
            len(p.letters()) > before[p.address] and p.letter_with(answer) for p in players), 600, 0.3)

    def sit_down(self, service):
        openers = self.players[0::2]
        self.all_write(service, openers, lambda p: ("NEW alea scenario=1 thoughts=4320 hours=240", None), "You want to open")
        self.all_write(service, openers, lambda p: ("yes", p.letter_with("You want to open")), r"JOIN \w{4}")
        codes = [re.search(r"JOIN (\w{4})", text_of(p.letter_with(r"JOIN \w{4}"))).group(1) for p in openers]

        def joining(player):
            number = self.players.index(player)
            return f"JOIN {codes[number // 2]} SEAT {number % 2 + 1} NAME {player.name} NONCE n{number}", None

        self.all_write(service, self.players, joining, "You want to join")
        self.all_write(service, self.players, lambda p: ("yes", p.letter_with("You want to join")), "You play seat")
        for player in self.players:
            wait_until("the first report", lambda: player.letter_with("(?m)^Order form$"), 600, 0.1)
            player.report = player.letter_with("(?m)^Order form$")

    def mails(self, count):
        for number in range(count):
            yield self.players[number % len(self.players)].next_mail()

    def lay_ready(self, count):
        for mail in self.mails(count):
            self.inbox.put(mail.as_bytes())


def send_all(port, mails, recipient_of, sessions=4):
    """Over so many SMTP connections at once; (sender, bytes) each."""
    waiting = list(mails)
    guard = threading.Lock()
    failures = []

    def work():
        try:
            with smtplib.SMTP("127.0.0.1", port, "bench.test") as server:
                while True:
                    with guard:
                        if not waiting:
                            return
                        mail = waiting.pop()
                    server.sendmail(mail["From"].addresses[0].addr_spec, recipient_of(mail), mail.as_bytes())
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(sessions)]
    for thread in threads:
        thread.start()
    return threads, failures
