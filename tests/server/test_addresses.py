"""What one address may use: connections, WebSockets, games, memory, work; proxies that say for whom."""
import time

import wire
from seats import create
from wire import Closed, Server, Wire, main

HERE, THERE = "127.0.0.2", "127.0.0.3"  # strangers: limits do not hold for 127.0.0.1
PART = b"x" * 500000


def status(server, source=None, **how):
    """The answer to an upgrade; the connection if it is 101."""
    peer = Wire(server.port, source=source)
    peer.ask_upgrade(**how)
    code = peer.head()[0]
    return code, peer


def half_sent(server, source):
    peer = server.socket(source=source)
    peer.send(peer.frame(PART, final=False))
    return peer


def read_all(peer):
    try:
        while True:
            peer.receive()
    except (Closed, OSError):
        pass


def codes(peer):
    """The code of the error that came before the end, and that of the close frame."""
    error = None
    try:
        while True:
            error = peer.message().get("error", {}).get("code", error)
    except Closed as closed:
        return error, closed.code


def sockets_of_one_address(extra):
    with Server(None, "--sockets", "5") as server:
        held = [server.socket(source=HERE) for _ in range(5)]
        code, peer = status(server, HERE)
        assert code == 429, code
        assert peer.rest().startswith(b"your address"), "in words"
        assert server.socket(source=THERE).ask("bots")["ok"]
        assert server.socket().ask("bots")["ok"], "this machine's own address is free"
        held.pop().close()
        assert wire.eventually(lambda: status(server, HERE)[0] == 101)


def connections_of_one_address(extra):
    with Server(None, "--connections", "5") as server:
        held = [Wire(server.port, source=HERE) for _ in range(5)]
        with Wire(server.port, source=HERE) as peer:
            assert peer.rest() == b"", "hung up on"
        assert server.http("/health", source=THERE)[0] == 200
        for peer in held:
            peer.close()
        time.sleep(2.5)  # one in two seconds may be opened again
        assert wire.eventually(lambda: http_or_none(server) == 200)


def http_or_none(server):
    try:
        return server.http("/health", source=HERE)[0]
    except Closed:
        time.sleep(1)
        return None


def games_of_one_address(extra):
    with Server(None, "--new-games", "3") as server:
        made = []
        for _ in range(4):  # a new connection each time does not help
            with server.socket(source=HERE) as peer:
                made.append(peer.ask("create", game="null"))
        assert [one["ok"] for one in made] == [True] * 3 + [False], made
        assert made[3]["error"]["code"] == "too-many-games"
        assert server.socket(source=THERE).ask("create", game="null")["ok"]
        assert server.health()["games"] == 4


def dear_requests_of_one_address(extra):
    with Server(None, "--dear", "2") as server:
        links = create(server)
        with server.socket(source=HERE) as one, server.socket(source=HERE) as two:
            match = one.ask("join", link=links["watch"])["match"]
            answers = [one.ask("history", match=match) for _ in range(30)]
            refused = [one["error"]["code"] for one in answers if not one["ok"]]
            assert 5 <= len(refused) <= 11 and set(refused) == {"too-dear"}, refused
            assert two.ask("join", link=links["watch"])["error"]["code"] == "too-dear"
            assert two.ask("bots")["ok"], "what costs little is still answered"
        with server.socket(source=THERE) as other:
            assert other.ask("join", link=links["watch"])["ok"]


def messages_that_are_never_finished(extra):
    """The address that holds most memory with them loses; another can finish its message in peace."""
    with Server(None, "--partial", "8", "--work", "0") as server:
        before = server.rss()
        honest = server.socket(source=THERE)
        text = b'{"request":"bots"}' + b" " * 300000
        honest.send(honest.frame(text[:200000], final=False))
        held = [half_sent(server, HERE) for _ in range(60)]
        lost = 0
        for peer in held:
            peer.sock.settimeout(0.05)
            try:
                assert codes(peer) in (("crowded", 1013), (None, None)), "and told why"
                lost += 1
            except (TimeoutError, ConnectionError):
                pass
        assert 40 <= lost < 60, lost
        grown = server.rss() - before
        assert wire.SANITIZED or grown < 16 * 1024, f"{grown} KiB more"
        honest.send(honest.frame(text[200000:], opcode=0))
        assert honest.message()["error"]["code"] == "too-long", "it was read to its end, and answered"


