"""The full screen, driven through a pseudo-terminal."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

from support import BERTHIER, ENV, berthier, has_game, main


class Terminal:
    """A child on a pseudo-terminal; everything it wrote is in `seen`."""

    def __init__(self, *args, size=(24, 80), env=None):
        self.child, self.file = pty.fork()
        if self.child == 0:
            os.execve(BERTHIER, [BERTHIER, *args], env or ENV)
        self.seen = ""
        self.resize(*size)

    def resize(self, rows, columns):
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.kill(self.child, signal.SIGWINCH)

    def read(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            ready, _, _ = select.select([self.file], [], [], 0.05)
            if not ready:
                continue
            try:
                data = os.read(self.file, 65536)
            except OSError:
                return False
            if not data:
                return False
            self.seen += data.decode(errors="replace")
        return True

    def plain(self):
        """What was written, without the terminal's own sequences."""
        text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][A-Z0-9]|\x1b[=>78]", "", self.seen)
        return text

    def expect(self, text, seconds=20):
        end = time.monotonic() + seconds
        while text not in self.plain():
            if time.monotonic() > end or not self.read(0.1):
                raise AssertionError(f"{text!r} did not appear in {self.plain()[-1500:]!r}")

    def type(self, keys):
        self.seen = ""
        os.write(self.file, keys.encode())

    def end(self):
        """Wait for the child; give its exit code."""
        while self.read(0.2):
            pass
        _, status = os.waitpid(self.child, 0)
        os.close(self.file)
        return os.waitstatus_to_exitcode(status)


NULL = ("play", "null/null", "--autosave", "none")


def a_whole_game(_):
    term = Terminal(*NULL)
    term.expect("10 to go")
    term.type("pass\r")
    term.expect("that makes 1")
    for _ in range(9):
        term.type("?")
        term.expect("Enter takes")
        term.type("\r")
        term.read(0.2)
    term.expect("game is over")
    term.type("quit\r")
    assert term.end() == 0


def wrong_words_are_answered(_):
    term = Terminal(*NULL)
    term.expect("10 to go")
    term.type("foo\r")
    term.expect("no word of this game")
    term.type("pas\t\r")
    term.expect("that makes 1")
    term.type("undo\r")
    term.expect("Took back 1")
    term.type("help\r")
    term.expect("what you may do now")
    term.type("\x1bquit\r")
    assert term.end() == 0


def words_may_begin_with_the_keys_that_move(_):
    term = Terminal(*NULL)
    term.expect("10 to go")
    term.type("hint random\r")
    term.expect("random would: pass")
    term.type("quit\r")
    assert term.end() == 0


def any_size_will_do(_):
    term = Terminal(*NULL)
    term.expect("10 to go")
    for rows, columns in ((1, 1), (5, 200), (200, 300), (10, 40), (3, 80), (24, 80)):
        term.resize(rows, columns)
        term.read(0.3)
    term.type("pass\r")
    term.expect("that makes 1")
    term.type("quit\r")
    assert term.end() == 0


def poor_terminals_will_do(_):
    for env in (dict(ENV, TERM="vt100"), dict(ENV, NO_COLOR="1"), dict(ENV, LC_ALL="C"),
                dict(ENV, TERM="linux")):
        term = Terminal(*NULL, env=env)
        term.expect("10 to go")
        term.type("pass\r")
        term.expect("that makes 1")
        if "NO_COLOR" in env:
            assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", term.seen)
        term.type("quit\r")
        assert term.end() == 0


def signals_keep_the_game(scratch):
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        path = os.path.join(scratch, f"{number}.journal")
        term = Terminal("play", "null/null", "--autosave", path)
        term.expect("10 to go")
        term.type("pass\r")
        term.expect("that makes 1")
        os.kill(term.child, number)
        assert term.end() == 128 + number
        assert "1 actions" in berthier("replay", path).out


def a_terminal_that_is_gone_ends_the_game(_):
    """Nobody sends SIGHUP to a program that does not own its terminal."""
    master, slave = pty.openpty()
    child = os.fork()
    if child == 0:
        os.close(master)
        os.setsid()
        for file in (0, 1, 2):
            os.dup2(slave, file)
        os.execve(BERTHIER, [BERTHIER, *NULL], ENV)
    os.close(slave)
    select.select([master], [], [], 20)
    os.read(master, 65536)
    os.close(master)
    for _ in range(200):
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            assert os.waitstatus_to_exitcode(status) == 128 + signal.SIGHUP, status
            return
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    raise AssertionError("the game goes on without a terminal")


def rubbish_keys_do_no_harm(_):
    term = Terminal(*NULL)
    term.expect("10 to go")
    for keys in ("\x1b[A\x1b[B\x1b[C\x1b[D", "\x1b[5~\x1b[6~", "\t\tzzzn  ::", "\x01\x05\x15\x0c",
                 "\x1bOP\x1b", "é€\x7f\x7f\b", "?\x1b[B\x1b[A\x1b", "x" * 600 + "\x15\x1b"):
        term.type(keys)
        term.read(0.2)
    term.type("\x1b")
    term.read(0.2)
    term.type("quit\r")
    assert term.end() == 0


