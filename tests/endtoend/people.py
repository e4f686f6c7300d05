"""Correspondents with an ordinary mail program: submission with login, IMAP, and nothing of ours."""

import email
import email.policy
import email.utils
import imaplib
import re
import smtplib
import time

import styles
from house import PASSWORD, SERVICE

POLICY = email.policy.default
PATIENCE = 180  # seconds that a mail may take on a slow and busy machine


class Missing(AssertionError):
    """A mail that did not come."""


class Mail:
    """A mail as it came: headers, and the parts a reader sees."""

    def __init__(self, raw):
        self.raw = raw
        self.message = email.message_from_bytes(raw, policy=POLICY)
        self.subject = str(self.message["Subject"])
        self.reply_to = email.utils.parseaddr(str(self.message["Reply-To"]))[1]
        self.message_id = str(self.message["Message-ID"]).strip()
        body = self.message.get_body(("plain",))
        self.text = body.get_content().replace("\r\n", "\n") if body else ""
        self.flat = re.sub(r"\s+", " ", self.text)

    def part(self, kind):
        return next((part for part in self.message.walk() if part.get_content_type() == kind), None)

    @property
    def html(self):
        body = self.message.get_body(("html",))
        return body.get_content() if body else ""

    def section(self, title):
        """The lines below a heading (underlined), up to the next one."""
        lines = self.text.split("\n")
        for at, line in enumerate(lines[:-1]):
            if line.strip() == title and re.fullmatch(r"[-=~]{3,}", lines[at + 1].strip()):
                found = []
                for below, line_below in enumerate(lines[at + 2:], at + 2):
                    following = lines[below + 1].strip() if below + 1 < len(lines) else ""
                    if line_below.strip() and re.fullmatch(r"[-=~]{3,}", following):
                        break
                    found.append(line_below)
                return found
        return []

    def form(self):
        """The lines of the order form, comments too; none when nothing is asked."""
        lines = self.section("Order form") or self.section("Bulletin d'ordres")
        return [line.strip() for line in lines[1:] if line.strip()]


class Person:
    def __init__(self, house, name, address, language):
        self.house, self.name, self.address, self.language = house, name, address, language
        self.account = address.split("@")[0]
        self.mails = []

    # --- Out

    def submit(self, raw, to, sender=None):
        with smtplib.SMTP("localhost", self.house.port("SUBMISSION_PORT"), timeout=30) as server:
            server.starttls(context=self.house.tls())
            server.login(self.account, PASSWORD)
            server.sendmail(sender or self.address, [to], raw)

    def write(self, text, to=SERVICE, subject="games"):
        self.send(styles.new_mail(self, text, to, subject))

    def send(self, message):
        self.submit(message.as_bytes(policy=email.policy.SMTP), email.utils.parseaddr(str(message["To"]))[1])

    def reply(self, mail, text, style=None):
        """Above the quoted mail, as most programs do it; `style` makes other mails of it (styles.py)."""
        self.send((style or styles.top_posted)(self, mail, text))

    # --- In

    def look(self):
        """Fetches what is new."""
        with imaplib.IMAP4_SSL("localhost", self.house.port("IMAPS_PORT"), ssl_context=self.house.tls()) as server:
            server.login(self.account, PASSWORD)
            server.select("INBOX")
            _, found = server.uid("search", None, f"UID {len(self.mails) + 1}:*")
            for uid in found[0].split():
                if int(uid) <= len(self.mails):
                    continue  # the last one is always in the answer
                _, parts = server.uid("fetch", uid, "(BODY.PEEK[])")
                self.mails.append(Mail(parts[0][1]))

    def wait_for(self, wanted, what, since=0):
        """The newest mail after the first `since` ones that is wanted; waits for one."""
        end = time.monotonic() + PATIENCE
        while True:
            self.look()
            for mail in reversed(self.mails[since:]):
                if wanted(mail):
                    return mail
            if time.monotonic() > end:
                heard = "\n".join(f"  {mail.subject}" for mail in self.mails[since:]) or "  nothing"
                raise Missing(f"{self.name} waits for {what} in vain; since then came:\n{heard}")
            time.sleep(0.1)

    def wait(self, words, since=0):
        """… whose subject or text has these words, whatever its line breaks."""
        return self.wait_for(lambda mail: words in mail.flat or words in mail.subject, f"'{words}'", since)

    def count(self):
        self.look()
        return len(self.mails)

    def ask(self, send, words):
        """Does something and waits for the mail that it brings."""
        since = self.count()
        send()
        return self.wait(words, since)
