"""The output of every command: its help, valid and invalid calls, and written files."""

import shlex
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from string import Template

from recorder.grids import CONTRADICTORY, EMPTY, KNOWN, SOLVED, UNSOLVABLE
from recorder.product import SITE, Command
from recorder.records import Records

AREA = "commands"
_AT_ONCE = 2
_NAMES = """
generate convert canonical shuffle near minlex corpus play hint explain prove check validate grade
rate anatomy analyze worksheet class-set practice book strip picture serve mcp doctor backup db
accounts keys usage audit
"""
_BELOW = """
corpus make|corpus verify|corpus audit|corpus reveal|db upgrade|db move|accounts create
accounts list|accounts about|accounts suspend|accounts restore|accounts limit|accounts delete
accounts promote|accounts demote|accounts forget-passkeys|accounts sign-in-link|keys create
keys list|keys revoke
"""
_EASY, _MEDIUM, _HARD = KNOWN[0], KNOWN[1], KNOWN[3]
_BOARD = _EASY[:2] + SOLVED[2] + _EASY[3:]
_RECIPE = """
name = "tiny"
seed = "of the recorder"
columns = ["solution", "label", "score", "technique", "rating", "nodes", "clues", "path"]
shard_rows = 10

[splits]
train = 80
test = 20

[bands]
beginner = { count = 8, label = "beginner" }
medium = { count = 4, label = "medium", symmetry = "half-turn", minimal = true }
"""
_BOOK = """
title = "Exactly One Solution"
subtitle = "From the first single to the X-wing"
author = "Ada"
trim = "6x9"
per-page = 2
seed = 3

[[chapters]]
difficulty = "easy"
count = 3
text = "Look for what is nearly full."

[[chapters]]
title = "Of my own"
file = "mine.txt"
"""
FILES = {
    "mine.txt": f"{_EASY}\n{_HARD}\n",
    "all.txt": "\n".join([*KNOWN, SOLVED, EMPTY, UNSOLVABLE, CONTRADICTORY, "none", ""]),
    "drawn.txt": "\n".join(_EASY[row : row + 9] for row in range(0, 81, 9)),
    "table.csv": f"id,puzzle\n1,{_EASY}\n2,{_HARD}\n",
    "lines.jsonl": f'{{"sudoku": "{_EASY}"}}\n{{"sudoku": "{_HARD}"}}\n',
    "recipe.toml": _RECIPE,
    "book.toml": _BOOK,
    "faulty.toml": "title = 1\n[[chapters]]\nnone = 2\n",
}
# Shell syntax; the file after `<` is the standard input.
_CALLS = Path(__file__).with_name("calls.txt")
_GRIDS = {"EASY": _EASY, "HARD": _HARD, "BOARD": _BOARD, "REST": _BOARD[1:], "SOLVED": SOLVED}
_FORMATS = "line rows sdk sdm ss csv json opensudoku hodoku brf f-puzzles sudokupad"
_MANY = "check grade rate analyze canonical minlex anatomy"


def _calls() -> list[tuple[str, str]]:
    """Return the arguments and the file for standard input of each call."""
    names = ["", *_NAMES.split(), *_BELOW.replace("\n", "|").strip("|").split("|")]
    lines = [f"{name} --help".strip() for name in names]
    text = Template(_CALLS.read_text("utf-8")).substitute(_GRIDS)
    lines += text.splitlines()
    lines += [f"convert mine.txt --to {form}" for form in _FORMATS.split()]
    lines += [f"{name} all.txt" for name in _MANY.split()]
    lines += [f"{name} --json mine.txt" for name in _MANY.split()]
    return [(line.partition(" < ")[0], line.partition(" < ")[2]) for line in lines]


def record_commands(records: Records, folder: Path) -> None:
    """Record all calls, each in a folder of its own."""
    calls = _calls()
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        list(pool.map(partial(_record, records, folder), range(len(calls)), calls))
    _administer(records, Command(folder / "people"))


def _record(records: Records, folder: Path, number: int, call: tuple[str, str]) -> None:
    line, given = call
    place = folder / f"{number:03}"
    command = Command(place, site_url=SITE)
    for name, text in FILES.items():
        (place / name).write_text(text, encoding="utf-8")
    texts = FILES.get(given, "")
    seen = [command(*shlex.split(each), given=texts) for each in line.split(" && ")]
    records.add(AREA, f"{number:03} nonet {line[:80]}", seen)
    for file in sorted(place.rglob("*")):
        name = str(file.relative_to(place))
        if file.is_file() and name not in FILES and not name.startswith("var/"):
            records.add_file(AREA, f"{number:03} {name.replace('/', ' ')}", file.read_bytes())


def _administer(records: Records, command: Command) -> None:
    """Record the commands for accounts, one after another on one database."""
    ada = "ada@example.com"
    lines = f"""
db upgrade|accounts create {ada}|accounts create {ada}|accounts list|accounts list --json
keys create {ada} --name one|keys create {ada} --name two --json
keys list {ada}|keys list {ada} --json
accounts limit {ada} --requests 5|accounts about {ada}|accounts promote {ada}
accounts demote {ada}|keys revoke 1|keys revoke 1|keys list {ada}|accounts suspend {ada}
accounts list|accounts restore {ada}|accounts forget-passkeys {ada}|accounts sign-in-link {ada}
usage|usage {ada} --json|audit|audit {ada} --json|backup kept --json|backup other --keep 1
accounts delete {ada}|accounts delete {ada} --yes|accounts list|audit|doctor|doctor --json
"""
    for number, line in enumerate(lines.replace("\n", "|").strip("|").split("|")):
        records.add(AREA, f"people {number:02} {line}", command(*line.split()))
