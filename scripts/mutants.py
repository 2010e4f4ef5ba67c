"""Check that the tests notice random changes (mutants) of `src` and `engine`.

`mutants.py list` prints the mutants of a commit. They depend on the commit, the seed and the count
only, and a larger count adds mutants at the end. `mutants.py run 3 7 -- COMMAND` applies mutants 3
and 7 to the working tree, one at a time, runs the command on each, and reverts them. A mutant is
killed if the command fails or exceeds the time limit; one that doesn't compile counts as killed,
too. Without numbers all mutants run, and without a command `make test`, which takes hours.

A mutant can be applied to another commit if its file contains the same lines there. Otherwise it is
reported as outdated.
"""

import argparse
import ast
import io
import random
import re
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator, Sequence
from itertools import accumulate, cycle, islice
from pathlib import Path
from typing import NamedTuple

# Swapped in both directions.
PAIRS = (
    *(("==", "!="), ("<", "<="), (">", ">="), ("+", "-"), ("*", "//"), ("and", "or")),
    *(("is", "is not"), ("in", "not in"), ("&", "|"), ("True", "False")),
)
# Arguments of `dataclass` that only guard against mistakes in later code.
IGNORED_ARGUMENTS = {"frozen", "slots"}
SWAPPED = dict(PAIRS) | {after: before for before, after in PAIRS}
RUST_PAIRS = (
    *(("==", "!="), ("<", "<="), (">", ">="), ("+", "-"), ("+=", "-="), ("&&", "||")),
    *(("true", "false"),),
)
RUST_SWAPPED = dict(RUST_PAIRS) | {after: before for before, after in RUST_PAIRS} | {"&": "|"}

# Comments, attributes, strings and characters, but not lifetimes.
RUST_IGNORED = re.compile(
    r"""//[^\n]*|#!?\[[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.[^']*|[^'\\])'""",
    re.DOTALL,
)
RUST_TOKEN = re.compile(
    r"(?<= )(?:[=!<>]=|[<>&+-]|[+-]=|&&|\|\|)(?= )"
    r"|\b(?:true|false)\b"
    r"|(?<!\w)(?<![^.]\.)\d+(?!\w|\.\d)"
    r"|(?<!\w)!(?=[\w(])"
    r"|(?<=\n)(?P<statement> +(?!return\b|break\b|use\b|mod\b)"
    r"(?:\w[\w.]*\([^\n]*\)|continue);)(?=\n)",
)


class Edit(NamedTuple):
    """A replacement for a range of a text."""

    start: int
    end: int
    text: str


class Mutant(NamedTuple):
    """A change of whole lines of a file."""

    path: str
    line: int
    before: str
    after: str

    def apply(self) -> bool:
        """Change the file, near the original line; return whether it still has the lines."""
        file = Path(self.path)
        text = f"\n{file.read_text('utf-8')}" if file.exists() else ""
        found = [one.start() for one in re.finditer(re.escape(f"\n{self.before}\n"), text)]
        if not found:
            return False
        start = min(found, key=lambda one: abs(text.count("\n", 0, one) + 1 - self.line))
        end = start + len(self.before) + 1
        file.write_text(f"{text[:start]}\n{self.after}{text[end:]}"[1:], "utf-8")
        return True


class _Source:
    """A Python file and the positions of its nodes."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = text.splitlines(keepends=True)
        self._starts = list(accumulate(map(len, self._lines), initial=0))

    def span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        """Return the offsets of a node in the text."""
        start = self._offset(node.lineno, node.col_offset)
        return start, self._offset(node.end_lineno or 0, node.end_col_offset or 0)

    def swap(self, left: ast.expr, right: ast.expr) -> Iterator[Edit]:
        """Swap the operator between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        token = re.fullmatch(r"([\s)]*)(\S+(?: not| in)?)([\s(]*)", self._text[start:end])
        if token and (swapped := SWAPPED.get(token[2])):
            yield Edit(start, end, f"{token[1]}{swapped}{token[3]}")

    def replace(self, node: ast.stmt | ast.expr) -> str:
        """Return the replacement of a node, or nothing for most of them."""
        match node:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return self._text[slice(*self.span(operand))]
            case ast.Constant(value=bool(value)):
                return str(not value)
            case ast.Constant(value=int(value)):
                return str(value + 1)
            case ast.Return(value=ast.expr() as value) if ast.unparse(value) != "None":
                return "return None"
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise():
                return "pass"
            case _:
                return ""

    def _offset(self, line: int, column: int) -> int:
        before = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(before)


