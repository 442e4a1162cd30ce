"""seats.py - a game over sockets: links, joining, actions chosen from what the server offers."""
import random

from wire import Wire

SIDES = ("french", "prussian")


def merge(target, patch):
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    target = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            target.pop(key, None)
        else:
            target[key] = merge(target.get(key), value)
    return target


def actions_of(legal):
    """The actions of a `legal` object as texts."""
    out = []
    for word, operands in legal.items():
        if operands is True:
            out.append(word)
        elif isinstance(operands, list):
            out += [f"{word} {first}" for first in operands]
        else:
            out += [f"{word} {first} {other}"
                    for first, others in operands.items() for other in others]
    return sorted(out)


def open_of(tree, words):
    """What is open of the tree of actions."""
    out = {}
    for entry in words:
        word, _, only = entry.partition(" ")
        if only:
            out.setdefault(word, {})[only] = tree[word][only]
        else:
            out[word] = tree[word]
    return out


def is_update(message):
    return "ok" not in message and ("seats" not in message or "events" in message)


def create(server, game="napoleon-at-war", **seats):
    """A game of two persons, or as said; its links by side, and that of onlookers as `watch`."""
    with server.socket() as host:
        answer = host.ask("create", game=game,
                          seats={**{side: "person" for side in SIDES}, **seats})
        assert answer["ok"], answer
        links = {side: seat.get("link") for side, seat in answer["seats"].items()}
        return {**links, "watch": answer["watch"]}


class Seat:
    """One joined link on a connection of its own."""

    def __init__(self, server, link, seed=1806, receive_buffer=None):
        self.wire = Wire(server.port, receive_buffer)
        self.wire.upgrade()
        self.random = random.Random(seed)
        answer = self.wire.ask("join", link=link)
        assert answer["ok"], answer
        self.match, self.sequence = answer["match"], answer.get("sequence", 0)
        self.view, self.tree, self.open, self.over = {}, {}, [], False
        self.follow()

    @property
    def legal(self):
        """What may be done: the branches of the words that are open."""
        return open_of(self.tree, self.open)

    def take(self, update):
        if update.get("reset"):
            self.view, self.tree, self.open = {}, {}, []
        self.view = merge(self.view, update.get("view", {}))
        self.tree = merge(self.tree, update.get("legal", {}))
        self.open = update.get("open", self.open)
        self.over = update.get("over", self.over)

    def follow(self):
        """Wait for the next update."""
        while True:
            update = self.wire.message()
            if is_update(update):
                self.take(update)
                return update

    def apply(self, action, sequence=None):
        """The answer to an action; the updates that come before it are taken."""
        number = self.sequence + 1 if sequence is None else sequence
        self.wire.text('{"request":"apply","match":%d,"action":"%s","sequence":%d}'
                       % (self.match, action, number))
        while True:
            message = self.wire.message()
            if is_update(message):
                self.take(message)
            elif "ok" in message:
                if message["ok"] and not message.get("repeated"):
                    self.sequence = number
                return message

    def play(self):
        """Take one action of those offered, and wait until it shows."""
        answer = self.apply(self.random.choice(actions_of(self.legal)))
        assert answer["ok"], answer
        self.follow()

    def close(self):
        self.wire.close()
