#!/usr/bin/env python3
"""The server is killed at random moments under load; nothing acknowledged is lost, nothing doubled.

    BERTHIER=build/release/berthier python3 tests/server/test_kill9.py [ROUNDS]

SEED in the environment plays one run again, as far as threads allow.

Threads play random actions, several on the way at once, take some back, and
make games, until SIGKILL hits the server.  Started again over the same
database it must know exactly what it acknowledged, and of what it was sent
without an answer a beginning: never a gap, never another order.  Then each
client sends all its unanswered requests once more, as a browser does, and
goes on playing.  One round is one case.
"""
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

import wire
from seats import SIDES, actions_of, is_update, merge, open_of

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 100
SEED = int(os.environ.get("SEED") or random.SystemRandom().randrange(10 ** 6))
PLAYERS = 6
LONGEST = 0.20  # seconds of play before a kill
GAME = {"game": "napoleon-at-war", "scenario": "jena-auerstadt"}


def take(record, request):
    """A record after a request that was carried out."""
    if request["request"] == "undo":
        return record[:-1]
    return record + [(request["side"], request["action"])]


def recorded(journal):
    """The persons' actions of a journal's text, in order."""
    lines = journal.split("\n\n", 1)[1].splitlines()
    rows = [line.rsplit(" = ", 1)[0].split(" ", 2) for line in lines if line]
    assert [int(row[0]) for row in rows] == list(range(1, len(rows) + 1)), "the journal has a gap"
    return [(side, action) for _, side, action in rows if side in SIDES]


class Player:
    """One connection that plays both sides of one game and remembers what was acknowledged."""

    def __init__(self, number, tally):
        self.rng = random.Random(f"{SEED}/{number}")
        self.tally = tally
        self.links = None

    def sit_down(self, port):
        """Connect; make a game when there is none to go on with."""
        self.wire = wire.Wire(port)
        self.wire.upgrade()
        if not self.links:
            made = self.wire.ask("create", seats=dict.fromkeys(SIDES, "person"), **GAME)
            self.links = {side: made["seats"][side]["link"] for side in SIDES}
            self.record, self.waiting, self.last = [], [], dict.fromkeys(SIDES, 0)
            self.over = False
            self.tally["games"] += 1
        self.match, self.tree, self.open, self.seen, self.can_undo = {}, {}, {}, {}, {}
        self.told = {}
        for side in SIDES:
            answer = self.wire.ask("join", link=self.links[side])
            assert answer["ok"] and answer["side"] == side, answer
            self.match[side] = answer["match"]
            self.told[side] = answer["sequence"]
            self.listen()

    def listen(self):
        """Take one message; an answer is returned."""
        message = self.wire.message()
        if "ok" in message:
            return message
        for side, match in self.match.items():
            if message.get("match", 1) == match and is_update(message):
                self.tree[side] = merge({} if message.get("reset") else self.tree[side],
                                        message.get("legal", {}))
                self.open[side] = message.get("open", self.open.get(side))
                self.seen[side] = message.get("sequence", self.seen.get(side))
                self.can_undo[side] = message.get("can_undo", self.can_undo.get(side, 0))
                self.over = message.get("over", self.over)
        return None

    def ask(self, request, **members):
        self.wire.text(json.dumps({"id": "ask", "request": request, **members}))
        while True:
            answer = self.listen()
            if answer:
                assert answer["id"] == "ask", answer
                return answer

    def check(self):
        """What does the restarted server know?  Exactly what it may."""
        sides = {request["side"] for request in self.waiting}
        for side in SIDES:
            more = self.told[side] - self.last[side]
            assert more >= 0, f"{side}: {-more} acknowledged actions are lost"
            assert more <= (len(self.waiting) if side in sides else 0), \
                f"{side}: {more} more than were sent"
        done = sum(self.told.values()) - sum(self.last.values())
        expected = self.record
        for request in self.waiting[:done]:
            expected = take(expected, request)
        self.compare(expected)
        self.tally["unanswered"] += len(self.waiting)
        self.tally["of them done"] += done
        return done

    def compare(self, expected):
        answer = self.ask("journal", match=self.match["french"])
        assert answer["ok"], answer
        self.journal = answer["journal"]
        found = recorded(self.journal)
        at = next((i for i, (a, b) in enumerate(zip(found, expected)) if a != b),
                  min(len(found), len(expected)))
        assert found == expected, (
            f"{len(found)} actions recorded, {len(expected)} expected; they differ at {at + 1}: "
            f"{found[at:at + 3]}, not {expected[at:at + 3]}")

    def send_again(self, done):
        """What was carried out says so and is not doubled; the rest is carried out now."""
        again, self.waiting = self.waiting, []
        for at, request in enumerate(again):
            repeated = self.exchange([request])[0].get("repeated", False)
            assert repeated == (at < done), \
                f"request {at + 1} of {len(again)}, {done} carried out, repeated: {repeated}"
            self.tally["repeated"] += repeated
        self.compare(self.record)

    def exchange(self, requests):
        """Send all, then take the answers; what is not answered stays in self.waiting."""
        answers = []
        self.waiting = list(requests)
        for at, request in enumerate(requests):
            message = {"id": at, "match": self.match[request["side"]], **request}
            del message["side"]
            self.wire.text(json.dumps(message))
        while self.waiting:
            answer = self.listen()
            if answer:
                assert answer["id"] == len(answers), (answer, len(answers))
                self.acknowledge(self.waiting.pop(0), answer)
                answers.append(answer)
        return answers

    def acknowledge(self, request, answer):
        side = request["side"]
        if not answer["ok"]:
            assert answer["error"]["code"] in ("illegal", "sequence", "seat", "syntax"), answer
            self.tally["refused"] += 1
            return
        assert answer["sequence"] == request["sequence"], answer
        self.record = take(self.record, request)
        self.last[side] = request["sequence"]
        self.tally["acknowledged"] += 1

    def plan(self, side):
        """Some requests to be on the way at once."""
        actions = actions_of(open_of(self.tree[side], self.open[side]))
        one, two = self.rng.choice(actions), self.rng.choice(actions)
        plans = [[one], [one, two], [one, None, one], [one, None, one, None, two]]
        if self.can_undo.get(side):
            plans.append([None, one])
        numbered = enumerate(self.rng.choice(plans), self.last[side] + 1)
        return [{"request": "apply", "action": action, "sequence": number, "side": side} if action
                else {"request": "undo", "sequence": number, "side": side}
                for number, action in numbered]

    def play(self):
        """Until the server dies or the game is over."""
        try:
            while not self.over:
                acting = [side for side in SIDES if self.open[side]]
                if not acting or self.seen != self.last:
                    self.listen()  # an update is on its way
                else:
                    self.exchange(self.plan(self.rng.choice(acting)))
        except (wire.Closed, ConnectionError):
            pass


