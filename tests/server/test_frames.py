"""Frames as no decent client sends them: an error or a clean close, and the server goes on."""
import random
import struct

from wire import BINARY, CLOSE, PING, PONG, SANITIZED, TEXT, Closed, main

MEGABYTE = 1 << 20
CONTINUATION = 0


def closes(server, code, *frames):
    """The server closes with that code after these frames."""
    with server.socket() as wire:
        for frame in frames:
            try:
                wire.send(frame(wire))
            except OSError:
                break
        found = wire.closing()
        assert found == code, f"close code {found}, expected {code}"
    server.is_well()


def error_of(wire):
    answer = wire.message()
    assert answer["ok"] is False, answer
    assert answer["error"]["text"], answer
    return answer["error"]["code"]


def not_json(server):
    with server.socket() as wire:
        for line in ("hello", "", "{", "[]", "3", '"x"', "null", "{}}", "\0", "{\"request\":1}",
                     "[" * 5000, "{\"a\":" * 3000, "\u00e9", "{\"request\":\"\\ud800\"}"):
            wire.text(line)
            assert error_of(wire) in ("json", "unknown-request", "wrong-type"), line
        wire.text(b"\xff\xfe\x00")
        assert error_of(wire) == "json"
        assert wire.ask("bots")["ok"]


def wrong_requests(server):
    with server.socket() as wire:
        for line, code in (('{"request":"dance"}', "unknown-request"), ('{}', "unknown-request"),
                           ('{"request":"join"}', "missing-key"),
                           ('{"request":"join","link":7}', "wrong-type"),
                           ('{"request":"join","link":"x","seat":"french"}', "unknown-key"),
                           ('{"request":"apply","match":1,"action":"done","sequence":1}', "no-match"),
                           ('{"request":"legal","match":-1}', "wrong-type"),
                           ('{"request":"legal","match":99999999999999999999}', None),
                           ('{"request":"create","game":"chess"}', "not-found"),
                           ('{"request":"create","game":"napoleon-at-war","scenario":"../x"}',
                            "not-found"),
                           ('{"request":"create","game":"napoleon-at-war","seats":{"french":"hal"}}',
                            None)):
            wire.text(line)
            found = error_of(wire)
            assert code in (None, found), (line, found)
        assert wire.ask("bots")["ok"]


def fragments_make_one_message(server):
    with server.socket() as wire:
        for piece in (b'{"id":1,', b'"request"', b':"bots"'):
            wire.send(wire.frame(piece, TEXT if piece[:2] == b'{"' else CONTINUATION, final=False))
            wire.send(wire.frame(b"still here?", PING))
        wire.send(wire.frame(b"}", CONTINUATION))
        assert wire.message()["bots"]
        assert wire.pongs >= 1  # of several pings the last must be answered
        wire.send(b"".join(wire.frame(b" ", TEXT if i == 0 else CONTINUATION, final=False)
                           for i in range(3000)))
        wire.send(wire.frame(b'{"request":"bots"}', CONTINUATION))
        assert wire.message()["ok"]


def one_byte_at_a_time(server):
    with server.socket() as wire:
        for byte in wire.frame(b'{"request":"bots"}'):
            wire.send(bytes([byte]))
        assert wire.message()["ok"]


def many_requests_in_one_packet(server):
    with server.socket() as wire:
        wire.send(b"".join(wire.frame(b'{"id":%d,"request":"bots"}' % i) for i in range(1000)))
        for i in range(1000):
            assert wire.message()["id"] == i


def the_longest_line_is_taken(server):
    with server.socket() as wire:
        line = b'{"request":"dance"' + b" " * (MEGABYTE - 19) + b"}"
        assert len(line) == MEGABYTE
        wire.text(line)
        assert error_of(wire) == "unknown-request"


def longer_is_refused(server):
    with server.socket() as wire:
        wire.text(b" " * (MEGABYTE + 1))
        assert error_of(wire) == "too-long"
        assert wire.closing() == 1009
    with server.socket() as wire:  # in fragments, none of which is long
        wire.send(wire.frame(b"", TEXT, final=False))
        try:
            for _ in range(40):
                wire.send(wire.frame(b" " * 50000, CONTINUATION, final=False))
        except OSError:
            pass
        try:
            assert error_of(wire) == "too-long"
        except Closed:
            pass  # the answer may be lost when the close comes while we still send
    server.is_well()


