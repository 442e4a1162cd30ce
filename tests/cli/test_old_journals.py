"""Journals of every version of rules and data there ever was: each of them still opens."""
import glob
import os
import re

from support import berthier, main

KEPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "journals")


def head(path, key):
    with open(path, encoding="utf-8") as file:
        return re.search(rf"^{key} (.*)$", file.read(), re.M).group(1)


def kept():
    paths = sorted(glob.glob(os.path.join(KEPT, "*", "*.txt")))
    assert len(paths) >= 9, paths
    return paths


def now():
    return dict(re.findall(r"^(\S+) rules (\d+)$", berthier("version").out, re.M))


def partings():
    """Journals that today's rules do not allow to the end, and the first action refused."""
    with open(os.path.join(KEPT, "partings.txt"), encoding="utf-8") as file:
        lines = [line.split() for line in file if line.strip() and not line.startswith("#")]
    return {os.path.join(KEPT, name): int(action) for name, action in lines}


def each_is_replayed_to_its_end(_):
    for path in kept():
        if path in partings():
            continue
        with open(path, encoding="utf-8") as file:
            actions = len(re.findall(r"^\d+ .* = [0-9a-f]{16}$", file.read(), re.M))
        result = berthier("replay", path)
        assert result.code == 0 and result.out.startswith(f"{actions} actions, "), (path, result)


def where_one_parts_is_told(_):
    for path, action in partings().items():
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
        at = next(i for i, line in enumerate(lines, 1) if line.startswith(f"{action} "))
        result = berthier("replay", path)
        assert result.code != 0 and f":{at}:" in result.err, (path, result)
        assert f"played by rules version {head(path, 'rules')};" in result.err, result


def the_version_now_is_among_them(_):
    """When rules_version rises, a journal of the new version is put beside those of the old."""
    for game, version in now().items():
        versions = {int(head(path, "rules")) for path in kept() if head(path, "game") == game}
        lacking = set(range(1, int(version) + 1)) - versions
        assert not lacking, f"tests/journals/{game} has no journal of rules version {lacking}"


def those_of_other_versions_say_so(_):
    versions, seen = now(), 0
    for path in kept():
        rules, game = head(path, "rules"), head(path, "game")
        if rules != versions[game] and path not in partings():
            wanted = f"played by rules version {rules} and all allowed by version {versions[game]}"
            assert wanted in berthier("replay", path).out, path
            seen += 1
    assert seen >= 1, seen


def one_is_played_on(scratch):
    """Cut off before its end, it goes on at the table and is saved as a game of today."""
    path = os.path.join(KEPT, "napoleon1806", "rules-1-first.txt")
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    begun = os.path.join(scratch, "begun.txt")
    saved = os.path.join(scratch, "saved.txt")
    with open(begun, "w", encoding="utf-8") as file:
        file.write("\n".join(lines[:40]) + "\n")
    result = berthier("play", "--plain", "--load", begun, "--autosave", "none",
                      stdin=f"save {saved}\nquit\n")
    assert result.code == 0, result
    again = berthier("replay", saved)
    assert again.code == 0 and "every hash as recorded" in again.out, again


main([each_is_replayed_to_its_end, where_one_parts_is_told, the_version_now_is_among_them,
      those_of_other_versions_say_so, one_is_played_on])
