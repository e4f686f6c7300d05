"""A stranger asks for help; a game is opened, joined and begun."""

import re
import struct

import styles
from house import SERVICE
from story import GAME_CODE, check, contains


def strangers_are_helped(story):
    """HELP and AIDE are answered in their language, with plain text: nothing is known of the reader yet."""
    carla = story.carla
    english = carla.ask(lambda: carla.write("HELP"), "carries letters")
    contains(english, "JOIN K7Q4", "NEW alea scenario=3")
    check(english.message.get_content_type() == "text/plain", english.message.get_content_type())
    check(english.message["Auto-Submitted"] == "auto-replied", "an answer says that no person wrote it")
    contains(carla.ask(lambda: carla.write("AIDE"), "porte les lettres"), "REJOINS K7Q4")


def a_game_is_opened(story):
    """NEW asks first; nothing is there before the reply."""
    marta = story.marta
    line = 'NEW alea scenario=3 manual=yes hours=72 reaction=48 misses=9 zone=Europe/Paris title="Winter at Pharsalus"'
    question = marta.ask(lambda: marta.write(line), "You want to open a game")
    contains(question, "Alea Iacta Est", "The Pharsalus campaign", "2 seats", "72 hours", "Europe/Paris")
    check(story.house.sql("select count(*) from games") == "0", "a game without a confirmation")
    opened = story.confirmed(marta, question, "Your game is open")
    story.code = re.search("JOIN (" + GAME_CODE + ")", opened.flat).group(1)
    contains(opened, SERVICE, "K[0] = ", "Winter at Pharsalus")
    story.chair = opened


def the_game_is_listed(story):
    contains(story.carla.ask(lambda: story.carla.write("GAMES"), story.code), "Winter at Pharsalus", "0/2")


def two_people_join(story):
    """Each confirms from the address that asked; somebody else's yes is nobody's."""
    alice, benoit, mallory = story.alice, story.benoit, story.mallory
    question = alice.ask(lambda: alice.write(f"JOIN {story.code} SEAT 1 NAME Alice NONCE sunshine"), "You want to join")
    before = mallory.count()
    mallory.reply(question, "Yes, please")
    welcome = story.confirmed(alice, question, "You play seat 1")
    contains(welcome, "as Alice", "Seat 2: free", "[" + story.code + "] Receipt")
    check(story.house.sql("select count(*) from seats where holder = 'player'") == "1", "one seat is taken")

    def in_latin1():
        mail = styles.headers(styles.email.message.EmailMessage(policy=styles.POLICY), benoit, SERVICE, "Bonjour à tous")
        mail.set_content(f"Bonjour,\n\nREJOINS {story.code} PLACE 2 NOM Benoît Lefèvre GRAIN pluie d'été\n",
                         charset="iso-8859-1", cte="quoted-printable")
        benoit.send(mail)

    question = benoit.ask(in_latin1, "Vous voulez rejoindre la partie")
    since = alice.count()
    contains(story.confirmed(benoit, question, "Vous jouez la place 2"), "sous le nom de Benoît Lefèvre")
    contains(alice.wait("takes seat 2", since), "Benoît Lefèvre")
    check(mallory.count() == before, "Mallory was answered")
    check(story.house.sql("select status from games") == "open", "the game waits for its moderator")


def the_moderator_starts_it(story):
    """START shows what it would do, then does it; both players get their first report and the dice's promises."""
    since = {person: person.count() for person in story.players}
    question, _ = story.act("START", "The game begins", "Done")
    contains(question, "Seat 1: Alice", "Seat 2: Benoît Lefèvre")
    contains(story.alice.wait("The game begins", since[story.alice]))
    contains(story.benoit.wait("La partie commence", since[story.benoit]), "grain 1:sunshine", "grain 2:pluie d'été")
    check(story.window() == 1, "the first window is open")


def reports_are_letters(story):
    """Text and HTML side by side, the map inside the mail, nothing from the net, headers that programs heed."""
    for person in story.players:
        report = story.report(person, 1)
        message = report.message
        check(message.get_content_type() == "multipart/alternative", message.get_content_type())
        kinds = [part.get_content_type() for part in message.iter_parts()]
        check(kinds[0] == "text/plain" and len(kinds) == 2, f"parts: {kinds}")
        picture = report.part("image/png")
        check(picture and picture.get_content_disposition() == "inline", "the map is inline")
        identity = str(picture["Content-ID"]).strip("<>")
        check(f"cid:{identity}" in report.html, "the HTML shows the map")
        width, height = struct.unpack(">II", picture.get_content()[16:24])
        check(width >= 800 and height >= 400, f"a map of {width} by {height}")
        check(not re.search(r"""(src|href)=["']?https?:""", report.html), "remote content")
        check(message["Auto-Submitted"] == "auto-generated", "reports are generated")
        check(story.code.lower() in message["List-Id"], message["List-Id"])
        check(message["X-Auto-Response-Suppress"] == "All" and message["Date"] and message["Precedence"] is None, "headers")
        check(message["Return-Path"].startswith("<judge+b."), "bounces come back to the letter's own address")
        check(report.text.lstrip().startswith("===="), "the cut line comes first")
    contains(story.report(story.alice, 1), "For Alice, Caesarian camp", "Set up your forces", "Deadline:")
    contains(story.report(story.benoit, 1), "Pour Benoît Lefèvre, camp républicain", "Rien ne vous est demandé", "Alice")


def whoever_wants_text_gets_text(story):
    """FORMAT text: from now on Alice's mails have one part and no picture, as her next report shows."""
    alice = story.alice
    receipt = alice.ask(lambda: alice.reply(story.report(alice, 1), "FORMAT text"), "Receipt")
    check(receipt.message.get_content_type() == "text/plain", receipt.message.get_content_type())


STEPS = [strangers_are_helped, a_game_is_opened, the_game_is_listed, two_people_join, the_moderator_starts_it,
         reports_are_letters, whoever_wants_text_gets_text]
