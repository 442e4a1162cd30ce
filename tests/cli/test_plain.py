"""Whole games in plain lines; saving, resuming, replaying; rubbish input."""
import json
import os
import random
import re
import signal
import subprocess
import time

from support import BERTHIER, ENV, berthier, has_game, main

PLAY = ["play", "null/null", "--plain", "--autosave", "none", "--seed", "1"]


def a_whole_game(_):
    result = berthier(*PLAY, stdin="pass\n" * 10)
    assert result.code == 0 and result.err == "", result
    assert result.out.count("that makes") == 10, result
    assert "The game is over" in result.out, result


def bots_alone_play_to_the_end(_):
    result = berthier(*PLAY, "--solo", "random")
    assert result.code == 0 and result.out.count("that makes") == 10, result
    assert "The game is over" in result.out, result


def words_of_the_table(_):
    result = berthier(*PLAY, stdin="1\n?\n1\nwhy pass\nwhy undo\nundo\nundo\nodds\nmap\nrule 2.0\nfoo bar\n"
                                   "pas\nhint random\nauto solo random\n")
    for text in ("ask for it first", "1 pass", "that makes 1 [2.0]", "Yes, that is allowed", '"undo" is a word of the table',
                 "Took back 1 action", "nothing of yours to take back", "are no odds", "has no map",
                 "[2.0]", "is no word of this game", "did you mean pass", "random would: pass",
                 "played by random", "The game is over"):
        assert text in result.out, (text, result)


def a_journal_is_saved_and_resumed(scratch):
    path = os.path.join(scratch, "game.journal")
    result = berthier(*PLAY, stdin=f"pass\npass\npass\nsave {path}\nquit\n")
    assert result.code == 0 and f"Saved to {path}" in result.out, result
    assert berthier("check", path).code == 0
    replay = berthier("replay", path, "--log")
    assert replay.code == 0 and replay.out.count("[2.0]") == 3, replay
    assert "3 actions, every hash as recorded" in replay.out, replay
    rest = berthier("play", "--load", path, "--plain", "--autosave", "none", stdin="pass\n" * 7)
    assert "The game is over" in rest.out and rest.code == 0, rest


def a_changed_journal_names_its_line(scratch):
    path = os.path.join(scratch, "game.journal")
    berthier(*PLAY, "--save", path, stdin="pass\npass\nquit\n")
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("2 "))
    lines[at] = lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    for command in ("replay", "check"):
        result = berthier(command, path)
        assert result.code == 1 and f"{path}:{at + 1}" in result.err, result
    lines[at] = lines[at].replace("pass", "poss")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    result = berthier("check", path)
    assert result.code == 1 and f"{path}:{at + 1}" in result.err, result


def a_disk_that_cannot_be_written_keeps_the_game(_):
    result = berthier(*PLAY, stdin="pass\nsave /nowhere/at/all\nlog\nquit\n")
    assert "Not saved" in result.out and "that makes 1" in result.out, result
    result = berthier(*PLAY, stdin="pass\nsave /nowhere/at/all\nsave\nquit\n")
    assert result.code == 0 and "Save to which file?" in result.out, result
    result = berthier(*PLAY, "--save", "/nowhere/at/all", stdin="pass\nquit\n")
    assert result.code == 3 and "Not saved" in result.err, result


def what_was_taken_back_and_played_otherwise_is_not_saved_yet(scratch):
    """As many actions as were saved, but others: leaving keeps them."""
    kept, auto = (os.path.join(scratch, name) for name in ("kept.journal", "auto.journal"))
    game = ["play", "napoleon-at-war/jena-auerstadt", "--plain", "--french", "person", "--prussian", "person"]
    result = berthier(*game, "--autosave", "none",
                      stdin=f"move 1/Gaz 0506\nsave {kept}\nundo\nmove 1/Gaz 0507\nquit\n")
    assert result.code == 0 and result.err == "", result
    with open(kept, encoding="utf-8") as file:
        assert "move 1/Gaz 0507" in file.read(), result
    result = berthier(*game, "--autosave", auto, "--load", kept, stdin="undo\nmove 1/Gaz 0506\nquit\n")
    assert result.code == 0 and f"play --load {auto}" in result.err, result
    with open(auto, encoding="utf-8") as file:
        assert "move 1/Gaz 0506" in file.read(), result


