"""Every refusal of a game, by every clause that it cites, is the subject of a position test."""
import glob
import os
import re

from support import berthier, main

GAMES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "games")

# What no position leads to: with one way left nobody is asked, so nothing else can be refused; a card is
# asked for only where these conditions are met; words of the tests are actions of the game; and points that are
# lost, or phases in which everything has its place, have no such refusal.
UNREACHABLE = {"napoleon1806": {
    ("axis-first", "C8.22"), ("enemy-there", "C2.5"),
    ("contested", "E-CONFUSION.1"), ("contested", "E-ORGANIZATION.1"), ("not-beaten", "E-PANIC.1"),
    ("no-stack", "C1.26"), ("wrong-side", "E-COORDINATION.1"),
    ("no-such-action", "C5.2"),
    ("no-loss", "C8.14"), ("no-loss", "C11.4"), ("no-loss", "E-SAXON-DEFECTION.1"),
    ("unfinished", "C5.3"), ("unfinished", "C5.6"), ("unfinished", "C11.3"), ("unfinished", "G1.4"),
    ("unfinished", "M1.1")}}


def refusals(game):
    text = berthier("games", game).out.split("reasons of refusals\n", 1)[1]
    text = re.split(r"^\S", text, maxsplit=1, flags=re.M)[0]
    rows = re.findall(r"^    (\S+) .* \[(\S+)\]$", text, re.M)
    assert len(rows) > 80, text
    return set(rows)


def tested(game):
    found = set()
    for path in glob.glob(os.path.join(GAMES, game, "*.t")):
        with open(path, encoding="utf-8") as file:
            found |= set(re.findall(r"^refuse .* (\S+) \[(\S+)\]$", file.read(), re.M))
    return found


def each_refusal_has_a_case(_):
    for game, unreachable in UNREACHABLE.items():
        untested = refusals(game) - tested(game)
        assert untested == unreachable, (game, untested ^ unreachable)


main([each_refusal_has_a_case])
