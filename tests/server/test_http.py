"""HTTP: pages, books, health; everything else is refused; who may open a socket."""
import gzip
import json
import os
import re
import subprocess
import time

import wire
from wire import HOST, Closed, main

BOOK = "/book/napoleon-at-war/jena-auerstadt"
GZIP = "Accept-Encoding: gzip, deflate"
BROTLI = "Accept-Encoding: gzip, deflate, br"


def health_tells(server):
    status, headers, body = server.http("/health")
    assert status == 200 and headers["content-type"] == "application/json"
    assert headers["cache-control"] == "no-store"
    told = json.loads(body)
    assert told["ok"] is True and re.fullmatch(r"\d+\.\d+\.\d+", told["version"])
    assert told["games"] == 0 and told["peers"] == 0 and told["actions"] == 0
    with server.socket() as one, server.socket() as two:
        assert one.ask("create", game="napoleon-at-war")["ok"]
        two.ask("bots")
        told = server.health()
        assert told["games"] == 1 and told["peers"] == 2 and told["commits"] >= 1, told
    assert wire.eventually(lambda: server.health()["peers"] == 0)


def the_page_has_its_headers(server):
    for target in ("/", "/index.html", "/nothing", "/health", BOOK):
        _, headers, _ = server.http(target)
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy, headers
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    status, headers, body = server.http("/")
    assert status == 200 and headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache" and b"<html" in body
    assert b"://" not in re.sub(rb"http://www\.w3\.org/", b"", body), "the page asks elsewhere"


def assets_are_kept_for_long(server):
    _, _, page = server.http("/")
    names = re.findall(rb'(?:src|href)="\.?(/assets/[^"]+)"', page)
    for name in names:  # none in a build without the client
        status, headers, body = server.http(name.decode())
        assert status == 200 and "immutable" in headers["cache-control"], headers
        _, packed, small = server.http(name.decode(), headers=[GZIP])
        assert gzip.decompress(small) == body if "content-encoding" in packed else small == body
        assert packed["etag"] != headers["etag"] or "content-encoding" not in packed
        _, best, least = server.http(name.decode(), headers=[BROTLI])
        assert best["content-encoding"] == "br" and len(least) < len(small), best
        assert len({one["etag"] for one in (headers, packed, best)}) == 3
        _, refused, _ = server.http(name.decode(), headers=["Accept-Encoding: br;q=0, gzip"])
        assert refused["content-encoding"] == "gzip", refused


def a_book(server):
    status, headers, body = server.http(BOOK)
    assert status == 200 and headers["content-type"] == "application/json"
    book = json.loads(body)
    assert book["game"] == "napoleon-at-war" and book["units"]
    status, headers, packed = server.http(BOOK, headers=[GZIP])
    assert status == 200 and headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == body and len(packed) < len(body) // 4
    for refusal in ("gzip;q=0", "gzip; q=0", "br, gzip ;\tq=0.000"):
        _, headers, plain = server.http(BOOK, headers=["Accept-Encoding: " + refusal])
        assert "content-encoding" not in headers and plain == body, (refusal, headers)
    _, headers, _ = server.http(BOOK, headers=["Accept-Encoding: gzip; q=0.5, br"])
    assert headers["content-encoding"] == "gzip", headers
    assert headers["vary"] == "accept-encoding"
    for sent in (headers["etag"], f'"other", W/{headers["etag"]}', "*"):
        status, again, rest = server.http(BOOK, headers=[GZIP, f"If-None-Match: {sent}"])
        assert (status, rest) == (304, b"") and again["etag"] == headers["etag"], again
    assert server.http(BOOK, headers=[GZIP, 'If-None-Match: "other"'])[0] == 200
    with server.socket() as peer:
        asked = peer.ask("book", game="napoleon-at-war", scenario="jena-auerstadt")
        del asked["ok"], asked["id"]
        assert asked.get("book", asked) == book, "the socket tells another book"


def books_by_option_and_language(server):
    def etag(query):
        status, headers, _ = server.http(BOOK + query)
        assert status == 200, query
        return headers["etag"]
    english = etag("?language=en")
    assert etag("") == english
    assert etag("?options=louis%3Dyes") != english and etag("?options=louis%3Dno") == english


