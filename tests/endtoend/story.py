"""What the chapters of the story share: its people, its game, and what they expect."""

import re

from people import Person

GAME_CODE = r"\b[B-DF-HJKMNP-TV-XZ2-9]{4}\b"
WORDS = {
    "en": {"receipt": "Receipt", "form": "Order form", "wait": "Nothing is asked of you", "done": "DONE"},
    "fr": {"receipt": "Reçu", "form": "Bulletin d'ordres", "wait": "Rien ne vous est demandé", "done": "FINI"},
}
ACCOUNTS = ("marta", "alice", "benoit", "carla", "mallory", "operator")


def check(truth, what):
    if not truth:
        raise AssertionError(what)


def contains(mail, *wanted):
    """All these words stand in the mail, whatever its line breaks."""
    for words in wanted:
        check(words in mail.flat or words in mail.subject, f"'{words}' is not in the mail\n\n{mail.subject}\n\n{mail.text}")
    return mail


def window_of(mail):
    found = re.search(r"\.p\d+\.t(\d+)\.", mail.reply_to)
    check(found, f"no window in the reply address {mail.reply_to}")
    return int(found.group(1))


class Story:
    def __init__(self, house):
        self.house = house
        self.marta = Person(house, "Marta", "marta@players.test", "en")  # moderates
        self.alice = Person(house, "Alice", "alice@players.test", "en")  # seat 1
        self.benoit = Person(house, "Benoît", "benoit@players.test", "fr")  # seat 2
        self.carla = Person(house, "Carla", "carla@players.test", "en")  # comes later
        self.mallory = Person(house, "Mallory", "mallory@players.test", "en")  # a stranger
        self.operator = Person(house, "Operator", "operator@players.test", "en")
        self.players = [self.alice, self.benoit]
        self.code = ""
        self.chair = None  # a mail whose reply address is the moderator's

    def people(self):
        return [self.marta, self.alice, self.benoit, self.carla, self.mallory, self.operator]

    # --- Confirming

    def confirmed(self, person, question, words):
        """A reply to a question, and the mail that says it is done."""
        check("+c." in question.reply_to, f"this is no question: {question.subject}")
        return person.ask(lambda: person.reply(question, ""), words)

    def act(self, line, proposal, done):
        """A moderator's act: proposed first, done when she confirms."""
        question = self.marta.ask(lambda: self.marta.reply(self.chair, line), proposal)
        return question, self.confirmed(self.marta, question, done)

    # --- Windows

    def window(self):
        return int(self.house.sql(f"select window_number from games where game = '{self.code}'"))

    def pass_time(self, hours):
        """So many hours later, for the open window: it is moved into the past, for nobody can wait for them."""
        self.house.sql(f"update windows set opened_at = opened_at - interval '{hours} hours', "
                       f"deadline = deadline - interval '{hours} hours' "
                       f"where game = '{self.code}' and closed_at is null; "
                       f"update games set next_due = now() where game = '{self.code}'; notify tabellarius, 'due'")

    def report(self, person, window, since=0):
        """The newest report that opens this window for him."""
        title = "What you must decide" if person.language == "en" else "Ce que vous devez décider"

        def wanted(mail):
            return title in mail.flat and window_of(mail) == window

        return person.wait_for(wanted, f"the report of window {window}", since)

    def asked(self, window):
        """Who must answer it, with his report: each player has got his."""
        reports = [(person, self.report(person, window)) for person in self.players]
        return [(person, report) for person, report in reports if report.form()]

    def answer(self, window, style=None):
        """Everybody who is asked sends his form back as it is; the next window's number."""
        for person, report in self.asked(window):
            receipt = person.ask(lambda: person.reply(report, "\n".join(orders_in(report)), style),
                                 WORDS[person.language]["receipt"])
            if self.window() > window:
                break
            check(not receipt.section("Refused"), receipt.text)
        check(self.window() > window, f"window {window} is still open")
        return self.window()


def orders_in(report):
    return [line for line in report.form() if not line.startswith("#")]
