"""wire.py - the server as seen from the bytes: HTTP by hand, frames by hand.

`Server` starts the program under test on a free port and stops it again;
`Wire` is a TCP connection to it that can send what no decent client would.
"""
import base64
import hashlib
import inspect
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import traceback

BERTHIER = os.environ["BERTHIER"]
HOST = "127.0.0.1"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KEY = base64.b64encode(b"1234567890123456").decode()
ACCEPT = base64.b64encode(
    hashlib.sha1((KEY + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()).decode()
with open(BERTHIER, "rb") as program:
    SANITIZED = b"__asan_" in program.read()  # its memory is no measure then
PATIENCE = float(os.environ.get("BT_PATIENCE", "30"))  # seconds; sanitizers are slow


def free_port():
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return probe.getsockname()[1]


class Server:
    """A running server with a database of its own; `with` stops it."""

    def __init__(self, scratch=None, *extra, port=None):
        self.own = None if scratch else tempfile.TemporaryDirectory()
        self.scratch = scratch or self.own.name
        self.database = os.path.join(self.scratch, "games.db")
        self.port = port or free_port()
        self.log = open(os.path.join(self.scratch, "server.log"), "ab+")
        self.process = subprocess.Popen(
            [BERTHIER, "serve", "--port", str(self.port), "--db", self.database, *extra],
            stdout=subprocess.PIPE, stderr=self.log)
        self.greeting = self.process.stdout.readline().decode()
        if "http://" not in self.greeting:
            self.process.wait()
            raise RuntimeError(f"no server: {self.complaints()}")

    def complaints(self):
        self.log.seek(0)
        return self.log.read().decode(errors="replace")

    def stop(self):
        """Ask it to end; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            code = "it did not end"
        self.process.stdout.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        code = self.process.poll()
        if code is None:
            code = self.stop()
        text = self.complaints()
        self.log.close()
        if self.own:
            self.own.cleanup()
        if kind is None:
            assert code == 0, f"the server ended with {code}: {text[-3000:]}"
            assert text == "", text[-3000:]

    def rss(self):
        """Resident memory in KiB."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def wire(self):
        return Wire(self.port)

    def socket(self, source=None, **how):
        wire = Wire(self.port, source=source)
        wire.upgrade(**how)
        return wire

    def http(self, target, method="GET", headers=(), source=None):
        """(status, headers, body) of one request on a connection of its own."""
        with Wire(self.port, source=source) as wire:
            lines = [f"{method} {target} HTTP/1.1", f"Host: {HOST}:{self.port}",
                     "Connection: close", *headers]
            wire.send("\r\n".join(lines).encode() + b"\r\n\r\n")
            return wire.answer(method)

    def health(self):
        status, _, body = self.http("/health")
        assert status == 200, status
        return json.loads(body)

    def is_well(self):
        """It still serves others: a page, and a socket that is answered."""
        assert self.http("/")[0] == 200
        with self.socket() as wire:
            assert wire.ask("bots")["ok"]


class Closed(Exception):
    """The server closed the connection; code is that of the close frame, or None."""

    def __init__(self, code=None):
        super().__init__(f"closed, code {code}")
        self.code = code


class Wire:
    def __init__(self, port, receive_buffer=None, source=None):
        """`source` is an address of this machine to come from: limits hold for 127.0.0.2."""
        self.port = port
        self.sock = socket.socket()
        if source:
            self.sock.bind((source, 0))
        if receive_buffer:
            self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.sock.settimeout(PATIENCE)
        self.sock.connect((HOST, port))
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.left = b""
        self.lines = []
        self.pongs = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.sock.close()

    def send(self, raw):
        self.sock.sendall(raw)

    def more(self):
        try:
            got = self.sock.recv(65536)
        except (ConnectionResetError, BrokenPipeError):
            got = b""
        if not got:
            raise Closed
        self.left += got

    def take(self, count):
        while len(self.left) < count:
            self.more()
        out, self.left = self.left[:count], self.left[count:]
        return out

    # HTTP

    def head(self):
        """(status, headers) of an answer; leaves its body."""
        while b"\r\n\r\n" not in self.left:
            self.more()
        text, self.left = self.left.split(b"\r\n\r\n", 1)
        lines = text.decode("latin-1").split("\r\n")
        pairs = (line.split(":", 1) for line in lines[1:])
        return int(lines[0].split()[1]), {k.strip().lower(): v.strip() for k, v in pairs}

    def answer(self, method="GET"):
        status, headers = self.head()
        length = 0 if method == "HEAD" or status == 304 else int(headers.get("content-length", 0))
        return status, headers, self.take(length)

    def rest(self):
        """Everything until the server closes."""
        try:
            while True:
                self.more()
        except Closed:
            out, self.left = self.left, b""
            return out

    # WebSocket

    def ask_upgrade(self, path="/socket", origin=None, protocol="berthier", headers=(), drop=()):
        lines = [f"GET {path} HTTP/1.1", f"Host: {HOST}:{self.port}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {KEY}",
                 "Sec-WebSocket-Version: 13"]
        if origin is not None:
            lines.append(f"Origin: {origin}")
        if protocol is not None:
            lines.append(f"Sec-WebSocket-Protocol: {protocol}")
        lines = [line for line in lines if not line.startswith(tuple(drop) or ("\0",))]
        self.send("\r\n".join([*lines, *headers]).encode() + b"\r\n\r\n")

    def upgrade(self, **how):
        self.ask_upgrade(**how)
        status, headers = self.head()
        assert status == 101, status
        assert headers["sec-websocket-accept"] == ACCEPT, headers
        return headers

    def frame(self, payload=b"", opcode=TEXT, final=True, masked=True, reserved=0, length=None):
        """The bytes of a frame; `length` claims another length than the payload has."""
        size = len(payload) if length is None else length
        head = bytes([(0x80 if final else 0) | reserved << 4 | opcode])
        mask_bit = 0x80 if masked else 0
        if size < 126:
            head += bytes([mask_bit | size])
        elif size < 65536:
            head += bytes([mask_bit | 126]) + struct.pack(">H", size)
        else:
            head += bytes([mask_bit | 127]) + struct.pack(">Q", size)
        if not masked:
            return head + payload
        key = b"\x12\x34\x56\x78"
        stream = key * (len(payload) // 4 + 1)
        number = int.from_bytes(payload, "big") ^ int.from_bytes(stream[:len(payload)], "big")
        return head + key + number.to_bytes(len(payload), "big")

    def text(self, text):
        self.send(self.frame(text if isinstance(text, bytes) else text.encode()))

    def next_frame(self):
        """(opcode, payload) of the next frame, which must be whole and unmasked."""
        first, second = self.take(2)
        size = second & 0x7f
        assert not second & 0x80, "the server masks"
        assert first & 0x70 == 0, "reserved bits"
        if size == 126:
            size = struct.unpack(">H", self.take(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self.take(8))[0]
        assert first & 0x80, "a fragment"
        return first & 0x0f, self.take(size)

    def receive(self):
        """The next text message; pings are answered, a close frame is Closed."""
        while True:
            opcode, payload = self.next_frame()
            if opcode == TEXT:
                return payload
            if opcode == CLOSE:
                raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) > 1 else 1005)
            if opcode == PING:
                self.send(self.frame(payload, PONG))
            if opcode == PONG:
                self.pongs += 1

    def message(self):
        """The next line of what was received."""
        if not self.lines:
            self.lines = self.receive().split(b"\n")
        return json.loads(self.lines.pop(0))

    def ask(self, request, **members):
        """Send a request and give its answer; updates before it are thrown away."""
        self.text(json.dumps({"id": request, "request": request, **members}))
        while True:
            answer = self.message()
            if "ok" in answer:
                return answer

    def glance(self, links):
        """How the games of these links stand; those not come to in the time of one glance are
        asked for again."""
        found, left = {}, list(links)
        while left:
            answer = self.ask("glance", links=left)
            assert answer["ok"], answer
            told = {game["link"]: game for game in answer["games"]}
            found.update(told)
            later = [link for link in left if told[link].get("error") == "later"]
            assert len(later) < len(left), "a glance came to no game"
            left = later
        return [found[link] for link in links]

    def closing(self):
        """Read until the end; the close code, or None when there was no close frame."""
        try:
            while True:
                self.receive()
        except Closed as closed:
            return closed.code


def in_background(function, *args):
    thread = threading.Thread(target=function, args=args, daemon=True)
    thread.start()
    return thread


def eventually(condition, seconds=PATIENCE):
    """Wait until it is so; false when it never is."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def main(tests):
    """Run test functions, each with a server of its own; end with the count."""
    if "BT_MEASURES" in os.environ:  # what a build with sanitizers has passed over
        tests = [test for test in tests if "SANITIZED" in inspect.getsource(test)]
    passed = failed = 0
    for test in tests:
        begun = time.monotonic()
        try:
            with Server() as server:
                test(server)
            passed += 1
        except Exception:  # a test may fail in any way
            failed += 1
            print(f"FAILED {test.__name__} after {time.monotonic() - begun:.1f} s")
            traceback.print_exc(limit=-4, file=sys.stdout)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
