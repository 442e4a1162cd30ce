#!/usr/bin/env python3
"""The rules compiled to WebAssembly play every game exactly as they do natively.

Builds the module with the wasm preset's toolchain, taking the data this build
has generated, plays the same games in Node and natively, and compares a hash
over every position, game by game.
"""
import os
import re
import shutil
import subprocess
import sys

SOURCE, BUILD = os.environ["BT_SOURCE_DIR"], os.environ["BT_BUILD_DIR"]
NATIVE = os.environ["PLAYOUT"]
WASM_BUILD = os.path.join(BUILD, "wasm-test")
MODULE = os.path.join(WASM_BUILD, "berthier.wasm")
HERE = os.path.dirname(os.path.abspath(__file__))
GAMES = re.findall(r'^GAME\( *"([^"]+)"', open(os.path.join(SOURCE, "games", "games.def"),
                                                encoding="utf-8").read(), re.M)
# (game, how many games of each scenario and actions in all, seed, bot, and how often it is asked).  greedy
# thinks long: it takes the first decisions of a game and then one of some, so many at most.
USUAL = (("18", "20000", "1806", "random"), ("1", "1", "1806", "greedy", "100", "8", "300"))
LARGE = (("18", "3000", "1806", "random"), ("1", "1", "1806", "greedy", "20", "32", "60"))
PLAYED = [(game, *how) for game in GAMES for how in (LARGE if game == "osg1806" else USUAL)]


def missing():
    tools = [t for t in ("clang", "wasm-ld", "llvm-ar", "node") if not shutil.which(t)]
    if not os.path.exists("/usr/include/wasm32-wasi/stdio.h"):
        tools.append("wasi-libc")
    return tools


def build():
    for command in (["cmake", "-G", "Ninja", "-S", SOURCE, "-B", WASM_BUILD, "-DBT_WASM=ON",
                     "-DCMAKE_BUILD_TYPE=Release",
                     f"-DCMAKE_TOOLCHAIN_FILE={SOURCE}/cmake/wasm.cmake",
                     f"-DBT_GENERATED={BUILD}/data"],
                    ["cmake", "--build", WASM_BUILD]):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stdout + done.stderr)
            return False
    return True


def node():
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    major = int(re.match(r"v(\d+)", version.stdout).group(1))
    # Older ones have WASI behind a switch; all warn that it is new.
    switch = ["--experimental-wasi-unstable-preview1"] if major < 20 else []
    return ["node", "--no-warnings", *switch, os.path.join(HERE, "run.mjs"), MODULE]


def lines(command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{' '.join(command)} ended with {done.returncode}: {done.stderr}")
        return []
    return done.stdout.splitlines()


def compare(played):
    """(passed, failed) over the games of one row"""
    native, wasm = lines([NATIVE, *played]), lines([*node(), *played])
    wanted = max(1, len(native), len(wasm))
    same = sum(a == b for a, b in zip(native, wasm))
    for a, b in zip(native, wasm):
        if a != b:
            print(f"native {a}\nwasm   {b}")
    if same < wanted:
        print(f"{' '.join(played)}: {len(native)} games natively, {len(wasm)} in WebAssembly, "
              f"{same} equal of {wanted}")
    return same, wanted - same


def main():
    if lacking := missing():
        print("this machine lacks " + ", ".join(lacking) +
              " (tools/install-deps test installs them)")
        print("0 passed, 1 failed")
        sys.exit(1)
    if not build():
        print("0 passed, 1 failed")
        sys.exit(1)
    results = [compare(played) for played in PLAYED]
    passed, failed = (sum(column) for column in zip(*results))
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
