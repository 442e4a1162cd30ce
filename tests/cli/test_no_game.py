"""The platform asks what a game has and never which game it is: outside the games' own directories nothing in
the code names a game or its sides, and no kind of map stands for a game."""
import glob
import json
import os
import re

from support import berthier, main

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
LAYERS = ("base", "core", "ai", "proto", "host", "server", "cli", "wasm")

# Where the client may look at what kind of map a book has: the file that says what a book has, the one
# that asks whether there is a board for it, and the two that draw one: of a game, and of the start page.
MAPS = {"web/src/net/features.ts", "web/src/play/Stage.svelte", "web/src/start/Opening.svelte",
        "web/src/start/playable.ts"}


def files(*patterns):
    for pattern in patterns:
        yield from sorted(glob.glob(os.path.join(ROOT, pattern), recursive=True))


# What was asked of a book that has areas: anything but to go through them.
STAND_IN = (r"\.areas\s*(\?(?![.?])|&&|\|\||(\?)?\.length)|\bif \([\w.?$]*\.areas\)|![\w.?$]+\.areas\b|"
            r"\bhas\([^)]*'(areas|hexes)'")


def blank(found):
    """As many lines as were there, so that what is told bears the right number."""
    return "\n" * found.group().count("\n")


def without_comments(text):
    """Strings are passed over, so that no comment begins in one."""
    token = re.compile(r'"(?:[^"\\\n]|\\.)*"|/\*.*?\*/|(?<![:\w])//[^\n]*|<!--.*?-->', re.S)
    return token.sub(lambda m: m.group() if m.group()[0] == '"' else blank(m), text)


def code_of_the_platform():
    for path in files(*(f"{layer}/**/*.{kind}" for layer in LAYERS for kind in ("c", "h", "def"))):
        yield path, "c"
    for path in files("web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css"):
        name = os.path.relpath(path, ROOT)
        if not name.startswith("web/src/games/") and not name.endswith(".test.ts") and name != "web/src/net/protocol.ts":
            yield path, "web"


def named():
    """Ids of games and of sides, as the program tells them."""
    answer = json.loads(berthier("engine", stdin='{"request":"games"}\n').out.splitlines()[0])
    games = answer["games"]
    sides = {side for game in games for side in game["sides"]} | {"coalition"}
    return {game["game"] for game in games} - {"null"}, sides - {"solo"}


def found(pattern, *, kinds, but=()):
    rows = []
    for path, kind in code_of_the_platform():
        name = os.path.relpath(path, ROOT)
        if kind not in kinds or name in but:
            continue
        with open(path, encoding="utf-8") as file:
            text = without_comments(file.read())
        rows += [f"{name}:{number}: {line.strip()}" for number, line in enumerate(text.splitlines(), 1)
                 if re.search(pattern, line)]
    return rows


def nobody(rows):
    assert not rows, "\n".join(["these name a game:"] + rows)


def test_no_code_compares_with_a_game_or_a_side(_):
    """In C a whole string that is one: examples in help name games, conditions do not."""
    games, sides = named()
    assert len(games) >= 2 and "french" in sides
    nobody(found('"(%s)"' % "|".join(sorted(games | sides)), kinds={"c"}))


def test_no_code_uses_what_is_a_games_own(_):
    rules = [open(path, encoding="utf-8").read() for path in files("games/*/*.c")]
    own = sorted({name for text in rules for name in re.findall(r"^const bt_rules (\w+)_rules\b", text, re.M)} - {"null"})
    assert len(own) >= 2, own
    prefixes = "|".join(own)
    nobody(found(rf"\b({prefixes})_\w+|\b({prefixes.upper()})_\w+|#include.*\b({prefixes})\b", kinds={"c"}))


def test_the_client_names_no_game_and_no_side(_):
    games, sides = named()
    nobody(found(r"\b(%s)\b" % "|".join(sorted(games | sides)), kinds={"web"}))


def test_no_kind_of_map_stands_for_a_game(_):
    """`book.areas` was asked for thirty things that had nothing to do with areas."""
    nobody(found(STAND_IN, kinds={"web"}, but=MAPS))


def test_it_would_be_noticed(_):
    """What the patterns above are to catch."""
    for text in ("book.areas ? a : b", "(book.areas?.length ?? 0) > 0", "if (book?.areas) return", "!book.areas && fought", "has(book, 'areas')"):
        assert re.search(STAND_IN, text), text
    for text in ("plan.areas.map((area) => area.id)", "book.areas ?? []", "new Ground(book.maps, book.areas)"):
        assert not re.search(STAND_IN, text), text
    assert without_comments('a /* "french"\n */ b "//" c') == 'a \n b "//" c'


main([test_no_code_compares_with_a_game_or_a_side, test_no_code_uses_what_is_a_games_own,
      test_the_client_names_no_game_and_no_side, test_no_kind_of_map_stands_for_a_game, test_it_would_be_noticed])
