"""What who runs a server relies on: backups under load, the log, numbers, names, damage."""
import json
import os
import resource
import sqlite3
import subprocess
import tempfile
import threading

import wire
from seats import SIDES, Seat, actions_of, create
from wire import BERTHIER, Server, free_port, main


def backup(database, path, *more):
    return subprocess.run([BERTHIER, "backup", path, "--db", database, *more],
                          capture_output=True, text=True, timeout=wire.PATIENCE, check=False)


def rows(path, sql):
    with sqlite3.connect(path) as database:
        return database.execute(sql).fetchall()


def play(server, stop, played):
    """Go on with a game against a bot until told to stop; `played` grows with each answer."""
    seat = Seat(server, create(server, prussian="random")["french"])
    while not stop.is_set() and not seat.over:
        if seat.legal:
            assert seat.apply(seat.random.choice(actions_of(seat.legal)))["ok"]
            played.append(1)
        seat.follow()
    seat.close()


def a_backup_under_load(server):
    """Everything acknowledged before it was asked for is in it, and it is whole."""
    stop, played = threading.Event(), []
    hands = [wire.in_background(lambda: play(server, stop, played)) for _ in range(3)]
    try:
        for turn in range(3):
            path = os.path.join(server.scratch, f"copy{turn}.db")
            before = len(played)
            result = backup(server.database, path)
            assert result.returncode == 0, result
            assert rows(path, "PRAGMA integrity_check") == [("ok",)]
            (kept,) = rows(path, "SELECT count(*) FROM action")[0]
            assert kept >= before, (kept, before)
            assert rows(path, "SELECT g.id FROM game g JOIN record r ON r.game = g.id WHERE r.length"
                              " <> (SELECT count(*) FROM action WHERE game = g.id)") == []
    finally:
        stop.set()
        for hand in hands:
            hand.join(wire.PATIENCE)
    assert len(played) > 20, played
    left = [name for name in os.listdir(server.scratch) if "backup" in name]
    assert left == [], left


def a_backup_is_served(server):
    """A server on the copy has the games as they were."""
    links = create(server)
    seat = Seat(server, links["french"])
    assert seat.apply(actions_of(seat.legal)[0])["ok"]
    seat.follow()
    with tempfile.TemporaryDirectory() as elsewhere:
        path = os.path.join(elsewhere, "games.db")
        assert backup(server.database, path).returncode == 0
        with Server(elsewhere) as other:
            again = Seat(other, links["french"])
            assert again.legal and again.legal == seat.legal


def a_backup_is_refused(server):
    path = os.path.join(server.scratch, "there.db")
    assert backup(server.database, path).returncode == 0
    again = backup(server.database, path)
    assert again.returncode == 3 and "there already" in again.stderr, again
    nowhere = backup(server.database, os.path.join(server.scratch, "no", "such.db"))
    assert nowhere.returncode == 3, nowhere
    assert backup(os.path.join(server.scratch, "none.db"), path + "2").returncode == 3


def a_backup_that_cannot_be_written_says_so(_):
    """No server holds the database, so nobody is asked and waited for; nothing is left."""
    with tempfile.TemporaryDirectory() as scratch:
        with Server(scratch) as server:
            database, path = server.database, os.path.join(scratch, "copy.db")
        before = os.listdir(scratch)
        nowhere = backup(database, os.path.join(scratch, "no", "such.db"), "--wait", "1")
        assert nowhere.returncode == 3 and "No such file" in nowhere.stderr, nowhere
        full = subprocess.run([BERTHIER, "backup", path, "--db", database, "--wait", "1"], capture_output=True,
                              text=True, check=False, restore_signals=False,  # SIGXFSZ stays ignored
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192)))
        assert full.returncode == 3 and "cannot make the copy" in full.stderr, full
        assert sorted(os.listdir(scratch)) == sorted(before), (before, os.listdir(scratch))


def a_backup_without_a_server(_):
    with tempfile.TemporaryDirectory() as scratch:
        with Server(scratch) as server:
            create(server)
            database = server.database
        path = os.path.join(scratch, "copy.db")
        result = backup(database, path)
        assert result.returncode == 0, result
        assert rows(path, "SELECT count(*) FROM game") == [(1,)]


