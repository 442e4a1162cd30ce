#!/usr/bin/env python3
"""test_aon_cards - every card of Age of Napoleon is played, refused and discarded in some position test.

A card is played by a step `do WORD CARD`, refused by `refuse WORD CARD`, and discarded by a `do` that pays
with it.
"""
import os
import re
import sys

SOURCE = os.environ["BT_SOURCE_DIR"]
TESTS = os.path.join(SOURCE, "tests/games/age-of-napoleon")
EVENT = "play|sway|play-at|name|recall|swap|spy|scout|force|manoeuvre|show"
PAYMENT = "pay|rally"


def cards():
    """The ids of the deck: a title's own, or one for each copy."""
    with open(os.path.join(SOURCE, "data/age-of-napoleon/cards.yaml"), encoding="utf-8") as file:
        rows = re.findall(r"^  ([a-z-]+): +\{name: .*copies: (\d+)", file.read(), re.M)
    return [f"{title}.{i + 1}" if int(copies) > 1 else title
            for title, copies in rows for i in range(int(copies))]


def steps():
    """Every step that acts or is refused: its word, and the action without a side before it."""
    for name in sorted(os.listdir(TESTS)):
        if not name.endswith(".t"):
            continue
        with open(os.path.join(TESTS, name), encoding="utf-8") as file:
            for line in file:
                word, _, rest = line.split("#")[0].strip().partition(" ")
                for action in rest.split(";") if word in ("do", "refuse") else ():
                    yield word, re.sub(r"^(french|coalition): *", "", action.strip())


def named(word, actions):
    pattern = re.compile(rf"(?:{actions}) (\S+)")
    found = (pattern.match(action) for what, action in steps() if what == word)
    return {match.group(1) for match in found if match}


def main():
    passed = failed = 0
    deck = cards()
    for what, have in (("played", named("do", EVENT)), ("refused", named("refuse", EVENT)),
                       ("discarded", named("do", PAYMENT))):
        for card in deck:
            if card in have:
                passed += 1
            else:
                failed += 1
                print(f"{card} is {what} in no position test")
    if len(deck) != 55:
        failed += 1
        print(f"{len(deck)} cards, not 55")
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
