#!/usr/bin/env python3
"""Breaks the program on purpose and asks the tests whether they notice.

    tests/mutate/mutate.py [--seed N] [--count N] [--only PATH_PREFIX] [--list]
                           [--at 17,20-30] [--again FILE] [--sanitize address,undefined]
                           [--no-browser] [--dir DIR] [--out FILE]

Draws places in the sources of rules, core, protocol, server and client, changes
each by one operator (below), builds, and runs the tests from the ones that are
likeliest to notice to the last.  A change that does not build, that leaves the
compiled program byte for byte alike, or that makes a test hang is no mutant and
does not count.

Everything happens in a clone under DIR (build/mutate), built without sanitizers
and with shared libraries, so that a change costs one compilation and one link.
The report names every mutant with what noticed it.  A test has noticed if it
fails with the change (twice, but for the client's own) and passes without it.  `--at` tries some mutants of
the seed, `--again` the survivors of a report (their lines are found by what
stands in them), `--sanitize` builds as `make test` does, where a leak or a read
beyond an end is noticed too, `--no-browser` tries the client by its own tests and
its types alone, `--list` only shows what would be tried.

equivalent.txt holds mutants that were looked at and change nothing anybody
could see, as `path | line as it stands | operator | why`: they are drawn but not counted.
"""
import argparse
import hashlib
import json
import os
import random
import re
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

# Tests by place, likeliest first; behind them come all others that can concern it.
FIRST = {
    "games/napoleon-at-war": ["positions_napoleon-at-war|games_naw",
                              "(perft|playthrough)_napoleon-at-war|oracle"],
    "games/napoleon1806": ["positions_napoleon1806|games_n06", "(perft|playthrough)_napoleon1806"],
    "games/age-of-napoleon": ["positions_age-of-napoleon|games_aon", "(perft|playthrough)_age-of-napoleon"],
    "games/osg1806": ["positions_osg1806|games_osg", "(perft|playthrough)_osg1806|oracle_osg"],
    "games/null": ["positions_null", "perft_null"],
    "core": ["core_|base_", "positions_|games_|proto_"],
    "base": ["base_|host_|core_", "positions_|games_|proto_"],
    "ai": ["ai_"],
    "proto": ["proto_|cli_plain|cli_command", "server_(hub|orders|seated|fog|steps)"],
    "server": ["server_(hub|seat|orders|takeback|limits|source|addresses|store$)"],
    "web/src": ["web_(areas|fight|move|start|windows)"],
    "web/src/areas": ["web_area"],
    "web/src/board": ["web_(looks|move|overlays|layers|phone)"],
    "web/src/keys": ["web_keys"],
    "web/src/panel": ["web_(windows|layers|replay|comfort|area_layers)"],
    "web/src/play": ["web_(move|fight|undo|refuse|orders|area_)"],
    "web/src/speech": ["web_(keys|axe)"],
    "web/src/start": ["web_(start|links|resume)"],
}
THEN_NATIVE = ["(perft|playthrough|positions|core|proto|ai|games|host|base)_|oracle|messages|types",
               "(cli|server)_|fault|fuzz", "battery"]
THEN_WEB = ["web_(?!whole|monkey|axe|speed)", "web_(?!speed)"]
SLOW = re.compile("server_(abuse|kill9|store_faults|deploy)|cli_screen")  # behind all others
# What goes over the net and on to disks; no business of the layers below the server.
NETS = re.compile("server_(abuse|addresses|deploy|disk_full|frames|http|kill9|limits|operation|"
                  "source|store)")
NEVER = re.compile("wasm|headers|release|web_check|web_vitest|web_speed")

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

VITEST, CHECK = "web_vitest", "web_check"  # look at the client's sources alone
HANGS = " (hangs)"
EVERYTHING = "."


