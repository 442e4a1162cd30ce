"""Floods, readers that do not read, peers that are gone, crowds: the others notice nothing."""
import json
import os
import resource
import socket
import threading
import time

import wire
from seats import SIDES, Seat, create, is_update
from wire import Closed, Server, Wire, main

resource.setrlimit(resource.RLIMIT_NOFILE, (8192, 8192))


def longest_wait(server, during):
    """The longest that one asking peer waits for an answer while `during` runs."""
    longest = [0.0]
    over = threading.Event()

    def ask():
        with server.socket() as peer:
            while not over.is_set():
                begun = time.monotonic()
                assert peer.ask("bots")["ok"]
                longest[0] = max(longest[0], time.monotonic() - begun)
                time.sleep(0.01)
    thread = wire.in_background(ask)
    try:
        during()
    finally:
        over.set()
        thread.join(wire.PATIENCE)
    return longest[0]


# So many answers may be unread: when the server closes, the system throws them away.
AHEAD = 1000


def flood(server, frame_of, count, ahead=None):
    """Send without end, at most so many ahead of what comes back; (answers, refusals, close code)."""
    with server.socket() as peer:
        counts = {"ok": 0, "flood": 0}

        def read():
            try:
                while True:
                    for line in peer.receive().split(b"\n"):
                        counts["flood" if b'"flood"' in line else "ok"] += 1
            except Closed as closed:
                counts["code"] = closed.code
            except (OSError, TimeoutError):
                counts["code"] = "silence"
        reader = wire.in_background(read)
        raw = frame_of(peer) * 500
        try:
            for i in range(count // 500):
                while ahead and reader.is_alive() and i * 500 - counts["ok"] - counts["flood"] > ahead:
                    time.sleep(0.001)
                peer.send(raw)
            peer.send(peer.frame(b"", wire.CLOSE))
        except OSError:
            pass
        reader.join(wire.PATIENCE)
        return counts


def a_flood_of_requests(server):
    found = {}

    def during():
        found.update(flood(server, lambda w: w.frame(b'{"request":"bots"}'), 300000, AHEAD))
    waited = longest_wait(server, during)
    assert waited < 1.0, f"another peer waited {waited:.2f} s"
    # The last answers and the close frame may be lost: what it still sends resets the connection.
    assert found["code"] in (1008, None), found
    assert wire.SANITIZED or 0 < found["flood"] <= 2001, found
    server.is_well()


def a_flood_of_nonsense(server):
    waited = longest_wait(
        server, lambda: flood(server, lambda w: w.frame(b"{" * 100), 100000))
    assert waited < 1.0, f"another peer waited {waited:.2f} s"
    server.is_well()


def a_flood_of_pings(server):
    waited = longest_wait(
        server, lambda: flood(server, lambda w: w.frame(b"x" * 100, wire.PING), 200000))
    assert waited < 1.0, f"another peer waited {waited:.2f} s"
    server.is_well()


def a_flood_of_connections(server):
    def during():
        for _ in range(1500):
            with server.wire() as peer:
                peer.ask_upgrade()
    waited = longest_wait(server, during)
    assert waited < 1.0, f"another peer waited {waited:.2f} s"
    assert wire.eventually(lambda: server.health()["peers"] == 0)


def dear_requests_wait_their_turn(server):
    """A peer that asks for much at once does not keep another from its answers."""
    links = create(server)

    def during():
        seat = Seat(server, links["french"])
        request = '{"request":"survey","match":%d,"overlay":"threat","place":"0606"}' % seat.match
        seat.wire.send(seat.wire.frame(request.encode()) * 200)
        answers = 0
        while answers < 200:
            answers += seat.wire.message().get("ok", 0)
    waited = longest_wait(server, during)
    assert waited < 1.0, f"another peer waited {waited:.2f} s"


def a_reader_that_does_not_read(server):
    """It misses updates, memory stays, the game goes on, and when it reads it gets all again."""
    links = create(server)
    lazy = Seat(server, links["prussian"], receive_buffer=4096)
    french = Seat(server, links["french"])
    watcher = Seat(server, links["watch"])
    before = server.rss()
    lazy.wire.send(lazy.wire.frame(b'{"request":"view","match":%d}' % lazy.match) * 300)
    begun, longest = time.monotonic(), 0
    for _ in range(300):
        if not french.legal:
            break
        sent = time.monotonic()
        french.play()
        longest = max(longest, time.monotonic() - sent)
    assert longest < 1.0, longest
    assert time.monotonic() - begun < 25, "slower than what this case measures"
    grown = server.rss() - before
    assert wire.SANITIZED or grown < 12000, f"{grown} KiB more"
    while watcher.view.get("places") != french.view.get("places"):
        watcher.follow()
    answers = 0
    while answers < 300 or lazy.view.get("places") != french.view.get("places"):
        message = lazy.wire.message()
        answers += "ok" in message
        if is_update(message):
            lazy.take(message)


def crowds_that_do_not_read(server):
    """Forty of them, each asking for megabytes."""
    links = create(server)
    before = server.rss()
    lazy = []
    for _ in range(40):
        seat = Seat(server, links["watch"], receive_buffer=4096)
        lazy.append(seat)
        try:
            seat.wire.send(seat.wire.frame(
                b'{"request":"history","match":%d,"from":0,"count":200}' % seat.match) * 2000)
        except TimeoutError:
            pass
    server.is_well()
    grown = server.rss() - before
    assert wire.SANITIZED or grown < 40 * 1024, f"{grown} KiB more"
    for seat in lazy:
        seat.close()
    assert wire.eventually(lambda: server.health()["peers"] == 0)


def five_hundred(server):
    """Onlookers of one game: all hear of an action, and none is slow."""
    links = create(server)
    french = Seat(server, links["french"])
    before = server.rss()
    crowd = [Seat(server, links["watch"]) for _ in range(500)]
    each = (server.rss() - before) / 500
    assert wire.SANITIZED or each < 7.6, f"{each:.1f} KiB each"
    for _ in range(3):
        begun = time.monotonic()
        french.play()
        for seat in crowd:
            seat.follow()
        assert time.monotonic() - begun < 5
    assert all(seat.view == crowd[0].view for seat in crowd)
    for seat in crowd:
        seat.close()
    assert wire.eventually(lambda: server.health()["peers"] == 1)
    french.play()


def too_many(server):
    """The one connection above the limit is told so; one that leaves makes room."""
    if wire.SANITIZED:
        return
    crowd = [server.socket() for _ in range(2000)]
    with server.wire() as peer:
        peer.ask_upgrade()
        assert peer.head()[0] == 503
    assert crowd[1999].ask("bots")["ok"]
    crowd.pop().close()
    assert wire.eventually(lambda: server.health()["peers"] == 1999)
    with server.socket() as peer:
        assert peer.ask("bots")["ok"]
    for peer in crowd:
        peer.close()


def many_joins_on_one_connection(server):
    links = create(server)
    with server.socket() as peer:
        codes = []
        for _ in range(300):
            answer = peer.ask("join", link=links["watch"])
            codes.append("ok" if answer["ok"] else answer["error"]["code"])
        assert codes[0] == "ok" and codes[-1] == "limit", codes[-1]
        assert codes.count("ok") <= 64
    server.is_well()


def gone_without_a_word(server):
    """Reset connections in the middle of everything."""
    links = create(server)
    for i in range(100):
        peer = server.socket()
        peer.text(json.dumps({"request": "join", "link": links[SIDES[i % 2]]}))
        if i % 3:
            peer.send(peer.frame(b"{" * 50, length=500))
        peer.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        peer.close()
    assert wire.eventually(lambda: server.health()["peers"] == 0)
    Seat(server, links["french"]).play()


class Patient:
    """What takes more than a minute, watched beside everything else."""

    def __init__(self):
        self.server = Server()
        links = create(self.server)
        self.silent = self.server.socket()  # never answers a ping
        self.lively = Seat(self.server, links["french"])
        self.deaf = Wire(self.server.port, 4096)  # never reads
        self.deaf.upgrade()
        self.deaf.send(self.deaf.frame(b'{"request":"games"}') * 3000)
        self.begun = time.monotonic()
        self.thread = wire.in_background(self.keep_alive)

    def keep_alive(self):
        """The lively one answers pings and plays on; the others are to be closed meanwhile."""
        self.lively.wire.sock.settimeout(1)
        while time.monotonic() - self.begun < 90 and self.server.health()["peers"] > 1:
            try:
                self.lively.follow()
            except TimeoutError:
                pass
        self.lively.wire.sock.settimeout(wire.PATIENCE)

    def check(self, _):
        self.thread.join(100)
        took = time.monotonic() - self.begun
        assert self.server.health()["peers"] == 1, f"still open after {took:.0f} s"
        self.lively.play()
        assert self.silent.closing() in (None, 1001, 1002, 1011)
        assert self.server.stop() == 0


patient = None if "BT_MEASURES" in os.environ else Patient()  # a server that nobody else ends


def the_silent_and_the_deaf_are_closed(server):
    patient.check(server)


main([a_flood_of_requests, a_flood_of_nonsense, a_flood_of_pings, a_flood_of_connections,
      dear_requests_wait_their_turn, a_reader_that_does_not_read, crowds_that_do_not_read,
      five_hundred, too_many, many_joins_on_one_connection, gone_without_a_word,
      the_silent_and_the_deaf_are_closed])
