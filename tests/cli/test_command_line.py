"""Arguments, error texts, exit codes, help, man page and completions."""
import glob
import json
import os
import re
import shutil
import subprocess

from support import berthier, main

COMMANDS = ("serve play games rules match engine replay check perft bench help man "
            "completion version").split()


def refused(result, code, *words):
    """Wrong input: that exit code, nothing on stdout, these words on stderr."""
    assert result.code == code, result
    assert result.out == "", result
    assert result.err.startswith("berthier: ") and result.err.count("\n") == 1, result
    for word in words:
        assert word in result.err, result


def no_command(_):
    refused(berthier(), 2, "berthier help")


def unknown_commands_name_the_nearest(_):
    refused(berthier("paly"), 2, "no command paly", "did you mean play?")
    refused(berthier("jurnal"), 2, "no command jurnal")
    refused(berthier("PERF"), 2, "did you mean perft?")
    refused(berthier("xyzzyxyzzy"), 2, "see berthier help")


def unknown_options_name_the_nearest(_):
    refused(berthier("play", "--plian"), 2, "no option --plian", "--plain?")
    refused(berthier("play", "--sole", "person"), 2, "did you mean --solo?")
    refused(berthier("games", "--seed", "1"), 2, "games has no option --seed")
    refused(berthier("play", "-x"), 2, "no option -x")


def options_want_their_values(_):
    refused(berthier("play", "--seed"), 2, "--seed wants a value")
    refused(berthier("play", "--plain=yes"), 2, "--plain takes no value")
    refused(berthier("play", "null/null", "--seed", "three"), 2, "--seed wants a number", "three")
    refused(berthier("play", "null/null", "--seed=-1"), 2, "--seed wants a number")
    refused(berthier("play", "null/null", "--pace", "99999999999999999999"), 2, "--pace")


def a_path_is_not_cut_short(scratch):
    far = "./" * 2045 + "game.journal"
    for option in ("--save", "--autosave"):
        result = subprocess.run([os.environ["BERTHIER"], "play", "null/null", "--plain", option, far], cwd=scratch,
                                input=b"pass\nquit\n", capture_output=True, check=False)
        assert result.returncode == 2 and option.encode() in result.stderr, result
        assert os.listdir(scratch) == [], (option, os.listdir(scratch))


def operands_are_counted(_):
    refused(berthier("perft", "null/null"), 2, "perft wants GAME/SCENARIO DEPTH")
    refused(berthier("perft", "null/null", "2", "3"), 2, "what to do with 3")
    refused(berthier("games", "null", "all"), 2, "what to do with all")
    refused(berthier("check"), 2, "check wants FILE...")


def names_are_looked_up(_):
    refused(berthier("perft", "nul/null", "1"), 2, "no game nul", "did you mean null?")
    refused(berthier("perft", "null/nul", "1"), 2, "no scenario nul", "null/null?")
    refused(berthier("match", "randm", "random", "--game", "null/null"), 2, "did you mean random?")
    refused(berthier("play", "null/null", "--solo", "nobody", "--plain"), 2, "no bot nobody")
    refused(berthier("rules", "chess"), 2, "no game chess")
    refused(berthier("perft", "null/null", "two"), 2, "depth")


def options_of_a_game_are_checked(_):
    result = berthier("perft", "null/null", "1", "--options", "moon=full")
    assert result.code == 2 and "moon" in result.err, result
    refused(berthier("perft", "napoleon1806/campaign", "1", "--options", "hands=no"), 2,
            "option hands=no is not for the scenario campaign; it is for short")
    assert berthier("perft", "napoleon1806/short", "1", "--options", "hands=no").code == 0
    assert "dice (short) [C14.1]" in berthier("games").out


def data_of_every_option_are_checked(scratch):
    """The morning of 11 October is read only for the option start=11."""
    mine = os.path.join(scratch, "osg1806")
    shutil.copytree(os.path.join(os.environ["BT_SOURCE_DIR"], "data", "osg1806"), mine)
    assert berthier("check", mine).code == 0
    path = os.path.join(mine, "setup.yaml")
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    at = next(i for i in range(lines.index("  11:"), len(lines)) if "units: Klein," in lines[i])
    lines.insert(at, lines[at])
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))
    result = berthier("check", mine)
    assert result.code == 1 and result.err.startswith(f"{path}:{at + 2}:"), result
    assert "Klein is set up twice" in result.err, result