class Unbuildable(Exception):
    """The tree with the change in it cannot be built."""


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
        self.names, self.healthy, self.sick, self.stale = [], set(), set(), EVERYTHING
        self.browser = True

    def run(self, *command, timeout=3600):
        return subprocess.run(command, cwd=self.where, capture_output=True, text=True,
                              timeout=timeout, check=False)

    def prepare(self, with_client, sanitizers):
        if subprocess.run(["git", "-C", SOURCE, "diff", "--quiet", "HEAD"], check=False).returncode:
            sys.exit("commit first: lines are drawn here, and changed in a clone of what is committed")
        if not os.path.isdir(self.where):
            subprocess.run(["git", "clone", "-q", SOURCE, self.where], check=True)
        self.run("git", "fetch", "-q", "origin")
        self.run("git", "checkout", "-q", "--force", "--detach", "origin/HEAD")
        done = self.run("cmake", "--preset", "dev", "-DBT_TESTS=ON", "-DBT_SHARED=ON",
                        f"-DBT_SANITIZE={sanitizers}", f"-DBT_WEB={'ON' if with_client else 'OFF'}")
        if done.returncode:
            sys.exit(f"the clone cannot be configured: {done.stderr[-2000:]}")
        if with_client and not os.path.isdir(os.path.join(self.where, "web", "node_modules")):
            self.make()  # fetches them
        listed = json.loads(self.run("ctest", "--test-dir", self.build,
                                     "--show-only=json-v1").stdout)
        self.names = [t["name"] for t in listed["tests"] if not NEVER.search(t["name"])]

    def make(self):
        """True, or what the compiler said."""
        done = self.run("cmake", "--build", self.build)
        if done.returncode:
            return done.stdout[-2000:]
        self.stale = None
        return True

    def print_of(self, path):
        """A hash of what a source in C is compiled to."""
        layer, rest = path.split("/", 1)
        there = os.path.join(self.build, layer, "CMakeFiles", f"bt_{layer}.dir", rest + ".o")
        bare = os.path.join(self.build, "print.o")
        self.run("objcopy", "--strip-debug", there, bare)
        return hashlib.sha256(open(bare, "rb").read()).hexdigest()

    def write(self, mutant, line):
        path = os.path.join(self.where, mutant.path)
        lines = open(path, encoding="utf-8").readlines()
        lines[mutant.number - 1] = line
        open(path, "w", encoding="utf-8").writelines(lines)
        self.stale = mutant.path

    def fails(self, names):
        """The first of these tests that fails and how, or None."""
        if self.stale and not set(names) <= {CHECK} and self.make() is not True:
            raise Unbuildable
        done = self.run("ctest", "--test-dir", self.build, "-j", "2", "--timeout", "200",
                        "--stop-on-failure", "-R", f"^({'|'.join(names)})$")
        failed = re.search(r"^\s*\d+ - (\S+) \((.*)\)", done.stdout, re.M)
        return (failed.group(1), failed.group(2)) if failed else None

    def vitest_fails(self, path):
        """Do the client's own tests fail that have to do with a file?"""
        done = subprocess.run(["node_modules/.bin/vitest", "related", "--run", path[len("web/"):]],
                              cwd=os.path.join(self.where, "web"), capture_output=True,
                              timeout=600, check=False)
        return done.returncode != 0

    def vitest_notices(self, mutant):
        if not self.vitest_fails(mutant.path):
            return False
        self.write(mutant, mutant.before)
        fails_anyhow = self.vitest_fails(mutant.path)
        self.write(mutant, mutant.after)
        return not fails_anyhow

    def is_healthy(self, name, mutant):
        """Does this test pass without the change?"""
        if name not in self.healthy | self.sick:
            self.write(mutant, mutant.before)
            (self.sick if self.fails([name]) else self.healthy).add(name)
            self.write(mutant, mutant.after)
        return name in self.healthy

    def notices(self, mutant):
        """Which test fails, or None."""
        if mutant.path.startswith("web/") and self.vitest_notices(mutant):
            return VITEST
        for stage in stages(mutant.path, self.names, self.browser):
            while names := [n for n in stage if n not in self.sick]:
                failed = self.fails(names)
                if not failed:
                    break
                name, how = failed
                if self.is_healthy(name, mutant):
                    if how == "Timeout":
                        return name + HANGS
                    if self.fails([name]):
                        return name
                stage = [n for n in names if n != name]
        return None


