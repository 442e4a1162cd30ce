"""How the program is hardened, read from its file: what the build asked for is what is in it."""
import os
import re
import subprocess
import sys

BERTHIER = os.environ["BERTHIER"]


def readelf(*options):
    run = subprocess.run(["readelf", "--wide", *options, BERTHIER], capture_output=True, text=True,
                         check=True, env={**os.environ, "LC_ALL": "C"})
    return run.stdout


def it_lies_anywhere():
    assert re.search(r"Type: +DYN", readelf("-h")), readelf("-h")
    assert re.search(r"FLAGS_1.*\bPIE\b", readelf("-d")), readelf("-d")


def no_table_can_be_written():
    assert "GNU_RELRO" in readelf("-l"), readelf("-l")
    assert re.search(r"FLAGS_1.*\bNOW\b|BIND_NOW", readelf("-d")), readelf("-d")


def no_stack_is_run():
    assert re.search(r"GNU_STACK +(\S+ +){5}RW +", readelf("-l")), readelf("-l")
    assert not re.search(r"LOAD +(\S+ +){5}RWE", readelf("-l")), readelf("-l")


def stacks_have_canaries():
    assert "__stack_chk_fail" in readelf("--dyn-syms")


def copies_are_checked():
    checked = set(re.findall(r"\b__(\w+)_chk\b", readelf("--dyn-syms"))) - {"stack"}
    assert {"memcpy", "snprintf"} <= checked or len(checked) >= 4, checked


failed = 0
tests = [it_lies_anywhere, no_table_can_be_written, no_stack_is_run, stacks_have_canaries,
         copies_are_checked]
for test in tests:
    try:
        test()
    except Exception as error:  # a test may fail in any way
        failed += 1
        print(f"FAILED {test.__name__}: {error!r}"[:2000])
print(f"{len(tests) - failed} passed, {failed} failed")
sys.exit(1 if failed else 0)
