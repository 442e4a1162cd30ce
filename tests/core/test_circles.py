"""How the sources hang together: files that need each other in a circle, functions nobody reads to
the end, headers that say everything.

Names tell which file needs which: a file needs the one that defines what it names.  The list holds the
directories that are free of circles; one that becomes free is added, and none is removed.
"""
import glob
import os
import re
import sys

ROOT = os.environ["BT_SOURCE_DIR"]
FREE = ["base", "core", "ai", "host", "proto", "cli"] + sorted(
    os.path.relpath(path, ROOT).rstrip("/") for path in glob.glob(os.path.join(ROOT, "games/*/")))
FUNCTION_LINES = 60
HEADER_LINES = 340  # of a game: its state is the longest


def sources(directory):
    """Every .c file by name, without comments and literals, line for line."""
    out = {}
    for path in glob.glob(os.path.join(ROOT, directory, "**/*.c"), recursive=True):
        with open(path, encoding="utf-8") as file:
            text = re.sub(r"/\*.*?\*/", lambda m: "\n" * m.group().count("\n"), file.read(), flags=re.S)
        out[os.path.relpath(path, ROOT)] = re.sub(r'"(\\.|[^"\\\n])*"', '""', text)
    return out


def functions(text):
    """Name, lines and whether it is public of every function of a file."""
    for found in re.finditer(r"^(\w+)\([^;{]*?\)\n\{\n(.*?)^\}", text, re.S | re.M):
        before = text[:found.start()].rstrip().rsplit("\n", 1)[-1]
        yield found[1], found[2].count("\n") + 2, not before.startswith("static")


def needed(texts):
    """For every file those that define what it names."""
    home = {name: file for file, text in texts.items()
            for name, _, public in functions(text) if public}
    for file, text in texts.items():
        home.update((m[1], file) for m in re.finditer(r"^const [\w \*]*?(\w+)(?:\[.*?\])? = ", text, re.M))
    return {file: {home[word] for word in re.findall(r"\b\w+\b", text) if word in home} - {file}
            for file, text in texts.items()}


def circles(needs):
    """Files that reach themselves, as far as they reach each other."""
    def reach(start):
        seen, left = set(), list(needs[start])
        while left:
            file = left.pop()
            if file not in seen:
                seen.add(file)
                left.extend(needs[file])
        return seen

    reached = {file: reach(file) for file in needs}
    return {tuple(sorted(f for f in reached[file] if file in reached[f]))
            for file in needs if file in reached[file]}


def no_files_need_each_other_in_a_circle():
    for directory in FREE:
        found = circles(needed(sources(directory)))
        assert not found, f"{directory}: {found}"


def a_circle_is_found():
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == {("a", "b", "c")}


def no_function_is_longer_than_a_page():
    for directory in FREE + ["server", "wasm", "tools"]:
        for file, text in sources(directory).items():
            for name, lines, _ in functions(text):
                assert lines <= FUNCTION_LINES, f"{file}: {name} has {lines} lines"


def no_header_of_a_game_says_everything():
    for path in glob.glob(os.path.join(ROOT, "games/*/*.h")):
        with open(path, encoding="utf-8") as file:
            lines = len(file.readlines())
        assert lines <= HEADER_LINES, f"{path} has {lines} lines"


def run():
    """Try every claim above; the last line counts them."""
    failed = 0
    claims = [no_files_need_each_other_in_a_circle, a_circle_is_found,
              no_function_is_longer_than_a_page, no_header_of_a_game_says_everything]
    for claim in claims:
        try:
            claim()
        except AssertionError as wrong:
            failed += 1
            print(f"FAILED {claim.__name__}: {wrong}")
    print(f"{len(claims) - failed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(run())
