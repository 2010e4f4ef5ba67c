"""Find constructions that make our English hard to read, or count them.

    prose.py check [FILE ...]         list the places that break a rule, and fail if there are any
    prose.py rates [--since COMMIT]   count four constructions per thousand words, by kind of text

It reads the docstrings, comments, descriptions, help texts, log events and test names of Python,
the comments of Rust and JavaScript, Markdown, and the English messages. Without files it reads all
that Git tracks. With `--since`, it also counts the subjects of later commits. Text between
backticks or quotation marks is not read, nor are lines that contain `prose: ignore`.
"""

import argparse
import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple


class Passage(NamedTuple):
    """A piece of prose, and the line where it starts."""

    kind: str
    line: int
    text: str


class Rule(NamedTuple):
    """A banned construction, the kinds of text in which it is banned (all if empty), and advice."""

    pattern: re.Pattern[str]
    advice: str
    kinds: frozenset[str] = frozenset()


def _rule(pattern: str, advice: str, *kinds: str, flags: int = re.IGNORECASE) -> Rule:
    return Rule(re.compile(pattern, flags), advice, frozenset(kinds))


DESCRIPTIONS = ("docstring", "description")
RULES = (
    _rule(
        r"\A(what(ever)?|who(ever)?|which|where|how(?! to\b)|tells?|of|as)\b",
        "start with a verb or with the thing itself",
        *DESCRIPTIONS,
    ),
    _rule(r"\bwho(so)?ever\b|\bthat which\b|\bof what (is|has|was|it|they)\b", "name the thing"),
    _rule(
        r"(?<!leave )(?<!let )(?<!left )\b(?<=\w )alone\b",
        'say "only" before the noun',
        *("docstring", "comment", "test name"),
    ),
    _rule(r"(?<!there )\b(is|are|was|were) (?-i:none)\b", 'say "there is no ..."'),
    _rule(
        r"(?<!there )\b(is|are|was|were) no\b(?! (longer|more|fewer|less|better|worse|later)\b)",
        'say "isn\'t a"',
    ),
    _rule(r"\bnot any ?more\b", 'say "no longer"'),
    _rule(r"\bsees? to it that\b|\bas you gets?\b|\bwaits? for what\b", "name who does what"),
    _rule(r"\b(foretell|anew|zygote)\b|\bin (vain|peace)\b", "use the standard term"),
    _rule(
        r"\A(?![a-z0-9]+(_[a-z0-9]+)*\Z).",
        "use a snake_case key, with fields",
        "log event",
        flags=0,
    ),
)
COUNTED = {
    "what/whoever": re.compile(r"\b(?:what(?:ever)?|who(?:so)?ever)\b", re.IGNORECASE),
    "tell/told": re.compile(r"\b(?:tell|tells|told|telling)\b", re.IGNORECASE),
    "is no/none": re.compile(
        r"\b(?:is|are|was|were) (?:no|(?-i:none))\b(?! longer)", re.IGNORECASE
    ),
    "alone": re.compile(r"\balone\b", re.IGNORECASE),
}
QUOTED = re.compile(r"``[^`]*``|`[^`]*`|\"[^\"\n]*\"|“[^”]*”|„[^“]*“|\]\([^)]*\)|<[^>\n]*>")
LOG_METHODS = {"debug", "info", "warning", "error", "exception", "critical"}
LOGGERS = {"log", "_log", "logger", "_logger"}
COMMENT = {".rs": re.compile(r"(?m)^\s*//[/!]?(.*)$|(?<=\s)//(?!/)(.*)$")}
COMMENT[".js"] = re.compile(r"(?m)^\s*(?://|/?\*+/?)(.*)$|(?<=\s)//(.*)$")
LEFT_OUT = re.compile(r"^(CHANGELOG\.md|docs/contract/|src/nonet/database/migrations/)")


