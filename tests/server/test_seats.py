"""What a link opens and what it does not: nobody acts for another, out of turn, or twice."""
import json
import random
import statistics
import time

import wire
from seats import SIDES, Seat, actions_of, create
from wire import main

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def code_of(answer):
    assert answer["ok"] is False, answer
    return answer["error"]["code"]


def unknown_links_answer_alike(server):
    links = create(server)
    good = links["french"]
    one_off = good[:-1] + ("a" if good[-1] != "a" else "b")
    unknown = [one_off, good[1:] + good[0], good[:-1], good + "a", good.upper(), "a" * 26, "",
               "x", "a" * 10000, "' or 1=1 --", "\u00e9" * 26, "%s%n"]
    with server.socket() as peer:
        answers = set()
        for link in unknown:
            peer.text('{"request":"join","link":"%s"}' % link)
            answers.add(peer.receive())
        assert len(answers) == 1, answers
        assert code_of(json.loads(answers.pop())) == "not-found"
        for link in unknown:
            answer = peer.ask("glance", links=[link])
            (only,) = answer["games"]
            assert only.get("error") == "not-found", answer
        assert set(only) == {"link", "error"}, only


def unknown_links_take_as_long(server):
    """A link that differs in the last letter takes no longer than one that differs in all."""
    if wire.SANITIZED:
        return
    good = create(server)["french"]
    near = good[:-1] + ("a" if good[-1] != "a" else "b")
    far = "".join(ALPHABET[(ALPHABET.index(c) + 7) % 32] for c in good)
    with server.socket() as peer:
        def once(link):
            begun = time.perf_counter()
            peer.text('{"request":"join","link":"%s"}' % link)
            peer.receive()
            return time.perf_counter() - begun
        times = [(once(near), once(far)) for _ in range(1500)]
    near_time, far_time = (statistics.median(column) for column in zip(*times))
    assert abs(near_time - far_time) < 0.25 * far_time, (near_time, far_time)


def out_of_turn(server):
    links = create(server)
    french, prussian = (Seat(server, links[side]) for side in SIDES)
    action = actions_of(french.legal)[0]
    refused = prussian.apply(action)
    assert prussian.legal == {} and code_of(refused) == "seat" and refused["error"]["rule"]
    before = prussian.view
    assert french.apply(action)["ok"]
    french.follow()
    assert prussian.follow()["by"] == "french" and prussian.view != before


def illegal_has_its_rule(server):
    french = Seat(server, create(server)["french"])
    answer = french.apply("move 1/Gaz 0101")
    assert code_of(answer) == "illegal", answer
    assert answer["error"]["rule"] and answer["error"]["reason"], answer
    assert code_of(french.apply("fly 1/Gaz")) == "syntax"
    assert french.apply(actions_of(french.legal)[0])["ok"], "a refusal used up the number"


def sequences(server):
    links = create(server)
    french = Seat(server, links["french"])
    first = actions_of(french.legal)[0]
    for wrong in (0, 2, 3, 99, 2 ** 40):
        assert code_of(french.apply(first, wrong)) == "sequence", wrong
    assert french.apply(first, 1)["ok"]
    french.follow()
    again = french.apply(first, 1)
    assert again["ok"] and again.get("repeated") is True, again
    assert french.wire.ask("history", match=french.match, **{"from": 0, "count": 10})["total"] == 1
    second = actions_of(french.legal)[0]
    assert code_of(french.apply(second, 3)) == "sequence"
    assert french.apply(second, 2)["ok"]


def anothers_sequence_is_not_mine(server):
    """Each seat has its own numbers; the other's cannot be used up or advanced."""
    links = create(server)
    french, prussian = (Seat(server, links[side]) for side in SIDES)
    for _ in range(3):
        french.play()
        prussian.follow()
    assert code_of(prussian.apply("done", 4)) == "sequence"
    assert code_of(prussian.apply("done", 1)) == "seat"
    again = Seat(server, links["french"])
    assert again.sequence == 3 and Seat(server, links["prussian"]).sequence == 0


def an_invitation_is_used_once(server):
    """The maker of the game has the link, but not the key of the friend who sat down with it."""
    links = create(server)
    key = "".join(random.choice(ALPHABET) for _ in links["prussian"])
    with server.socket() as maker, server.socket() as friend:
        assert friend.ask("join", link=links["prussian"], key=key)["ok"]
        assert code_of(maker.ask("join", link=links["prussian"])) == "taken"
        assert code_of(maker.ask("join", link=links["prussian"], key=key[1:] + key[0])) == "taken"
        (only,) = maker.ask("glance", links=[links["prussian"]])["games"]
        assert only["error"] == "taken" and "prompt" not in only, only
    assert Seat(server, key).sequence == 0


def a_match_of_another_connection(server):
    links = create(server)
    french = Seat(server, links["french"])
    with server.socket() as peer:
        for request in ("legal", "view", "survey", "journal", "leave", "history"):
            extra = {"overlay": "zoc", "side": "french"} if request == "survey" else {}
            extra = {"from": 0, "count": 1} if request == "history" else extra
            answer = peer.ask(request, match=french.match, **extra)
            assert code_of(answer) == "no-match", (request, answer)
    french.play()