def messages_that_take_too_long(extra):
    with Server(None, "--partial-seconds", "1") as server:
        begun = time.monotonic()
        assert codes(half_sent(server, HERE)) == ("unfinished", 1008)
        assert time.monotonic() - begun < 8


def answers_that_are_not_read(extra):
    with Server(None, "--unread", "2", "--dear", "0", "--work", "0") as server:
        links = create(server)
        before = server.rss()
        deaf = []
        for _ in range(30):
            peer = Wire(server.port, 4096, source=HERE)
            peer.upgrade()
            peer.send(peer.frame(b'{"request":"join","link":"%s"}' % links["watch"].encode()))
            try:
                peer.sock.settimeout(1)
                peer.send(peer.frame(b'{"request":"view"}') * 500)
            except (TimeoutError, ConnectionError):
                pass
            deaf.append(peer)
        with server.socket(source=THERE) as other:
            assert other.ask("join", link=links["watch"])["ok"]
        assert wire.eventually(lambda: server.health()["peers"] < 30), "some were closed"
        grown = server.rss() - before
        assert wire.SANITIZED or grown < 12 * 1024, f"{grown} KiB more"
        for peer in deaf:
            peer.close()


def work_of_one_address(extra):
    """It is served more slowly, and pages not at all, until time has paid; others notice nothing."""
    with Server(None, "--work", "1", "--dear", "0") as server:
        links = create(server)
        peer = server.socket(source=HERE)
        peer.ask("join", link=links["watch"])
        wire.in_background(read_all, peer)
        peer.send(peer.frame(b'{"request":"view"}') * 20000)  # seconds of work
        assert wire.eventually(lambda: server.http("/", source=HERE)[0] == 429)
        assert server.http("/", source=THERE)[0] in (200, 404)
        assert status(server, HERE)[0] == 429
        with server.socket(source=THERE) as other:
            begun = time.monotonic()
            for _ in range(20):
                assert other.ask("bots")["ok"]
            assert time.monotonic() - begun < 3
        peer.close()


def proxies_say_for_whom(extra):
    def ask(server, forwarded):
        return status(server, None, headers=[f"X-Forwarded-For: {forwarded}"])
    with Server(None, "--proxies", "1", "--sockets", "1") as server:
        held = [ask(server, "10.1.1.1")]
        assert held[0][0] == 101
        assert ask(server, "10.1.1.1")[0] == 429
        assert ask(server, "9.9.9.9, 10.1.1.1")[0] == 429, "what a client invents does not count"
        invented = ", ".join(["9.9.9.9"] * 200)
        assert ask(server, invented + ", 10.1.1.1")[0] == 429, "however much it invents"
        held.append(ask(server, "10.1.1.2"))
        held.append(ask(server, "2001:db8::1"))
        assert [code for code, _ in held] == [101] * 3
        assert ask(server, "2001:db8::2")[0] == 429, "a /64 is one address"
        assert ask(server, "2001:db8:0:1::1")[0] == 101
        assert ask(server, "nonsense")[0] == 101, "the proxy's own"
    with Server(None, "--proxies", "2", "--sockets", "1") as server:
        held = [ask(server, "10.1.1.1, 10.7.7.7")]
        assert ask(server, "10.1.1.1, 10.8.8.8")[0] == 429
        assert ask(server, "10.1.1.2, 10.7.7.7")[0] == 101
    with Server(None, "--sockets", "1") as server:  # nobody is trusted
        held = [status(server, HERE)]
        assert status(server, HERE, headers=["X-Forwarded-For: 10.1.1.1"])[0] == 429
        assert held[0][0] == 101


main([sockets_of_one_address, connections_of_one_address, games_of_one_address,
      dear_requests_of_one_address, messages_that_are_never_finished, messages_that_take_too_long,
      answers_that_are_not_read, work_of_one_address, proxies_say_for_whom])
