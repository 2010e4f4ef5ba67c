"""Write the Python types of the evidence records from the engine's table.

Run it with `.venv/bin/python scripts/write_evidence.py` when a record changes. The build makes the
classes from the table; this script writes their types and exports them.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).parents[1]
TABLES = (
    "engine/techniques/src/step/evidence/records.rs",
    "engine/techniques/src/step/evidence/reasoned.rs",
)
STUB = "src/nonet/engine/_native.pyi"
MODULE = "src/nonet/engine/evidence.py"

BEGIN = "# The records of evidence, as scripts/write_evidence.py writes them.\n"
END = "# The end of the records.\n"

TYPES = {
    "Candidate": "tuple[int, int]",
    "Cell": "int",
    "Digit": "int",
    "CellSet": "tuple[int, ...]",
    "DigitSet": "tuple[int, ...]",
}
KIND = re.compile(r"^ {12}(parts|records) \{", re.MULTILINE)
RECORD = re.compile(r"^ {16}(\w+) \{(\}|.*?^ {16}\})", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^ {20}(\w+): (.+),$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Record:
    """A record of the table; its fields are pairs of a name and a type of Rust's."""

    name: str
    fields: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The parts of records, and the records."""

    parts: tuple[Record, ...]
    records: tuple[Record, ...]

    @property
    def names(self) -> list[str]:
        """Every class, parts first."""
        return [one.name for one in (*self.parts, *self.records)]


def read_table(text: str) -> Table:
    """Read the table from the text of its Rust files."""
    _, *sections = KIND.split(text)
    named = list(zip(sections[::2], sections[1::2], strict=True))
    parts, records = (
        [one for kind, section in named if kind == wanted for one in _read_records(section)]
        for wanted in ("parts", "records")
    )
    return Table(tuple(parts), tuple(records))


def _read_records(text: str) -> Iterator[Record]:
    for name, fields in RECORD.findall(text):
        yield Record(name, tuple(FIELD.findall(fields)))


def python_type(rust: str) -> str:
    """Return the Python type of a Rust type's values."""
    if inner := re.fullmatch(r"Option<(.+)>", rust):
        return f"{python_type(inner[1])} | None"
    if inner := re.fullmatch(r"Vec<(.+)>", rust):
        return f"tuple[{python_type(inner[1])}, ...]"
    if inner := re.fullmatch(r"\[(.+); (\d+)\]", rust):
        return f"tuple[{', '.join([python_type(inner[1])] * int(inner[2]))}]"
    return TYPES.get(rust, rust)


def write_all(table: Table, texts: dict[str, str]) -> dict[str, str]:
    """Return both files with the records of the table, formatted."""
    written = {STUB: _write_stub(table, texts[STUB]), MODULE: _write_module(table)}
    return {path: tidy(path, text) for path, text in written.items()}


def _write_stub(table: Table, text: str) -> str:
    before, rest = text.split(BEGIN)
    old, after = rest.split(END)
    classes = "\n".join(_write_class(one) for one in (*table.parts, *table.records))
    listed = table.names
    for gone in set(re.findall(r"^class (\w+):", old, re.MULTILINE)):
        before = before.replace(f'    "{gone}",\n', "")
    before = before.replace("__all__ = [\n", "__all__ = [\n" + _quoted(listed))
    return f"{before}{BEGIN}{classes}\n{END}{after}"


def _write_class(record: Record) -> str:
    fields = [("kind", "str"), *((name, python_type(rust)) for name, rust in record.fields)]
    properties = [f"    @property\n    def {name}(self) -> {kind}: ..." for name, kind in fields]
    return "\n".join(
        [
            "@final",
            f"class {record.name}:",
            *properties,
            "    def to_dict(self) -> dict[str, Any]: ...",
            "    @staticmethod",
            f"    def from_dict(data: dict[str, Any]) -> {record.name}: ...\n",
        ]
    )


def _write_module(table: Table) -> str:
    union = _filled(" | ".join(one.name for one in table.records))
    return (
        '"""The reasons for steps: a record for each kind of pattern, with its roles '
        'as properties."""\n\n# scripts/write_evidence.py writes this file.\n\n'
        "from typing import TypeAlias\n\n"
        f"from nonet.engine._native import ({', '.join(table.names)},)\n\n"
        f"Evidence: TypeAlias = (\n{union}\n)  # fmt: skip\n\n"
        f"__all__ = [\n{_packed([*table.names, 'Evidence'])}\n]  # fmt: skip\n"
    )


def _quoted(names: list[str]) -> str:
    return "".join(f'    "{name}",\n' for name in names)


def _packed(names: list[str]) -> str:
    return _filled("".join(f'"{name}", ' for name in sorted(names)).rstrip())


def _filled(text: str) -> str:
    return fill(text, 100, initial_indent="    ", subsequent_indent="    ")


def tidy(path: str, text: str) -> str:
    """Sort and format a file's text as `make check` requires."""
    ruff, name = str(Path(sys.executable).with_name("ruff")), f"--stdin-filename={path}"
    for command in (
        ["check", "--fix-only", "--quiet", "--select=I001,RUF022", name, "-"],
        ["format", "--quiet", name, "-"],
    ):
        done = subprocess.run(  # noqa: S603 - our own command
            [ruff, *command], input=text, capture_output=True, text=True, check=True, cwd=ROOT
        )
        text = done.stdout
    return text


def main() -> None:
    """Write both files."""
    texts = {path: (ROOT / path).read_text("utf-8") for path in (STUB, MODULE)}
    table = read_table("".join((ROOT / path).read_text("utf-8") for path in TABLES))
    for path, text in write_all(table, texts).items():
        (ROOT / path).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