def onlookers_only_look(server):
    links = create(server)
    french = Seat(server, links["french"])
    watcher = Seat(server, links["watch"])
    action = actions_of(french.legal)[0]
    assert not watcher.legal and watcher.wire.ask("view", match=watcher.match)["ok"]
    assert not watcher.apply(action)["ok"]
    for request, extra in (("legal", {}), ("why", {"action": action}), ("undo", {"sequence": 1}),
                           ("odds", {}), ("reach", {"unit": "1/Gaz"}), ("journal", {})):
        answer = watcher.wire.ask(request, match=watcher.match, **extra)
        assert not answer["ok"], (request, answer)
    french.play()
    assert watcher.follow()["by"] == "french"


def an_answer_and_its_update_travel_together(server):
    french = Seat(server, create(server)["french"])
    french.wire.text('{"request":"apply","match":1,"action":"%s","sequence":1}'
                     % actions_of(french.legal)[0])
    answer, update = map(json.loads, french.wire.receive().split(b"\n"))
    assert answer == {"ok": True, "sequence": 1}, answer
    assert update["sequence"] == 1 and update["events"], update


def what_is_told_by_patches_is_what_is_so(server):
    """Patches over a whole game of random actions lead to just what asking gives."""
    links = create(server)
    seats = [Seat(server, links[side], seed=number) for number, side in enumerate(SIDES)]
    named = False
    for _ in range(400):
        acting = next((seat for seat in seats if seat.legal), None)
        if acting is None or acting.over:
            break
        acting.play()
        for seat in seats:
            if seat is not acting:
                seat.follow()
            asked = seat.wire.ask("view", match=seat.match)
            assert asked["view"] == seat.view, (asked["view"], seat.view)
            named |= any(" " in entry for entry in seat.open)
        asked = acting.wire.ask("legal", match=acting.match)
        assert asked["legal"] == acting.legal, (asked["legal"], acting.legal)
    assert named, "no unit was ever the only one that may move"


def undo_is_for_the_own(server):
    links = create(server)
    french, prussian = (Seat(server, links[side]) for side in SIDES)
    french.play()
    prussian.follow()
    answer = prussian.wire.ask("undo", match=prussian.match, sequence=1)
    assert not answer["ok"], answer
    before = french.view
    answer = french.wire.ask("undo", match=french.match, sequence=2)
    assert answer["ok"], answer
    update = french.follow()
    assert update["undone"] == [1] and update["update"] == 0 and french.view != before


def what_is_hidden_stays_so(server):
    """The journal tells all, so it is for when the game is over or one holds all seats."""
    links = create(server)
    with server.socket() as peer:
        first = peer.ask("join", link=links["french"])["match"]
        peer.message()
        assert code_of(peer.ask("journal", match=first)) == "hidden"
        second = peer.ask("join", link=links["prussian"])["match"]
        assert second != first
        answer = peer.ask("journal", match=first)
        assert answer["ok"] and answer["journal"].startswith("berthier-journal 1\n"), answer


def a_game_is_resumed_after_a_restart(server):
    links = create(server)
    french, prussian = (Seat(server, links[side]) for side in SIDES)
    french.play()
    prussian.follow()
    assert server.stop() == 0
    with wire.Server(server.scratch) as again:
        one, two = (Seat(again, links[side]) for side in SIDES)
        assert (one.sequence, one.view, one.legal) == (1, french.view, french.legal)
        assert (two.sequence, two.view, two.legal) == (0, prussian.view, prussian.legal)
        one.play()


def cards_in_hand_are_their_owners(server):
    """A game of cards and areas over two links, to the end or for 300 actions."""
    links = create(server, game="napoleon1806")
    seats = {side: Seat(server, links[side], seed=7) for side in SIDES}
    watcher = Seat(server, links["watch"])
    taken = 0
    while not seats["french"].over and taken < 300:
        mover = next(seat for seat in seats.values() if seat.legal)
        mover.play()
        for seat in (*seats.values(), watcher):
            if seat is not mover:
                seat.follow()
        taken += 1
        hands = [set(seat.view.get("hand", {})) for seat in seats.values()]
        for seat, hand in zip(seats.values(), reversed(hands)):
            told = json.dumps({"hand": seat.view.get("hand"), "legal": seat.legal})
            assert not any(f'"{card}' in told for card in hand), (told, hand)
        assert "hand" not in watcher.view and watcher.legal == {}, watcher.view
    assert taken > 50 and seats["prussian"].over == seats["french"].over, taken


main([unknown_links_answer_alike, unknown_links_take_as_long, out_of_turn, illegal_has_its_rule,
      sequences, anothers_sequence_is_not_mine, an_invitation_is_used_once,
      a_match_of_another_connection,
      onlookers_only_look, an_answer_and_its_update_travel_together,
      what_is_told_by_patches_is_what_is_so, undo_is_for_the_own, what_is_hidden_stays_so,
      a_game_is_resumed_after_a_restart, cards_in_hand_are_their_owners])