def files_that_are_not_there(_):
    refused(berthier("replay", "/nowhere/j"), 3, "/nowhere/j")
    refused(berthier("play", "--load", "/nowhere/j", "--plain"), 3, "/nowhere/j")
    result = berthier("check", "/nowhere/j")
    assert result.code == 3 and "/nowhere/j" in result.err, result


def a_full_disk_is_an_error(_):
    if not os.path.exists("/dev/full"):
        return
    with open("/dev/full", "w", encoding="ascii") as full:
        run = subprocess.run([os.environ["BERTHIER"], "games"], stdout=full,
                             stderr=subprocess.PIPE, check=False)
    assert run.returncode == 3 and b"standard output" in run.stderr, run


def help_tells_of_every_command(_):
    text = berthier("help").out
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", text, re.M), command
        one = berthier("help", command)
        assert one.code == 0 and one.out.startswith(f"berthier {command}"), one
        assert one.out == berthier(command, "--help").out, command
        assert all(len(line) <= 79 for line in one.out.splitlines()), one
    refused(berthier("help", "plya"), 2, "did you mean play?")
    assert berthier("--help").out == text and berthier("-h").out == text


def games_lists_everything(_):
    result = berthier("games")
    assert result.code == 0 and "null/null" in result.out and "bots\n" in result.out, result
    assert berthier("--version").out.startswith("berthier "), result


def games_tells_the_words_of_one(_):
    for game in set(re.findall(r"^ *([a-z0-9-]+)/", berthier("games").out, re.M)):
        result = berthier("games", game)
        heads = re.findall(r"^([a-z].*)$", result.out, re.M)
        assert heads[1:5] == ["fields of a position", "actions", "events",
                              "reasons of refusals"], result
        assert result.code == 0 and "bots" not in heads, result
    words = berthier("games", "napoleon-at-war").out
    for line in (r"    places +where every unit is", r"    step <hex>  movement: .* \[5\.0\]",
                 r"    plan A\|B  movement: .*", r"    retreated +\{0\} retreats from .* \[7\.71\]",
                 r"    stacking +.* \[5\.32\]"):
        assert re.search(f"^{line}", words, re.M), (line, words)
    assert re.search(r"^moments\n    initiative ", berthier("games", "napoleon1806").out, re.M)
    refused(berthier("games", "chess"), 2, "no game chess")


def the_manual_page_is_clean(scratch):
    page = berthier("man").out
    for command in COMMANDS:
        assert f".It Cm {command}" in page, command
    if shutil.which("mandoc"):
        path = os.path.join(scratch, "berthier.1")
        with open(path, "w", encoding="utf-8") as out:
            out.write(page)
        lint = subprocess.run(["mandoc", "-Tlint", "-W", "warning", path], capture_output=True,
                              text=True, check=False)
        assert lint.returncode == 0 and not lint.stdout, lint.stdout


def completions_are_scripts(scratch):
    for shell in ("bash", "zsh", "fish"):
        text = berthier("completion", shell).out
        for word in ("berthier", "play", "plain", "null/null", "solo"):
            assert word in text, (shell, word)
        path = os.path.join(scratch, shell)
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
        if shutil.which(shell):
            subprocess.run([shell, "-n", path], check=True)
    refused(berthier("completion", "bsh"), 2, "did you mean bash?")


def bash_completes(scratch):
    path = os.path.join(scratch, "bash")
    with open(path, "w", encoding="utf-8") as out:
        out.write(berthier("completion", "bash").out)
    for typed, wanted in ((["berthier", "pl"], "play"), (["berthier", "play", "null/"], "null/null"),
                          (["berthier", "play", "--pl"], "--plain"),
                          (["berthier", "match", "rand"], "random"),
                          (["berthier", "match", "--game", "nu"], "null/null")):
        script = (f"source {path}; COMP_WORDS=({' '.join(typed)}); COMP_CWORD={len(typed) - 1}; "
                  "_berthier; echo ${COMPREPLY[@]}")
        out = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
        assert wanted in out.stdout.split(), (typed, out.stdout)


