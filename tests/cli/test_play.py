"""`nonet play`, with Textual's pilot and in a pseudo-terminal."""

import asyncio
import os
import pty
import re
import sys
from collections.abc import Awaitable, Callable
from fcntl import ioctl
from itertools import count
from pathlib import Path
from struct import pack
from termios import TIOCSWINSZ

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from command_line import CommandLine, read_until
from nonet import engine
from nonet.cli.game import Game
from nonet.cli.play import PlayScreen
from nonet.i18n.catalogue import english
from processes import child_process

PUZZLE = engine.generate("beginner", seed=3)
EMPTY_CELLS = [cell for cell in range(81) if PUZZLE.puzzle[cell] == "-"]
WIDE, NARROW = (80, 40), (40, 20)

Pilots = Pilot[bool]


def play(
    act: Callable[[Pilots, PlayScreen], Awaitable[None]], size: tuple[int, int] = WIDE
) -> PlayScreen:
    ticks = count()
    screen = PlayScreen(Game(PUZZLE.puzzle, PUZZLE.solution, lambda: float(next(ticks))), english())

    async def run() -> None:
        async with screen.run_test(size=size) as pilot:
            await act(pilot, screen)

    asyncio.run(run())
    return screen


def board_of(screen: PlayScreen) -> str:
    return str(screen.query_one("#board", Static).content)


async def go_to(pilot: Pilots, screen: PlayScreen, cell: int) -> None:
    await pilot.press(*["down"] * ((cell // 9 - screen.cell // 9) % 9))
    await pilot.press(*["right"] * ((cell - screen.cell) % 9))
    assert screen.cell == cell


def test_keys_enter_digits_and_notes_and_undo() -> None:
    cell = EMPTY_CELLS[0]
    digit = int(PUZZLE.solution[cell])

    async def act(pilot: Pilots, screen: PlayScreen) -> None:
        await go_to(pilot, screen, cell)
        await pilot.press("n", "1", "2", "n")
        assert screen.game.notes[cell] == {1, 2}
        await pilot.press(str(digit))
        assert screen.game.board[cell] == str(digit)
        await pilot.press("u")
        assert screen.game.board[cell] == "-"
        assert screen.game.notes[cell] == {1, 2}
        await pilot.press("backspace")
        assert screen.game.notes[cell] == frozenset()

    play(act)


def test_givens_cannot_be_changed() -> None:
    given = next(cell for cell in range(81) if PUZZLE.puzzle[cell] != "-")

    async def act(pilot: Pilots, screen: PlayScreen) -> None:
        await go_to(pilot, screen, given)
        await pilot.press("1", "2", "backspace")

    assert play(act).game.board == PUZZLE.puzzle


@pytest.mark.english
def test_hints_add_detail_and_lead_to_the_solution() -> None:
    last = EMPTY_CELLS[:3]
    rest = "".join("-" if cell in last else PUZZLE.solution[cell] for cell in range(81))

    async def act(pilot: Pilots, screen: PlayScreen) -> None:
        screen.game.board = rest
        for _ in last:
            await pilot.press("h", "h", "h", "a")
        assert screen.game.is_complete
        solved = screen.message
        assert solved.startswith("Solved in")
        await pilot.press("p", "u", "h")
        assert screen.game.is_paused
        assert screen.game.is_complete
        assert screen.message == solved

    play(act)


@pytest.mark.english
def test_a_mistake_is_shown_instead_of_a_hint() -> None:
    cell = EMPTY_CELLS[0]
    wrong = next(digit for digit in "123456789" if digit != PUZZLE.solution[cell])

    async def act(pilot: Pilots, screen: PlayScreen) -> None:
        await go_to(pilot, screen, cell)
        await pilot.press(wrong, "h")
        assert f"r{cell // 9 + 1}c{cell % 9 + 1}" in screen.message
        assert screen.step is None
        await pilot.press("u", "c")
        assert screen.message == f"No mistakes; {len(EMPTY_CELLS)} cells to go."

    play(act)


@pytest.mark.english
def test_a_pause_covers_the_board_and_stops_the_clock() -> None:
    async def act(pilot: Pilots, screen: PlayScreen) -> None:
        await pilot.press("p")
        time = screen.time
        assert "paused" in board_of(screen)
        expected = screen.message
        await pilot.press("5", "h", "c", "f")
        assert (screen.time, screen.game.board, screen.message) == (time, PUZZLE.puzzle, expected)
        assert screen.game.notes == (frozenset(),) * 81
        await pilot.press("p")
        assert "┏" in board_of(screen)

    play(act)


@pytest.mark.parametrize(("size", "lines"), [(WIDE, 31), (NARROW, 13)])
def test_the_board_fits_the_terminal(size: tuple[int, int], lines: int) -> None:
    async def act(pilot: Pilots, screen: PlayScreen) -> None:
        await pilot.press("f")
        rows = board_of(screen).splitlines()
        assert len(rows) == lines
        assert max(map(len, rows)) <= size[0]

    play(act, size)


def test_play_needs_a_terminal(nonet: CommandLine) -> None:
    outcome = nonet("play")

    assert (outcome.status, outcome.output) == (1, "")
    assert "needs a terminal" in outcome.errors


def play_in_terminal(folder: Path, keys: bytes) -> tuple[int, str, str]:
    """Press keys; return the exit status and the text shown before and after."""
    ours, theirs = pty.openpty()
    ioctl(theirs, TIOCSWINSZ, pack("HHHH", 40, 80, 0, 0))
    with child_process(
        [sys.executable, "-m", "nonet", "play", PUZZLE.puzzle],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env={**os.environ, "TERM": "xterm-256color"},
    ) as running:
        os.close(theirs)
        shown = read_until(ours, b"Quit")
        os.write(ours, keys)
        rest = read_until(ours, None)
        status = running.wait()
    os.close(ours)
    return status, shown, re.sub(r"\x1b[^A-Za-z]*[A-Za-z]", "", rest)


@pytest.mark.slow
def test_a_game_in_a_terminal_is_quit_by_a_key(tmp_path: Path) -> None:
    status, shown, rest = play_in_terminal(tmp_path, b"q")

    assert status == 0
    assert "┏" in shown
    assert PUZZLE.puzzle in rest


@pytest.mark.slow
def test_ctrl_c_quits_the_game(tmp_path: Path) -> None:
    status, _, rest = play_in_terminal(tmp_path, b"\x03")

    assert status == 0
    assert PUZZLE.puzzle in rest


@pytest.mark.slow
def test_invalid_utf_8_does_not_end_the_game(tmp_path: Path) -> None:
    status, _, rest = play_in_terminal(tmp_path, b"\xff\xc3(q")

    assert status == 0
    assert "Traceback" not in rest
    assert PUZZLE.puzzle in rest