def stages(path, names, browser):
    """The tests that may notice a change of a file, in groups, likeliest first."""
    ground = max((g for g in FIRST if path.startswith(g)), key=len)
    stem = os.path.basename(path).split(".")[0]
    web = path.startswith("web/")
    if web:
        yield [CHECK]
    if web and not browser:
        return
    left = [n for n in names if n.startswith("web_") == web]
    if not path.startswith("server/"):
        left = [n for n in left if not NETS.match(n)]
    slow = [n for n in left if SLOW.search(n)]
    left = [n for n in left if not SLOW.search(n)]
    for pattern in [f".*_{stem}$"] + FIRST[ground] + (THEN_WEB if web else THEN_NATIVE):
        stage = [n for n in left if re.match(pattern, n)]
        left = [n for n in left if n not in stage]
        yield stage
    yield slow


def compiles_otherwise(tree, mutant):
    """Build with a change in C: does that change what comes out?"""
    if tree.stale in (mutant.path, EVERYTHING) and tree.make() is not True:
        sys.exit("the clone does not build")
    before = tree.print_of(mutant.path)
    tree.write(mutant, mutant.after)
    if tree.make() is not True:
        raise Unbuildable
    return tree.print_of(mutant.path) != before


def judge(tree, mutant):
    try:
        if mutant.path.startswith("web/"):
            tree.write(mutant, mutant.after)
        elif not compiles_otherwise(tree, mutant):
            return "compiles to the same"
        noticed = tree.notices(mutant)
    except Unbuildable:
        return "does not build"
    finally:
        tree.write(mutant, mutant.before)
    if noticed and noticed.endswith(HANGS):
        return f"hangs by {noticed.removesuffix(HANGS)}"
    return f"noticed by {noticed}" if noticed else "SURVIVED"


def survivors(report):
    """The survivors of a report, where their lines stand now."""
    found = re.findall(r"^\d+ (\S+):(\d+) \[(\w+)\]\n    - (.*)\n    \+ (.*)\n    SURVIVED",
                       open(report, encoding="utf-8").read(), re.M)
    for path, number, operator, before, after in found:
        lines = open(os.path.join(SOURCE, path), encoding="utf-8").readlines()
        places = [n for n, line in enumerate(lines, 1) if line.strip() == before]
        if not places:
            print(f"{path}:{number} is no more: {before}")
            continue
        at = min(places, key=lambda n: abs(n - int(number)))
        line = lines[at - 1]
        yield Mutant(path, at, line, line.replace(before, after), operator)


def numbers(text, count):
    """`17,20-30` as a set; all of them for None."""
    if text is None:
        return set(range(count))
    ends = [part.split("-") for part in text.split(",")]
    return {n for e in ends for n in range(int(e[0]), int(e[-1]) + 1)}


def tally(counts):
    noticed, survived = counts.get("noticed", 0), counts.get("SURVIVED", 0)
    share = f" ({100 * noticed / (noticed + survived):.1f} %)" if noticed + survived else ""
    return (f"{noticed} of {noticed + survived} noticed{share}; " +
            ", ".join(f"{n} {what}" for what, n in sorted(counts.items())))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1806)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--only", default="")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--at", default=None)
    parser.add_argument("--again", default=None)
    parser.add_argument("--sanitize", default="")
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--dir", default=os.path.join(SOURCE, "build", "mutate"))
    parser.add_argument("--out", default=None)
    args = parser.parse_args()
    mutants = (list(survivors(args.again)) if args.again
               else draw(args.seed, args.count, args.only))
    chosen = [(n, m) for n, m in enumerate(mutants) if n in numbers(args.at, len(mutants))]
    if args.list:
        for number, mutant in chosen:
            print(number, mutant)
        return
    equivalent, tree, counts = known_equivalents(), Tree(args.dir), {}
    tree.browser = not args.no_browser
    tree.prepare(any(m.path.startswith("web/") for _, m in chosen), args.sanitize)
    out = open(args.out, "a", encoding="utf-8") if args.out else sys.stdout
    for number, mutant in chosen:
        begun = time.time()
        verdict = ("equivalent" if mutant.key() in equivalent else judge(tree, mutant))
        counts[verdict.split(" by ")[0]] = counts.get(verdict.split(" by ")[0], 0) + 1
        print(f"{number} {mutant}\n    {verdict} ({time.time() - begun:.0f} s)", file=out, flush=True)
    print(tally(counts), file=out, flush=True)
    if tree.sick:
        print("left out, as they fail on the program as it is:", *sorted(tree.sick), file=out)


if __name__ == "__main__":
    main()