def a_claim_of_length_costs_nothing(server):
    before = server.rss()
    wires = [server.socket() for _ in range(50)]
    for wire in wires:
        wire.send(wire.frame(b"{", length=(1 << 62)))
    server.is_well()
    assert SANITIZED or server.rss() - before < 2000, (before, server.rss())
    for wire in wires:
        wire.close()


def binary_is_refused(server):
    closes(server, 1003, lambda w: w.frame(b'{"request":"bots"}', BINARY))


def reserved_bits_and_codes(server):
    for bits in (1, 2, 4, 7):
        closes(server, 1002, lambda w, bits=bits: w.frame(b"{}", reserved=bits))
    for opcode in (3, 7, 11, 15):
        closes(server, 1002, lambda w, opcode=opcode: w.frame(b"{}", opcode))


def fragments_out_of_order(server):
    closes(server, 1002, lambda w: w.frame(b"{}", CONTINUATION))
    closes(server, 1002, lambda w: w.frame(b"x", PING, final=False))


def unmasked_does_no_harm(server):
    with server.socket() as wire:
        wire.send(wire.frame(b'{"request":"bots"}', masked=False))
        try:
            assert wire.message()["ok"]
        except Closed as closed:
            assert closed.code in (None, 1002)
    server.is_well()


def closing(server):
    for payload, back in ((struct.pack(">H", 1000) + b"bye", 1000), (b"", None),
                          (struct.pack(">H", 1001), 1001), (b"\x03", None),
                          (struct.pack(">H", 999), None), (struct.pack(">H", 65535), None)):
        with server.socket() as wire:
            wire.send(wire.frame(payload, CLOSE))
            found = wire.closing()
            assert back is None or found == back, (payload, found)
    with server.socket() as wire:
        wire.send(wire.frame(b"", CLOSE) + wire.frame(b'{"request":"bots"}'))
        try:
            wire.message()
            raise AssertionError("a request after the close was answered")
        except Closed:
            pass
    server.is_well()


def pings(server):
    with server.socket() as wire:
        for payload in (b"", b"x" * 125):
            wire.send(wire.frame(payload, PING))
            assert wire.next_frame() == (PONG, payload)
        wire.send(wire.frame(b"nobody asked", PONG))
        assert wire.ask("bots")["ok"]
    with server.socket() as wire:
        wire.send(wire.frame(b"x" * 126, PING))
        assert wire.closing() in (None, 1002)


def half_a_frame_and_gone(server):
    for count in (1, 2, 5, 7, 20):
        with server.socket() as wire:
            wire.send(wire.frame(b'{"request":"bots"}')[:count])
    for count in (1, 10, 60, 150):
        with server.wire() as wire:
            wire.send(b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"[:count])
    wire = server.socket()
    wire.send(wire.frame(b"{" * 100000, length=200000))  # and silence
    server.is_well()
    wire.close()


def any_bytes(server):
    """Frames with bits changed at random, and no frames at all, by fixed seeds."""
    requests = [b'{"request":"bots"}', b'{"request":"games"}', b'{"request":"dance"}', b"x" * 200,
                b'{"request":"create","game":"null"}', b'{"request":"join","link":"abc"}']
    for seed in range(150):
        rng = random.Random(seed)
        with server.socket() as wire:
            raw = b"".join(wire.frame(rng.choice(requests), rng.choice((TEXT, TEXT, TEXT, PING, 0)),
                                      final=rng.random() < 0.9, masked=rng.random() < 0.9)
                           for _ in range(rng.randrange(1, 30)))
            raw = bytearray(raw if seed % 3 else rng.randbytes(rng.randrange(1, 5000)))
            for _ in range(rng.randrange(0, 6)):
                raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
            try:
                while raw:
                    cut = rng.randrange(1, len(raw) + 1)
                    wire.send(bytes(raw[:cut]))
                    del raw[:cut]
            except OSError:
                pass
    for seed in range(50):
        with server.wire() as wire:
            try:
                wire.send(random.Random(seed).randbytes(2000))
            except OSError:
                pass
    server.is_well()


main([not_json, wrong_requests, fragments_make_one_message, one_byte_at_a_time,
      many_requests_in_one_packet, the_longest_line_is_taken, longer_is_refused,
      a_claim_of_length_costs_nothing, binary_is_refused, reserved_bits_and_codes,
      fragments_out_of_order, unmasked_does_no_harm, closing, pings, half_a_frame_and_gone,
      any_bytes])
