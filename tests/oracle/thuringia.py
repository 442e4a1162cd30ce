"""The map and the counters of 1806, read from data/osg1806 without any code of the program, and
positions of them."""
import os
import re
from fractions import Fraction

DATA = os.path.join(os.environ["BT_SOURCE_DIR"], "data", "osg1806")
SOUTH = 38  # rows of the south section below row N01
ROWS, PLACES = 77, 54
INFANTRY = {"infantry", "light", "guard-infantry"}
CAVALRY = {"cavalry", "guard-cavalry", "vedette"}
HEX = re.compile(r"[NS]\d{4}")


def at(name):
    """Row and place of a hex; row N01 is row S39."""
    return int(name[1:3]) + (SOUTH if name[0] == "N" else 0), int(name[3:])


def name(place):
    row, column = place
    return f"N{row - SOUTH:02}{column:02}" if row > SOUTH else f"S{row:02}{column:02}"


class Country:
    """What is printed on the map, by hex and by pair of neighbours."""

    def __init__(self):
        self.terrain, self.sides, self.climbs = {}, {}, set()
        section = kind = ""
        with open(os.path.join(DATA, "map.yaml"), encoding="utf-8") as file:
            for line in file:
                line = line.split("#")[0]
                if re.match(r"[a-z]+:", line):
                    section, kind = line.split(":")[0], ""
                elif section == "terrain":
                    kind = self._read_terrain(line, kind)
                elif section == "slopes" and ":" in line:
                    low, *high = [at(found) for found in HEX.findall(line)]
                    self.climbs |= {(low, up) for up in high}
                else:
                    self._read_sides(section, line)
        self.hexes = [(row, place) for row in range(1, ROWS + 1)
                      for place in range(1, PLACES + row % 2)]

    def _read_terrain(self, line, kind):
        found = HEX.search(line)
        if found:
            self.terrain[at(found.group())] = kind
            return kind
        return line.strip().rstrip(":") or kind

    def _read_sides(self, section, line):
        if section in ("roads", "trails"):
            chain = [at(found) for found in HEX.findall(line)]
            pairs = zip(chain, chain[1:])
        elif section in ("rivers", "streams", "bridges", "woods"):
            pairs = [[at(end) for end in pair.split("|")]
                     for pair in re.findall(r"[NS]\d{4}\|[NS]\d{4}", line)]
        else:
            return
        for pair in pairs:
            self.sides.setdefault(frozenset(pair), set()).add(section)

    def near(self, place):
        """The hexes next to one; even rows stand half a hex further to the right."""
        row, column = place
        left = column - row % 2
        return [(r, c) for r, c in ((row, column - 1), (row, column + 1), (row + 1, left),
                                    (row + 1, left + 1), (row - 1, left), (row - 1, left + 1))
                if 1 <= r <= ROWS and 1 <= c <= PLACES - 1 + r % 2]

    def between(self, one, other):
        return self.sides.get(frozenset((one, other)), set())

    def around(self, place, distance):
        found = {place}
        for _ in range(distance):
            found |= {other for one in found for other in self.near(one)}
        return found

    def distance(self, one, other):
        count, found = 0, {one}
        while other not in found:
            count, found = count + 1, {b for a in found for b in self.near(a)}
        return count

    def is_open(self, one, other, damaged=()):
        """Can units go over the hexside?  A river needs a bridge that stands [8.31]."""
        side = self.between(one, other)
        stands = "bridges" in side and frozenset((one, other)) not in damaged
        return "rivers" not in side or stands

    def is_way(self, one, other):
        return bool(self.between(one, other) & {"roads", "trails"})


def _points(text):
    return sum((Fraction(part) for part in text.split()), Fraction(0))


def read_units():
    """Combat units with a strength, by id: side, arm, strengths, vedettes."""
    units, side = {}, ""
    with open(os.path.join(DATA, "units.yaml"), encoding="utf-8") as file:
        for line in file:
            if line.startswith(("french:", "prussian:")):
                side = line.split(":")[0]
            row = re.match(r"  - \{id: (\w+),.* arm: ([a-z-]+),.*? strength: ([\d /]+),", line)
            if not row or not side:
                continue
            full, _, reduced = row.group(3).partition("/")
            vedettes = re.search(r"vedettes: \{count: (\d), strength: ([\d /]+),", line)
            units[row.group(1)] = {
                "side": side, "arm": row.group(2), "full": _points(full),
                "reduced": _points(reduced) if reduced else None,
                "vedettes": int(vedettes.group(1)) if vedettes else 0,
                "vedette": _points(vedettes.group(2)) if vedettes else None}
    return units


def read_results():
    """[11.3] By die roll, and then by column."""
    with open(os.path.join(DATA, "tables.yaml"), encoding="utf-8") as file:
        return [row.split() for row in re.findall(r"^    [1-6]: +(.*)$", file.read(), re.M)]


UNITS = read_units()


class World:
    """A position: who is where, and of which side."""

    def __init__(self, dice):
        self.dice, self.where, self.reduced, self.damaged = dice, {}, [], set()

    def put(self, unit, place):
        self.where[unit] = place

    def those_in(self, place):
        return [unit for unit, stands in self.where.items() if stands == place]

    def lines(self):
        parents = {unit.split(".")[0] for unit in self.where if "." in unit}
        away = [f"{unit}@detached" for unit in sorted(parents)
                if unit not in self.where and UNITS[unit]["arm"] != "light"]
        yield "places " + " ".join([f"{unit}@{name(h)}" for unit, h in self.where.items()] + away)
        if self.reduced:
            yield "reduced " + " ".join(self.reduced)
        if self.damaged:
            yield "damaged " + " ".join("|".join(sorted(name(end) for end in pair))
                                        for pair in self.damaged)