def a_position_names_the_line_of_its_head(scratch):
    path = os.path.join(scratch, "head.position")
    for head, what in (("rubbish", "expected position GAME/SCENARIO"),
                       ("position nothing/here", "there is no game nothing"),
                       ("position napoleon-at-war/jena-auerstadt louis=maybe", 'option value "maybe" is unknown')):
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"# a comment\n\n{head}\nturn 1\n")
        result = berthier("check", path)
        assert result.code == 1 and result.err.startswith(f"{path}:3: {what}"), result


def comments_before_a_position_are_for_everybody(scratch):
    text = "# one brigade away\n\nposition null/null\npasses 3\n"
    path = os.path.join(scratch, "three.position")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    assert berthier("check", path).code == 0
    answer = json.loads(berthier("engine", stdin=json.dumps({"request": "load", "text": text}) + "\n").out)
    assert answer["ok"] and answer["scenario"] == "null", answer
    wrong = text.replace("null/null", "null")
    answer = json.loads(berthier("engine", stdin=json.dumps({"request": "load", "text": wrong}) + "\n").out)
    assert answer["error"]["line"] == 3, answer


def options_far_out_in_the_head_of_a_position_count(scratch):
    path = os.path.join(scratch, "wide.position")
    with open(path, "w", encoding="utf-8") as file:
        file.write("position napoleon-at-war/jena-auerstadt" + " " * 600 + "louis=yes\n")
    saved = os.path.join(scratch, "wide.journal")
    result = berthier("play", "--load", path, "--plain", "--french", "person", "--prussian", "person",
                      "--autosave", "none", stdin=f"move 1/Gaz 0506\nsave {saved}\nquit\n")
    with open(saved, encoding="utf-8") as file:
        assert "options louis=yes" in file.read(), result


def rubbish_does_no_harm(_):
    dice = random.Random(8806)
    rubbish = bytes(dice.randrange(256) for _ in range(20000))
    result = berthier(*PLAY, stdin=rubbish.replace(b"q", b"p"))
    assert result.code == 0 and "AddressSanitizer" not in result.err, result
    result = berthier(*PLAY, stdin=b"x" * 100000 + b"\npass\n" + b"why " * 200 + b"\n99999999999\n")
    assert result.code == 0 and "that makes 1" in result.out, result
    assert result.out.count("longer than any action") == 2, result
    assert result.out.count(" to go") < 8, result
    words = ["pass", "undo", "why", "?", "load", "map", "hex", "units", "auto", "pace", "rule",
             "save", "log", "-1", "%s%n", "..", "/", "solo", "random", "pass 1 2 3 4"]
    lines = "\n".join(" ".join(dice.choices(words, k=dice.randrange(4))) for _ in range(400))
    result = berthier(*PLAY, stdin=lines.replace("save", "odds"))
    assert result.code == 0 and result.err == "", result


def leaving_keeps_the_game(scratch):
    path = os.path.join(scratch, "new", "dir", "auto.journal")
    result = berthier("play", "null/null", "--plain", "--autosave", path, stdin="pass\nquit\n")
    assert result.code == 0 and f"play --load {path}" in result.err, result
    assert "1 actions" in berthier("replay", path).out


def signals_keep_the_game(scratch):
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        path = os.path.join(scratch, f"auto{number}.journal")
        run = subprocess.Popen([BERTHIER, "play", "null/null", "--plain", "--autosave", path],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, env=ENV, text=True)
        run.stdin.write("pass\npass\n")
        run.stdin.flush()
        while "makes 2" not in run.stdout.readline():
            pass
        time.sleep(0.1)
        run.send_signal(number)
        _, err = run.communicate(timeout=30)
        assert run.returncode == 128 + number and "play --load" in err, (run.returncode, err)
        assert "2 actions" in berthier("replay", path).out


