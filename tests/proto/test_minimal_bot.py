#!/usr/bin/env python3
"""examples/minimal-bot plays a game of each kind to its end, twice alike."""
import json
import os
import subprocess
import sys

PROGRAM = os.environ["BERTHIER"]
BOT = os.path.join(os.environ["BT_SOURCE_DIR"], "examples", "minimal-bot", "bot.py")


def games():
    out = subprocess.run([PROGRAM, "engine"], input='{"request":"games"}\n{"request":"quit"}\n',
                         text=True, capture_output=True, check=True).stdout
    return [game["game"] for game in json.loads(out.splitlines()[0])["games"]]


def play(game, seed):
    done = subprocess.run([sys.executable, BOT, PROGRAM, game, str(seed)], text=True,
                          capture_output=True, timeout=300)
    return done.returncode, done.stdout, done.stderr


def check(game):
    one, two = play(game, 3), play(game, 3)
    return one == two and one[0] == 0 and one[1].startswith(f"{game}: ") and " after " in one[1]


def main():
    names = games()
    failed = [name for name in names if not check(name)]
    for name in failed:
        print(f"{name}: {play(name, 3)}", file=sys.stderr)
    print(f"{len(names) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed or not names else 0


sys.exit(main())
