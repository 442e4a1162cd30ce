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


def members_of_views():
    """What a view of any game holds at its start, for any side and for an onlooker."""
    found = set()
    for game in json.loads(berthier("engine", stdin='{"request":"games"}\n').out.splitlines()[0])["games"]:
        asked = [{"request": "new", "game": game["game"]}, {"request": "view"}]
        asked += [{"request": "view", "side": side} for side in game["sides"]]
        answers = berthier("engine", stdin="".join(json.dumps(one) + "\n" for one in asked)).out
        found |= {member for line in answers.splitlines() for member in json.loads(line).get("view", {})}
    return found


def table_of_members():
    with open(os.path.join(ROOT, "cli", "members.def"), encoding="utf-8") as file:
        return {name: (word, role) for name, word, role in
                re.findall(r'^MEMBER\(\s*(\w+),\s*"(\w+)",\s*(\w+)', file.read(), re.M)}


def test_the_terminal_names_members_of_views_in_one_table(_):
    """What it looks for in any view is in cli/members.def; nowhere else does its code name one."""
    members = members_of_views() | {word for word, _ in table_of_members().values()}
    assert {"places", "coming", "axes", "vp"} <= members, members
    rows = found('"(%s)"' % "|".join(sorted(members)), kinds={"c"}, but={"cli/members.def"})
    # An assembler is told of "memory", which is no member.
    nobody([row for row in rows if row.startswith("cli/") and "__asm__" not in row])


def test_the_table_of_members_is_used_and_true(_):
    """Each row is read somewhere, and is a member of some view, in the manual for authors of games or in a game."""
    table = table_of_members()
    assert len(table) > 8
    code = "".join(open(path, encoding="utf-8").read() for path in files("cli/*.c"))
    games = "".join(open(path, encoding="utf-8").read() for path in files("games/**/*.c", "games/**/*.def", "docs/new-game.md"))
    for name, (word, role) in table.items():
        assert f"CLI_MEMBER_{name}" in code or role in ("TITLE", "NEWS", "SILENT"), f"nobody reads {name}"
        assert f'"{word}"' in games or f"`{word}`" in games, f"no view has {word}"


def test_it_would_be_noticed(_):
    """What the patterns above are to catch."""
    for text in ("book.areas ? a : b", "(book.areas?.length ?? 0) > 0", "if (book?.areas) return", "!book.areas && fought", "has(book, 'areas')"):
        assert re.search(STAND_IN, text), text
    for text in ("plan.areas.map((area) => area.id)", "book.areas ?? []", "new Ground(book.maps, book.areas)"):
        assert not re.search(STAND_IN, text), text
    assert without_comments('a /* "french"\n */ b "//" c') == 'a \n b "//" c'


main([test_no_code_compares_with_a_game_or_a_side, test_no_code_uses_what_is_a_games_own,
      test_the_client_names_no_game_and_no_side, test_no_kind_of_map_stands_for_a_game,
      test_the_terminal_names_members_of_views_in_one_table, test_the_table_of_members_is_used_and_true, test_it_would_be_noticed])
