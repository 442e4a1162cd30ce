#!/usr/bin/env python3
"""No room for the database: an action is refused, the game stays readable and goes on later.

The kernel refuses to let the server's files grow (RLIMIT_FSIZE).  To the server
that is a disk without room: the signal that comes with it, which would end a
program, is ignored.  The limit can be lifted while it runs.
"""
import json
import os
import resource
import signal
import sys
import tempfile
import traceback

import wire

GAME = {"game": "napoleon-at-war", "scenario": "jena-auerstadt"}
ROOM = 400 * 1024


def allow(server, size):
    """From now on no file of the server may grow past this; None lifts the limit."""
    soft = resource.RLIM_INFINITY if size is None else size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))


def create(socket, **seats):
    return socket.ask("create", seats=seats or {"french": "person", "prussian": "person"}, **GAME)


class Seat:
    """The French seat of a game, with what it was told lately."""

    def __init__(self, server, link):
        self.wire = server.socket()
        self.joined = self.wire.ask("join", link=link)
        assert self.joined["ok"], self.joined
        self.match = self.joined["match"]
        self.sequence = self.joined["sequence"]

    def ask(self, request, **members):
        return self.wire.ask(request, match=self.match, **members)

    def length(self):
        return self.ask("history", **{"from": 0, "count": 1})["total"]

    def some_action(self):
        unit, hexes = sorted(self.ask("legal")["legal"]["move"].items())[0]
        return f"move {unit} {hexes[0]}"

    def act(self, request="apply", **members):
        answer = self.ask(request, sequence=self.sequence + 1, **members)
        if answer["ok"]:
            self.sequence += 1
        return answer

    def back_and_forth(self):
        """Two requests that a turn always allows at its start; the first answer that refuses."""
        for request in ({"request": "apply", "action": self.some_action()}, {"request": "undo"}):
            answer = self.act(**request)
            if not answer["ok"]:
                return answer
        return None


def refused(answer):
    assert not answer["ok"] and answer["error"]["code"] == "storage", answer


def is_readable(seat, length):
    """All that does not change the game still works."""
    assert seat.length() == length
    for request in ("legal", "view"):
        answer = seat.ask(request)
        assert answer["ok"], answer
    answer = seat.ask("why", action=seat.some_action())
    assert answer["ok"] and answer["legal"], answer


def an_action_is_refused_and_goes_through_once_there_is_room(scratch):
    with wire.Server(scratch, "--log", "quiet") as server:
        with server.socket() as socket:
            link = create(socket)["seats"]["french"]["link"]
            seat = Seat(server, link)
            assert seat.act(action=seat.some_action())["ok"]
            assert seat.act("undo")["ok"]
            allow(server, 1)
            action = seat.some_action()
            for _ in range(5):
                refused(seat.act(action=action))
                is_readable(seat, 0)
            refused(create(socket))
            assert Seat(server, link).sequence == 2  # joining works, too
            assert server.health()["games"] == 1
            allow(server, None)
            assert seat.act(action=action)["sequence"] == 3
            assert seat.length() == 1
            assert create(socket)["ok"]


def what_was_acknowledged_before_is_there_after_a_kill(scratch):
    server = wire.Server(scratch, "--log", "quiet")
    with server.socket() as socket:
        link = create(socket)["seats"]["french"]["link"]
        seat = Seat(server, link)
        assert seat.act(action=seat.some_action())["ok"]
        allow(server, 1)
        refused(seat.act("undo"))
        is_one = seat.length()
    server.process.send_signal(signal.SIGKILL)
    server.process.wait()
    server.process.stdout.close()
    server.log.close()
    with wire.Server(scratch, "--log", "quiet") as server:
        seat = Seat(server, link)
        assert (is_one, seat.length(), seat.sequence) == (1, 1, 1)
        assert seat.act("undo")["ok"]


def a_disk_that_fills_up_slowly(scratch):
    """Games until nothing more fits; after a restart with room all of them are there.

    To sit down for the first time is stored, so it is done while there is room."""
    with wire.Server(scratch, "--log", "quiet") as server:
        allow(server, ROOM)
        with server.socket() as socket:
            links = [create(socket)["seats"]["french"]["link"]]
        Seat(server, links[0])
        full = None
        while not full:
            with server.socket() as socket:
                made = [create(socket) for _ in range(50)]
                links += [one["seats"]["french"]["link"] for one in made if one["ok"]]
                full = next((one for one in made if not one["ok"]), None)
            assert len(links) < 20000, "it never fills up"
        refused(full)
        seat = Seat(server, links[0])
        is_readable(seat, 0)
        server.is_well()
        moved = seat.back_and_forth() is None
        count = seat.sequence
    assert os.path.getsize(os.path.join(scratch, "games.db")) <= ROOM
    with wire.Server(scratch, "--log", "quiet") as server:
        assert server.health()["games"] == len(links)
        seat = Seat(server, links[0])
        assert seat.sequence == count, (moved, seat.sequence, count)
        assert seat.back_and_forth() is None
        with server.socket() as socket:
            for at in range(0, len(links), 60):
                for game in socket.glance(links[at:at + 60]):
                    assert "error" not in game, game


def a_bot_waits_for_room(scratch):
    with wire.Server(scratch, "--log", "quiet") as server:
        with server.socket() as socket:
            made = create(socket, french="greedy", prussian="person")
            allow(server, 1)
            joined = socket.ask("join", link=made["seats"]["prussian"]["link"])
            before = socket.ask("history", match=joined["match"], **{"from": 0, "count": 1})
            assert server.is_well() is None
            allow(server, None)
            now = wire.eventually(
                lambda: socket.ask("history", match=joined["match"],
                                   **{"from": 0, "count": 1})["total"] > before["total"])
            assert now, "the bot never went on"


CASES = (an_action_is_refused_and_goes_through_once_there_is_room,
         what_was_acknowledged_before_is_there_after_a_kill,
         a_disk_that_fills_up_slowly,
         a_bot_waits_for_room)


def main():
    passed = 0
    for case in CASES:
        with tempfile.TemporaryDirectory(prefix="berthier-full-") as scratch:
            try:
                case(scratch)
                passed += 1
            except Exception:
                print(f"{case.__name__}:", flush=True)
                traceback.print_exc(file=sys.stdout)
    print(f"{passed} passed, {len(CASES) - passed} failed", flush=True)
    return 0 if passed == len(CASES) else 1


sys.exit(main())
