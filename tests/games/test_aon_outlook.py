#!/usr/bin/env python3
"""test_aon_outlook - what the view of Age of Napoleon foretells comes true.

Games are played at random.  Wherever a side reinforces it places corps, any that may be, until no more may: of
each major country, and of minor corps, there must be as many as the view said are left.  Wherever a card
begins the talks of a Diplomacy Phase nobody plays another: where the country then stands, the cards that are
due, the thirds of minor corps, and the corps that come at once must be those that the view told of the step.
"""
import collections
import json
import os
import random
import subprocess
import sys

GAMES = [(scenario, seed) for scenario in ("1805", "1809", "1813") for seed in range(1, 7)]
LONGEST = 900  # actions
SIDES = ("french", "coalition")


class Game:
    """A game that is played at random; what was compared, and what differed."""

    def __init__(self, engine, scenario, seed):
        self.engine, self.name, self.dice = engine, f"{scenario}, seed {seed}", random.Random(seed)
        self.compared, self.wrong = collections.Counter(), []
        book = self.ask("book", game="age-of-napoleon", scenario=scenario)
        countries = book.get("book", book)["countries"]
        majors = {name for name, row in countries.items() if row["class"] == "major"}
        self.home = {unit: row["home"] if row["home"] in majors else "minor"
                     for unit, row in book.get("book", book)["corps"].items()}
        self.standing = self.ask("new", game="age-of-napoleon", scenario=scenario, seed=seed)

    def ask(self, request, **keys):
        print(json.dumps({"request": request, **keys}), file=self.engine.stdin, flush=True)
        answer = json.loads(self.engine.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{self.name}: {request} {keys}: {answer['error']['text']}")
        return answer

    def side(self):
        return self.standing["to_act"][0]

    def legal(self, word=""):
        actions = [row["action"] for row in self.ask("legal", side=self.side())["actions"]]
        return [action for action in actions if action.startswith(word)]

    def view(self):
        return self.ask("view", viewer=self.side())["view"]

    def do(self, action):
        self.standing = self.ask("apply", side=self.side(), action=action)

    def compare(self, what, told, came):
        self.compared[what] += 1
        if told != came:
            self.wrong.append(f"{self.name}, {what}: told {told}, came {came}")


def procedure(view):
    return list(view["frames"].values())[-1]["procedure"]


def place_all(game):
    """Whose corps a side could place, and how many, until no more may be."""
    placed = collections.Counter()
    while able := game.legal("deploy "):
        action = game.dice.choice(able)
        placed[game.home[action.split()[1]]] += 1
        game.do(action)
    return dict(placed)


def reinforce(game, view):
    left = {country: row["left"] for country, row in view["majors"].items() if row.get("left")}
    minor = view["minor-corps"][game.side()]["left"]
    game.compare("levies", {**left, **({"minor": minor} if minor else {})}, place_all(game))
    game.do("done")


def end_talks(game):
    """How many corps come at once when nobody plays another card."""
    came = 0
    while not game.standing["over"]:
        now = procedure(game.view())
        if now == "diplomacy":
            game.do("pass")
        elif now == "leave":
            game.do(game.dice.choice(game.legal("leave ")))
        elif now == "muster":
            came += sum(place_all(game).values())
            if game.legal("done") and procedure(game.view()) == "muster":
                game.do("done")
        else:
            break
    return came


def sway(game, view, action):
    """What the step of a country changes, as told before and as it is after."""
    country, side = action.split()[2], game.side()
    step = view["shifts"][country][side]
    if "to" not in step or action.startswith("sway joseph"):
        game.do(action)
        return
    told = {"to": step["to"], "come": step.get("come", 0),
            "due": {**view["due"], **step.get("due", {})},
            "thirds": {one: step.get("thirds", {}).get(one, view["minor-corps"][one]["most"]) for one in SIDES}}
    game.do(action)
    come, now = end_talks(game), game.view()
    game.compare("step", told, {"to": now["alignment"][country], "come": come, "due": now["due"],
                                "thirds": {one: now["minor-corps"][one]["most"] for one in SIDES}})


def play(game):
    for _ in range(LONGEST):
        if game.standing["over"]:
            break
        view, cards = game.view(), game.legal("sway ")
        if procedure(view) == "reinforce":
            reinforce(game, view)
        elif procedure(view) == "diplomacy" and cards and not view["turning"]:
            sway(game, view, game.dice.choice(cards))
        else:
            game.do(game.dice.choice(game.legal()))


def main():
    engine = subprocess.Popen([os.environ["BERTHIER"], "engine"], text=True,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    compared, failed = collections.Counter(), 0
    for scenario, seed in GAMES:
        game = Game(engine, scenario, seed)
        play(game)
        compared += game.compared
        failed += len(game.wrong)
        print("".join(text + "\n" for text in game.wrong), end="")
    engine.stdin.close()
    engine.wait()
    passed = sum(compared.values()) - failed
    if compared["levies"] < 100 or compared["step"] < 30:
        failed += 1
        print(f"too little was compared: {dict(compared)}")
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
