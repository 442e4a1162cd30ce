#!/usr/bin/env python3
"""Breaks the program on purpose and asks the tests whether they notice.

    tests/mutate/mutate.py [--seed N] [--count N] [--only PATH_PREFIX] [--list]
                           [--at NUMBER] [--dir DIR] [--out FILE]

Draws places in the sources of rules, core, protocol, server and client, changes
each by one operator (below), builds, and runs the tests from the ones that are
likeliest to notice to the last.  A change that does not build, or that leaves
the compiled program byte for byte alike, is no mutant; the next one is drawn.

Everything happens in a clone under DIR (build/mutate), built without sanitizers
and with shared libraries, so that a change costs one compilation and one link.
The report names every mutant with what noticed it; the survivors stand last.
`--at NUMBER` tries one mutant of the seed again, `--list` only shows them.

equivalent.txt holds mutants that were looked at and change nothing anybody
could see, as `path | line as it stands | operator | why`: they are drawn but not counted.
"""
import argparse
import hashlib
import os
import random
import re
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(os.path.dirname(HERE))

# Where to draw, and how many of a hundred.
GROUNDS = [
    (34, ["games"], (".c",)),
    (20, ["core", "base", "ai"], (".c",)),
    (20, ["proto", "server"], (".c",)),
    (26, ["web/src"], (".ts", ".svelte")),
]
NO_SOURCE = re.compile(r"\.test\.ts$|\.d\.ts$|/dev/|fixture\.ts$|net/protocol\.ts$|/i18n/")

# Tests by ground, likeliest first; "*" stands for all that is left of those that need no browser.
FIRST = {
    "games/napoleon-at-war": ["positions_napoleon-at-war", "games_naw", "perft_napoleon-at-war"],
    "games/napoleon1806": ["positions_napoleon1806", "games_n06", "perft_napoleon1806"],
    "games/null": ["positions_null"],
    "core": ["core_", "positions_", "games_", "proto_"],
    "base": ["base_", "host_", "core_"],
    "ai": ["ai_"],
    "proto": ["proto_", "cli_"],
    "server": ["server_"],
    "web/src": ["web_vitest"],
}
ALL_NATIVE = ["base_|host_|core_|games_|ai_|proto_|cli_", "positions_|perft_|playthrough_",
              "battery|oracle|fault|server_|fuzz"]
ALL_WEB = ["web_(areas|area_|fight|move|keys|start|links|undo|replay|overlays|refuse|orders)",
           "web_(hotseat|windows|fog|layers|comfort|phone|french|resume|takeback|looks|axe|speed)",
           "web_(whole_games|monkey)"]

SWAPS = [  # operator, what it finds, what stands there then
    ("relation", r" <= ", " < "), ("relation", r" >= ", " > "), ("relation", r" < ", " <= "),
    ("relation", r" > ", " >= "), ("equality", r" === ", " !== "), ("equality", r" !== ", " === "),
    ("equality", r" == ", " != "), ("equality", r" != ", " == "), ("logic", r" && ", " || "),
    ("logic", r" \|\| ", " && "), ("sum", r" \+ ", " - "), ("sum", r" - ", " + "),
    ("negation", r"\(!(?=[a-zA-Z])", "("), ("negation", r"return !(?=[a-zA-Z])", "return "),
    ("truth", r"\btrue\b", "false"), ("truth", r"\bfalse\b", "true"),
    ("number", r"(?<![\w.\"])1(?![\w.\"])", "2"), ("number", r"(?<![\w.\"])2(?![\w.\"])", "3"),
    ("number", r"(?<![\w.\"])0(?![\w.\"x])", "1"),
    ("bits", r" & ~", " & "), ("rule", r"(?<=\")(\d+)\.(\d+)(?=[a-z]*\")", None),
]
STATEMENT = re.compile(r"^\s+[a-z_]\w*(?:\.\w+|->\w+)*\([^{}]*\);\s*$")
SKIPPED = re.compile(r"^\s*(\*|//|/\*|#|import |export \{|static_assert|assert|case .*:$|<!--)|"
                     r"assert\(|static_assert|\bfor \(|sizeof|BT_MSG|\bt\(")


class Mutant:
    def __init__(self, path, number, before, after, operator):
        self.path, self.number, self.before, self.after = path, number, before, after
        self.operator = operator

    def key(self):
        return (self.path, self.before.strip(), self.operator)

    def __str__(self):
        return (f"{self.path}:{self.number} [{self.operator}]\n"
                f"    - {self.before.strip()}\n    + {self.after.strip()}")


def sources(roots, endings):
    for root in roots:
        for where, _, names in os.walk(os.path.join(SOURCE, root)):
            for name in sorted(names):
                path = os.path.relpath(os.path.join(where, name), SOURCE)
                if name.endswith(endings) and not NO_SOURCE.search(path):
                    yield path


def mutants_of_line(path, number, line):
    if SKIPPED.search(line) or len(line) > 200:
        return
    if STATEMENT.match(line) and path.endswith(".c"):
        yield Mutant(path, number, line, re.sub(r"\S.*", ";", line, count=1), "statement")
    for operator, pattern, to in SWAPS:
        for found in re.finditer(pattern, line):
            if "//" in line[:found.start()] or "/*" in line[:found.start()]:
                continue
            new = to if to is not None else f"{found.group(1)}.{int(found.group(2)) + 1}"
            yield Mutant(path, number, line, line[:found.start()] + new + line[found.end():],
                         operator)


def mutants_of(path):
    """All mutants of a file; of Svelte markup only what stands in its script."""
    inside = not path.endswith(".svelte")
    for number, line in enumerate(open(os.path.join(SOURCE, path), encoding="utf-8"), 1):
        if path.endswith(".svelte") and "<script" in line:
            inside = True
        elif "</script>" in line:
            inside = False
        elif inside or "{#if" in line or "{:else if" in line:
            yield from mutants_of_line(path, number, line)


