"""The options that choose the workers for a corpus."""

from typing import Annotated, Literal

import typer

from nonet.research.workers import Alone, LocalWorkers, RayWorkers, Workers

On = Annotated[
    Literal["cores", "ray"],
    typer.Option(help="Run on the cores of this machine or on a Ray cluster."),
]
Address = Annotated[
    str | None, typer.Option(help="Address of a Ray cluster; by default one is started here.")
]
Processes = Annotated[
    int | None,
    typer.Option(min=1, help="Number of processes on this machine; by default one per core."),
]


def workers_of(on: str, address: str | None, processes: int | None) -> Workers:
    """Return the workers for the given options.

    Raises:
        CorpusError: the cluster can't be reached.
        ModuleNotFoundError: Ray isn't installed.
        typer.BadParameter: there is an address without `--on ray`.
    """
    if on == "ray":
        return RayWorkers(address, processes)
    if address is not None:
        raise typer.BadParameter("requires --on ray", param_hint="--address")
    return Alone() if processes == 1 else LocalWorkers(processes)
