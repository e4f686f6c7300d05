"""What is left: archives, a mail that comes back, resigning, and what the operator sees in the end."""

import mailbox
import os
import re
import time

from house import run
from story import check, contains


def the_archive_comes_by_mail(story):
    """A list, one report, and everything that was sent to her as a file that mail programs open."""
    alice = story.alice
    titles = contains(alice.ask(lambda: alice.write(f"ARCHIVE {story.code}"), "Archive of"), "Set-up")
    number = re.search(r"(?m)^ *(\d+)  Set-up", titles.text).group(1)
    contains(alice.ask(lambda: alice.write(f"ARCHIVE {story.code} {number}"), "What happened"), "Caesarian")
    everything = alice.ask(lambda: alice.write(f"ARCHIVE {story.code} ALL"), "as one mbox file")
    attached = [part for part in everything.message.iter_attachments() if part.get_filename()]
    check([part.get_filename() for part in attached] == [story.code + ".mbox"], "one file")
    file = story.house.path("alice.mbox")
    with open(file, "wb") as out:
        out.write(attached[0].get_content() if isinstance(attached[0].get_content(), bytes)
                  else attached[0].get_content().encode())
    mails = list(mailbox.mbox(file))
    check(len(mails) >= 5, f"{len(mails)} mails in the mbox")
    check(all(str(mail["To"]).count("alice@players.test") for mail in mails), "other people's mails")
    check(not any("For Benoît" in str(mail) or "Pour Benoît" in str(mail) for mail in mails), "another's report")


def the_archive_is_a_web_page(story):
    page = story.house.path("archive", story.code, "index.html")
    end = time.monotonic() + 120
    while not os.path.exists(page):
        check(time.monotonic() < end, "no page was written")
        time.sleep(0.2)
    with open(page, encoding="utf-8") as file:
        text = file.read()
    check("Winter at Pharsalus" in text and "@" not in re.sub(r"@(media|page|font|charset|import)", "", text),
          "the page names the game, and no address")


def a_mail_that_comes_back_is_noted(story):
    """An invitation to nowhere: Postfix sends its report to the letter's own address, and nobody answers that."""
    marta = story.marta
    question = marta.ask(lambda: marta.write('NEW alea scenario=3 PRIVATE title="Second game"'), "You want to open")
    opened = story.confirmed(marta, question, "Your game is open")
    question = marta.ask(lambda: marta.reply(opened, "INVITE nobody@players.test SEAT 2"), "is invited")
    story.confirmed(marta, question, "Done")
    end = time.monotonic() + 120
    while story.house.sql("select address, hard, status from bounces") != "nobody@players.test|t|5.1.1":
        check(time.monotonic() < end, "no bounce: " + story.house.sql("select * from bounces"))
        time.sleep(0.2)


def alice_resigns(story):
    """She is asked; the machine plays on for her; Carla is told."""
    alice, carla = story.alice, story.carla
    question = alice.ask(lambda: alice.write(f"RESIGN {story.code}"), "give up seat 1")
    check(story.house.sql("select holder from seats where seat = 1 and game = '%s'" % story.code) == "player", "too early")
    since = carla.count()
    contains(story.confirmed(alice, question, "You have given up your seat"), story.code)
    contains(carla.wait("gives up seat 1", since), "Alice", f"JOIN {story.code} SEAT 1")
    check(story.house.sql("select holder from seats where seat = 1 and game = '%s'" % story.code) == "machine", "machine")


def the_operator_sees_a_healthy_service(story):
    """Nothing went wrong on the way; the game can be run again from what was written to it; no secret is in the log."""
    house = story.house
    check(house.health() == 200, "the health page")
    check(story.code in house.admin("list"), "the list of games")
    said = run(house.program, "replay", story.code, "--config", house.path("conf"), env=house.secrets())
    check(re.search(r"[1-9]\d* inputs carried out, [1-9]\d* windows and [1-9]\d* events alike", said), said)
    log = house.log(last=100000)
    bad = [line for line in log.splitlines() if re.search(r"Z [EWF] ", line) and "fsync is off" not in line]
    check(not bad, "the log tells of trouble:\n" + "\n".join(bad))
    for word in ("judge+", "@players.test", "DEPLOY", "AddressSanitizer", "runtime error"):
        check(word not in log, f"'{word}' is in the log")
    check(house.sql("select count(*) from inbox where state in ('new', 'quarantined')") == "0", "unread mails")
    check(house.sql("select count(*) from outbox where state = 'failed'") == "0", "unsent letters")
    check(house.stop_daemon() == 0, "it does not end well")


STEPS = [the_archive_comes_by_mail, the_archive_is_a_web_page, a_mail_that_comes_back_is_noted, alice_resigns,
         the_operator_sees_a_healthy_service]