def draw_mutants(commit: str, seed: int, count: int) -> list[Mutant]:
    """Draw two mutants of Python files, one of a Rust file, and so on."""
    python: list[Mutant] = []
    rust: list[Mutant] = []
    for path, text in _read_commit(commit):
        if path.endswith(".py"):
            python += _mutants(path, text, find_python_edits(text))
        elif path.endswith(".rs") and "/src/" in path:
            rust += _mutants(path, text, find_rust_edits(text))
    rng = random.Random(seed)  # noqa: S311 - nothing secret
    rng.shuffle(python)
    rng.shuffle(rust)
    sources = islice(cycle([python, python, rust]), count)
    return [source.pop() for source in sources]


def find_python_edits(text: str) -> Iterator[Edit]:
    """Find the possible edits, except in annotations and docstrings."""
    source = _Source(text)
    for node in _walk(ast.parse(text)):
        match node:
            case (
                ast.Compare(left=left, comparators=[right])
                | ast.BinOp(left=left, right=right)
                | ast.BoolOp(values=[left, right])
            ):
                yield from source.swap(left, right)
            case ast.expr() | ast.stmt() if replacement := source.replace(node):
                yield Edit(*source.span(node), replacement)
            case _:
                pass


def find_rust_edits(text: str) -> Iterator[Edit]:
    """Find the possible edits, except in comments, strings, attributes and unit tests."""
    code = RUST_IGNORED.sub(lambda one: re.sub(r"[^\n]", "\0", one[0]), text)
    end = text.find("#[cfg(test)]")
    for token in RUST_TOKEN.finditer(code, 0, end if end >= 0 else len(code)):
        if token["statement"]:
            after = ""
        elif token[0].isdigit():
            after = str(int(token[0]) + 1)
        else:
            after = RUST_SWAPPED.get(token[0], "")
        yield Edit(*token.span(), after)


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.keyword) and node.arg in IGNORED_ARGUMENTS:
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in {"annotation", "returns", "type_params"}:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _walk(child)


def _mutants(path: str, text: str, edits: Iterator[Edit]) -> Iterator[Mutant]:
    for start, end, replacement in edits:
        first = text.rfind("\n", 0, start) + 1
        last = text.find("\n", end)
        line = text.count("\n", 0, start) + 1
        after = f"{text[first:start]}{replacement}{text[end:last]}"
        yield Mutant(path, line, text[first:last], after)


def _read_commit(commit: str) -> Iterator[tuple[str, str]]:
    command = ["git", "archive", commit, "src", "engine"]
    archive = subprocess.run(command, capture_output=True, check=True).stdout  # noqa: S603
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        for member in files:
            if member.name.endswith((".py", ".rs")) and (file := files.extractfile(member)):
                yield member.name, file.read().decode()


def _run(mutant: Mutant, command: Sequence[str], limit_s: float) -> str:
    """Return `killed`, `survived` or `outdated`."""
    path = Path(mutant.path)
    original = path.read_bytes() if path.exists() else b""
    if not mutant.apply():
        return "outdated"
    try:
        # `timeout` ends the command's child processes, too.
        limited = ["timeout", "-k", "10", str(limit_s), *command]
        done = subprocess.run(limited, check=False)  # noqa: S603
    finally:
        path.write_bytes(original)
    return "killed" if done.returncode else "survived"


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("action", choices=["list", "apply", "run"])
    parser.add_argument("numbers", nargs="*", type=int, help="the mutants, from 1; by default all")
    parser.add_argument("--commit", default="HEAD", help="draw the mutants from this commit")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--limit", type=float, default=3600, help="seconds for each command")
    arguments, command = _split(sys.argv[1:])
    options = parser.parse_args(arguments)
    mutants = draw_mutants(options.commit, options.seed, options.count)
    counts = {"killed": 0, "survived": 0, "outdated": 0}
    for number in options.numbers or range(1, len(mutants) + 1):
        mutant = mutants[number - 1]
        print(
            f"{number} {mutant.path}:{mutant.line}\n-{mutant.before}\n+{mutant.after}", flush=True
        )
        if options.action == "apply" and not mutant.apply():
            return 1
        if options.action == "run":
            started = time.monotonic()
            result = _run(mutant, command or ["make", "test"], options.limit)
            counts[result] += 1
            print(f"{number} {result} {time.monotonic() - started:.0f} s", flush=True)
    if options.action == "run":
        print(counts)
    return 0


def _split(arguments: list[str]) -> tuple[list[str], list[str]]:
    at = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:at], arguments[at + 1 :]


if __name__ == "__main__":
    sys.exit(main())