def names_are_known(_):
    def status(server, host):
        with server.wire() as peer:
            peer.send(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            return peer.answer()[0]

    def upgrade(server, host):
        with server.wire() as peer:
            peer.send((f"GET /socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
                       f"Connection: Upgrade\r\nSec-WebSocket-Key: {wire.KEY}\r\n"
                       "Sec-WebSocket-Version: 13\r\n\r\n").encode())
            return peer.head()[0]
    good = ["localhost", "LOCALHOST:80", "127.0.0.1", "[::1]:9", "192.168.3.4:8806"]
    bad = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8806", "[evil]", ""]
    with Server(None, "--log", "quiet") as server:
        for ask in (status, upgrade):
            for host in good:
                assert ask(server, host) in (200, 101), (ask, host)
            for host in bad[:4]:
                assert ask(server, host) == 421, (ask, host)
    with Server(None, "--log", "quiet", "--host", "war.example", "--host", "two.example") as server:
        for host in ("war.example", "WAR.example:443", "two.example.", "localhost"):
            assert status(server, host) == 200, host
        assert status(server, "three.example") == 421
    with Server(None, "--host", "*") as server:
        assert status(server, "any.example") == 200


def numbers_are_told(_):
    port = free_port()
    with Server(None, "--metrics", str(port)) as server:
        links = create(server)
        seat = Seat(server, links["french"])
        assert seat.apply(actions_of(seat.legal)[0])["ok"]
        with wire.Wire(port) as peer:
            peer.send(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            status, headers, body = peer.answer()
        assert status == 200 and headers["content-type"].startswith("text/plain"), headers
        lines = [line.split() for line in body.decode().splitlines() if not line.startswith("#")]
        values = {name: float(value) for name, value in lines}
        assert values["berthier_games"] == 1 and values["berthier_actions_total"] >= 1, values
        assert all(name.startswith("berthier_") for name in values), values
        assert values["berthier_longest_thought_microseconds"] == 0, values  # no bot plays
        for target in ("/", "/socket", "/health"):
            with wire.Wire(port) as peer:
                peer.send(f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                          .encode())
                assert peer.answer()[0] == 404, target
        assert server.http("/metrics")[0] == 404


def log_of(server):
    return [json.loads(line) for line in server.complaints().splitlines()]


def the_log_has_no_secrets(_):
    server = Server(None, "--log", "info")
    links = create(server)
    seat = Seat(server, links["french"])
    assert seat.apply(actions_of(seat.legal)[0])["ok"]
    with server.wire() as peer:
        peer.send(b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        assert peer.answer()[0] == 421
    assert backup(server.database, os.path.join(server.scratch, "copy.db")).returncode == 0
    assert server.stop() == 0
    text, events = server.complaints(), [line["event"] for line in log_of(server)]
    for wanted in ("begun", "host-refused", "backup-made", "ended"):
        assert wanted in events, events
    assert all(set(line) >= {"time", "level", "event"} for line in log_of(server)), text
    assert not any(link in text for link in links.values()), text
    assert wire.HOST not in text.replace('"address":"127.0.0.1"', "", 1), text
    server.own.cleanup()


def damage_is_told(_):
    with tempfile.TemporaryDirectory() as scratch:
        server = Server(scratch)
        links = create(server)
        seat = Seat(server, links["french"])
        assert seat.apply(actions_of(seat.legal)[0])["ok"]
        assert server.stop() == 0
        with sqlite3.connect(server.database) as database:
            database.execute("DELETE FROM action WHERE number = 1")
        database.close()
        again = Server(scratch)
        peer = again.socket()
        assert peer.ask("join", link=links["french"])["ok"]
        update = peer.message()
        assert update["shut"]["why"] == "damage", update
        assert again.stop() == 0
        (line,) = log_of(again)
        assert line["event"] == "game-shut" and line["level"] == "warn", line
        assert links["french"] not in again.complaints()


def a_lost_page_is_told(_):
    """A page of the file that was never written: what can be read of the game is shown."""
    kept = os.path.join(os.environ["BT_SOURCE_DIR"], "tests", "journals", "napoleon-at-war")
    with open(os.path.join(kept, "rules-1-third-data.txt"), encoding="utf-8") as file:
        journal = file.read()
    with tempfile.TemporaryDirectory() as scratch:
        server = Server(scratch)
        with server.socket() as peer:
            made = peer.ask("create", text=journal)
            assert made["ok"], made
        assert server.stop() == 0
        with open(server.database, "r+b") as file:
            pages = file.read()
            # Leaves of a table without row numbers, with many rows: the record's.
            leaves = [at for at in range(4096, len(pages), 4096)
                      if pages[at] == 10 and int.from_bytes(pages[at + 3:at + 5], "big") > 40]
            assert len(leaves) > 4, leaves
            file.seek(leaves[len(leaves) // 2])
            file.write(bytes(4096))
        again = Server(scratch)
        with again.socket() as peer:
            assert peer.ask("join", link=made["watch"])["ok"]
            shut = peer.message()["shut"]
            assert shut["why"] == "damage" and 0 < shut["shown"] < shut["stored"], shut
            assert "1 french " in peer.ask("journal")["journal"]
            assert peer.ask("create", game="napoleon-at-war")["ok"]
        assert again.stop() == 0
        assert "game-shut" in again.complaints()


main([a_backup_under_load, a_backup_is_served, a_backup_is_refused, a_backup_without_a_server, a_backup_that_cannot_be_written_says_so,
      names_are_known, numbers_are_told, the_log_has_no_secrets, damage_is_told,
      a_lost_page_is_told])