def the_default_place_is_in_the_state_directory(scratch):
    env = dict(ENV, XDG_STATE_HOME=scratch)
    result = berthier("play", "null/null", "--plain", stdin="pass\nquit\n", env=env)
    assert result.code == 0 and f"{scratch}/berthier/null-" in result.err, result
    assert len(os.listdir(os.path.join(scratch, "berthier"))) == 1


def a_real_game_from_start_to_end(scratch):
    if not has_game("napoleon-at-war"):
        return
    path = os.path.join(scratch, "bots.journal")
    seats = ["--french", "random", "--prussian", "random"]
    result = berthier("play", "napoleon-at-war/jena-auerstadt", "--plain", *seats, "--seed", "3",
                      "--save", path)
    assert result.code == 0 and "The game is over" in result.out, result.err + result.out[-500:]
    assert berthier("replay", path).code == 0
    assert berthier("check", path).code == 0


def a_real_game_refuses_with_the_rule(_):
    if not has_game("napoleon-at-war"):
        return
    result = berthier("play", "napoleon-at-war/jena-auerstadt", "--plain", "--autosave", "none",
                      "--prussian", "person", "--french", "person",
                      stdin="?\nwhy done\nstep 0101\nmap 0607\nhex 0104\nunits french\nstate\n"
                            "move nobody\nquit\n")
    assert result.code == 0, result
    for text in ("0607", "Jena", "1/Gaz", "No: step 0101", "["):
        assert text in result.out, (text, result)


EUROPE = """position age-of-napoleon/1805
empty
places Napoleon@Wurttemberg Davout@Wurttemberg Ney@Wurttemberg Karl@Tirol Johann@Tirol Massena@Brandenburg
spent Ney
occupied preussen
hand-french napoleonica.1 savary pitt
discard alexander-i joseph
round 3
begin campaign french
"""