def no_such_book(server):
    for target, expected in (("/book/", 404), ("/book/chess", 404), ("/book/chess/start", 404),
                             ("/book/napoleon-at-war/waterloo", 404),
                             ("/book/napoleon-at-war/../../etc/passwd", 404),
                             ("/book//", 404), (BOOK + "/more", 404),
                             (BOOK + "?options=louis%3Dmaybe", 400),
                             (BOOK + "?options=" + "x" * 300, 400),
                             (BOOK + "?language=" + "x" * 100, 400),
                             (BOOK + "?options=a%0d%0aX-Evil:%201", 400)):
        status, headers, _ = server.http(target)
        assert status == expected, (target, status)
        assert "x-evil" not in headers


def many_books_do_not_fill_memory(server):
    server.http(BOOK)
    before = server.rss()
    for i in range(300):
        server.http(f"{BOOK}?language=x{i}")
        server.http(f"{BOOK}?options={'%20' * (i % 80)}")
    assert wire.SANITIZED or server.rss() - before < 4000, (before, server.rss())


def only_get_and_head(server):
    status, headers, body = server.http("/", "HEAD")
    assert status == 200 and int(headers["content-length"]) > 0 and body == b""
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
        status, headers, _ = server.http("/", method)
        assert status == 405 and headers["allow"] == "GET, HEAD", (method, status)
    for method in ("BREW", "CONNECT", "G\0T", "GETGET", ""):
        with server.wire() as peer:
            peer.send(f"{method} / HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            assert not peer.rest().startswith(b"HTTP/1.1 200"), method
    with server.wire() as peer:
        peer.send(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n" + b"x" * 90000)
        assert b" 405 " in peer.rest()


def no_path_leads_out(server):
    for target in ("/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd",
                   "//etc/passwd", "/./../etc/passwd", "/assets/../../etc/passwd",
                   "/assets/%2e%2e/index.html%00.js", "/.git/config", "/index.html/", "/index",
                   "/\\..\\etc", "/%", "/%zz", "/" + "../" * 100, "/assets/", "/assets",
                   "http://elsewhere.example/"):
        with server.wire() as peer:
            peer.send(f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            got = peer.rest()
            assert b"root:" not in got and not got.startswith(b"HTTP/1.1 200") or \
                b"<html" in got, (target, got[:200])


def a_directory_instead(server):
    """--web: its plain files and nothing else."""
    web = os.path.join(server.scratch, "web")
    os.makedirs(os.path.join(web, "assets"))
    for name, text in (("index.html", "<html>mine"), ("assets/a-1.js", "1"), (".hidden", "secret"),
                       ("odd name.txt", "x")):
        with open(os.path.join(web, name), "w", encoding="ascii") as out:
            out.write(text)
    other = os.path.join(server.scratch, "other")
    os.mkdir(other)
    with wire.Server(other, "--web", web) as mine:
        assert mine.http("/")[2] == b"<html>mine"
        assert mine.http("/assets/a-1.js")[1]["content-type"].startswith("text/javascript")
        for target in ("/.hidden", "/assets", "/assets/", "/odd%20name.txt", "/../games.db",
                       "/..%2fgames.db", "/assets/../index.html/..", "//index.html"):
            status, _, body = mine.http(target)
            assert status == 404 or body == b"<html>mine", (target, status, body)
            assert b"SQLite" not in body and b"secret" not in body


def long_heads_are_refused(server):
    for head in (b"GET /" + b"a" * 2000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
                 b"GET /" + b"a" * 100000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
                 b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"a" * 100000 + b"\r\n\r\n",
                 b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"a" * 100000 + b"\r\n\r\n",
                 b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % i for i in range(20000)),
                 b"\r\n" * 50000, b"\0" * 5000, b"GET " * 5000, b"\x16\x03\x01\x02\x00\x01\x00"):
        with server.wire() as peer:
            try:
                peer.send(head)
                peer.sock.shutdown(1)
            except OSError:
                pass
            got = peer.rest()
            assert not got.startswith(b"HTTP/1.1 200") or b"X-" in head, (head[:40], got[:80])
    server.is_well()


def several_requests_on_one_connection(server):
    with server.wire() as peer:
        for target, expected in (("/health", 200), ("/nothing", 404), ("/", 200), (BOOK, 200)) * 5:
            peer.send(f"GET {target} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            status, _, _ = peer.answer()
            assert status == expected, (target, status)
        peer.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3)
        for _ in range(3):
            assert peer.answer()[0] == 200
        peer.ask_upgrade()
        assert peer.head()[0] == 101
        assert peer.ask("bots")["ok"]


def a_page_is_one_piece(server):
    for _ in range(5):
        with server.wire() as peer:
            peer.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            piece = peer.sock.recv(65536)  # at once: a body sent later would not be in it
            head, _, body = piece.partition(b"\r\n\r\n")
            assert b" 200 " in head and json.loads(body)["ok"], piece


def origins(server):
    def status_for(**how):
        with server.wire() as peer:
            peer.ask_upgrade(**how)
            try:
                return peer.head()[0]
            except Closed:
                return None
    here = f"{HOST}:{server.port}"
    assert status_for() == 101
    assert status_for(origin=f"http://{here}") == 101
    assert status_for(origin=f"https://{here}") == 101  # behind a proxy that speaks TLS
    assert status_for(origin=f"http://{here}", drop=["Host"], headers=["Host: 127.0.0.99"]) == 403
    assert status_for(origin="https://localhost", drop=["Host"],
                      headers=["Host: LOCALHOST"]) == 101
    for bad in ("http://evil.example", "null", f"http://{HOST}", f"http://{HOST}:{server.port + 1}",
                f"http://{here}.evil.example", f"http://evil.example/{here}", here, "x" * 600,
                f"http://evil.example?://{here}"):
        assert status_for(origin=bad) in (403, None), bad
    assert status_for(origin="http://evil.example", path="/") != 101


def upgrades(server):
    def status_for(**how):
        with server.wire() as peer:
            peer.ask_upgrade(**how)
            try:
                status, headers = peer.head()
                return status if status != 101 else headers.get("sec-websocket-protocol", "none")
            except Closed:
                return None
    assert status_for() == "berthier"
    assert status_for(protocol=None) in ("none", "berthier")
    assert status_for(protocol="chat, berthier") == "berthier"
    assert status_for(protocol="chat") == 400
    assert status_for(protocol="Berthier") == 400
    for path in ("/", "/sockets", "/socket/", "/book/x/y", "/health"):
        assert status_for(path=path) == 400, path
    assert status_for(drop=["Sec-WebSocket-Key"]) in (None, 400)
    assert status_for(drop=["Upgrade"]) == 426
    assert status_for(drop=["Upgrade"], headers=["Upgrade: h2c", "HTTP2-Settings: AAMAAABk"]) in (None, 400)
    assert server.http("/socket")[0] == 426
    server.is_well()


def compression_is_not_offered(server):
    with server.wire() as peer:
        peer.ask_upgrade(headers=["Sec-WebSocket-Extensions: permessage-deflate"])
        status, headers = peer.head()
        assert status == 101 and "sec-websocket-extensions" not in headers


def slow_heads_do_not_hold_others_up(server):
    wires = [server.wire() for _ in range(100)]
    for peer in wires:
        peer.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-")
    begun = time.monotonic()
    server.is_well()
    assert time.monotonic() - begun < 5
    for peer in wires:
        peer.close()


def the_port_is_taken(server):
    run = subprocess.run([wire.BERTHIER, "serve", "--port", str(server.port), "--db",
                          os.path.join(server.scratch, "two.db")], capture_output=True, text=True,
                         timeout=60, check=False)
    assert run.returncode == 3 and run.stdout == "", run
    assert f"port {server.port} is in use" in run.stderr and "PORT=" in run.stderr, run.stderr


def wrong_words(server):
    env = dict(os.environ, PORT="many")
    for words, said in ((["--port", "0"], "--port"), (["--port", "66000"], "--port"),
                        (["--address", "everywhere"], "everywhere is no address"),
                        (["--db", "/nowhere/at/all.db"], "/nowhere/at/all.db")):
        run = subprocess.run([wire.BERTHIER, "serve", "--db", server.scratch + "/x.db",
                              "--port", str(wire.free_port()), *words],
                             capture_output=True, text=True, timeout=60, check=False)
        assert run.returncode in (2, 3) and said in run.stderr, run
        assert run.stderr.count("\n") == 1, run.stderr
    run = subprocess.run([wire.BERTHIER, "serve", "--db", server.scratch + "/x.db"], env=env,
                         capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 2 and "PORT=many" in run.stderr, run


def the_greeting_and_the_end(server):
    assert server.greeting == (f"Berthier is at http://localhost:{server.port}/ "
                               f"(games in {server.database})\n"), server.greeting
    with server.socket() as peer:
        peer.ask("bots")
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < 5
        assert peer.closing() == 1001


main([health_tells, the_page_has_its_headers, assets_are_kept_for_long, a_book,
      books_by_option_and_language, no_such_book, many_books_do_not_fill_memory,
      only_get_and_head, no_path_leads_out, a_directory_instead, long_heads_are_refused,
      several_requests_on_one_connection, a_page_is_one_piece, origins, upgrades,
      compression_is_not_offered, slow_heads_do_not_hold_others_up, the_port_is_taken,
      wrong_words, the_greeting_and_the_end])
