"""Robots are not answered, and nobody plays for somebody else."""

import email.message
import smtplib
import time

import styles
from story import check, contains


def quiet(story, before):
    """Nobody of these has got a mail since."""
    for person, count in before.items():
        check(person.count() == count, f"{person.name} was answered: {[mail.subject for mail in person.mails[count:]]}")


def through_the_front_door(story, message, sender, to):
    """From another server of the world: no login."""
    with smtplib.SMTP("localhost", story.house.port("SMTP_PORT"), timeout=30) as server:
        server.sendmail(sender, [to], message.as_bytes())


def robots_are_not_answered(story):
    """Holiday notes, lists and bounces to a secret address; her seat's state is what it was."""
    alice = story.alice
    report = story.report(alice, story.window())
    before = {alice: alice.count(), story.marta: story.marta.count()}
    for name, value in (("Auto-Submitted", "auto-replied"), ("Precedence", "bulk"), ("List-Id", "<friends.players.test>"),
                        ("X-Autoreply", "yes")):
        message = styles.without_quotation(alice, report, "I am away until Monday.\nRESIGN")
        message[name] = value
        alice.send(message)
    message = styles.without_quotation(alice, report, "RESIGN")
    message.replace_header("Subject", "Automatic reply: " + report.subject)
    alice.send(message)
    bounce = styles.without_quotation(alice, report, "RESIGN")
    through_the_front_door(story, bounce, "", report.reply_to)
    wait_until_read(story, "ignored", 6)
    quiet(story, before)


def wait_until_read(story, state, count):
    """Until the service has put so many mails aside, as its operator sees it."""
    end = time.monotonic() + 120
    while int(story.house.sql(f"select count(*) from inbox where state = '{state}'")) < count:
        check(time.monotonic() < end, f"fewer than {count} mails are {state}")
        time.sleep(0.2)


def a_forged_sender_changes_nothing(story):
    """Mallory says that she is Alice, without the secret: Alice hears of it, at her own address."""
    alice, mallory = story.alice, story.mallory
    before = {mallory: mallory.count()}
    since = alice.count()
    message = email.message.EmailMessage(policy=styles.POLICY)
    styles.headers(message, alice, "judge@pbem.test", "my orders")
    message.set_content("DONE\n")
    mallory.submit(message.as_bytes(), "judge@pbem.test", sender=mallory.address)
    contains(alice.wait("reply to your latest report", since))
    quiet(story, before)


def a_leaked_secret_is_held(story):
    """Mallory writes to Alice's secret address. Nothing counts until Alice says so; she says no."""
    alice, mallory = story.alice, story.mallory
    window = story.window()
    report = story.report(alice, window)
    before = {mallory: mallory.count()}
    inputs = story.house.sql("select count(*) from inputs")
    since = alice.count()
    mallory.send(styles.without_quotation(mallory, report, "RESIGN\nDONE"))
    question = contains(alice.wait("mallory@players.test", since), "secret reply address")
    mallory.reply(question, "yes, it was me")
    contains(alice.ask(lambda: alice.reply(question, "NO"), "nothing was done"))
    check(story.house.sql("select count(*) from inputs") == inputs, "something counted")
    check(story.window() == window, "the window went on")
    quiet(story, before)


def a_player_is_no_moderator(story):
    """Not from his seat, and not with the moderator's address that he was shown."""
    benoit = story.benoit
    report = story.report(benoit, story.window())
    contains(benoit.ask(lambda: benoit.reply(report, "SUSPENDS"), "Reçu"), "Seul le modérateur")
    since = story.marta.count()
    benoit.reply(story.chair, "CLOS")
    question = story.marta.wait("benoit@players.test", since)
    contains(story.marta.ask(lambda: story.marta.reply(question, "NO"), "nothing was done"))
    check(story.house.sql(f"select status from games where game = '{story.code}'") == "running", "the game was closed")


STEPS = [robots_are_not_answered, a_forged_sender_changes_nothing, a_leaked_secret_is_held, a_player_is_no_moderator]
