"""The options that say who works on a corpus."""

from typing import Annotated, Literal

import typer

from nonet.research.workers import Alone, LocalWorkers, RayWorkers, Workers

On = Annotated[
    Literal["cores", "ray"],
    typer.Option(help="Who works: the cores of this machine, or a Ray cluster."),
]
Address = Annotated[
    str | None, typer.Option(help="The address of a Ray cluster; without it, one begins here.")
]
Processes = Annotated[
    int | None,
    typer.Option(min=1, help="How many processes of this machine; by default one a core."),
]


def workers_of(on: str, address: str | None, processes: int | None) -> Workers:
    """Return who works.

    Raises:
        CorpusError: there is no such cluster.
        ModuleNotFoundError: Ray is not installed.
        typer.BadParameter: a cluster is named that is not asked for.
    """
    if on == "ray":
        return RayWorkers(address, processes)
    if address is not None:
        raise typer.BadParameter("only --on ray has one", param_hint="--address")
    return Alone() if processes == 1 else LocalWorkers(processes)