def perft_counts(_):
    assert berthier("perft", "null/null", "0").out == "perft null/null 0 = 1\n"
    assert berthier("perft", "null/null", "10").out == "perft null/null 10 = 1\n"
    assert berthier("perft", "null/null", "11").out == "perft null/null 11 = 0\n"
    assert berthier("perft", "null/null", "2", "--divide").out == (
        "solo pass 1\nperft null/null 2 = 1\n")
    refused(berthier("perft", "null/null", "33"), 2, "depth")


def a_match_depends_on_the_seed_alone(_):
    run = ["match", "random", "random", "--game", "null/null", "--games", "9", "--seed", "7"]
    one, many = berthier(*run, "--threads", "1"), berthier(*run, "--threads", "4")
    assert one.code == 0 and one.out == many.out, (one, many)
    assert one.out == "random 0 random 0 draw 9\n", one
    assert one.err == "", one


def a_bench_ends_with_its_figures(_):
    result = berthier("bench", "null/null", "--games", "20", "--runs", "2")
    last = result.out.splitlines()[-1]
    assert re.fullmatch(r"actions/s=\d+ ns/choice=[\d.]+ allocs/action=0 state=\d+", last), result
    assert "peak memory of a playout process" in result.out, result
    assert "loading the game" in result.out, result
    assert re.search(r"cannot know: [\d.]+ us, the mean of [1-9]\d*\n", result.out), result
    assert re.search(r"two threads: [\d.]+ times one", result.out), result


def a_bench_measures_the_memory_of_its_own_data(scratch):
    """Data that the program has not got compiled in: a scenario of another name."""
    data = os.path.join(os.environ["BT_SOURCE_DIR"], "data", "napoleon-at-war")
    mine = os.path.join(scratch, "napoleon-at-war")
    shutil.copytree(data, mine)
    printed = os.path.join(mine, "scenario-jena-auerstadt.yaml")
    with open(printed, encoding="utf-8") as file:
        text = file.read()
    with open(os.path.join(mine, "scenario-mine.yaml"), "w", encoding="utf-8") as file:
        file.write(re.sub(r"^( *id:) jena-auerstadt$", r"\1 mine", text, count=1, flags=re.M))
    os.remove(printed)
    result = berthier("bench", "napoleon-at-war/mine", "--data", mine, "--options", "louis=yes",
                      "--games", "1", "--runs", "1")
    assert result.code == 0 and result.err == "", result
    assert re.search(r"peak memory of a playout process: [1-9]", result.out), result


def rules_are_counted(_):
    result = berthier("rules", "null")
    last = dict(word.split("=") for word in result.out.splitlines()[-1].split())
    assert list(last) == ["clauses", "done", "na", "missing", "tested", "unmarked", "unruled"], result
    assert last["missing"] == "0" and int(last["clauses"]) == int(last["done"]) + int(last["na"])
    assert len(result.out.splitlines()) == int(last["clauses"]) + 1, result


def rules_of_every_game_stand_in_columns(_):
    games = set(re.findall(r"^ *([a-z0-9-]+)/", berthier("games").out, re.M))
    assert "null" in games, games
    for game in sorted(games):
        lines = berthier("rules", game).out.splitlines()[:-1]
        numbers = [line.split()[0] for line in lines]
        width = max([7] + [len(number) for number in numbers])
        for line in lines:
            number, rest = line[:width].rstrip(), line[width:]
            assert number in numbers and " " not in number, line
            assert re.fullmatch(r" (done|n/a |miss)  (tested|-     )  (marked|-     )  "
                                r"(ruled|open |-    )  \S.*", rest), line


# Games whose every done clause is tested, marked, and ruled on where the text is open.
WHOLE = ("null", "napoleon-at-war", "napoleon1806", "age-of-napoleon")


def every_clause_has_its_chain(_):
    for game in WHOLE:
        result = berthier("rules", game)
        last = dict(word.split("=") for word in result.out.splitlines()[-1].split())
        gaps = berthier("rules", game, "--uncovered").out
        assert last["unmarked"] == last["unruled"] == last["missing"] == "0", gaps
        assert last["tested"] == last["done"] and result.code == 0, gaps


def made(scratch, tool, path, text):
    """What a tool of the build makes of such a file."""
    name = os.path.join(scratch, path)
    os.makedirs(os.path.dirname(name), exist_ok=True)
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)
    out = os.path.join(scratch, "made.inc")
    tool = os.path.join(os.environ["BT_BUILD_DIR"], "cli", tool)
    subprocess.run([tool, out, name], check=True)
    with open(out, encoding="utf-8") as file:
        return file.read().splitlines()


