#!/usr/bin/env python3
"""A whole bot for Berthier in the standard library: it plays every side of a match.

    python3 bot.py BERTHIER [GAME] [SEED]

BERTHIER is the program to run.  The rule it plays by is in choose(); everything
else is the protocol of docs/protocol.md.
"""
import json
import random
import subprocess
import sys


class Engine:
    """`berthier engine` at the other end of two pipes."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, request, **keys):
        print(json.dumps({"request": request, **keys}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{request}: {answer['error']['text']}")
        return answer

    def close(self):
        self.ask("quit")
        self.process.stdin.close()
        return self.process.wait()


def choose(view, actions, dice):
    """Any legal action will do.  A better bot looks at the view."""
    return dice.choice(actions)["action"]


def play(engine, game, seed, dice):
    standing = engine.ask("new", game=game, seed=seed)
    match, count = standing["match"], 0
    while not standing["over"]:
        side = standing["to_act"][0]
        view = engine.ask("view", match=match, viewer=side)["view"]
        actions = engine.ask("legal", match=match, side=side)["actions"]
        action = choose(view, actions, dice)
        standing = engine.ask("apply", match=match, side=side, action=action)
        count += 1
    return count, standing["result"]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program, game, seed, *_ = sys.argv[1:] + ["null", "1"][len(sys.argv) - 2:]
    engine = Engine(program)
    count, result = play(engine, game, seed, random.Random(int(seed)))
    print(f"{game}: {result} after {count} actions")
    return engine.close()


if __name__ == "__main__":
    sys.exit(main())
