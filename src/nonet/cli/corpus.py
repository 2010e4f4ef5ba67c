"""`nonet corpus`: corpora for research, made, proved and audited."""

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
    add_completion=False, help="Make, prove and audit corpora for research.", no_args_is_help=True
)
corpus.command("audit")(audit_command)

_SHOWN = 20

Folder = Annotated[Path, typer.Option("--out", "-o", help="A new folder for the corpus.")]
OnlySplits = Annotated[
    list[str] | None, typer.Option("--split", help="Make this split alone; can be repeated.")
]
Sealed = Annotated[
    bool, typer.Option("--sealed", help="Commit to the seeds, and make the corpus at `reveal`.")
]


@corpus.callback()
def _group() -> None:
    """Make, prove and audit corpora for research."""


@corpus.command("make")
def make_command(  # noqa: PLR0913 - one parameter an option
    recipe: Annotated[Path, typer.Argument(help="A recipe, as TOML.")],
    *,
    out: Folder,
    split: OnlySplits = None,
    sealed: Sealed = False,
    on: On = "cores",
    address: Address = None,
    processes: Processes = None,
    as_json: AsJson = False,
) -> None:
    """Make a corpus from a recipe; interrupted, the same command goes on with it.

    The same recipe makes the same files, on one core, on many, or on a Ray cluster. With --sealed
    the folder commits to seeds that nobody knows, and a file beside it has their secret.
    """
    known = read_recipe(recipe)
    require_room(out)
    only = tuple(split or ())
    if unknown := [name for name in only if name not in known.splits]:
        message = f"no split is called {unknown[0]!r}; there are: {', '.join(known.splits)}"
        raise typer.BadParameter(message, param_hint="--split")
    if sealed:
        with _located(out):
            secret = seal(recipe, out, only)
        if as_json:
            print_json({"folder": str(out), "secret": str(secret)})
        else:
            print_line(f"{out}: publish it; {secret}: keep it secret")
        return
    job = Job(known, public_seeds(known), Settings().languages_dir)
    with workers_of(on, address, processes) as workers:
        rows = _make(Order(recipe, job, out, only), workers)
    _print_made(out, rows, as_json=as_json)


@corpus.command("reveal")
def reveal_command(  # noqa: PLR0913 - one parameter an option
    sealed: Annotated[Path, typer.Argument(help="A folder that `make --sealed` has made.")],
    *,
    secret: Annotated[Path, typer.Option(help="The file with its secret.")],
    out: Folder,
    on: On = "cores",
    address: Address = None,
    processes: Processes = None,
    as_json: AsJson = False,
) -> None:
    """Make the corpus that was committed to, and publish its secret in it."""
    promise = read_commitment(sealed)
    recipe = sealed / "recipe.toml"
    known, revealed = read_recipe(recipe), read_secret(sealed, secret)
    require_room(out)
    job = Job(known, secret_seeds(known, revealed), Settings().languages_dir)
    order = Order(recipe, job, out, tuple(promise["splits"]), (sealed, revealed))
    with workers_of(on, address, processes) as workers:
        rows = _make(order, workers)
    _print_made(out, rows, as_json=as_json)


@corpus.command("verify")
def verify_command(  # noqa: PLR0913 - one parameter an option
    folder: Annotated[Path, typer.Argument(help="A corpus.")],
    *,
    beside: Annotated[
        Path | None,
        typer.Option(help="The folder from which its recipe names what to avoid."),
    ] = None,
    on: On = "cores",
    address: Address = None,
    processes: Processes = None,
    as_json: AsJson = False,
) -> None:
    """Prove a corpus again; every fault is a line, and then the exit status is 1.

    Its files are as the manifest has them; each puzzle is unique, as its band asks for, as told,
    drawn as the recipe says, and in its split; and none is an image of another.
    """
    bar = ProgressBar(doing="Verifying", total=None, prints=False)
    with workers_of(on, address, processes) as workers:
        proof = verify(
            folder,
            workers,
            beside=beside,
            languages_dir=Settings().languages_dir,
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
        print_line(
            f"{folder}: {proof.puzzles:,} puzzles, each as promised, none an image of another"
        )


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
    """Have a fault of the disk say where it was, and that nothing is lost by it."""
    try:
        yield
    except OSError as fault:
        reason = fault.strerror or str(fault)
        place = fault.filename or folder
        raise CorpusError(f"{place}: {reason}; the same command goes on from here") from None