# Games of which every reason, by every clause it cites, is met in a position test; but a
# position test cannot say what is no action.
REFUSED = ("napoleon-at-war",)
UNSAYABLE = {"no-such-action"}


def every_reason_is_refused_by_a_case(_):
    tests = os.path.join(os.environ["BT_SOURCE_DIR"], "tests", "games")
    for game in REFUSED:
        cases = ""
        for path in glob.glob(os.path.join(tests, game, "*.t")):
            with open(path, encoding="utf-8") as file:
                cases += file.read()
        refused = set(re.findall(r"^refuse .* ([a-z-]+ \[[^\]]*\])$", cases, re.M))
        words = berthier("games", game).out.split("reasons of refusals\n")[1]
        reasons = {f"{code} {rule}" for code, rule in
                   re.findall(r"^    ([a-z-]+) .* (\[[^\]]*\])$", words, re.M)}
        missing = {reason for reason in reasons - refused if reason.split()[0] not in UNSAYABLE}
        assert reasons and not missing, (game, sorted(missing))


def code_marks_clauses_of_every_form(scratch):
    code = ("/* [8.42 7.72c C1.1, E-AMBUSH.1] [M10.12 AON-2.5a 17.1.1.1] 5.3 (5.4) [8.22Ba 2.11A1] */\n"
            'say("C2.1", "not C2.2", x["G2.1"]);\n')
    numbers = ("8.42", "7.72c", "C1.1", "E-AMBUSH.1", "M10.12", "AON-2.5a", "17.1.1.1",
               "8.22Ba", "2.11A1", "C2.1", "G2.1")
    for path in ("games/salamis/a.c", "games/salamis/a.h", "games/salamis/events.def",
                 "data/salamis/map.yaml"):
        assert made(scratch, "chain", path, code) == [
            f'MARKED("salamis", "{number}")' for number in numbers], path
    assert made(scratch, "chain", "games/salamis/rules.def", code) == []
    assert made(scratch, "chain", "games/salamis/RULINGS.md", "* **Oars [C1.1] [8.42].** (C1.2)\n") == [
        'RULED("salamis", "C1.1")', 'RULED("salamis", "8.42")']
    assert made(scratch, "chain", "clauses/salamis.txt", "# numbers\nC1.1\nE-AMBUSH.1 open\n\n") == [
        'LISTED("salamis", "C1.1", 0)', 'LISTED("salamis", "E-AMBUSH.1", 1)']


def what_is_no_rule_is_no_mark(scratch):
    for word in ("8", "8.", ".8", "C1", "C.", "c1.1", "C1.1CC", "8.22A1b2", "C-1.1", "E-.1", "-E.1", "E--X.1",
                 "8.4-2", "1.2.", "1..2", "E-AMBUSH", "E_AMBUSH.1", "", "i", "3 + 4"):
        assert made(scratch, "chain", "games/salamis/b.c", f"x[{word}] = 1;\n") == [], word


def position_tests_are_taken_in_line_by_line(scratch):
    text = "# a comment\n% \"a\" title??  [1.0]\nrefuse \\ pass\n"
    assert made(scratch, "scripts", "games/salamis/a.t", text) == [
        "static const char *const script_2[] = {",
        '    "",', '    "% \\042a\\042 title\\077\\077  [1.0]",', '    "refuse \\134 pass",', "    NULL,", "};",
        "", "static const embedded scripts[] = {", '    { "salamis", "a.t", script_2 },',
        "    { NULL, NULL, NULL },", "};"]


def position_tests_run_from_any_directory(scratch):
    """A pack is named from where its file lies, and the game is that directory's."""
    tests = os.path.join(os.environ["BT_SOURCE_DIR"], "tests", "games", "napoleon-at-war")
    runner = os.path.join(os.environ["BT_BUILD_DIR"], "tests", "positions", "t_runner")
    for cwd, path in ((tests, "zoc.t"), (os.path.dirname(tests), "napoleon-at-war/zoc.t"),
                      (scratch, os.path.join(tests, "zoc.t")), (scratch, os.path.relpath(
                          os.path.join(tests, "zoc.t"), scratch))):
        for program in ([os.environ["BERTHIER"], "check"], [runner]):
            result = subprocess.run(program + [path], cwd=cwd, capture_output=True, text=True,
                                    check=False)
            assert result.returncode == 0, (cwd, path, result)
            assert re.search(r"[1-9]\d* (cases, 0 failed|passed, 0 failed)", result.stdout), result