def read_python(source: str) -> Iterator[Passage]:
    """Yield the docstrings, comments, descriptions, log events and test names of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str):
                yield Passage("docstring", node.lineno, node.value.value)
        elif isinstance(node, ast.Call):
            yield from _described(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name[:5] == "test_":
            yield Passage("test name", node.lineno, node.name[5:].replace("_", " "))
    comments = (
        (token.start[0], token.string)
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    )
    yield from _joined((line, text.lstrip("#! ")) for line, text in comments)


def _described(call: ast.Call) -> Iterator[Passage]:
    for keyword in call.keywords:
        if keyword.arg in {"description", "help"} and (text := _constant(keyword.value)):
            yield Passage("description", keyword.value.lineno, text)
    function = call.func
    if (
        isinstance(function, ast.Attribute)
        and function.attr in LOG_METHODS
        and isinstance(function.value, ast.Name)
        and function.value.id in LOGGERS
        and call.args
        and (event := _constant(call.args[0]))
    ):
        yield Passage("log event", call.lineno, event)


def _constant(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_constant(part) or "`value`" for part in node.values)
    return ""


def _joined(lines: Iterable[tuple[int, str]]) -> Iterator[Passage]:
    """Join comments on consecutive lines, since a sentence may span them."""
    start, last, texts = 0, 0, list[str]()
    for line, text in lines:
        if line != last + 1 and texts:
            yield Passage("comment", start, "\n".join(texts))
            texts = []
        start = start if texts else line
        last = line
        texts.append(text)
    if texts:
        yield Passage("comment", start, "\n".join(texts))


def read_comments(source: str, pattern: re.Pattern[str]) -> Iterator[Passage]:
    """Yield the comments of a program in Rust or JavaScript."""
    for number, line in enumerate(source.splitlines(), 1):
        if match := pattern.search(line):
            yield Passage("comment", number, next(filter(None, match.groups()), "").strip())


def read_markdown(source: str) -> Iterator[Passage]:
    """Yield the paragraphs of a document, without its code."""
    without_code = re.sub(
        r"(?ms)^\s*(```|~~~).*?^\s*\1|^---\n.*?^---$", lambda m: "\n" * m[0].count("\n"), source
    )
    line = 1
    for paragraph in re.split(r"(\n\s*\n)", without_code):
        yield Passage("Markdown", line, paragraph)
        line += paragraph.count("\n")


def read_messages(source: str) -> Iterator[Passage]:
    """Yield the messages of a Fluent file."""
    for number, line in enumerate(source.splitlines(), 1):
        if not line.startswith("#"):
            yield Passage("message", number, re.sub(r"\{[^}]*\}|^[-\w]+ =", "", line).strip())


def read(path: Path) -> Iterator[Passage]:
    """Yield all prose of a file."""
    source = path.read_text(encoding="utf-8")
    readers: dict[str, Callable[[str], Iterator[Passage]]] = {
        ".py": read_python,
        ".md": read_markdown,
        ".ftl": read_messages,
    }
    if reader := readers.get(path.suffix):
        yield from reader(source)
    else:
        yield from read_comments(source, COMMENT[path.suffix])


def tracked() -> list[Path]:
    """List the files with English prose that Git tracks."""
    patterns = ["*.py", "*.rs", "*.js", "*.md", "src/nonet/i18n/en/*.ftl"]
    listed = ask_git("ls-files", *patterns)
    return [Path(name) for name in listed if not LEFT_OUT.search(name)]


def ask_git(*arguments: str) -> list[str]:
    """Run a Git command, and return the lines of its output."""
    command = ("git", *arguments)
    run = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
    return run.stdout.splitlines()


def check(paths: Iterable[Path]) -> int:
    """Print the places that break a rule, and return their number."""
    found = 0
    for path in paths:
        lines = path.read_text(encoding="utf-8").splitlines()
        for passage in read(path):
            for line, phrase, advice in broken(passage):
                if "prose: ignore" not in lines[line - 1]:
                    print(f"{path}:{line}: {phrase!r} in a {passage.kind}: {advice}")
                    found += 1
    return found


def broken(passage: Passage) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the phrase and the advice for each rule that a passage breaks."""
    text = QUOTED.sub(lambda match: "x" * len(match[0]), passage.text)
    for rule in RULES:
        if not rule.kinds or passage.kind in rule.kinds:
            for match in rule.pattern.finditer(text):
                line = passage.line + text.count("\n", 0, match.start())
                yield line, " ".join(match[0].split()), rule.advice


def rates(paths: Iterable[Path], since: str | None) -> None:
    """Print the constructions per thousand words, by kind of text."""
    words, counts = Counter[str](), defaultdict[str, Counter[str]](Counter)
    passages = [passage for path in paths for passage in read(path)]
    if since:
        subjects = ask_git("log", "--format=%s", f"{since}..")
        passages += [Passage("commit subject", 0, line) for line in subjects]
    for passage in passages:
        text = QUOTED.sub(" ", passage.text)
        for kind in (passage.kind, "all"):
            words[kind] += len(re.findall(r"[A-Za-z][\w'\u2019-]*", text))
            counts[kind].update({name: len(c.findall(text)) for name, c in COUNTED.items()})
    print(f"{'':16}{'words':>9}" + "".join(f"{name:>14}" for name in COUNTED))
    for kind, number in sorted(words.items(), key=lambda item: item[1]):
        shares = (1_000 * counts[kind][name] / max(number, 1) for name in COUNTED)
        print(f"{kind:16}{number:>9,}" + "".join(f"{share:>14.2f}" for share in shares))


def main() -> int:
    """Check or count, and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check").add_argument("files", nargs="*", type=Path)
    commands.add_parser("rates").add_argument("--since", metavar="COMMIT")
    options = parser.parse_args()
    if options.command == "rates":
        rates(tracked(), options.since)
        return 0
    return 1 if check(options.files or tracked()) else 0


if __name__ == "__main__":
    sys.exit(main())
