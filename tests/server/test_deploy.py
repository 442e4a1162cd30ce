"""The examples in deploy/ as far as they can be tried here: units, container, a proxy with TLS."""
import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile

import wire
from seats import actions_of, create
from wire import BERTHIER, Server, Wire, free_port, main

DEPLOY = os.path.join(os.environ["BT_SOURCE_DIR"], "deploy")


def text_of(name):
    with open(os.path.join(DEPLOY, name), encoding="utf-8") as file:
        return file.read()


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def units_are_sound(_):
    """systemd reads them without a complaint, and calls the service well shut in."""
    with tempfile.TemporaryDirectory() as scratch:
        paths = []
        for name in ("berthier.service", "berthier-backup.service", "berthier-backup.timer"):
            text = text_of(name).replace("/usr/local/bin/berthier", BERTHIER)
            paths.append(os.path.join(scratch, name))
            with open(paths[-1], "w", encoding="utf-8") as file:
                file.write(re.sub("^Documentation=.*\n", "", text, flags=re.M))
        verified = run("systemd-analyze", "verify", *paths)
        said = [line for line in verified.stderr.splitlines() if "berthier" in line]
        assert verified.returncode == 0 and not said, verified
        rated = run("systemd-analyze", "security", "--offline=true", "--no-pager", paths[0])
        exposure = float(re.search(r"exposure level for berthier.service: ([\d.]+)",
                                   rated.stdout).group(1))
        assert exposure <= 1.5, rated.stdout[-500:]


def options_of_the_examples_exist(_):
    """Every option an example gives to the program is one it takes."""
    known = set(re.findall(r"--[a-z-]+", run(BERTHIER, "help", "serve").stdout))
    known |= set(re.findall(r"--[a-z-]+", run(BERTHIER, "help", "backup").stdout))
    for name in os.listdir(DEPLOY):
        for line in text_of(name).splitlines():
            after = re.search(r"berthier\"?,? \"?(serve|backup)(.*)", line)
            for option in re.findall(r"--[a-z-]+", after.group(2) if after else ""):
                assert option in known, (name, option)


def the_container_has_what_the_program_needs(_):
    """Every library it is linked to is in a package that the second stage installs."""
    (packages,) = re.findall(r"no-install-recommends (.*?) &&", text_of("Containerfile"))
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-d", BERTHIER).stdout)
    assert "libsqlite3.so.0" in needed, needed
    for library in needed:
        if re.match(r"lib(asan|ubsan|tsan|gcc_s)\.", library):
            continue  # of a build to be tested, not to be run
        owner = run("dpkg", "-S", f"*/{library}").stdout.split(":")[0]
        assert owner in packages.split() + ["libc6"], (library, owner)


def configure(scratch, port, plain, server):
    """The example with its name, ports and certificate replaced; the file's path."""
    key, certificate = (os.path.join(scratch, name) for name in ("key.pem", "cert.pem"))
    made = run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
               "-nodes", "-days", "1", "-subj", "/CN=games.example.org", "-addext",
               "subjectAltName=DNS:games.example.org", "-keyout", key, "-out", certificate)
    assert made.returncode == 0, made
    text = re.sub(r"^ *listen \[::\].*\n", "", text_of("nginx.conf"), flags=re.M)
    for old, new in (("listen 80;", f"listen 127.0.0.1:{plain};"),
                     ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
                     ("/etc/letsencrypt/live/games.example.org/fullchain.pem", certificate),
                     ("/etc/letsencrypt/live/games.example.org/privkey.pem", key),
                     ("127.0.0.1:8806", f"127.0.0.1:{server.port}")):
        assert old in text, old
        text = text.replace(old, new)
    path = os.path.join(scratch, "nginx.conf")
    temporary = "".join(f"{what}_temp_path {scratch}/{what};" for what in
                        ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"daemon off; worker_processes 1; pid {scratch}/pid; error_log stderr;\n"
                   f"events {{ worker_connections 64; }}\n"
                   f"http {{ access_log off; {temporary}\n{text}\n}}\n")
    return path, certificate


class Secure(Wire):
    """A wire through TLS, by the name of the example."""

    def __init__(self, port, certificate):
        super().__init__(port)
        context = ssl.create_default_context(cafile=certificate)
        self.sock = context.wrap_socket(self.sock, server_hostname="games.example.org")

    def ask_upgrade(self, path="/socket", **_):
        self.send((f"GET {path} HTTP/1.1\r\nHost: games.example.org\r\nUpgrade: websocket\r\n"
                   f"Connection: Upgrade\r\nSec-WebSocket-Key: {wire.KEY}\r\n"
                   "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: berthier\r\n"
                   "Origin: https://games.example.org\r\n\r\n").encode())


def through_nginx(port, plain, certificate, server):
    with Secure(port, certificate) as page:
        assert page.sock.version() in ("TLSv1.2", "TLSv1.3"), page.sock.version()
        page.send(b"GET / HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\n\r\n")
        status, headers = page.head()
        assert status == 200 and "max-age" in headers["strict-transport-security"], headers
        assert "content-security-policy" in headers, headers
    links = create(server)
    with Secure(port, certificate) as seat:
        seat.upgrade()
        assert seat.ask("join", link=links["french"])["ok"]
        (action, *_) = actions_of(seat.message()["legal"])
        assert seat.ask("apply", action=action, sequence=1)["ok"]
    with Wire(plain) as insecure:
        insecure.send(b"GET /x HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\n\r\n")
        status, headers = insecure.head()
        assert status == 301 and headers["location"] == "https://games.example.org/x", headers


def nginx_speaks_tls(_):
    nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
    assert nginx, "nginx is not installed: tools/install-deps test"
    port, plain = free_port(), free_port()
    with Server(None, "--host", "games.example.org") as server, \
            tempfile.TemporaryDirectory() as scratch:
        path, certificate = configure(scratch, port, plain, server)
        with open(os.path.join(scratch, "log"), "w", encoding="utf-8") as log:
            proxy = subprocess.Popen([nginx, "-p", scratch, "-c", path], stderr=log)
        try:
            assert wire.eventually(lambda: reachable(port)), "nginx does not listen"
            through_nginx(port, plain, certificate, server)
        finally:
            proxy.terminate()
            proxy.wait(wire.PATIENCE)


def reachable(port):
    with socket.socket() as probe:
        return probe.connect_ex((wire.HOST, port)) == 0


main([units_are_sound, options_of_the_examples_exist, the_container_has_what_the_program_needs,
      nginx_speaks_tls])
