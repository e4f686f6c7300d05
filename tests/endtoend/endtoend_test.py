#!/usr/bin/env python3
"""A game by mail from the first line to the last, on real servers. See README.md.
    endtoend_test.py PROGRAM [--keep FOLDER] [--until STEP]"""

import argparse
import os
import signal
import sys
import time
import traceback

sys.dont_write_bytecode = True  # nothing is left in the source tree
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import chapter_ending  # noqa: E402
import chapter_moderator  # noqa: E402
import chapter_opening  # noqa: E402
import chapter_orders  # noqa: E402
import chapter_strangers  # noqa: E402
from house import House  # noqa: E402
from story import ACCOUNTS, Story  # noqa: E402

CHAPTERS = [chapter_opening, chapter_orders, chapter_strangers, chapter_moderator, chapter_ending]


def keep_mails(story, folder):
    """All mails that came, in their order, to be read by a person."""
    os.makedirs(folder, exist_ok=True)
    for person in story.people():
        person.look()
        for number, mail in enumerate(person.mails, 1):
            with open(os.path.join(folder, f"{person.account}-{number:03}.eml"), "wb") as file:
                file.write(mail.raw)


def tell_trouble(house, story):
    traceback.print_exc(file=sys.stdout)
    for person in story.people():
        print(f"\n---- The last mails of {person.name}")
        for mail in person.mails[-3:]:
            print(f"{mail.subject}\n{mail.text[:1500]}\n")
    print("---- The newest mails that the service has read")
    print(house.sql("select mail, state, attempts, outcome from inbox order by mail desc limit 8"))
    for name in ("daemon.log", "mail.log", "dovecot.log"):
        print(f"\n---- {name}\n{house.log(name)}")
    sys.stdout.flush()


def play(house, options):
    story = Story(house)
    try:
        for chapter in CHAPTERS:
            for step in chapter.STEPS:
                began = time.monotonic()
                step(story)
                print(f"ok   {step.__name__.replace('_', ' ')} ({time.monotonic() - began:.1f} s)", flush=True)
                if step.__name__ == options.until:
                    return True
    except Exception:  # whatever it is: told, with all that may explain it
        print(f"FAIL {step.__name__.replace('_', ' ')}", flush=True)
        tell_trouble(house, story)
        return False
    finally:
        if options.keep:
            keep_mails(story, options.keep)
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--keep", help="a folder for the mails that came")
    parser.add_argument("--until", help="the last step")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the servers are stopped then, too
    with House(os.path.abspath(options.program), ACCOUNTS) as house:
        sys.exit(0 if play(house, options) else 1)


if __name__ == "__main__":
    main()