def draw(seed, count, only):
    """So many mutants of each ground, a file's chance being the number of its lines."""
    rng, drawn = random.Random(seed), []
    for share, roots, endings in GROUNDS:
        all_of = {p: list(mutants_of(p)) for p in sources(roots, endings) if p.startswith(only)}
        all_of = {p: m for p, m in all_of.items() if m}
        for _ in range(round(count * share / 100) if all_of else 0):
            path = rng.choices(list(all_of), [len(m) for m in all_of.values()])[0]
            operators = sorted({m.operator for m in all_of[path]})
            operator = rng.choice(operators)
            drawn.append(rng.choice([m for m in all_of[path] if m.operator == operator]))
    return drawn


def known_equivalents():
    path = os.path.join(HERE, "equivalent.txt")
    rows = []
    if os.path.exists(path):
        rows = [line.split(" | ") for line in open(path, encoding="utf-8")
                if line.strip() and not line.startswith("#")]
    return {(r[0].strip(), r[1].strip(), r[2].strip()) for r in rows}


class Tree:
    """The clone that is broken and built."""

    def __init__(self, where):
        self.where, self.build = where, os.path.join(where, "build", "dev")

    def run(self, *command, timeout=1800):
        return subprocess.run(command, cwd=self.where, capture_output=True, text=True,
                              timeout=timeout, check=False)

    def prepare(self, with_client):
        if not os.path.isdir(self.where):
            subprocess.run(["git", "clone", "-q", SOURCE, self.where], check=True)
        self.run("git", "fetch", "-q", "origin")
        self.run("git", "checkout", "-q", "--force", "--detach", "origin/HEAD")
        done = self.run("cmake", "--preset", "dev", "-DBT_TESTS=ON", "-DBT_SANITIZE=",
                        "-DBT_SHARED=ON", f"-DBT_WEB={'ON' if with_client else 'OFF'}")
        if done.returncode or self.make() is not True:
            sys.exit("the clone does not build: " + done.stderr[-2000:])

    def make(self):
        """True, or what the compiler said."""
        done = self.run("cmake", "--build", self.build)
        return True if done.returncode == 0 else done.stdout[-2000:]

    def print_of(self, path):
        """A hash of what a source is compiled to."""
        if path.startswith("web/"):
            return None
        names = self.run("find", self.build, "-name", os.path.basename(path) + ".o").stdout.split()
        stripped = self.run("objdump", "-d", "-s", "-j", ".text", "-j", ".rodata", "-j", ".data",
                            "-j", ".data.rel.ro.local", *names).stdout
        return hashlib.sha256(stripped.encode()).hexdigest()

    def write(self, mutant, line):
        path = os.path.join(self.where, mutant.path)
        lines = open(path, encoding="utf-8").readlines()
        lines[mutant.number - 1] = line
        open(path, "w", encoding="utf-8").writelines(lines)

    def notices(self, mutant):
        """Which test fails, or None."""
        for pattern in tests_for(mutant.path):
            try:
                done = self.run("ctest", "--test-dir", self.build, "-j", "2", "--timeout", "300",
                                "--stop-on-failure", "-R", f"^({pattern})", timeout=2400)
            except subprocess.TimeoutExpired:
                return pattern + " (hangs)"
            failed = re.search(r"^\s*\d+ - (\S+) \((Failed|Timeout|SEGFAULT|.*)\)", done.stdout, re.M)
            if done.returncode and "No tests were found" not in done.stdout + done.stderr:
                return failed.group(1) if failed else pattern
        return None


def tests_for(path):
    ground = max((g for g in FIRST if path.startswith(g)), key=len)
    rest = ALL_WEB if path.startswith("web/") else ALL_NATIVE
    return FIRST[ground] + rest


def judge(tree, mutant):
    before = tree.print_of(mutant.path)
    tree.write(mutant, mutant.after)
    try:
        if tree.make() is not True:
            return "does not build"
        if before and tree.print_of(mutant.path) == before:
            return "compiles to the same"
        noticed = tree.notices(mutant)
        return f"noticed by {noticed}" if noticed else "SURVIVED"
    finally:
        tree.write(mutant, mutant.before)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1806)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--only", default="")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--at", type=int, default=None)
    parser.add_argument("--dir", default=os.path.join(SOURCE, "build", "mutate"))
    parser.add_argument("--out", default=None)
    args = parser.parse_args()
    mutants, equivalent = draw(args.seed, args.count, args.only), known_equivalents()
    if args.list:
        for number, mutant in enumerate(mutants):
            print(number, mutant)
        return
    tree = Tree(args.dir)
    tree.prepare(any(m.path.startswith("web/") for m in mutants))
    out = open(args.out, "a", encoding="utf-8") if args.out else sys.stdout
    counts = {}
    for number, mutant in enumerate(mutants):
        if args.at not in (None, number):
            continue
        begun = time.time()
        verdict = ("equivalent" if mutant.key() in equivalent else judge(tree, mutant))
        counts[verdict.split(" by ")[0]] = counts.get(verdict.split(" by ")[0], 0) + 1
        print(f"{number} {mutant}\n    {verdict} ({time.time() - begun:.0f} s)", file=out, flush=True)
    noticed, survived = counts.get("noticed", 0), counts.get("SURVIVED", 0)
    print(f"{noticed} of {noticed + survived} noticed; " +
          ", ".join(f"{n} {what}" for what, n in sorted(counts.items())), file=out, flush=True)
    if args.at is None:
        shutil.rmtree(os.path.join(tree.build, "Testing"), ignore_errors=True)


if __name__ == "__main__":
    main()
