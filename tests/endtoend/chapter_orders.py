"""Orders in every packing that mail programs know, their receipts, and the window that they close."""

import re

import styles
from story import WORDS, check, contains, orders_in, window_of

ENGLISH = [styles.top_posted, styles.html_only, styles.quoted_printable, styles.base64, styles.flowed,
           styles.bottom_posted, styles.alternative]
FRENCH = [styles.latin1, styles.outlook, styles.windows_1252_base64, styles.flowed, styles.html_only,
          styles.latin1_8bit, styles.bottom_posted, styles.base64]


def receipt_number(receipt):
    return int(re.search(r"(?:Receipt|Reçu) (\d+)", receipt.subject).group(1))


def send_in_pieces(story, person, report, kinds):
    """Each line of the form but the last in a mail of another kind: all of them must stand in the end."""
    refused = "Refused" if person.language == "en" else "Refusé"
    lines = [line for line in orders_in(report) if line != WORDS[person.language]["done"]]
    check(len(lines) > 1, f"the form has {len(lines)} lines")
    number = 0
    for at in range(max(len(kinds), len(lines) - 1)):
        line, style = lines[at % (len(lines) - 1)], kinds[at % len(kinds)]
        receipt = person.ask(lambda: person.reply(report, line, style), WORDS[person.language]["receipt"])
        name = getattr(style, "__name__", str(style))
        check(not receipt.section(refused), f"{name}: refused:\n{receipt.text}")
        understood = " ".join(receipt.section("Understood" if person.language == "en" else "Compris"))
        check(squeezed(line) in squeezed(understood), f"{name}: '{line}' is not what was understood:\n{receipt.text}")
        check(len(re.findall(r"(?m)^1? *\d+  \S", receipt.text)) >= 1, f"{name}: no line is numbered:\n{receipt.text}")
        check(receipt_number(receipt) > number, "receipts count up")
        number = receipt_number(receipt)
        check(receipt.message["In-Reply-To"], "a receipt answers a mail")
        check(window_of(receipt) == window_of(report), "a receipt can be replied to with orders")


def last_order(report):
    """What is missing then, with which the window is complete."""
    return orders_in(report)[-2:]


def squeezed(text):
    return re.sub(r"\W+", "", text.casefold())


def alice_writes_in_seven_ways(story):
    report = story.report(story.alice, 1)
    send_in_pieces(story, story.alice, report, ENGLISH)
    check(story.window() == 1, "the window is open while something is missing")


def bad_lines_are_refused_with_their_clause(story):
    """One bad line does not lose the good ones; what is not hers, not there or not English is said so."""
    alice = story.alice
    report = story.report(alice, 1)
    text = "Hello there, how are you?\nDEPLOY LEGIO VI IN Asia 1\nDEPLOY Caesar IN ROMA\nDEPLOY Caesarr IN Italia 1"
    receipt = alice.ask(lambda: alice.reply(report, text), "Receipt")
    refused, understood = "\n".join(receipt.section("Refused")), "\n".join(receipt.section("Understood"))
    check("Asia 1" in refused and re.search(r"\[AIE-[\w.]+\]", refused), f"no clause:\n{receipt.text}")
    check("Caesarr" in refused and "Caesar" in refused.replace("Caesarr", ""), f"no suggestion:\n{receipt.text}")
    check("Hello there" in refused, f"what was not understood is shown:\n{receipt.text}")
    check("ROMA" in understood, f"the good line counts:\n{receipt.text}")
    contains(receipt, "By default")


def the_last_answer_closes_the_window(story):
    """The last answer closes the window at once; both get the next report, in their language, in the same thread."""
    since = {person: person.count() for person in story.players}
    alice, benoit = story.alice, story.benoit
    rest = "\n".join(last_order(story.report(alice, 1)))
    receipt = alice.ask(lambda: alice.reply(story.report(alice, 1), rest), "Receipt")
    check(not receipt.section("Refused"), receipt.text)
    for person in story.players:
        report = story.report(person, 2, since[person])
        first = story.report(person, 1)
        check(first.message_id in str(report.message["References"]), f"no thread: {report.message['References']}")
    contains(story.report(alice, 2), "What happened")
    check(story.report(alice, 2).message.get_content_type() == "text/plain", "she wanted plain text")
    check(story.report(benoit, 2).part("image/png"), "he still has his map")
    check(story.report(benoit, 2).form(), "now Benoît is asked")
    check(not story.report(alice, 2).form(), "and Alice is not")
    check("Caesar" not in "".join(story.report(benoit, 2).form()), "his form has his own pieces")


def benoit_writes_in_eight_ways_in_french(story):
    report = story.report(story.benoit, 2)
    contains(report, "Ce que vous devez décider", "Date limite", "Par défaut")
    send_in_pieces(story, story.benoit, report, FRENCH)


def refusals_in_french(story):
    benoit = story.benoit
    text = "DÉPLOIE Pompeius À Gallia 1\nDeploie legio VI a Asia 1"
    receipt = benoit.ask(lambda: benoit.reply(story.report(benoit, 2), text), "Reçu")
    refused = "\n".join(receipt.section("Refusé"))
    check(re.search(r"\[AIE-[\w.]+\]", refused), f"no clause:\n{receipt.text}")


def the_year_begins(story):
    since = {person: person.count() for person in story.players}
    benoit = story.benoit
    rest = "\n".join(last_order(story.report(benoit, 2)))
    benoit.ask(lambda: benoit.reply(story.report(benoit, 2), rest), "Reçu")
    window = story.window()
    check(window > 2, f"window {window} after the set-up")
    for person in story.players:
        report = story.report(person, window, since[person])
        check(report.section("What happened") or report.section("Ce qui s'est passé"), report.text)
    english, french = (story.report(person, window).text for person in story.players)
    check("Legio" in english and "Légions" in french, "each reads his own language")


def subjects_stay_within_a_phase(story):
    """Gmail begins a new thread at a new subject: it changes with the phase, and not with the deadline."""
    window = story.window()
    subjects = {}
    for _ in range(3):
        for person in story.players:
            report = story.report(person, window)
            subjects.setdefault(person.name, []).append(report.subject)
        window = story.answer(window)
    for name, seen in subjects.items():
        check(all(story.code in subject for subject in seen), f"{name}: {seen}")
        check(not any(re.search(r"\d\d:\d\d|\d h \d\d", subject) for subject in seen), f"a time in a subject: {seen}")


def press_is_carried(story):
    alice, benoit = story.alice, story.benoit
    since = benoit.count()
    window = story.window()
    text = "TELL Benoît Lefèvre: Shall we say that Sicilia is\nnobody's business this year?"
    contains(alice.ask(lambda: alice.reply(story.report(alice, window), text), "Receipt"), "Carried as letter")
    letter = contains(benoit.wait("Sicilia", since), "Alice vous écrit", "nobody's business")
    check(story.report(alice, window).reply_to not in letter.raw.decode("utf-8", "replace"), "her secret address leaked")


STEPS = [alice_writes_in_seven_ways, bad_lines_are_refused_with_their_clause, the_last_answer_closes_the_window,
         benoit_writes_in_eight_ways_in_french, refusals_in_french, the_year_begins, subjects_stay_within_a_phase,
         press_is_carried]
