#!/usr/bin/env python3
"""test_osg - rules of 1806 found twice: once by the program, once here, from the rule book alone.

Each world is a few units scattered over a piece of the real map.  What must come of it is worked
out the slow, obvious way and written as a position test; the runner says whether the game agrees.
ORACLE_SEED=n samples others; what fails is printed, and the cases stay in the build directory.
"""
import os
import random
import subprocess
import sys
from collections import deque
from fractions import Fraction

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from thuringia import (CAVALRY, Country, INFANTRY, UNITS, World, at, name,  # noqa: E402
                       read_results)

BUILD = os.environ["BT_BUILD_DIR"]
SEED = int(os.environ.get("ORACLE_SEED", "1806"))
MAP = Country()
HALF_AGAIN, DOUBLE = Fraction(3, 2), Fraction(2)
COLUMNS = ["1-5", "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]
RESULTS = read_results()
INLAND = [(row, place) for row in range(5, 72) for place in range(5, 48)]
RIVERSIDE = [h for h in INLAND if any("rivers" in MAP.between(h, other) for other in MAP.near(h))]


def listed(words, actions):
    return f"list {words} = " + " | ".join(actions)


def is_controlled(place, troops):
    """[4.0] Does one of these hexes of troops, not beyond a river, lie next to it?"""
    return any(other in troops and "rivers" not in MAP.between(place, other)
               for other in MAP.near(place))


def units_of(side, arms):
    return [unit for unit, printed in UNITS.items()
            if printed["side"] == side and printed["arm"] in arms]


# ---- odds [11.3] -----------------------------------------------------------------------------


def column_of(attack, defence):
    """[11.3] Fractions are dropped in favour of the defender; the table ends at both sides."""
    if attack >= defence:
        return min(9, 3 + int(attack // defence))
    return max(0, 5 + int(-defence // attack))


def draw_stack(world, pool, place, most):
    """Some units, reduced or not; Light Troops with vedettes here, elsewhere, or not out."""
    stack = []
    for _ in range(world.dice.randint(1, most)):
        unit = pool.pop()
        printed = UNITS[unit]
        world.put(unit, place)
        is_reduced = printed["reduced"] is not None and world.dice.random() < 0.2
        if is_reduced:
            world.reduced.append(unit)
        stack.append({"arm": printed["arm"], "both": printed["arm"] == "light",
                      "value": printed["reduced"] if is_reduced else printed["full"]})
        if printed["arm"] == "light" and printed["vedettes"] and not is_reduced:
            chance = world.dice.random()
            if chance < 0.25:
                world.put(f"{unit}.1", place)
                stack.append({"arm": "vedette", "both": False, "value": printed["vedette"]})
            elif chance < 0.5:
                world.put(f"{unit}.1", at("S0101"))
                stack[-1]["both"] = False
    return stack


def value_over(side, unit):
    """[11.31E]"""
    return unit["value"] / 2 if unit["arm"] in CAVALRY and "woods" in side else unit["value"]


def combine(values):
    """[16.1] [16.11] Of (unit, value): infantry, and cavalry worth a point."""
    mounted = sum(value for unit, value in values if unit["arm"] in CAVALRY or unit["both"])
    return mounted >= 1 and any(unit["arm"] in INFANTRY for unit, _ in values)


def cover_of(target, hexes):
    """[11.31] The best of what the hex gives and what all attackers cross."""
    crossed = []
    for place in hexes:
        side = MAP.between(target, place)
        uphill = (place, target) in MAP.climbs
        crossed.append(DOUBLE if "rivers" in side else
                       HALF_AGAIN if "streams" in side or uphill else Fraction(1))
    shelter = MAP.terrain.get(target) in ("town", "village", "fortified")
    return max(min(crossed), HALF_AGAIN if shelter else Fraction(1))


def weigh(target, attackers, defenders, napoleon, side):
    """Attack, defence and column; attackers: (hex, stack)."""
    hexes = [place for place, _ in attackers]
    attack = [(unit, value_over(MAP.between(target, place), unit))
              for place, stack in attackers for unit in stack]
    cover = cover_of(target, hexes)
    behind_woods = all("woods" in MAP.between(target, place) for place in hexes)
    defence = [unit["value"] * cover if cover > 1 else
               value_over({"woods"} if behind_woods else {}, unit) for unit in defenders]
    castled = (MAP.terrain.get(target) == "chateau" and len(defenders) == 1 and
               defenders[0]["arm"] in INFANTRY)
    arms = (combine(attack) and not combine([(unit, unit["value"]) for unit in defenders]) and
            not castled)
    shift = arms + any(unit["arm"] == "guard-infantry" for unit, _ in attack)
    if napoleon:
        shift += 1 if side == "french" else -1
    ours, theirs = sum(value for _, value in attack), sum(defence)
    column = max(0, min(9, column_of(ours, theirs) + shift))
    return ours, theirs, min(column, COLUMNS.index("2-1")) if castled else column


def odds(dice):
    world = World(dice)
    target = dice.choice(INLAND)
    side, other = dice.sample(["french", "prussian"], 2)
    pools = {}
    for one in (side, other):
        pools[one] = units_of(one, INFANTRY | CAVALRY)
        dice.shuffle(pools[one])
    hexes = [place for place in MAP.near(target) if MAP.is_open(target, place)]
    hexes = dice.sample(hexes, min(len(hexes), dice.randint(1, 3)))
    if not hexes:
        return None
    defenders = draw_stack(world, pools[other], target, 2)
    attackers = [(place, draw_stack(world, pools[side], place, 2)) for place in hexes]
    napoleon = dice.random() < 0.15
    if napoleon:
        world.put("Napoleon", hexes[0] if side == "french" else target)
    attack, defence, column = weigh(target, attackers, defenders, napoleon, side)
    there = f"odds at {name(target)}"
    return "11.3", [*world.lines(), f"begin combat {side}",
                    *[f"do attack {name(place)} {name(target)}" for place in hexes],
                    f"{there} attack = {float(attack):g}", f"{there} defence = {float(defence):g}",
                    f"{there} column = {COLUMNS[column]}"]


# ---- Command Range [7.2] ---------------------------------------------------------------------


def ranged(path):
    """[7.2a] [7.2b] [7.2c] Is a way of so many hexes short enough?"""
    joined = [MAP.is_way(path[i], path[i + 1]) for i in range(1, len(path) - 1)]
    return len(joined) < 2 or (len(joined) == 2 and any(joined)) or all(joined)


def command(dice):
    world = World(dice)
    leader = dice.choice([h for h in INLAND if any(MAP.is_way(h, other) for other in MAP.near(h))])
    area = sorted(MAP.around(leader, 5) - {leader})
    dice.shuffle(area)
    led = dice.sample(units_of("french", {"infantry"}), 7)
    enemies = dice.sample(units_of("prussian", {"infantry"}), dice.randint(0, 3))
    world.put("Napoleon", leader)
    for unit in led + enemies:
        world.put(unit, area.pop())
    for place in MAP.around(leader, 4):
        for other in MAP.near(place):
            if "bridges" in MAP.between(place, other) and dice.random() < 0.15:
                world.damaged.add(frozenset((place, other)))
    friends = {world.where[unit] for unit in led}
    foes = {world.where[unit] for unit in enemies}
    reached = set()

    def go_on(path):
        """[7.21]"""
        if len(path) > 1 and ranged(path):
            reached.add(path[-1])
        for to in MAP.near(path[-1]) if len(path) < 5 else ():
            if (to not in path and to not in foes and MAP.is_open(path[-1], to, world.damaged) and
                    (to in friends or not is_controlled(to, foes))):
                go_on(path + [to])

    go_on([leader])
    return "7.2a", [*world.lines(), "begin command french",
                    *[f"allow command Napoleon {unit}" if world.where[unit] in reached else
                      f"refuse command Napoleon {unit} out-of-range" for unit in led]]


# ---- supply [14.1] ---------------------------------------------------------------------------

SOURCES = [at(source) for source in ("S0554", "S2653", "N1453", "N2053", "N3853", "N3916")]


def spread(ends, closed, step, limit):
    """How far each hex is from the nearest end, by steps that are open."""
    far = {place: 0 for place in ends if place not in closed}
    queue = deque(far)
    while queue:
        place = queue.popleft()
        if far[place] == limit or place in closed:
            continue
        for other in MAP.near(place):
            if other not in far and step(place, other):
                far[other] = far[place] + 1
                queue.append(other)
    return far


def cut_off(world, own, sources, train=None):
    """[14.1] [14.12] Who has no line to a source, nor to a train that a road joins to one."""
    foes = {h for unit, h in world.where.items() if unit not in own}
    troops = {h for unit, h in world.where.items()
              if unit not in own and "." not in unit and unit in UNITS}
    closed = {h for h in MAP.hexes if h in foes or is_controlled(h, troops)}
    ends = list(sources)
    if train and train in spread(sources, closed, is_road, len(MAP.hexes)):
        ends.append(train)
    far = spread(ends, closed, MAP.is_open, 14)
    return {unit for unit in own if world.where[unit] not in {*far, *sources}}


def is_road(one, other):
    return "roads" in MAP.between(one, other)


def supply(dice):
    world = World(dice)
    source = dice.choice(SOURCES)

    def somewhere(distance, fits=lambda h: True):
        return dice.choice([h for h in MAP.hexes if h not in world.where.values() and fits(h) and
                            max(abs(h[0] - source[0]), abs(h[1] - source[1])) <= distance])

    prussian = dice.sample(units_of("prussian", {"infantry"}), 9)
    french = dice.sample(units_of("french", {"infantry"}), dice.randint(2, 9))
    french += ["Tilly.1", "Tilly.2", "Lasalle.1"][:dice.randint(0, 3)]
    for unit in prussian:
        world.put(unit, somewhere(16))
    for unit in french:
        world.put(unit, somewhere(10))
    foes = {world.where[unit] for unit in french}
    train = somewhere(20, lambda h: any(is_road(h, other) for other in MAP.near(h)) and
                      not is_controlled(h, foes))
    world.put("PrBaggage", train)
    prussian.append("PrBaggage")
    cut = cut_off(world, prussian, SOURCES, train)
    if not any(is_controlled(world.where[unit], foes) for unit in prussian):
        # nobody has to leave a zone, so the French night comes
        cut |= cut_off(world, french, [at("S2701")])
    return "14.1A", [*world.lines(), "turn 8", "begin night prussian",
                     "expect unsupplied " + (" ".join(sorted(cut)) or "none")]


# ---- nights [4.2] ----------------------------------------------------------------------------


def scatter(world, foot, foes):
    """Own stacks of two at most, and single enemies, about a hex."""
    middle = world.dice.choice(RIVERSIDE if world.dice.random() < 0.4 else INLAND)
    area = sorted(MAP.around(middle, 3))
    world.dice.shuffle(area)
    for place in area[:world.dice.randint(2, 6)]:
        for _ in range(world.dice.choice([1, 2, 2])):
            if foot:
                world.put(foot.pop(), place)
    held = set(world.where.values())
    for place in [h for h in area if h not in held][:world.dice.randint(1, 6)]:
        if foes:
            world.put(foes.pop(), place)
    return held


def night(dice):
    world = World(dice)
    foot = units_of("prussian", {"infantry"})
    foes = units_of("french", {"infantry"})[:6] + ["Tilly.1", "Tilly.2", "Colbert.1"]
    dice.shuffle(foot)
    dice.shuffle(foes)
    own = set(foot)
    held = scatter(world, foot, foes)
    enemies = set(world.where.values()) - held
    engaged = [unit for unit in world.where
               if unit in own and is_controlled(world.where[unit], enemies)]
    if not engaged or any(MAP.terrain.get(place) == "chateau" for place in held):
        return None

    def leads(one, other):
        return (MAP.is_open(one, other) and other not in enemies and
                not is_controlled(other, enemies))

    lines = [*world.lines(), "turn 8", "begin night prussian"]
    for unit in engaged:
        here = world.where[unit]
        first = [h for h in MAP.near(here) if leads(here, h)]
        second = [h for via in first for h in MAP.near(via) if h != here and leads(via, h)]
        free = {h for h in first + second if len(world.those_in(h)) < 2}
        lines.append(listed(f"withdraw {unit}", [f"withdraw {unit} {name(h)}" for h in free]))
    return "4.2a", lines


# ---- retreats [11.43] ------------------------------------------------------------------------


class Clash:
    """A stack of Prussians that a French one attacks, among others who fight nobody."""

    def __init__(self, dice, attackers=(), attacked=()):
        self.world = World(dice)
        self.origin, self.target = None, dice.choice(RIVERSIDE if dice.random() < 0.4 else INLAND)
        near = [h for h in MAP.near(self.target) if "rivers" not in MAP.between(self.target, h)]
        self.foes, self.friends = set(), {self.target}
        self.french = units_of("french", {"infantry"})
        self.own = units_of("prussian", {"infantry"}) + ["Wilhelm", "Quitzow", "Buenting"]
        self.prussian = list(self.own)
        dice.shuffle(self.french)
        dice.shuffle(self.prussian)
        if near:
            self.origin = dice.choice(near)
            self._fill(dice, list(attackers), list(attacked))

    def _fill(self, dice, attackers, attacked):
        self.foes.add(self.origin)
        self.attack = attackers or [self.french.pop() for _ in range(dice.randint(1, 2))]
        self.routed = attacked or [self.prussian.pop() for _ in range(dice.randint(1, 2))]
        self.french = [unit for unit in self.french if unit not in self.attack]
        self.prussian = [unit for unit in self.prussian if unit not in self.routed]
        self.own = self.own + [unit for unit in attacked if unit not in self.own]
        for unit in self.attack:
            self.world.put(unit, self.origin)
        for unit in self.routed:
            self.world.put(unit, self.target)
        around = sorted(MAP.around(self.target, 2) - {self.target, self.origin})
        for place in dice.sample(around, dice.randint(0, 9)):
            if is_controlled(place, self.foes):
                continue
            for _ in range(dice.choice([1, 2, 2])):
                if self.prussian:
                    self.world.put(self.prussian.pop(), place)
                    self.friends.add(place)
        outposts = ["Tilly.1", "Tilly.2", "Lasalle.1", "Durosnel.1"]
        far = sorted(MAP.around(self.target, 4) - MAP.around(self.target, 1) - self.friends)
        for place in dice.sample(far, dice.randint(0, 6)):
            if place in self.foes or is_controlled(place, self.friends):
                continue
            pool = outposts if dice.random() < 0.4 else self.french
            if pool:
                self.world.put(pool.pop(), place)
                self.foes.add(place)
        self.bodies = {h for unit, h in self.world.where.items()
                       if unit not in self.own and "." not in unit}

    def leads(self, one, other):
        """[11.43a] [13.21] Vedettes' zones are open, their hexes are not."""
        return (MAP.is_open(one, other) and other not in self.foes and
                not is_controlled(other, self.bodies))

    def ends(self, place, hexes):
        """[11.4c] That many hexes away in the end."""
        first = {h for h in MAP.near(place) if self.leads(place, h)}
        if hexes == 1:
            return first
        return {h for via in first for h in MAP.near(via)
                if self.leads(via, h) and MAP.distance(place, h) == 2}

    def has_room(self, place):
        return len(self.world.those_in(place)) < 2

    def pushed(self, place, fixed):
        """[11.45] Who could make room in a full hex, perhaps pushing on another."""
        return [unit for unit in self.world.those_in(place) if unit not in fixed and
                any(self.has_room(h) or self.pushed(h, fixed | {unit})
                    for h in self.ends(place, 1))]

    def result(self, dice):
        """A die that drives the defenders back, and how far."""
        stack = [{"arm": UNITS[unit]["arm"], "both": False, "value": UNITS[unit]["full"]}
                 for unit in self.routed]
        force = [{"arm": "infantry", "both": False, "value": UNITS[unit]["full"]}
                 for unit in self.attack]
        _, _, column = weigh(self.target, [(self.origin, force)], stack, False, "french")
        found = [(die + 1, 2 if cell == "Dr2" else 1) for die, row in enumerate(RESULTS)
                 for cell in [row[column]] if cell in ("Dr", "Dr2")]
        return dice.choice(found) if found else None


def retreat(dice):
    rout = Clash(dice)
    if not rout.origin or MAP.terrain.get(rout.target) == "chateau":
        return None
    if not any(UNITS[unit]["arm"] in INFANTRY for unit in rout.routed):
        return None  # cavalry by itself would leave before combat
    rolled = rout.result(dice)
    if not rolled:
        return None
    die, hexes = rolled
    lines = [*rout.world.lines(), "begin combat french",
             f"do attack {name(rout.origin)} {name(rout.target)}; done; roll", f"roll {die}"]
    ends = rout.ends(rout.target, hexes)
    free = [h for h in ends if rout.has_room(h)]
    pushed = [] if free else [unit for h in ends for unit in rout.pushed(h, set(rout.routed))]
    for unit in rout.routed:
        lines.append(listed(f"retreat {unit}", [f"retreat {unit} {name(h)}" for h in free]))
        lines.append(listed(f"displace {unit}", [f"displace {unit} {other}" for other in pushed]))
    if not free and not pushed:
        lines[4:] = ["expect " + " ".join(f"{unit}@lost" for unit in rout.routed)]
    return "11.43a", lines


# ---- retreats before combat [16.2] [13.22] ---------------------------------------------------


def slip(dice):
    attackers = dice.choice([["Suchet"], ["Suchet"], ["Suchet", "Klein"], ["Nansouty"],
                             ["Colbert.1"]])
    attacked = dice.choice([["Bila"], ["Henckel", "Bila"], ["Henckel"], ["Bila", "Dohna"],
                            ["Schimmel.1"], ["Schimmel.1", "Schimmel.2"],
                            ["Schimmel.1", "Henckel"], ["Schimmel.1", "Dohna"]])
    clash = Clash(dice, attackers, attacked)
    if not clash.origin or MAP.terrain.get(clash.target) == "chateau":
        return None

    def arms(stack):
        return {"vedette" if "." in unit else UNITS[unit]["arm"] for unit in stack}

    def leads(one, other):
        """[4.32d] Vedettes' zones are closed here."""
        return (MAP.is_open(one, other) and other not in clash.foes and
                not is_controlled(other, clash.foes))

    first = {h for h in MAP.near(clash.target) if leads(clash.target, h)}
    second = {h for via in first for h in MAP.near(via) if leads(via, h)} - {clash.target}
    lines = [*clash.world.lines(), "begin combat french",
             f"do attack {name(clash.origin)} {name(clash.target)}; done"]
    for unit in attacked:
        free = first | second if "." in unit else {h for h in first if clash.has_room(h)}
        if "infantry" in arms(attacked) or ("." not in unit and arms(attackers) & CAVALRY):
            free = set()
        if "." in unit and "cavalry" in arms(attacked):
            free = set()
        lines.append(listed(f"slip {unit}", [f"slip {unit} {name(h)}" for h in free]))
    return "16.2a", lines


# ---- all of them -----------------------------------------------------------------------------


WORLDS = {odds: 300, command: 150, supply: 60, night: 150, retreat: 250,
          slip: 200}


def write_cases(path, make):
    dice = random.Random(SEED)
    made = 0
    with open(path, "w", encoding="utf-8") as file:
        print("game osg1806\nscenario campaign\nempty\nturn 9\n", file=file)
        while made < WORLDS[make]:
            case = make(dice)
            if not case:
                continue
            made += 1
            print(f"% {make.__name__} {made} [{case[0]}]", *case[1], "", sep="\n", file=file)


def main():
    runner = os.path.join(BUILD, "tests", "positions", "t_runner")
    passed = failed = 0
    for make, count in WORLDS.items():
        path = os.path.join(BUILD, "tests", f"oracle_osg_{make.__name__}.t")
        write_cases(path, make)
        done = subprocess.run([runner, path], capture_output=True, text=True, check=False)
        *told, last = done.stdout.splitlines() or [""]
        if done.returncode or not last.startswith(f"{count} passed, 0 failed"):
            print(*told[-40:], done.stderr, f"{make.__name__}: seed {SEED}, {last}", sep="\n")
            failed += 1
        else:
            passed += 1
    print(f"{passed} passed, {failed} failed")
    return failed != 0


sys.exit(main())
