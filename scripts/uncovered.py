"""List the untested lines of the engine, of access and of HTTP that have no stated reason.

`uncovered.py FOLDER` reads the counts that `coverage.sh` has written there. A reason stands beside
its line: `# pragma: no cover - why` at the end of a line of Python, `// uncovered: why` above one
of Rust; both also cover the lines of a block. Three kinds of Rust lines need no reason: a private
`const fn` without any counted line, since the compiler evaluated it; a line with an attribute,
whose code a macro generated; and a line of brackets, which belongs to the branch around it.

The exit status is 1 if a line is left, and 69 if Rust was not counted.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence, Set as AbstractSet
from pathlib import Path
from typing import NamedTuple

from coverage import Coverage

PYTHON = (
    *("src/nonet/engine", "src/nonet/accounts/access", "src/nonet/server/http"),
    "src/nonet/server/api/gate.py",
)
RUST = (
    *("engine/grid", "engine/search", "engine/techniques", "engine/rating", "engine/reasoning"),
    *("engine/src", "forms/src", "bindings/src"),
)
NOT_COUNTED = 69

_PRAGMA = re.compile(r"# pragma: no cover(?P<why> - \S)?")
_REASON = re.compile(r"\s*// uncovered:(?P<why> \S)?")
_BUILT = re.compile(r"(pub\((crate|super|in [\w:]+)\) )?const (unsafe )?fn ")
_ATTRIBUTE = re.compile(r"\s*#!?\[")
_BRACKETS = re.compile(r"\s*[]})]+[?;,]*")
_CLOSING = ("}", ")", "]")


class File(NamedTuple):
    """A file's text, and which of its lines were counted, by number."""

    text: Sequence[str]
    reached: AbstractSet[int]
    missed: AbstractSet[int]


class Judgement(NamedTuple):
    """The report on a file: untested lines with or without a reason, and unused reasons."""

    counted: int
    left: AbstractSet[int]
    excused: AbstractSet[int]
    idle_reasons: AbstractSet[int]


def main(root: Path, folder: Path) -> int:
    """Print the results, and return the exit status."""
    python = dict(_count_python(root, folder / "python"))
    rust = dict(_count_rust(root, folder / "rust.lcov")) if _has_rust(folder) else {}
    findings = {path: judge_python(file) for path, file in python.items()}
    findings |= {path: judge_rust(file) for path, file in rust.items()}
    _print_rooms(findings)
    texts = {path: file.text for path, file in (python | rust).items()}
    left = {path: found.left for path, found in findings.items()}
    idle = {path: found.idle_reasons for path, found in findings.items()}
    _print_lines("Reasons that no line needs:", idle, texts)
    _print_lines("Lines that no test reaches and no reason excuses:", left, texts)
    if any(left.values()):
        return 1
    return 0 if rust else NOT_COUNTED


def judge_python(file: File) -> Judgement:
    """Read the reasons in a Python file, which coverage excludes from its counts."""
    left, excused, idle = set(file.missed), set[int](), set[int]()
    for number, line in _numbered(file.text):
        if (pragma := _PRAGMA.search(line)) is None:
            continue
        within = [one for one in _block(file.text, number) if one != number]
        if not file.reached & set(within or [number]):
            (excused if pragma["why"] else left).add(number)
        else:
            idle.add(number)
    counted = len(file.reached | left | excused)
    return Judgement(counted, left, excused, idle)


def judge_rust(file: File) -> Judgement:
    """Read the reasons in a Rust file, and the lines that the compiler evaluated or generated."""
    excused, idle = set[int](), set[int]()
    for number, line in _numbered(file.text):
        block = set(_block(file.text, number))
        if (reason := _REASON.match(line)) is not None:
            # A line of a comment may count as one of the branch that it stands in.
            code = _block(file.text, _after_comment(file.text, number))
            missed = file.missed & set(range(number, code.stop))
            if missed and reason["why"]:
                excused |= missed
            else:
                idle.add(number)
        elif _ATTRIBUTE.match(line) or (_BUILT.match(line) and not file.reached & block):
            excused |= file.missed & block
        elif _BRACKETS.fullmatch(line):
            excused |= file.missed & {number}
    left = file.missed - excused
    counted = len(file.reached | file.missed)
    return Judgement(counted, left, excused, idle)


def _block(text: Sequence[str], first: int) -> range:
    """Return a line and its block: all lines that are indented deeper, and the closing one."""
    indent = _indent(text[first - 1])
    last = first
    for number in range(first + 1, len(text) + 1):
        line = text[number - 1]
        is_closing = _indent(line) == indent and line.lstrip().startswith(_CLOSING)
        if line.strip() and _indent(line) <= indent and not is_closing:
            break
        last = number
    return range(first, last + 1)


def _after_comment(text: Sequence[str], first: int) -> int:
    number = first
    while number < len(text) and text[number - 1].lstrip().startswith("//"):
        number += 1
    return number


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _numbered(text: Sequence[str]) -> Iterator[tuple[int, str]]:
    return enumerate(text, 1)


def _has_rust(folder: Path) -> bool:
    return (folder / "rust.lcov").exists()


def _count_python(root: Path, counted: Path) -> Iterator[tuple[Path, File]]:
    coverage = Coverage(data_file=str(counted), config_file=str(root / "pyproject.toml"))
    coverage.load()
    data = coverage.get_data()
    for path in _files(root, PYTHON, "*.py"):
        missed = coverage.analysis2(str(path))[3]
        reached = data.lines(str(path)) or []
        text = path.read_text("utf-8").splitlines()
        yield path.relative_to(root), File(text, set(reached), set(missed))


def _count_rust(root: Path, counted: Path) -> Iterator[tuple[Path, File]]:
    """Read llvm-cov's output: for each file its name, then each line with its count."""
    rooms = set(_files(root, RUST, "*.rs"))
    path, times = Path(), dict[int, int]()
    for line in counted.read_text("utf-8").splitlines():
        kind, _, shown = line.partition(":")
        if kind == "SF":
            path, times = Path(shown), {}
        elif kind == "DA":
            number, count = shown.split(",")[:2]
            times[int(number)] = int(count)
        elif kind == "end_of_record" and path in rooms:
            reached = {number for number, count in times.items() if count}
            text = path.read_text("utf-8").splitlines()
            yield path.relative_to(root), File(text, reached, times.keys() - reached)


def _files(root: Path, rooms: Sequence[str], pattern: str) -> Iterator[Path]:
    for room in rooms:
        place = root / room
        yield from sorted(place.rglob(pattern)) if place.is_dir() else [place]


def _print_rooms(findings: Mapping[Path, Judgement]) -> None:
    print(f"{'room':<24}{'lines':>8}{'reached':>9}{'excused':>9}{'left':>6}")
    for room in (*PYTHON, *RUST):
        own = [found for path, found in findings.items() if path.is_relative_to(room)]
        lines = sum(found.counted for found in own)
        excused = sum(len(found.excused) for found in own)
        left = sum(len(found.left) for found in own)
        print(f"{room:<24}{lines:>8}{lines - excused - left:>9}{excused:>9}{left:>6}")


def _print_lines(
    head: str, lines: Mapping[Path, AbstractSet[int]], texts: Mapping[Path, Sequence[str]]
) -> None:
    if any(lines.values()):
        print(head)
    for path, numbers in lines.items():
        for number in sorted(numbers):
            print(f"  {path}:{number}: {texts[path][number - 1].strip()}")


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parents[1].resolve(), Path(sys.argv[1])))