def manual():
    path = os.path.join(os.environ["BT_SOURCE_DIR"], "docs", "testing.md")
    with open(path, encoding="utf-8") as file:
        return file.read()


def the_case_in_the_manual_passes(scratch):
    """The case that docs/testing.md shows as an example can be run."""
    case = re.search(r"## Position tests.*?```\n(.*?)```", manual(), re.S).group(1)
    path = os.path.join(scratch, "napoleon-at-war")
    os.mkdir(path)
    path = os.path.join(path, "manual.t")
    with open(path, "w", encoding="utf-8") as file:
        file.write(case)
    result = berthier("check", path)
    assert result.code == 0 and "1 cases, 0 failed" in result.out, result


def the_manual_has_the_segments_of_every_game(scratch):
    """A segment that there is not is answered with those that there are."""
    path = os.path.join(scratch, "none.t")
    for game in ("napoleon-at-war", "napoleon1806", "age-of-napoleon", "osg1806"):
        clause = berthier("rules", game).out.split()[0]
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"game {game}\n% such a segment [{clause}]\nbegin none french\n")
        err = berthier("check", path).err
        expected = re.findall(r"[a-z]+", re.search(r"expected ([a-z, ]+)", err).group(1))
        row = re.search(rf"^\| `{game}` \| (.*)$", manual(), re.M)
        assert row, game
        for word in set(expected) - {"or"}:
            assert f"`{word}`" in row.group(1), (game, word)


def the_engine_answers_and_goes_on(_):
    lines = 'nonsense\n{"what": 1}\n' + "[" * 5000 + "\n"
    result = berthier("engine", stdin=lines)
    answers = [json.loads(line) for line in result.out.splitlines()]
    assert len(answers) == 3 and result.code == 0, result


def a_zero_byte_ends_no_file_early(scratch):
    path = os.path.join(scratch, "cut.journal")
    with open(path, "wb") as file:
        file.write(b"berthier-journal 1\ngame null\n\0rules 1\n")
    for command in (("replay", path), ("play", "--plain", "--load", path)):
        refused(berthier(*command), 3, "cut.journal:3", "zero byte")
    assert "cut.journal:3" in berthier("check", path).err
    path = os.path.join(scratch, "cut.t")
    with open(path, "wb") as file:
        file.write(b"game null\n% a pass [2.0]\ndo pass\n\0% another [2.0]\nrefuse pass over\n")
    runner = os.path.join(os.environ["BT_BUILD_DIR"], "tests", "positions", "t_runner")
    result = subprocess.run([runner, path], capture_output=True, text=True, check=False)
    assert result.returncode == 1 and "cut.t:4: a zero byte" in result.stdout, result


def journals_in_the_manual_replay(_):
    here = os.path.dirname(os.path.abspath(__file__))
    journals = glob.glob(os.path.join(here, "..", "..", "docs", "screenshots", "*.txt"))
    assert len(journals) >= 4, journals
    for path in journals:
        result = berthier("replay", path)
        assert result.code == 0 and "every hash as recorded" in result.out, result


main([no_command, unknown_commands_name_the_nearest, unknown_options_name_the_nearest,
      options_want_their_values, a_path_is_not_cut_short, operands_are_counted, names_are_looked_up,
      options_of_a_game_are_checked, data_of_every_option_are_checked, files_that_are_not_there,
      a_zero_byte_ends_no_file_early, a_full_disk_is_an_error,
      help_tells_of_every_command, games_lists_everything, games_tells_the_words_of_one,
      the_manual_page_is_clean,
      completions_are_scripts, bash_completes, perft_counts, a_match_depends_on_the_seed_alone,
      a_bench_ends_with_its_figures, a_bench_measures_the_memory_of_its_own_data, rules_are_counted, rules_of_every_game_stand_in_columns,
      every_clause_has_its_chain, every_reason_is_refused_by_a_case, code_marks_clauses_of_every_form, what_is_no_rule_is_no_mark,
      position_tests_are_taken_in_line_by_line, position_tests_run_from_any_directory,
      the_case_in_the_manual_passes, the_manual_has_the_segments_of_every_game,
      journals_in_the_manual_replay, the_engine_answers_and_goes_on])
