"""support.py - runs the program and counts what went as expected."""
import os
import subprocess
import sys
import tempfile

BERTHIER = os.environ["BERTHIER"]
ENV = dict(os.environ, LC_ALL="C.UTF-8", TERM="xterm")


class Result:
    """Exit code, standard output and standard error of one run."""

    def __init__(self, run):
        self.code, self.out, self.err = run.returncode, run.stdout, run.stderr

    def __repr__(self):
        return f"exit {self.code}\n--- out\n{self.out}\n--- err\n{self.err}"


def berthier(*args, stdin="", env=None, timeout=120):
    """Run the program; text in, text out, whatever bytes they are."""
    raw = stdin if isinstance(stdin, bytes) else stdin.encode()
    run = subprocess.run([BERTHIER, *args], input=raw, capture_output=True,
                         env=env or ENV, timeout=timeout, check=False)
    run.stdout = run.stdout.decode(errors="replace")
    run.stderr = run.stderr.decode(errors="replace")
    return Result(run)


def has_game(name):
    return any(line.startswith(name) for line in berthier("games").out.splitlines())


def main(tests):
    """Run test functions, each with a scratch directory; end with the count."""
    passed = failed = 0
    for test in tests:
        with tempfile.TemporaryDirectory() as scratch:
            try:
                test(scratch)
                passed += 1
            except Exception as error:  # a test may fail in any way
                failed += 1
                print(f"FAILED {test.__name__}: {error!r}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
