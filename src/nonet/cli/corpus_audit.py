"""`nonet corpus audit`: find faults in existing corpora."""

import json
from pathlib import Path
from typing import Annotated

import typer

from nonet.cli.progress import ProgressBar
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.errors import CorpusError
from nonet.i18n.catalogue import english
from nonet.research.auditing import Audit, AuditOptions, audit, page_of

_USUAL_SAMPLE = 20_000


def audit_command(  # noqa: PLR0913 - one parameter per option
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Parquet, CSV or JSON Lines files.")
    ],
    *,
    column: Annotated[
        str | None, typer.Option(help="Column with the grids; by default detected.")
    ] = None,
    solutions: Annotated[
        str | None, typer.Option(help="Column with the solutions; by default found by name.")
    ] = None,
    sample: Annotated[
        int, typer.Option(min=0, help="Number of puzzles of each file to grade and rate.")
    ] = _USUAL_SAMPLE,
    all_rows: Annotated[bool, typer.Option("--all", help="Grade and rate all puzzles.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="Random seed for the sample.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="Folder to write audit.html and audit.json to."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Find equal or equivalent puzzles, puzzles that aren't unique, and wrong solutions.

    All rows of all files are checked, also against each other. The exit status is 1 if any fault is
    found.
    """
    bar = ProgressBar(doing="Auditing", total=None, prints=False)
    asked = AuditOptions(files, column, solutions, None if all_rows else sample, seed)
    try:
        found = audit(asked, bar.advance)
    finally:
        bar.end()
    if out is not None:
        _write(found, out)
    if as_json:
        print_json(found.as_dict())
    else:
        _print(found)
    if not found.is_clean:
        raise typer.Exit(1)


def _print(found: Audit) -> None:
    words = english()
    for file in found.files:
        print_line(
            f"{file.name}: {words('corpora-audit-read', count=file.rows, column=file.column)}"
        )
        for finding in filter(lambda one: one.count, file.findings):
            print_line(f"{finding.count:12,}  {words(f'corpora-found-{finding.kind}')}")
    for leak in found.leaks:
        names = {"earlier": leak.earlier, "later": leak.later}
        print_line(f"{words('corpora-audit-between', **names)}:")
        for finding in leak.findings:
            print_line(f"{finding.count:12,}  {words(f'corpora-shared-{finding.kind}')}")


def _write(found: Audit, folder: Path) -> None:
    """Write the report; a file gets its final name only when it is complete."""
    texts = {
        "audit.html": page_of(found, english()),
        "audit.json": f"{json.dumps(found.as_dict(), indent=2)}\n",
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            begun = folder / f"{name}.part"
            begun.write_text(text, "utf-8")
            begun.replace(folder / name)
    except OSError as fault:
        raise CorpusError(f"{fault.filename or folder}: {fault.strerror or fault}") from None
