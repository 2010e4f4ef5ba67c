"""`nonet corpus`: make, verify and audit corpora for research."""

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Literal

import typer

from nonet.cli.commands import with_option_groups
from nonet.cli.progress import ProgressBar
from nonet.cli.terminal import FAILED, AsJson, print_json, print_line, print_result
from nonet.errors import CorpusError
from nonet.i18n.catalogue import english
from nonet.research import auditing, making, shards, units, verifying
from nonet.research.recipe import read_recipe
from nonet.research.workers import Alone, LocalWorkers, RayWorkers, Workers
from nonet.server.settings import Settings

corpus = typer.Typer(
    add_completion=False, help="Make, verify and audit corpora for research.", no_args_is_help=True
)

_FAULTS_SHOWN = 20
_DEFAULT_SAMPLE = 20_000

Folder = Annotated[Path, typer.Option("--out", "-o", help="New folder for the corpus.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerOptions:
    """The workers that make or verify a corpus."""

    on: Annotated[
        Literal["cores", "ray"],
        typer.Option(help="Run on the cores of this machine or on a Ray cluster."),
    ] = "cores"
    address: Annotated[
        str | None, typer.Option(help="Address of a Ray cluster; by default one is started here.")
    ] = None
    processes: Annotated[
        int | None,
        typer.Option(min=1, help="Number of processes on this machine; by default one per core."),
    ] = None

    def workers(self) -> Workers:
        """Return the workers.

        Raises:
            CorpusError: the cluster can't be reached.
            ModuleNotFoundError: Ray isn't installed.
            typer.BadParameter: there is an address without `--on ray`.
        """
        if self.on == "ray":
            return RayWorkers(self.address, self.processes)
        if self.address is not None:
            raise typer.BadParameter("requires --on ray", param_hint="--address")
        return Alone() if self.processes == 1 else LocalWorkers(self.processes)


@corpus.command("make")
@with_option_groups
def make_command(  # noqa: PLR0913 - one parameter per option
    recipe: Annotated[Path, typer.Argument(metavar="RECIPE", help="TOML file of the recipe.")],
    *,
    out: Folder,
    split: Annotated[
        list[str] | None, typer.Option("--split", help="Make only this split; can be repeated.")
    ] = None,
    sealed: Annotated[
        bool,
        typer.Option("--sealed", help="Only publish a commitment to secret seeds; see `reveal`."),
    ] = False,
    as_json: AsJson = False,
    options: WorkerOptions,
) -> None:
    """Make a corpus from a recipe.

    If the command is interrupted, run it again to continue. A recipe gives the same files on one
    core, on many, or on a Ray cluster. With --sealed nothing is generated yet: the folder holds a
    commitment to secret seeds, which you publish, and a file next to it holds the secret for
    `nonet corpus reveal`.
    """
    known = read_recipe(recipe)
    making.require_room(out)
    splits = tuple(split or ())
    if unknown := [name for name in splits if name not in known.splits]:
        message = f"unknown split {unknown[0]!r}; expected one of: {', '.join(known.splits)}"
        raise typer.BadParameter(message, param_hint="--split")
    if sealed:
        with _located(out):
            secret = shards.seal(recipe, out, splits)
        fields = {"folder": str(out), "secret": str(secret)}
        print_result(fields, f"Publish {out}. Keep {secret} secret.", as_json=as_json)
        return
    job = units.Job(known, units.public_seeds(known), Settings().site.languages_dir)
    _make(making.Order(recipe, job, out, splits), options, as_json=as_json)


@corpus.command("reveal")
@with_option_groups
def reveal_command(
    sealed: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Folder made by `nonet corpus make --sealed`.")
    ],
    *,
    secret: Annotated[Path, typer.Option(help="File with the secret of the sealed folder.")],
    out: Folder,
    as_json: AsJson = False,
    options: WorkerOptions,
) -> None:
    """Make a sealed corpus, and include its secret so that anyone can verify it."""
    commitment = shards.read_commitment(sealed)
    recipe = sealed / "recipe.toml"
    known, revealed = read_recipe(recipe), shards.read_secret(sealed, secret)
    making.require_room(out)
    job = units.Job(known, units.secret_seeds(known, revealed), Settings().site.languages_dir)
    order = making.Order(recipe, job, out, tuple(commitment["splits"]), (sealed, revealed))
    _make(order, options, as_json=as_json)


def _make(order: making.Order, options: WorkerOptions, *, as_json: bool) -> None:
    total = order.recipe.count
    with (
        options.workers() as workers,
        closing(ProgressBar(doing="Making", total=total, prints=False)) as bar,
        _located(order.begun),
    ):
        rows = making.make(order, workers, bar.advance)
    fields = {"folder": str(order.folder), "puzzles": rows}
    print_result(fields, f"{order.folder}: {rows:,} puzzles", as_json=as_json)


@contextmanager
def _located(folder: Path) -> Iterator[None]:
    """Add the path to a disk error, and a note that the same command resumes the work."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        place = error.filename or folder
        raise CorpusError(f"{place}: {reason}; run the same command again to continue") from None


@corpus.command("verify")
@with_option_groups
def verify_command(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Folder of the corpus.")],
    *,
    beside: Annotated[
        Path | None, typer.Option(help="Folder that the recipe's `avoid` paths are relative to.")
    ] = None,
    as_json: AsJson = False,
    options: WorkerOptions,
) -> None:
    """Verify that a corpus matches its manifest and recipe.

    The files must match the manifest. Each puzzle must have exactly one solution, meet its band,
    have correct metadata, come from the recipe's seeds and be in the right split. No two puzzles
    may be equivalent. Each fault is printed on a line, and the exit status is then 1.
    """
    languages = Settings().site.languages_dir
    with (
        options.workers() as workers,
        closing(ProgressBar(doing="Verifying", total=None, prints=False)) as bar,
    ):
        proof = verifying.verify(
            folder, workers, beside=beside, languages_dir=languages, report=bar.advance
        )
    if as_json:
        print_json({"puzzles": proof.puzzles, "faults": list(map(asdict, proof.faults))})
    else:
        _print_proof(folder, proof)
    if proof.faults:
        raise typer.Exit(FAILED)


def _print_proof(folder: Path, proof: verifying.Proof) -> None:
    for fault in proof.faults[:_FAULTS_SHOWN]:
        place = fault.file if fault.row is None else f"{fault.file}, row {fault.row:,}"
        print_line(f"{place}: {fault.what}")
    more = len(proof.faults) - _FAULTS_SHOWN
    if more > 0:
        print_line(f"and {more:,} more")
    if not proof.faults:
        print_line(f"{folder}: {proof.puzzles:,} puzzles verified; no two of them are equivalent")


@corpus.command("audit")
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
    ] = _DEFAULT_SAMPLE,
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
    options = auditing.AuditOptions(files, column, solutions, None if all_rows else sample, seed)
    with closing(ProgressBar(doing="Auditing", total=None, prints=False)) as bar:
        found = auditing.audit(options, bar.advance)
    if out is not None:
        _write_audit(found, out)
    if as_json:
        print_json(found.as_dict())
    else:
        _print_audit(found)
    if not found.is_clean:
        raise typer.Exit(FAILED)


def _print_audit(found: auditing.Audit) -> None:
    words = english()
    for file in found.files:
        summary = words("corpora-audit-read", count=file.rows, column=file.column)
        print_line(f"{file.name}: {summary}")
        for finding in filter(lambda one: one.count, file.findings):
            print_line(f"{finding.count:12,}  {words(f'corpora-found-{finding.kind}')}")
    for leak in found.leaks:
        print_line(f"{words('corpora-audit-between', earlier=leak.earlier, later=leak.later)}:")
        for finding in leak.findings:
            print_line(f"{finding.count:12,}  {words(f'corpora-shared-{finding.kind}')}")


def _write_audit(found: auditing.Audit, folder: Path) -> None:
    """Write the report; a file gets its final name only when it is complete."""
    texts = {
        "audit.html": auditing.page_of(found, english()),
        "audit.json": f"{json.dumps(found.as_dict(), indent=2)}\n",
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            part = folder / f"{name}.part"
            part.write_text(text, "utf-8")
            part.replace(folder / name)
    except OSError as error:
        raise CorpusError(f"{error.filename or folder}: {error.strerror or error}") from None
