"""`nonet corpus`: make, verify and audit corpora for research."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from nonet.cli.corpus_audit import audit_command
from nonet.cli.corpus_workers import Address, On, Processes, workers_of
from nonet.cli.progress import ProgressBar
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.errors import CorpusError
from nonet.research.making import Order, make, require_room
from nonet.research.recipe import read_recipe
from nonet.research.sealing import read_secret, seal
from nonet.research.shards import read_commitment
from nonet.research.units import Job, public_seeds, secret_seeds
from nonet.research.verifying import Proof, verify
from nonet.research.workers import Workers
from nonet.server.settings import Settings

corpus = typer.Typer(
    add_completion=False, help="Make, verify and audit corpora for research.", no_args_is_help=True
)
corpus.command("audit")(audit_command)

_SHOWN = 20

Folder = Annotated[Path, typer.Option("--out", "-o", help="New folder for the corpus.")]
OnlySplits = Annotated[
    list[str] | None, typer.Option("--split", help="Make only this split; can be repeated.")
]
Sealed = Annotated[
    bool,
    typer.Option("--sealed", help="Only publish a commitment to secret seeds; see `reveal`."),
]


@corpus.callback()
def _group() -> None:
    """Make, verify and audit corpora for research."""


@corpus.command("make")
def make_command(  # noqa: PLR0913 - one parameter per option
    recipe: Annotated[Path, typer.Argument(metavar="RECIPE", help="TOML file of the recipe.")],
    *,
    out: Folder,
    split: OnlySplits = None,
    sealed: Sealed = False,
    on: On = "cores",
    address: Address = None,
    processes: Processes = None,
    as_json: AsJson = False,
) -> None:
    """Make a corpus from a recipe.

    If the command is interrupted, run it again to continue. A recipe gives the same files on one
    core, on many, or on a Ray cluster. With --sealed nothing is generated yet: the folder holds a
    commitment to secret seeds, which you publish, and a file next to it holds the secret for
    `nonet corpus reveal`.
    """
    known = read_recipe(recipe)
    require_room(out)
    only = tuple(split or ())
    if unknown := [name for name in only if name not in known.splits]:
        message = f"unknown split {unknown[0]!r}; expected one of: {', '.join(known.splits)}"
        raise typer.BadParameter(message, param_hint="--split")
    if sealed:
        with _located(out):
            secret = seal(recipe, out, only)
        if as_json:
            print_json({"folder": str(out), "secret": str(secret)})
        else:
            print_line(f"Publish {out}. Keep {secret} secret.")
        return
    job = Job(known, public_seeds(known), Settings().site.languages_dir)
    with workers_of(on, address, processes) as workers:
        rows = _make(Order(recipe, job, out, only), workers)
    _print_made(out, rows, as_json=as_json)


@corpus.command("reveal")
def reveal_command(  # noqa: PLR0913 - one parameter per option
    sealed: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Folder made by `nonet corpus make --sealed`.")
    ],
    *,
    secret: Annotated[Path, typer.Option(help="File with the secret of the sealed folder.")],
    out: Folder,
    on: On = "cores",
    address: Address = None,
    processes: Processes = None,
    as_json: AsJson = False,
) -> None:
    """Make a sealed corpus, and include its secret so that anyone can verify it."""
    promise = read_commitment(sealed)
    recipe = sealed / "recipe.toml"
    known, revealed = read_recipe(recipe), read_secret(sealed, secret)
    require_room(out)
    job = Job(known, secret_seeds(known, revealed), Settings().site.languages_dir)
    order = Order(recipe, job, out, tuple(promise["splits"]), (sealed, revealed))
    with workers_of(on, address, processes) as workers:
        rows = _make(order, workers)
    _print_made(out, rows, as_json=as_json)


@corpus.command("verify")
def verify_command(  # noqa: PLR0913 - one parameter per option
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Folder of the corpus.")],
    *,
    beside: Annotated[
        Path | None,
        typer.Option(help="Folder that the recipe's `avoid` paths are relative to."),
    ] = None,
    on: On = "cores",
    address: Address = None,
    processes: Processes = None,
    as_json: AsJson = False,
) -> None:
    """Verify that a corpus matches its manifest and recipe.

    The files must match the manifest. Each puzzle must have exactly one solution, meet its band,
    have correct metadata, come from the recipe's seeds and be in the right split. No two puzzles
    may be equivalent. Each fault is printed on a line, and the exit status is then 1.
    """
    bar = ProgressBar(doing="Verifying", total=None, prints=False)
    with workers_of(on, address, processes) as workers:
        proof = verify(
            folder,
            workers,
            beside=beside,
            languages_dir=Settings().site.languages_dir,
            report=bar.advance,
        )
    bar.end()
    if as_json:
        print_json({"puzzles": proof.puzzles, "faults": list(map(asdict, proof.faults))})
    else:
        _print_proof(folder, proof)
    if proof.faults:
        raise typer.Exit(1)


def _print_proof(folder: Path, proof: Proof) -> None:
    for fault in proof.faults[:_SHOWN]:
        place = fault.file if fault.row is None else f"{fault.file}, row {fault.row:,}"
        print_line(f"{place}: {fault.what}")
    more = len(proof.faults) - _SHOWN
    if more > 0:
        print_line(f"and {more:,} more")
    if not proof.faults:
        print_line(f"{folder}: {proof.puzzles:,} puzzles verified; no two of them are equivalent")


def _make(order: Order, workers: Workers) -> int:
    bar = ProgressBar(doing="Making", total=order.recipe.count, prints=False)
    with _located(order.begun):
        try:
            return make(order, workers, bar.advance)
        finally:
            bar.end()


def _print_made(folder: Path, rows: int, *, as_json: bool) -> None:
    if as_json:
        print_json({"folder": str(folder), "puzzles": rows})
    else:
        print_line(f"{folder}: {rows:,} puzzles")


@contextmanager
def _located(folder: Path) -> Iterator[None]:
    """Add the path to a disk error, and a note that the same command resumes the work."""
    try:
        yield
    except OSError as fault:
        reason = fault.strerror or str(fault)
        place = fault.filename or folder
        raise CorpusError(f"{place}: {reason}; run the same command again to continue") from None