class Maker:
    """Makes games without waiting; a link that was told must open one after any kill."""

    def __init__(self):
        self.told, self.sent, self.answered = [], 0, 0

    def make(self, port):
        try:
            with wire.Wire(port) as socket:
                socket.upgrade()
                for _ in range(20):
                    for _ in range(3):
                        self.sent += 1
                        socket.text(json.dumps({"request": "create", "game": "null"}))
                    for _ in range(3):
                        made = socket.message()
                        assert made["ok"], made
                        self.told += [made["watch"], made["seats"]["solo"]["link"]]
                        self.answered += 1
                    time.sleep(0.01)
        except (wire.Closed, ConnectionError):
            pass

    def check(self, server, before):
        """How many games there are; all that were told of are among them."""
        games = server.health()["games"]
        assert before + self.answered <= games <= before + self.sent, (before, vars(self), games)
        with server.socket() as socket:
            for at in range(0, len(self.told), 60):
                for game in socket.glance(self.told[at:at + 60]):
                    assert "error" not in game, game
        return games


class Round(threading.Thread):
    """A client's thread, which keeps what went wrong in it."""

    def __init__(self, work, *args):
        super().__init__(daemon=True)
        self.work, self.args, self.trouble = work, args, None
        self.start()

    def run(self):
        try:
            self.work(*self.args)
        except Exception as trouble:  # told by the main thread
            self.trouble = trouble

    def end(self):
        self.join(wire.PATIENCE)
        assert not self.is_alive(), "a client waits for ever"
        if self.trouble:
            raise self.trouble


def replays(journal, scratch):
    path = os.path.join(scratch, "journal")
    with open(path, "w", encoding="utf-8") as file:
        file.write(journal)
    done = subprocess.run([wire.BERTHIER, "replay", path], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def kill(server):
    server.process.send_signal(signal.SIGKILL)
    server.process.wait()
    server.process.stdout.close()
    text = server.complaints()
    server.log.close()
    assert text == "", text


def one_round(number, scratch, players, rng, tally):
    """Start, check what the kill before left, play on, kill."""
    server = wire.Server(scratch)
    try:
        total = tally.pop("maker").check(server, tally["total"])
        for player in players:
            player.sit_down(server.port)
            player.send_again(player.check())
        replays(players[number % PLAYERS].journal, scratch)
        tally["total"] = server.health()["games"]
        assert tally["total"] - total <= PLAYERS
        maker = tally["maker"] = Maker()
        threads = [Round(player.play) for player in players]
        threads.append(Round(maker.make, server.port))
        time.sleep(rng.uniform(0, LONGEST))
    finally:
        kill(server)
    for thread in threads:
        thread.end()
    for player in players:
        player.wire.close()
        tally["kills in flight"] += bool(player.waiting)
        if player.over and not player.waiting:
            player.links = None


def last_look(scratch, players, tally):
    """After the last kill: all there, all journals replay, and the server ends as it should."""
    with wire.Server(scratch) as server:
        tally.pop("maker").check(server, tally["total"])
        for player in players:
            player.sit_down(server.port)
            player.send_again(player.check())
            replays(player.journal, scratch)
            player.wire.close()


def main():
    rng = random.Random(SEED)
    tally = dict.fromkeys(("games", "total", "acknowledged", "refused", "unanswered",
                           "of them done", "repeated", "kills in flight"), 0)
    tally["maker"] = Maker()
    players = [Player(number, tally) for number in range(PLAYERS)]
    passed, began = 0, time.monotonic()
    print(f"SEED={SEED}, {ROUNDS} kills", flush=True)
    with tempfile.TemporaryDirectory(prefix="berthier-kill-") as scratch:
        try:
            for number in range(ROUNDS):
                one_round(number, scratch, players, rng, tally)
                passed += number > 0  # a kill is judged by the start after it
            last_look(scratch, players, tally)
            passed += 1
        except Exception as trouble:
            print(f"after kill {passed + 1}: {type(trouble).__name__}: {trouble}", flush=True)
            raise
        finally:
            print(", ".join(f"{name} {count}" for name, count in tally.items() if name != "maker"))
            print(f"{time.monotonic() - began:.1f} s")
            print(f"{passed} passed, {ROUNDS - passed} failed", flush=True)


try:
    main()
except Exception:
    import traceback
    traceback.print_exc()
    sys.exit(1)
