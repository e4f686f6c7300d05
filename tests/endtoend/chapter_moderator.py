"""The clock and the moderator: reminders, deadlines, FORCE, ROLLBACK, REPLACE."""

import re

from story import check, contains, window_of


def deadlines_change(story):
    """Her settings are shown with their difference, then hold; everybody is told."""
    since = {person: person.count() for person in story.players}
    question, _ = story.act("DEADLINES reminder=30 grace=0", "settings change", "Done")
    contains(question, "reminder")
    for person in story.players:
        person.wait("Your moderator has acted" if person.language == "en" else "Votre modérateur a agi", since[person])
    check(story.house.sql(f"select settings->>'reminder_hours' from games where game = '{story.code}'") == "30", "settings")


def players_are_reminded(story):
    """Once, whoever is asked, of the window and of what happens without him; orders can be sent back to it."""
    window = story.window()
    asked = story.asked(window)
    check(asked, "nobody is asked")
    since = {person: person.count() for person in story.players}
    story.pass_time(44)
    for person, _ in asked:
        words = ("The game waits for you", "Without an answer") if person.language == "en" else \
            ("La partie vous attend", "Sans réponse")
        reminder = contains(person.wait(words[0], since[person]), *words, str(window))
        check(window_of(reminder) == window, "orders can be sent back to a reminder")
    check(story.window() == window, "the window is open still")


def force_names_its_window_and_asks_first(story):
    window = story.window()
    marta = story.marta
    wrong = marta.ask(lambda: marta.reply(story.chair, f"FORCE {window + 7}"), "is not open")
    check("+c." not in wrong.reply_to, "a wrong window is no question")
    contains(marta.ask(lambda: marta.reply(story.chair, "FORCE"), "FORCE names"), f"FORCE {window}")
    question = marta.ask(lambda: marta.reply(story.chair, f"FORCE {window}"), "closed at once")
    for person, _ in story.asked(window):
        contains(question, person.name)
    check(story.window() == window, "nothing happens before her reply")
    since = {person: person.count() for person in story.players}
    story.confirmed(marta, question, "Done")
    following = story.window()
    check(following > window, "the window is closed")
    for person in story.players:
        story.report(person, following, since[person])
    contains(story.benoit.wait("Votre modérateur a agi", since[story.benoit]), str(window))
    # The same yes again hits no other window.
    contains(marta.ask(lambda: marta.reply(question, "yes"), "was answered before"))
    check(story.window() == following, "a second window was forced")


def a_deadline_closes_a_window(story):
    """Whoever says nothing gets his default, and everybody the next report."""
    window = story.window()
    since = {person: person.count() for person in story.players}
    story.pass_time(100)
    for person in story.players:
        person.wait_for(lambda mail: has_window_after(mail, window), f"a report after window {window}", since[person])
    closed = story.house.sql(f"select closed_by from windows where game = '{story.code}' and number = {window}")
    check(closed == "deadline", f"closed by {closed}")


def has_window_after(mail, window):
    found = re.search(r"\.p\d+\.t(\d+)\.", mail.reply_to)
    return bool(found) and int(found.group(1)) > window


def rollback_reopens_a_window(story):
    """Everything since is undone, everybody is told what was seen, and what was mailed before counts no more."""
    window = story.window()
    back = window - 2
    alice = story.alice
    old = story.report(alice, window)
    since = {person: person.count() for person in story.players}
    question, done = story.act(f"ROLLBACK {back}", "goes back to window", "Done")
    contains(question, str(back))
    check(story.window() == back, f"window {story.window()} after the rollback to {back}")
    for person in story.players:
        words = "goes back to window" if person.language == "en" else "revient à la fenêtre"
        contains(person.wait(words, since[person]), str(back))
        story.report(person, back, since[person])
    contains(done, str(back))
    story.rolled_back = since
    before = story.house.sql("select count(*) from inputs")
    alice.reply(old, "DONE")
    alice.wait_for(
        lambda mail: "Receipt" in mail.subject or "reply to your latest report" in mail.flat, "an answer", since[alice])
    check(story.house.sql("select count(*) from inputs") == before, "an answer to what never was")


def play_goes_on_after_it(story):
    window = story.window()
    since = getattr(story, "rolled_back")
    for person in story.players:
        report = story.report(person, window, since[person])
        if report.form() and story.window() == window:
            word = "Receipt" if person.language == "en" else "Reçu"
            person.ask(lambda: person.reply(report, "\n".join(line for line in report.form() if line[0] != "#")), word)
    check(story.window() > window, "the window is still open")


def a_player_is_replaced(story):
    """Carla is asked, says yes, and has the seat; Benoît is told, and his address is worth nothing."""
    benoit, carla = story.benoit, story.carla
    window = story.window()
    old = story.report(benoit, window)
    since, asked = benoit.count(), carla.count()
    question, _ = story.act("REPLACE 2 BY carla@players.test", "is given to somebody else", "Done")
    contains(question, "Benoît Lefèvre")
    invitation = contains(carla.wait("Marta invites you to game", asked), story.code, "seat 2")
    contains(benoit.wait("Vous avez perdu la place 2", since), "Votre modérateur a agi")
    seen = carla.count()
    contains(story.confirmed(carla, invitation, "You play seat 2"), story.code)
    contains(carla.wait("Where things stand", seen), "For Carla", "Republican camp")
    story.players = [story.alice, carla]
    before = {benoit: benoit.count()}
    inputs = story.house.sql("select count(*) from inputs")
    benoit.reply(old, "FINI")
    # A new secret for a new player: his is a wrong one now, and he is told how to write instead.
    benoit.wait_for(lambda mail: True, "an answer", before[benoit])
    check(story.house.sql("select count(*) from inputs") == inputs, "he still plays")


def the_service_may_stop_at_any_time(story):
    """A mail that comes while it is down is read when it is up again."""
    carla = story.carla
    check(story.house.stop_daemon() == 0, "SIGTERM does not end it well")
    since = carla.count()
    report = carla.wait("Republican camp")
    carla.reply(report, "STATUS")
    story.house.start_daemon()
    contains(carla.wait("Running.", since), "Alice", "Carla")


STEPS = [deadlines_change, players_are_reminded, force_names_its_window_and_asks_first, a_deadline_closes_a_window,
         rollback_reopens_a_window, play_goes_on_after_it, a_player_is_replaced, the_service_may_stop_at_any_time]