def a_real_game_is_shown(_):
    if not has_game("napoleon-at-war"):
        return
    for size in ((24, 80), (50, 160)):
        term = Terminal("play", "napoleon-at-war/jena-auerstadt", "--autosave", "none", "--prussian",
                        "random", "--seed", "1", "--pace", "0", size=size)
        term.expect("0607")
        term.expect("8-4")
        term.type("\t")
        term.expect("Auerstadt map")
        term.type("\t:map 0607\r")
        term.expect("0607 Landgrafenberg")
        term.type("\r")
        term.expect("2/Gaz chosen")
        term.type("\r")
        term.expect("move 2/Gaz 0608")
        term.type("\x1b")
        term.read(0.3)
        term.type("k\r")
        term.expect("3½")
        term.type("z:map 0101\r\r")
        term.expect("No: ")
        term.type("undo 9\r")
        term.expect("Took back")
        term.type("why move nobody\r")
        term.expect("unknown")
        term.type("quit\r")
        assert term.end() == 0


def a_secret_choice_is_covered_between_two_persons(scratch):
    if not has_game("napoleon-at-war"):
        return
    path = os.path.join(scratch, "hot.journal")
    persons = ["--french", "person", "--prussian", "person", "--autosave", "none"]
    berthier("play", "napoleon-at-war/jena-auerstadt", "--plain", "--seed", "3", *persons,
             stdin=f"enter Gd 0104\nstep 0204\nhalt\nenter V.a 0104\nhalt\nsave {path}\n")
    term = Terminal("play", "--load", path, *persons, size=(30, 100))
    term.expect("french: Move your units")
    term.type("done\r")
    term.expect("Hand over the keyboard")
    term.read(0.3)
    assert "Option" not in term.plain(), term.plain()
    term.type("plan B\r")  # Enter uncovers, what came before it is lost
    term.expect("Choose: Option A")
    assert "option: B" not in term.plain(), term.plain()
    term.type("plan B\r")
    term.expect("Option B is chosen")
    term.type(":\x1bOA")
    term.expect("plan B")
    term.type("\x1bquit\r")
    assert term.end() == 0


def the_panel_says_it_in_words(_):
    if not has_game("napoleon-at-war"):
        return
    for size in ((24, 80), (40, 120)):
        term = Terminal("play", "napoleon-at-war/jena-auerstadt", "--autosave", "none", "--prussian",
                        "person", "--french", "person", "--seed", "1", size=size)
        term.expect("next french: turn 1 at 0104:")
        term.expect("if it ended now, A: French")
        term.expect("reserve 66")
        assert "level" not in term.plain() and "French at" not in term.plain(), term.plain()
        term.type("enter Gd 0104\rhalt\r")
        term.expect("Gd halts in 0104 [5.17]")
        term.type("quit\r")
        assert term.end() == 0


def areas_are_listed_and_actions_typed(_):
    if not has_game("napoleon1806"):
        return
    for size in ((24, 80), (40, 120), (10, 40)):
        term = Terminal("play", "napoleon1806/campaign", "--autosave", "none", "--prussian", "random",
                        "--french", "person", "--seed", "3", size=size)
        term.expect("BAM Bamberg")
        term.type("decline\r")
        term.expect("Carry out an operation")
        term.type("?\x1b\x1b[A\x1b[B\x1b[C\x1b[D\tzn\r\x1b[5~\x1b[6~")
        term.type("hex JEN\r")
        term.expect("to WMR Weimar")
        term.type("\x1bmap XXX\r")
        term.expect("There is no area XXX.")
        term.type("\x1bpass\r")
        if size[1] > 60:
            term.expect("French passes")
        term.type("\x1bquit\r")
        assert term.end() == 0


def a_large_map_begins_where_somebody_stands(_):
    """1806: flags of hidden forces, then the hex at which units come on, at both sizes of the map."""
    if not has_game("osg1806"):
        return
    for size, flag in (((24, 80), "?troo"), ((50, 140), "(?)")):
        term = Terminal("play", "osg1806/auerstadt", "--autosave", "none", "--seed", "1",
                        "--pace", "0", size=size)
        term.expect("nobody on the map to put in command")
        term.expect("flag: troops")
        term.expect(flag)
        term.type("done\r")
        term.expect("*1942" if size[1] < 120 else "N1942*")
        term.expect("N1942 Kösen")
        term.type("enter Gudin N1942\r")
        term.expect("I9(5)5" if size[1] > 120 else "I9(5)")
        term.type("quit\r")
        assert term.end() == 0


main([a_large_map_begins_where_somebody_stands, a_secret_choice_is_covered_between_two_persons, the_panel_says_it_in_words,
      a_whole_game, wrong_words_are_answered, words_may_begin_with_the_keys_that_move,
      any_size_will_do, poor_terminals_will_do, signals_keep_the_game, rubbish_keys_do_no_harm,
      a_terminal_that_is_gone_ends_the_game,
      a_real_game_is_shown, areas_are_listed_and_actions_typed])