def what_stands_beside_a_map_of_areas_is_told_from_the_start(scratch):
    if not has_game("age-of-napoleon"):
        return
    path = os.path.join(scratch, "europe.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write(EUROPE)
    seats = ["--french", "person", "--coalition", "person", "--autosave", "none"]
    fresh = berthier("play", "age-of-napoleon/1805", "--plain", "--seed", "1", *seats, stdin="state\n").out
    for line in ("year +1805", "round +3", "alignment +ally france spain .*; member britain russia .*; neutral preussen .*"):
        assert re.search(f"^{line}$", fresh, re.M), (line, fresh)
    told = berthier("play", "--load", path, "--plain", *seats,
                    stdin="state\nmap\nunits\nscout savary Tirol Tirol\nswap napoleonica.1 joseph\nstate\n")
    for line in ("occupied +preussen", "discard +alexander-i, joseph"):
        assert re.search(f"^{line}$", told.out, re.M), (line, told)
    assert "Ney (spent)" in told.out and "Davout (spent)" not in told.out, told
    areas = re.findall(r"^(\w+ [^:\n]*?  )(?=french:|coalition:)", told.out, re.M)
    assert len(areas) == 3 and len({len(one) for one in areas}) == 1, (areas, told)
    units = re.findall(r"^  (?:Napoleon|Davout|Bennigsen) .*? (?=Wurttemberg |hidden$)", told.out, re.M)
    assert len(units) == 3 and len({len(one) for one in units}) == 1, (units, told)
    for text in ("Johann stands in Tirol", "French takes Joseph from the discards", "\njoseph                 Joseph\n"):
        assert text in told.out, (text, told)


def a_game_of_areas_is_told_in_words(_):
    if not has_game("napoleon1806"):
        return
    result = berthier("play", "napoleon1806/campaign", "--plain", "--autosave", "none", "--seed", "3",
                      "--prussian", "random", "--french", "person",
                      stdin="map\nmap JEN\nhex erf\nmap XXX\nunits french\nstate\ndecline\n"
                            "why move Brunswick\ncards\ncards p03\ncards X\nquit\n")
    assert result.code == 0, result
    for text in ("held by french; french: Napoleon, Murat c8, Bessieres i2 c1", "JEN Jena\n",
                 "  to ROD Roda, bridge over the Saale\n", "ERF Erfurt, citadel\n",
                 "There is no area XXX.", "LIC Lichtenfels: i7 c1\n", "Organization, green, value 5",
                 "No: move Brunswick - each side handles its own", "F31   Organization, green, value 5",
                 "; operations; acting side\n      Organization", "[E-PONTONNIERS.2]\n",
                 "P03   Anticipation", "There is no card X."):
        assert text in result.out, (text, result.out)


def hidden_blocks_stand_on_the_map_of_areas(_):
    """In the fog the map tells how many blocks of the other side stand where, and that it has moved some."""
    if not has_game("napoleon1806"):
        return
    result = berthier("play", "napoleon1806/campaign", "--options", "rules=grognard", "--plain", "--autosave", "none", "--seed", "31",
                      "--french", "random", "--prussian", "person",
                      stdin="place P.v1 GOT\nplace P.v2 JEN\nplace P.v3 SCH\nready\nmap\nhex BAM\nquit\n")
    assert result.code == 0, result
    assert re.search(r"^BAM Bamberg +held by french; french: \d hidden$", result.out, re.M), result.out
    assert re.search(r"^  held by french; french: \d hidden$", result.out, re.M), result.out
    assert "JEN Jena         prussian: Hohenlohe i6 c1, P.v2\n" in result.out, result.out
    if has_game("age-of-napoleon"):
        told = berthier("play", "age-of-napoleon/1805", "--plain", "--autosave", "none", "--seed", "3", "--french", "person",
                        "--coalition", "random", stdin="map\nstate\nquit\n").out
        area, count = re.search(r"^standing, coalition +(\w+) (\d+)", told, re.M).groups()
        assert re.search(f"^{area} .* coalition: (.*, )?{count} hidden", told, re.M), told


def a_game_with_cards_from_start_to_end(scratch):
    if not has_game("napoleon1806"):
        return
    path = os.path.join(scratch, "cards.journal")
    seats = ["--french", "random", "--prussian", "random"]
    result = berthier("play", "napoleon1806/short", "--plain", *seats, "--seed", "3", "--save", path)
    assert result.code == 0 and "The game is over" in result.out, result.err + result.out[-500:]
    assert berthier("replay", path).code == 0
    assert berthier("check", path).code == 0


def draws_of(side, result):
    """The lines of the log by which a side draws a card that is not laid open at once."""
    lines = [line.strip().split(" [")[0] for line in result.out.splitlines()]
    return [line for line in lines
            if line.startswith(f"{side} draws ") and not line.endswith("which must be played")]


def the_log_tells_who_sits_there_and_nobody_else(_):
    """A player reads which cards its own side draws; one who watches two bots reads neither's."""
    if not has_game("napoleon1806"):
        return
    game = ["play", "napoleon1806/campaign", "--plain", "--autosave", "none", "--seed", "3"]
    result = berthier(*game, "--prussian", "random", "--french", "person",
                      stdin="decline\npass\ndone\nfeign\n" * 60 + "quit\n")
    mine, theirs = draws_of("French", result), draws_of("Prussian", result)
    assert len(mine) > 2 and "French draws a card" not in mine, mine
    assert len(theirs) > 2 and set(theirs) == {"Prussian draws a card"}, theirs
    bots = berthier(*game, "--french", "random", "--prussian", "random")
    assert "French turns over" in bots.out, bots.out[:2000]
    assert not draws_of("French", bots) + draws_of("Prussian", bots), bots.out[:2000]


def partners_sit_at_one_keyboard(scratch):
    if not has_game("napoleon1806"):
        return
    path = os.path.join(scratch, "team.journal")
    team = ["play", "napoleon1806/short", "--plain", "--options", "team=yes", "--seed", "3",
            "--autosave", "none"]
    result = berthier(*team, "--french", "person", "--french-cards", "person", "--prussian", "random",
                      "--prussian-cards", "random", "--save", path,
                      stdin="move Ney\ndecline\nmove Ney\ngo\nquit\n")
    assert result.code == 0 and "french-cards: " in result.out, result
    with open(path, encoding="utf-8") as file:
        record = file.read()
    assert "french-cards decline" in record and "french move Ney" in record, record
    assert berthier("check", path).code == 0
    alone = berthier("play", "napoleon1806/short", "--plain", "--seed", "3", "--autosave", "none",
                     "--french-cards", "person", stdin="quit\n")
    assert alone.code == 2 and "has no side french-cards" in alone.err, alone


def why_asks_for_the_partner_who_may(_):
    """Both partners may act, and what only the second may do is allowed before it is done, too."""
    if not has_game("osg1806"):
        return
    seats = ["--french", "person", "--marshals", "person", "--prussian", "random"]
    result = berthier("play", "osg1806/jena", "--plain", "--options", "marshals=yes", "--seed", "3",
                      "--autosave", "none", *seats, stdin="delegate f4\ndone\nwhy take Guyot\ntake Guyot\nquit\n")
    assert result.code == 0 and "No: " not in result.out, result
    assert "Yes, that is allowed: take a unit up" in result.out, result


def bots_partner_each_other(scratch):
    if not has_game("napoleon1806"):
        return
    path = os.path.join(scratch, "bots.journal")
    seats = [word for side in ("french", "french-cards", "prussian", "prussian-cards")
             for word in ("--" + side, "random")]
    result = berthier("play", "napoleon1806/short", "--plain", "--options", "team=yes", *seats,
                      "--seed", "4", "--save", path)
    assert result.code == 0 and "The game is over" in result.out, result.err + result.out[-500:]
    assert berthier("replay", path).code == 0


OSG_HIDDEN = """position osg1806/auerstadt
turn 29
places Oswald.1@day-box
places Gudin@N1942
begin movement french
"""


def hidden_forces_are_told_as_flags(scratch):
    if not has_game("osg1806"):
        return
    path = os.path.join(scratch, "hidden.position")
    with open(path, "w") as file:
        file.write(OSG_HIDDEN)
    told = berthier("play", "--load", path, "--plain", "--autosave", "none",
                    stdin="units prussian\nhex N2140\nstate\n").out
    assert re.search(r"^french: \S", told, re.M), told
    assert not re.search(r"^french:  ", told, re.M), told
    for text in ("N2140 Taugwitz: prussian flag: troops", "N2438 Eckartsberga: prussian flag: train",
                 "Blücher was seen here in turn 29", "hidden; seen at N2140 in turn 29",
                 "N2140 Taugwitz on the Thuringia map: village;",
                 "Prussian I Corps       lost 0 of 11",
                 "eliminated, day-box    French 0, Prussian ½"):
        assert text in told, (text, told)
    for text in ("kind", "absent", "ended now, day-box", "night-box"):
        assert text not in told, (text, told)


def what_is_so_of_a_unit_stands_with_it(scratch):
    if not has_game("osg1806"):
        return
    told = berthier("play", "osg1806/jena", "--french", "person", "--prussian", "random", "--plain", "--seed", "1",
                    "--autosave", "none", stdin="done\ndone\nunits french\nhex N0531\nmap\n").out
    for text in ("  N0531 Stadtroda; out\n", "  N0135; out\n", "  N1431\n"):
        assert re.search(re.escape(text.strip(" ")), told), (text, told)
    assert "N0531 Stadtroda\n" not in told, told
    assert "map HEX draws another part" in told and told.count("\n") < 200, told
    # Who has nobody on the map yet sees where the others are; a refusal repeats what was written.
    told = berthier("play", "osg1806/auerstadt", "--plain", "--seed", "1", "--autosave", "none",
                    stdin='map\ntalk "to N1421"\nwhy talk "hello"\n').out
    assert "That is around N" in told and told.count("\n") < 200, told
    assert 'No: talk "to N1421" - ' in told and 'No: talk "hello" - ' in told, told


OSG_REPULSE = """position osg1806/campaign
empty
turn 9
places Friant@S3148 Gudin@S3148 Tauentzien@S3149 Oels@S3444
begin movement french
"""


def odds_of_a_repulse_are_in_words(scratch):
    if not has_game("osg1806"):
        return
    path = os.path.join(scratch, "repulse.position")
    with open(path, "w") as file:
        file.write(OSG_REPULSE)
    told = berthier("play", "--load", path, "--plain", "--autosave", "none",
                    stdin="take Friant\njoin Gudin\nodds\n").out
    for pattern in (r"french repulse  succeeds \d+ %", r"prussian strength mean +\d\.\d:  3 \d+ % 5 \d+ %",
                    r"^       who stands under the flag"):
        assert re.search(pattern, told, re.M), (pattern, told)


OSG_ATTACKS = """position osg1806/campaign
empty
turn 9
places Friant@S3148 Gudin@S3345 Tauentzien@S3149 Grawert@S3346
begin combat french
"""


def odds_are_of_one_attack_of_several(scratch):
    if not has_game("osg1806"):
        return
    path = os.path.join(scratch, "attacks.position")
    with open(path, "w") as file:
        file.write(OSG_ATTACKS)
    told = berthier("play", "--load", path, "--plain", "--autosave", "none",
                    stdin="attack S3148 S3149\nattack S3345 S3346\ndone\nodds\nodds S3149\nodds S0101\nodds there\n").out
    for text in ("odds PLACE asks about one of several", "Tauentzien defends", "There are no odds there",
                 'no place called "there"'):
        assert text in told, (text, told)
    for text in ("french column", "french result"):  # numbers, where the table has words
        assert text not in told, (text, told)


def a_log_hides_how_much_was_done_unseen(_):
    if not has_game("osg1806"):
        return
    told = berthier("play", "osg1806/saalfeld", "--french", "greedy", "--prussian", "person", "--plain", "--seed", "5",
                    "--autosave", "none", stdin="done\nlog 99\n").out
    numbers = [int(number) for number in re.findall(r"^ {1,4}(\d+) .*\]$", told, re.M)]
    assert "Prussian Command Segment" in told and len(numbers) > 9, told
    assert sorted(set(numbers)) == list(range(1, numbers[-1] + 1)), (numbers, told)


def what_partners_write_is_read(_):
    if not has_game("osg1806"):
        return
    told = berthier("play", "osg1806/massenbach", "--options", "prussians=two", "--french", "random",
                    "--prussian", "person", "--hohenlohe", "person", "--plain", "--seed", "4", "--autosave", "none",
                    stdin='done\ndone\n? send\n10\nsend Hohenlohe "Hold Jena"\n' + "done\n" * 7 + "read\n").out
    for text in ('10 send Hohenlohe "your words"', 'Write it: send Hohenlohe "your words"'):
        assert text in told, (text, told)
    assert re.search(r'a message goes to Hohenlohe: #\d+ "Hold Jena" \[18.1b\]', told), told
    assert re.search(r'Hohenlohe reads: #\d+ "Hold Jena" \[18.11a\]', told), told


main([hidden_forces_are_told_as_flags, odds_of_a_repulse_are_in_words, a_log_hides_how_much_was_done_unseen, what_partners_write_is_read, odds_are_of_one_attack_of_several, what_is_so_of_a_unit_stands_with_it, a_whole_game, bots_alone_play_to_the_end, words_of_the_table, a_journal_is_saved_and_resumed,
      a_changed_journal_names_its_line, a_disk_that_cannot_be_written_keeps_the_game,
      a_position_names_the_line_of_its_head, comments_before_a_position_are_for_everybody, options_far_out_in_the_head_of_a_position_count,
      what_was_taken_back_and_played_otherwise_is_not_saved_yet, rubbish_does_no_harm, leaving_keeps_the_game, signals_keep_the_game,
      the_default_place_is_in_the_state_directory, a_real_game_from_start_to_end,
      a_real_game_refuses_with_the_rule, a_game_of_areas_is_told_in_words,
      what_stands_beside_a_map_of_areas_is_told_from_the_start,
      hidden_blocks_stand_on_the_map_of_areas, a_game_with_cards_from_start_to_end, the_log_tells_who_sits_there_and_nobody_else,
      partners_sit_at_one_keyboard, why_asks_for_the_partner_who_may, bots_partner_each_other])
